/** What people are, by the kind of place where they are at home; `*` ends a compound. */
export const ROLES_BY_MILIEU: Readonly<Record<string, string>> = {
  lighthouse: 'fener bekçisi*|fenerci',
  sea: 'balıkçı|denizci|sandalcı|dalgıç|kılavuz kaptan|sünger avcısı*|ağ ustası*|cankurtaran|deniz biyoloğu*',
  ship: 'kaptan|korsan|tayfa|miço|telsizci|çarkçı|gemici|amiral|kaçak yolcu',
  village:
    'muhtar|değirmenci|ebe|köylü|imam|demirci|nalbant|dede|nine|büyükanne|büyükbaba|köy öğretmeni*|masalcı',
  forest: 'oduncu|ormancı|avcı|şifacı|kömürcü|arıcı|cadı|büyücü|izci|sürgün|kılavuz|elf',
  mountain: 'dağcı|çoban|keşiş|kaçakçı|eşkıya|gökbilimci|astronom|keşif erbabı*',
  city: 'taksici|kurye|işsiz|gezgin|sokak müzisyeni*|simitçi|kapıcı|mimar|fotoğrafçı|şoför|temizlikçi|tesisatçı|elektrikçi|kaçak|yabancı|kız|çocuk|oğlan|genç|adam|kadın|delikanlı|ihtiyar|emekli|göçmen|yetim|öksüz|arkadaş|kardeş|ikiz|çift|sokak çocuğu*|influencer|blogcu',
  house:
    'dul|hizmetçi|bakıcı|komşu|kiracı|mirasçı|gelin|damat|anne|baba|abla|ağabey|torun|teyze|amca|dayı|hala|uşak|kâhya|psikolog',
  workshop:
    'saatçi|marangoz|demirci|terzi|kunduracı|antikacı|ciltçi|çırak|usta|oyuncakçı|ressam|heykeltıraş|mucit|tamirci|kuyumcu|berber|camcı|çömlekçi|seramikçi|modacı|zanaatkâr',
  market: 'tüccar|baharatçı|halıcı|hamal|kalpazan|hırsız|yankesici|pazarcı|falcı|esnaf|bezirgân|dilenci',
  station: 'makasçı|kondüktör|makinist|istasyon şefi*|yolcu|gişe memuru*|postacı|hostes|pilot',
  school:
    'öğretmen|öğrenci|müdür|profesör|akademisyen|tarihçi|arkeolog|bilim insanı*|felsefeci|yatılı öğrenci|edebiyat öğretmeni*|stajyer|antrenör|futbolcu|sporcu|matematikçi',
  hospital:
    'doktor|hemşire|cerrah|hasta|psikiyatrist|eczacı|ambulans şoförü*|veteriner|hekim|tabip|adli tıpçı',
  library: 'kütüphaneci|yazar|şair|sahaf|arşivci|çevirmen|editör|romancı|kitapçı|hattat|kâtip|vakanüvis',
  office:
    'dedektif|komiser|polis|gazeteci|muhabir|avukat|savcı|hâkim|memur|müfettiş|ajan|casus|müdire|patron|sekreter|katil|tetikçi|hacker|bankacı|muhasebeci|radyocu|spiker|yargıç|özel dedektif|profil uzmanı*|iş insanı*|mahkûm|gardiyan|sigortacı|başkomiser|politikacı|başkan',
  palace:
    'padişah|sultan|şehzade|prenses|prens|kral|kraliçe|vezir|cariye|saray ressamı*|müneccim|soytarı|saray aşçısı*|hekimbaşı|sadrazam|mimarbaşı|minyatürcü|nakkaş|imparator',
  castle:
    'şövalye|savaşçı|okçu|nöbetçi|bekçi|kahraman|gladyatör|yeniçeri|asker|komutan|lord|rahip|akıncı|samuray|veliaht|sipahi|casus kadın|subay|gazi',
  underground: 'madenci|mezar hırsızı*|kâşif|define avcısı*|mağara bilimci|jeolog|hazine avcısı*',
  desert: 'bedevi|kervancı|göçebe|elçi|seyyah|kervan kılavuzu*',
  space:
    'astronot|kozmonot|gemi doktoru*|uzay pilotu*|mühendis|seyir subayı*|koloni yöneticisi*|gezegen avcısı*|uzay madencisi*|yıldız haritacısı*|mürettebat',
  lab: 'genetikçi|fizikçi|yazılımcı|kimyager|programcı|biyolog|araştırmacı|laborant|nörolog|mucit kadın|denek|klon|siborg|robotik uzmanı*|yapay zekâ mühendisi*',
  hotel: 'otelci|resepsiyon görevlisi*|gece bekçisi*|turist|piyanist|kat görevlisi*|garson|barmen',
  stage:
    'oyuncu|dansçı|balerin|şarkıcı|kemancı|müzisyen|besteci|orkestra şefi*|sihirbaz|palyaço|cambaz|suflör|yönetmen|aktris|kuklacı|viyolonselist|çellist|manken|sanatçı|udi|neyzen|gitarist',
  garden: 'bahçıvan|botanikçi|çiçekçi|bağcı',
  cafe: 'aşçı|fırıncı|pastacı|meyhaneci|kahveci|şef|barista',
  island: 'kazazede|ada sakini*|feribot kaptanı*',
  steppe: 'çiftçi|seyis|at terbiyecisi*|binici|göçer|ozan|akın eri*|kovboy|besici|köylü kadın',
  ice: 'kutup kâşifi*|meteorolog|kızakçı|balina avcısı*',
  sky: 'havacı|pilot kadın|balon ustası*|test pilotu*|paraşütçü',
  graveyard: 'mezarcı|mezarlık bekçisi*|mermerci|medyum',
};

