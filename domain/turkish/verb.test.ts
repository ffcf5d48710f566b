import { describe, expect, it } from 'vitest';
import { conjugate, type Person, type VerbOptions } from './index.ts';

const PERSONS: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];

/** Hand-written: a paradigm in the order ben, sen, o, biz, siz, onlar; "/" parts forms of two words. */
const PARADIGMS: readonly [string, VerbOptions, string][] = [
  ['gelmek', { tense: 'past' }, 'geldim geldin geldi geldik geldiniz geldiler'],
  ['gelmek', { tense: 'past', negative: true }, 'gelmedim gelmedin gelmedi gelmedik gelmediniz gelmediler'],
  ['gelmek', { tense: 'evidential' }, 'gelmişim gelmişsin gelmiş gelmişiz gelmişsiniz gelmişler'],
  ['gelmek', { tense: 'present' }, 'geliyorum geliyorsun geliyor geliyoruz geliyorsunuz geliyorlar'],
  [
    'gelmek',
    { tense: 'present', negative: true },
    'gelmiyorum gelmiyorsun gelmiyor gelmiyoruz gelmiyorsunuz gelmiyorlar',
  ],
  ['gelmek', { tense: 'aorist' }, 'gelirim gelirsin gelir geliriz gelirsiniz gelirler'],
  ['gelmek', { tense: 'aorist', negative: true }, 'gelmem gelmezsin gelmez gelmeyiz gelmezsiniz gelmezler'],
  [
    'gelmek',
    { tense: 'aorist', negative: true, ability: true },
    'gelemem gelemezsin gelemez gelemeyiz gelemezsiniz gelemezler',
  ],
  [
    'gelmek',
    { tense: 'aorist', ability: true },
    'gelebilirim gelebilirsin gelebilir gelebiliriz gelebilirsiniz gelebilirler',
  ],
  ['gelmek', { tense: 'future' }, 'geleceğim geleceksin gelecek geleceğiz geleceksiniz gelecekler'],
  [
    'gelmek',
    { tense: 'future', negative: true },
    'gelmeyeceğim gelmeyeceksin gelmeyecek gelmeyeceğiz gelmeyeceksiniz gelmeyecekler',
  ],
  ['gelmek', { tense: 'conditional' }, 'gelsem gelsen gelse gelsek gelseniz gelseler'],
  ['gelmek', { tense: 'necessity' }, 'gelmeliyim gelmelisin gelmeli gelmeliyiz gelmelisiniz gelmeliler'],
  ['gelmek', { tense: 'optative' }, 'geleyim gelesin gele gelelim gelesiniz geleler'],
  ['gelmek', { tense: 'imperative' }, 'geleyim gel gelsin gelelim gelin gelsinler'],
  ['bakmak', { tense: 'past' }, 'baktım baktın baktı baktık baktınız baktılar'],
  ['bakmak', { tense: 'present' }, 'bakıyorum bakıyorsun bakıyor bakıyoruz bakıyorsunuz bakıyorlar'],
  ['bakmak', { tense: 'aorist' }, 'bakarım bakarsın bakar bakarız bakarsınız bakarlar'],
  ['bakmak', { tense: 'aorist', negative: true }, 'bakmam bakmazsın bakmaz bakmayız bakmazsınız bakmazlar'],
  ['okumak', { tense: 'past' }, 'okudum okudun okudu okuduk okudunuz okudular'],
  ['okumak', { tense: 'future' }, 'okuyacağım okuyacaksın okuyacak okuyacağız okuyacaksınız okuyacaklar'],
  ['okumak', { tense: 'optative' }, 'okuyayım okuyasın okuya okuyalım okuyasınız okuyalar'],
  ['yürümek', { tense: 'past' }, 'yürüdüm yürüdün yürüdü yürüdük yürüdünüz yürüdüler'],
  ['yürümek', { tense: 'present' }, 'yürüyorum yürüyorsun yürüyor yürüyoruz yürüyorsunuz yürüyorlar'],
  ['başlamak', { tense: 'present' }, 'başlıyorum başlıyorsun başlıyor başlıyoruz başlıyorsunuz başlıyorlar'],
  ['demek', { tense: 'present' }, 'diyorum diyorsun diyor diyoruz diyorsunuz diyorlar'],
  ['demek', { tense: 'past' }, 'dedim dedin dedi dedik dediniz dediler'],
  ['demek', { tense: 'future' }, 'diyeceğim diyeceksin diyecek diyeceğiz diyeceksiniz diyecekler'],
  ['demek', { tense: 'aorist' }, 'derim dersin der deriz dersiniz derler'],
  ['demek', { tense: 'imperative' }, 'diyeyim de desin diyelim deyin desinler'],
  ['yemek', { tense: 'present' }, 'yiyorum yiyorsun yiyor yiyoruz yiyorsunuz yiyorlar'],
  ['yemek', { tense: 'future' }, 'yiyeceğim yiyeceksin yiyecek yiyeceğiz yiyeceksiniz yiyecekler'],
  ['yemek', { tense: 'imperative' }, 'yiyeyim ye yesin yiyelim yiyin yesinler'],
  ['gitmek', { tense: 'present' }, 'gidiyorum gidiyorsun gidiyor gidiyoruz gidiyorsunuz gidiyorlar'],
  ['gitmek', { tense: 'aorist' }, 'giderim gidersin gider gideriz gidersiniz giderler'],
  ['gitmek', { tense: 'past' }, 'gittim gittin gitti gittik gittiniz gittiler'],
  ['gitmek', { tense: 'imperative' }, 'gideyim git gitsin gidelim gidin gitsinler'],

  [
    'gelmek',
    { tense: 'present', compound: 'past' },
    'geliyordum geliyordun geliyordu geliyorduk geliyordunuz geliyorlardı',
  ],
  [
    'gelmek',
    { tense: 'evidential', compound: 'past' },
    'gelmiştim gelmiştin gelmişti gelmiştik gelmiştiniz gelmişlerdi',
  ],
  [
    'gelmek',
    { tense: 'future', compound: 'past' },
    'gelecektim gelecektin gelecekti gelecektik gelecektiniz geleceklerdi',
  ],
  [
    'gelmek',
    { tense: 'aorist', compound: 'past' },
    'gelirdim gelirdin gelirdi gelirdik gelirdiniz gelirlerdi',
  ],
  [
    'gelmek',
    { tense: 'aorist', compound: 'past', negative: true },
    'gelmezdim gelmezdin gelmezdi gelmezdik gelmezdiniz gelmezlerdi',
  ],
  [
    'gelmek',
    { tense: 'conditional', compound: 'past' },
    'gelseydim gelseydin gelseydi gelseydik gelseydiniz gelselerdi',
  ],
  [
    'gelmek',
    { tense: 'necessity', compound: 'past' },
    'gelmeliydim gelmeliydin gelmeliydi gelmeliydik gelmeliydiniz gelmeliydiler',
  ],
  [
    'gelmek',
    { tense: 'present', compound: 'evidential' },
    'geliyormuşum geliyormuşsun geliyormuş geliyormuşuz geliyormuşsunuz geliyorlarmış',
  ],
  [
    'gelmek',
    { tense: 'future', compound: 'evidential' },
    'gelecekmişim gelecekmişsin gelecekmiş gelecekmişiz gelecekmişsiniz geleceklermiş',
  ],
  [
    'gelmek',
    { tense: 'aorist', compound: 'conditional' },
    'gelirsem gelirsen gelirse gelirsek gelirseniz gelirlerse',
  ],
  [
    'gelmek',
    { tense: 'past', compound: 'conditional' },
    'geldiysem geldiysen geldiyse geldiysek geldiyseniz geldilerse',
  ],
  [
    'gelmek',
    { tense: 'present', compound: 'conditional' },
    'geliyorsam geliyorsan geliyorsa geliyorsak geliyorsanız geliyorlarsa',
  ],
  [
    'gelmek',
    { tense: 'future', compound: 'conditional' },
    'geleceksem geleceksen gelecekse geleceksek gelecekseniz geleceklerse',
  ],
  [
    'bakmak',
    { tense: 'present', compound: 'past' },
    'bakıyordum bakıyordun bakıyordu bakıyorduk bakıyordunuz bakıyorlardı',
  ],

  [
    'gelmek',
    { tense: 'past', question: true },
    'geldim mi/geldin mi/geldi mi/geldik mi/geldiniz mi/geldiler mi',
  ],
  [
    'gelmek',
    { tense: 'present', question: true },
    'geliyor muyum/geliyor musun/geliyor mu/geliyor muyuz/geliyor musunuz/geliyorlar mı',
  ],
  [
    'gelmek',
    { tense: 'aorist', question: true },
    'gelir miyim/gelir misin/gelir mi/gelir miyiz/gelir misiniz/gelirler mi',
  ],
  [
    'gelmek',
    { tense: 'aorist', question: true, negative: true },
    'gelmez miyim/gelmez misin/gelmez mi/gelmez miyiz/gelmez misiniz/gelmezler mi',
  ],
  [
    'gelmek',
    { tense: 'future', question: true },
    'gelecek miyim/gelecek misin/gelecek mi/gelecek miyiz/gelecek misiniz/gelecekler mi',
  ],
  [
    'gelmek',
    { tense: 'evidential', question: true },
    'gelmiş miyim/gelmiş misin/gelmiş mi/gelmiş miyiz/gelmiş misiniz/gelmişler mi',
  ],
  [
    'gelmek',
    { tense: 'present', compound: 'past', question: true },
    'geliyor muydum/geliyor muydun/geliyor muydu/geliyor muyduk/geliyor muydunuz/geliyorlar mıydı',
  ],
  [
    'bakmak',
    { tense: 'aorist', question: true, ability: true },
    'bakabilir miyim/bakabilir misin/bakabilir mi/bakabilir miyiz/bakabilir misiniz/bakabilirler mi',
  ],
];

