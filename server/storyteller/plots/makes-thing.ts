import type { PlotClass } from '../types.ts';

/** Somebody makes a thing with their hands, or mends it. */
export const MAKES_THING: PlotClass = {
  name: 'makes-thing',
  verbs: new Set([
    'yapmak',
    'dikmek',
    'örmek',
    'işlemek',
    'çizmek',
    'tamir etmek',
    'onarmak',
    'inşa etmek',
    'dokumak',
    'oymak',
  ]),
  needs: ['human', 'object', '!negative', '!habit', '!state', '!unmade', '!food', '!planted', '!abstract'],
  plots: [
    {
      name: 'where-the-hand-slipped',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. İş bitince geri çekildi^, başını^ yana eğdi^ ve gördü^: bir yerinde eli^ kaymıştı~. Tırnak ucu kadar bir yanlıştı~. {H} yaklaştı^, uzaklaştı^; bir kez [gördükten sonra|gözüne çarpınca] başka hiçbir yerine bakamaz oldu^.',
        },
        {
          level: 3,
          text: 'Elinin^ neden kaydığını hatırlıyordu^ üstelik. Tam o sırada biri seslenmiş, ya da seslenmiş gibi olmuştu~; başını^ kaldırmış, kimseyi görememiş, [kaldığı^ yerden|hiç durmamış gibi] sürdürmüştü^. O yarım soluk, şimdi, {O:gen} üstünde duruyordu~.',
        },
        {
          level: 2,
          text: 'Baştan yapmayı düşündü^. Hesapladı^: söküp bozmak bir gün, yeniden yapmak [bir gün daha|daha da fazla]. Elleri^ yorgundu~, gözleri^ yanıyordu~. Yanlışın üstüne avucunu^ koydu^; avucunun^ altında {O} kusursuzdu~. Avucunu^ kaldırdı^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: 'Akşam {W:loc} herkes gittikten sonra bir kez daha baktı^. Işık yandan vurunca yanlış büyüyor, önden vurunca kayboluyordu~. Demek {O:acc} hep önden göstermek gerekiyordu~. Buna güldü^, sonra [gülüşü^ yarım kaldı~|gülmekten vazgeçti^].',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} eline^ aldı^, yanlışa yaklaştırdı^. Bir dokunsa belki düzelirdi~; bir dokunsa belki büsbütün [bozulurdu~|giderdi~]. Soluğunu^ tutup bekledi^. {T} elinde^ titremeye başlayınca onu yerine bıraktı^ ve ellerini^ arkasında^ birleştirdi^.',
        },
        {
          level: 1,
          text: '“Bitti mi?” diye sordu~ {F}, içeri girer girmez. “Bitti,” dedi^ {H}, bedenini^ araya sokup. {F} çevresini dolaştı~, parmağını [değdirmeden|uzaktan] gezdirdi~. “Güzel olmuş,” dedi~. Parmak tam o yerde durdu~. “Burası ne?”',
        },
        {
          level: 3,
          text: '“Gölge,” dedi^ {H}. {F} ışığın önünden çekildi~. “Gölge gitmedi.” “Öyleyse toz.” {F} üfledi~. “Toz da gitmedi.” Bir süre ikisi de [o yere|oraya] baktı~. Tırnak ucu kadar yanlış, aralarında koca bir sessizlik gibi duruyordu~.',
        },
        {
          level: 2,
          text: '“Kimse fark etmez,” dedi~ {F}. “Sen ettin.” “Ben senin yüzüne bakıyordum, ondan.” {H} bunu duyunca biraz rahatladı^, biraz [alındı^|utandı^]. Yüzünün^ bir yanlışı ele vereceğini hiç hesaba katmamıştı^. {F} gülümsedi~ ve yanlışın yanına oturdu~.',
        },
        {
          level: 3,
          text: 'O gece yatakta parmakları^ kımıldadı~; uykunun kıyısında hâlâ çalışıyorlardı~. Aynı yere geliyor, aynı yerde kayıyorlardı~. {H} bir ara kalktı^, karanlıkta {O:dat} dokundu^. Göz görmeyince yanlış, [tuhaf şey|nedense], en tanıdık yeriydi~.',
        },
        {
          level: 1,
          text: 'Sabah {F} {o:dat} bir şey göstermek istedi~. Kendi yaptığı eski bir işi getirdi~, ters çevirdi~, işaret parmağını bir yere bastı~. Orada da [bir yanlış|küçük bir kayma] vardı~. “Yirmi yıl önce,” dedi~ {F}. “Her sabah buradan tanırım.”',
        },
        {
          level: 3,
          text: '“Neden düzeltmedin?” diye sordu^ {H}. “Düzelttiklerim oldu,” dedi~ {F}. “Onların hangisi benim, bilmiyorum.” İşi geri çevirdi~, yüzü yukarı. Kusursuz görünen yanı [güzeldi~|parlıyordu~], ama {H:gen} gözü^ hep öteki yana gitmek istiyordu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Aralarında {K} duruyordu~. {F} eski işi burnuna götürdü~. “Hâlâ kokuyor,” dedi~, “o günkü gibi.” {H}+de eğildi^. Yirmi yıllık bir yanlışın böyle taze kokması [tuhaftı~|şaşırtıcıydı~]. Kendi^ işinin^ yirmi yıl sonrasını düşündü^ ilk kez.',
        },
        {
          level: 2,
          text: '“Ya bunu alan bakarsa?” dedi^ {H}. “Bakar.” “Ya görürse?” “Görsün.” {F} omuz silkti~. “İnsan elinden çıkmış der. Başka nereden çıkacaktı?” {H} bu kadar [düz|kolay] bir cevap beklemiyordu^; itiraz edecek yer aradı^, bulamadı^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} geldi~. {H} başını^ çevirmedi^; dün bu kadar küçük bir sese dönmüş, elini^ kaydırmıştı^. Bugün dönse ne olurdu~? Döndü^. Hiçbir şey yoktu~, yalnız gün vardı~, sıradan ve [aydınlık|kocaman]. Yeniden {O:dat} baktı^.',
        },
        {
          level: 3,
          text: 'Uzaktan, çocuk gözüyle bakmayı denedi^; çömeldi^, gözlerini^ kıstı^. Oradan bakınca {O} yalnız kendisiydi~: işe yarayacak, birinin [seveceği|beğeneceği] bir şey. Yanlış, bakanın gözündeydi~ belki. Ayağa kalkınca yine yerine döndü~, inatçı, küçücük.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Ellerini^ boş tutamadı^; {G.di}, bıraktı^. Yapılacak iş kalmamıştı~ aslında. Kalan, işi bırakmaktı~; bütün işlerin en [zoru|ağırı] oydu~. {F} bunu biliyor olmalıydı~ ki hiç ses etmiyor, yalnızca bekliyordu~.',
        },
        {
          level: 1,
          text: '{H} yanlışın üstüne eğildi^. Düzeltmek için eğilmemişti^; kenarına, ancak bilenin göreceği bir nokta koydu^, [adının^|kendi^ adının^] ilk harfi kadar. “Ne yaptın?” dedi~ {F}. “İmzaladım,” dedi^ {H}.',
        },
        {
          level: 2,
          text: '“Şimdi herkes görür,” dedi~ {F}. “Görsün diye.” {H} ilk kez {O:dat} önden değil, o yandan baktı^. Işık yanlışa vuruyor, noktayı buluyor, orada bir an [oyalanıyordu~|duruyordu~]. {F} eğilip uzun uzun baktı~, sonra elini {H:gen} omzuna^ koydu~.',
        },
        {
          level: 1,
          text: '{O} gitmesi gereken yere gitti~. Çok sonra bir gün {H} onu kalabalığın içinde, başka ellerde, [karanlık|loş] bir köşede yeniden buldu^. Emin olmak için bakması^ gerekmedi~; parmağını^ uzattı^. Parmağı^ o küçük yere kendiliğinden gitti~.',
        },
      ],
    },
  ],
};
