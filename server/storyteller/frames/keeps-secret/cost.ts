import type { Beat } from '../../types.ts';

/** What silence costs, others too. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Susmanın|Saklamanın] bedeli [her gün|azar azar] [ödeniyordu~|çıkıyordu~]: [geçiştirilen bir soru|çevrilen bir baş], [yarıda kesilen bir sohbet|erken kalkılan bir sofra], [gidilmeyen bir davet|uyunmayan bir gece]. {H} [hepsini|her birini] [fark ediyor|görüyor], [yine de|ama] susuyordu^.',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir yalanı|Tek bir yalanı] [ayakta tutmak|beslemek] için [ikincisi|bir ikincisi] [gerekti~|lazım oldu~], [ona da|onun için] [üçüncüsü|bir tanık]. {H} [bir gece|oturup] söylediği^ yalanları [saydı^|aklından^ geçirdi^]: [on yedi tane|yirmi iki tane]. [Hepsi küçüktü~|Hiçbiri büyük değildi~]; [ama|yine de] [birini çekse^ ötekiler yıkılacaktı~|hepsini aklında^ tutması^ gerekiyordu~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Kalabalıkta|Herkesin içinde] yalnız kalmayı öğrendi^ {H}: [kim gülse|kim dokunsa] [“Bilse gülmezdi,”|“Bilse elini çekerdi,”] [diyordu^|diye geçiriyordu^] [içinden^|sessizce]. [Sohbet uzayınca|Laf koyulaşınca] [bir bahane buluyor|işini^ hatırlıyor], [kalkıyordu^|gidiyordu^].',
      needs: ['human', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[Bir çocuk|Küçük bir kız] [kucağına^ tırmandı~|dizine^ oturdu~]: [“Yalan söylemek günah mı?”|“Sen hiç sır sakladın mı?”] {H} saçını okşadı^. [“Bazen,”|“Herkes saklar,”] dedi^.  “[Ben saklamıyorum|Ben hiç saklamadım],” dedi~ çocuk.',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Kendi sesiyle^|Kendi kendine^] [konuşmaz oldu^|şarkı söylemez oldu^]; [ağzını^ açarsa^|dili^ çözülürse] [sır|saklı olan] lafa karışıp [çıkar diye|kaçar diye] [korkuyordu^|ürküyordu^]. [Sessizlik|Bu suskunluk]  [zamanla|yavaş yavaş] [alışkanlık oldu~|üstüne^ sindi~].',
      needs: ['human'],
    },
    {
      text: '{F} [küstü~|darıldı~] [sonunda|en son]: [“Sır arkadaşa verilir,”|“Bana güvenmiyorsan oynamam,”] dedi~. [Gitti~|Arkasını döndü~]. {H} [arkasından seslenmek istedi^|peşinden gitmek istedi^], [ama|yine de] [ne diyeceğini^ bilemedi^|susmayı seçti^].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-cold', 'alone'],
    },
    {
      text: '{H} {F:abl} [kaçmaya|uzak durmaya] başladı^. [Karşılaşınca|Göz göze gelince] [acelesi^ varmış gibi|yorgunmuş gibi] yapıyordu^. {F} [bunu|uzaklığı] [fark etti~|gördü~], [bir şey demedi~|kırıldığını söylemedi~].',
      needs: ['!solitary'],
    },
    {
      text: '[Uykusu^|İştahı^] [kaçtı~|azaldı~]; {H} [herkesten|en çok {F:abl}] [saklıyordu^|gizliyordu^] bunu. “[Hasta mısın|Bir derdin mi var]?” [diye sordular~|dediler~]. “[Yok|Yorgunum],” dedi^.',
      needs: ['human', '!solitary'],
    },
  ],
};
