/** Supported image types by file extension. SVG is not supported, since it can contain scripts. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type ImageType = keyof typeof imageTypes;

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Returns an image's type by its first bytes; null if it is not supported. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(text(bytes, 4, 12)) ? 'avif' : null;
}

/** Whether the bytes begin like an SVG. */
export const isSvg = (bytes: Buffer): boolean =>
  /^\s*(?:<\?xml|<!doctype\s+svg|<!--|<svg[\s>])/i.test(
    bytes.toString('utf8', 0, 256).replace(/^\uFEFF/, ''),
  );
