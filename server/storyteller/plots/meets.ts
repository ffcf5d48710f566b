import type { Plot } from '../types.ts';

/** Told of those who don't answer: animals, ghosts, small children. */
const EIGHT_STEPS: Plot['passages'] = [
  {
    level: 1,
    text: '{HP}, {EW.di}. Arada tam sekiz adım vardı~; {H} saydı^, çünkü başka ne yapacağını^ [bilmiyordu^|bulamamıştı^]. {X:dat} yaklaşmadı^, geri de çekilmedi^. Olduğu^ yere çöktü^, yüzünü^ o yana döndü^ ve bekledi^.',
  },
  {
    level: 3,
    text: 'Sekiz adım ne çoktu~ ne az. Bir sıçrayışta geçilmezdi~; geçmek için insanın karar vermesi, kararından beş altı kez [dönmemesi|caymaması] gerekirdi~. {H} bunu düşündü^, ayaklarına^ baktı^. Ayakları^ bu konuda bir şey bilmiyordu~.',
  },
  {
    level: 3,
    text: '{X} gözünü kırpmadan bakıyordu~, ya da uzaktan öyle görünüyordu~. {H} bakışını^ kaçırmak istedi^, kaçırırsa^ kötü bir şey söylemiş sayılacağını^ düşündü^. Baktı^. Bir süre sonra bakmak, karşı yana ince bir ip [uzatmaya|atmaya] benzedi~; ip gevşekti~ ama kopmuyordu~.',
  },
  {
    level: 2,
    text: 'Önce ne söyleyeceğini^ düşündü^, sonra hiçbir şey söylememenin daha doğru olacağına [karar verdi^|inandı^]. Söz sekiz adımı bir anda geçer, vardığı yerde ne olacağı bilinmezdi~. Susmak ise olduğu yerde dururdu~. {X:gen} ne düşündüğü, düşünüp düşünmediği belli değildi~.',
  },
  {
    level: 1,
    text: '“Korkma, bir şey demeyeceğim,” dedi^ sonunda, yavaşça. {X:abl} bir [cevap|karşılık] gelmedi~. “Otururum yalnız. İstersen giderim.” Gitmedi^. Bir süre sonra gözüyle^ yeniden ölçtü^: yedi adım. Yanlış saymış olmalıydı^ ilkinde.',
  },
  {
    level: 3,
    text: 'Kıpırdamış mıydı^? Hiç hatırlamıyordu^. Belki bacağını^ [uzatırken|toplarken], belki rahat bir yer ararken biraz kaymıştı^. Karşıya baktı^; orada da bir değişiklik yoktu~. Yine de yer değişmişti~, ya da yer aynıydı~ da göz alışmıştı~.',
  },
  {
    level: 3,
    needs: ['gesture'],
    text: 'Zaman geçsin diye {G.di}. Bu, karşıdakinin dikkatini çekmişti~; bakışı {H:gen} ellerine^ kaydı~, orada kaldı~. {H} bir daha yaptı^, [daha yavaş|bu kez ağır ağır], göstere göstere. Konuşmadan söylenebilecek bir şey bulmuştu^: bak, ben bunu bilirim.',
  },
  {
    level: 3,
    needs: ['smell'],
    text: '{K} vardı~ üstünde^, çıkmayan bir koku. {X} onu almış mıydı~? {H} o yandan gelen bir koku aradı^, rüzgârsız havada bekledi^, sonunda [belli belirsiz|hafif] bir şey duydu^. Neye benzediğini söyleyemezdi^; ama artık tanıyordu^.',
  },
  {
    level: 2,
    text: '“Adım atmıyorum,” dedi^, boş ellerini^ göstererek. “Bak, oturuyorum.” Bunun anlaşılıp anlaşılmadığını bilmiyordu^. O andan beri söylediği^ her şeyi biraz da kendine^ söylüyordu^; sesi^ [titremeyince|titremeyip düz çıkınca] {o:dat} da güven geliyordu~.',
  },
  {
    level: 3,
    text: 'Bir ara gözlerini^ kapadı^. Görmeden de orada olduğunu bilip bilmeyeceğini^ [merak etmişti^|sınamak istemişti^]. Biliyordu^. Bunu nasıl bildiğini^ açıklayamazdı^; karanlıkta bir yanı^ ötekinden biraz daha ılıktı~, hepsi buydu~. Gözlerini^ açtı^: altı adım.',
  },
  {
    level: 3,
    needs: ['!solitary'],
    text: '{F} uzaktan seslendi~: “Orada mısın?” {H} elini^ kaldırıp sus işareti yaptı^. {F} baktı~, gördü~, bir şey sormadan [geri çekildi~|uzaklaştı~]. Sesi dinene kadar karşıda hiçbir şey kıpırdamadı~; dinince oradan, duyulur duyulmaz, bir soluk geldi~.',
  },
  {
    level: 1,
    text: 'Karanlık bastı~; artık bir karış öte bile görünmüyordu~. “Korkuyor musun?” dedi^ {H}. Cevap gelmedi~. “Ben korkuyorum,” dedi^ o zaman; o gün söylediği^ en doğru söz buydu~. Sessizlik [hafifledi~|yumuşadı~] sanki.',
  },
  {
    level: 3,
    text: 'Korkuyordu^, ama {X:abl} değil; yanlış bir şey yapmaktan. Bir kol fazla hızlı kalksa, bir söz fazla yüksek çıksa her şey bitebilirdi~. Kolunu^, sesini^, soluğunu^ [tek tek|birer birer] yavaşlattı^. Karşı yandaki soluk da yavaşlar gibi oldu~.',
  },
  {
    level: 2,
    text: '“Sana bir şey anlatayım,” dedi^ karanlığa. Kısa bir şey anlattı^, çocukluğundan^ kalma, önemsiz, sonu biraz gülünç. Gülünç yerinde durdu^, bekledi^. Gülen olmadı~; ama [kalkıp giden|uzaklaşan] da olmadı~. {H} bu kez daha uzununa başladı^.',
  },
  {
    level: 3,
    needs: ['sound'],
    text: 'Uzaktan {S} duyuldu~. {H} bu sesi bilirdi^, aldırmazdı^; {X} bilmiyor olabilirdi~. “Bir şey değil,” dedi^. “Hep olur.” Söylerken {H}+de şaştı^: birini yatıştırmak için önce kendi^ sesini^ yatıştırması^ gerekiyordu~, bunu bilmezdi^.',
  },
  {
    level: 3,
    text: 'Üşüdü^, dizlerini^ kendine^ çekti^. Kalkıp gitmek işten değildi~; sekiz, yedi ya da altı adım, ters yöne [atılınca|yürününce] bir hiçti~. Karşıda bir başkası da üşüyor olmalıydı~. Bunu düşündü^ ve dizlerini^ biraz daha çekti^.',
  },
  {
    level: 2,
    text: 'Gecenin bir yerinde sesi^ kısıldı~, sözleri^ tükendi~. Bu kez susmak başka türlüydü~; dolu bir kap gibi, dökülmesin diye [kıpırdamadan|sarsmadan] tutuluyordu~. Karşıdan bir kıpırtı geldi~, durdu~, sonra bir kıpırtı daha. {H} saymadı^.',
  },
  {
    level: 3,
    text: 'Uykuyla arası^ bozuktu~ o gece; gelir gibi oluyor, {H} irkilince [kaçıyordu~|gidiyordu~]. Bir kez daldı^, çok kısa. Uyanınca yüzünden^ sıcak bir şey geçmiş gibi geldi~ {o:dat}. Bir soluk mu, bir esinti mi, ayıramadı^; kıpırdamadan bekledi^.',
  },
  {
    level: 3,
    text: 'Gözünü^ açmadan önce dinledi^. Karşıdan gelen ses değişmişti~: daha yakından, daha ılık geliyordu~, fısıltı kadar alçak. Belki sabahın sesi böyleydi~ burada. {H} gözlerini^ biraz daha kapalı tuttu^; neyi bulacağını^ bilmemek, o an için, her şeyden güzeldi~.',
  },
  {
    level: 3,
    text: 'Bir süre ışıkla karanlık arasında [kaldı~|asılı kaldı~] her şey. Önce yer belirdi~, gri ve düz; sonra yerin üstünde iki karaltı. {H} kendi^ karaltısını^ tanıdı^. Ötekine bakmaya çekiniyordu^; bakınca kaybolursa diye, bir de kaybolmazsa diye.',
  },
  {
    level: 1,
    text: 'Işık gelince gözlerine^ inanamadı^: arada tek bir adım kalmıştı~. “Sen mi geldin?” diye sordu^. {X} yalnızca baktı~. Yoksa {o}+mi gitmişti^? {H} dönüp [yere|arkasına^] baktı^; hiçbir iz bulamadı^.',
  },
  {
    level: 2,
    text: '“Peki,” dedi^ {H}, “kim geldiyse geldi.” Bunu söyleyince içinde^ bir şey [gevşedi~|çözüldü~]. Gece boyunca sayılan, ölçülen, korkulan şey bitmişti~; o andan bu yana koca bir gece geçmişti~ ve artık yüzünü^ saklamaya gerek yoktu~.',
  },
  {
    level: 3,
    text: 'Yakından bakınca başka türlüydü~ {X}; uzaktan görünmeyen ne çok [küçük şey|ayrıntı] vardı~. {H} onları birer birer gördü^, hiçbirine gülmedi^, hiçbirinden korkmadı^. Kendi^ yüzünün^ de böyle okunduğunu düşündü^ ve ilk kez, yüzünü^ çevirmeden, okunmasına izin verdi^.',
  },
  {
    level: 3,
    text: 'Son adım en zoruydu~. Öncekileri kimin attığı [bilinmiyordu~|belli değildi~], bunu ise atan bilecekti~. {H} ağırlığını^ öne verdi^, geri aldı^. Belki de atmak gerekmiyordu~; belki o bir adım boş kalmalı, ortasına başka bir şey konmalıydı~.',
  },
  {
    level: 1,
    text: 'Son adımı atmadı^. Elini^ açtı^, avucu^ yukarı bakacak biçimde, tam ortaya, o boşluğa [koydu^|bıraktı^] ve başını^ başka yana çevirdi^. Çok geçmedi~; avucunun^ içinde, hafif, ürkek bir sıcaklık [duydu^|hissetti^].',
  },
];

