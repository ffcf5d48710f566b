import {
  type Case,
  clitic,
  conjugate,
  copula,
  inflectNoun,
  looksLikeCompound,
  nonfinite,
  numberWord,
  type VerbOptions,
} from '#domain/turkish/index.ts';
import { grownOnly } from './grown-cast.ts';
import { MARK, withoutMarks } from './marks.ts';
import { belongingsToFirstPerson, toFirstPerson } from './owned-words.ts';
import type { Template, TemplateNode } from './template.ts';
import { parseTemplate, tagsHold } from './template.ts';
import type { Noun, Person, World } from './world.ts';

type Slot = Extract<TemplateNode, { kind: 'slot' }>;

const CASES = new Set(['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins']);

const FINITE: Record<string, Pick<VerbOptions, 'tense' | 'compound'>> = {
  di: { tense: 'past' },
  miş: { tense: 'evidential' },
  iyor: { tense: 'present' },
  iyordu: { tense: 'present', compound: 'past' },
  ir: { tense: 'aorist' },
  irdi: { tense: 'aorist', compound: 'past' },
  ecek: { tense: 'future' },
  ecekti: { tense: 'future', compound: 'past' },
  mişti: { tense: 'evidential', compound: 'past' },
  se: { tense: 'conditional' },
  seydi: { tense: 'conditional', compound: 'past' },
  meli: { tense: 'necessity' },
  meliydi: { tense: 'necessity', compound: 'past' },
};

const BARE_FORMS = {
  mek: 'mek',
  ip: 'ip',
  erek: 'erek',
  ince: 'ince',
  meden: 'meden',
  ken: 'ken',
  dikçe: 'dikçe',
  eli: 'eli',
  en: 'en',
} as const;
const OWNED_FORMS = { me: 'me', dik: 'dik', fut: 'ecek', iş: 'iş' } as const;
const COPULA = { di: 'past', miş: 'evidential', se: 'conditional', ir: 'present' } as const;

const PRONOUNS = {
  first: { nom: 'ben', acc: 'beni', dat: 'bana', loc: 'bende', abl: 'benden', gen: 'benim', ins: 'benimle' },
  third: { nom: 'o', acc: 'onu', dat: 'ona', loc: 'onda', abl: 'ondan', gen: 'onun', ins: 'onunla' },
} as const;

/** The hero as a pronoun in a case. */
export function heroPronoun(narrator: World['narrator'], kase: string): string {
  return PRONOUNS[narrator][(kase || 'nom') as keyof (typeof PRONOUNS)['first']];
}

/** Renders a passage to text with marks (see marks.ts); throws on a slot it does not know. */
export function renderTemplate(template: Template, world: World): string {
  return renderNodes(template.nodes, world, new Map());
}

function renderNodes(nodes: readonly TemplateNode[], world: World, bound: Map<string, string>): string {
  let out = '';
  for (const node of nodes) {
    if (node.kind === 'text') out += ownedWords(node.text, world);
    else if (node.kind === 'alt') out += renderNodes(world.rng.pick(node.choices), world, bound);
    else if (node.kind === 'person')
      out += renderNodes(world.narrator === 'first' ? node.first : node.third, world, bound);
    else out += renderSlot(node, world, bound);
  }
  return out;
}

/** `~elini` stays for a third-person hero and becomes "elimi" for a first-person one. */
function ownedWords(text: string, world: World): string {
  if (!text.includes('~')) return text;
  return text.replace(/~(\p{L}+)/gu, (_, word: string) =>
    world.narrator === 'first' ? toFirstPerson(word) : word,
  );
}

