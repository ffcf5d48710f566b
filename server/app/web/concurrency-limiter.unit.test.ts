import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter, QueueFullError } from './concurrency-limiter.ts';

const anybody = () => ({ who: null, signal: new AbortController().signal });

describe('createConcurrencyLimiter', () => {
  it('runs the maximum at once, queues the rest in order, and refuses work past the queue', async () => {
    const inTurn = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 2, maxPerCaller: 9 });
    const begun: number[] = [];
    const ends: PromiseWithResolvers<void>[] = [];
    const piece = (name: number) =>
      inTurn(async () => {
        begun.push(name);
        const end = Promise.withResolvers<void>();
        ends.push(end);
        await end.promise;
        return name;
      }, anybody());
    const pieces = [piece(1), piece(2), piece(3), piece(4)];
    await expect(piece(5)).rejects.toBeInstanceOf(QueueFullError);
    expect(begun).toEqual([1, 2]);
    ends[1]?.resolve();
    expect(await pieces[1]).toBe(2);
    await setImmediate();
    expect(begun).toEqual([1, 2, 3]);
    // Failed work releases its slot too.
    ends[0]?.reject(new Error('broken'));
    await expect(pieces[0]).rejects.toThrow('broken');
    await setImmediate();
    expect(begun).toEqual([1, 2, 3, 4]);
    for (const end of ends) end.resolve();
    expect(await Promise.all(pieces.slice(2))).toEqual([3, 4]);
    const again = piece(6);
    expect(begun.at(-1)).toBe(6);
    ends.at(-1)?.resolve();
    expect(await again).toBe(6);
  });

  it('limits the work of one caller and releases it afterwards', async () => {
    const inTurn = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 9, maxPerCaller: 2 });
    const end = Promise.withResolvers<void>();
    const of = (who: string) => inTurn(() => end.promise, { ...anybody(), who });
    const held = [of('a'), of('a')];
    await expect(of('a')).rejects.toBeInstanceOf(QueueFullError);
    held.push(of('b'));
    end.resolve();
    await Promise.all(held);
    await Promise.all([of('a'), of('a')]);
  });

  it('skips work that is aborted while it waits', async () => {
    const inTurn = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxPerCaller: 9 });
    const end = Promise.withResolvers<void>();
    const first = inTurn(() => end.promise, anybody());
    const gone = new AbortController();
    let ran = false;
    const left = inTurn(
      async () => {
        ran = true;
      },
      { who: 'a', signal: gone.signal },
    );
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const next = inTurn(async () => 'next', anybody());
    end.resolve();
    await first;
    expect(await next).toBe('next');
    expect(ran).toBe(false);
  });
});
