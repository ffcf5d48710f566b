import type { Beat } from '../../types.ts';

/** How it ends: what is left in the hand, who sits beside the hero, what is no longer asked. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Borç|Kalan borç] [üç kışta|iki yılda] [bitti~|ödendi~]. [Son parayı|Son taksidi] [götürdüğü^|saydığı^] gün {H} [makbuzu|imzalı kâğıdı] [ikiye katlayıp|dürüp] [duvardaki bir yarığa|kapı çerçevesine] [sıkıştırdı^|soktu^]. [“Çerçevelet,” dedi~ {F}.|“Sakla,” dedi~ {F}, “lazım olur.”] [“Orası rüzgâr alıyordu,”|“Kapı ses yapıyordu,”] dedi^ [gülerek|omuz silkip]. [Kapı|O gece kapı] [çarpmadı~|hiç gıcırdamadı~] [artık|bir daha].',
      needs: ['debt', 'settled'],
    },
    {
      text: '{F} [baharda|bir pazar sabahı] [bir tabure yaptı~|eski bir sandalyeyi onardı~], [dördüncü ayağı|bir ayağı] kısaydı~. [Altına|Kısa ayağa] [bir taş|katlanmış bir kâğıt] [koydular~|sıkıştırdılar~]. {H} [oturdu^|denedi^]: [sallanıyordu~|gıcırdıyordu~], [ama tutuyordu~|yine de taşıyordu~]. [O gün|O günden sonra] [{V.dik} günü|olanları] [soran|merak eden] [herkes|kim varsa] [o taburede|orada] [dinledi~|oturdu~].',
      needs: ['settled', '!child', 'friend-knows', '!friend-cold', '!state'],
    },
    {
      text: '[El sıkıştılar~|Barıştılar~] [sonunda|bir yağmurlu gün]. {F}, [“Hâlâ kızgınım,” dedi~|“Unutmadım,” dedi~]. [“Ben de,”|“Unutma zaten,”] dedi^ {H}. [El sıkışma|Tokalaşma] [uzadı~|uzun sürdü~]; [kimse|ikisi de] [önce bırakan olmak istemedi~|parmaklarını çözmedi~]. [Bıraktıklarında|Ayrılınca] [avuçlarında|ellerinde] [aynı iz|aynı kızarıklık] [vardı~|duruyordu~].',
      needs: ['friend-cold', 'human', 'third'],
    },
    {
      text: '[Duvarda|Kapının arkasında|Yatağın üstünde] [bir takvim|bir çetele] [asılıydı~|dururdu~]; {V.dik} günün [üstü|altı] [çizilmemişti~|boştu~]. {F} [bir gün|sonunda] [sordu~|merak etti~]: [“Neden işaretlemedin?”|“O günü atlamışsın.”] {H} [baktı^|gülümsedi^]: [“İşaret koymadan da buluyorum.”|“O gün daha bitmedi.”|“Sırası gelince koyarım.”]',
      needs: ['settled', '!child', '!state', '!solitary'],
    },
    {
      text: '[Yıllar sonra|On kış sonra|Çok zaman sonra] bir [öğle|ikindi] vakti [küçük bir kız|tanımadığı^ bir oğlan] [eteğine^ yapıştı~|önünü^ kesti~]: [“{V.en} sen misin?”|“Dedem seni anlattı.”] {H} [çömeldi^|durdu^]. [“Nasıl anlattı?”|“Ne dedi?”] [“Korkmuş ama yapmış, dedi,”|“Kızmıştım ama haklıymış, dedi,”] [dedi~ çocuk|diye cevap verdi~ küçük]. {H} [elindeki^ elmayı|cebindeki^ fındıkları] [ona uzattı^|ikiye böldü^].',
      needs: ['settled', '!child', 'harmful', '!state', '!negative'],
    },
    {
      text: '[Pencereyi açtı^|Kapıyı araladı^|Perdeyi kaldırdı^]. [Sokak|Dışarısı] [eskisi gibiydi~|kıpırdamamıştı~]: [satıcı|su satan adam], [topal köpek|sarı kedi], [ipte beyaz çamaşır|damda iki güvercin]. [Bir tek|Yalnız] [selam verenler|duranlar] [azalmıştı~|eksikti~]. {H} [azalanı|eksileni] değil, [kalanı saydı^|geçenleri saydı^]: [dört|beş], [bir de {F}|{F} ile birlikte altı]. [Yeterdi~|Az değildi~].',
      needs: ['settled', '!child', '!solitary', '!friend-cold', 'harmful'],
    },
    {
      text: '[“Anlat,” dediler~|“Hadi, başla,” dediler~]. {H} [kısa kesti^|baştan almadı^]: [“Bir sabah kalktım,|“Bir kapıdan girdim,] [sonra da eskisi gibi olamadım.”|çıktığımda başka biriydim.”] [Dinleyenler|Gençler] [gerisini bekledi~|yetinmedi~]; [gerisini|öbür yarısını] [{F} anlattı~|{F} tamamladı~], [çoğu|yarısı] uydurmaydı~, [hepsi|ama bir yerinde] [güzeldi~|doğruydu~].',
      needs: ['human', 'friend-knows', '!friend-cold', '!mute', '!state'],
    },
    {
      text: '[O akşam|Gün batarken] [iki tabak|iki bardak] [koydu^|çıkardı^] [masaya|ortaya]. [Biri|Birincisi] kendisinin^, [öteki|ikincisi] [gelirse|gelir diye] {F:gen}. [Yemek|Çorba] [soğuyordu~|tütüyordu~]; [merdivende|dışarıda] bir [ayak sesi|öksürük] [duyuldu~|yaklaştı~], [kesildi~|durdu~], [sonra|ardından] [kapı|tokmak] [üç kez|hafifçe] [vuruldu~|tıkırdadı~].',
      needs: ['settled', '!child', '!solitary', 'third'],
    },
    {
      text: '[Cebindeki^ küçük şeyi|Avucundaki^ o parçayı|O günden kalanı] [suya|derin bir kuyuya|uçurumdan aşağı] [attı^|bıraktı^]. [Düşüşü|Sesin gelmesi] [beklediğinden^|sandığından^] [uzun sürdü~|geç oldu~]. [Halkalar|Yankı] [kıyıya ulaştı~|büyüdü~], [silindi~|söndü~]. {H} [boş elini^|elini^] [bir süre|yol boyunca] [açık tuttu^|cebine^ sokmadı^]: [hafifti~|üşüyordu~].',
      needs: ['pebble', 'human', '!space'],
    },
    {
      text: '[Uyudu^|Uykuya daldı^] o gece, [kırk gün sonra|haftalar sonra] [ilk defa|ilk kez] [düşsüz|bölünmeden]. [Uyandığında^|Sabah] [ışık|gün] [yüzüne^ vurmuştu~|yastığa gelmişti~]; [biri|{F}] [üstünü örtmüş|ayakkabılarını silmiş], [başucuna|yanına] [bir elma|bir bardak su] [koymuştu~|bırakmıştı~]. {H} [kalkmadan önce|doğrulmadan|yattığı^ yerden] [uzun uzun gülümsedi^|bir süre ışığa baktı^|adımların sesini aradı^].',
      needs: ['human', '!child', '!friend-cold', '!solitary', '!space'],
    },
    {
      text: '[Sayıyordu^|Sayı tutuyordu^] [hâlâ|eski alışkanlıkla]: [adımları|basamakları|kapıları]. [Yüz on dördüncüde|Kırk birincide] {F} [lafa karıştı~|önüne^ çıktı~], [hesap karıştı~|sayı uçtu~]. [“Baştan mı?” dedi~.|“Kızdın mı?” dedi~.] {H} [biraz düşündü^|geriye baktı^]. [“Yok,”|“Kalsın,”] dedi^, [“buradan sürer.”|“nasılsa bitmiyor.”]',
      needs: ['human', '!child', '!friend-cold', 'state', '!space'],
    },
    {
      text: '[Bir şey bitmedi~|Kurtulmadı^ bundan], [yalnızca|sadece] [ağırlığı|tadı] değişti~. [Taşırken|Bununla yürürken] [artık|şimdi] [ıslık çalabiliyordu^|birine yol verebiliyordu^|türkü söyleyebiliyordu^]. {F} [bunu fark edip|bir gün] [“Hafifledin,” dedi~|“Sesin geliyor,” dedi~]. [“Yok,”|“Değil,”] dedi^ {H}, [“kolum güçlendi.”|“omzum alıştı.”]',
      needs: ['state', 'human', '!mute', '!child', '!friend-cold'],
    },
    {
      text: '[İki kişi|Bir kişi] [geri döndü~|özür diledi~], [bir kişi|ötekiler] [hiç konuşmadı~|yolunu değiştirdi~]. {H} [gelenle|özür dileyenle] [güldü^|oturdu^], [gidenin|konuşmayanın] [adını|yerini] [silmedi^|unutmadı^]. [Bayram sabahı|Yılın ilk günü] [kapısının^ önünü süpürürken|su taşırken] [o suskunlardan birini|kırgın olanı] gördü^; [elini^|başını^] [kaldırdı^|selam için oynattı^]. [Öteki|O] [durdu~|ilk kez başını eğdi~].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
    },
    {
      text: '[Duvardaki|Taştaki] [yazı|çizik] [bir gün|yıllar sonra] [bulunacaktı~|okunacaktı~]. [Bulan|Okuyan] [parmağını|elini] [harflerde gezdirecek|orada tutacak], {V.dik:acc} [öğrenecek|anlayacak] ve [kimseye söylemeden|bir süre kıpırdamadan] [duracaktı~|dinleyecekti~]. {H} [bunu bilmeden|o sırada] [çok uzakta|yolun ötesinde] [yürüyordu^|ateşini^ yakıyordu^], [ayakları^ sağlam|yüzü^ rüzgâra dönük].',
      needs: ['solitary', 'human'],
    },
    {
      text: '[Teraziye|Tartıya] [koysa^|vursa^] [bir yanda|solda] [yitirdikleri^|gidenler] vardı~: [iş|para], [üç dost|bir ad], [uyku|iki kış]. [Öbür yanda|Sağda] [tek bir şey|küçük bir şey]: {V.mek}. {H} [dengeyi|ibrenin ne dediğini] [beklemedi^|merak etmedi^]; [tartıyı|kefeleri] [kaldırdı^|ters çevirdi^] ve [{F:gen} çağırdığı|ışığın geldiği] yöne [gitti^|yürüdü^].',
      needs: ['human', '!child', 'harmful', 'short', '!solitary'],
    },
    {
      text: '[Akşam|Gece] {F} [sırtını|başını] [{H:dat} dayadı~|yanına^ koydu~]. [“Yarın|“Sabah olunca] ne yapacağız?” [diye sordu~|dedi~]. [“Hiç,”|“Bakarız,”|“Bilmem,”] dedi^ {H}. [Bilmemek|Yarını bilmemek] [eskiden|bir zamanlar] [korkuturdu~|utandırırdı~]; [o gece|bu kez] [bir battaniye gibi|bir şarkı gibi] [ikisine de yetti~|üstlerini örttü~].',
      needs: ['!human', 'third', '!friend-cold'],
    },
    {
      text: '[Sonradan|Aradan zaman geçince] [bu|olan] bir [masala|tekerlemeye|şarkıya] döndü~: [“{V.en} gelmiş,|“Bir varmış, {V.en} biri varmış,] [kapıyı çalmış,|dünyayı dolaşmış,] [geri dönmüş.”|gülmüş.”] {H} [duyunca|her duyuşunda] [düzeltmek istedi^|kızardı^], [vazgeçti^|sustu^]; [yalnız|bir tek] [sonunu|son sözünü] [içinden^|fısıltıyla] [değiştiriyordu^|doğru söylüyordu^].',
      needs: ['!human', '!state', '!solitary', '!mute'],
    },
    {
      text: '[İz|O iz] [silinmedi~|üstünde^ kaldı~], [ama|yalnız] [kimse|ötekiler] [artık|bir süre sonra] [sormaz oldu~|görmez oldu~]. {F} [geceleri|karanlıkta] [izi bulup|parmağını oraya koyup] [uyuyordu~|“buradasın” diyordu~]. [“Acıyor mu?”|“Hâlâ duruyor mu?”] [“Duruyor,”|“Acımıyor,”] diyordu^ {H}, [her gece|her seferinde] [aynı sesle|biraz daha yavaş].',
      needs: ['!human', 'mark', '!friend-cold'],
    },
    {
      text: '[Yer|O yer] [hâlâ aynıydı~|değişmemişti~]; [küçülen|büyüyen] {H} [olmuştu^|oydu~]. {F} [bir taş|bir çiçek|bir tüy] [getirip|bulup] [tam oraya|{V.dik} noktaya] [bıraktı~|koydu~]. [“Unutmayalım diye,”|“Yeri belli olsun,”] dedi~. [Rüzgâr|Gece] [onu|bırakılanı] [almadı~|kıpırdatmadı~]; [sabah|ertesi gün] [yanında|onun yanında] [ikincisi|bir tane daha] vardı~.',
      needs: ['!human', 'third', '!state', '!space', '!friend-cold'],
    },
    {
      text: '[“Nasıl bir şeydi?” dediler~|“Anlatsana,” dediler~ küçükler]. {H} [bekledi^|düşündü^]. [“Önce soğuk,”|“Önce karanlık,”|“Önce çok sessiz,”] dedi^, [“sonra biri adımı söyledi.”|“sonra {F} geldi.”] [“O kadar mı?”|“Bu kadar mı?”] [“O kadar, ama en güzeli buydu.”|“Fazlası da var, ama uykunuz geldi.”]',
      needs: ['!human', '!solitary', '!mute', '!state'],
    },
    {
      text: '[Bir daha|Bundan sonra] [kimse|hiçbiri] ondan^ [aynısını|böyle bir şeyi] [istemedi~|beklemedi~]. [Buna|İlk günler buna] [alınacak oldu^|üzüldü^]; [sonra|derken] [boşalan günlere|boş saatlere] [bir ad verdi^|{F:acc} çağırdı^]: [“bizim günler”|“pazar”|“oyun arası”]. [Yedinci pazar|Üçüncü aranın sonunda] [ilk kez|kendiliğinden] [kahkaha attı^|türkü söyledi^].',
      needs: ['!human', '!mute', 'third', '!friend-cold'],
    },
    {
      text: '[Işıklar|Gölgeler] [birer birer|sırayla] [söndü~|çekildi~]. {H} [hâlâ oradaydı^|yerindeydi^], [ama beklemiyordu^|ama korkmuyordu^]. [Uzaktan|Karanlığın içinden] {F} [seslendi~|üç kez ses verdi~]. [Dört kez|Üç kez] [karşılık verdi^|cevap yolladı^]; [fazladan olan|sonuncusu] [“buradayım” demekti~|iyi geceler yerineydi~].',
      needs: ['!human', '!mute', '!solitary'],
    },
    {
      text: '[Kışın|Yazın|Bir bayram günü] [oraya|o yere] [küçük bir tabela|bir levha] [diktiler~|astılar~]: [“Burada biri|“Burada, bir gün, biri] [korktu ama kaçmadı.”|dünyayı azıcık değiştirdi.”] [Adı^|Kim olduğu] [yazmıyordu~|unutulmuştu~]. {H} [arada|ara sıra] [gelip|geçerken] [okuyor|bakıyor], [yazının altında|levhanın gölgesinde] [uyukluyordu^|serinliyordu^]. [Onu^ tanıyan çıkmıyordu~|Bunu bir {F} biliyordu~].',
      needs: ['!human', '!solitary', '!state', '!space', 'willed'],
    },
    {
      text: '[Akşam|Gün biterken] {H} [ellerini^|avuçlarını^] [açtı^|dizlerine^ koydu^]: [çizgiler|izler] [aynıydı~|yerindeydi~], [bir tek|yalnız] [sağdakinin|başparmağın] [altında|yanında] [yenisi|ince bir yol] [vardı~|başlamıştı~]. {V.dik} günden [kaldığını|geldiğini] [kimse söylemese de|hiç düşünmeden] [biliyordu^|anladı^]; [üstünü|onu] [öbür eliyle^|yavaşça] [okşadı^|örttü^].',
      needs: ['human', 'third'],
    },
    {
      text: '{F} [yanına^|karşısına^] [oturdu~|çöktü~], [hiçbir şey|tek söz] [sormadı~|söylemedi~]; [önlerindeki|aradaki] [ateşi|ekmeği|boşluğu] [ikiye böldüler~|paylaştılar~]. [“Yarın|“Sabah] [yine|da] [gelirim,”|buradayım,”] dedi~ [kalkarken|sonra]. {H} [ilk kez|hiç alışmadığı^ hâlde] [“Gel,” dedi^|“Beklerim,” dedi^]; [küçük|iki heceli] bir [sözdü~|davetti~], [söylemesi|ağızdan çıkması] [mevsimler|bunca zaman] [almıştı~|istemişti~].',
      needs: ['human', 'third', '!friend-cold', '!solitary'],
    },
    {
      text: '{V.mek} [artık|şimdi] [bir yara değildi~|bir soru değildi~]; [yürürken|susarken] [yaslanılan|tutunulan] [bir duvar|bir ses] [gibiydi~|olmuştu~]. {H} [bazı geceler|ara sıra] [ona|oraya] [sırtını^|elini^] [dayıyor|veriyor], [soluğu^ düzelene|gün ışıyana] dek [öyle|kıpırdamadan] [kalıyordu^|bekliyordu^]. [Sonra|Ardından] [kalkıyor|doğruluyor], [işine^|yoluna^] [gidiyordu^|bakıyordu^].',
      needs: ['state', 'human', 'short', 'third'],
    },
    {
      text: '[Onarılmış|Yamalı] bir [pabuç|sandal|kaban] gibi [oldu~|durdu~] [her şey|geriye kalan]: [dikişi|izi] [görünüyor|belli], [suyu|soğuğu] [azıcık|yine biraz] [geçiriyordu~|alıyordu~], [ama|yine de] [iş görüyordu~|ısıtıyordu~]. {H} [onunla|bu hâliyle] [yokuşu çıktı^|ilk kışı geçirdi^]; {V.dik} günü [soran|merak eden] [olursa|çıkarsa] [dikişi|o yeri] [gösteriyordu^|işaret ediyordu^].',
      needs: ['settled', '!state', '!habit', '!child'],
    },
  ],
};
