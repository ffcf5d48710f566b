import type { BeginningPlot } from '../types.ts';
import { ROMANTIC_BEGINNINGS_2 } from './romantic-2.ts';

/** The love stories. */
export const ROMANTIC_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'gec-gelen-mektup',
    passages: [
      {
        level: 1,
        text: 'İzmir’de, ekimin son pazartesi günü {H} posta kutusunu açtı^; faturaların altından başkasına gönderilmiş bir aşk mektubu çıktı~. Damgası otuz yıllıktı~. Zarftaki adres [iki sokak ötedeydi~|yalnız iki sokak uzaktaydı~]; zarf ise açılmamıştı~.',
      },
      {
        level: 2,
        text: 'Zarfı ışığa tuttu^; içinde katlanmış bir kâğıt seçiliyordu~. Kenarı yılların nemiyle kabarmış, pulu [yarı yarıya|ucundan] kalkmıştı~. {H} okumadı^. Başkasının beklediği bir şeyi ondan önce okumak, boş bir sandalyeye onun adıyla oturmak gibi geldi~ {o:dat}.',
      },
      {
        level: 1,
        text: 'Zarfı cebine^ koyup yola çıktı^. İki sokak ötede adresin binası yoktu~; yerinde bir otopark, otoparkın köşesinde kesilmemiş bir incir duruyordu~. {H} incirin altında zarfı çıkardı^. “Bulurum seni,” dedi^, [kime söylediğini^ bilmeden|zarfa bakarak].',
      },
      {
        level: 3,
        text: 'Otoparkın bekçisi adresi duyunca başındaki kasketi kaldırdı~. “O ev üç katlıydı,” dedi~. “İkinci katta akşamları bir pencere açık kalırdı, kış da olsa. Sorardık, hava alıyorum derdi.” Zarfa uzanacak oldu~, sonra elini [geri çekti~|cebine soktu~].',
      },
      {
        level: 3,
        text: 'Postanede zarf elden ele dolaştı~. Genç memur damgayı görünce güldü~, yaşlısı gülmedi~. “Bunu ben dağıtmalıydım,” dedi~. Hangi çuvalın dibinde, hangi [dolabın arkasında|rafın arasında] kaldığını kimse bilmiyordu~. Deftere “geç teslim” yazdılar~; başka bir sözcük bulamadılar~.',
      },
      {
        level: 2,
        text: 'Akşam zarfı masaya koydu^, karşısına^ bir bardak çay. Çay soğudu~. Otuz yıl önce bu harfleri yazan el acele etmişti~; son harfin kuyruğu [titriyordu~|yarım kalmıştı~]. {H} kendi^ yaşını^ düşündü^, o gün nerede olduğunu^ düşündü^ ve ışığı söndüremedi^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Ertesi gün yola yalnız çıkmadı^. Kapıda biri bekliyordu~; zarfı nereden duyduğunu söyledi~, sesi [beklediğinden^|umduğundan^] yumuşaktı~. {H} onu baştan aşağı süzdü^, sonra adımını^ yavaşlattı^ ki yanından yürüyebilsin. Köşeyi birlikte döndüler^.',
        answers: [
          'Ertesi gün yola yalnız çıkmadı^. Kapıda otuz yaşlarında biri bekliyordu~, elinde bir fotoğraf. “Mektubu babaannem yazdı,” dedi~. “Karşılık gelmeyince bir daha kimseye yazmamış.” Fotoğraftaki genç kadın [gülüyordu~|objektife bakıyordu~]. {H} kenara çekilip ona yer açtı^.',
          'Ertesi gün yola yalnız çıkmadı^. Dünkü yaşlı memurun yanında çalışan postacı, izinli gününde, [kapıda|apartmanın önünde] bekliyordu~. “Sokakları bilirim,” dedi~. Sonra yüzü kızardı~: “Ben de birine yıllardır söyleyemedim. Bu mektup bulunursa belki söylerim.”',
          'Ertesi gün yola yalnız çıkmadı^. İncirin altında bir yabancı duruyor, elindeki kâğıttan aynı adresi okuyordu~. “Siz niye arıyorsunuz?” diye sordu~ {H:dat}. Cevabı duyunca bir an [sustu~|durakladı~]. “Ben,” dedi~, “o evde doğmuşum. Bana pencereyi anlattılar.”',
          'Ertesi gün yola yalnız çıkmadı^. Kemeraltı’nda bir antikacı pulu görür görmez dükkânını kapattı~. “Bu puldan tek bir yaprak basıldı,” dedi~. “Onu alan kişiyi [tanırım|bilirim]; yirmi dört pulu da aynı zarflara yapıştırdı.” Paltosunu giydi~, {H:gen} yanına^ geçti~.',
        ],
      },
      {
        level: 3,
        text: 'Öğleye doğru bir fırının önünde durdular^. İki simit, iki ayran. “Siz olsanız açar mıydınız?” diye sordu~ yol arkadaşı. “Açmazdım,” dedi^ {H}. “Ben açardım,” dedi~ öteki, “sonra kapatıp [hiç açmamış gibi|yeniden] yapıştırırdım.” İlk kez birlikte güldüler^.',
      },
      {
        level: 3,
        text: 'Yokuşun başında yağmur yakaladı~. Zarfı ıslatmamak için tek şemsiyenin altına girdiler^; omuzları değdi~, ikisi de [çekilmedi~|kımıldamadı~]. Şemsiyenin kıyısından akan su, aralarında ince bir perde gibiydi~. “Geçer şimdi,” dedi^ {H}. “Acelem yok,” dedi~ öteki.',
      },
      {
        level: 2,
        text: 'Eski muhtar adı duyunca gözlüğünü sildi~. “O mektubu bekleyen biri vardı,” dedi~. “Sonra bekleyenler çoğaldı, kim kimi bekliyor karıştı.” Çekmeceden bir taşınma kâğıdı çıkardı~, [ucunu yırttı~|arkasını çevirdi~], üstüne iki satır yazdı~ ve uzattı~: yeni bir adres, yakında.',
      },
      {
        level: 3,
        text: 'Yol arkadaşı bir ara zarfı eline aldı~, tarttı~. “Ağır,” dedi~. “Tek kâğıt,” dedi^ {H}. “Kâğıdı demiyorum.” Köşedeki bakkal onları^ çift sandı~, iki mandalina uzattı~; ikisi de [düzeltmedi~|sesini çıkarmadı~]. Mandalinanın kabuğu zarfın kenarında ince, turuncu bir leke bıraktı~.',
      },
      {
        level: 3,
        text: 'Bir apartmanın önünde duran yaşlı kedi ikisine de sürtündü~. “Kedisi olan ev beklemesini bilir,” dedi~ yol arkadaşı. {H} başını^ kaldırdı^: ikinci katta, bu soğukta, bir pencere [açıktı~|ardına kadar açıktı~]. Perdesi dışarı uçuyor, birini çağırır gibi dönüp geri geliyordu~.',
      },
      {
        level: 3,
        text: '“Bulamazsak ne yapacaksın?” diye sordu~ yol arkadaşı. {H} bunu hiç düşünmemişti^. “Gene ararım,” dedi^. “Bulursak?” Buna da cevabı^ yoktu~. Zarf bulununca bitecekti~ bu yürüyüş; ilk kez adımlarını^ [ağırlaştırdı^|kısalttı^], kimse bir şey sormadı~.',
      },
      {
        level: 3,
        text: 'Merdiven karanlıktı~; otomat iki katta bir sönüyor, her seferinde ikisinden biri elini duvarda gezdiriyordu~. Bir keresinde iki el aynı düğmede buluştu~. Işık yandı~, el [hemen|bir an] çekilmedi~. “Üçüncü kat,” dedi^ {H}, sesi^ kısılarak. “Biliyorum,” dedi~ öteki.',
      },
      {
        level: 1,
        question: 0,
        text: 'Kapı akşamüstü açıldı~. {H} hiçbir şey söylemedi^, zarfı iki eliyle^ uzattı^. Karşısındaki adı okudu~, duvara tutundu~. “Otuz yıl,” dedi~, “iki sokaktan.” Sonra gülmeye başladı~, gülerken gözünden yaş geldi~; {H} başını^ [çevirdi^|öne eğdi^].',
        answers: [
          'Kapıyı her sabah selam verdiği^ yaşlı terzi açtı~; parmağında yüksük, boynunda mezura. {H} zarfı uzattı^. Terzi adı okudu~, “Ben miyim bu?” dedi~, [sanki|bir an] bilmiyormuş gibi. Sonra içeriye, yıllardır dikip kimseye vermediği gelinliğe baktı~.',
          'Kapıyı komşu sokağa yeni taşınan, adını kimsenin doğru söyleyemediği kadın açtı~. {H} zarfı uzattı^. Kadın üstündeki adı okudu~ ve fısıldadı~: “Bu adı otuz yıl önce [bıraktım|gömdüm]. Nasıl buldunuz?” “Mektup buldu,” dedi^ {H}. Kadın kapıyı ardına kadar açtı~.',
          'Kapıyı bir adam açtı~, zarfı gördü~ ve kapıyı çarptı~. {H} bekledi^. İçeriden önce bir çekmece sesi, sonra uzun bir sessizlik geldi~. Kapı yeniden aralandı~; adamın elinde tıpatıp aynı bir zarf, aynı [yazı|mürekkep]. “Ben de ona yazmıştım,” dedi~, “göndermedim.”',
          'Kapıyı yaşlı bir dul açtı~. Eşiğin iç yanında, posta kutusunun tam altında bir sandalye duruyordu~; minderi [çökmüştü~|eskimişti~]. {H} zarfı uzattı^. Kadın almadan önce ellerini sildi~. “Otuz yıl her gün baktım,” dedi~. “Bugün bakmamıştım.”',
        ],
      },
      {
        level: 3,
        text: 'Mektup orada, ayakta, sessizce okundu~. Okuyanın dudakları kımıldıyor, arada bir durup başa dönüyordu~. {H} ile yol arkadaşı yan yana bekledi~; birinin eli ötekinin koluna [değdi~|dokundu~] ve orada kaldı~. Dışarıda bir çocuk, duvara top atıyordu~.',
      },
    ],
    endings: {
      happy:
        'Dönüş yolu iki sokaktı~, ama bir saat sürdü~. Kapının önünde {H} anahtarını^ aradı^, bulunca [açmadı^|cebine^ geri koydu^]. “Yarın da bir mektup arayalım mı?” diye sordu~ yol arkadaşı. “Kime?” “Bana,” dedi~. Sabah mutfakta iki bardak çay vardı~.',
      dramatic:
        'Yol arkadaşı o gece dönecekti~, bileti cebindeydi~. Otogarda konuşacak çok şey vardı~, konuşulmadı~. Otobüs kalkarken cama bir şey yazdı~; harfler tersti~, {H} okuyana kadar silindi~. Otuz yıl sonra [bulunmasın|geç kalmasın] diye, o gece oturup yazdı^.',
      open: 'Otoparkın köşesinde, incirin altında durdular^. “Mektupta ne yazıyordu, gördün mü?” diye sordu~ yol arkadaşı. “Son satırı gördüm,” dedi^ {H}. “Bir soruydu.” “Ne sormuş?” {H} aynı soruyu, [sesini^ alçaltıp|yavaşça], ona sordu^. İncirden bir yaprak düştü~.',
      twist:
        'Gece {H} zarfın içinde kalan ikinci kâğıdı buldu^, kuş kadar bir kâğıt. Üstünde tek satır vardı~: “Bunu bulana: o eve değil, kendine geç kalma.” Altında bir ad yoktu~, bir tarih vardı~; [yarının|ertesi günün] tarihi. Mürekkep daha ıslaktı~.',
    },
  },
  {
    name: 'son-seferi-kaciranlar',
    passages: [
      {
        level: 1,
        text: 'Kasım fırtınası Bozcaada’nın son feribotunu iptal etmişti~. Bekleme salonunda iki kişi kaldı~: {H}, bir de köşede, şapkasını dizine koymuş öteki yolcu. Soba hâlâ tütüyordu~. “Sabaha kadar,” dedi~ öteki, [özür diler gibi|camdaki yağmura bakarak].',
      },
      {
        level: 2,
        text: 'Biletçi gişeyi kapatırken anahtarı bıraktı~. “Odun arkada,” dedi~, “denize bakmayın, mideniz bulanır.” Kapı onun ardından iki kez çarptı~. {H} sobanın kapağını açtı^, içine bir kütük [attı^|sürdü^]; kıvılcımlar bir an iki yüzü birden aydınlattı~.',
      },
      {
        level: 1,
        text: 'Sobanın iki yanına oturdular^. Önce hiç konuşmadılar^; rüzgâr ikisinin yerine konuşuyordu~. Sonra {H} iskemlesini^ bir karış yaklaştırdı^, ısınmak için. Öteki de yaklaştırdı~. “Isınmak için,” dedi~. {H} [gülümsedi^|gülmemek için dudağını^ ısırdı^].',
      },
      {
        level: 3,
        text: '“Karşıda bekleyen var mı?” diye sordu^ {H}. Öteki düşündü~. “Vardı,” dedi~, “artık saati geçmiştir.” “Benimki de,” dedi^ {H}. Bunu söyleyince ikisi de salonun duvarındaki [saate|büyük saate] baktı~; saat akşamın yedisinde durmuştu~ ve kimse ilk fark eden olmak istememişti~.',
      },
      {
        level: 3,
        text: 'Camdan görünen fener bir yanıyor, bir sönüyordu~. Öteki yolcu saymaya başladı~: yanınca bir, sönünce iki. “Niye sayıyorsun?” “Sabaha kaç kez yanacak, bilmek istiyorum.” {H}+de [içinden|yarım sesle] katıldı^. Yüzde ikisi birden şaşırdı~, gülerek baştan başladılar^.',
      },
      {
        level: 2,
        text: 'Tavan damlamaya başladı~. İskemleleri bir kez sağa, bir kez sola çektiler^; sonunda kuru kalan tek yer sobanın arkasındaki [dar sıraydı~|tahta sıraydı~]. Yan yana oturdular^. Aralarına şapka kondu~, bir süre sonra şapka kucağa alındı~.',
      },
      {
        level: 3,
        text: '“Fırtınadan korkar mısın?” diye sordu~ öteki. “Fırtınadan değil,” dedi^ {H}, “dinince gelen sabahtan.” Öteki buna güldü~, sonra gülüşü yarıda kaldı~. “Ben de,” dedi~. Çatıdan bir [kiremit|oluk] koptu~, iskelenin taşlarında yuvarlandı~, denize düştü~; ses geç geldi~.',
      },
      {
        level: 3,
        text: 'Salonun bir köşesinde kayıp eşya dolabı vardı~. Kilitsizdi~. İçinden bir şemsiye, tek bir eldiven, çocuk işi bir kayık çıktı~. Eldiveni öteki taktı~, şemsiyeyi {H} açtı^; içeride, sobanın başında, damlayan tavanın altında [kahkahayla güldüler^|gülmekten sarsıldılar^].',
      },
      {
        level: 3,
        text: 'Bir ara elektrik gitti~. Karanlıkta ikisi de konuşmayı sürdürdü~; sözler daha kolay geliyordu~, [sanki|galiba] yüzler onları tutuyordu~. Işık dönünce, ikisi de biraz daha yakındı~ ve kim kımıldamıştı~, belli değildi~. {H} boş bardağa üfledi^, buhar varmış gibi.',
      },
      {
        level: 1,
        question: 0,
        text: 'Gece yarısına doğru paylaşacak bir şey buldular^. {H} bunu kimseyle paylaşmamıştı^ o güne kadar; ötekinin yüzünden belliydi~, o da paylaşmamıştı~. Fırtına camı [tırmalarken|döverken] içerisi küçüldü~, yakınlaştı~, iki kişilik oldu~.',
        answers: [
          'Gece yarısına doğru öteki yolcu çantasından bir termos çıkardı~. İçinde iki bardaklık çay kalmıştı~. İçtiler^; bardaklar bitince [konuşmadılar^|söz aramadılar^]. Uzun bir suskunluktu~ bu, ama içinde yer vardı~; {H} omzunu^ duvara dayadı^, dinledi^.',
          'Gece yarısına doğru öteki yolcu cebinden bir zarf çıkardı~. {H}+de kendi^ zarfını^ çıkardı^. İkisi de veda mektubuydu~; ikisinin üstünde aynı insanın adı yazıyordu~. Uzun süre hiç ses [çıkmadı~|olmadı~]. “Sana da mı söz vermişti?” dedi^ sonunda {H}.',
          'Gece yarısına doğru {H} gazeteden yarım kalmış bir bulmaca çıkardı^. Öteki yolcu soldan sağa beşe takıldı~: sekiz harf, “evlilikte son söz”. Cevap yerine kendi evliliğini anlattı~, yarısına kadar. Gerisini [anlatmadı~|söylemedi~]; kareye bir harf yazıp kalemi uzattı~.',
          'Gece yarısına doğru {H} gişenin arkasında eski bir radyo buldu^. Cızırtının içinden bir şarkı geldi~, gitti~, geldi~. “Bunu biliyorum,” dedi~ öteki yolcu. “Ben de,” dedi^ {H}. Sözlerini [birlikte|birbirine bakmadan] tamamladılar^; aynı yerde ikisi de sustu~.',
        ],
      },
      {
        level: 3,
        text: '“Adını sormadım,” dedi^ {H} bir ara. “Sorma,” dedi~ öteki. “Sorarsan sabah adımla giderim; sormazsan burada kalır.” {H} bunu [evirip çevirdi^|uzun uzun düşündü^]. Sonra şapkayı alıp içine baktı^: astarında iki harf işlenmişti~. Okumadan geri verdi^.',
      },
      {
        level: 3,
        text: 'Soba sönmeye yüz tutunca odun kalmadığını gördüler^. Öteki yolcu elindeki eski dergiyi yırttı~, {H} cebindeki^ biletleri^ attı^. Sonunda bir iskemleye baktılar^. “Yakar mıyız?” “Sabah [özür dileriz|öderiz].” İskemle iyi yandı~, tahtası reçine kokuyordu~.',
      },
      {
        level: 2,
        text: 'Sabaha karşı rüzgâr kesildi~. Sessizlik öyle ansızın geldi~ ki ikisi de uyandı~; {H:gen} başı^ ötekinin omzundaydı~. Çekmek için artık [geçti~|çok geçti~]. “Uyuyor numarası yapabilirsin,” dedi~ öteki. “Yapıyordum zaten,” dedi^ {H}.',
      },
      {
        level: 3,
        text: 'Öteki yolcu uykusunda bir şey mırıldandı~. {H} eğildi^, duyamadı^. Kendi^ paltosunu^ çıkarıp onun üstüne örttü^; omuzları^ üşüdü~, aldırmadı^. Ateşin son közü tavanda kırmızı bir [leke|halka] yapmıştı~. Leke küçüldükçe saat ilerliyordu~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Feribot gri bir sabahın içinden yanaştı~. Halat atıldı~, kapak indi~, her şey olması gerektiği gibiydi~; olmaması gereken bir tek şey oldu~. {H} iskelenin ortasında durdu^, elini^ [korkuluğa|demire] dayadı^ ve ötekine baktı^.',
        answers: [
          'Feribot gri bir sabahın içinden yanaştı~. Halat atıldı~, kapak indi~. Öteki yolcu çantasını kaldırdı~, iki adım attı~ ve [durdu~|geri döndü~]. “Ben karşıya geçmiyorum,” dedi~. Dün gece bekleyen saati geçmişti~ zaten. {H} iskelenin ortasında kaldı^.',
          'Feribot gri bir sabahın içinden yanaştı~. İki aynı valiz yan yana durmuştu~ bütün gece; biri gemiye verildi~. Kapak kapanınca {H} elinde^ kalanın sapını tanımadı^. Giden, [yanlış valizdi~|kendi^ valiziydi^]. “Benimki burada,” dedi~ öteki yolcu, “sizinki karşıda.”',
          'Feribot gri bir sabahın içinden yanaştı~. Kapaktan önce biri indi~, elinde ıslanmış bir demet çiçekle. Öteki yolcunun yüzü değişti~. “Nişanlın mı?” diye sordu^ {H}. “Dün akşama kadar,” dedi~ öteki. Çiçekler iskelede [yaklaşıyordu~|ilerliyordu~]. {H} bir adım geri çekildi^.',
          'Feribot gri bir sabahın içinden yanaştı~. Kaptan köprüden eğildi~, öteki yolcuyu görünce şapkasını çıkardı~ ve adını [söyledi~|seslendi~]. Adadaki herkesin bildiği bir addı~ bu. “Bütün gece sormadın,” dedi~ öteki. “Sorma dedin,” dedi^ {H}.',
        ],
      },
      {
        level: 3,
        text: 'Denizin üstünde ince bir sis vardı~; fener son bir kez yandı~ ve söndü~. “Kaç oldu?” diye sordu^ {H}. “Dört bin iki yüz,” dedi~ öteki hiç duraksamadan. Sayı doğru olamazdı~; [gene de|buna karşın] hiç kimse itiraz etmedi~.',
      },
    ],
    endings: {
      happy:
        'Feribot bir yolcuyla, sonra hiç yolcusuz kalktı~. Biletçi sobanın başında iki kişi bulunca güldü~: “Kaçırdınız.” “Kaçırmadık,” dedi^ {H}. Eksik iskemlenin parasını verdiler^. Öğlen, adanın tek [açık|kapanmamış] lokantasında iki kişilik kahvaltı hazırlanmıştı~.',
      dramatic:
        'Gemi açıldıkça iskeledeki şapka küçüldü~, bir nokta oldu~, kalmadı~. {H} cebinde^ iki harfli astardan bir iplik buldu^; ne zaman takıldığını bilmiyordu^. Karşıya varınca [herkes indi~|inenler dağıldı~]. {H} en son indi^ ve hiç arkasına^ bakmadı^.',
      open: '“Bu akşamın seferi de iptal olur mu dersin?” diye sordu~ öteki yolcu. Deniz çarşaf gibiydi~; gökte tek bulut yoktu~. {H} uzağa baktı^, [uzun uzun|ciddi ciddi] havayı kokladı^. “Belli olmaz,” dedi^. Elini^ açtı^; içinde iki bilet vardı~.',
      twist:
        'Biletçi yaklaştı~, {H:dat} eğildi~. “Kimle konuştunuz bütün gece?” dedi~. “Ben gidince tek kişiydiniz.” {H} sobanın yanına baktı^: iki iskemleden biri kuruydu~, öteki [ıslaktı~|sırılsıklamdı~]. Üstünde bir şapka vardı~, astarında kendi^ adının^ baş harfleri.',
    },
  },
  ...ROMANTIC_BEGINNINGS_2,
];
