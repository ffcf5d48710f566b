import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WritingGoal } from '#contract/goals.ts';
import { ApiError, networkError } from '#web/lib/api-error.ts';
import { createUnsentReports } from './unsent-reports.ts';
import { createWordCountReporter } from './word-count-reporter.ts';

const evening = new Date('2026-11-21T20:59:00Z');
const midnight = new Date('2026-11-21T21:00:00Z');

/** The storage of a browser. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

type Told = { id: string; day: string; seq: number; words: number; aiWords: number };

/** A server that stores sessions like the real one, and may be unreachable. */
function server() {
  const sessions = new Map<string, Told>();
  const goalOf = (date: string): WritingGoal => {
    const own = [...sessions.values()].filter(({ day }) => day === date);
    const sum = (part: 'words' | 'aiWords') => own.reduce((all, told) => all + Math.max(0, told[part]), 0);
    const today = { date, words: sum('words'), aiWords: sum('aiWords'), goal: null };
    return { dailyWords: null, today, days: [today], streak: 0 };
  };
  return {
    fault: null as Error | null,
    calls: 0,
    words: (date: string) => goalOf(date).today.words,
    async report(told: Told) {
      this.calls += 1;
      if (this.fault) throw this.fault;
      if ((sessions.get(told.id)?.seq ?? 0) < told.seq) sessions.set(told.id, told);
      return goalOf('2026-11-21');
    },
  };
}

let now = evening;
let online = true;
let shown: WritingGoal | null = null;
let host = server();
let store = memory();
const open = () =>
  createWordCountReporter({
    report: (told) => host.report(told),
    onGoal: (goal) => {
      shown = goal;
    },
    isOnline: () => online,
    left: createUnsentReports('ada', { store: () => store, now: () => now }),
    now: () => now,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [now, online, shown, host, store] = [evening, true, null, server(), memory()];
});
afterEach(() => {
  vi.useRealTimers();
});
const afterAWhile = () => vi.advanceTimersByTimeAsync(20_000);

test('reports words as totals of their day after a delay', async () => {
  const editor = open();
  editor.add(3, 0);
  editor.add(-1, 40);
  expect(host.calls).toBe(0);
  await afterAWhile();
  expect(host.words('2026-11-21')).toBe(2);
  expect(shown?.today).toMatchObject({ words: 2, aiWords: 40 });
  await afterAWhile();
  expect(host.calls).toBe(1);
});

test('counts words written before midnight for their day when they are reported later', async () => {
  const editor = open();
  online = false;
  editor.add(120, 0);
  await afterAWhile();
  now = midnight;
  editor.add(5, 0);
  await afterAWhile();
  expect(host.calls).toBe(0);
  online = true;
  editor.tellAll();
  await afterAWhile();
  expect([host.words('2026-11-21'), host.words('2026-11-22')]).toEqual([120, 5]);
  expect(host.calls).toBe(2);
});

test.each([
  ['no answer', networkError(null)],
  ['a server that is out of order', new ApiError({ code: 'UNKNOWN', status: 503, message: '' })],
  ['too many calls', new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429, message: '' })],
])('a call that fails for %s is made again', async (_, fault) => {
  const editor = open();
  host.fault = fault;
  editor.add(7, 0);
  await afterAWhile();
  await afterAWhile();
  expect(host.calls).toBe(2);
  host.fault = null;
  await afterAWhile();
  await afterAWhile();
  expect([host.words('2026-11-21'), host.calls]).toEqual([7, 3]);
});

test('stops sending a report that the server rejects permanently', async () => {
  const editor = open();
  host.fault = new ApiError({ code: 'INVALID_INPUT', status: 422, message: '' });
  editor.add(7, 0);
  await afterAWhile();
  await afterAWhile();
  expect(host.calls).toBe(1);
});

test('shows words written during a report, and sends them with the next one', async () => {
  const editor = open();
  editor.add(7, 0);
  editor.tellNow();
  editor.add(2, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect([host.words('2026-11-21'), shown?.today.words]).toEqual([7, 9]);
  await afterAWhile();
  expect(host.words('2026-11-21')).toBe(9);
});

test('counts a session with only deletions as zero, without an effect on other sessions', async () => {
  now = new Date('2026-11-21T12:00:00Z');
  const morning = open();
  expect(morning.add(300, 0)).toEqual({ words: 300, aiWords: 0 });
  await afterAWhile();
  now = new Date('2026-11-21T13:00:00Z');
  expect(morning.add(-500, -10)).toEqual({ words: 0, aiWords: 0 });
  // Text that is cut and pasted in the same session does not count as written.
  expect(morning.add(490, 0)).toEqual({ words: 0, aiWords: 0 });
  await afterAWhile();
  expect([host.words('2026-11-21'), shown?.today.words]).toEqual([300, 300]);
  now = new Date('2026-11-21T15:00:00Z');
  expect(morning.add(20, 0)).toEqual({ words: 20, aiWords: 0 });
  await afterAWhile();
  expect([host.words('2026-11-21'), shown?.today.words]).toEqual([320, 320]);
});

test('does not count words that are deleted in the same session', async () => {
  const editor = open();
  editor.add(5, 0);
  expect(editor.add(-3, 0)).toEqual({ words: -3, aiWords: 0 });
  await afterAWhile();
  expect(host.words('2026-11-21')).toBe(2);
});

test('the next editor reports once the words of an editor that was closed offline', async () => {
  const editor = open();
  online = false;
  editor.add(30, 0);
  editor.leave();
  // The browser restores the page: its next words belong to another session.
  editor.add(4, 0);
  editor.close();
  online = true;
  const next = open();
  next.tellAll();
  // A second tab reports in parallel.
  open().tellAll();
  await afterAWhile();
  expect(host.words('2026-11-21')).toBe(34);
  open().tellAll();
  await afterAWhile();
  expect(host.calls).toBe(2);
});

test('repeats a report that was lost when the editor closed', async () => {
  const editor = open();
  host.fault = networkError(null);
  editor.add(12, 0);
  editor.close();
  await afterAWhile();
  host.fault = null;
  open().tellAll();
  await afterAWhile();
  expect(host.words('2026-11-21')).toBe(12);
});

test('does not report another person’s words, or those of a day that is too long ago', async () => {
  const editor = open();
  online = false;
  editor.add(12, 0);
  editor.leave();
  expect(createUnsentReports('berk', { store: () => store, now: () => now }).take()).toEqual([]);
  now = new Date('2026-11-28T12:00:00Z');
  online = true;
  open().tellAll();
  await afterAWhile();
  expect(host.calls).toBe(0);
});

test('ignores invalid stored data', () => {
  store.setItem('yazihane.untold-words.ada', '[{"id":"x"},null,7]');
  expect(createUnsentReports('ada', { store: () => store, now: () => now }).take()).toEqual([]);
  store.setItem('yazihane.untold-words.ada', '{');
  expect(createUnsentReports('ada', { store: () => store, now: () => now }).take()).toEqual([]);
});
