import type { Plot } from '../types.ts';

/** The hero knows something about somebody, and takes care of it. */
export const LEARNS_PLOTS_3: readonly Plot[] = [
  {
    name: 'somebody-i-know',
    needs: ['about-person', '!unreal', 'settled', '!solitary', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Kulakları^ uğuldadı~, iki kez yutkundu^. Bunu birine anlatmazsa^ rahat etmeyecekti^; {A:gen} adını verirse^ de içi^ rahat etmeyecekti~. Yolda bir çare buldu^: anlatacak, ama kimden söz ettiğini^ [söylemeyecekti^|saklayacaktı^].',
      },
      {
        level: 3,
        text: 'Çare kolay görünüyordu~. “Biri” diyecekti^, “tanıdığım biri.” Ama daha yolda gördü^ ki {A:acc} anlatan ne varsa, boyu, sesi, yürüyüşü, hepsi yasaktı~. Geriye çıplak bir haber kalıyordu~, [sahibi olmayan|kimin olduğu belirsiz] bir haber.',
      },
      {
        level: 3,
        text: 'Bir ara büsbütün susmayı düşündü^. Susmak bedavaydı~, tehlikesizdi~. Ama yalnız başına taşınan bir haber insanın yüzünde yer açıyor, bakışını ağırlaştırıyordu~; {A:gen} adını ilk duyduğu^ anda kendini^ ele verecekti^. Bir tek kişiye söylese^, yükün yarısı [inerdi~|giderdi~].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} geçen saatler uzadı~. {A:gen} adı üç kez dilinin^ ucuna geldi~, üçünde de öksürerek geçiştirdi^. Öksürüğüne^ şaşıran olmadı~. Bir haberi saklamak için insanın önce [yüzünü|yüzünün ifadesini] saklaması gerekiyordu~, o da kolay değildi~.',
      },
      {
        level: 3,
        needs: ['tool', 'about-near'],
        text: '{T:acc} bir eline^ aldı^, öbürüne geçirdi^. Aklı^ hep aynı yere dönüyordu~: bunu {A} biliyor muydu~ acaba, {H:gen} öğrendiğini^? Bilse ne derdi~? Belki hiçbir şey demez, yalnızca [gözlerini kaçırırdı~|yüzünü çevirirdi~].',
      },
      {
        level: 1,
        text: 'Gidip {F:acc} buldu^. “Biri hakkında bir şey öğrendim,” dedi^. “Kim olduğunu sorma.” {F} sormadı~, ama rengi değişti~. “Kimden öğrendin?” “Ne fark eder?” {F} [uzun|derin] bir soluk verdi~. “Demek belli oluyor.”',
      },
      {
        level: 2,
        text: '“Ne belli oluyor?” dedi^ {H}. “Uzatma. Madem öğrendin, söyle, kaç kişi biliyor?” “Şimdilik bir ben.” {F} çevresine bakındı~, sesini iyice kıstı~. “Öyle kalsın. [Yalvarırım|Ne olur] öyle kalsın.” {H} iyiden iyiye şaşırmıştı^.',
      },
      {
        level: 3,
        text: '{F} oturdu~, kalktı~, yine oturdu~. “Ne zaman öğrendin?” “Bugün.” “Bugün mü? Oysa ben geçen yazdan beri şüpheleniyordum, bir bakışın vardı.” “Hangi bakış?” “Ayaklarıma bakıyordun.” {H} geçen yazı hatırlamaya çalıştı^; {F:gen} ayaklarıyla ilgili en küçük bir anısı^ [yoktu~|bile yoktu~].',
      },
      {
        level: 3,
        text: 'Bir an {A:gen} başına gelenin {F:ins} bir ilgisi olabileceğini düşündü^. Sonra bu düşünceyi kovdu^; olacak şey değildi~. Ama {F:gen} yüzü [öyle solgundu~|o kadar soluktu~] ki insan ister istemez arada bir bağ arıyordu~.',
      },
      {
        level: 3,
        text: '“Bak, kötü bir niyetim yoktu,” dedi~ {F}. “Biliyorum.” Bunu neden söylediğini^ {H} kendisi^ de anlamadı^; karşısındaki yüz bir teselli istiyordu~. “Nereden biliyorsun?” “Seni tanıyorum.” {F} bu söze [sarıldı~|tutundu~], gözleri doldu~.',
      },
      {
        level: 1,
        text: '“Yüzme bilmiyorum,” dedi~ {F}. “Yıllardır su soğuk diyorum, karnım tok diyorum. Artık herkes duyacak mı?” {H} ağzını^ açtı^, kapadı^. Öğrendiği^ şeyle bunun hiçbir ilgisi yoktu~; {F} sözü [üstüne alınmıştı~|kendine yormuştu~].',
      },
      {
        level: 2,
        text: '{H} gülmek istedi^, gülemedi^. Yaz akşamlarını düşündü^: herkes suya girerken kıyıda ayakkabı bekleyen {F}. “Birinin beklemesi lazım,” derdi~ hep. {H}+de bunu iyi yüreklilik sanmıştı^; biraz [oydu belki|öyleydi belki], biraz da başka bir şey.',
      },
      {
        level: 3,
        text: '“Ben düşünmüştüm ki,” dedi^ {H}, “sen suyu sevmiyorsun.” “Seviyorum,” dedi~ {F}. “En çok da uzaktan.” Bir süre sustu~. “Beni küçük mü gördün şimdi?” “Hayır.” “Baksana, doğru söyle.” “[Hayır|Görmedim], dedim ya.”',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} araya girdi~, iyi ki de girdi~. {H} bu arada sözünü^ toparladı^. Şimdi “O sen değilsin” dese^ {F} boşuna açıldığını anlayıp utanacaktı~; demese^, [başkasının|bir başkasının] adına bir sırrın üstüne oturmuş olacaktı^.',
      },
      {
        level: 3,
        text: '“Peki, öğrenmeyi hiç denedin mi?” dedi^ {H}. “Denedim. Sabah karanlığında, kimse yokken. Dizime kadar girdim, bir balık değdi.” “Sonra?” “Sonra balık da ben de kaçtık.” Bunu öyle ciddi söyledi~ ki {H} dudağını^ [ısırmak|sıkmak] zorunda kaldı^.',
      },
      {
        level: 3,
        text: 'Gariptir, {F} konuştukça hafifliyordu~. Kaç kez kıyıda ayağını burkmuş gibi yaptığını anlattı~, bir keresinde bütün bir yazı nezleyle geçirdiğini. {H} başını^ salladı^; ama aklının^ bir köşesinde {A} duruyor, [anlatılmayı değil|konuşulmayı değil], korunmayı bekliyordu~.',
      },
      {
        level: 1,
        text: 'Kendinden söz edildiğini sanan birinin yüzü böyle oluyordu~ demek; {A:gen} yüzü de böyle olurdu~. “Konuştuğumuz sen değildin,” dedi^ {H}. “Seninkini de duymadım.” “Öteki kim peki?” “Onu da [unuttum|çıkaramadım].”',
      },
      {
        level: 2,
        text: '{F} bir an kızacak gibi oldu~. Sonra güldü~, güldükçe kulakları kızardı~. “Ben kendi ağzımla söyledim yani.” “Neyi? Ben bir şey duymadım.” “Su çok soğuktu,” dedi~ {F}. “[Buz gibiydi|Hep soğuktur],” dedi^ {H}.',
      },
      {
        level: 2,
        text: '“Bana güveniyor musun?” diye sordu~ {F}. “Güveniyorum.” “Öyleyse neden adını söylemiyorsun?” {H} bir süre düşündü^. “Yarın biri gelip bana yüzme bilmeyen kim diye sorsa,” dedi^, “senin adını vereyim mi?” {F} başını [hızla iki yana salladı~|iki yana salladı~]. “Verme.” “İşte ondan.”',
      },
      {
        level: 3,
        text: '“Yine de merak ediyorum,” dedi~ {F}. “Ben tanıyor muyum?” “Sorma.” “İyi bir şey mi bari?” {H} düşündü^. Öğrendiği^ şeyi ne iyi ne kötü diye ayırabilmişti^ o ana kadar. “Onun bir şeyi,” dedi^. “[Onun olması yeter|Bu kadarı yeter].”',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} üstüne^ sinmişti~; öylece, konuşmadan yürüdü^. Yanında^ {F} vardı~. Sır saklayan insan biraz yavaş yürüyordu~, bunu o akşam [öğrendi^|fark etti^]. İki sır saklayan daha da yavaş. Yolun sonu bir türlü gelmedi~.',
      },
      {
        level: 3,
        text: 'O gece {A:acc} başka türlü düşündü^. Artık “Ya biri duyarsa?” sorusu öne geçmişti~ ve duyacak biri varsa o da kendi^ ağzından^ olacaktı~. Haber bir eşya gibi [avucundaydı^|elindeydi^]; sıkmadan, düşürmeden tutmak gerekiyordu~.',
      },
      {
        level: 3,
        text: 'Aklına^ bir şey daha takıldı~: öğrendiği^ şeyi belki başkaları da biliyordu~. Belki yıllardır herkes, {F:gen} yüzme bilmediğini saklaması gibi, bildiğini birbirinden saklıyordu~. O zaman {A:gen} çevresinde kocaman bir sessizlik vardı~ ve {H} o sessizliğin kapısından içeri, ayağının^ ucuna basarak, [yeni girmişti^|daha yeni giriyordu^].',
      },
      {
        level: 3,
        text: 'Sabah karşılaştığı^ ilk tanıdık, “Ne var ne yok, bir şey duydun mu?” diye sordu~, lafın gelişi. {H} ilk kez bu soruya gerçekten cevap verdi^. “Duydum,” dedi^, “ama benim değil.” Tanıdık bunu [şaka sandı~|şakaya yordu~], geçti~.',
      },
      {
        level: 2,
        text: '“Ya yüzünden okunursa?” dedi~ {F} ertesi gün. “Niye okunsun?” “Ben okudum sandım da ondan. Bana acır gibi bakıyordun.” {H} bunu aklına^ yazdı^. {A:acc} düşünürken yüzünü^ [yumuşatmamayı da|değiştirmemeyi de] öğrenmesi^ gerekecekti~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} o sırada, dalgın, {G.di}. {F} izliyordu~. “Şimdi yine onu düşünüyorsun,” dedi~. “Nereden bildin?” “Yarıda durdun.” Demek yüzünden^ başka, ellerine^ de [söz geçirmesi^|sahip çıkması^] gerekiyordu~; {H} işine^ hız verdi^.',
      },
      {
        level: 3,
        needs: ['about-near'],
        text: 'Aklına^ bir kötülük de geldi~, saklamaya gerek yok: bu haberi {A:gen} yüzüne karşı kullanmak, sırası gelince lafın arasına koyuvermek. Ne kadar kolaydı~! Düşüncenin kolaylığından ürktü^. {F} o gün ayaklarını saklar gibi oturmuştu~ karşısında^; insan bir başkasını öyle [oturtmaya|görmeye] nasıl kıyardı~?',
      },
      {
        level: 3,
        text: '{A:gen} bir huyunu hatırladı^ sonra, o güne dek hiç üstünde durmadığı^ bir huyunu. Şimdi o da anlam kazanmıştı~; bir kapının niye hep aralık bırakıldığını sonradan anlamak gibiydi~ bu. {H} o aralıktan bakmamaya karar verdi^. Kapı ne kadar aralıksa o kadar [kalmalıydı~|kalacaktı~].',
      },
      {
        level: 3,
        text: 'Bir akşam {F} kıyıya indi~, ayakkabılarını çıkardı~, bileklerine kadar suya girdi~. “Soğuk mu?” diye seslendi^ {H}. “Değilmiş,” dedi~ {F}. Başka bir şey söylenmedi~. {H} ayakkabıların yanına oturdu^; [bu kez|o akşam] bekleyen oydu^.',
      },
      {
        level: 3,
        text: '{A:gen} adını bir başkasından işitmekten korkuyordu^ artık. O adı duyunca ne yapardı^? Başını^ kaldırsa^ fazla olurdu~, kaldırmasa^ tuhaf. Evde kendi kendine^ denedi^: adı fısıldadı^, sonra [ekmek kesti^|su içti^], sıradan biri gibi.',
      },
      {
        level: 1,
        text: 'Birkaç gün sonra bir sohbette {A:gen} adı geçti~. {F} göz ucuyla {H:dat} baktı~. {H} elindeki^ ekmeği böldü^, yarısını uzattı^. “Bu yıl su gerçekten soğuk,” dedi^. {F} ekmeği aldı~, [bir daha|bir şey] sormadı~.',
      },
    ],
  },
  {
    name: 'the-small-question',
    needs: ['about-near', '!wordless', '!unreal', '!self', 'settled'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Kalbi^ yatışınca [tuhaf|şaşırtıcı] bir eksik gördü^: {A:acc} ilgilendiren en büyük şeyi biliyordu^ artık, küçüklerden ise hiçbirini. {A} hangi sesi severdi~, neye kendi kendine gülerdi~, yağmurda nereye sığınırdı~?',
      },
      {
        level: 3,
        text: 'Bildiklerini^ parmaklarıyla^ saymaya kalktı^. Yüzünü biliyordu^, sesini biliyordu^, selamını. Dördüncü parmakta takıldı^, o parmak uzun süre havada kaldı~. Beşinciye öğrendiği^ şeyi koydu^; el öyle dengesiz durdu~ ki hemen [yumruk yaptı^|kapattı^].',
      },
      {
        level: 3,
        text: 'Büyük bir şey bilmek insanı yanıltıyordu~. Kişi, bir evin bacasını gördü diye içini de gördüm sanıyordu~; oysa içeride hangi iskemle sallanır, hangi kapı gıcırdar, bunu bacadan kimse çıkaramazdı~. Öğrendiği^ şey de [bir bacaydı~|böyle bir bacaydı~] olsa olsa.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} bir yandan işine^ bakıyor, bir yandan soru biriktiriyordu^. Küçük olmalıydı~ sorular, cevabı bir avuca sığacak kadar; kimseyi köşeye sıkıştırmamalıydı~. Büyük olanı en dibe bıraktı^. Üstüne küçükleri koydukça o da [görünmez oldu~|ağırlığını yitirdi~].',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} çevirdi^, evirdi^, bir başkasına verir gibi uzattı^. {A} bunu hangi eliyle tutardı~? Sağ eliyle herhâlde. Herhâlde demek bilmemek demekti~. {T:acc} bıraktı^; sorularına^ bir tane daha, [belki en küçüğünü|en küçüğünü], ekledi^.',
      },
      {
        level: 2,
        text: 'Gidip açıkça konuşmak da vardı~. Öğrendiğini^ söyler, karşılık bekler, ne olacaksa olurdu~. Ama öyle bir konuşmadan sonra {A} hep o şeyle birlikte gelecekti~ aklına^, adının önüne yapışmış bir sıfat gibi. {H} ikisini, kişiyle haberi, [ayırmak|birbirinden ayırmak] istiyordu^.',
      },
      {
        level: 1,
        text: '{A:ins} karşılaşınca büyük olana dokunmadı^. “Bir şey soracağım,” dedi^. “Dünyanın en güzel sesi hangisi?” {A} şaşırdı~. “Bu da nereden çıktı?” Yine de düşündü~, başını yana eğdi~. “Beklenen birinin ayak sesi,” dedi~ [sonunda|usulca].',
      },
      {
        level: 2,
        text: '“Her ayak sesi mi?” diye sordu^ {H}. “Yok, her biri değil. Merdivende acele eden.” {A} bunu söylerken gözleri uzağa kaydı~; beklediği biri vardı~ belli ki. {H} kim olduğunu sormadı^; bir soruyla bir kapı açılırdı~, [ikinciyle|üstelenirse] kapanabilirdi~.',
      },
      {
        level: 3,
        text: 'Bu cevabı aldı^, içine^, öğrendiği^ şeyin yanına koydu^. Küçüktü~ ama yer tuttu~. O güne kadar {A:acc} hep gelip giden, hep acelesi olan biri sanmıştı^; kulak kabartıp bekleyen biri olduğu hiç [aklına^ gelmemişti~|aklından^ geçmemişti~].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyuldu~ o sırada. “Bu nasıl?” dedi^ {H}. {A} dinledi~. “Bu çalışan bir ses,” dedi~, “güzel olmaya vakti yok.” {H} o sesi bir daha [duyduğunda^|işittiğinde^] gülümseyecekti^; şimdiden biliyordu^ bunu.',
      },
      {
        level: 1,
        text: 'Bir soru daha sordu^, ardından bir tane daha: ilk hatırlanan koku neydi~, çocukken nereye saklanılırdı~? {A} her seferinde önce gülüyor, sonra uzun uzun düşünüyordu~. Cevaplar birikti~; öğrendiği^ şey {H:gen} aklında^ artık [yalnız değildi~|tek başına durmuyordu~].',
      },
      {
        level: 2,
        text: '“Islak taş,” demişti~ {A} koku için. “Yeni yıkanmış taşlık, üstünde yalın ayak.” Saklandığı yeri ise söylemek istemedi~. “O hâlâ lazım olur,” dedi~. {H} güldü^, ama bunu da aldı^: demek insan büyüyünce de [saklanacak bir yeri|o yeri] aklında tutuyordu~.',
      },
      {
        level: 3,
        text: '“Peki, hiç kimsenin bilmediği bir şarkı?” diye sordu^ {H}. {A} bir iki ses mırıldandı~, arkasını getirmedi~. “Gerisi yok. Annem de buraya kadar bilirdi.” Yarım ezgi havada kaldı~; {H} onu içinden^ aynı yerden aldı^, aynı yerde [kesti^|bıraktı^].',
      },
      {
        level: 3,
        text: 'Bir soruda yanıldı^. “En çok hangi mevsim?” deyince {A} birden sustu~, yüzü gölgelendi~. Küçük sandığı^ şeyin altı derinmiş meğer. {H} soruyu geri çekti^, “Geçelim,” dedi^; ve {A:gen} rahatladığını görünce bazı kapıların önünden [sessizce|parmak ucunda] geçmeyi öğrendi^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} aradan geçti~. “Bu bana sabahı hatırlatıyor,” dedi^ {H}. “Bana da bir ayrılığı,” dedi~ {A}. Aynı koku, iki ayrı gün. {H} sorularını^ hep sormak için hazırlamıştı^; [anlatmak da|bir şey anlatmak da] gerektiğini o an kavradı^.',
      },
      {
        level: 3,
        text: 'Bunun üzerine bir tane de kendinden^ söyledi^: küçükken karanlıkta korkmamak için ayakkabılarıyla^ uyuduğunu^. Bunu kimse bilmezdi~. {A} gülmedi~. “İyi fikirmiş,” dedi~ yalnızca, “insan hemen kaçabilir.” {H:gen} yüzü^ ısındı~; küçük şeyleri vermek de [almak kadar zordu~|almaktan kolay değildi~].',
      },
      {
        level: 3,
        text: '“Bir şey daha,” dedi^ {H}. “En son ne zaman sebepsiz yere koşuldu?” {A} bu soruya uzun güldü~. “Geçen gün. Yağmur bastırdı, üstümde ince bir şey vardı.” “O sebep sayılır.” “Sayılmaz, hoşuma gitti.” {H} bunu {A:abl} hiç beklemezdi^; gözünün^ önünde yağmurda, kollarını açmış [koşan|seken] biri belirdi~.',
      },
      {
        level: 3,
        text: 'Sorular bittikçe yenileri çıkıyordu~, bir kazağın ucundan çekilen iplik gibi. {H} hangisinin son olduğunu artık kestiremiyordu^. Öğrendiği^ şeyi bir anlığına büsbütün unuttuğunu^ fark edip şaşırdı^; sonra onun, sessizce, [sırasını|kendi sırasını] bekler gibi kenarda durduğunu gördü^. Acele ettiği yoktu~, ettirdiği de.',
      },
      {
        level: 2,
        text: 'Dışarıdan bakan boş konuşulduğunu sanırdı~. Ne bir iş görülüyor ne bir şey karara bağlanıyordu~; bir soru, bir gülüş, bir susuş. Ama {H} her cevapta {A:gen} biraz daha yaklaştığını, öğrendiği^ şeyin ise biraz daha [uzağa çekildiğini|geriye çekildiğini] görüyordu^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Söz kesilince {H} elinde^ olmadan {G.di}. “Hep böyle,” dedi~ {A}, “söz uzayınca hep aynı şey.” {H} dondu^. Demek küçük şeyleri merak eden yalnız kendisi^ değildi~; karşısındaki de [epey bir şey biriktirmişti~|bakmış, biriktirmişti~], hem de sormadan.',
      },
      {
        level: 1,
        text: '“Bütün bunlar ne için?” dedi~ {A}. {H} bir bahane aradı^, bulamadı^. “Bildiğim tek şey o olmasın diye.” {A} neyin bilindiğini sormadı~; {H:gen} yüzünden^ okudu~. “Demek biliniyor,” dedi~ ve gözlerini yere [indirdi~|çevirdi~].',
      },
      {
        level: 2,
        text: '“Çok oldu mu?” diye sordu~ {A}. “Yeni.” “Neden hemen söylenmedi?” {H} en doğru cevabı aradı^. “Tek başına bırakmak istemedim,” dedi^. Neyi, kimi tek başına bırakmak istemediğini^ sorsalar söyleyemezdi^; ama {A} bunu [anlamışa benziyordu~|anladı~].',
      },
      {
        level: 3,
        text: '{A} bir süre hiçbir şey söylemedi~. Yüzünde ne korku vardı~ ne öfke; yolda düşürdüğü bir şeyi başkasının elinde gören biri gibi bakıyordu~. Alıp almamakta kararsızdı~. {H} elini^ kapamadı^, uzatmadı^ da; o şeyi [olduğu yerde|ortada] tuttu^.',
      },
      {
        level: 3,
        text: '{V.dik} andan beri bu dakikadan korkmuştu^. Şimdi geldiğinde, korktuğu^ kadar yer tutmadı~; beklenen ayak sesiyle, ilk kokuyla, o eski saklanma yeriyle yan yana oturdu~. Kalabalıkta kimse fazla büyük görünmüyordu~. {H} {A:dat} [baktı^|döndü^] ve onu olduğu gibi gördü^.',
      },
      {
        level: 3,
        text: '“Anlatmam gerekiyor mu?” dedi~ {A}. “Hayır.” “Anlatırsam?” “Dinlerim.” {A} başladı~, iki cümlede bıraktı~, sonra bir iki cümle daha ekledi~. Hepsi bu kadardı~. {H} daha çoğunu istemedi^; yanındaki^ küçük cevaplar, [eksik yerleri|boşlukları] kendiliğinden dolduruyordu~.',
      },
      {
        level: 3,
        text: 'Dakikalar geçtikçe {A:gen} omuzları gevşedi~. Bir ara kendi kendine güldü~, neye güldüğünü söylemedi~; {H} en başta bunu da merak etmişti^. Cevap demek böyle, sorulmadan, gelip önüne^ konuyordu~. Dokunmadı^, yalnızca [gördüğünü^ belli etti^|başını^ salladı^].',
      },
      {
        level: 3,
        text: '“Benim hakkımda ne biliniyor başka?” dedi~ {A}, biraz da meydan okuyarak. {H} bir bir söyledi^: beklenen ayak sesi, ilk koku, sığınılan köşe, soru sorulunca yana eğilen baş. {A} dinledikçe kaşları kalktı~. “Hiç [fena değil|az değil],” dedi~. “Ben bile toplasam bu kadar ederdi.”',
      },
      {
        level: 3,
        text: 'Kalkmak için acele etmedi^. Büyük şeyler konuşulduğunda insan ya kaçıp gider ya yerine çivilenirdi~; bu kez ikisi de olmadı~. Gölgeler biraz uzadı~, yoldan geçenler azaldı~. {H} arada bir şey soruyor, {A} arada bir [cevap veriyordu~|karşılık veriyordu~].',
      },
      {
        level: 1,
        text: '“Bir soru da benden,” dedi~ {A} epey sonra. {H} büyük olanı bekledi^, kendini^ topladı^. “Dünyanın en güzel sesi hangisi?” {H} bocaladı^; {A} bu hâline^ [güldü~|gülmeye başladı~]. {H} parmağını^ kaldırdı^. “İşte bu,” dedi^.',
      },
    ],
  },
];
