/** Place nouns by kind of place; `*` ends a compound that carries its own possessive ("deniz feneri*"). */
export const PLACES_BY_MILIEU: Readonly<Record<string, string>> = {
  lighthouse: 'deniz feneri*|fener kulesi*',
  sea: 'liman|sahil kasabası*|deniz|kıyı|sahil|iskele|rıhtım|kumsal|plaj|dalgakıran|okyanus|marina|balıkçı barınağı*|balıkçı kasabası*|sahil kasabası*|kıyı kasabası*|körfez|boğaz|tersane|deniz kasabası*',
  ship: 'gemi|yelkenli|denizaltı|feribot|güverte|vapur|kalyon|korsan gemisi*|balıkçı teknesi*|yolcu gemisi*|yük gemisi*',
  village:
    'köy|kasaba|dağ köyü*|değirmen|su değirmeni*|köy evi*|köy meydanı*|mahalle|sınır kasabası*|sınır köyü*|taşra kasabası*|çeşme başı*',
  forest:
    'orman|koru|koruluk|çam ormanı*|büyülü orman|ağaç ev|dere|nehir|ırmak|bataklık|göl|şelale|kulübe|orman kulübesi*|göl kıyısı*|kamp|kamp yeri*|cangıl|yağmur ormanı*|nehir kıyısı*',
  mountain:
    'dağ|zirve|yayla|uçurum|vadi|kanyon|geçit|tepe|dağ evi*|yanardağ|manastır|dağ kulübesi*|gözlemevi|rasathane',
  city: 'şehir|kent|sokak|cadde|meydan|apartman|metro|metro istasyonu*|köprü|gecekondu|metropol|park|arka sokak|çatı katı*|çatı|otopark|sokak arası*|megakent|site|gökdelen|galata|beyoğlu*|kadıköy|pazar yeri*',
  house:
    'ev|konak|köşk|yalı|malikâne|oda|tavan arası*|bodrum|mutfak|baba evi*|aile evi*|apartman dairesi*|daire|villa|çiftlik evi*|salon|yatak odası*|çocuk odası*|dede evi*|stüdyo',
  workshop:
    'atölye|dükkân|saatçi dükkânı*|marangozhane|demirhane|antikacı dükkânı*|oyuncakçı dükkânı*|terzihane|tamirhane|oyuncak dükkânı*|ayakkabıcı dükkânı*|fabrika|kuyumcu|galeri|müze|matbaa|berber dükkânı*',
  market: 'çarşı|kapalıçarşı|pazar|bedesten|han|kervansaray|bit pazarı*|baharat çarşısı*',
  station:
    'istasyon|gar|tren istasyonu*|tren garı*|peron|tren|gece treni*|otogar|terminal|havaalanı|havalimanı|durak|vagon|sınır kapısı*|yataklı vagon|liman garı*',
  school: 'okul|sınıf|lise|üniversite|yatılı okul|köy okulu*|yurt|kampüs|akademi|anaokulu|büyü okulu*|kreş',
  hospital:
    'hastane|klinik|akıl hastanesi*|sanatoryum|huzurevi|eczane|acil servis|yoğun bakım|muayenehane|sağlık ocağı*',
  library: 'kütüphane|arşiv|kitapçı|sahaf|kitabevi|eski kütüphane|saray kütüphanesi*',
  office:
    'karakol|büro|gazete binası*|ofis|gazete|mahkeme|adliye|plaza|banka|şirket|belediye|emniyet|sorgu odası*|noter|konsolosluk|radyo istasyonu*|radyo|ajans|büro|cezaevi|hapishane|hücre|karargâh',
  palace: 'saray|harem|taht odası*|topkapı sarayı*|köşkler|sultan sarayı*|divan',
  castle:
    'kale|kule|şato|hisar|sur|surlar|zindan|harabe|tapınak|antik kent|kaya kale|krallık|ejderha ini*|ören yeri*|kilise|katedral|cami|medrese',
  underground:
    'mağara|maden|tünel|yeraltı şehri*|mahzen|sığınak|kuyu|dehliz|yer altı|kazı alanı*|labirent|maden ocağı*|lağım|sarnıç|yeraltı|gizli geçit|kripta',
  desert: 'çöl|vaha|kum denizi*|piramit|kervan|sahra',
  space:
    'uzay|uzay gemisi*|uzay istasyonu*|mars|ay üssü*|gezegen|koloni|mars kolonisi*|yörünge|galaksi|uydu|üs|istasyon gemisi*|kapsül|jüpiter|satürn|gemi enkazı*',
  lab: 'laboratuvar|araştırma merkezi*|gizli laboratuvar|veri merkezi*|simülasyon|sunucu odası*|araştırma üssü*|yapay zekâ merkezi*',
  hotel: 'otel|pansiyon|motel|misafirhane|otel odası*|dağ oteli*|kasaba oteli*',
  stage:
    'tiyatro|sahne|opera|sirk|sinema|kulis|konser salonu*|bale|konservatuvar|lunapark|dans salonu*|pavyon|gazino',
  garden:
    'bahçe|sera|botanik bahçesi*|bostan|gül bahçesi*|avlu|hayvanat bahçesi*|arka bahçe|meyve bahçesi*|teras|balkon',
  cafe: 'kafe|kahve|kahvehane|lokanta|restoran|fırın|pastane|meyhane|bar|çay bahçesi*|pastane dükkânı*|kıraathane|taverna|çay ocağı*',
  island: 'ada|ıssız ada|adacık|takımada|hazine adası*',
  steppe: 'çiftlik|bozkır|ova|tarla|step|ahır|bağ|at çiftliği*|bağ evi*|otlak|oba|çadır|anadolu',
  ice: 'kutup|buzul|antarktika|kutup istasyonu*|buz denizi*|tundra|sibirya|kuzey kutbu*|güney kutbu*',
  sky: 'gökyüzü|uçak|balon|zeplin|bulut|uçan ada|hava gemisi*|sıcak hava balonu*',
  graveyard: 'mezarlık|mezar|türbe|kabristan|şehitlik|lahit',
};

