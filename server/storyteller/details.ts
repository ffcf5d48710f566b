import { readEvent, readIdea } from '#domain/turkish/idea/index.ts';
import {
  capitalize,
  copula,
  inflectNoun,
  looksLikeCompound,
  lower,
  numberWord,
} from '#domain/turkish/index.ts';
import { heroCards } from './cast.ts';
import { canBeFirst } from './first-person.ts';
import { formEvent } from './form-event.ts';
import { renderVariant } from './render.ts';
import type { StoryCharacter, TellRequest, World } from './types.ts';

/** A passage that only this request has; text in the notation of `render.ts`. */
export interface Detail {
  readonly stage: 'early' | 'middle' | 'late';
  readonly text: string;
  /** Other wordings of the text, for when the story has already said it so. */
  readonly others?: readonly string[];
}

/** What a request gives beside its idea: cards, plot, library and answers, each told in words of the story. */
export function detailsOf(request: TellRequest, world: World, continued: boolean): Detail[] {
  const { places = [], things = [], plot = [], wizard, characters = [] } = request;
  const [hero] = heroCards(request);
  const others = characters.filter((card) => card !== hero);
  const stages = { introduction: 'early', development: 'middle', conclusion: 'late' } as const;
  return [
    ...(hero && !continued ? heroCard(hero, world) : []),
    ...others
      .filter(({ name }) => name !== world.friend)
      .slice(0, 2)
      .flatMap(otherCard),
    ...(world.idea.place ? [] : places.slice(0, 1).flatMap(libraryPlace)),
    ...things.slice(0, 1).flatMap(libraryThing),
    ...plot.flatMap(({ type, description }) => toldSentence(description, stages[type], world)),
    ...answersOf(wizard?.answers ?? [], wizard?.questions ?? [], world),
  ];
}

const early = (text: string): Detail => ({ stage: 'early', text });

/** "Safranbolu’da eski bir otel, ocak ortası" → "Her şey Safranbolu’da eski bir otelde başladı." */
export function settingOf(setting: string): string {
  const words = setting.split(',')[0]?.trim().split(' ') ?? [];
  const last = words.at(-1) ?? '';
  if (!/^\p{L}+$/u.test(last)) return '';
  const compound = words.at(-2) !== 'bir' && looksLikeCompound(words.slice(-2).join(' '));
  const where = inflectNoun(words.join(' '), {
    case: 'loc',
    ...(/^\p{Lu}/u.test(last) ? { proper: true } : { compound }),
  });
  return `Her şey ${/^\p{Lu}\p{L}+['’]/u.test(where) ? where : lower(where.charAt(0)) + where.slice(1)} başladı~.`;
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
function heroCard(card: StoryCharacter, world: World): Detail[] {
  const age = ageOf(card.age);
  const trade = /^\p{L}[\p{L} ]*$/u.test(card.profession ?? '') ? lower(card.profession ?? '') : undefined;
  const nature = traits(card.personality);
  const looks = traits(card.appearance).filter((part) => /l[ıiuü]$/u.test(part));
  const job =
    trade && (trade.startsWith('emekli ') ? trade.replace('emekli ', 'emekli bir ') : `bir ${trade}`);
  const who = [age, job].filter(Boolean).join(' ');
  return [
    who &&
      `{H} ${copula(who, { tense: world.voice.tense, person: world.voice.person })}${looks[0] ? `; ${looks[0]}, kalabalıkta hemen seçilen biriydi^` : ''}.`,
    !who && looks[0] && `{H} ${looks[0]} biriydi^, kalabalıkta hemen seçilirdi^.`,
    natureOf(nature, world),
    backgroundOf(card.background, card.name, world),
  ]
    .filter((text): text is string => Boolean(text))
    .map(early);
}

/** The nature of the hero, in one of several wordings. */
function natureOf([shown, hidden]: readonly string[], { rng }: World): string | undefined {
  if (!shown) return undefined;
  if (!hidden) return `Tanıyanlar onu^ ${shown} bilirdi~.`;
  return rng.pick([
    `Tanıyanlar onu^ ${shown} bilirdi~; ${hidden} yanını^ ise yalnızca yakınları^ görürdü~.`,
    `Uzaktan ${shown} görünürdü^; yakınına^ gelen, ${hidden} yanını^ da bulurdu~.`,
    `Hem ${shown} hem ${hidden} olduğu^ söylenirdi~.`,
    `Önce ${shown} yanı^ göze çarpardı~, ${hidden} yanı^ sonra.`,
  ]);
}

const OWNED = /(?:[ıiuü]n(?:[ıiuüae]|d[ae]n?)|kendi\p{L}*)(?!\p{L})/u;

/** One sentence of the past, told as what had happened. */
function backgroundOf(text: string | undefined, name: string, { voice }: World): string | undefined {
  const event = text ? readEvent(text) : undefined;
  if (!event || event.text.split(' ').length > 16) return undefined;
  const named = lower(event.text).startsWith(lower(name));
  const told = named ? event.text.slice(name.length).replace(/^[\s,]+/u, '') : event.text;
  // "ezberinde" would have to be "ezberimde".
  if (voice.person === '1sg' && OWNED.test(told)) return undefined;
  if (voice.tense === 'present')
    return `${capitalize(formEvent({ ...event, text: told }, 'past', voice.person))}.`;
  return `${capitalize(formEvent({ ...event, text: told }, 'had'))}^.`;
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
      (hero.name !== undefined && hero.name === world.idea.hero?.name));
  if (clause && (own || (reading.firstPerson && clause.person === '1sg')))
    return world.voice.person === '3sg' || canBeFirst(clause)
      ? [{ stage, text: capitalize(renderVariant('{N.di}.', { ...world, next: clause })) }]
      : [];
  const event = readEvent(text);
  if (event) return [{ stage, text: `${capitalize(formEvent(event, 'past'))}~.` }];
  const phrase = phraseOf(text);
  return phrase ? [{ stage, text: world.rng.pick(PHRASES).replace('…', phrase) }] : [];
}

