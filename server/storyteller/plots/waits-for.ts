import type { Plot, PlotClass } from '../types.ts';

const SINCE_YOU_ARE_HERE: Plot = {
  name: 'since-you-are-here',
  needs: ['!space', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. Hep ayakta bekliyordu^; otursa^ kalkana kadar geç kalacağını^ sanıyordu^. Bir gün telaşlı bir kız kucağına^ mavi bir bohça bıraktı~. “Nasılsa buradasın,” dedi~, “[sende dursun|bu sende dursun],” ve [uzaklaştı~|koşarak gitti~].',
    },
    {
      level: 2,
      text: 'Adını soracak oldu^, kız çoktan gözden kaybolmuştu~. Bohçanın düğümü sıkıydı~, kenarına da ince bir su işlenmişti~; belli ki birinin [eli uzun uzun|gözü epeyce] üstünde durmuştu~. {H} onu koltuğunun^ altına aldı^ ve beklemeyi sürdürdü^, şimdi biraz eğri durarak.',
    },
    {
      level: 3,
      text: 'Durduğu^ yer belliydi~; ayaklarının^ bastığı iki karış, çevresinden daha açık renkti~. Başkası oraya basmazdı~. Yağmurda da, sıcakta da orada görülürdü^; sabahları geçenler saatin kaç olduğunu biraz da gölgesine^ [bakarak|bakıp] kestirirdi~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca her seferinde doğruluyor, boynunu^ uzatıyordu^. Bugün de doğruldu^, kucağındaki^ bohça kaydı~, yere düşmeden tuttu^. Gelen yoktu~. Bohçaya sarılmış, boş yola bakarken {o:acc} gören, bir çocuk [uyutuyor|avutuyor] sanabilirdi~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} yapılacak iş bitmezdi~; yapardı^, ama bir gözü^ hep gelinecek yandaydı~. Bohça da yanında^ duruyordu~ şimdi. Arada bir elini^ uzatıp yokluyordu^; yerinde durduğunu görünce, nedense, [içi^ rahatlıyordu~|rahat ediyordu^] ve başını^ yine yola çeviriyordu^.',
    },
    {
      level: 1,
      text: 'Kız dönmedi~ ama yaptığı duyuldu~. Biri anahtarını, biri köpeğinin ipini uzattı~; bekleyenin kolları boş sayılıyordu~ demek. {H} hepsini aldı^, sahipleri gelince geri verdi^. Yalnız mavi bohça [kucağında^ kaldı~|sahipsiz kaldı~].',
    },
    {
      level: 3,
      text: 'Köpek iyi bir bekleyiciydi~. Burnunu sahibinin gittiği yana çevirdi~, kulaklarını dikti~ ve bir daha kımıldamadı~. {H} yan gözle ona baktı^, ağırlığını^ öbür ayağına^ verdi^. Ne yalan söylemeli, bu işte hayvan {o:abl} [sabırlı|usta] görünüyordu~.',
    },
    {
      level: 3,
      text: 'Anahtarı bırakan adam akşama doğru koşarak geldi~. “Şükür, yerindesin!” dedi~. {H} bu sözü [tuhaf buldu^|yadırgadı^]; ne zamandır yerindeydi^, kimse de buna şükretmemişti~. Adam anahtarı aldı~, boşta kalan eliyle {H:gen} elini^ sıktı~, uzun uzun salladı~.',
    },
    {
      level: 3,
      text: 'Bir kadın hiçbir şey bırakmadı~, yalnızca bir söz bıraktı~: “Kocam geçerse söyle, eve ekmek alsın.” {H} sözü akşama kadar ağzında^ taşıdı^. Sonunda adamı görüp [durdurdu^|çevirdi^], sözü teslim etti^; adam geri döndü~, ekmeğini aldı~. Bir bekleyişin bu kadar çabuk sona ermesine {H} şaştı^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Bir delikanlı torbasını bırakırken {H:gen} elindeki^ {T:acc} gözüne kestirdi~, ödünç istedi~. {H} verdi^. Delikanlı torbasına, {H} {T:dat} kavuşana kadar iki taraf da bekledi~; [{H} ilk kez|{H}, belki ilk kez,] beklediğinin^ nerede olduğunu ve ne zaman döneceğini biliyordu^.',
    },
    {
      level: 2,
      text: 'Dönenlerin yüzünü öğrendi^. Uzaktan bakışları telaşlı olurdu~; sonra {o:acc} görürler, omuzları iner, adımları yavaşlardı~. {H} şimdiye kadar hep görmeyi beklemişti^. Görülünce birinin [yüzünün açıldığını|ferahladığını] bilmiyordu^; bunu her akşam birkaç kez gördü^, hiç bıkmadı^.',
    },
    {
      level: 2,
      text: '“Seni ambar yaptılar,” dedi~ {F} bir akşam. “Ama geri geliyorlar. Dönenin yürüyüşünü uzaktan tanır oldum.” “Beklediğin de öyle gelse.” {H} sustu^, bir süre yola baktı^. “Gelişini [görsem|bir görsem] tanırım,” dedi^ sonra, “hangi ayağını önce attığından bile.”',
    },
    {
      level: 3,
      text: 'En zoru, hem yolu gözlemek hem emanetleri karıştırmamaktı~. Bir keresinde anahtarı yanlış adama uzattı^; adam bakmadan aldı~, gitti~, az sonra söylene söylene geri geldi~. {H} özür diledi^, ama içinden^ [sevindi^|güldü^]: yanlışlıkla da olsa biri daha dönmüştü~.',
    },
    {
      level: 3,
      text: 'Geceleri bohçayı yanına^ alıyor, yağmurda üstünün^ altına sokuyordu^. Üstü^ ıslanıyor, bohça kuru kalıyordu~. Bir keresinde düğümün ucu gevşedi~; {H} bakmamak için gözlerini^ [yumup|kapatıp] el yordamıyla sıktı^. İçinde ne olduğunu merak etmek bile emanete dokunmak gibi geliyordu~.',
    },
    {
      level: 3,
      text: '“Mavi bohçalı bir kız,” diye sordu^ gelip geçene. Kimi omuz silkti~, kimi yanlış kızı tarif etti~. Yaşlıca biri durup düşündü~. “Her sabah buradan geçen mi?” dedi~. “Sana bakıp [geçen|yavaşlayan].” {H} böyle bir kız hatırlamıyordu^; hep öbür yana bakmıştı^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Sıkılınca {G.di}, sonra bohçayı bir kolundan^ öbürüne geçirdi^. Ağır değildi~, ama bir şeyi bekletmek bir şeyi beklemeye benzemiyordu~. Beklerken suç {o:gen} değildi~. Oysa bohçayı bir yerde [biri|birileri] bekliyorsa, o bekleyişin sonu {H:gen} kucağında^ duruyordu~.',
    },
    {
      level: 3,
      text: '“Sen olmasan kime bırakacaktık?” dedi~ köpeğin sahibi, ipi alırken. {H} güldü^. “Ben de bir gün gideceğim. Beklediğim gelince.” Adam ipi bileğine doladı~, bir süre [ayrılamadı~|yerinden oynamadı~]. “Gelsin tabii,” dedi~ sonunda. “Gelsin de, bari bize önceden haber ver.”',
    },
    {
      level: 1,
      text: '“Aç şunu,” dedi~ {F}. “Benim değil.” O akşam kızın buralardan gideceği duyuldu~. Bohçayı götürse^ yerini^ bırakacaktı^. “Ya beklediğim o arada gelirse?” “Biraz da o beklesin.” {H} yola baktı^, bohçaya baktı^, [koştu^|fırladı^].',
    },
    {
      level: 2,
      text: '“Yerinde ben dururum,” demişti~ {F}. “Nereye bakacağını bilmezsin.” “Göster.” {H} tuttu^, {F:acc} omuzlarından çevirdi^, çenesini bir parmak kaldırdı^. “İşte böyle. Gözünü kırpabilirsin.” {F} [hazır ola geçti~|dimdik durdu~]; daha ilk dakikada burnu kaşınmaya başlamıştı~, ama elini kaldırmadı~.',
    },
    {
      level: 3,
      text: 'Yolda her köşede dönüp arkasına^ baktı^. Durduğu^ yer ilkin küçüldü~, sonra bir kez göründü~, [sonra|derken] büsbütün gitti~. Dizleri^ yürümeye alışık değildi~; duran adımın kası başka, giden adımınki başkaydı~. Bohçayı göğsüne^ bastırdı^, biraz daha hızlandı^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Yolun yarısında {K} geldi~ burnuna^. Durduğu^ yere kadar ulaşmayan bir kokuydu~ bu; demek birkaç adım ötede her gün böyle kokuyordu~ da haberi^ olmamıştı~. {H} [bir soluk|bir an] durdu^, sonra durmanın sırası olmadığını hatırlayıp yürüdü^.',
    },
    {
      level: 3,
      text: 'Kız eşyasını bağlıyordu~. Ortada bir denk, bir sepet, ağzı açık bir torba vardı~; bir köşede de aynı mavi kumaştan artan [birkaç parça|bir avuç kırpıntı]. {H} kumaşı görünce rahatladı^: doğru kişiye gelmişti^. Soluğunu^ toplayıp bohçayı iki eliyle^ uzattı^.',
    },
    {
      level: 1,
      text: 'Kız bohçayı görünce güldü~. “Açmadın mı? Senindi o.” Düğümü çözdü~; içinden kendi diktiği bir minder çıktı~. “Her sabah geçerken gördüm, ayakların ağrıyordu.” {H} minderi [kucaklayıp|koltuğuna^ alıp] dönüş yolunu tuttu^.',
    },
    {
      level: 2,
      text: '“Neden söylemedin?” diye sormuştu^ kıza. “Söylesem almazdın.” Doğruydu~, almazdı^. “Emanet deyince aldın, yağmurdan bile sakladın.” Kız minderin köşesini çekip düzeltti~, bohçanın kumaşını da [katlayıp|dörde katlayıp] yanına koydu~. “Bu da örtün olsun,” dedi~, “akşamları serin oluyor.”',
    },
    {
      level: 3,
      text: 'Kız bir şey daha sormuştu~: “Gelince ne yapacaksın?” {H} bunu düşünmemişti^ hiç. Beklemek bütün yeri kaplamış, sonrasına bir karış bırakmamıştı~. “Önce otururum,” demişti^. Kız [başını sallamış|gülmüş], minderi {o:dat} doğru itmişti~: “Onu şimdiden yapabilirsin.”',
    },
    {
      level: 3,
      text: 'Yaklaşırken {F:acc} güç tanıdı^, kolları o kadar doluydu~: bir sepet, bir çuval, bir de ayaklarından bağlı horoz. “Bunlar ne?” “Nasılsa buradasın dediler.” Horoz kanat çırptı~, {F} yüzünü kaçırdı~. “Sen bunu [her gün|bunca zaman] nasıl yaptın?” {H} sepeti, çuvalı aldı^; horoz biraz daha onda kaldı~.',
    },
    {
      level: 1,
      text: '“Gelmedi,” dedi~ {F}, gözünü yoldan ayırmadan. “Gelir.” {H} minderi durduğu^ yere koydu^, ilk kez oturdu^; yol buradan da görünüyordu~. Birisi geçerken eğilip kucağına^ bir testi bıraktı~. {H}, gözü^ yolda, testiyi [sıkıca tuttu^|iki eliyle^ tuttu^].',
    },
  ],
};

/** Somebody waits for a person, an hour or a thing, for a long time. */
export const WAITS_FOR: PlotClass = {
  name: 'waits-for',
  verbs: new Set(['beklemek']),
  needs: ['human', 'state', '!negative', '!passive', '!child'],
  plots: [SINCE_YOU_ARE_HERE],
};
