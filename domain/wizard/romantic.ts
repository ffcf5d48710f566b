import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for romantic stories. */
export const romantic: WizardGenre = {
  id: 'romantic',
  description: 'Geciken mektuplar, kaçırılan seferler, ikinci kez çalınan kapılar.',
  characters: [
    {
      id: 'gulizar',
      name: 'Gülizar',
      profession: 'Sahaf',
      personality: 'Sabırlı, lafını esirgemeyen, içten içe duygusal',
      age: '34',
      background:
        'Kapanmak üzere olan bir kitap dükkânını Eskişehir’de devraldı. Kitap aralarında unutulmuş her kâğıdı saklar.',
    },
    {
      id: 'tevfik',
      name: 'Tevfik',
      profession: 'Feribot kaptanı',
      personality: 'Az konuşan, sözünde duran, alaycı',
      age: '47',
      background:
        'Yirmi yıldır Çanakkale’nin iki yakasını birbirine bağlıyor. Eşini yitirdiği kıştan beri roman sayfalarında avunuyor.',
    },
    {
      id: 'berfin',
      name: 'Berfin',
      profession: 'Arıcı',
      personality: 'Neşeli, inatçı, kolay küsmeyen',
      age: '28',
      background: 'Üniversiteyi yarıda bırakıp Van’ın yaylalarında dededen kalma kovanları devraldı.',
    },
    {
      id: 'ferhan',
      name: 'Ferhan',
      profession: 'Emekli öğretmen',
      personality: 'Zarif, meraklı, biraz dalgın',
      age: '61',
      background:
        'Otuz yıl Kars’ın köylerinde öğretmenlik yaptı. Evlenmeyi her sonbahar ertesi yıla bıraktı.',
    },
    {
      id: 'rifat',
      name: 'Rıfat',
      profession: 'Tekne ustası',
      personality: 'Titiz, utangaç, eli hiç boş durmayan',
      age: '39',
      background:
        'Babadan kalma çekiçle Bartın’da yüzü aşkın tekneyi suya indirdi. Kendi sandalını ise on yıldır bitiremiyor.',
    },
    {
      id: 'yonca',
      name: 'Yonca',
      profession: 'Hemşire',
      personality: 'Açık sözlü, telaşlı, cömert',
      age: '36',
      background: 'Bir hafta içinde Köln’deki düzeni bırakıp Rize’de küçük bir sağlık ocağını seçti.',
    },
  ],
  beginnings: [
    {
      id: 'gec-gelen-mektup',
      title: 'Geç Gelen Mektup',
      description:
        'Posta kutusundan otuz yıl önce yazılmış, başkasına gönderilmiş bir aşk mektubu çıkar. Zarftaki adres iki sokak ötededir.',
      setting: 'İzmir’de eski bir apartman, ekim sonu',
    },
    {
      id: 'son-seferi-kaciranlar',
      title: 'Son Seferi Kaçıranlar',
      description:
        'Fırtına yüzünden son feribot iptal edilince iskelede yalnız iki yolcu kalır. Sobası hâlâ tüten bekleme salonunda başka kimse yoktur.',
      setting: 'Bozcaada’da bir iskele, kasım gecesi',
    },
    {
      id: 'duvarin-otesindeki-piyano',
      title: 'Duvarın Ötesindeki Piyano',
      description:
        'Yan daireden her gece gelen piyano sesi hep aynı yerde susar. Bu gece, o sessizliğin ardından duvarda üç hafif vuruş duyulur.',
      setting: 'Ankara’da, bahçesi ıhlamurlu, duvarları ince bir apartman',
    },
    {
      id: 'bagbozumu',
      title: 'Bağ Bozumu',
      description:
        'Yıllardır konuşmayan iki komşu, dolu yağmadan üzümü toplamak için aynı işçileri, aynı presi, aynı geceyi paylaşacaktır.',
      setting: 'Denizli’nin Çal ilçesinde bir bağ evi, eylül sonu',
    },
    {
      id: 'odunc-nisanli',
      title: 'Ödünç Nişanlı',
      description:
        'Hasta yatağındaki nine, gözlerini kapatmadan önce torununun nişanlısını görmek istiyor. Oysa ortada ne nişan var ne de nişanlı.',
      setting: 'Artvin’de bir dağ köyü, ilk kar düşmeden',
    },
  ],
  questions: {
    'gec-gelen-mektup': [
      {
        text: 'Mektubun asıl sahibi kim çıkar?',
        suggestions: [
          'Her sabah selam verilen yaşlı terzi',
          'Adını değiştirip aynı sokağa dönmüş bir kadın',
          'Zarfı görünce kapıyı çarpan bir adam',
          'Mektubu otuz yıl boyunca her gün beklemiş bir dul',
        ],
      },
      {
        text: 'Adresi ararken yola kim katılır?',
        suggestions: [
          'Mektubu yazan kadının torunu',
          'Sevdiğini yıllardır söyleyemeyen postacı',
          'Aynı adresi başka bir nedenle soran yabancı',
          'Zarfın pulunu tanıyan bir antikacı',
        ],
      },
    ],
    'son-seferi-kaciranlar': [
      {
        text: 'İki yolcu o gece ne paylaşır?',
        suggestions: [
          'Termosta kalan iki bardak çay ile uzun bir suskunluk',
          'Aynı insana yazılmış iki ayrı veda mektubu',
          'Yarısı çözülmüş bir bulmaca ile yarısı anlatılmış bir evlilik',
          'Radyodan cızırtıyla gelen eski bir şarkı',
        ],
      },
      {
        text: 'Sabah, feribot yanaşırken ne olur?',
        suggestions: [
          'Yolculardan biri karşıya geçmekten vazgeçer',
          'Karışan iki valizden yanlış olanı gemiyle gider',
          'İskelede elinde çiçekle bekleyen bir nişanlı ortaya çıkar',
          'Kaptan, adını kimsenin sormadığı yolcuyu tanır',
        ],
      },
    ],
    'duvarin-otesindeki-piyano': [
      {
        text: 'Parça neden hep orada kesilir?',
        suggestions: [
          'Bestenin devamı bir taşınma sırasında kaybolmuş',
          'İkinci eli çalacak kişi bir kış ansızın gitmiş',
          'Bir evlilik teklifi tam o ölçüde yarım kalmış',
          'Piyanist işitme duyusunu yavaş yavaş kaybetmiş',
        ],
      },
      {
        text: 'Üç vuruşa nasıl karşılık verilir?',
        suggestions: [
          'Gece yarısı elinde karalanmış kâğıtlarla kapıyı çalar',
          'Birkaç ölçülük bir devam yazıp kapı aralığına bırakır',
          'Ertesi akşam pencereyi açıp aynı ezgiyi ıslıkla sürdürür',
          'Duvara iki kez vurup sabaha kadar üçüncüyü bekler',
        ],
      },
    ],
    bagbozumu: [
      {
        text: 'İki komşunun arasını yıllar önce ne açmış?',
        suggestions: [
          'Sınırda kalan yaşlı bir ceviz ağacı',
          'Düğüne üç gün kala geri gönderilen yüzük',
          'Kurak bir yazda gece vakti kapatılan kuyu',
          'Babaların birlikte girip birlikte battığı bir ortaklık',
        ],
      },
      {
        text: 'Bağ bozumunun son gecesi nasıl biter?',
        suggestions: [
          'İlk şırayı bir testiye doldurup komşunun eşiğine bırakır',
          'Sınır taşını fener ışığında söküp geri götürür',
          'Kavgayı başlatan kâğıdı işçilerin önünde okur',
          'Dolu herkesten önce gelir; iki aile aynı çatıya sığınır',
        ],
      },
    ],
    'odunc-nisanli': [
      {
        text: 'Nişanlı rolünü kim üstlenir?',
        suggestions: [
          'Otobüste yan koltuğa düşen fotoğrafçı',
          'On yıl önce vedasız ayrılınan eski sevgili',
          'Köye yeni atanan, yalan söyleyemeyen veteriner',
          'Köy odasında kalan gezici bir tiyatro oyuncusu',
        ],
      },
      {
        text: 'Yalan nerede çatlar?',
        suggestions: [
          'Nine düğün gününü o haftaya alır',
          'Kar yolu kapatınca üç gün için kurulan oyun üç haftaya çıkar',
          'Gerçek bir talip bohçasıyla köye gelir',
          'Ninenin her şeyi en baştan bildiği ortaya çıkar',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Araya kim girer?',
        suggestions: [
          'Yıllar sonra aynı şehre taşınan eski bir sevgili',
          'İkisini de kaybetmekten korkan ortak bir dost',
          'Bir an önce tarih isteyen kalabalık bir aile',
          'Duyduğunu yanlış anlatan bir komşu',
        ],
      },
      {
        text: 'Söylenmeyen söz nasıl ortaya çıkar?',
        suggestions: [
          'Yanlış kişiye giden bir ses kaydıyla',
          'Kalabalık bir sofrada, dil sürçmesiyle',
          'Ceket cebinde unutulan tek gidişlik bilet yüzünden',
          'Hastane koridorunda uzayan bir gecede',
        ],
      },
    ],
    [
      {
        text: 'Yollar nerede ayrılır?',
        suggestions: [
          'Uzak bir ülkeden gelen iş teklifinin eşiğinde',
          'Hasta bir babanın yanı başında',
          'Tutulmayan bir sözün ertesi sabahında',
          'Her şeyin yolunda gittiği bir düğünün ortasında',
        ],
      },
      {
        text: 'İlk adımı kim, nasıl atar?',
        suggestions: [
          'Eski bir kaset doldurup isim yazmadan gönderir',
          'Gururu bırakıp ilk sabah treniyle çıkagelir',
          'Ortak bir dost iki tarafa da aynı davetiyeyi yollar',
          'Kimse atmaz; ikisi de aynı kahvede, ayrı masalarda bekler',
        ],
      },
    ],
    [
      {
        text: 'Geçmişten ne geri gelir?',
        suggestions: [
          'Hiç takılmamış bir yüzük',
          'Bir zamanlar birlikte kiralanan evin anahtarı',
          'Öldüğü sanılan bir arkadaş',
          'İkisinin de unuttuğu bir fotoğraf',
        ],
      },
      {
        text: 'Bunun bedeli ne olur?',
        suggestions: [
          'Yeni başlayan güven ilk kez sarsılır',
          'Aileden biri evle bütün bağını koparır',
          'Uzun süredir beklenen yolculuk ertelenir',
          'Biri, susarak söylediği yalanı itiraf etmek zorunda kalır',
        ],
      },
    ],
    [
      {
        text: 'Gündelik hayat onları nasıl sınar?',
        suggestions: [
          'Aynı evde geçen ilk kışta, küçük ve bitmeyen hesaplarla',
          'Beklenmedik bir haberle: eve üçüncü bir kişi taşınacaktır',
          'Birinin işi büyürken ötekinin dükkânı kapanır',
          'İki ayrı şehir, iki ayrı saat, bir türlü denk gelmeyen telefonlar',
        ],
      },
      {
        text: 'Bölüm hangi görüntüyle kapanır?',
        suggestions: [
          'Perondan ağır ağır uzaklaşan bir tren',
          'Pencerede bir gecelik unutulan ışık',
          'Yalnız birine dokunulmuş iki fincan',
          'Yağmurda geri dönen ayak sesleri',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Aynı Evin Işığı',
      description: 'Kırgınlıklar konuşula konuşula biter; ertesi sabah iki kişilik kahvaltı hazırlanır.',
      tone: 'Sıcak ve umutlu',
    },
    {
      id: 'dramatic',
      title: 'Zamanında Söylenmeyen',
      description: 'Sevgi gerçektir ama vakit yanlıştır; geride, bir ömür taşınacak bir veda bırakılır.',
      tone: 'Hüzünlü ve ağırbaşlı',
    },
    {
      id: 'open',
      title: 'Aralık Kapı',
      description: 'Beklenen soru sonunda sorulur, yanıtı okura bırakılır.',
      tone: 'Sakin ve belirsiz',
    },
    {
      id: 'twist',
      title: 'Zarfın Arka Yüzü',
      description: 'Son anda öğrenilen bir gerçek, yaşanan her şeye bambaşka bir anlam kazandırır.',
      tone: 'Şaşırtıcı ama içten',
    },
  ],
};
