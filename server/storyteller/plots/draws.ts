import type { Plot, PlotClass } from '../types.ts';

const PLOTS: readonly Plot[] = [
  {
    name: 'the-open-line',
    needs: ['!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Son çizgi dolaştı~, döndü~, başladığı yere bir parmak kala durdu~. {H} elini^ geri çekti^. {O} bitmiş görünüyordu~, ama orası açık kalmıştı~; bakan göz her seferinde o aralıktan [dışarı kaçıyordu~|içeri süzülüyordu~].',
      },
      {
        level: 2,
        text: 'Unutkanlıktan değildi~ bu. Çizgi oraya doğru yaklaşırken eli^ yavaşlamış, sonra kendi isteğiyle [havaya kalkmıştı~|havada durmuştu~]. Bir parmak daha gitse iş tamamlanacaktı~; eli^ o bir parmağı gitmemişti~. {H} onu zorlamamıştı^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} bırakırken [duraksadı^|oyalandı^]. Biten işin ardından onu temizler, yerine koyardı^; bugün temizlemeden bıraktı^, gene gerekecekmiş gibi, elinin^ uzanacağı yere. İkide bir ona bakıyordu^, sonra {O:dat}, sonra yeniden ona.',
      },
      {
        level: 3,
        text: 'İlk çizgiyle bir yer, ikincisiyle bir yön, üçüncüsüyle bir içerisi olmuştu~ {O:gen}. {H} o içerinin ne zaman açıldığını bilmiyordu^. Bir ara çizgiye dışarıdan değil içeriden baktığını^ fark etmiş, şaşırmış, kimseye [belli etmeden|söylemeden] çalışmayı sürdürmüştü^.',
      },
      {
        level: 3,
        text: 'Yakından bakınca başka şey görülüyordu~, uzaktan bakınca başka. Burnunu^ dayayınca yalnız çizgiler vardı~, birbirine yaslanmış; geri çekilince {O} [beliriyordu~|ortaya çıkıyordu~]. {H} tam arada, hangisinin hangisine dönüştüğünü anlamadığı^ bir yerde durdu^.',
      },
      {
        level: 3,
        text: 'Nereden başladığını^ aradı^. Her işin bir ilk çizgisi vardı~, sonrakiler onu [gözden saklardı~|örterdi~]. Bulamadı^; ama son çizginin varacağı yer de orasıydı~. Aradaki boşluk, baş ile sonu birbirine değdirmeden, parmak ucunda tutuyordu~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca başını^ çevirdi^. Yeniden baktığında^ {O} değişmişti~ sanki; değişen bakışıydı^ oysa. Gözü^ bu kez aralıktan içeri girmiş, bir an oradan [dışarıya|bu yana] bakmıştı~. Kısa sürmüştü~, gene de güzeldi~.',
      },
      {
        level: 1,
        text: '“Bitmemiş bu,” dedi~ {F} görünce. “Bitti.” “Şurası açık.” {F} parmağını aralığa koydu~, çizgi kapandı~; çekti~, açıldı~. “Bir [çizgilik|parmaklık] iş,” dedi~. “Neden kapatmadın?” {H} omuz silkti^: “Oradan girip çıkıyorum.”',
      },
      {
        level: 2,
        text: '“Oraya nasıl girilir?” dedi~ {F}. “Ayakkabıyla değil.” “Alay etme.” “Etmiyorum,” dedi^ {H}. “Gözünü çizgiye koy, onunla yürü. Aralığa gelince acele etme.” {F} denedi~; gözleri yürüdü~, yürüdü~, tam orada [kayboldu~|dalıp gitti~].',
      },
      {
        level: 3,
        text: '{F} uzun süre ses çıkarmadı~. Sonra [kısık|alçak] bir sesle, “İçerisi sessizmiş,” dedi~. “Söylemiştim.” “Söylememiştin.” {H} düşündü^; doğruydu~, söylememişti^, çizmişti^. Bu iki şeyi birbirinden ayırmak {o:dat} eskiden beri zor gelirdi~.',
      },
      {
        level: 3,
        text: '{F} iyi işin nasıl olacağını anlattı~: kapalı olurdu~, ucu açıkta kalan şey gün gelir oradan sökülürdü~. {H} her sözüne [hak verdi^|başını^ salladı^]. Ama {F} anlatırken bile ikide bir aralığa göz atıyor, oradan biri çıkacakmış gibi sesini alçaltıyordu~.',
      },
      {
        level: 3,
        text: '“Görenler eksik bulur,” dedi~ {F}. “Bulsunlar.” “Emeğin boşa gider.” “Nereye gider?” {F} cevap ararken elini havada dolaştırdı~; o el de gelip [aralığın|boşluğun] önünde durdu~. Oraya kadar gelen her el, nedense, duruyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} konuşmamak için {G.di}. {F} ise gözünü {O:abl} ayırmıyordu~; eşiğe kadar gelip de içeri buyur edilmeyi bekleyen bir [konuk|misafir] gibiydi~. “Bir çizgicik,” diye yineledi~, bu kez daha az inanarak.',
      },
      {
        level: 3,
        text: 'O gece parmağıyla^ havaya {O:acc} baştan çizdi^. Dolaştı^, döndü^, sona geldi^; parmağı^ alıştığı yerde durmak istedi~. {H} durdurmadı^, çizgiyi havada kapattı^. Görünen bir şey yoktu~, gene de karanlık biraz [daralmış|küçülmüş] gibi oldu~.',
      },
      {
        level: 1,
        text: 'Gece uyku tutmadı~; belki {F} haklıydı~. Kalktı^, tek bir çizgiyle aralığı kapattı^. {O} bir anda kusursuz oldu~. {H} baktı^, baktı^, içine giremedi^; kendi^ elinden^ çıkan şey {o:acc} [dışarıda bırakmıştı~|kapının önüne koymuştu~].',
      },
      {
        level: 2,
        text: 'Kapatmak ne kadar da kolay olmuştu~! Eli^ titrememiş, kaymamış, bir parmaklık yolu bir solukta geçmişti~. Onca uykusuzluk bu kadarcık [şey|çizgi] içindi~. {H} yattı^; gözlerini^ yumunca karanlıkta da o kapanmış çizgiyi gördü^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Gecenin içinde {K} daha keskindi~. Yeni çizginin üstüne eğilip [soluklandı^|derin bir soluk aldı^]; her taze işin kendine göre bir sıcaklığı olurdu~, birkaç saat sürerdi~. Bu çizgi hemen soğumuştu~. {H} elini^ çabucak çekti^.',
      },
      {
        level: 3,
        text: 'Bozmayı düşündü^. Elini^ uzattı^, çizginin üstünde tuttu^, indirmedi^. Belki göz alışırdı~, belki sabah ışığı başka bir yol [gösterirdi~|açardı~]. Kendi^ eliyle^ kapattığını^ aynı gece açarsa^ ertesi gece yeniden kapatacağından^ korkuyordu^.',
      },
      {
        level: 3,
        text: 'Sabaha kadar birkaç kez kalkıp baktı^. Her seferinde {O} biraz daha başkasının işi gibi duruyordu~. Güzel yerleri vardı~; {H} onları bir yabancı gibi [görüyor|buluyor], bir yabancı gibi beğeniyordu^. Beğenmek, demek, dışarıda durup yapılan bir şeydi~.',
      },
      {
        level: 3,
        text: 'Artık kimse eksik diyemezdi~. Överler, [parmakla gösterirler|yaklaşıp bakarlar], bir yerinden bile kuşkulanmazlardı~. {H} bunları düşünüp sevinmeye çalıştı^. Sevinç geldi~, çizginin çevresinde bir tur attı~, girecek yer bulamayınca geldiği gibi gitti~.',
      },
      {
        level: 1,
        text: 'Sabah {F} geldi~, selam vermeden baktı~; gözleri çizginin üstünde bir tur attı~, [bir tur daha|sonra bir daha]. “Kapatmışsın.” “İstediğin gibi,” dedi^ {H}. {F} sevinmedi~. “Dün girmiştim,” dedi~ usulca. “Bugün nereden gireceğim?”',
      },
      {
        level: 2,
        text: '“Sen istedin,” dedi^ {H}. “İstedim. Bir çizgi sanmıştım.” “Neymiş?” {F} omuzlarını düşürdü~. “Eşikmiş,” dedi~. “Dün gece gözümü yumdum, gene oradan geçtim. Bu sabah erkenden [bir daha geçmeye|onun için] geldim.”',
      },
      {
        level: 2,
        text: '“Bitmemiş demiştin,” dedi^ {H}. “Demiştim. Bitince bakılmıyormuş.” {F} bunu şikâyet eder gibi değil, yeni öğrendiği bir şeyi [anlatır|tekrarlar] gibi söyledi~. Gözü hâlâ çizginin üstünde dolaşıyor, eski yerini arıyordu~.',
      },
      {
        level: 3,
        text: '“Kusursuz olmuş,” dedi~ {F}, kabahat söyler gibi. {H}+de öyle düşünüyordu^. {O:gen} önünde, kapalı bir yerin önünde durur gibi durdular^; bakılacak her şey yerli yerindeydi~, bakanın [kalacağı|sığacağı] yer yoktu~.',
      },
      {
        level: 3,
        text: '“Peki dün nereden girdin?” dedi^ {H}, sınamak için. {F} hiç aramadan parmağını uzattı~, eski aralığın tam yerine koydu~. “Buradan,” dedi~. “Biraz eğilerek, soldan.” {H} gülmemek için dudağını^ ısırdı^; {o}+de oraya hep soldan, [eğilerek|biraz eğilip] girerdi^.',
      },
      {
        level: 3,
        text: '{F} çizgiyi izledi~, bu kez parmağıyla, değdirmeden. Kapanan yere gelince yavaşladı~. Orası ötekilerden biraz koyuydu~, biraz aceleci; [geceden kalma|gece yapılmış] bir hâli vardı~. “Burada uykun yokmuş,” dedi~. Bunu çizgiden okumuştu~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} gün çoktan başlamıştı~, yapılacak iş bekliyordu~; {H} işe bakmadı^. {F}+de yerinden kımıldamıyordu~. Açılacaksa şimdi açılmalıydı~: çizgi bir gün daha durursa [yerleşir|yerine alışır], herkes onu baştan beri oradaymış sanırdı~.',
      },
      {
        level: 3,
        text: 'Kapatan el {H:gen} eliydi^; açanın da o el olması beklenirdi~. Ama {H} elini^ uzatınca {F} hafifçe önüne^ geçti~. “Dün kapat diyen bendim,” dedi~. Bunu borcunu ödemeye gelmiş biri gibi, ciddi, biraz da [sabırsız|heyecanlı] söyledi~.',
      },
      {
        level: 1,
        text: '{H} yana çekildi^. {F} eğildi~, aynı yeri kendi eliyle, [özene bezene|usul usul] yeniden açtı~. Aralık bu kez daha genişti~, neredeyse iki parmak. “Niye bu kadar?” dedi^ {H}. “Yan yana geçelim diye,” dedi~ {F} ve {o:dat} yer verdi~.',
      },
    ],
  },
];

const NEEDS = ['human', 'object', '!negative', '!habit', '!state', '!passive', '!happening'];

/** Somebody draws or paints a thing, or works a face or a name into one. */
export const DRAWS: readonly PlotClass[] = [
  { name: 'draws', verbs: new Set(['çizmek', 'resmini yapmak', 'resmetmek']), needs: NEEDS, plots: PLOTS },
  // "suç işlemek" is no work of the hand: whose face or name it is must be said.
  { name: 'draws', verbs: new Set(['işlemek', 'nakşetmek']), needs: [...NEEDS, 'owned'], plots: PLOTS },
];
