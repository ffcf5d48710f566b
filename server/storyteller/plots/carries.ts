import type { Plot, PlotClass } from '../types.ts';

const ORDINARY = ['human', 'object', '!person-object', '!negative', '!passive'];

const THE_WAY_THERE: Plot = {
  name: 'asked-on-the-way',
  needs: ['object', '!person-object', '!creature', '!space', '!confined', '!child', '!several', '!habit'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Yolun başında bir kadın yanında^ yürümeye başladı~. “Ağır mı?” diye sordu~. “Değil.” “[Öyle yürüyorsun|Ağırmış gibi yürüyorsun].” {H} {O:dat} baktı^, sonra adımlarına^. Kadın haklıydı~.',
    },
    {
      level: 2,
      text: '“Ben de bir zamanlar bir şey götürdüm,” dedi~ kadın. “Varınca bırakıp dönecektim, yarım saatlik işti. [Üç gün|İki gün] kaldım.” “Neden?” “Elim boş dönemedim.” {H} bunu şaka sandı^; kadın gülmüyordu~.',
    },
    {
      level: 3,
      text: '{O:acc} nasıl tutsa^ olmuyordu~. Göğsüne^ yaklaştırınca kendinin^ sanacak kadar benimsiyor, uzak tutunca [ayıp ediyormuş|üşütüyormuş] gibi geliyordu~. Bir şeyi yalnızca taşımak, ne alıp ne vermek, sandığından^ zor bir duruştu~.',
    },
    {
      level: 3,
      text: 'Her adımda başka bir karşılama kurdu^. Kapı açılıyor, bir sevinç oluyordu~; kapı açılıyor, bir susuş oluyordu~; kapı [açılmıyordu~|hiç açılmıyordu~]. Üçüncüsünde ne yapacağını^ bilmiyordu^. {O} da bilmiyor gibi sessizdi~.',
    },
    {
      level: 1,
      text: '{V.dik:acc} bilen yoktu~. “Bekleniyor muyum, bilmiyorum,” dedi^ {H}. “Daha iyi,” dedi~ kadın. “Bekleyen, geleni değil beklediğini görür.” Bir dönemeçte durdu~. “Ben burada [ayrılıyorum|kalıyorum]. Varınca önce adını söyle; sonra onu ver.”',
    },
    {
      level: 2,
      text: '{H} adını^ içinden^ söyledi^. Ne kısa şeydi~! Kapıda, bir yabancının karşısında, elinde {O}, önce bu kısa şeyi uzatacaktı^ demek. Şimdiye kadar hep onu öne tutmayı, arkasında [durmayı|saklanmayı] düşünmüştü^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Yolda aklına^ geride bıraktığı^ yer geldi~. {W:loc} şu sıra ışık yana dönmüş olmalıydı~; yarım bıraktığı^ iş de orada, bıraktığı^ gibi. Geri dönmek için bundan iyi bir sebep [bulamazdı^|olamazdı~]. Dönmedi^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Cebinde^ {T} vardı~, her adımda bacağına^ değiyordu~. Onu buraya neden getirdiğini^ bilmiyordu^; eli^ alışkanlıkla almış olmalıydı~. Yabancı bir yola çıkarken insan [tanıdık|kendinden] bir şey istiyordu~ yanında.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca durdu^, {O:acc} öteki yanına^ aldı^. Çok geçmeden ses kesildi~, durduğu^ yer sessiz kaldı~. O sessizlikte hâlâ geri dönülebilirdi~. {H} bunu [düşündü^|tarttı^] ve durduğu^ yerin, yolun tam ortası olduğunu gördü^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Yaklaştıkça hava değişti~; bir yerden {K} geldi~. Demek burada da insanlar yaşıyor, işe gidiyor, bir şeyler [bekliyordu~|özlüyordu~]. Gittiği^ yeri hep tek bir kapı gibi düşünmüştü^. Oysa kapının bir sokağı, sokağın bir akşamı vardı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Kapıya varmadan {G.di}, sonra bir daha. Ellerinden^ utandı^; biri görse, cesaret topladığını^ sanacaktı~. Cesaret değildi~ bu: yolun bitmesini [istemiyordu^|geciktiriyordu^]. Taşıdığı^ sürece bir işi vardı~.',
    },
    {
      level: 3,
      text: 'Yol ikindiye doğru ıssızlaştı~. {H} {O:dat} bakıp konuştu^: “Az kaldı.” Kime söylediğini^ sonra düşündü^. Yanında^ konuşulacak biri olmayınca insan taşıdığına konuşuyordu~; taşınan da, cevap vermese bile, [dinliyordu~|susarak eşlik ediyordu~].',
    },
    {
      level: 1,
      text: 'Kapıyı yaşlı bir adam açtı~. “Adım…” diye başladı^ {H} ve söyledi^. Adam elindekine^ bakmadı~, yüzüne^ baktı~. “Gel,” dedi~ [yalnız|sadece]. İçeride iki kişilik bir sofra kuruluydu~. {H} {O:acc} kucağında^ tutarak oturdu^.',
    },
    {
      level: 2,
      text: '“Geleceğimi biliyor muydunuz?” “Hayır,” dedi~ adam. “Ben her akşam iki tabak koyarım. Çoğu akşam biri boş kalır.” Ekmeği böldü~, büyüğünü {H:dat} verdi~. “[Boş kalınca da|Kaldığı zaman] kaldırması kolay oluyor, temiz ya.”',
    },
    {
      level: 3,
      text: 'Odada her şeyin bir yeri vardı~; yalnız duvarın dibinde, alçak bir rafta, hiçbir şey durmuyordu~. Tozu alınmış, boş bırakılmıştı~. {H} oraya bakınca {O:acc} düşündü^, {O:dat} bakınca orayı. Ölçüleri [şaşılacak kadar|tam] uyuyordu~.',
    },
    {
      level: 3,
      text: 'Adam hiç acele etmiyordu~. Yolun uzunluğunu sordu~, havayı sordu~, tuzu uzattı~. {H} cevap verdikçe {O} kucağında^ ısınıyor, [unutuluyordu~|hafifliyordu~]. Yabancı bir sofrada bu kadar rahat oturduğunu^ hatırlamıyordu^.',
    },
    {
      level: 2,
      text: '“Sormayacak mısınız?” dedi^ {H} sonunda. “Neyi?” “Kucağımdakini.” Adam bıçağı bıraktı~. “Sorarsam verirsin,” dedi~. “Verince gidersin. Daha [çorba|yemek] sıcak.” Gözlerini indirdi~; {H} kaşığını^ aldı^.',
    },
    {
      level: 3,
      text: '“Ben bunu çok önce bekledim,” dedi~ adam. “Sonra beklemeyi bıraktım, yerine sofra kurdum.” Tabağının kenarını ekmekle sildi~. “Beklemek insanı aç bırakıyor. Sofra [öyle değil|başka].” {H} kaşığını^ bir an havada tuttu^.',
    },
    {
      level: 3,
      text: 'Pencerede bir çiçek vardı~, saksısı kırık, iple bağlanmış. {H} ona bakınca adam da baktı~. “Atamadım,” dedi~. “Kırıldığı yerden kök salmış.” Bunu anlatırken [sesi canlandı~|gözü parladı~]; demek söylenecek sözü yok değildi~, yalnız başka şeylerden başlıyordu~.',
    },
    {
      level: 1,
      text: 'Yemekten sonra {O:acc} masaya koydu^. Adam elini uzattı~, dokunmadan geri çekti~. “Yıllarca buna ne diyeceğimi düşündüm,” dedi~. “Şimdi geldi, söz kalmamış.” Sonra {H:gen} [boşta kalan|boş] eline^ baktı~ ve tuttu~.',
    },
    {
      level: 2,
      text: 'Adamın eli kuru ve sıcaktı~. Bıraksa {H} kalkacaktı^; bırakmıyordu~. “Bunu bana kaç kişi getirebilirdi,” dedi~ adam, “biri bile [yola çıkmadı|getirmedi].” {H} yoldaki kadını hatırladı^: elim boş dönemedim, demişti~.',
    },
    {
      level: 3,
      text: '“Neden siz?” diye sordu~ adam. {H} bu soruya yolda hazırlanmıştı^, üç ayrı cevabı vardı~. Üçü de burada, sofranın başında, [büyük|yersiz] kaçtı~. “Başkası götürmüyordu,” dedi^. Adam başını salladı~; bu cevabı tanıyor gibiydi~.',
    },
    {
      level: 3,
      text: 'Dışarıda gece olmuştu~. {H} kalkacak oldu^, elini^ alışkanlıkla masaya uzattı^, {O:dat} değmeden çekti^. Artık başkasınındı~; belki baştan beri. Avucunda^ bütün yol boyunca duran ağırlığın [yeri|izi] kalmıştı~ yalnız.',
    },
    {
      level: 1,
      text: 'Dönüşte kolları^ hafifti~, yürüyüşü^ ağır. Dönemeçte kadın bir taşın üstünde oturuyordu~. “Kaç gün kaldın?” dedi~. “Bir akşam.” “Elin boş mu?” {H} elini^ açtı^: avucunda^ [yarım bir ekmek|bir parça ekmek] vardı~. Kadın yer açtı~ yanında.',
    },
  ],
};

/** The hero takes something to somebody or somewhere. */
export const CARRIES: PlotClass = {
  name: 'carries',
  verbs: new Set(['götürmek', 'ulaştırmak', 'geri götürmek', 'iade etmek', 'teslim etmek', 'yetiştirmek']),
  needs: ORDINARY,
  plots: [THE_WAY_THERE],
};
