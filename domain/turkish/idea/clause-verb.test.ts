import { describe, expect, it } from 'vitest';
import { readIdea } from './read-idea.ts';

describe('the verb of a clause', () => {
  it.each([
    ['Vali, köylünün tarlasına el koyar.', 'el koymak', 'köylünün tarlasına'],
    ['Genç kız, babasına karşı gelir.', 'karşı gelmek', 'babasına'],
    ['Balıkçı Temel, komşusuyla iddiaya girer.', 'iddiaya girmek', 'komşusuyla'],
    ['Kaptan, fırtınada yola çıkar.', 'yola çıkmak', 'fırtınada'],
    ['Hemşire Aylin, hatanın farkına varır.', 'farkına varmak', 'hatanın'],
    ['Baba, oğluna söz verir.', 'söz vermek', 'oğluna'],
    ['Prens, tahtına yüz çevirir.', 'yüz çevirmek', 'tahtına'],
    ['Çoban, krala meydan okur.', 'meydan okumak', 'krala'],
    ['Asker, ölümü göze alır.', 'göze almak', 'ölümü'],
    ['Doktor, annesinden özür diler.', 'özür dilemek', 'annesinden'],
  ])('is one verb in %j', (idea, verb, complement) => {
    expect(readIdea(idea).clauses[0]).toMatchObject({ verb, complement });
  });

  it.each([
    ['Bekçi Yusuf, gece boyunca ağlar.'],
    ['Balıkçı, eve geri gelir.'],
    ['Kadın, çocukları için çalışır.'],
    ['Asker, rüzgâra karşı yürür.'],
    ['Korkak bir aslan, ormanın kralı olmak istemediğini söyler.'],
  ])('has no object in %j', (idea) => {
    expect(readIdea(idea).clauses[0]?.object).toBeUndefined();
  });

  it.each([
    ['Er Hasan, bir mektubu komutanından saklar.', 'mektup'],
    ['Kaptan, gerçeği mürettebattan saklar.', 'gerçek'],
  ])('finds the object in front of another case in %j', (idea, head) => {
    expect(readIdea(idea).clauses[0]?.object).toMatchObject({ head });
  });

  it('has the accusative of "ses" as its object after a relative clause', () => {
    expect(
      readIdea('Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.').clauses[0]?.object,
    ).toMatchObject({ head: 'ses', compound: false });
  });
});
