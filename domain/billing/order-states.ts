/** The states of an order, as people read them. */
export const orderStateNames = {
  pending: 'Ödeme bekleniyor',
  paid: 'Ödendi',
  failed: 'Ödenemedi',
  cancelled: 'Vazgeçildi',
  refused: 'İnceleniyor',
  abandoned: 'Ödenmedi',
  refunding: 'İade ediliyor',
  refunded: 'İade edildi',
} as const;
