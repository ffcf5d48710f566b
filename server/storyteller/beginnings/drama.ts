import type { BeginningPlot } from '../types.ts';

/** The stories of the wizard's genre drama. */
export const DRAMA_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'satilik-baba-evi',
    passages: [
      {
        level: 1,
        text: 'Amasya’da, kırkıncı gün, ilk kar düşerken {H} babasının^ evine girdi^; büyük kardeşi^ ile küçük kardeşi^ sönük sobanın iki yanında, paltolarıyla oturuyordu~. Ev satılacaktı~. Büyük, çekmeceden tapuyu çıkardı~, okudu~, rengi attı~. “Burada [dört|dört ayrı] varis yazıyor,” dedi~.',
      },
      {
        level: 2,
        text: 'Kimse odun getirmemişti~. Babanın terlikleri kapının ardında, burunları dışarı dönük, birazdan çıkılacakmış gibi duruyordu~. {H} onları çevirdi^. “Ellemeyelim,” dedi~ küçük. “Neyi?” “[Hiçbir şeyi|Bir şeyi]. Olduğu gibi satalım.”',
      },
      {
        level: 1,
        text: '“Bu ad kimin?” dedi~ küçük. Bilen çıkmadı~. {H} kâğıdı pencereye tuttu^; mürekkep solmuştu~, imza babanındı~. Aşağıda kapı çalındı~. Kimse birini beklemiyordu~. {H} merdivenden inerken yukarıda iki kardeşin birden [sustuğunu|soluğunu tuttuğunu] duydu^.',
      },
      {
        level: 3,
        text: 'Merdivenin köşesinde duvar sıyrılmıştı~; tabut inerken orada dönememişti~. {H} parmağını^ sıyrığa sürdü^. Kırk gün önce o köşede iki kardeş omuz omuza vermiş, tek söz etmeden taşımıştı~. Şimdi aynı ikisi, bir sobanın [karşılıklı yanında|iki yanında], göz göze gelmemeye çalışıyordu~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Gelen adını söyleyince {H} tapudaki ada bir daha baktı^. Aynı addı~. “Öldüğünü yeni duydum,” dedi~ gelen. Ayakkabısını çıkardı~, yerini bilen biri gibi sağdaki rafa [koydu~|yerleştirdi~]. Büyük, merdivenin başında durdu~: “Siz bu evi nereden biliyorsunuz?”',
        answers: [
          'Kapıda, bu evde otuz yıl çalışmış, herkesin abla dediği kadın duruyordu~; elinde tencere, başında kar. {H} tapudaki ada bir daha baktı^. Ablanın soyadını [hiç kimse sormamıştı~|bilen yoktu~]. “Ben çorba getirdim,” dedi~ kadın. “Baban, kâğıdı görünce kızarlar, sıcak bir şey olsun, demişti.”',
          'Kapıda, babanın gençlik fotoğrafından inmiş gibi bir adam duruyordu~. “Annem onun ilk karısıydı,” dedi~. “Ben sizi bilirim, siz beni bilmezsiniz.” {H} bir şey diyemedi^; adamın sol kaşı, tıpkı büyüğünki gibi, konuşurken [kalkıyordu~|kıvrılıyordu~].',
          'Kapıda postacı vardı~; nüfustan gelen zarfı imzalattı~. {H} merdivende açtı^. Dördüncü ad bir yabancının değildi~: küçük, nüfusta başka bir hanenin çocuğu görünüyor, o adla yazılıyordu~. Küçük zarfı aldı~, okudu~, sobanın yanına, aynı yere [oturdu~|çöktü~]. “Biliyordum,” dedi~.',
          'Kapıda, karşı evin perdesini yıllardır aralık tutan komşu duruyordu~. “Tapuyu buldunuz demek,” dedi~. “Nereden bildiniz?” diye sordu^ {H}. “O odanın ışığı yandı.” Komşu paltosunu çıkarmadı~. “Bu ev yapılırken yarısını [ben ödedim|bana ödetti]; karşılığında uzaktan bakmak istedim, o kadar.”',
        ],
      },
      {
        level: 2,
        text: 'Mutfak rafında dört bardak vardı~; hep dört olmuştu~. {H} çocukken dördüncüyü misafir bardağı sanırdı^. Şimdi çevirip altına baktı^: dibine tırnak kadar bir işaret kazınmıştı~. Öbürlerinde de birer işaret vardı~, [her birinde başka|hepsi ayrı]. Bu evde bardaklar hiç karışmamıştı~ demek.',
      },
      {
        level: 3,
        text: 'Kapı pervazında boylar duruyordu~, kurşun kalemle çekilmiş. {H} kendi çizgisini^ buldu^, ötekileri buldu^. Hepsinin altında, çok aşağıda, adı yazılmamış bir çizgi daha vardı~. “Bunu hiç görmedim,” dedi~ küçük. “[Eğilmedik|Eğilip bakmadık] ki,” dedi~ büyük.',
      },
      {
        level: 3,
        text: 'Küçük pencereyi açtı~, Yeşilırmak’ın sesi girdi~. “Burada bir gece uyusam,” dedi~, “yarın imza atarım.” “Ben uyursam atamam,” dedi~ büyük. İki yüz birden {H:dat} döndü~. Ortada olan, hep son sözü söylemek zorunda kalıyordu~; {H} çayı [koydu^|doldurdu^], sözü demlenmeye bıraktı^.',
      },
      {
        level: 2,
        text: 'Emlakçı telefon etti~; alıcı ertesi gün gelecekti~. Büyük, “Gelsin,” dedi~. Küçük, “Gelmesin,” dedi~. Telefon {H:gen} elinde^ kaldı~. Emlakçının “Alo?” demesi duyuluyordu~, incecik, [dipten|kapanmış bir kuyudan] gelir gibi. “Yarın arayın,” dedi^ {H}.',
      },
      {
        level: 3,
        text: 'Dolabın arkasından bir saat çıktı~; durmuştu~, kurulunca yürüdü~. Büyük kulağına götürdü~. “Bunu bana verecekti.” “Bana,” dedi~ küçük. {H} saati aldı^, masanın ortasına koydu^. Bir süre odada [yalnız|bir tek] onun sesi oldu~.',
      },
      {
        level: 3,
        text: 'Komşulardan kırkı için helva geldi~. Tabağın kenarında mavi çiçekler vardı~; {H} çocukken bunlardan birini kırmış, ses çıkarmadan bahçeye gömmüştü^. “Gördüm,” dedi~ büyük, ağzı dolu. “Otuz yıldır [söylemedim|sakladım].” Küçük gülmeye başladı~, kaşık elinden düştü~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Hava kararınca asıl söz açıldı~. Evle bir ilgisi yoktu~. Yıllardır bayram sofralarının altından geçen şey şimdi [masanın ortasına|ortaya] kondu~. {H} sesini^ yükseltmedi^. “Bunu burada, onun evinde bitirelim,” dedi^. Kimse paltosuna uzanmadı~.',
        answers: [
          'Hava kararınca asıl söz açıldı~. “Sen neredeydin?” dedi~ küçük, büyüğe. “Dört yıl altını ben değiştirdim.” Büyük, her ay bankadan giden paranın kâğıtlarını masaya koydu~. Biri gecelerini vermişti~, biri parasını. {H} yalnız bayramlarını^ verdiğini^ düşündü^ ve [sustu^|başını^ eğdi^].',
          'Hava kararınca asıl söz açıldı~. “Satmazsak biterim,” dedi~ büyük. Üç icra kâğıdını yan yana dizdi~. Küçük gülecek oldu~, gülemedi~. “Bunu neden söylemedin?” diye sordu^ {H}. “Siz bana bakarak büyüdünüz,” dedi~ büyük. “[Batarken|Düşerken] görülmek istemedim.”',
          'Hava kararınca asıl söz açıldı~. Büyük cebinden sararmış bir zarf çıkardı~: annenin kırk yıl önce giderken bıraktığı mektup. “Yalnız bana yazılmış sanıyordum,” dedi~. Arkasında üç ad vardı~. Küçük duvara döndü~. {H} kırk yıldır bekleyen cümleyi [ayakta|ışığın altında] okudu^.',
          'Hava kararınca asıl söz açıldı~. “O suçu ben işlemedim,” dedi~ büyük. Küçük ellerine baktı~. “Ben işledim,” dedi~, “sen üstlendin. Bir gün olsun teşekkür etmedim; etsem [doğru olacaktı|herkes duyacaktı].” {H} ikisinin de yüzüne baktı^. Hangisinin daha uzun yattığı anlaşılmıyordu~.',
        ],
      },
      {
        level: 3,
        text: 'Elektrik bir ara gitti~. Karanlıkta herkes çocukken durduğu yere yürümüştü~: büyük pencereye, küçük sobanın dibine. Işık gelince {H} tam ortada, eski yerinde^ olduğunu^ gördü^. [Kimse gülmedi~|Küçük önce güldü~]; koca koca insanlar, karanlıkta bırakıldıkları yerde bekliyordu~.',
      },
      {
        level: 3,
        text: '“İmzalar atılsın, bitsin,” dedi~ büyük. Kalem kâğıdın üstünde durdu~, mürekkep yürümedi~; soğuktan donmuştu~. Küçük güldü~, arkasından büyük. {H} kalemi avucuna^ aldı^, üfledi^. “Isınsın,” dedi^. “[Acelemiz|Gidecek yerimiz] mi var?”',
      },
      {
        level: 2,
        text: 'Gece soba yandı~, kırk gündür ilk kez. Dört sandalye çekildi~; biri ötekilerden alçaktı~, kime düşeceği konuşulmadı~. {H} çayı bardakların dibindeki işaretlere göre dağıttı^, [itiraz eden olmadı~|yanlış giden olmadı~]. Dışarıda kar, satılık levhasını yarısına kadar örtmüştü~.',
      },
    ],
    endings: {
      happy:
        'Sabah emlakçı bahçede kaldı~: satılık levhası bir kardan adamın boynuna asılmıştı~. İçeriden tabak sesi geliyordu~. “Kimin haklı olduğunu buldunuz mu?” diye seslendi~. “Aramadık,” dedi^ {H}, sofraya bir tabak daha [koyarken|uzatırken]. “Sen de otur, çorba soğuyor.”',
      dramatic:
        'Sabah {H} mezarlığa çıktı^, üç cümleyle. Karı eliyle^ temizledi^. Birincisini söyledi^, ikincisini söyledi^. Üçüncüsü bir soruydu~; [cevabı|karşılığı] taşın altında kalmıştı~. Kırk gün önce, telefonda, tam sorulacakken {H} “Sonra ararım,” demişti^.',
      open: 'Sabah tapuda dört imza yerinin birine imza atılmıştı~. Kâğıt katlanıp vazonun altına konmuştu~, kimin attığını açıp bakan olmadı~. Büyük yolu süpürdü~, küçük bavulunu kapıya indirdi~. {H} vazoya baktı^. Kapı çalınca herkes [olduğu yerde|bir an] durdu~.',
      twist:
        'Sabah eski defterlerin arasından bir hesap pusulası çıktı~. Evin borcu yıllar önce, aydan aya, küçük küçük ödenmişti~; her satırın altında tapudaki dördüncü ad. “Demek bunca yıl ödeyen…” dedi~ büyük, gerisini getiremedi~. Dünkü suçlamalar masada [sahipsiz|ortada] kaldı~.',
    },
  },
  {
    name: 'bos-sandalye',
    passages: [
      {
        level: 1,
        text: 'Kütahya’da bayram sabahıydı~; yokuşun başında ezan yeni bitmişti~. {H} sofra bezini silkelerken kapı üç kez, eski bir alışkanlıkla vuruldu~. On sekiz yıl önce bu kapıdan çıkan ağabey eşikte duruyordu~, kucağında [sıcak|dumanı tüten] ekmek. “Bayramınız mübarek olsun,” dedi~.',
      },
      {
        level: 2,
        text: 'Saçı kırlaşmış, omuzları düşmüştü~; ama ayakkabısını çıkarırken bir eliyle duvara tutunuşu [değişmemişti~|aynıydı~]. {H} o elin yerini duvarda bilirdi^; boya orada hep biraz daha kirli kalmıştı~. Anne içeriden seslendi~: “Kim o?” Cevap veren çıkmadı~.',
      },
      {
        level: 1,
        text: 'Sofrada beş tabak vardı~, beş kişi vardı~. Ağabey ekmeği bıraktı~, ayakta kaldı~. Oturulacak yer yoktu~; kimse kıpırdayıp yer açmadı~. {H} ekmeğe baktı^, buharı [camı|bardakları] buğulandırıyordu~. “On sekiz yıl,” dedi~ biri, “bir somun ekmekle mi kapanacak?”',
      },
      {
        level: 3,
        text: 'Ekmek, köşedeki eski fırındandı~; kabuğunda aynı çatlak, altında aynı un. Eski bayramlarda eve ucu kopmadan ekmek girmemişti~. {H} baktı^: bu kez iki ucu da yerindeydi~. Onca yolu, hiç koparmadan [getirmişti~|taşımıştı~] ağabey.',
      },
      {
        level: 3,
        text: 'Duvarda bayram fotoğrafları asılıydı~, her yıl bir tane, aynı kanepede. İlk birkaçında bir kişilik boşluk bırakılmıştı~; sonra kanepede [yayılınmış|rahat oturulmuş], boşluk kapanmıştı~. Ağabey fotoğrafların önünden geçerken adımlarını saydı~ sanki, tam o yılda durdu~.',
      },
      {
        level: 1,
        question: 0,
        text: '“Neredeydin?” diye sordu^ {H}. Herkesin boğazında duran soruydu~ bu. Ağabey bir süre ellerine baktı~, sonra kısa, kuru cümlelerle anlattı~. Anlattığı yer ne uzaktı~ ne yakın; [kimsenin|hiç kimsenin] aklına gelmeyen bir yerdi~. Bardaklarda çay soğudu~.',
        answers: [
          '“Neredeydin?” diye sordu^ {H}. “İçerideydim,” dedi~ ağabey. “Hangi içeride?” “Demir kapılı olanında. Başkasının yaptığını ben yaptım sandılar; on yedi yıl, sekiz ay.” Cebinden katlanmış bir kâğıt çıkardı~: [beraat|suçsuzluk] yazıyordu~ üstünde. “Geçen hafta geldi,” dedi~. “Geç, ama geldi.”',
          '“Neredeydin?” diye sordu^ {H}. “İki sokak aşağıda,” dedi~ ağabey. Sofrada bir kaşık düştü~. “Yeşil perdeli ev mi?” “O.” {H} o perdenin önünden her gün geçmişti^; bir gün rüzgârda aralandığını, içeride bir gölgenin [geri çekildiğini|durduğunu] görmüştü^.',
          '“Neredeydin?” diye sordu^ {H}. Ağabey cevap vermeden kapıya baktı~; orada bir kadın, elinden tuttuğu bir kızla, eşikten geçmeye çekiniyordu~. “Almanya’daydım,” dedi~. “Bunlar da [benim|ailem].” Kız ayağındaki beyaz ayakkabıyı gösterdi~, iki dilde birden bayram kutladı~.',
          '“Neredeydin?” diye sordu^ {H}. Ağabey ceketinin yakasını indirdi~; boynunda ince, uzun bir dikiş izi vardı~. “Hastanelerde,” dedi~. “Önce öleceğim dediler, sonra belki dediler. Sizi [bekletmek|alıştırmak] istemedim. Ölecek adam, bir kez gider diye düşündüm.”',
        ],
      },
      {
        level: 2,
        text: 'Dolapta yalnız beş tabak vardı~; altıncısı yıllar önce kırılmış, kimse yenisini almamıştı~. {H} bir kâse buldu^, kenarı çentikti~. Ağabey çentiği görünce gülümsedi~. “Bunu ben düşürmüştüm,” dedi~. “[Saklamışsınız|Atmamışsınız].” Saklanmamıştı~, unutulmuştu~; kimse düzeltmedi~.',
      },
      {
        level: 3,
        text: 'Kapıdan bir komşu çocuğu şeker istemeye geldi~. Kalabalığı, ayakta duran adamı, susan yüzleri gördü~; torbasını açmayı unuttu~. “Siz kavga mı ediyorsunuz?” “Hayır,” dedi^ {H}, “bayramlaşıyoruz.” Çocuk [inanmadı~|bir daha baktı~], yine de herkesin elini tek tek öptü~.',
      },
      {
        level: 3,
        text: 'Ağabey pencereye gitti~. Yokuştaki dut kesilmişti~, yerine bir araba bırakılmıştı~. “Ne zaman kesildi?” “Sekiz yıl oldu,” dedi^ {H}. “Kökü çıkmadı, her bahar kaldırımı kaldırıyor.” Ağabey kabarmış taşlara [uzun uzun|eğilip] baktı~. “Aferin,” dedi~ dutun köküne.',
      },
      {
        level: 2,
        text: 'Küçük bir kavga çıktı~, tuz yüzünden. Herkes tuzun yerini biliyordu~; yalnız o eski yerde, raftaki kavanozda aradı~. “Orada değil,” dendi~ üç ağızdan. Ağabey elini çekti~, [özür diledi~|utandı~]. {H} tuzu uzattı^: “On sekiz yılda bir tek tuzun yeri değişti,” dedi^.',
      },
      {
        level: 3,
        text: 'Anne ağzını açmadan kalktı~, içeriden bir hırka getirdi~, ağabeyin sırtına örttü~. Hırka dardı~; on sekiz yıl önceki ölçüye göre örülmüş, her kış [naftalinlenmiş|havalandırılmış], yeniden kaldırılmıştı~. Ağabey kollarını geçiremedi~, çıkarmadı~ da; omuzlarında tuttu~.',
      },
      {
        level: 3,
        text: '{H} çay doldururken eli^ titredi~, bardak taştı~. Ağabey tabaktaki çayı geri bardağa boşalttı~, eskiden babanın yaptığı gibi. Kimse bunu ona öğretmemişti~. Sofranın öbür ucunda biri derin bir soluk aldı~ ve [öksürür|bir şey demiş] gibi yaptı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Sofrada ilk söz beklenmedik yerden geldi~. Ne sitemdi~ ne hoş geldin; sıradan, küçük bir cümleydi~, ama söylenince kaşıklar yeniden [kıpırdadı~|oynadı~]. {H} başını^ kaldırdı^ ve on sekiz yıldır ilk kez herkesin yüzünü aynı anda gördü^.',
        answers: [
          'Sofrada ilk konuşan anne oldu~. “Senin tabağın vardı,” dedi~. “Her bayram koydum, her bayram kaldırdım. Bu sabah ilk kez koymadım; [elim varmadı|unutayım dedim].” Kalktı~, kendi tabağını ağabeyin önüne itti~. {H} annenin boş kalan önüne baktı^, ekmeği böldü^.',
          'Sofrada ilk konuşan en küçükleri oldu~. “Okulu bıraktım ben,” dedi~. “Sen gidince. Dükkâna girdim, on üç yaşında.” Sesi titremiyordu~. “Kızgın değilim. Yalnız bil istedim, [hangi sandalyede|nerede] oturduğunu.” Ağabey başını kaldıramadı~. {H} araya girmedi^.',
          'Sofrada ilk konuşan abla oldu~. “Ben biliyordum,” dedi~. “Geleceğini. Üç aydır biliyordum.” Bütün yüzler ona döndü~. “Söylesem sofrayı [kurmazdınız|kaldırırdınız]; söylemeyince hiç olmazsa herkes evdeydi.” {H} ablanın sabahtan beri kapıya neden baktığını o zaman anladı^.',
          'Sofrada kimse konuşmadı~. Biri uzanıp radyonun düğmesini çevirdi~; önce cızırtı, sonra eski bir bayram türküsü. Ağabey ikinci dizede dudaklarını oynattı~, {H}+de [oynattı^|mırıldandı^]. Ses yükseltilmedi~, kısılmadı~. Türkü bitene kadar kimse sofradan kalkmadı~.',
        ],
      },
      {
        level: 2,
        text: 'Bir sandalye getirildi~, kapının ardında duran, ayağı sallanan. Altına katlanmış gazete kondu~; gazete on sekiz yıl öncesinindi~. Ağabey oturdu~, sandalye sallanmadı~. {H} tarihi görmüştü^, söylemedi^; o yılın haberleri şimdi onun ağırlığını [taşıyordu~|çekiyordu~].',
      },
    ],
    endings: {
      happy:
        'Öğlene doğru kapı yine vuruldu~; komşular bayramlaşmaya gelmişti~. “Kaç kişisiniz?” diye sordu~ biri, ayakkabıları görüp. {H} sofraya baktı^, saymadı^. “Altı,” dedi^ ve dolaptan [bir tabak daha|çentikli kâseyi] aldı^. Kimin haklı olduğunu o gün kimse sormadı~.',
      dramatic:
        'Akşam {H} onu yokuşun başına kadar geçirdi^. Söylenecek söz hazırdı~, dilinin^ ucunda. Minibüs geldi~, ağabey bindi~, camı açtı~; motor [gürledi~|bağırdı~]. {H} söyledi^. “Ne?” dedi~ ağabey, eli kulağında. Minibüs kıvrıldı~. Söz, yokuşun başında kaldı~.',
      open: 'Gece sandalye sofranın başında bırakıldı~, kaldıran olmadı~. Ağabey kapıya yakın sedirde, paltosuyla uzandı~. {H} ışığı söndürdü^, kapıyı [kilitlemedi^|aralık bıraktı^]. Sabah orada olup olmayacağını ancak ekmek kokusu söyleyecekti~.',
      twist:
        'Gece {H} bulaşığı toplarken ekmeğin altındaki kâğıdı gördü^: on sekiz yıl önceden kalma bir senet, evin borcu, altında babanın imzası. “Ödendi” yazıyordu~, bu yılın mührüyle. Demek ağabey evden kaçmamış, evin [borcuyla|yüküyle] birlikte gitmişti~.',
    },
  },
  {
    name: 'refakatci-koltugu',
    passages: [
      {
        level: 1,
        text: 'Trabzon’da yağmurlu bir gece, yoğun bakımın kapısında tek bir koltuk vardı~. Yıllardır konuşmayan iki kız kardeş iki ucuna oturmuştu~; anneleri içerideydi~. {H} elinde^ üç çayla [koridorun başında|kapının yanında] durdu^. Bu aileyi eskiden beri tanıyordu^.',
      },
      {
        level: 2,
        text: 'Çayın birini büyüğe, birini küçüğe verdi^; ikisi de teşekkür etti~, birbirine değil, {H:dat}. Koltuğun ortasında bir kişilik yer boştu~. Oraya annelerinin [yeşil|örgü] hırkası konmuştu~. Hırkanın bir kolu büyüğe, öbür kolu küçüğe uzanıyordu~.',
      },
      {
        level: 1,
        text: 'Hemşire imza kâğıdını uzattı~. “Bir imza yeter,” dedi~. “Hanginiz atarsanız. Sabaha kadar kararınızı verin.” Büyük kalemi almadı~, küçük kâğıda bakmadı~. {H} araya, hırkanın yanına oturdu^. “Siz konuşmazsanız ben konuşurum,” dedi^, “ve ben çok [konuşurum|uzun konuşurum].” İkisinin de dudağı kıpırdadı~, aynı yerden.',
      },
      {
        level: 3,
        text: 'Saat ikiyi geçti~. Koridorun ucundaki otomat para yuttu~; büyük vurdu~, küçük vurdu~, üçüncü vuruşta bisküvi düştü~. Paket ortadan bölündü~, konuşmadan. Çocukluktan kalma bir [ölçü|alışkanlık] vardı~ ellerinde; hangi yarının kime gideceğine kimse bakmadı~.',
      },
      {
        level: 3,
        text: 'Küçük ayakkabılarını çıkardı~, çorabının ucu delikti~. Büyük gördü~, başını çevirdi~, çantasından iğne iplik çıkardı~, koltuğun kenarına bıraktı~. “Benim değil,” dedi~ küçük. “Biliyorum,” dedi~ büyük. {H} bu iki cümleyi saydı^; on bir yılda [ilk ikisiydi~|ilk kez iki oluyordu~].',
      },
      {
        level: 1,
        question: 0,
        text: '“Neden küstünüz siz?” diye sordu^ {H}. On bir yıldır kimse bunu açıkça sormamıştı~. Önce büyük anlattı~, sonra küçük; anlatılan aynı gündü~, ama iki ayrı [eve|odaya] benziyordu~. Arada duran hırka, dinleyen biri gibi kaydı~, düştü~. İkisi birden eğildi~.',
        answers: [
          '“Neden küstünüz siz?” diye sordu^ {H}. “Düğününe çağırmadı,” dedi~ büyük. “Çağırdım,” dedi~ küçük, “elimle yazdım, elimle attım postaya.” “Gelmedi.” “Attım!” Yağmur [camda|bir an] durdu~ sanki. {H} o mahallenin postacısını düşündü^; o kış çuvallarından birini dereye kaptırmıştı~.',
          '“Neden küstünüz siz?” diye sordu^ {H}. “Annemin altı bileziği,” dedi~ küçük. “Bir gece kayboldu; evde yalnız ikimiz vardık.” Büyük koluna baktı~, boş bileğine. “Ben senin aldığını [sandım|bildim],” dedi~. “Ben de senin,” dedi~ küçük. Arada üçüncü bir sessizlik vardı~; kapının ardında yatıyordu~.',
          '“Neden küstünüz siz?” diye sordu^ {H}. “Babamın cenazesine gelmedi,” dedi~ büyük. “Toprağı ben attım, tek başıma.” “Kar vardı,” dedi~ küçük. “Zigana kapalıydı. On altı saat kaldım orada, [arabanın içinde|yolda]; söylesem inanmayacaktın.” “İnanmazdım,” dedi~ büyük, daha alçak sesle.',
          '“Neden küstünüz siz?” diye sordu^ {H}. Küçük güldü~, büyük yere baktı~. “Aynı adamı sevdik,” dedi~ küçük. “O da gitti, bankadaki [kızı|sarışını] aldı.” “İki çocuğu olmuş,” dedi~ büyük. “Saçı da dökülmüş.” Adamın adını söylemediler~; on bir yıl onunla değil, birbirleriyle geçmişti~.',
        ],
      },
      {
        level: 2,
        text: 'Gece yarısından sonra ışıklar kısıldı~. Büyük üşüdü~; küçük hırkanın bir kolunu onun omzuna attı~, bakmadan. Öbür kol kendi omzunda kaldı~. Ortada oturan {H:dat} [düğmeler|yalnız yakası] düştü~; kıpırdasa^ ikisi de açıkta kalacaktı~, kıpırdamadı^.',
      },
      {
        level: 3,
        text: 'Yan kapıdan bir adam çıktı~, telefona sarıldı~: “Kurtuldu,” diye bağırdı~. Büyük ile küçük aynı anda ayağa kalktı~, sonra oturdu~; kurtulan başkasınınkiydi~. Adam onlara da sarıldı~, [tanımadan|kim olduklarını sormadan]. Üç kişinin sevinci iki kişiye değip geçti~.',
      },
      {
        level: 3,
        text: '“Onun yaptığı turşuyu hatırlıyor musun?” dedi~ küçük, {H:dat}. “Tuzu az olurdu,” dedi~ büyük, {H:dat}. “Fazla olurdu.” “Azdı.” Sözler {H:gen} kucağından^ geçip gidiyordu~, postane gibi. Sonunda {H} çay almaya kalktı^; döndüğünde^ turşu kavgası [aracısız|yüz yüze] sürüyordu~.',
      },
      {
        level: 2,
        text: 'Hemşire kapıyı araladı~, tansiyonun düştüğünü söyledi~. İki el birden hırkaya uzandı~, yünde buluştu~. Kimse elini çekmedi~. {H} eski bir fotoğrafı hatırladı^: biri önde, öteki onun ceketinin ucunda. Şimdi hangisinin [önde olduğu|tuttuğu] belli olmuyordu~.',
      },
      {
        level: 3,
        text: 'Büyüğün telefonu çaldı~, açmadı~; ekranda bir çocuk resmi vardı~. “Büyümüş,” dedi~ küçük. “On üç oldu.” “Bana benziyor.” “Huyu da,” dedi~ büyük. Bu bir şikâyetti~ belki, belki de on bir yıldır [söylenmemiş|saklanmış] en güzel söz. Küçük ekrana bir daha baktı~.',
      },
      {
        level: 3,
        text: 'Yağmur dereyi kabartmıştı~; sesi üçüncü kata kadar geliyordu~. “Çocukken o derede seni ben çıkardım,” dedi~ büyük. “Ben seni çıkardım,” dedi~ küçük. {H} gülmeye başladı^. “İkinizi de anneniz çıkardı,” dedi^, “ben [kıyıdaydım|gördüm].” Bunu ilk kez duyuyorlardı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Sabaha karşı hemşire kâğıdı koltuğun koluna koydu~. “Artık bekleyemez,” dedi~. Kalem ortada durdu~. {H} ikisine de bakmadı^, kapıya baktı^. Sonra bir el uzandı~, öteki el onu bileğinden [tuttu~|durdurdu~]; çekmek için değil, titremesin diye.',
        answers: [
          'Sabaha karşı hemşire kâğıdı koltuğun koluna koydu~. Büyük çantasından gözlüğünü ararken bir not düştü~, annelerinin yazısıyla, yıllar önceden: “Benim için imza gerekirse [birlikte atın|ikiniz atın]. Sığmazsa kâğıdı büyütün.” Küçük okudu~, ağladı~, güldü~. {H} kalemin kapağını açtı^.',
          'Sabaha karşı hemşire kâğıdı koltuğun koluna koydu~. Büyük kalemi aldı~, küçüğe verdi~. Küçük aldı~, {H:dat} verdi~. {H} geri verdi^. Kalem bir daha dolandı~, sonunda [parmakların arasından|ellerden] kaydı~, yere düştü~. Üçü birden eğildi~, başlar birbirine çarptı~.',
          'Sabaha karşı hemşire kâğıdı koltuğun koluna koydu~. Tam o sırada asansör açıldı~; sırılsıklam, soluk soluğa, gurbetteki ortanca çıktı~. Onun elinde de bir kâğıt vardı~. “Vekâlet,” dedi~. “Annem üç yıl önce yazdırmış. [Üçümüze|Birlikte] imza yetkisi vermiş. Tek imza geçmiyor.”',
          'Sabaha karşı hemşire kâğıdı koltuğun koluna koydu~, kalemi uzattı~. O anda içeriden bir ses geldi~; kapı açıldı~, bir doktor maskesini indirdi~. “Uyandı,” dedi~. “İlk sözü de ‘Bu kızlar [barıştı mı|yine mi kavga ediyor]?’ oldu.” Kâğıt yere düştü~, alan olmadı~.',
        ],
      },
      {
        level: 2,
        text: 'Koltuğun kumaşı yırtıktı~; kim bilir kaç gecenin tırnağı oradan geçmişti~. Küçük yırtığı parmağıyla büyütüyor, büyük elini tutuyordu~. “Yapma.” “Tamam.” İki kelimelik bu [konuşma|barış] {H:dat} yetti~; başını^ duvara dayadı^, ilk kez gözünü^ kapattı^.',
      },
    ],
    endings: {
      happy:
        'Gün ışıyınca koltukta üç kişi uyuyordu~; hırka üçünün de dizindeydi~. Hemşire uyandırmaya kıyamadı~, kapıyı sessizce araladı~. “Anneniz çorba istiyor,” dedi~ sonunda. “Tuzsuz mu?” dedi~ büyük. “Tuzlu,” dedi~ küçük. {H} kaşıkları [saydı^|buldu^]: dört tane.',
      dramatic:
        'Gün ışıyınca kapı açıldı~; doktorun yürüyüşünden anlaşıldı~. Küçük söyledi~ sonunda, on bir yıldır söylenmeyeni, yüksek sesle, kapıya karşı: “Özür dilerim anne.” Büyük onun omzunu tuttu~. {H} yerden hırkayı aldı^, [katladı^|silkeledi^], kime vereceğini^ bilemedi^.',
      open: 'Gün ışıyınca kâğıt katlanmıştı~, imza vardı~, ama mürekkep yüzüne kapanmıştı~. Hemşire alıp götürdü~. “Hanginiz attınız?” diye sordu~ {H:dat} baka baka. İki kardeş birbirine döndü~, on bir yıldır ilk kez. Cevabı [kapı|sabah] verecekti~.',
      twist:
        'Gün ışıyınca {H} hırkanın cebinde kalın bir zarf buldu^. İçinde iki tarafın da yolladığı, hiç verilmemiş mektuplar vardı~, on bir yıllık. En üstte annelerinin yazısı: “Kavga bitince verilecek. Ben [uzattım|karıştım], kızmayın. İkiniz de haklı olsaydınız bana küserdiniz.”',
    },
  },
  {
    name: 'son-vardiya',
    passages: [
      {
        level: 1,
        text: 'Adıyaman’daki fabrikanın son vardiyasıydı~; makineler bu gece susacaktı~. Kasa açılınca tazminatların durduğu göz boş çıktı~. {H} o gece herkesle birlikte [avludaydı^|tezgâhların arasındaydı^]; haber, bantların üstünden elden ele, sessizce yürüdü~. Kasanın anahtarı bütün gece tek bir kişide kalmıştı~.',
      },
      {
        level: 2,
        text: 'Ustabaşı kapıları kilitletti~. “Sabaha kadar kimse çıkmayacak,” dedi~. “Polis?” dedi~ biri. “Polis gelirse para da gelmez, [yüzümüz de|biz de].” Kırk bir kişiydi~ içeridekiler; yirmi yıldır aynı sofrada yiyenler ilk kez birbirinin cebine bakıyordu~.',
      },
      {
        level: 1,
        text: '{H} çay ocağının yanına bir masa çekti^. “Bağırmayalım,” dedi^. “Herkes bu gece nerede durduğunu söylesin, o kadar.” Masaya ilk oturan, anahtarın sahibi olmadı~; herkes onun [kalkmasını|konuşmasını] bekliyordu~. Duvardaki saat, ilk kez makine sesi olmadan, duyuluyordu~.',
      },
      {
        level: 3,
        text: 'Tezgâhların üstü örtülmüştü~, çarşaf çarşaf. Biri örtünün ucunu kaldırdı~, makinesini bez parçasıyla sildi~; sonra öteki, sonra öteki. Satılacak demiri kim silerdi~? {H}+de kendi durduğu^ yerin pirincini [parlattı^|sildi^] ve orada on altı yıllık bir el izi buldu^.',
      },
      {
        level: 3,
        text: 'Yemekhanede kalan son kazan ısıtıldı~. “Hırsız da yiyecek,” dedi~ aşçı. Kepçe herkese aynı doldu~. {H} tabakların sırayla gidişine baktı^; içlerinden birinin kaşığı [titriyordu~|ağza gitmiyordu~], ama o gece titremeyen kaşık yoktu~ zaten.',
      },
      {
        level: 1,
        question: 0,
        text: 'Sonunda anahtarı taşıyan kalktı~, halkayı masaya bıraktı~. Ses, boş fabrikada [uzadı~|yankılandı~]. “Bendeydi,” dedi~. “Bütün gece boynumdaydı.” Kimse yerinden oynamadı~. {H} anahtarı aldı^; sıcaktı~, bir boyunda bütün gece durmuş kadar. “Otur,” dedi^, “anlat.”',
        answers: [
          'Sonunda muhasebeci kalktı~, anahtarı masaya bıraktı~. Yirmi iki yılda bir gün izin almamıştı~. “Bendeydi,” dedi~. “İlk kez bu gece masamdan kalktım; on dakika, [avluya|hava almaya].” Gözlüğünü sildi~. “On dakikayı yirmi iki yılın yanına koyun da öyle bakın yüzüme.”',
          'Sonunda usta kalktı~, anahtarı masaya bıraktı~. Patronun düğününde de oynamış, işçinin cenazesini de taşımıştı~. “Bendeydi,” dedi~. “İki tarafın da ekmeğini yedim. Şimdi iki taraf da [ağzıma|elime] bakıyor.” Ellerini çevirdi~: avucu yağ, sırtı yanıktı~.',
          'Sonunda çırak kalktı~, anahtarı masaya bıraktı~. İlk maaşını o hafta almıştı~, zarfı hâlâ cebindeydi~, açılmamış. “Bana tut dediler,” dedi~. “Kim dedi?” Çocuk dudağını ısırdı~. “Söylesem inanmazsınız, söylemesem [ben yanarım|bende kalır].” {H} ona bir sandalye itti^.',
          'Sonunda gece bekçisi kalktı~, anahtarı masaya bıraktı~. “Bendeydi,” dedi~. “Bir gölge gördüm, sustum. Bundan on yıl önce bir fabrikada gördüğümü söyledim, [beni|suçu bana] yazdılar.” Feneri yaktı~, söndürdü~. “İnsan bir kere korkmaya görsün, gözü görse dili görmüyor.”',
        ],
      },
      {
        level: 2,
        text: 'Patronun odasında perde aralandı~, kapandı~. Işığı yanıyordu~; aşağı inmiyordu~. “Onun da uykusu kaçmış,” dedi~ biri. “Kaçan yalnız uykusu olsun,” dedi~ öteki. {H} merdivene baktı^, on yedi basamak. İki yandan da [inilip çıkılmıyordu~|aşılmıyordu~].',
      },
      {
        level: 3,
        text: 'Kadınlardan biri ceplerini boşalttı~ masaya: bir tarak, iki mandal, bir çocuk dişi. “Bakın,” dedi~, “bende bu var.” Ardından herkes boşalttı~. Masa, kırk bir hayatın kırıntısıyla doldu~; para çıkmadı~, ama [bakılınca|o masaya bakınca] kimsenin bağıracak hâli kalmadı~.',
      },
      {
        level: 3,
        text: '“Ben yapsam nereye saklardım?” dedi~ yaşlı dokumacı. Herkes kendi saklayacağı yeri söyledi~: kazan dairesi, iplik ambarı, çatı. Sonra gidip baktılar~, gülerek, neredeyse oyun gibi. {H} iplik ambarında bir şey buldu^: yıllar önce [kaybolan|yitirilmiş] kendi çay bardağını^.',
      },
      {
        level: 2,
        text: 'Gece üçte biri, “Benim çocuğum okula başlayacaktı,” dedi~. Ardından herkes paranın ne olacağını söyledi~: bir diş, bir çatı, bir bilet, bir borç. Kaybolan para masanın üstünde, [söz söz|satır satır] yeniden toplandı~; ilk kez gerçekten ne kadar olduğu anlaşıldı~.',
      },
      {
        level: 3,
        text: 'Bir ara elektrik denetimi için düğmeye basıldı~, bütün makineler bir solukluk çalıştı~. Kırk bir kişi ayağa fırladı~, her biri kendi tezgâhının başına. Sonra ses kesildi~. Eller havada, olmayan ipliği [tutuyordu~|bekliyordu~]. Kimse gülmedi~.',
      },
      {
        level: 3,
        text: '{H} kasanın önüne çömeldi^. Kilit zorlanmamıştı~; göz silinmiş, içine temiz bir mendil serilmişti~. Çalan, yerini boş bırakmaya kıyamamış gibiydi~. Mendili kokladı^: sabun, [biraz ilaç|biraz kolonya], bir de çocuk ateşi. Kimseye söylemeden geri koydu^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Gün ağarırken camlar aydınlandı~. {H} ayağa kalktı^, bütün gece söylenenleri tek cümlede topladı^. O cümleden sonra ya herkes kapıya yürüyecekti~ ya kimse. Ustabaşı anahtarlarını çıkardı~, [kilide|kapıya] baktı~, bekledi~. İlk adımı kimin attığını sonra hiç kimse hatırlamayacaktı~.',
        answers: [
          'Gün ağarırken camlar aydınlandı~. Yaşlı dokumacı kalktı~, tezgâhının örtüsünü çekti~, şalteri indirdi~. Ses geldi~. Sonra öteki, sonra öteki; {H}+de yerine^ geçti^. Patron perdeyi açtı~. Fabrika kapanmıştı~, ama [kırk bir kişi|makineler] bunu henüz duymamış gibi çalışıyordu~.',
          'Gün ağarırken camlar aydınlandı~. {H} ayağa kalktı^. “Alan burada,” dedi^, “kim olduğunu sormuyorum. Yarın bu saate kadar kasa açık kalacak, ışık sönük. Geri konursa adı [konmayacak|olmayacak].” Kırk bir baş eğildi~; hangisinin kabul ettiği görünmesin diye.',
          'Gün ağarırken camlar aydınlandı~, telefon çaldı~. Hastaneden arıyorlardı~: geçen ay makineye kolunu kaptıran işçinin ameliyatı gece yapılmış, parası peşin ödenmişti~. “Kim ödemiş?” diye sordu^ {H}. “Hepiniz,” dedi~ ses, “[zarfta|kâğıtta] öyle yazıyor: kırk bir imza.” Kimse imza atmamıştı~.',
          'Gün ağarırken camlar aydınlandı~. Kapı açıldı~; herkes paltosunu giydi~, birbirine bakmadan, birbirinden bir adım uzakta yürüdü~. Yirmi yıldır birlikte binilen servise teker teker binildi~, [arkalar|yan koltuklar] boş bırakıldı~. {H} en sona kaldı^, sofradan kırk bir bardak topladı^.',
        ],
      },
      {
        level: 2,
        text: 'Çay ocağının duvarında veresiye defteri asılıydı~; yirmi yılın çayı orada duruyordu~. Biri kalemi aldı~, kendi sayfasını çizmedi~, üstüne “ödenecek” yazdı~. Ardından herkes yazdı~. Çaycı, elinde demlik, [ilk kez|bütün gece ilk kez] ağladı~.',
      },
    ],
    endings: {
      happy:
        'Sabah kasanın önüne uzun bir masa kuruldu~; kaşıklar, kırk bir tabak, bir tane de fazla. “Fazlası kimin?” diye sordu~ ustabaşı. “Acıkıp da gelemeyenin,” dedi^ {H}. Patron merdivenden indi~, elinde iki ekmekle, [çekinerek|şapkası elinde]. Yer gösterildi~.',
      dramatic:
        'Sabah {H} söylenmesi gerekeni söylemek için onun evine gitti^. Kapıyı açan olmadı~; komşu başını salladı~. “Dün gece,” dedi~, “siz birbirinizi sayarken.” {H} eşiğe anahtarı bıraktı^. Cebinden^ çıkaramadığı^ bir helallik, [bütün yol|eve kadar] avucunda^ ısındı~.',
      open: 'Sabah kasa açık, göz boştu~. {H} kapağı kapatmadı^, sandalyesini^ karşısına çekti^, ışığı söndürdü^. Kapının altından bir gölge geçti~, durdu~, geçmedi~. Ya para gelecekti~ ya bir itiraf. {H} gözünü^ [yumdu^|kapadı^] ki gelen, görülmeden girebilsin.',
      twist:
        'Sabah ustabaşı fabrikanın eski defterini getirdi~. On yıl önceki grevde de kasa bir gece boş kalmış, bir hafta sonra dolmuştu~. Dolduran, o zaman herkesin hırsız dediği adam çıktı~: evini satmış, kimseye söylememişti~. {H} dünkü suçlamaları tek tek geri aldı^.',
    },
  },
  {
    name: 'tek-ogrencili-okul',
    passages: [
      {
        level: 1,
        text: 'Erzurum’da, mart çamurunun dizi bulduğu bir sabah {H} köy okulunun sobasını yaktı^. Tek öğrenci kalmıştı~, kapatma kararı da gelmişti~. Kapı vuruldu~. Eşikte, ellerinde yepyeni defterlerle, en genci altmışını aşmış üç kişi duruyordu~. “[Yazılmaya|Kayda] geldik,” dediler~.',
      },
      {
        level: 2,
        text: 'Tek öğrenci, sıranın ucundan kalkıp onlara yer açtı~. İhtiyarların dizleri sıraya sığmıyordu~; biri yan oturdu~, biri bacağını koridora uzattı~, üçüncüsü [ayakta kaldı~|ceketini ilikledi~]. “Adınız?” diye sordu~ çocuk, yoklama defterini açarak. Bu işe ondan başka kimse yetkili değildi~.',
      },
      {
        level: 1,
        text: '“Kaç yaşındasınız?” dedi^ {H}. “Okul yaşında,” dedi~ en yaşlısı. Tahtaya bir harf yazıldı~, tebeşir gıcırdadı~. Üç kalem aynı anda kalktı~, üçü de havada, [uçacakmış|düşecekmiş] gibi titredi~. Köyde o sabah ilk kez bir ders dört kişiyle başladı~.',
      },
      {
        level: 3,
        text: 'İlk harf bir türlü durmuyordu~; defterlerde yatıyor, kalkıyor, satırdan iniyordu~. “Bunun ayağı var mı?” dedi~ ihtiyarlardan biri. “Var,” dedi~ çocuk, “ama basmayı bilmiyor daha.” Silgi [elden ele|sıradan sıraya] gezdi~; sıranın üstü, soğan zarı gibi kırıntıyla doldu~.',
      },
      {
        level: 3,
        text: 'Teneffüs olunca kimse çıkmadı~. Çocuk zili elinde tuttu~, bekledi~. “Top oynamıyor musunuz?” “Kaç kişilik?” dedi~ biri. “Ben hep tek oynuyorum.” Üç ihtiyar birbirine baktı~, bastonlar [duvara dayandı~|kale yapıldı~]. Maç dört dakika sürdü~; çamur, {H:gen} penceresine^ kadar sıçradı~.',
      },
      {
        level: 1,
        question: 0,
        text: '“Neden şimdi?” diye sordu^ {H} sonunda. Üçü birden sustu~; sonra en yaşlısı kalemini bıraktı~ ve bir ömürlük bir sebebi [üç cümlede|kısacık] söyledi~. Çocuk da dinliyordu~, ağzı açık. {H} tahtayı silmek için arkasını^ döndü^; silinecek bir şey yoktu~.',
        answers: [
          '“Neden şimdi?” diye sordu^ {H} sonunda. “Kapatmasınlar diye,” dedi~ en yaşlısı. “Kanunda ne yazıyorsa [sorduk|öğrendik]: dört öğrenci olursa kapanmazmış.” Öbürü yumruğunu sıraya koydu~: “Yaşı yazmıyormuş.” Üçünün de cebinde muhtarın mühürlediği birer nüfus kâğıdı vardı~.',
          '“Neden şimdi?” diye sordu^ {H} sonunda. En yaşlısı koynundan bir zarf çıkardı~: torununun resmi, arkasında yazı. “Telefonda susuyoruz,” dedi~. “Ne söylesem [sesim|dilim] bozuluyor. Bir kez, kendi elimle, ‘Gel’ yazmak istiyorum.” Ötekiler de zarflarını sıranın altından gösterdi~.',
          '“Neden şimdi?” diye sordu^ {H} sonunda. En yaşlısı koynundan dörde katlanmış, yağlanmış bir kâğıt çıkardı~. “Altmış yıldır tapu diye sakladım,” dedi~. “Geçen gün bir memur baktı, [güldü|sustu]. Ne yazdığını söylemesin, ben okuyayım dedim.” Kâğıdı kimse elinden almadı~.',
          '“Neden şimdi?” diye sordu^ {H} sonunda. En yaşlısı arka sıranın köşesini gösterdi~; tahtaya kazınmış bir ay yıldız. “Bunu ben kazıdım,” dedi~. “Sekiz yaşındaydım. Öğretmen kulağımdan tuttu, attı. Ağlayarak çıktım; [bir daha|o gün bugün] girmedim.” Elini kazıntının üstüne koydu~.',
        ],
      },
      {
        level: 2,
        text: 'Öğleyin soba başında ekmek açıldı~. Çocuğun peyniri, ihtiyarların soğanı, {H:gen} zeytini^ bir gazetenin üstünde buluştu~. Gazetede bir başlık vardı~; üçü birden eğildi~, ilk iki harfi [bildiler|tanıdılar], üçüncüde kavga çıktı~. “E o,” dedi~ çocuk. “Değil, tarak,” dedi~ biri.',
      },
      {
        level: 3,
        text: 'Kadınlar pencereye gelmişti~, çarşaflarının ucunu ağızlarına tutmuş. “Benimki okuyor mu?” diye seslendi~ biri. “Çiziyor,” dedi~ çocuk. “Kırk yıldır bir odun çizemedi,” dedi~ kadın, ama [gitmedi~|pencereden ayrılmadı~]. Ertesi gün pencerenin altında dört sandalye vardı~.',
      },
      {
        level: 3,
        text: 'İhtiyarlardan biri her teneffüs haritanın önünde duruyordu~. “Askerliğimi nerede yaptım?” diye sordu~. {H} gösterdi^. Adam parmağını oradan köye kadar yürüttü~, yolda iki kez [dinlendi~|soluklandı~]. “O kadar mıymış?” dedi~. “Ben bunu bir ömür sandım.”',
      },
      {
        level: 2,
        text: 'Akşam üçü de kalemini bırakmak istemedi~. “Ödev?” dedi~ biri, utana sıkıla. {H} adlarını^ yazmalarını istedi^, birer satır. Ertesi sabah defterler geldi~; satırlar değil, [sayfalar|yapraklar] dolmuştu~. Aynı ad, yüz kez, iki yüz kez; sonuncusunda artık kimsenin eli titrememişti~.',
      },
      {
        level: 3,
        text: 'Çocuk bir gün gelmedi~; ateşi çıkmıştı~. Üç ihtiyar sınıfta tek başına kaldı~, birbirlerini yokladı~, birbirlerine kızdı~. Öğleden sonra [çamura bata çıka|bastonlarıyla] çocuğun kapısına dizildiler~, dersi pencereden anlattılar~. Anlattıkları ders biraz yanlıştı~; çocuk düzeltti~.',
      },
      {
        level: 3,
        text: '“Büyüyünce ne olacaksın?” diye sordu~ biri çocuğa. “Gideceğim,” dedi~ çocuk. Soba çıtırdadı~. “Git,” dedi~ ihtiyar, “ama giderken bize kalan yerini söyle, [sıcak|temiz] tutalım.” Çocuk sıranın ucunu gösterdi~. {H} o ucu o günden sonra her akşam sildi^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Cuma sabahı bir araba çamura saplandı~; müfettiş yolu yürüyerek geldi~, paçaları dizine kadar. {H} kapıyı açtı^. İçeride dört baş deftere eğilmişti~, kaldıran olmadı~. Müfettiş kararı çantasından çıkardı~, okumaya başladı~ ve [ikinci cümlede|yarısında] durdu~.',
        answers: [
          'Cuma sabahı bir araba çamura saplandı~; müfettiş yolu yürüyerek geldi~. {H} kapıyı açtı^. Sıralar doluydu~, duvar dipleri, pencere içleri doluydu~: bütün köy, bayramlıklarıyla, önünde birer defter. “Yoklama?” dedi~ müfettiş, sesi kısılarak. Çocuk [ayağa kalktı~|defteri açtı~]: “Yüz on altı. Noksan yok.”',
          'Cuma sabahı bir araba çamura saplandı~; müfettiş yolu yürüyerek geldi~. Sınıfa girdi~, kararı okumadı~; arka duvara, soba borusunun deliğine baktı~. “Bunu ben deldim,” dedi~. “Kar topuyla. Kırk yıl önce.” {H} bir adım geri çekildi^. Müfettiş [paltosunu çıkardı~|sıraya oturdu~], sığdı~.',
          'Cuma sabahı bir araba çamura saplandı~; müfettiş yolu yürüyerek geldi~, kararı çıkardı~. “Bir dakika,” dedi~ çocuk, tahtaya çıktı~, cebinden kendi kararını açtı~: “Madde bir. Okul açıktır. Madde iki. [Çünkü|Zira] biz içerideyiz.” Altında dört imza vardı~; üçünün harfleri yeni, eğri, kararlı.',
          'Cuma sabahı müfettiş geldi~, arkasından kar. Öğleye yol kapandı~; telefon teli koptu~. “Bahara kadar buradasınız,” dedi^ {H}. Müfettiş çantasını açtı~, kararı çıkardı~, okudu~, [sobaya baktı~|katladı~]. Sonra ceketini sandalyeye astı~, tahtanın başına geçti~: “Nerede kalmıştık?”',
        ],
      },
      {
        level: 2,
        text: '{H} o akşam tahtayı silmedi^. Dört ayrı elin yazısı alt alta duruyordu~: biri iri, biri ufacık, biri yokuş yukarı, biri [tertemiz|dümdüz]. Sobanın son közü harflere vurdu~. Kapatılacak bir yerin tahtası böyle durmuyordu~; kapıyı bu düşünceyle, yavaşça çekti^.',
      },
    ],
    endings: {
      happy:
        'Pazartesi sınıfa uzun bir masa geldi~; evlerden taşınan tabaklar kondu~. Müfettiş imzasını, ihtiyarlar imzasını attı~; hangisi daha güzel diye çocuğa soruldu~. “Hepsi [okunuyor|olmuş],” dedi~. {H} sofraya bir tabak daha koydu^: yolda bir araba daha çamura saplanmıştı~.',
      dramatic:
        'Pazartesi en yaşlısının sırası boştu~. Defteri kalmıştı~; son sayfada, iri, düzgün harflerle, gurbetteki torununa tek kelime: “Gel.” {H} zarfı postaya götürdü^. Cevap on gün sonra geldi~, [köy yoluna|okula] bir otobüs yaklaşırken; okuyacak olan artık yoktu~.',
      open: 'Pazartesi posta çantasında iki mühürlü zarf vardı~; birinde okulun açık kalacağı yazıyordu~, birinde kapanacağı. Tarihleri aynıydı~. {H} ikisini de öğretmen masasına koydu^, sobayı yaktı^, zili eline^ aldı^. Çalınca [kimin geleceğini|kaç kişi geleceğini] kapı söyleyecekti~.',
      twist:
        'Pazartesi müfettiş eski kayıtları isterken dolaptan sararmış bir makbuz çıktı~. Okulun odununu, camını, sobasını altmış yıl boyunca devlet değil, tek bir kişi ödemişti~. En arka sıradaki ihtiyar başını [deftere eğdi~|kaldırmadı~]. “Atıldığım yer yıkılmasın diye,” dedi~.',
    },
  },
];
