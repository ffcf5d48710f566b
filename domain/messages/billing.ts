export const billing = {
  fullNameRequired: 'Ad soyad zorunludur.',
  phoneRequired: 'Telefon numarası zorunludur.',
  phoneInvalid: 'Geçerli bir telefon numarası girin.',
  addressRequired: 'Adres zorunludur.',
  companyNameRequired: 'Unvan zorunludur.',
  taxNumberRequired: 'Vergi numarası zorunludur.',
  taxNumberInvalid: 'Geçerli bir vergi numarası (10 hane) ya da T.C. kimlik numarası (11 hane) girin.',
  identityNumberInvalid: 'Geçerli bir T.C. kimlik numarası girin: 11 hane.',
  taxOfficeRequired: 'Vergi dairesi zorunludur.',
  loadFailed: 'Ödeme bilgileri yüklenirken bir hata oluştu.',
  saveFailed: 'Ödeme bilgileri kaydedilirken bir hata oluştu.',
} as const;
