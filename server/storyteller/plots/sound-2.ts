import type { Plot } from '../types.ts';

/** The hero answers a voice; the hero perceives an event by its sound. */
export const SOUND_PLOTS_2: readonly Plot[] = [
  {
    name: 'here-i-am',
    needs: ['object', 'voice'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Düşünmeden karşılık verdi^: “Buradayım!” Sesi^ umduğundan^ gür çıktı~. {O} birden kesildi~. {H} eliyle^ ağzını^ kapadı^, ama söz çoktan [gitmişti~|yola çıkmıştı~]; geride kulak tırmalayan bir sessizlik kaldı~.',
      },
      {
        level: 3,
        text: 'Ne diye bağırmıştı^? Ürkek bir kuşa yaklaşırken el çırpmaya benziyordu~ bu. Sözün son hecesi kulağında^ hâlâ [çınlıyordu~|dönüyordu~], her dönüşünde biraz daha kaba, biraz daha gereksiz. {H} yere çömeldi^, küçülürse^ unutulur sandı^.',
      },
      {
        level: 2,
        text: '“Özür dilerim,” dedi^ bu kez fısıltıyla. “Bağırmak istemedim.” Hiçbir şey olmadı~. “İstersen giderim.” Yine hiçbir şey. {H} yarım doğruldu^, bir adım geriledi^, gidiyormuş gibi yaptı^; kulağı^ ise [yerinden|olduğu yerden] ayrılmadı~.',
      },
      {
        level: 3,
        text: 'Duyduğunu^ aklında^ yeniden kurmaya çalıştı^. Başı vardı~, ortası silinmişti~; sonunu kendi^ bağırışıyla^ [ezmişti^|örtmüştü^]. En çok da o sona yanıyordu^. Bir soluk daha sussa^ {O} kendiliğinden bitecek, belki bir şey söyleyip bitecekti~.',
      },
      {
        level: 3,
        text: 'Ağzında^ sözün tadı kalmıştı~, demir gibi. “Buradayım” demek, insanın kendini bir tepenin üstüne dikmesiydi~; oysa {o:dat} kimse nerede olduğunu^ sormamıştı~. Belki yalnızca duyulmak istenmişti~. Duyulmak isteyene [yer göstermek|kendini anlatmak], sözü ağzından almak gibiydi~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Uzunca bir zaman yalnız {S} duyuldu~. Her seferinde doğruldu^, her seferinde onu ötekinden ayırıp yerine çöktü^. Kulak tuhaf şeydi~: aradığı yokken [bulduğunu|gelen her sesi] ona benzetiyor, sonra benzettiği için utanıyordu~.',
      },
      {
        level: 3,
        text: 'Beklerken beklemeyi de öğrendi^. Önce boynunu^ uzatarak bekledi^; yoruldu^. Sonra gözünü^ bir noktaya dikti^; nokta büyüdü~, kaydı~. En sonunda ellerini^ dizlerine^ bırakıp hiçbir şey [ummadan|istemeden] oturdu^; kulağı^ asıl o zaman açıldı~.',
      },
      {
        level: 1,
        text: 'Uzun bekledi^. {O} sonunda geri geldi~, ama çok daha hafif, her an kaçmaya hazırdı~. {H} dudaklarını^ birbirine bastırdı^. Konuşmadı^. Yalnız tırnağının^ ucuyla, [altındaki^|yanındaki^] sert yere iki kez vurdu^. {O} iki vuruş boyu sustu~, sonra sürdü~.',
      },
      {
        level: 3,
        text: 'Parmağı^ üçüncü vuruş için havadaydı~, onu öbür eliyle^ yakalayıp [indirdi^|dizine^ bastırdı^]. Acele ederse^ her şeyi yine bozacaktı^. Bu defa bağırmamıştı^ hiç değilse. İki tıkırtı, bir fındığın yere düşmesi kadar bir şeydi~.',
      },
      {
        level: 2,
        text: 'Rastlantı mıydı~ bu, yoksa bir karşılık mı? {H} anlamak için bir daha denedi^; bu kez acele etmeden, eşit aralıklarla üç kez vurdu^. {O:gen} susuşu da uzadı~; tam üçüncünün [sonunda|bittiği yerde], bir kapı aralanır gibi yeniden başladı~.',
      },
      {
        level: 3,
        text: 'Kalbi^ hızlandı~, vuruşlarını^ karıştıracak diye korktu^. Parmağını^ soğuttu^, üfledi^, bir daha koydu^. Bir vuruş: kısa bir susuş. Dört vuruş: uzun. Arada hiç yanılma yoktu~. Karşısında^ kim ya da ne varsa, o da kulağını [dayamış|yaklaştırmış], {o:acc} dinliyordu~.',
      },
      {
        level: 3,
        text: 'Yer soğuktu~, avucunun^ altında yavaş yavaş ısındı~. Vurduğu^ nokta belliydi~ artık, tırnağı^ hep aynı yeri [buluyordu~|arıyordu~]. Uzaktan bakan biri, boş bir yere eğilmiş, sabırla bir şey ekiyor sanırdı~. {O} her ekilenin üstüne kendi susuşunu örtüyordu~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: 'Parmağı^ yorulunca {T:acc} eline^ aldı^, bırakırken çıkan sesi denedi^. {O} bu yenisine önce şaşırdı~, gecikti~. {H} hemen vazgeçti^, yine tırnağına^ döndü^. Tanışırken insan ikide bir [yüzünü|kılığını] değiştirmemeliydi~.',
      },
      {
        level: 1,
        text: 'Sonra sıra değişti~. {O} kesildi~; {H} vurmamıştı^ oysa. Kısa bir sesin ardından yine kesildi~, bekledi~. Demek şimdi soran oydu~. “Ne diyeyim?” diye düşündü^ {H}; parmağı^ [havada|yerin üstünde] kaldı~.',
      },
      {
        level: 3,
        text: 'Bütün bildiği^ sözler sıraya girdi~: adı^, yaptığı^ iş, burada ne aradığı^. Hiçbiri bir tıkırtının içine sığmıyordu~. Sığan ne varsa [söyledi^|denedi^]: bir vuruş, bir bekleyiş, iki vuruş. Ne demek olduğunu kendisi^ de bilmiyordu^.',
      },
      {
        level: 2,
        text: '“Bilmiyorum,” dedi^ kendi kendine^. “Sorduğunu bilmiyorum ki.” {O} sabırlıydı~; aynı kısa sesi, aynı boşluğu yineledi~. {H} bu kez boşluğa vurmadı^. Yalnız, karşıdaki ne kadar [sustuysa|beklediyse] o kadar sustu^; susarken bile sırasını^ savdığını^ belli etti^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} onu^ bekleyen iş vardı~, birazdan arayacaklardı~. Kalkıp gitse^ bu konuşmanın ortasında, selamsız gitmiş olacaktı^. İşini^ gözünün^ önüne getirdi^, sonra parmağının^ altındaki sert yeri; [hangisinin|neyin] bekleyebileceği belliydi~. Kalkmadı^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Bir ara farkında olmadan {G.di}. Çıkan küçük sese {O} hemen karşılık verdi~. {H} güldü^: işini^ yaparken yıllardır böyle konuşuyor, kimsenin [cevap verdiğini|dinlediğini] bilmiyordu^. Aynı hareketi, bu kez isteyerek, bir daha yaptı^.',
      },
      {
        level: 3,
        text: 'Yanlış anladığı^ da oldu~. Bir kez {O} başlamadan vurdu^, bir kez de iki susuşu tek sandı^; ortalık karıştı~, her şey baştan kuruldu~. Kızan olmadı~. Yanlışın [ardından|üstüne] gelen o kısa sessizlik, neredeyse bir gülüş kadar yumuşaktı~.',
      },
      {
        level: 2,
        text: '“Bir daha,” dedi^ dudaklarıyla^, sesi^ çıkmadan. İki vuruş, bir boşluk. {O} aynısını yaptı~. “Bir daha.” Bu kez {H} boşluğu uzattı^; {O}+de uzattı~, hatta biraz [fazla|fazlaca]. “Şımardın,” dedi^, yine dudaklarıyla^, ve avucuyla^ gülüşünü^ sakladı^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} geldi~ burnuna^, geçti~. {H} başını^ çevirmedi^. Bütün duyuları^ kulağına^ ve parmağının^ ucuna taşınmıştı~; {O} ile arasında, nereden geçtiği bilinmeyen ince bir [yol|köprü] vardı~ ve yol şimdilik iki yana da açıktı~.',
      },
      {
        level: 2,
        text: '“Kimsin?” demek istedi^. Sözü dilinin^ ucunda tuttu^, evirip çevirdi^. Deminki bağırışının^ yankısı hâlâ aklındaydı^. “Kimsin” büyük bir sözdü~, kapıyı omuzlamak gibiydi~. Yuttu^. Onun yerine bir kez, [en hafifinden|usulca] vurdu^ ve bekledi^.',
      },
      {
        level: 1,
        text: 'Bir şey anladığından^ değil, sustuğunda^ beklendiğinden emindi^ artık. Vurmayı bıraktı^, avucunu^ yere yaydı^. İlk söylediği^ sözü yeniden söyleyecekti^; o söz her şeyi [bozmuştu~|ürkütmüştü~], şimdi bir daha bozabilirdi~. Yine de söyleyecekti^.',
      },
      {
        level: 3,
        text: 'Önce sessiz denedi^, dudaklarıyla^. Sonra soluğuyla^: ses değil, sesin gölgesi çıktı~. {O} aldırmadı~. Bir parça daha kattı^; [boğazı^|gırtlağı^] titredi~. Bir bardağı ağzına kadar doldurur gibi, taşırmadan, damla damla yükseltiyordu^ sesini^.',
      },
      {
        level: 3,
        text: '{O} bir ara zayıfladı~; {H} hemen geri çekildi^, soluğunu^ tuttu^. Gitmemişti~. Belki o da kendi sesini [alçaltmış|kısmış], ona^ yer açmıştı~. Bu incelik karşısında ne yapılır bilemedi^; başını^ eğdi^, sanki karşısında^ bir yüz vardı~.',
      },
      {
        level: 3,
        text: 'Boğazını^ temizlemeye bile kıyamadı^. Sözün ilk hecesini ağzında^ ılıttı^, [kenarlarını|köşelerini] törpüledi^. Aynı sözdü~, ama ilkinde bir taş gibi fırlatmıştı^; şimdi onu iki elle uzatılan bir tas su gibi, dökmeden taşımak istiyordu^.',
      },
      {
        level: 3,
        text: 'Söylemeden önce bir daha düşündü^: söylemese^ ne olurdu~? Böyle vurup susarak günler geçebilirdi~. Ama vuran bir parmaktı~, herkesin parmağı olabilirdi~; {O} ise başından beri {o:dat} kendi sesiyle gelmişti~. Karşısına^ eldivenle [çıkılmazdı~|oturulmazdı~].',
      },
      {
        level: 1,
        text: '“Buradayım,” dedi^, [yalnız|ancak] kendi^ duyacağı^ kadar. {O} susmadı~. Bir an yükseldi~, sözün üstünden geçti~ ve onu da yanına alıp sürdü~. {H} avucunu^ kaldırmadı^; parmaklarının^ altındaki yer hafif hafif titriyordu~.',
      },
    ],
  },
  {
    name: 'heard-by-two',
    needs: ['!object', 'perceived', '!hearsay', '!solitary', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Yanlış duydum sandı^; soluğunu^ tuttu^, bekledi^, bir daha duydu^. Parmak uçlarına^ basarak geriledi^. {F:acc} bulunca kolundan çekti^. “Gel,” dedi^. “[Bir şey duydum|Duyduğum bir şey var], sen de duy istiyorum.”',
      },
      {
        level: 3,
        text: 'Giderken arkasına^ iki kez baktı^. Ayrıldığı^ yer uzaklaştıkça duyduğu^ da inceliyor, bir bölümü yolda [dökülüyordu~|siliniyordu~]. Sözcük sözcük aklında^ tutmaya çalıştı^; olmadı~. Onu tutan sözcükler değildi~, sözcüklerin arasındaki soluktu~.',
      },
      {
        level: 2,
        text: '“Ne duydun?” diye sordu~ {F}. {H} ağzını^ açtı^, duyduğunu^ olduğu gibi [söylemek|tekrarlamak] istedi^. Kendi^ sesiyle^ çıkınca bambaşka bir şey oldu~. “Böyle değildi,” dedi^. “Nasıldı?” “Daha yavaş. Sanki uyandırmaktan korkarak.”',
      },
      {
        level: 3,
        text: '“Kime söylüyordu?” “Bilmiyorum.” “Sana mı?” {H} bunu hiç düşünmemişti^. O an kendini^ kapı dinleyen bir çocuk gibi hissetmişti^: görünmeyen, çağrılmamış. Şimdi ilk kez, belki de söz ona^ [söylenmişti~|bırakılmıştı~], diye düşündü^ ve adımlarını^ hızlandırdı^.',
      },
      {
        level: 3,
        text: 'Yolda {F} sormayı bıraktı~, {H:gen} adımına^ ayak uydurdu~. İki kişi sessiz yürüyünce bir kişiden daha çok ses çıkıyordu~ nedense. {H} ayaklarını^ daha da [hafifletti^|yavaş bastı^]; kulağı^ ise çoktan varmış, {o:acc} orada bekliyordu~.',
      },
      {
        level: 1,
        text: 'Aynı yere bu kez {F:ins} birlikte yaklaştı^, soluğunu^ kesti^. Hiçbir şey duyulmadı~. “Emin misin?” diye fısıldadı~ {F}. “Eminim.” “Belki biz geldik diye sustu.” {H} bunu da düşünmüştü^; olduğu^ yere [sessizce çöktü^|usulca oturdu^].',
      },
      {
        level: 3,
        text: 'Beklemek bacaklara vurdu~. {F} ağırlığını bir ayağından ötekine geçirdi~, zemin gıcırdadı~. {H} kaşlarını^ çattı^. “Ben yapmadım,” diye dudaklarını oynattı~ {F}. “Zemin yaptı.” Bu söze gülmemek için başka yana [bakıldı~|bakmak gerekti~].',
      },
      {
        level: 3,
        text: 'Sessizliğin de katları vardı~. Üsttekini kaldırınca bir solunum, onun altında bir çıtırtı, en dipte kendi^ kanının^ uğultusu. {H} hepsini [tanıyıp geçti^|tek tek ayıkladı^]; aradığı^ hiçbirinin altında değildi~. Duyduğu^ şeyin yeri sessizliğin altı değil, ortasıydı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} geldi~ uzaktan. {F} hemen elini kaldırdı~: “Bu mu?” {H} başını^ salladı^: değil. Biraz sonra aynı ses, aynı el, aynı cevap. Üçüncüsünde {F} elini kaldırmadı~; demek [ayırmayı|dinlemeyi] öğreniyordu~.',
      },
      {
        level: 2,
        text: '“İstersen gidelim,” dedi~ {F}. “Yarın yine geliriz.” “Yarın duyulmaz.” “Nereden biliyorsun?” Bilmiyordu^; yalnız, böyle şeylerin bekleyen yokken [söylendiğini|duyulduğunu] sezmişti^. “Biraz daha,” dedi^. “Sen bana bakma, başka bir şey düşün.”',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Yarım bıraktığı^ iş {W:loc} duruyordu~. Her an biri gelip soracak, nerede olduğunu^ merak edecekti~. {H} bir kulağını^ o yana ayırdı^, öbürünü^ burada tuttu^; iki kulağın [arasında|ortasında], kalbi^ gereğinden gürültülü çalışıyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Oyalanmak için {G.di}; bunu bile yarım ses, yarım hareketle yaptı^. {F} gülümsedi~. “Hep böyle dinlersin sen,” dedi~ kısık sesle. “Nasıl?” “Ellerinle.” {H} ellerine^ baktı^; gerçekten ikisi de [açıktı~|havadaydı~], bir şey tutacakmış gibi.',
      },
      {
        level: 1,
        text: 'Ve sonra duyuldu~. {F} irkildi~, {H:gen} bileğini^ yakaladı~; bu kez onun da kulağı oradaydı~. Kısa sürdü~. “Ne kadar üzgün,” diye fısıldadı^ {H}. “Üzgün mü?” dedi~ {F}. “Bana sevinçli [geldi|gibi geldi].”',
      },
      {
        level: 3,
        text: '“Nasıl sevinçli? Titriyordu.” “İnsan sevinince de titrer.” “Arada sustu.” “Soluk aldı.” {H} direndi^: o susuşta bir ağırlık vardı~. {F} direndi~: o susuşta bir bekleyiş vardı~. Aynı ses, duyanları iki ayrı [yere|kıyıya] çıkarmıştı~.',
      },
      {
        level: 3,
        text: '“Bir daha söylesene,” dedi~ {F}. “Sen nasıl duydun?” {H} dudaklarını^ kıpırdattı^, bu kez kelimeleri değil ezgisini taklit etti^. {F} kendi duyduğunu mırıldandı~. İki mırıltı aynı yerde başlıyor, aynı yerde [bitiyordu~|kesiliyordu~]; yalnız biri iniyor, öteki çıkıyordu~.',
      },
      {
        level: 3,
        text: 'Bir süre kimse konuşmadı~. {H} duyduğunu^ baştan aldı^, bu kez {F} gibi dinlemeye [çalıştı^|uğraştı^]. Hüzün diye bildiği^ yer, biraz yana çekilince, gerçekten bir gülümsemenin arkasına da sığıyordu~. Bunu söylemedi^ ama yüzü^ söyledi~.',
      },
      {
        level: 2,
        text: '“Sen ne zaman üzgün sandın?” diye sordu~ {F}. “İlk duyduğumda.” “Sen üzgün müydün o sırada?” {H} cevap vermedi^. O gün kötü geçmişti~, doğru; ama kulağın da günü mü [olurdu~|vardı~]? Başını^ eğdi^, biraz sonra, “Belki,” dedi^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} vardı~ havada. İlk duyduğunda^ da vardı~; {H} şimdi hatırlıyordu^. O kokuyla birlikte o anın serinliği, yalnızlığı da geri geldi~. {F} yokken her şey bir parça [koyuydu~|karanlıktı~], ses de payını almıştı~.',
      },
      {
        level: 3,
        text: '“Ya ikimiz de yanlış duyduysak?” dedi~ {F}. “Bir üçüncüsünü çağıralım mı?” “O da kendi duyduğunu söyler.” “Öyleyse kime soracağız?” {H} parmağıyla^ sesin geldiği yanı gösterdi^. Bunu o âna kadar [düşünen|akıl eden] olmamıştı~.',
      },
      {
        level: 3,
        text: 'Duyduğunu^ o âna kadar tek başına, bir sır gibi taşımış, taşırken biraz da [sevmişti^|süslemişti^]. {F} duyunca yarısı gitti~. Kalan yarıya baktı^: daha küçüktü~, ama ilk kez iki yanından da ışık alıyordu~.',
      },
      {
        level: 3,
        text: 'Gitmek kolay, yaklaşmak zordu~. Duyulduğunu bilmeyen birine “Seni duydum,” demek, bir mektubu sahibinden önce açmış olmayı itiraf etmeye benziyordu~. {H} söze nasıl gireceğini^ tarttı^; bulduğu^ her başlangıç ya çok yüksek ya çok [alçaktı~|cılızdı~].',
      },
      {
        level: 1,
        text: '“Dinlemekle çıkmaz bu,” dedi^ {H}. Saklandığı^ yerden doğruldu^, gizlenmeden, [ayaklarını^ yere basa basa|gürültü ede ede] yürüdü^. “Ya susarsa?” diye fısıldadı~ {F}. “Sussun. Duyulduğunu bilsin.” {F}+de arkasından geldi~.',
      },
      {
        level: 3,
        text: 'Her adım bir şey söylüyordu~: geliyorum, buradayım, saklanmıyorum. {H} öksürdü^ de, kapıyı çalar gibi iki kısa öksürük. Arkadan {F}+de öksürdü~; biraz [abarttı~|fazla kaçırdı~]. O sessizliğin ortasında bu iki öksürük epey kalabalık kaçtı~.',
      },
      {
        level: 3,
        text: 'Yaklaştıkça hava değişti~. {H} uzaktan duyarken her şeyi kendi^ içinde tamamlamıştı^; yakında tamamlanacak bir şey kalmıyor, yalnız olan [kalıyordu~|duruyordu~]. “Korktun mu?” diye fısıldadı~ {F}. “Yanılmış olmaktan,” dedi^ {H}, “bir de yanılmamış olmaktan.”',
      },
      {
        level: 2,
        text: 'Son adımda durdu^. “Ne diyeceksin?” diye sordu~ {F}. “Duydum, diyeceğim.” “Yalnız o kadar mı?” “Üzgünse yanında otururum, sevinçliyse yine otururum.” {F} biraz düşündü~. “O zaman [hangisi olduğu|nasıl olduğu] o kadar önemli değil,” dedi~.',
      },
      {
        level: 3,
        text: 'O ilk anda duyduğu^ ile şimdi duyduğu^ arasında bir fark vardı~: ilkinde kaçıp birini aramıştı^. Şimdi aradığı^ kişi [yanındaydı^|omuz başındaydı^] ve gidecek tek yön kalmıştı~, ileri. Elini^ uzattı^, havada bir perdeyi aralar gibi yaptı^.',
      },
      {
        level: 3,
        text: '{F} kolundan^ çekti~: “Bir daha dinleyelim, son kez.” Duyuldu~. “Bak,” dedi^ {H}, “şimdi sevinçli.” “Tersine,” dedi~ {F}, “ne kadar üzgünmüş.” Bir an sustu~. “Değişmiş.” “Biz değiştik,” dedi^ {H}; fısıltısı^ [gülüşe dönüyordu~|gülmeye benziyordu~].',
      },
      {
        level: 1,
        text: '“Seni duydum,” dedi^ {H} alçak sesle, sesin geldiği yere. Bir sessizlik oldu~. Kaçmadı^, açıklamadı^, bekledi^. Sonra, bu kez [çok|iyice] yakından ve hiç titremeden, o ilk duyduğu^ yeniden geldi~.',
      },
    ],
  },
];
