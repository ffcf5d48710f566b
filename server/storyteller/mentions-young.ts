/**
 * Words that speak of children, pupils and the young. Love stories and stories for adults have only grown people in
 * them, in the background too, so that a passage with such a word is never drawn there.
 */
const YOUNG = new RegExp(
  [
    String.raw`(?<!\p{L})(?:çocu[kğ]|öğrenci|(?:ilk|orta|ana)?okul(?!un ard)|lise|kreş|bebe[kğ]|ergen|delikanlı|oğlan|çıra[kğ]|torun|yetim|öksüz|miço|sınıf|ödev|karne|oyunca[kğ]|beşi[kğ]|stajyer|gençli[kğ])`,
    'küçük (?:kız|oğlan|erkek)|genç kız|kız çocu',
    String.raw`(?<!\p{L})(?:küçü[kc]|ufa[kc]ı?)(?:ken|kt[üu]|ık)`,
    String.raw`(?<!(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan) )(?:on(?: \p{L}+)?|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz) yaş(?:ın|lar)`,
    '(?:senin|onun|benim) yaşındayken',
  ].join('|'),
  'iu',
);

/** Whether a text speaks of somebody who may not be grown up. */
export function mentionsYoung(text: string): boolean {
  return YOUNG.test(text);
}
