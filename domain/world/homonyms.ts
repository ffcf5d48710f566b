/*
 * Words with two meanings, in lower case, without circumflexes, separated by spaces.
 */

import { wordSet } from '../turkish/index.ts';

/** Names of people and places that are also common words; only a capital within a sentence or an apostrophe decides. */
export const NAME_AND_WORD = wordSet(`
  ada alev altın arzu aslan asya ateş ay ayaz aydın aytaç bade bahar bahadır balım barış başak batı bayram beste bilge
  bora boran bulut burç cam can canan cemre ceylan cihan coşku çağ çağdaş çağla çağrı çelik çınar çiçek çiğdem çağlayan
  dal dalga damla deha demet demir deniz deren derin derya devran devrim dilek doğa doğan doğu dolunay duru duygu duru
  ece efe ege eda ekin ela elmas emek emir emre ender engin eren erdem esen eser esin eylem eylül ezgi fecir ferah
  ferhat fidan fırat fulya gece gizem gonca gökçe gökyüzü gönül gökhan gül gülen güler gülümser gün gündüz güneş güney
  güven güz gurur hakan hale han hasret haziran hazan hayat hayal hayri heves hilal hira hürriyet huzur ihsan ilgi ilham
  ilkay inan inanç inci ipek ışık ışıl irem izgi kader kahraman kaan kamer kardelen kartal kaya kayahan kaynak kemal
  kılıç kıvanç kıvılcım kıymet koral koray korkut kumru kutlu kuzey lale leyla mavi melek meltem menekşe mercan meriç
  meltem mert metin mine mutlu müjde nar narin nazlı nehir nergis nesil neşe nevbahar nilüfer nimet nisan nur okan okyanus
  olcay olgun onur oya oyku öykü ozan ömür özgür özgün özlem özge papatya pamuk pelin peri pınar poyraz polat rüya rüzgar
  saadet sabah sabır safa safiye sarp savaş seda sedef seher sel selin sema serap serin sevda sevgi sevil sevim sevinç
  seyhan sezgi sonay songül soner su sude suna süreyya şafak şahin şebnem şeker şen şimşek şiir şölen taç tan taner
  tanju tarık taş tayfun tekin temmuz toprak tufan tuna turna tutku türkü ufuk uğur ulaş umay umut utku uzay ülkü ümit
  ünal üzüm vatan vefa yağmur yakut yaprak yaren yasemin yaşar yavuz yaz yeliz yeşim yıldırım yıldız yiğit yonca yosun
  yücel zafer zaman zambak zehra zeren zeynep zeytin zirve ziya zümrüt hazal
  ağrı bolu muş ordu uşak van batman çanakkale kars siirt tokat bilecik çorum adıyaman aksaray kilis
  kara ak boz sarı kor yel gök hayırlı uzun kısa yaman duman karanlık
`);

/** Nouns that are spelled like a verb's root; a past or conditional suffix after them belongs to the verb ("güldü"). */
export const NOUN_AND_VERB = wordSet(`
  aç ağ ak al an ar as aş at ay az bağ bağla bak bas bat bay bez biç bil bin bit boya boz böl bul bur bük büyü çağ çak çal
  çatı çek çık çiz çök çöz dal dam del der dik dil din diz doğ dol dön döv dur duy düz düş eğ ek em er es eş et ez geç gel
  ger gez gir git giy göç göm gör güç gül güt güven iç il in it iz kaç kak kal kan kap kar kara kat kaz kes kıl kın kır kıy
  kız kok kol kon kop kor kork koş koy kur kuru kus öl ön ör öt öv ser sev sez sık sığ sil sin sok sol son sor sön sür süs
  süz şaş şiş tak tan tap taş tat ter tık tut tüt uç um un ur us uy uz ür üz var ver vur yağ yak yan yap yar yas yat yay yaz
  yel yem yen yer yet yığ yık yıl yırt yol yor yum yut yük yüz savaş barış inan dolu gülümse damla ağrı güre boya tatil kına
  kuş kurt ot ya
`);

