import type { Plot } from '../types.ts';

const THE_DEAF_NEIGHBOUR: Plot = {
  name: 'covered-and-not-stirred',
  needs: ['settled', '!solitary', '!confined', '!child', '!several'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Bunu anlatacak bir tek yan komşu vardı~: seksenini geçmiş, kulağı [ağır|pek duymayan] bir kadın. {H} karşısına^ oturdu^, {V.dik:acc} bağıra bağıra anlattı^. Kadın sonuna kadar dinledi~. “Ekşimiştir o,” dedi~.',
    },
    {
      level: 2,
      text: '“Ne ekşimiş?” dedi^ {H}. “Yoğurt,” dedi~ kadın. “Yoğurdum tutmadı diyorsun ya.” {H} bir daha anlattı^, bu kez ellerini^ de kullanarak. Kadın [her şeye|hepsine] başını salladı~, sonunda omzuna^ vurdu~. “Üzülme,” dedi~, “ilk mayada kimsenin tutmaz.”',
    },
    {
      level: 3,
      text: 'Kadının evinde her şey ya örtülüydü~ ya kapalı: reçeller, minderler, kafesteki kuş. “Uyuyor,” diyordu~ hepsi için. {H} sesini^ alçaltacak oldu^, sonra [alçaltmanın|fısıldamanın] burada hiçbir işe yaramayacağını hatırladı^.',
    },
    {
      level: 3,
      text: 'Bağırınca olan başka türlü duyuluyordu~. İçinden^ geçirirken derin, karışık bir şeydi~; bağırılınca üç kelimeye iniyordu~. {H} üç kelimeyi bir daha bağırdı^. Sokaktan geçen biri durdu~, “[Geçmiş olsun|Allah kolaylık versin],” dedi~, yürüdü~.',
    },
    {
      level: 1,
      text: 'Düzeltmeye gücü^ yetmedi~. “Peki ne yapayım?” diye bağırdı^, gülmemek için kendini^ zor tutarak. Kadın ciddileşti~. “Üstünü ört,” dedi~. “Sıcak bir yere koy. Sabaha kadar [açıp bakma|dokunma]. Hele karıştırma, hiç tutmaz.”',
    },
    {
      level: 2,
      text: '“Kaç kez denemeli?” diye sordu^ {H}, sesini^ yine yükselterek. “Ben kırk yıl denedim,” dedi~ kadın. “Kocam acele ederdi, gece kalkıp bakardı. Her bakışta biraz soğurdu. Sonunda tencereyi [ondan|mutfaktan] sakladım.” Güldü~; ağzında üç diş vardı~, üçü de gülüyordu~.',
    },
    {
      level: 3,
      text: 'Dönerken kadının sözlerine güldü^. Bir yandan da sayıyordu^: örtmek, sıcak tutmak, bakmamak, karıştırmamak. O güne kadar olanı ne örtmüş, ne bekletmişti^; her saat kapağını kaldırıp [bakmış|kaşığı daldırmış], her gelene bir daha anlatmıştı^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Kapıdan çıkarken {S} duyuldu~. “Ne dedi?” diye sordu~ kadın. “Bir şey demedi, ses.” “Bana biri bir şey dedi,” dedi~ kadın, inatla. {H} bir daha dinledi^. Belki de haklıydı~; duymayan insan, ötekilerin [kaçırdığını|duyup geçtiğini] yakalıyordu~.',
    },
    {
      level: 1,
      text: 'O gece {H} söyleneni yaptı^, alay eder gibi. Olanı düşünmedi^, üstünü örttü^; aklına^ gelince “Sabah,” dedi^, yerine koydu^. İki kez uyandı^, iki kez [kapağa|örtüye] uzanan elini^ geri çekti^. Karanlıkta bir şey, kimse karıştırmadan, kendi kendine duruldu~.',
    },
    {
      level: 2,
      text: 'Sabah {F} geldi~, ilk sözü o oldu~: “Ne yaptın?” “Örttüm.” “Neyi?” “Her şeyi.” {F} bunu iyiye yormadı~, yanına^ oturdu~. “Anlat,” dedi~. “Olmaz,” dedi^ {H}, “karıştırılmayacak.” {F:gen} ağzı [açık kaldı~|açıldı~, kapandı~].',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} soranlar oldu~. “Mayada,” dedi^ {H}, fazlasını söylemedi^. Kimse ne demek istediğini anlamadı~, [üsteleyen olmadı~|bir daha soran çıkmadı~]. Bu sözün arkasında rahat bir gölge vardı~; bütün gün o gölgede çalıştı^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} eline^ alınca dünden beri ilk kez elinin^ yavaşladığını gördü^. Yavaşlayınca iş güzelleşiyordu~. {T} bile sanki daha [sessiz|yumuşak] duruyordu~ avucunda^. Acele eden yalnız kafa olmuştu~ demek; el, ne zamandır beklemeyi biliyordu~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Öğleye doğru {K} duyuldu~, hafif, bir görünüp bir kaybolan. Eskiden kalkıp nereden geldiğini arardı^. Oturduğu^ yerde bekledi^; koku [kendi gelip|yürüyüp] yanına^ oturdu~. Bazı şeyler aranınca kaçıyor, beklenince geliyordu~.',
    },
    {
      level: 3,
      text: 'İkinci gece daha zordu~. Örtünün altında bir şeyin kıpırdadığını duyuyordu^; iyiye mi, kötüye mi, bakmadan bilinmiyordu~. Elini^ kalbinin^ üstüne koydu^: orası sıcaktı~. Sıcak olsun, demişti~ kadın; [neresi|kimin sıcağı] olsun, dememişti~.',
    },
    {
      level: 1,
      text: 'Üçüncü sabah kadının kapısını çaldı^. “Tuttu mu?” diye sordu~ kadın. {H} durdu^; içine^ baktı^. Olan orada duruyordu~, ama dalgalanmıyordu~ artık; eğilince [yüzü^|gök] görünüyordu~. “Tuttu,” dedi^, bağırmadan. Kadın dudaklarını okudu~, önüne^ bir tabak yoğurt koydu~.',
    },
    {
      level: 2,
      text: '“Şimdi ne yapılır?” diye sordu^ {H}. Bu kez bağırmaya gerek kalmamıştı~. “Şimdi yenir,” dedi~ kadın, “ama bir kaşığı ayrılır. Yarının mayası ondan olur. Hepsini yiyen, [sonra kapı kapı dolaşır|komşuya muhtaç kalır].” Parmağıyla kendini gösterdi~.',
    },
    {
      level: 3,
      text: '“Ben senin derdini anladım sandın, değil mi?” dedi~ kadın birden, kaşlarını kaldırarak. {H} ne diyeceğini^ bilemedi^. “Anlamadım. Ama yüzün [ekşimişti|kesilmişti]. Kesilen şeye herkes aynı şeyi söyler, yoğurt da olsa, gönül de.” Bunu bağırmadan söyledi~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Cevap yerine {G.di}. Kadın bunu da okudu~, dudak okur gibi. “Onu diyorum,” dedi~. “Eline bak, bir haftadır titriyordu.” {H} eline^ baktı^. Titremiyordu~. Ne zaman durduğunu [görmemişti^|kaçırmıştı^]; örtünün altında olmuştu~ demek.',
    },
    {
      level: 3,
      text: 'Kuş kafeste uyandı~, örtünün altında bir iki ses çıkardı~. “Sabah oldu sanıyor,” dedi~ kadın; duymuş olamazdı~. “Nereden bildiniz?” “Örtü [kıpırdadı|titredi].” {H} örtüyü kaldırmak istedi^, kadın elini tuttu~: “Acele etme. Işık yavaş gelmeli.”',
    },
    {
      level: 3,
      text: 'Kadının kızı uğradı~, annesine bağırdı~, annesi ona turşudan söz etti~. Kız {H:dat} dönüp omzunu silkti~. “Hiçbir şey duymuyor,” dedi~. “Duyuyor,” dedi^ {H}. “Nereden biliyorsun?” “[Sabaha kadar|Üç gün] bekle,” dedi^, “sen de duyarsın.”',
    },
    {
      level: 2,
      text: '“Bu benimki,” dedi~ kadın tabağın üstüne bez örterken. “Seninkine bir kaşık kat, ikisi bir olur.” Dönüşte {H} tabağı iki eliyle^ taşıdı^; yolda ne koştu^, ne durdu^, ne de bezi [araladı^|kaldırıp baktı^].',
    },
    {
      level: 1,
      text: 'O akşam {F} kapıya dayandı~, yüzü allak bullak. “Bana bir şey oldu,” dedi~. {H} bir sandalye çekti^, sonuna kadar dinledi^. Sonra tabaktan bir kaşık ayırdı^, [küçük bir kâseye|bir fincana] koydu^, üstünü örttü^. “Al,” dedi^. “Sabaha kadar karıştırma.”',
    },
  ],
};

