import type { BeginningPlot } from '../types.ts';

/** More stories for adults. */
export const NSFW_BEGINNINGS_2: readonly BeginningPlot[] = [
  {
    name: 'tek-kalan-oda',
    passages: [
      {
        level: 1,
        text: 'Mevsimin son haftasında Kaş’taki küçük otelin tek bir odası kalmıştı~. {H} valiziyle^ resepsiyona yürüdü^; bankonun önünde, anahtara bakan, eski eşi^ duruyordu~. Boşanalı [on yıl|tam on yıl] olmuştu~. Gitmeye yanaşan olmadı~.',
      },
      {
        level: 2,
        text: '“Başka otel?” diye sordu^ {H}. “Kapattılar, zeytine gittiler,” dedi~ görevli. “Pansiyon?” “Boyanıyor.” Lobide sönük bir deniz yatağı, vazoda üç dal begonvil vardı~. Anahtarın ucundan yarım bir deniz kabuğu sarkıyordu~; öbür yarısı [kim bilir kimde|bir yolcuda] kalmıştı~.',
      },
      {
        level: 3,
        text: 'On yıl az iz bırakmamıştı~: eski eşinin^ şakakları ağarmış, bakışı yavaşlamıştı~. Yalnız beklerken sol ayağını sağ ayağının üstüne koyuşu [hiç değişmemişti~|aynı kalmıştı~]. {H} bunu görmek istemedi^, gördü^. Valizin sapını öbür eline^ aldı^, parmaklarını^ açıp kapadı^.',
      },
      {
        level: 1,
        text: '“Ben önce geldim,” dedi~ eski eşi^. “Ben önce aradım,” dedi^ {H}. Görevli anahtarı bankonun tam ortasına koydu~, [gazetesine|bulmacasına] döndü~. {H} valizini^ yere bıraktı^, üstüne oturdu^. Karşısındaki^ de aynısını yaptı~.',
      },
      {
        level: 3,
        text: '“Neden bugün?” diye sordu^ {H}. “Neden burası?” “Ucuz,” dedi~ eski eşi^. “Sen neden?” “Sessiz.” Görevli, başını kaldırmadan, “Bizde balayı odası diye geçer,” dedi~. Bir süre [herkes|üç kişi] bankonun üstündeki zile baktı~; çalmak kimsenin aklına gelmedi~.',
      },
      {
        level: 3,
        text: 'İki kahve, bir tabak zeytin geldi~; hesap ayrı yazıldı~. Eski eşi^ zeytinin çekirdeğini {H:gen} tabağına^ koydu~, sonra elini [geri çekti~|havada tuttu~]. “Pardon,” dedi~, “elim gitti.” “Kalsın,” dedi^ {H}. Tabağın kenarında iki çekirdek yan yana durdu~.',
      },
      {
        level: 3,
        text: 'Görevli valizlere baktı~: aynı marka, aynı yeşil kurdele. “Karışır bunlar,” dedi~. Kurdeleleri yıllar önce bir havaalanında {H} bağlamıştı^; ötekinin de [çözülmediğini|sökülmediğini] şimdi görüyordu^. Eski eşi^ valizini ayağıyla arkasına itti~. Kurdelenin ucu yine de dışarıda kaldı~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Yarım saat kimse kıpırdamadı~. Sonra küçük bir şey oldu~ ve iki taraf da inadından vazgeçti~; anahtara önce eski eşi^ uzandı~. “Yalnız bu gece,” dedi~. “[Yalnız|Sadece] uyumak için,” dedi^ {H}. Merdiveni önlü arkalı çıktılar^.',
        answers: [
          'Görevli boğazını temizledi~, tıpkı o nikâh memuru gibi. “İtirazı olan şimdi söylesin,” diye mırıldandı~ eski eşi^; evlilikten kalma bir şaka. {H} dudağını^ ısırdı^, olmadı~, [güldü^|gülmeye başladı^]. Karşısındaki^ de güldü~. Anahtarı birlikte aldılar^.',
          'Kapı fırtınayla açıldı~, yağmur halıya kadar girdi~, sokağın lambaları söndü~. {H} sekiz saat yol gelmişti^. Eski eşi^ gözlerini ovuşturdu~. “Kavga edecek hâlim [kalmadı|yok],” dedi~. “Benim de,” dedi^ {H}. Anahtarı alıp merdivene yürüdüler^.',
          '“Ortaya yastık koyarız,” dedi^ {H}. “Kaç yastık?” “Üç. Sınırı aşan kahvaltıyı öder.” Görevli bir fişin arkasını uzattı~; maddeler yazıldı~: sağ yan, sol yan, battaniye hakkı. İki imza atıldı~. Gülmemek için kâğıttan [başka yere|göz kaldırıp] bakmadılar^.',
          'Eski eşi^ çantasından bir şişe çıkardı~; nikâhta alınmış, mantarına “onuncu yıl” yazılmıştı~. “Hangi onuncu yıl olduğunu [yazmamışız|belirtmemişiz],” dedi~. {H} kendi^ yazısını^ tanıdı^. Görevli, sorulmadan, anahtarın yanına iki kadeh koydu~.',
        ],
      },
      {
        level: 2,
        text: 'Oda küçüktü~: geniş bir yatak, dar bir balkon, denize dönük tek sandalye. {H} valizini^ pencerenin dibine koydu^; on yıl önce de o yanı seçmişti^. Eski eşi^ sormadan [kapı tarafına|öbür yana] geçti~. Yatak, ortada, ütülü ve fazlasıyla beyaz duruyordu~.',
      },
      {
        level: 3,
        text: 'Eski eşi^ diş fırçasını banyodaki bardağa koydu~, düşündü~, çıkardı~, yine koydu~. {H} aynadan seyrediyordu^. “Karar verebildin mi?” diye sordu^. “Bardak bir tane,” dedi~ öteki. “Bahanen de bir tane,” dedi^ {H} ve iki fırçayı [sırt sırta|yüz yüze] çevirdi^.',
      },
      {
        level: 3,
        text: '{H:gen} saatinin^ tokası açılmıyordu~; bileğini^ uzattı^. Eski eşi^ tokayı bir hamlede çözdü~, ama bileği bırakmadı~. Başparmağı nabzın üstünde kaldı~. “Hızlı,” dedi~. “Merdivenden,” dedi^ {H}. “Birinci kattayız.” Parmak [biraz daha|bir süre daha] orada bekledi~, saymayı unutmuştu~.',
      },
      {
        level: 3,
        text: 'Aşağıda görevli radyoyu açtı~; döşemeden eski bir şarkı yükseldi~. “Bununla dans ettik,” dedi~ eski eşi^. “Ayağıma bastın.” “Basmadım, yer değiştirdim.” {H} elini^ uzattı^, avucu^ açık, [sorar gibi|bekleyerek]. Yatakla dolabın arası üç adımdı~. Şarkının sonuna kadar o üç adımla yetindiler^.',
      },
      {
        level: 2,
        text: '“Elini tutabilir miyim?” dedi~ karanlıkta eski eşi^. “Sorman hoşuma gitti,” dedi^ {H}. “Eskiden sormazdın.” “Eskiden hakkım sanıyordum.” {H} elini^ çarşafın üstünde çevirdi^; avucu^ yukarı baktı~. Üstüne inen el [ılıktı~|sıcaktı~], acelesizdi~ ve her parmağın yerini biliyordu~.',
      },
      {
        level: 2,
        text: 'Uyku tutmayınca battaniyeyi alıp balkona çıktılar^. Karşıda Meis’in ışıkları suya [iniyordu~|dökülüyordu~]. “Kahveni hâlâ soğutup içiyorsun,” dedi~ eski eşi^. “Sen hâlâ fincanı kulpundan tutmuyorsun,” dedi^ {H}. Battaniyenin altında bir diz bir dize değdi~; iki diz de çekilmedi~.',
      },
      {
        level: 3,
        text: '“Adliyeden çıkınca ne yaptın?” diye sordu~ eski eşi^. “Simit aldım. Sen?” “Arabada oturdum. Silecekler çalışıyordu, yağmur [yoktu|dineli çok olmuştu].” {H} o arabanın yanından geçmişti^; cama vurmayı düşünmüş, vurmamıştı^. “Simidi yiyemedim,” dedi^. “Martıya verdim.” {H:gen} omzuna^ bir baş yaslandı~, orada kaldı~.',
      },
      {
        level: 3,
        text: 'Eski eşi^ parmağını {H:gen} dirseğindeki^ ince yara izine koydu~. “Bu yeni,” dedi~. “Altı yıllık.” “Benden sonraki her şey yeni.” {H} izin nasıl olduğunu anlattı^; anlatırken parmak [yukarı|omza] doğru yürüdü~, köprücük kemiğinde durdu~. “Burası eski,” dedi~ eski eşi^, fısıltıyla.',
      },
      {
        level: 1,
        question: 1,
        text: 'Sabaha karşı eski eşi^ sonunda söyledi~, alçak sesle, denize bakarak. {H} cümleyi duydu^, içinden^ bir kez yineledi^. Soracak çok şeyi^ vardı~; [yalnız|önce] elini^ korkuluğun üstünde ona doğru uzattı^ ve bekledi^.',
        answers: [
          'Sabaha karşı eski eşi^ balkonda söyledi~: ayrılığı asıl kendisi istemişti~. “Senin fikrin sandın,” dedi~, “ben de [düzeltmedim|öyle bıraktım].” {H} on yıldır taşıdığı^ suçu düşündü^. “Hiç olmazsa bavulları birlikte toplasaydık,” dedi^ sonunda.',
          'Sabaha karşı {H} balkonda sordu^: “Birini sevdin mi?” Eski eşi^ fincanı çevirdi~. “Denedim. Kime baksam senin durduğun yere bakıyordum, [biraz sağa|hafif sağa].” {H} başını^ öne eğdi^. On yıldır kimseye o gözle bakmamıştı^.',
          'Sabaha karşı eski eşi^ cebinden bir yüzük çıkarıp korkuluğa koydu~. “Gelecek ay evleniyorum,” dedi~. “Bunu [yukarı çıkmadan|en başta] söylemem gerekirdi.” {H} yüzüğün donuk parıltısına uzun uzun baktı^. “Şimdi söyledin,” dedi^ sonunda. “Yine de sağ ol.”',
          'Sabaha karşı eski eşi^ ayakkabılarını giydi~, kapıya gitti~, [eli tokmakta kaldı~|orada durdu~]. Sonra ayakkabılarını çıkardı~, yan yana dizdi~. “Bu kez alışkanlıktan değil,” dedi~. “Düşündüm, kalıyorum.” {H} yorganın ucunu kaldırdı^, yanında^ yer açtı^.',
        ],
      },
      {
        level: 2,
        text: 'Denizin üstü kül rengine döndü~, aşağıda bir tekne öksürerek çalıştı~. Eski eşi^ {H:gen} omzuna^ düşmüş bir saç telini aldı~, parmağına doladı~. “Bunu atmayacağım,” dedi~. {H} gözlerini^ kaçırmadı^. “Atma,” dedi^. Sesi^, söylemek istediğinden^ [daha alçak|daha boğuk] çıkmıştı~.',
      },
      {
        level: 3,
        text: 'Yoldan geçen balıkçı başını kaldırdı~, balkonda tek battaniyeye sarınmış iki kişiyi görünce kasketine dokundu~. “Balayı mı?” diye seslendi~. “Tam tersi,” dedi~ eski eşi^. “Olsun,” dedi~ balıkçı, “hava [aynı hava|yine güzel].” {H} battaniyeyi biraz daha yukarı çekti^.',
      },
    ],
    endings: {
      happy:
        'Eski eşi^ balkonda uzun, zor bir telefon konuşması yaptı~, döndüğünde gözleri ıslaktı~. “Kime borcum varsa söyledim,” dedi~. Aşağıda görevli hesabı sordu~: tek gece mi? {H} anahtarı [cebine^|avucuna^] koydu^. “Bir hafta,” dedi^. “Sonra yine sorarsınız.”',
      dramatic:
        'Sabah iki valiz de kapandı~. Kapının içinde sarıldılar^, uzun, acelesiz; söz isteyen olmadı~. “Beni iyi hatırla,” dedi~ eski eşi^ ve [önden|tek başına] indi~. {H} anahtarı bankoya bıraktı^. Atkısını^ akşama kadar çıkarmadı^; onun kokusu sinmişti~.',
      open: 'Eski eşi^ öğlen çıktı~; ne bir gün söyledi~ ne bir yer. Görevli odanın boşalıp boşalmayacağını sordu~. {H} bir gecenin daha parasını ödedi^. Karanlık basınca lambayı [söndürdü^|kıstı^], kapıyı kilitlemedi^. Deniz kabuklu anahtar, kapının dışında, kilitte asılı kaldı~.',
      twist:
        'Çıkarken görevli defteri çevirdi~: yirmi odanın on dokuzu boştu~. “Siz bir hafta önce arayıp tek oda kaldı dememi istediniz,” dedi~. “Eşiniz de iki gün sonra [aradı|aynı şeyi istedi].” {H} merdivene döndü^. Eski eşi^ orada, kulaklarına kadar kızarmıştı~.',
    },
  },
  {
    name: 'yarim-kalan-portre',
    passages: [
      {
        level: 1,
        text: 'Ayvalık’taki yüksek tavanlı atölyenin kapısını, ikindi güneşi merdivene vururken, {H} çaldı^. Dokuz yıl önce portresi^ bu odada yarım kalmıştı~. Ressam kapıyı açtı~, elinde fırça, [donakaldı~|sustu~]. “Bitirmeni istiyorum,” dedi^ {H}.',
      },
      {
        level: 2,
        text: 'Atölye değişmemişti~: tavana kadar pencere, döşemede boya lekeleri, ortada yüksek arkalıklı iskemle. Güneş önce iskemlenin ayağını buluyor, oradan yukarı [tırmanıyordu~|süzülüyordu~]. {H} onun hiç yerinden oynatılmadığını gördü^; toz, dört ayağın çevresinde dört ince halka olmuştu~.',
      },
      {
        level: 3,
        text: 'Gelmeden önce {H} sokağı üç kez dolanmıştı^. Tostçu ikinci turda selam vermiş, üçüncüde çenesiyle kapıyı göstermişti~: “Çalınca açar.” {H} zile değil, ahşaba vurmuştu^, iki kez, eskisi gibi. İçeride bir şey devrilmiş, koşan [ayaklar|çıplak ayaklar] duyulmuştu~.',
      },
      {
        level: 3,
        text: 'Ressamın bilekleri boya içindeydi~; kolunu sıvayınca dirseğinde de sarı bir çizgi göründü~. “Ellerimi yıkayayım,” dedi~. “Yıkama,” dedi^ {H}. “Ben onları böyle hatırlıyorum.” Ressam ne yapacağını bilemedi~, avuçlarını önlüğüne sildi~; önlük ellerinden [daha renkliydi~|beter durumdaydı~].',
      },
      {
        level: 1,
        text: 'Tuval duvara dönük duruyordu~; örtüsünü birlikte çektiler^. Yüz, boyun, eller tamamdı~. Yalnız sol omuz [boş|boyasız] bırakılmıştı~, incecik bir kurşun kalem çizgisi. {H} dokuz yıl önceki yüzüne^ baktı^. “Omzum üşümüş,” dedi^.',
      },
      {
        level: 3,
        text: 'Çekmeceden eskizler döküldü~: bir el, bir el daha, yine el. “Neden hep ellerim?” diye sordu^ {H}. “Gözlerine bakınca çizemiyordum,” dedi~ ressam. Köşelere saat atılmıştı~; birinde gece üç yazıyordu~. O saatte poz verilmemişti~. “[Ezberden|Onu ezberden],” dedi~ ressam, kulakları kızararak.',
      },
      {
        level: 1,
        question: 0,
        text: '“Neden bırakmıştın?” diye sordu^ {H}. Ressam fırçaları terebentine batırdı~, [uzun uzun|gereğinden uzun] karıştırdı~, sonra arkası dönük anlattı~. {H} onu omuzlarından tutup yavaşça kendine^ çevirdi^. “Bir daha,” dedi^. “Bu kez yüzüme söyle.”',
        answers: [
          '“Neden bırakmıştın?” diye sordu^ {H}. Ressam paletin kurumuş kenarını kazıdı~. “O gün bir saat fırça kaldırmamışım,” dedi~. “Tuvali unutmuş, sana bakıyordum. Anlayınca [korktum|utandım].” {H} ceketini^ iskemlenin arkasına astı^. “Ben senden önce anlamıştım,” dedi^.',
          '“Neden bırakmıştın?” diye sordu^ {H}. Ressam acı acı güldü~. “Ben mi? Bir sabah geldim, iskemle boştu. Tek söz etmeden başka şehre gitmiştin.” {H} [başını^ eğdi^|yere baktı^]. “Resim bitseydi kalacaktım,” dedi^. “Kalmaktan korktum.”',
          '“Neden bırakmıştın?” diye sordu^ {H}. Ressam örtüyü parmağına doladı~. “Eşim, o zamanki eşim, bir akşam tuvalin önünde durdu. Hiçbir şey sormadı, [çekip gitti|kapıyı çekti].” “Haksız mıydı?” dedi^ {H}. Ressam gözlerini kaldırdı~: “O, resimde gördü. Ben daha bilmiyordum.”',
          '“Neden bırakmıştın?” diye sordu^ {H}. “Yalnız omuz kalmıştı,” dedi~ ressam. “Son darbeyi vursam gelmen için bahane kalmayacaktı. Vurmadım. Sen de [gelmedin|bir daha gelmedin].” {H} kurumuş fırçanın kıllarına dokundu^. “Bahaneyi ben de aradım,” dedi^. “Dokuz yıl.”',
        ],
      },
      {
        level: 2,
        text: 'Ressam iskemleyi güneşe çevirdi~. “Otur istersen. İstemezsen çay var.” {H} oturdu^; tahta, sırtının^ yerini biliyordu~. “Başını biraz…” dedi~ ressam, eli havada kaldı~. “Dokunabilir miyim?” {H} çenesini^ o ele [uzattı^|bıraktı^]. İki parmak onu^ usulca sola çevirdi~.',
      },
      {
        level: 3,
        text: 'Kalem kâğıtta kum gibi ses çıkarıyordu~. {H} bir bakışın tene değebildiğini unutmuştu^; şimdi onu önce boynunda^, sonra kulağının^ altında, sonra [bileğinde^|köprücük kemiğinde] hissetti^. “Kıpırdadın,” dedi~ ressam. “Sen de,” dedi^ {H}. Kalemin ucu kâğıtta durmuş, küçük bir nokta büyütmüştü~.',
      },
      {
        level: 3,
        text: 'Ressam ten rengini ararken sarıyı azalttı~, kırmızı kattı~, kararsız kaldı~. “Koluna sürebilir miyim?” {H} kolunu^ uzattı^. Fırçanın ucu soğuktu~; boya tenin üstünde [kayboldu~|görünmez oldu~]. “Buldum,” dedi~ ressam, sesi kısılarak. Rengi bulmuştu~, ama fırçayı hemen kaldırmadı~.',
      },
      {
        level: 3,
        text: 'Molada pencerenin içine oturup çay içtiler^. Ressam şekeri kırdı~, yarısını {H:gen} bardağına^ attı~. “Artık şekersiz içiyorum,” dedi^ {H}. Ressam kaşığı daldırdı~, şekeri erimeden [avladı~|yakaladı~], kendi ağzına attı~. “Başka neyin değişti?” diye sordu~. “Acele etmiyorum,” dedi^ {H}.',
      },
      {
        level: 2,
        text: 'Güneş döşemeden kapıya çekildi~. “Yarın aynı saatte,” dedi~ ressam. {H} ceketini^ giyerken öteki yakasını^ düzeltti~; parmakları ensede bir soluk fazla kaldı~. “Bu da pozdan mı?” diye sordu^ {H}. “[Değil|Hayır],” dedi~ ressam ve elini çekti~. “Önce sormam gerekirdi. Yarın sorarım.”',
      },
      {
        level: 3,
        text: 'O gece pansiyonun penceresinden atölyenin camı görünüyordu~; ışık üçe kadar yandı~. Bir gölge sehpaya yaklaşıyor, uzaklaşıyor, [oturup|durup] yeniden kalkıyordu~. {H} perdeyi kapatmadı^. Saçında^ terebentin kokusu kalmıştı~; yıkanmadan yattı^, ışık sönünce yastığı çevirdi^ ve gözlerini^ yumdu^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Ertesi ikindi poz başlamadan kural konuşuldu~; sözü kimin söylediğini {H} sonra da [unutmadı^|hatırladı^]. Işık döşemeye indi~, ressam kalemi aldı~. “Anlaştık mı?” dedi~. “Anlaştık,” dedi^ {H} ve yakasının^ ilk düğmesini çözdü^.',
        answers: [
          'Ertesi ikindi kuralı {H} koydu^: neyin çizileceğini de neyin açılacağını da kendisi^ söyleyecekti^. “Peki,” dedi~ ressam, yalnız o kadar. {H} iki düğme çözdü^, [durdu^|bekledi^], ressamın yüzüne baktı^. “Bugün bu kadar,” dedi^. “Omuz buradan görünüyor.”',
          'Ertesi ikindi {H} tek bir şey istedi^: ışık çekilince fırça bırakılacaktı~. “Kabul,” dedi~ ressam. “Neden ama?” “Karanlıkta çizilmek istemiyorum. Karanlıkta [yalnız|sadece] bakılmak istiyorum.” Ressam duvardan saati indirdi~, çekmeceye koydu~.',
          'Ertesi ikindi kural iki ağızdan çıktı~: bugün omuz, bugün sessizlik, bugün dokunmak yok. “Yarın?” diye sordu^ {H}. “Yarın yeniden konuşuruz,” dedi~ ressam. Maddeleri tebeşirle döşemeye yazdılar^; her akşam [ıslak bezle|bir bezle] silinecekti~.',
          'Ertesi ikindi kural koyan olmadı~. Ressam iki çizgi çekti~, kalemi düşürdü~, eğilip almadı~. {H} iskemleden kalktı^; güneşin ortasında, [hiç konuşmadan|sessizce], alın alına durdular^. Fırça o gün kuru kaldı~. Akşam merdivenden iki başka insan indi~.',
        ],
      },
      {
        level: 3,
        text: 'Ressam köşeye bir ayna koydu~. “Şuraya bak, çenen kalksın.” {H} aynada önce tuvalin sırtını, sonra onun üstünden kendisini^ seyreden yüzü gördü^. Dokuz yıl önce oraya bakmamıştı^. Şimdi gözünü^ [ayırmadı^|kaçırmadı^]; ressam da. Fırça bir süre hiçbir yere değmedi~.',
      },
      {
        level: 2,
        text: 'Üçüncü gün yağmur yağdı~, ışık gelmedi~. “Bugün çizemem,” dedi~ ressam. {H} yine de iskemlesine^ oturdu^. Ressam döşemeye çöktü~, gözleriyle sordu~, sonra başını {H:gen} dizine^ yasladı~. {H} elini^ onun boya kokan saçlarında [gezdirdi^|dolaştırdı^]. Oluklar susana dek kalkan olmadı~.',
      },
      {
        level: 3,
        text: 'Komşu kadın zeytin getirdi~; tuvale baktı~, {H:dat} baktı~, yine tuvale. “Kavuşmuşsunuz,” dedi~. “Daha bitmedi,” dedi~ ressam. “Ben resme demedim,” dedi~ kadın ve tabağı [bırakıp çıktı~|pencereye koydu~]. Kapı kapanınca bir süre gülmemeye çalıştılar^; önce ressam dayanamadı~.',
      },
      {
        level: 2,
        text: 'Dördüncü gün ressam omzun çizgisini üç kez sildi~. “Burayı gözle bulamıyorum,” dedi~. {H} onun boyalı elini aldı^, omzuna^ koydu^. “Elinle bul.” Ressam gözlerini kapadı~; avucu kemiğin kıvrımını [ağır ağır|acele etmeden] izledi~. Tuvale döndüğünde çizgi tek seferde çıktı~.',
      },
      {
        level: 3,
        text: '“Kıpırdama,” dedi~ ressam, yanağa düşmüş bir kirpiği parmağının ucuna aldı~. “Dilek tut.” “Tutmam, söylerim,” dedi^ {H} ve onun kulağına eğilip söyledi^. Palet döşemeye düştü~; [mavisi|sarısı] tahtanın damarına yayıldı~. Eğilip alan olmadı~. Rüzgâr kapıyı, kilide kadar, kendiliğinden kapattı~.',
      },
    ],
    endings: {
      happy:
        'Omuz hafta sonunda bitti~. Ressam imzasını attı~, fırçayı yıkadı~, [nereye koyacağını bilemedi~|elinde tuttu~]. “Artık gelmen için bahane kalmadı,” dedi~. {H} kapının ardında duran valizini^ içeri çekti^. “Bahanesiz geldim,” dedi^. Ressam gülerek duvardaki tuvalleri indirmeye başladı~: dolaba yer gerekiyordu~.',
      dramatic:
        'Omuz hafta sonunda bitti~. “Kalsam,” dedi^ {H}. “Kalırsan ben yine yarım bırakırım,” dedi~ ressam, gözleri dolarak. Kapıda uzun uzun öpüştüler^, [bir kez|tek bir kez]. Vapurda {H} yakasını^ açtı^: omzunda^, o parmaklardan kalma mavi bir iz kurumuştu~.',
      open: 'Ressam tuvali yine duvara çevirdi~; omzun son gölgesi [eksik|boyasız] kalmıştı~. “Yarın ışık nasıl olur?” diye sordu^ {H}. “Bakarız,” dedi~ ressam. Ne saat söylendi~ ne gün. {H} çıkarken ceketini^ iskemlenin arkasında bıraktı^; ressam da gördü~, seslenmedi~.',
      twist:
        'Ressam bir gazete kesiği çıkardı~: “Yarım portre satılıktır.” “Kızıp gelirsin diye verdim ilanı,” dedi~. “Tek bir alıcı yazdı, iki katını önerdi, sonra [vazgeçti|kayboldu].” {H} gülmeye başladı^. “Satılmasın diye,” dedi^. “O mektubu ben yazdırdım. Adresi unutmadığımı anlarsın sandım.”',
    },
  },
];