/** Words that look like an inflected noun: first the noun, then the other words ("adam" is not a form of "ada"). */
const LOOKALIKES = `
  ada: adam adak adalet
  ağ: ağa ağda
  ak: akım akın akıl
  al: alım alın alan
  an: ana andaç
  ana: anam
  ara: araca
  aş: aşım
  at: ata atım
  ay: aya aylık
  bağ: bağım bağdaş
  bal: balca
  bar: bara barım
  baş: başlı
  bel: bela belli
  ben: benim bende bence
  bin: bina bini
  bor: bora boru
  boy: boya boyun
  buz: buza
  cam: cami
  can: canan canca
  cin: cins
  çay: çayda
  dal: dalın
  dam: damla
  der: dere deri derin
  dere: derece
  dev: deva
  dil: dilim
  diz: dizi dizin dizim
  don: donla
  el: ela elli
  er: erin erim erce
  ev: evli evlilik
  fal: fala falan
  fil: filim
  gök: gökçe
  göz: göze gözde gözlem
  gül: gülle gülce
  gün: günce
  han: hanım hani hane
  hava: havan havalı
  iç: için içli
  il: ile ilçe
  in: ince inci
  ip: ipi
  iş: işte
  kal: kale kalın
  kale: kalem
  kan: kanca kanıt
  kap: kapı kaptan
  kar: karı karın kara karınca
  kara: karaca karın
  kart: kartal
  kat: katı
  kaz: kaza kazı kazan
  kır: kırca kırgın
  kol: koli
  koç: koça koçan
  kor: koru
  koy: koyu koyun
  kul: kule
  kum: kuma
  kur: kurum kurt
  kuyu: kuyum
  masa: masal
  mal: mala
  mum: mumya
  nar: narin
  ok: oku
  on: onun onlar ona onu onda ondan onlu onca
  oy: oya oyun oyum
  para: paran
  pas: pasta
  pir: pire
  saç: saçma
  sal: salı salla
  sap: sapa
  sayı: sayın
  saz: sazan
  sel: selin selim
  ses: sessiz
  sır: sıra sırça
  son: sona sonra sonda sonlu sonunda sonca
  su: sudan sulu
  sur: sura surat
  taç: taça
  tan: tane tanı
  tas: tasa
  taş: taşla
  tat: tatlı
  tel: tele
  ter: terim
  top: topla toplu
  tuz: tuzla
  tür: türlü
  yan: yana yanında yanına yanından
  yar: yara yarı yarın yarım
  yara: yarasa
  yas: yasa
  yaş: yaşlı yaşam
  yay: yaya yayla
  yaz: yazı yazım
  yel: yele yelken
  yer: yerli yerine
  yıl: yılan
  yol: yolla
  yüz: yüzden yüzlerce yüzünden
  zar: zarar
  zor: zorla
`;

/** Words that look like a form of a noun, by the noun. */
export const LOOKALIKE: ReadonlyMap<string, readonly string[]> = new Map(
  LOOKALIKES.trim()
    .split('\n')
    .map((line) => {
      const [noun = '', words = ''] = line.split(':');
      return [noun.trim(), words.trim().split(/\s+/u)] as const;
    }),
);

/** Names that look like another name with a suffix; without an apostrophe they are names of their own. */
export const NAMES_LIKE_FORMS = wordSet(`
  adile adalı akife aliye alim alisa asiye atıfe aydan aydınlı ayla aynur ayten aytekin azime behiye canan candan canel
  cavide cemile edibe emine enise fahriye fatihe fazıla feride fethiye fevziye fikriye gülce gülden gülten gülin gülsüm
  güllü habibe hafize halide halime hamide hanım hasene hatice hayriye hilmiye hüsniye kadriye kamile kerime latife
  leylim lütfiye macide makbule mediha melike meliha merve münire müzeyyen nadide nadire nafize naciye naile naime nazife
  nazıma nazire nebiye necmiye nedime nesibe nurdan nurten nurhan nurlu nuriye nazlı nazan özden rasime remziye saide
  sabiha sabriye sacide saliha salime sami samiye saniye selime selma serife sudan sude suden suzan şakire şadiye şerife
  şükriye tahire tayyibe ulviye vasfiye vecihe yaşarın zahide zarife zekiye ziynet denizli karaman karaca ankaralı rumeli
  ayaz almanya alin alisin berkin ercan erdem evin evren hande kerem mertcan serdar nilay oyalı
`);

/** Roles, which texts write in lower case even when the character's name has a capital ("Büyücü"). */
export const ROLES = wordSet(`
  kral kraliçe prens prenses padişah sultan vezir şehzade imparator imparatoriçe komutan general albay binbaşı yüzbaşı
  teğmen çavuş asker polis komiser dedektif müfettiş hafiye casus ajan doktor hekim hemşire öğretmen profesör müdür başkan
  kaptan tayfa korsan şövalye savaşçı büyücü cadı kahin falcı bilge keşiş rahip rahibe imam derviş şaman hayalet hortlak
  vampir ejderha peri dev cüce elf ork melek şeytan canavar kurt tilki köpek kedi at kuş baykuş karga yılan robot yabancı
  adam kadın çocuk kız oğlan genç ihtiyar dede nine anne baba abla ağabey kardeş amca dayı teyze hala yenge enişte kuzen
  komşu arkadaş dost düşman katil hırsız kiracı bekçi bahçıvan uşak hizmetçi aşçı çoban balıkçı avcı demirci marangoz terzi
  berber bakkal kasap fırıncı şoför pilot gazeteci yazar şair ressam müzisyen piyanist avukat yargıç savcı mahkum gardiyan
  gezgin yolcu seyyah tüccar köle efendi hanımefendi beyefendi patron ortak çırak usta kalfa muhtar ağa
`);

/** Titles and nicknames that are not part of a name: "Nermin Hanım" is "Nermin", "Doktor Selim" is "Selim". */
export const TITLES = wordSet(`
  bay bayan bey hanım beyefendi hanımefendi efendi ağa paşa hoca hacı dr doktor prof profesör doç av avukat komiser müfettiş
  dedektif kaptan reis usta çavuş onbaşı teğmen yüzbaşı binbaşı albay general kral kraliçe prens prenses sultan şehzade lord
  leydi sör dede nine baba anne abla ağabey abi amca dayı teyze hala yenge kardeş imam şeyh derviş molla mirza kara ak koca
  deli küçük büyük genç yaşlı kör topal uzun kısa sarı kızıl yeşil mavi kırmızı cesur bilge yalnız son ilk ihtiyar madam
  mösyö mister miss mr mrs mühendis öğretmen hemşire kontes kont dük düşes baron rahip rahibe
`);
