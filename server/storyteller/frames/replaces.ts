import type { Frame } from '../types.ts';

/** Somebody takes the place of another or takes over what was another's. */
export const REPLACES: Frame = {
  name: 'replaces',
  verbs: new Set(['yerine geçmek', 'yerini almak', 'devralmak']),
  needs: ['!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Akşama kadar kırk kişi ona^ {X:gen} adıyla seslendi~; {H} kırkına da dönüp baktı^.',
          needs: ['replaced', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. {X:gen} ayakkabıları bir numara büyüktü~. Burunlarına bez tıkadı^, iki adım attı^; üçüncüde yürüyüşünü^ de onunkine uydurmaya başladı^.',
          needs: ['replaced', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Önce imzasını öğrendi^. Bir kâğıdın iki yüzünü doldurdu^: Üst satırlarda kendi eli^ belliydi~, alt satırlarda onunki; ortadaki iki satırı ikisi de tanımazdı~.',
          needs: ['replaced', 'human', '!child'],
        },
        {
          text: '{HP}, {EW.di}. Eskiden kalanları tek tek elledi^: çatlak bir tabak, dolmuş bir defter, çiviye asılı bir önlük. Önlüğü indirmedi^; kendi ceketini^ yanındaki çiviye astı^.',
          needs: ['!replaced', 'door', 'human'],
        },
        {
          text: '{HP}, {EW.di}. “Artık sen bakacaksın,” dediler~. {H} bir şey daha bekledi^: bir kâğıt, bir el sıkışma, bir “Hayırlı olsun.” Dağıldılar~.',
          needs: ['!replaced'],
        },
        {
          text: '{HP}, {EW.di}. Sabah kendi yerinden^ kalkmıştı^, akşam başkasının yerine oturdu^. İkisinin arası otuz adımdı~.',
        },
        {
          text: '{HP}, {EW.di}. Kolay oldu~, ürkütecek kadar kolay: Kimse soru sormadı~, kimse iki kere bakmadı~. {H} ilk gün buna güvendi^, ikinci gün bundan korktu^.',
        },
        {
          text: '{HP}, {EW.di}. Öğrenilecekler azdı~: nerede durulur, kime selam verilir, hangi soruya gülüp geçilir. Güç olan, {X:gen} bilmediği şeyleri bilmiyormuş gibi yapmaktı~.',
          needs: ['replaced'],
        },
        {
          text: '{HP}, {EW.di}. {F} o sırada uzaktaydı~; döndüğünde iş olup bitmişti~. “Bir hafta yoktum,” dedi~, “bir hafta.” {H} ayağa kalktı^, sonra artık kalkmaması^ gerektiğini hatırladı^.',
          needs: ['replaced', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Bir duyuru yapılmadı~, bir kutlama da. Yalnız ertesi sabah, her günkü soru her günkü yere gelince, cevabı {H} verdi^.',
          needs: ['!solitary', 'third'],
        },
        {
          text: '{HP}, {EW.di}. Bir kişi itiraz etti~, o da usulen: “Daha acemi.” “Öğrenir,” dediler~. {H} ikisini de duydu^ ve ikisine de hak verdi^.',
          needs: ['!replaced', '!solitary'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '“Bir süreliğine,” demişti^ başta. Ama {X:gen} yerinde söz daha çabuk dinleniyor, yol daha çabuk açılıyordu~. Süre uzadı~; kaç gün olduğunu sormayı bıraktı^.',
          needs: ['replaced'],
        },
        {
          text: 'Her sabah bir liste çıkarıyordu^. {X} en çok neyi severdi~, kime “canım” derdi~, hangi dizi ağrırdı~? Boş kalan yerleri susarak dolduruyordu^.',
          needs: ['replaced', 'human'],
        },
        {
          text: 'İşin yarısı bilmekti~, yarısı biliyormuş gibi durmak. İkincisini çabuk öğrendi^. Bir şey sorulduğunda bekliyor, başını^ ağır ağır sallıyordu^; soran çoğu zaman cevabı kendisi buluyordu~.',
          needs: ['!solitary'],
        },
        {
          text: 'Artık kendi adını^ duyunca dönmeyecekti^. Bir gün kalabalıkta biri o adı seslendi~. Boynu^ kendiliğinden gerildi~; dişini^ sıktı^, önüne^ baktı^. Seslenen ikinci kez seslenmedi~.',
          needs: ['replaced', 'human', '!space'],
        },
        {
          text: 'Kendi eşyasını^ bir köşeye topladı^; azdı~. İlk hafta her akşam gidip baktı^, ikinci hafta bir kez. Sonra bir sabah baktı^ ki o köşeye kırık bir sandalye koymuşlar.',
          needs: ['human', '!space', '!confined'],
        },
        {
          text: 'İstediği^ küçük bir şeydi~: geldiğinde^ yer verilsin. {V.dik} gün verdiler~. Oturdu^; yer hâlâ bir başkasının sıcaklığını taşıyordu~.',
          needs: ['!unreal'],
        },
        {
          text: 'Geceleri, kimse bakmazken, eski hâline^ dönüyordu^: eski sesi^, eski duruşu^. Geceler kısa gelmeye başladı~; eski sesini^ bulana kadar gün doğuyordu~.',
          needs: ['replaced', '!space'],
        },
        {
          text: 'Kimse {X:acc} aramıyordu~; {H} oradayken niye arasınlar? Bir süre sonra {X:acc} arayan tek kişi {H} oldu^.',
          needs: ['replaced', 'third'],
        },
        {
          text: '{V.mek:acc} hak ettiğini^ göstermek istiyordu^, kime göstereceğini^ bilmiyordu^. Erken geldi^, geç gitti^. Gören {F} oldu~; o da “Hasta olacaksın,” dedi~.',
        },
        {
          text: 'Öncekinin alışkanlıklarını öğrenmek bir hafta sürdü~, nedenlerini öğrenmek bir yıl sürecekti~. Neden hep önce sağa bakılıyordu~? Neden o gün kimse çalışmıyordu~? {H} sormadı^, sağa baktı^.',
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '“Sen o değilsin,” dedi~ {F}. Sesini yükseltmemişti~. “Nereden anladın?” “Sen teşekkür ediyorsun.”',
          needs: ['replaced'],
          gives: ['friend-knows'],
        },
        {
          text: '“Rahat mısın orada?” dedi~ {F}. “Alışıyorum.” “Ben onu sormadım.” {H} biraz yana kaydı^, biraz doğruldu^, eski hâline^ döndü^.',
        },
        {
          text: '“Eskiden böyle değildi,” dedi~ {F}. “Nasıldı?” “Bilmem. Bize de sorulurdu.” “Sana soruyorum,” dedi^ {H}. {F} gelip oturdu~ ama hemen kalkacak gibi, yerin ucuna.',
          needs: ['!replaced'],
        },
        {
          text: '“Biri bilsin istiyorum,” dedi^ {H} ve {V.dik:acc} {F:dat} anlattı^. {F} yutkundu~. “Şimdi sana ne diyeceğim?” “Onun adını.” “Ya kızınca?” “Kızınca da.”',
          needs: ['replaced'],
          gives: ['friend-knows'],
        },
        {
          text: '“Benim yerimde iyi duruyorsun,” dedi~ {X}. Nereden çıkmıştı~, ne zamandır oradaydı~? “Geri mi istiyorsun?” dedi^ {H}. {X} gülümsedi~. “Yok. Sen önce bir yorul.”',
          needs: ['meets', 'replaced'],
          gives: ['back'],
        },
        {
          text: '“Öncekinden iyisin,” dediler~ bir gün. Sevinmesi^ gerekirdi~. “Nesi kötüydü?” dedi^. Düşündüler~, sayamadılar~. “Gitti ya,” dedi~ biri, “kötülüğü o.”',
        },
        {
          text: 'Bir çocuk yanına^ sokuldu~, eğilmesini^ istedi~. “Sen yenisisin,” diye fısıldadı~. “Belli mi oluyor?” “Öteki yalan söylerken burnunu tutardı.” {H} o günden sonra burnunu^ tuttu^.',
          needs: ['replaced', 'human', '!child', '!confined'],
        },
        {
          text: '{F} onu^ bir kenara çekti~. “Sana ne verdiler?” “Hiçbir şey.” “Ne söz verdiler?” “Hiç.” “O zaman niye…” Tam o sırada {H:dat} seslendiler~, öncekinin adıyla. {H} gitti^.',
          needs: ['replaced'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ya çıkıp gelirse?” dedi~ {F}. {H} bunu her gece, ışık sönünce düşünüyordu^. “O zaman kalkarım,” dedi^. “Kalkar mısın?” Cevap bir soluk gecikti~: “Kalkarım.”',
          needs: ['!unreal'],
        },
        {
          text: '{F} onu^ iş başında ilk kez gördü~, uzun uzun baktı~. “Elini oraya koyma,” dedi~ sonunda. “Niye?” “O hep oraya koyardı.” {H} elini^ çekti^, nereye koyacağını^ bilemedi^.',
          needs: ['human'],
        },
        {
          text: '“Herkes biliyor,” dedi~ {F}, “bir sen yeni öğrenmiş gibi duruyorsun.” “Ne yapayım?” “Hiç değilse selam verirken gülümse. Korkuyorlar.”',
          needs: ['third'],
        },
        {
          text: '“Sana nasıl sesleneceğiz?” dedi~ {F}. {H} bunu kimsenin sormayacağını sanmıştı^. “Eskiden nasıl sesleniyordun?” “Seslenmezdim,” dedi~ {F}, “sen gelirdin.”',
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '{H} küçük bir yanlış yaptı^, kimsenin durup bakmayacağı bir yanlış. {F} durup baktı~. Bir şey demedi~; {H} o günden sonra onun yanındayken iki kat dikkatliydi^.',
        },
        {
          text: '{H:gen} bir sabah kendi adını^ hatırlamak için durması^ gerekti~. Bir an sürdü~. Adı^ geldi~ sonra, ama bir başkasından söz eder gibi.',
          needs: ['replaced'],
        },
        {
          text: 'Gelenler azaldı~. Kusuru önce kendinde^ aradı^, sonra havada, sonra yeniden kendinde^. Bir akşam günün parasını saydı^; saymak için oturması^ bile gerekmedi~.',
          needs: ['!replaced', 'door', 'human', '!space'],
        },
        {
          text: 'Haber geldi~: Bir yerlerde {X} görülmüştü~. Kimi uzakta diyordu~, kimi yolda. {H} o gece yerinden^ hiç kalkmadı^; kalkarsa^ bir daha oturtmazlardı~.',
          needs: ['replaced', '!unreal', '!back'],
        },
        {
          text: '{H:dat} öncekinin hep yaptığı bir işi verdiler~. “Sen bilirsin,” dediler~. Bilmiyordu^. Herkes dağılınca tek başına denedi^, bozdu^, yeniden denedi^. Sabaha karşı elinden^ düzgün bir şey çıktı~; öncekinin yaptığına hiç benzemiyordu~.',
          needs: ['human'],
        },
        {
          text: '{F} uğramaz oldu~. {H} sebebini sonradan öğrendi^: “Orada otururken yüzüne bakamıyorum,” demiş birine. {H} bir gün oturmadı^, ayakta bekledi^ onu. {F} o gün de gelmedi~.',
          needs: ['human'],
        },
        {
          text: '“O olsa böyle yapmazdı,” diyorlardı~. Her işte, her gün. {H} bir seferinde dayanamadı^: “O olsa şimdi burada olurdu.” Sustular~; söylediğine^ en çok kendisi^ üzüldü^.',
        },
        {
          text: '{V.meden} önceki işleri^ gözünde^ tüttü~: kimsenin görmediği küçük işler, akşam olunca bitenler. Buradaki hiçbir akşam bitmiyordu~; ertesi günün ucu bu akşamdan tutuluyordu~.',
        },
        {
          text: 'Üç gün üst üste aynı soruyla geldiler~: “Önceki nerede?” {H} üç gün aynı cevabı verdi^: “Burada ben varım.” Dördüncü gün gelmediler~; {H} o gün soruyu kendine^ sordu^.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: '{X} geri döndü~. “Siz kimsiniz?” dediler~ ona. {X} cevap vermedi~, {H:dat} baktı~. Sonra herkes {H:dat} baktı~.',
          needs: ['meets', 'replaced', '!back'],
          gives: ['back'],
        },
        {
          text: '“Şarkını söylesene,” dediler~ sofrada. Öncekinin bir şarkısı varmış; bir tek {H} bilmiyordu^. Kalktı^, kendi bildiği^ bir şarkıyı söyledi^. Sustular~. En yaşlıları gözünü siliyordu~.',
          needs: ['replaced', 'human', 'third', '!confined'],
        },
        {
          text: 'Gece yarısı telaşla geldiler~: Hemen bir karar verilecekti~ ve kararı o yerde oturan verirdi~. {H} öncekinin ne yapacağını düşündü^, bulamadı^. O zaman kendi bildiğini^ söyledi^.',
          needs: ['replaced'],
        },
        {
          text: 'Aynanın karşısında {X:gen} gülüşünü çalışırken {F} gelip arkasında^ durdu~. “Şimdi seninkini yap,” dedi~. {H} denedi^. Dudakları^ bir türlü o eski yere gitmedi~.',
          needs: ['replaced', 'human', '!space', '!confined'],
        },
        {
          text: 'Cevabını yalnız öncekinin bildiği bir soru sordular~. Uydursa^ belki tutardı~. “Bilmiyorum,” dedi^. Orada ilk kez söylüyordu^ bunu. Kimse ayağa kalkmadı~, tavan çökmedi~.',
        },
        {
          text: '“Bir gün izin al,” dedi~ {F}. “Git, eski yerinde otur.” Gitti^, oturdu^. Yeri^ daralmıştı~ ya da kendisi^ yayılmaya alışmıştı^. Öğleye varmadan kalktı^.',
          needs: ['!confined'],
        },
        {
          text: 'Kalabalıkta iki ad birden çınladı~: biri {X:gen} adıydı~, biri kendi adı^. {H} ikisine de dönmedi^; durdu^, hangisinin bir daha söyleneceğini bekledi^.',
          needs: ['replaced', 'third'],
        },
        {
          text: 'Hasta düştü^. Yerine^ bakacak birini aradılar~, bulamadılar~; o gün her şey durdu~. Yattığı^ yerden sesleri dinledi^: Kimse öncekini anmıyor, {H:acc} soruyorlardı~.',
          needs: ['human', 'third'],
        },
        {
          text: 'Ondan^ öncekinin hiç yapamadığı bir şey vardı~, herkes bilirdi~. Günü geldi~; {H} yaptı^, düşünmeden, kendiliğinden. Alkışlamadılar~. {F} yavaşça yerinden kalktı~ ve şapkasını çıkarır gibi başını eğdi~.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '“Ben o değilim,” dedi^ {H}, kimse sormamışken. Gülenler oldu~. Bir daha söyledi^, tane tane. Gülenler birbirine baktı~.',
          needs: ['replaced'],
        },
        {
          text: '{H} kalmaya karar verdi^, ama öncekine benzemeyi bırakacaktı^: Kendi sesiyle^ konuşacak, kendi bildiği^ gibi selam verecekti^. Beğenmeyen öncekini arayabilirdi~.',
        },
        {
          text: '{H} {X:gen} yanına gitti^. “Al,” dedi^, “bu senin.” {X} ona^ baktı~, eski yerine baktı~. “İçinde sen varken tanıyamadım,” dedi~. “Biraz daha tut.”',
          needs: ['meets', 'replaced', '!confined'],
        },
        {
          text: '{H} kalktı^. Yanına^ bir şey almadı^; alınacak ne varsa öncekinindi~. Giderken dönüp oturduğu^ yere baktı^: Minderde iki kişinin çukuru vardı~, biri derin, biri sığ.',
          needs: ['human', '!space', '!confined', '!child'],
        },
        {
          text: '{H} düzeni bozdu^: Masayı ışığa aldı^, dolabı dibe itti^, duvarı kendi sevdiği^ renge boyadı^. Boya kururken karşısına geçip oturdu^. Önceki görse surat asardı~; sonra da bir kahve isterdi~.',
          needs: ['!replaced', 'door', 'human'],
        },
        {
          text: '{H} {F:acc} çağırdı^. “Doğru söyle,” dedi^, “ben mi iyi yapıyorum, onlar mı alıştı?” {F} düşündü~. “Yarı yarıya,” dedi~. {H} bunu yeterli buldu^ ve işine^ döndü^.',
        },
        {
          text: '{H} bir yana {X:gen} adıyla kazandıklarını^ koydu^, öbür yana kendi adıyla^ yitirdiklerini^. İkinci yığın küçüktü~: bir komşunun selamı, bir lakap, bir şarkı. Elini^ oradan çekemedi^.',
          needs: ['replaced', 'human'],
        },
        {
          text: '{H} öncekinin hiç yapmadığını yaptı^: Gitti^, tek tek özür diledi^. Kimi kabul etti~, kimi neyin özrü olduğunu anlamadı~. Biri de yüzüne^ bakmadan işini sürdürdü~; o özrü iki kez diledi^.',
          needs: ['human'],
        },
        {
          text: '{H} saklanmayı bıraktı^; {V.dik:acc} soran olursa evet diyecekti^. Soran olmadı~. Çoktan biliyorlardı~ ve hiçbiri öncekini geri istemiyordu~.',
          needs: ['replaced'],
        },
        {
          text: '{H} kendine^ bir süre koydu^: kış bitene kadar. Kış bitince kalkacak, yerini^ {F:dat} bırakacaktı^. {F:dat} bundan söz etmedi^.',
          needs: ['!space'],
        },
        {
          text: '{H} öncekinin defterini kapattı^, yenisini açtı^. İlk sayfaya tarihi attı^, altına tek satır yazdı^: “Bugünden başlıyorum.” Kalemi bırakınca elinin^ titrediğini gördü^.',
          needs: ['human', '!child', '!replaced'],
        },
        {
          text: '“Yoruldum,” dedi^ {H} {F:dat}. “Kalk o zaman.” “Kalkarsam kim oturacak?” {F} cevap vermedi~. {H} ayakta üç gün idare etti^; dördüncü gün kendi isteğiyle^ oturdu^.',
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Yıllar sonra bir başkası da {H:gen} yerine^ geçti~. {H} bunu daha ilk gün anladı^: Yenisi selamı fazla düzgün veriyordu~.',
        },
        {
          text: 'Bunca yıl sonra bir gün, biri ona^ kendi adıyla^ seslendi~. Dönmedi^. Seslenen uzaklaştı~, köşeyi döndü~. {H} o zaman arkasından koştu^.',
          needs: ['replaced', 'human', '!confined', '!space'],
        },
        {
          text: 'Sonunda anlaştılar~: Tek günlerde orada {X} olacaktı~, çift günlerde {H}. Ayın otuz birinde ikisi de gelmiyordu~; o gün yer boş kalıyor, kimse de bir şey sormuyordu~.',
          needs: ['meets', 'replaced', 'third', '!child'],
        },
        {
          text: '{O} bugün de yerinde duruyordu~. Sabahları önce {H} geliyor, eski çividen kalan izi parmağıyla^ yokluyor, sonra ceketini^ asıyordu^.',
          needs: ['!replaced', 'door', 'object', 'human', 'third'],
        },
        {
          text: '“Nasıl gidiyor?” dedi~ {F}. Öncekinin bu soruya hazır bir cevabı vardı~, {H} hep onu verirdi^. O gün vermedi^. “Bilmiyorum,” dedi^, “ama gidiyor.”',
        },
        {
          text: 'Öncekinden tek bir huy kaldı~: otururken yanında^ bir kişilik yer bırakmak. Kimin için olduğunu bilmiyordu^. Bir gün {F} gelip oraya oturdu~.',
        },
        {
          text: 'Zamanla kimse {X:acc} anmaz oldu~. Yılda bir gün, kimse yokken, {H} onun adını yüksek sesle söylüyordu^. Bir kez söylüyor, yankısı bitene kadar bekliyordu^.',
          needs: ['replaced', 'unreal'],
        },
        {
          text: '{V.dik} günün yıl dönümünü bilen yoktu~. {H} erken kalktı^, oturduğu^ yeri sildi^, tozunu aldı^ ve gelen ilk kişiye her günkünden biraz uzun “Hoş geldin,” dedi^.',
          needs: ['human', '!space'],
        },
        {
          text: 'Yorulunca eski yerinin^ önünden geçiyordu^. Orada şimdi bir yabancı oturuyordu~; başıyla selam veriyor, {H} karşılık veriyordu^. İkisi de birbirine bir şey sormuyordu~.',
          needs: ['!confined', '!space'],
        },
        {
          text: '“Onu özlüyor musun?” dedi~ {F}. “Kimi?” dedi^ {H}; gerçekten sormuştu^. {F} bir süre bekledi~. “Seni,” dedi~, “öncekini.”',
          needs: ['replaced'],
        },
        {
          text: 'Yaşlandığında^ yerine bakacak birini aradı^. Gelenlerin hepsi iyiydi~. {H} en çok soru soranı seçti^; kendisi^ hiç sormamıştı^, neye mal olduğunu biliyordu^.',
          needs: ['human', '!child'],
        },
      ],
    },
  ],
};
