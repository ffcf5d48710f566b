export const plotElements = {
  signInToSave: 'Olay örgüsü kaydetmek için giriş yapmalısınız.',
  loadFailed: 'Olay örgüleri yüklenirken bir hata oluştu.',
  saveFailed: 'Olay örgüsü kaydedilirken bir hata oluştu.',
  updateFailed: 'Olay örgüsü güncellenirken bir hata oluştu.',
  deleteFailed: 'Olay örgüsü silinirken bir hata oluştu.',
  saved: 'Olay örgüsü başarıyla kaydedildi!',
  deleted: 'Olay örgüsü başarıyla silindi!',
  descriptionRequired: 'Olayı birkaç sözcükle anlatın.',
  notFound: 'Olay örgüsü bulunamadı. Başka bir sekmede ya da cihazda silinmiş olabilir.',
  changedElsewhere:
    'Bu olay örgüsü başka bir sekmede ya da cihazda değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
  tooMany: 'En çok 500 olay örgüsü saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
} as const;
