import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for adults: closeness between adults, written with restraint. */
export const nsfw: WizardGenre = {
  id: 'nsfw',
  description:
    'Yetişkinler için: uzayan bakışlar, açıkça söylenen arzular, kapanan bir kapının önünde biten cümleler.',
  characters: [
    {
      id: 'leman',
      name: 'Leman',
      profession: 'Seramik sanatçısı',
      personality: 'Kendinden emin, dokunarak düşünen, alaycı',
      age: '41',
      background: 'Boşandıktan sonra Avanos’ta, kayaya oyulmuş bir atölyeyi yeniden açtı.',
    },
    {
      id: 'barlas',
      name: 'Barlas',
      profession: 'Caz piyanisti',
      personality: 'Dikkatli, baştan çıkarıcı, sözünde duran',
      age: '44',
      background: 'Yirmi yıl boyunca gece kulüplerinde başkalarının aşk şarkılarını çaldı.',
    },
    {
      id: 'nazlihan',
      name: 'Nazlıhan',
      profession: 'Şarap üreticisi',
      personality: 'Açık sözlü, iştahlı, sabrı kıt',
      age: '36',
      background: 'Bankadaki işini bırakıp Elazığ’da terk edilmiş bir bağ aldı.',
    },
    {
      id: 'ilgar',
      name: 'Ilgar',
      profession: 'Mimar',
      personality: 'Ölçülü, meraklı, geç açılan',
      age: '39',
      background: 'Yıkılacak denen taş evleri Mardin’de birer birer ayağa kaldırdı.',
    },
    {
      id: 'melda',
      name: 'Melda',
      profession: 'Tango eğitmeni',
      personality: 'Cesur, zarif, sınırlarını bilen',
      age: '33',
      background: 'Altı yıl Buenos Aires’te yaşadıktan sonra Mersin’de bir dans salonu açtı.',
    },
    {
      id: 'feyyaz',
      name: 'Feyyaz',
      profession: 'Yayıncı',
      personality: 'Olgun, nazik, uzun uzun susabilen',
      age: '53',
      background: 'Gönderilmemiş aşk mektuplarından oluşan bir kitabı adsız yayımladı.',
    },
  ],
  beginnings: [
    {
      id: 'kapanis-gecesi',
      title: 'Kapanış Gecesi',
      description:
        'Kapanış gecesinde, on yıldır birbirini uzaktan izleyen iki dansçı ilk kez aynı şarkıda eş olur. Orkestra son parçayı uzattıkça uzatmaktadır.',
      setting: 'İzmir’de bir dans salonu, gece yarısına doğru',
    },
    {
      id: 'mahzende-firtina',
      title: 'Mahzende Fırtına',
      description:
        'Tadım gecesinde fırtına yolu kesince, iki rakip üretici bir şişe ile bir mum arasında mahzende mahsur kalır.',
      setting: 'Şarköy’de serin bir mahzen, eylül',
    },
    {
      id: 'dokuz-numara',
      title: 'Dokuz Numara',
      description:
        'Gece treninde rezervasyon karışınca iki yabancı yolcu aynı yataklı kompartımana düşer. Önlerinde yirmi altı saatlik kar ve tek bir pencere vardır.',
      setting: 'Kars’a giden bir gece treni, ocak karı',
    },
    {
      id: 'yarim-kalan-portre',
      title: 'Yarım Kalan Portre',
      description:
        'Yıllar önce yarım bırakılmış bir portrenin modeli, bir öğleden sonra kapıya çıkıp gelir. Resmin bitirilmesini istemektedir.',
      setting: 'Ayvalık’ta yüksek tavanlı bir atölye, ikindi güneşi',
    },
    {
      id: 'tek-kalan-oda',
      title: 'Tek Kalan Oda',
      description:
        'Boşanmalarının onuncu yılında iki eski eş, tek odası kalmış otelde karşılaşır. Resepsiyonun önünde ikisi de gitmeye yanaşmamaktadır.',
      setting: 'Kaş’ta küçük bir otel, mevsim sonu',
    },
  ],
  questions: {
    'kapanis-gecesi': [
      {
        text: 'On yıldır aralarında ne duruyordu?',
        suggestions: [
          'Bu gece artık parmakta olmayan bir yüzük',
          'Yarışmada ikisinin de göz diktiği kupa',
          'İlk gün yanlış anlaşılmış, hiç düzeltilmemiş bir söz',
          'Yalnızca gurur; ikisi de ötekinin gelmesini bekledi',
        ],
      },
      {
        text: 'Müzik susunca ilk cümle ne olur?',
        suggestions: [
          'Gitmemi ister misin, yoksa kalmamı mı?',
          'Bu kez adımları ben seçeyim',
          'Yarın hatırlamak istemezsen şimdi dur diyebilirsin',
          'Tek söz edilmez; el bırakılmaz, soruyu bakışlar sorar',
        ],
      },
    ],
    'mahzende-firtina': [
      {
        text: 'Şişe biterken ne öğrenilir?',
        suggestions: [
          'Rakibin yıllar önce bağı gizlice almaya kalktığını öğrenir',
          'Yarışmalarda rakibin hep karşı masaya oy verdiğini duyar',
          'Bu gecenin baş başa kalmak için kurulduğunu anlar',
          'Rakibin ülkeden gideceğini, bunun son gece olduğunu fark eder',
        ],
      },
      {
        text: 'Mum bitmeden aralarındaki sınır nasıl konuşulur?',
        suggestions: [
          'Her yudumda bir izin istenen ağır bir oyun',
          'Açıkça; ikisi de ne istediğini sırayla söyler',
          'Biri “henüz değil” der; öteki battaniyeyi uzatıp bir hikâye anlatmaya koyulur',
          'Karanlıkta yalnızca el ele oturmaya söz verilir',
        ],
      },
    ],
    'dokuz-numara': [
      {
        text: 'İki yabancı birbirine hangi yalanı söyler?',
        suggestions: [
          'Yalnız bu gece için uydurulmuş bir kimlik',
          'Uydurma bir meslek; biri ötekinin işini gizlice biliyor',
          'Varınca kimsenin onları beklemediği',
          'Birbirlerini ilk kez gördükleri',
        ],
      },
      {
        text: 'Gece yarısı perde kapanınca ne değişir?',
        suggestions: [
          'Yabancılardan biri yerinden kalkıp karşı koltuğa geçer',
          'Bir anlaşma yapılır: varınca kimse kimseyi aramayacak',
          'Bilet soran kondüktörün önünde ikisi de gülmeye başlar',
          'Konuşma fısıltıya, fısıltı uzun bir suskunluğa döner',
        ],
      },
    ],
    'yarim-kalan-portre': [
      {
        text: 'Portre neden yarım bırakılmış?',
        suggestions: [
          'Ressam tuvali unutup modele bakmaya başlamış',
          'Model bir sabah tek söz etmeden başka şehre gitmiş',
          'Eski eş tuvali görünce çekip gitmiş',
          'Son fırça darbesi vurulursa bahane kalmayacağı için',
        ],
      },
      {
        text: 'Bu kez poz verirken kuralı kim koyar?',
        suggestions: [
          'Model: neyin çizileceğini de neyin açılacağını da o belirler',
          'Ressam, ışık çekilince fırçayı bırakmayı kabul eder',
          'İkisi birden; kural her gün yeniden konuşulur',
          'İkisi de koymaz; kuralsız geçen ilk gün aralarındaki her şeyi değiştirir',
        ],
      },
    ],
    'tek-kalan-oda': [
      {
        text: 'Odayı paylaşmaya onları ne razı eder?',
        suggestions: [
          'Eski bir şakaya ikisi birden gülmeye başlar',
          'Yorgunluk ile dışarıda bastıran fırtına',
          'Yastıkla çizilen, gülünç derecede ciddi bir sınır',
          'Onuncu yıl için açılmayı bekleyen bir şişe',
        ],
      },
      {
        text: 'Sabaha karşı ne öğrenilir?',
        suggestions: [
          'Ayrılığı asıl isteyenin kim olduğunu öğrenir',
          'On yıl boyunca kimseye aynı gözle bakılmadığını anlar',
          'Eski eşin gelecek ay yeniden evleneceğini duyar',
          'Bu kez kalmanın alışkanlık değil, karar olduğunu hisseder',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Yakınlığı ne keser?',
        suggestions: [
          'Gece yarısı ısrarla çalan bir telefon',
          'Yanlış bir adla seslenilmesi',
          'Kapıda beliren eski bir sevgili',
          'Birinin durmak istediğini söylemesi ve ötekinin hemen durması',
        ],
      },
      {
        text: 'Ertesi gün nasıl karşılaşırlar?',
        suggestions: [
          'Kalabalık bir masada, yabancı gibi davranarak',
          'Aynı asansörde, kat düğmesine basmadan',
          'Geri verilecek bir küpenin bahanesiyle',
          'Toplantıda, işten başka her şeyi bakışlarla konuşarak',
        ],
      },
    ],
    [
      {
        text: 'Kıskançlığı kim uyandırır?',
        suggestions: [
          'Her ikisini de tanıyan rahat gülüşlü bir dansçı',
          'Eski bir hayranın gönderdiği çiçekler',
          'Hiç sözü edilmemiş bir evlilik',
          'Başka biri yok; kıskanılan, geçmişteki hâlleridir',
        ],
      },
      {
        text: 'Hangi sınır yeniden konuşulur?',
        suggestions: [
          'Bunun bir adı olup olmayacağı',
          'Gecenin sabaha taşıp taşmayacağı',
          'Kimlerin bileceği, kimlerden saklanacağı',
          'İstenen ama bir türlü dile getirilemeyen dokunuş',
        ],
      },
    ],
    [
      {
        text: 'Onları uzağa ne götürür?',
        suggestions: [
          'Kuzeyde, tek yataklı bir dağ evine iki günlük davet',
          'Birlikte hazırlanması gereken bir sergi',
          'Kimsenin onları tanımadığı bir liman kentinde iş',
          'Yalnızca birinin bindiği, ötekinin son anda yetiştiği bir vapur',
        ],
      },
      {
        text: 'Orada kim, neyi ilk kez gösterir?',
        suggestions: [
          'Yıllardır gizlediği yarayı',
          'Ağlarken görülmekten utanmadığını',
          'İstediğini bahanesiz isteyebildiğini',
          'Hiç kimseye okumadığı satırları',
        ],
      },
    ],
    [
      {
        text: 'Geceler alışkanlığa dönüşünce ne eksilir?',
        suggestions: [
          'Kapı çalınmadan önceki o birkaç saniye',
          'Birbirine soru sorma merakı',
          'Başkalarından gizlenmenin tadı',
          'Eksilen bir şey yok; korkutan da budur',
        ],
      },
      {
        text: 'Arzuyu yeniden ne tutuşturur?',
        suggestions: [
          'Üç haftalık bir ayrılık ve her gece yazılan tek satır',
          'İlk geceyi yabancı gibi yeniden oynama oyunu',
          'Kavganın ortasında dürüstçe söylenen bir istek',
          'Uzun bir suskunluktan sonra istenen küçük bir izin',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Gün Ağarırken',
      description: 'İki yetişkin, gecenin rastlantısını bile isteye bir hayata dönüştürecektir.',
      tone: 'Tutkulu ve huzurlu',
    },
    {
      id: 'dramatic',
      title: 'Tende Kalan',
      description: 'Arzu gerçekti, yetmedi; ayrılık da yakınlık kadar saygıyla yaşanır ve geride bırakılır.',
      tone: 'Yakıcı ve hüzünlü',
    },
    {
      id: 'open',
      title: 'Kilitlenmeyen Oda',
      description: 'Bir sonraki gece için hiçbir şey vaat edilmez; yalnızca beklendiği bilinmektedir.',
      tone: 'Ağır ve kışkırtıcı',
    },
    {
      id: 'twist',
      title: 'Oyunun Kuralı',
      description: 'Rastlantı sanılan her şeyin ikisince de ayrı ayrı istenip kurulduğu anlaşılır.',
      tone: 'Zeki ve baştan çıkarıcı',
    },
  ],
};
