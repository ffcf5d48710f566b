export const session = {
  checkingAccess: 'Yetkilendirme kontrol ediliyor...',
  signOutFailed: 'Çıkış yapılırken bir hata oluştu.',
} as const;
