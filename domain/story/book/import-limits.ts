/** What an imported document may be. */
export const importLimits = {
  /** Of the file, bytes. */
  fileBytes: 20_000_000,
  /** Of all that a packed document (docx, epub) unfolds to, bytes. */
  unpackedBytes: 60_000_000,
  entries: 5_000,
  /** Elements of all pages and parts together; lines of a plain text. A novel as Word writes it has about 250,000. */
  elements: 500_000,
  /** Elements within each other. */
  depth: 256,
} as const;

export const importEndings = ['.docx', '.epub', '.md', '.txt'] as const;
