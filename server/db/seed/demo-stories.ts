import { genres } from '#domain/generation/genres.ts';

export interface DemoStory {
  title: string;
  genre: string;
  /** The idea that the story was generated from. */
  idea: string;
  /** Age of the story in days. */
  daysAgo: number;
  content: string;
}

const lastFerry: DemoStory = {
  title: 'Son Vapur',
  genre: genres.drama,
  idea: 'Kırk yıl önce veremediği mektubun karşılığını alan yaşlı bir kadın, son vapura binip binmemeye karar verir.',
  daysAgo: 9,
  content: `Son vapurun halatı çözülürken Nermin Hanım hâlâ turnikelerin bu yanındaydı. Elindeki zarfı iki kez çantasına koymuş, iki kez geri çıkarmıştı. Kırk yıl önce aynı iskelede, aynı bankta otururken cebindeki mektubu vermeye cesaret edememişti; bu sabah, o mektubun hiç ulaşmadığı adamdan bir zarf gelmişti.

“Binecek misiniz teyze?” diye sordu çımacı. Sesi aceleciydi ama yüzü değildi. Nermin Hanım zarfın arkasındaki titrek yazıya baktı: “Geç kaldıysam bağışla.” Gülümsedi. Demek geç kalmak ikisinin ortak huyuydu.

Kartını okuttu, koştu. Vapur iskeleden bir karış ayrılmıştı ki çımacı kolundan tuttu ve Nermin Hanım kendini güvertede buldu. Martılar bağırıyor, kıyının ışıkları suda uzuyordu. Zarfı açmadı. Karşı kıyıda onu bekleyen biri vardı; bazı cevaplar okunmaz, dinlenirdi.`,
};

const clockmakersCat: DemoStory = {
  title: 'Saatçinin Kedisi',
  genre: genres.fantasy,
  idea: 'Bir saatçinin kedisi, üstünde uyuduğu saatlerden dakikalar çalıyor.',
  daysAgo: 3,
  content: `Ihlamur Sokağı’nda saatler hep yedi dakika geri kalırdı. Bunu herkes bilir, kimse dert etmezdi; fırıncı ekmeği yedi dakika geç çıkarır, müezzin minarede bir kol saatine bakar, sonra omuz silkerdi. Suçlunun kim olduğunu yalnız saatçi Agâh Usta biliyordu, o da söylemiyordu.

Suçlu, tamir bekleyen saatlerin üstünde uyuyan tekir bir kediydi. Hangi saatin üstüne kıvrılsa, mırıltısı yayların arasına sızar, oradan yedi dakika alır, tüylerinin arasına saklardı. Agâh Usta bir kış gecesi kediyi tararken tarağın dişlerine takılan dakikaları görmüştü: toz kadar küçük, bal kadar sarı.

O yıl ustanın karısı hastalandı. Doktor, “Sabaha çıkmaz,” dedi, çantasını topladı, gitti. Gece yarısına doğru tekir, yatağın ayakucuna sıçradı, kadının göğsüne kadar yürüdü ve oraya yerleşti. Mırıltısı odayı doldurdu. Sokaktaki bütün saatler, ömürlerinde ilk kez, doğru vakti çaldı.

Sabah oldu; sonra bir sabah daha. Ihlamur Sokağı’nda artık hiçbir saat geri kalmıyor. Agâh Usta’nın karısı her ikindi pencereyi açıp kediye süt koyuyor. Kaç yaşında olduğunu soranlara da “Yedişer dakikadan hesapla,” diyor, gülüyor.`,
};

