/** What an imported document may be. */
export const importLimits = {
  /** Of the file, bytes. */
  fileBytes: 20_000_000,
  /** Of all that a packed document (docx, epub) unfolds to, bytes. */
  unpackedBytes: 60_000_000,
  entries: 5_000,
} as const;

export const importEndings = ['.docx', '.epub', '.md', '.txt'] as const;
