import type { Beat } from '../../types.ts';

/** The event itself, as the idea has it, with who saw it and what was done right after. */
export const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [O gün|O günün kalanında] [kimseyle konuşmak istemedi^|pek konuşmadı^]. {F} [akşam uğradığında|akşam gelip de sorunca] [“Anlatırım,” dedi^,|“Bekle, anlatacağım,” dedi^,] [“ama önce bir soluklanayım.”|“ama şimdi değil.”]',
      needs: ['!state', '!mute', '!solitary', 'settled'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} bunu [ertesi gün|iki gün sonra] öğrendi~ ve [hemen geldi~|işini bırakıp geldi~]. [Bir süre|Epeyce] [yan yana oturdular~|konuşmadan durdular~]; [sonra|en sonunda] {F} [“Anlat,” dedi~|“Nasıl oldu?” dedi~].',
      needs: ['!state', 'third', '!solitary'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu ilk|O gün bunu ilk] {F:dat} anlattı^. {F} [elindeki işi bıraktı~|yerinden doğruldu~]: [“Otur, baştan anlat.”|“Acele etme, baştan anlat.”] {H} [anlatırken|ikinci anlatışta] [sesinin^ titrediğini fark etti^|ellerini^ koyacak yer bulamadı^].',
      needs: ['!state', 'human', '!mute', '!said', '!negative'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir süre|Epeyce] [olduğu^ yerde kaldı^|kıpırdamadan durdu^]; [nereden başlayacağını^|önce ne yapacağını^] [bilmiyordu^|kestiremiyordu^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Sonradan|Akşam] bunu [bir deftere yazdı^|takvimin kenarına yazdı^]: [gün, saat ve tek bir cümle|günün adı ve iki satır]. [Kalemi bırakınca|Yazdığını^ okuyunca] [cümle kısa göründü~|yazdıkları^ az geldi~], ama [başka bir şey eklemedi^|sonuna nokta koydu^].',
      needs: ['!state', 'settled', '!child'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunun ne kadar sürdüğünü [sonradan söyleyemedi^|bilemedi^]. [Kendine^ gelince|Neden sonra] [ilk düşündüğü^|aklına^ ilk gelen] {F} oldu~: [ona haber vermeliydi^|bunu ona anlatmalıydı^].',
      needs: ['!state', 'human', '!solitary', '!negative'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} bunu biliyordu~, ama [sormuyordu~|üstüne^ gelmiyordu~]; [yalnızca|bir tek] akşamları [biraz daha uzun kalıyor|biraz geç kalkıyor], [giderken|kapıda] [“Yarın da gelirim,” diyordu~|“Bir şey gerekirse buradayım,” diyordu~].',
      needs: ['state', 'settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Üç adım ötede|Hemen arkada|Biraz ileride] biri [durmuş|işini bırakmış|nefesini tutmuş], {o:acc} izliyordu~. [“Ben bir şey görmedim,”|“Benden sır çıkmaz,”|“Bunu ben görmemiş olayım,”] dedi~, [sorulmadan|daha kimse sormadan|alçak sesle]. [Gören birinin|Her şeyi görmüş birinin|Göreceğini görmüş birinin] sesiydi~ bu.',
      needs: ['!state', 'human', 'harmful'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [Ardından|Hemen ardından] ellerine^ baktı^; [parmakları^ titriyordu~|parmak uçları^ titriyordu~]. [Bir köşeye çekilip|Olduğu^ yere çöküp] [titreme geçene kadar|nefesi^ düzelene kadar] bekledi^.',
      needs: ['!state', 'human', 'willed', '!negative'],
    },
    {
      text: '{HP}, {EW.olağan}. Haberi {F:dat} [bir saat içinde|akşam olmadan|daha gün dönmeden] [yetiştirdiler~|ulaştırdılar~|anlattılar~]. {F} [işini yarım bıraktı~|elindekini bıraktı~] ve [yola çıktı~|kalkıp geldi~].',
      needs: ['!state', '!solitary', 'human', '!space', '!negative'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir yerden bir ses geldi~|Uzakta bir şey devrildi~], [sonra ortalık sustu~|sonra her şey duruldu~]. {H} [kıpırdamadan|olduğu^ yerde] [o sessizliği dinledi^|kimin geleceğini kolladı^]. [Kimse gelmedi~.|Gelen olmadı~.] [Yine de|Buna karşın] [içi^ rahatlamadı~|rahat bir soluk alamadı^].',
      needs: ['!state', '!mute', 'harmful', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunu [bir tek|yalnızca] {F} biliyordu~. {F} [her karşılaştıklarında|ne zaman gelse] [aynı şeyi soruyordu~|sözü oraya getiriyordu~]: [“Bugün nasıl?”|“Değişen bir şey var mı?”] {H} [çoğu gün|çoğu zaman] [başını^ sallamakla yetiniyordu^|kısa bir cevap veriyordu^].',
      needs: ['state', '!solitary', 'third'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Sabahları|Uyanınca] aklına^ ilk bu geliyor, [akşamları|yatarken] [en son bunu düşünüyordu^|son düşündüğü^ de bu oluyordu~]. [Gündüzleri|Gün boyunca] [{o:ins} konuşanlar|yüzüne^ bakanlar] [bunu anlamıyordu~|bir şey sezmiyordu~].',
      needs: ['state', '!solitary', 'third', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Her gün için|Bir kez bile aksatmadan her gün] [kapının pervazına|duvarın dibine] [bir çizgi|kısa bir çizgi] [kazıyordu^|çekiyordu^]. [Bir akşam|Bir pazar akşamı] [çizgileri baştan saydı^|oturup çizgileri saydı^]: [yüz on dört|iki yüz altı|kırk bir] tane olmuştu~.',
      needs: ['state', 'human', 'settled', '!negative'],
      gives: ['marks'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir kenara oturup|Kıpırdamadan durup] [kendi nefesini^|nefesinin^ sesini] dinledi^. [Anlatacak kimse yoktu~|Soracak kimse yoktu~]; [sonunda|en sonunda] [olanı|günün tarihini] [bir yere kazıdı^, altına bir çizgi çekti^|yüksek sesle söyledi^, sonra bir daha söyledi^].',
      needs: ['solitary', 'human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu ilk|Olanı ilk] {F} [gördü~|fark etti~]. [Yanına^ geldi~|Yaklaştı~], [bir süre sustu~|uzun uzun baktı~]. [“Demek oldu,”|“Gördüm,”] dedi~. [“Şimdi ne olacak?”|“Peki şimdi?”] {H} [bilmiyordu^|bunu daha düşünmemişti^].',
      needs: ['!human', '!state'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk fark eden|Bunu ilk gören] {F} oldu~; [yaklaştı~|usulca sokuldu~], [baktı~|uzun uzun baktı~]. [“Sen eskiden böyle değildin,”|“Sende bir şey değişmiş,”] dedi~. {H} [ne diyeceğini^ bilemedi^|cevap vermedi^|bunu övgü sandı^].',
      needs: ['!human'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Beklediği^ gürültü|Korktuğu^ gürültü] [kopmadı~|çıkmadı~]; [her yer sessizdi~|kimse kımıldamadı~]. {H} [yine de|bütün gün|o günün sonuna kadar] [birinin gelip|birilerinin çıkıp] hesap sormasını bekledi^.',
      needs: ['!human', '!state', 'harmful'],
    },
    {
      text: '{HP}, {EW.olağan}. [Günler böyle geçiyordu~|Bir gün ötekini kovalıyordu~]. {F} [bir gün|en sonunda] [merak etti~|dayanamadı~]: [“Hep böyle mi olacak?”|“Bu ne kadar sürecek?”] {H} [bunu hiç düşünmemişti^|bilmiyordu^].',
      needs: ['!human', 'state'],
      gives: ['friend-heard'],
    },
  ],
};
