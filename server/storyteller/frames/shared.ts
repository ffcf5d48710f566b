import type { Beat } from '../types.ts';

/** What any story can be filled with between its steps: days that pass, habits, a word with the friend. */
export const INTERLUDE: Beat = {
  name: 'interlude',
  variants: [
    {
      text: 'Günler birbirine benziyordu~. {H} sabahları kalkıyor, yapılacak ne varsa sırayla yapıyor, akşam olunca aynı soruyla baş başa kalıyordu^.',
      needs: ['human'],
    },
    {
      text: 'Yağmur iki gün hiç durmadı~. Üçüncü gün bulutlar aralandığında her şey biraz daha net görünüyordu~; görünenlerin hepsi güzel değildi~.',
      needs: ['!rain'],
      gives: ['rain'],
    },
    {
      text: 'Bir ara hiç yoktan bir türkü takıldı~ diline^. Sözlerini unutmuştu^, ezgisi kalmıştı~. Bütün gün onu mırıldandı^ ve o gün, nedense, daha az korktu^.',
      needs: ['human', '!mute'],
    },
    {
      text: 'Bir akşam ekmeği ikiye böldü^, yarısını kenara ayırdı^. Kimin için ayırdığını^ bilmiyordu^. Sabah o yarıyı kuşlara verdi^ ve bundan kimseye söz etmedi^.',
      needs: ['human', '!space'],
    },
    {
      text: 'Uyku geç geldi~, erken gitti~. Arada kalan o birkaç saatte gördüğü^ düşlerin hiçbirini hatırlamıyordu^; yalnızca birinin adını^ söylediğini biliyordu^.',
      needs: ['human'],
    },
    {
      text: 'Kimi günler kendini^ inandırmayı başarıyordu^: Her şey yoluna girecekti~. O günlerde adımları^ hızlanıyor, sesi^ yükseliyordu~. Sonra küçücük bir ayrıntı, her şeyi eski yerine oturtuyordu~.',
      needs: ['human'],
    },
    {
      text: 'Eskiden böyle zamanlarda yürürdü^; yürüdükçe düşünceleri^ seyrelirdi~. Şimdi de yürüdü^. Düşünceleri^ seyrelmedi~ ama yol, hiç değilse, bir yere vardı~.',
      needs: ['!space'],
    },
    {
      text: 'Yanından^ koşarak bir çocuk geçti~, dönüp güldü~. {H} gülümsemekte geç kaldı^; çocuk çoktan gözden kaybolmuştu~. O geç kalmış gülümseme bütün gün yüzünde^ durdu~.',
      needs: ['human', '!solitary', '!space', '!child'],
    },
    {
      text: 'Söylenmemiş sözler insanın boğazında değil, omuzlarında birikiyordu~. {H} bunu akşamları, ceketini^ çıkarırken anlıyordu^: Ceket çıkıyordu~, ağırlık kalıyordu~.',
      needs: ['human', '!child'],
    },
    {
      text: 'Bir mektup yazmaya oturdu^. İlk satırı üç kez değiştirdi^, ikinci satıra hiç geçemedi^. Kâğıdı katlayıp bir kitabın arasına koydu^. Bazı mektuplar yazılmadan da okunurdu~.',
      needs: ['human', '!child'],
    },
    {
      text: 'Her şeyin bir sırası vardı~ ve sıra hep başkasındaydı~. Beklemek bir hünerse {H} onu o günlerde öğrendi^: kıpırdamadan, söylenmeden, yine de uyumadan.',
    },
    {
      text: 'Işık yer değiştirdikçe çevredeki her şey de yer değiştiriyor gibiydi~. {H} oturup bunu seyretti^. Akşam olduğunda kimse bir şeye dokunmamıştı~, ama hiçbir şey sabahki yerinde değildi~.',
    },
    {
      text: 'Bir yanlışlık yaptı^, küçük bir şey; başka zaman olsa gülüp geçerdi^. Bu kez uzun uzun ona baktı^. Dalgınlık değildi~ bu. Aklı^ başka bir yerde çalışıyordu~ ve elleri^ bunu herkesten önce anlamıştı~.',
      needs: ['human'],
    },
    {
      text: 'Eski bir söz geldi~ aklına^: Acele eden, yolu iki kere yürürmüş. O güne kadar bunu yolla ilgili sanmıştı^. Şimdi, olduğu^ yerde dururken, neyle ilgili olduğunu görüyordu^.',
    },
    {
      text: 'Ortalık tenhalaşınca sesler daha uzaktan geliyordu~. Bir kapı, bir köpek, birinin kahkahası. {H} hepsini tek tek dinledi^. Dünya, kimseye aldırmadan, kendi işini görüyordu~.',
      needs: ['!solitary', '!space', '!mute'],
    },
    {
      text: 'Ellerini^ yıkadı^, uzun uzun, sanki elleriyle^ ilgili bir şeymiş gibi. Su soğuktu~. Sonra kurulandı^ ve aynadaki yüze, tanımadığı^ birine bakar gibi, kısaca başını^ salladı^.',
      needs: ['human'],
    },
    {
      text: 'Karar almak için ille de büyük bir gün gerekmiyordu~. Kararların çoğu böyle, su kaynarken, ayakkabı bağlanırken alınıyordu~. {H} ayakkabısını^ bağladı^ ve bir süre öyle, eğilmiş, kaldı^.',
      needs: ['human'],
    },
    {
      text: '{F} o günlerde az uğruyordu~. Uğradığında da havadan sudan konuşuyorlardı~; ikisi de asıl konunun çevresinden, buz üstünde yürür gibi, dikkatle dolaşıyordu~.',
      needs: ['third', 'human', 'friend-knows', '!friend-cold', '!alone'],
    },
    {
      text: '“Yorgun görünüyorsun,” dedi~ {F}. “Değilim,” dedi^ {H}. İkisi de bunun yalan olduğunu biliyordu~ ve ikisi de üstüne gitmedi~. Bazen dostluk, bir yalanı olduğu yerde bırakmaktı~.',
      needs: ['third', 'human', '!friend-cold', '!alone'],
    },
    {
      text: '“Bir şey söyle,” dedi~ {F} uzun bir sessizlikten sonra. {H} düşündü^. “Daha bitmedi,” dedi^. {F} başını salladı~. Sormadı~, çünkü o da bitmediğini biliyordu~.',
      needs: ['human', 'friend-knows', '!alone'],
    },
    {
      text: 'Küçük şeylere tutundu^: bir bardağın sıcağına, yerini bilen bir adıma, hep aynı saatte duyulan o tanıdık sese. Küçük şeyler büyükleri taşımıyordu~ ama insanı bir sonraki saate kadar taşıyordu~.',
      needs: ['human', '!mute'],
    },
    {
      text: 'Geçen zamanın bir yararı oldu~: Korku, kenarları törpülenmiş bir taşa döndü~. Hâlâ oradaydı~, hâlâ ağırdı~, ama artık elini^ kesmiyordu~.',
      needs: ['human'],
    },
    {
      text: '“Sen olsan ne yapardın?” diye sordu^ bir akşam. {F} ateşe baktı~, ışığa baktı~, ellerine baktı~. “Ben de sana sorardım,” dedi~ sonunda.',
      needs: ['human', 'friend-knows', '!friend-cold', '!alone'],
    },
    {
      text: 'Hiçbir şeyin olmadığı bir gün geçti~. {H} böyle günlere eskiden boş derdi^; şimdi biliyordu^ ki asıl işler o boşluklarda, kimse bakmazken görülüyordu~.',
    },
    {
      text: 'Bir an, her şeyi bırakıp gitmeyi düşündü^. Düşünce güzeldi~, hafifti~, çantasızdı~. Sonra ilk adımda ayağına^ dolandı~ ve {H} gülerek yerine^ döndü^.',
      needs: ['human', '!child', '!solitary'],
    },
    {
      text: 'Küçükken karanlıktan değil, karanlıkta susanlardan korkardı^. Şimdi kendisi^ susuyordu^. Bunu fark edince, kimse duymasa da, adını^ yüksek sesle söyledi^.',
      needs: ['human', '!child', '!mute'],
    },
    {
      text: 'Dünya {H:dat} göre hep biraz büyüktü~ ya da biraz küçük; tam geldiği bir günü hatırlamıyordu^. O gün de gelmedi~. Yine de ilk kez bunu dert etmedi^.',
      needs: ['!human', 'third'],
    },
    {
      text: 'Kimse bir şey sormadı~, kimse bir şey söylemedi~. {H} bu sessizliği önce sevdi^, sonra saydı^, sonra küçük bir ses çıkarıp bozdu^.',
      needs: ['!mute'],
    },
    {
      text: 'Uzaktan bir ışık göründü~, yaklaştı~, geçip gitti~. {H} ardından uzun uzun baktı^. Giden her şeyin bir yere vardığını düşünmek iyi geliyordu~.',
    },
    {
      text: 'Bir oyun buldu^ kendine^: Gördüğü^ her şeye yeni bir ad veriyordu^. Akşama kadar on yedi ad buldu^, en güzelini kendine^ sakladı^.',
      needs: ['!human'],
    },
    {
      text: 'O gün her şeye iki kez baktı^. İlkinde olanı, ikincisinde olabilecek olanı gördü^. İkincisi daha kalabalıktı~.',
    },
    {
      text: 'Bekledi^. Beklemek de bir işti~; insanın, hayvanın, taşın bildiği en eski iş. {H} bu işi kimseden öğrenmemişti^, ama iyi yapıyordu^.',
    },
    {
      text: 'Bir şarkının yarısını biliyordu^. Öbür yarısını o gece uydurdu^. Uydurduğu^ yarı, nedense, ötekinden daha tanıdık geldi~.',
      needs: ['!mute'],
    },
    {
      text: 'Sabah, gecenin bıraktığı yerden başladı~. Değişen pek bir şey yoktu~; yalnızca gölgeler öteki yana geçmişti~ ve {H} onların yerine oturdu^.',
    },
    {
      text: 'Küçük bir iyilik gördü^ o gün, adını bilmediği^ birinden. Karşılığını veremedi^. Aklının^ bir kenarına yazdı^: verilecek.',
      needs: ['!solitary'],
    },
    {
      text: 'Düş görüp görmediğini^ kimse bilmezdi~. {H} biliyordu^. O gece gördü^ ve sabah, düşün içinden küçük bir şeyi yanında^ getirmiş gibi, bir süre kıpırdamadı^.',
      needs: ['!human'],
    },
    {
      text: 'Korktuğunu^ anlamak için epey düşündü^. Korku, {H:dat} anlatılandan başkaydı~: Kaçmak istemiyordu^, yalnızca birinin daha orada olmasını istiyordu^.',
      needs: ['!human'],
    },
  ],
};

