import { issueLink } from '../features/account-mails/index.ts';
import { auditCommand, type CommandContext, lockAccountOf } from './account.ts';
import { CommandError } from './command-error.ts';

/**
 * Makes the link by which the account's owner sets a new password, as the mail would carry it: once, within an hour.
 * @throws CommandError for an unknown address, and without the site's address
 */
export async function makeResetLink(
  { db, publicUrl, now }: CommandContext,
  address: string,
): Promise<string[]> {
  if (publicUrl === null) throw new CommandError('PUBLIC_URL gerekli: bağlantı sitenin adresiyle başlar.');
  return db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, address);
    const { id, email, email_verified, suspended_at } = account;
    const secret = await issueLink(trx, 'reset_password', { userId: id, email, now });
    await auditCommand(trx, account, { action: 'user.reset_link_made', now });
    return [
      `${publicUrl}/sifre-yenile#${secret}`,
      'Bağlantı 1 saat geçerlidir ve bir kez kullanılır; yalnızca hesabın sahibine verin. Şifre değişince bütün cihazlardaki oturumlar kapanır.',
      ...(email_verified ? [] : ['Kullanılınca e-posta adresi de doğrulanmış sayılır.']),
      ...(suspended_at ? ['Hesap askıda: şifre yenilense de giriş yapılamaz.'] : []),
    ];
  });
}