/** Who stands in the hero's way when no card says so, by genre: first mention = later mention. */
export const RIVALS: Readonly<Record<string, readonly string[]>> = {
  romantic: [
    'yıllar önce dönmeyen bir arkadaş=eski arkadaş',
    'şık giyimli bir yabancı=şık yabancı',
    'gülüşü ezberlenmiş bir doktor=doktor',
    'hiç beklemeyen bir kuzen=kuzen',
    'eski nişanlı=eski nişanlı',
    'uzaktan gelen bir akraba=akraba',
    'her şeyi bilen bir komşu=komşu',
    'çok konuşan bir avukat=avukat',
  ],
  scifi: [
    'üniforması yeni bir subay=subay',
    'gözünü kırpmayan bir müfettiş=müfettiş',
    'sesi düz bir protokol uzmanı=uzman',
    'gece vardiyasının amiri=amir',
    'asık yüzlü bir güvenlik şefi=güvenlik şefi*',
    'merkezden gelen bir denetçi=denetçi',
    'yüzü maskeli bir teknisyen=teknisyen',
    'konsey temsilcisi=konsey temsilcisi*',
  ],
  thriller: [
    'sesi yumuşak bir adam=yumuşak sesli adam',
    'parmağı yüzüklü bir kadın=yüzüklü kadın',
    'hiç acele etmeyen bir şoför=şoför',
    'eski bir emniyet müdürü=müdür',
    'gri paltolu bir adam=gri paltolu adam',
    'eldivenlerini çıkarmayan bir adam=eldivenli adam',
    'sesi hiç yükselmeyen bir kadın=sessiz kadın',
    'kulağı kulaklıklı bir genç=kulaklıklı genç',
    'emekli bir komiser=emekli komiser',
  ],
  fantasy: [
    'gölgesi iki kat bir şövalye=şövalye',
    'gözleri küllü bir kâhin=kâhin',
    'saçı örgülü bir avcı=avcı',
    'taç giymemiş bir kral=kral',
    'kül renkli pelerinli bir elçi=elçi',
    'adını satan bir büyücü=büyücü',
    'yüzü örtülü bir muhafız=muhafız',
    'dişleri gümüş kaplı bir tüccar=tüccar',
  ],
  drama: [
    'yıllar sonra gelen bir kuzen=kuzen',
    'ütülü gömlekli bir memur=memur',
    'elinde dosyayla gezen bir emlakçı=emlakçı',
    'hep haklı çıkan bir enişte=enişte',
    'yıllardır görünmeyen dayı=dayı',
    'takım elbiseli bir müteahhit=müteahhit',
    'sözünü hiç esirgemeyen bir komşu=komşu',
    'uzak şehirden gelen bir avukat=avukat',
  ],
  mystery: [
    'hep aynı paltoyu giyen bir kâtip=kâtip',
    'elini hiç cebinden çıkarmayan bir misafir=misafir',
    'fazla bilen bir eczacı=eczacı',
    'sözünü tartarak konuşan bir hâkim=hâkim',
    'aileye sonradan katılan bir damat=damat',
    'bastonlu bir koleksiyoncu=koleksiyoncu',
    'fazla nazik bir noter=noter',
    'yarım ağız konuşan bir kâhya=kâhya',
  ],
  nsfw: [
    'adını saklayan bir davetli=davetli',
    'ipek eldivenli bir kadın=eldivenli kadın',
    'eski bir hayran=hayran',
    'şık giyimli bir yabancı=şık yabancı',
    'eski bir sevgili=eski sevgili',
    'çok şey bilen bir menajer=menajer',
    'gece müdürü=gece müdürü*',
    'soru sormayı seven bir komşu=komşu',
  ],
  adventure: [
    'haritaları satın alan bir tüccar=tüccar',
    'yüzü güneşten kavrulmuş bir kaptan=kaptan',
    'üç dil konuşan bir simsar=simsar',
    'tüfeğini bırakmayan bir avcı=avcı',
    'tek gözlü bir kılavuz=kılavuz',
    'altın dişli bir define avcısı=altın dişli avcı',
    'rakip ekibin başı=rakip',
    'haritaları satın alan bir tüccar=tüccar',
  ],
  historical: [
    'sesi kadife bir kadı=kadı',
    'kürkü yeni bir mültezim=mültezim',
    'yüzü çiçekbozuğu bir ağa=ağa',
    'kılıcı işlemeli bir çavuş=çavuş',
    'sarayın casusu=casus',
    'asık yüzlü bir subaşı=subaşı',
    'borçları toplayan bir sarraf=sarraf',
    'vezirin adamı=vezirin adamı*',
  ],
  children: [
    'ayağı kocaman bir nöbetçi=nöbetçi',
    'burnu havada bir kâhya=kâhya',
    'bıyığı burulmuş bir fırıncı=fırıncı',
    'sesi gür bir bahçıvan=bahçıvan',
    'asık suratlı bir komşu=komşu',
    'her şeye gülen bir çocuk=o çocuk',
    'kocaman şapkalı bir adam=şapkalı adam',
    'huysuz bir bekçi=bekçi',
  ],
  general: [
    'ütülü gömlekli bir memur=memur',
    'elinde dosyayla gezen bir emlakçı=emlakçı',
    'sesi kalın bir muhtar=muhtar',
    'yakası rozetli bir müdür=müdür',
    'yolu buraya düşen bir yabancı=yabancı',
    'kimseye güvenmeyen bir komşu=komşu',
    'evrak çantalı bir memur=memur',
    'eski bir ortak=eski ortak',
  ],
};

/** Whom the hero cannot forget, besides the wound's own person. */
export const TRAITS =
  'yaşlı|genç|küçük|emekli|yalnız|kör|sağır|dilsiz|eski|ünlü|yorgun|utangaç|inatçı|cesur|korkak|zengin|yoksul|fakir|hasta|kayıp|gizemli|gizli|yetim|öksüz|deli|bilge|dürüst|sürgün|acemi|meraklı|içine kapanık|yaralı|işsiz|sessiz|garip|tuhaf|unutulmuş|terk edilmiş|paslı|sihirli|büyülü|lanetli|altın|gümüş|kırmızı|mavi|yeşil|siyah|beyaz|mor|sarı|kara|kırık|eşsiz|antik|uzak|yarım|mühürlü|kilitli|sararmış|tek kollu|tek gözlü|konuşan|uçan|yanan|ıssız|karanlık|yaramaz|tembel|küskün';
