const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Roots whose t softens before a vowel ("gidiyor", "eder"). */
export const SOFT_VERBS = wordSet('git et tat güt dit');

/** Verbs written together with "etmek", which soften like it ("kaybediyor"). */
export const SUFFIXED_ET = wordSet(`
  addet affet ahdet akdet akset atfet azlet azmet bahset bahşet cebret celbet cezbet darbet defet defnet devret
  dercet emret fethet feshet gasbet gaspet haczet hallet hamdet hapset hasret hatmet hazmet hazzet hicvet hisset
  hükmet kahret kastet katet katlet kaybet kaydet keşfet küfret lağvet lütfet mahvet menet methet
  meylet nakşet naklet neşret nefyet nezret raptet reddet resmet sabret seyret sarfet şükret tabet vadet vakfet
  vahyet vazet vehmet zannet zaptet zehret zikret zulmet farzet yâdet
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
