import type { Readable } from 'node:stream';

/** A folder or a bucket that stores backups by name. */
export interface BackupPlace {
  /** The address of a backup in messages. */
  addressOf(name: string): string;
  /**
   * Stores a whole backup or nothing, and returns its size in bytes.
   * @throws BackupError when the name is taken or there is no room; the stream's own error
   */
  write(name: string, content: Readable): Promise<number>;
  /** @throws BackupError for a missing backup */
  read(name: string): Promise<Readable>;
  /** Lists the names of all stored files. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}
