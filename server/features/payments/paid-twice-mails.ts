import { formatAmount } from '#domain/billing/money.ts';
import { untilDay } from '#domain/time/day-phrases.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import type { IntentRow } from './intent-row.ts';

/**
 * Mails about a second payment of a plan that was no longer for sale to this person: to the payer, and to support, which
 * refunds the surplus on the payments screen.
 */
export function paidTwiceMails(
  { url, brand, supportEmail }: MailSite,
  intent: IntentRow,
  paid: { kurus: number; endsAt: Date },
): { support: Mail; payer: Mail } {
  const what = `${intent.order_id} numaralı sipariş`;
  const amount = formatAmount(paid.kurus);
  const until = untilDay(paid.endsAt);
  return {
    support: {
      ...writeMail(brand, {
        to: supportEmail,
        subject: `İki kez ödendi: ${what}`,
        greeting: 'Merhaba,',
        paragraphs: [
          `${intent.buyer_name} (${intent.buyer_email}) planı açıkken ikinci kez ödedi: ${what}, ${amount}.`,
          `Planın süresi şimdilik ${until} uzatıldı. Ödemeler ekranında bu siparişi iade ederseniz yalnızca bu ödemeyle eklenen süre geri alınır; ilk ödemenin süresi kalır.`,
        ],
        action: { label: 'Ödemeler ekranını aç', url: `${url}/admin/odemeler` },
      }),
      replyTo: intent.buyer_email,
    },
    payer: writeMail(brand, {
      to: intent.buyer_email,
      kind: 'payment_problem',
      subject: 'Aynı plan için iki kez ödeme yaptınız',
      greeting: `Merhaba ${intent.buyer_name},`,
      paragraphs: [
        `Planınız açıkken ${amount} tutarında ikinci bir ödemeniz daha bize ulaştı (${what}). Büyük olasılıkla iki ödeme sayfası birden açık kalmıştı.`,
        `Yöneticilerimize haber verdik; fazla ödemeyi kartınıza iade edecekler. O zamana kadar planınızın süresi ${until} uzatıldı.`,
        'Fazladan süreyi bilerek aldıysanız bu postayı yanıtlayın; ödemeniz iade edilmez, süreniz kalır.',
      ],
    }),
  };
}
