import { describe, expect, it } from 'vitest';
import { type Case, inflectNoun, type NounOptions, type Person, plural } from './index.ts';

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const PERSONS: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];

const rows = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.trim().split(/\s+/u))
    .filter((row) => row.length > 1);

/** Hand-written: dictionary form, accusative, dative, locative, ablative, genitive, with -(y)lA. */
const DECLENSIONS = rows(`
  ev       evi       eve       evde       evden       evin        evle
  kız      kızı      kıza      kızda      kızdan      kızın       kızla
  göz      gözü      göze      gözde      gözden      gözün       gözle
  yol      yolu      yola      yolda      yoldan      yolun       yolla
  kedi     kediyi    kediye    kedide     kediden     kedinin     kediyle
  araba    arabayı   arabaya   arabada    arabadan    arabanın    arabayla
  kuyu     kuyuyu    kuyuya    kuyuda     kuyudan     kuyunun     kuyuyla
  köprü    köprüyü   köprüye   köprüde    köprüden    köprünün    köprüyle
  kitap    kitabı    kitaba    kitapta    kitaptan    kitabın     kitapla
  ağaç     ağacı     ağaca     ağaçta     ağaçtan     ağacın      ağaçla
  kanat    kanadı    kanada    kanatta    kanattan    kanadın     kanatla
  çocuk    çocuğu    çocuğa    çocukta    çocuktan    çocuğun     çocukla
  top      topu      topa      topta      toptan      topun       topla
  saç      saçı      saça      saçta      saçtan      saçın       saçla
  süt      sütü      süte      sütte      sütten      sütün       sütle
  renk     rengi     renge     renkte     renkten     rengin      renkle
  burun    burnu     burna     burunda    burundan    burnun      burunla
  ağız     ağzı      ağza      ağızda     ağızdan     ağzın       ağızla
  şehir    şehri     şehre     şehirde    şehirden    şehrin      şehirle
  omuz     omzu      omza      omuzda     omuzdan     omzun       omuzla
  gönül    gönlü     gönle     gönülde    gönülden    gönlün      gönülle
  his      hissi     hisse     histe      histen      hissin      hisle
  sır      sırrı     sırra     sırda      sırdan      sırrın      sırla
  saat     saati     saate     saatte     saatten     saatin      saatle
  hayal    hayali    hayale    hayalde    hayalden    hayalin     hayalle
  gol      golü      gole      golde      golden      golün       golle
  kalp     kalbi     kalbe     kalpte     kalpten     kalbin      kalple
  su       suyu      suya      suda       sudan       suyun       suyla
  ne       neyi      neye      nede       neden       neyin       neyle
  kâğıt    kâğıdı    kâğıda    kâğıtta    kâğıttan    kâğıdın     kâğıtla
  rüzgâr   rüzgârı   rüzgâra   rüzgârda   rüzgârdan   rüzgârın    rüzgârla
  sepet    sepeti    sepete    sepette    sepetten    sepetin     sepetle
  gemi     gemiyi    gemiye    gemide     gemiden     geminin     gemiyle
  dağ      dağı      dağa      dağda      dağdan      dağın       dağla
  bekçi    bekçiyi   bekçiye   bekçide    bekçiden    bekçinin    bekçiyle
`);

