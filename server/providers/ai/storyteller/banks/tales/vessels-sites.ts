import type { Strand } from '../strand.ts';

/** Whole stories about ships and trains, houses and ruins. */
export const VESSEL_SITE_TALES: readonly Strand[] = [
  {
    id: 'answering-light',
    when: '#afloat #!children',
    beats: {
      open: [
        '{T} [dokuzuncu gece de geldi|onuncu gece yine göründü|on birinci gece de yerindeydi], [ışıksız ve aynı saatte|sessiz, saatini şaşırmadan|tek ışık yakmadan]. {H} bu kez [el sallamadı<m|>|seslenmedi<m|>|bakıp geçmedi<m|>]; {P.light:gen} önüne {P.small:acc} tutup [üç kez açıp kapadı<m|>|ışığı üç kez kesti<m|>]. [Karanlıktan|Suyun üstünden|Gecenin içinden], {T:gen} [olduğu yerden|durduğu noktadan], [üç ışık geri geldi|üç kısa ışıkla cevap verildi|bir ışık üç kez yanıp söndü].',
        '[Kayıtlara|Liman defterine|Eski listelere] göre {T} {Y} yıl önce [yok olmuştu|batmıştı|geri dönmemişti]. {H} [kayıtları|sayfaları|defteri] kapattı<m|>, ~başını kaldırdı<m|>, {P.part:abl} [baktı<m|>|karanlığa baktı<m|>]: {T} [oradaydı|karşıdaydı], {T.part:gen} üstünde tek bir ışıkla; sanki [izin bekliyordu|birini çağırıyordu|bir şey soracaktı].',
      ],
      hook: [
        '{H} ertesi gece [iki kısa, bir uzun gönderdi<m|>|önce iki kısa, sonra bir uzun ışık yaktı<m|>]. {T} [aynısını döndürdü|iki kısa, bir uzunla karşılık verdi|onu harfi harfine yineledi]. Ne gönderse<m|> {P.part:gen} hizasında [onu geri alıyor<dum|du>|aynısını buluyor<dum|du>]; [bir yankıyla|bir aynayla|boş bir odayla] konuşmak gibiydi. [Beşinci gece ise|Beşinci geceye kadar böyle sürdü; o gece ise|Düzen beşinci gece bozuldu:] <ben|o> daha [işaret vermeden|ışığa uzanmadan] [{T} söze başladı|ilk ışık {T:abl} geldi].',
        '{T:gen} ışığı [bir düzenle|belli bir sırayla|sayılı aralıklarla] yanıp sönüyordu. {H} bunu [kâğıda döktü<m|>|çizgi çizgi yazdı<m|>|bir zarfın arkasına çizdi<m|>], [eski bir çizelgeyle karşılaştırdı<m|>|işaret kitabında aradı<m|>]. Harfler [ağır ağır|tek tek|gönülsüzce] çıktı: “Orada [kimse|yaşayan|uyanık biri] var mı?” [Soru|Bu], {H:gen} {Y} yıldır [~sormadığı|sormaktan ~kaçındığı|kimseye ~soramadığı] tek soruydu.',
      ],
      wish: [
        '{H} {T:dat} [binmek|çıkmak|yanaşmak] istemiyor<dum|du>; [içinde ışığı tutan elin kime ait olduğunu|o lambayı kimin yaktığını|ışığın ardında kimin uyumadığını] [bilmek|öğrenmek] istiyor<dum|du>.',
      ],
      step: [
        '{H} {F.intro:acc} [uyandırıp|yatağından kaldırıp|kolundan tutup] {P.part:dat} götürdü<m|>. {F} [karanlığa baktı, baktı|uzun uzun baktı|gözlerini kısıp karanlığı taradı]. “{T} [görmüyorum|falan görmüyorum],” dedi, “ama şunu [görüyorum|biliyorum]: sen {n:3-9} haftadır ilk kez birini [çağırdın|yanına istedin|uyandırdın].” Sonra karşıda [üç ışık yandı|ışık üç kez parladı] ve {F:gen} [sesi kesildi|ağzı açık kaldı|eli havada kaldı].',
      ],
      talk: [
        '“[Cevap verme|Karşılık verme|Işığı bırak],” dedi {F}. “{T} giderse [peşine takılan da|ardından bakan da] [gider|kaybolur]. [Böyle gidenleri|Bir ışığın ardından yürüyenleri] {P:loc} çok gördüm.” {H} {P.small:acc} ~elinde [tarttı<m|>|çevirdi<m|>]: “[Ya o da bizi izliyorsa?|Ya o da bizden korkuyorsa?|Ya orada biri yalnızsa?]”',
      ],
      attempt: [
        '{H} [bir kayık buldu<m|>|bir kayık çözdü<m|>|ödünç bir kayığa atladı<m|>], ışığı [kıça bağladı<m|>|kıç tarafına astı<m|>]. {T} yaklaştıkça [büyüyeceğine inceliyordu|büyümüyor, soluyordu|seçileceğine dağılıyordu]; {T.sound} değil, {P.sound} [geliyordu|duyuluyordu]. [Elli adım kala|Birkaç kürek boyu kala|Yarı yolda] {H} [kürekleri bıraktı<m|>|kürek çekmeyi kesti<m|>]: ~önünde bir gövde değil, [suya düşmüş bir ışık|dalgada kırılan bir ışık|suyun üstünde titreyen bir parıltı] vardı.',
      ],
      block: [
        '{A.intro} lambayı {H:gen} ~elinden [aldı|çekti|söküp aldı]. “Bir daha {T} için ışık [yakılmayacak|yanmayacak],” dedi, “{P:loc} [insanlar konuşuyor|laf dolaşıyor|herkes bunu konuşuyor].” Anahtarı [cebine koydu|cebine indirdi|boynuna astı]. O gece {T} [geldi, üç kez yandı, bekledi, üç kez daha yandı|yine geldi; üç kez sordu, sustu, üç kez daha sordu]. {H} {P.part:acc} [yumrukladı<m|>|yumruklayıp durdu<m|>|~avuçlarıyla dövdü<m|>].',
        '[Sonra sis indi|Derken sis bastı|Üçüncü akşam sis çöktü]. {T:gen} ışığı [bir an|bir solukluk] {P.part:gen} hizasında [göründü, söndü|belirdi, boğuldu|titredi, kayboldu]. {H} {P.small:acc} [salladı<m|>, bağırdı<m|>|havaya kaldırdı<m|>, seslendi<m|>]; {P.sound} [hepsini yuttu|sesin üstünü örttü|her şeyi bastırdı]. {A.intro} [arkadan seslendi|merdivenden bağırdı]: “[Bırak artık|Yeter|İn aşağı]. Orada [hiç kimse olmadı|hiçbir zaman kimse yoktu].”',
      ],
      turn: [
        '{H} [kibritle bir yığın kâğıt tutuşturdu<m|>|eski gazeteleri yığıp ateşe verdi<m|>|bir kucak kâğıdı yaktı<m|>]; alev {P.part:gen} üstüne [yükseldi|vurdu]. {T} {P:dat} doğru [döndü|burnunu çevirdi]. [Yaklaşınca|Işığa girince|Alev sönmeden] {H} gördü<m|>: [bir kayık, içinde bir lamba, lambanın ardında|alçak bir kayık, bir lamba ve kürekte] {F.intro}. “{Y} gecedir karşı kıyıdan sana [işaret veriyorum|ışık tutuyorum],” dedi [nefes nefese|soluğu kesilerek|ıslak saçlarını silerek], “{T} sanmayasın diye [geldim|kürek çektim].”',
        'Sabah {P.part:gen} [altında|dibinde] [bir tahta|tuzdan ağarmış bir tahta] bulundu; üstüne {T:gen} adı değil, [bir not|üç satır|bir teşekkür] kazılıydı: “Işığını gördüm. {P.part} görünmezken beni kayalardan o [kurtardı|çevirdi|uzak tuttu]. [Teşekkür için|Bunu söylemek için] {Y} gece geldim, sen hep {T} sandın.” {H} [notu|yazıyı] {F.intro:dat} okudu<m|>; [son sözcükte|sonuna gelince] ~sesi [kısıldı|titredi|çatladı].',
      ],
      settle: [
        '{A} anahtarı [geri getirdi|cebinden çıkardı], {P.part:gen} üstüne [bıraktı|koydu]. [Hiçbir şey demedi|Tek söz etmedi|Konuşmadan gitti]. {H} [lambayı sildi<m|>, fitilini kesti<m|>|lambanın isini aldı<m|>, fitili düzeltti<m|>]; karşı kıyıda da birinin [aynı işi|aynısını|tam o anda bunu] yaptığını artık biliyor<dum|du>.',
      ],
      after: [
        '#happy/open O geceden sonra {T} [bir daha görünmedi|geri gelmedi]; [gerek de kalmadı|kimse de aramadı]. {H} her akşam [üç kez yakıp söndürüyor|ışığı üç kez kesiyor], karşıdan [üç ışık alıyor<dum|du>|üç ışıklık cevabı bekliyor<dum|du>]. [Dördüncüsü yeniydi|Bir gece dördüncüsü geldi|Dördüncü ışık sonradan eklendi]. [Ne demek olduğunu|Anlamını] <ikimiz|ikisi> de [sormadı<k|>|biliyordu<k|>].',
        '#dramatic/twist {H} [o akşam|ertesi akşam|ilk durgun havada] karşı kıyıya geçti<m|>. [Kulübe|Oradaki kulübe] {n:20-40} yıldır [boştu|kapalıydı]; masada [sönük bir lamba, altında bir fotoğraf|fitili bitmiş bir lamba, yanında bir fotoğraf] vardı. {P:gen} fotoğrafıydı, [ışığı yanıyordu|gece çekilmişti] ve önünde [duran, el sallayan kişi|el sallayan kişi] {H:acc} [çok|ürkütücü ölçüde|tıpatıp] andırıyordu.',
      ],
    },
  },
  {
    id: 'last-seat',
    when: '#vessel #!children',
    beats: {
      open: [
        '{T:dat} binmek için [gereken her şey|ne gerekiyorsa|istenenlerin hepsi] {H:gen} ~cebindeydi: [bilet, kimlik, bir avuç bozuk para|katlanmış bir bilet, kimlik, biraz bozukluk]. [Eksik olan tek şey|Tek eksik|Tuhaf olan], biletin üstünde {~ad:gen} [yazmamasıydı|bulunmamasıydı|geçmemesiydi].',
        '“{T} kimseyi beklemez,” [derlerdi {P:loc}|denirdi {P:loc}]. O gün [bekledi|herkesi şaşırtıp bekledi]. {n:4-9} dakika, sonra on dakika daha; ve [bütün pencerelerden insanlar|camlara dizilen bütün yüzler] {P.part:gen} yanında [duran|dikilen] {H:dat} [baktı|döndü|çevrildi].',
      ],
      hook: [
        '#k1 {T:gen} {T.part:abl} bir adam [sarktı|eğildi|uzandı], elindeki listeye [baktı|göz attı]. “{n:2-9} numara boş,” dedi, “[sahibi siz misiniz|siz misiniz o|yerinizi alacak mısınız]?” {H} hayır demek için ~ağzını açtı<m|>; ama adam [~adını söyledi, doğum {~yer:acc}|bir ad okudu, bir doğum yeri], sonra da kimseye anlatılmamış o [eski yarayı|unutulmuş lakabını|eski korkuyu].',
        '#k2 {H} {T:acc} yalnızca [seyretmeye|uğurlamaya|görmeye] gelmişti<m|>. Oysa [son sıradaki|cam kenarındaki|en arkadaki] boş koltukta {P.small} duruyordu; üstünde, kendi {~el:gen} yazısıyla, “[Geç kalma|Bekletme|Beni bekle],” yazılıydı. O notu {Y} yıl önce [başka birine|giden birine|dönmeyen birine] yazmıştı<m|>.',
      ],
      wish: [
        '{H} {T} kalkmadan [bir şeye karar vermeliydi<m|>|kalmakla gitmek arasında bir seçim yapmalıydı<m|>] ve ilk kez [karar vermek için|düşünmek için] [dakikalar sayılıydı|vakit dardı|süre belliydi].',
      ],
      step: [
        'Yan [sırada|koltukta] {F.intro} oturuyordu. “Sizi de mi {P:abl} [çağırdılar|aldılar]?” diye [fısıldadı|sordu|eğildi]. “{T:dat} üç kez bindim, üçünde de [aynı yerde indim|bindiğim yerde indim]. İnsan [inmek istediği yerin adını söyleyemezse|nereye gideceğini diyemezse], {P:dat} geri bırakıyorlar.” {P.small:acc} [uzattı|<bana|ona> uzattı|dizine koydu]: “[Yazın, unutmayın|Şuraya yazın|Kararınızı yazın, silinmesin].”',
      ],
      talk: [
        '“Siz neden [inemediniz|gidemediniz|oraya varamadınız]?” dedi<m|> {H}. {F} [camdan|buğulu camdan] {P:dat} baktı. “[{P:loc} karşılayacak olandan utandım|Beni bekleyenin yüzünden utandım],” dedi, “{T} durdu, kapı açıldı, ben [bavulumu aradım|bavuluma davrandım]. [Bavulum yoktu|Bavulum hiç olmamıştı|Yanımda bavul yoktu ki].”',
      ],
      attempt: [
        '{H} [iki adım attı<m|>, bir adım geri çekildi<m|>|basamağa yürüdü<m|>, sonra geriledi<m|>|bir ~ayağını basamağa koydu<m|>, geri aldı<m|>]. {T.sound} [yükselmişti|artmıştı|sabırsızlanmıştı]. {P.smell} kokusu bile birden [güzel|vazgeçilmez|tanıdık] geldi; insan giderken [burası da başka görünüyordu demek|bir yeri başka türlü kokluyordu demek].',
      ],
      block: [
        '[Kapı kapanırken|Tam o sırada|Düdükle birlikte] {P.part:gen} yanından {A.intro} [araya girdi|atıldı|öne çıktı]. “O yer [benim|bana lazım],” dedi, “{P:loc} ne kazandıysam [cebimde|yanımda], {T:dat} binmek için sizden [iyi bir nedenim de|daha çok nedenim de] var.” [Çıkardığı deste|Uzattığı deste] {P.small} kadardı. {H} paraya [baktı<m|>|~gözünü dikip baktı<m|>|bakakaldı<m|>]; {P:loc} bir yıl [yeter, artardı bile|rahat yeterdi|insanı geçindirirdi].',
        '{T.sound} [birden|bir anda|ansızın] kesildi. Görevli, “[Bir kişilik yer var, kapıda iki kişi|Tek yer kaldı, siz iki kişisiniz|Yer bir, yolcu iki],” dedi. {H} [döndü<m|>|arkaya baktı<m|>]: [orada|iki adım geride], kucağında ağır bir bavulla, {F.intro} duruyordu. [Kalkışa {n:2-5} dakika kalmıştı|Saate göre {n:2-5} dakika vardı].',
      ],
      turn: [
        '#k1 {H} bileti [ona verdi<m|>|karşısındakinin eline tutuşturdu<m|>|onun avucuna bıraktı<m|>]. {T} kalktı, [ağır ağır|acele etmeden|gönülsüzce], {P.sound:acc} [peşine takarak|ardında bırakarak]. [Son pencere geçerken|En arkadaki cam geçerken] {H} [içeridekini|koltuğu] gördü<m|>: [koltuk boştu|orada kimse yoktu]. Arkadan bir ses, “[Ben de inmiştim|Ben de o biletten vazgeçmiştim],” dedi, “{Y} yıldır, {P:loc}, biri bana [biletini verecek mi|yerini bırakacak mı] diye bekliyorum.” [{W.cop}|Konuşan {W.cop}|Bu sesin sahibi {W.cop}].',
        '#k2 {H} [bir adım attı<m|>|basamağa çıktı<m|>|içeri uzandı<m|>] ve {T:gen} içinde, [boş koltuğun|ayrılmış yerin] yanında, {W:acc} gördü<m|>. [Yaşlanmış, küçülmüştü|Omuzları çökmüş, saçı ağarmıştı|Zaman onu ufaltmıştı]; elinde {P.small} vardı. “Notunu aldım,” dedi, “geç kaldım, ama {T} her yıl [bir kez buradan|bir gün buradan] geçiyor. [Her yıl adını yazdırdım|Her seferinde sana yer ayırttım]. Bu yıl [bakmışsın|gelmişsin|başını kaldırmışsın].”',
      ],
      settle: [
        '<Yan yana oturduk|Yan yana oturdular>; <ikimiz|ikisi> de [konuşmadan|ses çıkarmadan|bir süre susarak] {P:dat} baktı<k|>. [Söylenecek|Birikmiş|Araya sıkışmış] {Y} yıllık söz vardı. {W} önce [en küçüğünü|en kolayını|en hafifini] söyledi: “{P:loc} [üşümüyorsun ya|üşütmedin ya|karnın doyuyor ya]?”',
      ],
      after: [
        '#happy/open {T} o gün {P:loc} [iki yolcu eksik kalktı|iki yolcusunu bıraktı|iki boş koltukla gitti]. {H} {W:ins} birlikte {P.part:gen} yanında kaldı<m|>, [çay söyledi<m|>|iki çay istedi<m|>], biletin [arkasına|boş yüzüne] bir adres yazdı<m|>: [ilk kez <ikimizin|ikisinin> de bildiği bir ev|<ikimizin|ikisinin> de yolunu bildiği bir ev].',
        '#dramatic/twist {T} [gözden kaybolduğunda|uzakta küçülüp yittiğinde|gittiğinde] {P:loc} kimse kalmamıştı. {H} ~cebini [yokladı<m|>|karıştırdı<m|>]; bilet [yine oradaydı|yerinde duruyordu]. [Bu kez üstündeki ad doğruydu|Artık üstünde doğru ad yazılıydı], [tarih ise {n:2-9} yıl sonrasıydı|tarihse {n:2-9} yıl ileriyi gösteriyordu].',
      ],
    },
    kin: 'ağabey',
  },
  {
    id: 'two-plates',
    when: '#roofed #!children',
    beats: {
      open: [
        '{Y} yıldır [kimsenin girmediği|kimsenin uğramadığı|kapısı açılmayan] {T:loc} [o akşam|o gece] [soğan kavruluyordu|çorba kaynıyordu|yemek pişiyordu]. {H} kokuyu {P.smell} kokusunun [içinden|arasından] ayırdı<m|>, durdu<m|>, bir daha [kokladı<m|>|içine çekti<m|>|havayı yokladı<m|>].',
        '{T:gen} anahtarı {H:gen} ~kemerinde, [kilidi kapıda, mührü yerindeydi|kapısı kilitli, mührü sağlamdı]. [İçeriden gelen|Kapının ardındaki] [kaşık sesini|bulaşık sesini|tabak sesini] [açıklayan bir yanı yoktu bunların|bunların hiçbiri açıklamıyordu]. {P.sound} kesilince ses [daha da yakınlaştı|iyice belirginleşti|kulağın dibine geldi].',
      ],
      hook: [
        '{H} {T.part:abl} [içeri baktı<m|>|içeriyi gözetledi<m|>|içeriye göz attı<m|>]. [Toz bir karıştı|Her yeri toz bürümüştü|Örümcek ağları yere değiyordu], ama ortadaki masa [silinmiş, üstüne iki tabak konmuştu|temizlenmiş, iki kişilik kurulmuştu]. Tabakların biri boştu; ötekinin başında, [sırtı kapıya dönük|yüzü duvara dönük], biri [usul usul|acele etmeden|sessizce] yemek yiyordu.',
        '{H} [ertesi sabah|gün ağarınca|sabah erkenden] girdi<m|>: [kül sıcak|ocak ılık], {P.small} yerinde, masa [toplanmıştı|silinmişti]. Tek iz, {T.part:gen} yanında duran [ikinci tabaktı|ikinci bir tabaktı]. [Hiç dokunulmamıştı|Kaşığı bile kıpırdamamıştı]; yanına bir de not [konmuştu|bırakılmıştı]: “[Soğuyor|Buyurun|Geç kalmayın].”',
      ],
      wish: [
        '{H} {T:acc} [kilitleyip gidebilirdi<m|>|~arkasında bırakabilirdi<m|>|görmezden gelebilirdi<m|>]. Ama [o ikinci tabağın kimin için konduğunu|sofrada kimin beklendiğini|ikinci tabağın sahibini] [bilmeden|öğrenmeden] uyuyamazdı<m|>.',
      ],
      step: [
        '{H} {P.folk:dat} sordu<m|>, [o da|o da dönüp] {F.intro:acc} [gösterdi|işaret etti]. “{T.mi}?” dedi {F}, “orası {Y} yıl önce [bir gecede|tek gecede] boşaldı. [Sofra kuruluydu, kimse oturmadı|Yemek hazırdı, kimse kaşık sürmedi].” {P.small:acc} [ters çevirdi|elinde döndürdü|önünden itti]. “Ocağın başında ben vardım, tabakları [ben kaldıracaktım|toplamak bana düşerdi]. [Kaçtım|Kaldırmadım|Toplamadım].”',
      ],
      talk: [
        '“Yine [gider misin|girer misin|o kapıyı açar mısın]?” diye sordu<m|> {H}. {F} {T:gen} yönüne [bakmadı|başını çevirmedi|dönmedi bile]. “[Aç değilim|Karnım tok|Ben yedim],” dedi. Sesi, {P.sound:gen} arasında, [çok aç birinin|günlerdir aç birinin|açlığını saklayan birinin] sesiydi.',
      ],
      attempt: [
        '{H} [akşamı|günün bitmesini|karanlığı] {T:gen} karşısında, {P.part:gen} dibinde bekledi<m|>. [Hava kararınca|Son ışık çekilince|Sokak boşalınca] {T.part:loc} [ışık|bir ışık] yandı. Bir gölge [geçti, eğildi, kalktı|belirdi, eğildi, doğruldu]; [iki kez aynı yere gitti geldi|aynı yere bir daha döndü]. [Masa kuruluyordu|Sofra hazırlanıyordu].',
      ],
      block: [
        '{A.intro} kararı [okudu|yüksek sesle okudu|uzattı]: {T} sabah [yıkılacaktı|boşaltılacaktı]. “İçeride [biri var|biri yaşıyor],” dedi<m|> {H}. “{Y} yıldır kimse yok,” dedi {A}, “[kayıtlar böyle|defterde öyle yazıyor|kâğıt ne diyorsa o].” Makineler {P.part:gen} önüne [dizilmişti|çekilmişti]; {P.sound} bile [onların gürültüsünde duyulmuyordu|motorların altında kalmıştı].',
        '{H} kapıyı [~açtığında|~ittiğinde] masa [devrik, ocak sönüktü|yan yatmış, ocak söndürülmüştü]. {A.intro} {P.small:acc} [tekmeledi|ayağıyla itti]. “Kaçmış,” dedi, “[bir serseri|serserinin biri|bir evsiz].” Ama {T.part:gen} arkasından [birinin nefesi|tutulmuş bir nefes|ince bir soluk] geliyordu; {H} duydu<m|>, {A} duymadı, ve susmak [bir an için|o an|ister istemez] {H:dat} düştü.',
      ],
      turn: [
        'Kapı içeriden [açıldı|aralandı]. {F.intro} [elinde tencereyle çıktı|kucağında bir tencereyle göründü], {H:dat} baktı, [utandı|gözlerini indirdi|kızardı]. “Kimsem yok,” dedi, “{T:loc} her akşam iki tabak [koyuyorum|çıkarıyorum]. Biri gelirse [mahcup olmayayım|hazırlıksız yakalanmayayım|ayakta kalmasın] diye.” Sonra [tencereyi uzattı|kapağı kaldırdı|kenara çekildi]: “{Y} akşamdır ilk siz [geldiniz|kapıyı çaldınız].”',
        '{H} [gece yarısı|ortalık yatışınca|el ayak çekilince] geri döndü<m|>, masayı [kaldırdı<m|>|doğrulttu<m|>], boş tabağın [önüne|başına] oturdu<m|>. {T.part:gen} ardından {F.intro} çıktı. [Konuşmadan çorbayı|Çorbayı tek söz etmeden] <bölüştük|bölüştüler>. “O gece bu sofrayı [ben kurmuştum|ben hazırlamıştım],” dedi sonunda, “[herkes gitti|hepsi gitti|bir bir gittiler]. Ben yemeğin [soğumasına|ziyan olmasına|dökülmesine] dayanamadım.”',
      ],
      settle: [
        '{A} kapıda [belirdi|göründü], bağırmak için [nefes aldı|göğsünü doldurdu]. [Önüne bir tabak kondu|Eline bir kaşık verildi]. {H} [sandalye çekti<m|>|yer açtı<m|>|ekmeği böldü<m|>]. [Ne kararın ne {T:gen} sözü edildi|Kararı da {T.de:acc} kimse anmadı]; {A} çorbanın yarısında [şapkasını|paltosunu|eldivenlerini] çıkardı.',
      ],
      after: [
        '#happy/open {T} [yıkılmadı|yerinde kaldı]; ertesi ay kapısına [küçük bir levha asıldı|elle yazılmış bir levha çakıldı]: “Aşevi.” {H} her akşam {P:abl} çıkınca [oraya uğruyor<dum|du>|yolunu oraya düşürüyor<dum|du>]. [Masa uzadı, tabaklar çoğaldı|Masaya masa eklendi, tabaklar yetmez oldu]; en baştaki [hep boş duruyor|doldurulmuyor], [gelecek olana|yoldan gelene|geç kalana] ayrılıyordu.',
        '#dramatic/twist Sabah {T} [yıkıldı|yerle bir edildi]. {H} molozun [arasında|altında] bir tabak buldu<m|>, [kırılmamış|çatlaksız|kenarı bile sağlam]. O günden beri {P:loc} sofraya iki tabak koyuyor<dum|du>. {P.folk} “Birini mi [bekliyorsun|bekliyoruz]?” diye soruyor, {H} her [akşam|seferinde] başka bir [yalan|cevap|bahane] buluyor<dum|du>.',
      ],
    },
  },
  {
    id: 'names-on-the-wall',
    when: '#roofed #!children #!grown',
    beats: {
      open: [
        '{T:acc} [yıkmaya gelenler|yıkacak olanlar] {P.part:gen} yanına kazmalarını [dizdiklerinde|dayadıklarında|indirdiklerinde] {H} ~elinde yalnızca {P.small:ins} içerideydi<m|> ve çıkmaya [{~niyet} yoktu|~ayağı gitmiyordu].',
        '{T} için son gün, {H:gen} {~takvim:loc} [kırmızı bir çarpıydı|kalın bir çarpıyla işaretliydi|kırmızıya boyalıydı]. {P:loc} [herkes biliyor|bilmeyen yok], kimse [ağzına almıyordu|üstünde durmuyordu|sözünü etmiyordu]. O sabah {H} [günün altına|işaretin üstüne] {n:4-9} saat yazdı<m|>: [kalan buydu|geriye bu kadarı kalmıştı|hepsi o kadardı].',
      ],
      hook: [
        '{H} {T:gen} içinde [son kez dolaştı<m|>|son bir kez gezindi<m|>]; {T.part:gen} arkasında sıva [kabarmıştı|çatlamış, kabarmıştı]. [~Tırnağıyla kaldırdı<m|>|~Parmağıyla kazıdı<m|>|Ucundan tutup çekti<m|>]. Altından bir ad çıktı, [sonra bir ad daha|ardından bir ikincisi]; {P.light} düşünce bütün duvarın [adlarla|çocuk yazısıyla|küçük harflerle] dolu olduğu [görüldü|ortaya çıktı].',
        '[Fener ışığında|Fenerin altında|Yandan vuran ışıkta] {T.part} [başka türlü görünüyordu|bambaşkaydı]. {H} ~elini [gezdirdi<m|>|üstünde dolaştırdı<m|>]: çizikler [rastgele değildi|bir düzen içindeydi]. Her çiziğin yanında bir ad, her adın yanında [bir boy|bir boy ölçüsü] vardı; [birileri|çocuklar] {T:loc} [yıllarca|gizlice|kimseye görünmeden] büyümüştü.',
      ],
      wish: [
        '{H} [bu adları sabaha kadar yazacak|gün doğmadan bütün adları deftere geçirecek|adları bir bir yazacak], {T} yıkılsa bile [kimsenin silinmesine izin vermeyecekti<m|>|tek harfi yitirmeyecekti<m|>].',
      ],
      step: [
        'Defterdeki ilk adı {F.intro} [tanıdı|gördü, irkildi]. “Benim,” dedi, [parmağı havada|parmağı satırın üstünde|gözlüğünü çıkararak]. “{Y} kış {T:loc} [saklandık|gizlendik], {n:6-9} çocuktuk. [Bizi kimin ele vermediğini de yazmışlar mı|Bizi kimlerin koruduğu da yazılı mı]?” {P.small:acc} istedi, oturdu; [ayakta duramıyordu|dizleri tutmuyordu|bacakları titriyordu].',
      ],
      talk: [
        '“Neden hiç [anlatmadınız|söylemediniz|sözünü etmediniz]?” diye sordu<m|> {H}. “{P:loc} [herkes biliyordu|bilmeyen yoktu],” dedi {F}, “anlatınca [kimin sustuğu da|kimin korktuğu da|kimin kapısını kapattığı da] anlaşılacaktı. {T} yıkılınca [rahatlayacak çok kişi var|çok kişi rahat bir nefes alacak].”',
      ],
      attempt: [
        '{H} adları {P.folk:dat} [okudu<m|>|tek tek okudu<m|>]. [Birinde durdu adam|Bir adda yaşlı bir adam ayağa kalktı|Adlardan birinde biri elini kaldırdı], “[Bir daha|Onu yine okuyun],” dedi. {H} [bir daha|yeniden, ağır ağır] okudu<m|>. [Akşama|Gün batarken] {T:gen} önünde {n:5-9} yaşlı insan toplanmış, ellerini [bastonlarının|kucaklarının|dizlerinin] üstüne koymuş, [bekliyordu|susuyordu].',
      ],
      block: [
        '{A.intro} saate [baktı|göz attı|vurdu]. “{T} bir saat önce [inmeliydi|yerde olmalıydı],” dedi, “{P:dat} yol [gelecek|yapılacak].” {H} adları [gösterdi<m|>|işaret etti<m|>|okumaya başladı<m|>]. {A} [bakmadı bile|başını çevirmedi]; eldivenini çekti, makineye [işaret verdi|el etti]. {P.part} [sarsıldı|titredi], tavandan [toz|sıva|kireç] döküldü.',
        '“[Duvar duvardır|Duvarın adı olmaz|Altı üstü bir duvar],” dedi {A.intro}, {H:gen} ~elindeki feneri [iterek|kenara iterek]. Ama ışık {T.part:dat} [kaydı|düştü], orada, en altta, [bir diz boyu yükseklikte|diz hizasında] durdu. {A:gen} sözü [ağzında kaldı|yarıda kesildi|boğazında düğümlendi]; {P.sound} [yeniden duyuldu|sessizliği doldurdu].',
      ],
      turn: [
        '[En alttaki adı|En aşağıdaki adı|Son adı] {H} [yüksek sesle|yavaşça|hecesi hecesine] okudu<m|>. {A} [durdu|donup kaldı]. [O ad onundu|Kendi adıydı bu]; yanında “{n:4-7} yaşında, ekmeğini paylaştı,” [yazıyordu|diye yazılmıştı]. “Ben bunu [düş sanırdım|rüya sanıyordum|uydurdum sanırdım],” dedi {A}. Çöktü, {T:gen} o köşesine sırtını [verdi|dayadı]; boyu çiziğe [uymuyordu artık|ancak iki büklüm sığıyordu|bir türlü denk gelmiyordu].',
        '{A} eğilip tozu [sildi|koluyla sildi|üfledi]. Çıkan ad [babasınındı|babasının adıydı], altında da [bir cümle|tek bir cümle|üç sözcük] vardı: “Kapıyı açan asker.” {T:gen} içinde kimse [kımıldamadı|soluk almadı|konuşmadı]. “Babam {P:loc} yaptıklarını [anlatmadı hiç|hiç anlatmadı|mezara götürdü],” dedi {A}, “kötü bir şey [sanıp sormadım|sandım, sormadım|çıkar diye sormadım].”',
      ],
      settle: [
        '[Makineler sustu|Motorlar durdu|Kepçe indirildi]. {A} baretini [çıkardı|koltuğunun altına aldı], {H:gen} {~defter:acc} istedi; adları [sırayla, hecelerini bozmadan|birer birer, acele etmeden] okudu. {T:gen} önünde [bekleyenlerden kimi|bekleyenlerin bazısı], adı geçince, [okuldaki gibi|yoklamadaki gibi|elini kaldırarak] “Burada!” dedi.',
      ],
      after: [
        '#happy/open Yol {T:gen} [çevresinden dolandı|yanından kıvrıldı|önünde dirsek yaptı]. {H} her yıl aynı gün {T.part:gen} yanına [bir çocuk getirdi<m|>|bir çocuğu dikti<m|>], boyunu [çizdi<m|>|duvara işledi<m|>]. [Kalemi {A} tuttu|Adını {A} yazdı]. {P:loc} [o kıvrımın neden orada olduğunu|yolun neden büküldüğünü] soran olunca <ikimiz|ikisi> de [anlattı<k|>|güldü<k|>].',
        '#dramatic/twist {T} [yine de|sonunda] yıkıldı, [bir ay sonra, sessizce|bir ay sonra, kimseye haber verilmeden]. Ama o duvarı [taş taş söktüler|numaralayıp söktüler|parça parça indirdiler]. {P:loc}, {P.part:gen} yanında [yeniden kurdular|bir daha ördüler]. {H} en alta, [boş kalan tek yere|son boşluğa], kendi {~ad:acc} yazdı<m|>; [kimse görmedi|bunu kimse fark etmedi|gören olmadı].',
      ],
    },
  },
];
