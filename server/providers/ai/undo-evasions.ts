/** Characters that stand between the letters of a word that shall not be found. */
const between = String.raw`[\s.\-*_·•/+|]`;
/** Three or more single letters with something between them: "s e k s". */
const spelledOut = new RegExp(`(?<![a-z0-9])[a-z0-9$@](?:${between}{1,2}[a-z0-9$@]){2,}(?![a-z0-9])`, 'g');
/** A mark within a word: "se-viş-mek". */
const insideWord = /(?<=[a-z])[-*_·•.|](?=[a-z])/g;
/** An age whose digits are apart: "1 4 yaşında". */
const splitAge = /(?<!\d)1[\s.-]([0-7])(?=\s*yas)/g;

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '€': 'e',
  '×': 'k',
};
/** Endings of an age in digits: "14yaş", "17’sinde", "15lik". */
const ofAge = "\\d+['’]?(?:l[iu]k|yas|yo|y/|inde|unde|unda|sinde|sina|sine|ine|una|une|inden|undan)";
/** A word of letters with digits or signs among them, which is no age. */
const disguised = new RegExp(
  `(?<![a-z0-9$@])(?!${ofAge})(?=[a-z0-9$@!×€]*[a-z])(?=[a-z0-9$@!×€]*[0-9$@!×€][a-z0-9]|[a-z]+[0-9$@×€])[a-z0-9$@!×€]+`,
  'g',
);
/** A letter that is drawn out: "seeeks". */
const drawnOut = /([a-z])\1{2,}/g;

const stems = [
  'seks',
  'sevism',
  'sevist',
  'sevise',
  'sevisi',
  'sevis',
  'erotik',
  'porno',
  'cinsel',
  'liseli',
  'ortaokul',
  'ilkokul',
  'cocuk',
  'ergen',
  'kucukkiz',
];
/** A stem in parts, of which the first begins a word: "li s e li". "Herkes ekşi" holds no word that begins with it. */
const inParts = new RegExp(
  `(?<![a-z])(?:${stems.map((stem) => [...stem].join('[\\s.*_·•/|-]{0,2}')).join('|')})`,
  'g',
);

/**
 * Reads a normalized text as it is meant when letters are spaced, dotted, replaced by digits or repeated. The result is
 * compared beside the text and never shown. @param text as `normalizeTurkish` returns it
 */
export function undoEvasions(text: string): string {
  return text
    .replaceAll(/[–—‐‑]/g, '-')
    .replaceAll(spelledOut, (letters) => letters.replaceAll(/[^a-z0-9$@]/g, ''))
    .replaceAll(insideWord, '')
    .replaceAll(splitAge, '1$1')
    .replaceAll(disguised, (word) => word.replaceAll(/[0-9$@!×€]/g, (sign) => lookalikes[sign] ?? sign))
    .replaceAll(drawnOut, '$1')
    .replaceAll(inParts, (parts) => parts.replaceAll(/[^a-z]/g, '').replace('kucukkiz', 'kucuk kiz'));
}
