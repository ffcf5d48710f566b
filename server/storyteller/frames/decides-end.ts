import type { Beat } from '../types.ts';

/** How the story of a decision is tested, kept or changed, and ended. */
export const DECIDES_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '[Bir sabah|Hiç beklemezken] {H:dat} [hak verdiler~|el uzattılar~]: “[Sen kazandın|Haklı çıktın], [dediğin olsun|hadi gel].” [Sevinmek|Gülmek] gerekirdi~. {H} [bir an|üç soluk] [durdu^|düşündü^]: [İtiraz eden kalmayınca|Kapı açılınca] [kararı^ ilk kez çıplak göründü~|ortalık fazla sessizdi~]; [bunu hâlâ istiyor muydu^|kendisi^ için mi söylemişti^]?',
        needs: ['!solitary'],
      },
      {
        text: '{F} {H:acc} [karşısına aldı~|bir kenara çekti~]. “[Onların yerine geçtim, seni dinledim|Bir gün senin gibi düşündüm],” dedi~. “[Neresinde takıldın|Sonunda ne oldu]?” diye sordu^ {H}. “[Kime kızdığını bulamadım|Korktuğunu gördüm|Bir yerde çok yalnız kaldım].” {H} [inkâr etmedi^|gözünü^ kaçırmadı^]; [o yalnızlığı|o yeri] [iyi biliyordu^|her gece geçiyordu^].',
        needs: ['human', '!solitary'],
        gives: ['friend-knows'],
      },
      {
        text: '“Peki bizden ne [istiyorsun|bekliyorsun]?” dediler~ sonunda. {H} bu soruya [hazırlanmamıştı^|çalışmamıştı^]. “Hiçbir şey,” dedi^. “Olmaz, bir şey iste.” {H} [düşündü^|tavana baktı^]. “[Sormayın yeter|Bir gün yüzüme gülün|Yarın da böyle oturun],” dedi^; [bu hepsinden zordu~|birbirlerine baktılar~].',
        needs: ['!solitary'],
      },
      {
        text: 'Sonunda {H:acc} kalabalığın önüne [çıkardılar~|diktiler~]. “Söyle de duyalım,” dediler~, “hâlâ [aynı yerde misin|öyle mi]?” Ön sırada {F} vardı~, gözlerini [kırpmadan|ayırmadan] [bakıyordu~|bekliyordu~]. {H} [önce ona|kalabalığa değil ona] baktı^, [sonra ağzını^ açtı^|sonra soluğunu^ topladı^].',
        needs: ['!solitary', 'third'],
      },
      {
        text: '“Nerede yanılıyorum, gösterin,” dedi^ {H} onlara. [Gösterdiler~|Sıraladılar~], hem de [iki|üç] yer birden. {H} birini [düzeltti^|kabul etti^], ötekine [hak verdi^|uzun uzun baktı^]. “Ama [kararım aynı|yolum bu],” dedi^. [İlk kez kimse gülmedi~|En genci kâğıdı cebine koydu~].',
        needs: ['!solitary'],
      },
      {
        text: 'Bir zamanlar aynı kararı vermiş, sonra [dönmüş|caymış] biri geldi~ {H:gen} yanına^. “İlk hafta [zordur|uyku tutmaz],” dedi~, “ikincisi daha zor. Üçüncüde ben [dayanamadım|kapıyı çaldım].” “[Dördüncüde|Sonra] ne olurmuş?” diye sordu^ {H}. “[Bilmiyorum|Onu kimse bilmiyor],” dedi~ öteki, “[gelip bana anlatırsın|bunu merak ederek yaşıyorum].”',
        needs: ['!solitary'],
      },
      {
        text: 'Bir gün boyunca kimse {H:gen} üstüne^ [gelmedi~|varmadı~]. [Tehdit etmediler~|Bağırmadılar~], [yalvarmadılar~|ağlamadılar~], biri hatırını^ bile sordu~. Tam [rahatlamıştı^|gevşemişti^] ki laf arasında, [gülerek|çay uzatırken], “[Öyleyse yarın vazgeçiyorsun,|Bitti o iş, değil mi?]” dediler~. {H} [bardağı yere koydu^|gülümsemesini^ topladı^].',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Gece {H:gen} [içine^|aklına^] bir kuşku [düştü~|girdi~]: ya [bütün bunlar|bu inat] [yalnızca kırgınlıksa|gösterişse]? [Kalktı^|Doğruldu^], [kendi kendine^|karanlıkta] tersini [savundu^|söyledi^], [en iyi sözlerle|onların ağzıyla]. Neredeyse inandı^. [Sonra|Işıkta] {V.dik:acc} [bir daha söyledi^|usulca söyledi^]; bu söz daha kısaydı~.',
        gives: ['night'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} bir gece [yürüdü^|dışarıda kaldı^], [sabah|gün ışırken] {F:gen} kapısını çaldı^. “[Dönüyorum|Vazgeçtim] desem [ne dersin|yüzün güler mi]?” {F} [uykulu|saçı dağınık] [baktı~|esnedi~]. “[Sen mi, onlar mı istiyor bunu|Üşümüşsün, ondandır],” dedi~. {H} [sustu^|güldü^]. “[Onlar|Üşüdüm],” dedi^ ve [geri adım atmamaya|yerinde^ durmaya] [orada|o eşikte] bir kez daha [karar verdi^|söz verdi^].',
        needs: ['settled', '!child'],
      },
      {
        text: '“Bana bir gün daha verin,” dedi^ {H}. [Verdiler~|Kabul ettiler~], [umutlandılar~|rahatladılar~]. Ertesi gün aynı saatte [geldi^|oradaydı^], aynı şeyi [söyledi^|dedi^]. “O zaman niye [bekledik|umutlandık]?” “[Siz bir gece rahat uyuyun diye|Bir gece de ben sizin gibi düşüneyim dedim],” dedi^.',
        needs: ['!solitary'],
      },
      {
        text: '{H} kararını^ değil, [söyleyişini^|sesini^] değiştirdi^: ilk kez [bağırmadan|terlemeden], ilk kez sebebini [başa koyarak|saklamadan] anlattı^. Dinleyenlerin yarısı [kızmayı sürdürdü~|kalktı~]. Öteki yarısı [sessizce oturdu~|soru sordu~]; [bu da bir kazançtı~|{F} onları tek tek saydı~].',
        needs: ['!solitary', '!mute'],
      },
      {
        text: '“Son kez soruyoruz,” dediler~. {H} bu sözü kaç kez duyduğunu^ [saymıştı^|aklında^ tutmuştu^]: [dokuz|on bir]. “O zaman ben de son kez söyleyeyim,” dedi^ ve neden {V.dik:acc} [baştan sona|üç cümlede] [anlattı^|söyledi^]. [Sonunda|Bu kez] soran yere baktı~.',
        needs: ['!solitary'],
      },
      {
        text: '{H} gelenleri kapıya kadar [geçirdi^|uğurladı^], paltolarını [tuttu^|verdi^], [buz tutmuş basamağa|gevşek taşa] dikkat etmelerini [söyledi^|hatırlattı^]. Kararından^ tek kelime [etmedi^|söz açmadı^]. En yaşlıları [çıkarken|eşikte] [durdu~|elini omzuna^ koydu~]: “[Terbiyen yerinde|Bari kapın sıcak|Keşke kızsaydın].”',
        needs: ['settled', '!child'],
      },
      {
        text: 'Bir kerecik evet dese^ herkes [sevinecekti~|rahatlayacaktı~]; {H} bunu karşısındaki^ yüzlerin hepsinde birden [gördü^|okudu^]. Onları sevindirmeyi gerçekten [istedi^|isterdi^]. “Hayır,” dedi^. [Sesi^ çatladı~|Gözü^ doldu~], [kelime sağlam çıktı~|kelime düşmedi~].',
        needs: ['!solitary', 'refuses'],
      },
      {
        text: '{F} {H:gen} yanına^ [geldi~|geçti~], [durdu~|omuz verdi~]. “Ben de seninleyim,” dedi~. “Geç kaldın,” dedi^ {H}. “Biliyorum. Ne yapıyoruz?” O güne kadar herkes “Ne yapıyorsun?” diye [sormuştu~|bağırmıştı~]; [küçük bir ek|tek bir hece] [yetti~|her şeyi değiştirdi~].',
        needs: ['!solitary'],
      },
      {
        text: '{H} yüzünü^ [yıkadı^|kuruladı^], saçını^ [taradı^|ıslattı^], en temiz giysisini^ [giydi^|çıkardı^]. Hesap soracak olanların karşısına böyle [çıktı^|gitti^]. Savunması^ [kısaydı~|iki cümleydi~]: “[Bu benim yüzüm, bu da kararım|Ben yaptım, bir daha olsa yine yaparım|Kızın, haklısınız; ben yine aynı yerdeyim].”',
        needs: ['human', '!space', '!solitary'],
      },
      {
        text: 'Sabırsızlananlar [gitti~|dağıldı~], kızanlar [gitti~|bağırıp çıktı~]; geriye {F} ile [inatçı bir ihtiyar|uyuklayan bir ihtiyar] kaldı~. “[Yoruldun mu|Bitti mi soluğun]?” dedi~ ihtiyar {H:dat}. “Yoruldum.” “Dönecek misin?” “[Eve|Yatağa], evet.” İhtiyar [bastonunu vurdu~ yere|güldü~]: “[Aferin|Ben de bunu bekliyordum].”',
        needs: ['settled', '!child'],
      },
      {
        text: '{H} bir [yanlışını^|haksızlığını^] gördü^ ve [saklamadı^|söyledi^]: “[Şurada haksızdım|Sizi kırmak istemezdim|O sözü geri alıyorum]; [ama gerisi duruyor|yalnız kararımı almıyorum].” [Beklemiyorlardı~|Şaşırdılar~]. [En çok kızan|En gürültülüsü] [ilk kez|uzun zamandır ilk kez] [oturdu~|adını^ söyledi~]: “[O söz bana ağır gelmişti|Bir çay ver o zaman|Kararın dursun].”',
        needs: ['!solitary', 'human'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Kimse özür [dilemedi~|dileyecek değildi~]. Ama bir sabah, selamı kesenlerden biri {H:gen} önünde^ [durdu~|yavaşladı~], “Bugün hava [güzel|açık],” dedi~. Hava [kötüydü~|yağmurluydu~]. “Güzel,” dedi^ {H}; [ikisi de ıslandı~|ikisi de göğe baktı~].',
        needs: ['!solitary', '!space', 'third'],
      },
      {
        text: '{V.dik:acc} bilenlerden biri, bir gün, “O iş ne [oldu|hâle geldi]?” diye sordu~. “Oldu,” dedi^ {H}. “[Kolay mı|Zor muydu]?” “[Hayır|Zordu].” Öteki başını salladı~, sanki kendi işini soruyormuş gibi; giderken [bir an durup geri döndü~|adımları hızlandı~].',
        needs: ['!solitary'],
      },
      {
        text: '{V.dik} günün üstünden bir yıl [geçti~|devrildi~]. {F} o gün bir [kavun|karpuz|nar] getirdi~, ortadan ikiye [kesti~|böldü~]. “Neyi kutluyoruz?” diye sordu^ {H}. “Hiç,” dedi~ {F}. “[Sadece bugün yiyelim istedim|Geçen yıl bugün yiyememiştik|Tatlı çıktı, o kadar].”',
        needs: ['settled', '!habit'],
      },
      {
        text: 'Uzun zaman sonra, {H:dat} en çok kızanlardan biri [geldi~|çıktı~], karşısına^ [oturdu~|çöktü~]. “Ben olsam yapamazdım,” dedi~. “Ben asıl ona [kızmıştım|kızıyordum].” Giderken [şapkasını unuttu~|kapıyı açık bıraktı~]; [ertesi gün almaya geldi~, yine oturdu~|{H} kapatmadı^].',
        needs: ['!solitary', 'settled'],
      },
      {
        text: 'Şimdi zor bir karar verecek olanları {H:dat} [gönderiyorlardı~|yolluyorlardı~]. Akıl [vermiyor|satmıyor], yalnızca [soruyordu^|şunu soruyordu^]: “Yarın sabah da aynı şeyi [söyleyebilir misin|yapar mısın]?” Çoğu [susuyordu~|“Bilmem,” diyordu~]; “[İyi|Güzel],” diyordu^, “[yarın sabah gel|o zaman bir gece daha].”',
        needs: ['!solitary', '!child'],
      },
      {
        text: '{H:acc} eskiden çağıranlar bir daha [çağırmadı~|aramadı~]. Yerlerine küçük bir topluluk [geldi~|toplandı~]: {F}, işitmesi ağırlaşmış [bir ihtiyar|bir kadın], bir de [pek konuşmayan|hep aynı fıkrayı anlatan] biri. [Sandalye yetti~|Bir demlik çay çoğa geldi~]; [gülüşmeler dışarı taştı~|lamba geç söndü~].',
        needs: ['settled', '!child'],
      },
      {
        text: '“Olsa yine [yapar mısın|öyle mi dersin]?” diye sordular~ bir gün. {H:gen} aklından^ o gün [geçti~|aktı~]: [kim nerede duruyordu~|kim gülmüştü~ önce], [ne kokuyordu~ ortalık|ışık nereden geliyordu~]. “[Yaparım|Derim],” dedi^. “[Yalnız bu sefer önce otururum|Ama çoraplarımı daha kalın giyerim|Bir de {F:dat} önceden söylerim].”',
        needs: ['human', '!solitary'],
      },
      {
        text: '{H:gen} kararı^ [unutuldu~|eskidi~]. Ondan küçük bir alışkanlık [kaldı~|geriye kaldı~]: biri bir şey isteyince önce elindekini^ [bırakıyor|yere koyuyor], karşısındakinin^ [yüzüne|gözlerine] bakıyor, ancak ondan sonra [cevap veriyordu^|“Evet” ya da “Hayır” diyordu^].',
        needs: ['!solitary'],
      },
      {
        text: '“Biliyor musun,” dedi~ {F} bir gün, “ben o zaman senin döneceğine [para yatırmıştım|iddiaya girmiştim].” “[Ne kadar|Neyine]?” “[Epey|Bir horozuna].” {H} [güldü^|kahkaha attı^]. “[Öde o zaman|Horoz nerede].” {F} [cebini ters çevirdi~|omzuna^ vurdu~]: “[Ödedim, üç yıl önce|Yedik onu, sen de yemiştin].”',
        needs: ['friend-knows', '!child', '!solitary', '!space'],
      },
      {
        text: 'Gün [geldi~|oldu~], kararın kimden çıktığını herkes [unuttu~|karıştırdı~]. Kimi {F:gen} [sandı~|olduğunu söyledi~], kimi baştan beri [herkesin|kendisinin]. {H} [düzeltmedi^|karışmadı^]. [Böylesi|Bu] daha rahattı~; kimse [hesap sormuyor|omuzlamıyor], [herkes biraz övünüyordu~|türkü söylenirken o^ da katılıyordu^].',
        needs: ['!solitary'],
      },
      {
        text: 'Son gelen [mektup|haber] kısaydı~: “[Haklıymışsın demiyoruz|Kapı açık|Artık sormayacağız].” {H} onu iki kez [okudu^|dinledi^], [katladı^|{F:dat} uzattı^]. “[Bu ne demek şimdi|Cevap yazacak mısın]?” dedi~ {F}. “[Gelin, oturun demek|Yazmam, pencereyi açarım],” dedi^ {H}.',
        needs: ['human', '!solitary', '!space'],
      },
    ],
  },
];
