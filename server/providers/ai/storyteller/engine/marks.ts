/** Private characters that the renderer leaves for the discourse pass; none survives in a finished story. */
export const MARK = {
  /** An entity begins here: capitalise it if it begins a sentence. */
  start: '\u0001',
  /** The hero as subject. */
  heroSubject: '\u0002',
  /** After a finite verb of the hero. */
  heroVerb: '\u0003',
  /** Somebody else is the subject. */
  otherSubject: '\u0004',
  /** Around the case of a hero mention that is not a subject. */
  heroCase: '\u0005',
} as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters on purpose
const ALL_MARKS = /[\u0001-\u0005]/g;

/** The text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(ALL_MARKS, '');
}
