import type { Plot } from '../types.ts';

/** Fits what is found as well as what is got. */
export const FROM_THE_END: Plot = {
  name: 'from-the-end',
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Yazıya ulaşınca gözü^ ilk satıra düştü~, orada kaldı~. Bir daha okudu^, sonra bir daha. Altında başka satırlar da vardı~; [elini^|avucunu^] üstlerine kapadı^. Şimdilik o tek satır yeterdi~.',
    },
    {
      level: 2,
      text: 'Soluğu^ hızlanmıştı~. İlk satırı bu kez dudaklarını^ kıpırdatarak okudu^; sessizce söylenince [daha kısa|biraz daha kısa] geliyordu~. Sonra kelimeleri tek tek ayırdı^, her birine ötekiler yokmuş gibi baktı^. Hiçbiri tek başına kalbi böyle çarptıracak bir kelime değildi~.',
    },
    {
      level: 3,
      text: 'Elinin^ altında satırların sıcaklığı varmış gibi geldi~ {o:dat}. Oysa sıcak olan, avucunun^ içiydi~. Parmaklarını^ sıktı^; aralarından tek bir harf bile görünsün istemiyordu^. Ne kadar yazı olduğunu, avucunun^ neresine kadar uzandığını [ister istemez|yine de] ölçmüştü^: kısa değildi~.',
    },
    {
      level: 3,
      text: 'Harflerin biçimine baktı^. Kimi dik duruyor, kimi [yanındakine|komşusuna] yaslanıyordu~; bir tanesinin kuyruğu satırın altına, tam avucunun^ kapattığı yere sarkıyordu~. O kuyruğun değdiği kelimeyi merak etti^. Merakı^ da korkusu^ da aynı parmağın altındaydı~.',
    },
    {
      level: 1,
      text: '{V.dik:abl} beri o satırı kaç kez okuduğunu^ bilmiyordu^. Avucunu^ biraz aşağı kaydıracak oldu^; ikinci satırın ilk harfi görününce [hemen durdu^|irkilip durdu^], elini^ yerine itti^. Ya gerisi bambaşka bir şey söylüyorsa?',
    },
    {
      level: 3,
      text: 'İkinci satırın o ilk harfi aklından^ çıkmadı~. Onunla başlayan kelimeleri sıraladı^: iyi olanlar geldi~ önce, sonra kötü olanlar, sonra ne iyi ne kötü olanlar. Hangisinin yazıldığını [öğrenmek|görmek] için elini^ bir parmak oynatması^ yeterdi~. Oynatmadı^.',
    },
    {
      level: 3,
      text: 'Bir ara ilk satırı yüksek sesle söylemeyi denedi^. Soru gibi çıktı~; oysa yazan [sormuyordu~|bir şey sormuyordu~]. Bir daha söyledi^, bu kez söz verir gibi. Hangi niyetle söylese^ satır o oluyordu~; asıl niyeti bilen satırlar ise avucunun^ altındaydı~.',
    },
    {
      level: 2,
      text: 'Devamını uydurmaya başladı^. İlk satırın ardından gelebilecek en güzel satırı buldu^, içinden^ söyledi^; ardından en acısını. İkisi de [ilk satıra yakışıyordu~|yerine tam oturuyordu~]. Böyle bir başlangıçla insan her yere varabilirdi~, bunu görmek rahatlatmadı~ {o:acc}.',
    },
    {
      level: 3,
      text: 'Ne zaman elini^ çekmeye karar verse^ bir iş çıkıyordu~: saçını^ düzeltmek, bir yudum su içmek, boş yere bir yerleri silmek. Bunları sol eliyle^ yaptı^. Sağ eli^ yazının üstünde nöbetteydi~; [yorulunca|uyuşunca] değiştirdi^, iki eli^ yer değiştirirken gözünü^ yumdu^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Bir ara yazıyı bırakıp {W:dat} döndü^. [Yarım kalmış işi|Yarım bıraktığı^ işi] önüne^ çekti^ ve elinin^ yaptığına değil, kafasındaki^ satıra baktı^. O gün yaptığı^ her şey bir satır boyunda oldu~: başladı^, biraz ilerledi^, durdu^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} eline^ aldı^, sonra ne için aldığını^ unuttu^. Dilinin^ ucunda yine aynı satır vardı~. Bildiği^ bir türkü gibi [kendiliğinden|durduğu yerde] başlıyor, hep aynı yerde, gerisi hiç öğrenilmemiş gibi kesiliyordu~. {T:acc} bıraktı^, yazının başına döndü^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca [başını^ kaldırdı^|irkildi^]. Bir an, biri yazının gerisini yüksek sesle okuyacak sandı^; kulaklarını^ kapamaya bile davrandı^. Kimse okumadı~. Ses ne dediyse kendi dilince dedi~ ve sustu~; {H} avucunu^ gene yerine koydu^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Burnuna^ {K} geldi~. Yıllar sonra bu kokuyu bir daha duysa^ o ilk satırı hatırlayacaktı^, bundan emindi^. Gerisini de hatırlayacak mıydı^, yoksa bütün ömrü^ boyunca yazının yalnız başını bilen biri olarak mı kalacaktı^? [Bu soru|Bunu düşünmek] canını^ sıktı~.',
    },
    {
      level: 3,
      text: 'Birine okutmayı düşündü^. Okuyan yalnız “iyi” ya da “kötü” der, gerisini kendine saklardı~. Ama yüz denen şey susmayı bilmezdi~; daha ikinci satırda kaşlar oynar, dudak kıvrılırdı~. O yüze bakmak, [yazıya bakmaktan|okumaktan] daha zor olacaktı~.',
    },
    {
      level: 3,
      text: 'Bir kere de gözünü^ kısıp bütün yazıya birden baktı^. Böyle bakınca kelimeler çözülüyor, geriye bir karaltı kalıyordu~: kiminde sık, kiminde seyrek. Yazan kişi bir yerde durup soluk almıştı~; [orada|o aralıkta] kocaman bir boşluk vardı~. Nedenini sormaktan korktu^.',
    },
    {
      level: 1,
      text: 'Gün biterken aklına^ bir yol geldi~: sondan başlayacaktı^. Eliyle^ bu kez yukarıyı kapadı^, yalnız son satırı açıkta bıraktı^; oradan yukarıya, satır satır tırmandı^. Kelimeler tersinden okununca ne sevindiriyordu~ ne de [korkutuyordu~|üzüyordu~].',
    },
    {
      level: 3,
      text: 'Son kelime tek başına hiçbir şey demedi~. Önündekini açtı^; o da bir şey demedi~, yalnız sonuncunun [rengini değiştirdi~|sesini yumuşattı~]. Her yeni kelime, arkasında bıraktığı kelimeye başka bir yüz veriyordu~. {H} bunu tuhaf bir sabırla seyretti^.',
    },
    {
      level: 3,
      text: 'Sondan okumak yokuş çıkmaya benziyordu~: arada durup aşağıya, geçtiği^ satırlara bakıyordu^. Oradan gelmişti^. Cümleler [baş aşağı|tersinden] dizilmişti~ ama içlerinden biri birdenbire doğruldu~, bütün olarak anlaşıldı~. {H} ağzını^ eliyle^ kapadı^, tırmanmayı sürdürdü^.',
    },
    {
      level: 3,
      text: 'Bir satırda yazanın eli titremişti~; harfler o satır boyunca birbirine sokuluyor, sonra yeniden açılıyordu~. Baştan okusa^ bunu görmeyecek, anlamın peşinde koşup geçecekti^. Tersinden okuyanın acelesi olmuyordu~; {H} titreyen satıra parmağını^ koydu^, [titreme dinsin|titremesi geçsin] diye bekledi^.',
    },
    {
      level: 2,
      text: 'Yarı yolda üstü çizilmiş bir kelimeye rastladı^. Yazan vazgeçmiş, yanına [başka birini|başkasını] koymuştu~. {H} çizginin altındakini sökmeye uğraştı^; seçebildiği^ kadarıyla vazgeçilen kelime, konulandan daha cesurdu~. Yazanın da bir yerde elini geri çektiğini düşünmek iyi geldi~.',
    },
    {
      level: 2,
      text: 'Az yukarıda tanıdık bir kelime çıktı~ karşısına^; ilk satırda da vardı~ o kelime. Demek yolun iki ucunda aynı söz bekliyordu~. Buradakini daha önce görmüş olsaydı^ ilk satırdakine [bu kadar korkarak|böyle ürkerek] bakmazdı^. Gene de acele etmedi^, sırasını bozmadı^.',
    },
    {
      level: 3,
      text: 'Bir yerde iki kelimenin arası geniş bırakılmıştı~. Yazan burada ne düşündüyse düşünmüş, sonra [ötekilerden|öbürlerinden] daha bastırarak devam etmişti~. {H}+de orada bir o kadar bekledi^, bir soluk aldı^, bir soluk verdi^. Yazı bir an, karşısında^ susan bir insan gibiydi~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Son birkaç satır kalmıştı~. {H} işten kaçmak için bir bahane arar gibi {G.di}; sonra bu hâline^ güldü^. Kimse zorlamıyordu~. Yukarıda yalnız [bildiği^ satıra komşu olanlar|tanıdık satırın komşuları] duruyordu~ ve elinin^ altı terlemişti~.',
    },
    {
      level: 2,
      text: 'İkinci satırın ilk harfi, bütün gün kaçtığı^ o harf, sıradan bir kelimenin başından çıktı~. Ne müjdeydi~ ne felaket; bir cümleyi öbürüne bağlıyordu~, o kadar. {H} o harften neler beklediğini^ düşündü^. [İçlerinde|Aralarında] bu kadar sade olanı yoktu~.',
    },
    {
      level: 1,
      text: 'Sonunda kapalı kalan tek yer ilk satırdı~; bütün gün baktığı^ yer şimdi elinin^ altındaydı~. Parmaklarını^ [yavaşça|ağır ağır] kaldırdı^. Kelimeler aynıydı~, söyledikleri aynı değildi~: başlangıç sandığı^ satır, ötekilerin hepsine verilmiş bir cevaptı~.',
    },
    {
      level: 3,
      text: 'Şaşkınlıktan bir süre kıpırdayamadı^. Bütün gün cevaba bakmış, soruyu görmemek için elini^ üstüne kapamıştı^. Soruları bilmeden o satır bir kapı gibi görünmüştü~; şimdi o kapıdan [çıkılıyordu~|dışarı bakılıyordu~]. Bir kelimeye parmağının^ ucuyla dokundu^, yalnız ona.',
    },
    {
      level: 3,
      text: 'Yazan da belki önce o satırı yazmıştı~, sonra altına onu [açıklayan|haklı çıkaran] ne varsa dizmişti~. Belki de en sona bırakmış, yeri kalmayınca başa sıkıştırmıştı~. {H} satırların arasını parmağıyla^ ölçtü^; ilk ikisinin arası ötekilerden dardı~. Buna epeyce baktı^.',
    },
    {
      level: 3,
      text: 'Eliyle^ ne yapacağını^ bilemedi^. Saatlerdir bir yeri örtmeye alışmıştı~; boşta kalınca [üşüdü~|yadırgadı~]. Avucunun^ içine baktı^, sanki satırlardan biri tersine oraya çıkmış olabilirdi~. Avucunda^ yalnız kendi çizgileri^ vardı~, onlar da [okunmuyordu~|okunacak gibi değildi~].',
    },
    {
      level: 1,
      text: 'Şimdi baştan alabilirdi^. Yazıyı ilk satırdan sona kadar, bu kez sırasıyla, yüksek sesle okudu^. Sesi^ [başta|ilk satırda] titredi~, sonra düzeldi~. Son kelimeye gelince durdu^, derin bir soluk aldı^ ve onu da söyledi^.',
    },
  ],
};

