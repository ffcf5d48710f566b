/** Pages that were mounted onto the app. */
export interface WebMount {
  /** Stops what development started; nothing in production. */
  close(): Promise<void>;
}
