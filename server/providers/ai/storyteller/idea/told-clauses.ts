import { ownToFirstPerson, verbToFirstPerson } from './first-person.ts';
import { entryAt } from './lexicon.ts';
import { isKnownName } from './read-idea.ts';
import { sentenceInPast } from './retell.ts';
import { cleanIdea, ideaSentences, type Token, tokenize } from './tokens.ts';
import { finalVerb } from './verbs.ts';

const HERO_WORDS = new Set(['kahraman', 'kahramanımız', 'karakter', 'karakterimiz', 'protagonist', 'o']);
/** After "o" these are a time and no person: "O gece kapı çalınır". */
const TIMES = /^(?:gece|gün|sabah|akşam|an|yıl|yaz|kış|hafta|sırada|zaman|günden|geceden|andan)$/u;
const SAFE = /^[\p{L}\d ,.'’!?:;“”-]+$/u;
/** Endings of a noun that is not the subject: "biletle", "koridorunda", "ele", "olarak". */
const CASE_MARKED = /(?:[dt][ae]n?|[^aeıioöuü]l[ae]|yl[ae]|[nsy][ıiuü]n[ıiuüae]|yüzünden|olarak|için)$/u;

/** The sentences of a text that can stand in a story: no markup, no brackets, not too long. */
export function safeSentences(text: string, limit: number): string[] {
  return ideaSentences(cleanIdea(text).replace(/[<>"“”]/g, ''))
    .slice(0, limit)
    .filter((sentence) => SAFE.test(sentence) && sentence.split(' ').length <= 30);
}

/**
 * Turns what the writer wrote (a plot element, an answer) into passages in the notation of the banks: the hero's deeds
 * agree with the narrator, others' deeds are told in the third person; what cannot be told safely is left out.
 */
export function tellClauses(text: string, heroName: string | undefined, limit = 3): string[] {
  return safeSentences(text, limit).flatMap((sentence) => tellSentence(sentence, heroName) ?? []);
}

/** What a sentence says the hero does, for `{verb}` slots: only where the hero is surely the one who does it. */
export function heroDeed(
  sentence: string,
  heroName: string | undefined,
): { before: string; verb: string } | undefined {
  const tokens = tokenize(sentence);
  const verb = finalVerb(tokens.map((token) => token.lower));
  if (!verb || verb.verb === 'ortaya çıkmak') return undefined;
  const body = tokens.slice(0, tokens.length - verb.length);
  const named = namesHero(body, heroName);
  const subject = named === 0 && startsWithSubject(body);
  if (named === 0 && verb.person === '3sg' && (subject || !startsLikeDeed(body, verb.transitive)))
    return undefined;
  const before = spell(named ? body.slice(named) : body);
  return before ? { before, verb: verb.verb } : undefined;
}

function tellSentence(sentence: string, heroName: string | undefined): string | undefined {
  const deed = heroDeed(sentence, heroName);
  if (deed)
    return `{H} [o gün|aynı günlerde|sonunda] ${deed.before} {${deed.verb}.di}[; bunu kimseye söylemedi<m|>|; {T:ins} bir ilgisi olmalıydı|; geri dönüşü yoktu artık].`;
  const past = finalVerb(tokenize(sentence).map((token) => token.lower)) && sentenceInPast(sentence);
  if (past)
    return `[Derken|Çok geçmeden|Sonra] ${lowerStart(past)}[; {P:loc} bunu duymayan kalmadı|, {H} hazırlıksızdı<m|>|; {P.sound} bile kesilir gibi oldu].`;
  return nounPhrase(tokenize(sentence));
}

/** Sentences of a life story before the story begins, all about the hero unless they say otherwise. */
export function tellBackground(text: string, heroName: string | undefined, limit = 2): string[] {
  return safeSentences(text, limit).flatMap((sentence) => {
    const tokens = tokenize(sentence);
    const bare = spell(tokens.slice(namesHero(tokens, heroName)));
    const past = sentenceInPast(bare) ?? nominal(bare);
    if (!past || past.includes('“')) return [];
    const cut = past.lastIndexOf(' ') + 1;
    const [before, verb] = [past.slice(0, cut), past.slice(cut)];
    const first = ownToFirstPerson(before) + verbToFirstPerson(verb);
    return [`{H} <${first}|${past}>.`];
  });
}

/** "göğe çıkan ilk kişi" → "göğe çıkan ilk kişiydi". */
function nominal(phrase: string): string | undefined {
  const bare = phrase.replace(/[.!…]+$/u, '');
  return /\p{L}$/u.test(bare) ? sentenceInPast(`${bare}${copulaOf(bare)}`) : undefined;
}

function copulaOf(word: string): string {
  const vowel = word.match(/[aeıioöuüâîû]/gu)?.at(-1) ?? 'e';
  const high = /[aıâ]/u.test(vowel) ? 'ı' : /[ou]/u.test(vowel) ? 'u' : /[öü]/u.test(vowel) ? 'ü' : 'i';
  return `${/[fstkçşhp]$/u.test(word) ? 't' : 'd'}${high}r`;
}

/** Words as they stand in the middle of a sentence; names keep their capitals and apostrophes. */
function spell(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const name = /['’]/u.test(token.text) || isKnownName(token.text);
      const text = token.initial && !name ? lowerStart(token.text) : token.text;
      return text + (token.after === ',' ? ',' : '');
    })
    .join(' ')
    .replace(/,$/u, '');
}

/** A sentence as it goes on in another: a small first letter, unless a name stands there. */
export function lowerStart(text: string): string {
  const [first = ''] = text.split(/[ ,]/u);
  if (/['’]/u.test(first) || isKnownName(first) || /^\p{Lu}{2}/u.test(first)) return text;
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}

/** How many words at the beginning name the hero. */
function namesHero(tokens: readonly Token[], heroName: string | undefined): number {
  const first = tokens[0];
  if (!first) return 0;
  if (heroName && first.text === heroName) return 1;
  if (first.lower === 'ana' && HERO_WORDS.has(tokens[1]?.lower ?? '')) return 2;
  if (first.lower === 'o' && TIMES.test(tokens[1]?.lower ?? '')) return 0;
  return HERO_WORDS.has(first.lower) ? 1 : 0;
}

/** "Kapıyı çalar", "ceketini alıp çıkar": a deed without a subject has an object, or another deed before it. */
function startsLikeDeed(tokens: readonly Token[], transitive: boolean): boolean {
  const words = tokens.map((token) => token.lower);
  if (words.some((word) => /^(?:biri|kimse|herkes|hepsi|ikisi)$/u.test(word))) return false;
  const object = words.some((word) => /(?:[yn]|[^aeıioöuü])[ıiuü]$/u.test(word));
  return (transitive && object) || words.some((word) => /(?:y|[^aeıioöuü])[ıiuü]p$/u.test(word));
}

/** Whether somebody or something other than the hero stands as the subject. */
function startsWithSubject(tokens: readonly Token[]): boolean {
  const words = tokens.map((token) => token.lower);
  if (isKnownName(tokens[0]?.text ?? '')) return true;
  // A short noun phrase before a comma is the subject: "Kaptan, yolcuyu tanır".
  if (tokens.slice(0, 3).some((token) => token.after === ',' && !CASE_MARKED.test(token.lower))) return true;
  for (let at = 0; at < words.length; at += 1) {
    const entry = entryAt(words, at);
    if (!entry) continue;
    const end = at + entry.words.length;
    const bare = words[end - 1] === entry.words.at(-1);
    // A bare noun right before the verb is its object ("haber verir"), one further in front its subject.
    if (bare && end < words.length && words[at - 1] !== 'bir' && words[end] !== 'gibi') return true;
    at = end - 1;
  }
  return false;
}

function nounPhrase(tokens: readonly Token[]): string | undefined {
  const words = tokens.map((token) => token.lower);
  const last = words.at(-1) ?? '';
  if (words.length > 9 || CASE_MARKED.test(last)) return undefined;
  const known = words.some((_, at) => {
    const entry = entryAt(words, at);
    return entry !== undefined && at + entry.words.length === words.length;
  });
  if (!known) return undefined;
  return `[Üstelik bir de|Ortada bir de] ${spell(tokens)} vardı[; kimse bunu hesaba katmamıştı|; {H} onu hesaba katmamıştı<m|>].`;
}
