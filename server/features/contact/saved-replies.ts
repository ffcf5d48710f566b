import { sql, type Transaction } from 'kysely';
import type { SavedReply } from '#contract/admin-messages.ts';
import { maxSavedReplies } from '#domain/account/contact.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';

const columns = ['id', 'name', 'body', 'revision'] as const;

/** All saved replies by name. */
export async function listSavedReplies({ ctx }: { ctx: AppContext }): Promise<{ replies: SavedReply[] }> {
  const replies = await ctx.deps.db.selectFrom('saved_replies').select(columns).orderBy('name').execute();
  return { replies };
}

/** Only one transaction at a time changes the few saved replies, so that names and their number stay right. */
async function lockReplies(trx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('saved-replies'))`.execute(trx);
}

const readReply = (trx: Transaction<DB>, id: string) =>
  trx.selectFrom('saved_replies').select(columns).where('id', '=', id).executeTakeFirst();

/**
 * Creates a saved reply (revision 0), or saves over one, based on the revision that the administrator saw. A repeated
 * request answers what the first one stored.
 * @throws NOT_FOUND, SAVED_REPLY_CHANGED with the stored one, SAVED_REPLY_EXISTS, SAVED_REPLIES_FULL
 */
export async function saveSavedReply({
  ctx,
  input: { id, revision, name, body },
}: {
  ctx: AppContext;
  input: SavedReply;
}): Promise<SavedReply> {
  const now = ctx.deps.now();
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockReplies(trx);
    const before = await readReply(trx, id);
    if (before && before.name === name && before.body === body) return before;
    if (before && before.revision !== revision)
      throw new AppError('SAVED_REPLY_CHANGED', { data: { current: before } });
    if (!before && revision !== 0) throw new AppError('NOT_FOUND');
    const others = await trx.selectFrom('saved_replies').select(['name']).where('id', '<>', id).execute();
    if (others.some((other) => other.name === name)) throw new AppError('SAVED_REPLY_EXISTS');
    if (!before && others.length >= maxSavedReplies) throw new AppError('SAVED_REPLIES_FULL');
    const after = { id, name, body, revision: revision + 1 };
    await trx
      .insertInto('saved_replies')
      .values({ ...after, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ name, body, revision: revision + 1, updated_at: now }),
      )
      .execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: before ? 'saved_reply.updated' : 'saved_reply.created',
      subject: { type: 'saved_reply', id },
      ...(before && { before: { name: before.name, body: before.body } }),
      after: { name, body },
      now,
    });
    return after;
  });
}

/** Deletes a saved reply; one that is gone already is no error. */
export async function removeSavedReply({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom('saved_replies')
      .where('id', '=', id)
      .returning(['name', 'body'])
      .executeTakeFirst();
    if (before)
      await writeAudit(trx, {
        actor: signedIn(ctx),
        action: 'saved_reply.removed',
        subject: { type: 'saved_reply', id },
        before,
        now: ctx.deps.now(),
      });
    return { ok: true };
  });
}