function renderSlot(slot: Slot, world: World, bound: Map<string, string>): string {
  if (slot.mods.includes('de')) {
    const word = renderSlot({ ...slot, mods: slot.mods.filter((mod) => mod !== 'de') }, world, bound);
    return `${word} ${clitic(withoutMarks(word), 'de')}`;
  }
  if (slot.mods.includes('mi')) {
    const word = renderSlot({ ...slot, mods: slot.mods.filter((mod) => mod !== 'mi') }, world, bound);
    return `${word} ${clitic(withoutMarks(word), 'mi')}`;
  }
  const { head } = slot;
  if (head.startsWith('~')) return ownedNoun(head.slice(1), slot, world);
  if (head.startsWith('=')) return heroCopula(head.slice(1), slot, world);
  if (head === 'Y') return MARK.start + numberWord(world.years);
  if (head === 'n') return MARK.start + numberSlot(slot, world);
  if (head === 'o') return MARK.start + heroPronoun(world.narrator, slot.kase);
  if (head === 'kendi') return ownedNoun('kendi', slot, world);
  if (head === 'R') return roleSlot(slot, world);
  if (head === 'V')
    return MARK.start + heroVerb(world.deed?.verb ?? 'beklemek', slot, world, world.deed?.before);
  if (/m[ae]k$/u.test(head)) return MARK.start + heroVerb(head, slot, world);
  return entity(slot, world, bound);
}

function personOf(world: World): '1sg' | '3sg' {
  return world.narrator === 'first' ? '1sg' : '3sg';
}

function caseOf(slot: Slot): Case {
  if (slot.kase && !CASES.has(slot.kase)) throw new Error(`unknown case {${slot.head}:${slot.kase}}`);
  return (slot.kase || 'nom') as Case;
}

function ownedNoun(noun: string, slot: Slot, world: World): string {
  const lemma = noun.replace('*', '');
  return inflectNoun(lemma, {
    possessive: personOf(world),
    plural: slot.mods.includes('pl'),
    case: caseOf(slot),
    compound: noun.endsWith('*'),
  });
}

/** The hero's kin as another speaker names it to the hero: "deden". */
function listenersKin(slot: Slot, world: World): string {
  const { lemma, compound } = world.kin;
  return inflectNoun(lemma, { possessive: '2sg', case: caseOf(slot), compound: compound ?? false });
}

function heroCopula(word: string, slot: Slot, world: World): string {
  const tense = COPULA[(slot.mods[0] ?? 'di') as keyof typeof COPULA];
  if (!tense) throw new Error(`unknown copula {${slot.head}.${slot.mods.join('.')}}`);
  return (
    copula(word, { tense, person: personOf(world), negative: slot.mods.includes('neg') }) + MARK.heroVerb
  );
}

/** What the hero is: `{R.di}` "bekçiydim", `{R.bir}` "yaşlı bir bekçi". */
function roleSlot(slot: Slot, world: World): string {
  const { role, adjective } = world.hero;
  const lemma = role?.lemma ?? 'insan';
  if (slot.mods[0] === 'bir') return [adjective, 'bir', lemma].filter(Boolean).join(' ');
  if (slot.mods[0] === 'ad') return lemma;
  return heroCopula(lemma, slot, world);
}

function numberSlot(slot: Slot, world: World): string {
  const match = /^(\d+)-(\d+)$/.exec(slot.kase);
  if (!match) throw new Error(`number slot needs a range: ${slot.kase}`);
  const low = Number(match[1]);
  return numberWord(low + world.rng.below(Number(match[2]) - low + 1));
}

function heroVerb(verb: string, slot: Slot, world: World, before = ''): string {
  const form = slot.mods[0] ?? '';
  const negative = slot.mods.includes('neg');
  const ability = slot.mods.includes('abil');
  const lead = before ? `${before} ` : '';
  const finite = FINITE[form];
  if (finite) {
    return lead + conjugate(verb, { ...finite, person: personOf(world), negative, ability }) + MARK.heroVerb;
  }
  if (form in BARE_FORMS) {
    return lead + nonfinite(verb, BARE_FORMS[form as keyof typeof BARE_FORMS], { negative, ability });
  }
  if (form in OWNED_FORMS) {
    const name = OWNED_FORMS[form as keyof typeof OWNED_FORMS];
    return (
      lead + nonfinite(verb, name, { negative, ability, possessive: personOf(world), case: caseOf(slot) })
    );
  }
  throw new Error(`unknown verb form {${slot.head}.${slot.mods.join('.')}}`);
}

