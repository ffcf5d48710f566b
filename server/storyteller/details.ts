import { type IdeaClause, readEvent, readIdea } from '#domain/turkish/idea/index.ts';
import { capitalize, conjugate, copula, inflectNoun, lower, numberWord } from '#domain/turkish/index.ts';
import { heroCards } from './cast.ts';
import type { StoryCharacter, TellRequest, World } from './types.ts';

/** A passage that only this request has; text in the notation of `render.ts`, or an event for {N}. */
export interface Detail {
  readonly stage: 'early' | 'middle' | 'late';
  readonly text?: string;
  readonly next?: IdeaClause;
}

/** What a request gives beside its idea: cards, plot, library and answers, each told in words of the story. */
export function detailsOf(request: TellRequest, world: World, continued: boolean): Detail[] {
  const { places = [], things = [], plot = [], wizard, characters = [] } = request;
  const [hero] = heroCards(request);
  const others = characters.filter((card) => card !== hero);
  const stages = { introduction: 'early', development: 'middle', conclusion: 'late' } as const;
  return [
    ...(continued ? [] : settingOf(wizard?.setting)),
    ...(hero && !continued ? heroCard(hero) : []),
    ...others
      .filter(({ name }) => name !== world.friend)
      .slice(0, 2)
      .flatMap(otherCard),
    ...(world.idea.place ? [] : places.slice(0, 1).flatMap(libraryPlace)),
    ...things.slice(0, 1).flatMap(libraryThing),
    ...plot.flatMap(({ type, description }) => toldSentence(description, stages[type], world)),
    ...(wizard?.answers ?? []).flatMap((answer) => toldSentence(answer, 'middle', world)),
  ];
}

const early = (text: string): Detail => ({ stage: 'early', text });

/** "Safranbolu’da eski bir otel, ocak ortası" → "Her şey Safranbolu’da eski bir otelde başladı." */
function settingOf(setting: string | undefined): Detail[] {
  const place = setting?.split(',')[0]?.trim();
  if (!place || !/\p{L}$/u.test(place)) return [];
  return [early(`Her şey ${inflectNoun(place, { case: 'loc' })} başladı~.`)];
}

