import pg from 'pg';
import type { Viewer } from '#contract/auth.ts';
import type { ProfileDetails } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { readViewer } from '../auth/index.ts';

interface ProfileInput {
  fullName: string;
  username: string;
  bio: string;
  birthDate: string | null;
}

/** The index that holds usernames unique without regard to case; only it knows for certain. */
const isUsernameTaken = (fault: unknown) =>
  fault instanceof pg.DatabaseError && fault.constraint === 'users_username_key';

/** Changes the own profile and answers the person as every screen shows them. @throws USERNAME_TAKEN, TOO_MANY_REQUESTS. */
export async function updateProfile({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: ProfileInput;
}): Promise<{ profile: ProfileDetails; viewer: Viewer }> {
  await countWrite(ctx, 'profile');
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  const fields = {
    full_name: input.fullName,
    bio: input.bio,
    birth_date: input.birthDate,
    updated_at: now(),
  };
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ username: input.username, updated_at: now() })
        .where('id', '=', userId)
        .where('username', 'is distinct from', input.username)
        .execute();
      await trx
        .insertInto('profiles')
        .values({ user_id: userId, ...fields })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
        .execute();
    });
  } catch (fault) {
    throw isUsernameTaken(fault) ? new AppError('USERNAME_TAKEN') : fault;
  }
  return { profile: input, viewer: await readViewer(ctx.deps, userId) };
}
