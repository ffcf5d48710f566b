import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yol|Gidilecek yol] [uzundu~|kolay değildi~]; [birkaç kez durdu^|birkaç kez soluklandı^], [ama geri dönmedi^|ama vazgeçmedi^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. {O:acc} [koynuna^ sokmuştu^|ceketinin^ altına sokmuştu^]. [Nefes aldıkça|Yürüdükçe] göğsüne^ değiyordu~; [durup|bir duvarın dibinde durup] [yerinde mi diye yokladı^|eliyle^ bastırdı^], [sonra yine yürüdü^|derin bir soluk aldı^, yola koyuldu^].',
      needs: ['holdable', 'human', '!state', '!space'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Dönüş yolu|Geri gelirken aynı yol] [daha uzun sürdü~|bitmek bilmedi~]. Elleri^ boştu~; [nereye koyacağını^ bilemedi^|iki yanında^ sallanıyordu~]. [Yolda|Yarı yolda] yerden bir taş aldı^, [eve kadar|kapıya kadar] [avucunda^ taşıdı^|elinden^ bırakmadı^].',
      needs: ['settled', '!state', '!space'],
    },
    {
      text: '{F} [merakla bekliyordu~|kapının önünde bekliyordu~]. “Ne oldu?” [dedi~|diye sordu~ daha uzaktan]. “Oldu,” dedi^ {H}. “Ne dedi?” [“Fazla bir şey demedi.”|“Önce şaşırdı.”] {F} [başını salladı~|bir süre düşündü~].',
      needs: ['!friend-knows', 'other', '!mute', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '[Rüyasında^|Uykusunda^] [hep aynı yoldaydı^|o yolu yeniden yürüyordu^]; {O} [her adımda ağırlaşıyordu~|kollarında^ büyüyordu~]. [Tam varacakken|Yolun sonu görünürken] uyandı^; [kolları^ uyuşmuştu~|elleri^ yorgundu~].',
      needs: ['object', 'human', '!state', '!person-object'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '{F}, “[Gidip baksana,” dedi~,|Bir haber alsana,” dedi~,] “[ne oldu sonra?”|ne yaptı acaba?”] “[Gerisi ona kalmış,” dedi^ {H}.|Benim işim kapıya kadardı,” dedi^ {H}.] [Sesi^ rahattı~|Bunu söylerken gülümsüyordu^].',
      needs: ['!open', 'other', 'third'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yolda kullandığı^ torba|Yolda giydiği^ ceket] [çivide asılı kaldı~|kapının arkasında asılıydı~]. {H} onu [yıkamadı^|kaldırmadı^]; [her sabah önünden geçerken|kimi akşam] [eliyle^ yokluyordu^|üstündeki yol tozuna bakıyordu^].',
      needs: ['settled', '!child', '!state'],
    },
    {
      text: 'Onu [bir kez daha|uzaktan] gördü^, [kalabalıkta|yolun öbür yanında]. [Durmadılar~|İkisi de durmadı~]; [öteki yalnızca|geçerken öteki] [elini göğsüne koydu~|başını eğdi~]. {H} [aynısını yaptı^|gülümsedi^].',
      needs: ['human', 'other', 'third', 'settled'],
    },
    {
      text: '[Yol|O yol] [ezberindeydi^|aklında^ kaldı~]: [gözü^ kapalı|uykusunda^ bile] [her taşını|her dönemecini] biliyordu^. [Kimi akşam|Canı^ sıkıldıkça] [eli^ boş|yüksüz] [yarısına kadar gidiyor|ilk dönemece kadar yürüyor] ve [dönüyordu^|rahatlayıp geri geliyordu^].',
      needs: ['human', '!space', 'settled', '!state'],
    },
    {
      text: 'Çocuklar ona^ [“Postacı” diyordu~|“Postacı” adını takmıştı~]; kızmıyordu^. [Bir gün|Sonunda bir gün] [en küçükleri|içlerinden biri] [bir yaprak uzattı~|bir taş verdi~]: [“Bunu anneme götür.”|“Denize götür.”] {H} [aldı^, üstünü^ ilikledi^, yola çıktı^|iki eliyle aldı^].',
      needs: ['settled', '!child', '!space', '!state'],
    },
    {
      text: 'Geriye {O:acc} [sardığı^|bağladığı^] ip kaldı~; {H} onu [atmadı^|bir çiviye astı^]. İlkbaharda [bir fasulye sırığına|kırık bir çiçeğin sapına] [bağladı^|doladı^]; [yaz sonunda|bir ay sonra] [fasulye|çiçek] doğrulmuştu~.',
      needs: ['settled', '!space', 'holdable', '!state', 'object'],
    },
  ],
};

/** Somebody brings a thing to whom it belongs, or sends it to the wrong one. */
export const DELIVERS: Frame = {
  name: 'delivers',
  verbs: new Set([
    'götürmek',
    'taşımak',
    'göndermek',
    'yollamak',
    'iletmek',
    'ulaştırmak',
    'teslim etmek',
    'geri götürmek',
    'geri vermek',
    'dağıtmak',
    'getirmek',
    'iade etmek',
  ]),
  // `borne`: a name, a scar or a hope is carried nowhere.
  needs: ['!negative', '!person-object', '!borne'],
  beats: generalBeats({ EVENT, COST, CHOICE, END }),
};
