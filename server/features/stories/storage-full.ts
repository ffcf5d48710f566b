import pg from 'pg';
import { plans } from '#domain/billing/plans.ts';
import { revisionsFull, storageFull } from '#domain/story/story-storage.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { isRevisionsFull } from '../revision-store/index.ts';

/** Words the database's refusal to let an account's stories or revisions grow past their space; any other fault as it is. */
export function asStorageFull(ctx: AppContext, fault: unknown): unknown {
  const { storageBytes } = plans[signedIn(ctx).plan];
  if (isRevisionsFull(fault)) return new AppError('STORAGE_FULL', { message: revisionsFull(storageBytes) });
  if (!(fault instanceof pg.DatabaseError && fault.constraint === 'story_storage_per_account')) return fault;
  return new AppError('STORAGE_FULL', { message: storageFull(storageBytes) });
}
