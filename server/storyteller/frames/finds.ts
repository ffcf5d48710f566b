import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody comes by a thing that changes what they know of themselves. */
export const FINDS: Frame = {
  name: 'finds',
  verbs: new Set(['bulmak', 'keşfetmek', 'ele geçirmek', 'miras almak']),
  needs: ['object', '!person-object', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Çevresine^ baktı^; kimse yoktu~. {O:acc} bir kez daha, bu sefer ışığa tutarak inceledi^ ve ancak o zaman yalnız olduğuna^ sevindi^.',
          needs: ['holdable'],
        },
        {
          text: '{HP}, {EW.di}. Aramıyordu^. Arasaydı önünden^ geçip giderdi belki; insan aradığı şeyi kendi kafasındaki biçimiyle arar. Bu, kafasındaki^ hiçbir biçime uymuyordu~.',
          needs: ['third', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Yüreği^ önce hızlandı~, sonra yavaşladı~, sonra sanki kulak kesildi~. {O:acc} bırakıp gitmek için hâlâ zamanı^ vardı~. Gitmedi^.',
        },
        {
          text: '{HP}, {EW.di}. Parmaklarının^ ucuyla dokundu^. Soğuktu~, tozluydu~, gerçekti~. Onu^ en çok bu sonuncusu şaşırttı~.',
          needs: ['holdable', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Sevinmesi^ gerekirdi~. Oysa içine^ tuhaf bir tedirginlik çöktü~: sanki bir şey bulmamış da, biri tarafından bulunmuştu^.',
        },
        {
          text: '{HP}, {EW.di}. “Bu benim olamaz,” dedi^ yüksek sesle. Ses boşlukta dağıldı~. İtiraz eden çıkmadı~.',
          needs: ['!owned'],
        },
        {
          text: '{HP}, {EW.di}. O an yapılacak en akıllıca şey hiçbir şeye dokunmadan uzaklaşmaktı~. {H} bunu biliyordu^. Bilmesine rağmen yaklaştı^.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.di}. Yıllardır orada durmuş olmalıydı~; belki yüz kişi yanından geçmişti~. {H} yüz birinciydi^ ve eğilip bakan oydu~.',
          needs: ['third', 'holdable'],
        },
      ],
    },
    {
      name: 'look',
      variants: [
        {
          text: '{O:acc} eve götürdü^, kapıyı sürgüledi^, ışığa yaklaştırdı^. Kenarında küçük bir iz vardı~; bir harf de olabilirdi~, bir çizik de. Tırnağını^ üstünde gezdirdi^. Harfti~.',
          needs: ['holdable', 'human', '!child'],
          gives: ['sign', 'has-it'],
        },
        {
          text: 'Uzun uzun baktı^. Bir şeyin eski olduğunu anlamak kolaydır; ne kadar eski olduğunu anlamak için ona sessizlik gerekir. {H} bekledi^. {O} yavaş yavaş konuşmaya başladı~: kullanılmış yerleri, onarılmış yerleri, hiç dokunulmamış yerleri vardı~.',
          needs: ['holdable'],
        },
        {
          text: 'İlk akşam yalnızca seyretti^. İkinci akşam ayrıntılara sıra geldi~. Üçüncü akşam korkuyla fark etti^: Bu ayrıntılardan birini çocukluğundan^ tanıyordu^.',
          needs: ['human', '!child'],
          gives: ['memory'],
        },
        {
          text: 'Kimindi~? Ne zamandan beri oradaydı~? Neden {H:gen} karşısına^ çıkmıştı~? Üç soruydu~ ve {H} yanlış olanla başladı^: nedenini sordu^.',
          needs: ['third'],
        },
        {
          text: 'Birinin bunu kaybettiği belliydi~. İşin kötüsü, kaybedenin hâlâ aradığı da belliydi~: {O:gen} çevresinde, tozun içinde, taze ayak izleri vardı~.',
          needs: ['holdable'],
          gives: ['sought'],
        },
        {
          text: 'O gece {O:acc} düşündü^. Ertesi gün de. Üçüncü gün başka bir şey düşünmeye çalışırken yakaladı^ kendini^, vazgeçti^.',
        },
        {
          text: 'Anlamak istiyordu^. Anlamak için önce sormak, sormak için de birine güvenmek gerekiyordu~. Güvendiği tek bir kişi vardı~: {F}.',
          needs: ['third'],
        },
        {
          text: 'Dikkatini^ en çok neyin çektiğini sonradan çok düşündü^. Rengi değildi~, biçimi değildi~. Sanki biri onu az önce, acele etmeden, geri döneceğini bilerek bırakmıştı~.',
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{F} görür görmez geri çekildi~. “Bunu nereden aldın?” “Buldum.” “Böyle şeyler bulunmaz,” dedi~ {F}. “Böyle şeyler ya verilir ya çalınır. Hangisi?”',
          needs: ['holdable'],
          gives: ['friend-knows', 'sought'],
        },
        {
          text: '“Olduğu yere bırak,” dedi~ {F}. {H} güldü^. {F} gülmüyordu~. “Ciddiyim. Bir gece bile yanında tutma.”',
          needs: ['holdable'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F:dat} anlattı^. {F} dinledi~, dinledi~, en sonunda bir tek şey sordu~: “Peki sen ne umuyorsun?” {H} cevap vermek için ağzını^ açtı^; cevabının^ olmadığını o zaman anladı^.',
          gives: ['friend-knows'],
        },
        {
          text: '“Bunun bir sahibi var,” dedi~ {F}. “Belki öldü.” “Sahipler ölür, sahiplik ölmez.” {F} bunu öyle bir sesle söyledi~ ki {H} başka bir şey bildiğini sezdi^.',
          gives: ['friend-knows', 'friend-hides'],
        },
        {
          text: 'Konuyu {F:dat} açtığında^ ortalık karardı~. {F} ışığı yaktı~, geri döndü~, {O:dat} bakmadı~. “Anneannem bundan söz ederdi,” dedi~. “Biz masal sanırdık.”',
          needs: ['holdable', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} duyunca {F} sevindi~, fazla sevindi~. Kaç para edeceğini hesaplamaya başladı~ hemen. {H} bir an pişman oldu^; bazı şeyler yalnızken daha değerliydi~.',
          needs: ['holdable', 'human', '!child'],
          gives: ['friend-knows', 'friend-greedy'],
        },
        {
          text: '“Kimseye söyledin mi?” “Sana.” “Öyleyse artık iki kişiyiz,” dedi~ {F}, “ve iki kişinin bildiğini üçüncüsü de öğrenir.” Ertesi sabah ilk soran geldi~.',
          gives: ['friend-knows', 'sought'],
        },
        {
          text: '{V.dik:acc} duyunca {F} uzun süre konuşmadı~. Sonra cebinden bir kâğıt çıkarıp bir ad yazdı~. “Buna sor,” dedi~. “Ama benden duyduğunu söyleme.”',
          needs: ['human'],
          gives: ['friend-knows', 'name-given'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: 'İkinci hafta birileri sormaya başladı~. Önce uzaktan, laf arasında; sonra açıkça. {H} her seferinde aynı yalanı söyledi^ ve her seferinde yalan biraz daha ağırlaştı~.',
          needs: ['human'],
          gives: ['sought', 'lied'],
        },
        {
          text: 'Evine^ girmişlerdi~. Hiçbir şey kırılmamış, hiçbir şey alınmamıştı~; yalnızca her şey yerinden bir parmak oynatılmıştı~. {H} kapının eşiğinde durdu^. Ne aradıklarını biliyordu^. Yanındaydı~.',
          needs: ['holdable', 'human', '!child'],
          gives: ['sought'],
        },
        {
          text: '{O:acc} düşünmekten yapması^ gereken her şeyi yarım bıraktı^. Yarım kalan işler bir köşede birikti~, biriktikçe onu^ suçlamaya başladı~. Bir sabah üstüne^ bir de gerçek suçlama geldi~: “Değiştin sen.”',
          needs: ['human'],
        },
        {
          text: 'Bir şey kazanan herkes gibi, yitirdiğini^ sonradan fark etti^. Geceleri rahat uyumak gitmişti~. Tanımadığı^ birinin bakışından işkillenmemek gitmişti~. En çok da {F:ins} rahatça susabilmek gitmişti~.',
          needs: ['friend-knows', 'human'],
        },
        {
          text: 'Karşılığını isteyen çıkacaktı~, biliyordu^. Ama isteyenin bu kadar kibar olacağını düşünmemişti^. “Acele etmeyin,” dedi~ adam. “Ben otuz yıl bekledim, bir hafta daha beklerim.”',
          needs: ['human'],
          gives: ['sought', 'stranger'],
        },
        {
          text: '{F} artık ondan^ kaçıyordu~. Bir gün yolda karşılaştılar~; {F} karşıya geçti~. {H} seslenmedi^. Arada kalan birkaç adımlık yol, o güne kadar gördüğü^ en uzun yoldu~.',
          needs: ['friend-knows', 'third'],
          gives: ['alone'],
        },
        {
          text: 'Onu saklamak, bulmaktan zordu~. Her gün yerini değiştirdi^. Sonunda öyle iyi sakladı^ ki bir sabah kendisi^ de bulamadı^; iki saat, o iki saat, on yıl yaşlandı^.',
          needs: ['holdable', 'third', '!child'],
        },
        {
          text: 'Gerçeğe yaklaştıkça çevresindekiler^ uzaklaştı~. Kimi korkudan yaptı~ bunu, kimi kıskançlıktan. {H} ikisini birbirinden ayıracak kadar yakınlarında kalamadı^.',
          gives: ['alone'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: 'Bir akşam yaşlı bir kadın geldi~, kendini tanıtmadı~. “Bende bunun eşi var,” dedi~ ve avucunu açtı~. Gerçekten vardı~. İki parça yan yana gelince ortaya çıkan şey, ayrı ayrı hiçbirine benzemiyordu~.',
          needs: ['holdable'],
          gives: ['truth'],
        },
        {
          text: 'Kaybedenle yüz yüze geldi^ sonunda. Karşısında^ öfkeli biri bekliyordu^; yorgun biri çıktı~. “Geri istemiyorum,” dedi~ yabancı. “Yalnızca bir kez daha görmek istedim.”',
          gives: ['truth', 'stranger'],
        },
        {
          text: 'Ona bir anlaşma önerdiler~: susarsa^ kazanacaktı^, konuşursa^ her şeyini^ yitirecekti^. Bir gece süre verdiler~. {H} o gece hiç uyumadı^, ama düşünmekten değil; kararını^ çoktan vermişti^.',
          needs: ['human'],
          gives: ['sought'],
        },
        {
          text: 'İzleri tersinden sürdü^: bulduğu^ yerden geriye, bırakanın yürüdüğü yola. Yol, beklemediği^ bir kapıda bitti~. Kapıyı çaldı^. Açan {F} oldu~.',
          needs: ['friend-knows', 'human'],
          gives: ['truth', 'friend-hides'],
        },
        {
          text: 'Öğrendiğinde^ oturdu^. {O} birine aitti~, evet; ama o birinin adı, kendi soyundan^ bir addı~. Yıllar önce evden çıkıp dönmeyen, kimsenin konuşmadığı bir ad.',
          needs: ['human', '!child', '!owned'],
          gives: ['truth', 'kin'],
        },
        {
          text: '“Sahte,” dedi~ bilen kişi, bir bakışta. {H} güldü^. Sahte bir şey için bunca kişi bunca yıl susmazdı~. “Bir daha bakın,” dedi^. Adam bir daha baktı~ ve bu sefer elleri titredi~.',
          needs: ['holdable', 'human'],
          gives: ['truth'],
        },
        {
          text: 'Bir gün her şeyi olduğu yere geri götürdü^. Bıraktı^, uzaklaştı^, yüz adım saydı^. Yüz birinci adımda durdu^. Arkasından^ biri koşuyordu~: “Bunu düşürdünüz,” diyordu~ nefes nefese.',
          needs: ['holdable', 'human'],
        },
        {
          text: 'Gerçek, beklediğinden^ küçüktü~. Ortada ne bir hazine vardı~ ne bir lanet; yalnızca tutulmamış bir söz. Ama sözü veren hâlâ yaşıyordu~ ve {H} artık nerede olduğunu biliyordu^.',
          gives: ['truth', 'promise'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'İki şey yapabilirdi^: saklamak ya da vermek. Saklarsa^ kimse bilmeyecekti~. Ama kendisi^ bilecekti^ ve {H} kendisiyle^ aynı evde yaşıyordu^. Sabah erkenden yola çıktı^.',
          needs: ['human', 'third'],
        },
        {
          text: '{O:acc} sahibine götürdü^. Kapı açıldığında söyleyeceği^ her şeyi unuttu^. Uzattı^ yalnızca. Karşısındaki^, elini uzatmadan önce gözlerini kapadı~.',
          needs: ['holdable', 'human'],
          gives: ['gave'],
        },
        {
          text: '“Sende kalsın,” dediler~ en sonunda. Kolay olan buydu~. {H} başını^ iki yana salladı^. “Bende yeterince kaldı.”',
          needs: ['holdable'],
          gives: ['gave'],
        },
        {
          text: 'Herkes bir şey söyledi~: sat, sakla, yak, unut. {H} hepsini dinledi^, hepsine teşekkür etti^. Sonra hiç kimsenin aklına gelmeyeni yaptı^: bulduğu^ günü ve yeri, kendi adıyla^ birlikte, herkesin okuyacağı bir duvara yazdı^.',
          needs: ['human'],
        },
        {
          text: 'Artık geri dönülecek bir yer yoktu~; ileride ne olduğunu da kimse söylemiyordu~. {H} bir süre eşikte durdu^. Sonra bir şeyi yıllarca taşımanın da, bir anda bırakmanın da aynı kollarla yapıldığını düşündü^ ve bıraktı^.',
        },
        {
          text: '{F} yalvardı~: “Bırak bu işi.” Bırakabilirdi^. Ama bırakırsa^ geriye hep yarım kalmış bir soru kalacaktı~ ve {H} yarım sorularla yaşayan insanların yüzünü iyi biliyordu^.',
          needs: ['human'],
        },
        {
          text: 'Yazı da tura da kendi elindeydi~. Parayı attı^, havadayken tutmadı^. Hangi yüzün geleceğini umduğunu^ o kısacık anda anlamıştı^; yere düşmesini beklemeden yürüdü^.',
          needs: ['human', 'third', '!child'],
        },
        {
          text: 'Vazgeçmek için çok geç, anlatmak için çok erkendi~. {H} üçüncü yolu seçti^: bekledi^. Beklemek de bir karardı~, yeter ki ne beklediğini^ bilsin insan.',
          needs: ['third', 'human'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Bir yıl sonra aynı yerden geçti^. Boştu~. Yine de eğilip baktı^, eliyle^ yokladı^. Parmaklarına^ biraz toz bulaştı~, hepsi bu. Silmedi^.',
          needs: ['human'],
        },
        {
          text: 'Şimdi birisi {H:dat} bir şey kaybettiğini söylese, önce nerede diye sormuyordu^. “Ne zamandır aramıyorsun?” diye soruyordu^.',
        },
        {
          text: 'Sonunda {O} gitti~, hikâyesi kaldı~. Hikâye elden ele geçtikçe büyüdü~, süslendi~, tanınmaz oldu~. {H} hiçbirini düzeltmedi^. Doğrusunu bilmek ona^ yetiyordu~.',
          needs: ['third'],
        },
        {
          text: '{F} bir akşam kapıda belirdi~. Ne özür diledi~ ne açıklama yaptı~. “Bana bir daha göster,” dedi~. {H} boş elini^ uzattı^; {F} uzun uzun baktı~, sanki gerçekten bir şey görüyordu~.',
          needs: ['friend-knows', 'gave', 'human'],
        },
        {
          text: 'O günden geriye küçük bir alışkanlık kaldı~: yürürken ara sıra durup yere bakıyordu^. Soranlara, “Ayakkabım,” diyordu^. Kimse inanmıyordu~, kimse de üstelemiyordu~.',
          needs: ['human'],
        },
        {
          text: 'Gece bitmek üzereydi~. Uzakta bir horoz öttü~, erkenden, belki yanlışlıkla. {H} aylar sonra ilk kez, aklında^ hiçbir soru olmadan uyudu^.',
        },
        {
          text: '“Pişman mısın?” dedi~ {F}. {H} düşündü^. Uykusuz geceleri, yalanları, çalınan kapıları düşündü^. “Bulduğuma hayır,” dedi^. “Bu kadar geç bulduğuma, biraz.”',
          needs: ['friend-knows'],
        },
        {
          text: 'Kimi akşamlar {H} o ilk anı yeniden kurmaya çalışıyordu^: ışık nereden geliyordu~, hava nasıldı~, eğilmeden önce ne düşünüyordu^? Hiçbirini tam hatırlamıyordu^. Bir tek eğildiğini^ hatırlıyordu^.',
        },
      ],
    },
  ],
};
