import type { StoryJob, StoryWriter, WritingEnd, WritingOptions } from '#server/providers/ai/story-writer.ts';

/** A story job with ordinary values. */
export function storyJob(overrides: Partial<StoryJob> = {}): StoryJob {
  return {
    seed: 'tohum',
    idea: 'Deniz fenerinde fazladan bir basamak bulan bir kız',
    premise: '',
    genre: 'mystery',
    existingText: '',
    characters: [],
    plot: [],
    world: [],
    wizard: null,
    paragraphs: 3,
    words: { min: 150, max: 200 },
    maxOutputTokens: 2_500,
    audience: 'general',
    rating: 'safe',
    ...overrides,
  };
}

export interface Collected {
  pieces: string[];
  end: WritingEnd;
}

interface CollectOptions extends Partial<WritingOptions> {
  job?: StoryJob;
}

/** Collects the whole text of a job. @throws AiError as the writer does */
export async function collect(
  writer: StoryWriter,
  {
    stream = true,
    signal = new AbortController().signal,
    job = storyJob(),
    requester = 'yazar',
    onCall,
  }: CollectOptions = {},
): Promise<Collected> {
  const writing = writer.write(job, { stream, signal, requester, onCall });
  const pieces: string[] = [];
  for (;;) {
    const step = await writing.next();
    if (step.done) return { pieces, end: step.value };
    pieces.push(step.value);
  }
}
