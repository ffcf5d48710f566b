import { type PlanId, plans } from '#domain/billing/plans.ts';
import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import type { IntentRow } from './intent-row.ts';

const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

const lira = (kurus: number) => money.format(kurus / 100);
const planName = (intent: IntentRow) => plans[intent.plan_name as PlanId].name;

/** The receipt of a payment that gave a plan, with its invoice and the accepted documents as files. */
export function receiptMail(
  { url, brand }: MailSite,
  intent: IntentRow,
  invoiceId: string | null = null,
): Mail {
  const total = intent.total_amount ?? intent.amount;
  const mail = writeMail(brand, {
    to: intent.buyer_email,
    kind: 'receipt',
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
      'Satış belgeniz ile onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi PDF olarak ektedir; hepsini panelinizde “Ödeme bilgileri” altından da indirebilirsiniz.',
    ],
  });
  return withInvoice(mail, invoiceId);
}

/** Attaches the files of an invoice, which are made when the mail is sent. */
export const withInvoice = (mail: Mail, invoiceId: string | null): Mail =>
  invoiceId === null ? mail : { ...mail, invoiceId };

/** The sentence with the number of the plan's revoked unspent tokens; nothing when there were none. */
export const takenTokens = (tokens: number): string[] =>
  tokens === 0
    ? []
    : [
        `Bu plandan harcanmadan kalan ${tokens.toLocaleString('tr-TR')} token bakiyenizden düşüldü; size ayrıca verilen tokenler duruyor.`,
      ];

/** A made refund. */
export interface MadeRefund {
  kurus: number;
  reason: string;
  /** What was not refunded. */
  leftKurus: number;
  back: { taken: boolean; tokens: number } | null;
  /** Its invoice; null for money that paid for nothing. */
  invoiceId: string | null;
}

/** The sentences about what a refund left, took back and is for. */
export const refundFacts = (refund: MadeRefund, plan: string): string[] => [
  `İade nedeni: ${refund.reason}`,
  ...(refund.leftKurus > 0 ? [`Bu ödemeden ${lira(refund.leftKurus)} iade edilmedi.`] : []),
  ...(refund.back?.taken ? [`Bu ödemeyle açılan ${plan} plan süresi geri alındı.`] : []),
  ...(refund.leftKurus > 0 && !refund.back?.taken
    ? ['Planınızın süresi ve tokenleriniz bu iadeyle değişmedi.']
    : []),
  ...takenTokens(refund.back?.tokens ?? 0),
];

/** The mail after a refund. */
export function refundMail({ brand }: MailSite, intent: IntentRow, refund: MadeRefund): Mail {
  const paid = intent.total_amount ?? intent.amount;
  const isWhole = refund.kurus === paid;
  const mail = writeMail(brand, {
    to: intent.buyer_email,
    kind: 'refund',
    subject: isWhole ? 'Ödemeniz iade edildi' : 'Ödemenizin bir bölümü iade edildi',
    greeting: `Merhaba ${intent.buyer_name},`,
    paragraphs: [
      isWhole
        ? `${intent.order_id} numaralı siparişiniz için ödediğiniz ${lira(paid)} kartınıza iade edildi. Bankanıza göre hesabınızda görünmesi birkaç gün sürebilir.`
        : `${intent.order_id} numaralı siparişiniz için ödediğiniz ${lira(paid)} tutarın ${lira(refund.kurus)} kadarı kartınıza iade edildi. Bankanıza göre hesabınızda görünmesi birkaç gün sürebilir.`,
      ...refundFacts(refund, planName(intent)),
    ],
    footnotes: [
      ...(refund.invoiceId === null ? [] : ['İade belgesi PDF olarak ektedir.']),
      'Sorunuz olursa bu postayı yanıtlayabilirsiniz.',
    ],
  });
  return withInvoice(mail, refund.invoiceId);
}
