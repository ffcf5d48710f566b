/** Lower-cased the Turkish way, in ASCII letters, without marks that hide a word: right for every text there is. */
function foldedFully(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/gu, ' ');
}

/** What letters of which each stands for itself become, by their code; 0 for all that need the full way. */
const usual = new Uint8Array(0x180);
const turkish = 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû';
for (const letter of `${turkish}${String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at))}`) {
  usual[letter.charCodeAt(0)] = foldedFully(letter).charCodeAt(0);
}
const space = 0x20;

let bytes = Buffer.alloc(8_192);

/**
 * Lower-cased the Turkish way, in ASCII letters, without marks that hide a word. Usual letters go by a table: each start
 * of a generation reads its idea this way, and all rules of Unicode for it would cost more than the rest of its check.
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
