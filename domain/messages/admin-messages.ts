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
  senderFailed: 'Gönderenin hesabı yüklenirken bir hata oluştu.',
  assignFailed: 'Mesaj atanırken bir hata oluştu.',
  assigneeGone: 'Seçtiğiniz kişi artık yönetici değil. Lütfen yeniden seçin.',
  revokeFailed: 'Bağlantılar iptal edilirken bir hata oluştu.',
  savedRepliesFailed: 'Hazır yanıtlar yüklenirken bir hata oluştu.',
  savedReplyFailed: 'Hazır yanıt kaydedilemedi.',
  savedReplyRemoveFailed: 'Hazır yanıt silinemedi.',
  savedReplyNotFound: 'Hazır yanıt bulunamadı. Başka bir yönetici silmiş olabilir.',
  savedReplyChanged: 'Bu hazır yanıtı başka bir yönetici değiştirdi; güncel hâli gösteriliyor.',
  savedReplyExists: 'Bu adla bir hazır yanıt zaten var.',
  savedRepliesFull: 'En çok 200 hazır yanıt saklanır. Yeni bir yanıt için birini silin.',
  savedReplyNameRequired: 'Hazır yanıta bir ad verin.',
  savedReplyBodyRequired: 'Hazır yanıtın metnini yazın.',
} as const;
