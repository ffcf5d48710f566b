import { forgetEmailChange } from '../features/account-mails/index.ts';
import { readWelcomeTokens } from '../features/tokens/index.ts';
import { auditCommand, type CommandContext, lockAccountOf } from './account.ts';

/**
 * Marks an address as verified, as its mailed link does; the database gives the welcome gift in the same transaction.
 * @throws CommandError for an unknown address
 */
export async function verifyAddress({ db, now }: CommandContext, address: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, address);
    const { id, email } = account;
    if (account.email_verified) return [`${email} zaten doğrulanmış.`];
    await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now })
      .where('id', '=', id)
      .execute();
    await forgetEmailChange(trx, id);
    await auditCommand(trx, account, {
      action: 'user.verified',
      before: { email_verified: false },
      after: { email_verified: true },
      now,
    });
    const tokens = await readWelcomeTokens(trx, id);
    return [
      `${email} doğrulanmış sayıldı.`,
      ...(tokens > 0 ? [`Hoş geldin hediyesi: ${tokens.toLocaleString('tr-TR')} token.`] : []),
    ];
  });
}
