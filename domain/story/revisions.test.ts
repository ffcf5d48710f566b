import { expect, it } from 'vitest';
import { hourMs } from '../time/durations.ts';
import { type RevisionKind, revisionsToThin } from './revisions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number, kind: RevisionKind = 'auto') => ({
  kind,
  writtenAt: new Date(now.getTime() - hours * hourMs),
});
const left = (revisions: ReturnType<typeof ago>[]) => {
  const gone = new Set(revisionsToThin(revisions, now));
  return revisions.filter((revision) => !gone.has(revision));
};

it('keeps every revision of the last day', () => {
  const day = Array.from({ length: 280 }, (_, index) => ago(23.9 - index / 12));
  expect(revisionsToThin(day, now)).toEqual([]);
});

it('keeps the last revision of each hour, then of each Istanbul day, then of each week', () => {
  const hours = [ago(50.9), ago(50.5), ago(50.1), ago(48.5)];
  expect(left(hours)).toEqual([hours[2], hours[3]]);
  const days = [ago(20 * 24 + 2), ago(20 * 24 + 1), ago(20 * 24)];
  expect(left(days)).toEqual([days[2]]);
  const weeks = Array.from({ length: 140 }, (_, index) => ago((240 - index) * 24));
  expect(left(weeks).length).toBeGreaterThanOrEqual(20);
  expect(left(weeks).length).toBeLessThanOrEqual(21);
});

it('separates days at midnight in Istanbul', () => {
  const night = ['2026-11-01T20:59:00Z', '2026-11-01T21:01:00Z'].map((at) => ({
    kind: 'auto' as const,
    writtenAt: new Date(at),
  }));
  expect(revisionsToThin(night, now)).toEqual([]);
});

it('keeps named revisions always and safety revisions for ninety days', () => {
  const named = [ago(9_000, 'named'), ago(8_999.9, 'named')];
  expect(left(named)).toEqual(named);
  const guarded = [ago(1_000, 'before-ai'), ago(999.9, 'before-ai'), ago(999.8, 'before-overwrite')];
  expect(left(guarded)).toEqual(guarded);
  expect(left([ago(3_000, 'before-ai'), ago(2_999.9)])).toHaveLength(1);
});
