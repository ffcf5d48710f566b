import type { Frame } from '../types.ts';

/** Somebody comes face to face with another, with one thought lost, or with themselves. */
export const MEETS: Frame = {
  name: 'meets',
  verbs: new Set(['karşılaşmak', 'rastlamak', 'tanışmak']),
  needs: ['someone', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. İkisi de aynı yana çekilip yol verdi~, sonra aynı anda öbür yana. Üçüncüde {X} güldü~.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.di}. Önce elleri tanıdı^: sol başparmaktaki eğri tırnak, kaşınınca kızaran bilek. Yüze bakmak daha uzun sürdü~.',
          needs: ['self', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Selam vermeyi unuttu^, elini^ uzatmayı unuttu^; aklına^ gelen ilk şeyi söyledi^: “Yağmur yağacak.” Yağmadı~.',
          needs: ['meets', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. {X} henüz görmemişti~; dönüp gidebilirdi^. Ayakkabısını^ bağlar gibi eğildi^. Doğrulduğunda^ {X} tam karşısındaydı~.',
          needs: ['human', 'third'],
        },
        {
          text: '{HP}, {EW.di}. “Sonunda,” dedi~ öteki. {H} bu sesi yalnız kendi kafasının^ içinden biliyordu^; dışarıdan daha ince geliyordu~.',
          needs: ['self'],
        },
        {
          text: '{HP}, {EW.di}. Bunun için seçilecek en kötü gündü~. {H} uykusuzdu^, dizleri^ toz içindeydi~ ve az önce birine kötü bir söz söylemişti^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. Yaklaşıp dokunmak istedi^, cesaret edemedi^. {X} sakindi~; ilk sözü {H:abl} bekliyordu~.',
        },
        {
          text: '{HP}, {EW.di}. Beş adım kala durdu^. Beş adım çoktu~, konuşmak için bağırmak gerekirdi~; dört adım azdı~. Aradaki adımı {X} attı~.',
        },
        {
          text: '{HP}, {EW.di}. Sonradan bunu {F:dat} anlatırken hep aynı yerden başladı^: “Üşüyordum, bir de acıkmıştım.” Olanın yanında bunların sözü olmazdı~ ama {H} atlamıyordu^.',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Yarım dakika ikisinden de ses çıkmadı~. Sonra aynı anda konuştular~, aynı anda sustular~. “Önce sen,” dedi~ {X}.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.di}. İlk düşündüğü^ şey, ne kadar küçük olduğuydu~; belki kendisi^ onu hep büyüterek hatırlamıştı^. {X} başını kaldırıp baktı~: “Boyun uzamış,” dedi~.',
          needs: ['younger'],
        },
        {
          text: '{HP}, {EW.di}. Söyleyecek bir şey aradı^, bulamadı^, bir adım geriledi^. {X} gülümsedi~. “Kaçma,” dedi~, “ben de ilk kez görüyorum.”',
          needs: ['!known'],
        },
        {
          text: '{HP}, {EW.di}. Yanlış gördüğünü^ sandı^, gözünü^ kaçırdı^, yeniden baktı^. Yanlış değildi~. Üstelik {X}+de gözünü kaçırmıştı~.',
        },
        {
          text: '{HP}, {EW.di}. O güne kadar bunu hep başkalarının başına gelir sanmıştı^; başkaları anlatır, {H} gülerdi^. Şimdi gülen kimse yoktu~.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Sormak istediği^ tek bir soru vardı~ ve {X} ondan başka her şeyden konuşmaya hazırdı~: havadan, yoldan, ekmeğin tadından. {H} soruyu üç kez dilinin^ ucuna getirdi^.',
          needs: ['!space'],
        },
        {
          text: 'Ona bir öğüt vermeliydi^. “Şunu yapma,” diyecekti^. Ama bugün durduğu^ yere o yanlıştan geçerek gelmişti^; öğüdü yuttu^.',
          needs: ['younger'],
        },
        {
          text: 'Ceplerini^ karıştırdı^, ona verecek bir şey aradı^. Bir düğme buldu^, bir de kırık bir tarak. Öteki düğmeyi tanıdı~: “Onu daha kaybetmedim,” dedi~.',
          needs: ['younger', 'human'],
        },
        {
          text: '{X:acc} bırakmak istemiyordu^ ama tutacak bahanesi^ de yoktu~. “Bir çay,” dedi^ sonunda. “İçtim,” dedi~ {X}. “Bir daha iç.”',
          needs: ['meets', 'human', '!space', '!confined'],
        },
        {
          text: '{V.dik} andan beri işine^ dönemiyordu^. Eline^ bir şey alıyor, bırakıyor, bıraktığını^ arıyordu^. “Ne arıyorsun?” diyenlere elindekini^ gösteriyordu^.',
          needs: ['!child', 'human'],
        },
        {
          text: '{X:acc} bir kez daha görmek istiyordu^. Aynı yere, aynı saatte, üç gün üst üste gitti^. Üçüncü gün kendinden^ utandı^, dördüncü gün yine gitti^.',
          needs: ['!confined'],
        },
        {
          text: 'Gerçek olup olmadığını başka türlü anlayamayacaktı^; elini^ uzattı^. {X} geri çekilmedi~. Parmakları^ bir karış kala kendiliğinden durdu~.',
          needs: ['!meets', 'human'],
        },
        {
          text: '{X} bir ara adını^ sordu~. {H} söyledi^. {X} adı ağzında çevirdi~, yanlış vurguladı~. {H} düzeltmedi^; öylesi de güzeldi~.',
          needs: ['first-time'],
        },
        {
          text: 'Bir şey olmamış gibi yürüyüp gitmeyi denedi^. On adım sonra arkasına^ baktı^. {X}+de bakıyordu~.',
        },
        {
          text: 'Kıskandı^. Ötekinin dizleri ağrımıyordu~, borcu yoktu~, gece uyanıp tavana bakmıyordu~. Üstelik bunların hiçbirinin farkında değildi~.',
          needs: ['younger', 'human', '!child'],
        },
        {
          text: 'Konuşmak istiyordu^, ama konuşunca {X:gen} gidebileceğini de biliyordu^. Bu yüzden uzattı^: önemsiz şeyler sordu^, cevabını bildiği^ şeyler, cevabı uzun süren şeyler.',
        },
        {
          text: '{H} o gün beklendiği^ yere gidemedi^, verdiği^ sözü tutamadı^. “Neredeydin?” diye sorduklarında doğruyu söyledi^; yalan söylese^ daha az kızarlardı.',
          needs: ['!confined', '!solitary'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '“Benden ne istiyorsun?” dedi~ {X}. “Hiç. Bir bakayım dedim.” “Baktın.” “Baktım,” dedi^ {H}. İkisi de önce ötekinin dönüp gitmesini bekledi~.',
        },
        {
          text: '“Mutlu muyuz?” diye sordu~ öteki. {H} önce yalan söylemeyi düşündü^, sonra gülmeyi. “Meşgulüz,” dedi^.',
          needs: ['younger'],
        },
        {
          text: '{V.dik:acc} {F:dat} anlattı^. “Ne giymişti?” dedi~ {F}. “Bilmiyorum.” “Ne dedi?” “Hatırlamıyorum.” “Peki sen ne biliyorsun?” {H} düşündü^. “Gözünü kaçırmadı,” dedi^.',
          gives: ['friend-knows'],
        },
        {
          text: '“Hiç değişmemişsin,” dedi~ {X}. Yalan olduğunu ikisi de biliyordu~. “Sen de,” dedi^ {H}; o da doğru değildi~. Rahatladılar~ ve ilk kez birbirinin yüzüne baktılar~.',
          needs: ['known', 'meets', 'third'],
        },
        {
          text: '“Buralı mısınız?” dedi~ {X}. “Hayır.” “Ben de değilim.” “Nerelisiniz?” {X} uzun uzun anlattı~. {H} yalnız sesini dinledi^; sonunda aklında^ bir tek yer adı kalmadı~.',
          needs: ['first-time', 'meets', 'human', '!space', '!child'],
        },
        {
          text: '“Beni görmemen gerekirdi,” dedi~ {X}. “Niye?” “Kural.” “Kimin kuralı?” {X} sustu~; kuralı kendisi de yeni duymuş gibiydi~.',
          needs: ['!meets', '!self'],
        },
        {
          text: '“Uyduruyorsun,” dedi~ {F}. “Uydurmuyorum.” “Öyleyse nasıl konuşuyordu, yap bakayım.” {H} denedi^. {F} bir adım geri çekildi~. “Tamam,” dedi~, “yapma bir daha.”',
          needs: ['!known'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} olanları dinlerken gözünü yerden ayırmadı~. “Ben olsam yolumu değiştirirdim,” dedi~. “Ben de öyle sanırdım,” dedi^ {H}.',
          gives: ['friend-knows'],
        },
        {
          text: 'Öteki, avucundaki kırıntıları bir serçeye attı~. “Büyüyünce ne olacağım?” dedi~. {H} çatlak ellerini^ arkasına^ sakladı^. “Meraklı,” dedi^.',
          needs: ['childhood', 'human', '!space'],
        },
        {
          text: '“Bir dakikan var mı?” dedi^ {H}. “Bir dakikam var,” dedi~ {X}. Saat tutan olsa o dakikanın güneş batarken bittiğini görürdü.',
          needs: ['!space', '!tight'],
        },
        {
          text: '“Niye şimdi?” dedi^ {H}. {X} omuz silkti~. “Başka zaman da geldim. Bakmıyordun.” “Söyleseydin.” “Söyledim ya,” dedi~ {X}, “şimdi.”',
          needs: ['!meets'],
        },
        {
          text: '“Seni gördüm,” dedi~ {F}. “Selam verecektim, veremedim. Yüzün kapalıydı.” “Kapalı mıydı?” “Kapıya tabela asmışsın gibi: Geleceğim, bekleyin.”',
          needs: ['third', '!self', '!space'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '“Kiminle konuşuyordun?” dediler~. {H} dönüp gösterdi^; gösterdiği^ yer boştu~. “Az önce buradaydı,” dedi^ ve böyle diyenlere nasıl bakıldığını ilk kez gördü^.',
          needs: ['!meets'],
        },
        {
          text: '{X} o akşam gidiyordu~; bunu en sona saklamıştı~. “Dönecek misin?” “Bilmem.” {H} güneşe baktı^: Batmasına iki karış kalmıştı~.',
          needs: ['meets', '!space', '!tight', '!confined'],
        },
        {
          text: 'Öteki durmadan soruyordu~. Anneyi sordu~, sokaktaki köpeği sordu~. “Peki o iş oldu mu?” dedi~. {H} köpekten sonrasına cevap vermedi^.',
          needs: ['younger', 'human', '!space'],
        },
        {
          text: '“Bana bir özür borcun var,” dedi~ {X}; gülümseyerek söylemişti~. {H} unutmuş gibi yaptı^. {X} günü söyledi~, saati söyledi~, o gün esen rüzgârı söyledi~.',
          needs: ['known', 'meets'],
        },
        {
          text: '{X} ertesi gün ortada yoktu~. {H} sordu^; sorduğu^ kişiler birbirine baktı~. Öyle birini gören olmamıştı~.',
          needs: ['!meets', '!solitary'],
        },
        {
          text: '{H:gen} elleri^ durmuyordu~. Bir ipi çözüp yeniden düğümledi^, bir ekmeği ufaladı^; kuşlar toplandı~. “Bitir şu işi,” dedi~ {F}, “ya git konuş ya unut.” Kuşlar ekmeğin kalanını bekliyordu~.',
          needs: ['!door', 'human', '!space', '!confined', '!tight'],
        },
        {
          text: '{X:gen} bir sözü ertesi gün kulağında^ çınladı~: “Kendine iyi bak.” Söylenirken sıradandı~. Şimdi üç ayrı anlama geliyordu~ ve {H} üçünden de suçlu çıkıyordu^.',
        },
        {
          text: 'Görenler olmuştu~. Akşama varmadan herkes kimin kiminle, nerede, ne kadar durduğunu biliyordu~. Ne konuşulduğunu bilen yoktu~, onu da uydurdular~. {H} uydurulanı daha çok beğendi^.',
          needs: ['meets'],
        },
        {
          text: 'Böyle iki kişi bir yere fazlaydı~. Birinin gitmesi gerekiyordu~ ve ikisi de ötekinin gideceğine güveniyordu~.',
          needs: ['self'],
        },
        {
          text: '{H} o gece uyumadı^, {V.mek:acc} baştan kurdu^: Bu kez doğru sözü buluyor, doğru yerde susuyordu^; bu kez {X} kalıyordu~. Sabah olunca bir an ikisini karıştırdı^: Hangisi olmuştu~?',
        },
        {
          text: '{F} iki kez çağırdı~, {H} ikisinde de gitmedi^. Üçüncüsünde {F} gelip karşısına^ oturdu~. “Bir kişi gördün,” dedi~, “dünya durdu.” {H} durmadığını söyledi^; söylerken hangi günde olduklarını hatırlamaya çalışıyordu^.',
          gives: ['friend-knows'],
        },
        {
          text: '{X} her seferinde biraz daha erken gidiyordu~. {H} bunu ölçtü^: ilk gün gölgesi^ ayağının^ ucundayken, ertesi gün daha gölge belirmemişken.',
          needs: ['!space', 'human', '!tight', '!meets', '!self'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'İkinci kez karşı karşıya gelmeleri tesadüf değildi~; {H} beklemişti^. “Tesadüfe bak,” dedi^. “Bak,” dedi~ {X}, “ben de bekliyordum.”',
          needs: ['third'],
        },
        {
          text: '“Beni de götür,” dedi~ öteki. Götüreceği^ yeri düşündü^: dar, gürültülü, pahalı. “Olmaz,” dedi^ {H}. “Gelirsen ben gelmemiş olurum.” Öteki hemen anladı~; o yaşta akıllıydı~.',
          needs: ['younger', '!child'],
        },
        {
          text: 'Yağmur bastırdı~; ikisi aynı saçağın altına sığındı~. Konuşmadan durmak konuşmaktan kolaydı~. Yağmur dindi~. İkisi de dinmemiş gibi yaptı~.',
          needs: ['human', '!space', '!confined', '!tight'],
        },
        {
          text: '{F} peşine^ takıldı~. Vardıklarında {X} oradaydı~. {F} baktı~, gözünü kapattı~, açtı~, yine baktı~. “Senin gördüğünü ben de görüyor muyum?” diye fısıldadı~.',
          needs: ['!meets'],
          gives: ['friend-there', 'friend-knows'],
        },
        {
          text: 'İkisi aynı anda yere düşmüş bir eldivene uzandı~. Avuçlarında aynı çizgi vardı~, aynı yerde kesiliyordu~. Öteki avucunu kapattı~. “Bakma,” dedi~.',
          needs: ['self', 'human', '!space'],
        },
        {
          text: '“İstersen giderim,” dedi~ {X}. “Bir daha gelir misin?” “Gelmem.” {H} düşündü^. Evet demek de hayır demek de bir nefesti~; nefesini^ tuttu^.',
          needs: ['!meets'],
        },
        {
          text: '{X} elini uzattı~. {H:gen} elleri^ doluydu~: bir sepet, bir çıkın, bir demet soğan. Hepsini çamura bıraktı^ ve uzatılan eli tuttu^.',
          needs: ['meets', 'human', '!space', '!confined', '!child'],
        },
        {
          text: 'Bir tek söz hakkı olsa ne derdi^? Yol boyunca bunu aradı^, buldu^ da. Sonra {X:acc} gördü^ ve bulduğunu^ değil, başka bir şeyi söyledi^: “Üşümüşsün.”',
          needs: ['!space', '!confined'],
        },
        {
          text: '“Beni unutacaksın,” dedi~ {X}. “Unutmam.” “Kapat gözünü, ne giydiğimi söyle.” {H} gözünü^ kapattı^ ve yakadan başlayıp düğme düğme saydı^. Bir düğmede yanıldı^.',
          needs: ['human'],
        },
        {
          text: '“Doğru söyle,” dedi~ {X}, “beni görünce sevindin mi?” Kolay bir soruydu~, cevabı tek heceydi~. {H} o heceyi söyleyene kadar {X} iki kez başka yere baktı~.',
        },
        {
          text: '{F:acc} alıp aynı yere götürdü^. “Burada mı?” dedi~ {F}. “Burada.” Bekledi^, bekledi^. “Gelmeyecek,” dedi~ {F}, esnedi~. Ağzı açık kaldı~. {X} karşıdan geliyordu~.',
          needs: ['!confined', '!space'],
          gives: ['friend-there', 'friend-knows'],
        },
        {
          text: 'Birisi para uzattı~: “Bir daha yan yana görünmeyin.” Az para değildi~. {H} saydı^, eksiksizdi~. Parayı geri verdi^, bir tanesini de kendi cebinden^ ekledi^: “Bu da zahmetin için.”',
          needs: ['meets', 'human', '!child', '!space', '!confined'],
        },
        {
          text: '“Bana bir şey anlat,” dedi~ {X}. “Ne anlatayım?” “Kimseye anlatmadığını.” {H} onu anlattı^. Bitince {X} bir şey demedi~, yalnızca biraz daha yakına geldi~.',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '{H} gitmedi^. Ortalık boşaldı~, ışıklar azaldı~; yerinden^ kalkmadı^. “Daha ne var?” dedi~ {X}. “Başlamadık ki,” dedi^ {H}.',
        },
        {
          text: '{H} ona doğruyu söyledi^; hepsini değil, taşıyabileceği kadarını. Öteki dinledi~, bir süre düşündü~. “Fena değilmiş,” dedi~.',
          needs: ['younger'],
        },
        {
          text: '{H} ne diyeceğini^ bulmuştu^: “Seni aramadım. Ama bulunca sevindim.” {X} başını salladı~; ikinci cümle yetmişti~.',
          needs: ['!self'],
        },
        {
          text: '{H} nerede bulunabileceğini^ bir kâğıda yazıp {X:dat} verdi^. {X} okumadan cebine koydu~. Okumaması iyiye işaretti~; okuyan hemen karar verirdi~.',
          needs: ['meets', 'human', '!child'],
        },
        {
          text: '{H} bu kez vedayı atlamadı^. “Hoşça kal,” dedi^, karşılığını bekledi^, aldı^, sonra yürüdü^. Öncekilerin hepsinde kaçmıştı^.',
        },
        {
          text: '{H} onu uyarmaktan, kurtarmaktan, düzeltmekten vazgeçti^. Boynundaki^ atkıyı çözüp ötekinin boynuna sardı^. “Soğuk olacak,” dedi^; söyleyeceklerinin^ hepsi bu kadardı~.',
          needs: ['younger', 'human', '!space'],
        },
        {
          text: '“Kal,” dedi^ {H}. “Başkaları görmüyor diye gidecek değilsin.” {X} oturdu~; oturduğu yer hiç çökmedi~, ama oturdu~.',
          needs: ['!meets', '!self'],
        },
        {
          text: '{H} saklamayı bıraktı^. {V.dik:acc} anlatacak, soran olursa yerini de gösterecekti^. İlk soran {F} oldu~; {H} önüne düştü^, götürdü^.',
          needs: ['!friend-there', '!confined'],
        },
        {
          text: '“Özür dilerim,” dedi^ {H}. Aradan geçen zaman iki kelimeyi ağırlaştırmıştı~; söyleyince boğazı^ acıdı~. {X} “Ne için?” demedi~.',
          needs: ['known', 'meets'],
        },
        {
          text: '{H} bir söz verdi^: yılda bir, aynı gün, aynı yerde. {X} söz vermedi~, ama yanlış anlamamak için günü iki kez tekrarladı~.',
        },
        {
          text: '“Benimle gel,” dedi^ {H}. “Nereye?” “Bilmiyorum.” {X} ayağa kalktı~, üstünü silkeledi~. “Bilmediğin yere gelirim,” dedi~, “bildiğin yere gelmezdim.”',
          needs: ['meets', '!confined'],
        },
        {
          text: '{F} yolun başında bekliyordu~. “Ne karar verdin?” {H} arkasını^ gösterdi^; {X} orada, olduğu yerde duruyordu~. “Daha konuşacağız,” dedi^. “Sen git, beni bekleme.”',
          needs: ['!friend-there', '!confined', '!space'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Ertesi yıl aynı gün yine oradaydı^. Ayak sesini duyduğunda^ başını^ hemen kaldırmadı^; birkaç adım daha bekledi^, adımları saydı^.',
          needs: ['!unreal', 'human', '!confined', '!space'],
        },
        {
          text: 'Yıllar sonra bir gün karşısına^ yaşlı biri çıktı~; bakışı tanıdıktı~. Bu kez sormak {H:dat} düşüyordu~. “Mutlu muyuz?” dedi^.',
          needs: ['younger', 'human'],
        },
        {
          text: '{X:acc} bir daha görmedi^. Ama kalabalıkta o yürüyüşe benzeyen biri geçse hâlâ hızlanıyor, yüzünü görünce yavaşlıyordu^.',
          needs: ['!confined', '!space', 'meets'],
        },
        {
          text: 'Kimse inanmadı~; {F}+de yarı yarıya inandı~. O yarı {H:dat} yetti~.',
          needs: ['!meets'],
        },
        {
          text: 'Akşamları artık iki bardak çıkarıyordu^. Birine {X} üç şeker atıyordu~, karıştırmadan. {H} her seferinde kaşığı uzatıyor, {X} her seferinde “Dibi tatlı kalsın,” diyordu~.',
          needs: ['meets', 'human', '!space', '!confined'],
        },
        {
          text: 'Aynı yerden geçerken adımlarını^ sayıyordu^ artık. Beşe gelince duruyor, bir süre bekliyor, sonra kalan adımı kendisi^ atıyordu^.',
          needs: ['!confined', '!space'],
        },
        {
          text: '{X} giderek daha az geldi~: önce haftada bir, sonra ayda. Son gelişinde hiç konuşmadı~; {H} onun yerine de konuştu^.',
          needs: ['!meets', '!self'],
        },
        {
          text: '“O gün yolunu değiştirseydin?” dedi~ {F} bir gün. “Değiştirmiştim,” dedi^ {H}. “Ben her gün öbür yoldan giderdim.”',
          needs: ['!confined'],
        },
        {
          text: 'Yıllar geçti~; yüzünü unuttu^, adını unuttu^. Sesini hatırlıyordu^, onu da yanlış: {X} aslında hiç o kadar yavaş konuşmamıştı~.',
          needs: ['first-time', 'meets'],
        },
        {
          text: 'Öteki gideli beri bir şey fark etti^: Başparmağıyla^ tırnağının^ kenarını kazıyordu^; çoktan bıraktığı^ bir alışkanlıktı~. Kızmadı^, elini^ cebine^ soktu^.',
          needs: ['younger', 'human'],
        },
        {
          text: '“Bir daha görsen ne dersin?” diye soran oldu~. {H} düşündü^, tarttı^, vazgeçti^. “Önce onun konuşmasını beklerim,” dedi^. “Geçen sefer ben çok konuştum.”',
        },
        {
          text: 'O günden beri bir yere girerken, kim var diye, önce köşelere bakıyordu^. Çoğu zaman kimse olmuyordu~. {H} boş köşeye de başıyla^ selam verip geçiyordu^.',
          needs: ['!meets', 'human', '!space'],
        },
        {
          text: 'Sonradan bunu çok kişiye anlattı^, her seferinde biraz kısaltarak. En sonunda tek cümle kaldı~: “Baktım, baktı.” Soranların çoğuna bu yetiyordu~.',
        },
        {
          text: '“Hâlâ düşünüyor musun?” dedi~ {F}. “Neyi?” dedi^ {H}. {F} güldü~; cevabı almıştı~.',
        },
        {
          text: 'Ayrılırken bir şey unuttuğunu^ sanmış, dönüp bakmıştı^. Unuttuğu^ bir şey yoktu~. Yine de o günden beri bir yerden ayrılırken dönüp iki kez bakıyordu^.',
        },
      ],
    },
  ],
};
