import { analyzeVerb, type VerbReading } from '../analyze-verb.ts';
import { conjugate } from '../verb.ts';
import { VERBS } from '../verb-lexicon.ts';
import type { IdeaWord } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Nouns and adjectives that make one verb with the verb after them. */
const LIGHT: Readonly<Record<string, ReadonlySet<string>>> = {
  olmak: set(
    'âşık aşık yok ortak tanık şahit sahip esir mahkûm teslim pişman razı mezun engel kayıp emin memnun mecbur uzak konuk misafir şehit ' +
      'hasta emekli anne baba öğretmen doktor kral kraliçe dost düşman arkadaş düşman rezil alet kurban bağımlı var yardımcı göz',
  ),
  vermek: set(
    'karar haber söz gönül izin cevap yanıt emir ders son zarar ara yer önem oy hesap isim ad ele yemin konser sınav geri kulak can destek nefes hayat tepki',
  ),
  çıkmak: set('yola ortaya karşı dışarı yukarı geri ava karşısına tura yoldan ortalıktan sahneye nöbete'),
  düşmek: set('peşine yola derde suya tuzağa izine âşık ayrı yere esir pusuya ele aşka komaya yollara'),
  kalmak: set(
    'mahsur yalnız hayatta geç aç sağ baş kilitli zorunda hayran tek geride sessiz yetim öksüz uyanık gebe karşı dul',
  ),
  geçirmek: set('ele kaza'),
  geçmek: set('ele karşıya yerine önüne'),
  dönmek: set('geri'),
  gelmek: set('geri dile bir karşı üstesinden hakkından meydana dünyaya araya'),
  gitmek: set('geri'),
  getirmek: set('geri yerine bir meydana dünyaya dile'),
  kısılmak: set('kapana'),
  almak: set(
    'satın yerini ele teslim nefes haber miras evlat geri karar dikkate kiralık ödünç göze ciddiye rehin esir hafife işe evlatlık risk kontrolü alaya',
  ),
  vurmak: set('dışa yola'),
  çekmek: set('fotoğraf acı dikkat kürek telgraf geri film resim nutuk sıkıntı'),
  söylemek: set('yalan şarkı türkü ninni'),
  atmak: set('iftira adım imza kapak çığlık can göz geri'),
  tutmak: set('yas nöbet balık günlük dilek sır kafa ayna'),
  görmek: set('rüya düş kâbus'),
  kurmak: set('hayal düş ilişki'),
  bulmak: set('son çare'),
  açmak: set('savaş dava yol'),
  koymak: set('ortaya karşı el isim ad kural son'),
  yapmak: set('anlaşma plan'),
  yazmak: set('mektup'),
  edinmek: set('evlat huy'),
  durmak: set('geri'),
  girmek: set('iddiaya bahse kavgaya tartışmaya depresyona komaya içeri sıraya yoluna'),
  tutuşmak: set('bahse iddiaya kavgaya'),
  varmak: set('farkına karara anlaşmaya'),
  okumak: set('meydan'),
  çevirmek: set('yüz geri'),
  eğmek: set('boyun baş'),
  kaldırmak: set('baş ortadan'),
  salmak: set('kök haber'),
  kaybolmak: set('ortadan'),
  çökmek: set('diz'),
  yummak: set('göz'),
  sürmek: set('ileri hüküm'),
  uydurmak: set('ayak'),
  dilemek: set('özür'),
  sormak: set('hesap'),
  düşürmek: set('tuzağa'),
  basmak: set('ayak'),
  dökmek: set('gözyaşı'),
  uzatmak: set('el'),
  etmek: set(''),
};

/** A finite verb at the end of words, with how many of them it takes. */
export interface ClauseVerb {
  readonly infinitive: string;
  readonly reading: VerbReading;
  readonly length: number;
}

const ORDER: readonly VerbReading['tense'][] = [
  'past',
  'present',
  'aorist',
  'evidential',
  'future',
  'necessity',
  'optative',
];

function bestReading(word: string): VerbReading | undefined {
  const readings = analyzeVerb(word.replace(/(?<=m[ae]kt[ae]|m[ıiuü]ş|[ae]c[ae]k)[td][ıiuü]r$/u, '')).filter(
    ({ person, tense }) =>
      person !== '2sg' && person !== '2pl' && tense !== 'imperative' && tense !== 'conditional',
  );
  for (const tense of ORDER) {
    // "susar" is silent, not thirsty.
    const found = readings.find(
      (reading) => reading.tense === tense && !(reading.infinitive === 'susamak' && tense === 'aorist'),
    );
    if (found) return found;
  }
  return progressive(word) ?? unlistedVerb(word);
}

/** A verb in -la that the lexicon lacks: "hackledi", "nalladı". Its aorist looks like a plural and is not read. */
function unlistedVerb(word: string): VerbReading | undefined {
  const stem =
    /^(\p{L}{2,}l[ae])(?:d[ıi]|m[ıi]ş|y[ae]c[ae]k|m[ae]z|m[ae]d[ıi])$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}l[ae][şn])(?:[ıi]r|[dt][ıi]|m[ıi]ş|[ıi]yor|m[ae]z|m[ae]d[ıi])$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}l)[ıiuü]yor$/u
      .exec(word)?.[1]
      ?.replace(/$/u, /[aıou][^aeıioöuü]*$/u.test(word.slice(0, -5)) ? 'a' : 'e');
  if (!stem || isVerbRoot(stem)) return undefined;
  const infinitive = `${stem}m${/a[şn]?$/u.test(stem) ? 'a' : 'e'}k`;
  for (const tense of ['past', 'present', 'evidential', 'future', 'aorist'] as const)
    for (const negative of [false, true])
      if (conjugate(infinitive, { tense, negative }) === word)
        return { infinitive, tense, person: '3sg', ...(negative ? { negative } : {}) };
  return undefined;
}

