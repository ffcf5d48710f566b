export const membership = {
  usernameRequired: 'Kullanıcı adınızı girin.',
  userNotFound: 'Kullanıcı bulunamadı.',
  testUsernameRequired: 'Lütfen kullanıcı adınızı girin.',
  noSavedUsername: 'Kullanıcı adı bulunamadı. Lütfen destek ile iletişime geçin.',
  grantFailed: 'İşlem tamamlanamadı. Lütfen destek ile iletişime geçin.',
  serverFault: 'Sunucu hatası. Lütfen tekrar deneyin.',
  /** The days are those of `paidDays`. */
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
  noteRequired: 'Kişiye neden reddedildiğini yazın.',
  alreadyDecided: 'Bu istek için zaten karar verilmiş.',
  /** The answer to a caller without a payment of their own, regardless of the stored payments. */
  noOwnPayment:
    'Bu tarayıcıda başlatılmış bir ödeme bulunamadı. Başka bir yerde ödediyseniz üyelik, ödemenin bildirimi geldikten sonra kendiliğinden tanımlanır.',
  refunding: 'Bu ödemenin bedeli iade ediliyor.',
  refunded: 'Bu ödemenin bedeli iade edildi. Kartınıza yansıması bankanıza göre birkaç gün sürebilir.',
  refundElsewhere:
    'Bu üyelik dış hizmetçe verildi; oradan geri alınamadığı için iade buradan yapılamaz. Önce üyeliği o hizmette sonlandırın, sonra ödemeyi PayTR panelinden iade edin.',
} as const;