/** Hand-written: dictionary form and its accusative. */
const ACCUSATIVES = rows(`
  harf harfi      rol rolü          alkol alkolü      kontrol kontrolü  hâl hâli        dikkat dikkati
  seyahat seyahati şefkat şefkati   ihtimal ihtimali  meşgul meşgulü    petrol petrolü  sembol sembolü
  hakikat hakikati kabahat kabahati nasihat nasihati  cemaat cemaati    sadakat sadakati itaat itaati
  usul usulü      kabul kabulü      meçhul meçhulü    mahsul mahsulü    ihmal ihmali    helal helali
  hilal hilali    istiklal istiklali işgal işgali     emsal emsali      festival festivali general generali
  terminal terminali metal metali   kristal kristali  sinyal sinyali    moral morali    ideal ideali
  harp harbi      vals valsi        idrak idraki      iştirak iştiraki  sual suali      menfaat menfaati
  masal masalı    kartal kartalı    okul okulu        futbol futbolu    kanal kanalı    sandal sandalı
  portakal portakalı kural kuralı   kral kralı        hamal hamalı      bol bolu        karakol karakolu
  rahat rahatı    fırsat fırsatı    sanat sanatı      hayat hayatı      surat suratı    sokak sokağı

  kap kabı        dip dibi          cep cebi          uç ucu            taç tacı        borç borcu
  genç genci      güç gücü          harç harcı        tunç tuncu        kurt kurdu      yurt yurdu
  dert derdi      dört dördü        tat tadı          but budu          ut udu          cilt cildi
  ant andı        bant bandı        art ardı          gök göğü          çok çoğu        grup grubu
  at atı          et eti            it iti            ot otu            kat katı        sırt sırtı
  ip ipi          sap sapı          küp küpü          çöp çöpü          hap hapı        tip tipi
  maç maçı        koç koçu          suç suçu          üç üçü            iç içi          kaç kaçı
  ok oku          ek eki            yük yükü          kök kökü          Türk Türkü      köşk köşkü
  aşk aşkı        fark farkı        halk halkı        park parkı        kırk kırkı      zevk zevki
  tank tankı      bank bankı        denk dengi        ahenk ahengi      çelenk çelengi  kepenk kepengi

  millet milleti  devlet devleti    bisiklet bisikleti cesaret cesareti kıyamet kıyameti hukuk hukuku
  ahlak ahlakı    merak merakı      evrak evrakı      tokat tokadı      ittifak ittifakı otopark otoparkı
  umut umudu      armut armudu      yoğurt yoğurdu    söğüt söğüdü      öğüt öğüdü      yiğit yiğidi
  vücut vücudu    maksat maksadı    murat muradı      senet senedi      kilit kilidi    simit simidi
  şerit şeridi    ümit ümidi        mescit mescidi    evlat evladı      feryat feryadı  inat inadı
  bulut bulutu    tabut tabutu      barut barutu      boyut boyutu      anıt anıtı      sükût sükûtu
  dolap dolabı    şarap şarabı      cevap cevabı      sebep sebebi      mektup mektubu  çorap çorabı
  ilaç ilacı      sonuç sonucu      amaç amacı        inanç inancı      kılıç kılıcı    sevinç sevinci
  ekmek ekmeği    ayak ayağı        köpek köpeği      çiçek çiçeği      yürek yüreği    kapak kapağı
  bebek bebeği    gelecek geleceği  eşik eşiği        ışık ışığı        balık balığı    toprak toprağı
  psikolog psikoloğu katalog kataloğu diyalog diyaloğu arkeolog arkeoloğu lig ligi      miting mitingi
  müzik müziği    trafik trafiği    lastik lastiği    âşık âşığı        kulüp kulübü    mikrop mikrobu

  boyun boynu     göğüs göğsü       beyin beyni       isim ismi         akıl aklı       sabır sabrı
  ömür ömrü       vakit vakti       kayıp kaybı       zihin zihni       nehir nehri     oğul oğlu
  alın alnı       karın karnı       ufuk ufku         emir emri         izin izni       resim resmi
  fikir fikri     zulüm zulmü       hüküm hükmü       metin metni       cisim cismi     kısım kısmı
  nesil nesli     nakit nakdi       kayıt kaydı       akit akdi         ahit ahdi       keyif keyfi
  keşif keşfi     şekil şekli       şahıs şahsı       tavır tavrı       zehir zehri     sihir sihri
  nabız nabzı     kabir kabri       kahır kahrı       hüzün hüznü       mühür mührü     nakış nakşı
  nefis nefsi     özür özrü         seyir seyri       şükür şükrü       geniz genzi     beniz benzi
  böğür böğrü     bağır bağrı       asıl aslı         asır asrı         devir devri     kutup kutbu
  hapis hapsi     lütuf lütfu       nutuk nutku       kibir kibri       vehim vehmi     vasıf vasfı
  satır satırı    sinir siniri      demir demiri      kadın kadını      bahar baharı    yağmur yağmuru
  koyun koyunu    sokum sokumu      sütun sütunu      tohum tohumu      hatır hatırı    çadır çadırı

  hak hakkı       zan zannı         af affı           hat hattı         ret reddi       tıp tıbbı
  had haddi       zıt zıddı         fen fenni         mahal mahalli     haz hazzı       rab rabbi
  mum mumu        kan kanı          can canı          gün günü          yün yünü        çam çamı
`);

const chunk = (row: string[]): [string, string][] =>
  row.flatMap((word, i) => (i % 2 === 0 ? [[word, row[i + 1] ?? ''] as [string, string]] : []));

