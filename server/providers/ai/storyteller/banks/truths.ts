import type { Strand } from './strand.ts';

/** What turns the story: turn (the discovery) and settle (what the hero does about it). */
export const TRUTHS: readonly Strand[] = [
  {
    id: 'kin-left-it',
    when: '#portable/site/vessel',
    beats: {
      turn: [
        'Sonra {T:gen} {T.part:loc}, ancak [ışık yandan vurunca|yaklaşınca] seçilen iki harfi gördü<m|>; {W:gen} [elinden çıktığı|yazısı olduğu] belliydi. {n:5-20} yıl boyunca [~aradığı|~kaçtığı] şey, {W:abl} <bana|ona> kalan [tek|son] sözdü.',
        '{T:gen} asıl sahibi {W} çıkmıştı. {H} bunu {T.part:acc} [ters çevirince|yoklayınca] anladı<m|>: çocukken kazınan [küçük yıldız|eğri çizgi] hâlâ oradaydı.',
      ],
      settle: [
        '#portable {H} {T:acc} [saklamamaya|kimseye satmamaya] karar verdi<m|>. [Bazı şeyler|Böyle emanetler] anlatıldıkça yerini bulurdu.',
        '“[Demek buradaydın|Bunca yıl],” dedi<m|> {H} usulca. {T} [cevap vermedi|suskundu], ama [gece|oda] biraz ısındı.',
      ],
    },
  },
  {
    id: 'friend-kept',
    when: '#met #!children',
    beats: {
      turn: [
        '#portable “Onu oraya ben bıraktım,” dedi {F}. {P.sound} [kesilmiş gibi oldu|uzaklaştı]. “{W.sen} benden istemişti. [Sen hazır olunca|Sormaya başlayınca] bulasın diye.” {H} üç kez ~ağzını açtı<m|>, [söz|ses] ancak dördüncüde çıktı.',
        '{F} [gözlerini|bakışlarını] {T:abl} ayırmadan konuştu: “[Benim|O geceki] suçum büyük. {W.sen} [gitmedi|kaçmadı], ben [sustum|yolu göstermedim].” [Yıllarca|Bunca yıl] aranan cevap, [yan yana|aynı sofrada] oturmuştu demek.',
      ],
      settle: [
        '{H} bağırmadı<m|>. {F:gen} yanına oturdu<m|>; {P.part:loc} [gün ağarana|ışık değişene] kadar <kaldık|kaldılar>. Bağışlamak [bir söz değil|söylenen bir şey değildi], kalmaktı.',
        '“[Kızgınım|Sana kızgınım],” dedi<m|> {H}, “[ama gitme|yarın da kızgın olacağım]. [Yarın|Öbür gün] geçer belki.”',
      ],
    },
  },
  {
    id: 'self-made',
    when: '#!children #!child #portable/being/site',
    beats: {
      turn: [
        '{T:gen} izini süren herkes <bana|ona> varıyordu. {H} sonunda [anladı<m|>|hatırladı<m|>]: {n:8-20} yıl önce, [ateşler içinde yattığı|kimseye anlatmadığı] o gecede, her şeyi [kendisi başlatmıştı<m|>|kendi eliyle kurmuştu<m|>].',
        '[Parçalar|Noktalar] birleşince ortaya [yabancı biri|bir düşman] değil, kendi [<gençliğim|gençliği>|<korkum|korkusu>] çıktı. {T:acc} saklayan <bendim|kendisiydi>; unutmak için [bir ömür|bunca yıl] uğraşmıştı<m|>.',
      ],
      settle: [
        '#portable {H} {T:acc} [yerine|ait olduğu yere] bıraktı<m|>, bu kez [saklamak|gizlemek] için değil. [İsteyen|Arayan] bulabilirdi.',
        'Kendini bağışlamak [en uzun|en dik] yolmuş; {H} ilk basamağı [o gece|o gün] çıktı<m|>.',
      ],
    },
  },
  {
    id: 'it-waited',
    when: '#being/vessel/phenomenon',
    beats: {
      turn: [
        'Kaçmayı bırakınca [anladı<m|>|gördü<m|>]: {T} <beni|onu> [korkutmaya|kovalamaya] değil, [bir yere çağırmaya|uyarmaya] çalışıyordu. {P.part:gen} ardındaki çatlaktan {n:2-5} kişinin sesi geliyordu; [günlerdir|saatlerdir] orada, yardım bekliyorlardı.',
        '{H} ilk kez {T:gen} [baktığı|gittiği] yöne baktı<m|>. Orada, {P.part:gen} [altında|arkasında], {W:gen} [eski sandığı|adı yazılı kutusu] duruyordu. Demek [bunca gece|her seferinde] gösterilen yer [burasıydı|bu kadar yakındı].',
      ],
      settle: [
        '[Kimse|Sonradan kimse] {T:gen} neden geldiğini tam açıklayamadı. {H} açıklamaya [kalkmadı<m|>|uğraşmadı<m|>]; [bilmek|görmek] yetiyordu.',
        '{T} o günden sonra bir kez daha [göründü|geldi], [uzaktan|kısacık]. {H} ~elini kaldırdı<m|>. [Sanki|Bu] bir selamdı.',
      ],
    },
  },
  {
    id: 'rival-reason',
    when: '#rivalmet #!children #portable/being/site',
    beats: {
      turn: [
        '{A} sonunda [çöktü|bir iskemleye oturdu]. “{T:acc} saklayan ben değilim,” dedi, “koruyan benim.” [Gömleğinin cebinden|Cebinden] çıkardığı resimde {W} vardı, [gülümsüyordu|gençti], yanında da {A}.',
        '“{T:acc} neden sakladın?” diye sordu<m|> {H}. {A} [ilk kez|uzun bir sessizlikten sonra] gerçek sesiyle konuştu: “Sebebi basit: {T} ortaya çıkarsa {W.sen:gen} adı da çıkar. [Ona|Yıllar önce ona] söz verdim.”',
      ],
      settle: [
        '{H} {A:gen} elini sıkmadı<m|>, ama [kapıyı|yolu] açtı<m|>. Bu da bir [barıştı|başlangıçtı].',
        '{A} gitti; ardından {P:loc} [garip|geniş] bir sessizlik kaldı. [Düşmanın da|Onun da] bir yarası varmış.',
      ],
    },
  },
  {
    id: 'scifi-loop',
    when: '#scifi',
    beats: {
      turn: [
        'Kaydın sonuna gelince {H} [donup kaldı<m|>|kulaklığı çıkardı<m|>]. Konuşan ses <benim|kendi> <sesimdi|sesiydi>; en az {n:20-45} yıl yaşlanmış, ama [şaşmaz biçimde|soluk alışına kadar] tanıdık. “{T:acc} kapatma,” diyordu. “Ben kapattım; {P} bu yüzden {n:3-9} yıl karanlıkta kaldı.”',
        '{T} bir [makine|gizem] değil, bir çağrıydı; {n:40-90} yıl önce yola çıkmış, [ancak şimdi|tam zamanında] ulaşmıştı. Gönderenin adı ekranda [harf harf|ağır ağır] belirdi: {W:gen} adı.',
      ],
      settle: [
        '{H} emri [sildi<m|>|geri çevirdi<m|>]. Panelde ilk kez yeşil bir ışık yandı, sonra [öteki de|hepsi] yandı.',
        '“[Mesaj alındı|Duydum],” diye yazdı<m|> {H}. Yanıtın [gitmesi|varması] {n:40-90} yıl sürecekti; [acelesi|acele eden] yoktu.',
      ],
    },
  },
  {
    id: 'fantasy-name',
    when: '#fantasy',
    beats: {
      turn: [
        '{T:gen} istediği bedel [altın da kan da|kan] değildi; yalnızca bir addı. {H} [sakladığı|kimseye söylemediği] adını söyleyince {P.part:gen} taşları [yerinden oynadı|ışıdı], kilit [kendiliğinden|toz olup] döküldü. Kehanet [yanlış okunmuştu|yanlış çevrilmişti]: seçilen değil, seçen kurtulacaktı.',
        '{W:gen} anlattığı masal [masal değildi|bir tarifti]. Üç adım, bir nefes, [söndürülmüş|üflenmiş] bir ateş. {H} sırayla yaptı<m|>; {T} [uyandı|parladı] ve {P:gen} üstündeki gölge [yırtıldı|çekildi].',
      ],
      settle: [
        'Sabah olduğunda {T} [sıradan bir şeye|eski hâline] dönmüştü. Gücü kalmamıştı, [hükmü|hatırası] kalmıştı.',
        '{H} artık [gölgesiz değildi<m|>|iki gölgeliydi<m|>]; biri kendisinin, öteki {W:gen}.',
      ],
    },
  },
  {
    id: 'thriller-inside',
    when: '#thriller',
    beats: {
      turn: [
        'Ayrıntı [baştan beri|hep] ~gözünün önündeydi: {A} {T:gen} [rengini|yerini] biliyordu, oysa bunu [kimseye|hiçbir tutanağa] söylememişti<m|>. Demek o gece [orada|içeride] biri daha vardı.',
        '{H} kaydı [geri sardı<m|>|yavaşlattı<m|>]. Arka planda {P.sound} duyuluyordu; [demek ki|yani] arama [dışarıdan değil|uzaktan değil], buradan, bu [duvarların|kapıların] arasından yapılmıştı.',
      ],
      settle: [
        '{H} [kapıyı açık|ışığı açık] bıraktı<m|> ve bekledi<m|>. [Kovalanmaktan|Saklanmaktan] yorulmuştu<m|>; şimdi [avlanma|soru sorma] sırası <bendeydi|ondaydı>.',
        'Dosya [sabaha karşı|iki saat içinde] üç ayrı [adrese|masaya] ulaştı. [Bir sır|Böyle bir sır] üç kişi bilince ölürdü.',
      ],
    },
  },
  {
    id: 'mystery-clue',
    when: '#mystery',
    beats: {
      turn: [
        'Çözüm {P.part:gen} [gölgesindeydi|üstündeki tozdaydı]. {T:acc} oraya koyan kişi [solaktı|kısa boyluydu]; oysa {A} ifadesinde [sağ elini|merdiveni] anlatmıştı. {H} [iki cümleyi|iki krokiyi] yan yana koydu<m|>, arada bir tek insan [kaldı|duruyordu].',
        '“Gece {P.sound:acc} kim duydu?” diye sordu<m|> {H}. Odadakiler [birbirine|yere] baktı; bir tek {A} başını kaldırdı. Oysa o saatte {P.sound} hiç duyulmamıştı, {T} [yer değiştirirken|götürülürken] her şey susmuştu.',
      ],
      settle: [
        '{A} [itiraz etmedi|gülümsedi], yalnızca “[Geç kaldınız|Ne zaman anladınız]?” diye sordu. {H} [tozu|saati] gösterdi<m|>.',
        'Gizem çözülünce {P} [küçülmüş|sıradanlaşmış] gibi geldi. {H} yine de [not defterini|dosyayı] hemen kapatmadı<m|>; bir satır [eksikti|açıktaydı].',
      ],
    },
  },
  {
    id: 'romance-stay',
    when: '#romance #met',
    beats: {
      turn: [
        '#!portable {F} gitmemişti. {P.part:gen} yanında, valizi ayağının dibinde, {T:acc} seyrediyordu. “{n:2-3} kez kapıya kadar yürüdüm,” dedi, “her seferinde {P.sound:acc} duyup geri döndüm. Belki de seni duyuyordum.”',
        '#portable {F} gitmemişti. {P.part:gen} yanında, elinde {T:ins}, [ıslak saçlarıyla|valizi ayağının dibinde] duruyordu. “[Kalkmasını seyrettim|Bindim, {n:2-4} durak sonra indim],” dedi, “{P.smell} kokusunu özledim, bir de seni.”',
        '#portable {T:gen} içinden [çıkan|düşen] kâğıtta {F:gen} yazısı vardı; [tarih|köşedeki tarih] o ilk günden [bir gün sonrasını|tek bir gün sonrasını] gösteriyordu. “[Kalmam için|Burada kalmak için] tek neden,” yazıyordu, altında {H:gen} {~ad}.',
      ],
      settle: [
        '{H} ~elini uzattı<m|>. {F} [tuttu|bırakmadı]; ~parmakları soğuktu, [ısınması|çözülmesi] uzun sürmedi.',
        'O gece [geç saate|ışıklar sönene] kadar <konuştuk|konuştular>; [ilk kez|sonunda] yarım cümle kalmadı.',
      ],
    },
  },
  {
    id: 'historical-seal',
    when: '#historical',
    beats: {
      turn: [
        'Mühür [sahteydi|ters basılmıştı]. {H} bunu kandilin isinde [fark etti<m|>|gördü<m|>]: hilalin ucu [sola|yanlış yana] bakıyordu. {T:acc} saraya yollayan el, onu [aynı saraydan|içeriden] çalan eldi.',
        '{A} [diz çöktü|kavuğunu yere bıraktı]. “{T} [padişahın değil|devletin değil],” dedi, “{W.sen:gen} [emanetiydi|hakkıydı]. [Yirmi yıldır|Bunca zamandır] sahibini [beklerim|ararım].”',
      ],
      settle: [
        'Kervan [şafakta|tan ağarırken] yola çıktı. {H} {T:acc} [kumaşların arasına|heybesine] koydu<m|>; bu kez [kaçmıyor|saklanmıyor]<dum|du>, [taşıyor|götürüyor]<dum|du>.',
        'Kâtipler o geceyi [iki satırla|sıradan bir gece diye] yazdı. [Gerçeği|Doğrusunu] bilenler [susmayı|anlatmamayı] seçti.',
      ],
    },
  },
  {
    id: 'children-kind',
    when: '#children',
    beats: {
      turn: [
        '“Bir dakika!” diye seslendi {F}, {P.part:acc} göstererek. Oradan, {P.small:gen} arkasından, {n:2-5} çift göz parlıyordu. Meğer {T} baştan beri onlara yol gösteriyormuş; kimse {P.sound:abl} başka bir şey dinlemediği için anlamamış.',
        '#being/portable O anda {H} {P.part:gen} önünde bir şey fark etti<m|>: {A} aslında [kızgın değildi|ağlamak üzereydi]! Meğer {T} [çok eskiden|küçükken] onun en yakın arkadaşıymış. “{T:acc} çok aradım,” dedi {A} usulca, “{P.part:gen} altına bile baktım.”',
        '#being “[Buldum|Anladım]!” diye bağırdı<m|> {H}. {T} kaybolmamıştı ki; {P.part:gen} [arkasında|altında], sıcacık bir köşede {n:3-6} [minik yavruyla|küçük arkadaşıyla] <beni|onu> bekliyordu!',
      ],
      settle: [
        'Hep birlikte <güldük|güldüler>. {F} cebinden [üç kurabiye|bir elma] çıkardı, [eşit|herkese] paylaştırdı; {T:gen} payını da [unutmadı|ayırdı].',
        '{A} o günden sonra [her pazar|iki günde bir] {P:dat} uğrar oldu. Gülünce [bambaşka|genç] biri oluyordu; {P:loc} ona artık {T:gen} dostu diyorlardı.',
      ],
    },
  },
  {
    id: 'adventure-way',
    when: '#adventure',
    beats: {
      turn: [
        'Harita [ters çizilmişti|yanlış tutulmuştu]. {H} onu suyun [yüzündeki|üstündeki] yansımasından okuyunca bütün yollar {P.part:dat} çıktı. {T} [ilk adımın atıldığı|ilk gecenin geçtiği] yerdeydi; [günlerdir|haftalardır] üstünde <yürümüştük|yürümüşlerdi>.',
        'İp [gerildi|inledi], ama kopmadı. {H} karşıya [sürüklenerek|son ~gücüyle] çıktı<m|>. Orada ne altın vardı ne taht; {T:gen} yanında, kayaya kazınmış {W:gen} adı ve [bir tarih|küçük bir ok] duruyordu.',
      ],
      settle: [
        '{H} {T:abl} yalnızca [bir avuç toprak|küçük bir parça] aldı<m|>. [Gerisi|Öteki] oraya [aitti|yakışıyordu].',
        'Dönüş yolu [daha kısa|yokuş aşağı] geldi. [~Yükü|~Omuzları] hafiflemişti; anlatacak [çok şey|bir ömürlük söz] vardı.',
      ],
    },
  },
  {
    id: 'meant-for-other',
    when: '#portable/being/site/vessel',
    beats: {
      turn: [
        'Yanlış anlamıştı<m|>: {T} {H:dat} gelmemişti; {H} yalnızca yolun üstünde duruyor<dum|du>. Asıl beklenen {W.cop} ve {T:gen} {T.part:loc}, yıllar önce atılmış, hiç silinmemiş bir buluşma tarihi vardı: bugünün tarihi.',
        '{P.part:gen} altındaki kâğıtlar arasında bir liste çıktı. {T:acc} sırayla {n:4-7} kişi korumuş, hiçbiri ötekinden haberdar olmamıştı. Son satırda {W:gen} adı, onun da altında boş bırakılmış bir çizgi duruyordu; {H} o çizginin kimin için olduğunu sormadı<m|>.',
      ],
      settle: [
        '{H} kalemi aldı<m|> ve {W:gen} altındaki çizgiye ~adını yazdı<m|>. {T} artık sır değil, nöbetti.',
        'Beklenen kişi gelmeyecekti, bunu {T.de} biliyordu. Yine de {P.part:loc} sabaha kadar bir ışık yandı; verilmiş sözler, sahipleri gidince de tutulurdu.',
      ],
    },
  },
  {
    id: 'small-truth',
    when: '#!children #portable',
    beats: {
      turn: [
        'Gerçek, beklenenden küçüktü: {T}, {W:gen} korktuğu için sakladığı sıradan bir şeydi; ne uğursuzdu ne de değerli. {H} bunu {P.part:gen} altında, {n:2-4} satırlık bir notta okudu<m|> ve bunca yıl ~büyüttüğü karanlığın, bir insanın utancı kadar olduğunu gördü<m|>.',
        'Kimse {T:acc} çalmamış, kimse {T:abl} kaçmamıştı. {W} bir gün {P:dat} gelmiş, söylemesi gerekeni söyleyememiş ve giderken {T:acc}, cesaretinin yettiği tek yere, {P.part:gen} yanına bırakmıştı.',
      ],
      settle: [
        '“Bu kadar mıymış?” dedi<m|> {H}. Bu kadardı. Yıllarca taşınan yük, {P.small} kadar hafifti şimdi; taşımaya alışan ~omuzları bir süre yadırgadı.',
        '{H} {T:acc} {P.part:gen} yanından ayırmadı<m|>. Söylenemeyen söz orada kalmıştı; söylenecekse orada söylenmeliydi.',
      ],
    },
  },
];
