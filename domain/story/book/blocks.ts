import { linesOf, readHeading } from './split-chapters.ts';

/** A run of letters of one look. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

/** What a chapter's text is made of. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; text: string }
  /** White space in the story: "* * *". */
  | { kind: 'scene-break' };

const sceneBreak = /^(?:(?:\*\s*){3,}|[-–—_](?:\s*[-–—_]){2,}|~(?:\s*~){2,}|#(?:\s*#)*|⁂)$/u;

/** A star that may open emphasis: not behind a letter or digit, and before a mark only where a word could begin. */
const opening = String.raw`(?<![\\*\p{L}\p{N}])(\*{1,3})(?=[^\s*])(?:(?<=(?:^|[\s\p{P}\p{S}])\*+)|(?=[^\p{P}\p{S}]))`;
/** One that may close it: not before a digit, and behind a mark only where a word could end. */
const closing = String.raw`(?<=[^\s*])(?:(?=\*+(?:$|[\s\p{P}\p{S}]))|(?<=[^\p{P}\p{S}]))\1(?![*\p{N}])`;
/**
 * Stars that hold words: "*böyle*", "**böyle**", "***böyle***", as CommonMark has them beside white space and marks. A star
 * within numbers or in the middle of a word is a star ("5*3*2"), while a suffix may follow ("*Kuyu*nun").
 */
const emphasis = new RegExp(String.raw`${opening}((?:\\.|[^*\\\n])+?)${closing}`, 'gu');
const escaped = /\\([\\*_#>`~+.[\]-])/gu;
const plain = (text: string): string => text.replaceAll(escaped, '$1');

/** A line as runs of one look, by the few marks of Markdown that stories have. */
export function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  const add = (text: string, stars: number) => {
    if (text !== '') spans.push({ text: plain(text), bold: stars >= 2, italic: stars % 2 === 1 });
  };
  let from = 0;
  for (const match of line.matchAll(emphasis)) {
    add(line.slice(from, match.index), 0);
    add(match[2] ?? '', match[1]?.length ?? 0);
    from = match.index + match[0].length;
  }
  add(line.slice(from), 0);
  return spans;
}

/** A chapter's text as blocks: each line that is not blank is a paragraph of its own, as the editor shows it. */
export function readBlocks(text: string): Block[] {
  return linesOf(text).flatMap((line): Block[] => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    if (sceneBreak.test(trimmed)) return [{ kind: 'scene-break' }];
    const heading = readHeading(trimmed);
    if (heading) return [{ kind: 'heading', text: plain(heading.title) }];
    return [{ kind: 'paragraph', spans: readSpans(trimmed) }];
  });
}

/** The words of some runs, without their look. */
export const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
