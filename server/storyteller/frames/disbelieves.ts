import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. “Neden?” diye [soranlar oldu~|sordular~]. {H:gen} elinde [bir kanıt yoktu~|gösterecek bir şey yoktu~], [yalnızca içinde^ bir sıkıntı|yalnızca bir duygu] vardı~. “[Bu yetmez,” dediler~.|Bununla olmaz,” dediler~.] “Bana yetiyor,” dedi^ {H}.',
      needs: ['human', '!solitary', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunu [kimseyle tartışmadı^|kimsenin yüzüne söylemedi^]. Yalnız o günden sonra [aynı soruyu başka kelimelerle soruyor|söylenenleri bir deftere yazıyor], [cevapları|söylenenleri] [yan yana koyuyordu^|karşılaştırıyordu^].',
      needs: ['human', 'settled'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '{F} [bir gece|sonunda] dayanamadı~: “[Ya doğruysa?” dedi~.|Ya yanılıyorsan?” dedi~.] {H} [bunu düşünmemişti^|cevap veremedi^]. [Yanılıyorsa^|Doğruysa] [özür dilemesi^ gerekecekti~|bunca günü boşuna geçirmişti^]; [bunu o gece|bunu sabaha kadar] düşündü^.',
      needs: ['human', '!solitary', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: 'Uykusunda^ [inanıyordu^|hep inanmış oluyordu^]: [gülüyor|ağlıyor], [“Doğruymuş,” diyordu^|özür diliyordu^ herkesten]. [Uyanınca|Sabah] [yüzü^|yastığı^] nemli oluyordu~; [çok sürmeden|daha doğrulmadan] [aynı kuşku geri geliyordu~|aynı soru geri geliyordu~].',
      needs: ['human'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '“[Şimdi inanıyor musun?” dedi~ {F}.|Ne oldu, inandın mı?” dedi~ {F} yıllar sonra.] {H} [düşündü^|bir süre sustu^]. “[Bazı günler,” dedi^,|Arada,” dedi^,] “[öteki günler soruyorum.”|kalan günlerde soruyorum.”] {F} [bu cevabı yeterli buldu~|güldü~, bir daha sormadı~].',
      needs: ['human', '!mute', 'third'],
    },
  ],
};

/** Somebody does not believe what everybody takes for settled. */
export const DISBELIEVES: Frame = {
  name: 'disbelieves',
  verbs: new Set([
    '-inanmak',
    'şüphelenmek',
    'kuşkulanmak',
    '-güvenmek',
    'sorgulamak',
    'kuşku duymak',
    '-kanmak',
    'şüphe duymak',
    'şüphe etmek',
  ]),
  beats: generalBeats({ EVENT, COST, END }),
};
