import type { Beat } from '../../types.ts';

/** A second event of the idea, in {N}. */
export const LATER: Beat = {
  name: 'later',
  variants: [
    {
      text: '[Sonra|Ardından|Aradan üç gün geçti~ ve] {N.di}. [Bekleyen|Bunu uman] [yoktu~|çıkmadı~]; [bir kadın|biri] [elindeki tabağı|tuttuğu ipi] [düşürdü~|bıraktı~], [ötekiler|geri kalanlar] [yutkundu~|sustu~].',
      needs: ['!solitary', 'human'],
    },
    {
      text: '[Bununla kalmadı~|İş orada bitmedi~|Arkası geldi~]: {N.di}. {H} [parmaklarıyla^|içinden^] [saymayı|hesap tutmayı] [bıraktı^|kesti^]; [bir adım|her yeni iş] [ötekini çağırıyordu~|bir sonrakini doğuruyordu~].',
    },
    {
      text: '[Çok geçmeden|Bir hafta bile dolmadan|Daha toz yatışmadan] {N.di}. [Başka yol|Öbür kapı] [gelmedi~ aklına^|görünmedi~ gözüne^]; {H:gen} [eli^|adımı^] [aklından^ önce|kendiliğinden] [davranmıştı~|yön bulmuştu~].',
      needs: ['human'],
    },
    {
      text: '[Günler sonra|Haftanın sonunda|Bir sabah] {N.di}. [O ana kadar|Oraya gelene dek] [olup bitenler|yaşanan her şey] [bir merdivenin basamaklarıymış|bunun provasıymış] gibi [göründü~|geldi~] {H:dat}.',
      needs: ['third'],
    },
    {
      text: '[Sonunda|En sonunda|Beklenen gün gelince] {N.di}. [Öncesiyle sonrası|İki an] arasında [bir nefes|bir göz kırpması|bir kapı aralığı] [vardı~|kalmıştı~]; {H} [oradan|o aralıktan] [geçti^|geri bakmadan geçti^].',
    },
    {
      text: '[Bir gün|Akşama doğru|Derken] {N.di}. [Önce|İlk bakışta] [küçük bir iş|olağan bir şey] [sanıldı~|gibi göründü~]; [ne kadar yer tuttuğu|ağırlığı] [gece|her yer susunca] [anlaşıldı~|çıktı~ ortaya].',
    },
    {
      text: '{F} [daha|henüz] [olanı sindirememişti~|ilkini unutmamıştı~]; {N.di}. [“Bir dur,”|“Yavaş ol,”|“Şimdi de bu mu?”] dedi~ {F}, [ama gözleri|ama sesi] [kızgın değildi~|merakla doluydu~].',
      needs: ['!solitary'],
    },
    {
      text: '[Kimse zorlamadı~|Kimse istemedi~ ondan^|Akıl veren olmadı~]: {N.di}. [Bunu|Yaptığını^] [bir cümleyle|omuz silkerek|iki kelimeyle] [anlattı^|geçiştirdi^] sonradan: [“Öyle gerekti.”|“Sıra ona gelmişti.”]',
      needs: ['!solitary', '!mute'],
    },
    {
      text: '[Gece yarısı|Tam işler durulmuşken|Hiç hesapta yokken] {N.di}. {H} [önce ellerine^|önce kapıya|önce gökyüzüne] baktı^, [sonra|ardından] [güldü^|bir yudum su içti^|olduğu^ yere oturdu^].',
      needs: ['human'],
    },
    {
      text: '[Bir süre|İki mevsim] [bekledi^|sustu^] {H}; [sonra|derken] {N.di}. [Söylentiler|Eski hikâyeler] [bir anda|o gün] [eskidi~|sustu~], [yenisi|yeni bir tanesi] [yola çıktı~|başladı~].',
    },
  ],
};
