import type { Beat } from '../../types.ts';

/** How a text goes on that somebody has begun. */
export const OPENING: Beat = {
  name: 'opening',
  variants: [
    {
      text: '[Sabah|Gün ışıyınca|Gözünü^ açtığında^] [her şey bıraktığı^ yerdeydi~|hiçbir şey değişmemişti~]. {H} [bir süre|birkaç nefes] [kıpırdamadan|sessizce] [durdu^|bekledi^]; [sonra|ardından] [kalktı^|derin bir soluk aldı^].',
      needs: ['human', '!mute'],
    },
    {
      text: '{V.dik} günden [beri|bu yana] [çok şey|birkaç şey] değişmişti~: [uykusu^|sesi^], [yürüyüşü^|susuşu^], [bir de|en çok] {F:gen} [bakışı|soruları]. {H} [bunu|hepsini] [akşamları|yalnızken] [daha iyi görüyordu^|duyuyordu^].',
      needs: ['!state', '!habit', 'event', 'human', '!solitary'],
    },
    {
      text: '[Kaldığı^ yerden|Bıraktığı^ yerden] [başlamak|sürdürmek] [zordu~|kolay olmadı~]. {H} [bir adım attı^|davrandı^], [durdu^|vazgeçti^]; [sonra|biraz bekleyip] [yeniden denedi^|bir daha kalktı^].',
      needs: ['human'],
    },
    {
      text: '[Sonraki günlerde|O hafta] [kimse|hiç kimse] [o konuyu açmadı~|bir şey sormadı~]. {F} [sonunda|bir akşam] [dayanamadı~|sessizliği bozdu~]: [“Konuşsana!”|“Daha ne kadar susacaksın?”] {H} [başını^ kaldırdı^|bir süre yüzüne baktı^].',
      needs: ['human', '!solitary', '!friend-cold'],
    },
    {
      text: '{V.dik:acc} [artık|o günlerde] [yadırgamıyordu^|eski bir alışkanlık gibi taşıyordu^] {H}. [Yine de|Ama] [bir sabah|bir gün] [her şeyi|olanı] [baştan|yeniden] [düşündü^|gözden geçirdi^].',
      needs: ['human', 'event'],
    },
    {
      text: '[Haber|Bir haber] [akşama doğru|hiç umulmadık saatte] [geldi~|ulaştı~]; [kısacıktı~|tek cümleydi~]. {H} [iki kez|bir daha] [dinledi^|söyletti^]; [önce|ilkinde] [inanmadı^|omuz silkti^], [sonra|ikincisinde] [olduğu^ yere oturdu^|sustu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[“Bitti,”|“Oldu bu iş,”|“Geçti gitti,”] diyorlardı~. {H} [buna|söylenenlere] [inanmıyordu^|güvenemiyordu^]. [O akşam|Gece olunca] [kalanı düşünmeye|işin sonunu getirmeye] [karar verdi^|söz verdi^ kendine^].',
      needs: ['!solitary', 'human', 'third'],
    },
    {
      text: '{F} [erkenden|gün doğmadan] geldi~. [“Uyan,”|“Hadi,”|“Vakit geçiyor,”] dedi~. {H} [zaten|çoktan] [ayaktaydı^|uyanıktı^]; [gece boyunca|saatlerdir] [düşünmüş|aynı şeyi ölçüp biçmiş], [bir yol bulmuştu^|bir karara varmıştı^].',
      needs: ['!solitary', '!friend-cold'],
    },
    {
      text: '[Günler|Saatler] [tek tek|birer birer] geçti~. {H} [bekledi^|dinledi^]; [sonra|sonunda] [beklemekten|durmaktan] [yoruldu^|vazgeçti^] ve [işe|yola] [koyuldu^|sarıldı^].',
      needs: ['!mute'],
    },
    {
      text: '{H} [aynı yerde|aynı saatte] [aynı işi|her günkü işi] [yapmayı|sürdürmeyi] [denedi^|istedi^]; [olmadı~|tutmadı~]. [Aklı^|Gözü^] [başka yerdeydi~|hep aynı yere dönüyordu~].',
    },
  ],
};
