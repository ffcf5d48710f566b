import type { Strand } from '../strand.ts';

/** Whole stories about what happens and cannot be held. */
export const PHENOMENON_TALES: readonly Strand[] = [
  {
    id: 'the-log',
    when: '#phenomenon #!children',
    beats: {
      open: [
        '{H} {T:acc} {n:20-90} kez yazmıştı<m|> deftere; hepsinde saat aynı, yanındaki soru işareti aynıydı. Son sayfada ise, kendi {~el:gen} yazısının altında, başka bir mürekkeple bir cevap duruyordu.',
        'Herkes {T:dat} bir ad takmıştı; {P.folk} rüzgâr, çocuklar hayalet diyordu. {H} ad takmıyor, onun yerine saat tutuyor<dum|du>: her gece, {n:2-4} geçe, {P.part:gen} yanında.',
      ],
      hook: [
        '#k1 O gece {H} {P.part:dat} gitmedi<m|>. Yatağında saydı<m|>; an geldi, {P.sound} sürdü, {T} ise olmadı. İlk kez olmamıştı. Demek {T} kimse yokken [yoktu|gelmiyordu]. Demek <beni|onu> biliyordu.',
        '#k2 {H} defteri gösterince {P.folk} güldü. Gülmeyen {F.intro} sayfaları çevirdi, bir sütuna parmağını koydu: “{T} hep senin {P:loc} yalnız kaldığın gecelerde olmuş. [Bir tek|Yalnızca] o gecelerde.”',
      ],
      wish: [
        '{H} artık {T:acc} açıklamak istemiyor<dum|du>; karşısındakinin ne istediğini sormak istiyor<dum|du>.',
      ],
      step: [
        '#k2 {H} {F.intro:ins} nöbete kaldı<m|>. {F} {P.small:acc} kucağına almış, uyumamak için fıkra anlatıyordu. Saat gelince {T} olmadı. “Ben gidince olacak,” dedi {F}, ayağa kalktı; kapıdan çıkar çıkmaz {T} başladı ve {F} [dışarıdan|koşarak], “Bizim pencereden de görülüyor!” diye bağırdı.',
      ],
      talk: [
        '#k2 “{T} ne zaman başladı?” diye sordu {F}. {H} tarihi biliyor<dum|du>: {P:loc} ilk kez konuşacak kimsesinin kalmadığı hafta. Bunu söylemedi<m|>. “Sonbaharda,” dedi<m|>.',
      ],
      attempt: [
        '{H} {P.part:gen} yanına {P.small:acc} koydu<m|> ve karanlığa, alçak sesle, “Kimsin?” dedi<m|>. {T} bir kez oldu, durdu, iki kez oldu. {H} saymayı bıraktı<m|>; ~elleri buz gibiydi, ama gülümsüyor<dum|du>.',
      ],
      block: [
        '{A.intro} defteri masaya fırlattı. “{T} diye bir şey yok,” dedi, “{P:loc} böyle konuşan biri çalışamaz.” Pencereler çivilendi, {P.part:dat} kilit asıldı. O gece {H} duvarın öbür yanında, tam saatinde, {T:gen} [boşuna|tek başına] olup bittiğini duydu<m|>.',
        'Sonra {T} seyrekleşti. Üç gecede bir oldu, haftada bir oldu; {H:gen} defterinde boş satırlar çoğaldı. {A.intro} sırtına vurdu: “Geçti işte.” {P.sound} her zamankinden [gürdü|yüksekti]. {H} ömründe hiç bu kadar sessizlik duymamıştı<m|>.',
      ],
      turn: [
        '#k1 {H} pencereyi kırıp karşıya geçti<m|>. {P.part:gen} ardındaki evde bir yatak, yatakta incecik bir kadın vardı; başucunda bir ayna, bir lamba, bir düdük. “{T} diyordun, değil mi?” dedi. “Kalkamıyorum. {P:loc} ışığın yanınca, uyanık olan bir ben değilim diye, elimden geleni yapıyordum.”',
        '#k2 Defterin arkasından bir kâğıt düştü; altında {F.intro:gen} imzası vardı. “{T} değil o,” diyordu, “benim. Seni ilk geceden beri dinliyorum. Sen soru sordukça korkum azalıyor. Sakın açıklamasını bulma, [bulursan gelmezsin|sonra bitiyor].”',
      ],
      settle: [
        '{H} bir sandalye çekti<m|>. Gece boyunca sırayla <anlattık|anlattılar>; saat gelince <ikimiz|ikisi> de sustu<k|>. {T} olmadı. “Bu gece [gerek yok|izinliyim],” dedi [beriki|öteki], gülerek.',
      ],
      after: [
        '#happy/open {H} defterin son sayfasına {T:gen} nedenini yazdı<m|>, sonra o sayfayı [yırtıp|koparıp] ~cebine koydu<m|>. {P:loc} herkes ona hâlâ ad takıyordu. {H} karışmıyor<dum|du>; saati gelince ışığı iki kez yakıp söndürüyor<dum|du> yalnızca.',
        '#dramatic/twist Karşı pencere ilkbaharda karardı, {n:2-9} gün sonra da boyandı. {H} defteri kapattı<m|>, ışığı söndürdü<m|>, {P.part:gen} yanında, alışkanlıkla, saatin gelmesini bekledi<m|>. {T} tam zamanında oldu. Bu kez üç kez.',
      ],
    },
  },
  {
    id: 'everyone-differs',
    when: '#phenomenon #in #!children',
    beats: {
      open: [
        '{T} için {P:loc} {n:6-9} kişi yemin etti, hepsi başka bir şey anlattı. {H} hepsini yazdı<m|>, kâğıtları {P.part:gen} üstüne yaydı<m|> ve ortada kocaman bir boşluk gördü<m|>.',
        'İlk tanık {T} için “güzeldi” dedi, ikincisi ağladı, üçüncüsü kapıyı {H:gen} {~yüz:dat} kapattı. O kapının ardında {P.small} devrildi ve biri, [çok alçak|titreyen] bir sesle, “Sormasın,” dedi.',
      ],
      hook: [
        'Herkes {T:acc} kendi bulunduğu yerden anlatıyordu. {H} {P:gen} krokisini çizdi<m|>, tanıkları işaretledi<m|>. Bakışlar {P.part:gen} çevresinde bir halka oldu. Halkanın tam ortasında duran kişiyi kimse [anmamıştı|görmemişti].',
        'Anlatılarda tek bir ortak nokta vardı: {T} sırasında {P.sound} kesilmişti. {H} {Y} adım ötedeki {P.part:dat} gitti<m|>, sesin kaynağına baktı<m|>. Onu biri eliyle durdurmuştu; parmak izleri hâlâ [tozun içindeydi|oradaydı].',
      ],
      wish: ['{H} {T:acc} çözmek için değil, o halkanın ortasındakini bulmak için {kalmak.ecekti}.'],
      step: [
        '{H} halkanın ortasını {F.intro:dat} gösterdi<m|>. {F} bakmadan, “{T} gecesi ben evdeydim,” dedi. Kimse ona [nerede olduğunu|bunu] sormamıştı. {P.small:acc} eline aldı, bıraktı, bir daha aldı; ayakkabısının kenarında {P.part:gen} tozu vardı.',
      ],
      talk: [
        '“Beni mi koruyorsun, kendini mi?” dedi<m|> {H}. {F} uzun süre düşündü. “{T:acc} görenleri,” dedi, “bildiklerini sandıkları şeyle yaşayabiliyorlar. Bilseler yaşayamazlar.”',
      ],
      attempt: [
        '{H} {T} gecesini yeniden kurdu<m|>: tanıkları aynı yerlere dikti<m|>, {P.small:acc} aynı noktaya koydu<m|>, {P.sound:acc} kestirdi<m|>. {n:6-9} kişi aynı anda başını çevirdi; hepsi {F:dat} bakıyordu.',
      ],
      block: [
        '{A.intro} kâğıtları topladı, ikiye böldü. “{T} kapandı,” dedi, “bir kişi daha konuşursa {P:loc} barınamaz.” Akşam tanıklardan {n:2-4} tanesi gelip sözünü geri aldı; {H:gen} ~elinde, yırtığın ortasından geçen, tek bir [isim|cümle] kaldı.',
        '{H} {P.part:dat} çıktığında kapı arkasından kilitlendi. {A.intro:gen} sesi geldi: “Sabaha kadar düşün. {T:acc} unutanlar rahat uyur.” {P.smell} kokusu karanlıkta ağırdı. {H} düşündü<m|>; ama [onun istediğini|unutmayı] değil.',
      ],
      turn: [
        'Gece yarısı kilit açıldı, {F.intro} fenerle içeri girdi. “Ortadaki bendim,” dedi, “{T} dediğiniz şey bir yardım çağrısıydı. Herkes gördü, herkes [korktu|başkasını bekledi], ben de. O yüzden {n:6-9} ayrı yalan söylediler. Biri benimki.”',
        '{H} yırtık kâğıtları yan yana koydu<m|> ve yalanların hepsinin aynı anda başladığını gördü<m|>. “{T} değildi,” dedi {F.intro} arkasından, “{W.sen} bağırdı. Hepimiz duyduk. Sen küçüktün, sana [rüzgâr|bir masal] dedik.”',
      ],
      settle: [
        '{H} kâğıtları yakmadı<m|>. {P.part:gen} üstüne, herkesin göreceği yere, sırayla dizdi<m|>. Sabah ilk gelen kendi yalanını aldı, cebine koydu, sonra geri çıkarıp altına [doğrusunu|adını] yazdı.',
      ],
      after: [
        '#happy/open Akşama bütün kâğıtlar doluydu ve {n:6-9} anlatı, ilk kez, tek bir {T} oldu. {P:loc} kimse kimsenin yüzüne bakamıyordu; ama {H} kapısını [açtığında|araladığında] eşikte, bölüşülmek üzere, sıcak bir ekmek buldu<m|>.',
        '#dramatic/twist Kimse ceza görmedi. Yalnızca, her yıl aynı saatte {P:gen} ışıkları söndü ve {T} sırasında susanlar bu kez {P.part:gen} önünde, hep bir ağızdan, bağırdı. {H} dinledi<m|>. {T} için çok geçti; ama ses çok da [güzeldi|gürdü].',
      ],
    },
    kin: 'anne',
  },
];
