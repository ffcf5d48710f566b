import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bunu ne istemiş ne beklemişti^|Bunu beklemiyordu^]; [kimse ona^ sormamıştı~|ne düşündüğünü^ soran olmamıştı~]. [Geriye|Ona^] [bundan sonra ne yapacağını^ bulmak|bununla ne yapacağını^ düşünmek] kalıyordu~.',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} [bunu duyunca|haberi alınca] koşarak geldi~ ve [olanları bir de o anlattı~|duyduklarını bir bir anlattı~]. {H} [başkasının başına gelmiş gibi|bir masal dinler gibi] dinledi^, [araya girmedi^|sözünü kesmedi^]; [sonunda|bitince] “[Demek öyle görünüyormuş,” dedi^.|Aşağı yukarı öyle,” dedi^.]',
      needs: ['third', '!solitary', '!state', '!mute'],
      gives: ['friend-knows'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: 'Olanı geri çeviremezdi^; [ama bundan sonrasını|ama ne yapacağını^] kendisi^ [seçebilirdi^|seçecekti^]. [Ertesi sabah|Sabah] erken kalktı^, [yatağını^ topladı^|yerini^ süpürdü^], [pencereyi açtı^|saçını^ taradı^]. [O gün ilk kez|Günlerdir ilk kez] [kapıyı çalana|gelene] “Buyurun,” [dedi^|diye seslendi^].',
      needs: ['settled', '!state', '!confined', '!mute'],
      gives: ['decided'],
    },
  ],
};

/** Others do something to somebody, who has to answer for it. */
export const BEFALLS: Frame = {
  name: 'befalls',
  verbs: new Set([
    'yakalanmak',
    'kurtarılmak',
    'seçilmek',
    'görülmek',
    'kovulmak',
    'sürülmek',
    'unutulmak',
    'terk edilmek',
    'aldatılmak',
    'atanmak',
    'vurulmak',
    'suçlanmak',
    'passive kaçırmak',
    'passive tehdit etmek',
    'passive kurtarmak',
    'passive seçmek',
    'passive kovmak',
    'passive suçlamak',
    'passive davet etmek',
    'passive sürgün etmek',
    'passive unutmak',
    'passive tutuklamak',
  ]),
  beats: generalBeats({ EVENT, CHOICE }),
};
