/** A part of a legal text under its own heading; drawn in this order. */
export interface LegalSection {
  heading: string;
  /** Our own texts may hold links as `[words](/address)`. */
  paragraphs: string[];
  /** A list. */
  items?: string[];
  /** Names with what is to be said of each. */
  facts?: [name: string, text: string][];
  /** Paragraphs after the list or the facts. */
  closing?: string[];
}

/** A legal text as data: drawn by the pages, printed, and kept as it was accepted. */
export interface LegalDocument {
  title: string;
  /** The day (YYYY-MM-DD) that this wording is in force from; an acceptance names it. */
  version: string;
  sections: LegalSection[];
}

/** A legal text with a page of its own. */
export interface LegalPageDocument extends LegalDocument {
  /** What search engines and other sites show of it. */
  description: string;
  /** What it is about, under its title. */
  lead: string;
}
