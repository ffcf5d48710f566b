import type { Beat } from '../types.ts';

/** How the story of a hero who can't get out is tested, decided and ended. */
export const TRAPPED_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '{H:gen} elinin^ değdiği yerde bir [gevşeklik|oynama] vardı~. Tırnağını^ [soktu^|geçirdi^], kemerinin^ tokasını [kullandı^|sapladı^]. Küçük bir [parça|taş] [düştü~|oynadı~]; arkasından [soğuk|taze] bir hava [geldi~|yüzüne^ vurdu~]. [Kolu^ girdi~, omzu^ girmedi~|Bir eli^ geçti~, öteki kaldı~].',
        needs: ['!wide', '!imagined', 'human', '!space'],
      },
      {
        text: '{H} bir delik [buldu^|yokladı^]; kendisi^ geçemezdi^, sesi^ [geçerdi~|belki geçerdi~]. {F:gen} adını [söyledi^|fısıldadı^] oradan. Bağırmadı^; [fısıltı|ince ses] daha [uzağa|derine] gidiyordu~. [Üç|Beş] kez [söyledi^|yolladı^], [dördüncüyü|sonuncuyu] [beklemeye ayırdı^|kulağını^ dayayıp bekledi^].',
        needs: ['!rescuers', '!mute', '!wide', '!imagined'],
      },
      {
        text: 'Pencere [yüksekteydi~|dardı~]. {H} ne bulduysa^ üst üste [koydu^|yığdı^], [tırmandı^|çıktı^], başını^ [çıkardı^|uzattı^]; omuzları^ [sığmadı~|takıldı~]. Dışarıda bir [çocuk|kedi] durmuş ona^ [bakıyordu~|bakakalmıştı~]. [El salladı^|Dilini^ çıkardı^]; [karşılık geldi~|öteki kaçtı~].',
        needs: ['door', '!lift', 'human', '!space', '!imagined'],
      },
      {
        text: 'Sabah {H} yola [çıktı^|düştü^], tek yöne, [hiç sapmadan|güneşe arkasını^ verip]. Öğleye doğru kendi ayak izlerine^ [rastladı^|bastı^]. Yanlarında [ikinci bir iz|daha küçük bir iz] vardı~; [yeniydi~|içi henüz dolmamıştı~], [aynı yöne|tam tersine] gidiyordu~.',
        needs: ['wide', 'human', '!space'],
      },
      {
        text: '{H} çıkışı [buldu^|gördü^]; önünde biri oturuyordu~, elinde [bir liste|bir defter]. “Adın burada yok,” dedi~. “[Girerken yazmadınız ki|Ben kendim girmedim].” “[Girerken yazılmaz, çıkarken yazılır|O senin bileceğin iş].” “O zaman yazın.” “[Çıkan yok ki|Kalem içeride kaldı],” dedi~ öteki.',
        needs: ['imagined', '!solitary'],
      },
      {
        text: 'Çıkınca ilk nereye [gidecekti^|koşacaktı^]? {H} cevabı hemen [buldu^|bildi^]. Orası hep [vardı~|oradaydı~], yolu da uzun [değildi~|sayılmazdı~]; {V.meden} önceki [on yıl|her gün] [gidebilirdi^|önünden geçebilirdi^]. [Gitmemişti^|Hep ertelemişti^]; [orada da bir kapı vardı~|orada oturan hâlâ bekliyordu~ belki].',
        needs: ['human', '!space', '!child'],
      },
      {
        text: 'Az ötede bir böcek sırtüstü [dönmüştü~|düşmüştü~], boşuna [çırpınıyordu~|bacak sallıyordu~]. {H} bir çöpün ucunu [uzattı^|tuttu^], böcek [tutundu~|sarıldı~], [düzeldi~|doğruldu~], hiç bakmadan [yürüdü~|gitti~]: [duvardaki bir çatlağa|ince bir çizgiye]. {H} o [çatlağı|çizgiyi] [ilk kez gördü^|parmağıyla^ izledi^].',
        needs: ['human', '!space', '!imagined', '!wide'],
      },
      {
        text: 'Uyursa^ [uyanamayacaktı^|donacaktı^]. Uyumamak için {H} tanıdığı^ herkesi [saydı^|sıraya dizdi^]: [yaşayanları|sevdiklerini^], [göçüp gidenleri|kızdıklarını^], adını [bilmediği^ fırıncıyı|unuttuğu^ bir çocuğu]. [Yüz yirmide|Doksanda] {F:gen} adına geldi^, [onu iki kez saydı^|orada durup biraz konuştu^].',
        needs: ['human', '!imagined', '!space'],
      },
      {
        text: '“Geri çekil!” diye bağırdı~ {F}. {H} [çekildi^|büzüldü^]; çekilecek [iki karış|bir adım] yer vardı~ zaten. [Vurdular~|Kazdılar~], [beklediler~|dinlediler~], yine [vurdular~|kazdılar~]. Bir yerden [ışık|toz] [sızdı~|aktı~], sonra [her şey|bir yan] [yeniden kaydı~|büsbütün kapandı~]; [öksürük sesleri geldi~|{F} adını^ söyleyip durdu~].',
        needs: ['rescuers', 'tight', '!imagined'],
      },
      {
        text: 'Kalan gücünü^ ya bağırmaya [harcayacaktı^|verecekti^] ya da beklemeye. {H} üçe kadar [saydı^|bekledi^], [bağırdı^|bütün soluğunu^ verdi^]. Karşılık [gelmedi~|yoktu~]; ama [bir köpek|çok uzakta bir kuş] [sustu~|ses verdi~].',
        needs: ['!rescuers', '!mute', '!space', 'human'],
      },
      {
        text: 'Bir [fare|kertenkele] çıktı~ ortaya, [durdu~|dikildi~], {H:dat} [baktı~|burnunu kıvırdı~]. Demek bir yolu [vardı~|olmalıydı~]. {H} hiç kımıldamadan onu [izledi^|gözledi^]: [bir, iki, sol köşe|taşın altı, sonra arkası]. Parmağını^ [oraya soktu^|aynı yere götürdü^]; [boşluk|serin bir toprak] [devam ediyordu~|içeri çekiyordu~].',
        needs: ['!wide', '!imagined', '!space', 'human'],
      },
      {
        text: 'İki seçenek vardı~, ikisi de [kötüydü~|karanlıktı~]: {H} beklerse^ gücü^ [tükenecekti~|yetmeyecekti~], kımıldarsa^ belki [yerini^ hiç bulamayacaklardı~|her şey üstüne^ inecekti~]. Bir [düğmeyi|çakılı] havaya [attı^|fırlattı^], [yere düşen sesini dinledi^|tutamadı^, karanlıkta kaldı~]; [cevabı düğme de bilmiyordu~|kararı yine kendisine^ kaldı~].',
        needs: ['human', '!imagined'],
      },
      {
        text: 'Bir an çıkış sandığı^ bir aydınlık [gördü^|seçti^] {H}, ona doğru [gitti^|süründü^]. Çıkış [değildi~|yoktu~]; [sızan suda|küçük bir camda] [parlayan bir ışıktı~|kendi yüzüydü^]. Yine de orada [gözünü^|avucunu^] [yıkadı^|dinlendirdi^] ve [ilk kez|sakinleşince] [suyun nereden geldiğini|ışığın açısını] [düşündü^|ölçtü^].',
        needs: ['human', '!space', '!wide'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} beklemeyi [bıraktı^|kesti^]. Gelen olursa [sevinecekti^|ne âlâydı~], ama gelmeyecekmiş gibi [çalışacaktı^|davranacaktı^]: önce [en yakındaki taş|en gevşek tahta], sonra [onun yanındaki|bir sonraki]. [Onuncusunda|Akşama doğru] [kolları^ titriyordu~|avuçları^ yanıyordu~], [sayı duruyordu~|durmadı^].',
        needs: ['!wide', '!imagined', 'human', '!space'],
      },
      {
        text: '{H} kırmaya karar [verdi^|kıldı^]. Kıracağı^ şey başkasınındı~, belki [pahalıydı~|bir hatıraydı~]; [yine de|özür dileyip] [vurdu^|omzunu^ dayadı^]. İlkinde [çatladı~|inledi~], ikincisinde [bir ses çıktı~ içinden|{H:gen} eli^ acıdı~], üçüncüsünde [hava girdi~|ucu ayrıldı~].',
        needs: ['door', 'human', '!lift', '!imagined'],
      },
      {
        text: 'Aşağı inen bir yol [vardı~|görünüyordu~]. Akıllı olan yukarıyı [seçerdi~|denerdi~]; yukarısı [kapalıydı~|toprak doluydu~]. {H} karnının^ üstünde [süründü^|kaydı^], [sığmayan yerde|daralınca] soluğunu^ [verdi^|boşalttı^] ve [inceldi^|bir karış kazandı^].',
        needs: ['tight', 'human', '!space'],
      },
      {
        text: '{H} kalırsa^ bulunması^ [kolaydı~|mümkündü~]; yürürse^ hiç değilse [ısınırdı^|uyumazdı^]. Sabah, elindekilerle^ yere bir ok [çizdi^|dizdi^], gittiği^ yönü [gösterdi^|işaretledi^], [adını^ ekledi^|dönüp bir kez baktı^] ve [yürüdü^|ilk adımı saydı^].',
        needs: ['wide', 'human', '!space'],
      },
      {
        text: '{H} çıkmaya çalışmayı [bıraktı^|erteledi^], burada ne yapılabiliyorsa onu yapmaya [karar verdi^|koyuldu^]: [bir düzen kurdu^|bir köşeyi süpürdü^], [karşılaştığına^ adını sordu^|her sabah aynı selamı verdi^]. [Üçüncü gün|Bir süre sonra] [kapı|duvar] [kendiliğinden inceldi~|şaşırmış gibi durdu~|yerini değiştirdi~].',
        needs: ['imagined'],
      },
      {
        text: '{H} {F:acc} [bağışladı^|affetti^]. Neye kızdığını^ bile tam [çıkaramıyordu^|söyleyemezdi^] artık. Sonra [kendini^ bağışladı^|sıra kendisine^ geldi~]; bu [daha uzun|bütün gece] sürdü~. [İkisi bitince|Sabaha karşı] [ayakları^ ısındı~|doğrulup baştan kazmaya başladı^|sakin sakin uyudu^].',
        needs: ['human', '!imagined'],
      },
      {
        text: '{H} sakladığı^ son lokmayı ağzına^ [attı^|götürdü^], acele etmeden [çiğnedi^|ezdi^]. Saklamanın faydası [yoktu~|kalmamıştı~] artık. Sonra [kalktı^|doğruldu^], [kollarını^ sıvadı^|omuzlarını^ çevirdi^]: [ne yapacaksa^ bu lokmayla yapacaktı^|bir kişilik güç, bir denemelikti~].',
        needs: ['food', 'human'],
        gives: ['!food'],
      },
      {
        text: '“Çıkarsam” diye başlayan [sözleri|yeminleri] {H} geri [aldı^|yuttu^]. “Çıkana kadar,” dedi^ yerine, “her saat bir kez [sesleneceğim|vuracağım], iki kez [güleceğim|sayacağım].” İlk saatte [seslendi^|denedi^]; [gülmek zor geldi~|gülüşü^ yankılandı~], [yankı kalabalık etti~|ikincisi kolay oldu~].',
        needs: ['!mute', 'human'],
      },
      {
        text: '{H} birisi {V.dik:acc} bilsin [istedi^|diye düşündü^]. Bulduğu^ bir yere, [kazıyarak|tırnağıyla^], adını^ ve günü [yazdı^|işledi^]. Günü [şaşırdı^|karıştırdı^], [üstünü çizip bir daha yazdı^|yanına bir soru işareti koydu^]. Altına bir de [{F:dat} selam|küçük bir ok] [ekledi^|kondurdu^].',
        needs: ['human', '!space'],
      },
      {
        text: '{H} korkusunu^ inkâr etmeyi [bıraktı^|kesti^]. “Korkuyorum,” dedi^, duyan olsun [olmasın|diye değil]. Söyleyince korku [gitmedi~|azalmadı~], ama [yanına^ oturdu~|karşısından^ kalktı~]; [ikisi|ikisi birden] [aynı kapıya|aynı karanlığa] [baktılar~|daldılar~].',
        needs: ['!mute', 'third'],
      },
      {
        text: '{H} bir kez daha [deneyecekti^|itecekti^], son kez; bundan sonra [uslu uslu|kıpırdamadan] bekleyecekti^. Bunu [yedi|beş] kez [söylemişti^|kendine^ demişti^]. Bir sonrakinde [bir şey oynadı~|elinin^ altı boşaldı~]; [önce inanmadı^|durdu^, kulak verdi^].',
        needs: ['!wide', '!imagined'],
      },
      {
        text: '{H} kendisinden^ sonra gelecek olanı [düşündü^|gözünün^ önüne getirdi^]; birisi daha mutlaka [düşerdi~|girerdi~] buraya. Nereye [basılmayacağını|yaslanılmayacağını], suyun nerede [damladığını|biriktiğini] [çizdi^|taşlarla gösterdi^]; [en alta|köşeye] “[Bağırma, say|Sol köşe serin|Korkma, ben de çıktım]” diye [yazdı^|kazıdı^]. [Sonuncusu|Son sözü] [henüz doğru değildi~|bir dilekti~ daha].',
        needs: ['human', '!space', '!imagined'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Işık birden [geldi~|doldu~], {H:gen} gözlerini^ [yaktı~|kamaştırdı~]. İlk gördüğü^, {F:gen} [çamurlu ayakkabıları|kanayan parmakları|ters giyilmiş hırkası] oldu~. “Geç [kaldın|kaldınız],” dedi^ {H}. {F} [ağladı~|güldü~], “[Trafik|Sen de uzağa girmişsin],” dedi~.',
        needs: ['rescuers', 'human', '!space'],
      },
      {
        text: 'Kapıyı sabah süpürgeli bir kadın [açtı~|araladı~], bir çığlık [attı~|kopardı~], sonra [kızdı~|süpürgesini kaldırdı~]: “[Ne işin var burada|Yerler ıslanacak, bas bakayım]!” {H} [öpecekti^ onu|boynuna sarıldı^ kadının]; [süpürge aralarında kaldı~|kadın süpürgeyi düşürdü~].',
        needs: ['door', 'human', '!lift', '!imagined', '!space'],
      },
      {
        text: 'Kurtulduktan sonra {H} kapıları [aralık bıraktı^|kapatmadı^]; yemekte bile [dışarıyı gören|eşiğe yakın] yere oturdu^. “[Üşüyoruz|Cereyan yapıyor],” diyenlere [hırka|battaniye] [verdi^|taşıdı^]; kapıyı kapatan [olmadı~|yine {F} oluyordu~, o da bir parmak açık bırakıyordu~].',
        needs: ['!wide', 'human', '!space', '!imagined'],
      },
      {
        text: 'Çıktıktan sonra {H} aylarca göğe [baktı^|başını^ kaldırdı^]. “Ne var orada?” diye soranlara “[Hiçbir şey|Tavan yok],” dedi^, ağzı^ [kulaklarında|açık]. [İnanmayan da başını kaldırdı~|Soran gülüp geçti~].',
        needs: ['tight', 'human', '!space', '!solitary'],
      },
      {
        text: '{H:acc} almaya geldiklerinde bir dakika [istedi^|rica etti^]. Yattığı^ yeri [düzeltti^|süpürdü^], artan yiyeceği bir beze bağlayıp [kuytuya|görünür bir yere] [koydu^|astı^]. “[Kime bu|Ne yapıyorsun]?” dediler~. “[Sıradakine|Burası bana iyi baktı],” dedi^.',
        needs: ['wide', 'human', '!solitary', '!space'],
      },
      {
        text: 'Sonunda {H} dışarıdaydı^ ya da dışarısına [benzeyen|çok benzeyen] bir yerde. Emin olmak için her sabah bir taşın yerini [değiştiriyor|oynatıyor], ertesi gün [gidip|ilk iş] bakıyordu^. Taş [hep bıraktığı^ yerdeydi~|yerindeydi~]; [bir sabah|bir keresinde] [gözünü^ kapayıp öyle bıraktı^|bakmayı unuttu^].',
        needs: ['imagined'],
      },
      {
        text: 'Yıllar sonra {F} sordu~: “Orada en çok ne [düşündün|özledin]?” “Seni,” dese^ [yalan olurdu~|yarısı doğru olurdu~], “Kendimi,” dese^ [ayıp|eksik]. “[Çayı|Bir musluğun sesini|Yan dönmeyi],” dedi^ {H}. {F} [kalktı~, suyu ocağa koydu~|bir şey demeden kenara çekildi~, yer açtı~].',
        needs: ['human', '!space'],
      },
      {
        text: '{V.dik:acc} anlatırken {H} hep aynı yerde [duruyordu^|susuyordu^]: kurtulacağını^ anladığı^ o ilk [ses|ışık]. Kelime [aradı^|denedi^], [bulamadı^|beğenmedi^]; parmağıyla^ masaya [üç kez vurdu^|hafifçe vurdu^]. Dinleyenler [bunu anladı~|kapıya baktı~].',
        needs: ['human', '!solitary', '!space'],
      },
      {
        text: 'Kurtulduğunda^ {H} ne kadar geçtiğini [sordu^|öğrenmek istedi^]. [Söylediler~|Saydılar~]; kendi hesabının^ [yarısı|üçte biri] bile değildi~. İtiraz [edecekti^|etmeye kalktı^], [vazgeçti^|sustu^]: [Artanını|Fazlasını] [kime verecekti^|içeride yaşamıştı^].',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Daha kimse [gelmemişti~|yoktu~]. Ama o gün {H} uzaktan bir tıkırtı [duydu^|işitti^] ya da duyduğunu^ [sandı^|istedi^]. Doğruldu^, [saçını^ düzeltti^|yüzünü^ sildi^]; [gelen ayıplamasın istedi^|karşılamak ona^ düşerdi~].',
        needs: ['human', '!rescuers', '!mute'],
      },
      {
        text: '“Bir daha oraya [gitme|yaklaşma],” dedi~ {F}. “Gitmem,” dedi^ {H}. [Üç gün|Bir hafta] gitmedi^. Sonra {F} onu^ aynı yerin önünde [buldu~|gördü~]: [elini^ duvara koymuş|kapıyı ölçer gibi bakıyor], [“Ne kadar küçükmüş,” diyordu^|içeriye bir ışık asıyordu^].',
        needs: ['!imagined', 'human', '!space', '!wide'],
      },
      {
        text: 'O günlerden kalan küçük bir [taşı|çakılı] saklıyordu^ {H} hâlâ. Soranlara [uğur|hatıra] diyordu^. [Değildi~|Yalandı~]; o saatlerde elinin^ altında [tek kıpırdayan|tek sıcak] şey [oydu~|o olmuştu~]. [Geceleri|Kapı kapanınca] [avucuna^ alıyor|cebinde^ yokluyor], [bırakıyordu^|gülümsüyordu^].',
        needs: ['human', '!space'],
      },
      {
        text: 'Çıktığı^ gün {F} ilk ne istediğini^ [sordu~|merak etti~]. {H} çok şey [istemişti^|sıralamıştı^] içeride; hepsi [uçup gitmişti~|küçük kalmıştı~]. “[Şöyle bir yürüyelim|Bir kapı aç, kapat, yine aç|Sus biraz, sokağı dinleyelim],” dedi^; {F} [koluna^ girdi~|yolu gösterdi~].',
        needs: ['human', '!space', '!wide', '!imagined'],
      },
      {
        text: 'Dönüşte {H} ilk iş [söz verdiğini^|ertelediğini^] [yaptı^|tuttu^]: [bir kapıyı çaldı^|bir numara çevirdi^], “[Ben geldim|Haksızdım|Vaktin var mı]” dedi^. [Karşıdan|Öbür uçtan] [uzun bir sessizlik|derin bir soluk] [geldi~|duyuldu~]; {H} [beklemeyi|karanlıkta durmayı] [artık biliyordu^|öğrenmişti^].',
        needs: ['human', '!space', '!child'],
      },
    ],
  },
];
