import { type IdeaClause, otherPerson, thatClauseSubject } from '#domain/turkish/idea/index.ts';
import {
  type Case,
  capitalize,
  clitic,
  conjugate,
  inflectNoun,
  nonfinite,
  type Person,
  type VerbOptions,
} from '#domain/turkish/index.ts';
import { destinationForm } from './destination.ts';
import { relationOf } from './friend.ts';
import { objectForm } from './object-form.ts';
import type { World } from './types.ts';
import { inVoice } from './voice.ts';

/*
 * The notation of a variant. The prose is in the third person past.
 *
 *   {H} {H:gen}     the hero as they are called; left out, or a pronoun, in the first person
 *   {HP}            the hero at first sight, with all that the idea says of them; nothing in the first person
 *   {o:acc}         the hero as a pronoun
 *   {F} {F:dat}     the hero's friend; outside speech the first one has the relation in front ("komşusu Nermin")
 *   {O} {O:acc}     what the event is done to ("gemi"), with its owner the first time; needs the fact `object`
 *   {OP}            the same as the idea has it ("aynı gemiyi")
 *   {E.di}          the event, with its complement, agreeing with the hero: di iyordu mişti ecekti (finite),
 *                   dik me (with possessive and case), en ince meden erek mek; {EW.di} has its time in front
 *   {N.di}          a second event, in the forms of {E}
 *   {V.dik:acc}     the event in short: its object, or "bunu", and the verb; {VN.dik:acc} the contrary
 *   {E.olağan}      the event as the idea has it: again and again, or once
 *   {D} {D:loc}     where the hero goes ("köy", of "doğduğu köye"); needs `destination`
 *   {X} {X:dat}     whom the event meets ("sahibinin kızına"), or "öteki"
 *   {A} {A:dat}     whom or what the hero learns something about ("misafir", of "misafirin öldüğünü"); needs `about`
 *   {P}             where it happens, as the idea has it ("deniz fenerinde"); needs `place`
 *   {T} {T:acc}     a tool of the hero's scene, the same in the whole story ("cımbız"); needs `tool`
 *   {W} {W:loc}     where the hero works or stays, the same in the whole story ("güverte"); needs `workplace`
 *   {S} {K}         a sound and a smell, the same in one passage, never told again; need `sound`, `smell`
 *   {G.di}          a gesture, with the forms of {E} ("merceğini gözüne taktı"), never told again; needs `gesture`
 *   baktı^ elini^   agrees with the hero;  esti~  follows the tense only
 *   [durdu|kaldı]   one of several wordings, any of which fits the rest; may hold slots and marks, but no brackets
 */

const SLOT = /\{(\p{L}+)(?:\.(\p{L}+))?(?::(\p{L}+))?\}/gu;

const WORDINGS = /\[([^[\]]+)\]/gu;

const PRONOUNS: Readonly<Record<'1sg' | '3sg', Readonly<Record<string, string>>>> = {
  '1sg': { nom: 'ben', acc: 'beni', dat: 'bana', loc: 'bende', abl: 'benden', gen: 'benim', ins: 'benimle' },
  '3sg': { nom: 'o', acc: 'onu', dat: 'ona', loc: 'onda', abl: 'ondan', gen: 'onun', ins: 'onunla' },
};

const FINITE: Readonly<Record<string, Pick<VerbOptions, 'tense' | 'compound'>>> = {
  di: { tense: 'past' },
  iyordu: { tense: 'present', compound: 'past' },
  mişti: { tense: 'evidential', compound: 'past' },
  ecekti: { tense: 'future', compound: 'past' },
  se: { tense: 'conditional', compound: 'past' },
};
const OWNED = { dik: 'dik', me: 'me', eceği: 'ecek' } as const;
const FREE = { en: 'en', ince: 'ince', meden: 'meden', erek: 'erek', mek: 'mek', ken: 'ken' } as const;

/** Verbs of what lasts: the past of the narration is "-iyordu". */
const STATES: ReadonlySet<string> = new Set([
  'istemek',
  'bilmek',
  'sevmek',
  'beklemek',
  'korkmak',
  'özlemek',
  'yaşamak',
  'aramak',
  'inanmak',
  'nefret etmek',
  'çalışmak',
  'saklamak',
  'gizlemek',
  'merak etmek',
  'sanmak',
  'taşımak',
]);

