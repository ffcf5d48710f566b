import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yerini|Nerede olduğunu] [bir tek kendisi^ biliyordu^|kimseye söylemedi^]; [önünden geçerken|o yana yolu^ düşünce] [bakmamaya çalışıyor|adımlarını^ hızlandırıyor], [bakmamaya çalıştıkça|hızlandıkça] [daha çok belli oluyordu~|daha çok göze batıyordu^].',
      needs: ['holdable'],
    },
    {
      text: '{HP}, {EW.olağan}. [Üstünü|Yerini] [bir parça bezle|eski kâğıtlarla] [örttü^|kapadı^], [iki adım çekildi^|doğruldu^], [etrafı dinledi^|nefesini^ tuttu^]: [bir tahta gıcırdadı~|uzakta biri öksürdü~], [sonra o da sustu~|başka ses çıkmadı~]. {H} [hiçbir şey olmamış gibi|acele etmeden] yürüdü^.',
      needs: ['human', '!state', 'holdable', '!confined'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '{O:acc} her gün [yokluyordu^|yerinde mi diye bakıyordu^]; bunun için [gün ağarmadan kalkıyor|herkes yatınca kalkıyor], [dönünce|yatağına^ girince] [ayaklarının^ buz kestiğini|kalbinin^ çarptığını] [duyuyordu^|fark ediyordu^].',
      needs: ['human', 'holdable', '!state', 'settled', 'object'],
    },
    {
      text: '{F} [bir şey sezdi~|çevresinde^ dolanmaya başladı~]. [“Ne var orada?” dedi~. “Hiç,” dedi^ {H}.|“Neden hep o yana bakıyorsun?” dedi~. “Bakmıyorum,” dedi^ {H}.] {F} [gülümsedi~|omuz silkti~]: “Sen yalan söylerken kulağını çekiyorsun.”',
      needs: ['human', '!friend-knows', 'holdable', '!mute', 'third'],
      gives: ['suspicion'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '{F} [her şeyi biliyordu~|yerini çoktan bulmuştu~] ve [kimseye söylememişti~|susmuştu~]. “[Sen söyleyesin diye bekliyorum,” dedi~,|Benim ağzımdan çıkmaz,” dedi~,] “[ama bana bakarken gözünü kaçırıyorsun.”|ama eskisi gibi gülmüyorsun.”] {H} [bir özür aradı^|tırnağını^ yedi^], [bulamadı^|sustu^].',
      needs: ['human', 'friend-knows', 'holdable', '!mute'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '“Bir daha bir şey sakladın mı?” dedi~ {F} yıllar sonra. “Bir tane,” dedi^ {H}, “sana söylemeyeceğim.” {F} [uzun uzun|gülerek] {H:gen} ellerine^ baktı~; [kulağını^ çekmiyordu^|elleri^ yerindeydi~].',
      needs: ['human', 'holdable', '!mute', 'third'],
    },
  ],
};

/** Somebody keeps a thing away from everybody else. */
export const HIDES: Frame = {
  name: 'hides',
  verbs: new Set(['saklamak', 'gizlemek', 'gömmek', 'kilitlemek', 'alıkoymak']),
  needs: ['!negative', 'object', '!person-object'],
  beats: generalBeats({ EVENT, COST, TEST, END }),
};
