import { type Case, inflectNoun } from '#domain/turkish/index.ts';
import { MARK, withoutMarks } from './marks.ts';
import { heroPronoun } from './render.ts';
import type { World } from './world.ts';

/** What the reader has in mind: who acted last, and how long ago the hero was named. */
export interface Discourse {
  last: 'hero' | 'other' | 'none';
  sentencesSinceHero: number;
  introduced: boolean;
}

const CONNECTIVES =
  /^(ama|oysa|yine de|sonra|sonunda|derken|bu yüzden|o an|o gece|o akşam|o sabah|o gün|ertesi sabah|bir an|bir süre|ilk kez|şimdi|artık|belki de|belki|gece boyunca|sabaha karşı),?\s+/iu;

const SENTENCE_GAP = new RegExp(`(?<=[.!?…]”?)\\s+(?=[${MARK.start}${MARK.heroSubject}“A-ZÇĞİÖŞÜ])`, 'u');
const LEADING_MARKS = new RegExp(`^[${MARK.start}-${MARK.otherSubject}]+`, 'u');

/** Breaks a rendered passage into sentences; marks are still in it. */
function splitRendered(raw: string): string[] {
  return raw.replace(/\s+/g, ' ').trim().split(SENTENCE_GAP).filter(Boolean);
}

/**
 * Decides for every mention of the hero whether it is a name, a role, a pronoun or nothing, adds the subject
 * where a sentence would be unclear without it, and gives clean sentences. What the writer told (`told`) keeps its
 * full stops.
 */
export function resolveDiscourse(raw: string, world: World, state: Discourse, told = false): string[] {
  const sentences: { text: string; own: boolean }[] = [];
  for (const rendered of splitRendered(raw)) {
    const text = polish(resolveSentence(rendered, world, state));
    const own = rendered.includes(MARK.start) || Boolean(world.hero.name && text.includes(world.hero.name));
    const previous = sentences.at(-1);
    const joined =
      previous && !told && (!own || !previous.own) ? join(previous.text, text, world) : undefined;
    if (previous && joined) sentences[sentences.length - 1] = { text: joined, own: own || previous.own };
    else sentences.push({ text, own });
  }
  return sentences.map(({ text }) => text);
}

const HERO_CASE = new RegExp(`${MARK.heroCase}(\\w+)${MARK.heroCase}`, 'g');

/** Most words of two sentences that are made one; fewer where the story is told plainly, to younger readers. */
const LONGEST_JOINED = 27;
const LONGEST_JOINED_PLAIN = 12;

/**
 * Joins a sentence that says nothing of this story's own to its neighbour with a semicolon, so that stock
 * sentences do not stand alone in story after story; undefined where that would read badly.
 */
function join(first: string, second: string, world: World): string | undefined {
  if (!/[^.]\.$/u.test(first) || first.includes(';') || second.includes(';')) return undefined;
  if (/[“”]/u.test(second.replace(/”$/u, ''))) return undefined;
  const inSpeech = first.lastIndexOf('“') > first.lastIndexOf('”');
  if (inSpeech !== second.endsWith('”') && second.endsWith('”')) return undefined;
  const longest = world.flags.has('plain') ? LONGEST_JOINED_PLAIN : LONGEST_JOINED;
  if (`${first} ${second}`.split(' ').length > longest) return undefined;
  const placed =
    world.place.lemma !== world.place.lemma.toLocaleLowerCase('tr') && second.startsWith(world.place.lemma);
  const named =
    placed || [world.hero, world.friend, world.rival].some(({ name }) => name && second.startsWith(name));
  const tail = named ? second : second.charAt(0).toLocaleLowerCase('tr') + second.slice(1);
  return `${first.slice(0, -1)}; ${tail}`;
}

