import type { Plot } from '../types.ts';

/** The hero finds, discovers, inherits, is given or takes out something. */
export const COMES_BY_PLOTS: readonly Plot[] = [
  {
    name: 'half-way',
    needs: [
      'human',
      'object',
      'holdable',
      '!lottery',
      '!person-object',
      '!solitary',
      '!negative',
      '!habit',
      '!confined',
    ],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Bir süre kıpırdamadı^; {O:acc} iki avucunun^ arasına aldı^, soluğu^ [yatışana|yavaşlayana] kadar bekledi^. Aklına^ tek bir kişi geldi~: {F}. Başkasına göstermek içinden^ gelmedi~.',
      },
      {
        level: 3,
        text: '{O:acc} önce ışığa tuttu^, sonra gölgeye [çekti^|aldı^]; her yanına ayrı ayrı baktı^. Aradığı^ bir şey yoktu~, yalnız gözünü^ ayıramıyordu^. Biri o anda adını^ söylese duymayacaktı^; dünyanın bütün gürültüsü bir [kol boyu|adım] geriye çekilmişti~.',
      },
      {
        level: 3,
        text: '{O:acc} saklayacak bir yer aradı^. Her köşe ya çok açıktaydı~ ya çok uzak; birinde toz vardı~, ötekinde nem. Sonunda hiçbirine bırakamadı^. En iyi yer iki avucunun^ arasıydı~, ama insan iki avucu kapalı [yaşayamazdı~|dolaşamazdı~].',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} biraz olsun kendine^ gelmek için {G.di}. Her gün, düşünmeden yaptığı^ bir şeydi~; bu kez tam ortasında [durdu^|kaldı^]. Gözünün^ ucuyla hâlâ {O:dat} bakıyordu^, sanki başını^ çevirse^ [yerinde bulamayacaktı^|bir daha bulamayacaktı^].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'O gün {W:loc} eli^ işe varmadı~. Bir şeye uzanıyor, neye uzandığını^ yarı yolda unutuyordu^. Kaç kez dönüp {O:dat} baktı^, yerinde mi diye kaç kez parmağının^ ucuyla dokundu^; her seferinde ilk görüşüymüş gibi şaşırdı^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} bir ara kesildi~, sonra yeniden başladı~. Başka gün olsa başını^ kaldırıp [bakardı^|kulak verirdi^]; o gün kesildiğini ancak başladığı zaman anladı^. O andan beri olup biten her şey {o:dat} biraz geç ulaşıyordu~.',
      },
      {
        level: 2,
        text: 'Yol kısaydı~ ama o akşam [bitmek bilmedi~|uzadıkça uzadı~]. {H} adımlarını^ sayarak yürüdü^, {O:acc} göğsüne^ bastırdı^; karşıdan biri gelse avucunun^ içini görecek sanıyordu^. Yüz kırkıncı adımda durdu^, soluklandı^, {F:dat} seslendi^.',
      },
      {
        level: 1,
        text: '“Bak,” dedi^ {H}. {F} {O:dat} uzun uzun baktı~, dokunmadı~. “Bir gece bende kalsın,” dedi~ sonunda. “Neden?” “Sabah söylerim.” {H} hemen hayır diyecekti^; [parmakları^ açıldı~|eli^ açıldı~], {O} öbür ele geçti~.',
      },
      {
        level: 3,
        text: '“Gözüm gibi bakarım,” dedi~ {F}. “Biliyorum.” “Öyleyse niye öyle bakıyorsun?” {H} gözlerini^ kaçırdı^. Az önce açılan eli^ hâlâ havadaydı~; onu nereye koyacağını^ bilemedi^, [sonunda|en sonunda] öbür eliyle^ tuttu^, [dizine^|göğsüne^] bastırdı^.',
      },
      {
        level: 2,
        text: '“Bir şartım var,” dedi^ {H}. “Kimseye gösterme.” “Benim de bir şartım var,” dedi~ {F}. “Gece kalkıp almaya gelme.” “Gelmem.” Bunu öyle çabuk söyledi^ ki {F} güldü~, {O:acc} koynuna yerleştirdi~ ve [karanlığa|alacakaranlığa] doğru yürüdü~.',
      },
      {
        level: 2,
        text: 'Eli^ boşalınca ne yapacağını^ bilemedi^; cebine^ soktu^, çıkardı^, öbür eliyle^ tuttu^.',
      },
      {
        level: 3,
        text: 'Geri dönerken kollarını^ nereye koyacağını^ [bilemedi^|kestiremedi^]. Gelirken her adımını^ kollamıştı^; şimdi tökezlese^ düşüreceği^ bir şey yoktu~. Buna sevinmesi^ gerekirdi~. Sevinmedi^; olduğu^ yere çöküp [biraz|bir süre] bekledi^, {F} vazgeçip döner diye.',
      },
      {
        level: 2,
        text: 'Akşam yemeğinde lokmalar ağzında^ büyüdü~. Karşısında^ biri olsa soracaktı~, “Neyin var?” diye; [kimse yoktu~|yalnızdı^], sormadı~. Olanı söylemeye hazırdı^ oysa. İlk kez dili^ çözülmüştü~ ve sofrada bir parça ekmekten başka dinleyen yoktu~.',
      },
      {
        level: 1,
        text: 'Gece bir türlü geçmedi~. Eli^ uykuyla uyanıklık arasında iki kez {O:acc} aradı~, iki kez boşluğa [değdi~|düştü~]. {V.dik:abl} beri onsuz kaldığı^ ilk saatlerdi~ bunlar; her biri [ötekinden|bir öncekinden] uzun sürdü~.',
      },
      {
        level: 3,
        text: 'Karanlıkta {O:acc} gözünün^ önüne getirmeye çalıştı^. Bir yanı hemen geldi~, öbür yanı [silik|eksik] kaldı~: orada küçük bir çizik olup olmadığını çıkaramadı^. O kadar bakmıştı^; demek baktığı^ şeyin yarısını hiç görmemişti^.',
      },
      {
        level: 3,
        text: 'Verdiği^ sözü hatırladı^ ve öbür yanına^ döndü^. {F} şimdi ne yapıyordu~? Belki oturmuş bakıyordu~, belki bir kenara bırakıp çoktan uyumuştu~. {H} ikisini de düşündü^; ikincisi nedense {o:dat} daha çok [dokundu~|koydu~].',
      },
      {
        level: 3,
        text: 'Sonra başka bir korku geldi~: ya {F} sabah olunca {O:acc} geri vermek istemezse? Böyle bir şeyi aklından^ geçirdiği^ için utandı^, yüzünü^ kollarının^ arasına [gömdü^|sakladı^]. Utandı^, ama gözünü^ de kırpmadı^.',
      },
      {
        level: 3,
        text: 'Yarın, diye düşündü^, ilk iş {F:dat} gideceğim. Uyandırmadan bekleyeceğim. Sonra bunu beğenmedi^; beklemek de bir çeşit istemekti~. En iyisi hiç [gitmemekti~|görünmemekti~], dünyanın en rahat insanı gibi davranmaktı~. Bunun provasını yaptı^; beş dakika sürdü~, beceremedi^.',
      },
      {
        level: 2,
        text: 'Gecenin en koyu yerinde doğruldu^. “Sabaha ne kaldı ki,” dedi^ kendi kendine^. Sesi^ [kendini^ bile|kimseyi] kandıracak gibi değildi~. Yüze kadar sayacaktı^, uyku gelmezse kalkacaktı^; otuz dörtte ayaktaydı^, karanlıkta çıkışı [arıyordu^|yokluyordu^].',
      },
      {
        level: 1,
        text: 'Gece bitmeden yola çıktı^. Yarı yolda karanlığın içinden biri geldi~: {F}. {O:acc} iki eliyle tutuyordu~. “Nereye?” dedi^ {H}. “Sana,” dedi~ {F}. “Ya sen?” {H} bir an sustu^, sonra gülmeye başladı^. “Sana.”',
      },
      {
        level: 3,
        text: '“Sabahı bekleyecektin,” dedi^ {H}. “Sen de uyuyacaktın,” dedi~ {F}. “İkimiz de yalancıyız öyleyse.” {F} başını salladı~, yere çöküp sırtını [karanlığa|geceye] verdi~; o da hiç uyumamıştı~, bu gözlerinden [okunuyordu~|belliydi~].',
      },
      {
        level: 3,
        text: '{O}, {F:gen} elinde, akşamkinden daha küçük duruyordu~ sanki. Belki [karanlıktandı~|gecedendi~], belki bütün gece büyüte büyüte düşünmekten. {H} hemen uzanıp almadı^; sağlam olduğunu, yerinde durduğunu görmek [şimdilik|o an için] yetiyordu~.',
      },
      {
        level: 3,
        text: '“Uyandırdın mı kimseyi?” diye sordu^ {H}. “Kendimi,” dedi~ {F}. “Her yarım saatte bir. Yerinde mi diye elimi uzatıyordum. Yerindeydi. O yerinde oldukça ben [yerimde duramadım|uyuyamadım].” {H} bu sözleri tanıdı^; bütün gün aynı şeyi yapmıştı^.',
      },
      {
        level: 2,
        text: '“Baktın mı hiç?” diye sordu^ {H}. “Bir kere,” dedi~ {F}. “Ne gördün?” “Seninle aynı şeyi. Ama sen ilk baktığında yüzün değişmişti. Benimki değişmedi, elimle yokladım.” {H} gülümsedi^; {F} [şaka yapmıyordu~|ciddiydi~].',
      },
      {
        level: 3,
        text: '{F} olanı bir de baştan dinlemek istedi~. {H} anlattı^; ne gördüğünü^, ne sandığını^, ellerinin^ nasıl üşüdüğünü atlamadı^. “Neden bana geldin?” diye sordu~ {F}. “Aklıma başka kimse gelmedi.” {F} bunu duyunca [önüne|yere] baktı~.',
      },
      {
        level: 3,
        text: '“Acıktım,” dedi~ {F} birden. {H}+de acıkmıştı^; akşam doğru dürüst bir şey yemediğini^ o anda anladı^. Yanında^ yiyecek bir şey yoktu~, gülmek vardı~: karanlığın ortasında, omuzları^ sarsıla sarsıla, [sessizce|ses çıkarmadan] güldü^.',
      },
      {
        level: 3,
        text: '“Bir daha ister misin?” diye sordu^ {H}. “İstemem,” dedi~ {F}. “Ama sen getirirsen bakarım.” “Yalnız bakmak mı?” “Yalnız bakmak.” Pazarlık böylece bitti~; {H} dizlerini^ karnına^ çekti^, karanlığın [incelmesini|açılmasını] bekledi^.',
      },
      {
        level: 1,
        text: '“Sende gördüğüm bende de olsun istedim,” dedi~ {F}. “Olmadı. Bütün gece seni bekledi.” {H} {O:acc} geri aldı^, sonra {F:gen} elini de üstüne kapadı^. Ortalık ağarırken {O} iki avucun arasında [ısınıyordu~|ısınmıştı~].',
      },
    ],
  },
  {
    name: 'told-from-memory',
    needs: [
      'human',
      'object',
      '!holdable',
      '!person-object',
      '!solitary',
      '!negative',
      '!habit',
      '!confined',
    ],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. [Uzun süre|Uzunca bir süre] yalnız baktı^; ne yaklaştı^ ne uzaklaştı^. Sonra gördüğünü^ birine anlatma isteği [her şeyi|korkusunu^ da] bastırdı~ ve {H} {F:acc} aramaya gitti^.',
      },
      {
        level: 3,
        text: 'Giderken cümleler [kurdu^|hazırladı^]. Önce en önemlisini söyleyecekti^, sonra nerede olduğunu, en sona da korktuğunu^ bırakacaktı^. Daha yarı yolda sırayı karıştırdı^; en sondaki durmadan öne geçiyor, ötekiler onun arkasında [dağılıyordu~|kayboluyordu~].',
      },
      {
        level: 2,
        text: '“Bir şey oldu,” diye başladı^ {H}. {F} elindekini bıraktı~. “İyi mi, kötü mü?” “Bilmiyorum. Büyük.” {H} kollarını^ iki yana açtı^, bunun [az geldiğini|yetmediğini] görünce indirdi^. “Otur da baştan anlat,” dedi~ {F}.',
      },
      {
        level: 1,
        text: '“Nasıl bir şey?” diye sordu~ {F}. {H} {O:acc} anlatmaya koyuldu^, üç cümle sonra sustu^. “Yok, öyle değil.” Bir daha denedi^. “Bu da değil.” {F} güldü~. “Üçüncüsünü sakla,” dedi~. “Gidip bakalım.”',
      },
      {
        level: 3,
        text: '“Büyük mü?” diye sordu~ {F}. “Büyük.” “Ne kadar?” {H} düşündü^. “Yanında sesimi alçalttım, o kadar.” {F} bunu [bir ölçü saydı~|ölçü olarak kabul etti~]. “Peki, ses çıkarıyor mu?” “Bilmem. Ben susuyordum, o da susuyordu.”',
      },
      {
        level: 3,
        text: 'Benzetecek bir şey aradı^. Ağzından^ çıkan her benzetme {O:acc} biraz [küçülttü~|ufalttı~]; sonunda dilinde^ yalnız iki kuru söz kaldı~. o anı o iki sözle anlatmak, bir denizi avuçla taşımaya benziyordu~; yolda hepsi dökülüyordu~.',
      },
      {
        level: 3,
        text: '{F} parmağıyla yere bir çizgi çekti~. “Çiz öyleyse.” {H} çömeldi^, bir şeyler çizdi^, eliyle^ sildi^, yeniden çizdi^. Ortaya çıkan şeye {F} uzun uzun baktı~. “Bu bir soğan,” dedi~. {H} [ister istemez|elinde olmadan] güldü^.',
      },
      {
        level: 2,
        text: '“Renginden başla,” dedi~ {F}. {H} renginden başladı^, rengin adını bulamadı^. “Akşamüstü gibi,” dedi^, “ama daha eskisi.” {F} uzaklara baktı~, akşamüstünün eskisini gözünün önüne [getirmeye çalıştı~|getirmek istedi~]. “Bir de kokusunu söyle,” dedi~ umutla.',
      },
      {
        level: 2,
        text: '“Yarına kadar kimseye söyleme,” dedi^ {H}. “Kime söyleyeyim? Ne olduğunu ben de bilmiyorum ki.” {F} bunu [gülerek|şakayla] söyledi~, {H}+de rahatladı^. Olanı bilen artık iki kişi vardı~; doğru dürüst anlatabilen [çıkmamıştı~|yoktu~].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:dat} döndü^; iş bekliyordu~. Elleri^ çalışıyor, ağzı^ [hâlâ|bir yandan] cümle arıyordu~. Bir tanesini buldu^, beğendi^, yanında^ kimse olmadığı için kendi kendine^ fısıldadı^. Kulağına^ o da eksik geldi~, unutmaya karar verdi^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^. Bunu gözü^ kapalı anlatabilirdi^: ağırlığını, serinliğini, nereden tutulduğunu. Her gün [dokunulan|elde tutulan] bir şeyi anlatmak kolaydı~. Bir tek kez gördüğü^ {O:dat} gelince dili^ dolaşıyor, elleri^ havada [kalıyordu~|duruyordu~].',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} her zamanki gibiydi~, yalnız {H} onu o gün [ilk kez|yeni] fark ediyordu^. O andan beri gözü^ kulağı^ açılmıştı~ sanki; bildiği^ şeyler bile bir daha bakılsın istiyordu~. Üç kez derin derin soludu^, işine^ döndü^.',
      },
      {
        level: 1,
        text: 'Gece huzursuz geçti~. Ya {O} gerçekten anlattığı^ kadar değilse? Sözleriyle^ büyütmüş olabilirdi^, küçültmüş de. {V.dik} anı baştan düşündü^; gözünün^ önüne gördüğü^ değil, söylediği^ geldi~. Bu onu^ [korkuttu~|ürküttü~].',
      },
      {
        level: 3,
        text: 'Bir ara uyudu^; uyanınca aklına^ ilk gelen yine o an oldu~. Gözlerini^ hemen açmadı^; görüntü kaçmasın istiyordu^. Kaçtı~. Geriye, ilk baktığında^ [ensesinde^|sırtında^] duyduğu^ o ürperti kaldı~; onu hiçbir cümlesine^ koymamıştı^.',
      },
      {
        level: 3,
        text: 'Sabaha karşı içinden^ bir ses, “Gitmesen de olur,” dedi~. Görülmemiş bir şey hep eksiksiz kalırdı~. {F} sabah uyandığında unutmuş bile olabilirdi~. {H} bu umuda bir süre sarıldı^; sonra {F:gen} öksürüğünü duydu^: gelmişti~.',
      },
      {
        level: 3,
        text: 'Olanı hiç söylemeseydi^ şimdi ne kadar rahat olurdu^. Gider, tek başına bakar, dönerdi^; kimse “Nasıl?” demezdi~. Ama öyle olsa bu gece bu kadar [uzun|uykusuz] da geçmezdi~. Kimseye sorulmayan bir şeyin doğrusu yanlışı olmazdı~ çünkü.',
      },
      {
        level: 2,
        text: '“Ya bulamazsak?” diye sordu~ {F}. “Buluruz.” “Ya bulur da bir şey anlamazsam?” Bunu {H}+de bütün gece kendine^ sormuştu^. “O zaman anlamamış gibi yapma,” dedi^. “Yüzüme baka baka söyle.” “Söylerim,” dedi~ {F}.',
      },
      {
        level: 3,
        text: 'Yolun sonuna doğru {H:gen} adımları^ kısaldı~. “Yoruldun mu?” “Hayır.” “Korktun mu?” Cevap vermedi^. {F} bir şey demeden [öne geçti~|yanına^ geçti~], adımlarını ağırlaştırdı~; yolun gerisi kısa adımlarla, [konuşmadan|sessizlik içinde] geçildi~.',
      },
      {
        level: 1,
        text: 'Sonunda {F} {O:acc} kendi gözleriyle gördü~. Uzun süre konuşmadı~. {H:gen} içi^ daraldı~. “Eee?” dedi^. “Hiç anlattığın gibi değil,” dedi~ {F}, gözünü ayırmadan. “Sen bunun asıl yerini [atlamışsın|unutmuşsun].”',
      },
      {
        level: 3,
        text: '{H} önce kırıldı^. O kadar söz bulmuş, o kadar söz atmıştı^; içlerinden biri olsun tutmalıydı~. “Hangisi yanlıştı?” “Hiçbiri,” dedi~ {F}. “Hepsi doğru. Ama [hepsi|hepsi de] senin başını çevirdiğin yerde bitiyor.”',
      },
      {
        level: 3,
        text: '{F} başını bir yana eğdi~, sonra öbür yana. Bir adım geri çekildi~, yeniden [yaklaştı~|sokuldu~]. {H:gen} gözü^ ise {O:dat} değil, o yüze takılmıştı~: orada şaşkınlık vardı~, sevinç vardı~, bir de kendi^ yüzünde^ hiç görmediği^ bir dinginlik.',
      },
      {
        level: 2,
        text: '“Neresini atlamışım?” {F} eliyle gösterdi~. {H} o yana baktı^ ve gerçekten görmemiş olduğunu^ anladı^: ışık {O:gen} bir yanına değiyor, öbür yanını gölgede bırakıyordu~. O ilk gün yalnız aydınlık yana [bakmıştı^|bakabilmişti^].',
      },
      {
        level: 3,
        text: '“Dün neden söylemedin?” dedi^ {H}. “Dün görmemiştim ki.” Bu kadar açık bir cevap beklemiyordu^. {F} olduğu yere [oturdu~|çöktü~], dizlerini topladı~. “Sen de otur,” dedi~. “Ayakta iyi bakılmıyor.”',
      },
      {
        level: 3,
        text: 'Yan yana, epey bir zaman [geçti~|geçip gitti~]. Arada {F} kısa bir şey söylüyor, {H} başını^ sallıyordu^. O gün bu yerde tek başınaydı^ ve kalbinin^ sesinden başka bir şey duymamıştı^. Şimdi iki kişinin soluğu vardı~.',
      },
      {
        level: 3,
        text: '“Bunu bir başkasına anlatacak olsam,” dedi~ {F}, “ben de senin gibi üçüncü cümlede susarım.” “Ne dersin o zaman?” “Gel, derim.” {H} bunun ne kadar [kısa|kolay] olduğunu düşündü^. Dün akşam bütün o sözleri aramak yerine bu tek sözü söylemek yeterdi~.',
      },
      {
        level: 3,
        text: '“Sence ne yapmalıyım?” diye sordu^ {H}. “Neyle?” “Bununla.” {F} omuz silkti~. “Önce bir bak. Dünden beri anlatıyorsun, [hiç|doğru dürüst] bakmadın.” {H} karşı çıkmak için ağzını^ açtı^, sonra usulca [kapadı^|kapattı^].',
      },
      {
        level: 1,
        text: '“Şimdi sen anlat,” dedi^ {H} ve gözlerini^ kapadı^. {F} acele etmeden başladı~: önce ışığı söyledi~, sonra bir kenarı, sonra gölgeyi. Karanlıkta {O} [yavaş yavaş|ağır ağır] belirdi~; {H} onu ilk kez [görüyordu^|görür gibiydi^].',
      },
    ],
  },
];
