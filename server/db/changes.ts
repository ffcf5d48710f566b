import pg from 'pg';
import type { Logger } from 'pino';

/**
 * Where the database says what has changed: something public pages show (triggers of migration 0017), something that
 * administrators set (0020).
 */
const channels = { content: 'content_changed', settings: 'settings_changed' } as const;
export type Topic = keyof typeof channels;

/** Waits between tries to listen again, ms, doubled up to the longest; how often a quiet connection is tried. */
const firstWaitMs = 100;
const longestWaitMs = 5_000;
const heartbeatMs = 10_000;

export interface Changes {
  /**
   * Calls `heard` soon after each change of this topic, made by whichever process, and after every time in which
   * changes could not be heard. Answers how to stop.
   */
  subscribe(topic: Topic, heard: () => void): () => void;
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
  const hearers = new Set<{ channel: string; heard: () => void }>();
  let listener: Promise<Listener | null> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = firstWaitMs;
  let closed = false;

  const tell = (changed?: string) => {
    for (const { channel, heard } of hearers) if (changed === undefined || changed === channel) heard();
  };

  function again(fault: unknown): void {
    if (closed || retry) return;
    log.warn({ err: fault, waitMs }, 'changes are not heard');
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
    client.on('notification', ({ channel }) => tell(channel));
    try {
      await client.connect();
      await client.query(
        Object.values(channels)
          .map((channel) => `LISTEN ${channel}`)
          .join('; '),
      );
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
    subscribe(topic, heard) {
      const hearer = { channel: channels[topic], heard };
      hearers.add(hearer);
      if (!closed) listener ??= open();
      return () => hearers.delete(hearer);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      hearers.clear();
      await (await listener)?.end().catch(() => undefined);
    },
  };
}
