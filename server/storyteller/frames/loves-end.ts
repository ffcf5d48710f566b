import type { Beat } from '../types.ts';

/** How the story of a love is tested, decided and ended. */
export const LOVES_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '“Benden [kaçıyor musun|korkuyor musun]?” dedi~ {X}. {H} [kaçmıyordu^|korkmuyordu^]; [tam tersiydi~|aksineydi~], ama tersini söylemek bir cümle daha [istiyordu~|gerektiriyordu~]. O cümleyi [söyledi^|kurdu^]. Sonra [yere|ayakucuna^] baktı^ ve cevap gelene kadar [on yedi|yirmi dört|dokuz] taş [saydı^|belledi^].',
        needs: ['meets', '!space'],
      },
      {
        text: '“Gerçek birini bul,” dediler~. [Buldular~|Getirdiler~|Karşısına^ oturttular~]; iyi yürekli, [güler yüzlü|eli açık|tatlı dilli] biriydi~. Birlikte [yemek yediler~|yürüdüler~|sinemaya gittiler~]. {H} [kibar davrandı^|kapıyı tuttu^], [tabağını^ bitirdi^|şakalara güldü^] ve bütün akşam [iki kişiyi birbiriyle karşılaştırdı^|başka bir sesi duydu^]. Bir daha [çağırmadılar~|üstelemediler~].',
        needs: ['unreal', 'human', '!child', '!confined', '!space'],
      },
      {
        text: 'Söyleyeceklerini^ [bir kâğıda|bir biletin arkasına|bir kartın üstüne] yazdı^; kâğıt cebinde^ [bir hafta|on gün] [gezdi~|dolaştı~], kenarları [kıvrıldı~|yumuşadı~]. {X:gen} karşısında çıkardığında^ ter, yazının [yarısını|ilk satırını] silmişti~. {H} [kalanı okudu^|ezberinden^ tamamladı^]. {X} kâğıdı elinden^ [aldı~|çekti~], [katladı~|iki kez okudu~], kendi cebine [koydu~|sakladı~].',
        needs: ['meets', 'human', '!child'],
      },
      {
        text: '“Ya karşılığı [hiç olmazsa|gelmezse]?” diye sordu^ bir gece kendine^. {H} bu soruyu hep [yarım|yarıda] bırakırdı^. O gece [sonuna kadar|dibine dek] gitti^: Karşılığı olmazsa da {X:acc} [sevecekti^|düşünecekti^|uzaktan kollayacaktı^]. [İlk kez|Bunu bulunca] [rahat uyudu^|derin bir soluk aldı^|güldü^].',
        needs: ['!state'],
      },
      {
        text: 'Kimse istememişken {F} haberi [götürdü~|ulaştırdı~] {X:dat}. Dönüşte yüzünden bir şey [okunmuyordu~|anlaşılmıyordu~]. “Ne dedi?” “[Hiçbir şey|Hiç].” “Hiç mi?” “[Gülümsedi|Elindekini düşürdü|Pencereyi kapattı]. Sonra senin [nerede olduğunu|ne yediğini|kaç yaşında olduğunu] sordu.”',
        needs: ['meets'],
        gives: ['friend-knows'],
      },
      {
        text: '{H} uzak durabildiğini^ [görmek|ispatlamak] için [üç|beş] gün uzak durdu^. Birinci gün [övündü^|türkü söyledi^], ikinci gün [sustu^|yemek yemedi^]. [Sonunda|Son gün] kimseye [söylemeden|görünmeden] geri döndü^; {X} [bıraktığı^ yerdeydi~|aynı ışıktaydı~|hiç kıpırdamamış gibiydi~].',
        needs: ['human'],
      },
      {
        text: '“Diyelim ki [yanıldın|aldandın],” dedi~ {F}. “Diyelim ki {X} hiç [sandığın|anlattığın] gibi değil.” “O zaman,” dedi^ {H}, “[sandığım gibi olmayanı da severim|yeni baştan tanışırım|bir de öyle bakarım].” {F} bir şey diyecekti~, [vazgeçti~|yuttu~|kaşığına baktı~].',
      },
      {
        text: '{X:gen} [zayıf|kötü|çirkin] bir yanını gördü^ o gün: [bir çocuğa bağırdı~|yaşlı birinin sırasını aldı~|kolayca yalan söyledi~]. {H} [eve|köşesine^|yerine^] [başı^ önde|ağır ağır] döndü^. [Sevgisi^ eksilmiş mi diye|Geçti mi diye] [yokladı^|bekledi^]: [yerindeydi~|duruyordu~], yalnız [biraz canı^ yanıyordu~|artık bir gölgesi vardı~|ağırlaşmıştı~].',
        needs: ['meets', 'human', '!solitary'],
      },
      {
        text: '[Aynı gece|O hafta], [tam gideceği^ sırada|kapıdan çıkarken], {F} [hastalandı~|düştü~, bacağını incitti~|ateşlendi~]. {X} [yarım saat|üç sokak] [ötedeydi~|uzakta bekliyordu~]; [bir daha böyle bir fırsat olmazdı~|söz verilmişti~]. {H} [ceketini^ çıkardı^|su ısıttı^|başucuna oturdu^]. [Sabah|Gün ağarırken] {F}, “[Git artık,|O hâlâ bekliyordur,]” dedi~; [saat geçmişti~|ışıklar çoktan sönmüştü~].',
        needs: ['meets', 'human', '!space', '!confined', '!tight'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} hiç [hazırlanmadığı^|beklemediği^] bir gün söyledi^: “[Ben seni seviyorum|Aklım hep sende|Seninle yaşlanmak istiyorum].” {X:gen} elinde [bir ekmek|bir kedi yavrusu|iki şişe süt] vardı~; onu [kolunun altına aldı~|sağ eline geçirdi~], sonra yine [eline|öbür eline]. “Şunu bir tutar mısın?” dedi~ ve {H:dat} [uzattı~|bıraktı~].',
        needs: ['meets', 'human', '!space'],
      },
      {
        text: '{H} söylememeye karar [verdi^|kıldı^]. Sorulursa [saklamayacaktı^|inkâr etmeyecekti^]. Ama sorulmadıkça, {X:gen} önüne [cevap bekleyen bir söz|ağır bir yük|bir soru] bırakıp onu [köşeye sıkıştırmayacaktı^|zora koşmayacaktı^|geceleri düşündürmeyecekti^].',
        needs: ['!unreal'],
      },
      {
        text: '{H} gidip {X:gen} [yanında durdu^|karşısına oturdu^|önüne geçti^]. Uzun bir konuşma [hazırlamıştı^|ezberlemişti^]; hepsini [unutup|yutup] “[Buradayım|Geldim|Söyleyecektim, kaldı],” dedi^. Başka bir şey [gelmedi~ dilinin^ ucuna|bulamadı^]; {X} [güldü~|bekledi~|elini uzattı~].',
        needs: ['!unreal'],
      },
      {
        text: '{H} {X:acc} olduğu yerde bırakmaya [razı oldu^|karar verdi^]. Peşinden [gitmeyecek|koşmayacak], gelsin diye [yalvarmayacaktı^|ağlamayacaktı^]. Buna karşılık her gün [aynı saatte|ışıklar yanarken] [orada olacaktı^|bir sayfa okuyacaktı^ ona]; anlaşma buydu~ ve altında [tek imza|bir tek ad] vardı~.',
        needs: ['unreal'],
      },
      {
        text: '{H} yola çıkan {X:gen} arkasından [koştu^|seğirtti^]; [ayakkabısının^ teki çıktı~|şapkası^ uçtu~|atkısı^ düştü~], dönüp almadı^. “[Kal demeyeceğim|Yolundan döndürmeye gelmedim|Tutmayacağım],” dedi^ soluk soluğa. “[Nereye gittiğini söyle, yeter|Adresini ver, yeter|Bir kez bak, sonra git].”',
        needs: ['meets', 'human', '!confined', '!space', '!tight'],
      },
      {
        text: '“[Gülen gülsün|Duyan duysun|Ne derlerse desinler],” dedi^ {H}. {X:acc} sevdiğini^ o gün ilk kez [yüksek sesle|kekelemeden], [herkesin ortasında|ayağa kalkarak] söyledi^. Bir an [sustular~|kaşıklar durdu~]. Sonra biri [öksürdü~|“Biliyorduk,” dedi~], biri [yer gösterdi~|çay doldurdu~], konuşma [başka yerden|hiçbir şey olmamış gibi] sürdü~.',
        needs: ['!solitary'],
      },
      {
        text: '{H} {X:acc} beklemeye karar verdi^ ve beklemeyi [düzgün|adam gibi|güzel] yapmaya: [oflamadan|surat asmadan], [gün saymadan|fal baktırmadan], kimseyi [suçlamadan|yormadan]. {F} geçerken [başıyla selam verdi~|omzuna^ dokundu~]; artık “[Ne oldu|Var mı haber]?” diye sormuyordu~.',
        needs: ['human'],
      },
      {
        text: '{V.meden} önceki günleri^ [daha rahattı~|daha kolaydı~], bunu [inkâr etmedi^|saklamadı^]. Yine de birini [yeniden yaşa|geri al] deseler, sonrakilerden birini [seçerdi^|isterdi^], hem de [en kötüsünü|yağmurda beklediğini^|ağladığını^].',
        needs: ['!named', 'human'],
      },
      {
        text: '“Bir şey [söylemem|anlatmam] lazım,” dedi^ {H}. {X} [bekledi~|başını kaldırdı~]. “Ama uzun.” “Vaktim var,” dedi~ {X} ve {H:gen} yanına^ [oturdu~|çöktü~|bir sandalye çekti~]. [Uzun sanmıştı^|Uzun olmalıydı~]; [iki kelimede|bir solukta] [bitti~|çıktı~ ağzından^].',
        needs: ['meets', 'third'],
      },
      {
        text: '“Ne yapacaksın?” dedi~ {F}. “Yarın yine [gideceğim|bakacağım].” “Sonra?” “Öbür gün yine.” {F} parmaklarını [açtı~|gösterdi~], öbür günden sonrasını [saymaya|bükmeye] başladı~, ikinci elinde [sıkıldı~|güldü~|“Anladım,” dedi~].',
        needs: ['!unreal'],
      },
      {
        text: '{H} [sevdiğini^|bütün bunları] [bir işe|elindeki^ işe] [koydu^|dökmeye karar verdi^]: [o hafta|kış boyunca] [eliyle^ yaptığı^ her şey|tuttuğu^ iş] [başka türlü çıktı~|ince oldu~]. {X} [bilmiyordu~|habersizdi~]; ama [bir gün|günün birinde], [durup|iki adım geri gelip], [“Bunu kim yaptı?” diye sordu~|parmağını kenarında gezdirdi~]. {H} [yalnızca elini^ kaldırdı^|“Ben,” dedi^, sesi^ titremeden].',
        needs: ['human', '!unreal', '!solitary'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Ertesi bahar iki [iskemle|sandalye] aldılar~; birinin [bacağı kısaydı~|arkalığı gevşekti~]. Ona kimin oturacağı her akşam [yeniden tartışıldı~|kura çekildi~|parayla atıldı~], her akşam {H} [kazandı^|hile yaptı^] ve [sallanana|kötüsüne] oturdu^; {X} [gülmemek için çayına eğildi~|bunu biliyordu~, sustu~].',
        needs: ['meets', 'human', '!space', '!confined', '!child', 'third'],
      },
      {
        text: '“Değdi mi?” diye soran oldu~ [sonradan|bir gün|bir düğünde]. {H} soranın omzunun üstünden [arkaya|ileriye] bakıyordu^; {X} [oradaydı~|birine bir şey anlatıyordu~|ellerini yıkıyordu~]. “[Bir şey mi dedin?|Efendim,|Ne?]” dedi^.',
        needs: ['!unreal', '!solitary'],
      },
      {
        text: 'Yıllar geçti~. {X} hiç [yaşlanmadı~|değişmedi~]; {H} [yaşlandı^|ağardı^]. Bir sabah aralarında [kaç yıl biriktiğini|ne kadar fark olduğunu] hesapladı^, çıkan sayıya [güldü^|inanmadı^] ve yine aynı yere, [onun karşısına|pencerenin yanına] [oturdu^|ilişti^].',
        needs: ['unreal', 'human', 'third'],
      },
      {
        text: '{V.dik} günlerden bir alışkanlık [kaldı~|yadigârdı~]: [Akşamüstü|Gölgeler uzayınca], başını^ {X:gen} [durduğu|geçtiği] yere çeviriyordu^. Bazen orada [hiç kimse|kimsecikler] olmuyordu~. {H} o zaman da [sonuna kadar|güneş batana dek] [bakıyordu^|bekliyordu^].',
        needs: ['!unreal', '!space'],
      },
      {
        text: 'Cevap ne [evetti~|kabuldü~] ne hayır. “Yarın gel,” dedi~ {X}. {H} ertesi gün [gitti^|oradaydı^]. “Yarın gel,” dedi~ {X}, [bu kez gülerek|gözünü kırparak]. Üstünden [yirmi yıl|kaç kış] geçti~; {H} hâlâ gidiyor, hâlâ [aynı cevabı|o sözü] [alıyordu^|bekliyordu^].',
        needs: ['meets', '!confined', 'third'],
      },
      {
        text: 'Yıllar sonra {F} o günleri [açtı~|andı~]. “Ne çok [konuşurdun|anlatırdın],” dedi~. “Ne çok [susardım|yutkunurdum],” dedi^ {H}. Doğruydu~ ikisi de: Konuştuklarını^ {F} [dinlemişti~|çekmişti~], sustuklarını^ [{X}|bir tek {X}].',
        needs: ['third'],
      },
      {
        text: '{X} gitti~. {H} arkasından [bakmadı^|seslenmedi^]; sofrayı [topladı^|sildi^], [bardakları|tabakları] yıkadı^, ikincisini kurulayıp [rafa|dolabın arkasına] kaldırdı^. Ertesi akşam onu yine [indirdi^|çıkardı^|bulup masaya koydu^].',
        needs: ['meets', 'human', '!child', '!space', '!confined'],
      },
      {
        text: '{H} başka şeylere de [sevindi^|güldü^] sonra, başka şeylere de [üzüldü^|yandı^]. Ama yanında^ biri {X:acc} [ansa|övse|sorsa], ne yapıyorsa^ [bırakıyor|duruyor], sözün sonuna kadar [kımıldamadan|başı^ eğik] [dinliyordu^|bekliyordu^].',
      },
      {
        text: '“Bugün de mi?” dedi~ {F}, [geçerken|kapıdan]. “Bugün de,” dedi^ {H}. Başka bir şey [konuşmadılar~|söylenmedi~]; {X} az ötede, [ışığın altında|her zamanki yerinde], [duruyordu~|başını eğmiş, gülüyordu~|bir şeyi düğümlüyordu~].',
        needs: ['!unreal', '!confined'],
      },
      {
        text: 'Günün birinde hiç [ummadığı^|aklına^ gelmeyen] biri, [sesi titreyerek|eli cebinde], onu^ [sevdiğini|kaç zamandır düşündüğünü] söyledi~. {H} o titremeyi [tanıdı^|hemen bildi^]. [Hemen cevap vermedi^|Gülmedi^]; karşısındakini^ [oturttu^|içeri aldı^], [bir bardak su getirdi^|camı açtı^] ve {X:acc} sevdiğini^ ona [usulca|ilk kez üzülmeden] anlattı^.',
        needs: ['human', '!child', '!space', '!solitary'],
      },
      {
        text: '“Anlatsana,” dedi~ {F} yıllar sonra, “[nasıl başladı|ilk gün nasıldı|onu nerede gördün]?” {H} düşündü^. [Kırk|Yüz] yerden başlanabilirdi~. “[Bir gün|Hava serindi|Geç kalmıştım],” dedi^ ve gerisini [o günkü gibi|soluk almadan], [kelimesi kelimesine|düğmelerine kadar] [hatırladı^|anlattı^].',
        needs: ['third'],
      },
      {
        text: 'Kimse bir şey [sormaz oldu~|merak etmiyordu~ artık]. {H} cevabı hâlâ [hazır|ağzının^ ucunda] tutuyordu^: “Evet, hâlâ.” Yılda [bir iki kez|üç kez], [kimse yokken|karda yürürken], bozulmuş mu diye [yüksek sesle|fısıltıyla] [söyleyip bakıyordu^|deniyordu^].',
      },
      {
        text: 'Bir gün {F} sordu~: “{X:acc} ilk gördüğün gün [nasıl bir gündü|ne giyiyordun|bana ne demiştin]?” {H} [düşündü^|güldü^]. O günden aklında^ [kendi sözü^|bir tek şey] kalmıştı~: “Bir şey olmaz,” demişti^ {F:dat}, “[geçer|yarına unuturum|bu da öyle].”',
      },
      {
        text: '“Baştan alsan [yine mi|yine o mu]?” dedi~ {F}. {H} [uzun uzun düşünür gibi yaptı^|hesap yapar gibi tavana baktı^]. “Bu kez,” dedi^, “[o kadar beklemem|düğmemi dikip giderim|ilk gün söylerim].”',
        needs: ['human'],
      },
    ],
  },
];
