/** Limits of an imported document. */
export const importLimits = {
  /** Largest file, bytes. */
  fileBytes: 20_000_000,
  /** Largest unpacked size of a packed document (docx, epub), bytes. */
  unpackedBytes: 60_000_000,
  entries: 5_000,
  /** Most elements of all pages and parts, or lines of a plain text. A novel saved by Word has about 250,000 elements. */
  elements: 500_000,
  /** Deepest nesting of elements. */
  depth: 256,
} as const;

export const importEndings = ['.docx', '.epub', '.md', '.txt'] as const;
