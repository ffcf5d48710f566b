export const request = {
  invalid: 'Gönderilen bilgiler geçersiz. Lütfen işaretli alanları kontrol edin.',
  malformed: 'İstek okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  tooLarge: 'Gönderilen veri çok büyük.',
  unsupportedType: 'Bu istek türü desteklenmiyor.',
  notFound: 'Aradığınız şey bulunamadı.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  foreignOrigin: 'İstek başka bir siteden geldiği için reddedildi.',
  rateLimited: 'Çok fazla deneme yaptınız. Lütfen {wait} sonra tekrar deneyin.',
  unknown: 'Bir hata oluştu.',
  unavailable: 'Hizmet şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.',
} as const;
