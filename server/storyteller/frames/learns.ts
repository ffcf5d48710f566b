import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Önce ne anlama geldiğini|Bunun ne demek olduğunu önce] [kavrayamadı^|çıkaramadı^]. [Sonra|Bir süre sonra] [her şeyi baştan düşündü^|çevresine^ yeniden baktı^].',
    },
    {
      text: '{HP}, {EW.olağan}. [O anda|Bir an için] çevresindeki^ her şey yerli yerindeydi~; [ışık aynı yerden geliyordu~|uzaktaki sesler sürüyordu~]. [Değişen|Başka olan] yalnızca [bildikleriydi^|bundan önce bildikleriydi^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk yaptığı^ iş|Bunun üzerine yaptığı^ ilk iş] [pencereyi kapatmak oldu~|bir sandalye çekip oturmak oldu~]. [Gören|O sırada içeri giren olsa] [hiçbir şey sezmezdi~|{o:acc} dinleniyor sanırdı~]; [oysa elleri^ titriyordu~|oysa kalbi^ hızlı hızlı atıyordu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce inanmadı^|Önce yanıldığını^ düşündü^], baştan gözden geçirdi^. [İkinci kez|Üçüncü kez] [aynı yere vardı^|aynı sonuç çıktı~]. [Bunu şimdi kime söyleyeceğini^|Bununla ne yapacağını^] [bilmiyordu^|düşünmeye başladı^].',
      needs: ['human', '!state', '!mute'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '{F:dat} [söyleyip söylememeyi|anlatıp anlatmamayı] [iki gün|bütün gün] düşündü^. [Sonunda|Akşam olunca] [yanına gitti^|onu çağırdı^] ve {V.dik:acc} [söyledi^|anlattı^]. {F} [önce inanmadı~|uzun uzun baktı~]. “Emin misin?” dedi~. [“Eminim,”|“Artık eminim,”] dedi^ {H}.',
      needs: ['!solitary', '!mute', '!friend-knows', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '[Öğrendiğini^|Bildiklerini^] [bir kâğıda yazdı^|kısa kısa yazdı^]: [üste emin olduklarını^|önce emin olduklarını^], [altına sormak istediklerini^|sonra bilmediklerini^]. [İkinci liste|Alttaki liste] [daha uzun çıktı~|uzadıkça uzadı~]. Kâğıdı [katlayıp cebine^ koydu^|çekmeceye kaldırdı^].',
      needs: ['settled', '!child'],
    },
    {
      text: '{V.dik} günden beri çevresine^ başka gözle bakıyordu^. [Gözünden^ kaçmış küçük şeyler|Daha önce üstünde durmadığı^ ayrıntılar] [şimdi|birer birer] dikkatini^ çekiyordu~; [her birini|gördüklerini^] [aklında^ tutuyordu^|{F:dat} sayıyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Gece|O gece] uykusu^ bölündü~. [Karanlıkta|Tavana bakarken] [söyleyeceği^ cümleyi kuruyor|{F:dat} bunu anlatacağı^ cümleyi kuruyor], [her seferinde|tam bitirirken] [bir kelime fazla geliyordu~|başa dönüyordu^]. [Sabah olunca|Gün ışıyınca] cümleden [geriye bir şey kalmadı~|tek kelime kaldı~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[İşine^ dönmeye çalıştı^|Günlük işlerine^ sarıldı^]. Elleri^ [bildiği işi yaptı~|kendiliğinden gidip geldi~]; aklı^ [ise hep aynı yerdeydi~|hep {V.dik} andaydı~]. [Akşama|Gün sonunda] aynı işi [iki kez yapmıştı^|baştan yapmak zorunda kaldı^].',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Bir sabah|Bir an] [yanıldığını^ düşündü^|yanıldığını^ sandı^]. [Her şeyi|Bildiklerini^] [baştan gözden geçirdi^|yeniden sıraladı^]; [yine aynı yere vardı^|sonuç değişmedi~]. [Yanılmamıştı^.|Yanlışlık yoktu~.]',
      needs: ['human'],
    },
    {
      text: 'Konu [bir başkasının ağzından|laf arasında] açıldı~; {H} [sesini^ çıkarmadı^|yalnızca dinledi^]. [Konuşanlar|Ötekiler] [üstünde durmadı~|hemen başka şeye geçti~]; {H} ise [akşama kadar|uzun süre] [o cümleyi düşündü^|duyduklarını^ düşündü^].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '{F} [bir gün|sonunda] [açıkça söyledi~|dayanamadı~]: “Biliyorsun da ne oldu? [Yüzün gülmüyor.”|Yemiyorsun, içmiyorsun.”] “Unutayım mı?” dedi^ {H}. “Unutma,” dedi~ {F}, “[ama biraz da dinlen.”|ama her gün baştan düşünme.”]',
      needs: ['friend-knows', 'third', '!mute'],
      gives: ['friend-knows'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Öğrendiğini^|Bunu] kendine^ saklamamaya karar verdi^. [Ertesi gün|Sabah] [kime söylemesi^ gerekiyorsa ona gitti^|bunu bilmesi gereken kim varsa ona gitti^] ve [kısaca anlattı^|dolandırmadan anlattı^]. [Dönerken|Geri gelirken] [adımları^ daha hızlıydı~|omuzları^ inmişti~].',
      needs: ['human', '!solitary', '!mute'],
      gives: ['decided'],
    },
    {
      text: '{F:dat} [gitti^|döndü^]. [“Bir şey öğrendim,” dedi^,|“Sana bir şey soracağım,” dedi^,] [“sen olsan ne yapardın?”|“bunu bilen biri ne yapmalı?”] {F} [düşündü~|elindekini bıraktı~]. [“Önce yemek yemeli,” dedi~.|“Tek başına düşünmemeli,” dedi~.] [Birlikte|Yan yana] [sofraya oturdular~|kapının önüne çıktılar~]; {H} [anlatırken|kelimeleri ararken] [acıktığını^|sesinin^ titremediğini] fark etti^.',
      needs: ['!open', 'human', '!solitary', 'settled', 'third'],
      gives: ['friend-knows'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: 'Aylar sonra {V.dik} gün [bir kez daha açıldı~|sofrada konuşuldu~]. [“O gün yüzün bembeyazdı,” dedi~ {F}. “Şimdi olsa yine öyle olurdum,” dedi^ {H}.|“O gün hiç konuşmamıştın,” dedi~ {F}. “Diyecek ne vardı ki?” dedi^ {H}.] [Ekmeği böldüler~|Güldüler~], [söz başka yere geçti~|akşam sürdü~].',
      needs: ['settled', 'third', '!solitary', 'friend-knows'],
    },
    {
      text: '{H} o akşam [ışığı geç söndürdü^|geç yattı^]. Bildiği^ [değişmemişti~|hâlâ aynıydı~]; [ama o gece|yalnız o gece] [onu düşünürken uyuyakaldı^|uykusu^ kaçmadı~].',
      needs: ['settled'],
    },
    {
      text: '“[Bilmesen daha mı iyiydi?” dedi~ {F} yıllar sonra.|Keşke öğrenmeseydin, der misin?” dedi~ {F}.] {H} [uzun uzun düşündü^|bir süre sustu^]. “[Daha kolaydı,” dedi^,|Uykum daha iyiydi,” dedi^,] “ama [şimdi daha iyi.”|geri dönmek istemem.”]',
      needs: ['human', '!child'],
    },
    {
      text: '[O akşam|O gece] [defterini^ açtı^|bir defter açtı^] ve {V.dik} günün tarihini yazdı^; [altına|yanına] [tek cümle ekledi^|şunu ekledi^]: [“Bugün öğrendim.”|“Artık biliyorum.”] Kalemi [bıraktı^|kapattı^], [ışığı söndürdü^|pencereye gitti^].',
      needs: ['settled'],
    },
  ],
};

/** Somebody learns a truth that changes what they took for known. */
export const LEARNS: Frame = {
  name: 'learns',
  verbs: new Set(['öğrenmek', 'fark etmek', 'anlamak', 'farkına varmak', 'ortaya çıkarmak', 'haber almak']),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, TEST, CHOICE, END }),
};
