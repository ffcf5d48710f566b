import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bir süre|Uzunca bir süre] kıpırdamadan baktı^; yanlış görüp görmediğini^ [anlamak için|bilmek için] [bir adım yaklaştı^, bir adım çekildi^|önce sağdan, sonra soldan baktı^]. [Yanlış görmemişti^.|Yanlışlık yoktu~.]',
      needs: ['!state', 'object'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce elini^ çekti^|Bir adım geriledi^|Olduğu^ yerde kaldı^], [sonra|ardından] [yeniden yaklaştı^|bir daha baktı^]. [Nefesi^|Soluğu^] [duyulacak kadar yüksekti~|kulaklarında^ büyüyordu~].',
      needs: ['human', '!state', 'object'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimseye seslenmeden|Ses çıkarmadan] [ona kadar saydı^|gözünü^ yumup açtı^]. [Yine de|Sonunda] [her şey yerli yerindeydi~|değişen bir şey yoktu~]. [Demek|Öyleyse] rüya değildi~ ve şimdi [bir şey yapması^|karar vermesi^] gerekiyordu~.',
      needs: ['human', '!state', 'object'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önünde^ iki yol vardı~|İki şey yapabilirdi^]: [birini çağırmak|haber vermek] ya da [hiç görmemiş gibi yürümek|arkasını^ dönüp gitmek]. {H} ikisini de yapmadı^: [oturdu^|diz çöktü^] ve [uzun uzun|gözünü^ ayırmadan] [baktı^|seyretti^]; [baktıkça|seyrettikçe] [merakı^ arttı~|aklına^ yeni sorular geldi~].',
      needs: ['human', '!state', 'object', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} geldiğinde {H} [hâlâ aynı yerdeydi^|daha kıpırdamamıştı^]. [“Neye bakıyorsun?” dedi~ {F}|“Rengin atmış,” dedi~ {F}] ve [o da baktı~|dönüp o da baktı~]. Elindeki [kova|sepet] [yere düştü~|yan yattı~]; [eğilip almayı|kaldırmayı] [ikisi de|kimse] düşünmedi~.',
      needs: ['human', 'third', '!state', 'object'],
      gives: ['friend-knows'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '{F:gen} [sorusu|ilk sözü] kısaydı~: “Bundan kimin haberi var?” “Bir tek senin,” dedi^ {H}. {F} [bir süre|uzun uzun] [çenesini kaşıdı~|yere baktı~]. [“Önce bana da göster,” dedi~.|“Kalsın öyle,” dedi~, “yarın birlikte bakalım.”]',
      needs: ['!friend-knows', '!mute', 'third', 'object'],
      gives: ['friend-knows'],
    },
    {
      text: '[İşini^|Elindeki^ işi] [aksattı^|gereğince yapamadı^]: [hesap tutmadı~|süt taştı~|iplik dolandı~], [üç kez uyardılar~|biri yerine^ geçti~]. [Aklı^|Düşüncesi^] [{V.dik} yerdeydi~|orada kalmıştı~]; [gözünü^ kapasa^|başını^ çevirse^] [aynı şeyi görüyordu^|gözünün^ önüne o geliyordu~].',
      needs: ['settled', '!state'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '{F:dat} döndü^: [“Sen olsan ne yapardın, söyleme,” dedi^.|“Bana akıl verme,” dedi^.] [“Yalnız yanımda dur.”|“Benimle gel, yeter.”] {F} [başını salladı~|kolunu tuttu~]. [Birlikte|Yan yana] [gittiler~|yürüdüler~], [bir kez daha|son bir kez] baktılar~ ve [döndüler~|hiç konuşmadan döndüler~].',
      needs: ['!open', 'friend-knows', 'third', 'object', 'human'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Anlatılınca|Yıllar sonra anlatılırken] [hikâye|olay] [büyüdü~|süslendi~]: [bir ışık eklendi~|bir çan sesi eklendi~], [bir de kehanet|bir de yıldırım] kondu~ içine. [Gerçekte|Oysa] [sıradan bir gündü~|sıradan bir andı~]; {H} [acıkmıştı^|eve dönmeyi düşünüyordu^] ve [az kalsın|neredeyse] [bakmadan|görmeden] geçip gidecekti^.',
      needs: ['human', 'third', '!state', 'settled'],
    },
  ],
};

/** Somebody comes upon, or recognises, what should not be there. */
export const COMES_UPON: Frame = {
  name: 'comes-upon',
  verbs: new Set(['bulmak', 'tanımak', 'keşfetmek', 'sanmak', 'benzetmek', 'yakalamak', 'teşhis etmek']),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, CHOICE, END }),
};
