import type { Plot } from '../types.ts';

/** The hero goes, returns, arrives, sets out, enters, flees or leaves. */
export const GOES_PLOTS: readonly Plot[] = [
  {
    name: 'something-forgotten',
    needs: ['!goes-back', '!door', '!lift', '!solitary', '!negative', '!habit', '!confined', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Giderken arkasına^ bir kez bile bakmadı^; bakarsa^ [duracağını^|yavaşlayacağını^] biliyordu^. Epey sonra, kimsenin olmadığını sandığı^ bir yerde, çok yakından {F:gen} sesini duydu^: “Bir şey unuttun.”',
      },
      {
        level: 2,
        text: '“Senin burada ne işin var?” dedi^ {H}. “Söyledim ya. Bir şey unuttun.” {F} soluklanmak için durdu~; belli ki epeydir acele ediyordu~. {H} sevindiğini^ [belli etmedi^|gizledi^], kızdığını^ da; ikisi birbirine karışmıştı~, hangisinin ağır bastığını bilmiyordu^.',
      },
      {
        level: 1,
        text: '“Neyi unuttum?” “Söylemem. Bil.” {H} düşündü^. “Almam gereken bir şeyi mi?” “Hayır.” “Söylemem gereken bir şeyi?” “O da değil.” {H} başka bir şey bulamadı^, yeniden [ilerlemeye|yola] koyuldu^; {F}+de peşinden geldi~.',
      },
      {
        level: 3,
        text: 'Yanında^ ne var ne yoksa içinden^ saydı^. Eksik yoktu~. Zaten o günden önce neyin kalıp neyin gideceğini [uzun uzun|defalarca] düşünmüş, karar vermişti^; kararlarında^ yanılmış olabilirdi^, ama unutmuş olamazdı^. Bunu düşünmek içini^ rahatlatmadı~.',
      },
      {
        level: 3,
        text: '“Vedalaşmayı mı?” dedi^ bir süre sonra. “Vedalaşmadın,” dedi~ {F}, “ama o değil.” “Kızgın mısın?” “Vedalaşmadığın için mi? Biraz.” Biraz ilerlendi~. “Geçti,” dedi~ {F} sonra, [sesi yumuşayarak|alçak sesle]. “O kadar uzun sürmedi.”',
      },
      {
        level: 3,
        needs: ['human', 'gesture'],
        text: 'Durduğu^ bir yerde, eli^ boş kalmasın diye, {G.di}; nereye gitse^ bu eller de {o:ins} gelecekti~ işte, bütün bildikleriyle birlikte. {F} bakıyordu~. “Onu mu unuttum?” diye sordu^ {H}. “Onu istesen de unutamazsın,” dedi~ {F}.',
      },
      {
        level: 2,
        text: '“Geri dönmemi mi istiyorsun?” “İstemiyorum.” “Öyleyse neden geldin?” “Unuttuğunu söylemeye.” {H} durdu^, ona döndü^. “Söyle de git öyleyse.” “Söylersem,” dedi~ {F}, “yaparsın, biter. Kendin bulursan [her seferinde yaparsın|hep yaparsın].”',
      },
      {
        level: 3,
        text: '{H} önde gidiyordu^, {F} biraz geride. Arada bir hafif bir ses oluyor, {H} dönecek gibi oluyor, [dönmüyordu^|vazgeçiyordu^]. Konuşmak için dönmek gerekmiyordu~ zaten; sözler arkadan geliyor, yanından^ geçip önündeki^ boşluğa dağılıyordu~.',
      },
      {
        level: 1,
        text: 'Karanlık basınca ilk molayı verdi^. {V.dik:abl} beri durmamıştı^ ve durunca yorgunluk bir anda geldi~. “Ne zamandır arkamdasın?” diye sordu^, gözünü^ önündeki^ karanlıktan ayırmadan. “Bir süredir,” dedi~ {F}. “Bunu bilemedin mi [daha|hâlâ]?”',
      },
      {
        level: 3,
        text: '“İpucu ver,” dedi^ {H}. “Küçük bir şey.” “Ağır mı?” “Hiç ağır değil.” “Kaybolur mu?” “Sen unutursan kaybolur.” {H} bunu bir bilmece gibi evirip çevirdi^. Bilmece olsaydı çoktan [çözerdi^|bulurdu^]; bu daha çok bir sitemdi~.',
      },
      {
        level: 3,
        text: '“Sen de mi unuttun?” diye sordu^ {H}. “Neyi?” “Sorduğun şeyi. Günün birinde, bir yerde.” {F} bir an sustu~. “Unuttum,” dedi~, “bir kez. O yüzden bildim sende olmadığını.” Sesi, karanlıkta, [olduğundan|her zamankinden] daha uzaktan geliyormuş gibiydi~.',
      },
      {
        level: 3,
        text: 'Gece, ayrılığın ilk gecelerinden biriydi~ ve bildik geceler gibi [davranmıyordu~|akmıyordu~]. Sesler başka yönden geliyor, sessizlikler daha uzun sürüyordu~. {H} olanı düşündü^; kararından^ caymak değil bu, dedi^ kendine^, yalnızca karanlıkta bir an durup soluklanmak.',
      },
      {
        level: 3,
        needs: ['human', 'smell'],
        text: 'Üstüne^ {K} sinmişti~; geride bıraktığı^ yerden kalmaydı~. Orada, her günün içindeyken bu kokuyu hiç duymamıştı^. Şimdi başını^ her çevirişinde^ [geliyordu~|burnuna^ çarpıyordu~]. “Koku mu?” diye sordu^. “O senin üstünde,” dedi~ {F}. “Unutulmuş sayılmaz.”',
      },
      {
        level: 2,
        text: '“Sen olsan giderdin, değil mi?” dedi^ {H}. Uzun bir sessizlik oldu~. “Ben olsam,” dedi~ {F}, “giderdim. Ama önce birinin peşimden gelip gelmediğini [merak ederdim|bilmek isterdim].” Bu sözde bir şey vardı~; {H} onu tam yakalayacakken kaçırdı^.',
      },
      {
        level: 3,
        text: 'Uyku gece boyunca bir geldi~, bir gitti~. {H} her uyandığında^ ilk iş arkadaki soluğa kulak verdi^. Oradaydı~. Bunu yaptığının^ sabaha kadar [farkına varmadı^|ayırdına varmadı^]; dördüncüsünde anladı^ ve bu kez uyuyamadı^.',
      },
      {
        level: 3,
        text: '“Daha çok var mı?” diye sordu~ {F} bir ara. “Neye?” “Durmana.” {H} bunu düşünmemişti^. o anda aklında^ yalnız başlangıç vardı~, bir de belli belirsiz bir uzak; ikisinin [arasını|ortasını] dolduracak günler hiç hesapta yoktu~. “Bilmiyorum,” dedi^.',
      },
      {
        level: 2,
        needs: ['human'],
        text: 'Sabah olunca, daha karanlıkken, {F} bir parça yiyecek bıraktı~ yanına^. “Bunu sen mi getirdin?” “Gelirken buldum.” {H} inanmadı^, yedi^. O andan beri ağzına^ giren ilk şeydi~ ve tadı [eskiden|eski günlerden] kalmaydı~.',
      },
      {
        level: 1,
        text: '“Söyle artık,” dedi^ {H}. “Arkana bakmayı,” dedi~ {F}. {H} döndü^. Yol bomboş uzanıyordu~, sonunda çıktığı^ yer [bir nokta gibiydi~|noktaya dönmüştü~]. “Baksan beni görürdün,” dedi~ {F}. “Sen kalktığından beri arkandayım.”',
      },
      {
        level: 3,
        text: '“Baştan beri mi?” “Baştan beri.” {H} geçtiği^ yerleri bir bir düşündü^: o dönemeç, o karanlık parça, korkup da korktuğunu^ [kimse bilmesin|kimse görmesin] diye hızlandığı^ yer. Hepsinde biri, korur gibi, ses çıkarmadan, uzaktan {o:acc} izlemişti~.',
      },
      {
        level: 2,
        text: '“Neden seslenmedin?” dedi^ {H}. “Dönesin diye gelmedim,” dedi~ {F}. “Düşersen kaldırayım diye geldim.” “Düşmedim.” “Gördüm. Güzel gidiyordun.” {H} boğazında^ bir şeyin [düğümlendiğini|büyüdüğünü] duydu^ ve ilk kez başını^ öne çevirmeye acele etmedi^.',
      },
      {
        level: 3,
        text: 'Uzun uzun geriye baktı^. Uzaklığı o güne dek hep önündeki^ yolla ölçmüştü^: ne kadar kaldı, ne kadar gitti. Arkada kalan, [sandığı^|düşündüğü^] gibi kapanan bir kapı değildi~. Sadece uzaktı~ ve her yeri açıktı~.',
      },
      {
        level: 3,
        text: '“Ne görüyorsun?” dedi~ {F}. “Çıktığım yeri.” “Başka?” “Yolu.” “Başka?” {H} biraz daha baktı^; gözleri^ [alıştı~|seçmeye başladı~]. “Yolun ortasında bir boşluk var,” dedi^. “Orada ben yürüyordum,” dedi~ {F}. “Arada o kadar bırakmıştım, duymayasın diye.”',
      },
      {
        level: 3,
        text: '“Peki sen ne yapacaksın?” dedi^ {H}. “Ne hakkında?” “Daha ne kadar geleceksin?” {F} önce yola, sonra geldiği yere baktı~. “Bilmiyorum,” dedi~. “Bunu sen öndeyken [düşünmemiştim|hiç düşünmedim]. İnsanın önünde biri olunca düşünmesi gerekmiyor.”',
      },
      {
        level: 3,
        text: 'Bir süre kimse [kımıldamadı~|kıpırdamadı~]. Önde {H:gen} seçtiği^ yön, arkada geride bıraktığı^ her şey; tam ortada da birbirine [nerede duracağını|ne diyeceğini] bilmeyen iki yolcu. Karar vermek için fazla bir şey gerekmiyordu~, bir adım yeterdi~.',
      },
      {
        level: 3,
        text: '“Bundan sonrası dar,” dedi^ {H}. “Geçeriz.” “Uzun.” “Olsun.” “Ya vazgeçersem?” “O zaman dönersin, bu kez arkanda kalan [ben olurum|ben olmuş olurum].” {F} bunu gülerek söyledi~, ama gülüşü gözlerine kadar çıkmadı~.',
      },
      {
        level: 1,
        text: '{H} yola çıkmadan bir kez daha arkasına^ baktı^, bu kez acele etmeden. Sonra {F:dat} yer açtı^: önünde^ değil, arkasında^ değil, tam yanında^. Yeniden yola düşüldüğünde ilk adımı kimin attığı [belli olmadı~|anlaşılmadı~].',
      },
    ],
  },
  {
    name: 'empty-hands',
    needs: ['human', 'goes-back', '!child', '!solitary', '!negative', '!habit', '!confined', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Bir köşeye oturdu^, ellerini^ dizlerine^ koydu^ ve uzun uzun onlara baktı^: boştu~ ikisi de. Bir zamanlar {F:dat} verdiği^ bir söz vardı~; döner dönmez ilk ona [uğrayacaktı^|gidecekti^]. Gitmedi^.',
      },
      {
        level: 3,
        text: 'Söz eskiydi~ ama eskimemişti~. o güne kadar onu her yere götürmüş, ara sıra yoklamış, yerinde durduğunu görünce [rahatlamıştı^|sevinmişti^]. Tutması^ kolaydı~; birkaç adım, bir selam. Zor olan, o birkaç adımı boş ellerle atmaktı~.',
      },
      {
        level: 3,
        text: 'Karanlıkta birinin yaklaştığını sandı^, yüzünü^ gölgeye çevirdi^. Yaklaşan yoktu~. Yakalanmış gibi kalbi^ çarpıyordu~ oysa; üstelik kaçtığı^ kişi, en çok görmek istediği^ kişiydi~. Uzun yolda nelerden korkmamıştı^ da şimdi bir dostun “Nerede kaldın?” demesinden korkuyordu^.',
      },
      {
        level: 3,
        text: 'Ne getirebilirdi^? Aklından^ geçenlerin hepsi ya çok küçüktü~ ya çok geç. Bir keresinde tam [bulmuştu^|karar vermişti^]; sonra daha güzeli çıkar diye bırakmış, daha güzeli çıkmayınca o ilk bulduğunun^ yanından bir daha geçmemişti^.',
      },
      {
        level: 2,
        text: 'İlk gece uyumadı^. Olanı kimse bilmese, kimse {F:dat} haber vermese, belki bir gün daha kazanırdı^; o bir günde de elbet bir şey bulurdu^. Sabaha karşı anladı^: bunca zamandır hep böyle, birer gün [kazanarak|erteleyerek] gelmişti^.',
      },
      {
        level: 1,
        text: 'Ertesi gün {F} kendi geldi~. “Önce bana gelecektin,” dedi~. “Ellerim boştu,” dedi^ {H}. “Yarın gelecektim. Bir şey bulunca.” {F} bir şey söyleyecek gibi oldu~, söylemedi~; [başını salladı~|başını eğdi~], geldiği yoldan gitti~.',
      },
      {
        level: 3,
        text: '{H} arkasından seslenmedi^. Seslense^ ne diyecekti^? {F:gen} yürüyüşü değişmişti~, biraz ağırlaşmıştı~; bir tek başını [hafifçe yana eğmesi|yana yatırması] eskisi gibiydi~. {H} bunu görünce, neyi özlediğini^ bunca zaman yanlış bildiğini^ düşündü^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} bir yerden gelip onu^ buldu~. Uzaktayken bu koku aklına^ geldiğinde hep birlikte bir ses de gelirdi~, {F:gen} sesi. Şimdi koku vardı~, ses gitmişti~; gitmesine kendi^ elleri^, o iki boş el [sebep olmuştu~|yol açmıştı~].',
      },
      {
        level: 2,
        text: 'Gün boyu aradı^. Her gördüğünü^ avucunda^ tarttı^: bu küçüktü~, öteki kırıktı~, berikini herkes verebilirdi~. O andan beri ayakta, iki büklüm, yerlere bakarak geziyordu^. Başını^ kaldırsa^ görecekti^ belki, bildiği^ yerler hâlâ [oradaydı~|yerindeydi~].',
      },
      {
        level: 1,
        text: '{H} akşama doğru güzel bir taş buldu^, avucunda^ ısıtıp {F:dat} götürdü^. “Bu ne?” “Sana.” {F} taşı aldı~, çevirdi~, yavaşça yere bıraktı~. “Bundan burada çok var,” dedi~. “Bunca yoldan sonra bana taş mı?”',
      },
      {
        level: 3,
        text: '{H} yerdeki taşa baktı^. Biraz önce ne kadar güzeldi~; şimdi ötekilerin [arasında|içinde] hangisi olduğunu bile seçemiyordu^. “Beğenmedin,” dedi^. “Beğendim,” dedi~ {F}. “Ama taş bu. Taşın söyleyeceği bir şey yok. Senin var mı?”',
      },
      {
        level: 3,
        needs: ['human', 'gesture'],
        text: '{H} sustu^. Sıkıldığında^ hep yaptığı^ şeyi yaptı^, {G.di}. {F} güldü~: “Bunu hâlâ yapıyorsun.” “Neyi?” “Onu işte.” {H} ellerine^ baktı^; gittiği^ yerlerde ne çok şey [değişmişti~|yitmişti~], bu eski alışkanlık kimseye görünmeden onunla^ gelmişti~.',
      },
      {
        level: 2,
        text: '“Anlat,” dedi~ {F}. “Neyi?” “Gördüklerini.” {H} anlatmaya niyetlendi^, ama aklına^ gelen her şeyde bir eksik vardı~. “Güzel yerler de gördüm,” dedi^. “Her güzel yerde bunu sana [getirebilsem|götürebilsem] dedim. Hiçbiri taşınmıyordu.”',
      },
      {
        level: 3,
        text: '“Sen neler yaptın?” diye sordu^ {H}. “Bekledim desem inanır mısın?” “İnanmam.” “İyi,” dedi~ {F}, “çünkü beklemedim. Yaşadım. Yalnız akşamları bir kulağım [yoldaydı|dışarıdaydı]. İnsan iki kulakla birden yaşamıyor, biri hep boşta kalıyor.”',
      },
      {
        level: 3,
        text: '“Çok mu değiştim?” dedi^ {H}. {F} geri çekilip baktı~, acele etmedi~. “Omuzların,” dedi~. “Bir yük taşımış gibiler. Taşıdın mı?” “Taşıdım.” “Neydi?” {H} cevap [vermedi^|veremedi^]; taşıdığı^ şeyin adını söylerse^ {F} üzülecekti~, belki biraz da gülecekti~.',
      },
      {
        level: 3,
        text: 'Sözler tükenince gözler başka yana [kaydı~|döndü~]. Eskiden de böyle susulurdu~; o susuşlarda bir rahatlık vardı~. Bunda yoktu~. Arada, yerdeki taş kadar gerçek, el sürülmemiş bir şey duruyordu~: kırılmış bir söz.',
      },
      {
        level: 2,
        text: '“Sözümü tutmadım,” dedi^ {H} sonunda. “Tutmadın.” “Ama sen de taşı yere bıraktın.” {F} başını kaldırdı~, bir an [öfkeyle|kızgınlıkla], sonra şaşkınlıkla baktı~. “Dur,” dedi~. “Sen benim senden ne istediğimi sanıyorsun?”',
      },
      {
        level: 1,
        text: '“Bir şey getir demiştin,” dedi^ {H}. “Onu sen uydurmuşsun,” dedi~ {F}. “Ben, ellerin boş gel, dedim. Tutacak yer kalsın.” {H} donakaldı^; {V.dik} güne kadar hep [yanlış|olmayan] bir sözün borcunu taşımıştı^.',
      },
      {
        level: 3,
        text: '“Emin misin?” “Dün gibi.” {H} o ayrılığı gözünün^ önüne getirdi^: gürültü vardı~, acele vardı~, söz yarım duyulmuştu~. Yarım kalanı sonradan, yol boyunca, aklında^ tamamlamıştı^; nedense hep [en ağırıyla|en zoruyla], hep ödenmesi en güç olanla.',
      },
      {
        level: 3,
        text: 'Gülmek mi gerekiyordu~, ağlamak mı, bilemedi^. {F}+de bilemedi~; önce {F} güldü~, {H}+de ona katıldı^, sonra gülmek kendiliğinden dindi~. “Bunca zaman,” dedi^ {H}. “Bunca zaman,” dedi~ {F}. Söyleyecek başka söz [bulunamadı~|çıkmadı~] ve gerek de kalmadı~.',
      },
      {
        level: 2,
        text: '“Dün geldiğimde ne dedin bana, hatırlıyor musun?” dedi~ {F}. “Ellerim boş, dedim.” “Ben de sevindim. Sonra sen bunu özür dileyerek [söyleyince|deyince], demek unutmuş, dedim, gittim.” {H} o gidişi, o ağır yürüyüşü baştan gördü^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Uzaktan {S} geldi~; bir zamanlar her günün içinde olan, sonra yıllarca hiç [duymadığı^|işitmediği^] bir ses. {F}+de duydu~, başını yana eğdi~. O andan beri {H} ilk kez bir şeyi bulmak için değil, yalnızca duymak için durdu^.',
      },
      {
        level: 3,
        text: 'Taş hâlâ yerdeydi~. {H} eğilip aldı^, bulduğu^ yere doğru, bütün gücüyle^ [fırlattı^|attı^]. Nereye düştüğü görülmedi~. “Oh,” dedi~ {F}. “Ağır mıydı?” “Değildi,” dedi^ {H}, “ama elimdeydi.” İki avucunu^ birbirine sürtüp tozunu silkeledi^.',
      },
      {
        level: 3,
        text: 'Gözü^ {F:gen} ellerine gitti~. Onlar da boştu~; dünden beri, belki çok daha uzun zamandır [boştu~|boş duruyordu~]. Bunu nasıl görmediğine^ şaştı^. Hep kendi^ ellerine^ bakmış, karşıda aynı boşlukla bekleyen iki eli hesaba katmamıştı^.',
      },
      {
        level: 1,
        text: '“Getirdim,” dedi^ {H} ve iki boş elini^ birden uzattı^. {F} hemen tutmadı~; önce baktı~, her parmağı tanır gibi, tek tek. Sonra kendi ellerini üstlerine koydu~. [Ağır değildi~|Hiç ağır değildi~], ama o dört el uzun süre inmedi~.',
      },
    ],
  },
];
