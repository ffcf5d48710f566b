import { type CoverTone, postCover } from '#domain/content/post-cover.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Record<CoverTone, { page: string; line: string; initial: string }> = {
  wash: { page: 'bg-accent-wash', line: 'fill-accent-line', initial: 'fill-accent' },
  well: { page: 'bg-well', line: 'fill-line-strong/50', initial: 'fill-accent' },
  accent: { page: 'bg-cover', line: 'fill-on-cover/40', initial: 'fill-on-cover' },
};

/** Of the drawing, whose width is 320: where lines begin beside the initial and under it, and where they may end. */
const left = { beside: 150, under: 48 } as const;
const right = 272;
const lineTop = (at: number) => 32 + at * 16;

/**
 * The picture of a post that has none of its own: the first page of a manuscript with its large letter. Drawn in the
 * page itself, so that it costs no request, follows the theme and moves nothing.
 */
function DrawnCover({ title }: { title: string }) {
  const { initial, tone, lines, beside } = postCover(title);
  const { page, line, initial: letter } = tones[tone];
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classes('block size-full', page)}
    >
      <text x={left.under - 4} y={87} className={classes('font-serif text-[5.25rem] font-semibold', letter)}>
        {initial}
      </text>
      {lines.map((length, at) => {
        const start = at < beside ? left.beside : left.under;
        const width = Math.round((right - start) * length);
        const isLast = at === lines.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change places
          <g key={at}>
            <rect x={start} y={lineTop(at)} width={width} height={4} rx={2} className={line} />
            {isLast && (
              <rect x={start + width + 6} y={lineTop(at) - 7} width={2} height={18} className={letter} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A post's picture, its own or a drawn one; it says nothing that the title does not say. */
export function PostCover({
  title,
  image,
  eager = false,
  onFault,
  className,
}: {
  title: string;
  image: string | null;
  /** Loaded with the page, where it is seen at once. */
  eager?: boolean;
  /** Called where its own picture can't be shown. */
  onFault?: () => void;
  /** Its proportions and edges. */
  className: string;
}) {
  return (
    <div className={classes('overflow-hidden bg-well', className)}>
      {image === null ? (
        <DrawnCover title={title} />
      ) : (
        <img
          src={image}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onFault}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
