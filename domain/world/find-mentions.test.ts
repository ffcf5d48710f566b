import { describe, expect, test } from 'vitest';
import { findMentions, indexNames } from './find-mentions.ts';
import type { WorldEntry, WorldKind } from './kinds.ts';

const entry = (
  kind: WorldKind,
  name: string,
  aliases: string[] = [],
): Pick<WorldEntry, 'kind' | 'name' | 'aliases'> => ({
  kind,
  name,
  aliases,
});

const foundIn = (text: string, ...entries: ReturnType<typeof entry>[]) =>
  findMentions(text, indexNames(entries)).map(({ start, end }) => text.slice(start, end));

/** Name, forms that must be found within a sentence, and words that must not. */
const table: readonly (readonly [kind: WorldKind, name: string, found: string, others: string])[] = [
  // Vowel harmony in all cases, numbers and persons.
  [
    'object',
    'ev',
    'ev evi eve evde evden evin evle evler evleri evlere evlerde evlerden evlerin evlerle',
    'evlilik evet evrak evren',
  ],
  [
    'object',
    'ev',
    'evim evin evimiz eviniz evimin evine evinde evinden evimizde evinizden evlerimiz evlerinde',
    'Evliya evlat evham',
  ],
  [
    'object',
    'yol',
    'yolu yola yolda yoldan yolun yollar yolları yolum yolumuz yolsuz',
    'yolla yolcu yolculuk yulu yolü yole',
  ],
  [
    'object',
    'gün',
    'günü güne günde günden günün günle günler günlerde günümüz günsüz günlü',
    'güneş günah güney guna günu',
  ],
  [
    'object',
    'göl',
    'gölü göle gölde gölden gölün gölle göller göllerin gölümüz göldeki göldekiler',
    'gölge gölgesi gölcük göla',
  ],
  [
    'object',
    'kapı',
    'kapıyı kapıya kapıda kapıdan kapının kapıyla kapılar kapısı kapısını kapısında kapımız kapısız',
    'kapıcı kapicik kapiyi',
  ],
  [
    'object',
    'köprü',
    'köprüyü köprüye köprüde köprüden köprünün köprüyle köprüsü köprüsünde köprüler köprülü',
    'köprücük köpru köprücü',
  ],
  [
    'object',
    'masa',
    'masayı masaya masada masadan masanın masayla masası masasına masalar masamız masadaki',
    'masal masalcı masaj masaüstü',
  ],
  // Softened consonants.
  [
    'object',
    'kitap',
    'kitap kitabı kitaba kitapta kitaptan kitabın kitapla kitaplar kitabım kitabımız kitabının kitaplarındaki',
    'kitapçı kitaplık kitapçık kitabe kitapı',
  ],
  [
    'object',
    'ağaç',
    'ağacı ağaca ağaçta ağaçtan ağacın ağaçla ağaçlar ağaçların ağacımız ağaçsız ağaçlı',
    'ağaççık ağaçkakan ağaçı ağaçlık',
  ],
  [
    'object',
    'kanat',
    'kanadı kanada kanatta kanattan kanadın kanatla kanatlar kanatları kanatlı kanatsız',
    'kanatı kanatın kanama',
  ],
  ['object', 'sepet', 'sepeti sepete sepette sepetten sepetin sepetle sepetler sepetimiz', 'sepetçi sepedi'],
  [
    'object',
    'çocuk',
    'çocuğu çocuğa çocukta çocuktan çocuğun çocukla çocuklar çocuğum çocuğumuz çocukça',
    'çocukluk çocuku çocukun',
  ],
  [
    'object',
    'renk',
    'rengi renge renkte renkten rengin renkle renkler renkli renksiz',
    'renki renkin rengeyik',
  ],
  ['object', 'top', 'topu topa topta toptan topun toplar topumuz topsuz', 'topla toplu toplum tobu'],
  ['object', 'dip', 'dibi dibe dipte dipten dibin dibinde', 'dipsizlik dipi diploma'],
  // Dropped vowels and doubled consonants.
  [
    'object',
    'burun',
    'burun burnu burna burunda burundan burnun burunla burunlar burnum burnunda burnumuz',
    'burunu burgu burnaz',
  ],
  [
    'object',
    'şehir',
    'şehri şehre şehirde şehirden şehrin şehirler şehrimiz şehrinde şehirdeki şehirli',
    'şehiri şehirin şehit şehirci',
  ],
  ['object', 'his', 'hissi hisse histen hissin hisler hissim', 'hisi hisar'],
  ['object', 'oğul', 'oğlu oğlum oğlunu oğlunun oğlundan oğullar oğullarına', 'oğulu oğlan oğlak'],
  ['object', 'hak', 'hakkı hakkın hakta haklar hakkımız haksız haklı', 'hakı hakan hakem'],
  // Loanwords with front-vowel suffixes.
  ['object', 'saat', 'saati saate saatte saatten saatin saatler saatimiz', 'saatı saatlar saatçi saata'],
  ['object', 'hayal', 'hayali hayale hayalde hayalin hayaller hayalim', 'hayalı hayallar hayalet'],
  ['object', 'su', 'suyu suya suda suyun suyla sular suyum suyumuz susuz', 'susam suç sunak sunu'],
  // The suffixes -ki and -ca, copula and question.
  [
    'character',
    'büyücü',
    'büyücü büyücünün büyücüyü büyücüye büyücüde büyücüden büyücüyle büyücüler büyücülerin büyücüsü',
    'büyücülük büyü büyücek büyük',
  ],
  [
    'character',
    'büyücü',
    'büyücüydü büyücüymüş büyücüyse büyücüyken büyücüdür büyücüyüm büyücüsün büyücülerdi büyücüce büyücüdeki',
    'büyücükler büyücunun',
  ],
  [
    'object',
    'yüzük',
    'yüzüğü yüzüğe yüzükte yüzüğün yüzükteki yüzüktekini yüzüğündeki yüzükler yüzüklerimizdeki',
    'yüzükçü yüzükü yüzü yüzgeç',
  ],
  [
    'place',
    'orman',
    'ormanı ormana ormanda ormandan ormanın ormanlar ormandaki ormandakilerin ormandaydı ormandaymış ormansız',
    'ormancı ormanlık Ormanlık',
  ],
  // Verbs that look like nouns, and words with the same beginning.
  [
    'object',
    'gül',
    'gülü güle gülde gülden güller güllerin',
    'güldü gülmüş gülse gülüyor gülerek gülle gülmek',
  ],
  ['object', 'yüz', 'yüzü yüze yüzün yüzler', 'yüzdü yüzmüş yüzüyor yüzden yüzlerce'],
  ['object', 'taş', 'taşı taşa taşta taştan taşın taşlar taşımız', 'taşıdı taşıyor taştı taşla taşlık'],
  [
    'place',
    'ada',
    'ada adayı adaya adada adadan adanın adalar adası adadaki',
    'adam adama adamın adamız adak adalet',
  ],
  ['place', 'kale', 'kaleyi kaleye kalede kaleden kalenin kaleler kalesi', 'kalem kalemi kalemin kalender'],
  ['place', 'han', 'hanın hana handa handan hanlar', 'hanım hanımı hanımın hani haneler'],
  ['object', 'kar', 'karda kardan karla karlar', 'karı kara karınca karıncalar kartal karanlık'],
  // Names: any suffix after a straight or curly apostrophe; plurals and derivations without one.
  [
    'character',
    'Ayşe',
    "Ayşe Ayşe’nin Ayşe'yi Ayşe’ye Ayşe’de Ayşe’den Ayşe’yle Ayşe’nindi Ayşe’ydi Ayşe’ninki Ayşe´nin",
    'ayşe Ayşen Ayşegül Ayşenur Ayça',
  ],
  [
    'character',
    'Ayşe',
    'Ayşeler Ayşelerin Ayşeciğim Ayşecik Ayşegil Ayşenin Ayşeye Ayşe’yken Ayşe’sin AYŞE’NİN Ayşe’sinden',
    'Ayşen’in Ayşegül’ün Ayşe’xq',
  ],
  [
    'character',
    'Ahmet',
    'Ahmet’in Ahmet’e Ahmet’i Ahmet’te Ahmet’ten Ahmet’le Ahmet’tir Ahmetler Ahmetgil Ahmetlerde Ahmet’tiyse',
    'ahmet Ahmetoğlu Ahmetcan',
  ],
  ['character', 'İpek', 'İpek İpek’in İpek’e İpek’ten İPEK İPEK’İ', 'ipek ipeğin ipekten ipekli İpekyolu'],
  ['character', 'Işık', 'Işık Işık’ın Işık’a IŞIK’TAN', 'ışık ışığın ışıklar'],
  [
    'character',
    'Can',
    'Can Can’ın Can’a Can’dan Can’la Can’dı',
    'can canım canın canı canlı cana candan Canan Canan’ın',
  ],
  [
    'character',
    'Gül',
    'Gül Gül’ü Gül’ün Gül’e Gül’den',
    'gül gülü güldü gülüm Gülten Gülden Gülsüm Gülten’in',
  ],
  [
    'character',
    'Deniz',
    'Deniz Deniz’in Deniz’e Deniz’den Deniz’le',
    'deniz denizin denize denizden denizler Denizhan Denizli',
  ],
  ['character', 'Emin', 'Emin Emin’in Emin’e Emin’le', 'emin eminim Emine Emine’nin Emine’ye'],
  ['character', 'Ali', 'Ali Ali’nin Ali’ye Aliler Ali’yle Ali’ymiş', 'ali Aliye Aliye’nin Alican Alim'],
  ['character', 'Holmes', 'Holmes Holmes’un Holmes’e Holmes’la Holmes’tan Holmes’dan', 'holmes Holmesville'],
  [
    'place',
    'Ankara',
    'Ankara Ankara’ya Ankara’dan Ankara’nın Ankaralı Ankaralılar Ankaralı’nın Ankara’daki Ankara’dakiler',
    'Ankaray',
  ],
  ['place', 'Zonguldak', 'Zonguldak’a Zonguldak’ın Zonguldak’ta Zonguldaklı Zonguldak’taki', 'Zonguldakspor'],
  ['place', 'Van', 'Van Van’a Van’da Van’ın', 'van vana vanaya Vanessa Vanilya'],
  // Names of several words, and compounds.
  [
    'place',
    'deniz feneri',
    'deniz|feneri deniz|fenerini deniz|fenerinde deniz|fenerinden deniz|fenerinin deniz|fenerine deniz|feneriyle deniz|fenerleri deniz|fenerlerinde deniz|fenerimiz Deniz|Feneri’nde',
    'fener feneri deniz denizin|feneri deniz|fenercisi',
  ],
  [
    'place',
    'Galata Kulesi',
    'Galata|Kulesi Galata|Kulesi’nde Galata|Kulesi’nin Galata|Kulesi’ne Galata|Kulesine galata|kulesinin Galata|Kulesi’ndeki',
    'kulesi Galata Kulesi’ni Galatalı|kulesi',
  ],
  [
    'character',
    'Nermin Hanım',
    'Nermin|Hanım Nermin|Hanım’ın Nermin|Hanım’a Nermin Nermin’in',
    'hanım hanımın Hanım’ın nermin',
  ],
  ['character', 'Doktor Selim', 'Doktor|Selim Doktor|Selim’in Selim Selim’e', 'doktor doktorun selim Selime'],
  ['character', 'Yaşlı Adam', 'yaşlı|adam yaşlı|adamın yaşlı|adama Yaşlı|Adam’ın', 'adam adamın yaşlı'],
  ['object', 'Kırık Ayna', 'kırık|ayna kırık|aynanın kırık|aynada Kırık|Ayna’yı', 'ayna aynanın kırık'],
  ['place', 'Boğaziçi', 'Boğaziçi Boğaziçi’nde Boğaziçi’ne Boğaziçine', 'boğaz Boğaz’da'],
  ['object', 'gökyüzü', 'gökyüzü gökyüzünü gökyüzünde gökyüzünden gökyüzünün', 'gök gökyüzlü'],
  ['object', 'rüzgâr', 'rüzgâr rüzgar rüzgârın rüzgarın rüzgâra rüzgârlar', 'rüzgargülü rüzgârcı'],
];

