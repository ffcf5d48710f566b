export const administration = {
  setupFailed: 'Kurulumun durumu alınamadı.',
  searchFailed: 'Arama yapılırken bir hata oluştu',
  todayFailed: 'Günün sayıları yüklenirken bir hata oluştu',
  overviewFailed: 'Güncel sayılar alınamadı.',
} as const;
