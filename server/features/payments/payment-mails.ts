import { type PlanId, plans } from '#domain/billing/plans.ts';
import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import type { IntentRow } from './intent-row.ts';

const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

const lira = (kurus: number) => money.format(kurus / 100);
const planName = (intent: IntentRow) => plans[intent.plan_name as PlanId].name;

/** The receipt of a payment that gave a plan. */
export function receiptMail({ url, brand }: MailSite, intent: IntentRow): Mail {
  const total = intent.total_amount ?? intent.amount;
  return writeMail(brand, {
    to: intent.buyer_email,
    subject: `Ödemeniz alındı: ${planName(intent)} plan`,
    greeting: `Merhaba ${intent.buyer_name},`,
    paragraphs: [
      intent.plan_extended
        ? `Ödemeniz alındı ve ${planName(intent)} planınızın süresi uzatıldı. İyi yazmalar.`
        : `Ödemeniz alındı ve ${planName(intent)} planınız açıldı. İyi yazmalar.`,
      ...(intent.ordered_in_test ? ['Bu bir test ödemesidir: kartınızdan para çekilmedi.'] : []),
      `Sipariş numarası: ${intent.order_id}`,
      `Tutar: ${lira(intent.amount)} (KDV dâhil)`,
      ...(total > intent.amount ? [`Karttan çekilen: ${lira(total)} (taksit farkıyla)`] : []),
      ...(intent.paid_at ? [`Ödeme zamanı: ${moment.format(intent.paid_at)}`] : []),
      ...(intent.plan_ends_at ? [`Planın bitişi: ${moment.format(intent.plan_ends_at)}`] : []),
    ],
    action: {
      label: 'Siparişi görüntüle',
      url: `${url}/odeme-basarili?order_id=${intent.order_id}&plan=${intent.plan_name}&billing=${intent.billing_cycle}`,
    },
    footnotes: [
      'Otomatik çekim yok: süre dolunca kartınızdan kendiliğinden ödeme alınmaz.',
      'Onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi siparişinizle birlikte saklanır; bir örneğini bu adrese yazarak isteyebilirsiniz.',
    ],
  });
}

/** The sentence with the number of the plan's revoked unspent tokens; nothing when there were none. */
export const takenTokens = (tokens: number): string[] =>
  tokens === 0
    ? []
    : [
        `Bu plandan harcanmadan kalan ${tokens.toLocaleString('tr-TR')} token bakiyenizden düşüldü; size ayrıca verilen tokenler duruyor.`,
      ];

/** The mail after a refund. */
export function refundMail(
  { brand }: MailSite,
  intent: IntentRow,
  back: { taken: boolean; tokens: number } | null,
): Mail {
  return writeMail(brand, {
    to: intent.buyer_email,
    subject: 'Ödemeniz iade edildi',
    greeting: `Merhaba ${intent.buyer_name},`,
    paragraphs: [
      `${intent.order_id} numaralı siparişiniz için ödediğiniz ${lira(intent.total_amount ?? intent.amount)} kartınıza iade edildi. Bankanıza göre hesabınızda görünmesi birkaç gün sürebilir.`,
      ...(back?.taken ? [`Bu siparişle aldığınız ${planName(intent)} plan süresi geri alındı.`] : []),
      ...takenTokens(back?.tokens ?? 0),
    ],
    footnotes: ['Sorunuz olursa bu postayı yanıtlayabilirsiniz.'],
  });
}