/** A second event of the idea, in {N}. */
export const LATER: Beat = {
  name: 'later',
  variants: [
    { text: 'Sonra {N.di}. Kimse şaşırmadı~ belki, ama kimse de bunu beklemiyordu~.', needs: ['!solitary'] },
    { text: 'Bununla kalmadı~: {N.di}. Bir adım ötekini çağırıyordu~ ve {H} artık saymıyordu^.' },
    {
      text: 'Ardından {N.di}. Düşünülüp taşınılmış bir şey değildi~; {H:gen} elleri^ aklından^ önce davranmıştı~.',
      needs: ['human'],
    },
    {
      text: 'Çok geçmeden {N.di}. Olacağı buydu~ belki; başka türlüsü {H:gen} aklına^ gelmemişti~.',
    },
    { text: 'Günler sonra {N.di}. O ana kadar olanların hepsi bunun içinmiş gibi geldi~ {H:dat}.' },
    { text: 'Sonunda {N.di}. Öncesi ile sonrası arasında bir nefeslik zaman vardı~, o kadar.' },
    {
      text: 'Bir gün {N.di}. Küçük bir şey gibi göründü~; büyüklüğü ancak akşam, her yer susunca anlaşıldı~.',
    },
  ],
};

/** How a text goes on that somebody has begun. */
export const OPENING: Beat = {
  name: 'opening',
  variants: [
    {
      text: 'Sabah olduğunda hiçbir şey silinmemişti~. {H} gözlerini^ açar açmaz her şey, bırakıldığı yerden, sessizce yürümeye başladı~.',
    },
    {
      text: '{V.dik} günden beri çok şey değişmişti~, ama değişenlerin hiçbiri göze görünmüyordu~. {H} bunu en çok akşamları duyuyordu^.',
      needs: ['!state', '!habit', 'event'],
    },
    {
      text: 'Aradan bir hafta geçti~. Bir haftada insan neye alışmazdı~ ki? {H} buna alışmadı^.',
      needs: ['human'],
    },
    {
      text: 'Kaldığı^ yerden başlamak sandığından^ zordu~. {H} bir süre hiçbir şeye dokunmadan durdu^; sonra, biri omzuna^ dokunmuş gibi, kalktı^.',
      needs: ['human'],
    },
    {
      text: 'Sonraki günler sessiz geçti~. Sessizlik boşluk değildi~; henüz söylenmemiş ne varsa hepsi onun içinde sırasını bekliyordu~.',
    },
    {
      text: '{V.dik:acc} artık yeni bir şey gibi düşünmüyordu^. Eski bir komşu gibiydi~: hep orada, hep biraz fazla yakın.',
      needs: ['human', 'event'],
    },
    {
      text: 'Haber beklenmedik bir saatte geldi~. Kısa bir cümleydi~; {H} onu iki kez dinledi^ ve ikisinde de başka bir şey anladı^.',
      needs: ['human'],
    },
    {
      text: 'Hiçbir şey bitmemişti~. {H} bunu, her şeyin bittiğini söyleyenlerin gözlerine bakarken anladı^; o gözlerin hepsi başka yere bakıyordu~.',
      needs: ['!solitary'],
    },
    {
      text: 'Bir süre kimse o konuyu açmadı~. Açılmayan konular küflenmiyordu~; tersine, karanlıkta büyüyordu~. {H} bir akşam kapağı kaldırmaya karar verdi^.',
      needs: ['!solitary'],
    },
  ],
};

