export const billing = {
  fullNameRequired: 'Ad soyad zorunludur.',
  phoneRequired: 'Telefon numarası zorunludur.',
  phoneInvalid: 'Geçerli bir telefon numarası girin.',
  addressRequired: 'Adres zorunludur.',
  loadFailed: 'Ödeme bilgileri yüklenirken bir hata oluştu.',
  saveFailed: 'Ödeme bilgileri kaydedilirken bir hata oluştu.',
} as const;
