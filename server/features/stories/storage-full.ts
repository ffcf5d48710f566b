import { revisionsFull, storageFull } from '#domain/story/story-storage.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { isRevisionsFull } from '../revision-store/index.ts';
import { isStoriesFull } from '../story-store/index.ts';

/**
 * Maps the database's error of a full account (stories or revisions) to STORAGE_FULL; returns other errors unchanged.
 */
export function asStorageFull(ctx: AppContext, error: unknown): unknown {
  const { storageBytes } = signedIn(ctx).terms;
  if (isRevisionsFull(error)) return new AppError('STORAGE_FULL', { message: revisionsFull(storageBytes) });
  if (!isStoriesFull(error)) return error;
  return new AppError('STORAGE_FULL', { message: storageFull(storageBytes) });
}
