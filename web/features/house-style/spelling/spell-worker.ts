import { createHunspellFromStrings } from 'hunspell-wasm';
import { createChecker } from './checker.ts';
import { type SpellAnswer, type SpellQuestion, wordKey } from './spell-protocol.ts';

let checker: ReturnType<typeof createChecker> | null = null;

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

async function answerTo(question: SpellQuestion): Promise<SpellAnswer> {
  const { id } = question;
  if (question.kind === 'load') {
    const [affixes, words] = await Promise.all([textOf(question.affixes), textOf(question.words)]);
    checker = createChecker(await createHunspellFromStrings(affixes, words));
    return { id, kind: 'done' };
  }
  if (!checker) return { id, kind: 'failed' };
  if (question.kind === 'know') {
    checker.know(question);
    return { id, kind: 'done' };
  }
  const { isRight, suggest } = checker;
  if (question.kind === 'suggest') return { id, kind: 'suggested', words: suggest(question.word) };
  return {
    id,
    kind: 'checked',
    wrong: question.words.filter((word) => !isRight(word)).map(wordKey),
  };
}

/** The check runs in a worker: parsing the dictionary takes half a second, and suggestions up to three seconds. */
addEventListener('message', ({ data }: MessageEvent<SpellQuestion>) => {
  answerTo(data).then(
    (answer) => postMessage(answer),
    () => postMessage({ id: data.id, kind: 'failed' } satisfies SpellAnswer),
  );
});
