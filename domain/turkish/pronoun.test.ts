import { describe, expect, it } from 'vitest';
import { type Case, inflectNoun, type NounOptions } from './index.ts';

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];

/** Hand-written: nominative, accusative, dative, locative, ablative, genitive, with -(y)lA. */
const PRONOUNS = `
  ben      beni       bana       bende       benden       benim       benimle
  sen      seni       sana       sende       senden       senin       seninle
  o        onu        ona        onda        ondan        onun        onunla
  biz      bizi       bize       bizde       bizden       bizim       bizimle
  siz      sizi       size       sizde       sizden       sizin       sizinle
  onlar    onları     onlara     onlarda     onlardan     onların     onlarla
  bu       bunu       buna       bunda       bundan       bunun       bununla
  şu       şunu       şuna       şunda       şundan       şunun       şununla
  bunlar   bunları    bunlara    bunlarda    bunlardan    bunların    bunlarla
  kendi    kendini    kendine    kendinde    kendinden    kendinin    kendiyle
  kendisi  kendisini  kendisine  kendisinde  kendisinden  kendisinin  kendisiyle
  kim      kimi       kime       kimde       kimden       kimin       kiminle
  kimse    kimseyi    kimseye    kimsede     kimseden     kimsenin    kimseyle
  herkes   herkesi    herkese    herkeste    herkesten    herkesin    herkesle
  hepsi    hepsini    hepsine    hepsinde    hepsinden    hepsinin    hepsiyle
  biri     birini     birine     birinde     birinden     birinin     biriyle
  hiçbiri  hiçbirini  hiçbirine  hiçbirinde  hiçbirinden  hiçbirinin  hiçbiriyle
  birbiri  birbirini  birbirine  birbirinde  birbirinden  birbirinin  birbiriyle
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/u));

const OWNED: readonly [string, NounOptions, string][] = [
  ['kendi', { possessive: '1sg' }, 'kendim'],
  ['kendi', { possessive: '1sg', case: 'dat' }, 'kendime'],
  ['kendi', { possessive: '2sg', case: 'acc' }, 'kendini'],
  ['kendi', { possessive: '3sg', case: 'acc' }, 'kendisini'],
  ['kendi', { possessive: '1pl', case: 'abl' }, 'kendimizden'],
  ['kendi', { possessive: '3pl', case: 'gen' }, 'kendilerinin'],
  ['birbiri', { possessive: '1pl', case: 'dat' }, 'birbirimize'],
  ['birbiri', { possessive: '3pl', case: 'acc' }, 'birbirlerini'],
  ['hepsi', { possessive: '1pl', case: 'gen' }, 'hepimizin'],
  ['hepsi', { possessive: '3sg', case: 'abl' }, 'hepsinden'],
  ['biri', { possessive: '2pl', case: 'acc' }, 'birinizi'],
  ['hiçbiri', { possessive: '1pl' }, 'hiçbirimiz'],
  ['hangisi', { possessive: '1pl' }, 'hangimiz'],
  ['onlardan biri', { case: 'acc' }, 'onlardan birini'],
  ['insanların çoğu', { case: 'dat' }, 'insanların çoğuna'],
  ['birkaçı', { possessive: '1pl', case: 'dat' }, 'birkaçımıza'],
  ['ikisi', { case: 'gen' }, 'ikisinin'],
  ['öteki', { case: 'acc' }, 'ötekini'],
  ['öteki', { plural: true, case: 'gen' }, 'ötekilerin'],
  ['hiç kimse', { case: 'dat' }, 'hiç kimseye'],
  ['bura', { case: 'abl' }, 'buradan'],
  ['ora', { possessive: '3sg', case: 'acc' }, 'orasını'],
  ['ben', { case: 'gen', relative: true }, 'benimki'],
  ['o', { case: 'gen', relative: true, relativeCase: 'acc' }, 'onunkini'],
  ['siz', { case: 'gen', relative: true, relativePlural: true, relativeCase: 'dat' }, 'sizinkilere'],
  ['ben', { case: 'loc', copula: 'past' }, 'bendeydi'],
  ['kim', { copula: 'past' }, 'kimdi'],
  ['ben', { copula: 'past', person: '1sg' }, 'bendim'],
  ['o', { copula: 'past' }, 'oydu'],
  ['ne', { copula: 'past' }, 'neydi'],
];

describe('pronouns', () => {
  const cases = PRONOUNS.flatMap(([word = '', ...forms]) =>
    forms.map((form, i) => [word, CASES[i + 1] ?? 'nom', form] as const),
  );
  it.each(cases)('%s in the %s case is %s', (word, wordCase, form) => {
    expect(inflectNoun(word, { case: wordCase })).toBe(form);
  });
  it.each(OWNED)('%s with %j is %s', (word, opts, form) => {
    expect(inflectNoun(word, opts)).toBe(form);
  });
});
