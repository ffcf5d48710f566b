import type { Plot, PlotClass } from '../types.ts';

const THE_BAKER_KNOWS: Plot = {
  name: 'the-baker-knows',
  needs: ['!space', '!solitary', '!confined', '!child', '!several'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Kimseye söylemedi^; ama ertesi sabah fırıncı parayı alırken başını kaldırdı~. “Hayırlı olsun,” dedi~. “Ne?” “[Bilmem|Onu bilmem]. Dün başka türlü alıyordun ekmeği.”',
    },
    {
      level: 2,
      text: '{H} ekmeği nasıl aldığını^ düşündü^. Uzanmış, almış, parasını bırakmıştı^; bunun kaç türlüsü olabilirdi~? Yürürken eline^ baktı^. Ekmeği sıkmıyordu^. Eskiden de sıkmaz mıydı^, bilmiyordu^; ama [kabuğun|ekmeğin] sıcaklığını bu sabah avucunun^ tam ortasında duyuyordu^.',
    },
    {
      level: 3,
      text: 'Kararın nasıl geldiğini sonradan bulmaya çalıştı^. Bir anı yoktu~. Uzun zaman küçük küçük toplanmış, sonra bir akşam, başka bir şey düşünürken, [oturup kalkmamıştı~|yerine oturmuştu~]. Karar vermek insanın yaptığı bir şeye değil, bulduğu bir şeye benziyordu~.',
    },
    {
      level: 1,
      text: 'O gün üç kişi daha sordu~. Ayakkabıcı yürüyüşünün^ değiştiğini söyledi~; bir çocuk, ilk kez selam aldığını. Karar içeride, konduğu yerde durmuyordu~ demek; [önden gidip|dışarı sızıp] haber veriyordu~. {H} yüzünü^ toparlamaya çalıştı^.',
    },
    {
      level: 2,
      text: 'Yüzünü^ toparlamak işe yaramadı~. Bir komşu, “Neyi saklıyorsun?” dedi~. “Hiçbir şeyi.” “İyi saklıyorsun öyleyse.” Komşu [uzaklaştı~|gitti~], {H} kaldı^. Söylememekle saklamanın aynı şey olmadığını bilirdi^; bunu komşuya anlatacak olsa söylemiş olurdu~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} kimse bir şey sormadı~. Orada herkes kendi işine bakardı~. Ama gün biterken en yaşlısı, hiç gereği yokken, {H:dat} bir bardak su uzattı~. “[İç|Al],” dedi~. “Böyle günlerde insan susar da fark etmez.”',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} eline^ alınca kararı^ yeniden hatırladı^; sanki ikisi aynı yerde duruyordu~. Ne zaman ona dokunsa^ iş yavaşlıyor, aklı^ ileri gidiyordu~: bir hafta sonraya, bir ay sonraya. Orada kendini^ gördü^, [başka bir yüzle|daha yavaş yürürken].',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Dalgınlıkla {G.di}. “Bunu yaparken hep kararsızdın,” dedi~ bakan biri. “Bugün değilsin.” {H} şaşırdı^; insan kendi kararsızlığını bile [elinden|hareketinden] belli ediyordu~. Kaç yıldır ona bakanlar neler okumuştu~ da söylememişti~?',
    },
    {
      level: 1,
      text: 'Akşam {F} geldi~, oturmadan baktı~. “Söyleyecek misin?” “Neyi?” “Bir şeyi bırakmış gibisin. Ya da yüklenmiş. [İkisi|O ikisi] dışarıdan aynı görünür.” {H} ağzını^ açtı^. Yüksek sesle söylenince dönüşü kalmayacaktı~; ağzını^ kapadı^.',
    },
    {
      level: 2,
      text: '“Bana darılma,” dedi^ {H}. “Darılmam,” dedi~ {F}. “Ama bir şey soracağım: sevindiğin için mi susuyorsun, korktuğun için mi?” {H} ikisine de [hayır diyemedi^|evet diyecekti^]. Cevap beklerken {F} ceketini giydi~, düğmelerini tek tek, çok yavaş ilikledi~.',
    },
    {
      level: 3,
      text: '{F} gidince ses {o:acc} daha çok sıkıştırdı~. Söylenmeyen söz, dilin altında bir çekirdek gibi dönüp duruyordu~. Yemeğe oturdu^, söz de oturdu~; yattı^, [söz yatmadı~|söz ayakta kaldı~]. Bir sözün bu kadar yer tuttuğunu bilmezdi^.',
    },
    {
      level: 3,
      text: 'Kararın karşısına geçip bir yabancı gibi sorular sordu^. Ya yanlışsa? Ya geçse? Ya kimse anlamazsa? Üçüncüsüne verecek cevabı vardı~: [anlamazlardı|anlamasalar da olurdu]. Birincisine yoktu~. Ama tuhaf olan şuydu~: cevabı olmayınca karar küçülmüyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca yerinden^ kalktı^, bir şey başlıyor sandı^. Başlamıyordu~. İçinde^ öyle bir bekleyiş vardı~ ki her ses [ona benziyordu~|çağırıyor gibiydi~]. Oysa çağıracak kimse yoktu~; ilk adımı kendi atacaktı^.',
    },
    {
      level: 1,
      text: 'Gece dışarı çıktı^, kimsenin olmadığı yerde durdu^, {V.dik:acc} karanlığa söyledi^. Söz düştü~, ses çıkarmadı~. Bir köpek başını kaldırıp baktı~. “Duydun,” dedi^ {H} köpeğe. Köpek kuyruğunu [bir kez salladı~|yere vurdu~].',
    },
    {
      level: 2,
      text: 'Köpek peşine^ takıldı~. {H} dursa^ duruyor, yürüse^ yürüyordu~. “Sen ne dersin?” diye sordu^. Köpek bir taşı kokladı~, beğenmedi~, başka bir taşı kokladı~. {H} güldü^. Bütün gün kimseye söyleyemediği^ şey, burada, bir taş kadar [yer tutuyordu~|sıradandı~].',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Gecede {K} vardı~. Söz ağzından^ çıktıktan sonra hava sanki değişmiş, biraz genişlemişti~. {H} derin bir soluk aldı^. Bu soluk dünküyle aynı ciğere giriyordu~; yine de [daha aşağıya|bir yer daha derine] iniyordu~.',
    },
    {
      level: 3,
      text: 'Söylediği^ söz karanlıkta nereye gitmişti~, merak etti^. Belki bir duvara değmiş, belki bir pencereden girmiş, uyuyan birinin [kulağına|düşüne] konmuştu~. Sabah kalkınca o da sebebini bilmeden bir şeye karar verecekti~. Bu düşünce hoşuna^ gitti~.',
    },
    {
      level: 2,
      text: 'Dönerken {F:gen} kapısına uğradı^. Kapı hemen açıldı~; uyumamıştı~ demek. “Köpeğe söyledim,” dedi^ {H}. “Ne dedi?” “Taşlara baktı.” {F} kenara çekildi~. “Gir,” dedi~. “Bana söyleme istersen. [Çay var|Ateş sönmedi].” {H} içeri girdi^ ve söyledi^.',
    },
    {
      level: 3,
      text: 'O gece rüyasız uyudu^. Sabah uyandığında karar yatağın ucunda oturuyordu~ hâlâ; gitmemiş, değişmemişti~. {H} ona [günaydın der gibi|tanıdık biri gibi] baktı^. Karanlıkta söylenen söz gündüz utandırırdı~ insanı; bu utandırmamıştı~.',
    },
    {
      level: 3,
      text: 'İlk adımın ne olacağını hiç düşünmemişti^. Büyük kararların küçük bir ucu olmalıydı~; bir düğme, bir ip, çekilecek bir şey. Sabah yürürken onu [arandı^|aradı^]. Her şey her günkü gibi duruyordu~; demek uç, {H:gen} kendi elindeydi^.',
    },
    {
      level: 3,
      text: 'Yolda dünkü çocuğa rastladı^. Çocuk bu kez önce selam verdi~. “Büyüyünce ne olacaksın?” diye sordu^ {H}. “Karar vermedim,” dedi~ çocuk. “Sen?” {H} [gülmedi^|ciddi ciddi düşündü^]. “Ben verdim,” dedi^. “Dün.” Çocuk bunu olağan buldu~.',
    },
    {
      level: 1,
      text: 'Sabah fırıncı ekmeği uzattı~. Bu kez {H} sordu^: “Bugün nasıl alıyorum?” Fırıncı uzun uzun baktı~. “Eskisi gibi,” dedi~. “Yalnız dün [aceleciydin|ürkektin], bugün değilsin.” {H} ekmeğin ucunu kopardı^ ve ilk adımı attı^.',
    },
  ],
};

/** The hero decides something. */
export const DECIDES: PlotClass = {
  name: 'decides',
  verbs: new Set(['karar vermek']),
  needs: ['human'],
  plots: [THE_BAKER_KNOWS],
};
