import type { Plot, PlotClass } from '../types.ts';

const TELL_THE_CAT: Plot = {
  name: 'tell-the-cat',
  needs: ['settled', '!space', '!confined', '!solitary'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.olağan}. İki kapıya da aynı kedi uğrardı~. Bir akşam {H} kediye, “Don vuracak,” dedi^, [biraz yüksek|gereğinden yüksek] sesle, “biberleri örtmeli.” Sabah bir de baktı^ ki {X:gen} biberlerinin üstü örtülmüş.',
    },
    {
      level: 3,
      text: 'Küslüğün bir sebebi vardı~ elbette, başından sonuna anlatılacak bir sebep. Ama anlatmak için ağız açmak gerekiyordu~, ağız açmak için de önce [karşıdakinin|ötekinin] açması. Böyle böyle sebep eskimiş, suskunluk yeni kalmıştı~; her sabah [yıkanıp ütülenmiş|yeni giyilmiş] gibi duruyordu~.',
    },
    {
      level: 2,
      text: 'Kedi kır bir kediydi~, bir kulağının ucu eksikti~. Sabah bir kapının eşiğinde, ikindi öbürünün eşiğinde uyurdu~. Kime ait olduğunu soran olursa {H}, “Kimsenin,” derdi^; {X:dat} sorulsa o da aynısını derdi~. [Yine de|Oysa] iki kapının önünde de bir tas dururdu~.',
    },
    {
      level: 1,
      text: '{X} geri kalmadı~: ertesi gün kediye uzun uzun kayan bir kiremitten söz etti~, {H} çıkıp çatıya baktı^. [Öylece|Günlerce] sürdü~ bu. Kimse kimseye bir şey söylemiyor, kedi her şeyi biliyordu~.',
    },
    {
      level: 3,
      text: 'Zamanla kuralları da oluştu~. Ad söylenmezdi~, “biri” denirdi~: birinin bacası tütüyor, biri kapısını açık unutmuş. Cevap hemen verilmezdi~; kedi önce karşıya geçmeli, orada biraz oturmalıydı~. {H} acele ettiği^ bir gün [kendine^|içinden^] kızdı^, daha kedi yolun yarısındaydı~.',
    },
    {
      level: 2,
      text: 'Bir akşam {X:gen} eşiğine kedi için bir tabak bırakıldı~: zeytinyağlı dolma, üstünde yarım limon. Kedi koklayıp geçti~. {X} tabağı alıp içeri götürdü~, ertesi sabah yıkanmış olarak {H:gen} eşiğine^ koydu~. İçinde dört ceviz vardı~; [kediler ceviz yemezdi~|kedi cevize de bakmadı~].',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '“Birinin {T:dat} ihtiyacı var,” dedi~ bir gün {X}, kedinin başını okşayarak. {H} içeri girdi^, onu aldı^, kedinin yattığı yere bıraktı^. Sabah yerinde yoktu~; akşam geri gelmişti~, hem de [silinmiş|tertemiz]. {H} buna kediye teşekkür etti^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Karşıdan {K} geldi~; {H:gen} burnu^ kapıya kadar uzandı~. “Ne güzel kokuyor,” dedi^ ayağının^ dibindeki kediye. “Kim bilir nereden.” Kedi esnedi~. Az sonra karşı kapı biraz daha aralandı~; koku şimdi [sakınmadan|bol bol] geliyordu~, üstelik rüzgâr hep aynı yöndeydi~.',
    },
    {
      level: 3,
      text: 'Bir keresinde kediye bir fıkra anlattı^, eskiden bildiği^ bir fıkra. Sonuna geldi^, kedi kılını kıpırdatmadı~. Ama karşıda bir öksürük duyuldu~, bastırılmaya çalışılan, uzayıp giden bir öksürük. {H} gülümsemesini^ [eliyle^ örttü^|yakasına^ sakladı^] ve o gece fıkranın devamını hatırlamaya uğraştı^.',
    },
    {
      level: 3,
      text: 'Bayram sabahı kedi iki kapıda da durduruldu~. “Bayramın kutlu olsun,” dedi^ {H} ona, eğilip. Karşıya geçince aynı sözü orada da işitti~. Sonra iki eşiğin arasında durdu~, [bir o yana|bir sağa] bir bu yana baktı~; kutlanmış, ama neyi kutladığını anlamamıştı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} çalışırken de kediyle konuştuğu^ oluyordu~; lafı biriktiriyor, akşam eşikte sırayla söylüyordu^. Bir gün unutmamak için sözleri [parmaklarına^ dizdi^|parmaklarıyla^ saydı^]: hava dönecek, ekmek pahalandı, ıhlamur çiçek açtı. Sonuncusu haber sayılmazdı~, ama en çok onu söylemek istiyordu^.',
    },
    {
      level: 1,
      text: '“O kedi sağır,” dedi~ {F}. “Bilmiyor musun?” “Biliyorum.” “Öteki?” “O da biliyor.” {F} başını sallayıp gitti~. Üç gün sonra kedi gelmedi~; tası da, {H:gen} içi^ de [öylece|el sürülmeden] dolu kaldı~.',
    },
    {
      level: 2,
      text: 'Kedisiz ilk akşam eşiğe çıktı^, “Rüzgâr çıkacak,” dedi^ ve sustu^. Söz boş taşın üstünde kaldı~. Karşı eşikte de biri duruyordu~; o da yere, kedinin yerine bakıyordu~. Biraz [öyle kalındı~|durdular^], sonra iki kapı, birbirinden habersizmiş gibi, aynı anda kapandı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Gece {S} duyuldu~; {H} kedi sanıp kapıyı açtı^. Kedi değildi~. Karşı kapının da açılmış olduğunu gördü^; eşikte {X}, kulağı aynı seste. Kimse kimseyi görmemiş oldu~. {H} kapıyı [yavaşça|ses çıkarmadan] örttü^, ama sürgüyü çekmedi^.',
    },
    {
      level: 2,
      text: '“Git, sor,” dedi~ {F}. “Kime?” “Biliyorsun kime.” “Sen sorsan?” “Ben kedi miyim?” {H} bunu [bir an|ciddi ciddi] düşündü^. “Sen duyarsın,” dedi^ sonunda, “sana söylenen sende kalmaz. Kedi iyiydi.” {F} güldü~, ama gülerken tasları gördü~ ve sustu~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Ne iş tutsa^ yarım kalıyordu~. Elleri^ alışsın diye {G.di}, bitirince ayağının^ dibine baktı^; orada, bunu izleyip gözlerini kısacak kimse yoktu~. Bugün söyleyecek tek bir şeyi^ vardı~, onu da kediye [anlatamazdı^|soramazdı^]: “Neredesin?”',
    },
    {
      level: 3,
      text: 'Ötekinin tasına da baktı^, geçerken, göz ucuyla. O da doluydu~, üstünde bir yaprak yüzüyordu~. Akşam baktığında^ yaprak alınmış, süt tazelenmişti~. {H} eve dönünce [kendi^ tasındaki^|kendi^ kapısındaki^] sütü de döktü^, yenisini koydu^; geride kalmak istemezdi^.',
    },
    {
      level: 1,
      text: 'Dördüncü akşam {H} aramaya çıktı^ ve köşede {X:ins} burun buruna geldi^. Onun da elinde bir tas vardı~. Arada sözü götürecek kimse yoktu~. {H} yutkundu^. “Sende mi?” dedi^. “Sende sandım,” dedi~ {X}.',
    },
    {
      level: 3,
      text: 'Ne tuhaftı~ o ses, bu kadar yakından! Onca zaman kediye söylenirken hep biraz yüksek, biraz yandan gelmişti~. Şimdi alçaktı~, [doğruca|dosdoğru] yüze geliyordu~. {H} bir şey daha söylesin diye bekledi^; {X}+de galiba bunun için bekliyordu~.',
    },
    {
      level: 2,
      text: '“Dere tarafına bakayım,” dedi^ {H}. “Baktım oraya.” “Ne zaman?” “Dün gece.” “Dün gece ben de yokuşa baktım.” {X} durdu~. “Birlikte çıksak,” dedi~ ağır ağır, “[yarı zamanda|bir gecede] bakardık.” Bu, kediye söylenmiş olamayacak kadar uzun bir cümleydi~.',
    },
    {
      level: 3,
      text: 'Seslenmek boşunaydı~, kedi duymazdı~. Yere vurmak gerekiyordu~; sağır kedi sesi tabanlarından işitir, bunu bu mahallede bilen [iki kişi|yalnız iki kişi] vardı~. Sokağın ortasında, hiç konuşmadan, sırayla tepindiler^. Pencereden bakan biri perdeyi açtı~, bir daha da kapatamadı~.',
    },
    {
      level: 3,
      text: 'Karanlık basamaklarda {X} tökezledi~, {H} kolundan tuttu^. Tutmak da bir söz sayılır mıydı~, bilmiyordu^. Düz yola çıkınca bırakması^ gerekirdi~; bir iki adım daha bırakmadı^. “Işık azaldı,” dedi^ bir açıklama olsun diye. “Azaldı,” dedi~ {X}.',
    },
    {
      level: 3,
      text: 'Yalnız kediden konuştular^. En çok nerede yatardı~, kime kızardı~, yağmurda hangi saçağın altına girerdi~. {H} onun sabahlarını bilmiyordu^, {X}+de ikindilerini. Yan yana konunca [bütün bir gün|tam bir gün] çıktı~ ortaya; kedinin günüydü~, ama içinde iki kapı vardı~.',
    },
    {
      level: 2,
      text: '“O fasulyeler için,” dedi~ {X} birden, “geçen gün söylediğin. Sulamıştım ben de.” “Kediye demiştim.” “Kediye, tabii.” Birkaç adım sessiz gidildi~. “İyi olmuştu fasulyeler,” dedi^ {H}, [önüne^|yere] bakarak. Nereden bildiğini^ soran olmadı~.',
    },
    {
      level: 3,
      text: 'Taslar yürüdükçe çalkalanıyordu~. “Birini döksek,” dedi~ {X}. “Hangisini?” Bunun da yeni bir küslüğe varacak bir soru olduğu [hemen anlaşıldı~|belliydi~]. Bir taşa oturdular^, iki sütü tek tasta birleştirdiler^; boş tası {H} aldı^, dolusunu {X}.',
    },
    {
      level: 1,
      text: 'Kediyi devrik bir küfenin altında buldular^, koynunda dört yavru vardı~. {X} yere eğildi~. “Söyle de yarısını alsın,” dedi~ kediye. {H} kediye bakmadı^. “[Yarısını alırım|Alırım yarısını],” dedi^, {X:gen} yüzüne bakarak.',
    },
  ],
};

const silentWith = (needs: readonly string[]): PlotClass => ({
  name: 'silent-with',
  verbs: new Set(['-konuşmak', 'küsmek', 'küs olmak', 'küs kalmak', 'dargın olmak']),
  needs: ['human', '!passive', '!child', ...needs],
  plots: [TELL_THE_CAT],
});

/** Two people do not speak with one another: both are the heroes, or the hero and somebody the idea names. */
export const SILENT_WITH: readonly PlotClass[] = [silentWith(['several', '!meets']), silentWith(['meets'])];
