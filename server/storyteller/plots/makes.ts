import type { Plot } from '../types.ts';

/** The hero makes, builds, opens, gives, brings, sells, repairs, writes or changes something willingly. */
export const MAKES_PLOTS: readonly Plot[] = [
  {
    name: 'until-morning',
    needs: ['willed', '!harmful', '!solitary', '!negative', '!habit', '!state', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. O an her şey yolundaydı~; pişmanlık karanlıkla birlikte [geldi~|bastırdı~]. {H} dayanamadı^, vazgeçmek, her şeyi eski hâline çevirmek için kalktı^. {F} çıkışta oturuyordu~, sanki bunu bekliyormuş gibi.',
      },
      {
        level: 2,
        text: '“Senin burada ne işin var?” dedi^ {H}. “Seni bekliyorum.” “Geleceğimi nereden bildin?” “Fazla sevinçliydin,” dedi~ {F}. Biraz kenara çekilip yer açtı~. Geçilmeyecek gibi [oturmuyordu~|durmuyordu~]; isteyen geçerdi~, ama yanından, gözünün önünden.',
      },
      {
        level: 1,
        text: '“Vazgeçmeye gidiyorsun,” dedi~ {F}. “Evet.” “Sabahı bekle.” “Neden?” “Gece her şey yanlış görünür. Sabah hâlâ istersen ben de gelir, [yardım ederim|elimden geleni yaparım].” {H} buna söyleyecek söz bulamadı^ ve yanına çöktü^.',
      },
      {
        level: 3,
        text: '“Pişman mısın?” diye sordu~ {F}. “Evet.” “Neye?” “Hepsine.” “Hepsine olunmaz. Birini seç.” {H} olanı baştan sona, [parça parça|adım adım] düşündü^, pişman olunacak tek bir parça aradı^. Her parça, ayrı bakınca, yerindeydi~.',
      },
      {
        level: 3,
        text: '“Ya başkası olsaydı?” dedi~ {F}. “Aynı şeyi bir başkası yapsaydı, bu saatte kalkıp ona kızmaya gider miydin?” “Gitmezdim.” “Ne derdin?” “[Uyu|Git uyu], derdim.” {H} kendi^ sözüne^ yakalandığını^ anladı^; {F} üstelemedi~, karanlığa bakıp gülümsemekle yetindi~.',
      },
      {
        level: 3,
        text: 'Karanlıkta bir şey eksikmiş gibi geliyordu~ {o:dat}, ya da bir şey fazla. O sırada bunu düşünmemişti^; o sırada iş vardı~, [acele|telaş] vardı~. Şimdi iş bitmişti~ ve bitmiş bir işin karşısında durmaktan başka yapılacak bir şey kalmamıştı~.',
      },
      {
        level: 3,
        needs: ['human', 'workplace'],
        text: 'Gözünün^ önüne {W} geldi~, gecenin bu saatinde, boş. Orada her şey nasıl bırakıldıysa öyle duruyordu~; kimse dokunmadan, kimse beğenmeden. O andan beri ilk kez oradan bu kadar [uzaktaydı^|ayrıydı^] ve aklının^ yarısı hâlâ oradaydı~.',
      },
      {
        level: 3,
        needs: ['human', 'gesture'],
        text: 'Elleri^ rahat durmuyordu~. {H}, yanında^ iş yokken bile, [farkına varmadan|alışkanlıkla] {G.di}; {F} yan gözle baktı~. “O eller vazgeçecek ellere benzemiyor,” dedi~. “Sen onlara bakma. Onlar hep aynı şeyi yapar.” “Ben de onu diyorum.”',
      },
      {
        level: 2,
        text: '“Ya sabah çok geç olursa?” dedi^ {H}. “Neye geç?” “Geri almaya.” {F} düşündü~. “O zaman geri alamazsın,” dedi~. “Bunu göze aldın mı, almadın mı?” “Almıştım.” “Ne zaman bıraktın?” {H} o anı aradı^, [bulamadı^|çıkaramadı^].',
      },
      {
        level: 1,
        text: 'Nöbet tutmaya gelen {F} önce uyudu~; soluğu ağırlaştı~, başı yana düştü~. Yol açıktı~. {H} kalktı^, bir adım attı^. {V.dik} an geldi~ gözünün^ önüne; attığı^ adımı geri aldı^, [yeniden|usulca] oturdu^.',
      },
      {
        level: 3,
        text: 'İkinci kez kalktığında^ iki adım [attı^|gitti^]. Bu kez durduran bir görüntü değil, bir soruydu~: sabah uyandığında {F} boş yeri görünce ne düşünecekti~? Kızmazdı~. Kızmayacağını bilmek, kızacağını bilmekten ağırdı~. {H} iki adımı da geri geldi^.',
      },
      {
        level: 3,
        text: 'Bir keresinde yalnızca doğruldu^, gitmedi^. Bir yandan öbür yana [baktı^|bakındı^], her yer aynı karanlıktı~. Gitse^ nereden başlayacaktı^? Yapmanın bir sırası olmuştu~, bunu biliyordu^; bozmanın sırası yoktu~. Neresinden tutsa^ geri kalanı elinde^ kalacaktı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Uzaklardan {S} geldi~, ya da {H} öyle [sandı^|duydu^]. Gece bu ses olmazdı~. Belki kulağı^, bütün gün duyduğu^ şeyi bırakmak istemiyordu~. o saatlerde de duymuştu^ onu; o zaman yalnızca bir sesti~, şimdi birini çağırıyordu~.',
      },
      {
        level: 2,
        text: 'Karanlıkta zaman geçirmek için olanı baştan anlattı^ kendine^, bu kez bir [yabancıya|başkasına] anlatır gibi. Neresinde duraksadığını^, neresinde acele ettiğini^ atlamadı^. Anlatılan kişi fena biri değildi~; biraz telaşlıydı~, o kadar. Ona kızmak için bir neden göremedi^.',
      },
      {
        level: 3,
        text: '{F} uykusunda bir şey mırıldandı~. {H} eğildi^, [anlamaya|duymaya] çalıştı^, anlaşılmadı~. Belki bir sözdü~, belki sözün kabuğu. Yine de cevap verdi^, alçak sesle: “Buradayım.” Gece boyunca birine verdiği^ ilk doğru cevap bu oldu~.',
      },
      {
        level: 3,
        text: 'Üşümüştü^. {F:gen} üstünden kayan örtüyü kaldırıp yerine [koydu^|çekti^], bunu yaparken biraz ısındı^. Başkası için yapılan küçük bir işti~ ve onu bozmak aklının^ ucundan geçmiyordu~. {H} olanı bir de bu gözle düşünmeyi denedi^.',
      },
      {
        level: 3,
        text: 'Gecenin en uzun yeri [geçmek bilmedi~|geçmedi~]. {H} kalkıp gitmemenin de gitmek kadar yorucu olduğunu gördü^. Hiçbir şey yapmıyor, yalnız duruyordu^; ama bütün gücü^ buna gidiyordu~, zorlanan bir kapıyı içeriden tutar gibi; sabaha kadar kolları^ kopacaktı~ sanki.',
      },
      {
        level: 2,
        text: 'Sonra bir şey oldu~; {H} ne zaman olduğunu [bilmiyordu^|bilemedi^]. Önceleri, bozmaya gitmek için sabahı beklemişti^. Şimdi birinin gidip bozmasından korktuğu^ için bekliyordu^. O birinin kim olduğunu düşününce karanlıkta, kendi kendine^, hafifçe güldü^.',
      },
      {
        level: 1,
        text: '“Kalkabilirdin,” dedi~ {F} ortalık ağarırken, gözlerini açmadan. “Uyuyordun.” “Uyumuyordum.” {H} donup kaldı^. “Kalktığını da duydum,” dedi~ {F}. “Seslenecektim, kendimi zor tuttum.” “Neden?” “Kalan sen olasın diye.”',
      },
      {
        level: 3,
        text: '“Ya gitseydim?” dedi^ {H}. “Peşinden gelirdim.” “Durdurmaya mı?” “Yardıma. Söz verdim ya.” {F} bunu öyle düz söyledi~ ki şaka olmadığı [belliydi~|anlaşılıyordu~]. Bozmaya kalksa^ karanlıkta yalnız olmayacaktı^. {H} buna sevindiğini^ belli etmek istemedi^, kızdığını^ da.',
      },
      {
        level: 3,
        text: '{F} doğruldu~, ayağa kalktı~, uyuşan yerlerini [oynattı~|kımıldattı~]. Bütün gece kıpırdamadan uyuyor gibi yapmak kolay değildi~. “Sen de hiç inandırıcı değildin,” dedi^ {H}. “İnandın ama.” “İnandım.” “İkimiz de iyi iş çıkardık,” dedi~ {F}.',
      },
      {
        level: 2,
        text: '“Eee,” dedi~ {F}, “sabah oldu. Hâlâ istiyor musun?” {H} cevabı gecenin içinde [aradı^|bıraktığı^ yerde aradı^]. Karanlıkta büyük görünen her şey ışıkla birlikte kendi boyuna dönmüştü~. o günün ertesiydi~, bir sabahtı~; daha ne olacağı belli değildi~.',
      },
      {
        level: 3,
        text: 'Işık önce uzağa değdi~, sonra [yaklaştı~|yakına geldi~]. {H} o yana baktı^. Olan olmuştu~; bu söz gece bir taş gibi ağırdı~, şimdi üzerine basılıp geçilebilecek bir taşa [dönmüştü~|benziyordu~]. Yine de ilk adımı atmadan önce biraz bekledi^.',
      },
      {
        level: 3,
        text: '“Bana bir şey sormadın,” dedi^ {H}. “Neyi?” “İyi mi yaptım, diye.” “Onu sen bilirsin.” “Sen ne dersin?” {F} başını iki yana salladı~. “Ben derim ki,” dedi~, “gece [gelip|kalkıp] burada oturduğuma değdi. O kadarını bilirim.”',
      },
      {
        level: 1,
        text: '“Gidelim,” dedi^ {H} ve kalktı^. “Bozmaya mı?” “Bakmaya.” {F} bir adım geriden geldi~. O andan beri ilk kez acele etmiyordu^; ışık [yolun başına|yola] kadar gelmişti~, her adımda biraz daha ileri gidiyordu~.',
      },
    ],
  },
  {
    name: 'which-hand',
    needs: ['human', 'willed', '!harmful', '!solitary', '!negative', '!habit', '!state', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Sonra birinin görmesini, bundan söz açmasını bekledi^. {F} geldi~, oturdu~, başka şeyler konuştu~. {H} sormadı^; ama bütün akşam ellerini^ [nereye koyacağını^ bilemedi^|koyacak yer bulamadı^].',
      },
      {
        level: 3,
        text: 'Her sözün arkasından o söz gelecek sanıyordu^. {F} soluk aldıkça {H} hazırlanıyordu^; {F} başka bir şey söyleyince [bütün hazırlığı^|hazırlığı^] boşa gidiyordu~. Sevinmiş görünmeyecekti^, alınmış da görünmeyecekti^; o kadar çalıştığı^ bu yüz akşam boyunca hiç işe yaramadı~.',
      },
      {
        level: 3,
        text: 'Belki de görülecek bir şey değildi~. İnsan kendi yaptığına uzun baktıkça onu [büyütürdü~|dev gibi görürdü~]; başkası geçerken bir bakardı~, yerinde bulurdu~, geçerdi~. {H} bunu kendine^ iki kez söyledi^. İkisinde de içinden^ biri başını iki yana salladı~.',
      },
      {
        level: 3,
        text: 'Bir ara {F} o yana doğru [baktı~|döndü~]. {H:gen} soluğu^ durdu~. “Hava değişecek,” dedi~ {F}. Değişmeyecekti~; {H} bunu bal gibi biliyordu^, yine de “Değişecek,” dedi^. Böyle böyle, başka şeylere bakıldı~, başka şeylerden söz edildi~ bir süre.',
      },
      {
        level: 2,
        text: '“Yorgun musun?” diye sordu~ {F}. “Biraz.” “Neden?” İşte, dedi^ {H} içinden^, geliyor. “Bugün çok iş vardı.” “Öyledir,” dedi~ {F} ve yeniden kendi derdine [döndü~|geçti~]. O gün, demek, dışarıdan bakınca başka günlere benziyordu~.',
      },
      {
        level: 1,
        text: '“Görmedin mi?” dedi^ sonunda. “Gördüm,” dedi~ {F}. “Niye bir şey demedin?” “Beğendim mi diye soracaktın. Ben başka bir şeyi merak ediyorum.” {F} biraz yaklaştı~, sesini [alçalttı~|indirdi~]. “Zor muydu?”',
      },
      {
        level: 3,
        text: 'Bunu soran olmamıştı~. {H} güzel mi, doğru mu, işe yarar mı diye sorulmasına hazırdı^; hepsine [birer cevap|verecek cevap] biriktirmişti^. Bu soruya cevabı^ yoktu~. Ağzını^ açtı^, kapadı^. Sonra hiç düşünmediği^ bir şey söyledi^: “Başlaması zordu.”',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'O gün {W:loc} nasıl dolandığını^ anlattı^: başlamamak için yapılacak ne kadar iş varsa yapmıştı^. Yerler düzelmişti~, eski bir borç gibi bekleyen ufak tefek işler bitmişti~. Sonra bitecek başka şey kalmamış, ister istemez sıra ona gelmişti~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: 'Her şey olurken elinde^ {T} vardı~. “Kaç kez bıraktım, kaç kez aldım, bilmiyorum,” dedi^ {H}. Anlatırken avucu^ [kapandı~|kapanıyordu~], sanki onu gene tutuyordu~. Bunu gören {F} gülümsedi~: “Anlat. Elin hatırlıyor, ağzın da hatırlar.”',
      },
      {
        level: 2,
        text: '“Baştan al,” dedi~ {F}. “Sıkılırsın.” “Sıkılırsam söylerim.” {H} baştan aldı^. Olanı değil, ondan önceki saati, ondan da önceki [geceyi|uykusuz geceyi] anlattı^; kimsenin görmediği, kimsenin de sormayacağı o uzun hazırlığı. {F} bir kez bile başını çevirmedi~.',
      },
      {
        level: 1,
        text: '{H} {V.dik} anı anlatmaya çalıştı^. “Önce hangi elini uzattın?” diye [araya girdi~|sözünü^ kesti~] {F}. “Sağ elimi.” “Neden?” {H} durdu^, ellerine^ baktı^. “Sol elim titriyordu,” dedi^ sonra. Bunu o güne kadar kimseye söylememişti^.',
      },
      {
        level: 3,
        text: '“Korkudan mı?” “Bilmiyorum. Belki sevinçten.” “İkisi aynı yeri titretir,” dedi~ {F}. {H} güldü^, biraz da rahatladı^. Söylendiği anda o titreme, saklanan bir kusur olmaktan çıkıp [anlatılan|söylenen] bir şey olmuştu~; neredeyse hoş bir yanı bile vardı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '“Göster,” dedi~ {F}. {H} göstermek için, her zaman yaptığı^ gibi, {G.di}; sonra durdu^. “Böyle başladım işte. Bildiğim yerden.” “Sonra?” “Sonra [bilmediğim|hiç bilmediğim] yere geldim.” Orada eliyle^ yapacağı^ bir hareket yoktu~, eli^ havada kaldı~.',
      },
      {
        level: 2,
        text: '“Bir kerede mi uzattın?” diye sordu~ {F}. “Bir kerede,” dedi^ {H}, biraz sustu^, sonra düzeltti^: “Üçüncüsünde.” {F} bunu bir kabahat gibi değil, bir merdivenin [basamakları|üç basamağı] gibi dinledi~: bir, iki, üç.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Anlatırken burnuna^ {K} geldi~; o anda da vardı~, [demek|belli ki] aklında^ kalmıştı~. “Bir de koku vardı,” dedi^. {F} gözlerini kapadı~, kokuyu bulmak ister gibi başını kaldırdı~. “Devam et,” dedi~, “şimdi oradayım.”',
      },
      {
        level: 3,
        text: '{H} o günden önce böyle dinlenmemişti^. İnsanlar sonucu [dinlerdi~|sorardı~]; oldu mu, olmadı mı, ne kadar sürdü. {F} ise arada kalanı istiyordu~, düşülüp kalkılan yerleri. Onları vermek {o:dat} başta utanç verdi~, sonra vermesi^ kolaylaştı~.',
      },
      {
        level: 3,
        text: '“Sen hiç sol elinle başladın mı bir şeye?” diye sordu^ {H}. {F} düşündü~. “Başladım,” dedi~. “Düştü, kırıldı. Bir daha da o elle bir şeye başlamadım.” “Ne kırıldı?” “Önemli değil artık,” dedi~ {F}, ama sağ eliyle sol bileğini [tuttu~|sardı~].',
      },
      {
        level: 2,
        text: 'Ortalık iyice kararmıştı~, [kalkan|kıpırdayan] olmadı~. O andan beri {H} bir kez bile oturup dinlenmemişti^; şimdi, anlata anlata, o günün içinden bir daha geçerken dinleniyordu^. Aynı yol ikinci geçişte kısaydı~ ve yanında^ biri vardı~.',
      },
      {
        level: 1,
        text: '“Vazgeçmeyi düşündüm,” dedi^ {H}. “Ne tuttu seni?” Uzun bir sessizlik oldu~. “Sen görürsün diye,” dedi^ {H}. {F} gülecek oldu~, gülemedi~. “Ben mi?” “Sen.” Karanlıkta bir süre kimse [konuşmadı~|ses etmedi~].',
      },
      {
        level: 3,
        text: '{F} bu söze hazırlıklı değildi~. Önüne baktı~, bir süre parmaklarıyla [oynadı~|oyalandı~]. “Bunu bilseydim,” dedi~, “daha gelir gelmez söylerdim.” “Neyi?” “Gördüğümü.” {H} omuz silkti^. “O zaman,” dedi^, “zor olduğunu söyleyemezdim ki.”',
      },
      {
        level: 3,
        text: '“Görmeseydim?” dedi~ {F}. “Gördün.” “Gelmeseydim diyorum. Başka yoldan [gitseydim|dönseydim].” {H} bunu hiç düşünmemişti^. o saatlerde {F:gen} gelmeyebileceği bir an bile aklından^ geçmemişti~; şimdi, her şey olup bittikten sonra, bunun korkusu geldi~.',
      },
      {
        level: 3,
        text: '“Beğendin mi peki?” dedi^ {H}. Soru ağzından^ çıkmıştı~ bir kere. {F} gülümsedi~. “Şimdi sorma,” dedi~. “Şimdi nasıl olduğunu biliyorum, beğenmemek [elimde değil|elimden gelmez]. Bunu anlatmadan önce soracaktın.” Gülüşler bu kez aynı anda [geldi~|koptu~].',
      },
      {
        level: 2,
        text: '“Bir daha olsa?” diye sordu~ {F}. “Bir daha yapar mıydın?” {H} bu kez çabuk cevap verdi^: “Yapardım.” “Aynı elle mi?” Buna karşılık vermedi^; sol elini^ dizinin^ üstünde gördü^, [öylece|sessizce] duruyordu~ ve belli belirsiz titriyordu~.',
      },
      {
        level: 3,
        text: 'O el hep geride kalmıştı~. Tutardı~, dayardı~, ötekine yardım ederdi~; bir işe [ilk o|önce o] uzanmazdı~. {H} onu ışığa, ışık yerine geçen o loşluğa kaldırdı^. Titremesi küçüktü~; sağ eli^ bunu bilseydi belki o da titrerdi~.',
      },
      {
        level: 1,
        text: '“Ver şu elini,” dedi~ {F}. “Hangisini?” “Titreyeni.” {H} sol elini^ uzattı^. {F} onu iki elinin arasına aldı~, bir şey söylemedi~, [sıkmadı~|bastırmadı~]; titreme geçene kadar da bırakmadı~. Geçmesi uzun sürdü~.',
      },
    ],
  },
];
