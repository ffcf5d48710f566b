import type { Beat } from '../../types.ts';

/** The thing is hidden or left unsaid. */
export const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Eli^ titremedi~|Sesi^ bozulmadı~|Gözü^ kaçmadı~]; [bir düğmeyi ilikler|bir kapıyı kapar|ekmek böler] gibi, [kolayca|hiç düşünmeden] [oluverdi~|bitti~]. [Asıl korkutan|{H:acc} asıl ürküten] [bu kolaylıktı~|buydu~]. [O akşam|Gece] [üç kez|durup durup] [ellerini^ yıkadı^|avucuna^ baktı^].',
      needs: ['human', '!habit'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kötü bir niyeti^ yoktu~|Kimseye düşman değildi^]; doğruyu söylemek için [iki nefeslik|biraz] zaman [gerekiyordu~|lazımdı~], [o an|tam o sırada] [uzun göründü~|bulunamadı~]. [Sonra|Ardından] [söz başka yere kaydı~|konu değişti~], {H} fırsatı [kaçırdı^|bir daha bulamadı^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Herkes|Masadakiler] [anlatıyor|konuşuyor], [gülüyordu~|birbirinin sözünü kesiyordu~] o akşam. {HP} [dinledi^|başını^ salladı^], [gülünecek yerde güldü^|tuzu uzattı^], [boşalan bardakları doldurdu^|herkesin yüzünü tek tek saydı^]. Sonra {EW.di}. [Kimse|Yanındakiler] [fark etmedi~|dönüp bakmadı~]; [türkü|sohbet] [kaldığı yerden|bir perde yüksekten] [sürdü~|başladı~].',
      needs: ['settled', '!when', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir günlüğüne|Yalnız o geceliğine] [sanmıştı^|niyetlenmişti^]. [Ertesi gün|Sabah] [bir gün daha|biraz daha] [istedi^|gerekti~], [sonra|derken] [bir hafta|bir ay]. [Günler|Haftalar] [taş gibi|kerpiç gibi] [üst üste kondu~|dizildi~]; [arkasına geçmek|geri dönmek] için [önce|artık] [onu yıkmak|duvarı yıkmak] gerekiyordu~  ve {H:gen} [gücü^ yoktu~|cesareti^ yetmiyordu~].',
      needs: ['human'],
    },
    {
      text: '“[Bir şey mi var|Ne oldu sana|Ne saklıyorsun]?” diye [sordular~|sordu~ biri]. “[Yok|Hiç|Yorgunum],” dedi^. [İşte böyle başladı~|Hepsi bu kadardı~]; {HP}, [tek bir kelimeyle|gözünü^ bile kırpmadan], {EW.di}. [O kelimenin|Bu küçük sözün] [arkasına|altına] [ne sığarsa|koca bir oda] [sığdı~|girdi~].',
      needs: ['!habit', '!negative', '!when', '!solitary', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yüzünü^ yıkadı^|Suyu yüzüne^ çarptı^], [suyun altında|eğilmiş hâlde] [gereğinden uzun|yüze kadar sayarak] [kaldı^|bekledi^]. [Aynaya|Camdaki yansımaya] bakmadan [kurulandı^|saçını^ düzeltti^]. [Dışarıdan|İçeriden] [adını^ çağırdılar~|biri seslendi~]: [“Geliyorum,” dedi^|“Hemen,” dedi^], [sesi^ her günkü gibiydi~|kendi sesine^ şaştı^].',
      needs: ['settled', '!habit', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Neden diye soran|Sebebini soran] [çıksa|olsa], [“Birini korumak için,”|“Vakti gelmediği için,”] derdi^. [Kimi koruduğunu^|Hangi vakti] [sorsalar|öğrenmek isteseler] [susardı^|su içerdi^|konuyu değiştirirdi^]. [Belki kendini^|Belki yalnızca kendini^] koruyordu^.',
      needs: ['third', 'human', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yerini|Sözünü] [iyi seçtiğini^|iyi tarttığını^] sanıyordu^: kimsenin [bakmadığı|aklına gelmeyen] bir yer. [İlk gece|Daha ilk akşam] [dört kez|iki kez] [kalkıp|dönüp] [yokladı^|kulak verdi^]. [Yerindeydi~|Duruyordu~]; [uykusu^ ise kaçmıştı~|yine de içi^ rahat etmedi~].',
      needs: ['holdable', '!negative', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimse sormadı~|Soran olmadı~], [sorulmayan|sorulmadan kalan] da [yalan sayılmazdı~|suç olmazdı~]. [En azından|Hiç değilse] [ilk gece|o akşam] {H} [kendini^ böyle uyuttu^|kendine^ bunu anlattı^]. [İkinci gece|Ertesi akşam] [aynı söz|bu avuntu] onu^ [avutmadı~|uyutmaya yetmedi~].',
    },
    {
      text: '{HP}, {EW.olağan}. [İlk gün kolaydı~|Önce zor gelmedi~]; [zoru|asıl zorluğu] [sonra başladı~|gün gün çıktı~ ortaya]: sözlerini^ [ölçüyor|tartıyor], {F} [gülünce|yaklaşınca] [yarım nefes|bir adım] [geri duruyordu^|susuyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce|Başta] [bu bir oyun gibiydi~|hoşuna^ gitti~]. [Akşam|Herkes dağılınca] [tek başına kaldı^|yanında^ kimse kalmadı~] ve [bunu taşımanın|susmanın] [zor olduğunu|oyun olmadığını] anladı^.',
      needs: ['!human', '!solitary', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Nasıl yapılır|Sır nasıl tutulur], bilmiyordu^; [hiçbir şey olmamış gibi|sessizce] [bekledi^|durdu^]. {F} [hemen|bir bakışta] [sezdi~|sordu~]: [“Bir şey mi oldu?”|“Neden susuyorsun?”] {H} [ilk yalanını^|bilmediği^ bir sözü] söyledi^: [“Hiç.”|“Bir şey değil.”]',
      needs: ['!human', '!solitary'],
    },
  ],
};
