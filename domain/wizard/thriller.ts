import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for thrillers. */
export const thriller: WizardGenre = {
  id: 'thriller',
  description: 'Geri sayımlar, sessiz telefonlar ve bir adım geriden gelen ayak sesleri.',
  characters: [
    {
      id: 'sevilay',
      name: 'Sevilay',
      profession: 'Gece editörü',
      personality: 'Kuşkucu, hızlı, lafı dolandırmayan',
      age: '38',
      background: 'Sekiz yıl boyunca Antakya’da yerel bir gazetenin gece nöbetini tuttu.',
    },
    {
      id: 'cihangir',
      name: 'Cihangir',
      profession: 'Tır şoförü',
      personality: 'Sakin, gözlemci, borcuna sadık',
      age: '52',
      background: 'Yirmi yıl boyunca Kapıkule’den Tahran’a, ne olduğunu sormadan yük götürdü.',
    },
    {
      id: 'aslihan',
      name: 'Aslıhan',
      profession: 'Acil çağrı görevlisi',
      personality: 'Duyarlı, çevik, uykusu hafif',
      age: '29',
      background: 'Üç yıl boyunca Diyarbakır’da, geceleri yabancıların en kötü anlarını dinledi.',
    },
    {
      id: 'nejdet',
      name: 'Nejdet',
      profession: 'Emekli çilingir',
      personality: 'Suskun, hiçbir sesi unutmayan, elleri hafifçe titreyen',
      age: '64',
      background: 'Otuz beş yıl boyunca Samsun’da açılmaz denen bütün kilitleri açtı.',
    },
    {
      id: 'gulfem',
      name: 'Gülfem',
      profession: 'Adli muhasebeci',
      personality: 'Ölçülü, inatçı, kimseye borçlanmayan',
      age: '45',
      background: 'Büyük bir şirketin gizli tutulan defterlerini Kayseri’de tek başına çözdü.',
    },
    {
      id: 'yavuz',
      name: 'Yavuz',
      profession: 'Dağ rehberi',
      personality: 'Dayanıklı, çabuk sinirlenen, sözünü tutan',
      age: '33',
      background: 'Kış ortasında Aladağlar’da kaybolan on yedi kişiyi sağ salim buldu.',
    },
  ],
  beginnings: [
    {
      id: 'kapali-numara',
      title: 'Kapalı Numara',
      description:
        'Gece yarısı, iki yıl önce kapatılmış bir numaradan çağrı gelir. Hattın ucunda yalnızca üç kısa tıklama ile denizin uğultusu vardır.',
      setting: 'Sinop’ta fırtınalı bir sahil kasabası',
    },
    {
      id: 'baska-birinin-bavulu',
      title: 'Başka Birinin Bavulu',
      description:
        'Otogarda karışan bavuldan bir yılın her gününe ait fotoğraflar çıkar. Uzaktan çekilmiş karelerin hepsinde aynı yüz seçilmektedir.',
      setting: 'Afyon otogarı, sabaha karşı dört',
    },
    {
      id: 'sekizinci-konuk',
      title: 'Sekizinci Konuk',
      description:
        'Çığ yolu kapatınca dağ otelinde sekiz konuk mahsur kalır. Ertesi sabah kahvaltıya yalnızca yedi kişi inecektir.',
      setting: 'Palandöken’de bir dağ oteli, şubat tipisi',
    },
    {
      id: 'son-durakta-inmeyin',
      title: 'Son Durakta İnmeyin',
      description:
        'Gecenin son seferinde, aynı vagondaki üç yolcunun telefonuna aynı anda aynı mesaj gelir: Son durakta inmeyin.',
      setting: 'Bursa’da bir metro, son sefer',
    },
    {
      id: 'duvardaki-oda',
      title: 'Duvardaki Oda',
      description:
        'Miras kalan evin onarımında, sökülen duvarın ardından penceresiz bir oda çıkar. Yatak yapılmış, bardağa su doldurulmuştur.',
      setting: 'Giresun’da bir köy evi, fındık zamanı',
    },
  ],
  questions: {
    'kapali-numara': [
      {
        text: 'Numara kimin üstüneymiş?',
        suggestions: [
          'Kazada öldüğü açıklanan bir gazeteci',
          'Kimliği değiştirilip saklanan bir muhasebeci',
          'İlanı hâlâ direklerde duran kayıp öğretmen',
          'Bu evde daha önce oturan, adını kimsenin anmadığı kiracı',
        ],
      },
      {
        text: 'Üç tıklamanın ardında ne var?',
        suggestions: [
          'Yalnızca ilk üç rakamı bilinen bir şifre',
          'Hattın dinlendiğini bildiren eski bir parola',
          'Konuşmasına izin verilmeyen bir kadın',
          'Bir geri sayım; ertesi gece iki tıklama gelecek',
        ],
      },
    ],
    'baska-birinin-bavulu': [
      {
        text: 'Fotoğrafları kim çekmiş?',
        suggestions: [
          'Her sabah selam veren kapıcı',
          'Adını gizleyen bir özel dedektif',
          'Karedekini uzaktan korumaya çalışan eski polis',
          'Bavulun sahibi sanılan, dün ölü bulunan yolcu',
        ],
      },
      {
        text: 'Son karede ne görünüyor?',
        suggestions: [
          'Köşesine yarının tarihi atılmış boş bir peron',
          'Evin içinde, uyurken çekilmiş bir portre',
          'Yıl boyunca ilk kez kadraja giren bir yabancı',
          'Deklanşöre basan elin aynadaki yansıması',
        ],
      },
    ],
    'sekizinci-konuk': [
      {
        text: 'Sekizinci konuğa ne olmuş?',
        suggestions: [
          'Yatağı hiç bozulmamış; pencere dışarıdan kapatılmış',
          'Sekizinci konuk telsizle yardım çağırırken kaybolmuş',
          'Aslında hiç gelmemiş; deftere fazladan bir ad yazılmış',
          'Yürüyerek inmeyi denemiş; ayak izleri otuz adım sonra bitiyor',
        ],
      },
      {
        text: 'Kalan yedi kişiden hangisi yalan söylüyor?',
        suggestions: [
          'Bileği sargılı, sorulara soruyla karşılık veren cerrah',
          'O geceden önce hiç tanışmadığını söyleyen çift',
          'Herkese kahve taşıyan güler yüzlü resepsiyon görevlisi',
          'Yedisi de; her biri ayrı bir nedenle',
        ],
      },
    ],
    'son-durakta-inmeyin': [
      {
        text: 'Mesajı kim göndermiş?',
        suggestions: [
          'Sinyal odasında elleri bağlı tutulan makinist',
          'Üç yolcunun da bir zamanlar tanıdığı bir kadın',
          'Vagondaki üç kişiden biri',
          'Aynı vagonda geçen hafta ölen yolcunun telefonu',
        ],
      },
      {
        text: 'Son durağa girerken ne olur?',
        suggestions: [
          'Üniformasız iki adam açılan kapıdan vagona girer',
          'Yolculardan biri inip karanlık peronda kaybolur',
          'Tren yavaşlamadan hattın bittiği yere doğru ilerler',
          'Üç telefona birden, geç kalındığını söyleyen ikinci bir mesaj düşer',
        ],
      },
    ],
    'duvardaki-oda': [
      {
        text: 'Odada kim kalıyormuş?',
        suggestions: [
          'Yıllar önce boğulduğu söylenen üvey kardeş',
          'Büyük bir davanın ortadan kaybolan son tanığı',
          'Evi ucuza kapatmak isteyenlerin tuttuğu bekçi',
          'Kalan yok; birisi öyle sanılsın istiyor',
        ],
      },
      {
        text: 'Gece, içeriden bir ses gelince ne yapılır?',
        suggestions: [
          'Kapının önünde nefesini tutup sabaha kadar bekler',
          'Fındık baltasını alıp duvarın kalanını kırar',
          'Odanın lambasını söndürüp dışarı çıkanı yakalar',
          'Jandarmaya haber verir ama adresi söyleyemeden hat kesilir',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Kim göründüğü gibi çıkmaz?',
        suggestions: [
          'İlk gün yardıma koşan güler yüzlü komşu',
          'Her aramaya anında yanıt veren komiser',
          'Günlerdir iz süren, meğer koruyan adam',
          'Hastanede gözlerini hiç açmamış tanık',
        ],
      },
      {
        text: 'Kanıt nasıl el değiştirir?',
        suggestions: [
          'Kalabalık bir cenazede, cepten cebe geçerek',
          'Yanlış adrese bırakılan bir kargo yüzünden',
          'Nöbetçinin aldığı rüşvet sayesinde',
          'Bile bile; yerine kusursuz bir sahtesi konarak',
        ],
      },
    ],
    [
      {
        text: 'Geri sayım kimin için işliyor?',
        suggestions: [
          'Sabah kalkacak geminin ambarında kilitli kalan biri için',
          'Ertesi gün kürsüye çıkacak tanık için',
          'İlacı yalnızca bir kişinin bildiği yerde duran hasta için',
          'Şehrin bütün suyunu içen, bundan habersiz herkes için',
        ],
      },
      {
        text: 'Kaçış planı nerede bozulur?',
        suggestions: [
          'Tanıdık bir yüzün selam verdiği benzin istasyonunun önünde',
          'Son dakikada değişen bir nöbet çizelgesinde',
          'Çalmaması gereken telefonun çaldığı anda',
          'Kurtarılmak istenen kişi yürümeyi reddedince',
        ],
      },
    ],
    [
      {
        text: 'Hangi eski suç gün yüzüne çıkar?',
        suggestions: [
          'Kaza süsü verilmiş bir yangın',
          'Sahte imzayla kapatılmış bir ölüm dosyası',
          'Yıllar önce, iki arkadaşın birlikte gömdüğü çanta',
          'Masum birine yıkılıp unutulan bir soygun',
        ],
      },
      {
        text: 'Susmanın bedelini kim öder?',
        suggestions: [
          'Olanları gören ama dili dönmeyen yaşlı baba',
          'Gerçeği bilmeden imza atan genç memur',
          'Suçu üstlenen, ardından pişman olan kardeş',
          'Bu kez susan değil, konuşan öder',
        ],
      },
    ],
    [
      {
        text: 'Tuzağı kim kurar?',
        suggestions: [
          'Kovalanan; ilk kez arkaya dönüp bekler',
          'Kimseye zarar gelsin istemeyen eski bir dost',
          'Emri çoktan ölmüş birinden alan bir örgüt',
          'İki taraf aynı anda, aynı köprünün iki ucuna',
        ],
      },
      {
        text: 'Işıklar yanınca geriye ne kalır?',
        suggestions: [
          'Teki olmayan kanlı bir eldiven',
          'Sandalyede iple bağlı, gülümseyen bir yabancı',
          'Açık bir pencere ile hâlâ çalan bir telefon',
          'Herkesin durduğu yerden bir kişi eksik',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Güvenli Ev',
      description: 'Kovalayan yakayı ele verir; aylar sonra ilk kez deliksiz bir uyku uyunur.',
      tone: 'Ferahlatıcı ve sağlam',
    },
    {
      id: 'dramatic',
      title: 'Bedel',
      description: 'Gerçek açıklanır ama onu taşıyan bir daha eski hayatına dönemez.',
      tone: 'Sert ve acı',
    },
    {
      id: 'open',
      title: 'Bir Kez Daha',
      description: 'Her şey bitmiş gibidir; derken en baştaki işaret bir kez daha görülür.',
      tone: 'Tedirgin',
    },
    {
      id: 'twist',
      title: 'Başından Beri Oradaydı',
      description: 'Tehlikenin en başından beri en güvenilen yerde durduğu anlaşılır.',
      tone: 'Ürpertici',
    },
  ],
};
