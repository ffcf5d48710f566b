import { heroDeed, safeSentences, tellClauses } from './told-clauses.ts';

/** Ways to tell a question of the story and what it was answered with, whatever the answer's form. */
const FRAMES: readonly (readonly string[])[] = [
  [
    '“Q” diye sordu<m|> {H} {P.part:gen} [yanında|önünde]; <duyduğum|duyduğu> cevap [gecikmedi|kısaydı]: “A.”',
    '#met “Q” dedi {F}, [sesini alçaltarak|{P.part:dat} bakarak]; <cevabı ikimiz de biliyorduk|cevabı ikisi de biliyordu>: “A.”',
    'Bir tek şey kalmıştı [sorulmadık|konuşulmadık], “Q”, ve {H} [o saatte|sonunda] onu da öğrendi<m|>: “A.”',
  ],
  [
    '{P.small:gen} [arkasına|üstüne] [aceleyle|kurşun kalemle] iki satır [yazılmıştı|karalanmıştı]: “Q” ve hemen altında, [daha koyu|başka bir elden], “A.”',
    '“Q” sorusunun cevabı, [herkesin gözü önündeydi|{P.part:gen} üstünde yazılı gibiydi]: “A.”',
  ],
  [
    '#met “Q” diye sordu {F}; cevap [gecikmeden|usulca] {H:abl} geldi: “A.”',
    '{P.folk}, “Q” sorusuna [tek nefeste|hiç düşünmeden] karşılık verdi: “A.”',
    '#rivalmet “Q” dedi {A}, [alayla|gözlerini kaçırarak]; {H} karşılığını [çoktan biliyordu<m|>|hazır etmişti<m|>]: “A.”',
  ],
  [
    '[Geceler boyu|Yol boyunca] ~aklında tek soru dönmüştü, “Q”, ve [sonunda|ister istemez] hep aynı cevaba varmıştı<m|>: “A.”',
    '{P:loc} herkesin dilinde aynı soru vardı, “Q”, ve {H} cevabı [o gün|sonunda] <kendi gözlerimle gördüm|kendi gözleriyle gördü>: “A.”',
    '“Q” diye [fısıldaşıyordu {P:loc} herkes|soruyordu birbirine herkes]; {H} cevabı [o gün|en sonunda] buldu<m|>: “A.”',
  ],
];

/**
 * An answer to one of the story's questions, in wordings of which one can always be told; `turn` counts the answers of
 * the whole story, so that two that follow each other are told differently.
 */
export function tellAnswer(
  answer: string,
  question: string | undefined,
  heroName: string | undefined,
  turn: number,
): readonly string[] {
  const [sentence] = safeSentences(answer, 1);
  if (!sentence) return [];
  const whole = answer
    .replace(/\s+/gu, ' ')
    .replace(/[.!…]+$/u, '')
    .trim();
  const asksForDeed = /(?:ne yapar|ne yapılır|nasıl kullanılır|verilir|biter)\?$/u.test(question ?? '');
  if (
    !answer.includes(';') &&
    asksForDeed &&
    heroDeed(sentence, heroName) &&
    !/(?:kim|ilk|biri)/iu.test(question ?? '')
  )
    return tellClauses(answer, heroName, 1);
  const [asked] = safeSentences(question ?? '', 1);
  if (!asked?.endsWith('?') || safeSentences(whole, 9).join('; ').length < whole.length - 4) {
    return tellClauses(answer, heroName, 1);
  }
  const capital = whole.charAt(0).toLocaleUpperCase('tr') + whole.slice(1);
  const said = /[?]$/u.test(capital) ? capital : `${capital}.`;
  const wordings = FRAMES[turn % FRAMES.length] ?? [];
  return wordings.map((frame) => frame.replace('“A.”', `“${said}”`).replace('“Q”', `“${asked}”`));
}
