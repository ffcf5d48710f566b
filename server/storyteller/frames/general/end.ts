import type { Beat } from '../../types.ts';

/** How it ends: what is left in the hand, who sits beside the hero, what is no longer asked. */
export const END: Beat = {
  name: 'end',
  variants: [
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
      text: '[Cebindeki^ taşı|O günden kalan taşı] [suya|derin bir kuyuya] [attı^|bıraktı^]. [Sesin gelmesi|Düşmesi] [beklediğinden^|sandığından^] [uzun sürdü~|geç oldu~]. {H} [boş elini^|elini^] [bir süre|yol boyunca] cebine^ sokmadı^; [üşüyordu~, ama hafifti~|hafiflemişti~].',
      needs: ['pebble', 'human', '!space', '!night'],
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