/** The event as it is told: "aynı gemiyi gördüğünü". */
function eventForm(
  form: string,
  asked: Case,
  world: World,
  complement = world.clause.complement,
  contrary = false,
): string {
  const { clause, voice } = world;
  const { verb, ability, voice: derived } = clause;
  const negative = contrary ? !clause.negative : clause.negative;
  const polarity = {
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
    ...(derived ? { voice: derived } : {}),
  };
  const chosen =
    form === 'olağan'
      ? world.facts.has('state') || (STATES.has(verb) && !world.facts.has('once'))
        ? 'iyordu'
        : 'di'
      : form;
  const finite = FINITE[chosen];
  if (finite) return [complement, finiteForm(verb, finite, polarity, world)].filter(Boolean).join(' ');
  if (chosen in OWNED) {
    const name = OWNED[chosen as keyof typeof OWNED];
    // What a group did is "paylaştıklarını", also where one of them is followed.
    const possessive = voice.person === '3sg' && world.idea.hero?.several ? '3pl' : personOfEvent(world);
    return [complement, nonfinite(verb, name, { ...polarity, possessive, case: asked })]
      .filter(Boolean)
      .join(' ');
  }
  if (chosen in FREE) {
    return [complement, nonfinite(verb, FREE[chosen as keyof typeof FREE], { ...polarity, case: asked })]
      .filter(Boolean)
      .join(' ');
  }
  throw new Error(`unknown form of the event: ${form}`);
}

/** "birbirleriyle" for what a group does to itself, where the idea has no more to say. */
const eachOther = ({ clause, idea }: World): string =>
  idea.hero?.several &&
  clause.complement === '' &&
  /^(?:karşılaşmak|buluşmak|tanışmak|vedalaşmak)$/u.test(clause.verb)
    ? 'birbirleriyle'
    : '';

/** The complement in short: the object alone, or "bunu" for what is seen or known. */
function shortComplement(world: World): string {
  const { clause, short } = world;
  const words = clause.complement.split(' ');
  if (short) return short;
  if (clause.complement === '') return eachOther(world);
  if (clause.verb === 'karar vermek' && words.length > 3 && /m[ae]y[ae]$/u.test(clause.complement))
    return 'buna';
  // "haberin peşine düşer": the genitive alone.
  if (/^(?:peşine düşmek|farkına varmak)$/u.test(clause.verb)) return words.at(-1) ?? clause.complement;
  if (clause.object && !clause.complement.includes(',')) return objectForm(clause.object, 'acc');
  if (words.length <= 3) return clause.complement;
  if (/ bir \p{L}+[ıiuü] /u.test(clause.complement))
    return clause.complement.replace(/ bir (?=\p{L}+[ıiuü] )/u, ' ');
  if (/[dt][ıiuü]ğ[ıiuü]n[ae]$/u.test(clause.complement)) return 'buna';
  return /(?:[dt][ıiuü]ğ[ıiuü]n[ıiuü]|[ae]c[ae]ğ[ıi]n[ıi]|kl[ae]r[ıi]n[ıi])$/u.test(clause.complement)
    ? 'bunu'
    : clause.complement;
}

/** Verbs whose object comes first: "son balonunu ağlayan bir kıza". */
const GIVING = /^(?:vermek|göstermek|göndermek|bırakmak|hediye etmek|armağan etmek|bağışlamak|dikmek)$/u;

/** The short complement without what describes it, where the story has said it often enough: "kıza". */
function briefComplement(world: World): string {
  const short = shortComplement(world);
  const words = short.split(' ');
  if (!world.brief || words.length < 4 || short.includes(',') || world.short) return short;
  const object = world.clause.object && objectForm(world.clause.object, 'acc');
  if (object && words.length > object.split(' ').length) return object;
  // "ya da", "gibi" and the like need what stands before them.
  const last = words.at(-1) ?? short;
  const given = GIVING.test(world.clause.verb) && words.find((word) => /[ıiuü]n[ıiuü]$/u.test(word));
  if (given) return given;
  return /(?:[aeıiuü]|[dt][ae]|[dt][ae]n|yl[ae])$/u.test(last) && words.length > 4 ? last : short;
}

/** Whoever tells the story as "I" may not have been alone: "bulduk". */
const personOfEvent = ({ clause, voice }: World): Person =>
  voice.person === '1sg' && clause.person === '1pl' ? '1pl' : voice.person;

