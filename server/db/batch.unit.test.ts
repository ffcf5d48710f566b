import { afterEach, describe, expect, test, vi } from 'vitest';
import { batched } from './batch.ts';

describe('calls that come at the same time', () => {
  test('go together, and each gets its own answer', async () => {
    const batches: number[][] = [];
    const double = batched(async (items: number[]) => {
      batches.push(items);
      return items.map((item) => item * 2);
    }, 1);
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('gather while as many batches as allowed are under way', async () => {
    const gates: (() => void)[] = [];
    const sizes: number[] = [];
    const echo = batched(async (items: number[]) => {
      sizes.push(items.length);
      await new Promise<void>((resolve) => gates.push(resolve));
      return items;
    }, 1);
    const first = echo(1);
    await expect.poll(() => gates.length).toBe(1);
    const later = Promise.all([2, 3, 4].map(echo));
    gates.shift()?.();
    expect(await first).toBe(1);
    await expect.poll(() => gates.length).toBe(1);
    gates.shift()?.();
    expect(await later).toEqual([2, 3, 4]);
    expect(sizes).toEqual([1, 3]);
  });

  test('do not get the fault of one among them', async () => {
    const half = batched(async (items: number[]) => {
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item / 2);
    }, 2);
    const answers = await Promise.allSettled([2, 13, 4].map(half));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('are cut into batches of bounded size', async () => {
    const sizes: number[] = [];
    const echo = batched(async (items: number[]) => {
      sizes.push(items.length);
      return items;
    }, 4);
    await Promise.all(Array.from({ length: 150 }, (_, n) => echo(n)));
    expect(sizes).toEqual([64, 64, 22]);
  });
});

describe('calls that may wait', () => {
  afterEach(() => void vi.useRealTimers());

  function gathering() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const batches: string[][] = [];
    const echo = batched(
      async (items: string[]) => {
        batches.push(items);
        return items;
      },
      1,
      { ms: 15, has: (item) => item.startsWith('patient') },
    );
    return { batches, echo };
  }

  test('wait for company, so long and no longer', async () => {
    const { batches, echo } = gathering();
    const first = echo('patient 1');
    vi.advanceTimersByTime(10);
    const second = echo('patient 2');
    vi.advanceTimersByTime(4);
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await Promise.all([first, second])).toEqual(['patient 1', 'patient 2']);
    expect(batches).toEqual([['patient 1', 'patient 2']]);
    const third = echo('patient 3');
    vi.advanceTimersByTime(14);
    expect(batches).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await third).toBe('patient 3');
  });

  test('go along at once with one that may not', async () => {
    const { batches, echo } = gathering();
    const all = await Promise.all(['patient 1', 'hasty', 'patient 2'].map((item) => echo(item)));
    expect(all).toEqual(['patient 1', 'hasty', 'patient 2']);
    expect(batches).toEqual([all]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leave once they are as many as a batch takes', async () => {
    const { batches, echo } = gathering();
    await Promise.all(Array.from({ length: 64 }, (_, n) => echo(`patient ${n}`)));
    expect(batches.map(({ length }) => length)).toEqual([64]);
  });

  test('leave with the batch that ends before them, or pass by one that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ends: (() => void)[] = [];
    const batches: number[][] = [];
    const echo = batched(
      async (items: number[]) => {
        batches.push(items);
        await new Promise<void>((resolve) => ends.push(resolve));
        return items;
      },
      2,
      { ms: 20, has: (_, running) => running > 0 },
    );
    const first = echo(1);
    await vi.waitFor(() => expect(batches).toEqual([[1]]));
    const later = Promise.all([echo(2), echo(3)]);
    expect(vi.getTimerCount()).toBe(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3]]));
    const last = echo(4);
    vi.advanceTimersByTime(20);
    expect(batches).toEqual([[1], [2, 3], [4]]);
    ends[2]?.();
    expect(await last).toBe(4);
    ends[1]?.();
    expect(await later).toEqual([2, 3]);
  });
});
