import type { Beat } from '../../types.ts';

/** Animals, machines, ghosts and toys in their own place. */
export const SCENE_BEING: Beat = {
  name: 'scene: being',
  variants: [
    {
      text: '{H} {W:loc} [uzun uzun|hiç ses etmeden|gün dönene dek] [bekledi^|durdu^]. {S} [geldi~, geçti~|bir ara kesildi~|her yandan geliyordu~]. [Bir şey olacaksa|Ne olacaksa] [burada olacaktı~|şimdi olacaktı~]. {G.di}; [olmadı~|hiçbir şey olmadı~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Önce {K} geldi~|{K} her şeyden önceydi~], [sonra|ardından] {S}. {H} [ikisini de tanıyordu^|ikisini yan yana koydu^]; [ikisi de|hiçbiri] [tehlike demek değildi~|yabancı değildi~]. {G.erek} {W:dat} [döndü^|sokuldu^|çekildi^].',
      needs: ['!human', 'smell', 'sound', 'gesture', 'workplace', 'third', '!mute'],
    },
    {
      text: '{W:loc} [herkesin bir yeri|her şeyin bir sırası] vardı~. {H} [yerini^ bulana kadar|sırasını^ beklerken] {G.di}, [bir daha|iki kez daha] {G.di}.  [Onu^ gören|Bakan biri] oyun sanırdı~; [oyun değildi~ bu|yalnızca düşünüyordu^].',
      needs: ['!human', 'workplace', 'gesture', '!solitary'],
    },
    {
      text: '[Karanlık|Gece] {W:dat} [yavaş yavaş|kenarlardan] [doldu~|indi~]. {K} [koyulaştı~|ağırlaştı~|değişti~]. {H} [en küçük kıpırtıyı bile|her şeyi] [görüyordu^|duyuyordu^]: {S}, [bir adım|bir soluk], [sonra yine|sonra uzaktan] [hiçbir şey|sessizlik]. {G.di} ve [sabahı bekledi^|uyumadı^].',
      needs: ['!human', 'workplace', 'smell', 'sound', 'gesture', '!mute', '!space'],
      gives: ['night'],
    },
    {
      text: '{F} {W:loc} [buldu~ onu^|gördü~ onu^]. “[Burada mıydın|Demek buradasın],” dedi~. {H} {G.di}. [Başka cevabı^ yoktu~|Bu bir cevaptı~]. {F} [anladı~|yanına^ çöktü~|bir şey sormadı~], {S} [sürerken|dinerken] [birlikte beklediler~|ses çıkarmadılar~].',
      needs: [
        '!human',
        'workplace',
        'gesture',
        'sound',
        'third',
        '!alone',
        '!friend-cold',
        '!solitary',
        '!mute',
      ],
    },
    {
      text: '“[Korkuyor musun|Üşüdün mü|Gidelim mi]?” dedi~ {F}. {H} {G.di}. “[Anladım|Peki],” dedi~ {F}, [oysa anlamamıştı~|hiç anlamadan]. {S} [uzaklaştı~|sürdü~|kesildi~]; {W:loc} [kimse kıpırdamadı~|kimse bir şey demedi~]. [Bir süre sonra|Çok sonra] {F} [aynısını|bir daha] sordu~, [aynı cevabı|aynı karşılığı] aldı~.',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!alone', '!friend-cold', '!solitary', '!mute'],
    },
  ],
};
