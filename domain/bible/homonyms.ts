/*
 * Words that are two things. Lower case, without circumflexes, separated by spaces.
 */

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Names of people and places that are also common words: only a capital inside a sentence or an apostrophe tells. */
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

/** Nouns that are spelled like a verb's root: a past or a condition after them belongs to the verb ("güldü"). */
export const NOUN_AND_VERB = wordSet(`
  aç ağ ak al an ar as aş at ay az bağ bağla bak bas bat bay bez biç bil bin bit boya boz böl bul bur bük büyü çağ çak çal
  çatı çek çık çiz çök çöz dal dam del der dik dil din diz doğ dol dön döv dur duy düz düş eğ ek em er es eş et ez geç gel
  ger gez gir git giy göç göm gör güç gül güt güven iç il in it iz kaç kak kal kan kap kar kara kat kaz kes kıl kın kır kıy
  kız kok kol kon kop kor kork koş koy kur kuru kus öl ön ör öt öv ser sev sez sık sığ sil sin sok sol son sor sön sür süs
  süz şaş şiş tak tan tap taş tat ter tık tut tüt uç um un ur us uy uz ür üz var ver vur yağ yak yan yap yar yas yat yay yaz
  yel yem yen yer yet yığ yık yıl yırt yol yor yum yut yük yüz savaş barış inan dolu gülümse damla ağrı güre boya tatil kına
  kuş kurt ot ya
`);

/**
 * Common words that begin like another one with an ending: the first is the noun, the rest are words of their own, which
 * are not it ("adam" is no island of mine).
 */
