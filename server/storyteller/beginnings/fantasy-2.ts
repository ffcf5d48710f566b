import type { BeginningPlot } from '../types.ts';

/** More fantasies. */
export const FANTASY_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'kirkinci-oda',
    passages: [
      {
        level: 1,
        text: 'Usta, son kervanın gittiği gün ölmüş, geriye kırk anahtar ile bir yasak bırakmıştı~: kırkıncı oda açılmayacak. {H} gece yarısı boş kervansarayın avlusunda anahtarları [sayarken|halkaya dizerken] ince bir ses duydu^; kırkıncı kapının ardından geliyordu~.',
      },
      {
        level: 2,
        text: 'Halkadaki otuz dokuz anahtar pirinçten dökülmüştü~. Kırkıncı tahtadan oyulmuştu~, çam kokuyordu~; parmakla bastırınca içinde bir damar [atıyordu~|kıpırdıyordu~]. {H} onu ötekilerden ayırmak istedi^, halka bırakmadı~. Ocakta ustanın cezvesi hâlâ ılık duruyordu~.',
      },
      {
        level: 3,
        text: 'Son kervan akşamüstü, yükünü bile tam bağlamadan gitmişti~. Avluda bir semer, saçılmış kişniş, tek bir çıngırak kalmıştı~. “Yarın da gelen olmaz,” demişti~ kervanbaşı, gözünü o kapıdan kaçırarak. {H} çıngırağı yerden aldı^, salladı^; dili [sökülmüştü~|koparılmıştı~].',
      },
      {
        level: 1,
        text: '{H} kulağını^ kapıya dayadı^. Tahta soğuktu~, kilit sıcaktı~. {F} elinde kandille merdivenden indi~. “Açma,” dedi~, “usta son nefesini bunun için harcadı.” “Açmıyorum,” dedi^ {H}, “[soruyorum|yalnız soruyorum]. Kim var orada? Ne istiyorsun?”',
      },
      {
        level: 3,
        text: '“Usta korkak adam değildi,” dedi~ {F}. “Aslan gördü, eşkıya gördü. Ama her gece bu kapının önünde otururdu, sırtını dayayıp.” {H} kandili yere yaklaştırdı^: minder oradaydı~, ortası çökmüş, kenarı [dizlerden|yıllarca oturulmaktan] incelmişti~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Ses ne istediğini söyledi~; bir çırpıda, ezberlemiş gibi. {H} başını^ kapıdan çekti^, {F:dat} baktı^. “Usta bunu kırk yıl duymuş,” dedi^. “Kırk yıl [susmuş|cevap vermemiş].” İçeride bir soluk, bekleyen birinin soluğu, tahtayı ısıttı~.',
        answers: [
          '“Su,” dedi~ ses, “yalnızca bir tas.” {H} kuyudan doldurup eşiğe koydu^. Su kapının altından içeri yürüdü~, tas kurudu~. {F} [iki adım geriledi~|kandili kaldırdı~]. İçeriden minnetle bir iç çekiş geldi~, ardından yeniden: “Su.”',
          '“Adımı,” dedi~ ses. “Ustan bana bir ad verecekti, söz vermişti.” {H} ustanın defterini açtı^; son sayfaya “kırkıncı” yazılmış, karşısı [boş bırakılmıştı~|hiç doldurulmamıştı~]. “Bulamamış,” dedi~ {F}. Kapının ardında bir şey yere çöktü~.',
          '“Yer değişelim,” dedi~ ses. “Sen içeri, ben dışarı.” {H} elini^ tahtadan çekti^. Öbür yanda, tam elinin^ bıraktığı yerde, [beş parmak|bir tırnak] gıcırdadı~. “Ustan her gece düşünürdü,” dedi~ ses. “Sabah vazgeçerdi.”',
          '“Açma,” dedi~ ses. “Ne olursa olsun; ben yalvarsam bile.” {H} halkaya baktı^: kırkıncı anahtar kendiliğinden kilide doğru [kalkıyordu~|dönüyordu~]. İki eliyle^ bastırdı^. “Sıkı tut,” dedi~ ses. “O beni dinlemiyor.”',
        ],
      },
      {
        level: 2,
        text: '“Usta her derdin bir odası var derdi,” diye hatırladı~ {F}. “Bununki hangisi?” {H} kandili aldı^ ve kapıları sırayla açmaya başladı^. Birincinin içinde kar yağıyordu~; ikincide, çalgıcıları görünmeden, bir düğün sürüyor, boş iskemleler [el çırpıyordu~|tempo tutuyordu~].',
      },
      {
        level: 3,
        text: 'Üçüncü odada yüzlerce ayakkabı, sahiplerinden önce yola çıkmak ister gibi kapıya dönmüştü~. Dördüncüde bir kuyu, kuyunun dibinde bir öğle vakti vardı~. {F} eğildi~, yüzüne güneş vurdu~. {H} onu kuşağından tutup [geri çekti^|doğrulttu^]: “Sonra. Sabah olmadan işimiz var.”',
      },
      {
        level: 3,
        text: 'Beşinci kapı içeriden sürgülenmişti~; vurunca biri “Dolu!” diye bağırdı~. {H} özür diledi^. {F} gülmemek için yumruğunu ısırdı~. “Kayıt defterinde boş görünüyor,” dedi^ {H}. İçerideki duydu~: “Otuz yıldır [ödüyorum|kira ödüyorum]. Defteriniz yanlış.”',
      },
      {
        level: 2,
        text: 'Ses artık avluya da çıkıyordu~; kuyunun kapağını tıkırdatıyor, ahırda boş yemlikleri sallıyordu~. {H} kırkıncı kapıya döndü^, avucunu^ tahtaya koydu^. “Sabret,” dedi^, “[arıyorum|boş durmuyorum].” Tahta, okşanan bir at boynu gibi, titreyip yatıştı~.',
      },
      {
        level: 2,
        text: '{H} ustanın sandığını açtı^. Altından kervansarayın planı çıktı~; otuz dokuz odanın içine ne işe yaradığı yazılmıştı~, kırkıncının içine bir beşik çizilmişti~. {F} kâğıdın kenarındaki [çizgilere|işaretlere] parmağını koydu~. “Bunlar nota,” dedi~. “Kapıya ezgi mi çalıyormuş?”',
      },
      {
        level: 3,
        text: 'Ahırda kalan tek katır ayağını yere vurdu~. {H} ona bir avuç arpa götürdü^; hayvan yemedi~, kulağını sese dikti~ ve uzun uzun esnedi~. Ses ne zaman yükselse [gözleri kapanıyordu~|başı düşüyordu~]. {F} kapının pervazına yaslanmış, o da esniyordu~.',
      },
      {
        level: 3,
        text: 'Yirminci odada usta oturuyordu~; kendisi değil, yokluğu: çökmüş bir sedir, dumanı tüten bir çubuk, havada asılmış bir gözlük. {H} eşikte [selam verdi^|başını^ eğdi^]. Çubuk bir kez daha parladı~. “Bir şey sorsan?” dedi~ {F}. {H} kapıyı yavaşça örttü^: “Dinlensin.”',
      },
      {
        level: 3,
        text: 'Merdivenin dibinde {F} oturup çizmesini çıkardı~, içinden bir avuç kum döktü~. “Hangi odadan geldi bu?” Kum sıcaktı~; {H} elini^ daldırdı^, bir fil dişinden satranç taşı buldu^. Onu cebine^ değil, basamağa koydu^. “Sahibi [arar|dönüp arar],” dedi^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Aradığını^ otuz üçüncü odada buldu^. İçeride çok kalmadı^; çıktığında^ elinde^, daha önce hiçbir çekmecede görmediği^ bir şey vardı~. Onu kırkıncı kapının önüne götürdü^. Ses [sustu~|kesildi~]. {H} tahta anahtarı kilide yaklaştırdı^.',
        answers: [
          'Yedinci odanın rafında, yüz yıldır sönmemiş bir kandil yanıyordu~. {H} onu kırkıncı kapının altına tuttu^; ışık içeri sızdı~. Ses sustu~, sonra bambaşka çıktı~: “[Ellerim|Demek ellerim] varmış.” {H} tahta anahtarı kilide yaklaştırdı^.',
          'On dokuzuncu odada unutulmuş sözler yankılanıyordu~; {H} aralarında ustanın sesini tanıdı^. “Kapıya emirle değil, izinle gelin,” diyordu~. Kırkıncı kapıya döndü^. “[İzin verir misin|İznin var mı]?” diye sordu^. Anahtar elinde^ ısındı~.',
          'Yirmi yedinci odada tavan yoktu~, yıldızlarıyla gökyüzü vardı~. {H} uzandı^, bir avuç serinlik aldı^, kırkıncı kapının deliğine üfledi^. “Gece,” dedi~ ses, “[kokusunu|tadını] unutmuştum.” {H} tahta anahtarı kilide yaklaştırdı^.',
          'On ikinci oda, içine girenin çocukluğunu geri alıyordu~. {H} girdi^; bir bahçe, bir uçurtma, bir ninni içinden^ [çekildi~|sökülüp gitti~]. Çıktığında^ avucunda^ bir topaç vardı~. Kırkıncı kapının önünde çevirdi^; ses güldü~.',
        ],
      },
      {
        level: 2,
        text: 'Kilit anahtarı hemen almadı~. {H} bileğini^ gevşetti^, soluğunu^ tuttu^; tahta dişler yuvasını aradı~. {F} arkada durmuş, otuz dokuz kapıya birden [bakmaya çalışıyordu~|göz kulak oluyordu~]. “Biri kıpırdadı,” dedi~. “Hayır, ikisi. Hayır, hepsi.”',
      },
      {
        level: 3,
        text: '“Usta kızar mıydı?” diye sordu^ {H}. {F} kandili öteki eline geçirdi~. “Kızardı. Sonra oturur, ne gördüğünü anlattırırdı.” {H} kapının önündeki minderi ayağıyla^ itmedi^; eğildi^, iki eliyle^ kaldırdı^ ve [duvara dayadı^|kuru bir yere koydu^].',
      },
      {
        level: 3,
        text: 'Eşiğin taşları arasından bir filiz çıktı~, sonra bir tane daha; kapının çevresinde küçük, [solgun|bembeyaz] çiçekler açtı~. “Mevsimi değil,” dedi~ {F}. {H} eğilip birini kokladı^. Çiçek süt kokuyordu~, temiz çamaşır kokuyordu~. Anahtarı tutan eli^ gevşedi~.',
      },
    ],
    endings: {
      happy:
        'Kapı, anahtar dönmeden, kendi kendine açıldı~. İçeriden bir rüzgâr çıktı~, kırk odanın tozunu aldı~, avluda gülerek döndü~. Sabah yolun ucunda [çıngıraklar|develer] göründü~; kervan geri gelmişti~. {H} kırkıncı anahtarı kapının üstünde bıraktı^, kazanlar kuruldu~.',
      dramatic:
        'Ses dindi~, yollar güvene kavuştu~. Oda bunun karşılığında ustayı aldı~: yüzünü, sesini, öğrettiklerini. {H} kırk anahtara bakıyor, kimin bıraktığını hatırlamıyordu^; her akşam [iki çay|iki kahve] koyuyor, ikincisinin kime olduğunu {F:dat} soruyordu^.',
      open: '{H} anahtarı çevirdi^. Eşiğin ötesinde oda yoktu~; bir yol, yolun üstünde taze [deve izleri|tekerlek izleri] vardı~. Ses ileriden, sabırla çağırıyordu~. {H} otuz dokuz anahtarı {F:dat} uzattı^, kırkıncıyı yanına^ aldı^ ve eşikten geçti^.',
      twist:
        '{H} kapıyı açtı^, ses kesildi~. O anda otuz dokuz kapı birden [sarsıldı~|inledi~]; içlerinde uyuyan ne varsa uyanmıştı~. “Ben onlara ninni söylüyordum,” dedi~ eşikteki küçücük gölge. “Usta anlatmadı mı?” {H} anahtarı geri çevirmeye davrandı^; anahtar kırıldı~.',
    },
  },
];
