import type { Plot } from '../types.ts';

const A_DAY_OF_REST: Plot = {
  name: 'one-day-of-rest',
  needs: ['!solitary', '!confined', '!child', '!several', '!space'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Ne zamandır {V.dik:acc} kimse sormazdı~; bir gün {F} sordu~. {H} parmaklarıyla^ saydı^, parmakları^ yetmedi~. “Bir gün ver bana,” dedi~ {F}. “Yarın senin yerine ben yapayım. Sen [dinlen|otur]!”',
    },
    {
      level: 2,
      text: '“Nasıl yapacaksın?” diye sordu^ {H}. “Sen nasıl yapıyorsan.” {H} nasıl yaptığını^ düşündü^; bunu içi^ biliyordu~, dili^ bilmiyordu~. “Anlatamam,” dedi^. “İyi ya,” dedi~ {F}. “Anlatılmayan şey [ağır olur|ağırdır]. Bir günlük ağırlık bana da düşsün.”',
    },
    {
      level: 3,
      text: '“Ya bir şey olursa?” “Ne olacak?” {H} bunu da bilmiyordu^. O güne kadar hiç ara vermemişti^; arada ne olacağını [görmemişti^|denememişti^]. Belki bir şey yıkılacaktı~. Daha kötüsü, belki hiçbir şey yıkılmayacaktı~.',
    },
    {
      level: 3,
      text: 'Gece yattığı^ yerde {F:dat} söylenecek şeyler aklına^ bir bir geldi~: nereden başlanır, nerede durulur, neye bakılmaz. Kalkıp söylemek istedi^, kalkmadı^. Söylenirse yarınki gün de bugünkü gibi olacaktı~; oysa [başka bir gün istiyordu^|değişmesini istiyordu^].',
    },
    {
      level: 1,
      text: 'Sabah alışkanlıkla kalktı^, sonra hatırladı^. Gün bomboştu~. Az sonra {F} önünden^ geçti~, kaşlarını [indirmişti~|çatmıştı~]. “Sakın karışma,” dedi~. {H} karışmadı^, yalnız arkasından baktı^: omuzları ne çabuk çökmüştü~ öyle.',
    },
    {
      level: 2,
      text: 'Dinlenmek zordu~. Oturdu^, kalktı^, başka bir yere oturdu^. Işığın yerde yürüdüğünü, öğle vakti bir kedinin hep aynı taşı seçtiğini [gördü^|fark etti^]. Bunlar her gün oluyordu~ demek; her gün, başını^ çevirmediği^ bir yerde olup bitiyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Öğleye doğru {S} duyuldu~. {H} bunu her gün duyardı^, ama hep arkasından^ gelen bir ses olarak. Şimdi [önündeydi~|karşısından^ geliyordu~]. Dinledi^; içinde bir tekrar, tekrarın içinde küçük bir yorgunluk vardı~. Belki ses de bir gün dinlenmek isterdi~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:dat} hiç gitmemeye söz vermişti^, akşamüstü dayanamayıp yakınından geçti^. Uzaktan bakınca orası [başkasının yeri|yabancı bir yer] gibiydi~. Bir şey eksikti~ orada. Neyin eksik olduğunu anlaması^ zaman aldı~: eksik olan, her gün orada duran bir sırttı~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Her günkü gibi {T:acc} yanına^ almıştı^; ne işe yarayacaktı~ bugün? Elinde^ evirdi^, [cebine^ soktu^|bir kenara koydu^], yine aldı^. Eşyanın da dinlenmeyi bilmediği anlaşılıyordu~; el durunca o da nereye konacağını şaşırıyordu~.',
    },
    {
      level: 2,
      text: '{F} öğlen geldi~, bir şey demeden yanına^ çöktü~. “Nasıl?” diye sordu^ {H}. “Kolay.” “Öyle mi?” “İlk bir saat kolay,” dedi~ {F}. “Sonra insan [niye yaptığını|kendini] sormaya başlıyor.” {H} bu soruyu en son ne zaman sorduğunu^ hatırlamıyordu^.',
    },
    {
      level: 3,
      text: '“Sen ne yaptın?” dedi~ {F}. “Oturdum.” “Başka?” “Bir kediye baktım.” {F} güldü~. “Değiş tokuşta zararlı çıktım,” dedi~. Kalkarken eliyle dizine bastırdı~; o eli, o bastırışı {H} [tanıyordu^|bir yerden biliyordu^]. Kendi dizine^ de her gün öyle bastırırdı^.',
    },
    {
      level: 3,
      text: 'Yoldan geçen biri {H:acc} durdurdu~. “Bugün sen değilsin,” dedi~. “Değilim.” “Hasta mısın?” “Dinleniyorum.” Adam bunu tarttı~, [inanmadı~|aklı yatmadı~]. “Ben her gün sana bakıp saati anlardım,” dedi~. “Bugün her şeye geç kaldım.”',
    },
    {
      level: 3,
      text: 'Onca gün kimse görmüyor sanmıştı^; o gün anladı^ ki birileri uzaktan bakıp saatini buna göre kuruyordu~. O öğleden sonra, önünden^ her geçenin yüzünde bir soru, bir eksik, [küçük bir şaşkınlık|gecikmiş bir hâl] aradı^.',
    },
    {
      level: 2,
      text: '“En çok neresinde zorlandın?” diye sordu^ {H} bir ara. {F} hemen söylemedi~. “Kimsenin bakmadığı yerde,” dedi~. “Bakan varken kolay. Bakan gidince [yavaşladım|duruverdim]. Sen orada ne yapıyorsun?” “Aynısını,” dedi^ {H}. Sesinde^ bir böbürlenme aradı^, bulamadı^.',
    },
    {
      level: 3,
      text: '“Kimse fark etmez,” demişti~ {F}. Fark edildi~. Karşıdan karşıya sesler geldi~: “O nerede?” “Bugün başkası var.” {H} duyduğu^ yerde [küçüldü^|kızardı^]. Yokluğu^, varlığından^ daha çok konuşuluyordu~; onca gün bir selamdan fazlasını almamıştı^.',
    },
    {
      level: 3,
      text: 'Gölgeler uzayınca içi^ sıkıldı~. Her gün bu saatte yorgun olurdu^; yorgunluk düşünceyi kapıda durdururdu~. Bugün kapı açıktı~, gelen [oturmuştu~|içeri girmişti~]. Kimlerin geldiğini saymadı^; bazılarını tanıyordu^, bazılarını yıllardır görmemişti^.',
    },
    {
      level: 1,
      text: 'Akşam {F} döndüğünde konuşacak hâli yoktu~. “Bir şey anladım,” dedi~ sonunda. “Ben ancak benzerini yapıyorum. [İçinde|Ortasında] bir yer var, orası boş kalıyor.” {H} o yeri biliyordu^. Oraya her gün bakmadan basıp geçerdi^.',
    },
    {
      level: 1,
      text: '“Orada ne var?” diye sordu~ {F}. {H} ilk kez durup baktı^ o yere, uzaktan, bir günlük mesafeden. Birinin adı vardı~ orada. Yüksek sesle söyledi^. {F} şaşırmadı~. “[Öyle sanıyordum|Tahmin ediyordum],” dedi~, “ama senden duymak başka.”',
    },
    {
      level: 3,
      text: '“Sana bakarak öğrendiğimi sanıyordum,” dedi~ {F}. “Demek hep yanlış yere bakmışım.” “Nereye?” “Ellerine. Oysa her şey [yüzünde oluyormuş|yüzündeymiş].” {H} o sırada yüzünü^ hiç görmemişti^. Kimse de söylememişti~.',
    },
    {
      level: 3,
      text: 'Adı söylemek bir şeyi değiştirmemişti~; ne hava değişmişti~ ne yer. Yalnız dili^ biraz hafiflemişti~, ağzında^ uzun zaman tuttuğu^ bir şeyi çıkarıp [avucuna^|yanına^] koymuş gibi. Görününce sandığından^ küçüktü~, hem de daha parlaktı~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Havada {K} vardı~; her akşam olurdu~ herhâlde, {H} o saatte başka yerde olurdu^. Bir günlük boşluğa ne çok şey [sığmıştı~|girmişti~]: bir koku, bir esinti, hiç bakmadığı^ bir duvar. Dinlenmenin boş durmak olmadığını düşündü^; başka şeylere yer açmaktı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Bir ara hiç gereği yokken {G.di}. Kendini^ yakaladı^, güldü^. Alışkanlık bir günde gitmiyordu~; kapıya kadar geliyor, içeri alınmayınca [bekliyordu~|eşikte oturuyordu~]. Yarın onu yeniden içeri alıp almayacağını^ düşündü^ ve ilk kez bunun düşünülecek bir şey olduğunu gördü^.',
    },
    {
      level: 3,
      text: '“Bırakabilir misin?” diye sordu~ {F}. “Bilmiyorum.” “Bırakmak ister misin?” {H} bu ikinci soruya daha uzun baktı^. İsteseydi^ bugün rahat ederdi^; rahat etmemişti^, üstelik [özlemişti^|aramıştı^]. “Onu da bilmiyorum,” dedi^. “Dün bilmediğimi de bilmiyordum.”',
    },
    {
      level: 3,
      text: 'Gece {F} kapıya kadar gelmişti~, gitmiyordu~. “Yarın yine yapayım mı?” “Sen dinlen,” dedi^ {H}. “Ben bir günde yoruldum,” dedi~ {F}, “sen onca yıl…” Sözünü [bitirmedi~|yuttu~]. Bitirseydi bir acıma olacaktı~; bitirmeyince saygı gibi durdu~ eşikte.',
    },
    {
      level: 1,
      text: 'Ertesi sabah {H} yine kalktı^, yine çıktı^. Her şey dünkü gibiydi~, evvelki gün gibi. Yalnız o yere gelince bu kez [durdu^|yavaşladı^], adı bir daha söyledi^, kimse duymadan. {F} uzaktan bakıyordu~; elini kaldırdı~.',
    },
  ],
};

/** What lasts, and a day on which somebody else takes it over. */
export const LASTING_PLOTS_2: readonly Plot[] = [A_DAY_OF_REST];
