import type { Strand } from '../strand.ts';

/** Whole stories about something that can be carried. */
export const PORTABLE_TALES: readonly Strand[] = [
  {
    id: 'the-buyer',
    when: '#portable #!children #!romance',
    beats: {
      open: [
        '{A.intro} {P:dat} girdiğinde ne [selam verdi|oturdu] ne de {P.smell} kokusuna yüzünü buruşturdu; yalnızca, “{T} hâlâ burada mı?” diye sordu. {H} {P.small:acc} elinden [bıraktı<m|>|düşürecek oldu<m|>]. {T:abl} kimseye [söz etmemişti<m|>|bahsetmemişti<m|>]. {A} {P.part:gen} yanına {n:3-9} deste para bıraktı.',
        'Para, {P.small:gen} yanında, {n:3-9} deste hâlinde duruyordu; {A.intro} onu [oraya koyalı|saymadan bırakalı] bir saat olmuştu. “{T} için,” demişti. {H} desteye değil, kapıya baktı<m|>: {T:acc} {P:loc} ~bulduğunu bilen tek bir kişi yoktu.',
      ],
      hook: [
        '{H} [o gece|kapıyı kilitleyip] {T:acc} {P.light:gen} altına koydu<m|>. Para edecek bir yanı yoktu: {T.part} [aşınmış|çizilmiş], üstüne {P.smell} kokusu sinmişti. Demek {A} [eşyayı|{T:acc}] değil, içinde kalan bir şeyi istiyordu.',
        '“Bende öyle bir şey yok,” dedi<m|> {H}. [Yalan|Söz], {P.sound:gen} arasında cılız kaldı. {A}, {T:gen} {T.part:acc}, üstündeki [çiziğe|lekeye] varıncaya kadar tarif etti; onu {P:loc} gören değil, [yıllarca elinde tutan|kendi eliyle saran] biri gibi.',
      ],
      wish: [
        '{H} {T:acc} satmayacağını o an anladı<m|>; önce kimin sakladığını, sonra kimden sakladığını öğrenecekti<m|>.',
      ],
      step: [
        '{H} {F.intro:acc} {P.part:gen} yanında buldu<m|> ve {T:acc} gösterdi<m|>. {F} dokunmadı, iki elini arkasına aldı. “{A.intro} {P:dat} [geldi|uğradı] mı?” diye sordu. “[Her {n:6-9} yılda bir|Her sonbahar] gelir, {T:acc} sorar, sonra {P:loc} kimsenin yüzüne bakmadan gider. Ona bir kez olsun neden istediğini soran çıkmadı.”',
      ],
      talk: [
        '“Sen sordun mu?” dedi<m|> {H}. {F} {P.small:acc} yerine bıraktı. “{P.part:gen} yanında soracaktım,” dedi, “ama {A} ağlıyordu. Ağlayan birine {T} için ne sorulur, bilemedim.”',
      ],
      attempt: [
        '{H} ertesi gün {A:gen} yolunu {P.part:gen} önünde bekledi<m|>. Paltosundan {P.small} sarkıyordu; {H:acc} görünce [adımını yavaşlattı|durdu]. “Parayı geri getirdim,” dedi<m|> {H}, “{T} [bende|yanımda]. Ama bana önce bir hikâye borçlusunuz.”',
      ],
      block: [
        '“[Sabaha|Gün doğana] kadar düşünün,” dedi {A} {P.part:gen} oradan. “{T} yarın burada olursa {P:loc} rahat yüzü görmezsiniz.” Gittikten sonra {H} {P.part:gen} önüne {P.small:acc} dayadı<m|>; {P.sound} her kesildiğinde [doğruldu<m|>|~nefesini tuttu<m|>]. Gün ağarırken {A} geri geldi, [eli boş|şapkasız], başka bir adam gibi.',
        'İkinci gelişinde {A} pazarlık etmedi, {T:dat} uzandı. {H} ondan önce davrandı<m|>; {P.small} devrildi, <ikimiz|ikisi> {T:acc} iki ucundan <tuttuk|tuttular>. {A:gen} [eli|parmakları] titriyordu. Böyle titreyen biri [hırsız|düşman] olamazdı.',
      ],
      turn: [
        '{T:gen} {T.part:acc} ters çevirince, [tırnakla|çakıyla] kazınmış iki ad çıktı: biri {A:gen} adıydı, öteki [üstü defalarca çizilmiş|yarım bırakılmış] bir kadın adı. “Kardeşim,” dedi {A}, {P.part:dat} yaslanarak. “{T:acc} ondan çalmıştım. Geri vereceğim gün [cenazesine|toprağına] yetişebildim.”',
        '“Onu buraya ben sakladım,” dedi {A} birden, “on yaşındaydım. {T} kayboldu diye evdeki kızı kovdular, ben sustum.” {P.sound} bile çekilmiş gibiydi. “[Kızı buldum|Kız yaşıyor]; {T:acc} önüne koyup adımı söyleyeceğim; ondan sonrası onun bileceği iş.”',
      ],
      settle: [
        '{H} {T:acc} bir beze sardı<m|>. Para {P.small:gen} yanında kaldı; <ikimiz|ikisi> de ona <bakmadık|bakmadılar>. “Gelmemi ister misiniz?” diye sordu<m|> {H}. {A} uzun süre [cevap vermedi|{T:dat} baktı], sonra başını salladı.',
      ],
      after: [
        '#happy/open {H} {T:acc} verdi<m|>, parayı da peşinden koşup {A:gen} cebine soktu<m|>. {n:2-6} hafta sonra {P:dat} bir zarf geldi; içinde {T} yoktu, iki kişilik bir fotoğraf vardı. {P.part:gen} önünde ikisi de [ağlıyordu|gülüyordu], hangisinin bağışladığı belli değildi.',
        '#dramatic/twist {A} {T:acc} aldı, eşikte durdu, sonra geri dönüp {P.part:gen} yanına bıraktı. “{T} için geç kaldım,” dedi. {H} o günden beri {T:acc} kaldırmadı<m|>; [biri|bir gün biri] girip “Hâlâ burada mı?” diye sorarsa, bu kez “Evet,” diyecekti<m|>.',
      ],
    },
  },
  {
    id: 'it-comes-back',
    when: '#portable #!romance #!historical',
    beats: {
      open: [
        '{H} {T:acc} ilk kez salı günü attı<m|>. Çarşamba sabahı {T}, {P.part:gen} yanında, {P.small:gen} üstünde, [özenle|sanki hiç gitmemiş gibi] duruyordu.',
        '{P:loc} bir şeyden kurtulmanın üç yolu vardı: atmak, vermek, [unutmak|gömmek]. {H} {T} için [üçünü de|her birini] denemişti<m|>; üçünün de sabahında {T}, {P:loc}, {P.part:gen} yanında <beni|onu> bekliyordu.',
      ],
      hook: [
        'İkinci sefer {T:acc} {P:gen} en uzak ucuna götürdü<m|>, {P.small:gen} altına gömdü<m|>. Ertesi gün {T} geri gelmekle kalmamış, [silinmiş|temizlenmiş], {T.part} [parlatılmıştı|onarılmıştı]. {H} kapının kilidine baktı<m|>: zorlanmamıştı.',
        '{H} {T:dat} bir işaret koydu<m|>: {T.part:gen} üstüne ince, kırmızı bir çizgi. Sonra {T:acc} {P:abl} geçen ilk {P.folk:dat} verdi<m|>. Gece {P.sound} kesildiğinde [içine doğdu|anladı<m|>]; kapının önündeki {T:gen} üstünde aynı kırmızı çizgi vardı.',
      ],
      wish: [
        'Korkunun yerini merak aldı. {H} {T:acc} kimin getirdiğini, daha da önemlisi, neden vazgeçmediğini bilmek istiyor<dum|du>.',
      ],
      step: [
        '{H} {F.intro:dat} danıştı<m|>. {F} {T:acc} evirdi, çevirdi, güldü. “Eşya yürümez,” dedi, “ama insanlar yürür. Bu gece {P.part:gen} yanına un dök, bakalım {T} kaç numara ayakkabı giyiyormuş.” Unu birlikte <döktük|döktüler>; {F} kalmak istemedi, [yüzünü de göstermedi|biraz acele etti].',
      ],
      talk: [
        '“{T} sana ne yaptı ki atıyorsun?” diye sordu {F}. {H} bunu hiç düşünmemişti<m|>. “Bakınca,” dedi<m|> sonunda, “{P:loc} ne kadar yalnız kaldığım geliyor aklıma.” {F} uzun süre ayakkabılarına baktı.',
      ],
      attempt: [
        'Sabah unun üstünde küçük izler vardı; {P.part:abl} başlıyor, {T:gen} durduğu yerde bitiyordu. {H} izlerin yanına kendi ~ayağını koydu<m|>: [yarısı kadardı|çok daha küçüktü]. Üstelik birinin bağcığı çözülmüştü.',
      ],
      block: [
        '#k1 Üçüncü gece {H} uyumadı<m|>; {P.light:abl} uzak bir köşeye, {P.part:gen} dibine çöktü<m|>. {P.sound} iki kez kesildi, iki kez ~kalbi ~boğazına geldi. Tam sabah olurken kapı kolu [kımıldadı|ağır ağır indi] ve {T}, bir elin ucunda, aralıktan içeri uzandı.',
        '#k2 {A.intro} {T:acc} görünce {P.small:acc} elinden attı. “Kurtul ondan,” dedi, “{P:dat} uğursuzluk getirir, herkes bilir.” O akşam {P.part:gen} önünde {n:4-9} kişi toplandı; {H} {T:acc} suya atacağına söz verdi<m|> ve [{~söz:acc} tuttu<m|>|attı<m|>]. Gece yarısı, {P.sound:gen} arasında, kapı tıkırdadı.',
      ],
      turn: [
        '#k1 {H} o bileği yakaladı<m|>. Ucunda bir çocuk vardı: saçı ıslak, dizleri çamur, {T:acc} göğsüne bastırmış. “Hep düşürüyorsunuz,” dedi, “ben de buluyorum. {T} yanınızdayken [ıslık çalıyordunuz|türkü söylüyordunuz]. Kaybolunca {P:loc} hiç ses kalmıyor.”',
        'Kapıda ne hayalet vardı ne hırsız; karşıda oturan o ufak tefek kadın, {T:acc} önlüğüne siliyordu. “Kızma,” dedi, “{T} gidince ışığını söndürüyorsun. Karşıdan bir tek senin ışığın görünüyor. Ben {P:loc} o ışığa bakıp [yaşıyorum|ilacımı alıyorum|sabahı ediyorum].”',
      ],
      settle: [
        '{H} ne ~diyeceğini bilemedi<m|>; bir bardak su, bir dilim ekmek, {P.part:gen} yanında bir yer verdi<m|>. {T} ortada duruyordu. İlk kez [kimse onu kaldırmaya|kimse gitmeye] kalkmadı.',
      ],
      after: [
        '#happy/open {H} {T:acc} {P.part:gen} en görünür yerine astı<m|>. Artık atmıyor<dum|du>; ama cuma akşamları {T:acc} bilerek kapının önünde unutuyor<dum|du>. Biri {P.part:dat} kadar getirsin, [getirince de|gelmişken] çaya kalsın diye.',
        '#dramatic/twist {H} o günden sonra {T:acc} bir daha kaybetmedi<m|>. Kış geldi, kapıyı [çalan|açan] kesildi. Sonunda {T:acc} aldı<m|>, {P:dat} çıktı<m|>, yolun ortasına bıraktı<m|> ve ışığı açık bırakıp bekledi<m|>.',
      ],
    },
  },
  {
    id: 'two-halves',
    when: '#portable #romance',
    beats: {
      open: [
        '“O benim,” dedi bir ses, {H} {T:acc} eline alır almaz. {F.intro} {P.part:gen} yanında duruyordu; [saçında|yakasında] yağmur, elinde {T:gen} tıpatıp eşi vardı.',
        '{P:loc} aynı gün iki kişi {T:acc} sordu. İlki <bendim|{H}>, ikincisi {F.intro.cop}; ikisi de ötekinin {T:acc} [haksız yere|kendisinden önce] aldığını [düşündü|öne sürdü] ve ikisi de gitmek için ötekini bekledi.',
      ],
      hook: [
        '#k2 Yan yana koyunca iki {T} arasında tek bir fark çıktı: {T.part:gen} üstündeki çizgi birinde sola, ötekinde sağa kıvrılıyordu. {F} ikisini birbirine yaklaştırdı; çizgiler [bir isim|bir tarih] oldu. {P.sound:abl} başka ses kalmamıştı.',
        '#k1 “{T:acc} size nasıl verdiler?” diye sordu {F}. {H} anlattı<m|>; anlatırken {F:gen} yüzünün değiştiğini gördü<m|>. Aynı kadın, aynı söz, {P:loc} aynı köşe: “Öteki yarısını [arama|sorma], o seni bulur.”',
      ],
      wish: [
        '{H} {T:acc} geri istemekten [utandı<m|>|vazgeçti<m|>]; bir saat daha konuşmaktan başka bir şey istemiyor<dum|du>.',
      ],
      step: [
        '#k1 Ertesi gün {P:loc} <buluştuk|buluştular>; {F} {T:acc} bir mendile sarmış, {H} hiç uyumamıştı<m|>. Kadını {P:loc} [köşe bucak|kapı kapı] <aradık|aradılar>. {P.folk} omuz silkti, kapılar açılıp kapandı; akşama kadar <öğrendiğim|öğrendiği> tek şey, {F:gen} gülünce sol eliyle ağzını kapattığıydı.',
      ],
      talk: [
        '“{T} olmasaydı benimle konuşur muydun?” dedi {F}. {H} {P.small:acc} düzeltti<m|>, bozdu<m|>, yeniden düzeltti<m|>. “{T} olmasa [hayır|asla],” dedi<m|> sonunda, “cesaret edemezdim.” {F} buna “evet” <demişim|demiş> gibi [sevindi|baktı].',
      ],
      attempt: [
        '{H} {F:gen} kapısına kadar gitti<m|>, elini kaldırdı<m|>, indirdi<m|>. {P.sound} arkasından geliyordu. Üçüncüsünde kapı kendiliğinden açıldı: {F} de, elinde {T}, çıkmak üzereydi.',
      ],
      block: [
        '{A.intro} o akşam {F:gen} yanına oturdu, elini {T:gen} üstüne koydu. “{P:abl} yarın gidiyoruz,” dedi gülümseyerek, “[söylemedi mi|bilmiyor muydunuz]?” {H} {F:dat} baktı<m|>; {F} {P.small:acc} [inceliyordu|parmağında döndürüyordu].',
        'Tam o sırada {F:gen} telefonu çaldı. Konuşma kısaydı; kapatınca {T:acc} çantasına koydu. “Bu akşam [dönmem|gitmem] gerek,” dedi. {H} “Kal,” diyecekti<m|>, ama ~ağzından {T:ins} ilgili [saçma|önemsiz] bir cümle çıktı.',
      ],
      turn: [
        '#k1 {H} {P:gen} kapısına ~koştuğunda {F} orada yoktu. Eşikte iki {T} yan yana duruyordu; {F} kendininkini de bırakmıştı. Altındaki kâğıtta üç satır vardı: “Kadın benim annemdi. {T:acc} sana vermesini ben istedim. [Seni her cuma|Seni bir yıl] karşıdan seyrettim.”',
        '#k2 “Bir şey itiraf edeceğim,” dedi {F}, çantasından {T:acc} çıkararak, “bunun eşi yok. Seninkini {P:loc} gördüm, aynısını [yaptırdım|{n:3-9} gece uğraşıp yaptım]. Yoksa sana ne diyecektim?” {T.part:gen} boyası gerçekten de henüz kurumamıştı.',
      ],
      settle: [
        '{H} güldü<m|>, sonra {F.de} güldü; {P.folk} dönüp baktı. İki {T.de} masada unutuldu. Dışarı çıkınca {F:gen} eli, sanki yıllardır yerini biliyormuş gibi, {H:gen} {~avuç:acc} buldu.',
      ],
      after: [
        '#happy/open {H} cuma günü {T:acc} {P.part:gen} üstüne koydu<m|>. {F}, {n:4-9} dakika gecikerek, [eşiyle|öteki yarısıyla] geldi. {P.smell} kokusu, {P.sound}, her şey yerli yerindeydi; yalnızca {P:loc} artık iki sandalye [yan yana duruyordu|birbirine bakıyordu].',
        '#dramatic/twist {F} o akşam gitti. {T} {P.part:gen} üstünde kaldı, çizgisi yarım. {H} onu ne saklıyor<dum|du> ne veriyor<dum|du>; her cuma {P:loc} karşıdaki boş yere bakıyor, [gülümsemeye|başını çevirmemeye] çalışıyor<dum|du>.',
      ],
    },
  },
  {
    id: 'the-deposit',
    when: '#portable #!children #!thriller',
    beats: {
      open: [
        '“Bir saatliğine,” demişti yabancı, {T:acc} {H:gen} ~eline bırakırken. O saat {Y} yıl sürdü. {T} bunca zaman {P.part:gen} yanında, bir bezin altında, sahibini bekledi.',
        '{P:loc} {T:dat} kimse dokunmazdı; üstündeki kâğıtta, {H:gen} {~yazı:ins}, “Emanet” yazıyordu. Kâğıt {Y} yılda üç kez sararmış, üç kez yenilenmişti. O akşam kapıda duran adam kâğıdı [yüksek sesle|hecelerek] okudu.',
      ],
      hook: [
        '#k1 “{T:acc} {P:abl} [almaya|götürmeye] geldim,” dedi adam. Saçı ağarmıştı, ama {P.small:acc} tutuşundan {H} onu tanıdı<m|>. Bezi kaldıracakken [~eli durdu|duraladı<m|>]: {T:gen} bir parçası yerinde değildi. Onu ilk kış, ekmek alabilmek için, [satmıştı<m|>|elden çıkarmıştı<m|>].',
        '#k2 Adam {T:acc} bezden çıkardı, ışığa tuttu, evirip çevirdi. {H} {P.sound:acc} dinler gibi yaptı<m|>. {T.part:acc} ~bozduğu günü, gece yarısı gizlice [~onardığı|~düzelttiği] masayı, yıllarca ~hazırladığı yalanı düşünüyor<dum|du>.',
      ],
      wish: [
        '{H} {T:acc} alıp {P:abl} gitmesini, tek bir soru sormamasını istiyor<dum|du>. Adam ise {P.part:gen} yanına oturdu, [paltosunu|atkısını] çıkardı.',
      ],
      step: [
        '#k1 {H} adamdan bir gün istedi<m|> ve {F.intro:dat} koştu<m|>. “{T:gen} o parçasını sana satmıştım,” dedi<m|>, “on katını veririm.” {F} çekmeceleri, sandıkları, {P.small:gen} altını aradı. “Ben de [sattım|elden çıkardım],” dedi sonunda, “ama {P:abl} kime gittiğini biliyorum. O da sattıysa, {T} bütün şehri dolaşmış demektir.”',
      ],
      talk: [
        '“Doğruyu söylesen ne olur?” dedi {F}. “Kızar, {P.small:acc} başıma atar.” “[Kızsın|Atsın],” dedi {F}, “{T} için kızan adamın yüzünü görürsün. {Y} yıl merak ettin, az şey mi?”',
      ],
      attempt: [
        '#k1 {H} {P:abl} çıkıp akşama {n:4-9} kapı çaldı<m|>. Çoğunda {T:gen} adını duyan olmadı; sonuncusunda yaşlı bir kadın {P.smell} kokusuna doğru başını salladı. “{T:gen} o parçası mı?” dedi. “O kış bir adam gelip aldı, {T} diye ağlıyordu, ne istediysem [verdi|ödedi].”',
      ],
      block: [
        '#k1 “Eksik,” dedi adam usulca. {P.part:gen} yanındaki sandalyeye çöktü. {H} “Böyle vermiştiniz,” diyecek oldu<m|>; söz {~dil:gen} ucuna kadar geldi. O sırada {A.intro} içeri girdi, {T:dat} baktı: “Bunu ben de [isterim|arıyordum], kaç para?”',
        '“{T} size {P:loc} [ağırlık|sıkıntı] etti mi?” diye sordu adam. {H} [yutkundu<m|>|~bakışlarını kaçırdı<m|>]. {T:acc} uzatıp “Hayır,” demek [kolaydı|işten bile değildi]. {P.sound} bir an kesildi; yalan söylemek için bundan sessiz bir an olamazdı.',
      ],
      turn: [
        '#k1 “Aç kaldım, {T:gen} o parçasını [sattım|elden çıkardım],” dedi<m|> {H} bir solukta. Adam {P.part:dat} yaslanıp güldü. Cebinden o parçayı çıkarıp masaya koydu. “{T} çarşıya [o kış|ertesi bahar] düşmüştü, gördüm, aldım. {P:dat} {T} için değil, bunu söyleyip söylemeyeceğini [merak ettiğim|görmek istediğim] için geldim.”',
        '#k2 {H} her şeyi anlattı<m|>; bozulanı, saklananı, [onarılanı|uydurulanı]. Adam, {T} dizinde, sonuna kadar [dinledi|sustu]. “{T} benim değildi,” dedi, “bana da {P.folk} kılıklı biri bir saatliğine vermişti. Onu bozan bendim, sana öyle verdim. [Kaçtım|Yüzüm yoktu]; {Y} yıldır {T:ins} birlikte benim suçumu saklamışsın.”',
      ],
      settle: [
        '{P.part:gen} yanında iki bardak çay soğudu. {T} aralarında duruyordu, [bütün eksikleriyle|yamalı hâliyle]. Adam {T:acc} {P.part:dat} doğru geri itti: “[Sende kalsın|Kimseye emanet etme]. Bakmasını biliyorsun.” {H} {Y} yıl sonra kâğıdı {T:gen} üstünden [kaldırdı<m|>|çekti<m|>].',
      ],
      after: [
        '#happy/open Adam giderken {T:acc} almadı. {H} {T:gen} üstündeki kâğıdı çevirdi<m|>, arkasına [yeni|tek] bir söz yazdı<m|>: “Hediye.” O gece {P:loc} {P.sound} eskisi gibiydi, ama {H} [yıllar sonra|ilk kez] kapıya bakmadan uyudu<m|>.',
        '#dramatic/twist Adam sabahı görmedi; {P.part:gen} yanında, {T} kucağında, uyur gibi bulundu. {P.small:gen} altından bir kâğıt çıktı: “Bir saatliğine.” {H} kâğıdı {T:gen} üstüne koydu<m|> ve [beklemeye|saymaya] yeniden başladı<m|>.',
      ],
    },
  },
  {
    id: 'the-warning',
    when: '#portable #in #!romance #!children',
    beats: {
      open: [
        '{T} ile birlikte bir kâğıt gelmişti, üzerinde tek cümle: “Bu akşam {P.part:gen} yanında durma.” {H} kâğıdı ikiye katladı<m|>, güldü<m|>, sonra {P.part:dat} baktı<m|> ve gülmeyi bıraktı<m|>.',
        'Saat {n:4-9} olmadan {P:abl} çıkması gerektiğini {H} {T:abl} öğrendi<m|>. {T.part:gen} altına, [kurşun kalemle|titrek bir elle], adı ve bir saat yazılmıştı. Saatin yanında küçük bir çarpı vardı.',
      ],
      hook: [
        'Yazı {P:abl} [tanıdıktı|birinindi] ve bu, yazılandan daha kötüydü. {H} {T:acc} ışığa tuttu<m|>; {T.part:loc} tozun içinde bir parmak izi duruyordu. {P:dat} o gün {n:3-6} kişi girip çıkmıştı. Biri [biliyordu|yalan söylüyordu].',
        '{H} {T:acc} herkese gösterdi<m|>. {P.folk} dudak büktü, bir başkası “Şakadır,” dedi, {A.intro} ise {T:gen} yüzüne bile bakmadan {P.part:dat} yaslandı: “Böyle şeylerden korkan, {P:loc} çalışmasın.”',
      ],
      wish: [
        '{H} kahraman olmak istemiyor<dum|du>; yalnızca, {T:acc} kimin bıraktığını saat dolmadan öğrenmek istiyor<dum|du>.',
      ],
      step: [
        '{H} {T:acc} cebine koyup {F.intro:dat} gitti<m|>. {F} yazıyı görünce kalemini sakladı; geç kalmıştı. “Kimseye inandıramadım,” dedi, “{n:2-5} kez dilekçe verdim. {P.part:gen} altı boş. İnsan uyarıya gülüyor, ama [kendi adını|esrarlı bir şeyi] görünce duruyor.”',
      ],
      talk: [
        '“Neden {T}?” diye sordu<m|> {H}. “Çünkü sen {T:acc} görmeden geçmezsin,” dedi {F}, “başkası olsa dosya gönderirdim. Dosyalar okunmuyor.”',
      ],
      attempt: [
        '{H} yere diz çöktü<m|>, {P.small:acc} {P.part:gen} dibine bıraktı<m|>. Kendi kendine yuvarlandı, çatlağın ağzında durdu. Çatlak dün parmak girmez incelikteydi; şimdi {H} içine elini sokabiliyor<dum|du>.',
      ],
      block: [
        'Saat yaklaşınca {H} kapıları açtı<m|>, “Çıkın,” diye bağırdı<m|>. Kimse kımıldamadı. {A.intro} kolunu tuttu: “Bir {T} yüzünden mi?” {P.sound:gen} altında, çok derinden, [kalın bir bez yırtılır|dişler gıcırdar] gibi bir ses geliyordu.',
        'Çıkmak kolaydı, geride kalanlara anlatmak değildi. {H} {T:acc} havaya kaldırdı<m|>, yazılanı okudu<m|>; {n:4-9} kişi güldü. Gülmeyen tek kişi {F.cop}; o da {P.part:gen} yanında, yüzü kireç gibi, duruyordu.',
      ],
      turn: [
        '{H} {T:acc} bırakıp {P.part:gen} uzağına koştu<m|>, avaz avaz bağırdı<m|>; herkes ne oluyor diye peşinden koştu. {P.part} arkalarında, uzun bir iç çekişle, çöktü. Toz inince {F.intro} öksürerek yaklaştı: “Yazı benim. {T} yerine dilekçe bıraksaydım, hepiniz hâlâ orada duruyor olacaktınız.”',
        '{H} bir sandalye kaptı<m|>, “Yangın!” diye haykırdı<m|>. Yalan işe yaradı; {P:loc} kim varsa dışarı döküldü. Kapı kapanmadan tavan indi. {P.sound} kesildi, {T} {H:gen} ~elinde kaldı; arkasında, yeni fark edilen küçücük bir imza: {F.intro}.',
      ],
      settle: [
        '{A} üstündeki tozu silkmeden oturdu, {T:acc} istedi, yazıyı üç kez okudu. “Ben de bilirdim,” dedi kısık sesle, “{P.part:loc} çatlağı ilk ben gördüm, [masraf çıkmasın|iş durmasın] diye sustum.” {F} {P.small:acc} [yere bıraktı|ona uzattı]; söyleyecek söz yoktu.',
      ],
      after: [
        '#happy/open Aylar sonra {P:loc} yeni {P.part} yapıldı. {H} {T:acc} harcın içine, tam köşeye koydurdu<m|>, kâğıdıyla birlikte. Bir gün biri bulursa [gülmesin|okusun] diye altına kendi adını da yazdı<m|>.',
        '#dramatic/twist Herkes {H:gen} ~elini sıktı, {T:acc} sordu, {F:acc} alkışladı. {H} kâğıdı bir daha açtı<m|>. Az önce boş olan arka yüzünde yeni bir cümle vardı: “Yarın, [öğleden önce|ilk yağmurda], köprüde.” {F} başını iki yana salladı: “Bunu ben yazmadım.”',
      ],
    },
  },
];
