const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Capitalised words that name a place, a people, a time or an institution, and so no person. */
export const PROPER_NOT_PERSON = new Set(
  list(`
  Adana Adıyaman Afyon Ağrı Aksaray Amasya Ankara Antalya Ardahan Artvin Aydın Balıkesir Bartın Batman Bayburt Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum
  Eskişehir Gaziantep Antep Giresun Gümüşhane Hakkâri Hatay Iğdır Isparta İstanbul İzmir Kahramanmaraş Maraş Karabük Karaman Kars Kastamonu Kayseri Kilis Kırıkkale Kırklareli Kırşehir Kocaeli İzmit Konya Kütahya Malatya Manisa Mardin Mersin
  Muğla Muş Nevşehir Niğde Ordu Osmaniye Rize Sakarya Samsun Şanlıurfa Urfa Siirt Sinop Şırnak Sivas Tekirdağ Tokat Trabzon Tunceli Uşak Van Yalova Yozgat Zonguldak Bozcaada Gökçeada Safranbolu Ayvalık Kaş Midyat Haydarpaşa Sirkeci Bodrum Foça Datça
  Kapadokya Göreme Ürgüp Harran Hasankeyf Cunda Heybeliada Büyükada Burgazada Kınalıada Üsküdar Kadıköy Beşiktaş Beyoğlu Galata Balat Fener Eminönü Karaköy Taksim Şişli Bebek Ortaköy Kuzguncuk Çengelköy Eyüp Fatih Sultanahmet Kapalıçarşı Topkapı Ayasofya Süleymaniye Moda Bostancı Pera Cihangir Tarlabaşı
  Türkiye Anadolu Trakya Rumeli Balkanlar Kafkasya Mezopotamya Karadeniz Akdeniz Ege Marmara Boğaziçi Boğaz Haliç Fırat Dicle Kızılırmak Toros Toroslar Uludağ Palandöken Erciyes Nemrut Avrupa Asya Afrika Amerika Antarktika Sibirya Arktik Atlantik Pasifik
  Almanya Fransa İngiltere İtalya İspanya Rusya Yunanistan Bulgaristan Suriye Irak İran Mısır Japonya Çin Hindistan Kore Kanada Brezilya Küba Norveç İsveç İzlanda Hollanda Belçika Viyana Paris Londra Berlin Roma Venedik Floransa Madrid Moskova Petersburg Tokyo Pekin Kahire Bağdat Şam Halep Kudüs Beyrut Selanik Atina Sofya Üsküp Saraybosna Bakü Tiflis Tahran
  New York Prag Budapeşte Varşova Lizbon Kyoto Buhara Semerkant İskenderiye Konstantinopolis Bizans Truva Efes Pompei Atlantis Mars Venüs Jüpiter Satürn Neptün Uranüs Merkür Plüton Dünya Ay Güneş Europa Titan Samanyolu Andromeda
  Osmanlı Selçuklu Roma Türk Türkler Rum Ermeni Yahudi Arap Alman Fransız İngiliz Rus Japon Çinli Amerikalı İtalyan Yunan Türkçe İngilizce Almanca Fransızca Arapça Farsça Cumhuriyet Meşrutiyet Tanzimat
  Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar Ramazan Noel Alzheimer Tanrı Allah Nuh Zümrüdüanka Anka Kafdağı Kaf Kuran İncil Tevrat Savaşı Birinci İkinci
  NASA TRT TBMM İETT THY MIT MİT FBI CIA Google Instagram Twitter YouTube WhatsApp Facebook Netflix Nobel Oscar Orient Ekspresi Titanik
  `),
);

/** Words for places in which a story can stand, in the nominative. */
export const PLACE_NOUNS: readonly string[] = `
  deniz feneri|liman|sahil kasabası|sahil|iskele|rıhtım|kumsal|okyanus|gemi|denizaltı|vapur|feribot|güverte|tekne|köy|dağ köyü|kasaba|değirmen|mahalle|orman|koru|nehir|bataklık|göl|kulübe|dağ|zirve|yayla|vadi|manastır|gözlemevi|rasathane|şehir|kent|sokak|cadde|meydan|apartman|metro|köprü|gecekondu|park|çatı katı
  |ev|konak|köşk|yalı|malikâne|oda|tavan arası|bodrum|mutfak|daire|villa|çiftlik|atölye|dükkân|fabrika|galeri|müze|matbaa|çarşı|pazar|bedesten|han|kervansaray|bit pazarı|istasyon|gar|tren|peron|otogar|havaalanı|havalimanı|durak|vagon|okul|sınıf|lise|üniversite|yurt|hastane|klinik|akıl hastanesi|sanatoryum|huzurevi|eczane
  |kütüphane|arşiv|sahaf|karakol|büro|ofis|gazete|mahkeme|adliye|plaza|banka|şirket|belediye|cezaevi|hapishane|hücre|saray|harem|kale|kule|şato|sur|zindan|tapınak|krallık|kilise|cami|medrese|mağara|maden|tünel|mahzen|sığınak|kuyu|labirent|sarnıç|çöl|vaha|kervan|uzay|uzay gemisi|uzay istasyonu|ay üssü|gezegen|koloni|yörünge|laboratuvar|veri merkezi|otel|pansiyon|tiyatro|sahne|opera|sirk|sinema
  |bahçe|sera|bostan|avlu|hayvanat bahçesi|balkon|kafe|kahvehane|lokanta|fırın|pastane|meyhane|bar|çay bahçesi|ada|bozkır|kutup|mezarlık|tarla|bağ|zeytinlik|hamam|sanayi sitesi|benzin istasyonu|köprü altı|siper|cephe|sınır|konservatuvar|deniz kenarı|göl kenarı|yol|terzihane|yazıhane|radyo|stüdyo|apartman boşluğu|asansör|bodrum katı
`
  .split('|')
  .map((word) => word.trim());
