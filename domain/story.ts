/** Words of a text, split on white space (spec 1 §5). */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}

/** The name of a downloaded text: the title made safe for every file system, 'hikaye' when it is empty (spec 1 §2). */
export function downloadName(title: string): string {
  const safe = title
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
    .trim();
  return `${safe === '' ? 'hikaye' : safe}.txt`;
}

/** The first `length` characters of a text on one line, with an ellipsis where it was cut. */
export function preview(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= length ? line : `${letters.slice(0, length).join('')}…`;
}
