import type { Beat } from '../../types.ts';

/** What any story can be filled with between its steps: work, weather, small meetings, a word with the friend. */
export const INTERLUDE: Beat = {
  name: 'interlude',
  variants: [
    {
      text: '[Yağmur|Sağanak|İnce bir yağmur] [iki gün|üç gün|bütün gece] [sürdü~|dinmedi~|ara vermedi~]. {H} [saçak altında|bir çatının altında|kuru bir köşede] [bekledi^|durdu^|oturdu^]; [damlaları saydı^|suyun taşlardan akışına baktı^|ıslanan ayakkabılarını^ kuruttu^]. [{V.dik} günden beri ilk kez|Dinince|Hava açınca] [ortalık|her yer] [yeni yıkanmış gibi|toprak kokarak] [ortaya çıktı~|parlıyordu~].',
      needs: ['!rain', 'human', '!solitary'],
      gives: ['rain'],
    },
    {
      text: '[Bir ekmek aldı^|Eline^ bir parça ekmek geçti~], [ikiye böldü^|ortadan ayırdı^]: [yarısı|biri] kendine^, [yarısı|öteki] [gelene|{F:dat}]. [Gelen olmadı~|O akşam gelen çıkmadı~]. {H} [sabah|ertesi gün] [bayatlayan parçayı|kalanı] [ufalayıp|suya batırıp] [kuşlara verdi^|pencerenin önüne koydu^|yedi^], [bir daha|ertesi akşam] [yine bölmeye|yine ayırmaya] [söz verdi^|karar verdi^].',
      needs: ['settled', '!solitary', '!friend-knows'],
    },
    {
      text: '“[Yorgunsun|Solgunsun|Uykusuzsun],” dedi~ {F}. “[Değilim|Yok bir şeyim|İyiyim],” dedi^ {H}, [esneyerek|gözünü^ ovuşturarak|başını^ çevirip]. {F} [üstelemedi~|inanmadı~|güldü~], [elindeki ekmeği|kendi payını|suyunu] [ikiye böldü~|uzattı~|önüne^ itti~]. [Yalan|O küçük yalan] [yenip içildi~|aralarında eridi~], [ikisi de|kimse] [dibini sormadı~|bir daha anmadı~].',
      needs: ['third', 'human', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Çarşıda|Sokakta|Yolda] [biri çarptı~ omzuna^|bir hamal yol istedi~|bir kadın adres sordu~]. {H} [özür diledi^|kenara çekildi^|doğru yolu gösterdi^], [üç adım sonra|köşede] [aklına^|birden içine^] [düştü~|geldi~]: {V.meden} [önce|evvel] [böyle şeyleri|bir yabancının yüzünü] [görmezdi^ bile|akşama unuturdu^|hiç saymazdı^]. [Şimdi|Artık] [yüzü|ayakkabılarını] [ezbere biliyordu^|tek tek anımsıyordu^].',
      needs: ['settled', '!solitary', '!negative', '!state', '!child'],
    },
    {
      text: '[Bir mektuba|Bir yazıya] [oturdu^|başladı^]: [“Sevgili|“Canım] {F},” [diye|sözüyle]. [Üç satır|İki satır|Yarım sayfa] [sildi^|karaladı^], [baştan yazdı^|{V.dik:acc} yazmadan geçti^|sözü dolandırdı^]. [Gece yarısı|Mum bitince|Sonunda] {H} [kâğıdı|yazdığını^] [dörde katlayıp|buruşturup] [ayakkabısının^ içine|bir kitabın arasına|cebine^] [koydu^|sakladı^]; [yazılmayan yeri|boş kalan kısmı] [her adımda|bütün gün] [batıyordu~|hışırdıyordu~].',
      needs: ['human', '!child', '!solitary', '!space', '!state'],
    },
    {
      text: '[Dişini^|Sakalını^|Saçını^] [düzeltmek için|temizlemek için] [suya|bir camın parıltısına|aynaya] [eğildi^|baktı^]. [Karşısında^|Orada] [tanıdık biri|kendisinden^ yaşlı biri|az uyumuş biri] [vardı~|duruyordu~]. {H} [dil çıkardı^|selam verdi^|kaşlarını^ kaldırdı^]; [öteki|yansıyan] [bir an geç kaldı~|karşılık vermedi~|gözünü kaçırdı~], [ya da|belki] {H:dat} [öyle geldi~|öyle göründü~].',
      needs: ['human', '!child', 'third', 'settled'],
    },
    {
      text: '[Ayakkabısının^ bağı|Belindeki^ kuşak|Çantasının^ kayışı] [koptu~|çözüldü~]. {H} [eğildi^|çöktü^], [bağlamak için|düğümlemek için] [uğraştı^|terledi^]; [parmakları^|elleri^] [işi|düğümü] [unutmuş|şaşırmış] [gibiydi~|görünüyordu~]. [Oradan geçen|Yanından^ geçen] bir [çocuk|ihtiyar] [çömeldi~|yaklaştı~], [iki hareketle|sormadan] [yapıverdi~|bağladı~]: [“Böyle,”|“Çok çekmişsin,”] dedi~, [gitti~|koştu~].',
      needs: ['settled', '!solitary', '!child'],
    },
    {
      text: '[Küçük bir|Bir] [yanlışlık|dalgınlık] yaptı^: [tuz yerine şeker attı^|çivi yerine parmağına^ vurdu^|suyu ters kaba döktü^] {H}. [Gülen|Fark eden] [olmadı~|çıkmadı~]; [kendisi^|bir tek kendisi^] [uzun uzun|şaşkınlıkla] [baktı^|durdu^]. [Elleri^|Gövdesi^] [{V.dik} günden beri|o günden sonra] [bir şey biliyor da|bir karar vermiş de] [haber vermiyordu~|söylemiyordu~] [sanki|belki].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '[Dışarıda|Uzakta|Karşı yakada] [davul|düğün|türkü] [sesi|gürültüsü] [vardı~|sürüyordu~], [gece boyunca|akşamdan beri]. {H} [uyuyamadı^|kulağını^ verdi^|saydı^]: [üç türkü|beş türkü|yedi hava], [bir es|bir soluk|bir duraklama]. [En çok|Nedense] [o duraklarda|o aralıklarda] {V.dik:acc} [düşünüyordu^|anımsıyordu^], [ses dönünce|gürültü başlayınca] [seviniyordu^|bırakıyordu^].',
      needs: ['settled', '!mute', '!solitary'],
    },
    {
      text: '{F} [uğramadı~|görünmedi~|ortalıkta yoktu~] [o hafta|üç gün|birkaç gün]. [Haber|Selam] [yolladı~ yalnız|gönderdi~]: [bir tas bal|iki limon|yarım somun], [üstünde|yanında] [bir not|bir dal nane]. [“Yiyebildiğin gün gelirim,”|“Konuşmak istersen yerim belli,”|“Kızgın değilim, meşgulüm,”] [yazıyordu~|diyordu~ not]. {H} [notu|gelenleri] [iki kez|gülümseyerek] [okudu^|kokladı^].',
      needs: ['settled', 'friend-knows', '!solitary', '!child'],
    },
    {
      text: '“[Sen olsan|Yerimde sen olsan] [ne yapardın|kalır mıydın]?” [diye sordu^|dedi^] {H} [ateşin başında|yürürken|susarken]. {F} [cevabı|yanıtı] [hemen vermedi~|ağzında çevirdi~]: [“Senin kadar susmazdım.”|“Önce ağlardım.”|“Sana gelirdim.”] [Sonra|Ardından] [bir taş aldı~|eliyle yeri gösterdi~]: [“Ama benim başıma gelmedi.”|“Yalnız ben bu kadar dayanamazdım.”|“Sen de öyle yapsana.”]',
      needs: ['human', 'friend-knows', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Bütün gün|Sabahtan akşama|Güneş dönene dek] [tek kelime|bir söz bile] [etmedi^|konuşmadı^]. [Susmak|Sessizlik] [kolay başladı~|önce hoştu~], [öğlene|ikindiye] doğru [kaşındırdı~|ağırlaştı~|diline^ vurdu~]. [Gün bitince|{V.dik:acc} düşünmekten yorulunca|Sonunda] {H} [ilk gördüğü^ şeye|boş tasa|kendi ayaklarına^] “[Nasılsın|İyi akşamlar]?” [dedi^|diye sordu^]; [sesi^ hâlâ yerindeydi~|sesini^ duyunca güldü^].',
      needs: ['human', '!mute'],
    },
    {
      text: '[Eski bir sandığı|Dolabın altını|Yatağın altını] [karıştırdı^|topladı^]: [tek eldiven|kırık tarak], [kuru çiçek|üç düğme], [bir çocuk resmi|adı silinmiş bir zarf]. [Aradığını^|Ne aradığını^] [bilmiyordu^|bulamadı^] {H}. [Bulduklarını^|Çıkanları] [yere|yan yana] [dizdi^|sıraladı^], [bir süre|akşama kadar] [birinden|en küçüğünden] [{V.dik} günün cevabını bekledi^|gözünü^ ayıramadı^], [sonra|ardından] [hepsini yerine koydu^|birini cebine^ attı^].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Üşüdü^|Soğuk çıktı~|Ayaz bastı~] [o gece|akşamüstü]. {H} [üst üste|kat kat] [giyindi^|sarındı^], [ellerini^ koltuk altına soktu^|soluğuyla^ parmaklarını^ ısıttı^]; [ısınmadı^|{V.dik} günkü titreme geçmedi~]. [Derken|Sonra] [yürümeye başladı^: on adım, yüz adım|şarkı söylemeye koyuldu^: bir kıta, beş kıta|sıçramaya başladı^: on kez, otuz kez]; [yüzü^ yanmaya|parmakları^ karıncalanmaya] başladı~.',
      needs: ['human', '!space', '!mute'],
    },
    {
      text: '[Bir oyun kurdu^ kendine^|Kendine^ bir oyun buldu^]: {V.meden} [önce|evvel] [sevdiği^|bildiği^] [yedi şeyi|on şeyi] [sayacak|sıralayacak], [şimdi|bugün] [hangisi duruyor|kaçı kalmış], [bakacaktı^|görecekti^]. [Dördü|Beşi] [duruyordu~|yerindeydi~]; [biri|içlerinden biri] [eskisinden de parlaktı~|hiç beklemediği^ kadar büyümüştü~]. {H} [onun adını|kalanı] [yüksek sesle söyledi^|avucunun^ içine yazdı^|fısıldadı^].',
      needs: ['human', '!negative', '!state'],
    },
    {
      text: '[Bir kez|O gün bir kez] [her şeyi bırakıp gitmeyi|uzaklara gitmeyi|adını^ değiştirmeyi] [kurdu^|düşündü^] {H}: [yanına^|çantasına^] [iki gömlek|bir bıçak], [biraz para|bir somun ekmek], [bir de {F:gen} resmi|bir de eski bir harita]. [Sınıra|Köşeye] kadar [gitti^|yürüdü^] [hayalinde|aklında^]; [orada|tam orada] [gölgesi^ yoruldu~|birisi adıyla^ seslendi~|ayakkabısı^ vurdu~], [geri döndü^|vazgeçti^].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[İşe sarıldı^|Elini^ işe verdi^]: [odun yardı^|su taşıdı^|yer sildi^], [dikti^|yamadı^|ayıkladı^], [yüz yirmiye kadar|hiç durmadan] [saydı^|çalıştı^]. [Yorgunluk|Ter] {V.dik:acc} [azıcık|bir karış] [öteye itti~|uzaklaştırdı~]. [Yıkanırken|Akşam] {H} [kollarına^|avuçlarına^] baktı^: [kızarmış|çizik içinde] ama [kendisinindi~|sağlamdı~], [söz dinliyordu~|işe yarıyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Dalgındı^|Aklı^ uzaktaydı~]; [yolun|merdivenin] [yarısında|ortasında] [durup|bekleyip] [nereye gittiğini^|neden çıktığını^] [aradı^|unuttu^]. [Geri döndü^|{V.dik:acc} düşünmekten vazgeçip döndü^]; [başladığı^ yerde|eşiğe varınca] [hatırladı^|aklına^ geldi~]: [su alacaktı^|ışığı söndürecekti^|{F:acc} görecekti^]. {H} [gülmeye|söylenmeye] [başladı^|koyuldu^] ve [bu kez|ikinci gidişte] [elini^ korkuluktan ayırmadı^|adını^ mırıldanarak yürüdü^].',
      needs: ['settled', '!solitary', '!mute'],
    },
    {
      text: '[Yaşlı bir kadın|İhtiyar bir adam|Bastonlu bir yolcu] [elini^ tuttu~|koluna^ girdi~], [kör gibi|sıkıca], [“Beni karşıya geçir,”|“Şu yokuşta bana eşlik et,”] dedi~. [Yol boyunca|Yürürken] [kızından|dizlerinden|bir kuyudan] [söz etti~|dert yandı~]. [Ayrılırken|Varınca] [“Senin de bir derdin var,|“Elin titriyor,] [söyleme, geçer,”|kimseye gösterme,”] dedi~ ve [bir ceviz|bir şeker] [verdi~|bıraktı~].',
      needs: ['settled', '!solitary', '!child'],
    },
    {
      text: '[Çocuklar|Küçükler] [top oynuyordu~|saklambaç oynuyordu~]; [top|içlerinden biri] {H:gen} [ayağının^ dibine|önüne^] [düştü~|geldi~]. [Oyun durdu~|Sesler kesildi~]: [verecek mi|kızacak mı], [diye|merakla] [baktılar~|beklediler~]. {H} [bir iki sektirdi^|eğildi^|kolunu^ sıvadı^], topu [geri yolladı^|havaya dikti^|ayağının^ ucuyla itti^]. [“Ofsayt!”|“Sayılmaz!”|“Hile!”] [diye bağırdı~ biri|dediler~]; [günün|haftanın] [en iyi sözü|en güzel azarı] [buydu~|bu oldu~].',
      needs: ['settled', '!solitary', '!child', 'third'],
    },
    {
      text: '[Karanlık|Akşam] [çökünce|inince] {H} [ışığı yakmadı^|mumu yakmadı^]; [eşyanın|çevrenin] [silinmesini|yavaşça gitmesini] [seyretti^|izledi^]: [önce renkler|önce uzaktakiler], [sonra kenarlar|sonra yakındakiler], [en son|sonunda] [kendi elleri^|dizleri^]. [Hepsi|Her şey] [hâlâ oradaydı~|yerindeydi~], [dokunarak|yoklayarak] [emin oldu^|saydı^] ve [bundan|bu oyundan] [garip bir rahatlık|{V.dik} günden beri aradığı^ cesareti] duydu^.',
      needs: ['human', '!night'],
      gives: ['night'],
    },
    {
      text: '[Saydı^|Hesapladı^] {H}: {V.dik} [günden|andan] [bu yana|beri] [dokuz kez gülmüş|on bir gece uyanmış|bir kez ağlamış], [iki çift|kırk kadar] [söz|yalan] [etmiş|söylemiş], [bir söz tutmuştu^|bir dost kazanmıştı^]. [Sayılar|Rakamlar] [birbirini tutmuyordu~|hiçbir şey anlatmıyordu~]; [yine de|ama] [alt alta yazınca|dizilince] [bir yüze|eğri bir yola] benziyordu~.',
      needs: ['human', '!state', '!habit', '!child'],
    },
    {
      text: '“[Masal anlat|Bir şey anlat],” dedi~ {F}, [gözlerini kapayarak|uzanıp]. {H} [“Bir gün biri”|“Uzak bir yerde biri”] diye [başladı^|girdi^], [bir dağ|bir deniz|üç kapı] [koydu^|dizdi^] [araya|önüne]; [kahramanı yola çıkardı^|o birini yorgun düşürdü^]. [Sonunu|Bitişini] [getiremedi^|bulamadı^]. “[Yarın biter|Sonunu sen söyle],” dedi^. {F} [çoktan|nefesi düzelmiş] [uyumuştu~|dalıp gitmişti~].',
      needs: ['human', '!solitary', '!friend-cold', '!alone', '!mute'],
    },
    {
      text: '[Bir şey|Bir eşya] [ödünç|bir günlüğüne] [istediler~ ondan^|almak istediler~]: [merdiven|kürek|elek|terazi]. {H} [götürdü^|sırtlayıp götürdü^|taşıdı^], [kapıda|eşikte] [bekletildi^|lafa tutuldu^]. [İçeriden|Odadan] [gülüşmeler|bir çocuk ağlaması|yemek kokusu] [geliyordu~|taşıyordu~]. [“Buyur,”|“Girsene,”] [dediler~|diyen oldu~]; [girmedi^|“Başka gün,” dedi^], [o eşiği|içerinin sıcağını] [yanında^|yol boyu] [götürdü^|taşıdı^].',
      needs: ['settled', '!solitary', '!child'],
    },
    {
      text: '[Nöbet gibi|Saat gibi|Hiç şaşmadan] {H} [her akşam|gün biterken] [çevresini^|yerini^] [dolaştı^|yokladı^]: [bir kapak|bir kilit], [bir conta|bir düğüm], [bir ışık|bir gösterge]. [Hepsi|Her biri] [yerindeydi~|sağlamdı~]. [Yerinde olmayanı|Gevşeyeni] [kendi içinde^|göğsünün^ altında] [buluyordu^|duyuyordu^], [ona da|oraya da] [elini^ bastırıp|vurup] [“Dayan,” diyordu^|bir tur daha sıkıyordu^].',
      needs: ['human', 'space'],
    },
    {
      text: '[Uyku|Uykusu^] [bölük pörçüktü~|kesik kesik geldi~]: [bir saat|yirmi dakika], [bir sıçrama|bir irkilme], [yine bir saat|yarım düş]. [Düşlerden|Gördüklerinden^] [elinde^|aklında^] [bir ses|{V.dik} günün ışığı|sarı bir renk] [kaldı~|kalmıştı~]. {H} [onu|kalanı] [kaybetmemek için|kaçırmamak için] [yerinden^ kalkmadı^|gözünü^ açmadı^]; [ses|renk] [gene de|parmaklarının^ arasından] [aktı~|silindi~].',
      needs: ['human'],
    },
    {
      text: '[Yolu|Adımları^] [onu^|kendiliğinden] [eski bir duvarın|kuru bir ağacın|terk edilmiş bir kuyunun] [önüne|yanına] [getirdi~|çıkardı~]. [Orada|Dibinde] [bir kedi|bir kertenkele|bir sıra karınca] [vardı~|gidip geliyordu~]. {H} [çöktü^|durdu^], [seyretti^|izledi^]: [kimse acele etmiyor|hepsi yükünü taşıyor], [hiçbiri|tek biri bile] [{V.dik:acc} bilmiyordu~|başını kaldırmıyordu~|dönüp bakmıyordu~]. [Bir saat|Uzun bir an] [geçti~|böyle gitti~], [omuzları^ indi~|soluğu^ düzeldi~].',
      needs: ['human', '!space', '!confined'],
    },
    {
      text: '[Cebinde^|Elinde^] [bir taş|bir düğme|bir fındık kabuğu] [vardı~|geziyordu~]; {H} [sıkıldıkça|konuşulurken|karar veremeyince] [onu|avucundakini^] [çeviriyordu^|sıkıyordu^]. {F} [bir gün|sonunda] [“Ver şunu,” dedi~|elini açtırdı~], [baktı~|evirip çevirdi~]: [“Bu ne?”|“Bunda ne var?”] [“Ağırlık,”|“{V.mek},”|“Hiç,”] dedi^ {H}. {F} [geri verdi~|gülmedi~], [ertesi gün|sonra] [bir tane|benzerini] [kendi cebine koymuştu~|o da taşıyordu~].',
      needs: ['human', '!solitary', '!friend-cold', '!alone'],
    },
    {
      text: '[Bir ara|Öğle üstü|İkindiye doğru] {H} [gözünü^ yumdu^|sırtını^ dayadı^] ve [sesleri|gürültüleri] [ayırmaya|dinlemeye] [başladı^|koyuldu^]: [en yakında|altta] [kendi kanı^|kendi soluğu^], [üstünde|sonra] [uzak bir uğultu|bir tıkırtı], [en dışta|hepsinin ardında] [belli belirsiz|zor duyulan] [bir ezgi|bir konuşma]. [Ezgiyi|O sonuncuyu] [daha önce|bir yerde] [duymuştu^|öğrenmişti^], [nerede, bulamadı^|adını çıkaramadı^].',
      needs: ['!mute', 'human'],
    },
    {
      text: '{F:ins} [aynı konuyu|{V.dik:acc}] [açmadan|anmadan] [üç akşam|iki yemek|koca bir yol] [geçirdiler~|bitirdiler~]: [havayı|eski bir tanıdığı], [fiyatları|kurbağaları], [bir rüyayı|ayakkabıyı] [konuştular~|konu ettiler~]. [Son akşam|Ayrılırken] {F} [kapıda|dönüp] [“Yarın da kaçar mıyız?” dedi~|“İyi oyalandık,” dedi~]. {H} [gülerken|cevap verirken] [boğazında^|sesinde^] [bir pürüz|bir düğüm] [duydu^|yakaladı^].',
      needs: ['third', 'human', 'friend-knows', '!friend-cold', '!alone', '!solitary'],
    },
    {
      text: '[Dünya|Her şey] [o gün|bu sabah] {H:dat} [bir parmak büyük|biraz küçük|eğri] [geldi~|göründü~]; [sığmak için|dengede durmak için] [yan döndü^|dikkatle döndü^|kıpırdamadı^]. [Öğleden sonra|Az sonra] {F} [gelince|seslenince] [{V.dik} günden beri kayan ölçü|her şey] [yerine oturdu~|düzeldi~]. [“Neredeydin?”|“Geç kaldın,”] dedi^ {H}. [“Hep buradaydım,”|“Ben mi, sen mi?”] dedi~ {F}.',
      needs: ['!human', '!solitary', '!friend-cold', '!alone', 'third'],
    },
    {
      text: '[Bir oyun|Yeni bir oyun] [buldu^|uydurdu^] {H}: [gördüğü^|karşısına^ çıkan] her şeye [ikinci bir ad|gizli bir ad] [veriyordu^|takıyordu^]. [Taşa|Gölgeye] [“bekleyen”|“yorgun”], [ışığa|suya] [“kaçan”|“gülen”], {F:dat} [“dönen”|“sıcak”] [dedi^|uygun gördü^]. [Kendine^|Sıra kendine^ gelince] [ad bulamadı^|üç ad denedi^]; [{F} fısıldadı~|bir ses yetişti~]: [“kalan”|“korkmayan”|“bizim”].',
      needs: ['!human', '!solitary', '!friend-cold', '!mute'],
    },
    {
      text: '[Korktuğunu^|Korkuyu] [anlaması^|tanıması^] [uzun sürdü~|vakit aldı~]: [{V.dik} yerden kaçmak istemiyor|titremiyor], [yalnızca|sadece] [birinin|bir sesin] [daha yakında|yanında^] [olmasını istiyordu^|durmasını bekliyordu^]. {F} [sorunca|bakınca] {H} [bunu|hepsini] [anlatmaya çalıştı^|söyledi^]. [“O korku değil,”|“Onun adı başka,”] dedi~ {F}, [ama adını|ama öbür adını] [söylemedi~|bir türlü bulamadı~].',
      needs: ['!human', '!solitary', '!friend-cold'],
    },
    {
      text: '[Sessizlik|Boşluk] [üç tur|bir gün boyu] [sürdü~|dolaştı~ ortalıkta]. {H} [önce|başta] [saydı^|dinledi^], [sonra|derken] [dayanamadı^|içine^ bir şey attı^]: [küçük bir tıkırtı|yarım bir ezgi|kendi adını^]. [Tıkırtı|Attığı^ ses] [bir yere çarptı~|karanlıkta yuvarlandı~], [değişip|incelip] [geri geldi~|döndü~]. [Cevap sayılırdı~|Konuşmaya benziyordu~]; [bir tane daha|ikincisini] [yolladı^|attı^].',
      needs: ['!human', '!mute'],
    },
    {
      text: '[Küçük bir|Minik bir] [iyilik|armağan] [geldi~|buldu~ onu^] [o gün|hiç beklenmedik bir yerden]: [biri tozunu^ aldı~|biri önünden^ çekildi~|biri adını^ doğru söyledi~]. {H} [karşılığını|borcunu^] [nasıl vereceğini^|ne yapacağını^] [bilemedi^|bulamadı^]; [gece|bütün gün] [düşündü^|aradı^], [sonunda|ertesi sabah] [aynısını|daha küçüğünü] [başkasına|{F:dat}] [yaptı^|verdi^].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '[Uzaktan|Öteden] [bir ışık|bir gölge|bir leke] [göründü~|belirdi~], [yaklaştı~|büyüdü~], [geçti~|gitti~]. {H} [ardından|arkasından] [baktı^|döndü^]; [içinde^|bir yerinde^] [küçük|ince] bir [tel|şey] [o yöne|gidenle birlikte] [gerildi~|çekildi~]. {F} [“Gitmek mi istiyorsun?”|“Onu tanıyor muydun?”] [dedi~|diye sordu~]. [“Hayır,|“Bilmem,] [geçerken bakılmak istiyorum.”|bana el salladı sandım.”]',
      needs: ['!human', '!solitary', '!friend-cold'],
    },
    {
      text: '[Saymayı|Sayı saymayı] [severdi^|bilirdi^] {H}: [gün boyu|beklerken] [çizgileri|adımları|sesleri] [sayıyor|topluyor], [akşam|gece] [birini|birkaçını] [çıkarıyordu^|geri veriyordu^]. {V.dik} [günden|andan] beri [hesap|sayı] [tutmuyordu~|şaşıyordu~]: [Hep bir tane|Her akşam bir tane] [fazla çıkıyordu~|artıyordu~]. [Fazlayı|Artanı] [kimseye|{F:dat}] [göstermedi^|söylemedi^], [bir kenara|içine^] [biriktirdi^|koydu^].',
      needs: ['!human', '!state', '!solitary'],
    },
    {
      text: '[Bir gün|O gün] [hiçbir şey olmadı~|kimse gelmedi~], [hiçbir şey|tek bir şey bile] [kırılmadı~|değişmedi~]. {H} [{V.dik} günden sonra böylesine|bu boşluğa] [alışık değildi^|hazır değildi^]; [ne yapacağını^|nereye bakacağını^] [şaşırdı^|bilemedi^]. [Akşama doğru|Sonunda] [yavaşça|usulca] [bir türkü tutturdu^|kendi çevresinde^ döndü^|gölgesiyle^ oynadı^]; [gün|o boşluk] [birden|kendiliğinden] [doldu~|kısaldı~].',
      needs: ['!human', '!mute'],
    },
    {
      text: '{F} [bir şey saklıyordu~|ellerini arkasında tutuyordu~]. [“Bil bakalım,”|“Hangi elimde?”] dedi~. {H} [üç kez|iki kez] [yanıldı^|tutturamadı^]. [Açılan avuçta|Elinde] [bir parça cam|kuru bir yaprak|yuvarlak bir taş] [vardı~|duruyordu~]: [“Buna bakınca|“Bunu tutunca] [her şey sarı.”|kimse üzülmüyor.”|zaman yavaşlıyor.”] {H} [denedi^|uzandı^]: [yalandı~, ama güzeldi~|doğruydu~, biraz].',
      needs: ['!human', '!solitary', '!friend-cold', '!alone'],
    },
    {
      text: '[Gece|Karanlık] [yarıya varınca|iyice koyulunca] {H} [kendisi^ gibi|hâlâ] [uyanık birini|kıpırdayan birini] [aradı^|dinledi^]: [uzakta|çok ötede], [durup durup|aralıklarla], [bir damla düşüyordu~|bir kanat vuruyordu~|bir çark dönüyordu~]. [O da|Demek o da] [uyuyamıyordu~|nöbetteydi~]. [Sabaha dek|Işık gelene kadar] [birlikte|karşılıklı] [beklediler~|durdular~].',
      needs: ['!human', '!mute', 'third'],
    },
    {
      text: '{H} [ellerine^|parmaklarına^] [bir iş buldu^|iş verdi^]: [söktü^|açtı^], [temizledi^|ayırdı^], [yeniden taktı^|yerine koydu^]. [Artan|Elinde^ kalan] [bir parça|küçük bir halka] [vardı~|çıktı~] sonunda; [nereye ait olduğunu|yerini] [ne kadar aradıysa^|kaç kez baktıysa^] [bulamadı^|çıkaramadı^]. [Parçayı|O halkayı] [cebinde^|avucunda^] [üç gün|günlerce] [gezdirdi^|tuttu^].',
      needs: ['human'],
    },
    {
      text: '[Bir düzen|Kendine^ bir düzen] [kurdu^|uydurdu^] {H}: [uyanınca|ilk iş] [yüz kez nefes saymak|gövdesini^ germek], [ardından|sonra] [bir lokma|bir yudum], [en son|akşama] [{V.dik} günü düşünmek|düşünmek]. [Üç gün|Bir hafta] [uydu^|hiç aksatmadı^]. [Dördüncüsünde|Sonra] [sıra bozuldu~|düşünmek başa geçti~]; [lokma yarım kaldı~|nefeslerin sayısı karıştı~].',
      needs: ['human', '!state'],
    },
    {
      text: '[Ağzı^ kurudu~|Dudakları^ çatladı~]; {H} [suyu|bardağı] [doldurdu^|eline^ aldı^], [içmeden önce|dudağına^ varmadan] [baktı^|durdu^]: [yüzeyinde|içinde] [kendi yüzü^|ışık] [kırılıyordu~|titriyordu~]. [Elinin^ titrediğini|Titreyenin eli^ olduğunu] [o zaman|böylece] [gördü^|anladı^]. [İki eliyle^|Yavaşça] [tuttu^|kaldırdı^], [sonuna kadar|damlasına kadar] [içti^|bitirdi^].',
      needs: ['human'],
    },
    {
      text: '{H} [eskiden bildiği^|bir zamanlar öğrendiği^] [bir şarkıyı|bir tekerlemeyi] [hatırlamaya|toplamaya] çalıştı^: [baş tarafı|ilk iki dizesi] [kolaydı~|hemen geldi~], [ortası|gerisi] [silikleşmişti~|yer yer boştu~]. [Boşlukları|Eksik yerleri] [kendi sözleriyle^|uydurarak] [kapattı^|doldurdu^]; [çıkan|ortaya çıkan] [ezgi|şey] [eskisine benzemiyordu~|biraz topallıyordu~], [ama|yine de] [onundu~|{H:gen} diline^ oturmuştu~].',
      needs: ['human', '!mute', 'third'],
    },
    {
      text: '[Bir leke|Küçük bir çizik|Eski bir iz] [takıldı~ gözüne^|gördü^ elinin^ üstünde]. {H} [ne zamandır|ne vakittir] [orada olduğunu|durduğunu] [bilmiyordu^|çıkaramadı^]; [ovdu^|kazıdı^], [geçmedi~|silinmedi~]. [Akşama|Gün biterken] [ona|ize] [alıştı^|bir ad verdi^]; [ertesi gün|sabah] [ilk baktığı^|ilk yokladığı^] [yer orası oldu~|şey o iz oldu~]: [yerindeydi~|hâlâ oradaydı~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Üst üste|Peş peşe] [üç gece|iki gece] {H} [aynı düşü|hep bir düşü] gördü^: [uzun bir koridor|dipsiz bir merdiven|kapısı çok bir yer], [sonunda|dibinde] [ışık|biri], [yürüdükçe|yaklaştıkça] [uzaklaşan|küçülen]. [Üçüncüsünde|Son gece] [yürümeyi|kovalamayı] [bıraktı^|kesti^], [oturdu^|bekledi^]; [ışık|o biri] [kendiliğinden|usulca] [geldi~|yanaştı~], [tam|ne diyeceği] [duyulacakken|anlaşılacakken] [uyandı^|gözünü^ açtı^].',
      needs: ['human'],
    },
    {
      text: '{H} [zamanı|saatleri] [başka türlü|kendince] [ölçüyordu^|saymaya başladı^]: [kaç nefes|kaç yudum], [kaç adım|kaç esneme], {V.dik:acc} kaç kez [düşünmek|hatırlamak]. [O ölçüye göre|Bu hesapla] [bir gün|bir öğleden sonra] [iki yüz|dört yüz] [nefesti~|adımdı~] ve [son yüzü|en ağırı] [akşama|karanlığa] [düşüyordu~|kalıyordu~].',
      needs: ['human'],
    },
    {
      text: '[Hesapta olmayan|Beklenmedik] bir [ışık|sıcaklık|koku] [buldu~ onu^|geldi~ üstüne^] [bir an|tam o sırada]: [çocukluktan|çok eskiden] kalma, [tatlı|ince], [adı olmayan|yeri belirsiz] bir şey. {H} [kıpırdamadı^|soluğunu^ tuttu^]; [kaçar diye|dağılmasın diye] [gözünü^ kapadı^|bekledi^]. [Yine de|Sonunda] [gitti~|dağıldı~], [ama gidişi|ama yokluğu] [öncekilerden daha az|yalnız azıcık] [acıttı~|üşüttü~].',
      needs: ['human', '!child'],
    },
    {
      text: '{H} [parmağıyla^|tırnağıyla^] [tozun üstüne|buğuya|yere] [çizdi^|yazdı^]: [önce bir daire|önce kendi adını^], [içine|altına] [bir nokta|bir çizgi], [en dışa|en son] [{V.dik} günü|bir soru işareti]. [Bozmadı^|Silmedi^]. [Ertesi gün|Sabah] [baktığında^|döndüğünde^] [çizginin yarısı|bir kenarı] [uçmuştu~|silinmişti~], [kalan yarı|öteki yarısı] [gülen bir ağza|bir kapıya] [benziyordu~|dönmüştü~].',
      needs: ['human'],
    },
    {
      text: '[Elinden^|Aklından^] [kayan|düşen] [küçük şeyleri|ayrıntıları] [toplamaya|biriktirmeye] başladı^ {H}: [bir kelime|bir rakam], [bir yüz|bir renk], [yarım bir söz|bir tarih]. [Biriktirdikçe|Topladıkça] [aralarından biri|hiç ummadığı^ biri] [öne çıktı~|parladı~]: {V.dik} [günden|yerden] [kalma|artma] [bir ayrıntıydı~|bir şeydi~]; [nasıl da gözünden^ kaçmıştı~|bunca zaman görmemişti^].',
      needs: ['human', '!state'],
    },
    {
      text: '[Yine|Bir kez daha] {V.iyordu} {H} [o gün|o akşam]; [bir elini^|avucunu^] [göğsüne^|alnına^] [koydu^|bastırdı^] ve [altındaki vuruşu|sıcaklığı] [bekledi^|aradı^]. [Vuruş|Sıcaklık] [düzgündü~|yerindeydi~], [hatta|üstelik] [eskisinden|dünkünden] [güçlüydü~|sakindi~]. [Buna|Bu düzene] [şaştı^|güvenmek istedi^], [bir süre|uzun uzun] [öyle kaldı^|elini^ çekmedi^].',
      needs: ['human', 'state', 'short', '!negative'],
    },
    {
      text: '[Bir şey saklamıştı^|Bir kırıntı ayırmıştı^] {H} [en zor gün için|dar güne]: [yarım bir şeker|tek bir kibrit|son bir yudum]. [O gün|Zor gün] [geldi~ mi, emin olamadı^|gelmiş olabilirdi~]. [Çıkardı^|Avucuna^ aldı^], [baktı^|tarttı^], [geri koydu^|yerine bıraktı^]: [daha zoru|beteri] [olabilirdi~|vardı~ belki], [yahut|ya da] [saklamak|beklemek] [tüketmekten|harcamaktan] iyi [geliyordu~|ısıtıyordu~].',
      needs: ['human'],
    },
  ],
};
