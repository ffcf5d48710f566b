import type { IdeaObject } from '#domain/turkish/idea/index.ts';
import { lower } from '#domain/turkish/index.ts';
import type { Fact } from './types.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Nouns of things with which a story can do the same. */
const KINDS: readonly (readonly [Fact, ReadonlySet<string>])[] = [
  [
    'written',
    words(
      'mektup|not|pusula|kart|kartpostal|telgraf|mesaj|defter|günlük|belge|dosya|ferman|dilekçe|şiir|roman|kitap|gazete|vasiyet|sözleşme|yazı|elyazması|sayfa|rapor',
    ),
  ],
  ['picture', words('fotoğraf|resim|portre|tablo|desen|kartpostal|minyatür')],
  [
    'opening',
    words(
      'kapı|geçit|tünel|merdiven|delik|mağara|mahzen|oda|kuyu|dehliz|yarık|kapak|pencere|bölme|sığınak|çukur',
    ),
  ],
  [
    'land',
    words(
      'ada|köy|kasaba|şehir|kent|ülke|gezegen|ev|dükkân|bahçe|orman|vadi|göl|istasyon|han|konak|kulübe|mezarlık|koy|liman|tapınak|saray|kale',
    ),
  ],
  [
    'container',
    words('sandık|kutu|bavul|valiz|çanta|şişe|kasa|çekmece|dolap|sepet|fıçı|küp|çuval|paket|koli'),
  ],
  [
    'creature',
    words(
      'bebek|çocuk|oğlan|yavru|kuzu|tay|köpek|kedi|kuş|güvercin|serçe|martı|karga|tavşan|kaplumbağa|kirpi|balık|eşek|kurt|tilki|ayı|geyik|ceylan|baykuş|sincap|fok|yunus|civciv|ördek|yılan|kurbağa|aslan|maymun|papağan|kelebek',
    ),
  ],
  // Who has lost it can't hear, see or speak.
  ['sense', words('işitme|görme|ses|göz|kulak|dil|konuşma|hafıza|bellek')],
  [
    'abstract',
    words(
      'hastalık|sır|gerçek|hakikat|ad|isim|kimlik|aşk|sevgi|korku|geçmiş|suç|hata|gözyaşı|yüz|yaş|yetenek|acı|öfke|utanç|niyet|kaygı|gebelik|hamilelik|umut|kin|inanç',
    ),
  ],
  [
    'happening',
    words(
      'cinayet|kaza|yangın|kavga|düğün|savaş|rüya|düş|kâbus|fırtına|deprem|cenaze|maç|ameliyat|gösteri|infaz',
    ),
  ],
  [
    'voice',
    words(
      'ses|fısıltı|çığlık|ağlama|gülüş|kahkaha|nefes|inilti|ezgi|şarkı|türkü|ninni|çağrı|ıslık|feryat|melodi|mırıltı|uğultu',
    ),
  ],
];

/** Things that fit into a hand or a pocket. */
const HOLDABLE = words(
  'anahtar|mektup|fotoğraf|defter|kitap|günlük|saat|yüzük|kolye|küpe|bilezik|madalyon|para|madeni|harita|pusula|not|kâğıt|zarf|kaset|plak|oyuncak|kukla|bebek|kutu|' +
    'şişe|bıçak|kalem|mühür|ferman|kart|kartpostal|bilet|pasaport|kimlik|dosya|belge|resim|tablo|taş|tüy|tohum|soğan|yumurta|fincan|bardak|mendil|eldiven|şapka|ayna|tarak|iğne|düğme|' +
    'madalya|silah|tabanca|gazete|telgraf|makas|çakı|kibrit|mum|lamba|fener|pul|çekirdek|ceviz|elma|gül|çiçek|kalp|parça|disk|cihaz|alet|maske|telsiz|dürbün|gözlük|tespih|muska|tılsım|cevher|inci|zincir|çan|zil',
);

/** Other things that a story can name without their owner. */
const THINGS = words(
  'keman|saz|bağlama|ney|piyano|gitar|kayık|sandal|gemi|araba|bisiklet|balon|uçurtma|ceket|palto|gelinlik|elbise|kazak|atkı|ayakkabı|pasta|ekmek|heykel|dükkân|sürü|deve|koltuk|masa|ağaç|fidan|halı|kilim|yorgan|sepet|ilaç|çeyiz|bayrak|kılıç|kalkan|miğfer|taç|zırh',
);

const HARD: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };

/** Nouns that a possessed one may be a form of: "fotoğrafı" → "fotoğraf", "yavrusu" → "yavru", "mektubu" → "mektup". */
function withoutPossessive(head: string): string[] {
  const stem = head.replace(/[ıiuü]$/u, '');
  const hard = stem.replace(/[bcdğ]$/u, (last) => HARD[last] ?? last);
  return [head, head.replace(/s[ıiuü]$/u, ''), stem, hard];
}

const possibleHeads = ({ head, compound }: IdeaObject): string[] =>
  compound ? withoutPossessive(lower(head)) : [lower(head)];

/** What can't be read at once. */
const UNREADABLE = /kilitli|mühürlü|kapalı|açılmamış|boş(?: |$)|silinmiş|yanmış/u;

/** What kind of thing the event is done to. */
export function kindsOf(object: IdeaObject | undefined): Fact[] {
  if (!object) return [];
  const heads = possibleHeads(object);
  // "kurt yavruları", "ayak sesleri"
  const singular = heads.flatMap((head) => [head, ...withoutPossessive(head.replace(/l[ae]r[ıi]?$/u, ''))]);
  const kinds = KINDS.filter(([, nouns]) => singular.some((head) => nouns.has(head))).map(([kind]) => kind);
  return [
    ...kinds.filter((kind) => kind !== 'written' || !UNREADABLE.test(object.phrase)),
    ...(heads.some((head) => HOLDABLE.has(head)) ? ['holdable'] : []),
  ];
}

/** The object without its owner, where that is a noun of a known thing: "fotoğraf" of "kendi çocukluk fotoğrafı". */
export function bareThing(object: IdeaObject): string | undefined {
  return possibleHeads(object).find(
    (head) => HOLDABLE.has(head) || THINGS.has(head) || KINDS.some(([, nouns]) => nouns.has(head)),
  );
}