/** "aramakta", "aramaktadır" → the present of "aramak". */
function progressive(word: string): VerbReading | undefined {
  const stem = /^(\p{L}+m[ae])kt[ae](?:d[ıi]r|yd[ıi])?$/u.exec(word)?.[1];
  if (!stem) return undefined;
  const infinitive = `${stem}k`;
  return analyzeVerb(stem.slice(0, -2)).some((reading) => reading.infinitive === infinitive)
    ? { infinitive, tense: 'present', person: '3sg' }
    : undefined;
}

/** "padişahın atını nallar": after an accusative a word in -lar is a verb, and no plural. */
function aoristAfterObject(word: string, before: IdeaWord | undefined): VerbReading | undefined {
  const stem = /^(\p{L}{2,}l[ae])r$/u.exec(word)?.[1];
  if (/^(?:yıl|ay|gün|hafta|saat|dakika|asır)l[ae]r$/u.test(word)) return undefined;
  if (!stem || !before || before.comma || !/(?:[aeıioöuü]y|[ıiuü]n)[ıiuü]$/u.test(before.lower))
    return undefined;
  return { infinitive: `${stem}m${stem.at(-1)}k`, tense: 'aorist', person: '3sg' };
}

/** The finite verb that ends at `words[at]`, or undefined. */
export function verbAt(words: readonly IdeaWord[], at: number): ClauseVerb | undefined {
  let last = at;
  let word = words[last];
  // The question particle stands by itself: "gidebilir mi".
  if (word && /^m[ıiuü](?:y?d[ıiuü]|d[ıiuü]r)?$/u.test(word.lower)) word = words[--last];
  if (!word || word.quote || /^\p{Lu}/u.test(word.text)) return undefined;
  const reading = bestReading(word.lower) ?? aoristAfterObject(word.lower, words[last - 1]);
  if (!reading) return undefined;
  const before = words[last - 1];
  const noun = before && !before.comma ? before.lower : undefined;
  const light =
    noun !== undefined &&
    (LIGHT[reading.infinitive]?.has(noun) ||
      (reading.infinitive === 'etmek' && !/(?:[dt][ae]n?|y[ıiuü]|n[ıiuü]|bile|de|da)$/u.test(noun)) ||
      reading.infinitive === 'eylemek');
  const length = at - last + (light ? 2 : 1);
  return { infinitive: light ? `${noun} ${reading.infinitive}` : reading.infinitive, reading, length };
}

/** "-en", "-dığı", "-acağı", "-mış": a word that opens the way to the noun it describes. */
export function isParticiple(word: string): boolean {
  const stem =
    /^(\p{L}+?)(?:y?[ae]n|[dt][ıiuü]ğ[ıiuü](?:m|n)?|y?[ae]c[ae]ğ[ıi]m?|m[ıiuü]ş|m[ae]y[ae]n|m[ae]z|[dt][ıiuü]kl[ae]r[ıi]|y?[ae]c[ae]k)$/u.exec(
      word,
    )?.[1];
  if (
    !stem ||
    /^(?:neden|zaman|insan|orman|kapan|ilan|roman|düşman|kaplan|aslan|yalan|yılan|ocaktan|kalkan|fidan|birden|yeniden|aniden|heyecan|kahraman|kazan|tavan|yaban|uzman|liman|duman|gemiden|erken|iken|sultan|destan|divan|meydan|tufan|afacan|bostan|can|an|han|şan|son|ben|sen|en)$/u.test(
      word,
    )
  )
    return false;
  if (
    /(?:[dt][ae]n)$/u.test(word) &&
    !/(?:g[ei][dt][ae]n|[ae]d[ae]n|unutan|tutan|yutan|satan|batan|yatan|atan|katan)$/u.test(word)
  )
    return false;
  return participleStems(stem).some(isVerbRoot);
}

const ROOTS = new Set(VERBS.map((infinitive) => infinitive.slice(0, -3)));

/** A listed root, with a passive, causative, negative or ability added at most twice. */
function isVerbRoot(root: string, depth = 0): boolean {
  if (ROOTS.has(root)) return true;
  if (depth > 1) return false;
  // "isteme" is "iste" + "me" as "gideme" is "gid" + "eme".
  return DERIVED.some((ending) => {
    const inner = ending.exec(root)?.[1];
    if (inner === undefined) return false;
    const hard = inner.endsWith('d') ? `${inner.slice(0, -1)}t` : inner;
    return isVerbRoot(inner, depth + 1) || isVerbRoot(hard, depth + 1);
  });
}

const DERIVED = [
  /^(\p{L}+?)(?:[ıiuü]?[ln]|[dt][ıiuü]r|t)$/u,
  /^(\p{L}+?)m[ae]$/u,
  /^(\p{L}+?)y?[ae](?:m[ae]|bil)$/u,
];

/** Roots that a participle's stem can stand for: "gid" → "git", "başlay" → "başla". */
function participleStems(stem: string): string[] {
  const soft = stem.endsWith('d') ? [`${stem.slice(0, -1)}t`] : [];
  const glide = stem.endsWith('y') ? [stem.slice(0, -1)] : [];
  return [stem, ...soft, ...glide];
}
