/** A larger body (UTF-16 code units) holds a few long texts; the contract has no list or object of more parts. */
const smallLength = 65_536;
const mostParts = 1_000;

const partMarks = new Set([...'[{,'].map((mark) => mark.charCodeAt(0)));

/** Where the string that begins at `start` ends: its closing quote, or the end of the text. */
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

/** Whether JSON has more parts than any input of ours; strings are leapt over, so that a long story costs next to nothing. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at);
    else if (partMarks.has(code)) {
      parts += 1;
      if (parts > mostParts) return true;
    }
  }
  return false;
}

/**
 * The JSON of a request's body, undefined without one. Millions of tiny lists, which would hold the process up for half
 * a second, are not even parsed.
 * @throws SyntaxError for what is no JSON, or none that an operation could take.
 */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  if (text.length > smallLength && hasTooManyParts(text)) throw new SyntaxError('Too many parts.');
  return JSON.parse(text);
}
