/** Closing images by the tone of the ending. */
export const ENDINGS: readonly string[] = [
  // happy
  '#happy {P:loc} {P.sound} [yeniden|yine] duyulmaya başladı. {H} bu kez onu [saymadı<m|>|beklemedi<m|>]; [gülümsedi<m|>|kapıyı açık bıraktı<m|>].',
  '#happy #portable {H} {T:acc} {P.part:gen} [en görünen yerine|üstüne] koydu<m|>. [Gelip geçen|Soran] olursa anlatacaktı<m|>; [uzun hikâyeydi|anlatması uzun sürerdi], [vakti boldu|çay da hazırdı].',
  '#happy #met {F} [iki bardak çayla|ekmekle] geldi, [hiçbir şey sormadan|sessizce] yanına oturdu. {P.smell} kokusu [hâlâ|eskisi gibi] havadaydı, ama artık [başka bir şeyi|evi] hatırlatıyordu.',
  '#happy [O yıl|O mevsim] {P:dat} [bahar|haber] erken geldi. {H} pencereleri açtı<m|>; içeriye {P.smell} ile birlikte [gülüşmeler|sesler] doldu.',
  '#happy Gece [uzundu|bitti], ama {H} [ilk kez|yıllar sonra] deliksiz uyudu<m|>. Sabah {P.small:acc} ~eline ~aldığında [işe|güne] nereden başlayacağını biliyor<dum|du>.',
  // dramatic
  '#dramatic {T} [geri gelmedi|bir daha görülmedi]. {H} her yıl aynı gün {P.part:dat} [gidip|çıkıp] [bir mum yaktı<m|>|oturdu<m|>]; [beklemek için değil|umut için değil], [hatırlamak|unutmamak] için.',
  '#dramatic Bedelini [ödemişti<m|>|biliyordu<m|>]. {P:gen} [ışığı|kapısı] önünde durdu<m|>, {W:gen} adını [bir kez|son kez] söyledi<m|>. {P.sound} adı [aldı|yuttu], götürdü.',
  '#dramatic #met {F:gen} yeri [boş|öylece] kaldı. {H} {P.small:acc} [oradan kaldırmadı<m|>|onun bıraktığı gibi bıraktı<m|>]; bazı boşluklar [doldurulmak|kapanmak] için değildi.',
  '#dramatic #portable Herkes dağıldıktan sonra {P:loc} yalnızca <ben kaldım|o kaldı>. {T:acc} [toprağa verdi<m|>|suya bıraktı<m|>] ve ~ellerine baktı<m|>: [titremiyorlardı|boştular], hepsi buydu.',
  '#dramatic [Kazanmak|Doğruyu bulmak] böyle bir şeymiş demek: [Sessiz|Yorgun] ve yarım. {H} {P.light:dat} [~sırtını döndü<m|>|bir daha bakmadı<m|>], ağır ağır yürüdü<m|>.',
  // open
  '#open {H} eşikte durdu<m|>. [Önünde|Bir yanda] {P.part}, [arkasında|öte yanda] ~bildiği her şey vardı. [Bir nefes|Derin bir nefes] aldı<m|>.',
  '#open {T:gen} {T.part} [son bir kez|hafifçe] kımıldadı. {H} [~elini uzattı<m|>|~başını çevirdi<m|>]; [dokunup dokunmadığını|gerisini] yalnızca {P} bilir.',
  '#open Ertesi sabah {P.part:gen} üstünde [yeni|ikinci] bir iz vardı. {H} onu [silmedi<m|>|yerinde bıraktı<m|>], yanına ~parmağını bastırdı<m|>.',
  '#open “[Peki sonra|Sonra ne oldu]?” diye soranlara {H} [omuz silkerdi<m|>|gülümserdi<m|>]. {P.sound} [her akşam|hâlâ] duyuluyordu; cevap isteyen [gidip|oturup] onu dinlesindi.',
  '#open Yol ikiye ayrılıyordu. {H} {T:acc} [~cebinde|~aklında], {W:gen} sözünü [~dilinde|~içinde] taşıyarak [bekledi<m|>|durdu<m|>]; [hangi yana|hangisine] ~döneceğini rüzgâr da bilmiyordu.',
  // twist
  '#twist #portable {H} {P.small:acc} yerine koyarken durdu<m|>. {T:gen} {T.part:loc} [az önce|dün] olmayan bir satır vardı, [mürekkebi ıslaktı|yazısı kurumamıştı]: “[Şimdi sıra sende|Bu ikinci seferin].”',
  '#twist #met Her şey bitmişti; ta ki {F} kapıda [adını|kendini] söyleyene kadar. “[Geciktim|Kusura bakma], ben {F},” dedi. {H} [odanın içindekine|~yanında oturana] döndü<m|>.',
  '#twist #!old {W:gen} eski bir fotoğrafı [defterin|rafın] arasından kaydı. {P:gen} önünde çekilmişti; {W:gen} yanında duran, [bugünkü|şimdiki] hâliyle, <bendim|kendisiydi>.',
  '#twist [Resmî kayıt|Kayıt] ertesi gün geldi: {T}, {n:20-60} yıl önce [yok olmuştu|ortadan kalkmıştı]. Tanık hanesinde tek bir imza vardı; {H:gen} {~imza}.',
  '#twist #!children {H} ışığı söndürürken {P.part:abl} kendi ~sesini duydu<m|>: “[Merak etme|Korkma], [bu sefer|bu defa] daha [uzun|iyi] dayandın.”',
  '#happy {H} {P.act.erek} güne başladı<m|>; {P.sound} aynı, {P.smell} kokusu aynı, yalnızca ~omuzlarındaki ağırlık eksikti.',
  '#happy #portable Bir yıl sonra aynı gün {P:loc} küçük bir sofra kuruldu; {T} ortaya kondu, {W:gen} adı anıldı, kimse sesini alçaltmadı.',
  '#happy #met “Yarın yine gelir misin?” diye sordu {F}. {H} {P.small:acc} yerine astı<m|>, kapıyı aralık bıraktı<m|>: “Yarın da, öbür gün de.”',
  '#happy #children O günden sonra ne zaman {P.sound} duyulsa {H} gülümsedi<m|>; çünkü {T} [yakındaydı|iyiydi], {F} arkadaşıydı ve karanlık, artık sadece uyku demekti.',
  '#dramatic {T:acc} kurtarmıştı<m|>, ama {W:abl} kalan son şey de o gece {P:gen} sessizliğine karışmıştı. {H} sabaha kadar {P.part:gen} yanında oturdu<m|> ve ilk ışıkta, kimseye veda etmeden, yola çıktı<m|>.',
  '#dramatic Sonradan {P:abl} geçenler, {P.part:gen} dibinde oturan birini gördüklerini söylediler; elinde {P.small}, gözü {T:loc}, soranlara yalnızca {W:gen} adını söyleyen birini.',
  '#dramatic #portable {H} {T:acc} ait olduğu yere bıraktı<m|>. Dönüş yolunda {P.sound} hiç kesilmedi; kesilseydi, kendi ~sesini duymak zorunda kalacaktı<m|>.',
  '#open {P:loc} ışıklar söndü. {T} kımıldadı mı, yoksa {P.sound.mi} yanılttı, {H} bunu sabaha kadar düşündü<m|>; sabah olduğunda {P.part} boştu, kapı açıktı.',
  '#open {H} {W:gen} sözünü hatırladı<m|>, {T:dat} bir kez daha baktı<m|> ve cevabı bildiği hâlde soruyu bir kez daha, yüksek sesle sordu<m|>. {P.sound} sustu.',
  '#open #met {F} bir yana, <ben öbür yana yürüdüm|o öbür yana yürüdü>; {T} aralarında, {P.part:gen} üstünde kaldı. Hangisinin önce döneceğini o gece yalnızca {P.sound} biliyordu.',
  '#twist Ertesi gün {P:dat} gelen {P.folk} {P.part:acc} gösterdi: “Orası {n:10-30} yıldır kapalı.” {H} {T:acc} düşündü<m|>; ~avuçları hâlâ ıslaktı.',
  '#twist #rivalmet {A} giderken {H:dat} bir zarf bıraktı. İçinde {T:gen} bir resmi vardı, arkasında da {W:gen} el yazısı: “{A:dat} güven. Bana güvenme.”',
  '#twist #portable {H} kapıyı kilitledi<m|>, {T:acc} yerine koydu<m|> ve lambayı söndürdü<m|>. Karanlıkta {W:gen} sesi, hiç acele etmeden, “Sonunda,” dedi.',
];

