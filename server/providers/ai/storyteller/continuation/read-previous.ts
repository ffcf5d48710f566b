import type { NarrativeTense } from '../engine/world.ts';
import { isFormOf } from '../idea/lexicon.ts';
import { isKnownName } from '../idea/read-idea.ts';

/** What a text that is to be continued fixes for the rest. */
export interface PreviousReading {
  narrator: 'first' | 'third';
  tense: NarrativeTense;
  /** Names, most present first; then those that only the older part knows. */
  names: string[];
  /** Kin of the hero that the text speaks of ("baba"). */
  kin: string[];
  /** The end of the text, for hour, weather and things at hand. */
  lastScene: string;
}

const NOT_NAMES = new Set(
  'İstanbul Ankara İzmir Türkiye Anadolu Osmanlı Tanrı Allah Ama Sonra Fakat Oysa Belki Evet Hayır Bir Bey Hanım Mars Ay Dünya Avrupa Asya Bursa Konya Boğaz Akdeniz Karadeniz Ege Kadıköy Beyoğlu Galata Usta Dede Teyze Amca Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar Adana Adıyaman Afyon Ağrı Aksaray Amasya Antalya Ardahan Artvin Aydın Balıkesir Bartın Bayburt Bilecik Bingöl Bitlis Bolu Burdur Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Antep Giresun Gümüşhane Hakkâri Hatay Iğdır Isparta Kahramanmaraş Maraş Karabük Karaman Kars Kastamonu Kayseri Kilis Kırıkkale Kırklareli Kırşehir Kocaeli İzmit Kütahya Malatya Manisa Mardin Mersin Muğla Muş Nevşehir Niğde Ordu Osmaniye Rize Sakarya Samsun Şanlıurfa Urfa Siirt Sinop Şırnak Sivas Tekirdağ Tokat Trabzon Tunceli Uşak Van Yalova Yozgat Zonguldak Bozcaada Gökçeada Safranbolu Ayvalık Kaş Avanos Şarköy Soma Toros Palandöken Çal Midyat Arapgir Haydarpaşa Kurtalan Konak'.split(
    ' ',
  ),
);

const KIN = 'baba anne abla ağabey dede babaanne anneanne büyükanne usta amca teyze kuzen'.split(' ');

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”|"[^"]*"/gu, ' ');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Letters of the newest part, which fixes how the text is told. */
const recentLetters = 6_000;

/** Reads person and tense from the newest part of a text, and the people from the whole of it. */
export function readPrevious(text: string): PreviousReading {
  const recent = text.slice(-recentLetters);
  const narration = withoutQuotes(recent);
  const firsts = count(
    narration,
    /(?:[dt][ıiuü]m|yordum|yorum|m[ıiuü]ştım|m[ıiuü]şt[ıiuü]m)(?=[\s.,;:!?…]|$)|(?<!\p{L})(?:ben|beni|bana|benim|bende|benden)(?!\p{L})/giu,
  );
  const verbs = Math.max(1, count(narration, /[.!?…](?=\s|$)/gu));
  const paragraphs = recent.split(/\n+/).filter((part) => part.trim());
  return {
    narrator: firsts >= Math.max(2, verbs * 0.2) ? 'first' : 'third',
    tense: tenseOf(narration),
    // Whoever was met early and not seen for long is still who they were.
    names: [...new Set([...namesIn(recent), ...namesIn(text.slice(0, -recentLetters))])],
    kin: KIN.filter((word) =>
      new RegExp(
        `(?<!\\p{L})${word.slice(0, -1)}\\p{L}*(?:m|s[ıi])(?:n?[ıiuüea]\\p{L}*)?(?!\\p{L})`,
        'iu',
      ).test(narration),
    ),
    lastScene: paragraphs.at(-1) ?? '',
  };
}

function tenseOf(narration: string): NarrativeTense {
  const past = count(narration, /[dt][ıiuü](?:m|k|lar|ler)?(?=[.!?…;])/giu);
  const present = count(narration, /(?:[ıiuü]yor(?:um|uz|lar)?|m[ae]kt[ae](?:y[ıi]m)?)(?=[.!?…;])/giu);
  const evidential = count(narration, /m[ıiuü]ş(?:[ıiuü]m|l[ae]r)?(?=[.!?…;])/giu);
  if (present > past && present >= evidential) return 'present';
  if (evidential > past) return 'evidential';
  return 'past';
}

/** Capitalised words that recur inside sentences or carry an apostrophe, most frequent first. */
function namesIn(text: string): string[] {
  const counts = new Map<string, number>();
  const sure = new Set<string>();
  const places = new Set<string>();
  for (const match of text.matchAll(/(?<![\p{L}'’])(\p{Lu}\p{Ll}+)(['’]\p{Ll}+)?/gu)) {
    const name = match[1] ?? '';
    if (NOT_NAMES.has(name)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1 + match.index / text.length);
    const before = text.slice(Math.max(0, match.index - 2), match.index);
    // "Bozcaada’da": who is named in a place's case is a place.
    if (/^['’][dt][ae]/u.test(match[2] ?? '')) places.add(name);
    else if (match[2] || /[\p{Ll},;] $/u.test(before)) sure.add(name);
  }
  return [...counts]
    .filter(([name]) => sure.has(name) && (!places.has(name) || isKnownName(name)))
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
}

/** How often a noun occurs in a text, in any form. */
export function occurrences(text: string, lemma: string, compound: boolean): number {
  const head = lemma.split(' ').at(-1) ?? lemma;
  const words = text.toLocaleLowerCase('tr').split(/[^\p{L}]+/u);
  return words.filter((word) => isFormOf(word, head, compound && lemma.includes(' '))).length;
}
