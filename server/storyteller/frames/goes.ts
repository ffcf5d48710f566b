import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yol boyunca|Bütün yol] [varınca ne yapacağını^ düşünmüştü^|ilk söyleyeceği^ sözü hazırlamıştı^]; [varınca|oraya ulaşınca] [hepsini unuttu^|aklında^ hiçbiri kalmadı~].',
      needs: ['!state', 'destination'],
    },
    {
      text: '{HP}, {EW.olağan}. [Ayrılırken|Çıkmadan önce] {F:dat} [haber vermişti^|uğramıştı^]. {F} [“Ben de gelirdim,” demişti~|“Kendine dikkat et,” demişti~] ve [yolun sonuna kadar bakmıştı~|uzun süre el sallamıştı~].',
      needs: ['!state', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yanına^|Yola çıkarken yanına^] [bir dilim ekmek|iki elma] almıştı^; [hepsini|ne varsa] [daha varmadan|yarı yolda] yedi^. [Dönüş için|Geri yürümek için] [bir kırıntı kalmamıştı~|bir lokma bile ayırmamıştı^].',
      needs: ['human', '!state', '!space'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Gittiği^|Yeni geldiği^] yerde [ilk gün|ilk akşam] [kimseyi tanımıyordu^|yolları bilmiyordu^]. [Ekmek almaya|Su almaya] çıktı^, [iki kez yanlış sokağa girdi^|yolu iki kez sordu^]; [üçüncüsünde|sonunda] [bir çocuk|yaşlı bir kadın] önüne^ düşüp [yolu gösterdi~|onunla^ yürüdü~].',
      needs: ['settled', '!state', 'town', '!child'],
    },
    {
      text: '{F}, [ayakkabılarındaki^ tozdan|üstündeki^ tozdan] [anladı~|bildi~] [nereden geldiğini^|nerede olduğunu^]. [“Gitmişsin,” dedi~.|“Sonunda gitmişsin.”] [“Gittim,” dedi^ {H}.|“Nasıl anladın?” dedi^ {H}.] {F} [tozu eliyle silkti~|tozlu ayakkabıları gösterdi~], [yer açtı~|kenara çekildi~]: [“Otur, anlat.”|“Gel, anlatırsın.”]',
      needs: ['settled', '!friend-knows', '!state', '!mute'],
      gives: ['friend-knows'],
    },
    {
      text: '[Orada|Gittiği^ yerde] [eldiveninin^ tekini|bir düğmesini^|mendilini^] [bırakmıştı^|unutmuştu^]. [Eksikliği|Yokluğu] [günün her saatinde|olmadık zamanlarda] aklına^ geliyordu~. [Onun için|Bunun için] [oraya dönmek|bir daha gitmek] [iyi bir bahaneydi~|yeterdi~].',
      needs: ['settled', '!state'],
      gives: ['left'],
    },
    {
      text: '[Ayakları^|Topukları^] [sızlıyordu~|yara içindeydi~]; [ayakkabısının^ tabanı|çorabının^ topuğu] [delinmişti~|gitmişti~]. [Ayaklarını^|İkisini de] [sıcak suya|tuzlu suya] [soktu^|koydu^]; [suyun dibine|leğenin dibine] [ince bir kum|yolun tozu] [çöktü~|indi~].',
      needs: ['settled', '!state'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '{F} [“Yine gidecek misin?” dedi~|“Bir daha gider misin?” dedi~]. {H} [ayakkabılarına^ baktı^|yolu düşündü^]. [“Belki,” dedi^,|“Bilmiyorum,” dedi^,] [“ama bu kez sana da söylerim.”|“ama bu kez tek başıma gitmem.”]',
      needs: ['!state', '!mute', 'third', '!solitary'],
    },
    {
      text: '[Haber|Kötü haber] [oradayken|tam dönecekken] yetişti~: {F} [hastaydı~|düşmüştü~], {H:acc} istiyordu~. Kısa yol [sular altındaydı~|bir dereden geçiyordu~], uzun yol [iki gün sürerdi~|sabaha varmazdı~]. {H} [kuşağını^ sıktı^|bir an bile düşünmedi^] ve suya girdi^.',
      needs: ['human', '!space', '!solitary', '!open', '!state', 'settled'],
      gives: ['hurry', 'open'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Sabaha karşı|Gün ağarırken] {F:gen} [kapısındaydı^|başucundaydı^]; üstü^ başı^ ıslaktı~. [“Uzaktaydın,” dedi~ {F}.|“Gelemezsin sanıyordum,” dedi~ {F}.] [“Uzaktaydım,” dedi^ {H}.|“Yol varmış,” dedi^ {H}.] [Eline bir bardak su verdi^|Alnına ıslak bir bez koydu^] ve [bir hafta|iyileşene kadar] [hiçbir yere gitmedi^|yanından ayrılmadı^].',
      needs: ['hurry'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Şimdi|O günden beri] [kapının yanında|başucunda] [hazır bir çanta|bir çift sağlam ayakkabı] duruyordu~. [Tozunu|Üstünü] [her pazar|haftada bir] [alıyordu^|siliyordu^]. [Gitmesi^|Yola çıkması^] [gerekmiyordu~|şart değildi~]; [gidebileceğini^|yolun yerinde olduğunu] [bilmek|bilerek uyumak] [yetiyordu~|ona^ yetiyordu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '[Geri döndüğü^ ilk gece|Döndüğü^ gece] [yatağı^|yattığı^ yer] [dar geldi~|fazla yumuşaktı~]. [Yere|Kapının önüne] uzandı^, [yıldızlara|gökyüzüne] baktı^. [Oradan da|Gittiği^ yerden de] aynı yıldızlar [görünüyordu~|görünmüştü~].',
      needs: ['human', '!space', 'settled', '!state'],
    },
  ],
};

/** Somebody goes to a place that is not theirs. */
export const GOES: Frame = {
  name: 'goes',
  verbs: new Set([
    'gitmek',
    'girmek',
    'varmak',
    'ulaşmak',
    'yola çıkmak',
    'sızmak',
    'taşınmak',
    'yerleşmek',
    'uğramak',
    'tırmanmak',
    'geçmek',
    'ziyaret etmek',
    'binmek',
    'inmek',
    'yolculuk etmek',
    'seyahat etmek',
  ]),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, TEST, CHOICE, END }),
};
