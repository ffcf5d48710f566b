import { describe, expect, it } from 'vitest';
import { readIdea } from './read-idea.ts';

describe('who an idea is about', () => {
  it.each([
    ['İzmir’de bir vapur kaptanı emekli olacağı gün denizde bir şişe bulur.', 'vapur kaptanı', 'bulmak'],
    ['Nalbant Rıza’nın atı bir gece konuşmuş.', 'Rıza’nın atı', 'konuşmak'],
    ['Bir çift ayakkabı sahibini arar.', 'ayakkabılar', 'aramak'],
    ['Emine teyze yıllardır beklediği evi satın alır.', 'Emine teyze', 'satın almak'],
    ['Köprünün altında yaşayan adam bir piyango bileti bulur.', 'adam', 'bulmak'],
    ['Bir gölge sahibinden ayrılıp kendi hayatını kurar.', 'gölge', 'kurmak'],
    ['Ormanda yaşayan bir tilki insanların dilini öğrenir.', 'tilki', 'öğrenmek'],
    ['Köy bekçisinin oğlu denizden korkar.', 'köy bekçisinin oğlu', 'korkmak'],
    ['Çocuklar mahallenin en yaşlı ağacına bir ev yapar.', 'çocuk', 'yapmak'],
    ['İki kardeş babalarının öldüğünü yıllar sonra öğrendi.', 'kardeş', 'öğrenmek'],
    ['Üvey annesiyle anlaşamayan Ece, evden kaçar.', 'Ece', 'kaçmak'],
  ])('is the whole subject of %j', (idea, reference, verb) => {
    const { hero, clauses } = readIdea(idea);
    expect(hero?.reference.replace("'", '’')).toBe(reference);
    expect(clauses[0]).toMatchObject({ verb });
    expect(clauses[0]?.complement).not.toMatch(/^(?:olacağı|teyze|ayakkabı)(?: |$)/u);
  });

  it.each([
    ['Robot süpürgem bana küstü.', 'robot süpürge', 'bana'],
    ['Annem bana bisiklet sürmeyi öğretemedi, kızım öğretti.', 'anne', 'bana bisiklet sürmeyi'],
    ['Karım beni tanımıyor artık.', 'karı', 'beni artık'],
    ['Kocam yıllardır aynı yalanı söylüyor ama ben gerçeği biliyorum.', 'koca', 'yıllardır aynı yalanı'],
    ['Aynadaki aksim benden önce güldü.', 'akis', 'benden önce'],
    ['Neden dedem her cuma boş bir mezara çiçek götürüyordu?', 'dede', 'boş bir mezara çiçek'],
    ['Belki de babam hiç gitmemişti?', 'baba', 'hiç'],
    ['Kız kardeşim düğününden bir gün önce kayboldu.', 'kız kardeş', 'düğününden bir gün önce'],
  ])('recognises the hero of the narrator in %j', (idea, reference, complement) => {
    const { hero, clauses } = readIdea(idea);
    expect(hero).toMatchObject({ reference, mine: true });
    expect(clauses).toHaveLength(1);
    expect(clauses[0]?.complement).toBe(complement);
  });
});

describe('ideas that can be told', () => {
  it.each([
    ['Bir köy öğretmeni, sınıfındaki tek öğrenciyle vedalaşır.', 'köy öğretmeni', 'vedalaşmak'],
    ['Babaannem, torunlarının hiçbirini tanımıyor artık.', 'babaanne', 'tanımak'],
  ])('%j', (idea, reference, verb) => {
    expect(readIdea(idea)).toMatchObject({ hero: { reference }, clauses: [{ verb }] });
  });

  it('reads a story about somebody as that somebody', () => {
    expect(readIdea('Ayda ilk çay bahçesini açan adamın hikâyesi')).toMatchObject({
      hero: { reference: 'adam' },
      described: { clause: { complement: 'ayda ilk çay bahçesini', verb: 'açmak' }, phrase: 'adam' },
    });
  });

  it('reads who there is as what they do', () => {
    expect(readIdea('Pilot olmak isteyen bir penguen var.').described).toMatchObject({
      clause: { complement: 'pilot olmak', verb: 'istemek' },
      phrase: 'bir penguen',
    });
    expect(readIdea('Her gece aynı saatte kapımı çalan bir hayalet var.').described).toMatchObject({
      clause: { when: 'her gece', complement: 'aynı saatte kapımı', verb: 'çalmak' },
      phrase: 'bir hayalet',
    });
  });
});

describe('what else an idea says', () => {
  it.each([
    [
      'Babam öldükten sonra dükkânı açtım. İlk müşteri onun eski bir düşmanıydı.',
      'ilk müşteri onun eski bir',
    ],
    ['Annem bana bisiklet sürmeyi öğretemedi, kızım öğretti.', 'kızım'],
    ['Amcam Almanya’dan otuz yıl sonra döndü. Kimse onu tanımadı.', 'kimse onu'],
    ['Ağabeyim askerden dönmedi, köpeği döndü.', 'köpeği'],
    ['Emine teyze evi satın alır ama anahtar kapıyı açmaz.', 'anahtar kapıyı'],
  ])('is kept with its own subject: %j', (idea, text) => {
    const { clauses, asides } = readIdea(idea);
    expect(clauses).toHaveLength(1);
    expect(asides.map((aside) => aside.text)).toEqual([text]);
  });

  it('is no object of a noun in the genitive', () => {
    const { clauses } = readIdea('Genç bir telgrafçı, yanlış adrese giden bir haberin peşine düşer.');
    expect(clauses[0]?.object).toBeUndefined();
  });

  it('says who makes somebody do it', () => {
    expect(readIdea('Ressam Leyla, torununa renkleri anlattırır.').clauses[0]).toMatchObject({
      verb: 'anlatmak',
      voice: 'causative',
    });
  });
});
