import { randomUUID } from 'node:crypto';
import type { AdminPost } from '#contract/blog.ts';
import type { Client } from '../client.ts';

/** A request to save a post with a unique title; any field can be overridden. */
export function postDraft(fields: Partial<AdminPost> = {}) {
  const unique = randomUUID().slice(0, 8);
  return {
    id: randomUUID(),
    title: `Işığın peşinde ${unique}`,
    slug: '',
    content: '<p>Her hikâye bir kapıyla başlar.</p>',
    excerpt: '',
    featuredImage: '',
    status: 'published',
    categoryIds: [] as string[],
    ...fields,
  };
}

/** Saves a post through the API. */
export async function savePost(admin: Client, fields: Partial<AdminPost> = {}): Promise<AdminPost> {
  const answer = await admin.post<AdminPost>('/admin/blog/posts', postDraft(fields));
  if (answer.status !== 201) throw new Error(`post not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
