import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStoryteller, ProviderWriter } from '#server/providers/ai/index.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { judgeText } from './judge-text.ts';
import { keepTrial, newestTrials } from './keep-trials.ts';
import { runTrial, type TrialOptions, trialEstimate } from './run-trial.ts';
import { summarizeTrial } from './summarize-trial.ts';
import { trialPage } from './trial-page.ts';
import { type TrialTask, trialTasks } from './trial-tasks.ts';

// A trial writes its texts one after another.
vi.setConfig({ testTimeout: 60_000 });

const prices = { input: 1, output: 2, cached: null, currency: 'USD' } as const;
const isKnown = (word: string) => word !== 'sonracığına';
let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi({ record: false });
});
afterAll(() => fake.close());

async function trialOf(model: string, more: Partial<TrialOptions> = {}) {
  const writer = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl, model });
  const tasks = trialTasks.slice(0, 6);
  const trial = await runTrial({
    writer,
    isKnown,
    prices,
    tasks,
    signal: new AbortController().signal,
    ...more,
  });
  await writer.close();
  return trial;
}

test('has forty tasks, each with an id of its own, of all genres but the adult one and both dialogue styles', () => {
  expect(new Set(trialTasks.map(({ id }) => id)).size).toBe(40);
  expect(new Set(trialTasks.map(({ genre }) => genre)).size).toBe(6);
  expect(new Set(trialTasks.map(({ dialogue }) => dialogue)).size).toBe(2);
});

describe('a trial tells the temperaments of models apart', () => {
  test('a careful one does what is asked', async () => {
    const summary = summarizeTrial(await trialOf('careful'));
    expect(summary).toMatchObject({
      texts: 6,
      failed: 0,
      turkish: 1,
      rightLength: 1,
      rightDialogue: 1,
      clean: 1,
    });
    expect(summary.clichesPerThousand).toBe(0);
    expect(summary.cost).toBeGreaterThan(0);
    expect(summary.firstWordMs).not.toBeNull();
  });

  test('a talkative one talks around its texts, in the other dialogue style and in worn phrases', async () => {
    const summary = summarizeTrial(await trialOf('talkative'));
    expect(summary).toMatchObject({ turkish: 1, rightDialogue: 0, clean: 0 });
    expect(summary.clichesPerThousand).toBeGreaterThan(5);
  });

  test('a careless one changes names, invents words and leaves the language', async () => {
    const trial = await trialOf('careless');
    const summary = summarizeTrial(trial);
    expect(summary.keptNames).toBeLessThan(0.6);
    expect(summary.rightLength).toBeLessThan(1);
    expect(summary.unknownPerThousand).toBeGreaterThan(0);
    const habits = new Set(trial.texts.flatMap(({ marks }) => marks?.habits ?? []));
    expect([...habits].some((habit) => habit === 'loop' || habit === 'other-language')).toBe(true);
  });

  test('the storyteller says which ideas it does not understand', async () => {
    const writer = createStoryteller({ ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' });
    if (!writer) throw new Error('no storyteller');
    const tasks = trialTasks.slice(0, 8);
    const trial = await runTrial({ writer, isKnown, tasks, signal: new AbortController().signal });
    expect(trial.texts.some(({ error }) => error === 'AI_IDEA_UNCLEAR')).toBe(true);
    expect(trial.texts.some(({ text }) => text !== '')).toBe(true);
  });
});

test('stops at its budget and when it is stopped, and keeps the texts so far', async () => {
  const one = (await trialOf('careful', { tasks: trialTasks.slice(0, 1) })).texts[0]?.cost ?? 0;
  expect((await trialOf('careful', { budget: one * 1.5 })).texts).toHaveLength(2);
  const stop = new AbortController();
  const stopped = await trialOf('careful', {
    signal: stop.signal,
    onText: (_, done) => {
      if (done === 3) stop.abort();
    },
  });
  expect(stopped.texts).toHaveLength(3);
});

test('tells an error of the provider by its code and goes on', async () => {
  const trial = await trialOf('fault-401', { tasks: trialTasks.slice(0, 2) });
  expect(trial.texts.map(({ error }) => error)).toEqual(['AI_INVALID_KEY', 'AI_INVALID_KEY']);
});

test('estimates no less than the trial costs', async () => {
  const trial = await trialOf('careful');
  expect(trialEstimate(prices, trialTasks.slice(0, 6))).toBeGreaterThan(summarizeTrial(trial).cost ?? 0);
});

test('judges length, dialogue, names, repetition, worn phrases and unknown words by rule', () => {
  const task: TrialTask = {
    ...(trialTasks[0] as TrialTask),
    paragraphs: 1,
    names: ['Nermin'],
    dialogue: 'dash',
  };
  const text = '“Dur,” dedi adam. Zaman durmuş gibiydi. Deniz sonracığına sustu. Zaman durmuş gibiydi.';
  const marks = judgeText(task, { text, habits: [] }, isKnown);
  expect(marks).toMatchObject({
    words: 12,
    rightLength: false,
    rightDialogue: false,
    missingNames: ['Nermin'],
    cliches: ['zaman durmuş gibi'],
    unknownWords: ['sonracığına'],
  });
});

test('keeps each trial and compares the newest of each model on one page without its marks as HTML', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trials-'));
  const trial = await trialOf('careful', { tasks: trialTasks.slice(0, 1) });
  const [text] = trial.texts;
  if (!text) throw new Error('no text');
  keepTrial(folder, { ...trial, name: '<b>A</b>', texts: [{ ...text, text: '<script>alert(1)</script>' }] });
  keepTrial(folder, { ...trial, name: 'B', startedAt: '2026-01-01T00:00:00.000Z' });
  keepTrial(folder, trial);
  expect(newestTrials(folder).map(({ name }) => name)).toHaveLength(3);
  const page = trialPage(newestTrials(folder));
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('<b>A');
  expect(page).toContain('Adları ve ölçüleri gizle');
});

test('the command tries the model of a given server with the key of the environment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'try-model-'));
  const args = ['--url', fake.baseUrl, '--model', 'careful', '--tasks', '1', '--yes'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'run-try-model.ts'), ...args],
    { env: { PATH: process.env.PATH, AI_API_KEY: 'sk-deneme', DATA_DIR: folder } },
  );
  expect(stdout).toMatch(/^1\/1 fener: \d+ sözcük/m);
  expect(readdirSync(join(folder, 'model-trials'))).toContain('index.html');
});
