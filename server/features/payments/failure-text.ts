/** The buyer's texts for PayTR's codes of a failed charge. */
const byCode: Readonly<Record<string, string>> = {
  '1': 'Kimlik doğrulaması tamamlanmadı. Lütfen yeniden deneyip bankanızın gönderdiği kodu girin.',
  '2': 'Kimlik doğrulaması başarısız oldu. Lütfen yeniden deneyip doğru kodu girin.',
  '3': 'Güvenlik denetimi ödemeye onay vermedi. Başka bir kartla deneyebilirsiniz.',
  '6': 'Ödemeden vazgeçildi; kartınızdan çekim yapılmadı.',
  '8': 'Bu karta taksit yapılamıyor.',
  '9': 'Bu kartla internetten ödeme yapılamıyor. Başka bir kartla deneyebilirsiniz.',
  '10': 'Bu kartla ödeme için 3D Secure gerekli.',
  '11': 'Güvenlik nedeniyle ödeme onaylanmadı. Başka bir kartla deneyebilirsiniz.',
};

const unknown = 'Bankanız ödemeyi onaylamadı. Kartınızı denetleyip yeniden deneyebilirsiniz.';

/** PayTR's code for a buyer who left the payment page. */
export const leftThePage = '6';

/** The reason why an order was not charged, in the site's words, because a bank's text is unpredictable. */
export function failureText(code: string | null): string {
  return (code !== null && byCode[code]) || unknown;
}
