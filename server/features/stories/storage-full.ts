import { ORPCError } from '@orpc/server';
import pg from 'pg';
import { plans } from '#domain/plans.ts';
import { storageFull } from '#domain/story-storage.ts';
import { type AppContext, signedIn } from '#server/context.ts';

/** Words the database's refusal to let an account's stories grow past its plan's space; any other fault as it is. */
export function asStorageFull(ctx: AppContext, fault: unknown): unknown {
  if (!(fault instanceof pg.DatabaseError && fault.constraint === 'story_storage_per_account')) return fault;
  const { storageBytes } = plans[signedIn(ctx).plan];
  return new ORPCError('STORAGE_FULL', { message: storageFull(storageBytes) });
}
