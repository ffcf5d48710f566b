import { describe, expect, it } from 'vitest';
import { analyzeVerb } from './analyze-verb.ts';
import { conjugate } from './verb.ts';
import { VERBS } from './verb-lexicon.ts';

const TENSES = ['past', 'present', 'aorist', 'evidential', 'future', 'necessity'] as const;

describe('analyzeVerb', () => {
  it.each([
    ['gösterdi', { infinitive: 'göstermek', tense: 'past', person: '3sg' }],
    ['gidiyordum', { infinitive: 'gitmek', tense: 'present', person: '1sg', compound: 'past' }],
    ['diyecek', { infinitive: 'demek', tense: 'future', person: '3sg' }],
    ['yiyor', { infinitive: 'yemek', tense: 'present', person: '3sg' }],
    ['başlıyor', { infinitive: 'başlamak', tense: 'present', person: '3sg' }],
    ['gidemedik', { infinitive: 'gitmek', tense: 'past', person: '1pl', negative: true, ability: true }],
    ['edilirdi', { infinitive: 'etmek', voice: 'passive', tense: 'aorist', person: '3sg', compound: 'past' }],
  ])('reads %s', (word, reading) => {
    expect(analyzeVerb(word)[0]).toEqual(reading);
  });

  it.each(['kâğıdı', 'eksikti', 'kolaydı', 'gıcırtı', 'sepeti', 'masa', '', 'x'.repeat(5000)])(
    'finds no verb in %j',
    (word) => {
      expect(analyzeVerb(word)).toEqual([]);
    },
  );

  it('finds every verb of the lexicon again in its forms', () => {
    const lost: string[] = [];
    for (const [at, infinitive] of VERBS.entries()) {
      const tense = TENSES[at % TENSES.length] ?? 'past';
      const form = conjugate(infinitive, { tense, person: at % 2 ? '1sg' : '3sg', negative: at % 5 === 0 });
      if (!analyzeVerb(form).some((reading) => reading.infinitive === infinitive)) lost.push(form);
    }
    expect(lost).toEqual([]);
  });
});
