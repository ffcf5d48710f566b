import type { Beat } from '../../types.ts';

/** The hero at work: tool and gesture carry what is not said. */
export const SCENE_WORK: Beat = {
  name: 'scene: work',
  variants: [
    {
      text: '[Az sonra|Bir ara|Ertesi gün] {T:acc} [eline^ aldı^|avucunda^ çevirdi^|yerinden kaldırdı^] ve {G.di}. [Her zamanki iş|Ezbere bildiği^ iş|Önündeki^ iş] [yürümüyordu~|ağırlaşmıştı~|bir türlü bitmiyordu~]; {H} [üçüncü kez|yeniden] [aynı yere döndüğünü^ anladı^|başa döndü^|aynı noktada durdu^].',
      needs: ['human', 'tool', 'gesture'],
    },
    {
      text: '{H} [{T:dat} uzandı^|{T:acc} aradı^|elini^ {T:dat} götürdü^], [parmakları^ boşta kaldı~|yanlış yeri tuttu^|son anda vazgeçti^]. [Eşyalar|Her şey] [yerindeydi~|dünkü gibi duruyordu~]; [kaymış olan başka bir şeydi~|yerinde olmayan akıldı~|şaşıran eldi~ yalnızca]. [Derin bir nefes aldı^|Yutkundu^] ve {G.di}.',
      needs: ['human', 'tool', 'gesture', '!confined'],
    },
    {
      text: '{W:loc} [ikindiye kadar|saatlerce|yemek arası vermeden] çalıştı^. {G.erek} [oyalandı^|vakit kazandı^|kendini^ tuttu^]; [{T} ısınmıştı~ avucunda^|{T} elinde^ ağırlaşmıştı~|{T:acc} hiç bırakmamıştı^]. [Bitirdiği^ iş|Ortaya çıkan|Elinden^ çıkan iş] [fena değildi~|eğriydi~|kusursuzdu~] ama [bakmadı^ bile|sevinmedi^|{H:gen} umurunda^ olmadı~].',
      needs: ['human', 'tool', 'workplace', 'gesture', '!space', '!child'],
    },
    {
      text: 'Bir yanlışlık [yaptı^|oldu~]: {T} [elinden^ kaydı~|parmaklarının^ arasından düştü~|yere çarptı~] ve [{S} bir an kesildi~|{S} gürültünün altında kaldı~]. {H} [eğilip aldı^|ağır ağır çömeldi^|ayağıyla^ kendine^ çekti^], [bir çatlak aradı^|üstünü sildi^|kırılan yer var mı diye baktı^]. [Yoktu~.|Küçük bir çizik vardı~.|Bir şey olmamıştı~.] [Eli^ titriyordu~|Elleri^ buz gibiydi~], [asıl kırılan başka bir şeydi~|asıl düşen içeride bir şeydi~].',
      needs: ['human', 'tool', 'sound'],
    },
    {
      text: '{G.meden} önce [bir an|kısacık|bir solukluk] [durdu^|bekledi^|çevresine^ baktı^]. [Eskiden|Başka günlerde|Bir zamanlar] bunu [düşünmeden yapardı|gözü kapalı yapardı|şarkı söyleyerek yapardı]. [Şimdi|O gün] [her hareketini^|en küçük hareketini^] [önce tartıyor|içinden^ sayıyor], [{T:acc} sonra kaldırıyordu^|{T:dat} sonra dokunuyordu^].',
      needs: ['third', 'human', 'tool', 'gesture', '!child'],
    },
    {
      text: '[Unutmak için|Susmak için|Başka şey düşünmek için] çalıştı^. [{T:acc} temizledi^|{T:acc} sildi^, kuruladı^|{T:acc} bezle ovdu^], [yerine koydu^|yan çevirdi^], [beğenmedi^|içine^ sinmedi~], [baştan aldı^|bir daha sildi^]. [Temiz olan şey|Parlayan şey] [biraz daha parladı~|daha temiz olmadı~]; {K} [geçmedi~|aynı yerde kaldı~|parmaklarından^ çıkmadı~].',
      needs: ['human', 'tool', 'smell'],
    },
    {
      text: '[Bir sayı tutturmuştu^|Kendine^ bir ölçü koydu^|Oyun gibi bir şey buldu^]: {S} [beş kez duyulunca|kesilince|her başladığında] {G.iyordu}. [Dokuzda|Yirmide|Otuzda] [şaşırdı^|sayıyı kaçırdı^|durdu^]. [{T:acc} bıraktı^|{T:acc} yanına^ koydu^] ve [ilk kez|uzun zamandan sonra] [{W:acc} bir yabancı gibi gördü^|{W:dat} bir konuk gibi baktı^].',
      needs: ['human', 'tool', 'sound', 'gesture', 'workplace', '!mute'],
    },
    {
      text: '{T} [hep aynı yerde dururdu~|bir karış bile kıpırdamazdı~ yerinden|kimsenin dokunmadığı köşede dururdu~]. O gün [öte yandaydı~|ters konmuştu~|bir karış sağdaydı~]. {H} [kimin dokunduğunu sormadı^|uzun uzun ona baktı^|geri çevirdi^, sonra yine baktı^]. [Belki kendisi^ koymuştu^|Belki kendisi^ unutmuştu^] öyle; [belki de artık|belki çoktandır] [unutuyordu^|dalıp gidiyordu^].',
      needs: ['human', 'tool', '!solitary'],
    },
    {
      text: '[Öğleye doğru|Bir ara|İşin ortasında] {G.di}, [sonra bir daha|sonra yeniden, daha yavaş]. [Elleri^ ona^ ihanet etmiyordu~|Elleri^ işini biliyordu~|Elleri^ alışkındı~]; [aklı^ başka yerdeydi~|kafası^ uzaktaydı~]. [{T:acc} o yüzden sıkı tuttu^|{T:dat} o yüzden daha sıkı sarıldı^], [bir tutamak gibi|düşmekten korkar gibi|sonuncusuymuş gibi].',
      needs: ['human', 'tool', 'gesture', 'third'],
    },
    {
      text: '{H} {W:dat} [erkenden geldi^|herkesten önce vardı^|ilk ışıkla döndü^]. [{T} bıraktığı^ yerde duruyordu~|{T:acc} bıraktığı^ gibi buldu^], [{K} geceden kalmıştı~|{K} henüz dağılmamıştı~]. [Hiçbir şey yapmadan|Elini^ sürmeden|Ayakta, öylece] [on dakika|bir süre|epey] [bekledi^|dinledi^|durdu^]. [Sonra|En sonunda] {G.di}.',
      needs: ['human', 'tool', 'workplace', 'smell', 'gesture', '!space', '!solitary'],
    },
    {
      text: '[İşini^ hiç bu kadar yavaş yapmamıştı^|Bir işi hiç böyle uzatmamıştı^]. {G.di}, [durdu^|bekledi^|başını^ kaldırdı^], [{S} duyulunca|{S} bir daha duyulunca] [yeniden başladı^|baştan aldı^]. [Bir bitirse^|Bitirse^] [düşünecek zamanı^ olacaktı~|eve dönmesi^ gerekecekti~|sıra öbür işe gelecekti~]; [bitirmedi^|bu yüzden bitirmedi^|elini^ ağırdan aldı^].',
      needs: ['human', 'sound', 'gesture'],
    },
    {
      text: '[Ustası^ derdi~ ki|İlk öğrendiği^ kural şuydu~|Bu işi öğreten kadın söylemişti~]: [elin kararsızsa {T:acc} bırak|canın sıkkınken {T:dat} dokunma|{T:acc} öfkeyle tutma]. {H} [bıraktı^|söz dinledi^|parmaklarını^ açtı^]. [Avucunda^ kırmızı bir iz vardı~|Avucu^ terlemişti~]. [İz geçene kadar|Eli^ kuruyana kadar|Bir süre] {S:acc} dinledi^.',
      needs: ['human', 'trade', 'tool', 'sound', '!child', '!mute'],
    },
    {
      text: '[Yarım kalan iş|Sırada bekleyen iş|Söz verilmiş iş] [ertesi güne yetişecekti~|artık bekleyemezdi~|gece yarısına kadar bitecekti~]. {H} [kollarını^ sıvadı^|yerine^ geçti^|omuzlarını^ dikleştirdi^], {T:acc} [yokladı^|önüne^ koydu^|sıkıca kavradı^]. [Bir saat sonra|Kısa süre sonra] [başını^ kaldırdığında^|durduğunda^] [tek düşündüğü^ işti~|nefesi^ düzelmişti~]. [Az şey değildi~ bu.|Bu da bir şeydi~.|O kadarı yetti~.]',
      needs: ['human', 'tool', '!child', '!space'],
    },
    {
      text: '[Küçük bir iş buldu^ kendine^|Ertelenmiş bir işi önüne^ çekti^|Kolay bir işten başladı^]: {G.di}. [Bitti~.|O kadar.|Birkaç dakika sürdü~.] [Sonra bir küçük iş daha|Ardından bir başkası|Sonra onun yanındaki], [sonra {T:acc} yerine kaldırmak|sonra {W:acc} toplamak|sonra {T:acc} silmek]. [Büyük olan|Asıl mesele|Kaçtığı^ şey] [kenarda bekliyordu~|sırasını bekliyordu~|hepsini izliyordu~].',
      needs: ['trade', 'human', 'tool', 'workplace', 'gesture'],
    },
    {
      text: '{H} [bir çırak gibi|ilk günkü gibi|acemi biri gibi] [ağırdan aldı^|dikkatle çalıştı^]: {G.di}, [dinlendi^|soluklandı^], [{T:acc} bir daha yokladı^|{T:acc} öbür eline^ geçirdi^]. [Bir zamanlar hüner|Eskiden ustalık] [acele etmekti|elin hızındaydı]; [şimdi|artık] [beklemekti~ yalnızca|düşürmemekti~ yalnızca].',
      needs: ['human', 'trade', 'tool', 'gesture', '!child'],
    },
    {
      text: 'Bir iş [geri döndü~|beğenilmedi~|bozuk çıktı~]. [Getiren|Sahibi] {W:loc} [bir şey demedi~|yüzünü ekşitti~|başını iki yana salladı~]. {H} [hatayı|kusuru] [hemen gördü^|ilk bakışta gördü^]: {G.meden} [bırakmıştı^|bitti demişti^]. [Özür diledi^|Yenisine söz verdi^|Ağzını^ açmadı^]; [o gün {T:dat} bir daha dokunmadı^|{T:acc} akşama dek eline^ almadı^].',
      needs: ['human', 'trade', 'tool', 'workplace', 'gesture', '!space', '!solitary', '!confined', '!child'],
    },
    {
      text: '[Kaç bin kez|Sayısız kez|Bugüne dek hep] {G.mişti}; [bu kez|o gün] [eli^ yarı yolda durdu~|parmakları^ yerini şaşırdı~|kolu^ ağırlaştı~]. [Sırada ne olduğunu|Bundan sonrasını] [bulmak için|çıkarmak için] {W:acc} [baştan sona süzdü^|gözden geçirdi^]. {T} [önünde^ duruyordu~|oradaydı~]; [ona değince|onu görünce] [hatırladı^|eli^ çözüldü~].',
      needs: ['human', 'tool', 'workplace', 'gesture', '!child'],
    },
    {
      text: '{T} [avucuna^ göre yapılmış gibiydi~|yılların izini taşıyordu~|hiç bu kadar soğuk olmamıştı~]. {H} [tuttu^, bıraktı^|elinde^ çevirdi^], [bir daha tuttu^|ağırlığını tarttı^]; [derken|sonra] {S} [araya girdi~|duyuldu~] ve {G.di}. [Düşünmeden|Farkında^ olmadan] [yapılan işler|yaptığı^ işler] [en sağlam işlerdi~|bozulmuyordu~].',
      needs: ['human', 'tool', 'sound', 'gesture', '!child', '!mute'],
    },
    {
      text: '[Biri görse|Gören olsa] [inat derdi~|çalışkanlık sanırdı~]: {G.di}, [bozdu^|beğenmedi^], [yine|bir daha] denedi^. {K} [ellerinden^ yüzüne^ bulaştı~|iyice sindi~ üstüne^]. [Beşincisinde|Dördüncüde|Sonuncusunda] [{T:acc} kenara koydu^|{T:dat} sırtını^ döndü^] ve [olmuş kabul etti^|işi yarına bıraktı^|kendine^ kızmaktan vazgeçti^].',
      needs: ['human', 'tool', 'smell', 'gesture'],
    },
  ],
};
