import { formatAmount } from '#domain/billing/money.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** The mail to support about a payment by the fixed link that needs approval; PayTR reports none of those. `amount` in kuruş. */
export function requestedMail(
  { url, brand, supportEmail }: MailSite,
  { username, amount }: { username: string; amount: number },
): Mail {
  return writeMail(brand, {
    to: supportEmail,
    subject: `Onay bekleyen üyelik: ${username}`,
    greeting: 'Merhaba,',
    paragraphs: [
      `“${username}” üyeliği için sabit bağlantıyla ${formatAmount(amount)} ödendiği bildirildi.`,
      'Bu bağlantı siteye haber vermez: ödemeyi PayTR panelinde görün, sonra isteği onaylayın ya da reddedin.',
    ],
    action: { label: 'Ödemeler ekranını aç', url: `${url}/admin/odemeler` },
    footnotes: ['Karar verilene kadar üyelik tanımlanmaz.'],
  });
}
