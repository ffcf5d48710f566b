import { linesOf } from '#domain/story/book/split-chapters.ts';
import { decodeText } from './decode-text.ts';
import { type ImportedDocument, toDocument } from './imported.ts';
import { limitLines } from './markup-limits.ts';

/** Lines that begin anew, wherever the one before ends: dialogue, lists, headings, breaks. */
const beginsAnew = /^\s*(?:[—–-]\s?|["“«#>*+]|\d{1,3}[.)]\s)/u;

/** Paragraphs of lines: those that no blank line parts. */
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
    if (last === undefined || beginsAnew.test(line)) whole.push(line.trim());
    else whole[whole.length - 1] = `${last} ${line.trim()}`;
  }
  return whole;
}

/**
 * Whether lines were broken to a width, as old programs and mails do: in paragraphs of several lines nearly all but the
 * last come close to the longest.
 */
function isWrapped(paragraphs: readonly string[][]): boolean {
  const inner = paragraphs.flatMap((lines) => lines.slice(0, -1));
  const width = inner.reduce((most, { length }) => Math.max(most, length), 0);
  if (inner.length < 1 || width > 110 || width < 30) return false;
  return inner.filter(({ length }) => length > width * 0.7).length >= inner.length * 0.7;
}

/** Plain text; lines that were broken to a width are paragraphs again. */
export function readPlain(bytes: Buffer): ImportedDocument {
  const read = decodeText(bytes);
  limitLines(read);
  const paragraphs = paragraphsOf(read);
  const wrapped = isWrapped(paragraphs);
  const text = paragraphs.map((lines) => (wrapped ? joined(lines) : lines).join('\n')).join('\n\n');
  return toDocument(text);
}

/** "title: …" at a Markdown file's beginning. */
function frontMatter(text: string): { title: string; author: string; rest: string } {
  const [whole = '', head = ''] =
    /^---\r?\n([\s\S]{0,5000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const value = (name: string) => {
    const raw = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
    return raw.replace(/^(["'])(.*)\1$/, '$2').replaceAll(/\\(["\\])/g, '$1');
  };
  return { title: value('title'), author: value('author'), rest: text.slice(whole.length) };
}

/** Marks that this product writes with stars alone, and letters that need no escape here: all but the star itself. */
const simplified = (line: string): string =>
  line
    .replaceAll(
      /(?<![\p{L}\p{N}_\\])(__?)(?=\S)([^_\n]+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
      (_, marks: string, inner: string) => {
        const stars = marks.replaceAll('_', '*');
        return `${stars}${inner}${stars}`;
      },
    )
    .replaceAll(/\\([!-)+-/:-@[-`{-~])/g, '$1');

/** Markdown: headings become chapters, emphasis stays as stars, broken lines are paragraphs again. */
export function readMarkdown(bytes: Buffer): ImportedDocument {
  const read = decodeText(bytes);
  limitLines(read);
  const { title, author, rest } = frontMatter(read);
  const marked = rest.replaceAll(/^(\S.*)\r?\n(=+|-{2,})[ \t]*$/gmu, (_, line: string, rule: string) =>
    rule.startsWith('=') ? `# ${line}\n` : `## ${line}\n`,
  );
  const text = paragraphsOf(marked)
    .flatMap((lines) => {
      // A heading needs no blank line around it.
      const parts: string[][] = [[]];
      for (const line of lines) {
        if (/^#{1,6}\s/.test(line)) parts.push([line], []);
        else parts.at(-1)?.push(line);
      }
      return parts.filter((part) => part.length > 0).map((part) => joined(part).map(simplified).join('\n'));
    })
    .join('\n\n');
  return toDocument(text, { title, author });
}