const lightInTheWell: DemoStory = {
  title: 'Kuyudaki Işık',
  genre: genres.mystery,
  idea: 'Köye yeni atanan öğretmen, kapatılmış kuyudan her perşembe ışık geldiğini fark eder.',
  daysAgo: 21,
  content: `Lojmanın penceresinden kuyuyu görebiliyordum. Üzeri kalın tahtalarla kapatılmış, tahtaların üstüne de iki adamın zor kaldıracağı bir taş konmuştu. Muhtar, “Kurudu, çocuklar düşmesin diye kapattık,” demişti. Oysa perşembe geceleri tahtaların arasından ince, sarı bir ışık sızıyordu.

Üçüncü perşembe dayanamadım, el fenerimi alıp çıktım. Taşın çevresindeki otlar ezilmişti; demek taş sık sık yerinden oynuyordu. Kulağımı tahtaya dayadım. Aşağıdan su sesi değil, bir kadının sesi geliyordu. Ağır ağır heceliyordu: “A-li a-ta bak.”

Işık birden söndü. Arkamı döndüğümde muhtar, elinde şapkası, bahçe kapısında duruyordu. “Hoca Hanım,” dedi, “bizim kuyu hiç su vermedi ki. Dedem orayı erzak saklamak için kazmış. Karım otuz sene okuma yazma bilmediğini kimse duymasın istedi. Siz gelince, öğretmenden utandı, daha derine indi.”

Ertesi perşembe taşı birlikte kaldırdık. Aşağıda bir lamba, bir iskemle, yıpranmış bir alfabe vardı. İkinci iskemleyi ben götürdüm.`,
};

const cherryOnMars: DemoStory = {
  title: 'Mars’ta Bir Kiraz Ağacı',
  genre: genres.scifi,
  idea: 'Mars kolonisindeki botanikçi, yasak olduğu hâlde bir kiraz çekirdeği eker.',
  daysAgo: 5,
  content: `Çekirdeği çoraplarımın arasında getirmiştim. Denetim listesinde buğday vardı, soya vardı, otuz çeşit yosun vardı; kiraz yoktu. Kiraz kalori başına çok su içer, yedi yılda meyve verir, kimseyi doyurmaz. Komisyonun kararı kesindi ve doğrusu haklıydılar.

Yine de onu dördüncü seranın arkasına, süzgeçlerin sızdırdığı o nemli köşeye gömdüm. Suyu kendi payımdan verdim. Geceleri kubbeyi döven kızıl tozun sesini dinleyip toprağa çocukluğumun bahçesini anlattım: Annemin küpe niyetine kulağıma taktığı kirazları, ağacın altına serilen çarşafı, arıların öğle uykusunu.

Beşinci yıl basınç düştü, iki kişiyi yitirdik. Koloni o hafta konuşmadı; yemekhanede yalnız çatal sesleri vardı. Pazar sabahı seraya gidenler arka köşede durup kaldılar. Ağaç, mevsimi olmayan bir gezegende, kendi aklına uyup çiçek açmıştı.

Komutan uzun uzun baktı. Sonra eldivenini çıkardı, bir dala dokundu ve tutanak defterine şunu yazdı: “Dördüncü serada kayıt dışı bir canlı bulundu. Su payı bugünden itibaren ortak hesaptan karşılanacaktır.”`,
};

const mondayLetters: DemoStory = {
  title: 'Pazartesi Notları',
  genre: genres.romantic,
  idea: 'Aynı masayı farklı saatlerde kullanan iki çalışan, birbirini hiç görmeden notlaşıyor.',
  daysAgo: 2,
  content: `İlk not bir şikâyetti: “Lütfen kalemlerimi çiğnemeyin.” Selin bunu sarı bir kâğıda yazıp ortak masanın ekranına yapıştırdı. Sabah vardiyası onundu, gece vardiyası tanımadığı birinin. Ertesi sabah kâğıdın altında düzgün bir el yazısı buldu: “Kalemleri ben değil, sınavlara hazırlanan kaygım çiğniyor. Size yenisini aldım. K.”

Sonra notlar çoğaldı. Bir gün saksıdaki menekşenin sulanıp sulanmadığını sordular, bir gün asansördeki kokunun ne olduğunu. Kemal gece dörtte gördüğü tilkiyi anlattı; Selin sabah yedide simitçinin ona nasıl “abla” dediğini. Aralarında sekiz saat ve bir masa vardı. İkisi de o masaya artık biraz erken geliyor, biraz geç kalkıyordu.

Kasım sonunda bir pazartesi, Selin notun yerinde bir kalem buldu. Ucu çiğnenmişti. Yanında tek bir satır: “Sınavı kazandım, yarın gündüze geçiyorum. Korkarım masa ikimize dar gelecek.”

Selin kâğıdı çevirip arkasına yazdı: “Sandalye getir.”`,
};

