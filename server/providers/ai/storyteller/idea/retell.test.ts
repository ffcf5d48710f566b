import { describe, expect, it, test } from 'vitest';
import { sentenceInPast } from './retell.ts';
import { tellAnswer } from './told-answers.ts';
import { heroDeed, tellBackground, tellClauses } from './told-clauses.ts';

describe('a sentence in the past', () => {
  it.each([
    ['Zarftaki adres iki sokak ötededir.', 'Zarftaki adres iki sokak ötedeydi'],
    ['Orkestra son parçayı uzatmaktadır.', 'Orkestra son parçayı uzatıyordu'],
    ['Sahibi o sabah görülmüştür.', 'Sahibi o sabah görülmüştü'],
    ['Ninenin her şeyi bildiği ortaya çıkar.', 'Ninenin her şeyi bildiği ortaya çıktı'],
    ['Yoğun bakımda üç kişi sabahlayacaktır.', 'Yoğun bakımda üç kişi sabahlayacaktı'],
    ['Dünya kurtarılır ama bedel ödenir.', 'Dünya kurtarıldı ama bedel ödendi'],
    ['Mesaj gelir: Son durakta inmeyin.', 'Mesaj geldi: “Son durakta inmeyin.”'],
    ['Nine torununu görmek istiyor.', 'Nine torununu görmek istiyordu'],
    ['Kimseye söz vermez.', 'Kimseye söz vermedi'],
  ])('%s', (present, past) => {
    expect(sentenceInPast(present)).toBe(past);
  });

  it('is not made of a question or of words without a verb', () => {
    expect(sentenceInPast('Kim gelir?')).toBeUndefined();
    expect(sentenceInPast('Yağmurda geri dönen ayak sesleri')).toBeUndefined();
  });
});

describe('a life story', () => {
  it('keeps names and says "I" of what is the hero’s own', () => {
    expect(tellBackground("Eskişehir'de bir dükkân açtı.", 'Ece')).toEqual([
      "{H} <Eskişehir'de bir dükkân açtım|Eskişehir'de bir dükkân açtı>.",
    ]);
    expect(tellBackground('Eşini yitirdiği kıştan beri roman okuyordu.', 'Ece')).toEqual([
      '{H} <eşimi yitirdiğim kıştan beri roman okuyordum|eşini yitirdiği kıştan beri roman okuyordu>.',
    ]);
    expect(tellBackground('Göğe çıkan ilk kişi.', 'Ece')[0]).toContain('ilk kişiydim|');
  });
});

describe('a clause', () => {
  it('is the hero’s deed only where nobody else can have done it', () => {
    expect(heroDeed('Gece yarısı kapıyı çalar', 'Ece')?.verb).toBe('çalmak');
    expect(heroDeed('Kaptan, adı sorulmayan yolcuyu tanır', 'Ece')).toBeUndefined();
    expect(heroDeed('Dolu herkesten önce gelir', 'Ece')).toBeUndefined();
    expect(heroDeed('Ninenin her şeyi bildiği ortaya çıkar', 'Ece')).toBeUndefined();
    expect(heroDeed('O gece kapı açılır', 'Ece')).toBeUndefined();
  });

  it('in a case of its own is no noun phrase to say "there was" of', () => {
    expect(tellClauses('Ceket cebinde unutulan tek gidişlik biletle', 'Ece')).toEqual([]);
    expect(tellClauses('Hastane koridorunda uzayan bir gecede', 'Ece')).toEqual([]);
  });
});

test('an answer of any form is told with its question, no two in a row alike', () => {
  const question = 'Söylenmeyen söz nasıl ortaya çıkar?';
  const told = [0, 1, 2, 3].map((turn) =>
    tellAnswer('Yanlış kişiye giden bir ses kaydıyla', question, 'Ece', turn),
  );
  for (const wordings of told) {
    expect(wordings.some((wording) => !wording.startsWith('#'))).toBe(true);
    for (const wording of wordings) expect(wording).toContain('“Yanlış kişiye giden bir ses kaydıyla.”');
  }
  expect(new Set(told.flat()).size).toBe(told.flat().length);
});
