import { genreIdOf, isAdultGenre } from '#domain/generation/genres.ts';
import { type IdeaClause, readIdea } from '#domain/turkish/idea/index.ts';
import { capitalize, copula, splitSentences } from '#domain/turkish/index.ts';
import { type Cast, castOf } from './cast.ts';
import { chooseClause, choosePlot } from './choose-plot.ts';
import { detailsOf, settingOf } from './details.ts';
import { ENDINGS } from './endings.ts';
import { factsOf } from './facts.ts';
import { canBeFirst, speaksOfTeller } from './first-person.ts';
import { formEvent } from './form-event.ts';
import { namesFor } from './names.ts';
import { Passages, wordCount } from './passages.ts';
import { createPrng, type Prng } from './prng.ts';
import { hasLeft, isGone, type Previous, readPrevious } from './read-previous.ts';
import { refusal } from './refusal.ts';
import { renderVariant } from './render.ts';
import { chooseScene } from './scene.ts';
import { sceneWords } from './scene-words.ts';
import { tellBeginning } from './tell-beginning.ts';
import type { Plot, Telling, TellRequest, Voice, World } from './types.ts';
import { inVoice } from './voice.ts';
import { fillableParagraphs, type PlotTelling, writePlot } from './write-plot.ts';

/** A clause that no passage shows, for a text without a known event. */
const NO_CLAUSE: IdeaClause = { when: '', complement: '', verb: 'olmak', tense: 'past', person: '3sg' };

/** Words that a paragraph of a wizard's beginning has at least. */
const SHORT_PARAGRAPH = 90;

/** Words of a text that has no room for cards and answers. */
const SHORT = 140;

const NOTICE = 'Metnin zamanıyla devam edemediğim için geçmiş zamanla yazdım.';

/** A story that tells what happens in the idea, or says what was not understood; pure and deterministic. */
export function tellStory(request: TellRequest): Telling {
  const { previousText = '' } = request;
  const rng = createPrng(JSON.stringify([request.seed, request.idea, request.premise, previousText.length]));
  const previous = previousText.trim() ? readPrevious(previousText) : undefined;
  const cast = castOf(request, previous);
  if (!cast) return { told: false, text: refusal(readIdea(request.idea || request.premise || '')) };
  const clause = chooseClause(cast.idea);
  const voice = voiceOf(request, previous, cast, clause);
  const world = worldOf(request, cast, clause, { voice, previous, rng });
  const passages = new Passages(world, { gentle: isGentle(request), grown: isGrown(request), previousText });
  const beginning = previous ? undefined : tellBeginning(request);
  const plot = beginning?.plot ?? choosePlot(passages, cast);
  const opening = introduction(request, cast, previous, world);
  const asides = asidesOf(cast, previous, world);
  const count = paragraphCount(request);
  const range = { count, ...wordRange(request), taken: wordCount([opening, ...asides].join(' ')) };
  // The story of a beginning is told whole, in shorter paragraphs where it is short; nothing follows its ending.
  const isShort = beginning && fillableParagraphs(passages, plot, range) < count;
  const length = isShort ? { ...range, min: Math.min(range.min, SHORT_PARAGRAPH) } : range;
  const paragraphs = writePlots(passages, plot, {
    ...(request.wizard && !beginning ? { ending: ENDINGS[request.wizard.ending] } : {}),
    details:
      length.max * count < SHORT ? [] : detailsOf(beginning?.rest ?? request, world, previous !== undefined),
    length,
  });
  paragraphs[0] = opening + withAsides(paragraphs[0] ?? '', clause, asides);
  return {
    told: true,
    plot: plot.name,
    text: paragraphs
      .filter(Boolean)
      .join('\n\n')
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
    ...(previous && !previous.sameTense ? { notice: NOTICE } : {}),
  };
}

/** Tells a plot; where it is too short for the asked paragraphs, a later episode after it. */
function writePlots(passages: Passages, plot: Plot, telling: PlotTelling): string[] {
  const { length, details, ending } = telling;
  const fillable = fillableParagraphs(passages, plot, length);
  if (fillable >= length.count) return writePlot(passages, plot, telling);
  const first = writePlot(passages, plot, { details, length: { ...length, count: fillable } });
  return [
    ...first,
    ...writePlots(passages, choosePlot(passages, { isNew: false }), {
      ...(ending ? { ending } : {}),
      details: [],
      length: { ...length, count: length.count - fillable, taken: 0 },
    }),
  ];
}

function worldOf(
  request: TellRequest,
  { idea, short, witness }: Cast,
  clause: IdeaClause | undefined,
  { voice, previous, rng }: { voice: Voice; previous: Previous | undefined; rng: Prng },
): World {
  const { previousText = '' } = request;
  const facts = factsOf(idea, clause ?? NO_CLAUSE, voice.person);
  if (clause) facts.add('event');
  for (const fact of previous?.facts ?? []) facts.add(fact);
  if (clause?.object && isGone(clause.object.head, previousText)) facts.delete('holdable');
  const friend = friendOf(request, idea, previous, rng);
  // A card or the text before says who that is.
  if (previousText.includes(friend) || request.characters?.some(({ name }) => name === friend))
    facts.add('friend-met');
  const sceneRng = createPrng(JSON.stringify([request.seed, request.premise ?? request.idea, 'scene']));
  if (idea.hero?.trade) facts.add('trade');
  if (witness) facts.add('onlooker');
  const scene = chooseScene(idea, clause ?? NO_CLAUSE, facts);
  return {
    idea,
    ...(scene ? { scene: sceneWords(scene, sceneRng, previousText, clause?.object?.head) } : {}),
    ...(short ? { short } : {}),
    clause: clause ?? NO_CLAUSE,
    friend,
    voice,
    facts,
    rng,
  };
}

