import type { Frame } from '../types.ts';

/** Somebody comes back to where they once left. */
export const RETURNS: Frame = {
  name: 'returns',
  verbs: new Set(['dönmek', 'geri dönmek', 'geri gelmek']),
  needs: ['goes-back', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Kimseye duyurmadan durdu^ ve bildiği^ seslerin hâlâ orada olup olmadığını dinledi^. Üçü yerindeydi~. Dördüncüsü, en sevdiği^, yoktu~.',
        },
        {
          text: '{HP}, {EW.di}. Yolda yanına^ katılan biri, ayrılırken, “Seni bekleyen var mı?” diye sormuştu~. {H} o zaman “Var,” demişti^. Şimdi bu cevabın doğru olup olmadığına bakıyordu^.',
        },
        {
          text: '{HP}, {EW.di}. Elinde^ tek bir çanta vardı~; sapı kopmuş, iple bağlanmıştı~. Kimse karşılamaya gelmemişti~, çünkü geleceğini^ kimseye bildirmemişti^. İlk gören bir köpek oldu~; kalktı~, kokladı~, yeniden yattı~.',
          needs: ['settled', 'town'],
        },
        {
          text: '{HP}, {EW.di}. Gelene kadar söyleyeceklerini^ sıraya koymuştu^: önce bir selam, sonra bir özür, en sona da sebepler. İlk karşılaştığı^ yüz tanımadığı^ biriydi~ ve üçü de söylenmeden kaldı~.',
        },
        {
          text: '{HP}, {EW.di}. Yolun sonunu topallayarak yürüdü^; ayakkabısının^ topuğu çıkmıştı~, topuğu cebine^ koymuştu^. Böyle dönmeyi hiç düşünmemişti^.',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.di}. Kimseye görünmeden bir süre uzaktan baktı^. Şu duvar yeniydi~, şu yıkılmıştı~, şuraya bir çit çekmişlerdi~. Değişmeyen tek şey kokuydu~: ıslak toprak ve duman.',
          needs: ['town'],
        },
        {
          text: '{HP}, {EW.di}. “Yanlış geldin galiba,” dedi~ karşısına^ çıkan ilk kişi. Adını^ söyledi^. Öteki adı iki kere tekrarladı~, sonra arkasına seslendi~: “Gelin, bakın kim gelmiş!” Gelen olmadı~.',
        },
        {
          text: '{HP}, {EW.di}. Eli^ boş gelmiş olmamak için yolda bir çıkın üzüm almıştı^. Vardığında^ üzümün yarısı ezilmiş, suyu kolundan^ aşağı akmıştı~. İlk gördüğü^ çocuğa verdi^ hepsini.',
          needs: ['settled', 'town', '!child'],
        },
        {
          text: '{HP}, {EW.di}. Ayrıldığı^ gün, bir daha adımımı atmam, demişti^. Bunu duyan iki kişi vardı~ ve şimdi ikisi de oradaydı~. Biri gülümsedi~. Öteki yüzünü çevirdi~.',
        },
        {
          text: '{HP}, {EW.di}. Buraya kadar acele etmiş, son adımlarda yavaşlamıştı^. Bir kadın su dolu kovasını yere koydu~, elini gözüne siper etti~. “Sen misin?” dedi~. Sonra cevabı beklemeden kovayı alıp gitti~.',
          needs: ['town', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Yeri^ dolmuştu~; bunu ilk bakışta gördü^. Eskiden durduğu^ köşede bir başkası duruyor, kimse de bunu tuhaf bulmuyordu~. “Birine mi baktın?” dediler~. “Evet,” dedi^. “Eski bir tanıdığa.”',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Geri almak istediği^ bir söz vardı~; giderken söylemişti^, üç kişinin önünde. Üçünü de tek tek buldu^. İkisi sözü unutmuştu~. Üçüncüsü ezbere biliyordu~.',
        },
        {
          text: 'Yolda duyduğu^ bir haberi iletmesi^ gerekiyordu~; iyi bir haber değildi~. Kapıya kadar gitti^, içeride gülüşüyorlardı~. O gün söylemedi^. Ertesi gün de gülüşüyorlardı~.',
          needs: ['settled'],
        },
        {
          text: 'Ne aradığını^ soranlara “hiç” dedi^, ama her gün aynı saatte aynı yerden geçti^. Orada bir zamanlar birine söz vermişti^. Sözü kelimesi kelimesine hatırlıyordu^; verdiği^ kişinin sesini hatırlamıyordu^.',
        },
        {
          text: 'Yapılacak üç iş vardı~: bir mezarı ziyaret etmek, bir borcu ödemek, bir kişinin yüzüne bakmak. Borçtan başladı^, çünkü en kolayı buydu~. Alacaklı ölmüştü~; oğlu parayı saydı~, “Bu eski hesap,” dedi~ ve yarısını geri itti~.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Bir gün kalıp gidecekti^. Öyle söylemiş, öyle de inanmıştı^. İkinci gün kendini^ devrilmiş bir çiti doğrulturken buldu^. Üçüncü gün kimse ne zaman gideceğini^ sormadı~.',
          needs: ['human', 'town', '!space'],
        },
        {
          text: 'Eskiden ona^ seslenirken kullandıkları bir ad vardı~; kimse o adı söylemiyordu~ artık. Bir hafta boyunca “sen” diye çağrıldı^. Dönüşünün^ sebebi biraz da buydu~: o adı bir kez daha duymak.',
        },
        {
          text: 'Özür dilemek istediği^ biri vardı~. O kişi her sabah aynı yoldan geçiyor, başını çevirmiyordu~. {H} yolun kenarında durdu^: bir gün, iki gün, beş gün. Altıncı gün öteki yolunu değiştirdi~.',
        },
        {
          text: 'Gelirken aklında^ hep aynı yer vardı~: dut ağacının altındaki taş sıra. Ağaç kesilmişti~. Sıra duruyordu~, ama güneşin altında, oturulmayacak kadar sıcaktı~. {H} yine de oturdu^.',
          needs: ['town', '!space'],
        },
        {
          text: 'İlk akşam bir sofraya çağrıldı^. Tabağını^ doldurdular~, boşalınca yine doldurdular~, gideli ne kadar olduğunu parmak hesabıyla buldular~; neden gittiğini^ sormadılar~. {H} o soru için bütün yol boyunca cevap hazırlamıştı^.',
          needs: ['settled'],
        },
        {
          text: 'İş istedi^, ne olursa. Ona^ odun yarmayı verdiler~; belki yapamaz diye, belki de gözlerinin önünde olsun diye. Akşama avuçları^ su topladı~. Kimse bir şey demedi~, ama ertesi sabah baltanın sapına bez sarılmıştı~.',
          needs: ['settled', 'town', '!child', '!old'],
        },
        {
          text: '“Ne almaya geldin?” diye sordular~, çünkü geri gelen herkes bir şey almaya gelirdi~. {H} düşündü^; alacak bir şeyi^ kalmamıştı~. “Bakmaya geldim,” dedi^. Bu cevap kimseyi rahatlatmadı~.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '{F} geldiğinde nefes nefeseydi~, bir ayakkabısının bağı çözüktü~. {V.dik:acc} yoldan geçen bir çocuktan öğrenmişti~. “Hiç yazmadın,” dedi~. “Yazdım. Göndermedim.” {F} eğilip bağını bağladı~; doğrulduğunda gözleri kızarmıştı~.',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ne kadar kalacaksın?” dedi~ {F}. Bunu sorarken yüzüne^ bakmadı~. “Bilmiyorum.” “Bilmiyorsan,” dedi~ {F}, “bana söyleme. Alışırım sonra.” Yine de gitmedi~, akşam olana kadar orada kaldı~.',
        },
        {
          text: '{F}, {V.dik:acc} duyunca bir tencere çorba getirdi~; kapağını iple bağlamış, dökülmesin diye yol boyunca iki eliyle tutmuştu~. “Önce ye,” dedi~, “sonra kavga ederiz.” {H} tencerenin dibini sıyırdı^. Kavga çorbadan kısa sürdü~.',
          needs: ['settled'],
        },
        {
          text: '{F} onu^ görünce yanından^ geçip gitti~, on adım sonra durdu~, geri geldi~. “Tanımadım sandın, değil mi? Tanıdım. Kızgınım da ondan.” “Daha ne kadar kızacaksın?” diye sordu^ {H}. “Bekle,” dedi~ {F}. “Yeni başladım.”',
        },
        {
          text: '“Hiç değişmemişsin,” dedi~ {F}. “Sen de,” dedi^ {H}. İkisi de doğru değildi~, ikisi de iyi geldi~. Sonra {F} gidenlerin adını saymaya başladı~: ölenler, taşınanlar, küsenler. Sayması uzun sürdü~.',
        },
        {
          text: '{F} bir tahta kutu getirdi~. “Giderken bunu bende unuttun,” dedi~. İçinde dişleri eksik bir tarak, iki düğme, bir karış da kurdele vardı~. {F} bunların hepsini saklamıştı~, üstelik tozlarını almıştı~.',
          needs: ['settled'],
        },
        {
          text: '{V.dik:acc} {F} üç ayrı kişiden duymuş, üçüne de inanmamıştı~. “İşte buradayım,” dedi^ {H}. {F} çevresini^ dolandı~, bir sağdan baktı~, bir soldan. “Biraz incelmişsin,” dedi~, “ama sensin.”',
        },
        {
          text: '{F} soru sormadı~; yokluğunda^ olanları anlattı~: hangi kuyu kurumuş, kim kimle barışmış, kimin kızı doğmuş. {H} dinledikçe, her şeyin o^ olmadan da pekâlâ yürüdüğünü anladı^. “Bir tek seni soran olunca susuyordum,” dedi~ {F}.',
        },
        {
          text: 'Akşamüstü {F} geldi~, elini uzatacak mı, uzatmayacak mı, bir türlü karar veremedi~. Sonunda {H} uzattı^. {F} eli sıktı~, bırakmadı~, çevirip avucuna baktı~. “Nasır tutmuş,” dedi~. “Demek oralarda da iş varmış.”',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Her hareketini^ eskisiyle karşılaştırıyorlardı~. “Eskiden böyle gülmezdi,” diyorlardı~, “eskiden böyle susmazdı.” {H} bir gün dayanamadı^: “Eskiden siz de bu kadar bakmazdınız.”',
        },
        {
          text: '{V.dik} için sevinenler de vardı~; onlar başka türlü yoruyordu~. Her gün aynı olayı anlattırıyor, hep aynı yerinde gülüyorlardı~. Bir gün {H} olayın sonunu değiştirdi^; kimse beğenmedi~.',
        },
        {
          text: '{V.dik:acc} öğrenenler arasında gidişini^ unutmayanlar da vardı~. Biri selamını^ almadı~, biri adını^ duyunca yere tükürdü~. Üçüncüsü en terbiyelisiydi~: hatırını^ sordu~ ve o günden sonra bir daha yanına^ yaklaşmadı~.',
        },
        {
          text: 'Duvara kömürle tek kelime yazmışlardı~: “Git.” {H} bir kova suyla bir parça çuval buldu^. Sildikçe kömür dağıldı~, duvar baştan başa karardı~, ama kelime okunmaz oldu~. Ertesi sabah yenisi yazılmamıştı~.',
          needs: ['settled', 'town'],
        },
        {
          text: '“Burada işler değişti,” dediler~. Neyin değiştiğini yanlış yapa yapa öğrendi^: oturduğu^ yer başkasınındı~, geçtiği^ yol kapatılmıştı~, selam verdiği^ ilk kişi herkesin küs olduğu kişiydi~.',
        },
        {
          text: 'Para bitti~. Önce kemerini^ sattı^, sonra paltosunu^. Alan adam paltoyu evirip çevirdi~, astarındaki söküğü gördü~, yine de istenenin iki katını verdi~. Neden yaptığını söylemedi~.',
          needs: ['settled', '!child'],
        },
        {
          text: '{V.me:acc} konuşmak için toplandılar~. Çağrılmadı^, ama sesleri duyuyordu^. “Kalsın,” dedi~ biri. “Ya gene giderse?” dedi~ öteki. Gece yarısına kadar başka cümle kuran çıkmadı~.',
        },
        {
          text: 'Eskiden her karışını bildiği^ yerde yolunu^ şaşırdı^. Aynı köşeden üç kez geçti^. Üçüncüsünde bir çocuk koşup elinden^ tuttu~: “Nereye gideceksin? Ben götüreyim.” {H} elini^ çekemedi^; yol boyunca utandı^.',
          needs: ['human', 'town'],
        },
        {
          text: '{V.dik:acc} duyan bir alacaklı çıktı~ ortaya. {H:gen} çoktan unuttuğu^ bir borçtu~: bir kışlık ekmek parası, bir de tutulmamış söz. “Paradan vazgeçtim,” dedi~ adam.',
          needs: ['settled', '!child'],
        },
        {
          text: '{F} üç gün görünmedi~. Dördüncü gün {H} gidip onu buldu^. {F} başını işinden kaldırmadı~. “Sen yokken bana seni sordular,” dedi~. “Bilmiyorum dedim. İnanmadılar. Bir yıl boyunca sordular.”',
          needs: ['friend-knows'],
        },
        {
          text: '“Niye geldin?” sorusu her gün bir başkasının ağzından çıkıyordu~. İlk günler uzun cevaplar verdi^. Sonra cevap tek kelimeye indi~: “Özledim.” En sonunda yalnızca gülümsüyordu^ ve soranlar bunu kibir sayıyordu~.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: '{F} bir gece gelip, “Senin gittiğin yere ben de gitsem?” diye sordu~. {H} orasını övebilirdi^, kötüleyebilirdi^ de. “Oraya giden ben değildim,” dedi^ sonunda, “buradan kaçan bendim.” {F} gitmedi~; o gece bir daha da konuşmadı~.',
        },
        {
          text: 'Bir yabancı geldi~, aynı yoldan, aynı yorgunlukla. Kimse dönüp bakmadı~. {H} yanına gitti^, adını sordu^, sonra bu adı ötekilere yüksek sesle söyledi^. Birkaç kişi başını kaldırdı~.',
        },
        {
          text: 'Bir gece yangın çıktı~. Kova taşıyanların arasında bir yer boştu~; {H} oraya girdi^, sağdan aldığı^ kovayı sola verdi^, sabaha kadar. Alevler sönünce yanındaki^ adam isli elini uzattı~. “Ben seni tanımıyorum,” dedi~. “Tanırsın,” dedi^ {H}.',
          needs: ['settled', 'town'],
        },
        {
          text: 'Giderken geride bıraktığı^ kişi sonunda karşısına^ çıktı~. Önce başka şeylerden söz edildi~: yoldan, havadan, bir tanıdığın hastalığından. Sonra öteki, “Bir gün bekledim seni,” dedi~. “Bütün bir gün. Akşam olunca anladım.” “Özür dilerim,” dedi^ {H}.',
        },
        {
          text: 'Yeniden gitmesi^ için iyi bir teklif aldı^: yolculuk hazırdı~, orada yer hazırdı~, sabah çıkılacaktı~. “Burada sana ihtiyaç yok ki,” dedi~ haberi getiren, hiç kötü niyeti olmadan. {H} bütün gece uyanık kaldı^.',
          gives: ['offer'],
        },
        {
          text: 'Hasta yatan yaşlı bir kadın, onu^ çoktan ölmüş biri sandı~, elini^ tuttu~. “Geldin ha,” dedi~. Düzeltmek bir kelimeydi~. {H} odadakilere baktı^; hepsi başını eğmişti~. “Geldim,” dedi^.',
          needs: ['settled'],
        },
        {
          text: 'Yıkılmış bir geçidin arkasında biri mahsur kalmıştı~, sesi zor duyuluyordu~. Ötekiler kazmaya uğraşırken {H} eski bir yan yolu hatırladı^; dardı~, kimse kullanmazdı~. Girdi^. Çıktığında^ arkasında^ titreyen biri vardı~.',
        },
        {
          text: 'Gitmeden önce gömdüğü^ çömleği aradı^. Yerini eliyle^ koymuş gibi buldu^, kazdı^. Çömlek duruyordu~, içi boştu~; bir kâğıt bırakmışlardı~: “İhtiyacım vardı. Affet.” İmza yoktu~, ama {H} el yazısını tanıdı^.',
          needs: ['settled'],
        },
        {
          text: 'Ayrıldığı^ günden kalma bir suç vardı~; bunca zaman hep onun^ adıyla^ anılmıştı~. Yapan başkasıydı~, iki adım ötede duruyordu~, sesi kesilmişti~. Tek bir isim söylemesi^ yeterdi~. {H} ona baktı^, uzun uzun; öteki önüne baktı~.',
          gives: ['accused'],
        },
        {
          text: 'Bir cenazede tabutun dördüncü kolu boştu~. Ölen, ona^ en çok kızmış olan adamdı~. {H} kolu omzuna^ aldı^. Yol yokuştu~; kimse yerini^ almaya gelmedi~, gelen olsa da vermeyecekti^.',
          needs: ['settled', '!child', '!old'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Yola çıkılacak sabah gelmedi^. Bir süre beklediler~, sonra peşinden^ birini yolladılar~. Giden onu^ {F:gen} yanında buldu~, elinde^ bir süpürge vardı~. “Vaktim yok,” dedi^ {H}.',
          needs: ['offer', 'human'],
        },
        {
          text: 'İsmi herkesin önünde söylemedi^; gitti^, suçu işleyene söyledi^: “Biliyorum.” Öteki ağlamaya başladı~. “Benden ne istiyorsun?” “Hiç,” dedi^ {H}. “Bil istedim.”',
          needs: ['accused'],
        },
        {
          text: 'Sabah, yola çıkılacak saatte oradaydı^. “Gelmiyor musun?” dediler~. “Hayır,” dedi^. “Ben geleceğim yere geldim.” Kimse ısrar etmedi~; ona^ ayrılan yere bir çuval koydular~.',
          needs: ['offer'],
        },
        {
          text: 'Kalmaya tek bir gün için karar verdi^. Akşam olunca bir gün daha verdi^ kendine^, ertesi akşam bir gün daha. {F} onuncu günde güldü~: “Sen böyle böyle ihtiyarlarsın burada.”',
          needs: ['!accused'],
        },
        {
          text: 'Çantasını^ boşalttı^. Gömleğini^ çiviye astı^, tarağını^ pencerenin kenarına koydu^, boş çantayı da tavan arasına kaldırdı^. Merdivenden inerken dizleri^ titriyordu~.',
          needs: ['settled', 'town', '!accused'],
        },
        {
          text: 'Gittiği^ günü anlattı^, ilk kez, hiçbir yerini düzeltmeden: kimi kırdığını^, neden haber vermediğini^, yolun neresinde durup arkasına^ baktığını^. Dinleyenlerden biri kalkıp gitti~. Ötekiler kaldı~. “Devam et,” dediler~.',
          needs: ['!offer', '!accused'],
        },
        {
          text: '{F:dat} döndü^. “Beni bir daha beklemeyin,” dedi^. {F} irkildi~. “Çünkü bir yere gitmiyorum.” {F} önce kızdı~ böyle söylediğine^, sonra gülmeye başladı~.',
        },
        {
          text: 'Gitti^ sonunda, ama bu sefer herkese tek tek haber vererek. Ne zaman geleceğini^ de söyledi^. Söylediği^ günden bir gün önce geri geldi^; {F} çoktan yola çıkmış, onu^ bekliyordu~.',
          needs: ['!offer'],
        },
        {
          text: 'Onu^ suçlayanlarla aynı sofraya oturdu^. Ekmeği böldü^, büyük parçayı karşıya itti^. Bir süre kimse dokunmadı~. Sonra yaşlı biri uzanıp aldı~, tuza batırdı~.',
          needs: ['settled', '!offer'],
        },
        {
          text: 'O ismi söylemedi^. Suçu işleyen o akşam kendisi geldi~, her şeyi anlattı~. {H} sonuna kadar dinledi^. “Ben duymadım,” dedi^. “Git, onlara anlat.”',
          needs: ['accused'],
        },
        {
          text: 'Eski yerini^ geri istemedi^. Kenarda, kimsenin gözünün olmadığı bir köşe seçti^, orayı temizledi^, orada durdu^. Gelip geçenler önce yadırgadı~, sonra yol sormaya başladı~.',
          needs: ['!offer', '!accused'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '{F} hâlâ arada bir, “Gelmeseydin ne yapardık?” diyordu~. “Beni beklerdiniz,” dedi^ bir gün {H}. “Beklemezdik,” dedi~ {F}, gözlerini kaçırarak.',
        },
        {
          text: '{V.meden} önceki günlerini^ herkes saymıştı~, sonrakileri sayan olmadı~. {H} ikisini de sayıyordu^. Sayılar birbirine yetiştiği gün bunu bir tek {F:dat} haber verdi^.',
        },
        {
          text: 'Bir gün yabancının biri yol sordu~. {H} tarif etti^: şuradan dön, büyük taşı geç, sağa. Yabancı, “Buralı mısın?” dedi~. {H} bu sorunun sorulmasını ne kadar istediğini^ o an anladı^. “Buralıyım,” dedi^.',
          needs: ['!space'],
        },
        {
          text: 'Ertesi bahar bir dut fidanı dikti^. Gölgesini görmeye ömrü^ yetmeyebilirdi~. Can suyunu verdi^, çevresine taş dizdi^, yanına oturdu^. Fidanın üstüne şimdilik kendi gölgesi^ düşüyordu~.',
          needs: ['settled', 'town'],
        },
        {
          text: '{F} bir akşam, dalgınlıkla, eski adıyla^ seslendi~ ona^. {H} dönüp baktı^. “Efendim?” dedi^. {F} bir şey olmamış gibi işini sürdürdü~, ama yüzü gülüyordu~.',
        },
        {
          text: '{V.dik:acc} hatırlayan pek kalmamıştı~. Bir çocuk, onu^ hep buralı sanarak, “Sen hiç başka bir yer gördün mü?” diye sordu~. “Bir tane gördüm,” dedi^ {H}. “Orada da hep burayı anlattım.”',
          needs: ['settled', 'town', '!child'],
        },
        {
          text: 'Ayakkabılarını^ eşiğin yanına koydu^, burunları içeriye bakacak biçimde. O güne kadar hep dışarıya bakmışlardı~. {F} gördü~, bir şey demedi~, kendi ayakkabılarını yanlarına dizdi~.',
          needs: ['settled'],
        },
        {
          text: 'Gidenler oluyordu~ hâlâ. {H} onları uğurlamaya geliyor, her birine aynı şeyi söylüyordu^: “Dönersen beni bul.” Bulan oldu~, bulmayan oldu~. Bir tanesi, bulduğu gün, hiç konuşmadan sarıldı~ ona^.',
        },
        {
          text: 'Akşamları gelen yolu gözlüyordu^. Beklediği^ kimse yoktu~; yalnızca o yoldan gelen birinin buradan nasıl göründüğünü merak ediyordu^. Toz kalktı~, yaklaştı~, geçip gitti~.',
          needs: ['!space'],
        },
        {
          text: 'Gelirken giydiği^ ceketi bir çocuğa verdi^. Cebinden kurumuş bir ekmek kabuğu çıktı~. Çocuk bunun ne olduğunu sordu~. “Yol,” dedi^ {H} ve kabuğu kuşlara ufaladı^.',
          needs: ['settled', '!space'],
        },
        {
          text: '{V.dik:acc} soran olursa, {F} artık onun^ yerine cevap veriyordu~: “Hiç gitmedi ki. Biraz uzun dolaştı.” {H} bunu duyduğunda^ itiraz etmedi^.',
        },
      ],
    },
  ],
};
