import type { BeginningPlot } from '../types.ts';
import { MYSTERY_BEGINNINGS_2 } from './mystery-2.ts';
import { MYSTERY_BEGINNINGS_3 } from './mystery-3.ts';

/** The mysteries. */
export const MYSTERY_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'on-ucuncu-anahtar',
    passages: [
      {
        level: 1,
        text: 'Safranbolu’daki eski otelin on iki odası, on iki de anahtarı vardı~. O ocak sabahı {H} panoya bakınca [durdu^|olduğu^ yerde kaldı^]: on üçüncü çividen bir anahtar sarkıyordu~. Etiketinde oda numarası yerine, mürekkebi solmuş bir tarih yazıyordu~.',
      },
      {
        level: 2,
        text: 'Önce yanlış saydığını^ sandı^. Parmağını^ çivilerin üstünde gezdirdi^, bir daha saydı^, sonra sondan başa doğru. Sayı [değişmedi~|yine aynı çıktı~]. Dışarıda çatıdan bir kar parçası kaydı~; ses, boş merdivenlerde biri yukarı çıkıyormuş gibi dolaştı~.',
      },
      {
        level: 3,
        text: 'Öteki anahtarlar yıllardır ele değmekten parlamıştı~; bunun üstünde tek bir parmak izi bile yoktu~. {H} onu avucuna^ aldı^, [ağırlığına|soğukluğuna] şaştı^. Dişleri uzundu~, sapı eskiydi~; şimdiki kilitlerin hiçbirine benzemiyordu~. Avucundan^ bileğine^ doğru ince bir soğuk yürüdü~.',
      },
      {
        level: 1,
        text: '“Bu ne zamandır burada?” diye sordu^ {H}. Otelin kâtibi gözlüğünü silip panoya eğildi~. “Dün gece yoktu,” dedi~. “Çivi de yoktu.” {H} çiviye dokundu^; [başını pas sarmıştı~|pas tutmuştu~], çevresindeki tahta yılların isiyle kararmıştı~.',
      },
      {
        level: 3,
        text: '“Kaç yıldır buradasınız?” dedi^ {H}. “Yirmi iki,” dedi~ kâtip. “Her sabah bu panoya bakarım, her akşam bu panoyu kilitlerim.” Bunu söylerken gözleri çividen ayrılmadı~; sonra alçak sesle ekledi~: “Kilitlediğimi [hatırlıyorum|biliyorum].” Sesi kendine soru sorar gibi yükselmişti~.',
      },
      {
        level: 2,
        text: 'Kâtip defteri getirdi~. Son konuk üç gün önce ayrılmıştı~; kar yolları kapatalı beri kapıdan giren olmamıştı~. “Öyleyse içeriden biri astı,” dedi^ {H}. Kâtip parmaklarıyla saydı~: kendisi, [mutfaktaki kadın|aşçı kadın], bir de soran. Üçüncüde durdu~, {H:dat} baktı~.',
      },
      {
        level: 3,
        text: 'Aşçı kadın anahtarı görünce ellerini önlüğüne sildi~, dokunmadı~. “Annem de burada çalışırdı,” dedi~. “On üçü sorma derdi. Neyin on üçü, onu demezdi.” Sonra ocağa döndü~, tencerenin kapağını [gereğinden sert|gürültüyle] kapattı~. Mutfaktan o gün başka söz gelmedi~.',
      },
      {
        level: 2,
        text: 'Anahtarı on iki kapıda sırayla denedi^. Kiminde hiç girmedi~, kiminde girip [boşa döndü~|dönmedi~]. On ikinci kapının önünde kâtip soluğunu tuttu~; kilit kımıldamadı~. “Demek bu katlarda değil,” dedi^ {H}. Kâtip merdivenin dibine, halının bittiği yere baktı~.',
      },
      {
        level: 3,
        text: 'Öğleden sonra elektrik kesildi~. Lobide bir mum yaktılar~; ışık panoya vurunca on üç anahtarın gölgesi duvara uzadı~. {H} gölgeleri saydı^. On iki gölge [sallanıyordu~|kımıldıyordu~], biri durgundu~. Kâtip de görmüş olacaktı~ ki mumu alıp tezgâhın altına indirdi~.',
      },
      {
        level: 3,
        text: 'Kâtip çay getirdi~, tepsiyi elinden bırakamadı~. “Konuklar sorarsa ne diyeceğiz?” “Konuk yok,” dedi^ {H}. Kâtip bunu unutmuş gibi rahatladı~, hemen ardından yeniden [gerildi~|tedirgin oldu~]. “Öyleyse dün gece üst katta suyu kim açtı?” diye sordu~ ve kendi sorusuna bakakaldı~.',
      },
      {
        level: 3,
        text: '{H} etiketi burnuna^ götürdü^. Kâğıt, naftalin ve karanfil kokuyordu~; uzun süre bir çekmecede, çamaşırların arasında kalmıştı~. Onu oraya koyan, kaybetmek değil [korumak|saklamak] istemişti~. Yazının son rakamı biraz kaymıştı~, sanki yazanın koluna biri dokunmuştu~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} tarihi bir kâğıda yazdı^, karın içinde kapı kapı dolaştı^. Kimi başını salladı~, kimi kapıyı biraz erken kapattı~. Akşam döndüğünde^ elinde bir cevap vardı~; onu kâtibe söylemeden önce merdivende [bir süre|uzun uzun] oturdu^.',
        answers: [
          'Tarihi eski konuk defterinde aradı^ ve buldu^. O gece bir yolcu yazılmış, odasına çıkmış, bir daha inmemişti~. Çıkış sütunu boş duruyordu~; altına başka bir el tek kelime eklemişti~: “Bekleyin.” Sayfanın arasından [kuru bir çiçek|ince bir toz] düştü~.',
          'Tarihi çarşıda, en yaşlı semerciye gösterdi^. “O gece kasabanın yarısı yandı,” dedi~ semerci. “Alev bu sokağa kadar indi, otelin duvarında durdu.” İğnesini deriye batırdı~. “Neden durduğunu sormadık,” dedi~. “[Sormaya|Öğrenmeye] korktuk.”',
          'Tarihi tapu kayıtlarında buldu^. O gece otel bir kâğıt oyununda el değiştirmiş, kazanan da kaybeden de sabaha kalmadan gitmişti~. Tapuyu almaya gelen olmamıştı~. Demek bu çatının altında [yıllardır|elli yıldır] herkes, ev sahibi olmayan bir evde kalıyordu~.',
          'Tarihi üç kişiye okuttu^; üçü de aynı şeyi söyledi~: o gün daha gelmemişti~, on gün sonraydı~. Etiketin mürekkebi ise yılların güneşiyle solmuştu~. {H} kâğıdı ışığa tuttu^. On gün sonra [burada ne olacaktı~|bu otelde ne olacaktı~] ki biri unutmamak için yazmıştı~?',
        ],
      },
      {
        level: 3,
        text: 'Öğrendiğini^ anlatınca kâtip sandalyesine çöktü~. “Ben buraya geldiğimde on iki oda dediler,” diye mırıldandı~. “On iki yatak, on iki soba. On üçüncü faturayı [babamdan|benden öncekinden] kalma alışkanlıkla ödüyorum sanırdım.” Çekmeceden bir deste makbuz çıkarıp masaya koydu~.',
      },
      {
        level: 3,
        text: 'Makbuzlar doğruyu söylüyordu~: her kış on üç odanın odunu alınmıştı~. {H} son yılların fişlerini yan yana dizdi^. Birinin [yaktığı|ısındığı] bir soba vardı~ bu binada, dumanı da bir yerden çıkıyordu~. Bahçeye çıktı^, kar altındaki bacaları saydı^ ve durup bir daha saydı^.',
      },
      {
        level: 3,
        text: 'Gece, otel yerleştikçe tahtalar konuşmaya başladı~. {H} lambayı kısıp dinledi^. Üst kattan değil, kendi^ odasının^ duvarından geliyordu~: hafif bir tıkırtı, [ara veriyor|susuyor], yeniden başlıyordu~. Elini^ duvara dayadı^. Duvar, öteki üç duvardan daha ılık geldi~.',
      },
      {
        level: 2,
        text: 'Merdivenin dibindeki halıyı kâtiple birlikte kaldırdı^. Altından döşeme değil, duvara bitişik, dar bir kapak çıktı~; üstünü [kat kat|özenle] boyamışlardı~. Kilidin ağzındaki boya yeniydi~, kazınmıştı~. “Bunu ben boyamadım,” dedi~ kâtip. Fırçasını arar gibi ellerine baktı~.',
      },
      {
        level: 3,
        text: '“Açmasak?” dedi~ kâtip. “Yirmi iki yıl bilmeden yaşadım, bir kış daha yaşarım.” {H} anahtarı kilide götürdü^, durdu^. “Biri onu bize astı,” dedi^. “Açmazsak yarın [on dördüncüsünü|bir tane daha] asar.” Kâtip lambayı iki eliyle kavradı~ ve kaldırdı~.',
      },
      {
        level: 3,
        text: 'Aşçı kadın mutfağın kapısında belirdi~, elinde iki tas çorba. Birini {H:gen} önüne^, ötekini merdivenin alt basamağına bıraktı~. “Annem böyle yapardı,” dedi~, “her akşam. Sabaha tas boş olurdu.” Kâtip itiraz edecek oldu~, çorbanın [buğusuna|dumanına] bakıp vazgeçti~.',
      },
      {
        level: 3,
        text: '“Korkuyor musunuz?” diye sordu~ kâtip. {H} düşündü^. “Merak ediyorum,” dedi^. “İkisi birbirine benziyor, insan hangisinde titrediğini karıştırıyor.” Kâtip başını salladı~, ellerini [koltuğunun altına|ceplerine] soktu~. Dışarıda bir yerde kar, dalın üstünden hışırtıyla döküldü~.',
      },
      {
        level: 3,
        text: 'Sokaktan bir kızak geçti~, çıngırağı otelin duvarında iki kez yankılandı~. {H} pencereye çıkınca ne kızak gördü^ ne iz. Kâtip arkasından^ seslendi~: “O ses her kış gelir. [Alışırsınız|Duymaz olursunuz].” {H} alışmak istemiyordu^; buğulu cama anahtarın biçimini çizdi^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Anahtar, merdivenin dibindeki boyalı kapakta [hiç zorlanmadan|kendiliğinden gibi] döndü~. {H} lambayı içeri uzattı^, bir süre konuşmadı^. Kâtip arkadan sordu~: “Ne var?” {H} gördüğünü^ gördüğü^ gibi söyledi^; sonra elini^ geri çekti^ ve içeri ilk adımı attı^.',
        answers: [
          'Anahtar, merdivenin dibindeki boyalı kapakta hiç zorlanmadan döndü~. Lambanın ışığı bir duvar dolusu yüze vurdu~: kasabadan kaybolan herkesin birer fotoğrafı vardı~, [yan yana|sıra sıra], tozu alınmış. En altta boş bir çerçeve duruyordu~; çivisi yeni çakılmıştı~. {H} içeri girdi^.',
          'Anahtar, merdivenin dibindeki boyalı kapakta hiç zorlanmadan döndü~. Lambanın ışığında on üç sandık belirdi~, her biri beyaz bir örtüye [sarılmıştı~|bürünmüştü~]. On ikisinin üstünde parmak kalınlığında toz yatıyordu~. On üçüncünün örtüsü daha dün ütülenmiş gibiydi~. {H} içeri girdi^.',
          'Anahtar, merdivenin dibindeki boyalı kapakta hiç zorlanmadan döndü~. Lambanın ışığı duvara kazınmış çizgilere vurdu~: bir takvimdi bu, yıllar boyu [gün gün|tek tek] işlenmiş. Çizgiler odayı dolanıp kapının yanında, tam bugünün üstünde bitiyordu~. {H} içeri girdi^.',
          'Anahtar, merdivenin dibindeki boyalı kapakta hiç zorlanmadan döndü~. Lambanın ışığı dört basamağı aydınlattı~, beşincide söndü gibi oldu~: bir merdiven aşağı iniyor, [karanlıkta kayboluyordu~|sonu görünmüyordu~]. Aşağıdan ılık, odun kokan bir hava yükseldi~. {H} ilk basamağa ayağını^ koydu^.',
        ],
      },
      {
        level: 3,
        text: 'Kâtip eşikte kaldı~, ne ileri ne geri gidebildi~. “Bana anlat,” dedi~, “ben bakmayayım.” {H} alçak sesle anlattı^; her şeyi, yerini, rengini. Anlattıkça kâtibin omuzları [indi~|gevşedi~]. “Demek buymuş,” dedi~ sonunda. “Ben daha kötüsünü kurmuştum.”',
      },
    ],
    endings: {
      happy:
        'Sabah, sorulacak kimse de saklanacak bir şey de kalmamıştı~. {H} anahtarı on üçüncü çiviye astı^; kâtip deftere yeni bir satır açtı~, kalemi {H:dat} uzattı~. Bahçedeki on üçüncü bacadan [ince bir duman|beyaz bir duman] yükseliyor, kimse başını çevirmiyordu~.',
      dramatic:
        'Kâtip ertesi sabah eşyasını topladı~, {H:gen} yüzüne^ bakmadan gitti~; aşçı kadın ocağı söndürmüştü~. Bilmek üçünü de ayrı bir yola itmişti~. {H} anahtarı panoya asmadı^, kara attı^. Kar [hemen|sessizce] kapandı~, çivi boş kaldı~.',
      open: 'Her şey yerini buldu~; yalnız etiketteki yazı, otelde kimsenin eline uymadı~. {H} anahtarı yerine astı^, panoyu kilitledi^, panonun anahtarını yanına^ aldı^. Sabah indiğinde^ on üçüncü çivi boştu~; etiket ise yerde, tersine dönmüş duruyordu~.',
      twist:
        '“Bir şey soracağım,” dedi~ kâtip ve defterin ilk sayfasını açtı~. Yıllar önce, on üçüncü odanın karşısına biri adını yazmıştı~. {H} imzaya baktı^. Mürekkep solmuştu~, ama [harflerin eğimi|harfler] tanıdıktı~: kendi^ eliydi^ bu. “Ne zaman geldiniz demiştiniz?” diye sordu~ kâtip.',
    },
  },
  ...MYSTERY_BEGINNINGS_2,
  ...MYSTERY_BEGINNINGS_3,
];
