import type { BeginningPlot } from '../types.ts';
import { FANTASY_BEGINNINGS_2 } from './fantasy-2.ts';

/** The fantasies. */
export const FANTASY_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'tersine-akan-irmak',
    passages: [
      {
        level: 1,
        text: 'Hasadın üçüncü sabahı ırmak tersine döndü~; sular denizden dağa akmaya başladı~. Köpüklerin arasında yıllar önce kaybolmuş eşyalar geliyordu~: bir beşik, bir takunya, bir düğün aynası. {H} taş evlerin arasından [kıyıya koştu^|koşup kıyıya indi^].',
      },
      {
        level: 3,
        text: 'Köylüler kıyıya tırmıklarla, ağlarla indi~. Biri askerde yitirdiği tütün tabakasını buldu~, biri annesinin tarağını. Bulan önce seviniyor, sonra elindekini kuru bir taşa koyup [ondan uzaklaşıyordu~|birkaç adım geri çekiliyordu~]. Geri gelen şeylere, çok uzun süre susmuş bir akrabaya bakar gibi bakılıyordu~.',
      },
      {
        level: 1,
        text: '{H} elini^ suya daldırdı^, parmağını^ diline^ değdirdi^. “Tuzlu,” dedi^. {F} tarlalara baktı~; başaklar daha biçilmemişti~. “Akşama kuyulara dolar,” dedi~, “yarına [ekmeğimiz|tarlamız] kalmaz.” {H} suya girdi^.',
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
          'Kıyıya ilk bir kaval vurdu~. {H} eğilip aldı^; kaval avucunda^ ısındı~ ve kendi kendine çalmaya başladı~. “Boğulan çobanın havası bu,” dedi~ {F}. “Sürüyü dağa böyle çağırırdı.” {H} kavalı dağa çevirdi^; ezgi [güçlendi~|yükseldi~].',
          'Kıyıya ilk bir küp vurdu~; mührü bozulmamıştı~. {H} mumu bıçakla kaldırdı^. İçi mektup doluydu~, hiçbiri ıslanmamıştı~. {F} birkaçını [açıp okudu~|sesli okudu~]. “Dedelerimiz dağa yalvarmış,” dedi~. “Suyu bize bırak diye.”',
          'Kıyıya ilk balıklar çıktı~. Yan yana dizildiler~, insan sesiyle konuştular~. “Bizi dağ çağırdı,” dedi~ en irisi. “Bütün suyu çağırdı.” {H} diz çöküp [dinledi^|kulak verdi^]; {F} iki elini ağzına kapattı~.',
          'Kıyıya ilk bir sal yanaştı~; yüzyıl önce batmıştı~. Üstündeki yolcu hiç yaşlanmamıştı~. {H} elini^ uzattı^, adam tutup karaya atladı~. “Karşıya geçiyordum,” dedi~. “Dağ suyu geri istedi, ben [arada|içinde] kaldım.”',
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
        text: 'İlk arktan tuz geçti~; kıyıya en yakın tarlada başaklar bir saatte eğildi~. {H} küreği kaptı^, arkın ağzını toprakla tıkadı^. {F} yanında^ diz çöküp elleriyle doldurdu~. Su bir an [bekledi~|şaşırdı~], sonra toprağı kenarından yalamaya başladı~.',
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
        text: '{H} akşamüstü {F:ins} kaynağa vardı^. Orada, ırmağı döndürebilecek tek güç bekliyordu~. Bir şey istedi~; istediği ne altındı~ ne un. {F} [soluğunu tuttu~|öne çıktı~]. {H} onu kolundan çekti^. “Önce ben konuşacağım,” dedi^.',
        answers: [
          '{H} akşamüstü {F:ins} kaynağa vardı^. Suyun başında bir büyücü oturuyordu~. “Döndürürüm,” dedi~, “bedelini hep başkasına ödetirim.” Gözü {F:dat} kaydı~. {H} [araya girdi^|önüne geçti^]. “Pazarlık benimle,” dedi^.',
          '{H} akşamüstü {F:ins} kaynağa vardı^. Dağın dibinde bir dev yatıyor, burnuna dolan tuzlu suya homurdanıyordu~. “Uykumu böldü,” dedi~. “Beni uyutun, bırakayım. Ama [başımda|yanımda] biri kalsın.” “Önce pazarlık edelim,” dedi^ {H}.',
          '{H} akşamüstü {F:ins} kaynağa vardı^. Sudan bir peri doğruldu~. “Değirmenciniz bana söz vermişti,” dedi~. “Köyden biri gelip yanımda kalacaktı. Çarkını otuz yıl [boşuna|bu söz için] döndürdüm.” “Sözü bir de benimle konuş,” dedi^ {H}.',
          '{H} akşamüstü {F:ins} kaynağa vardı^. Kayada kör bir ozan oturuyordu~. “Irmağın ilk adını bir ben hatırlarım,” dedi~. “Söylenirse döner; ama söyleyeni [de yanında|yanında] götürür.” {F} kımıldadı~. “Önce bana öğret,” dedi^ {H}.',
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
        'Irmak o gece denize döndü~, tarlalar kurtuldu~. Bedeli {F} ödedi~: kimse tutamadan öne çıktı~ ve suyla birlikte gitti~. {H} sazlarda bulduğu^ düğün aynasını kıyıya astı^. Irmak her sabah onun önünde bir an [duruyor|yavaşlıyor], sonra yoluna gidiyordu~.',
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
        text: '{H} ipteki o tanıdık gölgenin eteğine dokundu^; su gibi soğuktu~. “Bunu kimden aldın?” diye sordu^. Pazarcı fenerini kaldırdı~. “Kimden aldığımı söylemem,” dedi~, “kaça verdiğimi söylerim.” Arkadan {F} [yetişti~|seslendi~]: “Ay batınca pazar kalkıyor.”',
      },
      {
        level: 3,
        text: 'Gölgeler yüksekliğine göre dizilmişti~: en altta kediler, testiler, bir çift çizme; üstte insanlar. Yelsiz havada kımıldıyorlardı~. {H} geçerken biri [koluna^|eteğine^] dolandı~, bırakmadı~; bir ihtiyarın bastonuydu~ bu, tutunacak el arıyordu~. Onu incitmeden çözdü^ ve ipine geri astı^.',
      },
      {
        level: 3,
        text: 'Bir satıcı tepsisinde kuş gölgeleri gezdiriyordu~; avuca konunca kanat çırpıyor, ötmüyorlardı~. {H} birini aldı^, hana doğru savurdu^. Gölge duvara çarptı~, saçağın altına kondu~. Satıcı [kızmadı~|bağırmadı~]. “Üç gecedir duruyordu,” dedi~. “Götürecek kuşu kalmamış.”',
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
        text: 'Gölgeye bir müşteri daha çıktı~: yüzü kapalı, eldivenli, uzun bir adam. Gölgeyi kumaş gibi kıvırdı~, ışığa tuttu~, iki kese altın önerdi~. “Önce ben geldim,” dedi^ {H}. Adam ayağının ucuna baktı~: “Senin de [güzelmiş|hiç fena değil].” {F} adamın önüne geçti~.',
      },
      {
        level: 3,
        text: '{F} kesesini çıkardı~, avucuna boşalttı~: üç gümüş, bir düğme, bir bakla. “Hepsi senin,” dedi~. {H} gülecek oldu^, gülemedi^; baklayı aldı^, [cebine^|kuşağına^] koydu^. “Uğur diye,” dedi^. “Paraların burada geçmez.” Pazarcı konuşulanı duymuş, başıyla onaylamıştı~.',
      },
      {
        level: 3,
        text: 'Uzun çarşaflı bir kadın {H:gen} önünü^ kesti~. “Alıcı mısın, arayan mı?” dedi~. “Ben kendiminkini arıyorum, kırk dolunaydır.” {H} kadının ayaklarına baktı^; [taşlar|avlunun taşları] bembeyazdı~. “Görünce tanırım sanıyordum,” dedi~ kadın. “Bakmamışım ki hiç.”',
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
          '“Yedi yıl,” dedi~ pazarcı, “bu tezgâhın arkasında bekleyeceksin. Önce gölgeyi götür.” {H} yedi kışı içinden^ saydı^ ve [başını^ salladı^|elini^ uzattı^]. Pazarcı önlüğünü çıkarıp ona^ bağladı~. İp çözüldü~; gölge kollarına^ düştü~, titriyordu~.',
          '{H} isli bir örtüden aynı boyda bir gölge kesti^; pazarcı fenerine yağ koyarken ikisini değiştirdi^. Adam ipi yokladı~. “[Ağırlaşmış|Kabalaşmış],” dedi~, başka şey demedi~. Asıl gölge {H:gen} koynunda^ soğuk soğuk titriyordu~.',
        ],
      },
      {
        level: 3,
        text: 'Gölge hiç ağırlık yapmıyordu~, yine de {H} yürürken bir yanına^ yatıyordu^. {F} elini uzattı~, kumaşın ucunu tuttu~; gölge karanlık bir çarşaf gibi gerildi~. “Islak çamaşır taşır gibiyiz,” dedi~ {F}. Gölgenin içinden, [çok uzaktan|incecik], bir gülüş geldi~.',
      },
      {
        level: 2,
        text: 'Ay alçaldı~. Tezgâhlar birer birer katlanıyor, her katlanan tezgâhın yerinde kuru ot [beliriyordu~|kalıyordu~]. {H} avlu kapısına varmadan arkasına^ bir kez baktı^. Pazarcı defterin son satırını doldurmuştu~; mürekkebi üflüyordu~, gözü ise hâlâ gölgenin üstündeydi~.',
      },
      {
        level: 3,
        text: 'Kavşakta dört yol vardı~, dördü de ay ışığında bembeyaz uzanıyordu~. {H} gölgeyi yere bıraktı^; gölge önce durdu~, sonra bir yola doğru [başını kaldırdı~|uzadı~]. “Yolu biliyor,” dedi~ {F}. {H} eğilip eteğinden tuttu^: “Koşma, düşersin.”',
      },
      {
        level: 3,
        text: 'Bir köpek yaklaştı~, gölgeyi kokladı~, kuyruğunu salladı~. Demek koku da onunla birlikte sökülmüştü~. {H} köpeğin başını okşadı^. “Sen de tanıdın,” dedi^. Hayvan yola düştü~, birkaç adımda bir dönüp [bakıyordu~|bekliyordu~]; kendi gölgesi, kısa ve telaşlı, karnının altındaydı~.',
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
  {
    name: 'bacasi-tuten-kale',
    passages: [
      {
        level: 1,
        text: 'İlk karın yağdığı akşam, yüz yıldır boş duran kalenin bacasından duman çıktı~. Aynı gece köydeki bütün aynalar karardı~. {H} el aynasını^ koluyla^ sildi^; camda yüzünün^ yerine [dipsiz bir gece|koyu bir karanlık] duruyordu~.',
      },
      {
        level: 2,
        text: 'Köyde kapılar birer birer açıldı~. Berber aynasını bir çarşafa sarmış, sokağa çıkarmıştı~; terzi kadın {H:acc} durdurup “Yüzüm yerinde mi?” diye sordu~. “Yerinde,” dedi^ {H}. Kadın [inanmak için|emin olmak için] yanaklarını yokladı~. Kar, sarılı aynaların üstünü örtmeye başlamıştı~.',
      },
      {
        level: 1,
        text: '“Yakan kimse, aynaları karartan da odur,” dedi~ {F}, dumanı göstererek. “Gidip söndürelim.” {H} aynayı koynuna^ soktu^, feneri yaktı^. Kale yolunda kar daha [çiğnenmemişti~|bozulmamıştı~]; oysa kapının menteşesi yeni yağlanmıştı~.',
      },
      {
        level: 3,
        text: 'Muhtar köprünün başında önünü^ kesti~, elinde bir balta. “Dedem o kapıdan girenin sözünü ederdi,” dedi~. “Çıkanın [sözünü etmezdi|hikâyesi yoktu].” {H} feneri yükseltip adamın yüzüne tuttu^: “Öyleyse bu gece çıkanın sözü edilsin.” Muhtar baltayı uzattı~; {H} almadı^.',
      },
      {
        level: 3,
        text: 'Yokuşta kar dize kadar çıktı~. {F} her elli adımda bir durup arkaya bakıyordu~; köyün ışıkları küçüldü~, duman büyüdü~. “Çam değil bu,” dedi~, havayı koklayarak. “Meşe de değil.” {H}+de kokladı^: [eski mektup|yanan kâğıt] gibi, süt gibi, kışlık yorgan gibi kokuyordu~.',
      },
      {
        level: 3,
        text: 'Kalenin kapısında bir zil ipi sarkıyordu~. {F} çekti~; ip elinde kaldı~, zil ise çok sonra, kalenin öbür ucunda çaldı~. “Haber verdik,” dedi~. {H} ipi [dürdü^|katladı^], kapının koluna bağladı^. “Dönüşte takarız,” dedi^. Karşılayan çıkmadı~, kovalayan da.',
      },
      {
        level: 2,
        text: 'Avluda yüz yıllık ot karın altından çıkmış, sapsarı duruyordu~. Kuyunun kovası ıslaktı~. {H} eğildi^, basamaklarda iz aradı^; iz yoktu~, yalnız karın eridiği bir yol vardı~, [ocağa|büyük salona] kadar uzanıyordu~. {F} o yola basmadan, kenarından yürüdü~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Büyük salonda ocak gürül gürül yanıyordu~. {H} onu yakanı alevin önünde buldu^ ve feneri elinden^ [düşürdü^|bıraktı^]. {F} kapıda kalakaldı~. “Demek sizi de soğuk getirdi,” dedi~ ocağın başından gelen ses. “Kapıyı örtün.”',
        answers: [
          'Büyük salonda ocak gürül gürül yanıyordu~. Önünde genç bir kraliçe saçını kurutuyor, alev içinden geçip duvarı aydınlatıyordu~. “Kapıyı örtün,” dedi~, “üşüteceğim.” {H} onun yüz yıl önce öldüğünü [söyleyemedi^|bir türlü söyleyemedi^].',
          'Büyük salonda ocak gürül gürül yanıyordu~. Önünde bir ejderha kıvrılmış, kanadındaki yarayı yalıyordu~. “Kışı burada geçireceğim,” dedi~, “baharda giderim.” {H} feneri yere koydu^, [iki elini^|boş avuçlarını^] gösterdi^.',
          'Büyük salonda ocak gürül gürül yanıyordu~. Önünde bir nöbetçi zırhının buzunu çözüyordu~; savaştan dönmüş, yüz yıl gecikmişti~. “Nöbeti kime devredeceğim?” diye sordu~. {H} cevap veremedi^, [kapıyı örttü^|bir odun attı^].',
          'Büyük salonda ocak gürül gürül yanıyordu~. Çevresinde, her kış köyden eksilenler oturuyordu~: geçen yılın sütçüsü, önceki yılın ebesi. “Kapıyı ört,” dedi~ sütçü. {H} hepsini [adıyla tanıdı^|yüzünden tanıdı^]; hiçbiri yaşlanmamıştı~.',
        ],
      },
      {
        level: 3,
        text: '“Söndürmeye geldik,” dedi~ {F}. Sesi tavanda dolaştı~, incelerek geri geldi~. “Söndürün,” diye karşılık aldı~ ocaktan. “Ben de bir kez denedim. Su döktüm, su yandı.” {H} çömelip küle baktı^: kül yoktu~, [bir avuç bile|zerre kadar], oysa odunlar çoktan erimiş olmalıydı~.',
      },
      {
        level: 2,
        text: 'Duvarda boydan boya bir ayna asılmıştı~; köydekiler gibi kapkara kesilmişti~. Alev ne kadar yükselirse [o kadar|öyle] koyulaşıyordu~. {H} ocağa bir odun attı^, ayna zifte kesti~; maşayla geri çekti^, ayna kül rengine döndü~. “Bak,” dedi^ {F:dat}. “Birbirlerine bağlılar.”',
      },
      {
        level: 3,
        text: 'Salonun dibinde kurulu bir sofra vardı~: yüz yıllık tabaklar, kurumuş üzüm, ekmeğin taş kesmiş yarısı. {F} bir iskemle çekti~, oturmaya cesaret edemedi~. {H} bardağın birini burnuna^ götürdü^. İçindeki [şarap|şerbet] taze kokuyordu~; üstünde tek bir toz tanesi yüzmüyordu~.',
      },
      {
        level: 3,
        text: 'Isınınca {F:gen} dili çözüldü~. “Ninemin ninesi bu salonda dans etmiş,” dedi~, “çizmelerinde karla.” {H} taşlara baktı^; ocağın önünde, topuklarla aşınmış bir daire [hâlâ parlıyordu~|hâlâ seçiliyordu~]. Alev dairenin kenarına gelince duruyor, içine girmiyordu~.',
      },
      {
        level: 3,
        text: 'Gece yarısı rüzgâr kalenin camlarına yüklendi~. Ocağın başındaki o ses ilk kez titredi~: “Duyuyor musunuz?” {H} rüzgârdan başka bir şey duymadı^, sonra onu da duydu^: [cama|bir cama] vurur gibi küçük tıkırtılar. Dışarıdan değil, salonun kara aynasından geliyordu~.',
      },
      {
        level: 2,
        text: '{F} ocaktan bir köz aldı~, tabağa koydu~; köz soğumadı~, kararmadı~. “Köye götürsek,” dedi~, “bütün kış odun istemez.” {H} tabağın altını tuttu^, eli^ yanmadı~. “Bunun odunu başka bir şey,” dedi^. İkinci sözü söylemeye [çekindi^|dili^ varmadı~]; köz, adını duymuş gibi parlamıştı~.',
      },
      {
        level: 3,
        text: 'Odun yığınının arkasında dar bir merdiven aşağı iniyordu~. {H} yarısına kadar indi^; duvarlara tırnakla çizgi çekilmişti~, her kışa bir tane. Yüzüncünün yanındaki taş temizdi~, [kazınmayı bekliyordu~|hazır duruyordu~]. Yukarıdan {F} seslendi~: “Gel, bu sessizliği tek başıma dinlemeyeyim.”',
      },
      {
        level: 3,
        text: '“Nerelerdeydiniz?” diye sordu^ {H}. “Soğukta,” dedi~ ses, sanki bir boğaz değil bir kış konuşuyordu~. “Ya siz?” {H} köyü anlattı^: değirmeni, iki düğünü, yıkılan köprüyü. Ocak dinler gibi [alçaldı~|kısıldı~]. “İki düğün,” dedi~ ses. “Güzel.”',
      },
      {
        level: 1,
        question: 1,
        text: '{H} el aynasını^ koynundan^ çıkardı^, alevin önünde yüzüne^ kaldırdı^. Gördüğünü^ anlatmadı^; aynayı ters çevirip dizine^ kapadı^. {F} [uzandı~|görmek istedi~], {H} bırakmadı^. Şimdi ateşi söndürmek de, beslemek de onun^ elindeydi~.',
        answers: [
          '{H} el aynasını^ koynundan^ çıkardı^, ateşe tuttu^. Karanlık açıldı~; camda alevler, alevlerin içinde bir ad belirdi~. {F} omzunun^ üstünden okudu~, sarardı~: köyde [herkesin|büyük küçük herkesin] bildiği bir addı~. {H} su kovasını kaldırdı^, durdu^.',
          '{H} el aynasını^ koynundan^ çıkardı^, ateşe tuttu^. Camda bir hafta sonrası geçti~: pazartesi kar, salı bir cenaze, perşembe kapıları açık, [bomboş|ıssız] bir köy. Cuma günü ocak sönmüştü~. {H} su kovasını kaldırdı^, durdu^.',
          '{H} el aynasını^ koynundan^ çıkardı^, ateşe tuttu^. Camın öbür yanında bir kalabalık sıra olmuş bekliyordu~; en öndeki {H:dat} bakıp [bir adım attı~|yaklaştı~]. Soluğu camı buğulandırdı~. {H} su kovasını kaldırdı^, durdu^.',
          '{H} el aynasını^ koynundan^ çıkardı^, ateşe tuttu^. Hiçbir şey görmedi^. Pencere ağarırken {F} döndü~, ağzını açtı~, kaldı~. “Adın,” dedi~, “[dilimin ucunda|neydi senin adın]?” {H} su kovasını kaldırdı^, durdu^.',
        ],
      },
      {
        level: 3,
        text: 'Kovanın suyu dalgalandı~. Ocak bunu görmüş gibi çekildi~, küçüldü~, bir kedinin sırtı kadar kaldı~. {F} fısıldadı~: “Dök, bitsin.” {H} kovaya eğildi^; suyun yüzünde alev değil, [kendi^ gözleri^|kendi^ yüzü^] vardı~, bu gece ilk kez. Kollarına^ bir ağırlık çöktü~.',
      },
      {
        level: 2,
        text: '“Bir gece daha verin,” dedi~ ocağın başındaki. “Kar dinsin.” {H} karar vermeden önce kapıyı araladı^, köye baktı^. Aşağıda kimse uyumamıştı~; her pencerede bir mum, her mumun ardında [bekleyen bir yüz|kaleye dönük bir yüz] vardı~. Kapıyı kapattı^, ısınmak için değil.',
      },
    ],
    endings: {
      happy:
        '{H} suyu ocağa değil, el aynasına^ döktü^. Karanlık camdan boya gibi aktı~; köyde aynalar bir bir ağardı~. Sabah kalenin kapısı ardına kadar açıldı~, köylüler ekmekle, [zurnayla|davulla] geldi~. Baca bütün kış tüttü~; başında oturan hiç eksik olmadı~.',
      dramatic:
        'Ateşin bir bekçi istediği sabaha karşı anlaşıldı~. {H} daha davranmadan {F} içeriden sürgüyü çekti~. Köyde aynalar açıldı~, kış kimseyi almadı~. {H} el aynasına^ her akşam bakıyor, kendi^ yüzünün^ arkasında [bir salon|o salonu], bir ocak, bir sırt görüyordu^.',
      open: 'Su ocağa değdi~; alev sönmedi~, iki yana çekildi~. Arkasında is değil, kar yağan başka bir ülke vardı~; orada da bir [baca|kale] tütüyordu~. {H} el aynasını^ eşiğe bıraktı^, dönüş yolunu göstersin diye, ve ateşin arasından geçti^.',
      twist:
        '{H} suyu döktü^. Ocak söndü~, salondaki büyük ayna pırıl pırıl oldu~ ve içinden bir el çıktı~. “O sizi görmesin diye kararttım,” dedi~ küllerin başındaki ses. “Bu ateş yalnız bundan [koruyordu|saklıyordu] sizi.” {H} son köze üflemeye başladı^.',
    },
  },
  ...FANTASY_BEGINNINGS_2,
];
