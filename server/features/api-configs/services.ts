import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';
import {
  createEnvironmentLink,
  createStoryteller,
  ProviderChain,
  type ProviderLink,
  type StoryWriter,
} from '#server/providers/ai/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import type { ConfigRow } from './config-row.ts';
import { paytrConfig } from './open-config.ts';
import { readRows } from './read-configs.ts';
import { openSecret, sealSecret } from './secrets.ts';
import { openLink } from './writer-links.ts';

/** The outside services of the current configuration. */
interface Services {
  /**
   * The story writer: the providers of the active configurations in their order, then that of the environment; without
   * any the storyteller, which may be off: then null.
   */
  readonly writer: StoryWriter | null;
  /** The PayTR settings of the newest active configuration, else of the environment; null without any. */
  readonly paytr: PaytrSettings | null;
  /** Reads the configurations again; resolves when they are used. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface Core {
  env: Env;
  db: Kysely<DB>;
  log: Logger;
  changes: Changes;
}

/** Time after which a removed provider's writer is closed, ms; its generations have ended by then. */
const retireAfterMs = 90_000;

/** Seals stored keys under the newest SECRETS_KEY; the older one can be removed after that (docs/operations.md). */
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
        // A key that was changed meanwhile is already sealed under the newest SECRETS_KEY.
        .where('sealed_key', '=', row.sealed_key)
        .execute();
    } catch (error) {
      log.error({ err: error, config: row.id }, 'an API configuration can not be opened');
    }
  }
}

/** Creates the services of the stored configurations and reloads them when any process changes a configuration. */
export async function openServices(core: Core): Promise<Services> {
  const { env, db, log, changes } = core;
  const environmentLink = createEnvironmentLink(env);
  const storyteller = createStoryteller(env);
  const retiring = new Set<NodeJS.Timeout>();
  /** The links of stored configurations by id and revision. */
  let links = new Map<string, ProviderLink>();
  let writer: StoryWriter | null = null;
  let paytr: PaytrSettings | null = env.paytr;

  function retire({ writer: old }: ProviderLink): void {
    const timer = setTimeout(() => {
      retiring.delete(timer);
      void old.close();
    }, retireAfterMs);
    timer.unref();
    retiring.add(timer);
  }

  /** Opens a configuration; logs one that can't be opened and returns null. */
  function tryOpen<T>(row: ConfigRow, open: (row: ConfigRow) => T): T | null {
    try {
      return open(row);
    } catch (error) {
      log.error({ err: error, config: row.id }, 'an API configuration can not be used');
      return null;
    }
  }

  function openFirst<T>(rows: readonly ConfigRow[], open: (row: ConfigRow) => T): T | null {
    for (const row of rows) {
      const opened = tryOpen(row, open);
      if (opened !== null) return opened;
    }
    return null;
  }

  /** Keeps the links of unchanged configurations, because they hold open connections, circuit breakers and learned state. */
  function openLinks(rows: readonly ConfigRow[]): void {
    const old = links;
    links = new Map();
    for (const row of rows) {
      const key = `${row.id}:${row.revision}`;
      const link = old.get(key) ?? tryOpen(row, (one) => openLink(core, one));
      if (link) links.set(key, link);
    }
    for (const [key, link] of old) if (!links.has(key)) retire(link);
    const chained = [...links.values(), ...(environmentLink ? [environmentLink] : [])];
    writer = chained.length > 0 ? new ProviderChain(chained) : storyteller;
  }

  async function load(): Promise<ConfigRow[]> {
    const rows = await readRows(db);
    const active = rows.filter((row) => row.is_active);
    openLinks(active.filter((row) => row.provider !== 'paytr'));
    const payers = active.filter((row) => row.provider === 'paytr');
    paytr = openFirst(payers, (row) => paytrConfig(row, env)) ?? env.paytr;
    return rows;
  }

  // Reloads run one after another, so that an older result can't replace a newer one.
  let queue: Promise<unknown> = Promise.resolve();
  function reload(): Promise<void> {
    const next = queue.then(load).then(() => undefined);
    queue = next.catch(() => undefined);
    return next;
  }

  await resealStale(core, await load());
  const stop = readOnChange(changes, 'settings', reload, (error) =>
    log.error({ err: error }, 'API configurations were not read'),
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
      await writer?.close?.();
    },
  };
}
