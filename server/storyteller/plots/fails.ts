import type { Plot } from '../types.ts';

/** Something is lost, forgotten, missed or not done. */
export const FAILS_PLOTS: readonly Plot[] = [
  {
    name: 'the-half-portion',
    needs: ['!said', '!willed', 'human', '!child'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Kimse ceza vermedi~, {H} kendine^ verdi^: üç gün boyunca yiyeceğinin^ yarısını yiyecekti^. Öbür yarısını ayırıp önüne^ koydu^ ve [ona baka baka|gözünü^ ayırmadan] bekledi^; [suçunun^|olanın] ağırlığı böyle böyle azalacaktı~.',
      },
      {
        level: 3,
        text: 'İlk öğün kolay geçti~. Yarım lokma, yarım yudum; {H} kendini^ [ciddi|kararlı] ve neredeyse iyi hissetti^. Açlık hafif bir çınlama gibi geldi~, kulağının^ arkasına oturdu~. Olanı düşündü^ ve çınlamanın [ona|buna] karşılık olduğuna inandı^.',
      },
      {
        level: 2,
        text: 'Kuralları da vardı~. Ayrılan yarıya dokunulmayacak, kimseye bundan söz edilmeyecek, [şikâyet|inleme] olmayacaktı~. {H} kuralları içinden^ her tekrarlayışta işin [doğruluğuna|adaletine] inandı^. Yalnız bir kural eksikti~: üç gün bitince ayrılan yarı ne olacaktı~? Onu sonraya bıraktı^.',
      },
      {
        level: 3,
        text: 'Gece karnı^ konuştu~. {H} dinlememek için olanı düşündü^; bir ara ikisi birbirine karıştı~, [hangisi acıyor|hangisi sızlıyor] belli olmadı~. Dizlerini^ karnına^ çekti^, küçüldü^, [bekledi^|uyur gibi yaptı^]. Uyku geldi~ ama uzun kalmadı~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} ilk gün kimse bir şey sezmedi~. {H} her zamanki işini her zamanki gibi gördü^, yalnız daha ağır. [Merdiven|Eğilip kalkmak] uzadı~, sözler uzadı~, gün uzadı~. Yarım öğünle bütün bir gün [ölçüşemiyordu~|dolmuyordu~]; arada açık kalan yeri inadıyla^ kapadı^.',
      },
      {
        level: 1,
        text: 'İkinci gün ayırdığı^ yarı kurumaya başladı~. Bütün gün önünde^ durdu~; kimse yemedi~, kimseye yaramadı~. {V.dik:acc} düşündükçe ona bakıyor, baktıkça [acıkıyordu^|midesi^ kazınıyordu~]. Ceza bir şeyi geri getirmiyor, yalnız [bir şeyi daha|yiyeceği de] ziyan ediyordu~.',
      },
      {
        level: 2,
        text: '“Yarını bekle,” dedi^ kendine^, “üç gün dedin.” Sözünden^ dönmek de bir eksiklik olurdu~; zaten [bir eksikliği|bir yenilgisi] vardı~, ikinciyi kaldıramazdı^. Başı^ dönüyordu~. Bulduğu^ ilk sağlam şeye dayandı^ ve dünyanın [yerine oturmasını|durmasını] bekledi^.',
      },
      {
        level: 3,
        text: 'Tuhaf şeyler önem kazandı~: bir kırıntının gölgesi, [suyun|bir yudum suyun] ağızda dönüşü, uzaktan gelen pişmiş bir koku. {H} bunları saatlerce düşündü^. Bir ara olanı düşünmediğini^ fark etti^ ve utandı^; ceza, [cezanın|onun] nedenini unutturmuştu~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^, ne için aldığını^ unuttu^. Geri koydu^, sonra hatırladı^, [yine aldı^|bir daha aldı^]. Eskiden olsa^ bu işi gözü^ kapalı yapardı^. Açlık ellerinden^ çok aklını^ [almıştı~|kısmıştı~]; aklının^ yarısı da o kuru yarımın başında bekliyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Ortalıkta {K} vardı~. Doyan birine bir şey demezdi~ belki; {H:acc} ise olduğu^ yere [bağladı~|oturttu~]. Ağzı^ sulandı~, gözleri^ yandı~. “Bu kadar çabuk mu,” diye düşündü^, “[bu kadar çabuk mu|iki günde mi] bir burundan ibaret kaldım?”',
      },
      {
        level: 2,
        text: 'Akşam, yapmak istediğini^ bir daha düşündü^. Neydi~ niyeti^? Acımak değil. Unutmamak. Oysa unutmamanın yolu [bu değildi~|aç kalmak değildi~]. Aç karın olanı değil, yalnız karnını^ hatırlıyordu~. Başka bir yol varsa, onu düşünecek kafa da [tok bir kafaydı~|ancak doyunca çalışacaktı~].',
      },
      {
        level: 1,
        text: 'Üçüncü gün elleri^ titremeye başladı~ ve önündeki^ en basit işi de [eline^ yüzüne^ bulaştırdı^|yarıda bıraktı^]. Durdu^. Demek ceza ikinci bir kusur doğuruyordu~. {H} önce yere, sonra titreyen parmaklarına^ baktı^. “Bu kimin işine yarıyor?” dedi^.',
      },
      {
        level: 3,
        text: 'Soru boşlukta kaldı~, cevap veren olmadı~; çünkü cevap [belliydi~|ortadaydı~]. Bir kişi bile doymamış, bir şey bile düzelmemişti~. {H} kendine^ yargıç olmuştu^, [gardiyan|bekçi] olmuştu^, suçlu olmuştu^; üçü de açtı~ ve üçünün de aklı o yarımdaydı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'O sırada {S} duyuldu~. Hep varmış demek; açlığın çınlaması onu [örtmüştü~|bastırmıştı~]. {H} başını^ ona doğru çevirdi^ ve üç gündür ilk kez kendinden^ başka bir şeyi dinledi^. Ses [kimseyi suçlamıyordu~|hiçbir şey sormuyordu~], işine bakıyordu~.',
      },
      {
        level: 3,
        text: 'Kuru yarımı eline^ aldı^, tarttı^. Taş gibiydi~. Vermek için geçti~, atmak [daha da kötüydü~|ayıptı~]. Bir kenarından ısırdı^; dişleri^ sızladı~. Çiğnedikçe tadı geri geldi~, [azıcık tatlı|azıcık tuzlu]. {H} bunun da bir yola geldiğini düşündü^: kuruyan şey ıslanınca yeniden yenebiliyordu~.',
      },
      {
        level: 2,
        text: 'Ayırdığı^ yarıyı ağır ağır yemeye başladı^. Yerken başı^ açıldı~. İlk düşündüğü^ şey, ne tuhaf, olan değildi~; [olandan sonrasıydı~|yarındı~]. Geriye ne kalmıştı~? El değmemiş ne vardı~? Üç gündür hep kaybolanın ölçüsünü almıştı^; kalanı [ölçmek|saymak] aklına^ bile gelmemişti~. Şimdi ona baktı^.',
      },
      {
        level: 3,
        text: 'Kalan, sandığından^ çoktu~. Zaman vardı~ biraz, elleri^ vardı~, [bir de|üstelik] olan bitenin bıraktığı acı bir bilgi: nerede dikkat edeceğini^ artık biliyordu^. Bunlarla [olan silinmezdi~|geriye gidilmezdi~]. Ama ileri doğru bir, belki iki adım atılırdı~.',
      },
      {
        level: 3,
        text: 'Doyunca elleri^ kendiliğinden bir işe uzandı~ ve titremedi~. {H} buna [sevindi^|gülümsedi^], sonra sevindiği^ için utanmayı bekledi^; utanç [gecikti~|ağır davrandı~], gelince de eskisi kadar uzun oturmadı~. Ona yer vardı~, ama artık yiyecek yoktu~.',
      },
      {
        level: 2,
        text: 'Kendine^ yeni bir kural koydu^, eskisinden daha zor: [bütün yiyecek|karnını^ doyuracak], bütün uyuyacak, sonra elinden^ geleni yapacaktı^. Bahane kalmıyordu~ o zaman. Aç bir insanın yarım işi hoş görülürdü~; tok birinin [işi|yaptığı] gerçekten ortaya çıkardı~, eksiğiyle, gediğiyle.',
      },
      {
        level: 3,
        text: 'O gece derin uyudu^. Uyanınca bir an hiçbir şey hatırlamadı^, [sonra|derken] hepsi birden geldi~, yerine oturdu~. Ağırlığı aynıydı~. Ama altındaki^ zemin dün olduğu gibi [sallanmıyordu~|kaymıyordu~]; insan sağlam yerde, aynı yükü daha dik taşıyordu~.',
      },
      {
        level: 1,
        text: 'Cezayı orada kesti^. Olanı unutmayacaktı^, ama bunu bir daha [karnına^|açlığa] ödetmeyecekti^. Olanın düzelecek bir ucu, küçük de olsa, mutlaka vardı~; {H} ellerini^ sildi^, o ucu aramaya karar verdi^ ve yerinden^ kalktı^.',
      },
      {
        level: 1,
        text: 'Kapanan günün ışığında son lokmayı da yedi^, yavaş yavaş, kırıntısını toplayarak. Sonra işe ucundan başladı^. Elleri^ artık titremiyordu~. Ne kadar süreceğini bilmiyordu^; [karnı^ toktu~|gücü^ yerindeydi~] ve gece daha yeni başlıyordu~.',
      },
    ],
  },
];