const AND_THEN: Plot = {
  name: 'and-then',
  needs: ['!solitary', '!confined', '!child', '!several', '!space'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Bunu ilk duyan, köşede taş sektiren bir çocuk oldu~. “Sonra?” dedi~ çocuk. “Sonrası yok, bu kadar.” Çocuk [beğenmedi~|inanmadı~]. “Her şeyin sonrası olur,” dedi~. “Yarın yine sorarım.”',
    },
    {
      level: 2,
      text: '{H} bunu şaka sandı^. Ama ertesi gün taşlar aynı köşedeydi~, çocuk da. “Sonra?” “Bir şey olmadı.” “Hiç mi?” “Hiç.” Çocuk taşını indirdi~. “Ben olsam,” dedi~, “bir şey [yapardım|olurdum].” Taşı öyle bir attı~ ki sokağın ucuna kadar sekti~.',
    },
    {
      level: 3,
      text: 'Çocuğun adı yoktu~, ya da söylemiyordu~. “Adım sonra belli olacak,” diyordu~ sorana. Bir ayağında bağcıklı, öbüründe [tokalı|bantlı] bir ayakkabı vardı~. Annesi uzaktan seslenince koşuyor, ama arkasına bakıyordu~: hikâye o yokken devam etmesin diye.',
    },
    {
      level: 1,
      text: 'Üçüncü gün {H} köşeden geçmemek için yolunu^ değiştirdi^. Çocuk öteki köşede bekliyordu~. “Sonra?” {H} bir an düşündü^. “Sonra,” dedi^, “birine söylemeye karar verdim.” Bu doğru değildi~; ama [ağızdan|dilinden^] çıkmıştı~ bir kere. Akşam gidip {F:dat} söyledi^.',
    },
    {
      level: 2,
      text: '{F} duyunca uzun süre sustu~. “Bunu neden şimdi söylüyorsun?” dedi~. “Bir çocuğa söz verdim.” “Hangi çocuğa?” {H} anlatınca {F} güldü~, sonra gülmesi [dindi~|yavaşladı~]. “Demek o sormasa,” dedi~, “ben bunu hiç öğrenmeyecektim.”',
    },
    {
      level: 3,
      text: 'O gece ilk kez yarını düşündü^. {V.dik:abl} beri hep geriye bakıyordu^; orada ne olduysa olmuştu~, kıpırdamıyordu~. Yarın ise boştu~ ve [küçük|bacak kadar] bir alacaklısı vardı~. İnsan borçlu uyuyunca daha erken uyanıyordu~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} küçük bir şey oldu~, çok küçük: birisi bir kapı tuttu~, bir söz söylendi~, geçildi~. Eskiden olsa akşama unuturdu^. O gün [cebine^|aklının^ köşesine] koydu^: yarın sorulunca verecek bir şeyi^ olsun diye. Akşama kadar cebi^ doldu~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} bırakıp düşündü^: dün ne anlatmıştı^, bugün ne anlatacaktı^? Uydursa^ çocuk anlıyordu~; yüzünü buruşturuyor, “Bu sonra değil, bu masal,” diyordu~. Demek anlatmak için önce [yapmak|yaşamak] gerekiyordu~. {T:acc} yeniden aldı^, başka türlü tuttu^.',
    },
    {
      level: 1,
      text: 'Böylece her gün bir sonrası oldu~. Bir gün bir mektup yazıldı~, bir gün bir kapı çalındı~. Çocuk hepsini ciddiyetle dinliyor, taşlarını ona göre [diziyordu~|seçiyordu~]. {H} {V.dik:abl} beri ilk kez yarını düşünüyordu^.',
    },
    {
      level: 2,
      text: '“Bugünkü kötüydü,” dedi~ çocuk bir keresinde. “Neresi?” “Sonunda yine evde oturuyorsun.” “Yoruldum.” “Taş da yoruluyor,” dedi~ çocuk, “ama [su|hız] bırakmıyor.” {H} bunu kimden öğrendiğini sordu^; çocuk omzunu silkti~. Taştan öğrenmişti~ herhâlde.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} gelince ikisi de o yana baktı~. “Bu sonranın sesi mi?” diye sordu~ çocuk. “Bilmem.” “Git bak, yarın söylersin.” {H} gerçekten gidip baktı^. Bir şey çıkmadı~; ama giderken [hiç geçmediği^|bilmediği^] bir aralıktan geçmişti^, onu anlattı^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'O gün verecek bir şeyi^ yoktu~; yalnız sabah {K} duymuş, bir an durmuştu^. Çekine çekine bunu söyledi^. Çocuk gözlerini kapadı~. “İyi,” dedi~. “Kokulu olanlar [uzun sürer|daha iyi].” O gün başka bir şey istemedi~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Söze nasıl başlayacağını bilemeyince {G.di}. “Hep böyle başlıyorsun,” dedi~ çocuk. “Sonra güzel bir şey geliyor.” {H} bunu bilmiyordu^. Ertesi gün, söyleyecek hiçbir şeyi yokken, aynı şeyi [bilerek|denemek için] yaptı^; arkasından bir şey geldi~.',
    },
    {
      level: 3,
      text: 'Öteki çocuklar da toplanmaya başladı~. “Sonra ne oldu?” diye bağırıyorlardı~ uzaktan. Köşe [dar geldi~|doldu~]. Taş sektiren çocuk onları sıraya soktu~. “Benim hikâyem,” dedi~, “ama dinleyebilirsiniz.” {H} hikâyenin kimin olduğunu düşündü^, itiraz etmedi^.',
    },
    {
      level: 3,
      text: 'Bir yağmur günü köşede kimse yoktu~. {H} saçağın altında bekledi^; anlatacağı^ şey hazırdı~, iyiydi~ de. Kimse gelmeyince kendi kendine^ söyledi^, yavaşça, [yağmura|suya] karşı. “Sonra?” diyen olmadı~. O zaman ilk kez o soruyu {H} sordu^.',
    },
    {
      level: 1,
      text: 'Bir sabah köşede taşlar vardı~, çocuk yoktu~. Taşınmışlardı~, öyle dediler~. {H} elinde^ kalan sonrayla [ortada|köşede] durdu^; anlatacak çok güzel bir şeyi^ vardı~ üstelik. Taşlardan birini aldı^. Altına tebeşirle yazılmıştı~: “Sonra?”',
    },
    {
      level: 2,
      text: 'Taşı eve götürdü^, masaya koydu^. Yazı dokundukça siliniyordu~; üç günde yalnız soru işareti kaldı~. “Ne bu?” diye sordu~ {F}. “Alacaklım,” dedi^ {H}. {F} taşı ışığa tuttu~, [güldü~|çevirdi~]: “Az istemiş,” dedi~. “Çok istemiş,” dedi^ {H}.',
    },
    {
      level: 3,
      text: 'Çocuğun gittiği yeri soruşturdu^; bilen çıkmadı~. Bir yerlerde, başka bir köşede, başka birine soruyordu~ şimdi. {H} o kişiyi kıskandı^, biraz da acıdı^: ilk günler [zor geçiyordu~|kolay değildi~], insan yanlış köşeden dönüyor, yalan söylüyordu~.',
    },
    {
      level: 3,
      text: 'Akşam olunca alışkanlıkla günün içinden bir şey ayırdı^: yolda şapkasını rüzgâra kaptırıp gülen bir adamı. Verecek kimse yoktu~. Bir kâğıda yazdı^, [altına gün koydu^|katladı^]. Ertesi gün bir daha yazdı^. Kâğıtlar çoğaldı~, taş üstlerinde durdu~.',
    },
    {
      level: 2,
      text: '“Bana anlat,” dedi~ {F}. “Sen ‘Sonra?’ demiyorsun.” “Sonra?” dedi~ {F}. {H} baktı^: {F:gen} sesi çocuğunkine hiç benzemiyordu~; ama gözleri, cevabı gerçekten [bekliyordu~|istiyordu~]. Kâğıtların ilkini açtı^, okudu^. Bitince {F} bir daha söyledi~.',
    },
    {
      level: 1,
      text: 'Ertesi gün köşede küçük bir kız, çekinerek taşlara bakıyordu~. {H} cebindeki^ taşı ona verdi^, suya nasıl atılacağını gösterdi^. Kız attı~, taş iki kez sekti~. {H} güldü^, yürüdü^; [üç|beş] adım sonra arkasından o sözü duydu^: “Sonra?”',
    },
  ],
};

/** A human being and any event: what it is like when it is left alone, and what comes after it. */
export const ANY_HUMAN_PLOTS_4: readonly Plot[] = [THE_DEAF_NEIGHBOUR, AND_THEN];
