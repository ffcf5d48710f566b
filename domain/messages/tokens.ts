export const tokens = {
  notLoaded: 'Token bilgileri yüklenemedi.',
  notCreated: 'Token bilgileri oluşturulamadı.',
  loadFailed: 'Token bilgileri yüklenirken bir hata oluştu.',
  signUpTokensWait: '500 token, e-posta adresinizi doğruladığınızda gelir.',
  firstTokensTomorrow:
    'Bu e-posta adresinin bugünkü tokenleri önceki hesaba verildi. Adresinizi doğruladıysanız ilk 500 token gece yarısından sonra gelir.',
} as const;
