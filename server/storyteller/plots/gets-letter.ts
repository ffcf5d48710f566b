import type { Plot, PlotClass } from '../types.ts';
import { FROM_THE_END, UNDER_THE_THUMB } from './finds-written.ts';

/** A letter has come, and it asks for something that no answer can say. */
const THE_ANSWER: Plot = {
  name: 'the-answer',
  needs: ['!solitary', '!space', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Mektubu okudu^, sonra bir daha, bu kez cevap verir gibi: her cümlenin sonunda duruyor, [başını^ sallıyordu^|bir şey mırıldanıyordu^]. Bir kâğıt buldu^, en üstüne “Mektup elime geçti,” yazdı^. Gerisi gelmedi~.',
    },
    {
      level: 2,
      text: 'O tek satıra baktı^. Yalan değildi~, ama bir mektuba verilecek en boş karşılık da oydu~; mektubu getiren de aynı şeyi [söyleyebilirdi~|yazabilirdi~]. Altına birkaç kelime denedi^, üstlerini çizdi^. Çizilenler yazılanı geçince kâğıdı ters çevirdi^, öbür yüzü de bomboştu~.',
    },
    {
      level: 3,
      text: 'Mektubu yanına^ koydu^, kâğıdı önüne^. İkisi aynı boydaydı~; birinde baştan sona satırlar, ötekinde tek bir satır vardı~. Mektup söyleyeceğini söylemiş, arkasına yaslanmış gibiydi~. {H} onun [bu rahatlığına|böyle rahat durmasına] biraz kızdı^, sonra yeniden eline^ aldı^.',
    },
    {
      level: 3,
      text: 'Mektubun kokusunu aradı^; kâğıt, biraz toz, biraz da yol kokuyordu~. Bir köşesi kıvrılmıştı~: cepte mi gelmişti~, çantanın dibinde mi? Yazan, katlamadan önce elini üstünden geçirmiş olmalıydı~; kat yerleri bıçak sırtı gibi [düzgündü~|keskindi~]. Acele eden biri böyle katlamazdı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Kâğıdı {W:dat} götürdü^, belki iş arasında aklına^ bir cümle düşer diye. Düşmedi~. Gelip geçerken ilk satırı okuyor, ikincisini boşlukta [arıyordu^|görür gibi oluyordu^]; eğilince boşluk yine boşluktu~. Mektup ise koynunda^, her kıpırtıda hafifçe hışırdayarak bekliyordu~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Oyalanmak için {T:acc} sildi^, yerini değiştirdi^, geri koydu^. Elleri^ bilinen bir iş istiyordu~. Cevap yazmak da [elin işiydi~|el işiydi~] aslında; ama el, ancak ne denileceği belli olunca söz dinlerdi~. {T} yerinde duruyordu~, kâğıt da öyle.',
    },
    {
      level: 1,
      text: '“Sen söyle, ben yazayım,” dedi~ {F}. {H} söyledi^, {F} yazdı~; kâğıt çabucak doldu~. “Şimdi oku.” {F} baştan okudu~: havalar, işler, sağlık, selam. Hepsi doğruydu~, hiçbiri mektuba cevap [değildi~|sayılmazdı~].',
    },
    {
      level: 2,
      text: '“Bir de sen dinle kendini,” dedi~ {F} ve kâğıdı yeniden, bu kez ağır ağır okudu~. {H} ikinci satırda sıkıldı^, dördüncüde [başka yana|yere] baktı^. “Gördün mü,” dedi~ {F}, “yazan dinlemezse okuyan ne yapsın?” Kâğıdı dizine indirdi~; son satırı okumamıştı~ bile.',
    },
    {
      level: 2,
      text: '“Güzel oldu,” dedi~ {F}, inanmadan. “Bunu kime yazsam olurdu,” dedi^ {H}. “Öyleyse herkese yazmışsın.” {F} kâğıdı salladı~; satırlar kuruydu~, kuruyacak bir şeyleri de [yoktu~|kalmamıştı~]. Mektup biraz ötede, katlı, kendisine söylenmeyen sözü bekler gibi duruyordu~.',
    },
    {
      level: 3,
      text: '{F} okurken parmağını satırların altında yürütüyordu~. Bir yerde durdu~. “Burada sesin değişmişti,” dedi~. “Hangi kelimede?” “Kelimede değil, kelimeden önce.” {H} söylerken neler olduğunu hatırlamaya çalıştı^; o aralıkta aklından^ mektuptan bir cümle geçmişti~, [yalnız yarısı|ancak yarısı].',
    },
    {
      level: 3,
      text: '“Selamı başa alsak?” dedi~ {F}. Aldı~, olmadı~. “Havaları çıkarsak?” Onu da çıkardı~. “İşleri?” Satırlar birer birer eksildi~; geriye “Mektup elime geçti,” kaldı~. “Gene başa döndük,” dedi^ {H}. “Yok,” dedi~ {F}, “şimdi [çevresi temiz|ortalık temizlendi].”',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyuldu~, {F} kalemi kaldırdı~. Beklerken ucunda bir damla birikti~, kâğıda düştü~. “Berbat ettim,” dedi~. {H} lekeye baktı^; bütün o satırların arasında hiç kimseye yazılmamış, kendiliğinden [olmuş|düşmüş] tek şey oydu~. “Kalsın,” dedi^. “Söylediklerimden iyi.”',
    },
    {
      level: 3,
      text: '“Sesli oku da mektubu dinleyeyim,” demedi~ {F}; istense okurdu^ {H}. Onun yerine elini uzatıp mektubun kenarını düzeltti~, kıvrılmış bir köşesini açtı~. Açılan köşe, bırakılınca, [yavaşça|ağır ağır] yine kıvrıldı~. Orası öyle durmaya alışmıştı~.',
    },
    {
      level: 1,
      text: '“Mektupta seni zorlayan bir cümle var,” dedi~ {F}. “Nereden bildin? Okumadın ki.” “Cevabından. Bütün bu satırlar bir şeyin çevresinden dolanıyor.” {H} [sesini çıkarmadı^|karşı çıkmadı^]; mektubu açtı^, parmağını^ o cümlenin altına koydu^.',
    },
    {
      level: 2,
      text: '{F} eğilip o tek cümleyi okudu~, gerisine gözünü değdirmedi~. “Bunun sonu nerede?” “Yok.” “Sayfa mı eksik?” “Eksik değil. Alt satırda [başka bir şeye|bambaşka bir şeye] geçiyor.” {F} kaşlarını çattı~; hesabı tutmayan birinin yüzüyle kâğıdın arkasına da baktı~.',
    },
    {
      level: 3,
      text: 'Oraya her gelişinde^ gözü^ bir basamak eksikmiş gibi boşluğa basıyordu~. Cümle yürüyor, yürüyor, tam söyleyecekken susuyordu~; arkasından gelen, hiçbir şey olmamış gibi hâl hatır [soruyordu~|sormaya başlıyordu~]. {H} asıl mektubun o iki satırın arasında olduğunu düşünmeye başlamıştı^.',
    },
    {
      level: 3,
      text: '“Unutmuştur,” dedi~ {F}. “Son harfin kuyruğuna bak,” dedi^ {H}. “Unutan elini böyle sürüklemez.” Kuyruk gerçekten uzundu~: titrek, [gitgide incelen|satırdan aşağı sarkan] bir çizgi. Ondan sonra gelecek olan, kalemin ucuna kadar gelmiş, oradan geri dönmüştü~. {F} bir daha “unutmuştur” demedi~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: '{H} ne diyeceğini^ bilemedi^, {G.di}. “Sıkılınca hep bunu yaparsın,” dedi~ {F}. “Acaba o da bu cümleyi yazarken ne yapıyordu?” {H} bunu gözünün^ önüne getirdi^: kalem havada, [baş eğik|göz uzakta], yarım bir cümle ve sessizlik.',
    },
    {
      level: 3,
      text: '{H} eski mektupları düşündü^; onlarda da böyle bir yer var mıydı~, şimdi bilemiyordu^. İnsan sonu gelen cümleleri okuyor, [gelmeyenleri|sonu gelmeyenleri] yazanın dalgınlığına veriyordu~. Oysa dalgınlık her yerde olurdu~; bu, tam da olmaması gereken yerdeydi~.',
    },
    {
      level: 2,
      text: '“Sorsana,” dedi~ {F}, “ne diyecektin, de.” {H} bunu yazmayı denedi^. Soru, kâğıtta, kapıyı yumruklar gibi durdu~. “Söyleyebilseydi söylerdi,” dedi^ ve [üstünü çizdi^|çizip geçti^]. {F} uzun bir soluk verdi~. “O hâlde susacak mısın?” “Yok,” dedi^ {H}. “Susan o zaten.”',
    },
    {
      level: 1,
      text: 'Cümle yarımdı~: yazan sonunu getirememiş, alt satırda başka şeye geçmişti~. {H}, {V.dik:abl} beri gözünün^ hep orada tökezlediğini anladı^. Dolu kâğıdı katlayıp kaldırdı^. “Buna cevap yazılmaz,” dedi^, “[bu tamamlanır|bunun sonu yazılır].”',
    },
    {
      level: 3,
      text: '“Ya yanlış tamamlarsan?” dedi~ {F}. {H} bunu düşünmüştü^. Yanlışsa karşıdaki hiç değilse doğrusunu söylemek zorunda kalırdı~; doğruysa bir daha [hiç söylemesi|söylemesi] gerekmezdi~. İkisi de şu boşluktan iyiydi~. “Yanlışsa düzeltir,” dedi^. “Elinde kalem var nasıl olsa.”',
    },
    {
      level: 3,
      text: 'Kelimeler kendiliğinden gelmedi~. Önce içinden^ geçeni değil, içinden^ geçmesi gerekeni [yazacak oldu^|yazmak istedi^]; kalemi kâğıda değdirmeden vazgeçti^. O yarım yerden sonra öyle bir şey gelmeliydi~ ki, bunu okuyan, onu kendi eliyle yazdım da unuttum sansın.',
    },
    {
      level: 2,
      text: '“Yardım edeyim mi?” dedi~ {F}. “Bu sefer olmaz.” {F} alınmadı~, yüzünü öbür yana döndü~, sesini soluğunu kesti~. {H} birinin yanında yalnız kalmanın ne iyi bir şey olduğunu [ilk kez|o anda] fark etti^; kalemi sıkı sıkı tuttu^.',
    },
    {
      level: 3,
      text: 'Yarım cümleyi birkaç kez alçak sesle söyledi^, her seferinde kesildiği yerde sustu^. Susunca ardından ne geleceği duyulur gibi oluyordu~; bir ezginin son sesi eksik kalınca kulağın onu [kendi getirmesi|kendiliğinden tamamlaması] gibi. {H} o sesi kaçırmamak için kalemi çabucak aldı^.',
    },
    {
      level: 3,
      text: 'Mektuptaki yazının eğimini, harflerin [nerede kalınlaştığını|nerede bastırıldığını] inceledi^. Taklit etmek istemiyordu^; ama bir cümlenin yarısı bir elden, yarısı başka bir elden çıkacaksa arada bir dikiş yeri olacaktı~. O yer ne kadar az belli olursa cümle o kadar çabuk iyileşirdi~.',
    },
    {
      level: 3,
      text: 'Bir an, hiç göndermemeyi düşündü^. Mektup kalır, cümle yarım kalır, kimse kimseye bir şey [söylememiş|dememiş] olurdu~. Böylesi kolaydı~; yazan da kolay olanı seçmişti~ demek. {H} mektubu yüzüne^ yaklaştırdı^, cümlenin kesildiği yere eğildi^. Orada daha ne kadar beklenebilirdi~ ki?',
    },
    {
      level: 1,
      text: 'Yeni bir kâğıda yalnız o yarım cümleyi, harfi harfine, geçirdi^. Yazanın durduğu yere gelince durmadı^; birkaç kelime daha yazdı^, noktayı koydu^. Mürekkebin kurumasını bekledi^, sonra kâğıdı mektubun [kat yerlerinden|katlandığı yerlerden] katladı^.',
    },
  ],
};

/** Somebody gets a letter, of which the idea may say no more ("bir öğrencisinden mektup alır"). */
export const GETS_LETTER: PlotClass = {
  name: 'gets-letter',
  verbs: new Set(['mektup almak']),
  needs: ['human', '!negative', '!habit', '!state'],
  plots: [THE_ANSWER, FROM_THE_END, UNDER_THE_THUMB],
};

/** The same of what is read at a glance. */
export const GETS_MESSAGE: PlotClass = {
  ...GETS_LETTER,
  name: 'gets-message',
  verbs: new Set(['mesaj almak', 'kart almak', 'telgraf almak']),
  plots: [FROM_THE_END],
};
