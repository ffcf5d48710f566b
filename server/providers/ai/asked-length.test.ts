import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTerms, generationCaps, type PlanTerms } from '#domain/billing/plans.ts';
import { estimateTokens, forecastCost } from '#domain/billing/tokens.ts';
import { askedWords, wordsIn } from '#domain/generation/asked-and-got.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { writeLongText } from '#testing/recall/long-story.ts';
import { ProviderChain } from './provider-chain.ts';
import { ProviderLink } from './provider-link.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { StoryJob } from './story-writer.ts';

let fake: FakeAi;
let writer: ProviderWriter;
let sentences: string[];
beforeAll(async () => {
  fake = await startFakeAi();
  writer = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl, model: 'ok' });
  const text = await writeLongText(3, 30_000);
  sentences = [...new Set(text.split(/\n+|(?<=[.!?…])\s+(?=\p{Lu})/u))].filter((sentence) =>
    /^\p{Lu}[^“”]+[.]$/u.test(sentence),
  );
});
afterAll(async () => {
  await writer.close();
  await fake.close();
});

/** A model that writes a share of the middle of the words that it is asked for, each time with new sentences. */
function modelWith(share: number) {
  let at = 0;
  return (request: string): string => {
    const [, count = '1'] = /Tam olarak (\d+) paragraf yaz/u.exec(request) ?? [];
    const [, min = '0', max = '0'] = /(\d+)-(\d+) sözcük/u.exec(request) ?? [];
    const words = ((Number(min) + Number(max)) / 2) * share;
    return Array.from({ length: Number(count) }, () => {
      const paragraph: string[] = [];
      while (wordsIn(paragraph.join(' ')) < words - 4) {
        paragraph.push(sentences[at % sentences.length] ?? '');
        at += 1;
      }
      return paragraph.join(' ');
    }).join('\n\n');
  };
}

/** A job for every length that is offered: of guests and plans, of new texts and continuations. */
function offeredJobs(): StoryJob[] {
  const terms: (PlanTerms | null)[] = [null, ...Object.values(defaultTerms)];
  return terms.flatMap((plan) =>
    [false, true].flatMap((continuing) =>
      [1, 2, 3, 4, 5]
        .map((paragraphs) => ({
          paragraphs,
          caps: generationCaps(plan, { surface: 'editor', continuing, paragraphs }),
        }))
        .filter(({ paragraphs, caps }) => caps.paragraphs === paragraphs)
        .map(({ caps }) =>
          storyJob({ ...caps, ...(continuing && { existingText: sentences.slice(-6).join(' ') }) }),
        ),
    ),
  );
}

/** Share of the texts of a model that are within a fifth of what was asked. Tells the figures to a reader of the log. */
async function shareWithin(share: number, isContinued: boolean): Promise<number> {
  const chain = isContinued ? new ProviderChain([new ProviderLink(writer)]) : writer;
  const jobs = offeredJobs();
  let within = 0;
  for (const job of jobs) {
    const write = modelWith(share);
    fake.queue({ write }, { write });
    const before = fake.requests.length;
    const { pieces, end } = await collect(chain, { job });
    const calls = fake.requests.length - before;
    // Empties the queue.
    if (calls === 1) await collect(writer, { job });
    const text = end.answer?.text ?? '';
    const asked = askedWords(job);
    const words = wordsIn(text);
    if (words >= asked.min * 0.8 && words <= asked.max * 1.2) within += 1;
    if (calls === 2) expect(estimateTokens(pieces.join(''))).toBeLessThanOrEqual(forecastCost('', job).high);
  }
  console.info(
    `${share * 100} % of the asked words, ${isContinued ? 'with' : 'without'} a continuation: ${within} of ${jobs.length} texts within a fifth`,
  );
  return within / jobs.length;
}

test.each([0.5, 0.7, 1, 1.3])(
  'a model that writes %d of the asked words comes within a fifth of every offered length',
  async (share) => {
    expect(await shareWithin(share, true)).toBe(1);
  },
  30_000,
);

test('without a continuation a model that writes half of the asked words does not', async () => {
  expect(await shareWithin(0.5, false)).toBe(0);
}, 30_000);
