import type { Plot, PlotClass } from '../types.ts';

const ORDINARY = ['!person-object', '!creature', '!negative', '!state', '!passive', '!child'];

const OTHER_PEOPLES_THINGS: Plot = {
  name: 'other-peoples-things',
  needs: ['settled', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Farkına vardığında^ eli^ {O:acc} almak için uzanmış, boşlukta kalmıştı~. Geldiği^ yolu koşarak döndü^. Geç kalmıştı^: {O} bıraktığı^ yerde değildi~, [onu gören de|gördüm diyen de] çıkmadı~.',
    },
    {
      level: 3,
      text: 'Yolda yanından^ geçenler birinden kaçtığını^ sanmış olmalıydı~. Oysa {H} bir şeye yetişmek için koşmuştu^, hem de hiç kıpırdamayan bir şeye. {O:acc} yerinde bulmak için ne [sözler|adaklar] adamıştı^ o yol boyunca; hiçbirini tutması^ gerekmedi~.',
    },
    {
      level: 3,
      text: 'O son anı geri getirmeye çalıştı^. El başka işe uzanmış, göz başka yere bakmış, ayaklar yürüyüp gitmişti~; biri olsun arkada ne kaldığını sormamıştı~. {H} üçüne de ayrı ayrı kızdı^, [en çok|hele hele] o kadar çabuk yürüyen ayaklarına^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} ne varsa kaldırdı^, altına baktı^, yerine koydu^. {O} orada değildi~, olmadığını da biliyordu^; ama insan yitiğini önce bildiği yerde arıyordu~. Aynı şeyi [üçüncü kez|yine] kaldırdığını^ görünce durdu^.',
    },
    {
      level: 1,
      text: 'Oradan kim geçtiyse kapısını çaldı^. {O} kimsede yoktu~; ama herkesin bir köşede, sahibini bekleyen bir şeyi vardı~: bir kaşık, bir tarak, tek bir eldiven. “Senin değilse de al,” dediler~, “belki sahibine rastlarsın.” Yalnız bir kapı [açılmadı~|kapalıydı~].',
    },
    {
      level: 2,
      text: 'Ne aradığını^ her eşikte baştan anlattı^. Anlattıkça {O} değerleniyordu~: ilk kapıda sıradan bir şeydi~, sonuncuda anlatırken sesi^ titredi~. Sonuncu kapıdaki adam başını eğerek dinledi~. “Böyle bir şeyi ben bulsaydım,” dedi~, “[kapı kapı sahibini arardım|o gece uyuyamazdım].”',
    },
    {
      level: 3,
      text: 'Kaşığı veren kadın, uzatmadan önce sapını önlüğüne sildi~. “Altı yıl önce bir bayramda kaldı,” dedi~. “Her gelene gösteriyorum, kimse benim demiyor.” Kaşık pırıl pırıldı~; sahibi çıkmasa da [altı yıldır|onca yıl] her hafta ovulmuştu~.',
    },
    {
      level: 3,
      text: 'Tarağı veren ihtiyar karşılık istedi~. “Sahibini bulursan gel, söyle,” dedi~. “Bir dişi kırık, bak. Nasıl bir saçta kırılmış, [yıllardır|oldum olası] merak ederim.” {H} söz verdi^. Kendi kaybını^ aramaya çıkmış, şimdi bir de kırık dişin hesabını üstlenmişti^.',
    },
    {
      level: 3,
      text: 'Açılmayan kapıyı bir daha çaldı^. İçeriden ne ayak sesi geldi~ ne bir ışık göründü~. “Boşuna çalma,” dedi~ yoldan geçen biri. “Sabah erkenden çıktı, telaşlıydı, elinde de bir şey vardı.” {H} bunun üstünde [durmadı^|pek durmadı^]; aklında^ bir tek {O} vardı~.',
    },
    {
      level: 3,
      text: 'Sonlara doğru soruyu bitirmesine^ bile gerek kalmadı~. Kapıyı açan önce boş eline^, ardından yüzüne^ bakıyor, “Bekle,” deyip içeri giriyordu~. {H} her seferinde umutlandı^, her seferinde eşiğe bir başkasının eksiği çıktı~: [bir düğme|bir çakı], bir fincan tabağı, bir topaç.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Kapılardan birinden {K} geldi~ ve {H:gen} ayakları^ orada fazladan bir dakika kaldı~. {O:acc} son kez elinde^ tuttuğunda^ da buna benzer bir koku vardı~ sanki. Gözlerini^ yumup kokunun ucundan [geriye|o ana doğru] gitmek istedi^; kapı kapanınca koku da kesildi~.',
    },
    {
      level: 1,
      text: 'Akşam kucağı^ başkalarının kayıplarıyla doluydu~. {F} yığına baktı~. “Bunları ne yapacaksın?” “Ne yapayım, sahiplerini tanımıyorum.” “Seninkini bulan da şimdi böyle diyordur.” {H} karşılık veremedi^. Sabah yığını sırtladı^, sahiplerini [aramaya çıktı^|tek tek aramaya gitti^].',
    },
    {
      level: 3,
      text: 'Yürürken {O:acc} düşünmek istiyor, kaşığı düşünüyordu^: birinin çorbası bir akşam kaşıksız soğumuştu~. Tarağı düşünüyordu^: biri bir sabah saçını parmaklarıyla düzeltip çıkmıştı~. Koynundaki^ her şey bir evde [bir boşluk|bir eksik] demekti~; o boşlukların yanından ne çok geçmişti^.',
    },
    {
      level: 2,
      text: '“Eldiveni en sona bırakma,” demişti~ {F} yığını bağlarken. “Küçük bir elin eldiveni. Sahibi üşüyordur.” “Üşüyorsa çıkıp arasın.” “Arıyordur. Sen nasıl arıyorsan öyle, [başka|öbür] kapılarda.” {H} bu sözü yolda birkaç kez evirip çevirdi^.',
    },
    {
      level: 3,
      text: 'Ya {O:acc} bulan, ne bulduğunu bilmeyen biriyse? Bir köşeye koyar, üstüne bir şey atar, unuturdu~. {H} o köşeyi gördü^ sanki: loştu~, [elini uzatan yoktu~|kimse uğramıyordu~]. Hırsız alsa içi^ daha rahat edecekti~; hırsız hiç değilse [aldığını|elindekini] tanırdı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Bir duvarın dibinde dinlendi^; elleri^ boş kalınca {G.di}. {H}+de şaşırdı^ buna. {O:acc} bırakıp giden bu el, her günkü hareketi [yanında|hiç unutmadan] taşıyordu~. Demek el, kendinden ayrı duran şeyi unutuyordu~, kendi bildiğini değil.',
    },
    {
      level: 2,
      text: 'Kaşığın sahibi kapıda bir çığlık attı~. Eşiğe oturdu~, başparmağını sapın eğri yerine koydu~; parmak oraya tam yerleşti~. “Kaç kaşık aldım bunun yerine,” dedi~. “Hepsi kaşıktı, [hiçbiri bu değildi|o kadar].” {H} ne demek istediğini herkesten iyi anladı^.',
    },
    {
      level: 3,
      text: 'Tarağı, saçları bembeyaz bir kadın tanıdı~. “Kırık dişi var mı?” diye sordu~, görmeden. {H} tarağı çıkardı^. “Düğünümde kırıldı,” dedi~ kadın. “Saçım öyle gürdü.” Tarağı başına götürdü~, [bir kez|yavaşça] geçirdi~; kırık dişin yerinden ince bir tel ayrı durdu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Dönüş yolunda {S} duyuldu~. Sabahtan beri varmış belki; ama koşan kulak [duymuyordu~|hiçbir şey işitmiyordu~]. {O:acc} kaybeden o telaşlı kişi sanki başkasıydı~. Şimdi kollarındaki^ yük azaldıkça adımları^ yavaşlıyor, yol kenarında ne varsa gözüne^ görünüyordu~.',
    },
    {
      level: 3,
      text: 'Şaşılacak şeydi~: verdikçe hafifliyor, hafifledikçe {O} daha az acıtıyordu~. Birkaç kişi “Ya seninki?” diye sordu~. “Duruyordur bir yerde,” dedi^ {H}. Bunu söylerken ilk kez inandı^; şu [yığın da|eldiven de] bir yerde durmuş, beklemişti~ çünkü.',
    },
    {
      level: 1,
      text: 'Kaşık sahibini buldu~, tarak buldu~, en sona eldiven kaldı~. {H} dün açılmayan kapıyı çaldı^. Bir kadın açtı~: bir elinde eldiven vardı~, öbürü çıplaktı~, çıplak elinde de {O}. “Dün bunun için size geldim,” dedi~. “[Yoktunuz|Evde yoktunuz].” “Ben de size gelmiştim,” dedi^ {H}.',
    },
    {
      level: 2,
      text: '“Benim olduğunu nereden bildiniz?” diye sordu^ {H}. “Bilmedim. Hangi kapıyı çalsam, az önce biri daha geldi, yitiğini soruyordu, dediler. Peşinize düştüm.” Kadın gülümsedi~. “Bütün gün hep [bir kapı|bir sokak] geride kaldım. Çok hızlı yürüyorsunuz.”',
    },
    {
      level: 3,
      needs: ['written'],
      text: '“Okumadım,” dedi~ kadın hemen. Sonra yüzü kızardı~. “Bir satır okudum. Kimin, diye.” “Hangi satırı?” “Sonuncuyu. Devamı var mı diye arkasını da çevirdim, yoktu.” {H} ne kızabildi^ ne [gülebildi^|utanabildi^]; son satır neydi~, onu bulmaya çalışıyordu^.',
    },
    {
      level: 3,
      text: '“Ben eldivenimi aramadım,” dedi~ kadın. “El cebe girer, olur biter. Ama bunu bulduğum gece birkaç kez kalkıp baktım. Bir yerde birinin uyuyamadığı [belliydi|besbelliydi].” {H} başını^ salladı^; gözlerinin^ altındaki mor halkalar kadının sözünü doğruluyordu~.',
    },
    {
      level: 3,
      text: 'Eşikte bir an kimse kıpırdamadı~. {H} elindeki^ eldivenin parmaklarını düzeltti^; içi hâlâ bir elin biçimindeydi~. Dün bütün gün [onlarca|bunca] kapıda aynı soruyu sormuştu^: “Gördünüz mü?” Sorunun cevabı, o kapıdan o kapıya, arkasından^ yürüyüp durmuştu~ demek.',
    },
    {
      level: 1,
      text: 'Kadın bütün gün {O:gen} sahibini aramış, bir tek {H:gen} kapısını^ kapalı bulmuştu~. Güldü~; {H}+de güldü^. Eldiven eşikten içeri, {O} eşikten dışarı uzandı~ ve iki el [bir an|bir soluk] birbirine değdi~.',
    },
  ],
};

