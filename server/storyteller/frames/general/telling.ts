import type { Beat } from '../../types.ts';

/** The friend learns of it, and says or does something that has a consequence later. */
export const TELLING: Beat = {
  name: 'telling',
  variants: [
    {
      text: '{F} {V.dik:acc} [öğrenince|duyunca] [önce bir sandalye çekti~|önce kapıyı kapadı~|önce perdeyi indirdi~], sonra [avucuna^|{H:gen} eline] [bakır bir para|eski bir düğme|küçük bir taş] [bıraktı~|sıkıştırdı~]. [“Bende dursaydı harcardım,”|“Bu sende dursun,”|“Borç değil, emanet,”] dedi~. [“Kararını verince geri getir.”|“Ne yapacağını bildiğin gün geri isterim.”|“İşin bitince iade edersin.”]',
      needs: ['settled', '!child', '!state'],
      gives: ['friend-knows', 'token'],
    },
    {
      text: '“[Üç gün|İki gün|Beş gün],” dedi~ {F}, {V.dik:acc} [öğrenir öğrenmez|duyar duymaz]. [“O güne kadar susarım.|“O zamana kadar kimseye bir şey demem.] [Sonrasını sen düzeltmezsen ben anlatırım.”|Sonra gider, bildiğim gibi konuşurum.”|Bitince ya sen konuşursun ya ben.”] {H} [itiraz etmeye|pazarlığa|yalvarmaya] [hazırlanıyordu^|davrandı^], {F} [elini kaldırdı~|arkasını döndü~|parmaklarını saymaya başlamıştı~].',
      needs: ['human', 'harmful', '!state', '!friend-knows'],
      gives: ['friend-knows', 'deadline'],
    },
    {
      text: '{V.dik:acc} [anlatmak|söylemek] [bir fincanın soğuması|bir mumun yarılanması|bir tencerenin kaynaması] kadar [sürdü~|zaman aldı~]. {F} [bir kez bile kesmedi~|hiç kıpırdamadan dinledi~|gözünü yerden kaldırmadı~]. [Sonunda|Bitince] [tek bir soru|yalnızca bir şey] sordu~: [“Kim gördü?”|“Kaç kişi biliyor?”|“Başka kimler duydu?”] {H} [sayarken kendisi^ de ürktü^|cevap vermekte acele etmedi^|parmaklarıyla^ saydı^].',
      needs: ['human', '!said', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Kapı|Akşam kapı] [yumruklandı~|üç kez vuruldu~]. {F}, [soluk soluğa|saçı başı dağınık|ıslanmış], {V.dik:acc} [pazarda|yolda|bir düğünde] [duymuştu~|öğrenmişti~]. [“Bana anlatmadın,”|“Elden mi duyacaktım?”|“Ben de öğrenen son kişiymişim,”] dedi~, [getirdiğini yere fırlatıp|elindekini önüne^ atıp|elindekini duvara vurup]. [Attığı|Yere çarpan] şey [ikisinin birlikte yaptığı|çocukken paylaştıkları] [tahta kutuydu~|uçurtmaydı~].',
      needs: ['settled', '!child', 'willed', '!friend-knows', 'third'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '{F}, {V.dik:acc} [duyduğunda|öğrendiğinde] [ekmek kesiyordu~|soğan doğruyordu~|çamaşır katlıyordu~]; [bıçak|eli] [havada kaldı~|bir an durdu~], sonra [daha hızlı|hiçbir şey olmamış gibi] [devam etti~|işine döndü~]. [“Bir tabak da sana koyuyorum,”|“Otur, yemek pişiyor,”|“Önce karnını doyur,”] dedi~. [“Aç karnına hesap verilmez.”|“Gerisini tok konuşuruz.”|“Sonra kızacağım sana.”]',
      needs: ['settled', '!friend-knows', 'human'],
      gives: ['friend-knows'],
    },
    {
      text: '“{V.mek} [ne kadar sürdü|kaç dakika tuttu]?” dedi~ {F}. {H} [hesapladı^|düşündü^]: [“Yüze kadar saymak kadar.”|“Bir nefes.”|“Ayakkabı bağlamak kadar.”] {F} [acı acı güldü~|başını salladı~|parmağıyla havaya bir çizgi çizdi~]. [“Toparlaması bir yıl sürer,”|“Bunu anlatman daha uzun sürecek,”|“Ben olsam bir ömür düşünürdüm,”] dedi~, [ama yerinden kalkmadı~|ama bir yere gitmedi~|ama gitmeye de davranmadı~].',
      needs: ['willed', '!state', 'human', '!negative', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [iddiaya girdi~|bahse tutuştu~]: {V.dik:acc} [duyan ilk on kişiden|öğrenen ilk on kişiden] [yedisi|sekizi|altısı] [bunu unutacaktı~|haftasına unutacaktı~]. [Kaybeden|Yanılan] [kışlık odunu taşıyacaktı~|bir ay bulaşık yıkayacaktı~|ötekine yeni bir çift çorap örecekti~]. {H} [hemen|biraz düşünüp|gülmeden] [elini^ uzattı^|el sıkıştı^]; [kaybetmeyi|yanılmayı] [istiyordu^|umuyordu^] [içinden^ içinden|ilk defa].',
      needs: ['settled', '!state', '!friend-knows', '!solitary', 'third'],
      gives: ['friend-knows', 'bet'],
    },
    {
      text: '“[Bir daha anlat|Baştan al|Sondan başla],” dedi~ {F}. {H} {V.dik:acc} [anlattı^|söyledi^]. [“Bir daha.”|“Şimdi bir de yavaş.”] [Üçüncüde|Dördüncü anlatışta] [bir ayrıntı|tek bir söz|küçücük bir şey] [değişti~|eksik kaldı~]; {F} [parmağını oraya bastı~|hemen yakaladı~|kaşını kaldırdı~]. [“İşte bunu bana söylemedin,”|“Asıl mesele burada,”|“Tam burada sesin değişti,”] dedi~.',
      needs: ['human', '!mute', '!said', '!friend-knows'],
      gives: ['friend-knows', 'detail'],
    },
    {
      text: '{F} {V.dik:acc} [biliyordu~|çoktan öğrenmişti~]; [yine de|ama] [sormadı~|bilmezden geldi~]. [İki gün|Üç akşam] [havadan sudan konuştu~|iş güç anlattı~|eski günlerden söz açtı~]. [Üçüncüsünde|Sonunda] dayanamayan {H} oldu^: [“Bir şey desene!”|“Kız bari!”|“Bildiğini biliyorum.”] {F} [gülümsedi~|derin bir nefes aldı~]: [“Senden duymak istedim.”|“Bekliyordum.”|“Sıra sendeydi.”]',
      needs: ['human', 'third', '!mute', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Yağmur yağıyordu~|Hava kararıyordu~|Ortalık ıssızdı~]. {F} {V.dik:acc} [duyunca|dinleyince] [ceketini çıkarıp omuzlarına^ attı~|kolundan^ tuttu~], [“Yürü,” dedi~|“Gel benimle,” dedi~]. [Konuşmadan|Hiç durmadan] [bir saat|epeyce|bayırın sonuna kadar] yürüdüler~. [Tepede|Yolun bittiği yerde|En sonunda] {F} [bağırdı~|avazı çıktığı kadar bağırdı~], [sonra|ardından] [“Şimdi sen,” dedi~|sırayı {H:dat} verdi~].',
      needs: ['settled', 'third', '!state', '!child', '!friend-knows'],
      gives: ['friend-knows', 'rain'],
    },
    {
      text: '“Peki [ben şimdi|bu durumda ben] [ne yapmalıyım?”|kimin yanındayım?”|neyi bilmiyor gibi yapayım?”] dedi~ {F}; {V.dik:acc} [öğreneli|duyalı] [bir saat|yarım gün] olmuştu~. {H} [ilk kez|o gün|o an] bunun [başkasına da|{F:dat} de] [yük olduğunu|dokunduğunu] [gördü^|anladı^]. [“Hiçbir şey,”|“Sadece bil,”|“Yanımda dur, yeter,”] dedi^. {F} [bunun|o işin] [en zoru|en ağırı] [olduğunu söyledi~|olduğunu bilecek kadar yaşamıştı~].',
      needs: ['human', '!child', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [bir kez dinledi~|sonuna kadar dinledi~], sonra [bir çubukla yere|parmağıyla toza|tebeşirle duvara] [iki daire|iki nokta] çizdi~. [“Bu sensin,”|“Şurası sen,”] dedi~, [“bu da {V.meden} önceki sen|“burası da {V.meden} önceki hâlin].” [Araya|İkisinin ortasına] [bir çizgi çekti~|kocaman bir çarpı koydu~]. {H} [çizgiye|çizilene] [uzun uzun baktı^|ayağını^ koydu^] ve [onu|orayı] [sildi^|ayağıyla^ dağıttı^].',
      needs: ['human', '!negative', '!state', '!space', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Anlatmayacaktı^|Susacaktı^|Ağzını^ açmayacaktı^]. [Ama|Ne var ki] {F}, [gözünün^ içine bakıp|yanına^ oturup|elindeki işi bırakıp] [“Eksiğin ne?” diye sordu~|“Kim üzdü seni?” dedi~|“Neden gülmüyorsun?” dedi~]. {V.dik:acc} [söyleyiverdi^|ağzından^ kaçırdı^|bir solukta anlattı^]; [söz bitince|bitirince] [oda büyüdü~|ortalık hafifledi~|içi^ boşaldı~] [sanki|âdeta].',
      needs: ['human', '!said', '!mute', '!friend-knows', '!space'],
      gives: ['friend-knows'],
    },
    {
      text: '{F:dat} [olanı|her şeyi|sırrını^] [bir yabancı|hiç tanımadığı biri|elin adamı] [yetiştirmişti~|anlatmıştı~], {V.dik:acc} [süsleyerek|büyüterek|alay ederek]. {F} [o adamı|anlatanı] [dinledi~|sonuna kadar dinledi~], [sonra kovdu~|sonra kapıyı gösterdi~]. [Öğleden sonra|Akşamüstü|Az sonra] [buraya geldi~|{H:dat} uğradı~]: [“Ona inanmadım.|“Onun dediğine bakmam.] [Sana inanacağım, anlat.”|Bir de senden duyayım.”|Sen söyle, doğrusu ne?”]',
      needs: ['settled', 'harmful', '!state', '!friend-knows', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} {V.dik:acc} [duymuştu~|öğrenmişti~]; [bunu|duyduğunu] [bir hediyeyle|sözsüz bir yolla] [belli etti~|anlattı~]: [ertesi gün|sabahleyin] [kalın bir battaniye|bir çift sağlam ayakkabı|dolu bir su matarası] [getirip|uzatıp] [köşeye koydu~|önüne^ bıraktı~]. [“Lazım olur,”|“Gidersen üşüme,”|“Nereye gideceksen yaya gidersin,”] dedi~. {H} [gitmekten|hiçbir yere gitmekten] [söz etmemişti^|bahsetmemişti^]; [demek|belli ki] [yüzünden^ okunuyordu~|öyle görünüyordu~].',
      needs: ['human', '!child', 'harmful', '!space', '!friend-knows', '!confined'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Söyle bakalım|Anlatsana|De hele],” dedi~ {F}, “{V.en} biri [en çok kimi düşünür|en çok neyi özler|en çok neyi arar]?” {H} [uzun uzun|durup|bir süre] [düşündü^|aradı^]. [“Seni,”|“Bir arkadaşı,”|“Yarını,”] dedi^ [sonunda|en son]. {F} [güldü~|sevindi~|şaşırdı~] ve [biraz daha|bir adım] [yanaştı~|sokuldu~].',
      needs: ['!human'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} {V.dik:acc} [duyunca|öğrenince] [bir oyun önerdi~|oyuna çevirdi~]: [birbirlerine|sırayla] [bir sır|bir doğru], bir [yalan|uydurma] söyleyeceklerdi~. {H} [sırasını|ilkini] [boşa harcadı^|iyi kullandı^]: [“Korkmuyorum,” dedi^|“Yine yaparım,” dedi^|“Hiç uyumadım,” dedi^]. {F} [hangisi olduğunu|doğru mu yalan mı olduğunu] [hemen bildi~|üç tahminde buldu~|bulamadı~].',
      needs: ['!human', '!state', 'third', 'willed'],
      gives: ['friend-knows'],
    },
    {
      text: '[“Bana da öğret,”|“Ben de yapayım,”|“Beni de götür,”] dedi~ {F}; {V.dik:acc} [duyduğundan beri|öğrendiğinden beri] [yerinde duramıyordu~|peşinden^ ayrılmıyordu~]. {H} [düşündü^|tereddüt etti^]: [Kolay değildi~|Tehlikeli olabilirdi~|Geri dönüşü yoktu~]. [“Önce üç gün bekle,”|“Önce neden istediğini söyle,”] dedi^, [“sonra konuşuruz.”|“sonra bakarız.”]',
      needs: ['!human', 'willed', '!negative'],
      gives: ['friend-knows', 'pupil'],
    },
    {
      text: '{F} [hemen kızdı~|önce inanmadı~|küskün küskün baktı~]. [“Bensiz mi?”|“Bana haber vermeden mi?”|“Sözleşmiştik!”] {H} {V.dik:acc} [anlatmaya çalıştı^|açıklamak istedi^]; [her kelimede|anlattıkça] {F} [biraz daha|bir adım] [uzaklaştı~|geri gitti~]. [Sonunda|En sonunda] [arada|aralarında] [bir taş atımı yer|koca bir boşluk] [kaldı~|vardı~].',
      needs: ['!human', 'willed', '!state', 'third'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '{V.dik:acc} {F} [bir tek|yalnızca] [kendine sakladı~|bir kişiye fısıldadı~]. [Yetti~|Bu bile yetti~]: [gün batmadan|öğle olmadan] [dokuz ayrı ağız|yedi ayrı ses|bilen bilmeyen] [bunu söylüyordu~|aynı şeyi anlatıyordu~]. [“Ben yalnız rüzgâra söyledim,”|“Ağzımdan kaçtı,”] dedi~ {F}, [utanarak|önüne bakarak]. {H} [kızamadı^|gülmekten kendini^ alamadı^].',
      needs: ['!human', '!solitary'],
      gives: ['friend-knows', 'leaked'],
    },
    {
      text: '[Gölgeler uzayınca|Herkes dağılınca|El ayak çekilince] {F} geldi~. [Konuşmadı~|Tek söz etmedi~]; [sırtını dayadı~|yanı başına^ kuruldu~|yüzünü aynı yöne çevirdi~]. {V.dik:acc} [biliyordu~|duymuştu~], [duruşundan belliydi~|susuşundan anlaşılıyordu~]. [Uzun bir zaman sonra|Çok sonra] [“Yarın da gelirim,” dedi~|“Bu kadar yeter,” dedi~] ve [gitti~|kayboldu~].',
      needs: ['!human'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Korktun mu|Üzüldün mü|Sevindin mi]?” dedi~ {F}. “[Bilmiyorum|Ondan emin değilim],” dedi^ {H}. “[Nasıl anlaşılır|Nereden belli olur]?” {F} [gövdesini gösterdi~|kendi üstünü yokladı~]: [“Şurası ısınır.”|“Burada bir şey kıpırdar.”|“Buraya bir ağırlık oturur.”] {H} {V.dik:acc} [düşündü^|hatırladı^] ve [bekledi^|kendini^ yokladı^]. [Isınmıştı~|Kıpırdamıştı~|Bir şey vardı~ orada], [azıcık|çok hafif].',
      needs: ['!human', '!state'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [büyüklere|ötekilere|herkese] [danışmayı|sormayı] önerdi~. {H} [istemedi^|razı olmadı^], ama [akşama|bir saat geçmeden] {V.dik:acc} [hepsi biliyordu~|bilmeyen kalmamıştı~]. [Toplandılar~|Bir halka oldular~], [konuştular~|tartıştılar~]; [sonunda|en sonunda] [bir karara varamadılar~|üçe bölündüler~]. {F} [özür diledi~|yüzünü sakladı~]: [“İyi olur sandım.”|“Biri bilir sandım.”]',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-knows', 'divided'],
    },
  ],
};
