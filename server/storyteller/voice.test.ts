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
    ['cebindeydi', 'cebinde', 'cebimdeydi'],
    ['bildikleriydi', 'bildikleri', 'bildiklerimdi'],
    ['parçaydı', 'parça', 'parçaydım'],
    ['akçaydı', 'akça', 'akçaydım'],
    ['yinelemedi', 'yinelemiyor', 'yinelemedim'],
    ['tatsızlaştı', 'tatsızlaşıyor', 'tatsızlaştım'],
    ['güzelleşti', 'güzelleşiyor', 'güzelleştim'],
    ['ciddileşti', 'ciddileşiyor', 'ciddileştim'],
    ['tuhaflaştı', 'tuhaflaşıyor', 'tuhaflaştım'],
    ['uslandı', 'uslanıyor', 'uslandım'],
    ['doladı', 'doluyor', 'doladım'],
    ['mektuplaştı', 'mektuplaşıyor', 'mektuplaştım'],
    ['hastaysa', 'hastaysa', 'hastaysam'],
    ['evdeyse', 'evdeyse', 'evdeysem'],
    ['yorgunsa', 'yorgunsa', 'yorgunsam'],
    ['durdular', 'duruyorlar', 'durduk'],
    ['bekliyorlardı', 'bekliyorlar', 'bekliyorduk'],
  ])('forms "%s"', (past, present, first) => {
    expect(inVoice(`${past}^`, PRESENT)).toBe(present);
    expect(inVoice(`${past}~`, PRESENT)).toBe(present);
    expect(inVoice(`${past}^`, FIRST)).toBe(first);
  });

  it.each([
    ['dostu', 'dostum'],
    ['üstü', 'üstüm'],
    ['sırtı', 'sırtım'],
    ['ölçüsünü', 'ölçümü'],
    ['vakti', 'vaktim'],
    ['vaktini', 'vaktimi'],
    ['aklından', 'aklımdan'],
    ['ağzına', 'ağzıma'],
  ])('tells that "%s" is mine in every tense', (his, mine) => {
    for (const tense of ['past', 'present', 'evidential'] as const)
      expect(inVoice(`${his}^`, { person: '1sg', tense })).toBe(mine);
    expect(inVoice(`${his}^`, PRESENT)).toBe(his);
  });

  it.each([
    ['Köye vardı^', 'Köye varıyor', 'Köye varıyorum'],
    ['Sora sora vardı^', 'Sora sora varıyor', 'Sora sora varıyorum'],
    ['Mektup kapısına vardı~', 'Mektup kapısına varıyor', 'Mektup kapısına varıyor'],
    ['Önünde^ iki yol vardı~', 'Önünde iki yol var', 'Önümde iki yol var'],
    ['Yine vardı~', 'Yine var', 'Yine var'],
    ['kısa bir andı~', 'kısa bir an', 'kısa bir an'],
    ['O günleri andı~', 'O günleri anıyor', 'O günleri anıyor'],
    ['Adını andı^', 'Adını anıyor', 'Adını anıyorum'],
    ['bakan oydu~', 'bakan o', 'bakan o'],
    ['tahtayı oydu~', 'tahtayı oyuyor', 'tahtayı oyuyor'],
    ['Tahtayı oydu^', 'Tahtayı oyuyor', 'Tahtayı oyuyorum'],
    ['yorgun bir gülüştü~', 'yorgun bir gülüş', 'yorgun bir gülüş'],
    ['Çocuklar gülüştü~', 'Çocuklar gülüşüyor', 'Çocuklar gülüşüyor'],
    ['sevdiği^ yüzdü~', 'sevdiği yüz', 'sevdiğim yüz'],
    ['doğduğu^ yıldı~', 'doğduğu yıl', 'doğduğum yıl'],
    ['Karşıya yüzdü^', 'Karşıya yüzüyor', 'Karşıya yüzüyorum'],
    ['Başka bir derdi^ vardı~', 'Başka bir derdi var', 'Başka bir derdim var'],
    ['Bilse^ ne derdi^', 'Bilse ne der', 'Bilsem ne derim'],
  ])('reads "%s" by the words around it', (past, present, first) => {
    expect(inVoice(past, PRESENT)).toBe(present);
    expect(inVoice(past, { person: '1sg', tense: 'present' })).toBe(first);
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