/** How a chapter ends that is not the last. */
export const HOOK: Beat = {
  name: 'hook',
  variants: [
    {
      text: 'Döndüğünde^ içeride ışık yanıyordu~. Oysa çıkarken söndürmüştü^.',
      needs: ['human', '!space'],
    },
    {
      text: 'Tam o sırada bir ses duydu^. Tanıyordu^ bu sesi; yalnızca, bir daha duyacağını^ hiç sanmamıştı^.',
      needs: ['!mute'],
    },
    {
      text: 'Ertesi gün erkenden yola çıkacaktı^. Nereye gideceğini^ biliyordu^. Kiminle karşılaşacağını^ bilmiyordu^; bilseydi^ belki de çıkmazdı^.',
      needs: ['human', '!solitary'],
    },
    {
      text: '“Daha bitmedi,” dedi~ {F}. Yüzü, söyleyecek bir şeyi olup da söyleyemeyen birinin yüzüydü~. {H} bekledi^.',
      needs: ['human'],
    },
    {
      text: 'Cevap gelmişti~ ama yanlış soruya. Doğru soruyu ise yalnızca bir kişi biliyordu~ ve o da yıllardır ortalıkta yoktu~.',
      needs: ['!solitary'],
    },
    {
      text: 'Gece yarısına doğru uyandı^. Bir şey değişmişti~. Ne olduğunu bulmak için kıpırdamadan dinledi^; karanlık da onu^ dinliyordu~.',
      gives: ['night'],
    },
    {
      text: 'O an, baştan beri gözünün^ önünde duran şeyi gördü^. Nasıl da kaçırmıştı^! Ama artık dönüp bakmaya değil, koşmaya vakit vardı~.',
      needs: ['human'],
    },
    {
      text: 'Bundan sonrası kolay olmayacaktı~. {H} ilk adımı attı^ ve arkasında^ bir şeyin, yavaşça, kapandığını duydu^.',
    },
  ],
};