/** A last image that makes one want the next page, for a story that goes on. */
export const THREADS: readonly string[] = [
  '{H} kapıyı [çekip|kapatıp] ~döndüğünde {P.part:gen} üstünde [ikinci|yeni] bir iz duruyordu. [Bunu oraya koyan|Bırakan] hâlâ [içerideydi|yakındaydı].',
  'O gece {P.sound} ilk kez [ters yönden|başka yerden] geldi. {H} [yatakta doğruldu<m|>|~başını kaldırdı<m|>]; biri, [çok yavaş|tane tane], ~adını heceliyordu.',
  '#met {F} gitmeden önce [eşikte durdu|geri döndü]. “[Sana söylemediğim|Bir şey daha var] …” dedi, ama [cümlenin sonunu|gerisini] {P.sound} örttü.',
  'Tam [rahatlayacakken|bitti derken] {P.small:gen} altındaki kâğıdı gördü<m|>. Üstünde yalnızca [yarının tarihi|bir saat] ve {W:gen} adı yazılıydı.',
  '#rivalmet Pencereden ~baktığında {A} [karşıda|sokağın ucunda] duruyordu. Yanında, [hiç beklenmedik|olmaması gereken] biri vardı: {W}.',
  '{T} [bir kez daha|hafifçe] ses verdi. {H} bu kez [saymadı<m|>|kaçmadı<m|>]; ~ceketini aldı<m|>, ışığı açık bıraktı<m|> ve [sesin|o sesin] geldiği yere yürüdü<m|>.',
  'Anahtar kilitte [kendiliğinden|ağır ağır] döndü. {H} [~nefesini tuttu<m|>|geri çekilmedi<m|>]. Kapı [bir karış|yarıya kadar] açıldı ve [içeri|eşiğe] tanıdık bir gölge düştü.',
  '{P.sound} sustu. Onun yerine, {P.part:gen} arkasından, {H:gen} yalnızca {W:abl} {duymak.dik} o ıslık geldi; önce uzaktan, sonra tam kapının önünden.',
  '#met “Bir şeyi yanlış anladık,” dedi {F}, {T:dat} bakarak. “Bu bir son değilmiş.” {H} eğilip baktı<m|>; {T.part:gen} altında ikinci bir işaret daha vardı ve o işaret, yarını gösteriyordu.',
  '#portable/being {H} ışığı söndürmeden önce {T:dat} son bir kez baktı<m|>. {T} yerinde değildi; {P.part:abl} kapıya doğru, ıslak, küçücük izler uzanıyordu.',
  '#rivalmet Gece yarısına doğru kapı üç kez vuruldu. {H} {açmak.dik:loc} {A} eşikte duruyordu, yüzü bembeyaz: “Beni içeri al,” dedi, “{T:gen} peşindekiler yalnız değilmiş.”',
  '#!old Postadan tek bir kart çıktı: {P:gen} resmi, üstünde dünkü tarih, arkasında iki sözcük: “Sakın gelme.” {H} ~paltosunu giydi<m|>; yazı {W:gen} yazısıydı.',
];

