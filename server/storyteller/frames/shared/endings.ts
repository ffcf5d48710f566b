import type { Beat } from '../../types.ts';

/** Ends in the tone that was asked for. */
export const ENDINGS: Readonly<Record<'happy' | 'dramatic' | 'open' | 'twist', Beat>> = {
  happy: {
    name: 'happy end',
    variants: [
      {
        text: '[Sonunda|En sonunda] güldü^ {H}: [kısa|küçük] bir [gülümsemeydi~|kıkırtıydı~], [ardından|peşinden] [bir tane daha|bir başkası] [geldi~|koptu~]. {F} [önce şaşırdı~|dönüp baktı~], [sonra|derken] [o da katıldı~|gözünü sildi~]; [akşam|gün] [acele etmeden|usulca] indi~.',
        needs: ['!solitary'],
      },
      {
        text: '[Her şey|Hepsi] [yerine oturmadı~|düzelmedi~]; [oturması|düzelmesi] [gerekmiyordu~ da|şart değildi~]. [Işık yanıyordu~|Kapı açıktı~], [bir yerde|içeride] [su kaynıyordu~|biri türkü söylüyordu~] ve {H} [olmak istediği^ yerdeydi^|uzun zamandır ilk kez aç uyumayacaktı^].',
        needs: ['settled'],
      },
      {
        text: '[O gece|O akşam] {H} [derin|düşsüz] bir uyku [uyudu^|çekti^]. [Uyandığında^|Sabah] [ilk duyduğu^|kulağına^ gelen] [bir şarkıydı~|bir ezgiydi~]; [söyleyenin|mırıldananın] [kendisi^ olduğunu^|kendi sesi^ olduğunu] [sonradan|bir süre sonra] [anladı^|fark etti^].',
        needs: ['!mute', 'human'],
      },
      {
        text: '{F} [bekliyordu~|oradaydı~]. [Bir şey sormadı~|Konuşmadı~]; [kollarını açtı~|yanında yer açtı~|elini uzattı~]. {H} [sonrasını hesaplamadan|geriye bakmadan|ayağı^ takıla takıla] [yürüdü^|koştu^].',
        needs: ['!solitary'],
      },
      {
        text: '[Düğüm|O düğüm] [bir ucundan|en beklenmedik yerinden] [çözüldü~|gevşedi~]; [ardı|gerisi] [kendiliğinden|kolayca] geldi~. {H:gen} elinde^ [düz|uzun], [yumuşak|temiz] bir ip [kalmıştı~|vardı~]; [onunla|ipin ucuyla] [bir uçurtma bağladı^|{F:gen} bileğine bir düğüm attı^].',
        needs: ['human', '!solitary', '!space'],
      },
      {
        text: '[Bir sabah|Sonraki sabah] [gün|ışık] [her zamanki saatte|erken] [geldi~|kapıya dayandı~]. {H} [onu|sabahı] [ayakta|gülerek] [karşıladı^|bekliyordu^]; [yanında^|sofrada] [iki kişilik yer hazırdı~|fazladan bir somun ekmek duruyordu~].',
        needs: ['settled'],
      },
      {
        text: '{V.dik} günü [yıllarca|bundan böyle] [kutladılar~|andılar~]: [büyük bir şey değil|gürültüsüz], [bir avuç|üç beş] [insan|dost], [bir kazan çorba|iki tepsi börek]. {H} [her seferinde|o günlerde] [geç geliyor|utanıyor], [en çok|en son] [kendisi^ gülüyordu^|kendisi^ doyuyordu^].',
        needs: ['event', 'settled', '!state', 'third', '!solitary'],
      },
      {
        text: '[Korktuğu^|Beklediği^] [hiçbir şey olmadı~|fırtına kopmadı~]. [Olan|Gelen] [küçücüktü~|sıradandı~]: [bir selam|bir el|temiz bir ses], [bir ışık|biraz sıcaklık]. {H} [bunu|hepsini] [almayı|tutmayı] [beceremedi^ önce|bilemedi^], [sonra|ardından] [öğrendi^|bırakmadı^].',
      },
    ],
  },
  dramatic: {
    name: 'dramatic end',
    variants: [
      {
        text: '[Kazanmıştı^|Başarmıştı^] belki. [Kazandığını^|Elde ettiğini^] [koyacak yer|gösterecek kişi] [yoktu~|kalmamıştı~]; {H} [onu|elindekini^] [tuttu^|kucağında^ taşıdı^], [tuttu^|bekledi^], [sonunda|akşam olunca] [elleri^ boş indi~|yere bıraktı^].',
        needs: ['human'],
      },
      {
        text: '[Doğrusunu|İşin aslını] [öğrenmişti^|biliyordu^] artık: [soğuktu~|sertti~], [kimseyi ısıtmıyordu~|bir işe yaramıyordu~]. {H} [yine de|ama] [onu yanına^ aldı^|bırakmadı^]; [yalanı|kolayını] [çoktan|zaten] [ödemişti^|harcamıştı^].',
      },
      {
        text: '[Geri dönüş|Dönecek yol] [yoktu~|kalmamıştı~]. {H} [son adımda|eşikte] [durdu^|bekledi^], [bir kez|yalnız bir kez] [arkasına^|geldiği^ yöne] baktı^. [Işık|Pencere] [sönüktü~|kararmıştı~], [el sallayan|bekleyen] [yoktu~|kalmamıştı~].',
        needs: ['!space'],
      },
      {
        text: '[Gün|Işık] [çekildiğinde|battığında] [her şey|söylenecek söz] [bitmişti~|tükenmişti~]. [Neyin bittiğini|Biteni] [bir tek|yalnız] {H} [biliyordu^|görüyordu^]; [anlatacağı^ kişi|dinleyecek olan] [artık|o gece] [yoktu~|susuyordu~].',
        needs: ['third'],
      },
      {
        text: '{F} [son kez|bir daha] [baktı~|elini kaldırdı~], [gitti~|dönüp yürüdü~]. {H} [seslenmek|adını söylemek] [istedi^|için ağzını^ açtı^]; [boğazından^|dudaklarından^] [soluk çıktı~ yalnız|ses çıkmadı~]. [Yol boştu~|Ayak izleri kaldı~].',
        needs: ['human', '!solitary'],
      },
      {
        text: '[Elde|Geride] [kalan|duran] [bir avuç|azıcık] [kırıktı~|tozdu~]. {H} [üflemedi^|savurmadı^]; [bir beze sardı^|bir kaba koydu^], [ağzını bağladı^|sıkıca kapadı^] ve [üstüne|altına] [ad|tarih] [yazmadı^|koymadı^].',
        needs: ['human'],
      },
      {
        text: '{V.dik:acc} [son kez|bir daha] [düşündü^|yüksek sesle söyledi^] {H}. [Söz|Düşünce] [dokunduğu yeri|içini^] [acıtmadı~|kanatmadı~] artık; [acıtmayışı|bu uyuşukluk] [hepsinden|acının kendisinden] [beterdi~|ağırdı~].',
        needs: ['event', '!mute'],
      },
      {
        text: '[Bedelin|Borcun] [son parçası|kalanı] [o gün|akşama doğru] [ödendi~|alındı~]. {H} [itiraz etmedi^|sesini^ çıkarmadı^]; [yalnızca|bir tek] [gözlerini^ indirdi^|başını^ çevirdi^]: [götürüleni|gideni] [görmek|seyretmek] [anlaşmada|hesapta] [yoktu~|yazmıyordu~].',
      },
    ],
  },
  open: {
    name: 'open end',
    variants: [
      {
        text: '[Cevap|Haber] [bir gün|belki yarın] [gelirdi~|gelirdi~ ya], [belki|bakarsın] [hiç gelmezdi~|yolda kalırdı~]. {H} [ışığı söndürmedi^|gözünü^ yoldan ayırmadı^]; [karanlığın|yolun] [ötesinde|bir yerinde] [bir kıpırtı|ince bir ses] [vardı~|belirdi~].',
        needs: ['!mute'],
      },
      {
        text: '[İki kapı|İki yol] [vardı~|duruyordu~] önünde^. [Birinin|Soldakinin] [ardını|sonunu] [biliyordu^|ezbere biliyordu^] {H}; [elini^ ötekine uzattı^|yüzünü^ sağdakine çevirdi^|ötekine yürüdü^].',
      },
      {
        text: '[Son söz|Asıl söz] [söylenmedi~|ortada kaldı~]. {H} [onu|o sözü] [ağzında^|içinde^] [tuttu^|sakladı^], [bir tohum|bir anahtar] gibi. [Öteden|Uzaktan] [birinin adımları|bir ayak sesi] [duyuldu~|yaklaştı~].',
        needs: ['!mute', '!solitary'],
      },
      {
        text: '[Ne olacağı|Sonu] [belli değildi~|görünmüyordu~]. [Belli olan|Kesin olan] [şuydu~|tek şey vardı~]: {H} [yarın|gün doğarken] [erkenden|herkesten önce] [kalkacak|uyanacak], [kaldığı^ yerden|en zor yerinden] [başlayacaktı^|tutacaktı^].',
      },
      {
        text: '[Son sayfayı|Son satırı] [boş bıraktı^|yazmadı^] {H}. [Biri|Bir gün biri] [gelip|bulup] [doldururdu~|yazardı~] [orayı|gerisini]; [belki kendisi^|belki {F}], [belki|yahut] [henüz doğmamış|hiç tanımadığı^] biri.',
        needs: ['human', '!solitary'],
      },
      {
        text: '[Uzakta|Karşıda] bir ışık [yandı~|belirdi~], [söndü~|kayboldu~], [yeniden|bir daha] [yandı~|göründü~]. {H} [ne dediğini|neye işaret olduğunu] [bilmiyordu^|çözemedi^]; [yine de|ama] [karşılık verdi^|elini^ kaldırdı^].',
        needs: ['human'],
      },
      {
        text: '“[Sonra|Peki ya sonra]?” dedi~ {F}. {H} [cevap|yanıt] [vermedi^|aramadı^]; [yolu|önlerindeki boşluğu] [gösterdi^|işaret etti^]. [Yürüdüler~|Yola koyuldular~]; [arkalarında|geride] [iki iz|bir soru] [kaldı~|uzuyordu~].',
        needs: ['third', '!solitary'],
      },
      {
        text: '{V.dik} [yerden|günden] [bir parça|küçük bir şey] [kalmıştı~|duruyordu~] [elinde^|yanında^]. {H} [onu atmakla saklamak arasında gidip geldi^|atmaya kıyamadı^ onu|saklayacak yer bulamadı^ ona]; [hava|gün] [döndü~|karardı~], {H} hâlâ [tutuyordu^|bakıyordu^].',
        needs: ['event', 'third'],
      },
    ],
  },
  twist: {
    name: 'twist end',
    variants: [
      {
        text: '[Her şey|Hepsi] [anlaşıldıktan|ortaya çıktıktan] sonra [tek bir soru|bir soru] [kaldı~|duruyordu~]. {H} [onu|soruyu] [yüksek sesle|kimseye] [sormadı^|söylemedi^]; [cevabı|yanıtı] [en başından beri|ilk günden] [cebindeydi^|biliyordu^].',
        needs: ['human'],
      },
      {
        text: '[Son ayrıntı|Kalan parça] [yerine oturdu~|bulundu~], [bütün resim|her şey] [ters döndü~|başka bir şeye benzedi~]. [Aranan|Kovalanan] [hiç uzakta olmamıştı~|hep içerideydi~]. {H} [suyun üstüne eğildi^|camın karşısında durdu^]: [oradaki yüz|bakan kişi] [önce|ondan^ önce] [gülümsedi~|göz kırptı~].',
        needs: ['human', '!space', 'third'],
      },
      {
        text: '“[Bunu sana kim anlattı|Nereden biliyorsun bunu]?” [diye sordu~|dedi~] {F}. {H} ağzını^ [açtı^|araladı^], [kapadı^|sustu^]. [Kimse anlatmamıştı~|Söyleyen olmamıştı~]; [bunu|o ayrıntıyı] [bilebilecek|görebilecek] [tek kişi vardı~|yalnız biri olabilirdi~]: [yapan|işi bitiren].',
        needs: ['!solitary', 'human'],
      },
      {
        text: '[Aynı yere|Oraya] [ertesi gün|bir daha] [gitti^|döndü^] {H}. [Ne taş|Ne iz] [vardı~|kalmıştı~], [ne çizik|ne leke]. [Yerde|Ortada] [katlanmış bir not|bir kâğıt] [duruyordu~|vardı~], [kendi el yazısıyla^|kendi harfleriyle^]: [“Geç kaldın.”|“Bu sefer de unutma.”|“Ona söyleme.”]',
        needs: ['human', '!child', '!solitary'],
      },
      {
        text: '[Gülmeye|Kıkırdamaya] [başladı^|koyuldu^] {H}. [Herkes|Hepsi] [onu^ izlediğini|onu^ oyuna getirdiğini] [sanmıştı~|düşünmüştü~]; [oysa|meğer] [ilk günden|baştan] beri [ipleri tutan|seyirci yerinde oturan] [kendisiydi^|{H} olmuştu^].',
        needs: ['third', '!solitary'],
      },
      {
        text: '[İçeri|O sırada içeri] [giren|adım atan], {H:gen} [her şeyi|bütün sırlarını^] [anlattığı^|açtığı^] [kişiydi~|o dosttu~]: {F}. [Şaşırmamıştı~|Yüzünde merak yoktu~]. [“Biliyorum,”|“Anlatma,”] dedi~, [“hepsini ben istemiştim.”|“baştan beri oradaydım.”]',
        needs: ['friend-knows', '!solitary'],
      },
      {
        text: '[Akşam|Gece] {F} [bir kutu|bir torba] [getirdi~|açtı~]: [içinden|dibinden] {V.dik} [günün|anın] [eksik parçası|kayıp kanıtı] [çıktı~|göründü~]. [“Sende sanıyordum,”|“Nereden buldun?”] dedi^ {H}. [“Bulmadım,|“Aramadım,] [o gün ben aldım,”|hep bendeydi,”] dedi~ {F}.',
        needs: ['event', '!solitary', 'human', '!state'],
      },
      {
        text: '[Yıllar sonra|Çok sonra] [öğrendi^|fark etti^] {H}: {V.dik} gün [yanında^|karşısında^] [duran|susan] [yabancı|o kişi] [yabancı değildi~|kendi adını^ taşıyordu~]. [Uyarmaya gelmiş|Bir şey demeye çalışmış], [dili varmamış|geç kalmış], [bir tek|yalnız] [şapkasını|gölgesini] [bırakıp gitmişti~|unutmuştu~].',
        needs: ['event', 'human', '!state', '!child', '!space', '!solitary'],
      },
    ],
  },
};
