export const variants = {
  notFound: 'Bu yazım bulunamadı. Silinmiş ya da eskidiği için bırakılmış olabilir.',
  loadFailed: 'Yazımlar yüklenirken bir hata oluştu.',
  removeFailed: 'Yazımlar silinirken bir hata oluştu.',
  tooMany: 'Bir metnin en çok 20 yazımı saklanır. Yeni bir tane için bu metnin yazımlarını silin.',
} as const;
