export const administration = {
  setupFailed: 'Kurulumun durumu alınamadı.',
  overviewFailed: 'Güncel sayılar alınamadı.',
} as const;
