import type { Beat } from './types.ts';

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
        text: '{H} [o akşam|o gün] [ilk kez|uzun zamandır ilk kez] [acele etmedi^|gülümsedi^]. {V.dik} günden beri [taşıdığı^|içinde^ duran] [ağırlık|sıkıntı] [geçmişti~|hafiflemişti~].',
        needs: ['event', '!state', '!habit'],
      },
      {
        text: '[O gece|O akşam] {H} [derin|düşsüz] bir uyku [uyudu^|çekti^]. [Sabah|Uyanınca] [kendi kendine^|usulca] [bir ezgi|bir şarkı] mırıldandı^.',
        needs: ['!mute', 'human'],
      },
      {
        text: '{F} [bekliyordu~|oradaydı~]. [Bir şey sormadı~|Konuşmadı~]; [kollarını açtı~|yanında yer açtı~]. {H} [geriye bakmadan|hiç duraksamadan] [yürüdü^|koştu^].',
        needs: ['!solitary'],
      },
      {
        text: '{F} “[Bitti mi|Şimdi ne olacak]?” diye sordu~. “[Bitti|Şimdi dinleneceğiz],” dedi^ {H}. [Uzun süre|Akşama kadar] [yan yana|konuşmadan] [oturdular~|güldüler~].',
        needs: ['!solitary', 'third'],
      },
      {
        text: '[Bir sabah|Sonraki sabah] [gün|ışık] [her zamanki saatte|erken] geldi~. {H} [onu|sabahı] [ayakta|gülerek] [karşıladı^|bekliyordu^].',
        needs: ['settled'],
      },
      {
        text: '{V.dik} günü [yıllarca|bundan böyle] [kutladılar~|andılar~]: [gürültüsüz|büyük bir şey değil], [birkaç dost|üç beş kişi], [bir kazan çorba|iki tepsi börek]. {H} [her seferinde|o günlerde] [en geç geliyor|utanıyor], [en çok|en son] kendisi^ gülüyordu^.',
        needs: ['event', 'settled', '!state', 'third', '!solitary'],
      },
      {
        text: '[Korktuğu^ olmadı~|Korktuğu^ başına^ gelmedi~]. {H} [bunu|böylesini] [beklemiyordu^|ummamıştı^]; [önce ne yapacağını^ bilemedi^|önce inanamadı^], [sonra|ardından] [güldü^|derin bir soluk aldı^].',
      },
    ],
  },
  dramatic: {
    name: 'dramatic end',
    variants: [
      {
        text: '[İstediğini^|Elde ettiğini^] [gösterecek|paylaşacak] [kimse|biri] [yoktu~|kalmamıştı~]. {H} [bir süre|akşama kadar] [bekledi^|oturdu^], [sonunda|gün batınca] [kalkıp yürüdü^|sessizce gitti^].',
        needs: ['human'],
      },
      {
        text: '[Her şeyi|Hepsini] [biliyordu^|anlamıştı^] artık {H}. [Bilmek|Anlamak] [hiçbir şeyi geri getirmedi~|acısını^ azaltmadı~].',
      },
      {
        text: '[Geri dönüş|Dönecek yol] [yoktu~|kalmamıştı~]. {H} [son adımda|giderken] [durdu^|bekledi^], [bir kez|yalnız bir kez] [arkasına^|geldiği^ yöne] baktı^. [Bekleyen|El sallayan] [yoktu~|olmadı~].',
        needs: ['!space'],
      },
      {
        text: '[Gün|Işık] [çekildiğinde|battığında] [her şey|söylenecek söz] [bitmişti~|tükenmişti~]. {H} [karanlıkta|olduğu^ yerde] [tek başına|sessizce] [oturdu^|kaldı^].',
        needs: ['third'],
      },
      {
        text: '{F} [son kez|bir daha] [baktı~|elini kaldırdı~], [gitti~|dönüp yürüdü~]. {H} [seslenmek|adını söylemek] [istedi^|için ağzını^ açtı^]; [boğazından^|dudaklarından^] [soluk çıktı~ yalnız|ses çıkmadı~]. [Yol boştu~|Ayak izleri kaldı~].',
        needs: ['human', '!solitary'],
      },
      {
        text: '{H} [ağlamadı^|bir şey demedi^]; [yalnızca|yalnız] [ellerine^|yere] [uzun uzun|bir süre] baktı^. [Yapacak|Söyleyecek] bir şey [kalmamıştı~|yoktu~].',
        needs: ['human'],
      },
      {
        text: '{V.dik:acc} [son kez|bir daha] [düşündü^|yüksek sesle söyledi^] {H}. [Canı^|İçi^] [acımadı~|yanmadı~] artık; [bu uyuşukluk|acımaması] acının kendisinden [beterdi~|ağırdı~].',
        needs: ['event', '!mute'],
      },
      {
        text: '[Bedelini^|Karşılığını] [o gün|akşama doğru] ödedi^ {H}. [İtiraz etmedi^|Sesini^ çıkarmadı^]; [yalnızca|bir tek] [gözlerini^ indirdi^|başını^ çevirdi^].',
      },
    ],
  },
  open: {
    name: 'open end',
    variants: [
      {
        text: '[Cevap|Bir haber] [belki yarın|bir gün] gelirdi~, [belki|bakarsın] [hiç gelmezdi~|yolda kalırdı~]. {H} [beklemeyi|dinlemeyi] [bırakmadı^|sürdürdü^].',
        needs: ['!mute'],
      },
      {
        text: '[İki yol|Yapacak iki şey] [vardı~|kalmıştı~] önünde^. [Birinin|İlkinin] [sonunu|nereye çıktığını] [biliyordu^|ezbere biliyordu^] {H}; [ötekini|öbürünü] [seçti^|denemeye karar verdi^].',
      },
      {
        text: '[Son söz|Asıl söz] [söylenmedi~|ortada kaldı~]. {H} [onu|o sözü] [içinde^|kendinde^] [tuttu^|sakladı^]. [Öteden|Uzaktan] [birinin adımları|bir ayak sesi] [duyuldu~|yaklaştı~].',
        needs: ['!mute', '!solitary'],
      },
      {
        text: '[Ne olacağı|Sonu] [belli değildi~|görünmüyordu~]. [Belli olan|Kesin olan] [şuydu~|tek şey vardı~]: {H} [yarın|gün doğarken] [erkenden|herkesten önce] [kalkacak|uyanacak], [kaldığı^ yerden|en zor yerinden] [başlayacaktı^|tutacaktı^].',
      },
      {
        text: '[Sonunu|Gerisini] [bilmiyordu^|göremiyordu^] {H}. [Belki kendisi^|Belki {F}], [belki|yahut] [hiç tanımadığı^ biri|henüz gelmemiş biri] [bir gün|ileride] [tamamlardı~|anlatırdı~].',
        needs: ['human', '!solitary'],
      },
      {
        text: '[Uzakta|Karşıda] bir ışık [yandı~|belirdi~], [söndü~|kayboldu~], [yeniden|bir daha] [yandı~|göründü~]. {H}  neye işaret olduğunu [bilmiyordu^|çözemedi^]; [yine de|ama] [karşılık verdi^|elini^ kaldırdı^].',
        needs: ['human'],
      },
      {
        text: '“[Sonra|Peki ya sonra]?” dedi~ {F}. {H} [cevap|yanıt] [vermedi^|bulamadı^]; [önlerine|uzağa] [baktı^|gösterdi^]. [Birlikte|Yan yana] [yürüdüler~|yola koyuldular~].',
        needs: ['third', '!solitary'],
      },
      {
        text: '{V.dik} [günden|yerden] [bir an|bir şey] [aklında^|içinde^] kalmıştı~. {H} [onu unutmakla saklamak arasında gidip geldi^|unutmaya kıyamadı^]; [gün|hava] karardı~, {H} hâlâ [düşünüyordu^|susuyordu^].',
        needs: ['event', 'third'],
      },
    ],
  },
  twist: {
    name: 'twist end',
    variants: [
      {
        text: '[Her şey|Hepsi] [bittikten|anlaşıldıktan] sonra [tek bir soru|bir soru] [kaldı~|duruyordu~]. {H} [onu|soruyu] [kimseye|yüksek sesle] [sormadı^|söylemedi^]; [cevabını|karşılığını] [en başından beri|ilk günden] biliyordu^.',
        needs: ['human'],
      },
      {
        text: '“[Bunu sana kim anlattı|Nereden biliyorsun bunu]?” [diye sordu~|dedi~] {F}. {H} [sustu^|gülümsedi^]. [Kimse anlatmamıştı~|Söyleyen olmamıştı~]; [bu ayrıntıyı|bunu] [ancak|yalnız] [orada olan|olan biteni gören] [bilebilirdi~|söyleyebilirdi~].',
        needs: ['!solitary', 'human'],
      },
      {
        text: '{H} [gülmeye|kıkırdamaya] [başladı^|koyuldu^]. [Herkes|Hepsi] [onu^ şaşkın|onu^ habersiz] [sanmıştı~|bilmişti~]; [oysa|meğer] [ilk günden|baştan] beri [biliyordu^|her şeyin farkındaydı^].',
        needs: ['third', '!solitary'],
      },
      {
        text: '[Yıllar sonra|Çok sonra] [öğrendi^|fark etti^] {H}: {V.dik} gün {F} [da oradaydı~|her şeyi görmüştü~] ve [bunca zaman|o günden beri] [susmuştu~|tek söz etmemişti~].',
        needs: ['event', 'human', '!state', '!child', '!space', '!solitary'],
      },
      {
        text: '“[Ben biliyordum|Baştan beri biliyordum],” dedi~ {F} [sonunda|birden]. {H} [şaşırdı^|inanamadı^]. “[Söyleseydim|Sana deseydim] [vazgeçerdin|bambaşka olurdu],” dedi~.',
        needs: ['!solitary', 'event'],
      },
      {
        text: '{H} [son anda|tam bitti derken] [durdu^|bir şey hatırladı^]: [bütün bunlar|olanların hepsi] [sandığından^|düşündüğünden^] [çok önce|bambaşka bir yerde] başlamıştı~. [Güldü^|Yeniden, baştan düşündü^].',
        needs: ['third'],
      },
    ],
  },
};
