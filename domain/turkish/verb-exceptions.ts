import { wordSet } from './word-set.ts';

/** Roots whose t softens before a vowel ("gidiyor", "eder"). */
export const SOFT_VERBS = wordSet('git et tat güt dit süregit');

/** Verbs written together with "etmek", which soften like it ("kaybediyor"). */
export const SUFFIXED_ET = wordSet(`
  addet affet ahdet ahzet akdet akset atfet azlet azmet bahset bahşet cebret cehdet celbet cemet cezbet dahlet
  darbet defet defnet dercet devret emret farzet feshet fethet gasbet gaslet gaspet guslet haccet haczet hakket
  hallet hamdet hamlet hapset hasret hatmet hazfet hazmet hazzet hicvet hisset hükmet kabzet kahret kastet katet
  katlet kaybet kaydet keşfet küfret lağvet lütfet mahvet masset menet methet meylet mezcet naklet nakzet nakşet
  nasbet nefyet nezret neşret nükset raptet recmet reddet resmet sabret sarfet serdet setret seyret tabet tayyet
  vadet vahyet vakfet vazet vehmet yâdet zammet zannet zaptet zehret zemmet zikret zulmet şükret
`);

/** Longer verbs that end in a monosyllable and keep its -Ar ("vazgeçer"). */
export const AORIST_A_COMPOUNDS = wordSet('vazgeç alıkoy varsay elkoy düşeyaz öleyaz');

/** The thirteen verbs of one syllable that take -Ir, and the short passives that do too. */
export const AORIST_I_MONOSYLLABLES = wordSet('al bil bul dur gel gör kal ol öl san var ver vur den');

const CAUSATIVES: ReadonlyMap<string, string> = new Map(
  `
  bat/batır bit/bitir doğ/doğur doy/doyur duy/duyur düş/düşür geç/geçir göç/göçür iç/içir kaç/kaçır piş/pişir
  şaş/şaşırt şiş/şişir taş/taşır uç/uçur yat/yatır yit/yitir art/artır aş/aşır çık/çıkar kop/kopar ak/akıt kok/kokut
  kork/korkut sap/sapıt sark/sarkıt ürk/ürküt em/emzir gör/göster kalk/kaldır gel/getir git/götür öğren/öğret
  de/dedirt ye/yedir
  `
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('/') as [string, string]),
);

/** The causative of a root that does not follow the rule ("çıkar", "getir"), or undefined. */
export const irregularCausative = (root: string): string | undefined => CAUSATIVES.get(root);