function resolveSentence(raw: string, world: World, state: Discourse): string {
  const third = world.narrator === 'third';
  const acts = raw.includes(MARK.heroSubject) || raw.includes(MARK.heroVerb);
  const mentions = acts || raw.includes(MARK.heroCase);
  let sentence = raw;
  let named = false;
  const name = (): string => {
    named = true;
    return heroReference(world, state, raw);
  };
  if (raw.includes(MARK.heroSubject)) {
    const drop = !third || (state.last === 'hero' && state.introduced && world.rng.chance(0.6));
    sentence = sentence.replace(MARK.heroSubject, () => MARK.start + (drop ? '' : name()));
    sentence = sentence.replaceAll(MARK.heroSubject, MARK.start);
  } else if (third && raw.includes(MARK.heroVerb) && needsSubject(world, state)) {
    sentence = insertSubject(sentence, name());
  }
  sentence = sentence.replace(HERO_CASE, (_, kase: string) => {
    if (!third || named || (state.last === 'hero' && world.rng.chance(0.5)))
      return heroPronoun(world.narrator, kase);
    named = true;
    return caseOfHero(world, kase);
  });
  if (acts) state.last = 'hero';
  else if (raw.includes(MARK.otherSubject)) state.last = 'other';
  else if (state.last === 'hero' && !mentions && state.sentencesSinceHero >= 1) state.last = 'none';
  state.sentencesSinceHero = mentions ? 0 : state.sentencesSinceHero + 1;
  return sentence;
}

function needsSubject(world: World, state: Discourse): boolean {
  if (state.last === 'hero') return false;
  return (
    state.last === 'other' || !state.introduced || state.sentencesSinceHero >= 2 || world.rng.chance(0.35)
  );
}

/** The hero's name or role as a subject. */
function heroReference(world: World, state: Discourse, sentence: string): string {
  const { hero } = world;
  if (!state.introduced) {
    state.introduced = true;
    return hero.intro;
  }
  const { name, role } = hero;
  // "Demirci bir demirciydi" says nothing.
  if (name && role && !sentence.includes(role.lemma) && world.rng.chance(0.2)) return role.lemma;
  return hero.name ?? hero.role?.lemma ?? heroPronoun('third', 'nom');
}

function caseOfHero(world: World, kase: string): string {
  const { hero } = world;
  const inflected = { case: kase as Case };
  if (hero.name) return inflectNoun(hero.name, { ...inflected, proper: true });
  if (!hero.role) return heroPronoun('third', kase);
  return inflectNoun(hero.role.lemma, { ...inflected, compound: hero.role.compound ?? false });
}

/** Puts the subject in front, after a leading connective, or after the verb that reports speech. */
function insertSubject(sentence: string, name: string): string {
  if (sentence.startsWith('“')) {
    const close = sentence.indexOf('”');
    const verb = sentence.indexOf(MARK.heroVerb, close);
    if (verb > 0) return `${sentence.slice(0, verb)} ${name}${sentence.slice(verb)}`;
  }
  const plain = sentence.replace(LEADING_MARKS, '');
  const connective = CONNECTIVES.exec(plain)?.[0];
  if (connective) return `${connective}${name} ${plain.slice(connective.length)}`;
  return `${name} ${lowerFirst(sentence)}`;
}

/** Small first letter, unless a proper name or an entity stands there. */
function lowerFirst(sentence: string): string {
  if (sentence.startsWith(MARK.start)) return sentence;
  return sentence.charAt(0).toLocaleLowerCase('tr') + sentence.slice(1);
}

const AFTER_STOP = new RegExp(`([.!?…]”?\\s+)${MARK.start}+(\\p{L})`, 'gu');

const QUOTED_WORD = /^“[^\s”]+”/u;

/** Takes the marks out, tidies spaces and capitalises. */
function polish(sentence: string): string {
  let text = sentence.replace(AFTER_STOP, (_, lead: string, letter: string) => lead + upper(letter));
  text = withoutMarks(text)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?…;:”])/g, '$1')
    .replace(/(^|[.!?…]\s)\s*,\s*/gu, '$1')
    .replace(/“\s+/g, '“')
    .trim();
  // A word in quotation marks in mid-sentence is no sentence of its own: Bana “usta” derlerdi.
  text = text.replace(/(^|“)(\p{L})/gu, (match, lead: string, letter: string, at: number) => {
    const before = text.slice(0, at);
    const word = /\p{L} $/u.test(before) && QUOTED_WORD.test(text.slice(at));
    return lead && (before.includes(',”') || word) ? match : lead + upper(letter);
  });
  return text;
}

function upper(letter: string): string {
  return letter === 'i' ? 'İ' : letter === 'ı' ? 'I' : letter.toUpperCase();
}
