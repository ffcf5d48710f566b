import type { BeginningPlot } from '../types.ts';

/** More love stories. */
export const ROMANTIC_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'duvarin-otesindeki-piyano',
    passages: [
      {
        level: 1,
        text: 'Ankara’da, ıhlamurlu apartmanda, yan dairenin piyanosu her gece aynı yerde susuyordu~. O gece de sustu~. {H} alışkanlıkla [gözlerini^ kapattı^|yastığa döndü^]; ama sessizliğin ardından duvarda üç hafif vuruş duyuldu~. Biri, duyulduğunu biliyordu~.',
      },
      {
        level: 2,
        text: '{H} parmaklarının^ ucuyla duvara dokundu^. Sıva serindi~; ardında birinin soluk aldığını duymak için kulağını^ dayadı^, kendi^ kalbinden^ başka bir şey duymadı^. Duvar bir karıştı~. Bir karış ötede biri de, belki, kulağını [dayamış|yaslamış], bekliyordu~.',
      },
      {
        level: 1,
        text: 'Sabah merdivende o kapının önünden her zamankinden ağır geçti^. Zilde ad yoktu~, yalnız yırtılmış bir nota kâğıdının köşesi. Kapıcı basamağı siliyordu~. “Kim oturuyor burada?” diye sordu^ {H}. “Geceleri çalan,” dedi~ kapıcı, [başka bir ad bilmeden|omuz silkerek].',
      },
      {
        level: 3,
        text: 'Ihlamurlar dökülüyordu~; bahçe sarıydı~, merdiven sarı. {H} ezgiyi gün boyu mırıldandı^, hep aynı yere kadar. Orada dili^ duruyor, ayağı^ duruyor, bir keresinde [kırmızı ışıkta|yolun ortasında] kendisi de durdu^. Arkadan korna çaldılar~. Ezginin gerisini o da bilmiyordu^.',
      },
      {
        level: 3,
        text: 'Bodrumdaki kilerde eski kiracılardan kalma bir kutu buldu^; içinde metronom, bir çift ince eldiven, köşesi yanmış bir konser bileti. Biletteki yıl, {H:gen} bu eve taşındığı^ yıldı~. [Eldivenler|Eldivenlerin teki] küçük bir elindi~, parmak uçları aşınmıştı~.',
      },
      {
        level: 2,
        text: 'İkinci gece ezgi başladı~. {H} bu kez ayakta dinledi^, elini^ duvara koyup. Sesler sıvadan avucuna^ geçiyor, bileğine^ doğru [titreyerek|karıncalanarak] yürüyordu~. Hep sustuğu yere yaklaşınca soluğunu^ tuttu^; piyano da tuttu~. İkisi birden sustular^.',
      },
      {
        level: 1,
        question: 0,
        text: 'Sustuğu yerin sırrını üst kattaki yaşlı komşudan öğrendi^. Komşu çayı koydu~, pencereyi kapattı~, öyle anlattı~. {H} dinlerken bardağı elinde^ [unuttu^|soğuttu^]. Demek o boşluk bir hata değildi~; orada birinin hayatı duruyordu~, her gece aynı saatte.',
        answers: [
          'Sustuğu yerin sırrını üst kattaki yaşlı komşudan öğrendi^. “Gerisi yok,” dedi~ komşu. “Taşınırken bir valiz kayboldu, [notalar onun içindeydi|bestenin sonu onunla gitti]. Besteyi yazan da hatırlamıyor artık.” {H} gece yine dinledi^: eller boşluğa geliyor, bekliyor, geri dönüyordu~.',
          'Sustuğu yerin sırrını üst kattaki yaşlı komşudan öğrendi^. “O parça dört elle çalınır,” dedi~ komşu. “İkinci el bir kış gitti, [bir not bile bırakmadan|ansızın].” {H} gece yine dinledi^ ve ilk kez fark etti^: susulan yerde bir tuşa basılıyor, karşılığı bekleniyordu~.',
          'Sustuğu yerin sırrını üst kattaki yaşlı komşudan öğrendi^. “Evlenme teklifi tam orada yarım kaldı,” dedi~ komşu. “Soru soruldu, kapı çalındı, [kötü bir haber geldi|kötü haberdi]. Cevap verilmedi.” Demek her gece aynı ölçüde, yıllar önceki cevap bekleniyordu~. {H} yutkundu^.',
          'Sustuğu yerin sırrını üst kattaki yaşlı komşudan öğrendi^. “Kulakları gidiyor,” dedi~ komşu. “Önce ince sesler gitti. O yere gelince [duymuyor|hiçbir şey duymuyor], durup parmaklarına bakıyor.” Üç vuruşu hatırladı^ {H}: duymayan biri, duyulduğunu yoklamıştı~.',
        ],
      },
      {
        level: 3,
        text: 'O gün nota defteri almak için üç dükkân dolaştı^. Satıcı hangi çalgı için diye sorunca kızardı^. “Duvar için,” dedi^. Satıcı gülmedi~; rafın altından en kalın kâğıtlısını çıkardı~. “Duvar kalın kâğıt ister,” dedi~, “ses geçsin diye.”',
      },
      {
        level: 3,
        text: 'Ezgiyi kâğıda dökmek bütün akşamını^ aldı^. Nota bilmiyordu^; yükselen yere yokuş, inen yere basamak çizdi^, susulan yere küçük bir [kapı|pencere]. Sonra o kapının ardına ne koyacağını düşündü^ ve ilk aklına^ gelen üç çizgiyi silmedi^.',
      },
      {
        level: 2,
        text: 'Merdivende karşılaştılar^ sonunda. Bir elinde file, bir elinde anahtar; saçında ıhlamur çiçeği. {H} “İyi günler,” dedi^; öteki dudaklarına baktı~, gecikerek gülümsedi~. İkisi de [bir şey daha|bir söz daha] söyleyecekti~. Otomat söndü~, karanlıkta kimse gitmedi~.',
      },
      {
        level: 1,
        question: 1,
        text: 'O gece karşılık verdi^. Nasıl vereceğini^ gün boyu düşünmüştü^; sıra gelince düşündüğünü^ yapmadı^, elinden^ geleni^ yaptı^. Piyano yarıda kaldı~, ama bu kez [susmak için|durmak için] değil, dinlemek için. {H} bekledi^; kalbi^ boğazındaydı^.',
        answers: [
          'O gece yarısı kâğıtları topladı^, yan dairenin kapısını çaldı^. Kapı hemen açıldı~; açan, arkasında bekliyor olmalıydı~. {H} karalanmış sayfaları uzattı^. “Gerisini yazmaya çalıştım,” dedi^. Öteki kâğıda değil, {H:gen} mürekkepli ellerine^ [baktı~|bakıyordu~].',
          'O gece yazdığı^ birkaç ölçüyü katladı^, kapının aralığından içeri bıraktı^ ve evine^ [kaçtı^|döndü^]. Uzun süre hiç ses gelmedi~. Sonra piyano başladı~, susulan yere geldi~ ve {H:gen} üç çizgisini^, yanlışıyla birlikte, aynen çaldı~.',
          'Ertesi akşam pencereyi ardına kadar açtı^. Piyano susulan yere gelince {H} ezgiyi ıslıkla sürdürdü^; sesi^ bahçeye yayıldı~, ıhlamurlara takıldı~. Yan pencere de açıldı~. İki pencerenin arasında bir kol boyu [karanlık|gece] vardı~, ıslık oradan geçti~.',
          'Duvara iki kez vurdu^ ve üçüncüyü bekledi^. Gece yarısı oldu~, iki oldu~, üç oldu~; {H} yatağa girmedi^, alnını^ sıvaya dayadı^. [Gün ağarırken|Sabaha karşı], tam alnının^ karşısında, bir karış öteden, tek bir vuruş geldi~.',
        ],
      },
      {
        level: 3,
        text: 'Üst kattaki komşu sabah balkondan seslendi~: “Dün gece parça uzadı.” “Duydunuz mu?” dedi^ {H}. “Ben otuz yıldır o parçanın [susmasıyla|bittiği yerle] uyurum,” dedi~ komşu. “Dün uyuyamadım.” Şikâyet mi ediyordu~, sesinden anlaşılmıyordu~.',
      },
      {
        level: 3,
        text: 'Apartmanın duvarlarında o gün tuhaf bir hafiflik vardı~. Kapıcı basamakları silerken ezgiyi mırıldanıyor, alt kattaki çocuk topunu ona göre [sektiriyordu~|vuruyordu~]. Kimse nerede duracağını bilmiyordu~ artık. {H} merdiveni ikişer ikişer çıktı^, kapısını^ açmadan önce bekledi^.',
      },
    ],
    endings: {
      happy:
        'Konuşulacak ne varsa o gece konuşuldu~; dudak okundu~, kâğıda yazıldı~, duvara vuruldu~. Sabah yan dairenin mutfağında iki fincan çıkmıştı~. Piyanonun üstünde ikinci bir tabure duruyordu~; {H} tek parmağıyla^ bir tuşa bastı^ ve karşılığını [aldı^|duydu^].',
      dramatic:
        'Kamyon sabah erkenden geldi~. Piyano merdivenden inerken her basamakta bir tel inledi~. Konuşmadılar^; duvara üç kez vuruldu~, {H} üç kez [karşılık verdi^|vurdu^]. Sonraki geceler susulan yer kaldı~. {H} her gece, o saatte, ışığı kapatmadan önce bekledi^.',
      open: '“Bana bir şey soracaktın,” dedi~ öteki, eşikte. Ihlamur kokusu merdivenden yukarı çıkıyordu~. {H} soruyu sordu^; öteki duvara yaslandı~, gözlerini kapattı~, [parmaklarıyla|tırnağıyla] sıvaya hafifçe vurdu~. Bir kez. Bir kez daha. Üçüncüsünü {H} saymadı^.',
      twist:
        'Kapıcı anahtarı çevirdi~, daireye girdiler^. Oda boştu~; duvarlar kadar tozluydu~ döşeme. “Bu daire altı yıldır boş,” dedi~ kapıcı. {H} duvara baktı^: kendi^ yatağının^ hizasında, içeriden, üç küçük [çukur|iz] vardı~. Tozun üstünde ise bir ıhlamur çiçeği, taze.',
    },
  },
  {
    name: 'bagbozumu',
    passages: [
      {
        level: 1,
        text: 'Çal’da eylülün son günü radyo doluyu haber verdi~. {H} tepedeki bağ evinden komşunun bağına baktı^; yıllardır konuşmamışlardı^. Üzüm iki bağda da duruyordu~; işçi bir bölüktü~, pres birdi~. [O gece|Bu gece] aynı işi aynı anda yapacaklardı^.',
      },
      {
        level: 2,
        text: 'İlk sözü kimin söyleyeceği belli olmadı~. Sınır taşının iki yanında durdular^, bulutlara baktılar^. “Presi önce sen al,” dedi~ komşu, yere. “Benim üzümüm yukarıda, [rüzgârı iyi|geç ıslanır],” dedi^ {H}, göğe. Sonra ikisi birden işçilere döndüler^ ve bağırdılar^.',
      },
      {
        level: 1,
        text: 'Kasalar iki yokuştan birden inmeye başladı~. Aynı sepete iki el uzanınca ikisi de geri çekildi~; işçiler görmezden geldi~. {H} makası komşuya sapından tutup uzattı^. “Ağzı körelmiş,” dedi~ komşu alırken. “Yıllardır [bileyen yok|bilenmedi],” dedi^ {H}.',
      },
      {
        level: 3,
        text: 'Yaşlı bir işçi kadın ikisinin arasından geçerken durdu~. “Siz çocukken bu asmanın altında uyurdunuz,” dedi~, “biriniz yukarıdan, biriniz aşağıdan, ortada.” Cevap beklemedi~, sepetini [sırtladı~|yüklendi~]. {H} asmaya baktı^; ortası gerçekten de ezilmiş gibiydi~, ya da öyle geldi~.',
      },
      {
        level: 3,
        text: 'İlk yıldırım karşı dağa düştü~. Atlar ürktü~, bir kasa devrildi~; salkımlar yokuş aşağı yuvarlandı~. {H} ile komşu aynı salkımın üstüne eğildiler^, başları çarptı~. “Pardon,” dedi~ komşu. Yıllar sonra ilk sözcük bu oldu~; ikisi de alnını tuttu~, ikisi de gülmedi~.',
      },
      {
        level: 2,
        text: 'Gece yarısı ekmek molası verildi~. Sofra tek bir örtüydü~; işçiler bilerek iki kişilik yer bırakmıştı~, yan yana. Komşu peyniri böldü~, büyük parçayı örtünün üstünden [itti~|sürdü~]. {H} domatesi kesti^, yarısını geri itti^. Örtünün ortasında bir kırışık kaldı~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Presin kolunu birlikte çevirirken {H} yıllardır sormadığını^ sordu^. Komşu kolu bırakmadı~; bir tur döndüler^, bir tur daha, cevap ancak üçüncü turda [geldi~|çıktı~]. Şıra ince ince akıyordu~. Aralarını açan şey, söylenince, akan sesin içinde küçüldü~.',
        answers: [
          'Presin kolunu birlikte çevirirken sınırdaki ceviz ağacının önünden geçip durdular^. “Bunun yüzünden,” dedi~ komşu. “Gölgesi sana, cevizi bana düşüyor diye.” {H} ağaca baktı^: kurumuştu~, [yıllar önce|çoktan]. Gölgesi de cevizi de kalmamıştı~; bir tek küslük yeşildi~.',
          'Presin kolunu birlikte çevirirken komşunun parmağında bir şey parladı~, söndü~. “Düğüne üç gün kala,” dedi~ komşu, “geri gönderdiğin yüzük. Hiç [çıkarmadım|satmadım].” {H} kolu bıraktı^. Neden geri gönderdiğini^ söyledi^; anlatması üç tur sürdü~.',
          'Presin kolunu birlikte çevirirken kuyunun sesi geldi~; rüzgâr kapağını oynatıyordu~. “O yaz,” dedi~ komşu, “gece kapattığın kuyu.” “Ben kapatmadım,” dedi^ {H}. “Ben de [açmadım|kapatmadım].” İkisi de sustu~. Kurak yazın bütün kabahati bir kapağın üstünde kalmıştı~.',
          'Presin kolunu birlikte çevirirken ağaçtaki eski levha düştü~; üstünde iki babanın adı yazıyordu~. “Birlikte girdiler, birlikte battılar,” dedi~ komşu. “Sonra herkes [batıranı|ötekini] aradı.” {H} levhayı yerden aldı^. İki adın arasındaki “ve” hâlâ okunuyordu~.',
        ],
      },
      {
        level: 3,
        text: '“Neden hiç kapımı çalmadın?” diye sordu~ komşu bir ara. “Açar mıydın?” “Bilmiyorum,” dedi~ komşu. “Çalsaydın öğrenirdik.” {H:gen} elleri^ şıradan yapış yapış olmuştu~; parmakları^ birbirinden [zor ayrılıyordu~|ayrılmıyordu~]. “Kapın nerede, onu bile unuttum,” dedi^.',
      },
      {
        level: 3,
        text: 'İşçilerden biri türkü tutturdu~. Yokuşun yukarısı ilk dizeyi, aşağısı ikincisini söylüyordu~; yıllardır böyle söylenirdi~, bağlar küs olsa da. {H} aşağının dizesini içinden^ geçirdi^. Komşu onu yüksek sesle söyledi~, [yanlış|eksik] söyledi~. {H} dayanamayıp düzeltti^.',
      },
      {
        level: 2,
        text: 'Rüzgâr birden döndü~; toprak kokusu ağırlaştı~. Son iki sıra kalmıştı~, ikisi de sınırdaydı~. “Önce seninki,” dedi^ {H}. “Önce seninki,” dedi~ komşu. Kimse kıpırdamayınca işçilerin en yaşlısı makasını aldı~, [tam ortadan|ortadan] kesmeye başladı~. Onlar da iki yanından girdiler^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Son kasa da inince bağ sustu~. {H} ne yapacağını^ o an bilmiyordu^; bildiği^, yapmazsa bir yıl daha susacaktı^. Feneri aldı^, yürüdü^, [yaptı^|elini^ uzattı^]. Komşu kapısında durmuş bakıyor, hiçbir şey söylemiyordu~.',
        answers: [
          'Son kasa da inince {H} ilk şıradan bir testi doldurdu^, ağzını asma yaprağıyla kapattı^, karanlıkta komşunun eşiğine [bıraktı^|koydu^]. Dönüp on adım gitmişti^ ki arkadan testinin taşa sürtündüğünü duydu^: biri onu içeri alıyordu~.',
          'Son kasa da inince {H} feneri yere koydu^ ve sınır taşına sarıldı^. Taş kırk yıllıktı~, kımıldamadı~. İkinci bir çift el [uzandı~|yanına geldi~]; birlikte çektiler^. “Nereye?” dedi~ komşu. “İlk durduğu yere,” dedi^ {H}, “dedelerin koyduğu.”',
          'Son kasa da inince {H} kavgayı başlatan kâğıdı cebinden^ çıkardı^ ve işçilerin önünde okudu^, [sonuna kadar|başından sonuna]. Sesi^ titremedi~. Bitince kâğıdı komşuya verdi^. Komşu onu ikiye katladı~, dörde katladı~, presin altına attı~ ve kolu çevirdi~.',
          'Dolu herkesten önce geldi~. Ceviz kadar taneler kiremitleri kırarken iki aile, işçiler, [atlar|iki köpek] aynı çatının altına sığındı~. Fener tekti~. {H} komşuya baktı^; komşunun saçında eriyen bir buz vardı~, damlası alnından {H:gen} eline^ düştü~.',
        ],
      },
      {
        level: 3,
        text: 'Yağmur uzakta, bir perde gibi, tepeden tepeye yürüyordu~. Kurtarılan üzüm presin yanında yığılmış, kimin olduğu [karışmıştı~|unutulmuştu~]; mor mordu~, hepsi o kadar. “Nasıl ayıracağız?” diye sordu~ işçibaşı. {H} komşuya, komşu {H:dat} baktı~. Ayırmadılar^.',
      },
    ],
    endings: {
      happy:
        'Sabah bağ evinin önünde tek bir masa kurulmuştu~; kırgınlıklar gece boyu konuşula konuşula tükenmişti~. {H} iki bardak doldurdu^, şıra daha ılıktı~. “Seneye,” dedi~ komşu, “ortadan başlayalım.” Güneş iki bağa [aynı anda|birden] vurdu~; yapraklardan su damlıyordu~.',
      dramatic:
        'Komşu sabah bağı sattığını söyledi~; kâğıtlar bir hafta önce imzalanmıştı~. “Bilseydim,” dedi~ ve bitirmedi~. {H} ona iki [salkım|bardaklık şıra] verdi^, yola. Araba tozun içinde küçülürken sınır taşına oturdu^. Taş artık hiçbir şeyin sınırı değildi~.',
      open: 'Ortalık ağarınca yalnız kaldılar^; ikisinin de elleri mordu~. “Bunca yıl sonra,” dedi~ komşu, “bir şey soracağım. Şimdi sormazsam bir bağ bozumu daha bekleyeceğim.” {H} makası [yere|taşın üstüne] bıraktı^. “Sor,” dedi^. Aşağıda bir horoz ötmeye başladı~.',
      twist:
        'İşçilerin en yaşlısı giderken {H:gen} avucuna^ bir anahtar koydu~. “Radyoda dolu haberi yoktu,” dedi~. “Ben söyledim. Yoksa bu yıl da [konuşmayacaktınız|susacaktınız].” Gök tertemizdi~; tek bir bulut yoktu~. {H} komşuya döndü^: komşu çoktan gülmeye başlamıştı~.',
    },
  },
  {
    name: 'odunc-nisanli',
    passages: [
      {
        level: 1,
        text: 'Artvin’in o dağ köyünde kar daha düşmemişti~. Nine yatağında doğruldu~, {H:gen} bileğini^ tuttu~: “Gözümü kapatmadan nişanlını göreyim.” {H} başını^ salladı^, [“Göreceksin,” dedi^|söz verdi^]. Oysa ortada ne nişan vardı~ ne de nişanlı.',
      },
      {
        level: 2,
        text: 'Söz ağzından^ çıkmıştı~ bir kere. {H} ocağa odun attı^, duvardaki takvime baktı^, torun torba fotoğraflarına. Nine gülümseyerek uyuyordu~; yastığının altından bir bohçanın [ucu|işlemeli ucu] görünüyordu~. İçinde ne olduğunu köyde bilmeyen yoktu~: altı yıldır bekleyen çeyiz.',
      },
      {
        level: 1,
        text: 'Ertesi gün ilçeye inip yardım aradı^. Kime anlatsa gülüyor, sonra ninenin adını duyunca susuyordu~. “Üç günlük iş,” dedi^ her birine {H}. “Yemek bizden, yalan bizden.” Akşama doğru, hiç ummadığı^ biri “Olur,” dedi~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Nişanlı rolünü üstlenen kişiyle yolda prova yaptılar^. Nerede tanıştık, kim önce konuştu, hangi gündü? Cevaplar her dönemeçte değişiyordu~. Köyün ilk evi göründüğünde {H} onun elini tuttu^, [yalan gereği|nine uzaktan görsün diye]; el soğuktu~, titremiyordu~.',
        answers: [
          'Olur diyen, otobüste yan koltuğa düşen fotoğrafçıydı~. Boynunda makine, cebinde iki mandalina vardı~. “Karşılığında,” dedi~, “nineni çekerim.” Yol boyunca nerede tanıştıklarını uydurdular^; her dönemeçte [başka|daha güzel] bir hikâye çıkıyordu~. Köy göründüğünde {H} onun elini tuttu^.',
          'Olur diyen, on yıl önce vedasız ayrıldığı^ eski sevgilisiydi^. İlçede, fırının önünde, una bulanmış duruyordu~. “Nerede tanıştığımızı uydurmamıza gerek yok,” dedi~. “Bir tek [nasıl ayrıldığımızı|sonunu] söylemeyelim.” Köy göründüğünde {H} onun elini tuttu^; el yerini biliyordu~.',
          'Olur diyen, köye yeni atanan veterinerdi~. “Bir şartla,” dedi~, “ben yalan söyleyemem. Sorulursa [doğrusunu|aslını] söylerim.” Yol boyunca sorulmayacak soruları sıraladılar^; liste uzundu~. Köy göründüğünde {H} onun elini tuttu^. “Bu da yalan sayılır mı?” dedi~ veteriner.',
          'Olur diyen, köy odasında kalan gezici oyuncuydu~. Rolünü sordu~: adı, huyu, korktuğu şey. “Neyi severim?” {H} [düşünmemişti^|bilemedi^]. “Sen karar ver,” dedi^. Oyuncu bunu deftere yazdı~. Köy göründüğünde {H} onun elini tuttu^; oyuncu repliğini unuttu~.',
        ],
      },
      {
        level: 2,
        text: 'Nine gözlüğünü taktı~, konuğu baştan aşağı süzdü~. “Otur,” dedi~, “yakına. Uzaktan her nişanlı güzeldir.” Elini tuttu~, avucunu çevirdi~, çizgilerine baktı~. {H} soluğunu^ tuttu^. “Üşümüş,” dedi~ nine sonunda, “[çorba getir|çay koy].” Sınavın ilki geçilmişti~.',
      },
      {
        level: 3,
        text: 'Gece, ocağın başında, nine nerede tanıştıklarını sordu~. İkisi aynı anda konuştu~; biri pazar dedi~, öteki pazar günü dedi~. “Pazar günü pazarda,” diye toparladı^ {H}. Nine [başını yana eğdi~|gözlerini kıstı~]. “Pazar cumaya kurulur bizde,” dedi~. “Aşk şaşırtır insanı.”',
      },
      {
        level: 3,
        text: 'Köyün kadınları bir bahaneyle sırayla uğradı~: tuz, yumurta, bir tutam kekik. Her gelen konuğa bakıyor, çıkarken {H:gen} kulağına^ bir şey fısıldıyordu~. “Buldun da [sakladın|söylemedin] ha,” dedi~ muhtarın karısı. {H} kızardı^; bu kızarma yalan değildi~.',
      },
      {
        level: 3,
        text: 'Konuk sabah erkenden kalkmış, odun kırmıştı~. {H} pencereden baktı^; balta her inişte biraz yana kayıyor, [yine de|gene] bir yığın büyüyordu~. “Bunu konuşmamıştık,” dedi^ pencereyi açıp. “Üşüyordu,” dedi~ konuk, ninenin penceresini göstererek. Buhar ağzından bulut gibi çıkıyordu~.',
      },
      {
        level: 2,
        text: 'Nine ikinci gün yataktan indi~. “Bana iyi geldi bu çocuk,” dedi~ ve dolaptan altı yıllık kavanozu çıkardı~. Kavanozda gül reçeli vardı~, nişana saklanmış. Kaşığı önce konuğa, sonra {H:dat} uzattı~. [Reçel|Tadı] öyle güzeldi~ ki yutması zor oldu~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Yalan üçüncü gün çatladı~. {H} bunu bekliyordu^, ama böyle beklemiyordu^. Konukla göz göze geldiler^; ikisinin de aklından aynı şey geçti~: kaçmak için geç, söylemek için [erken|daha erken]. Nine ikisine birden baktı~ ve elini açtı~.',
        answers: [
          'Yalan üçüncü gün çatladı~: nine sofrada kaşığını bıraktı~ ve düğünü o haftaya aldı~. “Perşembe,” dedi~, “davulcuya söyledim.” {H} çorbayı [döktü^|üstüne^ döktü^]. Konuğun yüzü önce bembeyaz, sonra kıpkırmızı oldu~. Dışarıda, uzaktan, davulcu çoktan alıştırmaya başlamıştı~.',
          'Yalan üçüncü gün çatladı~: sabah kalktıklarında kar pencereyi örtmüş, yol kapanmıştı~. Üç günlük iş, muhtara bakılırsa, üç haftaydı~. “Oyunu uzatacağız,” dedi^ {H}. Konuk camdaki kara [parmağıyla|tırnağıyla] bir çizgi çekti~. “Ben,” dedi~, “oynamıyorum ki artık.”',
          'Yalan üçüncü gün çatladı~: kapıda bir talip belirdi~, gerçek bir talip, elinde bohça, arkasında iki amca. “Geç kalmışım galiba,” dedi~, konuğa bakarak. {H} ağzını^ açtı^; konuk [ondan|herkesten] önce davrandı~. “Geç kaldınız,” dedi~. Sesi hiç rol gibi çıkmadı~.',
          'Yalan üçüncü gün çatladı~: nine reçelin kapağını kapatırken güldü~. “Ben,” dedi~, “ilk günden beri biliyorum. Yüzüğü yanlış parmakta.” {H} konuğun eline baktı^. “Neden söylemedin?” “Baktım,” dedi~ nine, “yalan [güzel gidiyor|doğrusundan iyi]. Bozmak istemedim.”',
        ],
      },
      {
        level: 3,
        text: 'O gece kimse uyumadı~. {H} sofada, konuk ocağın öbür yanında, ikisi de ateşe baktılar^. “Sen bu işten ne kazanacaktın?” diye sordu^ {H}. Konuk bir çıralı dal attı~. “Bir sıcak çorba,” dedi~. Sonra ekledi~: “[Fazlasını|Daha fazlasını] aldım.”',
      },
      {
        level: 3,
        text: 'Sabah nine pencereden bakıyordu~. “Kar düştü,” dedi~, “ben daha buradayım.” Buna kendisi de şaşmış gibiydi~. Kendi bohçasını yastığın altından çekti~, {H:gen} kucağına^ koydu~. En üstte işlenmiş iki [mendil|havlu] vardı~; birinin köşesindeki harf boş bırakılmıştı~.',
      },
    ],
    endings: {
      happy:
        'Kırgınlıklar, korkular, yalanlar ocağın başında bir bir söylendi~; hiçbiri ateşten büyük değildi~. Ertesi sabah {H} iki kişilik kahvaltı hazırladı^, sonra üçüncü tabağı da koydu^. Nine boş harfe ilk ilmeği [attı~|vurdu~]. “Hangi harf?” diye sordu^ {H}.',
      dramatic:
        'Yol açılınca konuk gitti~; elini ninenin elinden zor çekti~. Köprüde durdu~, dönüp baktı~, geri gelmedi~. Nine o gece [gülümseyerek|sessizce] uyudu~ ve uyanmadı~. {H} bohçadaki mendili aldı^. Köşesi boştu~; yıllar geçti~, harfi hiç işlemedi^.',
      open: 'Son gün eşikte karşılıklı durdular^. Kar diz boyuydu~, yol açıktı~. “Nine bir şey sordu,” dedi~ konuk. “Ne sordu?” “Sonra ne yapacaksınız, dedi.” {H} yutkundu^. “Sen ne dedin?” Konuk [atkısını|çantasını] yere bıraktı~. “Sana sorarım, dedim,” dedi~.',
      twist:
        'Nine uyurken yastığın altından bir fotoğraf kaydı~. {H} eğilip aldı^: fotoğrafta konuk vardı~, kapının önünde, [ninenin kolunda|nineyle yan yana]. Arkasında bir tarih yazıyordu~, geçen yazın tarihi. “Onu ben seçtim,” dedi~ nine, gözü kapalı. “Sen sadece bulup getirdin.”',
    },
  },
];
