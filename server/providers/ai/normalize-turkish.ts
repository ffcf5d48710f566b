/** Cyrillic and Greek letters that look like Latin ones, and the Latin ones in the same order. */
const lookalikes = 'авекмнорстухһіјѕԁαεικνορτυχ';
const latin = 'abekmhopctyxhijsdaeikvoptux';
const latinOf = new Map(Array.from(lookalikes, (letter, at) => [letter, latin.charAt(at)]));
const lookalike = new RegExp(`[${lookalikes}]`, 'gu');

/** The ASCII digit of a decimal digit of any script: each script's ten stand together, in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * Normalizes any text by Unicode's rules: Turkish lower case, ASCII letters and digits, also for full-width letters and for
 * those of other alphabets that look like them, no invisible characters.
 */
function foldedFully(text: string): string {
  return text
    .normalize('NFKD')
    .toLocaleLowerCase('tr')
    .replaceAll(/[\p{Cf}\p{M}\u115F\u1160]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(lookalike, (letter) => latinOf.get(letter) ?? letter)
    .replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replaceAll(/\s+/gu, ' ');
}

/** The normalized code of each common character; 0 for those that need Unicode's rules. */
const usual = new Uint8Array(0x180);
const turkish = 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû';
for (const letter of `${turkish}${String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at))}`) {
  usual[letter.charCodeAt(0)] = foldedFully(letter).charCodeAt(0);
}
const space = 0x20;

let bytes = Buffer.alloc(8_192);

/**
 * Normalizes a text: Turkish lower case, ASCII letters, no invisible characters. A table speeds up common characters, as
 * every generation's idea is normalized.
 */
export function normalizeTurkish(text: string): string {
  const { length } = text;
  if (length > bytes.length) bytes = Buffer.alloc(length);
  let before = 0;
  for (let at = 0; at < length; at += 1) {
    const letter = usual[text.charCodeAt(at)] ?? 0;
    if (letter === 0 || (letter === space && before === space)) return foldedFully(text);
    bytes[at] = letter;
    before = letter;
  }
  return bytes.toString('latin1', 0, length);
}
