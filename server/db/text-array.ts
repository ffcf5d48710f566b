/** PostgreSQL's number of the type `text`. */
const textType = 25;
const headBytes = 20;

/**
 * A parameter of type `text[]` in PostgreSQL's binary form: long texts are written as they are, where the text form
 * would escape every letter here and read every letter there.
 */
export function textArray(texts: readonly string[]): Buffer {
  let size = headBytes;
  for (const text of texts) size += 4 + Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(size);
  // One dimension, without nulls, counted from 1.
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(0, 4);
  bytes.writeInt32BE(textType, 8);
  bytes.writeInt32BE(texts.length, 12);
  bytes.writeInt32BE(1, 16);
  let at = headBytes;
  for (const text of texts) {
    const length = bytes.write(text, at + 4, 'utf8');
    bytes.writeInt32BE(length, at);
    at += 4 + length;
  }
  return bytes;
}
