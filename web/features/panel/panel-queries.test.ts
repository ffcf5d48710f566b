import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { WritingGoal } from '#contract/goals.ts';
import { queries } from '#web/lib/queries.ts';
import { shareGoal } from './panel-queries.ts';

const queryKey = queries.goals.read.queryKey();
const goalOf = (words: number): WritingGoal => {
  const today = { date: '2026-11-21', words, aiWords: 0, goal: null };
  return { dailyWords: null, today, days: [today], streak: 0 };
};
const wordsIn = (client: QueryClient) => client.getQueryData<WritingGoal>(queryKey)?.today.words;

it('updates the goal from a newer overview', () => {
  const client = new QueryClient();
  shareGoal(client, goalOf(10), 1_000);
  expect(wordsIn(client)).toBe(10);
  client.setQueryData(queryKey, goalOf(20), { updatedAt: 2_000 });
  shareGoal(client, goalOf(30), 3_000);
  expect(wordsIn(client)).toBe(30);
});

it('keeps a goal that was updated after the overview was requested', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, goalOf(20), { updatedAt: 2_000 });
  shareGoal(client, goalOf(10), 1_999);
  shareGoal(client, null, 3_000);
  expect(wordsIn(client)).toBe(20);
});