const stormWatch: DemoStory = {
  title: 'Fırtına Nöbeti',
  genre: genres.thriller,
  idea: 'Fırtınalı gecede deniz fenerinde yalnız olan bekçinin telsizine, batmış bir tekneden çağrı gelir.',
  daysAgo: 30,
  content: `Telsiz, gece ikiyi on geçe cızırdadı. “Fener, fener, burası Yakamoz. Kayalıkları göremiyoruz.” İdris elindeki çay bardağını yavaşça bıraktı. Yakamoz’u tanırdı; on bir yıl önce, yine böyle bir poyrazda, tam bu kayalıklarda batmıştı. Cenazeleri kıyıya kendi elleriyle taşımıştı.

“Yakamoz, burası fener,” dedi. Sesi kendisine yabancı geldi. “Işığı görüyor musunuz?” Bir sessizlik oldu, rüzgâr kulenin dibinde uludu. “Işık yok,” dedi ses. “Fener karanlık.” İdris başını kaldırdı. Camın ardında mercek dönmüyordu. Sayaç duralı ne kadar olmuştu, bilmiyordu; uykuya dalmıştı demek.

Merdivenleri üçer üçer çıktı, yedek jeneratörün ipine asıldı. Bir, iki; üçüncüde motor öksürdü, ışık denizin üstüne beyaz bir yol gibi serildi. Yolun ucunda, kayalara yüz metre kala, bir balıkçı motoru dümen kırıyordu. Güvertesinde üç kişi kollarını sallıyordu. Adı Yakamoz değildi.

Aşağı indiğinde telsiz kapalıydı. Fişi haftalardır duvarda, çivisinde asılı duruyordu. İdris fişe baktı, bardağa baktı, sonra ayakta, hiç oturmadan sabahı bekledi.`,
};

const salt: DemoStory = {
  title: 'Tuz',
  genre: genres.drama,
  idea: 'Babasının lokantasını kapatmaya gelen oğul, son yemeği pişirirken tarifin eksik olduğunu anlar.',
  daysAgo: 4,
  content: `Lokantayı satmaya gelmiştim. Alıcı öğleden sonra imzaya gelecek, masaları da tencereleri de olduğu gibi alacaktı. Babam bir ay önce, bir salı günü, ocağın başında gitmişti; hastaneye götürürlerken “Altını kıs,” dediğini anlattılar. Son sözü buydu.

Anahtarı teslim etmeden önce bir kez pişireyim dedim. Tarif defteri rafta, un çuvalının yanındaydı. Kuru fasulye: bir gece suda, soğan, salça, kemik suyu. Satır satır uydum. Tadına baktım, olmamıştı. Tuz yazmıyordu. Bütün defteri karıştırdım; babam hiçbir yemeğin tuzunu yazmamıştı.

Kapı çalındı, karşı dükkândan Terzi Hikmet girdi. Elli yıl her öğlen aynı masaya oturmuş adam. Kaşığı aldı, tattı, düşündü. “Baban,” dedi, “tuzu gelene göre atardı. Benim tansiyonum var, bana az. Posta memuru terler, ona çok. Kapıdan girene bakar, öyle atardı.”

Alıcı saat üçte geldi. Onu en arkadaki masaya oturttum, yüzüne baktım. Yorgundu, uzun yoldan gelmişti. Bir tutam attım, bir tutam daha. “İmzayı yemekten sonra konuşuruz,” dedim.`,
};

