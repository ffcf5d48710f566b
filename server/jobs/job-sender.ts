import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { DB } from '../db/schema.generated.ts';

/** Where features leave work to be done in the background. */
export interface JobSender {
  /**
   * Queues a job; within a transaction it exists if and only if that commits. False where a job of this `id` is there
   * already: nothing was queued.
   */
  send(
    name: string,
    data: Readonly<Record<string, unknown>>,
    options?: { within?: Transaction<DB> | undefined; id?: string | undefined },
  ): Promise<boolean>;
}

/** Jobs over pg-boss. */
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