/** How a new scene begins, by hour. */
export const TRANSITIONS: readonly string[] = [
  '#morning [Sabah|Ertesi sabah] {P.sound} [erkenden|her zamankinden erken] başladı.',
  '#morning Gün ağarırken {P:gen} üstünde [ince|soluk] bir ışık vardı.',
  '#morning {uyanmak.dik:loc} ilk {duymak.dik} şey {P.sound} oldu.',
  '#morning Sabahla birlikte {P.smell} kokusu da [geri geldi|ağırlaştı].',
  '#morning {H} [o gece|sabaha kadar] hiç uyumamıştı<m|>; gün ışığı {P.part:dat} vurduğunda hâlâ {=giyinik.di}.',
  '#day Öğleye doğru {P:loc} [hayat|her şey] olağan görünüyordu.',
  '#day Öğle vakti {P.part} [kalabalıktı|ısınmıştı]; {H} kimseye bakmadan [yürüdü<m|>|geçti<m|>].',
  '#day [Ertesi gün|İki gün sonra] {P:gen} [havası|yüzü] değişmişti.',
  '#day Gündüz gözüyle {P:gen} [gizli|korkulacak] hiçbir yanı yok gibiydi.',
  '#evening [Akşamüstü|Gün dönerken] {P:loc} {P.sound} [ağırlaştı|yavaşladı].',
  '#evening Akşam olduğunda {H} [~kararını vermişti<m|>|hâlâ oradaydı<m|>].',
  '#evening Hava kararırken {P.light} {P.part:dat} [ulaştı|vurdu].',
  '#evening [O akşam|Ertesi akşam] {P:loc} kimse [yüksek sesle konuşmadı|erken dağılmadı].',
  '#night O gece {P:loc} [uyku|huzur] yoktu.',
  '#night Gece [çöktüğünde|inince] {P:gen} sesleri birer birer [sustu|çekildi].',
  '#night [Saat|Gece] {n:2-3} sularında {P.part:abl} bir [tıkırtı|ses] geldi.',
  '#night Karanlık, {P.part:acc} [yuttu|örttü]; geriye {P.sound} kaldı.',
  '#night {n:2-3} gece geçti; {H} [yine|gene] aynı yerdeydi<m|>.',
];

