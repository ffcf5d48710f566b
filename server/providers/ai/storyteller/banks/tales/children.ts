import type { Strand } from '../strand.ts';

/** Whole stories for children: small fears, small courage, a grown-up who was small once. */
export const CHILDREN_TALES: readonly Strand[] = [
  {
    id: 'the-night-noise',
    when: '#children',
    beats: {
      open: [
        '{P:loc} o sabah bir şey eksikti. {P.part} yerindeydi, {P.small} yerindeydi, {P.sound} bile yerindeydi. {H} parmaklarıyla saydı<m|>, bir daha saydı<m|>. Sonra anladı<m|>: eksik olan {T.cop}!',
        '“Hapşu!” diye bir ses geldi {P.part:gen} arkasından. {H} durdu<m|>. {P:loc} kimse yoktu, {P.small.de} hapşırmazdı. “Çok yaşa,” dedi<m|> yine de; çünkü [annesi|ninesi] öyle öğretmişti. “Sen de gör,” dedi {T}!',
      ],
      hook: [
        '#k1 Yerde minik minik izler vardı. İzler {P.part:gen} çevresini dolanıyor, {P.small:gen} üstünden atlıyor, sonra… pat, bitiyordu. {H} dizlerinin üstüne çöktü<m|>. “{T} buradan geçmiş,” diye fısıldadı<m|>, “ama neden sekerek?”',
        '#k2 {H} bir adım attı<m|>, {P.sound} kesildi. Bir adım daha attı<m|>, {P.part:gen} ardında bir şey kıpırdadı. {T} oradaydı, {P.small:gen} yanında, üstünde kocaman bir yaprak. {P:loc} kimse görmez sanıyordu; oysa yaprak [burnunu bile|yarısını bile] örtmüyordu.',
      ],
      wish: [
        '{H} {T:acc} yalnız bırakmayacağına söz verdi<m|>; bir de akşam yemeğine [geç kalmayacağına|yetişeceğine], ama ikinci söz biraz [zordu|şüpheliydi].',
      ],
      step: [
        '{H} {F.intro:dat} koştu<m|>. “{P:loc} {T} için yardım lazım,” dedi<m|> soluk soluğa. {F} şapkasını taktı, çıkardı, ters taktı. “[Ters|Yan] takınca {T} bile aklıma geliyor,” dedi. “Bence {P.part:dat} bakalım. Saklanan herkes oraya saklanır, ben hep orada [bulunuyorum|uyuyakalıyorum].”',
      ],
      talk: [
        '“Ya {T} bizden korkarsa?” dedi {F}. {H} biraz düşündü<m|>. “O zaman biz de {T:abl} korkarız,” dedi<m|>, “[böylece ödeşiriz|berabere kalırız].” {F} bunu çok akıllıca buldu ve cebinden yarım bir kurabiye çıkarıp [paylaştırdı|ikiye böldü].',
      ],
      attempt: [
        'Önce {T} için ıslık <çaldık|çaldılar>, olmadı. Sonra {F} şarkı söyledi; {P.folk} pencereyi kapattı. En sonunda {H} yere oturdu<m|>, {T} için bir masal anlatmaya başladı<m|>. Masalın tam ortasında, {P.part:gen} ardından bir ses, “Sonra ne olmuş?” dedi.',
      ],
      block: [
        'Derken {P.part} gıcırdadı ve {A.intro} kapıda belirdi. Kaşları kocamandı, sesi kaşlarından da kocamandı: “{T:acc} kim sakladı?” {H} “Ben,” demek istedi<m|>, ama ~ağzından yalnızca minicik bir “Bö,” çıktı. {T} [titredi|{P.small:gen} altına girdi].',
        'Tam o sırada {A.intro} geldi; bir elinde anahtar, bir elinde çuval. “{P:loc} {T} istemem!” diye gürledi. {H} kollarını iki yana açtı<m|>. Çok küçüktü<m|> ve {A} çok büyüktü; aralarında yalnız bir {P.small} vardı.',
      ],
      turn: [
        '#k1 İşte o anda {H} gördü<m|>: {A} da sekiyordu! {T} ile aynı ayağı havada, aynı yüz buruşuk. “Ayağınıza diken mi battı?” diye sordu<m|> {H}. {A} kıpkırmızı oldu. “{n:2-9} gündür,” dedi usulca, “{T:acc} de o yüzden arıyorum. İkimizi birden [o diken|aynı çalı] yakaladı.”',
        '#k2 Sonra çok tuhaf bir şey oldu. {P.sound} birden gümledi ve {A} hop diye {H:gen} arkasına saklandı! “Ben o sesten korkarım,” diye fısıldadı. {T} yaprağını uzattı. “Bunun altına gir,” der gibiydi, “ben {P:loc} [hep|her gece] böyle [yapıyorum|saklanıyorum].”',
      ],
      settle: [
        '{H} ikisini yan yana oturttu<m|>. Bir “ah”, bir “of”, sonra koca bir “oh” duyuldu {P:loc}. {A} gülünce kaşları [yukarı kalktı|şapkasına değdi]; {T} da onun dizine tırmandı, üç kez döndü, yerleşti.',
      ],
      after: [
        '#happy/open O akşam {P:loc} {n:3-5} kişilik bir sofra kuruldu: {A} bir yanda, {T} bir yanda, kurabiyeler tam ortada. {P.sound} dışarıda kaldı. Kim en çok korktuysa en büyük kurabiyeyi o alacaktı. {P:loc} herkes aynı anda [elini|parmağını] kaldırdı!',
        '#dramatic/twist Gece {H} yatağına yattı<m|>, ışığı kendi ~eliyle kapattı<m|>. {P.part:gen} oradan bir “Hapşu!” geldi. “Çok yaşa {T},” dedi<m|>. Bu kez iki ses birden cevap verdi: biri inceydi, öteki [kaşları gibi kocaman|gürül gürül].',
      ],
    },
  },
  {
    id: 'the-lost-colour',
    when: '#children',
    beats: {
      open: [
        '{H} {T:acc} ilk gördüğünde güldü<m|>, çünkü {T} baş aşağı duruyordu. “[Yanlış|Ters] duruyorsun,” dedi<m|>, “{P.part} bile düz.” “Hayır,” diye geldi cevap, “{P} yanlış duruyor.”',
        '{P:loc} bir kural vardı: güneş batınca kimse {P.part:dat} yaklaşmazdı. {H} kuralı [severdi<m|>|biliyordu<m|>]. Ama kuralı {T} bilmiyordu; o akşam tam oraya doğru, hoplaya zıplaya, gitti.',
      ],
      hook: [
        '#k1 {H} {T} gibi başını eğdi<m|>, bacaklarının arasından baktı<m|>. [Ve gerçekten|Aaa], {P.small} tavandaydı, {P.sound} yerden geliyordu; {T:gen} yanında ise daha önce hiç görmediği, ufacık bir [kapı|merdiven] duruyordu.',
        '#k2 “Dur!” diye bağırdı<m|> {H}. {T} durmadı. {H} arkasından gitti<m|>; bir adımda ~kalbi güm, iki adımda güm güm. {P.part:gen} ardı karanlıktı ve o karanlıkta biri [ağlıyordu|burnunu çekiyordu].',
      ],
      wish: [
        '{H} geri dönmek istedi<m|>. Ama {T:acc} orada bırakırsa gece nasıl uyurdu<m|>, onu da [bilmiyordu<m|>|hiç bilmiyordu<m|>].',
      ],
      step: [
        'Köşede {F.intro} belirdi, elinde bir fener, fenerin camında kocaman bir çatlak. “{T} buradan her gün geçer,” dedi, “ben de peşinden gelirim, ama hep burada dururum. Tek başına bir adım daha atamıyorum.” {H} elini uzattı<m|>: “İki kişi olunca [iki adım eder|sayılmaz].”',
      ],
      talk: [
        '“Sen neden korkuyorsun?” diye sordu {F}. “Karanlıktan,” dedi<m|> {H}, “bir de {P.sound:abl}. Sen?” {F} çok düşündü. “Ben,” dedi, “{T} korktuğumu [anlar|görür] diye korkuyorum.” {T} ikisinin arasına girdi, ikisine de [yaslandı|sürtündü].',
      ],
      attempt: [
        'Fenerin ışığı {P.part:dat} varınca küçüldü, küçüldü, söndü. {H} ~gözlerini yumdu<m|>; zaten karanlıksa kapalı olması fark etmezdi. Elini uzattı<m|>. Karanlığın içinden başka bir el, sımsıcak, elini [tuttu|sıktı].',
      ],
      block: [
        '{P.part:gen} tam önünde {A.intro} oturuyordu, kollarını [kavuşturmuş|bağlamış]. “Geçmek yok,” dedi, “{T} da olsa yok.” {H} sağdan denedi<m|>, {A} sağa eğildi; soldan denedi<m|>, sola. {P.small:gen} üstüne çıkıp bakmayı bile denedi<m|>, ama {A} [dağ gibiydi|pek yüksekti].',
        '“Kim o?” diye gürledi {A.intro}. {P.small} yere düştü, yuvarlandı, {H:gen} ~ayağında durdu. Kaçmak kolaydı: kapı açıktı, yol boştu. Ama {T} {A:gen} tam önünde [kalmıştı|duruyordu] ve kımıldamıyordu.',
      ],
      turn: [
        '“Neden geçmek yok?” diye sordu<m|> {H}. Bunu {A:dat} daha önce kimse sormamıştı. “Çünkü,” dedi {A}, [çenesi|bıyığı] titreyerek, “herkes {P.part:dat} geçiyor, kimse [benimle|yanımda] kalmıyor.” {T} gitti, {A:gen} kocaman ayağının üstüne [oturdu|kuruldu].',
        '{H} {P.small:acc} yerden aldı<m|>, {A:dat} uzattı<m|>. “Bu {P.small} sizin mi?” {A} ona öyle bir baktı ki {T} bile yaklaştı. “Küçükken kaybetmiştim,” dedi, “{n:20-50} yıldır burada arıyorum. [Bulamayınca|Aradıkça] sesim böyle kalınlaştı.” {P.sound:gen} arasında sesi birden [incecik|yumuşacık] oldu.',
      ],
      settle: [
        '{H} yanına oturdu<m|>. {T} ortadaydı. {P.sound} yine vardı, karanlık yine vardı; ama üç kişi olunca karanlığa pek yer [kalmıyordu|kalmadı].',
      ],
      after: [
        '#happy/open Ertesi gün {P:gen} kuralı değişti. Yeni kuralı {H} yazdı<m|>, {T} altına bastı: “Güneş batınca kimse {P.part:dat} yalnız gitmesin. [Birlikte|Üçlü] gitsin.” {A} da en alta, [kargacık burgacık|yana yatık] harflerle, “[Kurabiyeyle|Elma şekeriyle|Ekmek arasıyla], bir de {P.small:ins},” diye ekledi.',
        '#dramatic/twist {H} dönerken {~arka:dat} baktı<m|>. {A} el sallıyordu. {T} ise… {T} yoktu! “Buradayım,” dedi bir ses, {H:gen} ~cebinden. “Yarın da [karanlığın arkasına|{P.part:gen} ötesine] bakarız, değil mi?”',
      ],
    },
  },
];
