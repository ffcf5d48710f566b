import { describe, expect, it } from 'vitest';
import { sentenceSpans } from './index.ts';

/** Lines as they stand in stories, divided by hand with "|" into what is read in one breath. */
const LINES = [
  // Plain ends.
  'Yağmur dindi.|Sokak boştu.',
  'Kimse gelmedi!|Bekledi.',
  'Neredeydi?|Bilmiyordu.',
  'Sustu…|Kapı açıldı.',
  'Sustu...|Kapı açıldı.',
  'Sonu gelmeyen bir cümle',
  'Gerçekten mi?!|Evet!!!|Tamam.',
  'Işık söndü.|İçerisi karardı.|Şimşek çaktı.|Ölüm sessizliği.|Üşüdü.|Çay soğudu.|Ğ yoktu.',
  // Ellipses that go on.
  'Bilmiyorum... belki de biliyorum.|Neyse.',
  'Belki… yarın gelir.',
  '…sonra hatırladı.|Adı Ayşe’ydi.',
  // Abbreviations and titles.
  'Dr. Aylin kapıyı açtı.|İçerisi karanlıktı.',
  'Prof. Dr. Kaya geldi.|Herkes sustu.',
  'Doç. Dr. Selin Ak ile Av. Murat Er gelmişti.|Oturdular.',
  'Bkz. Ek 3.|Orada yazıyor.',
  'Atatürk Cad. No. 5’te oturuyordu.|Üçüncü kattaydı.',
  'Alb. Cemil ile Yzb. Rıza konuşuyordu.|Sonra gittiler.',
  'Hz. Yusuf kıssasını anlattı.|Dinlediler.',
  'Kâğıt, kalem vs. aldı.|Masaya oturdu.',
  'Kâğıt, kalem vb.|Masaya oturdu.',
  'Yol 12 km.|Hava sıcaktı.',
  'Yaklaşık 3 km. yürüdüler.|Yoruldular.',
  'Mrs. Dalloway çiçekleri kendisi alacaktı.|Çıktı.',
  // Initials and Roman numbers.
  'A. Kadir okuyordu.|Kitap eskiydi.',
  'T. S. Eliot aynı raftaydı.|Kitaplar tozluydu.',
  'M.Ö. 300 yılıydı.|Kent sessizdi.',
  'T.C. kimliğini gösterdi.|Geçti.',
  'II. Mehmet o yıl tahttaydı.|Surlar ayaktaydı.',
  'XIX. yüzyılın sonuydu.|Liman doluydu.',
  'IV. Murat’ın sarayında yasaktı.|Bilirlerdi.',
  // Ordinals and numbers.
  '3. bölüm burada biter.|Sonrası yok.',
  'Kitabın 3. bölümü buydu.|Kapattı.',
  '3. Bölüm başlıyor.|Perde açıldı.',
  '3. katta oturuyordu.|Işık yanıyordu.',
  'Dedesi 2. Dünya Savaşı yıllarında doğmuştu.|Evi küçüktü.',
  '19. yüzyıldan kalma bir konaktı.|Boştu.',
  'Sınıfın 1. öğrencisiydi.|Övünmezdi.',
  'Yıl 1923.|Her şey yeniydi.',
  'Yaşı 45.|Gözleri gençti.',
  'Saat 19.30 olmuştu.|Vapur kalktı.',
  'Saat 19.30’da buluştular.|Konuşmadılar.',
  'Tarih 21.11.2026 idi.|Kar yağıyordu.',
  'Pi 3,14 eder.|Bunu bilirdi.',
  'Ev 1.250.000 liraydı.|Sustu.',
  'Nüfusu 12.500 kişiydi.|Azalıyordu.',
  // Speech in quotes.
  '“Geldin mi?” diye sordu.|Cevap yoktu.',
  '“Gel!” dedi Ali.|Sonra sustu.',
  '"Gitme."|Kapı kapandı.',
  '“Gitme.”|Kapı kapandı.',
  '‘Gitme’ dedi içinden.|Gitti.',
  '«Dur!» diye bağırdı.|Durdu.',
  '“Yoruldum.”|“Ben de.”',
  '“Bak,” dedi, “deniz orada.”|Baktım.',
  'Ali sordu: “Nerede?”|Ses çıkmadı.',
  '“Ne bileyim… belki.” dedi kız.|Güldü.',
  // Speech with a dash.
  '— Nereye gidiyorsun?|— Denize.',
  '— Gel, dedi annem.|Gittim.',
  '— Geldin mi? diye sordu Ayşe.|— Geldim.',
  '- Kim o?|- Benim.',
  '– Bilmem, dedi.|Omuz silkti.',
  // Brackets and other signs.
  '(Kimse duymadı.)|Yürüdü.',
  'Döndü (geç kalmıştı).|Kapı kilitliydi.',
  'Adres www.ornek.com idi.|Not etti.',
  'ali.veli@ornek.com yazıyordu.|Okudu.',
  'Dosyanın adı kuyu.docx olmuştu.|Açtı.',
  'Ne?|Olmaz! diye bağırdı.|Koştu.',
] as const;

const divide = (line: string) => sentenceSpans(line).map(({ from, to }) => line.slice(from, to));

describe('the places of sentences in a line', () => {
  it.each(LINES)('%s', (divided) => {
    expect(divide(divided.replaceAll('|', ' '))).toEqual(divided.split('|'));
  });
  it('are without the white space around them', () => {
    expect(divide('  Kar yağdı.   Durdu.  ')).toEqual(['Kar yağdı.', 'Durdu.']);
  });
  it.each(['', '   ', '…', '* * *', '— !'])('there are none in %j', (line) => {
    expect(sentenceSpans(line)).toEqual([]);
  });
  it('never overlap, and leave out no letter', () => {
    const line = LINES.join(' ').replaceAll('|', ' ');
    let end = 0;
    for (const { from, to } of sentenceSpans(line)) {
      expect(line.slice(end, from)).not.toMatch(/[\p{L}\p{N}]/u);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(line.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
  });
});
