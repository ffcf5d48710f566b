import type { Frame } from '../types.ts';

/** Somebody betrays, deceives or informs on another. */
export const BETRAYS: Frame = {
  name: 'betrays',
  verbs: new Set(['ihanet etmek', 'ele vermek', 'aldatmak', 'ihbar etmek']),
  needs: ['!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Ertesi gün {F} her zamanki gibi selam verdi~. Selam almak bir kelimeydi~; {H} o kelimeyi iki kez yanlış söyledi^.',
        },
        {
          text: '{HP}, {EW.di}. Bunu üç kişinin önünde yapmıştı^; üçü de hemen başka yere baktı~. En gençleri dayanamadı~: “Bu kadar mı?” “Bu kadar,” dediler~ ona.',
          needs: ['!deceives'],
        },
        {
          text: '{HP}, {EW.di}. Başkası yapsa ne diyeceğini^ çok iyi biliyordu^; o sözlerin hepsini bir zamanlar yüksek sesle söylemişti^. Şimdi hiçbirini hatırlamak istemiyordu^.',
        },
        {
          text: '{HP}, {EW.di}. Üç cümle yetti~. Dinleyen, dördüncüsünü beklemedi~, başını salladı~. “Gidebilirsin,” dedi~.',
          needs: ['informs'],
        },
        {
          text: '{HP}, {EW.di}. Ellerini^ yıkadı^; kirli değildi~. Suyu kesti^, biraz durdu^, bir kez daha yıkadı^, parmaklarının^ arasına kadar kuruladı^.',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.di}. Aynı günün akşamında her zamanki sözleri söyledi^, her zamanki yerini^ aldı^. Kimse bir şey fark etmedi~. Bu, fark etmelerinden daha kötüydü~.',
        },
        {
          text: '{HP}, {EW.di}. “Karşılığında ne istiyorsun?” dediler~. Bunu düşünmemişti^. Aklına^ gelen ilk şeyi söyledi^ ve ne kadar az istediğini^ karşısındakilerin^ gülüşünden anladı^.',
          needs: ['informs'],
        },
        {
          text: '{HP}, {EW.di}. Sebebini sorsalar sıralardı^: korkmuştu^, kızmıştı^, biraz da haklıydı^. Ama kimse sormadı~, çünkü daha kimsenin haberi yoktu~.',
        },
        {
          text: '{HP}, {EW.di}. Daha öğle olmadan onunla yolda karşılaştı^. “Solgunsun,” dedi~ öteki. Cebinden iki kuru kayısı çıkardı~, birini uzattı~. {H} aldı^. Yedi^ de.',
          needs: ['person', 'human', '!deceives'],
        },
        {
          text: '{HP}, {EW.di}. Dili^ sürçmüş değildi~, kimse de zorlamamıştı~. O cümleyi günlerce içinden^ söylemiş, sonra bir gün yüksek sesle söylemişti^.',
          needs: ['informs'],
        },
        {
          text: '{HP}, {EW.di}. Gözlerini^ kaçıracağını^ sanıyordu^, kaçırmadı^. Sesi^ titrer diyordu^, titremedi~. Bu kadar kolay olmasına hazırlıklı değildi^.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'İçinde söz, dostluk, güven geçen her konuşmada bir bahane bulup uzaklaşıyordu^. {F} bunu fark etti~ ve bir gün üçünü de aynı cümlede kullandı~. {H} bahane bulamadı^.',
        },
        {
          text: '{V.dik:acc} unuttuğu^ anlar oluyordu~; bir şakaya gülerken, bir işe dalmışken. Sonra hatırlıyordu^ ve en çok, az önce güldüğüne^ şaşıyordu^.',
        },
        {
          text: 'Bir kez oldu, bir daha olmayacak, diyordu^ kendi kendine^. Aynı hafta ikincisini istediler~. “Zor olanını yaptın,” dediler~. “Bu daha kolay.”',
          needs: ['!deceives'],
        },
        {
          text: 'Onun iyiliklerini saymamaya çalıştı^. Saydı^ yine de: ateşli gecede getirdiği su, sessizce ödediği borç, kimseye anlatmadığı o eski utanç. Üçüncüde durdu^, çünkü gerisi vardı~.',
          needs: ['person', 'human'],
        },
        {
          text: 'Kazandığı^ ne varsa ortadaydı~: kimse sıkıştırmıyordu~ onu^, önü^ açılmıştı~. Her sabah bunları tek tek aklından^ geçirdi^. Hepsi yerindeydi~. Yalnız önüne^ konan yemeği yarım bırakıyordu^.',
          needs: ['human'],
        },
        {
          text: 'Neden {V.dik:acc} bir gün sorarlarsa diye bir cevap hazırladı^. İlk hâli uzundu~; içinde başkalarının suçu da vardı~. Her gün biraz kısalttı^. En sonunda bir kelime kaldı~: “Korktum.”',
        },
        {
          text: 'Ona her zamankinden iyi davranıyordu^ artık. Sözünü kesmiyor, anlattığı her şeye gülüyordu^. “Sana ne oldu?” dedi~ öteki bir gün. “Çok iyisin.”',
          needs: ['person', '!informs'],
        },
        {
          text: 'Kendi adını^ her duyduğunda^ irkiliyordu^. Bir seferinde, kimse sormadan, “Ben değildim,” dedi^. Karşısındaki^ yalnızca yol soracaktı~.',
        },
        {
          text: 'Haber bekledi^. Bir gün, iki gün hiçbir şey olmadı~; belki unutulmuştu~, belki önemsizdi~. Üçüncü gün öğrendi^: Sabaha karşı gelmiş, konuşmadan alıp götürmüşlerdi~.',
          needs: ['informs', 'person'],
          gives: ['taken'],
        },
        {
          text: 'Geri almayı düşündü^. Gitti^, aynı yerde aynı kişiyi buldu^. “Yanlış söylemişim,” dedi^. Öteki önündeki deftere baktı~. “Yazıldı,” dedi~.',
          needs: ['informs'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Sende bir hâl var,” dedi~ {F}. “Yok bir şey.” {F} ısrar etmedi~, ama kalkarken döndü~: “Söylersen burada kalır.” {H} o gece bu söz yüzünden uyuyamadı^.',
        },
        {
          text: '{V.dik:acc} {F:dat} söyledi^. {F} uzun süre bir şey demedi~, sonra, “Bana neden anlattın?” diye sordu~. “Biri bilsin istedim.” “Biri biliyor işte,” dedi~ {F} ve biraz öteye çekildi~.',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '“Kim yaptıysa bulacaklar,” diyordu~ {F}. “Bulsunlar da.” {H} başını^ salladı^, hatta bir de küfür ekledi^. Küfür içtendi~; kime ettiğini^ bir tek kendisi^ biliyordu^.',
          needs: ['human'],
        },
        {
          text: '{V.dik:acc} {F} biliyordu~. Nereden bildiğini söylemedi~. “Ben kimseye demem,” dedi~. “Yalnız bundan sonra bana sırrını anlatma. Benimkileri de sorma.”',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '“Senin yerinde ben de yapardım,” dedi~ {F}, {V.dik:acc} öğrenince. Avutmak için söylemişti~. {H} ona başka bir gözle baktı^: Demek o da bir gün yapabilirdi~.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir tabak erik getirmişti~, ortaya koydu~. {V.dik:acc} anlatırken {H} eriklere baktı^, çekirdekleri tek tek yan yana dizdi^. Söz bittiğinde on bir çekirdek vardı~. {F} hiç yememişti~.',
          needs: ['settled'],
          gives: ['friend-knows'],
        },
        {
          text: '“Korktun mu?” dedi~ {F}. “Hayır.” “Bir şey mi verdiler?” “Hayır.” “O zaman ne?” {H} cevabı biliyordu^, ama söyleyemedi^: Kıskanmıştı^.',
          needs: ['person'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir tek şey sordu~: “O öğrendi mi?” “Hayır.” “Senden öğrensin.” Bunu söylerken gözlerini ayırmadı~; {H} bunun bir öğüt mü, bir süre mi olduğunu anlayamadı^.',
          needs: ['person'],
          gives: ['friend-knows'],
        },
        {
          text: '“Bunu niye bugün söylüyorsun?” dedi~ {F}. {V.dik:acc} dinlemiş, bir kez bile sözü kesmemişti~. “Yarın başkası söyleyecek.” “Demek pişman olduğundan değil,” dedi~ {F}. {H} itiraz etmek için geç kaldı^.',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Herkes bildiğini ortaya döküyordu~: kim ne duymuş, kim ne görmüş. {H} hepsinden çok bildiği^ hâlde ağzını^ açmıyordu^. “Senin hiç mi merakın yok?” dediler~.',
        },
        {
          text: '{V.me:acc} isteyenler bile artık onunla^ yan yana görünmüyordu~. Uzaktan baş sallıyor, yolun öbür yanına geçiyorlardı~. İçlerinden biri, “Kusura bakma,” dedi~ yalnız kaldıklarında. “Bize de yaparsın.”',
        },
        {
          text: 'Kulaktan kulağa bir söz dolaştı~. Kimse adını^ anmıyordu~, ama yanlarına geldiğinde^ konuşmalar yarıda kesiliyor, herkes birden başka bir işe dalıyordu~.',
        },
        {
          text: 'Yanlış kişiden şüphelendiler~. Kendini savunamayan biriydi~; iki gün sorguya çektiler~, üçüncü gün aralarından kovdular~. Giderken {H:gen} önünde^ durdu~. “Sen bari inanıyor musun bana?” dedi~.',
          needs: ['!deceives'],
          gives: ['blamed'],
        },
        {
          text: 'Öteki en gizli işini yine ona^ danıştı~: “Senden başka kimseye söyleyemem.” {H} dinledi^; kulaklarını^ tıkamamak için ellerini^ dizlerinin^ altına soktu^.',
          needs: ['person', 'human', '!informs'],
        },
        {
          text: 'Gidenin işini paylaşmak gerekti~. {H:dat} en ağır pay düştü~, itiraz etmedi^. Aletlerinin sapında aşınmış yerler vardı~. {H} kendi parmaklarını^ oralara koydu^; uymadı~.',
          needs: ['taken', 'settled', '!child'],
        },
        {
          text: 'Uykuda konuşmaktan korktu^. Ayrı bir köşede yatmaya başladı^. Bir sabah {F}, “Gece bağırıyordun,” dedi~. “Ne diye?” “Anlaşılmıyor. Ama hep aynı şeyi.”',
          needs: ['human'],
        },
        {
          text: 'Ona^ verilen sözler tutulmadı~. Gitti^, hatırlattı^. “Sen de sözünde durmadın ki,” dediler~. “Biz senden öğrendik.” Bunu gülüşerek söylemişlerdi~.',
          needs: ['!deceives'],
        },
        {
          text: 'Bir çocuk, “Hain ne demek?” diye sordu~ yanındakine. Soru {H:dat} sorulmamıştı~, cevap da ona^ verilmedi~. Yine de ikisini baştan sona dinledi^.',
        },
        {
          text: 'Öteki bir şey sezmişti~; sormuyor, yalnızca bakıyordu~. {H} o bakıştan kurtulmak için kendine^ olmadık işler çıkardı^: su taşıdı^, odun dizdi^, sökük dikti^. Akşam olunca yapılacak iş kalmadı~.',
          needs: ['person', 'settled', '!informs'],
        },
        {
          text: 'İkinci yalan birincisini korumak içindi~, üçüncüsü ikincisini. Kime ne dediğini^ unutmamak için günü üçe ayırdı^: sabahki, öğlenki, akşamki. Akşamkini sabah söylediği^ gün kimse fark etmedi~; {H} yine de terledi^.',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Herkesten tek tek yemin istediler~: “Ben yapmadım.” Soldan başladılar~; on iki kişi yemin etti~. Sıra ona^ gelince, “Beni geçin,” dedi^. Geçtiler~, ama on dördüncü kişi yemin ederken herkes {H:dat} bakıyordu~.',
        },
        {
          text: 'Kovulan kişi için ceza da belli oldu~; sabah uygulanacaktı~. {H} o gece kalktı^, yarı yola kadar gitti^, döndü^. Bir daha gitti^, bir daha döndü^. Üçüncüsünde dönmedi^.',
          needs: ['blamed'],
        },
        {
          text: 'Sonunda onunla karşı karşıya kaldı^. “Biliyorum,” dedi~ öteki, “baştan beri biliyorum. Senin ağzından duymak için bekledim.” {H} günlerdir hazırladığı^ sözlerin hiçbirini bulamadı^.',
          needs: ['person', '!taken'],
        },
        {
          text: 'Aynı istekle bir kez daha geldiler~. Bu seferki ad {F:gen} adıydı~. “Ufak bir şey,” dediler~, “yerini söyle, yeter.” {H} onun o saatte nerede olduğunu biliyordu^. “Bilmiyorum,” dedi^.',
          needs: ['!deceives'],
        },
        {
          text: 'Herkesin içinde biri kolunu kaldırdı~, onu^ gösterdi~: “O yaptı.” Sesler kesildi~. {H} gülebilirdi^, kızabilirdi^, “Delirdin mi?” diyebilirdi^. Karşısındakiler^ hangisini yapacağını^ bekliyordu~.',
          gives: ['pointed'],
        },
        {
          text: 'Biri aynısını {H:dat} yaptı~. Küçüktü~, ucuz bir yalandan ibaretti~. Tam öfkelenecekken durdu^: Yapan, önce sesini alçaltmış, sonra gülümsemişti~. {H} bunun sırasını ezbere biliyordu^.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Kimsenin sormasını beklemeden {F:gen} karşısına geçti^. “Şimdi sana söyleyeceğimi herkese söyle,” dedi^, “benden önce duysunlar.” {F} o akşam kimseye bir şey söylemedi~. Ertesi sabah {H} kendisi^ söyledi^.',
          needs: ['!blamed', '!pointed'],
        },
        {
          text: '{H} ayağa kalktı^. “Benim,” dedi^, “nedenini de anlatırım, isteyen kalsın.” Gösteren kolunu indirdi~. Yarısı gitti~. Kalanlar yere oturdu~, {F} en arkaya.',
          needs: ['pointed'],
        },
        {
          text: '“Biri sorarsa söyleyeceğim,” demişti^ kendine^. Kimse sormadı~. Bir gün {F}, laf olsun diye, “Nasılsın?” dedi~. {H} bunu soru saydı^ ve {V.dik:acc} baştan sona anlattı^.',
          needs: ['!pointed', '!friend-knows'],
        },
        {
          text: '{V.dik:acc} söyledi^, kalabalığın içinde, sesini^ yükseltmeden. Önce duyan olmadı~. Bir daha söyledi^. Bu sefer duydular~; çevresi^ birden açıldı~.',
          needs: ['!pointed'],
        },
        {
          text: 'Ona gitti^, {V.dik:acc} söyledi^. Sebebini söylemedi^; sebep, özür yerine geçecekti~. Öteki sonuna kadar dinledi~. “Bitti mi?” dedi~. “Bitti.” “O zaman git, yarın yine gel. Bugün seni dinleyemem.”',
          needs: ['person', '!pointed', '!taken', '!blamed'],
        },
        {
          text: 'Karşılığında aldıklarını^ geri götürdü^. “Geri alınmıyor,” dediler~. {H} önlerine bıraktı^ yine de. Ayrılırken biri arkasından^ güldü~. Dönüp bakmadı^.',
          needs: ['!deceives', '!pointed', '!blamed'],
        },
        {
          text: 'Bildiğini^ bir kez daha anlattı^, bu sefer kendini^ de katarak: neyi görmüştü^, neyi eklemişti^, neresini uydurmuştu^. Yazan durdu~. “Bu seni de yakar,” dedi~. “Yaz,” dedi^ {H}.',
          needs: ['informs', 'human', '!pointed'],
        },
        {
          text: 'Sustu^. {F} yüzüne^ bakarken de sustu^. Sonra en ağır işi kendi üstüne^ aldı^, günlerce bırakmadı^. Sebebini anlamadılar~; onu^ iyi biri sandılar~ ve öyle davranmaya başladılar~.',
          needs: ['human', '!child', '!blamed'],
        },
        {
          text: '“Benimle gelir misin?” dedi^ {F:dat}. “Nereye?” “Söylemeye.” {F} gelmeyeceğini söyledi~, sonra yine de geldi~, on adım arkadan. {H} ne zaman dursa^ o da duruyordu~.',
          needs: ['friend-knows', '!solitary', '!pointed'],
        },
        {
          text: '“Doğru,” dedi^. Gösterenin kolu havada kaldı~; itiraza hazırlanmıştı~, kabule değil. Herkes birbirine baktı~, sonra {H:dat} ve {H} bu kez gözlerini^ kaçırmadı^.',
          needs: ['pointed'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Ona^ yeniden ilk güvenen bir çocuk oldu~. “Ben gelene kadar şuna bakar mısın?” dedi~, küçük bir bohça bıraktı~. {H} akşama kadar gözünü^ bohçadan ayırmadı^. Çocuk geldi~, aldı~, teşekkür bile etmeden gitti~.',
          needs: ['!child'],
        },
        {
          text: 'Bir gün, {V.dik:acc} hiç bilmeyen biri onunla^ dost olmak istedi~. {H} önce anlattı^, sonra elini^ uzattı^. Öteki ele baktı~, epeyce baktı~. “Yarın da burada mısın?” diye sordu~.',
        },
        {
          text: 'Affedilmedi^. Bir gün öteki yolda karşısına^ çıktı~. Durmadı~, ama yüzünü de çevirmedi~; başını biraz eğdi~, bir selam kadar. O geçip gittikten sonra bile {H} şapkasını^ elinde^ tuttu^.',
          needs: ['person', 'settled'],
        },
        {
          text: 'Yıllar sonra {F} ona^ yeniden bir sır verdi~. Küçüktü~, önemsizdi~; belli ki denemek için seçilmişti~. {H} bunu anladı^, yine de kimseye söylemedi^.',
          needs: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} bilenler birer birer gitti~ ya da unuttu~. En sona {H} kaldı^. Artık anlatmazsa^ hiç olmamış sayılacaktı~. Anlattı^.',
        },
        {
          text: 'Biri ona^ bir şey anlatacak olsa, “Bana söyleme,” diyordu^ artık. Kimi alınıyor, kimi gülüyordu~. {F} bir keresinde aldırmadı~, söyledi~. Söz orada kaldı~.',
        },
        {
          text: 'Adı^ düzelmedi~. {V.dik:acc} yeni gelenlere alçak sesle anlatıyorlardı~. {H} bazen duruyor, eksik kalan yeri kendisi^ tamamlıyordu^: “Bir de kimse zorlamadı, onu unutma.”',
        },
        {
          text: '“Ben olsam ne yapardım, bilmiyorum,” dedi~ öteki bir gün. Affetmek değildi~ bu. Kapıya yakın oturmuştu~, kalkıp gidecekti~. Gitmedi~; soğuyan çorbasını sonuna kadar içti~.',
          needs: ['person', 'settled'],
        },
        {
          text: 'Uykusu^ düzeldi~, ama adıyla^ seslenildiğinde dönmeden önce hâlâ bir an bekliyor, kendini^ hazırlıyordu^. Bu sefer yalnızca {F} seslenmişti~. “Yemek hazır,” diyordu~.',
          needs: ['human'],
        },
      ],
    },
  ],
};
