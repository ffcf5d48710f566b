import type { Frame } from '../types.ts';

/** Somebody looks for or waits for what does not come. */
export const SEEKS: Frame = {
  name: 'seeks',
  verbs: new Set(['aramak', 'beklemek', 'peşine düşmek']),
  needs: ['sought', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. İlk sorduğu^ bilmiyordu~. İkincisi de bilmiyordu~, ama bilen birini tanıyordu~. Bilen uzaktaydı~; {H} oraya vardığında^ ondan iki kelime öğrendi^: “Burada değil.”',
          needs: ['seeks'],
        },
        {
          text: '{HP}, {EW.olağan}. Yola çıkarken {F:dat} üç gün demişti^. Üç gün doldu~, {H} bir gün daha istedi^, sonra bir gün daha. {F} sonunda saymaktan vazgeçti~.',
          needs: ['seeks'],
        },
        {
          text: '{HP}, {EW.olağan}. “Haber veririz,” diyorlardı~, “sen git.” “O an burada olmam gerek,” diyordu^ {H}. Bunu kimin istediğini soran olmadı~. Kimse istememişti~.',
          needs: ['waits'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk gün ayakta bekledi^, ikinci gün oturdu^. Üçüncü gün yanına^ yiyecek almayı akıl etti^. Dördüncü günden sonra saymadı^.',
          needs: ['waits', 'human', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. “Bugün de mi?” diyorlardı~ geçerken. “Bugün de,” diyordu^. Bu konuşma hep aynı iki cümleyle yapılıyor, kimse bir üçüncüsünü eklemiyordu~.',
          needs: ['waits'],
        },
        {
          text: '{HP}, {EW.olağan}. Oturduğu^ yerde yanı^ hep boştu~; oraya kimseyi oturtmuyor, “Dolu,” diyordu^. Bir seferinde yaşlı bir kadın ayakta kaldı~. {H} kalkıp ona kendi yerini^ verdi^, boş yer yine boş kaldı~.',
          needs: ['waits', 'settled', 'object', 'person'],
        },
        {
          text: '{HP}, {EW.olağan}. Beklediği^ an geldiğinde ilk ne söyleyeceğini^ çoktan seçmişti^. Sonra o cümleyi beğenmemiş, başkasını seçmişti^. Şimdi aklında^ kırk kadar ilk cümle vardı~.',
          needs: ['waits'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunun için kendine^ bir köşe ayırmıştı^; oradan hem geleni hem gideni görüyordu^. Gelip geçenler o köşeyi onun^ adıyla^ anmaya başladı~: “Şu tarafa, onun durduğu yere.”',
          needs: ['waits'],
        },
        {
          text: '{HP}, {EW.olağan}. Cebinde^ elle çizilmiş bir harita vardı~; nereye sorduysa^ oraya bir çarpı koymuştu^. Çarpıların arasındaki boşluklar günden güne küçülüyordu~.',
          needs: ['seeks', 'settled'],
        },
        {
          text: '{HP}, {EW.olağan}. “Ne zamandır?” diye sordular~. Söyledi^. Birbirlerine baktılar~. “Biz rastlamadık,” dedi~ içlerinden biri, “ama rastlarsak nasıl tanıyacağız?” {H} tarif etmeye başladı^ ve tarifin ortasında durdu^; bir ayrıntı uçup gitmişti~.',
          needs: ['seeks'],
        },
        {
          text: '{HP}, {EW.olağan}. O gün bakmadığı^ tek bir yer kalmıştı~. Oraya öğleden sonra gitti^; yerdeki tozda kendi ayak izlerini^ buldu^. Demek daha önce bakmış, sonra da unutmuştu^.',
          needs: ['seeks', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Soranlara yalnızca bunu söylüyor, gerisini anlatmıyordu^. Gerisi uzundu~; içinde söylenmemiş bir söz, bir de geç kalmış bir özür vardı~.',
          needs: ['seeks', 'person'],
        },
        {
          text: '{HP}, {EW.olağan}. Vazgeçmesini^ söyleyenlerin hepsi iyi kalpliydi~. Biri her hafta geliyor, her seferinde yanında bir haber getiriyordu~: “Bir yerlerde görülmüş. Ama sen yine de vazgeç.”',
          needs: ['object'],
        },
        {
          text: '{HP}, {EW.olağan}. En kolay yerden başladı^: gözünün^ önünden. Sonra bir adım öteye baktı^, sonra bir adım daha öteye. Gün biterken başladığı^ noktaya sırtını^ dönmüş, hiç bilmediği^ bir yöne bakıyordu^.',
          needs: ['seeks'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Beklerken kimseyle kavga etmedi^, kimseden borç almadı^, hiçbir işe başlamadı^; o an geldiğinde yarım bir şey kalsın istemiyordu^. Başlanmamış işler çoğaldı~.',
          needs: ['waits'],
        },
        {
          text: '{V.mek} uzun işti~; arada küçük bir işaret gerekiyordu~. {H} yanlış haberlere bile sevinmeyi öğrenmişti^; biri onu^ bir hafta idare ediyordu~.',
        },
        {
          text: 'Bunun için para ayırdı^. Her hafta birkaç kuruşu bir çorabın içine koyuyor, çorabı da yastığının^ altında tutuyordu^. Yol parası gerekirse hazır olsun istiyordu^.',
          needs: ['settled', '!child'],
        },
        {
          text: 'En çok kime sorduğunu^ değil, kime sormadığını^ düşünüyordu^. Bir kişi vardı~, bilirse o bilirdi~; ama {H} onunla çoktandır konuşmuyordu^. Sonunda ona da gitti^. “Neden geciktin?” dediler~ evdekiler. “Geçen ay öldü.”',
          needs: ['seeks'],
        },
        {
          text: 'Gelince anlatmak üzere her şeyi aklında^ tutuyordu^: kim evlenmiş, hangi ağaç kurumuş, köpek kaç yavrulamış. Aklına^ sığmayınca bir deftere geçirdi^. İlk sayfa dolduğunda ne kadar beklediğini^ ilk kez satır satır gördü^.',
          needs: ['waits', 'human', '!child'],
        },
        {
          text: 'Bir ara bıraktı^. Tam altı gün dayandı^. Yedinci gün bir iş için dışarı çıktı^, dalgın dalgın yürüdü^ ve kendini^ yine aynı yerde buldu^.',
          needs: ['human'],
        },
        {
          text: 'Yardım edenlerden üçü karşılık istemedi~, ikisi istedi~. Karşılık istemeyenler ikinci gün yoruldu~. Ötekiler bir hafta dayandı~. Sonra {H} yine tek başına^ kaldı^.',
          needs: ['seeks'],
        },
        {
          text: 'Ona^ bir gün söylemişlerdi~. O gün geldi~, geçti~. “Hesap şaşmıştır,” dediler~ ve yeni bir gün verdiler~, ondan sonra bir tane daha. En sonuncusunu {H}, kimseye sormadan, kendisi^ koydu^.',
          needs: ['waits'],
        },
        {
          text: 'Sofraya bir tabak fazla koyuyordu^. Doldurmuyor, yalnızca koyuyor, yemekten sonra ötekilerle birlikte yıkıyordu^. En çok da hiç kirlenmeyen o tabağı ovuyordu^.',
          needs: ['settled', 'person'],
          gives: ['plate'],
        },
        {
          text: 'Her sabah kendine^ bir söz veriyordu^: bugün yalnızca bir saat. Bir saat dolunca yarım saat daha ekliyordu^. Akşam, eklediklerini^ topladığında^ ortaya koca bir gün çıkıyordu~.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Neden {V.dik:acc} bir de bana anlat,” demedi~ {F}; yalnızca geldi~, bekledi~. Sonunda {H} kendisi^ başladı^. Sözün yarısında {F}, “Burasını biliyordum,” dedi~, “ama sen anlatınca başka oluyor.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Hâlâ mı?” dedi~ {F}. “Hâlâ.” {F} yanında^ durdu~, aynı yöne baktı~. “Ben bir şey görmüyorum,” dedi~ sonunda. “Ben de,” dedi^ {H}. “Ama iki kişi görmeyince daha iyi.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir çift yün çorap getirdi~. {V.dik:acc} öğrendiğinden beri örüyordu~; biri ötekinden uzun olmuştu~. “Hep ayaktasın,” dedi~. {H} uzun olanı sol ayağına^ geçirdi^, fazlasını kıvırdı^.',
          needs: ['settled', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Birlikte bakalım,” dedi~ {F}. “Sen sağdan git, ben soldan. Akşama burada.” Akşam {F} dizlerine kadar çamur içinde döndü~. Bulamamıştı~, ama gözleri parlıyordu~: “Bir yer daha var. Oraya bakmadık.”',
          needs: ['seeks', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} ilk duyduğunda {F} alay etmişti~. Şimdi etmiyordu~. “Bana da anlat,” dedi~. “Nasıl güler, neye kızar? Bilirsem ben de bakarım.” {H} anlattı^. {F} bir yerde gülümsedi~: “Tanısam severdim.”',
          needs: ['person'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ya hiç olmazsa?” diye sordu~ {F}. Bunu o güne kadar kimse sormamıştı~. {H} o kadar uzun sustu^ ki {F} özür diledi~. “Dileme,” dedi^ {H}. “Düşünüyorum.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} nöbeti devralmak istedi~: “Sen biraz uyu, gelirse uyandırırım.” {H} uyudu^. Gözlerini^ açtığında {F} hâlâ aynı yerdeydi~, göz kapakları şişmişti~. “Gelmedi,” dedi~. “Ama bir ara, geliyor sandım. Kalbim ağzıma geldi.”',
          needs: ['waits', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Sana bir şey söyleyeceğim,” dedi~ {F}, “kızma. Ben de bir zamanlar böyleydim.” “Ne oldu?” “Bir sabah canım istemedi. O kadar.” {H} kızmadı^, ama o gece öyle bir sabahın ona^ da gelmesinden korktu^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} küçük bir kâğıt uzattı~; üzerinde dört ad vardı~. “Bunlara sor,” dedi~, “benim selamımı da söyle.” Üç ad yabancıydı~. Dördüncüsü {F:gen} kendi adıydı~.',
          needs: ['seeks', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '“Anlat bakalım,” dedi~ {F}, “en son ne zamandı?” {H} o günü baştan sona anlattı^. {F} hiç kıpırdamadan dinledi~. “Bunu bana üçüncü anlatışın,” dedi~ bitince. “Her seferinde hava biraz daha güzel.”',
          needs: ['person', 'sought'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '“Bunun sana ne faydası var?” diye sordu~ biri. {H} düşündü^; faydası yoktu~. “Senin her yaptığının faydası var mı?” dedi^. Öteki kızıp gitti~, ertesi gün aynı soruyu başkalarına sormaya başladı~.',
        },
        {
          text: 'İşaret sandığı^ şeyler çoğaldı~: bir gölge, uzaktan bir ses, yarım kalmış bir iz. Her birine ayrı ayrı inandı^. Bir günün sonunda saydı^; dokuz etmişti~, dokuzu da boş çıkmıştı~.',
        },
        {
          text: 'Herkesin bu iş için biçtiği bir süre vardı~; kimi bir ay vermişti~, kimi bir yıl. Süresi dolan, “Artık yeter,” diyor, bir daha da sormuyordu~. Sonunda soran yalnızca {F} kaldı~.',
        },
        {
          text: 'Ayakkabısının^ tabanı delindi~. Kunduracı tabanı ışığa tuttu~, güldü~: “Bununla nereleri gezdin?” {H} söyledi^. Adam gülmeyi kesti~, yeni kösele çaktı~, para almadı~.',
          needs: ['seeks', 'settled', '!child'],
        },
        {
          text: 'Bir gün hasta düştü^, gidemedi^. Ertesi gün koştu^ ve ilk rastladığına^ sordu^: “Dün gelen oldu mu?” “Bilmem,” dedi~ öteki, “ben de dün yoktum.” {H} bu cevabı günlerce içinde^ evirip çevirdi^.',
          needs: ['waits', 'human'],
        },
        {
          text: 'Yanlış haber satanlar türedi~. Biri kuzeyde görmüştü~, biri güneyde; bir üçüncüsü inandırmak için ağladı~ bile. {H} hepsinin dediği yere gitti^, hepsinden eli^ boş döndü^.',
          needs: ['seeks', '!child'],
        },
        {
          text: 'Çocuklar oyununu çıkarmıştı~: biri onun^ yerine geçiyor, elini gözüne siper ediyor, ötekiler saklanıyordu~. {H} bir gün durup seyretti^. Siperi yapan çocuk, elini tam onun^ gibi, biraz eğri tutuyordu~.',
          needs: ['human', '!solitary'],
        },
        {
          text: 'Bir gün ona^ yerini^ değiştirmesini^ söylediler~: “Burada ayak altındasın, başka yerde bekle.” Başka yerde olmazdı~ ki; gelen, onu^ orada nasıl bulurdu~? {H} bir işaret bırakmayı düşündü^, ne koyacağını^ bulamadı^ ve yerinden^ ayrılmadı^.',
          needs: ['waits'],
        },
        {
          text: 'Aramak pahalı işti~. Önce fazlalıkları sattı^, sonra gerekenleri. En son yatağını^ sattı^; alan adam yatağı sırtlarken, “Sen nerede uyuyacaksın?” diye sordu~. “Yolda,” dedi^ {H}.',
          needs: ['seeks', 'settled', '!child'],
        },
        {
          text: '{F} bir gün, “Ben artık gelmeyeceğim,” dedi~. Kızgın değildi~. “Seni böyle gördükçe ben de bir şey yapamaz oluyorum.” {H} ona hak verdi^. Ertesi gün {F:gen} her zaman durduğu yere dönüp bir şey söyleyecek oldu^, kimse yoktu~.',
          needs: ['friend-knows'],
          gives: ['alone'],
        },
        {
          text: '“Yüzünü unutmuşsundur artık,” dediler~. {H} o gece denedi^: gözlerini, alnını, gülüşünü tek tek hatırladı^. Bir tek çenesi gelmedi~ aklına^. Sabaha kadar o çeneyle uğraştı^.',
          needs: ['person', 'human'],
          gives: ['face'],
        },
        {
          text: '{V.dik:acc} duyan bir yabancı akıl vermek istedi~: “Ben olsam unuturdum.” “Nasıl?” diye sordu^ {H}, gerçekten öğrenmek için. Yabancı düşündü~, ağzını açtı~, kapadı~. “Bilmiyorum,” dedi~. “Denemedim.”',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Bir gün onu gördü^, uzaktan: aynı yürüyüş, aynı duruş. {H} koştu^, seslendi^. Dönüp bakan bir yabancıydı~; özür dilenecek kişi o değildi~, yine de özür diledi~. “Keşke ben olsaydım,” dedi~.',
          needs: ['person', 'sought'],
        },
        {
          text: 'Bir iz buldu^, ilk gerçek izi. O kadar küçüktü~ ki başkası üstüne basıp geçerdi~. İz, {H:gen} gitmekten en çok çekindiği^ yere doğru uzanıyordu~. Orada bir süre oyalandı^, sonra gitti^.',
          needs: ['seeks'],
        },
        {
          text: 'Kapısına^ bir bohça getirdiler~. “Ondan kalmış,” dediler~. {H} bohçayı kucağına^ aldı^, düğümüne dokundu^, çözmedi^. “Emin misiniz?” diye sordu^. Değillerdi~. Bohçayı geri verdi^.',
          needs: ['person', 'settled'],
        },
        {
          text: 'Yıllarını aynı işe vermiş bir yabancıyla tanıştı^. Yabancı bildiklerini anlattı~: kime sorulur, hangi habere inanılmaz, ne zaman dinlenilir. {H} hepsini ezberledi^. “Peki sonunda oldu mu?” diye sordu^. Yabancı gülümsedi~: “Ben de sana onu soracaktım.”',
        },
        {
          text: '“Boşuna bekliyorsun,” dediler~, “bizden duy.” {H} nereden bildiklerini sordu^. Bilmiyorlardı~; yalnızca bu işin bitmesini istiyorlardı~. Onlar gidince uzun süre, ilk kez, sırtını^ o yöne dönüp durdu^.',
          needs: ['waits'],
        },
        {
          text: 'Hiç bakmadığı^ bir taraftan adıyla^ çağırdılar~. {F:nom} soluk soluğaydı~: “Çabuk ol, bir haber varmış.” {H} haberi tek kelime etmeden dinledi^. Haber doğruydu~, ama başkasınındı~.',
        },
        {
          text: 'Pazar yerinde, yere serilmiş eski eşyanın arasında ona ait bir şey gördü^: küçük, köşesi yanık bir kutu. Satıcı nereden aldığını hatırlamıyordu~. {H} pazarlık etmedi^; dönerken kapağını yol boyunca açıp kapadı^.',
          needs: ['settled', 'person', '!child'],
        },
        {
          text: '“Diyelim oldu,” dedi~ biri. “Ertesi gün ne yapacaksın?” {H} cevap veremedi^. Bütün hesabını^ o güne kadar yapmıştı^. O gece ertesi günü düşünmeye çalıştı^: uzun uzun bakacaktı^, sonra birine anlatacaktı^. Arkasını getiremedi^.',
        },
        {
          text: '“Koş, geldi!” dediler~. {H} koştu^. Kimse yoktu~; arkasından^ gülüyorlardı~. Ertesi gün aynı oyunu bir daha oynadılar~. {H} yine koştu^. Üçüncü gün gülen olmadı~.',
          needs: ['waits', 'human'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Artık {V.mek} dışında bir şey daha yapıyordu^: her akşam, o gün karşısına^ çıkan en güzel şeyi {F:dat} anlatıyordu^. İlk akşam bulmakta zorlandı^. Onuncu akşam ikisi arasında seçim yapması^ gerekti~.',
        },
        {
          text: '“Ne zaman bırakacağımı sen söyle,” dedi^ {F:dat}. {F} uzun süre düşündü~. “Söylemem,” dedi~ sonunda. “Söylersem bırakırsın, sonra da bana kızarsın.” {H} bir şey demedi^ ve kaldığı^ yerden sürdürdü^.',
        },
        {
          text: '“Bırakıyorum,” dedi^ yüksek sesle; duyan olmadı~. Bir daha söyledi^. Sözünü^ tutmak için oradan uzaklaştı^, akşama kadar da uzak kaldı^. Ertesi sabah yine oradaydı^.',
          needs: ['waits'],
        },
        {
          text: 'Yeniden yola çıkmadan önce bir iş buldu^, başını^ sokacak bir dam buldu^. Aramayı haftada bir güne indirdi^. O gün erkenden kalkıyor, öteki günlerde de sağına^ soluna^ bakmaktan vazgeçmiyordu^.',
          needs: ['seeks', 'settled', '!child', '!plate'],
        },
        {
          text: '“Ben karışmam,” dedi~ {F}, “ama önce yemeğini ye.” {H} yedi^, kaşığı bıraktı^, kalktı^. {F} sofrayı toplarken başını kaldırmadı~: “Akşama kadar dön.”',
          needs: ['human', 'friend-knows', '!alone'],
        },
        {
          text: 'Beklerken boş durmadı^. Yol oradan bozuktu~; bir ucundan başlayıp taş taşıdı^, çukurları doldurdu^, toprağı ayağıyla^ bastırdı^. Gelen, düz bir yoldan gelsin istiyordu^.',
          needs: ['waits', 'human', '!space'],
        },
        {
          text: 'Her geçenle bir haber yolladı^: vazgeçmedim, acele etme. Elli kişiye tek tek ezberletti^. Elli birincisi bunu ondan^ önce söyledi~: “Vazgeçmemişsin, acele etmesinmiş. Üç gün önce bana da söylediler.”',
          needs: ['person', 'sought'],
        },
        {
          text: '{V.mek} için yeniden yola çıktı^, bu sefer kimseye sormadan. Sorulacak ne varsa sormuş, alınacak cevapların hepsini almıştı^. Geriye bakmak kalıyordu~; onu da artık herkesten iyi biliyordu^.',
          needs: ['seeks'],
        },
        {
          text: '“Son bir kez,” dedi^ {F:dat}. {F} bu sözü ezbere biliyordu~. “Son bir kez,” diye tekrarladı~ ve peşinden^ geldi~.',
          needs: ['friend-knows', '!alone'],
        },
        {
          text: 'Oradan ayrıldı^. Gitmeden yere bir çizgi çekti^, ucuna bir ok koydu^: bu yana gittim. İki gün sonra dayanamayıp dönüp baktı^. Birisi okun yanına küçük taşlar dizmişti~, rüzgâr silmesin diye.',
          needs: ['waits', 'settled', '!place'],
        },
        {
          text: 'Kimseye kızmamaya karar verdi^; vazgeç diyene de, haber getirmeyene de. O akşam, uzun zamandır ilk kez, {F:dat} gününün nasıl geçtiğini sordu^. {F} şaşkınlıktan önce cevap veremedi~, sonra bir türlü susmadı~.',
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Yılın son akşamında {F}, “Bu yıl nasıl geçti?” diye sordu~. {H} hesapladı^: {V.meden} geçen tam on bir gün vardı~. “Hangileri?” {H} onları da tek tek sayabiliyordu^.',
        },
        {
          text: 'Bir gün, {V.mek} yerine şarkı mırıldandığını^ fark etti^ ve hemen sustu^. Etrafına^ baktı^; kimse kızmamıştı~. Kaldığı^ yerden, biraz daha yüksek sesle, sürdürdü^.',
        },
        {
          text: 'Bir gün öğleye doğru geldi~. {H:gen} hazırladığı^ cümlelerin hiçbiri aklına^ gelmedi~. “Geciktin,” dedi^. “Biliyorum.” {F} uzaktan gördü~, seslenmedi~, yolunu değiştirdi~.',
          needs: ['waits', 'person', '!habit'],
        },
        {
          text: 'Sonunda buldu^. Ummadığı^ kadar yakındaydı~; her gün geçtiği^ yoldan yüz adım içeride. {H} önce inanmadı^, sonra olduğu^ yerde kaldı^, önünden^ boş yere geçtiği^ günleri saydı^. “Geldim,” dedi^.',
          needs: ['seeks', 'sought', '!space'],
        },
        {
          text: 'Aradığını^ bulamadı^. Ama ararken öğrendikleri^ başkalarına yaradı~; birini, bir şeyini yitiren ona^ geliyordu~. {H} bir kâğıda tek tek yazıyordu^: önce şuraya, sonra buraya. Kendisi^ hâlâ ayda bir çıkıyordu^.',
          needs: ['seeks', 'settled', '!child'],
        },
        {
          text: 'Bir gün yerinde^ başkasını buldu^, genç birini. “Ben de bekliyorum,” dedi~ öteki. {H} kenara kaydı^, yer açtı^. “Sırtını şuraya daya,” dedi^. “Akşamları daha az rüzgâr alır.”',
          needs: ['waits', 'human', '!space'],
        },
        {
          text: '{F} olanları yıllarca anlattı~. Sonunu dinleyene göre değiştiriyordu~; iyi biten sonu çocuklara ayırmıştı~. {H} bir akşam geride durup dinledi^, çocuklarla birlikte sevindi^.',
          needs: ['friend-knows'],
        },
        {
          text: 'Fazladan konan o tabak bir akşam doldu~. {F} başına oturdu~: “Geri gelene kadar ben yiyeyim.” {H} çorbayı koydu^. Yemekten sonra yıkanacak bir kirli tabak daha vardı~.',
          needs: ['plate'],
        },
        {
          text: 'Hâlâ aynı yerden geçerken yavaşlıyordu^, ama iki yana değil, yalnızca sola bakıyordu^. {F} bunu iyiye yordu~.',
        },
        {
          text: '{V.dik:acc} bilmeyen kalmamıştı~, ama nicedir soran da yoktu~. Bir sabah yabancı bir çocuk, “Burada ne yapıyorsun?” diye sordu~. {H} baştan anlattı^. Çocuk sonuna kadar dinledi~. “O zaman ben de bakarım,” dedi~.',
        },
        {
          text: 'Sonunda buldu^ onu. Öteki {H:acc} tanımadı~, elindeki işi sürdürdü~. “Bir şey mi lazım?” dedi~. “Su,” dedi^ {H}, başka söz bulamadan. Bir tas su verdiler~; onu içerken yüzüne doya doya baktı^.',
          needs: ['seeks', 'person', 'human', '!willed'],
        },
        {
          text: 'Bir sabah, hiç uğraşmadan, o çeneyi hatırladı^: ortasında küçük bir çukur vardı~. {H} olduğu^ yere çöktü^. “Buldum,” dedi^. {F} neyi bulduğunu^ anlamadı~, ama onunla^ birlikte güldü~.',
          needs: ['face', 'human'],
        },
      ],
    },
  ],
};
