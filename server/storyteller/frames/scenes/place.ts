import type { Beat } from '../../types.ts';

/** The place of work and what is heard and smelled there. */
export const SCENE_PLACE: Beat = {
  name: 'scene: place',
  variants: [
    {
      text: '{W:loc} [{K} vardı~|{K} birikmişti~|{K} ağırdı~]. {H} [bu kokuyu|onu] çoktandır fark etmiyordu^; [o gün|şimdi] [ilk kez|yeniden] [genzine^ doldu~|başını^ döndürdü~|boğazına^ oturdu~]. ',
      needs: ['human', 'workplace', 'smell'],
    },
    {
      text: '{S} [birden|ansızın|uyarmadan] kesildi~. {H} [başını^ kaldırdı^|elindekini^ bıraktı^|nefesini^ tuttu^], {W:loc} [bir o yana bir bu yana baktı^|kıpırdamadan bekledi^|kendi soluğunu^ dinledi^]. [Sonra ses yeniden başladı~|Ses geri geldi~], [hiçbir şey olmamış gibi|kaldığı yerden|biraz daha alçaktan].',
      needs: ['human', 'sound', 'workplace', '!mute'],
    },
    {
      text: '[Işık|Aydınlık] [çekildikçe|azaldıkça|yer değiştirdikçe] {W} [küçülüyordu~|başka bir yere benziyordu~|daralıyordu~]. {H} [ışığın değdiği son yere oturdu^|sırtını^ duvara verdi^|ayakta kaldı^], {S:acc} [dinledi^|saydı^|bekledi^]. [{K} inceldi~|{K} dağıldı~], [yerine serinlik geldi~|yerini soğuk aldı~].',
      needs: ['human', 'workplace', 'sound', 'smell', 'workplace-indoors', '!mute'],
    },
    {
      text: '[Kimse konuşmuyordu~|Konuşan yoktu~|Söz bitmişti~] {W:loc}; [yalnızca|yalnız] {S} [sürüyordu~|duyuluyordu~]. {H} [o sese tutundu^|sesi bir ip gibi tuttu^|ona ayak uydurdu^], {G.di}, [içinden^ ona kadar saydı^|dudağını^ ısırdı^]. [Onda kalkacaktı^; dokuzda kaldı^|Yirmide kalkacaktı^; saymayı unuttu^].',
      needs: ['human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '{H} {W:loc} [çömeldi^|yere oturdu^|bir köşeye ilişti^] ve [hiçbir şey yapmadan|kollarını^ kavuşturup|bir süre] {S:acc} dinledi^.  [Aynı sesti~|Dünkü sesti~]; [o gün|şimdi] [daha yakından|daha uzun] [geliyordu~|sürüyordu~].',
      needs: ['human', 'workplace', 'sound', '!mute', '!space'],
    },
    {
      text: 'Işık [bir an|kısa bir süre|hiç beklenmedik bir anda] [titredi~|söndü~]. {S} [kesilmedi~|sürdü~]; [görmeyince|karanlıkta] [daha gür|daha yakından] [geliyordu~|duyuluyordu~]. {H} [el yordamıyla|ezbere|göz kararı] {G.di} ve [ışık dönünce|ortalık aydınlanınca] [kendini^ başka bir köşede buldu^|çevresine^ bakındı^].',
      needs: ['human', 'tool', 'workplace', 'workplace-indoors', 'sound', 'gesture', '!mute'],
    },
    {
      text: '{W:loc} [her şey yerli yerindeydi~|değişen bir şey yoktu~]: {S}, {K}, {T}. {H} [bir süre bakındı^|ayakta durdu^], [sonra|ardından] {G.di}.',
      needs: ['human', 'workplace', 'sound', 'smell', 'tool', 'gesture'],
    },
  ],
};
