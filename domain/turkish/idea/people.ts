import type { Age, Gender } from './idea.ts';

const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);

/** A noun for a person, and what it says of them. */
export interface PersonNoun {
  readonly lemma: string;
  /** The phrase ends in a possessive of its own ("fener bekçisi"). */
  readonly compound: boolean;
  readonly kind: 'trade' | 'kin' | 'plain' | 'being';
  readonly gender?: Gender;
  readonly age?: Age;
}

/** Trades and callings; `*` ends a compound that carries a possessive. */
const TRADES = list(`
  fener bekçisi*|fenerci|balıkçı|denizci|sandalcı|dalgıç|kılavuz kaptan|sünger avcısı*|ağ ustası*|cankurtaran|deniz biyoloğu*|kaptan|korsan|tayfa|miço|telsizci|çarkçı|gemici|amiral|lostromo|süngerci|midyeci
  |muhtar|değirmenci|ebe|imam|müezzin|demirci|nalbant|köy öğretmeni*|masalcı|hoca|kâhya|ırgat|rençper|yanaşma|korucu|bekçi|gece bekçisi*|mahalle bekçisi*|oduncu|ormancı|orman bekçisi*|avcı|şifacı|kömürcü|arıcı|cadı|büyücü|sihirbaz|izci|kılavuz|simyacı|müneccim|kâhin|şaman
  |dağcı|çoban|keşiş|rahibe|papaz|haham|derviş|dede|şeyh|kaçakçı|eşkıya|haydut|gökbilimci|astronom|rasathane memuru*|taksici|taksi şoförü*|kurye|sokak müzisyeni*|simitçi|kapıcı|mimar|fotoğrafçı|şoför|otobüs şoförü*|kamyon şoförü*|kamyoncu|minibüsçü|dolmuşçu|vatman|temizlikçi|tesisatçı|elektrikçi|boyacı|badanacı|çöpçü|çöp toplayıcısı*|inşaat işçisi*|vinç operatörü*|işçi|ustabaşı|kalfa|blogcu|influencer|yayıncı
  |hizmetçi|bakıcı|dadı|mürebbiye|uşak|aşçı|psikolog|terapist|saatçi|saat ustası*|saat tamircisi*|marangoz|terzi|kunduracı|ayakkabıcı|ayakkabı tamircisi*|köşker|antikacı|eskici|hurdacı|ciltçi|mücellit|çırak|usta|oyuncakçı|ressam|heykeltıraş|mucit|tamirci|radyo tamircisi*|televizyon tamircisi*|piyano akortçusu*|akortçu|kuyumcu|berber|kuaför|camcı|cam ustası*|çömlekçi|seramikçi|çinici|modacı|zanaatkâr|bakırcı|kalaycı|bıçakçı|çilingir|anahtarcı|keçeci|dokumacı|halı dokuyucusu*|yorgancı|şapkacı|eldivenci|düğmeci|mumcu|sabuncu|semerci|saraç|tornacı|kaynakçı|dökümcü|matbaacı|dizgici|hakkâk|oymacı|sedefkâr|lutiye|keman yapımcısı*|org yapımcısı*|kukla ustası*
  |tüccar|baharatçı|halıcı|hamal|kalpazan|hırsız|yankesici|pazarcı|falcı|esnaf|bezirgân|dilenci|bakkal|manav|kasap|sütçü|yoğurtçu|bozacı|turşucu|şekerci|lokumcu|helvacı|kuruyemişçi|tuhafiyeci|kırtasiyeci|zahireci|büfeci|çiçekçi|kestaneci|dondurmacı|balon satıcısı*|piyangocu|tombalacı|celep|emlakçı|tefeci|makasçı|kondüktör|makinist|istasyon şefi*|gar memuru*|gişe memuru*|postacı|posta memuru*|telgrafçı|hostes|pilot|kabin memuru*|hava trafik kontrolörü*|gümrük memuru*|sınır muhafızı*|gümrükçü
  |öğretmen|edebiyat öğretmeni*|müzik öğretmeni*|matematik öğretmeni*|resim öğretmeni*|öğrenci|lise öğrencisi*|tıp öğrencisi*|müdür|okul müdürü*|müdire|profesör|doçent|akademisyen|asistan|tarihçi|arkeolog|antropolog|sosyolog|dilbilimci|bilim insanı*|bilim kadını*|bilim adamı*|felsefeci|filozof|yatılı öğrenci|stajyer|hademe|antrenör|futbolcu|kaleci|hakem|boksör|güreşçi|pehlivan|koşucu|maratoncu|yüzücü|satranç ustası*|satranç oyuncusu*|atlet|jokey|cimnastikçi|halterci|eskrimci|bisikletçi|buz patencisi*|sporcu|matematikçi
  |doktor|köy doktoru*|hemşire|gece hemşiresi*|cerrah|psikiyatrist|ruh doktoru*|eczacı|diş hekimi*|dişçi|ambulans şoförü*|veteriner|hekim|tabip|cerrahbaşı|adli tıpçı|otopsi uzmanı*|hastabakıcı|hasta bakıcı*|fizyoterapist|anestezist|gözlükçü
  |kütüphaneci|kütüphane memuru*|yazar|şair|sahaf|arşivci|arşiv memuru*|çevirmen|tercüman|mütercim|editör|romancı|eleştirmen|kitapçı|hattat|kâtip|vakanüvis|müstensih|hafız|senarist|arzuhâlci|düzeltmen|daktilo|daktilograf|stenograf|köşe yazarı*|polisiye yazarı*|masal anlatıcısı*|meddah|hikâyeci|biyografi yazarı*|hayalet yazar
  |dedektif|özel dedektif|komiser|başkomiser|polis|polis memuru*|jandarma|gazeteci|muhabir|savaş muhabiri*|foto muhabiri*|avukat|savcı|hâkim|yargıç|memur|nüfus memuru*|tapu memuru*|vergi memuru*|müfettiş|ajan|casus|gizli ajan|patron|sekreter|katil|kiralık katil|tetikçi|hacker|bankacı|banka memuru*|veznedar|muhasebeci|radyocu|spiker|haber spikeri*|sunucu|gardiyan|sigortacı|politikacı|milletvekili*|belediye başkanı*|başkan|kaymakam|vali|noter|zabıta|itfaiyeci|bilirkişi|ihbarcı|infaz koruma memuru*|diplomat|elçi|konsolos|koruma|fedai|kabadayı|dolandırıcı|kumarbaz|kasa hırsızı*|mafya babası*|reklamcı|borsacı|iş insanı*|iş adamı*|iş kadını*|profil uzmanı*|çağrı merkezi çalışanı*|asansörcü|bodyguard|kiralık asker
  |padişah|sultan|şehzade|prenses|prens|kral|kraliçe|vezir|cariye|harem ağası*|saray ressamı*|saray bahçıvanı*|soytarı|saray aşçısı*|hekimbaşı|sadrazam|mimarbaşı|minyatürcü|nakkaş|imparator|imparatoriçe|valide sultan|kadı|çelebi|paşa|ağa|bey|beyzade|mızıkacı|şövalye|savaşçı|okçu|nöbetçi|gladyatör|yeniçeri|akıncı|samuray|veliaht|sipahi|levent|subay|asker|er|onbaşı|çavuş|teğmen|yüzbaşı|binbaşı|albay|general|komutan|lord|rahip|gazi|topçu|lağımcı|kurşun dökücü*|cellat|celladın yamağı*|tulumbacı|sakabaşı|saka|mehter|ulak|tatar|zeybek|efe|silahşor
  |madenci|mezar hırsızı*|kâşif|define avcısı*|defineci|mağara bilimci|jeolog|hazine avcısı*|deprem bilimci|arama kurtarma gönüllüsü*|bedevi|kervancı|seyyah|gezgin|kervan kılavuzu*|deveci|haritacı|haritacı kız
  |astronot|kozmonot|gemi doktoru*|uzay pilotu*|mühendis|makine mühendisi*|elektrik mühendisi*|inşaat mühendisi*|ses mühendisi*|seyir subayı*|koloni yöneticisi*|gezegen avcısı*|uzay madencisi*|yıldız haritacısı*|robot tamircisi*|zaman yolcusu*|genetikçi|fizikçi|yazılımcı|oyun tasarımcısı*|grafik tasarımcı|kimyager|programcı|biyolog|botanikçi|ornitolog|kuş gözlemcisi*|araştırmacı|laborant|nörolog|robotik uzmanı*|yapay zekâ mühendisi*|teknisyen|operatör|telefon santralcisi*|santral memuru*|meteorolog|meteoroloji memuru*|sismolog|kutup kâşifi*|kızakçı|balina avcısı*|havacı|balon ustası*|test pilotu*|paraşütçü
  |otelci|resepsiyonist|resepsiyon görevlisi*|kat görevlisi*|garson|komi|barmen|bulaşıkçı|piyanist|oyuncu|tiyatro oyuncusu*|sinema oyuncusu*|dublaj sanatçısı*|dansçı|balerin|şarkıcı|opera sanatçısı*|assolist|tenor|soprano|kemancı|müzisyen|davulcu|trompetçi|flütçü|akordeoncu|neyzen|tamburi|udi|kanuni|bağlamacı|âşık|halk ozanı*|ozan|besteci|orkestra şefi*|palyaço|cambaz|ip cambazı*|trapezci|suflör|yönetmen|aktris|aktör|figüran|dublör|kuklacı|karagözcü|hayalî|viyolonselist|çellist|manken|sanatçı|gitarist|DJ|ışıkçı|kameraman|film yapımcısı*|makyajcı|gişeci|yer gösterici*
  |bahçıvan|bağcı|fidancı|seracı|zeytinci|fındıkçı|pamuk işçisi*|çay işçisi*|mevsimlik işçi|fırıncı|pastacı|kahveci|çaycı|çayhaneci|meyhaneci|şef|barista|köfteci|kebapçı|börekçi|çiftçi|seyis|at terbiyecisi*|binici|kovboy|besici|mandıracı|mezarcı|mezarlık bekçisi*|mermerci|gassal|medyum|feribot kaptanı*|vapur kaptanı*|çımacı|biletçi|gondolcu|müze bekçisi*|müze görevlisi*|restoratör|küratör|galerici|koleksiyoncu|sanat taciri*|müzayedeci|rehber|tur rehberi*|turist rehberi*|animatör|tercüme bürosu sahibi*|kiracı|ev sahibi*|apartman görevlisi*|güvenlik görevlisi*|güvenlikçi|park bekçisi*|hayvan bakıcısı*|hayvanat bahçesi bakıcısı*|köpek eğitmeni*|at bakıcısı*|çocuk bakıcısı*|sosyal hizmet uzmanı*|arabulucu|düğün fotoğrafçısı*|gelinlikçi|organizatör|çöpçatan|parfümcü|ıtriyatçı|terzi çırağı*|apartman yöneticisi*|yönetici|bestekâr|diyetisyen|dansöz|semazen|sünnetçi|tenekeci|telkâri ustası*|taş ustası*|mozaik ustası*|forsa|yangın gözcüsü*|gözcü|deve güreşçisi*|otel kâtibi*|ayakkabı boyacısı*|spor hocası*|tren makinisti*|coğrafya öğretmeni*|gümrük bekçisi*|hamal başı|soyguncu|kahya|kasiyer|tezgâhtar|market çalışanı*|bekçibaşı|muavin|otobüs muavini*|kaligraf|pansiyoncu|müderris|atlı|süvari|muvakkit|motokurye|youtuber|fenomen|müvekkil|mübadil|sıhhiye eri*|mezar kazıcı|kapı görevlisi*|apartman sakini*|tercihçi|barajcı|okul servisi şoförü*|uyku doktoru*|güreş hakemi*|yayıncı kadın|muhtar azası*|gıda mühendisi*|yapımcı|podcastçi|yoga hocası*|aktivist|sendikacı|belgeselci|kargocu|tasarımcı|analist|danışman|denetçi|mültezim|lonca ustası*|kalyoncu|seferi|sürücü|temsilci|vekil
`);

