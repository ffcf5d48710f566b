import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import { takenTokens } from '../payments/index.ts';

/** The mail to an account whose membership was refunded. */
export function refundedMail(
  { brand }: MailSite,
  person: { email: string; name: string },
  refund: { username: string; kurus: number; back: { taken: boolean; tokens: number } | null },
): Mail {
  return writeMail(brand, {
    to: person.email,
    subject: 'Üyelik ödemesi iade edildi',
    greeting: `Merhaba ${person.name},`,
    paragraphs: [
      `“${refund.username}” üyeliği için ödenen ${formatAmount(refund.kurus)}, ödemenin yapıldığı karta iade edildi. Bankaya göre hesapta görünmesi birkaç gün sürebilir.`,
      ...(refund.back?.taken ? [`Bu ödemeyle açılan ${plans.pro.name} plan süresi geri alındı.`] : []),
      ...takenTokens(refund.back?.tokens ?? 0),
    ],
    footnotes: ['Sorunuz olursa bu postayı yanıtlayabilirsiniz.'],
  });
}
