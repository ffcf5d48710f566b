import { describe, expect, it } from 'vitest';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';
import { readIdea } from './read-idea.ts';

describe('readIdea', () => {
  const readings = IDEA_SAMPLES.map((sample) => ({ sample, idea: readIdea(sample.idea) }));
  const share = (holds: (typeof readings)[number][]): number => holds.length / readings.length;

  it('finds the hero of at least 97 % of the samples', () => {
    const found = readings.filter(({ sample, idea }) => {
      const hero = idea.firstPerson
        ? 'ben'
        : idea.clauses.length > 0 || !sample.verb
          ? idea.hero?.reference
          : '';
      return !sample.hero || hero === sample.hero;
    });
    expect(share(found)).toBeGreaterThanOrEqual(0.97);
  });

  it('finds what happens in at least 97 % of the samples', () => {
    const found = readings.filter(({ sample, idea }) =>
      sample.verb ? idea.clauses.some(({ verb }) => verb === sample.verb) : idea.clauses.length === 0,
    );
    expect(share(found)).toBeGreaterThanOrEqual(0.97);
  });

  it('finds the place of at least 95 % of the samples that name one', () => {
    const named = readings.filter(({ sample }) => sample.place);
    const found = named.filter(({ sample, idea }) => idea.place === sample.place);
    expect(found.length / named.length).toBeGreaterThanOrEqual(0.95);
  });

  it('takes gender from what the idea says and from nothing else', () => {
    expect(readIdea('Küçük kız, ormana girer.').hero?.gender).toBe('female');
    expect(readIdea('Necati Bey, ormana girer.').hero?.gender).toBe('male');
    expect(readIdea('Deniz, ormana girer.').hero?.gender).toBeUndefined();
    expect(readIdea('Bir saatçi, ormana girer.').hero?.gender).toBeUndefined();
  });

  it('keeps the relative clause with its head and out of what happens', () => {
    const { hero, clauses } = readIdea(
      'Deniz fenerinde yaşayan yaşlı bir bekçi, her gece aynı gemiyi görür.',
    );
    expect(hero?.phrase).toBe('deniz fenerinde yaşayan yaşlı bir bekçi');
    expect(clauses[0]).toMatchObject({
      when: 'her gece',
      complement: 'aynı gemiyi',
      object: { phrase: 'aynı gemiyi', head: 'gemi', compound: false },
      verb: 'görmek',
    });
  });

  it('takes an unknown capitalised word in the middle of a sentence for a name', () => {
    expect(readIdea('Bir gece Zorbeyan denize girer.').hero?.name).toBe('Zorbeyan');
    expect(readIdea('Bir gece İzmir denize kavuşur.').hero).toBeUndefined();
    expect(
      readIdea('Kar fırtınasında mahsur kalan üç yabancıdan biri yalan söyler.').hero?.name,
    ).toBeUndefined();
  });

  it('reads what happens to a thing, with its subject where that is certain', () => {
    expect(readIdea('Bir gün kasabaya gelen sirk, gitmeyi unutur.').event).toMatchObject({
      verb: 'unutmak',
      subject: { before: 'bir gün', phrase: 'kasabaya gelen sirk', compound: false, after: 'gitmeyi' },
    });
    expect(readIdea('Otelde bir sabah fazladan bir anahtar ortaya çıkar.').event).toMatchObject({
      verb: 'ortaya çıkmak',
      subject: { phrase: 'bir anahtar', after: '' },
    });
    expect(readIdea('Otelde kalan misafirin adı hiçbir kayıtta yoktur.').event).toMatchObject({
      text: 'otelde kalan misafirin adı hiçbir kayıtta',
      predicate: 'yok',
    });
    expect(
      readIdea("Fırıncı Ayşe'nin ekmekleri yiyenlere eski anılarını hatırlatıyor.").event?.subject,
    ).toMatchObject({ phrase: "fırıncı Ayşe'nin ekmekleri", after: 'yiyenlere eski anılarını' });
    const { event } = readIdea('Kütüphanenin en eski kitabı çalınır.');
    expect(event).toMatchObject({ text: 'kütüphanenin en eski kitabı', verb: 'çalınmak' });
    expect(event?.subject).toBeUndefined();
  });

  it.each([
    ['Kapadokya’da bir balon pilotu fırtınaya yakalanır.', 'balon pilotu'],
    ['Bir kırlangıç göçe katılmaz.', 'kırlangıç'],
    ['Kıştan korkan bir kırlangıç, göçe katılmaz.', 'kırlangıç'],
    ['Bir balina avcısı, eski gemisine döner.', 'balina avcısı'],
  ])('finds whom %j is about', (idea, reference) => {
    const reading = readIdea(idea);
    expect(reading.hero?.reference).toBe(reference);
    expect(reading.clauses).toHaveLength(1);
  });

  it('takes an accusative behind an adjective for an object', () => {
    expect(readIdea('Ayşe bir genç pilotu sever.').hero?.name).toBe('Ayşe');
  });

  it('reads a relative clause where a noun phrase is all there is', () => {
    expect(readIdea('Sesini satan şarkıcı').described).toMatchObject({
      clause: { complement: 'sesini', verb: 'satmak' },
      phrase: 'şarkıcı',
    });
    expect(readIdea('Son balinayı arayan bir kadın.').described).toMatchObject({
      clause: { complement: 'son balinayı', verb: 'aramak' },
      phrase: 'bir kadın',
    });
    expect(readIdea('Otelin odasında kalan misafirin adı').described).toBeUndefined();
    expect(readIdea('Şehrin son fenercisi').described).toBeUndefined();
  });

  it('reads a second clause of the same hero', () => {
    const { clauses } = readIdea('Genç bir hekim, köydeki cüzzamlıları öğrendi ve onları ziyaret etti.');
    expect(clauses.map(({ verb }) => verb)).toEqual(['öğrenmek', 'ziyaret etmek']);
  });

  it('reads no person out of a thing', () => {
    expect(readIdea('Bir çocuğun serçe parmağı kırılır.').clauses).toEqual([]);
    expect(
      readIdea('Her gece aynı saatte gelen telefon, bir hemşirenin hayatını altüst eder.').clauses,
    ).toEqual([]);
  });
});