/** Hand-written: infinitive, third person of the aorist, -iyor, past, future, -mAz, ability negative past. */
const ROOTS = `
  almak      alır      alıyor      aldı      alacak      almaz      alamadı
  bilmek     bilir     biliyor     bildi     bilecek     bilmez     bilemedi
  bulmak     bulur     buluyor     buldu     bulacak     bulmaz     bulamadı
  durmak     durur     duruyor     durdu     duracak     durmaz     duramadı
  görmek     görür     görüyor     gördü     görecek     görmez     göremedi
  kalmak     kalır     kalıyor     kaldı     kalacak     kalmaz     kalamadı
  olmak      olur      oluyor      oldu      olacak      olmaz      olamadı
  ölmek      ölür      ölüyor      öldü      ölecek      ölmez      ölemedi
  sanmak     sanır     sanıyor     sandı     sanacak     sanmaz     sanamadı
  vermek     verir     veriyor     verdi     verecek     vermez     veremedi
  varmak     varır     varıyor     vardı     varacak     varmaz     varamadı
  vurmak     vurur     vuruyor     vurdu     vuracak     vurmaz     vuramadı
  yazmak     yazar     yazıyor     yazdı     yazacak     yazmaz     yazamadı
  sevmek     sever     seviyor     sevdi     sevecek     sevmez     sevemedi
  gülmek     güler     gülüyor     güldü     gülecek     gülmez     gülemedi
  koşmak     koşar     koşuyor     koştu     koşacak     koşmaz     koşamadı
  çıkmak     çıkar     çıkıyor     çıktı     çıkacak     çıkmaz     çıkamadı
  düşmek     düşer     düşüyor     düştü     düşecek     düşmez     düşemedi
  dönmek     döner     dönüyor     döndü     dönecek     dönmez     dönemedi
  susmak     susar     susuyor     sustu     susacak     susmaz     susamadı
  kaçmak     kaçar     kaçıyor     kaçtı     kaçacak     kaçmaz     kaçamadı
  tutmak     tutar     tutuyor     tuttu     tutacak     tutmaz     tutamadı
  atmak      atar      atıyor      attı      atacak      atmaz      atamadı
  artmak     artar     artıyor     arttı     artacak     artmaz     artamadı
  etmek      eder      ediyor      etti      edecek      etmez      edemedi
  tatmak     tadar     tadıyor     tattı     tadacak     tatmaz     tadamadı
  gütmek     güder     güdüyor     güttü     güdecek     gütmez     güdemedi
  demek      der       diyor       dedi      diyecek     demez      diyemedi
  yemek      yer       yiyor       yedi      yiyecek     yemez      yiyemedi
  başlamak   başlar    başlıyor    başladı   başlayacak  başlamaz   başlayamadı
  söylemek   söyler    söylüyor    söyledi   söyleyecek  söylemez   söyleyemedi
  beklemek   bekler    bekliyor    bekledi   bekleyecek  beklemez   bekleyemedi
  oynamak    oynar     oynuyor     oynadı    oynayacak   oynamaz    oynayamadı
  anlamak    anlar     anlıyor     anladı    anlayacak   anlamaz    anlayamadı
  özlemek    özler     özlüyor     özledi    özleyecek   özlemez    özleyemedi
  tanımak    tanır     tanıyor     tanıdı    tanıyacak   tanımaz    tanıyamadı
  uyumak     uyur      uyuyor      uyudu     uyuyacak    uyumaz     uyuyamadı
  çalışmak   çalışır   çalışıyor   çalıştı   çalışacak   çalışmaz   çalışamadı
  konuşmak   konuşur   konuşuyor   konuştu   konuşacak   konuşmaz   konuşamadı
  düşünmek   düşünür   düşünüyor   düşündü   düşünecek   düşünmez   düşünemedi
  unutmak    unutur    unutuyor    unuttu    unutacak    unutmaz    unutamadı
  öğretmek   öğretir   öğretiyor   öğretti   öğretecek   öğretmez   öğretemedi
  kaybetmek  kaybeder  kaybediyor  kaybetti  kaybedecek  kaybetmez  kaybedemedi
  hissetmek  hisseder  hissediyor  hissetti  hissedecek  hissetmez  hissedemedi
  affetmek   affeder   affediyor   affetti   affedecek   affetmez   affedemedi
  vazgeçmek  vazgeçer  vazgeçiyor  vazgeçti  vazgeçecek  vazgeçmez  vazgeçemedi
  kaybolmak  kaybolur  kayboluyor  kayboldu  kaybolacak  kaybolmaz  kaybolamadı
  denmek     denir     deniyor     dendi     denecek     denmez     denemedi
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/u));

const COLUMNS: readonly VerbOptions[] = [
  { tense: 'aorist' },
  { tense: 'present' },
  { tense: 'past' },
  { tense: 'future' },
  { tense: 'aorist', negative: true },
  { tense: 'past', negative: true, ability: true },
];

const SINGLE: readonly [string, VerbOptions, string][] = [
  ['fark etmek', { tense: 'past', person: '1sg' }, 'fark ettim'],
  ['fark etmek', { tense: 'present', negative: true, ability: true }, 'fark edemiyor'],
  ['yola çıkmak', { tense: 'evidential', compound: 'past', person: '3pl' }, 'yola çıkmışlardı'],
  ['göz yummak', { tense: 'aorist', negative: true, person: '1pl' }, 'göz yummayız'],
  ['görmek', { tense: 'present', negative: true, person: '1sg' }, 'görmüyorum'],
  ['olmak', { tense: 'present', negative: true, question: true, person: '3sg' }, 'olmuyor mu'],
  ['yemek', { tense: 'present', negative: true, person: '2sg' }, 'yemiyorsun'],
  ['gelmek', { tense: 'present', negative: true, ability: true, person: '1sg' }, 'gelemiyorum'],
  ['gelmek', { tense: 'future', negative: true, ability: true, person: '3pl' }, 'gelemeyecekler'],
  ['gelmek', { tense: 'conditional', negative: true, ability: true, person: '1sg' }, 'gelemesem'],
  ['gelmek', { tense: 'aorist', negative: true, ability: 'maybe' }, 'gelmeyebilir'],
  ['bakmak', { tense: 'aorist', negative: true, ability: 'maybe', person: '1sg' }, 'bakmayabilirim'],
  ['gelmek', { tense: 'aorist', ability: 'maybe' }, 'gelebilir'],
  ['söylemek', { tense: 'imperative', person: '1pl' }, 'söyleyelim'],
  ['söylemek', { tense: 'imperative', person: '2pl', negative: true }, 'söylemeyin'],
  ['girmek', { tense: 'imperative', person: '2pl', formal: true }, 'giriniz'],
  ['beklemek', { tense: 'imperative', person: '2pl', formal: true }, 'bekleyiniz'],
  ['gitmek', { tense: 'imperative', person: '2pl', formal: true }, 'gidiniz'],
  ['gitmek', { tense: 'imperative', person: '1pl', question: true }, 'gidelim mi'],
  ['bakmak', { tense: 'optative', person: '1sg', question: true }, 'bakayım mı'],
  ['bilmek', { tense: 'evidential', compound: 'conditional', person: '1pl' }, 'bilmişsek'],
  ['olmak', { tense: 'future', compound: 'past', person: '1sg', negative: true }, 'olmayacaktım'],
  ['gitmek', { tense: 'optative', compound: 'past', person: '1sg' }, 'gideydim'],
  ['bilmek', { tense: 'necessity', negative: true, question: true }, 'bilmemeli mi'],

  ['görmek', { tense: 'past', voice: 'passive' }, 'görüldü'],
  ['bilmek', { tense: 'aorist', voice: 'passive' }, 'bilinir'],
  ['almak', { tense: 'past', voice: 'passive' }, 'alındı'],
  ['okumak', { tense: 'present', voice: 'passive' }, 'okunuyor'],
  ['söylemek', { tense: 'aorist', voice: 'passive' }, 'söylenir'],
  ['yemek', { tense: 'aorist', voice: 'passive' }, 'yenir'],
  ['demek', { tense: 'past', voice: 'passive' }, 'dendi'],
  ['etmek', { tense: 'past', voice: 'passive' }, 'edildi'],
  ['gitmek', { tense: 'aorist', voice: 'passive', negative: true }, 'gidilmez'],
  ['anlamak', { tense: 'past', voice: 'passive' }, 'anlaşıldı'],
  ['yazmak', { tense: 'evidential', voice: 'passive', compound: 'past' }, 'yazılmıştı'],
  ['kapatmak', { tense: 'past', voice: 'passive' }, 'kapatıldı'],
  ['unutmak', { tense: 'aorist', voice: 'passive', negative: true }, 'unutulmaz'],
  ['kurmak', { tense: 'aorist', voice: 'passive' }, 'kurulur'],

  ['yazmak', { tense: 'past', voice: 'causative' }, 'yazdırdı'],
  ['başlamak', { tense: 'past', voice: 'causative' }, 'başlattı'],
  ['oturmak', { tense: 'past', voice: 'causative' }, 'oturttu'],
  ['okumak', { tense: 'aorist', voice: 'causative' }, 'okutur'],
  ['çıkmak', { tense: 'past', voice: 'causative' }, 'çıkardı'],
  ['düşmek', { tense: 'past', voice: 'causative' }, 'düşürdü'],
  ['geçmek', { tense: 'present', voice: 'causative' }, 'geçiriyor'],
  ['korkmak', { tense: 'past', voice: 'causative' }, 'korkuttu'],
  ['görmek', { tense: 'past', voice: 'causative' }, 'gösterdi'],
  ['gelmek', { tense: 'past', voice: 'causative' }, 'getirdi'],
  ['yemek', { tense: 'past', voice: 'causative' }, 'yedirdi'],
  ['gülmek', { tense: 'past', voice: 'causative' }, 'güldürdü'],
  ['kapanmak', { tense: 'past', voice: 'causative' }, 'kapandırdı'],
  ['konuşmak', { tense: 'past', voice: 'causative' }, 'konuşturdu'],

  ['yıkamak', { tense: 'past', voice: 'reflexive' }, 'yıkandı'],
  ['giymek', { tense: 'past', voice: 'reflexive' }, 'giyindi'],
  ['görmek', { tense: 'aorist', voice: 'reflexive' }, 'görünür'],
];

describe('paradigms', () => {
  const cases = PARADIGMS.flatMap(([verb, opts, forms]) =>
    forms
      .split(forms.includes('/') ? '/' : ' ')
      .map((form, i) => [verb, { ...opts, person: PERSONS[i] }, form] as const),
  );
  it.each(cases)('%s with %j is %s', (verb, opts, form) => {
    expect(conjugate(verb, opts)).toBe(form);
  });
});

describe('roots', () => {
  const cases = ROOTS.flatMap(([verb = '', ...forms]) =>
    forms.map((form, i) => [verb, COLUMNS[i] ?? { tense: 'past' as const }, form] as const),
  );
  it.each(cases)('%s with %j is %s', (verb, opts, form) => {
    expect(conjugate(verb, opts)).toBe(form);
  });
});

describe('single forms', () => {
  it.each(SINGLE)('%s with %j is %s', (verb, opts, form) => {
    expect(conjugate(verb, opts)).toBe(form);
  });
  it('refuses what is not an infinitive', () => {
    expect(() => conjugate('geliyor', { tense: 'past' })).toThrow(RangeError);
  });
});
