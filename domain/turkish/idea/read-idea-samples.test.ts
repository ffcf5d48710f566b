import { describe, expect, it } from 'vitest';
import { READER_SAMPLES } from '#testing/reader-samples.ts';
import { readIdea } from './read-idea.ts';

const small = (text: string): string => text.toLocaleLowerCase('tr');

/** Short reference of the hero and the clauses, also of a relative clause that stands alone. */
function readingOf(text: string) {
  const idea = readIdea(text);
  const clauses = [...idea.clauses, ...(idea.described ? [idea.described.clause] : [])];
  const hero = idea.firstPerson ? 'ben' : clauses.length > 0 ? (idea.hero?.reference ?? '') : '';
  return { hero, clauses };
}

describe('readIdea on ideas of today, history, space, animals, ghosts and trades', () => {
  it('finds hero and main verb in at least 97 %', () => {
    const wrong = READER_SAMPLES.filter(({ idea, hero, verb }) => {
      const reading = readingOf(idea);
      const verbs = reading.clauses.map((clause) => clause.verb);
      const verbFound = verb === '' ? verbs.length === 0 : verbs.includes(verb);
      return small(reading.hero) !== small(hero) || !verbFound;
    });
    expect(
      wrong.length / READER_SAMPLES.length,
      wrong.map(({ idea }) => idea).join('\n'),
    ).toBeLessThanOrEqual(0.03);
  });

  it('finds the object in at least 95 %', () => {
    const wrong = READER_SAMPLES.filter(({ idea, verb, object }) => {
      const clause = readingOf(idea).clauses.find((found) => found.verb === verb);
      return clause !== undefined && small(clause.object?.head ?? '') !== small(object);
    });
    expect(
      wrong.length / READER_SAMPLES.length,
      wrong.map(({ idea }) => idea).join('\n'),
    ).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['1683 yılında Viyana kapılarında bir yeniçeri, evine mektup yazar.', { year: 1683 }],
    ['Dedemin ölümünden sonra köye döndüm.', { firstPerson: true }],
    ['Savaş bitti. Asker Hüseyin evine dönemiyor.', { hero: { name: 'Hüseyin', trade: 'asker' } }],
    ['Küçük kız, kardan adamın eldivenini çalar.', { hero: { gender: 'female', age: 'child' } }],
    ['Terzi Madam Anahit, gelinliği saklar.', { hero: { name: 'Madam Anahit', trade: 'terzi' } }],
    ['Kardeş, ablasının yerini alır.', { hero: { kin: 'kardeş' } }],
  ])('reads %j', (text, found) => {
    expect(readIdea(text)).toMatchObject(found);
  });

  it.each([
    ['Umut sınavı kazanamaz.', { tense: 'aorist', negative: true, ability: true }],
    ['Keloğlan, devin aynasını çalmış.', { tense: 'evidential' }],
    ['Her gece rüyamda aynı kapıyı görüyorum.', { tense: 'present', person: '1sg', when: 'her gece' }],
    ['Yarın Ece gelir.', { when: 'yarın', complement: '' }],
  ])('reads the clause of %j', (text, found) => {
    expect(readIdea(text).clauses[0]).toMatchObject(found);
  });

  it.each(['Sen olsan ne yapardın?', 'Eski bir sandık', 'Aşk ve intikam', 'Denizin altında bir şehir'])(
    'finds nobody in %j',
    (text) => {
      expect(readIdea(text)).toMatchObject({ clauses: [], people: [] });
      expect(readIdea(text).hero).toBeUndefined();
    },
  );
});
