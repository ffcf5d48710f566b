import type { Beat } from '../../types.ts';

/** What it costs, in things that can be counted or touched: money, sleep, work, company. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Fatura|Hesap] [bir salı sabahı|haftanın ortasında|öğleden önce] [geldi~|önüne^ kondu~]: [on dört altın|üç aylık kazanç|kırk gümüş]. [Kimse bağırmadı~|Getiren özür diledi~]; [kâğıdı uzatan|parayı isteyen] adam [yalnızca bekledi~|gözünü yere dikti~]. {H} [sandığın dibini|kesesini^|bütün ceplerini^] [boşalttı^|ters çevirdi^], [yarısını denkleştirdi^|dokuz eksik çıktı~]. [Kalanı|Gerisi] için [söz verdi^|yüzüğünü^ bıraktı^|imza attı^].',
      needs: ['settled', '!child', 'harmful'],
      gives: ['debt'],
    },
    {
      text: '[İşinden^|Ekmeğinden^|Kazancından^] [oldu^|kesildi~] önce. [“Bu hafta gelme,”|“Biraz dinlen,”|“Şimdilik sana iş yok,”] dediler~, [yüzüne^ bakmadan|kibarca|kapı aralığından]. [Sonraki hafta|Ertesi hafta] [çağıran olmadı~|başkası gelmişti~ yerine^|adını^ silmişlerdi~]. {H} [kalan parayı|elindekini^] [üç avuca|dört ayrı keseye] [böldü^|ayırdı^]: [yemek|ekmek], [ışık|yakacak], [bir de {F:gen} borcu|bir de umut].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
      gives: ['jobless'],
    },
    {
      text: '[Masada|Sofrada|Ateşin başında] [yeri^ boş bırakılmıyordu~|yerine^ başkası oturuyordu~] [artık|o günlerde]. [Bir akşam|Bir kez] [geç kaldı^|kapıdan baktı^], [sekiz kişi için|herkese yetecek kadar] [sekiz kaşık|tam sekiz tabak] [konmuştu~|dizilmişti~]. [Eskiden|{V.meden} önce] [dokuz olurdu~|bir kaşık daha konurdu~]. {H} [ses çıkarmadan|tokum diyerek|şapkasını^ alıp] [geri döndü^|uzaklaştı^].',
      needs: ['settled', '!negative', '!child', '!solitary', '!state'],
      gives: ['alone'],
    },
    {
      text: '{F} [bir iyilik istemişti~|yardım istemişti~]: [salı günü|pazar sabahı] [sandalı çekmek|çatıyı aktarmak|taşınmasına el vermek]. {H} [bunu|günü] [unuttu^|tamamen aklından^ çıkardı^]; [o saatte|tam o sırada] {V.dik:acc} [düşünüyordu^|birine anlatıyordu^]. {F} [tek başına|yalnız başına] [uğraşmış|çekmiş] ve [bileğini incitmişti~|sırtını sakatlamıştı~]. [“Önemli değil,”|“Alıştım,”] dedi~, [sargıyı gösterip|gülmeye çalışarak].',
      needs: ['settled', '!child', '!solitary', 'third', '!friend-cold'],
      gives: ['friend-hurt'],
    },
    {
      text: '[Günde|Gecede] [dört saat|üç saat|beş saat] uykuyla [yürüyordu^|idare ediyordu^]. [Gözleri^ yanıyor|Başı^ zonkluyor|Elleri^ uyuşuyor], [söylenenler|sesler] [suyun altından gelir gibi|bir duvarın ardındaymış gibi] [geliyordu~|duyuluyordu~]. [Bir gün|Bir öğle üstü] [ayakta uyuyakaldı^|yürürken daldı^]; [uyandıran|kendine^ getiren] [kendi kanının^ tadı oldu~: dilini^ ısırmıştı^|alnını^ çarptığı^ direk oldu~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Güvendiği^ bir dost|Yıllardır tanıdığı^ biri|Bir akrabası^] [yolunu değiştirdi~|selamını kesti~|yüzünü çevirdi~]. {H} [arkasından koştu^|peşine düştü^], [kolundan tuttu^|yetişti^]: [“Ne yaptım sana?”|“Yüzüme bak.”|“Bir şey söyle.”] [Öteki|O adam] [kolunu çekti~|uzun uzun baktı~]: [“Bana bir şey yapmadın.|“Sana kızgın değilim.] [Yanında görülmek istemiyorum.”|Korkuyorum, hepsi bu.”]',
      needs: ['human', '!child', '!solitary', 'harmful', '!state'],
      gives: ['alone'],
    },
    {
      text: '[Sattı^|Elden çıkardı^] [birer birer|teker teker]: önce [saati|halıyı|gümüş kutuyu], sonra [paltoyu|bakır kazanı|kitapları], [en son|sonunda] [yatağın başucundaki resmi|annesinden^ kalan küpeyi|duvardaki sazı]. [Alan adam|Eskici] [pazarlık bile etmedi~|her seferinde biraz daha az verdi~]. [Odada|Duvarda] [kalan izler|açık renkli lekeler|dört köşe boşluklar] [eşyadan daha çok|hepsinden çok] [yer tutuyordu~|göze batıyordu~].',
      needs: ['settled', '!child', 'harmful'],
      gives: ['debt'],
    },
    {
      text: '[Karşılığını|Bunun bedelini] [bedeni^|vücudu^] ödedi~: [saçları^ tutam tutam döküldü~|bir dişi^ kırıldı~|sesi^ haftalarca çıkmadı~]. [Bunu gizlemek için|Görülmesin diye] [başını^ örttü^|az konuştu^|kalabalıktan kaçtı^]. {F} [yine de|bir bakışta] [anladı~|fark etti~], [ertesi gün|akşamına] [kendi kardığı|eliyle kaynattığı] bir [ilaç|merhem] [getirip|bırakıp] [“Sür,” dedi~|“Acıyacak,” dedi~|bir şey demedi~].',
      needs: ['human', '!child', '!friend-cold', 'friend-knows', '!space'],
    },
    {
      text: '[Liste|Yaptığı^ liste|Kâğıttaki adlar] [bir bir|hızla] [azalıyordu~|çiziliyordu~]. [Her|Her bir] [çizilen ad|üstü karalanan isim] [açılmayan bir kapı|cevapsız bir selam|geri dönen bir haber] [demekti~|anlamına geliyordu~]. [Ay sonunda|Sonunda] [geriye üç ad kaldı~|üç kişi kalmıştı~]; [birinin|içlerinden birinin] [yanına|üstüne] [{H} kendisi^|titreyen eliyle^] [soru işareti koydu^|bir nokta kondurdu^].',
      needs: ['list'],
      gives: ['alone'],
    },
    {
      text: '[Bir söz vermişti^|Sözü^ vardı~]: [yedi yaşındaki birine|komşunun küçük kızına|bir çocuğa] [uçurtma yapacaktı^|yüzmeyi öğretecekti^|bir masalın sonunu anlatacaktı^]. [O hafta|Tam o günlerde] [vakit bulamadı^|aklına^ bile gelmedi~]. [Çocuk|Küçük] [üç gün beklemiş|eşikte oturmuş], [dördüncü gün|sonra] [kendi yapmaya kalkmış|başkasına gitmişti~]. [Artık|O günden beri] {H} [geçerken|yaklaşınca] [arkasını dönüyordu~|oyununu kesiyordu~].',
      needs: ['settled', '!child', 'third', '!solitary'],
    },
    {
      text: '[Cebindeki^|Elinde^ kalan] [son parayla|bozukluklarla] [bir ekmek|yarım kilo incir] aldı^; [satıcı|ekmekçi] [parayı almadı~|para üstünü avucuna^ saydı~ fazlasıyla]. [“Senden geçmez,”|“Bugünlük benden,”] dedi~, [acıyarak|arkasındakilere duyurarak]. [Acınmak|Bu söz] [açlıktan|parasızlıktan] [beterdi~|ağır geldi~]; {H} [ekmeği|aldığını^] [ilk köşede|ilk gördüğü^ kapıya] [bıraktı^|bir yoksula verdi^].',
      needs: ['settled', '!child', 'debt', '!solitary'],
    },
    {
      text: '[Kimse|Hiç kimse] [hesap sormadı~|suçlamadı~ onu^]; [kötüsü|daha beteri], [özür dilemeye başladılar~|kibar davranıyorlardı~]. [“Kusura bakma, seni çağıramadık,”|“Sen rahatsız olma,”|“Biz hallederiz,”] [diyorlardı~|deyip geçiyorlardı~]. {H} [kibarlığın|nezaketin] [arttığı|sürdüğü] günleri [saydı^|aklında^ tuttu^]: [Sesler alçaldıkça|Cümleler uzadıkça] [çember daralıyordu~|kapılar ağırlaşıyordu~].',
      needs: ['human', '!solitary', 'harmful', '!state'],
      gives: ['alone'],
    },
    {
      text: '[Uzun günler|Haftalar] [tek heceyle|tek tük sözle] geçti~. [Konuşmak|Ağız açmak] [gereksizdi~|güç geliyordu~]; [sesini^ yitirmesin diye|dili^ paslanmasın diye] {H} [her akşam|gün biterken] [gördüğü^ on şeyin adını|bildiği^ bütün sayıları] [saydı^|yüksek sesle söyledi^]. [Ortalarda|Sonlara doğru] [duraksıyordu^|sesi^ çatlıyordu~]. [Son söylediği^|Sıranın sonuna koyduğu^] [hep aynıydı~|hiç değişmiyordu~]: [“ben”|kendi adı^].',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '[Hesap etti^|Oturup hesapladı^]: bu iş [şimdiye kadar|o güne dek] [üç yüz saatini^|kırk bir gecesini^|bir bütün kışını^] [yemişti~|almıştı~]. [O saatlerde|O zamanda] [başkaları|akranları^] [ev kurmuş|çocuk büyütmüş|yol almış], [bir zanaat öğrenmişti~|borcunu kapatmıştı~|denizi görmüştü~]. {H} [rakamın|sayının] [altını çizdi^|üstüne su döktü^] ve [yine de|bir an bile] [elini^ çekmedi^|vazgeçmedi^].',
      needs: ['state', 'human', '!child'],
    },
    {
      text: '[Yüzüne^|Alnına^] [bir çizgi|iki çizgi] [yerleşti~|oturdu~]; [gülünce|gülerken] bile [silinmiyordu~|geçmiyordu~]. {F} [bir akşam|konuşurken] [başparmağıyla|parmak ucuyla] [oraya dokundu~|çizgiyi düzeltmeye çalıştı~]. [“Bu eskiden yoktu,”|“Bunu sana kim çizdi?”] dedi~. [Çizgiyi|Onu] [oraya çizen|orada bırakan] şeyi ikisi de [biliyordu~|tanıyordu~].',
      needs: ['state', 'human', '!child', '!friend-cold', 'third', '!solitary'],
    },
    {
      text: '[Oyunlar|Eğlence|Şenlik] [onsuz|çağrılmadan] [kuruldu~|başladı~]. {H} [uzaktan|bir kenardan] [seyretti^|baktı^]: [yedi kişi|altı gölge] [dönüyor|bağırıyor], [yerini^|eksik yeri] [bir çuval|bir taş|boş bir kutu] [tutuyordu~|dolduruyordu~]. [“Gelsene!” diyen|Çağıran] [olmadı~|çıkmadı~]; [en acısı|asıl acıtan], [taşın|yerine^ konanın] [çok iyi oynamasıydı~|hiç mızıkçılık etmemesiydi~].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['alone'],
    },
    {
      text: '[Rengi^ soldu~|Parlaklığı^ gitti~|Sesi^ cızırdamaya başladı~]. [Ötekiler|Görenler] [bunu|değişikliği] [yaşa|havaya|yorgunluğa] [verdi~|yordu~]. {H} [nedenini|asıl sebebini] [biliyordu^|iyi biliyordu^]: [Bir şey|Bu iş] [her gün|durmadan] ondan^ [bir pay alıyordu~|bir damla götürüyordu~]. [Ne kadar kaldığını|Daha kaç gün yeteceğini] [ölçtü^|hesapladı^]: [on yedi|otuz] gün.',
      needs: ['!human', 'third'],
      gives: ['fading'],
    },
    {
      text: '{F} [gelmez oldu~|ortalıkta yoktu~]. [İlk gün|Önce] [bekledi^|merak etti^], [ikinci gün|sonra] [darıldı^|seslendi^], [üçüncü gün|sonunda] [aramaya çıktı^|nedenini anladı^]: [Ona|{F:dat}] [“Ondan uzak dur,”|“Yanına gitme,”] [demişlerdi~|diye tembih etmişlerdi~]. [Uzak durmak|Bu tembihi tutmak] {F:dat} [kaç geceye|kaç gözyaşına] [mal olmuştu~|patlamıştı~], [bilmiyordu^|onu da sonra öğrendi^].',
      needs: ['!human', '!solitary', 'harmful'],
      gives: ['alone'],
    },
    {
      text: '[Sahip olduğu^|Elinde^ avucunda^ olan] [tek güzel şeyi|en parlak şeyi], [mavi bir camı|küçük bir zili|sedef bir düğmeyi] [karşılık olarak|bedel diye] [verdi^|bırakmak zorunda kaldı^]. [Alan|Onu alan] [teşekkür etmedi~|bir kez çevirip baktı~]. {H} [günlerce|uzun süre] [onun durduğu|boş kalan] yere [baktı^|dönüp durdu^]; [orası|o küçük yer] [eskisinden|hâlâ hepsinden] [parlaktı~|güzel geliyordu~ {H:dat}].',
      needs: ['!human', 'harmful', '!solitary'],
    },
    {
      text: '[Bir kural çıktı~|Yeni bir yasak kondu~]: [{V.en}|bunu yapan], [suya son|oyuna en son|ışığa en son] [gelecekti~|girecekti~]. [Kimse|Hiçbiri] [adını^ anmadı~|yüzüne^ söylemedi~]; [kural|yasak] [bir taşa|bir ağaca|duvara] [yazılmıştı~|kazınmıştı~]. {H} [okudu^|heceledi^], [en arkaya|sıranın sonuna] [geçti^|yürüdü^]. [Önündeki^|Sıradaki] {F} [dönüp|yavaşça] [yer verdi~|yerini onunla^ değişti~].',
      needs: ['!human', '!solitary', '!friend-cold'],
    },
    {
      text: '[Geceleri|Karanlıkta|El ayak çekilince] [bir tıkırtı|ince bir sızı|hafif bir titreme] [geliyordu~|başlıyordu~] [içinden^|derinden]. {H} [kulak verdi^|durup dinledi^]: [üç kısa|iki uzun], [bir uzun|bir kısa]. [{V.dik:acc} her düşündüğünde^|Olanı her hatırladığında^] [hızlanıyor|artıyor], [unutunca|başka şeye dalınca] [duruyordu~|yavaşlıyordu~]. [Unutmak|Dalmak] [gitgide|günden güne] [zorlaştı~|güçleşti~].',
      needs: ['!human', '!state', '!mute'],
    },
    {
      text: '[Herkes|Ötekiler] [bir şey istiyordu~|peşine^ düştü~]: [“Bize de yap,”|“Bir daha göster,”|“Hadi, bir kez daha,”] [diyorlardı~|diye tutturdular~]. {H} [gösterdi^|yaptı^], [gösterdi^|bir daha yaptı^]; [beşincide|onuncuda] [bir yeri^ çatladı~|gücü^ kesildi~|içi^ boşaldı~]. [Kimse|Seyredenler] [durmasını^|dinlenmesini^] [istemedi~|düşünmedi~]. [Bir tek|Yalnız] {F} [önüne^ geçti~|“Yeter!” dedi~].',
      needs: ['!human', '!solitary', 'willed', '!negative', 'third'],
    },
    {
      text: '[Eski yerine^|Her zamanki köşesine^] [döndüğünde^|vardığında^] [başka biri|yabancı biri] [oturuyordu~|yerleşmişti~]. [“Boş sandım,”|“Artık gelmezsin dediler,”|“Burası benim,”] dedi~ [öteki|yeni gelen], [kıpırdamadan|esneyerek]. {H} [bir şey söylemedi^|tartışmadı^]; [o geceyi|geceyi] [açıkta|kıyıda köşede|iki taşın arasında] [geçirdi^|bekledi^] ve [sabahı|ışığı] [ilk gören|en önce karşılayan] [oldu^|olmuştu^].',
      needs: ['!human', '!solitary', '!space'],
      gives: ['homeless'],
    },
    {
      text: '[Gücü^|Dayanması^] [parça parça|azar azar] [gidiyordu~|eksiliyordu~]: {H} [önce koşmayı|önce gülmeyi], [sonra|ardından] [ıslığı|acele etmeyi], [derken|en son] [yüksek sesle konuşmayı|aynaya bakmayı] [bıraktı^|unuttu^]. [Elinde^ kalan|Geriye kalan] [üç hareketti~, onlara|tek alışkanlıktı~, ona] [dört elle|son bir inatla] [sarıldı^|tutundu^].',
      needs: ['human'],
    },
    {
      text: '{V.dik:acc} [kimse|hiç kimse] [ödetmiyordu~|yüzüne^ vurmuyordu~] {H:dat}; [ödeten|asıl alacaklı] [gecelerdi~|uykuydu~]. [Saat|Gece] [üçte|yarıyı geçince] [uyanıyor|doğruluyor], [gün ışıyana dek|sabaha kadar] [tavandaki çatlağı|parmak eklemlerini^|soluklarını^] [sayıyordu^|izliyordu^]. [Bir ayda|Kısa zamanda] [otuz gece|çuval dolusu uyku] [vermişti^|borçlanmıştı^].',
      needs: ['human', '!solitary'],
    },
  ],
};
