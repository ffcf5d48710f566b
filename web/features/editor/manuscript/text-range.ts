/** A stretch of a text, in characters from its start. */
export interface TextRange {
  from: number;
  to: number;
}
