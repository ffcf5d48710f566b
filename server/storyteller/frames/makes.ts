import type { Beat, Frame } from '../types.ts';

const WORK: readonly Beat[] = [
  {
    name: 'work',
    variants: [
      {
        text: 'Önce elindekini^ saydı^. Gerekenin yarısı vardı~, öteki yarısını isteyecek, bulacak ya da onsuz yapacaktı^. İlk gün yalnızca ölçtü^; ölçtüğünü^ bir daha ölçtü^. Akşama elle tutulur bir şey yoktu~ ortada, ama parmakları^ şimdiden sızlıyordu~.',
        needs: ['human'],
      },
      {
        text: 'Çok şey istemiyordu^: baktığında^ utanmayacağı^ bir {O}. Bunun için iyi bir ışık gerekiyordu~, bol zaman, bir de bozulanı bozuldu diye atmayacak bir sabır. Işık öğleye kadar vardı~. Zamanı^ uykudan kesti^.',
        needs: ['!owned', '!space'],
      },
      {
        text: 'Birinci günün işini ikinci gün bozdu^. İkinci günün işini üçüncü gün, bakmaya bile gerek duymadan. Dördüncü gün daha yavaş başladı^; o gün yaptığına^ dokunmadı^.',
      },
      {
        text: 'Ne zaman başlasa^ birinin bir işi çıkıyordu~: şunu tutar mısın, şuraya bakar mısın. Tuttu^, baktı^. Kendi işine^ herkes dağıldıktan sonra dönüyordu^; {O} da bu yüzden hep yorgun ellerle ilerliyordu~.',
        needs: ['human'],
      },
      {
        text: 'Aklındaki^ {O} kusursuzdu~. Ortaya çıkan ise bir yanından çekse^ öteki yanından kaçıyordu~. İki gün küstü^, yanına yaklaşmadı^. Üçüncü gün kusurunu nereden aldığını buldu^: Kendisi^ acele etmişti^.',
        needs: ['!owned'],
      },
      {
        text: 'Kimseye sormadan yapmak istiyordu^. Yanlış yaptığı^ yeri geç görüyordu^ bu yüzden; görünce de başa dönmesi^ gerekiyordu~. Üç kez başa döndü^. Dördüncüde ilk defa ortasına kadar gelebildi^.',
      },
      {
        text: '{E.dik:acc} duyan, işi bitmiş sanıyordu~. Oysa daha sabahın ilk saatinde başlıyor, gün dönerken bir karış yol almış oluyordu^. O bir karışı kimse görmezdi~. {H} görüyordu^.',
        needs: ['third', '!space'],
      },
      {
        text: 'Küçük bir parça eksikti~, tırnak kadar. Üç gün onu aradı^: yerlere baktı^, ceplerini^ ters çevirdi^, tanıdığına^ tanımadığına^ sordu^. Sonunda başka bir şeyden söküp uydurdu^. Söktüğü^ şeyi de severdi^, ama daha az.',
        needs: ['human'],
      },
    ],
  },
  {
    name: 'company',
    variants: [
      {
        text: '{F} bir süre ses çıkarmadan seyretti~. Sonra, “Orası eğri,” dedi~. {H} baktı^; eğriydi~. “Biliyorum,” dedi^. “Bilmiyordun.” “Şimdi biliyorum.” {F} kollarını sıvadı~, öteki ucundan tuttu~.',
        gives: ['friend-knows', 'friend-helps'],
      },
      {
        text: '“Bunu tek başına mı yapıyorsun?” dedi~ {F}. “Yarısına kadar geldim,” dedi^ {H}. {F} çevresinde bir tur attı~, başını yana eğdi~. “Öteki yarısı daha zor olur,” dedi~. “Yarın gelirim, bana da bir iş ver.”',
        gives: ['friend-knows', 'friend-helps'],
      },
      {
        text: '{F} yiyecek getirdi~: biraz ekmek, biraz peynir, bir soğan. “Ye de öyle devam et,” dedi~. {H} tek eliyle^ yedi^, öteki eli^ işteydi~. “Bunu herkes konuşuyor,” dedi~ {F}. “Ne diyorlar?” “Bitmez diyorlar.”',
        needs: ['human', '!space', 'third'],
        gives: ['friend-knows', 'doubted'],
      },
      {
        text: '“Kime yarayacak bu?” diye sordu~ {F}. {H} elindekini^ bırakmadan düşündü^. “Bilmiyorum,” dedi^. “Bitince anlarım.” {F} güldü~. “Ben bitmeden anlayanlarla çalıştım hep,” dedi~. “Hiçbirinin işi bitmedi.”',
        needs: ['human'],
        gives: ['friend-knows'],
      },
      {
        text: '{V.dik:acc} duyunca {F} elinde bir tomar iple geldi~. “Lazım olur,” dedi~. İp lazım değildi~. {H} yine de aldı^, işin bir ucunu onunla bağladı^; {F} o ucun önünden her geçişinde durup bakıyordu~.',
        needs: ['!food'],
        gives: ['friend-knows', 'rope'],
      },
      {
        text: '“Yanlış yapıyorsun,” dedi~ {F}. “Doğrusunu biliyor musun?” “Hayır. Ama bunun yanlış olduğunu biliyorum.” Akşama kadar küs durdular~; karanlık basarken {F} dayanamadı~, “Şurasını gevşet,” dedi~. Gevşetince {O} yerine oturdu~.',
        needs: ['third', '!space'],
        gives: ['friend-knows', 'friend-helps'],
      },
      {
        text: 'Bir tek {F} alay etmedi~. Yere çömeldi~, ne var ne yok yan yana dizdi~, hangisinin nereye gideceğini sordu~. Yanıt alamayınca bir daha sormadı~. “O zaman sen sıradakini iste,” dedi~, “ben uzatırım.”',
        gives: ['friend-knows', 'friend-helps', 'doubted'],
      },
    ],
  },
  {
    name: 'pressure',
    variants: [
      {
        text: 'İşin tam ortasında, en sağlam sandığı^ yer ayrıldı~. {H} dağılanı topladı^, ayırdı^: işe yarayanlar bir yana, yaramayanlar bir yana. Yaramayanlar daha çoktu~.',
        gives: ['broken'],
      },
      {
        text: 'Gelip geçen bir akıl verdi~: daha büyük olsun, daha küçük olsun, şurası mavi olsun. Birini dinledi^, bozdu^; ötekini dinledi^, yine bozdu^. Üçüncü akıl verene elindeki^ aleti uzattı^. Adamın acele bir işi çıktı~.',
        needs: ['human'],
      },
      {
        text: 'Sık sık çağırıyorlardı~: “Bırak şunu, işimiz var.” Bıraktı^, işlerini gördü^, geri döndü^. Bir gün, iki gün, on gün. On birinci gün çağırdıklarında sesi^ çıkmadı~; elindeki^ ince bir yerdeydi~, başını^ kaldırsa^ kayacaktı~.',
        needs: ['human'],
        gives: ['alone'],
      },
      {
        text: 'Yağmur haber vermeden bastırdı~. Üstünde^ ne varsa çıkarıp {O:gen} üzerine örttü^, kendisi^ ıslandı^. Sabaha kadar suyun nereye girdiğini dinledi^. Bir tek yere girmişti~; tam da en çok uğraştığı^ yere.',
        needs: ['human', '!space'],
        gives: ['broken'],
      },
      {
        text: 'Daha iyisini gördü^. Başka biri, başka bir yerde, yarı zamanda yapmıştı~; pürüzsüzdü~. {H} elini^ üzerinde gezdirdi^, bir kusur aradı^, bulamadı^. Geri döndüğünde^ kendi işine^ uzun süre uzaktan baktı^.',
        needs: ['human'],
      },
      {
        text: 'Malzeme bitti~. Yenisi üç güne gelir dediler~, on gün geçti~. {H} beklerken yaptığını^ bozup yapıyordu^; sonunda bozacak yeri de kalmadı~, oturup yola baktı^.',
        needs: ['!space'],
      },
      {
        text: 'Her şey yerli yerindeydi~ ama {O} bir türlü istediği^ gibi olmuyordu~. {H} gevşetti^, sıktı^, ters çevirdi^, baştan kurdu^. Kaçıncı kez olduğunu saymayı bırakınca, baştan beri ters tuttuğu^ küçücük bir parçayı gördü^.',
      },
    ],
  },
  {
    name: 'test',
    variants: [
      {
        text: 'Denemek için kimseyi çağırmadı^. Yine de haber alan gelmişti~; birbirlerinin omzundan bakıyorlardı~. {H} son bir kez düzeltti^, geri çekildi^. Bir an kimse nefes almadı~. {O} dağılmadı~, eğilmedi~; durdu~.',
        gives: ['done'],
      },
      {
        text: 'En iyi bilen kişi geldi~, yaşlı, elleri nasırlı biri. Bir şey demeden {O:gen} her yerine baktı~, eğildi~, kokladı~, bir yerinden çekti~. Sonra yalnızca bir soru sordu~: “Burayı neden böyle yaptın?” {H} anlattı^. Yaşlı başını salladı~.',
      },
      {
        text: 'Son gece {F} uyuyakaldı~, başı dizlerinde. {H} tek başına sürdürdü^. Elleri^ artık düşünmeden gidiyordu~; bir ara durup onları seyretti^, başkasının elleriymiş gibi. Gün ışırken yapılacak bir şey kalmamıştı~.',
        needs: ['human', 'friend-helps', '!space'],
        gives: ['done'],
      },
      {
        text: 'İlk denemede olmadı~. İkincisinde neresinin aksadığını gördü^, orayı açtı^, düzeltti^. Üçüncü denemeden önce gözlerini^ kapadı^. Uzun süre açmadı^; {F} omzuna^ dokunup, “Bak,” diyene kadar.',
      },
      {
        text: 'Bir çocuk, kimse bakmazken dokundu~. {H} görünce yüreği^ ağzına^ geldi~. Çocuk elini çekti~, parmaklarına baktı~. “Sıcak,” dedi~ şaşırarak. Gün boyu {H:gen} elleri^ oradaydı~; ısı onun ellerinden kalmıştı~.',
        needs: ['human', '!child', 'third'],
      },
      {
        text: 'Bitmesine bir karış kala durdu^. Bir hata vardı~, en başta, en altta; ondan^ başka kimse göremezdi~. Düzeltmek için üstündekilerin hepsini bozmak gerekiyordu~. Bir gün bir gece ona baktı^. Sonra en üstten başlayarak bozdu^.',
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: 'Adını^ bir yerine yazabilirdi^; hakkıydı~, herkes yazardı~. Ucu sivri bir şey aldı^, yer aradı^. En sonunda kimsenin eğilip bakmayacağı bir köşeye küçücük bir çizgi çekti^ ve aleti bıraktı^.',
        needs: ['!owned', 'human', '!child'],
      },
      {
        text: 'Biraz daha uğraşsa^ daha iyi olacaktı~; bunu biliyordu^. Durdu^, iki adım geri çekildi^, başını^ yana eğdi^. “Bu kadar,” dedi^.',
        gives: ['done'],
      },
      {
        text: 'Kusuru saklamak için üstünü örtebilirdi^. Bunu yapmadı^; kusurlu yanı öne çevirdi^. Soran olursa anlatacaktı^: nerede acele ettiğini^, nerede durduğunu^.',
        gives: ['done'],
      },
      {
        text: '{F} aletleri toplarken, “Bir daha yapar mısın?” diye sordu~. {H} ellerine^ baktı^; tırnaklarının^ altı kararmıştı~. “Aynısını yapmam,” dedi^. “Ama bir daha yaparım.”',
        needs: ['human', 'friend-knows'],
        gives: ['done'],
      },
      {
        text: 'Artan ne varsa topladı^: kırpıntılar, uçlar, yamulmuş parçalar. Atmaya kıyamadı^. Onlarla, kimse istemeden, avuç içi kadar küçük bir eşini yaptı^ ve bekleyen çocuğa verdi^.',
        needs: ['human', '!child', '!owned'],
        gives: ['done', 'small-one'],
      },
      {
        text: 'Vazgeçmek için iyi bir gündü~: Yorgundu^, geç kalmıştı^, kimse de beklemiyordu~ artık. {H} işin başına geçti^, en kolay yerinden tuttu^. Kolay yer bitince zor yere gelmişti^ bile.',
        gives: ['done'],
      },
      {
        text: 'Yardım istemeye alışık değildi^. Üç kez gidip üç kez döndü^; dördüncüsünde, “Tutar mısın?” dedi^, ilk rastladığına. Tuttular~. İki el yetmeyen yer, dört elle bir solukta oldu~.',
        needs: ['alone'],
        gives: ['done'],
      },
      {
        text: 'Acele etmesini^ istemişlerdi~. {H} o gün, tersine, en yavaş gününü^ yaşadı^: Her yeri elden geçirdi^, her yeri bir daha yokladı^, beğenmediğini^ değiştirdi^. Beklesinler, diye düşündü^. Beklediler~.',
        gives: ['done'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Yıllar geçti~, {O} eskidi~, rengi soldu~, bir yeri çatladı~. Onaran başka biriydi~. Çatlağı açınca içeride, kimsenin görmeyeceği yerde, özenle düzeltilmiş bir kenar buldu~ ve işini bıraktı~, bir süre ona baktı~.',
        needs: ['!food'],
      },
      {
        text: '“Bitti,” dediği^ günün ertesinde elleri^ boş kaldı~. Kalktı^, dolaştı^, oturdu^, bir düğümü çözdü^, yeniden bağladı^. Öğleye doğru yeni bir şeyi ölçmeye başlamıştı^ bile.',
        needs: ['human'],
      },
      {
        text: 'Herkes {O:gen} başına toplandı~. Biri övdü~, biri eksiğini söyledi~, biri kaça mal olduğunu sordu~. {H} arkada kaldı^. Bir çocuk kimseye sormadan elini uzatıp dokununca gülümsedi^.',
        needs: ['!child'],
      },
      {
        text: '“Kim yaptı?” diye soran olursa {F} atılıyordu~: “Arkadaşım.” Sonra da, sorulmadığı hâlde, tomar ipin kimin olduğunu anlatıyordu~.',
        needs: ['friend-knows', 'rope'],
      },
      {
        text: 'O geceden sonra bir süre hiçbir şeye el sürmedi^. {O} orada duruyordu~, bitmiş, kendi başına. {H} yanından^ geçerken hafifçe vuruyordu^, bir omza vurur gibi.',
        needs: ['human', '!owned'],
      },
      {
        text: 'Sonunda ne kadar sürdüğünü sordular~. “Üç ay,” diyen oldu~, “bir yıl,” diyen oldu~. {H} bozup baştan başladığı^ günleri de kattı^, kendi hesabını^ kimseye söylemedi^.',
      },
      {
        text: '{F} bir gün, “Bak,” dedi~. Başka biri, başka bir yerde aynısını yapmaya kalkmıştı~; aynı yerde takılmış, aynı yerde küsmüştü~. {H} kollarını^ sıvadı^, yanına gitti^. “Orası eğri,” dedi^.',
        needs: ['human', 'friend-knows'],
      },
      {
        text: '{V.dik:acc} anlatırken en çok bozduğu^ günleri anlatıyordu^. Dinleyenler o günlerde gülüyor, bittiği güne gelince susuyordu~. Ondan sonra kimse hemen kalkmıyordu~.',
      },
      {
        text: 'Ertesi sabah ilk iş gidip baktı^. {O} gece boyunca ne çökmüş ne açılmıştı~. Üzerine ince bir toz konmuştu~, her şeye konduğu gibi. {H} üfledi^.',
        needs: ['!space', '!food'],
      },
      {
        text: 'Avuç içi kadar küçük eşini verdiği^ çocuk ertesi gün geldi~. “Bozuldu,” dedi~. Bozulmamıştı~, sökülmüştü~; parçalar sırayla dizilmişti~. “Şimdi ben yapacağım,” dedi~ çocuk. {H} yer açtı^.',
        needs: ['small-one'],
      },
      {
        text: '{F} ona^ bakmadan, “Güzel oldu,” dedi~, çok alçak sesle, sanki söylemese de olurmuş gibi. {H} duymazdan geldi^. Bütün gün bunu düşündü^.',
        needs: ['friend-knows'],
      },
    ],
  },
];

/** Somebody makes a thing with their own hands. */
export const MAKES: Frame = {
  name: 'makes',
  verbs: new Set(['yapmak', 'icat etmek', 'inşa etmek', 'dikmek', 'örmek', 'imal etmek']),
  // `planted`: a tree, or a flag in the ground; `unmade`: a mistake, a choice, a promise.
  needs: ['object', '!person-object', '!negative', '!planted', '!unmade', '!perceived'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.iyordu}. Başladığında^ ortada hiçbir şey yoktu~: bir avuç malzeme, çıplak bir yüzey, iki el. Elleri^ ne yapacağını ondan^ önce biliyor gibiydi~.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Bunu ondan^ kimse istememişti~, isteyen de çıkmazdı~. Yine de her gün aynı saatte işin başına geçiyordu^; geç kalınca telaşlanan da ondan^ başkası değildi~.',
          needs: ['!owned'],
        },
        {
          text: 'Sabah çok erkendi~, herkes uyuyordu~. {HP}, elini^ çabuk tutarak, {EW.iyordu}. Biri uyanıp ne yaptığını^ sorana kadar üç parmak ilerlemişti^.',
          needs: ['!when', 'human', '!habit', '!space'],
        },
        {
          text: '{HP}, {EW.iyordu}. İlk gün gelen geçen bakmadı~. İkinci gün biri durdu~, arkasından gelen ona çarptı~, böylece iki kişi durmuş oldu~. “Bu ne olacak?” diye sordular~. Söylemedi^; nazar değmesinden değil, sözün işten önce bitmesinden korkuyordu^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Uzaktan bakana kolay görünüyordu~. Yakından bakan, bir parmak enindeki yer için bütün bir sabahın nasıl gittiğini görürdü~.',
        },
        {
          text: '{HP}, {EW.iyordu}. Kaç kez bozduğunu^ saymıyordu^. Etrafında^ kırpıntılar, kırıklar, işe yaramayan parçalar birikmişti~; basmadan yürümek için ayağını^ nereye koyacağını^ ezberlemişti^.',
          needs: ['!food'],
        },
        {
          text: '{HP}, {EW.iyordu}. Yaparken dilini^ dişlerinin^ arasına sıkıştırıyor, biri seslenince duymuyordu^. Karnının^ acıktığını ancak başı^ dönünce anlıyordu^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Her şeyin bir sırası vardı~; {H} bu sırayı yanlış yerinden başlayarak öğrenmişti^. En çok zaman alan, yaptığını^ bozmaya razı olmaktı~.',
        },
        {
          text: '{HP}, {EW.iyordu}. Gördüğüne inanmayan biri, “Bununla mı uğraşıyorsun?” dedi~. “Bununla,” dedi^ ve işine^ döndü^.',
        },
      ],
    },
    ...WORK,
  ],
};

