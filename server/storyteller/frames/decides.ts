import type { Frame } from '../types.ts';

/** Somebody decides, gives up or refuses, and others want it otherwise. */
export const DECIDES: Frame = {
  name: 'decides',
  verbs: new Set([
    'karar vermek',
    'vazgeçmek',
    'reddetmek',
    '-istemek',
    '-vermek',
    '-satmak',
    '-ele vermek',
    '-kabul etmek',
    '-evlenmek',
  ]),
  needs: [],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. “Şaka yapıyor,” dediler~. {H} gülmelerinin bitmesini bekledi^. Bittiğinde yüzlerine tek tek baktı^; en çok gülen, gözünü ilk kaçıran oldu~.',
        },
        {
          text: '{HP}, {EW.olağan}. Bunu söylerken sesi^ titremedi~. Karşısındakiler^ birbirine baktı~. “Bir daha söyle,” dedi~ içlerinden biri. Bir daha söyledi^, aynı kelimelerle.',
        },
        {
          text: '{HP}, {EW.olağan}. Yatıştırmak için ona^ bir bardak su uzattılar~. Suyu içti^, bardağı geri verdi^. “Teşekkür ederim,” dedi^. “Fikrim aynı.”',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.olağan}. Kimse hemen ciddiye almadı~. Gülenler oldu~, omuz silkenler oldu~; biri de, “Yarına geçer,” dedi~. Yarın geldi~. Geçmemişti~.',
        },
        {
          text: '{HP}, {EW.olağan}. Bütün gece tersini düşünmüş, tersine hazırlanmıştı^. Sabah, söylemesi^ gereken cümle başka çıktı~. {H} şaşkınlıkla kendini^ dinledi^ ve sözünü^ geri almadı^.',
        },
        {
          text: '{HP}, {EW.olağan}. Dışarıda biri odun kırıyordu~. Balta üç kez indi~; üçüncüsünde {H} ellerinin^ titremediğini gördü^. Kütük ikiye ayrıldı~, odunu kıran yenisini koydu~.',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.olağan}. “Neden?” dediler~. Üç sebebi^ vardı~, en küçüğünü söyledi^. Ötekileri söylese^ oradan bütün gün ayrılamazdı^.',
        },
        {
          text: '{HP}, {EW.olağan}. Haber öğleden önce yayıldı~. İkindide ilk akıl veren geldi~, akşama kadar dört kişi oldular~. Dördü de aynı sözle başladı~: “Kendin bilirsin ama…”',
          needs: ['!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Üstünü^ fırçaladı^, düğmelerini^ boynuna^ kadar kapattı^, sanki birazdan birisi gelip hesap soracaktı~. Kimse gelmedi~. Akşama doğru düğmelerini^ teker teker çözdü^.',
          needs: ['settled', '!child'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk kez birisi çıkıp sebebini sordu~. O zamana kadar yalnızca “olmaz” demişlerdi~ ona^, “yapma” demişlerdi~, “ayıp” demişlerdi~. {H} bu soruya öyle sevindi^ ki cevabı unuttu^.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Kimse üstüne^ gelmese belki birkaç gün sonra fikrini^ kendisi^ değiştirirdi^; bunu biliyordu^. Ama daha ilk gün yedi kişi üstüne^ geldi~. Yedincisi bağırdı~ ve iş orada bitti~.',
        },
        {
          text: 'Kimsenin onu^ haklı bulmasını beklemiyordu^. Bir tek, neden {V.dik:acc} merak eden biri çıksın istiyordu^. Üç gün boyunca herkes ne yapması^ gerektiğini söyledi~; merak eden çıkmadı~.',
        },
        {
          text: '{V.dik} için neler kaybedeceğini^ parmaklarıyla^ saydı^: bir dost, bir kazanç, bir selam. Üç parmağı^ açıktı~. Ötekileri açmaya gerek kalmadı~; kararı^ o üçüne değerdi~.',
          needs: ['human'],
        },
        {
          text: '{V.dik:acc} duyanlar bunu ona^ aynı gün ödetti~. Her zamanki yerine^ yeni geçmişti^ ki yanındakiler^ birer ikişer kalktı~, hatır sorar gibi gülümseyerek. Sonuncusu özür bile diledi~.',
        },
        {
          text: 'Uykusuz bir geceye hazırlanmıştı^; mumu yaktı^, yanına kitap koydu^, su koydu^. Başını^ yastığa değdirir değdirmez uyudu^. Sabah mum dibine kadar erimişti~, su olduğu gibi duruyordu~.',
          needs: ['settled'],
        },
        {
          text: 'Neden {V.dik:acc} anlatmayı denedi^. İlk dinleyen yarıda gitti~. İkincisi sonuna kadar kaldı~, ama bir kere bile gözlerini kaldırmadı~. Üçüncüsü, “Peki bunun bana ne faydası var?” diye sordu~.',
        },
        {
          text: 'Fikri^ değişir diye iki gün süre vermişlerdi~. Birinci gün {H} kimseyle görüşmedi^. İkinci gün, süre dolmadan gidip cevabının^ aynı olduğunu bildirdi^. “Daha yarım gün var,” dediler~. “Onu da siz kullanın,” dedi^.',
          needs: ['refuses', '!child'],
        },
        {
          text: 'Karar bir anda verilmişti~, hazırlığı günler sürdü~. Ne gerekiyorsa bir kâğıda yazdı^, kâğıdı katlayıp koynuna^ soktu^. Her sabah açıp okuyordu^; iki satır ekledi^, hiçbir satırı çizmedi^.',
          needs: ['decides', 'settled', '!child'],
        },
        {
          text: '“Bunun dönüşü yok,” demişlerdi~. {H} dönüşü olmayan başka ne yaptığını^ düşündü^ ve aklına^ bir tek doğduğu^ gün geldi~. Onda da ona^ sormamışlardı~.',
          needs: ['!child'],
        },
        {
          text: 'O gün ağzına^ lokma koymadı^. Akşam biri, görünmeden, kapısının^ önüne haşlanmış bir yumurta bıraktı~, tuzuyla birlikte. Yumurtayı soyarken {H:gen} parmakları^ ilk kez titredi~.',
          needs: ['settled'],
        },
        {
          text: 'Kendine^ akşama kadar süre tanıdı^; pişman olursa^ sözünü^ geri alacaktı^. Öğlen yokladı^ kendini^, pişman değildi^. İkindide yine yokladı^. Akşam yalnızca yorgundu^.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Emin misin?” dedi~ {F}. “Değilim.” “O zaman neden?” “Emin olmayı beklersem geç olacak.” {F} bir süre yere baktı~. “Bari bana önceden söyleseydin,” dedi~, “alışırdım.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} öğrenince hiç konuşmadan sepetini açtı~: peynir, ekmek, bir avuç zeytin. “Bunları kötü günler için saklıyordum,” dedi~. “Başladı, değil mi?”',
          needs: ['settled'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} duyan {F} önce güldü~, sonra yüzüne^ bakınca oturdu~. “Ben yapamazdım,” dedi~. “Yapardın.” “Hayır,” dedi~ {F}. “Sen yalnız kalmaya alışıksın. Ben birinden selam almazsam o gün hasta olurum.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Bana bir iyilik yap,” dedi~ {F}, “kimse sormadan söyleme.” “Soracaklar.” “Sorarlarsa da kısa söyle.” {H} hemen oracıkta denedi^, iki kelimeyle. {F} düşündü~: “Daha kısası yok mu?”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} kolundan^ tutup onu^ kenara çekti~. “Senin yüzünden bana da bakacaklar,” dedi~ alçak sesle. {H} bunu hiç hesaba katmamıştı^. “Beni tanımıyorum, de,” dedi^. {F} kolunu^ bırakmadı~.',
          needs: ['human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '“Anlat,” dedi~ {F}, “ama kendini savunma, ne olduysa onu anlat.” Anlattı^: kim ne sormuştu~, ne cevap vermişti^, kim önce kalkıp gitmişti~. {F} bir yerde iç geçirdi~. “Ben orada olsam alkışlardım,” dedi~. “Sonra da kaçardım.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} kızgındı~; kızdığında hep yaptığı gibi elindeki ipi düğümleyip çözüyordu~. “Bunu bana danışmadın.” “Danışsam ne derdin?” İp bir kez daha düğümlendi~. “Yap, derdim,” dedi~ {F}. “Ama danışmış olurdun.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F:dat} başkaları anlatmıştı~, hem de çarpıtarak. “Doğrusunu senden duyayım,” dedi~. {H} doğrusunu söyledi^; anlatılandan daha kısaydı~, daha sertti~. {F} biraz bekledi~. “Çarpıtılmışı daha iyiymiş,” dedi~.',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Araya hatırlı birini koydular~. Gelen uzun uzun konuştu~, yoruldu~, soluklanıp bir daha konuştu~. Kalkarken, “Beni de boşuna yordular,” dedi~ ve {H:dat} ilk kez hak verir gibi baktı~.',
        },
        {
          text: 'Bir hafta boyunca karşısına^ hep aynı örneği çıkardılar~: bir zamanlar böyle yapıp pişman olan birini. {H} gidip o kişiyi buldu^. “Pişman mısın?” “Olmadım,” dedi~ öteki. “Ama anlatmaktan yoruldum.”',
        },
        {
          text: '{V.dik:acc} duyan üç kişi ertesi gün geldi~. Biri rica etti~, biri eski bir iyiliği hatırlattı~, üçüncüsü hiç konuşmadı~. Giderken dönüp, “Herkesin bir fiyatı var,” dedi~. “Seninkini öğreneceğiz.”',
        },
        {
          text: 'Veresiye kesildi~. Ekmeği peşin parayla almaya başladı^; para azalınca yarım aldı^. Satıcı yarım ekmeği sararken gözlerini kaçırıyor, gene de bezin içine bir dilim fazla koyuyordu~.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Önce tatlılıkla söylediler~, sonra sıkılarak, en sonunda adını^ bile anmadan: “Değiştir fikrini.” Fikri^ aynı kaldı~. Değişen, gün batarken ona^ iyi akşamlar diyenlerin sayısıydı~; yediden ikiye indi~.',
        },
        {
          text: 'Türlü türlü söylenti çıkardılar~: para almış, tehdit edilmiş, aklı karışmış. Hiçbiri ötekini tutmuyordu~. {H} üçüncüsünü kendi kulağıyla^ duydu^; anlatan, yüzünü^ tanımıyordu~.',
          needs: ['human'],
        },
        {
          text: '{V.dik:acc} bir türlü kabul edemeyen biri vardı~ ve o, en sevdiği^ kişiydi~. Bağırsa katlanacaktı^; bağırmadı~. Gelip geçerken yalnızca gözlerini yere indiriyordu~, her gün biraz daha erken.',
        },
        {
          text: 'Teklif büyüdü~: ilkinin iki katı, sonra üç katı. Sonuncusunu bir tepside getirdiler~, üstü işlemeli bir bezle örtülüydü~. {H} bezi kaldırmadı^. “Ne olduğunu bilmesem daha iyi,” dedi^.',
          needs: ['refuses', 'settled', '!child'],
        },
        {
          text: 'Bir sabah eşiğinde^ bir torba un buldu^, ertesi sabah kırık bir testi. Unu kimin bıraktığını da, testiyi kimin kırdığını da öğrenemedi^. Unu eledi^, testinin parçalarını süpürdü^.',
          needs: ['settled'],
        },
        {
          text: '{F:acc}+de sorguya çektiler~. {F} bunu anlatmadı~; {H} başkasından duydu^. Yanına gittiğinde^ {F} bir şey yokmuş gibi davrandı~, ama konuşurken iki kez dönüp arkasına baktı~.',
          needs: ['friend-knows', '!child'],
        },
        {
          text: 'Hakkında^ bir oyun uydurdu~ çocuklar. Biri ortaya geçiyor, ötekiler ne derse desin “Hayır” diyordu~; ilk gülen yanıyordu~. {H} bir gün uzaktan seyretti^. Ortadaki çocuk hiç gülmedi~.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Kararından^ dönmesi^ için en sevdiği^ şeyi getirip önüne^ koydular~. {H} buna biraz güldü^. “Bunu sevdiğimi nereden biliyorsunuz?” dedi^. Kimse cevap vermedi~, ama hepsi {F:dat} baktı~.',
          needs: ['friend-knows'],
        },
        {
          text: '“Peki bizden ne istiyorsun?” dediler~ sonunda. Bu soruya hazırlanmamıştı^. “Hiçbir şey,” dedi^. “Olmaz, bir şey iste.” {H} düşündü^. “Sormamanızı,” dedi^.',
        },
        {
          text: 'Sonunda onu^ kalabalığın önüne çıkardılar~. “Söyle de duyalım,” dediler~, “hâlâ aynı yerde misin?” Ön sırada {F} vardı~, gözlerini kırpmadan bakıyordu~. {H} kısa konuştu^: “Aynı yerdeyim.”',
        },
        {
          text: 'Kararının^ zararı ilk kez bir başkasına dokundu~. Karşısına^ küçük bir çocuk çıktı~. “Senin yüzünden olmuş,” dedi~, “öyle diyorlar.” {H} çocuğun boyuna kadar eğildi^. “Olabilir,” dedi^. “Otur, bana ne olduğunu anlat.”',
          needs: ['human', '!child'],
        },
        {
          text: '“Nerede yanılıyorum, gösterin,” dedi^ onlara. Gösterdiler~, hem de iki yer birden. {H} birini düzeltti^, ötekini kabul etti^. “Ama kararım aynı,” dedi^.',
        },
        {
          text: 'Uyandığında^ her şey hazırlanmıştı~: giysileri^ katlanmış, yol azığı sarılmıştı~. “Bir süre ortadan kaybol,” dedi~ hazırlayan. “Unuturlar.” {H} azığı açtı^, yarısını ona uzattı^, yarısını oracıkta kendisi^ yedi^.',
          needs: ['settled'],
        },
        {
          text: '“Kararından dönmeyecek misin?” diye bu kez {F} sordu~, başkaları adına. Ona bunun karşılığında bir şey vadetmişlerdi~; söylemedi~, ama {H} anladı^. “Sordum dersin,” dedi^. “Cevabı da biliyorsun.” {F} başını eğdi~.',
          needs: ['friend-knows'],
        },
        {
          text: 'Bir zamanlar aynı kararı vermiş, sonra dönmüş biri geldi~ yanına^. “İlk hafta zordur,” dedi~, “ikincisi daha zor. Üçüncüde ben dayanamadım.” “Dördüncüde ne oluyor?” diye sordu^ {H}. Öteki bilmiyordu~.',
        },
        {
          text: 'Önüne^ altı imzalanacak boş bir kâğıt sürdüler~; üst tarafını sonra kendileri dolduracaktı~. {H} kalemi aldı^, ucuna baktı^, kâğıda boydan boya bir çizgi çekti^. “Böylesi daha temiz,” dedi^.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Bir gün boyunca kimse üstüne^ gelmedi~. Tehdit etmediler~, yalvarmadılar~, biri hatırını^ bile sordu~. Tam rahatlamıştı^ ki laf arasında, kararından^ dönmesini^ bir kez daha istediler~. {H} az kalsın “Olur,” diyecekti^. Demedi^.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '“Bana bir gün daha verin,” dedi^. Verdiler~, umutlandılar~. Ertesi gün aynı saatte geldi^, aynı şeyi söyledi^. “O zaman niye bekledik?” “Umutlanmıştınız,” dedi^ {H}, “bir gün sürsün istedim.”',
        },
        {
          text: 'Kararını^ değil, söyleyişini^ değiştirdi^: ilk kez bağırmadan, ilk kez sebebini başa koyarak anlattı^. Dinleyenlerin yarısı kızmayı sürdürdü~. Öteki yarısı, “Böyle desene,” dedi~.',
        },
        {
          text: '“Son kez soruyoruz,” dediler~. {H} bu sözü kaç kez duyduğunu^ saymıştı^: dokuz. “O zaman ben de son kez söyleyeyim,” dedi^ ve neden {V.dik:acc} baştan sona anlattı^.',
        },
        {
          text: 'Gelenleri kapıya kadar geçirdi^, paltolarını tuttu^, buz tutmuş basamağa dikkat etmelerini söyledi^. Kararından^ tek kelime etmedi^. En yaşlıları çıkarken elini^ sıktı~.',
          needs: ['settled', '!space'],
        },
        {
          text: 'Bir kerecik evet dese^ herkes sevinecekti~; bunu karşısındaki^ yüzlerin hepsinde birden gördü^. Onları sevindirmeyi gerçekten istedi^. “Hayır,” dedi^.',
        },
        {
          text: '{F} yanına^ geldi~, durdu~. “Ben de seninleyim,” dedi~. “Geç kaldın,” dedi^ {H}. “Biliyorum. Ne yapıyoruz?” O güne kadar herkes “Ne yapıyorsun?” diye sormuştu~.',
          needs: ['friend-knows'],
        },
        {
          text: 'Bir kâğıda iri harflerle, tek cümlede, {V.dik:acc} yazdı^. Kâğıdı en çok geçilen yere götürdü^, dört köşesini hamurla yapıştırdı^. Okuyanlardan kimi başını salladı~. Biri de eğri duran köşeyi düzeltti~.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Pazarlığı ilk kez kendisi^ açtı^. “Kararımdan dönmemi istemeyin,” dedi^, “başka ne isterseniz yapayım.” Uzun bir liste çıkardılar~, en ağır işleri başa yazdılar~. {H} listenin tamamını üstlendi^.',
        },
        {
          text: 'Yüzünü^ yıkadı^, saçını^ taradı^, en temiz giysisini^ giydi^. Hesap soracak olanların karşısına böyle çıktı^. Savunması^ kısaydı~: “Bu benim kararım. Kötü çıkarsa kötülüğü de benim.”',
          needs: ['settled'],
        },
        {
          text: 'Sabırsızlananlar gitti~, kızanlar gitti~; geriye {F} ile inatçı bir ihtiyar kaldı~. “Yoruldun mu?” dedi~ ihtiyar. “Yoruldum.” “Dönecek misin?” “Hayır.” İhtiyar kenara kaydı~, ona^ oturacak yer açtı~.',
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Kimse özür dilemedi~. Ama bir sabah, selamı kesenlerden biri {H:gen} önünde^ durdu~, “Bugün hava güzel,” dedi~. Hava kötüydü~. “Güzel,” dedi^ {H}.',
          needs: ['!space'],
        },
        {
          text: '{V.dik:acc} bilenlerden biri, bir gün, “O iş ne oldu?” diye sordu~. “Oldu,” dedi^ {H}. “Kolay mı?” “Hayır.” Öteki başını salladı~, sanki beklediği cevap buydu~.',
        },
        {
          text: '{V.dik} günün üstünden bir yıl geçti~. {F} o gün bir kavun getirdi~, ortadan ikiye kesti~. “Neyi kutluyoruz?” diye sordu^ {H}. “Hiç,” dedi~ {F}. “Bu gün öylece gelip geçsin istemedim.”',
          needs: ['settled'],
        },
        {
          text: 'Uzun zaman sonra, ona^ en çok kızanlardan biri geldi~, karşısına^ oturdu~. “Ben olsam yapamazdım,” dedi~. “Ben asıl ona kızmıştım.” Giderken unutmuş gibi yapıp bir kavanoz bal bıraktı~.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Şimdi zor bir karar verecek olanları ona^ gönderiyorlardı~. {H} akıl vermiyor, yalnızca soruyordu^: “Yarın sabah da aynı şeyi söyleyebilir misin?” Çoğu ertesi sabah geliyordu~. Birkaçı gelmiyordu~.',
          needs: ['!child'],
        },
        {
          text: 'Onu^ eskiden çağıranlar bir daha çağırmadı~. Yerlerine küçük bir topluluk geldi~: {F}, işitmesi ağırlaşmış bir ihtiyar, bir de pek konuşmayan biri. Bu konu bir daha hiç açılmadı~.',
        },
        {
          text: '“Olsa yine yapar mısın?” diye sordular~ bir gün. {H:gen} aklından^ o gün geçti~: kim nerede duruyordu~, kim önce gülmüştü~. “Yaparım,” dedi^. “Ama daha yumuşak söylerim.”',
        },
        {
          text: 'Kararı^ unutuldu~. Ondan küçük bir alışkanlık kaldı~: biri bir şey isteyince {H} önce elindekini^ bırakıyor, karşısındakinin^ yüzüne bakıyor, ancak ondan sonra cevap veriyordu^.',
          needs: ['settled'],
        },
        {
          text: '“Biliyor musun,” dedi~ {F} bir gün, “ben o zaman senin döneceğine para yatırmıştım.” “Ne kadar?” “Epey.” {H} güldü^. “Öde o zaman.” {F} son kuruşuna kadar ödedi~.',
          needs: ['friend-knows', 'human', '!child'],
        },
        {
          text: 'Gün geldi~, kararın kimden çıktığını herkes unuttu~. Kimi {F:gen} sandı~, kimi baştan beri herkesin. {H} düzeltmedi^. Böylesi daha rahattı~; kimse hesap sormuyordu~.',
        },
        {
          text: '{V.dik:acc} en son bir çocuk sordu~; duyduklarını birbirine karıştırmıştı~. “Sen o zaman korkmadın mı?” dedi~. “Korktum,” dedi^ {H}. “Ben olsam korkmazdım,” dedi~ çocuk.',
        },
      ],
    },
  ],
};
