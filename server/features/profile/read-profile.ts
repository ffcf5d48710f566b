import type { ProfileDetails } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { ensureAccountRows } from '../tokens/index.ts';

const readRow = ({ deps }: AppContext, userId: string) =>
  deps.db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.username', 'p.full_name', 'p.bio', 'p.birth_date'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Returns the user's profile; creates a missing one (docs/product/accounts.md). */
export async function readProfile({ ctx }: { ctx: AppContext }): Promise<ProfileDetails> {
  const { id: userId } = signedIn(ctx);
  let row = await readRow(ctx, userId);
  if (row.full_name === null) {
    await ensureAccountRows(ctx.deps, userId);
    row = await readRow(ctx, userId);
  }
  return {
    fullName: row.full_name ?? '',
    username: row.username,
    bio: row.bio ?? '',
    birthDate: row.birth_date,
  };
}
