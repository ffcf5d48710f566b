import affixes from '../../../../node_modules/dictionary-tr/index.aff?url';
import words from '../../../../node_modules/dictionary-tr/index.dic?url';
import type { CheckedWord } from './checker.ts';
import { type SpellAnswer, type SpellQuestion, wordKey } from './spell-protocol.ts';

type Asked = SpellQuestion extends infer Question
  ? Question extends { id: number }
    ? Omit<Question, 'id'>
    : never
  : never;

/** Most words whose result is remembered: more than a novel has. */
const maxKnown = 60_000;

/** The page's side of the spell check: asks the worker, and remembers which words were right. */
export function openSpelling() {
  const worker = new Worker(new URL('./spell-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SpellAnswer) => void>();
  const known = new Map<string, boolean>();
  let last = 0;
  const watching = new Set<() => void>();

  worker.addEventListener('message', ({ data }: MessageEvent<SpellAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, tell] of waiting) tell({ id, kind: 'failed' });
    waiting.clear();
  });

  function ask(question: Asked): Promise<SpellAnswer> {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ ...question, id });
    });
  }

  return {
    /** Fetches and reads the dictionary. @returns false where that failed. */
    async load(): Promise<boolean> {
      const there = (file: string) => new URL(file, location.href).href;
      return (await ask({ kind: 'load', affixes: there(affixes), words: there(words) })).kind === 'done';
    },
    /** Names of the story and words of the writer's list: what was known before is asked anew. */
    async know(list: { names: readonly string[]; personal: readonly string[] }): Promise<void> {
      await ask({ kind: 'know', ...list });
      known.clear();
    },
    /** Undefined while nobody has asked about the word. */
    isWrong: (word: CheckedWord): boolean | undefined => known.get(wordKey(word)),
    /** Asks about words that are not known yet. @returns whether there were any. */
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
    /** A word is right from now on: at once, whatever the worker is busy with. */
    accept(word: string) {
      for (const starts of [true, false]) known.set(wordKey({ word, starts }), false);
      for (const listener of watching) listener();
    },
    /** Told when words that were known before are to be asked about anew. */
    watch(listener: () => void): () => void {
      watching.add(listener);
      return () => void watching.delete(listener);
    },
    lookAgain() {
      for (const listener of watching) listener();
    },
    close: () => worker.terminate(),
  };
}
export type Spelling = ReturnType<typeof openSpelling>;