/** Hand-written: dictionary form and the six owners. */
const OWNED = rows(`
  ev      evim      evin      evi      evimiz      eviniz      evleri
  kitap   kitabım   kitabın   kitabı   kitabımız   kitabınız   kitapları
  kedi    kedim     kedin     kedisi   kedimiz     kediniz     kedileri
  araba   arabam    araban    arabası  arabamız    arabanız    arabaları
  su      suyum     suyun     suyu     suyumuz     suyunuz     suları
  burun   burnum    burnun    burnu    burnumuz    burnunuz    burunları
  saat    saatim    saatin    saati    saatimiz    saatiniz    saatleri
  çocuk   çocuğum   çocuğun   çocuğu   çocuğumuz   çocuğunuz   çocukları
  göz     gözüm     gözün     gözü     gözümüz     gözünüz     gözleri
  hak     hakkım    hakkın    hakkı    hakkımız    hakkınız    hakları
  rol     rolüm     rolün     rolü     rolümüz     rolünüz     rolleri
`);

const CHAINS: readonly [string, NounOptions, string][] = [
  ['ev', { possessive: '3sg', case: 'acc' }, 'evini'],
  ['ev', { possessive: '3sg', case: 'dat' }, 'evine'],
  ['ev', { possessive: '3sg', case: 'loc' }, 'evinde'],
  ['ev', { possessive: '3sg', case: 'abl' }, 'evinden'],
  ['ev', { possessive: '3sg', case: 'gen' }, 'evinin'],
  ['ev', { possessive: '3sg', case: 'ins' }, 'eviyle'],
  ['ev', { possessive: '1sg', case: 'acc' }, 'evimi'],
  ['ev', { possessive: '2sg', case: 'dat' }, 'evine'],
  ['ev', { possessive: '1pl', case: 'abl' }, 'evimizden'],
  ['ev', { possessive: '2pl', case: 'loc' }, 'evinizde'],
  ['ev', { possessive: '3pl', case: 'dat' }, 'evlerine'],
  ['ev', { possessive: '3pl', plural: true, case: 'dat' }, 'evlerine'],
  ['çocuk', { plural: true, possessive: '1sg', case: 'gen' }, 'çocuklarımın'],
  ['çocuk', { plural: true, possessive: '3sg', case: 'acc' }, 'çocuklarını'],
  ['yürek', { possessive: '3sg', case: 'loc' }, 'yüreğinde'],
  ['omuz', { possessive: '3sg', case: 'dat' }, 'omzuna'],
  ['omuz', { plural: true, possessive: '3sg', case: 'abl' }, 'omuzlarından'],
  ['ağız', { possessive: '3sg', case: 'abl' }, 'ağzından'],
  ['akıl', { possessive: '1sg', case: 'dat' }, 'aklıma'],
  ['gönül', { possessive: '3sg', case: 'gen' }, 'gönlünün'],
  ['alın', { possessive: '3sg', case: 'loc' }, 'alnında'],
  ['göğüs', { possessive: '1sg', case: 'loc' }, 'göğsümde'],
  ['hayal', { plural: true, possessive: '3sg', case: 'ins' }, 'hayalleriyle'],
  ['kalp', { possessive: '3sg', case: 'gen' }, 'kalbinin'],
  ['su', { possessive: '3sg', case: 'loc' }, 'suyunda'],
  ['su', { plural: true, case: 'dat' }, 'sulara'],
  ['anne', { possessive: '1sg', case: 'ins' }, 'annemle'],
  ['anne', { possessive: '3sg', case: 'ins' }, 'annesiyle'],
  ['baba', { possessive: '3sg', case: 'gen' }, 'babasının'],
  ['köy', { case: 'loc', relative: true }, 'köydeki'],
  ['masa', { possessive: '3sg', case: 'loc', relative: true }, 'masasındaki'],
  ['bahçe', { case: 'loc', relative: true, relativePlural: true }, 'bahçedekiler'],
  ['bahçe', { case: 'loc', relative: true, relativePlural: true, relativeCase: 'gen' }, 'bahçedekilerin'],
  ['ev', { case: 'loc', relative: true, relativeCase: 'acc' }, 'evdekini'],
  ['ev', { case: 'loc', relative: true, relativeCase: 'ins' }, 'evdekiyle'],
  ['bugün', { relative: true }, 'bugünkü'],
  ['dün', { relative: true }, 'dünkü'],
  ['o gün', { relative: true }, 'o günkü'],
  ['yarın', { relative: true }, 'yarınki'],
  ['akşam', { relative: true }, 'akşamki'],
  ['sabah', { relative: true, relativeCase: 'dat' }, 'sabahkine'],
  ['ev', { case: 'loc', copula: 'past' }, 'evdeydi'],
  ['ev', { case: 'loc', copula: 'past', person: '1pl' }, 'evdeydik'],
  ['ev', { case: 'loc', copula: 'present', person: '1sg' }, 'evdeyim'],
  ['ev', { case: 'loc', copula: 'evidential', person: '3pl' }, 'evdeymişler'],
  ['ev', { case: 'loc', relative: true, copula: 'past' }, 'evdekiydi'],
  ['çocuk', { copula: 'present', person: '1sg' }, 'çocuğum'],
  ['çocuk', { copula: 'past', person: '1sg' }, 'çocuktum'],
  ['arkadaş', { possessive: '1sg', copula: 'past' }, 'arkadaşımdı'],
  ['koyun', { drop: true, possessive: '3sg', case: 'dat' }, 'koynuna'],
  ['koyun', { possessive: '3sg', case: 'acc' }, 'koyununu'],
  ['hayır', { case: 'acc' }, 'hayrı'],
  ['çocukluk arkadaş', { possessive: '3sg' }, 'çocukluk arkadaşı'],
  ['eski ahşap kapı', { case: 'gen' }, 'eski ahşap kapının'],
  ['kırık kanat', { possessive: '3sg', case: 'ins' }, 'kırık kanadıyla'],
  ['Kitap', { case: 'acc' }, 'Kitabı'],
  ['Şehir', { case: 'gen' }, 'Şehrin'],
];

