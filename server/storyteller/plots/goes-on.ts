import type { Plot } from '../types.ts';

/** What comes next where a text is continued without a new event: an episode that leaves the story open. */
export const GOES_ON_PLOTS: readonly Plot[] = [
  {
    name: 'the-promise-of-silence',
    needs: ['human', '!solitary', '!child'],
    passages: [
      {
        level: 1,
        text: 'Ertesi sabah {F} erkenden geldi~. {H} onu beklemiyordu^, ama yüzünü görünce şaşırmadı^ da. “Uyuyamadım,” dedi~ {F}. “Ben de.” Bir süre ikisi de başka söz [bulamadı~|etmedi~]; aralarındaki sessizlik düşmanca değildi~.',
      },
      {
        level: 3,
        text: '“Aç mısın?” diye sordu^ {H}. “Hayır.” “Üşüdün mü?” “Hayır,” dedi~ {F} ve güldü~. “Sor artık, onu sor.” {H} sormadı^. Asıl soruyu sorarsa bir cevap duyacaktı^; o cevaba daha hazır [değildi^|hissetmiyordu^].',
      },
      {
        level: 2,
        text: '“Sana bir şey söyleyeceğim,” dedi~ {F}, “ama yüzüme bakma.” {H} başını^ çevirdi^. Karşıdaki duvara mı, yere mi bakacağını^ bilemedi^; sonunda gözlerini^ yumdu^. Karanlıkta {F:gen} soluğu olduğundan daha yakın [geliyordu~|duyuluyordu~].',
      },
      {
        level: 1,
        text: '“Bu işi başından beri biliyordum,” dedi~ {F} yavaşça. “Sustum, çünkü kendin anlatmanı bekledim.” {H} gözlerini^ açtı^. Kızması^ gerektiğini düşündü^; ama içinde^ kızgınlık yerine koca bir [yorgunluk|ağırlık] buldu^.',
      },
      {
        level: 3,
        text: '“Ne zamandır?” “İlk günden.” {H} o ilk günü bulup çıkarmaya çalıştı^: {F} o gün ne demişti~, neye gülmüştü~, ne zaman susmuştu~? Hatırladığı^ her şey birden başka bir anlam [kazanmıştı~|almıştı~].',
      },
      {
        level: 3,
        text: 'İnsan bilindiğini sonradan öğrenince geriye doğru utanıyor, diye düşündü^ {H}. Yanında^ rahat rahat sustuğu^ bütün o akşamlar meğer ikisinin de sustuğu akşamlarmış. Yine de o akşamların bir tekini bile [geri vermek istemedi^|vermeye kıyamadı^].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} yapılacak iş birikmişti~. {H} eline^ ilk geleni aldı^, bıraktı^, bir başkasını aldı^. Elleri^ boş durmasın istiyordu^; {F} de bunu biliyor, bir şey demeden [bekliyordu~|izliyordu~].',
      },
      {
        level: 3,
        needs: ['event'],
        text: '“{V.dik:acc} bana neden anlatmadın?” gibi bir soru bekledi^ {H}, ama o soru gelmedi~. {F} yalnızca önüne baktı~. Sorulmayan soru, sorulandan ağırdı~; {H} ona da bir cevap [aradı^|bulmaya çalıştı^].',
      },
      {
        level: 2,
        text: '“Bana güvenmedin,” dedi~ {F} sonunda. Sitem etmiyordu~; bir şeyi tartar gibi söylemişti~. {H} hayır demek istedi^. Oysa doğrusu buydu~: kendine^ bile güvenmediği^ bir işte başkasına nasıl güvenirdi~?',
      },
      {
        level: 3,
        text: 'Dışarıdan bir ses geldi~; ikisi de aynı anda başını kaldırdı~. Gelen giden yoktu~. Göz göze geldiler~ ve {F} dayanamayıp gülümsedi~. “Bak,” dedi~, “artık ikimiz de [ürküyoruz|sıçrıyoruz].”',
      },
      {
        level: 1,
        text: '“Peki şimdi ne istiyorsun?” dedi^ {H}. {F} bunu uzun uzun düşündü~. “Bir söz,” dedi~ sonra. “Bundan sonra ne olursa bana ilk sen söyleyeceksin. Güzel de olsa, kötü de olsa.” {H} hemen [cevap veremedi^|söz veremedi^].',
      },
      {
        level: 3,
        text: 'Söz vermek kolay görünüyordu~, ama {H} kendini^ bilirdi^: en küçük şeyi bile günlerce içinde^ taşır, sonra olmadık bir anda söylerdi^. Şimdi bunun tersini yapacaktı^. Alışkanlık dediğin, insanın eski [evi|gömleği] gibiydi~.',
      },
      {
        level: 3,
        text: '“Sen de bana söyleyecek misin?” diye sordu^. “Neyi?” “Bildiğini. Bir daha bekleyip durma.” {F} kaşlarını kaldırdı~; pazarlığı beklemiyordu~. Sonra elini uzattı~. “Ödeştik,” dedi~. {H} o eli [tuttu^|sıktı^].',
      },
      {
        level: 2,
        text: 'Bir süre yan yana oturdular~. Konuşulacak çok şey vardı~, ama hiçbiri [acele etmiyordu~|sıraya girmiyordu~]. {H} çoktandır ilk kez omuzlarının^ ne kadar kasılı olduğunu duydu^ ve onları yavaşça bıraktı^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Sonra alışkanlıkla {G.di}. {F} onu izledi~. “Hep böyle yapıyorsun,” dedi~, “bir şeyi saklarken.” {H} durdu^. Kendi ellerinin^ kendisinden önce konuştuğunu o ana kadar [bilmiyordu^|fark etmemişti^].',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Havada hafif bir {K} vardı~. {H} bunu ancak şimdi ayırt etti^; demek günlerdir soluğunu^ bile yarım almıştı^. Derin bir soluk aldı^, verdi^, bir tane daha aldı^. {F} de onunla birlikte [soluklandı~|iç çekti~].',
      },
      {
        level: 3,
        text: '“Ya söyleyemezsem?” dedi^ {H}. “Söyleyemiyorum dersin,” dedi~ {F}. “O da söylemektir.” Bu kadar basit olması {o:dat} önce şaka gibi geldi~. Sonra içinden^ denedi^: söyleyemiyorum. Ağzına^ [yabancı|garip] bir söz değildi~.',
      },
      {
        level: 3,
        text: 'Işık yer değiştirdi~, gölgeleri kısaldı~. Kalkmaları gerekiyordu~, ikisinin de işi vardı~. Yine de önce kalkan olmak istemediler~; biri kalkarsa verilen söz [orada|ortada] kalacak, dağılacakmış gibiydi~.',
      },
      {
        level: 2,
        text: '{F} giderken döndü~. “Bugün bir şey olacak olursa…” “Sana gelirim,” dedi^ {H}. “Gece de olsa?” “Gece de olsa.” {F} bir şey daha söyleyecek gibi durdu~, vazgeçti~, yürüdü~.',
      },
      {
        level: 3,
        text: '{H} arkasından baktı^. Uzaklaşan adımları saydı^, yirmi ikide [duyulmaz oldular~|sesleri kesildi~]. Sayıyı neden aklında^ tuttuğunu^ bilmiyordu^; belki bir gün o adımları kendisi^ ters yönde sayacaktı^.',
      },
      {
        level: 1,
        text: 'O gün karanlık çökene kadar bir şey olmadı~. {H} tam yatacakken durdu^: dışarıda biri vardı~. Ses çıkarmadan bekledi^. Duyduğu^, yalnız bir adım, sonra bir adım daha oldu~; gelen [acele etmiyordu~|hiç acele etmiyordu~].',
      },
      {
        level: 1,
        text: '{H} ilk iş sözünü^ hatırladı^. Kapanıp saklanmak, sabahı beklemek, eskiden olsa yapacağı^ şeydi~. Bunun yerine doğruldu^, soluğunu^ topladı^ ve karanlığa doğru ilk adımı [attı^|kendisi^ attı^]: “Kim var orada?”',
      },
    ],
  },
  {
    name: 'the-mark-that-moved',
    needs: ['human'],
    passages: [
      {
        level: 1,
        text: 'Sabah olduğunda {H} önce dünden kalanı yokladı^: korkusu^ azalmıştı~, merakı^ büyümüştü~. Gözünü^ açtığı^ yerde bir süre kıpırdamadan [durdu^|kaldı^]. Bugün de dün gibi geçerse, diye düşündü^, hiçbir şey kendiliğinden [değişmeyecek|düzelmeyecek].',
      },
      {
        level: 3,
        text: 'Yüzünü^ ovdu^, ellerini^ açıp kapadı^. Bedeni^ {o:abl} önce uyanmış, {o:acc} bekliyordu~ sanki. Ne yapacağını^ bilmiyordu^ ama yapacağı^ şeyin küçük olacağını seziyordu^; büyük şeyler hep küçük bir yerden [başlıyordu~|tutuluyordu~].',
      },
      {
        level: 2,
        text: 'Küçükken öğrendiği^ bir yol vardı~: çözemediğini^ bırakır, yanındaki en küçük şeye bakardı^. Çevresine^ öyle baktı^. Her şey dünkü yerindeydi~; bir tek [şey|nokta] dışında.',
      },
      {
        level: 1,
        text: 'Dün akşam dalgınlıkla yere çizdiği^ işaret yerinde değildi~. Silinmemişti~; aynı işaret üç karış ötede duruyordu~. {H} eğilip baktı^. Çizgi kendi^ çizgisiydi^, ama {H} onu oraya [çizmemişti^|koymamıştı^].',
      },
      {
        level: 3,
        text: 'Parmağını^ eski yerine götürdü^: orada yalnızca düz, tozlu bir zemin vardı~. Yeni yerine götürdü^: çizgi oradaydı~, derinliği bile tanıdıktı~. {H} güldü^, sonra gülmesi^ [yarım|ortasında] kaldı~.',
      },
      {
        level: 3,
        text: 'Belki yanlış hatırlıyordu^. Belki uykuyla uyanıklık arasında kalkmış, ikinci bir işaret çizmiş, birincisini ayağıyla^ dağıtmıştı^. Bunların hepsi olabilirdi~. Ama insan kendi elinin^ yaptığını [unutsa da|hatırlamasa da] parmakları^ unutmazdı~.',
      },
      {
        level: 3,
        needs: ['event'],
        text: '{V.dik:abl} bu yana ilk kez başka bir şeyi düşünüyordu^. Bu bile bir şeydi~. Sonra ikisinin aynı düşünce olduğunu anladı^: {V.dik:acc} ve bu işareti, aynı elin iki parmağı gibi [yan yana|bir arada] gördü^.',
      },
      {
        level: 2,
        text: '{H} işaretin yanına bir tane daha çizdi^, bu kez küçük bir çentik ekledi^. Böylece karıştırmayacaktı^. Sonra sırtını^ dayadı^, gözünü^ ayırmadan bekledi^. Beklemek, hiçbir şey yapmamaktan [iyiydi~|daha iyiydi~].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Uzun süre {S} dışında bir şey duymadı^. O ses de olmasa zamanın geçtiğini anlamayacaktı^. Gözleri^ yandı~, kırpmamaya çalıştı^; kırptı^ ve hemen baktı^. İşaret [yerindeydi~|aynı yerdeydi~].',
      },
      {
        level: 3,
        text: 'Öğleye doğru sıkıldı^. Sıkılmak iyi geldi~: demek tehlikede değildi^. Kalktı^, gerindi^, birkaç adım yürüdü^. Geri dönüp bakmadan önce içinden^ bir iddiaya girdi^: yine oynamış olacaktı~, ama bu kez [gülmeyecekti^|şaşmayacaktı^].',
      },
      {
        level: 1,
        text: 'Döndüğünde^ işaret bir karış daha ötedeydi~. Çentik de yanındaydı~. {H} kalbinin^ sesini duydu^, ama kaçmadı^; çünkü bu kez bir şey daha gördü^: iki yerin arasında dümdüz, görünmez bir çizgi vardı~ ve bir yönü [gösteriyordu~|işaret ediyordu~].',
      },
      {
        level: 3,
        text: '“Oraya mı?” dedi^ yüksek sesle. Cevap beklemiyordu^, yine de sustuktan sonra biraz bekledi^. Kendi sesi^ {o:dat} cesaret verdi~. Uzun zamandır ilk kez bir soru sormuş, soruyu [havada|boşlukta] bırakmıştı^.',
      },
      {
        level: 3,
        text: 'O yöne baktı^. Görünürde bir şey yoktu~; sıradan, bakılıp geçilen bir yandı~. Kaç kez oradan geçmiş, bir kez bile durmamıştı^. Demek insanın görmediği yer uzakta olmuyordu~, hep [gözünün önünde|gözünün ucunda] oluyordu~.',
      },
      {
        level: 2,
        text: '{H} yanına^ hiçbir şey almadı^. Alsa^ ne alacağını^ da bilmiyordu^. Yalnızca işaretin başına çöktü^ ve yanına adının^ ilk harfini çizdi^: geri dönerse buradan [gittiği|ayrıldığı] belli olsun diye.',
      },
      {
        level: 3,
        needs: ['!solitary'],
        text: '{F} aklına^ geldi~. Haber verse miydi^? “Bir çizginin peşine düşüyorum,” derse {F} gülmezdi~, ama gitmesine^ de izin vermezdi~. {H} dönünce anlatmaya karar verdi^; dönünce, dedi^ içinden^, iki [kez|kere].',
      },
      {
        level: 3,
        text: 'İlk adım kolaydı~. İkincide ayağı^ geri gitmek istedi~, üçüncüde alıştı~. {H} adımlarını^ düz tutmaya çalışıyor, gözünü^ uzaktaki tek bir noktadan ayırmıyordu^. Görünmez çizgi bir kıl payı bile [sapmıyordu~|eğilmiyordu~].',
      },
      {
        level: 3,
        text: 'Bir ara durdu^, arkasına^ baktı^. Kendi işareti^ buradan görünmüyordu~. Yine de orada olduğunu biliyordu^; bilmek, görmekten daha az [güven veriyordu~|rahatlatıyordu~], ama yetiyordu~.',
      },
      {
        level: 2,
        text: 'Yürüdükçe korkunun biçimi değişti~. Başta arkadan geliyor, itiyordu~; şimdi önden çekiyordu~ ve {H} ona doğru gidiyordu^. Tuhaf olan buydu~: önde duran bir şeyden kaçmak daha [zordu~|güçtü~], ama ona bakmak daha kolaydı~.',
      },
      {
        level: 3,
        text: 'Acıktı^, aldırmadı^. Yoruldu^, aldırmadı^. Sonunda durmasına^ sebep olan, yorgunluk değil bir ayrıntıydı~: yerde, tam ayağının^ ucunda, küçük bir çentik vardı~. Kendi çentiğiydi~ bu; onu buraya [çizmemişti^|o bırakmamıştı^].',
      },
      {
        level: 1,
        text: 'Çizginin bittiği yerde bir işaret daha buldu^. Onu da kendi^ eliyle^ çizmiş gibiydi^, ama bu kez yanında ikinci bir harf vardı~: tanımadığı^ bir elin yazdığı, kısa, kararlı bir harf. Biri {o:acc} buraya çağırmıştı~ ve [adını^|kim olduğunu^] biliyordu~.',
      },
      {
        level: 1,
        text: '{H} çöktü^, harfe dokundu^. Kenarları daha keskindi~; yazılalı çok olmamıştı~. Demek yazan uzakta olamazdı~. {H} doğrulup yavaşça çevresine^ baktı^ ve ilk kez, bulunmaktan değil, [geç kalmaktan|gecikmekten] korktu^.',
      },
    ],
  },
  {
    name: 'the-third-day',
    needs: ['human', '!child'],
    passages: [
      {
        level: 1,
        text: 'Aradan üç gün geçti~. {H} o üç günün ilkinde kimseyi görmek istemedi^, ikincisinde herkesi görmek istedi^, üçüncüsünde kalkıp işine^ baktı^. Hayat, durup {o:acc} [beklemiyordu~|bekleyecek değildi~].',
      },
      {
        level: 3,
        text: 'İlk gün uyuyup uyandı^, uyanıp uyudu^. Her uyanışında önce hiçbir şey olmamış gibiydi~; bu birkaç soluk sürüyordu~. Sonra hepsi, eksiksiz, tek bir taş gibi gelip göğsüne^ [oturuyordu~|çöküyordu~].',
      },
      {
        level: 3,
        text: 'İkinci gün konuşacak birini aradı^. Kime rastlasa sözü oraya getirmeye çalıştı^, getiremedi^; hava iyiydi~, işler çoktu~, herkesin derdi kendineydi~. Akşam olduğunda boğazında^ söylenmemiş üç cümle [birikmişti~|duruyordu~].',
      },
      {
        level: 2,
        needs: ['workplace'],
        text: 'Üçüncü gün {W:loc} her şey bıraktığı^ gibiydi~. Bir şeyin değişmemiş olması {o:acc} hem kızdırdı~ hem yatıştırdı~. Eline^ aldığı^ ilk işi bitirdi^, ikincisini de; üçüncüde elleri^ yeniden [kendi|eski] hızını buldu~.',
      },
      {
        level: 1,
        text: 'O akşam, işini^ bitirip doğrulduğunda^, bir şey eksik geldi~ {o:dat}. Önce neyin eksik olduğunu bulamadı^. Sonra anladı^: üç gündür içinde^ dönüp duran soru [susmuştu~|kesilmişti~]. Yerinde bir karar duruyordu~.',
      },
      {
        level: 3,
        text: 'Kararın ne zaman geldiğini bilmiyordu^. Eşikte ayakkabı çıkarır gibi sessizce gelmiş olmalıydı~. {H} ona dokunmaktan çekindi^; fazla bakarsa ürküp [gidecekmiş|kaçacakmış] gibiydi~.',
      },
      {
        level: 3,
        needs: ['event'],
        text: 'Karar {V.dik:acc} geri almıyordu~, alamazdı~ da. Yalnızca ondan sonrasını söylüyordu~. {H} bunca gündür hep öncesine bakmıştı^; bakılacak öbür yanın bomboş, geniş ve [açık|aydınlık] olduğunu şimdi gördü^.',
      },
      {
        level: 2,
        needs: ['!solitary'],
        text: '“Yüzün değişmiş,” dedi~ {F} {o:acc} görünce. “Nasıl?” “Bilmem. Bir yere gidecek gibisin.” {H} inkâr etmedi^. {F} bekledi~, sonra daha alçak sesle sordu~: “Uzak mı?” “Daha [bilmiyorum|ölçmedim].”',
      },
      {
        level: 3,
        needs: ['!solitary'],
        text: '“Benimle gel desem?” dedi^ {H}. “Nereye?” “Söyledim ya, bilmiyorum.” {F} güldü~. “Bilmediğin yere adam çağrılır mı?” “Çağrılmaz,” dedi^ {H}, “ama ben [yine de|işte] çağırdım.”',
      },
      {
        level: 1,
        text: 'Sabaha karşı kalktı^. Yapacağı^ şeyi bir kez daha, baştan sona, içinden^ geçirdi^: üç adımdı~ hepsi. Birincisi söylemekti~, ikincisi dinlemekti~, üçüncüsünü kendisi^ [bilmiyordu^|kestiremiyordu^].',
      },
      {
        level: 3,
        text: 'Üçüncü adımı bilmemek {o:acc} korkutmadı~. Bugüne kadar sonunu bildiği^ ne varsa yarım bırakmıştı^; sonunu bilmediği^ bir iş belki [elinde^|onda] kalırdı~. Bunu düşününce gülümsedi^, karanlıkta, kimse görmeden.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Çıkmadan önce son bir kez {G.di}. Bunu bir uğur gibi yapmıştı^; uğura inanmazdı^ ama elinin^ inandığını biliyordu^. El dediğin, insanın [eski|sessiz] yarısıydı~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} yerine koydu^, düzeltti^. Döndüğünde^ onu orada bulmak istiyordu^. Belki bu yüzden ilk kez dikkatle baktı^: yıpranmıştı~, ama işini görüyordu~. Kendisi^ için de bundan [iyisini|fazlasını] dilemezdi^.',
      },
      {
        level: 2,
        text: 'Yolda ilk cümlesini^ hazırladı^. Uzun bir cümleydi~; her on adımda bir sözcüğünü attı^. Yarı yolda üç sözcük kalmıştı~, varmasına^ az kala bir. O bir sözcüğün yeteceğini [sanmıyordu^|bilmiyordu^], ama fazlası yalan olurdu~.',
      },
      {
        level: 3,
        text: 'Bir ara geri dönmeyi düşündü^. Dönse^ kimse {o:acc} ayıplamazdı~; gittiğini^ bilen bile yoktu~. Ama bilen biri vardı~: kendisi^. {H} bu tanıktan hiç [kurtulamazdı^|kaçamazdı^].',
      },
      {
        level: 3,
        text: 'Soluğu^ hızlanmıştı~. Durdu^, bekledi^, yatıştı^. Korkuyla acelenin birbirine ne kadar benzediğini düşündü^; ikisi de insanı ileri iterdi~, ikisi de [yolu|çevreyi] göstermezdi~.',
      },
      {
        level: 2,
        text: 'Vardığında^ hava yeni aydınlanıyordu~. Ses verdi^, bekledi^. İçeriden bir kıpırtı geldi~, sonra uzun bir sessizlik. {H} bir daha seslenmedi^: duyulduğunu biliyordu^. Bazı şeyler iki kez [söylenmezdi~|çağrılmazdı~].',
      },
      {
        level: 3,
        text: 'O sessizlikte kaç kez vazgeçti^, kaç kez karar verdi^, saymadı^. Yalnız ayaklarının^ yerinden oynamadığını fark etti^. Demek kararı ayakları^ vermişti~; kendisine^ [uymak|beklemek] düşüyordu~.',
      },
      {
        level: 1,
        text: 'Sonunda karşısına^ biri çıktı~. Beklediği^ yüz değildi~ bu; ama o yüz {o:acc} tanıdı~. “Sen misin,” dedi~, “biz de seni bekliyorduk.” {H} hazırladığı^ sözcüğü unuttu^; çünkü arkadan ikinci bir ses, çok iyi bildiği^ bir ses, adını^ [söyledi~|seslendi~].',
      },
    ],
  },
  {
    name: 'the-being-goes-on',
    needs: ['!human'],
    passages: [
      {
        level: 1,
        text: 'Ertesi gün hiçbir şey değişmemiş gibiydi~. {H} buna aldanmadı^. Durduğu^ yerde biraz daha durdu^, çevresini^ dinledi^; dünün içinden bugüne kalmış küçük bir [ses|titreşim] arıyordu^ ve aradığını^ buldu^.',
      },
      {
        level: 2,
        text: 'Ses çok uzaktan geliyordu~. Bir çağrı da olabilirdi~, bir uyarı da. {H} ona doğru döndü^, sonra öbür yana; ses her iki yanda da aynıydı~. Demek gelen, uzaktan değil [derinden|aşağıdan] geliyordu~.',
      },
      {
        level: 3,
        text: 'Öbürleri bir şey duymuyordu~, ya da duymazdan geliyordu~. {H} buna şaşmadı^. Herkesin kulağı kendi payına düşene açıktı~; onun payına bu [düşmüştü~|ayrılmıştı~].',
      },
      {
        level: 1,
        text: '{H} bir karar verdi^: sesin kaynağını bulana kadar durmayacaktı^. Yola koyulmadan önce bulunduğu^ yere son bir kez baktı^, onu belleğine^ yerleştirdi^. Geri dönmek için bir yer gerekirdi~; en çok da [gidenlere|yola çıkanlara].',
      },
      {
        level: 3,
        text: 'Yavaş ilerledi^. Acele, sesi bastırıyordu~; durunca ses yeniden beliriyordu~. Böylece kendine^ bir yürüyüş [buldu^|edindi^]: biraz git, dur, dinle, biraz daha git. Gün, bu üç işin arasında geçti~.',
      },
      {
        level: 3,
        needs: ['event'],
        text: '{V.dik:abl} beri dünyaya başka türlü bakıyordu^. Eskiden yanından geçtiği^ şeyler şimdi {o:dat} bir şey soruyordu~ sanki. Hepsine cevap veremezdi^, ama hiçbirini de [görmezden gelmedi^|atlamadı^].',
      },
      {
        level: 3,
        text: 'Gölgeler uzadı~. {H} daha önce hiç bu kadar uzağa gelmemişti^. Tanıdığı^ her şey arkada kalmıştı~; önünde yalnızca o incecik ses vardı~, bir de sesin [götürdüğü|çizdiği] yol.',
      },
      {
        level: 2,
        text: 'Bir yerde yol ikiye ayrıldı~. Soldan ses geliyordu~, sağdan ışık. {H} uzun süre ikisine birden baktı^. Işık rahattı~, kolaydı~; ama onu buraya kadar getiren [ışık|o] değildi~.',
      },
      {
        level: 1,
        text: 'Sesten yana döndü^. Birkaç adım sonra ışık arkasında^ söndü~; geri dönse^ artık onu da bulamayacaktı^. {H} pişman olmayı denedi^, olmadı~. Ses şimdi o kadar yakındı~ ki bir soluk gibi [geliyordu~|duyuluyordu~].',
      },
      {
        level: 3,
        text: 'Karanlık tam değildi~; alışınca biçimler seçiliyordu~. {H} onların arasından dikkatle geçti^, hiçbirine dokunmadı^. Burada her şey bekliyor gibiydi~, ama beklenen {H} [değildi~|olamazdı~], bunu da seziyordu^.',
      },
      {
        level: 3,
        text: 'Yoruldu^ ve durdu^. Durunca anladı^: ses de onunla birlikte duruyordu~. Yürüdü^, ses yürüdü~. Demek bunca yolu bir sesin peşinden değil, bir sesle birlikte [gelmişti^|yürümüştü^].',
      },
      {
        level: 2,
        text: 'Bunu anlayınca korkusu^ geçti~. İnsan da hayvan da taş da, yanında yürüyen birinden değil, arkasından gelenden korkardı~. {H} bir süre bunun tadını çıkardı^, [yan yana|birlikte] gitmenin.',
      },
      {
        level: 3,
        text: 'Sonra bir denedi^: geri döndü^, üç adım attı^. Ses olduğu yerde kaldı~. {H} bekledi^, ses bekledi~. Aralarındaki üç adımlık uzaklık, bütün günün en uzun [yoluydu~|aralığıydı~]; {H} onu yeniden yürüyüp kapattı^.',
      },
      {
        level: 1,
        text: 'Yolun sonunda küçük bir açıklık vardı~. Ses orada sustu~. {H} açıklığın ortasına geldi^, durdu^, çevresine^ baktı^. Tam karşısında^, kendisi^ gibi durmuş, kendisi^ gibi dinleyen biri daha [vardı~|duruyordu~].',
      },
      {
        level: 1,
        text: 'İkisi de kıpırdamadı~. Birinin ilk adımı atması gerekiyordu~ ve {H} onca yolu bunun için gelmişti^. Yine de bekledi^: bu kez dinlemek istiyordu^, bakalım sesi ilk kim [çıkaracaktı~|yükseltecekti~].',
      },
    ],
  },
];
