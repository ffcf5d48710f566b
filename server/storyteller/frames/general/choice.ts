import type { Beat } from '../../types.ts';

/** What the hero decides in the end, shown by something done. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Emaneti|Avucunda^ tuttuğunu^|{F:gen} verdiğini] [çıkardı^|cebinden^ aldı^], [ışığa tuttu^|bir süre baktı^] ve {F:gen} [önüne|eline] [koydu^|geri bıraktı^]. [“Kararımı verdim,”|“Artık gerekmiyor,”] dedi^. {F} [sormadı~|ne olduğunu sormadı~], [parmaklarını kapadı~|emaneti cebine attı~]; [ikisi|birlikte] [kapıya yürüdü~|dışarı çıktı~] ve {H} [olanı, {V.dik} günü|her şeyi] [anlatmaya başladı^|baştan anlattı^].',
      needs: ['token', 'third'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Uzatılanı|Teklifi|Önüne^ konanı] [eliyle^|iki parmağıyla^] [geri itti^|kenara sürdü^]. [“Ben bununla yaşarım,”|“Böyle kalsın,”|“Fiyatı yok,”] dedi^. [Karşısındaki^|Öteki] [şaşırdı~|yanlış duydum sandı~], [bir daha sordu~|rakamı yükseltti~|güldü~]. {H} [cevap vermedi^|bir daha söylemedi^]; [ayağa kalkmış|yüzünü^ dönmüş|yola çıkmış], [üçüncü soruyu|son sözü] [duymamıştı^|beklememişti^] bile.',
      needs: ['offer'],
      gives: ['decided', 'refused'],
    },
    {
      text: '[Gece|Sabaha karşı|Gün doğmadan] [bohçasını^|çantasını^] [hazırladı^|topladı^]: [iki gömlek|bir battaniye], [yarım ekmek|bir avuç fındık], [bir de {F:gen} mendili|bir de küçük bıçağı]. [Kapıda|Eşikte] [durdu^|bekledi^], [üçe kadar saydı^|bir adım attı^], [sonra|ardından] [bohçayı çözdü^|her şeyi yerine koydu^]. [Kaçarak değil|Gizlice değil], [kalarak|güpegündüz] [ödeyecekti^|karşılayacaktı^] [bunu|gelecek olanı].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
      gives: ['decided'],
    },
    {
      text: '{H} [meydana çıktı^|kalabalığın ortasına yürüdü^], [bir taşın|bir sandığın|çeşmenin] üstüne [bastı^|tırmandı^]. [Sesi^|İlk kelimesi^] [kısık çıktı~|rüzgâra gitti~], [ikincisi|sonraki] [duyuldu~|yerine ulaştı~]: [“Ben yaptım.|“O bendim.] [Kimse zorlamadı,|Aklım başındaydı,] [pişman da değilim.”|sonunu da ben taşırım.”] [Bir kişi|Bir kadın] [alkışladı~|ıslık çaldı~], [öbürleri|geri kalanlar] [kıpırdamadı~|birbirine baktı~].',
      needs: ['settled', 'harmful', '!state', '!child', '!negative', '!solitary'],
      gives: ['decided', 'public'],
    },
    {
      text: '“[Bir daha olsa|Yarın aynı gün gelse|Baştan başlasak] [yine mi?”|aynısını yapar mısın?”] dedi~ {F}. {H} cevap [verene kadar|bulana dek] {F} [üç kez nefes aldı~|bir elmayı soydu~|ateşe iki odun attı~]. [“Evet,”|“Yaparım,”|“Yine,”] dedi^ [sonunda|en son]. [“Ama bu sefer|“Yalnız o zaman] [önce sana söylerim.”|elimi daha çabuk tutarım.”|gündüz vakti yaparım.”]',
      needs: ['friend-knows', '!state', 'willed', 'human'],
      gives: ['decided'],
    },
    {
      text: '[Özür dilemeye|Hesap vermeye] gitti^: [kapı kapı|ev ev], [on bir kapı|yedi ev]. [Üçünde|İkisinde] [kapı açılmadı~|perde kapandı~], [birinde|bir yerde] [yüzüne^ su serptiler~|köpeği saldılar~], [birinde|sonuncuda] [çorba verdiler~|oturup dinlediler~]. {H} [saymayı unutmadan|yorgunluktan sendeleyerek] [hepsini bitirdi^|sona kadar gitti^]; [elinde^ ıslak bir şapka|dilinde^ aynı iki cümle] [kalmıştı~|vardı~].',
      needs: ['settled', '!child', 'harmful', '!state', '!solitary'],
      gives: ['decided', 'told'],
    },
    {
      text: '[“Yazı mı, tura mı?” diye sordu~|“Hadi, yazı tura atalım,” dedi~] {F}. {H} [parayı|bozukluğu] [havaya attı^|fırlattı^] ve [düşmesine|yere değmesine] [izin vermedi^|fırsat bırakmadı^], [kaptı^|avucunda^ tuttu^]. [“Bakmayacak mısın?”|“E, ne çıktı?”] [“Havadayken anladım,”|“Bakmama gerek kalmadı,”] dedi^. [Anladığını^|O an bildiğini^] [kimseye danışmadan|akşam olmadan|ertesi sabah] [yaptı^|yerine getirdi^].',
      needs: ['human', '!child', '!solitary', 'friend-knows', '!friend-cold'],
      gives: ['decided'],
    },
    {
      text: '[Kimseye sormadı^|Danışmadı^|Akıl istemedi^] bu sefer. [Sabah|Gün ışırken] [ellerini^ yıkadı^|yüzünü^ soğuk suya tuttu^], [en sağlam ayakkabısını^ giydi^|saçını^ topladı^], [{V.dik} yere|her şeyin başladığı yere] [gitti^|yürüdü^]. [Orada|Varınca] [bir taşı kaldırıp|yeri eşeleyip] [altına|oraya] [adını^|{F:gen} adını] [bıraktı^|yazdı^]: [gizlediği^|taşıdığı^] ne varsa [oraya gömdü^|orada kaldı~].',
      needs: ['human', '!state', '!space', '!solitary', '!confined'],
      gives: ['decided'],
    },
    {
      text: '{F} [üstlendiği suçu|söylediği yalanı] [geri almıyordu~|bırakmıyordu~]. {H} [önüne geçti^|sözünü kesti^]: [“Yeter.|“Dur.] [O bunu benim için söyledi,|Onun bir günahı yok,] [yapan benim.”|cezayı bana verin.”] [Kalabalık|Dinleyenler] [homurdandı~|sustu~]; {F} [“Aptal,” diye fısıldadı~|başını eğdi~], [elini sıktı~|ağlıyordu~].',
      needs: ['friend-covers'],
      gives: ['decided', 'public', 'told'],
    },
    {
      text: '[Susulacak|Saklanacak] [bir şey kalmamıştı~|gün bitmişti~]. {H} {F:gen} [karşısına|gözlerine] [geçti^|baktı^] ve [süre dolmadan|söz ona kalmadan] [konuştu^|her şeyi söyledi^]: [Önce yer|Önce gün], sonra [saat|adlar], [en sona|bitince] [neden|kimin için]. [Anlattıkça|Her cümlede] [omuzları^ indi~|sesi^ açıldı~]. [Son kelime|Son cümle] [“kendim için” oldu~.|bir soruydu~: “Şimdi ne yapacağız?”]',
      needs: ['deadline', 'pressed', '!mute'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Bırakmadı^|Vazgeçmedi^|Sürdürdü^], ama [bir sınır|bir kapı] [koydu^|taktı^]: [akşamları|haftada iki gün] [kendisinin^|{F:gen}] olacaktı~, [gerisi|kalan zaman] [bunun|eskisi gibi]. [İlk akşam|İlk gün] [elleri^ nereye konacağını bilemedi~|dakikaları saydı^]. [İkinci akşam|Sonraki] [bir sandalye onardı^|fasulye ayıkladı^|uzun bir yürüyüş yaptı^]. [Üçüncüde|Sonunda] [unutup|dalıp] [şarkı söyledi^|güldü^].',
      needs: ['state', 'human', '!child', '!solitary'],
      gives: ['decided'],
    },
    {
      text: '“[Bu benim|Ben buyum|Beni böyle bilin],” dedi^, [sesi^ titremeden|kimsenin gözüne bakmadan]. [“Sevmeyen|“Katlanamayan] [yolunu ayırsın.|yüzünü dönsün.] [Seven|Kalan], [yanıma otursun.”|elimden tutsun.”] [Uzun bir sessizlik|Kısa bir kararsızlık] [oldu~|geçti~]. [İki kişi|Üç kişi] [gitti~|kalktı~]; [bir çocuk|en yaşlıları|{F}] [gelip|ağır ağır] [oturdu~|yaklaştı~].',
      needs: ['state', 'human', '!solitary', '!mute'],
      gives: ['decided', 'public'],
    },
    {
      text: '[Tek bir iş|Son bir iş] [kalmıştı~|bekliyordu~]: [yazmak|kazımak|kaydetmek]. {H} [eline^ geçen|en sert] [sivri bir şeyle|bir parçayla] [{V.dik:acc}|olanı, gününü ve saatini] [yazdı^|çizdi^], [altına|yanına] [da|bir de] [gelecek olana|bulacak olana] bir [öğüt|yol] ekledi^: [“Bekleme.”|“Korkma, ses çıkar.”|“Kuzeye yürü.”] [Bittiğinde|Sonra] [aynı yöne|kuzeye] [kendisi^ yürüdü^|yola çıktı^].',
      needs: ['solitary', 'human', '!confined'],
      gives: ['decided'],
    },
    {
      text: '[Karar|Ne yapacağı^] [bir ekmeği bölerken|bir düğmeyi dikerken|ayakkabısını^ bağlarken] [belli oldu~|geldi~ aklına^]: [Yarısı|Bir parçası] kendine^ [yeterdi~|yeterliydi~|çoktu~ bile]. [Kalanını|Öbür yarısını] [en çok kızana|kapısını^ kapatana|adını^ silene] [götürdü^|gönderdi^], [{V.dik} günün|o günün] [geç kalmış özrüyle|söylenmemiş özrüyle] [birlikte|yan yana]. [Geri gelmedi~|Kabul edildi~]; [bu da|bu bile] [bir cevaptı~|yeterdi~].',
      needs: ['settled', '!child', 'harmful', 'third', '!state'],
      gives: ['decided'],
    },
    {
      text: '[O eli|O gölgeyi|O kişiyi] [bulmaya|aramaya] [gitti^|çıktı^]; [uzağa gerek yoktu~|fazla sürmedi~]. {F}, [başını kaldırınca|onu^ görünce], [sarardı~|bir adım geriledi~]. [“Sen istedin,|“O gün oradaydın,] [değil mi?”|bana yol verdin,”] [dedi^|diye sordu^] {H}. [Uzun bir an|Bir süre] [kimse konuşmadı~|ses çıkmadı~]. [“Sen yapmasan ben yapacaktım,”|“Korktum, sana bıraktım,”] [dedi~|diye fısıldadı~] {F}. [Bağışlamak|Bunu affetmek] [bir nefes sürdü~|sabahı buldu~].',
      needs: ['secret-hand', 'human'],
      gives: ['decided'],
    },
    {
      text: '[Uzun uzun düşünmedi^|Fazla beklemedi^]. {F:dat} [baktı^|döndü^], [yola baktı^|ışığa döndü^]. [“Geliyor musun?”|“Var mısın?”] dedi^. [“Nereye?”|“Neye?”] [“Bilmiyorum,|“Henüz belli değil,] [ama buradan ileri.”|ama birlikte.”] {F} [bir kez döndü~|güldü~], [arkasına|son bir kez çevreye] [baktı~|göz attı~] ve [öne geçti~|yanına^ geldi~].',
      needs: ['!human', '!solitary', '!friend-cold'],
      gives: ['decided', 'together'],
    },
    {
      text: '[Geri vermeye|Olanı düzeltmeye] karar verdi^. [Her şeyi değil|Hepsini değil]; [yalnızca birinin ağladığı yeri|yalnız kırılanı]. [Bir gün boyunca|Güneş batana dek] [topladı^|yapıştırdı^|taşıdı^]; [parçalar|uçlar] [tam oturmadı~|birbirini tutmadı~]. [Boşluğa|Kalan aralığa] [küçük bir ışık|kendinden^ bir parça|renkli bir iplik] [koydu^|geçirdi^] ve [geri çekilip|bir adım öteden] [baktı^|bekledi^].',
      needs: ['!human', '!state', 'harmful'],
      gives: ['decided'],
    },
    {
      text: '{H} [ilk kez|hiç alışmadığı^ bir sesle] [“Hayır,” dedi^|“İstemiyorum,” dedi^]. [Ses|Söz] [havada|ortada] [asılı kaldı~|çınladı~]. [Kimse|Hiçbiri] [ne yapacağını|buna ne diyeceğini] [bilmiyordu~|kestiremedi~]; [en öndeki|en bağıranı] [geriledi~|sustu~], [en arkadaki|en küçüğü] [güldü~|tekrarladı~]: [“Hayır!”|“İstemiyor!”] [Kelime|Bu] [yayıldı~|elden ele geçti~].',
      needs: ['!human', '!solitary', '!mute'],
      gives: ['decided', 'public'],
    },
    {
      text: '[Bir söz verdi^|Yemin etti^]: [{V.dik} günü|olanı] [saklamayacak|unutmayacak], [süslemeyecek|büyütmeyecek], [sorana|her sorana] [olduğu gibi|kısaca] anlatacaktı^. [İlk soran|Sözü sınayan] [hemen geldi~|bir çakıl taşı kadar küçüktü~]. {H} [eğildi^|yaklaştı^] ve [anlattı^|başladı^]; [dinleyenin|küçüğün] [gözü|ağzı] [büyüdü~|açık kaldı~].',
      needs: ['!human', '!solitary', '!mute', '!state'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Beklemek bitti~|Bu kadar beklemek yetti~]. {H} [en yüksek yere|kimsenin çıkmadığı yere] [çıktı^|tırmandı^]; [oradan|yukarıdan] [her şey|bütün gürültü] [küçük|bir avuç kadar] [görünüyordu~|kalıyordu~]. [{V.dik} yer|O eski yer] de [oradaydı~|bir noktaydı~]. [Noktaya|Oraya] [bir taş attı^|el salladı^|uzun uzun baktı^] ve [öbür yandan|arkasına^ bakmadan] [indi^|gitti^].',
      needs: ['!human', '!space', '!state'],
      gives: ['decided'],
    },
    {
      text: '[Yalan|Uydurduğu^ yalan|Sakladığı^ şey] [büyümüş|ağırlaşmış], [yol|boy] almıştı~. {H} [onu|yalanı] [{F:gen} önünde|herkesin ortasında] [bozdu^|geri aldı^]: [“Öyle olmadı.|“Size doğruyu söylemedim.] [Ben yaptım,|Bendim,] [korktuğum için sakladım.”|sonra da söyleyemedim.”] {F} [çok kızdı~|bir süre surat astı~]; [gün batınca|akşam olunca] [yine|geri] [geldi~|yanına^ sokuldu~].',
      needs: ['!human', 'lied', '!state', '!solitary'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Verebileceği^|Elinden^ çıkarabileceği^] [tek bir şey|son bir şey] [kalmıştı~|vardı~]: [sırası^|ışığı^|yeri^]. [En küçüğe|En geride kalana|{F:dat}] [verdi^|bıraktı^] onu. [“Ya sen?”|“Peki sen ne yapacaksın?”] [“Ben biliyorum artık,|“Bana lazım değil,] [karanlıkta da yürünüyor.”|sıranın sonu da güzel.”] [Sonda|Geride] [rüzgâr|yer] [daha boldu~|daha genişti~].',
      needs: ['!human', '!solitary', '!space', 'third'],
      gives: ['decided'],
    },
    {
      text: '[Her günkü|Alıştığı^] [saatte|yerde] {H} [bu sefer|ilk defa] [durmadı^|beklemedi^]. [Döndü^|Yönünü^ değiştirdi^], [{F:gen} sesine|sesin geldiği yere] [gitti^|yürüdü^]. [“Bugün yok mu?”|“Bitti mi?”] dedi~ {F}. [“Bugünlük,”|“Yarın bakarız,”|“Ara verdim,”] dedi^. [Ara|Bu küçük ara] [bir gün|bir hafta] [sürdü~|uzadı~], [sonra|derken] [kendiliğinden|sessizce] [bir alışkanlık oldu~|yerleşti~].',
      needs: ['!human', 'state'],
      gives: ['decided'],
    },
    {
      text: '{H} [kimseye|hiçbir yere] [danışmadan|sormadan] [düz bir taş|parlak bir parça|küçük bir çiçek] [buldu^|seçti^], [{V.dik} yere|her şeyin başladığı yere] [götürdü^|koydu^]: [böylece|artık] [o yer|orası] [bomboş|ıssız] [kalmayacaktı~|durmayacaktı~]. [Sonra|Ardından] [yüzünü^|yönünü^] [çevirdi^|döndü^] ve [ardına^|geriye] [bakmadan|takılmadan] [işine^ koyuldu^|yürüdü^].',
      needs: ['human', '!state'],
      gives: ['decided'],
    },
    {
      text: '“[Ben kalıyorum|Gelmiyorum|Burada duracağım],” dedi^ {H}. {F} [önce kızdı~|önce anlamadı~], [valizini|ceketini] [bıraktı~|yere attı~], [sonra|ardından] [ayakkabısının bağını|düğmesini] [çözdü~|açtı~]. [“O zaman|“Öyleyse] [ben de bir gece kalırım,”|yanına bir yatak serelim,”] dedi~. [Bir gece|O bir gece] [bir haftaya|bir mevsime] [uzadı~|dayandı~|dönüştü~].',
      needs: ['state', 'settled', '!friend-cold', '!solitary'],
      gives: ['decided', 'together'],
    },
    {
      text: '{H} [saklamayı|kaçmayı] [bıraktı^|kesti^]; [ertesi gün|sabah olunca] [en kalabalık saatte|herkesin gözü önünde] [aynı şeyi|eskiden gizli yaptığını^] [yaptı^|sürdürdü^]. [Bakan baktı~|Gülen güldü~], [üçüncü gün|sonraki gün] [bakanlar|gülenler] [azaldı~|yoruldu~]. [Yedinci gün|Hafta biterken] bir [çocuk|kadın] [gelip yanında^ durdu~|usulca karşısına^ oturdu~] ve [aynısını denedi~|izin istedi~].',
      needs: ['state', 'human', '!solitary', '!child'],
      gives: ['decided', 'public'],
    },
    {
      text: '[Öcü|Kini] [orada|o eşikte] [bıraktı^|yere koydu^] {H}. [“Kalk,|“Otur,] [birlikte soğutmayalım şu çorbayı,”|sana da bir şey anlatayım,”] dedi^ [karşısındakine^|ötekine]. [İki kaşık|İki bardak] [bulundu~|çıktı~], [bir lamba|bir mum] [yakıldı~|çekildi~ ortaya]. [Sabaha doğru|Ayrılırken] [hangisinin daha çok ağladığını|kimin önce güldüğünü] [ikisi de|kimse] [söylemedi~|bilmiyordu~].',
      needs: ['second', 'settled', '!willed', '!state', 'third', '!child'],
      gives: ['decided'],
    },
  ],
};
