/** Longest body that is not checked, UTF-16 code units. */
const smallLength = 65_536;
/** More parts than any list or object of the contract. */
const maxParts = 1_000;

const partMarks = new Set([...'[{,'].map((mark) => mark.charCodeAt(0)));

/** The end of the string that begins at `start`: its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

/** Whether JSON has more parts than any valid input; strings are skipped, so a long story is checked fast. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at);
    else if (partMarks.has(code)) {
      parts += 1;
      if (parts > maxParts) return true;
    }
  }
  return false;
}

/**
 * Parses the JSON of a request's body; undefined without one. Refuses millions of tiny lists before parsing, which
 * would block the process for half a second.
 * @throws SyntaxError for invalid JSON, or JSON that no operation accepts
 */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  if (text.length > smallLength && hasTooManyParts(text)) throw new SyntaxError('Too many parts.');
  return JSON.parse(text);
}
