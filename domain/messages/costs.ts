export const costs = {
  loadFailed: 'Maliyet ve gelir alınamadı.',
  rateFailed: 'Kur kaydedilemedi.',
  rateRange: 'Kur 0’dan büyük, en çok 100.000 lira olabilir.',
} as const;
