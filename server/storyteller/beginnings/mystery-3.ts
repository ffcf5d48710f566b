import type { BeginningPlot } from '../types.ts';

/** The last of the mysteries. */
export const MYSTERY_BEGINNINGS_3: readonly BeginningPlot[] = [
  {
    name: 'olu-eczacinin-daveti',
    passages: [
      {
        level: 1,
        text: 'Davetiye Edirne’de, ayazın camları tuttuğu bir sabah geldi~. Yazı, geçen kış gömülen eczacının yazısıydı~. {H} altı davetlinin adını okudu^; beşini tanımıyordu^, altıncısında kendi adını^ gördü^. Sofra [o akşam|aynı akşam], kapısı mühürlü konakta kurulacaktı~.',
      },
      {
        level: 2,
        text: 'Eski reçeteleri sakladığı^ kutuyu indirdi^, eczacının yazısını davetiyenin yanına koydu^. Aynı sola yatan harfler, aynı [yarım kalmış|açık bırakılmış] noktalar. Bir kişi kendi yazısını böyle taklit ederdi~; başkasınınkini böyle taklit edemezdi~. Mürekkebi kokladı^: taze.',
      },
      {
        level: 1,
        text: 'Akşam, konağın önünde altı kişi birbirini süzdü~. Kapının mührü yerindeydi~, kırmızı ve sağlam; pencerelerde ise [ışık vardı~|mumlar yanıyordu~]. “Nasıl gireceğiz?” diye sordu~ kürklü bir kadın. {H} mühre dokundu^; mum daha sıcaktı~, parmağına^ bulaştı~.',
      },
      {
        level: 3,
        text: 'Altı kişi sırayla adını söyledi~: kürklü bir kadın, bir öğretmen, iki ortak, bir de gözünü yerden kaldırmayan genç. Kimse ötekini tanımıyordu~; ama her yeni adda bir başkasının yüzü [geriliyor|değişiyor], hemen eski hâline dönüyordu~. {H} bunları aklında^ tuttu^.',
      },
      {
        level: 2,
        text: 'İçeride uzun bir masa kurulmuştu~. Altı tabak, altı kadeh, her tabağın üstünde küçük kahverengi bir ilaç şişesi. Şişelerde etiket vardı~, etikette ad: herkesin kendi adı. Yedinci sandalyede [kimse oturmuyordu~|kimse yoktu~], ama önündeki çorbadan buhar çıkıyordu~.',
      },
      {
        level: 3,
        text: '“Şaka bu,” dedi~ ortaklardan şişman olanı ve şişesini cebine attı~. Öteki ortak onun cebine baktı~. “Geri koy,” dedi~ alçak sesle. İlk kez birbirlerine [sen diye seslenmişlerdi~|böyle bakmışlardı~]. {H} kendi^ şişesini^ açmadı^; ışığa tuttu^, içindeki toz beyazdı~.',
      },
      {
        level: 2,
        text: 'Duvardaki saat dokuzu vurunca gramofon kendi kendine dönmeye başladı~. Cızırtının arasından eczacının sesi duyuldu~: öksürdü~, su içti~. “Hoş geldiniz,” dedi~. “Aranızdan biri erken kalkacak. Ötekiler lütfen [çorbasını soğutmasın|yemeğine baksın].” Sonra yalnız cızırtı kaldı~.',
      },
      {
        level: 3,
        text: 'Duvarda eczacının portresi asılıydı~; gözleri boyayla değil, iki küçük ilaç şişesinin dibiyle yapılmıştı~. Mumlar kıpırdadıkça bakışı yer değiştiriyordu~. “Beni izliyor,” dedi~ öğretmen. “[Hepimizi|Altımızı da],” dedi^ {H}. Portrenin altındaki pirinç levhada doğum yılı vardı~, ölüm yılı yoktu~.',
      },
      {
        level: 3,
        text: 'İki ortak aynı anda bardağa uzandı~, aynı anda elini çekti~. Yıllardır kasabanın iki ucunda iki dükkân işletiyor, birbirine [selam vermiyorlardı~|uğramıyorlardı~]. “Siz tanışıyor musunuz?” diye sordu^ {H}. “Hayır,” dedi~ ikisi bir ağızdan. Genç güldü~; güldüğüne kendisi de şaştı~.',
      },
      {
        level: 3,
        text: 'Rüzgâr bacadan içeri üfledi~, mumların yarısı söndü~. Karanlıkta bir sandalye çekildi~, bir kumaş hışırdadı~, sonra her şey eski yerine döndü~. Işık gelince {H} masayı saydı^: altı kişi, altı şişe, yedi tabak. Yedinci tabaktaki çorbadan [bir kaşık|biraz] eksilmişti~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} kalkıp gramofonu durdurdu^, plağın altındaki kâğıdı çekip aldı^. Davetiyeleri kimin yazdığı orada [açıkça|tek satırda] yazıyordu~. Okudu^, masaya döndü^, oturdu^. Beş yüz ona bakıyordu~. “Söylemeden önce,” dedi^, “kapıyı kilitleyelim.”',
        answers: [
          'Mutfak kapısı açıldı~ ve içeri eczacının kendisi girdi~. Kürklü kadının çatalı düştü~. “Korkmayın,” dedi~ adam, “ölen kardeşimdi. İkizdik; beni [kimseye anlatmadı|kimse bilmezdi].” Davetiyeleri o yazmıştı~; elleri de, yazısı da kardeşininkiydi~. {H} yüzünü^ kaçırmadı^.',
          'Gözünü yerden kaldırmayan genç birden ayağa kalktı~. “Ben yazdım,” dedi~. “Dedemdi. Mirastan adımı sildi; yazısını ise bana [küçükken|elimi tutup] o öğretti.” Cebinden bir dolmakalem çıkardı~, masaya bıraktı~. {H} kalemi tanıdı^: eczacı reçetelerini onunla yazardı~.',
          '{H} davetiyelerin arkasındaki tarihe baktı^: geçen kış, gömülmeden bir hafta önce. Eczacı her şeyi kendi hazırlamıştı~; mumları, [plağı|saati], çorbayı pişirecek kadını. “Ölürken bize randevu vermiş,” dedi~ öğretmen. Sesi titremedi~, ama şişesini sıkıca tuttu~.',
          '{H} masadaki ellere baktı^ ve birinin parmağındaki mürekkebi gördü^. Davetiyeleri eczacı yazmamıştı~; bu masada oturan biri, öteki beşini sınamak için yazmıştı~. “Kim?” dedi~ kürklü kadın. {H} söylemedi^. Mürekkepli el [yavaşça|sessizce] masanın altına indi~.',
        ],
      },
      {
        level: 3,
        text: 'Kapıyı denediler~; içeriden açılmıyordu~, mühür dışarıda yeniden [donmuştu~|katılaşmıştı~]. Genç pencereye yürüdü~. “Avluda biri var,” dedi~. Altısı birden baktı~: karın ortasında bir kürek, yanında yeni süpürülmüş bir yol. Yol konaktan mezarlığa gidiyordu~.',
      },
      {
        level: 3,
        text: 'Öğretmen çorbasını içmeye başladı~; herkes ona baktı~. “Aç geldim,” dedi~. “Hem öldürecek olsa otuz yıl elinden ilaç [içtik|aldık].” Bu söz üstüne masada garip bir gülüş dolaştı~ ve hiç kimseye uğramadan söndü~. {H} kaşığını^ eline^ aldı^, bıraktı^.',
      },
      {
        level: 2,
        text: '“Her şişede aynı toz yok,” dedi^ {H}. Altısını yan yana dizdi^. Beşi beyaz, biri hafifçe sarıydı~. Sarı olanın etiketini okumadan önce yüzlere baktı^; yalnız bir kişi [soluğunu tutmuştu~|yutkunmuştu~]. “Demek,” dedi^, “biriniz hangisi olduğunu biliyor.”',
      },
      {
        level: 3,
        text: 'Mumlar yarıya indi~. Kürklü kadın kürkünü çıkarmamıştı~, yine de üşüyordu~. “Ben o kış her sabah eczaneye giderdim,” dedi~ durup dururken. “İlaç almaya değil. [Oturmaya|Isınmaya].” Kimse bir şey sormamıştı~; demek itiraf sırası kendiliğinden gelmişti~.',
      },
      {
        level: 3,
        text: '“Ben onu severdim,” dedi~ genç. “Hepimiz severdik,” dedi~ kürklü kadın, çok çabuk. “Sevseydik,” dedi~ genç, “cenazesinde dört kişi olmazdı.” Kimse gözünü kaldırmadı~. {H} o cenazeyi hatırladı^; kar yağıyordu~, {H}+de [gitmemişti^|uğramamıştı^]. Bunu yüksek sesle söyledi^.',
      },
      {
        level: 3,
        text: 'Saat onda konağın bir yerinde bir kapı açıldı~, bir kapı kapandı~. Ayak sesi gelmedi~. “Fare,” dedi~ ortaklardan biri. “Fare kapı açmaz,” dedi~ öteki. {H} kalkıp koridora baktı^: uzun halının tüyleri, tam ortada, [yeni|az önce] basılmış gibi yatmıştı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Sonunda biri konuştu~, sonra hepsi konuştu~. {H} kimseyi susturmadı^; suçun ne olduğu, altı ağızdan altı parça, [masanın ortasında|ortada] birleşti~. Yedinci sandalyenin önündeki çorba soğumuştu~. {H} o sandalyeyi çekti^ ve kendisi oturdu^.',
        answers: [
          'Sarı şişeyi öğretmen aldı~. “Bu ilacı yanlış hazırladı,” dedi~, “kızım için. Hepimiz biliyorduk, kasaba [eczacısız kalmasın|eczanesiz kalmasın] diye sustuk.” Beş baş öne eğildi~. {H} yedinci sandalyeyi çekti^, öğretmenin yanına oturdu^ ve şişeyi elinden almadı^.',
          '“Tabutta o yoktu,” dedi~ ortaklardan şişman olanı. “Biz taşıdık, biliyoruz. [Ağırdı|Uzundu].” Öteki ortak yüzünü kapattı~. Kimi gömdüklerini sordu^ {H}. Cevap gelmedi~; altı kişi birden, yedinci sandalyenin önünde hâlâ tüten çorbaya baktı~.',
          '“Sel parası,” dedi~ kürklü kadın. “Kasabanın topladığı. Altıya böldük; eczacı yazdı, biz [imzaladık|aldık].” Sözü bitince rahatlamış gibi arkasına yaslandı~. {H} şişesini^ açtı^: beyaz toz değildi^ o; ıslanmış, kurumuş, ufalanmış para kâğıdıydı~.',
          '“O yaptı,” dedi~ genç, ortağı göstererek. Ortak öğretmeni gösterdi~, öğretmen kürklü kadını; bir dakikada herkes bir başkasını ele vermişti~. Parmaklar masanın üstünde [kilitlendi~|dolaştı~], bir halka oldu~. {H} saydı^: altı parmak vardı~, biri kendisini^ gösteriyordu~.',
        ],
      },
    ],
    endings: {
      happy:
        'Gün ağarırken mühür kendiliğinden çatladı~. Altı kişi kapıdan kol kola değil, ama yan yana çıktı~; suçsuz olanın adı o gece ilk kez yüksek sesle temize çıkmıştı~. {H} şişesini^ karın üstüne boşalttı^. Kar [bembeyaz kaldı~|rengini bozmadı~].',
      dramatic:
        'Kapı açılınca altı kişi altı ayrı yöne yürüdü~; ne selam verdiler~ ne arkalarına baktılar~. Gerçek masada, kırıntıların arasında kalmıştı~. {H} mumları tek tek söndürdü^. Ertesi hafta çarşıda [beşine|hepsine] rastladı^; hiçbiri onu^ tanımadı~.',
      open: 'Kim yazmış, neden yazmış, ne yapılmış, hepsi anlaşıldı~. Kapıyı dışarıdan kimin mühürlediği anlaşılmadı~. {H} çıkarken kırılan mumdan bir parça aldı^, ışığa tuttu^: üstünde bir parmak izi vardı~. Altı parmakla [karşılaştırdı^|denedi^]; hiçbirine uymadı~.',
      twist:
        'Gençle öğretmen davetiyeleri üst üste koydu~; beşi aynı kâğıttandı~, altıncısı değildi~. “Sizinkinin zarfı yok,” dedi~ genç. {H} cebini^ yokladı^. Zarf yoktu~, çünkü o davetiye postadan gelmemişti~. Masadaki herkes susmuş, onun^ [mürekkepli|lekeli] parmağına^ bakıyordu~.',
    },
  },
  {
    name: 'haritada-olmayan-koy',
    passages: [
      {
        level: 1,
        text: 'Tokat’ta, baraj gölünün kıyısındaki kütüphanede {H} eski bir atlası açtı^; arasından bir kroki düştü~. Üstündeki köyün yeri hiçbir haritada yoktu~. Kenarına iki sözcük yazılmıştı~, mürekkebi [tazeydi~|daha ıslaktı~]: “Hâlâ buradayız.”',
      },
      {
        level: 2,
        text: 'Parmağının^ ucuna mavi bulaştı~; demek yazılalı bir saat bile olmamıştı~. {H} çevresine^ baktı^. Okuma salonunda bir öğrenci uyuyor, sobanın yanında bir ihtiyar gazete okuyordu~. İhtiyarın gazetesi [tersti~|baş aşağı duruyordu~]; sayfayı çevirdi~, yine ters tuttu~.',
      },
      {
        level: 1,
        text: '{H} krokiyi duvardaki haritanın üstüne koydu^, camda ışığa tuttu^. Dere tuttu~, yol tuttu~, iki tepe tuttu~; köyün olması gereken yer ise göldü~. “Orası otuz yıldır su,” dedi~ kütüphane memuru. {H} yeniden yazıya baktı^: mürekkep [kuruyordu~|artık kuruyordu~].',
      },
      {
        level: 3,
        text: 'Atlasın ödünç kâğıdında bir tek damga vardı~, o da o günün damgasıydı~. “Sabah biri getirdi,” dedi~ memur. “Yirmi dokuz yıl gecikmiş. Ceza almadım, [şaşkınlıktan|unuttum].” Getireni anlatamadı~: paltosu ıslaktı~, ayakkabısı çamurluydu~, sesi yoktu~, teşekkür eder gibi eğilmişti~.',
      },
      {
        level: 2,
        text: '{H} nüfus defterlerini istedi^. Köyün adı geçen bütün sayfalar [yerindeydi~|duruyordu~], ama ad her seferinde bıçakla kazınmış, kâğıt orada incelip saydamlaşmıştı~. Işığa tutunca arkadaki sayfanın harfleri görünüyordu~: doğum, doğum, doğum. Hiç ölüm yazılmamıştı~.',
      },
      {
        level: 3,
        text: 'Sobanın yanındaki ihtiyar kalktı~, paltosunu giydi~. Geçerken krokiye eğildi~, düğmesini ilikler gibi yapıp fısıldadı~: “Dereyi yanlış çizmişler. Değirmen [öbür yandaydı|karşıdaydı].” {H} kolundan tutmaya davrandı^; ihtiyar kapıdan çıkmıştı~ bile. Sandalyenin altında bir su birikintisi kaldı~.',
      },
      {
        level: 3,
        text: 'Okuma salonundaki öğrenci uyandı~, krokiyi görünce gözlerini ovuşturdu~. “Bunu rüyamda çizmiştim,” diyecek oldu~, sonra güldü~. “Yok,” dedi~, “ninem çizerdi. Hamurun üstüne, oklavanın ucuyla. Hep aynı köy, hep aynı iki tepe.” Ninesini sorunca [yüzü kapandı~|sustu~].',
      },
      {
        level: 3,
        text: 'Kütüphanenin bodrumunda baraj yapılırken çekilmiş fotoğraflar duruyordu~. {H} onları birer birer sıraladı^: su yükseliyor, duvarlar kısalıyor, minare bir parmak oluyor, kayboluyordu~. Son karede yalnız su vardı~. Suyun ortasında, [yakından|büyüteçle] bakınca, bir kayık, kayıkta ayakta biri.',
      },
      {
        level: 3,
        text: 'Akşam göl kıyısına indi^. Su çekilmiş, çamurun üstünde bir yol belirmişti~; doğruca göle giriyor, [kaybolmuyor|bitmiyor], suyun altında da sürüyordu~. {H} yolun başına kadar yürüdü^. Çamurda tekerlek izi vardı~, biri gidiş, biri dönüş. Dönüş izi daha tazeydi~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} üç gün arşivde kaldı^, üçüncü günün akşamı köyün neden silindiğini öğrendi^. Dosyayı kapattı^, elleri^ toz içinde, pencereye yürüdü^. Göl [kıpırtısız|dümdüz] yatıyordu~. Bir şeyi unutturmak için ne çok kâğıt harcanmıştı~; bir tek krokiyi unutmuşlardı~.',
        answers: [
          '{H} üç gün arşivde kaldı^ ve aradığını^ buldu^. Baraj dolarken köy boşaltılmış, herkes imza atıp gitmişti~; bir aile atmamıştı~. Bile bile kalmışlardı~. Tutanağın altında [memurun|bir memurun] notu vardı~: “Pencereden el salladılar. Suyu durdurun emri gelmedi.”',
          '{H} üç gün arşivde kaldı^ ve aradığını^ buldu^. Köyün toprağından bir şey çıkmış, raporu [yedi kez|birkaç kez] yazılıp yedi kez toplatılmıştı~. Geriye kalan satırda şu okunuyordu~: “Gece ışık veriyor. Çocuklar korkmuyor.” Altı ay sonra baraj kararı gelmişti~.',
          '{H} üç gün arşivde kaldı^ ve aradığını^ buldu^. Bir sabah köye gelen bir tahsildar bir daha dönmemişti~. Jandarma otuz iki kişiyi ayrı ayrı sorgulamış, otuz iki kişi [aynı cümleyi|aynı yalanı] söylemişti~. Bütün köy, bir cinayeti hep birlikte örtmüştü~.',
          '{H} üç gün arşivde kaldı^ ve köyün hiç kurulmadığını anladı^. Ne temel vardı~ ne mezar; adlar bir alfabeydi~, evler harf. Kroki baştan sona [bir şifreydi~|şifreydi~]. İlk sözcüğü çözmek bütün geceyi aldı~: “Gelme.” İkincisi daha kısa sürdü~: “Gecikme.”',
        ],
      },
      {
        level: 3,
        text: 'Memur arşivin anahtarını geri alırken {H:gen} yüzüne^ baktı~. “Buldunuz,” dedi~; soru değildi~ bu. “Benden önceki memur da bulmuştu. Ertesi hafta istifa etti, göl kıyısına [taşındı|yerleşti]. Her akşam suya bakıyor.” Anahtarı cebine koymadı~, elinde tarttı~.',
      },
      {
        level: 2,
        text: 'Sandalı bir balıkçı verdi~, kendi binmedi~. “Ortaya kadar gidilir,” dedi~, “ondan ötesine ağ atmam. Ağa takılan balık değil.” Neyin takıldığını sorunca omuz silkti~, eğilip [teknenin dibinden|sepetten] bir şey çıkardı~: ıslak, yosunlu, hâlâ işleyen bir kapı tokmağı.',
      },
      {
        level: 3,
        text: 'Su o gün öyle duruydu~ ki kürek gölgeleri dipte görünüyordu~. Önce bir duvar geçti~ altından, sonra bir [dut|ceviz] ağacı; dalları yapraksızdı~, ama bir dalına ip bağlanmış, ipe mandal takılmıştı~. {H} kürek çekmeyi bıraktı^. Mandallardan biri beyazdı~, yeniydi~.',
      },
      {
        level: 3,
        text: '{H} krokiyi dizine^ açtı^, iki tepeyi çizgilerle üst üste getirdi^. Yazıyı yazan kişi burada, tam bu açıda durmuştu~; ama burası suydu~. Demek ya bir sandaldan bakmış ya da [çok daha aşağıdan|aşağıdan] bakmıştı~. İkincisini düşünmek istemedi^. Krokideki değirmenin yanına küçük bir artı koydu^.',
      },
      {
        level: 3,
        text: '“Dönünce anlatma,” dedi~ balıkçı sandalın ipini çözerken. “Gidip gören anlatıyor, anlatan bir daha gidemiyor.” {H} küreklere geçti^. Kıyıdan ayrılınca dönüp baktı^: balıkçı kasketini çıkarmıştı~, cenaze geçer gibi [bekliyordu~|duruyordu~].',
      },
      {
        level: 3,
        text: 'Gölün ortasında rüzgâr kesildi~ ve {H} bir ses duydu^: uzaktan, derinden, bir horoz. Kıyıdaki köylerden olamazdı~; onlar arkada kalmıştı~, ses [önden|aşağıdan] geliyordu~. Kürekleri suya sessizce bıraktı^. Horoz bir kez daha öttü~, tam altından^.',
      },
      {
        level: 1,
        question: 1,
        text: 'Krokinin gösterdiği yere geldi^, kürekleri kaldırdı^. Orada olmaması gereken bir şey vardı~. {H} uzun süre baktı^, sonra adını yüksek sesle söyledi^, [inanmak için|kendi duysun diye]. Su sesi aldı~, götürmedi~; aynı yerde, altında^ bir yerde tuttu~.',
        answers: [
          'Krokinin gösterdiği yerde kürekleri kaldırdı^, eğildi^. Suyun altında, bir pencerenin ardında, bir lamba yanıyordu~. [Sarı|Küçük] alevi titremiyordu~. {H} elini^ suya soktu^, iki kez açıp kapadı^. Lamba söndü~; sonra, ağır ağır, iki kez yanıp söndü~.',
          'Krokinin gösterdiği yerde sudan üç basamak çıkıyordu~, bir evin değil, bir çeşmenin basamakları. Taşlar ıslaktı~; üstlerinde [yeni|çıplak] ayak izleri vardı~, biri büyük, biri çok küçük. İzler sudan çıkıyor, basamağın başında duruyor, geri dönüyordu~. {H} sandalı bağladı^.',
          'Krokinin gösterdiği yerde, göl çekildiği için, bir ev duruyordu~: çatısı sağlam, kapısı boyalı. {H} dönüp tapuya sordurdu^. Tapu daha dün yenilenmişti~. Sahibinin adı okunuyordu~, doğum yeri de; doğum yerine [o köyün|kazınan köyün] adı yazılmıştı~. Kimse kazımamıştı~.',
          'Krokinin gösterdiği yerde başka bir sandal bekliyordu~. İçinde bir yabancı, dizinde bir kâğıt; kâğıdın kenarı {H:gen} krokisinin^ kenarına [uyuyordu~|oturuyordu~]. İki yarı suyun üstünde birleşti~. “Ben de sizi yazdınız sanıyordum,” dedi~ yabancı. Yazı ikisinin de değildi~.',
        ],
      },
    ],
    endings: {
      happy:
        'Kütüphanenin duvarına yeni bir harita asıldı~; göl mavi, mavinin ortasında küçük, siyah bir ad. Adı {H} yazdı^. O akşam okuma salonuna [yaşlı bir kadın|bir ihtiyar] geldi~, parmağını adın üstüne koydu~ ve ilk kez yüksek sesle “Biz oradanız,” dedi~.',
      dramatic:
        'Memur ertesi gün arşivi kilitledi~, balıkçı sandalını sattı~; bilenler birbirini görünce yol değiştirir oldu~. {H} krokiyi atlasın arasına koydu^, atlası en üst rafa kaldırdı^. Gece göle bakan penceresini^ [perdeledi^|kapattı^]. Işık perdeden geçti~.',
      open: 'Köyün adı, yeri, insanları bilindi~; yalnız kenardaki iki sözcüğü kimin yazdığı bilinmedi~. {H} krokiyi yerine koydu^. Bir hafta sonra atlası [yeniden|bir daha] açtı^. Mürekkep kurumuştu~, ama altına aynı elle bir sözcük daha eklenmişti~: “Bekliyoruz.”',
      twist:
        'Memur kazınmış sayfayı ışığa tuttu~, arkasından okumaya başladı~: bir doğum, bir ad, bir tarih. {H} tarihi duyunca [durdu^|başını^ kaldırdı^]. O gün doğmuştu^; annesi^ doğduğu^ yeri hep “bir köy” diye anlatır, adını söylemezdi~. Memur adı okudu~. {H:gen} adıydı^ bu.',
    },
  },
];