/** A noun phrase of at most twelve words that goes on inside a sentence. */
function phraseOf(text: string): string | undefined {
  const phrase = text
    .replace(/[.!…]+$/u, '')
    .replace(': ', '; ')
    .trim();
  if (!/^[\p{L}\d ,;’'-]+$/u.test(phrase) || phrase.split(/\s+/u).length > 12) return undefined;
  return isProper(phrase) ? phrase : lower(phrase.charAt(0)) + phrase.slice(1);
}

const PHRASES = [
  'Aklından^ tek bir şey çıkmıyordu~: ….',
  'Herkes başka bir şey umuyordu~; çıka çıka bu çıktı~: ….',
];

/** The answers of the wizard, each after its question. */
function answersOf(answers: readonly string[], questions: readonly string[], world: World): Detail[] {
  const frames = world.rng.shuffle(ANSWERS);
  return answers.flatMap((answer, at): Detail[] => {
    const question = questions[at];
    const event = readEvent(answer);
    const said = event ? capitalize(formEvent(event, 'past')) : phraseOf(answer);
    if (!question || !/^[^{}^~]+\?$/u.test(question)) return toldSentence(answer, 'middle', world);
    if (!said) return [];
    const [text = '', ...others] = [...frames.slice(at), ...frames.slice(0, at)].map((frame) =>
      frame.replace('Q', question).replace('…', said),
    );
    return [{ stage: 'middle', text, others }];
  });
}

const ANSWERS = [
  'Herkesin dilinde aynı soru vardı~: Q Cevap sonunda geldi~: ….',
  'Q {H:acc} uyutmayan soru buydu~. Cevabı ise beklenmedikti~: ….',
  'Q Uzun süre bilen çıkmadı~. Sonra anlaşıldı~: ….',
  'Bir soru, cevabını da yanında getirdi~. Q İnanması güçtü~: ….',
  'Q Bunu günlerce sordu^ kendine^. Karşılığı hep oradaymış: ….',
];
