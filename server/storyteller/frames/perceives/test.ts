import type { Beat } from '../../types.ts';

/** It is put to the test: a watch, a sign left behind, a witness, an offer to deny it. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Doğrusunu|İşin aslını] bilen [tek kişi|yalnız biri] [kalmıştı~|yaşıyordu~]. {H} [üç gün|iki gün] [aradı^|yol yürüdü^], [bir hafta|dört akşam] [kapısında|karşısında] [oturdu^|bekledi^]. [“Niye bana soruyorsun?”|“Ne duymak istiyorsun?”] dedi~ [kadın|ihtiyar] [sonunda|en son]. [“Yüzün zaten biliyor.”|“Sen bunu öğrenmeye değil, duymaya gelmişsin.”|“Doğruysa ne yapacaksın, onu söyle.”]',
      needs: ['!outer', 'human', '!child', '!solitary', '!space'],
      gives: ['proved'],
    },
    {
      text: '[Yanılmış olmayı|Bir hata bulmayı] [istiyordu^|o kadar diledi^] ki {H}, [her ayrıntıyı|her tarihi] [bir daha|yeni baştan] [yokladı^|saydı^]: [günler|sözler] [tutuyordu~|yerindeydi~], [yüzler|imzalar] [tutuyordu~|aynıydı~]. [Bir tek|Yalnız] [umduğu^|beklediği^] [hata|açık] [tutmadı~|çıkmadı~]; {V.mek} [bir çivi gibi|baştan sona] [çakılı|doğru] [kaldı~|durdu~].',
      needs: ['!outer', 'human'],
    },
    {
      text: '{F} [bir kutu|ipli bir paket] [getirdi~|uzattı~]: [“Bunu vermemem gerekiyordu.”|“Yıllardır bende duruyor.”] [Düğümü|İpi] [çözmek|kesmek] [uzun sürdü~|bir mum boyu aldı~]. [İçinden|Dibinden] [sararmış bir kâğıt|bir tutam saç ile bir kâğıt] [çıktı~|göründü~]; {H} [ilk satırda|tarihi görünce] [durdu^|okumayı kesti^], [gerisini|ötesini] [biliyordu^|tahmin etmişti^].',
      needs: ['!outer', 'friend-knows', 'settled', '!child'],
      gives: ['proved'],
    },
    {
      text: '[Denemekten başka|Sınamaktan gayrı] yol kalmamıştı~. {H} [akşam olmadan|erkenden] [yerini^ aldı^|oturdu^], [kıpırdamadan|soluğunu^ sayarak] bekledi^. [Bacakları^ uyuştu~|Gözleri^ sulandı~]; [içinden^ yüze kadar saydı^|bildiği^ bütün adları söyledi^], [bir daha|baştan] [saydı^|başladı^]. [Tam kalkacakken|Vazgeçtiği^ anda] [yeniden oldu~|geldi~]: [aynı sırayla|aynı sakinlikle], [bir solukluk|bir o kadar] [uzun|kısa].',
      needs: ['human', 'outer', '!habit'],
      gives: ['proved'],
    },
    {
      text: '“[Bu gece ben de duracağım|Ben de bakacağım|Yanındayım],” dedi~ {F}. [Yan yana|Omuz omuza] [durdular~|beklediler~]; [uzun zaman|bir mum boyunca] [hiçbir şey|ses seda] [olmadı~|çıkmadı~]. [Sonra|Derken] {F:gen} [eli|parmakları] [kolunu^ buldu~|bileğine^ yapıştı~], [sıktı~|acıttı~]. [Konuşmadı~|Tek söz etmedi~]; [gözleri|yüzü] [“Evet” diyordu~|bembeyazdı~].',
      needs: ['friend-knows', '!friend-cold', '!alone', 'outer', 'human', 'third'],
      gives: ['proved', 'friend-believes'],
    },
    {
      text: '[Bir işaret|Üç çakıl taşı|Un serpilmiş bir tahta] [bıraktı^|koydu^] {H}, [kimsenin|gece kimsenin] [uğramadığı|dokunamayacağı] yere. [Sabah|Gün ışıyınca] [gitti^|eğildi^]: [duruyordu~|yerindeydi~], [ama|yalnız] [ters dönmüştü~|ortasından bir çizgi geçmişti~|bir tane fazlaydı~]. [Yere çöktü^|Elini^ ağzına^ götürdü^]; [gülüyor muydu^|ağlıyor muydu^], [kendisi^ de bilmiyordu^|rüzgâr mı, bilemedi^].',
      needs: ['human', 'outer', '!space'],
      gives: ['proved'],
    },
    {
      text: '[Bir fırsat tanıdılar~|Bir kapı açtılar~|Kolay bir yol gösterdiler~]: [“Yanıldım de, bitsin.”|“Şakaydı de, gülelim.”|“Yorgundum de, unutalım.”] [Bir cümleydi~|Üç heceydi~]. {H} ağzını^ [açtı^|araladı^]; [karşıdakilerin|bekleyenlerin] [omuzları|kaşları] [inmeye başladı~|gevşedi~]. [“Yanılmadım,”|“Şaka değildi,”|“Gördüğümü geri vermem,”] dedi^; [omuzlar|kaşlar] [yeniden kalktı~|çatıldı~].',
      needs: ['human', '!solitary', '!mute'],
      gives: ['stood'],
    },
    {
      text: '[Yaşlı|Ak saçlı] bir [yabancı|yolcu] [yolunu^ kesti~|yanına^ oturdu~]. [“Sen de mi?”|“Sana da mı uğradı?”] dedi~, [başka şey sormadan|gözünü ayırmadan]. {H} [başını^ salladı^|“Evet,” dedi^]. [Öteki|Yabancı] [elini omzuna^ koydu~|bir ceviz uzattı~]: [“Otuz yıl oldu.|“Kırk kıştır.] [Bir gün bile şaşmadı.”|Alışılmıyor, ama yürünüyor.”|Anlatma, sorana göster.”]',
      needs: ['outer', 'human', '!solitary'],
      gives: ['proved'],
    },
    {
      text: '[Tersini yaptı^|Bir de tersini denedi^] {H}: [yedi gün|bir hafta] [bakmamaya|dinlememeye], [düşünmemeye|oraya gitmemeye] [çalıştı^|söz verdi^]. [Dayandı^|Tuttu^]: [üçüncü gün|dördüncü gün] [başı^ ağrıdı~|elleri^ uyuştu~], [altıncı gün|son gün] [uykusunda^ yürüdü^|ağlamaklıydı^]. [Sekizincide|Hafta dolunca] [gözleri^ kapalıyken|arkası^ dönükken] bile [oradaydı~|vardı~].',
      needs: ['outer', 'human'],
      gives: ['proved'],
    },
    {
      text: '{F} [nefes nefese|yalınayak|fenersiz] geldi~, [yüzü kireç gibi|saçı ıslak]. [“Ben de,”|“Bu gece,”|“Bana da,”] dedi~, [gerisini getiremedi~|sustu~]. [Oturdu~|Çöktü~], [eliyle yeri|duvarı] [yokladı~|tuttu~]: [yerin yerinde olduğundan|uyanık olduğundan] [emin olmak istiyordu~|emin değildi~]. {H} [bir bardak su|ceketini^] [uzattı^|verdi^] ve [sormadı^|ilk kez gülümsedi^].',
      needs: ['friend-knows', 'settled', 'outer'],
      gives: ['proved', 'friend-believes'],
    },
    {
      text: '[Üç bilgili adam|İki uzman|Bir kurul] [geldi~|toplandı~], [ölçtüler~|tarttılar~], [kâğıtlara|defterlere] [yazdılar~|çizdiler~]. {V.ken} [ne yediğini^|nerede durduğunu^] bile [sordular~|kaydettiler~]. [Akşama|Sonunda] [karar çıktı~|birbirlerine baktılar~]: [“Bir şey yok.”|“Yorgunluk.”] [Kapıda|Giderken] [en genci|sonuncusu] [geri döndü~|eğildi~]: [“Ben de duydum,|“Gördüm,] [yazmadım.”|ama imzam tek.”]',
      needs: ['outer', 'settled', '!child', '!solitary'],
      gives: ['proved'],
    },
    {
      text: '[Bahsin|Anlaşmanın] [son gecesiydi~|süresi doluyordu~]. {F} [esniyor|gülüyor], [ellerini ovuşturuyordu~|odun hesabı yapıyordu~]. [Gece yarısına|Sabaha] [bir parmak|az] kala [gülmesi|esnemesi] [yarıda kaldı~|kesildi~]; [başını çevirdi~|kulağını dikti~]. {H} [ona değil|sese değil], {F:gen} [yüzüne bakıyordu^|gözlerine bakıyordu^]: [aylardır|günlerdir] [beklediği^|özlediği^] [ışık|korku] [oradaydı~|tam oradaydı~].',
      needs: ['bet', 'outer', 'third'],
      gives: ['proved', 'friend-believes'],
    },
    {
      text: '{F:acc} [bir kenara çekti^|karşısına^ aldı^] {H}: [“Biliyordun.|“Benden önce öğrendin.] [Neden sustun?”|Kimi korudun?”] {F} [dudağını ısırdı~|bir sandalyeye çöktü~]. [“Söz vermiştim.”|“Öğrenirsen gidersin sandım.”|“Her sabah söyleyecektim.”] [Söz verdiği kişi|Sözün sahibi] [ölmüştü~|çok uzaktaydı~]; {H} [şimdi|o an] [kime kızacağını^|öfkesini^ nereye koyacağını^] [bilemedi^|aradı^].',
      needs: ['friend-hides', 'human', '!child'],
      gives: ['proved'],
    },
    {
      text: '[Işıklar|Her şey] [bir anda|birden] [söndü~|durdu~]; {H} [karanlıkta|sessizlikte] [tek başına kaldı^|bir an bocaladı^]. [Korkup kaçmak|Seslenmek] [kolaydı~|ilk akla gelendi~]. [Kaçmadı^|Beklemeyi seçti^]: [karanlığın içinden|hiç ışık yokken] [aynı şey|yine o] [geldi~|belirdi~], [bu kez|hem de] [daha yakın|adını^ bilir gibi]. [“Buradayım,” dedi^|Bir adım yaklaştı^] {H}.',
      needs: ['!human', 'outer'],
      gives: ['proved'],
    },
    {
      text: '[Onu^ açıp|İçine^ bakıp] [denetlemek|düzeltmek] [istediler~|için geldiler~]: [“Böyle bir şey|“Bunu] [duymaman gerek,”|bilmen gerekmezdi,”] dediler~. [Bir düğme|Küçük bir anahtar] [çevrilecekti~|dönecekti~]. {H} [ilk kez|hiç yapmadığını^ yapıp] [geri çekildi^|soru sordu^]: [“Çevirince|“Ondan sonra] [beni kim hatırlayacak?”|{F} kiminle konuşacak?”] [Eller|Gelenler] [durdu~|duraksadı~].',
      needs: ['!human', '!solitary'],
      gives: ['stood'],
    },
  ],
};
