import type { Beat } from '../../types.ts';

/** A second event of the idea, in {N}. */
export const LATER: Beat = {
  name: 'later',
  variants: [
    {
      text: '[Sonra|Ardından|Aradan üç gün geçti~ ve] {N.di}. [Bunu|Böylesini] [bekleyen yoktu~|kimse beklemiyordu~]; {F} [yutkundu~|bir süre konuşamadı~].',
      needs: ['!solitary'],
    },
    {
      text: '[Bununla kalmadı~|İş orada bitmedi~|Arkası geldi~]: {N.di}.',
    },
    {
      text: '[Çok geçmeden|Bir hafta bile dolmadan] {N.di}. {H} [bunu uzun uzun düşünmemişti^|buna kendisi^ de şaştı^].',
      needs: ['human'],
    },
    {
      text: '[Günler sonra|Haftanın sonunda|Bir sabah] {N.di}. [O ana kadar olup bitenler|Ondan öncesi] {H:dat} [birden|o an] [çok uzak göründü~|kısacık göründü~].',
      needs: ['third'],
    },
    {
      text: '[Sonunda|En sonunda] {N.di}. {H} [bir an|olduğu^ yerde] [durdu^|kaldı^], [derin bir soluk aldı^|çevresine^ baktı^].',
    },
    {
      text: '[Bir gün|Derken] {N.di}. [Önce|İlk bakışta] [küçük bir şey|olağan bir şey] gibi [göründü~|geldi~]; [ağırlığı|asıl anlamı] [gece|sonradan] [anlaşıldı~|belli oldu~].',
    },
    {
      text: '{N.di}. [“Bir dur,”|“Yavaş ol,”|“Şimdi de bu mu?”] dedi~ {F}, [ama gözleri|ama sesi] [kızgın değildi~|merakla doluydu~].',
      needs: ['!solitary'],
    },
    {
      text: '[Kimse zorlamadı~|Akıl veren olmadı~]: {N.di}. {F} [nedenini|ne olacağını] sordu~. [“Öyle gerekti,”|“Göreceğiz,”] dedi^ {H}.',
      needs: ['!solitary', '!mute'],
    },
    {
      text: '[Gece yarısı|Hiç hesapta yokken] {N.di}. {H} [önce ellerine^|önce çevresine^] baktı^, [sonra|ardından] [güldü^|olduğu^ yere oturdu^].',
      needs: ['human'],
    },
    {
      text: '[Bir süre|Günlerce] [bekledi^|sustu^] {H}; [sonra|derken] {N.di}.',
    },
  ],
};
