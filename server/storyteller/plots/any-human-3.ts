import type { Plot } from '../types.ts';

const THE_THIRD_COLUMN: Plot = {
  name: 'the-third-column',
  needs: ['settled', '!solitary', '!confined', '!child'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Ertesi sabah koltuğunun altında kalın bir defterle bir kâtip [geldi~|çıkageldi~]. “Sizde bir şey varmış,” dedi~, kalemini mürekkebe batırdı~. “Yazılması gerekiyor.”',
    },
    {
      level: 2,
      text: '“Kim söyledi size?” diye sordu^ {H}. “Söylemezler, ama anlarım,” dedi~ kâtip. “Biri adınızı anar, öteki susar; ben susana bakarım.” Defteri açtı~. Sayfalar [cetvelle|ince bir çizgiyle] ikiye ayrılmış, çizgilerden hiç taşılmamıştı~.',
    },
    {
      level: 3,
      text: 'Eski sayfaları gösterdi~. Kimin buğdayı yanmış, kimin ineği ikiz doğurmuş, hepsi birer satırdı~; satırların sonunda ya bir artı vardı~ ya bir çizgi. {H} tanıdığı^ adları [aradı^|buldu^]. Koca ömürler orada parmak kadar yer tutuyordu~.',
    },
    {
      level: 1,
      text: 'Sorular kolaydı~; {H} {V.dik:acc} saklamadan söyledi^. Sonra kâtip sayfayı çevirdi~, iki dar sütunu gösterdi~. “[Sevinç mi|Sevince mi] yazalım, [keder mi|kedere mi]?” {H} düşündü^. “Hiçbiri,” dedi^. “Ya da hem o hem o.”',
    },
    {
      level: 2,
      text: '“Kim gördü?” sorusuna {F} elini kaldırdı~, sonra indirdi~. “Gördüm sayılmaz,” dedi~. “Orada mıydınız?” “Oradaydım. Ama yüzüne bakıyordum, olana değil.” Kâtip bir an durdu~, [sonra|yine de] bunu söylendiği gibi yazdı~.',
    },
    {
      level: 3,
      text: '“Acele etmeyin,” dedi~ kâtip. Kalemini kulağının arkasına taktı~, mürekkebin kapağını kapattı~. “Acele söylenen söz hep ilk sütuna düşer. İlk sütun daha [yakın|geniş] çünkü.” Bunu bir yerden okumuş gibi söyledi~, ama o an bulmuştu~; söyledikten sonra kızardı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca kâtip kalemini kaldırdı~. “Bunu da yazayım mı?” dedi~, yarı şaka. “Hangi sütuna?” diye sordu^ {H}. Sesin bitmesi beklendi~. “Görüyorsunuz,” dedi~ kâtip, “insan bir ses için bile [karar veremiyor|sütun bulamıyor].”',
    },
    {
      level: 1,
      text: 'Kâtip kalemi bıraktı~. Otuz yıldır bu defteri tutuyordu~, iki sütun hep yetmişti~. “Üçüncüsü yok,” dedi~. “Boş bıraksam [hesap sorarlar|beni çağırırlar], birine yazsam yalan olur.” {H} su verdi^. Kâtip içmedi~; bardağın arkasından çizgilere bakıyordu~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Bir şey demeden önce {G.di}. Kâtip bunu görünce kalemini oynattı~. “Ne yazdınız?” “Yaptığınızı.” “O da mı yazılıyor?” “Kenara,” dedi~ kâtip. “Kenara [istediğimi|gördüğümü] yazarım. Kenarı kimse okumaz.”',
    },
    {
      level: 3,
      text: 'Sayfanın kenarında, çizgilerin dışında, küçücük yazılar vardı~: “Bunu anlatırken düğmesiyle oynadı.” “Eşiğe kadar geldi, girmedi.” “Adını söylemeden önce yutkundu.” {H} [okudukça|bir bir okudukça] kâtibin yüzüne başka türlü baktı^. Asıl defter oradaydı~.',
    },
    {
      level: 2,
      text: 'Kâtip o gün hemen gitmedi~. Bir kenara oturup ekmeğini çıkardı~, yarısını {H:dat} uzattı~. “Bazıları uzun sürer,” dedi~. “Geçen yıl bir kadın iki gün konuşmadı, üçüncü gün [keder dedi|sevinç dedi].” “Doğru muydu?” Kâtip çiğnemeyi bıraktı~: “Sormadım.”',
    },
    {
      level: 3,
      text: 'Komşunun çocuğu başını uzattı~. “Ne yapıyorsunuz?” “Bir kelime arıyoruz,” dedi~ kâtip. “Nasıl bir kelime?” “Hem gülen hem ağlayan.” Çocuk düşündü~. “[Hıçkırık|Güneşte yağmur],” dedi~ ve koşup gitti~. Kâtip bunu kenara yazdı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Ertesi gün {W:loc} herkesin bir önerisi vardı~. “Sevinç de, geç,” dedi~ biri. “Keder de, acıyan olur,” dedi~ öteki. {H} dinledi^. Kimse [ne olduğunu|nasıl olduğunu] sormuyordu~; hangi sütun olduğu herkese yetiyordu~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} elinde^ evirip çevirdi^. Bu da sorulsa bir sütuna girerdi~: alet. Kaç sabahın, kaç küçük öfkenin, kaç unutuşun üstünden geçtiği [yazılmazdı~|sorulmazdı~]. Yerine koyunca anladı^: defter yalan söylemiyordu~, yalnız erken susuyordu~.',
    },
    {
      level: 2,
      text: 'İki gün boyunca {H} sütunları düşündü^. İşin ortasında aklına^ geliyor, yolda aklına^ geliyordu~: sevinç dese^ eksik kalıyordu~, keder dese^ ayıp oluyordu~. Gece iki sözü yan yana [koydu^|getirdi^]; aradaki çizgi incecikti~ ve uyku tam onun üstünde duruyordu~.',
    },
    {
      level: 3,
      text: 'Gece yarısı kalktı^, olanı baştan düşündü^. Gündüz anlatırken hep aynı yerden başlıyordu^; gece başka bir yerden başlayınca sonu da [değişti~|başka çıktı~]. Demek sütun olana göre değil, nereden başladığına^ göre doluyordu~. Yine uyuyamadı^.',
    },
    {
      level: 3,
      text: 'Bir komşu da deftere girmek istedi~. “Benim de bir şeyim var,” dedi~, “küçük ama.” Kâtip dinledi~, yazdı~, sütununu hemen buldu~. Komşu sevinerek gitti~, sonra eşikten geri döndü~. “Emin misiniz?” diye sordu~. “Bana şimdi [öbürü gibi geldi|az geldi].”',
    },
    {
      level: 1,
      text: 'Üç gün sonra kâtip yine geldi~, defteri açmadan oturdu~. “Uyuyamadım,” dedi~. “Geri dönüp eski sayfalara baktım. Sevince yazdığım bir düğünde gelin ağlıyordu. Kedere yazdığım bir ayrılıkta giden türkü söylüyordu.” Sustu~. “Otuz yıl,” dedi~ [sonra|alçak sesle].',
    },
    {
      level: 2,
      text: '“Bana kızdılar,” dedi~ kâtip, “satır boş kalmış diye.” “Bir şey uydursaydınız.” “Siz uydurdunuz mu?” {H} başını^ iki yana salladı^. “Ben de uydurmam,” dedi~ kâtip ve ilk kez, [belli belirsiz|dişlerini göstermeden] gülümsedi~.',
    },
    {
      level: 3,
      text: '“Siz kendi başınıza geleni hiç yazdınız mı?” diye sordu^ {H}. Kâtip defteri karıştırır gibi yaptı~. “Bir kez,” dedi~. “Hangi sütuna?” “Silinmiş.” Sayfayı gösterdi~: kâğıt orada incelmiş, [arkası görünecek kadar|ışığı geçirecek kadar] kazınmıştı~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Kâtip defterin sayfalarını çevirince aralarından eski bir koku çıktı~; {K} onu bir an bastırdı~, sonra ikisi karıştı~. “Koku da yazılmıyor,” dedi~ kâtip, [özür diler gibi|kendi kendine]. “Yazılsaydı her şey daha kolay bulunurdu.”',
    },
    {
      level: 3,
      text: 'Mürekkep hokkanın dibinde azıcık kalmıştı~. “Bitmeden yazmalı,” dedi~ kâtip. “Yenisi başka renk oluyor.” {H} sayfanın solmuş yerlerine, koyu yerlerine baktı^; kimin hangi hokkaya denk geldiği [oradan|renginden] anlaşılıyordu~. Sıra hokkanın dibine kalmıştı~.',
    },
    {
      level: 3,
      text: '“Üst makam ne der?” diye sordu~ {F}. “Üst makam sayfa sayar,” dedi~ kâtip, “çizgi saymaz.” Bunu söylerken sesi titremedi~, ama defteri tutan eli [biraz|hafifçe] terlemişti~. Otuz yıldır hep başkalarının çizdiği yerden gitmişti~.',
    },
    {
      level: 1,
      text: 'Sonra cetvelini çıkardı~ ve sayfaya ince, yeni bir çizgi çekti~. Üçüncü sütunun adı yoktu~. “Altına ne yazayım?” diye sordu~. {H} kalemi aldı^, oraya yalnız [o günün|günün] tarihini yazdı^. Kâtip üfledi~; mürekkep kurudu~.',
    },
  ],
};

