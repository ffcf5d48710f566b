import { describe, expect, it } from 'vitest';
import { otherPerson } from './other-person.ts';

describe('otherPerson', () => {
  it.each([
    ['her hafta aynı kitabı soran adama', { lemma: 'adam', owner: '', adjective: '' }],
    ['sahibinin kızına', { lemma: 'kız', owner: 'sahibinin', possessive: '3sg' }],
    ['komşumun kızına', { lemma: 'kız', owner: 'komşumun', possessive: '3sg' }],
    ['çocuğun hayali arkadaşıyla', { lemma: 'arkadaş', owner: 'çocuğun', adjective: 'hayali' }],
    ['ölen karısına her pazar', { lemma: 'karı', possessive: '3sg' }],
    ['babama', { lemma: 'baba', possessive: '1sg' }],
    ['canlandırdığı kahramanın', { lemma: 'kahraman', being: false }],
    ['korkuluğa', { lemma: 'korkuluk', being: true }],
    ['eski kocasıyla bir cenazede', { lemma: 'koca', adjective: 'eski', possessive: '3sg' }],
  ])('finds the person in %j', (complement, person) => {
    expect(otherPerson(complement)).toMatchObject(person);
  });

  it.each(['göçük altında', 'sekiz arkadaşına birden', 'otuz yıl önceki kendisiyle', 'kitapların arasına'])(
    'finds nobody in %j',
    (complement) => {
      expect(otherPerson(complement)).toBeUndefined();
    },
  );
});
