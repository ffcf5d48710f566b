/*
 * Cross-checks the Turkish morphology against Debian's hunspell-tr: `node scripts/check-morphology-hunspell.mjs`.
 * hunspell knows only part of the paradigm, so a refusal alone proves nothing. A form is suspect when hunspell
 * refuses it but accepts a rival spelling of it ("saatı" for "saati"); suspects already judged are listed below.
 */
import { spawnSync } from 'node:child_process';
import { conjugate, inflectNoun, nonfinite } from '../domain/turkish/index.ts';
import * as exceptions from '../domain/turkish/lexicon-exceptions.ts';

const COMMON_NOUNS = `
  ev kapı pencere oda masa sandalye yatak ayna lamba mum duvar çatı bahçe ağaç çiçek yaprak dal kök orman dağ tepe ova
  vadi ırmak göl deniz ada kıyı liman gemi kayık fener köprü yol sokak cadde meydan çarşı dükkân köy kasaba kent ülke
  dünya gök yıldız ay güneş bulut yağmur kar rüzgâr fırtına sis şimşek gece gündüz sabah akşam gün hafta yıl mevsim
  yaz kış bahar güz kadın erkek çocuk kız bebek anne baba kardeş abla amca teyze dede nine komşu dost arkadaş düşman
  öğretmen öğrenci doktor hemşire bekçi balıkçı fırıncı terzi demirci çoban asker kral kraliçe prens yolcu kaptan
  kitap defter kalem mektup kâğıt harita resim fotoğraf şarkı türkü masal öykü roman söz kelime cümle ses sessizlik
  el parmak kol omuz baş yüz göz kulak burun ağız diş dil saç boyun göğüs sırt karın ayak diz yürek kalp kan ter
  ekmek su çay kahve süt peynir zeytin yağ tuz şeker bal elma armut üzüm kiraz portakal çorba sofra tabak bardak kaşık
  at kedi köpek kuş balık kurt tilki ayı tavşan koyun keçi inek arı kelebek yılan karga serçe martı baykuş aslan
  umut korku sevgi nefret öfke sevinç keder hüzün özlem merak cesaret sabır gurur utanç pişmanlık yalnızlık mutluluk
  akıl fikir düşünce bilgi hafıza anı rüya hayal sır yalan gerçek soru cevap sebep sonuç amaç görev iş güç hak
  saat dakika zaman vakit ömür hayat ölüm doğum düğün bayram oyun savaş barış kavga suç ceza yasa devlet millet şehir
  anahtar kilit zincir ip bıçak kılıç silah kutu çanta sepet şapka palto gömlek ayakkabı yüzük kolye altın gümüş
  makine tren araba uçak bisiklet vapur istasyon bilet bavul pasaport telefon televizyon bilgisayar robot gezegen
`;

const COMMON_VERBS = `
  almak vermek gelmek gitmek görmek bakmak bilmek bulmak durmak kalmak olmak ölmek sanmak varmak vurmak yazmak okumak
  sevmek gülmek ağlamak koşmak yürümek çıkmak inmek düşmek kalkmak oturmak yatmak uyumak uyanmak susmak konuşmak
  söylemek demek anlatmak dinlemek duymak işitmek sormak cevaplamak istemek beklemek aramak sevinmek üzülmek korkmak
  kaçmak kovalamak tutmak bırakmak atmak çekmek itmek açmak kapatmak kırmak kesmek yapmak etmek kurmak yıkmak dikmek
  yemek içmek tatmak pişirmek yıkamak silmek temizlemek giymek çıkarmak takmak sarmak bağlamak çözmek öğrenmek
  öğretmek anlamak düşünmek unutmak hatırlamak başlamak bitirmek sürmek dönmek geçmek girmek yaklaşmak uzaklaşmak
  ulaşmak taşımak götürmek getirmek göndermek saklamak gizlemek göstermek çalmak oynamak yüzmek uçmak binmek yanmak
  sönmek parlamak titremek üşümek ısınmak donmak erimek akmak dolmak boşalmak büyümek küçülmek değişmek dayanmak
  kaybetmek hissetmek affetmek seyretmek keşfetmek vazgeçmek kaybolmak tanımak özlemek inanmak güvenmek yaşamak
`;

