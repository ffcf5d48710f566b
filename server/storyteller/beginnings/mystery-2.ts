import type { BeginningPlot } from '../types.ts';

/** More mysteries. */
export const MYSTERY_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'bos-cerceve',
    passages: [
      {
        level: 1,
        text: 'Burdur’daki küçük müzeye kış tatilinde kimse uğramıyordu~. {H} o sabah ilk salona girdi^ ve çerçevenin boş kaldığını gördü^: müzenin tek değerli tablosu gitmişti~. Oysa güvenlik kaydında tablo sabaha dek yerinden [hiç kıpırdamamıştı~|kımıldamamıştı~].',
      },
      {
        level: 2,
        text: 'Müdür kaydı başa sardı~, bir daha oynattı~. Ekranın köşesindeki saat akıyor, tablo duvarda duruyordu~; altıya çeyrek kala da duruyordu~, altıda da. Kapı altıda açılmıştı~. “Öyleyse,” dedi~ müdür, “[bizden sonra|içeri girdiğimizde] gitmiş.” Kimse gülmedi~.',
      },
      {
        level: 3,
        text: '{H} çerçeveye yaklaştı^. Kenarlarında ne bir kesik vardı~ ne bir çizik; tuvali tutan dört çivi, başları [parlak|sağlam], yerlerinde duruyordu~. Biri tabloyu çivileri sökmeden almış, ya da çiviler hiç sökülmemişti~. {H} parmağını^ tozun üstünde gezdirdi^, ucuna baktı^.',
      },
      {
        level: 1,
        text: '“Dokunmayın,” dedi~ müdür. {H} dokunmadı^, yalnız eğilip çerçevenin arkasına baktı^. Duvarda, tablonun yıllarca örttüğü yerde, [açık renkli|soluk] bir dikdörtgen vardı~; onun da ortasında, bir defter büyüklüğünde, daha koyu bir leke duruyordu~.',
      },
      {
        level: 3,
        text: '“Tablonun arkasında bir şey varmış,” dedi^ {H}. Müdür gözlüğünü indirip lekeye baktı~. “On dokuz yıldır buradayım,” dedi~, “bu tabloyu bir kez bile [indirmedik|duvardan almadık].” Sonra, sanki kendi sözüne şaşırmış gibi, “Neden indirmedik?” diye sordu~.',
      },
      {
        level: 2,
        text: 'Nöbetçi kulübesinin ışığı yanıyordu~. Çaydanlıkta suyu bitmiş çay, sandalyenin arkasında bir palto vardı~; nöbetçi yoktu~. {H} defteri açtı^: gece her saat başı imza atılmıştı~. [Altı|Bütün] imza birbirine benziyor, yalnız saat üçünki biraz titriyordu~.',
      },
      {
        level: 3,
        text: 'Kasabada haber çabuk yayıldı~. Öğleye doğru müzenin önünde on kişi, akşamüstü kırk kişi vardı~; çoğu tabloyu hiç görmemişti~. “Neydi resimde?” diye sordu~ biri. {H} cevap vermek için ağzını^ açtı^ ve anladı^ ki [tam|doğru dürüst] hatırlamıyordu^.',
      },
      {
        level: 3,
        text: 'Müzenin öteki salonlarında her şey yerli yerindeydi~: gümüş kemerler, iki kırık testi, kimsenin adını bilmediği bir adamın kılıcı. Hırsız, varsa, bunların hepsinin önünden [bakmadan|durmadan] geçmişti~. “Ya yalnız onu istiyordu,” dedi^ {H}, “ya da yalnız onu tanıyordu.”',
      },
      {
        level: 3,
        text: 'Biletçi kadın o gün izinliydi~, yine de geldi~. Çerçeveye bakıp gülümsedi~, hemen ağzını kapadı~. “Ayıp ettim,” dedi~. “Yıllardır o tablonun karşısında otururum. Gözleri üstümdeydi hep. Bu sabah ilk kez [rahat|kimse bakmadan] oturdum.” {H} bunu deftere geçirdi^.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} akşam depoda, eski envanterin arasında o lekenin ne olduğunu buldu^. Kâğıdı iki kez okudu^, üçüncüde yüksek sesle okudu^. Müdür kapının yanında dinliyordu~; bitince [kapıyı kapattı~|ışığı kıstı~] ve sesini alçalttı~: “Bunu kim biliyor?”',
        answers: [
          '{H} akşam depoda o lekenin ne olduğunu buldu^: tablonun arkasına bir vasiyetname saklanmıştı~. Kasabanın yarısı, adını kimsenin duymadığı bir yabancıya kalıyordu~. Müdür kâğıdı okudu~, pencereden [çarşıya|aşağıdaki evlere] baktı~. “Bizim ev de,” dedi~, “o yarıda.”',
          '{H} akşam depoda o lekenin ne olduğunu buldu^: tablonun arkasına bir mektup saklanmıştı~. Ressam, kendisini kimin öldüreceğini [adıyla|açık açık] yazmış, tarih atmış, imzalamıştı~. Müdür adı okuyunca kâğıdı ters çevirdi~. “Torunları burada yaşıyor,” dedi~.',
          '{H} akşam laboratuvardan gelen eski filmi ışığa tuttu^ ve o lekeyi anladı^: tablonun altında başka bir tablo vardı~. Boyanın altından [bambaşka|başka] bir yüz bakıyordu~. “Bu kadın,” dedi~ müdür, “her cuma müzeye gelir. Hiçbir şeye bakmadan gider.”',
          '{H} akşam depoda o lekenin ne olduğunu buldu^: müzenin kendi defterinden koparılmış bir sayfa. Sayfada tek satır vardı~: “Asıl tablo hiç gelmedi.” Müdür defteri [getirdi~|indirdi~], yırtık kenara dayadı~. Uydu~. Altındaki imza müdürün babasının imzasıydı~.',
        ],
      },
      {
        level: 3,
        text: 'Müdür o gece eve gitmedi~. İlk salonda, boş çerçevenin karşısına bir sandalye çekti~ ve oturdu~. “İnsan her gün geçtiği yere bakmıyor,” dedi~. {H}+de yanına oturdu^. Çerçevenin içindeki duvar, [uzun bakınca|baktıkça], yavaş yavaş bir resme benzemeye başladı~.',
      },
      {
        level: 2,
        text: '{H} kaydı bir kez daha seyretti^, bu kez tabloya değil, yere bakarak. Saat üçte parkede ince bir gölge belirdi~, durdu~, geri çekildi~. Biri kameranın önünden değil, [altından|dibinden] geçmişti~; o köşeyi bilen bir kişi vardı~, o da kamerayı takan.',
      },
      {
        level: 3,
        text: 'Nöbetçinin evinde soba yanıyordu~. Karısı kapıyı açtı~, “Uyuyor,” dedi~, bir adım bile çekilmedi~. Arkasından bir öksürük geldi~. “Uyuyan öksürmez,” dedi^ {H}. Kadın [önlüğünü|ellerini] buruşturdu~, sonra içeri seslendi~: “Kalk. Seni sormaya geldiler, polis değil.”',
      },
      {
        level: 3,
        text: 'Nöbetçi ellili yaşlarda, iri bir adamdı~; sandalyeye ilişti~, küçüldü~. Önüne konan çayı karıştırdı~, karıştırdı~, içmedi~. {H} acele etmedi^, [çocuklarını|kışın uzunluğunu] sordu^, dizlerinin ağrısını sordu^. En sonunda, söz arasında, saat üçü sordu^. Kaşık durdu~.',
      },
      {
        level: 3,
        text: 'Kar yeniden başladı~. {H} müzenin arka kapısında, saçağın altında bir sigara izmariti buldu^; yarısı içilmiş, [özenle|kibarca] ezilmişti~. Nöbetçi sigara içmezdi~, müdür içmezdi~. Bekleyen biri, beklerken üşümüş, sonra ya girmiş ya vazgeçmişti~. İzmariti mendile sardı^.',
      },
      {
        level: 3,
        text: '“Bir tablo niye çalınır?” diye sordu~ müdür akşam, kendi kendine. “Satmak için,” dedi^ {H}. “Ya da bakmak için. Ya da başkası bakmasın diye.” Üçüncüsünde müdürün kaşı oynadı~. Uzanıp lambayı [biraz kıstı~|öteye itti~]; yüzü gölgede kaldı~, sesi kalmadı~.',
      },
      {
        level: 3,
        text: '{H} gece yarısı salonda tek başına kaldı^, lambaları söndürdü^. Karanlıkta çerçeve önce kayboldu~, sonra, göz alışınca, içinden belli belirsiz bir aydınlık geldi~. Duvar değildi~ aydınlanan; karşı pencereden düşen ay ışığıydı~. Tablo yıllarca bu ışığın [önünü kesmişti~|üstünü örtmüştü~].',
      },
      {
        level: 3,
        text: 'Ziyaretçi defterini baştan sona okudu^. Aynı imza her cuma, on yıl boyunca, hiç aksamadan atılmıştı~; yorum yerine hep tek sözcük yazılmıştı~: “Duruyor.” Son cuma imza vardı~, sözcük [yoktu~|yazılmamıştı~]. {H} sayfanın köşesini kıvırdı^ ve defteri koltuğunun^ altına aldı^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Nöbetçi ertesi gün konuştu~. Başını önünden kaldırmadan, kesik kesik anlattı~; {H} sözünü kesmedi^. Bitince ikisi arasında kalan çay soğumuştu~. {H} ayağa kalktı^, [paltosunu^ ilikledi^|kapıya yürüdü^]: şimdi nereye gideceğini^ biliyordu^.',
        answers: [
          'Nöbetçi ertesi gün konuştu~. “O gece ben yoktum,” dedi~. “Kızım hastaydı. Yerime birini bıraktım, imzaları da o attı.” {H} kimi bıraktığını sordu^. Nöbetçi [uzun süre|bir süre] sustu~. “Kendisi istedi,” dedi~ sonunda. “Bir gece de ben bekleyeyim, dedi.”',
          'Nöbetçi ertesi gün konuştu~. “Neyi çalmışlar ki?” dedi~. “O tablo on yıldır sahte.” Onu kendi elleriyle asmıştı~; asılını kimin aldığını biliyor, [söylemiyordu~|adını demiyordu~]. “Sahtesini niye alsınlar?” diye sordu^ {H}. Nöbetçi ilk kez başını kaldırdı~: “Ben de onu düşünüyorum.”',
          'Nöbetçi ertesi gün konuştu~. Kapıyı o gece kendi eliyle açmıştı~. “Üç kez vurdular,” dedi~, “benim vurduğum gibi. Rahmetli babam da öyle vururdu.” Gelen içeri girmiş, [başıyla selam vermiş|selam verip] yürümüştü~. {H} yüzünü sordu^. “Yüzüne bakmaya utandım,” dedi~ nöbetçi.',
          'Nöbetçi ertesi gün konuştu~. “Uyudum,” dedi~, “ilk kez.” Düşünde o salonu görmüştü~; tablo duvardan inmiş, [sessizce|yavaşça] yanından geçmiş, kapıda dönüp bakmıştı~. {H} düşün saatini sordu^. “Üç,” dedi~ nöbetçi. Deftere o saatte titreyen imzayı kimin attığını ise bilmiyordu~.',
        ],
      },
      {
        level: 3,
        text: '{H} müzeye dönerken ayak izlerini geriye doğru izledi^: kapıdan kulübeye, kulübeden ilk salona. Kar gece yarısı durmuş, bir daha yağmamıştı~. İçeri giren izler vardı~; dışarı çıkan [yoktu~|tek bir iz bile yoktu~]. Tablo, demek, binadan hiç çıkmamıştı~.',
      },
    ],
    endings: {
      happy:
        'Tablo, kırk yıldır kimsenin açmadığı haritalar dolabından çıktı~, sırtı sıvazlanmış gibi temizdi~. {H} onu müdürle birlikte yerine astı^. Nöbetçi kapıda duruyordu~; müdür ona anahtarını geri uzattı~. Akşam müzenin önünde bekleyenler [birer birer|sessizce] içeri alındı~.',
      dramatic:
        'Tablo bulundu~, ama akşam kimse onu görmeye gelmedi~. Müdür istifasını masaya bıraktı~, nöbetçi kasabadan taşındı~; herkes birbirinin yüzüne artık başka bakıyordu~. {H} boş salonda son lambayı söndürdü^. Karanlıkta çerçeve, hâlâ boşmuş gibi [duruyordu~|görünüyordu~].',
      open: 'Her şey açıklandı~, yazıldı~, imzalandı~; yalnız parkedeki o gölgenin sahibi bulunamadı~. {H} kaydı kapattı^, sonra dayanamayıp [bir daha|yeniden] açtı^. Saat üçte gölge geldi~, durdu~. Bu kez {H:dat} öyle geldi~ ki geri çekilmeden önce başını kaldırıp baktı~.',
      twist:
        'Müdür kaydı son kez oynattı~, saat üçte durdurdu~. “Şu kola bakın,” dedi~. Gölgenin ucunda bir kol ağzı, kol ağzında bir düğme görünüyordu~. {H} kendi^ koluna^ baktı^: aynı düğme, altında aynı sökük. O gece nerede uyuduğunu^ [hatırlamaya çalıştı^|düşündü^].',
    },
  },
  {
    name: 'susan-can',
    passages: [
      {
        level: 1,
        text: 'Gökçeada’daki terk edilmiş köyde çan kırk yıldır susuyordu~; kulenin merdiveni bile çökmüştü~. O bahar sabahı, gün ağarmadan, ses üç kez duyuldu~. {H} yatağından^ doğruldu^, üçüncü vuruşun taşlarda [sönmesini|dağılmasını] bekledi^ ve ayakkabılarını^ aramaya başladı^.',
      },
      {
        level: 2,
        text: 'Yol, böğürtlenlerin arasından köye tırmanıyordu~. Evlerin damları göçmüş, kapılar yerinde kalmıştı~; kimi aralık, kimi kilitli. {H} meydana varınca başını^ kaldırdı^. Çan, kulenin [tepesinde|kemerinde], belli belirsiz sallanıyordu~. Rüzgâr yoktu~; yaprak kımıldamıyordu~.',
      },
      {
        level: 1,
        text: 'Kulenin kapısını itti^; aşağı köyden gelen balıkçıyla yaşlı çoban omzunun^ üstünden bakıyordu~. Merdivenden geriye yedi basamak kalmıştı~. Ortada, yukarının karanlığından, [kalın|kopkoyu] bir ip sarkıyordu~. {H} ucuna dokundu^: ucu daha yeni kesilmişti~.',
      },
      {
        level: 3,
        text: 'Balıkçıyla çoban yukarı bakıyor, ilk sözü söylemek istemiyordu~. “Keçi olmasın?” dedi~ sonunda balıkçı. “Senin keçilerden biri, tırmanmış, boynuzuyla…” Çoban ona [uzun uzun|acıyarak] baktı~. “Keçi çalmasını bilir,” dedi~, “ama üçte durmasını bilmez.”',
      },
      {
        level: 3,
        text: '“Çeksene,” dedi~ balıkçı eşikten. {H} ipi avucuna^ aldı^, çekmedi^. Yukarıda bir yerde bir şey [kıpırdadı~|gıcırdadı~], aşağıya ince bir kum döküldü~. “Çekersem dördüncü olur,” dedi^. “Üçünün ne dediğini bilmeden dördüncüyü söylemek istemem.”',
      },
      {
        level: 3,
        text: 'Çoban meydandaki çeşmenin taşına oturdu~. “Bir vuruş düğünündü,” dedi~, “iki vuruş yangının. Üç vuruş…” Durdu~, parmaklarına baktı~. “Üç vuruşu bir kez duydum. Sekiz yaşındaydım. Anam kulağımı [kapattı|tıkadı]. Onun için ne olduğunu bilmem.”',
      },
      {
        level: 2,
        text: '{H} kilisenin arkasını dolaştı^. Otlar yatmış, yol olmuştu~: biri buradan [bir kereden çok|sık sık] geçmişti~. İzin ucunda, incir ağacının altında, küçük bir ateş yeri buldu^; külün üstüne elini^ tuttu^. Daha ılıktı~. Yanında yarım bir ekmek duruyordu~.',
      },
      {
        level: 3,
        text: 'Çan yeniden kımıldadı~, ses çıkarmadı~. Üstüne konan bir kuş havalandı~, geri döndü~. “Kırk yıldır bu çanın dili yok sanırdım,” dedi~ balıkçı. “Giderken söküp götürdüler demişlerdi.” {H} gözlerini^ kıstı^: dil yerindeydi~, üstelik üzerine [bez sarılmıştı~|bir bez dolanmıştı~].',
      },
      {
        level: 3,
        text: '{H} kalan yedi basamağı çıktı^, boşluğun kıyısında durdu^. Oradan bütün köy görünüyordu~: damsız evler, dalları kırılmış dutlar, kuru bir dere. Bir tek bacanın ağzı [temizdi~|kurumdan arınmıştı~]; ötekilerin hepsinde otlar boy vermişti~. O bacayı aklına^ yazdı^ ve indi^.',
      },
      {
        level: 1,
        question: 0,
        text: 'Öğleden önce {H} ipi kimin çektiğini öğrendi^. İzler yalan söylemiyordu~; oturup hepsini bir kez daha sıraya koydu^, sonuç [değişmedi~|aynı kaldı~]. “Eee?” dedi~ balıkçı. {H} çana baktı^. “Korkulacak bir şey değil,” dedi^. “Ama anlatması uzun.”',
        answers: [
          'Öğleden önce, incirin ardındaki evin kapısı açıldı~ ve eşiğe yaşlı bir kadın çıktı~. “Gitmedim,” dedi~ {H:dat}, sorulmadan. “Herkes gitti, ben gitmedim.” Kırk yıl geceleri çıkmış, gündüzleri [saklanmıştı~|kapanmıştı~]. İpi o çekmişti~; avuçlarının içi kıpkırmızı görünüyordu~.',
          'Öğleden önce kulenin arkasından iki yabancı çıktı~, üstleri başları toz içinde, [ellerinde|sırtlarında] kazma. Gömü arıyorlardı~; duvarı yoklarken ipe tutunmuşlardı~. “Biz bir kez çektik,” dedi~ genci. Ötekinin yüzü sarardı~: “Öbür ikisini biz çekmedik.”',
          'Öğleden önce yoldan bir ihtiyar tırmandı~, elinde bir bavul, sırtında lacivert bir ceket. Kırk yıl önce bu köyden göçmüştü~. “Söz vermiştim,” dedi~, “dönersem haber vereceğim diye. Haber verdim.” Kime söz verdiğini sordu^ {H}. İhtiyar [boş evlere|meydana] baktı~, cevap vermedi~.',
          'Öğleden önce {H} ipi ucundan değil, başından izledi^ ve durdu^: ip çandan aşağı inmiyordu~. Duvardaki bir yarıktan giriyor, [döşemenin altına|yerin altına], mahzene uzanıyordu~. Çanı çeken kulede değildi~; aşağıdaydı~. Mahzenin kapağını dışarıdan kapatmışlardı~.',
        ],
      },
      {
        level: 3,
        text: 'Balıkçı başındaki şapkayı çıkardı~, evirdi~ çevirdi~. “Kırk yıl,” dedi~, “ben bu köye hayalet var diye girmedim. Babam da girmedi.” Sustu~, utanmış gibi güldü~. “Biz korkup uzak durunca burada kim [yaşarsa|kalırsa] rahat etmiş desene.” {H} başını^ salladı^.',
      },
      {
        level: 3,
        text: 'Öğle sıcağında köy başka türlü göründü~. Duvarların dibinde papatyalar açmış, bir kuyunun ağzına [yeni|temiz] bir kova bırakılmıştı~. {H} kovadan su içti^; su soğuktu~, tadında demir vardı~. Kırk yıl kullanılmayan bir kuyudan böyle su çıkmazdı~.',
      },
      {
        level: 2,
        text: '“Üç vuruş bir şeye çağırıyor,” dedi^ {H}. “Çalan işini bitirdi; bekleyen biri ya da bir şey olmalı.” Çoban bastonuyla denizi gösterdi~, sonra mezarlığı, sonra [yolu|aşağıki yolu]. “Bu köyde çan üç yere çağırır,” dedi~. “Hangisi, onu rüzgâr söyler.” Rüzgâr o sırada başladı~.',
      },
      {
        level: 3,
        text: '“Benim bildiğim,” dedi~ çoban, “çan çalan kaçmaz. Kaçacak olan niye ses versin?” Bunu söylerken sesi ilk kez canlandı~. {H} ona dönüp baktı^. Çobanın eli cebindeydi~, cebinde bir şeyi [sıkıp bırakıyordu~|evirip çeviriyordu~]; sorulunca çıkarıp gösterdi~: küçük, paslı bir anahtar.',
      },
      {
        level: 3,
        text: 'Balıkçı bir taşın üstüne peynirle ekmek çıkardı~, üçe böldü~, biraz düşünüp dörde böldü~. Dördüncü parçayı incirin dalına astı~. “Belki acıkmıştır,” dedi~, kimden söz ettiğini söylemeden. Bir süre sonra dönüp bakınca dalda [ekmek yoktu~|bir şey kalmamıştı~].',
      },
      {
        level: 3,
        text: 'Duvarların arasından bir kedi çıktı~, boynunda kırmızı bir ip. {H:dat} baktı~, önüne düştü~, arada bir dönüp geliyor mu diye [bekledi~|yokladı~]. “Bu köyde kedi yoktu,” dedi~ balıkçı. “Fareler bile gitti.” Kedi son evin köşesinden dönmeden önce bir kez daha baktı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Rüzgârın geldiği yana yürüdüler^. Köyün son evinin önünde {H} elini^ kaldırıp ötekileri durdurdu^. Üç vuruşun çağırdığı şey oradaydı~, [ikindi güneşinde|apaçık]. Balıkçı bir adım geriledi~. {H} gerilemedi^; iki adım attı^, dizinin^ üstüne çöktü^ ve alçak sesle konuştu^.',
        answers: [
          'Rüzgâr denizden esiyordu~. Kıyıda, yosunların arasında bir adam yatıyordu~; soluk alıyordu~. Gözünü açtı~, bir şeyler söyledi~; balıkçı üç dil, çoban iki dil denedi~, hiçbiri [tutmadı~|uymadı~]. {H} çana doğru işaret edip üç parmağını^ kaldırdı^. Yabancı ağlamaya başladı~.',
          'Rüzgâr kilisenin önünden esiyordu~. Orada uzun bir masa kurulmuş, üstüne sararmış bir örtü serilmişti~; başında iki boş sandalye vardı~. Kırk yıl önce sözü kesilmiş bir düğündü~ bu, [yarım kalmış|bitirilmemiş]. {H} sandalyelerden birinin arkasına dokundu^: üstüne bir duvak asılmıştı~.',
          'Rüzgâr mezarlıktan esiyordu~. Selvinin dibinde yeni kazılmış bir mezar, yanında [boyasız|sade] bir tabut vardı~. Tahtaya ad değil, köyün adı yazılmıştı~. Son kalan için çalınmıştı~ çan. {H} yerden bir avuç toprak aldı^; tabutu taşıyacak altı kişi gerekiyordu~, üç kişi vardı~.',
          'Rüzgâr son evin içinden esiyordu~. Masada bir harita açılmış, dört köşesine taş konmuştu~; üstündeki işaretler [hiçbir yazıya|bildik yazılara] benzemiyordu~. “Ben bunu okurum,” dedi~ çoban, kendi sesinden ürkerek. {H} parmağını^ bir işaretin üstüne koydu^. O da okuyordu^.',
        ],
      },
    ],
    endings: {
      happy:
        'Akşama doğru {H} kuleye tek başına girdi^, ipi iki eliyle^ kavradı^ ve bir kez çekti^: düğünler nasıl haber verilirse öyle. Ses köyün üstünden denize indi~. Aşağıdan, kırk yıldır kapalı duran bir pencere [açıldı~|aralandı~], biri el salladı~.',
      dramatic:
        'Balıkçı o akşam teknesini denize indirdi~, bir daha yukarı köye çıkmadı~; çoban keçilerini sattı~. Öğrendikleri herkesi bir yana savurmuştu~. {H} çanın ipini olabildiğince yüksekten kesti^ ki [kimse uzanamasın|bir daha çalınmasın]. Gece, yine de, uyuyamadı^.',
      open: 'Gün batınca her şey anlaşılmıştı~; bir tek ipin ucunu kimin, neden kestiği kalmıştı~. {H} kesik ucu cebine^ koydu^. Yatarken pencereyi [açık bıraktı^|kapatmadı^]. Gün ağarmadan kulak kesildi^ ve saymaya başladı^: bir, iki. Üçüncüyü bekledi^, bekledi^.',
      twist:
        '“Sen çocukken nerede otururdun?” diye sordu~ çoban birdenbire. {H} bilmediğini^ söyledi^; onu^ küçükken bir gemiyle getirmişlerdi~. Çoban kulenin yedi basamağını gösterdi~, en altta kazınmış bir adı. {H} eğildi^. Harfler çarpıktı~, bir çocuğun harfleri: kendi^ adıydı^.',
    },
  },
];
