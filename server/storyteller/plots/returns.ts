import type { PlotClass } from '../types.ts';

/** The hero comes back to where they once lived. */
export const RETURNS: PlotClass = {
  name: 'returns',
  verbs: new Set(['dönmek', 'geri dönmek', 'geri gelmek']),
  needs: [
    'human',
    'goes-back',
    '!negative',
    '!habit',
    '!state',
    '!confined',
    '!space',
    '!child',
    '!solitary',
  ],
  plots: [
    {
      name: 'guide-for-three-walnuts',
      needs: ['town', 'destination', 'settled', '!door', '!night'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. {D:acc} görünce durdu^: önce [duvarlar|çatılar] küçük geldi~, sonra uzaklıklar. Yolun başında oturan bir çocuk {H:acc} tepeden tırnağa süzdü~. “Sen yabancısın,” dedi~. “Üç cevize gezdiririm.”',
        },
        {
          level: 3,
          text: 'Yol boyunca bu dakikayı kaç kez kurmuştu^: tanıdık bir ses, bir bağırış, açılan kollar. Kurduğu^ şeyde, toprağa oturmuş, {o:acc} pazarlıkla karşılayan bir çocuk yoktu~. Yine de kötü bir karşılama sayılmazdı~; hiç değilse [biri|birisi] {o:abl} bir şey istiyordu~.',
        },
        {
          level: 3,
          text: '“Üç ceviz çok,” dedi^ {H}. “Yabancıya üç,” dedi~ çocuk. “Buralıya kaç?” “Buralıya bedava. Ama sen değilsin.” {H} üstünü^ yokladı^; ceviz yoktu~ elbette. “Sonra versem?” “Sonra verenler de oldu,” dedi~ çocuk [hiç inanmadan|gözlerini kısarak], ama ayağa kalktı~.',
        },
        {
          level: 1,
          text: 'Çocuk öne düştü~, {H} [ses çıkarmadan|itiraz etmeden] ardından yürüdü^. İlk durak, eskiden boyunun^ yetişmediği bir duvardı~; şimdi göğsüne^ geliyordu~. “Buradan biri atlayıp gitmiş,” dedi~ çocuk. “Bir daha da dönmemiş.”',
        },
        {
          level: 3,
          text: 'Eskiden bu duvarın arkasında ne olduğunu bilmezdi^; kimi deniz demişti~, kimi uçurum. Şimdi başını^ uzatması^ yetiyordu~: [birkaç tavuk|biraz ot], devrilmiş bir kova, bir parça toprak. {H} denizi arar gibi biraz daha uzağa baktı^, sonra sessizce çekildi^.',
        },
        {
          level: 2,
          text: '“Burada iki gelin küsmüş,” diye sürdürdü~ çocuk. “Şurada bir koç kuyuya düşmüş. Burada bir şey olmamış ama güzel yer.” {H} her birinde durdu^, gösterilen yere baktı^. Koç düşmemişti~, atlamıştı~; bunu [kendi gözleriyle^|o gün yakından] görmüştü^.',
        },
        {
          level: 3,
          text: 'Bir uçtan öbür uca yarım gün sürer sanırdı^ eskiden. Çocuğun küçük adımlarıyla bile, daha söz bitmeden yol bitiyordu~. Kim her şeyi gizlice birbirine yaklaştırmışsa işini iyi yapmış, [hiçbir yerde|hiçbir köşede] iz bırakmamıştı~.',
        },
        {
          level: 3,
          text: 'Karşıdan yaşlı bir kadın geldi~. {H} onu hemen tanıdı^, gülümsedi^, bekledi^. Kadın da gülümsedi~ ama yabancılara gülümsendiği kadar; geçip gitti~. “Kusura bakma,” dedi~ çocuk. “O kimseyi hatırlamaz.” {H:gen} içi^ rahatladı~, rahatladığına^ da [utandı^|biraz utandı^].',
        },
        {
          level: 1,
          text: '“Kimmiş o giden?” “Adını bilmem. Arkasından üç gün üç gece ağlamışlar.” {H} o duvardan hiç atlamamıştı^, atlayamamıştı^. “Görsen tanır mıydın?” dedi^. “Tanırdım,” dedi~ çocuk [düşünmeden|hemen]. “Dev gibiymiş. Sana benzemez.”',
        },
        {
          level: 3,
          text: 'Üç gün üç gece kimin ağladığını sormak istedi^, soramadı^. Ağlayacak olanları tek tek [gözünün^ önüne getirdi^|düşündü^]; kimi ancak bir akşam ağlardı~, kimi hiç. Üç günü bulmak için hepsinin sıraya girmesi gerekirdi~. Yine de o üç gün {o:dat} ağır geldi~.',
        },
        {
          level: 3,
          text: 'Duvarın dibinden geçen bir adam çocuğa başıyla selam verdi~, {H:dat} vermedi~. Bir zamanlar bu adamla kavga etmiş, barışmış, aynı ekmeği bölmüştü^. Şimdi seslenip bunu hatırlatabilirdi^. Seslenmedi^; bir yabancı olarak gezmenin [rahatlığı|kolaylığı] vardı~, onu biraz daha sürdürmek istiyordu^.',
        },
        {
          level: 2,
          text: '“Peki, dönse ne yaparsın?” diye sordu^ {H}. “Kim?” “O giden.” Çocuk uzun uzun düşündü~. “Ondan üç ceviz almam,” dedi~ sonunda. “Bir tane alırım. O kadar yoldan gelmiş, yanında ceviz [mi kalır?|kalmamıştır.]”',
        },
        {
          level: 3,
          text: '“Belki atlamamıştır,” dedi^ {H} dayanamayıp. “Belki herkes gibi yoldan yürüyüp gitmiştir.” Çocuk durup acıyarak baktı~. “Öyle olsa anlatırlar mıydı?” Bunun karşılığı yoktu~. Gidişinden^ geriye [alçacık|göğüs boyunda] bir duvar kalmıştı~, bir de hiç yapmadığı^ bir atlayış.',
        },
        {
          level: 3,
          text: '“Susadıysan su var,” dedi~ çocuk ve çeşmeyi kendi eseriymiş gibi gösterdi~. {H} eskiden burada hep parmak ucunda yükselmişti^, şimdi iki büklüm oldu^. Suyun tadı aynıydı~. {D:dat} döneli aynı bulduğu^ ilk şeyi ağzında^ [bir süre|uzunca] tuttu^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '“Sen uzak kokuyorsun,” dedi~ çocuk havayı koklayarak. {H}+de kokladı^. Duyduğu^ tek şey {K} oldu~; burada mı vardı~, yoksa {o:ins}+mi gelmişti~, ayıramadı^. Çocuk bir daha kokladı~. “Kötü değil,” dedi~ [cömertçe|biraz düşünüp]. “Yalnız uzak.”',
        },
        {
          level: 3,
          text: '“Burada kocaman bir dut varmış,” dedi~ çocuk, boşluğu göstererek. “Ben görmedim.” {H} görmüştü^; [dallarından|tepesinden] üstü başı mor içinde inerdi^. Boşluğa baktı^, sonra elini^ gövdenin eskiden durduğu yere, bir omza koyar gibi koydu^.',
        },
        {
          level: 3,
          text: '“Buraya çıkınca her yer görünür,” dedi~ çocuk ve bir taşın üstüne çıktı~. {H}+de çıktı^. Eskiden bu taş dünyanın sonunu gösterirdi~; şimdi yalnızca yolun dönemeci görünüyordu~. “Nasıl?” dedi~ çocuk. {H} gözlerini^ kısıp uzun uzun [baktı^|bakındı^]. “Her yer görünüyor,” dedi^.',
        },
        {
          level: 2,
          text: '“Gözün sulandı,” dedi~ çocuk. “Rüzgârdan.” Rüzgâr yoktu~. Çocuk parmağını ıslatıp havaya tuttu~, bekledi~, bir şey demedi~. Yabancıların gözü demek ki [başka|kendi] rüzgârlarından sulanıyordu~. Adımlarını küçülttü~, {H:gen} yanına^ geçti~, bir süre yalnızca yürüdü~.',
        },
        {
          level: 3,
          text: '“Senin orada insanı kim gezdirir?” diye sordu~ çocuk. “Kimse. Kendin dolaşırsın.” “Kaybolmaz mısın?” “Kaybolurum.” “Sonra?” “Sonra [alışırım|öğrenirim].” Çocuk bu düzeni hiç beğenmedi~; uzanıp {H:gen} parmağından^ tuttu~, burada öyle şey olmaz der gibi.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '“Bunu bil bakalım,” dedi~ çocuk. Duyulan {S} olmuştu~, başka bir şey değil. {H} bildi^. Çocuk biraz bozuldu~; yabancı dediğin böyle [çabuk|kolay] bilmezdi~. Bir sesin geldiği yana baktı~, bir {H:dat}, ama pazarlığı da bozmadı~.',
        },
        {
          level: 3,
          text: 'Bir kapının önünde çocuk sesini alçalttı~. “Burada hızlı yürü. Çok konuşurlar.” Aynı kapının önünden {H}+de zamanında hep hızlı yürümüştü^, aynı sebeple. Duvarlar alçalmış, yüzler değişmişti~; hızlı yürünen kapı ise [olduğu gibi|yerli yerinde] duruyordu~.',
        },
        {
          level: 2,
          text: '“Gidince burayı anlat,” dedi~ çocuk. “Gelmek isteyen olursa bana gönder.” “Ya gitmezsem?” Çocuk durdu~; bu hiç işine gelmiyordu~. “O zaman senden [nasıl|kim] ceviz alır?” {H} bunu düşünmemişti^. Gülmekten omuzları^ sarsıldı~, uzun zamandır ilk kez.',
        },
        {
          level: 1,
          text: 'Son durak {F:gen} kapısıydı~. “Yabancı getirdim,” diye seslendi~ çocuk. {F} {H:acc} görünce elini ağzına götürdü~; ama oyunu bozmadı~. “Her yeri gösterdin mi bari?” “Gösterdim,” dedi~ çocuk.',
        },
        {
          level: 2,
          text: '“Kaça gezdirdi seni?” dedi~ {F}. “Üç cevize.” “Pahalı.” {F} içeri girip üç cevizle döndü~, bir bir çocuğun avucuna koydu~. Bunu yaparken {H:dat} hiç bakmadı~; bakarsa ya güleceğini ya ağlayacağını [biliyordu~|anlamıştı~].',
        },
        {
          level: 3,
          text: 'Bir yüz değişirdi~ de bir bakış nasıl değişmezdi~? {F} kaşının birini kaldırmış, eskiden yaptığı gibi bekliyordu~: önce sen gül diyordu~ o kaş. {H} dudağını^ ısırdı^. Önce gülen yanardı~; oyunun kuralı [hep|her zaman] buydu~.',
        },
        {
          level: 3,
          text: '“Ne kadar kalacaksın, yabancı?” dedi~ {F}. “Bilmem. Gezdiren iyi olursa kalırım.” Çocuk göğsünü kabarttı~. “Ben her gün buradayım,” dedi~, “sabahları iki cevize.” {F} arkasını dönüp öksürür gibi yaptı~; [omuzları|sırtı] uzun süre sarsıldı~.',
        },
        {
          level: 1,
          text: '“Bir yer eksik,” dedi^ {H}. Duvara dönüp oynak bir taşı çekti^, kovuğa elini^ soktu^. Eli^ sığmadı~. “Sen uzan.” Çocuğun kolu omzuna kadar girdi~, beş oyun taşıyla çıktı~. {H} yere çöktü^, taşın birini havaya attı^, ötekileri [kaptı^|topladı^]. Taş avucuna^ düştü~. “Sen,” dedi~ çocuk, “buralısın.”',
        },
      ],
    },
    {
      name: 'whistle-with-a-crack',
      needs: ['settled'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Haber vermemişti^; uzakta durup, vaktiyle {F:acc} dışarı çağırdığı^ gibi, iki parmağını^ ağzına^ koydu^, ıslık çaldı^: iki uzun, bir kısa. Kapı açılmadı~. {H} bir daha çaldı^, [bekledi^|kulak kesildi^].',
        },
        {
          level: 3,
          text: 'Son kısa ses, eskiden, daha bitmeden kapının sesiyle karışırdı~. {F} ne yapıyorsa bırakır, elinde bir kaşıkla, tek pabuçla koşardı~. {H} bunu yolda kim bilir kaç kez gözünün^ önüne getirmiş, [adımlarını^|yürüyüşünü^] ona göre hızlandırmıştı^. Şimdi kapı kapalıydı~.',
        },
        {
          level: 2,
          text: 'Islığa önce bir köpek karşılık verdi~: uzaktan havladı~, sustu~. Sonra küçük bir oğlan başını uzatıp {H:dat} şaşkın şaşkın baktı~. “O bizim ıslığımız,” dedi~. {H} bunun eskiden kimin olduğunu söyleyecekti^; oğlan [çoktan|o arada] gözden kaybolmuştu~.',
        },
        {
          level: 3,
          text: 'Belki taşınmıştı~, belki başına bir şey gelmişti~. {H} kapıya, eşiğin önündeki otlara baktı^; otlar [ezikti~|yatıktı~], biri her gün girip çıkıyordu~. Dudaklarını^ ıslattı^, üçüncü kez çalmayı düşündü^. Çağrılıp da gelmeyen birini üç kez çağırmak ağırına^ gidiyordu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'O sırada duyulan {S} {H:acc} neredeyse sevindirdi~: ıslık buna karışıp gitmiş olmalıydı~. Duyulmadıysa kırılacak bir şey de yoktu~. Ortalık sessizleşsin diye bekledi^; sessizleşince bir daha çalmaya [cesareti^|yüzü^] kalmadı~.',
        },
        {
          level: 3,
          text: 'Parmaklarını^ ağzından^ çekince tadı kaldı~: yol tozu, biraz da tuz. Kaç gece uyumadan önce bu iki uzun bir kısayı [içinden^|dudaklarını^ oynatmadan] çalmıştı^. İçinden^ çalınca hemen kapı açılır, ışık dışarı taşardı~. Dışarıda, gerçek kapının karşısında, iş bu kadar hızlı yürümüyordu~.',
        },
        {
          level: 1,
          text: 'Sonunda gidip kapıya vurdu^. {F} açtı~, bir an tanımadı~, sonra kapıya tutundu~. “Islık çaldım, duymadın mı?” “Duydum,” dedi~ {F}. “Sen olduğunu düşünmedim. Sen gideli her gün [biri|birileri] çalıyor onu.”',
        },
        {
          level: 2,
          text: '“Girsene,” dedi~ {F}. {H} eşikte durdu^. Eskiden biri çalar, öteki koşardı~; bu kapının hep önünde beklemiş, içeri hiç girmemişti^. “Gelsene,” dedi~ {F} yeniden. “Ev [ısırmaz|seni yemez].” {H} başını^ eğip girdi^; oysa kapı alçak değildi~.',
        },
        {
          level: 3,
          text: '{F}, {H:gen} koluna^ dokundu~, elini çekti~, bir daha dokundu~. “Zayıflamışsın.” “Sen de.” “Ben hep böyleydim.” “Değildin.” Kısa bir kahkaha [koptu~|yükseldi~], sonra kesildi~. Sorulacak o kadar şey vardı~ ki hiçbiri öne geçemiyordu~.',
        },
        {
          level: 3,
          text: 'Dönünce ilk ne söyleyeceğini^ yolda çok düşünmüştü^. Şaka mı yapacaktı^, özür mü dileyecekti^? Islık bunların hepsinden kolaydı~: söz istemezdi~, yüz istemezdi~, öteki çıkar gelirdi~. Şimdi söz de gerekiyordu~, yüz de; ikisi de [yolda|bir yerde] kalmıştı~ sanki.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '“Tanımamam bundan,” dedi~ {F}, havayı koklayarak. “Böyle kokmazdın.” {H} yenini^ burnuna^ götürdü^. {K} muydu~ bu? Yol mu? Burnu^ çoktan alışmıştı~, ayıramıyordu^. “Geçer mi?” diye sordu^. “Geçmesin,” dedi~ {F}. “Nerede olduğunu [hiç değilse|biraz olsun] öyle anlarım.”',
        },
        {
          level: 3,
          text: '{F} oturacak yeri eliyle sildi~, sonra kendi yerini gösterdi~: “Oraya otur, orası rahat.” {H} öbürüne oturdu^. Misafire rahat yer verilirdi~; {H} ise misafir [olmamaya|sayılmamaya] çalışıyordu^. {F} bunu anladı~ mı, belli etmedi~; gidip ikisinin ortasında, ayakta durdu~.',
        },
        {
          level: 1,
          text: '{H} gitmeden önce ıslığı çocuklara öğretmiş, unutmuştu^; çocuklar unutmamıştı~. “İlk günler [her seferinde|her duyduğumda] çıktım,” dedi~ {F}. “Ekmeğim yanarken, saçım ıslakken. Kapıda hep bir çocuk. Sonra, yavaş yavaş, çıkmamayı öğrendim.”',
        },
        {
          level: 2,
          text: '“Kaç kez çıktın?” diye sordu^ {H}. “Saymadım. Saysam sana [kızardım|küserdim].” {F} gülmeye çalıştı~. “Bir gün baktım, kapıda bir yumurcak ağlıyor. Annesini çağırıyormuş; herkes bununla birini çağırıyor artık. Azarlayacaktım, burnunu sildim.”',
        },
        {
          level: 3,
          text: '{H} o çocukları hatırladı^: [yol kenarında|duvar dibinde] sıraya dizilmiş, parmakları ağızlarında, tükürük içinde üç dört yumurcak. Gitmesine^ bir iki gün kalmıştı~. Onlara veda yerine ıslık çalmayı öğretmişti^. Boş bir iş sanmıştı^; geride bıraktıklarının^ en dayanıklısı o çıkmıştı~.',
        },
        {
          level: 3,
          text: '“Bir gün de,” dedi~ {F}, “inat ettim, çıkmadım. Çaldı, çaldı, sustu. Ya oydu da gittiyse, diye sabaha kadar döndüm durdum. Sabah çocuğu buldum, sen miydin, dedim. Bendim, dedi. Sevindim mi, üzüldüm mü, [bugün bile|hâlâ] bilmiyorum.”',
        },
        {
          level: 2,
          text: '“Neden çocuklara susun demedin?” “Dedim.” “Dinlemediler mi?” “Bir gün dinlediler,” dedi~ {F}. “O gün çok sessizdi. Ertesi sabah gidip çalın, dedim.” {H} ne diyeceğini^ [bilemedi^|bulamadı^]; iki parmağı^, çalmaya hazır gibi, bitişik duruyordu~.',
        },
        {
          level: 3,
          text: '“Hiç mi kızmadın?” dedi^ {H}. “Kızdım. Bir akşam kapıya çıkıp bağırdım: Gelmeyeceksen çalma! Karşımda bir çocuk, parmakları ağzında, donup kaldı. O gün bugün beni görünce [ıslığını yutar|parmaklarını saklar].” {F} bunu gülerek anlattı~ ama {H:dat} bakmadan.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: 'Ne yapacağını^ bilemeyince {G.di}. {F} gözünü ayırmadan izledi~. “Hâlâ yerinde duramıyorsun,” dedi~. “Sen de hâlâ gözünü dikip bakıyorsun.” Kısa bir sessizlik oldu~. {F} bir şey soracaktı~; dışarıda küçücük bir ses duyulunca başı [kapıya|o yana] döndü~, sorusu yarım kaldı~.',
        },
        {
          level: 3,
          text: '“Bana öğretmemiştin,” dedi~ {F} birden. “Neyi?” “Dönülünce ne yapılacağını. Giderken herkese bir şey öğrettin, bana onu öğretmedin.” Şaka gibi başlamıştı~, şaka gibi bitmedi~. {H} cevap aradı^; bildiği^ tek şey bir ıslıktı~, o da [kapı açmamıştı~|işe yaramamıştı~].',
        },
        {
          level: 1,
          text: 'O sırada dışarıdan bir ıslık geldi~: iki uzun, bir kısa, kısası çatlak. {F:gen} başı kendiliğinden kalktı~. “İşte bu sensin,” dedi~. “Deminki pürüzsüzdü. Sen [hep|her seferinde] sonunda çatlatırdın.” Çocuklar çatlağı da öğrenmişti~. Düzelten, giden olmuştu~.',
        },
        {
          level: 2,
          text: '“Ben öyle çalmazdım,” dedi^ {H}. “Çalardın.” “Hiç fark etmedim.” “Sen nereden edeceksin? Dinleyen bendim.” Dışarıdaki bir daha çaldı~; çatlak [gene|yine] aynı yerdeydi~, usta elinden çıkmış gibi. Kim öğrettiyse, kusurunu özenle öğretmişti~.',
        },
        {
          level: 3,
          text: 'Temiz çalmayı öğrenmek kolay olmamıştı~. Gittiği^ yerde bu sese gülmüşlerdi~; {H} kıyıda köşede, [tek başına|kimse duymadan] çalışa çalışa çatlağı kapatmıştı^. Bununla biraz da övünürdü^. Meğer övündüğü^ şey, dönünce kapıyı kapalı tutacak olan şeymiş.',
        },
        {
          level: 3,
          text: '“Deminki kim sandın?” “Ne bileyim, bir satıcı, bir [yolcu|gelip geçen],” dedi~ {F}. “Bizden biri öyle düzgün çalmaz.” Bir süre sustu~, sonra sesini alçalttı~: “Güzeldi ama. Kimi çağırıyorsa ne mutlu ona, dedim.”',
        },
        {
          level: 3,
          text: 'Çocuk çala çala uzaklaştı~. Islık inceldi~, bir kez daha çatladı~, bitti~. {F} hâlâ kapıya bakıyordu~; oysa {H} tam karşısındaydı^. Öksürse^ dönüp bakacaktı~ herhâlde. Öksürmedi^; böyle beklendiğini [görmek|bilmek] için dönmeye değerdi~.',
        },
        {
          level: 3,
          text: '“Göster bana,” dedi^ {H}. “Neyi?” “Çatlatmayı.” {F} güldü~, iki parmağını ağzına götürüp üfledi~; [yalnızca|yalnız] hava çıktı~. “Ben hiç çalamam ki,” dedi~. “Sen çalardın, ben çıkardım. İş bölümü [böyleydi|buydu].”',
        },
        {
          level: 1,
          text: '{H} bir şey demeden çıktı^, kapıyı çekti^, yolun başına kadar gitti^. Parmaklarını^ ağzına^ koydu^, düzelttiği^ sesi bozmaya çalıştı^. İlki temiz çıktı~, ikincisi de. Üçüncüsü çatladı~. Kapı [hızla|birden] açıldı~; {F}, tek pabuçla, daha eşikteyken bağırdı~: “Geliyorum!”',
        },
      ],
    },
  ],
};
