/** An idea with what a reader of it must find. */
export interface IdeaSample {
  idea: string;
  /** Short reference of the hero; "ben" in the first person; empty where nobody does anything. */
  hero: string;
  /** Infinitive of what happens; empty where nothing does. */
  verb: string;
  /** Where it happens, as written; empty where the idea does not say. */
  place: string;
}

const LINES = `
Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar. | Nevres Bey | duymak |
Gülperi, annesinin dikiş kutusunda hiç tanımadığı bir adamın fotoğrafını bulur. | Gülperi | bulmak |
Kars'ta bir tren makinisti, kar altında kalan istasyonda otuz yıl önceki kendisiyle karşılaşır. | tren makinisti | karşılaşmak | Kars'ta
Emekli bir coğrafya öğretmeni, haritalarda olmayan bir köyden mektup alır. | coğrafya öğretmeni | almak |
Bir lokantada bulaşıkçı olarak çalışan Tuğsan, şehrin en büyük ödülünü kazanan romanın yazarı olduğunu saklar. | Tuğsan | saklamak | lokantada
Küçük kız, ninesinin anlattığı masalın bittiği yerde ormana girer. | küçük kız | girmek |
Piyano akortçusu, her evde aynı notanın bozuk olduğunu fark eder. | piyano akortçusu | fark etmek |
Bir köy öğretmeni karne gününde öğrencilerinden birinin hiç var olmadığını öğrenir. | köy öğretmeni | öğrenmek |
Nüfus memuru Cezmi, kendi ölüm kaydını dosyaların arasında görür. | Cezmi | görmek |
Yıllardır aynı bankta oturan ihtiyar, bir sabah yerini bir çocuğa bırakır. | ihtiyar | bırakmak |
Kör bir kemancı, konser sırasında salonda tek kişi kaldığını hisseder. | kemancı | hissetmek |
Zeytinliğini satmak istemeyen bir kadın, bütün köyü karşısına alır. | kadın | almak |
Mardin'de bir telkâri ustası, sattığı her kolyenin geri döndüğünü anlar. | telkâri ustası | anlamak | Mardin'de
Leman Hanım kırk yıl sakladığı sırrı torununa anlatır. | Leman Hanım | anlatmak |
Gece vardiyasında çalışan bir hemşire, uyanmayan hastanın adını sayıkladığını duyar. | hemşire | duymak |
Ayakkabı boyacısı Hıdır, boyadığı ayakkabılardan sahiplerinin geleceğini okur. | Hıdır | okumak |
Bir gün kasabaya gelen sirk, gitmeyi unutur. | | |
Babasının cenazesine yetişemeyen adam, boş evin kapısını çalar. | adam | çalmak |
Fotoğrafçı Suzi, stüdyosunda çektiği her fotoğrafta aynı yabancının durduğunu görür. | Suzi | görmek | stüdyosunda
Üç kız kardeş, babalarının sattığı evi geri almak için şehre döner. | kız kardeş | dönmek |
Mars'a giden geminin bahçıvanı, seradaki tek gülün konuştuğunu duyar. | bahçıvan | duymak |
Ay üssünde görevli bir teknisyen, Dünya'dan gelen son mesajı siler. | teknisyen | silmek | Ay üssünde
2187 yılında hafıza satan bir tüccar, kendi çocukluğunu yanlışlıkla satar. | tüccar | satmak |
Bir android, sahibinin yerine geçer. | android | yerine geçmek |
Robot tamircisi Yelda, onardığı robotun kendisini hatırladığını fark eder. | Yelda | fark etmek |
Titan kolonisinde su nöbeti tutan genç, deponun boş olduğunu kimseye söylemez. | genç | söylemek | Titan kolonisinde
Yıldız haritacısı, haritasından her gece bir yıldızın eksildiğini görür. | yıldız haritacısı | görmek |
Uyku kapsülünden erken uyanan astronot, yüz yıl yalnız kalacağını öğrenir. | astronot | öğrenmek |
Yapay zekâ, yaratıcısına ilk kez yalan söyler. | yapay zekâ | yalan söylemek |
Zamanda geri giden bir fizikçi annesini kurtarmaz. | fizikçi | kurtarmak |
Klon olduğunu bilmeyen bir öğretmen, sınıfta kendi çocukluğuyla tanışır. | öğretmen | tanışmak | sınıfta
Uzay istasyonunda kalan son kozmonot, telsizden kendi sesini duyar. | kozmonot | duymak | uzay istasyonunda
Yağmurun yasaklandığı bir şehirde yaşayan Aren, bulutları saklar. | Aren | saklamak | şehirde
Yazılımcı Ilgaz, oyundaki karakterlerin kendisinden yardım istediğini anlar. | Ilgaz | anlamak |
Europa'nın buzları altında çalışan dalgıç, derinde bir kapı görür. | dalgıç | görmek |
Gezegendeki son ağacı koruyan nöbetçi, ağacı kesmeye karar verir. | nöbetçi | karar vermek |
Bir siborg, insan elini geri ister. | siborg | istemek |
Şehrin bütün ışıklarını yöneten mühendis, bir gece hepsini söndürür. | mühendis | söndürmek |
Işık hızında yolculuk eden pilot, eve döndüğünde oğlunu yaşlanmış bulur. | pilot | bulmak |
Kolonide doğan ilk çocuk, Dünya'yı görmeden onu özler. | çocuk | özlemek |
1453 yılında surları onaran bir taş ustası, düşman ordusunda kardeşini görür. | taş ustası | görmek |
Osmanlı donanmasında forsa olan Marko, zincirinin anahtarını bulur. | Marko | bulmak | Osmanlı donanmasında
Lale Devri'nde bir bahçıvan, siyah lalenin soğanını padişahtan saklar. | bahçıvan | saklamak |
Çanakkale siperlerinde bir er, düşmanına mektup yazar. | er | mektup yazmak | Çanakkale siperlerinde
Saray ressamı, padişahın portresine kendi yüzünü çizer. | saray ressamı | çizmek |
1920'lerde Pera'da şapka satan Madam Eleni, bir casusu dükkânında gizler. | Madam Eleni | gizlemek | Pera'da
Mimar Sinan'ın çırağı, kubbedeki hatayı kimseye söylemez. | çırak | söylemek |
Yeniçeri ocağından kaçan Behram, annesinin dilini unuttuğunu anlar. | Behram | anlamak |
Bir hattat, padişahın fermanında tek bir harfi değiştirir. | hattat | değiştirmek |
Göç yolunda çocuğunu kaybeden kadın, başkasının çocuğunu büyütür. | kadın | büyütmek |
İpek Yolu'nda bir tercüman, iki hanı bilerek birbirine düşürür. | tercüman | düşürmek |
Kurtuluş Savaşı'nda telgrafçı Hamdi, yanlış bir emri iletmez. | Hamdi | iletmek |
Köy ebesi, konakta doğan bebeği değiştirir. | ebe | değiştirmek | konakta
Galata Kulesi'nde yangın gözcüsü olan Rüstem, kendi evinin yandığını görür. | Rüstem | görmek | Galata Kulesi'nde
Bizanslı bir mozaik ustası, kilisenin duvarına sevdiği kadının yüzünü işler. | mozaik ustası | işlemek |
Hekimbaşı, padişahı iyileştirecek ilacı kendi kızına verir. | hekimbaşı | vermek |
Kervansarayda geceleyen seyyah, handa kimsenin uyumadığını fark eder. | seyyah | fark etmek | kervansarayda
Surların dibinde çiçek satan bir kız, sadrazamın mektubunu taşır. | kız | taşımak |
Tulumbacı Salih, söndürmeye gittiği yangını kendisinin çıkardığını öğrenir. | Salih | öğrenmek |
Cellat, mahkûmun yüzünde kardeşini tanır. | cellat | tanımak |
Apartman yöneticisi, asansörle konuşmaya başlar. | apartman yöneticisi | başlamak |
Nişan töreninde yüzüğü yutan damat, kimseye bir şey söylemez. | damat | söylemek |
Bir memur, istifa dilekçesini yanlışlıkla sevgilisine gönderir. | memur | göndermek |
Kasap Rafet, vejetaryen olduğunu karısından saklar. | Rafet | saklamak |
Mahallenin bakkalı, veresiye defterini kaybeder. | bakkal | kaybetmek |
Kayınvalidesi uzaylı olan bir adam, bunu ispatlamaya çalışır. | adam | çalışmak |
Belediye başkanı, heykelinin yerinde bir güvercin bulur. | belediye başkanı | bulmak |
Hayatında hiç yalan söylememiş bir avukat, ilk davasını kazanır. | avukat | kazanmak |
İki komşu aynı kediyi ayrı isimlerle büyütür. | komşu | büyütmek |
Diyetisyen Nuran Hanım gizlice baklava yer. | Nuran Hanım | yemek |
Cimri bir emlakçı, hayaletli evi hayalete kiralar. | emlakçı | kiralamak |
Sınavda kopya çeken öğretmen, öğrencisine yakalanır. | öğretmen | yakalanmak |
Taksici Muammer, müşterisinin kendi düğününe geç kaldığını öğrenir. | Muammer | öğrenmek |
Papağan, evin bütün sırlarını komşulara anlatır. | papağan | anlatmak |
Emekli bir albay, torunlarına savaş yerine örgü öğretir. | albay | öğretmek |
Düğün fotoğrafçısı, gelini eski sevgilisi sanır. | düğün fotoğrafçısı | sanmak |
Tavuk, yumurtasının altın olduğunu kimseye söylemez. | tavuk | söylemek |
Muhtar Şaban köyün tek trafik lambasını tarlasına diker. | Şaban | dikmek |
Spor hocası, merdivenlerden korkar. | spor hocası | korkmak |
Bir falcı, kendi falında gördüklerine inanmaz. | falcı | inanmak |
Minik kaplumbağa Tosbik, evini sırtında unutur. | Tosbik | unutmak |
Elif'in kedisi bir gece konuşmaya başlar. | Elif'in kedisi | başlamak |
Karanlıktan korkan küçük bir ateş böceği, ışığını kaybeder. | küçük ateş böceği | kaybetmek |
Defne ile Can, bahçedeki ağacın içinde bir kapı bulur. | Defne | bulmak |
Uçamayan bir martı, gemiye biner. | martı | binmek |
Yaramaz bir bulut okulun üstünden gitmez. | bulut | gitmek |
Kirpi, dikenlerini arkadaşına ödünç verir. | kirpi | vermek |
Küçük Memo, gölgesiyle saklambaç oynar. | Memo | oynamak |
Oyuncak ayı, sahibinin büyüdüğünü anlar. | oyuncak ayı | anlamak |
Kardan adam ilkbaharı görmek ister. | kardan adam | istemek |
Nehir, dedesinin saatini tamir etmeye çalışır. | Nehir | çalışmak |
Ormanın en küçük karıncası, kayıp kraliçeyi arar. | karınca | aramak |
Denizin dibinde yaşayan ahtapot, sekiz arkadaşına birden mektup yazar. | ahtapot | mektup yazmak |
Okula yeni gelen Mavi adındaki çocuk kimseyle konuşmaz. | çocuk | konuşmak |
Dişini kaybeden Poyraz, diş perisini bekler. | Poyraz | beklemek |
Bir kuş kafesin kapısını açık bulur ama uçmaz. | kuş | uçmak |
Balon satıcısı, son balonunu ağlayan bir kıza verir. | balon satıcısı | vermek |
Zürafa, yıldızlara dokunmak ister. | zürafa | istemek |
Tilki ile kaz, aynı evde kışı geçirir. | tilki | geçirmek |
Lina, rüyasında gördüğü adaya gitmek için kâğıttan bir gemi yapar. | Lina | yapmak |
Terk edilmiş hastanede nöbet tutan güvenlik görevlisi, ameliyathaneden gelen ayak seslerini duyar. | güvenlik görevlisi | duymak | hastanede
Mezarcı, kazdığı mezarda kendi adını görür. | mezarcı | görmek |
Genç bir kadın, yeni taşındığı evin duvarında nefes sesi duyar. | genç kadın | duymak |
Kuklacı İzak, kuklalarının geceleri yer değiştirdiğini fark eder. | İzak | fark etmek |
Bebeğin telsizinden gelen ses, anneye adıyla seslenir. | | |
Dalgıç, batık geminin kamarasında yanan bir ışık görür. | dalgıç | görmek |
Köyün hocası, kuyudan gelen sese cevap verir. | hoca | cevap vermek |
Aynadaki yansıması gülümsemeyen bir oyuncu, sahneye çıkmayı reddeder. | oyuncu | reddetmek |
Kar fırtınasında dağ evine sığınan dağcılar, kapıyı birinin içeriden kilitlediğini anlar. | dağcı | anlamak |
Gassal, yıkadığı ölünün parmağının kımıldadığını görür. | gassal | görmek |
Bodruma inen çocuk, yukarı çıkan merdiveni bulamaz. | çocuk | bulmak |
Her gece aynı rüyayı gören doktor, rüyadaki eve gider. | doktor | gitmek |
Bakıcı, çocuğun hayali arkadaşıyla karşılaşır. | bakıcı | karşılaşmak |
Kayıp ikizini arayan Vesile, aynı anda iki yerde görülür. | Vesile | görülmek |
Korkuluk, tarlanın sahibini bekler. | korkuluk | beklemek |
Otopsi uzmanı, cesedin üzerinde kendi dövmesini bulur. | otopsi uzmanı | bulmak |
Adada mahsur kalan turistler, sayılarının her sabah bir arttığını fark eder. | turist | fark etmek | adada
Bir anne, oğlunun geri döndüğüne inanmaz. | anne | inanmak |
Fener bekçisi, sisin içinden gelen çağrıya karşılık verir. | fener bekçisi | vermek |
Gece otobüsünün şoförü, hiçbir durakta inmeyen yolcuya bakamaz. | şoför | bakmak |
İki eski sevgili, iptal edilen bir uçuş yüzünden aynı otel odasını paylaşır. | sevgili | paylaşmak |
Kitapçı Nihan, her hafta aynı kitabı soran adama âşık olur. | Nihan | âşık olmak |
Bir bestekâr, düğün için yazdığı şarkıyı geline vermez. | bestekâr | vermek |
Feribotta tanışan Ezgi ve Baran, son seferi kaçırır. | Ezgi | kaçırmak | feribotta
Postacı, on yıl boyunca dağıtmadığı aşk mektuplarını sahibine götürür. | postacı | götürmek |
Terzi Mahir, nişanlısının gelinliğini başka bir adam için diker. | Mahir | dikmek |
Deniz kenarında çay satan kadın, her akşam aynı masayı boş tutar. | kadın | tutmak | deniz kenarında
Evlenmek üzere olan Ceyda, eski mektuplarını yakar. | Ceyda | yakmak |
Bir çevirmen, çevirdiği romanın kahramanına âşık olur. | çevirmen | âşık olmak |
Konservatuvarda okuyan genç bir çellist, rakibinin notalarını saklar. | çellist | saklamak | konservatuvarda
Yaşlı adam, ölen karısına her pazar mektup yazar. | yaşlı adam | mektup yazmak |
Pastacı Sevil, reddettiği adamın düğün pastasını yapar. | Sevil | yapmak |
Köprüde her sabah karşılaşan iki yabancı, bir gün yer değiştirir. | yabancı | değiştirmek | köprüde
Garson kız, bahşiş diye bırakılan bir anahtarı alır. | garson kız | almak |
Balıkçının kızı, denizden dönmeyen nişanlısını bekler. | balıkçının kızı | beklemek |
Dansöz Feride, son gecesinde sahneden kaçar. | Feride | kaçmak |
Yazlıkta unutulan bir mektup, iki aileyi birbirine düşürür. | | |
Kuaför Tijen, saçını kestiği müşterinin kocasının sevgilisi olduğunu öğrenir. | Tijen | öğrenmek |
Haritacı Piri, sevdiği kadının köyünü haritadan siler. | Piri | silmek |
Mektup arkadaşları yirmi yıl sonra buluşmaya karar verir. | arkadaş | karar vermek |
Komiser Adalet, yirmi yıl önce kapattığı dosyayı yeniden açar. | Adalet | açmak |
Gazeteci, patronunun cinayete karıştığını öğrenir. | gazeteci | öğrenmek |
Bir hırsız, girdiği evde bir ceset bulur. | hırsız | bulmak | evde
Cezaevinden yeni çıkan Dursun, çaldığı parayı gömdüğü yere gider. | Dursun | gitmek |
Banka memuru Halide, kasadan eksilen parayı müdüründen saklar. | Halide | saklamak |
Kiralık katil, hedefinin kendi kızı olduğunu fark eder. | kiralık katil | fark etmek |
Sahte pasaport yapan bir matbaacı, kendi adına düzenlenmiş bir belge bulur. | matbaacı | bulmak |
Adli tıpçı Rana, bir cinayeti örtbas etmesi için tehdit edilir. | Rana | tehdit etmek |
Tanık koruma programındaki adam, eski mahallesine döner. | adam | dönmek |
Antikacı, çalıntı bir tabloyu müzeye geri götürür. | antikacı | götürmek |
Kumarbaz, kardeşinin evini kaybeder. | kumarbaz | kaybetmek |
Bir polis, ihbar hattını arayan çocuğun sesini tanır. | polis | tanımak |
Rehin alınan veznedar, soyguncunun yüzünü gördüğünü saklar. | veznedar | saklamak |
Savcı Ülkü Hanım, kardeşini mahkûm etmek zorunda kalır. | Ülkü Hanım | zorunda kalmak |
Limanda çalışan gümrük memuru, boş konteynerde bir çocuk bulur. | gümrük memuru | bulmak | limanda
Dolandırıcı, kandırdığı kadının kendisini kandırdığını anlar. | dolandırıcı | anlamak |
Cinayet masasından Behzat, katilin itirafına inanmaz. | Behzat | inanmak |
Hafızasını yitiren bir casus, kendi peşine düşer. | casus | peşine düşmek |
Müzayedede satılan sandığı açan koleksiyoncu, içinde bir kimlik bulur. | koleksiyoncu | bulmak |
Otel kâtibi, 12 numaradaki misafirin on yıl önce öldüğünü öğrenir. | otel kâtibi | öğrenmek |
Ben, babamın hiç gitmediği bir şehirde onun adına açılmış bir dükkân buldum. | ben | bulmak | şehirde
Annemin yastığının altında bir pasaport buldum. | ben | bulmak |
Her sabah aynı vapura biniyorum. Bir gün yanıma çocukluğum oturuyor. | ben | binmek |
Komşumun ölmediğini biliyorum. | ben | bilmek |
Trenden yanlış istasyonda indim ve kimse fark etmedi. | ben | inmek | istasyonda
Ya bir sabah bütün şehir adını unutursa? | | |
Bir yazar kendi romanının katilini bulabilir mi? | yazar | bulmak |
Bir çocuk, annesinin gerçek adını öğrenebilir mi? | çocuk | öğrenmek |
"Sakın kapıyı açma" diyen bir ses, Halil'i her gece uyandırır. | | |
"Geri dön" yazılı bir not bulan kaptan, rotasını değiştirir. | kaptan | değiştirmek |
Kütüphanenin en eski kitabı çalınır. | | |
Köyün çeşmesi kurutulur ve herkes birbirini suçlar. | | |
Kasabanın doktoru kaçırılır. | doktor | kaçırmak |
Prenses, ejderha tarafından kurtarılır. | prenses | kurtarılmak |
Mahallenin delisi belediye başkanı seçilir. | deli | seçilmek |
Son balinayı arayan bir kadın. | kadın | |
Unutulmuş bir istasyon | | |
Sesini satan şarkıcı | şarkıcı | |
Kırmızı bir bavul ve dönmeyen bir yolcu | yolcu | |
Kasabada herkes uyur. Yalnız eczacı Ferhunde uyanıktır. O gece kapıyı bir yabancı çalar. | yabancı | çalmak |
John, Londra'da kaldığı pansiyonun çatısında bir teleskop bulur. | John | bulmak | Londra'da
Yuki, her kış aynı trene biner. | Yuki | binmek |
Doktor Hannah Weiss, hastasının rüyalarını çalar. | Hannah Weiss | çalmak |
Pierre ile Amélie, savaşın son gününde ayrılır. | Pierre | ayrılmak |
Dimitri Usta, adadaki son kayığı yapar. | Dimitri Usta | yapmak |
Şırdancı Kenan, müşterilerinin rüyalarına girmeye başlar. | Kenan | başlamak |
Tenekeci, yaptığı soba borusunun içinde bir yüzük unutur. | tenekeci | unutmak |
Semazen Ruhsar, dönerken başka bir zamana geçer. | Ruhsar | geçmek |
Sünnetçi Kadri, köye gitmekten korkar. | Kadri | korkmak |
Deve güreşçisi Koca Yusuf devesini satar. | Koca Yusuf | satmak |
Bir çocuğun serçe parmağı kırılır. | | |
Ormanda kaybolan izciler, eski bir telsiz bulur ve onunla konuşmaya başlar. | izci | bulmak | ormanda
Ödülünü iade eden şair, köyüne döner ama kimse onu tanımaz. | şair | dönmek |
Emine, kocasının ölmeden önce başka bir aile kurduğunu öğrenir ve o aileyi ziyaret eder. | Emine | öğrenmek |
Sessizlik yemini eden bir keşiş, manastırda işlenen cinayeti görür. | keşiş | görmek | manastırda
Sokak köpeği Zeytin, onu terk eden sahibini affeder. | Zeytin | affetmek |
`;

/** Two hundred ideas of many kinds and sentence shapes, with what they say. */
export const IDEA_SAMPLES: readonly IdeaSample[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [idea = '', hero = '', verb = '', place = ''] = line.split('|').map((part) => part.trim());
    return { idea, hero, verb, place };
  });
