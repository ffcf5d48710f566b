import { isAdministrator, readNamedAdministrators } from '../features/auth/index.ts';
import { auditCommand, type CommandContext, lockAccountOf } from './account.ts';
import { CommandError } from './command-error.ts';

const waits = (email: string) =>
  `Adres henüz doğrulanmadı; yetkileri doğrulanınca başlar (npm run admin -- verify ${email}).`;

/** Gives the administrator's role; giving it again changes nothing. @throws CommandError for an unknown address */
export async function grantRole({ db, now }: CommandContext, address: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, address);
    const { id, email, email_verified, administrator_since } = account;
    const note = email_verified ? [] : [waits(email)];
    if (administrator_since) return [`${email} yöneticilik rolünü zaten taşıyor.`, ...note];
    await trx.updateTable('users').set({ administrator_since: now }).where('id', '=', id).execute();
    await auditCommand(trx, account, {
      action: 'user.role_granted',
      before: { administrator: false },
      after: { administrator: true },
      now,
    });
    return [`${email} hesabına yöneticilik verildi.`, ...note];
  });
}

/**
 * Takes the role back; open sessions lose its rights at their next request.
 * @throws CommandError for an unknown address and for one of ADMIN_EMAILS
 */
export async function revokeRole(
  { db, adminEmails, now }: CommandContext,
  address: string,
): Promise<string[]> {
  if (adminEmails.includes(address)) {
    throw new CommandError(
      `${address} ADMIN_EMAILS ayarında yazılı: yöneticiliği bu komutla geri alınamaz. Adresi ayardan çıkarıp uygulamayı yeniden başlatın; rol de verilmişse komutu sonra yineleyin.`,
    );
  }
  return db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, address);
    const { id, email, administrator_since } = account;
    if (!administrator_since) return [`${email} zaten yönetici değil.`];
    await trx.updateTable('users').set({ administrator_since: null }).where('id', '=', id).execute();
    await auditCommand(trx, account, {
      action: 'user.role_revoked',
      before: { administrator: true },
      after: { administrator: false },
      now,
    });
    const named = await readNamedAdministrators(trx, { adminEmails });
    const someone = named.some((one) => isAdministrator({ adminEmails }, one));
    return [
      `${email} hesabının yöneticiliği geri alındı.`,
      ...(someone ? [] : ['Sitenin artık hiç yöneticisi yok.']),
    ];
  });
}
