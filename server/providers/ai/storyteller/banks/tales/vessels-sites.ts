import type { Strand } from '../strand.ts';

/** Whole stories about ships and trains, houses and ruins. */
export const VESSEL_SITE_TALES: readonly Strand[] = [
  {
    id: 'answering-light',
    when: '#afloat #!children',
    beats: {
      open: [
        '{T} {n:9-12} numaralı gece de geldi, [ışıksız|sessiz] ve aynı saatte. {H} bu kez el sallamadı<m|>; {P.light:gen} önüne {P.small:acc} tutup üç kez açıp kapadı<m|>. Karanlıktan, {T:gen} olduğu yerden, üç ışık geri geldi.',
        'Kayıtlara göre {T} {Y} yıl önce yok olmuştu. {H} kayıtları kapattı<m|>, başını kaldırdı<m|>, {P.part:abl} baktı<m|>: {T} oradaydı, {T.part:gen} üstünde tek bir ışıkla, sanki [izin bekliyor|çağırıyor] gibi.',
      ],
      hook: [
        '{H} ertesi gece iki kısa, bir uzun gönderdi<m|>. {T} iki kısa, bir uzun döndürdü. Ne gönderse {P.part:gen} hizasında onu geri alıyor<dum|du>; bir [yankıyla|aynayla] konuşmak gibiydi. Ta ki beşinci gece, {H} hiç işaret vermeden, {T} başlayana kadar.',
        '{T:gen} ışığı bir düzenle yanıp sönüyordu. {H} bunu {P.small:gen} arkasına çizdi<m|>, eski bir çizelgeyle karşılaştırdı<m|>. Harfler ağır ağır çıktı: “Orada [kimse|yaşayan] var mı?” Soru, {H:gen} {Y} yıldır sormadığı tek soruydu.',
      ],
      wish: [
        '{H} {T:dat} binmek istemiyor<dum|du>; içinde ışığı tutan elin kime ait olduğunu bilmek istiyor<dum|du>.',
      ],
      step: [
        '{H} {F.intro:acc} uyandırıp {P.part:dat} götürdü<m|>. {F} karanlığa baktı, baktı. “{T} görmüyorum,” dedi, “ama şunu görüyorum: sen {n:3-9} haftadır ilk kez birini çağırdın.” Sonra karşıda üç ışık yandı ve {F:gen} [sesi kesildi|ağzı açık kaldı].',
      ],
      talk: [
        '“Cevap verme,” dedi {F}. “{P:loc} {T} giderse, peşinden kalan da [gider|bakakalır]. Böyle gidenleri {P:loc} çok gördüm.” {H} {P.small:acc} ~elinde tarttı<m|>: “Ya o da bizi izliyorsa?”',
      ],
      attempt: [
        '{H} bir kayık buldu<m|>, ışığı kıça bağladı<m|>. {T} yaklaştıkça büyüyeceğine inceliyordu; {T.sound} değil, {P.sound} geliyordu. Elli adım kala {H} kürekleri bıraktı<m|>: önünde bir gövde değil, suya düşmüş bir ışık vardı.',
      ],
      block: [
        '{A.intro} lambayı {H:gen} ~elinden aldı. “Bir daha {T} için ışık yakılmayacak,” dedi, “{P:loc} insanlar konuşuyor.” Anahtarı cebine koydu. O gece {T} geldi, üç kez yandı, bekledi, üç kez daha yandı. {H} {P.part:acc} yumrukladı<m|>.',
        'Sonra sis indi. {T:gen} ışığı bir an {P.part:gen} hizasında göründü, [söndü|boğuldu]. {H} {P.small:acc} salladı<m|>, bağırdı<m|>; {P.sound} hepsini yuttu. {A.intro} arkasından seslendi: “Bırak artık. Orada hiç kimse olmadı.”',
      ],
      turn: [
        '{H} kibritle bir yığın kâğıt tutuşturdu<m|>; alev {P.part:gen} üstüne yükseldi. {T} {P:dat} doğru döndü. Yaklaşınca {H} gördü<m|>: bir kayık, içinde bir lamba, lambanın ardında {F.intro}. “{Y} gecedir karşı kıyıdan sana işaret veriyorum,” dedi nefes nefese, “{T} sanmayasın diye geldim.”',
        'Sabah {P.part:gen} altında bir tahta bulundu; {T:gen} adı değil, [bir not|üç satır] kazılıydı: “Işığını gördüm. {P.part} görünmezken beni kayalardan o [kurtardı|çevirdi]. Teşekkür için {Y} gece geldim, sen hep {T} sandın.” {H} notu {F.intro:dat} okudu<m|>; son sözcükte sesi [kısıldı|titredi].',
      ],
      settle: [
        '{A} anahtarı geri getirdi, {P.part:gen} üstüne bıraktı. Hiçbir şey demedi. {H} lambayı sildi<m|>, fitilini kesti<m|>; karşı kıyıda da birinin [aynı işi|aynısını] yaptığını artık biliyor<dum|du>.',
      ],
      after: [
        '#happy/open O geceden sonra {T} bir daha görünmedi; gerek de kalmadı. {H} her akşam üç kez yakıp söndürüyor, karşıdan üç ışık alıyor<dum|du>. Dördüncüsü yeniydi. Ne demek olduğunu <ikimiz|ikisi> de [sormadı<k|>|biliyordu<k|>].',
        '#dramatic/twist {H} o akşam karşı kıyıya geçti<m|>. Kulübe {n:20-40} yıldır boştu; masada sönük bir lamba, altında bir fotoğraf vardı. {P:gen} fotoğrafıydı, ışığı yanıyordu ve önünde duran, el sallayan kişi {H:acc} [çok|ürkütücü ölçüde] andırıyordu.',
      ],
    },
  },
  {
    id: 'last-seat',
    when: '#vessel #!children',
    beats: {
      open: [
        '{T:dat} binmek için gereken her şey {H:gen} ~cebindeydi: bilet, kimlik, bir avuç bozuk para. Eksik olan tek şey, biletin üstünde {~ad:gen} [yazmamasıydı|bulunmamasıydı].',
        '“{T} kimseyi beklemez,” derlerdi {P:loc}. O gün bekledi. {n:4-9} dakika, sonra on dakika daha; ve bütün pencerelerden insanlar {P.part:gen} yanında duran {H:dat} baktılar.',
      ],
      hook: [
        '#k1 {T:gen} {T.part:abl} bir adam sarktı, elindeki listeye baktı. “{n:2-9} numara boş,” dedi, “sahibi siz misiniz?” {H} hayır demek için ~ağzını açtı<m|>; ama adam adını söyledi, doğum yerini, sonra da kimseye anlatmadığı o [eski yarayı|çocukluk lakabını].',
        '#k2 {H} {T:acc} yalnızca seyretmeye gelmişti<m|>. Oysa son sıradaki boş koltukta {P.small} duruyordu; üstünde, kendi {~el:gen} yazısıyla, “Geç kalma,” yazılıydı. O notu {Y} yıl önce [başka birine|giden birine] yazmıştı<m|>.',
      ],
      wish: [
        '{H} {T} kalkmadan bir şeye karar vermeliydi<m|> ve ömründe ilk kez karar vermek için [dakikaları|vakti] sayılıydı.',
      ],
      step: [
        'Yan sırada {F.intro} oturuyordu. “Sizi de mi {P:abl} çağırdılar?” diye [fısıldadı|sordu]. “{T:dat} üç kez bindim, üçünde de aynı yerde indim. İnsan inmek istediği yerin adını söyleyemezse, {P:dat} geri bırakıyorlar.” {P.small:acc} <bana|ona> uzattı: “Yazın, unutmayın.”',
      ],
      talk: [
        '“Siz neden inemediniz?” dedi<m|> {H}. {F} camdan {P:dat} baktı. “{P:loc} karşılayacak olandan utandım,” dedi, “{T} durdu, kapı açıldı, ben bavulumu aradım. Bavulum yoktu.”',
      ],
      attempt: [
        '{H} iki adım attı<m|>, bir adım geri çekildi<m|>. {T.sound} yükselmişti. {P.smell} kokusu bile birden [güzel|vazgeçilmez] geldi; insan giderken burası da başka görünüyordu demek.',
      ],
      block: [
        'Kapı kapanırken {P.part:gen} yanından {A.intro} [araya girdi|atıldı]. “O yer benim,” dedi, “{P:loc} ne kazandıysam cebimde, {T:dat} binmek için sizden iyi bir nedenim de var.” Cebinden çıkardığı deste {P.small} kadardı. {H} paraya baktı<m|>; {P:loc} bir yıl yeter, artardı bile.',
        '{T.sound} birden kesildi. Görevli, “Bir kişilik yer var, kapıda iki kişi,” dedi. {H} döndü<m|>: arkasında, kucağında uyuyan bir çocukla, {F.intro} duruyordu. {P.part:gen} saati {n:2-5} dakikayı gösteriyordu.',
      ],
      turn: [
        '#k1 {H} bileti ona verdi<m|>. {T} kalktı, ağır ağır, {P.sound:acc} peşine takarak. Son pencere geçerken {H} içeridekini gördü<m|>: koltuk boştu. Arkasından bir ses, “Ben de inmiştim,” dedi, “{Y} yıldır, {P:loc}, biri bana biletini verecek mi diye bekliyorum.” {W.cop}.',
        '#k2 {H} bir adım attı<m|> ve {T:gen} içinde, boş koltuğun yanında, {W:acc} gördü<m|>. Yaşlanmış, küçülmüştü; elinde {P.small}. “Notunu aldım,” dedi, “geç kaldım, ama {T} her yıl bir kez buradan geçiyor. Her yıl adını yazdırdım. Bu yıl [bakmışsın|gelmişsin].”',
      ],
      settle: [
        '<Yan yana oturduk|Yan yana oturdular>; <ikimiz|ikisi> de konuşmadan {P:dat} baktı<k|>. Söylenecek {Y} yıllık söz vardı. {W} önce en küçüğünü söyledi: “{P:loc} [üşümüyorsun ya|üşütmedin ya]?”',
      ],
      after: [
        '#happy/open {T} o gün {P:loc} iki yolcu eksik kalktı. {H} {W:ins} birlikte {P.part:gen} yanında kaldı<m|>, çay söyledi<m|>, biletin arkasına bir adres yazdı<m|>: ilk kez <ikimizin|ikisinin> de bildiği bir ev.',
        '#dramatic/twist {T} gözden kaybolduğunda {P:loc} kimse kalmamıştı. {H} ~cebini yokladı<m|>; bilet yine oradaydı. Bu kez üstündeki ad doğruydu, tarih ise {n:2-9} yıl sonrası.',
      ],
    },
    kin: 'ağabey',
  },
  {
    id: 'two-plates',
    when: '#site #!children',
    beats: {
      open: [
        '{Y} yıldır kimsenin girmediği {T:loc} o akşam soğan kavruluyordu. {H} kokuyu {P.smell} kokusunun içinden ayırdı<m|>, durdu<m|>, bir daha [kokladı<m|>|içine çekti<m|>].',
        '{T:gen} anahtarı {H:gen} ~kemerinde, kilidi kapıda, mührü yerindeydi. İçeriden gelen [kaşık|bulaşık] sesini açıklayan bir yanı yoktu bunların. {P.sound} kesilince ses daha da [yakınlaştı|belirginleşti].',
      ],
      hook: [
        '{H} {T.part:abl} içeri baktı<m|>. Toz bir karıştı, ama ortadaki masa silinmiş, üstüne iki tabak konmuştu. Tabakların biri boştu; ötekinin başında, sırtı kapıya dönük, biri [usul usul|acele etmeden] yemek yiyordu.',
        '{H} ertesi sabah girdi<m|>: kül sıcak, {P.small} yerinde, masa toplanmıştı. Tek iz, {T.part:gen} yanında duran ikinci tabaktı. Hiç dokunulmamıştı; yanına bir de not konmuştu: “[Soğuyor|Buyurun].”',
      ],
      wish: [
        '{H} {T:acc} kilitleyip gidebilirdi<m|>. Ama o ikinci tabağın kimin için konduğunu bilmeden uyuyamazdı<m|>.',
      ],
      step: [
        '{H} {P.folk:dat} sordu<m|>, o da {F.intro:acc} gösterdi. “{T} mi?” dedi {F}, “orası {Y} yıl önce bir gecede boşaldı. Sofra kuruluydu, kimse oturmadı.” {P.small:acc} ters çevirdi. “Ben çıraktım, tabakları ben kaldıracaktım. [Kaçtım|Kaldırmadım].”',
      ],
      talk: [
        '“Yine gider misin?” diye sordu<m|> {H}. {F} {T:gen} yönüne bakmadı. “Aç değilim,” dedi. Sesi, {P.sound:gen} arasında, çok aç birinin sesiydi.',
      ],
      attempt: [
        '{H} akşamı {T:gen} karşısında, {P.part:gen} dibinde bekledi<m|>. Hava kararınca {T.part:loc} ışık yandı. Bir gölge geçti, eğildi, kalktı; iki kez aynı yere gitti geldi. Masa kuruluyordu.',
      ],
      block: [
        '{A.intro} kararı okudu: {T} sabah [yıkılacaktı|boşaltılacaktı]. “İçeride biri var,” dedi<m|> {H}. “{Y} yıldır kimse yok,” dedi {A}, “kayıtlar böyle.” Makineler {P.part:gen} önüne dizilmişti; {P.sound} bile onların gürültüsünde duyulmuyordu.',
        '{H} kapıyı açtığında masa devrik, ocak sönüktü. {A.intro} {P.small:acc} tekmeledi. “Kaçmış,” dedi, “bir serseri.” Ama {T.part:gen} arkasından birinin nefesi geliyordu; {H} duydu<m|>, {A} duymadı, ve susmak [bir an için|o an] {H:dat} düştü.',
      ],
      turn: [
        'Kapı içeriden açıldı. {F.intro} elinde tencereyle çıktı, {H:dat} baktı, utandı. “Kimsem yok,” dedi, “{T:loc} her akşam iki tabak koyuyorum. Biri gelirse [mahcup olmayayım|hazırlıksız yakalanmayayım] diye.” Sonra tencereyi uzattı: “{Y} akşamdır ilk siz geldiniz.”',
        '{H} gece yarısı geri döndü<m|>, masayı kaldırdı<m|>, boş tabağın önüne oturdu<m|>. {T.part:gen} ardından {F.intro} çıktı. Konuşmadan çorbayı <bölüştük|bölüştüler>. “O gece bu sofrayı ben kurmuştum,” dedi sonunda, “herkes gitti. Ben yemeğin [soğumasına|ziyan olmasına] dayanamadım.”',
      ],
      settle: [
        '{A} kapıda belirdi, bağırmak için nefes aldı. Önüne bir tabak kondu. {H} sandalye çekti<m|>. Ne kararın ne {T:gen} sözü edildi; {A} çorbanın yarısında [şapkasını|paltosunu] çıkardı.',
      ],
      after: [
        '#happy/open {T} yıkılmadı; ertesi ay kapısına küçük bir levha asıldı: “Aşevi.” {H} her akşam {P:abl} çıkınca oraya uğruyor<dum|du>. Masa uzadı, tabaklar çoğaldı; en baştaki hep boş duruyor, [gelecek olana|yoldan gelene] ayrılıyordu.',
        '#dramatic/twist Sabah {T} yıkıldı. {H} molozun arasında bir tabak buldu<m|>, kırılmamış. O günden beri {P:loc} sofrasına iki tabak koyuyor<dum|du>. {P.folk} “Birini mi bekliyorsun?” diye soruyor, {H} her akşam başka bir [yalan|cevap] buluyor<dum|du>.',
      ],
    },
  },
  {
    id: 'names-on-the-wall',
    when: '#site #!children',
    beats: {
      open: [
        '{T:acc} yıkmaya gelenler {P.part:gen} yanına kazmalarını dizdiklerinde {H} elinde yalnızca {P.small:ins} içerideydi<m|> ve çıkmaya [niyeti yoktu|~ayağı gitmiyordu].',
        '{T} için son gün, {H:gen} takviminde kırmızı bir çarpıydı. {P:loc} herkes biliyor, kimse [ağzına almıyordu|üstünde durmuyordu]. O sabah {H} çarpının üstüne {n:4-9} saat yazdı<m|>: kalan buydu.',
      ],
      hook: [
        '{H} {T:gen} içinde son kez dolaştı<m|>; {T.part:gen} arkasında sıva kabarmıştı. ~Tırnağıyla kaldırdı<m|>. Altından bir ad çıktı, sonra bir ad daha; {P.light} vurunca bütün duvarın [adlarla|çocuk yazısıyla] dolu olduğu görüldü.',
        'Fener ışığında {T.part} başka türlü görünüyordu. {H} elini gezdirdi<m|>: çizikler rastgele değildi. Her çiziğin yanında bir ad, her adın yanında bir boy vardı; birileri {T:loc} [yıllarca|gizlice] büyümüştü.',
      ],
      wish: [
        '{H} bu adları sabaha kadar yazacak, {T} yıkılsa bile kimsenin silinmesine izin vermeyecekti<m|>.',
      ],
      step: [
        'Defterdeki ilk adı {F.intro} tanıdı. “Benim,” dedi, parmağı havada. “{Y} kış {T:loc} saklandık, {n:6-9} çocuktuk. Bizi kimin ele vermediğini de yazmışlar mı?” {P.small:acc} istedi, oturdu; ayakta duramıyordu.',
      ],
      talk: [
        '“Neden hiç anlatmadınız?” diye sordu<m|> {H}. “{P:loc} herkes biliyordu,” dedi {F}, “anlatınca [kimin sustuğu|kimin korktuğu] da anlaşılacaktı. {T} yıkılınca rahatlayacak çok kişi var.”',
      ],
      attempt: [
        '{H} adları {P.folk:dat} okudu<m|>. Birinde durdu adam, “Bir daha,” dedi. {H} bir daha okudu<m|>. Akşama {T:gen} önünde {n:5-9} yaşlı insan toplanmış, ellerini [bastonlarının|kucaklarının] üstüne koymuş, bekliyordu.',
      ],
      block: [
        '{A.intro} saate baktı. “{T} bir saat önce inmeliydi,” dedi, “{P:dat} yol gelecek.” {H} adları gösterdi<m|>. {A} bakmadı bile; eldivenini çekti, makineye işaret verdi. {P.part} sarsıldı, tavandan [toz|sıva] döküldü.',
        '“Duvar duvardır,” dedi {A.intro}, {H:gen} ~elindeki feneri iterek. Ama ışık {T.part:dat} kaydı, orada, en altta, bir diz boyu yükseklikte durdu. {A:gen} sözü [ağzında kaldı|yarıda kesildi]; {P.sound} yeniden duyuldu.',
      ],
      turn: [
        'En alttaki adı {H} yüksek sesle okudu<m|>. {A} durdu. O ad onundu; yanında “{n:4-7} yaşında, ekmeğini paylaştı,” yazıyordu. “Ben bunu düş sanırdım,” dedi {A}. Çöktü, {T:gen} o köşesine sırtını verdi; boyu çiziğe [uymuyordu artık|iki büklüm sığıyordu].',
        '{A} eğilip tozu sildi. Çıkan ad babasınındı, altında da bir cümle: “Kapıyı açan asker.” {T:gen} içinde kimse [kımıldamadı|soluk almadı]. “Babam {P:loc} yaptıklarını anlatmadı hiç,” dedi {A}, “kötü bir şey sanıp sormadım.”',
      ],
      settle: [
        'Makineler sustu. {A} baretini çıkardı, {H:gen} defterini istedi; adları sırayla, hecelerini bozmadan okudu. {T:gen} önünde bekleyenlerden kimi, adı geçince, okuldaki gibi “Burada!” dedi.',
      ],
      after: [
        '#happy/open Yol {T:gen} çevresinden dolandı. {H} her yıl aynı gün {T.part:gen} yanına bir çocuk getirdi<m|>, boyunu çizdi<m|>. Kalemi {A} tuttu. {P:loc} o kıvrımın neden orada olduğunu soran olunca <ikimiz|ikisi> de [anlattı<k|>|güldü<k|>].',
        '#dramatic/twist {T} yine de yıkıldı, bir ay sonra, sessizce. Ama o duvarı taş taş söktüler. {P:loc}, {P.part:gen} yanında yeniden kurdular. {H} en alta, boş kalan tek yere, kendi {~ad:acc} yazdı<m|>; kimse görmedi.',
      ],
    },
  },
];
