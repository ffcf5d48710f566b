import { describe, expect, it } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { allowedOptions, freerRating, mayChoose, paragraphsOf, readOptions } from './generation-options.ts';

const free = { terms: defaultTerms.free, adultAllowed: false, continuing: false } as const;
const pro = { terms: defaultTerms.pro, adultAllowed: false, continuing: false } as const;
const publisher = { terms: defaultTerms.publisher, adultAllowed: true, continuing: false } as const;
const wish = { paragraphs: 5, audience: 'adult', rating: 'uncensored' } as const;

describe('the options of a generation', () => {
  it('have as many paragraphs as the plan has, fewer where a free text goes on', () => {
    expect([free, pro, publisher].map((limits) => paragraphsOf(limits).most)).toEqual([2, 4, 5]);
    expect(paragraphsOf({ ...free, continuing: true }).most).toBe(1);
    expect(paragraphsOf({ ...free, terms: null }).most).toBe(1);
    expect(allowedOptions(wish, pro).paragraphs).toBe(4);
  });

  it('have one paragraph on the free plan and three on the others where none were chosen', () => {
    const unchosen = { ...wish, paragraphs: null };
    expect([free, pro, publisher].map((limits) => allowedOptions(unchosen, limits).paragraphs)).toEqual([
      1, 3, 3,
    ]);
    expect(allowedOptions({ ...wish, paragraphs: 2 }, free).paragraphs).toBe(2);
  });

  it('are safe on the free plan, mature with pro, uncensored with adult access', () => {
    expect((['safe', 'mature', 'uncensored'] as const).map((rating) => mayChoose(rating, free))).toEqual([
      true,
      false,
      false,
    ]);
    expect(mayChoose('mature', pro)).toBe(true);
    expect(mayChoose('uncensored', pro)).toBe(false);
    expect(allowedOptions(wish, pro).rating).toBe('safe');
    expect(allowedOptions(wish, publisher).rating).toBe('uncensored');
    expect(allowedOptions({ ...wish, audience: 'young-adult' }, publisher).rating).toBe('safe');
  });

  it('are never uncensored for readers of every age', () => {
    expect(allowedOptions({ ...wish, audience: 'general' }, publisher).rating).toBe('mature');
    expect(allowedOptions({ ...wish, audience: 'general' }, free).rating).toBe('safe');
  });

  it('are read back as they were kept, and fall back to the standard where they make no sense', () => {
    expect(readOptions(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
    const standard = { paragraphs: null, audience: 'general', rating: 'safe' };
    // Earlier versions stored three paragraphs for everybody who had chosen none.
    const former = { paragraphs: 3, audience: 'general', rating: 'safe' };
    for (const kept of [null, 'x', {}, { paragraphs: 9, audience: 'toString', rating: 1 }, former])
      expect(readOptions(kept)).toEqual(standard);
  });

  it('leave a story the freest rating of its texts', () => {
    expect(freerRating('mature', 'safe')).toBe('mature');
    expect(freerRating('safe', 'uncensored')).toBe('uncensored');
  });
});
