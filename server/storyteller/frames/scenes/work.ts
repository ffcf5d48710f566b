import type { Beat } from '../../types.ts';

/** The hero at work: tool and gesture carry what is not said. */
export const SCENE_WORK: Beat = {
  name: 'scene: work',
  variants: [
    {
      text: '[Az sonra|Bir ara|Ertesi gün] {T:acc} [eline^ aldı^|avucunda^ çevirdi^|yerinden kaldırdı^] ve {G.di}. [Her zamanki iş|Ezbere bildiği^ iş|Önündeki^ iş] [yürümüyordu~|ağırlaşmıştı~|bir türlü bitmiyordu~]; {H} [üç kez|iki kez] [başa döndü^|aynı noktada durdu^].',
      needs: ['workplace', 'human', 'tool', 'gesture'],
    },
    {
      text: '{W:loc} [ikindiye kadar|saatlerce|yemek arası vermeden] çalıştı^. {G.erek} oyalandı^; {T} [elinin^ altındaydı~|hep yanındaydı^]. [Bitirdiği^ iş|Ortaya çıkan|Elinden^ çıkan iş] [fena değildi~|eğriydi~|kusursuzdu~] ama [bakmadı^ bile|sevinmedi^|{H:gen} umurunda^ olmadı~].',
      needs: ['trade', 'human', 'tool', 'workplace', 'gesture', '!space', '!child'],
    },
    {
      text: 'Bir yanlışlık [yaptı^|oldu~]: {T} [elinden^ kaydı~|parmaklarının^ arasından düştü~|yere çarptı~] ve [{S} bir an kesildi~|{S} gürültünün altında kaldı~]. {H} [eğilip aldı^|ağır ağır çömeldi^|ayağıyla^ kendine^ çekti^], [bir çatlak aradı^|üstünü sildi^|kırılan yer var mı diye baktı^]. [Yoktu~.|Küçük bir çizik vardı~.|Bir şey olmamıştı~.] Ama [eli^ titriyordu~|elleri^ buz gibiydi~].',
      needs: ['workplace', 'human', 'tool', 'sound'],
    },
    {
      text: '[Öğleye doğru|Bir ara|İşin ortasında] {G.di}, [sonra bir daha|sonra yeniden, daha yavaş]. [Elleri^ işini biliyordu~|Elleri^ alışkındı~]; [aklı^ başka yerdeydi~|kafası^ uzaktaydı~].  {T:acc} o yüzden [iki kez yokladı^|daha dikkatli tuttu^].',
      needs: ['workplace', 'human', 'tool', 'gesture', 'third'],
    },
    {
      text: '[İşini^ hiç bu kadar yavaş yapmamıştı^|Bir işi hiç böyle uzatmamıştı^]. {G.di}, [durdu^|bekledi^|başını^ kaldırdı^], [{S} duyulunca|{S} bir daha duyulunca] [yeniden başladı^|baştan aldı^]. ',
      needs: ['workplace', 'trade', 'human', 'sound', 'gesture'],
    },
    {
      text: '[Yarım kalan iş|Sırada bekleyen iş|Söz verilmiş iş] [ertesi güne yetişecekti~|artık bekleyemezdi~|gece yarısına kadar bitecekti~]. {H} [kollarını^ sıvadı^|yerine^ geçti^|omuzlarını^ dikleştirdi^], {T:acc} [yokladı^|önüne^ koydu^|sıkıca kavradı^]. [Bir saat sonra|Kısa süre sonra] [başını^ kaldırdığında^|durduğunda^]  [yalnızca işini^ düşünüyordu^|nefesi^ düzelmişti~].',
      needs: ['workplace', 'trade', 'human', 'tool', '!child', '!space'],
    },
    {
      text: '{H} [bir çırak gibi|ilk günkü gibi|acemi biri gibi] [ağırdan aldı^|dikkatle çalıştı^]: {G.di}, [dinlendi^|soluklandı^], [{T:acc} bir daha yokladı^|{T:acc} öbür eline^ geçirdi^]. ',
      needs: ['workplace', 'human', 'trade', 'tool', 'gesture', '!child'],
    },
    {
      text: '{T} [eskimişti~|tanıdıktı~|elinin^ altındaydı~]. {H} [tuttu^, bıraktı^|elinde^ çevirdi^], [bir daha tuttu^|ağırlığını tarttı^]; {S} [sürerken|arkadan gelirken] {G.di}.',
      needs: ['workplace', 'human', 'tool', 'sound', 'gesture', '!child', '!mute'],
    },
  ],
};