/** Fits what is found as well as what is got. */
export const UNDER_THE_THUMB: Plot = {
  name: 'under-the-thumb',
  needs: ['holdable', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Yazıyı bir solukta okudu^, sonuna varınca geri döndü^ ve [ortalarda|ortalara doğru] tek bir kelimede durdu^. Başparmağını^ o kelimenin üstüne koydu^. Gerisini isteyen görebilirdi~; bunu kimse görmeyecekti~.',
    },
    {
      level: 2,
      text: 'Bir kelimenin üstünü örtmek kolaydı~; zor olan, parmağını^ orada unutmaktı~. {O} elinde^ dururken [bir şey taşımaya|başka bir iş görmeye] kalkınca öbür elini^ kullandı^, onun yetmediği yerde dişlerini^. Başparmağını^ kaldırmak aklına^ geldi~, gelir gelmez de gitti~.',
    },
    {
      level: 3,
      text: 'Aynı kelimeyi herkes her gün kullanırdı~; sofrada, yolda, uykudan uyanınca. Bu kadar kullanılan bir sözün saklanacak yanı olmazdı~. Ama burada, bu iki kelimenin arasında dururken [başka bir şeydi~|başka bir şey oluyordu~]; {H} ne zaman ona baksa^ yüzünün^ ısındığını duyuyordu^.',
    },
    {
      level: 3,
      text: 'Yazının gerisini birkaç kez daha okudu^. O kelime olmayınca cümle aksıyor, ama yürüyordu~: başı bir şey söylüyor, sonu başka bir şey. Aradaki boşluğa [hangi söz konsa|ne konsa] uyacak gibiydi~. Bilmeyen biri pekâlâ gülüp geçebilirdi~.',
    },
    {
      level: 3,
      text: 'Kelimeyi görmezse^ unutacağını^ ummuştu^. Tersi oldu~: göz görmedikçe parmak okudu~. Başparmağının^ altında her harfin yerini, [hangisinin dik, hangisinin yuvarlak|hangisinin dar, hangisinin geniş] olduğunu biliyordu^ artık. Birkaç kez baş harfin üstüne hafifçe bastı^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:dat} {O} elinde^ gitti^. İş tek elle yürümüyordu~; iki kez denedi^, iki kez [yarım|yüzüstü] bıraktı^. Soran olsa parmağının^ incindiğini söyleyecekti^. Kimse sormadı~, {H}+de her ihtimale karşı yüzünü^ biraz buruşturdu^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} tutmak için başparmak gerekiyordu~. Dört parmağıyla^ kavramayı denedi^, {T} elinden^ kaydı~. Eğilip alırken {O:acc} göğsüne^ bastırdı^; [böylece|öylece] kelime bir süre de oraya, yüreğinin^ attığı yere kapandı~. Doğrulunca parmağını^ yine yerine koydu^.',
    },
    {
      level: 1,
      text: '{O:acc} {F:dat} gösterdi^ ama elinden^ bırakmadı^. {F} eğilip okudu~, başparmağa gelince durdu~. “Parmağını çek.” “Orada bir şey yok.” “Yoksa niye kapatıyorsun?” {H} cevap vermedi^, [biraz daha bastırdı^|parmağını^ biraz daha bastırdı^].',
    },
    {
      level: 2,
      text: '“Bir kelimeyse ne çıkar?” dedi~ {F}. “Ben yüz kelime okudum.” “O zaman bunu okumasan da olur.” {F} [itiraz etmedi~|sesini çıkarmadı~], yalnız başını yana eğip parmağın kıyısından taşan çizgiye baktı~. Bir harfin ucu, karınca kadar bir şey, dışarıda kalmıştı~.',
    },
    {
      level: 2,
      text: '“Hem yazan gördü onu,” dedi~ {F}. {H} bunu hiç hesaba katmamıştı^. Yazan, tam o kelimeyi yazarken, bir parmağın gelip onu örteceğini bilemezdi~. “Yazan görsün,” dedi^. “O zaten biliyor.” “Sen de biliyorsun,” dedi~ {F}, “[bir ben kaldım|geriye bir ben kaldım].”',
    },
    {
      level: 3,
      text: 'Kıyıdan taşan bir harf ucunu da örtmek için {H} parmağını^ hafifçe yuvarladı^; bu kez öbür yandan başka bir uç çıktı~. Kelime parmaktan [uzundu~|biraz uzundu~]. {F} gülmemek için dudağını ısırdı~. Küçük bir parmakla büyük bir şeyi saklamak işte böyle oluyordu~.',
    },
    {
      level: 3,
      text: '{F} yazıyı baştan okumaya koyuldu~, sesli okudu~ üstelik. Parmağa varınca susmuyor, oraya bir “hmm” koyup geçiyordu~. Bu kısacık mırıltı her seferinde başka bir şey söyler gibiydi~; {H} [üçüncüsünde|sonunda] “Yapma,” dedi^, sesi^ istediğinden^ sert çıktı~.',
    },
    {
      level: 2,
      text: '“Benimle mi ilgili?” diye sordu~ {F}. Sesi değişmişti~. {H} buna hazır değildi^. “Seninle hiç ilgisi yok.” “Öyleyse seninle ilgili.” {H} gözlerini^ yazıdan ayırmadı^; susmak da bir kelimeydi~ ve onu örtecek parmağı^ [yoktu~|kalmamıştı~].',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} geldi~. {F} başını o yana çevirince {H} parmağını^ bir an kaldırıp altına baktı^, hemen kapadı^. Kelime [yerinde|orada] mıydı~, iyi seçememişti^. Belki de yalnız orada olmasını istediği^ için görmüştü^. {F} yeniden döndü~, bir şey fark etmedi~.',
    },
    {
      level: 1,
      text: '{F} altındakini bulmaya kalktı~. “Bir ad mı?” “Değil.” “Bir yer mi?” “Değil.” “Öyleyse ayıp bir şey.” {H} başını^ salladı^. Söylenen her kelime asıl kelimeden beterdi~; parmağının^ altındaki onların yanında [masum kalıyordu~|neredeyse masumdu~].',
    },
    {
      level: 3,
      text: 'Tahminler bitmedi~. {F} borç dedi~, hastalık dedi~, bir ara sesini alçaltıp öyle bir şey söyledi~ ki {H} [kulaklarına^ kadar kızardı^|utancından^ ne yapacağını^ bilemedi^]. “Bunu nereden çıkardın?” “Sen bu kadar saklayınca insan büyük düşünüyor,” dedi~ {F}.',
    },
    {
      level: 3,
      text: '“Son bir tahmin,” dedi~ {F} ve uzun süre düşündü~. Bu kez bir kelime söylemedi~; elini kendi göğsüne koydu~, kaşlarını kaldırdı~. {H} neredeyse evet diyecekti^. Yakındı~, öyle yakındı~ ki parmağının^ altında harfler [kıpırdadı|kımıldadı] sandı^. “Soğuk,” dedi^ aceleyle.',
    },
    {
      level: 3,
      text: '“İstersen ben de bir şey örteyim,” dedi~ {F}, “ödeşiriz.” Avucunu yüzüne kapattı~, arkasından boğuk boğuk konuştu~: “Bil bakalım ne?” “Bilmem.” “Gördün mü, [sormuyorsun bile|merak bile etmedin].” {H} güldü^, gülerken parmağını^ az daha oynatıyordu^; hemen toparlandı^.',
    },
    {
      level: 3,
      text: '{H} bir şeyi yeni anlıyordu^: {F} tahmin ederken hep kendi korktuklarını söylüyordu~. Sorduğu ad da onundu~, yer de, ayıp da. Küçücük bir kelime örtülünce karşıdaki, yerine [aklındaki|içindeki] en ağır sözleri yığmıştı~. Parmağı^ ilk kez gevşedi~, ama kalkmadı~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Ortalıkta {K} vardı~. “Ne zamandır buradayız,” dedi~ {F}, “elini bırak da bir şey ye.” {H} [bu oyuna|böyle bir kurnazlığa] gülmeden edemedi^. “Sol elimle yerim.” “Yersin,” dedi~ {F}, “ama ömür boyu yiyemezsin.”',
    },
    {
      level: 2,
      text: 'Başparmağı^ uyuşmuştu~. Kanı çekilmiş, tırnağının^ dibi bembeyaz kesilmişti~. {F} bunu gördü~, uzanıp {H:gen} bileğini^ tuttu~; kaldırmak için değil, ağırlığını [taşımak|biraz almak] için. “Ne zaman istersen,” dedi~. Sonra hiçbir şey sormadan bekledi~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Sessizlik uzadı~. {H}, boşta kalan eli^ yettiğince, {G.di}. {F} bekliyordu~, acele ettirmiyordu~. Parmağını^ çekmek için [bir sebep|küçük bir sebep] arıyordu^; aradıkça, çekmemek için de bir sebebi^ kalmadığını gördü^.',
    },
    {
      level: 1,
      text: '“Peki,” dedi^ sonunda, “bak.” Başparmağını^ kaldırdı^. Kelime yerinde yoktu~: {V.dik:abl} beri bastıra bastıra onu silmişti^. Yazının ortasında dağılmış bir leke duruyordu~. “Şimdi bunu bir tek sen biliyorsun,” dedi~ {F} [usulca|alçak sesle].',
    },
    {
      level: 3,
      text: '{H} önce inanmadı^. {O:acc} yan tuttu^, gözüne^ yaklaştırdı^; lekenin içinde bir baş harf, bir kuyruk aradı^. Ne varsa parmağına^ geçmişti~: başparmağının^ ucunda, kıvrımların arasında, [tersine dönmüş|ters yüz olmuş] bir karaltı seçiliyordu~. Okunacak hâli yoktu~.',
    },
    {
      level: 3,
      text: '“İstediğin oldu,” dedi~ {F}. Haklıydı~: artık onu kimse okuyamayacaktı~. Ama {H} kendini^ [kurtulmuş|hafiflemiş] hissetmiyordu^. Yazıda duran bir kelimeyi örtmek başkaydı~, onu bir başına aklında^ taşımak başka. Unutursa^ kelime bütünüyle yok olacaktı~.',
    },
    {
      level: 3,
      text: '“Yazana sorulur,” diyecek oldu~ {F}, sonra vazgeçti~. Yazanın bundan haberi yoktu~; sorulsa belki o da hatırlamazdı~. İnsan yazdığı bir sözü, onu okuyan kadar [taşımazdı~|uzun taşımazdı~]. {H} başparmağının^ karasını silmek üzereyken durdu^; silinecek son yer orasıydı~.',
    },
    {
      level: 3,
      text: '“Yerine bir şey yazalım,” dedi~ {F}. “Ne yazalım?” “Orada ne vardıysa.” {H} başını^ salladı^; o kelimeyi yazan el başkaydı~, kendi eliyle^ yazarsa^ [yalan|sahte] olurdu~. “Yazılmaz,” dedi^. “Söylenir belki.” {F} kulağını yaklaştırmadı~, yalnız yüzüne^ baktı~.',
    },
    {
      level: 3,
      text: 'Kelime boğazına^ kadar geldi~, orada durdu~. Bunca zaman parmağının^ altında tutmuştu^ ve ağzının^ onu hiç söylemediğini ancak [şimdi|o anda] anladı^. Yutkundu^. Sesini^ denemek için {F:gen} adını söyledi^ önce. “Buradayım,” dedi~ {F}.',
    },
    {
      level: 1,
      text: '{H} kelimeyi söyledi^. Dışarı çıkınca kısacıktı~. “Bu muydu?” dedi~ {F} ve gülmeye başladı~; gülmek {H:dat}+de bulaştı~. {O} ortada duruyordu~; kelimenin yerinde, bütün kıvrımlarıyla, bir başparmak [izi|lekesi] vardı~.',
    },
  ],
};
