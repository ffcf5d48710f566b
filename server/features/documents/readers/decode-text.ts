import { RefusedDocumentError } from './refusal.ts';

/** Control characters that texts do not contain, and U+FFFD for bytes that could not be decoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these tell a picture or program from a text
const strange = /[\u0000-\u0008\u000e-\u001f\ufffd]/g;

/** Detects UTF-16 without a byte order mark: in Turkish text every second byte is mostly 0. */
function guessUtf16(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le';
  return even > sample.length / 4 && odd < even / 4 ? 'utf-16be' : null;
}

function encodingOf(bytes: Buffer): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const utf16 = guessUtf16(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1254';
  }
}

/**
 * The text of a file in UTF-8, UTF-16 or Windows' Turkish (1254).
 * @throws RefusedDocumentError for a file that is not text
 */
export function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const odd = text.match(strange)?.length ?? 0;
  if (odd > text.length / 200) throw new RefusedDocumentError('IMPORT_BROKEN');
  return text.replaceAll(strange, '');
}