const spaced = (forms: string) => forms.split(' ').map((form) => form.replaceAll('|', ' '));

describe.each(table)('%s “%s”', (kind, name, found, others) => {
  test('finds the inflected forms', () => {
    const missed = spaced(found).filter(
      (form) => !foundIn(`sonra ${form} yine`, entry(kind, name)).includes(form),
    );
    expect(missed).toEqual([]);
  });
  test('finds nothing in other words', () => {
    const wrong = spaced(others).filter(
      (form) => foundIn(`sonra ${form} yine`, entry(kind, name)).length > 0,
    );
    expect(wrong).toEqual([]);
  });
});

test('tests more than 500 forms', () => {
  const forms = table.flatMap(([, , found, others]) => [...spaced(found), ...spaced(others)]);
  expect(new Set(forms).size).toBeGreaterThan(500);
});

describe('capital letters', () => {
  test('does not take a common word at the start of a sentence for a name', () => {
    expect(
      foundIn(
        'Canım sıkılıyor. Canlı bir kuş. “Gülün kokusu.” — Denize bak.',
        entry('character', 'Can'),
        entry('character', 'Gül'),
        entry('character', 'Deniz'),
      ),
    ).toEqual([]);
  });

  test('finds a name at the start of a sentence when it is proven elsewhere or the common word does not occur', () => {
    const deniz = entry('character', 'Deniz');
    expect(foundIn('Deniz eve döner.', deniz)).toEqual(['Deniz']);
    expect(foundIn('Deniz sakindi. Kıyıya denizin kokusu vuruyordu.', deniz)).toEqual([]);
    expect(foundIn('Deniz sakindi. O gece Deniz’in kayığı denize açıldı.', deniz)).toEqual([
      'Deniz',
      'Deniz’in',
    ]);
  });

  test('finds objects and roles in lower case when the entry’s name has a capital', () => {
    expect(foundIn('Sonra kitabın kapağına baktı.', entry('object', 'Kitap'))).toEqual(['kitabın']);
    expect(foundIn('Sonra büyücünün asasına baktı.', entry('character', 'Büyücü'))).toEqual(['büyücünün']);
  });
});

