import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Sesi^|Kendi sesi^] [kulağına^ yabancı geldi~|beklediğinden^ kalındı~]. [Boğazını^ temizledi^|Bir kez öksürdü^], [yeniden denedi^|aynı kelimeyi bir daha söyledi^]. [İkincisi|Bu seferki] [daha iyiydi~|daha yuvarlaktı~]; [üçüncüsünde|daha sonra] koca bir cümle kurdu^.',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Buna en çok|En çok] [kendisi^ şaştı^|kendisi^ şaşırdı^]; çünkü [o güne kadar|bunca zaman] [söyleyecek bir şeyi^ olmadığını sanıyordu^|susmaya alışmıştı^].',
      needs: ['!state', '!negative'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Gün ortasında|Kalabalığın içinde] [dalgınlıkla|farkına varmadan] bir cümleyi yüksek sesle söyledi^. [Yanındakiler|Çevresindekiler^] [sustu~|bir adım açıldı~]. [“Bana mı dedin?” diye sordu~ biri.|“Bir şey mi dedin?” dedi~ en yakındaki.] {H} [evet demeyi seçti^|başını^ salladı^] ve [böylece|o yüzden] hiç tanımadığı^ biriyle [bir saat|yol boyunca] [konuştu^|söyleşti^].',
      needs: ['human', '!solitary', 'settled'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Söylediği^ bir söz|Ağzından^ kaçan bir cümle] [birinin canını yaktı~|birini incitti~]. [Geri almak istedi^|Düzeltmeye çalıştı^]: [“Öyle demek istemedim.”|“Ağzımdan yanlış çıktı.”] [Söz|Cümle] geri gelmiyordu~; [ertesi gün|üç gün sonra] [yanına gidip özür diledi^|kapısını çaldı^, özür diledi^].',
      needs: ['human', 'settled', '!solitary', '!negative'],
    },
    {
      text: '[Bir gün|Konuşurken] şunu [fark etti^|anladı^]: [soruları hep öteki soruyor|sözü hep öteki açıyor], [cevapları hep {H} veriyordu^|{H} yalnızca kendini^ anlatıyordu^]. [O gün|Bu kez] ilk soruyu {H} sordu^: [“Peki sen?”|“Ya sen nasılsın?”] [Öteki|Karşısındaki^] [uzun süre sustu~|önce şaşırdı~].',
      needs: ['other', '!negative', '!self'],
    },
  ],
};

/** Somebody speaks with whom one doesn't speak, or for the first time. */
export const SPEAKS: Frame = {
  name: 'speaks',
  verbs: new Set([
    'konuşmak',
    'cevap vermek',
    'karşılık vermek',
    'seslenmek',
    'sohbet etmek',
    'dertleşmek',
    'fısıldamak',
    'yanıt vermek',
    'iletişim kurmak',
    'konuşmayı öğrenmek',
  ]),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, TEST }),
};
