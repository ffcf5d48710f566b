/** Mounted pages. */
export interface WebMount {
  /** Stops the development server; no effect in production. */
  close(): Promise<void>;
}
