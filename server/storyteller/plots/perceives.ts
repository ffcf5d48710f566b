import type { Plot } from '../types.ts';

/** The hero notices or learns something with their senses. */
export const PERCEIVES_PLOTS: readonly Plot[] = [
  {
    name: 'back-to-back',
    needs: ['human', '!solitary', '!negative'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bunu söyleyecek birini aradı^, sonra vazgeçti^; ağzını^ açsa^ söze nereden başlayacağını^ bilmiyordu^. Bütün bir gün [sustu^|konuşmadı^]; sustukça söz içinde^ büyüdü~, yer istedi~.',
      },
      {
        level: 3,
        text: 'Sözü önce yalnızken denedi^. Alçak sesle söyledi^, kulağına^ [uydurma|uydurulmuş] gibi geldi~; yüksek sesle söyledi^, bu kez de bir başkası konuşuyormuş gibi. En iyisi hiç söylememekti~ belki. Bunu da denedi^, on dakika dayanabildi^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} her şey [yerli yerindeydi~|bıraktığı^ gibiydi~]; şaşırtıcı olan da buydu~. O andan beri bir şeylerin yerinden oynamasını, hiç değilse bir ucundan kaymasını bekliyordu^. Hiçbir şey kaymamıştı~. Demek kayan, bakan gözün kendisiydi~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} alışkanlıkla {G.di}. Elleri^ işini biliyordu~, kimseye bir şey [sormuyor|danışmıyor], hiçbir şeye şaşmıyordu~. Bir an ellerini^ kıskandı^: onlar için sabahla akşam arasında bir şey değişmemişti~, gün her günkü gündü~, iş her günkü iş.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Bir ara {S} yükseldi~. {H} başını^ çevirdi^, bekledi^, sonra bunun her gün duyduğu^ ses olduğunu anladı^ ve kendine^ kızdı^. Bundan böyle her şeye iki kez kulak vermek, iki kez bakmak mı [gerekecekti~|gerekiyordu~]?',
      },
      {
        level: 2,
        text: '“Sende bir hâl var,” dedi~ {F} ertesi akşam. “Yok bir şey.” “Demin de öyle dedin. Ben bir şey sormamıştım.” {H} başını^ eğdi^, [parmaklarına^|ellerine^] baktı^. Yoktan başka bir söz aradı^, bulamadı^; ama kalkıp gitmedi^ de.',
      },
      {
        level: 3,
        text: '{F} sıkıştırmadı~. Havadan konuştu~, yarım kalmış bir işinden konuştu~, kendi kendine güldü~. {H} her sözün ardından kendine^ “Şimdi,” dedi^, o söz de [geçip gitti~|bitip gitti~]. Söyleyeceği^ şey dilinin^ ucunda değildi~; daha derinde, boğazının^ dibindeydi~.',
      },
      {
        level: 3,
        text: '“İyi bir şey mi?” diye sordu~ {F} durup dururken. “Ne iyi bir şey mi?” “Söylemediğin.” {H} güldü^, istemeden. O andan beri bunu kendine^ sormamıştı^: iyiyse neden bu kadar ağırdı~? Bildiği^ tek şey, büyük olduğuydu~; [öbürü|gerisi] daha sonra gelirdi~.',
      },
      {
        level: 1,
        text: '“Sana bir şey söylesem, sözümü hiç kesmeden dinler misin?” dedi^ {H} {F:dat}. “Dinlerim.” Başladı^, durdu^, bir daha başladı^. {F} usulca dönüp sırtını {H:gen} sırtına^ [dayadı~|yasladı~]. “Şimdi söyle,” dedi~. “Bakmıyorum.”',
      },
      {
        level: 2,
        text: 'Sırt sırta, epey zaman geçti~. {H} önünde^ uzanan [karanlığa|loşluğa] baktı^; orada kaşını kaldıracak, gülümseyecek bir yüz yoktu~. Yalnızca arkasında^ ağır ağır inip kalkan bir sırt, bir de beklemekten yorulmayan bir sessizlik vardı~.',
      },
      {
        level: 3,
        text: '“Uyudun mu?” diye sordu^ {H}. “Hayır.” “Sıkıldın mı?” “Hayır.” “Peki aklından ne geçiyor?” “Bir şey geçmiyor,” dedi~ {F}. “Yer açıyorum.” {H} bu cevaba ne diyeceğini^ bilemedi^, ama [hoşuna^ gitti~|sevdi^ bunu]; derin bir soluk aldı^.',
      },
      {
        level: 1,
        text: '{H} {V.dik} anı anlattı^. Bir süre karşılık gelmedi~. “Duydun mu?” “Duydum. Bir daha anlat.” İkincisinde daha yavaş gitti^, ilkinde atladığı^ ne varsa [ekledi^|kattı^]. “Bir daha,” dedi~ {F}, sesi hiç değişmeden.',
      },
      {
        level: 3,
        text: 'İkinci anlatışta ayrıntılar [kendiliğinden|birer birer] döküldü~: ışığın nereden geldiği, elinin^ o sırada neye dayandığı, ilk aklına^ gelen o saçma düşünce. Bunların hiçbirini saklamamıştı^; sorulmadan kimsenin söylemeyeceği, küçük ve gereksiz şeylerdi~ hepsi.',
      },
      {
        level: 3,
        text: 'Bir yerde takıldı^. Ondan sonrası aklında^ iki türlü kalmıştı~; hangisinin önce geldiğini [bilmiyordu^|çıkaramıyordu^]. Uydurup geçebilirdi^, {F} nereden anlayacaktı~? “Burayı karıştırıyorum,” dedi^ bunun yerine. “Karışık anlat,” dedi~ {F}. “Düzgünü sonra da olur.”',
      },
      {
        level: 2,
        text: '“İnanmıyorsun,” dedi^ {H}. “İnanmasam bir daha anlat demezdim.” “Öyleyse neden [yeniden|baştan] anlattırıyorsun?” {F} hemen cevap vermedi~; sırtı kıpırdadı~, belki omuz silkti~. “Çünkü her seferinde biraz daha yaklaşıyorsun,” dedi~. “Neye, bilmiyorum.”',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Sustuğu^ yerde burnuna^ {K} geldi~; giysilerine^ sinmişti~, bütün gün fark etmemişti^. O bildik koku her şeyi bir an için [gündelik|olağan] kıldı~. O gün de bir gündü~ sonunda: sabahı vardı~, işi vardı~, kokusu vardı~.',
      },
      {
        level: 3,
        text: 'Üçüncüsüne başlamadan önce uzun uzun düşündü^. Olanı iki kez söylemişti^, eksiksizdi~; üstüne ne koysa^ fazla olacaktı~. Geriye bir tek şey kalıyordu~, o da olanların arasında değildi~. Onu söylemek, [ötekilerin hepsinden|hepsini birden söylemekten] zordu~.',
      },
      {
        level: 1,
        text: 'Üçüncüsü yalnız tek bir sözdü~: “Korktum.” {F} [uzun süre|uzun zaman] sustu~. “İlkinde ne olduğunu söyledin,” dedi~ sonra. “İkincisinde nasıl olduğunu. Şimdi ilk kez kendini söyledin.” {H:gen} omuzları^ yavaşça indi~.',
      },
      {
        level: 3,
        text: 'Korktuğunu^ o güne kadar kendine^ bile söylememişti^. Söz ağzından^ çıkınca ufalmadı~, kaybolmadı~ da; ama artık içinde^ değil, önünde^ duruyordu~, [bakılabilecek|bakıp tanıyabileceği^] bir yerde. {H} baktı^. Sandığı^ kadar büyük değildi~, yalnız çok eskiydi~.',
      },
      {
        level: 2,
        text: '“Sen olsan ne yapardın?” diye sordu^ {H}. “Ben de korkardım,” dedi~ {F}. “Bana anlatır mıydın?” Arkadaki soluk bir an kesildi~. “Sırtını bana dönersen anlatırdım.” İki gülüş birden koptu~; sırtlar birlikte sarsıldı~, [sonra|yavaş yavaş] birlikte duruldu~.',
      },
      {
        level: 3,
        text: '“Bunu başkasına da söyleyecek misin?” dedi~ {F}. “Söylemeli miyim?” “Soran ben değilim, sensin.” {H} düşündü^. Bunu artık bir kişi daha biliyordu~; bildikleri^ ikiye bölününce azalmamıştı~, yalnız bir ucundan başkası [tutmuştu~|tutuyordu~].',
      },
      {
        level: 3,
        text: '{F} elini arkaya uzattı~, el yordamıyla {H:gen} elini^ buldu~, bir kez sıkıp bıraktı~. Sırtlar yerinden oynamadı~. Yüz yüzeyken bu kadarı [yapılamazdı~|olmazdı~] belki; göz göze gelmek, sözleri bulmaktan zordu~, eller ise karanlıkta yollarını biliyordu~.',
      },
      {
        level: 3,
        text: 'Arada uykuya benzer bir şey [gelip geçti~|bastırdı~]. {H} başını^ arkaya bıraktı^, {F:gen} omzuna değdi~; çekilen olmadı~. “Ağır mıyım?” “Ağırsın,” dedi~ {F}. “Kalkayım mı?” “Otur. Ağırlığını bileyim de gittiğini anlayayım.”',
      },
      {
        level: 3,
        text: 'Bir çıtırtı [oldu~|duyuldu~]; iki baş birden kalktı~. Bekleyiş uzadı~. “Bir şey değil,” dedi~ {F}, ama sesini alçaltmıştı~. {H} bunu fark etti^: artık yalnız kendi^ kulağı^ değil, bir başkasınınki de tetikteydi~. Bu {o:acc} ürkütmedi~, tersine, içi^ ısındı~.',
      },
      {
        level: 2,
        text: '“Yarın yüzüme nasıl bakacaksın?” dedi^ {H}. “Nasıl bakıyorsam öyle.” “Emin misin?” “Değilim,” dedi~ {F}. “Yarın dönünce görürüz.” Bu cevapta avutacak bir şey yoktu~, belki de bu yüzden {H} onu bütün gece [aklında^ tuttu^|unutmadı^].',
      },
      {
        level: 1,
        text: 'Hâlâ sırt sırta, karanlıkta oturmak iyiydi~. “Şimdi ne yapacağız?” diye sordu~ {F}. {H} cevabı bilmiyordu^. Duyduğu^ tek şey o sözün sonundaki küçücük ekti~, “-ız”; sırtını^ biraz daha [yasladı^|geriye verdi^].',
      },
    ],
  },
  {
    name: 'the-line',
    needs: ['outer', '!mute', '!negative', '!habit', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Yerinden kıpırdamadı^; bir adım atsa^ her şey [dağılacak|bozulacak] sanıyordu^. Sonra çok yavaş eğildi^, tam durduğu^ yere, sonradan bulabilmek için ince bir çizgi çekti^.',
      },
      {
        level: 2,
        text: '“Buradaydım,” dedi^ kendi kendine^, yüksek sesle. Sözün bir tanığı olsun istemişti^; kendi^ sesinden^ başka tanık çıkmadı~. Çizginin iki ucuna birer nokta koydu^, kimse onu bir sıyrık, bir çatlak, rastgele bir iz [sanmasın|saymasın] diye.',
      },
      {
        level: 1,
        text: 'Çizginin bir adım berisine geçti^, orada bekledi^; dünya bildik dünyaydı~. “Bir daha,” dedi^ kendi kendine^ ve geri döndü^. {V.dik} yer işte burasıydı~, bu daracık yer; iki yanı [boştu~|bomboştu~].',
      },
      {
        level: 3,
        text: 'Belki duruşu^ farklıydı~. İlk seferinde başı^ biraz yana eğikti~, öyle hatırlıyordu^. Eğdi^. Ağırlığını^ bir yana vermişti^; verdi^. Ne var ki o an bunların hiçbirini [bilerek|düşünerek] yapmamıştı^; şimdi hepsini bilerek yapınca birine öykünüyormuş gibi oluyordu~.',
      },
      {
        level: 3,
        text: 'Çizgiyi bu kez öbür yandan dolaştı^. Buradan bakınca yerin hiçbir özelliği [yoktu~|görünmüyordu~]; yanından her gün geçilir, bir kez bile durulmazdı~. Durmasını^ sağlayan neydi~? O andan bir an önce ne düşündüğünü^ bulmaya çalıştı^, bulamadı^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} yarım kalan bir iş vardı~. Onu bitirmeye gitti^, başını^ işten kaldırmadan uğraştı^, bitirdi^. Bitirince kendini^ gene yolda [buldu^|yakaladı^]: düşünmeden, bir şey ummadığını^ söyleye söyleye, doğruca o ince çizgiye dönüyordu^.',
      },
      {
        level: 3,
        needs: ['tool', 'human'],
        text: '{T:acc} yanına^ aldı^, ne işe yarayacağını bilmeden. Tanıdık bir şeyi elinde^ tutmak [iyi geliyordu~|içini^ rahatlatıyordu~]; olmayacak bir şey olursa, hiç değilse biri olacak şeylerden kalmış olurdu~. Çizginin başında onu bir elinden^ öbürüne geçirip durdu^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} araya girdi~, dikkatini^ dağıttı~. Bekledi^, geçti~. Sonra sessizliğin de bir dokusu olduğunu fark etti^; yakın sessizlik başkaydı~, uzak sessizlik başka. İkisinin arasında, [bir saç teli|bir iplik] kalınlığında, henüz adı olmayan bir yer vardı~.',
      },
      {
        level: 2,
        text: 'Geldi^, gitti^, gene geldi^. Her gelişinde^ bir kusur buluyordu^ kendinde^: çok çabuk gelmişti^, çok şey beklemişti^, aklı^ başka yerdeydi~. Beşincisinde hiçbir kusur bulamadı^ ve asıl o zaman [umudu^ kırıldı~|içi^ daraldı~].',
      },
      {
        level: 3,
        text: '“Belki de yanlış çizdim,” dedi^. Bir karış öteye ikinci bir çizgi çekmeyi düşündü^, vazgeçti^. İki çizgi olursa hangisinin doğru olduğunu [bir daha|artık] bilemeyecekti^. Yanlış da olsa tek bir çizgi, doğrusu kaybolmuş iki çizgiden iyiydi~.',
      },
      {
        level: 3,
        text: 'Vazgeçmek için kendine^ iyi nedenler buldu^. İş bekliyordu~, yol uzundu~, bir kez yeterdi~. Hepsini [kabul etti^|doğru buldu^], hepsine hak verdi^ ve çizginin başından ayrılmadı^. Doğru nedenlerle ayakları^ arasında, anlaşılan, kimse haber götürüp getirmiyordu~.',
      },
      {
        level: 3,
        needs: ['human'],
        text: 'Acıktı^; bunu epey sonra anladı^. Bir şeyler yemek için kalktı^, yerken başını^ o yana çevirip oturdu^. Ağzındakinin^ tadını almadı^, ama [çiğnerken|yerken] bir şey oldu~: hiç olmazsa birkaç dakika, beklemek yerine yalnızca baktı^.',
      },
      {
        level: 1,
        text: 'Karanlık basınca çizginin başında beklemeye [koyuldu^|başladı^]. Bir şey olmadı~. “Yeter artık,” dedi^, gitmedi^. Olanı kendisinden^ başka bilen yoktu~; çizgiyi bırakıp giderse^ hiç kimse bilmeyecekmiş gibi geliyordu~ {o:dat}.',
      },
      {
        level: 3,
        text: 'Karanlıkta uzaklıklar değişti~. Bir kol boyu ötesi çok uzaktı~, çok uzaktaki sanki hemen buracıktaydı~. {H} çizgiyi göremediği^ için ara ara eğilip [yokluyordu^|dokunuyordu^]; parmak kalınlığındaki o girinti, bütün o karanlığın tek köşesiydi~.',
      },
      {
        level: 3,
        text: 'Saymayı denedi^. Yüze kadar, sonra yüzden geriye. İkisinin ortasında, elli ikide, bir şey olur gibi oldu~; saymayı bıraktı^, [bekledi^|dikkat kesildi^]. Hiç. Yeniden başladığında^ sayılar artık bir yere varmıyor, yalnızca geçip gidiyordu~.',
      },
      {
        level: 3,
        text: '“Geleceksen gel,” dedi^ bir ara, “gelmeyeceksen söyle.” Bunu kime söylediğini^ bilmiyordu^. Sözünün^ ardından karanlık biraz daha [koyulaştı~|yoğunlaştı~], sanki dinlemek için yaklaşmıştı~. O andan beri ilk kez utandı^; beklenen şeye buyruk verilmezdi~, bunu bilirdi^ de unutmuştu^.',
      },
      {
        level: 2,
        text: '“Bir kez oldu,” dedi^ karanlığa. “Bir kez olan şey de olmuştur.” Karşılık almadı^, beklemiyordu^ da. Ama söyledikten sonra çizgiye başka türlü baktı^: onu yeniden olsun diye çekmemişti^ ki; [olduğu unutulmasın|olan unutulmasın] diye çekmişti^.',
      },
      {
        level: 3,
        needs: ['smell', 'human'],
        text: 'Bir esinti gibi {K} geldi~, geçti~. Her günün kokusuydu~ bu; işin, yorgunluğun, dönüş yolunun kokusu. {H} onu [içine^ çekti^|ciğerlerine^ çekti^]. O andan beri ilk kez, bir şeyin bildik olması {o:dat} iyi geldi~.',
      },
      {
        level: 3,
        needs: ['!solitary'],
        text: 'Bir ara {F} yanına^ geldi~, bir şey sormadan durdu~. Çizgiyi gördü~, üstüne basmamak için çevresinden dolandı~. “Bunu sen mi çektin?” “Ben çektim.” “Güzel çizgi,” dedi~ {F} ve geldiği gibi [sessizce|usulca] gitti~.',
      },
      {
        level: 3,
        text: 'Gitmek üzere doğruldu^, bir adım attı^, durdu^. Arkasında^ bıraktığı^ yeri bir de son kez [yoklamadan|dokunmadan] gidemeyecekti^. Çöktü^, elini^ uzattı^; bu kez acele etmedi^, çizginin bir ucundan öbür ucuna kadar ağır ağır gitti^.',
      },
      {
        level: 1,
        text: 'Karanlık dağılınca bir şey gördü^. Çizgisinin^ iki parmak ötesinde bir çizgi daha vardı~: silik, tozla dolmuş, çok eski. “Sen kimsin?” dedi^ {H}. Biri kendisinden^ önce burada [durmuş|beklemiş], eğilip yeri işaretlemişti~.',
      },
      {
        level: 2,
        text: 'Eski çizginin iki ucunda da birer nokta vardı~. {H} onlara dokunmadan, [yüzünü^ yaklaştırıp|iyice eğilip] baktı^. Çizgi kendi çizgisinden^ biraz kısaydı~, biraz daha derindi~; çeken her kimse, ya aceleyle ya da bütün gücüyle çekmiş olmalıydı~.',
      },
      {
        level: 3,
        text: '“Beklemiş midir?” diye düşündü^. “Bir daha olmuş mudur?” Eski çizgi bunların hiçbirine cevap vermiyordu~. Ama yanına bir üçüncüsü çekilmemişti~; demek o gelip gitmiş, bir yerde karar vermiş, [yerini|bu yeri] kendinden sonrakine bırakmıştı~.',
      },
      {
        level: 2,
        text: 'Kendi^ çizgisini^ silmek geldi~ aklından^; o zaman burası yalnız o eski çizginin sahibine kalırdı~. Elini^ uzattı^, durdu^. Olanı silmekle olmamış sayamazdı^. Hem ikisi yan yana, bir başına olmayan iki söz gibi duruyordu~.',
      },
      {
        level: 1,
        text: 'Silmedi^. Eski çizginin içindeki tozu üfleyip temizledi^, yanında biraz yer bıraktı^, bir çizgi daha sığacak kadar. “Burası da senin,” dedi^ sonradan gelecek olana. Sonra çizgilere basmadan [yürüdü^|uzaklaştı^], bu kez arkasına^ bakmadı^.',
      },
    ],
  },
];