const THE_UNDERSTUDY: Plot = {
  name: 'the-understudy',
  needs: ['!space', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Üstünü^ aradı^, oturduğu^ yere, geldiği^ yola baktı^; {O} yoktu~. Eli^ yine de boşluğa gidip geliyordu~, sanki {O} yalnızca gecikmişti~ de [birazdan|neredeyse] dönecekti~.',
    },
    {
      level: 3,
      text: 'Önce gülümsedi^, çünkü böyle şeyler hep bulunurdu~. Sonra aynı yerlere daha yavaş baktı^, sonra daha hızlı. Üçüncüde gülümsemesi^ yüzünde^ kalmıştı~ ama artık [bir işe yaramıyordu~|kimseyi kandırmıyordu~]; {O} bulunacak olsa ilkinde bulunurdu~.',
    },
    {
      level: 3,
      text: 'Olamayacağı yerlere de baktı^: kimsenin uzanmadığı köşelere, yıllardır kalkmamış şeylerin altına. Oralarda toz, bir ölü böcek ve çoktan unutulmuş bir [ip parçası|bez parçası] çıktı~. {O:acc} ararken, yokluğunu hiç duymadığı^ ne çok şey buluyordu^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} işe başlayacak oldu^, eli^ kendiliğinden {O:dat} doğru gitti~, yarı yolda durdu~. Bunu o gün kaç kez yaptığını^ bilmiyordu^. Kafası^ kaybı kabul etmişti~ çoktan; ele haber [ulaşmamıştı~|varmamıştı~], eski yoluna gidip geliyordu~.',
    },
    {
      level: 1,
      text: '“En son ne zaman vardı?” diye sordu~ {F}. {H} bilmiyordu^. {F} giysisinden bir düğme kopardı~. “Bu, onun vekili. Yarın o günü baştan yaşa, bunu da onun gibi taşı. Sen unuttun ama elin [unutmamıştır|hatırlar].” {H} düğmeyi {O:gen} yerine koydu^.',
    },
    {
      level: 2,
      text: '“Düğmeyle olmaz,” dedi^ {H}. “Kaybolsa kimsenin içi yanmaz.” {F} giysisinin açılan yerine baktı~. “Üşüyorum şu anda,” dedi~. “Kaybedersen bütün kış üşürüm. Oldu mu?” {H} avucundaki^ düğmeye bu kez [başka türlü|daha dikkatli] baktı^. Olmuştu~.',
    },
    {
      level: 3,
      text: 'Düğme boynuzdandı~, bir kenarı kertikti~, deliğinde bir tutam iplik kalmıştı~. {H} biraz utandı^: koca bir kaybın yerine böyle küçük bir şeyi çıkarmak [ayıp geliyordu~|olacak iş değildi~]. Yine de eli^ boş yere son bir kez gittiğinde orada bir şey buldu~ ve sakinleşti~.',
    },
    {
      level: 2,
      text: 'Sabah aynı saatte çıktı^, ilk karşılaştığı^ kişiye aynı selamı verdi^. “Geçen gün de tam böyle söyledin,” dedi~ adam. “Geçen gün nasıldım?” Adam düşündü~. “İyiydin,” dedi~. “[Bugün ezberden konuşuyorsun.|Bugünkünden iyiydin.]” {H} teşekkür edip yürüdü^.',
    },
    {
      level: 3,
      text: 'Kendi gününü^ bu kadar az bildiğini^ bilmezdi^. Sabahı vardı~, akşamı vardı~, arası bulanıktı~. Sağdan mı geçmişti^, soldan mı? Kiminle, ne konuşmuştu^? {O:acc} yitirdiği^ gün, anlaşılan, {O} daha [yerindeyken|kaybolmadan] de yarı yarıya kayıptı~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} eline^ alınca bir an durdu^. O gün her şeyi görmüştü~ bu: {O:acc}, dalgın bir eli, {O:gen} o elden çıktığı dakikayı. Dili olsa iş kolaydı~. Dili yoktu~; avucunda^, her zamanki yerinde, [tek söz etmeden|sessiz sedasız] durdu~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Bir ara {G.di} ve hemen düğmeye baktı^: yerindeydi~. Baktığına^ pişman oldu^; o gün bakmamıştı^ çünkü. Vekile de, asıl gibi, hiç bakılmadan taşınmak düşüyordu~. Elini^ çekti^, aklını^ [işine^|önündeki^ işe] verdi^.',
    },
    {
      level: 3,
      text: 'Zor olan, unutmayı hatırlamaktı~. Düğmeyi düşünmemesi^ gerekiyordu~; düşünmemek için de durmadan düşünüyordu^. Sonunda [eski bir|bildiği^ bir] türkü tutturdu^. İkinci dörtlükte düğmeyi de, onu düşünmemesi^ gerektiğini de unuttu^. Bunu, elbette, ancak akşam anladı^.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca başını^ çevirdi^. O gün de çevirmiş olmalıydı^, boynu^ öyle alışkın döndü~. Demek beden bütün günü bir kenara yazmıştı~, ama sorulunca [söylemiyordu~|okumuyordu~]; konuşması için yeniden aynı sesin, aynı yerin, aynı adımın gelmesi gerekiyordu~.',
    },
    {
      level: 3,
      text: '“Buldun mu?” diye sordu~ yolda biri. “Arıyorum.” “Ararken böyle mi yürünür?” Doğruydu~: yere bakmıyor, köşeleri yoklamıyordu^. Yaptığı^, sıradan bir günü bir kez daha, ama bu sefer [uyanık|içinde durarak] geçmekti~; {O} da o günün bir yerinde duruyordu~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: '{K} gelince o günün bir parçası aydınlandı~: bir dönemeç, bir selam, birinin omzu. {H} gözlerini^ yumup parçanın ucuna tutundu^. {O} o sırada hâlâ yerindeydi~, bundan emindi^. Demek kötü olan buradan sonraydı~; düğmeyi [sıkıca tutmamak|sıkmamak] için kendini^ zor tuttu^.',
    },
    {
      level: 1,
      text: 'Akşam {F} elini uzattı~: “Ver düğmemi.” {H} yokladı^, bir daha yokladı^, yüzü^ alev alev oldu~. Düğme de yoktu~. {F} kızacak yerde güldü~. “Güzel,” dedi~. “Onu bırak şimdi. Git, [yalnız|yalnızca] bir düğme ara.”',
    },
    {
      level: 2,
      text: '“Bir yenisini dikerim,” dedi^ {H}, başını^ kaldıramadan. “Yenisi eskisine benzemez.” “Biliyorum.” Bunu iki gündür {o:abl} iyi bilen yoktu~ zaten. {F} açık kalan yakasını eliyle topladı~. “Öyleyse,” dedi~, “[eskisini bul|eskisini getir]. Bu kez yalnız olmayacak sanırım.”',
    },
    {
      level: 3,
      text: 'Tuhaf olan, bir düğmeye böyle üzülmesiydi^. Dün adı bile olmayan bir şeydi~; bir gün taşınınca, hele kaybolunca, {O} kadar [yakın|değerli] olmuştu~. Bir şeyin yerinin dolması ne kolaydı~, boşalması ne kadar çabuk.',
    },
    {
      level: 3,
      text: '{O:acc} ararken gözleri^ korkudan bir şey görmemişti~; düğmeyi ararken açıldı~. Yolun her karışında bir şey duruyordu~: bir kuş tüyü, bir ceviz kabuğu, [kırık|paslı] bir toka. Böyle bakılınca hiçbiri saklanmış değildi~; birinin gelip yalnız onu aramasını bekliyordu~.',
    },
    {
      level: 3,
      text: '{F} önden yürümek istedi~. {H} bırakmadı^. “Sen bakarsan belki bulursun,” dedi^. “Ama benim bakmam değil, [oraya varmam|oradan geçmem] gerekiyor.” {F} geride kaldı~, yakasını tuta tuta yürüdü~; yine de ayağına ne takılsa eğilip, utana utana, düğme mi diye baktı~.',
    },
    {
      level: 3,
      text: 'Geçtiği^ yeri geçti^, durduğu^ yerde durdu^. Artık düşünmüyor, ayaklarını^ izliyordu^. Bir yere gelince ayakları^ yavaşladı~; orada ne bir kapı vardı~ ne bir tanıdık. {H} nedenini [sormadı^|aramadı^], yalnız yavaşlamaya uydu^ ve olduğu^ yerde gözlerini^ indirdi^.',
    },
    {
      level: 1,
      text: 'Düğme, her akşam bir soluk oturduğu^ basamağın dibindeydi~; yanında, tozun içinde, {O}. {H} oturduğunu^ hatırlamıyordu^ bile. Demek yorgunluk {o:acc} her akşam oraya indiriyor, ellerini^ açıyor, sonra kaldırıp [yoluna^|yeniden yola] koyuyordu~.',
    },
    {
      level: 2,
      text: '“Ne yapıyordun burada?” diye sordu~ {F}. “Hiç.” “Her akşam mı?” “Her akşam, demek.” {F} basamağı avucuyla yokladı~; ortası [hafifçe oyulmuştu~|aşınmıştı~]. “Hiç için,” dedi~, “epey oturmuşsun.” {H} gülecek oldu^, gülemedi^; {O} hâlâ yerde duruyordu~.',
    },
    {
      level: 3,
      text: '{O} ile düğme, iki eski tanıdık gibi, yan yana yatıyordu~. {H} eğildi^ ama hemen almadı^. Hangi elin, hangi parmakların onları buraya bıraktığını anlamak ister gibi [boş elini^|sağ elini^] üstlerinde gezdirdi^; eli^ bu işi çoktan biliyordu~, açık durdu~.',
    },
    {
      level: 3,
      text: 'Oturduğu^ yerden ne göründüğüne de ilk kez baktı^: önünde uzanan yol, bir parça gök, uzakta ağır ağır giden biri. Bunca akşam gözleri^ [buna|bunlara] bakmış, geriye hiçbir şey getirmemişti~. {O} kaybolmasa bugün de getirmeyecekti~.',
    },
    {
      level: 3,
      text: '“Düğmeyi ver de gidelim,” dedi~ {F}. {H} vermedi^. “Bu akşam ben dikeceğim.” “Acelesi yok.” “Var. Nerede olduğunu bildiğim bir şeyi [bekletmek|ortada bırakmak] istemiyorum artık.” {F} açık yakasını bırakıp omzuna^ dokundu~. “Öyleyse ben de beklerim,” dedi~.',
    },
    {
      level: 1,
      text: '{O:acc} aldı^, tozunu üfledi^, ama kalkıp gitmedi^. Dizinin^ üstüne koydu^, iki eliyle^ tuttu^ ve o basamağa ilk kez bile bile oturdu^. {F}+de yanına^ çöktü~. [Ortalık|Hava] iyice kararana kadar ne biri kalktı~ ne {O} yerinden kıpırdadı~.',
    },
  ],
};

/** The hero loses something that fits into a hand. */
export const LOSES_THING: PlotClass = {
  name: 'loses-thing',
  verbs: new Set(['kaybetmek', 'yitirmek']),
  needs: ['human', 'object', 'holdable', ...ORDINARY],
  plots: [THE_UNDERSTUDY, OTHER_PEOPLES_THINGS],
};

const leavesBehind = (needs: readonly string[]): PlotClass => ({
  name: 'leaves-behind',
  verbs: new Set(['unutmak']),
  needs: ['human', 'object', ...needs, ...ORDINARY],
  plots: [OTHER_PEOPLES_THINGS],
});

/** The hero forgets something somewhere; what is written may also be forgotten by heart, but not in a place. */
export const LEAVES_BEHIND: readonly PlotClass[] = [
  leavesBehind(['holdable']),
  leavesBehind(['written', 'place']),
];
