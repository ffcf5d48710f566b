import { randomUUID } from 'node:crypto';
import type { BibleEntryOut } from '#contract/bible.ts';
import type { WorldKind } from '#domain/world/kinds.ts';
import type { Client } from '../client.ts';

interface EntryFields {
  id: string;
  kind: WorldKind;
  name: string;
  aliases: string[];
  text: string;
}

/** What a person would send to save a place, object or note; every field can be given. */
export function entryDraft(fields: Partial<EntryFields> = {}): EntryFields {
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
export async function saveEntry(client: Client, fields: Partial<EntryFields> = {}): Promise<BibleEntryOut> {
  const answer = await client.post<BibleEntryOut>('/bible', entryDraft(fields));
  if (answer.status !== 201) throw new Error(`entry not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
