import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { DB } from '../db/schema.generated.ts';

/** Queues background jobs of features. */
export interface JobSender {
  /**
   * Queues a job; within a transaction it exists only after the commit. Returns false when a job with this `id` exists
   * already.
   */
  send(
    name: string,
    data: Readonly<Record<string, unknown>>,
    options?: { within?: Transaction<DB> | undefined; id?: string | undefined },
  ): Promise<boolean>;
}

/** Queues jobs by pg-boss. */
export function createJobSender(boss: PgBoss): JobSender {
  return {
    async send(name, data, { within, id } = {}) {
      const sent = await boss.send(name, data, {
        ...(id !== undefined && { id }),
        ...(within && { db: fromKysely(within) }),
      });
      return sent !== null;
    },
  };
}
