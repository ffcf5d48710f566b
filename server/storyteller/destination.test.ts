import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { destination } from './destination.ts';

describe('destination', () => {
  it.each([
    ['Kaptan, ıssız bir adaya yerleşir.', 'ada'],
    ['Genç kadın şehre taşınır.', 'şehir'],
    ['Hizmetçi kız saraya gider.', 'saray'],
    ['Bir asker köyüne döner.', 'köy'],
    ['Ressam Leyla çocukluğunun sokağına döner.', 'sokak'],
    ['Bir yolcu Kars’a gider.', 'Kars'],
  ])('of %j is %s', (idea, noun) => {
    const clause = readIdea(idea).clauses.at(-1);
    expect(clause && destination(clause)?.noun).toBe(noun);
  });
});
