import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bir süre|Uzunca bir süre] kıpırdamadan [baktı^|bekledi^]; [yanlış görüp görmediğini^|bunun bir oyun olup olmadığını] [anlamak için|iyice görmek için] [bir adım yaklaştı^, bir adım çekildi^|önce sağdan, sonra soldan baktı^]. [Her yandan|İki yandan da] aynıydı~.',
    },
    {
      text: '{HP}, {EW.olağan}. [Önce elini^ çekti^|Bir adım geriledi^|Olduğu^ yerde kaldı^], [sonra|ardından] [yeniden yaklaştı^|bir daha baktı^], [nefesi^|soluğu^] [yüzüne^ geri vuruyordu~|duyulacak kadar yüksekti~]. [Bir yanlışlık aradı^|Işıkta bir suç aradı^]; [ışık iyiydi~|gözleri^ sağlamdı~], [yanlışlık da yoktu~|gördüğü^ de oradaydı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu kimseye söylemeden|Ses çıkarmadan] [ona kadar saydı^|gözünü^ yumup açtı^]. [Sonunda|Yine de] [her şey|gördüğü^] [aynıydı~|yerli yerindeydi~]. [Demek|Öyleyse] [uyanıktı^|rüya değildi~]; [demek|öyleyse] [bundan sonra|şimdi] [bir şey yapması^|karar vermesi^] gerekiyordu~ ve [kitaplarda|öğrendikleri^ içinde] [böylesi için|bunun üstüne] [tek satır yoktu~|bir kelime geçmiyordu~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Saatine baktı^ nedense|Nedense ilk işi^ çevreyi saymak oldu~]: [üç sandalye, bir lamba|iki pencere, bir dolap], [açık bir kapı|yarım bardak su]. [Her şey olağandı~|Sayılanların hepsi tanıdıktı~]; [yalnız ortada duran|bir tek karşısındaki^] [olağan değildi~|hiçbir listeye sığmıyordu~]. [Kapıyı|Usulca kapıyı] [kapadı^|itti^].',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [“Şaka,” dedi^ yüksek sesle.|“Kim koydu bunu?” dedi^ boşluğa.|“Olmaz,” dedi^.] [Sesi^|Sözü^] [duvardan döndü~|bir yere çarpmadan kayboldu~]. [Gülen çıkmadı~|Perdenin arkasından fırlayan olmadı~]; [uzakta|dışarıda] [biri halı silkeliyordu~|biri ıslık çalıyordu~] ve [dünyanın geri kalanı|günün öbür yanı] [hiç durmamıştı~|işine bakıyordu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önünde^ iki yol vardı~|İki şey yapabilirdi^]: [gördüğünü^ bildirmek|bağırıp çağırmak] ya da [hiç görmemiş olmak|arkasını^ dönüp yürümek]. {H} [üçüncüsünü yaptı^|ikisini de yapmadı^]: [oturdu^|diz çöktü^] ve [uzun uzun|gözünü^ ayırmadan] [baktı^|seyretti^]; [baktıkça|seyrettikçe] [korkusu^ çekildi~, yerine merak geldi~|içi^ ısındı~, dilinde^ bir soru kaldı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Dizlerinin^ bağı çözüldü~|Boğazı^ düğümlendi~|Avuçları^ terledi~]; çünkü [bu biçim|karşısındaki^ görüntü|bu görüntü] [ona^|kendisine^] [yabancı değildi~|fazla tanıdıktı~]. [Yıllar önce|Bir zamanlar] [bunun|aynısının] [hikâyesini dinlemiş|rüyasını görmüş], [gülüp geçmişti^|unuttuğunu^ sanmıştı^].',
      needs: ['human', '!child', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} [içeri girdiğinde|geldiğinde] {H} [hâlâ aynı yerdeydi^|daha kıpırdamamıştı^]. [“Neye bakıyorsun?” dedi~ {F}|“Rengin atmış,” dedi~ {F}] ve [o da|dönüp o da] [baktı~|gördü~]. [Elindeki|Taşıdığı] [kova|sepet|demet] [yere düştü~|bir yana devrildi~]; [toplamayı|eğilip almayı] [ikisi de|kimse] [düşünmedi~|akıl etmedi~].',
      needs: ['human', 'third', '!state'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir an bile|Kısacık bir an bile] [sevinmedi^|korkmadı^]; [ikisi için de|bunun için] [vakit yoktu~|çok erkendi~]. [İlk duyduğu^|İçinden^ geçen ilk] [utanca benzer bir şeydi~|“Geciktim” oldu~]: [Sanki bulunmayı bekliyormuş|Sanki hep oradaymış] da {H} [başka yerlere bakıp durmuştu^|her gün yanından geçip gitmişti^].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Günlerdir|Kaç gündür] [böyleydi~|aynı şey sürüyordu~] ve [başkalarına|görenlere] göre [her şey olağandı~|bunda şaşacak ne vardı~]. [Bir tek kendisi^|Yalnız {H}] [ayrıntıya takılıyordu^|inanmıyordu^ rastlantıya]: [o bakış|o kıvrım], [o küçük iz|o yarım gülüş] [başka kimde|başka nerede] [olabilirdi~|vardı~ ki]?',
      needs: ['human', 'state'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Olduğu gibi|Önce] [yazmak|bildirmek] [gerekti~|zorunluydu~]: [bir kâğıt|uzun bir çizelge] vardı~, [satırları|kutuları] [sırayla|özenle] doldurdu^: [yer, saat, hava|gün, ay, kaçıncı kat]. [“Açıklama” satırında|En alttaki boşlukta] [kalem durdu~|eli^ havada kaldı~]. [Sonunda|Bir saat sonra] [tek kelime yazdı^|şunu yazdı^]: [“Var.”|“Bilmiyorum.”|“Tanıyorum.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '{F:gen} [sorusu|ilk sözü] [basitti~|kısaydı~]: [“Kime söyledin?” “Bir tek sana,” dedi^ {H}.|“Bundan kimin haberi var?” “Kimsenin,” dedi^ {H}.] {F} [bir süre|uzun uzun] [çenesini kaşıdı~|ayağının ucuyla toprağı eşeledi~]. [“Kalsın öyle,” dedi~.|“Bir gece bekle,” dedi~.] [“Sabah da aynı görünürse,|“Bir gecede geçmezse,] [o zaman gerçektir.”|birlikte düşünürüz.”]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Bakanlar değişti~|Kısa sürede ayaklar çoğaldı~]: [gelen parmağıyla dokunuyor|eğilip kokluyor], [giden bir ad koyuyordu~|her biri başka şey söylüyordu~]. [“Mucize,” dedi~ biri.|“Uğursuzluk,” dedi~ yaşlısı.] [“Satalım,” dedi~ öteki.|“Para eder,” dedi~ arkadaki.] {H} [araya girdi^|kollarını^ açtı^]: [“Önce ben buldum,” dedi^|“Bakmak bedava, dokunmak yok,” dedi^] ve [kendi sesinin^ sertliğinden utandı^|kendi sözüne^ kendisi^ de şaştı^].',
      needs: ['settled', '!person', '!person-object'],
    },
    {
      text: '[İşini^|Elindeki^ işi] [aksattı^|gereğince yapamadı^]: [hesap tutmadı~|iplik dolandı~|süt taştı~], [üç kez uyardılar~|biri yerine^ geçti~]. [Aklı^|Düşüncesi^] [hep oradaydı~|orada kalmıştı~]; [gözünü^ kapasa^|başını^ çevirse^] [aynı görüntü|bulduğu^ şey] [göz kapağının^ içinden|sırtının^ ardından] [bakıyordu~ ona|çağırıyordu~].',
      needs: ['settled'],
    },
    {
      text: '[Eski kâğıtları|Eski tanıdıkları] [karıştırdı^|yokladı^], [bir açıklama|bir bağ] [aradı^|bulmaya çalıştı^]. [Bulduğu^ tarih kendi doğum gününden^ bir gün önceydi~.|Öğrendikleri^ hiçbir şeyi açıklamıyordu~.] [Arşivdeki adam|Kapıdaki yaşlı kadın] [“Siz ikincisiniz,” dedi~|“Bunu soran bir kişi daha olmuştu,” dedi~], [“birincisi bir daha gelmedi.”|“yıllar önce, kışın.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '{V.dik:acc} [anlattıkları^|duyanlar] [önce dinledi~|kafa salladı~], [sonra|ardından] [yüzüne^ başka baktı~|sözü değiştirdi~]. [“Yorulmuşsun,” dediler~.|“İnsan görmek istediğini görür,” dedi~ biri.] {H} [kanıt göstermedi^|üstelemedi^]. [Kanıt|Gerçek], [göz önünde|onların da önünde], [apaçık|sessizce] [duruyordu~|bekliyordu~]; [bakmak|bir kez bakmak] [yeterdi~|bedavaydı~].',
      needs: ['human'],
    },
    {
      text: '[Gece|Gece boyunca] [başında bekledi^|yanından ayrılmadı^]. [Üşüyünce|Ayaz çıkınca] [paltosunu^ paylaştı^|iki battaniye getirdi^, birini de oraya örttü^]. [Ona|Alçak sesle] [çocukken düştüğü^ kuyuyu|ilk kazandığı^ parayı|annesinin^ sesini] anlattı^. [Cevap|Karşılık] [gelmedi~|beklemiyordu^]; [yine de|ama] [sabah|gün ışırken] [kendini^ dinlenmiş|daha az yalnız] [buldu^|hissetti^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Sahibi|Asıl sahibi] [çıktı~ ortaya|geldi~]: [elinde belgeyle|bağırarak|ağlayarak], [yanında iki adamla|kapıya dayanıp]. [“Bizimdir,” dedi~.|“Kaybettiğimiz buydu,” dedi~.] [Belgedeki|Anlattığı] [tarif|ayrıntılar] [uyuyordu~|doğruydu~], [bir yer dışında|sonuna kadar değil]: [rengi yanlıştı~|sol yanındaki izi bilmiyordu~]. {H} [bunu kendine^ sakladı^|kâğıdı üç kez okudu^].',
      needs: ['settled', '!person', '!person-object'],
    },
    {
      text: '[Kendi kendine^|Her akşam] [bir söz|aynı sözü] [veriyordu^|tekrarlıyordu^]: [yarın bildireceğim|yarın unutacağım|yarın gideceğim]. [Yarınlar|O yarınlar] [birikti~|masanın altına süpürüldü~]. [Sonunda|Bir gece] [gözlerini^ kapatıp|hesabını^ yapıp] [sordu^|düşündü^]: [Bulan kimdi~, bulunan kim?|Acaba hangisi ötekini aramıştı~?]',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Karar günü|Seçme saati] geldi~: ya [gördüğünü^ anlatacak|herkesin önünde adını koyacak], ya da [susup ömür boyu taşıyacaktı^|dönüşü olmayan bir yalana başlayacaktı^]. [Mühür|Kalem] [masada|önünde^] [hazırdı~|duruyordu~]; [karşısındaki^ memur|bekleyen adam] [saatine|pencereye] [baktı~|dönüp baktı~]: [“Bekliyoruz.”|“Evet mi, hayır mı?”]',
      needs: ['settled', '!child', '!open'],
      gives: ['official', 'open'],
    },
    {
      text: '[Bulduğunun^|Karşılaştığının^] [onu^ da tanıdığını|kendisine^ baktığını] [ilk kez|o gece] [fark etti^|gördü^]. [Bir kıpırtı|Belli belirsiz bir hareket], [bir ses|yarım bir nefes], [ardından|hemen sonra] [kendi adı^|çocukluk adı^]. [Bu adı|O adı] [söyleyen|bilen] [kimse|tek kişi] [kalmamıştı~|çoktan susmuştu~]. {H} [dizlerinin^ üstüne çöktü^|elini^ uzattı^].',
      needs: ['human', '!child', '!open'],
      gives: ['named', 'open'],
    },
    {
      text: '[Aynısından|Tıpkısından] [bir tane daha|ikincisi] [bulundu~|çıktı~], [başka bir yerde|uzakta], [başka biri tarafından|bir yabancının elinde]. [Yazıştılar~|Haber geldi~]. [Yabancı|Öteki] [tek bir şey|yalnız bunu] [soruyordu~|merak ediyordu~]: [“Seninki de geceleri ağır mı?”|“Sen de uyurken ona arkanı dönemiyor musun?”] {H} [cevabı|karşılığını] [hemen yazdı^|aynı gece yolladı^]: [“Evet.”|“Evet. Yalnız değilmişim.”]',
      needs: ['settled', '!child', '!person', '!person-object'],
    },
    {
      text: '[Bir yabancı|Kibar bir adam] [satın almak istedi~|karşılığını sordu~]. [Söylediği rakam|Uzattığı kese] [bir evdi~, bir ömürdü~|bütün borçları siliyordu~]. {H} [keseyi avucunda^ tarttı^|parayı iki kez saydı^]. [“Ne yapacaksınız onunla?”|“Nereye götüreceksiniz?”] diye sordu^. [“Camın arkasına,” dedi~ adam.|“Kilitli bir yere,” dedi~ adam.] [Kese|Para] [birden|elinde^] [hafifledi~|soğudu~].',
      needs: ['settled', '!child', '!person', '!person-object'],
    },
    {
      text: '[Bir çocuk|Meraklı bir kız] [perdeyi|örtüyü] [kaldırdı~|araladı~], [baktı~|gördü~]. [Bağırmadı~|Korkmadı~]; [çömeldi~|başını yana eğdi~], [cebinden|çantasından] [bir şeker|bir taş] [çıkarıp|bulup] [yanına koydu~|bıraktı~]. [“Bu kadarcık mı?” dedi~ {H:dat}.|“Neden saklıyorsun ki?” dedi~ {H:dat}.] [Sorunun cevabı|Verilecek cevap] [yoktu~|aklından^ uçmuştu~].',
      needs: ['human', '!child', '!person', '!person-object'],
    },
    {
      text: '[Bir an|Kapı aralığında] [kendi yansımasını^|pencere camında kendini^] gördü^: [gözlerinin^ altı morarmış|omuzları^ düşmüş], [yüzünde^|dudağında^] [tanımadığı^ bir gülümseme|yıllardır unuttuğu^ bir ifade]. [Karşısındakine|Bulduğuna^] [benzemişti^|ne kadar benzediğini^ gördü^]. [Kim kimi|Hangisi hangisini] [değiştirmişti~|bulmuştu~], [artık|bundan sonra] [ayırt edemezdi^|söylemek zordu~].',
      needs: ['human'],
    },
    {
      text: '[Gerçek|İşin aslı] [ağızdan kaçtı~|bir mektupla geldi~]: [rastlantı değildi~|bunu biri ayarlamıştı~]. {F}, [gözlerini yerden kaldırmadan|kekeleyerek] [anlattı~|söyledi~]: [“Bulasın diye uğraştım.” “Neden ben?” dedi^ {H}. “Sen kaçmazsın diye,” dedi~ {F}.|“Ben görmüştüm, senden önce.” “Neden söylemedin?” dedi^ {H}. “Cesaretim yetmedi,” dedi~ {F}.]',
      needs: ['friend-knows'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Kalemi aldı^|Mührün kapağını kapadı^]. [“Adı var,” dedi^|“Yazın,” dedi^]; [bir nefes verdi^|sesi^ titremedi~]. [Söylediği^ ad|Yazdırdığı^ söz] [odada|kâğıtta] [bir süre|bir an] [tek başına durdu~|kimseye değmeden kaldı~]. [Sonra|Ardından] [memur|bekleyen adam] [gözlüğünü çıkardı~|ayağa kalktı~]: [“Emin misiniz?”|“Bunu geri alamayız.”] [“İlk kez,” dedi^ {H}.|“Evet,” dedi^ {H}.]',
      needs: ['official'],
    },
    {
      text: '[“Hayır,” dedi^ memura.|“Böyle bir şey görmedim,” dedi^.] [Yalandı~|Bu bir yalandı~] ve [ilk kez|hayatında^ ilk kez] [bir yalan|böyle bir söz] [ağzından^ dik|göğsünden^] [çıkmıştı~|yükselmişti~]. [Kâğıt boş kaldı~|Defter kapandı~]. [Kapının ardında|Dışarıda] {F} [bekliyordu~|ayakta duruyordu~]; [bir şey sormadan|hiç konuşmadan] [yürüdüler~|eve döndüler~].',
      needs: ['official', 'third', '!solitary'],
    },
    {
      text: '[Adını^ söyleyene|O sese] [yaklaştı^|eğildi^]. [“Buradayım,” dedi^.|“Geç kaldım,” dedi^.] [Gerisini|Sonra ne konuşulduğunu] [kimse duymadı~|yalnız ikisi bildi~]. [Işık değişirken|Sabaha karşı] {H} [doğruldu^|kalktı^]; [gözleri^ kızarmış|sesi^ kısılmış], [ama|fakat] [sırtı^|başı^] [dimdikti~|ilk kez hafifti~].',
      needs: ['named'],
    },
    {
      text: '[Olduğu yere|Bulduğu^ yere] [geri verdi^|götürüp bıraktı^], [hiçbir şeyini bozmadan|tıpkı ilk andaki gibi]. [Bir tek|Yalnızca] [yanına|dibine] [küçük bir iz|kendinden^ bir şey] [koydu^|bıraktı^]: [bir düğme|bir tutam saç|yarım bir ekmek]. [Sonra|Ardından] [geri geri|arkasını^ dönmeden] [uzaklaştı^|çıktı^].',
      needs: ['!open', 'human', '!person', '!person-object'],
    },
    {
      text: '[Yanında tutmayı|Ayrılmamayı] [seçti^|yeğledi^]. [Yer açtı^|Bir köşeyi boşalttı^], [adını koymadı^|eşiğe bir lamba koydu^]. [“Ne kadar?” diye soranlara|“Ne zamana kadar?” diyenlere] [“Gün gün,” diyordu^|“O isteyene kadar,” diyordu^]. [Kiminin|Soranlardan birinin] [gözü doldu~|kafası karıştı~], [kimi|ötekiler] [alıştı~|güldü~].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Herkese gösterdi^|Kapıyı ardına kadar açtı^]: [“Gelin, bakın.|“Saklayacak bir şey yok.] [İsteyen inansın.”|İsteyen dokunsun.”] [Kuyruk oldu~|Önce çekindiler~]. [Sonra|İlk günün sonunda] [bakanlar|gelenler] [ağlayarak|susarak|gülümseyerek] [çıkıyordu~|ayrılıyordu~]; [herkes orada|her biri] [kendi yitirdiğini|başka birini] [bulmuştu~|görmüştü~].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Aramayı bıraktı^|Neden diye sormayı bıraktı^]. [Bulduğunu^|Gördüğünü^] [olduğu gibi|adsız, sebepsiz] [kabul etti^|yanına^ aldı^]: [bir sabah nasıl gelirse|bir yağmur nasıl yağarsa] [öyle|öylece]. [O akşam|İlk kez o gün] [yemeğini^ bitirdi^|dalıp gitmedi^], [tabağını^ yıkadı^|kapıyı kilitlemedi^] ve [şarkı mırıldandı^|rüyasız uyudu^].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Hesap sormaya|Bunu kimin yaptığını öğrenmeye] [gitti^|karar verdi^]. [Kapıyı|Aradığı^ kapıyı] [yumruklamadı^|tekmelemedi^]; [iki kere|parmak ucuyla] [tıklattı^|dokundu^]. [Açan|Karşısına^ çıkan] [beklediğinden^ yaşlıydı~|titriyordu~]. [“Buldun demek,” dedi~.|“Sonunda geldin,” dedi~.] [“İçeri gel.|“Oturmadan olmaz.] [Sıcak bir şey vereyim.”|Uzun hikâye.”]',
      needs: ['!open', 'settled'],
    },
    {
      text: '{F:dat} [döndü^|baktı^]: [“Sen olsan ne yapardın, söyleme,” dedi^.|“Bana akıl verme,” dedi^.] [“Yalnız yanımda dur.”|“Elimi tut, yeter.”] {F} [durdu~|elini verdi~]. [Birlikte|Yan yana], [gözlerini kırpmadan|nefeslerini tutarak], [bir kez daha|son bir kez] [baktılar~|önünde eğildiler~] ve [döndüler~|kapıyı çektiler~].',
      needs: ['!open', 'friend-knows', 'third'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Ertesi yıl|Bir yıl sonra], [aynı günde|aynı saatte], {H} [oraya gitti^|aynı yerde durdu^]. [Boştu~|Boş bir yerdi~ artık]; [yerde|ortada] [bir ot|ince bir sürgün] [bitmişti~|yeşermişti~]. [Eğildi^|Çömeldi^]. [“Buldum seni,” dedi^|“Buradaymışsın,” dedi^] [yine|gülümseyerek], [başka bir şeye bakar gibi değil|ilk günkü gibi].',
      needs: ['human', '!space'],
    },
    {
      text: '[Kâğıttaki|O çizelgedeki] [“Açıklama” satırı|son satır] [yıllarca|çok uzun zaman] [boş kaldı~|öylece durdu~]. [Bir gün|Yaşlanınca] {H} [kâğıdı çıkardı^|deftere döndü^] ve [titreyen harflerle|özenle] [şunu yazdı^|doldurdu^]: [“İyi ki baktım.”|“Yanlış yerde duran doğru bir şey.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bakmayı|Görmeyi] [öğrenmişti^|bir kez öğrenince bırakamadı^]: [yolda, kapıda|taşların arasında], [yüzlerde|insanların ellerinde] [küçük şeyler|kimsenin görmediği izler] [buluyordu^|yakalıyordu^]. [Çoğu|Bulduklarının^ çoğu] [bir işe yaramıyordu~|kimseye gerekmezdi~]. [Yalnızca|Bir tek] [bakılmış oluyordu~|bir kez görülmüş oluyorlardı~]; [bu|o kadarı] [yetiyordu~|az değildi~].',
    },
    {
      text: '[“Hâlâ orada mı?” dedi~ {F}.|“Gitti mi?” dedi~ {F}.] {H} [elini^ göğsüne^ koydu^|başını^ salladı^]: [“Bazı günler.”|“Yer değiştirdi.”] {F} [anlar gibi oldu~|bir şey demedi~]. [Çayı tazeledi~|Ateşe odun attı~], [iki bardağın yanına bir üçüncüsünü koydu~|iki iskemlenin yanına boş bir tane daha çekti~].',
      needs: ['friend-knows', 'settled'],
    },
    {
      text: '[Anlatılınca|Yıllar sonra anlatılırken] [hikâye|olay] [büyüdü~|süslendi~]: [ışık eklendi~|bir çan sesi eklendi~], [bir kehanet|bir de yıldırım] [çıktı~ ortaya|kondu~ içine]. [Gerçekte|Oysa] [sıradan bir gündü~|hava kapalıydı~], {H} [burnunu^ çekiyordu^|acıkmıştı^] ve [az kalsın|neredeyse] [bakmadan|görmeden] [geçip gidecekti^|kapıyı kapatacaktı^].',
      needs: ['human', 'third'],
    },
    {
      text: '[Ondan geriye|Bulduğundan^ geriye] [kalan|elinde^ kalan] [bir koku|bir sıcaklık|ufacık bir parça] oldu~. {H} [onu|bunu] [cebinde^ taşıdı^|kimseye göstermedi^]; [zor bir günde|eli^ üşüdüğünde] [dokunuyor|avucuna^ alıyor], [nerede olduğunu^|kim olduğunu^] [yeniden|bir an için] [hatırlıyordu^|biliyordu^].',
      needs: ['human'],
    },
    {
      text: '[Artık|Bundan böyle] [her kapıyı|her örtüyü] [yavaş açıyordu^|iki kez düşünerek açıyordu^]: [belki|kim bilir], [ardında|orada] [bir başkası|bir yenisi] [bekliyordu~|vardı~]. [Çoğunlukla|Hemen her seferinde] [boş çıkıyordu~|süpürge çıkıyordu~ arkasından]. {H} [gülüp kapatıyordu^|“Sıradaki,” diyordu^], [yine de|ama] [bir sonrakini|ötekini] [aynı yavaşlıkla|nefesini^ tutarak] [açıyordu^|iterdi^].',
      needs: ['settled'],
    },
    {
      text: '[Soran olursa|Merak edenlere] {H} [elindekileri^ bırakıp|işini^ kesip] [götürüyordu^ oraya|yeri gösteriyordu^]. [“Burada,” diyordu^|“Tam şurada,” diyordu^]; [bir şey yoktu~|boş bir yerdi~]. [Gelen|Bakan] [hayal kırıklığıyla|gücenik] [dönecekken|giderken] [durup|birden] [gözünü kısıyordu~|bir daha bakıyordu~]: [“Bir dakika...”|“Şu da ne?”]',
      needs: ['settled'],
    },
  ],
};

/** Somebody comes upon, or recognises, what should not be there. */
export const COMES_UPON: Frame = {
  name: 'comes-upon',
  verbs: new Set(['bulmak', 'tanımak', 'keşfetmek', 'sanmak', 'benzetmek', 'yakalamak', 'teşhis etmek']),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
