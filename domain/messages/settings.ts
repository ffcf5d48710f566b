export const settings = {
  loadFailed: 'Ayarlar yüklenirken bir hata oluştu.',
  saveFailed: 'Ayarlar kaydedilirken bir hata oluştu.',
  changedElsewhere: 'Ayarlar siz düzenlerken değişti. Güncel hâlleriyle yeniden deneyin.',
  announcementRequired: 'Gösterilecek duyurunun metnini yazın.',
  freeFailuresRange: 'Günlük ücretsiz aksama hakkı 0 ile 50 arasında olmalı.',
  guestDailyRange: 'Günlük misafir sınırı 50 ile 1.000.000 token arasında olmalı.',
  welcomeRange: 'Hoş geldiniz hediyesi 0 ile 100.000 token arasında olmalı.',
  maintenance:
    'Kısa bir bakım yapıyoruz: her şey okunabilir, ama şu anda kaydedilemez. Yazdıklarınız sayfada duruyor; birazdan tekrar deneyin.',
  registrationClosed: 'Yeni üyelikler şu anda kapalı. Lütfen daha sonra tekrar deneyin.',
  generationOff: 'Hikâye üretimi kısa bir süreliğine durduruldu. Lütfen daha sonra tekrar deneyin.',
  guestTrialOff: 'Üye olmadan deneme şu anda kapalı. Ücretsiz hesap açıp hemen yazmaya başlayabilirsiniz.',
} as const;