/** The friend of the cards, of the earlier text or a new name. */
function friendOf(
  request: TellRequest,
  { hero, people }: World['idea'],
  previous: Previous | undefined,
  rng: Prng,
): string {
  const { characters = [], genre = '', idea, premise = '', previousText = '' } = request;
  const card = characters.find(({ role, name }) => role === 'supporting' && /^\p{Lu}\p{L}+$/u.test(name));
  const known = [card?.name, ...(previous?.names ?? [])].filter(
    (name): name is string =>
      name !== undefined && !hero?.name?.includes(name) && !hasLeft(name, previousText),
  );
  if (known[0]) return known[0];
  const taken = new Set(
    [...people.map(({ name }) => name), hero?.name, ...characters.map(({ name }) => name)].flatMap(
      (name) => name?.split(' ') ?? [],
    ),
  );
  return rng.pick(namesFor(genre, `${idea} ${premise}`).filter((name) => !taken.has(name)));
}

/** Person and tense: of the earlier text, else as asked, where the event can be told so. */
function voiceOf(
  { narrator, tense, wizard }: TellRequest,
  previous: Previous | undefined,
  { idea, witness }: Cast,
  clause: IdeaClause | undefined,
): Voice {
  const asked = wizard ? narrator : previous ? (previous.person === '1sg' ? 'first' : 'third') : narrator;
  // Whose mother it is tells it already.
  const theirs = idea.hero?.mine || (clause && speaksOfTeller(clause));
  const possible = !theirs && (!clause || witness || (canBeFirst(clause) && !idea.hero?.several));
  const first = idea.firstPerson || (asked === 'first' && (previous !== undefined || possible));
  return { person: first ? '1sg' : '3sg', tense: previous?.tense ?? tense ?? 'past' };
}

/** What else the idea says, as it says it: "Kızım öğretti."; and what happens after the event. */
function asidesOf({ idea, isNew }: Cast, previous: Previous | undefined, world: World): string[] {
  if (!isNew || previous) return [];
  const asides = idea.asides
    .slice(0, 2)
    .map((event) => `${capitalize(formEvent(event, world.voice.tense))}.`);
  const later = laterClauses(idea, world).map((next) =>
    capitalize(renderVariant('{N.di}.', { ...world, next })),
  );
  return [...asides, ...later];
}

/** A paragraph with the asides behind the sentence that tells the event. */
function withAsides(paragraph: string, clause: IdeaClause | undefined, asides: readonly string[]): string {
  if (asides.length === 0) return paragraph;
  const sentences = splitSentences(paragraph);
  const told = clause?.complement
    ? sentences.findIndex((sentence) => sentence.includes(clause.complement))
    : 0;
  const sentence = sentences[Math.max(0, told)] ?? '';
  const end = paragraph.indexOf(sentence) + sentence.length;
  return [paragraph.slice(0, end), ...asides].join(' ') + paragraph.slice(end);
}

/** What the idea says happens after the event that the plot tells. */
const laterClauses = (idea: World['idea'], { clause, voice }: World): IdeaClause[] =>
  idea.clauses
    .slice(idea.clauses.indexOf(clause) + 1)
    .filter((later) => voice.person === '3sg' || idea.firstPerson || canBeFirst(later));

/** Where it begins, who tells where the story says "I", and what an onlooker saw. */
function introduction(
  request: TellRequest,
  { idea: { hero }, event, isNew }: Cast,
  previous: Previous | undefined,
  { voice }: World,
): string {
  if (!isNew || previous) return '';
  const { wizard } = request;
  const isTold = tellBeginning(request) !== undefined;
  const said = [wizard && !isTold ? inVoice(settingOf(wizard.setting), voice) : ''];
  if (voice.person === '1sg' && hero)
    said.push(
      hero.name
        ? `Adım ${hero.name}.`
        : `${capitalize(copula(hero.phrase, { tense: 'present', person: '1sg' }))}.`,
    );
  if (event && !isTold) said.push(`${capitalize(formEvent(event, voice.tense))}.`);
  return said
    .filter(Boolean)
    .map((sentence) => `${sentence} `)
    .join('');
}

/** Love stories and stories for adults have only grown people in them. */
const isGrown = ({ genre = '' }: TellRequest): boolean =>
  isAdultGenre(genre) || genreIdOf(genre) === 'romantic' || /aşk|romantik/iu.test(genre);

/** Whether the story must be gentle: it is for children, or the request asks for it. */
const isGentle = ({ gentle = false, genre = '' }: TellRequest): boolean =>
  gentle || /çocuk|masal/iu.test(genre);

/** Paragraphs of a request, 1 to 5. */
const paragraphCount = ({ paragraphs = 3 }: TellRequest): number =>
  Math.min(5, Math.max(1, Math.trunc(paragraphs) || 1));

/** Words of a paragraph. */
function wordRange({ words }: TellRequest): { min: number; max: number } {
  const { min, max } = words ?? { min: 150, max: 200 };
  const top = Math.max(15, max);
  return { min: Math.max(10, Math.min(min, top)), max: top };
}
