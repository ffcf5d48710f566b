import type { PlotClass } from '../types.ts';

/** The hero steals a thing that fits into a hand. */
export const STEALS: PlotClass = {
  name: 'steals',
  verbs: new Set(['çalmak']),
  needs: ['human', 'object', '!sounded', '!negative', '!state', '!passive'],
  plots: [
    {
      name: 'bread-in-its-place',
      needs: ['holdable', '!food', '!person-object', '!creature', '!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. [Geri geri|Yan yan] çekildi^, gözden uzaklaşınca koştu^; her adımda {O} göğsüne^ değiyordu~. Kimse bağırmadı~. Durduğunda^ dizleri^ titriyordu~. Elini^ koynuna^ soktu^: {O} gerçekten oradaydı~. İnanmak için bir daha dokundu^.',
        },
        {
          level: 2,
          text: 'O an eli^ kendiliğinden uzanmış gibiydi~. Parmakları^ kapanmış, {O} yerinden kalkmış ve bütün mesele bir soluk kadar [sürmüştü~|kısa olmuştu~]. Geri bırakmak da bir soluktu~. {H} o soluğu kaçırmıştı^; ikincisinde çoktan yürüyordu^.',
        },
        {
          level: 3,
          text: 'Arkasından^ gelen var mı diye bakmadı^, baksa^ duracaktı^. Yalnız dinledi^: kendi adımları^, kendi soluğu^, bir de {O:gen} giysisine^ sürtünen küçücük sesi. O ses {o:dat} çok yüksek geldi~. Avucuyla^ bastırdı^, yürüyüşünü^ [yavaşlattı^|ağırlaştırdı^].',
        },
        {
          level: 3,
          text: 'İçinden^ bir ses dön, diyordu~, daha geç değil. Öbürü, artık geç, diyordu~, yürü. {H} yürüdü^. Ses çıkarmayan ayaklar, kısılan omuzlar, tutulan soluk: bedeni^ bu işi çoktandır biliyormuş gibi [söz dinliyordu~|uyuyordu~]. En çok bundan korktu^.',
        },
        {
          level: 3,
          text: 'İlk karşılaştığı^ kişiye selam verdi^. Sesi^ nasılsa düzgün çıktı~; karşıdaki de her günkü gibi geçti~. Yüzünde^ bir şey yazmıyordu~ demek. {H} buna sevinemedi^: böyle bir şeyin okunmadığı bir yüzden [insanın kendisi|sahibi] de korkardı~.',
        },
        {
          level: 1,
          text: '{O:dat} bakmak için yalnız kalmayı bekledi^, baktı^, [yine|hemen] sakladı^. Kullanamazdı^, gösteremezdi^; {O} yalnız çalınmış olmaya yarıyordu~. Üçüncü gece kararını^ verdi^: aldığı^ yere, kimseye görünmeden, geri koyacaktı^.',
        },
        {
          level: 2,
          text: 'Bir kez cesaret edip {O:acc} ışığa çıkardı^. İstediği^ olmuştu~, avucundaydı^; oysa çalmadan önce ona [doya doya|istediği^ kadar] bakmıştı^, kimse de bir şey dememişti~. Ayak sesi duydu^, avucunu^ hemen kapadı^. Gelen geçip gitti~; avucu^ uzun süre açılmadı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} {O:acc} koynunda^ taşıyarak çalıştı^. Eğilince değiyor, doğrulunca kayıyordu~. Bir kez biri “Ne var orada?” dedi~, {H:gen} yüreği^ durdu~; gösterilen şey [başka|bambaşka] bir şeydi~. “Hiç,” dedi^ yine de ve sorulmadan bir kez daha, “Hiç.”',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} tutan el, o gün {O:acc} alan eldi~. {H} bunu düşünmemeye çalıştı^; düşündükçe parmakları^ sertleşti~, iş [yamuldu~|bozuldu~]. Öbür eliyle^ denedi^, beceremedi^. Sonunda {T:acc} bıraktı^, elini^ uzun uzun yıkadı^.',
        },
        {
          level: 3,
          text: 'Hiçbir yer yeterince derin değildi~. Bir keresinde {O:acc} o kadar iyi sakladı^ ki arayıp bulunca [ikinci kez|yeniden] çalmış gibi oldu^: çevresine^ bakındı^, çabucak aldı^, koynuna^ soktu^. O gece bir şeyi iki kez çalmış biri gibi uyudu^, yani uyumadı^.',
        },
        {
          level: 3,
          text: 'Kimden aldığını^ düşünmemek için gündüzleri çok çalıştı^, akşamları çok konuştu^. Bir an susacak olsa^ {O:gen} boş kalan yeri gözünün^ önüne geliyordu~: biri elini oraya uzatıyor, bulamıyor, bir daha uzatıyordu~. O ikinci uzanış {H:acc} [uyutmuyordu~|yerinden^ kaldırıyordu~].',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldukça birinin geldiğini sandı^. Gelen yoktu~. Üç gündür ne bir soran olmuştu~ ne bir arayan. Bir şeyin çalındığı yerde bu kadar sessizlik olmasına akıl erdiremiyordu^. Suçsuz olsa^ [sevinirdi^|rahatlardı^] buna.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Elleri^ boş durmasın diye {G.di}. Her günkü hareketti~, ama bu kez sonunda eli^ koynuna^ gitti~, {O:acc} yokladı^. Artık her işinin^ sonuna [böyle bir yoklama|bu küçük yoklama] ekleniyordu~; gören olsa ağrısı^ var sanırdı~.',
        },
        {
          level: 1,
          text: 'Karanlıkta aynı yoldan gitti^, elini^ {O:gen} boş yerine uzattı^. Yer boş değildi~. Orada temiz bir beze sarılmış ekmek duruyordu~. Biri, {O:acc} alan aç olmalı diye düşünmüş, bir daha gelirse yesin diye [bırakmıştı~|hazırlamıştı~].',
        },
        {
          level: 2,
          text: 'Ekmeğe dokundu^: [tazeydi~|yumuşaktı~], o gün yapılmıştı~. Bezin uçları özenle katlanmıştı~. {H} hep bağıran, arayan, pusuda bekleyen birini düşünmüştü^; oturup “Kim bilir ne kadar acıkmıştır,” diyen birini düşünmemişti^. Eli^ ekmeğin üstünde öylece kaldı~.',
        },
        {
          level: 3,
          text: 'Bir tuzak da olabilirdi~ bu. {H} soluğunu^ tutup karanlığı dinledi^: ne bir kıpırtı vardı~ ne bir gölge. Kimse beklemiyordu~. Ekmek, gerçekten yensin diye bırakılmıştı~. Tuzaktan kaçmak kolaydı~; bundan [nasıl|nereye] kaçılacağını bilmiyordu^.',
        },
        {
          level: 3,
          text: 'Bez, ekmek ve yarım avuçluk bir boşluk: {H} üçüne de uzun uzun baktı^. Ekmeği kenara itse^ birinin iyiliğini itmiş olacaktı^; itmese^ koynundaki^ şey [yerini|eski yerini] bulamayacaktı~. Hiçbirini yapamadı^, parmaklarının^ ucunda geri çekildi^.',
        },
        {
          level: 3,
          text: 'Dönerken koşmadı^. İlk gece koşmuştu^, kovalayan olmamıştı~; şimdi de yoktu~, ama arkasından^ bir ekmek bakıyordu~ sanki. Yarı yolda durdu^, elini^ karnına^ koydu^. Toktu^. Ömründe^ tokluğundan^ [bu kadar|böyle] utanmamıştı^.',
        },
        {
          level: 3,
          text: 'Ekmeği koyanın yüzünü gözünün^ önüne getirmeye çalıştı^. Kaşları çatık bir yüz getirdi^, olmadı~; gülümseyen bir yüz getirdi^, o da olmadı~. Sonunda yalnız iki el düşündü^: unlu, acele etmeyen, bir bezin dört ucunu [bir araya toplayan|özenle katlayan] iki el.',
        },
        {
          level: 1,
          text: '{O:acc} bırakamadan döndü^; sabah olunca {F:dat} her şeyi anlattı^. “Aç mıydın?” “Değildim.” “Öyleyse ekmeği neden almadın?” “Hakkım değildi.” {F} {O:dat} baktı~. “Peki, bu hakkın mıydı?” dedi~, [sesini hiç yükseltmeden|çok yumuşak bir sesle].',
        },
        {
          level: 2,
          text: '“Kızmıyor muyum sanıyorsun?” dedi~ {F}. “Kızıyorum. Ama o ekmeği koyan kızmamış, bana söz düşmez.” “Ne yapayım?” “Onu bilmem. Yalnız, bu gece de koyarsa taze koyacak; dünkü [boşa gitti|bayatladı].”',
        },
        {
          level: 2,
          text: '“Kim olduğumu bilmiyor,” dedi^ {H}. “Bilmesin. Aç sansın, ne çıkar?” “Aç değilim ki.” “O zaman ona bir yalan borcun var,” dedi~ {F}. “Ya gidip doğruyu söyleyeceksin ya da [bir kere|bir gece] gerçekten acıkacaksın.”',
        },
        {
          level: 3,
          text: '{F} {O:acc} eline almadı~. “Dokunmam,” dedi~. “Dokunursam benim de olur.” {O} orta yerde, sahipsiz gibi duruyordu~. {H} uzandı^, yine koynuna^ koydu^. Bir kez almıştı^ ya, artık taşımak da {o:dat} [düşüyordu~|kalıyordu~].',
        },
        {
          level: 3,
          text: '“Ekmeği yersem borçlu kalırım,” dedi^ {H}. “Yemezsen?” “Yine borçlu kalırım.” “O hâlde,” dedi~ {F}, “borcun hangisi daha tatlıysa onu seç.” {H} gülmek istemiyordu^, ama ağzının^ kenarı kıpırdadı~. Üç gündür yüzünde^ kıpırdayan [ilk şeydi~|tek şey buydu~].',
        },
        {
          level: 3,
          text: '“Neden aldın bunu?” diye sordu~ {F}. {H} cevabı kaç gündür arıyordu^. “Orada duruyordu,” dedi^, “ben de oradaydım.” Söyleyince ne kadar az olduğunu [duydu^|anladı^]. {F} başını eğdi~. “Ekmek de orada duruyordu,” dedi~. “Onu alamamışsın ama.”',
        },
        {
          level: 3,
          text: '“Yerine koyunca ne olacak?” diye sordu^ {H}. “Hiç almamış mı olacağım?” “Almış da geri koymuş olacaksın,” dedi~ {F}. “Aynı şey değil. Ama sabah biri elini uzatınca bulacak.” {H} o sabahı düşündü^; görünmeden [orada olmak|bakmak] isterdi^.',
        },
        {
          level: 2,
          text: 'Akşamı zor etti^. Bir şey yemedi^; önce unuttu^, sonra hatırladı^ da yemedi^. Karnı^ guruldayınca [tuhaf|garip] bir rahatlık duydu^. Çalarken işe yalnız elleri^ karışmıştı~; şimdi, karanlık basınca, oraya bütün bedeniyle^ gidiyordu^.',
        },
        {
          level: 3,
          text: 'Yol bu kez kısaydı~. Nerede ses çıktığını, nerede gölge olduğunu biliyordu^; iyi bir hırsızın bileceği her şeyi. Bez yeniydi~, içindeki ekmek daha büyüktü~. Koyan, öncekinin alınmadığını görmüş, [az geldi sanmış|azdı diye düşünmüş] olmalıydı~.',
        },
        {
          level: 1,
          text: 'O gece {O:acc} yerine koydu^, bulduğu^ gibi [düzeltti^|yerleştirdi^]. Sonra, hiçbir şeyden korkmadan, ekmeği aldı^, ikiye böldü^. Yarısını oracıkta, ayakta, aç biri gibi yedi^; yarısını beze geri sardı^, {O:gen} yanına bıraktı^.',
        },
      ],
    },
  ],
};
