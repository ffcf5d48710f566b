import { limits } from '#domain/limits.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** A text that is nowhere saved, as the editor sends it. */
interface GivenText {
  title: string;
  author: string;
  content: string;
}

/** Reads what was sent to be exported; null where it is no such text. Here, as parsing a book takes its time. */
export function readGivenText(json: string): GivenText | null {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const { title = '', author = '', content } = given as Partial<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof author !== 'string' || typeof content !== 'string') return null;
  const fits =
    title.length <= limits.title && author.length <= limits.fullName && content.length <= limits.content;
  return fits ? { title: oneLine(title).trim(), author: oneLine(author).trim(), content } : null;
}