const WOMEN = list(`
  kadın|kız|gelin|dul kadın|hanım|hanımefendi|nine|büyükanne|kocakarı|teyze
`);
const MEN = list('adam|oğlan|delikanlı|damat|beyefendi|bey|dede|büyükbaba|amca|dayı');
const KIN_WOMEN = list(
  'anne|abla|hala|teyze|babaanne|anneanne|büyükanne|nine|yenge|görümce|kayınvalide|elti|kız kardeş|kız torun|üvey anne|gelin|baldız|kız evlat|ana',
);
const KIN_MEN = list(
  'baba|ağabey|abi|dayı|amca|dede|büyükbaba|enişte|bacanak|kayınpeder|kayınbirader|oğul|erkek kardeş|üvey baba|damat|koca',
);
const KIN = list(
  'kardeş|torun|kuzen|yeğen|ikiz|eş|karı koca|nişanlı|sevgili|evlat|çift|üvey kardeş|evlatlık',
);
const PLAIN = list(`
  insan|kişi|yetişkin|çocuk|bebek|genç|ihtiyar|yaşlı|moruk|emekli|göçmen|mülteci|sığınmacı|yetim|öksüz|arkadaş|yabancı|kaçak|yolcu|kaçak yolcu|misafir|konuk|müşteri|komşu|mirasçı|hasta|mahkûm|tutuklu|rehine|esir|köle|sürgün|işsiz|evsiz|köylü|köylü kadın|şehirli|turist|kazazede|ada sakini*|tanık|kurban|şüpheli|sahip|deli|eleman|görevli|müdavim|okur|dinleyici|seyirci|izleyici|mürettebat|ekip|aile|takım|grup|dul|sokak çocuğu*|kahraman|denek|aday|gönüllü|öğrenci kız|rakip|düşman|dost|âşık|konargöçer|göçebe|meraklı|varis|çöl gezgini*|gece kuşu*|anlatıcı|ev kadını*
`);
const BEINGS = list(`
  robot|android|yapay zekâ|klon|siborg|uzaylı|hayalet|ruh|vampir|kurt adam|cin|peri|elf|cüce|dev|ejderha|deniz kızı|melek|şeytan|ölüm meleği*|kukla|oyuncak ayı|korkuluk|kardan adam|iskelet|zombi|canavar|kedi|sokak kedisi*|köpek|sokak köpeği*|tavşan|sincap|kirpi|tilki|kurt|ayı|aslan|fil|fare|kaplumbağa|kurbağa|kuş|kartal|şahin|yarasa|baykuş|karga|serçe|kırlangıç|bülbül|kuğu|flamingo|leopar|çakal|köstebek|sıçan|porsuk|geyik|ceylan|karaca|goril|kanguru|koala|panda|yengeç|yılan|kertenkele|semender|çekirge|solucan|sansar|gelincik|kunduz|fok|mors|güvercin|martı|leylek|papağan|kanarya|penguen|balina|yunus|ahtapot|balık|at|eşek|tay|keçi|kuzu|koyun|inek|horoz|tavuk|ördek|kaz|karınca|arı|kelebek|tırtıl|salyangoz|uğur böceği*|örümcek|ateş böceği*|maymun|kaplan|zürafa|zebra|timsah|dinozor|bulut|yıldız|kar tanesi*
`);

