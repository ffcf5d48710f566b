import type { Strand } from '../strand.ts';

/** Whole stories about what happens and cannot be held. */
export const PHENOMENON_TALES: readonly Strand[] = [
  {
    id: 'the-log',
    when: '#phenomenon #!children',
    beats: {
      open: [
        '{H} {T:acc} {n:20-90} kez [yazmıştı<m|> deftere|deftere geçirmişti<m|>|not etmişti<m|>]; [hepsinde saat aynı, yanındaki soru işareti aynıydı|saat hiç değişmiyordu, yanındaki soru işareti de|her satırda aynı saat, aynı soru işareti vardı]. Son sayfada ise, kendi {~el:gen} yazısının altında, [başka bir mürekkeple|mavi mürekkeple|yabancı bir elden] bir cevap [duruyordu|yazılıydı].',
        'Herkes {T:dat} [bir ad takmıştı|kendince bir ad bulmuştu]; {P.folk} [rüzgâr, çocuklar hayalet diyordu|rüzgâra yoruyor, çocuklar hayalet diyordu]. {H} [ad takmıyor|ad aramıyor|tartışmaya girmiyor], onun yerine [saat tutuyor<dum|du>|dakikaları yazıyor<dum|du>]: her gece, {n:2-4} geçe, {P.part:gen} [yanında|dibinde].',
      ],
      hook: [
        '#k1 O gece {H} {P.part:dat} [gitmedi<m|>|uğramadı<m|>|çıkmadı<m|>]. [Yatağa uzanıp saydı<m|>|Yatakta saniyeleri saydı<m|>|Karanlıkta oturup saydı<m|>]; [an geldi|saat doldu], {P.sound} sürdü, {T} ise olmadı. [İlk kez olmamıştı|Bu ilkti|Defterdeki ilk boş geceydi]. Demek {T} kimse yokken [yoktu|gelmiyordu|susuyordu]. Demek <beni|onu> [biliyordu|tanıyordu|bekliyordu].',
        '#k2 {H} defteri [gösterince|açıp okuyunca|uzatınca] {P.folk} [güldü|gülüp geçti|omuz silkti]. Gülmeyen {F.intro} sayfaları [çevirdi|karıştırdı], bir sütuna [parmağını koydu|parmağıyla bastırdı]: “{T} hep senin {P:loc} [yalnız kaldığın|tek başına olduğun] gecelerde olmuş. [Bir tek|Yalnızca|Sadece] o gecelerde.”',
      ],
      wish: [
        '{H} artık {T:acc} [açıklamak|çözmek|kanıtlamak] istemiyor<dum|du>; [karşısındakinin ne istediğini sormak|orada kimin olduğunu bilmek|o cevabı yazanla konuşmak] istiyor<dum|du>.',
      ],
      step: [
        '#k2 {H} {F.intro:ins} [nöbete kaldı<m|>|sabahlamaya karar verdi<m|>|geceyi bekledi<m|>]. {F} {P.small:acc} [kucağına almış|dizine koymuş], uyumamak için [fıkra anlatıyordu|türkü mırıldanıyordu|çocukluk anılarını sıralıyordu]. [Saat gelince|Vakit dolunca] {T} olmadı. “[Ben gidince olacak|Beni istemiyor|Ben varken olmaz],” dedi {F}, ayağa kalktı; [kapıdan çıkar çıkmaz|eşiği geçer geçmez] {T} başladı ve {F} [dışarıdan|koşarak|avludan], “[Bizim pencereden de görülüyor|Buradan da belli|Ben de fark ettim]!” diye bağırdı.',
      ],
      talk: [
        '#k2 “{T} ne zaman [başladı|ilk oldu]?” diye sordu {F}. {H} tarihi [biliyor<dum|du>|ezbere biliyor<dum|du>]: {P:loc} [ilk kez konuşacak kimsenin kalmadığı|akşamları kapının çalmaz olduğu|masaya tek tabağın konduğu] hafta. [Bunu söylemedi<m|>|Orasını geçti<m|>|Bunu {kendi:dat} sakladı<m|>]. “[Sonbaharda|Güzün|Havalar soğuyunca],” dedi<m|>.',
      ],
      attempt: [
        '{H} {P.part:gen} yanına {P.small:acc} [koydu<m|>|bıraktı<m|>] ve karanlığa, [alçak sesle|fısıltıyla|yavaşça], “[Kimsin|Sen kimsin|Orada kim var]?” dedi<m|>. {T} bir kez oldu, [durdu|kesildi], iki kez oldu. {H} [saymayı bıraktı<m|>|kalemi bıraktı<m|>|saate bakmadı<m|>]; ~elleri [buz gibiydi|buz kesmişti|titriyordu], ama gülümsüyor<dum|du>.',
      ],
      block: [
        '{A.intro} defteri masaya [fırlattı|çarptı|attı]. “{T} diye bir şey yok,” dedi, “{P:loc} [böyle konuşan biri çalışamaz|hayal görene yer yok|bu lafı bir daha duymayacağım].” Pencereler [çivilendi|tahtalarla kapatıldı], {P.part:dat} kilit [asıldı|vuruldu]. O gece {H} [duvarın öbür yanında|kapalı kapının ardında], tam saatinde, {T:gen} [boşuna|tek başına|kimsesiz] olup bittiğini [duydu<m|>|sezdi<m|>|anladı<m|>].',
        'Sonra {T} [seyrekleşti|azaldı]. [Üç gecede bir oldu, haftada bir oldu|Önce üç gecede bire, sonra haftada bire indi]; {H:gen} {~defter:loc} [boş satırlar çoğaldı|boşluklar uzadı|çizgi çekilmiş geceler arttı]. {A.intro} [kapıda durup güldü|rahat bir nefes aldı|eliyle boşluğu gösterdi]: “[Geçti işte|Bitti gitti|Bak, kesildi].” {P.sound} her zamankinden [gürdü|yüksekti]. {H} [ömür boyu|o güne dek] [hiç bu kadar sessizlik|böyle bir sessizlik] duymamıştı<m|>.',
      ],
      turn: [
        '#k1 {H} pencereyi [kırıp|zorlayıp] karşıya [geçti<m|>|koştu<m|>]. {P.part:gen} ardındaki evde bir yatak, [yatakta incecik bir kadın|yatakta yaşlı, incecik bir kadın|yastıkta solgun bir kadın yüzü] vardı; başucunda [bir ayna, bir lamba, bir düdük|bir lamba, bir düdük, küçük bir ayna] duruyordu. “{T} diyordun, değil mi?” dedi. “[Kalkamıyorum|Bacaklarım tutmuyor|Yataktan çıkamıyorum]. {P:loc} ışığın yanınca, [uyanık olan bir ben değilim diye|geceyi paylaşan var diye|selam olsun diye], [elimden geleni yapıyordum|ne bulursam kullanıyordum].”',
        '#k2 Defterin arkasından bir kâğıt [düştü|kaydı|çıktı]; altında {F.intro:gen} [imzası|adı] vardı. “{T} değil o,” [diyordu|diye başlıyordu], “benim. Seni [ilk geceden beri|ta baştan beri] dinliyorum. Sen [soru sordukça|karanlığa konuştukça] korkum [azalıyor|diniyor]. Sakın [açıklamasını bulma|nedenini arama], [bulursan gelmezsin|sonra bitiyor|bulunca gidersin].”',
      ],
      settle: [
        '{H} [bir sandalye çekti<m|>|yere bir minder attı<m|>|pencerenin yanına oturdu<m|>]. [Gece boyunca|Sabaha kadar] sırayla <anlattık|anlattılar>; saat gelince <ikimiz|ikisi> de sustu<k|>. {T} [olmadı|gelmedi]. “Bu gece [gerek yok|izinliyim|paydos],” dedi [beriki|öteki], [gülerek|gözlerini silerek|esneyerek].',
      ],
      after: [
        '#happy/open {H} [defterin son sayfasına|son boş sayfaya] {T:gen} nedenini [yazdı<m|>|geçirdi<m|>], sonra o sayfayı [yırtıp|koparıp|katlayıp] ~cebine koydu<m|>. {P:loc} [herkes ona hâlâ ad takıyordu|hâlâ yeni adlar bulunuyordu|tartışma sürüyordu]. {H} [karışmıyor<dum|du>|söze girmiyor<dum|du>]; [saati gelince|vakti dolunca] ışığı iki kez [yakıp söndürüyor<dum|du> yalnızca|kesip açıyor<dum|du>, o kadar].',
        '#dramatic/twist Karşı pencere ilkbaharda [karardı|söndü], {n:2-9} gün sonra da [boyandı|tahtayla kapatıldı|evin eşyası taşındı]. {H} defteri [kapattı<m|>|kaldırdı<m|>], ışığı söndürdü<m|>, {P.part:gen} yanında, [alışkanlıkla|eski bir huyla], saatin gelmesini bekledi<m|>. {T} [tam zamanında|dakikası dakikasına|saatini şaşırmadan] oldu. [Bu kez üç kez|Bu defa üç kere|Üstelik üç kez].',
      ],
    },
  },
  {
    id: 'everyone-differs',
    when: '#phenomenon #in #!children #!grown',
    beats: {
      open: [
        '{T} için {P:loc} {n:6-9} kişi [yemin etti|tanıklık etti|konuştu], [hepsi başka bir şey anlattı|hiçbirinin sözü ötekini tutmadı|her biri ayrı bir şey söyledi]. {H} [hepsini yazdı<m|>|söylenenleri kâğıda döktü<m|>], kâğıtları {P.part:gen} üstüne [yaydı<m|>|serdi<m|>] ve ortada [kocaman bir boşluk|hiç kimsenin değinmediği bir boşluk|yuvarlak bir boşluk] gördü<m|>.',
        'İlk tanık {T} için “[güzeldi|bir daha olsa|kısa sürdü]” dedi, ikincisi [ağladı|gözünü yere dikti], üçüncüsü kapıyı {H:gen} {~yüz:dat} [kapattı|çarptı]. O kapının ardında {P.small} [devrildi|yere düştü] ve biri, [çok alçak|titreyen|boğuk] bir sesle, “[Sormasın|Gitsin buradan|Bir daha gelmesin],” dedi.',
      ],
      hook: [
        'Herkes {T:acc} [kendi bulunduğu yerden|kendi penceresinden|durduğu noktadan] anlatıyordu. {H} {P:gen} krokisini [çizdi<m|>|kâğıda geçirdi<m|>], tanıkları [işaretledi<m|>|birer çarpıyla gösterdi<m|>]. [Bakışlar|Çizgiler] {P.part:gen} çevresinde [bir halka oldu|halka biçiminde birleşti]. [Halkanın tam ortasında duran kişiyi|Ortada durmuş olanı] kimse [anmamıştı|görmemişti|ağzına almamıştı].',
        'Anlatılarda [tek bir ortak nokta vardı|bir tek şey değişmiyordu|herkes bir konuda birleşiyordu]: {T} sırasında {P.sound} [kesilmişti|susmuştu]. {H} {Y} adım ötedeki {P.part:dat} [gitti<m|>|yürüdü<m|>], sesin [kaynağına baktı<m|>|nereden çıktığını aradı<m|>]. Onu biri [eliyle durdurmuştu|bilerek susturmuştu]; parmak izleri hâlâ [tozun içindeydi|oradaydı|seçiliyordu].',
      ],
      wish: [
        '{H} {T:acc} [çözmek|açıklamak|anlamak] için değil, [o halkanın ortasındakini bulmak|adı anılmayan kişiyi bulmak|saklanan o tek kişiye ulaşmak] için {kalmak.ecekti}.',
      ],
      step: [
        '{H} [halkanın ortasını|krokideki boşluğu] {F.intro:dat} [gösterdi<m|>|uzattı<m|>]. {F} [bakmadan|kâğıda bakmadan|başını kaldırmadan], “{T} gecesi ben [evdeydim|yatmıştım|uyuyordum],” dedi. [Kimse ona|Oysa ona kimse] [nerede olduğunu|bunu|o geceyi] sormamıştı. {P.small:acc} eline aldı, [bıraktı, bir daha aldı|çevirdi, yerine koydu, yine aldı]; [ayakkabısının kenarında|paçasında|kol ağzında] {P.part:gen} tozu vardı.',
      ],
      talk: [
        '“[Beni mi koruyorsun, kendini mi|Kimi koruyorsun|Bunu kimin için yapıyorsun]?” dedi<m|> {H}. {F} [uzun süre düşündü|hemen cevap vermedi|parmaklarına baktı]. “{T:acc} görenleri,” dedi, “[bildiklerini sandıkları şeyle|kendi anlattıklarıyla] yaşayabiliyorlar. [Bilseler yaşayamazlar|Doğrusuyla yaşayamazlar|Gerçeğini kaldıramazlar].”',
      ],
      attempt: [
        '{H} {T} gecesini [yeniden kurdu<m|>|baştan canlandırdı<m|>|adım adım yineledi<m|>]: tanıkları [aynı yerlere dikti<m|>|eski yerlerine çağırdı<m|>], {P.small:acc} aynı noktaya [koydu<m|>|yerleştirdi<m|>], {P.sound:acc} [kestirdi<m|>|susturdu<m|>]. {n:6-9} kişi [aynı anda|bir anda|sözleşmiş gibi] başını çevirdi; [hepsi {F:dat} bakıyordu|bütün gözler {F:dat} dönmüştü].',
      ],
      block: [
        '{A.intro} kâğıtları [topladı, ikiye böldü|avuçladı, ortadan yırttı|masadan aldı, yırttı]. “{T} [kapandı|konusu bitti],” dedi, “[bir kişi daha konuşursa|ağzını açan olursa] {P:loc} barınamaz.” Akşam tanıklardan {n:2-4} tanesi gelip [sözünü geri aldı|yanıldığını söyledi|hiçbir şey görmediğini söyledi]; {H:gen} ~elinde, [yırtığın ortasından geçen|yırtığın iki yanına bölünmüş], tek bir [isim|cümle|ad] kaldı.',
        '{H} {P.part:dat} ~çıktığında kapı arkadan [kilitlendi|sürgülendi]. {A.intro:gen} sesi [geldi|duyuldu]: “[Sabaha kadar düşün|Gün doğana kadar vaktin var|Burada otur, düşün]. {T:acc} unutanlar [rahat uyur|rahat eder|huzur bulur].” {P.smell} kokusu karanlıkta [ağırdı|boğucuydu|iyice koyulmuştu]. {H} düşündü<m|>; ama [onun istediğini|unutmayı|susmayı] değil.',
      ],
      turn: [
        '[Gece yarısı|Gün ağarmadan|Saatler sonra] kilit [açıldı|döndü], {F.intro} fenerle [içeri girdi|eşikte belirdi]. “[Ortadaki bendim|O boşluktaki bendim],” dedi, “{T} dediğiniz şey [bir yardım çağrısıydı|imdat isteyen biriydi]. [Herkes gördü|Görmeyen kalmadı], herkes [korktu|başkasını bekledi|perdesini çekti], ben de. O yüzden {n:6-9} ayrı yalan [söylediler|uydurdular]. [Biri benimki|Biri benim|Birini ben uydurdum].”',
        '{H} yırtık kâğıtları [yan yana koydu<m|>|uç uca getirdi<m|>|masada birleştirdi<m|>] ve yalanların [hepsinin aynı anda başladığını|hep aynı yerde başladığını] gördü<m|>. “{T} değildi,” dedi {F.intro} [arkadan|kapının ağzından], “{W.sen} bağırdı. [Hepimiz duyduk|Duymayan kalmadı]. Sen küçüktün, sana [rüzgâr|bir masal|uyu] dedik.”',
      ],
      settle: [
        '{H} kâğıtları [yakmadı<m|>|saklamadı<m|>|kimseye okumadı<m|>]. {P.part:gen} üstüne, [herkesin göreceği yere|göz önüne], [sırayla|yan yana] dizdi<m|>. Sabah ilk gelen kendi yalanını [aldı|buldu], cebine koydu, sonra [geri çıkarıp|dönüp] altına [doğrusunu|adını|tek bir satır] yazdı.',
      ],
      after: [
        '#happy/open Akşama [bütün kâğıtlar doluydu|boş kâğıt kalmadı] ve {n:6-9} anlatı, [ilk kez|sonunda], tek bir {T} oldu. {P:loc} [kimse kimsenin yüzüne bakamıyordu|herkes yere bakarak yürüyordu|selamlar kısalmıştı]; ama {H} [kapıyı ~açtığında|kapıyı ~araladığında] eşikte, [bölüşülmek üzere|ikiye bölünmüş|beze sarılı], sıcak bir ekmek buldu<m|>.',
        '#dramatic/twist [Kimse ceza görmedi|Hiç kimse ceza almadı|Ceza diye bir şey olmadı]. Yalnızca, her yıl aynı saatte {P:gen} ışıkları [söndü|söndürüldü] ve {T} sırasında [susanlar|susmuş olanlar] bu kez {P.part:gen} önünde, hep bir ağızdan, [bağırdı|aynı adı bağırdı]. {H} [dinledi<m|>|kenarda durup dinledi<m|>]. {T} için [çok geçti|geç kalınmıştı]; ama ses çok da [güzeldi|gürdü|içtendi].',
      ],
    },
    kin: 'anne',
  },
];
