import type { Frame } from '../types.ts';

/** Somebody can't get out of a place. */
export const TRAPPED: Frame = {
  name: 'trapped',
  verbs: new Set([
    'mahsur kalmak',
    'kapana kısılmak',
    'hapsolmak',
    'kilitli kalmak',
    'sıkışmak',
    'sıkışıp kalmak',
  ]),
  needs: ['!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. İlk iş seslendi^. Sonra durup dinledi^, bir daha seslendi^. Üçüncüsünde kendi sesini^ tanıyamadı^.',
        },
        {
          text: '{HP}, {EW.di}. Kapıyı önce eliyle^ itti^, sonra omzuyla^. Açılmadı~. Bir adım geri çekildi^ ve biri birazdan özür dileyerek açacakmış gibi bekledi^.',
          needs: ['door', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Elini^ gözünün^ önüne tuttu^, göremedi^. Ağzında^ pas tadı vardı~. Oynatabildiği^ yerlerini^ saydı^: sol kol, boyun, iki ayağın parmakları.',
          needs: ['tight', 'human'],
        },
        {
          text: '{HP}, {EW.di}. En yüksek yere çıktı^, elini^ gözüne^ siper edip dört yana baktı^. Dördü de aynıydı~: Ne bir duman vardı~ ne bir yol.',
          needs: ['wide', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Çıkmak için geldiği^ yoldan geri gitti^ ve başladığı^ yere geldi^. Bir daha denedi^, bu kez koşarak; aynı yeri daha çabuk buldu^.',
          needs: ['imagined'],
        },
        {
          text: '{HP}, {EW.di}. “Birazdan biter,” dedi^ içinden^. Biraz geçti~, bir biraz daha geçti~. Üçüncüsünden sonra saymadı^.',
        },
        {
          text: '{HP}, {EW.di}. Ceplerini^ boşalttı^: bir mendil, iki bozuk para, ucu kırık bir kalem, kimin olduğunu bilmediği^ bir düğme. Hepsini yan yana dizdi^, baktı^, yine cebine^ koydu^.',
          needs: ['!tight', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Önce öfkelendi^: Beş dakika geç çıkmak, bir kez arkasına^ bakmak yeterdi. Öfkesini^ çıkaracak kimse de yoktu~ yanında^.',
        },
        {
          text: '{HP}, {EW.di}. İlk anda anlamadı^; bir şeyin geciktiğini sandı^, bekledi^. Işık azaldı~, gelen olmadı~. O zaman kalkıp geldiği^ yöne baktı^: Oradan dönülmüyordu~.',
          needs: ['!door', '!tight'],
        },
        {
          text: '{HP}, {EW.di}. Bunu kimseye haber verememişti^. O gün nereye gittiğini^ soranlara “Şuraya,” demiş, eliyle^ belirsiz bir yer göstermişti^; şimdi o belirsiz yerdeydi^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. Çok ses çıkmadı~. Az önce gidilecek bir yer vardı~, şimdi yoktu~; bu kadarı yetti~.',
          needs: ['!tight'],
        },
        {
          text: '{HP}, {EW.di}. İlk düşündüğü^, kimsenin bunu bilmediğiydi~. İkinci düşündüğü^, kimsenin bilmediği bir şeyin ne kadar sürebileceğiydi~.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Susuzluk açlıktan önce geldi~. Dili^ damağına^ yapışıyordu~. Bir düğme kopardı^, ağzına^ attı^, emdi^; çocukken birinden duymuştu^ bunu.',
          needs: ['human', '!child'],
        },
        {
          text: 'Bir tek şey istiyordu^: birinin merak etmesini. {F} merak ederdi~; yokluğunu^ en geç akşama anlardı~. Ama akşama ne kadar vardı~?',
        },
        {
          text: 'Yanındaki^ yarım ekmeği dörde böldü^, ilk parçayı hemen yedi^. Kalan üçüne baktı^, ilkini yediğine^ pişman oldu^ ve o pişmanlıkla ikincisini de yedi^.',
          needs: ['human', '!space'],
        },
        {
          text: 'Zamanı ölçmek için yüze kadar saydı^, yere bir çizgi çekti^; kırk çizgi bir saat etmeliydi~. Ama korkunca hızlı sayıyordu^ ve hep korkuyordu^.',
        },
        {
          text: 'Hava ağırlaşmıştı~. Az soluk almayı öğrendi^: burnundan^ al, dörde kadar tut, ağzından^ bırak. Konuşmak pahalıydı~; bağırmak iki kat pahalı.',
          needs: ['tight', 'human'],
        },
        {
          text: 'Kapının altındaki aralıktan bir parça ışık giriyordu~. Yere uzandı^, yanağını^ soğuk zemine dayadı^, o aralıktan soludu^. Bir karınca aynı aralıktan başını bile eğmeden çıkıp gitti~.',
          needs: ['door', 'human', '!lift'],
        },
        {
          text: 'Rüzgârın kesildiği bir kuytu buldu^, önüne eline^ geçeni yığdı^, aralarını tıkadı^. Akşam olduğunda duvar beline^ geliyordu~; çatı yarına kaldı~.',
          needs: ['wide', 'human'],
        },
        {
          text: 'Buranın kurallarını öğrenmeye çalıştı^. Yerde duran bir taşı iki adım öteye koydu^, bekledi^. Dönüp baktığında^ taş eski yerindeydi~.',
          needs: ['imagined'],
        },
        {
          text: 'Çıkınca yapacağı^ ilk şeyi biliyordu^: {F:acc} bulacak, geçen yılki kavgada haksız olduğunu^ söyleyecekti^. Burada söylemesi kolaydı~; orada üç kez denemiş, üçünde de lafı değiştirmişti^.',
        },
        {
          text: 'Korkmamak için bildiği^ bütün şarkıları söyledi^. Sözünü unuttuğu^ yerde uydurdu^. Bir süre sonra yalnız uydurdukları^ kaldı~, onlar da aynı ezgiye biniyordu~.',
          needs: ['!mute'],
        },
        {
          text: 'Duvarda bir nokta seçti^ ve hep ona baktı^. Nokta bir çatlaktı~; ikinci saatte bir nehre benzedi~, üçüncü saatte bir kulağa. Kulağa derdini^ anlattı^.',
          needs: ['!imagined', '!tight', 'human', '!wide'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Orada mısın?” {F:gen} sesiydi~, uzaktan ve boğuk geliyordu~. “Buradayım!” “Nasılsın?” {H} ne diyeceğini^ bilemedi^. “Sıkışık,” dedi^. Karşıdan bir gülme sesi geldi~, arkasından bir burun çekme.',
          needs: ['!wide', '!imagined'],
        },
        {
          text: 'Kapının öbür yanında bir ayak sesi durdu~. “Kim var orada?” {H} adını^ söyledi^. “Anahtar bende değil,” dedi~ ses. “Kimde?” Ayak sesi bir an bekledi~, sonra geldiği yere döndü~.',
          needs: ['door', 'human'],
        },
        {
          text: 'Duvara vurdu^: üç kısa. Bekledi^. Öbür yandan üç kısa geldi~. {H} bir daha vurdu^, bu kez iki uzun; iki uzun geldi~. “{F}!” diye bağırdı^. Bir taş düştü~, bir ses “Bağırma,” dedi~, “vur.”',
          needs: ['tight', '!space', 'human'],
        },
        {
          text: '{F} de yanındaydı^; talih mi, talihsizlik mi, karar veremiyordu^. “Yön bulmayı biliyor musun?” dedi~ {F}. “Ben sana güvenmiştim.” “Ben de sana.” Bir süre ikisi de yere baktı~.',
          needs: ['wide'],
          gives: ['company'],
        },
        {
          text: '“Sen de mi?” dedi~ bir ses. Dizlerini karnına çekmiş, yaşı belirsiz biri oturuyordu~. “Ne kadardır buradasın?” “Adımı unutalı çok oldu. Önce o gidiyor. Seninki ne?” {H} hemen, yüksek sesle söyledi^.',
          needs: ['imagined', '!solitary'],
          gives: ['company'],
        },
        {
          text: '{F:gen} o sabahki sözü dönüp dönüp aklına^ geliyordu~: “Gitme demiyorum, yanına birini al.” “Kimi?” demişti^ {H}. “Beni.” Almamıştı^.',
        },
        {
          text: '{H:gen} yokluğunu ilk {F} fark etti~. “En son kim gördü?” diye sordu~. “Dün buradaydı.” “Nereye gidiyordu?” “Söylemedi.” {F} fenerini aldı~, sonra bir fener daha aldı~. “Kimse sormadı ki,” dedi~.',
          needs: ['third', '!imagined', '!space'],
        },
        {
          text: '“Dayan,” dedi~ {F}; sesin nereden geldiği belli değildi~. “Ne kadar?” “Az.” “Az ne kadar?” {F} cevap vermeden önce fazla düşündü~.',
          needs: ['!wide'],
        },
        {
          text: 'Konuşacak kimse olmayınca ayakkabılarıyla^ konuştu^. “Hep sen önce atılırsın,” dedi^ sola, “bizi buraya sen soktun.” Sağdakini tanık gösterdi^. Sağdakinin bağcığı kopuktu~, pek güven vermiyordu~.',
          needs: ['human'],
        },
        {
          text: '“Çıkınca sana bir şey söyleyeceğim,” diye seslendi^ {F:dat}. “Şimdi söyle.” “Yüzünü görmem lazım.” Öbür yanda bir sessizlik oldu~, sonra kazma sesi hızlandı~.',
          needs: ['tight', '!space'],
        },
        {
          text: '{F} olsa ne derdi~ diye düşündü^. “Otur,” derdi~ {F}, “önce bir otur.” {H} oturdu^. “Şimdi ne yok, onu değil, ne var, onu say.” Saydı^; beşe kadar çıktı^.',
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Işık azaldı~. Önce köşeler gitti~, sonra ayakları^, en son elleri^. Kalan son aydınlık parçasının içine oturdu^, o da gidene kadar kımıldamadı^.',
          needs: ['human', '!wide'],
        },
        {
          text: 'Yukarıdan bir çatırtı geldi~. Soluğunu^ tuttu^. Çatırtı durdu~, yeniden başladı~, bu kez ayaklarının^ dibinden.',
          needs: ['tight'],
        },
        {
          text: 'Dışarıda iki kişi konuşuyor, gülüşüyordu~. {H} bağırdı^, kapıyı yumrukladı^. “Bir ses mi geldi?” dedi~ biri. “Faredir,” dedi~ öteki.',
          needs: ['door', 'human'],
        },
        {
          text: 'Ufuktan bir karaltı geçti~. {H} gömleğini^ çıkarıp salladı^, zıpladı^, sesi^ kısılana kadar bağırdı^. Karaltı küçüldü~, bir nokta oldu~, sonra o nokta da silindi~.',
          needs: ['wide', 'human'],
        },
        {
          text: '{H} {V.dik:acc} bir an unuttu^; aklına^ komik bir şey gelmiş, gülmüştü^. Sonra hatırladı^. Yeniden hatırlamak ilk andan beterdi~.',
        },
        {
          text: 'Parmak uçları^ kanamıştı~. Aynı yeri kazıyor, itiyor, yokluyordu^; bunca emeğin sonunda avucunda^ bir tutam toz vardı~. Üfledi^, yeniden başladı^.',
          needs: ['!space', 'human', '!wide', '!imagined', '!lift'],
        },
        {
          text: 'Arayanların sesi önce yaklaştı~, sonra uzaklaştı~. “Burada yok,” dedi~ biri. {H} seslenmek istedi^, ses çıkmadı~; saatlerce bağırmış, tam lazım olduğunda sesini^ bitirmişti^.',
          needs: ['!imagined'],
        },
        {
          text: 'Her şey baştan başladı~: aynı ışık, aynı gürültü, aynı adamın aynı öksürüğü. {H} bu kez ondan önce davranıp kendisi^ öksürdü^. Adam dönüp baktı~. Bunu daha önce hiç yapmamıştı~.',
          needs: ['imagined', '!solitary'],
        },
        {
          text: '{H} rüyasında^ dışarıdaydı^ ve canı^ sıkılıyordu~; bir duvarın üstüne oturmuş, gelmeyen birini bekliyordu^. Uyanınca o sıkıntıyı özledi^.',
          needs: ['human'],
        },
        {
          text: '{H} suçlu aradı^. Önce kendini^ buldu^, sonra {F:acc}, sonra hiç görmediği^ birini: burayı böyle yapıp “Bu kadarı yeter,” diyen her kimse, onu.',
          needs: ['!imagined', '!wide'],
        },
        {
          text: 'Gece indi~, sesler büyüdü~: bir hışırtı, bir tıkırtı, bir soluk. Soluğun kendisine^ ait olduğunu sabaha karşı anladı^.',
          needs: ['!space', '!imagined'],
        },
        {
          text: 'Kaç kez {V.dik:acc} hesaplamaya kalktı^: Küçükken bir dolapta, bir kez de yanlış bir söz verdiğinde^. İkisinden de birisi gelip çıkarmıştı~ onu^.',
          needs: ['human', '!child'],
        },
        {
          text: '“Biri gelir,” diyordu^ {H} yüksek sesle. Sesi^ bir yere çarpıp geri geliyordu~: “Gelir, gelir.” İkincisi daha az emindi~.',
          needs: ['!wide', '!imagined'],
        },
        {
          text: '{H} yerini^ değiştirdi^, sonra bir daha değiştirdi^. Hiçbir yerden görülmediğini^ anlayınca ilk yerine^ döndü^; hiç değilse orayı tanıyordu^.',
          needs: ['!imagined', '!lift', '!tight'],
        },
        {
          text: 'Ortalık sessizleşti~. {H} bir şey söylemeye karar verdi^, söyleyecek söz bulamadı^; sonunda sayıları sırayla söyledi^, birden yüze, yüzden bire.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Elinin^ değdiği yerde bir gevşeklik vardı~. Tırnağını^ soktu^, kemerinin^ tokasını kullandı^. Küçük bir parça koptu~ ve içeri, bıçak ağzı kadar ince, soğuk bir hava girdi~.',
          needs: ['human', '!wide', '!imagined', '!space', '!child'],
        },
        {
          text: 'Bir delik buldu^; kendisi^ geçemezdi^, sesi^ geçerdi~. {F:gen} adını söyledi^ oradan. Bağırmadı^, fısıldadı^; bağırınca ses içeride dağılıyordu~.',
          needs: ['!wide', '!imagined'],
        },
        {
          text: 'Pencere yüksekteydi~. Ne bulduysa^ üst üste koydu^, tırmandı^, başını^ çıkardı^; omuzları^ sığmadı~. Bir süre öyle, bir yanı^ içeride bir yanı^ dışarıda, havayı kokladı^.',
          needs: ['door', 'human', '!lift', '!space'],
        },
        {
          text: 'Sabah yola çıktı^, tek yöne, hiç sapmadan. Öğleye doğru kendi ayak izlerine^ rastladı^. Yanlarında ikinci bir iz daha vardı~ ve tazeydi~.',
          needs: ['wide', 'human', '!company'],
        },
        {
          text: 'Çıkışı buldu^; önünde biri oturuyordu~, elinde bir liste. “Adın burada yok,” dedi~. “Girerken yazmadılar.” “Yazılmayan çıkamaz.” {H} kalem istedi^. “Kalem de yok,” dedi~ öteki, ama listeyi uzattı~.',
          needs: ['imagined'],
        },
        {
          text: 'Çıkınca ilk nereye gidecekti^? Cevabı hemen buldu^. Orası hep vardı~, yolu da uzun değildi~; {V.meden} önce bir kez olsun gitmemişti^.',
        },
        {
          text: 'Az ötede bir böcek sırtüstü dönmüştü~, boşuna çırpınıyordu~. {H} bir çöpün ucunu uzattı^, böceği kaldırdı^. Böcek çöpün tepesine kadar yürüdü~, kanatlarını denedi~, uçtu~ gitti~.',
          needs: ['!space', '!imagined'],
        },
        {
          text: 'Uyursa^ uyanamayacaktı^. Uyumamak için tanıdığı^ herkesi saydı^: yaşayanları, ölenleri, adını bilmediklerini^. Sıra {F:dat} gelince durdu^; onu iki kez saymıştı^.',
          needs: ['!imagined', '!door', 'human'],
        },
        {
          text: '“Geri çekil!” diye bağırdı~ {F}. {H} çekildi^; çekilecek iki karış yer vardı~ zaten. Vurdular~, beklediler~, bir daha vurdular~. Dışarıdan okkalı bir küfür geldi~. {H} ömründe^ bu kadar güzel söz duymamıştı^.',
          needs: ['!wide', '!imagined', '!space', '!child'],
          gives: ['rescuers'],
        },
        {
          text: 'Kalan gücünü^ ya bağırmaya harcayacaktı^ ya da beklemeye. Üçe kadar saydı^, bağırdı^. Karşılık gelmedi~. Bir daha saydı^, bu kez ona kadar.',
          needs: ['!imagined'],
        },
        {
          text: 'Bir fare çıktı~ ortaya, durdu~, bıyıklarını oynattı~. Demek bir yolu vardı~. {H} hiç kımıldamadan onun gitmesini bekledi^ ve nereden gittiğini gördü^.',
          needs: ['human', '!wide', '!imagined', '!space', '!lift'],
        },
        {
          text: 'İki seçenek vardı~, ikisi de kötüydü~: Beklerse^ gücü^ tükenecekti~, kımıldarsa^ belki yerini^ hiç bulamayacaklardı~. {F} olsa yazı tura atardı~. {H} havaya bir şey attı^, tuttu^, bakmadan cebine^ koydu^.',
          needs: ['!door', 'human', '!space', '!imagined'],
        },
        {
          text: '“Sana üç soru,” dedi^ {H} kendi kendine^. “Nasıl girdin? Kim biliyor? Ne kadar dayanırsın?” Birincisini bildi^. İkincisini bilmiyordu^. Üçüncüsünü sormamış saydı^.',
        },
        {
          text: 'Bir an çıkış sandığı^ bir aydınlık gördü^, ona doğru gitti^. Çıkış değildi~, ama aydınlıktı~; {H} geri dönmedi^, orada kaldı^.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '{H} beklemeyi bıraktı^. Gelen olursa sevinecekti^, ama gelmeyecekmiş gibi çalışacaktı^: önce en yakındaki taş, sonra onun yanındaki, sonra bir sonraki. Elleri^ işe alışınca soluğu^ da düzeldi~.',
          needs: ['tight', '!space', '!rescuers', 'human'],
        },
        {
          text: '{H} kırmaya karar verdi^. Kıracağı^ şey başkasınındı~, belki pahalıydı~, belki parasını yıllarca ödeyecekti^. Eline^ geçen en ağır şeyi kaldırdı^ ve içinden^ özür diledi^.',
          needs: ['!rescuers', 'door', 'human', '!lift'],
        },
        {
          text: 'Aşağı inen bir yol vardı~. Akıllı olan yukarıyı seçerdi~; yukarısı kapalıydı~. {H} karnının^ üstüne yattı^ ve aşağı doğru sürünmeye başladı^.',
          needs: ['!rescuers', 'tight', '!space'],
        },
        {
          text: '{H} kalırsa^ bulunması^ kolaydı~; yürürse^ hiç değilse ısınırdı^. Sabah, elindekilerle^ yere bir ok çizdi^, gideceği^ yönü gösteren, ve yürüdü^.',
          needs: ['wide', 'human'],
        },
        {
          text: '{H} çıkmaya çalışmayı bıraktı^, burada ne yapılabiliyorsa onu yapmaya karar verdi^. Köşedeki kadının her gün düşürdüğü elmayı, daha düşmeden tuttu^. Kadın ilk kez başka bir şey söyledi~: “Sağ ol.”',
          needs: ['imagined', '!solitary'],
        },
        {
          text: '{H} {F:acc} bağışladı^. Neye kızdığını^ bile tam çıkaramıyordu^ artık. Sonra kendini^ bağışladı^; bu daha uzun sürdü~, ama zamanı^ boldu~.',
        },
        {
          text: '{H} cebindeki^ son lokmayı ağzına^ attı^, acele etmeden çiğnedi^. Saklamanın faydası yoktu~ artık. Sonra kollarını^ sıvadı^.',
          needs: ['!rescuers', 'human', '!space'],
          gives: ['no-food'],
        },
        {
          text: '{H} “Çıkarsam,” diye başlayan sözlerini^ geri aldı^. “Çıkana kadar,” dedi^, “her saat bir kez sesleneceğim.” Seslendi^. Bir saat bekledi^, bir daha seslendi^.',
          needs: ['!rescuers', '!mute'],
        },
        {
          text: '{H} birisi {V.dik:acc} bilsin istedi^. Bulduğu^ bir yere, kazıyarak, adını^ ve günü yazdı^. Günü şaşırmış olabilirdi^; yanına bir soru işareti koydu^.',
          needs: ['!rescuers', 'human'],
        },
        {
          text: '{H} korkusunu^ inkâr etmeyi bıraktı^. “Korkuyorum,” dedi^, duyan olsun olmasın. Söyleyince korku gitmedi~, ama oturdu~; {H} onun yanında kalkıp dolaşabildi^.',
          needs: ['!tight'],
        },
        {
          text: '{H} bir kez daha deneyecekti^, son kez; bundan sonra uslu uslu bekleyecekti^. Bunu yedi kez söylemişti^. Sekizincisinde gülmeye başladı^ ve gülerken denedi^.',
          needs: ['!rescuers'],
        },
        {
          text: '{H} kendisinden^ sonra gelecek olanı düşündü^; birisi daha mutlaka düşerdi~ buraya. Nereye basılmayacağını işaretledi^, nerede su olduğunu işaretledi^. İşi bitince rahatladı^, kendi derdini^ yarım gün unuttu^.',
          needs: ['!space', '!lift', '!tight', 'human'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Işık birden geldi~, gözlerini^ yaktı~. İlk gördüğü^, {F:gen} çamurlu ayakkabıları oldu~. “Geç kaldın,” dedi^ {H}. {F} çöktü~, alnını alnına^ dayadı~. “Yol kalabalıktı.”',
          needs: ['!wide', '!imagined', '!space', 'human'],
        },
        {
          text: 'Kapıyı sabah süpürgeli bir kadın açtı~, bir çığlık attı~, sonra kızdı~: “Ne işin var burada?” {H} uzun bir cevap hazırlamıştı^. Gün ışığını görünce unuttu^, “Günaydın,” dedi^.',
          needs: ['door', '!lift', '!space'],
        },
        {
          text: 'Kurtulduktan sonra kapıları aralık bıraktı^; yemekte bile dışarıyı gören yere oturdu^. “Üşüyoruz,” diyenlere bir hırka verdi^. Kapı aralık kaldı~.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: 'Çıktıktan sonra aylarca göğe baktı^. “Ne var orada?” diye soranlara “Hiçbir şey,” dedi^, ağzı^ kulaklarında^.',
          needs: ['tight', '!space', 'human'],
        },
        {
          text: 'Onu^ almaya geldiklerinde bir dakika istedi^. Yattığı^ yeri düzeltti^, artan yiyeceği bir beze bağlayıp kuytuya astı^. Sonra gelen aç kalmasın diye.',
          needs: ['!no-food', 'wide', 'human'],
        },
        {
          text: 'Sonunda dışarıdaydı^ ya da dışarısına benzeyen bir yerdeydi^. Emin olmak için her sabah bir taşın yerini değiştiriyor, ertesi gün gidip bakıyordu^. Taş bıraktığı^ yerde duruyordu~; şimdilik.',
          needs: ['imagined'],
        },
        {
          text: 'Yıllar sonra {F} sordu~: “Orada en çok ne düşündün?” “Seni,” dese^ yalan olurdu~, “Kendimi,” dese^ ayıp. “Geçen yılki kavgayı,” dedi^. “Haklıydın.”',
        },
        {
          text: '{V.dik:acc} anlatırken hep aynı yerde duruyordu^: kurtulacağını^ anladığı^ o ilk ses. Kelime aradı^, bulamadı^, iki parmağını^ birbirine vurdu^: “Böyle.”',
          needs: ['human'],
        },
        {
          text: 'Kurtulduğunda^ ne kadar geçtiğini sordu^. Söylediler~; kendi hesabının^ yarısı bile değildi~. İtiraz etmedi^. Ama yaşını^ soran olunca aradaki farkı da ekledi^.',
        },
        {
          text: 'Daha kimse gelmemişti~. Ama o gün uzaktan bir tıkırtı duydu^ ya da duyduğunu^ sandı^. Doğruldu^, sesini^ düzeltti^ ve ömrünün^ en kısa konuşmasını yaptı^: “Buradayım.”',
          needs: ['!rescuers'],
        },
        {
          text: '“Bir daha oraya gitme,” dedi~ {F}. “Gitmem,” dedi^ {H}. Üç gün gitmedi^. Dördüncü gün {F} onu^ aynı yerin önünde buldu~; durmuş, içeri bakıyordu^.',
          needs: ['!wide', '!imagined', '!space'],
        },
        {
          text: 'Cebindeki^ düğmeyi saklıyordu^ hâlâ. Soranlara uğur diyordu^. Uğur değildi~; o saatlerde elinin^ altında olan tek yuvarlak şeydi~ ve parmakları^ hâlâ onu arıyordu~.',
          needs: ['human', '!space'],
        },
        {
          text: 'Çıktığı^ gün {F} ilk ne istediğini^ sordu~. {H} çok şey istemişti^ içeride; hepsi uçup gitmişti~. “Biraz yer ver,” dedi^.',
        },
      ],
    },
  ],
};
