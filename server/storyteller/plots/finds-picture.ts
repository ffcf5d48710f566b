import type { Plot, PlotClass } from '../types.ts';
import { THE_DOT } from './finds-picture-2.ts';

/** One looks at it alone; it may be held or hang. */
const CORNER_BY_CORNER: Plot = {
  name: 'corner-by-corner',
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Bütününe birden bakamadı^. Elini^ gözüyle^ {O} arasına kaldırdı^, parmaklarını^ araladı^ ve yalnız bir köşeyi açıkta bıraktı^. Orada ürkütecek bir şey yoktu~; bakmaya [oradan başladı^|o köşeden başladı^].',
    },
    {
      level: 2,
      text: 'Neden bakamadığını^ kendine^ sordu^. {O:gen} gösterdiği şeyde korkulacak bir yan yoktu~; en azından ilk anda görmemişti^. Ama daha gözü^ değer değmez [eli^ kendiliğinden kalkmıştı~|eli^ havaya kalkmıştı~]. El, gözün gördüğünü ondan önce anlamış, araya girmişti~.',
    },
    {
      level: 3,
      text: 'Parmaklarının^ arasından bakınca her şey birer dilimdi~: bir dilim aydınlık, bir dilim gölge, ne olduğu bilinmeyen bir eğri. Dilimleri yan yana getirmek [kolaydı~|zor değildi~], getirmedi^. Ayrı ayrı dururken hiçbirinin adı yoktu~ ve adı olmayana daha uzun bakılıyordu~.',
    },
    {
      level: 3,
      needs: ['!child'],
      text: 'Küçükken de böyle yapardı^ belki: ürktüğü^ şeye iki parmağının^ arasından bakardı^. Büsbütün kapatsa^ olmazdı~; görmeyince o şey büyür, her yanı tutardı~. Arada bir dilim bırakmak gerekti~, [ince|incecik] bir dilim; korku oradan süzülüp geçecek, gelirken biraz küçülecekti~.',
    },
    {
      level: 3,
      text: 'İlk köşeyi sonuna kadar gezdi^. Yüzeyin pürüzünü, renklerin kenara doğru [solmasını|zayıflamasını], bir yerdeki ince çiziği buldu^. Acele etseydi^ hiçbirini görmeyecekti^. Çizik eskiydi~, tozu içine işlemişti~; demek bu köşe, bakılmasa da kendi kendine yaşlanmıştı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyuldu~. Elini^ indirmeden o yöne döndü^; dönünce parmaklarının^ arasında bu kez {O} değil, [çevresi|bulunduğu^ yer] vardı~. Orası da dilim dilimdi~. Bildiği^ bir yere böyle bakmak tuhaftı~; bir an orasını da birinin yapıp bıraktığını sandı^.',
    },
    {
      level: 1,
      text: 'Sonra ikinci köşeye geçti^, ardından üçüncüye. Birinde yalnız ışık vardı~, ötekinde ışığın bittiği yer. Avucu^ ortayı hâlâ örtüyordu~. Her köşede soluğu^ biraz daha [düzeldi~|yatıştı~]: {V.dik} an elini^ kaldırtan şey hiçbirinde değildi~.',
    },
    {
      level: 2,
      text: 'İkinci köşede durup gülümsedi^. Bunu yapan kişi orada yorulmuş olmalıydı~; ne varsa [aceleye gelmiş|üstünkörü geçilmiş] gibi duruyordu~. Ortaya o kadar emek verip kenarı geçiştirmek, insanın her gün yaptığı bir şeydi~. Kusuru görmek {o:acc} az da olsa rahatlattı~.',
    },
    {
      level: 3,
      text: 'Üçüncü köşede bir leke vardı~. Önce {O:gen} parçası sandı^, sonra sonradan olduğunu anladı^: bir damla, kim bilir neyin damlası. Düşmüş, [kurumuş|kuruyup kalmış], kenarında ince bir çember bırakmıştı~. Birisi buraya bir zamanlar çok yakından eğilmişti~.',
    },
    {
      level: 2,
      text: 'Acele etmediğine^ sevindi^. {O:dat} bir bakışta bakıp geçse^, geriye yalnız o ilk ürperti kalacaktı~. Şimdi elinde^ üç köşe vardı~; her birini ayrı tanıyor, her birinden [korkmadan|çekinmeden] geri dönebiliyordu^. Bilinmeyen, avucu^ kadar bir yere inmişti~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Kolu^ yorulunca {W:dat} gidip biraz dinlendi^. Gözünü^ kapayınca gördüğü^ üç köşe hemen geliyordu~; aralarında kocaman bir boşluk, orada olmayan bir şeyin yeri. Boşluk ağırdı~. Kalktı^, kolunu^ ovdu^, [kaldığı^ yerden|bıraktığı^ köşeden] sürdürmek için döndü^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Elinin^ yerine {T:acc} tutmayı denedi^; gözüyle^ {O} arasına kaldırdı^, ama araya giren başka bir şey olunca göz hep onu görüyordu~. Bıraktı^. İnsan kendi elini görmemeye alışıktı~; örtecekse [o örterdi~|o örtecekti~], açacaksa da yine o.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Burnuna^ {K} geldi~. {O:dat} bakarken başka her şeyin ne kadar geri çekildiğini o kokuyla anladı^: [deminden beri|bunca zamandır] ne acıkmış ne üşümüştü^, ne de bir yerde beklendiğini^ düşünmüştü^. Bir derin soluk aldı^, bakmaya döndü^.',
    },
    {
      level: 3,
      text: 'Köşeden köşeye giderken gözü^ birkaç kez kaçtı~, ortadan bir parıltı kaptı~. Hemen kapattı^. O kısacık anda gördüğü^, ilk gördüğüne^ benzemiyordu~; sanki orta da kenarlara bakıla bakıla [değişmişti~|yumuşamıştı~]. Bir daha bakmak istedi^, sırasını bekledi^.',
    },
    {
      level: 1,
      text: 'Dördüncü köşe kalmıştı~. Demek {o:acc} ürküten oradaydı~. Elini^ oraya doğru [milim milim|azar azar] çekerken az kalsın vazgeçiyordu^; gözünü^ yumdu^, elini^ indirdi^, sonra gözünü^ açtı^. Köşe boştu~. Yapan, orada hiçbir şey bırakmamıştı~.',
    },
    {
      level: 2,
      text: '“Bu mu?” dedi^ yüksek sesle. Sesi^ kendine^ çocukça geldi~. Üç köşede onca şey varken dördüncüsünün böyle bırakılması bir unutkanlık olamazdı~; sınırı bile çizilmişti~ sanki. Ne bir leke, ne bir çizik, ne de [solmuş bir renk|silinmiş bir iz].',
    },
    {
      level: 3,
      text: 'Boşluğa uzun bakınca insan bir şeyler görmeye başlıyordu~. {H}+de gördü^: bir sırt, bir tepe, kapanmakta olan bir şeyin kenarı. Gözünü^ kırpınca [dağıldılar~|yok oldular~]. Boş köşe, kim bakarsa ona kendinden bir parça ödünç veriyor, sonra geri alıyordu~.',
    },
    {
      level: 3,
      text: 'Geri kalan her şey o köşeye dönüktü~. Bunu şimdi görüyordu^: ışık oradan geliyor, gölgeler oradan uzaklaşıyordu~. Üç köşeyi ayrı ayrı gezerken anlamamıştı^; [yönleri|gidişleri] vardı~ ve yönlerin hepsi, elini^ en son çektiği^ yere çıkıyordu~.',
    },
    {
      level: 3,
      text: 'Köşenin sınırına parmağını^ yaklaştırdı^, dokunmadı^. Boşluk, dolu yerden birdenbire değil, azala azala ayrılıyordu~: renk önce inceliyor, sonra duruyor, sonra [hiç olmamış gibi|ardında bir şey bırakmadan] çekiliyordu~. Yapan, gözünü oradan zorla değil, gönül rızasıyla ayırmıştı~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Ne yapacağını bilemeyen herkes gibi {H}+de bildiği^ bir şeyi yaptı^: {G.di}. Sonra dönüp bir daha baktı^. Köşe hâlâ boştu~, ama boşluğu [az önceki|deminki] gibi soğuk değildi~; biri kalkıp gitmiş, yeri daha soğumamış gibiydi~.',
    },
    {
      level: 3,
      text: 'Bu iş yarım mıydı~, yoksa böyle mi bitmişti~? Yarımsa yapan bir gün dönecekti~ ve yerini [bıraktığı gibi|boş] bulacaktı~. Böyle bittiyse o yer başkasınındı~. {H} iki düşünceyi de tarttı^; ikisinde de orada birinin eksik olduğu kesindi~.',
    },
    {
      level: 1,
      text: 'İlk bakışta elini^ kaldırtan, ortadaki şey değildi~; kıyıda birine ayrılmış o yerdi~. {H} bunu anlayınca arkasını^ dönüp gitmek istedi^, [gitmedi^|gidemedi^]. Bir adım daha sokuldu^, {O:dat} ilk kez arada eli^ olmadan baktı^.',
    },
    {
      level: 2,
      text: 'Arada el olmayınca dört köşe birden geldi~. Ortadaki, bütün o saklanan şey, sandığından^ küçüktü~; çevresi ona yer açmak için [geri çekilmişti~|kenara çekilmişti~]. Göz önce ona gidiyor, orada durmuyor, boş köşeye kayıyordu~. Yol hazırdı~, bir giden eksikti~.',
    },
    {
      level: 3,
      text: 'İlk andaki korkusunu^ aradı^; gelse yine elini^ kaldıracaktı^. Gelmedi~. Yerine, kalabalık bir sofrada [birinin kayıp|birinin biraz kayıp] yanında yer gösterdiği zaman duyulan o sıkılganlık vardı~. İnsan hemen oturamazdı~ da gidemezdi~ de; ayakta, elleri boş, gülümserdi~.',
    },
    {
      level: 3,
      text: 'Yerini^ biraz değiştirince her şey yeniden dizildi~: orta geriye gitti~, kenarlar öne geldi~, boş köşe tam karşısına^ düştü~. Bir daha kaydı^, gene öyle oldu~. {O}, nereden bakılırsa bakılsın, o köşeyi bakana [çeviriyordu~|uzatıyordu~]. {H} artık bundan kaçmak istemiyordu^.',
    },
    {
      level: 3,
      text: 'Oraya neyin yakışacağını düşündü^. Bir yüz fazlaydı~, bir yazı fazlaydı~. Aklından^ geçen her şey köşeyi [doldurup taşıyordu~|ağzına kadar dolduruyordu~]; oysa boşluk, içine konacak olanın hafif olmasını ister gibiydi~. Gelip geçecek, iz bırakmayacak bir şey olmalıydı~.',
    },
    {
      level: 3,
      text: 'Birine göstermeyi düşündü^, sonra gösterirse^ nereden başlayacağını^. Önce köşeleri derdi^ herhâlde; elini^ onun da gözünün önüne tutar, parmaklarını^ bir bir açardı^. Sonuncuda [hiçbir şey demezdi^|susardı^]. Herkes o boş yeri kendi bulsun isterdi^.',
    },
    {
      level: 1,
      text: 'Elini^ bir kez daha kaldırdı^, bu kez örtmek için değil. Işık arkadan vuruyordu~; elinin^ gölgesi uzandı~, [kaydı~|yürüdü~], boş köşenin tam içine düştü~. Oraya sığdı~. {H} kolu^ yoruluncaya kadar öylece durdu^, gölgesini^ oradan çekmedi^.',
    },
  ],
};