const WITHOUT_THUNDER: Plot = {
  name: 'the-best-version',
  needs: ['!solitary', '!confined', '!space', '!child', '!several', '!state'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Akşama kalmadan herkes biliyordu~, [hem de|hatta] {H:abl} iyi. Bir dükkânın önünde iki kişi konuşuyordu~: “Ben oradaydım,” diyordu~ biri. {H} durdu^. Orada o adam yoktu~.',
    },
    {
      level: 2,
      text: '“Anlatsana,” dedi~ öteki. Adam anlattı~. Sesini nerede alçaltacağını, nerede susacağını biliyordu~; en can alıcı yerde [bir soluk aldı~|uzağa baktı~]. {H}+de tam orada soluğunu^ tuttu^. Güzel anlatıyordu~. Baştan sona yanlıştı~.',
    },
    {
      level: 3,
      text: 'Gidip “Öyle olmadı,” demek kolaydı~. {H} bir adım attı^ bile. Ama adamın gözleri parlıyordu~, dinleyenin ağzı açıktı~; araya giren olsa [ışık sönecekti~|ateşe su dökülecekti~]. Adımını^ geri aldı^, arkasını^ onlara döndü^ ve sonuna kadar dinledi^.',
    },
    {
      level: 3,
      text: 'Eve kadar üç ayrı anlatışa daha rastladı^. Birinde hava başkaydı~, birinde saat. Üçüncüsünde {H} [ağlamıştı^|gülmüştü^]. Hangisi doğruydu~? Oradaydı^, kendi gözüyle^ görmüştü^; yine de üç kişi birden öyle deyince insan elini yüzüne götürüp bakıyordu~.',
    },
    {
      level: 1,
      text: '{F} geldi~. “Doğru mu?” “Ne?” “Bağırmışsın. Herkes dönmüş.” {H} bağırmamıştı^. “Öyleyse ne oldu?” diye sordu~ {F}. {H} {V.dik:acc} anlattı^; olan, anlatılanların yanında [kısacık|ufacık] kalıyordu~. {F} sonunu bekledi~. Son, gelmişti~ bile.',
    },
    {
      level: 3,
      text: '“Sana kızmıyorlar ya,” dedi~ {F}. “Seviyorlar bile. Böyle bir şey yaşamış birine herkes [yer verir|çay ısmarlar].” {H} öyle bir şey yaşamamıştı^, ama {o:dat} ısmarlanan çayı da geri çevirmemişti^. Boğazından^ geçerken biraz yakmıştı~.',
    },
    {
      level: 2,
      text: '“Bu kadar mı?” dedi~ {F}. “Bu kadar.” “Ben olsam bir iki şey eklerdim.” “Ne eklerdin?” {F} düşündü~. “Bir köpek,” dedi~. “Uzaktan [havlayan|uluyan] bir köpek. Zararı yok, ama insan dinlerken ürperir.” {H} güldü^; köpek iyi fikirdi~.',
    },
    {
      level: 3,
      text: 'Ertesi gün köpek her yerdeydi~. {F} kimseye söylemediğine yemin etti~. “Belki gerçekten vardı,” dedi~, “sen duymadın.” {H} o anı bir daha düşündü^: sessizlik, kendi soluğu^, uzakta… Uzakta gerçekten bir şey vardı~ galiba. [Durdu^|İrkildi^]. Bu da mı eklenmişti~?',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} gelince aklı^ yine oraya gitti~. O sırada ne duymuştu^? Bunu kimse sormamıştı~; soranlar hep ne gördüğünü^ soruyordu~. Kulağını^ yokladı^. Orada küçük, kimsenin anlatmadığı bir ses duruyordu~. {H} onu [kendine^ sakladı^|kimseye söylemedi^].',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} işine^ döndü^, ama iş arasında birileri gelip yüzüne^ bakıyordu~. Baktıkları yüz, anlatıdaki yüzdü~: daha solgun, daha [yiğit|acıklı]. {H} bir ara farkında olmadan o yüzü takındı^. Takınınca bakan memnun oldu~, selam verip gitti~.',
    },
    {
      level: 1,
      text: 'Üçüncü gün adamla karşı karşıya geldi^. Adam {o:acc} tanımadı~. “Duydunuz mu?” dedi~, baştan aldı~. {H} bu kez sordu^: “Siz tam nerede duruyordunuz?” Adam eliyle bir yer gösterdi~, sonra [başka bir yer|biraz ötesini]. Eli indi~. “Ben orada değildim,” dedi~.',
    },
    {
      level: 3,
      text: 'Adamın parmağı hâlâ havada, yer arıyordu~. Oradan geçen biri selam verdi~, [yürüdü~|gitti~]; dışarıdan bakan, iki eski dost bir yolu tarif ediyor sanırdı~. {H} parmağın gösterdiği yere baktı^; orada bir taş, bir ot, başka hiçbir şey yoktu~.',
    },
    {
      level: 2,
      text: '“Neden oradaydım dediniz?” Adam etrafına baktı~, sesini indirdi~. “Benim başıma hiçbir şey gelmedi,” dedi~. “Elli yaşındayım. Bir şey anlatırken kimse [susmuyor|dönüp bakmıyor]. Bunu anlatırken sustular.” {H} kızacak bir yer aradı^ adamın yüzünde, bulamadı^.',
    },
    {
      level: 3,
      text: 'Kızmak için geç kalmıştı^ zaten. Adamın anlattığı artık yürümüş, başka ağızlara geçmiş, kendi ayakları üstünde duruyordu~. Onu durdurmak adamın da elinde değildi~. Bir yol vardı~: ondan [daha güzelini|daha doğrusunu] anlatmak. {H} anlatmayı hiç bilmezdi^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Düşünürken {T:acc} eline^ aldı^. O gün de elinde^ olup olmadığını bilmiyordu^. Biri öyle anlatıyordu~, öteki başka türlü. {T:acc} çevirdi^, bir iz, bir leke aradı^; eşyanın hafızası olsa [tanıklık ederdi~|söyleyecek sözü olurdu~]. Elindekinin^ ağırlığı tanıdıktı~, o kadar.',
    },
    {
      level: 3,
      text: 'Bir çocuk önünü^ kesti~. “O sen misin?” “Benim.” Çocuk {o:acc} ayağından başına kadar süzdü~. “Kısaymışsın,” dedi~. Sonra gönlünü^ almak ister gibi ekledi~: “[Anlatınca|Onlar anlatınca] daha uzun oluyorsun.” {H} bunu o gün duyduğu^ en dürüst söz saydı^.',
    },
    {
      level: 2,
      text: '“Bir daha anlatacak mısınız?” diye sordu^ {H}. “Bilmem,” dedi~ adam. “Doğrusunu bilince dilim dolaşır.” “Benimkini dinlemediniz daha.” Adam eline baktı~, az önce yer gösteren eline. “Dinlersem,” dedi~, “[bir daha öyle anlatamam|güzelim hikâyeden olurum].” Yine de gitmedi~.',
    },
    {
      level: 3,
      text: 'Anlatılan kişiyi düşünmeye başladı^: o hep doğru yerde duruyor, hep zamanında dönüyordu~. Sabahları [yorgun kalkmıyordu~|üşümüyordu~] herhâlde. {H} onu önce kıskandı^, sonra acıdı^; o kişi bir tek günün içinde oturuyor, oradan hiç çıkamıyordu~.',
    },
    {
      level: 2,
      text: '“Sen anlatsan,” dedi^ {H} {F:dat}, “köpekli mi anlatırsın?” {F} uzun süre ses vermedi~. “Köpeksiz anlatsam kim dinler?” dedi~ sonunda. “Ben dinlerim.” “Sen oradaydın.” “İşte ondan,” dedi^ {H}. “[Bir kişi|Hiç olmazsa biri] bilsin, neyi dinlediğini.”',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'O günden kimsenin anlatmadığı bir şey kalmıştı~: koku. {K} geldiğinde {H} olduğu^ yerde kaldı^; birden oradaydı^, ne eksik ne fazla. Anlatılarda koku yoktu~, çünkü [uydurulmuyordu~|kimse uyduramıyordu~]. Demek doğru olanın yeri burnunun^ ucundaydı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Dinlerken {G.di}. Adam sustu~. “O da böyle yapmış,” dedi~, “tam böyle anlattılar.” Anlatılanların içinde doğru bir şey vardı~ demek, küçük bir şey, [kimsenin eklemediği|süslenmemiş]. {H} elini^ indirdi^; yakalanmış gibiydi^.',
    },
    {
      level: 3,
      text: 'Bir akşam adamı kalabalığın ortasında gördü^. Herkes ağzına bakıyordu~. Adam {H:acc} fark etti~, sözü yarım kaldı~. Dinleyenler bekledi~. {H} hafifçe başını^ salladı^: “[Devam et|Anlat].” Adam devam etti~, ama köpeği bu kez anmadı~.',
    },
    {
      level: 3,
      text: 'O gece {H} olanı içinden^ anlatmayı denedi^. Süssüz, sırayla, olduğu gibi. Dört cümle tuttu~. Dördüncüsünü bir daha düşündü^; orada bir kelime fazlaydı~. [Attı^|Çıkardı^]. Geriye kalan öyle sadeydi~ ki korktu^: bunu anlatan, arkasına saklanacak bir şey bulamazdı~.',
    },
    {
      level: 1,
      text: '“İsterseniz,” dedi^ {H} adama, “bir kez de benden dinleyin.” Adam dinledi~. Bağırış yoktu~, köpek yoktu~, dönüp bakan yoktu~. Anlatı bitince adam bir süre [konuşmadı~|ses etmedi~]. “Bu benim başıma da gelebilirdi,” dedi~ yavaşça.',
    },
    {
      level: 3,
      text: '“Böyle anlatsam kimse susmaz,” dedi~ adam. “Denediniz mi?” Adam denememişti~. {H}+de denememişti^; üç gündür herkes konuşmuş, asıl konuşacak olan [kaçmıştı~|kenarda durmuştu~]. Bunu ancak şimdi, yüksek sesle sorduktan sonra gördü^.',
    },
    {
      level: 1,
      text: 'Ertesi gün aynı dükkânın önünde adam yine anlatıyordu~. {H} uzaktan [durdu^|kulak verdi^]. Bu kez kısa sürdü~, sonunda kimse ürpermedi~; yalnız dinleyen, bir şey soracakmış gibi, adamın koluna dokundu~. Adam başını kaldırdı~. “Ben orada değildim,” dedi~, “ama böyle olmuş.”',
    },
  ],
};