function entity(slot: Slot, world: World, bound: Map<string, string>): string {
  const kase = caseOf(slot);
  const attribute = slot.mods.find((mod) => !['pl', '3', 'my', 'intro', 'cop', 'yalın'].includes(mod));
  switch (slot.head) {
    case 'H':
      if (slot.mods.includes('intro')) return MARK.start + world.hero.intro + MARK.otherSubject;
      return kase === 'nom' ? MARK.heroSubject : MARK.start + MARK.heroCase + kase + MARK.heroCase;
    case 'F':
      return MARK.start + personText(world.friend, slot, world) + (kase === 'nom' ? MARK.otherSubject : '');
    case 'A':
      return MARK.start + personText(world.rival, slot, world) + (kase === 'nom' ? MARK.otherSubject : '');
    case 'W':
      if (slot.mods.includes('cop')) {
        return (
          MARK.start +
          inflectNoun(world.kin.lemma, {
            possessive: personOf(world),
            compound: world.kin.compound ?? false,
            copula: 'past',
          })
        );
      }
      if (slot.mods.includes('sen')) return MARK.start + listenersKin(slot, world);
      return MARK.start + ownedNoun(world.kin.lemma + (world.kin.compound ? '*' : ''), slot, world);
    case 'T':
    case 'P':
    case 'Q': {
      const noun = slot.head === 'T' ? world.thing : slot.head === 'P' ? world.place : world.secondPlace;
      if (slot.head === 'T' && attribute === 'bir') return MARK.start + indefiniteThing(slot, world, bound);
      if (attribute) return attributeText(slot, attribute, world, bound);
      return MARK.start + epithet(slot, world) + nounText(noun, slot, world);
    }
    default:
      throw new Error(`unknown slot {${slot.head}}`);
  }
}

/** Now and then the thing carries the look it has in this story: "paslı anahtar". */
function epithet(slot: Slot, world: World): string {
  const look = world.thing.epithet;
  if (slot.head !== 'T' || slot.mods.length > 0 || !look || !world.rng.chance(0.1)) return '';
  return `${look} `;
}

/** A person in a case: mostly the name, now and then the role. */
function personText(person: Person, slot: Slot, world: World): string {
  const known = world.flags.has(person === world.friend ? 'met' : 'rivalmet');
  if (slot.mods.includes('intro') && !known) {
    const name = person.name;
    if (slot.mods.includes('cop') && name) {
      return (
        person.intro.slice(0, person.intro.lastIndexOf(name)) +
        inflectNoun(name, { proper: true, copula: 'past' })
      );
    }
    if (caseOf(slot) === 'nom') return person.intro;
    const lead = name ? person.intro.slice(0, person.intro.lastIndexOf(name)) : '';
    if (name) return lead + inflectNoun(name, { case: caseOf(slot), proper: true });
    return inflectNoun(person.intro, { case: caseOf(slot), compound: looksLikeCompound(person.intro) });
  }
  const role = person.role;
  if (slot.mods.includes('cop')) {
    return person.name
      ? inflectNoun(person.name, { proper: true, copula: 'past' })
      : copula(role?.lemma ?? person.intro, { tense: 'past' });
  }
  if (person.name && (!role || !known || world.rng.chance(0.8))) {
    return inflectNoun(person.name, { case: caseOf(slot), proper: true });
  }
  if (!role) return person.intro;
  return inflectNoun(role.lemma, { case: caseOf(slot), compound: role.compound ?? false });
}