/** A list of short traits, without what would read as a sentence. */
const traits = (text = ''): string[] =>
  text
    .split(/[,;.]| ve /u)
    .map((part) => lower(part.trim()))
    .filter((part) => /^[\p{L} ’'-]+$/u.test(part) && part.split(' ').length <= 3 && !readEvent(`o ${part}`))
    .slice(0, 2);

function ageOf(age = ''): string | undefined {
  const years = Number(/\d{1,3}/u.exec(age)?.[0] ?? 0);
  return years > 0 ? `${numberWord(years)} yaşında` : undefined;
}

/** Age, trade, nature, looks and one thing of the past; at most four sentences. */
function heroCard(card: StoryCharacter): Detail[] {
  const age = ageOf(card.age);
  const trade = /^\p{L}[\p{L} ]*$/u.test(card.profession ?? '') ? lower(card.profession ?? '') : undefined;
  const nature = traits(card.personality);
  const looks = traits(card.appearance).filter((part) => /l[ıiuü]$/u.test(part));
  const who = [age, trade && `bir ${trade}`].filter(Boolean).join(' ');
  return [
    who &&
      `{H} ${copula(who, { tense: 'past' })}^${looks[0] ? `; ${looks[0]}, kalabalıkta hemen seçilen biriydi^` : ''}.`,
    !who && looks[0] && `{H} ${looks[0]} biriydi^, kalabalıkta hemen seçilirdi^.`,
    nature[0] &&
      `Tanıyanlar onu^ ${nature[0]} bilirdi~${nature[1] ? `; ${nature[1]} yanını ise yalnızca yakınları görürdü~` : ''}.`,
    backgroundOf(card.background, card.name),
  ]
    .filter((text): text is string => Boolean(text))
    .map(early);
}

/** One sentence of the past, told as what had happened. */
function backgroundOf(text: string | undefined, name: string): string | undefined {
  const event = text ? readEvent(text) : undefined;
  if (!event || event.text.split(' ').length > 16) return undefined;
  const told = event.text.replace(new RegExp(`^${name}\\s*,?\\s*`, 'iu'), '');
  return `Bir zamanlar ${told} ${formed(event, 'had')}^.`;
}

function otherCard({ name, personality, appearance, age, role }: StoryCharacter): Detail[] {
  if (!/^\p{Lu}[\p{L} '’-]*$/u.test(name)) return [];
  const said = [
    ageOf(age),
    ...traits(appearance).filter((part) => /l[ıiuü]$/u.test(part)),
    ...traits(personality),
  ].filter(Boolean);
  const who =
    said.length > 0 ? `${said.slice(0, 3).join(', ')} biriydi~` : 'uzaktan bakınca anlaşılan biri değildi~';
  return [
    {
      stage: 'middle',
      text:
        role === 'antagonist'
          ? `Hesapta olmayan bir kişi vardı~: ${name}. ${capitalize(who)}; olup biteni ilk günden beri izliyordu~ ve kendi payını istiyordu~.`
          : `${name} o günlerde çıkageldi~. ${capitalize(who)}; çok konuşmuyor, ne zaman susulacağını da biliyordu~.`,
    },
  ];
}

const NAME = /^\p{L}[\p{L}’' -]{1,39}$/u;

const libraryPlace = (name: string): Detail[] =>
  NAME.test(name)
    ? [
        {
          stage: 'middle',
          text: `Yol dönüp dolaşıp aynı yere çıkıyordu~: ${name}. {H} oraya her varışında^ biraz daha kalıyordu^.`,
        },
      ]
    : [];

const libraryThing = (name: string): Detail[] =>
  NAME.test(name)
    ? [
        {
          stage: 'middle',
          text: `Bir de ${isProper(name) ? name : lower(name)} vardı~. {H} onu her gün aynı yerde görüyordu^; bir sabah ilk kez, eline^ alır gibi, uzun uzun baktı^.`,
        },
      ]
    : [];

const isProper = (name: string): boolean => name.includes(' ') && /^\p{Lu}.* \p{Lu}/u.test(name);

const HERO = /^(?:kahraman|ana karakter|baş ?kahraman)/u;

/** A sentence that somebody wrote for the story, retold in its tense; a noun phrase becomes what is thought of. */
function toldSentence(text: string, stage: Detail['stage'], world: World): Detail[] {
  const reading = readIdea(text);
  const { hero } = reading;
  const [clause] = reading.clauses;
  const own =
    hero &&
    (HERO.test(hero.reference) ||
      hero.reference === world.idea.hero?.reference ||
      hero.name === world.idea.hero?.name);
  if (clause && (own || reading.firstPerson)) return [{ stage, next: clause }];
  const event = readEvent(text);
  if (event) return [{ stage, text: `${capitalize(event.text)} ${formed(event, 'past')}~.` }];
  const phrase = text.replace(/[.!…]+$/u, '').trim();
  if (!/^[\p{L}\d ,’'-]+$/u.test(phrase) || phrase.split(/\s+/u).length > 12) return [];
  const short = lower(phrase.charAt(0)) + phrase.slice(1);
  return [{ stage, text: world.rng.pick(PHRASES).replace('…', short) }];
}

const PHRASES = [
  'Aklından^ tek bir şey çıkmıyordu~: ….',
  'Geriye bir cevap kalmıştı~ ve beklenmedikti~: ….',
  'Sorunun karşılığını aramış, en sonunda bulmuştu^: ….',
  'Herkes başka bir şey umuyordu~; çıka çıka bu çıktı~: ….',
];

function formed(
  { verb, voice, negative, ability }: Pick<IdeaClause, 'verb' | 'voice' | 'negative' | 'ability'>,
  when: 'past' | 'had',
): string {
  return conjugate(verb, {
    ...(when === 'past' ? { tense: 'past' } : { tense: 'evidential', compound: 'past' }),
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
  });
}
