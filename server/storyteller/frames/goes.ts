import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yanına^|Yola çıkarken yanına^] [bir dilim ekmek|iki elma|küçük bir matara su] almıştı^; [hepsini|ne varsa] [daha varmadan|ilk çeyrek saatte|yarı yolda] [bitirdi^|yedi^, içti^]. [Dönüş için|Geri yürümek için] [bir kırıntı|bir yudum] [kalmamıştı~|bile ayırmamıştı^].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Girer girmez|Vardığında^|İlk adımda] [fark ettiği^ şey|burnuna^ gelen] [koku oldu~|bir kokuydu~]: [ıslak taş ve süt|sönmüş ateş ve kekik|eski kâğıt, biraz da elma]. [Bu kokuyu|Aynısını] [tanıyordu^|bir yerden biliyordu^], ama [nereden olduğunu|hangi günden olduğunu] [bulup çıkaramadı^|bir türlü bulamadı^].',
      needs: ['human', '!space'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimse durdurmadı~.|Yolunu^ kesen olmadı~.|“Nereye?” diyen çıkmadı~.] [Bunu kolaylık saydı^|Önce buna sevindi^]; [sonra|az sonra] [arkasına^ baktı^|geriye döndü^] ve [geldiği^ yolun|ayak izlerinin^] [yarısını|bir kısmını] [göremedi^|yerinde bulamadı^].',
    },
    {
      text: '{HP}, {EW.olağan}. [Kaç adım attığını^ saymıştı^|Adımlarını^ sayarak yürümüştü^]: [dört yüz on iki|bin yüz yedi|iki yüz doksan]. [Dönerken|Geri dönünce] [aynı sayıda|tam o kadar] [adımda çıkarsa^|adım çıkarsa], [korkulacak bir şey yok|her şey yolunda] demekti~. [Öyle söylemişti^ kendine^.|Kendine^ verdiği^ söz buydu~.]',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Orada|İçeride] [biri vardı~|birinin sırtını gördü^]; [dönmeden|başını kaldırmadan|elindeki işi bırakmadan] [“Geç kaldın,” dedi~.|“Seni sabah bekliyordum,” dedi~.|“Kapıyı açık bırakma,” dedi~.] {H} [arkasında^ biri daha var mı diye baktı^.|bu sözün kime söylendiğini anlamak için çevresine^ bakındı^.] [Yoktu~.|Başka kimse yoktu~.]',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Her şey|Ortalık] [anlatılandan|umduğundan^|hatırladığından^] [küçüktü~|daha sessizdi~]. [Bir süre|Uzunca bir süre] [kıpırdamadan bekledi^|olduğu^ yerde dinledi^]. [Uzaktan|Derinden] [su sesi|bir testere sesi|bir çıngırak] [geliyordu~|duyuluyordu~]; [ona doğru|sese doğru] yürüdü^.',
      needs: ['!state', '!space'],
    },
    {
      text: '{HP}, {EW.olağan}. [Gitme diyenler|Yolundan^ çevirmek isteyenler] [olmuştu~|az değildi~]: [biri kolunu^ tutmuş|biri önüne^ geçmiş], [biri ağlamış|biri gülmüştü~], [biri de|sonuncusu] [cebine^ bir avuç fındık koymuştu~|kuşağına^ bir düğüm atmıştı~]. [Yürürken|Yol boyunca] [o sesleri duyuyordu^|söylenenleri unutmaya çalıştı^].',
      needs: ['human', '!state'],
    },
    {
      text: '[Her seferinde|Her gidişte] [bir bahanesi^ vardı~|başka bir sebep buluyordu^]: [hava almak|bir şey unutmak|birine selam götürmek]. {HP}, [yine de|sonunda hep] {V.olağan}. [Bahaneler|Sebepler] [birer birer eskidi~|tükendi~]; [yol|ayaklar] [bildiğini okudu~|sormaz oldu~].',
      needs: ['state', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Ayrılırken|Çıkarken] [ışığı açık bırakmıştı^|ateşi söndürmemişti^|yatağını^ toplamamıştı^]; [çünkü|nasılsa] [hemen dönecekti^|akşama evde olacaktı^]. [Üç saat sonra|Gün kararırken] [bunu|o açık kalanı] [hatırladı^|düşündü^] ve [ilk kez|yolun ortasında] [gülümseyemedi^|içi^ daraldı~].',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Karşılayan|Önüne^ ilk çıkan] [bir kediydi~|yaşlı bir köpekti~|tek gözlü bir keçiydi~]. [Önden yürüdü~|Önüne^ düştü~], [ara sıra durup|her dönemeçte] [arkasına baktı~|onu^ bekledi~], [sonunda|en sonunda] [bir kapının dibine|alçak bir duvarın önüne] [oturdu~|çöktü~]. {H:gen} [gidecek başka yeri^ yoktu~.|peşinden gitmekten başka işi^ yoktu~.]',
      needs: ['!state', '!space', 'human'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Döndüğünde^|Geri geldiğinde^] [üç günün geçtiğini|bir haftanın geçtiğini] söylediler~; oysa [orada|ona^ göre] [bir öğleden sonra|bir gece bile] [sürmemişti~|geçmemişti~]. [Sofrada|Yerinde^] [tabağı^|yatağı^] [duruyordu~|hazırdı~], ama [ekmek küflenmişti~|çiçekler kurumuştu~] ve [kimse|ötekiler] [sesini çıkarmıyordu~|yüzüne^ bakmıyordu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '{F}, [toprağa bulanmış ayakkabılarından^|üstündeki^ tozdan] [anladı~|bildi~] [nereden geldiğini^|nerede olduğunu^]. [“Gitmişsin,” dedi~.|“Sonunda gitmişsin.”] [“Gittim.”|“Nasıl anladın?”] [“İnsan oradan başka bakarak döner,” dedi~ {F}.|“Ben de bir kere gidecektim. Kapısından döndüm.”]',
      needs: ['settled', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[“Orada ne var?” dedi~ {F}.|“Gördüğünü anlat,” dedi~ {F}.] {H} [ellerini^ açtı^|çevresine^ bakındı^], [bir benzetme aradı^|nereye benzediğini düşündü^]. [“Bir şey var,” dedi^,|“Burası gibi,” dedi^,] [“ama adı yok.”|“yalnız sesler bir yere çarpıp geri gelmiyor.”] {F} [uzun bir süre|o gece] [yerinden kımıldamadı~|başka şey sormadı~].',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Orada|Gittiği^ yerde] [bir şeyini^|ona^ ait bir şeyi] bırakmıştı^: [eldiveninin^ tekini|bir düğmesini^|başındaki^ örtüyü]. [Eksikliği|Yokluğu] [günün her saatinde|olmayacak zamanlarda] [hissediliyordu~|aklına^ geliyordu~]. [Bunu geri almak|Onun için dönmek] [iyi bir sebepti~|yeterdi~]; [sebep arayan için|gitmek isteyene] [fazlası gerekmezdi~|bundan iyisi bulunmazdı~].',
      needs: ['settled'],
      gives: ['left'],
    },
    {
      text: '[İşler|Bakılacak işler] [bekledi~|birikti~]. [Önce sütçü|İlk önce komşu] [sordu~|söylendi~], [sonra|ardından] [alacaklılar|onu^ bekleyenler], [en son|en sonunda] [en sevdiği^|en yakını^]: [“Bir gün oraya gidip dönmeyeceksin.”|“Sen buradayken de oradasın.”] {H} [itiraz edecekti^|cevap verecekti^], [aklı^|gözü^] [yoldaydı~|kapıdaydı~].',
      needs: ['settled'],
    },
    {
      text: '[Ayakları^|Dizleri^] [yara içindeydi~|sızlıyordu~]; [bir tırnağı^ düşmüş|topuğu^ açılmış], [ayakkabısının^ tabanı|çorabının^ topuğu] [delinmişti~|gitmişti~]. [Sıcak suya|Tuzlu suya] [soktu^|koydu^] [ayaklarını^|onları]. [Suyun dibine|Leğenin dibine] [ince bir kum|mavi bir toz] [çöktü~|indi~]; [buralarda|o çevrede] [böyle bir kum yoktu~|bu renkte toprak yoktu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '[Gittiği^ yerde|Orada] [ona^ bir şey ikram ettiler~|önüne^ bir tas koydular~]: [bal gibi koyu|süt gibi ak], [tadı|kokusu] [çocukluğuna^ benzeyen|hiçbir şeye benzemeyen] bir şey. [İçti^.|Bir yudum aldı^.] [O günden beri|Ondan sonra] [evdeki ekmek|her yediği^] [saman gibi geliyordu~|tatsızdı~].',
      needs: ['human', '!child', '!space'],
    },
    {
      text: '[Karanlık|Akşam] [yolda yakaladı~|çabuk indi~]. [Bildiği^ işaretler|Güvendiği^ izler] [görünmez oldu~|yer değiştirdi~]: [yarık taş|eğri ağaç|beyaz kapı] [sağda olacaktı~, solda çıktı~|çoktan geçilecekti~, bir türlü gelmedi~]. {H} [oturup sabahı beklemeye|kulaklarına^ güvenmeye] karar verdi^. [Sabah|Gece] [uzundu~|geç bitti~].',
      needs: ['!night', '!space'],
      gives: ['night'],
    },
    {
      text: '[Onun^ gittiği^ yerden|Oradan] [söz edilmesi bile|adını anmak bile] [istenmiyordu~|yasaktı~ bazı evlerde]. [Bir ihtiyar|Yaşlı bir kadın] [yolunu^ kesti~|onu^ kenara çekti~]: [“Kardeşim de gitmişti,” dedi~.|“Benim oğlan da oradaydı,” dedi~.] [“Orada kimi gördün?”|“Boylu boslu, sol kaşı yarık. Gördün mü?”] {H} [hayır diyemedi^.|evet de diyemedi^, hayır da.]',
      needs: ['human'],
    },
    {
      text: '[Oradayken|Gittiği^ yerde] [adını^ sormuşlardı~|ona^ bir ad vermişlerdi~], [o da|{H}] [düşünmeden|çekinmeden] [söylemişti^|kabul etmişti^]. [Şimdi|Döndüğünden^ beri] [kendi adıyla^|eski adıyla^] [çağrıldığında^|seslenildiğinde], [bakması^ gerektiğini|ona^ seslenildiğini] [bir an geç anlıyordu^|unutuyordu^].',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Yanına^|Ardına^] [küçük bir çocuk|mahallenin en yaramaz oğlanı|ince sesli bir kız] [takıldı~|düştü~]. [“Beni de götür,” dedi~.|“Nereye gittiğini biliyorum,” dedi~.] [“Annem bilmez.”|“Kimseye söylemem.”] {H} [onu geri yolladı^|dönüp eve kadar götürdü^]; [akşam|bir saat sonra] [çocuğun evde olmadığını|küçüğün eve dönmediğini] [öğrendi^|duydu^].',
      needs: ['settled', '!child', '!open'],
      gives: ['followed', 'open'],
    },
    {
      text: '[Yol|Dönüş yolu] [kapandı~|kesildi~]: [önce bir taş düştü~|önce ince bir çatlak açıldı~], [sonra|ardından] [bütün yamaç|koca bir duvar] [indi~|yıkıldı~]. [Öbür yanda|Uzakta] {F} [adını^ bağırıyordu~|sesleniyordu~]. {H} [cevap verdi^|bağırdı^]; [sesi^|kelimeler] [tozun içinde|taşların arasında] [kayboldu~|yarım kaldı~].',
      needs: ['!space', '!open'],
      gives: ['blocked', 'open'],
    },
    {
      text: '[Oradakiler|Gittiği^ yerdekiler] [toplanıp|bir akşam] [bir teklifte bulundular~|ona^ yer gösterdiler~]: [pencereli bir oda|bir ev|gölgeli bir köşe], [bir iş|bir iskemle], [sofrada bir tabak|adına bir kapı]. [“Kal,” dediler~.|“Burası senin olsun,” dediler~.] [“Ama bir kere kalırsan|“Yalnız kalan] [dönemezsin.”|geri gidemez, bilesin.”]',
      needs: ['human', '!open'],
      gives: ['offer', 'open'],
    },
    {
      text: '[Gittiği^ yerde|Orada] [kendinden^ önce gelen birinin|başka bir yolcunun] [izini|eşyasını] [buldu^|gördü^]: [duvara kazılmış çentikler|yarım bir mektup|düğümlü bir ip]. [Çentikler|İz], [yüz on üçüncü günde|bir yerde, cümlenin ortasında] [kesiliyordu~|bitiyordu~]. {H} [parmağını^ üstünde gezdirdi^|elini^ oraya koydu^]; [taş|yeri] [hâlâ ılıktı~|daha yeniydi~].',
      needs: ['human', '!open'],
      gives: ['trace', 'open'],
    },
    {
      text: '[Tam girecekken|Eşikte] [bir ses|eşiğin bekçisi] [onu^ durdurdu~|yolunu^ kesti~]. [“Karşılığı var,” dedi~.|“Bedava değil,” dedi~.] [“Ne?”|“Ne kadar?”] [“En son ne zaman güldün?|“Aklındaki en eski gün hangisi?] [O günü bırakacaksın.”|Onu alacağım.”] {H} [gülmeye çalıştı^; olmadı~.|o günü düşünmemeye çalıştı^, düşündü^.]',
      needs: ['human', '!open'],
      gives: ['toll', 'open'],
    },
    {
      text: '[Haber|Kötü haber] [oradayken|tam dönecekken] yetişti~: {F} [hastaydı~|düşmüştü~|onu^ istiyordu~]. [Kısa yol|En kısa yol] [gece geçilmezdi~|sular altındaydı~], [uzun yol|öteki] [iki gün sürerdi~|sabaha varmazdı~]. {H} [kuşağını^ sıktı^|bir tas su içti^] ve [suya girdi^|karanlığa daldı^].',
      needs: ['human', '!space', '!solitary', '!open'],
      gives: ['hurry', 'open'],
    },
    {
      text: '[Kapı|Geçit] [bu kez|son gidişinde^] [kapalıydı~|açılmadı~]. [Vurdu^|Yumrukladı^], [seslendi^|adını^ söyledi^]; [içeriden|arkadan] [fısıltılar|ayak sesleri] [geldi~|duyuldu~], [biri|bir çocuk] [güldü~|öksürdü~]. [“Kimi aradınız?”|“Burada kimse oturmuyor,”] dediler~ [sonunda|en sonunda], [kapının ardından|anahtar deliğinden].',
      needs: ['human', '!space', '!open'],
      gives: ['shut', 'open'],
    },
    {
      text: '{F} [önüne^ dikildi~|yolun ortasına oturdu~]. [“Bir daha gidersen|“Bu sefer gidersen] [beni de götüreceksin,” dedi~.|benden de geçeceksin,” dedi~.] [Bavulunu toplamıştı~|Ayakkabıları ayağındaydı~]; [korkudan|inattan] [dudağı titriyordu~|çenesi kasılmıştı~]. [“Dönemezsek?”|“Beğenmezsen?”] [“O zaman|“Öyleyse] [ikimiz döneriz.”|ikimiz beğenmeyiz.”]',
      needs: ['friend-knows', 'human', '!open'],
      gives: ['together', 'open'],
    },
    {
      text: '[Gittiği^ yer|Orası] [değişmeye başladı~|eski yer değildi~ artık]: [ışık|hava] [azalıyor|soğuyor], [kapılar|sesler] [birer birer kapanıyordu~|uzaklaşıyordu~]. [Orada bildiği^ tek kişi|Oranın bekçisi] [eline^ bir fener tutuşturdu~|omzuna^ dokundu~]: [“Bitiyor,” dedi~. “Ne alacaksan şimdi al.”|“Kapatıyoruz,” dedi~. “Seç ve çık.”]',
      needs: ['human', '!open'],
      gives: ['closing', 'open'],
    },
    {
      text: '[Orada|Gittiği^ yerde], [kalabalığın içinde|bir pencerede], [tıpkı kendi yüzünü^|kendisine^ benzeyen birini] gördü^. [Öteki|O yüz] [daha genç değildi~|daha mutlu değildi~], [daha yaşlı da|daha mutsuz da]; [yalnızca|bir tek] [gitmemişti~|orada kalmıştı~]. [El salladı~.|Başıyla selam verdi~.] {H} [selamı aldı^.|elini^ kaldırdı^.]',
      needs: ['human', 'third'],
    },
    {
      text: '[Oradakilerin|Gittiği^ yerdekilerin] dili [başkaydı~|tuhaftı~]; [selam|su|evet] dedikleri şey [omuz silkmekti~|iki kez göz kırpmaktı~]. {H} [yanlış yerde omuz silkti^|gözüne^ toz kaçınca göz kırptı^] ve [kendini^ birden|az sonra kendini^] [bir düğünün ortasında|bir yemin töreninde|bir mezatta] buldu^. [Çıkması^|Oradan sıyrılması^] [akşamı buldu~|üç saat sürdü~].',
      needs: ['human'],
    },
    {
      text: '[İkinci gece|Ertesi gün] [bir bekçi|elinde fenerle biri] [onu^ gördü~|yüzüne^ ışık tuttu~]. [“Buralı değilsin,” dedi~.|“Adını deftere yazdırdın mı?” dedi~.] {H} [cebinde^ ne varsa|üstündeki^ her şeyi] [çıkarıp gösterdi^|önüne döktü^]: [bir mendil, iki düğme, kuru bir yaprak.|bir anahtar, bir parça ip, yarım şeker.] [Bekçi|Adam] yaprağı [kokladı~|ışığa tuttu~] ve [geçmesine^ izin verdi~|“Geç,” dedi~].',
      needs: ['human'],
    },
    {
      text: '[Geri dönüp|Bir gece dönüp] [her şeyin yerinde olup olmadığına|geride kalanlara] baktı^. [Pencereden|Uzaktan] [bir masa|kurulmuş bir sofra] görünüyordu~: [dört tabak|üç tabak ve bir bardak], [biri boş|birinin üstü örtülü]. {F} [o boş yere|örtülü tabağa] [bakıyordu~|arada bir göz atıyordu~]. {H} [girmedi^|camı tıklatmadı^]; [ertesi gün|sabah olunca] [yine yola çıktı^|aynı yolu tuttu^], [ama bu kez ağırdan|daha yavaş].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '[Bir harita|Elle çizilmiş bir harita] [satıyorlardı~|veren oldu~]; [her köşesinde|en altında] [uyarılar|küçük resimler] vardı~. {H} [haritaya bakarak yürüdü^|çizgileri izledi^] ve [bir duvara tosladı^|kendini^ başladığı^ yerde buldu^]. [Haritayı ters çevirdi^|Kâğıdı katladı^], [gözünü^ kapattı^|burnuna^ güvendi^]; [beş dakika sonra|çok geçmeden] [varmıştı^|aradığı^ yerdeydi^].',
      needs: ['human'],
    },
    {
      text: '[Orada|Gittiği^ yerde] [uyuyan|uykuda] [birine rastladı^|küçük birini buldu^], [yolun ortasında|soğuk bir taşın üstünde]. [Uyandırsa^ korkacaktı~|Bıraksa^ üşüyecekti~]; {H} [yanına oturdu^|üstüne gölge oldu^], [sabaha kadar|uyanana kadar] [bekledi^|kımıldamadı^]. [Gözlerini açınca|Uyanınca] [“Sen rüyamda da vardın,” dedi~|“Demek gerçekten geldin,” dedi~] [uyuyan|o].',
      needs: ['!solitary'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Çocuğun ardından|Küçüğün peşinden] [yeniden girdi^|hiç durmadan gitti^]. [Onu|Kaçağı] [bir taşın üstünde|bir ağacın dibinde] [oturmuş buldu^|uyurken buldu^]. [“Seni bekledim,” dedi~ çocuk.|“Geleceğini biliyordum,” dedi~ çocuk.] {H} [onu sırtına^ aldı^|elinden tuttu^] ve [bu kez|dönerken] [adımlarını^ saymadı^|arkasına^ bakmadı^].',
      needs: ['followed'],
    },
    {
      text: '[Taşları|Yıkıntıyı] [tek tek|elleriyle^] [kaldırmaya başladı^|çekti^]. [Öbür yandan|Karşıdan] {F} de [kazıyordu~|aynı şeyi yapıyordu~]; [akşama doğru|ikinci günün sonunda] [parmaklar|iki el] [bir delikte|taşların arasında] [buldu~ birbirini|karşılaştı~]. [“Buradayım,” dedi~ biri.|“Ekmek getirdim,” dedi~ {F}.]',
      needs: ['blocked', 'human'],
    },
    {
      text: '[“Kalamam,” dedi^ oradakilere.|“Yer için sağ olun,” dedi^.] [“Orada bir lambayı|“Ben ateşi] [açık bıraktım.”|söndürmeden çıkmıştım.”] [Gülüştüler~.|Birbirlerine baktılar~.] [En yaşlıları|İçlerinden biri] [yol için|giderken] [eline^ bir avuç kuru üzüm|cebine^ sıcak bir ekmek] [koydu~|tutuşturdu~]: [“Hep böyle derler,” dedi~.|“Lambalar hep açık kalır,” dedi~.]',
      needs: ['offer'],
    },
    {
      text: '[Kaldı^.|Kalmayı seçti^.] [Geride|Evde] [bekleyenlere|soranlara] [bir mektup|uzun bir haber] [yolladı^|yazdı^]: [“İyiyim. Beni beklerken sofrayı soğutmayın.”|“Yolu tarif ediyorum, gelmek isteyen gelsin.”] [Mektubun altına|En sona] [yolun haritasını|üç işaret] [çizdi^|koydu^]; [isteyen okurdu~|anlayan anlardı~].',
      needs: ['offer', '!child'],
    },
    {
      text: '[Çentiklerin yanına|O yarım izin yanına] [bir çentik de kendisi^ attı^|kendi adını^ kazıdı^], [altına da|hemen altına] [“Buradan dönülür” yazdı^|çıkışı gösteren bir ok çizdi^]. [Sonra|Ardından] [okun gösterdiği yere|ışığa] [yürüdü^|gitti^]. [Doğru olup olmadığını|Okun doğruluğunu] [denemek|sınamak] [ona^ düşmüştü~|birinin işiydi~].',
      needs: ['trace'],
    },
    {
      text: '[“O günü veremem,” dedi^.|“Başka bir gün al,” dedi^.] [“En kötüsünü vereyim.”|“Düştüğüm günü al.”] [Ses|Karşısındaki^] [düşündü~|sustu~ bir süre]. [“Kötü günleri kimse almıyor,” dedi~.|“Onlardan bende çok,” dedi~.] {H} [geri döndü^|eşikten ayağını^ çekti^]; [yol boyunca|bütün yol] [o en eski günü|o gülüşü] [düşündü^|yanında^ taşıdı^].',
      needs: ['toll'],
    },
    {
      text: '[Sabaha karşı|Gün ağarırken] {F:gen} [kapısındaydı^|başucundaydı^]; [üstü başı ıslak|dizleri^ çamur içinde]. [“Uzaktaydın,” dedi~ {F}.|“Gelemezsin sanıyordum,” dedi~ {F}.] [“Uzaktaydım,” dedi^ {H}.|“Yol varmış,” dedi^ {H}.] [Ateşe odun attı^|Eline bir bardak su verdi^] ve [bir hafta|iyileşene kadar] [hiçbir yere gitmedi^|yanından ayrılmadı^].',
      needs: ['hurry'],
    },
    {
      text: '[Kapının önüne|Eşiğe] [oturdu^|çöktü^]. [Bir gün bekledi^,|Akşama kadar bekledi^,] [sonra|ardından] [cebindeki^ taşı|oradan kalma son şeyi] [eşiğe bıraktı^|kapının dibine koydu^]. [“Sağ olun,” dedi^ kapıya.|“Güzeldi,” dedi^.] [Arkasından^|Uzaklaşırken] [bir sürgü|bir kilit] [sesi geldi~|döndü~]; [geri dönmedi^|bakmadı^].',
      needs: ['shut'],
    },
    {
      text: '[“Gel,” dedi^.|“Tamam, gel,” dedi^ {H}.] {F} [bunu beklemiyordu~|bir an bocaladı~]; [bavul|elindeki] [yere düştü~|birden ağırlaştı~]. [Yan yana|Omuz omuza] [yürüdüler~|yola koyuldular~]. [İlk dönemeçte|Yarı yolda] {F} [durdu~|güldü~]: [“Ben buranın böyle olduğunu bilseydim...”|“Neden tek başına geldin ki hep?”]',
      needs: ['together'],
    },
    {
      text: '[Fenerin ışığında|Son ışıkta] [çevresine^ baktı^|aceleyle bakındı^]. [Altın vardı~, kitap vardı~|Bir sürü parlak şey vardı~]; {H} [boş bir kavanoz|ince bir dal] [aldı^|seçti^]. [“Bu mu?” dedi~ bekçi.|“Hepsi bu mu?” dediler~.] [“Gerisini|“Ötekileri] [hatırlarım,” dedi^.|anlatırım,” dedi^.]',
      needs: ['closing'],
    },
    {
      text: '[Gitmeyi|Oraya gitmeyi] [ne bıraktı^ ne sürdürdü^|kökünden bırakmadı^]: [ayda bir|yılda bir gün], [hep aynı saatte|gündüz gözüyle], [birine haber vererek|dönüş saatini söyleyerek] [gidecekti^|yola çıkacaktı^]. [Söz verdi^|Bir kâğıda yazdı^], [kapıya astı^|herkese söyledi^]. [Sözünü^|Kâğıdın altını] [tuttu^|imzaladı^] da.',
      needs: ['settled', '!open'],
    },
    {
      text: '[Döndü^.|Dönmeyi seçti^.] [Yol|Geldiği^ yol] [aynı değildi~|kısalmıştı~]; [ya da|belki de] [o aynı değildi^|adımları^ uzamıştı~]. [Çıktığı^ yere|Başladığı^ yere] vardığında^ [her şey bıraktığı^ gibiydi~|yeri^ duruyordu~], [bir tek|yalnız] [gölgesi^ biraz geride|gölgesi^] [kalmıştı~|geç gelmişti~].',
      needs: ['!open'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Şimdi|O günden beri] [kapının yanında|başucunda] [hazır bir çanta|bir çift sağlam ayakkabı] duruyordu~. [Tozunu|Üstünü] [her pazar|haftada bir] [alıyordu^|siliyordu^]. [Gitmesi^|Yola çıkması^] [gerekmiyordu~|şart değildi~]; [gidebileceğini^|yolun yerinde olduğunu] [bilmek|bilerek uyumak] [yetiyordu~|ona^ yetiyordu~].',
      needs: ['settled'],
    },
    {
      text: '[Yolu soranlara|Oraya gitmek isteyenlere] {H} [önce bir şey soruyordu^]: [“Seni bekleyen var mı?”|“Kimin haberi var?”] [“Yok,” diyenlere|“Kimsenin,” diyenlere] [çay koyuyor|yer gösteriyor], [ancak ondan sonra|sabah olunca] [tarif ediyordu^|yolu anlatıyordu^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kuma|Leğenin dibinde kalan toza] [dokunmadı^|kıyamadı^], [bir şişeye|küçük bir kutuya] doldurdu^. [Kışın|Uzun gecelerde] [şişeyi|kutuyu] [ışığa tutuyor|usulca sallıyordu^; içinden] [bir yol|ince bir ses] [geçiyordu~|görünüyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir sabah|Yağmurlu bir sabah] {F} [kapıda belirdi~|çıkageldi~], [saçında|omzunda] [o bildik toz|tanıdık bir koku] vardı~. [“Gittim,” dedi~.|“Ben de gittim,” dedi~.] {H} [bir şey sormadı^|gülmeye başladı^]; [suyu ısıttı^|leğeni çıkardı^], [tuzunu attı^|yanına bir havlu koydu^].',
      needs: ['friend-knows', 'settled'],
    },
    {
      text: '[Geri döndüğü^ ilk gece|Döndüğü^ gece] [yatağı^|yattığı^ yer] [dar geldi~|fazla yumuşaktı~]. [Yere|Kapının önüne] [uzandı^|serildi^], [yıldızlara|tavandaki çatlağa] baktı^. [Oradan da|Gittiği^ yerden de] [aynısı|aynı yıldızlar] [görünüyordu~|görünmüştü~]; [demek|öyleyse] [uzak dediği^ şey|o kadar uzak sandığı^ yer] [bir baş çevirmelikti~|şuracıktaydı~].',
      needs: ['human', '!space'],
    },
    {
      text: '[Ayak izleri^|İzleri^] [yolun başında|çamurda] [kurumuştu~|taş gibi olmuştu~]. [Çocuklar|Gelip geçenler] [kendi ayaklarını|ayaklarını] [içine koyup|üstüne basıp] [ölçüyorlardı~|gülüşüyorlardı~]: [“Daha büyümen lazım.”|“Seninki küçük.”] {H} [uzaktan|pencereden] [gülümsedi^|onları seyretti^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[“Bir daha gider misin?” dediler~.|“Yine gitsen?” dedi~ biri.] {H} [yolun başına^|gün batımına] [baktı^|döndü^]. [Uzakta|Çok uzakta], [göz seçemeyecek kadar küçük|nokta kadar] bir ışık [yandı~, söndü~|kırpıştı~]. [“Beni çağırmıyor,” dedi^.|“Bu sefer o gelsin,” dedi^.] [Sesi^|İçi^] [rahattı~|sakindi~].',
    },
    {
      text: '[Gidişinin^|Yolculuğunun^] hikâyesi [büyüdü~|ağızdan ağza dolaştı~]: [kiminde dev vardı~|kiminde hazine buluyordu^], [kiminde|bir başkasında] [hiç dönmüyordu^|yedi yıl kalıyordu^]. [En kısasını|Doğrusunu] [kendisi^ anlatırdı~|bir tek {H} biliyordu^]: [“Gittim. Geldim. Arada durdum.”|“Gittim, baktım, acıkınca döndüm.”]',
      needs: ['third'],
    },
    {
      text: '[Akşam|Gün bitince] [hep aynı yere|yolun göründüğü köşeye] [oturuyordu^|çıkıyordu^]. [Gelenler|Giden, gelen] [oluyordu~|eksik olmuyordu~]; [kimi|bazısı] [yol soruyor|su istiyor], [kimi de|bir kısmı] [susup geçiyordu~|yalnızca el sallıyordu~]. {H} [susanları|el sallayanları] [hemen tanıyordu^|uzaktan biliyordu^]: [onlar da oraya varmıştı~|hepsi oradan geliyordu~].',
    },
    {
      text: '[İlk adımı attığı^ yere|Başladığı^ yere] [bir taş|beyaz bir taş] [koydu^|bıraktı^]. [Üstüne|Taşın üstüne] [tarih yazmadı^|ad kazımadı^]. [Her geçen|Oradan geçen herkes] [bir taş daha|yanına bir tane] [ekledi~|koydu~]; [yıllar içinde|zamanla] [bir duvar|küçük bir tepe] [oldu~|yükseldi~] ve çocuklar [üstüne tırmandı~|ona bir ad taktı~].',
      needs: ['human', '!space'],
    },
  ],
};

/** Somebody goes to a place that is not theirs. */
export const GOES: Frame = {
  name: 'goes',
  verbs: new Set([
    'gitmek',
    'girmek',
    'varmak',
    'ulaşmak',
    'yola çıkmak',
    'sızmak',
    'taşınmak',
    'yerleşmek',
    'uğramak',
    'tırmanmak',
    'geçmek',
    'ziyaret etmek',
    'binmek',
    'inmek',
    'yolculuk etmek',
    'seyahat etmek',
  ]),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
