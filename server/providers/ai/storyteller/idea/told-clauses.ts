import { conjugate } from '#domain/turkish/index.ts';
import { entryAt } from './lexicon.ts';
import { isKnownName } from './read-idea.ts';
import { cleanIdea, ideaSentences, type Token, tokenize } from './tokens.ts';
import { finalVerb } from './verbs.ts';

const HERO_WORDS = new Set(['kahraman', 'kahramanımız', 'karakter', 'karakterimiz', 'protagonist', 'o']);
const SAFE = /^[\p{L}\d ,.'’!?:;“”"-]+$/u;

/** How a sentence of the writer's own (a wizard answer, a plot element) ends up in the story. */
export type Telling = 'past' | 'background';

/**
 * Turns what the writer wrote into passages in the notation of the banks: the hero's deeds agree with the
 * narrator, others' deeds are told in the third person; what cannot be told safely is left out.
 */
export function tellClauses(
  text: string,
  heroName: string | undefined,
  telling: Telling,
  limit = 3,
): string[] {
  return ideaSentences(cleanIdea(text).replace(/[<>"“”]/g, ''))
    .slice(0, limit)
    .flatMap((sentence) => tellSentence(sentence, heroName, telling) ?? []);
}

function tellSentence(sentence: string, heroName: string | undefined, telling: Telling): string | undefined {
  if (!SAFE.test(sentence)) return undefined;
  const tokens = tokenize(sentence);
  const words = tokens.map((token) => token.lower);
  if (words.length > 24) return undefined;
  const verb = finalVerb(words);
  if (!verb) return nounPhrase(tokens);
  const body = tokens.slice(0, tokens.length - verb.length);
  const heroFirst = namesHero(body, heroName);
  const rest = heroFirst ? body.slice(heroFirst) : body;
  const middle = rest.map(spell).join(' ').replace(/,$/u, '');
  if (heroFirst || verb.person === '1sg' || (verb.transitive && !startsWithSubject(body))) {
    if (!middle) return undefined;
    if (telling === 'background') return `{H} ${middle} {${verb.verb}.mişti}.`;
    return `{H} [o gün|aynı günlerde|sonunda] ${middle} {${verb.verb}.di}[; bunu kimseye söylemedi<m|>|; {T:ins} bir ilgisi olmalıydı|; geri dönüşü yoktu artık].`;
  }
  const past = conjugate(
    verb.verb,
    telling === 'past' ? { tense: 'past' } : { tense: 'evidential', compound: 'past' },
  );
  const lead = middle.charAt(0).toLocaleUpperCase('tr') + middle.slice(1);
  if (!middle) return undefined;
  if (telling === 'background') return `${lead} ${past}.`;
  return `[Derken|Tam o günlerde|Beklenmedik bir şey oldu:] ${middle} ${past}[; {H} haberi {P.part:gen} yanında aldı<m|>|; {P:loc} bunu duymayan kalmadı|, {H} hazırlıksızdı<m|>].`;
}

function spell(token: Token): string {
  const text = token.initial && !isKnownName(token.text) ? token.lower : token.text;
  return text + (token.after === ',' ? ',' : '');
}

/** How many words at the beginning name the hero. */
function namesHero(tokens: readonly Token[], heroName: string | undefined): number {
  const first = tokens[0];
  if (!first) return 0;
  if (heroName && first.text === heroName) return 1;
  if (first.lower === 'ana' && HERO_WORDS.has(tokens[1]?.lower ?? '')) return 2;
  return HERO_WORDS.has(first.lower) ? 1 : 0;
}

/** Whether somebody or something other than the hero stands first as the subject. */
function startsWithSubject(tokens: readonly Token[]): boolean {
  const words = tokens.map((token) => token.lower);
  for (let at = 0; at < Math.min(4, words.length); at += 1) {
    const entry = entryAt(words, at);
    if (entry?.role && words[at + entry.words.length - 1] === entry.words.at(-1)) return true;
  }
  return isKnownName(tokens[0]?.text ?? '');
}

function nounPhrase(tokens: readonly Token[]): string | undefined {
  const words = tokens.map((token) => token.lower);
  if (words.length > 9) return undefined;
  const known = words.some((_, at) => {
    const entry = entryAt(words, at);
    return entry !== undefined && at + entry.words.length === words.length;
  });
  if (!known) return undefined;
  const text = tokens.map(spell).join(' ');
  return `[Üstelik bir de|Ortada bir de] ${text} vardı[; kimse bunu hesaba katmamıştı|; {H} onu hesaba katmamıştı<m|>].`;
}
