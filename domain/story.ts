/** What `\s` matches: the white space that words are split on. */
function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 160) return false;
  return code === 160 || (code >= 0x2000 && code <= 0x200a) || otherSpaces.has(code);
}
const otherSpaces: ReadonlySet<number> = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]);

/**
 * Words that begin in a piece of a text; `afterSpace` says whether white space, or nothing, stands before it. A loop,
 * since splitting 2,000,000 letters blocks for 100 ms.
 */
export function wordStarts(piece: string, afterSpace: boolean): number {
  let words = 0;
  let after = afterSpace;
  for (let index = 0; index < piece.length; index++) {
    const space = isSpace(piece.charCodeAt(index));
    if (after && !space) words += 1;
    after = space;
  }
  return words;
}

/** Words of a text, split on white space (spec 1 §5). */
export function countWords(text: string): number {
  return wordStarts(text, true);
}

/** Names that Windows keeps for devices, whatever stands after their first dot. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/** The name of a downloaded text: the title made safe for every file system, 'hikaye' when it is empty (spec 1 §2). */
export function downloadName(title: string): string {
  const safe = Array.from(
    title
      .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replace(/^[. ]+|[. ]+$/g, ''),
  )
    .slice(0, 100)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(deviceName, '$&_');
  return `${safe === '' ? 'hikaye' : safe}.txt`;
}

/** The first `length` characters of a text on one line, with an ellipsis where it was cut. */
export function preview(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= length ? line : `${letters.slice(0, length).join('')}…`;
}
