import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { brandOf, type SiteIdentity } from '#domain/site/site-identity.ts';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';
import { fieldsOf, readNewest } from './identity-rows.ts';

/** The site's identity in memory, because every page and mail shows some of it. */
interface LiveIdentity {
  readonly current: SiteIdentity;
  close(): void;
}

/**
 * Reads the newest identity, and reads it again when any process changes it. The environment's `ADULT_CONTENT` is the
 * upper limit: the stored switch can only close adult content.
 */
export async function openIdentity(core: {
  db: Kysely<DB>;
  log: Logger;
  changes: Changes;
  env: Pick<Env, 'adultContent'>;
}): Promise<LiveIdentity> {
  const { db, log, changes, env } = core;
  async function readIdentity(): Promise<SiteIdentity> {
    const row = await readNewest(db);
    const fields = fieldsOf(row);
    return {
      brand: brandOf(fields, row?.revision ?? 0),
      adultContent: env.adultContent && fields.adultContent,
    };
  }
  let current = await readIdentity();
  async function read(): Promise<void> {
    const newest = await readIdentity();
    // Concurrent reads may finish in the wrong order.
    if (newest.brand.revision > current.brand.revision) current = newest;
  }
  const close = readOnChange(changes, 'settings', read, (error) =>
    log.error({ err: error }, 'the identity of the site was not read'),
  );
  return {
    get current() {
      return current;
    },
    close,
  };
}