describe('overlapping names', () => {
  test('returns the longest of overlapping names', () => {
    const entries = [entry('character', 'Ayşe'), entry('character', 'Ayşe Nur'), entry('object', 'nur')];
    expect(
      findMentions('Dün Ayşe Nur’u gördüm, Ayşe’yi değil.', indexNames(entries)).map(({ entry: at }) => at),
    ).toEqual([1, 0]);
  });

  test('returns the entry with exactly the found name', () => {
    const entries = [
      entry('place', 'kale'),
      entry('object', 'kalem'),
      entry('character', 'Emin'),
      entry('character', 'Emine'),
    ];
    const found = findMentions('Kaleminle kaleyi çiz, Emine’ye ver.', indexNames(entries));
    expect(found.map(({ entry: at }) => at)).toEqual([1, 0, 3]);
  });

  test('finds aliases, and all entries that share a name', () => {
    const entries = [
      entry('character', 'Ayşe', ['öğretmen hanım']),
      entry('object', 'anahtar'),
      entry('note', 'Anahtar'),
    ];
    const found = findMentions('Öğretmen hanımın anahtarı.', indexNames(entries));
    expect(found.map(({ entry: at }) => at)).toEqual([0, 1, 2]);
  });

  test('finds a plot element by its aliases only', () => {
    expect(foundIn('Sandığı açtılar.', entry('plot', '', ['sandık']))).toEqual(['Sandığı']);
    expect(foundIn('Sandığı açtılar.', entry('plot', ''))).toEqual([]);
  });
});

