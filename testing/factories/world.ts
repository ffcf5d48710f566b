import { randomUUID } from 'node:crypto';
import type { WorldEntryOut } from '#contract/world.ts';
import type { CardlessEntry } from '#domain/world/kinds.ts';
import type { Client } from '../client.ts';

type EntryDraft = CardlessEntry & { id: string };

/** What a person would send to save a place, object or note; every field can be given. */
export function entryDraft(fields: Partial<EntryDraft> = {}): EntryDraft {
  return {
    id: randomUUID(),
    kind: 'place',
    name: 'Kırık Değirmen',
    aliases: ['değirmen'],
    text: 'Derenin kıyısında, kanatları çoktan durmuş.',
    ...fields,
  };
}

/** A place, object or note saved through the API. */
export async function saveEntry(client: Client, fields: Partial<EntryDraft> = {}): Promise<WorldEntryOut> {
  const answer = await client.post<WorldEntryOut>('/bible', entryDraft(fields));
  if (answer.status !== 201) throw new Error(`entry not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
