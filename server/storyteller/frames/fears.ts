import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. Bunu gizlemeyi [iyi öğrenmişti^|yıllar önce öğrenmişti^]: [ayakkabısının^ bağını çözüyor|telaşlı biri gibi saatine^ bakıyor|birden bir şey unutmuş gibi alnına^ vuruyor], [herkes geçip gidene kadar|ortalık boşalana kadar] oyalanıyordu^. [O gün|Bir gün] [oyunu^ tutmadı~|biri geri dönüp bekledi~] ve [herkes baktı~|bütün gözler üstünde^ kaldı~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Korku|Bu korku] [dizlerinden^|avuçlarından^|ensesinden^] başlıyordu~; önce [bir serinlik|ince bir karıncalanma], sonra [kulaklarında^ deniz gibi bir uğultu|ağzında^ bakır tadı]. Adını [söylemesi^|anmaları] bile yetiyordu~: “[Bugün olmaz,” diyordu^|Başka zaman,” diyordu^], [daha kimse bir şey istemeden|sorulmasını beklemeden].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimsenin aklına gelmezdi~ bu|Duyan inanmazdı~]: [koca koca yüklerin altına giren|gecenin köründe tek başına yürüyen|kavgayı ayıran] biriydi^. {F} ise [bir gün|nihayet] gördü~: {H} [rengi^ kaçmış|alnı^ terlemiş] hâlde [duvara tutunuyordu^|gözlerini^ yere dikmişti^].',
      needs: ['human', '!child', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. Bir yol [bulmuştu^|icat etmişti^]: [içinden^ yüze kadar saymak|bir türkünün tek dizesini söylemek|avucunda^ bir taş sıkmak]. [Çoğu gün işe yarıyordu~.|Çoğu gün korku ondan^ önce yoruluyordu~.] [O sabah|Derken bir sabah] [işe yaramadı~; {H} durduğu^ yerde kaldı^|korku yorulmadı~, {H} yoruldu^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Küçük bir şeydi~ başkalarına göre|Gülünecek bir şeydi~ belki]; [gülenler de oldu~|güldüler~ de]. {H:dat} göre [ise dünya ikiye bölünmüştü~|ise haritanın yarısı karaydı~]: [geçilen yerler ile geçilmeyenler|güvenli bu yan ile o uğursuz öbür yan]. [Sınır her yıl|Sınır giderek] [bir adım daha yaklaşıyordu~|evin kapısına doğru kayıyordu~].',
      needs: ['third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Korkmaktan çok|Korkudan önce] [yakalanmaktan|anlaşılmaktan] [çekiniyordu^|kaçıyordu^]. [Bir bahane kutusu vardı~ kafasında^|Bahaneleri^ sıra sıraydı~]: [ayağım burkuldu|başım dönüyor|bekleyenim var]. [Her birini|Bahaneleri] [en fazla iki kere|ayda bir] kullanıyor, [hangisini kime söylediğini^|eskiyenleri] [unutmamaya çalışıyordu^|yenisiyle değiştiriyordu^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. Ne zaman [yaklaşsa^|o an gelse] [içinde^ küçük bir hayvan|göğsünde^ tüylü bir şey] [uyanıyor|tırmalamaya başlıyor], [çıkacak delik arıyordu~|oradan oraya koşuyordu~]. [Dışarıdan bakan|Gören] [bir şey anlamazdı~|yalnızca bir duraklama görürdü~]: [yarım adım|tek bir nefes], [o kadar|hepsi bu].',
    },
    {
      text: '{HP}, {EW.olağan}. [Nereden kaldığını|Ne zaman başladığını] [bilmiyordu^ ya da bilmek istemiyordu^|hatırlamıyordu^; sorulunca kızıyordu^]. Yalnız [bir ses|bir gıcırtı|bir parça ışık] [hatırlıyordu^|kalmıştı~ aklında^]; [ondan önce|daha öncesinde] [elinden^ biri tutuyordu~, sonra tutmuyordu~|biri gülüyordu~, sonra gülmüyordu~].',
      needs: ['human', '!child'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Kaçtıkça|Uzak durdukça] [yolu^ uzuyordu~|günü^ daralıyordu~]: [beş dakikalık yer yarım saat|bir kapılık iş bütün sabah] sürüyordu~. [Geç kaldığı^ saatleri|Kaçırdığı^ günleri] [yan yana koysa^|toplasa^] [bir yaz ederdi~|bir bayram, üç düğün, bir veda ederdi~]. {H} [toplamadı^|hesabı yarıda bıraktı^].',
      needs: ['settled'],
    },
    {
      text: '“Neden [gelmedin?” dedi~|kapıdan döndün?” dedi~] {F}. {H} [bir bahane seçti^|hazır bir söz buldu^], [söyledi^|ağzında^ çevirdi^], [sonra vazgeçti^|yutkundu^]. “Korkuyorum,” dedi^ [alçak sesle|yere bakarak|sonunda]. {F} [gülmedi~|bir şey demeden yanına^ oturdu~]. “[Ben de fareden,” dedi~.|Ben de yalnız yatmaktan,” dedi~, “kimseye söyleme.”|Keşke önceden deseydin,” dedi~.]',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Öğrenenler|Duyanlar] [şakasını yaptı~|bir oyun buldu~]: [arkasından^ bağırıyor|önüne^ çıkıveriyor|yastığının^ altına bir şeyler koyuyor], [sıçrayışını^|yüzünü^] seyrediyorlardı~. {H} [onlarla birlikte güldü^|kızmış gibi yapmadı^]. Gece [elleri^ hâlâ titriyordu~|gülüşünün^ izi yanağını^ acıttı~].',
      needs: ['human'],
    },
    {
      text: '[Birine söz vermişti^|Bir çocuğa sözü^ vardı~]: [oraya birlikte gideceklerdi~|omzunda taşıyacaktı^ onu|kapıda bekleyecekti^]. [Son anda|Gün gelince] [ayakları^ gitmedi~|bahane bulamadı^]. [Çocuk|Küçük] [ağlamadı~|kızmadı~]; “[Büyükler korkmaz sanıyordum,” dedi~|Sıkma canını, ben tek giderim,” dedi~] ve [yürüdü~|elini salladı~].',
      needs: ['human', '!child'],
    },
    {
      text: '[İşi^ bundan zarar gördü~|Ekmeği^ tehlikeye girdi~]: [kaçındığı^ yer|uzak durduğu^ şey] [işin tam ortasındaydı~|her günün bir parçasıydı~]. [Arkadaşları|Çalışanlar] [önce yerine^ yaptılar~|bir süre idare ettiler~], [sonra|zamanla] [yüzlerini ekşittiler~|aralarında fısıldaştılar~]. [“Ya alışır,” dedi~ usta, “ya başka kapı bulur.”|“Bir hafta,” dedi~ usta, “ondan sonrası kendi bileceği iş.”]',
      needs: ['settled', '!child', '!old'],
    },
    {
      text: '[Korku|İçindeki^ korku] [yavrulamıştı~|tek başına durmuyordu~]: [o şeyin gölgesinden|adının geçtiği sözlerden] de, [ona benzeyenlerden|yakınında ne varsa hepsinden] de [ürker oldu^|kaçmaya başladı^]. [Bir akşam|Bir gece] [kendi sesinden^|kendi ayak sesinden^] [irkildi^|korktu^] ve [olduğu^ yere oturup|duvarın dibine çöküp] [güldü^ buna, ağlarken|uzun süre kalkamadı^].',
      needs: ['human'],
    },
    {
      text: '{F} [bir çare getirdi~|bir kocakarı ilacı buldu~]: [kırmızı bir ip|yedi düğümlü bir ip]. [“İnanmıyorsun, biliyorum,” dedi~, “zaten ip inanmanı istemiyor.”|“Gülme,” dedi~, “bende işe yaradı.”] {H} [bileğine^ bağladı^|ipi bileğine^ geçirdi^]. [Korku geçmedi~|Bir şey değişmedi~], [yalnız artık|ama o günden sonra] [bileğinde^ bir ip vardı~|korkarken yalnız değildi^].',
      needs: ['human', '!friend-cold'],
      gives: ['rope'],
    },
    {
      text: '[Gece|Uykusunda^] [hep aynı yerde|o şeyin önünde] [buluyordu^ kendini^|duruyordu^]. [Kaçmak için dönüyor, ardında^ yol bulamıyordu^.|Bağırmak için ağzını^ açıyor, sesini^ bulamıyordu^.] [Bir keresinde|Bir gece] [düşünde|orada] [başka biri|kendi çocukluğu^] [elinden^ tuttu~|yanına^ geldi~]: “[Ben de korkuyorum,” dedi~.|Birlikte bakalım,” dedi~.]',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Derken|Sonunda] [kaçılamayacak bir an çattı~|bahane kalmadı~]: {F} [öbür yandaydı~|orada kalmıştı~], [sesi kesik kesik geliyordu~|seslenmiyordu~ artık]. [Korktuğu^ şey|O korku] [tam arada duruyordu~|yolun ortasındaydı~]. {H} [kalbinin^ sesinden başka şey duymuyordu^|ağzındaki^ bakır tadını yuttu^].',
      needs: ['!solitary', '!open'],
      gives: ['friend-beyond', 'open'],
    },
    {
      text: '[Korkusunu^ bilen biri|Onu^ sevmeyen biri] [bunu kullandı~|tuzak kurdu~]: [anahtarı oraya bıraktı~|aradığı^ şeyi tam orada sakladı~]. “[Al da görelim,” dedi~.|İstersen gidip alırsın,” dedi~.] [Kalabalık|Çevredekiler] [birikti~|halka oldu~]; [kimi kıkırdıyor|kimi bahis tutuyor], [kimi başka yana bakıyordu~|kimi utanıyordu~].',
      needs: ['human', '!open'],
      gives: ['dared', 'open'],
    },
    {
      text: '[Küçük biri|Bir çocuk], [aynı şeyden korkan|onun^ gibi titreyen biri], [gelip koluna^ yapıştı~|koşup arkasına^ saklandı~]. “[Sen korkmuyorsun, değil mi?” dedi~.|Sen büyüksün, sen korkmazsın,” dedi~.] {H} [yalanı ucundan tuttu^|“Korkmam” diyecekti^]; [o küçük elin|minik parmakların] [soğukluğunu|titreyişini] duydu^.',
      needs: ['human', '!child', '!open'],
      gives: ['small-one', 'open'],
    },
    {
      text: '[Korkunun aslı|Bütün bunun kaynağı] [eski bir mektupta|bir akrabanın ağzında] çıktı~: [onu^ korkutan şey|o gün olan] [hatırladığı^ gibi değildi~|bambaşkaydı~]. [Kötülük yapan biri yoktu~|Kimse onu^ bırakmamıştı~]; [kurtarmaya çalışan biri|koşup düşen biri] vardı~. {H} [yıllardır|bunca zaman] [yanlış şeyden kaçmıştı^|kurtaranın gölgesinden korkmuştu^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir akşam|Kimse yokken] [yalnızca bakmak için|bir adım yaklaşmak için] gitti^. [Baktı^|Yaklaştı^]. [Bir şey olmadı~|Korku geldi~, tam karşısına^ oturdu~]. [İkisi de kıpırdamadı~|Beklediler~]. [Sonra|Epey sonra] [acıktı^|üşüdü^]; [demek|demek ki] [korkarken de acıkılıyordu~|insan korkudan başka şey de duyabiliyordu~].',
      needs: ['human', 'third'],
    },
    {
      text: '[Yol ikiye ayrıldı~|Önünde^ iki yol vardı~]: [uzun, bildik yol|üç saatlik dolambaç] ve [tam ortasından geçen o kısa yol|korktuğu^ kestirme]. [Uzun yolda|Öbür yanda] [akşam olacaktı~|geç kalacaktı^] ve [bekleyen hasta|bekleyenin] [akşamı görmeyebilirdi~|çok vakti yoktu~]. {H} [ilk adımı attı^, geri çekti^|gözlerini^ yumdu^, açtı^].',
      needs: ['settled', '!open'],
      gives: ['crossing', 'open'],
    },
    {
      text: '[Korktuğu^ şeyin|Kaçtığı^ yerin] [yıkılacağı|kaldırılacağı] haberi geldi~. [Sevinmesi^ gerekti~|Herkes ona^ müjde verdi~]. {H} [o gece|kendi kendine] [şaşkınlıkla|utanarak] [fark etti^|anladı^]: [O gidince|O olmayınca] [günlerini^ neye göre kuracağını^|hangi yoldan yürüyeceğini^] bilmiyordu^.',
      needs: ['settled'],
    },
    {
      text: '[Yanında^ bir yabancı|Tanımadığı^ biri] [bayıldı~|dizlerinin üstüne çöktü~], [hem de tam orada|onun^ en korktuğu^ yerde]. [Bağırdı^|Yardım istedi^], [duyan olmadı~|gelen yoktu~]. [Adamı|Düşeni] [koltuk altlarından tuttu^|sırtına^ aldı^], [taşıdı^|sürükledi^]; [ancak ışığa çıkınca|her şey bitince] [nerede olduğunu^|neyin içinden geçtiğini^] [fark etti^|hatırladı^].',
      needs: ['human', '!child'],
    },
    {
      text: '[Bir rastlantı|Karanlık bir an] [onu^ tam ortasında|onu^ korkusuyla baş başa] bıraktı~: [kapı kapandı~|ışık söndü~|herkes gitmişti~]. [İlk dakika uzundu~|Nefesi^ daraldı~]. [İkinci dakikada|Sonra] [uzakta bir musluk damlıyordu~|bir yerde bir saat işliyordu~]; [onu saydı^|ona tutundu^]. [Üç yüzde|Üç yüze varınca] [kapı açıldı~|ışık geldi~]: [yüzü^ ıslaktı~|hâlâ ayaktaydı^].',
      needs: ['human'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Gözlerini^ kapamadı^|Koşmadı^]; [her adımda korktu^|korka korka yürüdü^], [ama her adım|yine de her adım] [bir adımdı~|öne doğruydu~]. {F:dat} [vardığında|ulaştığında] [ikisinin de dişleri|elleri] [birbirine vuruyordu~|buz gibiydi~]. “[Geçtin,” dedi~ {F}.|Korkmadın mı?” dedi~ {F}.] “[Hiç bu kadar korkmadım,” dedi^ {H}.|Hâlâ korkuyorum,” dedi^ {H}.]',
      needs: ['friend-beyond', 'third'],
    },
    {
      text: '“[Korkuyorum,” dedi^|Evet, korkuyorum,” dedi^] [yüksek sesle|gülenlerin yüzüne]. “[İsteyen gülsün.|Hepiniz bir şeyden korkuyorsunuz.] [Ben alacağımı alırım.”|Benimki görünüyor, o kadar.”] [Yürüdü^|İlerledi^], [eli^ ayağı^ titreyerek|herkesin önünde titreyerek] [aldı^|uzandı^, aldı^]. [Gülenler|Kalabalık] [sustu~|ayaklarına baktı~]; [biri alkışladı~, utanıp durdu~|bahsi kazanan parayı almadı~].',
      needs: ['dared'],
    },
    {
      text: '“[Korkuyorum,” dedi^|Ben de korkuyorum,” dedi^] [çocuğa|küçüğe]. [Çocuk|Küçük] [başını kaldırdı~|şaşırdı~]. “[O zaman ne yapacağız?”|Büyükler de mi?”] “[Birlikte korkacağız,” dedi^ {H}.|El ele,” dedi^ {H}, “sayarak.”] [Geçerken|Yürürken] [bir ağızdan|yüksek sesle] [saydılar~|türkü söylediler~]; [çocuk|küçük] [on yedide|ikinci dizede] [gülmeye başlamıştı~|elini gevşetmişti~].',
      needs: ['small-one', 'third'],
    },
    {
      text: '[Kısa yolu seçti^|Korktuğu^ yoldan gitti^]. [Koşmadı^|Saymadı^ bu kez]; [bekleyenin adını|varacağı^ yüzü] [söyledi^ içinden|düşündü^ adım adım]. [Çıktığında|Öbür ucunda] [gömleği^ sırtına^ yapışmıştı~|dizleri^ tutmuyordu~]. [Yetişmişti^|Vaktinde vardı^]; [hasta gözlerini açtı~|bekleyen gülümsedi~]: “[Nereden geldin böyle?”|Uçtun mu?”]',
      needs: ['crossing'],
    },
    {
      text: '[Korkusuyla|O korkuyla] [pazarlık etmeyi bıraktı^|barışmaya çalışmadı^]; [ona bir iskemle verdi^|yanına^ aldı^ onu]. [Her sabah|Bundan böyle] “[Gel bakalım,” diyor|Sen de gel,” diyor], [birlikte çıkıyor|yola koyuluyor], [korku|öteki] [arkadan söylene söylene|bir adım geriden] [geliyordu~|izliyordu~].',
      needs: ['!open', 'human', 'third'],
    },
    {
      text: '{F:dat} [söz verdi^|bir söz verdi^]: [haftada bir gün|her cuma], [yalnızca üç adım|bir kapı kadar]. [İlk hafta iki adım attı^|İlk cuma kapıdan döndü^]. {F} [saymadı~|bir şey demedi~], [bir sonraki hafta|öbür cuma] [üç adım öteye|kapının dışına] [bir iskemle koyup|iki elma alıp] [oturdu~|bekledi~].',
      needs: ['!open', '!space', 'human'],
    },
    {
      text: '[Herkesten önce|Bir sabah erkenden] [oraya gitti^|kalktı^, gitti^], [korktuğu^ şeyin karşısına|tam önüne] [küçük bir lamba koydu^|bir taşla adını^ kazıdı^]. [Sonra|Ardından] [bir adım|iki adım] [geri çekilip|öteden] [baktı^|seyretti^]: [orada|şimdi] [kendisinden^ bir şey vardı~|tanıdık bir ışık vardı~]. [Korku|Korkusu^] [yabancı bir evde değildi~ artık|biraz küçülmüştü~].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Korkmamaya çalışmadı^ artık|Cesur olmaktan vazgeçti^]. “[Ben böyleyim,” dedi^|Korkarım,” dedi^] [soranlara|kapıdakilere], “[uzun yoldan gelirim,|geç kalırım,] [ama gelirim.”|bekleyin.”] [Bekleyenler|Çoğu] [bekledi~|güldü~, bekledi~]. [Hayret|Tuhaf], [uzun yol|o dolambaç] [o gün|bu sözden sonra] [kısaldı~|yarı yarıya indi~].',
      needs: ['!open', 'human'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Korkusu^|O korku] [bitmedi~|gitmedi~]; [evcilleşti~ biraz|biraz küçüldü~]. [Kimi gece|Arada bir] [ayağının^ dibine|kapının önüne] [kıvrılıyor|oturuyor], [hafifçe|kedi gibi] [soluyordu~|kımıldanıyordu~]. {H} [uykusunda^|yarı uyanık] [elini^ uzatıp|“Yat,” deyip] [dokunuyor|başını okşuyor] ve [dönüp uyuyordu^|devam ediyordu^ rüyasına^].',
      needs: ['human'],
    },
    {
      text: '[Yıllar sonra|Çok sonra] [bir çocuk|torunlardan biri] [karanlık koridorun başında|bir eşikte] [donakaldı~|durdu~]. [Ötekiler|Büyükler] “[Ne var korkacak?” dedi~|Haydi!” dedi~]. {H} [yanına çömeldi^|hiçbir şey demeden elini^ uzattı^]. “[Neye benziyor?” diye sordu^.|Seninki nerede oturuyor?” dedi^, “benimki dizlerimde.”]',
      needs: ['human', '!child'],
    },
    {
      text: '“[Hâlâ korkuyor musun?” dedi~ {F}.|Geçti mi?” dedi~ {F} yıllar sonra.] “[Evet,” dedi^ {H}.|Geçmedi,” dedi^ {H}.] “[Ama artık|Yalnız şimdi] [o da benden korkuyor.”|ben geçiyorum.”] {F} [gülmekten|kahkahadan] [elindeki bardağı döktü~|sırtını duvara dayadı~].',
      needs: ['human'],
    },
    {
      text: 'Bileğindeki^ ip [eskidi~|inceldi~]; [bir gün koptu~, yokluğu akşam anlaşıldı~|günün birinde yolda düştü~]. Aramaya [çıktı^|gitti^]; yarı yolda [nerede olduğunu^ görüp|nereden geçtiğini^ düşünüp] [durdu^|gülmeye başladı^].',
      needs: ['rope'],
    },
    {
      text: '[Haritanın karası|Öbür yan] [biraz açıldı~|ağardı~]: [bir sokak|bir kapı|bir köşe] [daha|kadar]. [Her yıl|Her ilkbahar] {H} [bir parça daha boyuyordu^|bir adım daha alıyordu^ geri]. [Bitmeyecekti~ belki|Bitirmek gibi bir derdi^ yoktu~]; [kenarda|ucunda] [biraz kara|küçük bir gölge] [kalmalıydı~|olmalıydı~], [resim dediğin|harita dediğin] [gölgesiz olmazdı~|öyle gerçeğe benzerdi~].',
      needs: ['third'],
    },
    {
      text: '[Korktuğu^ şey|O şey] [bir sabah|fırtınanın ardından] [yıkılmıştı~|yerinde yoktu~]. [Çocuklar|İnsanlar] [boş yerde|orada] [koşuyordu~|dolaşıyordu~]. {H} [ortasına kadar yürüdü^|durup dinledi^]; [dizlerindeki^ serinlik|o eski korku] [alışkanlıkla geldi~|bir kez kıpırdadı~], [bakındı~, gitti~|bir şey bulamadı~, çekildi~].',
      needs: ['human', '!space'],
    },
    {
      text: '[Sonradan|O günden sonra] [kim korksa|korkan kim varsa] [ona^ geliyordu~|kapısını^ çalıyordu~]. {H} [akıl vermiyordu^|“Korkma” demiyordu^]; [ayakkabılarını^ giyiyor|ceketini^ alıyor], “[Gösterin bakalım,” diyordu^|Hangi yoldan?” diyordu^]. [Sonra|Ve] [yan yana|kol kola], [ikisi de titreyerek|ağır ağır], [gidiyorlardı~|yürüyorlardı~].',
      needs: ['settled', 'third', '!child'],
    },
    {
      text: '[Bir gün|Sonunda] [bir sayfaya|bir kâğıda] [korktuğu^ şeyin adını|tek kelimeyi] [yazdı^|çizdi^], [katladı^|dört kez katladı^] ve [cebine^ koydu^|gömlek cebinde^ unuttu^]. [Çamaşırdan|Bir ay sonra çamaşırdan] [çıktığında|çıkarıldığında] [kelime okunmuyordu~|kâğıt hamur olmuştu~]; [cepte|gömlekte] [hafif mavi|belli belirsiz] [bir leke|bir iz] [kalmıştı~|vardı~], [hepsi o|o kadar].',
      needs: ['settled'],
    },
  ],
};

/** Somebody fears what others pass by. */
export const FEARS: Frame = {
  name: 'fears',
  verbs: new Set(['korkmak', 'ürkmek', 'çekinmek', 'tedirgin olmak', 'kaçınmak', 'ödü kopmak']),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
