import { conjugate, copula, nonfinite } from '#domain/turkish/index.ts';
import { finalVerb } from './verbs.ts';

const VOWEL = /[aeıioöuüâîû]/gu;
const IRREGULAR: Readonly<Record<string, string>> = {
  vardır: 'vardı',
  yoktur: 'yoktu',
  değildir: 'değildi',
  var: 'vardı',
  yok: 'yoktu',
  değil: 'değildi',
  eder: 'etti',
  gider: 'gitti',
};
/** Verbs that end like another one's passive or causative and are told apart by their past alone. */
const A_STEMS = /(?:[^aeıioöuü]l|iste|ara|tara|oyna|kayna|uğra|sıra)$/u;

/**
 * The last word of a sentence in the narrative past: "gelir" → "geldi", "bilinmektedir" → "biliniyordu", "tazedir" →
 * "tazeydi"; undefined where the word gives no certain answer.
 */
export function pastOf(word: string): string | undefined {
  const lower = word.toLocaleLowerCase('tr');
  const irregular = IRREGULAR[lower];
  if (irregular) return irregular;
  const verb = finalVerb([lower]);
  if (verb && verb.person === '3sg' && /(?<!yo)r$|m[ae]z$/u.test(lower))
    return conjugate(verb.verb, { tense: 'past' });
  if (/^\p{L}{2,}[dt][ıiuü]$/u.test(lower)) return word;
  const continuous = /^(\p{L}+m[ae])kt[ae](?:d[ıi]r)?$/u.exec(lower)?.[1];
  if (continuous) return progressive(continuous);
  if (/[ıiuü]yor$/u.test(lower)) return `${word}du`;
  const perfect = /^(\p{L}+m[ıiuü]ş)(?:t[ıiuü]r)?$/u.exec(lower)?.[1];
  if (perfect) return copula(perfect, { tense: 'past' });
  const future = /^(\p{L}+[ae]c[ae]k)(?:t[ıi]r)?$/u.exec(lower)?.[1];
  if (future) return copula(future, { tense: 'past' });
  if (/m[ae]z$/u.test(lower)) return `${word.slice(0, -1)}d${lower.at(-2) === 'a' ? 'ı' : 'i'}`;
  return nominalPast(lower) ?? aoristPast(lower);
}

/** "istemekte(dir)" → "istiyordu": the stem without the -me- of its infinitive. */
function progressive(gerund: string): string {
  return conjugate(`${gerund}k`, { tense: 'present', compound: 'past' });
}

/** The past of an aorist whose verb the lexicon lacks, proved by forming the aorist again. */
function aoristPast(word: string): string | undefined {
  const match = /^(\p{L}*?)([aeıiuü])r$/u.exec(word);
  if (!match) return undefined;
  const [, base = '', vowel = ''] = match;
  const open = base + vowel;
  const syllables = base.match(VOWEL)?.length ?? 0;
  const closed = /[ıiuü]/u.test(vowel) || (syllables === 1 && !A_STEMS.test(base) && !A_STEMS.test(open));
  if (syllables === 0) return undefined;
  for (const stem of closed ? [base, open] : [open, base]) {
    const back = /[aıou]/u.test(stem.match(VOWEL)?.at(-1) ?? 'e');
    const infinitive = stem + (back ? 'mak' : 'mek');
    if (nonfinite(infinitive, 'mek') !== infinitive) continue;
    if (conjugate(infinitive, { tense: 'aorist' }) === word) return conjugate(infinitive, { tense: 'past' });
  }
  return undefined;
}

/** "tazedir" → "tazeydi", "birinindir" → "birinindi". */
function nominalPast(word: string): string | undefined {
  const noun = /^(\p{L}+(?:[fstkçşhp](?=t)|[^fstkçşhp](?=d)))[dt][ıiuü]r$/u.exec(word)?.[1];
  return noun ? copula(noun, { tense: 'past' }) : undefined;
}

/** A finite aorist inside a sentence: only what is surely a verb. */
const INNER = /(?:[ıiuü][ln][ıiuü]r|[^aıou][dt][ıiuü]r|[ıiuü]r)(?=,? ama )|[ıiuü][ln][ıiuü]r(?=, )/u;

function clauseInPast(clause: string): string | undefined {
  const words = clause.split(' ');
  const known = finalVerb(words.map((word) => word.toLocaleLowerCase('tr')));
  if (known && known.length > 1 && known.person === '3sg' && /(?:(?<!yo)r|m[ae]z)$/u.test(clause)) {
    return [...words.slice(0, -known.length), conjugate(known.verb, { tense: 'past' })].join(' ');
  }
  const past = pastOf(words.at(-1) ?? '');
  if (!past) return undefined;
  const whole = [...words.slice(0, -1), past].join(' ').replace(/ var(?= ne de )/u, ' vardı');
  return whole.replace(/\p{L}+(?=,? ama )|\p{L}+(?=, )/gu, (word, at: number) =>
    INNER.test(whole.slice(at)) && whole.slice(at).search(INNER) < word.length
      ? (pastOf(word) ?? word)
      : word,
  );
}

/** A sentence told in the past, without its full stop; undefined where that can not be done with certainty. */
export function sentenceInPast(sentence: string): string | undefined {
  const bare = sentence.replace(/[.!…]+$/u, '').trim();
  if (/[?:]$/u.test(bare)) return undefined;
  const [lead = '', said] = bare.split(/:\s+/u);
  const clauses = lead.split(/;\s+/u).map(clauseInPast);
  if (clauses.includes(undefined)) return undefined;
  const told = clauses.join('; ');
  return said ? `${told}: “${said.charAt(0).toLocaleUpperCase('tr')}${said.slice(1)}.”` : told;
}
