import { readNamedAdministrators } from '../features/auth/index.ts';
import type { CommandContext } from './account.ts';

const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });

/** Lists the accounts with the role and the addresses of ADMIN_EMAILS, one a line, with what they still lack. */
export async function listAdministrators({ db, adminEmails }: CommandContext): Promise<string[]> {
  const named = await readNamedAdministrators(db, { adminEmails });
  const lines = named.map(({ email, email_verified, administrator_since }) => {
    const given = administrator_since && `rol ${day.format(administrator_since)} günü verildi`;
    const notes = [
      adminEmails.includes(email) && 'ADMIN_EMAILS ayarında',
      given,
      !email_verified && 'adres doğrulanmadı, yetkisi yok',
    ];
    return `${email}: ${notes.filter(Boolean).join('; ')}`;
  });
  const known = new Set(named.map(({ email }) => email));
  const without = adminEmails
    .filter((email) => !known.has(email))
    .map((email) => `${email}: ADMIN_EMAILS ayarında; bu adresle açılmış hesap yok`);
  const all = [...lines, ...without];
  return all.length > 0 ? all : ['Yönetici yok. Vermek için: npm run admin -- grant ADRES'];
}
