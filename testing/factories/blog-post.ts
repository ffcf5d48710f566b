import { randomUUID } from 'node:crypto';
import type { AdminPost } from '#contract/blog.ts';
import type { Client } from '../client.ts';

/** What an administrator would send to save a post, unique in title; every field can be given. */
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

/** A post saved through the API. */
export async function savePost(admin: Client, fields: Partial<AdminPost> = {}): Promise<AdminPost> {
  const answer = await admin.post<AdminPost>('/admin/blog/posts', postDraft(fields));
  if (answer.status !== 201) throw new Error(`post not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
