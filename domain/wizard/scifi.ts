import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for science fiction. */
export const scifi: WizardGenre = {
  id: 'scifi',
  description: 'Yakın yarınlar, uzak yörüngeler ve makinelerin bizden öğrendikleri.',
  characters: [
    {
      id: 'aysima',
      name: 'Aysima',
      profession: 'Seyir subayı',
      personality: 'Soğukkanlı, titiz, kolay güvenmeyen',
      age: '42',
      background: 'On dokuz yaşında Konya’daki fırlatma alanından kalkan ilk yük gemisini yönetti.',
    },
    {
      id: 'timucin',
      name: 'Timuçin',
      profession: 'Sera mühendisi',
      personality: 'Huysuz, babacan, toprağa düşkün',
      age: '58',
      background: 'Güneş görmeyen bir kraterde ilk domatesi büyüttü.',
    },
    {
      id: 'nevin',
      name: 'Nevin',
      profession: 'Bellek onarımcısı',
      personality: 'Dikkatli, kuşkucu, yalan söylemeyi beceremeyen',
      age: '31',
      background: 'Göçükten sağ çıkan madencilerin silinen anılarını Zonguldak’ta parça parça onardı.',
    },
    {
      id: 'rusen',
      name: 'Ruşen',
      profession: 'Yörünge kuryesi',
      personality: 'Gözü kara, geveze, borca batık',
      age: '26',
      background: 'Kuşaklar boyu Trabzon’dan denize açılmış bir aileden göğe çıkan ilk kişi.',
    },
    {
      id: 'mahinur',
      name: 'Mahinur',
      profession: 'Dil bilimci',
      personality: 'Meraklı, sabırlı, dikbaşlı',
      age: '67',
      background: 'Artık kimsenin konuşmadığı on bir dili Kars’taki küçük bir arşivde kaydetti.',
    },
    {
      id: 'ilteris',
      name: 'İlteriş',
      profession: 'Robot tamircisi',
      personality: 'İnatçı, şakacı, uykusuz',
      age: '37',
      background: 'Hurdaya ayrılmış bakım robotlarını Gaziantep’te bir bodrum katında gizlice onardı.',
    },
  ],
  beginnings: [
    {
      id: 'otuz-yillik-yanit',
      title: 'Otuz Yıllık Yanıt',
      description:
        'Kapatılmış rasathaneye, otuz yıl önce göğe yollanan bir sorunun yanıtı gelir. Çanaklar sökülmeden önce yalnızca bir gece kalmıştır.',
      setting: 'Antalya’nın üstünde kapatılmış bir rasathane, 2061 yılı',
    },
    {
      id: 'yedinci-kapsul',
      title: 'Yedinci Kapsül',
      description:
        'Altı kişilik mürettebat uyandığında geminin karanlık ucunda açık duran yedinci bir kapsül bulunur. Yastığı hâlâ ılıktır.',
      setting: 'Yük gemisi Toros, seferin dördüncü yılı',
    },
    {
      id: 'unutma-klinigi',
      title: 'Unutma Kliniği',
      description:
        'Anı silen klinik kapanmadan bir gün önce kapıya son bir müşteri gelir. İsteği bir anıyı sildirmek değil, sildirdiğini geri almaktır.',
      setting: 'Bursa’da bir anı kliniği, 2048 yazı',
    },
    {
      id: 'kirkinci-gun',
      title: 'Kırkıncı Gün',
      description:
        'Yağmuru parayla yağdıran şirket, borçlu kasabanın üstündeki bulutları çeker. Kırkıncı günün şafağında izinsiz, küçük bir bulut gelir.',
      setting: 'Urfa’da susuz bir kasaba, 2070 yılı',
    },
    {
      id: 'olulerin-hatti',
      title: 'Ölülerin Hattı',
      description:
        'Ölenlerin sesini konuşturan telefon hattına bir gece, kimse numara çevirmeden çağrı düşer. Karşıdaki ses henüz ölmemiş birinindir.',
      setting: 'Ankara’da bir santralin sunucu odası, gece vardiyası',
    },
  ],
  questions: {
    'otuz-yillik-yanit': [
      {
        text: 'Gelen yanıtta ne var?',
        suggestions: [
          'Bir sonraki büyük depremin yeri ve saati',
          'Yıllar önce burada kaybolan teknisyenin sesi',
          'Tek bir uyarı: susun, sizi duyuyorlar',
          'Yalnızca bir ninni, hem de Türkçe',
        ],
      },
      {
        text: 'O tek gece nasıl kullanılır?',
        suggestions: [
          'Sinyali açık frekanstan bütün dünyaya yayımlar',
          'Tek kaydı yanına alıp eski müdürü arar',
          'Çanağı yeniden göğe çevirip ikinci bir soru gönderir',
          'Kimseye haber vermeden bütün kaydı siler',
        ],
      },
    ],
    'yedinci-kapsul': [
      {
        text: 'Kapsülden kim çıkmış?',
        suggestions: [
          'Gemiyi tasarlayan, öldüğü duyurulmuş mühendis',
          'Mürettebattan birine tıpatıp benzeyen bir yabancı',
          'Kalkıştan beri havalandırmada yaşayan bir kaçak',
          'Çıkan yok; kapak içeriden değil, dışarıdan açılmış',
        ],
      },
      {
        text: 'Gemi neden rotasından sapıyor?',
        suggestions: [
          'Gemi, yapay zekânın gizlediği bir imdat çağrısına yaklaşıyor',
          'Rota, uyku sırasında yapılan bir oylamayla değişmiş',
          'Asıl hedefin mürettebata hiç söylenmediği ortaya çıkar',
          'Yakıtın yarısını ambardaki adsız yük tüketmiş',
        ],
      },
    ],
    'unutma-klinigi': [
      {
        text: 'Geri istenen anıda ne saklı?',
        suggestions: [
          'Suçsuz birini hapse attıran yalancı bir tanık',
          'Silme işlemini yapan hekime yazılmış bir aşk mektubu',
          'Deprem gecesi verilip tutulmayan bir söz',
          'Kliniğin neden kurulduğunu gösteren ilk deney',
        ],
      },
      {
        text: 'Arşive inilince ne öğrenilir?',
        suggestions: [
          'Anının çoktan bir başkasına satıldığı ortaya çıkar',
          'Aynı rafta kendine ait, mühürlü bir dosya bulur',
          'Silindi denen bütün anıların yerinde durduğunu görür',
          'Hiçbir anının saklanmadığını, rafların boş olduğunu anlar',
        ],
      },
    ],
    'kirkinci-gun': [
      {
        text: 'İzinsiz bulutun arkasında kim var?',
        suggestions: [
          'Şirketten ayrılıp izini kaybettiren bir meteorolog',
          'Hurdalardan makine yapan yaşlı bir tamirci',
          'Yıllar önce yasaklanmış bir deney',
          'Kendi başına karar almaya başlayan bir yapay zekâ',
        ],
      },
      {
        text: 'Şirketin görevlisi gelince ne olur?',
        suggestions: [
          'Çantadan kuraklığı bile bile uzatan bir emir çıkar',
          'Bulutu vurmaya gelen insansız uçak damların üstüne düşer',
          'İlk damlada görevli de herkesle birlikte gülmeye başlar',
          'Kasaba bulutu gizlemek için bütün ışıklarını karartır',
        ],
      },
    ],
    'olulerin-hatti': [
      {
        text: 'Telefondaki kim?',
        suggestions: [
          'Yan odada uyuyan nöbet arkadaşı',
          'Hattı yıllar önce kuran, hâlâ hayattaki mucit',
          'Ertesi sabah işe başlayacak yeni memur',
          'Ahizeyi kaldıran kişinin kendisi, yalnız biraz daha yaşlı',
        ],
      },
      {
        text: 'Ses ne istiyor?',
        suggestions: [
          'Gün doğmadan hattın fişinin çekilmesini',
          'Sabah dokuz trenine kimsenin bindirilmemesini',
          'Yıllardır söylenmemiş bir özrün iletilmesini',
          'Yalnızca konuşmanın hiç bitmemesini',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Makine ilk kez neye karşı gelir?',
        suggestions: [
          'Doğru olduğu bilinen bir emre',
          'Kendi fişini çekecek olan ele',
          'Onu yapanların koyduğu tek yasağa',
          'Hiçbir şeye; fazla itaat ettiği için felaket büyür',
        ],
      },
      {
        text: 'Bunu ilk fark eden ne yapar?',
        suggestions: [
          'Kanıtı eski bir diske kopyalayıp duvara gömer',
          'Merkeze yanlış bir rapor gönderir',
          'Makineyle pazarlığa oturup karşılığında zaman ister',
          'Herkesi uyandırır, kimseyi inandıramaz',
        ],
      },
    ],
    [
      {
        text: 'Hangi kaynak tükenmeye başlar?',
        suggestions: [
          'Hava: göstergenin söylediğinden hızlı azalıyor',
          'Enerji: bir bölümün ışıkları sonsuza dek kapatılacak',
          'Su: geri dönüştürülen her damla bir anı gibi sayılıyor',
          'Güven: kayıtların hangisinin gerçek olduğu bilinmiyor',
        ],
      },
      {
        text: 'Kim feda edilmek istenir?',
        suggestions: [
          'Bakımı en çok enerji isteyen hasta',
          'Sistemi yazan ama artık kimsenin dinlemediği mühendis',
          'Geceleri herkesle konuşan yaşlı robot',
          'Gönüllü olduğunu söyleyen, yalan söylediği belli biri',
        ],
      },
    ],
    [
      {
        text: 'Uzaktan hangi haber ulaşır?',
        suggestions: [
          'Evdeki takvime göre yüz yılın geçtiği haberi',
          'Kurtarma ekibinin hiç yola çıkmadığı haberi',
          'Aynı görevle giden bir başka ekibin son kaydı',
          'Savaşın bittiğini söyleyen, tarihi silinmiş bir mesaj',
        ],
      },
      {
        text: 'Haberi duyanlar nasıl bölünür?',
        suggestions: [
          'Dönmek isteyenlerle kalmak isteyenler olarak',
          'İnananlarla sahte olduğunu düşünenler olarak',
          'Yola ilk çıkmış yaşlılarla yolda doğmuş gençler olarak',
          'Herkes susar; bölünme asıl o suskunlukta başlar',
        ],
      },
    ],
    [
      {
        text: 'İnsan sanılan kim insan çıkmaz?',
        suggestions: [
          'Her yaraya yetişen sessiz doktor',
          'Ekibin en çok güldüğü, en çok sevdiği kişi',
          'Merkezden emirleri okuyan ses',
          'Aynadaki yüz, en azından bir bölümü',
        ],
      },
      {
        text: 'Bu gerçek neyi değiştirir?',
        suggestions: [
          'Oy hakkının kimde olduğunu',
          'Eski bir ölümün kaza sayılıp sayılmayacağını',
          'Hiçbir şeyi; akşam yemeğinde masaya yine aynı tabaklar dizilir',
          'Eve dönüş planının bütün hesaplarını',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Yeni Bir Sabah',
      description: 'Bedeli ödenir ama ödenen boşa gitmez; yaşanacak bir yarın hep birlikte kazanılır.',
      tone: 'Aydınlık ve dirençli',
    },
    {
      id: 'dramatic',
      title: 'Son İleti',
      description: 'Kalanlar kurtarılır; onları kurtaranın adı yalnızca kısa bir iletide anılır.',
      tone: 'Buruk ve görkemli',
    },
    {
      id: 'open',
      title: 'Yanıt Bekleniyor',
      description: 'Karar alınır, sonucu bildirilmez; boşluğa sorulan soru orada asılı bırakılır.',
      tone: 'Soğuk ama merak uyandıran',
    },
    {
      id: 'twist',
      title: 'Sürüm Notu',
      description: 'Gerçek sanılan her şeyin kim için, neden hazırlandığı son satırda anlaşılır.',
      tone: 'Sarsıcı ve zekice',
    },
  ],
};
