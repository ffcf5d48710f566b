import type { Plot } from '../types.ts';

/** Somebody sees a thing; it may be far away. */
export const SEES_PLOTS_2: readonly Plot[] = [
  {
    name: 'without-blinking',
    needs: ['!person-object', '!creature', '!person'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Soluğu^ kesildi~, gözlerini^ kırpmadan baktı^. {O} oradaydı~. {H} nedense kirpiklerini^ bir kez indirse^ onu [yerinde|bir daha orada] bulamayacağını^, orada tutanın kendi^ bakışı^ olduğunu sandı^.',
      },
      {
        level: 3,
        text: 'Gözleri^ önce kurudu~, sonra yandı~. Yanmaya aldırmadı^. Görüşünün^ kenarları bulanmaya başlamıştı~, ortası ise hâlâ açıktı~; {O} o açıklığın içinde, bir kuyunun dibinden görünen [gök|gökyüzü] parçası gibi duruyordu~.',
      },
      {
        level: 3,
        text: 'Bir insanın gözünü ne kadar sık kapadığını hiç düşünmemişti^. Farkında olmadan, durmadan karanlığa dalıp çıkıyordu~ demek; dünya bu arada ne yapıyordu~, kim bilir? Şimdi bir kerecik bile [dalmak|kapanmak] istemiyordu^. {O} görülmeden kalmasın, başka bir şey istemiyordu^.',
      },
      {
        level: 2,
        text: '“Gitme,” dedi^ {O:dat} doğru, yalnız dudaklarıyla^. Elini^ yüzünün^ yanına kaldırdı^, yanda ne varsa [örttü^|perdeledi^]. Yaklaşmak istiyordu^, ama yürümek bakışını^ sarsacaktı~; bir ayağını^ ileri sürdü^, yarım karış, bakışı^ dökülmesin diye ağır ağır.',
      },
      {
        level: 3,
        text: 'Yanında^ biri olsa kolay olurdu~: nöbetleşe bakılır, birinin gözü dinlenirken öteki {O:acc} tutardı~. Yoktu~. {H} bütün yükü kendi^ iki gözüne^ [bindirmişti^|vermişti^] ve onlar da, biri ötekinden önce, titremeye başlamıştı~.',
      },
      {
        level: 1,
        text: 'Gözleri^ yaşardı~. Bir çare buldu^: önce sağ gözünü^ kapatıp dinlendirdi^, sonra solunu^. {O} sağ gözüne^ biraz yana kaymış, soluna^ yerine dönmüş göründü~. {H:acc} ürküten de bu kayışı oldu~.',
      },
      {
        level: 3,
        text: 'Demek kesin bir yeri yoktu~; yeri bakana göreydi~. Bu düşünce hoşuna^ gitmedi~, hemen kovdu^. İki gözüyle^ birden baktı^; {O} bir an çift oldu~, sonra iki parça usulca [birleşti~|üst üste geldi~]. {H} tuttuğu^ soluğu bıraktı^.',
      },
      {
        level: 3,
        text: 'Başka zaman olsa baktığı^ şeye ad koyar, geçerdi^. Şimdi ad yetmiyordu~. {O:gen} bir ucundan başlayıp öbür ucuna kadar gitti^ gözleriyle^, sonra aynı yoldan döndü^; dönüşte, gidişte görmediği^ bir [girinti|ayrıntı] buldu^. Oraya da tutundu^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} el yordamıyla aradı^, buldu^, bakmadan kenara koydu^. Gözsüz iş görmek tuhaftı~: parmakları^ her şeyi tanıyor, {H} onlara [karışmıyordu^|yardım edemiyordu^]. Düşen bir şeyin sesini duydu^, eğilip almadı^. {O:abl} başka şeye verecek bakışı^ yoktu~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Arkasında^ {S} duyuldu~; hangi yandan geldiğini kestirdi^, dönmedi^. Boynundaki^ kaslar, dönmek isteyen bir başı zor tutuyordu~. “Sonra,” diye mırıldandı^ o yana. Kulaklarının^ ne duyduğunu gözleri^ [hiç bilmeyecekti~|merak etmiyordu~].',
      },
      {
        level: 2,
        text: '“Sen kımıldamazsan ben de kımıldamam,” dedi^. Bu sözle kendi^ kendini^ bağladığını^ sonradan anladı^. Bacağı^ uyuştu~, omzuna^ bir ağrı saplandı~. {O} sözünde duruyor muydu~, o da [belli değildi~|anlaşılmıyordu~]; yalnız oradaydı~.',
      },
      {
        level: 3,
        text: 'Çömelmeyi denedi^, ağır ağır, gözü^ hep aynı yükseklikteymiş gibi. {O} biraz başka göründü~; altından bir çizgi çıktı~, üstünden bir [çizgi|parça] eksildi~. {H} çömeldiği^ yerde kaldı^. Kalkmak, o yeni çizgiyi yitirmek demekti~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} kendisini^ bekleyen iş geldi~ aklına^. Beş dakikalık bir şeydi~, bakmayı bıraksa^ bitirir, dönerdi^. Dönünce ne [göreceğini^|bulacağını^] ise bilmiyordu^. İş bekleyebilirdi~; beklediğini bugüne kadar çok göstermişti~.',
      },
      {
        level: 3,
        text: 'Zaman geçti~; ne kadar geçtiğini {O:abl} anlamaya çalıştı^. Gölgeler uzamış, hava değişmiş miydi~? Bakmaktan görmez olmuştu^ neredeyse. İnsan bir sözcüğü üst üste söyleyince nasıl anlamı [uçarsa|kaybolursa], gözünün^ önündeki de öyle seyreliyordu~.',
      },
      {
        level: 1,
        text: 'Sonra gözüne^ bir kirpik battı~. İki gözü^ birden kapandı~; {H} yüzünü^ buruşturdu^, ovdu^, “Tamam,” dedi^ içinden^, “gitti.” Açmaya [korktu^|çekindi^]. Açtı^. {O} oradaydı~, sanki hiç bakılmamış gibi rahat.',
      },
      {
        level: 3,
        text: 'Sevinmesi^ gerekirdi~; önce kırıldı^. Bunca yanma, bunca yaş, uyuşan bir bacak... Hiçbirine gerek yok muydu~? {O:dat} sitemle baktı^. Sonra bu sitemin gülünçlüğünü gördü^, kızarmış gözleriyle^, [tek başına|sessizce] gülmeye başladı^.',
      },
      {
        level: 3,
        text: 'Belki kapalı kaldığı o kısacık arada gitmiş, açarken geri gelmişti~. Bunu nasıl bilecekti^? Parmaklarının^ arasından baktı^, gözlerini^ ansızın açtı^, yandan [yakalamaya|kıstırmaya] çalıştı^. {O} hiçbirinde şaşırmadı~; şaşıran, yakalanan hep bakan oldu~.',
      },
      {
        level: 3,
        text: 'Bir de bilerek denedi^. Gözlerini^ yumdu^, bir türkünün ilk dizesini içinden^ söyledi^, açtı^: yerindeydi~. İkinci dizeyi de söyledi^: yerindeydi~. Üçüncüsünde türküyü bitirdi^; aralıkta {O} [kaçmak isterse|gitmek isterse] kaçacak kadar vakti olmuştu~.',
      },
      {
        level: 2,
        text: '“Şimdi,” dedi^, gözlerini^ kapadı^. “Şimdi de,” dedi^, açtı^. Bir çocuk oyunuydu~ bu; yüzünü elleriyle örten, kendi görmeyince görünmediğini sanırdı~. {O} oyuna katılmadı~, oyunu bozmadı~ da. [Sabırlı|İyi huylu] bir büyük gibi, yerinde bekledi~.',
      },
      {
        level: 2,
        text: '“Demek seni ben tutmuyormuşum,” dedi^. Söyleyince boşlukta kaldı^ biraz. O tutmuyorsa burada ne işi^ vardı~, neden gidemiyordu^? Bir adım geriledi^. Ayağı^ [güçlükle|isteksizce] kalktı~. Bakışının^ öbür ucunda bir şey, ipi çeker gibi, usulca direndi~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Denemek için {G.di}; yarısına kadar iyi gitti~, sonra başı^ kendiliğinden {O:dat} döndü~. Bir daha başladı^, yine döndü^. “Ben değil,” diye düşündü^. Baştan beri [tutulan|bırakılmayan], bekletilen, göz hapsinde olan {O} değil, kendisiydi^.',
      },
      {
        level: 1,
        text: 'Bırakmanın tek yolu vardı~. {H} derin bir soluk aldı^ ve {O:dat} sırtını^ döndü^. Hiçbir şey olmadı~. Bir adım attı^, [bir adım daha|sonra bir daha]; ensesi^ karıncalandı~ ama başını^ çevirmedi^.',
      },
      {
        level: 3,
        text: 'Önünde^ dünyanın geri kalanı vardı~ ve ne kadar çoktu~: yerdeki leke, kendi^ ellerinin^ çizgileri, havada dönen tozlar. Deminden beri bunların hiçbirini görmemişti^. Hepsine [tek tek|sırayla] baktı^, biraz da özür diler gibi.',
      },
      {
        level: 3,
        text: 'Yine de sırtı^ bakıyordu~. Kürek kemiklerinin^ arasında, {O:gen} olduğu yere denk gelen bir nokta ılıktı~; sağa yürüdükçe sola, sola yürüdükçe sağa kayıyordu~. {H} gözleriyle^ hiç bu kadar [iyi|kesin] yön bulmamıştı^.',
      },
      {
        level: 3,
        text: 'Omzunun^ üstünden bir kez, yarım, neredeyse bakacaktı^. Çenesi^ omzuna^ değdi~, gözü^ kaydı~, {O:gen} olduğu yandan gelen belli belirsiz bir değişikliği [yakaladı~|sezdi~]. O kadarına izin verdi^. Gerisini, yola çıkanın cebine koyduğu ekmek gibi, sonraya sakladı^.',
      },
      {
        level: 2,
        text: '“Dönüp bakarsam çocukluk etmiş olurum,” dedi^ yüksek sesle. “Bakmazsam da inat.” Arkadan ses gelmedi~; gelse ne yapacağını^ bilmiyordu^. Beklediği^ süre boyunca gözleri^ dinlendi~, yanma [geçti~|dindi~], kirpikleri^ kurudu~. Demek böyle de durulabiliyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Burnu^ açıldı~; {K} vardı~ havada, belki baştan beri. Gözleri^ her şeyi tek başına yaşamış, ötekilere bir pay bırakmamıştı~. {H} bir süre de [kokladı^|burnuyla^ baktı^], dinledi^, altındaki^ zemini ayak tabanlarıyla^ yokladı^.',
      },
      {
        level: 3,
        text: 'Bir işe girişti^, bitirdi^. Elini^ yüzünü^ sildi^. Bunlar olurken {O:acc} düşünmediği^ bir an oldu~; kısacık, bir kırpış kadar. Geçince fark etti^ ve ürpermedi^. O an da ötekiler gibi [geçip gitmiş|bitmiş], arkasında bir şey eksilmemişti~.',
      },
      {
        level: 3,
        text: 'Geri kalan yükü toplamak uzun sürmedi~. Her parçayı elinde^ bir süre tuttu^, yerini ezbere bildiği^ hâlde ona da baktı^. Bakmak bugün elinin^ altındaydı~, [bol boldu~|çoktu~]; {O:abl} artan ne varsa ötekilere dağıtıyordu^.',
      },
      {
        level: 1,
        text: '{H} ancak eşyasını^ toplayıp gideceği^ zaman döndü^. {O:acc} görmeden önce gözlerini^ yumdu^, yüzünü^ o yana [kaldırdı^|çevirdi^] ve kırmızı karanlığın içinde acele etmeden bekledi^. Sonra açtı^. {O}+de beklemişti~.',
      },
    ],
  },
  {
    name: 'what-do-you-see',
    needs: ['!person-object', '!creature', '!person', '!solitary', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Gözlerini^ ovuşturdu^; {O} gitmedi~. {H} geri geri yürüyüp {F:acc} kolundan tuttu^, aynı yere getirdi^. “Bana ne gördüğünü söyle,” dedi^. “Ben [söylemeyeceğim|ağzımı açmayacağım].”',
      },
      {
        level: 3,
        text: 'Elinin^ altındaki kol şaşkındı~. “Neye bakacağım?” “Önüne.” “Önümde çok şey var.” “Hepsini söyle.” {F} bir oyun sandı~, ayaklarını açıp yerleşti~; {H} gözünü^ kendi^ gördüğüne^ değil, arkadaşının^ gözbebeklerine [dikmişti^|çevirmişti^].',
      },
      {
        level: 2,
        text: '“Sen iyi misin?” “Önce söyle, sonra sorarsın.” {F} omuz silkti~. “Peki. Sağdan mı başlayayım, soldan mı?” {H} az kalsın “Soldan” diyecekti^, dilini^ tuttu^. Yönü söylemek [yarısını|bir bölümünü] söylemek olurdu~. “Nereden istersen.”',
      },
      {
        level: 1,
        text: '{F} saymaya koyuldu~: yerdeki gölgeyi, bir köşeyi, bir lekeyi, kendi ayaklarını. {H} dudağını^ ısırdı^. {O} tam oradaydı~; {F} onun sağındakini söyledi~, solundakini söyledi~, [üstünden atladı~|onu söylemedi~].',
      },
      {
        level: 3,
        text: '“Leke ne renk?” diye sordu^, sırf biraz daha o yanda kalsın diye. “Paslı gibi.” “Yanında ne var?” “Yanında bir şey yok, bir boşluk.” {H:gen} ağzı^ kurudu~. O boşluğa [baktı^|gözünü^ dikti^]: {O}, bütün ağırlığıyla, oradaydı~.',
      },
      {
        level: 3,
        text: 'Bir şeyi yalnız başına görmek, herkesin ortasında başka bir dil konuşmaya benziyordu~. {H} kendini^ sınadı^: yarım adım sağa gitti^, çömeldi^, tek gözünü^ kapadı^. {O} hiçbirinden [etkilenmedi~|rahatsız olmadı~]. {F} bu oyunları merakla izledi~.',
      },
      {
        level: 3,
        text: 'Kendi^ gözlerine^ güvenini^ yoklamak için eline^ baktı^: beş parmak, eski bir yara izi, tırnağın altında biraz kir. Hepsi yerindeydi~. Gözlerini^ elinden^ {O:dat} kaldırdı^, yine eline^ indirdi^. İkisi de aynı [açıklıktaydı~|kesinlikteydi~]; biri gerçekse öteki de gerçekti~.',
      },
      {
        level: 2,
        text: '“Bir daha,” dedi^ {H}. “Aynı şeyleri mi?” “Unuttuğun varsa onu da.” {F} bu kez gözlerini kısarak, fısıldar gibi [saydı~|sıraladı~]. İki şey ekledi~, bir şeyi düzeltti~. {O:gen} bulunduğu yere geldiğinde soluk aldı~, devam etti~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '“{S} da var,” dedi~ {F}. “O görülmez.” “Duyuluyor ama.” “Ben gördüğünü sordum.” Yine de bir an susuldu~, kulak verildi~. {H:gen} içi^ biraz [rahatladı~|gevşedi~]: hiç değilse kulakları^ aynı dünyadaydı~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Sayılanların içinde {W} bile vardı~; oysa {H} orayı her gün görür, adını anmazdı^. {F} üstündeki tozu, kenarındaki çentiği de saydı~. Bu kadar şeyi gören bir göz, {O:acc} nasıl [atlardı~|görmezdi~]? {H} soruyu yuttu^, bekledi^.',
      },
      {
        level: 1,
        text: '“Bitti mi?” diye sordu^ {H}. Sesi^ kendi^ kulağına^ yabancı geldi~. “Bitti.” “Başka hiçbir şey yok mu?” {F} sustu~, ayağının ucuyla yeri eşeledi~, ilk kez gözlerini [kaçırdı~|yere indirdi~].',
      },
      {
        level: 3,
        text: 'Bu kaçırışı tanıyordu^. {F} ne zaman bir şeyi söylemek istemese önce ayaklarına bakardı~. {H} üstelemedi^; kalbi^ öyle hızlı atıyordu~ ki ağzını^ açsa^ [sözcükler|söyleyecekleri^] birbirine çarpacaktı~. Yalnız başını^ eğdi^, “Seni dinliyorum,” der gibi.',
      },
      {
        level: 2,
        text: '“Bana gülmeyeceksin,” dedi~ {F}. “Gülmem.” “Kimseye de söylemeyeceksin.” “Söylemem.” “Önce sen söyle öyleyse.” {H} başını^ iki yana salladı^. Ad ağızdan bir kez çıktı mı görülen şey [ona|o ada] benzemeye başlardı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Beklerken {G.di}; elleri^ sözden daha sabırsızdı~. {F} bu kez ayaklarına değil, onun^ ellerine^ baktı~ ve sanki oradan bir izin aldı~. Boğazını temizledi~, ağzını açtı~, [kapadı~|vazgeçti~], sonra yeniden açtı~.',
      },
      {
        level: 1,
        text: '“Bir de o var tabii,” dedi~ {F}. {H} kıpırdamadı^. “Hangi o?” {F} parmağını kaldırdı~; parmak titreyerek lekenin yanından geçti~ ve {O:gen} tam [üstünde|ortasında] durdu~. “O. Sen görmüyorsun sandım.”',
      },
      {
        level: 3,
        text: '“Ne zamandır görüyorsun?” “Buraya getirdiğinden beri. İlk ona baktım.” “Niye söylemedin?” “Sen söylemedin diye.” {H} bu cevabın içinde kendi^ korkusunu^ [tanıdı^|gördü^]; {F} onu alıp bir ceket gibi giymiş, ilikleri bile tutmuştu~.',
      },
      {
        level: 3,
        text: 'Aynı şey miydi~ ama? Parmak aynı yeri göstermiş olabilirdi~, gözler başka şey görmüş olabilirdi~. “Üst yanı nasıl?” diye sordu^ {H}. {F} eliyle havada bir çizgi çekti~. {H} çizginin gerisini [tamamladı^|kendisi^ çekti^]; uçları buluştu~.',
      },
      {
        level: 3,
        text: '“Korktun mu?” diye sordu^ {H}. “Ondan değil. Bir tek bana görünüyor sandım, ondan.” {F} ellerini koynuna soktu~. “Ya sen?” {H} cevap yerine kolunu^ gösterdi^; tüyleri^ hâlâ [diken dikendi~|yatmamıştı~]. {F} kendi kolunu yanına uzattı~: onunkiler de öyle.',
      },
      {
        level: 2,
        text: '“Ben yalnız kaldım sandım,” dedi^ {H}. “Ben de,” dedi~ {F}. “Yan yana, yarım saat.” Bu kez gülmek serbestti~ ve bir süre durmadı~; gözleri^ yaşardı~, {O} yaşın içinde [dalgalandı~|titredi~], sonra yine durulup yerini aldı~.',
      },
      {
        level: 3,
        text: '“Başkasına da soralım mı?” dedi~ {F}. {H} düşündü^. Üçüncü bir göz görürse {O} daha mı gerçek olacaktı~? Görmezse daha mı az? “Bugün sormayalım,” dedi^. “Bugün iki kişi [yeter|görsün].” {F} buna hemen razı oldu~.',
      },
      {
        level: 3,
        text: 'Gözler yorulunca bir çare {F:gen} aklına geldi~. “Sen kırp, ben tutarım,” dedi~. {H} gözlerini^ kapadı^, açtı^. “Duruyor mu?” “Durdu.” “Şimdi sen.” {O} iki [bakışın|gözün] arasında, kimseye yük olmadan duruyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} vardı~ havada. “Bunu sayılara katmadım,” dedi~ {F}. “Kat.” Böylece liste uzadı~: koku, leke, gölge ve {O}. {H} bu sırayı beğendi^; en olmayacak şey, ötekilerin arasında durunca [evcilleşiyordu~|uslu uslu duruyordu~].',
      },
      {
        level: 3,
        text: 'Bir süre kimse {O:abl} söz etmedi~; havadan, işten konuşuldu~. Ama konuşan hep o yana dönüyor, susan yine o yana dönüyordu~. Yeni tanışılan birinin yanında da böyle yapılırdı~: söz [başkalarına|etrafa], bakış ona düşerdi~.',
      },
      {
        level: 2,
        text: '“Şimdi ne yapacağız?” dedi~ {F}. {H} bunu hiç düşünmemişti^; yalnızca başkası da görsün istemişti^. Yere çöktü^, yanında^ [yer açtı^|bir kişilik yer gösterdi^]. “Bakacağız,” dedi^. “Bu kez birbirimize söyleyerek.”',
      },
      {
        level: 3,
        text: '“Kenarı parlıyor,” diye başladı~ {F}. “Bende parlamıyor. Gel, yer değişelim.” Yer değişince parıltı da değişti~; şimdi {H} görüyordu^ onu. Her değişmede {O} biraz daha [tamamlanıyor|doluyor], bir gözün eksiğini öteki söylüyordu~.',
      },
      {
        level: 3,
        text: 'Bir süre sonra sözler de yer değiştirdi~. {F} hiç kullanmadığı sözleri kullanıyor, {H} bildiği^ sözleri bırakıyordu^. {O:acc} anlatmak için tek bir dil [kuruluyordu~|oluyordu~], yarısı birinden, yarısı ötekinden; dışarıdan biri duysa belki hiçbir şey anlamazdı~.',
      },
      {
        level: 2,
        text: 'Akla geldikçe soruldu~: “Hâlâ orada mı?” “Orada.” “Sende de mi?” “Bende de.” Soru gittikçe [kısaldı~|ufaldı~], sonunda bir kaş kaldırmaya indi~; karşılığı da bir baş eğmeydi~. {H} bu kadar az sözle hiç bu kadar çok anlaşmamıştı^.',
      },
      {
        level: 1,
        text: 'Ortalık karardı~, sayılanlar birer birer gitti~: önce leke, sonra gölge, en son ayaklar. “Ne görüyorsun?” diye sordu~ {F} karanlıkta. “Seni görmüyorum,” dedi^ {H}. “Onu [görüyorum|hâlâ görüyorum].” “Ben de,” dedi~ {F}.',
      },
    ],
  },
];
