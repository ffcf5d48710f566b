import type { OrderStatus } from '#contract/payments.ts';

/** The states of an order, as people read them. */
export const orderStates: Readonly<Record<OrderStatus, string>> = {
  pending: 'Ödeme bekleniyor',
  paid: 'Ödendi',
  failed: 'Ödenemedi',
  cancelled: 'Vazgeçildi',
  refused: 'İnceleniyor',
  abandoned: 'Ödenmedi',
  refunding: 'İade ediliyor',
  refunded: 'İade edildi',
};
