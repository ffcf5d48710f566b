import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for mysteries. */
export const mystery: WizardGenre = {
  id: 'mystery',
  description: 'Kilitli odalar, eksik sayfalar, herkesin bildiği ama kimsenin söylemediği sırlar.',
  characters: [
    {
      id: 'muzeyyen',
      name: 'Müzeyyen',
      profession: 'Emekli tapu memuru',
      personality: 'Nüktedan, keskin bakışlı, sabırlı',
      age: '71',
      background: 'Kırk yıl boyunca Safranbolu’da hangi evin kimden kime kaldığını ezberinde tuttu.',
    },
    {
      id: 'orcun',
      name: 'Orçun',
      profession: 'Saat tamircisi',
      personality: 'Titiz, çekingen, ayrıntıya takılan',
      age: '35',
      background: 'Duran her saatin neden durduğunu Edirne’de kalın bir deftere yazdı.',
    },
    {
      id: 'hicran',
      name: 'Hicran',
      profession: 'Kütüphaneci',
      personality: 'Bilgili, alıngan, geceleri canlanan',
      age: '44',
      background: 'Kimin yazdığı bilinmeyen el yazmalarını Midyat’ta yıllarca inceledi.',
    },
    {
      id: 'bahadir',
      name: 'Bahadır',
      profession: 'Kasaba komiseri',
      personality: 'Telaşsız, kibar, ısrarcı',
      age: '50',
      background: 'Kapanmış sayılan bir dosyayı yirmi yıl sonra Burdur’da yeniden açtı.',
    },
    {
      id: 'misra',
      name: 'Mısra',
      profession: 'Radyo sunucusu',
      personality: 'Meraklı, esprili, pervasız',
      age: '27',
      background: 'Dinleyicilerden gelen kayıp ilanlarını her gece Tokat’ta canlı yayında okudu.',
    },
    {
      id: 'kosta',
      name: 'Kosta',
      profession: 'Meyhaneci',
      personality: 'Alaycı, cömert, her şeyi gören',
      age: '59',
      background: 'Yarım asır önce boşalan evlerin anahtarlarını Gökçeada’da bir bir sakladı.',
    },
  ],
  beginnings: [
    {
      id: 'on-ucuncu-anahtar',
      title: 'On Üçüncü Anahtar',
      description:
        'On iki odalı otelde, anahtar panosunda bir sabah on üçüncü bir anahtar ortaya çıkar. Etiketinde oda numarası yerine bir tarih yazılıdır.',
      setting: 'Safranbolu’da eski bir otel, ocak ortası',
    },
    {
      id: 'bos-cerceve',
      title: 'Boş Çerçeve',
      description:
        'Müzenin tek değerli tablosu bir gecede çerçevesinden kaybolur. Güvenlik kaydında ise tablo sabaha dek yerinden kıpırdamamıştır.',
      setting: 'Burdur’da küçük bir müze, kış tatili',
    },
    {
      id: 'susan-can',
      title: 'Susan Çan',
      description:
        'Terk edilmiş köyde kırk yıldır susan çanın sesi, sabaha karşı üç kez duyulur. Oysa kulenin merdiveni çoktan çökmüştür.',
      setting: 'Gökçeada’da terk edilmiş bir köy, ilkbahar',
    },
    {
      id: 'olu-eczacinin-daveti',
      title: 'Ölü Eczacının Daveti',
      description:
        'Geçen kış gömülen eczacının el yazısıyla, birbirini tanımayan altı kişiye davetiye gelir. Sofra o akşam, kapısı mühürlü konakta kurulacaktır.',
      setting: 'Edirne’de bir konak, ayaz',
    },
    {
      id: 'haritada-olmayan-koy',
      title: 'Haritada Olmayan Köy',
      description:
        'Eski bir atlasın arasından, hiçbir haritada yeri bulunmayan bir köyün krokisi çıkar. Kenarındaki iki sözcüğün mürekkebi tazedir: Hâlâ buradayız.',
      setting: 'Tokat’ta bir kütüphane, baraj gölü kıyısında',
    },
  ],
  questions: {
    'on-ucuncu-anahtar': [
      {
        text: 'Etiketteki tarihte ne olmuş?',
        suggestions: [
          'Odasına çıkan bir konuk iz bırakmadan kaybolmuş',
          'Kasabanın yarısı bir gecede yanmış',
          'Otel, bir kâğıt oyunu yüzünden sahipsiz kalmış',
          'O gün daha gelmemiş; on gün var',
        ],
      },
      {
        text: 'Anahtarın açtığı kapının ardında ne var?',
        suggestions: [
          'Kasabadan kaybolan herkese ait birer fotoğraf',
          'Beyaz örtülere sarılmış on üç sandık',
          'Duvara kazınmış, bugün biten bir takvim',
          'Aşağı inen, sonu karanlık bir merdiven',
        ],
      },
    ],
    'bos-cerceve': [
      {
        text: 'Tablonun arkasında ne saklıymış?',
        suggestions: [
          'Kasabanın yarısını bir yabancıya bırakan vasiyetname',
          'Ressamın katilini ele veren bir mektup',
          'Boyanın altında kalmış bambaşka bir portre',
          'Müzenin kendi defterinden koparılmış bir not',
        ],
      },
      {
        text: 'Gece nöbetçisi sıkıştırılınca ne öğrenilir?',
        suggestions: [
          'Nöbeti o gece bir başkasının tuttuğunu öğrenir',
          'Tablonun yıllardır sahte olduğunu anlar',
          'Kapıyı nöbetçinin kendi eliyle açtığını fark eder',
          'Nöbetçinin uyuduğunu, düşünde o odayı gördüğünü duyar',
        ],
      },
    ],
    'susan-can': [
      {
        text: 'Çanın ipini kim çekmiş?',
        suggestions: [
          'Köyde gizlice yaşamayı sürdüren son kadın',
          'Kulede gömü arayan iki yabancı',
          'Verdiği sözü tutmaya gelen ihtiyar bir göçmen',
          'Çeken olmamış; ip çandan aşağı değil, mahzene uzanıyor',
        ],
      },
      {
        text: 'Üç vuruşun arkasından ne çıkar?',
        suggestions: [
          'Kıyıya vurmuş, dilini kimsenin bilmediği bir yabancı',
          'Kırk yıl önce sözleşilmiş, yarım kalmış bir düğün',
          'Köyün son sakininin cenazesi',
          'Yalnız iki kişinin okuyabildiği bir harita',
        ],
      },
    ],
    'olu-eczacinin-daveti': [
      {
        text: 'Davetiyeleri kim yazmış?',
        suggestions: [
          'Eczacının kimseye anlatmadığı ikizi',
          'Mirastan adı silinen torun',
          'Ölmeden önce her şeyi hazırlayan eczacı',
          'Davetlilerden biri, öteki beşini sınamak için',
        ],
      },
      {
        text: 'Sofrada hangi suç itiraf edilir?',
        suggestions: [
          'Yanlış hazırlanan bir ilacın yıllarca örtbas edildiği',
          'Tabuta eczacının yerine bir başkasının konduğu',
          'Sel için toplanan yardım parasının bölüşüldüğü',
          'Hiçbiri; altısı da bir diğerini ele verir',
        ],
      },
    ],
    'haritada-olmayan-koy': [
      {
        text: 'Köy kayıtlardan neden silinmiş?',
        suggestions: [
          'Baraj yüzünden boşaltılırken bir aile bile bile geride kalmış',
          'Toprağından çıkan şey yıllarca gizli tutulmuş',
          'Bütün köy bir cinayeti hep birlikte örtmüş',
          'Aslında hiç kurulmamış; kroki baştan sona bir şifre',
        ],
      },
      {
        text: 'Krokinin gösterdiği yerde ne bulunur?',
        suggestions: [
          'Suyun altında, hâlâ yanan bir lamba',
          'Islak basamaklarda yeni ayak izleri',
          'Tapusu daha dün yenilenmiş bir ev',
          'Aynı krokinin öbür yarısını tutan bir yabancı',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Hangi ipucu yanlış yere götürür?',
        suggestions: [
          'Olay yerine özellikle bırakılmış bir düğme',
          'Akrebi bilerek ileri alınmış bir duvar saati',
          'Doğruyu söyleyen ama yanlış günü anlatan bir tanık',
          'Herkesin gördüğü, kimsenin dokunmadığı bir mektup',
        ],
      },
      {
        text: 'Kim konuşmaktan vazgeçer?',
        suggestions: [
          'İlk gün her şeyi anlatmaya hazır olan bahçıvan',
          'Adı ilk kez bir belgede geçen belediye başkanı',
          'Geceleri kapıyı kilitlemeye başlayan dul',
          'Soruşturmayı en çok isteyen kişi',
        ],
      },
    ],
    [
      {
        text: 'İkinci olay ilkini nasıl değiştirir?',
        suggestions: [
          'Baş şüpheli, olay saatinde herkesin gözü önündedir',
          'Aynı eşya bu kez yerine geri konmuştur',
          'İlk olayın hiç suç olmadığı anlaşılır',
          'Bu kez hedefteki kişi soruşturmayı yürütendir',
        ],
      },
      {
        text: 'Gece yarısı nereye gizlice girilir?',
        suggestions: [
          'Nüfus kayıtlarının tutulduğu rutubetli bodrum katına',
          'Sahibi İtalya’da sanılan yazlığa',
          'Kilidi yeni değişmiş aile kabrine',
          'Hiçbir yere; beklenen kişi kendi ayağıyla içeri girer',
        ],
      },
    ],
    [
      {
        text: 'Geçmişten hangi ad geri gelir?',
        suggestions: [
          'Kasabadan bir gecede ayrılan öğretmen',
          'Bütün fotoğraflardan kesilip çıkarılmış amca',
          'Mezar taşında doğum tarihi bulunmayan bir kadın',
          'Yanlış adamı mahkûm ettiren eski savcı',
        ],
      },
      {
        text: 'O ad kimin yüzünü soldurur?',
        suggestions: [
          'Yıllardır kimsenin yaşını bilmediği kâhya',
          'Kasabanın en sevilen doktoru',
          'Kimliğini sonradan almış bir akraba',
          'Soruyu soranın kendisi',
        ],
      },
    ],
    [
      {
        text: 'Parçalar hangi eşyada birleşir?',
        suggestions: [
          'İçine iki ayrı ad kazınmış bir cep saati',
          'Arkasına alışveriş listesi yazılmış bir reçete',
          'Bir sayfası özenle değiştirilmiş konuk defteri',
          'Sesi geriye sarınca anlaşılan bir kaset',
        ],
      },
      {
        text: 'Gerçeği öğrenen onunla ne yapar?',
        suggestions: [
          'Herkesi aynı odaya toplayıp baştan anlatır',
          'Tek kanıtı sobaya atıp yakar',
          'Suçluya sabaha kadar süre tanır',
          'Adını vermeden gazeteye bir zarf gönderir',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Yerini Bulan Parça',
      description: 'Düğüm çözülür, suçsuzun adı temize çıkarılır; herkes nihayet derin bir soluk alabilir.',
      tone: 'Dingin ve adil',
    },
    {
      id: 'dramatic',
      title: 'Bilmemek Daha İyiydi',
      description: 'Gerçek aydınlatılır; ne var ki açığa çıkan, bilenlerin hepsini birbirinden uzaklaştırır.',
      tone: 'Kederli',
    },
    {
      id: 'open',
      title: 'Eksik Sayfa',
      description: 'Bir parça dışında her şey yerine oturtulur; o parça bilerek eksik bırakılır.',
      tone: 'Kuşkulu ve sessiz',
    },
    {
      id: 'twist',
      title: 'Anlatanın Sırrı',
      description: 'Bütün izler, baştan beri soruyu soran kişiye çevrilir.',
      tone: 'Beklenmedik ama hak edilmiş',
    },
  ],
};