const lostProperty: DemoStory = {
  title: 'Kayıp Eşya Bürosu',
  genre: genres.fantasy,
  idea: 'Garın kayıp eşya bürosuna eşyalar değil, unutulmuş duygular bırakılıyor.',
  daysAgo: 6,
  content: `Haydarpaşa’nın en dip koridorunda, tabelasının yarısı düşmüş bir büro vardır. Şemsiye arayanları öteki gişeye yollarım; bana gelenler daha zor şeyler kaybeder. Geçen hafta bir adam, yedi yaşında trende unuttuğu korkusuzluğunu sordu. Rafta buldum, tozunu aldım, imza karşılığı verdim. Kapıdan koşarak çıktı.

Dün sabah küçük bir kız geldi. Tezgâha boyu yetişmiyordu, sesini duydum önce. “Annemin gülüşünü arıyorum,” dedi. “Taşınırken kayboldu.” Ne renk olduğunu sordum, yönetmelik böyle. Düşündü. “Sabah rengi,” dedi. “Ama sesi de var.”

Bütün rafları indirdik. Kavanozlarda kahkahalar vardı, zarflarda ilk öpüşmelerin utancı, bir bavul dolusu pazar sıkıntısı. Gülüş yoktu. Kız oturup ağlamadı; etekliğini toplayıp kalktı, “Belki hiç kaybolmamıştır,” dedi. “Belki evde, kutuların altındadır.”

Akşama doğru telefon çaldı. Büro kurulalı ilk kez çalıyordu. Karşıda kimse konuşmadı; yalnız birinin, uzun uzun, içinden geldiği gibi güldüğünü duydum. Kayıt defterini açtım, o günün satırına yazdım: Sahibine teslim edildi.`,
};

const lastPage: DemoStory = {
  title: 'Defterin Son Sayfası',
  genre: genres.mystery,
  idea: 'Sahaftan alınan boş bir defterin son sayfasında, alan kişinin el yazısıyla bir not vardır.',
  daysAgo: 8,
  content: `Defteri Beyazıt’ta, yağmurdan kaçarken girdiğim bir sahaftan aldım. Kalın kâğıtlı, bez ciltliydi, bütün sayfaları bomboştu; öyle sanıyordum. Eve gelip son sayfayı açtığımda bir cümle gördüm: “Ocağı kapat.” Harfler benimdi. Ğ’nin kuyruğunu sola kıvıran tek insanım ben, ilkokul öğretmenim az uğraşmadı düzelttirmek için.

Mutfağa koştum. Süt taşmış, alev sönmüş, gaz odaya dolmaya başlamıştı. Pencereyi açıp kaldırıma oturdum. Döndüğümde cümlenin altına bir satır daha eklenmişti; mürekkebi ıslaktı: “Geçmiş olsun. Şimdi sıra sende, otuz yıl sonra bunu yazmayı unutma.”

O günden beri defteri çekmecede saklıyorum. Takvime de bir işaret koydum: 2054, kasım, yağmurlu bir gün. Yalnız bir şeyi çözemedim. Ocak cümlesinin üstünde, silgiyle kazınmış, güçlükle okunan bir satır daha var. Işığa tutunca belli oluyor: “Bu kez yetişti.”`,
};

const whistle: DemoStory = {
  title: 'Islık',
  genre: genres.drama,
  idea: 'Apartmanda her sabah ıslık çalan komşu bir gün susar.',
  daysAgo: 1,
  content: `Yedi numaranın ıslığıyla uyanırdık. Altıyı çeyrek geçe merdivenlerden iner, her katta başka bir ezgiye geçerdi: Bizim katta “Çökertme”, ikincide tango, giriş katında hep aynı yarım kalmış valsi. Kızanlar oldu, yöneticiye dilekçe verenler oldu. O ise şapkasını çıkarıp özür diler, ertesi sabah gene çalardı.

Bir sabah ıslık gelmedi. Apartman uyanamadı; servisler kaçtı, sütler taştı. Akşamüstü öğrendik ki dişlerini çektirmiş, ağzı dikişliymiş. Geçmiş olsuna çıktık. Bizi kapıda, mahcup, eliyle ağzını kapatarak karşıladı.

Ertesi gün altıyı çeyrek geçe, dilekçeyi yazan dört numara kapısını araladı. Boğazını temizledi, dudaklarını büzdü, valse başladı. Beceriksizce, arada nefesi kesilerek. Üçüncü kattan çocuklar katıldı, sonra ben. Yarım kalan yere gelince hepimiz sustuk; devamını kimse bilmiyordu. Yukarıdan, yedi numaradan, birinin parmağıyla tırabzana vura vura gerisini getirdiğini duyduk.`,
};

/** The stories of each demo account, by the account's name. */
export const demoStories = {
  free: [lastFerry, clockmakersCat],
  pro: [lightInTheWell, cherryOnMars, mondayLetters],
  publisher: [stormWatch, salt, lostProperty],
  administrator: [lastPage, whistle],
} as const satisfies Record<string, readonly DemoStory[]>;
