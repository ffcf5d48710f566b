import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.di}. [Bir nefeslik işti~|Göz açıp kapayana kadar oldu~|Parmak ucu kadar bir hareket yetti~]. [Kimse görmedi~|Bakan yoktu~], [hiçbir şey devrilmedi~|ortalıkta ses çıkmadı~]; [yine de|buna karşın] [çevresindeki^ hava|bütün gün] [az önceki gibi değildi~|yerinden bir parmak kaymıştı~] ve {H} [bunu ensesinde^ duydu^|bunu ilk anda anladı^].',
    },
    {
      text: '{HP}, {EW.di}. [Üç yıl düşünmüş|Günlerce düşünmüş|Kırk gece tartmış], [üç saniyede yapmıştı^|bir solukta bitirmişti^]. [Elleri^|Kolları^] [titremiyordu~|sakindi~]; [titreme|o sarsıntı] [akşam|yemekte|uzanınca] [geldi~|başladı~], [kaşığı çorbaya vurdura vurdura|dişlerini^ birbirine çarptırarak].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Sebebi vardı~|Bunun bir sebebi vardı~], [hem de iyi bir sebepti~|kendi gözünde^ haklıydı^]. [İlk saatlerde|Akşama kadar] [o sebebi|haklılığını^] [bir kalkan gibi tuttu^|kalkan gibi önünde^ taşıdı^]. [Sonra|Gece olunca] [kalkanın arkasından|o kalkanın yanından] [küçük bir ses|bir çocuk ağlaması] [işitildi~|geldi~ kulağına^].',
      needs: ['human', '!space'],
    },
    {
      text: '{HP}, {EW.di}. [“Ne fark eder?” demişti^ kendine^.|“Kim anlayacak?” demişti^ içinden^.] [İlk fark eden|İlk anlayan] [bir kedi oldu~|kapıcının köpeği oldu~|beş yaşında bir çocuk oldu~]: [durdu~, kulaklarını dikti~|geldi~, dibine^ oturdu~|uzun uzun yüzüne^ baktı~]; [sanki|tıpkı] [olanı biliyor|gördüğünü söyleyecek] [gibiydi~|gibi bakıyordu~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [Eski hâlin|Öncesinin] [hemen unutulacağını sandı^|birkaç günde silineceğini düşündü^]. [Tersine|Oysa], [o eski hâl gözünün^ önünde|öncesi uykusunda^] [her gün biraz daha|giderek] [parlıyor|büyüyordu~], [yenisi|yeni olan] [soluk|eğreti|ödünç] [duruyordu~|kalıyordu~].',
    },
    {
      text: '{HP}, {EW.di}. [Ardından|Sonra] [yerine^ oturdu^|geri çekildi^] ve [bekledi^|olacakları bekledi^]. [Bir saat|Yarım gün] [geçti~|boşuna geçti~]. [Tam|Neredeyse] [rahatlayacakken|“oldu bitti” diyecekken] [uzaktan|dışarıdan] [bir koşuşturma|bir bağrışma|bir çan sesi] [yükseldi~|duyuldu~]; [demek|demek ki] [zincirin ilk halkası|taşın ilk dalgası] [bir kıyıya|birine] [varmıştı~|değmişti~].',
    },
    {
      text: '{HP}, {EW.di}. [Tanık yoktu~|Tek tanık vardı~, o da kendisiydi^]. [Dönüp|Bir an dönüp] [yaptığına^|ellerinin^ işine] [baktı^|bir kez daha baktı^]: [güzeldi~|kusursuzdu~], [işin korkuncu da buydu~|asıl ürküten de buydu~]. Sanki [hep böyleymiş|bin yıldır böyle duruyormuş] da [kimse başka türlüsünü bilmiyormuş|eskisini gören olmamış] gibiydi~.',
      needs: ['human', 'third'],
    },
    {
      text: '{HP}, {EW.di}. [Neden sonra|Çok geçmeden] [öğrendi^|haberi^ oldu~]: [Aynı gün|O sırada], [aynı saatte|iki adım ötede] {F} [tam bunun için|olan bitenin üstüne] [dua ediyormuş|yemin etmiş|söz vermiş]: [“Hiçbir şey değişmesin.”|“Her şey böyle kalsın.”] [Bunu bilseydi^|Duysaydı^], [eli^ yine gider miydi, bilmiyordu^|bir an dururdu^ belki].',
      needs: ['human', '!solitary'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Önce küçük şeyler değişti~|İlk önce ufak tefek işler şaştı~]: [ekmek geç geldi~|bir kapı içeri açıldı~|saatler tutmadı~]; [sonra|ardından] [büyükler|insanlar]: [barışıklar küstü~|kimse yerinde oturamaz oldu~|söz verenler cayıverdi~]. {H} [her birinin ucunda|her aksaklığın dibinde] [kendi parmak izini^|o tek hareketi] [görüyordu^|buluyordu^].',
      needs: ['settled'],
    },
    {
      text: '[Suç arandı~|Bir suçlu lazımdı~]; [ilk bakılanlar|ilk akla gelenler] [her zamanki gibi|elbette] [yoksullar oldu~|en sessizler oldu~]. {F} [gelip anlattı~|haberi getirdi~]: [“Bir çırağı tuttular,” dedi~.|“Yaşlı bir kadını sorguluyorlar,” dedi~.] [“Sen bir şey biliyor musun?”|“İnsan bunu niye yapar, aklın alıyor mu?”] {H} [yutkundu^|bardağını^ devirdi^].',
      needs: ['human', '!friend-knows'],
      gives: ['blamed'],
    },
    {
      text: '{V.dik:acc} [bir tek|yalnız] {F:dat} [söyledi^|itiraf etti^], [yarım ağızla|bir kerede]. {F} [ıslık çaldı~|elini ağzına kapattı~], [sonra|ardından] [hesap yapmaya başladı~|kimleri tutacağını saydı~]. [“Kaç kişi biliyor?” dedi~. “Bir tek sen.” “İki olduk,” dedi~ {F}.|“Geri döner mi?” dedi~. “Bilmiyorum.” “Öyleyse önce onu öğrenelim,” dedi~ {F}.]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Teşekküre geldiler~|Biri elini^ öpmek istedi~]: [meğer|bilmeden] {V.ince} [bir aileyi|bir çocuğu] [kurtarmıştı^|felaketten çekip almıştı^]. [Aynı akşam|Bir saat sonra] [lanet okuyan biri|ağlayan bir adam] [geldi~|kapıda durdu~]; [öbür uçta|başka bir yerde] [başka bir aile|bir başkası] [yıkılmıştı~|her şeyini yitirmişti~]. {H} [ne diyeceğini^ bilemedi^|ikisine de aynı yeri gösterdi^|iki yükü birden omzunda^ duydu^].',
      needs: ['human'],
    },
    {
      text: '[Elleri^|Parmakları^] [o günden beri|ikide bir] [aynı hareketi|olanı] [kendi kendine|uykuda] yapıyordu~: [uzanıyor, çekiliyor|dönüyor, duruyor], [tersine çeviriyordu~|geri almaya çalışıyordu~]. [Görenler|Bir gören] [“Ne yapıyorsun?” dedi~|“Ellerin ne anlatıyor?” diye sordu~]. [Ceplerine^ soktu^ onları.|Altına^ alıp üstlerine oturdu^.]',
      needs: ['human'],
    },
    {
      text: '[Eski hâlini|Öncesini] [bilen|hatırlayan] [azaldı~|her gün azalıyordu~]; [bir sabah|günlerden bir gün] {H} [pazarda|kalabalıkta] [birine sordu^|laf arasında sordu^]: [“Eskiden böyle değildi, değil mi?”|“Burası hep böyle miydi?”] [“Hep böyleydi,” dediler~.|“Dünden beri mi yaşıyorsun?” diye güldüler~.] [Şaşılacak şey|Tuhaf ama], [kendisi^ de|bir an] [ikircikli kaldı^|inanacak gibi oldu^].',
      needs: ['settled'],
    },
    {
      text: '[Geri çevirmeyi denedi^|Eski hâline getirmek istedi^], [gizlice|kimse yokken], [bir kez|hem de iki kez]. [İlkinde|Önce] [yarısı döndü~|ucu kırıldı~], [öbür yarısı|kalanı] [yerinden oynamadı~|elinde^ kaldı~]. [Şimdi|Artık] [ne eskiydi~ ne yeni|iki hâlin de yarasını taşıyordu~]; [üstelik|bir de] [döşemede|yerde] [izi vardı~|kıymığı kalmıştı~].',
      needs: ['human'],
    },
    {
      text: '[Bir mektup|Kapının altından bir pusula] [buldu^|atılmıştı~]: [“Gördüm.” O kadar.|“Bunu senden başkası yapmaz.”] [İmza|Bir ad] yoktu~; [kâğıt|köşesi] [kahve kokuyordu~|yağ lekeliydi~]. {H} [her yüzü|karşılaştığı^ herkesi] [bu kâğıtla|o lekeyle] [ölçmeye başladı^|karşılaştırır oldu^]. [Gülümseyen de uyuyordu~ bu ölçüye, gözünü kaçıran da.|Kimi gülümsüyordu~, kimi bakışını kaçırıyordu~; hepsi olabilirdi~.]',
      needs: ['settled'],
      gives: ['letter-found'],
    },
    {
      text: '[Uyuyamadığı^ geceler|Bekleyişin gecelerinde] {H} [eski hâliyle yenisini|dünle bugünü] [yan yana koyuyordu^|iki resim gibi karanlığa asıyordu^]. Birinde [bir pencere|küçük bir ışık] eksikti~; [gün ağarana kadar|sabaha dek] [hangisinde olduğunu|eksiğin yerini] [bulamıyordu^|seçemiyordu^].',
      needs: ['human'],
    },
    {
      text: '[İşin ucu|Yaptığının^ ucu] [en sevdiğine^|hiç düşünmediği^ birine] [dokundu~|vardı~]. {F} [yolunu kaybetmişti~|işinden olmuştu~|söz verdiğini yitirmişti~] ve [bunun|başına gelenin] [sebebini bilmiyordu~|neden olduğunu soruyordu~]. [“Kısmet,” dedi~ {F}.|“Kimin aklına gelirdi?” dedi~ {F}.] {H} [ekmeğini^ bölüp yarısını verdi^|yardım etti^, ağzını^ açmadan].',
      needs: ['human', '!friend-knows'],
      gives: ['friend-hurt'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Tutulan|Suçu üstüne yıkılan] [getirildi~|önünden^ geçirildi~]; [gözleri|bakışı] [bir an|kısacık] [{H:dat} değdi~|{H:dat} takıldı~]. [Biliyordu~|Bildiği belliydi~]. [Ağzını açmadı~|Tek söz etmedi~], [başını|omuzlarını] [hafifçe|belli belirsiz] [eğdi~|kaldırdı~], [sanki|sanki içinden] [“Konuşursan sen konuş” diyordu~|“Sıra sende” diyordu~].',
      needs: ['human', '!open'],
      gives: ['accused-other', 'open'],
    },
    {
      text: '[Aynı şeyi|Bir kez daha yapmasını^] [istediler~|teklif ettiler~], [bu sefer|şimdi] [para|bir rütbe|bir ev] [karşılığında|göstererek]. [“Elin alışmış,” dediler~.|“Senden iyisi yok,” dediler~.] [Demek biliyorlardı~.|Demek baştan beri izlemişlerdi~.] {H} [verilecek cevabın|hayırın] [neye mal olacağını|kaç kapıyı kapatacağını] [hesapladı^|düşündü^].',
      needs: ['human', '!child', '!open'],
      gives: ['again-asked', 'open'],
    },
    {
      text: '[İşi en iyi bilen|Eskisini avucu gibi tanıyan] [bir usta|yaşlı bir kadın] geldi~, [yaklaştı~|gözlüğünü taktı~]. [Parmağını|Bastonunun ucunu] [tam oraya|değişen yere] [koydu~|dokundurdu~]. [“Burası,” dedi~.|“Hah,” dedi~.] [Herkes|Odadakiler] [sustu~|nefesini tuttu~]. [“Buraya bir el değmiş. Usta bir el.”|“Bu sonradan olma. Ama kötü değil.”] [Bakışı {H:dat} kaydı~.|Dönüp {H:dat} göz kırptı~.]',
      needs: ['settled', '!open'],
      gives: ['expert', 'open'],
    },
    {
      text: '[Zincirin sonu|Olanların ucu] [dönüp dolaşıp|en sonunda] [kendi kapısına^|kendine^] [geldi~|dayandı~]: [bir çocuk|küçük bir kız], [elinde|koltuğunun altında] [kırık bir oyuncak|boş bir sepet]. [“Her şey değişti,” dedi~.|“Evimiz yerinde değil,” dedi~.] [“Sen büyüksün,|“Bilirsin diye geldim,] [düzeltir misin?”|eskisi nerede?”] {H} [yere çömeldi^|diz çöktü^], [ne diyeceğini^|nasıl başlayacağını^] [bilemedi^|aradı^].',
      needs: ['human', '!child'],
    },
    {
      text: '[Büyük gün|Hesap günü] [geldi~|çattı~]; [her şey|bütün düzen] [o değişikliğin|onun^ dokunduğu^ yerin] [üstünde duruyordu~|üstüne kurulmuştu~]. [Çekse^ yıkılacaktı~|Söylese^ çökecekti~], [sussa^|bıraksa^] [yanlış temelin|bir yalanın] [üstünde|üzerinde] [yükselecekti~|sürecekti~]. [Müzik başladı~|Alkış koptu~]; {H} [en önde|ön sırada] [duruyordu^|oturuyordu^].',
      needs: ['human', '!open'],
      gives: ['foundation', 'open'],
    },
    {
      text: '[Gece|Gecenin ortasında] [biri daha|gölge gibi biri] [aynı yerde|oraya eğilmiş] [uğraşıyordu~|çalışıyordu~]. {H} [ışığı tuttu^|yaklaştı^]: {F}. [“Eskisine çeviriyorum,” dedi~ {F}.|“Sen yapmışsındır diye düzeltmeye geldim,” dedi~ {F}.] [“Kime yakalanacağız?” dedi^ {H}. “Sen fenerini sık tut,” dedi~ {F}.|“Biliyor muydun?” dedi^ {H}. “Başından beri,” dedi~ {F}.]',
      needs: ['human', '!night'],
      gives: ['night', 'friend-knows'],
    },
    {
      text: '[Bir an|Yalnız bir an] [her şey|dünya] [kendiliğinden|hiç dokunmadan] [eski hâline döner gibi oldu~|geri akmaya başladı~]. {H} [bunu istediğini^ sanırdı^|bu an için dua etmişti^]; [şimdi|oysa] [elini^ uzatıp|bağırarak] [durdurmak istedi^|“Kalsın!” dedi^]. [Kendi sesine^|Bu isteğe] [en çok kendisi^|önce kendisi^] [şaştı^|inanamadı^].',
      needs: ['human'],
    },
    {
      text: '[Soru|Beklenen soru] [doğrudan soruldu~|yüzüne^ soruldu~]: [“Sen mi?”|“Bunu sen mi yaptın?”] [Kapı açıktı~|Pencere açıktı~], [at hazırdı~|yol boştu~]; [“Hayır” kısa sözdü~|bir “hayır” her şeyi bitirirdi~]. {H} [ağzını^ açtığında|cevap verirken] [kendi sesinden^ önce|kelimelerden önce] [eli^ havaya kalkmıştı~ bile|yüzü^ söylemişti~ bile].',
      needs: ['human', '!open'],
      gives: ['asked', 'open'],
    },
    {
      text: '[Karşılaştıkları yerde|Dar bir geçitte] [zararı gören|başı yanan] [adam|kadın] [yolunu^ kesti~|kolunu^ tuttu~]. [Öfkeli değildi~|Bağırmadı~]. [“Bana anlat,” dedi~,|“Yalnız şunu söyle,” dedi~,] [“yaparken beni düşündün mü hiç?”|“ben aklına geldim mi?”] {H} [bütün yalanları|kolay sözleri] [gözden geçirdi^|bir yana bıraktı^]. [“Hayır,” dedi^.|“Hiç,” dedi^.]',
      needs: ['human'],
    },
    {
      text: '[Yeni hâliyle büyüyen bir çocuk|Yenisini seven küçük bir kız] [vardı~|çıktı~]; [öncesini hiç görmemişti~|eskisini bilmiyordu~], [yenisine bir ad takmıştı~|yenisine türküler uyduruyordu~]. [Gelip {H:dat} gösterdi~.|{H:dat} bir bir anlattı~.] [Güzeldi~|Yakışıyordu~]; {H} [ilk kez|o an] [bozmanın da geri almanın da|her iki yolun da] [birinden bir şey alacağını|bir bedeli olacağını] [düşündü^|gördü^].',
      needs: ['human'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[“Bırakın onu,” dedi^.|“O yapmadı,” dedi^.] [“Benim.|“Elim burada.] [Neden yaptığımı da anlatırım.”|İsterseniz gösteririm nasıl olduğunu.”] [Tutulanın|Kolları bağlı olanın] [dizleri çözüldü~|gözleri doldu~]; [ipi|bağını] [çözerken|keserken] {H} [ondan özür diledi^|adını sordu^]; [bunu kimse beklemiyordu~|en çok öteki şaşırdı~].',
      needs: ['accused-other'],
    },
    {
      text: '[Parayı|Teklifi] [masaya|önlerine] [geri itti^|bıraktı^]. [“Bir kez yaptım, kendim için,” dedi^.|“Elim alışmadı, korktu,” dedi^.] [“Ücretini hâlâ ödüyorum.”|“İkincisi olmayacak.”] [Gülmediler~|Sandalyeler gıcırdadı~]; [kapı|çıkış] [uzaktı~|on adımdı~] ve [her adımda|yürürken] [sırtı^|ensesi^] [üşüdü~|karıncalandı~].',
      needs: ['again-asked'],
    },
    {
      text: '[Ustanın yanına oturdu^|Yaşlıyla baş başa kaldı^]. [“Ben yaptım,” dedi^.|“O el benim,” dedi^.] [“Biliyorum,” dedi~ öteki.|“Belli,” dedi~ öteki.] [“Geri alınır mı?”|“Düzelir mi?”] [“Eskisi geri gelmez.|“Düzelmez.] [Ama yanına bir imza atılır.”|Ama sahiplenilir.”] {H} [o gece|hemen orada] [köşeye|altına] [adını^ koydu^|adının^ ilk harfini kazıdı^].',
      needs: ['expert'],
    },
    {
      text: '[Müziği|Töreni] [durdurdu^|kesti^]. [“Altı boş,” dedi^|“Yanlış yerde duruyoruz,” dedi^]; [sesi^|sözü^] [çatlak çıktı~|ilk anda duyulmadı~]. [Bir daha söyledi^|Tekrarladı^]. [Yıkılma|Çöküş] [sandığı^ gibi gürültülü değildi~|bir sandalyenin itilmesiyle başladı~]; [sonunda|akşama doğru] [temelin başında|yıkıntıda] [ellerini sıvamış|baştan kurmaya hazır] [dört kişi|birkaç kişi] [kalmıştı~|vardı~].',
      needs: ['foundation'],
    },
    {
      text: '[“Ben,” dedi^.|“Evet,” dedi^.] [Tek kelimeydi~|Kısaydı~]; [ardından|hemen sonra] [dünya|oda] [durup|bir an] [nefes aldı~|hafifledi~]. [“Cezası var,” dediler~.|“Bedelini biliyor musun?” dediler~.] [“Ödüyordum zaten,” dedi^ {H}.|“Gün gün biliyorum,” dedi^ {H}.] [Sonra|Ardından] [kapıya değil, onlara doğru|öne doğru] [yürüdü^|bir adım attı^].',
      needs: ['asked'],
    },
    {
      text: '[Geri almadı^|Eskisine döndürmeye kalkmadı^]; [onun yerine|bunun yerine] [zarar görenlerin|yolu şaşanların] bir listesini yaptı^, [tek tek kapılarını çaldı^|hepsine sırayla gitti^]: [birine odun|birine un], [birine çatı|ötekine ders], [birine|sonuncuya] [yalnızca doğruyu|özrünü^] [götürdü^|verdi^]. [Liste|O kâğıt] [uzundu~|kısalmıyordu~]; [her akşam|günün sonunda] [bir satır|bir ad] [çiziyordu^|siliyordu^].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Eskisini|Önceki hâlini] [bilenleri|hatırlayanları] [topladı^|bir araya getirdi^], [anlattırdı^|dinledi^]: [biri rengini|biri sesini], [öbürü|başkası] [kokusunu|yerini] [biliyordu~|söyledi~]. [Hepsini|Söylenenleri] [bir araya koyunca|yan yana dizince] [ne eskisi|ne dünkü] [çıktı~|oldu~] [ne yenisi|ne bugünkü]; [üçüncü|başka] bir şey, [hepsinin elinden çıkmış|birlikte yapılmış], [duruyordu~ ortada|canlanıyordu~].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Bir kez daha|Son kez] [oraya gitti^|aynı yerde durdu^], [elini^|avucunu^] [üstüne koydu^|uzattı^]. [Çevirebilirdi^|Geri alabilirdi^]; [eli^|parmakları^] [yolu biliyordu~|hazırdı~]. [“Kalsın,” dedi^.|“Böyle olsun,” dedi^.] [Bu sefer|Şimdi] [gizlice değil|kaçarcasına değil], [gün ışığında|göz göre göre], [kendi adıyla^|sonucunu bilerek] [seçiyordu^|yapıyordu^ aynısını].',
      needs: ['!open', 'human'],
    },
    {
      text: '{F} [bekliyordu~|cevap istiyordu~]. [“Benim başıma gelen|“Yitirdiğim iş] [senin yüzünden mi?” dedi~|senin elinden mi?” dedi~]. {H} [gözlerini^ ayırmadı^|kaçmadı^]: [“Evet.”|“Benim yüzümden.”] [Uzun bir sessizlik|Bir dal çatırtısı] oldu~. [“Söylediğin iyi oldu,” dedi~ {F}. “Kızmam geçince yine konuşuruz.”|“Bir gün kızmayı bırakırım,” dedi~ {F}. “Bugün değil.”]',
      needs: ['!open', 'friend-hurt'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Değişiklik|Yeni hâl] [yerleşti~|kök saldı~], [üstünde ot bitti~|üstüne ev yapıldı~]. {H} [yaşlandıkça|yıllar geçtikçe] [eskisini|o ilk hâli] [bir tek kendisinin^|yalnız kendi gözünün^] [taşıdığını|sakladığını] [biliyordu^|anlıyordu^] ve [her bahar|yılda bir] [bir çocuğa|isteyen birine] [anlatıyordu^|çiziyordu^ kumun üstüne].',
      needs: ['!space', 'human'],
    },
    {
      text: '[Tarih|Hiçbir defter] [onun^ adını^ yazmadı~|onu^ anmadı~]. [Sebep yerine|Nedenler arasında] [hava koşulları|talih|bir yanlışlık] sayılmıştı~. {H} [okudu^, güldü^|kitabı kapattı^]; [koca bir rüzgârın|onca yağmurun] yapamadığını [bir parmak|tek bir hareket] [yapmıştı~|becermişti~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kapısına^|Eşiğine^] [her yıl|o gün gelince] [iki şey bırakılıyordu~|iki şey konuyordu~]: [bir demet çiçek|bir somun] ve [bir taş|bir avuç kül]. {H} [ikisini de|hiçbirini ayırmadan] [içeri alıyor|yan yana koyuyor], [teşekkür edene de|dua edene de] [kızana da|lanet okuyana da] [hak veriyordu^|aynı selamı veriyordu^].',
      needs: ['settled'],
    },
    {
      text: '[“Yine yapar mıydın?” dedi~ {F}.|“Elin yine gider miydi?” dedi~ {F}.] [Uzun bir|Serin bir] akşamdı~. {H} [elini^ kaldırdı^, baktı^|parmaklarını^ açtı^, kapadı^]. [“Bu el yapardı,” dedi^.|“O günkü el, evet,” dedi^.] [“Bugünkü|“Şimdiki] [önce sana sorar.”|önce çevresine bakar.”]',
      needs: ['human'],
    },
    {
      text: '[Ellerindeki^ o hareket|Parmaklarının^ o huyu] [bir gece|sessizce] [kesildi~|bitti~]. [Sabah|Uyanınca] [avucunu^ açtı^|ellerine^ baktı^]: [sıradan iki el|tırnakları kırık iki el]. [Ekmek yoğurdu^|Bir düğüm çözdü^] [onlarla|o gün], [bir çocuğun saçını ördü^|çay karıştırdı^]; [hiçbir şey devrilmedi~|dünya yerinde kaldı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir genç|Eli çabuk bir delikanlı] [aynı yere gelip|aynı hareketi yapmak üzere] [durdu~|elini uzattı~]. {H} [uzaktan gördü^|tam arkasındaydı^]. [“Dur,” demedi^.|Bağırmadı^.] [“Önce otur,” dedi^,|“Yapmadan bir dinle,” dedi^,] [“sana kimlerin kapısını çalacağını sayayım.”|“uzun değil, bir gecelik hikâye.”] [Genç|Delikanlı] [oturdu~|elini indirdi~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Eskisinden|Önceki hâlden] [küçük bir parça|bir kıymık] [kalmıştı~|saklamıştı^], [mendile sarılı|bir kutuda]. [Son olarak|Sonunda] [onu da|o parçayı] [götürüp|yeni hâlin] [dibine gömdü^|yanına koydu^]. [Yan yana|Böylece] [ikisi de|eski de yeni de] [yerindeydi~|tamamdı~]; [ilk kez|o gece] [rüzgâr|oda] [uğuldamadı~|sessiz kaldı~].',
      needs: ['human', '!space'],
    },
    {
      text: '[Her şey|Düzen] [yeni yolunu buldu~|kendi kendine yerleşti~]: [küsenler barıştı~|sular duruldu~], [saatler|kapılar] [yeniden tuttu~|yine açılıp kapandı~]. [Yalnız|Bir tek] [o yerin|değişen yerin] [önünden geçerken|yanında] [kim olsa|herkes] [nedensiz|bilmeden] [bir an duruyordu~|sesini alçaltıyordu~]. {H} [ise hızlanıyordu^|ise nedenini biliyordu^].',
      needs: ['third'],
    },
  ],
};

/** Somebody changes one thing, and much follows from it. */
export const ALTERS: Frame = {
  name: 'alters',
  verbs: new Set([
    'değiştirmek',
    'söndürmek',
    'düşürmek',
    'bozmak',
    'kapatmak',
    'durdurmak',
    'devirmek',
    'kırmak',
    'yıkmak',
    'kesmek',
    'karıştırmak',
    'birbirine düşürmek',
    'takas etmek',
    'yer değiştirmek',
    'kovmak',
    'koparmak',
    'serbest bırakmak',
    'salmak',
  ]),
  needs: ['!negative', '!state'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
