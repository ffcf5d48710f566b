import type { Beat } from '../../types.ts';

/** The event comes up in the scene. */
export const SCENE_EVENT: Beat = {
  name: 'scene: event',
  variants: [
    {
      text: '{V.dik:acc} [düşündükçe|hatırladıkça|aklına^ getirdikçe] {T:acc} [daha sıkı tutuyordu^|bırakıyor, yeniden alıyordu^]. {H} [alışkanlıkla|bir kez daha] {G.di}; [ama|yine de] {S} [araya girdi~|arkadan geliyordu~|düşüncelerini^ dağıttı~].',
      needs: ['human', 'tool', 'workplace', 'gesture', 'sound', '!mute'],
    },
    {
      text: 'Aklı^ [hep|yine|gün boyu] {O:loc} kaldı~. {T:acc} [iki kez|üç kez] [yanlış yere koydu^|yere düşürdü^|ararken elinde^ buldu^], [{G.meden} kalktı^|{G.erek} toparlanmaya çalıştı^]. [Sonunda|Akşama doğru] {W:loc} [dikilip kaldı^|bir köşeye çöktü^] ve {O:acc}  [gözünün^ önüne getirdi^|bir daha düşündü^].',
      needs: ['human', 'object', 'event', 'tool', 'workplace', 'gesture', '!person-object', '!space'],
    },
    {
      text: '[Yapacak şey belliydi~|Önce elindeki^ işi bitirecekti^]: {G.mek}, {T:acc} [kaldırmak|yerine koymak], {W:acc} [toplamak|kapatmak]. [Sonra|Ancak ondan sonra] {V.dik:acc} [düşünecekti^|birine anlatacaktı^]. [Hepsini yaptı^|Üçünü de yaptı^]. [Sıra sonuncuya gelince|Sıra ona gelince] [yeniden başa döndü^|{T:acc} bir daha çıkardı^].',
      needs: ['!state', 'trade', 'human', 'tool', 'workplace', 'gesture', '!confined', '!child', '!solitary'],
    },
    {
      text: '{F} {W:loc} [yanına^ oturdu~|karşısına^ geçti~] ve {S} [bitene kadar|kesilene kadar] bekledi~. “[Peki|Söyle],” dedi~, “[şimdi ne yapacaksın|bundan sonra ne olacak]?” {H} {G.di}. “[Önce işimi bitireceğim|Bilmiyorum|Bir gün daha ver].” {F} [saatine baktı~|başını salladı~|hiç kıpırdamadı~]. “[Bir gün|O kadar],” dedi~.',
      needs: [
        'third',
        'human',
        'workplace',
        'sound',
        'gesture',
        'friend-knows',
        '!alone',
        '!friend-cold',
        '!confined',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Yemin etti^|Kendine^ söz verdi^]: {T:acc} [elinden^ bırakana kadar|yerine koyana kadar] {V.dik:acc} [düşünmeyecekti^|ağzına^ almayacaktı^]. {G.di}, [sonra bir daha|bir daha, daha hızlı]. [İki saat|Bütün öğle] [dayandı^|tuttu^ sözünü^]. {S} [duyulunca|birden kesilince] [hepsi geri geldi~|her şey geri döndü~]; {T} [çoktan yerdeydi~|elinden^ düşmüştü~].',
      needs: ['human', 'tool', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Gözü^ {T:dat} takıldı~|{T:dat} baktı^]: {V.meden} önce de [oradaydı~|böyle duruyordu~], [sonra da|bugün de] [orada|yerinde]. [Onun|Eşyanın] hiçbir şeyden haberi yoktu~. {H} {G.di}; {K} [bir an için|kısacık] [hiçbir şey olmamış gibi|eski günlerden biriymiş gibi] [geldi~|sardı~ onu^].',
      needs: ['human', 'tool', 'smell', 'gesture', '!negative', '!state'],
    },
  ],
};
