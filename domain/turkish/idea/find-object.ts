import { looksLikeCompound } from '../compound.ts';
import { isParticiple } from './clause-verb.ts';
import type { IdeaObject } from './idea.ts';
import { withoutAccusative } from './noun-form.ts';
import { personNoun } from './people.ts';
import { isCaseMarked, lowerStart } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

const ADVERBS =
  /^(?:çok|hiç|her|gece|gün|sabah|akşam|yeniden|tekrar|ilk|son|kez|sonra|önce|artık|bile|de|da|ve|ama|gizlice|birden|aniden|sürekli|hep|yine|için|geri|karşı|boyunca|süresince|sırasında|doğru|beri|itibaren|dek|değin|üzere|içeri|dışarı|yukarı|aşağı|ileri|hâlâ|bir|gibi|kadar|sayesinde|yüzünden|zaman|önünde|tek|başına|biri|ikisi)$/u;

/** Verbs whose complement ends in a genitive: "haberin peşine düşer". */
const OF_GENITIVE =
  /^(?:peşine düşmek|yerine geçmek|yerini almak|farkına varmak|önüne geçmek|üstesinden gelmek|hakkından gelmek)$/u;

/** "bunu" is no form of a noun. */
const PRONOUN =
  /^(?:(?:bu|şu|o)n(?:u|ları)|beni|seni|bizi|sizi|kendini|kendisini|kimseyi|herkesi|birini|hepsini|hiçbirini)$/u;

/** Postpositions, which a word in any case stands in front of. */
const NO_HEAD = /^(?:diye|göre|rağmen|önce|sonra|olarak|ile|birlikte|beraber|hakkında|dolayı|karşın)$/u;

/** Verbs that have an object and nothing in the dative right in front of them: "bir hata yapar". */
const TAKES_OBJECT = new Set(
  'yapmak|bulmak|görmek|duymak|almak|satın almak|keşfetmek|icat etmek|inşa etmek|yazmak|çizmek|kurmak|açmak|kazanmak|kaybetmek|yitirmek|çalmak|saklamak|istemek|aramak|dikmek|örmek|büyütmek|yetiştirmek|hayal etmek|fark etmek|miras almak|kiralamak|üretmek|geliştirmek|tasarlamak|yakalamak|öğrenmek|seçmek|işlemek|onarmak|tamir etmek'.split(
    '|',
  ),
);

/** The object, also where a dative or another adverbial stands between it and the verb ("gölgesini bir büyücüye"). */
export function findObject(complement: readonly IdeaWord[], verb: string): IdeaObject | undefined {
  if (OF_GENITIVE.test(verb)) return undefined;
  const words = /^(?:geri|yeniden|tekrar)$/u.test(complement.at(-1)?.lower ?? '')
    ? complement.slice(0, -1)
    : complement;
  const accusative = words.slice(0, -1).some(({ lower }) => /(?:[aeıioöuü]y|[ıiuü]n)[ıiuü]$/u.test(lower));
  return objectIn(words, TAKES_OBJECT.has(verb) && !accusative);
}

function objectIn(complement: readonly IdeaWord[], takesObject: boolean): IdeaObject | undefined {
  const direct = objectOf(complement, takesObject);
  if (direct) return direct;
  const at = complement.findLastIndex(
    ({ lower, comma, quote }, index) =>
      index < complement.length - 1 &&
      !comma &&
      !quote &&
      (/(?:[aeıioöuü]y|[ıiuü]n)[ıiuü]$/u.test(lower) || isHeldBefore(complement, index)),
  );
  const rest = complement.slice(at + 1);
  const adverbial = rest.every(
    ({ lower }) => lower === 'bir' || !(isParticiple(lower) || /m[ae](?:y[ae]|kt[ae]n?|k)$/u.test(lower)),
  );
  return at >= 0 && adverbial && isCaseOf(rest.at(-1))
    ? objectOf(complement.slice(0, at + 1), false)
    : undefined;
}

/** "bir mektubu komutanından", "gerçeği mürettebattan": an accusative that changes the noun's last consonant. */
const isHeldBefore = (complement: readonly IdeaWord[], at: number): boolean =>
  /[bcğ][ıiuü]$/u.test(complement[at]?.lower ?? '') &&
  !isParticiple(complement[at]?.lower ?? '') &&
  /[dt][ae]n?$/u.test(complement[at + 1]?.lower ?? '');

const isCaseOf = (word: IdeaWord | undefined): boolean =>
  word !== undefined && /(?:[dt][ae]n?|y?[ae]|n[ae]|y?l[ae])$/u.test(word.lower);

