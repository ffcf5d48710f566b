import type { Beat } from '../../types.ts';

/** The friend learns of it, and says or does something that has a consequence later. */
export const TELLING: Beat = {
  name: 'telling',
  variants: [
    {
      text: '“[Üç gün|İki gün|Beş gün],” dedi~ {F}, {V.dik:acc} [öğrenir öğrenmez|duyar duymaz]. [“O güne kadar susarım.|“O zamana kadar kimseye bir şey demem.] [Sonrasını sen düzeltmezsen ben anlatırım.”|Sonra gider, bildiğim gibi konuşurum.”|Bitince ya sen konuşursun ya ben.”] {H} [itiraz etmeye|pazarlığa|yalvarmaya] [hazırlanıyordu^|davrandı^], {F} [elini kaldırdı~|arkasını döndü~|parmaklarını saymaya başlamıştı~].',
      needs: ['human', 'harmful', '!state', '!friend-knows'],
      gives: ['friend-knows', 'deadline'],
    },
    {
      text: '{V.dik:acc} [anlatmak|söylemek] [bir fincanın soğuması|bir mumun yarılanması|bir tencerenin kaynaması] kadar [sürdü~|zaman aldı~]. {F} [bir kez bile kesmedi~|hiç kıpırdamadan dinledi~|gözünü yerden kaldırmadı~]. [Sonunda|Bitince] [tek bir soru|yalnızca bir şey] sordu~: [“Peki, şimdi ne olacak?”|“Sen ne yapacaksın?”] {H} [cevap vermekte acele etmedi^|önce düşündü^].',
      needs: ['human', '!said', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Kapı|Akşam kapı] [yumruklandı~|üç kez vuruldu~]. {F}, [soluk soluğa|saçı başı dağınık|ıslanmış], {V.dik:acc} [pazarda|yolda|bir düğünde] [duymuştu~|öğrenmişti~]. [“Bana anlatmadın,”|“Elden mi duyacaktım?”|“Ben de öğrenen son kişiymişim,”] dedi~, [getirdiğini yere fırlatıp|elindekini önüne^ atıp|elindekini duvara vurup]. [Attığı|Yere çarpan] şey [ikisinin birlikte yaptığı|çocukken paylaştıkları] [tahta kutuydu~|uçurtmaydı~].',
      needs: ['settled', '!child', 'willed', '!friend-knows', 'third', '!state'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '{F}, {V.dik:acc} [duyduğunda|öğrendiğinde] [ekmek kesiyordu~|soğan doğruyordu~|çamaşır katlıyordu~]; eli [havada kaldı~|bir an durdu~], sonra [daha yavaş|hiçbir şey olmamış gibi] [devam etti~|işine döndü~]. [“Otur, yemek pişiyor,”|“Önce karnını doyur,”] dedi~. [“Gerisini tok konuşuruz.”|“Sonra uzun uzun anlatırsın.”]',
      needs: ['settled', '!friend-knows', 'human'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Bir daha anlat|Baştan al],” dedi~ {F}. {H} {V.dik:acc} [anlattı^|söyledi^]. [“Bir daha.”|“Şimdi bir de yavaş.”] [Üçüncüde|Dördüncü anlatışta] [bir ayrıntı|tek bir söz|küçücük bir şey] [değişti~|başka çıktı~]; {F} [parmağını oraya bastı~|hemen yakaladı~|kaşını kaldırdı~]. [“Az önce böyle dememiştin,”|“Tam burada sesin değişti,”] dedi~.',
      needs: ['human', '!mute', '!said', '!friend-knows'],
      gives: ['friend-knows', 'detail'],
    },
    {
      text: '{F} {V.dik:acc} [biliyordu~|çoktan öğrenmişti~]; [yine de|ama] [sormadı~|bilmezden geldi~]. [İki gün|Üç akşam] [havadan sudan konuştu~|iş güç anlattı~|eski günlerden söz açtı~]. Sonunda dayanamayan {H} oldu^: [“Bir şey desene!”|“Bildiğini biliyorum.”] {F} [gülümsedi~|derin bir nefes aldı~]: [“Senden duymak istedim.”|“Bekliyordum.”]',
      needs: ['human', 'third', '!mute', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '“Peki [ben şimdi|bu durumda ben] [ne yapmalıyım?”|kimin yanındayım?”|neyi bilmiyor gibi yapayım?”] dedi~ {F}; {V.dik:acc} [öğreneli|duyalı] [bir saat|yarım gün] olmuştu~. {H} [ilk kez|o gün|o an] bunun [başkasına da|{F:dat} de] [yük olduğunu|dokunduğunu] [gördü^|anladı^]. [“Hiçbir şey,”|“Sadece bil,”|“Yanımda dur, yeter,”] dedi^. {F} [“En zoru da bu,” dedi~|başını salladı~].',
      needs: ['human', '!child', '!friend-knows', 'harmful'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [bir kez dinledi~|sonuna kadar dinledi~], sonra [bir çubukla yere|parmağıyla toza|tebeşirle duvara] [iki daire|iki nokta] çizdi~. [“Bu sensin,”|“Şurası sen,”] dedi~, [“bu da {V.meden} önceki sen|“burası da {V.meden} önceki hâlin].” [Araya|İkisinin ortasına] [bir çizgi çekti~|kalın bir çizgi çekti~]. {H} çizgiye [uzun uzun baktı^|ayağını^ koydu^], [sonra|ardından] onu sildi^.',
      needs: ['human', '!negative', '!state', '!space', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Anlatmayacaktı^|Bu konuyu açmayacaktı^]. [Ama|Ne var ki] {F}, [yanına^ oturup|elindeki işi bırakıp] [“Neyin var?” diye sordu~|“Sende bir hâl var,” dedi~]. {H} {V.dik:acc} [söyleyiverdi^|bir solukta anlattı^]; [söz bitince|bitirince] [omuzları^ indi~|içi^ hafifledi~].',
      needs: ['human', '!said', '!mute', '!friend-knows', '!space'],
      gives: ['friend-knows'],
    },
    {
      text: '{F:dat} [olanı|her şeyi|sırrını^] [bir yabancı|hiç tanımadığı biri|elin adamı] [yetiştirmişti~|anlatmıştı~], {V.dik:acc} [süsleyerek|büyüterek|alay ederek]. {F} [o adamı|anlatanı] [dinledi~|sonuna kadar dinledi~], [sonra kovdu~|sonra kapıyı gösterdi~]. [Öğleden sonra|Akşamüstü|Az sonra] [buraya geldi~|{H:dat} uğradı~]: [“Ona inanmadım.|“Onun dediğine bakmam.] [Sana inanacağım, anlat.”|Bir de senden duyayım.”|Sen söyle, doğrusu ne?”]',
      needs: ['settled', 'harmful', '!state', '!friend-knows', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} {V.dik:acc} [duymuştu~|öğrenmişti~]; [bunu|duyduğunu] [bir hediyeyle|sözsüz bir yolla] [belli etti~|anlattı~]: [ertesi gün|sabahleyin] [bir çift sağlam ayakkabı|dolu bir su matarası] [getirip|uzatıp] [köşeye koydu~|önüne^ bıraktı~]. [“Yolda gerekir,”|“Gidersen yanında olsun,”] dedi~. {H} [gitmekten|hiçbir yere gitmekten] [söz etmemişti^|bahsetmemişti^]; [demek|belli ki] yüzünden^ okunuyordu~.',
      needs: ['human', '!child', 'harmful', '!space', '!friend-knows', '!confined', 'settled'],
      gives: ['friend-knows'],
    },
    {
      text: '[“Bana da öğret,”|“Ben de yapayım,”] dedi~ {F}; {V.dik:acc} [duyduğundan beri|öğrendiğinden beri] [yerinde duramıyordu~|peşinden^ ayrılmıyordu~]. {H} [düşündü^|tereddüt etti^]: [Kolay değildi~|Tehlikeli olabilirdi~]. [“Önce üç gün bekle,”|“Önce neden istediğini söyle,”] dedi^, [“sonra konuşuruz.”|“sonra bakarız.”]',
      needs: ['!human', 'willed', '!negative', '!harmful', '!state'],
      gives: ['friend-knows', 'pupil'],
    },
    {
      text: '{F} [hemen kızdı~|önce inanmadı~|küskün küskün baktı~]. [“Bensiz mi?”|“Bana haber vermeden mi?”|“Sözleşmiştik!”] {H} {V.dik:acc} [anlatmaya çalıştı^|açıklamak istedi^]; [her kelimede|anlattıkça] {F} [biraz daha|bir adım] [uzaklaştı~|geri gitti~]. [Sonunda|En sonunda] [arada|aralarında] [bir taş atımı yer|koca bir boşluk] [kaldı~|vardı~].',
      needs: ['!human', 'willed', '!state', 'third'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '{F} {V.dik:acc} [bir tek kişiye|yalnızca bir kişiye] fısıldadı~. [Bu bile yetti~|Bu kadarı yetti~]: [gün batmadan|öğle olmadan] [dokuz ayrı ağız|bilen bilmeyen] aynı şeyi anlatıyordu~. [“Ağzımdan kaçtı,”|“Tek kişiye söyledim,”] dedi~ {F}, [utanarak|önüne bakarak]. {H} [kızamadı^|gülmekten kendini^ alamadı^].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-knows', 'leaked'],
    },
    {
      text: '[Gölgeler uzayınca|El ayak çekilince] {F} geldi~. [Konuşmadı~|Tek söz etmedi~]; [sırtını dayadı~|yanı başına^ kuruldu~|yüzünü aynı yöne çevirdi~]. {V.dik:acc} [biliyordu~|duymuştu~], [duruşundan belliydi~|susuşundan anlaşılıyordu~]. [Uzun bir zaman sonra|Çok sonra] [“Yarın da gelirim,” dedi~|“Bu kadar yeter,” dedi~] ve [gitti~|kayboldu~].',
      needs: ['!human'],
      gives: ['friend-knows'],
    },
    {
      text: '“Korktun mu?” dedi~ {F}. “[Bilmiyorum|Ondan emin değilim],” dedi^ {H}. “Nasıl anlaşılır?” {F} [kendi göğsünü|göğsünün ortasını] gösterdi~: [“Şurası sıkışır.”|“Burası daralır.”] {H} {V.dik:acc} [düşündü^|hatırladı^] ve [bir süre bekledi^|kendini^ yokladı^]. [“Galiba korktum,”|“Biraz,”] dedi^.',
      needs: ['!human', '!state'],
      gives: ['friend-knows'],
    },
  ],
};
