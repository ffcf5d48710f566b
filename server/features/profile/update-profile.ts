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

/** Whether an error comes from the unique index of usernames, which ignores case. */
const isUsernameTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'users_username_key';

/** Changes the user's profile; returns it with the updated viewer. @throws USERNAME_TAKEN, TOO_MANY_REQUESTS */
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
  } catch (error) {
    throw isUsernameTaken(error) ? new AppError('USERNAME_TAKEN') : error;
  }
  return { profile: input, viewer: await readViewer(ctx.deps, userId) };
}