/** How a continuation takes up the last scene. */
export const PICKUPS: readonly string[] = [
  'Bir süre [hiçbir şey|kimse] kıpırdamadı. {H} [ilk adımı|ilk nefesi] [<kendim attım|kendisi attı>|hatırlamıyor<dum|du>]; {T} [hâlâ oradaydı|~gözünün önünden gitmiyordu].',
  '{H} [~olduğu yerde|öylece] kaldı<m|>. [Az önce olanlar|Olup bitenler] daha [yerine oturmamıştı|anlam kazanmamıştı]; ~kulağında {P.sound}, ~aklında {T} vardı.',
  '[O andan|Bundan] sonra {P:loc} [sessizlik|zaman] başka türlü [işledi|aktı]. {H} [~elini|~başını] kaldırdı<m|>: {T} için [bir karar|bir şey] vermek gerekiyordu.',
  '#met “[Ne yapacağız|Şimdi ne olacak]?” {F:gen} sesi [alçaktı|kısıktı]. {H} cevap vermeden önce {P.part:dat} [baktı<m|>|yaklaştı<m|>].',
  '#met {F} [ilk konuşan|sessizliği bozan] oldu: “[Buradan|Bu saatten] sonra geri dönüş yok.” {H} [bunu biliyordu<m|>|~başını salladı<m|>].',
  '{H} [derin bir nefes|bir nefes] aldı<m|>. [Kaçmak için geç|Unutmak için geç] kalınmıştı; {T} artık {P:gen} değil, <benim|onun> meselesiydi.',
  '[Dakikalar|Saniyeler] geçti. {P.sound} [yeniden|ağır ağır] duyulmaya başlayınca {H} {kendi:dat} geldi<m|> ve {P.act.di}.',
];
