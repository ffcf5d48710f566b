import type { PlotClass } from '../types.ts';
import { SEES_PLOTS_2 } from './sees-2.ts';

/** Somebody sees a person, a creature or a thing; it may be far away. */
export const SEES: PlotClass = {
  name: 'sees',
  verbs: new Set(['görmek']),
  needs: ['seen', 'human', 'object', '!negative', '!written', '!picture', '!happening'],
  plots: [
    {
      name: 'the-hand-at-the-side',
      needs: ['person', '!solitary', '!self'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Aradaki yer genişti~; {O} bir karış boyunda görünüyordu~. {H} elini^ kaldırdı^, salladı^. {O} başını çevirmedi~ ve {H:gen} eli^ havada, ne yapacağını bilemeden [asılı kaldı~|öylece kaldı~].',
        },
        {
          level: 3,
          text: 'Önce yanıldığını^ düşündü^. İnsan özlediğini herkese benzetir, tanımadığını da bir tanıdığa. Gözlerini^ kısıp yeniden baktı^: omuzların duruşu, başın yana kayışı, ağırlığın tek ayağa verilişi. Hayır, {O} [kimseye benzemiyordu~|başkası değildi~]; gördüğü^ gördüğüydü^.',
        },
        {
          level: 2,
          text: '“Kime el sallıyorsun?” dedi~ arkasından^ {F}. “Hiç kimseye.” “Hiç kimse nerede duruyor?” {H} eliyle^ gösterdi^. {F} uzun uzun baktı~, {O:acc} buldu~, ıslık çalacak oldu~, vazgeçti~. “Görmüş müdür seni?” “[Bilmiyorum|Nereden bileyim].”',
        },
        {
          level: 3,
          text: 'Bağırsa^ sesi^ yolun yarısına varmadan dağılacaktı~; koşsa^, varana kadar orada kimse kalmayabilirdi~. Elinde^ yalnızca bakmak vardı~. {H}+de baktı^, {O:gen} her kıpırtısını, sanki bir tanesini kaçırsa^ [bütünü|hepsi] bozulacakmış gibi izledi^.',
        },
        {
          level: 3,
          text: 'En son ne zaman bu kadar dikkatle bakmıştı^ birine? Yakındayken bakılmıyordu~ demek; yüz nasılsa orada, el nasılsa uzanılacak yerde diye. {H} şimdi {O:gen} [kulağının|dirseğinin] kıvrımını bile seçmek istiyor, seçemiyor, aradaki havaya kızıyordu^.',
        },
        {
          level: 3,
          text: 'Araya birileri girdi~, {O} görünmez oldu~; çekildiler~, yeniden göründü~. Her seferinde {H:gen} yüreği^ ağzına^ geldi~, sonra yerine döndü~. Bu kadar uzaktan birini kaybetmek de bulmak da bir [omuzluk|kol boyu] işti~.',
        },
        {
          level: 1,
          text: '“İki kolunu birden kaldır,” dedi~ {F}. Kaldırdı^. {O} bu kez {o:dat} doğru döndü~, baktı~, karşılık vermeden önüne döndü~. “Gördü,” dedi^ {H}. “Gördü ve [sallamadı|el etmedi].” Kolları^ kendiliğinden indi~.',
        },
        {
          level: 3,
          text: '“Işık gözünü almıştır.” “Almadı.” “Seni çıkaramamıştır.” “Ben nasıl çıkardım?” {F} bir bahane daha aradı~, bulduğunu [beğenmedi~|söylemedi~]. {H} bahaneleri duymuyordu^ zaten; o kısacık bakışı başa alıyor, içinde^ bir selam arıyordu^.',
        },
        {
          level: 3,
          text: '“Bir de şöyle dene,” dedi~ {F}, ağırlığını iki yana vererek gövdesini salladı~. {H} denedi^, kendini^ gülünç buldu^, yine de bırakmadı^. Gülünç olmak [pahalı|zor] değildi~; {O} bir kez daha baksa bütün gün sallanabilirdi^. Ama {O} bakmadı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} yapılacak işler vardı~. Döndü^, başladı^, üçüncü hareketinde^ yine aynı yere, aynı açıklığa [çıktı^|geldi^]. Orada durunca {O} görünüyor, bir adım geride görünmüyordu~. {H} o bir adımı durmadan ileri geri [aşındırdı^|yürüdü^].',
        },
        {
          level: 2,
          text: '“Belki beni görmek istemiyordur,” dedi^. “İstemeyen bakmaz,” dedi~ {F}. “Bir kere baktı.” “Bir kere, ama uzun.” {H} bunun doğru olup olmadığını düşündü^. Bakış ona^ çok kısa gelmişti~; demek bir de dışarıdan [bakılınca|ölçülünce] uzundu~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Ellerini^ oyalamak için {G.di}. Yanlış yaptı^, baştan aldı^. Gözünü^ ayırmadan yapabileceği^ bir iş değildi~ bu; her seferinde ya eli^ şaşıyor ya {O} [kayboluyordu~|gözden kaçıyordu~]. Sonunda elini^ bıraktı^, gözünü^ seçti^.',
        },
        {
          level: 3,
          text: '{F} yüksekçe bir yere çıktı~, parmaklarının ucunda yükseldi~. “Ne yapıyor?” diye sordu^ {H}. “Aynı şeyi.” “Başka?” “Başka bir şey yok. Ama [hâli|duruşu] bir tuhaf; sanki birine yer tutuyor.” {H} kendi^ duruşuna^ baktı^; {o}+de birine yer tutuyordu^.',
        },
        {
          level: 1,
          text: '“Kollarına değil, aşağıya bak,” dedi~ {F}. {H} baktı^. {O:gen} bir kolu yanına inmişti~; eli, oradaki hiç kimsenin göremeyeceği bir yerde açılıyor ve kapanıyordu~. [Açılıyor, kapanıyordu~.|Bir daha, bir daha.] Karşılık buydu~.',
        },
        {
          level: 3,
          text: '“Ne zamandır yapıyor bunu?” diye sordu^ {H}. “Sen elini ilk kaldırdığından beri herhalde.” Demek o koskoca boşluğu kollarıyla^ [süpürürken|tararken] cevap çoktan verilmiş, kalça hizasında, avuç kadar bir yerde durmadan tekrarlanmıştı~.',
        },
        {
          level: 3,
          text: '“Neden gizliyor?” “Yanındakilere sor.” {H} ilk kez {O:acc} değil, çevresini gördü^. Orada başka bir düzen, başka bakışlar vardı~; {o:dat} kolayca sallanan bir el, orada [birine açıklanmak|hesabı verilmek] zorunda kalabilirdi~. Bunu hiç düşünmemişti^.',
        },
        {
          level: 3,
          text: 'Kendi^ koca kolları^ geldi~ gözünün^ önüne, iki değirmen kanadı gibi dönüp duran. Birini ele vermenin en kolay yolu, onu [herkesin|kalabalığın] önünde selamlamaktı~. Neyse ki kimse, o yandan bu yana bakmamıştı~; bakan bir tek {O} olmuştu~.',
        },
        {
          level: 2,
          text: '“Ben de bağırıyordum az kalsın,” dedi^. “İyi ki sesin kısıkmış.” {F} bunu gülerek söyledi~ ama eli {H:gen} omzunda^ [ağırdı~|kaldı~]. Bir süre kimse konuşmadı~; uzaktaki el açılıp kapanmaktan hiç yorulmuyordu~.',
        },
        {
          level: 3,
          text: 'Bazen duraksıyordu~ el. O zaman {H:gen}+de soluğu^ duruyordu~; bir selamın bittiği yeri kestirmek, başladığı yeri görmekten zordu~. Sonra parmaklar yeniden açılıyor, avucun açık rengi bir [kıvılcım|pul] gibi görünüp siliniyordu~.',
        },
        {
          level: 3,
          text: '“Önceden de böyle yapar mıydı?” diye sordu~ {F}. {H} hatırlamaya çalıştı^, hatırlayacak bir şey bulamadı^. Belki bu, o anda, yalnız bu uzaklık için [bulunmuştu~|uydurulmuştu~]. Bir dilin ilk sözüne, daha sözlüğü yokken, bakıyordu^ demek.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} doldu~ burnuna^. {H} ileride bu anı düşündüğünde^ önce bu kokuyu bulacağını^ sezdi^; arkasından da {O}, o uzaklıkta, o boyda, bir eli [yarı açık|yanında] gelecekti~. İkisini de içine^ çekti^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} bir an her şeyi bastırdı~. {H} o yana dönmedi^. Bakışı^ bir koparsa bir daha aynı yere düğümleyemeyecekti^. {F} onun yerine dönüp baktı~, “Bir şey yok,” dedi~; böylece biri geriyi, biri [ileriyi|uzağı] tuttu~.',
        },
        {
          level: 1,
          text: '{H} kollarını^ indirdi^. Bir kez daha sallasa^ herkes görecekti~; oysa {O} görse [yeterdi~|yetiyordu~]. Elini^ kalçasının^ hizasına getirdi^, {F} bile fark etmeden açtı^, kapadı^, bekledi^. Uzaktaki el bir an durdu~.',
        },
        {
          level: 3,
          text: '“Pes mi ettin?” dedi~ {F}. {H} başını^ salladı^; ağzını^ açsa^ elinin^ ne yaptığı belli olacaktı~. Yüzünü^ başka yana döndürdü^, dalgın bir insan gibi. Hayatında^ kimseyle bu kadar [sessiz|gizli], bu kadar kalabalık konuşmamıştı^.',
        },
        {
          level: 3,
          text: 'Avucunun^ içi terlemişti~. Açınca serinliyor, kapayınca ısınıyordu~; bu sıcaklık farkını sanki karşıdaki de duyuyordu~. {H} ritmi biraz yavaşlattı^. Karşıdaki de yavaşladı~. Bir kez uzun tuttu^: o kadar [uzaktan|yerden], aynı uzunlukta bir cevap geldi~.',
        },
        {
          level: 2,
          text: '“Elin niye oynuyor?” dedi~ {F} bir ara. “Uyuştu da.” “İkisi birden mi?” {H} öteki eline^ baktı^; o da, kimse söylemeden, [açılıp kapanmaya|aynı işe] başlamıştı~. Birini cebine^ soktu^. {F} gözlerini uzağa çevirdi~, bilmezlikten geldi~.',
        },
        {
          level: 2,
          text: '“Gidiyor,” dedi~ {F}. {O} gerçekten yürümeye başlamıştı~; arkası dönüktü~. “Bir şey demeyecek misin?” “Diyorum,” dedi^ {H}. {F} anlamadı~, yüzüne^ baktı~, sonra aşağıya; orada bir el [usulca|yavaş yavaş] açılıp kapanıyordu~.',
        },
        {
          level: 3,
          text: 'Arkası dönükken {O} daha da küçüldü~. Kimin gittiğini artık başkası bilemezdi~; bakan yalnızca, uzakta kımıldayan bir nokta [görürdü~|bulurdu~]. Nokta iki kez durakladı~. Her duraklayışında {H:gen} parmakları^ sonuna kadar açıldı~.',
        },
        {
          level: 1,
          text: '{O} gözden kaybolmadan önce elini yanından hiç ayırmadı~; ama bu kez avucunu arkaya, {H:dat} doğru çevirmişti~. Açtı~ ve kapamadı~. {H}+de parmaklarını^ açtı^; [parmakları^|kolu^] uyuşana kadar avucu^ o yana dönük kaldı~.',
        },
      ],
    },
    {
      name: 'where-they-stood',
      needs: ['person', '!solitary', '!self', '!confined', '!stranger', '!space'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Seslenecek oldu^, sesi^ çıkmadı~. Araya bir gölge girdi~; {H} yana eğilip yeniden baktı^: {O} yoktu~. Gözünü^ o boşluktan [ayırmadan|çekmeden] kolunu^ geriye uzatıp {F:acc} çağırdı^.',
        },
        {
          level: 3,
          text: '“Ne oldu?” “Sus, yerini kaybederim.” Boşluk boşluğa benziyordu~; bir kez başka yana baksa^ hangisi olduğunu çıkaramayacaktı^. {H} bir çıkıntıyı, bir lekeyi, yerdeki bir gölgeyi [aklına^ yazdı^|ezberledi^]; {O} tam bunların arasında durmuştu~.',
        },
        {
          level: 2,
          text: '“Kimdi?” diye sordu~ {F}. {H} söyledi^. {F} önce güldü~, sonra yüzünü^ görünce gülmeyi bıraktı~. “Emin misin?” “Sana baktığım kadar eminim.” “Bana bakmıyorsun ki.” Doğruydu~; gözleri^ hâlâ [oradaydı~|o yerdeydi~].',
        },
        {
          level: 3,
          text: 'Gördüğü^ süre bir soluk kadardı~ ama içinde^ uzadıkça uzuyordu~. {O} durmuştu~, başını çevirmişti~; yüzünde bir ışık vardı~ ya da ışığın kendisi oraya [düşmüştü~|vurmuştu~]. Sonra bakmış ve dönüp gitmişti~. {H:acc} asıl yakan bu sonuncusuydu~.',
        },
        {
          level: 3,
          text: '“Üstünde ne vardı?” “Bilmiyorum.” “Elinde?” “Bilmiyorum.” “Peki ne gördün?” {H} kendini^ yokladı^. Yüzün bir yanını görmüştü^, bir de durmayı; birinin bütün [gövdesiyle|varlığıyla] bir yerde durmasını. “Durduğunu gördüm,” dedi^. {F} buna itiraz etmedi~.',
        },
        {
          level: 1,
          text: '“Bana baktı,” dedi^ {H}. “Baktı ve gitti.” “Ben oraya yürüyeyim,” dedi~ {F}, “sen buradan yerimi söyle.” Gitti~. {H} el işaretiyle onu sola aldı^, biraz geri [çekti^|yolladı^], durdurdu^. {O} tam orada durmuştu~.',
        },
        {
          level: 3,
          text: 'Şimdi o yerde {F} vardı~ ve bu insanı tuhaf ediyordu~: aynı ışık, aynı gölge, yanlış bir yüz. {H} az kalsın “Çekil oradan,” diye bağıracaktı^. Bir boşluğa bile bu kadar çabuk [sahip çıkılıyordu~|alışılıyordu~] demek.',
        },
        {
          level: 3,
          text: '“Boyu nasıldı?” diye bağırdı~ {F}. {H} elini^ havada tuttu^, biraz aşağı indirdi^. {F} dizlerini kırdı~. “Böyle mi?” “Başını çevir. Öbür yana. Hah.” Dışarıdan gören oyun sanırdı~; [oyundan|şakadan] çok bir ölçü almaydı~.',
        },
        {
          level: 2,
          text: '“Şimdi bana bak,” diye seslendi^ {H}. “Bakıyorum zaten.” “Bakmıyorsun, yana bakıyorsun.” “Yana bakmıyorum, seni arıyorum.” {H} iki kolunu^ kaldırdı^. {F} elini alnına siper etti~, başını iki yana [çevirdi~|oynattı~], yine bulamadı~.',
        },
        {
          level: 1,
          text: '“Neredesin?” diye bağırdı~ {F}. “Buradayım, karşında!” “Göremiyorum. Senin olduğun yer buradan [zifirî karanlık|kapkara].” {H:gen} kolları^ iki yanına^ düştü~. {O} oradan bakmış, ama {o:acc} görmemişti~; göremezdi~.',
        },
        {
          level: 3,
          text: 'Bir anlık bakışın üstüne ne çok şey kurmuştu^: tanındığını^, beğenilmediğini^, sırt çevrildiğini. Bunların hepsini o karanlığın içinde tek başına [yapmıştı^|örmüştü^]. Orada durmuş, görünmeden, görülmemiş olmaya gücenmişti^. Yüzü^ ısındı~; neyse ki kimse görmüyordu~.',
        },
        {
          level: 3,
          text: '“Bir şey mi dedin?” diye bağırdı~ {F}. “Hayır.” “Dedin gibi geldi.” Belki gerçekten demişti^; o karanlığın içinde ses de görünmez oluyor, [sahibine|dudağa] geri dönüyordu~. {H} boğazını^ temizledi^, bu kez bağırarak söyledi^: “Hiç mi görünmüyorum?” “Hiç.”',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: 'Aklına^ {W} geldi~; orada da böyle, ışığın hep arkasında kalan yanında çalışırdı^. Gelen geçeni görür, kimse başını kaldırıp {o:acc} görmezdi~. Bunu bir rahatlık [sanırdı^|sayardı^]. O gün ilk kez bir eksiklik gibi [ölçtü^|tarttı^].',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} geldi~ arkadan. {F} o sese döndü~, {H:acc} değil sesi buldu~. “Bak,” dedi~, “sesini duyuyorum, kokunu bile alırım, ama orada [kimse yok|biri yok].” {H} bu söze gülmek istedi^, gülemedi^.',
        },
        {
          level: 2,
          text: 'Yer değiştirdiler~. {H} o boşluğa kendisi^ girdi^; bastığı^ yerde {O:gen} az önce bastığını düşünüp ayaklarını^ [hafifletti^|yavaş bastı^]. Döndü^, baktı^. {F} karşıda bir yerdeydi~; karanlık onu, {H:acc} yuttuğu gibi yutmuştu~.',
        },
        {
          level: 3,
          text: 'O yerden başka şeyler görünüyordu~. Bir yanda geniş bir açıklık vardı~, bir yanda ışığın gelip kırıldığı bir kenar. {O:gen} neye baktığını [anlamaya çalıştı^|merak etti^]. Belki yalnızca karanlığa bakmıştı~; içinde biri var mı diye.',
        },
        {
          level: 3,
          text: '{O:gen} durduğu yerin havası bile başka gibiydi~, biraz daha serin. {H} ellerini^ iki yanına^ bıraktı^, ağırlığını^ sol ayağına^ verdi^; gördüğü^ duruşa kendi^ gövdesiyle^ girmeye [çalıştı^|uğraştı^]. Oradan bakınca insan ister istemez birini arıyordu~.',
        },
        {
          level: 3,
          text: '“Bir adım öne gel,” diye seslendi^ {F:dat}. Bir şey değişmedi~. “Bir adım daha.” Önce bir ayak göründü~, sonra dizler; en son, ışık sınırını geçince, bütün {F} [belirdi~|ortaya çıktı~]. “Orada kal!” dedi^ {H}. “Tam orada.”',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Geri gelirken farkında olmadan {G.di}. {F} bunu gördü~. “Bak,” dedi~, “şimdi görünüyorsun. O hareketi buradan kim görse [tanır|seni tanır].” {H} durdu^. Yıllardır yaptığı^ bir şeyin uzaktan görülebileceği aklına^ hiç gelmemişti~.',
        },
        {
          level: 1,
          text: 'Arada bir adım vardı~: karanlığın bittiği yerle başladığı yer arası. {H} o adımı attı^, aydınlıkta durdu^. Herkes görebilirdi~ artık. “Üşümez misin?” dedi~ {F}. “Üşürüm,” dedi^ {H}, [geri dönmedi^|yerinden^ oynamadı^].',
        },
        {
          level: 3,
          text: 'Görünmek sandığından^ zordu~. Ellerini^ nereye koyacağını^ bilemedi^; bakan olmadığı hâlde bakılıyormuş gibi [dikildi^|gerildi^]. {F} yanına^ gelecek oldu~. {H} başıyla^ geri yolladı^: iki kişi olursa {O} kimi gördüğünü şaşırabilirdi~.',
        },
        {
          level: 2,
          text: '“Başını kaldır biraz,” dedi~ {F}. “Yüzün görünsün.” {H} kaldırdı^. “Gülme ama.” “Gülmüyorum.” “Gülüyorsun.” Gerçekten de dudağının^ kenarı oynamıştı~; gülüş değil, uzun zaman [sıkılmış|kapalı kalmış] bir şeyin gevşemesiydi~. Işık oraya da vurdu~, {H} bu kez çekilmedi^.',
        },
        {
          level: 2,
          text: '“Ya gelmezse?” dedi~ {F} gölgeden. “Gelmezse gelmez.” “O zaman niye duruyorsun?” “Az önce geldi, ben yoktum.” {F} buna verecek cevap [aradı~|bulamadı~]; bir süre yalnızca ayağıyla yerdeki ışık çizgisini düzeltir gibi yaptı~.',
        },
        {
          level: 3,
          text: 'Geçenler oldu~. Birkaçı baktı~, biri selam verdi~; demek gerçekten görülüyordu^. Her gelende içi^ kalkıyor, gelen başkası çıkınca [oturuyordu~|yatışıyordu~]. Yine de çekilmedi^. O yerden {H:acc} görmeyen artık ancak bakmayan olurdu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} çöktü~ ortalığa. Işık eğildi~, sınırı yer değiştirdi~; {H}+de onunla birlikte yarım adım kaydı^. Gölge ne zaman ayağının^ ucuna değse o kadar öne çıkıyordu^. Böylece, fark etmeden, ilk durduğu^ yerden [epey|bir hayli] uzaklaştı^.',
        },
        {
          level: 3,
          text: 'Bacakları^ ağrıdı~. Oturmayı düşündü^, oturursa^ görünmeyeceğini^ düşündü^, oturmadı^. Kolunu^ kaldırıp denedi^: gölgesi^ yere upuzun düştü~, ucu neredeyse {O:gen} durduğu [yere|noktaya] değdi~. Hiç değilse gölgesi^ oraya ulaşmıştı~.',
        },
        {
          level: 3,
          text: '{F} bir ara uzaklaştı~, biraz sonra geri geldi~. “Her yerden baktım,” dedi~. “Şuradan görünüyorsun, şuradan görünüyorsun. Arkadan bile.” Bunu bir [müjde|iyi haber] gibi söylüyordu~. {H} kimlerin hangi yandan geleceğini düşünüp yüzünü^ yine o ilk yere çevirdi^.',
        },
        {
          level: 1,
          text: 'Çok sonra, karşıda bir kıpırtı oldu~. {O}, aynı yerde, aynı ışığın içinde durmuştu~. {H} bu kez seslenmedi^. Olduğu^ yerde, aydınlıkta durdu^ ve {O} başını çevirdi~, [baktı~, kaldı~|baktı~ ve gitmedi~].',
        },
      ],
    },
    ...SEES_PLOTS_2,
  ],
};
