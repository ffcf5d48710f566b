/** A part of a legal text under its own heading. */
export interface LegalSection {
  heading: string;
  paragraphs: string[];
}

/** A legal text as data: drawn by the pages, printed, and kept as it was accepted. */
export interface LegalDocument {
  title: string;
  /** The day (YYYY-MM-DD) that this wording is in force from; an acceptance names it. */
  version: string;
  sections: LegalSection[];
}
