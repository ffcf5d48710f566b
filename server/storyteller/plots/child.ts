import type { Plot } from '../types.ts';

/** Any event of a child. */
export const CHILD_PLOTS: readonly Plot[] = [
  {
    name: 'the-pebbles',
    needs: ['human', 'child', '!solitary', '!space'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bunu büyüklerden birine söylemek istedi^. “Sonra,” dedi~ büyük, [elindeki işten|işinden] başını kaldırmadan. {H} yerden küçük bir taş aldı^, avucuna^ koydu^: bu, “sonra”ların ilkiydi~.',
      },
      {
        level: 3,
        text: 'Taş [yumurta gibi|fasulye gibi] pürüzsüzdü~, bir yüzü öbüründen açıktı~. {H} onu parmaklarının^ arasında gezdirdi^, ısıttı^. Bir “sonra”nın ne kadar süreceğini bilmiyordu^; ama taşı atmazsa^ [unutulmayacağını|kaybolmayacağını] biliyordu^ ve bu da şimdilik yeterdi~.',
      },
      {
        level: 2,
        text: 'İkinci büyük daha güler yüzlüydü~. “Anlat bakalım,” dedi~, [çömeldi~|eğildi~], gözlerinin^ içine baktı~. {H} tam ağzını^ açmıştı^ ki birisi onu çağırdı~. “Sonra,” dedi~ büyük, giderken saçını^ karıştırdı~. Saçı^ karıştırılarak söylenen “sonra” için {H} [daha güzel|ak] bir taş seçti^.',
      },
      {
        level: 3,
        text: 'Akşama doğru taşlar üç olmuştu~. {H} yürürken tıkırdıyorlardı~, [fısıldaşır gibi|dişleri çarpar gibi]. Kimse duymuyordu~ ama {H} duyuyordu^: biri “sonra” diyordu~, öbürü “sonra” diyordu~, üçüncüsü de. Gülmemek için [dudağını^ ısırdı^|yanağını^ içine çekti^].',
      },
      {
        level: 3,
        text: 'Bir kez de kendi kendine^ anlattı^, unutmamak için: olanı, öncesini, [içinden^ geçenleri|o sıradaki havayı]. Anlattıkça en önemli yeri değişiyordu~. Bir büyük dinlese ona da gösterirdi^ bunu; büyükler [en önemli yeri|önemli olanı] hep hemen bulurlardı~.',
      },
      {
        level: 1,
        text: 'Beş gün böyle geçti~. Her “sonra” için bir taş; büyüklerin hepsi [söz birliği etmişti~|aynı sözü biliyordu~]. {V.dik:acc} içinde^ tutmak zor değildi~, taşları taşımak zordu~: artık [iki cebine^|bir keseye] zor sığıyor, her adımda bacağına^ vuruyordu~.',
      },
      {
        level: 2,
        text: '{F} taşların sesini duydu~. “Ne bunlar?” dedi~. {H} söyleyince {F} [gülmedi~|ciddileşti~]. “Bende de var,” dedi~, “ama ben toplamıyorum, fırlatıyorum.” “Kime?” “Suya.” {H} düşündü^. Suya atılan “sonra” [batardı~|dibe inerdi~], kimse de geri getirmezdi~.',
      },
      {
        level: 3,
        text: '“Bana anlat,” dedi~ {F}. {H} anlattı^, baştan sona. {F} tam yerinde “Aa!” dedi~, tam yerinde sustu~. İyi bir dinleyiciydi~. Yine de anlatılanın [bir ucu açık kaldı~|bir yanı eksik kaldı~]; onu kapatmak için [bir büyüğün eli|büyük birinin boyu] gerekiyordu~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} oyalandı^ bir süre. Orada [kimse kimseye “sonra” demiyordu~|her şey yerli yerindeydi~]. Taşları çıkarıp dizdi^, büyükten küçüğe. En küçüğü en yorgun büyüğünküydü~; onu sesi bile çıkmadan söylemişti~, dudaklarıyla. {H} o taşı ötekilerden ayrı tuttu^.',
      },
      {
        level: 3,
        text: 'Gece yatarken taşları başucuna^ koydu^. Karanlıkta [yuva yapmış|uyuyan] kuşlara benziyorlardı~. {H} birini avucuna^ alıp yüzüne^ değdirdi^, serindi~. “Sonra ne zaman?” diye sordu^ ona, alçak sesle. Taş da büyükler gibi [cevap vermedi~|susmayı bildi~].',
      },
      {
        level: 2,
        text: 'Altıncı gün bir büyük durup dururken, “Sen bir şey söyleyecektin,” dedi~. {H:gen} kalbi^ [hızlandı~|çarpmaya başladı~]. “Evet,” dedi^. “Söyle.” {H} söze girdi^; büyük dinlerken gözleri kaydı~, [uzağa|işine] gitti~, orada kaldı~. {H} yarıda durdu^. Durduğunu^ bile [fark eden olmadı~|gören yoktu~].',
      },
      {
        level: 1,
        text: 'Altıncı akşam {H} en yorgun büyüğün önünde durdu^ ve taşları [bir bir|hep birden] yere bıraktı^. Gürültü uzun sürdü~. “Nedir bunlar?” dedi~ büyük. “Senin ‘sonra’ların,” dedi^ {H}. “Artık taşıyamıyorum.”',
      },
      {
        level: 3,
        text: 'Büyük önce kızacak gibi oldu~; kaşları [çatıldı~|bir araya geldi~]. Sonra taşlara baktı~, birini eline aldı~. {H} “Onu sabah demiştin,” dedi^, “bunu da [yağmurda|akşamüstü].” Büyük her taşta biraz daha sustu~. Kaşları yavaş yavaş [ayrıldı~|çözüldü~].',
      },
      {
        level: 3,
        text: '“Hepsi benim mi?” dedi~ sonunda. “Hepsi değil,” dedi^ {H}, haksızlık olmasın diye. “Üçü ötekilerin. [Yine de en çoğu|Ama en çoğu] senin.” Büyük gülecek gibi oldu~, gülemedi~. Avucundaki taşı ışığa tuttu~; taş, [ışıkta|orada] neredeyse saydamdı~.',
      },
      {
        level: 2,
        text: '“Bunca taşı bulmak zor olmuştur,” dedi~ büyük. “Taş bulmak kolay,” dedi^ {H}. “[Seni|Boş bir anını] bulmak zor.” Sözü söyler söylemez pişman oldu^, ama söz [çıkmıştı~|yola çıkmıştı~] bir kere. Büyük elini yüzünde gezdirdi~; parmaklarının arasından baktı~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Ortalıkta {K} vardı~. {H} onu hep o anla birlikte hatırlayacaktı^: yerde taşlar, [havada bu koku|bu koku], karşısında^ birdenbire küçülmüş bir büyük. Kimse konuşmadı~. Ama bu susma öteki susmalara benzemiyordu~; içinde [“sonra”|bir kaçış] yoktu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}, ne yapacağını^ bilmediği^ zaman [hep böyle yapardı^|yaptığı^ gibi]. Büyük bunu gördü~. “Küçükken ben de,” dedi~ ve sustu~; çok uzak bir şeye bakıyordu~. {H} bekledi^. Büyüklerin de içinde toplanmış taşlar olabilirdi~; belki [kimse sormamıştı~|dökecek yer bulamamışlardı~].',
      },
      {
        level: 3,
        text: '“Şimdi mi anlatayım?” diye sordu^ {H}, yine de emin olmak için. “Şimdi,” dedi~ büyük. “İşin?” Büyük [işine baktı~|arkasına baktı~], sonra {H:dat} baktı~. “Ona da bir taş ayırırız,” dedi~. {H} o zaman güldü^, [ilk kez o gün|günlerdir ilk kez].',
      },
      {
        level: 2,
        text: 'Anlatmaya ortasından başladı^, çünkü en önemli yeri orasıydı~; sonra başa döndü^, sonra sona. Büyük karıştırmadan dinledi~. Bir yerde [ağzı açık kaldı~|soluğunu tuttu~], bir yerde elini uzattı~. {H} o eli görünce sözünün^ [doğru yere|yerine] vardığını anladı^.',
      },
      {
        level: 3,
        text: 'Arada biri geldi~, büyüğe bir şey sordu~. {H} donup kaldı^; şimdi yine o söz söylenecekti~. Büyük başını çevirmeden, “Sonra,” dedi~, [öbürüne|gelene]. {H} yerden bir taş aldı^, gelenin eline verdi^. “Bunu sakla,” dedi^, “lazım olur.”',
      },
      {
        level: 1,
        text: 'Büyük işini bıraktı~, yere, taşların yanına oturdu~. {H} olanı anlatmaya karar verdi^, ama bu kez [acele etmeden|koşmadan], her şeyiyle. “Sonra?” dedi~ büyük [her durakta|her susuşta], ve bu söz ilk kez güzeldi~.',
      },
      {
        level: 1,
        text: 'Bittiğinde hava kararmıştı~. Taşlardan bir tanesi kaldı~, en küçüğü; büyük onu [kendi cebine|kuşağına] koydu~. Ertesi gün {H} ona seslenince büyük durdu~, elini taşa götürdü~. “Şimdi,” dedi~ ve çömeldi~.',
      },
    ],
  },
  {
    name: 'the-narrow-place',
    needs: ['human', 'child'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bir ara [kimseye görünmeden|sessizce] kaçtı^, kimsenin bilmediği dar yere koştu^. Eğildi^, başını^ soktu^, omuzlarını^ soktu^; gerisi girmedi~. {H} bir daha denedi^. O yer küçülmüştü~.',
      },
      {
        level: 3,
        text: 'Geri çıktı^, baktı^: giriş [hep|eskiden de] bu kadardı~, kenarındaki çentik de yerindeydi~. Yan döndü^, soluğunu^ bıraktı^, bir daha soktu^ başını^. İçerisi karanlık ve tanıdıktı~. Ama [kalçası^|dizleri^] dışarıda kaldı~, dünya ayaklarından^ [çekiyordu~|tutuyordu~].',
      },
      {
        level: 2,
        text: 'Eskiden ne zaman bir şey olsa buraya gelirdi^. İçeride [dizlerini^ karnına^ çeker|top gibi yumulur], dışarıda bir şey kalmamış gibi beklerdi^; korku da sevinç de orada yavaş yavaş küçülürdü~. Olanı nereye koyacağını^ şimdi [bilmiyordu^|kestiremiyordu^].',
      },
      {
        level: 3,
        text: 'Kolunu^ sonuna kadar uzattı^. Parmakları^ içeride eski şeylere dokundu~: kurumuş bir yaprak ya da [kabuk|ip] parçası, dibe düşmüş bir düğme, bir vakitler sakladığı^ yuvarlak bir şey. Hepsi [bıraktığı^ gibiydi~|yerli yerindeydi~]. Küçük birinin eşyasıydı~ bunlar.',
      },
      {
        level: 3,
        text: '“Ben büyümedim,” dedi^ karanlığa. Ses içeri girdi~, dolaştı~, [boğuk|kalın] çıktı~. {H} kendi sesini^ tanıdı^ ama bir şey eksikti~: oradan hep iki ses gelirdi~ sanki, kendisi ve [yankısı|tortusu]. Bu kez yer yoktu~ yankıya; girişi gövdesiyle^ kapıyordu^.',
      },
      {
        level: 1,
        text: 'Girişin önüne oturdu^, sırtını^ dayadı^. {V.dik:acc} orada, açıkta düşünmek zorundaydı^. İlk kez her şey [üstüne^ geliyordu~|{H:acc} görüyordu~]: ışık, ses, serinlik. Gözlerini^ kapadı^. Kapalı gözlerin içi de dar bir yerdi~, ama ona sığıyordu^.',
      },
      {
        level: 2,
        text: 'Gözleri^ kapalıyken yapılacakları düşündü^. Biri hiçbir şey dememekti~. Biri [koşup|gidip] hepsini birden söylemekti~. Biri de burada oturup yeniden küçülmeyi beklemekti~; {H} buna biraz güldü^, çünkü insan [beklerken|oturdukça] küçülmezdi~, olsa olsa acıkırdı~.',
      },
      {
        level: 3,
        text: 'Bir böcek, ya da öyle bir şey, girişe yaklaştı~, [kıyısında|eşikte] durdu~. Ona göre kapı kocamandı~. Elini kolunu sallayarak girebilirdi~. {H} gözünü^ kırpmadan baktı^. Böcek içeriye şöyle bir uzandı~, sonra [döndü~|vazgeçti~] ve açıkta yoluna gitti~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyuldu~, bir kesildi~, bir daha duyuldu~. İçerideyken bu ses [tüy gibi|uzaktan] gelirdi~; dışarıda hemen yanındaydı~. {H} önce ürktü^, sonra dinledi^. Yakından o kadar da [korkunç|sert] değildi~; içinde, uzaktan hiç duyulmayan ince bir şey daha vardı~.',
      },
      {
        level: 3,
        text: 'Ne kadar olmuştu~ buraya gelmeyeli? {H} parmaklarını^ açtı^, [saymaya|hesaplamaya] çalıştı^: en son geldiği^ gün dişi^ sallanıyordu~. Diliyle^ yokladı^; o dişin yerinde yenisi vardı~, [kocaman|sağlam]. Demek ağzı^ da büyümüştü~, kimseye bir şey demeden.',
      },
      {
        level: 2,
        text: 'Birinin {H:acc} bulmasını bekledi^ bir süre. Eskiden buradayken bulunmamak için dua ederdi^; şimdi içinden^ bir ses, [hadi, biri gelse|biri çıkıp gelse], diyordu~. Kimse gelmedi~. Olanı biriyle paylaşacaksa^, [kalkıp yürümesi^ gerekiyordu~|ilk adım {H:abl} beklenecekti~].',
      },
      {
        level: 1,
        text: 'Karanlık çökmeden son bir kez denedi^, var gücüyle^ itti^ kendini^; omzu^ sıyrıldı~, bir yeri^ acıdı~. Girişin kenarına baktı^ ve gördü^: içeriden dışarıya doğru, küçücük bir el boyunda, [eski bir çizik|eski bir işaret] duruyordu~.',
      },
      {
        level: 3,
        text: 'Çizik yumuşamıştı~, ama belliydi~: [bir çocuğun|küçük birinin] tırnağıyla, acele etmeden yapılmış, yan yana iki çizgi. {H} kendi yaptığını^ sanmak istedi^. Değildi~. Kendi işaretlerini^ bilirdi^; onlar içerideydi~, tavandaydı~. Bu, [çıkan biri|giden biri] tarafından yapılmıştı~, dışarıya doğru.',
      },
      {
        level: 3,
        text: 'Demek buraya {H:abl} önce de biri sığmıştı~. O da bir gün [eğilmiş|gelmiş], girememiş, omzunu sıyırmıştı~ belki. Sonra ne yapmıştı~? {H} çiziklere parmağını^ koydu^; parmağı^ [iki çizgiyi birden|ikisini birden] örttü~. Bir zamanlar bu el de küçücüktü~.',
      },
      {
        level: 2,
        text: '“Sen nereye gittin?” diye sordu^ o eski çocuğa. Sesi^ [fısıltıydı~|kısıktı~], ama karanlık bunu sakladı~. Nereye gideceği bellidir, dışarı gitmişti~: ışığa, gürültüye, büyüklerin ya da [büyük işlerin|büyük şeylerin] yanına. Gitmeden önce de geri dönüp bir şey bırakmıştı~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} geldi~ burnuna^. Dar yerin kokusu değildi~ bu; içerisi toz ve [uyku|eski gün] kokardı~. Bu dışarının kokusuydu~, dağınık, bol. {H} göğsünü^ şişirdi^, sonuna kadar çekti^; bir dar yere bu kadar [hava|koku] sığmazdı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}, düşünürken [yaptığı^ gibi|hep yaptığı^ gibi]. İçeride buna yer bulunmazdı~. Kollarını^ iki yana açtı^ sonra, ardına kadar; hiçbir yere [çarpmadı^|değmedi^]. Biraz ürkütücüydü~ bu, kolların ucunda hiçbir şey olmaması. Biraz da güzeldi~.',
      },
      {
        level: 3,
        text: 'Olanı baştan düşündü^, açık gözle bu kez. Dar yerde düşünse^, [yarısını|bir yanını] karanlığa bırakırdı^. Burada hepsi görünüyordu~: neresi iyiydi~, neresi [kırıktı~|değildi~], neresi yalnız {H:dat} aitti~. Bir bölüğü de başka birini bekliyordu~.',
      },
      {
        level: 2,
        text: 'Kalkıp gitmeden içeriye son bir şey söylemek istedi^. Veda değil; insan [taşa toprağa|bir oyuğa] veda etmezdi~. “Yer tut,” dedi^ sonunda. Kime tutacağını söylemedi^. Eski çocuk da söylememişti~, ama yer tutulmuş, [yıllarca|bunca zaman] boş durmuş, {H:acc} beklemişti~.',
      },
      {
        level: 3,
        text: 'Üstündeki^ tozu silkeledi^, sıyrılan yerine^ üfledi^. Acı [geçiyordu~|azalmıştı~]. Yerinde ince bir kırmızılık kalacaktı~, belki üç gün; dar yerin {H:dat} son [hediyesi|selamı]. {H} koluyla^ gözünü^ sildi^, oysa ağlamamıştı^; yalnızca ışık biraz fazlaydı~.',
      },
      {
        level: 1,
        text: '{H} sivri bir şey buldu^, eski çizgilerin yanına iki çizgi de kendi eliyle^ attı^; sonra gelecek olana. Olanı artık içeride saklamayacaktı^, karar vermişti^. Ayağa kalktı^; ışıkta gölgesi^ [uzundu~|kendinden uzundu~].',
      },
      {
        level: 1,
        text: 'Dar yeri arkasında^ bırakıp yürüdü^. On adım sonra [dönüp baktı^|başını^ çevirdi^]: giriş küçüktü~, karanlıktı~, iyi bir yerdi~. Çok küçük birine, bir de onun korkusuna yeterdi~. {H} koşmaya başladı^.',
      },
    ],
  },
];
