import { randomUUID } from 'node:crypto';
import type { Story } from '#contract/stories.ts';
import type { Client } from '../client.ts';

/** A request to save a story; any field can be overridden. */
export function storyDraft(
  fields: Partial<Record<'id' | 'title' | 'content' | 'genre' | 'prompt', string>> = {},
) {
  return {
    id: randomUUID(),
    title: 'Deniz feneri',
    content: 'Fener o gece yanmadı.',
    genre: '',
    prompt: '',
    ...fields,
  };
}

/** Saves a story through the API. */
export async function saveStory(
  client: Client,
  fields: Parameters<typeof storyDraft>[0] = {},
): Promise<Story> {
  const answer = await client.post<Story>('/stories', storyDraft(fields));
  if (answer.status !== 201) throw new Error(`story not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
