import type { GenreId } from '#domain/generation/genres.ts';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';

/** One task of a trial: what a writer might ask for. */
export interface TrialTask {
  id: string;
  idea: string;
  genre: GenreId;
  dialogue: DialogueStyle;
  paragraphs: number;
  /** Names that the text must keep; they are given as cards. */
  names?: readonly string[];
  /** Text that is continued. */
  existing?: string;
}

const task = (
  id: string,
  genre: GenreId,
  dialogue: DialogueStyle,
  paragraphs: number,
  idea: string,
  more: Pick<TrialTask, 'names' | 'existing'> = {},
): TrialTask => ({ id, genre, dialogue, paragraphs, idea, ...more });

/** Forty tasks of Turkish fiction: every genre, both dialogue styles, new stories and continuations, with and without names. */
export const trialTasks: readonly TrialTask[] = [
  task('fener', 'mystery', 'quotes', 3, 'Deniz fenerinde fazladan bir basamak bulan bir kız', {
    names: ['Nermin'],
  }),
  task('saatçi', 'fantasy', 'quotes', 2, 'Eline tersine işleyen bir saat geçen yaşlı saatçi', {
    names: ['Yakup'],
  }),
  task('tren', 'drama', 'dash', 2, 'Gece treninde karşılaşan, birbirini tanımazlıktan gelen iki kardeş', {
    names: ['Halit', 'Suna'],
  }),
  task('asansör', 'thriller', 'quotes', 3, 'Altıncı katta hiç durmayan bir apartman asansörü'),
  task('mars', 'scifi', 'dash', 3, 'Mars’ta ilk ekmeği pişiren fırıncı', { names: ['Hamdi'] }),
  task('mektup', 'romantic', 'quotes', 2, 'Kırk yıl gecikmiş bir mektup doğru kişiye ulaşır', {
    names: ['Zehra', 'Arif'],
  }),
  task('kuyu', 'mystery', 'dash', 2, 'Kuyudan çıkan ıslak bir çift ayakkabı'),
  task('köprü', 'drama', 'quotes', 1, 'Köprüde karar vermeye çalışan bir adam ve bir bekçi', {
    names: ['Kemal'],
  }),
  task('radyo', 'thriller', 'dash', 2, 'Yarının haberlerini okuyan bozuk bir radyo', {
    names: ['Osman Bey'],
  }),
  task('ejder', 'fantasy', 'dash', 3, 'Ejderhanın yumurtasını saklayan yetim çoban'),
  task('bahçe', 'romantic', 'dash', 2, 'Aynı bahçeyi satın alan iki yabancı', { names: ['Leyla', 'Murat'] }),
  task('yapay', 'scifi', 'quotes', 2, 'Düş gördüğünü söyleyen bir makine ve ona inanan tek mühendis', {
    names: ['Ferit'],
  }),
  task('bakkal', 'drama', 'dash', 2, 'Borç defterinden her ay bir satırı gizlice çizen bakkal', {
    names: ['Cemile Hanım'],
  }),
  task('heykel', 'fantasy', 'quotes', 1, 'Müzede konuşan bir heykel ve sabırlı bekçi', { names: ['İrfan'] }),
  task('kar', 'thriller', 'quotes', 3, 'Karın yolları kapattığı köyde çıplak ayak izleri'),
  task('piyano', 'drama', 'quotes', 2, 'Zeytinliğin ortasında bulunan bir piyano', { names: ['Müzeyyen'] }),
  task('çan', 'mystery', 'quotes', 2, 'Bir dakikada yaşlanan bir sınıf ve iki kez çalan çan'),
  task('uzay', 'scifi', 'dash', 2, 'Ay’dan dönen ilk Türk gümrükte durdurulur', { names: ['Selim'] }),
  task('cambaz', 'romantic', 'quotes', 1, 'İpin ortasında duran cambaz ve tribündeki eski karısı'),
  task('uçurtma', 'fantasy', 'dash', 2, 'İpi bitmeyen bir uçurtma'),
  task('nöbet', 'thriller', 'dash', 2, 'Karşı tepeden gelen ışıkla konuşan nöbetçi', { names: ['Musa'] }),
  task('mahkeme', 'drama', 'dash', 3, 'Tanık baştan anlatmak istemez, çünkü o geceye dönmek istemez', {
    names: ['Şükran'],
  }),
  task('anahtar', 'mystery', 'dash', 3, 'Kırk dairelik apartmanın kırk birinci anahtarı', {
    names: ['Durmuş'],
  }),
  task('rüzgâr', 'fantasy', 'quotes', 2, 'Belediyenin rüzgârı kapatma kararı aldığı kasaba'),
  task('gözlük', 'scifi', 'quotes', 1, 'Takınca geçmişi gösteren bir gözlük', { names: ['Pınar'] }),
  task('liman', 'romantic', 'dash', 3, 'Her gün rıhtımda boş pankartla bekleyen adam', {
    names: ['Rıza', 'Sabiha'],
  }),
  task('suflör', 'drama', 'quotes', 2, 'Son sözü yutan suflör yüzünden inmeyen perde'),
  task('göl', 'romantic', 'quotes', 2, 'Kışın donan gölün iki yakasında yaşayan iki sevgili', {
    names: ['Zehra', 'Arif'],
  }),
  task('fotoğraf', 'thriller', 'quotes', 2, 'Sınıf fotoğrafında fazladan bir çocuk'),
  task('kayık', 'drama', 'dash', 1, 'Köyün yolu nehre dönünce kayık isteyen muhtar', { names: ['Ökkeş'] }),
  task('devam-fener', 'mystery', 'quotes', 2, '', {
    names: ['Nermin'],
    existing:
      'Deniz fenerinin merdivenleri yüz kırk iki basamaktı ve Nermin her akşam hepsini sayardı. O gün yüz kırk üçüncü basamağa bastı. Durdu, elindeki feneri kaldırdı.',
  }),
  task('devam-tren', 'drama', 'dash', 2, 'Kadın çantanın içinde ne olduğunu sorar', {
    names: ['Halit'],
    existing:
      'Tren köprüden geçerken Halit çantasını dizlerinin üstüne çekti. Karşısındaki kadın uyuyordu.\n\n— Ankara’ya çok var mı? dedi biri.',
  }),
  task('devam-radyo', 'thriller', 'quotes', 1, '', {
    names: ['Osman'],
    existing:
      'Radyo kendi kendine açıldı. Spiker, saat yirmi ikide Osman’ın öleceğini bildirdi. Osman kalktı, saatini beş dakika geri aldı.',
  }),
  task('devam-saat', 'fantasy', 'quotes', 2, 'Çırak ertesi sabah dükkâna gelir', {
    names: ['Yakup'],
    existing:
      'Akrep on ikiden on bire yürüyor, yürüdükçe kasadaki sıyrıklar kapanıyordu. Akşama doğru saat yepyeniydi. Yakup aynaya baktı, saçında ak kalmamıştı.',
  }),
  task('devam-kuyu', 'mystery', 'dash', 2, 'Kuyuya inerler', {
    existing:
      'Eşikte ıslak bir çift ayakkabı duruyordu.\n\n— Kim geldi? dedi Nine.\n\n— Kimse, dedi çocuk. Rüzgâr.',
  }),
  task('devam-mars', 'scifi', 'quotes', 2, '', {
    names: ['Hamdi'],
    existing:
      'Fırın üçüncü denemede tuttu. Hamdi kapağı araladığında bütün koloni koridora dizilmişti; kimse on bir yıldır ekmek kokusu almamıştı.',
  }),
  task('devam-mektup', 'romantic', 'dash', 1, 'Zehra mektubu açmaz', {
    names: ['Zehra'],
    existing:
      'Postacı zarfı uzattı. Zehra, üstündeki yazıyı tanıdı; kırk yıl önce o el bahçe kapısına adını kazımıştı.',
  }),
  task(
    'ben-dili',
    'drama',
    'quotes',
    2,
    'Satılan evin duvarlarındaki çivileri söken biri, birinci kişi anlatsın',
  ),
  task('mizah', 'fantasy', 'dash', 2, 'İki korkuluğun düğünü; neşeli ve kısa cümlelerle'),
  task('diyalog', 'thriller', 'dash', 2, 'Ateşin başında dört kişi; az önce beştiler. Çoğu konuşma olsun'),
];
