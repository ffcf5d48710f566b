import { describe, expect, it } from 'vitest';
import { thatClauseSubject } from './that-clause-subject.ts';

describe('thatClauseSubject', () => {
  it.each([
    ['12 numaradaki misafirin on yıl önce öldüğünü', { lemma: 'misafir', person: true }],
    ['kocasının ölmeden önce başka bir aile kurduğunu', { lemma: 'koca', possessive: '3sg', person: true }],
    ['hedefinin kendi kızı olduğunu', undefined],
    ['ipliğin hiç bitmediğini', { lemma: 'iplik', person: false }],
    ['sattığı her kolyenin geri döndüğünü', { lemma: 'kolye' }],
    ['her evde aynı notanın bozuk olduğunu', { lemma: 'nota' }],
    ['ormanın küçüldüğünü', { lemma: 'orman' }],
    ['seradaki tek gülün konuştuğunu', { lemma: 'gül', person: false }],
    ['yıkadığı ölünün parmağının kımıldadığını', undefined],
    ['annesinin dilini unuttuğunu', undefined],
    ['saçını kestiği müşterinin kocasının sevgilisi olduğunu', undefined],
    ['Ayşe’nin evlendiğini', { lemma: 'Ayşe', proper: true, person: true }],
    ['katilin kendi kardeşi olduğunu', { lemma: 'katil', person: true }],
    ['onardığı robotun kendisini hatırladığını', { lemma: 'robot', person: false }],
    ['oyundaki karakterlerin kendisinden yardım istediğini', { lemma: 'karakter', plural: true }],
    ['torununun yalan söylediğini', { lemma: 'torun', possessive: '3sg', person: true }],
    ['yüz yıl yalnız kalacağını', undefined],
    ['birinin içeriden kilitlediğini', undefined],
    ['karanlığın sesini', undefined],
    ['ödülü kazanan romanın yazarı olduğunu', undefined],
    ['ayakkabılardan sahiplerinin geleceğini', undefined],
    ['gelinin ağladığını', { lemma: 'gelin', person: true }],
  ])('finds in %j %o', (complement, subject) => {
    if (subject) expect(thatClauseSubject(complement)).toMatchObject(subject);
    else expect(thatClauseSubject(complement)).toBeUndefined();
  });
});
