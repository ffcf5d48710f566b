export const administration = {
  overviewFailed: 'Güncel sayılar alınamadı.',
} as const;