/** A place for a story whose idea names none, by genre. */
export const DEFAULT_PLACES: Readonly<Record<string, readonly string[]>> = {
  romantic: [
    'sahil kasabası*',
    'gül bahçesi*',
    'kitapçı',
    'tren garı*',
    'pastane',
    'çay bahçesi*',
    'kasaba oteli*',
  ],
  scifi: [
    'uzay istasyonu*',
    'ay üssü*',
    'veri merkezi*',
    'mars kolonisi*',
    'araştırma merkezi*',
    'uzay gemisi*',
  ],
  thriller: [
    'dağ oteli*',
    'otopark',
    'gazete binası*',
    'apartman',
    'tren garı*',
    'sınır kasabası*',
    'klinik',
  ],
  fantasy: ['kale', 'büyülü orman', 'kule', 'mağara', 'dağ köyü*', 'tapınak', 'antik kent'],
  drama: ['aile evi*', 'kasaba', 'hastane', 'köy okulu*', 'terzihane', 'fırın', 'mahalle'],
  mystery: ['köşk', 'kütüphane', 'malikâne', 'otel', 'arşiv', 'antikacı dükkânı*', 'yalı'],
  nsfw: ['kasaba oteli*', 'sahil kasabası*', 'çatı katı*', 'konser salonu*', 'gece treni*', 'yalı', 'galeri'],
  adventure: ['ıssız ada', 'çöl', 'dağ', 'yağmur ormanı*', 'mağara', 'korsan gemisi*', 'kanyon'],
  historical: ['saray', 'kervansaray', 'kapalıçarşı', 'liman', 'medrese', 'hisar', 'sarnıç'],
  children: ['büyülü orman', 'okul', 'arka bahçe', 'oyuncakçı dükkânı*', 'köy', 'ağaç ev', 'sirk'],
  general: [
    'kasaba',
    'liman',
    'tren istasyonu*',
    'kitapçı',
    'apartman',
    'çay bahçesi*',
    'saatçi dükkânı*',
    'bahçe',
  ],
};
