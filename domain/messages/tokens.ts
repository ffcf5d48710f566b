export const tokens = {
  notLoaded: 'Token bilgileri yüklenemedi.',
  notCreated: 'Token bilgileri oluşturulamadı.',
  loadFailed: 'Token bilgileri yüklenirken bir hata oluştu.',
  signUpTokensWait: '{tokens} token, e-posta adresinizi doğruladığınızda gelir.',
  firstTokensTomorrow:
    'Bu e-posta adresinin bugünkü tokenleri önceki hesaba verildi. Adresinizi doğruladıysanız ilk {tokens} token gece yarısından sonra gelir.',
} as const;