/** Nouns that already carry a possessive: they keep it, lose it in the plural, and lend it to another owner. */
const COMPOUNDS: readonly [string, NounOptions, string][] = [
  ['deniz feneri', {}, 'deniz feneri'],
  ['deniz feneri', { case: 'acc' }, 'deniz fenerini'],
  ['deniz feneri', { case: 'dat' }, 'deniz fenerine'],
  ['deniz feneri', { case: 'loc' }, 'deniz fenerinde'],
  ['deniz feneri', { case: 'abl' }, 'deniz fenerinden'],
  ['deniz feneri', { case: 'gen' }, 'deniz fenerinin'],
  ['deniz feneri', { case: 'ins' }, 'deniz feneriyle'],
  ['deniz feneri', { plural: true }, 'deniz fenerleri'],
  ['deniz feneri', { plural: true, case: 'acc' }, 'deniz fenerlerini'],
  ['deniz feneri', { possessive: '1sg' }, 'deniz fenerim'],
  ['deniz feneri', { possessive: '1sg', case: 'loc' }, 'deniz fenerimde'],
  ['deniz feneri', { possessive: '3sg', case: 'loc' }, 'deniz fenerinde'],
  ['deniz feneri', { possessive: '3pl', case: 'loc' }, 'deniz fenerlerinde'],
  ['deniz feneri', { plural: true, possessive: '1pl' }, 'deniz fenerlerimiz'],
  ['çocukluk arkadaşı', { case: 'gen' }, 'çocukluk arkadaşının'],
  ['çocukluk arkadaşı', { possessive: '1sg' }, 'çocukluk arkadaşım'],
  ['çocuk bahçesi', { plural: true }, 'çocuk bahçeleri'],
  ['çocuk bahçesi', { case: 'loc' }, 'çocuk bahçesinde'],
  ['kuş kafesi', { plural: true }, 'kuş kafesleri'],
  ['ders kitabı', { plural: true }, 'ders kitapları'],
  ['ders kitabı', { possessive: '1sg', case: 'acc' }, 'ders kitabımı'],
  ['gece rengi', { plural: true }, 'gece renkleri'],
  ['köy çocuğu', { plural: true, case: 'gen' }, 'köy çocuklarının'],
  ['dağ yolu', { case: 'abl' }, 'dağ yolundan'],
  ['maden suyu', { plural: true }, 'maden suları'],
  ['maden suyu', { case: 'acc' }, 'maden suyunu'],
  ['liman şehri', { plural: true }, 'liman şehirleri'],
  ['sınav kâğıdı', { plural: true }, 'sınav kâğıtları'],
  ['kapı kolu', { plural: true }, 'kapı kolları'],
  ['çay bardağı', { plural: true }, 'çay bardakları'],
  ['ev adresi', { plural: true }, 'ev adresleri'],
  ['duvar saati', { plural: true }, 'duvar saatleri'],
  ['duvar saati', { possessive: '2sg' }, 'duvar saatin'],
  ['yaprak sesi', { plural: true }, 'yaprak sesleri'],
  ['soyadı', { plural: true }, 'soyadları'],
];

