import { describe, expect, it } from 'vitest';
import type { Voice } from './types.ts';
import { inVoice } from './voice.ts';

const PRESENT: Voice = { person: '3sg', tense: 'present' };
const FIRST: Voice = { person: '1sg', tense: 'past' };

describe('inVoice', () => {
  it.each([
    ['hastalandı', 'hastalanıyor', 'hastalandım'],
    ['niyetlendi', 'niyetleniyor', 'niyetlendim'],
    ['genişletti', 'genişletiyor', 'genişlettim'],
    ['borçlanmadı', 'borçlanmıyor', 'borçlanmadım'],
    ['çıkageldi', 'çıkageliyor', 'çıkageldim'],
    ['üsteledi', 'üsteliyor', 'üsteledim'],
    ['omuzladı', 'omuzluyor', 'omuzladım'],
    ['ilikledi', 'ilikliyor', 'ilikledim'],
    ['bandı', 'banıyor', 'bandım'],
    ['sürgüledi', 'sürgülüyor', 'sürgüledim'],
    ['aksadı', 'aksıyor', 'aksadım'],
    ['dinçti', 'dinç', 'dinçtim'],
    ['kendisiydi', 'kendisi', 'kendimdi'],
    ['uykusuydu', 'uykusu', 'uykumdu'],
    ['eliydi', 'eli', 'elimdi'],
    ['niyetliydi', 'niyetli', 'niyetliydim'],
    ['sabretmişti', 'sabretmiş', 'sabretmiştim'],
    ['dostçaydı', 'dostça', 'dostçaydım'],
  ])('forms "%s"', (past, present, first) => {
    expect(inVoice(`${past}^`, PRESENT)).toBe(present);
    expect(inVoice(`${past}~`, PRESENT)).toBe(present);
    expect(inVoice(`${past}^`, FIRST)).toBe(first);
  });

  it.each(['zortladı', 'fosurdalandı', 'gubbalaştı'])(
    'throws on "%s", a verb that the lexicon lacks',
    (past) => {
      expect(() => inVoice(`${past}~`, PRESENT)).toThrow(past);
      expect(() => inVoice(`${past}^`, PRESENT)).toThrow(past);
    },
  );

  it('throws on a word that only looks marked', () => {
    expect(() => inVoice('masa~', PRESENT)).toThrow('masa');
    expect(() => inVoice('elini~', PRESENT)).toThrow('elini');
  });

  it('keeps nouns that end as a verb does', () => {
    expect(inVoice('plandı~ adaletti~ gelendi~', PRESENT)).toBe('plan adalet gelen');
  });
});
