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
          text: 'Gelen, rahat bir soluk aldı~. Bütün gün yanlış yerlerde beklemişti~: kapalı bir kapının önünde, kurumuş bir çeşmenin başında. “Burası hiç değilse belli,” dedi~. “Önümde biri var.” {H} biraz daha dik durdu^; sıranın başı olmak bunu gerektirirdi~.',
        },
        {
          level: 2,
          text: '“Çok oldu mu bekleyeli?” diye sordu~ ikinci. “Oldu,” dedi^ {H}. “Yürüyor mu bari?” “Ne?” “Sıra.” {H} önüne^ baktı^; önünde^ yol, yolun ucunda da [hiç kimse|boşluk] vardı~. “Daha yürümedi,” dedi^ dürüstçe. İkinci bunu olağan karşıladı~.',
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
          level: 1,
          text: '“Bir şey vermiyorlar,” dedi^ {H}. “Ben bekliyorum, o kadar.” Arkadan homurtular geldi~; sıra [çözüldü~|dağıldı~], herkes işine gitti~. Yalnız ikinci kıpırdamadı~. “Sen gitmiyor musun?” “Sıram gelmedi ki,” dedi~.',
        },
        {
          level: 3,
          text: '“Sıra sana gelince ne olacak?” diye sordu^ {H}. İkinci bunu [hiç düşünmemişti~|ilk kez düşünüyordu~]. “Öne geçerim,” dedi~. “Öne geçince?” “Yolu daha iyi görürüm.” {H} biraz yana çekilecek oldu^, ama ikinci istemedi~. “Olmaz,” dedi~, “sıra sırayla.”',
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
          level: 1,
          text: 'Ortalık aydınlandı~. “Geldi mi?” dedi^ {H}. “Gelmedi,” dedi~ ikinci. Sesi yorgundu~, gözleri [kıpkırmızıydı~|küçülmüştü~]. {H} yola baktı^, sonra arkasına^ döndü^. “Şimdi sen dinlen,” dedi^. “Sıran gelirse seslenirim.”',
        },
      ],
    },
  ],
};
