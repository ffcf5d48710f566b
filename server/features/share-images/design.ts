import { type CoverTone, postCover } from '#domain/content/post-cover.ts';
import { keepSuffixes } from '#domain/turkish/suffix-hyphen.ts';

/** The texts of a share image. */
export interface ShareImage {
  /** The site's name. */
  siteName: string;
  title: string;
  /** The line above the title: the post's categories; may be empty. */
  topic: string;
  /** The line at the bottom. */
  note: string;
}

/** The colours of the light theme (web/ui/styles/tokens.css); images can't follow the reader's theme. */
const colours = {
  paper: '#f8f4ec',
  sheet: '#fffdf9',
  line: '#e0d7c7',
  ink: '#241f19',
  inkSoft: '#5d5446',
  accent: '#9a4318',
  accentWash: '#f7e6d7',
  accentLine: '#e2b896',
  onAccent: '#fffaf4',
} as const;

const tones: Record<CoverTone, { page: string; line: string; initial: string; caret: string }> = {
  wash: { page: colours.accentWash, line: colours.accentLine, initial: colours.accent, caret: colours.ink },
  well: { page: colours.sheet, line: colours.line, initial: colours.accent, caret: colours.accent },
  accent: { page: colours.accent, line: '#c07f5b', initial: colours.onAccent, caret: colours.onAccent },
};

/** An element in the form that satori accepts, without React. */
export interface Box {
  type: string;
  props: { style: Record<string, string | number>; children?: (Box | string)[] };
}

const box = (style: Record<string, string | number>, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Removes characters that the fonts have no glyphs for (emoji, other scripts); they would be drawn as empty boxes. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The font size of a title, px; smaller for longer titles. */
function titleSize(title: string): number {
  if (title.length <= 32) return 76;
  if (title.length <= 60) return 62;
  return title.length <= 100 ? 50 : 42;
}

const page = { width: 430, padding: 52, initial: 210, initialWidth: 176, lineHeight: 11, lineGap: 46 };

/** Draws a manuscript page with a large initial, lines, and a caret after the last line. */
function manuscript(title: string): Box {
  const { initial, tone, lines, beside } = postCover(title);
  const { page: paper, line: stroke, initial: letter, caret } = tones[tone];
  const textWidth = page.width - 2 * page.padding;
  const drawn = lines.map((length, at) => {
    const left = at < beside ? page.initialWidth : 0;
    const width = Math.round((textWidth - left) * length);
    const isLast = at === lines.length - 1;
    return box(
      { position: 'absolute', top: 74 + at * page.lineGap, left: page.padding + left, alignItems: 'center' },
      box({ width, height: page.lineHeight, borderRadius: 6, backgroundColor: stroke }),
      ...(isLast ? [box({ width: 5, height: 40, marginLeft: 12, backgroundColor: caret })] : []),
    );
  });
  return box(
    {
      position: 'absolute',
      top: 82,
      left: 716,
      width: page.width,
      height: 760,
      transform: 'rotate(3deg)',
      backgroundColor: paper,
      border: `2px solid ${tone === 'accent' ? colours.accent : colours.line}`,
      borderRadius: 10,
    },
    box(
      {
        position: 'absolute',
        top: 4,
        left: page.padding - 8,
        fontFamily: 'Literata, Literata Ext',
        fontSize: page.initial,
        fontWeight: 600,
        lineHeight: 1.15,
        color: letter,
      },
      initial,
    ),
    ...drawn,
  );
}

/** The product's name with its dotless ı in the accent colour, as in the site's header. */
function wordmark(siteName: string): Box {
  const name = drawable(siteName);
  const at = name.indexOf('ı');
  const parts = at < 0 ? [name] : [name.slice(0, at), 'ı', name.slice(at + 1)];
  return box(
    { fontFamily: 'Literata, Literata Ext', fontSize: 38, fontWeight: 600, color: colours.ink },
    ...parts.map((part, index) => box({ color: index === 1 ? colours.accent : colours.ink }, part)),
  );
}

/** Builds the element tree of a share image for satori. */
export function drawShareImage({ siteName, title, topic, note }: ShareImage): Box {
  const words = drawable(title) || drawable(note);
  return box(
    {
      position: 'relative',
      width: '100%',
      height: '100%',
      backgroundColor: colours.paper,
      fontFamily: 'Inter, Inter Ext',
    },
    manuscript(words),
    box(
      {
        position: 'absolute',
        top: 60,
        left: 72,
        width: 590,
        height: 510,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      wordmark(siteName),
      box(
        { flexDirection: 'column' },
        box({ fontSize: 27, fontWeight: 600, color: colours.accent, marginBottom: 20 }, drawable(topic)),
        {
          type: 'div',
          props: {
            style: {
              display: 'block',
              fontFamily: 'Literata, Literata Ext',
              fontSize: titleSize(words),
              fontWeight: 600,
              lineHeight: 1.18,
              letterSpacing: '-0.015em',
              color: colours.ink,
              lineClamp: 5,
              wordBreak: 'break-word',
            },
            children: [keepSuffixes(words)],
          },
        },
      ),
      box({ fontSize: 25, color: colours.inkSoft }, drawable(note)),
    ),
  );
}
