export const contact = {
  sent: 'Mesajınız Gönderildi! En kısa sürede size geri dönüş yapacağız.',
  notSent: 'Mesaj gönderilirken bir hata oluştu.',
  nameRequired: 'Adınızı yazın.',
  categoryRequired: 'Mesajınızın neyle ilgili olduğunu seçin.',
  subjectRequired: 'Konuyu birkaç sözcükle yazın.',
  messageRequired: 'Mesajınızı yazın.',
} as const;
