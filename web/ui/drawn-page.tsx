import { CaretMark } from './caret-mark.tsx';
import { classes } from './classes.ts';

/** Where the parts of a page stand, in the units of its drawing. */
interface Shape {
  width: number;
  height: number;
  /** Where lines begin under the initial and beside it, and where they may end. */
  under: number;
  beside: number;
  right: number;
  /** The first line's top, and the distance of two. */
  top: number;
  step: number;
  stroke: number;
  initial: { x: number; y: number; size: number };
  /** The height of the caret on an empty page. */
  caret: number;
}

const shapes = {
  wide: {
    width: 320,
    height: 180,
    under: 48,
    beside: 150,
    right: 272,
    top: 32,
    step: 16,
    stroke: 4,
    initial: { x: 44, y: 87, size: 84 },
    caret: 36,
  },
  tall: {
    width: 240,
    height: 320,
    under: 36,
    beside: 152,
    right: 206,
    top: 78,
    step: 24,
    stroke: 5,
    initial: { x: 32, y: 157, size: 108 },
    caret: 52,
  },
} satisfies Record<string, Shape>;

interface DrawnPageProps {
  shape: keyof typeof shapes;
  /** The large letter, the lines' lengths (0-1) and how many of them stand beside the letter; null for an empty page. */
  page: { initial: string; lines: readonly number[]; beside: number } | null;
  /** Fills of the lines and of the letters. */
  line: string;
  letter: string;
  /** The page's own colour. */
  className?: string;
}

/**
 * The first page of a manuscript with its large letter and the caret after its last line: the picture of what has none of
 * its own. Drawn in the document, so that it costs no request, follows the theme and moves nothing.
 */
export function DrawnPage({ shape, page, line, letter, className }: DrawnPageProps) {
  const { width, height, under, beside, right, top, step, stroke, initial, caret } = shapes[shape];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classes('block size-full', className)}
    >
      {page === null ? (
        <CaretMark
          x={under}
          y={top - stroke}
          height={caret}
          width={caret}
          className={letter}
          preserveAspectRatio="xMinYMin"
        />
      ) : (
        <text
          x={initial.x}
          y={initial.y}
          fontSize={initial.size}
          className={classes('font-serif font-semibold', letter)}
        >
          {page.initial}
        </text>
      )}
      {page?.lines.map((length, at) => {
        const start = at < page.beside ? beside : under;
        const wide = Math.round((right - start) * length);
        const y = top + at * step;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change places
          <g key={at}>
            <rect x={start} y={y} width={wide} height={stroke} rx={stroke / 2} className={line} />
            {at === page.lines.length - 1 && (
              <CaretMark
                x={start + wide + stroke}
                y={y - 3 * stroke}
                width={4 * stroke}
                height={4 * stroke}
                preserveAspectRatio="xMinYMin"
                className={letter}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