const CLOSED: readonly [string, NounOptions, string][] = [
  ['gökyüzü', { case: 'acc' }, 'gökyüzünü'],
  ['gökyüzü', { case: 'loc' }, 'gökyüzünde'],
  ['gökyüzü', { case: 'dat' }, 'gökyüzüne'],
  ['yeryüzü', { case: 'abl' }, 'yeryüzünden'],
  ['gözyaşı', { case: 'acc' }, 'gözyaşını'],
  ['gözyaşı', { plural: true }, 'gözyaşları'],
  ['gözyaşı', { plural: true, possessive: '1sg', case: 'acc' }, 'gözyaşlarımı'],
  ['gözyaşı', { plural: true, possessive: '3sg', case: 'acc' }, 'gözyaşlarını'],
  ['buzdolabı', { plural: true }, 'buzdolapları'],
  ['gökkuşağı', { case: 'gen' }, 'gökkuşağının'],
  ['ayçiçeği', { plural: true }, 'ayçiçekleri'],
  ['ayakkabı', { case: 'acc' }, 'ayakkabıyı'],
  ['kahvaltı', { case: 'loc' }, 'kahvaltıda'],
];

const PLURALS = rows(`
  ev evler  kız kızlar  çocuk çocuklar  göz gözler  yol yollar  saat saatler  hayal hayaller  rol roller
  kalp kalpler  harf harfler  şehir şehirler  ağız ağızlar  his hisler  kitap kitaplar  su sular  köprü köprüler
  dikkat dikkatler  usul usuller  futbol futbollar  kanat kanatlar  renk renkler  kâğıt kâğıtlar  hâl hâller
`);

describe('noun cases', () => {
  const cases = DECLENSIONS.flatMap(([noun = '', ...forms]) =>
    forms.map((form, i) => [noun, CASES[i + 1] ?? 'nom', form] as const),
  );
  it.each(cases)('%s in the %s case is %s', (noun, nounCase, form) => {
    expect(inflectNoun(noun, { case: nounCase })).toBe(form);
  });
});

describe('stems before a vowel', () => {
  it.each(ACCUSATIVES.flatMap(chunk))('%s becomes %s', (noun, form) => {
    expect(inflectNoun(noun, { case: 'acc' })).toBe(form);
  });
});

describe('plurals', () => {
  it.each(PLURALS.flatMap(chunk))('%s becomes %s', (noun, form) => {
    expect(plural(noun)).toBe(form);
  });
});

describe('owners', () => {
  const cases = OWNED.flatMap(([noun = '', ...forms]) =>
    forms.map((form, i) => [noun, PERSONS[i], form] as const),
  );
  it.each(cases)('%s owned by %s is %s', (noun, possessive, form) => {
    expect(inflectNoun(noun, { possessive })).toBe(form);
  });
});

describe('chains of endings', () => {
  it.each(CHAINS)('%s with %j is %s', (noun, opts, form) => {
    expect(inflectNoun(noun, opts)).toBe(form);
  });
});

describe('compounds', () => {
  it.each(COMPOUNDS)('%s with %j is %s', (noun, opts, form) => {
    expect(inflectNoun(noun, { ...opts, compound: true })).toBe(form);
  });
  it.each(CLOSED)('%s with %j is %s without being told', (noun, opts, form) => {
    expect(inflectNoun(noun, opts)).toBe(form);
  });
});

describe('circumflexes', () => {
  it.each([
    ['kâğıt', 'kâğıdı'],
    ['üçkâğıt', 'üçkâğıdı'],
    ['ahlâk', 'ahlâkı'],
    ['hilâl', 'hilâli'],
    ['istiklâl', 'istiklâli'],
    ['evlât', 'evlâdı'],
    ['yâr', 'yâri'],
    ['yar', 'yarı'],
    ['kâr', 'kârı'],
    ['dükkân', 'dükkânı'],
    ['mekân', 'mekânı'],
    ['hükûmet', 'hükûmeti'],
    ['millî', 'millîyi'],
  ])('do not hide that %s becomes %s', (noun, form) => {
    expect(inflectNoun(noun, { case: 'acc' })).toBe(form);
  });
});
