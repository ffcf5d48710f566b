import type { Beat } from '../../types.ts';

/** Where nothing but sounds, smells and one's own body is left. */
export const SCENE_STILL: Beat = {
  name: 'scene: still',
  variants: [
    {
      text: '{S} [uzun uzun sürdü~|bir geliyor bir gidiyordu~|kesilip yeniden başladı~]. {H} [kulak verdi^|başını^ o yana çevirdi^|sayarak dinledi^], {G.di}. ',
      needs: ['sound', 'gesture', '!mute'],
    },
    {
      text: '{K} [ağırlaştı~|bir artıp bir azalıyordu~|her şeyin üstündeydi~]. {H} [ona alıştı^|onu içine^ çekti^|önce yadırgadı^]; [kapalı gözle bile|hiç bakmadan da] [burayı|nerede olduğunu^] [ondan tanırdı^|ondan biliyordu^]. {G.di} ve [bir süre|epeyce] [öyle kaldı^|kıpırdamadı^].',
      needs: ['smell', 'gesture'],
    },
    {
      text: '{S} [kesilince|durunca] [yerini başka bir şey aldı~|arkasından daha derin bir şey geldi~|yerine daha büyük bir şey yerleşti~]: [{H:gen} kendi soluğu^|koyu bir sessizlik|kalbinin^ vuruşu]. [Dinledi^|Bir süre dinledi^], {G.di}, [bir daha dinledi^|yine dinledi^]. ',
      needs: ['sound', 'gesture', '!mute', 'human'],
    },
    {
      text: '[{V.dik:acc} düşündü^|Aklından^ {V.dik:acc} geçirdi^] ve {G.di}. {K} [yerli yerindeydi~|değişmemişti~|ne arttı~ ne azaldı~]; {S} [bile|ise] [aynı uzaklıktaydı~|bildiği^ gibiydi~|dünkü gibiydi~]. ',
      needs: ['smell', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Bir ara|Derken] {S} [ritim tuttu~|düzene girdi~|şarkıya benzedi~]. {H} [ona uydu^|ona göre soluk aldı^]: {G.di}, [durdu^|bekledi^], [yine|bir daha]. [Sabırsızlığı^|Telaşı^] [yarıya indi~|hafifledi~]. ',
      needs: ['sound', 'gesture', 'human', '!mute', '!solitary'],
    },
    {
      text: '{S} [duyulunca|başlayınca] {H} [durdu^|kıpırdamadı^]; [kesilince|dinince] {G.di}.',
      needs: ['sound', 'gesture', '!mute'],
    },
  ],
};
