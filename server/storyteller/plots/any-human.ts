import type { Plot } from '../types.ts';

/** Any single event of a human: what they do with it afterwards. */
export const ANY_HUMAN_PLOTS: readonly Plot[] = [
  {
    name: 'the-skipped-place',
    needs: ['human', '!solitary', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. [İlk fırsatta|Vakit geçirmeden] {F:acc} bulup olanı bir solukta anlattı^, başını da sonunu da. {F} sözü hiç kesmeden dinledi~, bir süre düşündü~. “[Bir yerini atladın,|Arada bir yeri geçtin,]” dedi~ sonra.',
      },
      {
        level: 3,
        text: '“Atlamadım,” dedi^ {H}. “Hepsi bu kadar.” {F} [üstelemedi~|ısrar etmedi~]; biraz kenara çekilip yer açtı~. {H} yanına oturdu^ ve olanı içinden^ [bir daha geçirdi^|yeniden geçirdi^]. Eksik bir şey bulamadı^, ama aramayı da bırakamadı^.',
      },
      {
        level: 2,
        text: '{H} ertesi gün bir daha denedi^. Bu kez acele etmedi^; [önce ışığı|önce havayı], sonra sesleri, sonra ellerinin^ ne yaptığını anlattı^. {F} başını sallaya sallaya dinliyordu~. Bir yerde [başı durdu~|bakışı değişti~]. “İşte orası,” dedi~. “Orada hızlandın.”',
      },
      {
        level: 3,
        text: '“Nasıl hızlandım?” diye sordu^ {H}. {F} [anlatmak yerine gösterdi~|cevap yerine elini uzattı~]: iki parmağını dizinin üstünde yürüttü~, ağır ağır, sonra birden koşturdu~, sonra yine ağır ağır. {H} o koşan parmaklara baktı^ ve güldü^; [gülüşü^ yarım kaldı~|gülüşü^ kısa sürdü~].',
      },
      {
        level: 3,
        needs: ['workplace', 'tool'],
        text: '{W:loc} işine^ döndü^, ama aklı^ o hızlanan yerdeydi~. {T:acc} eline^ aldı^, bıraktı^, bir daha aldı^. [Yapacağı^ iş|Önündeki^ iş] belliydi~; yine de her seferinde aynı yerde duruyor, [ne yapacağını^ unutuyordu^|başa dönüyordu^].',
      },
      {
        level: 3,
        text: 'Neden bu kadar dert ettiğini^ bir türlü bilmiyordu^. Anlatılacak olanı anlatmıştı^; üstelik kimse [bundan|anlattığından^] daha fazlasını istemiyordu~. Ama insan bir kez dişindeki boşluğu fark edince dili hep oraya gider; {H}+de her sözünde^ [o eksik yere gidiyordu^|o eksik yeri yokluyordu^].',
      },
      {
        level: 1,
        text: '{H} o gece uyuyamadı^. {V.dik:acc} [gözleri^ açık|karanlıkta], kendi sesiyle^ baştan anlattı^ ve hızlandığı^ yeri sonunda kendi kulağıyla^ duydu^. Orada bir soluk vardı~; [hep|her seferinde] üstünden atlayıp geçiyordu^.',
      },
      {
        level: 2,
        text: '“Belki de bilmen gerekmiyor,” dedi^ {H} sabah, daha {F} ağzını açmadan. {F} [omzunu silkti~|gülümsedi~]. “Ben merak etmiyorum. Ama sen oradan geçerken gözünü kapatıyorsun. Yürürken gözünü kapatan [düşer|bir yere çarpar], ben ona bakıyorum.”',
      },
      {
        level: 3,
        text: 'O gün {H} kısa cümlelerle konuştu^. Sorulana “evet” dedi^, “hayır” dedi^, “sonra” dedi^. Akşam olunca [boğazı^ ağrıyordu~|çenesi^ yorulmuştu~]; hiç bağırmamıştı^, demek söylemediği^ şey de söylediği^ kadar [yoruyordu~|yer tutuyordu~].',
      },
      {
        level: 3,
        text: '{F} ertesi gün ortada görünmedi~. {H} önce rahatladı^, öğleye doğru [aramaya başladı^|yolunu gözledi^]. Sonunda uzaktan ayak sesini tanıdı^. “Gelmeyeceksin sandım,” dedi^. {F} soluklandı~: “Anlatmaya [hazır olmanı|karar vermeni] bekliyordum.”',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Elleri^ bir işe tutunsun diye {H} {G.di}. [İyi geldi~|Bir süre iyi geldi~]. Sonra aynı yer yine önüne^ çıktı~, dönüp dolaşıp çıktı~; [sanki|tıpkı] karanlıkta her seferinde ayağının^ takıldığı bir eşik gibiydi~.',
      },
      {
        level: 3,
        text: '{H} bir ara o yeri başkasına anlattırmayı bile düşündü^. Biri kalkıp, “Şöyle olmuştur,” dese [rahatlayacaktı^|hemen “evet” diyecekti^]. Ama orada {H:abl} başka kimse yoktu~; o bir soluğu [bilen|duyan] da, atlayan da, dönüp alabilecek olan da yalnız bir kişiydi~.',
      },
      {
        level: 2,
        text: '{F} o gün hiçbir şey sormadı~. Yalnızca kendi başından geçeni anlattı~: [çocukken|küçükken] bir kez kaybolmuştu~ ve bunu herkese gülünç bir şey gibi anlatmıştı~. “Gülünç değildi,” dedi~ şimdi. “Bunu ilk sana söylüyorum.” {H} [cevap bulamadı^|ne diyeceğini^ bilemedi^].',
      },
      {
        level: 3,
        text: '“Peki neden gülünç anlattın?” diye sordu^ {H} epey sonra. {F} bunu [hiç düşünmemişti~|ilk kez düşünüyordu~]. “Güldükleri zaman bana bakmıyorlardı,” dedi~. “Anlattığım çocuğa bakıyorlardı.” {H} başını^ salladı^; [bunu çok iyi anlamıştı^|bu hileyi çok iyi biliyordu^].',
      },
      {
        level: 1,
        text: '“Bir daha anlat,” dedi~ {F} sonunda. “[Yavaş|Acele etmeden] anlat.” {H} başladı^; tam o yere gelince sustu^. {F} kıpırdamadan bekledi~. “Ne oldu orada?” “Hiçbir şey,” dedi^ {H}. “Peki senin içinde ne oldu?”',
      },
      {
        level: 3,
        text: 'Uzakta bir şey düştü~, [gürültüsü|sesi] yankılandı~, sonra ortalık yine durdu~. {F} dönüp bakmadı~ bile. {H} bunu fark etti^: o anda ne olursa olsun, {F} yalnız bu cevabı [bekliyordu~|dinleyecekti~].',
      },
      {
        level: 3,
        text: '“Yoruldun mu?” dedi~ {F}. “Yoruldum.” “Ben yorulmadım,” dedi~ {F}, “[sabaha kadar|yarın da] dinlerim.” Bunu öyle rahat söylemişti~ ki {H} inandı^. Bir sözün başında bekleyen biri varsa söz [daha az üşüyordu~|daha kolay doğruluyordu~].',
      },
      {
        level: 3,
        text: '{H} birkaç kelime denedi^ içinden^. Biri çok büyüktü~, biri [başka birinin ağzına|kitaplara] yakışırdı~, biri de doğru değildi~. Hepsini bıraktı^. Geriye en küçüğü kaldı~, onu söylemek de [en zoruydu~|ötekilerden zordu~]; dilini^ dişlerine^ dayayıp bekledi^.',
      },
      {
        level: 2,
        text: '“İstersen arkamı döneyim,” dedi~ {F} ve [sahiden döndü~|cevabı beklemeden döndü~]. {H} onun ensesine, omuzlarına, iki yana bıraktığı ellerine baktı^. Bir yüze söylenemeyen şey [bir sırta|dönük bir sırta] daha kolay söylenebilirdi~. Yine de {F:gen} omzuna dokundu^, onu geri çevirdi^.',
      },
      {
        level: 2,
        text: '{H} soluğunu^ bıraktı^. [Eskiden olsa|Bir gün önce olsa] sözü çevirir, {F:dat} başka bir şey sorardı^. Bu kez çevirmedi^. Susmanın içinde durdu^, ayağını suya sokup alışmayı bekleyen biri gibi; [soğuk|ilk ürperti] azar azar geçti~.',
      },
      {
        level: 3,
        text: 'Kaçmak için hâlâ vakti^ vardı~. “Unuttum,” diyebilirdi^, [“önemli değil”|“geçti gitti”] diyebilirdi^; {F}+de inanmış görünürdü~ ve bir daha sormazdı~. {H} en çok bundan ürktü^: bir daha hiç sorulmayacak olmasından.',
      },
      {
        level: 1,
        text: '“Korktum,” dedi^ {H}. Kelime ağzından^ küçücük çıktı~; [günlerdir|bunca zaman] üstünden atladığı^ şey bu kadardı~. {F} ne güldü~ ne acıdı~, yalnızca yerini {H:dat} doğru kaydırdı~. “Şimdi oldu,” dedi~. “Şimdi hepsini biliyorum.”',
      },
      {
        level: 1,
        text: 'Aylar sonra biri aynı şeyi sordu~. {H} olanı baştan anlattı^; o yere gelince durdu^, korktuğunu^ da [söyledi^|kattı^] ve devam etti^. Az ötede {F} başını kaldırmış, söze karışmadan [dinliyor|bakıyor], gülümsüyordu~.',
      },
    ],
  },
];
