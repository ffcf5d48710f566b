/** Of administrators. */
export const adminMessages = {
  loadFailed: 'Mesajlar yüklenirken bir hata oluştu.',
  statsFailed: 'İstatistikler yüklenirken bir hata oluştu.',
  updateFailed: 'Mesaj durumu güncellenirken bir hata oluştu.',
  replyFailed: 'Yanıt gönderilirken bir hata oluştu.',
  notFound: 'Mesaj bulunamadı. Saklama süresi dolduğu için silinmiş olabilir.',
  changedElsewhere:
    'Bu mesaj siz bakarken değişti; güncel hâli gösteriliyor. Yazdıklarınız duruyor, istiyorsanız yeniden deneyin.',
  replyRequired: 'Yanıtınızı yazın.',
  alreadySent:
    'Bu yanıtın önceki hâli gönderilmiş; mesajın altında görebilirsiniz. Yeni metni ayrıca göndermek istiyorsanız yeniden deneyin.',
} as const;
