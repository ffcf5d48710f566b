export const mailings = {
  subjectRequired: 'Konuyu yazın.',
  bodyRequired: 'Metni yazın.',
  failed: 'Toplu posta başlatılırken bir hata oluştu.',
  taken: 'Bu gönderim başka bir metinle zaten başlatılmış. Listeyi yenileyin.',
  ended: 'Bu gönderim zaten bitmiş.',
  noMailServer: 'Posta sunucusu ayarlı olmadığı için gönderilemez.',
  linkInvalid: 'Bu bağlantı geçerli değil. Postadaki bağlantının tamamını açtığınızdan emin olun.',
  unsubscribeFailed: 'Tercihiniz kaydedilirken bir hata oluştu. Lütfen tekrar deneyin.',
} as const;
