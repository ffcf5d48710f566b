import type { PlotClass } from '../types.ts';

/** A being that is not human waits for somebody or something. */
export const BEING_WAITS: PlotClass = {
  name: 'being-waits',
  verbs: new Set(['beklemek']),
  needs: ['!human', '!negative', '!of-teller', '!space', '!confined'],
  plots: [
    {
      name: 'the-second-in-the-queue',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Gözü^ yoldaydı~, kulağı^ ayak seslerinde. Bir gün biri gelip arkasında^ durdu~. “Sıra burası mı?” dedi~ gelen. {H} [düşündü^|biraz düşündü^]. Bekleyen başka kimse yoktu~. “Burası,” dedi^.',
        },
        {
          level: 3,
          text: 'Gelen [rahat bir soluk aldı~|rahatladı~]. Bütün gün yanlış yerlerde beklemişti~: kapalı bir kapının önünde, kurumuş bir çeşmenin başında. “Burası hiç değilse belli,” dedi~. “Önümde biri var.” {H} biraz daha dik durdu^; sıranın başı olmak bunu gerektirirdi~.',
        },
        {
          level: 2,
          text: '“Çok oldu mu bekleyeli?” diye sordu~ ikinci. “Oldu,” dedi^ {H}. “Yürüyor mu bari?” “Ne?” “Sıra.” {H} önüne^ baktı^; önünde^ yol, yolun ucunda da [koca bir boşluk|yalnızca boşluk] vardı~. “Daha yürümedi,” dedi^ dürüstçe. İkinci bunu olağan karşıladı~.',
        },
        {
          level: 3,
          text: 'Arkada birinin olması tuhaftı~. {H} o güne kadar yalnız ileriye bakmıştı^, sırtını^ unutmuştu^ bile. Şimdi orada birinin öksürdüğünü, ayak değiştirdiğini, [kendi kendine bir ezgi mırıldandığını|usul usul bir şey mırıldandığını] duyuyordu^. Yol eskisi kadar uzun görünmüyordu~.',
        },
        {
          level: 1,
          text: 'Öğleye kadar sıra uzadı~. Gören ekleniyordu~; bu kadar kişi boşuna dizilmezdi~. En arkadan bir ses [sordu~|yükseldi~]: “Ne veriyorlar?” Soru öne doğru geldi~, ağızdan ağıza, sonunda {H:dat} vardı~. Bütün sıra [sustu~|kulak kesildi~].',
        },
        {
          level: 3,
          text: 'O ana kadar herkesin bir tahmini vardı~. Balık diyenler olmuştu~, şemsiye diyenler, [bedava|parasız] tıraş diyenler. Biri hiç konuşmuyor, yalnızca gülümsüyordu~; onun bildiği bir şey var sandılar~, arkasına geçtiler~. Bildiği bir şey yoktu~, ayağındaki pabuç yeniydi~.',
        },
        {
          level: 2,
          text: 'Sırada kavga da çıktı~. “Ben senden önceydim!” “Ben eğilmiştim, gitmemiştim.” İkinci araya girdi~ ve herkese yerini [söyledi~|gösterdi~]; kimin ne zaman geldiğini bir bir biliyordu~. “En önde o var,” dedi~ {H:acc} göstererek. Buna itiraz eden hiç çıkmadı~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Bir ara {S} duyuldu~. {H} hemen doğruldu^; arkasında^ bütün sıra, baştan sona, bir dalga gibi [doğruldu~|kıpırdadı~]. Gelen olmadı~. {H} gevşeyince sıra da gevşedi~. Kimse sebebini sormadı~; öndeki biliyorsa yeterdi~.',
        },
        {
          level: 3,
          text: '{H} bir cevap hazırlamaya çalıştı^. Doğrusu, verilecek bir şey yoktu~. Ama arkada bu kadar kişi vardı~; kimi [sabahtan beri|saatlerdir] ayaktaydı~, kimi yanındakiyle ahbap olmuştu~. Onlara hiç demek kolay değildi~. Yine de başka bir söz, sıranın kuyruğunu boşu boşuna uzatacaktı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} sıra görmüş kimse yoktu~; nasıl durulacağını ilk gün, dura dura [öğrendiler~|bulup çıkardılar~]. Öndekinin ensesine bakılıyordu~. Çok yaklaşınca ayıp oluyor, çok uzak kalınca araya biri giriyordu~. {H:gen} önünde^ ense yoktu~; o yola bakıyordu^.',
        },
        {
          level: 1,
          text: '“Bir şey vermiyorlar,” dedi^ {H}. “Ben bekliyorum, o kadar.” Arkadan homurtular geldi~; sıra [çözüldü~|dağıldı~], herkes işine gitti~. Yalnız ikinci kıpırdamadı~. “Sen gitmiyor musun?” “Sıram gelmedi ki,” dedi~.',
        },
        {
          level: 3,
          text: '“Sıra sana gelince ne olacak?” diye sordu^ {H}. İkinci bunu [hiç düşünmemişti~|ilk kez düşünüyordu~]. “Öne geçerim,” dedi~. “Öne geçince?” “Yolu daha iyi görürüm.” {H} biraz yana çekilecek oldu^, ama ikinci istemedi~. “Olmaz,” dedi~, “sıra sırayla.”',
        },
        {
          level: 3,
          text: 'Sıra dağılınca ortalık [birden|bir anda] genişledi~. Yerde sayısız ayak izi kalmıştı~; uzun, eğri bir çizgi, başı {H:dat} dayanan. İkinci izlere basmamaya çalışıyordu~. “Dönerlerse yerlerini bulsunlar,” dedi~. Dönen olmadı~, ama izler akşama kadar hiç bozulmadı~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: '{G.di}. Arkasında^ ikinci de aynısını yapmayı denedi~, beceremedi~. “Bu da beklemenin parçası mı?” diye sordu~. “Değil,” dedi^ {H}, “vakit geçsin diye.” İkinci rahatladı~; beklemenin [zor yerini|inceliklerini] kaçırdığını sanmıştı~. Vakti o da kendince, gelip geçeni selamlayarak geçirdi~.',
        },
        {
          level: 2,
          text: '“Beklediğin nasıldır?” dedi~ ikinci. {H} anlatmaya çalıştı^. İlk aklına gelen, uzaktan nasıl göründüğüydü~; yakından nasıl olduğunu [anlatmak|söylemek] daha zordu~. İkinci sözünü kesmeden dinledi~. “Tanırım artık,” dedi~ sonunda, “uzaktan da, yakından da.”',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Akşama doğru {K} geldi~. “Bu o mu?” diye fısıldadı~ ikinci. “Değil,” dedi^ {H}. Az sonra yoldan bir gölge geçti~. “Bu?” “Bu da değil.” İkincinin [hiç canı sıkılmadı~|hevesi kırılmadı~]; gelmeyenleri de aklında tutuyordu~.',
        },
        {
          level: 3,
          text: '“Ya hiç gelmezse?” demedi~ ikinci. {H} bu soruyu çok duymuştu^; soran hep [iyi niyetliydi~|acıyarak bakardı~] ve sorup giderdi~. İkinci ise oradaydı~, yerini beğenmiş gibi duruyordu~. “Gelince,” dedi~ yalnız, “ben biraz geri çekilirim. Siz rahat rahat konuşursunuz.”',
        },
        {
          level: 1,
          text: 'Karanlık basınca ikinci, “Sen biraz dinlen,” dedi~, “ben bakarım.” {H} beklemeye başladığından^ beri yolu kimseye [bırakmamıştı^|emanet etmemişti^]. “Ya gelirse?” “Seslenirim.” {H} bir süre daha direndi^. Sonra, ilk kez, yola bakmayı bıraktı^.',
        },
        {
          level: 3,
          text: 'Önce [yarım yamalak|yarım] dinlendi^; aklı^ yoldaydı~. “Bakıyor musun?” dedi^. “Bakıyorum.” Az sonra yine sordu^. “Bakıyorum,” dedi~ ikinci. “Sen de arada dinlenmeye baksan?” {H} bundan sonra sormadı^; arkasında^ duran birinin uyanık olduğu, sormadan da duyuluyordu~.',
        },
        {
          level: 2,
          text: 'Bir yolcu geçti~ gece yarısı. “Kimi bekliyorsunuz böyle?” dedi~. “Arkadaşımın beklediğini,” dedi~ ikinci, [sesini alçaltarak|fısıldayarak]. “Peki sen ne bekliyorsun?” İkinci bir an durdu~, yanında dinlenene baktı~. “Ben sıradayım,” dedi~. Yolcu başını salladı~, parmak uçlarına basarak uzaklaştı~.',
        },
        {
          level: 3,
          text: 'Karanlıkta bir ayak sesi yaklaştı~, ikinci [gözlerini kıstı~|dikkat kesildi~]. Anlatılanları bir bir hatırladı~: boyu değildi~, yürüyüşü değildi~. Yine de seslense mi, seslenmese mi, epey düşündü~. Ayak sesi başka yana saptı~. {H} bir şey duymadı^; dinleniyordu^, uzun zamandır dinlenmediği^ kadar.',
        },
        {
          level: 3,
          text: 'Sabaha karşı hava serinledi~. İkinci yerinde durup ayak değiştirdi~, içinden [bir ezgi|bir türkü] tutturdu~, yarıda bıraktı~. Bakmak, sırada durmaktan zordu~: sırada öndeki bakar, arkadaki ona güvenirdi~. Şimdi güvenilen kendisiydi~. Bunu düşününce biraz dikleşti~, tıpkı {H} gibi.',
        },
        {
          level: 1,
          text: 'Ortalık aydınlandı~. “Geldi mi?” dedi^ {H}. “Gelmedi,” dedi~ ikinci. Sesi yorgundu~, gözleri [kıpkırmızıydı~|küçülmüştü~]. {H} yola baktı^, sonra arkasına^ döndü^. “Şimdi sen dinlen,” dedi^. “Sıran gelirse seslenirim.”',
        },
      ],
    },
  ],
};
