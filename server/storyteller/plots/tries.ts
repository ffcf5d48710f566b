import type { Plot, PlotClass } from '../types.ts';

const THE_COUNT: Plot = {
  name: 'how-many-today',
  needs: ['!solitary', '!confined', '!child', '!several', '!negative'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Başkaları bakmayı bırakmıştı~; yalnız {F} her akşam gelip aynı soruyu soruyordu~: “Bugün kaçıncı?” {H} söylüyordu^. Bir akşam söyleyeceği^ sayıyı [bulamadı^|unuttu^].',
    },
    {
      level: 2,
      text: 'İlkini hatırlıyordu^: elleri^ titremiş, olacak sanmıştı^. İkincisinde nerede yanıldığını^ bulmuş, üçüncüsünde [başka yerde|daha iyi] yanılmıştı^. Sonrası birbirine karışıyordu~; hepsinde aynı sabah, aynı istek, aynı kıl payı vardı~.',
    },
    {
      level: 3,
      text: 'Kıl payı kaçırmak, çok kaçırmaktan zordu~. Çok kaçıran dönüp gidiyor, başka işe bakıyordu~; kıl payı kaçıran [orada kalıyordu~|gidemiyordu~], çünkü öbür yan görünüyordu~. {H} o yanı kaç kez görmüştü^, uzanınca dokunacak kadar yakından.',
    },
    {
      level: 3,
      text: '“Bırak!” diyen de kalmamıştı~ artık. İlk haftalarda herkes demişti~; sonra acıyan oldu~, sonra susan. Susulunca bir kapı [kapanıyordu~|örtülüyordu~]. {H} o sessizliğin içinde, kendi soluğunu^ duya duya, yeniden başlıyordu^.',
    },
    {
      level: 1,
      text: '“Saymıyorsan bu iş bitti,” dedi~ {F}. “Bitmedi. Yalnız sayısı yok artık.” {F} bunu beğenmedi~; saymak onun payına düşmüştü~, [aylardır|baştan beri] bir deftere çizgi atıyordu~. “Peki ben ne soracağım?” dedi~. {H} bilmiyordu^.',
    },
    {
      level: 2,
      text: 'O gece {F:gen} defterini düşündü^. Kendi başarısızlıkları^ orada, başkasının elinde, dörder dörder bağlanmış duruyordu~. Bir gün bitse {F} ne yapacaktı~ o defteri? Asıl bu soru {o:acc} uyutmadı~; [sabaha karşı|gece yarısı] kalkıp bir kez de karanlıkta denedi^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} işini^ görürken bile aklının^ bir köşesi deniyordu~. Elleri^ bir işe, başı^ öteki işe çalışıyordu~. Kimi gün ikisi karışıyor, ortaya ne o ne bu, [tuhaf bir şey|gülünç bir şey] çıkıyordu~. {H} böyle günlerde biraz erken bırakıyordu^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} karşısına^ koydu^. “Sen ne dersin?” dedi^. {T} bir şey demedi~, ama yıllardır aynı işi bıkmadan görüyordu~; bir kez bile olmadı diye yerinden [kalkmamıştı~|kıpırdamamıştı~]. {H} bundan kendine^ bir pay çıkardı^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Tam olacakken {S} duyuldu~. Eli^ oynadı~, iş bozuldu~. Kızacak birini aradı^; ses çoktan gitmişti~. Belki de bozulması gerekiyordu~ diye düşündü^, sonra böyle düşünenlere güldü^. [Baştan aldı^|Yeniden başladı^].',
    },
    {
      level: 1,
      text: 'Ertesi akşam {F} gelmedi~. {H} o gün olanı söyleyecek birini aradı^, bulamadı^; deneme ortada, adsız kaldı~. Kapıya gitti^, baktı^. {V.dik:acc} bilen bir kişinin ne demek olduğunu ilk kez o akşam gördü^.',
    },
    {
      level: 2,
      text: 'Üçüncü gün {F:dat} gitti^. {F} defteri yastığının altından çıkardı~. “Buraya kadar saydım,” dedi~. “Kaç?” “Sorma.” “Söyle.” {F} söyledi~. {H} oturmak zorunda kaldı^. O kadar çok olduğunu [bilmiyordu^|düşünmemişti^]; her biri tek tek gelmişti~ çünkü.',
    },
    {
      level: 3,
      text: 'Defterin kenarında küçük notlar vardı~: “Bugün az kaldı.” “Bugün hiç konuşmadı.” “Bugün güldü, niye güldü bilmem.” {H} hepsini okudu^. Sayıların arasında bir insanın ayları duruyordu~, [sayandan|seven gözden] başkasının göremeyeceği gibi yazılmış.',
    },
    {
      level: 3,
      text: '“Sen hiç denedin mi bir şeyi, böyle?” diye sordu^ {H}. {F} defteri kapattı~. “Bir kez,” dedi~. “Üç günde bıraktım. Sen yüzü geçince gelip [saymaya|sormaya] başladım.” “Neden?” “Bırakmayan biri nasıl biridir, görmek istedim.”',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Havada {K} vardı~; her deneyişte vardı~. Bir gün olur da başarırsa^, bu koku {o:dat} başarısızlıklarını^ mı hatırlatacaktı~, başardığını^ mı? {H} bunu [uzun uzun|bir süre] düşündü^. Sonunda kokuya bir şey öğretmekten vazgeçti^, soluğunu^ bıraktı^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Başlamadan önce her zamanki gibi {G.di}. {F} bunu görünce defterine bir şey yazdı~. “Daha başlamadım.” “Bunu yazdım,” dedi~ {F}. “Bunu da her seferinde yapıyorsun. [Bir gün bunu özleyeceksin|Belki işin bu kısmı oluyor].”',
    },
    {
      level: 1,
      text: 'O akşam {F} soruyu değiştirdi~. “Bugün ne gördün?” dedi~. {H} durdu^. Bunu hiç kimse sormamıştı~. Olmayanın içinde gördüklerini^ anlatmaya başladı^: [ince|küçücük] bir ışığı, bir titremeyi, hep aynı yerde bekleyen bir sessizliği. {F} çizgi atmadı~, yazdı~.',
    },
    {
      level: 2,
      text: 'Anlattıkça gördükleri^ çoğaldı~. Yalnız sonuna baktığı^ için göremediği^ şeyler, ortada, yol boyunca diziliyordu~. “Bunları bilseydim,” dedi~ {F}, “[her akşam|baştan beri] bunu sorardım.” “Ben de bilmiyordum,” dedi^ {H}.',
    },
    {
      level: 3,
      text: 'Ertesi günkü deneme bir öncekine benzemedi~. Eller aynı, iş aynı, hava aynı; ama {H} bu kez akşama anlatacak bir şey arayarak çalışıyordu^. [Bakınca|Arayınca] buluyordu^ da. Olmadığını en sona, bir iki sözle, neredeyse unutarak söyledi^.',
    },
    {
      level: 3,
      text: '“Olursa ne yapacaksın?” dedi~ {F}. “İlk sana söyleyeceğim.” “Sonra?” Sonrasını düşünmemişti^. Onca zaman hep bu yana bakmış, kapının ardını [boş bırakmıştı^|hiç düşünmemişti^]. {F} kalemini kulağına taktı~. “Acele etme,” dedi~. “Daha sayfa var.”',
    },
    {
      level: 3,
      text: 'Bir sabah küçük bir çocuk gelip yanına^ çöktü~. “Ben de deneyebilir miyim?” {H} yer açtı^. Çocuk denedi~, olmadı~, güldü~, koşup gitti~. {H} arkasından^ baktı^: olmayınca gülmek de vardı~, bunu [unutmuştu^|görmemişti^]. O günkü denemeyi gülerek yaptı^.',
    },
    {
      level: 3,
      text: 'Vazgeçmek aklına^ gelmiyor değildi~. Geliyor, karşısına^ oturuyor, haklı haklı konuşuyordu~. {H} dinliyordu^; hiçbir yerine itirazı yoktu~. Sonra kalkıyor, “Yarın,” diyordu^, “[yarın konuşalım|yarın yine gel].” Vazgeçmek nazik bir konuktu~; kalkıp gidiyordu~.',
    },
    {
      level: 2,
      text: 'Uzaktan bakan biri, “Boşuna,” dedi~. {F} dönüp baktı~. “Sen kaç kez denedin?” Adam bir şey demedi~. “Ben sayıyorum,” dedi~ {F}, “[sayan bilir|bir ben bilirim]: hiçbiri bir öncekinin aynısı değil.” {H} bunu ilk kez duyuyordu^.',
    },
    {
      level: 1,
      text: 'Günün birinde {F} defterin son sayfasına geldi~. “Bitti,” dedi~, “yenisi lazım.” Gidip kalın bir defter aldı~; {H} görünce güldü^. “Buna inanıyorsun demek,” dedi^. “Ben inanmam,” dedi~ {F}, ilk sayfayı [açarken|düzeltirken]. “Ben yazarım. Hadi.”',
    },
  ],
};

/** The hero tries to do something. */
export const TRIES: PlotClass = {
  name: 'tries',
  verbs: new Set(['çalışmak', 'denemek', 'uğraşmak', 'çabalamak']),
  needs: ['human', 'tries'],
  plots: [THE_COUNT],
};
