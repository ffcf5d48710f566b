import type { PlotClass } from '../types.ts';

/** The hero, a human or a machine, tells a lie. */
export const LIES: PlotClass = {
  name: 'lies',
  verbs: new Set(['yalan söylemek']),
  needs: ['!negative', '!state', '!habit', '!passive'],
  plots: [
    {
      name: 'comes-back-larger',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. [Kısacık|Kısa] bir cümleydi~; sesi^ titremedi~, duraksamadı^ bile. Sonra bekledi^: birinin itiraz etmesini, “Nasıl yani?” demesini. İtiraz eden çıkmadı~. Yalana hemen, olduğu gibi, teşekkür edilerek inanıldı~.',
        },
        {
          level: 2,
          text: 'Yalan söylemeyi hep zor sanmıştı^. Öyle duymuştu^: ses değişir, söz dolaşır, bir yerden açık verilirdi~. Hiçbiri olmamıştı~. Doğru bir cümle nasıl çıkıyorsa bu da öyle çıkmıştı~; dışarıdan dinleyen biri [aradaki farkı|hangisinin hangisi olduğunu] bilemezdi~. {H:acc} korkutan da buydu~.',
        },
        {
          level: 3,
          text: 'Söylediği^ cümleyi içinden^ bir daha geçirdi^. Kelimelerin her biri doğruydu~, tek tek alınsa hiçbirinde suç yoktu~. Yalan kelimelerde değil, dizilişlerindeydi~. Birini çıkarsa^ her şey [bozulurdu~|yıkılırdı~]; ama söz bir kere çıkmıştı~, içinden kelime alınmıyordu~.',
        },
        {
          level: 3,
          text: 'Bir açıklama da hazırlamıştı^ oysa. Sorulursa ne diyeceğini^, sözü nereye çevireceğini^ biliyordu^. Sorulmadı~. Hazırladığı^ ikinci yalan, üçüncü yalan kullanılmadan kaldı~ ve kullanılmayan her şey gibi içinde^ yer tutmaya, [ağırlaşmaya|ekşimeye] başladı~.',
        },
        {
          level: 3,
          text: 'Karar verdiği^ anı bir türlü bulamıyordu^. Sıra gelmiş, söz çıkmıştı~; arada bir düşüncenin sığacağı kadar yer bile yoktu~. Yalan bir aralıktan sızmamıştı~. Açık kapıdan, herkesin gözü önünde, [güle oynaya|selam vererek] çıkmıştı~.',
        },
        {
          level: 3,
          text: 'O gün daha birçok şey söyledi^, her biri doğruydu~. Her doğru cümleden sonra da bekledi^: bunlara da aynı kolaylıkla inanılıyordu~, ne bir fazla ne bir eksik. {H} kendisine^ duyulan güvenden ilk kez [rahatsız oldu^|sıkıldı^]; ne verilse alan bir kuyuya benziyordu~.',
        },
        {
          level: 1,
          text: 'Ertesi gün {F} heyecanla geldi~. “Duydun mu?” dedi~ ve anlatmaya başladı~. {H} kendi yalanını^ [dinliyordu^|tanıdı^]; ama içinde {H:gen} koymadığı^ şeyler vardı~: bir gün adı, bir sebep, bir de gören biri. Söylediğinden^ çok daha [inandırıcıydı~|sağlamdı~].',
        },
        {
          level: 2,
          text: '“Ne günüymüş?” diye sordu^ {H}, sırf bir şey demiş olmak için. {F} günü söyledi~. “Sebebi neymiş?” Sebebi de söyledi~. Her soruya bir cevap vardı~. {H} o tek cümleyi kurarken bunların hiçbirini düşünmemişti^; [başkaları|birileri] düşünmüş, boşlukları bir bir doldurmuştu~.',
        },
        {
          level: 3,
          text: '“Kimden duydun?” dedi^ {H}. “Herkesten.” “Önce kim söylemiş?” {F} düşündü~, bulamadı~. “Bilmem,” dedi~. “Böyle şeyleri kim söyler ki? Bilinir.” Bir yalanın bir günde bu kadar yol alıp nereden çıktığını unutturması {H:acc} [şaşırttı~|ürküttü~].',
        },
        {
          level: 3,
          text: 'Bir ayrıntı özellikle güzeldi~: küçük, gereksiz, kimsenin uydurmayacağı cinsten. {H} ona neredeyse inandı^. Belki gerçekten öyle olmuştu~ da {H} yanlış biliyordu^. Bir an yalan söylediğini^ unutmuştu^; hatırlayınca [korktu^|içi^ daraldı~].',
        },
        {
          level: 3,
          text: 'Tuhaftı~ ama {H} en çok eklenenlere bozuldu^. Söylediği^ sade, gösterişsiz bir sözdü~; şimdi üstünde bir gün, bir sebep, bir de tanık taşıyordu~. “Bu kadarı olmadı,” diyecekti^ az kalsın. Sonra [hiçbirinin|geri kalanının da] olmadığını hatırladı^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} herkes aynı şeyi konuşuyordu~. {H} işini^ sürdürdü^, dinlemiyor göründü^. Yalan bir köşeden öbürüne dolaşıyor, her durakta biraz daha [süsleniyordu~|büyüyordu~]. Akşama doğru yeniden {H:gen} yanından^ geçtiğinde güçlükle tanınıyordu~; yalnız ilk cümlesi aynıydı~.',
        },
        {
          level: 1,
          text: '“Gören kimmiş?” diye sordu^ {H}. {F} biraz sustu~. “Ben,” dedi~. “Görmedim aslında. Ama biri inanmadı, sana yalancı dedi. Ben de gördüm dedim.” {F} hayatında ilk kez, hem de {H:gen} hatırına^, yalan söylemişti~; [üstelik gülümsüyordu~|yüzü de gülüyordu~].',
        },
        {
          level: 2,
          text: '“Bunu niye yaptın?” “Sana yalancı dediler,” dedi~ {F}. “Bir kere gördüm dedim, herkes sustu. İyi bir şeymiş.” Yüzü [ışıl ışıldı~|aydınlıktı~]; haklı birini korumuş insanların yüzüydü~ bu. {H} o yüzde tek bir pişmanlık aradı^, bulamadı^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} araya girdi~, bir süre konuşulmadı~. {H} o aradan yararlanıp her şeyi söyleyebilirdi^; söz hazırdı~. Ama {F} öyle [rahat|huzurlu] susuyordu~ ki. Bir iyilik yapmıştı~ ve karşılığında hiçbir şey beklemiyordu~, bir teşekkür bile.',
        },
        {
          level: 3,
          text: '{H} teşekkür etmedi^. Etse^ yalanın üstüne bir mühür daha basılacaktı~. “Bir daha benim için öyle bir şey söyleme,” dedi^ yalnız. {F} alındı~. “Doğruyu söyledim ben,” dedi~. “Sen söylediysen [olmuştur|öyledir], ben de görmüş sayılırım.”',
        },
        {
          level: 3,
          text: '{F} yalanı kötü söylemişti~; bu da {H:dat} dokundu~. Acele etmiş, fazla ayrıntı vermiş, sorulmadan yemin etmişti~. Yalana hiç [alışık|yatkın] olmayan birinin yalanıydı~. {H} kendi cümlesinin^ rahatlığını hatırladı^ ve hangisinin daha suçlu olduğunu düşünmek istemedi^.',
        },
        {
          level: 3,
          text: '“Yemin de ettin mi?” diye sordu^ {H}. “Ettim.” “Neyin üstüne?” {F} bir an düşündü~. “Senin üstüne,” dedi~, “daha sağlam bir şey gelmedi aklıma.” {H} bu sözün altında [kaldı^|ezildi^]; o gün üstüne yemin edilecek son ad {H:gen} adıydı^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Oyalanmak için {G.di}. Her gün yaptığı^, bir kez bile şaşırmadığı^ bir şeydi~. Öyle bir cümle de olmalıydı~: bir kez kurulunca kimsenin ekleyip çıkaramayacağı bir cümle. Vardı~ da; olan şey tam öyleydi~, yalnız {H} onu [söylememişti^|kurmamıştı^].',
        },
        {
          level: 1,
          text: '“Ya yalansa?” dedi^ {H}. {F} güldü~. “Sen yalan söylemezsin ki.” İşte kötüsü buydu~. {H} sözünü^ geri alırsa^ {F} yalancı çıkacaktı~; almazsa^ ilk soruda bir yalan daha söyleyecekti~ {F}, [öncekinden|ilkinden] daha rahat.',
        },
        {
          level: 2,
          text: 'Susmak da vardı~. {H} susarsa^ yalan zamanla unutulurdu~ belki. Ama unutulan yalan ortadan kalkmıyor, herkesin bildiği bir şeye dönüşüyordu~; bir gün biri onu {H:dat} doğru diye [anlatacaktı~|öğretecekti~] ve {H} dinleyip teşekkür edecekti^.',
        },
        {
          level: 2,
          text: '“Diyelim, ne gördüğünü bir daha anlatmanı istediler,” dedi^ {H}. “Anlatırım.” “Neyi?” {F} hiç düşünmeden başladı~: ışığın nereden geldiğini, kimin nerede durduğunu. Yeni ayrıntılardı~ bunlar. {H} [sözünü kesti^|onu susturdu^]; daha fazlasını dinleyemedi^.',
        },
        {
          level: 2,
          text: '“Bugün bir tuhafsın,” dedi~ {F}. “Az konuşuyorsun.” “Ne söylediğime dikkat ediyorum.” “Sen mi? Sen zaten…” {F} sözünün gerisini getirmedi~; ilk kez bir şeyden [kuşkulanmış|ürkmüş] gibiydi~. {H} bir şey demedi^. O boşlukta doğrusu, söylenmeyi bekleyerek duruyordu~.',
        },
        {
          level: 3,
          text: 'Doğruyu kurmaya başladı^. Yalan tek cümleye sığmıştı~; doğruya bir türlü baş bulamıyordu^. Özürle başlasa^ ne için olduğu [anlaşılmıyordu~|belli olmuyordu~], açıklamayla başlasa^ özür sona kalıyordu~. En sonunda süslemeyi bıraktı^; kısa bir cümleydi~ bu da.',
        },
        {
          level: 3,
          text: 'İnanmayan o bir kişiyi düşündü^. Herkesin içinde bir tek o haklıydı~ ve haklı olduğu için susturulmuştu~, hem de dürüst birinin sözüyle. {H} ondan da özür dilemesi^ gerektiğini biliyordu^; özür dileyeceği^ kişiler her saat [artıyordu~|çoğalıyordu~].',
        },
        {
          level: 3,
          text: '{F:gen} önünde artık iki yol vardı~, ikisini de {H} açmıştı^: ya kendi sözünün ardında duracak ya da herkesin önünde [küçülecekti~|utanacaktı~]. Yardım isteyen olmamıştı~; {F} bu yola gülerek, bir dostun koluna girer gibi girmişti~.',
        },
        {
          level: 3,
          text: 'Uzun uzun, sözü geri almanın bir yolunu aradı^. Söz su gibi değildi~, toplanmıyordu~. Kuş gibi de değildi~, çağırınca dönmüyordu~. Üstüne [başka|yeni] bir söz söylenene kadar olduğu yerde, bütün o inananların içinde duruyordu~.',
        },
        {
          level: 1,
          text: 'O akşam {H} doğrusunu önce {F:dat} söyledi^; doğrusu daha da kısaydı~. Sonra yalana ilk inanana [seslendi^|dönüp seslendi^]. Sesi^ bu kez titriyordu~. “{F} hiçbir şey görmedi,” diye başladı^, “çünkü görülecek bir şey yoktu.”',
        },
      ],
    },
  ],
};
