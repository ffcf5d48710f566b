export const account = {
  emailTaken: 'Bu e-posta adresi zaten kayıtlı. Giriş yapmayı deneyin.',
  passwordTooShort: 'Şifre en az 6 karakter olmalıdır.',
  passwordTooLong: 'Şifre en çok 128 karakter olabilir.',
  invalidEmail: 'Geçersiz e-posta adresi. Lütfen geçerli bir e-posta adresi girin.',
  wrongCredentials: 'E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.',
  usernameRule: '3-20 karakter, sadece harf, rakam ve alt çizgi (_)',
  usernameLetters: 'Türkçeye özgü harfler (ç, ğ, ı, ö, ş, ü) kullanılmaz.',
  usernameTaken: 'Bu kullanıcı adı alınmış. Lütfen başka bir kullanıcı adı seçin.',
  sessionNotFound: 'Kullanıcı oturumu bulunamadı.',
  signInFailed: 'Giriş yapılırken bir hata oluştu.',
  signUpFailed: 'Kayıt olurken bir hata oluştu.',
  passwordTooCommon:
    'Bu şifre en çok kullanılanlar arasında, kolayca tahmin edilir. Lütfen başka bir şifre seçin.',
  wrongPassword: 'Mevcut şifreniz hatalı.',
  noPassword: 'Hesabınızın şifresi yok. “Şifremi unuttum” ile bir şifre belirleyebilirsiniz.',
  linkInvalid:
    'Bu bağlantı geçersiz: süresi dolmuş ya da daha önce kullanılmış. Lütfen yeni bir bağlantı isteyin.',
  /** A mailed link was opened in a browser without the account's session. */
  linkPasswordRequired:
    'Bu tarayıcıda hesabınızın oturumu açık değil. Devam etmek için hesabın şifresini girin.',
  linkPasswordWrong: 'Şifre hatalı. Hesap açılırken belirlenen şifreyi girin.',
  codeInvalid: 'Kod hatalı ya da süresi dolmuş. Lütfen kodu denetleyin ya da yeni bir kod isteyin.',
  sameEmail: 'Bu zaten hesabınızın adresi.',
  sessionGone: 'Bu oturum zaten kapanmış.',
  secondFactorWrong: 'Kod hatalı. Doğrulama uygulamanızdaki güncel kodu ya da bir kurtarma kodunu girin.',
  secondFactorUnverified: 'İki adımlı girişi açmak için önce e-posta adresinizi doğrulayın.',
  secondFactorOn: 'İki adımlı giriş zaten açık.',
  secondFactorOff: 'İki adımlı giriş açık değil.',
  googleSignInFailed: 'Google ile giriş yapılırken bir hata oluştu.',
  googleSignUpFailed: 'Google ile kayıt olurken bir hata oluştu.',
  googleEmailUnverified:
    'Google hesabınızın e-posta adresi doğrulanmamış. Önce Google’da doğrulayın ya da e-posta ve şifreyle kayıt olun.',
  callbackFailed: 'Kimlik doğrulama işlemi sırasında bir hata oluştu',
  freshSignInRequired:
    'Hesabınızın şifresi yok. Silmek için çıkış yapıp yeniden giriş yapın, sonra on dakika içinde tekrar deneyin.',
  signInExpired: 'Girişin süresi doldu. Lütfen yeniden giriş yapın.',
  /** Shown only to who has proven to be its owner. */
  suspended: 'Hesabınız askıya alındı; giriş yapılamıyor. Ayrıntı için iletişim sayfasından bize yazın.',
} as const;
