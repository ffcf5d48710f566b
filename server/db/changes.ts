import pg from 'pg';
import type { Logger } from 'pino';

/** Where the database says that something public pages show has changed (triggers of migration 0017). */
const channel = 'content_changed';

/** Waits between tries to listen again, ms, doubled up to the longest; how often a quiet connection is tried. */
const firstWaitMs = 100;
const longestWaitMs = 5_000;
const heartbeatMs = 10_000;

export interface Changes {
  /**
   * Calls `heard` soon after each change of public content, made by whichever process, and after every time in which
   * changes could not be heard. Answers how to stop.
   */
  subscribe(heard: () => void): () => void;
  /** Stops listening for good. */
  close(): Promise<void>;
}

interface Listener {
  end(): Promise<void>;
}

/**
 * Hears changes over a connection of its own, opened by the first subscription. A lost connection is made anew;
 * then everybody is told, since nobody knows what was missed.
 */
export function listenForChanges(pool: pg.Pool, log: Pick<Logger, 'warn'>): Changes {
  const hearers = new Set<() => void>();
  let listener: Promise<Listener | null> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = firstWaitMs;
  let closed = false;

  const tell = () => {
    for (const heard of hearers) heard();
  };

  function again(fault: unknown): void {
    if (closed || retry) return;
    log.warn({ err: fault, waitMs }, 'changes of content are not heard');
    retry = setTimeout(() => {
      retry = undefined;
      listener = open();
    }, waitMs);
    retry.unref();
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  async function open(): Promise<Listener | null> {
    const client = new pg.Client(pool.options);
    let lost = false;
    const heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), heartbeatMs);
    heartbeat.unref();
    function lose(fault?: unknown): void {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      client.end().catch(() => undefined);
      again(fault);
    }
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', tell);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (fault) {
      lose(fault);
      return null;
    }
    waitMs = firstWaitMs;
    tell();
    return {
      async end() {
        lost = true;
        clearInterval(heartbeat);
        await client.end();
      },
    };
  }

  return {
    subscribe(heard) {
      hearers.add(heard);
      if (!closed) listener ??= open();
      return () => hearers.delete(heard);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      hearers.clear();
      await (await listener)?.end().catch(() => undefined);
    },
  };
}
