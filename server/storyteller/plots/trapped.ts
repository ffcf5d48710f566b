import type { Plot, PlotClass } from '../types.ts';
import { TWO_NAMES } from './trapped-2.ts';

const FIRST_TO_MISS: Plot = {
  name: 'first-to-miss',
  needs: ['!wide', '!tight', '!space', '!solitary', '!confined', '!meets'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Zorladı^, seslendi^, yeniden zorladı^; ne yol açıldı~ ne duyan oldu~. Önce öfkesi^ geçti~, sonra telaşı^. Geriye tek bir soru kaldı~: yokluğunu^ ilk kim, [ne zaman|kaç saat sonra] fark edecekti~?',
    },
    {
      level: 3,
      text: 'İlk dakikalarda hep aynı yere yüklenmişti^: az önce geçit veren, şimdi vermeyen yere. Omzu^ sızlıyordu~. Bir şeyin kapanması ne kısa [sürüyordu~|bir işti~]; daha soluk almadan olmuştu~, arkasından bir sessizlik gelmişti~, o kadar.',
    },
    {
      level: 2,
      text: 'Bağırırken sesini^ tanımadı^. Yıllardır bu kadar yüksek sesle konuşmamıştı^; ilk söz “Hey!” oldu~, ikincisi “Kimse yok mu?” Üçüncüye söz bulamadı^. Adını^ söylese^ ne olacaktı~ ki? Dışarıda o adı duyunca [duracak|başını çevirecek] birini bulmak gerekiyordu~ önce.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Bir ara {S} duyuldu~, {H} soluğunu^ tuttu^. Ses yaklaşmadı~, uzaklaştı~; kendi işine gidiyordu~. İnsan kapalı kalınca kulağının nerelere uzandığına şaştı^. Dışarıda o sesi [duymazdı^|fark etmezdi^], duysa^ da başını^ çevirmezdi^; şimdi arkasından^ gidebildiği^ tek şey bu sesti~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:acc} düşündü^: şimdi orada boş bir yer olmalıydı~, bıraktığı^ gibi. Biri gelir, bakar, bir şey sorar, cevap alamayınca başkasına sorardı~. Boş bir yerin birini merak ettirmesi ne kadar sürerdi~, [hiç bilmiyordu^|bunu hiç düşünmemişti^].',
    },
    {
      level: 1,
      text: 'Çöktü^, hesaba koyuldu^. Yakınları^ geciktiğini^ sanır, bir gün olsun merak etmezdi~. İştekiler, “Bugün gelmedi,” der, geçerdi~. Hangi yoldan gitse^ aynı yere varıyordu^: en erken [iki gün|kırk sekiz saat] sonra. O zamana kadar kimsenin aklına gelmeyecekti^.',
    },
    {
      level: 3,
      text: 'Hesap uzadıkça tuhaf bir deftere dönüyordu~. Bir yanda her gün gördüğü^ insanlar vardı~, öbür yanda hangisinin kaç saat sonra “Nerede kaldı?” diyeceği. Bazılarının karşısına bir gün yazdı^, bazılarının karşısına [bir hafta|on gün]; birininkini de boş bıraktı^.',
    },
    {
      level: 3,
      text: 'İşin kötüsü, herkesin {o:gen} yokluğuna^ iyi bir sebep bulacağını da biliyordu^. “Hastadır,” diyeceklerdi~, “[yorulmuştur|canı istememiştir], yarın gelir.” Kimse kötü bir şey düşünmeyecekti~, çünkü {H} bugüne kadar kimseye kötü bir şey düşündürmemişti^.',
    },
    {
      level: 2,
      text: 'Sonra hesabı tersinden yaptı^. Onlar bir yerde kalsa {H} ne zaman anlardı^? Birini akşama, birini cumaya, birini ancak bayramda fark edeceği^ ortaya çıktı~. Kızgınlığı^ burada [kesildi~|dindi~]; kimse kimseye borçlu değildi~, herkes aynı terazideydi~.',
    },
    {
      level: 3,
      text: 'Alacaklısı^ geldi~ aklına^ ve az kalsın gülecekti^. Borcun günü perşembeydi~; o adam perşembe sabahı, güneşle birlikte kapıyı çalardı~. Demek insanı en sağlam bekleyen, ondan parasını [isteyendi~|alacak olandı~]. Ne yazık ki perşembe daha uzaktı~ ve {H} ilk kez bir borcun gününü iple çekiyordu^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Eli^ bir ara, düşünmeden, {T:acc} aradı~. Burada ne işe yarardı~, belli değildi~; belki hiçbir işe. Yine de {H} parmaklarının^ arasında tanıdık bir şey [olsun|bulunsun] isterdi^. Avucunu^ yumdu^, içinde o varmış gibi bir süre öyle tuttu^.',
    },
    {
      level: 3,
      text: 'Susamıştı^; bunu düşünmemeye karar verdiği^ an daha çok susadı^. Dilini^ damağında^ gezdirdi^, başka bir şeye dalmak istedi^. Her sabah yürüdüğü^ yolu başından sonuna [gözünün^ önüne|aklına^] getirdi^: köşeler, basamaklar, önünden^ geçip bakmadığı^ yüzler.',
    },
    {
      level: 1,
      text: 'Hesap bitmeden dışarıda bir ses, “Orada mısın?” dedi~. İhtiyar bir kadın sesiydi~, {H} tanımıyordu^. “Buradayım!” diye fırladı^. “Kimsiniz?” “Bilmezsin. Köşedeki taşta otururum. Her sabah önümden geçersin, [bu sabah|bu sefer] geçmedin.”',
    },
    {
      level: 2,
      text: '“Köşedeki taş” deyince gözlerini^ yumdu^, aradı^. Orada gri bir taş vardı~, doğru; üstünde koyu bir hırka, hırkanın kucağında iki el. Yüzü yoktu~. {H} o yüze yıllardır, [her sabah|günde bir kez], hiç bakmadan yetişmiş ve geçip gitmişti^.',
    },
    {
      level: 3,
      text: '“Burada olduğumu nereden bildiniz?” “Bilmedim. Nereden geldiğini biliyordum. Senin yolunu tersinden yürüdüm, her kapıda, her aralıkta seslendim.” Soluğu daha yerine gelmemişti~. “Uzunmuş yolun,” dedi~. “[Oturup bakınca|Taştan bakınca] insana kısa görünüyor.”',
    },
    {
      level: 3,
      text: '{H} hesabını^ hatırladı^: yakınları, iştekiler, alacaklı. Bu kadın o hesabın hiçbir satırında yoktu~. Boş bıraktığı^ bir yer vardı~ yalnızca, kimi koyacağını^ bilemediği^ bir yer; [demek|anlaşılan] orası çoktandır doluydu~ da {H} bilmiyordu^.',
    },
    {
      level: 3,
      text: 'Ses verebilmek ne büyük şeydi~! “Buradayım,” demek, arkasından “Biliyorum,” cevabını almak. {H} sözü birkaç kez daha, olur olmaz, araya sıkıştırdı^. Kadın her seferinde aynı sabırla karşılık verdi~: “[Biliyorum|Duyuyorum], buradasın. Ben de buradayım. İkimiz de bir yere gitmiyoruz.”',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Kadının sesiyle birlikte, nereden sızdıysa, içeri {K} geldi~. {H} onu içine^ çekti^. Dışarısı hâlâ yerli yerindeydi~ demek; kokusuyla, ışığıyla, [taşta oturanlarıyla|gelip geçeniyle]. Omuzları^ gevşedi~, ne zamandır sıktığı^ yumrukları^ açıldı~.',
    },
    {
      level: 1,
      text: '“Size bir kez selam vermedim,” dedi^ {H}. “Vermedin. Ama bir ayakkabın gıcırdar; o geçti mi çayımı koyarım. Bugün çaysız kaldım.” Yardım yoldaydı~, haber vermişti~. “Siz gidin, üşürsünüz,” dedi^ {H}. Kadın [gitmedi~|kımıldamadı~].',
    },
    {
      level: 2,
      text: 'Gelenleri beklerken kadın sordu~, {H} cevap verdi^. “O ayakkabının hangisi gıcırdıyor?” “Sol.” “Ben sağ derdim.” “Siz karşıdan bakıyorsunuz.” “Doğru ya.” Kısa bir sessizlik oldu~, sonra iki yandan da [aynı anda|birlikte] gülündü~. {H} bu kapanıp kaldığı^ yerde güleceğini^ hiç ummazdı^.',
    },
    {
      level: 3,
      text: '“Başka kimler geçer oradan?” diye sordu^ {H}. Kadın saydı~: koşarak geçen bir genç, durup soluklanan bir adam, kendi kendine konuşan bir gelin. “Adlarını bilmem,” dedi~. “Ama biri eksilse [çayın tadı kaçar|o gün eksik olur].”',
    },
    {
      level: 3,
      text: '“Ya beni bulamasaydınız?” “Yarın da çıkardım.” “Öbür gün?” “Öbür gün kızardım artık,” dedi~ kadın. {H} dizlerini^ kendine^ çekti^, sırtını^ sesin geldiği yere yasladı^. Aradaki engel duruyordu~; yine de orası içerinin en [ılık|rahat] yeriydi~.',
    },
    {
      level: 3,
      text: '“Her sabah aceleyle geçersin,” dedi~ kadın bir ara. “Bir şeye mi yetişirsin?” {H} düşündü^. Sabahları nereye koştuğunu^ biliyordu^, ama bunu buradan, bu sıkışıp kaldığı^ yerden anlatmak güçtü~. “Geç kalmamaya,” dedi^ sonunda. “E, bugün [kaldın|geç kaldın],” dedi~ kadın.',
    },
    {
      level: 3,
      text: '“Eliniz boş gelmişsiniz, oturacak yeriniz de yok,” dedi^ {H}. “Yere oturdum.” “Soğuktur.” “Soğuk. Ama taş da soğuktu, yıllarca [alıştım|ısıttım].” Öte yanda bir kumaş hışırdadı~; kadın hırkasının eteğini altına çekiyor olmalıydı~. {H}+de oturduğu^ yerde biraz yana kaydı^, sanki yer açıyordu^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Beklerken, her zaman yaptığı^ gibi, {G.di}. “Ne yapıyorsun orada?” diye sordu~ kadın hemen. {H} şaşırdı^; bu kadar küçük bir şeyin [dışarıdan|öte yandan] duyulacağını ummazdı^. “Hiç,” dedi^. “Duydum ama,” dedi~ kadın, “sakın kesme.”',
    },
    {
      level: 3,
      text: 'Sonunda ayak sesleri, konuşmalar, bir gürültü geldi~; bir yer gıcırdadı~, aralandı~, ışık girdi~. {H} gözlerini^ kısıp dışarı çıktı^. İlk iş, [kalabalığın|gelenlerin] arasında koyu bir hırka aradı^. Yoktu~. “İhtiyar mı?” dedi~ biri. “Az önce gitti, çayı varmış.”',
    },
    {
      level: 2,
      text: 'Kurtaranlar anlatmasını^ istediler~. Ne kadar kaldığını^, nasıl dayandığını^ sordular~; birinin elinde bir battaniye hazırdı~. “Kim haber verdi size?” diye araya girdi^ {H}. Kimse kadını tanımıyordu~. “Bir teyze,” dediler~, “[ayakkabısı gıcırdayan biri kaldı|gıcırdayan ayakkabı sustu] deyip duruyordu.”',
    },
    {
      level: 3,
      text: 'O gece bütün pencereler, bütün kapılar açıkken bile bir süre uyuyamadı^. Kapalı yerin sessizliği kulağında^ kalmıştı~. Kalktı^, ayakkabılarını^ eline^ aldı^. Birinin tabanı ortadan hafifçe [ayrılmıştı~|açılmıştı~]; parmağıyla^ bastırınca o küçük ses çıktı~. Tamir ettirmeyi düşünmüştü^ hep, vazgeçti^.',
    },
    {
      level: 1,
      text: 'Ertesi sabah aynı yoldan yürüdü^. Ayakkabısı^ gıcırdıyordu~; köşeye varmadan taştaki kadının eli [çaydanlığa|demliğe] gitti~. {H} bu kez geçmedi^. Selam verdi^, durdu^. Kadın biraz yana kaydı~. {H} oturdu^; ayakkabı son bir kez gıcırdadı~, sustu~.',
    },
  ],
};

/** Somebody is shut in where they can't get out. */
export const TRAPPED: PlotClass = {
  name: 'trapped',
  verbs: new Set(['mahsur kalmak', 'kapana kısılmak', 'kilitli kalmak', 'kapalı kalmak']),
  needs: ['human', '!negative', '!passive', '!child'],
  plots: [FIRST_TO_MISS, TWO_NAMES],
};
