export const profile = {
  loadFailed: 'Profil bilgileri yüklenirken bir hata oluştu.',
  updateFailed: 'Profil güncellenirken bir hata oluştu.',
  updated: 'Profil başarıyla güncellendi!',
  birthDateRange: 'Geçerli bir doğum tarihi girin.',
  preferencesLoadFailed: 'Bildirim tercihleri yüklenirken bir hata oluştu.',
  preferencesSaveFailed: 'Bildirim tercihi kaydedilirken bir hata oluştu.',
} as const;
