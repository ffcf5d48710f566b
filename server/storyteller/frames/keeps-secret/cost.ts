import type { Beat } from '../../types.ts';

/** What silence costs, others too. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Susmanın|Sırrın] [kirası vardı~|bedeli günlüktü~], [her akşam|gün aşırı] [isteniyordu~|kapıya dayanıyordu~]: [erken kalkılan bir sofra|çevrilen bir baş], [geçiştirilen bir soru|yırtılan bir mektup], [gidilmeyen bir düğün|boş bırakılan bir iskemle]. {H} [ödedi^|verdi^], [bir daha ödedi^|yine verdi^]; [kese|borç] [azaldı~|küçülmedi~], [alacaklı|isteyen] [hiç değişmiyordu~|yalnız gülümsüyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Başkası suçlandı~|Suç başkasına kaldı~]: [bir çırak|yaşlı bir hizmetçi|köyün garibi]. [Sorguda|Meydanda] [ağlamadı~|kendini savunmadı~], [yalnız|yüzlere] [tek tek|sırayla] [baktı~|döndü~]. [Sıra|Gözleri] {H:dat} [gelince|değince] [biraz uzun|bir soluk daha] [durdu~|kaldı~]. {H} [ayakkabısının^ ucunu|pencereyi] [seçti^|buldu^] [bakacak yer olarak|kaçmak için].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['other-blamed'],
    },
    {
      text: '[Bir yalanı|Tek bir yalanı] [ayakta tutmak|beslemek] için [ikincisi|bir ikincisi] [gerekti~|lazım oldu~], [ona da|onun için] [üçüncüsü|bir tanık]. {H} [bir gece|oturup] [hepsini|yalanları] [düğmeler gibi|fasulye gibi] [dizdi^|saydı^]: [on yedi tane|yirmi iki tane]. [İlki|Hangisinin ilk olduğu] [aralarında yoktu~|belli değildi~]; [eğilip|mum tutup] [aradı^, bulamadı^|sabaha kadar aradı^].',
      needs: ['human', '!child'],
    },
    {
      text: '[En sevdiği^ kişi|En yakını^] [bilmeden|onun^ yüzünden] [yanlış yola|olmayacak bir işe] girdi~: [evini sattı~|uzağa gitti~|bir söz verdi~]. [Bir cümle|Doğrusu] [onu durdururdu~|yeterdi~]. {H} [uğurlamaya gitti^|el salladı^], [mendil|ekmek] [verdi^|uzattı^]; [dönüşte|yolda] [uzun yoldan|tarlalardan] [yürüdü^|dolandı^], [kimse görmesin|yüzü^ kurusun] diye.',
      needs: ['settled', 'third', '!child', '!solitary'],
    },
    {
      text: '[Ondan^ bir iyilik|Büyük bir iyilik] istediler~, [güvendikleri için|başka kimse yoktu~ diye]. {H} [yaptı^|üç gün uğraşıp yaptı^]; [elini^ öpmeye kalktılar~|bir tepsi börek getirdiler~]. [“Senden dürüstü yok,”|“Sen olmasan ne yapardık,”] dediler~. [Lokması^|O söz] [boğazından^|içinden^] [geçmedi~|inmedi~]; [geceyi|sabahı] [ayakta|bahçede] [geçirdi^|etti^].',
      needs: ['settled', '!child', 'third', '!solitary'],
    },
    {
      text: '[Hastalandı^|Ateşlendi^] {H}, [yıllardır ilk kez|çocukluğundan^ beri ilk kez]. [Sayıklamaktan|Uykuda konuşmaktan] [korktuğu^ için|çekinip] [kimseyi|{F:acc} bile] [yanına^ sokmadı^|içeri almadı^]. [Yedi gün|Beş gün] [duvara dönük|dişleri^ kenetli] [yattı^|bekledi^]. [Kalktığında^|İyileşince] [eşikte|kapının önünde] [soğumuş üç tas çorba|kurumuş ekmekler] [duruyordu~|sıralıydı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kalabalıkta|Herkesin içinde] [yalnız kalmanın|üşümenin] [yolunu|nasıl olduğunu] [öğrendi^|buldu^] {H}: [kim gülse|kim dokunsa] [“Bilse gülmezdi,”|“Bilse elini çekerdi,”] [diyordu^|diye geçiriyordu^] [içinden^|sessizce]. [Bayramlaşırken|Tokalaşırken] [ellerini^|yüzünü^] [çabuk|yarım] [veriyor|uzatıyor], [sıcaklığı|teni] [almadan|değmeden] [geri alıyordu^|çekiyordu^].',
      needs: ['human', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '{V.dik:acc} [saklamak|örtmek] için [neler verdiğini^|kaça mal olduğunu] [topladı^|hesapladı^] {H}: [iki iş|bir ev], [bir yaz|üç bayram], [{F:gen} kahkahası|bir çocuğun uykusu]. [Karşılığında|Elinde^ ise] [boş bir kese|yarım bir uyku] [vardı~|duruyordu~]; [bırakamıyordu^|vazgeçemiyordu^] da: [bırakırsa^|açarsa^] [bunca şeyi|hepsini] [boşuna ödemiş|çöpe atmış] olacaktı^.',
      needs: ['human', '!child', '!solitary'],
    },
    {
      text: '[Dişlerini^|Çenesini^] [sıkmaktan|uykuda sıkmaktan] [bir dişi^ kırıldı~|azı dişi^ çatladı~]. [Dişçi|Hekim] [eğildi~|baktı~]: [“Neyi tutuyorsun?”|“Bunu ancak inat kırar,”] dedi~. {H} [pamuğu ısırdı^|cevap vermedi^]; [iki akçe|yarım gündelik] [ödedi^|bıraktı^], [kırığı|acıyı] [mendile sarıp|avucunda^] [eve götürdü^|sakladı^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir çocuk|Küçük bir kız|Yeğeni^] [kucağına^ tırmandı~|dizine^ oturdu~]: [“Yalan söylemek günah mı?”|“Sen hiç sır sakladın mı?”] {H} [saçını okşadı^|bir ceviz kırdı^]. [“Bazen,”|“Herkes saklar,”] dedi^. [Çocuk|Küçük] [gözünü ayırmadı~|cevizi almadı~]: [“Ben saklamıyorum.”|“Öyleyse karnın ağrıyordur.”] [Ağrıyordu~ da|O gece ağrıdı~ da].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Kendi sesiyle^|Kendi kendine^] [konuşmaz oldu^|şarkı söylemez oldu^]; [ağzını^ açarsa^|dili^ çözülürse] [sır|saklı olan] [ezgiye|lafa] karışıp [çıkar diye|kaçar diye] [korkuyordu^|ürküyordu^]. [Sessizlik|Bu sessizlik] [önce boğazına^|önce yüzüne^], [sonra|derken] [ellerine^|adımlarına^] [indi~|yayıldı~]: [kapıları|bardakları] [duyulmadan|tüy gibi] [kapatıyordu^|bırakıyordu^].',
      needs: ['human'],
    },
    {
      text: '[Bir küçüğü|En zayıfı] [suçladılar~|cezaya koydular~] [onun^ yerine|hiç yoktan]: [bir gün oyunsuz|karanlıkta üç gece]. {H} [yanından^ geçti^|uzaktan baktı^]; [küçük|cezalı olan] [ağlamıyor|ses çıkarmıyor], [taş diziyordu~|gölgesiyle konuşuyordu~]. [“Ben yapmadım,”|“Kim yaptı, biliyor musun?”] dedi~ [usulca|gülümseyip]. {H} [başka yana|göğe] [döndü^|baktı^].',
      needs: ['!human', '!solitary'],
      gives: ['other-blamed'],
    },
    {
      text: '{F} [küstü~|darıldı~] [sonunda|en son]: [“Sır arkadaşa verilir,”|“Bana güvenmiyorsan oynamam,”] dedi~. [Gitti~|Arkasını döndü~]; [yerinde|gittiği yolda] [bir çizgi|düşürdüğü bir tüy] [kaldı~|duruyordu~]. {H} [kalanı|bu izi] [günlerce|her gün] [korudu^|yokladı^]: [saklaması^ gereken|baktığı^ şey] [iki|bir iken iki] olmuştu~.',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-cold', 'alone'],
    },
  ],
};
