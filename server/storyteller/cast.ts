import {
  type Idea,
  type IdeaClause,
  type IdeaEvent,
  type IdeaPerson,
  readEvent,
  readIdea,
} from '#domain/turkish/idea/index.ts';
import { inflectNoun, nonfinite } from '#domain/turkish/index.ts';
import { deedOf } from './deed.ts';
import { nobodyOf } from './nobody.ts';
import type { Previous } from './read-previous.ts';
import type { TellRequest } from './types.ts';

/** Who a story is about and what happens to them. */
export interface Cast {
  readonly idea: Idea;
  /** What an onlooker sees happen, told before the first passage. */
  readonly event?: IdeaEvent;
  /** Whether the event is new: not what the earlier text has already told. */
  readonly isNew: boolean;
  /** A hero who saw what happened instead of doing it. */
  readonly witness: boolean;
  /** What was seen, in few words: "sirkin gitmeyi unuttuğuna". */
  readonly short?: string;
}

/** The hero and the events of a request; undefined where too little was understood. */
export function castOf(request: TellRequest, previous: Previous | undefined): Cast | undefined {
  const { wizard } = request;
  const [card] = heroCards(request);
  if (wizard && card) {
    const event = readEvent(wizard.beginning);
    return { ...onlooker(personFrom(card.name), event, readIdea('')), isNew: !previous };
  }
  const direction = tellable(readIdea(request.idea), request, previous);
  if (direction) return { ...direction, isNew: true };
  const premise = request.premise ? tellable(readIdea(request.premise), request, previous) : undefined;
  if (premise) return { ...premise, isNew: !previous };
  if (!previous) return undefined;
  // Nothing was asked: the text itself says who it is about.
  const name = previous.names[0];
  return {
    idea: { ...readIdea(''), ...(name ? { hero: personFrom(name) } : {}) },
    witness: false,
    isNew: false,
  };
}

/** Character cards that can be the hero's. */
export const heroCards = ({ characters = [] }: TellRequest) =>
  characters.filter(({ role }) => role === 'protagonist' || role === undefined);

const personFrom = (name: string): IdeaPerson => ({ reference: name, phrase: name, name, compound: false });

function tellable(
  idea: Idea,
  request: TellRequest,
  previous: Previous | undefined,
): Omit<Cast, 'isNew'> | undefined {
  const [card] = heroCards(request);
  const named = card && isName(card.name) ? card.name : undefined;
  if (idea.clauses.length > 0 && (idea.firstPerson || idea.hero))
    return {
      idea: { ...idea, ...(idea.hero ? { hero: followed(renamed(idea.hero, named)) } : {}) },
      witness: false,
    };
  if (idea.described && idea.hero) {
    const hero = renamed({ ...idea.hero, phrase: idea.described.phrase, comma: false }, named);
    return { idea: { ...idea, hero, clauses: [idea.described.clause] }, witness: false };
  }
  if (!idea.event) return undefined;
  const nobody = nobodyOf(idea);
  if (nobody)
    return {
      idea: { ...idea, hero: renamed(nobody.hero, named), clauses: [nobody.clause] },
      event: idea.event,
      witness: false,
    };
  const single = idea.people.filter(({ several }) => !several);
  const known = single.find(({ name }) => name) ?? single.find(({ trade }) => trade);
  // What can't be said of the event in its own words is seen by nobody.
  if (known && !named && eventAsNoun(idea.event)) {
    const phrase = known.trade && known.name ? `${known.trade} ${known.name}` : known.reference;
    return onlooker({ ...known, phrase, comma: true }, ofTheirOwn(idea.event, known), idea);
  }
  const there = named ?? previous?.names[0];
  if (there) return onlooker(personFrom(there), idea.event, idea);
  // Nobody is there: whatever does it is the hero, or nobody is.
  const deed = deedOf(idea.event);
  return deed && { idea: { ...idea, hero: deed.hero, clauses: [deed.clause] }, witness: false };
}

/** The event with "kendi" where its subject belongs to the onlooker: "kendi ekmekleri". */
function ofTheirOwn(event: IdeaEvent, { phrase }: IdeaPerson): IdeaEvent {
  const { subject } = event;
  return subject
    ? { ...event, subject: { ...subject, phrase: subject.phrase.replace(phrase, 'kendi') } }
    : event;
}

/** Somebody who sees what happens: "Handan, sirkin gitmeyi unuttuğuna tanık oldu". */
function onlooker(hero: IdeaPerson, event: IdeaEvent | undefined, idea: Idea): Omit<Cast, 'isNew'> {
  const whole = event && eventAsNoun(event);
  const short = event && eventAsNoun(event, true);
  const clause: IdeaClause = {
    when: '',
    complement: whole ?? 'olanlara',
    verb: 'tanık olmak',
    tense: 'past',
    person: '3sg',
  };
  return {
    idea: { ...idea, hero, clauses: [clause] },
    ...(event && !whole ? { event } : {}),
    ...(whole && short ? { short } : {}),
    witness: true,
  };
}

/** "bir gün kasabaya gelen sirkin gitmeyi unuttuğuna"; undefined where the subject is not certain. */
function eventAsNoun(
  { subject, verb, voice, negative, ability }: IdeaEvent,
  short = false,
): string | undefined {
  if (!subject || /[“”"]/u.test(subject.phrase)) return undefined;
  const { before, phrase, compound, after } = subject;
  const deed = nonfinite(verb, 'dik', {
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
    possessive: '3sg',
    case: 'dat',
  });
  if (!short)
    return [before, inflectNoun(phrase, { case: 'gen', compound }), after, deed].filter(Boolean).join(' ');
  const head = phrase
    .split(' ')
    .slice(compound ? -2 : -1)
    .join(' ');
  const text = [inflectNoun(head, { case: 'gen', compound }), after, deed].filter(Boolean).join(' ');
  return text.split(' ').length <= 5 ? text : undefined;
}

const isName = (name: string): boolean => /^\p{Lu}\p{L}*(?:[ '’-]\p{L}+){0,2}$/u.test(name);

/** The hero of an idea under the name of the card: "gazeteci" → "gazeteci Elif". */
function renamed(hero: IdeaPerson, name: string | undefined): IdeaPerson {
  if (!name || hero.name || hero.several) return hero;
  const phrase =
    hero.compound || hero.being ? name : `${hero.phrase.replace(/(?<!\p{L})bir (?=\p{L}+$)/u, '')} ${name}`;
  return { ...hero, reference: name, name, phrase, compound: false };
}

/** Groups of equals, of whom none is the eldest. */
const EQUALS = /^(?:sevgili|eş|çift|arkadaş|dost|ortak|komşu|rakip|düşman|yolcu|yabancı|âşık)(?:l[ae]r)?$/u;

/** Of several heroes one is followed: the first of a pair, "büyük kardeş", "yaşlı dağcı" or "sevgililerden biri". */
function followed(hero: IdeaPerson): IdeaPerson {
  if (!hero.several || hero.name || / (?:ile|ve) /u.test(hero.phrase)) return hero;
  const { kin, age, reference, compound } = hero;
  if (EQUALS.test(reference)) {
    const group = inflectNoun(reference, { case: 'abl', plural: !PLURAL.test(reference), compound });
    return { ...hero, reference: `${group} biri`, compound: true };
  }
  if (compound && PLURAL.test(reference)) return hero;
  return {
    ...hero,
    reference: `${kin || age === 'child' ? 'büyük' : 'yaşlı'} ${reference.replace(PLURAL, '')}`,
  };
}

const PLURAL = /l[ae]r[ıi]?$/u;
