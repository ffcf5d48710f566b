import type { Plot } from '../types.ts';

/** Something is lost, forgotten, missed or not done. */
export const FAILS_PLOTS: readonly Plot[] = [
  {
    name: 'the-friends-debt',
    needs: ['!said', '!willed', 'human', '!solitary', '!space'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bunu [kendinden^ başka kimse|kimse] yüzüne^ vurmadı~, ama {H} başını^ kaldıramaz oldu^. {F} yanına^ geldi~. “Herkesin başına gelir,” dedi~. “Senin gelmemiştir,” dedi^ {H}, sırtını^ dönerek.',
      },
      {
        level: 3,
        text: '{F} gitmedi~, sırta bakarak bekledi~. “Sırtın da üzgün,” dedi~ sonra. {H} gülmemek için [dudağını^ ısırdı^|yüzünü^ sakladı^]. Gülerse^ affetmiş olacaktı^ kendini^; daha [erkendi~|ona sıra gelmemişti~]. Önce bunun ne kadar ağır olduğunu bilmek istiyordu^.',
      },
      {
        level: 2,
        text: 'Ağırlığını ölçmek için geriye gitti^. O günden önceki son anı aradı^: eli^ neredeydi~, [aklı^|gözü^] neredeydi~? Bir şey bulsa^ suç biraz dağılacaktı~. Bulduğu^ hep aynı şeydi~: her şey yerindeydi~, yalnız {H} orada [yeterince bulunmamıştı^|biraz başka yerdeydi^].',
      },
      {
        level: 3,
        text: 'Yemek yerken bile lokma [ağzında^ büyüyordu~|boğazına^ diziliyordu~]. Başkaları konuşuyor, bir şeyler oluyor, gün bildiği gibi gidiyordu~. {H} olanı düşünüyor, düşünürken küçülüyordu^. Akşama kadar bir [parmak|tohum] kadar kalmıştı^ sanki; sesi^ de ona göre çıkıyordu~.',
      },
      {
        level: 3,
        needs: ['workplace', 'tool'],
        text: '{W:loc} {T:acc} her zamankinden iki kat dikkatle tuttu^. Koyarken bakıyor, dönüp [bir daha bakıyor|bir kez daha yokluyor], yine de emin olamıyordu^. Bir kez yanılan el, [artık|ondan sonra] her işte yanılacakmış gibi geliyordu~.',
      },
      {
        level: 1,
        text: 'Üç gün böyle geçti~. Dördüncü gün {F} birden, “Sana bir borcum var,” dedi~. “Yıllar önce seni [bekletmiştim|yarı yolda bırakmıştım]. Söz verdim, unuttum. Sen beklemişsin.” {H} ona döndü^. “Ne zaman?” dedi^.',
      },
      {
        level: 2,
        text: '{F} anlattı~: bir akşamüstüydü~, hava bozuyordu~, gelmesi gereken yere gelmemişti~. Ertesi gün yüzüne^ bakamamış, [yolunu değiştirmişti~|günlerce saklanmıştı~]. “Hiç sormadın,” dedi~. “Sormayınca anladım ki bağışlamıyorsun.” {H} dinledi^, aradı^; içinde^ [böyle bir akşam|böyle bir gün] yoktu~.',
      },
      {
        level: 3,
        text: '“Uyduruyorsun,” dedi^ {H}. “Beni avutmak için.” {F:gen} yüzü birden [kıpkırmızı oldu~|değişti~]. “Bunu uydursam,” dedi~, “daha iyisini uydururdum. Yağmurun altında bir arkadaş bekletmek [güzel bir hikâye değil|övünülecek şey değil].” Ellerini nereye koyacağını bilemiyordu~.',
      },
      {
        level: 3,
        text: '{H} ilk kez {F:dat} dikkatle baktı^. Ne zamandır taşıyordu~ bunu? [Her gülüşünün|Her selamının] altında bu muydu~? Birinin içinde yıllarca böyle bir taş dursun da yanındaki bilmesin; {H} bunu [aklına^ sığdıramadı^|bir türlü düşünemedi^].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Söz bitince ortada {S} kaldı~. {H} onu duydu^ ve düşündü^: o akşam da bir ses vardı~ belki, [yağmurun|rüzgârın] sesi. Aradı^, bulamadı^. Bulsaydı^ {F:dat} verecekti^, “İşte bu kadardı,” diyecekti^. Elinde^ [hiçbir şey|bir damla bile] yoktu~.',
      },
      {
        level: 2,
        text: 'O gece {H} uzun uzun o akşamı aradı^. {F} için bu kadar büyük olan şey kendisinde^ bir çizik bile [bırakmamıştı~|değildi~]. Beklemişti^ belki, ıslanmıştı^, sonra kurumuş, [uyumuş|karnını^ doyurmuş], hepsini unutmuştu^. Bu unutkanlıktan, ne tuhaf, hiç utanmadı^.',
      },
      {
        level: 1,
        text: 'Sabah {F:acc} buldu^. “Hatırlamıyorum,” dedi^. “Ne o günü ne yağmuru.” {F} inanmaz gibi baktı~. “Ben yıllardır [her yağmurda|hava her bozduğunda] hatırlıyorum.” Söz bir an durdu~. {H} {V.dik:acc} düşündü^; ya bunu da yıllar sonra kimse hatırlamayacaksa?',
      },
      {
        level: 3,
        text: '“Yani boşuna mı?” dedi~ {F}. “Bunca yıl [boşuna mı utandım|boşuna mı kaçtım]?” {H} omzuna dokundu^. “Boşuna değil. Ondan sonra beni hiç bekletmedin.” {F} bunu düşündü~, [parmaklarıyla saydı~|geriye doğru saydı~]; doğruydu~. Bir borç, kimsenin haberi olmadan, çoktan ödenmişti~.',
      },
      {
        level: 3,
        text: 'İki yüzde de aynı şaşkınlık vardı~. Biri [taş|yük] diye taşıdığını yere koyuyor, öbürü daha yeni sırtladığı şeye [kuşkuyla|başka gözle] bakıyordu~. {H} sırtındakini^ indirmedi^ hemen. Ama ne kadar süre taşıyacağını^ artık seçebilirdi^; bu da bir şeydi~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}, vakit kazanmak için. Eskiden bu işi düşünmeden yapardı^; son günlerde bunu bile [yanlış yapmaktan|bozmaktan] çekiniyordu^. Şimdi eli^ kendiliğinden gitti~, [geldi~|işini bitirdi~]. {F} gülümsedi~: “Bak, oldu işte.” {H} eline^ baktı^. Olmuştu~ gerçekten.',
      },
      {
        level: 2,
        text: '“Peki ne yaptın,” diye sordu^ {H}, “o kadar yıl, içinde bununla?” {F} düşündü~. “İlk yıl kaçtım. Sonra her yere [erken gitmeye|herkesten önce varmaya] başladım.” {H} gülmeye başladı^, çünkü doğruydu~: {F} nereye gitse oradakilerden önce varır, herkesi güler yüzle beklerdi~.',
      },
      {
        level: 3,
        text: '“Ben ne yapacağım?” dedi^ {H}, gülmesi^ geçince. “Onu ben bilmem,” dedi~ {F}. “Ama utancı [ayağına bağlarsan|sırtında bırakırsan] yürüyemezsin. Bir işe koş onu. Benimki [beni erken uyandırdı|bana yol yürüttü].” {H} içinden^ elindeki^ işlere baktı^; biri, en küçüğü, el salladı~ sanki.',
      },
      {
        level: 3,
        text: 'Akşam {H} o küçük işi düşündü^. {V.ince} dünya [yıkılmamıştı~|durmamıştı~], ama bir şey açıkta kalmıştı~; onu kapatmak bir tek {H:gen} [elindeydi~|elinden^ gelirdi~]. Tümünü değil. Ucundan, tutulacak kadar bir yerini. Yattı^ ve günlerdir ilk kez derin derin uyudu^.',
      },
      {
        level: 2,
        text: 'Uyanınca utanç yerli yerindeydi~; gece bir yere [gitmemişti~|kaçmamıştı~]. {H} onu yokladı^: biraz küçülmüş, kenarları [yumuşamıştı~|aşınmıştı~]. “Kalk,” dedi^ ona, sesli. “Seninle işimiz var.” Söylediğine^ [şaşırdı^|güldü^] ve ayağa kalktı^.',
      },
      {
        level: 3,
        text: 'Yolda {F:dat} rastladı^. {F} [yine erkendi~|herkesten önce kalkmıştı~]. “Nereye?” dedi~. {H} eliyle^ ileriyi gösterdi^, anlatmadı^. {F}+de sormadı~; yanında^ birkaç adım yürüdü~, sonra [kendi yoluna ayrıldı~|geride kaldı~], ayrılırken de iki parmağıyla omzuna^ vurdu~.',
      },
      {
        level: 1,
        text: '{H} bunu geri çeviremezdi^; olanı bir bir anlatacak, [sonra|arkasından] elinden^ gelen ilk işe, en küçüğüne başlayacaktı^. Öyle yaptı^. Kimse teşekkür etmedi~. İş bitince ellerini^ birbirine sürttü^; elleri^ ısınmıştı~.',
      },
      {
        level: 1,
        text: 'Çok sonra bir akşam hava bozdu~. {H} söz verdiği^ yere [herkesten|vaktinden] önce gitti^, ilk damlanın altında durdu^. Uzaktan {F} göründü~, o da erken gelmişti~. {H:acc} orada görünce başını geriye atıp güldü~.',
      },
    ],
  },
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