/** One finds where to look from; it may be held or hang. */
const FROM_BELOW: Plot = {
  name: 'from-below',
  needs: ['!solitary'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Sokuldu^, geri çekildi^, başını^ yana eğdi^. {O:gen} gösterdiği her şey yerindeydi~, ama bakış bir türlü [oturmuyordu~|yerleşmiyordu~]. Eksik olan, görülecek bir şey değil, bakılacak bir yerdi~.',
    },
    {
      level: 2,
      text: '{O:dat} bakan herkes tam karşısında dururdu~; {H}+de orada duruyordu^. Ama karşısında durunca bir şey kayıyor, çizgiler [yukarı kaçıyordu~|yukarı doğru açılıyordu~]. Bir kapının önünde bekleyip de kapının yandan açıldığını sonradan gören biri gibi çevresini^ yokladı^.',
    },
    {
      level: 3,
      text: 'Gözlerini^ kısınca ayrıntılar silindi~, yalnız ağırlıklar kaldı~. Ağır olan ne varsa yukarıdaydı~; aşağısı bomboş sayılırdı~. Kim [bir yüzeyi|bir şeyi] böyle doldururdu~? Ya acemi biri, dedi^ içinden^, ya da çok iyi bildiği bir yerden bakan biri.',
    },
    {
      level: 3,
      text: '{O:gen} yapıldığı anı düşündü^. O anda, gösterilenden başka biri daha vardı~ orada: gösteren. Görülmeyen, adı geçmeyen, ama her çizginin ucunda [soluk alan|soluğunu tutan] biri. {H} onu o güne dek hiç merak etmemişti^; merak edince de duracak yer bulamaz oldu^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:dat} döndüğünde^ de aklı^ oradaydı~. Önündeki^ sıradan şeylere {O:dat} bakar gibi baktı^: karşıdan, yandan, tepeden. Her birinin bir [iyi|yakışan] yeri vardı~; oradan bakılınca eşya susuyor, göz de rahat ediyordu~. {O:gen} yerini ise daha bulamamıştı^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Bir ara {T:acc} kolunun^ ucunda, gözünün^ hizasında tuttu^. Kolunu^ kaldırdı^: {T} heybetli bir şey oldu~. İndirdi^: [oyuncağa döndü~|oyuncak gibi kaldı~]. Aynı {T}, aynı el; değişen yalnız gözün durduğu yerdi~. Kolunu^ birkaç kez daha indirip kaldırdı^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Ortalıkta {K} vardı~. {H} bunu yapanın da bir koku içinde durduğunu düşündü^; üşümüş, belki terlemişti~, ayağının altında [sert|düz] ya da yumuşak bir yer vardı~. Gösterilen her şey {O:dat} geçmiş, o yer geçmemişti~. En çok orayı merak etti^.',
    },
    {
      level: 1,
      text: '{F:dat} derdini^ anlattı^. O da baktı~, sonra umulmadık bir şey sordu~: “Bunu yapan nerede duruyormuş?” “Karşısında.” “Karşısında ama ne kadar yüksekte?” {H} cevap vermek için [ağzını^ açtı^|davrandı^], bir şey diyemedi^.',
    },
    {
      level: 2,
      text: '“Uzun boylu biriyse?” dedi~ {F} ve ayak uçlarına kalktı~. “Böyle bakar.” “Nasıl görünüyor oradan?” “Daha kötü,” dedi~ {F}, tutunacak bir yer arayarak. “Bana hep [tepemi|saçımın ayrıldığı yeri] gösteriyor sanki.” {H} gülmemeye çalıştı^, beceremedi^.',
    },
    {
      level: 2,
      text: '“Şöyle dur,” dedi~ {F}, “bakılan sen ol, yapan ben.” {H} dimdik durdu^, yüzünü^ kıpırdatmadı^. {F} ileri gitti~, geri geldi~, boynunu uzattı~. “Olmuyor,” dedi~ sonunda, “sen dikildikçe ben de dikiliyorum. Bakan da [bakılan|baktığı] gibi duruyor.”',
    },
    {
      level: 3,
      text: '“Belki de bir yere çıkmıştır,” dedi~ {F}. “O zaman altı geniş olurdu.” “Sen bunu nereden biliyorsun?” {H} bilmiyordu^; {O} öyle diyordu~, o kadar. Parmağıyla^ kenarlara doğru açılan çizgileri izledi^; hepsi [aşağıdan|aşağıda bir yerden] çıkıyor, yukarı dağılıyordu~.',
    },
    {
      level: 3,
      text: '“Uzaktan mı yapmış, yakından mı?” diye sordu~ {F}. {H} kolunu^ uzattı^, parmaklarının^ arasında {O:gen} bir parçasını ölçtü^. “Yakından. Dokunacak kadar.” “Dokunmuş mudur?” Buna [kimse|hiç kimse] cevap veremezdi~; ama {H} elini^ geri çekerken, bir şeyi incitmekten sakınır gibi, yavaştı^.',
    },
    {
      level: 3,
      text: '{F} ellerini iki gözünün yanına tuttu~, çevreyi kapatıp bir daha baktı~. “Böyle bakınca içine düşüyorum,” dedi~. “Hangi yana?” “Öne, yüzüstü.” {H} bunu bir kenara [yazdı^|koydu^]: ayakta duran kişi {O:gen} içine düşüyordu~, demek ayakta durulmayacaktı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} ikisini de susturdu~. Ses bitince {F} ilk konuşan oldu~: “Şimdi ne duydun?” “Hiç.” “Ben duydum. Sesin nereden geldiğini hemen biliyor insan.” {O:dat} döndü~. “Bunun da bir geldiği yer var,” dedi~, “[kulağımız yok|onu duyacak kulak yok], o kadar.”',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Düşünceye dalınca {H}, hep yaptığı^ gibi, {G.di}. “Gördün mü,” dedi~ {F}, “düşünürken sen de hep aynı yerde duruyorsun. Ben seni böyle [hatırlarım|bilirim], başka türlü değil.” {H} ona baktı^: kim kime bakıyor, hangi yükseklikten, hiç sormamıştı^.',
    },
    {
      level: 1,
      text: 'Sonra gözünü^ {O:gen} ortasına, daha aşağısına, en sonunda alt kenarıyla aynı hizaya getirdi^; her şey bir anda [yerini buldu~|yerine oturdu~]. “Aşağıdan bakıyormuş,” dedi^. “Bu kadar mı aşağıdan?” “Diz çökmüş,” dedi^ {H}.',
    },
    {
      level: 2,
      text: '{F} inanmadı~, kendisi denemek istedi~. Yere yaklaştıkça yüzü değişti~; önce kaşları kalktı~, sonra ağzı, soru sorar gibi, aralandı~. “Büyüdü,” dedi~. “Kim?” “Ne bileyim, [gösterdiği her şey|ne varsa]. Yok, büyümedi. Ben küçüldüm.” İkinci söylediği daha doğruydu~.',
    },
    {
      level: 3,
      text: 'Aşağıdan bakınca yukarıya kaçan çizgiler dikiliyor, [boş sanılan yer|boşluk] bir zemin oluyordu~: basılacak, oturulacak bir yer. {H} elini^ uzatsa^ parmağı^ oraya değecek sandı^. Uzatmadı^; ilk kez {O:gen} önünde değil, aynı yerde, onun berisinde duruyordu^.',
    },
    {
      level: 3,
      text: 'Doğrulunca {O} yeniden bozuldu~. Eğildi^, düzeldi~; kalktı^, bozuldu~. Bunu birkaç kez yaptı^, [her seferinde|hepsinde] aynı yükseklikte, aynı anda bir kilit dönüyordu~. Rastlantı değildi~: yapan gözünü tam oraya koymuş, işini bitirene dek kımıldatmamıştı~.',
    },
    {
      level: 1,
      text: '“Kim diz çöküp de bakar?” diye sordu~ {F}. {H} alt kenara, {V.dik:abl} beri boş sandığı^ yere eğildi^ ve iki küçük karaltı gördü^: diz gölgeleri. Yapan, [gitmeden|işi bitince] kendini silmeyi unutmuş ya da istememişti~.',
    },
    {
      level: 2,
      text: '“Belki çocuktu,” dedi~ {F}. “Çocuk diz çökmez, zaten oradadır.” “Öyleyse yorgundu.” “Yorulan oturur.” {F} başka bir şey bulamadı~. {H} iki karaltıya parmağının^ ucunu yaklaştırdı^; aralarındaki açıklık, bekleyen [bir insanınki|birininki] kadardı~, ne fazla ne eksik.',
    },
    {
      level: 3,
      text: '“Adını yazmamış,” dedi~ {F}, kenarları yoklayarak. “Dizlerini bırakmış,” dedi^ {H}. “Adı okur geçerdik.” Gerçekten de bir ad kimseyi durdurmazdı~; oysa şu iki karaltı {o:acc} [eğmiş|yere yaklaştırmış], soluğunu^ tutturmuş, tanımadığı^ birinin bedenine sokmuştu~.',
    },
    {
      level: 3,
      text: '“Utanmış olabilir mi?” dedi~ {F}. “Neden?” “Bilmem. İnsan önünde diz çöktüğü şeye bakamaz pek.” “O bakmış,” dedi^ {H}, “üstelik [uzun uzun|gözünü kırpmadan].” {F} başını salladı~; kendi de farkında olmadan omuzlarını düşürmüş, alçalmıştı~.',
    },
    {
      level: 3,
      text: 'Bunca zaman ayakta bakmıştı^; görmüş, beğenmiş, kusur aramıştı^. Şimdi o bakıştan biraz [utandı^|sıkıldı^]. Yukarıdan görülen her şey doğruydu~ ama {O} {o:dat} bir şey söylememiş, yalnız kendini seyrettirmişti~. Aşağıda ise söylenen bir söz vardı~.',
    },
    {
      level: 3,
      text: '“Gösterelim mi başkasına da?” dedi~ {F}. “Gösterelim.” “Diz çökün mü diyeceğiz?” {H} bunu gözünün^ önüne getirdi^, güldü^. “Demeyiz. Yere bir şey [düşürürüz|düşürmüş gibi yaparız], eğilip alırken görürler.” {F} bu oyunu pek beğendi~.',
    },
    {
      level: 3,
      text: 'Dizlerin gölgesi {o:acc} bırakmadı~. Biri uzun yoldan gelir gibi gelmiş, en uygun yeri aramış, bulmuş, [giysisine|üstüne başına] bakmadan çökmüştü~. Ne kadar kalmıştı~ orada? Gölgeler kısaydı~; demek tepesinde güçlü bir ışık vardı~ ve kimse onu kaldırmaya gelmemişti~.',
    },
    {
      level: 3,
      text: 'Eğildikçe dizi^ sızladı~. Yapanın dizi de sızlıyor muydu~ acaba? Sızlayınca ağırlığını öbür dizine verirdi~ insan; {H} karaltılara bir daha baktı^, biri gerçekten [ötekinden koyuydu~|ötekinden daha koyuydu~]. Bir yabancının yorgunluğuna ilk kez bu kadar yaklaştığını^ duydu^.',
    },
    {
      level: 3,
      text: '“Sen yapsan,” dedi~ {F}, “dizlerini gösterir miydin?” “Saklardım.” “Neden?” {H} bir cevap aradı^. “Herkes yaptığımı görsün isterdim, beni değil.” “Ama dizleri görüyoruz diye yaptığı [eksilmedi|azalmadı],” dedi~ {F}. Bu doğruydu~; tersine, tamamlanmıştı~.',
    },
    {
      level: 1,
      text: 'Dizlerini^ o gölgelerin yönüne çevirip yere çöktü^. {F}+de bir şey sormadan yanına^ çöktü~. Oradan bakınca {O} [ne uzaktı~ ne de yabancı|uzak da değildi~ yabancı da]; alt kenardaki iki karaltı, kendi dizlerinin^ gölgesi gibi duruyordu~.',
    },
  ],
};

const NEEDS = ['human', 'object', 'picture', '!negative', '!habit', '!state'];

/** Somebody finds or gets a picture. */
export const FINDS_PICTURE: PlotClass = {
  name: 'finds-picture',
  verbs: new Set(['bulmak', 'almak', 'keşfetmek', 'çıkarmak', 'ortaya çıkarmak']),
  needs: NEEDS,
  plots: [THE_DOT, CORNER_BY_CORNER, FROM_BELOW],
};

/** Somebody sees a picture, which may hang where it can't be touched. */
export const SEES_PICTURE: PlotClass = {
  name: 'sees-picture',
  verbs: new Set(['görmek', 'fark etmek']),
  needs: NEEDS,
  plots: [CORNER_BY_CORNER, FROM_BELOW],
};