test('finds a single letter at the end of a name, or alone as a capital', () => {
  expect(foundIn('Ajan X’in izi Apollo 8’de kayboldu, Ajan Y bildi.', entry('character', 'Ajan X'))).toEqual([
    'Ajan X’in',
  ]);
  expect(foundIn('Dün Apollo 8’e bindiler, Apollo 80 kaldı.', entry('object', 'Apollo 8'))).toEqual([
    'Apollo 8’e',
  ]);
  expect(foundIn('K. uyandı. Kadın K.’ya baktı, K’nin eli k harfi.', entry('character', 'K.'))).toEqual([
    'K',
    'K',
    'K’nin',
  ]);
  expect(foundIn('O gün e harfi A olmuştu.', entry('character', 'O'), entry('note', 'k'))).toEqual([]);
});

test('finds nothing in empty texts, symbols and extremely long words', () => {
  const index = [entry('character', 'Ayşe'), entry('object', '!!!'), entry('note', 'x')];
  expect(foundIn('', ...index)).toEqual([]);
  expect(foundIn('’’’ … “” 𝒜 \u{1F600}', ...index)).toEqual([]);
  expect(foundIn(`Ayşe${'ler'.repeat(20_000)} ${'a'.repeat(50_000)}`, ...index)).toEqual([]);
});

test('returns at most 20 of 1,000 entries with the same name', () => {
  const entries = Array.from({ length: 1_000 }, () => entry('object', 'kitap'));
  const found = findMentions('Kitabın kapağı.', indexNames(entries));
  expect(found.map(({ entry: at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at));
});

test('finds names with decomposed letters', () => {
  expect(findMentions('Ays\u0327e’nin', indexNames([entry('character', 'Ayşe')]))).toHaveLength(1);
});

test('limits the names per beginning to 40 and still finds names that exceed the limit', () => {
  const names = Array.from({ length: 3_000 }, (_, at) =>
    entry('note', `ab${String.fromCharCode(0x4e00 + at)}`),
  );
  const index = indexNames(names);
  expect(Math.max(...[...index.heads.values()].map((heads) => heads.length))).toBeLessThanOrEqual(40);
  expect(findMentions(`Sonunda ab${String.fromCharCode(0x4e00 + 2_999)} geldi.`, index)).toMatchObject([
    { entry: 2_999 },
  ]);
});
