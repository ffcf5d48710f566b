import { linesOf } from '#domain/story/book/split-chapters.ts';
import { decodeText } from './decode-text.ts';
import { type ImportedDocument, toDocument } from './imported.ts';
import { limitLines } from './markup-limits.ts';

/** Lines that are never joined to the line before: dialogue, lists, headings, scene breaks. */
const startsNewLine = /^\s*(?:[—–-]\s?|["“«#>*+]|\d{1,3}[.)]\s)/u;

/** The lines of each paragraph; blank lines separate paragraphs. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trimEnd());
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last === undefined || startsNewLine.test(line)) whole.push(line.trim());
    else whole[whole.length - 1] = `${last} ${line.trim()}`;
  }
  return whole;
}

/**
 * Whether lines were wrapped at a fixed width: at least 70 % of the lines, without each paragraph's last one, have more
 * than 70 % of the longest line's length.
 */
function isWrapped(paragraphs: readonly string[][]): boolean {
  const inner = paragraphs.flatMap((lines) => lines.slice(0, -1));
  const width = inner.reduce((most, { length }) => Math.max(most, length), 0);
  if (inner.length < 1 || width > 110 || width < 30) return false;
  return inner.filter(({ length }) => length > width * 0.7).length >= inner.length * 0.7;
}

/** Reads plain text and joins lines that were wrapped at a fixed width. @throws RefusedDocumentError */
export function readPlain(bytes: Buffer): ImportedDocument {
  const read = decodeText(bytes);
  limitLines(read);
  const paragraphs = paragraphsOf(read);
  const wrapped = isWrapped(paragraphs);
  const text = paragraphs.map((lines) => (wrapped ? joined(lines) : lines).join('\n')).join('\n\n');
  return toDocument(text);
}

/** Reads title and author of a Markdown file's front matter. */
function frontMatter(text: string): { title: string; author: string; rest: string } {
  const [whole = '', head = ''] =
    /^---\r?\n([\s\S]{0,5000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const value = (name: string) => {
    const raw = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
    return raw.replace(/^(["'])(.*)\1$/, '$2').replaceAll(/\\(["\\])/g, '$1');
  };
  return { title: value('title'), author: value('author'), rest: text.slice(whole.length) };
}

/** Replaces emphasis with `_` by `*`, and removes escapes except that of `*`. */
const normalizeMarks = (line: string): string =>
  line
    .replaceAll(
      /(?<![\p{L}\p{N}_\\])(__?)(?=\S)([^_\n]+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
      (_, marks: string, inner: string) => {
        const stars = marks.replaceAll('_', '*');
        return `${stars}${inner}${stars}`;
      },
    )
    .replaceAll(/\\([!-)+-/:-@[-`{-~])/g, '$1');

/**
 * Reads Markdown: headings become chapters, emphasis is written with `*`, wrapped lines are joined.
 * @throws RefusedDocumentError
 */
export function readMarkdown(bytes: Buffer): ImportedDocument {
  const read = decodeText(bytes);
  limitLines(read);
  const { title, author, rest } = frontMatter(read);
  const marked = rest.replaceAll(/^(\S.*)\r?\n(=+|-{2,})[ \t]*$/gmu, (_, line: string, rule: string) =>
    rule.startsWith('=') ? `# ${line}\n` : `## ${line}\n`,
  );
  const text = paragraphsOf(marked)
    .flatMap((lines) => {
      // A heading is a paragraph also without blank lines around it.
      const parts: string[][] = [[]];
      for (const line of lines) {
        if (/^#{1,6}\s/.test(line)) parts.push([line], []);
        else parts.at(-1)?.push(line);
      }
      return parts
        .filter((part) => part.length > 0)
        .map((part) => joined(part).map(normalizeMarks).join('\n'));
    })
    .join('\n\n');
  return toDocument(text, { title, author });
}
