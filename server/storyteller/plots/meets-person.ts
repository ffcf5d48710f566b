import type { PlotClass } from '../types.ts';

/** The hero comes upon somebody, known or unknown. */
export const MEETS_PERSON: PlotClass = {
  name: 'meets-person',
  verbs: new Set(['karşılaşmak', 'rastlamak', 'tanışmak', 'buluşmak']),
  needs: [
    'human',
    'meets',
    '!wordless',
    '!self',
    '!unreal',
    '!negative',
    '!habit',
    '!state',
    '!confined',
    '!space',
  ],
  plots: [
    {
      name: 'taken-for-another',
      needs: ['known', '!stranger', '!first-time', '!child'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Olduğu^ yerde kaldı^; {X}+de durdu~. Bir soluk boyu yalnız bakıldı~. {H:gen} dilinin^ ucunda kırk söz vardı~, ağzından^ en [yanlışı|beceriksizi] çıktı~: “Affedersiniz, sizi birine benzettim.”',
        },
        {
          level: 3,
          text: 'Söz çıkmıştı~ bir kere. Geri almak için gülmek yeterdi~; {H} gülse^ belki {X}+de gülerdi~. Gülemedi^. Yüzü^ o yanlış söze uysun diye çoktan bir yabancının yüzüne dönmüştü~: kaşları^ hafifçe kalkık, dudakları^ [nezaketle|kibarca] kapalı.',
        },
        {
          level: 3,
          text: 'Yanılmış olamazdı^: o alın, o duruş, o bakmadan önce bir an bekleyen gözler. {X}, eskiden de yaptığı gibi, bir eliyle öbürünün bileğini tutuyordu~. {H} önce o ele baktı^, sonra yere; yüze bakmak [en sona|sonraya] kalsın istedi^.',
        },
        {
          level: 2,
          text: '“Işıktandır,” dedi~ {X}. “Işıktandır,” diye onayladı^ {H}. Oysa her şey [apaçık|olduğu gibi] görünüyordu~, karşısındaki^ alnın ortasında duran ince çizgi bile. O çizgi eskiden yoktu~. Nerede, kimin yanında edinilmişti~; bunu sormak bir yabancının işi değildi~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'O sırada {S} duyuldu~. {H} minnetle o yana baktı^, {X}+de baktı~. Görülecek bir şey yoktu~ orada; ama iki çift gözün aynı anda, [aynı|tek bir] yere bakabilmesi iyi geldi~. Ses kesilince yeniden yüz yüze kalındı~.',
        },
        {
          level: 3,
          text: 'Son ayrılıkta ne söylendiğini hatırlamaya çalıştı^. Büyük bir söz olmalıydı~, aradan geçen zamana değecek bir söz. Aklına^ gele gele “Üşüme” geldi~. Üşüme, demişti~ biri ötekine; hangisinin dediği, hangisinin sustuğu [çoktan|büsbütün] silinmişti~.',
        },
        {
          level: 1,
          text: '“Nasıl biriydi?” diye sordu~ {X}, [gözünü ayırmadan|gülümsemeden]. {H} artık geri dönemezdi^. “Sözünü hiç bitirmezdi,” dedi^. “Ortasında susar, ben tamamlayayım diye beklerdi.” “Tamamlar mıydınız?” “Hep yanlış tamamladım.”',
        },
        {
          level: 3,
          text: 'Aradan geçen zaman bir insanı ne kadar değiştirirdi~? {X} incelmişti~ biraz, sesi kalınlaşmıştı~; susuşu ise aynıydı~. {H} kendi^ değişen yerlerini^ de düşündü^, elini^ yüzüne^ götürdü^; orada ne okunduğunu [kestiremedi^|bilemedi^], ama okunmasından korktuğunu^ anladı^.',
        },
        {
          level: 2,
          text: '“Bir kez olsun bekleseydiniz,” dedi~ {X}. “Bekleyemezdim. Susunca arkasından kötü bir şey gelecek sanırdım.” {X} buna şaştı~, [bir an|biraz] ne diyeceğini bilemedi~. “Belki de,” dedi~ sonra, “kötü bir şey söylememek için susuyordu.”',
        },
        {
          level: 3,
          text: 'Anlattığı^ kişi bir kol boyu uzaktaydı~, kendini bir yabancının ağzından dinliyordu~. {H} onun hakkında hiç bu kadar rahat konuşmamıştı^. Yüzüne söylenemeyen her şey, başkası için söylenince, [kırmadan|incitmeden] geçip gidiyordu~. Yanlış söz işe yarıyordu~ galiba.',
        },
        {
          level: 3,
          text: '“Kavgacı mıydı?” “Hayır. Kapıyı bile yavaş kapatırdı. Öyle yavaş ki gittiğini ancak sonra anlardım.” {X} ellerine baktı~, bir kapıdan yeni ayrılmışlar gibi. “Çarpsa daha mı iyiydi?” “Hiç değilse [duyardım|haberim olurdu],” dedi^ {H}. “Belki yetişirdim.”',
        },
        {
          level: 3,
          text: '“Nesi güzeldi?” diye sordu~ {X}, sesi biraz kısılarak. {H} bunu beklemiyordu^. “Gülmesi,” dedi^. “Önce omuzları gülerdi.” {X} omuzlarını hemen düzeltti~; geç kalmıştı~, bir kez sarsılmışlardı~. {H} görmemiş gibi yaptı^; bir yabancı [böyle şeyleri|bunu] görmezdi~.',
        },
        {
          level: 3,
          text: '“Siz bu tarafın insanı mısınız?” diye sordu~ {X}, yabancılara sorulan sesle. “Sayılır.” “Ben geçiyordum.” “Ben de.” Yine de iki taraf yerinden kımıldamadı~. Geçmekte olan insanların bu kadar uzun [durduğu|dikildiği] görülmüş şey değildi~; gören, yol soruluyor sanırdı~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '“Bu koku,” dedi~ {X} birden. {H} havayı içine^ çekti^: {K}, o kadar. “Rahatsız mı ediyor sizi?” “Hayır. Bana eski bir şeyi hatırlattı.” “Neyi?” {X} başını salladı~; yabancılara [anlatılacak|söylenecek] bir şey değildi~ bu, anlaşılan.',
        },
        {
          level: 1,
          text: '{X} önüne baktı~. “Tuhaf,” dedi~. “Ben de sizi birine benzettim. Giderken arkasına hiç bakmazdı. Ben bakar diye, gözden yitene kadar [beklerdim|ayakta dururdum].” “Baksa belki gidemezdi.” “Bunu bana o söylemedi,” dedi~ {X}. “Siz söylüyorsunuz.”',
        },
        {
          level: 2,
          text: '“Kızgın mısınız ona?” diye sordu^ {H}. {X} uzun uzun düşündü~. “Kızgındım. Sonra kızgınlık eskidi, yerine merak geldi. Şimdi yalnız, acaba hâlâ ekmeğin kabuğunu [ayırıp sona|en sona] mı bırakıyor, diyorum.” “Bırakıyor,” dedi^ {H}, boş bulunup.',
        },
        {
          level: 3,
          text: 'Oyun oracıkta bitebilirdi~. {X:gen} gözü dolmuştu~ ya da {H:dat} öyle geliyordu~. Bir adım atan her şeyi bozacaktı~, belki de düzeltecekti~; hangisi olduğunu önceden bilmek [mümkün|elde] olsaydı o adım bu karşılaşmadan çok önce atılmış olurdu~.',
        },
        {
          level: 3,
          text: '“Beklemek uzun sürer miydi?” dedi^ {H}. “Yola göre. Düz yolda çok, köşe varsa az. O hep düz yolu seçerdi. Uzun uzun göreyim diye mi, hiç düşünmeden mi, bilmiyorum.” “Köşeleri sevmezdi,” dedi^ {H}. Bunu [söylemek|ağzından^ çıkarmak] kolay olmadı~.',
        },
        {
          level: 3,
          text: '“Değişmiş midir sizce?” dedi^ {H}. “Değişmiştir,” dedi~ {X}. “Ama huyu kaldıysa, sıkılınca ayağının ucuyla yere bir şey çiziyordur.” {H} başını^ eğdi^: ayağının^ ucu yarım bir daire çizmişti~. Çizgiyi ne sildi^ ne gizledi^. [Benzemek|Bu kadar benzemek] suç değildi~ ya.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: 'Sıkıntıdan {G.di}. {X:gen} gözleri o hareketin üstünde kaldı~. “Bunu yapmazdı,” dedi~, “ama yapsaydı [tıpkı böyle|işte böyle] yapardı.” {H} ellerini^ arkasına^ sakladı^. Bir yabancı için fazlasıyla tanınmıştı^; daha neresini^ saklayacaktı^, bilmiyordu^.',
        },
        {
          level: 2,
          text: '“Adını hatırlıyor musunuz?” diye sordu^ {H}. “Hatırlıyorum.” “Söyler misiniz?” “Bir yabancıya mı?” {X} dudaklarını birbirine bastırdı~; ad ağzının içinde bir kez döndü~, neredeyse görülüyordu~. “Olmaz,” dedi~. “Onu bir gün görürsem [yüzüne|kulağına] söylerim.”',
        },
        {
          level: 1,
          text: 'Yabancılar gibi, [başla|hafifçe] selam verildi~. {X} döndü~, yürüdü~. {H}+de gidebilirdi^, hem de arkasına^ bakmadan; bunu iyi bilirdi^. Gitmedi^. Bu kez geride kalacaktı^, gözden yitene kadar, ayakta.',
        },
        {
          level: 3,
          text: 'Giden sırtın bir omzu ötekinden alçaktı~. {H} bunu ilk kez görüyordu^; eskiden hep önce gider, arkada neyin kaldığını bilmezdi^. Demek kalan bunu görüyordu~: alçak bir omuz, [ağır|yavaş] bir yürüyüş, bir türlü dönmeyen bir baş.',
        },
        {
          level: 2,
          text: 'İlk adımlar kolaydı~; {X} hâlâ yakındı~, bir fısıltı yetişirdi~. Sonra araya boşluk girdi~, gölge girdi~. {H} bir ara parmak ucunda yükseldi^. Ömründe^ kimseyi bu kadar uzağa kadar [geçirmemişti^|uğurlamamıştı^], üstelik yerinden^ hiç kıpırdamadan.',
        },
        {
          level: 3,
          text: 'Seslenmek bir soluğa bakardı~. “Bendim!” dese^ yeterdi~; ama karşılığında “Biliyordum,” denirse, ondan sonra ne denecekti~? {H} dudağının^ içini ısırdı^. Elleri^ iki yanında^, bir şeyi tutmaya hazırlanır gibi, [açılıp kapanıyordu~|kıpırdanıyordu~]; tutulacak olan ise gittikçe uzaklaşıyordu~.',
        },
        {
          level: 3,
          text: 'Birinin ardından bakmak sanıldığından zordu~. {H} kaç kez gözünü^ kaçıracak oldu^; her seferinde o sözü hatırladı^: gözden yitene kadar. {X} demek her ayrılıkta bunu yapmış, [hiç söylemeden|tek başına] yapmıştı~. Boynu^ ağrıdı~, gözleri^ yandı~; başını^ çevirmedi^.',
        },
        {
          level: 1,
          text: 'Biraz ötede {X} durdu~, dönüp baktı~. “O kişiyi görürseniz,” dedi~, “söyleyin, yarın aynı saatte…” Orada sustu~. {H} bu kez [araya girmedi^|acele etmedi^], soluğunu^ tutup bekledi^. “…Burada olayım,” diye bitirdi~ {X} ve {H:acc} çoktandır kimsenin kullanmadığı kısa adıyla^ çağırdı~.',
        },
      ],
    },
    {
      name: 'the-knowing-wrong-hand',
      needs: ['!known', '!stranger'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Önce hiçbir şey konuşulmadı~. Sonra {X} sımsıkı kapalı iki yumruğunu uzattı~. “Hangisinde?” dedi~. {H}, ne olduğunu sormadan, sağdakine dokundu^. El açıldı~; [boştu~|içinde bir şey yoktu~]. Öbürü açılmadı~.',
        },
        {
          level: 3,
          text: 'Açılan avuçta birkaç çizgi vardı~, bir de mürekkebe benzer bir leke. {H} o boşluğa içinde bir şey varmış gibi baktı^. Sonra gözü^ öbür ele kaydı~: el, [eklemleri beyazlamış|bembeyaz kesilmiş] parmaklarla, öylece duruyordu~. İçinde ne varsa değerliydi~ demek.',
        },
        {
          level: 2,
          text: '“Ne kazanacaktım?” diye sordu^ {H}. “Neyse onu.” “Peki, sen?” “Ben kazanmam. Ben tutarım.” {X} bunu çok olağan bir işmiş gibi söyledi~; dünyada dokuyanlar vardı~, kürek çekenler vardı~, bir de [böyle|onun gibi] tutanlar. {H} gülecek oldu^; karşısındaki^ gülmüyordu~.',
        },
        {
          level: 3,
          text: 'Sağ eli seçmesinin^ bir sebebi yoktu~. Daha yakındı~ belki, belki biraz daha yukarıda duruyordu~. Sebebi sonradan buldu^: sol yumruk daha sıkıydı~, insan en çok sakladığını sıkardı~. Bunu [önceden|ilk bakışta] düşünememek canını^ sıktı~; oyun ise çoktan bitmişti~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Tam üsteleyecekken {S} duyuldu~, {X} başını o yana çevirdi~. {H} fırsattan yararlanıp kapalı ele eğildi^; parmakların arasından ne bir renk sızıyordu~ ne bir [parıltı|ışıltı]. Doğrulunca göz göze geldi^. “Bakmak yok,” dedi~ {X}. “Bilmek var.”',
        },
        {
          level: 3,
          text: '“Peki, biri bilirse?” dedi^ {H}. “Bilen olmadı.” “Ya olursa?” {X} bunu hiç düşünmemiş gibi kaşlarını kaldırdı~, sonra ona danışır gibi yumruğuna baktı~. “O zaman,” dedi~, “oyun biter herhâlde.” Sesi bunun iyi mi, kötü mü olduğunu söylemiyordu~.',
        },
        {
          level: 1,
          text: '“Onu da aç,” dedi^ {H}. “Bir dahaki sefere,” dedi~ {X} ve gitti~. O gece {H:acc} uyku tutmadı~. Bir düğme miydi~, [boncuk mu|çekirdek mi]? Karanlıkta kendi^ avucunu^ kapadı^; boş el de kapanınca dolu görünüyordu~.',
        },
        {
          level: 3,
          text: '“Bana ne,” dedi^ kendi kendine^, öbür yanına^ döndü^. Öbür yanında^ da aynı yumruk vardı~. Adı neydi~, nereden gelmişti~, kimi bekliyordu~; {H} bunların hiçbirini sormamıştı^. Tek bir soruya cevap vermişti^, o da [yanlıştı~|yanlış çıkmıştı~].',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} tutarken de aklı^ oradaydı~: bir şeyi tutan el dışarıdan nasıl görünürdü~? Parmaklarını^ gevşetti^, sıktı^. [Dolu|Tutan] elin omzu biraz öne düşüyordu~. {X:gen} iki omzu ise aynı hizadaydı~; {H} bunu şimdi hatırladı^, hatırladığından^ ne çıkaracağını^ bilemedi^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} işine^ bakarken gözü^ hep ellere takıldı~: uzanan, alan, veren, kapanan ellere. Şimdiye kadar kimseden avucunu açmasını istememişti^; istese^ kim bilir neler çıkardı~. Bir ara biri “Ne bakıyorsun?” dedi~. {H} doğrusunu söyleyemedi^, [önüne^|işine^] döndü^.',
        },
        {
          level: 2,
          text: 'Sabaha karşı kararını^ verdi^: gitmeyecekti^. Bir avuç boşluk için yol değiştirmek olacak iş değildi~. Bu karardan memnun, kalktı^ ve ayakları^ {o:acc}, hiç danışmadan, [dünkü yöne|o yana] götürdü~. Yarı yolda farkına vardı^; dönmek için geç, varmak için erkendi~.',
        },
        {
          level: 1,
          text: 'Ertesi gün {V.dik} yere gitti^, {X:acc} [orada|gene orada] buldu^. Bu kez soldakini seçti^. O da boştu~. “Yer değiştirdin.” “Değiştirmedim.” “Öyleyse öbürünü aç.” {X} elini arkasına sakladı~. “Açarsam,” dedi~, “bir daha gelmezsin.”',
        },
        {
          level: 2,
          text: '“Gelirim,” dedi^ {H}. “Hep öyle derler.” “Kimler?” “Ellerimi açtırıp gidenler.” {X} bunu havadan söz eder gibi, sızlanmadan söyledi~. {H} kaç kişinin bir kez bakıp gittiğini [sormadı^|soramadı^]. “Gelirim” sözünü geri de almadı^; ortada, iki yumruğun arasında bıraktı^.',
        },
        {
          level: 3,
          text: 'Arkaya saklanan el uzun süre öne gelmedi~. {X} tek elle konuşuyor, tek elle burnunu kaşıyordu~. {H} bir yumruğa bu kadar [saygı|özen] gösterildiğini ömründe^ görmemişti^. Uyurken de mi kapalıydı~ bu el, ekmek yerken, yüz yıkarken de mi? Sorsa^, cevabı hazırdı~ belki: tutuyorum ya.',
        },
        {
          level: 3,
          text: 'Sonra biraz başka şeylerden konuşuldu~: havadan, yoldan, ayağın sıkıldığı yerden. İki kişi konuşuyor, bir yumruk dinliyordu~. {H} arada bir onu unutuyor, unuttuğunu^ fark edince [yeniden|hemen] hatırlıyordu^. {X} hiç unutmuyordu~; elindeki, besbelli, unutulmaya gelmiyordu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '“Kokla bakayım,” dedi~ {X} birden. {H} havayı kokladı^: {K}, o kadar. “İşte,” dedi~ {X}, “onu da tutamıyorsun, gösteremiyorsun, ama var diyorsun. Benimki de öyle bir şey.” {H} yumruğa [burnunu^|yüzünü^] yaklaştırdı^; {X} kahkahayla geri çekildi~.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: 'Seçmeden önce, farkında olmadan, {G.di}. “Dün de böyle yaptın,” dedi~ {X}. “Yaparken yüzün başka bir yere gidiyor.” {H} şaştı^: kendi^ gözü^ yalnız ellerdeydi~, karşısındakininki^ ise demek [baştan beri|hep] yüzünde^ dolaşıyordu~.',
        },
        {
          level: 3,
          text: 'Ayrılırken {X} iki elini birden salladı~; elleri kapalı olduğu için selamı kapı çalar gibi göründü~. {H}+de, nedenini bilmeden, elini^ yumup salladı^. Uzaktan gören kavgaya çağrılıyor [sanırdı~|derdi~]; oysa çoktandır aldığı^ en nazik selam buydu~.',
        },
        {
          level: 2,
          text: 'O gece yumruğu değil, o sözü düşündü^. Elin içinde ne olduğu birden [önemini yitirmişti~|geriye çekilmişti~]; asıl mesele, o eli kapalı tutan korkuydu~. {H} ortalık ağarırken kalktı^, yere baka baka dolaştı^, sonunda eğilip topraktan bir şey aldı^, avucunda^ temizledi^.',
        },
        {
          level: 1,
          text: 'Üçüncü gün, {X} daha ağzını açmadan, {H} kendi^ yumruklarını^ uzattı^. “Sen seç.” {X} şaşırdı~, birine dokundu~. İçinden yuvarlak bir çakıl çıktı~. “Benimkinde hiç yoktu,” dedi~ {X} [usulca|alçak sesle]. “Hiçbirinde.” “Anlamıştım,” dedi^ {H}.',
        },
        {
          level: 3,
          text: '“Ne zaman anladın?” dedi~ {X}. “Dün. Dolu bir el öyle çabuk saklanmaz, insan düşürürüm diye korkar.” “Neden söylemedin?” “Söylesem gelir miydin?” {X} güldü~, bu kez gözleri de güldü~. Bu, dün arkasına saklanan sözün [ta kendisiydi~|öbür yüzüydü~].',
        },
        {
          level: 3,
          text: '“İlk gün neden bana sordun?” dedi^ {H}. “Durdun çünkü. Ötekiler yürürken, sağdaki, derdi, bakar geçerdi.” {X} omuz silkti~. “Sen açılmayan ele baktın.” {H} o bakışı hatırladı^; dünyanın en [boş|sıradan] şeyine, içinde bir şey varmış gibi bakmıştı^.',
        },
        {
          level: 2,
          text: 'Çakılın görülecek bir yanı yoktu~: biraz basık, bir kenarı çizik. {X} onu iki parmağıyla ışığa kaldırdı~, uzun uzun baktı~. “Doğru bildim, öyle mi?” “Bildin.” {H} kapalı duran öbür elini^ ağır ağır indirdi^; onda da bir çakıl olduğunu [söylemedi^|belli etmedi^].',
        },
        {
          level: 3,
          text: '{X} çakılı yanağına değdirdi~. Taş ılıktı~; yol boyunca {H:gen} avucunda^ ısınmıştı~. “Ne çok tutmuşsun,” dedi~ {X}, işten [anlayan|anladığı belli] birinin sesiyle. {H} övüldüğünü^ anladı^ ve nedense, uzun zamandır aldığı^ hiçbir övgüye bu kadar sevinmediğini^ düşündü^.',
        },
        {
          level: 3,
          text: 'Oyun bitmiş gibiydi~. Böyle anlarda insanlar kalkar, üstlerini silker, hoşça kal derdi~. {X} kalkmadı~, {H}+de kalkmadı^. Ortada artık saklanan bir şey yoktu~, kalmak için bir bahane de; [yine de|gene de] kimse yerinden kıpırdamıyordu~.',
        },
        {
          level: 1,
          text: '{X} arkasını döndü~, döndüğünde iki yumruğu da kapalıydı~. Sol elin parmakları arasından taşın [kenarı|ucu] görünüyordu~; dolu eli saklamayı bilmiyordu~ daha. “Hangisinde?” {H} düşünür gibi yaptı^, sonra sağdakine dokundu^. “Boş!” dedi~ {X} sevinçle. “Yarına kaldı.”',
        },
      ],
    },
  ],
};
