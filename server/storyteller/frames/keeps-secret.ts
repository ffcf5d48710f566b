import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody hides a thing or a truth from those who have a right to it. */
export const KEEPS_SECRET: Frame = {
  name: 'keeps-secret',
  verbs: new Set([
    'saklamak',
    'gizlemek',
    '-söylemek',
    '-anlatmak',
    'yalan söylemek',
    '-iletmek',
    '-itiraf etmek',
  ]),
  needs: ['secret'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Bunu yaparken eli^ titremedi~, sesi^ değişmedi~. Asıl korkutucu olan da buydu~: bu kadar kolay olması.',
          needs: ['human', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Kötü bir niyeti^ yoktu~. Yalnızca o an, doğruyu söylemek için gereken bir iki saniye, her zamankinden uzun göründü~.',
        },
        {
          text: 'Herkes konuşuyordu~ o akşam; herkesin anlatacak bir şeyi vardı~. {HP} dinledi^, başını^ salladı^, gülünecek yerde güldü^. Sonra {EW.di}.',
          needs: ['human', '!when'],
        },
        {
          text: '{HP}, {EW.olağan}. Bir gün sürer sanmıştı^. Ertesi gün bir gün daha istedi^, sonra bir hafta. Günler bir duvar gibi üst üste kondu~; artık arkasına geçmek isteyen, önce onu yıkmak zorundaydı~.',
        },
        {
          text: '{HP}, {EW.olağan}. Kimse sormadığı için yalan da sayılmazdı~ bu. En azından {H} ilk gece kendine^ böyle söyledi^ ve uyudu^.',
        },
        {
          text: '“Bir şey mi var?” diye sordular~. “Yok,” dedi^. İşte böyle başladı~; {HP}, tek bir kelimeyle, {EW.di}.',
          needs: ['!habit', '!negative', '!when'],
        },
        {
          text: '{HP}, {EW.olağan}. Yüzünü^ yıkadı^, suyun altında biraz fazla kaldı^. Aynaya bakmadan kurulandı^.',
          needs: ['human', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Sebebini soran olsaydı, birini korumak için, derdi^. Kimi koruduğunu^ soran olsaydı susardı^.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.olağan}. O kadar sessiz oldu~ ki bu, evin içinde bir saatin durması gibi, ancak sonradan fark edilecekti~.',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'weight',
      variants: [
        {
          text: 'Saklanan şey küçülmüyordu~. Geceleri, herkes uyuyunca, yanına^ gelip oturuyor gibiydi~. {H} ona bakmamayı öğrendi^; o da sabretmeyi öğrendi~.',
        },
        {
          text: 'Yeni bir dikkat edindi^: kapı çalınca önce kimin geldiğini, söz açılınca önce nereye varacağını kolluyordu^. Bir sofrada tuz istemek bile küçük bir hesap olmuştu~.',
          needs: ['human'],
        },
        {
          text: 'Bir zaman sonra asıl zorluğun susmak olmadığını anladı^. Zor olan, susarken başka şeylerden söz etmekti~: havadan, yoldan, gelecek yazdan.',
        },
        {
          text: 'Rüyalarında hep aynı şey oluyordu~: kalabalık bir yerde ayağa kalkıyor, ağzını^ açıyor, her şeyi anlatıyordu^. Kimse dönüp bakmıyordu~. Uyandığında^ rahatlamış mı, kırılmış mı, bilemiyordu^.',
          needs: ['human'],
        },
        {
          text: 'Kimse şüphelenmiyordu~. Bu onu^ rahatlatmalıydı~. Oysa her güven dolu bakış, ödenmesi gereken bir borç gibi üstüne^ yazılıyordu~.',
          needs: ['third'],
        },
        {
          text: 'Üç kez söylemeye niyetlendi^. Birincisinde biri içeri girdi~. İkincisinde karşısındaki ağlamaya başladı~, başka bir sebepten. Üçüncüsünde önünde hiçbir engel yoktu~; yine de söyleyemedi^.',
        },
        {
          text: 'Alıştığını^ sanıyordu^. Sonra bir gün, hiç ilgisiz bir şeye gülerken, gülüşünün^ yarıda kesildiğini fark etti^. Sanki içeriden biri, yeter, demişti~.',
        },
        {
          text: 'Küçük şeyleri unutmaya başladı^: bir adı, bir randevuyu, ocaktaki suyu. Aklının^ bütün kilitleri tek bir kapıya takılmıştı~; öteki kapılar açık kalıyordu~.',
          needs: ['human', '!child'],
        },
      ],
    },
    {
      name: 'suspicion',
      variants: [
        {
          text: 'İlk anlayan {F} oldu~. Bir şey söylemedi~; yalnızca giderken eşikte durdu~. “Ne zaman istersen,” dedi~, “ben bir şey sormadan da oturabilirim.” {H} teşekkür edemedi^.',
          needs: ['human'],
          gives: ['friend-suspects'],
        },
        {
          text: '“Sen eskiden daha çok konuşurdun,” dedi~ {F}. “Eskiden daha az şey biliyordum.” Şaka olsun diye söylemişti^. {F} gülmedi~, {H}+de gülmedi^.',
          gives: ['friend-suspects'],
          needs: ['third'],
        },
        {
          text: 'Bir akşam {F} damdan düşer gibi sordu~: “Bir şeyi bilsen ve ben üzüleceğim diye söylemesen, sana kızar mıyım sence?” {H} soruyu duymamış gibi yaptı^. Oysa duyduğunu^ {F}+de biliyordu~.',
          gives: ['friend-suspects'],
        },
        {
          text: 'Yanlış bir söz yetti~. {H} söylememesi^ gereken bir ayrıntıyı söyledi^; {F} bardağını yavaşça masaya bıraktı~. “Sen bunu nereden biliyorsun?”',
          needs: ['human', '!child'],
          gives: ['friend-suspects', 'close'],
        },
        {
          text: '{F} bir sabah erkenden geldi~. Gözleri şişti~. “Bana doğruyu söyleyecek tek kişi sensin,” dedi~, “onun için sana geldim.” {H} o an yer yarılsın istedi^.',
          gives: ['friend-suspects', 'close'],
        },
        {
          text: 'Birileri fısıldaşmaya başlamıştı~. {H} yaklaşınca susuyor, uzaklaşınca yeniden başlıyorlardı~. Belki başka bir şey konuşuyorlardı~. Belki. {H} artık hiçbir şeyin başka bir şey olduğuna inanamıyordu^.',
          gives: ['close'],
        },
        {
          text: '“Yemin et,” dedi~ {F}, yarı şaka. {H} elini^ kalbine^ götürdü^. Kalbi^ öyle hızlı atıyordu~ ki {F:gen}+de duyduğundan korktu^. {F} yemini duymadan konuyu değiştirdi~. Ya da öyle göründü~.',
          needs: ['human'],
          gives: ['friend-suspects'],
        },
        {
          text: '{F} hiçbir şey sormuyordu~, sorun da buydu~. Soran insana kızılabilir, kaçılabilir, yalan söylenebilirdi~. Sormayan insanın karşısında yapılacak tek şey vardı~, {H} onu da yapamıyordu^.',
          gives: ['friend-suspects'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: 'Susmanın bir de kirası vardı~ ve kira her gün isteniyordu~: çevrilen bir baş, geçiştirilen bir soru, erken kalkılan bir sofra. {H} ödedi^, ödedi^; borç azalmadı~.',
          needs: ['human'],
        },
        {
          text: 'Derken başkası suçlandı~. Eli^ kolu^ bağlı, izledi^. Suçlanan kendini savunmadı~ bile; yalnızca herkese tek tek baktı~. Sıra {H:dat} gelince bakışı biraz uzun sürdü~.',
          needs: ['human'],
          gives: ['other-blamed'],
        },
        {
          text: 'Bir yalanı ayakta tutmak için ikincisi gerekti~, onun için üçüncüsü. {H} bir akşam hepsini aklından geçirdi^ ve hangisinin birincisi olduğunu hatırlayamadı^.',
          needs: ['human'],
        },
        {
          text: 'En sevdiği^ kişi onun^ yüzünden yanlış bir karar verdi~: doğruyu bilse vermeyeceği bir karar. {H} uğurlamaya gitti^. El salladı^. Dönüşte yolu uzattı^, kimse ağladığını^ görmesin diye.',
          needs: ['human', 'third'],
        },
        {
          text: 'Yalnızlık böyle bir şeymiş, kalabalığın ortasında öğrendi^. Kim gülümsese, bilse gülümsemezdi, diye düşünüyordu^. Kim elini tutsa, bilse tutmazdı.',
          needs: ['human'],
          gives: ['alone'],
        },
        {
          text: 'Bir gün ondan^ bir iyilik istediler~, güvendikleri için. {H} yaptı^. Ellerini öpmeye kalktılar~. O geceyi^ ayakta geçirdi^; bir iyiliğin insana bu kadar ağır gelebileceğini bilmiyordu^.',
          needs: ['human', '!child', 'third'],
        },
        {
          text: 'Çocukluğundan^ beri ilk kez hastalandı^. Ateşler içinde konuşmaktan korktuğu^ için kimseyi yanına^ sokmadı^. İyileştiğinde^ kapının önünde soğumuş üç tas çorba buldu^.',
          needs: ['human', '!child'],
        },
        {
          text: 'Sakladığı^ şey ona^ hiçbir şey kazandırmamıştı~. Ne para ne huzur. Yine de bırakamıyordu^; bırakırsa^ bunca zamanı boşuna taşıdığını^ kabul etmiş olacaktı^.',
          needs: ['third'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: 'Sonunda soru açıkça soruldu~; hem de herkesin içinde. Bir iğne düşse duyulacaktı~. {H} karşısındaki yüzlere tek tek baktı^. İçlerinde {F}+de vardı~ ve bir tek o, cevabı beklemiyordu~: cevabı biliyordu~.',
          gives: ['public', 'friend-knows'],
        },
        {
          text: '“Söyle,” dedi~ {F}. “Ne olursa olsun.” {H} ağzını^ açtı^. Dışarıda biri geçti~, bir gölge yere düştü~, kalktı~. Ağzı^ yeniden kapandı~. “Biraz daha zaman ver,” diyebildi^ ancak.',
          needs: ['human'],
        },
        {
          text: 'Bir tanık çıktı~. Her şeyi görmüştü~, yıllardır o da susmuştu~. “Ben konuşmayacağım,” dedi~ {H:dat}. “Ama ölmeden önce birinin konuşmasını isterim.”',
          needs: ['human'],
          gives: ['witness'],
        },
        {
          text: 'Suçsuz birine ceza kesilmek üzereydi~. Gün belliydi~, saat belliydi~. {H} takvime bakmamaya çalıştı^. Ama günler, bakılmayınca daha hızlı geçiyordu~.',
          needs: ['other-blamed'],
        },
        {
          text: 'Ele geçebilecek bir iz kalmıştı~ geriye, bir tek. Onu da yok edebilirdi^. Eline^ aldı^, ateşe tuttu^. Ucu kararırken geri çekti^. Parmağı^ yandı~, sevindi^.',
          needs: ['human', '!child'],
        },
        {
          text: '{F} kapıyı çalmadan girdi~. “Her şeyi biliyorum,” dedi~. Uzun bir sessizlik oldu~. “Hayır,” dedi^ {H} sonunda, “yalnızca yarısını biliyorsun. Öteki yarısı daha kötü.”',
          needs: ['friend-suspects', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: 'Onu^ övdüler~, hem de tam sakladığı^ şey yüzünden, işin aslını bilmeden. Alkış başladığında kulakları^ uğuldadı~. Teşekkür etmek için kalktı^; bacaklarının^ başka bir şey için kalktığını hissetti^.',
          needs: ['human', 'third'],
          gives: ['public'],
        },
        {
          text: 'Bir mektup geldi~, imzasız, tek satır: “Ben olsam anlatırdım.” {H} mektubu kırk kez okudu^. Yazının kime ait olduğunu bulamadı^. Kırk birincide, kendi yazısına^ benzettiği^ için korktu^.',
          needs: ['human', '!child'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Ayağa kalktı^. “Ben,” dedi^, sesi^ çatladı~, yeniden başladı^. “Ben size bir şey söylemedim.” Sonra söyledi^. Anlatmak sandığından^ kısa sürdü~; bunca zaman sakladığı^ şey bir dakikaya sığıyordu~.',
          needs: ['human'],
          gives: ['told'],
        },
        {
          text: '{F:acc} karşısına^ aldı^ ve hiçbir şeyi süslemeden anlattı^. Özür dilemedi^; özür, bir şey istemek olurdu~. Yalnızca anlattı^, sonra da kalkıp gitmesi için kapıyı açık bıraktı^.',
          needs: ['human'],
          gives: ['told'],
        },
        {
          text: 'Yine sustu^. Ama bu seferki, korkudan gelen o eski suskunluk değildi~. Bedelini bilerek, kimseyi araya koymadan sustu^ ve cezası neyse tek başına çekmeye razı oldu^.',
          gives: ['silent'],
        },
        {
          text: 'Bir seçim yaptı^: ya onu^ seveceklerdi~ ya da doğrusunu bilerek seveceklerdi~. Birincisi kolaydı~, sıcaktı~, yalandı~. {H} üşümeyi göze aldı^.',
          needs: ['third'],
          gives: ['told'],
        },
        {
          text: 'Söyleyecekti^. Yolda vazgeçti^, kapıda yeniden karar verdi^. Kapı açıldı~. Karşısındakinin yüzüne bakınca bütün cümleler uçup gitti~; geriye en kısası kaldı~: “Bendim.”',
          needs: ['human'],
          gives: ['told'],
        },
        {
          text: 'Gitti^, suçu üstlenenin karşısına oturdu^. “Artık yeter,” dedi^. Öteki başını salladı~. “Ben zaten senin gelmeni bekliyordum,” dedi~. “Gelmeseydin de söylemezdim.”',
          needs: ['other-blamed', 'human'],
          gives: ['told'],
        },
        {
          text: 'Her şeyi yazdı^. Üç sayfa tuttu~. Zarfı kapattı^, üstüne {F:gen} adını koydu^ ve elinden^ çıkana kadar soluk almadı^. Zarf kutuya düşerken çıkan ses, ömründe^ duyduğu^ en küçük ve en büyük sesti~.',
          needs: ['human', '!child'],
          gives: ['told'],
        },
        {
          text: 'Konuşursa^ kaybedeceklerini^ saydı^; liste uzundu~. Susarsa^ kaybedeceği^ tek bir şey vardı~, ama o tek şey öteki listenin tamamını taşıyordu~. O gün öğleden sonra konuştu^.',
          gives: ['told'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Kimi bağışladı~ onu^, kimi bağışlamadı~. {H} ikisine de hak verdi^. O gece uzun zamandır ilk kez, birinin adımlarını duyunca irkilmedi^.',
          needs: ['told', 'third'],
        },
        {
          text: '{F} uzun süre gelmedi~. Geldiğinde elinde yarım bir ekmek vardı~. “Aç mısın?” dedi~. Başka bir şey konuşmadılar~. Ekmek bitene kadar oturdular~.',
          needs: ['told', 'human'],
        },
        {
          text: 'Yıllar sonra bile, bir yerde susulacak olsa herkes {H:dat} bakıyordu~. O da omuz silkiyordu^. Susmanın nasıl bir şey olduğunu bilen biriydi^ artık; konuşmanın nasıl bir şey olduğunu da.',
          needs: ['told', 'third'],
        },
        {
          text: 'Taşıdığı^ şeyin yeri boş kaldı~. Bir süre, kesilmiş bir dalın yeri gibi sızladı~. Sonra orası da kabuk bağladı~. {H} bazen elini^ oraya koyuyor, hatırlıyordu^.',
          needs: ['told', 'human'],
        },
        {
          text: 'Sırrı^ onunla^ birlikte yaşlandı~. Kimse öğrenmedi~, kimse de zarar görmedi~. Yalnızca {H}, her yıl aynı gün, yarım saatliğine ortadan kayboluyor, döndüğünde biraz daha az konuşuyordu^.',
          needs: ['silent', 'third'],
        },
        {
          text: 'Bekledikleri fırtına kopmadı~. Birkaç kişi başını çevirdi~, biri ağladı~, biri de, en beklenmeyeni, gelip elini sıktı~. Hayat devam etti~; daha az kişiyle, daha az yalanla.',
          needs: ['told', 'third'],
        },
        {
          text: '“Neden o kadar bekledin?” diye sordu~ {F} günün birinde. {H} düşündü^. “Senin bana böyle bakmandan korktum,” dedi^. “Nasıl?” “Böyle. Anlayarak.”',
          needs: ['told'],
        },
        {
          text: 'Suskunluğu^ bir ev gibi kullandı^: içinde dolaştı^, yerini yadırgamaz oldu^. Yalnız kimi akşamlar {F} dışarıdan bir taş atıyordu~ pencereye. {H} ışığı yakıyordu^. O kadar.',
          needs: ['silent', 'human', 'third'],
        },
        {
          text: 'Ertesi sabah hava açtı~. {H} sokağa çıktığında kimse ona^ bakmadı~; herkesin kendi işi, kendi sırrı vardı~. Bunu daha önce nasıl düşünmediğine şaştı^.',
          needs: ['human', 'third'],
        },
        {
          text: 'Aradan bir kış geçti~. Konuşulacak olan konuşulmuş, susulacak olan susulmuştu~. Sonunda herkes yerine oturdu~; yalnız {H} bazı geceler hâlâ kalkıp kapıyı yokluyordu^, kilitli mi diye değil, açık mı diye.',
          needs: ['human'],
        },
      ],
    },
  ],
};
