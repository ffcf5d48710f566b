import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody sees, hears or learns what nobody else believes. */
export const PERCEIVES: Frame = {
  name: 'perceives',
  verbs: new Set([
    'duymak',
    'işitmek',
    'görmek',
    'fark etmek',
    'öğrenmek',
    'anlamak',
    'sezmek',
    'hissetmek',
    'bilmek',
    'rüya görmek',
    'keşfetmek',
  ]),
  needs: ['perceived', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Bunun bu kadar sessiz olmasına şaştı^; bir yerde bir cam kırılsa, bir ses yükselse daha kolay inanacaktı^.',
          needs: ['!outer'],
        },
        {
          text: '{HP}, {EW.olağan}. Oturacak bir yer aradı^, bulamadı^, ayakta kaldı^. O andan önceki her şey birdenbire, başkasının anlattığı bir hikâyeye benzemişti~.',
          needs: ['!outer', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Önce güldü^. Kimse gülmeyince sustu^. Sonra aynı cümleyi içinden^ bir kez daha geçirdi^ ve bu sefer gülecek bir yer kalmadı~.',
          needs: ['!outer', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Belki de bunu çoktandır biliyordu^; yalnızca bildiğini^ kendinden^ saklamıştı^. İnsan kendinden ne kadar çok şey saklayabiliyorsa, o kadarını saklamıştı^.',
          needs: ['!outer', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Önce yorgunluğuna^ verdi^. Sonra durdu^, başını^ çevirdi^, bir daha emin oldu^. Yorgunluk insana olmayanı gösterebilirdi~; ama bu kadar ayrıntıyı uyduramazdı~.',
          needs: ['!heard', 'outer'],
        },
        {
          text: '{HP}, {EW.olağan}. Nefesini^ tuttu^. Ses kesilmedi~. Nefesini^ bıraktı^, yine kesilmedi~. Demek ki içeriden değil, dışarıdan geliyordu~; demek ki vardı~.',
          needs: ['heard'],
        },
        {
          text: 'İlk seferinde kendi kendine^ güldü^. İkincisinde gülmedi^. {HP}, {EW.olağan}; üstelik artık bunu beklediğini^ de biliyordu^.',
          needs: ['habit'],
        },
        {
          text: '{HP}, {EW.di}. Hepsi o kadardı~. Ne bir çığlık koptu~ ne yer sarsıldı~. Yalnızca {H} o andan sonra bir süre kıpırdamadı^, çünkü kıpırdarsa^ doğru olacağını sanıyordu^.',
          needs: ['!habit'],
        },
        {
          text: 'Sıradan bir gündü~; öyle sıradan ki sonradan tarihini bile bulamadı^. {HP}, işte o gün {E.di}.',
          needs: ['!when'],
        },
        {
          text: '{HP}, {EW.olağan}. Kimseye seslenmedi^. Seslense^ belki biri gelirdi~, belki birlikte bakarlardı~, belki de her şey dağılıp giderdi~. {H} dağılmasını istemedi^.',
          needs: ['outer'],
        },
        {
          text: 'Bir şeyin yanlış olduğunu önce ensesi^ anladı~. {HP} yavaşça doğruldu^. Sonra {EW.di}.',
          needs: ['human', '!habit', '!when', 'outer'],
        },
        {
          text: '{HP}, {EW.olağan}. Gözlerini^ ovuşturdu^, ayağa kalktı^, iki adım attı^. Değişen bir şey yoktu~. Olmaması gereken şey, hiç acele etmeden olmayı sürdürüyordu~.',
          needs: ['seen', 'outer'],
        },
        {
          text: '{HP}, {EW.olağan}. İnsan böyle bir şeyi ömründe bir kez yaşar, ötekileri uydurur, derdi~ büyükler. {H} o bir kezin bu olduğunu hemen anladı^.',
          needs: ['!habit', 'human', 'outer'],
        },
      ],
    },
    {
      name: 'doubt',
      variants: [
        {
          text: 'O gece uyku tutmadı~. Kalktı^, su içti^, yeniden yattı^; her seferinde kendini^ aynı düşüncenin başında buldu^. Sabaha karşı bir karar verdi^: Bir daha olursa saatini yazacaktı^.',
          needs: ['human', 'outer'],
          gives: ['wrote'],
        },
        {
          text: 'Bir açıklama aradı^. Rüzgâr dedi^, yaşlı duvarlar dedi^, iki gündür doğru dürüst bir şey yemedim dedi^. Açıklamaların hepsi akla yatkındı~. Hiçbiri ikna etmiyordu~.',
          needs: ['human', 'outer'],
        },
        {
          text: 'Ertesi gün her şey yerli yerindeydi~; en çok da bu canını^ sıktı~. Dünya hiçbir şey olmamış gibi davranıyordu~. {H}+de öyle davranmayı denedi^, öğleye kadar başardı^.',
        },
        {
          text: 'Unutmaya çalıştı^. İşe yarayan bir yol da buldu^: elini^ hep bir şeyle oyaladı^, hep birilerinin yanında durdu^. Ama kalabalık dağılıp eller boş kalınca aynı yere dönüyordu^.',
          needs: ['human'],
        },
        {
          text: 'Kendine^ üç soru sordu^. Uyuyor muydum? Hayır. Korkuyor muydum? Biraz. Bunu daha önce biri anlatmış mıydı? Bu üçüncüye uzun süre cevap veremedi^.',
        },
        {
          text: 'Aynı yere gitti^, aynı yerde durdu^, aynı yöne baktı^. İnsan bir yanılgıyı böyle ele geçirir sanıyordu^. Yanılgı gelmedi~. Yerine daha kötüsü geldi~: kesinlik.',
          needs: ['outer', 'outer'],
        },
        {
          text: 'İki gün kimsenin gözüne bakmadı^. Bakarsa^ söyleyecekti^; söylerse^ de ağzından^ çıkan şey gülünç olacaktı~. Üçüncü gün artık gülünç olmaktan korkmadığını^ fark etti^.',
        },
        {
          text: 'Bir kenara oturup baştan düşündü^. Ne olmuştu~, hangi sırayla olmuştu~, arada ne kadar zaman geçmişti~? Parçalar birbirine uyuyordu~. Yalan olsaydı bir yerinden sırıtırdı~.',
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: 'Sonunda {F:dat} anlattı^. {F} sözünü hiç kesmedi~. Bitince elindeki işi bıraktı~. “Bunu başka kime söyledin?” dedi~. “Kimseye.” “İyi. Bir süre de söyleme.” {H} inanıp inanmadığını sormadı^; sesinden anlamıştı^ zaten.',
          gives: ['friend-knows'],
        },
        {
          text: '“Bana inanmayacaksın,” diye başladı^. {F} omuz silkti~. “O zaman hiç anlatma.” Yine de anlattı^, tek solukta, bir yerini atlamadan. {F} uzun uzun baktı~. “İnanmıyorum,” dedi~, “ama yalan da söylemiyorsun.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} ona^ çocukluklarından beri kızmamıştı~; o gün kızdı~. “Herkesin derdi var,” dedi~, “bir de senin uydurduklarınla mı uğraşalım?” {H} {E.dik:acc} bir daha {F:dat} açmadı^.',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: 'Bir tek {F:dat} güveniyordu^. Lafı dolandırdı^, havadan sudan konuştu^, en sonunda {E.dik:acc} söyledi^. {F} gülmedi~. “Ne zaman oldu?” dedi~ yalnızca. Bu iki kelime {H:dat} günlerdir ilk kez derin bir nefes aldırdı~.',
          gives: ['friend-knows'],
        },
        {
          text: '“Belki sana öyle gelmiştir.” {F} bunu üçüncü kez söylüyordu~. “Belki,” dedi^ {H}. “Ama gel, sen de orada dur. Sana da öyle gelsin.” {F} gelmedi~; bir işi olduğunu söyledi~, hangi iş olduğunu söyleyemedi~.',
          needs: ['outer'],
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: 'Anlatacak birini aradı^ ve {F:acc} buldu^. {F} dinlerken önündeki ekmeği küçük küçük parçaladı~, hiçbirini yemedi~. “Benim annem de böyle bir şey anlatmıştı,” dedi~ sonunda. “O zaman da kimse sormamıştı.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} haberi ondan^ önce almış gibiydi~. “Yüzünden belli,” dedi~. “Sende bir şey var.” {H} {E.dik:acc} söyleyince {F} kapıya baktı~, sonra sesini alçalttı~: “Bunu burada konuşmayalım.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Peki kanıtın var mı?” dedi~ {F}. Yoktu~. {H} iki elini^ yana açtı^. “O zaman,” dedi~ {F}, “ya kanıt bul ya da vazgeç. İkisinin ortasında yaşanmaz.”',
          needs: ['human'],
          gives: ['friend-knows', 'needs-proof'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: 'Söz yayıldı~. Selam verenler azaldı~, verenler de gereğinden yavaş konuştu~, sanki karşılarında bir hasta vardı~. {H} bunu kimseye yakıştıramadı^ ama kimseye de kızamadı^.',
          needs: ['human'],
          gives: ['alone'],
        },
        {
          text: 'İşi aksadı~. Söz verdiği^ yere geç gitti^, söylenenleri iki kez sordurdu^. Bir akşam, “Sen artık burada değilsin,” dediler~. Haklıydılar~. Aklı^ hep aynı yerdeydi~.',
          needs: ['human'],
        },
        {
          text: 'Bildiğinin^ bir ağırlığı vardı~ ve bu ağırlık en çok sevinirken belli oluyordu~. Bir düğünde, bir sofrada, bir çocuğun kahkahasında birden susuyordu^. Yanındakiler alındı~, sonra alıştı~, sonra çağırmaz oldu~.',
          needs: ['human'],
          gives: ['alone'],
        },
        {
          text: 'Önce uykusunu^ verdi^, sonra iştahını^. Aynaya baktığında^ yüzünün^ inceldiğini gördü^. Yine de pişman değildi^; insan bir kapıyı araladıktan sonra onu kapalı saymakla kapatamıyordu~.',
          needs: ['human'],
        },
        {
          text: '{F} artık konuyu açmıyordu~, ama eskisi gibi de uğramıyordu~. İkisinin arasına küçük, soğuk bir şey girmişti~. {H} bunun adını biliyordu^: {F} korkuyordu~.',
          needs: ['friend-knows'],
          gives: ['alone'],
        },
        {
          text: 'Beklemek zordu~, bekler görünmemek daha zordu~. Günlerini^ ikiye böldü^: herkesle geçirdiği^ kısım ve gerçekten yaşadığı^ kısım. İkincisi kısaldıkça birincisine dayanamaz oldu^.',
          needs: ['outer'],
        },
        {
          text: 'Bir bedeli olacağını biliyordu^, bu kadar çabuk isteneceğini bilmiyordu^. Güvendiği^ iki kişi aynı hafta içinde uzaklaştı~. Biri sebep bile göstermedi~.',
          gives: ['alone'],
        },
        {
          text: 'Artık kendi sesine^ bile kuşkuyla kulak veriyordu^. Bir sabah adını^ yüksek sesle söyledi^, bakalım bana mı ait, diye. Ses onundu~ elbette. Ama eskisi kadar emin çıkmıyordu~.',
          needs: ['human', 'third'],
        },
        {
          text: 'Bir deftere gününü ve saatini yazmaya başladı^. Sayfalar doldukça defteri saklamak da iş oldu~: önce yastığın altına, sonra bir çuvalın dibine, en sonunda üstünde^ taşımaya mecbur kaldı^.',
          needs: ['human', '!child', 'outer'],
          gives: ['wrote'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: 'Doğrusunu bilen tek kişi kalmıştı~ geriye. Onu bulmak üç gün sürdü~, konuşturmak bir hafta. “Bana niye soruyorsun?” dedi~ kadın sonunda. “Yüzünden belli, biliyorsun zaten.”',
          needs: ['!outer', 'human'],
        },
        {
          text: 'Yanılmış olmayı o kadar istiyordu^ ki her ayrıntıyı yeniden yokladı^. Günler tutuyordu~, sözler tutuyordu~, yüzler tutuyordu~. Bir tek umduğu^ tutmuyordu~.',
          needs: ['!outer'],
        },
        {
          text: '{F} bir kutu getirdi~, ağzı iple bağlı. “Bunu sana vermemem gerekiyordu,” dedi~. İpi çözmek uzun sürdü~. Kutudan bir kâğıt çıktı~; {H} ilk satırda durdu^, çünkü gerisini biliyordu^.',
          needs: ['!outer', 'friend-knows', 'human', '!child'],
        },
        {
          text: 'Denemekten başka yol kalmamıştı~. Akşam olmadan yerini^ aldı^, hiç kıpırdamadı^. Bacakları^ uyuştu~, içinden^ yüze kadar saydı^, baştan saydı^. Tam vazgeçecekti^ ki hepsi yeniden oldu~; aynı sırayla, aynı sakinlikle.',
          needs: ['human', 'outer'],
          gives: ['proved'],
        },
        {
          text: '“Bu kez ben de bakacağım,” dedi~ {F}. Yan yana durdular~. Uzun zaman hiçbir şey olmadı~. Sonra {F} kolunu^ tuttu~, sıktı~. Konuşmadı~. Konuşmasına gerek yoktu~; {H} artık yalnız değildi^.',
          needs: ['friend-knows', '!friend-cold', '!alone', 'outer'],
          gives: ['proved', 'friend-believes'],
        },
        {
          text: 'Bir işaret bıraktı^, gece boyunca kimsenin dokunamayacağı bir yere. Sabah gittiğinde^ işaret duruyordu~; yalnız ters dönmüştü~. {H} yere çöktü^. Gülüyor muydu, ağlıyor muydu, kendi de bilmiyordu^.',
          needs: ['human', 'outer'],
          gives: ['proved'],
        },
        {
          text: 'Ona bir fırsat verdiler~: “Yanıldım de, bitsin.” Bir cümleydi~, hepsi bu. Ağzını^ açtı^. Karşısındakilerin yüzünde şimdiden bir rahatlama vardı~. “Yanılmadım,” dedi^.',
          needs: ['human'],
          gives: ['stood'],
        },
        {
          text: 'Bir akşam yaşlı bir yabancı yolunu kesti~. “Sen de mi?” dedi~, başka hiçbir şey söylemeden. {H} başını^ salladı^. Yabancı elini omzuna koydu~: “Otuz yıl oldu. Bir gün bile yanılmadım.”',
          needs: ['outer'],
          gives: ['proved'],
        },
        {
          text: 'Kendini^ kandırmadığını^ anlamak için tersini yaptı^: görmemeye, duymamaya, düşünmemeye çalıştı^. Yedi gün dayandı^. Sekizincisinde gözleri^ kapalıyken bile oradaydı~.',
          needs: ['outer'],
          gives: ['proved'],
        },
        {
          text: '{F} bir gün nefes nefese geldi~. Yüzü kireç gibiydi~. “Ben de,” dedi~, gerisini getiremedi~. Oturdu~, eliyle yeri yokladı~, sanki yerin yerinde olduğundan emin olmak istiyordu~.',
          needs: ['friend-knows', 'human', 'outer'],
          gives: ['proved', 'friend-believes'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Artık önünde^ iki yol vardı~. Susarsa^ eski günleri^ geri gelecekti~: selamlar, sofralar, rahat uykular. Susmazsa^ elinde^ yalnızca gerçek kalacaktı~. Bir gün düşündü^. Sonra susmadı^.',
          needs: ['human'],
        },
        {
          text: 'Gidebilirdi^. Uzak bir yerde kimse onu^ tanımazdı~, hiçbir şey de olmazdı~ belki. Eşyasını^ toplamaya başladı^, yarısında bıraktı^. Kaçmak, doğru olduğunu kabul etmenin başka yoluydu~ ve {H} bunu kaçmadan da kabul edebilirdi^.',
          needs: ['human', 'third', 'outer'],
        },
        {
          text: '“Ne yapacaksın?” dedi~ {F}. {H} ilk kez düşünmeden cevap verdi^: “Kalacağım. Başından beri bunun için oluyor sanki: biri kalsın diye.”',
        },
        {
          text: 'Kapatabilirdi^ bu işi; gözünü^ yummak, sırtını^ dönmek yeterdi~. O akşam denedi^ de. Sırtı^ dönükken içinde^ bir yer sızladı~, öyle derinden ki kendi sızısı olduğuna inanamadı^. Döndü^.',
          needs: ['human', 'third'],
        },
        {
          text: 'Bildiğini^ bir kâğıda yazdı^, altına adını^ koydu^. Kâğıdı yakmak da, herkese okumak da elindeydi~. Bir süre ikisine de elini sürmedi^. Sonra okudu^, hem de en kalabalık yerde.',
          needs: ['human', '!child', 'third'],
        },
        {
          text: 'Geri çekilmek için son gündü~, bunu seziyordu^. Korkusu^ geçmemişti~. Ama korkunun yanında, ondan daha inatçı bir şey duruyordu~: merak. {H} ona uydu^.',
        },
        {
          text: 'Kimse ondan^ bir şey istemiyordu~ artık. Belki de karar vermek bu yüzden kolay oldu~. Kalktı^, üstünü^ başını^ düzeltti^, olanların ortasına doğru yürüdü^.',
          needs: ['human', 'third'],
        },
        {
          text: 'Vazgeçmeyi ciddi ciddi düşündü^. Terazinin bir kefesine yitirdiklerini^ koydu^, ötekine o tek anı. An ağır bastı~. Böyle teraziler hep bozuktur, diye geçirdi^ içinden^; yine de sonuca uydu^.',
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Bildiğiyle^ yaşamayı öğrendi^; bir eşyanın yerini ezberler gibi, karanlıkta çarpmadan. Kimi geceler yine de çarpıyordu^.',
          needs: ['!outer'],
        },
        {
          text: 'Yıllar sonra aynı cümleyi bir başkasına kendisi^ söylemek zorunda kaldı^. Karşısındakinin^ yüzünde kendi o günkü yüzünü^ gördü^. Elini tuttu^, bırakmadı^.',
          needs: ['!outer', 'human', '!child'],
        },
        {
          text: '{F} bir gün, “Keşke bilmeseydin,” dedi~. {H} başını^ salladı^. “Ben de öyle sanırdım,” dedi^. “Ama bilmediğim günleri şimdi hatırlıyorum da, onlarda da bir şey eksikmiş.”',
          needs: ['!outer', 'friend-knows', 'human'],
        },
        {
          text: 'Yıllar sonra birisi, “Gerçekten oldu mu?” diye sordu~. {H} cevap vermeden önce etrafına^ bakındı^, alışkanlıkla. Sonra gülümsedi^. “Bekle,” dedi^. “Az sonra yine olacak.”',
          needs: ['habit', 'outer'],
        },
        {
          text: 'O günden sonra kimse {H:dat} deli demedi~. Akıllı da demediler~. Yanından^ geçerken yavaşladılar~ yalnızca, belki kendileri de bir şey yakalar diye.',
          needs: ['outer'],
        },
        {
          text: 'Sonunda kimseyi ikna edemedi^. Ama ertesi yıl, hiç tanımadığı^ bir çocuk gelip yanında^ durdu~ ve hiçbir şey sormadan aynı yöne baktı~. İkisi de konuşmadı~. Gerek yoktu~.',
          needs: ['outer'],
        },
        {
          text: 'Her şey bir kez daha oldu~, son kez. {H} bu sefer ne saydı^ ne yazdı^. Yalnızca durdu^ ve olup bitene, bir misafiri uğurlar gibi, sonuna kadar eşlik etti^.',
          needs: ['outer'],
        },
        {
          text: 'Hayatı^ bir daha eskisi gibi olmadı~. Yerine gelen daha dardı~, daha sessizdi~, ama {H} onun her köşesini biliyordu^.',
          needs: ['friend-knows'],
        },
        {
          text: 'Gün ağarırken dışarı çıktı^. Her yer bildiği^ gibiydi~: aynı taşlar, aynı ışık. Değişen tek şey, artık hiçbirine bakıp geçmemesiydi~.',
          needs: ['third'],
        },
        {
          text: 'Kimse sormayınca anlatmayı da bıraktı^. Ama bazı akşamlar {F} geliyor, yanına^ oturuyordu~. “Bugün?” diyordu~. {H} başını^ sallıyordu^. Konuşma orada bitiyordu~ ve ikisine de yetiyordu~.',
          needs: ['friend-knows', '!friend-cold', 'outer'],
        },
        {
          text: 'Ne olduğunu hiçbir zaman tam olarak öğrenemedi^. Buna da alıştı^. Bir şeyi bilmek için her zaman adını bilmek gerekmiyordu~; yerini bilmek yetiyordu~, bir de gitmeye cesaret etmek.',
          needs: ['outer'],
        },
      ],
    },
  ],
};
