import type { IdeaSample } from './idea-samples.ts';

/** More of what a reader must find in an idea than its hero, verb and place. */
export interface ReaderSample extends Pick<IdeaSample, 'idea' | 'hero' | 'verb'> {
  /** Short reference of the object's head; empty where there is none. */
  object: string;
}

const LINES = `
Kurye Emrah, teslim edeceği paketin kendi adına olduğunu görür. | Emrah | görmek |
Apartman görevlisi Şükriye, asansörde unutulmuş bir bebek bulur. | Şükriye | bulmak | bebek
Yazılım stajyeri Pelinsu, şirketin en önemli dosyasını yanlışlıkla siler. | Pelinsu | silmek | dosyası
Taksici Nurettin, gece yarısı bindirdiği yolcunun yirmi yıl önce öldüğünü öğrenir. | Nurettin | öğrenmek |
Bir markette kasiyer olarak çalışan Gülizar, her gün aynı adamın aynı şeyi aldığını fark eder. | Gülizar | fark etmek |
Emlakçı Vedia, satmaya çalıştığı evde kendi çocukluk fotoğrafını bulur. | Vedia | bulmak | fotoğrafı
Diş hekimi Orhan Bey, hastasının ağzında altın bir anahtar görür. | Orhan Bey | görmek | anahtar
Üniversite öğrencisi Kıvanç, kiraladığı odanın duvarında bir mektup bulur. | Kıvanç | bulmak | mektup
Otobüs şoförü Saim, son durakta inmeyen yolcuyu bekler. | Saim | beklemek | yolcu
İşten çıkarılan muhasebeci Tülin, patronunun defterlerini polise götürür. | Tülin | götürmek | defterleri
Çağrı merkezinde çalışan Berkant, kendi annesinden şikâyet telefonu alır. | Berkant | almak | telefon
Balkonunda güvercin besleyen emekli memur, komşusuyla iddiaya girer. | memur | iddiaya girmek |
Spor salonunda temizlik yapan Hacer, bir yarışmaya katılmaya karar verir. | Hacer | karar vermek |
Sınıf annesi Nalan, okul gezisinde bir öğrenciyi kaybeder. | Nalan | kaybetmek | öğrenci
Motokurye Deniz, fırtınada yola çıkar. | Deniz | yola çıkmak |
Bir youtuber, canlı yayında izleyicilerine yalan söylediğini itiraf eder. | youtuber | itiraf etmek |
Avukat Suavi, müvekkilinin suçlu olduğunu öğrenir. | Suavi | öğrenmek |
Sosyal medya fenomeni Lara, takipçilerinin hepsinin sahte olduğunu anlar. | Lara | anlamak |
Hemşire Gülsüm, nöbette uyuyakalır. | Gülsüm | uyuyakalmak |
Market sahibi Halis Efendi, veresiye defterini yakar. | Halis Efendi | yakmak | defteri
1683 yılında Viyana kapılarında bir yeniçeri, evine mektup yazar. | yeniçeri | mektup yazmak |
1683'te Viyana kuşatmasında lağımcı Kara Musa, tünelde düşman bir askerle karşılaşır. | Kara Musa | karşılaşmak |
1402 yılında Ankara ovasında bir okçu, fillerden korkar. | okçu | korkmak |
1915'te Çanakkale'de sıhhiye eri Mustafa, yaralı bir düşmanı saklar. | Mustafa | saklamak | düşman
1923'te mübadil bir aile, evinin anahtarını komşusuna bırakır. | aile | bırakmak | anahtarı
1789'da Paris'te bir fırıncı çırağı, kraliçenin kolyesini bulur. | fırıncı çırağı | bulmak | kolyesi
Kanuni devrinde bir minyatür ustası, sultanın yüzünü çizmeyi reddeder. | minyatür ustası | reddetmek |
Evliya Çelebi'nin uşağı, efendisinin defterini kaybeder. | uşak | kaybetmek | defteri
1509 depreminde yıkılan medresenin müderrisi, kitaplarını enkazdan çıkarır. | müderris | çıkarmak | kitapları
Hitit sarayında bir kâtip, kralın mührünü çalar. | kâtip | çalmak | mührü
1960 yılında Almanya'ya giden işçi Durmuş, treninin son vagonunda bir çocuk bulur. | Durmuş | bulmak | çocuk
Bizanslı bir mozaik ustası, azizin gözünü eksik bırakır. | mozaik ustası | bırakmak | gözü
1071'de Malazgirt'te bir atlı, sultanın sancağını düşürür. | atlı | düşürmek | sancağı
Cumhuriyetin ilk yıllarında köy öğretmeni Feride, okulun çanını çalar. | Feride | çalmak | çanı
Truva'da bir dokumacı, tahta atın içinden gelen sesi duyar. | dokumacı | duymak | ses
Satürn'ün halkalarında maden arayan Sencer, donmuş bir kuş bulur. | Sencer | bulmak | kuş
Mars'ta doğan ilk bebek, Dünya'dan gelen ninniyi duyar. | bebek | duymak | ninni
Uzay istasyonunun aşçısı, mürettebatın son domatesini yer. | aşçı | yemek | domatesi
Venüs'ün bulutlarında yaşayan bir botanikçi, yağmurun tadını özler. | botanikçi | özlemek | tadı
Uzay istasyonunda yalnız kalan teknisyen Arman, kapının çaldığını duyar. | Arman | duymak |
Jüpiter'e giden kargo gemisinin kaptanı, rotayı değiştirir. | kaptan | değiştirmek | rota
Neptün kolonisinde çalışan doktor Ilgın, hastasının insan olmadığını fark eder. | Ilgın | fark etmek |
Bir gezegen avcısı, teleskobunda kendi evini görür. | gezegen avcısı | görmek | evi
Bir robot, çöplükte bir oyuncak bulur. | robot | bulmak | oyuncak
Bakım robotu K-7, sahibinin öldüğünü anlamaz. | K-7 | anlamak |
Ev robotu Pako, ailenin köpeğini kıskanır. | Pako | kıskanmak | köpeği
2300 yılında bir arkeolog, toprağın altında bir telefon bulur. | arkeolog | bulmak | telefon
Zaman makinesi yapan iki arkadaş, dünkü kendileriyle karşılaşır. | arkadaş | karşılaşmak |
Yapay zekâ ile evlenen Oktay, ondan boşanmak ister. | Oktay | istemek |
Kaplumbağa, tavşanla yeniden yarışır. | kaplumbağa | yarışmak |
Yaşlı bir kurt, sürüsünü terk eder. | kurt | terk etmek | sürüsü
Küçük bir karınca, yuvasının yolunu kaybeder. | karınca | kaybetmek | yolu
Serçe, sokaktaki kediye meydan okur. | serçe | meydan okumak |
Sokak köpeği Zeytin, sahibini arar. | Zeytin | aramak | sahibi
Bir balina, kıyıya vuran gemiyi denize geri iter. | balina | itmek | gemi
Leylek, göç etmeyi reddeder. | leylek | reddetmek |
Tembel kedi Mırnav, evin anahtarını saklar. | Mırnav | saklamak | anahtarı
Köyün en yaşlı eşeği, mezbahadan kaçar. | eşek | kaçmak |
Kirpi ile tavşan, aynı yuvada kışı geçirir. | kirpi | geçirmek | kış
Bir papağan, sahibinin sırrını komşuya söyler. | papağan | söylemek | sırrı
Ahtapot, akvaryumdan kaçmayı planlar. | ahtapot | planlamak |
Konakta yaşayan hayalet, yeni kiracıya âşık olur. | hayalet | âşık olmak |
Bir hayalet, kendi cenazesini kaçırır. | hayalet | kaçırmak | cenazesi
Ölü bir kaptanın hayaleti, tayfasını arar. | kaptanın hayaleti | aramak | tayfası
Apartmanda aidat ödemeyen hayalet, yöneticiyle tartışır. | hayalet | tartışmak |
Bir cin, şişesine geri dönmek ister. | cin | istemek |
Peri kızı Nilüfer, kanatlarını bir ölümlüye verir. | Nilüfer | vermek | kanatları
Vampir, güneşi görmek ister. | vampir | istemek |
Çatıda yaşayan melek, düşmekten korkar. | melek | korkmak |
Dev, köylülerden özür diler. | dev | özür dilemek |
Bir cadı, süpürgesini satar. | cadı | satmak | süpürgesi
Bakırcı Hüsam, dövdüğü kazanın içinde bir ses duyar. | Hüsam | duymak | ses
Yorgancı Hatçe Nine, torunu için bir yorgan diker. | Hatçe Nine | dikmek | yorgan
Kalaycı Rüstem, köy köy gezerken karısının izini kaybeder. | Rüstem | kaybetmek | izi
Semerci İbiş, eşeğine kavuşur. | İbiş | kavuşmak |
Saat tamircisi, durmuş bir saati çalıştırır. | saat tamircisi | çalıştırmak | saat
Nalbant Kör Ali, padişahın atını nallar. | Kör Ali | nallamak | atı
Çömlekçi kız, çamurdan bir kuş yapar. | çömlekçi kız | yapmak | kuş
Lokumcu Hacı Bekir'in çırağı, ustasının tarifini çalar. | çırak | çalmak | tarifi
Arıcı Zülküf, kovanlarını bir gecede kaybeder. | Zülküf | kaybetmek | kovanları
Değirmenci, suyun durduğunu fark eder. | değirmenci | fark etmek |
Berber Sıtkı, müşterisinin katil olduğunu anlar. | Sıtkı | anlamak |
Terzi Madam Anahit, gelinlik diktiği kızın kendi kızı olduğunu öğrenir. | Madam Anahit | öğrenmek |
Bir kalpazan, yaptığı parayı harcayamaz. | kalpazan | harcamak | para
Ebe Sultan Hanım, doğurttuğu çocukların adını bir deftere yazar. | Sultan Hanım | yazmak | adı
Hamamcı Kadir, göbek taşının altında bir hazine bulur. | Kadir | bulmak | hazine
Dedemin ölümünden sonra köye döndüm. | ben | dönmek |
Her gece rüyamda aynı kapıyı görüyorum. | ben | görmek | kapı
Komşumun bahçesinden elma çaldım. | ben | çalmak | elma
Annemin eski mantosunun cebinde bir mektup buldum. | ben | bulmak | mektup
Yıllar sonra babamı arıyorum. | ben | aramak | babam
Ben bir deniz feneri bekçisiyim ve karanlıktan korkuyorum. | ben | korkmak |
Kardeşimin yerine askere gittim. | ben | gitmek |
Kimseye söylemedim ama o gece oradaydım. | ben | söylemek |
Bugün işten kovuldum. | ben | kovulmak |
Sevdiğim kadının düğününde keman çaldım. | ben | çalmak | keman
Çocukken bir kuyuya düştüm. | ben | düşmek |
Bir sabah kimsenin beni görmediğini fark ettim. | ben | fark etmek |
Köyün delisi, hazinenin yerini biliyormuş. | deli | bilmek | yeri
Padişahın kızı, bir çobana gönül vermiş. | padişahın kızı | gönül vermek |
Keloğlan, devin aynasını çalmış. | Keloğlan | çalmak | aynası
Yaşlı demirci, oğlunun kılıcını kırmış. | demirci | kırmak | kılıcı
Bir varmış bir yokmuş, küçük bir kız ormanda kaybolmuş. | küçük kız | kaybolmak |
Avcı Tahir, vurduğu geyiğin konuştuğunu duymuş. | Tahir | duymak |
Değirmencinin üç oğlu varmış. | | |
Ya bir postacı teslim etmediği bir mektubu açarsa? | postacı | açmak | mektup
Bir cerrah kendi babasını ameliyat edebilir mi? | cerrah | ameliyat etmek | babası
Şair Refik, son dizesini unutursa ne olur? | Refik | unutmak | dizesi
Bir heykeltıraş yonttuğu heykele âşık olur mu? | heykeltıraş | âşık olmak |
Bir gün herkes konuşmayı unutursa ne olur? | | |
Sen olsan ne yapardın? | | |
Kaya, dağın tepesinde bir kulübe buluyor. İçeride yıllar önce kaybolan abisi oturuyor. | Kaya | bulmak | kulübe
Belkıs bir piyano satın alır. Piyano geceleri kendi kendine çalmaya başlar. | Belkıs | satın almak | piyano
Sahaf Ethem ölmüştür. Oğlu dükkânı açar. | oğlu | açmak | dükkân
Yağmur yağıyordu. Doktor Mahir kapıyı açtı. | Mahir | açmak | kapı
Savaş bitti. Asker Hüseyin evine dönemiyor. | Hüseyin | dönmek |
Jale trene bindi ama bileti yoktu. | Jale | binmek |
Ressam Abidin, tablosunu bitirir ve onu yakar. | Abidin | bitirmek | tablosu
Bir dedektif ve kayıp gelinlik | | |
Sisli bir limanda bekleyen kadın | kadın | beklemek |
Gölgesini kaybeden çocuk | çocuk | kaybetmek | gölgesi
Hiç gülmeyen palyaço | palyaço | gülmek |
Mezarlıkta keman çalan yabancı | yabancı | çalmak | keman
Eski bir sandık | | |
Denizin altında bir şehir | | |
Aşk ve intikam | | |
Tamburi Cemşit, ustasının son bestesini saklar. | Cemşit | saklamak | bestesi
Zerdüşt, ateşin başında bir yabancıyla karşılaşır. | Zerdüşt | karşılaşmak |
Ojeni, Pera'daki otelin anahtarını kaybeder. | Ojeni | kaybetmek | anahtarı
Miroslav köprünün altında bir kemancı görür. | Miroslav | görmek | kemancı
Kerim doğduğu köye döner. | Kerim | dönmek |
Tomris Hatun, düşman hükümdarını esir alır. | Tomris Hatun | esir almak | hükümdarı
Wei, ipek yolunda kervanını kaybeder. | Wei | kaybetmek | kervanı
Aybars ablasının ölümünden kendini sorumlu tutar. | Aybars | tutmak | kendi
Nefes, annesinin mezarında bir çocuk görür. | Nefes | görmek | çocuk
Umut sınavı kazanamaz. | Umut | kazanmak | sınav
Savaş, babasının fabrikasına el koyar. | Savaş | el koymak |
Her sabah aynı kafede oturan yazar, yanındaki masada kendi romanının kahramanını görür. | yazar | görmek | kahramanı
Kızının düğününe davet edilmeyen baba, pastanın içinde bir not bırakır. | baba | bırakmak | not
Yıllardır görüşmediği kardeşini cenazede gören Feyza, yüzünü çevirir. | Feyza | çevirmek | yüzü
Hapisten yeni çıkan hırsız, çaldığı tabloyu geri verir. | hırsız | geri vermek | tablo
Köyünü su altında bırakacak barajı inşa eden mühendis, annesinin mezarını taşımak zorunda kalır. | mühendis | zorunda kalmak |
Yanlış trene binen gelin, kendi düğününü kaçırır. | gelin | kaçırmak | düğünü
Kimsenin okumadığı kitaplar yazan adam, tek okurunu bulur. | adam | bulmak | okuru
Yıllar önce terk ettiği kedisini rüyasında gören kadın, sokağa çıkar. | kadın | çıkmak |
Piyanist Aren, serçe parmağını bir kazada kaybeder. | Aren | kaybetmek | parmağı
Serçe parmağı kesik bir hırsız, kasanın kilidini açar. | hırsız | açmak | kilidi
Küçük kız, kardan adamın eldivenini çalar. | küçük kız | çalmak | eldiveni
Küçük bir kız, kayıp kedisini bulmak için ormana girer. | küçük kız | girmek |
Yaşlı kadın, oğlunun geri döneceğine inanır. | yaşlı kadın | inanmak |
Genç bir imam, camide bir bomba bulur. | imam | bulmak | bomba
`;

export const READER_SAMPLES: readonly ReaderSample[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [idea = '', hero = '', verb = '', object = ''] = line.split('|').map((part) => part.trim());
    return { idea, hero, verb, object };
  });
