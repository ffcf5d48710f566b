import { conjugate } from '#domain/turkish/index.ts';
import type { NarrativeTense } from './world.ts';

/** Words that end like a past verb but are none. */
const NOT_VERBS = new Set(
  'adı tadı kendi şimdi kedi yedi hadi haydi kadı ardı yurdu ordu derdi cildi kaydı tadı sandı ödü udu vadi halı kenti altı üstü sırtı kartı yatı otu atı eti sütü katı ketti'.split(
    ' ',
  ),
);

const BARE = new Set(['var', 'yok', 'değil']);
const VOWEL = /[aeıioöuü]/gu;

/** Verb stems that end in -y or -r and must not be taken for a copula or an aorist. */
const Y_STEMS = /(?:^|[^\p{L}])(?:say|duy|koy|uy|soy|doy|giy|yay|kay|oy|cay|bay)$/u;
const R_STEMS =
  /(?:^|[^\p{L}])(?:gör|sor|dur|var|ver|kır|vur|sür|gir|otur|getir|götür|bitir|çevir|kaldır|indir|öldür|döndür|çıkar|kopar|karıştır|sıkıştır|ayır|çağır|bağır|yapıştır|tamamla|kar|yor|kıvır|savur|doğrul|buyur|devir|geçir|yatıştır|düşür|uçur|duyur|doyur|koştur|gezdir|konuştur|söndür|bastır|dur|kur|ser|sar|yar|der|er|ur)$/u;

/** Shifts the narration of a passage from the past to the tense in which a continued text is told; speech stays. */
export function shiftTense(sentences: readonly string[], tense: NarrativeTense): string[] {
  if (tense === 'past') return [...sentences];
  let spoken = false;
  return sentences.map((sentence) =>
    sentence
      .split(/(?=[“”])/u)
      .map((piece) => {
        if (piece.startsWith('“')) spoken = true;
        else if (piece.startsWith('”')) spoken = false;
        return spoken ? piece : shiftClauses(piece, tense);
      })
      .join(''),
  );
}

function shiftClauses(text: string, tense: NarrativeTense): string {
  return text.replace(/(\p{L}+)(?=[.,;:!?…]|\s+(?:ve|ama|fakat)\s|\s+\p{Lu}|$)/gu, (word) =>
    shiftWord(word, tense),
  );
}

function shiftWord(word: string, tense: NarrativeTense): string {
  const lower = word.toLocaleLowerCase('tr');
  if (NOT_VERBS.has(lower.replace(/m$/u, ''))) return word;
  const match = /^(.+?)(y?)([dt])([ıiuü])(m|k|lar|ler)?$/u.exec(word);
  if (!match) return word;
  const [, body = '', buffer = '', , , ending = ''] = match;
  if (/[ıiuü]yor$/u.test(body))
    return tense === 'present' ? body + presentEnding(body, ending) : withEvidential(body, '', ending);
  if (/m[ıiuü]ş$/u.test(body)) return body + (ending === 'm' ? `${harmony(body)}m` : ending);
  if (/[ae]c[ae]k$/u.test(body)) {
    return tense === 'present' ? futureEnding(body, ending) : withEvidential(body, '', ending);
  }
  if (tense === 'present' && isAorist(body)) return aoristEnding(body, ending);
  if (buffer && Y_STEMS.test(body + buffer)) {
    return tense === 'present' ? presentOf(body + buffer, ending) : withEvidential(body + buffer, '', ending);
  }
  if (buffer || BARE.has(body.toLocaleLowerCase('tr'))) {
    return tense === 'present'
      ? body + (ending === 'm' ? `${buffer}${harmony(body)}m` : ending)
      : withEvidential(body, buffer, ending);
  }
  if (tense === 'evidential') return withEvidential(body, '', ending);
  return presentOf(body, ending) || word;
}

function presentOf(stem: string, ending: string): string {
  const vowels = stem.match(VOWEL);
  if (!vowels) return '';
  const infinitive = stem + (/[aıou]/u.test(vowels.at(-1) ?? '') ? 'mak' : 'mek');
  const person = ending === 'm' ? '1sg' : ending === 'k' ? '1pl' : ending ? '3pl' : '3sg';
  return conjugate(infinitive, { tense: 'present', person });
}

/** "tanır" in "tanırdı", "durmaz" in "durmazdı"; "otur" in "oturdu" is none. */
function isAorist(body: string): boolean {
  if (/m[ae]z$/u.test(body)) return true;
  return /[aıoueiöü]r$/u.test(body) && (body.match(VOWEL)?.length ?? 0) >= 2 && !R_STEMS.test(body);
}

function aoristEnding(body: string, ending: string): string {
  if (!ending) return body;
  if (/m[ae]z$/u.test(body)) return ending === 'm' ? `${body.slice(0, -1)}m` : body + ending;
  return body + (ending === 'm' ? `${harmony(body)}m` : ending === 'k' ? `${harmony(body)}z` : ending);
}

function futureEnding(body: string, ending: string): string {
  if (ending === 'm') return `${body.slice(0, -1)}ğ${harmony(body)}m`;
  if (ending === 'k') return `${body.slice(0, -1)}ğ${harmony(body)}z`;
  return body + ending;
}

function harmony(body: string): string {
  const last = body.match(VOWEL)?.at(-1) ?? 'e';
  if (last === 'a' || last === 'ı') return 'ı';
  if (last === 'o' || last === 'u') return 'u';
  if (last === 'ö' || last === 'ü') return 'ü';
  return 'i';
}

function presentEnding(body: string, ending: string): string {
  if (ending === 'm') return `${harmony(body)}m`;
  if (ending === 'k') return `${harmony(body)}z`;
  return ending;
}

function withEvidential(body: string, buffer: string, ending: string): string {
  const vowel = harmony(body);
  const tail = ending === 'm' ? `${vowel}m` : ending === 'k' ? `${vowel}z` : ending;
  return `${body}${buffer}m${vowel}ş${tail}`;
}
