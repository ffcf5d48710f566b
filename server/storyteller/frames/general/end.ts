import type { Beat } from '../../types.ts';

/** How it ends: what is left in the hand, who sits beside the hero, what is no longer asked. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: 'Bir [pazar sabahı|bayram sabahı] {F} ile {H} uzun bir yürüyüşe çıktılar~. {V.dik:acc} [bir kez bile anmadılar~|konuşmadılar~]; [dönüşte|yarı yolda] {F} [cebinden bir elma çıkardı~|torbasından ekmek çıkardı~|bir nar soydu~], [büyük parçasını {H:dat} uzattı~|yarısını {H:dat} verdi~|{H:dat} de verdi~].',
      needs: ['settled', 'third', '!friend-cold', '!state', '!confined'],
    },
    {
      text: '“[Anlatsana,” dedi~ konuklardan biri.|Bir de bize anlat,” dedi~ konuklardan biri.] “{F} anlatsın,” dedi^ {H}. {F} [anlattı~|başladı~]; [bir yerini yanlış anlattı~|bir yerini unuttu~], {H} [düzeltmedi^|gülümsedi^, sesini^ çıkarmadı^].',
      needs: ['settled', 'third', 'friend-knows', '!mute', '!state', '!friend-cold', '!child'],
    },
    {
      text: 'Ertesi sabah {H} erken kalktı^, [suyu ısıttı^|ekmeği kesti^], pencereyi açtı^. [Gün her zamanki gibi başlıyordu~|Dışarıda sıradan bir gün başlıyordu~]. {V.dik:acc} düşündü^; [bu kez içi^ sızlamadı~|gülümsedi^] ve [işine^ gitti^|çayını^ içmeye oturdu^].',
      needs: ['settled', '!state', '!child', '!night', '!confined'],
    },
    {
      text: 'Akşam {F} [uğradı~|kapıdan başını uzattı~]: “Nasılsın?” {H} [düşünmeden|hiç duraklamadan] “İyiyim,” dedi^. [Söyledikten sonra|{F} gidince] bunun doğru olduğunu [fark etti^|anladı^].',
      needs: ['settled', '!mute', 'third', '!state', '!friend-cold'],
    },
    {
      text: 'O gece {H} ışığı söndürmeden önce {V.dik} günü [bir kez daha|son bir kez] düşündü^. [Sonra|Ardından] [yorganı çekti^|gözünü^ yumdu^] ve sabaha kadar uyudu^; [sabah|uyandığında^] [{F} çoktan gelmiş, kapıyı çalıyordu~|{F} kapının önünde ıslık çalıyordu~].',
      needs: ['settled', '!state', '!solitary', '!friend-cold'],
    },
    {
      text: '[O yılın sonunda|Kış gelince] {H} [eski kâğıtlarını^ ayıkladı^|çekmecesini^ boşalttı^]. {V.dik} günün takvim yaprağı da oradaydı~; [atacak oldu^|bir an baktı^], [sonra|vazgeçip] [bir kitabın arasına koydu^|yerine geri koydu^].',
      needs: ['settled', '!state', '!child'],
    },
    {
      text: '“[Bugün güzeldi,” dedi~ {F}.|Bugünü sevdim,” dedi~ {F}.] “Hangi yanını?” dedi^ {H}. “[Birlikte olmamızı,” dedi~ {F}.|Senin burada olmanı,” dedi~ {F}.] {H} [buna verecek cevap bulamadı^|biraz daha yaklaştı^].',
      needs: ['!human', 'third', '!mute', '!friend-cold'],
    },
    {
      text: '{F} [ertesi gün|sabah] {H:acc} [aynı yerde|her zamanki yerde] buldu~. [“Gitmemişsin,” dedi~.|“Buradasın,” dedi~.] “Buradayım,” dedi^ {H}. [O gün|Bütün gün] [yan yana kaldılar~|birlikteydiler~]; {V.dik:acc} [ikisi de anmadı~|bir daha konuşmadılar~].',
      needs: ['!human', 'third', '!mute', '!state', '!friend-cold'],
    },
    {
      text: '[Hava|Ortalık] kararırken {H} yine [aynı şeyi düşünüyordu^|aynı yerdeydi^]. {F} geldi~, [hiçbir şey sormadan|tek söz etmeden] yanına^ oturdu~. [“Bugün de,” dedi^ {H}.|“Yine,” dedi^ {H}.] [“Bugün de,” dedi~ {F}.|“Olsun,” dedi~ {F}, “ben de buradayım.”]',
      needs: ['state', 'third', '!mute', '!friend-cold', '!solitary'],
    },
    {
      text: 'Yıl [biterken|sonunda] {F} [sordu~|merak etti~]: “Bu yıl nasıl geçti?” {H} [parmaklarıyla^ saydı^|düşündü^]: [iyi günler de olmuştu~|güldüğü^ günler de vardı~]. “[Öteki yıllar gibi,” dedi^.|Fena değildi,” dedi^, “sen vardın.”]',
      needs: ['state', 'human', 'third', '!mute', '!friend-cold', '!solitary'],
    },
    {
      text: '[Aylar sonra|Bir yıl sonra] {F} [sofrada|bir akşam yemekte] [sordu~|birden sordu~]: [“O günü hâlâ düşünüyor musun?”|“O gün aklına geliyor mu?”] {H} [ekmeğini^ böldü^|tuzu uzattı^]. [“Arada,”|“Bazen,”] dedi^. {V.dik} gün [giydiği^ gömlek|giydiği^ kazak] hâlâ dolapta [asılıydı~|duruyordu~]; [onu giymiyor, atmıyordu^|atmamıştı^, giymiyordu^ da].',
      needs: ['settled', '!child', '!state', '!negative', '!friend-cold'],
    },
    {
      text: '[O akşam|Günün sonunda] {H} {V.dik:acc} [son bir kez|bir daha] [anlattı^|baştan anlattı^]. {F} [sözünü kesmedi~|sonuna kadar dinledi~]; [bitince|sonunda] [kalkıp ışığı söndürdü~|ceketini aldı~]. [“Yarın|“Sabah] [başka bir şey anlat,”|havadan sudan konuşalım,”] dedi~. [“Olur,”|“Anlaştık,”] dedi^ {H}.',
      needs: ['human', '!state', '!mute', '!solitary', '!space', '!said'],
    },
    {
      text: '[Mevsim döndü~|Bir yıl geçti~]. [Sürüyordu~ hâlâ|Değişen bir şey yoktu~]; {H} [artık bunu saklamıyor|bunu artık kimseye açıklamıyor], [soran olursa|lafı açılınca] [“Öyle,” diyordu^|gülümsüyordu^]. {F} ise [sormayı bırakmıştı~|hiç sormuyordu~]; [akşamları gelip|her akşam uğrayıp] [yanına^ oturuyordu~|bir süre onunla^ susuyordu~].',
      needs: ['state', 'third', '!solitary', '!friend-cold'],
    },
    {
      text: '{F} ile {H} [o akşam|o gün] [yan yana|sırt sırta] oturdular~. [“İyi ki buradasın,” dedi~ {F}|“Bir daha anlat,” dedi~ {F}]. {H} {V.dik:acc} [bu kez|bu sefer] [gülerek|kısacık] anlattı^; [sonuna gelince|bitince] {F} [uyumuştu~|çoktan dalmıştı~].',
      needs: ['!human', 'third', '!state', '!mute', '!friend-cold', '!solitary'],
    },
    {
      text: '{F} [baharda|bir pazar sabahı] eski bir tabureyi onardı~, [dördüncü ayağı|bir ayağı] kısaydı~. [Altına|Kısa ayağa] [bir taş|katlanmış bir kâğıt] [koydular~|sıkıştırdılar~]. {H} üstüne oturdu^: [sallanıyordu~|gıcırdıyordu~], [ama tutuyordu~|yine de taşıyordu~]. [O gün|O günden sonra] [{V.dik} günü|olanları] [soran|merak eden] herkes o taburede dinledi~.',
      needs: ['settled', '!child', 'friend-knows', '!friend-cold', '!state'],
    },
    {
      text: '[El sıkıştılar~|Barıştılar~] [sonunda|bir yağmurlu gün]. {F}, [“Hâlâ kızgınım,” dedi~|“Unutmadım,” dedi~]. [“Ben de,”|“Unutma zaten,”] dedi^ {H}. [El sıkışma|Tokalaşma] [uzadı~|uzun sürdü~]; [kimse|ikisi de] [önce bırakan olmak istemedi~|parmaklarını çözmedi~]. [Bıraktıklarında|Ayrılınca] [avuçlarında|ellerinde] [aynı iz|aynı kızarıklık] [vardı~|duruyordu~].',
      needs: ['friend-cold', 'human', 'third'],
    },
    {
      text: '[Duvarda|Kapının arkasında|Yatağın üstünde] [bir takvim|eski bir takvim] asılıydı~; {V.dik} günün [üstü çizilmemişti~|altı boştu~]. {F} [bir gün|sonunda] [sordu~|merak etti~]: [“Neden işaretlemedin?”|“O günü atlamışsın.”] {H} [baktı^|gülümsedi^]: [“İşaret koymadan da buluyorum.”|“O gün daha bitmedi.”|“Sırası gelince koyarım.”]',
      needs: ['settled', '!child', '!state', '!solitary'],
    },
    {
      text: '[Pencereyi açtı^|Kapıyı araladı^|Perdeyi kaldırdı^]. [Sokak|Dışarısı] [eskisi gibiydi~|kıpırdamamıştı~]: [satıcı|su satan adam], [topal köpek|sarı kedi], [ipte beyaz çamaşır|damda iki güvercin]. [Bir tek|Yalnız] [selam verenler|duranlar] [azalmıştı~|eksikti~]. {H} [azalanı|eksileni] değil, [kalanı saydı^|geçenleri saydı^]: [dört|beş], bir de {F}. [Yeterdi~|Az değildi~].',
      needs: ['settled', '!child', '!solitary', '!friend-cold', 'harmful'],
    },
    {
      text: '[O akşam|Gün batarken] [iki tabak|iki bardak] [koydu^|çıkardı^] [masaya|ortaya]. [Biri|Birincisi] kendisinin^, [öteki|ikincisi] [gelirse|gelir diye] {F:gen}. [Yemek|Çorba] [soğuyordu~|tütüyordu~]; [merdivende|dışarıda] bir [ayak sesi|öksürük] [duyuldu~|yaklaştı~], [kesildi~|durdu~], [sonra|ardından] [kapı|tokmak] [üç kez|hafifçe] [vuruldu~|tıkırdadı~].',
      needs: ['settled', '!child', '!solitary', 'third'],
    },
    {
      text: '[İki kişi|Bir kişi] [geri döndü~|özür diledi~], [bir kişi|ötekiler] [hiç konuşmadı~|yolunu değiştirdi~]. {H} [gelenle|özür dileyenle] [güldü^|oturdu^], [gidenin|konuşmayanın] [adını|yerini] [silmedi^|unutmadı^]. [Bayram sabahı|Yılın ilk günü] [kapısının^ önünü süpürürken|su taşırken] [o suskunlardan birini|kırgın olanı] gördü^; [elini^|başını^] [kaldırdı^|selam için oynattı^]. [Öteki|O] [durdu~|başını eğdi~].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
    },
    {
      text: '[Duvardaki|Taştaki] [yazı|çizik] [bir gün|yıllar sonra] [bulunacaktı~|okunacaktı~]. [Bulan|Okuyan] [parmağını|elini] [harflerde gezdirecek|orada tutacak], {V.dik:acc} [öğrenecek|anlayacak] ve [kimseye söylemeden|bir süre kıpırdamadan] [duracaktı~|dinleyecekti~]. {H} [bunu bilmeden|o sırada] [çok uzakta|yolun ötesinde] [yürüyordu^|ateşini^ yakıyordu^], [ayakları^ sağlam|yüzü^ rüzgâra dönük].',
      needs: ['solitary', 'human', 'carved'],
    },
    {
      text: '[Akşam|Gece] {F} [sırtını {H:dat} dayadı~|başını {H:gen} yanına koydu~]. [“Yarın ne yapacağız?”|“Sabah olunca ne yapacağız?”] [diye sordu~|dedi~]. [“Bakarız,”|“Bilmem,”] dedi^ {H}. Yarını bilmemek [eskiden|bir zamanlar] [korkuturdu~|uykusunu^ kaçırırdı~]; [o gece|bu kez] ikisi de [hemen uyudu~|rahat uyudu~].',
      needs: ['!human', 'third', '!friend-cold'],
    },
    {
      text: '[Ortalık|Her yer] [birer birer sönen ışıklarla|yavaş yavaş] karardı~. {H} [hâlâ oradaydı^|yerindeydi^], [ama korkmuyordu^|ama artık beklemiyordu^]. [Uzaktan|Karanlığın içinden] {F} üç kez ses verdi~. {H} dört kez [karşılık verdi^|cevap verdi^]; [fazladan olan|sonuncusu] [“buradayım” demekti~|iyi geceler yerineydi~].',
      needs: ['!human', '!mute', '!solitary'],
    },
    {
      text: '{F} [yanına^|karşısına^] [oturdu~|çöktü~], [hiçbir şey|tek söz] sormadı~; [önlerindeki ekmeği|aradaki ekmeği] [ikiye böldüler~|paylaştılar~]. [“Yarın yine gelirim,”|“Sabah buradayım,”] dedi~ [kalkarken|sonra]. [“Gel,” dedi^|“Beklerim,” dedi^] {H} ve [arkasından baktı^|kapıya kadar onunla yürüdü^].',
      needs: ['human', 'third', '!friend-cold', '!solitary', 'settled'],
    },
  ],
};
