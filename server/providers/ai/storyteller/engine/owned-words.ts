import { inflectNoun } from '#domain/turkish/index.ts';

/** What people carry about them: body, clothes, small belongings, inner life. */
const BELONGINGS =
  'alın yaka cep sırt göz el nefes yüz kemer bağcık eldiven çay kahve adım yüzük sandalye diz bıçak avuç kulak göğüs koltuk dudak çene kucak omuz başparmak parmak tırnak saç boğaz iç ceket palto baş ayakkabı ayak soluk ses fincan valiz rol örtü kol boyun akıl kuşak bilek ense kalp yürek kaş çocukluk ad ev yük can dil arka ön yan karşı burun umur bakış gömlek çanta mantar saat yatak ağız alt üst boy dert düş yol peş çevre kapı gün uyku bakış karar güç anahtar'.split(
    ' ',
  );
const CASES = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'] as const;

let firstPersonForms: Map<string, string> | undefined;

function forms(): Map<string, string> {
  if (firstPersonForms) return firstPersonForms;
  firstPersonForms = new Map();
  for (const noun of BELONGINGS) {
    for (const plural of [false, true]) {
      for (const kase of CASES) {
        const third = inflectNoun(noun, { possessive: '3sg', plural, case: kase });
        const first = inflectNoun(noun, { possessive: '1sg', plural, case: kase });
        firstPersonForms.set(third, first);
        if (kase !== 'loc') continue;
        firstPersonForms.set(`${third}ki`, `${first}ki`);
        const past = /a$/u.test(third) ? 'ydı' : 'ydi';
        firstPersonForms.set(third + past, first + past);
      }
    }
  }
  return firstPersonForms;
}

/** "elini" → "elimi", "geldiğinde" → "geldiğimde"; throws for any other word. */
export function toFirstPerson(word: string): string {
  const lower = word.toLocaleLowerCase('tr');
  const found = forms().get(lower) ?? participleOfFirstPerson(lower);
  if (!found) throw new Error(`no belonging "${word}"`);
  return word === lower ? found : found.charAt(0).toLocaleUpperCase('tr') + found.slice(1);
}

/** "geldiğinde" → "geldiğimde", "gitmesini" → "gitmemi". */
function participleOfFirstPerson(word: string): string | undefined {
  const match = /^(.*(?:[dt][ıiuü]ğ|[ae]c[ae]ğ)[ıiuü]|.*m[ae](?=s[ıi]))(?:s[ıi])?(?:n(.*))?$/u.exec(word);
  return match ? `${match[1]}m${match[2] ?? ''}` : undefined;
}

/** Turns every known belonging in a verb phrase of the hero to the first person. */
export function belongingsToFirstPerson(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (OWN_ONLY.has(word) ? (forms().get(word) ?? word) : word))
    .join(' ');
}

/** Forms in the data of places and things that always speak of the hero's own. */
const OWN_ONLY = new Set(
  'alnını yakasını ceplerini sırtını gözlerini ellerini nefesini yüzünü yüzüne fincanını kemerini bağcıklarını eldivenini eldivenlerini çayını kahvesini saatini adımlarını yüzüğünü valizini rolünü sandalyesini dizine bıçağıyla eliyle elinde eline avucunda avucunun avuçlarının avucuna kulağına gözüne gözünü gözleriyle gözlerini cebine cebinde göğsüne koltuğunun dudağına çenesinin kucağına omzuna başparmağıyla parmağıyla parmağında parmaklarının parmak tırnağıyla aklında aklından içinden içinde bileğine boynundan boynuna kuşağına omuzlarına dizlerinin ayakkabısındaki örtüsünü sesini koluyla'.split(
    ' ',
  ),
);