/** Ends in the tone that was asked for. */
export const ENDINGS: Readonly<Record<'happy' | 'dramatic' | 'open' | 'twist', Beat>> = {
  happy: {
    name: 'happy end',
    variants: [
      {
        text: 'Sonunda güldü^. Küçük, kısa bir gülüştü~, ama ardından bir başkası geldi~, sonra bir başkası daha. Akşam, uzun zamandır ilk kez, acele etmeden indi~.',
      },
      {
        text: 'Her şey yerli yerine oturmadı~; oturması da gerekmiyordu~. Işık yanıyordu~, içerisi sıcaktı~ ve {H} olmak istediği^ yerdeydi^.',
      },
      {
        text: 'O gece derin, düşsüz bir uyku uyudu^. Sabah uyandığında^ ilk duyduğu^ şey bir şarkıydı~; sonra şarkıyı kendisinin^ mırıldandığını^ anladı^.',
        needs: ['!mute'],
      },
      {
        text: '{F} kapıda bekliyordu~. Bir şey söylemedi~, yalnızca kollarını açtı~. {H} ilk kez, sonrasını hesaplamadan, yürüdü^.',
      },
      {
        text: 'Bir düğüm çözülünce ötekiler de çözülüyormuş; {H} bunu o gün öğrendi^. Akşam olduğunda geriye yalnızca düz, uzun, yumuşak bir ip kalmıştı~.',
      },
      {
        text: 'Sabah her zamanki saatte geldi~, ama bu kez kapıyı çalmadan. {H} onu bekliyordu^; gülümseyerek yer açtı^.',
      },
    ],
  },
  dramatic: {
    name: 'dramatic end',
    variants: [
      {
        text: 'Kazanmıştı^ belki. Ama kazandığı^ şeyi koyacak bir yer bulamadı^. Elinde^ tuttu^, tuttu^; sonunda ellerini^ boş indirdi^.',
      },
      {
        text: 'Doğrusunu öğrenmişti^. Doğru soğuktu~, sertti~ ve kimseyi ısıtmıyordu~. {H} onu yanına^ aldı^, çünkü bırakılacak bir şey de değildi~.',
      },
      {
        text: 'Geri dönüş yoktu~. {H} bunu başından beri biliyordu^; yine de son adımda durup bir kez arkasına^ baktı^. Orada kimse kalmamıştı~.',
      },
      {
        text: 'Gün battığında her şey bitmişti~. Bitenin ne olduğunu bir tek {H} biliyordu^ ve bunu anlatacak kimsesi^ yoktu~.',
        needs: ['third'],
      },
      {
        text: 'Söylenecek söz kalmayınca sustular~. O sessizlikten kimse ilk önce çıkmak istemedi~. {H} kapıyı arkasından^ yavaşça çekti^.',
      },
      {
        text: 'Elde kalan, bir avuç külden biraz fazlaydı~. {H} onu üflemedi^, savurmadı^. Bir kutuya koydu^ ve kutuya bir ad vermedi^.',
      },
    ],
  },
  open: {
    name: 'open end',
    variants: [
      {
        text: 'Cevap bir gün gelirdi~ ya da gelmezdi~. {H} ışığı söndürmedi^. Yol karanlıktı~, ama bir yol olduğu görülüyordu~.',
      },
      {
        text: 'İki kapı vardı~ önünde^. Birinin ardında ne olduğunu biliyordu^. Elini^ ötekine uzattı^.',
      },
      {
        text: 'Son söz söylenmedi~. Söylenseydi belki her şey biterdi~; oysa {H} bitmesini istemiyordu^. Bekledi^. Bir yerde birinin adım sesleri duyuldu~.',
      },
      {
        text: 'Ne olacağı belli değildi~. Belli olan bir tek şey vardı~: Yarın sabah, erkenden, yeniden başlayacaktı^.',
      },
      {
        text: 'Defterin son sayfasını boş bıraktı^. Bir gün biri yazardı~ orayı; belki kendisi^, belki hiç tanımadığı^ biri.',
      },
      {
        text: 'Uzakta bir ışık yandı~, söndü~, yeniden yandı~. {H} onun ne dediğini bilmiyordu^. Yine de karşılık verdi^.',
      },
    ],
  },
  twist: {
    name: 'twist end',
    variants: [
      {
        text: 'Her şey anlaşıldıktan sonra geriye tek bir soru kaldı~. {H} onu yüksek sesle sormadı^. Çünkü cevabı en başından beri biliyordu^.',
      },
      {
        text: 'Sonra son ayrıntı yerine oturdu~ ve bütün resim ters döndü~. Aranan hiç uzakta olmamıştı~. {H} aynanın önünde durdu^, uzun uzun baktı^.',
      },
      {
        text: '“Bunu sana kim anlattı?” diye sordu~ {F}. {H} ağzını^ açtı^, kapadı^. Kimse anlatmamıştı~. Bunu bilebilecek tek kişi, olanları yapan kişiydi~.',
      },
      {
        text: 'Ertesi gün aynı yere yeniden gitti^. Hiçbir iz yoktu~; ne bir taş ne bir çizik. Yerde yalnızca, kendi el yazısıyla^ yazılmış bir not duruyordu~: “Geç kaldın.”',
      },
      {
        text: 'Gülmeye başladı^. Herkes onu^ izliyor sanmıştı~; oysa ilk günden beri izleyen {H} olmuştu~.',
        needs: ['third'],
      },
      {
        text: 'Kapı açıldı~ ve içeri giren, {H:gen} her şeyi anlattığı^ o kişi oldu~. Yüzünde hiçbir şaşkınlık yoktu~. “Biliyorum,” dedi~. “Hepsini ben istemiştim.”',
      },
    ],
  },
};
