import { EventEmitter, once } from 'node:events';
import { messages } from '#domain/messages/index.ts';
import { AppError } from '#server/errors.ts';
import { perDeps } from '#server/per-deps.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';

/** Most conversions in a process's queue, the running one included. */
const maxLength = 20;
/** Most of them that one address may have in it, and most that a whole IPv6 network may have. */
const maxPerAddress = 3;
const maxPerNetwork = 6;

/** A conversion's entry in the queue. */
export interface QueueEntry {
  /** Yields how many are ahead whenever that changes; ends when none are. @throws when the signal aborts */
  waiting(signal: AbortSignal | undefined): AsyncGenerator<number, void>;
  leave(): void;
}

/** A FIFO queue in which one entry runs at a time. */
export function createConversionQueue() {
  const entries: { address: readonly CountedAddress[] }[] = [];
  const countOf = (key: string) =>
    entries.filter(({ address }) => address.some((counted) => counted.key === key)).length;
  const queue = new EventEmitter().setMaxListeners(maxLength);
  return {
    /**
     * @param address what the request counts against
     * @throws EXPORTS_CROWDED when the queue, or the share of this address, is full
     */
    join(address: readonly CountedAddress[]): QueueEntry {
      const isShareFull = address.some(
        ({ key, ceilingFactor }) => countOf(key) >= Math.min(maxPerAddress * ceilingFactor, maxPerNetwork),
      );
      if (isShareFull || entries.length >= maxLength)
        throw new AppError('EXPORTS_CROWDED', { message: messages.documents.crowded });
      const entry = { address };
      entries.push(entry);
      return {
        async *waiting(signal) {
          let reported = 0;
          for (;;) {
            signal?.throwIfAborted();
            const ahead = entries.indexOf(entry);
            if (ahead === 0) return;
            if (ahead !== reported) yield ahead;
            // The abort is thrown above, with its own reason.
            else await once(queue, 'change', { signal }).catch(() => undefined);
            reported = ahead;
          }
        },
        leave() {
          const index = entries.indexOf(entry);
          if (index < 0) return;
          entries.splice(index, 1);
          queue.emit('change');
        },
      };
    },
  };
}

/** The conversions of this process: one at a time, so that they never take more than one core and its memory. */
export const conversions = perDeps(() => ({
  queue: createConversionQueue(),
  /** Accounts with an export that waits or runs. */
  exporting: new Set<string>(),
  /** Accounts with an import that waits or runs. */
  importing: new Set<string>(),
}));
