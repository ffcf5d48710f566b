/** Kinds of images that are kept and shown, by the ending of their address. SVG is none of them: it is a document. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type ImageType = keyof typeof imageTypes;

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What an image's first bytes say it is; null for anything else, whatever its sender calls it. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(text(bytes, 4, 12)) ? 'avif' : null;
}

/** Whether the bytes begin as an SVG does. */
export const isSvg = (bytes: Buffer): boolean =>
  /^\s*(?:<\?xml|<!doctype\s+svg|<!--|<svg[\s>])/i.test(
    bytes.toString('utf8', 0, 256).replace(/^\uFEFF/, ''),
  );
