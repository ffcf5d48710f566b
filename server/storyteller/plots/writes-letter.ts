import type { PlotClass } from '../types.ts';

/** Somebody writes a letter to one who can read it. */
export const WRITES_LETTER: PlotClass = {
  name: 'writes-letter',
  verbs: new Set(['mektup yazmak']),
  needs: ['human', '!negative', '!habit', '!state', '!passive', '!unreal', '!child'],
  plots: [
    {
      name: 'the-crossed-out-sentence',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Bir cümle dışında bütün satırlar rahattı~, düzgündü~. O cümleyi yazdıktan sonra durmuş, dönüp üstünü [çizmişti^|karalamıştı^]; bir kez değil, kalem kâğıdı delecek gibi, altında tek harf seçilmeyene kadar.',
        },
        {
          level: 2,
          text: 'O cümleyi yazarken ne yazdığını^ tam bilmiyordu^, dönüp okuyunca öğrenmişti^. Yalan değildi~, kötü de değildi~. Yalnızca doğruydu~; {H} onu ötekilerin arasında öyle [çıplak|apaçık] görünce yüzü^ yanmış, kaleme sarılmıştı^.',
        },
        {
          level: 3,
          text: 'Kâğıdı ışığa tuttu^. Karalamanın yeri arkadan da belliydi~: kalem bastırmış, [kabarık|kalınca] bir iz bırakmıştı~. Parmağını^ üstünde gezdirdi^. Hiçbir şey okunmuyordu~, ama parmağı^ o cümleyi her seferinde baştan sona biliyordu~.',
        },
        {
          level: 3,
          text: 'Başını yazmak kolay olmuştu~, sonunu yazmak da; mektupların başı ile sonu herkeste birbirine benzerdi~. Zor olan ortasıydı~, sözün dönüp dolaşıp [insanın kendine|yazanın kendine] geldiği yer. {H:gen} kalemi^ de tam orada takılmıştı~.',
        },
        {
          level: 3,
          text: 'Bir cümleden kurtulmanın yolu çoktu~: üstünden tek çizgi geçilir, okunur ama sayılmazdı~; kâğıdın o parçası kesilip atılırdı~. {H} en kötüsünü seçmişti^. Cümle ne okunuyordu~ ne yok oluyordu~; orada, karanın altında, [bağıra bağıra|ayağa kalkmış] duruyordu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyulunca mektubun üstüne kapandı^, sonra kendi^ hâline^ [güldü^|şaştı^]. Saklayacak bir şey kalmamıştı~ ki! Biri gelip baksa kapkara bir çizgiden başka ne görecekti~? Gene de kollarını^ kâğıdın üstünden hemen çekmedi^.',
        },
        {
          level: 1,
          text: '{F} karalamayı hemen gördü~. “Burada ne yazıyordu?” “Hiç.” “Hiç bu kadar karalanmaz,” dedi~ {F}. “Okuyan bir tek buraya bakar.” {H} mektuba yeniden göz attı^; gerçekten de kâğıtta ilk görülen yer [orasıydı~|o karaydı~].',
        },
        {
          level: 2,
          text: '“Kötü bir söz müydü?” diye sordu~ {F}. “Hayır.” “Ayıp mı?” “Hayır.” “Güzel bir söz mü yoksa?” {H} cevap vermedi^. {F} kaşlarını kaldırdı~; güzel bir sözün üstünü böyle [bastıra bastıra|hırsla] çizeni ilk kez görüyordu~.',
        },
        {
          level: 3,
          text: '“Böyle bir mektup alsam,” dedi~ {F}, “bütün gece o karaya bakardım.” “Okunmuyor ki.” “Okunmadığı için bakardım.” Kâğıdı gözüne yaklaştırdı~, uzaklaştırdı~, [yan tuttu~|eğri tuttu~]; mektubu alacak olanın yapacağı her şeyi yapıyordu~.',
        },
        {
          level: 3,
          text: '“Yazarken gördüm seni,” dedi~ {F}. “Oraya gelince dudakların kıpırdadı.” “Ne dedim?” “Duymadım, ama yüzün iyiydi. Sonra kalemi bir bastırdın, kâğıdın canı yandı sandım.” {H} elini^ karanın üstüne koydu^; kâğıt orada hâlâ biraz [çukurdu~|inceydi~].',
        },
        {
          level: 3,
          text: 'Altından neler çıkabilirdi~! {F} saydı~: bir azar, bir veda, bir borç, bir şaka. {H} her birinde başını^ iki yana salladı^. Okuyacak olan da böyle sayacaktı~; hangisinde karar kılacağı [belli olmazdı~|bilinmezdi~].',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: '{H} cevap yerine {G.di}. {F} beklemesini bilirdi~; parmağını karalanmış yerin üstüne [koydu~|bastı~], orada tuttu~. Örtülünce de değişen bir şey olmadı~: gözler parmağa gidiyordu~ bu kez, parmağın altında ne olduğuna.',
        },
        {
          level: 1,
          text: '{H} mektubu temize çekmeye karar verdi^. Yeni bir kâğıt aldı^, bütün satırları yazdı^, o yeri atladı^. Bitince okudu^. Ne leke vardı~ ne yanlış; ama sözler [birbirini tanımıyor gibiydi~|yan yana yabancı gibi duruyordu~]. Karalanan cümle ötekileri bir arada tutuyordu~, demek.',
        },
        {
          level: 2,
          text: 'Temize çekerken kalemi^ iki kez o cümleye başladı~; satırların akışı {o:acc} oraya [götürüyordu~|çekiyordu~]. İkisinde de ilk harfte durdu^, harfi başka bir kelimeye çevirdi^. Böylece mektuba, hiç aklında^ olmayan iki kelime daha girdi~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: 'Temiz kâğıdı {W:loc} bir kenara koydu^, biraz uzaktan baktı^. Satırlar düzgündü~, kenarlar eşitti~. Bunu herhangi biri yazmış olabilirdi~, [herhangi birine|kim olsa]. {H} yaklaştı^, kendi^ elini^ tanımak için harflerin kuyruklarına baktı^.',
        },
        {
          level: 3,
          text: 'Eski mektubu buruşturup atmak için eline^ aldı^. Karalamanın olduğu yer parmaklarına^ sert geldi~. Bir yumrukluk işi vardı~. {H} yumruğunu^ kapatmadı^; mektubu [düzeltip|düzleyip] yeniden önüne^ yatırdı^, kenarlarını avucuyla^ sıvazladı^, ağır ağır, uyuyan birini uyandırmaktan çekinir gibi.',
        },
        {
          level: 3,
          text: '{H} temizini {F:dat} okudu^. {F} sonuna kadar dinledi~. “Güzel,” dedi~. “Şimdi bir daha oku, o cümlenin yerine gelince sus.” {H} okudu^, orada [sustu^|durdu^]. {F} başını kaldırdı~; ilk kez bir mektup dinliyormuş gibiydi~.',
        },
        {
          level: 2,
          text: '“Bu senin mektubun değil,” dedi~ {F}. “Benim. Kendi elimle yazdım.” “Elin yazmış, belli.” {H} bunun ne demek olduğunu sormadı^. Temiz kâğıdı çevirdi^, boş arkasına [baktı^|göz attı^]; orası hiç değilse yalan söylemiyordu~.',
        },
        {
          level: 3,
          text: 'Alacak olan mektubu nerede okuyacaktı~? Ayakta mı, bir kenara çekilip mi? {H} onu gözünün^ önüne getirdi^: önce karaya dalmış, sonra temiz satırların üstünden dosdoğru sona kayarken. İkincisinde kâğıt [çabucak|hemen] katlanıyor, bir daha açılmıyordu~.',
        },
        {
          level: 3,
          text: 'Bir mektubu ikinci kez yazmak başka türlü bir işti~. İlkinde sözler kendiliğinden gelmişti~, bu kez çağrılıyor, [ayak sürüyorlardı~|geç geliyorlardı~]. {H} bir ara kalemi kaldırıp havada tuttu^. Sıcak olan ne varsa öteki kâğıtta kalmıştı~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} kâğıtlara sinmişti~. {H} ikisini de kokladı^: karalanmış olan daha çok kokuyordu~, çünkü elde daha çok kalmıştı~. Mektubu alan belki [okumadan önce|açar açmaz] bunu duyardı~; temiz kâğıt ise hiçbir yerden gelmiyor gibiydi~.',
        },
        {
          level: 1,
          text: '{H} iki kâğıdı yan yana koydu^. “Hangisini?” dedi~ {F}. “Temizini,” dedi^ {H}, ama eli^ ötekine gitti~. Karalamanın altındaki boşluğa eğildi^, o cümleyi bir daha yazdı^, bu kez [küçücük|ufacık] harflerle. {F} başını çevirdi~, okumadı~.',
        },
        {
          level: 2,
          text: '“Şimdi iki kere yazılmış oldu,” dedi~ {F}. “Bir kere,” dedi^ {H}. “Üstteki korkuydu.” {F} alttaki satırı eliyle örtüp yalnız karalamaya baktı~. “Bırak, korktuğunu da görsün,” dedi~. “[Öbür türlü|Yoksa] inanmaz.”',
        },
        {
          level: 3,
          text: '{H} o küçük satıra bir daha dokunmadı^. Eğri olmuştu~, son kelimesi kenara sıkışmıştı~; düzeltmek için üçüncü bir kâğıt gerekirdi~. Bulunurdu~ belki. Aramadı^; bu cümleyi yazmak için gereken cesaret bir daha [bulunmayabilirdi~|gelmeyebilirdi~].',
        },
        {
          level: 3,
          text: '“Okumadım,” dedi~ {F}. “Biliyorum.” “Ama kısaymış.” “Kısa.” “Üstündeki kara ne kadar uzun oysa.” {H} bir alttakine baktı^, bir üsttekine: söylemek bir solukta bitmişti~; [söylememek|susmak] ise kat kat emek istemiş, kalemi köreltmiş, bileğini^ yormuştu~.',
        },
        {
          level: 3,
          text: '“Ya gülerse?” dedi^ {H}. “Gülsün, o da cevaptır.” “Ya hiç cevap vermezse?” {F} biraz [düşündü~|durdu~]. “Bir kez daha yazarsın,” dedi~. “Zor olan ilkiydi, onu zaten karaladın.” {H} elinde^ olmadan gülümsedi^.',
        },
        {
          level: 3,
          text: 'Adını^ mektubun altına ilk seferinde düşünmeden atmıştı^; şimdi ona da baktı^. Küçük satırdan sonra adı^ biraz [iri|gösterişli] duruyordu~, ama yerindeydi~: o cümlenin altında, kim yazdıysa onun adı, silinmeden, eksilmeden, olduğu gibi.',
        },
        {
          level: 1,
          text: '{H} karalamalı mektubu katladı^; kat yeri tam o iki satırın arasından geçti~. Temiz olanı {F:dat} uzattı^. “Ne yapayım bunu?” “Arkası boş,” dedi^ {H}. {F} kâğıdı çevirdi~, [boşluğa|boş yüzüne] baktı~ ve kalemi istedi~.',
        },
      ],
    },
  ],
};
