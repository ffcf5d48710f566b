import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { conversationLinkDays, conversationPath } from '#domain/account/contact.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Creates a link that opens one conversation without sign-in: 256 random bits, of which only the hash is stored. They are
 * in the address's fragment, which browsers send to no server and in no referrer.
 */
export async function issueConversationLink(
  trx: Kysely<DB>,
  { messageId, siteUrl, now }: { messageId: string; siteUrl: string; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('contact_links')
    .values({
      secret_hash: hashOf(secret),
      message_id: messageId,
      created_at: now,
      expires_at: new Date(now.getTime() + conversationLinkDays * dayMs),
    })
    .execute();
  return `${siteUrl}${conversationPath}#${secret}`;
}

/** The message whose conversation a link's secret opens. @throws NOT_FOUND when it is unknown, expired or revoked */
export async function messageOfLink(db: Kysely<DB>, secret: string, now: Date): Promise<string> {
  const link = await db
    .selectFrom('contact_links')
    .select('message_id')
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new AppError('NOT_FOUND');
  return link.message_id;
}
