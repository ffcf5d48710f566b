import type {
  AdminOrder,
  LinkPaymentState,
  OrderStatus,
  PaymentFlag,
  PaymentNotification,
  Refund,
} from '#contract/payments.ts';

type Tone = 'neutral' | 'accent' | 'success' | 'danger';

/** The status of an order. */
export const orderStatusNames: Readonly<Record<OrderStatus, { text: string; tone: Tone }>> = {
  pending: { text: 'Ödeme bekliyor', tone: 'accent' },
  paid: { text: 'Ödendi', tone: 'success' },
  failed: { text: 'Başarısız', tone: 'danger' },
  cancelled: { text: 'Vazgeçildi', tone: 'neutral' },
  refused: { text: 'Uyuşmadı', tone: 'danger' },
  abandoned: { text: 'Ödenmedi', tone: 'neutral' },
  refunding: { text: 'İade sürüyor', tone: 'accent' },
  refunded: { text: 'İade edildi', tone: 'neutral' },
};

/** The status of an order, which says that a part was refunded. */
export const orderStatusOf = ({ status, refundedKurus }: Pick<AdminOrder, 'status' | 'refundedKurus'>) =>
  status === 'paid' && refundedKurus > 0
    ? { text: 'Kısmen iade edildi', tone: 'accent' as const }
    : orderStatusNames[status];

/** The status of a payment of the membership bridge. */
export const linkStateNames: Readonly<Record<LinkPaymentState, { text: string; tone: Tone }>> = {
  preparing: { text: 'Bağlantı hazırlanıyor', tone: 'neutral' },
  open: { text: 'Bağlantı açık', tone: 'accent' },
  failed: { text: 'Bağlantı yapılamadı', tone: 'neutral' },
  replaced: { text: 'Yenisi açıldı', tone: 'neutral' },
  requested: { text: 'Onay bekliyor', tone: 'accent' },
  mismatched: { text: 'Tutar uyuşmuyor', tone: 'danger' },
  paid: { text: 'Ödendi', tone: 'success' },
  granting: { text: 'Üyelik hizmetine soruluyor', tone: 'accent' },
  uncertain: { text: 'Belirsiz', tone: 'danger' },
  refused: { text: 'Tanımlanamadı', tone: 'danger' },
  granted: { text: 'Üyelik tanımlandı', tone: 'success' },
  rejected: { text: 'Reddedildi', tone: 'danger' },
  refunding: { text: 'İade sürüyor', tone: 'accent' },
  refunded: { text: 'İade edildi', tone: 'neutral' },
};

/** The name of a state in the filter; a state that both kinds of orders have is named once. */
export function orderStateName(state: OrderStatus | LinkPaymentState): string {
  const ofOrder = Object.entries(orderStatusNames).find(([name]) => name === state)?.[1].text;
  const ofLink = Object.entries(linkStateNames).find(([name]) => name === state)?.[1].text;
  return [...new Set([ofOrder, ofLink])].filter((text) => text !== undefined).join(' / ');
}

/** The meaning of a flag and the necessary action. */
export const flagTexts: Readonly<Record<PaymentFlag, string>> = {
  amount_mismatch: 'Bildirilen tutar siparişinkinden farklı; plan açılmadı.',
  currency_mismatch: 'Bildirilen para birimi siparişinkinden farklı; plan açılmadı.',
  test_mode: 'Test ödemesi; gerçek parayla verilmiş bir siparişte ve yayındaki sitede plan açmaz.',
  unknown_order: 'Böyle bir sipariş yok.',
  unknown_status: 'PayTR’nin bilinmeyen bir durum sözcüğü.',
  success_after_failure: 'Başarısız sayılan sipariş için sonradan başarı bildirildi; PayTR’ye soruluyor.',
  failure_after_success: 'Ödenmiş sipariş için sonradan başarısızlık bildirildi.',
  plan_not_given: 'Para alındı, plan açılamadı: hesap silinmiş ya da planı ödemeyle uzatılamıyor.',
  paid_twice:
    'Planı açıkken ikinci kez ödedi; süre uzatıldı, alıcıya yazıldı. İade ederseniz yalnızca bu ödemenin süresi geri alınır.',
  refunded_at_paytr: 'PayTR’nin kendi panelinden iade yapılmış.',
  refund_not_made: 'İstenen iade PayTR’de görünmüyor; para gönderilmedi. Yeniden iade edebilirsiniz.',
};

const notificationStatuses: Readonly<Record<string, { text: string; tone: Tone }>> = {
  success: { text: 'Başarılı', tone: 'success' },
  failed: { text: 'Başarısız', tone: 'danger' },
};

/** The status of a notification; an unknown one is shown unchanged. */
export function notificationStatus(status: string): { text: string; tone: Tone } {
  return notificationStatuses[status] ?? { text: status, tone: 'neutral' };
}

export const sourceNames: Readonly<Record<PaymentNotification['source'], string>> = {
  order: 'Kartla ödeme',
  link: 'Ödeme bağlantısı',
  query: 'Durum sorgusu',
};

const paymentTypeNames: Readonly<Record<string, string>> = { card: 'Kart', eft: 'Havale / EFT' };

export const paymentTypeName = (type: string): string => paymentTypeNames[type] ?? type;

/** Whether the order has money to refund and no refund that is under way. */
export const isRefundable = ({ status, transaction }: Pick<AdminOrder, 'status' | 'transaction'>): boolean =>
  transaction !== null && (status === 'paid' || status === 'refused');

/** Whether nothing was charged: an order in test mode, or a real one that PayTR reported as a test. */
export const isTestMoney = ({ testMode, flags }: Pick<AdminOrder, 'testMode' | 'flags'>): boolean =>
  testMode || flags.includes('test_mode');

/** The status of a refund. */
export const refundStateNames: Readonly<Record<Refund['state'], { text: string; tone: Tone }>> = {
  requested: { text: 'PayTR’den onay bekliyor', tone: 'accent' },
  done: { text: 'Yapıldı', tone: 'success' },
  refused: { text: 'Yapılmadı', tone: 'danger' },
};

/**
 * Whether a status query can change this order: also when it was paid (refunded in PayTR's panel), failed or expired
 * (charged later). Only refunded orders are final.
 */
export const isAskable = ({ status }: Pick<AdminOrder, 'status'>): boolean => status !== 'refunded';