/** The hero meets, loves, befriends or falls out with somebody. */
export const MEETS_PLOTS: readonly Plot[] = [
  {
    name: 'the-first-word',
    needs: ['meets', '!wordless', '!unreal', '!self', '!solitary', '!negative', '!habit', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bundan sonra söylenecek ilk söz [havada|ortada] kaldı~; onu kimin söyleyeceği belli değildi~. {H} hiç kıpırdamadan bekledi^. Gün döndü~, ortalık karardı~; {X:abl} ses çıkmadı~, {H}+de ağzını^ açmadı^.',
      },
      {
        level: 3,
        text: 'İlk sözün ne olacağını düşündü^. Çok hafif olmamalıydı~, duyulmazdı~; çok ağır olmamalıydı~, karşılığı [bulunmazdı~|çıkmazdı~]. Bir tanesi iyiydi~ ama onu {X:gen} söylemesi daha uygundu~. Düşündükçe her güzel söz karşı yana geçiyor, {o:dat} susmak kalıyordu~.',
      },
      {
        level: 2,
        text: '“Sen söyle,” dedi~ {F}. “Neden ben?” “Çünkü sabahtan beri bunu düşünen sensin.” “O da düşünüyordur.” “Nereden biliyorsun?” {H} cevap [vermedi^|veremedi^]. Saatlerdir {X:gen} aklından geçenleri kendi^ aklından^ geçiriyordu^; artık ikisini birbirinden ayırmak [güçtü~|zordu~].',
      },
      {
        level: 1,
        text: '“Git, sor,” dedi^ {H}. “İlk sözü söyleyecekse beklerim.” {F} gitti~, uzun süre kaldı~, döndü~. “Ne dedi?” “Sen söyleyecekmişsin.” {H} bunu [beklemiyordu^|ummuyordu^]. “Ona de ki,” dedi^, “ben de ondan bekliyorum.”',
      },
      {
        level: 3,
        text: '{F} yokken zaman ağır [aktı~|geçti~]. {H} bulunduğu^ yerde bir uçtan öbür uca gidip geldi^, durdu^, kulak verdi^. Gelirse iyi haberle mi gelirdi~? Gelmezse daha mı iyiydi~? {X:gen} bir tek sözünün bunca yer tutacağını düşünmemişti^.',
      },
      {
        level: 3,
        text: '“Ne dedi peki, başka hiçbir şey demedi mi?” diye üsteledi^ {H}. “Dedi.” “Ne dedi?” “Yorulmuşsundur, otur, dedi.” “Bana mı?” “Hayır, bana.” {H} biraz [bozuldu^|alındı^]; sonra, bunun da bir söz olduğunu, hem de ilk söz olduğunu düşündü^.',
      },
      {
        level: 3,
        needs: ['human', 'workplace'],
        text: '{W:loc} başka her sözü kolayca söylüyordu^. Sorana yol gösterdi^, yanlışı düzeltti^, bir kez de [gülerek|şakayla] takıldı^; sesi^ yerindeydi~ demek. Yalnız {X:dat} gelince o ses, yolun başında duran inatçı bir hayvan gibi, bir adım atmıyordu~.',
      },
      {
        level: 3,
        needs: ['human', 'gesture'],
        text: 'Sıkıntıdan {G.di}. “Bunu bir daha yaparsan giderim,” dedi~ {F}. “Düşünüyorum.” “Düşünmüyorsun, saklanıyorsun.” {H} elini^ çekti^, [dizine^|yanına^] bıraktı^. İnsanın bir dostu olması iyi şeydi~; her şeyi böyle çabuk görmesi hiç iyi değildi~.',
      },
      {
        level: 2,
        text: '“Nasıldı?” diye sordu^ {H}. “Kim?” “Kim olacak!” {F} gülümsedi~. “Senin gibi. Oturuyor, yere bakıyor, arada bir beni dinliyor gibi yapıyor.” {H} bunu duyunca başını^ yerden kaldırdı^ ve [neye baktığını^|nereye baktığını^] saklamaya çalıştı^.',
      },
      {
        level: 1,
        text: '{F} o gece dört kez gitti~, dört kez geldi~; götürdüğü de getirdiği de aynıydı~. “Önce o.” “Önce o.” {V.dik:abl} beri tek bir adım [atılmamıştı~|gidilmemişti~]. Beşincisinde {F} gitti~, uzun süre de dönmedi~.',
      },
      {
        level: 3,
        text: '“Ya küstüyse?” diye geçirdi^ içinden^ {H}. {F}+de susarsa, susanlar üç kişi olacaktı~. Bu hesap {o:acc} ilk kez korkuttu~; {X:gen} susması bir sızıydı~, {F:gen} susması ise bir yerin [boşalması|kapanması] gibi bir şeydi~.',
      },
      {
        level: 3,
        text: 'Bir aralık içinden^ gülmek geldi~. Gecenin bu saatinde, uykusuz, bir çift söz için beklemek; anlatsa^ kimse inanmazdı~. Anlatacağı^ ilk kişi de {X} olurdu~ üstelik. O andan beri neye gülse^, neye kızsa^, aklına^ ilk o geliyordu~.',
      },
      {
        level: 3,
        text: 'Gidip {F:acc} aramayı düşündü^. Ama nerede arayacaktı^? Ya {X:gen} yanındaysa? O zaman oraya kadar gitmek, ilk sözü söylemiş sayılırdı~. {H} bunun ne kadar gülünç olduğunu gördü^, gene de kalkmadı^, olduğu^ yerde yüzünü^ karanlığa çevirdi^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Birden irkildi^ {H}. Oysa duyduğu^ [yalnızca|yalnız] {S} olmuştu~, her günkü gibi, bildik. Yeniden yerine^ yerleşti^. O andan beri bütün sesleri ikiye ayırmıştı^: onun sesi olanlar, olmayanlar. Dünya neredeyse bütünüyle ikincilerden [yapılmıştı~|oluşuyordu~].',
      },
      {
        level: 2,
        text: 'Sabaha karşı {F} göründü~. “Neredeydin?” “Uyudum,” dedi~ {F}. “Birinizin uyuması gerekiyordu, ben uyudum.” {H} özür dileyecek oldu^. “Dileme,” dedi~ {F}. “Alışkın değilsin, yanlış kişiye dilersin.” Sesi kızgın değildi~, yalnızca [yorgundu~|bitkindi~].',
      },
      {
        level: 3,
        text: '“Onu ne kadar tanıyorsun?” dedi~ {F}. “Yeteri kadar.” “Susunca ne düşündüğünü bilecek kadar mı?” {H} bunu [tarttı^|ölçtü^]. Bilmiyordu^. Bildiği^, kendi^ sustuğunda^ ne düşündüğüydü^: keşke biri bir şey söylese. İçinden^, usulca, bir taş kaydı~.',
      },
      {
        level: 3,
        text: '“Diyelim ki söyledin,” dedi~ {F}. “Ne olur?” “Cevap vermez.” “Diyelim ki vermedi.” “O zaman söylemiş olurum.” “Sonra?” {H} düşündü^ ve [bundan ötesini|gerisini] bulamadı^. Korktuğu^ şeyin arkasında bir şey yoktu~; boş, aydınlık bir yerdi~ orası.',
      },
      {
        level: 1,
        text: 'Gün ışırken {F} seslendi~: “Kalk. Söyleyecek.” {H} bir daha sormadan peşine takıldı^. {X} oradaydı~; onu da {F}, aynı [sözle|haberle], ötekinin konuşacağını söyleyerek getirmişti~. “Hadi,” dedi~ {F} ve çekildi~.',
      },
      {
        level: 2,
        text: '{H} {F:dat} baktı^: kandırılmıştı^. {X}+de aynı yana bakıyordu~, aynı yüzle. Bir an iki öfke aynı yerde, {F:gen} [üzerinde|sırtında] buluştu~. O andan beri ilk kez bir konuda anlaşılmıştı~ ve bu, iki yüzden de okunuyordu~.',
      },
      {
        level: 3,
        text: '“Yalan söyledin,” dedi^ {H} alçak sesle. “Yalan değil,” dedi~ {F}. “Biriniz söyleyeceksiniz. Hangisi olduğunu bilmiyorum, o kadar.” Sonra uzaklaşıp sırtını döndü~, [duymuyormuş|dinlemiyormuş] gibi yaptı~; ama duruşundan kulak kesildiği anlaşılıyordu~.',
      },
      {
        level: 3,
        text: 'Arada üç adım vardı~. Üç adım, [gündüz|ışıkta] bakınca, gece sanıldığından çok daha kısaydı~. {X} kıpırdandı~, {H}+de kıpırdandı^; iki yan da bunu bir başlangıç sanıp bekledi~, başlamayınca yeniden duruldu~. Bir yerde bir damla düştü~ sanki.',
      },
      {
        level: 2,
        text: 'Hazırladığı^ bütün sözler yok olmuştu~. {H} onları bir bir çağırdı^, gelmediler~. Geriye kala kala {X} kalmıştı~, bir de [aradaki|ortadaki] o küçük boşluk. “Nasılsın” bile söylenebilirdi~ o boşluğa, herkesin her gün söylediği gibi; o bile kolay değildi~.',
      },
      {
        level: 3,
        text: 'Uzakta {F} ayak [değiştirdi~|değiştiriyordu~]; gitse mi kalsa mı, bilemiyordu~. Onun için de söylemek gerekiyordu~ artık. Bütün gece bir oraya bir buraya koşan biri vardı~ ve bu koşudan geriye iki kelimeden başka bir şey kalmamıştı~: “Önce o.”',
      },
      {
        level: 3,
        text: '{X} bir şey söyleyecek gibi oldu~; {H}+de tam o sırada soluk almıştı^. Bir anda iki yan da [sustu~|vazgeçti~], yol vermek için. Sonra iki yan da, öteki vazgeçti sanarak, yeniden davrandı~. Dar bir geçitte karşılaşan iki yolcu gibiydi~ bu.',
      },
      {
        level: 1,
        text: 'Sonra iki ağız aynı anda açıldı~. Çıkan söz de aynıydı~: “Sen...” İki ağız birden kapandı~, yol verdi~; sonra [gene|yine] aynı anda, aynı sözle açıldı~. Uzakta, sırtı dönük duran {F:gen} omuzları sarsılıyordu~.',
      },
    ],
  },
  {
    name: 'eight-steps',
    needs: ['human', 'other', '!meets', '!beloved', '!self', '!negative', '!habit', '!state', '!confined'],
    passages: EIGHT_STEPS,
  },
  {
    name: 'eight-steps-to-the-wordless',
    needs: ['human', 'meets', 'wordless', '!self', '!negative', '!habit', '!state', '!confined'],
    passages: EIGHT_STEPS,
  },
];
