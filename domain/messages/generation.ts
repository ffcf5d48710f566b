export const generation = {
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
  refused: 'Model bu metni yazmayı kabul etmedi. Fikrinizi ya da yönünüzü değiştirip yeniden deneyin.',
  helpTitle: 'Bunu kendiniz için yazdıysanız yalnız değilsiniz.',
  helpLine:
    'Hayatınız tehlikedeyse 112 Acil Çağrı Merkezi’ni hemen arayın. Konuşacak birine ihtiyacınız varsa ALO 183 Sosyal Destek Hattı günün her saatinde ücretsiz yanıt verir; güvendiğiniz birine şimdi haber vermek de iyi gelir. Yazmaya devam edebilirsiniz.',
  unsafe:
    'Modelin yazdığı metin 18 yaşından küçüklerle ilgili cinsel içeriğe yöneldiği için durduruldu ve silindi.',
  otherLanguage: 'Model Türkçe yazmadı. Lütfen yeniden deneyin.',
  /** Lines under a text that a model did not write to its end. */
  loopCut: 'Model kendini yinelemeye başladı; metin son sağlam cümlesinde bitti.',
  languageCut: 'Model başka bir dile geçti; metin ondan önceki cümlede bitti.',
  unfinishedCut: 'Model son cümleyi bitirmedi; metin son tam cümlesinde bitti.',
  refusalCut: 'Model burada durdu ve sürdürmeyi kabul etmedi.',
  /** Followed by the names: "Nermin yerine Nesrin". */
  changedName: 'Metinde bir ad değişmiş olabilir: ',
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
  /** A guest continues each story once. */
  guestContinued:
    'Deneme hakkıyla her hikâye bir kez devam ettirilebilir. Ücretsiz hesap açıp kaldığınız yerden yazmaya devam edebilirsiniz.',
  guestIdeaTooLong:
    'Bu fikir deneme için çok uzun. En çok 1.000 karakterlik bir fikir yazın ya da ücretsiz hesap açın.',
} as const;
