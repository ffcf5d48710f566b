import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody no longer has what was theirs: lost, forgotten, sold or given away. */
export const LOSES: Frame = {
  name: 'loses',
  verbs: new Set(['kaybetmek', 'yitirmek', 'unutmak', 'satmak', 'yakmak', 'silmek']),
  needs: ['object', '!person-object', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. [Önce|Bir süre] [eksiklik duymadı^|fark etmedi^]; [akşama doğru|günün sonunda] [sebepsiz|birden] [durdu^|arkasına^ döndü^], [sanki biri seslenmişti~|eli^ boşlukta kaldı~]. [Kimse yoktu~|Ses yoktu~]. {H} [o zaman|işte orada] [eksiğin yerini|neyin gittiğini] [buldu^|anladı^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Bir nefeslik zamanda|Göz açıp kapayana dek] [oldu~|bitti~]. [Ellerine^|Avuçlarına^] baktı^ {H}: [az önce|demin] [ağır|dolu] [olan|duran] yerde [yalnız|bir tek] [bir iz|ter] [kalmıştı~|vardı~]; [izi|avucunu^] [silmeye|ovuşturmaya] [eli^ varmadı~|kıyamadı^].',
          needs: ['human', 'holdable'],
        },
        {
          text: '{HP}, {EW.di}. [Hava nasıldı~|Yanında^ kim vardı~], [sonradan|sorulunca] [söyleyemedi^|hatırlayamadı^]: [bir çan çaldı~ belki|bir çocuk güldü~ belki], [belki|yahut] [hepsi susmuştu~|kapı aralıktı~]. {H} [bir tek|yalnız] [kendi soluğunu^|ayağının^ altındaki taşı] [hatırlıyordu^|unutmadı^].',
          needs: ['!mute', 'human'],
        },
        {
          text: '{HP}, {EW.di}. [Olmamış gibi|Her günkü gibi] [davrandı^|sürdürdü^]: [ekmek aldı^|selam verdi^], [gülünecek yere güldü^|hesabını^ ödedi^]. [Öğleden sonra|Dönüşte] [biri adıyla^ çağırdı~|adı^ söylendi~]; {H} [bir an|üç adım] [kime seslendiklerini|kimin arandığını] [bilemedi^|anlayamadı^].',
          needs: ['settled', '!solitary', '!child'],
        },
        {
          text: '{HP}, {EW.di}. [Geri dönmek|Geri almak] için [kaç adım|ne kadar yol] [gerektiğini|yürüyeceğini^] hesapladı^ {H}: [yüz|iki yüz] [adım|nefes]. [Saymaya başladı^|Yola koyuldu^]; [sonuncuda|tam orada] [durdu^|çevresine^ bakındı^]: [yer aynıydı~|taşlar yerindeydi~], {O} [yoktu~|görünmüyordu~]. [Bir yüz daha saydı^|Bir o kadar daha yürüdü^].',
        },
        {
          text: '{HP}, {EW.di}. [Ağlamadı^|Bağırmadı^]; [bunun için|önce] [neyin gittiğini|ne kadarının gittiğini] [bilmek|ölçmek] gerekiyordu~. {H} [ölçmeye|saymaya] [eşikten|en küçüğünden] başladı^: [bir alışkanlık|bir ağırlık], [bir cümle|bir ses], [her sabah bakılan yer|elin gittiği köşe]. [Akşama|Karanlıkta] [hâlâ sayıyordu^|bitirememişti^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Öncesiyle|O andan öncesiyle] sonrası [birbirine değmiyordu~|iki ayrı kıyıydı~] artık. {H} [bir ayağı^|bir eli^] [öteki kıyıda|geride] [kalmış gibi|unutulmuş gibi] [durdu^|bekledi^]; [{O:gen} yerinde|boş kalan yerde] [toz|ışık] [dönüyordu~|oynuyordu~].',
        },
        {
          text: '{HP}, {EW.di}. [Fark eden|Dönüp bakan] [olmadı~|çıkmadı~]: [ekmek pişti~|çocuklar eve çağrıldı~], [lambalar yandı~|dükkânlar kapandı~]. {H} [herkesin|komşuların] [ortasında|arasında] [yürüdü^|durdu^], [cebi^|sol yanı^] [her adımda|gittikçe] [biraz daha|ürkütecek kadar] [hafifti~|hafifliyordu~].',
          needs: ['settled', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. [İlk öğrenen|Duyan] {F} oldu~: [“Bir daha bak,”|“Ceplerini boşalt,”|“Ne zaman en son gördün?”] dedi~. {H} [bir daha|üçüncü kez] [baktı^|yokladı^]; {O:abl} [geriye|elde] [bir koku|bir boşluk|bir alışkanlık] [kalmıştı~|duruyordu~]. [“En son,|“Son gördüğümde,] [buradaydı,”|elimdeydi sanki,”] dedi^.',
          needs: ['human', '!solitary', '!willed'],
        },
        {
          text: '{HP}, {EW.di}. {F} [yanına^ geldi~|usulca sokuldu~]: [“Üşüdün mü?”|“Niye küçüldün?”|“Sende bir delik var sanki.”] {H} [kendini^ yokladı^|döndü^, baktı^]: [delik|eksik] [tam orada|içeride] [rüzgâr gibi|serin serin] [duruyordu~|esiyordu~]. [“Bilmem,|“Sorma,] [bir yerim boşaldı,”|bir yanım eksik,”] dedi^.',
          needs: ['!human', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. [Dünya|Çevre] [azıcık|bir parmak] [büyüdü~|genişledi~] [sanki|bir anda]; [aradaki boşluğu|yeni açılan yeri] {H} [adımlayarak|bakarak] [ölçtü^|dolaştı^]. [Üç dönüş|İki tur] sonra [başladığı^ yerdeydi^|aynı noktaya geldi^]: {O} [yoktu~|orada değildi~], [gölgesi|izi] [duruyordu~|belliydi~].',
          needs: ['!human'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Aradı^. Önce bulunabileceği yerlerde, sonra bulunamayacağı yerlerde. En sonunda, hiç gitmediği^ yerlere bile baktı^; umut böyle bir şeydi~, sınırını kendi çizmiyordu~.',
          needs: ['!willed'],
        },
        {
          text: '{O} gitmişti~ ama yeri duruyordu~. {H} günde on kez oraya uzanıyor, on kez boşluğa değiyordu^. Boşluğun da bir biçimi varmış, bunu yeni öğrendi^.',
          needs: ['third'],
        },
        {
          text: 'İlk hafta kızdı^, en çok da kendine^. İkinci hafta pazarlık etti^: bulursa şunu yapacaktı^, dönerse bundan vazgeçecekti^. Üçüncü hafta sustu^ ve beklemeye başladı^.',
          needs: ['!willed', 'human'],
        },
        {
          text: 'Karşılığında ne aldığını^ soranlar çıktı~. Sayabiliyordu^ da: bu, bu ve bu. Ama saydıkça üçü bir araya gelip bir {O} etmiyordu~.',
          needs: ['willed', 'human', '!owned'],
        },
        {
          text: 'Değerini giderken anlamıştı^; geç kalmış bir bilgiydi~ bu, kimseye yaramazdı~. Yine de geceleri onu yastığın altından çıkarıp bakar gibi, çıkarıp çıkarıp baktı^.',
          needs: ['human'],
        },
        {
          text: 'Herkes bir teselli getirdi~: zamanla geçer, yenisi gelir, sağlık olsun. {H} hepsini teşekkürle aldı^, hiçbirini nereye koyacağını bilemedi^.',
          needs: ['human', 'third'],
        },
        {
          text: 'Rüyasında^ hâlâ vardı~. Bunu bildiği^ için erken yatıyor, geç kalkıyordu^. Sabahları, uyanmakla uyanmamak arasındaki o ince yerde, bir an daha tutuyordu^ onu.',
          needs: ['human'],
        },
        {
          text: 'Alışırım, diye geçirdi^ içinden^. Alıştı^ da: eksiğin çevresinden dolaşmayı, onu anmadan konuşmayı, olmadığı yerde varmış gibi durmayı. Alışmak unutmak değilmiş, bunu da öğrendi^.',
        },
        {
          text: 'Günlerce kimseye söylemedi^. Söylerse^ olup bitmiş sayılacaktı~; sustukça, {O} belki de yalnızca gecikmişti~.',
          needs: ['!mute', '!willed'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{F}, {V.dik:acc} duyunca oturduğu yerden kalktı~. “Nerede?” dedi~. Omuz silkmekle yetindi^. “O zaman her yerde ararız,” dedi~ {F} ve ceketini aldı~.',
          needs: ['!willed', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '“Geri isteyemez misin?” dedi~ {F}. {H} başını^ iki yana salladı^. “Verilmiş şey istenir de,” dedi~ {F}, “gitmiş şey istenmez. Hangisi bu?” Soru havada kaldı~.',
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} zaten biliyordu~. “Yürüyüşünden,” dedi~. “Bir yanın hafiflemiş.” {H} ilk kez birinin bunu gördüğüne sevindi^, sonra sevindiğine^ utandı^.',
          needs: ['human', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '“Bence iyi olmuş,” dedi~ {F}, düşünmeden. Sonra {H:gen} yüzünü^ gördü~. “Yani,” diye geveledi~, “ben yalnızca…” Cümlesini bitirmedi~; ikisi de nereye gideceğini biliyordu~.',
          gives: ['friend-knows', 'friend-cold'],
          needs: ['third', 'human'],
        },
        {
          text: '{F} hiçbir şey sormadan yanına^ çöktü~. Bir süre ikisi de aynı noktaya baktı~. “Benimki de böyle gitmişti,” dedi~ sonunda {F}. “Geri gelmedi mi?” diye sormaya kimsenin dili varmadı~.',
          gives: ['friend-knows'],
        },
        {
          text: '“Senin miydi peki?” diye sordu~ {F}. Ne tuhaf soruydu~. {H} ağzını^ açtı^, kapadı^. Gerçekten, bir şey ne zamana kadar insanın olurdu~?',
          gives: ['friend-knows'],
        },
        {
          text: 'Olanı duyan {F}, bir liste yapmaya koyuldu~: sorulacak kişiler, bakılacak yerler, yapılacak işler. Listenin sonuna bir soru işareti koydu~. {H} bir tek o işarete güvendi^.',
          needs: ['human', '!child', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} gülümsedi~; sırası değildi~ ama gülümsedi~. “Sen onu çoktandır taşımıyordun ki,” dedi~. “Yalnızca düştüğü yeri şimdi gördün.” {H} buna günlerce kızdı^.',
          gives: ['friend-knows'],
          needs: ['third'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: 'Eksiklik bulaşıcıydı~. Önce sabahları sevdiği^ bir alışkanlık gitti~, sonra bir tat, sonra bir şarkının ikinci yarısı. {H} gidenleri yazmayı bıraktı^; kalanları yazmak daha kısa sürüyordu~.',
          needs: ['human', 'third'],
        },
        {
          text: 'Onu^ tanıyanlar bir an duraksıyordu~ artık. Bir şey değişmişti~, ama ne olduğunu çıkaramıyorlardı~. {H} yardım etmedi^. Çıkarsalar üzüleceklerdi~, çıkaramayınca yalnızca uzaklaşıyorlardı~.',
          gives: ['alone'],
        },
        {
          text: 'En kötüsü kutlamalardı~. Herkesin bir şeye sevindiği masada, {H} neye sevinemediğini hesap ediyordu^. Bir seferinde kalkıp gitti^; arkasından^ bakan oldu~, gelen olmadı~.',
          needs: ['human', 'third'],
          gives: ['alone'],
        },
        {
          text: 'Yerine bir şey koymayı denedi^. Benzerini buldular~, ucuzunu, yenisini, daha iyisini. Hiçbiri o eski, kullanılmış, tam ele oturan şeyin yerini tutmadı~.',
          needs: ['holdable', 'human'],
        },
        {
          text: 'Bir gün, {O} hiç yokmuş gibi bir saat geçirdiğini^ fark etti^. Sevinmesi^ gerekirdi~. Oysa ikinci kez yitirmiş gibi oldu^.',
        },
        {
          text: 'Uykusu^ seyreldi~. Geceleri evin içinde ağır ağır dolaşıyor, her seferinde aynı yerde duruyordu^. O yerde artık yalnızca kendi ayak izleri^ vardı~.',
          needs: ['human', '!child'],
        },
        {
          text: '{F} bir süre uğradı~, sonra uğramaz oldu~. Kızmıyordu^. Başkasının eksiğinin yanında uzun oturulmuyordu~; soğuk çekiyordu~.',
          needs: ['friend-knows', 'human'],
          gives: ['alone'],
        },
        {
          text: 'Bedel ağırdı~ ama en ağır yanı, kimsenin onu bedel saymamasıydı~. “Olur böyle şeyler,” diyorlardı~. Oluyordu~. {H:dat} olmuştu~.',
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: 'Bir gece her yer büsbütün karardı~. {H} ilk kez {O} yokken ne yapabileceğini^ sınamak zorundaydı^. Yavaş yavaş, yoklaya yoklaya ilerledi^; sabah olduğunda sandığından^ çok daha uzaktaydı^.',
        },
        {
          text: 'Bir sabah birisi geldi~. “Bende,” dedi~, “ama bedava vermem.” İstediği şey küçüktü~, bir yalandan ibaretti~. {H} o yalanı söylemek için bütün gün çalıştı^; akşam olduğunda ağzından^ yine doğrusu çıktı~.',
          needs: ['human', '!mute', 'third'],
        },
        {
          text: 'Tam vazgeçtiği^ gün bir iz gördü^. Belki eskiydi~, belki başkasınındı~. Ardına düştü^. İz bir çıkmazda bitti~; çıkmazın duvarına biri, çocuk eliyle, bir kapı çizmişti~.',
          needs: ['human'],
        },
        {
          text: 'Aynı şeyi yitirmiş birine rastladı^. Uzun uzun konuştular~, ilk kez açıklama yapmadan. Ayrılırken yabancı, “Geri dönse tanır mıydın?” dedi~. {H} eve kadar bu soruyla yürüdü^.',
          needs: ['!mute', 'human'],
        },
        {
          text: 'Ona^ bir fırsat tanıdılar~: her şey eski hâline dönebilirdi~, ama o günden beri öğrendikleri^ de silinecekti~. Bir gece süre vardı~. {H} öğrendiklerini^ saymaya başladı^; sabaha hâlâ sayıyordu^.',
          needs: ['human'],
        },
        {
          text: 'Yolda {F:acc} gördü^; ellerinde bir şey saklıyordu~. Bir an, yalnızca bir an, o sandı^. {F} ellerini açtı~: iki dilim ekmek. “Acıkmışsındır,” dedi~. {H} hem güldü^ hem içi^ burkuldu~.',
          needs: ['human', 'friend-knows', '!friend-cold'],
        },
        {
          text: 'Sonunda onu buldu^ ya da bulduğunu^ sandı^. Elini^ uzattığında titremesi^ kesildi~. Tuttu^, çevirdi^, ışığa kaldırdı^. Aynısıydı~. Bir tek kendisi^ aynı değildi^ artık.',
          needs: ['holdable', 'human'],
        },
        {
          text: 'Kış geldi~, her yer örtüldü~; aranacak bir şey kalmadı~. {H} pencerenin önünde oturup karın altında nelerin beklediğini düşündü^. Beklemek kötü bir şey değildi~ belki; belki yalnızca uzundu~.',
          needs: ['human', '!child'],
        },
        {
          text: 'Biri çıkıp onu hiç yitirmemiş olduğunu^ söyledi~. Hatta hiç sahip olmadığını^. Güzel konuşuyordu~, inandırıcıydı~. {H} bir an inanmak istedi^; sonra avucundaki^ o eski izi hissetti^.',
          needs: ['human', 'holdable'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Aramayı bırakmak da bir aramaktı~ belki, başka bir yöne doğru. {H} kapıyı açık bıraktı^ ve ilk kez, dönüp bakmadan, işinin^ başına oturdu^.',
          needs: ['human', '!child', 'third'],
        },
        {
          text: 'Yerine bir şey koymamaya karar verdi^. Boşluk orada kalacaktı~; üstü örtülmeden, adı değiştirilmeden. Gelen gidene de öyle dedi^: “Burada bir şey vardı.”',
          needs: ['human', '!mute'],
        },
        {
          text: '{F}, “Bir daha deneyelim,” dedi~. {H} uzun uzun düşündü^. Sonra, aylar sonra ilk kez, eliyle^ değil gözleriyle^ aramaya başladı^: yitirdiğini^ değil, kalanı.',
          needs: ['human', 'friend-knows', '!friend-cold', 'third'],
        },
        {
          text: 'Kızgınlığını^ da onun ardından gönderdi^. İkisi aynı yolda gözden kayboldu~. Geriye tuhaf bir ferahlık kaldı~; biraz üşüten, biraz da uyandıran.',
        },
        {
          text: 'Bir akşam olup biteni baştan anlattı^, bu sefer kimseyi suçlamadan, kendini^ de. Anlatınca hikâye küçüldü~, bir avuca sığdı~. {H} avucunu^ açtı^.',
          needs: ['human', '!mute'],
        },
        {
          text: 'Beklemekten vazgeçmedi^, yalnızca beklerken yaşamaya karar verdi^. Küçük bir farktı~ bu; dışarıdan bakan göremezdi~.',
        },
        {
          text: 'Son bir kez aynı yere gitti^. Orada ne varsa ona baktı^: bir taş, bir gölge, ayak altında ezilmiş ot. {O} yoktu~. Ama kalanların hepsi, tek tek, yerli yerindeydi~.',
        },
        {
          text: 'Önünde^ iki gün vardı~: biri dün, öteki yarın. Bugünü hangisine vereceğini^ seçmesi^ gerekiyordu~. Yarına verdi^, eli^ titreyerek.',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Çok sonra, hiç aramazken, bir an yanından^ geçer gibi oldu~: bir koku, bir ışık, bir adımın sesi. {H} durmadı^. Gülümsedi^ yalnızca ve yürüdü^.',
          needs: ['third'],
        },
        {
          text: '{F} o yıl bir kez bile konuyu açmadı~. Yılın son akşamında bir bardak fazladan koydu~ masaya. Kimse oturmadı~ o bardağın başına, kimse de kaldırmadı~.',
          needs: ['friend-knows', 'human', '!child'],
        },
        {
          text: 'Şimdi bir şeyi eline^ aldığında iki kez bakıyordu^: biri görmek, öteki hatırlamak için. İkinci bakışı yalnızca yitirenler bilirdi~.',
          needs: ['human'],
        },
        {
          text: 'Geri gelmedi~. Ama bir sabah boşluğun kıyısında küçük, yeşil bir şey gördü^. Koparmadı^. Adını da sormadı^.',
        },
        {
          text: 'Sonunda bir çocuk sordu~: “Nasıl bir şeydi?” {H} anlatmaya başladı^. Anlattıkça sözün ucunda bir ağırlık belirdi~, tanıdık, sıcak. Demek bir yerdeymiş, diye düşündü^. Demek buradaymış.',
          needs: ['!mute', '!child'],
        },
        {
          text: 'Kayıp ilanı uzun süre duvarda kaldı~. Yağmur harfleri tek tek aldı~. En sona bir tek soru işareti kalmıştı~; {H} her geçişinde^ ona selam veriyordu^.',
          needs: ['!willed', 'human', '!child'],
        },
        {
          text: 'O günü artık başka türlü anıyordu^: bir şeyin bittiği gün olarak değil, ellerinin^ boşaldığı gün olarak. Boş ellerle neler tutulabileceğini yavaş yavaş öğreniyordu^.',
          needs: ['human'],
        },
        {
          text: 'Akşamları aynı saatte ışığı biraz geç söndürüyordu^. Soran olursa alışkanlık diyordu^. Sormayan olursa, ki çoğu sormuyordu~, bir süre daha bekliyordu^ ışığın başında.',
          needs: ['human', 'third'],
        },
        {
          text: 'Gece indi~. {H} gözlerini^ kapadığında ilk kez karşısına^ o boşluk çıkmadı~; uzak, küçük bir ışık çıktı~. Ona doğru yürürken uyudu^.',
        },
      ],
    },
  ],
};
