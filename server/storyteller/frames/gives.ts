import type { Frame } from '../types.ts';

/** Somebody gives away what they could have kept. */
export const GIVES: Frame = {
  name: 'gives',
  verbs: new Set(['vermek', 'ödünç vermek', 'hediye etmek', 'armağan etmek', 'bağışlamak', 'bırakmak']),
  needs: ['given', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. {F} oradaydı~, olanı gördü~. “Bir daha düşün,” diyecek oldu~. {H} çoktan arkasını^ dönmüş, başka bir şeyden söz etmeye başlamıştı^.',
        },
        {
          text: '{HP}, {EW.di}. Karşısındakinin^ yüzüne bakmadı^; bakarsa^ geri isteyecekti^. Elleri^ ne yapacağını şaşırdı~; birini ötekinin içine koydu^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. “Emin misin?” dediler~. “Eminim.” Ne bir karşılık istedi^ ne bir söz. Karşısındaki^ ancak arkasından^ teşekkür edebildi~; onu da {H} duymadı^.',
        },
        {
          text: '{HP}, {EW.di}. Bunu yapacağını^ sabah bilmiyordu^. Öğleye kadar da bilmiyordu^. Başka bir şey söyleyecekken ağzından^ o iki hece çıktı~: “Senin.”',
          needs: ['!lent'],
        },
        {
          text: '{HP}, {EW.di}. Son bir kez parmaklarını^ üzerinde gezdirdi^, tozunu koluyla^ sildi^. Kimse tozunun silinmesini istememişti~.',
          needs: ['keepsake', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Görenler birbirini dürttü~. “Niye yaptı bunu?” dedi~ biri. “Vardır bir çıkarı,” dedi~ öteki. {H} ikisini de duydu^, ikisine de dönmedi^.',
        },
        {
          text: '{HP}, {EW.di}. Karşısındaki^, yanlış anladığını sanıp geri uzattı~. {H} hafifçe itti^. Bir o yana, bir bu yana, üç kez gidip geldi~. Üçüncüsünde öteki ağlamaya başladı~.',
          needs: ['keepsake', 'human'],
        },
        {
          text: '{HP}, {EW.di}. “Bunu sana ödeyemem,” dedi~ karşısındaki^. “Biliyorum,” dedi^ {H}. “Ödeyebilecek olsan başkasına verirdim.”',
        },
        {
          text: '{HP}, {EW.di}. Dönüş yolu her zamankinden kısa sürdü~. İçeri girdiğinde^ ayakkabılarını^ çıkarmayı unuttuğunu^ ancak ortalığı çamura buladıktan sonra gördü^.',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.di}. Karşısındaki^ hemen gitmedi~; birkaç adım attı~, durdu~, geri döndü~. “Adın ne?” diye sordu~. {H} söyledi^. Öteki adı sessizce tekrarladı~, unutmamak için, sonra koşarak uzaklaştı~.',
          needs: ['stranger'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Ertesi sabah biri, “Bana da verir misin?” diye geldi~. “Bitti,” dedi^ {H}. “Demek varmış,” dedi~ öteki, inanmamış gibi, ve akşama kadar çevresinde^ dolandı~.',
        },
        {
          text: '{V.meden} önce her şeyi düşünmüştü^, bir tek sevineceğini^ düşünmemişti^. Sevincini^ ona^ yakıştıramayanlar oldu~. “Neye seviniyorsun?” diyorlardı~. “Eksildin.”',
        },
        {
          text: 'O gece üç kez uyandı^; üçünde de aklına^ aynı soru geldi~: gerçekten yaptım mı? Sabaha doğru kalktı^, yerine baktı^. Boştu~. Demek yapmıştı^.',
          gives: ['night'],
        },
        {
          text: 'Bir fiyat biçenler oldu~: “Satsan bir kışın odununu çıkarırdın.” {H} hesapladı^; doğruydu~. O kış odunu yarıya indirdi^, akşamları paltosunu^ çıkarmadan oturdu^.',
          needs: ['settled', '!child', 'keepsake'],
        },
        {
          text: 'İlk gün üç kez ihtiyaç duydu^ ona. Üçünde de başka bir çare bulması^ gerekti~. Birincisi uzun sürdü~, ikincisi yanlış çıktı~. Üçüncüsünde {F:dat} gidip ödünç istedi^.',
          needs: ['keepsake'],
        },
        {
          text: '“Sana ne kaldı?” diye soruyorlardı~. Bir liste yapacak oldu^; liste iki satırda bitti~. Bunu söyleyince herkes güldü~. {H} yalnız kalınca iki satırı bir daha okudu^.',
          needs: ['human'],
        },
        {
          text: 'Ertesi gün verdiği^ kişiyi uzaktan gördü^. Kimseye göstermeden, sıkı sıkı tutarak yürüyordu~. {H} onunla göz göze gelmemek için yolunu^ değiştirdi^; teşekkür edilmesinden korkuyordu^.',
          needs: ['stranger', 'keepsake'],
        },
        {
          text: '{V.dik:acc} kimseye anlatmayacaktı^. Anlatmadı^ da. Ama {F} eksiği gördü~, sonra {H:gen} yüzünü^ gördü~ ve hiçbir şey sormadan başka bir konu açtı~.',
        },
        {
          text: 'Karşılıksız olsun istemişti^. Üç gün sonra karşılığı geldi~: bir sepet ceviz, üstü yaprakla örtülü. Geri gönderse^ ayıptı~, alsa^ alışveriş olacaktı~. Sonunda cevizleri gelene gidene dağıttı^.',
          needs: ['settled'],
        },
        {
          text: 'Kızanların çoğu, verdiği^ kişiyi beğenmeyenlerdi~. “Ona mı?” diyorlardı~. “Başka kimse yok muydu?” {H} kimseyi sıraya dizmemişti^; karşısına^ kim çıktıysa o almıştı~.',
          needs: ['stranger'],
        },
        {
          text: 'Yalnızca onu görmek için gelenler vardı~; artık gelmiyorlardı~. Kalanları saydı^: dört kişi. Dördü de oturur oturmaz, “Nasılsın?” diye soruyordu~.',
          needs: ['keepsake'],
        },
        {
          text: '“Karşılığında ne aldın?” diye soran çok oldu~. İlk günler “Hiç,” diyordu^. Soranların yüzü asılınca küçük bir yalan uydurdu^: “İyi para.” Ertesi gün yine “Hiç,” demeye başladı^.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Bana bir şey söyle,” dedi~ {F}, “ama doğru olsun. Geri gelsin ister misin?” “Hayır.” {F} bekledi~. “Bazen,” diye düzeltti^ {H}. {F} buna inandı~.',
          needs: ['keepsake'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} en son öğrenmişti~ ve buna alınmıştı~. “Bir kelime etmedin,” dedi~. “Etsem karışırdın.” “Karışırdım tabii.” {F} biraz düşündü~: “İyi etmişsin o zaman.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Pişman mısın?” dedi~ {F}. “Dün pişmandım.” “Bugün?” “Bugün açım.” {F} yanındaki ekmeği ikiye böldü~, büyük parçayı uzattı~.',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duyunca sesini yükseltti~: “O senin değil miydi?” “Benimdi.” “Kendinin olan verilir mi?” {H} biraz düşündü^. “Başkasının olanı veremezdim ki,” dedi^.',
          needs: ['owned'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} kendi gözüyle görmüştü~. “Neden yaptın demeyeceğim,” dedi~. “Nasıl yaptın, onu söyle. Benim elim varmazdı.” “Çabuk yaptım,” dedi^ {H}. “Elim duymadan.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Bir tane daha olsa onu da verir miydin?” diye sordu~ {F}. “Bilmem,” dedi^ {H}. “Bir tane daha olsa belki kıyamazdım.” {F} bu cevabı günlerce başkalarına anlattı~.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir mendile sarılı üç yumurta getirdi~. {V.dik:acc} duymuş, yumurtaları kendi sepetinden ayırmıştı~. {H} ikisini aldı^, birini geri verdi^: “Bu senin.”',
          needs: ['settled', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} kızmıştı~, kızdığını da saklamadı~. “Bir kere de bana verseydin,” dedi~. “Sen hiç istemedin,” dedi^ {H}. “O da istemedi,” dedi~ {F} ve kalkıp gitti~.',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{V.dik:acc} öğrenince {F} önce sustu~, sonra bir hikâye anlattı~: Dedesi bir kış günü atını vermiş, dönüşte yedi saat yürümüş. “Ayağı donmuş,” dedi~. “Ama bize hep o yürüyüşü anlatırdı, atı değil.”',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ne dedi alırken?” diye sordu~ {F}. “Hiçbir şey.” “Hiç mi?” “Baktı.” {F} nasıl baktığını soracaktı~, vazgeçti~; {H:gen} sesi^ bu kelimede yavaşlamıştı~.',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Onu^ örnek gösterenler çıktı~; en çok da bu zoruna^ gitti~. “Bak, o verdi,” deyip başkalarını sıkıştırıyorlardı~. Sıkıştırılanlardan biri yanına^ geldi~: “Senin yüzünden benden de istiyorlar.”',
        },
        {
          text: 'Herkes bu işin altında bir hesap arıyordu~. İki gün sonra buldular~: Hesap inceydi~, iyi düşünülmüştü~. {H} dinlerken kendi aklına^ şaştı^.',
        },
        {
          text: '{V.dik:acc} yanlış duyanlar da vardı~. Birine göre çalmışlardı~, birine göre kumarda gitmişti~. {H} ilk hafta herkese doğrusunu anlattı^. İkinci hafta yalnızca kumar diyenlere anlattı^.',
        },
        {
          text: '{V.dik:acc} duyan geldi~. Biri hastasını anlattı~, biri borcunu, biri yalnızca elini açtı~. {H} hepsine aynı şeyi söyledi^: “Bir taneydi.” İnanmayanlar akşama kadar bekledi~.',
          needs: ['keepsake'],
        },
        {
          text: 'Eksik, ay sonunda hesapta belli oldu~. Akşam yemeğini^ bir dilim ekmekle iki zeytine indirdi^. Zeytinlerin çekirdeğini hemen atmıyor, bir süre ağzında^ tutuyordu^.',
          needs: ['settled', '!child', 'keepsake'],
        },
        {
          text: 'Bir hafta geçmeden biri, “Geri isteyelim,” dedi~. “Konuşuruz, anlar.” Bunu iyilik olsun diye söylemişti~. “Sen karışma,” dedi^ {H}. Bugüne kadar kimseyle böyle konuşmamıştı^.',
        },
        {
          text: 'Yeni sahibinin onun kıymetini bilmediğini söylediler~; gören olmuştu~, bir kenarda, yağmurun altında duruyordu~. {H} gidip bakmaya kalktı^, yarı yoldan döndü^. Bakarsa^ geri isteyecekti^.',
          needs: ['stranger', 'keepsake', '!space'],
        },
        {
          text: 'Ona^ saf dediler~, önce arkasından^, sonra yüzüne^. Bir pazarlıkta satıcı sırıttı~: “Sana fiyat sormak ayıp, sen nasıl olsa veriyorsun.” {H} o gün hiçbir şey almadan döndü^.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Bir sabah onu yeni sahibinin yanında gördü^, yolunu^ değiştirdi^. Ertesi sabah yine gördü^. Üçüncü sabah değiştirmedi^; yaklaştı^, baktı^. “Güle güle kullan,” dedi^.',
          needs: ['keepsake', 'human'],
        },
        {
          text: '{F} iki gün konuşmadı~. Üçüncü gün geldi~. “Ben sana değil, ona kızıyorum,” dedi~. “Bana kız,” dedi^ {H}. “O bir şey istemedi.”',
          needs: ['friend-knows'],
        },
        {
          text: '{V.dik} için ondan^ hesap soranlar çıktı~. “Bize danışacaktın,” dediler~. {H} özür dilemeye hazırlandı^. Sonra onların, ona^ hiç danışmadan neler yaptıklarını hatırladı^, sustu^.',
        },
        {
          text: 'Yeri doldurulamaz mı, doldurulur mu, bütün gün bu konuşuldu~. Herkesin bir önerisi vardı~. {H} hepsini dinledi^; en iyisini seçti^, denedi^, akşam olunca kaldırdı^.',
          needs: ['keepsake'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Uzaktan biri, yalnızca bunu duyduğu için kalkıp gelmişti~. “Sen misin?” dedi~. “Benim,” dedi^ {H}. Gelen uzun uzun baktı~, biraz da hayal kırıklığıyla. “Daha büyük biri sanmıştım.”',
        },
        {
          text: 'Verdiği^ kişi başkalarının yanında onu^ tanımazlıktan geldi~. Görenler ne diyeceğini^ merak edip {H:dat} baktı~. “Vardır bir acelesi,” dedi^ {H}.',
        },
        {
          text: 'Biri, olanları kendi yapmış gibi anlatıyor, herkes de onu dinliyordu~. {H} arkada durdu^, sonuna kadar dinledi^. Anlatan onu^ görünce kekeledi~. “Devam et,” dedi^ {H}. “Güzel anlatıyorsun.”',
        },
        {
          text: 'Yeni sahibi bir gün geri getirdi~. “İşim bitti,” dedi~. {H} baktı^: çizilmiş, bir yanı kararmıştı~, ama aynısıydı~. Eli^ uzandı~, yarı yolda durdu~.',
          needs: ['holdable', 'keepsake'],
        },
        {
          text: 'Bu kez ona^ bir şey verildi~, hem de hiç beklemediği^ birinden. Almayı beceremedi^; üç kez teşekküre başladı^, üçünü de yarım bıraktı^. Karşısındaki^ güldü~: “Vermek kolay, değil mi?”',
        },
        {
          text: 'Karşısına^ aynı isteyişle bir başkası çıktı~. Bu seferki yalan söylüyordu~; sargının altındaki kol sağlamdı~. {H} cebindeki^ son parayı çıkardı^, iki parmağının^ arasında tuttu^. “Kolunu çöz, öyle al,” dedi^.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Verdiği^ şey bu kez gerçekten gerekti~ ona^. Bir saatliğine geri isteyebilirdi^, öteki de hayır demezdi~. {H} gitti^, verdiği^ kişinin karşısında durdu^. “Nasılsın?” diye sordu^. Başka bir şey sormadı^.',
          needs: ['keepsake'],
        },
        {
          text: 'Verdiği^ kişi bir akşam çıkıp geldi~, yanında bir başkası vardı~. “Buna sen anlat,” dedi~, “bana inanmıyor.” {H} anlatacak uzun bir şey bulamadı^. “Doğru,” dedi^, “ben verdim.”',
        },
        {
          text: '{V.dik} için onu^ övmeye kalktılar~. Biri herkesin önünde konuştu~, olanı üçe katladı~. {H} sözü kesti^: “O kadar büyük değildi.” Kalabalık güldü~. “Ama bir taneydi,” dedi^ {H}. Gülmeler kesildi~.',
          needs: ['keepsake'],
        },
        {
          text: 'Gece içeri hırsız girdi~, her yeri altüst etti~, aradığı değerli şeyi bulamadı~. Dağılmış çekmecelerin ortasında {H} gülmeye başladı^: O çoktan gitmişti~, hem de gündüz gözüyle, kendi eliyle^.',
          needs: ['keepsake', 'settled', '!child'],
        },
        {
          text: 'Verdiği^ kişinin başı derde girdi~. “Çaldı,” diyorlardı~. {H} kalabalığı yararak öne çıktı^. “Ben verdim.” “Kanıtın?” Kanıtı^ yoktu~. “O zaman beni de yazın,” dedi^.',
          needs: ['stranger', 'keepsake', 'human'],
        },
        {
          text: '{F} bir gün utana sıkıla bir şey istedi~. {H:gen} elinde^ kalan son değerli eşyaydı~ bu. “Şaka,” dedi~ {F} hemen, “nasıl bakacaksın, onu görmek istedim.” {H} çoktan uzatmıştı^.',
          needs: ['friend-knows', 'settled'],
          gives: ['empty'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '“Sana da vereyim,” dedi^ {F:dat}, “bende bir şey daha var.” “Ne var?” {H} uzun uzun düşündü^. “Vaktim var,” dedi^. {F} hemen oturdu~.',
        },
        {
          text: 'Yeniden olsa ne yapacağını^ kendine^ sordu^ ve cevabı beklemeden, ilk isteyene, bu sefer çok daha küçük bir şey verdi^. Öteki teşekkür etmeyi unuttu~. {H} unuttuğunu fark etmedi^ bile.',
        },
        {
          text: '“Doğru mu yaptım?” diye sordu^ sonunda {F:dat}. {F} sandığından^ çabuk cevap verdi~: “Bilmem. Ama bir daha sorma, çünkü soranlar geri istiyor.” {H} bir daha sormadı^.',
        },
        {
          text: 'Övgüyü de yergiyi de dinledi^; ikisine de “Olur,” dedi^, ikisini de ertesi gün hatırlamadı^.',
        },
        {
          text: 'Geri almadı^. Aldırmak isteyenlere de hep aynı cümleyi söyledi^: “Bende dururken ona hiç bakmıyordum.”',
          needs: ['keepsake'],
        },
        {
          text: 'Kendi eşyasından^ bir parça daha verdi^, küçük bir şey, kimseye söylemeden. O gece bir kere bile uyanmadı^.',
          needs: ['keepsake', '!empty', 'human'],
        },
        {
          text: 'Boş kalan yere bir çivi çaktı^, çiviye şapkasını^ astı^. Her çıkışında^ eli^ alışkanlıkla oraya uzanıyor, şapkayı buluyordu~.',
          needs: ['keepsake', 'settled', '!child'],
        },
        {
          text: '“Bir daha olsa?” dedi~ {F}. {H} çevresine^ baktı^. “Versem verecek bir şey yok,” dedi^. {F}+de baktı~. “Ben varım,” dedi~. “Beni verme yeter.”',
          needs: ['friend-knows', '!friend-cold'],
        },
        {
          text: 'Hesap tutmayı bıraktı^. Kime ne verdiğini^, kimden ne aldığını^ yazdığı^ kâğıdı dörde katladı^, masanın kısa ayağının altına koydu^. Masa bir daha sallanmadı~.',
          needs: ['settled', '!child'],
        },
        {
          text: 'Yeni sahibine bir haber yolladı^: “Artık senindir, benim adımı anma.” Cevap aynı gün geldi~: “Anarım.”',
          needs: ['keepsake'],
        },
        {
          text: 'Kızanların yanına kendisi^ gitti^, {V.dik:acc} bir kez daha, süslemeden anlattı^. “Sizden izin istemedim,” dedi^. “İstesem vermezdiniz, o yüzden istemedim.” Dürüst buldular~; haklı bulmadılar~.',
        },
        {
          text: 'Yola çıkıp yeni sahibini buldu^. Geri istemedi^; eksik kalanı tamamladı^: nasıl temizlenir, nereye konur, neden uzak tutulur. Öteki hepsini dinledi~. Hepsini biliyordu~.',
          needs: ['keepsake', 'human'],
        },
        {
          text: '{F:gen} yanına gitti^. “Sen istemezsin diye düşündüm,” dedi^. {F} uzun zaman yere baktı~. “İstemezdim de,” dedi~ sonunda. “Yalnızca sorsaydın.” “Şimdi soruyorum,” dedi^ {H}. “Benden ne istersin?”',
          needs: ['friend-cold'],
          gives: ['!friend-cold'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '“Neden yaptığını artık biliyor musun?” dedi~ {F} bir gün. “Hayır.” “Merak da mı etmiyorsun?” “Etmiyorum,” dedi^ {H}. “Öğrenirsem geri almaya kalkarım.”',
        },
        {
          text: 'Çok sonra, hiç tanımadığı^ iki kişinin bunu konuştuğunu duydu^. “Hiç böyle şey olur mu?” diyordu~ biri. “Olmaz,” dedi^ {H} yanlarından geçerken.',
        },
        {
          text: '{V.dik} günü {F} her yıl hatırlatıyordu~: “Bugün.” “Biliyorum,” diyordu^ {H}. Bir yıl {F} unuttu~; ertesi gün {H} hatırlattı^: “Dündü.”',
          needs: ['friend-knows'],
        },
        {
          text: '{F} ona^ bir gün, “En çok neyine üzüldün?” diye sordu~. {H} düşündü^, buldu^: “Verirken iki elimle uzatmadım.” {F} gülecekti~, gülmedi~.',
          needs: ['human', 'keepsake'],
        },
        {
          text: '{V.dik:acc} en son soran bir çocuktu~. “Sana ne verdi?” dedi~. “Bir şey vermedi.” Çocuk parmaklarıyla hesaplamaya kalktı~, olmadı~. “O zaman sende bir eksik var,” dedi~. “Var,” dedi^ {H}.',
        },
        {
          text: 'Yıllar sonra biri yolunu^ kesti~: “O günkü sendin, değil mi?” Yüzü değişmiş, sesi kalınlaşmıştı~. {H} bakışından tanıdı^. “Ne oldu sonra?” diye sordu^. “Vaktin varsa anlatırım,” dedi~ öteki.',
          needs: ['stranger'],
        },
        {
          text: 'Verdiği^ şey elden ele dolaştı~; en son bir çocukta gördüler~. Çocuk onun kimden geldiğini bilmiyor, yalnızca sıkı sıkı tutuyordu~. {F} haberi getirince {H}, “Tutsun,” dedi^.',
          needs: ['keepsake'],
        },
        {
          text: 'O günden bir alışkanlık kaldı~: pazardan ne alsa^ iki tane alıyordu^. İkincisini yolda, gözü kalan ilk kişiye uzatıyordu^. Satıcılar artık sormadan iki tane sarıyordu~.',
          needs: ['settled', '!child'],
        },
        {
          text: '{V.dik:acc} anlatanlar her seferinde bir şey ekledi~: biri kar yağdırdı~, biri {H:acc} ağlattı~. {H} düzeltmedi^. Yalnız bir yere itiraz etti^: “Ben ağlamadım.” {F} öksürdü~.',
          needs: ['friend-knows'],
        },
        {
          text: 'Bir sabah aynı yerde bir paket buldu^; üstünde ad yoktu~. İçindeki, verdiğinin^ aynısı değildi~; daha yeniydi~, acemi bir elden çıkmıştı~. {H} onu en görünen yere koydu^.',
          needs: ['keepsake', 'human'],
        },
        {
          text: 'Son söz {F:gen} oldu~. “Sende dursa ne olacaktı?” dedi~. {H} düşündü^. “Tozlanacaktı.” “İyi o zaman,” dedi~ {F} ve bu konu bir daha açılmadı~.',
          needs: ['keepsake'],
        },
        {
          text: '{V.dik} günden beri kimse ondan^ bir şey istemiyor, yanına^ gelen bir şey getiriyordu~. {H} hepsini alıyor, akşama kadar hepsini dağıtıyordu^. Bir tek {F:gen} getirdiğini vermiyordu^.',
        },
        {
          text: 'Bir akşam dışarıda biri şarkı söylüyordu~; nakaratı hep yanlış yerinden tutuyordu~. {H} sesi tanıdı^; verdiği^ kişiydi~. Pencereye gitmedi^. Nakaratın doğrusunu kendi kendine^ mırıldandı^.',
          needs: ['settled'],
        },
        {
          text: '“Ödemek istiyorum,” dedi~ verdiği^ kişi, uzun zaman sonra. {H} düşündü^. “Bir bardak su ver,” dedi^. Öteki suyu getirdi~, içilmesini bekledi~, boş bardağı aldı~. “Tamam mı?” “Tamam,” dedi^ {H}.',
          needs: ['human'],
        },
        {
          text: '{F} bir gün, “Geri verseler alır mısın?” diye sordu~. {H} gülmeye başladı^. “Neye gülüyorsun?” “Vereni düşündüm,” dedi^. “Ben nasıl uyuyamadım o gece. O da uyuyamaz.”',
          needs: ['keepsake'],
        },
      ],
    },
  ],
};
