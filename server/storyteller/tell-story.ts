import { type Idea, type IdeaClause, readIdea } from '#domain/turkish/idea/index.ts';
import { capitalize, copula } from '#domain/turkish/index.ts';
import { chooseFrame } from './choose-frame.ts';
import { apply, factsOf, holds } from './facts.ts';
import { FRAMES, GENERAL } from './frames/index.ts';
import { createPrng, type Prng } from './prng.ts';
import { refusal } from './refusal.ts';
import { renderVariant } from './render.ts';
import type { Beat, Telling, TellRequest, Variant, World } from './types.ts';

const FRIENDS =
  'Nermin Cevdet Suna Halit Belkıs Rasim Feride Tahir Handan Yakup Müjgan Salih Perihan Kadri Güzin Nedim'.split(
    ' ',
  );

/** A story that tells what happens in the idea, or says what was not understood; pure and deterministic. */
export function tellStory(request: TellRequest): Telling {
  const idea = readIdea(request.idea);
  const rng = createPrng(`${request.seed} ${request.idea}`);
  const chosen = canBeTold(idea)
    ? chooseFrame(idea, FRAMES, GENERAL, (clause, frame) => holds(factsOf(idea, clause), frame.needs))
    : undefined;
  if (!chosen) return { told: false, text: refusal(idea) };
  const person =
    idea.firstPerson || (request.narrator === 'first' && canBeFirst(chosen.clause)) ? '1sg' : '3sg';
  const world: World = {
    idea,
    clause: chosen.clause,
    friend: friendOf(idea, rng),
    voice: { person, tense: request.tense ?? 'past' },
    facts: factsOf(idea, chosen.clause, person),
    rng,
  };
  const beats = chosen.frame.beats.map((beat) => tellBeat(beat, world)).filter(Boolean);
  return {
    told: true,
    frame: chosen.frame.name,
    text: paragraphs([introduction(world) + (beats[0] ?? ''), ...beats.slice(1)]).replace(
      /(?<=\p{L})'(?=\p{L})/gu,
      '’',
    ),
  };
}

/** Words that say "his" or "her" would have to say "my": such a clause stays in the third person. */
const canBeFirst = ({ complement }: IdeaClause): boolean =>
  !/(?:[ıiuü]n(?:[ıiuüae]|d[ae]n?)|[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|kendi\p{L}*|s[ıiuü]yl[ae])(?!\p{L})/u.test(
    complement,
  );

/** Who tells, where the idea speaks of somebody and the story says "I". */
function introduction({ idea: { hero }, voice }: World): string {
  if (voice.person !== '1sg' || !hero) return '';
  const who = hero.name
    ? `Adım ${hero.name}.`
    : `${copula(hero.phrase, { tense: 'present', person: '1sg' })}.`;
  return `${capitalize(who)} `;
}

/** Somebody does something, and it is one who does it. */
const canBeTold = ({ hero, firstPerson, clauses }: Idea): boolean =>
  clauses.length > 0 && (firstPerson || (hero !== undefined && !hero.several));

function friendOf(idea: Idea, rng: Prng): string {
  const taken = new Set(idea.people.flatMap(({ name }) => name?.split(' ') ?? []));
  return rng.pick(FRIENDS.filter((name) => !taken.has(name)));
}

/** One variant of a beat that fits; nothing where none does. */
function tellBeat(beat: Beat, world: World): string {
  const fitting = beat.variants.filter((variant) => fits(variant, world));
  if (fitting.length === 0) return '';
  const variant: Variant = world.rng.pick(fitting);
  const text = renderVariant(variant.text, world);
  apply(world.facts, variant);
  return text;
}

/** Speech and company need somebody to be there. */
const COMPANY =
  /\{F|“|[Hh]erkes|dediler|Birileri|yabancı|Yakınları|[Hh]aber|Söz yayıldı|Duyanlar|Sorsalar|başkasının/u;

/** What only a place under an open sky has. */
const OUTDOORS =
  /soka[kğ]|duvarlar|[Rr]üzgâr|[Yy]ağmur|[Kk]arlar|karın altında|horoz|bahar|hava açtı|meydan|köprü|çalı|yolun yarısı|Gün ağarırken/u;

const fits = ({ text, needs }: Variant, world: World): boolean =>
  holds(world.facts, needs) &&
  !(world.facts.has('solitary') && COMPANY.test(text)) &&
  !(world.facts.has('space') && OUTDOORS.test(text));

/** Two or three beats make a paragraph. */
function paragraphs(beats: readonly string[]): string {
  const made: string[] = [];
  for (let at = 0; at < beats.length; at += 2) made.push(beats.slice(at, at + 2).join(' '));
  return made.join('\n\n');
}