/** Somebody mends what is broken. */
export const REPAIRS: Frame = {
  name: 'repairs',
  verbs: new Set(['onarmak', 'tamir etmek', 'yamamak', 'restore etmek']),
  needs: ['object', '!person-object', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.iyordu}. Herkes yenisini yapmanın daha kolay olduğunu söylüyordu~. Doğruydu~. Ama kırık yere bakınca, eskiyi yapanın nerede zorlandığını görüyordu^ ve bunu bırakıp gitmek istemiyordu^.',
        },
        {
          text: '{HP}, {EW.iyordu}. Önce kırıkları topladı^, küçükleri bile, tırnağıyla^ kazıyarak. Bir beze serdi^, kenarlarını yan yana getirdi^. Bir parça eksikti~.',
          needs: ['holdable', 'human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Bozuk yeri bulmak işin yarısıydı~. İlk gün onu aradı^, ikinci gün buldu^, üçüncü gün bulduğunun^ başka bir bozukluğun sonucu olduğunu anladı^.',
        },
        {
          text: '{HP}, {EW.iyordu}. “Uğraşma,” dediler~, “bir kere bozulan bir daha bozulur.” “O zaman bir daha yaparım,” dedi^.',
        },
        {
          text: '{HP}, {EW.iyordu}. Ondan^ önce biri daha denemişti~; acemi, sabırsız biri. {H} önce onun yaptığını söktü^. Sökerken adama hak verdiği^ de oldu~.',
        },
        {
          text: '{HP}, {EW.iyordu}. Bir gecede bozulmamıştı~, bir günde düzelmeyecekti~. Elinin^ altına^ bez, yağ, ince bir tel koydu^ ve en az kırılmış yerinden başladı^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. İlk dokunuşta bir parça daha koptu~. Elini^ çekti^, derin bir nefes aldı^. Kopanı yere düşmeden tutmuştu^; bunu iyiye yordu^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Dıştan bakınca belli olmayacaktı~; asıl zorluk da buydu~. Belli olsa kim yaptı derlerdi~. Belli olmayınca, zaten bozuk değildi, diyeceklerdi~.',
        },
        {
          text: '{HP}, {EW.iyordu}. Bunu yaparken alçak sesle konuşuyordu^, hasta birinin başında konuşur gibi: az kaldı, biraz daha, şimdi acıyacak.',
        },
      ],
    },
    ...WORK,
  ],
};
