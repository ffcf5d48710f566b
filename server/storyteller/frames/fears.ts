import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. Korku [dizlerinden^|ensesinden^] başlıyordu~; önce [bir serinlik|ince bir karıncalanma], sonra [kulaklarında^ deniz gibi bir uğultu|ağzında^ bakır tadı]. Adını anmaları bile yetiyordu~: “[Bugün olmaz,” diyordu^|Başka zaman,” diyordu^], [daha kimse bir şey istemeden|sorulmasını beklemeden].',
      needs: ['human', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimsenin aklına gelmezdi~ bu|Duyan inanmazdı~]: [sözünü sakınmayan|herkesin sırtını dayadığı] biriydi^. {F} ise [bir gün|nihayet] gördü~: {H} [rengi^ kaçmış|alnı^ terlemiş] hâlde gözlerini^ yere dikmişti^.',
      needs: ['human', '!child', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. Bir yol bulmuştu^: [içinden^ yüze kadar saymak|avucunda^ bir taş sıkmak]. [Çoğu gün|Çoğu zaman] işe yarıyordu~. [O sabah|Bir sabah] işe yaramadı~; {H} [olduğu^ yerde kaldı^|yeniden saymaya başladı^, yine olmadı~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Ne zaman aklına^ gelse|Aklına^ her gelişinde] [kalbi^ hızlanıyor|soluğu^ daralıyor], [gözleri^ bir çıkış arıyordu~|bir şeye tutunmak istiyordu^]. [Dışarıdan bakan|Gören] [bir şey anlamazdı~|yalnızca bir duraklama görürdü~].',
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '“Sende bir şey var,” dedi~ {F}. {H} [bir bahane seçti^|hazır bir söz aradı^], [sonra vazgeçti^|yutkundu^]. “Korkuyorum,” dedi^ [alçak sesle|yere bakarak|sonunda]. {F} [gülmedi~|yanına^ oturdu~]. “[Ben de fareden,” dedi~.|Ben de yalnız yatmaktan,” dedi~, “kimseye söyleme.”|Keşke önceden deseydin,” dedi~.]',
      needs: ['human', '!friend-knows', '!mute', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [bir çare getirdi~|bir kocakarı ilacı buldu~]: [kırmızı bir ip|yedi düğümlü bir ip]. [“İnanmıyorsun, biliyorum,” dedi~, “zaten ip inanmanı istemiyor.”|“Gülme,” dedi~, “bende işe yaradı.”] {H} [bileğine^ bağladı^|ipi bileğine^ geçirdi^]. Korku geçmedi~, [yalnız artık|ama o günden sonra] [bileğinde^ bir ip vardı~|korkarken yalnız değildi^].',
      needs: ['human', '!friend-cold', '!mute'],
      gives: ['rope'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Küçük biri|Bir çocuk], [aynı şeyden korkan|onun^ gibi titreyen biri], [gelip koluna^ yapıştı~|koşup arkasına^ saklandı~]. “[Sen korkmuyorsun, değil mi?” dedi~.|Sen büyüksün, sen korkmazsın,” dedi~.] {H} [“Korkmam” diyecekti^|yalan söyleyecekti^]; [o küçük elin|küçük parmakların] [soğukluğunu|titreyişini] duydu^ ve [sustu^|diyemedi^].',
      needs: ['human', '!child', 'settled'],
      gives: ['small-one'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '“Ben de korkuyorum,” dedi^ [çocuğa|küçüğe]. [Çocuk|Küçük] [başını kaldırdı~|şaşırdı~]: “[O zaman ne yapacağız?”|Büyükler de mi?”] “[Birlikte korkacağız,” dedi^ {H}.|El ele tutuşacağız,” dedi^ {H}, “sonra sayacağız.”] [Bir ağızdan|Yüksek sesle] saydılar~; [on yediye gelince|yirmi ikide] [çocuk|küçük] [gülmeye başlamıştı~|elini gevşetmişti~].',
      needs: ['small-one', 'third', '!mute'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '“[Hâlâ korkuyor musun?” dedi~ {F}.|Geçti mi?” dedi~ {F} yıllar sonra.] “[Evet,” dedi^ {H}.|Geçmedi,” dedi^ {H}.] “Ama artık [kaçmıyorum.”|o da benden korkuyor.”] {F} [gülmeye başladı~|başını salladı~].',
      needs: ['human', '!mute'],
    },
    {
      text: 'Bileğindeki^ ip [eskidi~|inceldi~]; [bir gün koptu~, yokluğu akşam anlaşıldı~|günün birinde düştü~]. {H} aramaya [çıktı^|gitti^]; [yarı yolda|biraz sonra] [ipsiz de yürüdüğünü^ görüp|o gün hiç korkmadığını^ anlayıp] [durdu^|gülmeye başladı^].',
      needs: ['rope', '!confined'],
    },
  ],
};

/** Somebody fears what others pass by. */
export const FEARS: Frame = {
  name: 'fears',
  verbs: new Set(['korkmak', 'ürkmek', 'çekinmek', 'tedirgin olmak', 'kaçınmak', 'ödü kopmak']),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, TEST, CHOICE, END }),
};
