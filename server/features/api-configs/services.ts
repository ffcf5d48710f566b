import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';
import { createStoryWriter, ProviderWriter, type StoryWriter } from '#server/providers/ai/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import type { ConfigRow } from './config-row.ts';
import { paytrConfig, writerConfig } from './open-config.ts';
import { readRows } from './read-configs.ts';
import { openSecret, sealSecret } from './secrets.ts';

/** Outside services as they are configured now. */
interface Services {
  /** Who writes: the newest active configuration, else the environment's, else the storyteller; null is nobody. */
  readonly writer: StoryWriter | null;
  /** Who takes payments: the newest active configuration, else the environment's; null is nobody. */
  readonly paytr: PaytrSettings | null;
  /** Reads the configurations again; resolves once they are in force. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface Core {
  env: Env;
  db: Kysely<DB>;
  log: Logger;
  changes: Changes;
}

/** Texts that began with the writer before have ended by then, ms. */
const retireAfterMs = 90_000;

/** Seals anew what an older SECRETS_KEY sealed, so that it can be dropped after one start with both (docs/operations.md). */
async function resealStale({ db, env, log }: Core, rows: readonly ConfigRow[]): Promise<void> {
  for (const row of rows) {
    try {
      const key = openSecret(row.sealed_key, env.secretsKeys);
      const salt = row.sealed_salt === null ? null : openSecret(row.sealed_salt, env.secretsKeys);
      if (!key.stale && !salt?.stale) continue;
      await db
        .updateTable('api_configs')
        .set({
          sealed_key: sealSecret(key.text, env.secretsKeys),
          sealed_salt: salt && sealSecret(salt.text, env.secretsKeys),
        })
        .where('id', '=', row.id)
        // Changed meanwhile: sealed anew by that.
        .where('sealed_key', '=', row.sealed_key)
        .execute();
    } catch (fault) {
      log.error({ err: fault, config: row.id }, 'an API configuration can not be opened');
    }
  }
}

/** Keeps the services in step with the stored configurations, whichever process changes them. */
export async function openServices(core: Core): Promise<Services> {
  const { env, db, log, changes } = core;
  const usual = createStoryWriter(env);
  const retiring = new Set<NodeJS.Timeout>();
  let writer = usual;
  let writerKey = '';
  let paytr: PaytrSettings | null = env.paytr;

  function retire(old: StoryWriter | null): void {
    if (!old || old === usual) return;
    const timer = setTimeout(() => {
      retiring.delete(timer);
      void old.close?.();
    }, retireAfterMs);
    timer.unref();
    retiring.add(timer);
  }

  /** The first configuration that can be used. One whose key can't be opened is as if it weren't there. */
  function opened<T>(rows: readonly ConfigRow[], open: (row: ConfigRow) => T): T | null {
    for (const row of rows) {
      try {
        return open(row);
      } catch (fault) {
        log.error({ err: fault, config: row.id }, 'an API configuration can not be used');
      }
    }
    return null;
  }

  async function load(): Promise<ConfigRow[]> {
    const rows = await readRows(db);
    const active = rows.filter((row) => row.is_active);
    const writers = active.filter((row) => row.provider !== 'paytr');
    // Only what is really another one replaces the writer: its connections and habits are worth keeping.
    const key = writers.map((row) => `${row.id}:${row.revision}`).join();
    if (key !== writerKey) {
      const old = writer;
      writer = opened(writers, (row) => new ProviderWriter(writerConfig(row, env))) ?? usual;
      writerKey = key;
      retire(old);
    }
    const payers = active.filter((row) => row.provider === 'paytr');
    paytr = opened(payers, (row) => paytrConfig(row, env)) ?? env.paytr;
    return rows;
  }

  // One after another: an older answer must not come in after a newer one.
  let turn: Promise<unknown> = Promise.resolve();
  function reload(): Promise<void> {
    const next = turn.then(load).then(() => undefined);
    turn = next.catch(() => undefined);
    return next;
  }

  await resealStale(core, await load());
  const stop = readOnChange(changes, 'settings', reload, (fault) =>
    log.error({ err: fault }, 'API configurations were not read'),
  );
  return {
    get writer() {
      return writer;
    },
    get paytr() {
      return paytr;
    },
    reload,
    async close() {
      stop();
      for (const timer of retiring) clearTimeout(timer);
      if (writer !== usual) await writer?.close?.();
      await usual?.close?.();
    },
  };
}
