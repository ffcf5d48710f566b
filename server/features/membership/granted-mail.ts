import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import { withInvoice } from '../payments/index.ts';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** The mail to an account whose membership was paid. `amount` in kuruş. */
export function grantedMail(
  { url, brand }: MailSite,
  person: { email: string; name: string },
  membership: { amount: number; endsAt: Date; invoiceId: string | null },
): Mail {
  const mail = writeMail(brand, {
    to: person.email,
    kind: 'membership',
    subject: 'Üyeliğiniz hazır',
    greeting: `Merhaba ${person.name},`,
    paragraphs: [
      `Ödemeniz onaylandı ve ${plans.pro.name} üyeliğiniz tanımlandı. İyi yazmalar.`,
      `Üyeliğin bitişi: ${moment.format(membership.endsAt)}`,
      `Tutar: ${formatAmount(membership.amount)} (KDV dâhil)`,
    ],
    action: { label: 'Panele git', url: `${url}/panel` },
    footnotes: [
      'Otomatik çekim yok: süre dolunca kartınızdan kendiliğinden ödeme alınmaz.',
      'Ödemeyi siz yapmadıysanız biri sizin kullanıcı adınıza yapmıştır; yapmanız gereken bir şey yok.',
      ...(membership.invoiceId === null ? [] : ['Satış belgesi ve onaylanan metinler PDF olarak ektedir.']),
    ],
  });
  return withInvoice(mail, membership.invoiceId);
}
