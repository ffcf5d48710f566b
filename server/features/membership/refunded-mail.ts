import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import { type MadeRefund, refundFacts, withInvoice } from '../payments/index.ts';

/** The mail to an account whose membership was refunded. */
export function refundedMail(
  { brand }: MailSite,
  person: { email: string; name: string },
  refund: MadeRefund & { username: string },
): Mail {
  const mail = writeMail(brand, {
    to: person.email,
    kind: 'refund',
    subject: 'Üyelik ödemesi iade edildi',
    greeting: `Merhaba ${person.name},`,
    paragraphs: [
      `“${refund.username}” üyeliği için ödenen ${formatAmount(refund.kurus)}, ödemenin yapıldığı karta iade edildi. Bankaya göre hesapta görünmesi birkaç gün sürebilir.`,
      ...refundFacts(refund, plans.pro.name),
    ],
    footnotes: [
      ...(refund.invoiceId === null ? [] : ['İade belgesi PDF olarak ektedir.']),
      'Sorunuz olursa bu postayı yanıtlayabilirsiniz.',
    ],
  });
  return withInvoice(mail, refund.invoiceId);
}
