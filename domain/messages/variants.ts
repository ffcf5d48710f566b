export const variants = {
  notFound: 'Bu seçenek bulunamadı. Silinmiş ya da eskidiği için bırakılmış olabilir.',
  loadFailed: 'Seçenekler yüklenirken bir hata oluştu.',
  removeFailed: 'Seçenekler silinirken bir hata oluştu.',
  tooMany: 'Bir metnin en çok 20 seçeneği saklanır. Yeni bir tane için bu metnin seçeneklerini silin.',
} as const;
