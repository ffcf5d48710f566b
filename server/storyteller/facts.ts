import { type Idea, type IdeaClause, otherPerson, thatClauseSubject } from '#domain/turkish/idea/index.ts';
import { lower } from '#domain/turkish/index.ts';
import { destination } from './destination.ts';
import { speaksOfTeller } from './first-person.ts';
import { kindsOf } from './thing-kinds.ts';
import type { Fact, Variant, Voice } from './types.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split('|'));

/** What one does because one wants to. */
const WILLED = words(
  'gitmek|dönmek|satmak|vermek|yapmak|yazmak|mektup yazmak|değiştirmek|çalmak|kaçmak|götürmek|getirmek|yakmak|silmek|söndürmek|açmak|kapatmak|dikmek|kiralamak|göndermek|öğretmek|büyütmek|gizlemek|korumak|taşımak|affetmek|reddetmek|bırakmak|karar vermek|kurtarmak|çizmek|işlemek|takip etmek|tamir etmek|kurmak|dinlemek|okumak|koparmak|geçirmek|binmek|girmek|yalan söylemek|söylemek|anlatmak|cevap vermek|terk etmek|kesmek|öldürmek|zorunda kalmak|yerine geçmek|kandırmak|evlenmek|ayrılmak|seçmek|kovmak|yıkmak|inşa etmek|anlaşma yapmak|yola çıkmak|peşine düşmek|ele geçirmek|konuşmak|iletmek|tutmak|oynamak|yemek',
);

/** What takes something from others or hurts them. */
const HARMFUL = words(
  'çalmak|aldatmak|kandırmak|ele vermek|ihbar etmek|ihanet etmek|yalan söylemek|saklamak|gizlemek|saklanmak|kırmak|vurmak|dövmek|tokat atmak|terk etmek|öldürmek|yakmak|yıkmak|yok etmek|kovmak|zehirlemek|kaçırmak|bozmak|lanetlemek|iftira atmak|suçlamak|inkâr etmek|soymak|esir etmek|hapsetmek|yerine geçmek|yerini almak|taklit etmek|ateş etmek|tuzak kurmak|gasp etmek|dolandırmak|iftira etmek|yırtmak|devirmek|batırmak|ezmek',
);
/** Nobody is hurt by these: what is played, missed, planted or kept from breaking. */
const HARMLESS_OBJECT = /^(?:kapı|zil|zincir|lanet|büyü|tahta|tuzak|ateş|mum|lamba|ışık|rekor|sessizlik)/u;
/** Not to do these leaves somebody alone. */
const OWED = words('kurtarmak|yardım etmek|haber vermek|uyarmak');

/** Whether others have a reason to blame the hero. */
function isHarmful({ verb, object, complement, negative, ability }: IdeaClause, facts: ReadonlySet<Fact>) {
  if (ability) return false;
  if (negative) return OWED.has(verb);
  if (facts.has('sounded') || facts.has('missed') || HARMLESS_OBJECT.test(lower(object?.head ?? '')))
    return false;
  if (HARMFUL.has(verb)) return true;
  if (verb === 'bırakmak') return PERSON.test(complement) || /yarı(?:m|yolda)/u.test(complement);
  if (verb === 'değiştirmek') return /bebe|harf|ferman|vasiyet|reçete|kayıt|kayd|sonuc/u.test(complement);
  return verb === 'satmak' && (facts.has('person-object') || /sırr|ruh|ülke|vatan/u.test(complement));
}

/** What lasts and has no moment of its own. */
const LASTING = words(
  'istemek|bilmek|sevmek|beklemek|korkmak|özlemek|yaşamak|aramak|inanmak|nefret etmek|merak etmek|taşımak|çalışmak|konuşmak|büyütmek|yönetmek|korumak|öğretmek|oynamak',
);

