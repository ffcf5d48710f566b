import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody comes by a thing that changes what they know of themselves. */
export const FINDS: Frame = {
  name: 'finds',
  verbs: new Set(['bulmak', 'keşfetmek', 'ele geçirmek', 'miras almak']),
  needs: ['object', '!person-object', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. [İlk iş|Hemen] [çevresine^ bakındı^|omzunun^ üstünden baktı^]: [gören yoktu~|kimseler görünmüyordu~]. {O:acc} [ışığa tuttu^|gözlerine^ yaklaştırdı^|iki yana çevirdi^], [tozunu üfledi^|üstündeki kiri başparmağıyla^ sildi^]; [altından|kirin altından] [ince bir çizik|parlak bir kenar|solmuş bir leke] [çıktı~|göründü~].',
          needs: ['holdable', 'human'],
        },
        {
          text: '{HP}, {EW.di}. [Sevinecekti^|Bağıracaktı^], [boğazı^ düğümlendi~|sesi^ çıkmadı~]: [yirmi adım|bir taş atımı] ötede {F} [sırtını dönmüş|yere çömelmiş], [kendi işine|elindekine] [bakıyordu~|dalmıştı~]. {H} {O:acc} [koynuna^ soktu^|avucunda^ gizledi^|arkasına^ aldı^] ve [bir şey olmamış gibi|ıslık çalarak] [oradan uzaklaştı^|yanından geçti^].',
          needs: ['holdable', 'human', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. [Olduğu^ yerde|Ayakta] [kaldı^|donakaldı^] [önce|bir süre]; [nefesi^ hızlandı~|ağzı^ kurudu~|kulakları^ uğuldadı~]. [Düş değildi~|Yanılmıyordu^]: {O} [tam oradaydı~|gözünün^ önündeydi~]. [Elini^ uzattı^|İki adım attı^], [yarı yolda|tam varacakken] [vazgeçti^|durdu^]; [dokunursa^|dokunduğunda^] [geri dönüşü|artık geri dönmesi] [olmayacaktı~|kalmayacaktı~].',
          needs: ['human', '!holdable'],
        },
        {
          text: '{HP}, {EW.di}. [Aslında|Oysa o gün] [düşürdüğü^|kopan] bir düğmeyi [arıyordu^|almak için eğilmişti^]; [düğme hiç çıkmadı~|düğmeyi bir daha aklına^ getirmedi^]. [Doğrulduğunda^|Ayağa kalktığında^] [dizleri^ toz içindeydi~|ceketinin^ önü açıktı~] ve {H} [yol ortasında|kendi kendine^] [gülüyordu^|“Olamaz,” diyordu^].',
          needs: ['settled', '!child'],
        },
        {
          text: '{HP}, {EW.di}. [Elindeki^ {T}|Tuttuğu^ {T}] [yere düştü~|parmaklarından^ kaydı~]; [almak için eğilmedi^|düştüğü yerde bıraktı^]. [Yüzüne^ sıcak bastı~|Dudakları^ uyuştu~], [birkaç soluk boyunca|bir süre] {O:abl} [başka bir şey|ötesini] [görmedi^|seçemedi^].',
          needs: ['human', 'tool'],
        },
        {
          text: '{HP}, {EW.di}. [Üç kez çevresinde dolandı^|Yavaşça yaklaştı^|Bir uzaklaştı^, bir yaklaştı^]; {O} [kıpırdamadı~|yerinden oynamadı~|ses vermedi~]. [Dokununca|Değince] [bir şey|incecik bir şey] [tıkırdadı~|pırıldadı~]. {H} [geri sıçradı^|irkildi^] ama [kaçmadı^|uzağa gitmedi^]: [öylesini|benzerini] [ilk kez görüyordu^|hiç görmemişti^].',
          needs: ['!human', 'holdable'],
        },
        {
          text: '{HP}, {EW.di}. [Bunu kimseye belli etmeden|Sesini^ çıkarmadan] [bir gece|iki gece] [bekledi^|dayandı^]; [sonraki sabah|sonunda] [sabrı^ tükendi~|içi^ içine^ sığmadı~]. [“Demek varmış,”|“Artık biliyorum,”|“Yanılmamışım,”] dedi^ {H} [karanlığa|boşluğa], [kendi sesinden^|söylediğinden^] [ürktü^|utandı^].',
          needs: ['!holdable'],
        },
        {
          text: '{HP}, {EW.di}. [Hangi eliyle^ tuttuğunu^|Önce neye baktığını^] [sonradan çıkaramadı^|soranlara söyleyemedi^]; [bir tek|yalnız] [uzakta çarpan kapıyı|iki kez havlayan köpeği|gök gürültüsünü] [hatırlıyordu^|unutmadı^]. {H} [sesle birlikte|birden] [sıçramış|irkilmiş], {O:acc} [göğsüne^ bastırmıştı^|iki eliyle^ kavramıştı^].',
          needs: ['holdable', 'settled'],
        },
      ],
    },
    {
      name: 'look',
      variants: [
        {
          text: '{O:acc} eve götürdü^, [kapıyı sürgüledi^|perdeyi çekti^], [lambanın altına|ışığın tam altına] koydu^. [Kenarında|Bir köşesinde] [küçük bir iz|ince bir kazıntı] vardı~: [çizik de olabilirdi~, harf de|eğri bir harfe benziyordu~]. [Tırnağını^|Bir iğnenin ucunu] [üstünde gezdirdi^|içinden geçirdi^]. [Harfti~,|Gerçekten harfti~,] [hemen yanında|bir parmak ötede] [bir tane daha vardı~|ikincisi başlıyordu~].',
          needs: ['holdable', 'settled', '!child'],
          gives: ['sign', 'has-it'],
        },
        {
          text: '[Bir kâğıda|Masanın örtüsüne|Defterinin^ arkasına] {O:acc} [çizdi^|olduğu gibi çizdi^]. [Çizerken|Kalem ilerledikçe] [gözünün^ kaçırdığı|ilk bakışta görünmeyen] bir şey [ortaya çıktı~|belirdi~]: [sol yanı|bir yanı] [öbüründen|sağ yanından] [çok daha fazla|belirgin biçimde] [aşınmıştı~|yıpranmıştı~]. [Onu kullanan|Eski sahibi] [solaktı~|solak biriydi~]; {H} [kalemi|elindekini^] [sol eline^ aldı^|öbür eline^ geçirdi^], [bir de öyle denedi^|öyle tuttu^].',
          needs: ['holdable', 'human', '!child', '!space'],
        },
        {
          text: '[Ertesi gün|Sabah olunca] [aynı yere döndü^|yeniden gitti^]. {V.dik} yerin [yakınında|kıyısında] [önceki gün atladığı^|gözünden^ kaçan] [bir şey|ufak bir şey] [yakaladı^|gördü^]: [taze bir ayak izi|yeni sönmüş bir kibrit çöpü|ezilmiş bir sigara]. [Kendisinin^ değildi~|Oraya sonradan gelmişti~]. {H} [izin|onun] [üstüne basmadan|yanına çömelip] [bekledi^|çevreyi dinledi^].',
          needs: ['settled', '!state', '!solitary', '!child'],
          gives: ['sought'],
        },
        {
          text: '[Kimden kaldığını|Kime ait olduğunu] [öğrenmek için|çıkarmak için] [eski kayıtları|sararmış gazeteleri|bodrumdaki dosyaları] [karıştırdı^|sayfa sayfa okudu^]. [Üçüncü akşam|Tam bırakacakken] [kenara düşülmüş|kurşun kalemle yazılmış] [iki satır|bir not] [buldu^|çıktı~ karşısına^]: [“Sahibi sormadan verilmeyecek.”|“Aranıyor. Bulan susmasın.”|“Geri gelirse bana haber edin.”] [Tarihi|Altındaki tarihi] [okudu^|iki kez okudu^] {H}: [yirmi üç yıl öncesiydi~|doğduğu^ yıldı~].',
          needs: ['settled', '!child', '!owned'],
          gives: ['sign'],
        },
        {
          text: '[Gece|Karanlıkta] [üç kez|iki kez] [kalktı^|uyandı^], [her seferinde|yalınayak] [gidip|yürüyüp] {O:dat} [baktı^|elini^ değdirdi^]. [Sonuncusunda|Şafağa doğru] {H} [eğilip|soluğunu^ tutup] [kulağını^ dayadı^|koklamayı denedi^]: [is kokuyordu~|nemli toprak kokuyordu~|eski bir dolap gibi kokuyordu~], [hafifçe de|bir de] [tütün|lavanta]. [Birinin|Bilmediği^ birinin] [evi gibi|cebi gibi].',
          needs: ['holdable', 'human', '!space', '!child'],
        },
        {
          text: '[Sabaha kadar|Bütün gün] {O:gen} [yanından ayrılmadı^|başında bekledi^]. [Dokundu^|Yokladı^], [geri çekildi^|bekledi^], [yeniden dokundu^|başka yerinden tuttu^]. [Her dokunuşta|Her seferinde] [küçük bir şey|yeni bir şey] [öğrendi^|fark etti^]: [ısınınca kabarıyordu~|bir yanı ötekinden ağırdı~|gölgesi hep aynı yöne düşüyordu~]. {H} [öğrendiklerini^|bunları] [sıraya dizdi^|aklına^ kazıdı^].',
          needs: ['!human', 'holdable'],
        },
        {
          text: '[Günü|Akşamı] [ikiye böldü^|hesapla geçirdi^]: [{V.meden} önce|bundan önce] [bildikleri^|emin olduğu^ şeyler] [bir yana|sola], [şimdi|artık] [sordukları^|bilmedikleri^] [öbür yana|sağa]. [Sol yanda|İlkinde] [on madde|koca bir liste] vardı~, [ötekinde|sağda] [tek bir satır|iki kelime]: [“Neden bana?”|“Kim sakladı?”|“Kimden saklandı?”] {H} [o satırın altını|sorunun altını] [iki kez çizdi^|kalem kırılana dek çizdi^].',
          needs: ['human', '!child', '!space'],
        },
        {
          text: '[Elinde^ {T} ile|{T} hazır, soluğu^ tutuk] [{O:gen} başına oturdu^|{O:dat} eğildi^]. [Zorlamadan|Acele etmeden] [bir ucundan|kenarından] [başladı^|girdi^]; [yarım saatte|bir saatte] [tırnak kadar|bir parmak] [ilerledi^|yer açtı^]. {S} [geliyordu~|sürüyordu~], [duymuyordu^|aldırmıyordu^]. [Sonra|Derken] [bir yerde|en dipte] [sertlik değişti~|bir boşluğa rastladı^].',
          needs: ['tool', 'sound', 'human', 'holdable'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{F} {O:acc} [görür görmez|görünce] [geri çekildi~|ayağa fırladı~]. [“Bunu nereden aldın?”|“Kim verdi bunu sana?”] [“Buldum.”|“Buldum işte.”] [“Bu bulunmaz,”|“Böylesi yolda bulunmaz,”] dedi~ {F}, [“ya verilir ya çalınır.|“ya emanet edilir ya aşırılır.] [Hangisi?”|Doğrusunu söyle.”]',
          needs: ['holdable', 'human', '!space'],
          gives: ['friend-knows', 'sought'],
        },
        {
          text: '[“Yerine koy,”|“Aldığın yere götür,”|“Bu gece bırak gel,”] dedi~ {F}. {H} [güldü^|omuz silkti^]; {F} [gülmüyordu~|çok ciddiydi~]. [“Dedem|“Amcam] [bir tane böylesini|bunun benzerini] [bulmuştu,|eve getirmişti,] [kışı çıkaramadı.”|evi iki ay sonra sattılar.”|bir daha adını söyletmedi.”]',
          needs: ['holdable', 'settled', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F:dat} [anlattı^|bir solukta söyledi^]. {F} [dinledi~|hiç kesmeden dinledi~], [sonunda|en son] [tek bir soru|bir şey] sordu~: [“Kimden saklıyorsun?”|“Peki neye yarayacak?”|“Geri isteyen çıkarsa?”] {H} [ağzını^ açtı^|cevaba hazırlandı^], [söyleyecek söz bulamadı^|kapadı^ ve başını^ kaşıdı^].',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} {V.dik:acc} [duyunca|öğrenince] [sevindi~|ellerini çırptı~], [fazla sevindi~|hemen hesaba oturdu~]. [“Şu kadar eder,”|“Bunu alacak adam tanıyorum,”|“Yarı yarıya,”] dedi~, [kâğıda bir sayı yazıp|gözleri parlayarak]. {H} [sayıya|ona uzatılan kâğıda] [baktı^|göz attı^]: [bir evin parasıydı~|beş yıllık kazançtı~]. [“Satılık değil,”|“Satmayacağım,”] dedi^, [sesi^ titredi~|kendisi^ de şaşırdı^].',
          needs: ['holdable', 'settled', '!child'],
          gives: ['friend-knows', 'friend-greedy'],
        },
        {
          text: '[“Kaç kişi biliyor?” dedi~ {F}. “Sen ve ben.”|“Başka kime söyledin?” dedi~ {F}. “Kimseye.”] {F} [kapıyı kapattı~|sesini kıstı~|ışığı söndürdü~], [yaklaştı~|eğildi~]. [“İki kişi bir sır için çoktur.|“Üçüncüye gerek yok.] [Yarın birlikte gidelim.”|Sabaha kadar kimseye gösterme.”|Nerede olduğunu bana bile söyleme.”]',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} [duyunca|öğrenince] {F} [uzun süre|bir hayli] [konuşmadı~|yüzüne^ bakmadı~]. Sonra [cebinden|çantasından] bir kâğıt [çıkardı~|buldu~], [bir ad|bir ad ile bir adres] yazdı~. [“Buna sor,”|“O bilir,”] dedi~. [“Ama|“Yalnız] [benden duyduğunu söyleme.”|yanına eli boş gitme.”|hava kararmadan dön.”]',
          needs: ['settled'],
          gives: ['friend-knows', 'name-given'],
        },
        {
          text: '{F} [yanına^ sokuldu~|merakla yaklaştı~]: [“Ne buldun, göster!”|“Bana da göster.”|“Onu nereden çıkardın?”] {H} [bir adım geri attı^|önüne^ geçti^]. [“Önce söz ver,|“Göstereyim ama] [kimseye anlatmayacaksın.”|dokunmak yok.”] {F} [söz verdi~|üç kez söz verdi~] ve {O:acc} [gördü~|seyretti~]; [bir süre sonra|ilk soluğunda] [“Bu eskiden benimdi,”|“Bunu bir yerden tanıyorum,”] dedi~.',
          needs: ['!human', '!mute'],
          gives: ['friend-knows'],
        },
        {
          text: '{H} {V.dik:acc} [anlatınca|söyleyince] {F} [inanmadı~|bir kahkaha attı~]. [“Göster öyleyse.”|“Yürü, gidelim.”] [Gittiler~|Birlikte baktılar~]; [baktıkça|gördükçe] {F:gen} [yüzü|gülüşü] [değişti~|soldu~]. [“Özür dilerim,”|“Haklıymışsın,”] dedi~ [dönüş boyunca bir kez|usulca], [başka da konuşmadı~|gözünü yerden ayırmadan].',
          needs: ['third', '!mute'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: '[İkinci hafta|Çok geçmeden] [birileri|yüzünü^ bilmediği^ adamlar] [sormaya başladı~|kapı kapı sordu~]: [“Buralarda bir {O} görüldü mü?”|“Bir {O} bulan oldu mu?”] {H} [“Görmedim,”|“Bilmem,”] dedi^, [üç kez|dört kez]; [her seferinde|söyledikçe] [biraz daha uzun|daha çok ayrıntıyla] [söyledi^|anlattı^]. [Dördüncüsünde|Sonuncusunda] [karşısındaki^ adam|soran] [güldü~|not aldı~].',
          needs: ['settled', 'holdable', '!child'],
          gives: ['sought', 'lied'],
        },
        {
          text: '[Evine^|Odasına^] girmişlerdi~. [Kırılan|Eksilen] bir şey yoktu~; [her şey|sandalyeler, kitaplar, tabaklar] [bir parmak|azıcık] [yerinden oynamıştı~|kaymıştı~]. {H} [ayakkabısını^ çıkarmadan|kapıyı örtmeden] [doğruca|önce] [döşeme tahtasına|ocağın taşına|sandığın dibine] [gitti^|baktı^]: {O} [duruyordu~|yerindeydi~]. [Üstündeki toz|Sardığı^ bez] [eski değildi~|başka türlü katlanmıştı~].',
          needs: ['holdable', 'settled', '!child'],
          gives: ['sought'],
        },
        {
          text: '{O:acc} [incelemekten|düşünmekten] [işini^|yapması^ gerekeni] [savsakladı^|yarım bıraktı^]: [iki sipariş|üç söz] [gecikti~|boşa çıktı~], [bir müşteri|bir komşu] [bağırdı~|kapıyı çarptı~]. [Ay sonunda|Haftanın sonunda] [kesesi^ hafifti~|çekmecesi^ boştu~]. {H} [akşam yemeğini|mumu] [yarıya|ikiye] böldü^ ve [kaldığı^ yerden|öbür yarının ışığında] [bakmayı sürdürdü^|uğraşmayı sürdürdü^].',
          needs: ['settled', '!child'],
        },
        {
          text: '[Karşısına^|Yanına^] [kibar|yaşlı|iyi giyimli] bir adam [oturdu~|geldi~]. [“Acele etmeyin,”|“Pazarlığa gelmedim,”] dedi~. [“Otuz yıl|“Ben çok] bekledim, [bir hafta daha beklerim.|bir kış daha beklerim.] [Yalnız|Bir tek] [onu ıslatmayın.”|yerini değiştirmeyin.”|bana yalan söylemeyin.”] [Kalkarken|Giderken] [kapıyı|ardından kapıyı] [ses çıkarmadan|usulca] kapadı~; {H} [asıl buna|bu sessizliğe] [ürperdi^|titredi^].',
          needs: ['settled', 'holdable', '!solitary', '!child'],
          gives: ['sought', 'stranger'],
        },
        {
          text: '[Saklamak|Göze batmadan yaşamak] [bulmaktan zordu~|yorucuydu~]. {O:acc} [her gece|iki günde bir] [başka yere|yeni bir köşeye] [taşıdı^|koydu^]: [un çuvalına|bacanın içine], [yatağın altına|eski bir çizmeye], [saksıya|saatin arkasına]. [Bir sabah|Sonunda] [kendisi^ de bulamadı^|nereye koyduğunu^ unuttu^]; [evi|her yeri] [altüst etti^|iki saat aradı^], [bulduğunda^ {H:gen} gözleri^ ıslaktı~|bulunca yere oturup kaldı^].',
          needs: ['holdable', 'settled', 'third', '!child'],
        },
        {
          text: '[Güvendiği^ komşu|Her sabah gülen komşu] [bakışını kaçırdı~|selamı kesti~]; [çünkü|meğer] {V.dik:acc} [{F:abl} değil|ondan^ değil], [pazarda|elden] [duymuştu~|öğrenmişti~]. [“Bizden mi sakladın?”|“Bana da söylemedin ya,”] dedi~ [giderken|çitin ardından]. {H} [akşam|ertesi gün] [kapısına|eşiğine] [bir tabak incir|bir kavanoz bal] [bıraktı^|götürdü^]; [sabaha|ertesi sabah] [dolu olarak|hiç dokunulmadan] [geri gelmişti~|kendi kapısındaydı~].',
          needs: ['settled', '!child', '!solitary', 'third'],
        },
        {
          text: '[Uykusu^|Dinlenmesi^] [bitti~|kalmadı~]: [her çıtırtıda|en küçük seste] [gözünü^ açıyor|başını^ kaldırıyor], {O:acc} [yokluyordu^|arıyordu^]. [Üçüncü gün|Bir hafta sonra] {H:gen} [adımları^ karıştı~|gözünün^ önü bulandı~], [bildiği^ yolda|düz yerde] [yanlış yöne saptı^|düştü^]. [Kalktığında|Doğrulunca] [ilk baktığı^|ilk yokladığı^] [yara değildi~|kendi canı^ değildi~].',
          needs: ['holdable'],
        },
        {
          text: '[Bedel|Karşılık] [küçük küçük|azar azar] [kesildi~|geldi~]: önce {F} [bir oyuna|bir gezintiye] [çağırmadı~ onu^|beklemeden başladı~], [sonra|ardından] [en sevdiği^ yer|güneşli köşesi^] [başkasına kaldı~|doldu~]. {H} [bir yanda|tek başına^] {O:acc} [seyretti^|bekledi^]; [dönüp bakınca|akşam olunca] [kimse kalmamıştı~|herkes gitmişti~].',
          needs: ['!human', '!solitary', '!space'],
          gives: ['alone'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: '[Bir akşam|Günün birinde] [yaşlı|ince yüzlü] bir kadın geldi~, [adını söylemedi~|oturmadı~ bile]. [“Bende eşi var,”|“Öteki yarısı bende,”] dedi~ ve [çantasını|mendilini] [açtı~|çözdü~]. [Gerçekten|Doğruydu~,] [iki parça|ikisi] [yan yana gelince|birbirine değince] [çizgiler birleşti~|ortada bir yüz belirdi~|bir ad okundu~]. {H} [kendininkini^|elindekini^] [geri çekmek için|bırakmak için] [davrandı^, yapamadı^|elini^ oynattı^, kıpırdatamadı^].',
          needs: ['holdable', 'settled', '!solitary'],
          gives: ['truth'],
        },
        {
          text: '[Sonunda|En sonunda] [asıl sahibi|onu kaybeden] [çıkageldi~|karşısına^ dikildi~]. {H} [öfkeli birini|bir düşman] [bekliyordu^|ummuştu^]; [yorgun|üşümüş] bir [ihtiyar|genç kadın] [çıktı~|gördü^]. [“Geri istemiyorum,”|“Sizde kalsın,”] dedi~ [öteki|yabancı], [“bir kez|“yalnız bir kez] [elime alayım.”|koklayayım, giderim.”]',
          needs: ['settled', 'holdable', '!solitary'],
          gives: ['truth', 'stranger'],
        },
        {
          text: '[Bir anlaşma|Bir kâğıt] [koydular~ önüne^|uzattılar~]: [susarsa^|imzalarsa^] [borcu^ silinecek|iki katını alacaktı^], [konuşursa^|diretirse^] [işinden^ olacaktı^|evinden^ çıkacaktı^]. [Sabaha kadar|Bir gece] süre [verdiler~|tanıdılar~]. {H} [kâğıdı|son satırı] [gece boyunca|mum bitene dek] [katlayıp açtı^|okudu^]; [şafakta|gün ağarınca] [kat yerinden|tam ortasından] [yırtıldı~|ikiye ayrıldı~].',
          needs: ['settled', '!child', '!solitary'],
          gives: ['sought'],
        },
        {
          text: '[İzleri tersinden sürdü^|Geriye doğru gitti^]: {V.dik} yerden [bırakanın|saklayanın] [yürüdüğü yola|geldiği yola], [oradan|sonra] [dar bir sokağa|bir avluya]. [Yol|İz] [tanıdık|yeşil boyalı] bir kapıda [bitti~|kesildi~]. [Çaldı^|Üç kez vurdu^]. [Açan|Eşikte duran] {F} oldu~; [“Gelmeni bekliyordum,”|“Sonunda,”] dedi~.',
          needs: ['friend-knows', 'settled', '!state', '!friend-greedy'],
          gives: ['truth', 'friend-hides'],
        },
        {
          text: '[“Sahte bu,”|“Beş para etmez,”] dedi~ [bilen adam|uzman], [bir bakışta|gözlüğünü takmadan]. {H} [güldü^|kıpırdamadı^]: [“Sahte olsa|“Değersiz olsa] [bu kadar kişi sormazdı.|kapımda üç adam beklemezdi.] [Bir daha bakın.”|Gözlüğünüzü takın.”] [Adam|Uzman] [bir daha baktı~|camı gözüne götürdü~], [bu kez|bu sefer] [elleri titredi~|rengi attı~].',
          needs: ['holdable', 'settled', '!child', '!solitary'],
          gives: ['truth'],
        },
        {
          text: '[Bir gün|Bir sabah] {O:acc} [olduğu yere|bulduğu^ yere] [götürdü^|geri taşıdı^], [bıraktı^|yavaşça indirdi^] ve [uzaklaştı^|arkasına^ bakmadan yürüdü^]. [Yüz adım|Elli adım] [saymıştı^ ki|gitmişti^ ki] [ardında|geriden] [biri koştu~|bir ses duyuldu~]: [“Bunu düşürdünüz!”|“Durun, unuttunuz!”] {H} [nefes nefese uzatılan|iki elle verilen] [şeye baktı^|şeyi aldı^], [teşekkür etti^|ne diyeceğini^ bilemedi^].',
          needs: ['holdable', 'settled', '!child', '!solitary'],
        },
        {
          text: '[Bir el|Büyük bir el] [uzandı~|karanlıktan çıktı~], {O:acc} [kavradı~|çekti~]. {H} [bırakmadı^|asıldı^], [sürüklendi^|yere kapandı^]; [ortada|ikisinin arasında] {O} [gıcırdadı~|gerildi~]. [Kırılacaktı~|Bir soluk daha sürse kopacaktı~]. [İlk|Önce] [gevşeten|eli açan] {H} oldu~: [parça parça olsun istemedi^|kırılmasındansa gitsin istedi^].',
          needs: ['holdable', 'third', '!solitary', '!space'],
        },
        {
          text: '[Gerçek|Aradığı^ karşılık] [bir zarftan|bir cümleden|ufacık bir kâğıttan] [çıktı~|okundu~]: [hazine de yoktu~|ne altın ne lanet]; [biri birine|iki çocuk birbirine] [bir söz vermiş|“Bulan saklasın” demiş], [öbürü|söz verilen] [gelmemişti~|dönememişti~]. [Sözü veren|O kişi] [hâlâ yaşıyordu~|iki sokak ötedeydi~]; {H} [ayakkabısını^ giydi^|yola koyuldu^].',
          needs: ['settled', '!child', '!owned'],
          gives: ['truth', 'promise'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '{O:acc} sahibine [götürdü^|kendi eliyle^ götürdü^]. [Kapı açılınca|Eşikte] [ezberlediği^|yol boyu kurduğu^] [her sözü|cümleleri] [unuttu^|yuttu^]; [yalnızca|öylece] [uzattı^|iki elini^ uzattı^]. [Karşısındaki^|Kapıyı açan] [almadan önce|elini sürmeden] [gözlerini yumdu~|ellerini önlüğüne sildi~|eşiğe çöktü~].',
          needs: ['holdable', 'settled', '!solitary'],
          gives: ['gave'],
        },
        {
          text: '[“Sende kalsın,”|“Artık senindir,”] dediler~ [en sonunda|hep bir ağızdan]. {H} [{O:acc} bir daha tarttı^ elinde^|başını^ iki yana salladı^]: [“Bende yeterince kaldı.|“Ben bakacağıma baktım.] [Çocuklar görsün.”|Sıra başkasında.”|Camın arkasına koyun.”] [Bıraktığında^|Verince] [avucunda^|parmaklarında^] [kırmızı bir çizgi|ince bir iz] [vardı~|kalmıştı~].',
          needs: ['holdable', 'human', '!solitary'],
          gives: ['gave'],
        },
        {
          text: '[Herkes|Her gelen] bir şey [söylüyordu~|öğütledi~]: [sat|ver], [sakla|göm], [yak|at gitsin]. {H} [dinledi^|hepsine başını^ salladı^], [teşekkür etti^|hiçbirine karşı çıkmadı^]; [gece|onlar gidince] {V.dik} [günü ve yeri|yeri], [kendi adıyla^|adını^ da ekleyip], [çarşıdaki duvara|herkesin geçtiği bir kapıya] [yazdı^|bir çiviyle astı^].',
          needs: ['settled', '!child', '!state', '!solitary'],
        },
        {
          text: '{F} [yalvardı~|kolunu^ tuttu~]: [“Bırak bu işi.”|“Burada kes, ne olur.”] [Bırakabilirdi^|Kesebilirdi^]; [ceketini^ bile giymişti^|eli^ kapıdaydı~]. {H} [döndü^|yine de oturdu^], [ışığı açtı^|lambayı yaktı^] ve [sandalyeyi|bir iskemleyi] {F:dat} [çekti^|doğru itti^]: [“Bir tek soru kaldı.|“Yarısındayım.] [Yanımda otur.”|Sen de bak.”]',
          needs: ['settled', '!child'],
        },
        {
          text: '[Sabah erkenden|Kimse kalkmadan] {O:acc} [bir beze|temiz bir gömleğe] [sardı^|doladı^], [kutuya|bir sandığa] [koydu^|yerleştirdi^]. [Kapağa|Üstüne] iki ad yazdı^: [önce kendi adını^|büyük harflerle kendi adını^], [altına|yanına] {F:gen} adını. [“Ben ölürsem|“Bana bir şey olursa] [ona,”|o açsın,”] [dedi^ {H}|diye ekledi^], [mührü bastı^|düğümü sıktı^].',
          needs: ['holdable', 'settled', '!child'],
        },
        {
          text: '[Gömmeye|Geri bırakmaya] karar verdi^. [Toprağı|Yeri] [elleriyle^|bir taşla] [açtı^|kazdı^], {O:acc} [indirdi^|içine koydu^], [üstünü|çukuru] [kapatmadan|örtmeden] [bir süre|uzun uzun] [baktı^|bekledi^]. Sonra {H} [bir avuç|son avuç] toprağı [geri aldı^|cebine^ attı^]: [bir gün|yıllar sonra] [dönmek isterse^|yolu sorarlarsa] [ucundan tanısın diye|kokusundan bulacaktı^].',
          needs: ['holdable', 'human', '!space'],
          gives: ['gave'],
        },
        {
          text: '{O:acc} [kendine^ saklamadı^|gizlemeyi bıraktı^]. {F:acc} çağırdı^, [sonra ötekileri|sonra çocukları]; [herkes|gelenler] [sırayla|teker teker] [baktı~|dokundu~]. [İlk|Önce] [gülen|soru soran] [en küçükleri|{F}] oldu~. {H} [yanlarında durdu^|bir yana çekildi^] ve [ilk kez|günler sonra] [bakışını^ {O:abl} ayırdı^|bakanlara baktı^].',
          needs: ['!human', '!solitary', 'holdable'],
        },
        {
          text: '[Kararını^|Ne yapacağını^] [yolda|ayakkabısını^ bağlarken|bir pencerenin önünde] [verdi^|bildi^]. {V.dik:acc} [saklamayacak|kimseden gizlemeyecek], [soran|öğrenmek isteyen] kim varsa [oturtup|başından başlayıp] [anlatacaktı^|söyleyecekti^]. İlk [{F} sordu~|soran {F} oldu~]; {H} [hiç atlamadan|yarım gün] [anlattı^|konuştu^], [sesi^ kısıldı~|sonunda bir bardak su içti^].',
          needs: ['human', '!child', '!space'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '[Bir yıl sonra|Ertesi güz] [o yerden|{V.dik} yerden] [geçti^|bir daha geçti^]. [Eğildi^|Çömeldi^], [yokladı^|eliyle^ yokladı^]: [iki çakıl|kuru yapraklar|bir avuç çakıl]. {H} birini [cebine^ attı^|avucunda^ götürdü^]; [akşam|evde] [masanın|rafın] [tam ortasına|boş köşesine] [bıraktı^|koydu^].',
          needs: ['settled', '!state'],
        },
        {
          text: '[Sonunda|Yıllar içinde] {O} gitti~, [hikâyesi|lafı] kaldı~. [Anlatan|Her anlatan] [bir şey ekledi~|biraz büyüttü~]: [bir kılıç|bir lanet], [kara bir at|üç hırsız], [kör bir kadın|dilsiz bir çocuk]. {H} [duydukça|köşede oturup] [gülüyor|başını^ sallıyor], [hiçbirini|kimseyi] [düzeltmiyordu^|yalanlamıyordu^]; [bir tek|yalnız] {F:dat} [göz kırpıyordu^|bakıyordu^].',
          needs: ['third', 'human', '!solitary', 'gave'],
        },
        {
          text: '{F} bir [akşam|ikindi] [kapıda belirdi~|çıkageldi~]. [Özür dilemedi~|Bir şey açıklamadı~]; [“Göstersene,”|“Bir daha göster,”] dedi~. {H} [boş elini^|iki boş avucunu^] [uzattı^|açtı^]; {F} [eğilip|uzun uzun] [baktı~|inceledi~], [“Güzelmiş,”|“Hiç değişmemiş,”] [dedi~|dedi~ gülerek].',
          needs: ['friend-knows', 'gave', 'human', '!space'],
        },
        {
          text: '[O günden|Bütün bu işten] geriye [küçük|tuhaf] bir [alışkanlık|huy] kaldı~: [yürürken|yolun ortasında] [durup|birden eğilip] [yere bakıyor|taşların altını yokluyor], [soranlara|yanındakine] [“Ayakkabım,”|“Bağcığım çözülmüş,”] [diyordu^ {H}|deyip geçiyordu^]. {F} [inanmıyor|bağcığa bakıyor], [bekliyordu~|ses çıkarmıyordu~].',
          needs: ['settled', '!solitary'],
        },
        {
          text: '[“Pişman mısın?”|“Bulmasan daha mı iyiydi?”] dedi~ {F}. {H} [düşündü^|parmaklarıyla^ saydı^]: [uykusuz geceler|üç kötü gece], [çalınan kapı|kapıdaki adamlar], [kaçan fırsat|yarım kalan işler]. [“Bulduğuma hayır,”|“Hayır,”] dedi^. [“Bu kadar geç bulduğuma, biraz.”|“Yalnız bulmuş olmama, evet.”]',
          needs: ['friend-knows', 'human'],
        },
        {
          text: '[Gece|Karanlık] [bitmek üzereydi~|dağılıyordu~]. {H} {O:acc} [son kez|bir kez daha] [eline^ aldı^|yanına^ çekti^]; [ağırlığı|soğukluğu] [aynıydı~|ilk günkü gibiydi~]. [Bu kez|İlk kez] [bir şey sormadı^|yanıt beklemedi^]. [Yanı başına^|Başucuna^] [koydu^|bıraktı^], [öbür yana döndü^|ışığı kıstı^] ve [sabaha kadar|rüya görmeden] uyudu^.',
          needs: ['holdable', 'human', '!gave', '!space'],
        },
        {
          text: '[Yıllar sonra|Bir kış günü] [küçük bir kız|saçı örgülü bir kız] [sordu~|merak etti~]: [“Bulunca ne yaptın?”|“Onu nerede buldun?”] {H} [kızı|küçüğü] [elinden tuttu^|yanına^ aldı^], [tam oraya|o yere] [götürdü^|yürüttü^]. [“Burada,”|“Tam şurada,”] dedi^. [Kız|Küçük] [eğilip|dizlerinin üstüne çöküp] [bakmaya|aramaya] başladı~; {H} [beklemekten|ona bakmaktan] [sıkılmadı^|vazgeçmedi^].',
          needs: ['settled', '!child', '!solitary', '!state'],
        },
        {
          text: '{O} [artık|şimdi] [ortalık yerdeydi~|gözlerden saklanmıyordu~]; [gelen|yolu düşen] [bakıyor|dokunuyor], [giden|dönen] [başka yerde|ötede] [anlatıyordu~|övüyordu~]. {H} [uzaktan|bir köşeden] [seyrediyordu^|bakıyordu^]. [Biri|Geçenlerden biri] [“Bunu kim bulmuş?”|“Bulan neredeymiş?”] [diye sorunca|deyince] {F} [ona^ döndü~|gülümsedi~], [bir şey demedi~|parmağını dudağına götürdü~].',
          needs: ['friend-knows', 'third', '!solitary', '!owned'],
        },
        {
          text: '[Aylar sonra|Bir mevsim sonra] {H} {V.dik} [yere|köşeye] [döndü^|yeniden uğradı^]. [Bir şey|Ufak bir şey] bıraktı^ [oraya|aynı boşluğa]: [renkli bir taş|bir tüy|parlak bir düğme]. [Kim bulursa|Bulacak olan] [ne düşünecekti~|sevinecek miydi~]? [Biraz ötede|Bir süre] {F} ile [saklanıp|bekleyip] [gelen geçene|yola] [baktılar~|göz diktiler~].',
          needs: ['!human', 'third', '!state', '!solitary', '!space'],
        },
      ],
    },
  ],
};
