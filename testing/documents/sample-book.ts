const roots =
  'ağaç ışık gölge şehir İstanbul çınar kıyı yağmur öğle düğüm süngü gün kapı pencere deniz fener kuyu değirmen çocuk kadın adam yaşlı balıkçı mektup şüphe sessizlik ıslık ığrıp gül bağ öykü söz yol köy köprü ırmak saat rüzgâr hikâye kâğıt dükkân bahçe çiçek kuş göz yüz ses gece sabah kış yaz'.split(
    ' ',
  );
const endings =
  'da nın lar ların larında ı ım ımız ının ından a dan la ca sız sızlık lık lığı lığını cı cıların daki dakiler mış mıştı yordu acak acaktı ınca arak madan dıkça dığı dığında ken'.split(
    ' ',
  );

/** A deterministic random generator. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A text with a book's cost for a converter: many different words (each fifth with two suffixes), paragraphs, dialogue,
 * emphasis, scene breaks, and a chapter every 4,000 words. The words have no meaning.
 */
export function sampleBook(words: number): string {
  const next = numbers(7);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const word = () => pick(roots) + (next() < 0.7 ? pick(endings) : '') + (next() < 0.2 ? pick(endings) : '');
  const lines: string[] = [];
  let written = 0;
  for (let chapter = 1; written < words; chapter += 1) {
    lines.push(`Bölüm ${chapter}: ${word()} ${word()}`);
    const end = Math.min(words, chapter * 4_000);
    for (let paragraph = 1; written < end; paragraph += 1) {
      const count = Math.min(words - written, 15 + Math.floor(next() * 90));
      const said = Array.from({ length: count }, word);
      if (paragraph % 7 === 0) said[1] = `*${said[1]}*`;
      lines.push(`${paragraph % 4 === 0 ? '— ' : ''}${said.join(' ')}.`);
      if (paragraph % 25 === 0) lines.push('* * *');
      written += count;
    }
  }
  return lines.join('\n\n');
}
