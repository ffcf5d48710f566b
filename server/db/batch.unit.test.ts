import { describe, expect, test } from 'vitest';
import { batched } from './batch.ts';

describe('batched calls', () => {
  test('made at the same time share a batch and get their own results', async () => {
    const batches: number[][] = [];
    const double = batched(async (items: number[]) => {
      batches.push(items);
      return items.map((item) => item * 2);
    }, 1);
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('are queued while the maximum of batches runs', async () => {
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

  test('get only their own errors', async () => {
    const half = batched(async (items: number[]) => {
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item / 2);
    }, 2);
    const answers = await Promise.allSettled([2, 13, 4].map(half));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('are divided into batches of limited size', async () => {
    const sizes: number[] = [];
    const echo = batched(async (items: number[]) => {
      sizes.push(items.length);
      return items;
    }, 4);
    await Promise.all(Array.from({ length: 150 }, (_, n) => echo(n)));
    expect(sizes).toEqual([64, 64, 22]);
  });
});
