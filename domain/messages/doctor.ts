export const doctor = {
  checkFailed: 'Denetim yapılamadı.',
  mailFailed: 'Deneme postası gönderilemedi.',
} as const;
