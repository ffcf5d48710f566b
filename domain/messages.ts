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
    /** The built-in storyteller says in its place what it understood of the idea. */
    ideaUnclear: 'Bu fikirde kimin ne yaptığı anlaşılmıyor. Bir cümleyle yazarsanız hikâyeyi anlatabilirim.',
    timeout: 'İstek zaman aşımına uğradı (60 saniye). Lütfen tekrar deneyin.',
    network: 'Bağlantı hatası. İnternet bağlantınızı kontrol edin ve tekrar deneyin.',
    alreadyRunning: 'Zaten bir hikaye oluşturuluyor. Lütfen bekleyin.',
    fallback: 'Hikaye oluşturulurken bir hata oluştu.',
    /** The writer broke off in the middle; the text so far stands like a stopped one. */
    brokenOff: 'Bağlantı koptu; gelen bölüm duruyor.',
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
  variants: {
    notFound: 'Bu yazım bulunamadı. Silinmiş ya da eskidiği için bırakılmış olabilir.',
    loadFailed: 'Yazımlar yüklenirken bir hata oluştu.',
    removeFailed: 'Yazımlar silinirken bir hata oluştu.',
    tooMany: 'Bir metnin en çok 20 yazımı saklanır. Yeni bir tane için bu metnin yazımlarını silin.',
  },
  selectionActions: {
    passageMissing: 'Bu işlem için önce bir metin seçin.',
    /** `{most}` is the plan's limit, in letters. */
    passageTooLong: 'Seçim bu işlem için çok uzun: planınızda en çok {most} karakter olabilir.',
    toneMissing: 'Bir ton seçin.',
    needsModel:
      'Bu işlem bir dil modeli ister. Yerel anlatıcı metin kurar, ama yazılmış bir metni okuyup değiştiremez.',
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
    deletedElsewhere:
      'Bu hikâye başka bir yerde silindi, bu yüzden kaydedilemiyor. Yazdıklarınız bu tarayıcıda duruyor.',
    deletedForGood:
      'Bu hikâye çöp kutusunda da yok: kalıcı olarak silinmiş. Yazdıklarınız bu tarayıcıda duruyor.',
    /** `{size}` is the plan's space: 200 MB. */
    storageFull:
      'Hikâyelerinize ayrılan alan ({size}) doldu, bu yüzden kaydedilemedi. Yazdıklarınız burada duruyor; panelde kullanmadığınız hikâyeleri kalıcı olarak silip yer açın, sonra yeniden kaydedin.',
  },
  shares: {
    notLoaded: 'Paylaşım durumu okunamadı.',
    notSaved: 'Paylaşım kaydedilemedi. Birazdan yeniden deneyin.',
    notRevoked: 'Paylaşım kapatılamadı; bağlantı hâlâ açık olabilir. Yeniden deneyin.',
    gone: 'Bu bağlantı artık açılmıyor. Yazarı paylaşımı kapatmış ya da hikâyeyi kaldırmış olabilir.',
  },
  revisions: {
    notFound: 'Sürüm bulunamadı. Silinmiş ya da seyreltilmiş olabilir.',
    loadFailed: 'Sürümler yüklenirken bir hata oluştu.',
    keepFailed: 'Sürüm kaydedilirken bir hata oluştu.',
    restoreFailed: 'Sürüme dönülürken bir hata oluştu.',
    renameFailed: 'Sürüm adlandırılırken bir hata oluştu.',
    removeFailed: 'Sürüm silinirken bir hata oluştu.',
    nameRequired: 'Sürüme bir ad verin.',
    /** `{size}` is the plan's space: 200 MB. */
    storageFull:
      'Sürümlere ayrılan alan ({size}) doldu. Adlandırdığınız eski sürümlerden bazılarını ya da kullanmadığınız hikâyeleri silip yer açın.',
  },
  characters: {
    signInToSave: 'Karakter kaydetmek için giriş yapmalısınız.',
    loadFailed: 'Karakterler yüklenirken bir hata oluştu.',
    saveFailed: 'Karakter kaydedilirken bir hata oluştu.',
    updateFailed: 'Karakter güncellenirken bir hata oluştu.',
    deleteFailed: 'Karakter silinirken bir hata oluştu.',
    saved: 'Karakter başarıyla kaydedildi!',
    deleted: 'Karakter başarıyla silindi!',
    nameRequired: 'Karakterin adını yazın.',
    notFound: 'Karakter bulunamadı. Başka bir sekmede silinmiş olabilir.',
    changedElsewhere:
      'Bu karakter başka bir sekmede değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
    tooMany: 'En çok 500 karakter saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
  },
  bible: {
    loadFailed: 'Evren yüklenirken bir hata oluştu.',
    saveFailed: 'Kayıt saklanırken bir hata oluştu.',
    deleteFailed: 'Kayıt silinirken bir hata oluştu.',
    previewFailed: 'Hikâye bilgisi hazırlanırken bir hata oluştu.',
    nameRequired: 'Kaydın adını yazın.',
    notFound: 'Kayıt bulunamadı. Başka bir sekmede silinmiş olabilir.',
    changedElsewhere:
      'Bu kayıt başka bir sekmede değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
    otherNameTooShort: 'Bu ad metinde aranmaz: en az iki harf yazın.',
    personNameTooShort:
      'Bu ad metinde aranmaz: en az iki harf yazın. Tek harf, ancak büyük bir ünsüzse (“K.”) kişi adı sayılır.',
    aliasesChanged: 'Bu kaydın öbür adları başka bir sekmede değişti. Listeyi yenileyip yeniden deneyin.',
    tooMany:
      'En çok 1.000 yer, eşya ve not saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
    tooManyPinned: 'Bir hikâyeye en çok 30 kayıt sabitlenebilir.',
  },
  plotElements: {
    signInToSave: 'Olay örgüsü kaydetmek için giriş yapmalısınız.',
    loadFailed: 'Olay örgüleri yüklenirken bir hata oluştu.',
    saveFailed: 'Olay örgüsü kaydedilirken bir hata oluştu.',
    updateFailed: 'Olay örgüsü güncellenirken bir hata oluştu.',
    deleteFailed: 'Olay örgüsü silinirken bir hata oluştu.',
    saved: 'Olay örgüsü başarıyla kaydedildi!',
    deleted: 'Olay örgüsü başarıyla silindi!',
    descriptionRequired: 'Olayı birkaç sözcükle anlatın.',
    notFound: 'Olay örgüsü bulunamadı. Başka bir sekmede silinmiş olabilir.',
    changedElsewhere:
      'Bu olay örgüsü başka bir sekmede değişti. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
    tooMany: 'En çok 500 olay örgüsü saklayabilirsiniz. Yenisi için kullanmadıklarınızdan birini silin.',
  },
  wizard: {
    received: 'Hikaye sihirbazından hikaye alındı!',
    proGenre: 'Pro üyelik gerekli',
    chaptersNeedPro: 'Sınırsız bölüm için Pro üyelik gerekli!',
    chaptersNeedAccount: 'Daha fazla bölüm için üye olun!',
    usedUp: 'Bugünkü sihirbaz hakkınızı kullandınız. Yarın yeni bir hikâye daha kurabilirsiniz.',
    chapterTaken: 'Bu bölüm zaten yazıldı. Sayfayı yenileyip sonraki bölümden sürdürün.',
    otherFoundation: 'Bu hikâye başka seçimlerle başlamıştı. Sihirbazı yeniden açıp oradan sürdürün.',
    unknownChoice: 'Bu seçim artık sunulmuyor. Sayfayı yenileyip yeniden seçin.',
    missingChoices: 'Sihirbaz seçimleri eksik.',
  },
  documents: {
    exportFailed: 'Dosya hazırlanırken bir hata oluştu. Lütfen tekrar deneyin.',
    exportNeedsPro: 'Bu biçim için Pro üyelik gerekli. Düz metin olarak indirmek herkese açık.',
    exportRunning: 'Zaten bir dosyanız hazırlanıyor. Bitmesini bekleyin ya da onu iptal edin.',
    crowded: 'Şu anda çok sayıda belge işleniyor. Lütfen birkaç dakika sonra tekrar deneyin.',
    importRunning: 'Zaten bir belgeniz okunuyor. Bitmesini bekleyip yeniden deneyin.',
    importFailed: 'Belge okunurken bir hata oluştu. Lütfen tekrar deneyin.',
    unknownKind: 'Bu dosya türü okunamıyor. .docx, .epub, .txt ya da .md uzantılı bir dosya seçin.',
    broken: 'Dosya açılamadı: bozuk ya da içi uzantısıyla uyuşmuyor. Başka bir kopyasını deneyin.',
    protected: 'Dosya şifreli olduğu için açılamadı. Şifresiz bir kopyasını seçin.',
    tooLargeFile: 'Dosya en çok 20 MB olabilir.',
    tooLargeInside:
      'Belge okunamayacak kadar büyük ya da karmaşık. Düz metin olarak kaydedip yeniden deneyin.',
    noText: 'Belgede okunacak metin bulunamadı.',
    tooLong: 'Belge çok uzun: bir hikâye en çok 2.000.000 karakter olabilir. Bölüp ayrı ayrı aktarın.',
  },
  adultContent: {
    off: 'Yetişkin içeriği bu sitede kapalı.',
    undeclared: 'Yetişkin içeriği için önce 18 yaşından büyük olduğunuzu bildirin.',
  },
  tokens: {
    notLoaded: 'Token bilgileri yüklenemedi.',
    notCreated: 'Token bilgileri oluşturulamadı.',
    loadFailed: 'Token bilgileri yüklenirken bir hata oluştu.',
    signUpTokensWait: '500 token, e-posta adresinizi doğruladığınızda gelir.',
    firstTokensTomorrow:
      'Bu e-posta adresinin bugünkü tokenleri önceki hesaba verildi. Adresinizi doğruladıysanız ilk 500 token gece yarısından sonra gelir.',
  },
  account: {
    emailTaken: 'Bu e-posta adresi zaten kayıtlı. Giriş yapmayı deneyin.',
    passwordTooShort: 'Şifre en az 6 karakter olmalıdır.',
    passwordTooLong: 'Şifre en çok 128 karakter olabilir.',
    invalidEmail: 'Geçersiz e-posta adresi. Lütfen geçerli bir e-posta adresi girin.',
    wrongCredentials: 'E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.',
    usernameRule: '3-20 karakter, sadece harf, rakam ve alt çizgi (_)',
    usernameTaken: 'Bu kullanıcı adı alınmış. Lütfen başka bir kullanıcı adı seçin.',
    sessionNotFound: 'Kullanıcı oturumu bulunamadı.',
    checkingAccess: 'Yetkilendirme kontrol ediliyor...',
    signInFailed: 'Giriş yapılırken bir hata oluştu.',
    signUpFailed: 'Kayıt olurken bir hata oluştu.',
    signOutFailed: 'Çıkış yapılırken bir hata oluştu.',
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
  },
  contact: {
    sent: 'Mesajınız Gönderildi! En kısa sürede size geri dönüş yapacağız.',
    notSent: 'Mesaj gönderilirken bir hata oluştu.',
    nameRequired: 'Adınızı yazın.',
    categoryRequired: 'Mesajınızın neyle ilgili olduğunu seçin.',
    subjectRequired: 'Konuyu birkaç sözcükle yazın.',
    messageRequired: 'Mesajınızı yazın.',
  },
  /** Of administrators (spec 2 §8, Contact and Admin messages). */
  adminMessages: {
    loadFailed: 'Mesajlar yüklenirken bir hata oluştu.',
    statsFailed: 'İstatistikler yüklenirken bir hata oluştu.',
    updateFailed: 'Mesaj durumu güncellenirken bir hata oluştu.',
    replyFailed: 'Yanıt gönderilirken bir hata oluştu.',
    notFound: 'Mesaj bulunamadı. Saklama süresi dolduğu için silinmiş olabilir.',
    changedElsewhere:
      'Bu mesaj siz bakarken değişti; güncel hâli gösteriliyor. Yazdıklarınız duruyor, istiyorsanız yeniden deneyin.',
    replyRequired: 'Yanıtınızı yazın.',
    alreadySent:
      'Bu yanıtın önceki hâli gönderilmiş; mesajın altında görebilirsiniz. Yeni metni ayrıca göndermek istiyorsanız yeniden deneyin.',
  },
  settings: {
    loadFailed: 'Ayarlar yüklenirken bir hata oluştu.',
    saveFailed: 'Ayarlar kaydedilirken bir hata oluştu.',
    changedElsewhere: 'Ayarlar siz düzenlerken değişti. Güncel hâlleriyle yeniden deneyin.',
    announcementRequired: 'Gösterilecek duyurunun metnini yazın.',
    freeFailuresRange: 'Günlük ücretsiz aksama hakkı 0 ile 50 arasında olmalı.',
    guestDailyRange: 'Günlük misafir sınırı 50 ile 1.000.000 token arasında olmalı.',
    maintenance:
      'Kısa bir bakım yapıyoruz: her şey okunabilir, ama şu anda kaydedilemez. Yazdıklarınız sayfada duruyor; birazdan tekrar deneyin.',
    registrationClosed: 'Yeni üyelikler şu anda kapalı. Lütfen daha sonra tekrar deneyin.',
    generationOff: 'Hikâye üretimi kısa bir süreliğine durduruldu. Lütfen daha sonra tekrar deneyin.',
    guestTrialOff: 'Üye olmadan deneme şu anda kapalı. Ücretsiz hesap açıp hemen yazmaya başlayabilirsiniz.',
  },
  apiConfigs: {
    loadFailed: 'API yapılandırmaları yüklenirken bir hata oluştu.',
    notFound: 'API yapılandırması bulunamadı.',
    createFailed: 'API yapılandırması eklenirken bir hata oluştu.',
    updateFailed: 'API yapılandırması güncellenirken bir hata oluştu.',
    deleteFailed: 'API yapılandırması silinirken bir hata oluştu.',
    toggleFailed: 'API yapılandırmasının durumu değiştirilirken bir hata oluştu.',
    revealFailed: 'API anahtarı okunurken bir hata oluştu.',
    testFailed: 'API yapılandırması denenirken bir hata oluştu.',
    fallback: 'Bir hata oluştu.',
    nameRequired: 'API adı gereklidir.',
    keyRequired: 'API anahtarı gereklidir.',
    providerRequired: 'Sağlayıcı gereklidir.',
    keyInvalid: 'API anahtarında boşluk ya da Türkçe harf olamaz; eksiksiz kopyalandığından emin olun.',
    baseUrlRequired: 'Bu sağlayıcı için adres gereklidir.',
    baseUrlInvalid: 'Adres http:// ya da https:// ile başlayan bir adres olmalı.',
    baseUrlCredentials: 'Adreste kullanıcı adı ya da şifre olamaz; anahtarı kendi alanına yazın.',
    baseUrlInsecure: 'Anahtar şifresiz bir bağlantıyla gönderilemez: adres https:// ile başlamalı.',
    baseUrlPrivate: 'Bu adres iç ağı gösteriyor. Yalnızca internetten erişilebilen adresler kullanılabilir.',
    /** A trial of a configuration whose provider did not answer this server at all. */
    unreachable: 'Sağlayıcıya ulaşılamadı. Adresi ve bu sunucunun dışarıya bağlantısını denetleyin.',
    baseUrlUnknown: 'Bu adresin sunucusu bulunamadı. Adresi kontrol edin.',
    modelRequired: 'Bu sağlayıcı için model adı gereklidir.',
    merchantIdRequired: 'PayTR mağaza numarası gereklidir.',
    saltRequired: 'PayTR gizli anahtarı (merchant salt) gereklidir.',
    changedElsewhere: 'Bu yapılandırma siz düzenlerken değişti. Güncel hâliyle yeniden deneyin.',
    tooMany: 'En çok 100 API yapılandırması olabilir. Kullanmadıklarınızı silin.',
    freshSignInRequired: 'Anahtarı görmek için kimliğinizi yeniden doğrulayın.',
    testPassed: 'Bağlantı çalışıyor.',
    keyLost: 'Kayıtlı anahtar açılamıyor: sunucunun SECRETS_KEY ayarı değişmiş. Anahtarı yeniden girin.',
  },
  administration: {
    overviewFailed: 'Güncel sayılar alınamadı.',
  },
  presence: {
    notLoaded: 'Aktif kullanıcı verileri alınamadı.',
  },
  cache: {
    /** Of one type (spec 1 §8); `{type}` is its name of domain/cache-types.ts. */
    clearFailed: '{type} önbelleği temizlenirken bir hata oluştu.',
    clearAllFailed: 'Önbellek temizlenirken bir hata oluştu.',
    confirmAll: 'Tüm önbellekleri temizlemek istediğinizden emin misiniz?',
  },
  profile: {
    loadFailed: 'Profil bilgileri yüklenirken bir hata oluştu.',
    updateFailed: 'Profil güncellenirken bir hata oluştu.',
    updated: 'Profil başarıyla güncellendi!',
    birthDateRange: 'Geçerli bir doğum tarihi girin.',
    preferencesLoadFailed: 'Bildirim tercihleri yüklenirken bir hata oluştu.',
    preferencesSaveFailed: 'Bildirim tercihi kaydedilirken bir hata oluştu.',
  },
  billing: {
    fullNameRequired: 'Ad soyad zorunludur.',
    phoneRequired: 'Telefon numarası zorunludur.',
    phoneInvalid: 'Geçerli bir telefon numarası girin.',
    addressRequired: 'Adres zorunludur.',
    loadFailed: 'Ödeme bilgileri yüklenirken bir hata oluştu.',
    saveFailed: 'Ödeme bilgileri kaydedilirken bir hata oluştu.',
  },
  membership: {
    usernameRequired: 'Kullanıcı adınızı girin.',
    userNotFound: 'Kullanıcı bulunamadı.',
    testUsernameRequired: 'Lütfen kullanıcı adınızı girin.',
    noSavedUsername: 'Kullanıcı adı bulunamadı. Lütfen destek ile iletişime geçin.',
    grantFailed: 'İşlem tamamlanamadı. Lütfen destek ile iletişime geçin.',
    serverFault: 'Sunucu hatası. Lütfen tekrar deneyin.',
    /** The days are those of `paidDays` (spec 2 §9). */
    granted: 'Üyeliğiniz 31 gün süreyle tanımlandı ya da uzatıldı.',
    /** Of the test tool; followed by what the service said, or by `unknownFault`. */
    testFailed: 'Hata: ',
    unknownFault: 'Bilinmeyen hata',
    testServerFault: 'Sunucu hatası veya bağlantı sorunu.',
    testClosed: 'Üyelik testi bu sitede yalnızca yöneticilere açık.',
    unavailable: 'Üyelik hizmetine şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
    paymentClosed: 'Satışlarımız şimdilik kapalı. Lütfen destek ile iletişime geçin.',
    paymentNotPossible: 'Bu kullanıcı adı için ödeme başlatılamıyor. Lütfen destek ile iletişime geçin.',
    alreadyPaid:
      'Bu kullanıcı adının tamamlanmış bir ödemesi var. “Ödemeyi Tamamladım” düğmesine basarak üyeliği tanımlayın.',
    planNotExtendable: 'Bu hesabın planı bu ödemeyle uzatılamıyor. Lütfen destek ile iletişime geçin.',
    amountMismatch: 'Ödenen tutar istenenle uyuşmuyor. Lütfen destek ile iletişime geçin.',
    resultUnknown:
      'Üyelik hizmetinin yanıtı alınamadı. Üyelik tanımlanmış olabilir; lütfen önce orada denetleyin.',
    linkFailed: 'Ödeme sayfası hazırlanamadı. Lütfen birazdan tekrar deneyin.',
    alreadyDecided: 'Bu istek için zaten karar verilmiş.',
    /** To whoever names no payment of their own, whatever stands in the books. */
    noOwnPayment:
      'Bu tarayıcıda başlatılmış bir ödeme bulunamadı. Başka bir yerde ödediyseniz üyelik, ödemenin bildirimi geldikten sonra kendiliğinden tanımlanır.',
    refunding: 'Bu ödemenin bedeli iade ediliyor.',
    refunded: 'Bu ödemenin bedeli iade edildi. Kartınıza yansıması bankanıza göre birkaç gün sürebilir.',
    refundElsewhere:
      'Bu üyeliği dış üyelik hizmeti verdi ve o hizmet verdiğini geri alamıyor; bu yüzden iade buradan yapılamaz. Önce üyeliği o hizmette sonlandırın, sonra ödemeyi PayTR panelinden iade edin.',
  },
  payments: {
    /** Followed by the reason. */
    recordFailed: 'Ödeme kaydı oluşturulamadı: ',
    notStarted: 'Ödeme işlemi başlatılırken bir hata oluştu',
    activationFailed: 'Plan aktivasyonunda hata oluştu.',
    activationUnexpected: 'Plan aktivasyonunda beklenmeyen hata oluştu.',
    activationRefused: 'Plan aktivasyonu başarısız.',
    notificationsFailed: 'Bildirimler yüklenirken bir hata oluştu',
    closed: 'Satışlarımız şimdilik kapalı. Daha sonra yeniden bakabilir ya da bize yazabilirsiniz.',
    unreachable: 'Ödeme kuruluşuna ulaşılamadı. Lütfen birkaç dakika sonra tekrar deneyin.',
    /** A cleaned reason may follow it. */
    refused: 'Ödeme kuruluşu isteği kabul etmedi.',
    yearlyNotSold: 'Yıllık ödeme henüz satışta değil. Aylık ödemeyle devam edebilirsiniz.',
    planNotSold: 'Bu plan kartla satın alınamaz.',
    amountMismatch: 'Tutar güncel fiyatla uyuşmuyor. Lütfen fiyatlandırma sayfasından yeniden başlayın.',
    planCurrent:
      'Bu plan zaten kullanımınızda. Bitişine 7 gün kaldığında “Yenile” düğmesiyle uzatabilirsiniz.',
    publisherCantBuy: 'Yayıncı planınız Profesyonel planın haklarını zaten kapsıyor.',
    documentsChanged:
      'Ön bilgilendirme formu ya da sözleşme bu arada güncellendi. Lütfen yeni metinleri okuyup onaylayın.',
    emailTooLong:
      'Hesabınızın e-posta adresi kartla ödeme için çok uzun (en çok 100 karakter). Lütfen profilinizden daha kısa bir adres belirleyin.',
    keyOfOtherOrder: 'Bu sipariş başka bilgilerle açılmıştı. Lütfen sayfayı yenileyip tekrar deneyin.',
    acceptPreInformation: 'Devam etmek için ön bilgilendirme formunu onaylayın.',
    acceptContract: 'Devam etmek için mesafeli satış sözleşmesini onaylayın.',
    /** The server names the payment: “13.21’deki ₺200 ödemeniz …”. */
    pendingPaid: 'Önceki ödemeniz alınmış. İkinci bir ödeme başlatılmadı.',
    pendingUnknown: 'Önceki ödemenizin sonucu şu anda öğrenilemiyor.',
    orderNotFound: 'Sipariş bulunamadı.',
    ordersFailed: 'Ödemeleriniz yüklenirken bir hata oluştu.',
    notRefundable: 'Bu siparişin iade edilecek bir ödemesi yok.',
    refundFailed: 'İade sırasında bir hata oluştu.',
  },
  planCancellation: {
    nothingToCancel: 'İptal edilecek, bitiş tarihi olan bir planınız yok.',
    cancelFailed: 'Planınız iptal edilirken bir hata oluştu.',
    withdrawFailed: 'İptal geri alınırken bir hata oluştu.',
  },
  houseStyle: {
    styleNotSaved: 'Konuşma biçimi kaydedilirken bir hata oluştu.',
    wordsNotLoaded: 'Kişisel sözlüğünüz yüklenirken bir hata oluştu.',
    wordNotSaved: 'Kişisel sözlüğünüz kaydedilirken bir hata oluştu.',
    wordInvalid: 'Yalnızca harflerden oluşan, en çok 60 harflik tek bir sözcük yazın.',
    tooManyWords: 'Kişisel sözlükte en çok 2.000 sözcük olabilir. Kullanmadıklarınızı silin.',
    dictionaryFailed:
      'Yazım sözlüğü yüklenemedi. Bağlantınızı kontrol edin, sonra denetimi kapatıp yeniden açın.',
  },
  goals: {
    failed: 'Yazma hedefiniz okunurken ya da kaydedilirken bir hata oluştu.',
    range: 'Günlük hedef 50 ile 20.000 sözcük arasında olmalı.',
  },
  panel: {
    activityFailed: 'Aktivite verileri yüklenirken bir hata oluştu.',
    loadFailed: 'Panel bilgileri yüklenirken bir hata oluştu.',
  },
  /** Of readers and of administrators (spec 2 §8, Blog). */
  blog: {
    listFailed: 'Blog yazıları yüklenirken hata oluştu.',
    categoriesFailed: 'Kategoriler yüklenirken hata oluştu.',
    createFailed: 'Blog yazısı oluşturulamadı.',
    updateFailed: 'Blog yazısı güncellenemedi.',
    deleteFailed: 'Blog yazısı silinirken hata oluştu.',
    categoryCreateFailed: 'Kategori oluşturulamadı.',
    /** Where a save gave no answer that could be read, and where it did not even leave the browser. */
    saveFailed: 'Blog yazısı kaydedilemedi.',
    saveBroken: 'Blog yazısı kaydedilirken bir hata oluştu.',
    notFound: 'Blog yazısı bulunamadı.',
    postFailed: 'Blog yazısı yüklenirken bir hata oluştu.',
    pageNotFound: 'Blogun bu sayfası yok.',
    titleRequired: 'Başlık gereklidir.',
    contentRequired: 'İçerik gereklidir.',
    nothingLeft: 'İçerikte gösterilebilecek bir şey yok: yalnızca izin verilmeyen ögeler var.',
    imageAddress: 'Görselin adresi https:// ile ya da bu sitedeki bir adres için / ile başlamalıdır.',
    slugTaken: 'Bu adres başka bir yazının. Lütfen başka bir adres yazın.',
    changedElsewhere:
      'Bu yazı başka bir pencerede ya da başka bir yönetici tarafından değiştirildi. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
    categoryGone: 'Seçtiğiniz kategorilerden biri artık yok. Lütfen yeniden seçin.',
    categoryNameRequired: 'Kategorinin adını yazın.',
    categoryExists: 'Bu adla bir kategori zaten var.',
    /** Why an image of another site was not taken in. */
    imageFaults: {
      address: 'Adresi okunamadı; https:// ile başlayan, en çok 2.000 karakterlik bir adres olmalı.',
      private: 'Adresi özel bir ağı gösteriyor.',
      unreachable: 'Bulunduğu siteye ulaşılamadı.',
      timeout: 'Bulunduğu site zamanında yanıt vermedi.',
      status: 'Bulunduğu site görseli vermedi.',
      tooLarge: '5 MB’den büyük.',
      svg: 'SVG dosyaları güvenlik nedeniyle alınmıyor.',
      noImage: 'Bu adreste PNG, JPEG, GIF, WebP ya da AVIF biçiminde bir görsel yok.',
      tooMany: 'Bir kayıtta en çok 30 görsel alınıyor; yeniden kaydettiğinizde sıra buna gelir.',
    },
  },
  /** Of administrators (spec 2 §8, Admin users). */
  users: {
    sessionNotFound: 'Oturum bulunamadı',
    listFailed: 'Kullanıcılar yüklenirken bir hata oluştu',
    planFailed: 'Plan güncellenirken bir hata oluştu',
    tokensFailed: 'Token eklenirken bir hata oluştu',
    statsFailed: 'Kullanıcı sayıları yüklenirken bir hata oluştu',
    verificationFailed: 'Doğrulama postası gönderilirken bir hata oluştu',
    suspendFailed: 'Hesap askıya alınırken bir hata oluştu',
    restoreFailed: 'Hesap açılırken bir hata oluştu',
    notFound: 'Kullanıcı bulunamadı. Hesap bu arada silinmiş olabilir.',
    endRequired: 'Planın biteceği günü seçin.',
    endPassed: 'Bitiş bugünden sonra olmalıdır.',
    endTooFar: 'Bitiş en çok 10 yıl sonrası olabilir.',
    freeHasNoEnd: 'Ücretsiz planın bitişi olmaz.',
    keyUsed: 'Bu istek daha önce başka bilgilerle gönderilmiş. Lütfen sayfayı yenileyip tekrar deneyin.',
    alreadyConfirmed: 'Bu adres zaten doğrulanmış.',
    notOneself: 'Kendi hesabınızı askıya alamazsınız.',
    notAnAdmin: 'Yönetici hesapları askıya alınamaz.',
  },
  audit: {
    listFailed: 'Denetim kayıtları yüklenirken bir hata oluştu.',
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