/** Where there is no street, no weather and no window to the garden. */
const SPACE =
  /uzay(?!lı)|yörünge|koloni|Mars(?!ilya)|Satürn|Jüpiter|Venüs|Merkür|Titan|Europa|gezegen|ay üss|Ay üss|(?<!\p{L})Ay(?:['’]|da |a )|kapsül|denizaltı|istasyonunda kalan/u;

/** Where ordinary life is far: no neighbours, no table, no market. */
const REMOTE =
  /siper|cephe|savaşın|çöl|donanma|kalyon|orman|fener|ada(?:da|sında)|zindan|hücre|cezaevi|hapis|kral|padişah|sultan|prens|vezir|siborg|android|robot|klon|kapsül|melek|hayalet|heykel|oyuncak|kardan/u;

/** Somebody who can be waited for, looked for or betrayed. */
const PERSON =
  /(?<!\p{L})(?:anne|baba|ağabey|abla|kardeş|ikiz|o[gğ]l|kız|çocu[kğ]|nişanlı|koca|karı(?:sın)|eş|sevgili|dost|arkadaş|sahib|ortağ|patron|usta|çıra[kğ]|öğrenci|komşu|adam|kadın|kral|padişah|sultan|komutan|müdür|amir|amc|dayı|tey?ze|hala|dede|nine|torun|hoca|öğretmen|doktor|peri|postacı|yolcu|kaptan)\p{L}*$/u;

/** Gifts that are gone when they are used. */
const CONSUMED =
  /(?<!\p{L})(?:ekme[kğ]|yeme[kğ]|ila[cç]|çorba|lokma|su(?:yu)?|para|elma|kan(?:ı)|böbre|yer[ii])\p{L}*/u;

/** Verbs that mean another thing with these objects than with others. */
const BY_OBJECT: readonly (readonly [Fact, RegExp, ReadonlySet<string>])[] = [
  [
    'sounded',
    /^(?:çalmak)$/u,
    words(
      'kapı|zil|keman|saz|piyano|davul|flüt|plak|kemençe|ney|gitar|bağlama|ud|tambur|zurna|klarnet|trompet|akordeon|ıslık|çan|şarkı|türkü|beste|marş|melodi|ezgi|korna|düdük|boru|kanun|kaval|org|çello|viyolonsel|viyola|arp|saksofon|mandolin|darbuka|def|tef|sirk|siren|nota',
    ),
  ],
  [
    'missed',
    /^kaçırmak$/u,
    words(
      'sefer|tren|uçak|vapur|otobüs|feribot|fırsat|randevu|şans|düğün|cenaze|gol|dolmuş|metro|tramvay|servis|ders|sınav|maç|penaltı|şut|toplantı|akıl|keyif|uyku|iştah|an|bayram',
    ),
  ],
  [
    'planted',
    /^dikmek$/u,
    words(
      'lamba|ağaç|fidan|bayrak|direk|çiçek|gül|fide|soğan|asma|heykel|anıt|tohum|çam|zeytin|çınar|meşe|kavak|servi|lale|göz|incir|dut|kiraz|korkuluk|taş|çadır|sancak',
    ),
  ],
  [
    'food',
    /^(?:yapmak|pişirmek|yemek|hazırlamak|satmak|kaynatmak|yoğurmak|çalmak|bulmak|kaybetmek|unutmak)$/u,
    words(
      'ekmek|çorba|börek|pasta|kek|yemek|tatlı|helva|aşure|reçel|turşu|peynir|çay|kahve|baklava|poğaça|simit|kurabiye|pilav|dondurma|şerbet|lokum|köfte|hamur|salça|pekmez|bal|süt|yoğurt|makarna|pide|lahmacun|döner|balık|et|elma|çikolata|kahvaltı',
    ),
  ],
  [
    'unmade',
    /^yapmak$/u,
    words(
      'hata|yanlış|seçim|tercih|görev|iş|iyilik|kötülük|konuşma|yolculuk|gezi|ziyaret|alışveriş|plan|anlaşma|hesap|dua|şaka|tatil|spor|ödev|kahvaltı|teklif|savaş|barış|sözleşme|itiraf|açıklama|görüşme|evlilik|kaza|darbe|resim|müzik|banyo|sınav|araştırma|keşif|kayıt|duyuru|şey|ne|hırsızlık|casusluk|öğretmenlik|nöbet|rol|deney|ameliyat|sohbet',
    ),
  ],
  [
    'borne',
    /^taşımak$/u,
    words('ad|adı|isim|ismi|soyad|soyadı|yara|iz|umut|acı|yük|anlam|sır|suç|utanç|korku'),
  ],
  ['exam', /^kazanmak$/u, words('sınav|burs|üniversite|fakülte|lise|okul')],
  [
    'lottery',
    /^kazanmak$/u,
    words('piyango|ikramiye|loto|çekiliş|talih|bilet|milyon|lira|para|servet|miras|büyük ikramiye'),
  ],
];

/** The object of "çalmak", "kaçırmak" and others says what the verb means. */
function factsOfObject({ verb, object, complement }: IdeaClause): Fact[] {
  if (!object)
    return verb === 'kazanmak' && /piyango|ikramiye|loto|çekiliş/u.test(complement) ? ['lottery'] : [];
  // "kapımı" is still a door.
  const mine = lower(object.head).replace(/(?<=[aeıioöuü])m$/u, '');
  const head = mine.replace(/(?<=[aeıioöuü])s[ıiuü]$|(?<=\p{L}{2}[^aeıioöuü])[ıiuü]$/u, '');
  // "müzeden bir keman çalar": from somewhere, it is taken.
  const taken = /[dt][ae]n /u.test(complement);
  // "son gemiyi kaçırır": what leaves is missed, what is taken away is not.
  const leaves =
    verb === 'kaçırmak' && /(?:son|kalkan|giden|ilk) (?:gemi|araba|araç|at)\p{L}*$/u.test(complement);
  return [
    ...BY_OBJECT.filter(
      ([fact, verbs, heads]) =>
        verbs.test(verb) &&
        (heads.has(object.head) || heads.has(mine) || heads.has(head)) &&
        !(fact === 'sounded' && taken),
    ).map(([fact]) => fact),
    ...(leaves ? ['missed'] : []),
  ];
}

/** Whom the event speaks of can't be met. */
const GONE =
  /öl(?:dü|en|mü[şd]|me[dn]|ü)|(?:yıl|ay|gün|sene) önce|rahmetli|kaybol|gitti|terk|savaş|uzak|eski|kaç(?:tı|an)|hiç var olma|fotoğra|roman|kahraman|rüya/u;

/** Of whom or of what the hero learns something. */
function factsOfSubject({ complement }: IdeaClause): Fact[] {
  const subject = thatClauseSubject(complement);
  if (!subject) return [];
  if (!subject.person || subject.plural) return ['about'];
  return ['about', 'about-person', ...(GONE.test(complement) ? [] : ['about-near'])];
}

/** What the clauses of coming back, deciding, seeking, giving and betraying say. */
function factsOfDeed({ hero }: Idea, clause: IdeaClause): Fact[] {
  const { verb, complement, negative } = clause;
  const facts: Fact[] = [];
  const last =
    complement
      .replace(/ ödünç$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const text = [hero?.lead, hero?.phrase, complement].join(' ');
  const dative = /[ae]$/u.test(last);
  if (!hero?.being && !SPACE.test(text) && !REMOTE.test(text)) facts.push('settled');
  if (/dönmek|geri gelmek/u.test(verb) && (dative || (complement === '' && verb.startsWith('geri')))) {
    if (!/^(?:deli|taş|çıl|sırt|arka|buz|savaş|kurba|böce|kuş|kuğu|heykel|canavar|hayalet|kül)/u.test(last))
      facts.push('goes-back');
    if (/(?<!\p{L})(?:ev|köy|mahalle|kasaba|memleket|şehir|şehr|yurd|sokağ|konağ)\p{L}*$/u.test(last))
      facts.push('town');
  }
  if (verb === 'karar vermek' && !/m[ae]m[ae]y[ae]$/u.test(last)) facts.push('decides');
  if (negative || verb === 'reddetmek') facts.push('refuses');
  if (verb === 'beklemek') facts.push('waits');
  if (verb === 'aramak' || verb === 'peşine düşmek') facts.push('seeks');
  if (
    complement &&
    !/telefon|(?<!\p{L})(?:kendi|polisi|ambulansı|itfaiyeyi|hattını|hakkını)$/u.test(complement)
  )
    facts.push('sought');
  if (PERSON.test(last)) facts.push('person');
  if (
    dative &&
    /(?:[ıiuü]|n[ıiuü]) /u.test(complement) &&
    /^(?:vermek|bırakmak|hediye etmek|bağışlamak|armağan etmek)$/u.test(verb) &&
    // "mektubu kapıya bırakır": what is left at a place has no receiver.
    (verb !== 'bırakmak' || PERSON.test(last)) &&
    // "kızını vezire verir": nobody is a gift.
    !/(?<!\p{L})(?:kızını|oğlunu|çocuğunu|karısını|torununu|bebeğini|kardeşini) /u.test(complement)
  ) {
    facts.push('given');
    if (complement.endsWith('ödünç')) facts.push('lent');
    else if (!CONSUMED.test(complement) && verb !== 'bırakmak') facts.push('keepsake');
    if (/ bir (?:\p{L}+ ){0,2}\p{L}+[ae]$/u.test(complement)) facts.push('stranger');
  }
  // "komşusunun kızına tutulur", not "yağmura" or "savaşta".
  if (/^(?:tutulmak|vurulmak)$/u.test(verb) && dative && otherPerson(complement)) facts.push('beloved');
  // "babasından af ister": to ask somebody for it is no wish.
  if (verb === 'istemek' && /[dt][ae]n |(?<!\p{L})(?:yardım|af|izin|özür|borç)$/u.test(complement))
    facts.push('asks');
  if (verb === 'ele vermek' || verb === 'ihbar etmek') facts.push('informs');
  if (verb === 'aldatmak') facts.push('deceives');
  return facts;
}

/** Perceptions of something that is there for others too. */
const OUTER = words('duymak|işitmek|görmek|hissetmek|sezmek');

/** Facts of the complement and the verb, by what is written there. */
const WRITTEN: readonly (readonly [Fact, RegExp])[] = [
  [
    'unreal',
    /roman|tablo|portre|resmindeki|fotoğra|heykel|hayal|rüya|masal|film|kahraman|öl[eü]n|ölmüş|rahmetli|gölge|yansıma|ayna/u,
  ],
  ['self', /(?:^| )kendi(?:siyle|sine|siyle|mle|me)(?: |$)|(?:çocukluğ|gençliğ|yaşlılığ|ihtiyarlığ)[ıiuü]/u],
  [
    'younger',
    /(?:yıl|sene) önceki kendi|çocukluğ[ıiuü]yla|çocukluğ[ıiuü]na|gençliğ[ıiuü](?:yle|ne)|çocukluğumla/u,
  ],
  ['childhood', /çocukluğ[ıiuü]yla|çocukluğ[ıiuü]na|çocukluğumla/u],
  ['first-time', /tanışmak/u],
  ['wordless', /(?<!\p{L})bebe[kğ]/u],
  ['known', /eski|arkadaş|dost|koca|karısı|hasta|kardeş|ikiz|öğretmeni|komşu|anne|baba/u],
  ['lift', /asansör/u],
  ['stranger', /tanıma|bilme|yabancı|düşman|okur/u],
  ['beloved', /âşık olmak|aşık olmak|gönül vermek/u],
  ['letter', /mektup|yazışmak|(?:^| )(?:not|notlar|kart|kartpostal|pusula)(?: |$)/u],
  ['replaced', /yerine geçmek|yerini almak/u],
  [
    'door',
    /asansör|müze|oda|bodrum|depo|kasa|hücre|kütüphane|hastane|okul|(?:^| )ev|kilise|dükkân|banyo|kabin|fabrika|hamam|kiler|ahır|vagon|sınıf|tiyatro/u,
  ],
  ['tight', /göçük|enkaz|mağara|kuyu|tünel|maden|kovuğ|kovuk|çığ|toprak alt|kar alt|denizaltı/u],
  ['wide', /(?:^| )ada(?:da|nın|sında)|buz|dağ|çöl|kar fırtına|fırtına|sel|vadi|orman|köy/u],
  ['imagined', /gün(?:ün)?(?: içinde|de)|zaman|roman|rüya|ayna|tablo|oyun|kitap|beden|masal/u],
];

/** Events that are perceived as a sound; any other is learnt as news. */
const SOUNDS =
  /(?:ses|sayıkl|konuş|fısıld|ağla|gül|öt|çal|bağır|çağır|söyl|yürü|nefes|soluk|inle|uğuld|tıkır|vur|kıpırd|çık|anlat|mırıld|horul|dua|hıçkır|seslen|koş|gel)\p{L}*$/u;

/** Prisoners and soldiers can't walk through a town. */
const CONFINED = /mahkûm|tutsak|esir|forsa|hapis|cezaev|zindan|hücre|siper|kürek/u;

/** Verbs of what happens once: "geceleri yaşayan canavarın korktuğunu öğrenir" tells no habit. */
const AT_ONCE =
  /^(?:öğrenmek|fark etmek|bulmak|keşfetmek|anlamak|karar vermek|rastlamak|karşılaşmak|itiraf etmek)$/u;

/** What holds from the beginning. */
export function factsOf(idea: Idea, clause: IdeaClause, person: Voice['person'] = '3sg'): Set<Fact> {
  const facts = new Set<Fact>();
  const { hero } = idea;
  const text = [clause.when, clause.complement].join(' ');
  if (hero?.mine || speaksOfTeller(clause)) facts.add('of-teller');
  if (clause.object) facts.add('object');
  if (
    clause.object &&
    idea.people.some(
      ({ reference, name }) => reference === clause.object?.head || name === clause.object?.head,
    )
  )
    facts.add('person-object');
  if (
    /^her /u.test(clause.when) ||
    /(?:^| )her \p{L}+$/u.test(clause.complement) ||
    (/leri|ları|sürekli|hep/u.test(clause.when) && !AT_ONCE.test(clause.verb))
  )
    facts.add('habit');
  if (WILLED.has(clause.verb) && !clause.ability) facts.add('willed');
  // "kurtarmaya çalışır" is tried once.
  const tries =
    /^(?:çalışmak|denemek|uğraşmak|çabalamak)$/u.test(clause.verb) &&
    /m[ae](?:y[aeıi]|k için)$/u.test(clause.complement);
  if (tries) facts.add('tries');
  if (
    facts.has('habit') ||
    (LASTING.has(clause.verb) && !tries) ||
    (clause.ability && clause.tense !== 'past')
  )
    facts.add('state');
  // "bırakırdı" was done again and again.
  if (clause.compound === 'past' && (clause.tense === 'aorist' || clause.tense === 'present'))
    facts.add('state');
  // "öğretemedi" is over, "sevdi" is not.
  if (
    /^(?:öğretmek|konuşmak|oynamak|taşımak|çalışmak)$/u.test(clause.verb) &&
    !facts.has('habit') &&
    !clause.compound &&
    (clause.tense === 'past' || clause.tense === 'evidential')
  )
    facts.delete('state');
  // "bir gece konuşmuş" happens once, "durmuyor" lasts.
  if (/^(?:bir (?:gece|gün|sabah|akşam)|günün birinde|ansızın|birden|aniden)(?: |$)/u.test(clause.when)) {
    facts.add('once');
    facts.delete('state');
  } else if (clause.negative && clause.tense === 'present') facts.add('state');
  const thatClause = /(?:[dt][ıiuü]ğ[ıiuü]n[ıiuü]|[ae]c[ae]ğ[ıi]n[ıi]|kl[ae]r[ıi]n[ıi])$/u.test(
    clause.complement,
  );
  if (thatClause || clause.verb === 'rüya görmek') facts.add('perceived');
  if (
    thatClause ||
    clause.negative ||
    clause.verb !== 'saklamak' ||
    /[dt][ae]n(?: |$)/u.test(clause.complement)
  )
    facts.add('secret');
  if (OUTER.has(clause.verb) && (clause.object || thatClause)) facts.add('perceived');
  if (
    OUTER.has(clause.verb) &&
    (clause.object !== undefined || /(?:[dt][ıiuü]ğ[ıiuü]n[ıiuü])$/u.test(clause.complement))
  )
    facts.add('outer');
  if (clause.when) facts.add('when');
  if (clause.object || clause.complement.split(' ').length <= 3) facts.add('short');
  if (clause.object?.compound) facts.add('owned');
  if (/^ses/u.test(clause.object?.head ?? '')) facts.add('mute');
  if (/^(?:söylemek|anlatmak|yalan söylemek|itiraf etmek)$/u.test(clause.verb)) facts.add('said');
  if (clause.negative) facts.add('negative');
  if (clause.voice === 'passive') facts.add('passive');
  if (/^(?:saklamak|gizlemek|saklanmak)$/u.test(clause.verb)) facts.add('hides');
  if (/gece/u.test(text)) facts.add('night');
  if (/^(?:duymak|işitmek|dinlemek)$/u.test(clause.verb)) facts.add('heard');
  if (facts.has('heard') && thatClause && !SOUNDS.test(clause.complement)) facts.add('hearsay');
  if (clause.verb === 'görmek') facts.add('seen');
  if (hero?.several) facts.add('several');
  if (!hero?.being) facts.add('human');
  if (/hekim|doktor|tabip|hemşire|(?<!\p{L})ebe|cerrah/u.test(hero?.phrase ?? '')) facts.add('healer');
  if (hero?.name) facts.add('name');
  if (person === '3sg') facts.add('third');
  if (hero?.age === 'child') facts.add('child');
  if (hero?.age === 'old') facts.add('old');
  if (
    /(?<!\p{L})(?:yalnız|tek başına|ıssız|mahsur|kalan son|son insan|tek kişi)/u.test(
      `${hero?.phrase ?? ''} ${clause.complement}`,
    )
  )
    facts.add('solitary');
  if (SPACE.test([hero?.lead, hero?.phrase, clause.complement, idea.place].join(' '))) facts.add('space');
  if (idea.place) facts.add('place');
  for (const find of [factsOfObject, ({ object }: IdeaClause) => kindsOf(object), factsOfSubject])
    for (const fact of find(clause)) facts.add(fact);
  for (const fact of factsOfDeed(idea, clause)) facts.add(fact);
  if (isHarmful(clause, facts)) facts.add('harmful');
  if (destination(clause)) facts.add('destination');
  const event = `${clause.complement} ${clause.verb}`;
  for (const [fact, words] of WRITTEN) if (words.test(event)) facts.add(fact);
  if (CONFINED.test([hero?.lead, hero?.phrase].join(' '))) facts.add('confined');
  if (clause.verb === 'sevmek' && facts.has('person-object')) facts.add('beloved');
  const other = otherPerson(clause.complement);
  if (other) facts.add('other');
  if (other || facts.has('self') || /gölge|yansıma|ikiz|benzer/u.test(clause.complement))
    facts.add('someone');
  if (other && !other.being && !facts.has('unreal') && !facts.has('self')) facts.add('meets');
  return facts;
}

/** Whether a variant can follow where these facts hold. */
export const holds = (facts: ReadonlySet<Fact>, needs: readonly Fact[] = []): boolean =>
  needs.every((need) => (need.startsWith('!') ? !facts.has(need.slice(1)) : facts.has(need)));

/** What holds after a variant. */
export function apply(facts: Set<Fact>, { gives = [] }: Variant): void {
  for (const fact of gives) {
    if (fact.startsWith('!')) facts.delete(fact.slice(1));
    else facts.add(fact);
  }
}
