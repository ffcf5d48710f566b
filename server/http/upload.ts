import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import type { BodyHold } from './body-budget.ts';

/** A request's body as a file on disk, so that concurrent uploads take no memory. */
export interface Upload {
  /**
   * Writes the body to disk. @throws PAYLOAD_TOO_LARGE past `maxBytes`; errors of `hold`; SyntaxError when it ends
   * early
   */
  file(incoming: IncomingMessage, maxBytes: number, hold: BodyHold): Promise<File>;
  /** Deletes the file after the request. */
  drop(): Promise<void>;
}

const paths = new WeakMap<File, string>();

/** The path of an uploaded file until its request is answered. @throws an Error for any other file */
export function uploadPath(file: File): string {
  const path = paths.get(file);
  if (path === undefined) throw new Error('This file was not uploaded.');
  return path;
}

function writeDown(incoming: IncomingMessage, path: string, maxBytes: number, hold: BodyHold): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = createWriteStream(path, { mode: 0o600 });
    let bytes = 0;
    let isLost = false;
    const fail = (fault: Error) => {
      if (isLost) return;
      isLost = true;
      hold.release();
      file.destroy();
      // Deleted only after it is open: opening it later would create it again.
      if (file.closed) reject(fault);
      else file.once('close', () => reject(fault));
    };
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // Does not store bytes past the limit; the code that writes the response handles the rest of the body.
      if (bytes > maxBytes) return fail(new AppError('PAYLOAD_TOO_LARGE'));
      if (isLost) return;
      try {
        hold.add(chunk.length);
      } catch (error) {
        return fail(error as Error);
      }
      if (!file.destroyed && !file.write(chunk)) {
        incoming.pause();
        file.once('drain', () => incoming.resume());
      }
    });
    // The callback also gets the error of an aborted file, or of a disk that is full at the last chunk.
    incoming.on('end', () => {
      hold.release();
      file.end((fault?: Error | null) => (fault ? fail(fault) : isLost || resolve()));
    });
    const brokeOff = () => {
      if (!incoming.readableEnded) fail(new SyntaxError('The body broke off.'));
    };
    incoming.on('error', brokeOff);
    incoming.on('close', brokeOff);
    file.on('error', fail);
    if (incoming.destroyed) brokeOff();
  });
}

/**
 * Stores the body of one request in a file.
 * @param folder created with the first body; the caller deletes files that a killed process left there
 */
export function createUpload(folder: string): Upload {
  let path: string | null = null;
  return {
    async file(incoming, maxBytes, hold) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      path = join(folder, randomUUID());
      await writeDown(incoming, path, maxBytes, hold);
      const uploaded = new File([await openAsBlob(path)], 'belge');
      paths.set(uploaded, path);
      return uploaded;
    },
    async drop() {
      if (path !== null) await rm(path, { force: true });
    },
  };
}
