import { StorytellerWriter } from '#server/providers/ai/storyteller-writer.ts';
import { collect, storyJob } from '../fake-ai/collect.ts';
import { IDEA_SAMPLES } from '../idea-samples.ts';

const genres = ['mystery', 'romantic', 'drama', 'fantasy', 'scifi'] as const;

/** Writes at least so many characters of different Turkish stories, one after another; the same for the same number. */
export async function writeLongText(number: number, characters: number): Promise<string> {
  const writer = new StorytellerWriter('instant');
  const texts: string[] = [];
  let length = 0;
  for (let at = 0; length < characters; at += 1) {
    const sample = IDEA_SAMPLES[(number * 41 + at) % IDEA_SAMPLES.length];
    const genre = genres[(number + at) % genres.length] ?? 'drama';
    const job = storyJob({ idea: sample?.idea ?? '', genre, seed: `${number}-${at}`, paragraphs: 5 });
    const text = (await collect(writer, { job }).catch(() => ({ pieces: [] as string[] }))).pieces.join('');
    texts.push(text);
    length += text.length;
  }
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Puts facts into the first part of a text, each as a sentence of a paragraph, evenly spread. */
export function plant(text: string, facts: readonly string[], share = 0.6): string {
  const paragraphs = text.split('\n\n');
  const until = Math.floor(paragraphs.length * share);
  const every = until / facts.length;
  for (const [at, fact] of facts.entries()) {
    const place = Math.floor(at * every);
    const sentences = (paragraphs[place] ?? '').split(/(?<=[.!?])\s+/u);
    sentences.splice(Math.ceil(sentences.length / 2), 0, fact);
    paragraphs[place] = sentences.join(' ');
  }
  return paragraphs.join('\n\n');
}
