import type { Beat } from '../../types.ts';

/** Where nothing but sounds, smells and one's own body is left. */
export const SCENE_STILL: Beat = {
  name: 'scene: still',
  variants: [
    {
      text: '{S} [uzun uzun sürdü~|bir geliyor bir gidiyordu~|kesilip yeniden başladı~]. {H} [kulak verdi^|başını^ o yana çevirdi^|sayarak dinledi^], {G.di}. [Vakit|Zaman] [ancak böyle|bununla] [ölçülüyordu~|geçiyordu~]: [bir ses, bir boşluk|ses, sessizlik, yine ses].',
      needs: ['sound', 'gesture', '!mute'],
    },
    {
      text: '{K} [ağırlaştı~|bir artıp bir azalıyordu~|her şeyin üstündeydi~]. {H} [ona alıştı^|onu içine^ çekti^|önce yadırgadı^]; [kapalı gözle bile|hiç bakmadan da] [burayı|nerede olduğunu^] [ondan tanırdı^|ondan biliyordu^]. {G.di} ve [bir süre|epeyce] [öyle kaldı^|kıpırdamadı^].',
      needs: ['smell', 'gesture'],
    },
    {
      text: '[Arada bir|Ara sıra|Vakit uzadıkça] {G.iyordu}; [bundan bir şey ummuyordu^|bir işe yaradığından değil|bu bir alışkanlıktı~]. {S} [duyulunca|yaklaşınca] [duruyor|donup kalıyor], [geçince|dinince] [yeniden başlıyordu^|sürdürüyordu^]. [Korku|Telaş] [böyle böyle|bu düzen içinde] [inceldi~|küçüldü~|sustu~].',
      needs: ['sound', 'gesture', '!mute'],
    },
    {
      text: '{S} [kesilince|durunca] [yerini başka bir şey aldı~|arkasından daha derin bir şey geldi~|yerine daha büyük bir şey yerleşti~]: [{H:gen} kendi soluğu^|koyu bir sessizlik|kalbinin^ vuruşu]. [Dinledi^|Bir süre dinledi^], {G.di}, [bir daha dinledi^|yine dinledi^]. [Yaşıyordu^.|Buradaydı^.|Uyanıktı^.] [O an için|Şimdilik] [bu kadarı yeterdi~|gerisi sonraydı~].',
      needs: ['sound', 'gesture', '!mute', 'human'],
    },
    {
      text: '{T:acc} [yanından^ ayırmıyordu^|elinden^ bırakmıyordu^]. [Buradan önceki günlerden|O günlerden] [kalan tek şey oydu~|elinde^ o kalmıştı~]. {G.erek} [kendini^ topladı^|düşündü^|bekledi^]; {S} [sürdükçe|oldukça] [yalnız sayılmazdı^|umut da vardı~].',
      needs: ['human', 'tool', 'gesture', 'sound', '!workplace', '!mute'],
    },
    {
      text: '[{V.dik:acc} düşündü^|Aklından^ {V.dik:acc} geçirdi^] ve {G.di}. {K} [yerli yerindeydi~|değişmemişti~|ne arttı~ ne azaldı~]; {S} [bile|ise] [aynı uzaklıktaydı~|bildiği^ gibiydi~|dünkü gibiydi~]. [Dünyanın|Çevrenin] [haberi yoktu~|umurunda değildi~]; [değişen daha derindeydi~|yerinden oynayan başka bir şeydi~|değişen ne varsa içerideydi~].',
      needs: ['smell', 'sound', 'gesture', '!mute'],
    },
    {
      text: '{H} [gücünü^|soluğunu^] [idare ediyordu^|boşa harcamıyordu^|hesaplıyordu^]. [Arada|Saatte bir] {G.iyordu}, [o kadar|fazlasına izin vermiyordu^]. {K} [koyulaştı~|ağırlaştı~], {S} [uzaklaştı~|azaldı~]; [dayanmak|umut denen şey] [bu ikisinin arasında|ikisi arasında] [kıpırdamadan beklemekti~|durabilmekti~].',
      needs: ['smell', 'sound', 'gesture', '!workplace', '!mute'],
    },
    {
      text: '[Bir ara|Derken] {S} [ritim tuttu~|düzene girdi~|şarkıya benzedi~]. {H} [ona uydu^|ona göre soluk aldı^]: {G.di}, [durdu^|bekledi^], [yine|bir daha]. [Korkusu^|Sabırsızlığı^] [sese karıştı~|sesin içinde eridi~], [yarıya indi~|hafifledi~]. [Bunu birine anlatsa^|Bir gün anlatırsa^] [inanmazlardı~|gülerlerdi~ herhâlde].',
      needs: ['sound', 'gesture', 'human', '!mute', '!solitary'],
    },
  ],
};
