import type { PlotClass } from '../types.ts';

/** Somebody sees, notices or senses that something is so with a thing. */
export const NOTICES: PlotClass = {
  name: 'notices',
  verbs: new Set(['fark etmek', 'farkına varmak', 'görmek', 'hissetmek', 'sezmek']),
  needs: ['human', 'about', '!about-person', '!object', '!negative', '!habit', '!child'],
  plots: [
    {
      name: 'without-a-hint',
      needs: ['!solitary', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Geri çekildi^, bekledi^, bir daha yokladı^: yanılmıyordu^. Ya da iki kez aynı biçimde yanılıyordu^. Bunu tek başına bilmek yetmezdi~; {A:acc} bir başkası da, [hiçbir şey bilmeden|önceden bir şey duymadan], sınamalıydı~.',
        },
        {
          level: 3,
          text: 'İnsan bir şeyi bir kez fark etti mi artık fark etmemiş gibi yapamıyordu~. Dikkati^ hep aynı yere kayıyor, gözünü^ zorla başka yana çevirse^ kulağı^ orada kalıyordu~. {H} kendine^ güvenmiyordu^ artık; {A:dat} da pek [güvenmiyordu^|güvendiği^ söylenemezdi~].',
        },
        {
          level: 3,
          text: 'Kimi çağıracağını^ düşündü^. Her şeye “Sahi ya” diyen birinin yararı olmazdı~, her şeye “Yok canım” diyenin de. Ona, gördüğünü söyleyen biri gerekti~, görmediğini de. Böyle kimselerin sayısı düşününce [ne kadar azdı~|pek azdı~].',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} oyalanıp aklını^ dağıtmak istedi^. İki iş bitirdi^, üçüncüsünü ters yaptı^, söküp baştan aldı^. Ne zaman rahatlasa^ aynı soru başını uzatıyordu~: ya başından beri böyleydiyse de {H} bunu [yeni gördüyse^|daha yeni ayırt ettiyse^]?',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} eline^ alıp uzun uzun inceledi^. Burada tuhaf bir şey yoktu~, demek aradığı^ her yerde tuhaflık bulmuyordu^. Bu ufak sınav içini^ biraz açtı~. {T:acc} bıraktı^ ve gidip bir tanık [getirmeye|bulmaya] karar verdi^.',
        },
        {
          level: 1,
          text: '{F:acc} çağırdı^. “Dur burada,” dedi^. “Neyi fark edersen söyle. Sana ipucu vermeyeceğim.” {F} durdu~, başını bir yana eğdi~. “Bir şey yok.” “Acele etme.” {H:gen} kalbi^, sakladığı^ cevapla birlikte [çarpıyordu~|atıyordu~].',
        },
        {
          level: 2,
          text: '“Ne aradığımı bilsem,” dedi~ {F}. “Bilsen ararsın. Arayan bulur, ben bulmanı istemiyorum.” “Ne istiyorsun?” “Başına gelmesini.” {F} içini çekti~, ağırlığını öbür ayağına verdi~ ve başına bir şey gelmesini [beklemeye başladı~|bekledi~].',
        },
        {
          level: 3,
          text: '“Biri bana böyle dur dese ben de bir şeyler fark ederim,” dedi~ {F}. “İnsan durunca her şey tuhaflaşıyor. Şu elime bak, ne kadar gereksiz duruyor.” {H} ele baktı^; gerçekten gereksiz duruyordu~. “El değil,” demek geldi~ içinden^, [kendini^ tuttu^|dilini^ ısırdı^].',
        },
        {
          level: 3,
          text: '{H} yüzüne^ hiçbir şey vurdurmamaya çalışıyordu^. Kaşlarını^ indirdi^, dudaklarını^ gevşetti^, olabildiğince sıradan bir yere baktı^. Kolay değildi~: bir şey bilen yüz, kapağı kapalı bir tencere gibi, buharını [bir yerden|kenarından] kaçırıyordu~.',
        },
        {
          level: 3,
          text: '“Üşüyor muyuz?” dedi~ {F}. “Hayır.” “Bir koku mu var?” “Soru sormak yok.” {F} omuz silkti~. Burnunu çekti~, kulağını verdi~, yere eğilip doğruldu~. Yanlış yerlere bakıyordu~, ama öyle [gönülden|candan] bakıyordu~ ki insan kızamıyordu~.',
        },
        {
          level: 2,
          text: '“Ben bazen,” dedi~ {F}, “önemli bir şey söyleneceği zaman kulağımın kapandığını hissederim.” “Önemli bir şey söylemedim.” “Söylemedin, ama öyle duruyorsun.” {H} öyle durmamaya çalıştı^: kollarını^ çözdü^, [bir ıslık tutturdu^|hafiften ıslık çaldı^], iki notada kesti^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyulunca {F} parmağını kaldırdı~. “Bu mu?” “Bu değil.” “Ama bunu fark ettim.” Doğruydu~; {H} o sesi uzun zamandır [duymuyordu^|işitmez olmuştu^] bile. Tanığı^, aradığından^ başka her şeyi bir bir buluyordu~.',
        },
        {
          level: 1,
          text: '“Tamam,” dedi~ {F} en sonunda, “bir şey fark ettim.” Parmağını uzattı~. {A:acc} değil, {H:acc} gösteriyordu~. “Sen. Ne zaman o yana dönsem soluğunu tutuyorsun.” {H} soluğunu^ bıraktı^; sınama [bozulmuştu~|boşa gitmişti~].',
        },
        {
          level: 2,
          text: '“Soluğumu tutmuyordum,” dedi^ {H}. “Tutuyordun. Üç kez. Önce rastlantı sandım.” {F} haklıydı~ ve bunu belli etmemek için de epey uğraşıyordu~. “Demek oralarda bir şey var,” dedi~, “ama ben onu senden öğrendim, [ondan değil|oradan değil].”',
        },
        {
          level: 3,
          text: 'Bu, {H:gen} aklına^ gelmemişti~. Bildiğini^ dilinde^ saklamış, göğsünde^ unutmuştu^. Başka neresinden sızmıştı~ acaba? Omuzlarından^, ayaklarından^, susuşundan^? Bir insanın yanında susarak yalan söylemek de demek [o kadar kolay değildi~|kolay iş değildi~].',
        },
        {
          level: 3,
          text: '“Peki, ben bakmasam?” dedi^ {H}. “Gözümü kapasam?” Kapadı^. {F} bir süre dolandı~. “Şimdi de yüzün dinliyor,” dedi~. Gerçekten dinliyordu^: adımları, duraklamaları, en çok da adımların birden [kesildiği|sustuğu] o sessiz yerleri.',
        },
        {
          level: 3,
          text: '“Başka biri mi denesek?” dedi~ {F}. “Ben artık seni okuyorum.” {H} başını^ salladı^, ama kimseyi çağırmaya gitmedi^. Bir yabancıya güvenmek kolaydı~, inanılmamak da kolaydı~ ondan. Asıl sınav, sözüne değer verdiği^ birinin [baktığı yere bakıp|durduğu yerde durup] omuz silkmesi olacaktı~.',
        },
        {
          level: 2,
          text: '“Korkuyor musun?” diye sordu~ {F}. {H} düşündü^. “Senin de fark etmenden korkuyorum,” dedi^, “bir de hiç fark etmemenden.” “Hangisi daha kötü?” “Saatine göre değişiyor.” {F} bu cevabı [ciddiye aldı~|yabana atmadı~], bir daha şaka yapmadı~.',
        },
        {
          level: 1,
          text: '“Öyleyse ben gideyim,” dedi^ {H}. “Sen yalnız kal.” Uzaklaştı^, arkasına^ bakmadan bekledi^, sonra dayanamayıp döndü^. {F} aynı yerdeydi~, ama başka türlü duruyordu~. “Ne zamandan beri böyle?” diye sordu~, [yüzünü çevirmeden|kıpırdamadan].',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Beklerken vakit geçsin diye {G.di}. Bedeni^ oyalanıyor, aklı^ {F:ins} kalıyordu~. Kaç soluk geçmişti~ aradan? Geri dönmek için bir bahane aradı^, bulduğunu^ beğenmedi^, [bir daha aradı^|yenisini düşündü^]; bahanesiz beklemek daha dürüsttü~.',
        },
        {
          level: 3,
          text: '“Ne görüyorsun?” dedi^ {H}, yavaşça. “Sus,” dedi~ {F}. Bu sözü öyle söyledi~ ki bundan iyi cevap olmazdı~. {H} sustu^. Bir başkasının, kendisinin^ o ilk andaki yüzünü^ takındığını görmek insanı hem ürkütüyor hem [rahatlatıyordu~|sevindiriyordu~].',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} her zamanki gibiydi~, yer aynı yerdi~, ışık azıcık kaymıştı~. Bir tek değişiklik vardı~: artık orada yalnız başına durmuyordu^. {H} omzunun^ yanında bir omuz olmasının havayı [nasıl ısıttığını|bile değiştirdiğini] ilk kez duydu^.',
        },
        {
          level: 3,
          text: '{F} bir adım attı~, durdu~, yeniden eski yerine çekildi~. Kendisine güvenmiyordu~ besbelli; az önce {H:gen} geçtiği^ yoldan geçiyordu~: geri çekilmek, beklemek, bir daha yoklamak. {H} hiçbirinde yardım etmedi^. Bu yolu herkes [tek başına yürümeliydi~|kendi ayağıyla yürümeliydi~], kısa da olsa.',
        },
        {
          level: 3,
          text: '“Bana söyleseydin inanmazdım,” dedi~ {F}. “Biliyorum. O yüzden söylemedim.” “Söylemesen de az kalsın yüzünden okuyordum.” “Okudun mu peki?” “Yalnız başlığını,” dedi~ {F}. Uzun zaman sonra ilk kez [rahat bir|gerçek bir] gülüş duyuldu~ orada.',
        },
        {
          level: 2,
          text: '“Şimdi iki kişiyiz,” dedi~ {F}. “Bu ne işe yarar?” “Hiç değilse birimiz uyurken öbürü bakar.” {H} bunu ilk kez düşünüyordu^. Fark ettiğinden^ beri sanki gözünü^ kırpsa^ her şey elinden^ kaçacakmış gibi [diken üstündeydi^|tetikteydi^].',
        },
        {
          level: 3,
          text: '{V.dik} andan beri sorduğu^ soru değişmişti~. Önceleri “Doğru mu?” diyordu^ kendine^, şimdi “Ne yapmalı?” diyecekti^. İlkine iki kişi yetmişti~. İkincisi için [belki üçüncü biri|belki daha kalabalık bir kurul], belki yalnızca biraz zaman gerekecekti~.',
        },
        {
          level: 3,
          text: '“Kimseye söyleme,” dedi^ {H}. “Söylemem. Ama birini getirir, şuraya dikerim.” “İpucu vermeden mi?” “Soluğumu bile tutmadan,” dedi~ {F} ve hemen alıştırmaya girişti~; ağır ağır aldı~, ağır ağır verdi~, [pek|hiç] inandırıcı değildi~.',
        },
        {
          level: 3,
          text: 'Aklına^ başka bir olasılık geldi~: belki herkes bunu çoktan fark etmiş, her biri yalnız kendisinin fark ettiğini sanmıştı~. Öyleyse çevrede ne çok tutulmuş soluk vardı~! {H} gelip geçenlerin göğsüne bakmaya başladı^, [gizlice|belli etmeden].',
        },
        {
          level: 3,
          text: 'Bir ara {F} yerinden ayrılır gibi oldu~, dönüp bir daha baktı~. {H} bu kez gözünü^ {A:dat} değil, tanığına^ dikmişti^: şaşkınlığın bir yüzde nasıl yer açtığını, kaşları nasıl ittiğini, dudakları nasıl araladığını böyle yakından [hiç izlememişti^|ilk kez izliyordu^].',
        },
        {
          level: 3,
          text: '“Sen anlat, ben de anlatayım, bakalım aynı şey mi,” dedi~ {F}. “Önce sen.” “Niye ben?” “Ben anlatırsam benimkini görürsün.” {F} ağzını açtı~, sonra kapadı~. Sözler vardı~, ama her biri fark edilen şeyden bir beden [küçüktü~|büyüktü~].',
        },
        {
          level: 1,
          text: '“Birlikte söyleyelim,” dedi^ {H}. {F} başıyla saydı~: bir, iki, üç. İki ağızdan aynı söz çıktı~, sonunda aynı soru işareti vardı~. Sonra {H}, soluğunu^ bu kez tutmadan, yüzünü^ {A:dat} [çevirdi^|döndü^].',
        },
      ],
    },
    {
      name: 'the-day-apart',
      needs: ['!confined', '!space'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Önce kendinden^ kuşkulandı^: fazla bakmış, fazla kurcalamış olabilirdi^. Bunu anlamanın bir yolu vardı~. Bütün bir gün {A:dat} dönüp bakmayacak, aklına^ bile getirmeyecek, akşam ise [habersizce|ansızın] geri gelecekti^.',
        },
        {
          level: 3,
          text: 'Bir şeye bakmamak, bakmaktan zordu~. İnsan baktığı zaman yorulunca bırakıyordu~; bakmayınca bırakacak bir şey de yoktu~ elinde. {H} daha ilk dakikalarda boynunun^ ne kadar [inatçı|söz dinlemez] bir şey olduğunu öğrendi^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} sırtını^ dönecek biçimde durdu^. Alışık olduğu^ yanından çalışmayınca her şey bir karış uzaktaydı~; uzandı^, yetişemedi^, bir daha uzandı^. Olsun, dedi^ içinden^. Bir günlüğüne ters durmakla [kimseye zarar gelmezdi~|dünya yıkılmazdı~].',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} eline^ aldı^ ve bütün dikkatini^ ona verdi^. Yıllardır kullandığı^ şeyin bir yanında bir aşınma vardı~, tam başparmağının^ geldiği yerde. Demek insan her gün tuttuğunu bile [görmeyebiliyordu~|fark etmeyebiliyordu~]. {A:acc} nasıl görmüştü^ öyleyse?',
        },
        {
          level: 1,
          text: 'İlk saatlerde başı^ kendiliğinden dönüyor, {H} onu yarı yolda yakalıyordu^. Bakmamaya uğraştıkça {A:acc} daha çok düşünüyor, düşündükçe fark ettiği^ şey büyüyordu~. Öğleye doğru artık neyin gerçek, neyin kendi^ [uydurması^|kuruntusu^] olduğunu ayıramaz oldu^.',
        },
        {
          level: 2,
          text: 'Kendine^ bir soru sordu^: hiç fark etmemiş olsa^ bugün ne yapacaktı^? Cevabı kolaydı~, hemen başladı^. Ama o iş de {A:acc} hatırlatan bir yerinden yakaladı~ {o:acc}; bıraktı^, başka bir işe geçti^, [orada da|onda da] aynı şey oldu~.',
        },
        {
          level: 3,
          text: 'Sonra acıktı^, iyi oldu~. Açlık insanı bulunduğu yere geri çağırıyordu~. Lokmalarını^ ağır ağır çiğnerken ilk kez başka bir şey düşündü^: dün bu saatte ne yemişti^? Hatırlayamadı^. Dün de bir yere bakıyormuş demek, [kendi tabağına değil|tabağa değil].',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} ne zamandır vardı~? Bugüne kadar onu hep başka seslerin altında duymuştu^. Şimdi tek başına, kenarları belli bir ses gibi geliyordu~ kulağına^. {H} bir süre yalnız onu dinledi^; {A:acc} düşünmeden geçen ilk [dakikalardı~|anlardı~] bunlar.',
        },
        {
          level: 1,
          text: 'Derken bir şey oldu~: gözü^, boş kalınca, başka şeyleri görmeye başladı~. Yıllardır yanından geçip gittiği^ ne varsa, çizik, leke, gölge, ilk kez karşısına^ dikiliyordu~. Demek fark etmek bir kez başladı mı yalnız {A:ins} [bitmiyordu~|kalmıyordu~].',
        },
        {
          level: 2,
          text: 'Ellerini^ gördü^ önce. Sağ eli^ sol elinden^ yaşlıydı~; bunu hiç bilmiyordu^. Sonra yürürken hep aynı yere basan ayağını^. Bunları kimseden saklamamıştı^, kendinden^ de; yalnızca bakma sırası [bir türlü gelmemişti~|onlara gelmemişti~].',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} bile bugün iki parçaydı~; biri hep bildiği^, öteki onun ardından ağır ağır gelen, adını koyamadığı^ bir şey. {H} gözlerini^ yumup ikisini ayırmaya çalıştı^. Başardı^ da; sonra [birbirine karıştırıp|yeniden karıştırıp] işine^ döndü^.',
        },
        {
          level: 3,
          text: 'Bu kadar çok şey görmek yormaya başladı~. Belki de bu yüzden yıllarca görmemişti^; insanın gözü de kapı gibi, sürekli açık durursa içeriyi soğutuyordu~. Bir süre yere baktı^. Yer de [rahat bırakmadı~|boş durmadı~]: bir karınca geçti~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Eski alışkanlıkla {G.di}. Bunu kaç bin kez yapmıştı^? Bugün yarısında durdu^, geri aldı^, en baştan ve yavaşça yaptı^. Arada küçücük bir tereddüt vardı~, her seferinde olan, [her seferinde unutulan|hiç hatırlanmayan] bir tereddüt.',
        },
        {
          level: 2,
          text: 'Öğleden sonra içini^ bir korku aldı~. Ya akşam geldiğinde^ her şey eskisi gibiyse, fark edilecek bir şey kalmamışsa? Tuhaftı~: sabah bunu dilemişti^. Şimdi ise, sanki birine söz vermiş gibi, {A:gen} o [hâlde kalmasını|hâliyle kalmasını] istiyordu^.',
        },
        {
          level: 3,
          text: '“Ne kaçıyorsun?” diye sordu^ kendine^, sesli sesli. “Kaçmıyorum, bekliyorum.” “İnsan sırtını dönerek mi bekler?” Buna verecek bir karşılık bulamadı^. Kendi^ kendisiyle tartışan biri en azından yalnız sayılmazdı~, ama [haklı çıkması|kazanması] da öyle kolay değildi~.',
        },
        {
          level: 3,
          text: 'Bir şeyi hep gözünün önünde tutan kişi onu koruduğunu sanırdı~. {H}+de öyle sanmıştı^, fark ettiği^ andan beri nöbet tutar gibiydi^. Şimdi nöbeti bırakınca gördü^ ki dünya dağılmıyordu~; belki {A:gen} de {o:dat}, [sandığı^|düşündüğü^] kadar ihtiyacı yoktu~.',
        },
        {
          level: 3,
          text: 'Bir keresinde az kalsın bozuyordu^ yemini. Dönmüş, yarı yolda gözlerini^ sımsıkı kapamıştı^. Öylece dikildi^ bir süre. Göz kapaklarının^ arkasında {A:acc}, gerçeğinden daha açık gördü^; bunun [bakmak sayılıp sayılmadığına|hile olup olmadığına] karar veremedi^.',
        },
        {
          level: 3,
          text: 'Gün, yürüyen biri gibi değil, oturup kalkan biri gibi geçiyordu~; duruyor, duruyor, kimse bakmazken yer değiştiriyordu~. {H} ışığın nereye vardığına baktı^. Daha vardı~. Sabırsızlığını^ bir kenara koydu^, üstüne [oturur gibi|bastırır gibi] oldu^.',
        },
        {
          level: 3,
          text: 'Peki ya fark edilen de fark edeni bekliyorsa? Bu düşünce durup dururken gelmişti~, güldü^ ona. Sonra gülüşü^ söndü~. Uzun süre bakılmış bir şeyin bir gün hiç bakılmaması, belli mi olur, belki onun tarafında da [bir boşluktu~|eksiklikti~].',
        },
        {
          level: 3,
          text: 'Kurala uyduğunu^ kimse görmüyordu~, kimse de denetlemiyordu~. İstese^ bir kaçamak bakış yeterdi~. {V.dik} anda da kimse olmamıştı~ yanında^ ve belki bütün mesele buydu~: kendi^ kendisinin tanığı olabilecek kadar [dürüst olmak|dürüst kalmak].',
        },
        {
          level: 1,
          text: 'Akşam geri geldi^. Yaklaşmadan durdu^, sanki uyuyan birini uyandırmaktan korkuyordu^. Sonra baktı^, dinledi^, bekledi^. Hiçbir şey değişmemişti~: bütün gün kimse oralı olmadığı hâlde {A:ins} ilgili ne fark ettiyse^ [olduğu gibi duruyordu~|yerli yerindeydi~]. Demek {H} uydurmamıştı^.',
        },
        {
          level: 2,
          text: 'Sevindi^ önce. Aklı^ yerindeydi~, gözü^ doğru söylüyordu~. Ardından bunun ne demek olduğu ağır ağır çöktü~ üstüne^: kuruntu olsaydı^ geçerdi~, gerçek geçmezdi~. Şimdi onunla birlikte [yaşamanın|yarını görmenin] bir yolunu bulması^ gerekiyordu~.',
        },
        {
          level: 2,
          text: '“Demek öyle,” dedi^ alçak sesle. Cevap veren olmadı~, ama söz boşa da gitmedi~; sesini^ duymak, gördüğünün^ altına bir imza atmak gibiydi~. “Demek gerçekten öyle.” İkincisi daha sağlam çıktı~. Üçüncüye gerek [kalmadı~|duymadı^], ellerini^ arkasına^ bağlayıp bakmayı sürdürdü^.',
        },
        {
          level: 3,
          text: 'Sabahki yemin geldi~ aklına^, güldü^ biraz. Bütün gün kendini^ tutmuştu^ ve tutulan başka hiçbir şey yoktu~. {A}, bir insanın ona bakıp bakmadığını bilecek olsaydı, belki o da gülerdi~. Gülmedi~; {H} yine de [selam verir|özür diler] gibi başını^ eğdi^.',
        },
        {
          level: 3,
          text: 'Bir adım attı^, bir adım daha. Sabah arkasını^ döndüğü^ yere şimdi yüzü^ dönük yaklaşıyordu^; insan böyle, ancak darıldığı birine barışmaya giderken yürürdü~. Söyleyecek sözü^ yoktu~. Olsa^ da [dinleyecek|işitecek] birini arardı^ önce.',
        },
        {
          level: 3,
          text: 'Gün boyu öğrendiği^ yeni bakışı {A:dat} çevirdi^. İlk fark ettiği^ zaman yalnız o tek şeyi görmüştü^; şimdi çevresini de görüyordu^, kenarlarını, değdiği yerleri. Fark ettiği^ şey küçülmedi~. Yalnızca, bir harf gibi, [kelimesine kavuştu~|satırına oturdu~].',
        },
        {
          level: 3,
          text: 'Bunu birine söylese^ ilk soracağı şey belliydi~: “Emin misin?” Sabah olsa duraksardı^. Şimdi verecek bir cevabı^ vardı~, üstelik bir günlük bir cevap: bakmadım, bekledim, döndüm, [oradaydı|yerindeydi]. Cümle ağzında^ güzel durdu~; bir daha, alçak sesle, söyledi^.',
        },
        {
          level: 3,
          text: 'Yorgundu^, ama uykusuz kalmış birinin yorgunluğu değildi~ bu; çok gezmiş birinin yorgunluğuydu~. Oysa doğru dürüst yerinden^ bile ayrılmamıştı^. Bir gün içinde kaç yeni şey görmüştü^? Saymaya kalktı^, [on birde vazgeçti^|yarıda bıraktı^]: bu da bir çeşit bakmamaktı~ çünkü.',
        },
        {
          level: 3,
          text: 'Sonra ilk an geldi~ aklına^, hani her şeyin başladığı an. O zaman nasıl durmuştu^? Başı^ hafif yana eğik, bir ayağı^ önde. Aynı biçimde durdu^. Bir şey denemiyordu^ artık; yalnızca dün [kaçarcasına|telaşla] bıraktığı^ yere geri gelmişti^.',
        },
        {
          level: 1,
          text: 'Ertesi gün sırtını^ dönmedi^. Sabah ilk iş olarak {A:dat} baktı^, uzun uzun, telaşsız; kuşku duymadan, üstüne bir şey de eklemeden. Sonra kendi^ işine^ başladı^, ama yüzünü^ o yana vererek. [Boynu^ artık ağrımıyordu~.|Boynunun^ ağrısı geçmişti~.]',
        },
      ],
    },
  ],
};
