import type { Plot } from '../types.ts';

/** The hero wants, seeks, waits for, tries, plans or decides something that has not come true. */
export const WANTS_PLOTS: readonly Plot[] = [
  {
    name: 'two-strings',
    needs: ['human', 'state', '!solitary', '!negative', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bundan pek söz etmiyordu^; yalnızca her akşam, gün bitince, bir ipe bir düğüm [atıyor|ekliyor], sonra ipi avucunun^ içinde yumak yapıp uyuyordu^. O akşam da yeni bir düğüm [attı^|ekledi^].',
      },
      {
        level: 3,
        text: 'İlk düğümler gevşekti~; o zamanlar bunun kısa süreceğini [sanmıştı^|düşünmüştü^]. Sonrakiler sıkıydı~, sanki günler kaçmasın diye ipe [bağlanmıştı~|tutturulmuştu~]. En sonuncusunu parmak uçlarıyla^ yokladı^: o ne gevşekti~ ne sıkı, olması gerektiği gibiydi~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Gündüzleri {W:loc} kimse bir şey anlamazdı~. {H} işini^ yapar, sorulana cevap verir, [gülünecek|gülünmesi gereken] yerde gülerdi^. Ama eli^ arada bir ipi yoklamaya gider, orada olduğunu anlayınca geri gelirdi~; bunu en iyi o el biliyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Düşünmemek için iş çıkarıyordu^ kendine^. Gene {G.di}, gene başa döndü^; iki kez yapılması gerekmeyen şeyleri iki kez yaptı^. Akşama kadar eli^ hiç boş kalmadı~, içi^ de bir an olsun [dolmadı~|doymadı~]. Düğüm saati geldi~.',
      },
      {
        level: 2,
        text: '“Elindeki ne?” diye sordu~ {F} bir akşam. “İp.” “Onu görüyorum. Düğümler ne?” {H} ipi avucunda^ topladı^. “Bir şeyin hesabı,” dedi^. {F} üstelemedi~, ama gözü gece boyunca o kapalı avuçta [kaldı~|gezindi~].',
      },
      {
        level: 3,
        text: 'Uyumadan önce hep aynı şeyi kuruyordu^: nasıl olacağını, ilk sözün ne olacağını, ellerini^ nereye koyacağını^. Her gece küçük bir yerini [değiştiriyordu^|düzeltiyordu^]. O kadar çok değiştirmişti^ ki en baştaki hâlini unutmuştu^; ipte onu hatırlatan bir düğüm de yoktu~.',
      },
      {
        level: 1,
        text: '“Şu ipi bana ver,” dedi~ {F} ertesi gün. “Neden?” “Sayacağım.” {V.dik:abl} beri ipi kimsenin eline bırakmamıştı^; bıraktı^. {F} düğümleri birer birer parmağından geçirdi~, dudakları kıpırdadı~. “Bu kadar uzun zamandır,” dedi~ alçak sesle, “demek tek başına.”',
      },
      {
        level: 3,
        text: '“Kırk birincisi neden büyük?” diye sordu~ {F}. {H} eğildi^, baktı^. “O akşam iki kez attım. Birincisini attığımı unutmuşum.” “Bu da yarım.” “O akşam uyuyakaldım.” {F} bir mektubu okur gibi [dikkatle|ağır ağır] sürdürdü~ saymayı.',
      },
      {
        level: 3,
        text: 'Sayım bitince ipin bir ucu {F:gen} elinde, öbür ucu {H:gen} elinde^ kaldı~. Aradaki düğümler sarkıyor, hafifçe [sallanıyordu~|kıpırdıyordu~]. “Uzunmuş,” dedi~ {F}. “Daha da uzar,” dedi^ {H}. Bunu söylerken, hiç beklemediği^ bir anda, sesi^ inceldi~.',
      },
      {
        level: 2,
        text: '“Olmazsa?” dedi~ {F}. “Düşünmedim.” “Düşünmüşsündür.” {H} önüne^ baktı^. “Bir kere düşündüm,” dedi^ sonunda. “O akşam düğümü atamadım, elim tutmadı. Ertesi gün iki tane attım.” {F} o iki düğümü [aradı~, buldu~|bulup gösterdi~].',
      },
      {
        level: 1,
        text: '{F} ipi geri vermedi~; kendi koynundan bir başka ip çıkardı~. Onun da üstü düğümlüydü~, hem de bir o kadar. “Bu ne?” dedi^ {H}. “Seninkini çoktan biliyordum,” dedi~ {F}. “Ben de her akşam bir tane attım.”',
      },
      {
        level: 3,
        text: 'Sözler {o:dat} geç ulaştı~. Bunu yalnız kendi^ işi^ sanarak geçirdiği^ bütün o akşamlarda, bir başka yerde, bir başka el de düğüm atıyordu~. {H} iki ipe bir daha baktı^; [sanki|neredeyse] yalnızlığından^ utanacaktı^.',
      },
      {
        level: 3,
        text: '“Nereden biliyordun?” “Ellerinden,” dedi~ {F}. “Dalınca hep aynı şeyi yapıyorlar.” {H} ellerine^ baktı^. Gerçekten de parmakları^, kendi başlarına, havada görünmeyen bir ipe düğüm [atıyordu~|vuruyordu~]. Ellerini^ dizlerinin^ altına [soktu^|sakladı^].',
      },
      {
        level: 2,
        text: 'İki ipi yan yana tuttu^. Düğümler her yerde karşılıklı değildi~: kimi gün {F} önce davranmış, kimi gün geç kalmıştı~. Ama sonları [aynı hizadaydı~|birbirini tutuyordu~]. “Dünkünü de mi attın?” “Attım. Bugünküne daha var.”',
      },
      {
        level: 3,
        text: '“Seninki neyin düğümü?” diye sordu^ {H}. “Aynı şeyi mi istiyorsun?” {F} güldü~, gözleri gülmedi~. “Hayır,” dedi~. “Bambaşka bir şeyi. Bil bakalım.” {H} üç kez denedi^; üçünde de {F} başını [iki yana salladı~|kaldırdı~].',
      },
      {
        level: 3,
        text: 'Bildiği^ {F:acc} bir de bu gözle düşündü^. Ne zaman yorgun görünse, ne zaman erken kalkıp gitse, demek ki bir yerde bir ip onu [bekliyordu~|çağırıyordu~]. {H} sormamıştı^. O andan beri kendi^ bekleyişinden^ başka bekleyiş olduğunu aklına^ getirmemişti^.',
      },
      {
        level: 3,
        text: 'Epey bir zaman konuşulmadı~. {F} ipini dizine serdi~, {H} kendi^ ipini^ onunkinin yanına serdi^. Uzaktan bakan biri orada iki küçük yol [görürdü~|görebilirdi~]: aynı yere giden, bir karış arayla giden, hiç kesişmeyen iki yol.',
      },
      {
        level: 2,
        text: '“Kızdın mı?” dedi~ {F}. “Neden daha önce söylemedin?” “Sen neden söylemedin?” Bunun karşılığı yoktu~, {H} aramadı^ da. Birinin susması ötekinin susmasını beklemişti~ hep; böyle böyle iki ip dolusu akşam [geçmişti~|geride kalmıştı~].',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'İpi burnuna^ götürdü^. {K} sinmişti~ ona; her gün elinde^ taşıdığı^ ne varsa biraz o ipte kalmıştı~. {F:gen} ipi başka kokuyordu~. {H} bunu [söylemedi^|dile getirmedi^], ama o andan beri geçen günler ilk kez birinin günleri olmuştu~.',
      },
      {
        level: 3,
        text: '“Ver, şunu çözeyim,” dedi~ {F}, düğümlerden birini göstererek. “Çözme!” {H} bunu öyle yüksek söylemişti^ ki sesi^ her yanda çınladı~. “Dokunmuyorum,” dedi~ {F}. “Ama gördün mü, artık [ipi|düğümleri] seviyorsun, ucunda ne olduğunu değil.”',
      },
      {
        level: 3,
        text: 'Bu söz {o:dat} battı~. Doğru olup olmadığını uzun uzun tarttı^. {E.olağan}; bu değişmemişti~. Değişen, her akşam [bunun için|bu uğurda] yalnız bir düğüm atmış olmasıydı^. Düğüm atmak kolaydı~; gün bitiyor, iş tamam oluyordu~.',
      },
      {
        level: 1,
        text: '“Peki seninkiler neyi sayıyor?” dedi^ {H}. {F} parmağını son düğümün üstüne koydu~. “Yardım istemeni,” dedi~. “Her akşam, belki yarın ister, dedim.” {H} bir şey söyleyecek oldu^; sesi^ [çıkmadı~|boğazında^ kaldı~].',
      },
      {
        level: 2,
        text: 'Ortalık kararıyordu~, düğüm saati gelmişti~. {F} ipini eline aldı~ ama düğümü [atmadı~|vurmadı~], bekledi~. O andan beri ilk kez {H}+de atmadı^. Bir şey söylemek gerekiyordu~ ve bunu söyleyecek olan {F} değildi~.',
      },
      {
        level: 3,
        text: 'Söz basitti~: iki kelime, bir soluk. Yine de ağzında^ [döndürdü^|evirip çevirdi^], başına daha hafif sözler ekledi^, sonra hepsini attı^. Yardım istemek, istemenin kendisinden zordu~; çünkü bunun cevabını verecek olan kişi tam karşısında^ oturuyordu~.',
      },
      {
        level: 1,
        text: '“Yardım et,” dedi^ {H}. {F} başını salladı~, başka bir şey sormadı~. {H} iki ipin uçlarını üst üste getirdi^ ve o akşamın düğümünü [ikisine birden|iki ipe birden] attı^; sıkı, tek, ortak bir düğüm.',
      },
    ],
  },
  {
    name: 'is-it-worth',
    needs: ['!waits', '!solitary', '!negative', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Duyunca {F} ne karşı çıktı~ ne de alkışladı~, yalnızca sordu~: “Değer mi?” {H} hiç beklemeden, “Değer,” dedi^. “Çok çabuk söyledin,” dedi~ {F}. “Bir daha soracağım.”',
      },
      {
        level: 3,
        text: 'Çabuk söylediği^ doğruydu~. Cevap ağzında^ hazır bekliyordu~; günlerdir kimse sormuyor diye [bekleye bekleye|dura dura] keskinleşmişti~. {H} şimdi onu bir de yavaş söylemeyi denedi^, içinden^: değer. Yavaş söyleyince arkasından başka sözler de geliyordu~.',
      },
      {
        level: 2,
        text: '“Ne zaman soracaksın?” dedi^ {H}. “Beklemediğin zaman.” “Her an bekliyorum.” “O zaman biraz daha geç sorarım,” dedi~ {F}. Gözlerinde alay yoktu~; olsaydı {H} sırtını^ döner, konuyu oracıkta kapatırdı^.',
      },
      {
        level: 3,
        needs: ['human', 'workplace'],
        text: '{W:loc} işinin^ başına döndü^, soruyu da yanında^ götürdü^. Elini^ neye uzatsa^ aklına^ o iki kelime geldi~. Değer mi? Bir işi bitirdi^, ötekine [geçti^|başladı^], ona da sordu^: değer mi? İş sorudan alınmadı~, sessizce bitti~.',
      },
      {
        level: 3,
        needs: ['human', 'gesture'],
        text: 'Bir ara durup {G.di}; bunu düşünmeden yapardı^, düşününce eli^ karıştı~. {F} uzaktan gördü~. “Dalgınsın,” diye seslendi~. “Senin yüzünden!” {F} güldü~, ama [yanına^ gelmedi~|yaklaşmadı~]; sorusunu daha sormayacaktı~, bunu yüzünden okumak kolaydı~.',
      },
      {
        level: 3,
        text: 'Gün uzundu~, soru kısaydı~. {H} öğleye kadar iki kez kızdı^, bir kez güldü^; kızdığında^ {F:acc} bulup bağırmak geldi~ içinden^, güldüğünde^ de bulup [sarılmak|teşekkür etmek]. İkisini de yapmadı^. Bunu düşünmekten başka bir iş kalmamıştı~ elinde^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca {H} başını^ kaldırdı^: vakit geçiyordu~, hem de hızlı. O andan beri zamanın iki hızı vardı~; biri akıp gidiyor, öbürü hiç [kımıldamıyordu~|ilerlemiyordu~]. İkisinin arasında kalmıştı^, bir oraya bir buraya çekiliyordu^.',
      },
      {
        level: 1,
        text: 'Karanlık inerken {F} yine geldi~. “Değer mi?” Bu kez {H} düşündü^. “Bilmiyorum,” dedi^, “ama vazgeçersem her sabah bunu düşünürüm.” “Bu bir cevap,” dedi~ {F}. “Peki karşılığında [neyini|neyi] verirdin?”',
      },
      {
        level: 2,
        text: '“Uykumu,” dedi^ {H}. “Onu zaten vermişsin.” “Rahatımı.” “Onu da.” {H} başka şeyler aradı^; hepsi ya çoktan gitmiş ya da hiç onun^ olmamıştı~. {F} [sabırla|ses etmeden] bekliyor, her cevapta bir adım yaklaşıyordu~.',
      },
      {
        level: 3,
        text: '“Ya yarısı olursa?” diye sordu~ {F}. “Yarısı olmaz.” “Her şeyin yarısı olur.” {H} bunu tarttı^. O andan beri yarısına razı olmayı hiç [aklına^ getirmemişti^|düşünmemişti^]. Razı olmadığını^ şimdi, soru sorulunca öğrendi^.',
      },
      {
        level: 3,
        text: '“Sen hiç böyle bir şey istedin mi?” dedi^ {H}. {F} gözlerini kaçırdı~. “Bir kez.” “Oldu mu?” “Sormadım bile. Çok sonra anladım ki sorsam olacakmış.” Bunu söylerken yakındaki bir şeye [bakıyordu~|dalmıştı~], çok uzağa bakar gibi.',
      },
      {
        level: 3,
        text: '“Ya ben sorsam?” dedi^ {H}. “Sor.” “Beni beklemeye değer mi?” {F} güldü~, sonra gülmeyi bıraktı~. “Bunu hazırlıksız söyleyemem,” dedi~. “Gördün mü,” dedi^ {H}, “[zormuş|kolay değilmiş].” Karanlıkta bir süre iki soru yan yana, cevapsız durdu~.',
      },
      {
        level: 3,
        text: 'Gece her şeyin üstüne ağır ağır indi~. Biri gitse öteki kalacaktı~, ama kimse gitmedi~. {H} konuşmadan durmanın da bir konuşma olduğunu [düşündü^|fark etti^]: {F} susuyor, o susuşun içinde aynı soru, aynı sabırla, bekliyordu~.',
      },
      {
        level: 2,
        text: '“Beni vazgeçirmeye mi çalışıyorsun?” dedi^ {H}. “Hayır.” “Cesaret vermeye mi?” “O da değil,” dedi~ {F}. “Gidersen, ne kadarının gideceğini bilmek istiyorum. Ne kadarın kalacaksa [onunla|ona göre] yaşayacağım.” {H} ne diyeceğini^ bilemedi^.',
      },
      {
        level: 1,
        text: 'Üçüncüsünü sabaha karşı, en alçak sesiyle sordu~ {F}: “Beni de verir miydin?” {H} donup kaldı^. {V.dik:abl} beri aklından^ her türlü bedel geçmişti~, bir bu geçmemişti~. “Onu sorma,” dedi^. “Onu sorarsan dururum.”',
      },
      {
        level: 3,
        text: '“Dururum” sözü havada, ortada kaldı~. Söylediğine^ {H}+de şaşmıştı^; doğru olup olmadığını sınamak için bir daha söyledi^, bu kez içinden^. Doğruydu~. Tek bir söz yetecekti~, o sözü söyleyebilecek tek kişi de [karşısında^|yanında^] duruyordu~.',
      },
      {
        level: 3,
        text: '{F} ilk kez bakışını indirdi~. Belki böyle bir cevap beklemiyordu~; belki bekliyor, [işitmekten|duymaktan] korkuyordu~. “Bunu bana niye söyledin?” “Sen sordun.” “Keşke sormasaydım,” dedi~ {F}. “Şimdi elimde bir şey var, kullanmamam gereken.”',
      },
      {
        level: 2,
        text: 'Uzunca bir sessizlik oldu~. {H} ayrılmadı^, kıpırdamadı^; karar {F:gen} elindeymiş gibi bekledi^. Oysa bunu başından beri yalnız kendi^ işi^ saymıştı^. Bir başkasının [susuşuna|sessizliğine] bu kadar bağlı olmak tuhaftı~, biraz da rahatlatıyordu~.',
      },
      {
        level: 3,
        text: '“Neden üçüncüyü sordun?” dedi^ {H}. “Cevabını bilmiyordum,” dedi~ {F}. “Biliyor olsam sormazdım.” “Şimdi biliyor musun?” “Biliyorum.” “Ağır mı?” {F} iki elini kaldırıp görünmeyen bir şeyi tarttı~. “Taşınır,” dedi~. “Ama [yalnız değil|tek elle değil].”',
      },
      {
        level: 3,
        needs: ['human'],
        text: '{F} yiyeceğini ikiye böldü~, bir parçasını uzattı~. {H} aç olduğunu^ o zaman anladı^. Lokmalar sessizce çiğnendi~, son parçayı iki el de öbürüne bıraktı~. “Sen al,” dedi~ {F}. “Sana daha çok [lazım olacak|gerekecek].”',
      },
      {
        level: 3,
        text: '“Peki,” dedi~ {F}, “bir şart koysam?” “Koy.” “Daha koymadım, ne diye hemen peki diyorsun?” “Senin şartından korkmam.” {F} bu söze uzun uzun baktı~, sanki söz değil de yere [düşmüş|konmuş] küçük, parlak bir şeydi~.',
      },
      {
        level: 3,
        text: 'Karanlık incelmeye başlamıştı~. Önce uzaktakiler belirdi~, sonra yakındakiler; en son da {F:gen} yüzü. {H} o yüzde sevinç ya da [küskünlük|kırgınlık] aradı^, ikisini de bulmadı^. {F} yalnızca yorgundu~, karar vermiş birinin yorgunluğuyla.',
      },
      {
        level: 3,
        text: '“Sorularım bitti,” dedi~ {F} alçak sesle. “Üç tane miydi?” “Üç taneydi. Birincisini sen cevapladın, ikincisini gece. Üçüncüsünü geri aldım.” “Geri alınır mı?” “Alınmaz,” dedi~ {F}, “ama [almış gibi yapılır|almış sayılır].”',
      },
      {
        level: 1,
        text: '“Durma,” dedi~ {F} sonunda. “Yalnız arada bir dönüp bak.” “Neye?” “Buraya. Ben görünmez olana kadar.” {H} bu isteği [küçük sandı^|hafife aldı^], “Bakarım,” dedi^; ilk adımda ne kadar büyük olduğunu anladı^.',
      },
      {
        level: 2,
        text: 'Bakmak yavaşlatıyordu~. Her adımdan sonra başını^ çevirmek, geride kalanı görmek, sonra [yeniden|bir daha] öne dönmek gerekiyordu~. O andan beri hep ileri bakmıştı^; geride de bir şey olduğunu, üstelik orada durup beklediğini unutmuştu^.',
      },
      {
        level: 1,
        text: 'On adımda bir durdu^, döndü^, baktı^. {F} her seferinde biraz daha küçüktü~, her seferinde aynı yerdeydi~. Sonra artık görünmeyecek kadar [uzaklaştı~|ufaldı~]; {H} yine de bir kez daha durdu^ ve o yana döndü^.',
      },
    ],
  },
];
