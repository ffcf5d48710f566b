import type { Beat } from '../../types.ts';

/** What the hero does with it in the end. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '“[Ne yapacaksın|Şimdi ne olacak]?” dedi~ {F}. {H} [ilk kez|hiç] [düşünmeden|duraksamadan] cevap verdi^: [“Kalacağım.|“Bekleyeceğim.] [Birinin tanık olması gerek.”|Şimdi gidersem hep merak ederim.”]  {F} [iç çekti~|başını salladı~]: [“Öyleyse yer aç.”|“İki kişi daha az üşür.”]',
      needs: ['human', 'outer', '!friend-cold', '!solitary'],
      gives: ['together'],
    },
    {
      text: '[Bilmemiş gibi|Duymamış gibi] [yaşamak|sürdürmek] [mümkündü~|elindeydi~]; [iki gün|bir hafta] [oynadı^|denedi^] {H}. [Üçüncü gün|Sonraki sabah] [artık sürdüremeyeceğini^|bunun böyle gitmeyeceğini] [gördü^|anladı^]. [Gitti^|Kalktı^], {F:acc} [buldu^|uyandırdı^]: [“Baştan anlatacağım,|“Otur,] [bu kez sonunu da.”|hepsini biliyorum.”]',
      needs: ['human', '!outer', '!solitary', '!child', '!space'],
      gives: ['told'],
    },
    {
      text: '{H} [şüphelenmeyi|kendini^ sınamayı] [bıraktı^|kesti^]. [Artık|Bundan böyle] [kanıt aramayacak|kimseyi inandırmayacak], [yalnızca|bir tek] [olduğunda|geldiğinde] [orada olacaktı^|hazır bulunacaktı^]. {V.dik} [yere|noktaya] [döndü^|gitti^], [oturdu^|rahatça yaslandı^].',
      needs: ['outer', 'human', '!space'],
    },
    {
      text: '{H} [ilk kez|bu sefer] [kimseye|hiç kimseye] [sormadı^|danışmadı^]. {V.dik:acc} [silmeyecekti^|unutmayacaktı^]. [“Bu neye yarar?”|“Neden?”] diye sordu~ {F}. [“Bana yarar,”|“Benim olsun diye,”] dedi^.',
      needs: ['!human', '!solitary'],
    },
    {
      text: '{H} [kararını^ verdi^|karar verdi^]: [artık kaçmayacaktı^|bundan sonra saklamayacaktı^]. {F:acc} [buldu^|karşısına^ aldı^] ve {V.dik:acc} [baştan sona|hiçbir şey atlamadan] anlattı^.',
      needs: ['!solitary', '!mute', '!friend-knows'],
    },
    {
      text: '{H} [kararını^ verdi^|sonunda karar verdi^]: {V.dik:acc} [kimseye kanıtlamaya çalışmayacaktı^|herkese anlatmak zorunda değildi^]. [Kendisi^ biliyordu^|Kendisi^ inanıyordu^], [bu yeterdi~|bu yetiyordu~].',
    },
    {
      text: '[Gidebilirdi^|Vazgeçebilirdi^]; [kimse tutmuyordu~|yol açıktı~]. {H} [uzun uzun düşündü^|bir gece uyumadı^], sabah [kaldığı^ yerden|olduğu^ yerde] [sürdürmeye|kalmaya] karar verdi^.',
      needs: ['human', '!confined', 'outer'],
    },
    {
      text: '“[Unut gitsin|Boş ver artık],” dedi~ {F}. “[Unutmayacağım|Unutmak istemiyorum],” dedi^ {H}. {F} [sustu~|bir süre düşündü~], [sonra|ardından] “[Peki|Öyle olsun],” dedi~, “[yanındayım|birlikte taşırız].”',
      needs: ['friend-knows', '!solitary', '!friend-cold'],
    },
    {
      text: '{H} bir an [hiç olmamış gibi|unutmuş gibi] yapmayı düşündü^. [Sonra|Ama] {V.dik} anı hatırladı^: [ne gördüğünü|ne yaşadığını^] [biliyordu^|inkâr edemezdi^]. [Başını^ kaldırdı^|Doğruldu^] ve [söylediklerinin^|düşündüklerinin^] arkasında durdu^.',
      needs: ['human', '!state'],
    },
  ],
};
