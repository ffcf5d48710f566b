import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanAnswer } from '#domain/generation/answers/answer-stream.ts';
import { mayNeedHelp } from '#domain/generation/help-line.ts';
import { AiError } from '#server/providers/ai/ai-error.ts';
import { answerContext } from '#server/providers/ai/answer-context.ts';
import { storyMessages } from '#server/providers/ai/prompt.ts';
import { ProviderWriter } from '#server/providers/ai/provider-writer.ts';
import { checkRequestSafety } from '#server/providers/ai/request-safety.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { readLines, readRequests } from './read-requests.ts';
import { isRefusedEverywhere, placesOf, share } from './safety-figures.ts';

// Each test judges over 500 texts.
vi.setConfig({ testTimeout: 60_000 });

const parts = ['', '-held-out', '-traps', '-second-traps'];
const refused = parts.flatMap((part) => readRequests(`minors-refused${part}.txt`));
const allowed = parts.flatMap((part) => readRequests(`minors-allowed${part}.txt`));
const injections = readLines('injections.txt');

describe('sexual content about minors', () => {
  test('has at least 300 different cases to refuse and 200 stories to tell', () => {
    expect(new Set(refused.map(({ text }) => text)).size).toBeGreaterThanOrEqual(300);
    expect(new Set(allowed.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  test.each(['request', 'card', 'pasted', 'answer'] as const)(
    'is found in at least 99 % of the cases in a %s, with at most 2 %% false alarms',
    (place) => {
      const missed = refused.filter((one) => !placesOf(one)[place]);
      expect(missed.length / refused.length, missed.map(({ text }) => text).join(' | ')).toBeLessThanOrEqual(
        0.01,
      );
      const alarms = allowed.filter((one) => placesOf(one)[place]);
      expect(alarms.length / allowed.length, alarms.map(({ text }) => text).join(' | ')).toBeLessThanOrEqual(
        0.02,
      );
    },
  );

  test('counts a case as refused only when every place refuses it', () => {
    expect(share(refused, isRefusedEverywhere)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('the line of help', () => {
  test('is shown for each sentence in which a writer may speak of hurting themselves', () => {
    expect(readLines('help-needed.txt').filter((line) => !mayNeedHelp(line))).toEqual([]);
  });

  test('is not shown for stories about death and grief', () => {
    expect(readLines('help-not-needed.txt').filter(mayNeedHelp)).toEqual([]);
  });
});

const card = (text: string) => ({
  id: 'k',
  name: 'Nermin',
  role: 'protagonist' as const,
  age: '',
  personality: text,
  appearance: '',
  background: text,
});
const tagPattern = /<\/?[a-z_]+>/gu;
const tagsOf = (text: string) => text.match(tagPattern) ?? [];

describe('an instruction in a person’s text', () => {
  test('has at least 100 cases', () => {
    expect(new Set(injections).size).toBeGreaterThanOrEqual(100);
  });

  test.each(injections)('stays between its tags: %s', (text) => {
    const plain = { idea: 'Bir kuş öter.', existingText: 'Deniz vardı.', characters: [card('Sakin')] };
    const hostile = { idea: text, existingText: text, characters: [card(text)] };
    const [system, user] = storyMessages(storyJob(plain as never));
    const [attackedSystem, attackedUser] = storyMessages(storyJob(hostile as never));
    // The rules are the same, byte for byte, and the server's own request is the last thing that the model reads.
    expect(attackedSystem).toEqual(system);
    const lastOf = (content = '') => content.split('\n\n').at(-1);
    expect(lastOf(attackedUser?.content)).toBe(lastOf(user?.content));
    expect(tagsOf(attackedUser?.content ?? '')).toEqual(tagsOf(user?.content ?? ''));
    expect(attackedUser?.content).not.toMatch(/<\||\[\/?INST\]|<<SYS>>|<\/?s>/iu);
  });
});

describe('a model that obeys an instruction in a card', () => {
  let fake: FakeAi;
  const writers: ProviderWriter[] = [];
  beforeAll(async () => {
    fake = await startFakeAi();
  });
  afterEach(() => Promise.all(writers.splice(0).map((writer) => writer.close())));
  afterAll(() => fake.close());

  const writer = () => {
    const made = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl, model: 'ok' });
    writers.push(made);
    return made;
  };

  test('can’t show the rules, whichever of them it repeats', () => {
    const job = storyJob();
    const rules = storyMessages(job)[0]?.content ?? '';
    const { text } = cleanAnswer(`${rules}\n\n${fakeStory}`, answerContext(job));
    expect(text).toBe(fakeStory);
  });

  test.each([true, false])('is stopped before refused content is shown (stream: %s)', async (stream) => {
    const unsafe = 'Sonra on dört yaşındaki kızla cinsel ilişki sahnesi başladı.';
    fake.queue({ text: `${fakeStory}\n\n${unsafe}\n\n${fakeStory}`, pieceLength: 9 });
    const pieces: string[] = [];
    const writing = writer().write(storyJob(), { stream, signal: new AbortController().signal });
    const failure = await (async () => {
      for (;;) {
        const step = await writing.next();
        if (step.done) return null;
        pieces.push(step.value);
      }
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AiError);
    expect(failure).toMatchObject({ code: 'AI_UNSAFE' });
    expect(pieces.join('')).not.toContain('cinsel');
  });

  test('knows the young people of the cards', async () => {
    fake.queue({ text: `${fakeStory}\n\nEce kapıyı kapattı. İkisi sevişmeye başladı.` });
    const ece = { ...card('Meraklı'), name: 'Ece', age: '13' };
    const job = storyJob({ characters: [ece as never] });
    await expect(collect(writer(), { job })).rejects.toMatchObject({ code: 'AI_UNSAFE' });
  });

  const deed = 'Ece kapıyı kapattı. İkisi sevişmeye başladı.';
  const age = 'On dört yaşındaki Ece ile Murat o yaz tanıştı.';
  test.each([
    ['the idea', { idea: age }, deed],
    ['the idea that a story began with', { premise: age }, deed],
    ['far back in the text', { existingText: `${age} ${fakeStory.repeat(3)}` }, deed],
    ['the answer itself, pages before', {}, `${age}\n\n${fakeStory}\n\n${deed}`],
  ])('knows a young person whose age stands in %s', async (_, part, text) => {
    fake.queue({ text: `${fakeStory}\n\n${text}` });
    const job = storyJob(part);
    await expect(collect(writer(), { job })).rejects.toMatchObject({ code: 'AI_UNSAFE' });
  });

  test('believes the card of somebody who was young pages ago', async () => {
    const text = `${fakeStory}\n\n${deed}`;
    fake.queue({ text });
    const ece = { ...card('Meraklı'), name: 'Ece', age: '31' };
    const existingText = `On dört yaşındaki Ece o yaz yüzmeyi öğrendi. ${fakeStory.repeat(3)}`;
    const job = storyJob({ existingText, characters: [ece as never], rating: 'mature' });
    expect((await collect(writer(), { job })).end.answer?.text).toContain(deed);
  });

  test('is refused in a request whose text told the age long ago', () => {
    const request = { genre: 'Dram', rating: 'mature', idea: 'Ece ile Murat sevişsinler' } as const;
    const existingText = `${age} ${fakeStory.repeat(3)}`;
    expect(checkRequestSafety({ ...request, existingText })).not.toBeNull();
    expect(checkRequestSafety({ ...request, existingText: fakeStory.repeat(3) })).toBeNull();
    const premise = [{ name: '', text: age }];
    expect(checkRequestSafety({ ...request, existingText: '', material: premise })).not.toBeNull();
    const grown = [{ name: 'Ece', text: '31 yaşında. Sakin' }];
    expect(checkRequestSafety({ ...request, existingText, material: grown })).toBeNull();
  });

  test.each([true, false])('may think of the rule that it follows (stream: %s)', async (stream) => {
    const thought = '15 yaşındaki bir kız hakkında cinsel içerik yazmam yasak.';
    fake.queue({ text: `<think>${thought}</think>${fakeStory}` });
    const { end } = await collect(writer(), { stream });
    expect(end.answer?.text).toBe(fakeStory);
  });

  test('may tell what happened to a child without showing it', async () => {
    const text = `${fakeStory}\n\nOn yedi yaşındaki Ece, cinsel istismar davasında annesinin elini tuttu ve konuştu.`;
    fake.queue({ text });
    const { end } = await collect(writer());
    expect(end.answer?.text).toBe(text);
  });
});
