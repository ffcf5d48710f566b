import type { BeginningPlot } from '../types.ts';

/** The fantasies. */
export const FANTASY_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'tersine-akan-irmak',
    passages: [
      {
        level: 1,
        text: 'Hasadın üçüncü sabahı ırmak tersine döndü~; sular denizden dağa doğru akmaya başladı~. Köpüklerin arasında yıllar önce kaybolmuş eşyalar geliyordu~: bir beşik, bir takunya, bir düğün aynası. {H} taş evlerin arasından [kıyıya koştu^|koşup kıyıya indi^].',
      },
      {
        level: 3,
        text: 'Köylüler kıyıya tırmıklarla, ağlarla indi~. Biri askerde yitirdiği tütün tabakasını buldu~, biri annesinin tarağını. Bulan önce seviniyor, sonra elindekini kuru bir taşa koyup [ondan uzaklaşıyordu~|birkaç adım geri çekiliyordu~]. Geri gelen şeylere, çok uzun süre susmuş bir akrabaya bakar gibi bakılıyordu~.',
      },
      {
        level: 1,
        text: '{H} elini^ suya daldırdı^, parmağını^ diline^ değdirdi^. “Tuzlu,” dedi^. {F} korkuyla tarlalara baktı~; başaklar daha biçilmemişti~. “Akşama kuyulara dolar,” dedi~, “yarına [ekmeğimiz|tarlamız] kalmaz.” {H} paçalarını^ sıvadı^ ve suya girdi^.',
      },
      {
        level: 2,
        text: 'Değirmende çark ters dönüyordu~. Değirmenci kapıda durmuş, taşların arasından un yerine buğday çıkmasına bakıyordu~. “Dün öğüttüğüm bu,” dedi~, avucundaki taneleri göstererek. “Böyle giderse geçen yılın [ekmeğini de|ekmeğini bile] geri isteyecek.” {H} çarkın altına eğildi^; oluk yosuna değil, deniz kabuklarına kesmişti~.',
      },
      {
        level: 3,
        text: '{H} düğün aynasını sazların arasından yakaladı^. {F} cama eğilince yüzü soldu~. “Arkamızdaki dağ yok,” dedi~. {H} baktı^: köy vardı~, tarlalar vardı~, dağın olması gereken yerde [kıpkırmızı|kor rengi] bir gök duruyordu~. Sonra akıntı aynayı geri aldı~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Kıyıya ilk vuran şeyi {H} sudan kendi^ elleriyle^ çıkardı^, çakılların üstüne koydu^. {F} ona uzun uzun baktı~, bir adım geriledi~. “Bunu dağ çağırmış,” dedi~. “Biz yalnız [yolunun üstündeyiz|arasında duruyoruz].”',
        answers: [
          'Kıyıya ilk bir kaval vurdu~. {H} eğilip aldı^; kaval avucunda^ ısındı~ ve kendi kendine çalmaya başladı~. “Boğulan çobanın havası bu,” dedi~ {F}. “Sürüyü dağa böyle çağırırdı.” {H} kavalı dağa çevirdi^; ezgi [gürleşti~|yükseldi~].',
          'Kıyıya ilk bir küp vurdu~; mührü bozulmamıştı~. {H} mumu bıçakla kaldırdı^. İçi mektup doluydu~, hiçbiri ıslanmamıştı~. {F} birkaçını [açıp okudu~|sesli okudu~]. “Dedelerimiz dağa yazmış,” dedi~. “Her birinde aynı yalvarış: suyu bize bırak.”',
          'Kıyıya ilk balıklar çıktı~. Çakılların üstüne yan yana dizildiler~, ağızlarını açıp insan sesiyle konuştular~. “Bizi dağ çağırdı,” dedi~ en irisi. “Bütün suyu çağırdı.” {H} diz çöküp [dinledi^|kulak verdi^]; {F} iki elini ağzına kapattı~.',
          'Kıyıya ilk bir sal yanaştı~; yüzyıl önce bu köprünün altında batmıştı~. Üstündeki yolcu hiç yaşlanmamıştı~. {H} elini^ uzattı^, adam tutup karaya atladı~. “Karşıya geçiyordum,” dedi~. “Dağ suyu geri istedi, ben [arada|içinde] kaldım.”',
        ],
      },
      {
        level: 2,
        text: 'Haber tarlalara yayıldı~. Oraklar yere bırakıldı~, kapılar [sürgülendi~|kapandı~]; bir tek fırıncı, ekmeğini çıkarmak için ocağının başında kaldı~. “Gördüğünü bir daha anlat,” dedi~ {H:dat}, “ama bu kez yavaş.” {H} yavaş anlattı^; fırıncı küreği unuttu~, bir tepsi ekmek yandı~.',
      },
      {
        level: 3,
        text: 'Muhtarın annesi, köyün en yaşlısı, iskemlesiyle kıyıya taşındı~. Suya kulağını verdi~. “Ben gelinken de bir sabah durmuştu,” dedi~. “Dönmedi ama. [Durdu, düşündü|Durdu, biraz düşündü], gitti.” “Ne düşündü?” diye sordu^ {H}. Kadın omuz silkti~: “Sormak o gün aklımıza gelmedi.”',
      },
      {
        level: 2,
        text: 'İlk arktan tuz geçti~; kıyıya en yakın tarlada başaklar bir saatte eğildi~. {H} küreği kaptı^, arkın ağzını toprakla tıkadı^. {F} yanında^ diz çöküp elleriyle doldurdu~. Su bir an [duraladı~|şaşırdı~], sonra toprağı kenarından yalamaya başladı~.',
      },
      {
        level: 3,
        text: 'Kuyular sırayla bozuldu~. Her evin önünde bir kova çekiliyor, tadına bakılıyor, yere dökülüyordu~. {H} en yukarıdaki eve kadar çıktı^; oranın suyu daha bozulmamıştı~. “Bir tas al,” dedi~ ev sahibi, “yarın [bulamazsın|kalmaz].” {H} ağır ağır içti^, yarısını {F:dat} ayırdı^.',
      },
      {
        level: 3,
        text: 'Köprüde iki katır inat etmişti~; ne ileri gidiyor ne geri dönüyordu~. {H} hayvanların gözünü bezle bağladı^, kulaklarına bir şeyler söyleyerek geçirdi^. Katırcı arkadan geldi~. “Su tersse yol da terstir,” dedi~. “Ben eve gidiyorum; bakalım nereye [varacağım|çıkacağım].”',
      },
      {
        level: 2,
        text: 'Öğlen meydanda söz uzadı~. Kimi set çekelim diyordu~, kimi göçelim. {H} çeşmenin basamağına çıktı^. “Suyu kıyıda tutamayız,” dedi^. “Nereye gidiyorsa orada konuşmak gerek.” Kalabalık sustu~. {F} azık torbasını çoktan [omzuna almıştı~|bağlamıştı~].',
      },
      {
        level: 3,
        text: 'Patikada ırmak {H:gen} yanı başından^ yokuş yukarı tırmanıyordu~. Bir ara, önden koşup sahibini bekleyen bir köpek gibi, büklümde toplandı~; ayak seslerini duyunca yine [koştu~|yola düştü~]. “Bizi bir yere götürüyor,” dedi~ {F}. “Ya da bizden bir şey saklıyor.”',
      },
      {
        level: 3,
        text: 'Yukarıda hava değişti~. Toprak, çıplak ayakla basılamayacak kadar sıcaktı~; {H} avucunu^ bir kayaya koydu^, hemen çekti^. “Burada kar temmuzda bile kalkmazdı,” dedi~ {F}. Şimdi bir avuç kar kalmamıştı~; taşların arasından [ince ince|iplik iplik] buğu çıkıyordu~.',
      },
      {
        level: 3,
        text: '{H} boş bir ağılın önünde durup matarasını^ çıkardı^. Kapıda sürüden kalma bir çan sallanıyordu~; oysa rüzgâr yoktu~. Dağ derinden, bir kez, gürledi~. “Karnı aç,” dedi~ {F}, şaka etmeye çalışarak. Çan sustu~, [taşlar|yerdeki taşlar] bir süre daha titredi~.',
      },
      {
        level: 1,
        question: 1,
        text: '{H} akşamüstü {F:ins} birlikte kaynağa vardı^. Orada, ırmağı döndürebilecek tek güç bekliyordu~. Bir şey istedi~; istediği ne altındı~ ne un. {F} [soluğunu tuttu~|öne çıktı~]. {H} onu kolundan çekti^. “Önce ben konuşacağım,” dedi^.',
        answers: [
          '{H} akşamüstü {F:ins} birlikte kaynağa vardı^. Suyun başında bir büyücü oturuyordu~. “Döndürürüm,” dedi~, “bedelini de sana ödetmem; ben hep başkasına ödetirim.” Gözü {F:dat} kaydı~. {H} [araya girdi^|önüne geçti^]. “Pazarlık benimle,” dedi^.',
          '{H} akşamüstü {F:ins} birlikte kaynağa vardı^. Dağın dibinde bir dev yatıyor, burnuna dolan tuzlu suya homurdanıyordu~. “Uykumu böldü,” dedi~. “Beni uyutun, bırakayım. Ama [başımda|yanımda] biri kalsın.” “Önce pazarlık edelim,” dedi^ {H}.',
          '{H} akşamüstü {F:ins} birlikte kaynağa vardı^. Sudan bir peri doğruldu~. “Değirmenciniz bana söz vermişti,” dedi~. “Köyden biri gelip yanımda kalacaktı. Çarkını otuz yıl [boşuna|bu söz için] döndürdüm.” “Sözü bir de benimle konuş,” dedi^ {H}.',
          '{H} akşamüstü {F:ins} birlikte kaynağa vardı^. Kayada kör bir ozan oturuyordu~. “Irmağın ilk adını bir ben hatırlarım,” dedi~. “Söylenirse döner; ama söyleyeni [de yanında|yanında] götürür.” {F} kımıldadı~. “Önce bana öğret,” dedi^ {H}.',
        ],
      },
      {
        level: 3,
        text: 'Kaynağın gözü bir kuyu gibi açılmış, bütün ırmağı içine çekiyordu~. Buraya kadar gelebilen eşyalar kenarda dönüyordu~: takunya, beşik, bir gemici feneri. {H} beşiği yakaladı^, kuruya çekti^. “Bunda yatan şimdi dede olmuştur,” dedi^. Parmakları^ soğuktan [uyuşmuştu~|morarmıştı~].',
      },
      {
        level: 2,
        text: 'Söz uzadıkça hava karardı~. Aşağıda köyün ilk ışıkları yandı~; tuzun hangi tarlaya vardığı buradan [görünmüyordu~|seçilmiyordu~]. “Sen ne dersen ben ona varım,” diye fısıldadı~ {F}. {H} bu sözü duymazdan geldi^, çünkü duyarsa^ kabul etmiş olacaktı^.',
      },
      {
        level: 3,
        text: '{H} kuşağını^ çözdü^, bir ucunu {F:gen} bileğine, öteki ucunu kendi^ bileğine^ bağladı^. “Biri kayarsa öteki duyar,” dedi^. {F} düğümü [yokladı~|çekti~]. “Çok sıkı olmuş.” “Öyle olsun.” Suyun gürültüsü artık bağırmadan konuşturmuyordu~.',
      },
    ],
    endings: {
      happy:
        'Şafakta ırmak döndü~ ve denize yürüdü~; dağda kimsenin canı yanmamıştı~. Köyün girişinde davullar çalıyor, yol boyunca [meşaleler|çıralar] yanıyordu~. Düğün aynasını köprüye asmışlardı~. {H} altından geçerken camda kendini^ gördü^: sırılsıklam, gülüyordu^.',
      dramatic:
        'Irmak o gece denize döndü~, tarlalar kurtuldu~. Bedeli {F} ödedi~: kimse tutamadan öne çıktı~ ve suyla birlikte gitti~. {H} düğün aynasını kıyıya astı^. Irmak her sabah onun önünde bir an [duruyor|yavaşlıyor], sonra yoluna gidiyordu~.',
      open: 'Su dönmeden önce durdu~ ve yatağın ortasında kuru bir yol açıldı~. Yol dağın içine giriyordu~; dipte [sarı|küçük] bir ışık kımıldadı~. {H} çakılların arasından düğün aynasını aldı^, yüzünü ışığa çevirdi^ ve dağın eşiğinden geçti^.',
      twist:
        'Irmak denize döndüğü gece dağın doruğu kızardı~. Kayalardan ateş sızıyordu~; suyun yukarıya neyi söndürmeye gittiğini {H} o zaman anladı^. “Bizi boğmuyormuş,” dedi~ {F}, “bizi [koruyormuş|kurtarıyormuş].” {H} dizlerine^ kadar suya girdi^: “Geri dön,” diye yalvardı^.',
    },
  },
  {
    name: 'golge-pazari',
    passages: [
      {
        level: 1,
        text: 'Kavşaktaki eski hanın avlusuna, her dolunayda olduğu gibi, gölge pazarı kurulmuştu~. {H} iplere asılmış gölgelerin arasında yürürken [durdu^|donup kaldı^]: birini tanıyordu^. Oysa sahibini daha o sabah, yolda, sapasağlam görmüştü^.',
      },
      {
        level: 2,
        text: 'Pazarda kimse bağırmıyordu~. Fenerler alçak tutuluyor, pazarlık parmakla yapılıyordu~. Bir kadın ölmüş kocasının gölgesini yoklayıp geri asıyor, bir tüccar çınar gölgesini arşınla [ölçtürüyordu~|kestiriyordu~]. {H} bir fenerin ışığına girdi^ ve önce yere baktı^: kendi^ gölgesi^ ayağının^ ucundaydı~.',
      },
      {
        level: 1,
        text: '{H} gölgenin eteğine dokundu^; su gibi soğuktu~. “Bunu kimden aldın?” diye sordu^. Pazarcı fenerini kaldırdı~. “Kimden aldığımı söylemem,” dedi~, “kaça verdiğimi söylerim.” Arkadan {F} yetişti~, [soluk soluğa|nefes nefese]: “Ay batınca pazar kalkıyor.”',
      },
      {
        level: 3,
        text: 'Gölgeler yüksekliğine göre dizilmişti~: en altta kediler, testiler, bir çift çizme; üstte insanlar. Yelsiz havada kımıldıyorlardı~. {H} geçerken biri [koluna^|eteğine^] dolandı~, bırakmadı~; bir ihtiyarın bastonuydu~ bu, tutunacak el arıyordu~. Onu incitmeden çözdü^ ve ipine geri astı^.',
      },
      {
        level: 3,
        text: '“Satılana kadar acıkmaz, satılınca üşür,” dedi~ yan tezgâhtaki gölge terzisi. İğnesine iplik yerine is geçiriyordu~. “Peki sahibi?” diye sordu^ {H}. Terzi ipliği dişiyle [kopardı~|kesti~]. “Sahibi önce serinlik sanır. Sonra kuşlar konmaz olur yanına. Sonra adını yazamaz.”',
      },
      {
        level: 1,
        question: 0,
        text: '{H} gölgenin duruşuna, omzuna, başını tutuşuna bir daha baktı^; yanılmıyordu^. Sahibinin adını alçak sesle söyledi^. Gölge ipte [döndü~|kıpırdadı~]. {F} ağzını açtı~, kapadı~. “O daha gittiğini bilmiyordur,” dedi~ sonunda.',
        answers: [
          '{H} gölgeyi, hiç eğilmeyen başından tanıdı^: üç gün sonra tahta çıkacak prensesten başkası böyle durmazdı~. {F} hesapladı~. “Taç öğle güneşinde giyilir,” dedi~. “Yere gölgesi düşmeyeni [tahta oturtmazlar|saraydan kovarlar].”',
          '{H} gölgeyi, aksayan sağ adımından tanıdı^: hancının öldü bilinen ikizinden kalma bir aksaklıktı~ bu. Sabah yolda selam veren yabancıyı hatırladı^. Hancı o gece de sofraya [boş bir tabak|fazladan bir tabak] koymuştu~.',
          '{H} gölgeyi bastonundan, kambur sırtından tanıdı^: pazarı yasaklatan ihtiyar vezirden kesilmişti~. Adam sabah tahtırevanla geçerken yoldakilerin gölgesini tek tek saydırmıştı~. “Kendisininkini saydırmadı,” dedi~ {F}, [usulca|yavaşça].',
          '{H} gölgeyi, kulağının ardındaki çividen tanıdı^: hanın nalbant çırağı hep öyle gezerdi~. Delikanlı avlu kapısında, ocağın önünde ıslık çalıyordu~; arkasındaki duvar [bomboştu~|bembeyazdı~]. Eksildiğini daha fark etmemişti~.',
        ],
      },
      {
        level: 2,
        text: '“Hepsi aynı yerden mi geliyor?” diye sordu^ {H}. Pazarcı cevap yerine parmağıyla hanın kuyusunu gösterdi~. Kuyunun içine bir merdiven sarkıtılmıştı~; aşağıdan yukarı, elden ele, dürülmüş karanlıklar çıkıyordu~. {F} eğilip baktı~. “Aşağıda su yok,” dedi~. “[Sokak|Çarşı] var.”',
      },
      {
        level: 3,
        text: 'Hancı elinde tepsiyle geldi~; pazara şerbet satıyor, bakışını bardaklardan ayırmıyordu~. “Ben görmem, duymam,” dedi~. “Kirayı peşin verirler.” Sonra {H:gen} yüzüne^ baktı~ ve sesi değişti~: “Birini tanıdınız. Öyleyse sabaha [kalmayın|bırakmayın]. Sabah tanıyanı da asıyorlar.”',
      },
      {
        level: 2,
        text: 'Gölgeye bir müşteri daha çıktı~: yüzü kapalı, eldivenli, uzun bir adam. Gölgeyi kumaş gibi kıvırdı~, ışığa tuttu~, iki kese altın önerdi~. “Önce ben geldim,” dedi^ {H}. Adam ayağının ucuna baktı~: “Senin de [güzelmiş|hiç fena değil].” {F} ikisinin arasına girdi~.',
      },
      {
        level: 3,
        text: '{F} kesesini çıkardı~, avucuna boşalttı~: üç gümüş, bir düğme, bir bakla. “Hepsi senin,” dedi~. {H} gülecek oldu^, gülemedi^; baklayı aldı^, [cebine^|kuşağına^] koydu^. “Uğur diye,” dedi^. “Paraların burada geçmez.” Pazarcı konuşulanı duymuş, başıyla onaylamıştı~.',
      },
      {
        level: 3,
        text: 'Dolunay, hanın bacasının arkasına geçti~. Bir an bütün avlu karardı~ ve iplerdeki gölgeler [birbirine karıştı~|tek bir gölge oldu~]; bir uğultu, kalabalık bir soluk alış duyuldu~. Ay yeniden çıktığında her biri yerindeydi~, ama hepsi {H:dat} dönmüştü~.',
      },
      {
        level: 2,
        text: '“Neden ağlamıyor?” diye sordu~ {F}, gölgeye bakarak. “Ağlayan sahibidir, gölge yalnızca omuzlarını oynatır,” dedi~ pazarcı. O sırada gölgenin omuzları oynadı~. {H} ipin düğümüne uzandı^; pazarcı [değneğiyle|sopasıyla] bileğine^ dokundu~. “Bedelsiz çözülmez. Çözersen elinde duman kalır.”',
      },
      {
        level: 3,
        text: 'Bir köşede küçük bir terazi ile dev bir defter duruyordu~. {H} sayfayı çevirdi^: satılan her gölgenin karşısına bir bedel yazılmıştı~. Bir kahkaha. Bir kapının rengi. Ana dilinden dört sözcük. Son satır [boştu~|yazılmamıştı~]; kalem, mürekkebi taze, üstünde bekliyordu~.',
      },
      {
        level: 1,
        question: 1,
        text: '{H} pazarcının kulağına eğildi^ ve ne vereceğini^ söyledi^. Adamın feneri titredi~. “Bunu daha önce getiren olmamıştı,” dedi~. Tezgâhın altından terazisini çıkardı~; gölgenin ipi [yavaşça|kendiliğinden] gevşedi~ ve {H} onu kollarıyla^ tuttu^.',
        answers: [
          'Pazarcı terazisini çıkardı~; altın istemedi~. {H} en güzel yazından^ ne kaldıysa kefeye koydu^: bir çardak, deniz, karpuz kokan bir akşam. Koyduğunu^ bir daha bulamadı^. İp çözüldü~; gölge [kollarına^|kucağına^] düştü~.',
          '“Bir ad bırak,” dedi~ pazarcı, “onu bir daha kimse anmasın.” {H} yıllardır dilinin^ ucunda taşıdığı^ adı tezgâha koydu^. Ağzı^ [bir kuyu gibi|birden] boşaldı~. Pazarcı adı çekmeceye kilitledi~; ip çözüldü~, gölge kollarına^ düştü~.',
          '“Yedi yıl,” dedi~ pazarcı, “bu tezgâhın arkasında bekleyeceksin.” {H} yedi kışı içinden^ saydı^ ve [başını^ salladı^|elini^ uzattı^]. Pazarcı önlüğünü çıkarıp ona^ bağladı~. İp çözüldü~; gölge kollarına^ düştü~, titriyordu~.',
          '{H} isli bir örtüden aynı boyda bir gölge kesti^; pazarcı fenerine yağ koyarken ikisini değiştirdi^. Adam ipi yokladı~. “[Ağırlaşmış|Kabalaşmış],” dedi~, başka şey demedi~. Asıl gölge {H:gen} koynunda^ soğuk soğuk titriyordu~.',
        ],
      },
      {
        level: 3,
        text: 'Gölge hiç ağırlık yapmıyordu~, yine de {H} yürürken bir yanına^ yatıyordu^. {F} elini uzattı~, kumaşın ucunu tuttu~; ikisinin arasında karanlık bir çarşaf gibi gerildi~. “Islak çamaşır taşır gibiyiz,” dedi~ {F}. Gölgenin içinden, [çok uzaktan|incecik], bir gülüş geldi~.',
      },
      {
        level: 2,
        text: 'Ay alçaldı~. Tezgâhlar birer birer katlanıyor, her katlanan tezgâhın yerinde kuru ot [beliriyordu~|kalıyordu~]. {H} avlu kapısına varmadan arkasına^ bir kez baktı^. Pazarcı defterin son satırını doldurmuştu~; mürekkebi üflüyordu~, gözü ise hâlâ gölgenin üstündeydi~.',
      },
      {
        level: 3,
        text: 'Kavşakta dört yol vardı~, dördü de ay ışığında bembeyaz uzanıyordu~. {H} gölgeyi yere bıraktı^; gölge önce durdu~, sonra bir yola doğru [başını kaldırdı~|uzadı~]. “Yolu biliyor,” dedi~ {F}. {H} eğilip eteğinden tuttu^: “Koşma, düşersin.” Söylediğine^ kendi^ güldü^.',
      },
      {
        level: 3,
        text: 'Bir köpek yaklaştı~, gölgeyi kokladı~, kuyruğunu salladı~. Demek koku da onunla birlikte sökülmüştü~. {H} köpeğin başını okşadı^. “Sen de tanıdın,” dedi^. Hayvan önlerine düştü~, birkaç adımda bir dönüp [bakıyordu~|bekliyordu~]; kendi gölgesi, kısa ve telaşlı, karnının altındaydı~.',
      },
    ],
    endings: {
      happy:
        'Gölge, gün doğarken sahibinin topuğuna tutundu~. O anda avludaki bütün ipler koptu~; gölgeler evlerine koştu~, terazide ne varsa sahibine döndü~. Hanın kapıları açıldı~, [sofralar|uzun sofralar] kuruldu~. {H} güneşe çıkıp oynadı^, gölgesi^ ondan^ önce.',
      dramatic:
        'Pazarcı kapıda yetişti~. “Tartıda eksik var,” dedi~. {F} kendi gölgesini topuğundan çözdü~, tezgâha bıraktı~. Satılan gölge sahibine kavuştu~, memleket rahat uyudu~. {H} her sabah {F:dat} selam veriyordu^; o ise {H:gen} kim olduğunu [bilmiyordu~|hatırlamıyordu~].',
      open: 'Sahibi gölgesine kavuştu~, ay battı~, tezgâhlar ota karıştı~. Yalnız kuyuya sarkan merdiven [kalmıştı~|yerinde duruyordu~]. Dipte fenerler yanıyor, birileri {H:gen} adını^ pazarlık eder gibi söylüyordu~. {H} gölgesini^ omzuna^ attı^ ve ilk basamağa indi^.',
      twist:
        'Gölge sahibine vardı~; daha topuğa değmeden kapının altından soğuk bir şey girdi~, yeri koklayarak. “Ecel gölgenin peşinden gider,” dedi~ eşikte pazarcı, ter içinde. “Ben onu çalmadım, [sakladım|koruyordum].” {H} ışığı söndürdü^.',
    },
  },
];
