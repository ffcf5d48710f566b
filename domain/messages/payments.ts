export const payments = {
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
  planCurrent: 'Bu plan zaten kullanımınızda. Bitişine 7 gün kaldığında “Yenile” düğmesiyle uzatabilirsiniz.',
  publisherCantBuy: 'Yayıncı planınız Profesyonel planın haklarını zaten kapsıyor.',
  documentsChanged:
    'Ön bilgilendirme formu ya da sözleşme bu arada güncellendi. Lütfen yeni metinleri okuyup onaylayın.',
  emailTooLong:
    'Hesabınızın e-posta adresi kartla ödeme için çok uzun (en çok 100 karakter). Lütfen profilinizden daha kısa bir adres belirleyin.',
  keyOfOtherOrder: 'Bu sipariş başka bilgilerle açılmıştı. Lütfen sayfayı yenileyip tekrar deneyin.',
  acceptPreInformation: 'Devam etmek için ön bilgilendirme formunu onaylayın.',
  acceptContract: 'Devam etmek için mesafeli satış sözleşmesini onaylayın.',
  waiveWithdrawal: 'Devam etmek için hizmetin hemen başlamasını ve cayma hakkınızın sona ermesini onaylayın.',
  /** The server names the payment: “13.21’deki ₺200 ödemeniz …”. */
  pendingPaid: 'Önceki ödemeniz alınmış. İkinci bir ödeme başlatılmadı.',
  pendingUnknown: 'Önceki ödemenizin sonucu şu anda öğrenilemiyor.',
  orderNotFound: 'Sipariş bulunamadı.',
  adminOrdersFailed: 'Siparişler yüklenirken bir hata oluştu',
  amountInvalid: 'Tutarı lira olarak yazın: 199 ya da 199,90.',
  amountsReversed: 'En çok tutar, en az tutardan küçük olamaz.',
  daysReversed: 'Son gün ilk günden önce olamaz.',
  ordersFailed: 'Ödemeleriniz yüklenirken bir hata oluştu.',
  notRefundable: 'Bu siparişin iade edilecek bir ödemesi yok.',
  refundFailed: 'İade sırasında bir hata oluştu.',
  refundAmountInvalid: 'İade tutarını lira olarak yazın; örneğin 49,90.',
  /** @param left what is not refunded yet, as "₺150,00" */
  refundTooLarge: (left: string) => `En çok ${left} iade edilebilir.`,
  refundReasonRequired: 'İadenin nedenini yazın.',
  refundRunning: 'Bu ödemenin süren bir iadesi var. Sonuçlanınca yeniden deneyin.',
  refundChanged: 'Bu ödeme için bu arada başka bir iade yapıldı.',
  refundChangedNow: (done: string, left: string) =>
    `Bu ödeme için bu arada başka bir iade yapıldı: şimdiye kadar ${done} iade edildi, ${left} kaldı. Tutarı gözden geçirip yeniden deneyin.`,
  refundOther: (kurus: string, reason: string) =>
    `Bu pencereden ${kurus} iadesi zaten istendi (“${reason}”). Başka bir iade için pencereyi kapatıp yeniden açın.`,
  refundedAtPaytr: 'PayTR panelinden yapılan iade',
  refundNotMade: 'PayTR bu iadeyi göstermiyor; para gönderilmedi.',
  refundOvertaken: 'PayTR panelinden başka bir tutar iade edildi; kalan bu iadeye yetmiyor.',
} as const;
