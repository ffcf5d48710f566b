export const characters = {
  signInToSave: 'Karakter kaydetmek için giriş yapmalısınız.',
  loadFailed: 'Karakterler yüklenirken bir hata oluştu.',
  saveFailed: 'Karakter kaydedilirken bir hata oluştu.',
  updateFailed: 'Karakter güncellenirken bir hata oluştu.',
  deleteFailed: 'Karakter silinirken bir hata oluştu.',
  saved: 'Karakter başarıyla kaydedildi!',
  deleted: 'Karakter başarıyla silindi!',
  nameRequired: 'Karakterin adını yazın.',
  notFound: 'Karakter bulunamadı. Başka bir sekmede ya da cihazda silinmiş olabilir.',
  changedElsewhere:
    'Bu karakter başka bir sekmede ya da cihazda değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
  tooMany: 'En çok 500 karakter saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
} as const;
