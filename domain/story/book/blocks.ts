import { linesOf, readHeading } from './split-chapters.ts';

/** A run of characters with the same emphasis. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

/** A block of a chapter's text. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; text: string }
  /** A scene break, written as "* * *" in the story. */
  | { kind: 'scene-break' };

const sceneBreakLine = /^(?:(?:\*\s*){3,}|[-–—_](?:\s*[-–—_]){2,}|~(?:\s*~){2,}|#(?:\s*#)*|⁂)$/u;

/** Whether a line is a scene break, written as "* * *" in the story. */
export const isSceneBreak = (line: string): boolean => sceneBreakLine.test(line.trim());

/** Matches a star that may open emphasis: not after a letter or digit, and before punctuation only where a word could begin. */
const opening = String.raw`(?<![\\*\p{L}\p{N}])(\*{1,3})(?=[^\s*])(?:(?<=(?:^|[\s\p{P}\p{S}])\*+)|(?=[^\p{P}\p{S}]))`;
/** Matches a star that may close emphasis: not before a digit, and after punctuation only where a word could end. */
const closing = String.raw`(?<=[^\s*])(?:(?=\*+(?:$|[\s\p{P}\p{S}]))|(?<=[^\p{P}\p{S}]))\1(?![*\p{N}])`;
/**
 * Matches emphasis ("*böyle*", "**böyle**", "***böyle***") with CommonMark's rules for white space and punctuation. A star
 * within numbers or inside a word stays a star ("5*3*2"); a suffix may follow the emphasis ("*Kuyu*nun").
 */
const emphasis = new RegExp(String.raw`${opening}((?:\\.|[^*\\\n])+?)${closing}`, 'gu');
const escaped = /\\([\\*_#>`~+.[\]-])/gu;
const plain = (text: string): string => text.replaceAll(escaped, '$1');

/** Where emphasis stands in a line, offsets in characters: its marks are the first and the last `stars` characters. */
export interface EmphasisRange {
  from: number;
  to: number;
  stars: number;
}

/** Returns the emphasis of a line with its marks, for an editor that hides them. */
export const emphasisRanges = (line: string): EmphasisRange[] =>
  Array.from(line.matchAll(emphasis), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    stars: match[1]?.length ?? 0,
  }));

/** Returns a line as runs of the same emphasis, by the few Markdown marks that stories use. */
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

/** Returns a chapter's text as blocks: each line that is not blank is one paragraph, as in the editor. */
export function readBlocks(text: string): Block[] {
  return linesOf(text).flatMap((line): Block[] => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    if (isSceneBreak(trimmed)) return [{ kind: 'scene-break' }];
    const heading = readHeading(trimmed);
    if (heading) return [{ kind: 'heading', text: plain(heading.title) }];
    return [{ kind: 'paragraph', spans: readSpans(trimmed) }];
  });
}

/** Returns the text of the runs without emphasis. */
export const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

const blockText = (block: Block): string =>
  block.kind === 'paragraph' ? spansText(block.spans) : block.kind === 'heading' ? block.text : '* * *';

/** Returns the beginning of a text for lists: its paragraphs without headings, or the headings where there is nothing else. */
export function openingText(text: string): string {
  const blocks = readBlocks(text);
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  return (paragraphs.length > 0 ? paragraphs : blocks).map(blockText).join('\n');
}

/** Returns a text without its marks of headings and emphasis, a block a line. */
export const withoutMarks = (text: string): string => readBlocks(text).map(blockText).join('\n');