const LOOKALIKES = `
  ada: adam adak adalet adap
  ağ: ağa ağda ağı ağın
  ak: akın akım aksan
  al: alım alın alan
  an: ana anı anım anda andaç
  ana: anam
  ara: araca aramız
  aş: aşı aşım
  at: ata atım atı atlı
  ay: aya ayı ayın ayda aysız
  bağ: bağı bağım bağlı bağdaş
  bal: balı balım balca
  baş: başlı başta başa başı başsız
  boy: boya boyun boylu boyda
  can: canım canın canlı cansız canan canca candan
  cam: cami
  çay: çayda çayın
  dal: dalı dalım dalda daldan
  dam: damı damla damın
  der: dere deri derin
  dere: derece
  dil: dile dilim dilin dilli
  diz: dizi dizin dizim
  don: donlu
  ev: evli evce evde evden
  el: ela elli elde elden eldeki elim elin ellik
  er: erin erim erce
  gece: geceli
  göç: göçü
  göğüs: göğüslük
  gök: gökçe göksu
  göz: göze gözü gözle gözlem gözlü gözde
  gül: gülle gülce gülün gülüm gülden
  gün: güne günlü günce günden
  han: hanım hani handan hane hanı
  hava: havan havalı havlu
  il: ile ilk ilim ilde ilçe ille
  in: ince inci inle
  ip: ipi ipli
  iç: içi içli içten içim içinde içine içinden
  iş: işi işte işin işlem
  kal: kalın kale
  kale: kalem kalemi
  kan: kanlı kanca kanıt
  kap: kapı kapım kaptan kapta kaplı kapla
  kar: karı karın karlı karım karım karınca kara
  kara: karaca karın karam
  kart: kartal
  kaş: kaşı
  kat: katı katım katta katlı
  kaz: kaza kazı kazan
  kem: kemi
  kıl: kılı
  kır: kırı kırım kırda kırgın kırca
  kış: kışı
  kız: kızı kızım kızın
  kol: koli kolla
  koç: koça koçan
  kor: koru korun korum
  koy: koyu koyun koyul
  kul: kule kulun
  kule: kulem
  kum: kuma kumlu kumda
  kur: kurum kurda kurt
  kurt: kurtul
  kuş: kuşa kuşla
  kuyu: kuyum
  mas: masa
  masa: masal
  nar: narin narı
  ok: oku
  oda: odak odun
  on: onun onlar onlu onca onda ondan ona onu
  ot: otla
  oy: oya oyun oyum oyla
  para: paran
  pas: pasta
  saç: saçı saçma
  sal: salı salın salla salda
  sap: sapa saplı
  sayı: sayın
  saz: sazan
  sel: selin selim sele
  ses: sesli sessiz
  sır: sıra sırı sırım sırça
  sis: sisli
  sol: solda soldan
  son: sona sonu sonda sonlu sonra sonca sonun sonunda
  su: suç sudan suda susuz sulu sum sun
  sur: sura surat
  süs: süsle
  şef: şefi
  şey: şeyi
  taç: taça
  tan: tane tanı tanım tanla
  tas: tasa
  taş: taşı taşın taşım taşla
  tat: tatlı tatla
  tel: tele telle
  ter: teri terim terli terle
  top: topla toplu
  tuz: tuzla tuzlu
  tür: türlü türü
  un: unun unu
  uç: uçan uçlu
  yan: yana yanı yanlı yanında yanına yanından yanıma yanımda
  yar: yara yarı yarın yarım
  yara: yarasa
  yas: yasa yasla
  yaş: yaşa yaşlı yaşam yaşın yaşındaydı
  yay: yaya yayın yayla yaylı
  yaz: yazı yazın yazım yazla
  yel: yele yelken yelle
  yer: yerli yerde yerden yere yerine yerinde yerinden
  yol: yola yolla
  yüz: yüzü yüze yüzün yüzden yüzde yüzlü yüzlerce yüzler yüzünden
  zar: zarar
  zor: zorla zorlu zorda
  yıl: yılan yılda
  bor: boru bora
  buz: buza
  bel: bela beli belli belde
  ben: bende beni benim benden bence benim
  bin: bina bini binde binle
  bar: barım bara
  cin: cins
  ders: dersin
  dağ: dağı
  dev: deva deve devle
  dış: dışı dışarı dışında
  fal: fala falan
  fen: fena
  fil: fili filim
  kes: kese
  kın: kına
  köy: köyün
  kut: kutu
  mal: mala malum
  mum: mumya
  pul: pulu
  pir: pire
  rol: rolde
  saat: saatle
  tur: tura turla
  var: varlı
  zil: zile
  fırın: fırıncı
  gemi: gemici
  güç: güçlü güce
`;

/** Words of their own by the noun that they seem to be a form of. */
export const LOOKALIKE: ReadonlyMap<string, readonly string[]> = new Map(
  LOOKALIKES.trim()
    .split('\n')
    .map((line) => {
      const [noun = '', words = ''] = line.split(':');
      return [noun.trim(), words.trim().split(/\s+/u)] as const;
    }),
);

/** Names that seem to be another name with an ending; written without an apostrophe they are themselves. */
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

/** What a lower-case word may be called that a character's name writes with a capital ("Büyücü"). */
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

/** Titles and nicknames beside a name, which are not the name: "Nermin Hanım" is "Nermin", "Doktor Selim" is "Selim". */
export const TITLES = wordSet(`
  bay bayan bey hanım beyefendi hanımefendi efendi ağa paşa hoca hacı dr doktor prof profesör doç av avukat komiser müfettiş
  dedektif kaptan reis usta çavuş onbaşı teğmen yüzbaşı binbaşı albay general kral kraliçe prens prenses sultan şehzade lord
  leydi sör dede nine baba anne abla ağabey abi amca dayı teyze hala yenge kardeş imam şeyh derviş molla mirza kara ak koca
  deli küçük büyük genç yaşlı kör topal uzun kısa sarı kızıl yeşil mavi kırmızı cesur bilge yalnız son ilk ihtiyar madam
  mösyö mister miss mr mrs mühendis öğretmen hemşire kontes kont dük düşes baron rahip rahibe
`);