const THE_OTHER_MARK: Plot = {
  name: 'the-other-mark',
  needs: ['!several', '!habit', '!state'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. {V.dik} günün ötekilere karışmasını istemedi^; eline^ geçen sivri bir şeyle, göz hizasına kısa bir çizgi çekti^. Günler birbirine benziyordu~. [Bu benzemeyecekti~|Bunun benzemeyeceği belli olsun istiyordu^].',
    },
    {
      level: 3,
      text: 'Çizmek için acele etmişti^, çünkü unutmaktan korkuyordu^. Burada günler öyle sessiz gelip geçiyordu~ ki en büyüğü bile bir haftada [silikleşiyordu~|ötekilere benziyordu~]. Bir çizgi unutmazdı~. Hatırlamazdı~ da; yalnız yerinde dururdu~. Bu kadarı yetiyordu~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Çizmeyi önce {T:ins} denedi^; o iş için yapılmamıştı~, iz bırakmadı~. Sonra küçücük bir taş buldu^, işe yaramaz, adsız bir taş. Burada adı olan her şeyin bir görevi vardı~; bu işi [ancak|yalnız] adsız bir şey görürdü~.',
    },
    {
      level: 2,
      text: 'Çizgiyi çekerken eli^ titredi~; küçük, önemsiz bir iş için fazla titredi~. Sonra bir adım geri çekilip baktı^. Olan koskocaman bir şeydi~, çizgi tırnak kadardı~. Yine de ikisi [birbirini tutuyordu~|eşit duruyordu~]: biri olmuştu~, öteki olduğunu biliyordu~.',
    },
    {
      level: 1,
      text: 'Ertesi sabah çizginin yanında bir çizgi daha vardı~. Birincisi kadar kısa, [ondan|birinciden] biraz eğri. {H} parmağını^ üstünde gezdirdi^. Onu kendi eliyle^ çekmediğini^ biliyordu^; orada {H:abl} başka el de yoktu~.',
    },
    {
      level: 2,
      text: 'Aklından^ geçenleri sıraya koydu^. Uykusunda^ kalkıp çekmiş olabilirdi^; biri gelip çekmiş olabilirdi~; belki de gözü^ oyun oynuyordu~. Birincisinden korktu^, ikincisinden [daha çok|iki kat] korktu^. Üçüncüsüne sığındı^, gözünü^ ovuşturup yeniden baktı^. İki çizgi vardı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} sırtı^ hep oraya dönüktü~. Birkaç kez birden dönüp baktı^, suçüstü yakalayacakmış gibi. Çizgiler yerinde duruyordu~, [suçsuz|kıpırtısız], yan yana. Dördüncü dönüşünde^ utandı^; iki çizgiye kötülük yakıştırmıştı^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} geldi~. Her zamanki sesti~ bu. O gün ilk kez içinde bir adım, bir soluk aradı^. Ses [sonuna kadar|olduğu gibi] sürdü~, bitti~; içinden kimse çıkmadı~. {H} beklediğini^ o zaman fark etti^: korkarak değil, umarak.',
    },
    {
      level: 3,
      text: 'Uyumadan önce iki çizgiye iyi geceler diledi^. Sesinin^ nasıl çıktığını unutmuştu^; boğazından^ kısık, [paslı|boğuk] bir şey çıktı~. İkinci gece sesi^ daha düzgün çıktı~. Üçüncüde bir cümle kurdu^, bir soru cümlesi.',
    },
    {
      level: 1,
      text: 'İki gün uyumadı^, gözünü^ çizgilerden ayırmadı^. Kimse gelmedi~, bir şey eklenmedi~. Üçüncü gün ışık yandan vurunca anladı^: eğri çizginin içine toz oturmuştu~. Yeni değildi~. {H} oraya [yalnızca|sadece] ilk kez bu kadar dikkatle bakıyordu^.',
    },
    {
      level: 2,
      text: 'Demek iki gece boyunca olmayan birini beklemişti^. Gülmek istedi^, gülemedi^; beklerken konuşmuştu^ çünkü, karanlıktaki birine anlatır gibi. Olanı [baştan sona|olduğu gibi] anlatmıştı^. Şimdi sözleri^ ortada kalmıştı~, dinleyeni yoktu~. Ya da vardı~, yıllar öncesinden.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: '{K} her şeyin içine sinmişti~; öteki de bunu duymuş olmalıydı~. Aynı kokunun içinde kalkmış, aynı kokunun içinde [uyumuştu~|yatmıştı~]. Bir insanı bundan daha yakından tanımak zordu~: adını, yüzünü bilmiyordu^, havasını biliyordu^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Düşünürken {G.di}. Sonra durdu^. Burada kalan herkes bir süre sonra aynı hareketleri yapıyor olmalıydı~; yer, insanı [kendine|yavaş yavaş] benzetiyordu~. {H} kendi eline^ başka birinin eli gibi baktı^.',
    },
    {
      level: 3,
      text: '“Sen olsan ne yapardın?” diye sordu^ çizgilere. Cevap gelmedi~. Gelmeyince cevabı [aradı^|söyledi^], beğenmedi^, bir daha söyledi^. Akşama doğru ortada, iki kişinin konuşup vardığı bir karara benzeyen bir şey duruyordu~.',
    },
    {
      level: 3,
      text: 'İlk olmadığını^ öğrenmek tuhaf bir hafiflik verdi~. İlk gelen her şeyi bulmak zorundaydı~; ikinciye yalnız [bakmak|görmek] düşüyordu~. Bunca zaman boşuna mı yiğitlik ettiğini^ düşündü^, omuzları^ bir parça indi~.',
    },
    {
      level: 1,
      text: 'Bakmayı öğrenince ötekileri de gördü^: on, on beş, sonra saymayı bıraktığı^ kadar çok. Biri daha önce burada durmuş, günlerini aynı hizaya, [aynı sabırla|bıkmadan] çizmişti~. Son çizgi ötekilerden uzundu~; ucu yukarıya kıvrılıyordu~.',
    },
    {
      level: 2,
      text: 'Kimi günler çizilmemişti~. {H} o boşluklara çizgilerden uzun baktı^. Belki öteki o günler kalkamamış, belki saymayı unutacak kadar sevinmişti~; boşluğun hangisi olduğunu [kimse|hiçbir şey] söylemiyordu~. {H} ikincisini seçti^.',
    },
    {
      level: 3,
      text: 'Kendi çizgisini^ ötekilerle karşılaştırdı^. Öteki hafif basmış, yukarıdan aşağıya çekmişti~; {H} derine bastırmış, aşağıdan yukarıya çekmişti^. İki ayrı el, iki ayrı huy; [yan yana|bir arada] durunca ikisi de bir parça gülünç, bir parça yiğit görünüyordu~.',
    },
    {
      level: 3,
      text: 'Çizgilerin bittiği yerde hikâye de bitiyordu~. Gidenin nereye vardığını [hiçbir iz|hiçbir şey] söylemiyordu~. {H} birkaç son denedi^; en kötüsünü çabucak geçti^, en güzelinde durdu^: bir sabah, açık bir yol, cebinde o sivri şey.',
    },
    {
      level: 3,
      text: 'Olanı bir kez daha yaşadı^ gözünün^ önünde. İlk gün bu hatıranın her yanı [keskindi~|dikendi~]; şimdi tutulacak bir yeri vardı~. Çizgiye bakıyor, oradan başlıyordu^. Baştan başlamayınca sonu da o kadar çabuk gelmiyordu~.',
    },
    {
      level: 3,
      text: 'Bir ara hepsini silmeyi düşündü^. Eliyle^ şöyle bir geçse^ yarısı görünmez olurdu~. [Elini^ kaldırdı^|Avucunu^ açtı^], tuttu^, indirdi^. Bunları silmek, o günleri bir başkasının elinden almak olacaktı~; onca gün bir tek burada kalmıştı~.',
    },
    {
      level: 2,
      text: 'Sonuncu çizginin altında parmak ucu kadar bir çukur vardı~. {H} parmağını^ koydu^, tam oturdu~. Biri burada durmuş, gitmeden önce [tam buraya|bütün gücüyle] basmıştı~. Sıcaklık kalmamıştı~, ama biçim kalmıştı~.',
    },
    {
      level: 1,
      text: 'O akşam kendi çizgisinin^ yanına uzun bir tane daha çekti^, ucunu yukarı kıvırdı^. Kimin için olduğunu bilmiyordu^; belki yıllar sonra gelecek biri için. Sonra sırtını^ oraya yasladı^, [serin|ince] çizgileri tek tek duydu^. Yalnız değildi^.',
    },
  ],
};

/** A human being and any event: how it is recorded, and how others tell it. */
export const ANY_HUMAN_PLOTS_3: readonly Plot[] = [THE_THIRD_COLUMN, WITHOUT_THUNDER];

/** A human being who is alone, and any event: somebody was there before. */
export const ALONE_PLOTS: readonly Plot[] = [THE_OTHER_MARK];
