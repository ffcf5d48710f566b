import type { BeginningPlot } from '../types.ts';

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
        text: 'Doğuda çanakların kenarına ince bir pembelik geldi~. {H} kulaklığı boynuna^ indirdi^; kulaklarının^ çevresi sızlıyordu~. Aşağıdaki yoldan üç kamyon daha tırmanıyordu~. Motorları virajlarda [siliniyor|kayboluyor], her seferinde biraz daha yakından geri dönüyordu~. Kapıdaki şoför uyandı~, gerindi~, kornaya dokundu~.',
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
];
