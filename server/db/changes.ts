import pg from 'pg';
import type { Logger } from 'pino';

/**
 * PostgreSQL's notification channels: content of public pages and administrators' settings changed
 * (server/db/functions/notify-changes.sql).
 */
const channels = { content: 'content_changed', settings: 'settings_changed' } as const;
export type Topic = keyof typeof channels;

/** Delay before reconnecting, ms, doubled up to the maximum; and the interval of the heartbeat query. */
const minReconnectMs = 100;
const maxReconnectMs = 5_000;
const heartbeatMs = 10_000;

export interface Changes {
  /**
   * Calls `onChange` after each change of this topic by any process, and after each reconnection, since notifications
   * may have been missed. Returns the function that unsubscribes.
   */
  subscribe(topic: Topic, onChange: () => void): () => void;
  /** Stops listening for good. */
  close(): Promise<void>;
}

interface Listener {
  end(): Promise<void>;
}

/**
 * Listens for changes on a connection of its own, opened by the first subscription. After a reconnection all subscribers
 * are notified.
 */
export function listenForChanges(pool: pg.Pool, log: Pick<Logger, 'warn'>): Changes {
  const subscribers = new Set<{ channel: string; onChange: () => void }>();
  let listener: Promise<Listener | null> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = minReconnectMs;
  let closed = false;

  const notify = (changed?: string) => {
    for (const { channel, onChange } of subscribers)
      if (changed === undefined || changed === channel) onChange();
  };

  function reconnect(error: unknown): void {
    if (closed || retry) return;
    log.warn({ err: error, waitMs }, 'not listening for changes');
    retry = setTimeout(() => {
      retry = undefined;
      listener = open();
    }, waitMs);
    retry.unref();
    waitMs = Math.min(waitMs * 2, maxReconnectMs);
  }

  async function open(): Promise<Listener | null> {
    const client = new pg.Client(pool.options);
    let lost = false;
    const heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), heartbeatMs);
    heartbeat.unref();
    function lose(error?: unknown): void {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      client.end().catch(() => undefined);
      reconnect(error);
    }
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel }) => notify(channel));
    try {
      await client.connect();
      await client.query(
        Object.values(channels)
          .map((channel) => `LISTEN ${channel}`)
          .join('; '),
      );
    } catch (error) {
      lose(error);
      return null;
    }
    waitMs = minReconnectMs;
    notify();
    return {
      async end() {
        lost = true;
        clearInterval(heartbeat);
        await client.end();
      },
    };
  }

  return {
    subscribe(topic, onChange) {
      const subscriber = { channel: channels[topic], onChange };
      subscribers.add(subscriber);
      if (!closed) listener ??= open();
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      subscribers.clear();
      await (await listener)?.end().catch(() => undefined);
    },
  };
}
