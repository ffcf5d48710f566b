import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import { clientOptions, type Place } from './connect.ts';
import { formatDatabaseError } from './format-database-error.ts';
import { inTransaction } from './in-transaction.ts';
import { listMissingTimeouts, setRoleTimeouts } from './role-timeouts.ts';

/** How long a notification may take before its connection counts as a pooler's, ms. It usually takes a few. */
const notificationLimitMs = 5_000;

/**
 * Checks at a start that the two addresses of the database do what the app needs of them, before anything is changed: that
 * both answer, and that a notification sent through the pool arrives at the direct connection. Gives the role its timeouts,
 * and warns when they are not in force.
 * @throws StartupError with a Turkish text that says which address is wrong
 */
export async function checkConnections({
  pool,
  direct,
  hasDirectUrl,
  log,
  limitMs = notificationLimitMs,
}: {
  pool: pg.Pool;
  direct: Place;
  hasDirectUrl: boolean;
  log: Pick<Logger, 'warn'>;
  limitMs?: number;
}): Promise<void> {
  const client = new pg.Client(clientOptions(direct));
  client.on('error', () => undefined);
  try {
    await client.connect().catch(refuse(hasDirectUrl ? 'DATABASE_DIRECT_URL' : null));
    // Before the pool's first connection: a session has the defaults of the moment when it began.
    await setRoleTimeouts(client).catch((error: unknown) =>
      log.warn(
        { err: error },
        'the timeouts of the database role were not set (docs/operations/databases.md)',
      ),
    );
    if (!(await arrives(client, pool, limitMs))) throw new StartupError(unheard(hasDirectUrl));
    const missing = await listMissingTimeouts(pool);
    if (missing.length > 0)
      log.warn({ missing }, 'the database role has no such timeouts (docs/operations/databases.md)');
  } finally {
    await client.end();
  }
}

/** Makes a handler of database errors that names the address with which it came. */
function refuse(setting: string | null) {
  const which = setting === null ? '' : ` (${setting})`;
  return (error: unknown): never => {
    throw new StartupError(`Veritabanına ulaşılamadı${which}. ${formatDatabaseError(error)}`, {
      cause: error,
    });
  };
}

/** Sends a notification in a transaction of the pool (statement pooling refuses those), and waits until the client has it or the time is over. */
async function arrives(client: pg.Client, pool: pg.Pool, limitMs: number): Promise<boolean> {
  const channel = `probe_${randomUUID().replaceAll('-', '')}`;
  let limit: NodeJS.Timeout | undefined;
  const arrived = new Promise<boolean>((resolve) => {
    client.on('notification', (notification) => {
      if (notification.channel === channel) resolve(true);
    });
    limit = setTimeout(resolve, limitMs, false);
  });
  try {
    await client.query(`LISTEN ${channel}`).catch(refuse(null));
    await inTransaction(pool, (trx) => trx.query(`SELECT pg_notify($1, '')`, [channel])).catch(refuse(null));
    return await arrived;
  } finally {
    clearTimeout(limit);
  }
}

function unheard(hasDirectUrl: boolean): string {
  const see = 'Ayrıntısı: docs/operations/databases.md';
  return hasDirectUrl
    ? 'DATABASE_URL ile gönderilen bildirim DATABASE_DIRECT_URL bağlantısına ulaşmadı. DATABASE_DIRECT_URL aynı veritabanını ' +
        `göstermeli ve işlem kipindeki bir bağlantı havuzlayıcısından (PgBouncer gibi) geçmemeli. ${see}`
    : 'DATABASE_URL işlem kipindeki bir bağlantı havuzlayıcısından (PgBouncer gibi) geçiyor: süreçler arası bildirimler ' +
        `ulaşmıyor. PostgreSQL’in kendi adresini DATABASE_DIRECT_URL ile verin. ${see}`;
}