function finiteForm(
  verb: string,
  form: Pick<VerbOptions, 'tense' | 'compound'>,
  polarity: object,
  world: World,
): string {
  const { tense } = world.voice;
  const person = personOfEvent(world);
  if (tense === 'past' || form.tense === 'conditional')
    return conjugate(verb, { ...form, ...polarity, person });
  if (!form.compound) return conjugate(verb, { ...polarity, tense, person });
  if (tense === 'present' || form.tense === 'evidential')
    return conjugate(verb, { tense: form.tense, ...polarity, person });
  return conjugate(verb, { tense: form.tense, ...polarity, person, compound: 'evidential' });
}

/** What the idea tells before the event: "tahtı reddetti ve". */
function earlierClauses(world: World): string {
  const { clauses } = world.idea;
  const before = clauses.slice(0, clauses.indexOf(world.clause));
  if (before.length === 0) return '';
  const told = before.map((clause) =>
    [clause.when, eventForm('di', 'nom', { ...world, clause })].filter(Boolean).join(' '),
  );
  const link = world.clause.negative !== before.at(-1)?.negative ? ' ama' : ' ve';
  return told.join(', ') + link;
}

function heroForm(asked: Case, world: World): string {
  const { hero } = world.idea;
  const { person } = world.voice;
  if (person === '1sg' || !hero) return asked === 'nom' ? '' : (PRONOUNS[person][asked] ?? '');
  if (hero.name) {
    // "Emine teyzeye": no apostrophe after a title in small letters.
    const proper = /^\p{Lu}/u.test(hero.name.split(' ').at(-1) ?? '');
    return inflectNoun(hero.name, { ...(proper ? { proper } : {}), case: asked });
  }
  return inflectNoun(hero.reference, {
    compound: hero.compound,
    case: asked,
    ...(hero.mine ? { possessive: '1sg' } : {}),
  });
}

/** "sahibinin kızına", and "kıza" where the passage has said whose; "ötekine" where the idea names nobody. */
function otherForm(asked: Case, { clause }: World, again: boolean): string {
  const other = otherPerson(clause.complement);
  if (!other) return inflectNoun('öteki', { compound: true, case: asked });
  const { lemma, owner, adjective, possessive, compound } = other;
  const short = again && owner !== '' && lemma !== 'oğul';
  const form = inflectNoun(lemma, {
    case: asked,
    compound,
    ...(possessive && !short ? { possessive } : {}),
  });
  return [short ? '' : owner, adjective, form].filter(Boolean).join(' ');
}

/** "kocasına", in the first person "kocama": the subject of what the hero learns. */
function aboutForm(asked: Case, { clause, voice }: World): string {
  const subject = thatClauseSubject(clause.complement);
  if (!subject) throw new Error('nobody to learn about');
  const { lemma, possessive, compound, plural, proper } = subject;
  return inflectNoun(lemma, {
    case: asked,
    compound,
    ...(plural ? { plural } : {}),
    ...(proper ? { proper } : {}),
    ...(possessive ? { possessive: possessive === '3sg' ? voice.person : possessive } : {}),
  });
}

const withMark = (noun: string | undefined, head = ''): string | undefined => noun && `${noun}${head}*`;

/** A noun of the scene, which ends in `*` where it carries a possessive. */
function sceneForm(noun: string | undefined, asked: Case): string {
  if (!noun) throw new Error('the scene has no word for this');
  const compound = noun.endsWith('*');
  return inflectNoun(compound ? noun.slice(0, -1) : noun, { case: asked, compound });
}

/** "merceğini^ gözüne^ taktı": the marks are read with those of the passage. */
function gestureForm(form: string, asked: Case, world: World): string {
  const [, complement = '', verb] = /^(.+) (\S+)$/u.exec(world.scene?.gestures[0] ?? '') ?? [];
  if (!verb) throw new Error('the scene has no gesture');
  const clause: IdeaClause = { when: '', complement, verb, tense: 'past', person: '3sg' };
  return eventForm(form, asked, { ...world, clause });
}

