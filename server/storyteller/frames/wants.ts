import type { Frame } from '../types.ts';

/** Somebody wants or dreams of something. */
export const WANTS: Frame = {
  name: 'wants',
  verbs: new Set(['istemek', 'hayal etmek', 'arzulamak', 'düşlemek', 'arzu etmek']),
  needs: ['!negative', '!person-object'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.iyordu}. Bunu ilk söylediğinde^ güldüler~, ikincisinde sustular~, üçüncüsünde, “Yine mi?” dediler~. Dördüncüsünü içinden^ söyledi^.',
        },
        {
          text: '{HP}, {EW.iyordu}. Ne zaman başladığını soran olsa yerini gösterebilirdi^: tam burada dururken, yemekten az önce.',
        },
        {
          text: '{HP}, {EW.iyordu}. Küçük bir istek olsa saklayabilirdi^. Bu, yürürken önünden^ gidiyor, otururken karşısına^ geçiyordu~.',
        },
        {
          text: '{HP}, {EW.iyordu}. “Ne işine yarayacak?” diyorlardı~. {H} her seferinde başka bir cevap buluyordu^, hiçbiri doğru değildi~. Doğrusu kısaydı~: istiyordu^.',
        },
        {
          text: '{HP}, {EW.iyordu}. Bunun için ne verirdin, deseler, cebini^ ters çevirip elindekini^ sayardı^. Diyen olmadı~. Bir gece yine de saydı^; pek bir şey etmiyordu~.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. Başka istekleri^ de olmuştu~; onlar bir uykudan, bir öğünden sonra geçerdi~. Bu geçmedi~. Uyandı^, oradaydı~; karnını^ doyurdu^, yine oradaydı~.',
        },
        {
          text: '{HP}, {EW.iyordu}. Ötekiler bunu biliyor, onun^ yanında lafı değiştiriyordu~; aç birinin yanında yemekten söz etmez gibi.',
        },
        {
          text: '{HP}, {EW.iyordu}. Kimseye zararı yoktu~ bunun. Yine de söylerken sesini^ kısıyordu^; duyan, başkasının payını istiyor sanırdı~.',
        },
      ],
    },
    {
      name: 'first-step',
      variants: [
        {
          text: 'Olmaz diyenler çoktu~, sebepleri kısaydı~: yapamazsın, kimse yapmadı, otur oturduğun yerde. {H} sebepleri bir bir saydı^. Hepsi kendisiyle^ ilgiliydi~; istediğiyle^ ilgili olan yoktu~.',
        },
        {
          text: 'Soracak birini aradı^. İlk sorduğu^ omuz silkti~, ikincisi onu^ birincisine yolladı~. Üçüncüsü, yaşlı, ağır işiten biri, “Bir daha söyle,” dedi~ ve sonuna kadar dinledi~.',
        },
        {
          text: 'Eline^ geçenden her gün biraz ayırdı^, küçük bir keseye koydu^. Kese dolmuyordu~, ama yere bırakınca artık bir ses çıkarıyordu~.',
          needs: ['human', '!child'],
          gives: ['purse'],
        },
        {
          text: 'Gözlerini^ kapayınca olmuş gibi yapabiliyordu^. Bir gün bunu öyle uzun sürdürdü^ ki gözlerini^ açtığında gün bitmiş, payına^ düşen yemeği başkası yemişti~.',
        },
        {
          text: 'Denedi^. Olmadı~. Gören olmadı sanıyordu^. Ertesi gün biri, yanından^ geçerken, “Biraz daha solda dursaydın,” dedi~.',
        },
        {
          text: 'Vazgeçmeyi de denedi^. Üç gün boyunca başka şeyler istedi^: uyumayı, ılık bir köşeyi, taze bir lokmayı. Üçü de oldu~. Dördüncü sabah yine aynı yerdeydi^.',
        },
        {
          text: 'Bunu başarmış birinin adını duydu^; üç günlük yolda oturuyordu~. Gitti^, buldu^. Öteki sonuna kadar dinledi~. “Ben de başaramadım,” dedi~, “öyle anlatıyorlar diye ses çıkarmadım.”',
          needs: ['!space'],
        },
        {
          text: '{E.dik:acc} bir taşa fısıldadı^, taşı suya attı^. Taş battı~, halkalar kıyıya kadar geldi~. Ertesi gün yine gidip suya baktı^, cevap var mı diye.',
          needs: ['!space'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Diyelim oldu,” dedi~ {F}, “sonra?” “Sonra olmuş olacak.” {F} buna uzun uzun güldü~; gülmesi bittiğinde hâlâ {H:gen} yanında^ oturuyordu~.',
          gives: ['friend-knows'],
        },
        {
          text: '{E.dik:acc} ilk kez {F:dat} söyledi^. {F} gülmedi~. “Anlat,” dedi~, “en çok neresini istiyorsun?” {H} bunu hiç düşünmemişti^. Düşündükçe yüzü^ aydınlandı~.',
          gives: ['friend-knows', 'asked'],
        },
        {
          text: '“Bende de var öyle bir şey,” dedi~ {F}. “Ne?” {F} etrafına bakındı~, eğilip {H:gen} kulağına^ söyledi~. “Kimseye anlatma.” {H} kimseye anlatmadı^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir plan yaptı~; yere çizdi~, oklar koydu~, köşelere sayı yazdı~. Planın tam ortasında büyük bir boşluk vardı~. “Orasını sonra düşünürüz,” dedi~.',
          gives: ['friend-knows'],
        },
        {
          text: '“Bırak artık,” dedi~ {F}. “Seni üzgün görmekten yoruldum.” “Üzgün değilim ki,” dedi^ {H}, “istiyorum.” {F}, ikisinin nasıl ayırt edildiğini sormadı~ ama bütün gün düşündü~.',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, arkasında bir şey saklayarak geldi~. “Bu o değil,” dedi~ önceden, “ama biraz ona benziyor.” Pek benzemiyordu~. {H} yine de yanından^ hiç ayırmadı^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} hesabı severdi~. Ne kadar, ne zaman, kiminle, diye sordu~. “Bilmiyorum,” dedi^ {H} üçüne de. “O zaman bu istek değil,” dedi~ {F}, “hastalık. Gel, bunu isteğe çevirelim.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{E.dik:acc} duyunca {F} darıldı~. “Burada ne eksik?” {H} bakındı^; bir şey eksik değildi~. “Eksik diye istemiyorum,” dedi^. {F} o gün erken kalktı~.',
          gives: ['friend-knows', 'friend-cold'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Bir türkü uydurdular~, içinde {H:gen} adı^ da geçiyordu~. Türkü başlayınca kalkıp gidiyordu^. Sonra bir gün kaldı^; ezgisi güzeldi~.',
          gives: ['song'],
        },
        {
          text: 'Ona^ başka bir şey verdiler~, daha kolay bir şey. “Bununla idare et,” dediler~. Aldı^, teşekkür etti^, bir kenara koydu^. Günler sonra baktıklarında dokunulmamıştı~.',
        },
        {
          text: 'Biri borç istedi~, vermemek olmazdı~; biriktirdiğinin^ hepsi o gün gitti~. {H} boş keseyi ters çevirdi^, içine üfledi^, yeniden astı^.',
          needs: ['purse'],
        },
        {
          text: 'Zamanı^ daralıyordu~. Bunu ilk kez bir başkasının ağzında fark etti^: Eskiden “bir gün” derlerdi~, artık “keşke” diyorlardı~.',
        },
        {
          text: 'Aynı şeyi isteyen biri daha çıktı~; daha güçlü, daha hızlı, daha gürültülü biri. Herkes ona yardım etti~. {H} bir kenardan baktı^ ve canı^ en çok, isteğin ona ne kadar yakıştığını görünce yandı~.',
        },
        {
          text: 'Bir daha denedi^, bu sefer herkesin önünde. Olmadı~. Kimse gülmedi~; kötüsü de buydu~. Biri gelip üstünü^ silkeledi~, hiçbir şey demeden geri çekildi~.',
        },
        {
          text: 'Yardım edebilecek tek kişi bir şart koştu~: Bir daha {F:acc} görmeyecekti^. “Düşün,” dedi~, “yarına kadar vaktin var.”',
          needs: ['friend-knows', '!friend-cold'],
          gives: ['price'],
        },
        {
          text: '{E.dik:acc} unutsun diye iş verdiler~: taşınacak, dizilecek, sayılacak bir yığın şey. Taşıdı^, dizdi^, saydı^. Sayarken hep aynı yerde şaşırıyor, başa dönüyordu^.',
          needs: ['third'],
        },
        {
          text: 'İstemek yoruyordu~. Bir sabah kalkmadı^. Gelip baktılar~, hasta sandılar~, başına^ bir tas su koydular~. Akşam olurken suyu içti^ ve kalktı^.',
          needs: ['!space'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Bir yabancı, “Olursa ne yapacaksın?” diye sordu~. “Bir süre bakacağım,” dedi^. “Sonra?” {H} sonrasını hiç düşünmemişti^. Yabancı başını salladı~: “Çoğu orada vazgeçer.”',
          needs: ['!price'],
        },
        {
          text: 'Uykusunda^ oldu~. Her şey tamamdı~, yalnız kimse yoktu~; seslendi^, sesi^ de yoktu~. Uyandığında^ ilk kez, istediği^ şeyden korktuğunu^ anladı^.',
          needs: ['!price'],
        },
        {
          text: 'Bir seferinde çok yaklaştı^. Soluğunu^ tuttu^; bir karış kalmıştı~. Sonra biri arkasından^ adını^ bağırdı~, yardım istiyordu~. {H} o bir karışa baktı^. Döndü^.',
          needs: ['!price'],
        },
        {
          text: 'Karşısına^, aynı şeyi yıllar önce elde etmiş biri çıktı~. Sıradan biriydi~, burnunu siliyordu~. “Güzel mi?” diye sordu^ {H}. “Alışıyorsun,” dedi~ öteki. Sonra gözleri uzağa gitti~: “İlk gün güzeldi. İlk gün çok güzeldi.”',
          needs: ['!price'],
        },
        {
          text: '{F} haftalarca gizlice bir şeyle uğraşmıştı~. Gelip gösterdi~. {H:gen} istediği^ tam bu değildi~; küçüktü~, bir yanı eğriydi~. {H} bakarken {F} onun^ yüzünü^ izliyordu~.',
          needs: ['friend-knows', '!friend-cold', '!price'],
          gives: ['gift'],
        },
        {
          text: 'Şart koşan, söylediği gibi ertesi gün geldi~. “Karar verdin mi?” Biraz ötede {F} bir taşa tekme atıyor, orada olduğunu duyuruyordu~. {H} o sese kulak verdi^.',
          needs: ['price'],
        },
        {
          text: 'Gece boyunca gözüne^ uyku girmedi~. Bir yanda istediği^ vardı~, öbür yanda {F}. Sabah olduğunda ikisinin de adını yüz kez söylemişti^; birinde sesi^ kısılıyordu~.',
          needs: ['price', '!space'],
        },
        {
          text: 'Bir gün kendini^ başka bir şeye gülerken yakaladı^. O gün isteği^ aklına^ hiç gelmemişti~. Korktu^; durdu^, içini^ yokladı^, orada mı diye. Oradaydı~.',
          needs: ['!price'],
        },
        {
          text: 'Ondan^ güçlü olan, ondan^ hızlı olan başaramadı~. Herkesin önünde oturup ağladı~. {H} sevinmeyi bekledi^, sevinemedi^; gidip yanına çöktü^. “Neresinde takıldın?” diye sordu^.',
          needs: ['!price'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '“{F} kalacak,” dedi^. “Ötekini başka bir yoldan bulurum.” Karşısındaki^ güldü~: “Başka yol yok.” “O zaman yaparım,” dedi^ {H}.',
          needs: ['price'],
        },
        {
          text: '“Peki,” diyecekti^. Dili^ dönmedi~. Üç kez açtı^ ağzını^, üçünde de başka bir ad çıktı~: {F}. Şart koşan omuz silkip gitti~.',
          needs: ['price'],
        },
        {
          text: 'Hiçbir şey demeden aldı^, bağrına^ bastı^. {F:gen} omuzları indi~; o ana kadar soluğunu tutmuştu~.',
          needs: ['gift'],
        },
        {
          text: 'Bekleyerek olmayacaktı~. Bir sabah, gün ağarmadan, yanına^ üç günlük yiyecek alıp yola çıktı^. Dönüp baktığında^ {F} oradaydı~. Uğurlamaya gelmemişti~; onun da yiyeceği yanındaydı~.',
          needs: ['friend-knows', '!friend-cold', '!space', '!price', '!gift'],
        },
        {
          text: 'Elinde^ ne varsa onunla, olduğu^ yerde, yapabileceği^ kadarını yaptı^. Çok değildi~; istediğinin^ onda biri, belki daha azı. Onda birin de bir tadı vardı~.',
          needs: ['!price', '!gift'],
        },
        {
          text: 'Vazgeçti^ ve bunu yüksek sesle söyledi^; herkes rahatladı~. Ötekiler uyuyunca usulca doğruldu^ ve söylediğini^, kimsenin duymayacağı bir sesle, geri aldı^.',
          needs: ['!price', '!gift'],
        },
        {
          text: 'Yine, “Bugün değil,” dedi^. Bunu her sabah söylüyordu^ zaten. Ama eskiden hiçbir zaman demekti~; şimdi yarın demekti~.',
          needs: ['!price', '!gift'],
        },
        {
          text: 'Bildiği^ tek şeyi yaptı^: Bir daha denedi^. Öncekilerden farkı yoktu~; yalnızca, düşerse^ nereye düşeceğini^ bu kez biliyordu^ ve oraya ot sermişti^.',
          needs: ['!price', '!gift', '!space'],
        },
        {
          text: 'İstediğini^ çocuklara anlatmaya başladı^. Anlatırken bir yerini büyüttü^, bir yerini süsledi^. En arkadaki çocuğun ağzı açık kalmıştı~; {H} isteğini^ ilk kez dışarıdan, onun yüzünde gördü^.',
          needs: ['!child', '!price', '!gift'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '“Oldu mu?” diye soranlara {F} cevap veriyordu~: “Az kaldı.” Bunu üç yıldır söylüyor ve her seferinde inanıyordu~.',
          needs: ['friend-knows', '!friend-cold'],
        },
        {
          text: 'İstediği^ olmadı~. Onun yerine, hiç istemediği^ bir şey oldu~: Biri gelip yanına^ oturdu~ ve, “Ben de,” dedi~.',
        },
        {
          text: 'Türküyü yıllar sonra, onu^ hiç tanımayan biri söyledi~. İçinde adı^ geçmiyordu~ artık, ama isteği^ olduğu gibi duruyordu~. {H} nakarata katıldı^.',
          needs: ['song'],
        },
        {
          text: 'Hâlâ istiyordu^. Ama artık sabahları önce suyunu^ içiyor, sonra istiyordu^.',
        },
        {
          text: '{E.dik:acc} duymayan kalmamıştı~. Gelip geçen yanına^ bir şey bırakıyordu~: bir tüy, bir taş, uzaktan getirilmiş bir avuç toprak. Hiçbiri o değildi~. Hepsini sakladı^.',
          needs: ['!space'],
        },
        {
          text: '“Olmadı,” dedi~ {F}. “Olmadı,” dedi^ {H}. “Yarın?” “Yarın.”',
          needs: ['friend-knows', '!friend-cold'],
        },
        {
          text: 'Bir gün küçük bir çocuk gelip kendi isteğini anlattı~; olacak şey değildi~. {H}, “Olmaz,” demek için ağzını^ açtı^. “Anlat,” dedi^ onun yerine, “en çok neresini istiyorsun?”',
          needs: ['!child'],
        },
        {
          text: 'Ne zaman oldu~, nasıl oldu~, sonradan kimse tam anlatamadı~; en az da {H} anlatabildi^. Sorunca gözlerini^ kocaman açıyor, soluğunu^ tutuyor ve susuyordu^.',
          needs: ['third', '!object'],
        },
        {
          text: 'Yıllar sonra {V.en} kim, diye sorulduğunda, eskiden gülenler bile parmaklarıyla onu^ gösterdi~. Övünür gibiydiler~; bir köyün dağını gösterir gibi.',
          needs: ['!space', 'third', '!object'],
        },
      ],
    },
  ],
};
