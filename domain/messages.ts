/** Specified texts that several places share, in their exact words (spec 1 §5 and §8, decisions: Accounts). */
export const messages = {
  generation: {
    emptyIdea: 'Lütfen bir hikaye fikri girin.',
    tooFewTokens: 'Hikaye oluşturmak için yeterli tokeniniz yok.',
    noKey: 'AI API anahtarı bulunamadı. Lütfen admin panelinden API anahtarını yapılandırın.',
    invalidKey: 'AI API anahtarı geçersiz. Lütfen sistem yöneticisine başvurun.',
    modelNotFound: 'AI modeli bulunamadı. Lütfen daha sonra tekrar deneyin.',
    rateLimited: 'AI API limit aşıldı. Lütfen birkaç dakika sonra tekrar deneyin.',
    unavailable: 'AI servisi geçici olarak kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    /** Followed by a cleaned detail. */
    otherStatus: 'AI API hatası: ',
    empty: 'AI boş yanıt döndürdü.',
    unparseable: 'AI yanıtı işlenirken hata oluştu. Lütfen tekrar deneyin.',
    tooShort: 'AI yetersiz içerik üretti. Lütfen farklı bir prompt deneyin.',
    timeout: 'İstek zaman aşımına uğradı (60 saniye). Lütfen tekrar deneyin.',
    network: 'Bağlantı hatası. İnternet bağlantınızı kontrol edin ve tekrar deneyin.',
    alreadyRunning: 'Zaten bir hikaye oluşturuluyor. Lütfen bekleyin.',
    fallback: 'Hikaye oluşturulurken bir hata oluştu.',
    succeeded: 'Hikaye başarıyla oluşturuldu!',
    guestTrialUsedUp: '250 Token Tükendi!',
    /** The visitor still has tokens, but too many trials came from the same network today. */
    addressUsedUp:
      'Bu ağdan bugün çok sayıda deneme yapıldı. Yarın yeniden deneyin ya da ücretsiz hesap açıp hemen yazmaya başlayın.',
    tooManyFollowers: 'Bu hikâye zaten birkaç sekmede izleniyor. Lütfen birini kapatıp tekrar deneyin.',
    keyOfOtherRequest:
      'Bu istek daha önce başka bir fikirle gönderilmişti. Lütfen sayfayı yenileyip tekrar deneyin.',
    guestIdeaTooLong:
      'Bu fikir deneme için çok uzun. En çok 1.000 karakterlik bir fikir yazın ya da ücretsiz hesap açın.',
  },
  story: {
    titleAndContentRequired: 'Başlık ve içerik gereklidir.',
    signInToSave: 'Hikaye kaydetmek için giriş yapmalısınız.',
    loadFailed: 'Hikayeler yüklenirken bir hata oluştu.',
    saveFailed: 'Hikaye kaydedilirken bir hata oluştu.',
    deleteFailed: 'Hikaye silinirken bir hata oluştu.',
    saved: 'Hikaye başarıyla kaydedildi!',
    confirmDelete: 'Bu hikayeyi silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
    changedElsewhere:
      'Bu hikâye başka bir sekmede değişti. Yazdığınız burada duruyor; ikisini de saklayabilirsiniz.',
    notFound: 'Hikâye bulunamadı.',
  },
  tokens: {
    notLoaded: 'Token bilgileri yüklenemedi.',
    notCreated: 'Token bilgileri oluşturulamadı.',
    loadFailed: 'Token bilgileri yüklenirken bir hata oluştu.',
  },
  account: {
    emailTaken: 'Bu e-posta adresi zaten kayıtlı. Giriş yapmayı deneyin.',
    passwordTooShort: 'Şifre en az 6 karakter olmalıdır.',
    passwordTooLong: 'Şifre en çok 128 karakter olabilir.',
    invalidEmail: 'Geçersiz e-posta adresi. Lütfen geçerli bir e-posta adresi girin.',
    wrongCredentials: 'E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.',
    usernameRule: '3-20 karakter, sadece harf, rakam ve alt çizgi (_)',
    usernameTaken: 'Bu kullanıcı adı alınmış. Lütfen başka bir kullanıcı adı seçin.',
    banned: 'Bu hesap kapatılmış. Bunun bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
    sessionNotFound: 'Kullanıcı oturumu bulunamadı.',
    signInFailed: 'Giriş yapılırken bir hata oluştu.',
    signUpFailed: 'Kayıt olurken bir hata oluştu.',
    signOutFailed: 'Çıkış yapılırken bir hata oluştu.',
  },
  request: {
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
  },
} as const;
