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
      text: '{HP}, {EW.olağan}. [Kötü bir niyeti^ yoktu~|Kimseye düşman değildi^]; [doğruyu söylemek|gerçeği çıkarmak] için [iki nefeslik|bir yudumluk] zaman [gerekiyordu~|lazımdı~], [o an|tam o sırada] [uzun göründü~|bulunamadı~]. [Sonra|Ardından] [biri öksürdü~|söz başka yere kaydı~|kapı çalındı~], {H} [fırsatı|o iki nefesi] [kaçırdı^|bir daha bulamadı^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Herkes|Masadakiler] [anlatıyor|konuşuyor], [gülüyordu~|birbirinin sözünü kesiyordu~] o akşam. {HP} [dinledi^|başını^ salladı^], [gülünecek yerde güldü^|tuzu uzattı^], [boşalan bardakları doldurdu^|herkesin yüzünü tek tek saydı^]. Sonra {EW.di}. [Kimse|Yanındakiler] [fark etmedi~|dönüp bakmadı~]; [türkü|sohbet] [kaldığı yerden|bir perde yüksekten] [sürdü~|başladı~].',
      needs: ['settled', '!when', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir günlüğüne|Yalnız o geceliğine] [sanmıştı^|niyetlenmişti^]. [Ertesi gün|Sabah] [bir gün daha|biraz daha] [istedi^|gerekti~], [sonra|derken] [bir hafta|bir ay]. [Günler|Haftalar] [taş gibi|kerpiç gibi] [üst üste kondu~|dizildi~]; [arkasına geçmek|geri dönmek] için [önce|artık] [onu yıkmak|duvarı yıkmak] gerekiyordu~ ve {H:gen} [elinde^ kazma|yüzünde^ yürek] yoktu~.',
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
      text: '{HP}, {EW.olağan}. [Neden diye soran|Sebebini soran] [çıksa|olsa], [“Birini korumak için,”|“Vakti gelmediği için,”] derdi^. [Kimi koruduğunu^|Hangi vakti] [sorsalar|öğrenmek isteseler] [susardı^|su içerdi^|konuyu değiştirirdi^]. [O birinin|Korunanın] [yüzü|adı] [geceleri|uykuda] [değişiyordu~|bulanıyordu~]: [bazen|kimi gece] {F:gen}, [bazen|kimi gece] [kendisinin^|hiç tanımadığı^ birinin].',
      needs: ['third', 'human', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Sessiz oldu~|Ses çıkmadı~]: [bir saatin durması|bir mumun eğrilmesi|bir düğümün gevşemesi] kadar. [O evde|Orada] [üç kişi|dört kişi] vardı~, [hiçbiri|biri bile] [başını kaldırmadı~|kaşığını bırakmadı~]. [Bir tek|Yalnız] [kedi|sobanın yanındaki çocuk] [dönüp|uzun uzun] [baktı~|gözünü kıstı~]; {H} [ona|o bakışa] [parmağını^ dudağına^ götürdü^|bir lokma uzattı^].',
      needs: ['settled', '!solitary', '!child'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yerini|Sözünü] [iyi seçtiğini^|iyi tarttığını^] sanıyordu^: [kimsenin bakmadığı bir yer|kimsenin sormayacağı bir soru], [üstünde toz|ardında bahane]. [İlk gece|Daha ilk akşam] [dört kez|iki kez] [kalkıp|dönüp] [yokladı^|kulak verdi^]. [Yerindeydi~|Duruyordu~]; [yerinde olmayan|durmayan] [kendi uykusu^ oldu~|kendi yüreği^ olmuştu~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimse sormadı~|Soran olmadı~], [sorulmayan|dile gelmeyen] da [yalan sayılmazdı~|suç olmazdı~]. [En azından|Hiç değilse] [ilk gece|o akşam] {H} [kendini^ böyle uyuttu^|kendine^ bunu anlattı^]. [İkinci gece|Ertesi akşam] [aynı söz|bu avuntu] [yarısına kadar|dizlerine^ kadar] [yetti~|örttü~] onu^.',
    },
    {
      text: '{HP}, {EW.olağan}. [Bunun için|Bu uğurda] [küçük bir bedel|bir çift söz] [yetmişti~|ödemişti^]: [kaçırılan bir bakış|erken kapanan bir kapı]. [Asıl fatura|Gerisi] [sonra geldi~|gün gün çıktı~ ortaya]: [adımlarını^|sözlerini^] [ölçüyor|tartıyor], [gölgesini^|cebini^] [kolluyor|yokluyor], {F} [gülünce|yaklaşınca] [yarım nefes|bir adım] [geri duruyordu^|susuyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Ötekiler|Büyükler] [sorup durdu~|aradı~]; [her yere|taşların altına] [baktılar~|bakındılar~]. {H} [onlarla birlikte|en önde] [aradı^|bakındı^], [gülmemek için|belli etmemek için] [şarkı mırıldandı^|en uzağa koştu^]. [Oyun|Saklamak] [güzeldi~ önce|hoşuna^ gitmişti~]; [akşam|ışık azalınca] [oyun bitti~|herkes dağıldı~], [saklanan|gizlenen] [kaldı~|onunla^ kaldı~].',
      needs: ['!human', '!solitary', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Nasıl yapılır|Sır nasıl tutulur], bilmiyordu^; [içinde^|bir yerinde^] [küçük bir oda|boş bir köşe] [buldu^|açtı^], [oraya koydu^|üstünü örttü^]. {F} [hemen|bir bakışta] [sezdi~|sordu~]: [“İçinde ne var?”|“Neden öyle parlıyorsun?”] {H} [ilk yalanını^|bilmediği^ bir sözü] söyledi^: [“Hiç.”|“Hava.”|“Bir şey değil.”]',
      needs: ['!human', '!solitary'],
    },
  ],
};
