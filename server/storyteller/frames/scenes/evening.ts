import type { Beat } from '../../types.ts';

/** Evenings and nights in the scene. */
export const SCENE_EVENING: Beat = {
  name: 'scene: evening',
  variants: [
    {
      text: '[Akşam|O akşam] {W} [boşaldı~|sessizleşti~|sustu~]. {H} [kalmayı seçti^|gitmedi^|ayak sürüdü^]; {T:acc} [bir kez daha sildi^|önüne^ koydu^|kucağına^ aldı^]. {S} [gündüz duyulmazdı~|gündüzün altında kalırdı~], [gece|karanlıkta] [her yeri dolduruyordu~|baş köşeye geçiyordu~].',
      needs: ['human', 'workplace', 'tool', 'sound', '!space', '!mute', '!solitary'],
      gives: ['night'],
    },
    {
      text: '[Günün son işi|En son iş] [hep aynıydı~|değişmezdi~]: {G.mek}. [O akşam|Bu kez] {H} [sırayı bozdu^|unuttu^|yarıda kesti^], {T:acc} [olduğu yerde bıraktı^|ortada bıraktı^|kaldırmadı^]. [Çıkarken|Uzaklaşırken] [dönüp baktı^|bir an durakladı^]; [toplamak istedi^, toplamadı^|geri gelmedi^].',
      needs: ['!state', 'trade', 'human', 'tool', 'gesture', '!solitary', '!confined'],
      gives: ['night'],
    },
    {
      text: '[Lambayı kıstı^|Işığı azalttı^|Tek bir ışık bıraktı^]. {W} [yarı yarıya silindi~|karanlığa gömüldü~|küçüldü~], [geriye {S} kaldı~|yalnızca {S} kaldı~]. {H} [kalan aydınlıkta|o dar ışıkta] {G.di}, [acele etmeden|kimseye görünmeden|ağır ağır]. [Biri görse|Dışarıdan bakan] [çalışıyor sanırdı~|ne yaptığını^ anlamazdı~]; [oysa bekliyordu^|oysa vakit öldürüyordu^].',
      needs: ['human', 'workplace', 'sound', 'gesture', 'workplace-indoors', '!solitary'],
      gives: ['night'],
    },
    {
      text: '[Sabaha karşı|Gecenin dibinde|Uyku tutmayınca] {W:dat} [döndü^|indi^|geri geldi^]. [Kimsecikler yoktu~|Kimse yoktu~]. {K} [gündüzkinden keskindi~|soğukla keskinleşmişti~], {S} [uzaktan geliyordu~|daha belirgindi~]. {H} {G.di}, [sonra hiçbir şeye dokunmadan|sonra gün ağarana dek] [oturdu^|bekledi^].',
      needs: [
        'trade',
        'human',
        'workplace',
        'smell',
        'sound',
        'gesture',
        '!confined',
        '!space',
        '!mute',
        '!child',
      ],
      gives: ['night'],
    },
    {
      text: '[Bir gece|Gecelerden birinde] {S} [uyandırdı~ onu^|uykusundan^ kaldırdı~ onu^]. [Tanıdık bir sesti~|Bin kez duymuştu^]; [bu kez|karanlıkta] [yanlış yerden|yanlış saatte] geliyordu~. {H} [kapıya gitti^|doğruldu^|el yordamıyla yürüdü^], {W:dat} [varınca|yaklaşınca] [ses sustu~|ses kesildi~]. Geriye yalnızca {K} kaldı~.',
      needs: ['trade', 'human', 'sound', 'smell', 'workplace', '!confined', '!mute', '!heard', '!solitary'],
      gives: ['night'],
    },
    {
      text: '[Akşamları|O akşamlarda] {H} {W:abl} [en son çıkan oluyordu^|geç ayrılıyordu^|güçlükle kopuyordu^]. [Işığı söndürmeden|Çıkmadan] {G.iyordu}; [gereği yoktu~|isteyen olmamıştı~], [ama yapmazsa^|ama onsuz] [gün bitmiş sayılmıyordu~|uykusu^ gelmiyordu~]. [Eşikte|Kapıda] [bir kez duruyor|dönüp bakıyor], {S:acc} [dinliyordu^|arıyordu^].',
      needs: [
        'trade',
        'human',
        'workplace',
        'workplace-indoors',
        'sound',
        'gesture',
        '!child',
        '!space',
        '!confined',
        '!mute',
        '!solitary',
      ],
    },
    {
      text: '[Gün batarken|Hava kararırken|Akşamüstü] {K} [değişti~|ağırlaştı~|inceldi~]; {W} [bir saatliğine|kısa bir süre]  [yumuşadı~|başka bir yere benzedi~]. {H} [{T:acc} kucağına^ bıraktı^|elindekini^ bıraktı^], [hiç konuşmadan|kıpırdamadan] [baktı^|seyretti^]. [Karanlık çökünce|Işık gidince] [yine|kaldığı^ yerden] {G.di}.',
      needs: ['human', 'workplace', 'smell', 'tool', 'gesture', '!space', '!confined', '!tight'],
      gives: ['night'],
    },
  ],
};
