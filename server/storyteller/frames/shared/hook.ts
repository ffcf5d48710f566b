import type { Beat } from '../../types.ts';

/** How a chapter ends that is not the last. */
export const HOOK: Beat = {
  name: 'hook',
  variants: [
    {
      text: '[Tam o sırada|O anda] [arkadan|uzaktan] bir ses [duydu^|işitti^] {H}. [Sesi tanıdı^|Bu sesi biliyordu^]; [yalnızca|ama] [burada duymayı|şimdi duymayı] [hiç ummamıştı^|beklemiyordu^].',
      needs: ['!mute'],
    },
    {
      text: '“[Daha bitmedi|Bir şey daha var|Sana söylemediğim bir şey var],” dedi~ {F}. {H} [bekledi^|yerinden^ kalkmadı^]. {F} [ise|yine de] [hemen başlamadı~|önce yere baktı~].',
      needs: ['!solitary'],
    },
    {
      text: '[Gece yarısı|Karanlığın ortasında] [uyandı^|gözünü^ açtı^] {H}. [Bir şey|Küçük bir şey] değişmişti~. [Kıpırdamadan|Soluğunu^ tutup] [dinledi^|bekledi^]; [az ötede|yanı başında^] [biri|bir şey] [soluk alıyordu~|kıpırdıyordu~].',
      gives: ['night'],
    },
    {
      text: '[O an|Birden] [baştan beri|günlerdir] [gözünün^ önünde duranı|atladığı^ şeyi] [gördü^|fark etti^] {H}. [Nasıl|Ne yapıp da] [görmemişti^|atlamıştı^]! [Şimdi|Artık] [hemen gitmesi^|acele etmesi^] gerekiyordu~.',
      needs: ['human'],
    },
    {
      text: '[Bir adım attı^|Geri çekildi^] {H}; [arkasında^|gerisinde^] [bir şeyin|ağır bir şeyin] [yavaşça|usulca] [kapandığını|yerine oturduğunu] [duydu^|işitti^].',
      needs: ['!mute'],
    },
    {
      text: '[Ertesi gün|Sabah olunca] {F} [orada değildi~|yoktu~]. {H} [önce seslendi^|önce bekledi^], [sonra|ardından] [aramaya çıktı^|her yere baktı^]; [cevap veren|gören] [olmadı~|çıkmadı~].',
      needs: ['!solitary'],
    },
    {
      text: '[Uzakta|Karşıda] [bir ışık|bir ateş] [yandı~|göz kırptı~]: [üç kısa|iki uzun], [bir uzun|bir kısa]. {H} [donup kaldı^|yerinden^ doğruldu^]. [Bu işareti|Bu sırayı] [bilen|kullanan] [az kişi vardı~|pek kimse yoktu~].',
      needs: ['human', '!child'],
    },
  ],
};
