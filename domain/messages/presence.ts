export const presence = {
  notLoaded: 'Aktif kullanıcı verileri alınamadı.',
} as const;