/** The thing at its first mention: "sararmış bir mektup". */
function indefiniteThing(slot: Slot, world: World, bound: Map<string, string>): string {
  // There is one of it: it has a name.
  if (world.thing.proper) return nounText(world.thing, { ...slot, mods: [] }, world);
  const look =
    world.thing.adjective ?? attributeText({ ...slot, kase: '', mods: ['look'] }, 'look', world, bound);
  return `${look.replace(MARK.start, '')} bir ${nounText(world.thing, { ...slot, mods: [] }, world)}`;
}

function nounText(noun: Noun, slot: Slot, world: World): string {
  const possessive = slot.mods.includes('3') ? '3sg' : slot.mods.includes('my') ? personOf(world) : undefined;
  return inflectNoun(noun.lemma, {
    case: caseOf(slot),
    compound: noun.compound ?? false,
    proper: noun.proper ?? false,
    plural: slot.mods.includes('pl'),
    ...(slot.mods.includes('cop') ? { copula: 'past' as const } : {}),
    ...(possessive ? { possessive } : {}),
  });
}

function attributeText(slot: Slot, attribute: string, world: World, bound: Map<string, string>): string {
  const key = `${slot.head}.${attribute}`;
  const bindKey = `${key}#${slot.bind}`;
  const value = (slot.bind && bound.get(bindKey)) || drawAttribute(key, world);
  if (slot.bind) bound.set(bindKey, value);
  if (attribute === 'act' || attribute === 'use') {
    const space = Math.max(value.lastIndexOf(' '), 0);
    const before = value.slice(0, space);
    const owned = world.narrator === 'first' ? belongingsToFirstPerson(before) : before;
    return (
      MARK.start + heroVerb(value.slice(space).trim(), { ...slot, mods: slot.mods.slice(1) }, world, owned)
    );
  }
  const compound = value.endsWith('*');
  const lemma = compound ? value.slice(0, -1) : value;
  if (slot.head === 'T' && attribute === 'part') {
    return MARK.start + inflectNoun(lemma, { possessive: '3sg', case: caseOf(slot), compound });
  }
  const plain = !slot.kase && slot.mods.length === 1;
  return MARK.start + (plain ? lemma : nounText({ lemma, compound }, slot, world));
}

const MILIEU_LISTS = {
  part: 'parts',
  sound: 'sounds',
  smell: 'smells',
  light: 'lights',
  small: 'smalls',
  folk: 'folks',
  act: 'acts',
} as const;
const THING_LISTS = { part: 'parts', look: 'looks', sound: 'sounds', use: 'uses' } as const;

/** The values an attribute slot may take in this world. */
export function attributeValues(key: string, world: World): readonly string[] {
  const [head, attribute] = key.split('.') as [string, string];
  const list =
    head === 'T'
      ? world.thing[THING_LISTS[attribute as keyof typeof THING_LISTS]]
      : (head === 'P' ? world.place : world.secondPlace).milieu[
          MILIEU_LISTS[attribute as keyof typeof MILIEU_LISTS]
        ];
  if (!list) throw new Error(`unknown attribute {${key}}`);
  return list;
}

function drawAttribute(key: string, world: World): string {
  const all = attributeValues(key, world);
  const now = all.filter((value) => tagsHold(parseTemplate(value), world.flags));
  const listed = now.length > 0 ? now : all.length > 0 ? all : attributeValues('P.sound', world);
  const fitting = grownOnly(listed, world.flags.has('grown'));
  const spent = world.spent.get(key) ?? new Set<string>();
  let fresh = fitting.filter((value) => !spent.has(value));
  if (fresh.length === 0) {
    spent.clear();
    fresh = [...fitting];
  }
  if (fresh.length === 0) throw new Error(`no value for {${key}}`);
  const value = world.rng.pick(fresh);
  spent.add(value);
  world.spent.set(key, spent);
  return value.replace(/^(#\S+\s+)+/, '');
}
