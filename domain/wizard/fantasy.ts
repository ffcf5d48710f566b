import type { WizardGenre } from './types.ts';

/** The wizard's catalogue for fantasy. */
export const fantasy: WizardGenre = {
  id: 'fantasy',
  description: 'Tersine akan ırmaklar, gölge satan pazarlar, bedeli önceden söylenmeyen dilekler.',
  characters: [
    {
      id: 'yelda',
      name: 'Yelda',
      profession: 'Haritacı',
      personality: 'Dalgın, gözü pek, soru sormaktan bıkmayan',
      age: '24',
      background: 'Yalnız geceleri görünen yolları parşömene tek tek çizdi.',
    },
    {
      id: 'oguzhan',
      name: 'Oğuzhan',
      profession: 'Demirci',
      personality: 'Ağırbaşlı, az konuşan, öfkesini içine atan',
      age: '55',
      background: 'Son savaştan kalan bütün kılıçları eritip tek bir çan yaptı.',
    },
    {
      id: 'zuhre',
      name: 'Zühre',
      profession: 'Şifacı',
      personality: 'Aksi, şefkatli, olacağı sezen',
      age: '70',
      background: 'Ölüm döşeğindeki bir hasta uğruna kendi gölgesini bir cine verdi.',
    },
    {
      id: 'alpay',
      name: 'Alpay',
      profession: 'Kule nöbetçisi',
      personality: 'Sabırsız, şakacı, yüksekten korkan',
      age: '21',
      background: 'Rüzgârların gerçek adlarını bilen son ailenin en küçüğü.',
    },
    {
      id: 'sahmelek',
      name: 'Şahmelek',
      profession: 'Masalcı',
      personality: 'Tatlı dilli, kurnaz, yapayalnız',
      age: '38',
      background: 'Doğru anlattığı ilk masalla bütün bir kenti uykuya yatırdı.',
    },
    {
      id: 'gokmen',
      name: 'Gökmen',
      profession: 'Sürgün süvari',
      personality: 'Gururlu, yorgun, yeminine bağlı',
      age: '47',
      background: 'Tahtın önünde yalan söylemeyi reddettiği için atı da adı da elinden alındı.',
    },
  ],
  beginnings: [
    {
      id: 'tersine-akan-irmak',
      title: 'Tersine Akan Irmak',
      description:
        'Bir sabah ırmak tersine, denizden dağa doğru akmaya başlar. Sularla birlikte, yıllar önce kaybolmuş eşyalar geri gelir.',
      setting: 'Irmak boyunda taş evli bir köy, hasat zamanı',
    },
    {
      id: 'golge-pazari',
      title: 'Gölge Pazarı',
      description:
        'Ayda bir kurulan gölge pazarında, satılıkların arasından tanıdık bir gölge çıkar. Sahibi daha o sabah sapasağlam görülmüştür.',
      setting: 'Yol kavşağında eski bir han, dolunay gecesi',
    },
    {
      id: 'bacasi-tuten-kale',
      title: 'Bacası Tüten Kale',
      description:
        'Yüz yıldır boş duran kalenin bacasından bir akşam duman çıkar. Aynı gece köydeki bütün aynalar kararmıştır.',
      setting: 'Dumanı uzaktan görünen bir kale, ilk kar',
    },
    {
      id: 'kirkinci-oda',
      title: 'Kırkıncı Oda',
      description:
        'Ölen ustadan kırk anahtar ile tek bir yasak kalır. Gece yarısı, açılmaması gereken kırkıncı odadan ince bir ses gelir.',
      setting: 'Kırk odalı bir kervansaray, son kervanın ardından',
    },
    {
      id: 'yildizin-dustugu-gece',
      title: 'Yıldızın Düştüğü Gece',
      description:
        'Harman yerine düşen yıldızın külünden yaşlı bir kadın çıkar. Daha kimse ağzını açmadan, herkese adıyla seslenmektedir.',
      setting: 'Yüksek bir yayla, ağustos gecesi',
    },
  ],
  questions: {
    'tersine-akan-irmak': [
      {
        text: 'Sular kıyıya ilk ne bırakır?',
        suggestions: [
          'Boğulan bir çobanın kendi kendine çalan kavalı',
          'Mührü bozulmamış bir küp dolusu mektup',
          'Kıyıya dizilip insan sesiyle konuşan balıklar',
          'Yüzyıl önce batmış salın hiç yaşlanmamış yolcusu',
        ],
      },
      {
        text: 'Irmağı eski yatağına kim döndürebilir?',
        suggestions: [
          'Bedeli hep başkasına ödeten bir büyücü',
          'Dağın dibinde, suyun kızdırdığı uykulu dev',
          'Değirmenciden bir söz alacağı olan su perisi',
          'Irmağın ilk adını hatırlayan kör bir ozan',
        ],
      },
    ],
    'golge-pazari': [
      {
        text: 'Gölgenin sahibi kim?',
        suggestions: [
          'Üç gün sonra tahta çıkacak prenses',
          'Yıllardır görülmeyen, öldü bilinen ikiz',
          'Pazarı yasaklatan ihtiyar vezir',
          'Gölgesinin eksildiğini fark etmemiş çırak',
        ],
      },
      {
        text: 'Gölgeyi geri almak için ne yapılır?',
        suggestions: [
          'En güzel yazın bütün anılarını satar',
          'Bir daha kimsenin anmayacağı bir adı tezgâha bırakır',
          'Tezgâhın arkasında yedi yıl beklemeyi kabul eder',
          'Pazarcıyı sahte bir gölgeyle kandırır',
        ],
      },
    ],
    'bacasi-tuten-kale': [
      {
        text: 'Kalenin ocağını kim yakmış?',
        suggestions: [
          'Öldüğünden habersiz genç bir kraliçe',
          'Kışı geçirecek yer arayan yaralı ejderha',
          'Savaştan yüz yıl geç dönen nöbetçi',
          'Her kış köyden birer birer eksilenler',
        ],
      },
      {
        text: 'Kararan aynaya bakınca ne olur?',
        suggestions: [
          'Kaledeki ateşin içinde tanıdık bir ad okur',
          'Bir hafta sonra olacakları tek tek izler',
          'Camın öbür yanında sıra bekleyen kalabalığı fark eder',
          'Hiçbir şey görülmez; ertesi gün bakanın adı da unutulur',
        ],
      },
    ],
    'kirkinci-oda': [
      {
        text: 'Odadaki ses ne istiyor?',
        suggestions: [
          'Yalnızca bir tas su',
          'Ustanın ona yıllar önce söz verdiği adı',
          'Kapının dışındakiyle yer değiştirmeyi',
          'Ne olursa olsun kapının açılmamasını',
        ],
      },
      {
        text: 'Öteki odalardan hangisi yardım eder?',
        suggestions: [
          'Kandili yüz yıldır sönmeyen oda',
          'Unutulmuş sözlerin yankılandığı oda',
          'Tavanı yerine gökyüzü olan oda',
          'İçine girenin çocukluğunu geri alan oda',
        ],
      },
    ],
    'yildizin-dustugu-gece': [
      {
        text: 'Kadın gökten neden inmiş?',
        suggestions: [
          'Bir zamanlar ödünç verdiği ışığı geri almak için',
          'Peşindeki karanlıktan saklanmak için',
          'Ölümü yeryüzünde, insan içinde karşılamak için',
          'Yanlış geceye düştüğü için; aradığı yüz yıl sonra',
        ],
      },
      {
        text: 'Yayladakiler ikiye bölününce ne olur?',
        suggestions: [
          'Kadını gün doğmadan at terkisinde kaçırır',
          'Kalabalığın önünde kadını çadıra alıp ateşi büyütür',
          'Gökten ikinci bir yıldız kopup gelir',
          'Kadının ışığını şişelemek isteyen bir tüccar çıkıp gelir',
        ],
      },
    ],
  },
  laterQuestions: [
    [
      {
        text: 'Yol nerede çatallanır?',
        suggestions: [
          'Geçmek isteyenden bir anı alan köprünün başında',
          'Rüzgârın iki ayrı adla çağırdığı boğazın ağzında',
          'Kemiklerle işaretlenmiş eski kervan yolunun bittiği yerde',
          'Yolun kendisi karar verir; ayağın altında kıvrılır',
        ],
      },
      {
        text: 'Hangi büyü ters teper?',
        suggestions: [
          'Yarayı kapatan söz, yaralayana da gücünü geri verir',
          'Susturulan fırtına birinin göğsüne yerleşir',
          'Görünmez kılan pelerin, onu seveni kör eder',
          'Uyandırma büyüsü uyanmaması gerekeni kaldırır',
        ],
      },
    ],
    [
      {
        text: 'Yoldaşlardan kim sır saklıyor?',
        suggestions: [
          'Pusulaya hiç bakmadan yol gösteren kılavuz',
          'Geceleri ateşin dışında oturan okçu',
          'Adını her handa değiştiren tüccar',
          'Konuşabildiğini gizleyen katır',
        ],
      },
      {
        text: 'Sır açığa çıkınca ne yitirilir?',
        suggestions: [
          'Tek dönüş yolu',
          'Uzun yolda güçlükle kurulmuş güven',
          'Büyünün işe yarayacağı son gece',
          'Aranan şeyin neden arandığı',
        ],
      },
    ],
    [
      {
        text: 'Hangi eski yemin hatırlanır?',
        suggestions: [
          'Dağın altındakilere her kuşakta bir ses vermek',
          'Son ejderhanın kanını dökmemek',
          'Düşman da olsa, tuz yiyene sırt dönmemek',
          'Kapıyı kim çalarsa çalsın üçüncü vuruşta açmak',
        ],
      },
      {
        text: 'Yemini bozmak isteyen ne yapar?',
        suggestions: [
          'Ateşe bir tutam saç atıp atalarını çağırır',
          'Yeminin yazılı olduğu taşı ikiye kırar',
          'Kendi yerine bir yabancının adını yazar',
          'Kâhinden geleceği değil, geçmişi değiştirmesini ister',
        ],
      },
    ],
    [
      {
        text: 'Karanlık hangi kılıkta gelir?',
        suggestions: [
          'Sofraya buyur edilen nazik bir yolcu',
          'Herkesin özlediği birinin sesi',
          'Bahçede bir gecede açan siyah bir çiçek',
          'Zafer haberini getiren bir elçi',
        ],
      },
      {
        text: 'Ona karşı ne işe yarar?',
        suggestions: [
          'Bilinen en eski ninni',
          'Kimsenin değer vermediği kırık bir bıçak',
          'Suçu üstlenecek kadar cesur bir yalan',
          'Gerçek adını yüksek sesle söylemek',
        ],
      },
    ],
  ],
  endings: [
    {
      id: 'happy',
      title: 'Gökten Üç Elma',
      description: 'Bozulan düzen onarılır; yola çıkanlar şenlikle karşılanır.',
      tone: 'Işıltılı ve ferah',
    },
    {
      id: 'dramatic',
      title: 'Ödenen Bedel',
      description: 'Dünya kurtarılır ama bunun için istenen bedel en sevilenle ödenir.',
      tone: 'Destansı ve acılı',
    },
    {
      id: 'open',
      title: 'Ufuktaki Toz',
      description: 'Bir sınır aşılır; ötesinde ne beklediği söylenmez.',
      tone: 'Gizemli ve çağıran',
    },
    {
      id: 'twist',
      title: 'Masalın Öteki Yüzü',
      description: 'Baştan beri kötü bilinenin aslında kimi koruduğu anlaşılır.',
      tone: 'Ters köşeye yatıran',
    },
  ],
};
