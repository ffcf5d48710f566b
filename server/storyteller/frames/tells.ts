import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Dinleyen|Karşısındaki^] [sözünü^ kesmedi~|kımıldamadı~]; [yalnız elindeki iş|bir tek parmakları] [yavaşladı~, durdu~|durdu~]. “[Peki,” dedi~ sonunda.|Demek öyle,” dedi~ sonunda.] {H} [daha çok söz bekliyordu^|ne yapacağını^ bilemedi^].',
      needs: ['!solitary', '!negative', '!state'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Aynı şeyi|Söylediklerini^] [bir daha, bir daha dinlemek istediler~|yeniden anlatmasını^ istediler~]. [Her anlatışta|Söyledikçe] [bir ayrıntı düşüyor|bir yeri değişiyordu~], [yerine başkası geliyordu~|biraz kısalıyordu~]. [Bir akşam|Sonunda] kendini^ [hikâyeyi süslerken|araya bir fıkra sıkıştırırken] yakaladı^ ve [durdu^|yarıda kesti^].',
      needs: ['human', '!solitary', 'settled', '!negative'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: 'Yıllar sonra [anlattığını^|aynı sözü] [bir yabancıdan|tanımadığı^ bir çocuktan] dinledi^. [Yer değişmiş|Adlar değişmiş], [bir de köpek eklenmişti~|sonu iyileşmişti~]. “[Güzelmiş,” dedi^ {H}.|Kim anlattı sana?” dedi^ {H}.] “[Herkes bilir,” dedi~ öteki,|Eskiden olmuş,” dedi~ öteki,] “[sen duymadın mı?”|çok eskiden.”]',
      needs: ['human', 'settled', '!solitary', '!negative', '!state'],
    },
  ],
};

/** Somebody tells what was not to be told, and it goes its way. */
export const TELLS: Frame = {
  name: 'tells',
  verbs: new Set([
    'anlatmak',
    'söylemek',
    'itiraf etmek',
    'açıklamak',
    'ifşa etmek',
    'duyurmak',
    'haber vermek',
    'ağzından kaçırmak',
    'açığa vurmak',
    'miras bırakmak',
  ]),
  needs: ['!negative', '!state'],
  beats: generalBeats({ EVENT, COST, END }),
};
