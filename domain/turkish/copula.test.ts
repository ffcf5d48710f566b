import { describe, expect, it } from 'vitest';
import {
  assertive,
  type CopulaOptions,
  type CopulaTense,
  clitic,
  copula,
  type Person,
  questionParticle,
  whileBeing,
  withClitic,
} from './index.ts';

const PERSONS: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];

/** Hand-written: ben, sen, o, biz, siz, onlar. */
const PARADIGMS: readonly [string, CopulaOptions, string][] = [
  ['yorgun', { tense: 'present' }, 'yorgunum/yorgunsun/yorgun/yorgunuz/yorgunsunuz/yorgunlar'],
  ['yorgun', { tense: 'past' }, 'yorgundum/yorgundun/yorgundu/yorgunduk/yorgundunuz/yorgundular'],
  ['güzel', { tense: 'evidential' }, 'güzelmişim/güzelmişsin/güzelmiş/güzelmişiz/güzelmişsiniz/güzelmişler'],
  ['mutlu', { tense: 'conditional' }, 'mutluysam/mutluysan/mutluysa/mutluysak/mutluysanız/mutluysalar'],
  ['mutlu', { tense: 'past' }, 'mutluydum/mutluydun/mutluydu/mutluyduk/mutluydunuz/mutluydular'],
  ['hasta', { tense: 'present' }, 'hastayım/hastasın/hasta/hastayız/hastasınız/hastalar'],
  [
    'öğretmen',
    { tense: 'past', negative: true },
    'öğretmen değildim/öğretmen değildin/öğretmen değildi/öğretmen değildik/öğretmen değildiniz/öğretmen değildiler',
  ],
  [
    'haklı',
    { tense: 'present', negative: true },
    'haklı değilim/haklı değilsin/haklı değil/haklı değiliz/haklı değilsiniz/haklı değiller',
  ],
];

const SINGLE: readonly [string, CopulaOptions, string][] = [
  ['var', { tense: 'past' }, 'vardı'],
  ['var', { tense: 'evidential' }, 'varmış'],
  ['var', { tense: 'conditional' }, 'varsa'],
  ['var', { tense: 'present', assertive: true }, 'vardır'],
  ['var', { tense: 'past', negative: true }, 'yoktu'],
  ['var', { tense: 'present', negative: true }, 'yok'],
  ['yok', { tense: 'past' }, 'yoktu'],
  ['yok', { tense: 'evidential' }, 'yokmuş'],
  ['yok', { tense: 'conditional' }, 'yoksa'],
  ['yok', { tense: 'present', person: '1sg' }, 'yokum'],
  ['değil', { tense: 'past' }, 'değildi'],
  ['değil', { tense: 'conditional', person: '1pl' }, 'değilsek'],
  ['meşgul', { tense: 'past', person: '1sg' }, 'meşguldüm'],
  ['meşgul', { tense: 'present', person: '1sg' }, 'meşgulüm'],
  ['genç', { tense: 'past' }, 'gençti'],
  ['genç', { tense: 'present', person: '1sg' }, 'gencim'],
  ['küçük', { tense: 'present', person: '1sg' }, 'küçüğüm'],
  ['küçük', { tense: 'past', person: '1sg' }, 'küçüktüm'],
  ['uzak', { tense: 'present', person: '1pl' }, 'uzağız'],
  ['dost', { tense: 'past', person: '3pl' }, 'dosttular'],
  ['sessiz', { tense: 'past' }, 'sessizdi'],
  ['doğru', { tense: 'present', assertive: true }, 'doğrudur'],
  ['doğru', { tense: 'present', assertive: true, person: '3pl' }, 'doğrudurlar'],
  ['hayat', { tense: 'past' }, 'hayattı'],
  ['saat', { tense: 'past' }, 'saatti'],
  ['hayal', { tense: 'past' }, 'hayaldi'],
  ['Ali', { tense: 'past', proper: true }, "Ali'ydi"],
  ['Ahmet', { tense: 'conditional', proper: true }, "Ahmet'se"],
  ['Ahmet', { tense: 'past', proper: true, negative: true }, 'Ahmet değildi'],
  ['Ahmet', { tense: 'present', proper: true }, 'Ahmet'],
];

const QUESTIONS: readonly [string, { person?: Person; copula?: CopulaTense }, string][] = [
  ['araba', {}, 'mı'],
  ['güzel', {}, 'mi'],
  ['okul', {}, 'mu'],
  ['gül', {}, 'mü'],
  ['saat', {}, 'mi'],
  ['hayal', {}, 'mi'],
  ['gol', {}, 'mü'],
  ['hasta', { person: '1sg' }, 'mıyım'],
  ['hasta', { person: '2sg' }, 'mısın'],
  ['yorgun', { person: '2sg' }, 'musun'],
  ['yorgun', { person: '1pl' }, 'muyuz'],
  ['mutlu', { person: '2pl' }, 'musunuz'],
  ['güzel', { copula: 'past' }, 'miydi'],
  ['üzgün', { copula: 'past', person: '1sg' }, 'müydüm'],
  ['hasta', { copula: 'evidential' }, 'mıymış'],
  ['yorgun', { copula: 'evidential', person: '2sg' }, 'muymuşsun'],
  ['var', { copula: 'past' }, 'mıydı'],
  ['yok', {}, 'mu'],
  ['değil', {}, 'mi'],
];

describe('the copula', () => {
  const cases = PARADIGMS.flatMap(([word, opts, forms]) =>
    forms.split('/').map((form, i) => [word, { ...opts, person: PERSONS[i] }, form] as const),
  );
  it.each(cases)('%s with %j is %s', (word, opts, form) => {
    expect(copula(word, opts)).toBe(form);
  });
  it.each(SINGLE)('%s with %j is %s', (word, opts, form) => {
    expect(copula(word, opts)).toBe(form);
  });
  it.each([
    ['gelmiş', 'gelmiştir'],
    ['güzel', 'güzeldir'],
    ['çocuk', 'çocuktur'],
    ['gün', 'gündür'],
    ['yıllar', 'yıllardır'],
  ])('%s asserted is %s', (word, form) => {
    expect(assertive(word)).toBe(form);
  });
  it.each([
    ['çocuk', 'çocukken'],
    ['evde', 'evdeyken'],
    ['küçük', 'küçükken'],
    ['hasta', 'hastayken'],
    ['yolda', 'yoldayken'],
  ])('while being %s is %s', (word, form) => {
    expect(whileBeing(word)).toBe(form);
  });
});

describe('the question particle', () => {
  it.each(QUESTIONS)('after %s with %j is %s', (word, opts, form) => {
    expect(questionParticle(word, opts)).toBe(form);
  });
});

describe('clitics', () => {
  it.each([
    ['sen', 'de', 'de'],
    ['o', 'de', 'da'],
    ['kitap', 'de', 'da'],
    ['Ahmet', 'de', 'de'],
    ['saat', 'de', 'de'],
    ['Nihal', 'mi', 'mi'],
    ['Kemal', 'de', 'de'],
    ['gördüm', 'ki', 'ki'],
    ['gördün', 'mi', 'mü'],
  ] as const)('%s with %s takes %s', (word, kind, form) => {
    expect(clitic(word, kind)).toBe(form);
    expect(withClitic(word, kind)).toBe(`${word} ${form}`);
  });
});
