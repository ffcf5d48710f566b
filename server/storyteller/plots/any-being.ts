import type { Plot } from '../types.ts';

/** Any event of an animal, a robot, a thing or another being. */
export const ANY_BEING_PLOTS: readonly Plot[] = [
  {
    name: 'the-small-guest',
    needs: ['!human', '!space'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. [O akşam|Bir akşam] karanlık çökerken üstüne^ küçücük bir şey kondu~: tırnak ucu kadar bir canlı. Soluk soluğaydı~. {H} durdu^; [en küçük kıpırtıda|en hafif sarsıntıda] o can ürküp düşecekti~.',
      },
      {
        level: 3,
        text: 'Ne olduğu seçilmiyordu~. Bir kanadı vardı~ belki, belki yalnızca bir gölgesi; ağırlığı ise [yok denecek kadardı~|bir toz tanesi kadardı~]. Yine de {H} onu tam konduğu yerde, [küçük, sıcak bir nokta|küçücük bir titreme] olarak duyuyordu^ ve o noktadan başka bir şey düşünemiyordu^.',
      },
      {
        level: 2,
        text: 'Konuk bir ileri bir geri yürüdü~, sonra en kuytu kıvrımı buldu~ ve [oraya sokuldu~|orada küçüldü~]. {H} için gece o anda değişti~. Az önce dilediği^ gibi kıpırdayabilirdi^; şimdi üstünde^ birinin [uykusunu|soluğunu] taşıyordu^ ve bunu {H:abl} kimse istememişti~.',
      },
      {
        level: 3,
        text: 'Rüzgâr ya da akıntı, uzaktan bir şey geldi~ ve [ortalığı yokladı~|her şeyi azıcık oynattı~]. {H} kendini^ ona karşı tuttu^. Esen, küçük konuğun yanından geçti~ gitti~; [bir tek tüyünü bile|bir yerini bile] kıpırdatmadı~. Demek durmak da bir iş görüyordu~.',
      },
      {
        level: 3,
        text: 'Durmak zordu~. Olanı düşündü^; o başkaydı~, orada her şeyin bir sırası vardı~. Burada ise bütün iş hiçbir şey yapmamaktı~. {H} bunu [ilk kez deniyordu^|hiç öğrenmemişti^] ve gece [daha yeni başlıyordu~|uzun görünüyordu~].',
      },
      {
        level: 1,
        text: 'Gecenin ortasında bir ses koptu~. {H} yerinden^ fırlayacaktı^; bütün gövdesiyle^ [uyanmıştı^|gerilmişti^]. Konuk da uyandı~, birkaç adım yürüdü~, boşluğa baktı~. {H} kendini^ zorlayıp kıpırdamadı^; ses geçti~, küçük can geri döndü~.',
      },
      {
        level: 2,
        text: 'Ondan sonra aralarında bir anlaşma oldu~. Konuk her irkilişinde önce {H:acc} yokluyor, bir kıpırtı duymayınca [yeniden yumuluyordu~|yeniden uyuyordu~]. {H}+de bir ses duyunca artık [kaçacak yer|nereden geldiğini] aramıyor, önce üstündekinin^ ne yaptığına bakıyordu^. Korku ikiye bölününce küçülmüştü~.',
      },
      {
        level: 3,
        text: 'Biraz ötede büyük bir şey dolaştı~; [ağır ağır|duraklaya duraklaya] yaklaştı~, havayı kokladı~ ve bekledi~. {H} ne büyük ne tehlikeliydi^ o sırada; yalnızca [bir yerdi^|bir gölgeydi^], altında küçük bir canın saklandığı bir yer. Gelen, aradığını bulamayıp uzaklaştı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Bir ara {S} duyuldu~. Başka zaman {H} ona dönerdi^, [ardına düşerdi^|kulak kesilirdi^]. Bu gece sesi olduğu yerde bıraktı^. Üstündeki^ canın [uykusu|soluğu] ondan daha hafifti~, ama onu duymak için çok daha iyi dinlemek gerekiyordu~.',
      },
      {
        level: 3,
        text: 'Gecenin en koyu yerinde {H} kendi kendine bir soru sordu^: sabah ne olacaktı~? Konuk kalırsa [hep böyle duracaktı^|bir daha kıpırdamayacaktı^]; giderse bu gece hiç olmamış gibi olacaktı~. İki cevap da hoşuna^ gitmedi~. {H} soruyu [sabaha bıraktı^|karanlığa bıraktı^].',
      },
      {
        level: 2,
        text: 'Bir yanı^ uyuştu~, öbür yanı^ sızladı~. Yük arttıkça artıyordu~; oysa konuk bir tüy kadar bile [ağırlaşmamıştı~|büyümemişti~]. {H} anladı^: ağır olan, taşıdığı^ değil [sakındığıydı~|onu düşürme korkusuydu~]. Yine de bırakmadı^; sızlayan yanını^ da öbürü gibi sessizce tuttu^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} her şey bildiği^ gibiydi~; aynı köşeler, [aynı gölgeler|aynı karanlık]. Yalnız {H} onlara hiç bu kadar uzun bakmamıştı^. Bakacak vakti^ de olmamıştı~. Bir gecede, yıllardır yanından geçtiği^ [ince bir çatlağı|küçük bir oyuğu] ve içinden sızan serinliği tanıdı^.',
      },
      {
        level: 2,
        text: 'Sabaha karşı konuk uykusunda bir ses çıkardı~; {H} buna benzer bir şey [hiç duymamıştı^|ömründe duymamıştı^]. Bir söz değildi~, şarkı da değildi~. Ama üstünde^ duran, [kendine güvenen|artık korkmayan] birinin sesiydi~ ve {H} onu bir armağan gibi, hiç kıpırdamadan, sonuna kadar dinledi^.',
      },
      {
        level: 3,
        text: 'Olanı yeniden düşündü^. Gece boyunca bundan uzak durmuştu^; şimdi ise [eskisi gibi|dünkü gibi] acele ettirmiyordu~. Ne olduysa olmuştu~ ve yerinde duruyordu~, {H}+de kendi yerinde^ duruyordu^. Arada küçük bir can, [rahat rahat|derin derin] uyuyordu~.',
      },
      {
        level: 3,
        text: 'Karanlık biraz seyreldi~. Önce uzaktaki şeyler, sonra yakındakiler belirdi~; en son {H} kendini^ gördü^, [bir de üstündekini^|üstündeki^ noktayı da]. Bütün gece aklında^ kocaman olmuştu~. Oysa konuk [göz kadar|bir damla kadar] bir şeydi~, düşünecek ne çok yer kaplamıştı~.',
      },
      {
        level: 1,
        text: 'Işık gelince konuk silkindi~. {H} hâlâ kıpırdamıyordu^. Küçük can bir adım attı~, durdu~, {H:dat} döndü~; sonra bıraktı~ kendini, [boşluğa|ışığa] doğru gitti~. {H} artık serbestti^; istediği^ gibi davranabilirdi^, ama yerinden^ oynamadı^.',
      },
      {
        level: 3,
        text: 'Konduğu yer bir süre ılık kaldı~. {H} o noktayı [bekledi^|yokladı^], geri dönen olmadı~. Üzülmeye yer yoktu~; konuk konmuş, uyumuş, doymuş gibi dinlenmiş, [yoluna gitmişti~|kendi gününe gitmişti~]. Birinin gecesini geçirdiği bir yer olmak az şey değildi~.',
      },
      {
        level: 3,
        text: 'Gövdesini^ yavaş yavaş yeniden duydu^: uyuşan yan [karıncalandı~|açıldı~], sızlayan yan gevşedi~. Kıpırdamak ne tuhaftı~ şimdi. Önce azıcık, bir kıl payı oynadı^; kimse düşmedi~, [kimse ürkmedi~|kimse uyanmadı~]. Sonra biraz daha. Sonra bütünüyle döndü^, ışığa.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{G.di}, [her günkü gibi|hep yaptığı^ gibi]; ama bu kez en ağırından, sanki hâlâ [üstünde^|bir yerinde^] uyuyan biri varmış gibi. Böylesi hoşuna^ gitti~. Her işin bu kadar usul yapılabileceğini daha önce [hiç düşünmemişti^|kimse göstermemişti~].',
      },
      {
        level: 3,
        text: 'Gün ilerledi~. Gelen geçen {H:acc} olduğu yerde gördü~; [kimse bir şey anlamadı~|bir fark bulan olmadı~]. Oysa {H} o sabah dünden bir gece daha yaşlı, [bir konuk|küçük bir can] daha dosttu^; anlatmaya kalksa^ bunun için söz bulamazdı^.',
      },
      {
        level: 2,
        text: '{H} yalnız bir şeyden emin olmak istedi^: bunu yalnız bir kez değil, [bir daha da|yeniden de] yapabilecekti^. Hiç kimse üstünde^ değilken durdu^, kendini^ dinledi^. Sessizlik eskisi gibi boş değildi~; içine biri sığardı~.',
      },
      {
        level: 1,
        text: 'O günden sonra {H} {V.dik:acc} unutmadı^, ama karanlık çökerken yaptığı^ her şeyi bir süre kesmeye karar verdi^: [kısa bir süre|birkaç soluk boyu], bir canın konup yerleşeceği kadar. Bekledi^. Kıvrımda henüz kimse yoktu~.',
      },
      {
        level: 1,
        text: 'Bir akşam, tam yeniden kıpırdayacakken, o bildiği^ ağırlığı duydu^; [tırnak ucu kadar|toz tanesi kadar]. Bu kez soluk soluğa değildi~. İki kez döndü~, kıvrımı buldu~, yumuldu~. {H} [durdu^|olduğu^ gibi kaldı^]. Gece uzundu~.',
      },
    ],
  },
  {
    name: 'the-name-of-the-day',
    needs: ['!human', '!solitary', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. [Sonra|Ardından] {F:dat} gitti^. “Bana bir şey oldu,” dedi^, “ama adını bilmiyorum. Adını bilmediğim şeyi nasıl taşıyacağım?” {F} {H:acc} [baştan aşağı süzdü~|uzun uzun süzdü~]. “Bulurum ben onun adını,” dedi~.',
      },
      {
        level: 3,
        text: '“Nereden bulacaksın?” diye sordu^ {H}. {F} [düşünmeden|hiç duralamadan] cevap verdi~: “Adlar ortada durur, kimse eğilip almaz. Taşın adı taşın üstündedir, yağmurun adı [yağmurun içinde|sesindedir]. Seninkinin adı da sende bir yerdedir, biraz bakınırım.” Sonra gerçekten de çevresini dolandı~.',
      },
      {
        level: 2,
        text: 'İlk getirdiği ad “cesaret” oldu~. {H} onu [üstünde^ denedi^|biraz yanında^ gezdirdi^], yürüdü^, durdu^, bir daha yürüdü^. “Bol geldi,” dedi^ akşam. “Cesur olan ne yaptığını bilir. Ben bilmiyordum.” {F} adı geri aldı~, [kırılmadı~|gücenmedi~].',
      },
      {
        level: 3,
        text: '{F} o adı bir süre elinde çevirdi~. “Yazık,” dedi~, “güzel addı.” “Başkasına verirsin,” dedi^ {H}. “Cesareti isteyen çok, hakkıyla [taşıyan az|dolduran az].” {F} bir kenara, kuru bir yere koydu~ onu; belki bir gün [biri sorardı~|birine lazım olurdu~].',
      },
      {
        level: 3,
        text: 'O gece {H} uyumadı^. Olanı baştan geçirdi^: önceki [sessizliği|durgunluğu], sonraki sessizliği, bir de aradaki o parlak anı. Bir adı olsa çağırır, “gel” derdi^; adı olmayınca o şey kendi istediği zaman geliyor, [istediği zaman gidiyordu~|haber vermiyordu~].',
      },
      {
        level: 1,
        text: 'Ertesi gün {F} “merak” dedi~, sonra “inat” dedi~. {H} ikisini de ölçtü^. Merak o günden önceye uyuyordu~, inat [sonrasına|ondan sonrasına]; tam orta, en parlak yer [adsız kalıyordu~|çıplak kalıyordu~]. “Ortası için bir ad,” dedi^, “yalnız ortası için.”',
      },
      {
        level: 2,
        text: '“Çok seçicisin,” dedi~ {F}, [biraz darılarak|ilk kez darılarak]. “Üç ad getirdim, üçü de sağlam.” “Ben ad beğenmiyor değilim,” dedi^ {H}. “Uymayan ad vurur. Yanlış çağrılan [dönüp bakmaz|gelmez].” {F} buna ses çıkarmadı~; onun da bir zamanlar yanlış bir adı olmuştu~.',
      },
      {
        level: 3,
        text: '“Neydi o?” diye sordu^ {H}. {F} [uzağa baktı~|başını eğdi~]. “Bana ‘sus’ derlerdi,” dedi~. “Çok konuştuğum için. Öyle çok dediler ki bir süre adım o sandım.” “Sonra?” “Sonra biri bana [seslendi|sahiden seslendi]. Doğru adımla. Hemen döndüm.”',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{F} gidince {H} {W:loc} kaldı^. [Çevredeki|Yakındaki] her şeyin bir adı vardı~, çoğu da kısaydı~. Hepsini bir bir içinden^ söyledi^; söyledikçe [yerleri sağlamlaştı~|daha iyi görünür oldular~]. Kendi başına^ gelene sıra gelince ağzı^ boş kaldı~.',
      },
      {
        level: 3,
        text: '{F} ortadan kayboldu~. Bir gün geçti~, iki gün geçti~. {H} [önce aldırmadı^|ilk gün rahattı^], ikinci gün yolu gözledi^. Belki ad çok uzaktaydı~, belki {F} bıkmıştı~. “Keşke cesareti alsaydım,” dedi^ kendi kendine^, “bol bol da olsa [sarınırdım|idare ederdim].”',
      },
      {
        level: 2,
        text: 'Üçüncü gün bekleyemedi^, kendi başına^ aramaya çıktı^. Olanın olduğu yere vardı^ ya da orayı gözünün^ önüne getirdi^, [her köşesine|her yanına] baktı^. Yerde ad yoktu~, havada ad yoktu~. Yalnızca o günün ışığına benzeyen bir ışık vardı~, o da yavaş yavaş çekiliyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} vardı~ ortalıkta. {H} onu hemen tanıdı^; [o gün de|olan olurken de] burnunda^ bu vardı~. Demek kokunun da bir payı olmuştu~ bunda, ışığın da, havanın da. Ne cesaret bunları [kapsıyordu~|içine alıyordu~] ne merak. Daha geniş bir ad lazımdı~.',
      },
      {
        level: 3,
        text: 'Dönüşte {F:acc} yolun ortasında buldu^, [oturmuş kalmıştı~|yere çökmüştü~]. “Boş döndüm,” dedi~ {F}. “Dört yana baktım. Senin başına gelen gibi bir şey kimsenin başına gelmemiş, onun için [adını koyan olmamış|adı yok].” Sesi yorgundu~ ama utanmış değildi~.',
      },
      {
        level: 3,
        text: '{H} onun yanına oturdu^. Uzakta bir ses [yükseldi~|belirdi~], söndü~. “Demek ben de senin ‘sus’ zamanındaki gibiyim,” dedi^ sonunda. “Doğru adımı bekliyorum.” {F} başını salladı~: “Ben [birini bekledim|biri gelsin diye bekledim]. Gelmeseydi kendim koyacaktım.”',
      },
      {
        level: 2,
        text: '“Kendin mi koyacaktın?” {H} doğruldu^. Bu hiç aklına^ gelmemişti~. “Olur mu öyle?” “Neden olmasın?” dedi~ {F}. “Yolda gördüğün her adı [bir zaman biri koymuş|ilk kez biri söylemiş]. O biri de [senin gibi|oturmuş, senin gibi] adsız kalmış biriymiş.”',
      },
      {
        level: 1,
        text: 'Söz bitti~, ışık çekildi~. Sonra {F} sordu~: “O günü bir daha anlatır mısın?” {H} başladı^ ve ilk sözde durdu^. {V.dik} gün için ağzından^ iki kelime çıkmıştı~: “O gün.” {F} [fark etti~|başını kaldırdı~]. “İşte,” dedi~, “ortası bu.”',
      },
      {
        level: 3,
        text: '“Bu ad değil ki,” dedi^ {H}. “O gün dediğin [her gündür|herkesin günüdür].” “Herkesin bir o günü vardır,” dedi~ {F}, “ama ‘o gün’ dediğinde kimse başkasınınkini sanmaz. Bak, ben [hemen bildim|sormadım bile].” {H} bunu bozacak bir şey aradı^, bulamadı^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}, düşünürken [hep böyle yapardı^|böyle yapmadan duramazdı^]. “O gün,” dedi^ sonra, alçak sesle. Ne bol geldi~ ne dar. Ses bitti~, ama sözün ucunda bir şey [kıpırdamaya|ışımaya] devam etti~; çağrılan, dönüp bakmıştı~.',
      },
      {
        level: 3,
        text: '{F} denemek için başka şeylerden söz açtı~: havadan girdi~, yoldan çıktı~, sonra [birden|laf arasında] “o gün” dedi~. {H:gen} içinde^ her şey bir anda yerli yerine geldi~: ışık, koku, o kısacık duraksama. Ad [çalışıyordu~|işini görüyordu~].',
      },
      {
        level: 2,
        text: '“Peki cesareti ne yapacağız?” diye sordu^ {H}, [merakı da, inadı da göstererek|ötekileri de sayarak]. {F} omuz silkti~. “Onlar kalsın. ‘O gün’ tek başına üşürse [üstüne örteriz|yanına koyarız].” {H} buna güldü^; günlerdir ilk kez gülüyordu^, {F}+de dayanamayıp güldü~.',
      },
      {
        level: 1,
        text: '{H} adı almaya karar verdi^. Üstüne^ ne bol geldi~ ne dar; [nereye giderse^|hangi yana dönerse^] {H:ins} geldi~. “Borcum ne?” diye sordu^. “Bir gün benim de böyle bir günüm olursa,” dedi~ {F}, “sen bekle yanımda.”',
      },
      {
        level: 1,
        text: 'Çok sonra bir akşam {F} uzaktan, koşa koşa geldi~; gözleri kocamandı~. Ağzını açtı~, kapadı~, söz bulamadı~. {H} o günkü gibi [durdu^|kıpırdamadı^], yanında yer açtı^. “Acele etme,” dedi^. “Senin de bir o günün oldu demek.”',
      },
    ],
  },
  {
    name: 'the-hour',
    needs: ['!human', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Ertesi gün, ışık aynı yere gelince, {H} [olduğu^ yerde|ansızın] durdu^. Çevrede her şey sürüyordu~. {H} bekledi^; ne beklediğini^ bilmiyordu^. Işık geçince yeniden kıpırdadı^, [hiçbir şey olmamış gibi|kaldığı^ yerden].',
      },
      {
        level: 3,
        text: 'Bunu o gün kimse fark etmedi~. Bir an durmakla [dünya eksilmemişti~|bir şey bozulmamıştı~]. Yalnız {H} o anın ötekilerden uzun sürdüğünü duymuştu^: sanki günün ortasında küçük bir oda açılmış, {H} içine [girip çıkmıştı^|bakıp çıkmıştı^].',
      },
      {
        level: 2,
        text: 'İkinci gün ışığı önceden gözledi^. [Yavaş yavaş|Ağır ağır] geliyordu~, her şeyin üstünden sırayla geçerek. o yere vardığında her ses [biraz alçaldı~|geri çekildi~] gibi oldu~. {H} durdu^. O gün olanı bir kez daha, başından sonuna, gözünün^ önünde gördü^.',
      },
      {
        level: 3,
        text: 'Gördüğü^ aynıydı~ ama hızı başkaydı~. İlkinde her şey bir anda olup bitmişti~; şimdi [yavaştı~|acele etmiyordu~], arasından ışık sızıyordu~. {H} daha önce atladığı^ küçük şeyleri ayırt etti^: önceki kısa sessizliği, havanın [ağırlığını|kıpırtısını], kendi duraksayışını^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulurdu~ o saatlerde. {H} bunu eskiden de işitirdi^, ama üzerinde durmazdı^. Şimdi ses bir işaret olmuştu~: [o başlayınca|duyulunca] ışığın yaklaştığını anlıyor, [yavaşlıyordu^|toparlanıyordu^]. Bir şeye vaktinde varmak, bir yere varmak kadar hoştu~.',
      },
      {
        level: 1,
        text: 'Günler geçti~; {H} her gün o saatte durdu^. Gelen geçen alıştı~, çevresinden^ dolandı~. {V.dik} günün ışığı başkaydı~, bunu bir tek {o} biliyordu^. Kimseye gösteremezdi^. Gösterilecek [bir şey|bir iz] yoktu~, yalnızca durulacak bir yer vardı~.',
      },
      {
        level: 2,
        text: 'Bir gün hava kapandı~. Işık gelmedi~. {H} ne zaman duracağını^ bilemedi^; [erken durdu^|boşuna durdu^], sonra kuşkulanıp ilerledi^, sonra yine durdu^. Gün, ucu kaçmış bir ip gibi [dolaştı~|karıştı~]. Karanlık basınca içinde^ yapılmamış bir işin tedirginliği kaldı~.',
      },
      {
        level: 3,
        text: 'O gece dinlenemedi^. Ya bundan sonra hep böyle kapalı olursa? {H} o anı ışıksız da [bulmak|yakalamak] istedi^. Karanlıkta durdu^, geriye doğru yavaşça gitti^ ve önce hiçbir şey bulamadı^, sonra [küçük|silik] bir ışıltı buldu^.',
      },
      {
        level: 3,
        text: 'Demek ışık dışarıda olduğu kadar içeride de duruyordu~. {H} buna [sevindi^|şaşırdı^], ama pek güvenmedi^. İçerideki ışık istediği gibi oynuyor, gölgeleri [bir o yana bir bu yana|keyfince] düşürüyordu~. Dışarıdaki ise ağırbaşlıydı~; kimsenin hatırı için yerini değiştirmezdi~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} saatler hep birbirine benzerdi~ eskiden. Şimdi bir tanesi ötekilerden ayrılmıştı~; öncesi ona doğru gidiyor, sonrası [ondan geliyordu~|ondan dönüyordu~]. {H} bütün günü bu yüzden [daha iyi|kolayca] tanır oldu^: koca bir günün ortasında artık bir direk vardı~.',
      },
      {
        level: 2,
        text: 'Bir defasında tam o anda önüne^ bir engel çıktı~. Yana geçti^, ışık yana geçti~; geri gitti^, [ışık kaçtı~|ışığı kaçırdı^]. O gün ilk kez yarım bıraktı^. Yarım anın [ağırlığı|eksiği] bütününden çoktu~; {H} onu ertesi güne kadar bir diken gibi taşıdı^.',
      },
      {
        level: 1,
        text: 'Beşinci haftada bir akşam {H} bir şeyi fark etti^ ve [dondu^|kıpırdayamadı^]: o gün durmamıştı^. Işık gelmiş, üstünden^ geçmiş, gitmişti~. {H} başka bir şeye dalmıştı^. Olanı bütün bir gün bir kez bile düşünmemişti^.',
      },
      {
        level: 3,
        text: 'Önce bunu bir kayıp sandı^. Gün boyu neyle oyalandığını^ aradı^: hiç. Kıpırdamış, dinlenmiş, [bir gölgenin yer değiştirmesine|uzak bir sese] takılmıştı^. Sıradan, iyi bir gündü~. O an, [kırılmadan|gürültüsüzce], sıradan bir günün altına inmişti~.',
      },
      {
        level: 3,
        text: 'Işığın peşinden gitmeyi düşündü^, [geç kalmıştı^|vakit geçmişti~]. Işık çoktan kenara varmış, inceliyordu~. Ona “dur” denmezdi~. {H} yine de son ucuna kadar baktı^ ve gördü^: giderken her şeye aynı usulca dokunuyordu~; yalnız bir yere, yalnız bir [gün|an] için değil.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} yükseldi~ akşamla. {H} onu duydu^, o günle hiçbir ilgisi yoktu~. [Yeni|Bambaşka] bir kokuydu~, bugünündü~. Demek bugünün de [kendi kokusu|kendi payı] oluyordu~; onu duymak için bir başka güne arkasını^ dönmek gerekmişti~.',
      },
      {
        level: 2,
        text: 'Gece boyunca iki şeyi yan yana koydu^: durduğu^ günleri, durmadığı^ günü. Hangisinin [doğru|iyi] olduğunu aramadı^; aradığı^, sabah ne yapacağıydı~. Durursa^ alışkanlıktan duracak, durmazsa^ unutkanlıktan geçecekti^; oysa {H} ikisini de kendi isteğiyle^ yapmayı [isterdi^|istiyordu^].',
      },
      {
        level: 3,
        text: 'Sabah her zamanki gibi geldi~. Işık uzaktan yola çıktı~, [şeylere bir bir|sırayla] değdi~. {H} onu gözetmedi^; işini^ yaptı^, ara sıra başını kaldırır gibi oldu^, vazgeçti^. Gelecekse geliyordu~. Ne geç kalırdı~ ne erken; [bekleyene de beklemeyene de|herkese] aynı saatte uğrardı~.',
      },
      {
        level: 3,
        text: 'Öğleye doğru üstünde^ bir ılıklık [duydu^|hissetti^]. Gelmişti~. Yerinde durmak için ne bir dürtü duydu^ ne bir korku. Sürdürse^ de olurdu~. {H} bu özgürlüğü ilk kez tadıyordu^; küçük, [hafif|serin] bir şeydi~, ortasında [boş|açık] bir kapı vardı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{G.di}, sonra bir kez daha. Bunu hep yapardı^; o saatte [ilk kez|bilerek] yapıyordu^. Işık üstünde^ gezdi~, yaptığına^ karıştı~ ve ikisi bir süre [birlikte sürdü~|yan yana gitti~]. Demek an, dokunulunca kırılan bir şey değildi~.',
      },
      {
        level: 3,
        text: 'Çevredekiler o gün {H} durmayınca şaşırdı~. Biri [döndü~|geri geldi~], sanki “Neden durmadın?” diye soracaktı~; sormadı~. Onların gününde de bir direk varmış demek. {H} bunu görünce [yavaşladı^|durakladı^]; bir alışkanlığın yalnız sahibine ait olmadığını hiç düşünmemişti^.',
      },
      {
        level: 2,
        text: 'Ertesi gün, daha ertesi gün denedi^: bazen durdu^, bazen [durmadı^|yürüyüp geçti^]. Durduğu^ günler artık birbirine benzemiyordu~; birinde uzun kaldı^, birinde [göz kırpacak kadar|bir an]. Ama hangisini seçse^, ışık geldiğinde orada olduğunu biliyordu^, bu da yetiyordu~.',
      },
      {
        level: 1,
        text: 'Ondan sonra {H} şuna karar verdi^: her gün durmayacaktı^. o günü unutmuş olmayacak, ama ona borçlu da olmayacaktı^. Canı^ istediği gün duracak, [kısacık|bir soluk boyu], ışığa karşı; istemediği gün ışık kendi yoluna gidecekti~.',
      },
      {
        level: 1,
        text: 'O gün ışık yaklaşırken {H} bir işin ortasındaydı^. Bırakmadı^, sürdürdü^. Işık gelip üstüne^ vurdu~, [ısıttı~|parlattı~]. {H} tam geçip giderken, bu kez yalnız canı^ öyle istediği için, durdu^.',
      },
    ],
  },
];
