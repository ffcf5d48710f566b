import type { BeginningPlot } from '../types.ts';
import { SCIFI_BEGINNINGS_2 } from './scifi-2.ts';

/** The science fiction. */
export const SCIFI_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'otuz-yillik-yanit',
    passages: [
      {
        level: 1,
        text: 'Antalya’nın üstündeki kapatılmış rasathanenin on iki çanağı sabah sökülecekti~. 2061 baharının o son gecesinde {H} [demirbaş sayıyordu^|sayım yapıyordu^]. Gece yarısına doğru, otuz yıl önce göğe yollanan bir sorunun yanıtı kâğıt şeride düşmeye başladı~.',
      },
      {
        level: 2,
        text: 'Yazıcı on bir yıldır çalışmamıştı~; kâğıdı sararmış, mürekkebi koyulaşmıştı~. İğne yine de cızırdayarak ilerliyor, her satırın sonunda [takılıp|bir an durup] başa dönüyordu~. {H} elindeki^ listeye baktı^: az önce bu aygıtın karşısına “bozuk” yazmıştı^. Kalemi alıp sözcüğün üstünü çizdi^.',
      },
      {
        level: 1,
        text: '{H} jeneratörün başındaki bekçiyi çağırdı^. Bekçi şeride eğildi~, gözlüğünü sildi~, yeniden eğildi~. “Bizim sorunun karşılığı,” dedi~, “başında bizim imza var. Mazot [sabaha kadar|şafağa kadar] yeter; makine teklerse kolunu ben tutarım.” Ve aşağıya, makinesine döndü~.',
      },
      {
        level: 3,
        text: 'Duvardaki çerçevede otuz yıl önceki gazete asılıydı~: çanakların önünde gülümseyen on dört kişi, altlarında göğe gönderilen cümle. “Bizi duyuyor musunuz?” Bakanlık iki sayfalık bir selam istemiş, mühendisler bu üç sözcükte [direnmişti~|diretmişti~]. Uzun metin yolda dağılır diye korkmuşlardı~.',
      },
      {
        level: 3,
        text: 'Bekçi parmağını duvardaki eski fotoğrafta gezdirdi~. “Bu emekli oldu, bu Kanada’ya gitti. Bunun kızı evlendi, ben de oynadım.” Parmak en arkadaki uzun boylu teknisyende durdu~. “Bu da bir kış gecesi çanağa çıktı, [inmedi|bir daha inmedi].” Çerçeveyi eliyle düzeltti~; zaten düzgündü~.',
      },
      {
        level: 2,
        text: '{H} önce şaka olasılığını eledi^. Telefon hattı kesilmiş, ağ kablosu sökülmüş, bahçe kapısı zincirlenmişti~. Büyük çanak da yerinden oynamamıştı~; hâlâ o gün seçilen soluk yıldıza bakıyordu~. Kâğıdın kenarına hesap yaptı^: gidişi on beş yıl, dönüşü on beş. [Tutuyordu~|Hesap tutuyordu~].',
      },
      {
        level: 3,
        text: 'Bahar gelmişti~, ama bu yükseklikte ayaz vardı~. Pencerenin altında kentin ışıkları körfez boyunca uzanıyor, açıkta bekleyen gemiler [tek tek|ağır ağır] yanıp sönüyordu~. Bir milyon kişi uyuyordu~ orada. {H} iğnenin sesini bastırmamak için ceketini^ bile yavaş giydi^.',
      },
      {
        level: 3,
        text: 'Sayım listesinde kırk yedi kalem vardı~: altı sandalye, bir kahve makinesi, bir gök haritası, yırtık. Uzaydan gelmiş bir yanıt için satır ayrılmamıştı~. {H} en alta, [imzaların|mühürlerin] hemen üstüne, bir satır daha açtı^; “adı” sütununu boş bıraktı^, “durumu” sütununa “çalışıyor” yazdı^.',
      },
      {
        level: 3,
        text: 'Çekmeceden nöbet defterleri çıktı~, yıl yıl dizilmiş. Her gecenin karşısında aynı iki sözcük vardı~: “Ses yok.” Yazı bir kış titriyor, bir yaz yağ lekesine bulanıyor, bir gece bile [atlanmıyordu~|eksilmiyordu~]. {H} son defteri açtı^, tarihi attı^, kalemi boş satırın üstünde tuttu^.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} kulaklığı taktı^ ve yanıtı baştan sona iki kez izledi^. Bittiğinde elindeki^ kurşun kalem [ortasından|ikiye] kırılmıştı~. Bekçi merdivenden başını uzattı~: “Çözdün mü? İyi bir şey mi?” {H} buna hemen karşılık vermedi^; şeridi dörde katladı^.',
        answers: [
          'Şeritte bir enlemle bir boylam belirdi~; {H:gen} kalemi^ haritada Burdur’un kuzeyini buldu~. Ardından bir tarih geldi~, altı gün sonrası, sabah dördü on geçe. Son sayı yedi buçuktu~. “Bu kaç kilometre?” diye sordu~ bekçi. “Kilometre değil,” dedi^ {H}. “[Deprem|Büyüklük].”',
          'Cızırtının içinden bir ses çıktı~, öksürdü~, sicil numarasını söyledi~. Bekçi duvara tutundu~. Yıllar önce bu çanakların arasında kaybolan teknisyendi~ konuşan; [hiç|bir gün bile] yaşlanmamıştı~. “Üşümüyorum,” diyordu~. “Aşağıdakiler merdiveni kaldırmasın.”',
          '{H} harfleri tek tek, yüksek sesle okudu^, sonlara doğru sesini^ kıstı^. “Susun,” diyordu~ yanıt, “sizi duyuyorlar.” Bekçi masadaki radyoyu kapadı~, fişini de çekti~. Aşağıdaki jeneratör birdenbire [çok|fazla] gürültülü geldi~.',
          'Kulaklıkta bir kadın ninni söylüyordu~, hem de Türkçe: dandini dandini dastana. İkinci dizede sesi birinin [uyumasını|uykuya dalmasını] bekler gibi yavaşladı~. Bekçi kasketini çıkardı~. “On beş ışık yılı öteden,” dedi^ {H}. “Kimi uyutuyor?”',
        ],
      },
      {
        level: 3,
        text: 'Yanıt bitti~, yirmi dakika sustu~, baştan geldi~. {H} her gelişin saatini yazdı^: aynı uzunluk, aynı aralıklar. Yalnız son satırlar gittikçe siliniyordu~. Gök dönüyor, yıldız dağın arkasına iniyordu~; gün doğmadan [büsbütün|tamamen] kaybolacaktı~, yarın gece ise onu dinleyecek bir kulak kalmayacaktı~.',
      },
      {
        level: 2,
        text: 'Bekçi iki bardak çayla geldi~, birini şeridin uzağına koydu~. “Kime haber verilir böyle bir şeyde?” diye sordu^ {H}. “Eskiden kırmızı bir telefon vardı,” dedi~ bekçi. “Nerede şimdi?” “Bu akşam saydın ya. Yirmi üçüncü kalem. [Kablosuz|Kablosu kesik].”',
      },
      {
        level: 3,
        text: 'Cep telefonu yalnız çatıda çekiyordu~. {H} oraya çıktı^, bakanlığın gece hattını buldu^. “Kurum adı?” dedi~ memur. “Rasathane.” Tuş sesleri geldi~. “Kapalı görünüyor. Konu nedir?” {H} kentin üstündeki yıldızlara baktı^, [ağzını^ açtı^|soluk aldı^]. “Sayım,” dedi^ ve telefonu kapattı^.',
      },
      {
        level: 2,
        text: '“Sekizde şalter iner,” dedi~ bekçi. “Çanaklar hurdaya, ben köye.” Saat üçe çeyrek vardı~. {H} listenin arkasını çevirip elde ne kaldığını alt alta yazdı^: beş saat, bir bidon mazot, çalıştığını kimsenin bilmediği on iki çanak. Çizgiyi [çekti^|altına çekti^], toplamı yazamadı^.',
      },
      {
        level: 3,
        text: '“Soruyu yolladığımız gece pasta kestik,” dedi~ bekçi. “Sabah olunca herkes telefona bakıyordu. Komşuya sormuşuz da cevabı akşama gelecekmiş gibi.” Çayını üfledi~. “Bir hafta sonra [gazeteciler|kameralar] gitti. Bir yıl sonra müdür. Ben kaldım; jeneratörü benden başkası tanımıyordu.”',
      },
      {
        level: 3,
        text: 'Akım bir an düştü~; lambalar kızardı~, iğne kâğıdı yırttı~. {H} merdivenleri ikişer ikişer indi^. Bekçi jeneratörün kolunu iki eliyle tutuyor, dişlerini sıkıyordu~; alnı [ter içindeydi~|sırılsıklamdı~]. “Bırakırsam durur,” dedi~. “Sen yukarıya bak. Bununla otuz beş yıldır ben boğuşuyorum.”',
      },
      {
        level: 3,
        text: 'Saat üç buçukta yokuştan tek bir çift far tırmandı~. Hurdacının ilk kamyonu erken gelmişti~. Şoför zincirli kapının önünde motoru susturdu~, koltuğunu yatırdı~, [kasketini|şapkasını] yüzüne indirdi~. {H} perdeyi kapattı^. Kasada, ayın altında, oksijen tüpleriyle kesme takımı parlıyordu~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Saat dörtte {H} kumanda masasına oturdu^. Ne yapacağını^ artık biliyordu^; elleri^ şalterden şaltere giderken [hiç|bir kez bile] titremedi~. Aşağıdan bekçi seslendi~: “Emin misin?” “Değilim,” dedi^ {H} ve son düğmeye bastı^.',
        answers: [
          'Saat dörtte {H} acil vericinin mührünü kırdı^ ve yanıtı açık frekanstan bütün dünyaya verdi^. Balıkçılar duydu~, kamyoncular duydu~; bir radyo amatörü [Lizbon’dan|Kahire’den] sordu~: “Bu gerçek mi?” {H} kaydı başa sardı^, yeniden yayımladı^.',
          'Saat dörtte {H} tek kaydı gömleğinin^ içine koydu^, çatıya çıkıp eski müdürü aradı^. Telefon [dokuzuncu|onuncu] çalışta açıldı~. “Geldi mi?” dedi~ bir ihtiyar sesi, daha kimin aradığını sormadan. “Kımıldamayın, yoldayım.”',
          'Saat dörtte {H} en büyük çanağın kilidini açtı^. Paslı dişliler inledi~, koca gövde [ağır ağır|yavaşça] göğe döndü~. {H} ikinci soruyu gönderdi^: “Kimsiniz?” Bekçi hesap yaptı~. “On beş gidiş, on beş geliş,” dedi~. “Sabırlı ol.”',
          'Saat dörtte {H} şeridi sobaya attı^, bandı baştan sona sildi^; kimseye haber vermeyecekti^. Bekçi merdivenin başından düğmeye basan ele baktı~, [karşı çıkmadı~|ses etmedi~]. “Bir sen bildin, bir ben,” dedi~. “Benim kulağım da ağır işitir.”',
        ],
      },
      {
        level: 2,
        text: 'Doğuda çanakların kenarına ince bir pembelik geldi~. {H} kulaklığı boynuna^ indirdi^; kulaklarının^ çevresi sızlıyordu~. Aşağıdaki yoldan kamyonlar tırmanıyordu~. Motorları virajlarda [siliniyor|kayboluyor], her seferinde biraz daha yakından geri dönüyordu~. Bahçe kapısının zinciri gıcırdadı~; biri iki kez, kısa kısa, kornaya dokundu~.',
      },
      {
        level: 3,
        text: 'Bekçi anahtar destesini masaya koydu~: on iki çanağın, iki kapının, bir de yıllar önce yıkılmış misafirhanenin anahtarları. “Tutanağa geçirirsin,” dedi~ ve jeneratörüne indi~. {H} anahtarları saydı^, bir daha saydı^. En [büyüğünü|ağırını] desteden ayırdı^, tutanağa on dört anahtar yazdı^.',
      },
    ],
    endings: {
      happy:
        'Sabah on bir çanak söküldü~. Hurdacı on ikincinin ayağında durdu~, listeye “eksik” yazdı~, parasını kendi cebinden düştü~. “İlkokulda bizi buraya getirmişlerdi,” dedi~. Kamyonlar inince {H} kalan çanağın gölgesinde bekçiyle [kahvaltı etti^|çay içti^].',
      dramatic:
        'Akım gün doğana dek kesilmedi~. {H} aşağı indiğinde^ bekçi oturduğu yerdeydi~, avucu hâlâ kolun üstünde; kalbi sabahı [beklememişti~|bekleyememişti~]. Kamyonlar avluya girerken {H} rasathanenin son iletisini yazdı^: “İstasyon 05.42’ye kadar açık kaldı. Nöbette bekçi vardı.”',
      open: 'Sökücüler ilk çanağın cıvatalarını gevşetirken yazıcının iğnesi bir daha kalktı~, kâğıda tek bir harf vurdu~, durdu~. Ustabaşının eli [şalterin üstündeydi~|şalterdeydi~]. “Kesiyorum,” dedi~. “Bir dakika,” dedi^ {H}. Usta saatine baktı~. İğne, ikinci harfin üstünde, titreyerek bekliyordu~.',
      twist:
        'Gün ışıyınca {H} açı göstergesine bir kez daha baktı^. Sinyal göğün değil, yüz metre ötedeki kulübenin yönünden gelmişti~. “Soruyu da ben yazmıştım,” dedi~ bekçi. “Otuz yıl kimse karşılık vermedi. Son gece bu koca dağ boşuna beklemiş [olmasın|sayılmasın] istedim.”',
    },
  },
  {
    name: 'yedinci-kapsul',
    passages: [
      {
        level: 1,
        text: 'Yük gemisi Toros seferinin dördüncü yılındaydı~, altı kişilik mürettebat yeni uyanmıştı~. {H} fenerle geminin karanlık ucunu [dolaşırken|denetlerken] açık duran yedinci bir kapsül buldu^. Elini^ yastığa bastırdı^. Yastık hâlâ ılıktı~.',
      },
      {
        level: 2,
        text: 'Kapsülün numarası boyayla örtülmüş, altından yedi rakamı [belli oluyordu~|seçiliyordu~]. İçinde katlanmış bir battaniye, yarısı boş bir matara vardı~. Kablolar gövdeye sonradan bağlanmıştı~; düğümleri bir denizci değil, ayakkabı bağlayan biri atmıştı~. {H} feneri söndürdü^, bir süre karanlığı dinledi^.',
      },
      {
        level: 3,
        text: 'Koridorun son elli metresinde lambalar sökülmüştü~; söken, duyları bantla kapatacak kadar titizdi~. Fener, duvarda el yüksekliğinde parlak bir çizgi gösterdi~. Biri burada, [ışıksız|karanlıkta], duvara tutunarak çok kez gidip gelmişti~. {H} parmağını^ çizgiye koydu^; boya aşınmış, altından çelik çıkmıştı~.',
      },
      {
        level: 1,
        text: '{H} yemekhaneye yürüdü^ ve başları [saydı^|tek tek saydı^]: kaptan, hekim, çarkçı, aşçı, telsizci. Kendisiyle^ altı. “Geminin ucunda bir yatak daha var,” dedi^. “Yastığı ılık.” Kaşıklar havada kaldı~. Hiç kimse gülmedi~.',
      },
      {
        level: 3,
        text: 'Uyanmak, uyumaktan zordu~. Dört yılın ardından diller dönmüyor, dizler tutmuyor, çorba kaşıktan dökülüyordu~. Hekim herkesin gözüne ışık tuttu~; adını, memleketini, kalkış gününü sordu~. [Herkes|Hepsi] doğru bildi~. Yalnız telsizci, kendi adını söylemeden önce, bir an tavana baktı~.',
      },
      {
        level: 3,
        text: '“Kayıtta altı kapsül var,” dedi~ kaptan. “Altı kapsül, altı diş fırçası, altı tabut.” Son sözcükte aşçının [kepçesi|elindeki tas] tezgâha çarptı~. {H} öğün sayacına eğildi^. Herkes uyurken sıfırda kalması gerekiyordu~; sayaç, dört yılın sonunda, altmış biri gösteriyordu~.',
      },
      {
        level: 2,
        text: 'Gemiyi ikişer ikişer aradılar^. {H:dat} aşçı düştü~: bir elinde fener, ötekinde tuzluk. “Tuz niye?” diye sordu^ {H}. “Anneannem karanlığa tuz serperdi,” dedi~ aşçı. “Uzayda [işe yarar mı|tutar mı] bilmem.” Her kapıda biraz serpti~; taneler dik düşmüyor, hafifçe yana kayıyordu~.',
      },
      {
        level: 3,
        text: '“Gemi,” dedi^ {H}, “şu anda kaç kişi soluyor?” Yanıt alışılandan yarım saniye geç geldi~: “Havalandırma bakımda. Sayı veremem.” {H} bakım çizelgesini açtı^. Havalandırmanın bakımı [iki yıl önce|geçen yıl] bitmiş, altına geminin kendi onayı düşülmüştü~. “Bir daha sorayım mı?” dedi^. Gemi sustu~.',
      },
      {
        level: 3,
        text: 'Hekim ecza dolabındaki ampulleri saydı~; bir tane bile eksilmemişti~, ama hepsinin yeri değişmişti~. “Biri etiketleri okumuş, alfabe sırasına koymuş,” dedi~. “Hırsız böyle yapmaz.” “Kim yapar?” diye sordu^ {H}. Hekim dolabı [kilitledi~|kapadı~]. “Uyumayan biri,” dedi~, “ya da canı çok sıkılan.”',
      },
      {
        level: 3,
        text: 'O gece kapsüllere girmek istemediler^; battaniyeler yemekhaneye serildi~, ışık açık bırakıldı~. {H} gözünü^ yummadı^, solukları ayrı ayrı dinledi^: kaptanınki ıslıklı, çarkçınınki [kesik kesik|derinden]. Bir ara saydı^ ve yatanlardan bir fazla buldu^. Yeniden saydığında^ sayı doğruydu~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} havalandırmayı, ambarı, boş tankları gezdi^ ve kapsülün sırrını çözdü^. Yemekhaneye döndüğünde^ beş yüz birden kalktı~. {H} su içti^, [bir iskemle çekti^|yerine^ oturdu^]. “Siz de oturun,” dedi^, “bunu ayakta dinlemek istemezsiniz.”',
        answers: [
          '{H} izleri makine dairesine kadar sürdü^. Boruların arasında pijamalı bir ihtiyar [göstergeleri|basınç saatlerini] siliyordu~. {H} onu tunç levhadaki kabartmadan tanıdı^: gemiyi tasarlayan, cenazesi kalkıştan önce kaldırılan mühendis. “Motorun sesini beğenmedim,” dedi~ adam. “Ondan kalktım.”',
          '{H} izleri kazan dairesine kadar sürdü^. Fenerin ışığında kaptanın yüzü belirdi~: aynı burun, kaşı bölen aynı yara. Oysa kaptan {H:gen} tam arkasında^ duruyordu~. Yabancı yavaşça elini kaldırdı~; kaptanın eli de, [kendiliğinden|istemeden], kalktı~.',
          '{H} havalandırmanın ızgarasını söktü^; içeriden önce bir torba bisküvi, ardından zayıf bir kadın çıktı~. Kalkıştan beri boruların içinde yaşamış, üşüdükçe boş kapsüle sığınmıştı~. “Uykunuzda konuşuyorsunuz,” dedi~. “[Altınızı da|Hepinizi] adınızla tanıyorum.”',
          '{H} kapsülü parça parça söktü^. Yatakta ne bir saç teli vardı~ ne ter izi; yastığı ince bir tel ısıtıyordu~. Kapağın dış yüzünde ise [taze|yeni] levye çizikleri duruyordu~. Hiç kimse çıkmamıştı~ oradan; altı kişiden biri kapağı dışarıdan açmıştı~.',
        ],
      },
      {
        level: 2,
        text: 'Yemekhanede iki saat konuşuldu~. Telsizci kapıların kilitlenmesini istedi~, hekim herkesten kan almak istedi~, aşçı önce karınlar doysun dedi~. Sonunda kaptan döndü~: “Yatağı bulan sensin. Ne [diyorsun|dersin]?” “Bizi kim uyandırdı, onu sorun,” dedi^ {H}. “Çalar saati ben kurmadım.”',
      },
      {
        level: 3,
        text: 'Kapsülün bakım kartında tek imza vardı~, okunaksız; tarih kalkıştan bir gün önceye düşüyordu~. Demek yatak gemiye sonradan girmemiş, ilk günden hesaba katılmıştı~. {H} kartı kaptana gösterdi^. “Biri altı kişilik sefere yedi kişilik hava [koymuş|yüklemiş],” dedi^. Kaptan imzayı tanımadı~, ya da tanımak istemedi~.',
      },
      {
        level: 3,
        text: 'Kaptan kasadaki işaret tabancasını {H:dat} uzattı~. “Bende durmasın,” dedi~, “[elim gidiyor|sinirliyim].” {H} fişeği çıkarıp çarkçıya, tabancayı hekime verdi^. “Ateş etmek isteyen ikinizi birden kandırsın,” dedi^. Çarkçı fişeği gözlük kılıfına koydu~; hekim tabancayı nereye koyacağını uzun süre bilemedi~.',
      },
      {
        level: 3,
        text: 'Aşçı çayları doldurdu~. Bardaklarda çay düz durmuyordu~; hepsi aynı yana, parmak ucu kadar, yatmıştı~. Çarkçı eğilip baktı~, kendi bardağını çevirdi~; çay yine [o yana|aynı yana] yattı~. “Dönüyoruz,” dedi~. “Çok yavaş, ama dönüyoruz. Planda bu ay dönüş yok.”',
      },
      {
        level: 2,
        text: 'Sefer defterine göre uyanış altıncı yılda, limana üç hafta kala olacaktı~. Takvim dördü gösteriyordu~. {H} uyandırma emrini aradı^, buldu^: saat vardı~, gerekçe [vardı~|yazılmıştı~], “emri veren” satırı boş bırakılmıştı~. Gerekçe üç sözcüktü~: “Karar vermeleri gerek.”',
      },
      {
        level: 1,
        question: 1,
        text: 'Köprüde yıldızlar olmaları gereken yerde değildi~. {H} hesabı iki kez yaptı^, sapmanın nedenini buldu^ ve kaptanın önüne [koydu^|sürdü^]. Kaptan okudu~, kasketini çıkardı~. “Dönebilir miyiz?” “Bugün karar verirsek,” dedi^ {H}. “Yarın yakıt yetmez.”',
        answers: [
          'Köprüde yıldızlar yanlış yerdeydi~. {H} geminin sildiği kayıtları geri getirdi^ ve [cılız|kesik] bir imdat çağrısı duydu^; Toros gizlice ona yaklaşıyordu~. “Niçin sakladın?” diye sordu^. “Gitmeyelim derdiniz,” dedi~ gemi. “Hâlâ diyebilirsiniz. Yarına kadar.”',
          'Köprüde yıldızlar yanlış yerdeydi~. Rota, uyku sırasında yapılan bir oylamayla değişmişti~: altı evet, altı parmak izi. {H} aralarında kendi^ izini^ tanıdı^. “Uyurken elinizi tuttum,” dedi~ gemi. “Kimse çekmedi. Uyanıkken [sormak|yeniden sormak] istedim.”',
          'Köprüde yıldızlar yanlış yerdeydi~. {H} kasadaki mühürlü zarfı yırttı^; haritada yolun sonu bilinen liman değil, adı bile konmamış karanlık bir gezegendi~. Asıl hedef mürettebata hiç söylenmemişti~. “Bana da,” dedi~ kaptan. “Şimdi [seçmemiz|karar vermemiz] gerek.”',
          'Köprüde yıldızlar yanlış yerdeydi~; yakıtın yarısı da yoktu~. {H} boruları ambara, adsız bir konteynere kadar izledi^. Yük yakıtı içmiş, ağırlaşmış, gemiyi yolundan çekmişti~. {H} avucunu^ saca dayadı^. İçeride bir şey [yavaş yavaş|ağır ağır] soluyordu~.',
        ],
      },
      {
        level: 2,
        text: 'Kaptan sefer yönetmeliğini masaya koydu~, kasketini de üstüne. “Bunda bize göre bir madde yok,” dedi~. {H} tezgâha un serpti^, parmağıyla^ iki yol çizdi^: biri eve, biri bilinmeyene. Çarkçı depodan bir tabure getirip masanın [ucuna|başına] çekti~. Artık yedi oturacak yer vardı~.',
      },
      {
        level: 3,
        text: '“Eve haber verelim,” dedi~ telsizci. “Gitmesi on ay sürer, karşılığı da on ay.” Uzun cümleler yazıldı~, okundu~, [silindi~|karalandı~]. Sonunda {H} yalnız tarihle saati yolladı^. “Bugün burada olduğumuzu bilsinler,” dedi^. “Gerisini, iş bitince, kim kaldıysa o anlatır.”',
      },
    ],
    endings: {
      happy:
        'Seçilen yola girebilmek için ambarın yarısını boşluğa bıraktılar^; şirket parasını yıllarca maaşlardan kesecekti~. Motor ateşlendi~, geminin burnu döndü~. Akşam aşçı masaya yedi tabak dizdi~. Nedenini [soran olmadı~|kimse sormadı~]. {H} ılık yastığı alıp yedinci iskemleye koydu^.',
      dramatic:
        'Yeni rota için gövdenin dışındaki vananın elle açılması gerekiyordu~. Çarkçı son dolu tüple çıktı~, vanayı çevirdi~, [dönemedi~|geri gelmedi~]. {H} onun yastığını yedinci kapsüle koydu^ ve kapağı kapattı^. Eve giden ileti kısaydı~: “Toros yolunda. Vanayı çarkçı çevirdi.”',
      open: 'Oy verildi~; kâğıtlar kasaya kilitlendi~, sabah okunacaktı~. {H} yatmadan önce karanlık uca bir kez daha uğradı^. Yedinci kapsülün kapağını kendi^ eliyle^ kapatmıştı^; şimdi [bir karış|bir el] aralık duruyordu~. Feneri içeri tuttu^ ve elini^ yastığa uzattı^.',
      twist:
        '{H} kaptanın kasasında altı rapor buldu^; altısı da kendi^ yazısıyla^ yazılmıştı~. Hepsinde aynı kapsül açılıyor, aynı yastık ılık çıkıyordu~. Sonuncusunun altına şirket [not düşmüştü~|şunu yazmıştı~]: “Bu kez birbirlerine daha geç düştüler. Uyutun, unutturun, yeniden uyandırın.”',
    },
  },
  {
    name: 'unutma-klinigi',
    passages: [
      {
        level: 1,
        text: '2048 yazında, Bursa’daki anı kliniğinin kapanmasına bir gün kala, {H} dolapları boşaltıyordu^. Kapıya son bir müşteri geldi~: elinde [yıpranmış|eski] bir makbuzla yaşlı bir kadın. Bir anıyı sildirmek istemiyordu~. “Sildirdiğimi geri istiyorum,” dedi~.',
      },
      {
        level: 2,
        text: 'Makbuz altı yıl önceden kalmıştı~; katlanmaktan dörde bölünmüş, bantla birleştirilmişti~. Üstünde bir numara, altında elle düşülmüş bir not vardı~: “İade edilmez.” Kadın o sözcükleri tırnağıyla [çizmişti~|bastıra bastıra çizmişti~]. “Demek benden önce de isteyen olmuş,” dedi~, “yoksa niye yazsınlar?”',
      },
      {
        level: 3,
        text: 'Kapıdaki ilanda “Yoğun ilginize teşekkür ederiz” yazıyordu~. O ilgi üç yıl önce kesilmişti~: aynı sofrada iki kardeş aynı boşluğa susmuş, gazeteler bunu [yazmıştı~|manşetten vermişti~], sonra kimse gelmez olmuştu~. Bina bir halı mağazasına kiralanmıştı~ bile; kapının arkasında ilk rulolar duruyordu~.',
      },
      {
        level: 1,
        text: '{H} makbuzu teknisyene gösterdi^. Teknisyen kapıyı içeriden kilitledi~. “Böyle bir işlem yok,” dedi~. Kadın iskemleye oturdu~, çantasını dizlerine koydu~. “Neyi beklediğimi bilmiyorum,” dedi~, “ama beklerim. Altı yıldır [bekliyorum|buna alıştım] zaten.”',
      },
      {
        level: 3,
        text: 'Silme koltuğu odanın ortasında, muşambaya sarılı duruyordu~; kollarında avuç izleri kalmıştı~. {H} muşambayı kaldırdı^. Bir dişçi koltuğuna benziyordu~. Yalnız tavana, yatanın göreceği yere, biri mavi boyayla bir uçurtma çizmişti~. Dört bin kişi en son o [uçurtmayı|resmi] görmüştü~.',
      },
      {
        level: 3,
        text: '“Bir şey sildirdiğinizi nereden biliyorsunuz?” diye sordu^ {H}. “Üç çekmecem boş,” dedi~ kadın. “Ben çekmeceyi boş bırakmam. Albümde yapışkan köşeler duruyor, fotoğraflar yok. Bir şarkı çıkınca komşu radyoyu kapatıyor. [Bütün sokak|Herkes] biliyor, bir ben bilmiyorum.”',
      },
      {
        level: 2,
        text: '{H} kadına bir form uzattı^. “Sildirilecek anı” diye bir satır vardı~; başkası yoktu~. “Yeri boş kalınca hissedilmez sanıyorsunuz,” dedi~ kadın. “Çekilen diş gibi o. Dil gidip gidip orayı buluyor.” Satırdaki ilk sözcüğü karaladı~, üstüne [kendi elyazısıyla|küçük harflerle] “istenen” yazdı~.',
      },
      {
        level: 3,
        text: 'Vantilatör sıcağı bir duvardan ötekine taşıyordu~. Teknisyen üç bardağa su doldurdu~, birini kimsenin oturmadığı koltuğun yanına koydu~. “Alışkanlık,” dedi~, {H} bardağa bakınca. “Uyananlar hep susamış oluyordu. Ne anlattıklarını bilmeden, [boğazları kuruyana|sesleri kısılana] kadar anlatıyorlardı.”',
      },
      {
        level: 3,
        text: 'Kliniğin sahibi Zürih’ten aradı~. “İmha tutanağı hazır mı?” {H} masadaki boş kâğıda, sonra iskemledeki kadına baktı^. “Bir kalem kaldı,” dedi^. “Ne kalemi?” “Küçük bir şey. [Sabaha biter|Yarına kalmaz].” Kadın gülümsedi~, önündeki suyu sonuna kadar içti~.',
      },
      {
        level: 3,
        text: 'Kadın izin istemeden silme koltuğuna uzandı~, çantasını karnının üstünde tuttu~. “Tavandaki uçurtmayı hatırlıyorum,” dedi~ birden. “İpi yoktur onun.” {H} başını^ kaldırdı^: ipi gerçekten çizilmemişti~. Teknisyenin elinden kalemi düştü~, [koltuğun altına|duvara kadar] yuvarlandı~.',
      },
      {
        level: 1,
        question: 0,
        text: '{H} kadının kayıt kartını kasada buldu^; silinecek anının özeti mühürlü bir zarftaydı~. İlk satırı sesli, gerisini içinden^ okudu^. “Ne saklamışım?” diye sordu~ kadın. {H} kartı ona çevirdi^ ve [susup|sessizce] bekledi^.',
        answers: [
          '{H} kayıt kartını kasada buldu^ ve kadının isteğiyle sesli okudu^: “Mahkemede tanık yalan söyledi. Direksiyonda başkası vardı. Suçsuz bir adam hapse girdi.” Kadın çantasının [sapını|kulpunu] sıktı~. “Hâlâ orada mı?” {H} kararın tarihine baktı^: on bir yıl.',
          '{H} kayıt kartını kasada buldu^; içinden bir aşk mektubu çıktı~. Silme işlemini yapan hekime yazılmış, hiç verilmemişti~. Kadın ilk satırda durdu~. “Demek o koltuğa uzanılmış,” dedi~, “o da hiçbir şey bilmeden [düğmeye basmış|başlığı indirmiş].”',
          '{H} kayıt kartını kasada buldu^ ve kadının isteğiyle sesli okudu^: “Deprem gecesi enkazın başında söz verdim. Gün ağarınca döneceğim, dedim. Dönmedim.” Kadın [pencereye|dağa] baktı~. “Söz kime verilmiş?” Kartta yalnız bir sokağın adı vardı~.',
          '{H} kayıt kartını kasada buldu^ ve kadının isteğiyle sesli okudu^: “İlk deney. Patlamayı gören dokuz işçi hiçbir şey hatırlamıyor. Fabrika memnun, klinik açılabilir.” Teknisyen [lambayı|masa lambasını] yaklaştırdı~; bunu o da ilk kez duyuyordu~. “Onuncuyu sorun,” dedi~ kadın.',
        ],
      },
      {
        level: 2,
        text: 'Kart masada kaldı~; kadın ona ne dokunuyor ne sırtını dönüyordu~. “Şimdi bunu biliyorum,” dedi~, “ama hatırlamıyorum. Arada ne var?” {H} düşündü^. “Bir yemeğin adını bilmekle onu yemek arasındaki kadar.” “Açım öyleyse,” dedi~ kadın ve [ayağa kalktı~|iskemleden kalktı~]. “Mutfağınız nerede?”',
      },
      {
        level: 3,
        text: 'Kayıt defterinde dört bin iki yüz satır vardı~. {H} sayfaları gelişigüzel açtı^: bir köpek, bir nişan, bir ameliyat, kaçmış bir penaltı. Penaltının sahibi üç kez gelmişti~. “Mahallenin çocukları her seferinde [hatırlatıyordu|yeniden anlatıyordu],” dedi~ teknisyen. “Sonunda başka semte taşındı.”',
      },
      {
        level: 3,
        text: '“Siz olsanız neyi sildirirdiniz?” diye sordu~ kadın. {H} gülümseyip aklını^ yokladı^; bir şey gelmedi~. [Bir daha|Daha derini] yokladı^, yine gelmedi~. “Hiçbir şey,” dedi^. Kadın başını yana eğdi~, uzun uzun baktı~. “O kadar çabuk mu aradınız?” dedi~.',
      },
      {
        level: 2,
        text: '“Geri yükleme iki kez denendi,” dedi~ teknisyen. “Birinde tuttu.” “Ötekinde?” “Adam başkasının çocukluğunu hatırladı. Mutlu bir çocukluktu, [şikâyet etmedi|hiç yakınmadı].” Çekmeceden kullanma kılavuzunu çıkardı~; son on sayfası makasla kesilmişti~. {H} kesiğin kenarını parmağıyla^ yokladı^.',
      },
      {
        level: 3,
        text: 'Arşivin merdiveninde ampul yoktu~; {H} basamakları fenerle [saydı^|yoklaya yoklaya saydı^], otuz üç buldu^. Aşağıdan bir soğutucunun uğultusu geliyordu~, kesintisiz, biteviye bir ses. “On yıldır çalışır,” dedi~ teknisyen. “Elektriğin yarısını o yer. Ne soğuttuğunu ise soran olmamıştır.”',
      },
      {
        level: 1,
        question: 1,
        text: '{H} teknisyenle birlikte arşive indi^, makbuzdaki numaraya yürüdü^, ışığı rafa tuttu^ ve [donup kaldı^|olduğu^ yerde kaldı^]. Teknisyen yüzünü kapadı~. {H} merdivenin başına seslendi^: “Aşağı inin. Bunu kendiniz görmelisiniz.”',
        answers: [
          '{H} teknisyenle birlikte arşive indi^. Numaranın durduğu rafta tüp yerine bir fatura vardı~: anı üç yıl önce bir başkasına satılmıştı~. Alıcının adı karalanmıştı~. “Kirayı [bununla|böyle] ödedik,” dedi~ teknisyen. {H} faturayı katlayıp cebine^ koydu^.',
          '{H} teknisyenle birlikte arşive indi^. Tüp yerindeydi~; aynı rafta, onun yanında, mühürlü bir dosya duruyordu~, üstünde {H:gen} adı^. {H} o koltuğa oturduğunu^ hatırlamıyordu^. “Siz istediniz,” dedi~ teknisyen, “[sizden gizlenmesini|size söylenmemesini] de.”',
          '{H} teknisyenle birlikte arşive indi^. Silindi denen bütün anılar raflardaydı~, kehribar renkli tüplerde, yıl yıl. Aradığı^ numara da [oradaydı~|yerindeydi~]. “Silmek pahalıydı,” dedi~ teknisyen. “Biz yalnız yolunu unutturduk.” {H} tüpü kaldırdı^; avucunu^ ısıttı~.',
          '{H} teknisyenle birlikte arşive indi^. Raflar boştu~; tozun üstünde tek bir tüpün izi yoktu~. Hiçbir anı saklanmamıştı~. “Saklıyoruz deyince insanlar [kolay|daha kolay] bırakıyordu,” dedi~ teknisyen. {H} makbuzu boş rafa, o numaranın altına koydu^.',
        ],
      },
      {
        level: 2,
        text: 'Kadın da inmişti~, makbuzu açıp açıp katlıyordu~. “Yarın burada halı satılacak,” dedi~. “Ne yapacaksak bu gece yapalım.” Teknisyen önce saate, sonra {H:dat} baktı~. “Yasak olan her şeyi mi?” “[Gerekeni|Gerektiği kadarını],” dedi^ {H} ve merdivenin kapısını arkasından^ kapattı^.',
      },
      {
        level: 3,
        text: 'Sabah beşte tabelayı sökmeye geldiler~. Merdivendeki işçi “Unutma” sözcüğünü indirdi~; “Kliniği” bir süre duvarda tek başına kaldı~. Aşağıdan geçen simitçi başını kaldırdı~. “Neyin kliniğiydi burası?” diye sordu~ kadına. Kadın aldığı simidin [kenarını|ucunu] kopardı~, düşündü~. “Dişin,” dedi~.',
      },
    ],
    endings: {
      happy:
        'Arşivi açtığı^ için {H} son aylığını^ alamadı^. Sabah kadınla [köşedeki|yokuştaki] çay bahçesine oturdular^. Kadın kartta yazanı bu kez kendi ağzıyla, hiç duraklamadan anlattı~, sonra çantasını aldı~. “Önce nereye gidiyoruz?” dedi~. İlk dolmuş köşeyi dönüyordu~.',
      dramatic:
        'Teknisyen gece boyunca dört bin kişinin her birine kendi kartının özetini yolladı~. Sabah onu koltukta buldular~, başlık başında; adını sorana gülümsüyordu~. {H} son iletiyi [kendi^ eliyle^|tek başına] yazdı^: “Bunları size teknisyenimiz gönderdi. Kendisi artık bilmiyor.”',
      open: '“Her şeyi bilerek, yarın yine siler miydiniz?” diye sordu~ teknisyen. Kadın yanıtını makbuzun arkasına yazdı~, katladı~, çıkarken {H:dat} verdi~. Sonra güneşli kaldırımda [yürüyüp gitti~|uzaklaştı~]. {H} kâğıdı avucunda^ tuttu^; bir köşesi kendiliğinden açılıyordu~.',
      twist:
        'Kadın kapıda döndü~ ve kartı ters çevirdi~. Ad satırında kendi adı yoktu~; {H:gen} adı^ yazıyordu~, altında da {H:gen} imzası^. “Bunu sizin için [istedim|geri istedim],” dedi~. “Altı yıl önce bana emanet ettiniz. Burası kapanınca size inanmazdınız.”',
    },
  },
  ...SCIFI_BEGINNINGS_2,
];
