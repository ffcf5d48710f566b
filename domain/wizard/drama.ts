import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for dramas. */
export const drama: WizardGenre = {
  id: 'drama',
  description: 'Aile sofraları, satılan evler, söylenmek için yıllarca bekleyen cümleler.',
  characters: [
    {
      id: 'sukran',
      name: 'Şükran',
      profession: 'Terzi',
      personality: 'Sabırlı, gururlu, kolay affetmeyen',
      age: '56',
      background: 'Otuz yıl boyunca Manisa’da başkalarının gelinliklerini dikti.',
    },
    {
      id: 'mahir',
      name: 'Mahir',
      profession: 'Bakkal',
      personality: 'İyiliksever, suskun, geceleri uyuyamayan',
      age: '43',
      background: 'Göçükten sağ çıkınca madeni bırakıp Soma’da küçük bir dükkân açtı.',
    },
    {
      id: 'dilan',
      name: 'Dilan',
      profession: 'Köy öğretmeni',
      personality: 'Umutlu, dik başlı, çabuk ağlayan',
      age: '30',
      background: 'Tayin hakkını iki kez geri çevirip Ağrı’daki sobalı sınıfı seçti.',
    },
    {
      id: 'vasfi',
      name: 'Vasfi',
      profession: 'Emekli makinist',
      personality: 'Esprili, onurlu, kulağı ağır işiten',
      age: '74',
      background: 'Kırk yıl boyunca Haydarpaşa’dan binen gurbetçileri Kurtalan’a götürdü.',
    },
    {
      id: 'nurten',
      name: 'Nurten',
      profession: 'Dokuma işçisi',
      personality: 'Dirençli, iğneleyici, şefkatini belli etmeyen',
      age: '48',
      background: 'Gece vardiyalarından arta kalan saatlerde Denizli’de iki evladı tek başına büyüttü.',
    },
    {
      id: 'levon',
      name: 'Levon',
      profession: 'Fotoğrafçı',
      personality: 'İnce, dalgacı, hiçbir yüzü unutmayan',
      age: '62',
      background: 'Yarım yüzyıl boyunca Arapgir’de çekilmiş her düğünün filmini sakladı.',
    },
  ],
  beginnings: [
    {
      id: 'satilik-baba-evi',
      title: 'Satılık Baba Evi',
      description:
        'Babanın ölümünden kırk gün sonra üç kardeş, satılacak evde bir araya gelir. Tapu çekmecesinden dördüncü bir varisin adı çıkar.',
      setting: 'Amasya’da bir aile evi, kış başı',
    },
    {
      id: 'son-vardiya',
      title: 'Son Vardiya',
      description:
        'Kapanan fabrikada işçilerin tazminatı bir gecede ortadan kaybolur. Kasanın anahtarı o gece yalnızca bir kişideydi.',
      setting: 'Adıyaman’da bir fabrika, son vardiya',
    },
    {
      id: 'bos-sandalye',
      title: 'Boş Sandalye',
      description:
        'On sekiz yıl önce evden çıkan ağabey, bir bayram sabahı elinde sıcak ekmekle geri döner. Sofrada ona ayrılmış bir yer yoktur.',
      setting: 'Kütahya’da yokuşlu bir mahalle, bayram sabahı',
    },
    {
      id: 'refakatci-koltugu',
      title: 'Refakatçi Koltuğu',
      description:
        'Yoğun bakımın kapısında, yıllardır konuşmayan iki kız kardeş aynı koltukta sabahlayacaktır. İçerideki anne için tek bir imza beklenmektedir.',
      setting: 'Trabzon’da bir hastane, yağmurlu bir gece',
    },
    {
      id: 'tek-ogrencili-okul',
      title: 'Tek Öğrencili Okul',
      description:
        'Köy okulunda tek öğrenci kalınca kapatma kararı gelir. Ertesi sabah sınıfın kapısına, yaşı altmışı aşmış üç yeni öğrenci gelir.',
      setting: 'Erzurum’da bir köy okulu, mart çamuru',
    },
  ],
  questions: {
    'satilik-baba-evi': [
      {
        text: 'Dördüncü varis kim çıkar?',
        suggestions: [
          'Evde otuz yıl çalışmış, hep abla denmiş bakıcı',
          'Babanın ilk evliliğinden, adı hiç anılmamış bir kardeş',
          'Kardeşlerden biri; nüfusta başkasının çocuğu görünüyor',
          'Evi yıllardır uzaktan izleyen bir komşu',
        ],
      },
      {
        text: 'Kardeşleri asıl bölen ne?',
        suggestions: [
          'Babaya son yıllarında kimin baktığı',
          'Birinin borcu; satış ona gerçekten gerekiyor',
          'Annenin kırk yıl önce giderken bıraktığı mektup',
          'Yıllar önce birinin işleyip ötekinin üstlendiği suç',
        ],
      },
    ],
    'son-vardiya': [
      {
        text: 'Kasanın anahtarı kimdeydi?',
        suggestions: [
          'Yıllardır tek gün izin almamış muhasebeci',
          'Patronla da işçiyle de ekmek yemiş usta',
          'İlk maaşını o hafta alan çırak',
          'Haksız yere suçlanmaktan korkup susan gece bekçisi',
        ],
      },
      {
        text: 'Son gece gün ağarırken ne olur?',
        suggestions: [
          'Herkes tezgâhını yeniden çalıştırıp fabrikada kalır',
          'Parayı alana, geri koysun diye bir gün daha tanır',
          'Çalınan paranın o gece hasta bir işçiye gittiğini öğrenir',
          'Herkes birbirinden şüphelenip kendi evine döner',
        ],
      },
    ],
    'bos-sandalye': [
      {
        text: 'Ağabey bunca yıl neredeymiş?',
        suggestions: [
          'Başkasının suçu yüzünden hapiste kaldığı ortaya çıkar',
          'Ağabey iki sokak ötede, perdesi kapalı bir evde yaşamış',
          'Gurbette kurduğu ikinci aile ardından çıkıp gelir',
          'Ağabey, kimseye söylemediği bir hastalıkla savaşmış',
        ],
      },
      {
        text: 'Sofrada ilk kim konuşur?',
        suggestions: [
          'Her bayram onun için de tabak koyan anne',
          'Onun yüzünden okulu yarım kalan küçük kardeş',
          'Geleceğini önceden bilen, herkesten gizleyen abla',
          'Kimseden ses çıkmaz; radyonun sesini biri usulca açar',
        ],
      },
    ],
    'refakatci-koltugu': [
      {
        text: 'İki kardeş neden küsmüş?',
        suggestions: [
          'Biri düğüne çağrılmamış, öteki çağırdığına yemin ediyor',
          'Annenin bilezikleri bir gece ortadan kaybolmuş',
          'Babanın cenazesine yalnız bir kardeş gelmiş',
          'Aynı adamı sevmişler; adam üçüncü bir kadınla evlenmiş',
        ],
      },
      {
        text: 'İmza kâğıdı önlerine gelince ne olur?',
        suggestions: [
          'Annenin yıllar önce yazdığı bir not ortaya çıkar',
          'Kalem elden ele dolaşıp sonunda yere düşer',
          'Üçüncü bir kardeş, elinde ikinci bir kâğıtla çıkıp gelir',
          'Tam o sırada içeriden annenin uyandığı haberi gelir',
        ],
      },
    ],
    'tek-ogrencili-okul': [
      {
        text: 'Yaşlı öğrenciler neden gelmiş?',
        suggestions: [
          'Okulu kapattırmamaya ant içtikleri için',
          'Gurbetteki torunlara kendi eliyle mektup yazmak için',
          'Bir ömür tapu sanılan kâğıtta ne yazdığını okumak için',
          'Biri altmış yıl önce bu sınıftan ağlayarak çıkmış',
        ],
      },
      {
        text: 'Müfettiş kapıya dayanınca ne olur?',
        suggestions: [
          'Müfettiş bütün köyü bayramlıklarıyla sıralarda oturur bulur',
          'Müfettişin de bir zamanlar burada okuduğu ortaya çıkar',
          'Tek öğrenci tahtaya çıkıp kendi kararını okur',
          'Kar yolu kapatınca müfettiş baharı sınıfta bekler',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Hangi eski borç yeniden istenir?',
        suggestions: [
          'Düğünde takılıp geri verilmemiş altınlar',
          'Yıllar önce birlikte çekilen kredinin kefaleti',
          'Hayat kurtaran birine verilmiş söz',
          'Hiç ödenmemiş bir özür',
        ],
      },
      {
        text: 'Aileden kim saf değiştirir?',
        suggestions: [
          'Yıllarca arayı bulmaya çalışan hala',
          'Her şeye susarak razı olan damat',
          'Adaleti ilk kez soran en küçük torun',
          'Haklı çıktığı gün vazgeçen anne',
        ],
      },
    ],
    [
      {
        text: 'Kim yatağa düşünce bütün plan bozulur?',
        suggestions: [
          'Ağrılarını bir yıldır gizleyen evin direği',
          'Adları karıştırmaya başlayan dede',
          'Haberi telefonda alan hamile gelin',
          'En sağlam görünen; bir sabah merdivende yığılıp kalır',
        ],
      },
      {
        text: 'Başında kim bekler?',
        suggestions: [
          'En çok kırılmış olan',
          'Parası olmayan ama vakti olan uzak bir akraba',
          'Nöbeti kimseyle paylaşmak istemeyen eski eş',
          'Yanında kimse yok; herkes bir ötekini orada sanıyor',
        ],
      },
    ],
    [
      {
        text: 'Sandıktan ne çıkar?',
        suggestions: [
          'Postaya verilmemiş kırk mektup',
          'Aynı yılın iki ayrı nüfus kâğıdı',
          'Yarım örülmüş, bebek boyunda bir hırka',
          'Bugüne dek bilinenin tersini yazan bir mahkeme kararı',
        ],
      },
      {
        text: 'Bunu ilk kim görmeli?',
        suggestions: [
          'Gerçeği taşıyamayacak kadar yaşlanmış baba',
          'Yıllardır aynı soruyu soran kardeş',
          'Artık yabancı sayılan eski bir dost',
          'Kimse görmemeli; sobanın kapağı bir kez açılıp kapanır',
        ],
      },
    ],
    [
      {
        text: 'Kim gitmeye karar verir?',
        suggestions: [
          'Valizini yıllardır hazır tutan evin büyük kızı',
          'Köyün son demircisi',
          'Kalırsa affetmek zorunda kalacağını bilen kardeş',
          'Hiç gitmez denen baba',
        ],
      },
      {
        text: 'Kapının önünde ne söylenir?',
        suggestions: [
          'Hava raporu; asıl söz yutulur',
          'Otuz yıl geç kalmış bir teşekkür',
          'Yalnızca “üşüme”',
          'Söylenecek her şeyi değiştiren bir itiraf',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Sofraya Bir Tabak Daha',
      description: 'Kimin haklı olduğu sorulmaz; aynı sofraya yeniden oturulmaya başlanır.',
      tone: 'Yumuşak ve bağışlayıcı',
    },
    {
      id: 'dramatic',
      title: 'Geç Kalmak',
      description: 'Söylenmesi gereken söylenir; onu duyacak olan ise artık orada değildir.',
      tone: 'Ağır ve dürüst',
    },
    {
      id: 'open',
      title: 'Yarım Kalan Cümle',
      description: 'Karar verilmiştir ama kimin ne yapacağını yalnızca ertesi sabah gösterecektir.',
      tone: 'Buruk ama umut taşıyan',
    },
    {
      id: 'twist',
      title: 'Hiç Anlatılmayan',
      description: 'Aileden birinin yıllarca taşıdığı yük, bütün suçlamaların yönünü değiştirecektir.',
      tone: 'İç burkan, beklenmedik',
    },
  ],
};
