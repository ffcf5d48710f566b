import type { NotificationPreferences } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { changeMailWishes, type MailWishes } from './change-mail-wishes.ts';
import { isRefusedAddress, presentPreferences } from './read-notifications.ts';

/**
 * Changes the given preferences; consents and withdrawals are added to their history.
 * @throws TOO_MANY_REQUESTS
 */
export async function updateNotifications({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: MailWishes;
}): Promise<NotificationPreferences> {
  await countWrite(ctx, 'profile');
  const { id: userId, email } = signedIn(ctx);
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const row = await changeMailWishes(trx, { userId, email, wishes: input, source: 'panel', at: now() });
    return presentPreferences(row, await isRefusedAddress(trx, { userId, email }));
  });
}