const noun = (text: string): Pick<PersonNoun, 'lemma' | 'compound'> =>
  text.endsWith('*') ? { lemma: text.slice(0, -1), compound: true } : { lemma: text, compound: false };

const AGES: Readonly<Record<string, Age>> = {
  çocuk: 'child',
  bebek: 'child',
  kız: 'child',
  oğlan: 'child',
  genç: 'young',
  delikanlı: 'young',
  ihtiyar: 'old',
  yaşlı: 'old',
  emekli: 'old',
  dede: 'old',
  nine: 'old',
  büyükanne: 'old',
  büyükbaba: 'old',
  babaanne: 'old',
  anneanne: 'old',
  'sokak çocuğu': 'child',
};

/** Trades that the language itself marks ("müdire", "kraliçe"). */
const FEMALE_TRADES = new Set(
  list(
    'ebe|rahibe|mürebbiye|müdire|prenses|kraliçe|cariye|imparatoriçe|valide sultan|balerin|aktris|soprano|hostes|iş kadını|bilim kadını|haritacı kız|cadı',
  ),
);
const MALE_TRADES = new Set(
  list(
    'padişah|şehzade|prens|kral|vezir|sadrazam|imparator|kadı|paşa|ağa|bey|beyzade|harem ağası|imam|müezzin|papaz|haham|derviş|şeyh|yeniçeri|akıncı|sipahi|levent|zeybek|efe|tulumbacı|pehlivan|iş adamı|bilim adamı|aktör|tenor|mafya babası|miço|keşiş|şövalye|samuray|lord|rahip|gladyatör|çelebi',
  ),
);

