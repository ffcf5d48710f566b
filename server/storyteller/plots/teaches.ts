import type { Plot, PlotClass } from '../types.ts';

const THE_ONE_MISTAKE: Plot = {
  name: 'the-one-mistake',
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. {X} çabuk ilerledi~, yalnız bir yerde takıldı~: oraya gelince hep aynı yanlışı yapıyordu~. “Olmuyor,” dedi~ başını eğip. “Bir daha,” dedi^ {H}. [Yine olmadı~|Gene aynı yanlış yapıldı~], ders ertesi güne kaldı~.',
    },
    {
      level: 3,
      text: 'İlk gün, “Ben yapamam,” demişti~ {X}. “Ben de yapamıyordum.” “Ama sonra yapıldı.” “Sonra yapıldı, evet. Çok sonra.” Bu cevap {X:gen} hoşuna gitmiş olmalıydı~; yüzündeki gerginlik çözülmüş, ilk denemesine [gülerek|neredeyse gülerek] başlamıştı~.',
    },
    {
      level: 2,
      text: 'Oysa geri kalan her şeyi bir gösterişte kapıyordu~. Sabah öğrendiğini akşam düşünmeden yapıyor, {H} daha ağzını^ açmadan bir sonraki adıma hazırlanıyordu~. Yalnız o yere gelince [yavaşlıyor|duruyor], soluğunu tutuyor ve dünkü yanlışı, dünkü gibi, yeniden yapıyordu~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{H} elindeki^ {T:acc} bir işaret gibi kullanıyor, o yere yaklaşırken hafifçe kaldırıyordu^: dikkat, geliyoruz. {X} bakıyor, başını sallıyor, anladığını söylüyordu~. Sonra o yere geliyor ve işaret hiç kalkmamış gibi [yanılıyordu~|şaşırıyordu~]. {H} hiç kızmadan baştan alıyordu^.',
    },
    {
      level: 3,
      text: 'Kabahati kendinde^ aradı^. Belki yanlış anlatmıştı^, belki bir sözü atlamıştı^. Geceleri o yeri başka türlü göstermenin yollarını düşündü^; birini ters yüz etti^, birini [küçük parçalara böldü^|en başından kurdu^]. Her sabah elinde^ yeni bir yolla geldi^, her akşam aynı yanlışla döndü^.',
    },
    {
      level: 3,
      text: 'Dersten önce ortalığı açıyor, gerekecek ne varsa önüne^ koyuyordu^. {X} bir gün bu hazırlığı erkenden, kimse söylemeden yapmıştı~; her şey yerli yerindeydi~. “Aferin,” dedi^ {H}. “[Bunu öğrenmek kolaydı|Bunu bilmek kolay],” dedi~ {X}, ve nedense gözlerini kaçırdı~.',
    },
    {
      level: 1,
      text: 'Günler geçti~, yanlış yerinden oynamadı~. {H} her yolu denedi^; sonunda o yanlışı bekler oldu^. “Öğrenince bana ihtiyaç kalmayacak,” diyordu^ yüreklendirmek için, “[az kaldı|son bir yer kaldı].” {X} her seferinde, “Olmuyor,” diyor, önüne bakıyordu~.',
    },
    {
      level: 2,
      needs: ['!solitary'],
      text: '“Hâlâ aynı yerde misiniz?” diye sordu~ {F}. “Aynı yerde.” “Bırak o zaman. Herkes her şeyi öğrenecek diye bir şey yok.” {H} bunu da düşünmüştü^. Ama ders saati yaklaşınca ayakları^ [kendiliğinden|yine] oraya gidiyor, {X} {o:acc} orada hep hazır bekliyordu~.',
    },
    {
      level: 3,
      text: 'Yanlış dediğin bir gün eksilir, bir gün artardı~; insan yorgunsa büyür, keyfi yerindeyse küçülürdü~. Bununki ise hiç değişmiyordu~. Aynı yerde başlıyor, aynı yerde [bitiyordu~|duruyordu~], sanki {X} yanlışı da ötekiler gibi bir kez öğrenmiş, iyice bellemişti~.',
    },
    {
      level: 3,
      text: 'Kendi öğrendiği^ günleri hatırladı^. {o:dat} gösteren de sabırlı biriydi~; bir kez bile “Kaçıncı oldu?” dememişti~. Son dersten sonra {H} teşekkür etmiş, koşup gitmişti^. Arkasında^ kalanın o gün ne yaptığını, [kimi beklediğini|saatini neyle doldurduğunu] bugüne kadar hiç merak etmemişti^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Dersin ortasında {S} duyuldu~ ve {H} o yana döndü^. Döndüğünde^ {X} o güç yeri çoktan geçmişti~; ama nasıl geçtiğini gören olmamıştı~. “Yine yanlış mı?” diye sordu^ {H}. {X} [biraz gecikerek|bir an duraksayıp] başını salladı~: yine yanlıştı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: '{H} düşünürken {G.di}; bunu bütün derslerde yapardı^ ve {X} bir gün, farkında olmadan, aynısını yaptı~. İnsan öğrettiğini sandığı şeyin yanında neler öğretiyordu~ böyle! {H} [gülümsemesini^ sakladı^|başka yana baktı^], dersi o günlük erken bitirmedi^, biraz daha uzattı^.',
    },
    {
      level: 1,
      text: '{H} bir gün erken geldi^ ve durdu^. {X} yalnızdı~, çalışıyordu~. O yere geldi~, hiç yavaşlamadı~, geçti~; döndü~, bir daha, bir daha geçti~. [Tek yanlışı yoktu~|Kusursuzdu~]. {H} hiç ses etmeden çekildi^, dersin saatini bekledi^.',
    },
    {
      level: 2,
      text: 'Bu kez gelirken ses çıkardı^, ayaklarını^ sürüdü^, öksürdü^. {X:gen} yüzüne bakmaya çekiniyordu^. {X} her zamanki yerindeydi~, her zamanki gibi biraz telaşlı. “Başlayalım mı?” “Başlayalım,” dedi^ {H}; sesi^ [biraz|nedense] tuhaf çıkmıştı~.',
    },
    {
      level: 3,
      text: '{X} son geçişte durmuş, kendi kendine, “Oldu,” demişti~; öyle hafif, öyle memnun ki {H} az kalsın seslenecekti^. “Aferin,” demek için ne çok beklemişti^! Şimdi [o söz hak edilmişti~|sözün sırası gelmişti~] ve onu kimseye duyurmadan, götürüp bir köşede yutmak gerekiyordu~.',
    },
    {
      level: 3,
      text: 'Önce gücendi^. Bunca gün, bunca yol, uykusuz geçen geceler! Sonra {X:gen} yalnızken nasıl çalıştığı geldi~ gözünün^ önüne: acele etmeden, dudağının ucunda bir gülüşle. O gülüşü derste hiç görmemişti^. [Yanlış yapan|Takılıp kalan] biri öyle gülmezdi~; saklayacak şeyi olan biri gülerdi~.',
    },
    {
      level: 3,
      text: 'Ne zamandır biliyordu~? {H} günleri geriye doğru yokladı^: dün, evvelsi gün, ondan önceki hafta. Her birinde aynı baş eğiş, aynı “Olmuyor.” Birinin bu kadar uzun süre, bu kadar özenle bir şeyi [becerememesi|bilmemesi] için onu gerçekten çok iyi bilmesi gerekirdi~.',
    },
    {
      level: 2,
      needs: ['!solitary'],
      text: '“Gördüm de, söyle gitsin,” dedi~ {F}. “Söylersem biter.” “Bitsin işte. İstediğin bu değil miydi?” {H} cevap verecek oldu^, durdu^. İstediği^ buydu~, evet; ilk gün, daha o saatin [ne çabuk|nasıl çabuk] geldiğini bilmezken istediği^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Ders yerine varınca {K} geldi~ burnuna^ ve {H} bunca gün bu kokuya hiç dikkat etmediğini^ anladı^. Gözü^ hep yanlıştaydı~. Bir gün ders bitse, bu kokuyu nerede [duysa^|alsa^] o saati, o eğilmiş başı hatırlayacaktı^.',
    },
    {
      level: 1,
      text: 'O gün de o yere gelindi~; {X} bir soluk durdu~, göz ucuyla baktı~ ve yanıldı~. “Olmuyor.” “Gördüm,” demek {H:gen} dilinin^ ucundaydı~. Ama bu yer geçilirse ders de biterdi~; [anladı^|bunu o an anladı^]. “Bir daha,” dedi^ yavaşça.',
    },
    {
      level: 3,
      text: 'Şimdi yanlışın nasıl yapıldığını da görüyordu^. Önce küçük bir soluk, sonra yan bir bakış, en son, tam zamanında, o yapmacık şaşkınlık. Kolay değildi~ doğrusu; bilen için yanılmak, bilmeyen için [bilmekten|doğrusunu bulmaktan] zordu~. {X} buna her gün ne çok emek harcamıştı~.',
    },
    {
      level: 2,
      text: '“Çok mu geri kaldım?” diye sordu~ {X} toparlanırken. “Yok,” dedi^ {H}, “herkes bir yerde oyalanır.” “En uzun oyalanan kim?” {H} gülmemek için eğildi^, yerde olmayan bir şeyi aldı^. “Şimdilik bir kişi,” dedi^, “ama [yarışa|araya] girmek isteyen başkası da var.”',
    },
    {
      level: 3,
      text: 'O gece {H} bir şey denedi^: o yeri yanlış yapmayı. Beceremedi^. Bildiği^ şey, bırakmak istedikçe daha sıkı tutunuyordu~. Bunca zaman hiç düşünmeden geçtiği^ o yerden [düşe kalka|bin güçlükle] yanılarak geçebilmek için gün ağarana kadar uğraştı^.',
    },
    {
      level: 3,
      text: 'Ertesi gün derse {X} gibi geldi^: biraz erken, biraz telaşlı. Kaç kez söze başladı^, başka şey söyledi^. Havadan konuştu^, yoldan konuştu^. {X} merakla bakıyordu~; bugüne kadar bir dersin böyle [dolambaçlı|uzun lafla] başladığını görmemişti~.',
    },
    {
      level: 3,
      text: '“Bugün bir şey mi oldu?” dedi~ {X}. “Olmadı.” “Dalgınlık var da.” “Düşünüyorum.” “Neyi?” {H} omuz silkti^. Nasıl söylenirdi~ ki: bir dersin bitmemesi için ne [gerektiğini|yapılacağını]. Bunu da öğreten yoktu~; bir tek, karşısındaki^ bu acemi öğrenci biliyordu~.',
    },
    {
      level: 1,
      text: 'Ertesi gün, “Önce ben göstereyim,” dedi^ ve o yere gelince bile bile yanıldı^. “Öyle değil!” dedi~ {X}, doğrusunu yaptı~, sonra donup kaldı~. {H} başını^ eğdi^. “Demek [yarın da|yarın yine] geleceğiz,” dedi^. “Olmuyor çünkü, bak.”',
    },
  ],
};

/** Somebody teaches another person something. */
export const TEACHES: PlotClass = {
  name: 'teaches',
  verbs: new Set(['öğretmek']),
  needs: ['human', 'meets', '!negative', '!passive', '!child', '!wordless'],
  plots: [THE_ONE_MISTAKE],
};
