import type { IdentityVersion } from '#contract/site-identity.ts';
import type { AppContext } from '#server/context.ts';
import { presentVersion } from './identity-rows.ts';

const pageSize = 20;

/** Returns a page of the stored versions, newest first. */
export async function listVersions({
  ctx,
  input: { before },
}: {
  ctx: AppContext;
  input: { before?: number | undefined };
}): Promise<{ versions: IdentityVersion[]; hasMore: boolean }> {
  const rows = await ctx.deps.db
    .selectFrom('site_identities')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(pageSize + 1)
    .execute();
  return { versions: rows.slice(0, pageSize).map(presentVersion), hasMore: rows.length > pageSize };
}
