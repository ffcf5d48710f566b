import affixes from '../../../../node_modules/dictionary-tr/index.aff?url';
import words from '../../../../node_modules/dictionary-tr/index.dic?url';
import type { CheckedWord } from './checker.ts';
import { type SpellAnswer, type SpellQuestion, wordKey } from './spell-protocol.ts';

type QuestionWithoutId = SpellQuestion extends infer Question
  ? Question extends { id: number }
    ? Omit<Question, 'id'>
    : never
  : never;

/** The largest number of words with a stored result; a novel has fewer. */
const maxKnown = 60_000;

/** Opens the spell check: sends questions to a worker and stores the results by word. */
export function openSpelling() {
  const worker = new Worker(new URL('./spell-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SpellAnswer) => void>();
  const known = new Map<string, boolean>();
  let last = 0;
  const listeners = new Set<() => void>();

  worker.addEventListener('message', ({ data }: MessageEvent<SpellAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, resolve] of waiting) resolve({ id, kind: 'failed' });
    waiting.clear();
  });

  function ask(question: QuestionWithoutId): Promise<SpellAnswer> {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ ...question, id });
    });
  }

  return {
    /** Fetches and parses the dictionary. @returns false when that failed */
    async load(): Promise<boolean> {
      const there = (file: string) => new URL(file, location.href).href;
      return (await ask({ kind: 'load', affixes: there(affixes), words: there(words) })).kind === 'done';
    },
    /** Sets the names of the story and the writer's words, and forgets all results. */
    async know(list: { names: readonly string[]; personal: readonly string[] }): Promise<void> {
      await ask({ kind: 'know', ...list });
      known.clear();
    },
    /** Whether the word is misspelled; undefined before its check. */
    isWrong: (word: CheckedWord): boolean | undefined => known.get(wordKey(word)),
    /** Checks the words without a result. @returns whether there are new results */
    async check(asked: readonly CheckedWord[]): Promise<boolean> {
      const fresh = new Map(asked.map((word) => [wordKey(word), word]));
      for (const key of known.keys()) fresh.delete(key);
      if (fresh.size === 0) return false;
      const answer = await ask({ kind: 'check', words: [...fresh.values()] });
      if (answer.kind !== 'checked') return false;
      if (known.size + fresh.size > maxKnown) known.clear();
      const wrong = new Set(answer.wrong);
      for (const key of fresh.keys()) known.set(key, wrong.has(key));
      return true;
    },
    async suggest(word: CheckedWord): Promise<readonly string[]> {
      const answer = await ask({ kind: 'suggest', word });
      return answer.kind === 'suggested' ? answer.words : [];
    },
    /** Accepts a word at once, without waiting for the worker. */
    accept(word: string) {
      for (const starts of [true, false]) known.set(wordKey({ word, starts }), false);
      for (const listener of listeners) listener();
    },
    /** Calls `listener` when results have changed; returns a function that stops this. */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lookAgain() {
      for (const listener of listeners) listener();
    },
    close: () => worker.terminate(),
  };
}
export type Spelling = ReturnType<typeof openSpelling>;
