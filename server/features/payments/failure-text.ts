/** PayTR's numbers of why a card was not charged, as a buyer reads them. */
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

/** PayTR's number of a buyer who left the payment page. */
export const leftThePage = '6';

/** Why an order was not charged, in our own words: a bank's can say anything. */
export function failureText(code: string | null): string {
  return (code !== null && byCode[code]) || unknown;
}
