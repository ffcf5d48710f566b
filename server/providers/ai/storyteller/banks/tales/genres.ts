import type { Strand } from '../strand.ts';

/** Whole stories of one genre, whatever the thing. */
export const GENRE_TALES: readonly Strand[] = [
  {
    id: 'tomorrows-record',
    when: '#scifi',
    beats: {
      open: [
        '{T} üzerine gelen kayıt [yarının|ertesi günün] tarihini taşıyordu. {H} saati denetledi<m|>, {P.part:gen} saatini de denetledi<m|>; ikisi de bugünü gösteriyordu. Kayıttaki ses ise, {P.sound:gen} altında, açık seçik <benim|onun> sesiydi: “{T:acc} açma.”',
        '{P:loc} {n:100-900} gündür hiçbir şey olmamıştı. Sonra günlükte {H:gen} yazmadığı bir satır belirdi, kendi kullanıcı adıyla: “{T} için çok geç. {P.smell} kokusunu alınca [koş|kapıyı kilitle].”',
      ],
      hook: [
        '{H} önce {P.part:loc} bir arıza aradı<m|>, [yoktu|bulamadı<m|>]. {T:acc} üç sensörle taradı<m|>; ikisi hiçbir şey görmedi, üçüncüsü {T:gen} içinde bir nabız saydı: dakikada {n:58-72}. {H} ~bileğini tuttu<m|>. [Sayılar|İki sayı] aynıydı.',
        'Merkez {P:abl} geleni [dinleyip güldü|ciddiye almadı]. “Yankı,” dediler, “{T} eski sinyalleri geri yansıtıyor.” {H} kabul edecekti<m|>; ama o sırada {P.part:gen} ışığı söndü, {P.smell} kokusu yükseldi ve kayıt kendiliğinden [başa sardı|yeniden başladı]: “Sana kızmıyorum.”',
      ],
      wish: [
        '{H} {T:acc} açmaktan çok, o cümleyi neden ~söyleyeceğini [merak ediyordu<m|>|bilmek istiyordu<m|>].',
      ],
      step: [
        '{H} kaydı {F.intro:dat} dinletti<m|>. {F} sonuna kadar dinledi, sonra geri sardı. “Şurada,” dedi, “{P.sound:gen} arkasında bir ses daha var. Benim, {T} için [ağlıyorum|yalvarıyorum].” {P.small:acc} masaya bıraktı. “Ben {Y} yıldır {P:loc} hiç ağlamadım, {T} ne yapacak bize?”',
      ],
      talk: [
        '“{T:acc} dışarı atalım,” dedi {F}. “Yarınki ben {T:acc} atmamış,” dedi<m|> {H}, “[belki|herhâlde] o yüzden [pişman|uyarıyor].” <İkimiz|İkisi> de {P.part:dat} baktı<k|>; karar vermek, verilmiş bir kararı dinlemekten çok daha [kolaydı|sessizdi].',
      ],
      attempt: [
        '{H} kayda cevap verdi<m|>; mikrofona, boş {P:dat}, kendi ~sesine: “Neden {T}?” diye sordu<m|>. Yanıt {n:4-9} dakika sonra geldi: “Çünkü {T} bir kapı değil, bir ayna. Soruyu [içeri|doğru kişiye] sor.”',
      ],
      block: [
        '{A.intro} kapıyı dışarıdan kilitledi. “Emir böyle,” dedi {P:loc} yankılanan bir sesle, “{T.de} sen de yarına kadar oradasınız.” Oksijen göstergesi yüzde {n:11-29} dedi. {P.sound} bir vites yavaşladı; {H} ilk kez kendi ~soluğunu [saydı<m|>|duydu<m|>].',
        'Saat gelince bütün sistemler {H:gen} ~adını sordu. Yazdı<m|>. “Bu kullanıcı {P:loc} zaten oturum açmış,” dedi ekran. {A.intro} silahını {T:dat} çevirdi: “Biriniz fazlasınız.” {P.part:gen} camında [iki|bir an iki] gölge vardı.',
      ],
      turn: [
        '{H} {T:dat} dokundu<m|> ve yarını gördü<m|>: boş {P}, yanıp sönen bir lamba, mikrofona eğilmiş, yorgun bir yüz. Kendi yüzü. “{P:gen} kapısını açma demedim,” diyordu, “{T:acc} açma dedim. Kapıyı [aç|tekmele]. {n:20-40} saniyen var.” {H} {T:acc} bırakıp {P.part:dat} koştu<m|>.',
        'Kayıt son kez konuştu: “{T} seni kopyaladı. Hangimizin önce uyandığını bilmiyorum, önemi de yok; {P:loc} hava bir kişilik. Ben {P:loc} yalnız kalmaya alışığım.” {P.part:gen} ötesinde bir kapak açıldı, kapandı; oksijen göstergesi [ağır ağır|titreyerek] yükseldi.',
      ],
      settle: [
        'Merkez, {P:abl} {T} için [rapor|açıklama] istedi. {H} “{P:loc} {T} arızalı, kişi sayısı: bir,” yazdı<m|>. Sonra “bir”i sildi<m|>; {P.part:gen} camına, içeriden, {~el:acc} koydu<m|>. Dışarıdaki buzun üstünde, {T:dat} bakan yanda, aynı [yükseklikte|boyda] bir el izi vardı.',
      ],
      after: [
        '#happy/open {H} ertesi gün, tam saatinde, mikrofona eğildi<m|>. Aynı sözcükleri söyledi<m|>; ama sonuna, kayıtta olmayan bir şey ekledi<m|>: “Korkma, {P:abl} çıkacaksın.” {P.sound} sözü aldı, bir gün geriye [götürdü|taşıdı].',
        '#dramatic/twist {P:loc} şimdi her gece bir yanıp sönüş görülüyordu, üç kısa, bir uzun. {H} karşılık verdi<m|>. Takvime göre {T} yok olmuştu, orada kimse yoktu. Yine de günlüğe her sabah bir satır [düşüyordu|ekleniyordu]: “Günaydın, ben.”',
      ],
    },
  },
  {
    id: 'the-toll',
    when: '#fantasy',
    beats: {
      open: [
        '{P:loc} her şeyin bir bedeli vardı; ekmeğin üç bakır, sözün bir kıl, {T:gen} ise bir ad. {H} üç bakırı, bir tutam saçı hazırlamıştı<m|>. Adı sona [bırakmıştı<m|>|saklamıştı<m|>].',
        '{T} yüz yılda bir uyanır, tek bir soru sorar, doğru cevabı verenin dileğini yapardı. {P:loc} doğru cevabı veren çıkmamıştı. {H} soruyu duyunca güldü<m|>: “[En değerli|En ağır] şeyin ne?”',
      ],
      hook: [
        '#k1 {H} {T:dat} yaklaştıkça ~adımları ağırlaştı. {P.part:gen} yanında, taşların arasında, başkalarının bıraktıkları duruyordu: gölgeler, gülüşler, bir de {n:7-40} kapalı göz. Hepsi {H:gen} ~yüzüne baktı ve [aralandı|fısıldadı]: “Dön.”',
        '#k2 {T} {H:acc} görür görmez soludu; {P.light} mora döndü, {P.sound} dilsiz kaldı. “Seni [tanıyorum|bekliyordum],” dedi {P.part:gen} oradan bir ses. “Senden önce {W.sen} {P:dat} gelmişti; {T} için ne istediysem [ödeyemedi|veremedi], [borç|hesap] sana kaldı.”',
      ],
      wish: ['#k2 {H} {T:abl} yalnızca bir şey istiyor<dum|du>: {W:gen} o gün ne dilediğini öğrenmek.'],
      step: [
        '{F.intro} {P.part:gen} eşiğinde oturuyordu, gölgesi yoktu. “Ben {T:dat} gölgemi verdim,” dedi, “karşılığında bir kış daha aldım. İyi bir kıştı.” {P.small:acc} <bana|ona> uzattı: “Sen ucuz pazarlık et. En sevdiğini ver derse, [en sevdiğini|sonuncuyu] söyleme.”',
      ],
      talk: [
        '“Yalan söylersem?” diye sordu<m|> {H}. {F} yere, gölgesinin olması gereken yere baktı. “{T} yalanı da alır,” dedi, “hem de {P:loc} herkes gerçek sanır. Bak, ben hep [gülümserdim|şarkı söylerdim] dediler mi sana? {T:dat} gelene kadar hiç [söylemedim|denemedim].”',
      ],
      attempt: [
        '{H} önce {P.small:acc} sundu<m|>; {T} soğuk kaldı. Sonra ~sesini sundu<m|>; {P.sound} bir an <benim|onun> sesiyle konuştu ve geri verdi. “{T} için ucuz,” dedi [taşlar|bir ses]. “{P.small} da sesin de [senin değil|ödünç] zaten.”',
      ],
      block: [
        '{A.intro} {P.part:gen} önüne bir çember çizdi. “{T} benim,” dedi, “bedelini {n:3-9} köyün uykusuyla ödedim.” Çember daraldı; {H} bir adım attı<m|>, ~ayağının altında otlar [küle döndü|karardı]. Geride kalan tek yol {T:gen} içinden geçiyordu.',
        '“Adını ver,” dedi {T}. {H} söylemek için ~ağzını açtı<m|>; {A.intro} ondan önce, onun sesiyle, söyledi. Yer çatladı. {P:loc} herkes {H:dat} bakıp kim olduğunu [sordu|unutmaya başladı].',
      ],
      turn: [
        '{H} {T:gen} önünde anladı<m|>: en değerli şey, [verilince|bölüşülünce] azalmayandı. “Bağışlıyorum,” dedi<m|>, {W:acc} düşünerek, {P.part:gen} önündeki {A:dat} bakarak. {T} bunu bekliyormuş gibi, ipini koparmış bir tekne gibi, [silkindi|aydınlandı]. “{Y} yıl önce {W.sen} de bunu dilemişti: bağışlanmayı.”',
        '#k2 {H} {T:dat} kendi {~ad:acc} değil, {W:gen} adını verdi<m|>. Çember söndü. {P.part:gen} altından, yosun ve ışık içinde, bir el uzandı; {H} onu [çocukluğundan|parmaklarından] tanıdı<m|>. “{P:loc} beni {Y} yıldır kimse çağırmadı,” dedi {W}, “[adımı|yüzümü] unuttular sandım.”',
      ],
      settle: [
        '{A} {P.part:gen} dibine diz çöktü; büyüsü üstünden [eski|ıslak] bir palto gibi kaydı. {H} ona {P.small:acc} verdi<m|>, bir de su. {T} artık ne soruyor ne istiyordu; {P.sound} ise, ilk kez, yalnızca kendi sesiydi.',
      ],
      after: [
        '#happy/open {T} bir daha bedel istemedi. {P:loc} ekmek hâlâ üç bakırdır; ama fırıncı bazı sabahlar, {H:gen} ~yüzünü görünce, “Bugün [bağışla|benden olsun],” der. {P:loc} bunun nereden kaldığını {H} [bilir|unutmaz], söylemez.',
        '#dramatic/twist {T} [dileğini|sözünü] yerine getirmişti. Yalnız, {P:abl} dönerken kime <rastladıysam|rastladıysa> {~ad:acc} sordu; söyledi<m|>, duymadılar. {H} {T:gen} ne aldığını o akşam, {P.part:gen} üstünde kendi ~adımlarının [sesini|izini] ararken anladı<m|>.',
      ],
    },
    kin: 'büyükanne',
  },
  {
    id: 'hide-in-sight',
    when: '#historical #!child',
    beats: {
      open: [
        'Tellal üç kez bağırdı: {T:acc} saklayanın başı, bulanın kesesi dolacaktı. {H} kalabalığın içinde, {A.intro:gen} bir adım arkasında, [kuşağını|yakasını] düzeltti<m|>. {T} {P:loc}, herkesin gözünün önündeydi.',
        '{P:gen} kapıları yatsıdan önce kapandı. {A.intro} ev ev, oda oda {T:acc} arıyordu; {H} ise {P.part:gen} yanında, [elinde|dizinde] {P.small:ins}, <beni|onu> çağırmalarını bekliyor<dum|du>.',
      ],
      hook: [
        'Kimse {T:gen} {H:dat} nasıl geçtiğini bilmiyordu. Bir yolcu, bir avuç kan, yarım bir cümle: “{P:loc} kalırsa [hepimiz|yedi kişi] ölür.” Yolcu gömüldü, cümle kaldı. {H} o geceden beri {T:acc} üç kez yer değiştirdi<m|>.',
        '{T} yüzünden o hafta {n:3-7} kişi divana götürülmüştü; dönen olmamıştı. {H} geceleri {P.sound:acc} dinliyor, atlıları sayıyor<dum|du>. Onu en çok, {A:gen} her akşam gelip {T:abl} hiç söz etmeden [kahve içmesi|oturması] korkutuyordu.',
      ],
      wish: [
        '{H} {T:acc} {P:abl} çıkarmalıydı<m|>; ama kapıda tek bir heybe aranmadan geçiyordu: {A:gen} heybesi.',
      ],
      step: [
        '{H} {F.intro:acc} gece yarısı, {P.part:gen} gölgesinde buldu<m|>. “{T} sende,” dedi {F}, soru bile sormadan, “yüzünden okunuyor. Yüzünü [değiştiremezsin|saklayamazsın]; ama {P:loc} nereye baktığını [seçebilirsin|değiştirebilirsin].” {P.small:acc} uzattı. “Yarın [yalnız buna|gözünü ayırmadan buna] bak.”',
      ],
      talk: [
        '“Yakalanırsan adımı verir misin?” diye sordu {F}. {H} düşündü<m|>. “{P:loc} kalacağım geceye göre,” dedi<m|>. {F} güldü; {P.sound} bile bir an durdu sanki. “{T} doğru adama düşmüş,” dedi, “yiğidinden korkardım.”',
      ],
      attempt: [
        '#k1 Sabah {H} {A:gen} atını tımar etmeye gönüllü oldu<m|>. Kolanı sıktı<m|>, heybeyi düzeltti<m|>, {T:acc} bir nefeslik zamanda [dibe|ekmeğin altına] yerleştirdi<m|>. Başını kaldırınca {A} {P.part:gen} yanında duruyor, <beni|onu> seyrediyordu.',
      ],
      block: [
        '“Ellerini {P.light:dat} tut,” dedi {A}. {H} tuttu<m|>; avuçlarında {P.smell} kokusu vardı, {T:gen} tozu değil. Nöbetçiler {P.part:acc} söktü, {P.small:acc} kırdı, döşemeyi kaldırdı. {A} hiçbirine bakmadı; [gözü|bakışı] {H:gen} ~yüzündeydi.',
        'Ferman okunurken {A} {H:acc} yanına çağırdı. “{T:acc} sabah namazına kadar [getiren|söyleyen] bağışlanacak,” dedi, “getirmeyen için de {P:gen} meydanında yer hazır.” Sonra alçak sesle ekledi: “Senin bir [kızın|kardeşin] vardı, değil mi?”',
      ],
      turn: [
        '#k1 {A} atına bindi, {P.part:gen} yanından kapıya sürdü. Nöbetçiler selama durdu; {T}, {P:gen} en sıkı aranan kapısından, onu arayanın heybesinde çıktı. Köprünün başında {A} dizgini çekti, dönmeden seslendi: “[Hafif|Ucuz] yük değilmiş. Söyle, nereye bırakayım?”',
        '#k2 “Biliyordum,” dedi {A}, {P.part:gen} yanı boşalınca. {T:acc} koynundan çıkardı. “İlk gece buldum. {P:loc} herkesi aradım ki bir tek seninki aranmamış sanılmasın.” {T:acc} tutan eli [titriyordu|gevşedi]. “O yolcu [kardeşimdi|oğlumdu|sütkardeşimdi]; {P:acc} arayan [ferman|mühür] da benim elimdeydi.”',
      ],
      settle: [
        '{H} {P.part:gen} yanında, dizlerinin bağının çözüldüğünü ancak o zaman duydu<m|>. {A} ile {T:gen} üstüne bir yemin <ettik|ettiler>; hangi kitaba el basıldığı {P:loc} hiçbir deftere yazılmadı.',
      ],
      after: [
        '#happy/open {T} {n:4-9} konak ötede yerini buldu. {H} {P:loc} kaldı<m|>, yaşlandı<m|>, {A:ins} her cuma kahve içti<m|>. <İkimiz|İkisi> de {P.part:gen} oradaki geceyi anmadı<k|>; yalnız {A}, fincanı bırakırken, [göz kırpar|başını sallar], gülerdi.',
        '#dramatic/twist Kellesi alınan {A} oldu; heybede {T:abl} bir iz kalmıştı. {H} meydanda, kalabalığın önünde, {T} için can verene baktı<m|>. {A} gözünü {P.part:dat} çevirdi, {H:dat} değil. Son nefesine kadar [ele vermedi|sustu].',
      ],
    },
  },
  {
    id: 'the-informer',
    when: '#thriller',
    beats: {
      open: [
        'Telefon {P:loc} gece {n:2-4} sularında çaldı. {H} {P.small:acc} bırakıp açtı<m|>; karşıdaki ses adını söylemedi, yalnızca {P:gen} içinde olanları saydı: {P.small}, {P.small}, yarım bardak su. Sonra, “{T:acc} de görüyorum,” dedi.',
        '{H} {P:abl} çıkarken kapının üstüne bir saç teli yapıştırmıştı<m|>. ~Döndüğünde tel yerindeydi, {P.small} yerindeydi; ama {P.part:gen} yanında duran {T} [yarım karış|iki parmak] sola kaymıştı.',
      ],
      hook: [
        '{T} için {n:3-6} kişi aranıyordu, ikisi ölmüştü; {H} bunu polisten değil, kapının altından atılan gazete kesiğinden öğrendi<m|>. Kesiğin kenarında kurşun kalemle bir not vardı: “{P:loc} yalnız değilsin. [Perdeyi açma|Işığı yakma].”',
        '{H} {T:acc} bilen kişileri yazdı<m|>: üç ad. İlki yurt dışındaydı, ikincisi ölmüştü, üçüncüsü {F.intro}. Kâğıdı yaktı<m|>, külü {P.part:gen} altına süpürdü<m|>; [dumanı bile|kokusu] {P.smell} kokusunu bastıramadı.',
      ],
      wish: [
        '{H} kaçmayacaktı<m|>. Sabah olmadan, {T:acc} isteyenin kendi kapısını çalmasını [sağlayacaktı<m|>|bekleyecekti<m|>].',
      ],
      step: [
        '{H} {F.intro:ins} {P.part:gen} yanında buluştu<m|>. “{T} güvende,” dedi<m|>, yalan bir adres söyledi<m|>; yalnızca ona, yalnızca bir kez. {F} kahvesini karıştırdı, adresi sormadı, not almadı. Kaşığı [üç kez|hep aynı yöne] çevirdi.',
      ],
      talk: [
        '“Bana güveniyor musun?” dedi {F}. {H} {P.sound:acc} dinledi<m|>. “Sabah sorsana,” dedi<m|>. {F} gülümsedi; {T} sözü geçtiğinden beri ilk kez [saatine|kapıya] bakıyordu.',
      ],
      attempt: [
        'O yalan adresin karşısında, karanlık bir arabada, {H} bekledi<m|>. {n:2-4} saat sonra iki adam geldi, kapıyı kırdı, eli boş çıktı. Telefonu biri kulağına götürdü. Üç saniye sonra, {P:gen} o yanında, {F:gen} [penceresinde|odasında] ışık yandı.',
      ],
      block: [
        'Işıklar söndü. {P.sound} kesildi, yerine {n:2-3} kişinin adımları geldi. {H} {T:acc} ~göğsüne bastırıp {P.part:gen} arkasına sindi<m|>. Adımlar durdu; {A.intro} [sigarasını|çakmağını] yaktı ve alevin ucunda güldü: “Nefesin duyuluyor.”',
        '{A.intro} {P.part:gen} önüne bir sandalye çekip oturdu. “Acelem yok,” dedi, “{T} bu gece ya bende olacak ya kimsede.” Masaya {H:gen} bu sabah, {P:gen} önünde çekilmiş bir fotoğrafını bıraktı. Çeken kişi çok [yakındaydı|tanıdıktı].',
      ],
      turn: [
        '{H} kutuyu uzattı<m|>. {A} kapağı açtı, içi boştu; yalnız bir not: “{T} yarım saattir savcıda.” {P.sound:gen} arasından sirenler yükseldi. “{P:acc} kim söyledi?” diye [bağırdı|tısladı] {A}. {H} cevap vermedi<m|>; kapıda duran {F.intro:dat} baktı<m|>. {F} [gözünü yere indirdi|başını salladı|{T:acc} sormadı].',
        '“{F} dedi ki…” diye söze başladı {A} ve dilini ısırdı. Geç kalmıştı. {H} {P.small:acc} masadan itti<m|>, altındaki kayıt cihazının kırmızı ışığı göründü. “{T} burada hiç olmadı,” dedi<m|>. “Bana [bir ad|o ad] gerekiyordu, sağ olun.”',
      ],
      settle: [
        '{F} karşısına geçip oturdu. “Kızımı almışlardı,” dedi, “{T:acc} versem bırakacaklardı.” {H} {P.small:acc} ona doğru itti<m|>: içinde bir adres, bir saat, bir anahtar vardı. “Bu gece aldık,” dedi<m|>, “[yukarıda|yan odada] uyuyor.”',
      ],
      after: [
        '#happy/open Sabah {P:loc} ilk kez perdeler açıldı. {H} {T:acc} tutanağa yazdırdı<m|>, imzaladı<m|>, çıktı<m|>. Eve ~vardığında kapının üstündeki saç teli yerindeydi. Yine de, {P.small:acc} bırakmadan, [eğilip|parmağıyla] bir yenisini yapıştırdı<m|>.',
        '#dramatic/twist Dosya kapandı, adı geçen herkes tutuklandı. {H} {P:abl} çıktı<m|>, derin bir nefes aldı<m|>. Telefon, {P.sound:ins} birlikte, gece yarısı yine çaldı; aynı ses, aynı [sakinlik|soluk]: “[Aferin|Kutlarım]. Şimdi [asıl|öteki] {T:acc} konuşalım.”',
      ],
    },
  },
];
