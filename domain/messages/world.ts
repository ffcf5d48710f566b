export const world = {
  loadFailed: 'Evren yüklenirken bir hata oluştu.',
  saveFailed: 'Kayıt saklanırken bir hata oluştu.',
  deleteFailed: 'Kayıt silinirken bir hata oluştu.',
  restoreFailed: 'Kayıt geri alınırken bir hata oluştu.',
  notRestorable: 'Bu kayıt artık geri alınamıyor: silinmesinin üzerinden bir günden çok geçti.',
  previewFailed: 'Hikâye bilgisi hazırlanırken bir hata oluştu.',
  nameRequired: 'Kaydın adını yazın.',
  notFound: 'Kayıt bulunamadı. Başka bir sekmede ya da cihazda silinmiş olabilir.',
  changedElsewhere:
    'Bu kayıt başka bir sekmede ya da cihazda değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
  otherNameTooShort: 'Bu ad metinde aranmaz: en az iki harf yazın.',
  personNameTooShort:
    'Bu ad metinde aranmaz: en az iki harf yazın. Tek harf, ancak büyük bir ünsüzse (“K.”) kişi adı sayılır.',
  aliasesChanged:
    'Bu kaydın öbür adları başka bir sekmede ya da cihazda değişti. Listeyi yenileyip yeniden deneyin.',
  tooMany: 'En çok 1.000 yer, eşya ve not saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
  tooManyPinned: 'Bir hikâyeye en çok 30 kayıt sabitlenebilir.',
} as const;
