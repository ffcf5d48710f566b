export const contact = {
  sent: 'Mesajınız Gönderildi! En kısa sürede size geri dönüş yapacağız.',
  notSent: 'Mesaj gönderilirken bir hata oluştu.',
  nameRequired: 'Adınızı yazın.',
  categoryRequired: 'Mesajınızın neyle ilgili olduğunu seçin.',
  subjectRequired: 'Konuyu birkaç sözcükle yazın.',
  messageRequired: 'Mesajınızı yazın.',
  conversationsFailed: 'Yazışmalarınız yüklenirken bir hata oluştu.',
  conversationNotFound: 'Yazışma bulunamadı. Saklama süresi dolduğu için silinmiş olabilir.',
  linkGone:
    'Bu bağlantı geçersiz, süresi dolmuş ya da iptal edilmiş. Size gelen son postadaki bağlantıyı açın ya da iletişim sayfasından yeniden yazın.',
  answerRequired: 'Yanıtınızı yazın.',
  answerFailed: 'Yanıtınız gönderilirken bir hata oluştu.',
  answerAlreadySent:
    'Bu yanıtın önceki hâli gönderilmiş; yazışmada görebilirsiniz. Yeni metni ayrıca göndermek istiyorsanız yeniden deneyin.',
} as const;
