import { withoutCircumflex } from './circumflex.ts';
import { PALATAL } from './lexicon-exceptions.ts';
import { createMemo } from './memo.ts';
import { nounStem, splitHead } from './noun-stem.ts';
import { numberStem } from './number.ts';
import { fronted, isVowel, lastVowel, plainStem, type Stem } from './phonology.ts';

/** Names whose palatal ending asks for front suffixes ("Kemal'in", "Hilal'e"). */
const PALATAL_NAMES: ReadonlySet<string> = new Set(
  (
    'kemal cemal celal bilal hilal nihal meral iclal ikbal zuhal şevval visal emsal istiklal resul kabul nepal ' +
    'senegal helal amal daniyal ' +
    'seul bristol bengal'
  ).split(' '),
);

/** Foreign names by the way their ending is heard in Turkish. */
const HEARD: ReadonlyMap<string, string> = new Map(
  (
    'alice/elis anne/en apple/epıl austen/ostın baudelaire/bodler beethoven/betofın bordeaux/bordo boyle/boyl bruce/brus ' +
    'cambridge/kembriç camus/kamü charles/çarls charlie/çarli charlotte/şarlot chicago/şikago claire/kler ' +
    'claude/klod descartes/dekart dickens/dikıns disney/dizni doyle/doyl dumas/düma edgar/edgır eve/iv ' +
    'facebook/feysbuk flaubert/flober foucault/fuko george/corç georges/jorj goethe/göte google/gugıl grace/greys ' +
    'grimm/grim hemingway/hemingvey holmes/holms hugo/hügo instagram/instagram jack/cek jacques/jak jake/ceyk ' +
    'james/ceyms jane/ceyn jean/jan joe/co john/con joyce/coys julie/juli kate/keyt lawrence/lorıns lille/lil ' +
    'liverpool/livırpul louis/lui luke/luk lyon/liyon marie/mari marseille/marsey marx/marks maurice/moris ' +
    'michael/maykıl mike/mayk molière/molyer montaigne/monten monroe/monro moore/mur newton/nivtın nice/nis ' +
    'nietzsche/niçe nicole/nikol oxford/oksford paul/pol pierre/piyer poe/po proust/prust renault/reno rose/roz ' +
    'rousseau/ruso sartre/sartr scott/skat seattle/siyetıl shakespeare/şekspir sherlock/şerlok simone/simon ' +
    'skype/skayp sophie/sofi steve/stiv stone/ston twitter/tivitır verne/vern versailles/versay voltaire/volter ' +
    'wilde/vayld william/vilyım woolf/vulf wordpress/vörtpres yahoo/yahu york/york youtube/yutup zola/zola ' +
    'whatsapp/vatsap microsoft/maykrosoft blake/bleyk wayne/veyn kyle/kayl dave/deyv luc/lük noel/noel thames/temz'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
);

const ACRONYM = /^\p{Lu}{2,6}$/u;
/** Acronyms of two or three letters are spelled out; longer ones with a vowel are read as words ("NATO"). */
const SPELLED_LENGTH = 3;

/** Tells whether a name ends in digits or capitals, which part from every suffix by an apostrophe. */
export const isSpelledOut = (name: string): boolean => /\d$/u.test(name) || ACRONYM.test(splitHead(name)[1]);

/** Whether a name is a foreign one whose final sound in Turkish is listed here ("Shakespeare"). */
export const isHeardOtherwise = (name: string): boolean =>
  HEARD.has(splitHead(name)[1].toLocaleLowerCase('tr'));

function heardEnding(word: string): string {
  if (!ACRONYM.test(word)) return HEARD.get(word.toLocaleLowerCase('tr')) ?? word;
  const spelled = word.length <= SPELLED_LENGTH || lastVowel(word) === undefined;
  const last = word.charAt(word.length - 1);
  return spelled && !isVowel(last) ? `${last}e` : word;
}

/**
 * A name as suffixes hear it. With `apostrophe` its spelling is closed off, so that suffixes can only be
 * added behind "'"; without, it takes them directly ("Ahmetler").
 */
export function properStem(name: string, apostrophe: boolean): Stem {
  if (!apostrophe) return { ...plainStem(name), vowel: nameSound(name).vowel };
  const text = `${name}'`;
  return { ...nameSound(name), text, beforeVowel: text };
}

function hearName(name: string): Stem {
  const word = splitHead(name)[1];
  if (/\d$/u.test(word)) return numberStem(word);
  const heard = plainStem(heardEnding(word));
  const lowered = withoutCircumflex(word.toLocaleLowerCase('tr'));
  const palatal = PALATAL_NAMES.has(lowered) || PALATAL.has(lowered);
  return palatal ? { ...heard, vowel: fronted(heard.vowel) } : heard;
}

const memo = createMemo<Stem>(5000);
const nameSound = (name: string): Stem => memo(name, () => hearName(name));

/** A word of running text as its neighbours hear it: a capital or a digit makes it a name or a number. */
export const heardStem = (word: string): Stem =>
  /^[\p{Lu}\d%]/u.test(splitHead(word)[1]) ? properStem(word, false) : nounStem(word);
