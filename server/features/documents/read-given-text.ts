import { limits } from '#domain/limits.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** An unsaved text as the editor sends it. */
interface GivenText {
  title: string;
  author: string;
  content: string;
}

/**
 * Parses an unsaved text; null when it is invalid. The conversion's process calls it, because parsing a book takes
 * long.
 */
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
