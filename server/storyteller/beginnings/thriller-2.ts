import type { BeginningPlot } from '../types.ts';

/** The stories of the wizard's genre thriller. */
export const THRILLER_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'sekizinci-konuk',
    passages: [
      {
        level: 1,
        text: 'Palandöken’deki dağ otelinde akşam yemeğine sekiz kişi oturmuştu~; gece çığ yolu kapattı~. {H} sabah kahvaltıya indiğinde^ saydı^: yedi tabak kirlenmiş, sekizincisi ters kapalı duruyordu~. Çay soğuktu~. “Biri [inmedi|eksik],” dedi^. Kimse başını kaldırmadı~.',
      },
      {
        level: 2,
        text: 'Tipi camları beyaza boyamıştı~; dışarısı yok gibiydi~. Telefonlar çekmiyor, jeneratör öksürüyordu~. Şöminenin başındaki yüzlerden biri, “Uyuyordur,” dedi~. “Kapısı açık,” dedi^ {H}, “[anahtar|ışık] üstünde.” Çatallar bir an tabaklarda durdu~, sonra fazla gürültülü işledi~.',
      },
      {
        level: 1,
        text: 'Merdiveni {H} önden çıktı^, altısı arkasından geldi~. Sekiz numaranın kapısını dirseğiyle^ itti^, bir şeye dokunmadı^. Oda soğuktu~. “Herkes dün gece onu en son nerede gördü?” diye sordu^. [Altı|Birbirini tutmayan altı] cevap geldi~, hiçbiri ötekine uymuyordu~.',
      },
      {
        level: 3,
        text: 'Resepsiyondaki kayıt defterinin yaprağı yırtılmıştı~. {H} kalemle alt sayfayı karaladı^; bastırılmış bir ad belirdi~, yarısına kadar. İlk harf, dün akşam yemekte söylenen ada [benzemiyordu~|uymuyordu~]. Defteri kapatıp koltuğunun^ altına aldı^, bir daha da yanından^ ayırmadı^.',
      },
      {
        level: 3,
        text: 'Jeneratör üçte sustu~, otel karardı~. Yedi kişi yedi mum yaktı~. {H} mumları saydı^, bir daha saydı^: sekiz. Işık koridorun ucundan geliyordu~; oraya [varınca|yürüyünce] söndü~, fitilinden ince bir duman kaldı~. Mum daha ılıktı~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Sekiz numarada aradığı^ şey ortadaydı~; bakınca değil, [durunca|beklenince] görünüyordu~. {H} eşikte çömeldi^, halının tüyüne, pervazın tozuna baktı^. Konuk buradan gitmişti~ ya da götürülmüştü~; iki hâlde de ardında tek bir iz bırakmıştı~. Altısı eşikten öteye geçmedi~.',
        answers: [
          'Yatak hiç bozulmamıştı~; yastıkta tek çukur yoktu~. {H} pencereye gitti^, kolunu çevirdi^: açılmadı~. Dışarıdan, kanadın üstüne tahta çakılmıştı~, çiviler [yeni|parlak]. Kar dışarıda iki metreydi~. “Bunu içeriden yapan olmaz,” dedi^. Arkasındaki^ altı kişi aynı anda soluk aldı~.',
          'Yerde telsiz vardı~, kablosu gerilmiş, düğmesi basılı kalmıştı~. {H} sesi açtı^; cızırtının içinde bir kayıt dönüyordu~: “Sekiz konuğuz, biri…” Gerisi [yoktu~|kesikti~]. Yardım çağırırken susmuştu~. Telsizin ipi kapıya doğru çekilmiş, halıda bir çizgi bırakmıştı~.',
          'Dolap boştu~, sabun açılmamıştı~, havlu katlıydı~. {H} yastığı kaldırdı^; altında fiyat etiketi duruyordu~. “Bu odada hiç kimse kalmadı,” dedi^. “Ama yemekte…” dedi~ biri. “Yemekte sekiz [tabak|sandalye] vardı. Yedi ağız gördüm.” Deftere fazladan bir ad yazılmıştı~ demek.',
          'Pencere açıktı~, perde buz tutmuştu~. {H} sarktı^: karda izler vardı~, tek sıra, aşağı doğru. Saydı^; otuzuncudan sonra kar dümdüzdü~. Ne dönüş vardı~ ne düşüş. “Yürüyerek inmeye kalkmış,” dedi^. “Sonra?” Sonrası [bembeyazdı~|yalnızca kardı~].',
        ],
      },
      {
        level: 2,
        text: 'Herkes kendi odasına gönderildi~, herkes kapısını kilitledi~. {H} koridorun ortasına bir sandalye çekti^, oturdu^. Yedi kapının altından yedi ışık sızıyordu~. Bir saat sonra [biri|ikisi] söndü~; ardından aynı kapının kilidi, içeriden, çok yavaş döndü~.',
      },
      {
        level: 3,
        text: 'Şömineden yarısı yanmış bir eldiven çıktı~, sol el. {H} onu maşayla aldı^, masaya koydu^. Yedi kişi birden ellerine baktı~; bakmayan olmadı~. “Herkes iki elini de koysun,” dedi^. On dört el uzandı~, hepsi çıplak, hepsi [soğuk|titrek].',
      },
      {
        level: 3,
        text: 'Mutfakta ekmek bıçağının yeri boştu~. Aşçı izinliydi~, çığdan önce inmişti~. “Kim aldı?” Kimse almamıştı~. Biraz sonra bıçak yerindeydi~, yıkanmış, hâlâ [ıslak|damlıyor]. {H} bunu gördüğünü^ kimseye söylemedi^; ama musluğun yanında duran kurulama bezini cebine^ aldı^.',
      },
      {
        level: 2,
        text: '“Bizi buraya kim çağırdı?” diye sordu^ {H}. Davetiyeler masaya kondu~: yedi ayrı kâğıt, yedi ayrı bahane, aynı daktilo. E harfinin bacağı hepsinde [kırıktı~|eksikti~]. Otelde daktilo var mı diye bakıldı~; müdür odasında, örtünün altında, ılık duruyordu~.',
      },
      {
        level: 3,
        text: 'Gece yarısı bütün odaların telefonu bir kez çaldı~. {H} ahizeyi kaldırdı^: karşıda rüzgâr vardı~, rüzgârın içinde bir çatal sesi, bir tabak, birinin boğazını temizlemesi. Dün akşamki sofraydı~ bu. Kaydedilmişti~. Sekizinci ses [gülüyordu~|hiç konuşmuyordu~].',
      },
      {
        level: 1,
        question: 1,
        text: 'Öğleye doğru {H} herkesi aynı masaya, dünkü yerlere oturttu^. Soruları sırayla sordu^, cevapları yazmadı^, yalnız yüzlere baktı^. Yalan, beklediği^ yerde çıkmadı~; en rahat, en [hazır|düzgün] cevapta saklanıyordu~. {H} oraya gelince sustu^, susması^ uzadı~.',
        answers: [
          'Öğleye doğru {H} herkesi aynı masaya oturttu^. Cerrah sargılı bileğini örtüyordu~. “Nasıl oldu?” “Sizce?” “Ne zaman?” “Neden sordunuz?” {H} tuzluğu elinden düşürür gibi yaptı^; cerrah onu sargılı eliyle, [acımadan|şaşmadan] yakaladı~. Bilek sağlamdı~, sargının altı değildi~.',
          'Öğleye doğru {H} herkesi aynı masaya oturttu^. “Biz dün tanıştık,” diyordu~ çift. Kadın suyu uzattı~, adam bardağı çevirip aynı yerden içti~; ekmeğin kabuğunu o ayırdı~, içini ötekine verdi~. {H} [gülümsedi^|sordu^]: “Kaç yıllık evlisiniz?” İki el aynı anda masanın altına indi~.',
          'Öğleye doğru {H} herkesi aynı masaya oturttu^. Resepsiyon görevlisi kahveleri dağıttı~, gülümsedi~, yedi fincan koydu~. “Sekizinciyi bugün neden saymadınız?” diye sordu^ {H}. “Dün de yedi kahve yapmışsınız; [telve|pusula] öyle diyor.” Gülümseme yerinde kaldı~, ama altı boşaldı~.',
          'Öğleye doğru {H} herkesi aynı masaya oturttu^ ve tek soru sordu^: “Kapınız dün gece kaçta kapandı?” Yedi saat söylendi~. Yedisi de yanlıştı~; jeneratör kilitleri üçte mühürlemişti~. Biri utançtan, biri korkudan, biri aşktan yalan [söylüyordu~|söylemişti~]. Yalnız bir tanesi plandan.',
        ],
      },
      {
        level: 2,
        text: 'Tipi bir an dindi~, vadi göründü~. Aşağıda, kesik yolun öbür ucunda kırmızı bir ışık yanıp sönüyordu~: ekipler. “Akşama burada olurlar,” dedi~ biri. Bunu duyunca altı yüz rahatladı~. {H} [rahatlamayana|yedinciye] baktı^; onun gözü ışıkta değil, saatteydi~.',
      },
    ],
    endings: {
      happy:
        'Akşam kapı dışarıdan açıldı~; kar maskeli adamlar girdi~. {H} bir ad söyledi^, parmağını^ kaldırmadan. Kelepçe şöminenin sesinden yumuşak kapandı~. Sekizinci konuk jandarmanın arkasında, battaniyeye sarılı, [sağ|ayakta] duruyordu~. O gece {H} ışığı söndürdü^ ve sabaha kadar uyanmadı^.',
      dramatic:
        'Akşam kapı açıldı~, gerçek dışarı çıktı~; gazeteler yazdı~, dava görüldü~. {H} bir daha hiçbir otelin kapısından giremedi^. Sofraya oturunca tabakları sayıyor, [birini|sonuncuyu] ters kapalı bırakıyordu^. Yeni bir adı, yeni bir şehri vardı~; alışılacak gibi değildi~.',
      open: 'Akşam kapı açıldı~, herkes gitti~, dosya kapandı~. Üç ay sonra {H} evinin^ yakınındaki lokantada tek kişilik masa istedi^. Garson servis açtı~, önüne bir de ters kapalı tabak [koydu~|bıraktı~]. “Beklediğinizi söylediler,” dedi~. {H} kapıya baktı^.',
      twist:
        'Akşam kapı açıldı~. Ekip şefi defteri istedi~, yırtık yaprağı cebindekiyle birleştirdi~. {H} bütün gün kimin yol gösterdiğini düşündü^: merdiveni bilen, ışığı bilen, herkesi [sakinleştiren|doyuran] tek bir kişi. En güvenilen yüz, kahve makinesinin yanında gülümsüyordu~.',
    },
  },
  {
    name: 'son-durakta-inmeyin',
    passages: [
      {
        level: 1,
        text: 'Bursa’da son metro seferiydi~. Vagonda {H:abl} başka iki kişi vardı~: gözü kapalı bir öğrenci, termosunu kucağına almış yaşlı bir kadın. Üç telefon aynı anda titredi~. Üç ekranda aynı dört kelime yazıyordu~: “[Sakın|Lütfen] son durakta inmeyin.”',
      },
      {
        level: 2,
        text: 'Numara görünmüyordu~. Öğrenci kulaklığını çıkardı~, kadın gözlüğünü taktı~; üçü birden bakıştı~, [tanışmamış|ilk kez gören] insanlar gibi. “Reklamdır,” dedi~ öğrenci. “Benim telefonum reklam almaz,” dedi~ kadın, “tuşludur.” {H} tavandaki hat haritasına baktı^: beş durak kalmıştı~.',
      },
      {
        level: 1,
        text: '{H} sürücü kabinine yürüdü^, vurdu^. Cevap yoktu~; camın ardında perde inikti~, altından ışık sızıyordu~. Tren bir durağı yavaşlamadan geçti~. “Beş değil, dört,” dedi~ öğrenci. {H} acil kolunu [çekti^|indirdi^]; kol boşta kaldı~, ucundan kesilmiş bir tel sarktı~.',
      },
      {
        level: 3,
        text: 'Yaşlı kadın torbasını açtı~: bir örgü, bir gözlük kabı, kalın bir defter. “Kırk yıl saat tuttum bu hatta,” dedi~. “Gişe memuruydum. Bu tren bu makasa bu hızla girmez.” Saatine baktı~. {H} onun [elindeki|sayfadaki] tarifeye eğildi^; son sefer beş dakika önce kalkmış görünüyordu~.',
      },
      {
        level: 3,
        text: 'Pencereden geçen tünel lambalarını saymaya başladılar~. On dört, on beş, sonra karanlık. “Lambaları söndürmüşler,” dedi~ öğrenci. Telefonunun ışığını cama tuttu~; tünel duvarına tebeşirle yazılmış, [vagonla birlikte|yanlarından] kayıp giden bir ok dizisi göründü~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} mesajın geldiği saate baktı^, telefonunu^ kadınınkinin, öğrencininkinin yanına koydu^. Saniyesine kadar aynıydı~. Gönderen uzakta değildi~; hattın içinden, [tünelin|trenin] bir yerinden yazıyordu~. Bunu kanıtlayan işaret ekranın köşesinde, küçücük duruyordu~. Üçü de onu aynı anda gördü~.',
        answers: [
          'Tavandaki hoparlörden bir cızırtı geldi~, kesildi~, yeniden geldi~. {H} kulağını^ dayadı^: boğuk bir ses, bağlı bir ağızdan çıkar gibi. “Sinyal odası… ellerim… makinist benim.” Bir şey düştü~, ses kesildi~. “Öyleyse treni [kim|burada kim] sürüyor?” dedi~ öğrenci.',
          'Mesajın altında bir harf vardı~: N. Kadın defterini düşürdü~. “Nermin,” dedi~. Öğrenci başını kaldırdı~: “Dershanedeki Nermin Hoca?” {H} o adı yedi yıldır [söylemiyordu^|anmıyordu^]. Üçü de onu tanımış, üçü de bir gün, bir kapıda, onu yalnız bırakmıştı~.',
          '{H} kablosuz ağların listesini açtı^; tünelde tek bir ağ görünüyordu~, gücü tam. Kapıya yürüdü^, azaldı~. Geri döndü^, arttı~. Ağ bu vagondan yayılıyordu~. Üç kişi [birbirine|birbirinin ceplerine] baktı~. Kimse elini cebinden çıkarmadı~, kimse ilk soruyu sormadı~.',
          'Kadın numarayı gizleyen yıldızları tek tek sildi~, nasıl yaptığını [söylemedi~|anlatmadı~]. Altından bir ad çıktı~. “Bu adam,” dedi~ öğrenci, “geçen hafta bu vagonda öldü. Kalp dediler. Ben yanındaydım.” {H} koltuğun altına eğildi^: orada, ışığı yanan bir telefon vardı~.',
        ],
      },
      {
        level: 2,
        text: 'Tren bir dönemece girdi~; tutunacak yer kalmadı~. Öğrenci kadını tuttu~, {H} öğrenciyi. Üç kişilik bir zincir, vagonun içinde savruldu~, durdu~. “Adınız ne?” diye sordu~ kadın, soluk soluğa. [Tam|Hâlâ] sırasıymış gibi söylendi~ adlar. Zincir çözülmedi~.',
      },
      {
        level: 3,
        text: 'Arka vagona açılan kapı kilitliydi~. Camından bakınca boş koltuklar görünüyordu~; birinde bir palto, paltonun kolunda [bir eldiven|saat]. Az önce orası boştu~. Bakıldıkça palto biraz daha doğruldu~ sanki. “Bakmayın,” dedi~ kadın. “Bakınca yaklaşıyor.”',
      },
      {
        level: 3,
        text: 'Öğrenci duvardaki yangın tüpünü söktü~, {H} camın köşesini gösterdi^. “Kırarsak?” “Bu hızda mı?” Tüp kucağa alındı~. Kadın termosun kapağına çay koydu~, titremeyen bir elle, üçe böldü~. “Karar sıcak [verilir|içilince verilir],” dedi~.',
      },
      {
        level: 2,
        text: 'Üç telefonun pili birlikte azalıyordu~: yüzde dokuz, sekiz. “Birini kapatalım, sona kalsın,” dedi^ {H}. Kimse kendininkini [kapatmak istemedi~|seçmedi~]. Sonunda kadın tuşlu olanı kapattı~, {H:gen} avucuna^ koydu~. “Ben zaten konuşacağımı konuştum,” dedi~.',
      },
      {
        level: 3,
        text: 'Bir istasyonun ışıkları geçti~; peronda temizlik işçisi bir kadın süpürgesini kaldırmış, ağzını açmıştı~. Bağırıyordu~. Sesi duyulmadı~, [dudakları|kolu] okundu~: geri, geri. Tren onu karanlığa bıraktı~. “Kaç kaldı?” dedi~ öğrenci. “Bir,” dedi^ {H}.',
      },
      {
        level: 1,
        question: 1,
        text: 'Son durağın ışıkları göründü~, bir bilye kadar. Üç kişi kapıya değil, vagonun ortasına [çekildi~|toplandı~]. {H} öğrencinin kolunu tuttu^, kadın {H:gen} kolunu^. Frenin sesi geldi~, sonra hiç beklenmedik bir şey oldu~; kapılar, durmadan önce aralandı~.',
        answers: [
          'Son durağın ışıkları göründü~; tren durdu~, kapılar açıldı~. Peronda üniformasız iki adam bekliyordu~. İçeri girdiler~, birbirine bakmadan iki uca oturdular~. “İnmiyor musunuz?” dedi~ biri, saatine bakarak. {H} cevap vermedi^. Kapılar kapandı~; [beşi|üçü değil, beşi] birden harekete geçti~.',
          'Son durağın ışıkları göründü~; tren durdu~, kapılar açıldı~. Öğrenci kolunu kurtardı~. “Dayanamıyorum,” dedi~ ve atladı~. Üç adım attı~, dördüncüde peronun ışığı [söndü~|gitti~]. Ayak sesi de söndü~. {H} kapıda, karanlığa uzanmış, adıyla bağırdı^; ad geri geldi~, yalnız.',
          'Son durağın ışıkları göründü~, büyüdü~, geçti~. Tren yavaşlamadı~. Perondaki saat, bank, çiçekler bir şerit olup [kaydı~|arkada kaldı~]. “Hat burada bitiyor,” dedi~ kadın, defterini kapatarak. “Bundan sonrası çizilmedi.” {H} öğrenciyi yere çekti^, kadının başını dizlerine^ aldı^.',
          'Son durağın ışıkları göründü~, tren durdu~, kapılar açılmadı~. Üç telefon, kapatılmış olanı da, birlikte titredi~. {H} avucundakini^ çevirdi^. “Geç kaldınız,” yazıyordu~, “[o da bindi|artık içeride].” Üç kişi aynı anda arka vagonun camına döndü~; palto yerinde yoktu~.',
        ],
      },
      {
        level: 2,
        text: 'O birkaç saniyede {H} bir şeyi fark etti^: vagonda dördüncü bir titreme olmuştu~. Üç telefon üçünün elindeydi~. Ses arkadan, [koltuk arasından|kilitli kapının ardından] geliyordu~, sabırlı, düzenli. Dördüncü yolcu da bir mesaj almıştı~ demek; belki aynı mesajı.',
      },
    ],
    endings: {
      happy:
        'Gün doğarken hat kesildi~, ışıklar yandı~; polis kapıları levyeyle açtı~. Kabinden çıkarılan adam {H:gen} yüzüne^ bakamadı~. Aylar sonra üç kişi aynı metroya bindi~, gündüz, birlikte. Kadın çay doldurdu~. Son durakta indiler~ ve {H} o gece [deliksiz|ilk kez] uyudu^.',
      dramatic:
        'Gün doğarken her şey açıklandı~; adlar gazeteye geçti~, {H:gen} adı^ da. Tanık koruma dediler~, iki bavul, başka bir şehir. Orada metro yoktu~. {H} yine de her gece aynı saatte uyanıyor, telefonunun^ [ışığına|karanlığına] bakıyordu^. Titreseydi ne yapacağını bilirdi^.',
      open: 'Gün doğarken herkes evine gitti~, dosya kapandı~. Bir yıl sonra {H} uçakta koltuğuna^ oturdu^, kemeri bağladı^. Kapılar kapanırken üç yolcunun telefonu aynı anda titredi~; biri {H:gen} elinde^ duruyordu~. Ekranda [üç kelime|kısa bir cümle] vardı~: “Sakın inmeyin. Kalkınca.”',
      twist:
        'Gün doğarken {H} kadının unuttuğu deftere baktı^. Tarife değildi~ bu; her sayfada bir sefer, üç yolcu, bir mesaj, aynı düzgün yazıyla. Son satırda bugünün tarihi ve üç ad vardı~. Bütün gece [çay dağıtan|herkesi yatıştıran] el yazmıştı~. Termos hâlâ ılıktı~.',
    },
  },
  {
    name: 'duvardaki-oda',
    passages: [
      {
        level: 1,
        text: 'Giresun’da fındık zamanıydı~. {H} miras kalan evin duvarını söktürürken usta birden durdu~, çekicini indirdi~. Tahtaların ardında penceresiz bir oda vardı~: yapılmış bir yatak, bir sandalye, bir bardak su. Suyun üstünde toz [yoktu~|birikmemişti~].',
      },
      {
        level: 2,
        text: '“Ben bu işi bırakıyorum,” dedi~ usta, parasını istemeden. {H} feneri içeri tuttu^. Battaniyenin ucu kıvrılmıştı~, kalkan biri geri dönecekmiş gibi. Duvarda bir çivi, çivide bir takvim; bugünün [yaprağı|günü] koparılmıştı~. Takvim bu yılındı~.',
      },
      {
        level: 1,
        text: '{H} odaya girdi^, bardağa dokundu^: soğuktu~, yeni doldurulmuş. Kapı yoktu~, dört yan tahtaydı~. Öyleyse giren nereden giriyordu~? Köylülere sordu^; herkes fındıktan söz etti~. Yalnız muhtar [sesini alçalttı~|gözünü kaçırdı~]: “Duvarı kapat,” dedi~, “hem de bu akşam.”',
      },
      {
        level: 3,
        text: 'Odanın tabanı ses veriyordu~. {H} topuğuyla^ yokladı^; üçüncü tahta ötekilerden toktu~. Altından katlanmış bir gömlek çıktı~, yıkanmış, ütülü. Yakasının içinde [iki harf|bir ad] işlenmişti~, ipliği ağarmış. O iki harf bu evin hiçbir fotoğrafında yoktu~.',
      },
      {
        level: 3,
        text: 'Geceleri evin tıkırtısını rüzgâra yormuştu^. Şimdi saydı^: dört adım, bir duraklama, suya benzer bir ses. Her gece aynıydı~, on biri yirmi geçe. Demek bir haftadır {H} bu yanda, [öteki|biri] o yanda, aynı saatte yatağa giriyordu~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Ertesi gün iz sürdü^: tapu, mezarlık, eski okul defteri. Kimse açıkça konuşmadı~, ama susanların sustuğu yer hep aynıydı~. {H} parçaları yan yana koyunca odada kalanın [gölgesi|boyu] ortaya çıktı~. Adını söylemeye cesaret eden yalnız yaşlı bir kadın oldu~, o da fısıltıyla.',
        answers: [
          'Mezarlıkta bir taş vardı~, adı bu evin adı, altı boştu~. “Üvey oğlandı,” dedi~ mezarcı. “Denizde boğuldu dediler, gövdesi gelmedi.” {H} boş taşa [eğildi^|dokundu^]. “Kim boğulduğunu söyledi?” “Evdekiler,” dedi~ mezarcı. “Miras bölünmesin diye mi, bilmem.”',
          'Kasabada eski bir gazeteye rastladı^: büyük davanın son tanığı, duruşmadan bir gece önce kaybolmuştu~. Fotoğraftaki yüz tanıdıktı~: akşamları köyün ucunda, hep sırtı dönük yürüyen adam. “Burada saklanacaktı,” dedi~ avukat, “[altı ay|bir kış]. Altı yıl oldu.”',
          'Tapu dairesinde bir memur fazla konuştu~: evin çevresindeki bütün bahçeler aynı şirkete satılmıştı~, bir bu kalmıştı~. “Gece tıkırtı duyan satıyor,” dedi~. {H} anladı^: odadaki bekçiydi~; [su|takvim], adım sesleri, hepsi aylık karşılığı. Muhtarın arabası da yeniydi~.',
          '{H} odanın tozunu fenerle yandan aydınlattı^. Yatağın altında toz vardı~, sandalyenin altında, kapının yerinde; ayak izi [yoktu~|hiç yoktu~]. Hiç kimse yatmamıştı~ burada. Suyu dolduran, takvimi koparan, yalnız öyle sanılsın istemişti~. Kimin görmesini istediği açıktı~.',
        ],
      },
      {
        level: 2,
        text: 'Akşam muhtar iki adamla geldi~, elinde tahta, çivi. “Yardım edelim,” dedi~. {H} eşikten kıpırdamadı^. “Neyi saklıyorsunuz?” “Seni,” dedi~ muhtar. Bunu tehdit gibi söylemedi~, [yalvarır|acır] gibi söyledi~; adamları ayaklarının ucuna bakıyordu~.',
      },
      {
        level: 3,
        text: 'Bardağı boşalttı^, yerine bir işaret koydu^: kenarına un sürdü^. Sabah bardak doluydu~, unun üstünde üç parmağın izi vardı~. İzler büyük değildi~. {H} kendi parmaklarını^ yanına koydu^; [biri|serçe parmak] eksikti~. Köyde serçe parmağı olmayan kim vardı~?',
      },
      {
        level: 3,
        text: 'Dedesinin^ eski defterinde evin planı çizilmişti~. Oda oradaydı~, bir de oradan bahçeye, kuyunun içine inen ince bir çizgi. {H} kuyunun kapağını kaldırdı^. Taş basamaklar ıslaktı~; en üsttekinde [taze çamur|bir fındık kabuğu] duruyordu~, kırılmış, içi boş.',
      },
      {
        level: 2,
        text: '{H} o gece odanın karşısına bir sandalye koydu^, dizine^ battaniye çekti^. Feneri açmadı^. On birde köpekler sustu~; on biri on geçe kuyunun zinciri bir kez, hafifçe [ses verdi~|oynadı~]. Kimse su çekmiyordu~ o saatte. Tahtaların arkasında hava yer değiştirdi~.',
      },
      {
        level: 3,
        text: 'Komşunun çocuğu çitin arkasından seslendi~: “Oradaki bana fındık veriyor.” “Hangi oradaki?” Çocuk evin duvarını gösterdi~. “Ne diyor sana?” Çocuk düşündü~. “‘O uyudu mu?’ diyor,” dedi~. “[Her akşam|Hep] seni soruyor.”',
      },
      {
        level: 1,
        question: 1,
        text: 'On biri yirmi geçe içeriden bir ses geldi~: dört adım, bir duraklama. {H} soluğunu^ tuttu^. Yapacağını^ gün boyu düşünmüştü^, şimdi hiçbiri [aklında^|elinde^] değildi~. Ayağa kalktı^, duvara yürüdü^ ve kararını^ orada, tahtaya bir karış kala verdi^.',
        answers: [
          'On biri yirmi geçe içeriden bir ses geldi~: dört adım, bir duraklama. {H} kapı gibi duran tahtanın önünde soluğunu^ tuttu^. Öte yanda da biri soluğunu tutmuştu~. Sabaha kadar [öyle|karşı karşıya] durdular~, arada iki parmak tahta. Horoz ötünce öteki soluk, yorgun, bırakıldı~.',
          'On biri yirmi geçe içeriden bir ses geldi~: dört adım, bir duraklama. {H} duvara dayalı fındık baltasını aldı^, bütün gücüyle^ vurdu^. Üçüncüde tahta yarıldı~, dördüncüde [göçtü~|devrildi~]. Tozun ardında boş bir yatak, hâlâ sallanan bir sandalye vardı~.',
          'On biri yirmi geçe içeriden bir ses geldi~: dört adım, bir duraklama. {H} elini^ uzattı^, odanın lambasını söndürdü^, yana çekildi^. Karanlık ikisine de aynıydı~. Biri aralıktan çıktı~, {H} bileğinden yakaladı^: ince, soğuk, [dört parmaklı|titreyen] bir el. Çekilmedi~.',
          'On biri yirmi geçe içeriden bir ses geldi~: dört adım, bir duraklama. {H} jandarmayı aradı^. “Adres?” dedi~ ses. Ağzını^ açtığı^ anda hat kesildi~; [uğultu bile|çınlama bile] kalmadı~. Tel, odanın içinden geçiyordu~. İçerideki, konuşmanın bitmesini beklemişti~ nazikçe.',
        ],
      },
      {
        level: 2,
        text: 'Gaz lambasını yaktı^, aralığa tuttu^. Yatağın üstünde katlı bir kâğıt vardı~, az önce yoktu~. “Duvarı kapatma,” yazıyordu~, “[bir tek|yalnız] sen varsın diye geliyorlar.” Yazı titrekti~. Dışarıda, bahçenin ucunda, farları sönük bir araba durdu~.',
      },
    ],
    endings: {
      happy:
        'Sabaha karşı arabadakiler eve girdi~ ve tuzağı dolu buldu~: odada jandarma oturuyordu~, kuyuda jandarma. Muhtar ilk konuşan oldu~. {H} odaya bir pencere açtırdı^, fındık bahçesine bakan. İlk gece [lambayı|ışığı] söndürdü^, on biri yirmi geçeyi duymadan uyudu^.',
      dramatic:
        'Sabaha karşı gerçek kasabaya indi~, iki kişi tutuklandı~, bir kişi gömüldü~. Ev mühürlendi~. {H} anahtarı savcıya verdi^, bir daha o köye giremedi^; fındık zamanı adını^ söylemiyorlardı~ bile. Gittiği^ her evde önce duvarlara vurdu^, [dinledi^|bekledi^], sonra yatağa yattı^.',
      open: 'Sabaha karşı her şey bitti~; oda sıvandı~, badana yapıldı~, ev satıldı~. Kışın {H} şehirdeki dairesinde^ kombiyi tamir ettirdi^. Usta dolabı çekti~, durdu~. Arkasındaki boşlukta, tozun ortasında, bir bardak su vardı~, [üstü tertemiz|ağzına kadar dolu].',
      twist:
        'Sabaha karşı {H} kâğıttaki yazıyı vasiyetnameyle karşılaştırdı^. Aynıydı~: harflerin beli, kuyruğu, şapkası. Vasiyeti yazan ölmemişti~ demek; evi {H:dat} bırakan, bir haftadır [tahtanın ardında|iki parmak ötede] yatan, herkesin tabutunu taşıdığı kişiydi~. Tabutu en ağır bulan da muhtar olmuştu~.',
    },
  },
];
