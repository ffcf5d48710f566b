import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { factsOf } from './facts.ts';
import { tellStory } from './index.ts';
import { WRONGS_PLOTS } from './plots/wrongs.ts';

const factsFor = (text: string): Set<string> => {
  const idea = readIdea(text);
  const [clause] = idea.clauses;
  if (!clause) throw new Error(`no clause in ${text}`);
  return factsOf(idea, clause);
};

describe('factsOf', () => {
  it.each([
    ['Selma, her akşam eski piyanoyu çalar.', 'sounded'],
    ['Postacı Rıza, terk edilmiş evin kapısını çalar.', 'sounded'],
    ['Sevim, son vapuru kaçırır.', 'missed'],
    ['Öğrenci, büyük fırsatı kaçırır.', 'missed'],
    ['Bahçıvan, bozkırın ortasına bir fidan diker.', 'planted'],
    ['Fırıncı Hasan, gece yarısı bir ekmek yapar.', 'food'],
    ['Cerrah, bir hata yapar.', 'unmade'],
    ['Kapıcı Rıfat, piyangodan büyük ikramiyeyi kazanır.', 'lottery'],
    ['Bir asker, savaştan sonra köyüne döner.', 'destination'],
    ['Berber Cemal, müşterisine vurulur.', 'beloved'],
    ['Oğlan, babasından af ister.', 'asks'],
    ['Yıllardır oturan ihtiyar, yerini bir çocuğa bırakır.', 'given'],
    ['Hırsız, müzeden bir keman çalar.', 'harmful'],
    ['Tüccar, ortağını aldatır.', 'harmful'],
    ['Postacı, dul kadına yalan söyler.', 'harmful'],
    ['Köy ebesi, konakta doğan bebeği değiştirir.', 'harmful'],
    ['Bir baba, kızını terk eder.', 'harmful'],
    ['Zamanda geri giden bir fizikçi annesini kurtarmaz.', 'harmful'],
    ['Annemin sandığında hiç tanımadığım bir kadının fotoğrafını buldum.', 'picture'],
    ['Annemin sandığında hiç tanımadığım bir kadının fotoğrafını buldum.', 'holdable'],
    ['Elif, babaannesinin sandığında eski bir defter bulur.', 'written'],
    ['Kadın, hastalığını kocasından saklar.', 'abstract'],
    ['Bir keşiş, manastırda işlenen cinayeti görür.', 'happening'],
    ['Bir asker, kardeşinin öldüğünü duyar.', 'hearsay'],
    ['İzciler, eski bir telsiz bulur.', 'several'],
    ['Postacı, on yıl boyunca dağıtmadığı aşk mektuplarını sahibine götürür.', 'written'],
    ['Kapıcı Satılmış, apartmanın altında bir tünel keşfeder.', 'opening'],
    ['Dayımla çıktığımız av gezisinde bir kurt yavrusu bulduk.', 'creature'],
    ['Güvenlik görevlisi, ameliyathaneden gelen ayak seslerini duyar.', 'voice'],
    ['Nehir kenarında çamaşır yıkayan kızlar bir sandık bulurlar.', 'container'],
    ['Ben, babamın hiç gitmediği bir şehirde onun adına açılmış bir dükkân buldum.', 'land'],
    ['Otel kâtibi, 12 numaradaki misafirin on yıl önce öldüğünü öğrenir.', 'about-person'],
    ['Mars’a giden geminin bahçıvanı, seradaki tek gülün konuştuğunu duyar.', 'about'],
    ['Taksici Muammer, müşterisinin kendi düğününe geç kaldığını öğrenir.', 'about-near'],
  ])('finds in %j "%s"', (idea, fact) => {
    expect(factsFor(idea)).toContain(fact);
  });

  it.each([
    ['Otel kâtibi, 12 numaradaki misafirin on yıl önce öldüğünü öğrenir.', 'about-near'],
    ['Emine, kocasının ölmeden önce başka bir aile kurduğunu öğrenir.', 'about-near'],
    ['Bir hemşire, uyanmayan hastanın adını sayıkladığını duyar.', 'hearsay'],
    ['Elif, babaannesinin sandığında kilitli bir defter bulur.', 'written'],
    ['Annemin yastığının altında bir pasaport buldum.', 'written'],
    ['Postacı Ali, kapıya bir mektup bırakır.', 'opening'],
    ['Mezarcı, kazdığı mezarda kendi adını görür.', 'creature'],
    ['Hırsız, müzeden bir keman çalar.', 'sounded'],
    ['Yolcu, yağmura tutulur.', 'beloved'],
    ['Prens, kurbağaya döner.', 'goes-back'],
    ['Kız, annesini telefonla arar.', 'sought'],
    ['Postacı, mektubu kapıya bırakır.', 'given'],
    ['Padişah, kızını vezire verir.', 'given'],
    ['Korsan, valinin gemisini kaçırır.', 'missed'],
    ['Terzi, kendine bir gelinlik diker.', 'planted'],
    ['Saatçi, çocuklara bir oyuncak yapar.', 'unmade'],
    ['Koşucu, bütün yarışı kazanır.', 'lottery'],
    ['Leman Hanım kırk yıl sakladığı sırrı torununa anlatır.', 'harmful'],
    ['Küçük bir kız, karanlık ormana girer.', 'harmful'],
    ['Bir baba, kızını terk etmez.', 'harmful'],
    ['Selma, her akşam eski piyanoyu çalar.', 'harmful'],
    ['Fener bekçisi, son lambayı yakar.', 'harmful'],
  ])('does not find in %j "%s"', (idea, fact) => {
    expect(factsFor(idea)).not.toContain(fact);
  });

  it.each([
    'Selma, her akşam eski piyanoyu çalar.',
    'Sevim, son vapuru kaçırır.',
    'Kapıcı Rıfat, piyangodan büyük ikramiyeyi kazanır.',
  ])('tells %j by no plot of a wrong', (idea) => {
    const telling = tellStory({ seed: 'a', idea });
    expect(telling.told && WRONGS_PLOTS.map(({ name }) => name).includes(telling.plot)).toBe(false);
  });
});
