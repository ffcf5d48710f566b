import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bir nefeslik işti~|Göz açıp kapayana kadar oldu~]; [dönüp bakınca|başını^ kaldırınca] {H} [olanı geri alamayacağını^ anladı^|artık eskisi gibi olmayacağını anladı^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Hemen ardından|Bunun ardından] [bir sessizlik oldu~|ortalık sustu~]. {H} [olduğu^ yerde kaldı^|kıpırdamadan durdu^]; [gözünü^ önündekinden^ ayıramıyordu^|ellerini^ nereye koyacağını^ bilmiyordu^].',
      needs: ['!state', 'human'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '{V.dik:acc} [bir tek|yalnız] {F:dat} [söyledi^|anlattı^]. {F} [elini ağzına kapattı~|bir süre sustu~]. “Geri döner mi?” dedi~ [sonra|en sonunda]. “Bilmiyorum,” dedi^ {H}. [“Öyleyse önce onu öğrenelim,” dedi~ {F}.|“Öyleyse yarın birlikte bakalım,” dedi~ {F}.]',
      needs: ['!friend-knows', '!state', '!mute', 'third'],
      gives: ['friend-knows'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Geri çevirmeyi|Eski hâline getirmeyi] [denedi^|bir kez denedi^], [kimse yokken|sabah erkenden]. [Olmadı~|Başaramadı^]; [ikinci denemeden sonra|bir süre sonra] [elini^ çekti^|uğraşmayı bıraktı^]. [“Böyle kalacak,”|“Demek artık böyle,”] dedi^ kendine^.',
      needs: ['human', '!state'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[“Yine yapar mıydın?” dedi~ {F}.|“Elin yine gider miydi?” dedi~ {F}.] {H} [elini^ kaldırdı^, baktı^|parmaklarını^ açtı^, kapadı^]. [“O gün olsa yapardım,” dedi^,|“O günkü aklımla, evet,” dedi^,] [“bugün önce sana sorardım.”|“bugün biraz daha düşünürdüm.”]',
      needs: ['human', '!state', 'willed', '!mute'],
    },
  ],
};

/** Somebody changes one thing, and much follows from it. */
export const ALTERS: Frame = {
  name: 'alters',
  verbs: new Set([
    'değiştirmek',
    'söndürmek',
    'bozmak',
    'kapatmak',
    'durdurmak',
    'devirmek',
    'kırmak',
    'yıkmak',
    'kesmek',
    'karıştırmak',
    'birbirine düşürmek',
    'takas etmek',
    'yer değiştirmek',
    'kovmak',
    'koparmak',
    'serbest bırakmak',
    'salmak',
  ]),
  needs: ['!negative', '!state'],
  beats: generalBeats({ EVENT, COST, TEST, END }),
};
