/*
 * Word lists of the request check. They are matched against text that `normalizeTurkish` has lower-cased and written with
 * ASCII letters, so stems end where Turkish suffixes begin. A stem that folding would confuse with an everyday word
 * (sık, sıkı, seksen, seksek, yasak) is fenced in.
 */

const smallNumbers =
  '(?:on|on ?bir|on ?iki|on ?uc|on ?dort|on ?bes|on ?alti|on ?yedi|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz)';

/** Words that always mean a person under 18. */
export const surelyMinor = new RegExp(
  [
    String.raw`(?<![\d.,])(?:[1-9]|1[0-7])(?:['’]?\s?(?:l[iu]|lu)?)?\s+yas(?:in|lar|lik|\b)(?!\S*\s+(?:fark|buyuk|kucuk|once|sonra))`,
    String.raw`(?<!\b(?:on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz)\s)\b${smallNumbers}\s+yas(?:in|lar|lik|\b)(?!\S*\s+(?:fark|buyuk|kucuk|once|sonra))`,
    String.raw`(?<!\d)18\s+yas(?:in)?(?:dan|\s)\s*(?:kucuk|alti)`,
    String.raw`\bresit\s+(?:olma(?:yan|mis|dan)|degil)`,
    String.raw`\bergen(?!ekon|c)(?:l[ie]\w*|[a-z]{0,5})\b`,
    String.raw`\bliseli`,
    String.raw`\blise\s+(?:ogrenci|son|bir|iki|uc|[1-4])`,
    String.raw`\b(?:orta|ilk|ana)\s?okul(?!\S*\s+(?:ogretmen|mudur|yillar|arkadas))`,
    String.raw`\b(?:kiz|oglan|erkek)\s+cocu[kg]`,
    String.raw`\bkucuk\s+(?:kiz|oglan|cocu[kg])(?!\s+kardes)`,
    String.raw`\b(?:loli|lolita|lolicon|shota|shotacon)\b`,
    String.raw`\bpedofil`,
    String.raw`\bcocuk\s+(?:porno|erotik|seks)`,
    String.raw`\b(?:underage|preteen|pre-teen|toddler|schoolgirl|schoolboy|little\s+(?:girl|boy)|minors)\b`,
    String.raw`(?<!\d)(?:[1-9]|1[0-7])[\s-]?(?:year|yr)s?[\s-]?old`,
  ].join('|'),
);

/** Words that mostly mean a child, but also occur in stories about adults. */
export const perhapsMinor = new RegExp(
  [
    String.raw`\bcocu[kg](?!luk|lug|lu\b|su|ca\b|lar?i\s+(?:olan|var)|\s+(?:annesi|babasi|sahibi|doktor|bekl|istiy|yap|dogur))`,
    String.raw`\bbebe[kg](?!im\b|\s+gibi|\s+bekl|\s+iste)`,
    String.raw`\b(?:child|children|kid|kids|teens?|teenagers?)\b`,
  ].join('|'),
);

/** Words that are sexual in every story. */
export const explicit = new RegExp(
  [
    String.raw`\bseks(?!e[nk]|t[ae]n)`,
    String.raw`\bsex(?!tant|tet)`,
    String.raw`\bsevis(?=m|t|i|e|k|en|s)`,
    String.raw`\bcinsel`,
    String.raw`\berotik|\berotizm`,
    String.raw`\bporno`,
    String.raw`\borgazm`,
    String.raw`\bmasturb`,
    String.raw`\b(?:penis|vajina|vagina)`,
    String.raw`\bsehvet`,
    String.raw`\bfetis`,
    String.raw`\bstriptiz`,
    String.raw`\bhentai`,
    String.raw`\bmustehcen`,
    String.raw`\bensest`,
    String.raw`\btecavuz`,
    String.raw`\bnsfw\b`,
    String.raw`(?:\b18\+|\+18\b)`,
    String.raw`\b(?:nude|erotic|orgasm|incest|rape[ds]?)\b`,
    String.raw`\b(?:yarrak|yarrag|amcik|amcig)`,
  ].join('|'),
);

/** Swear words that folding would confuse with everyday ones: matched with their own letters. */
export const explicitUnfolded = /\bsikiş|\bsikti(?:m|n|k|ler)?\b|\bsikmek\b|\bsiker(?:im|sin|ler)?\b/u;

/** Words that are sexual only where the rating or the genre is. */
export const suggestive = new RegExp(
  [
    String.raw`\bciplak(?!\s+(?:ayak|el|goz|agac|dal|duvar|tepe|arazi))`,
    String.raw`\bsoyun(?:up|d|ur|uyor|an|mus|ma)`,
    String.raw`\bopus(?=m|t|u|e)`,
    String.raw`\btahrik\b`,
    String.raw`\barzula`,
    String.raw`\b(?:gogusleri|memeleri|kalcalari|kasiklari)`,
    String.raw`\b(?:naked|undress)`,
    String.raw`\byata(?:ga|kta)\s+(?:at|birlikte|beraber)`,
  ].join('|'),
);

/** Words of abuse as the subject of a serious story, which a safe rating may mention without showing it. */
export const seriousMatter =
  /\b(?:cinsel\s+(?:istismar|taciz|saldiri|suc|egitim|siddet)\S*|tecavuz\S*\s+(?:dava|suc|magdur|sanig|zanli|ugra)\S*)/g;

/** Matches sexual words that a request excludes: "cinsellik içermeyen". */
export const unwanted =
  /\b(?:cinsel|seks|erotik|erotizm|mustehcen)\S*(?:\s+\S+)?\s+(?:icerme|olma(?:yan|sin)|yok\b|barindirma|yer\s+alma)\S*/g;

/** Words that request it nevertheless. */
export const asksToShow = /\b(?:ayrintili|detayli|acik\s?sacik|betimle|tasvir|sahne)/;
