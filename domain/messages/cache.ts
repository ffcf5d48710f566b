export const cache = {
  /** Of one type; `{type}` is its name of domain/cache-types.ts. */
  clearFailed: '{type} önbelleği temizlenirken bir hata oluştu.',
  clearAllFailed: 'Önbellek temizlenirken bir hata oluştu.',
  confirmAll: 'Tüm önbellekleri temizlemek istediğinizden emin misiniz?',
} as const;
