import type { StoredIdentity } from '#contract/site-identity.ts';
import type { IdentityFields } from '#domain/site/site-identity.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { fieldsOf, presentStored, readNewest } from './identity-rows.ts';

/** Returns the newest identity for the administrators' form. */
export async function getIdentity({ ctx }: { ctx: AppContext }): Promise<StoredIdentity> {
  const { db, env } = ctx.deps;
  return presentStored(await readNewest(db), env);
}

/**
 * Stores a new version, based on the one that the administrator saw; the database notifies every process.
 * @throws IDENTITY_CHANGED with the newest version
 */
export async function updateIdentity({
  ctx,
  input: { revision, ...fields },
}: {
  ctx: AppContext;
  input: IdentityFields & { revision: number };
}): Promise<StoredIdentity> {
  const { db, env, now } = ctx.deps;
  const stored = await db.transaction().execute(async (trx) => {
    const before = await readNewest(trx);
    if ((before?.revision ?? 0) !== revision) return undefined;
    const row = await trx
      .insertInto('site_identities')
      .values({
        revision: revision + 1,
        fields: JSON.stringify(fields),
        created_at: now(),
        created_by: signedIn(ctx).email,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'site_identity.updated',
      subject: { type: 'site_identity', id: String(row.revision) },
      before: { ...fieldsOf(before) },
      after: { ...fieldsOf(row) },
      now: now(),
    });
    return row;
  });
  // Read after the transaction, so that the version of a parallel save is seen.
  if (!stored)
    throw new AppError('IDENTITY_CHANGED', { data: { current: presentStored(await readNewest(db), env) } });
  return presentStored(stored, env);
}
