import { EventEmitter, once } from 'node:events';
import { messages } from '#domain/messages/index.ts';
import { AppError } from '#server/errors.ts';
import { perDeps } from '#server/per-deps.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';

/** Maximum number of conversions in a process's queue, including the running one. */
const maxLength = 20;
/** Maximum number of one address in the queue. */
const maxPerAddress = 3;
/** Maximum number of a whole IPv6 network in the queue. */
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
     * @param address the networks that the conversion is counted for
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

/**
 * The conversions of this process; one runs at a time, so that they use at most one core and one conversion's memory.
 */
export const conversions = perDeps(() => ({
  queue: createConversionQueue(),
  /** Accounts with an export that waits or runs. */
  exporting: new Set<string>(),
  /** Accounts with an import that waits or runs. */
  importing: new Set<string>(),
}));