const nouns = new Map<string, PersonNoun>();
function add(items: readonly string[], kind: PersonNoun['kind'], gender?: Gender): void {
  for (const item of items) {
    const { lemma, compound } = noun(item);
    if (nouns.has(lemma)) continue;
    const marked = FEMALE_TRADES.has(lemma) ? 'female' : MALE_TRADES.has(lemma) ? 'male' : gender;
    const age = AGES[lemma];
    nouns.set(lemma, {
      lemma,
      compound,
      kind,
      ...(marked ? { gender: marked } : {}),
      ...(age ? { age } : {}),
    });
  }
}
add(KIN_WOMEN, 'kin', 'female');
add(KIN_MEN, 'kin', 'male');
add(KIN, 'kin');
add(WOMEN, 'plain', 'female');
add(MEN, 'plain', 'male');
add(PLAIN, 'plain');
add(TRADES, 'trade');
add(BEINGS, 'being');

/** The person that a dictionary form stands for, or undefined. */
export const personNoun = (lemma: string): PersonNoun | undefined => nouns.get(lemma);

/** Words before a person that tell their age. */
export const AGE_WORDS: Readonly<Record<string, Age>> = {
  küçük: 'child',
  minik: 'child',
  ufak: 'child',
  genç: 'young',
  yaşlı: 'old',
  ihtiyar: 'old',
  emekli: 'old',
  kocamış: 'old',
};