/** Words where hunspell prefers a rival, judged by hand in favour of our form. */
const JUDGED = new Set(['vals', 'hoşnut', 'elektrot', 'tebrik', 'formol']);

const words = (list) => list.trim().split(/\s+/u);

const HUNSPELL = 'hunspell';

function refusedBy(forms) {
  const run = spawnSync(HUNSPELL, ['-d', 'tr_TR', '-l'], {
    input: `${forms.join('\n')}\n`,
    maxBuffer: 1 << 28,
  });
  if (run.error || run.status !== 0) {
    console.error(
      'hunspell with its Turkish dictionary is not installed: apt-get install hunspell hunspell-tr',
    );
    process.exit(2);
  }
  return new Set(run.stdout.toString().split('\n').filter(Boolean));
}

const SOFT = { p: 'b', ç: 'c', t: 'd', k: 'ğ', g: 'ğ' };

/** Other ways to write a noun with a vowel suffix: hard, soft, vowel dropped, doubled, and the other harmony. */
function rivals(noun, form) {
  const last = noun.at(-1);
  const soft = SOFT[last] ? [noun.slice(0, -1) + SOFT[last]] : [];
  const stems = [noun, ...soft, ...(noun.length > 4 ? [noun.slice(0, -2) + last] : [])];
  // A doubled t or l would be another word ("hayattı", "alkollü").
  if (last !== 't' && last !== 'l') stems.push(noun + last);
  const ending = form.at(-1);
  const endings = [ending, { ı: 'i', i: 'ı', u: 'ü', ü: 'u' }[ending]];
  return stems.flatMap((stem) => endings.map((vowel) => stem + vowel)).filter((rival) => rival !== form);
}

const OWNERS = [undefined, '3sg'];
const CASES = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];

function nounForms(noun) {
  const cases = OWNERS.flatMap((possessive) => CASES.map((nounCase) => ({ possessive, case: nounCase })));
  return [false, true].flatMap((plural) => cases.map((opts) => inflectNoun(noun, { ...opts, plural })));
}

const TENSES = ['past', 'evidential', 'present', 'aorist', 'future', 'conditional', 'necessity'];
const CONVERBS = ['ip', 'erek', 'ince', 'meden', 'ken', 'en'];

function verbForms(verb) {
  const finite = TENSES.flatMap((tense) =>
    ['1sg', '3sg'].flatMap((person) =>
      [false, true].map((negative) => conjugate(verb, { tense, person, negative })),
    ),
  );
  return [...finite, ...CONVERBS.map((form) => nonfinite(verb, form))];
}

const tables = [
  exceptions.PALATAL,
  exceptions.SOFT_T,
  exceptions.SOFT_AGAINST_RULE,
  exceptions.HARD_POLYSYLLABLES,
];
const tabled = [...tables.flatMap((table) => [...table]), ...exceptions.ALTERNATING.keys()];
const common = words(COMMON_NOUNS);
const nouns = [...new Set([...common, ...tabled])].filter((noun) => !/[aeıioöuüâîû]$/u.test(noun));

const accusatives = nouns.map((noun) => [noun, inflectNoun(noun, { case: 'acc' })]);
const refused = refusedBy([...accusatives.flatMap(([noun, form]) => [noun, form, ...rivals(noun, form)])]);
const suspects = accusatives.flatMap(([noun, form]) => {
  if (!refused.has(form) || refused.has(noun) || JUDGED.has(noun)) return [];
  const accepted = rivals(noun, form).filter((rival) => !refused.has(rival));
  return accepted.length ? [`${noun}: ${form}, but hunspell has ${accepted.join(', ')}`] : [];
});

function report(title, forms) {
  const unique = [...new Set(forms)];
  const missing = refusedBy(unique);
  const share = ((1 - missing.size / unique.length) * 100).toFixed(1);
  console.log(`${title}: ${unique.length} forms, hunspell accepts ${share} %`);
  if (process.argv.includes('--list')) console.log([...missing].join(' '));
}

report('Common nouns', common.flatMap(nounForms));
report('Common verbs', words(COMMON_VERBS).flatMap(verbForms));
console.log(`Stems with exceptions: ${accusatives.length}, suspects: ${suspects.length}`);
for (const suspect of suspects) console.log(`  ${suspect}`);
process.exit(suspects.length ? 1 : 0);
