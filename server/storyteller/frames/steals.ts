import type { Frame } from '../types.ts';

/** Somebody takes what belongs to another. */
export const STEALS: Frame = {
  name: 'steals',
  verbs: new Set(['çalmak', 'aşırmak', 'araklamak', 'kaçırmak', 'el koymak', 'gasp etmek']),
  // `sounded`: a door that is knocked at, an instrument; `missed`: a ferry, a chance.
  needs: ['object', '!person-object', '!negative', '!sounded', '!missed'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Kimse bağırmadı~, kimse kolundan^ tutmadı~. İlk on adımı koşmadan yürüdü^, on birincide dizleri^ çözüldü~; bulduğu^ ilk gölgeye çöktü^.',
          needs: ['human', '!state', '!night'],
        },
        {
          text: '{HP}, {EW.di}. Sandığından^ kısa sürdü~: bir bakış, bir uzanış, bir geri çekiliş. Uzun süren, ondan sonra nefesini^ düzene sokmak oldu~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. {O:acc} bir beze sardı^, koltuğunun^ altına sıkıştırdı^. Yürürken durup durup bezi yokluyordu^; her yoklayışında^ da birinin görüp görmediğine bakıyordu^.',
          needs: ['holdable', 'human', '!state'],
        },
        {
          text: '{HP}, {EW.di}. Sonra hiç yapmaması^ gereken şeyi yaptı^: durdu^, dönüp geriye baktı^. {O} olmayınca orası daha büyük görünüyordu~. Gören hemen anlar, diye düşündü^ ve adımlarını^ sıklaştırdı^.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. “Kolay gelsin,” diye seslendi~ o sırada biri. “Sağ ol,” dedi^, başını^ kaldırmadan. Sağ elinin^ hâlâ yumruk olduğunu ancak uzaklaşınca fark etti^.',
          needs: ['human', '!state'],
        },
        {
          text: 'Niyeti^ yalnızca bakmaktı~. Baktı^, etrafı kolladı^, bir kez daha baktı^. Sonra {HP}, {EW.di}.',
          needs: ['!state', '!when'],
        },
        {
          text: '{HP}, {EW.di}. Bir köşeye sindi^ ve bekledi^. Peşinden^ gelen yoktu~. Başını^ uzattı^, dinledi^; herkes işindeydi~. Bu kadar kolay olmasına biraz kızdı^.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. O gün başka hiçbir iş yapmadı^. Akşam olunca üşüdüğünü^ anladı^, ama kalkıp üstüne^ bir şey almadı^; yerinden^ kıpırdarsa^ arkasında^ bir iz kalacak sanıyordu^.',
          needs: ['human', '!state'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk seferde elleri^ titremişti~, artık titremiyordu~. Kimin ne zaman başını çevirdiğini, kimin uykusunun ağır olduğunu ezberlemişti^; gerisi çabukluk işiydi~.',
          needs: ['human', 'state'],
        },
        {
          text: '{HP}, {EW.olağan}. Her seferinde kendine^ bunun son olduğunu söylüyordu^. Her seferinde bir sonrakinin saatini ve yolunu da şimdiden biliyordu^.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Önce bekliyor, ortalık sessizleşince yaklaşıyordu^. Dönüşte hep başka bir yoldan geliyordu^; aynı yerde iki kez iz bırakmamayı erken öğrenmişti^.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Görenler onu^ orada işi olan biri sanıyordu~. İşi^ vardı~ da; yalnızca o işin adını bilen yoktu~.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Yakalanmayı ilk haftalarda her gün bekledi^, sonra gün aşırı, sonra yalnızca birinin sesi yükselince.',
          needs: ['state'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Sıra saklamaya geldi~. Yüksek yerler göz önündeydi~, alçak yerler rutubetliydi~. Üç kez yer değiştirdi^; sonunda {O:acc} gündelik eşyanın arasına, herkesin gözü önüne koydu^. Kimse orada aramazdı~.',
          needs: ['holdable', 'human', '!space'],
        },
        {
          text: 'Bundan sonrasını hiç düşünmemişti^. Almak bir anlık işti~; {O} artık onda^ diye yaşamak ise sabahtan akşama kadar sürüyordu~. Birinci gün aklından^ çıkarmaya çalıştı^, ikinci gün aklına^ başka hiçbir şey gelmedi~.',
          needs: ['!state'],
        },
        {
          text: 'Bir hesap yapmıştı^: üç gün bekleyecek, laf soğuyunca hiçbir şey olmamış gibi ortaya çıkacaktı^. Daha birinci günün akşamında, iki lokma ekmeği yarım saattir çiğnediğini^ fark etti^.',
          needs: ['human', '!state'],
        },
        {
          text: 'Kendine^ bir gerekçe bulmuştu^: {O} orada boşuna duruyordu~, kendisi^ ise kıymetini bilecekti^. Gerekçe üç gün dayandı~. Dördüncü gün {V.dik:acc} alçak sesle, kendi kendine^ söyledi^; duyunca gerekçeden geriye bir şey kalmadı~.',
        },
        {
          text: 'O hafta iki kez arkasından^ seslendiler~. Birincisinde yolu soracaklardı~, ikincisinde düşürdüğü^ mendili uzattılar~. {H} ikisinde de her şeyi itiraf etmeye hazır, öylece dikildi^.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: 'En zoru eskisi gibi davranmaktı~. Aynı yollardan geçti^, aynı kişilere selam verdi^, {O:gen} lafı açılınca herkes kadar şaşırdı^. Şaşırmakta biraz geciktiğini^ bir tek kendisi^ biliyordu^.',
        },
        {
          text: '{V.meden} önce başka bir isteği^ yoktu~. Şimdi vardı~: kimsenin öğrenmemesi. Bu ikinci istek birincisinden pahalıydı~; bedeli her gün uykudan, iştahtan kesiliyordu~.',
        },
        {
          text: 'Uyumadan önce {O:acc} eline^ alıyor, her yerini parmaklarıyla^ yokluyor, sonra gözlerini^ kapayıp ezberden bir daha yokluyordu^. Geri vermesi^ gerekirse elinde^ hiç olmazsa bu kalacaktı~.',
          needs: ['human', 'holdable'],
        },
        {
          text: 'Acıktı^, yiyemedi^; susadı^, suyu yarıda bıraktı^. Ne zaman bir ayak sesi yaklaşsa {O:acc} değil, kendi yüzünü^ nereye saklayacağını^ düşünüyordu^.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '{F}, {V.dik:acc} kimseden duymamıştı~; görmüştü~. “Arkandaydım,” dedi~. “Seslenecektim. Uzandığını görünce sesim çıkmadı.” {H} bir şey diyemedi^. “Şimdi ben de suçlu muyum?” diye sordu~ {F}.',
          gives: ['friend-knows'],
        },
        {
          text: '“Göster,” dedi~ {F}. {H} üstündeki bezi açtı^. {F} eğildi~, {O:dat} dokunmadan baktı~, sonra ellerini arkasında kavuşturdu~. “Ört,” dedi~. “Güzelmiş. Keşke bu kadar güzel olmasaydı.”',
          needs: ['holdable', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} karşısına^ oturdu~, cebinden bir avuç fındık çıkardı~, ikiye böldü~. “Herkes onu arıyor,” dedi~. “Bulana para vereceklermiş.” Bir fındık kırdı~. “Sende olduğunu biliyorum. Para da istemiyorum. Götür, yerine koy.”',
          needs: ['holdable', 'human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“{V.en} sen miydin?” dedi~ {F}. Sesini alçaltmamıştı~. “Yavaş,” diye fısıldadı^ {H}. {F} iki adım geri çekildi~. “Demek sendin,” dedi~. “Ben de herkese senin yapmayacağını söyleyip durdum.”',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{F:dat} anlatmaya karar verdi^. {F} dinledi~, sözün ortasında elini kaldırdı~. “Dur,” dedi~. “Gerisini bilirsem sorduklarında yalan söyleyemem. Bana bir tek şunu de: Geri götürülebilir mi?” “Bilmiyorum,” dedi^ {H}.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} önce güldü~. “Sen mi?” dedi~. “Sen fazla gelen parayı geri götürürsün.” {H:gen} gülmediğini^ görünce onun da ağzı toplandı~. “Ne kadar oldu?” diye sordu~ bu kez.',
          needs: ['human', '!child', '!state'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} kızmadı~, hesap yaptı~: kim görmüş olabilirdi~, kim kimden şüphelenirdi~? Sonunda, “En çok iki gün,” dedi~. “İki gün sonra başka birinin canını yakarlar.” Bu ihtimal {H:gen} hiç aklına^ gelmemişti~.',
          gives: ['friend-knows'],
        },
        {
          text: '“İstedin diye mi?” dedi~ {F}. {H} başını^ salladı^. “Ben de isterdim,” dedi~ {F}. “Yıllarca önünden geçtim, yıllarca istedim.” Kalkıp gitmedi~, ama o gün {H:dat} bir daha adıyla^ seslenmedi~.',
          needs: ['holdable'],
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{V.dik:acc} söyleyince {F} etrafına bakındı~, sesini kıstı~. “Sahibi biliyor mu?” “Daha bilmiyor.” “O zaman bu gece iki kişi rahat uyuyacak,” dedi~ {F}, “o, bir de ben. Ben söylemem. Ama bana bir daha da anlatma.”',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Suçu başkasına yıktılar~: oradan geçmiş, üstü başı dökülen bir yabancıya. {H} kalabalığın arkasından baktı^. Adam, “Ben almadım,” dedikçe gülüyorlardı~. Bir ara adamın gözü kalabalıkta {H:acc} buldu~.',
          gives: ['blamed'],
        },
        {
          text: 'Sahibi aramaya çıktı~. Bağırıp çağırmıyor, tek tek herkese soruyor, teşekkür edip ötekine geçiyordu~. Sıra {H:dat} gelince, “Bir şey duyarsan bana haber ver,” dedi~, “onsuz yapamıyorum.” {H} söz verdi^.',
        },
        {
          text: '{O:acc} getirene ödül vereceklerini söylediler~. Ödül her gün büyüdü~: önce biraz para, sonra çok para, en sonunda bağışlanma. {H} üçüncüsünü duyunca ilk kez durup sonuna kadar dinledi^.',
          needs: ['holdable'],
        },
        {
          text: 'Her yeri aramaya başladılar~. Sandıklar açıldı~, döşekler kaldırıldı~, çuvallara şiş sokuldu~. Sıra {H:dat} geldiğinde arayan adam yorulmuştu~; şöyle bir baktı~, terini sildi~. “Senden olmaz,” dedi~ ve geçti~.',
          needs: ['holdable', 'human', '!space'],
        },
        {
          text: 'Biri görmüştü~. Üç gündür aynı kişi karşısına^ çıkıyor, bir şey demeden bakıp gidiyordu~. Dördüncü gün yanına^ sokuldu~. “Benim de payım var,” dedi~ yalnızca.',
        },
        {
          text: 'Elleri^ onu^ ele verecekti~. Tuzu uzatırken, ip düğümlerken, birine su verirken titriyorlardı~. Soranlara, “Üşüdüm,” dedi^. Alnı^ ter içindeydi~.',
          needs: ['human'],
        },
        {
          text: '{V.en} kim, diye soruyordu~ herkes birbirine. Bir süre sonra aynı soruyu kendisi^ de sormaya başladı^. Sorarken bir ad bekliyor, başka bir ad söylendikçe rahatlıyor, rahatladığı^ için utanıyordu^.',
          needs: ['!state'],
        },
        {
          text: '{O:acc} bırakıp bir yere gidemez olmuştu^. Çağrıldığı^ sofraya gitmedi^, beklendiği^ yerde görünmedi^. Bir zaman sonra onu^ çağırmayı bıraktılar~; bunun yerine ne sakladığını^ konuşmaya başladılar~.',
        },
        {
          text: 'Kimse {V.dik:acc} bilmiyordu~, ama herkes bir şey bilir gibiydi~. Ne zaman yanlarına yaklaşsa laf değişiyordu~: yoldan, yiyecekten, uykusuz geçen geceden konuşuyorlardı~.',
          needs: ['third'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Suçladıkları adamı götürürlerken oradaydı^. Adamın bir ayağı çıplaktı~, ayakkabısının teki tozun içinde kalmıştı~. {H} eğilip ayakkabıyı aldı^, arkalarından yetişti^. “Bu adam bir şey almadı,” dedi^, ayakkabıyı uzatırken.',
          needs: ['blamed', 'human', '!space'],
        },
        {
          text: 'Geri götürmek almaktan zordu~. Üç kez yola çıktı^, üçünde de döndü^: birincisinde biri bakıyordu~, ikincisinde kimse bakmıyordu~, üçüncüsünde {O} için hazırladığı^ sözü unutmuştu^.',
        },
        {
          text: 'Sahibiyle yüz yüze geldi^. Arada iki adım vardı~. “Sende bir şeyim var,” dedi~ öteki; sormuyordu~, biliyordu~. “İstersen sende kalsın. Ama bunu yüzüme bakarak söyle.” {H} gözlerini^ yerden kaldırdı^.',
        },
        {
          text: 'Bir alıcı çıktı~. Parayı önüne^ yığdı~, saymadan. {H} paraya baktı^, {O:dat} baktı^. “Benim değil ki satayım,” dedi^. Bunu ilk kez yüksek sesle söylüyordu^.',
          needs: ['holdable', 'human', '!child'],
        },
        {
          text: 'Bir gece yanına^ biri sokuldu~, karanlıkta {O:acc} aradı~. {H} bileğinden yakaladı^. İnce, soğuk bir bilekti~; çekilmeye çalışmadı~. “Otur,” dedi^ {H}. “Ben de senin gibi aldım onu.”',
          needs: ['holdable', 'human'],
        },
        {
          text: '{F:acc} alıp sorguya çektiler~. Akşama kadar bırakmadılar~. Geldiğinde alt dudağı patlamıştı~. “Söylemedim,” dedi~. “Ama yarın yine çağıracaklar.” {H} ona su verdi^; bardağı tutan eli^ durmuyordu~.',
          needs: ['friend-knows', 'human', '!child', '!friend-cold'],
        },
        {
          text: '{V.dik} yere bir kez daha gitti^. Nöbet koymamışlardı~, hiçbir şeyi kilitlememişlerdi~. Boş kalan yere biri bir avuç kır çiçeği bırakmıştı~, ölülere bırakır gibi. {H} çiçeklere basmamak için çevresinden dolandı^.',
          needs: ['holdable', '!space'],
        },
        {
          text: 'Küçük bir kız elini çenesine dayamış ona^ bakıyordu~. “{V.en} biri uyuyabilir mi?” diye sordu~; gerçekten merak etmişti~. “Az uyur,” dedi^ {H}. Kız başını salladı~: “O zaman geri versin, uykusu gelir.”',
          needs: ['!child'],
        },
        {
          text: 'Yıkılacağını^ sandığı^ gün kimse onu^ suçlamadı~. Sahibi gelmiş, oturmuş, ellerini dizlerine koymuştu~. “Ben aramayı bırakıyorum,” dedi~. “Alan her kimse, demek benden çok istemiş.” {H} bir suçlamaya hazırlanmıştı^, buna hazırlanmamıştı^.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Bir sabah, kimse uyanmadan, {O:acc} aldığı^ yere bıraktı^. Gören olmadı~. Biri görse daha kolay olurdu~; o zaman bir ceza kesilir, ceza da bir gün biterdi~.',
          gives: ['returned'],
        },
        {
          text: 'Ertesi gün, herkesin içinde, sorulmadan, “{V.en} benim,” dedi^. Önce anlamadılar~; köşede biri konuşmasını sürdürdü~. Bir daha söyledi^. Bu sefer sesi^ daha alçaktı~, ama duymayan kalmadı~.',
          gives: ['confessed'],
        },
        {
          text: 'Geri vermedi^. Verebileceği^ son gün de geçti~; {H} o gün boyunca yerinden^ kalkmadı^, gelene gidene baktı^. Hava karardığında {O} artık büsbütün onundu~, bir daha kimseden isteyemeyeceği^ biçimde.',
          gives: ['kept'],
          needs: ['third', '!space'],
        },
        {
          text: 'Geri vermedi^. Sahibinin önünden iki kez geçti^, ikisinde de söyleyecek gibi durdu^, ikisinde de başka bir şey söyledi^: önce bir selam, sonra bir hatır sorma.',
          gives: ['kept'],
        },
        {
          text: '{O:acc} {F:dat} uzattı^. “Sen götür,” dedi^. {F} almadı~. “Ben götürürsem sen burada kalırsın,” dedi~. Yanında^ yürüdü~ ama az kala durdu~; son elli adımı {H} tek başına gitti^.',
          needs: ['holdable', 'human', 'friend-knows', '!friend-cold', '!space'],
          gives: ['returned', 'confessed'],
        },
        {
          text: 'Sahibini buldu^, {O:gen} nerede olduğunu söyledi^. “Kim almış?” dedi~ öteki. Bunu sormayacağını ummuştu^. “Ben,” dedi^. Uzun bir sessizlik oldu~; sonra öteki, oturması^ için yanında yer açtı~.',
          needs: ['holdable'],
          gives: ['returned', 'confessed'],
        },
        {
          text: 'Çıkınında^ bir günlük ekmek vardı~, önü^ boştu~, kimse beklemiyordu~; kaçabilirdi^. Ekmeği ikiye böldü^, yarısını yedi^, öteki yarısını suçladıkları adama götürdü^. “Önce ye,” dedi^, “sonra sana bir şey söyleyeceğim.”',
          needs: ['blamed', 'human', '!space'],
          gives: ['confessed'],
        },
        {
          text: 'Aldığının^ yerine ne koyabileceğini^ düşündü^. Neyi^ varsa önüne^ dizdi^, tek tek baktı^; hepsi bir araya gelse {O:gen} yerini tutmuyordu~. Yine de hepsini götürüp sahibinin bulacağı yere bıraktı^.',
          gives: ['kept'],
        },
        {
          text: 'Kendine^ söz verdi^: Bir kişi daha sorarsa söyleyecekti^. O gün herkes işten, yemekten, ağrıyan dizinden konuştu~. Ertesi gün {H} sorulmasını beklemekten vazgeçti^, gidip kendisi^ anlattı^.',
          gives: ['confessed'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '{O} şimdi eski yerindeydi~. {H} önünden^ her geçişinde^ ellerini^ arkasında^ birleştiriyordu^. Nedenini soran yoktu~.',
          needs: ['returned', 'human', 'holdable'],
        },
        {
          text: 'O gece deliksiz uyudu^. Sabah gözünü^ açar açmaz {O:acc} yoklamak için uzandı^, alışkanlıkla. Eli^ boş döndü~. Güldü^, bir daha uyudu^.',
          needs: ['returned', 'human', 'holdable'],
        },
        {
          text: 'Bir zaman selamını^ almadılar~, bir zaman o yaklaşınca eşyalarını toplayıp kalktılar~. Sonra bir gün biri, giderken, “Şuna göz kulak ol,” dedi~ ve çıkınını yanına^ bıraktı~.',
          needs: ['confessed', 'third'],
        },
        {
          text: 'Verdikleri ceza, anlattıkları kadar ağır olmadı~. Kırk gün herkesin suyunu taşıdı^. Kırk birinci gün kovayı yine aldı^; kimse bir şey demedi~, yalnızca biri kulpun öteki ucundan tuttu~.',
          needs: ['confessed', 'human', '!space'],
        },
        {
          text: '“Niye söyledin?” diye sordu~ {F}. “Kimse bilmiyordu.” {H} düşündü^. “Ben biliyordum,” dedi^. “Bir de sen.” {F} elindeki ekmekten bir parça koparıp uzattı~.',
          needs: ['friend-knows', 'confessed'],
        },
        {
          text: 'Yıllar sonra {O:gen} lafı bir yerde yine açıldı~. Anlatan, işin aslını bilmiyordu~; kendince bir hikâye uydurmuştu~, güzeldi~ de. {H} sonuna kadar dinledi^, bir yerini bile düzeltmedi^.',
          needs: ['!confessed'],
        },
        {
          text: 'Sahibi onu^ gördüğü her yerde başıyla selam verdi~, ne eksik ne fazla. {H} selamı her seferinde aldı^. Yıllarca sürdü~ bu; bir gün olsun hafiflemedi~.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: '{O} hep yanında^ kaldı~. Eskidi~, rengi attı~, peşine düşülecek bir şey olmaktan çıktı~. {H} yine de onu hiçbir yabancının önünde eline^ almadı^.',
          needs: ['kept', 'holdable', 'human'],
        },
        {
          text: 'Çok sonra, avucunda küçük bir şeyle bir çocuk geldi~. “Bunu aldım,” dedi~, “kimse görmedi.” {H} kalktı^, üstünü^ silkeledi^. “Gel,” dedi^, “yolu ben biliyorum.”',
          needs: ['human', '!child'],
        },
        {
          text: '{F} bir alışkanlık edindi~: Yanından^ ayrılırken ellerini açıp gösteriyordu~, bak, bir şey almadım, diye. Başta acı bir şakaydı~. Zamanla yalnızca şaka oldu~.',
          needs: ['friend-knows', '!friend-cold'],
        },
        {
          text: 'O yere bir daha gitmedi^. Yolu^ oraya düşünce çevresinden dolanıyor, uzayan yol boyunca {V.meden} önceki hâlini^ düşünüyordu^: bir adım geride duran, daha uzanmamış olanı.',
        },
        {
          text: '{V.dik:acc} sonunda sahibine de anlattı^. Sahibi dinledi~, çenesini kaşıdı~. “Bunu bana on yıl önce söyleseydin,” dedi~, “seninle bir daha konuşmazdım.” Sonra yanındaki tabağı {H:dat} doğru sürdü~.',
          needs: ['kept', 'human', '!child'],
        },
      ],
    },
  ],
};
