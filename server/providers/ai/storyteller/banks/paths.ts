import type { Strand } from './strand.ts';

/** How the hero goes after the truth: step (with the companion), talk (what they say). */
export const PATHS: readonly Strand[] = [
  {
    id: 'ask-elder',
    when: '#!romance',
    beats: {
      step: [
        '#!met {T:acc} [bilse bilse|soracağı tek kişi] {F.intro} bilirdi. {H} onu {P.part:gen} [yanında|gölgesinde] buldu<m|>; {F} işini bırakmadan dinledi, sonra [ellerini|önlüğüne ellerini] sildi. “Bunu [en son|son kez] soran,” dedi, “bir daha [soru soramadı|buraya gelmedi].”',
        '#!met {H} {F.intro:acc} [ertesi gün|öğleye doğru] buldu<m|>. {T:gen} adını [ağzına alır almaz|duyunca] {F:gen} elindeki {P.small} durdu. “[Kapıyı kapat|Otur],” dedi, “{T} ayakta anlatılmaz.”',
        '#met {F}, {T:acc} [görünce|duyunca] uzun süre sustu. “[Bunu|Bu işi] kurcalamak için [geç|çok erken],” dedi sonunda. “Ama [sen kurcalarsın|madem başladın], [ben de gelirim|bari yalnız yapma].”',
      ],
      talk: [
        '“[Peki|O hâlde] neden kimse bir şey yapmadı?” diye sordu<m|> {H}. {F} omuz silkti. “[Herkes|Yapacak olan herkes] bir başkasının yapmasını bekledi. [Kasabalar|Böyle yerler] böyle eskir.”',
        '“{T:acc} bana [en baştan|bildiğin gibi] anlat.” “[Her şeyi|Hepsini] bilen [öldü|gitti],” dedi {F}, “ben yarısını [bilirim|tutarım]. Öteki yarısı {T:loc}.”',
        '“{T:abl} korkuyor musun?” {F} bunu [alay etmeden|sakin sakin] sordu. “[Biraz|Evet],” dedi<m|> {H}. “[İyi|Güzel]. Korkmayanlar [dikkat etmez|kapıyı açık bırakır].”',
      ],
    },
  },
  {
    id: 'archive',
    when: '#!child #!children',
    beats: {
      step: [
        '#!met {H} {n:2-6} [saatini|gününü] {T} için eski kayıtların arasında geçirdi<m|>. {T:dat} ait yaprak yırtılmıştı; [yırtığın kenarı|kâğıdın izi] tazeydi. Rafın ucunda {F.intro} duruyordu: “[Onu ben aldım|Yırtan bendim],” dedi. “{n:2-9} yıldır [seni|birinin sormasını] bekliyordum.”',
        '#met {F} eski bir [defteri|klasörü] masaya bıraktı. {n:20-80} yıl önceye ait bir satırın altı çizilmişti: {T:gen} adı, yanında da {H:gen} {~soyadı*}. “[Tesadüf olabilir|İsim benzerliği],” dedi {F}, ama [sesi inanmıyordu|kendi de inanmadı].',
      ],
      talk: [
        '“{T:acc} anlatan bu satırı kim yazmış?” “[Tanımıyor musun?|Bak bakalım,]” dedi {F}. {H} [harflerin eğimine|imzanın kuyruğuna] baktı<m|> ve [oturmak|duvara tutunmak] zorunda kaldı<m|>.',
        '“[Yırtılan|Eksik] sayfada {T} için ne yazıyordu?” {F} başını salladı. “[Bir isim|Bir tarih]; {P:loc} yüksek sesle söylenmez.”',
      ],
    },
  },
  {
    id: 'watch',
    when: '',
    beats: {
      step: [
        'Üç gün boyunca {T:acc} [izledi<m|>|gözledi<m|>]; [saatleri|gelip geçenleri] {P.small:gen} arkasına yazdı<m|>. Üçüncü gün bir düzen belirdi: {T:dat} ne zaman yaklaşsa {P.sound} kesiliyordu.',
        '#!met {H} beklemeye karar verdi<m|>. [İkinci saatin sonunda|~Ayakları uyuşmaya başlarken] ~yanına {F.intro} oturdu. “[Demek sen de {T:acc} bekliyorsun|{T:acc} bir ben beklerim sanıyordum],” dedi alçak sesle. “[Ben|Bendeniz] {n:2-7} [haftadır|aydır] bekliyorum.”',
        '#met {F} ile [nöbetleşe|sırayla] <bekledik|beklediler>; biri uyuyunca öteki {T:acc} gözledi. [Sabaha karşı|En sonunda] <ikimiz|ikisi> de aynı şeyi gördü<k|>, <ikimiz|ikisi> de [sustu|gözlerini ovuşturdu].',
      ],
      talk: [
        '“{T:acc} sen de gördün, değil mi?” {F} başını sallamakla yetindi. “[Kimseye söyleme|Sabaha kadar söyleme],” dedi sonra, “[sayılınca|anlatılınca] kaçıyor.”',
        '“[Her seferinde|Hep] aynı yerde duruyor,” dedi<m|> {H}. “Durmuyor,” dedi {F}, “[bekliyor|seni bekliyor].”',
      ],
    },
  },
  {
    id: 'go-in',
    when: '',
    beats: {
      step: [
        'Beklemek [işe yaramıyordu|{o:dat} göre değildi]. {H} {P.small:acc} ~yanına alıp {P.part:abl} [içeri|aşağı] süzüldü<m|>. İlerledikçe {P.smell} kokusu [azaldı|keskinleşti], yerini [~bilmediği|tanıdık] bir koku aldı.',
        '#!met Yolun yarısında {F.intro} [~önüne|~karşısına] çıktı. “[Tek başına gidilmez|Oraya yalnız girilmez],” dedi, {P.small:acc} havaya kaldırdı. “[Işık|Yol] benden, {P.small} senden.”',
        '#met {F} önden yürüdü. [Döşeme|Zemin] bir yerde boş ses verdi; {H} [eğilip|diz çöküp] vurdu<m|>. Alttan {T:acc} andıran bir karşılık geldi.',
      ],
      talk: [
        '“[Geri dönebiliriz|Daha dönebiliriz],” dedi {F}. {H} [~arkasına|<geldiğimiz|geldikleri> yöne] baktı<m|>. “[Dönersek|Şimdi dönersek] ömrümüz boyunca [burayı|bu kapıyı] konuşuruz.”',
        '“{P.part:dat} ne kadar kaldı?” “[Saymayı bıraktım|Sayma],” dedi {F}. “Sayınca {P.part} bile [uzuyor|uzaklaşıyor].”',
      ],
    },
  },
  {
    id: 'bargain',
    when: '#!child #!children',
    beats: {
      step: [
        '#!met {F.intro} yardım etmeye razı oldu, ama [bir şartla|karşılığında bir söz istedi]: {T} bulunursa son kararı o verecekti. {H} [tereddüt etti<m|>|bir an düşündü<m|>], sonra ~elini uzattı<m|>.',
        '#met “Sana [borçluyum|güveniyorum],” dedi {F}, “[o yüzden|bu yüzden] yalan söylemeyeceğim. {T:acc} [ben saklamıştım|ilk ben gördüm].” {H} [öfkelenmek|bağırmak] istedi<m|>, ama {F:gen} elleri titriyordu.',
      ],
      talk: [
        '“{T} için bana neden yardım ediyorsun?” {F} [uzaklara|ellerine] baktı. “[Senin için değil|Kendim için]. [Uyuyabilmek|Borcumu kapatmak] için.”',
        '“{T} için bana yalan [söylemeyeceksin|söylemeyesin],” dedi {F}. {H} söz verdi<m|>. {F} [uzun uzun|bir süre] baktı: “Söz vermek kolay. [Tutarken|{P:loc}, gece yarısı] konuşuruz.”',
      ],
    },
  },
  {
    id: 'romance-near',
    when: '#romance',
    beats: {
      step: [
        '{F} {n:2-5} gün üst üste {P:dat} geldi. Her gelişinde [başka|yeni] bir bahanesi vardı: önce {P.small}, sonra [hava|yol], sonunda hiçbir şey. {H} [bahanelerin bitmesini|bu son gelişi] bekliyordu<m|>.',
        '{F} ile {P.part:gen} yanında [uzun uzun|akşama kadar] <konuştuk|konuştular>. Söz {T:dat} gelince <ikimiz|ikisi> de sustu<k|>; [susmak|<aramızdaki|aralarındaki> sessizlik] hiç bu kadar [kalabalık|sıcak] olmamıştı.',
        'İlk kez [bir yağmur bahanesiyle|yanlışlıkla] aynı [şemsiyenin altına|masaya] <sığındık|sığındılar>. {F:gen} omzu {H:gen} ~omzuna değdi; [çekilen olmadı|kimse özür dilemedi].',
      ],
      talk: [
        '“[Burada|Bu kasabada] kalmayı hiç düşündün mü?” “[Her sabah|Geldiğim gün],” dedi {F}. “Akşamları [vazgeçiyorum|korkuyorum].”',
        '“[Bana bakarken ne görüyorsun|Ne düşünüyorsun]?” diye sordu {F}. {H} doğru sözcüğü aradı<m|>. “[Geç kaldığım bir yeri|Evimi],” dedi<m|> sonunda.',
        '“[Gülünce|Susunca] değişiyorsun.” {F} başını [eğdi|çevirdi]. “[Değişmiyorum|Gülünce] kendim oluyorum,” dedi, “sen [yeni|yalnızca] görüyorsun.”',
      ],
    },
  },
  {
    id: 'child-helper',
    when: '#children',
    beats: {
      step: [
        '#!met {P.part:gen} arkasından hapşırık sesi geldi: {F.intro}! “{T:acc} ben görmedim,” dedi, sonra dayanamadı: “Tamam, {n:2-4} kez gördüm, ama {P.part:dat} tek başıma gitmeye korktum.” {H} {P.small:acc} uzattı<m|>: “{P.part:dat} birlikte gidelim öyleyse.”',
        '#!met “[Bu işi tek başıma çözemem|Bana biri yardım etmeli],” dedi<m|> {H}. Neyse ki {F.intro} [oradan geçiyordu|her soruya bayılırdı]. Kulağına eğilip {T:acc}, {P.part:acc}, {P.sound:acc}, hepsini anlattı<m|>. {F:gen} gözleri [kocaman açıldı|parladı]: “[Ne duruyoruz|Haydi gidelim] öyleyse!”',
        '#met {F} bir plan yaptı: [Önce|İlk iş] {P.small:acc} <bulacak|bulacaklar>, sonra {P.part:gen} [arkasına|yanına] <saklanacaktık|saklanacaklardı>. {H} [~parmaklarıyla saydı<m|>|~başını salladı<m|>]. Plan [kusursuzdu|çok iyiydi], tek eksiği [kurabiyeydi|cesaretti]!',
      ],
      talk: [
        '“{T} bizi sever mi dersin?” diye fısıldadı {F}. {H} {P.small:acc} düzeltti<m|>: “Önce bizim onu sevmemiz gerek. {P:loc} bu işler böyle oluyor.”',
        '“Sence {T} [acıkmış mıdır|üşümüş müdür]?” diye sordu {F}. “[Bence|Galiba] en çok [korkmuş|yalnız kalmıştır],” dedi<m|> {H}. “[Ben bilirim|İnsan yalnızken hep korkar].”',
        '“[Şşt|Sessiz ol]! [Duydun mu?|Dinle!]” <İkimiz|İkisi> de kulak <kesildik|kesildi>. Gelen yalnızca {P.sound:gen} kendisiydi. [Kıkırdamamak|Gülmemek] için <ağzımızı kapattık|ağızlarını kapattılar>.',
      ],
    },
  },
  {
    id: 'letter-trail',
    when: '#!children',
    beats: {
      step: [
        '#!met #!space #!ship #!sky #!lighthouse İzi sürmek için önce {P:loc} en eski evin kapısını çaldı<m|>. Açan {F.intro.cop}; {T:gen} adını duyunca zinciri çıkardı, bir iskemle gösterdi ve çayı koymadan önce perdeleri kapattı. “{n:12-30} yıldır bu soruyu bekliyorum,” dedi, “yüzünü de başka türlü hayal etmiştim.”',
        '#met {F}, ~avucuna katlanmış bir kâğıt bıraktı: üstünde {n:3-5} isim vardı, hepsi {T:acc} görmüş, hepsi {P:abl} ayrılmıştı. Son isim henüz yazılmamıştı; satırın başında yalnızca {H:gen} ~adının ilk harfi duruyordu.',
        'İlk kapı açılmadı, ikincisinde yalan söylediler. Üçüncüsünde yaşlı bir adam, {T:gen} {T.part:acc} öyle bir tarif etti ki {H} defterini kapatıp dinlemek zorunda kaldı<m|>; uydurulacak ayrıntılar değildi bunlar.',
      ],
      talk: [
        '“Neden {P:abl} hiç ayrılmadın?” diye sordu<m|> {H}. {F} {P.small:acc} kucağına aldı. “Ayrılanlar {T:acc} [düşlerinde|başka yerlerde] gördü,” dedi, “ben bari uyanıkken göreyim dedim.”',
        '“{W.sen} de buraya, tam bu iskemleye oturmuştu,” dedi {F}. {H} [kalkmak istedi<m|>|kıpırdayamadı<m|>]. “Önce {T:acc} sordu, sonra {P.sound:acc} dinleyip sustu.”',
      ],
    },
  },
  {
    id: 'repair',
    when: '#portable',
    beats: {
      step: [
        '{H} {T:gen} yalnızca bakılarak anlaşılmayacağına karar verdi<m|>. {P.small:acc} çıkardı<m|>, {T.part:acc} temizledi<m|>, gevşeyeni sıktı<m|>, eğrileni doğrulttu<m|>; iş ilerledikçe {T}, sanki konuşmaya hazırlanan biri gibi, değişmeye başladı.',
        '#!met Bu işten anlayan tek kişi {F.intro.cop}. {T:acc} iki eliyle aldı, kulağını yaklaştırdı, {P.sound} kesilene kadar öyle durdu. “{T} bozuk değil,” dedi sonunda, “{P:dat} küsmüş; {W.sen:gen} elinden çıkmış, ben o eli tanırım.”',
        '#met {F} ile {T:gen} başında sabahı <ettik|ettiler>. {T.part} yerine oturduğunda {P.sound} bir an durdu; {F} elindekini bıraktı: “Bir daha dokunma. Artık bize değil, gelene lazım.”',
      ],
      talk: [
        '“{T} kimin işi olabilir?” {F} {T:gen} {T.part:acc} gözüne yaklaştırdı. “{P:acc} seven, ama geri dönmeyeceğini bilen birinin,” dedi.',
        '“Ya bir daha çalışmazsa?” dedi<m|> {H}. {F} omuz silkti: “{T} çalışmayı değil, sorulmayı bekler.”',
      ],
    },
  },
];
