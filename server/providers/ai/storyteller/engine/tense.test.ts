import { describe, expect, it } from 'vitest';
import { analyzeVerb, lower, splitSentences } from '#domain/turkish/index.ts';
import { readIdea } from '../idea/read-idea.ts';
import { allPassages } from './banks.ts';
import { buildWorld } from './build-world.ts';
import { withoutMarks } from './marks.ts';
import { createPrng } from './prng.ts';
import { renderTemplate } from './render.ts';
import { parseTemplate } from './template.ts';
import { shiftTense } from './tense.ts';

const IDEA = 'Deniz fenerinde yaşayan yaşlı bir bekçi, her gece aynı gemiyi görür.';

function narrations(): string[] {
  return allPassages().flatMap((source, index) =>
    (['first', 'third'] as const).flatMap((narrator) => {
      const seed = `${index}`;
      const request = { seed, idea: IDEA, paragraphs: 1, narrator };
      const world = buildWorld(request, readIdea(IDEA), 'mystery', createPrng(seed));
      const text = withoutMarks(renderTemplate(parseTemplate(source), world));
      return splitSentences(text.replace(/“[^”]*”/gu, ' '));
    }),
  );
}

describe('shiftTense', () => {
  it.each([
    ['Burası bildiği son yerdi.', 'Burası bildiği son yer.'],
    ['Bir şey eksikti, ama soğuktu.', 'Bir şey eksik, ama soğuk.'],
    ['Söylemek kolaydı.', 'Söylemek kolay.'],
    ['Bütün mesele anlamaktı.', 'Bütün mesele anlamak.'],
    ['Eline kâğıdı, kalemi aldı.', 'Eline kâğıdı, kalemi alıyor.'],
    ['Soyadı, adı, saati yazdım.', 'Soyadı, adı, saati yazıyorum.'],
    ['Işığı gösterdi.', 'Işığı gösteriyor.'],
    ['O benim ustamdı.', 'O benim ustam.'],
    ['Bunu birlikte yürümüştük.', 'Bunu birlikte yürümüşüz.'],
    ['Aradığı tek şey oydu.', 'Aradığı tek şey o.'],
    ['Koltuk, plastik bir kutu, Necati Bey.', 'Koltuk, plastik bir kutu, Necati Bey.'],
    ['“Gittim,” dedi.', '“Gittim,” diyor.'],
  ])('tells %j in the present', (past, present) => {
    expect(shiftTense([past], 'present')).toEqual([present]);
  });

  it.each([
    ['Kapıyı açtım, girdim.', 'Kapıyı açmışım, girmişim.'],
    ['Geliyordu; karanlıktı.', 'Geliyormuş; karanlıkmış.'],
    ['Gidecekti.', 'Gidecekmiş.'],
    ['Söylemişti.', 'Söylemiş.'],
  ])('tells %j in the evidential', (past, evidential) => {
    expect(shiftTense([past], 'evidential')).toEqual([evidential]);
  });

  // Every passage, for both narrators.
  it('makes no verb out of another word in any passage', () => {
    const wrong = new Set<string>();
    for (const sentence of narrations()) {
      const [shifted = ''] = shiftTense([sentence], 'present');
      const before = sentence.match(/\p{L}+/gu) ?? [];
      for (const [at, word] of (shifted.match(/\p{L}+/gu) ?? []).entries()) {
        if (word === before[at] || !/[ıiuü]yor/u.test(word)) continue;
        if (!analyzeVerb(lower(word)).some(({ tense }) => tense === 'present')) wrong.add(word);
      }
    }
    expect([...wrong]).toEqual([]);
  }, 30_000);
});
