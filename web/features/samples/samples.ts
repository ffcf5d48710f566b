/** A story to begin from: the idea as somebody would type it, and the first page that it may become. */
export interface Sample {
  id: string;
  title: string;
  genre: string;
  idea: string;
  excerpt: readonly string[];
}

/** Three samples of three kinds (docs/product/pages.md). */
export const samples: readonly Sample[] = [
  {
    id: 'uzayan-yayin',
    title: 'Uzayan Yayın',
    genre: 'Bilim Kurgu',
    idea: 'Ay’ın arka yüzündeki dinleme istasyonunda tek başına çalışan Sevda, on bir yıl önce ölen kardeşi Emre’nin sesini taşıyan bir yayın yakalar. Yayın her gece bir dakika uzamaktadır.',
    excerpt: [
      'İstasyonda gece yoktu; Sevda geceyi kendisi ilan ederdi. Saat yirmi ikide koridor ışıklarını kısar, su ısıtıcısının düğmesine basar, kulaklığını boynuna asardı. Dünya, Ay’ın öbür yüzünde kalırdı. On bir aydır ona ne bir kentin ışığını göstermişti ne de bir kıyıyı.',
      'Yayın o gece de 03.12’de başladı. Önce her zamanki hışırtı, sonra bir nefes.',
      '“Abla,” dedi ses. “Çaydanlığı ocakta unutma.”',
      'Sevda kalemi bırakmadı. Bırakırsa elinin titrediğini görecekti. Süreyi deftere yazdı: dört dakika on saniye. Dün üç dakika on saniyeydi, evvelsi gün iki dakika on. Emre on bir yıl önce Kandilli yokuşunda, telefonda ona bir şey anlatırken ölmüştü; cümlesini bitirmeye vakti olmamıştı. Şimdi her gece altmış saniye daha alıyordu.',
      '“Kayıt cihazı yanılıyor,” dedi istasyonun bilgisayarına. “Gürültüyü sese benzetiyor.”',
      '“Kayıt cihazı çalışmıyor,” dedi bilgisayar. “Dokuz gündür kapalı. Siz kapattınız.”',
      'Sevda kulaklığına baktı. Fişi masanın kenarından sarkıyordu; hiçbir yere takılı değildi.',
      '“Abla,” dedi Emre. Bu kez kulaklıktan değil, koridorun ucundan, hava kilidinin ardından geliyordu sesi. “Beş dakika olunca kapıyı açabileceğim. Sen çayı demle, yeter.”',
    ],
  },
  {
    id: 'kirk-kus',
    title: 'Kırk Kuş',
    genre: 'Tarihî Fantastik',
    idea: '1571, İstanbul. Saray nakkaşhanesinin en genç çırağı Yakup, çizdiği kuşların geceleri kâğıttan uçup gittiğini fark eder. Eser padişaha sunulmadan önceki son gece kuşlardan biri geri döner; gagasında kanlı bir mühür vardır.',
    excerpt: [
      'Yakup ilk kuşu yitirdiğinde suçu mürekkepte aradı. İs mürekkebi iyi pişmezse kâğıttan kalkar, derdi ustası; sabah bakarsın, üç günlük emekten geriye bir gölge kalmış. Oysa o sabah kâğıtta gölge de yoktu. Bülbülün konduğu dal duruyordu, dalın ucundaki tomurcuk duruyordu; bülbülün yeri, oraya hiç kalem değmemiş gibi bembeyazdı.',
      'İkincisinde uyumadı. Nakkaşhanenin soğuk taşına çömeldi, kandili avucuyla siper etti, bekledi. Yatsıdan epey sonra kâğıt hafifçe ürperdi. Sığırcık önce başını kaldırdı, sonra altın yaldızlı kanadını silkeledi; sayfanın kenarına, cetvel çizgisinin tam üstüne kondu ve Yakup’a baktı. Bir çırağa nasıl bakılırsa öyle. Sonra pencereden çıkıp gitti.',
      'Yakup kırk gecede kırk kuş uçurdu; her sabah yerlerine yenilerini çizdi, kimse bir şey sezmedi. Murakka cuma günü padişaha sunulacaktı. Perşembe gecesi, son sayfanın başında, ilk kez korkudan değil meraktan uyanık kaldı: Nereye gidiyordu bunlar?',
      'Yanıt sabah ezanından az önce geldi. Kırk kuşun hepsi değil, yalnız biri, o ilk bülbül döndü; pencerenin pervazına kondu. Tüyleri ıslaktı. Gagasında, kenarında kan kurumuş bir mühür tutuyordu.',
      'Yakup mührü ışığa çevirdi, ters yazıyı içinden okudu. Okuma bilmeyeni bile titretecek bir addı bu. Üstelik sahibinin şu anda bahçenin öbür ucunda, kırk nöbetçinin ardında uyuyor olması gerekirdi.',
      'Dışarıda, sarayın içinde bir yerde, biri bağırmaya başladı.',
    ],
  },
  {
    id: 'haritada-olmayan',
    title: 'Haritada Olmayan',
    genre: 'Macera',
    idea: 'Karadeniz’de fırtınaya yakalanan bir balıkçı teknesi, haritada olmayan bir adaya sığınır. Kaptanın on iki yaşındaki torunu, adadaki fenerin mors alfabesiyle bir şey söylediğini anlar.',
    excerpt: [
      'Dedem haritaya güvenmezdi ama haritasız da denize çıkmazdı. O gece ikisi de işe yaramadı. Fırtına bizi Kerempe Burnu açıklarında yakalamış, dümeni dört saat elimizden almıştı; pusula, bardağa kapatılmış bir sinek gibi camın içinde dönüp duruyordu.',
      '“Önümüzde kara var,” dedim.',
      '“Önümüzde yüz elli mil su var,” dedi dedem. Sonra gördü, sustu.',
      'Ada, dalgaların arasından sırtını çıkarmış kocaman, kara bir hayvana benziyordu. Tepesinde bir fener yanıyordu. Dedem kasketini çıkardı; onu kasketsiz yalnızca camide, bir de babamın boş tabutunun başında görmüştüm.',
      '“Burada fener yok,” dedi. “Ada da yok.”',
      'Işık söndü. İki uzun yandı, bir kısa. Uzaktan bakınca her fener kırpışır, arada dalga vardır; ama dalga saymayı bilmez. Ben bilirdim. Amatör telsizcilik sınavına üç hafta vardı, alfabeyi masalara vura vura ezberlemiştim. Harfleri tek tek söyledim.',
      '“G,” dedim. “E. L. M.”',
      'Dedem motora yol verdi; sığınacak başka yerimiz yoktu.',
      '“E. Y. İ. N.”',
      'Tekne koya girdi, rüzgâr bıçakla kesilmiş gibi dindi. Fener bir kez daha yandı. Bu kez uzun, upuzun yandı; ışığını koyun dibine, batıkların yattığı yere tuttu. On iki tekneydiler. En yakındakinin kıç aynasında adı hâlâ okunuyordu. Babamın teknesiydi.',
    ],
  },
];
