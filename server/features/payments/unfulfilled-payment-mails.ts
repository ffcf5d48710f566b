import { createHash } from 'node:crypto';
import { formatAmount } from '#domain/billing/money.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** Why a payment gave no plan. `service`: an outside membership service refused; `twice`: a link was paid again. */
export type UnfulfilledCause = 'no_account' | 'other_plan' | 'mismatch' | 'test' | 'service' | 'twice';

const causes: Readonly<Record<UnfulfilledCause, { support: string; payer: string | null }>> = {
  no_account: {
    support: 'Bu ödemenin hesabı silinmiş.',
    payer: 'Ödemenin yapıldığı hesap silinmiş olduğu için plan açılamadı.',
  },
  other_plan: {
    support: 'Hesabın planı bu ödemeyle uzatılamıyor (Yayıncı ya da süresiz bir plan).',
    payer: 'Hesaptaki plan bu ödemeyle uzatılamadığı için yeni süre eklenemedi.',
  },
  mismatch: {
    support: 'Bildirilen tutar ya da para birimi istenenle uyuşmuyor.',
    payer: 'Ödeme kuruluşunun bildirdiği tutar istenenle uyuşmadığı için plan açılamadı.',
  },
  // A test moves no money: only the operator has to act.
  test: { support: 'Bildirim PayTR’nin test kipinde geldi; gerçek bir çekim olmamalı.', payer: null },
  service: {
    support: 'Üyelik hizmeti üyeliği tanımlamadı ya da yanıtı alınamadı.',
    payer: 'Üyelik hizmeti üyeliği henüz tanımlamadı.',
  },
  twice: {
    support: 'Aynı bağlantıyla daha önce de ödeme yapılmış.',
    payer: 'Aynı bağlantıyla daha önce de ödeme yapıldığı için bu ödemeyle yeni süre eklenmedi.',
  },
};

/** Subjects of the mail to support, where it is another one. */
const subjects: Readonly<Partial<Record<UnfulfilledCause, string>>> = {
  twice: 'Ödeme ikinci kez alındı',
  test: 'Test ödemesi bildirildi',
};

/** The payment that the mails describe. */
interface PaymentWithoutPlan {
  /** Names the payment: "YH123 numaralı sipariş". */
  what: string;
  /** The recipient; null when none is known. */
  payer: { name: string; email: string } | null;
  kurus: number;
  cause: UnfulfilledCause;
}

/**
 * Mails about a payment that gave no plan: to support, which must grant the plan or refund, and to the payer, that it is
 * being examined. `payer` is null when there is no recipient or nothing to say.
 */
export function unfulfilledPaymentMails(
  { url, brand, supportEmail }: MailSite,
  { what, payer, kurus, cause }: PaymentWithoutPlan,
): { support: Mail; payer: Mail | null } {
  const words = causes[cause];
  const support = {
    ...writeMail(brand, {
      to: supportEmail,
      subject: `${subjects[cause] ?? 'Ödeme alındı, plan açılamadı'}: ${what}`,
      greeting: 'Merhaba,',
      paragraphs: [
        cause === 'test'
          ? `${what} için ${formatAmount(kurus)} tutarında bir test ödemesi bildirildi; plan açılmadı.`
          : `${what} için ${formatAmount(kurus)} ödendi, ama plan kendiliğinden açılamadı.`,
        `Neden: ${words.support}`,
        ...(payer ? [`Ödeyen: ${payer.name}, ${payer.email}`] : []),
        cause === 'test'
          ? 'Bunu PayTR panelinde doğrulayın: para çekilmişse ödemeyi iade edin ya da planı elle açın.'
          : 'Planı elle açın ya da ödemeyi iade edin; ikisi de yapılmazsa ödeyen beklemede kalır.',
      ],
      action: { label: 'Ödemeler ekranını aç', url: `${url}/admin/odemeler` },
    }),
    ...(payer && { replyTo: payer.email }),
  };
  if (!payer || words.payer === null) return { support, payer: null };
  return {
    support,
    payer: writeMail(brand, {
      to: payer.email,
      kind: 'payment_problem',
      subject:
        cause === 'twice' ? 'Aynı ödeme ikinci kez ulaştı' : 'Ödemeniz ulaştı, planınız henüz açılamadı',
      greeting: `Merhaba ${payer.name},`,
      paragraphs: [
        `${what} için ${formatAmount(kurus)} tutarındaki ödeme bize ulaştı. ${words.payer}`,
        `Bir yöneticimiz inceliyor: ${cause === 'twice' ? 'süreyi ekleyeceğiz' : 'planı açacağız'} ya da ödemeyi iade edeceğiz. Şu anda yapmanız gereken bir şey yok; sonucu size yazarız.`,
      ],
      footnotes: ['Sorunuz olursa bu postayı yanıtlayabilirsiniz.'],
    }),
  };
}

/** The stable id of a mail of a payment, so that it can't be queued twice. */
export function mailId(
  paymentId: string,
  use: 'support' | 'no-plan' | 'refund' | 'requested' | 'twice' | 'twice-support',
): string {
  const hex = createHash('sha256').update(`${paymentId}:${use}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
