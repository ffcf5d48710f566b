import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import type { Fact, Variant, Voice } from './types.ts';

/** Things that fit into a hand or a pocket. */
const HOLDABLE = new Set(
  (
    'anahtar mektup fotoğraf defter kitap günlük saat yüzük kolye küpe bilezik madalyon para madeni harita pusula not kâğıt zarf kaset plak oyuncak kukla bebek kutu ' +
    'şişe bıçak kalem mühür ferman kart kartpostal bilet pasaport kimlik dosya belge resim tablo taş tüy tohum soğan yumurta fincan bardak mendil eldiven şapka ayna tarak iğne düğme ' +
    'madalya silah tabanca gazete telgraf makas çakı kibrit mum lamba fener pul çekirdek ceviz elma gül çiçek kalp parça disk kaset cihaz alet maske telsiz dürbün gözlük tespih muska tılsım cevher inci zincir çan zil'
  ).split(' '),
);

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split('|'));

/** What one does because one wants to. */
const WILLED = words(
  'gitmek|dönmek|satmak|vermek|yapmak|yazmak|mektup yazmak|değiştirmek|çalmak|kaçmak|götürmek|getirmek|yakmak|silmek|söndürmek|açmak|kapatmak|dikmek|kiralamak|göndermek|öğretmek|büyütmek|gizlemek|korumak|taşımak|affetmek|reddetmek|bırakmak|karar vermek|kurtarmak|çizmek|işlemek|takip etmek|tamir etmek|kurmak|dinlemek|okumak|koparmak|geçirmek|binmek|girmek|yalan söylemek|söylemek|anlatmak|cevap vermek|terk etmek|kesmek|öldürmek|zorunda kalmak|yerine geçmek|kandırmak|düşürmek|evlenmek|ayrılmak|seçmek|kovmak|yıkmak|inşa etmek|anlaşma yapmak|yola çıkmak|peşine düşmek|ele geçirmek|konuşmak|iletmek|tutmak|oynamak|yemek',
);

/** What lasts and has no moment of its own. */
const LASTING = words(
  'istemek|bilmek|sevmek|beklemek|korkmak|özlemek|yaşamak|aramak|inanmak|nefret etmek|sanmak|merak etmek|taşımak|çalışmak|konuşmak|büyütmek|yönetmek|korumak|öğretmek|oynamak',
);

/** Where there is no street, no weather and no window to the garden. */
const SPACE =
  /uzay|yörünge|koloni|Mars|Titan|Europa|gezegen|ay üss|Ay üss|kapsül|denizaltı|istasyonunda kalan/u;

/** Perceptions of something that is there for others too. */
const OUTER = words('duymak|işitmek|görmek|hissetmek|sezmek');

/** What holds from the beginning. */
export function factsOf(idea: Idea, clause: IdeaClause, person: Voice['person'] = '3sg'): Set<Fact> {
  const facts = new Set<Fact>();
  const { hero } = idea;
  const text = [clause.when, clause.complement].join(' ');
  if (clause.object) facts.add('object');
  if (clause.object && HOLDABLE.has(clause.object.head)) facts.add('holdable');
  if (
    clause.object &&
    idea.people.some(
      ({ reference, name }) => reference === clause.object?.head || name === clause.object?.head,
    )
  )
    facts.add('person-object');
  if (/^her /u.test(clause.when) || /leri|ları|sürekli|hep/u.test(clause.when)) facts.add('habit');
  if (WILLED.has(clause.verb) && !clause.ability) facts.add('willed');
  if (facts.has('habit') || LASTING.has(clause.verb) || clause.ability) facts.add('state');
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
  if (/gece/u.test(text)) facts.add('night');
  if (/^(?:duymak|işitmek|dinlemek)$/u.test(clause.verb)) facts.add('heard');
  if (clause.verb === 'görmek') facts.add('seen');
  if (!hero?.being) facts.add('human');
  if (/hekim|doktor|tabip|hemşire|ebe|cerrah/u.test(hero?.phrase ?? '')) facts.add('healer');
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
