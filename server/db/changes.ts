import pg from 'pg';
import type { Logger } from 'pino';
import { clientOptions, type Place, queryTimeoutMs } from './connect.ts';

/**
 * PostgreSQL's notification channels: content of public pages and administrators' settings changed
 * (server/db/functions/notify-changes.sql), and documents of stories (append-story-updates.sql).
 */
const channels = {
  content: 'content_changed',
  settings: 'settings_changed',
  stories: 'story_updated',
} as const;
export type Topic = keyof typeof channels;

/** Delay before reconnecting, ms, doubled up to the maximum; and the interval of the heartbeat query. */
const minReconnectMs = 100;
const maxReconnectMs = 5_000;
const heartbeatMs = 10_000;

/** The connection on which notifications arrive. */
export interface ListenStatus {
  /** False also before the first subscription. */
  isListening: boolean;
  /** How often it was lost, or not opened. */
  losses: number;
}

export interface Changes {
  readonly status: Readonly<ListenStatus>;
  /**
   * Calls `onChange` after each change of this topic by any process, with the notification's payload; and without one
   * after each reconnection, since notifications may have been missed. Returns the function that unsubscribes.
   */
  subscribe(topic: Topic, onChange: (payload?: string) => void): () => void;
  /** Stops listening for good. */
  close(): Promise<void>;
}

interface Listener {
  end(): Promise<void>;
}

/**
 * Listens for changes on a connection of its own, opened by the first subscription. After a reconnection all subscribers
 * are notified.
 * @param direct the database without a connection pooler, which carries no notifications
 */
export function listenForChanges(direct: Place, log: Pick<Logger, 'warn'>): Changes {
  const subscribers = new Set<{ channel: string; onChange: (payload?: string) => void }>();
  let listener: Promise<Listener | null> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = minReconnectMs;
  let closed = false;
  const status: ListenStatus = { isListening: false, losses: 0 };

  const notifyAll = () => {
    for (const { onChange } of subscribers) onChange();
  };
  const notify = (changed: string, payload: string | undefined) => {
    for (const { channel, onChange } of subscribers) if (changed === channel) onChange(payload);
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
    const client = new pg.Client({ ...clientOptions(direct), query_timeout: queryTimeoutMs });
    let lost = false;
    const heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), heartbeatMs);
    heartbeat.unref();
    function lose(error?: unknown): void {
      if (lost) return;
      lost = true;
      status.isListening = false;
      status.losses += 1;
      clearInterval(heartbeat);
      client.end().catch(() => undefined);
      reconnect(error);
    }
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => notify(channel, payload));
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
    status.isListening = !lost;
    notifyAll();
    return {
      async end() {
        lost = true;
        status.isListening = false;
        clearInterval(heartbeat);
        await client.end();
      },
    };
  }

  return {
    status,
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
