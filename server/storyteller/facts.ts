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
  if (clause.when) facts.add('when');
  if (clause.object || clause.complement.split(' ').length <= 3) facts.add('short');
  if (clause.negative) facts.add('negative');
  if (/gece/u.test(text)) facts.add('night');
  if (/^(?:duymak|işitmek|dinlemek)$/u.test(clause.verb)) facts.add('heard');
  if (clause.verb === 'görmek') facts.add('seen');
  if (!hero?.being) facts.add('human');
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
