import { attach, type Suffix, suffix } from './phonology.ts';
import { heardStem } from './proper-name.ts';

const SUFFIXES = {
  li: suffix('lI'),
  siz: suffix('sIz'),
  lik: suffix('lIK'),
  ci: suffix('CI'),
  ce: suffix('CA'),
  cik: suffix('CIK'),
  // Of these -leyin alone keeps its vowels ("akşamleyin").
  leyin: suffix('leyin'),
} as const satisfies Record<string, Suffix>;

/** Suffixes that make a new word; none takes an apostrophe, not even after a name ("İstanbullu"). */
export type Derivation = keyof typeof SUFFIXES;

/** A word made from another: "deniz" + ci → "denizci", "ses" + siz → "sessiz", "Ankara" + li → "Ankaralı". */
export const derive = (word: string, derivation: Derivation): string =>
  attach(heardStem(word), SUFFIXES[derivation]).text;

/** No rule says which of m, p, r, s closes the first syllable, so the words in use are listed. */
const INTENSE: ReadonlyMap<string, string> = new Map(
  (
    'acı/apacı açık/apaçık ak/apak aydınlık/apaydınlık ayrı/apayrı başka/bambaşka belli/besbelli ' +
    'beyaz/bembeyaz boş/bomboş canlı/capcanlı çabuk/çarçabuk ' +
    'çıplak/çırılçıplak dik/dimdik diri/dipdiri doğru/dosdoğru dolu/dopdolu düz/dümdüz ' +
    'geniş/gepgeniş ince/ipince ıslak/ıpıslak ' +
    'ıssız/ıpıssız iri/ipiri kara/kapkara karanlık/kapkaranlık katı/kaskatı kırmızı/kıpkırmızı kızıl/kıpkızıl ' +
    'kısa/kıpkısa koca/koskoca koyu/kopkoyu kuru/kupkuru mavi/masmavi mor/mosmor ' +
    'pembe/pespembe sağlam/sapasağlam sarı/sapsarı serin/sepserin ' +
    'sıcak/sımsıcak sıkı/sımsıkı sivri/sipsivri siyah/simsiyah şirin/şipşirin taze/taptaze ' +
    'tamam/tastamam tatlı/taptatlı temiz/tertemiz turuncu/tupturuncu uslu/upuslu uzun/upuzun yalnız/yapayalnız ' +
    'yassı/yamyassı yeni/yepyeni yeşil/yemyeşil yuvarlak/yusyuvarlak'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
);

/** The heightened form of an adjective ("mavi" → "masmavi"), or undefined where the language has none in use. */
export const intensify = (adjective: string): string | undefined => INTENSE.get(adjective);
