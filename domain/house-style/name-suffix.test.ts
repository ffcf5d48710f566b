import { describe, expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { type Case, inflectNoun, proper } from '../turkish/index.ts';
import { betterEndings, findSuffixErrors } from './name-suffix.ts';

/** Wrong forms with their corrections. */
const wrong: readonly [string, string][] = [
  ["Ayşe'ya", "Ayşe'ye"],
  ["Ayşe'a", "Ayşe'ye"],
  ["Ayşe'nın", "Ayşe'nin"],
  ["Ayşe'yı", "Ayşe'yi"],
  ["Ayşe'da", "Ayşe'de"],
  ["Ayşe'dan", "Ayşe'den"],
  ["Ayşe'yla", "Ayşe'yle"],
  ["Ankara'ye", "Ankara'ya"],
  ["Ankara'de", "Ankara'da"],
  ["Ankara'den", "Ankara'dan"],
  ["Ankara'nin", "Ankara'nın"],
  ["Ankara'deki", "Ankara'daki"],
  ["Ahmet'den", "Ahmet'ten"],
  ["Ahmet'de", "Ahmet'te"],
  ["Ahmet'da", "Ahmet'te"],
  ["Ahmet'ın", "Ahmet'in"],
  ["Ahmet'a", "Ahmet'e"],
  ["Ahmet'dir", "Ahmet'tir"],
  ["Ahmet'di", "Ahmet'ti"],
  ["Zonguldak'da", "Zonguldak'ta"],
  ["Zonguldak'dan", "Zonguldak'tan"],
  ["Zonguldak'e", "Zonguldak'a"],
  ["Sinop'da", "Sinop'ta"],
  ["Tokat'dan", "Tokat'tan"],
  ["Yozgat'da", "Yozgat'ta"],
  ["Uşak'da", "Uşak'ta"],
  ["Gaziantep'de", "Gaziantep'te"],
  ["İzmir'ten", "İzmir'den"],
  ["İzmir'da", "İzmir'de"],
  ["İstanbul'ta", "İstanbul'da"],
  ["İstanbul'in", "İstanbul'un"],
  ["İstanbul'ın", "İstanbul'un"],
  ["Kemal'ın", "Kemal'in"],
  ["Kemal'a", "Kemal'e"],
  ["Kemal'da", "Kemal'de"],
  ["Hilal'ın", "Hilal'in"],
  ["Nihal'a", "Nihal'e"],
  ["Zuhal'ı", "Zuhal'i"],
  ["Bilal'dan", "Bilal'den"],
  ["Seul'da", "Seul'de"],
  ["Senegal'a", "Senegal'e"],
  ["Nepal'ın", "Nepal'in"],
  ["Oğuz'in", "Oğuz'un"],
  ["Oğuz'ün", "Oğuz'un"],
  ["Songül'u", "Songül'ü"],
  ["Gül'a", "Gül'e"],
  ["Can'in", "Can'ın"],
  ["Can'e", "Can'a"],
  ["Yusuf'da", "Yusuf'ta"],
  ["Yusuf'in", "Yusuf'un"],
  ["Türkiye'nın", "Türkiye'nin"],
  ["Türkiye'dan", "Türkiye'den"],
  ["Ali'nın", "Ali'nin"],
  ["Ali'ya", "Ali'ye"],
  ["Arzu'yi", "Arzu'yu"],
  ["Ece'yla", "Ece'yle"],
  ["Defne'dan", "Defne'den"],
  ["Paris'de", "Paris'te"],
  ["Londra'de", "Londra'da"],
  ["Bordeaux'nın", "Bordeaux'nun"],
  ["Shakespeare'nin", "Shakespeare'in"],
  ["Camus'un", "Camus'nün"],
  ["TBMM'nın", "TBMM'nin"],
  ["TBMM'ya", "TBMM'ye"],
  ["ABD'da", "ABD'de"],
  ["ABD'ya", "ABD'ye"],
  ["THY'nın", "THY'nin"],
  ["TRT'da", "TRT'de"],
  ["1980'da", "1980'de"],
  ["1980'te", "1980'de"],
  ["1923'de", "1923'te"],
  ["1990'de", "1990'da"],
  ["2000'da", "2000'de"],
  ["10'e", "10'a"],
  ["5'ı", "5'i"],
  ["6'i", "6'yı"],
  ["100'da", "100'de"],
  ["40'dan", "40'tan"],
  ["3'de", "3'te"],
  ["15.30'de", "15.30'da"],
  ["1.500'da", "1.500'de"],
  ["%50'i", "%50'yi"],
  ["1990'lerde", "1990'larda"],
  ["3'inci", "3'üncü"],
  ["Murat'in", "Murat'ın"],
  ["Zeynep'ın", "Zeynep'in"],
  ["Burak'i", "Burak'ı"],
  ["Doruk'ü", "Doruk'u"],
  ["Haluk'e", "Haluk'a"],
  ["Elif'de", "Elif'te"],
  ["Mehmet'dan", "Mehmet'ten"],
  ["Ayşe'ydı", "Ayşe'ydi"],
  ["Ayşe'ymış", "Ayşe'ymiş"],
  ["Ali'ysa", "Ali'yse"],
  ["Ahmet'inkını", "Ahmet'inkini"],
  ["Ayşe'lar", "Ayşe'ler"],
];

describe('findSuffixErrors for wrong suffixes', () => {
  test.each(wrong)('suggests for %s the form %s', (found, right) => {
    expect(findSuffixErrors(`Dün ${found} dedi.`)).toEqual([
      { from: 4, to: 4 + found.length, found, suggestions: expect.arrayContaining([right]) },
    ]);
    expect(findSuffixErrors(found)[0]?.suggestions[0]).toBe(right);
  });
});

describe('findSuffixErrors for right suffixes', () => {
  const names = (
    'Ayşe Ahmet Zonguldak Kemal İstanbul İzmir Ankara Tuğrul Songül Oğuz Can Ali Arzu Ece Defne Doruk Uludağ Paris Londra ' +
    'Shakespeare Goethe Camus Bordeaux George Google Senegal Nepal TBMM ABD THY NATO AB TÜBİTAK Sinop Yusuf Elif Hilal Seul'
  ).split(' ');
  const cases: readonly Case[] = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
  const forms = names.flatMap((name) => [
    ...cases.map((nounCase) => proper(name, nounCase)),
    inflectNoun(name, { proper: true, possessive: '1sg' }),
    inflectNoun(name, { proper: true, possessive: '3sg', case: 'dat' }),
    inflectNoun(name, { proper: true, case: 'loc', relative: true }),
    inflectNoun(name, { proper: true, case: 'gen', relative: true, relativeCase: 'acc' }),
    inflectNoun(name, { proper: true, copula: 'past' }),
    inflectNoun(name, { proper: true, copula: 'evidential' }),
    inflectNoun(name, { proper: true, copula: 'conditional' }),
    inflectNoun(name, { proper: true, copula: 'present', assertive: true }),
  ]);
  test.each(forms)('accepts %s', (right) => {
    expect(findSuffixErrors(right)).toEqual([]);
    expect(findSuffixErrors(right.replace("'", '’'))).toEqual([]);
  });
  test.each(
    (
      "1980'de 1923'te 5'i 6'yı 10'a 20'ye 30'da 40'tan 50'yi 60'ı 70'in 90'larda 100'e 2000'de 1.500'e 15.30'da %50'si " +
      "3'üncü 2'nci 1980'li 4'er TDK'nin TDK'nın İETT'ye İETT'nin AİHM'nin Ankara'daymış Ayşe'ciğim Ayşe'mizin"
    ).split(' '),
  )('accepts %s', (right) => {
    expect(findSuffixErrors(right)).toEqual([]);
  });
});

test('accepts names of foreign pronunciation', () => {
  for (const form of ["Michelle'in", "Mary'nin", "Keith'in", "Wayne'in", "Max'in", "Sophie'nin"])
    expect(findSuffixErrors(form), form).toEqual([]);
});

test('ignores unknown endings', () => {
  expect(betterEndings('Ayşe', 'xyz')).toEqual([]);
  expect(findSuffixErrors("O'nun D'Artagnan rock'n'roll 'tamam' dedi")).toEqual([]);
});

test('checks a novel in less than 3 s of CPU time', () => {
  const novel = "Ayşe'nin evi Ankara'daydı, Ahmet'den önce TBMM'ye gitti. ".repeat(20_000);
  const spentMs = cpuTimer();
  expect(findSuffixErrors(novel)).toHaveLength(20_000);
  expect(spentMs()).toBeLessThan(3_000);
});
