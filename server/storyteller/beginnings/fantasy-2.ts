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
        text: '{H} kulağını^ kapıya dayadı^. {F} kandille aşağı indi~. “Açma,” dedi~, “usta son nefesini bunun için harcadı.” “Açmıyorum,” dedi^ {H}, “[soruyorum|yalnız soruyorum]. Ne istiyorsun?”',
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
        level: 3,
        text: 'On birinci odada yağmur yerden tavana yağıyordu~. {H} kandili söndürmeden geçebilmek için [eteğiyle^ örttü^|baş aşağı tuttu^]. “Usta bunu niye yapmış?” diye sordu~ {F}. {H} yukarıda biriken gölcüğü gösterdi^; balıklar, uzaktaki bir kervanı dinler gibi, hep aynı yöne dönmüştü~.',
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
        text: 'Anahtarlardan biri kilidinde kaldı~. {F} çekiştirirken kapı söylendi~: “Nazik ol, menteşelerim eski.” {H} kandilin yağından bir damla sürdü^. Kapı içini çekti~, [anahtarı bıraktı~|anahtarı geri verdi~]. “Usta da böyle yağlardı,” dedi~. “Siz nesi oluyorsunuz?” {H} bir an düşündü^: “Kalanı.”',
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
          '{H} öteki odalarda çare aradı^. Yedincinin rafında, yüz yıldır sönmemiş bir kandil yanıyordu~. Onu kırkıncı kapının altına tuttu^; ışık içeri sızdı~. Ses sustu~, sonra bambaşka çıktı~: “[Ellerim|Demek ellerim] varmış.” {H} tahta anahtarı kilide yaklaştırdı^.',
          '{H} öteki odalarda çare aradı^. On dokuzuncuda unutulmuş sözler yankılanıyordu~; aralarında ustanın sesini tanıdı^. “Kapıya emirle değil, izinle gelin,” diyordu~. Kırkıncı kapıya döndü^. “[İzin verir misin|İznin var mı]?” diye sordu^. Anahtar elinde^ ısındı~.',
          '{H} öteki odalarda çare aradı^. Yirmi yedincide tavan yoktu~, yıldızlarıyla gökyüzü vardı~. Uzandı^, bir avuç serinlik aldı^, kırkıncı kapının deliğine üfledi^. “Gece,” dedi~ ses, “[kokusunu|tadını] unutmuştum.” {H} tahta anahtarı kilide yaklaştırdı^.',
          '{H} öteki odalarda çare aradı^. On ikincisi, içine girenin çocukluğunu geri alıyordu~. Girdi^; bir bahçe, bir uçurtma, bir ninni içinden^ [çekildi~|sökülüp gitti~]. Çıktığında^ avucunda^ bir topaç vardı~. Kırkıncı kapının önünde çevirdi^; ses güldü~.',
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
        'Kapı, anahtar dönmeden, kendi kendine açıldı~. İçeriden bir rüzgâr çıktı~, kırk odanın tozunu aldı~, avluda gülerek döndü~. Sabah yolun ucunda [çıngıraklar|develer] göründü~; kervan geri gelmişti~. {H} kırkıncı anahtarı kapının üstünde bıraktı^, avluda ateşler yakıldı~.',
      dramatic:
        'Kapı aralandı~; ses dindi~, yollar güvene kavuştu~. Oda bunun karşılığında ustayı aldı~: yüzünü, sesini, öğrettiklerini. {H} kırk anahtara bakıyor, kimin bıraktığını hatırlamıyordu^; her akşam [iki çay|iki kahve] koyuyor, ikincisinin kime olduğunu {F:dat} soruyordu^.',
      open: '{H} anahtarı çevirdi^. Eşiğin ötesinde oda yoktu~; bir yol, yolun üstünde taze [deve izleri|tekerlek izleri] vardı~. Ses ileriden, sabırla çağırıyordu~. {H} otuz dokuz anahtarı {F:dat} uzattı^, kırkıncıyı yanına^ aldı^ ve eşikten geçti^.',
      twist:
        '{H} kapıyı açtı^, ses kesildi~. O anda otuz dokuz kapı birden [sarsıldı~|inledi~]; içlerinde uyuyan ne varsa uyanmıştı~. “Ben onlara ninni söylüyordum,” dedi~ eşikteki küçücük gölge. “Usta anlatmadı mı?” {H} anahtarı geri çevirmeye davrandı^; anahtar kırıldı~.',
    },
  },
  {
    name: 'yildizin-dustugu-gece',
    passages: [
      {
        level: 1,
        text: 'Ağustos gecesi, yüksek yaylada, harman yerine bir yıldız düştü~. Külünden yaşlı bir kadın doğruldu~, eteğini silkti~; daha kimse ağzını açmadan herkese adıyla seslendi~. {H} kolunda^ bir battaniye, küle [ilk yaklaşan|en önce varan] oldu^.',
      },
      {
        level: 2,
        text: 'Saplar kavrulmuş, külün çevresi cam gibi parlamıştı~. Köpekler havlamıyor, karınlarını yere vermiş bakıyordu~. Kadın parmağıyla tek tek gösteriyor, herkes adının yanında bir de [sırrını|ayıbını] duyuyordu~: sütü döken, nişanı atan, koyununu eksik sayan. {H} bir adım daha attı^.',
      },
      {
        level: 1,
        text: '{H} battaniyeyi kadının omzuna örttü^; yün tüttü~, tutuşmadı~. “Üşümüşsünüz,” dedi^. “Yukarısı soğuktu,” dedi~ kadın. {F} kalabalığın arasından [sokuldu~|sıyrıldı~], kulağına^ eğildi~: “Sor ona. Gökten buraya niye inmiş?”',
      },
      {
        level: 3,
        text: 'Yaylanın ağası değneğini kaldırdı~. “Benim adımı nereden biliyorsun?” Kadın gülümsedi~. “Sen doğarken anan göğe bakıyordu. Oradan.” Ağanın değneği [indi~|yanına düştü~]. Arkada biri çizmesini aradı~, biri çocuğunu; {H} ateşle kalabalığın ortasında, yerinden^ kıpırdamadan bekledi^.',
      },
      {
        level: 1,
        question: 0,
        text: 'Kadın cevabı yüksek sesle vermedi~; {H:gen} avucunu^ açtı~, içine parmağıyla yazdı~. Yazı bir an parladı~, söndü~. {H} yumruğunu^ [kapattı^|sıktı^]. “Ne diyor?” diye sordu~ {F}. {H} kalabalığa döndü^ ve okuduğunu^ söyledi^.',
        answers: [
          '“Ödünç verdiğim ışığı almaya geldim,” dedi~ kadın. “Bir kış ocağınız sönmüştü.” {H} çadırlara baktı^: her ocakta o ilk közden [bir parça|bir kıvılcım] yanıyordu~. “Verirsek üşürüz,” dedi~ {F}. Arkadan bir uğultu yükseldi~.',
          '“Saklanıyorum,” dedi~ kadın. “Peşimde bir karanlık var.” {H} başını^ kaldırdı^: yıldızın koptuğu yerde kara bir yırtık açılmış, [genişliyordu~|büyüyordu~]. {F} de gördü~, sesini yuttu~. Arkadan bir uğultu yükseldi~.',
          '“Ölmeye geldim,” dedi~ kadın, çay ister gibi. “Yukarıda ölünmüyor, sönülüyor. Ölümü [insan içinde|kalabalıkta] karşılayacağım.” {H} altına bir minder koydu^. “Ne zaman?” diye sordu~ {F}. “Tan ağarınca.” Arkadan bir uğultu yükseldi~.',
          '“Geceyi şaşırmışım,” dedi~ kadın. “Aradığım, yüz yıl sonra burada doğacak.” {H} kimi aradığını sordu^. Kadın bir ad söyledi~; yaylada o adı [taşıyan|bilen] yoktu~. “Beklesem olur mu?” dedi~. Arkadan bir uğultu yükseldi~.',
        ],
      },
      {
        level: 2,
        text: 'Söz çadırdan çadıra yürüdü~, yürüdükçe değişti~. Yarısı “Uğurdur, kalsın,” diyordu~; yarısı “Adımızı bilen bizi götürür,” deyip sürüsünü toplamaya [koyulmuştu~|başlamıştı~]. {F} iki kalabalığın ortasında dolaşıp geldi~. “Sana soruyorlar,” dedi~. “Niye bana?” “Battaniye senin.”',
      },
      {
        level: 3,
        text: 'Kadın ayran istedi~. Bakır tası iki eliyle tuttu~; ayran ışıdı~, dudağının üstünde bıyık gibi bir parıltı kaldı~. “Bunu yukarıda anlatmışlardı,” dedi~, “inanmamıştım.” Bir tas daha içti~. {H} üçüncüyü doldururken elinin^ artık [titremediğini|sarsılmadığını] fark etti^.',
      },
      {
        level: 3,
        text: 'Koyunlar ağıldan boşandı~, kadının çevresine halka olup çöktü~; yünlerinin ucu mavi mavi parlıyordu~. Çoban değneğine dayandı~. “Bunlar kurttan kaçınca böyle sokulur,” dedi~. {H} sırtın karanlığına baktı^. Kurt yoktu~; yalnız bir yıldızlık yer, [göğün kıyısında|tepenin üstünde], boştu~.',
      },
      {
        level: 3,
        text: 'Kadın battaniyenin bir ilmeğini çekti~, parmağına doladı~. “Bunu kim dokudu?” diye sordu~. {H} bilmiyordu^; battaniye obaya kendisinden^ önce gelmişti~. Kadın ilmeği kulağına götürdü~. “Türkü söyleyerek dokumuş,” dedi~, “üçüncü sırada sözünü [şaşırmış|unutmuş].”',
      },
      {
        level: 2,
        text: '“Oradan nasıl görünüyoruz?” diye sordu^ {H}. Kadın düşündü~. “Küçük değil,” dedi~. “Kapısı açık kalmış evler gibi.” Ateşe bir dal attı~; alev, dalı yakmadan önce bir köpek gibi [kokladı~|yokladı~]. {F} uzaktan el etti~: meşaleler ikiye ayrılmıştı~.',
      },
      {
        level: 3,
        text: '{H} bir şeyi daha merak ediyordu^. “Herkesin adını bildiniz. Sizinki ne?” Kadının elleri durdu~. “Bana bakan çok oldu,” dedi~, “çağıran olmadı.” {H} birkaç ad [denedi^|önerdi^]; kadın her birini şeker gibi ağzında gezdirdi~, hiçbirini yutmadı~.',
      },
      {
        level: 3,
        text: 'Gözleri görmeyen dokumacı, elini ipe tutunur gibi havaya uzatıp geldi~. “Sıcaklık nerede?” diye sordu~. {H} elini alıp kadının eline koydu^. Dokumacı uzun süre bırakmadı~. “Maviymiş,” dedi~ sonunda. “[Bana hep|Yıllarca bana] sarı demişlerdi.”',
      },
      {
        level: 3,
        text: 'Ağanın karısı bir tencere pilavla kalabalığı yardı~, külün kenarına oturdu~. “Adımı bir daha söyle,” dedi~. Kadın söyledi~. “Kırk yıldır ağanın karısı diyorlar bana,” dedi~ öteki, kaşığı uzatırken; gözleri [dolmuştu~|ıslanmıştı~]. {H} ateşi onlara doğru sürdü^.',
      },
      {
        level: 2,
        text: 'Karanlıktan bir taş atıldı~, külün kenarına düştü~. Kadın onu eline aldı~, ısıttı~, atana doğru geri yuvarladı~. “Soğumuş,” dedi~, “cepte çok kalmış.” Atan [çıkmadı~|kendini göstermedi~]. {H} kadının önüne geçti^; sırtını^ ateşe, yüzünü^ meşalelere döndü^.',
      },
      {
        level: 3,
        text: '“Çocukken bir gece sana taş attım,” dedi~ {F}, kadına bakmadan. “Değsin diye değil, yakınsın sanıyordum.” Kadın eteğini karıştırdı~, avucunu açtı~: içinde yassı bir dere taşı vardı~. “Düşmesin diye sakladım,” dedi~. {F} taşı aldı~, [burnunu çekti~|yüzünü çevirdi~].',
      },
      {
        level: 1,
        question: 1,
        text: 'Meşaleler ikiye bölündü~; bir yan bağırdıkça öteki yan yaklaştı~. Sonra beklenmedik bir şey oldu~ ve [bütün sesler|bağırışlar] kesildi~. {H} kadının elini sıkı sıkı tuttu^. “Benden ayrılmayın,” dedi^. “Sabaha az kaldı.”',
        answers: [
          'Meşaleler ikiye bölününce {H} atını^ çözdü^, kadını terkisine^ aldı^ ve gün doğmadan sırta sürdü^; {F} katırla arkadan geliyordu~. “Nereye?” diye sordu~ kadın. “[Yükseğe|Göğe yakın bir yere],” dedi^ {H}. Bağırışlar aşağıda kaldı~.',
          'Meşaleler ikiye bölününce {H} kalabalığın gözü önünde kadını çadırına^ aldı^, ateşi adam boyu büyüttü^. {F} kapıya dikildi~. “Giren önce bana anlatsın,” dedi^ {H}. Taş tutan eller [indi~|gevşedi~]; yalnız ateş konuşuyordu~.',
          'Meşaleler ikiye bölündü~; tam o sırada gökten ikinci bir yıldız koptu~, harmanın öbür başına düştü~. İki yan da yere kapandı~. “Beni [arıyorlar|istiyorlar],” dedi~ kadın. {H} iki ışığın ortasına yürüdü^, kollarını^ açtı^.',
          'Meşaleler ikiye bölününce araya bir tüccar girdi~, heybesinden sıra sıra boş şişe çıkardı~. “Işığını alırım,” dedi~, “ağırlığınca altına.” Kimi [yutkundu~|başını eğdi~]. {H} şişelerin önüne dikildi^: “Satılık değil.”',
        ],
      },
      {
        level: 2,
        text: 'Doğuda ince bir çizgi belirdi~. Kadının sesi alçaldı~, saçının ucundan [kül|parlak bir toz] dökülmeye başladı~. “Vakit azaldı,” dedi~. {H} elini avuçlarının^ arasına aldı^; bir serçe kadar hafifti~, yeni çıkmış ekmek kadar sıcaktı~.',
      },
      {
        level: 3,
        text: '“Korkuyor musun?” diye sordu~ kadın. “Evet,” dedi^ {H}. “Ben de. Düşerken öğrendim.” Güldü~; gülünce ortalık bir an gündüz oldu~. Ürken bir tavşan, ıslak otlar, {F:gen} şaşkın yüzü [görünüp kayboldu~|parlayıp söndü~]. {H} gözlerini^ kırpmadan baktı^.',
      },
      {
        level: 3,
        text: '{F} bir torba uzattı~. “Ekmek, peynir, bir de ip,” dedi~. “Yıldız ne yer, bilemedim.” Kadın torbayı kokladı~, ipi çıkardı~, [gülümseyerek|dikkatle] beline bağladı~. {H} nedenini sormadı^; gök, ipin öbür ucunu arıyormuş gibi alçalmıştı~.',
      },
    ],
    endings: {
      happy:
        'Tan ağarırken kadın battaniyeyi omzundan aldı~, silkti~; kıvılcımlar göğe çıktı~, eksik yıldızın yeri doldu~. Yaylada davullar vuruldu~, kazanlar [kaynadı~|kuruldu~]. O günden sonra her ağustos biri {H:acc} yukarıdan, çok uzaktan, adıyla çağırdı~.',
      dramatic:
        'Kadın göğü onarmak için tek bir ad istedi~, en çok sevileni. “Benimkini al,” dedi~ {F}. Sabah battaniyenin altında yalnız kül vardı~. {F} hâlâ yanında^ yürüyordu~; {H} ona seslenmek istiyor, ağzından^ [yalnızca ışık|soluk bir ışık] çıkıyordu~.',
      open: 'Gün doğmadan kadın külden bir basamak yaptı~, sonra bir tane daha; merdiven [göğe doğru|bulutlara] uzadı~. “Gelen var mı?” diye sordu~. {H} battaniyeyi omzuna^ aldı^, {F:dat} sarıldı^ ve yaylanın son taşından yukarı, ilk basamağa geçti^.',
      twist:
        'Kadın ışığa karışıp gitti~. Ardından sırtın öbür yanından bir ses geldi~; adları deniyor, hiçbirini [tamamlayamıyordu~|bitiremiyordu~]. “Adını ilk söyleyen seni alır, derlerdi,” diye fısıldadı~ {F}. “Bizi önce o çağırdı.” {H} kül kokan battaniyeye sarıldı^.',
    },
  },
];
