import type { Beat } from '../../types.ts';

/** What any story can be filled with between its steps: work, weather, small meetings, a word with the friend. */
export const INTERLUDE: Beat = {
  name: 'interlude',
  variants: [
    {
      text: '“[Yorgunsun|Solgunsun|Uykusuzsun],” dedi~ {F}. “[Değilim|Yok bir şeyim|İyiyim],” dedi^ {H}, [esneyerek|gözünü^ ovuşturarak|başını^ çevirip]. {F} [üstelemedi~|inanmadı~ ama sustu~|güldü~] ve [yanına^ oturdu~|bir süre gitmedi~].',
      needs: ['third', 'human', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '{H} [bir süre yerinden^ kıpırdamadı^|bir süre olduğu^ yerde kaldı^]. [Yapacağı^ işleri|Önündekileri^] sıraya koydu^: [önce en acil olan|ilk olarak en kolayı], [ardından|sonra] [ertelediği^|sürekli unuttuğu^] ne varsa. [Sıra uzundu~|Sıra bitecek gibi değildi~]; [ama başlamak|yine de ilk adımı atmak] [onu^ rahatlattı~|sandığından^ kolay oldu~].',
    },
    {
      text: '[Aynı düşünce|Hep aynı düşünce] [dönüp dolaşıp|ikide bir] {H:dat} [geri geliyordu~|uğruyordu~]. [Onu kovmadı^|Ondan kaçmadı^]; [sonuna kadar düşündü^|bitene dek bekledi^]. [Bitince|Sonunda] [bir şey değişmemişti~|her şey yerindeydi~], [ama|yalnız] [korkusu^ biraz azalmıştı~|kendine^ güveni^ artmıştı~].',
    },
    {
      text: '{H} [küçük bir değişiklik|bir yenilik] yaptı^: [her gün baktığı^ yöne bakmadı^|her zaman durduğu^ yerde durmadı^], [başka bir yer seçti^|öbür yana döndü^]. [Oradan|O açıdan] [her şey|çevresi^] [daha geniş|daha açık] görünüyordu~. [Bunu|Böyle yapmayı] [daha önce düşünmediğine^|bunca zaman denemediğine^] şaştı^.',
    },
    {
      text: '{H} [ne kadar yol aldığını^|nereye geldiğini^] [anlamak|görmek] için [geriye|başa] döndü^, [ilk günden|en baştan] [bu yana olanları|beri değişenleri] [bir bir|sırayla] [düşündü^|saydı^]. [Sandığından^ çoktu~|Az değildi~]. [Biraz sevindi^|Kendine^ inandı^], [biraz da|sonra da] [yoruldu^|kalanı düşündü^].',
    },
    {
      text: '{H} [yaptıklarını^|o güne kadar olanları] [sırayla|baştan] düşündü^: [neyi doğru yapmıştı^|nerede acele etmişti^], [neyi bir daha yapmazdı^|nerede geç kalmıştı^]. [Bir sonuca|Kesin bir cevaba] [varamadı^|ulaşamadı^]; [ama|yine de] [düşünmek|tartmak] [iyi geldi~|onu^ rahatlattı~].',
    },
    {
      text: '[Bir ara|Derken] {H} [gevşedi^|sakinleşti^]. [Ne düşündüğünü^|Aklından^ geçeni] [kimse bilmiyordu~|kimse sormuyordu~]; [bu da|böylesi] [rahatlatıcıydı~|iyiydi~]. [Kendine^ biraz zaman verdi^|Bir süre daha dinlendi^], [sonra|ardından] [yeniden|ağır ağır] [işine^|kaldığı^ yere] döndü^.',
    },
    {
      text: '[Her şeyin|Bütün bunların] [ne kadar sürdüğünü|nasıl başladığını] [düşündü^|merak etti^] {H}. [Bir gün gibi|Bir an gibi] [kısa geliyordu~|geçmişti~], [sonra|derken] [çok uzun|hiç bitmeyecek gibi] [geldi~|göründü~]. [İkisi de|Belki ikisi de] [doğruydu~|yanlış değildi~].',
    },
    {
      text: '{H} [güçlü görünmeye|belli etmemeye] [çalışmadı^|uğraşmadı^] o gün. [Durdu^|Oturdu^], [derin bir nefes aldı^|başını^ öne eğdi^] ve [olanları|her şeyi] [olduğu gibi|hiç eksiltmeden] kabul etti^. [Sonrası|Gerisi] [daha kolaydı~|daha hafif geldi~].',
    },
    {
      text: '{H} [bir süre|uzunca bir süre] [hiçbir şey yapmadı^|yalnızca bekledi^]. [Sonra|Derken] {V.dik:acc} [hatırladı^|düşündü^] ve [yerinden^ kıpırdadı^|doğruldu^]. [Çevresi^|Her yer] [sakindi~|sessizdi~]; [yapılacak|yapacak] [çok şey|daha çok iş] vardı~. [Birinden|En kolayından] başladı^, [öteki|gerisi] [kendiliğinden|ardından] geldi~.',
      needs: ['!human', 'event'],
    },
    {
      text: '[Günler|Saatler] [birbirine benziyordu~|ağır geçiyordu~]. {H} [onları saymayı|hesap tutmayı] [denedi^|öğrendi^]: [ilkinde|birincisinde] [hiçbir şey olmadı~|sessizlik vardı~], [ikincisinde|ertesinde] [biraz rüzgâr|biraz ışık]. {V.dik:acc} [her sayışta|her defasında] yeniden [düşündü^|hatırladı^].',
      needs: ['!human', 'event'],
    },
    {
      text: '[Işık|Aydınlık] [azaldı~|çekildi~]. {H} [yakındaki her şeyi|çevresini^] [bir bir|tek tek] [yokladı^|gözden geçirdi^]; [eksik yoktu~|hepsi yerindeydi~]. [Yine de|Ama] [rahat edemedi^|dinlenemedi^]. {V.dik:acc} [bir türlü|hiç] [unutamıyordu^|aklından^ çıkaramıyordu^].',
      needs: ['event'],
    },
    {
      text: '{H} [bir an|kısa bir süre] [her şeyi|yaptığı^ işi] [bırakıp|yarıda kesip] [dinledi^|bekledi^]. [Uzaktan|Yakından] [hiçbir ses|bir tek ses] [gelmiyordu~|duyulmuyordu~]. [Sessizlikten|Bundan] [korkmadı^|rahatsız olmadı^]; {V.dik:acc} [düşünmek için|hatırlamak için] [en iyi zaman buydu~|böylesi daha iyiydi~].',
      needs: ['event', '!mute'],
    },
    {
      text: '[Ertesi gün|Sonraki gün] {H} [erkenden|hiç beklemeden] [işe koyuldu^|kaldığı^ yerden başladı^]. [Önce|İlkin] [küçük işleri|kolay olanları] [bitirdi^|aradan çıkardı^], [sonra|ardından] [zor olana|asıl işe] geçti^. [Öğleye doğru|Bir süre sonra] [durdu^|soluklandı^]: [yarısı bitmişti~|epey yol almıştı^].',
      needs: ['!child'],
    },
    {
      text: '{H} [bir karar|yeni bir karar] [vermeye çalıştı^|arıyordu^]. [Bir yanı^|Aklının^ yarısı] [beklemekten|durmaktan] yanaydı~, [öteki|öbür yarısı] [hemen davranmaktan|hiç beklememekten]. [Akşama kadar|Uzun süre] [ikisinin arasında kaldı^|ikisini de tarttı^]. [Sonunda|Yine de] [biraz daha beklemeyi|bir gün daha düşünmeyi] seçti^.',
    },
    {
      text: '[Bu kez|O gün] {H} [acele etmedi^|ağırdan aldı^]. [Attığı^ her adımı|Yaptığı^ her şeyi] [iki kez düşündü^|önce tarttı^]; {V.dik} günden beri [böyleydi~|böyle davranıyordu^]. [Yanlış yapmaktan|Bir şeyi gözden kaçırmaktan] [çekiniyordu^|korkuyordu^].',
      needs: ['event', '!state', '!habit'],
    },
    {
      text: '[Gücü^|Dayanma gücü^] [azalıyordu~|azalmıştı~]. {H} [bir köşeye|olduğu^ yere] [çekildi^|yerleşti^], [kendini^|bir süre kendini^] [dinledi^|topladı^]. [Yapması^ gereken|Bitirmesi^ gereken] [ne varsa|her şeyi] [bir bir|sırayla] [aklından^ geçirdi^|saydı^]: [çoktu~|az değildi~], [ama|yine de] [imkânsız değildi~|yapılmayacak gibi değildi~].',
    },
    {
      text: '{H} {V.dik:acc} [hatırladığı^ gibi|baştan sona] [anlatmayı denedi^|kendine^ anlattı^]. [İlk seferinde|Önce] [kısaydı~|üç cümle tuttu~]; [ikincisinde|sonra] [unuttuğu^ ayrıntılar|yeni ayrıntılar] [geldi~|eklendi~]. [Anlattıkça|Her anlatışta] [olanı daha iyi anlıyordu^|biraz daha sakinleşiyordu^].',
      needs: ['event', '!mute', '!state'],
    },
    {
      text: '[Yolda|Biraz ötede] {F:acc} [gördü^|fark etti^] {H}. [Önce|Bir an] [görmezden gelmeyi|yolunu^ değiştirmeyi] düşündü^, [sonra|ama] yanına gitti^. “[Nasılsın|İyi misin]?” dedi~ {F}. “[Alışıyorum|İdare ediyorum],” dedi^ {H}. [Köşeye kadar|Bir süre] birlikte yürüdüler~.',
      needs: ['human', '!solitary', '!space', '!confined', 'third', '!child', 'friend-met'],
    },
    {
      text: '{F} {H:acc} bir süre [seyretti~|izledi~]. “[Eskisi gibi değilsin|Başka birine benziyorsun],” dedi~ [sonunda|birden]. “O günden beri mi?” {H} [başını^ salladı^|“Galiba,” dedi^]. {F} [başka bir şey sormadı~|anladığını belli etti~].',
      needs: ['human', '!solitary', 'event', '!state', 'friend-knows'],
    },
    {
      text: '{H} {V.dik:acc} [hatırladıkça|düşündükçe] [yerinde duramıyordu^|işine^ dönemiyordu^]. [Kalktı^|Ayağa kalktı^], [birkaç adım attı^|bir ileri bir geri yürüdü^], yeniden [oturdu^|yerine^ döndü^]. [Sonunda|En sonunda] [derin bir soluk aldı^|gözlerini^ kapadı^] ve [ona kadar|yüze kadar] saydı^.',
      needs: ['human', 'event', '!tight'],
    },
    {
      text: '[Günlük işler|Her zamanki işler] [bekliyordu~|birikmişti~]. {H} [birini|en kolayını] seçti^, [sessizce|ağır ağır] [yaptı^|bitirdi^]; [ardından|sonra] bir [başkasını|ikincisini]. {V.dik:acc} [düşünmediği^|unuttuğu^] [bir saat|yarım gün] geçti~; [fark edince|bitince] [şaşırdı^|yeniden düşünmeye başladı^].',
      needs: ['human', 'event', '!state', '!habit'],
    },
    {
      text: '[Gece|O gece] {H} {V.dik:acc} [gözünün^ önüne getirdi^|bir daha düşündü^]. [Söylediği^, söylemediği^ her sözü|Yaptığı^, yapmadığı^ her şeyi] tarttı^. [Sabaha doğru|Gün ışımadan] [karar verdi^|kendine^ söz verdi^]: [ne olursa olsun|kim ne derse desin] [sonuna kadar gidecekti^|yarım bırakmayacaktı^].',
      needs: ['human', 'event', 'willed'],
    },
    {
      text: '“[Biraz dinlen|Bir şeyler ye],” dedi~ {F}. {H} [sözünü dinledi^|karşı çıkmadı^]; [kenara oturdu^|bir köşeye oturdu^] ve [önündekini^ bitirdi^|gözlerini^ yumdu^]. [Kalktığında^|Sonra] {F} hâlâ [oradaydı~|yanındaydı~]. “[Daha iyi misin|Şimdi nasılsın]?” “[Biraz|Daha iyiyim],” dedi^ {H}.',
      needs: ['human', '!solitary', '!friend-cold', '!alone', '!mute'],
    },
    {
      text: '{H} o gün [az konuştu^|çok sustu^]. [Soranlara|Bir şey diyenlere] [kısa cevaplar verdi^|başıyla^ karşılık verdi^]. [Akşam|Yalnız kalınca] {V.dik:acc} [düşündü^|hatırladı^]; [anlatacak çok şeyi^ vardı~|söyleyecek sözü^ çoktu~], [nereden başlayacağını^|kime anlatacağını^] bilmiyordu^.',
      needs: ['human', 'event', '!solitary', '!mute', '!friend-knows'],
    },
    {
      text: '{F} [erkenden|sabah] [geldi~|uğradı~]. [Elinde|Yanında] [biraz yemek|iki elma] vardı~. “[Bütün gece düşündüm|Aklım sende kaldı],” dedi~. “[Ne olursa olsun|Merak etme], [ben yanındayım|yalnız değilsin].” {H} [ne diyeceğini^ bilemedi^|teşekkür etti^].',
      needs: ['settled', 'event', 'friend-knows', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Akşama doğru|Bir ara] {H} [dışarıda durdu^|dışarı çıktı^] ve [göğe|uzağa] baktı^. [Hava serindi~|Hava durgundu~]. {V.dik} günü [düşündü^|hatırladı^]; [o gün de|o sabah da] gökyüzü [böyle açıktı~|böyleydi~]. [Üşüyene kadar|Uzun süre] [orada kaldı^|içeri girmedi^].',
      needs: ['human', 'settled', 'event', '!state', '!habit', '!confined'],
    },
    {
      text: '{H} [aynı işi|elindeki^ işi] [üçüncü kez|iki kez] [baştan aldı^|yeniden yaptı^]. [Aklı^|Dikkati^] [başka yerdeydi~|dağınıktı~]: {V.dik} [an|gün] [gözünün^ önünden gitmiyordu~|aklından^ çıkmıyordu~]. [Sonunda|Nihayet] [bıraktı^|vazgeçti^] ve [biraz yürüdü^|soluklandı^].',
      needs: ['human', 'event', '!state', '!habit', '!tight'],
    },
    {
      text: '[Dalgındı^ {H}|{H} dalgındı^]: [kapıyı açık unuttu^|aynı yere iki kez gitti^|suyu taşırdı^]. [Fark eden|Gören] [olmadı~|çıkmadı~]; [kendisi^|bir tek kendisi^] [güldü^|başını^ salladı^]. [Aklında^|Kafasında^] hâlâ {V.dik} [gün vardı~|an vardı~].',
      needs: ['!state', '!habit', 'event', 'settled', '!solitary'],
    },
    {
      text: '[Akşama doğru|Gün biterken] {F} [uğradı~|geldi~]. [Uzun süre|Önce] [havadan sudan|eski günlerden] konuştular~. [Giderken|Kalkarken] “[Bir şeye ihtiyacın olursa|Canın sıkılırsa] [buradayım|çağır beni],” dedi~. {H} {V.dik:acc} [o gece|gittikten sonra] [yeniden|bir daha] düşündü^.',
      needs: ['human', '!solitary', 'friend-met', 'third', 'event'],
    },
    {
      text: '“[Sen olsan|Yerimde sen olsan] ne yapardın?” [diye sordu^|dedi^] {H}. {F} [hemen cevap vermedi~|biraz düşündü~]: [“Senin kadar susmazdım.”|“Önce sana gelirdim.”|“Bilmiyorum. Ama acele etmezdim.”]',
      needs: ['human', 'friend-knows', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Bütün gün|Sabahtan akşama] [tek kelime|bir söz bile] [etmedi^|konuşmadı^] {H}. [Gün bitince|{V.dik:acc} düşünmekten yorulunca|Sonunda] [kendi kendine^|yüksek sesle] “[Peki|Hadi bakalım],” [dedi^|diye mırıldandı^]; [sesini^ duyunca|sonra] [güldü^|biraz rahatladı^].',
      needs: ['human', '!mute'],
    },
    {
      text: '[İşe sarıldı^|Elini^ işe verdi^] {H}: [su taşıdı^|yer sildi^], [kırığı onardı^|dolapları düzeltti^], [hiç durmadan|akşama kadar] çalıştı^. [Yorgunluk|Ter] {V.dik:acc} [azıcık|biraz] [öteye itti~|uzaklaştırdı~]. [Akşam|Yıkanırken] [avuçlarına^|ellerine^] baktı^: [kızarmıştı~|sızlıyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Dalgındı^|Aklı^ uzaktaydı~]; [yolun|işinin^] [yarısında|ortasında] [durup|bir an] [ne yapacağını^|nereye gittiğini^] [unuttu^|bulamadı^] {H}. [Geri döndü^|Başa döndü^]; [başladığı^ yerde|biraz bekleyince] [hatırladı^|aklına^ geldi~] ve [kendine^ güldü^|söylenerek yola koyuldu^].',
      needs: ['settled', '!solitary', '!mute'],
    },
    {
      text: '[Karanlık çökünce|Akşam inince] {H} [ışığı yakmadı^|bir süre ışıksız oturdu^]; [eşyanın|çevrenin] [silinmesini|gölgeye karışmasını] [seyretti^|bekledi^]. [Hepsi|Her şey] [dokununca|yoklayınca] yerindeydi~; [bundan|bu oyundan] [garip bir rahatlık|küçük bir cesaret] duydu^.',
      needs: ['human', '!night'],
      gives: ['night'],
    },
    {
      text: '{H} her [akşam|gün biterken] [aynı saatte|hiç şaşmadan] [çevresini^|yerini^] [dolaştı^|yokladı^]: [bir kapak|bir kilit], [bir conta|bir düğüm], [bir ışık|bir gösterge]. [Hepsi|Her biri] [yerindeydi~|sağlamdı~]; [son kapağı iki kez sıktı^|gevşek bir vidayı sıktı^] ve [yerine^ döndü^|ışığı kıstı^].',
      needs: ['human', 'space'],
    },
    {
      text: '[Uykusu^|O gece uykusu^] [bölük pörçüktü~|kesik kesik geldi~]: [bir saat|yirmi dakika], [bir irkilme|bir sıçrama], [yine bir saat|yarım bir düş]. {H} [her uyanışında^|gözünü^ açtıkça] {V.dik:acc} [hatırlıyor|düşünüyor], [öbür yanına^ dönüyordu^|yeniden dalıyordu^].',
      needs: ['event', 'human'],
    },
    {
      text: '{F:ins} {V.dik:acc} [hiç açmadan|anmadan] [üç akşam|koca bir gün] geçirdiler~: [havayı|eski bir tanıdığı], [işleri|çocukluklarını] konuştular~. [Ayrılırken|Son anda] {F} [“İyi oyalandık,” dedi~|“Yarın da kaçar mıyız?” dedi~]. {H} [güldü^|cevap vermedi^].',
      needs: ['event', 'third', 'human', 'friend-knows', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Bir oyun|Yeni bir oyun] [buldu^|uydurdu^] {H}: [gördüğü^|karşısına^ çıkan] her şeye [ikinci bir ad|gizli bir ad] [veriyordu^|takıyordu^]. {F:dat} [“sıcak”|“dönen”] [dedi^|adını verdi^]. [Sıra kendine^ gelince|Kendine^] [ad bulamadı^|üç ad denedi^]; {F} [fısıldadı~|söyledi~]: [“kalan”|“bizim”].',
      needs: ['!human', '!solitary', '!friend-cold', '!mute'],
    },
    {
      text: '[Korktuğunu^|Bunun korku olduğunu] [anlaması^|bilmesi^] [uzun sürdü~|vakit aldı~]. {F} [sorunca|bakınca] {H} [bunu|hepsini] [anlatmaya çalıştı^|söyledi^]. “[Yanımda dur|Biraz kal],” dedi^. {F} [durdu~|hiçbir yere gitmedi~].',
      needs: ['!human', '!solitary', '!friend-cold'],
    },
    {
      text: '[Sessizlik|Boşluk] [bir gün boyu|uzun] sürdü~. {H} [önce|başta] [bekledi^|dinledi^], [sonra|derken] [dayanamadı^|sesini^ denedi^]: [küçük bir ses|yarım bir ezgi]. [Ses|Çıkardığı^ ses] [bir yere çarptı~|ötelere gitti~], [incelip|değişip] geri geldi~; [bir tane daha|ikincisini] [yolladı^|denedi^].',
      needs: ['!human', '!mute'],
    },
    {
      text: '[O gün|Bir gün] [hiçbir şey olmadı~|kimse gelmedi~]. {H} {V.dik} günden sonra [böylesine|bu boşluğa] [alışık değildi^|hazır değildi^]; [ne yapacağını^|nereye bakacağını^] [şaşırdı^|bilemedi^]. [Akşama doğru|Sonunda] [kendi çevresinde^ döndü^|gölgesiyle^ oynadı^].',
      needs: ['event', '!state', '!habit', '!human', '!mute'],
    },
    {
      text: '{F} [bir şey saklıyordu~|bir şey getirmişti~]. [“Bil bakalım,”|“Ne buldum, bil,”] dedi~. {H} [üç kez|iki kez] [yanıldı^|bilemedi^]. [Sonunda gösterdi~|Sonunda önüne^ koydu~]: [kuru bir yaprak|yuvarlak bir taş]. [“Senin olsun,”|“Sana getirdim,”] dedi~.',
      needs: ['!human', '!solitary', '!friend-cold', '!alone'],
    },
    {
      text: '[Gece|Karanlık] [yarıya varınca|iyice koyulunca] {H} [hâlâ|kendisi^ gibi] [uyanık birini|kıpırdayan birini] [aradı^|dinledi^]: [uzakta|çok ötede] [bir damla düşüyordu~|bir şey tıkırdıyordu~]. [Sabaha dek|Işık gelene kadar] [onu dinledi^|yalnız değilmiş gibi bekledi^].',
      needs: ['!human', '!mute', 'third'],
    },
    {
      text: '[Susamıştı^|Ağzı^ kurudu~]; {H} [suyu doldurdu^|bir bardak su aldı^], [içmeden önce|dudağına^ götürmeden] [durdu^|elinde^ tuttu^]. [Elinin^ titrediğini|Suyun titrediğini] [o zaman|böylece] [gördü^|anladı^]. [İki eliyle^ tuttu^|Bardağı sıkıca kavradı^], [sonuna kadar|damlasına kadar] içti^.',
      needs: ['human'],
    },
    {
      text: '{H} [eskiden bildiği^|bir zamanlar öğrendiği^] [bir şarkıyı|bir tekerlemeyi] [hatırlamaya|toplamaya] çalıştı^: [başı|ilk iki dizesi] [kolaydı~|hemen geldi~], [gerisi|ortası] [silikleşmişti~|yer yer boştu~]. [Boşlukları|Eksik yerleri] [kendi sözleriyle^|uydurarak] doldurdu^.',
      needs: ['human', '!mute', 'third'],
    },
    {
      text: '{H} [parmağıyla^|tırnağıyla^] [tozun üstüne|yere] [bir çizgi|bir daire] [çizdi^|çekti^], [yanına|içine] [kendi adını^|bir nokta]. [Bozmadı^|Silmedi^]. [Ertesi gün|Sabah] [baktığında^|döndüğünde^] [yarısı|bir kenarı] [silinmişti~|uçmuştu~].',
      needs: ['human'],
    },
    {
      text: '[Yine|Bir kez daha] {V.iyordu} {H} [o gün|o akşam]; [bir elini^|avucunu^] [göğsüne^|alnına^] [koydu^|bastırdı^] ve [derin bir soluk aldı^|bir süre öyle kaldı^].',
      needs: ['human', 'state', 'short', '!negative'],
    },
    {
      text: '[Yürürken|Otururken|Dururken] {H} [birden|farkında^ olmadan] {V.dik:acc} [düşünmeye|aklından^ geçirmeye] [başladı^|koyuldu^]. [Yanından^ geçen|Gelip geçen] [bir tanıdık|biri] [selam verdi~|adını^ söyledi~]; [ikinci seslenişte|ancak sonra] [duydu^|başını^ kaldırdı^].',
      needs: ['settled', 'event', '!solitary', 'third'],
    },
    {
      text: '“[Bugün çok sessizsin|Sende bir hâl var],” dedi~ {F}. “[Düşünüyorum|Bir şey yok],” dedi^ {H}. “[Neyi?|Yine aynı şeyi mi?]” {H} {V.dik:acc} [anlattı^ ona|yeniden anlattı^]; {F} [bu kez sözünü^ kesmedi~|sonuna kadar dinledi~].',
      needs: ['event', '!solitary', '!mute', 'friend-knows', '!friend-cold', '!alone'],
    },
    {
      text: '[Ertesi gün|Bir ara] {H} [kimseye görünmeden|sessizce] [bir köşeye çekildi^|biraz uzaklaştı^]. {V.dik:acc} [düşündü^|baştan sona aklından^ geçirdi^]: [önce ne olmuştu~|nasıl başlamıştı~], [ardından ne|sonra nasıl sürmüştü~]. [Dönünce|Geri gelince] [biraz daha sakindi^|yüzü^ açılmıştı~].',
      needs: ['event', '!confined', '!tight'],
    },
    {
      text: '[Vakit|Gün] [ağır geçiyordu~|uzun sürdü~]. {H} [bir işe başladı^|oyalanacak bir şey aradı^], [yarıda bıraktı^|bulamadı^]. {V.dik} günden beri [her şey|en küçük iş] [iki kat|eskisinden] uzun [geliyordu~|sürüyordu~].',
      needs: ['event', '!state', '!habit'],
    },
  ],
};
