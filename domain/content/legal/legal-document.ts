/** A section of a legal text; its parts are shown in this order. */
export interface LegalSection {
  heading: string;
  /** Paragraphs; our own texts may contain links as `[words](/address)`. */
  paragraphs: string[];
  /** The items of a list. */
  items?: string[];
  /** Labels with their values. */
  facts?: [name: string, text: string][];
  /** Paragraphs after the list and the facts. */
  closing?: string[];
}

/** A legal text as data: shown on pages, printed, and stored when it is accepted. */
export interface LegalDocument {
  title: string;
  /** The day (YYYY-MM-DD) from which this version is valid; an acceptance stores it. */
  version: string;
  sections: LegalSection[];
}

/** A legal text that has its own page. */
export interface LegalPageDocument extends LegalDocument {
  /** The description for search engines and other sites. */
  description: string;
  /** The line under the title. */
  lead: string;
}
