import type { BeginningPlot } from '../types.ts';
import { THRILLER_BEGINNINGS_2 } from './thriller-2.ts';

/** The thrillers. */
export const THRILLER_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'kapali-numara',
    passages: [
      {
        level: 1,
        text: 'Sinop’ta fırtına camları sarsarken, gece yarısı, telefon çaldı~. Ekranda iki yıl önce kapatılmış bir numara duruyordu~. {H} açtı^. Hattın ucunda üç kısa tıklama duyuldu~, sonra [denizin uğultusu|yalnız denizin uğultusu]. Kimse konuşmadı~; kimse kapatmadı~.',
      },
      {
        level: 2,
        text: '{H} “Kim o?” demedi^. Pencereye gitti^, perdeyi araladı^. Sokak boştu~; lambanın altında yağmur [yan yan|eğri eğri] geçiyordu~. Telefondaki uğultuyla dışarıdaki uğultu aynı anda kabarıyor, aynı anda iniyordu~. Arayan, aynı denizin kıyısındaydı~.',
      },
      {
        level: 1,
        text: 'Sabah santrale gitti^. Memur numarayı yazdı~, ekrana baktı~, yeniden yazdı~. “Bu hat yok,” dedi~. “Dün gece aradı,” dedi^ {H}. Memur çevreye bakıp sesini alçalttı~: “Dün gece üç kişi daha [sordu|aynı şeyi sordu].” Kâğıdı yırtıp çöpe attı~, sonra çıkarıp cebine koydu~.',
      },
      {
        level: 3,
        text: 'Liman kahvesinde konuşmalar {H} girince kesildi~. Çay istedi^, geldi~. Yan masada biri kaşığını bardağa üç kez vurdu~; belki şekeri [karıştırıyordu~|çeviriyordu~]. {H} başını^ çevirdi^. Adam kaşığı bıraktı~, parasını masaya koydu~ ve çayını içmeden çıktı~.',
      },
      {
        level: 3,
        text: 'İkinci gece telefonu masanın ortasına koydu^, ışıkları söndürdü^. Saat on ikiyi geçince rüzgâr durdu~; bu, fırtınadan [beterdi~|kötüydü~]. Bir köpek havladı~, bir tane daha, sonra hepsi birden sustu~. Telefon titreşti~. {H} saymak için parmağını^ kaldırdı^.',
      },
      {
        level: 2,
        text: 'Aramayı kaydetti^, yavaşlatıp dinledi^. Tıklamalar birbirinin aynı değildi~: ikisi kısa, biri biraz uzun. Uğultunun altında bir şey daha vardı~; bir soluk, [tutulan|bastırılan] bir soluk. Biri konuşmamak için kendini sıkıyordu~. {H} başa sardı^, bir daha dinledi^.',
      },
      {
        level: 1,
        question: 0,
        text: 'Numaranın kimin üstüne olduğunu üçüncü gün öğrendi^. Eve dönünce kapıyı iki kez kilitledi^, perdeleri çekti^, adı bir kâğıda yazdı^. Ad [tanıdıktı~|yabancı değildi~]. İki yıldır bu kasabada o adı söyleyen olmamıştı~.',
        answers: [
          'Numara bir gazetecinindi~; iki yıl önce, virajda, kazada öldüğü açıklanmıştı~. {H} o günün gazetesini buldu^. Fotoğrafta araba vardı~, viraj vardı~; [tutanakta|haberde] ceset yoktu~. Altındaki saat, gece yarısıydı~. Gazeteyi katladı^, masanın altına sakladı^.',
          'Numara bir muhasebecinindi~. Adı değiştirilmiş, yüzü değiştirilmiş, bir dosyayla birlikte [bu kasabaya|buraya] saklanmıştı~. Dosya kapanınca hattı da kapatmışlardı~. {H} anladı^: arayan yardım istemiyordu~, hâlâ burada olduğunu bildiriyordu~.',
          'Numara kayıp öğretmenindi~. İlanı hâlâ direklerde duruyordu~; yağmur mürekkebi akıtmış, geriye gülümseyen bir [ağız|yüz] bırakmıştı~. {H} direğin önünde durdu^. İlanın altındaki telefon numarası, arayan numaraydı~. Yazan, arananla aynı kişiydi~.',
          'Numara bu evde daha önce oturan kiracınındı~. Komşu kadın adı duyunca kapıyı kapatmadı~, ama zinciri taktı~. “Biz o adı anmayız,” dedi~. “Bir gece çıktı, [eşyası burada kaldı|eşyasını almadı].” {H} kendi^ salonuna^ baktı^: koltuk, lamba, telefon. Hepsi ondan kalmıştı~.',
        ],
      },
      {
        level: 3,
        text: '{H} karakola gitti^. Komiser dinledi~, başını salladı~, tutanağa hiçbir şey yazmadı~. “Fırtınada hatlar karışır,” dedi~. Kapıdan çıkarken arkasından seslendi~: “Kaç tıklama demiştiniz?” {H} dememişti^. Dönüp baktı^; komiser [gülümsüyordu~|kalemini çeviriyordu~].',
      },
      {
        level: 3,
        text: 'Posta kutusunda pulsuz bir zarf buldu^. İçinden bir fotoğraf çıktı~: kendi^ penceresi^, dışarıdan, gece. Perdenin arkasında {H:gen} gölgesi^, elinde^ telefon. Fotoğrafın arkasına kurşun kalemle üç nokta konmuştu~, [üçüncüsü bastırılmış|üçüncüsü daha koyu].',
      },
      {
        level: 2,
        text: 'Telefonun arkasını açtı^, pili çıkardı^, ahizeyi söktü^. İçinden kibrit başı kadar, siyah bir parça düştü~. {H} onu parmağının^ ucunda ışığa tuttu^. Bunu takan, bu eve girmiş, bu koltuğa oturmuştu~. Masadaki bardağına^ baktı^; [yeri değişmişti~|yerinde değildi~].',
      },
      {
        level: 1,
        question: 1,
        text: 'Üçüncü gece {H} ilk konuşan oldu^. “Buradayım,” dedi^, “dinliyorum.” Uzun bir uğultu geldi~; sonra üç tıklamanın ne demek istediği [ortaya çıktı~|anlaşıldı~]. {H} ahizeyi iki eliyle^ tuttu^. Dışarıda, sokağın başında, bir arabanın farları söndü~.',
        answers: [
          'Üçüncü gece {H} ilk konuşan oldu^. “Buradayım,” dedi^. Tıklamalar bu kez durmadı~: üç, sonra bir, sonra yedi. Ardından kesildi~. Bir şifreydi~ bu, [yalnız|ancak] ilk üç rakamı gelmişti~. Gerisini söyleyecek olan, hattın ucunda hâlâ soluk alıyordu~.',
          'Üçüncü gece {H} ilk konuşan oldu^. “Buradayım,” dedi^. Üç tıklama geldi~; bu kez araya bir fısıltı karıştı~: “Parola bu. Hat dinleniyor. [Konuşma|Sus].” {H} ağzını^ kapadı^. Sokağın başında bir arabanın farları, sanki bir düğmeye basılmış gibi, söndü~.',
          'Üçüncü gece {H} ilk konuşan oldu^. “Buradayım,” dedi^. Bir kadının soluğu hızlandı~; bir el ağzına kapandı~, kumaş hışırdadı~. Konuşmasına izin verilmiyordu~; tırnağıyla [ahizeye|telefona] vuruyordu~: kurtar, kurtar, kurtar. {H} sesin geldiği yönü aradı^.',
          'Üçüncü gece {H} ilk konuşan oldu^. “Buradayım,” dedi^. Tıklamalar geldi~, ama üç değil, iki. Ertesi gece bir gelecekti~. Bir geri sayımdı~ bu. {H} takvime baktı^, sonra kapıya. [Sıfırın|Sonuncunun] hangi geceye düştüğünü hesaplaması^ uzun sürmedi~.',
        ],
      },
      {
        level: 3,
        text: '{H} montunu^ giydi^, el fenerini aldı^, yanına^ başka hiçbir şey almadı^. Eşikte durdu^: kapı kilitliydi~, zincir takılıydı~, ama paspasın üstünde ıslak bir ayak izi vardı~. Ucu [içeri|evin içine] bakıyordu~. Feneri söndürdü^ ve soluğunu^ tuttu^.',
      },
    ],
    endings: {
      happy:
        'Farların sahibi, arabasından inerken ensesinde bir el duydu~; santral memuru iki jandarmayla karanlıktan çıkmıştı~. Hattın ucundaki ses ilk kez konuştu~: “Bitti mi?” “Bitti,” dedi^ {H}. O gece telefonu [kapattı^|fişten çekti^] ve sabaha kadar deliksiz uyudu^.',
      dramatic:
        'Gerçek ertesi gün gazetede çıktı~, küçük puntoyla. Arayan bulundu~; bir daha hiçbir telefona elini sürmedi~. {H} kasabadan ayrıldı^, numarasını^ [değiştirdi^|iptal etti^]. Yine de her gece yarısı uyanıyor, elini^ telefonun durduğu yere uzatıyordu^.',
      open: 'Her şey bitmişti~; deniz çarşaf gibiydi~. {H} telefonu çekmeceye koydu^, pilini ayrı çekmeceye. Yatağa girdi^, ışığı söndürdü^. Tam dalacakken [bir çekmeceden|odanın içinden] sesi duydu^: üç kısa tıklama, sonra denizin uğultusu. Pil öteki çekmecedeydi~.',
      twist:
        'Santral memuru kapıda belirdi~, ıslak, elinde bir kâğıt. “Numarayı yeniden açmışlar,” dedi~. “Kim?” Memur cevap yerine kapıyı arkasından kilitledi~ ve cebinden bir telefon çıkardı~. Ahizeye tırnağıyla [üç kez|yavaşça üç kez] vurdu~. {H:gen} telefonu^ çalmaya başladı~.',
    },
  },
  {
    name: 'baska-birinin-bavulu',
    passages: [
      {
        level: 1,
        text: 'Afyon otogarında saat sabahın dördüydü~. {H} bagajdan aldığı^ bavulu açınca bunun kendi^ bavulu^ olmadığını anladı^: içinden fotoğraflar çıktı~, bir yılın her gününe birer tane. Uzaktan çekilmiş karelerin hepsinde [aynı yüz|tek bir yüz] vardı~.',
      },
      {
        level: 2,
        text: 'Banka oturup kareleri tarih sırasına dizdi^. Yüz gülüyor, yürüyor, ekmek alıyor, bir pencerede saçını topluyordu~; bir kez bile [kameraya|objektife] bakmıyordu~. Arkalarında kurşun kalemle saatler yazıyordu~, dakikasına kadar. {H} son fotoğrafı sona bıraktı^.',
      },
      {
        level: 1,
        text: 'Peronda iki otobüs kalmıştı~. Kendi^ bavulunu^ götüren, birinde olmalıydı~. {H} koşarken biri omzuna^ çarptı~, özür dilemeden geçti~. Elinde {H:gen} bavulunun^ tıpkısı vardı~. “Bavulunuz,” diye seslendi^ {H}. Adam [hızlandı~|adımını açtı~] ve kalabalığa karıştı~.',
      },
      {
        level: 3,
        text: 'Emanetçi gözlüğünün üstünden baktı~. “Bavulu bırakan yüzünü göstermedi,” dedi~. “Atkı vardı. Bir de [sol eli|eli] hep cebinde.” Defteri çevirdi~: ad yerine bir çizgi, telefon yerine bir tarih. Tarih yarınındı~. “Hata olmuş,” dedi~ emanetçi ve defteri kapattı~.',
      },
      {
        level: 3,
        text: 'Çay ocağının buğusunda fotoğraflardan birini büyüteçle inceledi^. Arkada, vitrin camında, çekenin gölgesi vardı~: uzun bir palto, yana yatmış bir omuz. Başka bir karede [aynı|o] gölge, bir duvarın dibinde. {H} saydı^; on yedi karede vardı~, hepsi pazartesiydi~.',
      },
      {
        level: 2,
        text: 'Fotoğraftaki yüzün kim olduğunu bilmiyordu^, ama bir yılını bilir olmuştu^: mart ayında saçını kestirmiş, haziranda bir mektup alıp ağlamış, ekimde pencereye parmaklık taktırmıştı~. Ekimden sonraki karelerde [perdeler|bütün perdeler] kapalıydı~. Korkuyordu~; biliyordu~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Gün ışırken fotoğrafları kimin çektiğini öğrendi^. Bavulun astarını söktü^; orada unutulmuş bir kâğıt [her şeyi|gerisini] anlatıyordu~. {H} kâğıdı yerine koydu^, elleri^ titreyerek fermuarı çekti^. Artık bavulu geri vermek isteyip istemediğini^ bilmiyordu^.',
        answers: [
          'Bavulun astarında bir kira makbuzu buldu^. Fotoğrafları çeken, o yüzün oturduğu binanın kapıcısıydı~; her sabah selam veren, her akşam çöpü alan adam. Makbuzun arkasına [özenle|inci gibi] yazmıştı~: “Bugün bana gülümsedi.” Aynı cümle bütün fotoğrafların arkasında da vardı~.',
          'Bavulun astarında adsız bir kartvizit buldu^; üstünde tek bir sözcük vardı~: “Takip.” Fotoğrafları bir özel dedektif çekmişti~. Kartın arkasında [ücret|gündelik ücret] yazıyordu~, bir de ödeyenin baş harfleri. Harfler, fotoğraftaki yüzün alyansındaki harflerdi~.',
          'Bavulun astarında eski bir polis kimliği buldu^. Fotoğrafları çeken, o yüzü öldürmek isteyenlerden [uzaktan|gizlice] korumaya çalışıyordu~; her karenin arkasında aynı not vardı~: “Bugün de sağ.” Son karenin arkası boştu~. {H} tarihe baktı^: dün.',
          'Bavulun astarında bir bilet buldu^, üstünde bir ad. Aynı ad [çay ocağındaki|yandaki] gazetede de vardı~: dün, bu otogarda, ölü bulunmuştu~. Fotoğrafları o çekmişti~. Demek bavulunu^ alıp giden adam, bir ölünün bavulunu arıyordu~.',
        ],
      },
      {
        level: 3,
        text: 'Hoparlör bir plaka okudu~, sonra {H:gen} adını^. “Kayıp bavulunuz bulunmuştur,” dedi~ ses, “[danışmaya|üç numaralı perona] bekleniyorsunuz.” {H} bavulunu^ kaybettiğini^ kimseye söylememişti^. Danışmanın camında ışık yanmıyordu~; perdenin arkasında biri, ayakta, bekliyordu~.',
      },
      {
        level: 3,
        text: 'Tuvaletin aynasında yüzüne^ su vurdu^. Kapının altından bir çift ayakkabı göründü~, durdu~, bekledi~. {H} musluğu kapatmadı^. Ayakkabıların ucu [ıslaktı~|çamurluydu~]; dışarıda bir haftadır yağmur yağmamıştı~. Su aktı~, aktı~. Ayakkabılar, sonunda, geri çekildi~.',
      },
      {
        level: 2,
        text: 'Fotoğraflardaki adresi buldu^: bir köşe, bir fırın, parmaklıklı bir pencere. Taksici sormadan oraya sürdü~. “Ben de dün gece birini getirdim,” dedi~. “Geri [götürmedim|dönmedi].” Aynadan {H:dat} baktı~; gözlerinde ne merak vardı~ ne acıma. Taksimetre çalışmıyordu~.',
      },
      {
        level: 1,
        question: 1,
        text: '{H} son kareye en son baktı^. O ana kadar gördüğü^ hiçbir kareye benzemiyordu~. Fotoğrafı ters çevirdi^, yeniden çevirdi^; gördüğü^ [değişmedi~|aynı kaldı~]. Otogarın bütün gürültüsü bir kapının arkasında kalmış gibi uzaklaştı~.',
        answers: [
          '{H} son kareye en son baktı^. Boş bir peron görünüyordu~, kimse yoktu~; köşesine yarının tarihi atılmıştı~. Peronun [sütunundaki|duvarındaki] numarayı okudu^, başını^ kaldırdı^. Tam o numaranın altında duruyordu^. Fotoğrafta eksik olan, kendisiydi^.',
          '{H} son kareye en son baktı^. Bu kare uzaktan çekilmemişti~: evin içindendi~, yatağın ayak ucundan. Yüz uyuyordu~; yastıkta, [tam yanında|yanı başında], ikinci bir başın çukuru vardı~. Çeken, oradan kalkmış olmalıydı~. {H} fotoğrafı elinden^ düşürdü^.',
          '{H} son kareye en son baktı^. Yıl boyunca tek başına olan yüzün yanında, ilk kez, bir yabancı vardı~. Yabancı [kameraya|doğrudan kameraya] bakıyor, parmağını dudağına götürüyordu~. {H} onu tanıdı^: az önce omzuna^ çarpan adamdı~.',
          '{H} son kareye en son baktı^. Bir ayna çekilmişti~; aynada yatak, perde, deklanşöre basan el. Elde bir yüzük vardı~, yüzüğün taşı [çatlaktı~|kırıktı~]. {H} başını^ kaldırdı^: karşısında^, elini cebinden yeni çıkaran emanetçi, aynı yüzüğü taşıyordu~.',
        ],
      },
    ],
    endings: {
      happy:
        'Parmaklıklı pencerenin kapısı açıldığında {H} fotoğrafları uzattı^, hepsini, sonuncusunu da. Köşede bekleyen palto iki polisin arasında [başını eğdi~|yürüdü~]. “Bir yıldır uyumuyorum,” dedi~ yüz, ilk kez objektifsiz. O gece iki evde de ışıklar erken söndü~.',
      dramatic:
        'Bavul mühürlenip delil odasına kondu~. Fotoğraftaki yüz kasabadan bir gecede taşındı~, adını da bıraktı~. {H} eve döndü^, perdeleri [çekti^|sıkı sıkı çekti^]. Fırına giderken artık dönüp arkasına^ bakıyor, her vitrinde kendi^ gölgesinin^ ardını arıyordu^.',
      open: 'Kendi^ bavulu^ üç gün sonra kargoyla geldi~; içinde her şey yerindeydi~, katlanmış, ütülenmiş. En altta bir zarf vardı~. {H} açtı^: kendi^ yüzü^, uzaktan, [fırından çıkarken|ekmek alırken]. Arkasında kurşun kalemle saat yazıyordu~, bir de rakam: bir.',
      twist:
        'Taksici kapıyı açtı~, bavulu kendi eliyle indirdi~. “Ağır değilmiş,” dedi~. Torpidoda, açık kalan kapağın ardında, bir fotoğraf makinesi duruyordu~; [merceği|objektifi] {H:dat} dönüktü~. “Ben size taksi çağırmadım,” dedi^ {H}. “Biliyorum,” dedi~ taksici. “Bir yıldır biliyorum.”',
    },
  },
  ...THRILLER_BEGINNINGS_2,
];
