import { sql } from 'kysely';
import type { PageCacheType } from '#domain/site/cache-types.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { writeAudit } from '../audit/index.ts';

/** Clears the page cache of every process, as a change of the blog does (docs/product/administration.md). */
export async function clearPages({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { type: PageCacheType };
}): Promise<{ ok: true }> {
  const { db, now } = ctx.deps;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_notify('content_changed', 'cache')`.execute(trx);
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'cache.cleared',
      subject: { type: 'cache', id: input.type },
      now: now(),
    });
  });
  return { ok: true };
}
