import type { Plot } from '../types.ts';

/** Something happens to a thing, the weather or a group: what somebody lives through who sees it. */
export const ONLOOKER_PLOTS: readonly Plot[] = [
  {
    name: 'the-two-places',
    needs: ['human', 'third', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. O sırada {F}+de oradaydı~, birkaç adım ötede. Aradan [günler|zaman] geçti~; bir akşam söz açılınca {F}, “Önce bir ses geldi,” dedi~. {H} şaşırdı^: “Ses yoktu. Önce ışık değişti.”',
      },
      {
        level: 3,
        text: '“Ses vardı,” dedi~ {F}, “kulağımın dibinden geçti.” “Kulağın kendi kendine ses çıkarıyor,” dedi^ {H}. Gülüştüler~ ama ikisi de [geri adım atmadı~|sözünden dönmedi~]. Böyle bir şeyi gören iki kişiydiler~ ve daha [ilk cümlede|başında] anlaşamıyorlardı~.',
      },
      {
        level: 2,
        text: '{H} gece düşününce [ışıktan|gördüğünden^] daha da emin oldu^. Gözünü^ kapıyor, o anı yerli yerine koyuyordu^: duruşu, gölgeler, birden değişen renk. Ses için orada yer yoktu~. {F:gen} yanıldığına karar verip uyudu^; rüya görmedi^, [rahat etti^|ama rahat da etmedi^].',
      },
      {
        level: 3,
        text: 'Ertesi gün {F} yeni bir kanıtla geldi~. “Ses yüzünden elimdekini düşürmüştüm,” dedi~. “İzi [hâlâ duruyor|orada].” “Işıktan da düşmüş olabilir,” dedi^ {H}. {F} bunu hiç sevmedi~. İki kişi aynı şeyi başka başka hatırlayınca, [olan|olay] ikiye bölünüyor gibiydi~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} bile aklı^ bundaydı~. İşi elinden^ kaymasın diye [iki kez baktı^|iki kez yokladı^] her şeye. O gün yalnız bir kez bakmıştı^, hazırlıksız, başka bir işin arasında; şimdi bütün bildiği^ o [tek bakıştan|yarım bakıştan] kalmaydı~.',
      },
      {
        level: 1,
        text: 'Bahse tutuştular~ sonunda. Yanılan ötekine bir akşam [hizmet edecekti~|yemek hazırlayacaktı~]. Ama kime soracaklardı~? Herkes olanı biliyordu~, başını bilen yoktu~. Bunu söyleyebilecek bir {H} vardı~ bir {F}; yargıç ise bulunmuyordu~.',
      },
      {
        level: 2,
        text: 'Yine de birkaç kişiye sordular~. Biri, “Bana kalırsa hep böyleydi,” dedi~. Biri [ağladı~|başını çevirdi~], biri de kendi gördüğünü anlatmaya başladı~; onunki ne ışıktı~ ne ses, bir kokuydu~. Böylece kanıt üçe çıktı~, [gerçek|olanın başı] biraz daha uzaklaştı~.',
      },
      {
        level: 3,
        text: '{H} o kokuyu duyup duymadığını^ düşündü^. Duymamıştı^, ama artık [biraz duymuş gibiydi^|duymadığından^ emin değildi^]. Tehlikeli bir şeydi~ bu: başkasının anısı, kapısı açık bulunca içeri giriyor, [yerleşiyordu~|oturuyordu~]. {H} kendi gördüğünü^ bir köşeye çekip korudu^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Bir ara {S} geldi~. {F} hemen parmağını kaldırdı~: “İşte, buna benziyordu.” {H} dinledi^. Ses [düz|sıradan] bir sesti~. Ama {F:gen} yüzü, o duyarken, öyle bir hâl aldı~ ki {H} ilk kez kuşkulandı^: böyle bir yüz [uydurulmazdı~|yalandan takınılmazdı~].',
      },
      {
        level: 2,
        text: 'Darıldılar~ da bir ara. {F} iki gün görünmedi~; {H} haklı olmanın [tadını çıkarmaya|keyfini sürmeye] çalıştı^, çıkaramadı^. Haklıydı^, evet, ama yanında^ bunu kabul edecek kimse olmayınca haklılık [soğuyordu~|tek başına üşüyordu~]. Üçüncü gün {F:gen} yanına gidip seslendi^.',
      },
      {
        level: 3,
        text: '“Ben seni yalancı saymıyorum,” dedi~ {F} ilk söz olarak. “Ben de seni,” dedi^ {H}. “O zaman nasıl oluyor?” İkisi de bilmiyordu~. Biraz [ayaklarının ucuna|yere] baktılar~, biraz uzağa. Sonra {F:gen} gözü bir noktaya takıldı~, orada kaldı~.',
      },
      {
        level: 1,
        text: '“Sen nerede duruyordun?” dedi~ {F} birden. {H} kalktı^, o günkü yerini^ buldu^. {F}+de kendininkini. Arada on adım vardı~. “[Yer değiştirelim,|Yerlerimizi değişelim,]” dedi^ {H}. Geçerken omuzları birbirine sürtündü~.',
      },
      {
        level: 3,
        text: '{H} {F:gen} yerine basınca hiçbir şey olmadı~ önce. [Ayaklarını^|Topuklarını^] onun ayak izine oturttu^, yüzünü onun baktığı yana çevirdi^. Bir başkasının boyundan bakmak için biraz eğilmek, bir başkasının [sabrıyla|aklıyla] beklemek gerekiyordu~. {H} ikisini de yaptı^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{G.di}, sonra elini^ indirip kıpırdamadan durdu^. Karşıda {F}, {H:gen} yerinde, aynı ciddiyetle [duruyordu~|bekliyordu~]. Uzaktan bakan biri, iki kişinin bir oyuna başladığını sanırdı~. Oysa bir oyun bitiyordu~; ilk kez ikisinin de [gülesi|konuşası] yoktu~.',
      },
      {
        level: 3,
        text: 'Buradan her şey başka görünüyordu~. Işığı kesen bir şey vardı~ arada, [kenarda|önde], alçak; o gün buradan bakan biri ışığın değiştiğini göremezdi~. {H} yutkundu^. Demek {F} inat etmemiş, yalnızca [orada durmuştu~|göremeyeceği yerde durmuştu~].',
      },
      {
        level: 2,
        text: 'Öbür yandan {F:gen} sesi geldi~: “Burada ses duyulmuyor!” Bağırmıştı~, ama {H:dat} sesi [ince|kırık dökük] geldi~; arada bir şey onu yiyordu~. “Burada da ışık yok!” diye bağırdı^ {H}. Sustular~. Sonra aynı anda gülmeye başladılar~.',
      },
      {
        level: 3,
        text: '“İkimiz de [yarısını|bir ucunu] görmüşüz,” dedi~ {F} yaklaşınca. {H} başını^ salladı^; içinde^ bir şey yerine oturmuştu~. Günlerdir ilk kez olanı bütün görüyordu^: ses bir yanında, ışık öbür yanında, bir de [kokuyu duyan|o üçüncü kişi], kim bilir nerede duruyordu~.',
      },
      {
        level: 3,
        text: 'Bahis geçersizdi~. Ama bir akşam hazırlanmıştı~ akılda, boşa gitmesin dediler~. {F} bir şey getirdi~, {H} bir şey; [ikisi birden|hepsi] ancak bir öğün etti~. Yerken herkes kendi yarısını ötekinin ağzından duymak istedi~. Anlatılar tuhaf biçimde [güzelleşti~|uzadı~].',
      },
      {
        level: 2,
        text: 'Tanıklık etmek kolay iş sanılırdı~; [gözünü açıp durmak|bakmak] yeterdi~ güya. {H} artık böyle düşünmüyordu^. Olan biteni gören insan, bir de [nerede durduğunu|ayağının nereye bastığını] söylemeliydi~. Yoksa gördüğü doğru da olsa yarım kalıyor, yarımlar da birbirini yalanlıyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Ertesi sabah {K} duydu^ ve durdu^. [O gün de|Olan olurken de] vardı~ bu, şimdi anımsıyordu^. Demek üçüncü kişi de haklıydı~. {H} {F:dat} koştu^, “Koku da vardı,” dedi^. {F} havayı kokladı~, [güldü~|başını salladı~]: “Bir kişi daha haklı çıktı, desene.”',
      },
      {
        level: 1,
        text: 'O akşam {H}, {V.dik} günü yalnız kendi gözüyle^ anlatmaktan vazgeçti^. Soran olursa önce {F:gen} sesini anlatacak, kendi ışığını^ [sonra|arkasından] ekleyecekti^; {F}+de öyle söz verdi~. Ellerini sıktılar~.',
      },
      {
        level: 1,
        text: 'Çok geçmeden bir yabancı geldi~, sordu~: “Nasıl başladı?” “Önce bir ses geldi,” dedi^ {H}. “Önce ışık değişti,” dedi~ {F} aynı anda. Yabancı [birinden ötekine|ikisine de] baktı~. {H} kenara kaydı^, aralarında ona bir yer açıldı~.',
      },
    ],
  },
  {
    name: 'the-first-asker',
    needs: ['human', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Sonra yürüyüp gitmek istedi^; [üstüne^ düşen bir iş|karışacağı^ bir iş] değildi~ bu. Üç adım attı^, durdu^. Herkes bakıp geçiyordu~. Başından beri gören birinin kalması gerekirdi~. {H} geri döndü^.',
      },
      {
        level: 3,
        text: 'Bir yer seçti^ kendine^, ne çok yakın ne çok uzak. Oradan [her şey|olan biten] görünüyordu~. Bir şeye dokunmayacak, kimseye karışmayacaktı^; yalnızca bakacaktı^, iyice. İnsan bakmanın da [yorucu|zor] bir iş olduğunu bilmezdi~, ta ki başka işi olmayana kadar.',
      },
      {
        level: 2,
        text: 'İlk gün her şeyi [aklında^ tutmaya|ezberlemeye] çalıştı^: nereden başladığını, kimin ne dediğini, havanın nasıl olduğunu. Akşam içinden^ yinelerken bir bölüğünü yitirmişti^ bile. İkinci gün daha azına, ama daha dikkatle baktı^; az olan [kaldı~|uçup gitmedi~].',
      },
      {
        level: 3,
        text: 'Gelip geçenler bir şeyler söylüyordu~. Biri, “Geçer,” dedi~. Biri, “Bunun altında bir iş var,” dedi~, sesini alçaltıp. Biri de {H:dat} bakıp, “Sen ne bekliyorsun?” dedi~. {H} [verecek cevap aradı^|buna hazırlıksızdı^]. “Biri sorar diye,” dedi^ sonunda.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} işini^ görüp dönüyordu^ her gün. Geç kaldığı^ olurdu~; o zaman [eksik kalanı|kaçırdığını^] yüzlerden okumaya çalışırdı^. Kimse {H:abl} böyle bir şey istememişti~. İstenmemiş bir işi bu kadar ciddiye aldığına^ kendi kendine^ [şaşıyordu^|gülüyordu^].',
      },
      {
        level: 1,
        text: 'Günler geçti~. Bakanlar azaldı~, sonra alıştılar~; her şey sanki hep böyleymiş gibi sürdü~. Bir sabah {H}+de ilk hâlini güç hatırladı^. {V.dik} günü unutursa^ [başını|öncesini] bilen kalmayacaktı~. O gün yere üç işaret koydu^: öncesi, olan, sonrası.',
      },
      {
        level: 2,
        text: 'İşaretler küçüktü~, [bir karış arayla|yan yana] duruyorlardı~. Geceleri kapanıyor gibi olurlar, {H} sabah gelince üstlerini açardı^. Gelip geçen hiç kimseye bir şey demezlerdi~, ama {H} onlara bakınca [sıra|düzen] yeniden yerine geliyordu~: önce bu, sonra bu.',
      },
      {
        level: 3,
        text: 'Küçük bir çocuk gelip işaretlerin başına çömeldi~. “Oyun mu bu?” dedi~. “Değil,” dedi^ {H}, sonra düşündü^: “Biraz.” Çocuk [birini|ikincisini] parmağıyla itti~. {H} onu geri koydu^. Çocuk bir daha itmedi~; yerini [önemli|doğru] sanmıştı~ ve doğruydu~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyuluyordu~ akşamları. İlk günlerde de böyleydi~, ya da {H} öyle sanıyordu^; [artık|kaç gündür] hangi sesin önce, hangisinin sonra geldiğini karıştırıyordu^. Gözlerini^ kapayıp ayırmaya çalıştı^, biri için sağ elini^, biri için [sol elini^|öbürünü] kaldırdı^.',
      },
      {
        level: 2,
        text: '“Neden uğraşıyorsun?” dedi~ {F} bir gün, [yanına^ oturarak|uzun uzun bakıp]. {H} bunu kendine^ de sormuştu^. “Şimdi herkes biliyor,” dedi^. “Ama bir gün herkes biliyor diye kimse anlatmayacak.” {F} bir şey demedi~, ama o akşam giderken işaretlerin üstüne basmamaya dikkat etti~.',
      },
      {
        level: 3,
        text: 'Bazı günler değişen bir şey olmuyordu~. {H} böyle günlerde [vazgeçmeyi|kalkıp gitmeyi] kurardı^ kafasında^. Tam doğrulacakken küçücük bir şey olurdu~: bir gölge kayar, bir yüz değişir, [biri ilk kez|birisi] başını kaldırırdı~. {H} yeniden otururdu^.',
      },
      {
        level: 3,
        text: 'En zoru, karışmamaktı~. Bir kez eli^ kendiliğinden uzandı~, sonra [yarı yolda|havada] durdu~. Karışırsa^ gördüğü^ şey artık yalnız gördüğü^ olmayacaktı~. Ama bakmak da [taş olmak|donup kalmak] değildi~; {H} o gece uzun uzun ikisinin arasında gidip geldi^.',
      },
      {
        level: 1,
        text: 'Bir akşam bir yabancı çıkageldi~, [yorgun|tozlu]. Şaşkın şaşkın çevresine baktı~. “Burada ne oldu?” dedi~. Kimse cevap vermedi~; kimi omuz silkti~, kimi, “Hep böyleydi,” dedi~. {H:gen} kalbi^ çarpmaya başladı~.',
      },
      {
        level: 3,
        text: 'Beklediği^ soru buydu~; ama şimdi gelince [dili^ kurudu~|dizleri^ gevşedi~]. Ya yanlış söylerse^? Ya gördüğü^, gördüğünü^ sandığı^ bir şeyse? Yabancı başını eğmiş, gitmek üzereydi~. {H} işaretlerine^ baktı^, üçü de [yerindeydi~|oradaydı~]: öncesi, olan, sonrası.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{G.di}, vakit kazanmak için. Yabancı bunu [gördü~|fark etti~], adımını ağırlaştırdı~. Soran insanın bir duruşu vardır, hemen belli olur; bir ayağı [gitmeye|yola], bir ayağı kalmaya hazırdır. {H} o kalan ayağa baktı^ ve ondan güç aldı^.',
      },
      {
        level: 2,
        text: '“Ben biliyorum,” dedi^. Sesi^ beklediğinden^ [ince|yüksek] çıktı~. Başlar {H:dat} döndü~; aralarında günlerdir oradan geçenler vardı~, [hiç soru sormayanlar|omuz silkenler] vardı~. Yabancı geri geldi~, karşısına^ çöktü~. “O zaman baştan anlat,” dedi~, “acelem yok.”',
      },
      {
        level: 3,
        text: '“Önce sen söyle,” dedi^ {H}, yabancının yüzüne bakarak, “neden soruyorsun?” Yabancı [bunu beklemiyordu~|şaşırdı~]. “Geldiğim yerde de bir şey oldu,” dedi~, “ve kimse başından beri bakmamış.” {H} başını^ salladı^. O yeri bilmiyordu^ ama o [boşluğu|eksiği] tanıyordu^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} yayıldı~ o ara, [hafifçe|ince ince]. {H} onu da anlatıya kattı^; o gün de duyulmuştu~ çünkü. Yabancı burnunu kaldırdı~, kokladı~, “Demek böyleydi,” dedi~. Bir söz, karşısındakinin burnunda [gerçek|doğru] olunca {H} ilk kez rahat soluk aldı^.',
      },
      {
        level: 3,
        text: 'Dinleyenlerden biri, “Öyle değildi,” diye atıldı~, sonra durdu~, düşündü~. “Öyleydi galiba,” dedi~. Bir başkası unuttuğu bir şeyi buldu~, [getirip ekledi~|ortaya koydu~]. {H} anlattıkça anlatı bir kişinin olmaktan çıktı~; bu {H:acc} [üzmedi~|sevindirdi~].',
      },
      {
        level: 2,
        text: 'Yabancı bir yerde durdurdu~: “Sen o sırada ne yaptın?” {H} bu soruyu [hiç hesaplamamıştı^|beklememişti^]. “Hiçbir şey,” dedi^, kızararak. “Sonra?” “Kaldım.” Yabancı buna uzun uzun baktı~, küçümser gibi değil, [borç öder gibi|bir şey tartar gibi]. “Kalmışsın,” dedi~.',
      },
      {
        level: 1,
        text: '{H} {V.dik} günü [baştan sona|ilk anından] anlattı^, bilmediğine^ “bilmiyorum” diyerek. Kimse sözünü^ kesmedi~. Bitince kararını^ verdi^: artık yalnız bakmayacak, soran olmasa da anlatacaktı^. Yabancı kalktı~, üç işarete uzun uzun baktı~.',
      },
      {
        level: 1,
        text: 'Giderken cebinden, ya da avucundan, küçük bir şey çıkardı~, işaretlerin [yanına|ucuna] koydu~: bir dördüncüsü. “Bu ne?” dedi^ {H}. “Anlattığın an,” dedi~ yabancı. Sonra yanına^, bakmak için, oturdu~.',
      },
    ],
  },
];