function slot(head: string, form: string, asked: Case, world: World, again = false): string {
  const { clause, idea } = world;
  switch (head) {
    case 'H':
      return heroForm(asked, world);
    case 'HP':
      return world.voice.person === '1sg'
        ? ''
        : [idea.hero?.lead, idea.hero?.phrase].filter(Boolean).join(' ');
    case 'o':
      return PRONOUNS[world.voice.person][asked] ?? '';
    case 'F':
      return inflectNoun(world.friend, { proper: true, case: asked });
    case 'D':
      return destinationForm(clause, asked, world.voice.person);
    case 'O':
      if (!clause.object) throw new Error('no object');
      return objectForm(clause.object, asked, { again: again || world.facts.has('object-told') });
    case 'OP':
      if (!clause.object) throw new Error('no object');
      return clause.object.phrase;
    case 'X':
      return otherForm(asked, world, again);
    case 'A':
      return aboutForm(asked, world);
    case 'P':
      if (!idea.place) throw new Error('no place');
      return idea.place;
    case 'E':
      return eventForm(form, asked, world, clause.complement || eachOther(world));
    case 'V':
      return eventForm(form, asked, world, briefComplement(world));
    case 'VN':
      return eventForm(form, asked, world, briefComplement(world), true);
    case 'EW': {
      // "her gece duyuyordu", not "her gece duydu"
      const told = form === 'di' && world.facts.has('habit') ? 'olağan' : form;
      return [earlierClauses(world), clause.when, eventForm(told, asked, world)].filter(Boolean).join(' ');
    }
    case 'N': {
      const { next } = world;
      if (!next) throw new Error('no second event');
      return [next.when, eventForm(form, asked, { ...world, clause: next })].filter(Boolean).join(' ');
    }
    case 'T':
      return sceneForm(world.scene?.tool, asked);
    case 'W':
      return sceneForm(world.scene?.workplace, asked);
    case 'S':
      return sceneForm(withMark(world.scene?.sounds[0]), asked);
    case 'K':
      return sceneForm(withMark(world.scene?.smells[0], ' kokusu'), asked);
    case 'G':
      return gestureForm(form, asked, world);
    default:
      throw new Error(`unknown slot {${head}}`);
  }
}

/** Not in speech, and not after a word that already says who it is ("adı", "arkadaşı"). */
const canIntroduce = (before: string): boolean =>
  before.split('“').length === before.split('”').length && !/(?:\p{L}[ıiuü]\^?|,| ve| ile) $/u.test(before);

/** A short subject has a comma only where the idea has one. */
const needsComma = ({ idea: { hero }, clause }: World): boolean =>
  hero?.comma !== false ||
  (clause.complement !== '' && (hero.lead !== undefined || hero.phrase.split(' ').length > 3));

/** A variant in one of its wordings and in the words of this story. Throws on a slot that has no word in it. */
export function renderVariant(variant: string, world: World): string {
  const text = variant
    .replace(WORDINGS, (_, wordings: string) => world.rng.pick(wordings.split('|')))
    // "I" is left out, but not where "too" follows.
    .replace(/\{HP\}, /gu, needsComma(world) ? '{HP}, ' : '{HP} ')
    .replace(/\{H\}(?=\+(?:de|mi))/gu, world.voice.person === '1sg' ? '{o}' : '{H}');
  let introduced = world.facts.has('friend-met');
  const filled = text
    .replace(SLOT, (_, head: string, form = '', asked = 'nom', at: number) => {
      const before = text.slice(0, at);
      const introduces = head === 'F' && !introduced && canIntroduce(before);
      introduced ||= introduces;
      const relation = introduces ? `${relationOf(world)} ` : '';
      const value =
        relation + slot(head, form, asked as Case, world, TOLD_BEFORE[head]?.test(before) ?? false);
      // What opens speech or a sentence has a capital, also where the hero is left out of it.
      const opens = /(?:^|[.!?…]”? |(?<!, )“)$/u.test(before);
      return opens ? RAISED + value : value;
    })
    .replace(
      /(\p{L}+)\+(de|mi)(?!\p{L})/gu,
      (_, word: string, kind: 'de' | 'mi') => `${word} ${clitic(word, kind)}`,
    );
  return polish(inVoice(filled, world.voice));
}

/** What has named the same in the passage before: the event has named its object. */
const TOLD_BEFORE: Readonly<Record<string, RegExp>> = { X: /\{X/u, O: /\{(?:O|EW?)[.:}]/u };

/** Stands before a letter that is to be a capital. */
const RAISED = '\uE000';

/** Tidies spaces and begins every sentence with a capital. */
function polish(text: string): string {
  return text
    .replace(/([:;]) *,/gu, '$1')
    .replace(/\uE000[\s,]*/gu, '\uE000')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:!?…”])/gu, '$1')
    .replace(/“ /gu, '“')
    .replace(/(^|[.!?…] )[,;] ?/gu, '$1')
    .replace(/(^|[.!?…] |\.” )(\p{Ll})/gu, (_, lead: string, letter: string) => lead + capitalize(letter))
    .replace(/\uE000(\p{L})?/gu, (_, letter = '') => capitalize(letter))
    .trim();
}
