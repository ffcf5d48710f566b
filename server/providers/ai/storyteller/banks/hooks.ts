/** How the thing enters the story, by its kind and genre. */
export const HOOKS: readonly string[] = [
  // portable
  '#portable [O gün|O sırada] {P.part:gen} [dibinde|hemen yanında] {T.bir} [buldu<m|>|duruyordu]. {H} {T:acc} [daha önce hiç|buralarda] görmemişti<m|>; oraya kendi kendine gelmiş olamazdı.',
  '#portable {P.small:acc} kaldırınca altından {T.bir} çıktı. {H} {T:acc} {T.use.di}; {T.part} [hâlâ ılıktı|beklenmedik biçimde temizdi].',
  '#portable {T.bir}, {P.part:gen} [üstüne|kenarına] özenle bırakılmıştı. [Kapı kilitliydi|Gece kimse gelmemişti]. {H} [iki kez|bir süre] ~çevresine bakındı<m|>, sonra {T:acc} {T.use.di}.',
  '#portable [Postacı|Tanımadığı bir çocuk|Yoldan geçen bir kadın] <bana|ona> {T.bir} [uzattı|verdi]. “{T:acc} size bırakmamı istediler,” dedi, [kim olduğunu söylemeden|başka bir şey demeden] uzaklaştı.',
  '#portable {T:acc} [yıllar önce|bir kış günü] ~elleriyle [gömmüştü<m|>|saklamıştı<m|>]. Şimdi {T.part} [tozsuz|tertemiz], {P.part:gen} üstünde <beni|onu> bekliyordu.',
  '#portable {T} [üç gündür|sabahtan beri] {~cep:loc} duruyordu. {H} {T:acc} ne atabiliyor<dum|du> ne de birine gösterebiliyor<dum|du>. {T.part:dat} ne zaman dokunsa ~parmakları ürperiyordu.',
  // vessel
  '#vessel {T} [tam|yine] o saatte göründü. {T.part} [karanlıktı|kıpırtısızdı], içinde kimse [yok gibiydi|seçilmiyordu]. {H} {T:acc} {T.use.di}.',
  '#vessel [Önce|İlkin] {T.sound} geldi. Ardından {T.bir} [yavaşça|hiç acele etmeden] ortaya çıktı ve {P:gen} karşısında durdu. {H} [~nefesini tuttu<m|>|yerinden kıpırdamadı<m|>].',
  '#vessel Kayıtlarda {T:gen} adı [geçmiyordu|yoktu]. Oysa {H} {T:acc} [~gözleriyle görmüştü<m|>|dün gece de görmüştü<m|>]; {T.part:gen} üstündeki [çizikleri|lekeyi] bile sayabilirdi<m|>.',
  '#vessel {T} {n:2-9} gündür [aynı yerde|aynı yolun sonunda] duruyordu. Kimse inmemiş, kimse binmemişti. {H} sonunda {T.part:dat} dokunacak kadar yaklaştı<m|> ve içeride [bir ışığın|bir gölgenin] kımıldadığını gördü<m|>.',
  '#vessel {T:gen} geleceğini <bana|ona> kimse söylememişti. Ama {T.sound} duyulduğunda {H} [elindekini|{P.small:acc}] yere bıraktı<m|>; bunu {beklemek.dik:acc} ancak o an anladı<m|>.',
  // being
  '#being {T.bir}, {P.part:gen} [yanında|gölgesinde] durmuş <bana|ona> bakıyordu. {H} bir adım attı<m|>; {T} [kaçmadı|geri çekilmedi].',
  '#being [Kapının|{P.part:gen}] önünde {T.sound} duyuldu. {H} [dışarı ~çıktığında|eğilip ~baktığında] {T.bir} gördü<m|>. [Yorgundu|Islaktı], ama [bakışları|duruşu] [kararlıydı|sakindi].',
  '#being {T} [üç gece|üç akşam] üst üste geldi. İlkinde uzakta durmuştu, ikincisinde {P.part:dat} kadar sokulmuştu. Üçüncüsünde {H} {P.small:acc} bırakıp [onunla aynı hizaya çöktü<m|>|ona doğru yürüdü<m|>].',
  '#being {P:loc} yaşayan herkes {T:abl} söz ederdi, gören çıkmazdı. {H} o gün {T:acc} [gördü<m|>|~gözüyle gördü<m|>]: {T.part} [titriyordu|yaralıydı], sesi çıkmıyordu.',
  '#being {H} {P.small:acc} [ararken|toplarken] ~arkasında {T.sound} işitti<m|>. ~Döndüğünde {T} [oradaydı|bir kol boyu uzaktaydı]. <İkimiz|İkisi> de [kıpırdamadı|ilk hareketi ötekinden bekledi].',
  // site
  '#site O gün {T} [ilk kez|yıllar sonra ilk kez] [değişmiş göründü|ses verdi]. {H} {T.part:dat} [~elini koydu<m|>|~kulağını dayadı<m|>]; taş gibi soğuk olması gerekirken ılıktı.',
  '#site {T.bir}… [Haritada yoktu|Eski kayıtlarda adı geçmiyordu]. {H} [yıllarca|binlerce kez] önünden geçmiş, bir kez bile [~başını kaldırıp bakmamıştı<m|>|durmamıştı<m|>].',
  '#site {T:gen} [yıkılacağı|kapatılacağı] haberi öğleden önce geldi. {H} [hiçbir şey söylemeden|~paltosunu bile almadan] oraya gitti<m|>; {T.part} [olduğu gibi|yerli yerinde] duruyordu, içeriden {T.sound} geliyordu.',
  '#site {T:gen} [içinden|arkasından] bir [vuruş|tıkırtı] geldi. Bir daha, sonra bir daha. {H} [saydı<m|>|dinledi<m|>]: üç uzun, bir kısa.',
  '#site Kimse {T:dat} yaklaşmazdı; [sebebini soran da|nedenini hatırlayan da] kalmamıştı. {H} o gün {T.part:gen} [üstünde|dibinde] taze bir ayak izi gördü<m|>.',
  // phenomenon
  '#phenomenon [Her şey|Değişiklik] {T:ins} başladı. Başkaları [omuz silkti|fark etmedi]; {H} [fark etti<m|>|~başını kaldırdı<m|>] ve bir daha [eskisi gibi|aynı gözle] bakamadı<m|>.',
  '#phenomenon [Kimse|Komşulardan kimse] {T:abl} söz etmek istemiyordu. {H} ~sorduğunda [konu değişiyor|gözler yere iniyor], {P:gen} kapıları [erkenden|birer birer] kapanıyordu.',
  '#phenomenon {T} [yine|üst üste üçüncü kez] [geldiğinde|kendini gösterdiğinde] {H} saate baktı<m|>: {n:2-11} vardı, dakikası dakikasına. Bunu {P.small:gen} [arkasına|kenarına] not etti<m|>.',
  '#phenomenon {H} {T:acc} [unutmaya|önemsememeye] kararlıydı<m|>. Ama {P.part:gen} üstünde [bir iz|ince bir iz] kalmıştı; [~elini sürünce|~parmağını değdirince] <içim|içi> ürperdi.',
  // genre: scifi
  '#scifi #portable {T:acc} [tarayıcıdan|analizden] {n:3-7} kez geçirdi<m|>. Cihaz her seferinde aynı sonucu verdi: “Üretim tarihi: yarın.”',
  '#scifi #phenomenon Sistem {T:acc} [önce gürültü saydı|hata olarak işaretledi]. {H} kaydı yavaşlattı<m|>; aralıklar [bir kalp atışına|bir soluğa] benziyordu.',
  '#scifi #being {T} [kapatıldığı hâlde|bağlantısı kesikken] <adımı|onun adını> söyledi. {H} [ekrana|güç göstergesine] baktı<m|>: sıfır.',
  '#scifi #vessel Radar {T:acc} gösterdi, sonra [yok saydı|sildi]. {H} kubbeye çıktı<m|>; {T} [çıplak gözle|ışıksız] görünüyordu, {T.part} <bizimkinin|onlarınkinin> tıpatıp aynısıydı.',
  '#scifi #site Haritalama ekibi {T:acc} [boş alan|arıza] diye geçmişti. {H} ölçümü yineledi<m|>: içeride [hava|ısı] vardı, üstelik biri [yakın zamanda|birkaç saat önce] [kapıyı kullanmıştı|ışığı açmıştı].',
  // thriller
  '#thriller #portable {T} [arabanın koltuğunda|kapının altında|posta kutusunda] duruyordu. Üstünde tek bir cümle vardı: “Polise gidersen geç kalırsın.”',
  '#thriller #being {H} {T:acc} [ikinci kez|aynı gün ikinci kez] ~gördüğünde bunun rastlantı olmadığını anladı<m|>. Adımlarını hızlandırdı<m|>; arkadaki adımlar da hızlandı.',
  '#thriller #phenomenon {T:abl} sonra telefon [üç kez|gece yarısı] çaldı. ~Açtığında karşıda [yalnızca|sadece] birinin nefesi vardı, bir de {P:gen} [kendi|tanıdık] sesi: {P.sound}.',
  '#thriller #vessel {T} [farlarını söndürüp|ağırlaşıp] {P:gen} karşısında durdu. Yarım saat kimse inmedi. {H} [plakayı|numarayı] ezberledi<m|>; son iki hanesi [çamurla|bantla] kapatılmıştı.',
  '#thriller #site {T:gen} [kilidi|mührü] kırılmıştı, içeride [ışık|sıcak bir kahve kokusu] vardı. {H} oranın [yıllardır boş|terk edilmiş] olduğunu sanıyor<dum|du>.',
  // fantasy
  '#fantasy #portable {T}, {H} dokunur dokunmaz [ısındı|hafifledi]. {P:gen} bütün gölgeleri [aynı yana|içeri doğru] eğildi; <içimden|içinden> biri “Geç kaldın,” dedi.',
  '#fantasy #being {T} konuşmuyordu, ama {H} ne dediğini [anlıyor<dum|du>|duyuyor<dum|du>]: “Beni yedi gece sakla, sana adını geri vereyim.”',
  '#fantasy #site Dolunayda {T:gen} üstünde harfler belirdi. {H} o dili hiç öğrenmemişti<m|>; yine de ilk sözcüğü [fısıltıyla|duraksamadan] okudu<m|>.',
  '#fantasy #phenomenon Yaşlılar {T:abl} önce üç alametin görüneceğini söylerdi. {H} o gün ikisini gördü<m|>: {P.sound} kesildi, {P.part} çiçek açtı.',
  '#fantasy #vessel {T} havada iz bırakmadan geldi. Ne dümencisi vardı ne yolcusu; {T.part:gen} üstünde <benim|onun> [soyunun|annesinin] işareti kazılıydı.',
  // romantic
  '#romantic/nsfw #portable {T:acc} geri vermek için gelen [kişi|yabancı], {F.cop}. {H} [teşekkür edecekken|adını sormak isterken] sustu<m|>; {F:gen} gülüşünde [tanıdık|eskiden kalma] bir şey vardı.',
  '#romantic/nsfw {F} {P:dat} [yıllar sonra|habersiz] dönmüştü. {H} onu {P.part:gen} yanında, {T:dat} bakarken gördü<m|>. [<İkimiz|İkisi> de|Bir süre <ikimiz|ikisi> de] ilk sözü [ötekine bıraktı|söylemekten çekindi].',
  '#romantic/nsfw {T} yüzünden aynı masaya oturmak zorunda <kaldık|kaldılar>. {F}, “[Sizin için|Sizin de] bu kadar değerli olduğunu bilmiyordum,” dedi. {H} [yalan söyledi<m|>|bakışını kaçırdı<m|>]: “Değil zaten.”',
  '#romantic/nsfw {F} {T:acc} [ilk kez|o akşam] <benim|onun> yanında {n:2-4} cümleyle anlattı. {H} anlatılandan çok [sesini|duraklarını] dinledi<m|>.',
  // mystery
  '#mystery #portable {T} yerinde duruyordu; yalnız [biri|bir el] onu {n:2-5} santim sola kaydırmıştı. {H} böyle şeyleri [görürdü<m|>|kaçırmazdı<m|>]: [tozdaki iz|masadaki açık leke] yalan söylemezdi.',
  '#mystery #site/being {T:abl} [kimse haberdar görünmüyordu|{P:loc} kimsenin haberi yoktu|söz eden çıkmamıştı]. Yine de {H} sorunca {n:3-5} kişi [aynı cümleyi kurdu|aynı karşılığı verdi|birbirinin ağzından konuştu]: “[Orada hiçbir şey yok|Öyle bir şey görmedik|Siz yanılıyorsunuz].” [Aynı sözcükler, aynı sırayla|Virgülüne kadar aynıydı|Ezberlemiş gibiydiler].',
  '#mystery #phenomenon/vessel {T:acc} [gören|duyan] {n:3-6} tanık vardı, {n:3-6} ayrı saat söylüyorlardı. {H} saatleri alt alta yazdı<m|>; hepsi [aynı odanın|aynı kişinin] penceresini gösteriyordu.',
  // adventure
  '#adventure {T} üzerine anlatılanların yarısı [yalandı|uydurmaydı]. {H} öteki yarısının peşine düşmek için {n:2-9} günlük erzak aldı<m|>; dönüş biletini ise [yırttı<m|>|almadı<m|>].',
  '#adventure #portable/phenomenon {T}, {P:gen} [ötesini|kimsenin gitmediği yanını] gösteriyordu. {H} [haritaya|pusulaya] baktı<m|>: orada yalnızca beyaz bir boşluk vardı.',
  // historical
  '#historical #portable {T:acc} getiren ulak, kapıda [yığılıp kaldı|su bile isteyemeden sustu]. {H} mumu yaklaştırdı<m|>; {T.part:loc} [saraydan|hiç görmediği bir elden] çıkma bir işaret vardı.',
  '#historical [Tellal|Münadi] {P:loc} {T} için [üç kese|ağır] ödül konduğunu bağırdı. {H} [kalabalığın arkasında|bir sütunun dibinde] dinledi<m|> ve ~elini ~kuşağına bastırdı<m|>.',
  // children
  '#children {T} [bir sabah|birdenbire] {P:loc} ortaya çıkıverdi! {H} ~gözlerini [ovuşturdu<m|>|kırpıştırdı<m|>]. Bir daha baktı<m|>: {T} hâlâ oradaydı, üstelik [biraz üşümüş|çok yalnız] gibiydi.',
  '#children “Bunu kimseye söyleyemem,” diye düşündü<m|> {H}. {T.bir} bulduğuna kim inanırdı ki? En iyisi {T:acc} [saklamak|korumak] ve [sabaha kadar|çıt çıkarmadan] beklemekti.',
  // drama
  '#drama #portable/site {T} yüzünden {n:3-9} yıldır kimse kimseyle konuşmamıştı. {H} o gün {T:gen} [satılacağını|paylaşılacağını] öğrendi<m|>; haber, [bir yabancıdan|çarşıdan] gelmişti.',
  '#drama {~baba:gen} sesi kısılınca evde herkes {T:abl} söz etmeyi bıraktı. {H} bırakmadı<m|>. [Her akşam|Yemekten kalkarken] aynı soruyu sordu<m|>, her akşam aynı sessizliği aldı<m|>.',
  '#portable {H} {T:acc} [aramıyordu<m|>|görmeyi beklemiyordu<m|>]; {P.small:acc} yerine koyarken ~parmakları, {P.part:gen} arkasındaki boşlukta soğuk bir şeye değdi ve oradan, yılların tozuyla birlikte, {T.bir} çıktı.',
  '#vessel {T} o gün beklenenden [bir saat|yarım gün] önce göründü; ne bayrağı vardı ne de selamı. {P.sound} kesildi, {P:loc} kim varsa {P.part:dat} toplandı, {o} ise kalabalığın arkasında, {T:gen} {T.part:loc} tanıdık bir işaret ~gördüğüne yemin edebilirdi<m|>.',
  '#being {H} {T:acc} önce [bir gölge|bir ses] sandı<m|>. Sonra {T.bir}, sanki yıllardır oradaymış gibi, {P.part:gen} yanına gelip oturdu ve {P.small:dat} baktı; korkan taraf {H} [oldu<m|>|olmuştu<m|>].',
  '#site {P:loc} {T:dat} giden yol otlarla kaplanmıştı; o sabah otlar ezilmiş, {T.part:gen} üstündeki toz silinmişti. {H} ~elindeki {P.small:ins} [öylece kaldı<m|>|yaklaştı<m|>]: birisi, kimsenin uğramadığı yere [gece gelmişti|yolunu düşürmüştü].',
  '#phenomenon İlk seferinde {T:acc} [yorgunluğa|havaya] verdi<m|>. İkincisinde {P.small} ~elinden düştü. Üçüncüsünde {H} artık {P.part:gen} yanında, saate bakarak, {T:acc} bekliyor<dum|du>.',
  '#thriller #portable Bir mesaj geldi: “{T:acc} bulduğunu biliyoruz.” {H} mesajı iki kez okudu<m|>; {T}, {n:5-20} dakika öncesine kadar {P.part:gen} altındaydı ve orayı kimse bilmiyordu.',
  '#scifi #being/vessel/portable {T} veri tabanında yoktu. {H} aramayı genişletti<m|>, izin düzeyini yükseltti<m|>, sonunda tek bir satır buldu<m|>: “{T}, imha edildi, {n:12-48} yıl önce.”',
  '#fantasy #portable/being Yedi yıldır susan {P.sound} o gece yeniden duyuldu. {H} sesin geldiği yere ~vardığında {T:acc} buldu<m|>; {T.part} ay ışığında, soluk alır gibi, bir parlıyor bir sönüyordu.',
  '#mystery #portable {T:acc} {H:dat} getiren kişi adını vermedi; yalnızca, “Sahibi {n:8-30} yıl önce öldü, ama bu sabah {P.part:gen} yanında duruyordu,” dedi ve {P.small:acc} devirerek çıktı.',
  '#drama #portable Cenazeden {n:3-9} gün sonra {H} {T:acc} {P.part:gen} arkasında buldu<m|>. Bir kâğıda sarılmıştı; kâğıtta, kurşun kalemle, iki ad yazılıydı: biri {~ad}, öteki [karalanmış|silinmiş] bir ad.',
  '#historical #site/being/vessel {T} üzerine konuşmak yasaktı. Yine de {P:loc} fısıltı, {P.sound:abl} hızlı yayılıyordu; {H} fısıltının ucunu tuttu<m|> ve {P.part:dat} kadar [çekti<m|>|izledi<m|>].',
  '#adventure #site/vessel/being {H} {T:acc} dürbünle ilk ~gördüğünde güldü<m|>; anlatılanların doğru çıkmasından daha gülünç bir şey olamazdı. Sonra dürbünü indirdi<m|>: {T} hâlâ oradaydı, üstelik {P.sound} susmuştu.',
  '#children #being “Miyav mı desem, hav mı desem,” diye düşündü<m|> {H}, çünkü {T:ins} nasıl konuşulur bilmiyor<dum|du>. Neyse ki {T} önce davrandı: {~el:gen} içine burnunu [soktu|dokundurdu].',
  '#nsfw/romantic #portable {T:acc} {F} getirmişti; kapıda durmuş, içeri girmek için bir sözcük bekliyordu. {H} o sözcüğü biliyor<dum|du>, ama {P.sound} susana kadar söyleyemedi<m|>.',
];

/** The idea's own sentence, told as part of the story. */
export const PREMISES: readonly string[] = [
  '#deed #!habit Oysa {V.dik} gün {H} bunu [iyiye yormuştu<m|>|önemsememişti<m|>]; {P:loc} öyle günler olurdu.',
  '#deed #!habit Her şey, {H:gen} {V.dik} [gün|akşam] başlamıştı.',
  '#deed #!habit {H} {V.eli} [yalnızca|topu topu] {n:3-9} gün olmuştu.',
  '#deed #!habit Sonradan anlatırken {H} hep aynı andan başlardı<m|>: {V.dik} andan.',
  '#deed #!habit {H:gen} {V.dik:acc} [{P:loc} bilen yoktu|henüz kimse bilmiyordu].',
  '#deed #habit {H} {V.irdi}; bunu {n:4-9} yıldır kimseye [açmamıştı<m|>|anlatmamıştı<m|>].',
  '#deed #habit {H:gen} {V.dik:acc} [{P:loc} bilen yoktu|kimse bilmiyordu]; bilseler de [inanmazlardı|gülüp geçerlerdi].',
];