function objectOf(complement: readonly IdeaWord[], takesObject: boolean): IdeaObject | undefined {
  const last = complement.at(-1);
  if (
    !last ||
    last.quote ||
    /^şey\p{L}*$/u.test(last.lower) ||
    PRONOUN.test(last.lower) ||
    ADVERBS.test(last.lower) ||
    NO_HEAD.test(last.lower)
  )
    return undefined;
  const proper = /['’]/u.test(last.text);
  const nominative = personNoun(last.lower) !== undefined && complement.at(-2)?.lower === 'bir';
  // "sorumlu" is no accusative.
  const adjective = /[^aeıioöuü]l[ıiuü]$/u.test(last.lower);
  const bare = proper || nominative || adjective ? undefined : withoutAccusative(last.lower);
  const from = objectStart(complement);
  const phrase = lowerStart(complement.slice(from));
  if (proper && /['’](?:y?[ıiuü])$/u.test(last.text))
    return { phrase, head: last.text.replace(/['’].*$/u, ''), compound: false };
  const indefinite = complement.slice(from).some(({ lower }) => /^(?:bir|iki|üç|dört|birkaç)$/u.test(lower));
  const accusative =
    /(?:[aeıioöuü]y|[ıiuü]n|[bcğ]|ler|lar)[ıiuü]$/u.test(last.lower) ||
    !indefinite ||
    // "bir saatin içinden gelen sesi": the article belongs to the clause in front.
    /[ae]n$/u.test(complement.at(-2)?.lower ?? '') ||
    (complement.at(-2)?.lower === 'bir' && looksLikeCompound(`bir ${last.lower}`));
  if (
    bare &&
    accusative &&
    !ADVERBS.test(last.lower) &&
    (!/[aeıioöuü]s[ıiuü]$/u.test(last.lower) ||
      /(?:^|[^\p{L}])(?:sesi|nefesi|hevesi|kafesi|adresi|mirası|hissi)$/u.test(last.lower))
  ) {
    // "-dığını" is what is perceived, no thing.
    if (
      /(?:[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|[dt][ıiuü]kl[ae]r[ıi]|m[ae]s[ıi]|m[ae])$/u.test(bare.head) &&
      (isParticiple(bare.head) || /m[ae](?:s[ıi])?$/u.test(bare.head))
    )
      return undefined;
    return { phrase, ...bare };
  }
  const several = /l[ae]r$/u.test(last.lower) && !last.initial;
  if (
    (indefinite || several) &&
    ((takesObject && !/[dt][ae]n?$/u.test(last.lower)) ||
      NOUNS_IN_A.has(last.lower) ||
      !/(?:[ae]|[dt][ae]n|[dt][ae]ki)$/u.test(last.lower)) &&
    !ADVERBS.test(last.lower)
  ) {
    return { phrase, head: last.lower, compound: looksLikeCompound(phrase) };
  }
  return undefined;
}

/** Nouns in -a and -e, which without a list can't be told from a dative ("bir çanta", but "bir çocuğa"). */
export const NOUNS_IN_A = new Set(
  'hata rota nokta posta sonata perde çanta harita gazete oda masa araba lamba pencere elma para makine tabanca kasa tencere tava şişe hikâye bahçe kule mağara ada pasta kova sandalye ayna küpe gölge hazine define köle fare kale parça kapsül sayfa dosya kaza fırtına rüya yara kemençe maske nota cüzdan fidan vatan meydan kafile kolye belge hastane köprü kütüphane'.split(
    ' ',
  ),
);

/** Adverbs that may stand in front of an object and are no part of it: "gizlice dikiş makinesini satar". */
const MANNER =
  /^(?:gizlice|sessizce|usulca|yavaşça|hızla|çabucak|hemen|birden|birdenbire|aniden|ansızın|sürekli|hep|yine|yeniden|tekrar|artık|nihayet|sonunda|yanlışlıkla|istemeden|bilmeden|kazara|tesadüfen|böylece|öylece|öfkeyle|heyecanla|dikkatle|özenle)$/u;

/** The object's noun phrase begins after the last word in another case, adverb or converb. */
function objectStart(complement: readonly IdeaWord[]): number {
  const relative = complement.findLastIndex(({ lower }) => isParticiple(lower));
  const limit = relative >= 0 ? relative : complement.length - 1;
  const stop = complement
    .slice(0, limit)
    .findLastIndex(
      ({ lower, comma }) =>
        comma ||
        /^(?:sonra|önce|boyunca|beri)$/u.test(lower) ||
        (relative < 0 && MANNER.test(lower)) ||
        (relative < 0 && (isCaseMarked(lower) || /(?:[ıiuü]p|[ae]r[ae]k)$/u.test(lower)) && lower !== 'bir'),
    );
  return stop + 1;
}
