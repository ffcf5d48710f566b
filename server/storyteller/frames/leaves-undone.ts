import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. {F} [buna şaşmadı~|bunu bekliyordu~], [yalnızca|bir tek] nedenini [sordu~|merak etti~]. {H} [uzun uzun düşündü^|söze iki kez başladı^]; [sonunda|en sonunda] [“Bilmiyorum,” dedi^|“Daha ben de bilmiyorum,” dedi^].',
      needs: ['!solitary', '!mute'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Nedenini|Sebebini] [soran olsa|biri sorsa] [ne diyeceğini^ bilmiyordu^|hemen cevap veremezdi^]. [Bir süre|Epeyce] [pencereden dışarı baktı^|aynı yerde oturdu^], [sonra|ardından] [elini^ yüzünü^ yıkadı^|yarım kalan işine^ döndü^].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimseye haber vermedi^|Bir açıklama yapmadı^]. [Akşam|O akşam] [her zamanki yerine^ oturdu^|her zamanki saatte sofraya oturdu^], [her zamanki kadar|alıştığı^ kadar] yedi^. [Değişen tek şey|Başka olan yalnızca] [ellerini^ nereye koyacağını^ bilmemesiydi^|yüzüne^ bakanlardan gözünü^ kaçırmasıydı^].',
      needs: ['human', '!state', 'settled', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk fark eden|Bunu ilk anlayan] {F} oldu~. [Uzaktan baktı~|Yaklaştı~], [başını yana eğdi~|kaşlarını çattı~]. [“Bilerek mi?” dedi~.|“İsteyerek mi?” dedi~.] {H} [ne evet dedi^ ne hayır|cevap vermedi^]; [bu da|susması^ da] [bir cevaptı~|yetti~].',
      needs: ['third', 'willed', '!mute'],
      gives: ['friend-knows'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Kendine^ küçük işler buldu^|Günü doldurmaya çalıştı^]: [düğme dikti^|fasulye ayıkladı^|bıçak biledi^], [raf düzeltti^|eski kâğıtları yırttı^], [aynı camı iki kez sildi^|bir çiviyi söküp yeniden çaktı^]. [Hava kararınca|Akşam olduğunda] [yapılmış bir sürü iş vardı~|her şey yerindeydi~]; aklı^ ise [hâlâ aynı yerdeydi~|hâlâ aynı şeydeydi~].',
      needs: ['settled', '!state', '!confined'],
    },
  ],
};

/** Somebody doesn't do, or can't do, what everybody expects. */
export const LEAVES_UNDONE: Frame = {
  name: 'leaves-undone',
  verbs: new Set([
    '-kurtarmak',
    '-gitmek',
    '-konuşmak',
    '-uçmak',
    '-bakmak',
    '-bulmak',
    '-açmak',
    '-dönmek',
    '-gelmek',
    '-almak',
    '-okumak',
    '-yazmak',
    '-uyumak',
    '-gülmek',
    '-ağlamak',
    '-çıkmak',
    '-girmek',
    '-inmek',
    '-dokunmak',
    '-kapatmak',
    '-göndermek',
    '-cevap vermek',
    '-karşılık vermek',
    '-bırakmak',
    '-görmek',
    '-duymak',
    '-yapmak',
    '-yemek',
    '-katılmak',
    '-affetmek',
    '-unutmak',
    '-durmak',
    '-kaçmak',
    '-öldürmek',
    '-kalkmak',
    '-büyümek',
    '-yetişmek',
    '-ayrılmak',
    '-bitirmek',
    '-ölmek',
    '-hatırlamak',
    '-sevmek',
    '-çalmak',
    '-dinlemek',
    '-geçmek',
    '-teslim etmek',
    '-yardım etmek',
    '-binmek',
  ]),
  needs: ['negative'],
  beats: generalBeats({ EVENT, COST }),
};
