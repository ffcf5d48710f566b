import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bir kez başlayınca|İlk denemeden sonra] [bırakamadı^|başından kalkamadı^]; [gün geçti~|ışık yer değiştirdi~], {H} [yerinden^ kalkmadı^|başını^ kaldırmadı^].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yemek soğudu~|Gelen seslenip gitti~], [ışık bir duvardan ötekine geçti~|hava karardı~]; {H} [duymadı^|başını^ kaldırmadı^]. [Bitince|Elini^ çekince] [parmaklarını^ açamadı^|yüzünü^ elleriyle^ kapadı^].',
      needs: ['human', '!state', '!confined'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: 'Gözleri^ [bozuldu~|yoruldu~]; [gece çalışmanın|o ince işin] [bedeliydi~ bu|karşılığıydı~ bu]. [Hekim|Gözlükçü] [baktı~, başını salladı~|mumu yaklaştırıp uzaklaştırdı~]. “[Ne yapıyordun bunca zaman?” dedi~.|Bir yere çok yakından bakmışsın,” dedi~.] {H} [gülümsedi^|başını^ salladı^].',
      needs: ['settled', '!child'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '“Değdi mi?” dedi~ {F} [bir gün|yıllar sonra]. {H} ellerini^ [gösterdi^|kaldırdı^]: [nasırlı|lekeli] [on parmak|iki el]. “[Bunlar bir kez işe yaradı,” dedi^.|Bunlara sor,” dedi^.] [Sonra|Ardından] [çayını^|bardağını^] o ellerle [tuttu^, içti^|kavradı^].',
      needs: ['human', '!child', '!mute', 'settled', '!state'],
    },
  ],
};

/** Somebody puts into a work what was not ordered. */
export const PUTS_INTO_WORK: Frame = {
  name: 'puts-into-work',
  verbs: new Set([
    'çizmek',
    'işlemek',
    'dikmek',
    'resmetmek',
    'nakşetmek',
    'oymak',
    'yontmak',
    'kazımak',
    'boyamak',
    'bestelemek',
  ]),
  needs: ['!negative', '!planted', '!person-object'],
  beats: generalBeats({ EVENT, COST, END }),
};
