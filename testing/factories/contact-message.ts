import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { ContactMessages } from '#server/db/schema.generated.ts';

/** Inserts a contact message into the database as the form does; returns its id. */
export async function createContactMessage(
  { db }: Pick<Deps, 'db'>,
  message: Partial<Insertable<ContactMessages>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      id: randomUUID(),
      name: 'Işıl Gökçe',
      email: 'isil@okur.example',
      category: 'technical',
      subject: 'İndirme çalışmıyor',
      message: 'Merhaba,\n\nİndir düğmesine basınca hiçbir şey olmuyor.',
      ...message,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
