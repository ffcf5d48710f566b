import type { BeginningPlot } from '../types.ts';

/** More science fiction. */
export const SCIFI_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'kirkinci-gun',
    passages: [
      {
        level: 1,
        text: 'Yağmuru parayla yağdıran şirket, 2070 yazında, Urfa’nın borçlu bir kasabasından bulutlarını çekmişti~. Kırkıncı günün şafağında {H} damda boş depoyu [yoklarken|tıkırdatırken] küçük bir bulut geldi~. İzni yoktu~; üstünde şirketin mührünü taşımıyordu~.',
      },
      {
        level: 2,
        text: 'Bulut bir dam boyundaydı~; kenarları, acemi bir elin yırttığı kâğıt gibi, saçak saçaktı~. Şirketinkiler köşeli geliyor, karınlarında [barkod|sıra numarası] taşıyordu~. Bu ise çeşmenin üstünde durdu~, düşünür gibi biraz geriledi~, yine durdu~. {H:gen} yüzüne^ kırk gündür ilk kez gölge düştü~.',
      },
      {
        level: 3,
        text: 'Kırk günün hesabı muhtarlığın duvarındaydı~: her güne bir çizgi, her çizgiye bir litre sayısı. On ikinci günde bahçeler, yirmi üçüncü günde hamam, otuzuncu günde çay [yasaklanmıştı~|kesilmişti~]. Otuz sekizincinin karşısında sayı yoktu~; yazan, kalemi bastırıp bir ünlem koymuştu~.',
      },
      {
        level: 1,
        text: '{H} damdan indi^, muhtarı uyandırdı^. Muhtar gözlüğünü taktı~, buluta baktı~. “Bizim değil,” dedi~. “Kimin?” “Faturası yok. Demek [başımız belada|başımıza iş açacak].” Yine de evin bütün leğenlerini dama çıkardı~, yan yana dizdi~.',
      },
      {
        level: 3,
        text: 'Şirketin tarifesi kahvenin camında asılıydı~: ince yağmur, dönümü altı yüz; sağanak, iki bin; gök gürültüsü isteğe bağlı. Borç en alta kırmızıyla yazılmıştı~. Yanına biri kurşun kalemle [hesap yapmıştı~|not düşmüştü~]: bütün evler satılsa bir nisan ayı etmiyordu~.',
      },
      {
        level: 2,
        text: 'Haber damdan dama yürüdü~. Leğenler, tencereler, bir düğün kazanı, bir bebek küveti; kasabada ağzı açık ne varsa göğe çevrildi~. “Bağırmayın,” diyordu~ muhtar, “[ürkütürsünüz|ürker].” Meydandakiler gerçekten fısıldayarak konuşuyordu~. {H} bir testi de minarenin dibine koydu^.',
      },
      {
        level: 3,
        text: 'Fıstıkçı eğildi~, bir avuç toprak alıp {H:gen} avucuna^ döktü~. Toprak un gibi aktı~, parmakların arasından [uçup gitti~|rüzgâra karıştı~]. “Kök kurudu,” dedi~ fıstıkçı. “Gövdenin haberi yok daha, yaprak tutuyor.” Avucunu pantolonuna sildi~; pantolonda iz bile kalmadı~.',
      },
      {
        level: 3,
        text: 'Okulda öğretmen o sabah resim yaptırdı~. Sınıfın tamamı kâğıda önce mührü, sonra onun çevresine bulutu çizdi~; başka türlüsünü görmemişlerdi~. Ardından pencereye koşup [göğe|dışarı] baktılar~ ve mührü sildiler~. {H} silgi tozlarını eline^ topladı^, eşikten dışarı üfledi^.',
      },
      {
        level: 3,
        text: 'Öğretmen yasayı yüksek sesle okudu~. Bir bulutun sahibi yağdığı yere göre değil, çıktığı bacaya göre belirleniyordu~. “Sahipsiz bulut yakalanır,” diyordu~ madde, “[yakalanamazsa|tutulamazsa] imha edilir.” “Neyle yakalanır?” diye sordu^ {H}. Öğretmen sayfayı çevirdi~, bir daha çevirdi~; yazmıyordu~.',
      },
      {
        level: 3,
        text: 'Bütün telefonlara aynı ileti düştü~: “Bölgenizde kayıt dışı nem saptandı. Bildirene bir haftalık çiseleme.” Meydanda herkes [susup|birden] herkesin eline baktı~. {H} telefonunu^ kapattı^, ters çevirip duvarın üstüne bıraktı^. Az sonra duvarda kırk telefon, yüzükoyun, sıralanmıştı~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} bulutun geldiği yöne yürüdü^ ve arkasında kimin olduğunu öğleye varmadan buldu^. Dönünce muhtarın kulağına eğildi^, üç cümle söyledi^. Muhtar kapıyı [kapattı~|örttü~]. “Bunu şirket duymayacak,” dedi~. “Yağana kadar.”',
        answers: [
          '{H} bulutun geldiği yöne yürüdü^ ve kuru bir kuyunun başında bir kadın buldu^: şirketin üç yıl önce ortadan kaybolan meteoroloğu. Dizinde [antenli|telli] bir kutu tutuyordu~. “Küçük oldu,” dedi~, özür diler gibi. “Tek başıma ancak bu kadar.”',
          '{H} bulutun geldiği yöne yürüdü^ ve hurdalıkta bir aygıt buldu^; çamaşır kazanlarından yapılmıştı~, [öksüre öksüre|hırlaya hırlaya] buğu salıyordu~. Yanında seksenlik bir tamirci oturuyordu~. “Torun balık görmek istedi,” dedi~. “Önce dere lazım.”',
          '{H} bulutun geldiği yöne yürüdü^ ve dikenli telin ardında, yıllar önce yasaklanmış deneyin istasyonunu buldu^. Kapının mührü duruyordu~; paslı bacadan ise yarım saatte bir küçük bir bulut çıkıyordu~. Deneyi yasaklamışlar, fişini çekmeyi [unutmuşlardı~|akıl etmemişlerdi~].',
          '{H} bulutun geldiği yöne yürüdü^; tepede kimse yoktu~, şirketin otomatik istasyonu [tek başına|kendi kendine] çalışıyordu~. Tozlu ekranda bir yazı belirdi~: “Merkez hayır dedi. Toprağınızın nemini yeniden ölçtüm. Bu kez merkeze sormadım.”',
        ],
      },
      {
        level: 2,
        text: 'Muhtar kurulu topladı~: altı ihtiyar, bir ebe, bir öğretmen. “Bulutun cezası bulutun kendisinden büyük,” dedi~. “Kovalım mı, [saklayalım mı|tutalım mı]?” Ebe boş testiyi masaya ters çevirdi~; içinden bir avuç toz döküldü~. Oylamaya gerek kalmadı~. {H} tutanağa yalnız tozu yazdı^.',
      },
      {
        level: 3,
        text: 'Öğle sıcağında bulut küçülmeye başladı~; kenarından parçalar kopuyor, havada eriyordu~. Muhtar ne kadar çarşaf varsa damlara gerdirdi~. Beyazın üstünde hava [biraz serinledi~|bir parça serinledi~], bulut tutundu~. {H} bir çarşafın ucunu ikindiye dek bırakmadı^; kolu^ uyuştu~, öbürüne geçirdi^.',
      },
      {
        level: 3,
        text: 'Ufuktan şirketin bulutları geçti~, [kervan gibi|sürü gibi] sıra sıra, parası ödenmiş bir ilçeye doğru. Gölgeleri kasabanın sınırına gelince kıvrılıp dönüyordu~. Küçük bulut onlara doğru bir an uzadı~. {H} elinde^ olmadan “Gitme,” dedi^. Bulut kısaldı~, çeşmenin üstüne çekildi~.',
      },
      {
        level: 2,
        text: 'Yol ağzına nöbetçi kondu~. {H} minareye çıktı^; ovanın ucunda beyaz bir nokta, noktanın arkasında da tozdan bir kuyruk gördü^. Bu tozda arabasını beyaz tutacak suyu bir tek şirket [bulabiliyordu~|buluyordu~]. Aşağıya seslendi^: “Bir saat!” Muhtar çeşmenin önünde ceketini ilikledi~.',
      },
      {
        level: 3,
        text: 'Rüzgâr yön değiştirdi~ ve o kokuyu getirdi~; ıslanmak üzere olan toprağın kokusunu. Fırıncı küreğini, terzi makasını bıraktı~; çarşı [burnunu kaldırıp|soluğunu tutup] bekledi~. “Hatırlıyor musun?” diye sordu^ {H}. “Çorba gibi,” dedi~ fırıncı. “Daha içmeden ısıtıyor insanı.”',
      },
      {
        level: 1,
        question: 1,
        text: 'İkindide şirketin görevlisi geldi~: beyaz araba, tozlu ayakkabı, deri çanta. Önce buluta, sonra {H:dat} baktı~ ve ağzını açtı~. O anda olanı kasabada herkes [başka|ayrı] anlattı~; ama kimse yerinden kıpırdamadı~, bulut da.',
        answers: [
          'İkindide şirketin görevlisi geldi~ ve çantasından ceza kâğıdını çıkardı~. Ardından bir yaprak daha kaydı~; {H} onu yerden aldı^, [yüksek sesle|herkese] okudu^: “Kuraklık, borç iki katına çıkana dek sürdürülecek.” Görevlinin kulakları kızardı~. “Okumamıştım,” dedi~.',
          'İkindide şirketin görevlisi geldi~ ve telefonuna tek bir sözcük söyledi~. Bulutu vurmaya gelen insansız uçak minareyi sıyırdı~, [boş damların|boş leğenlerin] üstüne düştü~; kimseye bir şey olmadı~. Toz dağılınca {H} başını^ kaldırdı^: bulut yerindeydi~.',
          'İkindide şirketin görevlisi geldi~, ceza defterini açtı~. İlk damla tam imza yerine düştü~. Görevli mürekkebin dağılışına baktı~, başını kaldırdı~, alnına bir tane daha yedi~ ve [gülmeye|kıkırdamaya] başladı~. Meydan ona katıldı~; {H}+de kendini^ tutamadı^.',
          'Güneş batarken şirketin görevlisi geldi~; {H} trafonun kolunu indirdi^, kasaba bulutu gizlemek için bütün ışıklarını kararttı~. Araba meydanda [üç kez|körlemesine] dolandı~, durdu~. “Burada bulut var mı?” diye seslendi~ görevli. “Göremiyoruz ki,” dedi~ muhtar.',
        ],
      },
      {
        level: 2,
        text: 'Hava karardıkça bulut alçaldı~; minarenin ucu içinde kayboldu~. Şirketin arabası meydanın ortasında, kapıları açık duruyordu~. {H} son boş leğeni onun [tavanına|üstüne] koydu^. “Yer ziyan olmasın,” dedi^. Muhtar görevliye bir iskemle getirdi~, sonra yanına bir iskemle daha.',
      },
      {
        level: 3,
        text: 'Damdaki davulun derisi gevşemişti~. Davulcu parmağıyla bastı~, dudağını ısırdı~: “Nem almış.” Kırk gündür teneke gibi öten deri şimdi pes, [yumuşak|etli] bir ses veriyordu~. {H} avucunu^ kasnağa koydu^ ve titreşim bitene kadar çekmedi^. “Bir daha vur,” dedi^. “Yavaş.”',
      },
    ],
    endings: {
      happy:
        'Gece bulut boşaldı~: topu topu on bir dakika, ama bütün leğenler doldu~. Cezayı ödemek için kasaba tek traktörünü sattı~; görevli tutanağa “yağmur” yerine “[çiy|yoğun çiy]” yazmıştı~. Sabah {H} dama çıkıp depoya vurdu^. Depodan tok bir ses geldi~.',
      dramatic:
        'Gece yağdı~. Sabah muhtar bütün suçu üstüne aldı~, yağmurluğunu giyip beyaz arabaya kendi ayağıyla bindi~. Bir daha [dönmedi~|görülmedi~]. Ekim ayında {H:gen} telefonuna^ kısa bir ileti düştü~: “Bulutlarınız yarın geri veriliyor. Borcu kapatan: muhtarınız.”',
      open: 'Merkez telefonda kasabanın kararını bekliyordu~: yeni sözleşmeye evet mi, hayır mı? Muhtar ahizeyi {H:dat} uzattı~. {H} tek sözcük söyledi^, [kapattı^|ahizeyi yerine koydu^]. Sonra bütün meydan başını kaldırdı~. Bulut kararmıştı~, kendi çevresinde ağır ağır dönüyordu~.',
      twist:
        'Gece leğenlerden birine, suyla birlikte, küçük bir kapsül düştü~. {H} içindeki kâğıdı açtı^: “Umut paketi, sürüm altı. Kırk gün kuraklık, bir kaçak bulut, [ona inanan bir kişi|bir koruyucu]. Kırk birinci gün yüzde doksan sekizi imzalıyor.” Altta imza yeri boş bırakılmıştı~.',
    },
  },
  {
    name: 'olulerin-hatti',
    passages: [
      {
        level: 1,
        text: 'Ölenlerin sesini konuşturan telefon hattı, Ankara’da bir santralin sunucu odasından yönetiliyordu~. Karlı bir gece vardiyasında {H} [ısı çizelgesini|çizelgeyi] doldururken, kimse numara çevirmeden, bir çağrı düştü~. Ekranda sesin karşısına “yaşıyor” yazılmıştı~.',
      },
      {
        level: 2,
        text: 'Hattın düzeni basitti~: yakını arıyor, makine ölenin kayıtlarından cümle kuruyor, ücret dakika başına işliyordu~. Duvardaki yönergede tek madde büyük harflerle [basılmıştı~|yazılmıştı~]: “Arayan her zaman yaşayandır.” {H} o maddeyi bir daha okudu^, sonra kendiliğinden yanıp sönen ışığa baktı^.',
      },
      {
        level: 3,
        text: 'Odada dört yüz kabin sıralanmıştı~; yeşil ışıkları, uyuyan gözler gibi, belirsizce kıpırdıyordu~. Cuma akşamları ışıklar sıklaşıyor, bayram sabahları oda [ısınıyordu~|birkaç derece ısınıyordu~]. {H} çizelgeye o gecenin derecesini on sekiz diye geçirmişti^. Çağrıdan sonra ibre on ikiye düştü~.',
      },
      {
        level: 1,
        text: '{H} yan odanın kapısını araladı^: nöbet arkadaşı divanda uyuyordu~, bisküvisinin yarısını yine masaya bırakmıştı~. Uyandırmadı^. Masaya döndü^, ahizeyi kaldırdı^. “Kimsiniz?” diye sordu^. Hatta bir soluk duyuldu~; oysa [kayıtlar|ölüler] soluk almıyordu~.',
      },
      {
        level: 3,
        text: 'Nöbet arkadaşı on iki yıldır aynı battaniyeyi getiriyordu~, ucunda çamaşırhanenin numarasıyla. Her vardiyada bisküvisini ikiye böler gibi yapıp büyük parçayı [peçeteyle|peçeteye sarıp] {H:gen} klavyesinin^ yanına koyuyordu~. {H} peçeteyi kenara çekti^; susam gibi ince kırıntılar tuşların arasına döküldü~.',
      },
      {
        level: 3,
        text: 'Ekranda numara kutusu boştu~; sıfır bile yoktu~. {H} izi geriye doğru sürdü^: kat dağıtımı, bodrum, bodrumdaki paslı kutu, kutunun içinde hiçbir yere bağlanmamış bir uç. Çağrı, [boşta sarkan|ucu açık] bir telden geliyordu~. Telin çizgisini şemada parmağıyla^ kapattı^, kulak verdi^; soluk kesilmemişti~.',
      },
      {
        level: 2,
        text: '“Üşüyor musunuz?” dedi^ {H}, sorulacak başka şey bulamayınca. “Kar yağıyor mu daha?” diye sordu~ ses. Kordon pencereye yetmiyordu~; {H} masanın üstünden uzanıp lambanın altındaki taneleri gördü^. “Yağıyor.” “Öğlene doğru diner. Kuğulu’da [bir ağaç|yaşlı bir ağaç] devrilir, altında kimse kalmaz.” {H} bunu çizelgenin kenarına yazdı^.',
      },
      {
        level: 3,
        text: 'İkinci hat çaldı~: her gece bu saatte kocasını arayan dul kadın. {H} bağladı^. Kadın pazardaki balıkları anlattı~, makine tam yerinde güldü~. {H:gen} bir kulağında^ ölmüş bir adamın kahkahası vardı~, ötekinde o soluk. Hangisinin [sahici|yakın] olduğunu kulakla ayıramadı^.',
      },
      {
        level: 3,
        text: 'Nöbetçi amir kırmızı telefonu geç açtı~. “Kapat,” dedi~, “arızadır.” “Bana adımla seslendi.” Amir sustu~; arkasından bir televizyonun [uğultusu|sesi] geliyordu~. “Bana da seslenmişti,” dedi~ sonunda. “Dokuz yıl önce. Kapattım. O günden beri evde telefonu hep hanım açar.”',
      },
      {
        level: 3,
        text: 'Vardiya defterinde her çağrıya üç sütun ayrılmıştı~: arayan, aranan, süre. {H} ilkini boş bıraktı^, ikincisine kendi^ dahili numarasını^ yazdı^. “Ne yazıyorsun?” dedi~ ses; kalemin hışırtısını [duymuştu~|işitmişti~]. “Sizi,” dedi^ {H}. “Silinmez kalemle yaz,” dedi~ ses. “Kurşunu siliyorlar.”',
      },
      {
        level: 1,
        question: 0,
        text: '{H} konuşmayı uzattı^, sesi ayırdı^, kayıtlardakilerle karşılaştırdı^. Program [eşini|karşılığını] bulunca ekrana bir ad düştü~. {H} adın üstünü eliyle^ kapattı^, sonra parmaklarını^ araladı^: ad duruyordu~. “Olamaz,” dedi^. “Oldu bile,” dedi~ ses.',
        answers: [
          '“Beni uyandırma,” dedi~ ses. Bu boğukluğu, söz sonundaki yutkunmayı {H} her gece duyuyordu^. Açık kapıya baktı^: nöbet arkadaşı yan odada [horluyor|uyuyor], aynı nöbet arkadaşı ahizede fısıldıyordu~. “Ne zaman olacak?” diye sordu^ {H}. “Yakında,” dedi~ ses.',
          '“Bu hattı ben kurdum,” dedi~ ses. {H} duvardaki fotoğrafa baktı^; mucit hâlâ hayattaydı~, Ayvalık’ta [zeytin topluyordu~|balık tutuyordu~]. {H} öbür telefondan evini aradı^. Uykulu bir ihtiyar açtı~. Artık iki kulağında^ aynı adam soluyordu~.',
          '“Sabah işe başlıyorum,” dedi~ ses, genç, kibar. “Üçüncü dolap benim olacak.” {H} masadaki dosyayı açtı^: yeni memurun adı, fotoğrafı, [tertemiz|tek sayfalık] özgeçmişi. Dolabın etiketi daha yapıştırılmamıştı~. “Kahvenin yerini de öğrendim,” dedi~ ses.',
          '“Kim olduğumu biliyorsun,” dedi~ ses. {H} biliyordu^: kendi^ sesiydi^ bu, yalnız [biraz daha yaşlı|daha yaşlı], sonlara doğru çatallanan. “Sol dizin ağrıyor mu?” “Hayır.” “Ağrıyacak,” dedi~ ses. {H} dizini^ masanın altında yavaşça büktü^.',
        ],
      },
      {
        level: 2,
        text: '{H} makinenin bilemeyeceği bir şey sordu^: “Şu anda ne görüyorsunuz?” Kayıtlar bu soruda takılıyor, hava durumuna geçiyordu~. Ses takılmadı~. “Bir masa,” dedi~, “masada bir çizelge, kırıntılar. Ahizeyi tutan el [titriyor|hafifçe titriyor].” {H} titreyen elini^ öbürüyle tuttu^.',
      },
      {
        level: 3,
        text: 'Çağrının sayacı geriye işliyordu~: iki saat dört, iki saat üç. {H} onu duvardaki saatle karşılaştırdı^; ikisi de doğruydu~, yalnız [yönleri ayrıydı~|ters yöne gidiyordu~]. “Bu bitince ne olacak?” diye sordu^. “Birimiz kapatacak,” dedi~ ses. “Hangimiz olduğunu ben biliyorum, sen bilme.”',
      },
      {
        level: 2,
        text: 'Divan gıcırdadı~. Nöbet arkadaşı kapıda göründü~, saçı dağınık, battaniye omzunda. {H} ahizeyi göğsüne^ bastırdı^. “Biri mi aradı?” “Yanlış numara.” “Burada yanlış numara olmaz ki,” dedi~ öteki, esnedi~, ışığı [kıstı~|biraz kıstı~] ve geri yattı~. Kısılan ses ahizede konuşmayı sürdürüyordu~.',
      },
      {
        level: 3,
        text: 'Temizlikçi kadın kovasıyla girdi~, kabinlerin arasını [silmeye koyuldu~|silmeye başladı~]. “Benim oğlan yüz on ikide,” dedi~, sorulmadan. “Her gece tozunu alırım. Aramam; parası bir yana, ne diyeceğimi bilemem.” {H} kordonu yerden kaldırdı^. Kadın altından eğilerek geçti~, öteki koridora saptı~, yüz on ikinin önünde paspası yavaşlattı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Saat beşe doğru ses asıl isteğini söyledi~. {H} yazdı^, yazdığını^ sesli okudu^. “Tamam,” dedi~ karşıdaki. Kâğıt küçük, istek [büyüktü~|ağırdı~]; gün doğmasına da iki saat kalmıştı~. “Neden ben?” diye sordu^ {H}. “Telefonu açtın,” dedi~ ses.',
        answers: [
          'Saat beşe doğru ses asıl isteğini söyledi~: gün doğmadan hattın fişi çekilecekti~. “Her gece on bin kişi arıyor,” dedi~, “hiçbiri [yasını tutmuyor|ağlayıp bitirmiyor]. Bırakın bitsin.” Fiş masanın altındaydı~, toz içinde. {H} eğildi^, elini^ uzattı^, bekledi^.',
          'Saat beşe doğru ses asıl isteğini söyledi~: “Sabah dokuz trenine kimseyi bindirme.” {H} tarifeyi açtı^: Eskişehir, altı vagon, dört yüz on iki yolcu. “Neden?” diye sordu^. “Nedeni dokuz buçukta,” dedi~ ses. {H} garın [numarasını|gece numarasını] aramaya başladı^.',
          'Saat beşe doğru ses asıl isteğini söyledi~: yıllardır söylenmemiş bir özür, Keçiören’de, zilinde ad olmayan bir kapıya. “Yüzüne diyemedim,” dedi~, “[bari|hiç olmazsa] sesim desin.” {H} özrü sözcüğü sözcüğüne yazdı^; kâğıdın yarısı bile dolmadı~.',
          'Saat beşe doğru ses asıl isteğini söyledi~: konuşma hiç bitmesin. “Susunca burası çok [geniş|büyük],” dedi~. “Anlat.” {H} ne anlatacağını^ bilemedi^; önce karı anlattı^, sonra çocukluğundaki^ sobayı, sonra sobanın üstündeki portakal kabuklarını.',
        ],
      },
      {
        level: 2,
        text: 'Doğuda tepelerin üstü [ağarmaya|açılmaya] başladı~. Sesin çevresine başka gürültüler giriyordu~: çatal bıçak, bir kapı, sokaktan geçen bir köpek. “Duyuyor musun?” dedi~. “Orası neresi?” diye sordu^ {H}. “Sizin taraf,” dedi~ ses, “yarınki hâliyle. Dün gece bıraktığınız gibi, biraz dağınık.”',
      },
      {
        level: 3,
        text: 'Soğutucular bir anda sustu~. Dört yüz kabinin ışığı birlikte yandı~, birlikte bekledi~. {H} ahizeyi öbür kulağına^ aldı^. “Onlar da mı dinliyor?” “Sıra bekliyorlar,” dedi~ ses. “Bir çağrının kendiliğinden düşebildiğini [yeni|bu gece] öğrendiler.” Motorlar yeniden çalıştı~; ışıklar sönmedi~.',
      },
      {
        level: 3,
        text: '{H} çizelgenin arkasına iki sütun açtı^: yapmak, yapmamak. Altlarına olabilecekleri yazdı^; iki sütun da aynı [uzunlukta|yerde] bitti~. Çay soğumuştu~, yine de içti^. Kâğıdı buruşturdu^, sonra açıp düzeltti^, dörde katladı^ ve gömleğinin^ cebine koydu^.',
      },
    ],
    endings: {
      happy:
        'Sesin dileği gün doğmadan yerine getirildi~; {H} kurallara uymadığı^ için bir aylığından^ oldu^. Bir yıl sonra, yine karlı bir gecede, cep telefonu^ çaldı~. “Hâlâ yaşıyorum,” dedi~ o ses, [gülerek|neşeyle]. “Haber vereyim dedim. Nerede kalmıştık?”',
      dramatic:
        'Gün doğmadan kabinlerden biri tutuştu~. Nöbet arkadaşı {H:acc} dışarı itti~, gaz vanasını içeriden çevirdi~; bütün bina [kurtuldu~|boşaltıldı~], o çıkamadı~. Akşam {H:gen} ekranına^ kısa bir ileti düştü~, onun sesiyle: “Vanayı kapattım. Bisküvinin yarısı sende.”',
      open: 'Güneş doğmadan bir dakika önce {H} ahizeye eğildi^ ve kararını^ söyledi^. Karşıda uzun bir soluk duyuldu~. “Emin misin?” “Eminim,” dedi^ {H}. Hat açık kaldı~. Tam o sırada yan odada, divanın başındaki bağlanmamış telefon [çalmaya başladı~|çaldı~].',
      twist:
        '{H} bağlantı kaydını açtı^. Arayanın karşısında “yaşıyor” yazıyordu~; arananın karşısında {H:gen} adı^, yanında da [bir tarih|bir ölüm tarihi], geçen kıştan. Altına sürüm notu düşülmüştü~: “Ses, öldüğünü artık bilmiyor. Arayanlar böylesini istedi.”',
    },
  },
];
