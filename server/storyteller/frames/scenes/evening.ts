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
      text: '[Gece yarısı|Gece bir ara|Uykunun ortasında] [uyandı^|doğruldu^|gözlerini^ açtı^]: [burnunda^|odada] {K} vardı~. [Oysa {W} uzaktaydı~|Oysa {W:abl} saatler önce çıkmıştı^]. [Ellerini^ kokladı^|Yastığı çevirdi^|Yüzünü^ yıkadı^], [koku gitmedi~|koku azaldı~, bitmedi~]. [Sabaha kadar|Gün doğana dek] {V.dik:acc} [evirip çevirdi^|düşündü^|kendine^ anlattı^].',
      needs: ['human', 'workplace', 'smell', '!confined', '!space', '!solitary', '!child'],
      gives: ['night'],
    },
    {
      text: '[Günün son işi|En son iş] [hep aynıydı~|değişmezdi~]: {G.mek}. [O akşam|Bu kez] {H} [sırayı bozdu^|unuttu^|yarıda kesti^], {T:acc} [olduğu yerde bıraktı^|ortada bıraktı^|kaldırmadı^]. [Çıkarken|Uzaklaşırken] [dönüp baktı^|bir an durakladı^]; [dağınıklık iyi geldi~|dönüp toplamak istedi^, toplamadı^].',
      needs: ['trade', 'human', 'tool', 'gesture', '!solitary', '!confined'],
      gives: ['night'],
    },
    {
      text: '[Lambayı kıstı^|Işığı azalttı^|Tek bir ışık bıraktı^]. {W} [yarı yarıya silindi~|karanlığa gömüldü~|küçüldü~], [geriye {S} kaldı~|yalnızca {S} kaldı~]. {H} [kalan aydınlıkta|o dar ışıkta] {G.di}, [acele etmeden|kimseye görünmeden|ağır ağır]. [Biri görse|Dışarıdan bakan] [çalışıyor sanırdı~|ne yaptığını^ anlamazdı~]; [oysa bekliyordu^|oysa vakit öldürüyordu^].',
      needs: ['human', 'workplace', 'sound', 'gesture', 'workplace-indoors', '!solitary'],
      gives: ['night'],
    },
    {
      text: '{T:acc} [o gece|ilk kez] yanında^ [götürdü^|taşıdı^]. [Baş ucuna^ koydu^|Yastığın yanına koydu^|Battaniyenin altına aldı^]; [saçmaydı~, biliyordu^|niye yaptığını^ bilmiyordu^]. [Karanlıkta elini^ uzatınca|Uyanıp dokununca] [bir şey vardı~ orada|parmakları^ onu buldu~], [soğuk|ağır], [kendinin^|yerinde].',
      needs: ['!child', 'human', 'tool', '!confined', '!space'],
      gives: ['night'],
    },
    {
      text: '[Sabaha karşı|Gecenin dibinde|Uyku tutmayınca] {W:dat} [döndü^|indi^|geri geldi^]. [Kimsecikler yoktu~|Kimse yoktu~]. {K} [gündüzkinden keskindi~|soğukla keskinleşmişti~], {S} [uzaktan geliyordu~|daha belirgindi~]. {H} {G.di}, [sonra hiçbir şeye dokunmadan|sonra gün ağarana dek] [oturdu^|bekledi^].',
      needs: ['human', 'workplace', 'smell', 'sound', 'gesture', '!confined', '!space', '!mute', '!child'],
      gives: ['night'],
    },
    {
      text: '[Herkes yatınca|Sesler kesilince|El ayak çekilince] {H} {V.dik:acc} [bir kâğıda yazdı^|yüksek sesle söyledi^|baştan sona düşündü^]. {S} [sürüyordu~|duyuluyordu~]; [onu^ bölecek başka bir şey yoktu~|başka tanığı^ yoktu~]. [Bitirince|Son cümleden sonra] [{T:acc} eline^ aldı^, bıraktı^|{T:acc} kenara itti^|{T:dat} dokundu^], [bitti demek ister gibi|bir nokta koyar gibi|tanık tutar gibi].',
      needs: ['human', 'tool', 'sound', '!solitary', '!confined', '!child', '!space'],
      gives: ['night'],
    },
    {
      text: '[Bir gece|Gecelerden birinde] {S} [uyandırdı~ onu^|uykusundan^ kaldırdı~ onu^]. [Tanıdık bir sesti~|Bin kez duymuştu^]; [bu kez|karanlıkta] [yanlış yerden|yanlış saatte] geliyordu~. {H} [kapıya gitti^|doğruldu^|el yordamıyla yürüdü^], {W:dat} [varınca|yaklaşınca] [ses sustu~|ses kesildi~]. [Sabah, yalnızca {K} kaldı~|Geriye yalnızca {K} kaldı~].',
      needs: ['human', 'sound', 'smell', 'workplace', '!confined', '!mute', '!heard', '!solitary'],
      gives: ['night'],
    },
    {
      text: 'O gece {W:loc} [uyuyakaldı^|kaldı^|başını^ kollarına^ koydu^]. [Rüyasında^|Uykusunda^] {G.iyordu}, [ama {T} sudan yapılmıştı~|ama {T} her dokunuşta küçülüyordu~|ama {T} avucunda^ kanat çırpıyordu~]. [Uyandığında^|Gözünü^ açtığında^] {S} [başlamıştı~|yine oradaydı~], [boynu^ tutulmuştu~|yüzünde^ kolunun^ izi vardı~].',
      needs: ['human', 'workplace', 'tool', 'sound', 'gesture', '!child', '!space', '!confined', '!mute'],
    },
    {
      text: '[Akşamları|O akşamlarda] {H} {W:abl} [en son çıkan oluyordu^|geç ayrılıyordu^|güçlükle kopuyordu^]. [Işığı söndürmeden|Çıkmadan] {G.iyordu}; [gereği yoktu~|isteyen olmamıştı~], [ama yapmazsa^|ama onsuz] [gün bitmiş sayılmıyordu~|uykusu^ gelmiyordu~]. [Eşikte|Kapıda] [bir kez duruyor|dönüp bakıyor], {S:acc} [dinliyordu^|arıyordu^].',
      needs: [
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
      text: '[Gün batarken|Hava kararırken|Akşamüstü] {K} [değişti~|ağırlaştı~|inceldi~]; {W} [bir saatliğine|kısa bir süre] [altın gibi oldu~|başka bir yere benzedi~]. {H} [{T:acc} kucağına^ bıraktı^|elindekini^ bıraktı^], [hiç konuşmadan|kıpırdamadan] [baktı^|seyretti^]. [Karanlık çökünce|Işık gidince] [yine|kaldığı^ yerden] {G.di}.',
      needs: ['human', 'workplace', 'smell', 'tool', 'gesture', '!space', '!confined', '!tight'],
      gives: ['night'],
    },
  ],
};
