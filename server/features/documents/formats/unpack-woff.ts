import { inflateSync } from 'node:zlib';

/** Bytes of a WOFF's header and of a table in its directory, and of the same in the font that it was made of. */
const packed = { header: 44, entry: 20 };
const plain = { header: 12, entry: 16 };

const toFour = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The font that a WOFF file (version 1, W3C) was made of. The library of fonts unpacks a table by JavaScript, and anew at each
 * look into it: 0.3 s of a book.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, nth) => {
    const at = packed.header + nth * packed.entry;
    const [offset, short, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (short ?? 0));
    const content = bytes.length === length ? bytes : inflateSync(bytes);
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), content };
  });
  const begin = plain.header + count * plain.entry;
  const font = Buffer.alloc(tables.reduce((sum, { content }) => sum + toFour(content.length), begin));
  // Its kind, then how many tables it has; what would search them faster, nobody uses.
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let at = begin;
  tables.forEach(({ tag, checksum, content }, nth) => {
    const entry = plain.header + nth * plain.entry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, at);
    at += toFour(content.length);
  });
  return font;
}
