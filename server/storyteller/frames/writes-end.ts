import type { Beat } from '../types.ts';

/** How the story of a letter is tested, decided and ended. */
export const WRITES_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '“[Bu senin mi|Bunu sen mi yazdın|Bu sayfa senden mi geldi]?” dedi~ {X}, elinde [katlanmaktan yumuşamış|kenarları yanmış|defalarca açılmış] bir kâğıtla. {H} [yazısını^|imzasını^|kendi kargacık harflerini^] tanıdı^, cümleleri [tanımadı^|çıkaramadı^|başkasının sandı^]; [ne kadar da cesurdular~|hepsi dimdik duruyordu~|bir tanesi bile yalvarmıyordu~]. “[Benim|Ben yazdım|Evet],” dedi^, “[en azından o gün benimdi|o günkü ben|yüzüne söyleyemezdim].”',
        needs: ['meets', '!confined'],
        gives: ['met'],
      },
      {
        text: 'Ne olacağını görmek için [bir hafta|on gün|bir ay] yazmadı^. [Hiçbir şey olmadı~|Gök çökmedi~|Eksiğini duyan çıkmadı~]. [Ekmek pişti~|Çaylar içildi~|Çamaşırlar kurudu~], [yağmur yağdı~|takvim koptu~|otobüsler geçti~], [selam verildi~|kapılar kapandı~|bir düğün oldu~]. [Bu kadar kolay olmasından|Yokluğuna alışmaktan|Kendi rahatlığından^] [korktu^|ürktü^] ve [hemen|koşarak|lambayı yakıp] [kalemi aldı^ eline^|kâğıdın başına geçti^|iki sayfa doldurdu^].',
        needs: ['human', '!space', 'settled'],
      },
      {
        text: 'Mektubu götürecek adam [avucunu açtı~|parmaklarını oynattı~|cebini gösterdi~]: önce para. {H:gen} [parası^ yoktu~|beş kuruşu^ bile yoktu~|keseleri^ boştu~]. [Yüzüğünü^|Tespihini^|Tabakasını^] verdi^, [kemerini^|çakısını^|atkısını^] verdi^. Adam [ikincisini geri uzattı~|birini iade etti~|hepsine baktı~, birini aldı~]. “[Bu sana lazım olur,|Kış uzun,|Annen sorarsa ne dersin?]” dedi~.',
        needs: ['confined', 'human', '!unreal'],
      },
      {
        text: '{F} yazılanı [yüksek sesle|baştan sona|kendisine] okumasını^ istedi~. İlk satırda sesi^ [titredi~|çatladı~|çıkmadı~], ikincide [düzeldi~|açıldı~|yerini buldu~]. [Sonuna geldiğinde^|Noktaya vardığında^|Sustuğunda^] {F} [burnunu sildi~|arkasını dönmüştü~|ayaktaydı~]. “Gönder,” dedi~, “[vazgeçmeden gönder|şimdi, soğumadan|ben pulunu alırım].”',
        needs: ['!unreal', '!confined', '!mute', '!space'],
      },
      {
        text: '“[Yazmasan ölür müsün|Bırakamıyor musun şunu|Ne geçiyor eline]?” dediler~. {H} [ölmezdi^|bırakabilirdi^|bir şey kazanmıyordu^], bunu saklamadı^. “Ama siz,” diye sordu^, “[ışık sönünce|uyku tutmayınca|iş bitince] [kiminle konuşuyorsunuz|sözünüzü kime söylüyorsunuz]?” Cevap veren [olmadı~|çıkmadı~]; [biri ışığı biraz açtı~|biri yer gösterdi~|öksürdüler~, dağıldılar~].',
        needs: ['human'],
      },
      {
        text: 'Yazacak bir şey [bırakmadılar~ önünde^|vermediler~|kalmadı~ elinde^]; [kâğıdı da, kalemi de aldılar~|ne kâğıt vardı~ ne kalem]. O zaman aklından^ yazdı^: Koca bir mektubu, [virgülüne kadar|selamından imzasına|satır satır], [ezberinde^ kurdu^|kafasında^ tuttu^|her gece baştan dizdi^]. [Üç gün sonra|Beşinci sabah|Ay dönünce] kâğıdı geri verdiklerinde [bir kelimesi bile eksilmemişti~|yalnız tarihi değiştirdi^|eli^ hiç duraksamadı~].',
        needs: ['confined'],
      },
      {
        text: '“Sana bir şey diyeyim mi?” dedi~ {F}. “Okumuyor. Ben olsam [okumazdım|ilk sayfada bırakırdım|sobaya atardım].” “[Sen olsan sana yazmazdım|Sen sobayı da yakamazsın|O yüzden sana yazmıyorum],” dedi^ {H}. {F} önce [gücendi~|kızardı~|ağzını açtı~], sonra [güldü~|sırtına^ vurdu~|başını salladı~]; [biraz ötede|arkasını dönünce] [yine|gizlice] [kâğıda bakıyordu~|satırları sayıyordu~].',
        needs: ['!unreal', 'human'],
      },
      {
        text: 'Yaşlı bir yabancı, [ne yaptığını^ görünce|kalemi fark edince|yazıyı uzaktan seçince] yanına^ [oturdu~|ilişti~|çöktü~]. “Ben de yazdım,” dedi~, “[on iki yıl|yarım ömür|tam yüz mektup].” “[Cevap aldınız mı|Karşılık geldi mi|Yazan oldu mu size]?” “Bir kere. [Keşke almasaydım|Hâlâ açmadım|Tek satır]; [ondan sonra ne yazacağımı bilemedim|korktum, ya bitmişse dedim|o satırla yedi yıl daha idare ettim].”',
        needs: ['human', '!solitary', '!confined'],
      },
      {
        text: 'Bir gece, yazdıklarının^ hepsini [yan yana getirdi^|yere serdi^|ipe astı^]. Aynı cümle [dokuz kez|her yıl bir kez|sayfa sayfa] [geçiyordu~|dönüp duruyordu~|karşısına^ çıkıyordu~]: “[Kapıyı kim kilitlemişti|O gün niye güldün|Bana ne diyecektin]?” {H} [her birinin|hepsinin] altını çizdi^ ve [o güne kadar|bunca zaman] [sormaktan kaçtığı^|cevabından korktuğu^] şeyin [bu|o soru] olduğunu [anladı^|gördü^].',
        needs: ['unreal', 'human'],
      },
      {
        text: '“[Bir satırını oku|En kısasını söyle|Bana bir tanesini ver],” dedi~ {F}, “[beğenmezsem|sıkılırsam] bir daha [sormam|ağzımı açmam|karışmam].” {H} [en kısasını seçti^|gözünü^ kapayıp parmağını^ koydu^|sayfayı ters çevirdi^]: “[Bugün seni üç kez haklı buldum|Sana küsmüştüm, nedenini unuttum|Sesini bir şeye benzetemiyorum].” {F} uzun süre [başka bir şey istemedi~|ses çıkarmadı~|yere baktı~].',
      },
      {
        text: '[Bir gün|Bir ara|Sonunda], neden sürdürdüğünü^ [anlamak|bulmak|çıkarmak] için [baştan okudu^|en eskisine döndü^|yazdıklarını^ taradı^]. İlkinde her cümle [bir şey istiyordu~|bir hesap soruyordu~|bağırıyordu~]. Sonuncusunda [isteyen bir tek cümle|bir tek rica|küçük bir istek] kalmıştı~: “[Beni dinle|Bir şey söyleme, dur|Yarın da gel].”',
      },
      {
        text: '{X} [karşıdan|yolun ucundan|kalabalığın içinden] [göründü~|çıkageldi~|geliyordu~]. {H} [mektuplarda|kâğıtta] [cesurdu^|her şeyi söylerdi^], [burada|şimdi] [dili^ tutuldu~|dizleri^ çözüldü~|kaçacak yer aradı^]. “[Sen misin?|O mektuplar,|Senin yazın,]” dedi~ öteki, “[daha uzun boylu|daha yaşlı|daha kızgın] sanıyordum.” {H} [cebinden^|kuşağından^] [kalemini^ çıkardı^|bir kâğıt buldu^] ve [cevabı oraya yazdı^|avucuna^ bir tek kelime yazıp gösterdi^].',
        needs: ['!space', 'meets', '!confined', '!met', 'human'],
        gives: ['met'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} gidip [bulmaya|görmeye|kapısını çalmaya] karar verdi^. Yanına^ [bir gömlek|iki elma|bir hırka], [bir ekmek|bir matara su|eski bir harita], bir de [boş kâğıt|ucu açılmış kalem|temiz bir zarf] aldı^: Yüz yüze [söyleyemezse^|konuşamazsa^|dili^ tutulursa~] [oracıkta yazacaktı^|eşiğe oturup yazacaktı^|kâğıdı kapının altından sürecekti^].',
        needs: ['human', '!confined', '!child', '!unreal', '!space'],
      },
      {
        text: '{H} [sonuncusu olsun|burada bitsin|bu kapansın] istedi^, öyle de başladı^: “[Bu son mektup|Bir daha yazmayacağım|Artık vedalaşalım].” Sayfanın [dibinde|sonunda|son köşesinde], [bir sonrakinde|yarın|gelecek sefere] anlatacağı^ şeyi [haber veriyordu^|söz veriyordu^|bir bir sayıyordu^].',
      },
      {
        text: '{H} [gizlediğini^|asıl sözü|yıllardır döndürdüğünü^] yazdı^; [bir satır tuttu~|üç kelimeydi~|bir nefeslikti~]. [Kapatmadan önce|Katlamadan|Mürekkep ıslakken] {F:dat} gösterdi^. “[Bu kadar mıydı|Hepsi bu mu|Bunun için mi bunca kâğıt]?” dedi~ {F}. “[Bu kadardı|Hepsi bu|Geri kalanı yoldu].”',
      },
      {
        text: '“Ben yazdım,” dedi^ {H}. [Kimsenin sesi çıkmadı~|Ortalık dondu~|Bir çizme gıcırdadı~]. “[Sesli oku|Oku bakalım|Duyalım],” dedi~ arkadan biri; [emir değildi~, ricaydı~|alay etmiyordu~|sesi tuhaftı~]. {H} okudu^. [Sonuna gelmeden|Daha bitirmeden|Son satırda], bir başkası da [kendi kâğıdını çıkardı~|koynundan bir zarf çekti~|“Benimki de var,” dedi~].',
        needs: ['confined'],
      },
      {
        text: '{H} mektupları [baştan|sırayla|birer birer] okudu^, ama bu kez kendini^ {X:gen} yerine [koydu^|geçirdi^]. Ne çok [soru|sitem|“neden”] vardı~. [Temiz bir kâğıt aldı^|Kalemi sol eline^ geçirdi^|Işığı yaktı^] ve hepsine, [onun ağzından|onun sesiyle|onun sevdiği kelimelerle], [tek tek|acele etmeden] cevap yazdı^.',
        needs: ['unreal', 'other', 'human'],
      },
      {
        text: '{H} o güne kadar [hiçbirinin altına|bir tek sayfaya bile|son satıra] adını^ [yazmamıştı^|koymamıştı^]. Önce [başka bir kâğıtta|avucunda^|zarfın içinde] denedi^, [üç kez|iki kez]; [sonra|en güzelini] mektuba [yazdı^|geçirdi^] ve [mürekkep kurumadan katladı^|cayarım diye hemen kapattı^|kendi adına^ uzun uzun baktı^].',
        needs: ['human', 'stranger'],
      },
      {
        text: '{H} [cevap beklemeyi|yola bakmayı|günleri saymayı] bıraktı^, yazmayı [bırakmadı^|sürdürdü^]. [O akşam|Hemen o gün] [hiçbir şey sormayan|soru işareti olmayan|tek istekte bulunmayan] [bir mektup|üç satır|bir sayfa] çıktı~ elinden^: [nasıl yağmur yağdığı|bir karıncanın ne taşıdığı|neye güldüğü^], o kadar.',
        needs: ['!space'],
      },
      {
        text: '{H} mektubu göndermedi^. [Saklamadı^|Yırtmadı^] da; {F:gen} her gün [geçtiği|durduğu|oturduğu] yere, [açıkta|göz önünde|üstüne bir taş koyup] bıraktı^. [Üç gün sonra|Ertesi akşam|Hafta dönmeden] kâğıt [orada yoktu~|alınmıştı~]. {F} [bir şey demedi~|konuyu açmadı~|yüz vermedi~], yalnız [daha yavaş geçti~ oradan|o günden sonra hep iki kişilik yer açtı~|akşam selamını biraz uzattı~].',
        needs: ['!carried', '!unreal'],
      },
      {
        text: '{H} mektubu [kendi eliyle^ götürdü^|kimseye emanet etmedi^, kendisi^ taşıdı^]. Yolda [iki kez|bir kez] geri döndü^; birinde bahanesi^ [yağmurdu~|bir köpekti~|açlıktı~], birinde [ayakkabısı^|geç saat|unuttuğu^ bir pul]. [Üçüncüde|Sonunda] gitti^, kâğıdı [eşiğe koydu^|pencere pervazına bıraktı^|kapı koluna sıkıştırdı^] ve [koştu^|arkasına^ bakmadan indi^ yokuşu|köşede saklanıp bekledi^].',
        needs: ['!carried', '!unreal', 'human', '!confined', '!space'],
      },
      {
        text: '{H} [artık iyi haber uydurmayacaktı^|süslemekten vazgeçti^|yalanı bıraktı^]. O gün ilk kez [kötü bir haberi|ağrıyan yerini^|kaybettiğini^] [olduğu gibi|çıplak|güldürmeden] yazdı^. Bitirince [beklediği^ gibi ağlamadı^|dünya yıkılmadı~|elleri^ titremiyordu~]; [karnı^ acıktı~|uykusu^ geldi~|canı^ üzüm çekti~].',
        needs: ['human', '!space'],
      },
      {
        text: '“Ya [yanlış anlarsa|gülerse|hiç açmazsa]?” dedi~ {F}. {H} kâğıda [bir daha|baştan sona|ışıkta] baktı^. [Yanlış anlaşılacak yer|Gülünecek satır|Eğri kalan cümle] çoktu~; [bir tanesini|ikisini] düzeltti^, ötekileri [bıraktı^|sevdi^|olduğu gibi geçti^]. “[Anlarsa sorar|Gülsün, iyi gelir|O zaman bir daha yazarım],” dedi^.',
        needs: ['!unreal'],
      },
      {
        text: '[Yakmak için|Yırtmaya] [eli^ iki kez gitti~|hazırdı^]. {H} [bir köşesinden tuttu^|kâğıdı ortasından büktü^], [bir tek cümleye|en alttaki söze] gözü^ takıldı~: “[Sen olmasan bunu kime söylerdim|Bugün ilk defa güldüm|Burada sana benzeyen bir ışık var].” [O satırı kesip aldı^|Yalnız onu kopardı^|Parmağıyla^ üstünü örttü^], gerisini [küle|suya|yele] [verdi^|bıraktı^].',
        needs: ['human', '!space', '!confined'],
      },
      {
        text: '{H} [bir şart|bir yasak|bir kural] koydu^ kendine^: [Bundan sonra|Bugünden başlayarak] {V.dik} her gün, aynı sözü bir de {F:dat} [yüksek sesle söyleyecekti^|anlatacaktı^]. İlk akşam [sesi^ çıkmadı~|kekeledi^|üç kelimede kaldı^]. İkincisinde {F} [lambayı kıstı~|yanına^ oturdu~|elindekini bıraktı~]: “[Devam et|Kaldığın yerden|Dinliyorum],” dedi~.',
        needs: ['!habit', 'human', '!space', '!negative'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Cevap [baharda|ilk karla|hasat zamanı] geldi~. {H} [bir hafta|üç gün|iki ay] açmadı^; kapalıyken içinde [her şey yazılı olabilirdi~|hem evet hem hayır vardı~|bin türlü söz duruyordu~]. [Sonunda|Bir sabah] [açtı^|zarfı yırttı^|mührünü kırdı^]. “[Ben de|Geliyorum|Bekle],” diyordu~.',
        needs: ['!answered', '!unreal', '!space', 'human'],
      },
      {
        text: '[Kutular|Desteler|Zarflar] hâlâ [duruyordu~|yerindeydi~]. Kim [açarsa|bulursa] bir ömrün [havasını|mutfağını|küçük kavgalarını] okuyacaktı~: hangi gün [yağmur|kar|lodos], hangi gün [taze ekmek|yanan süt|kırılan bardak], hangi gün yalnızca “[İyiyim|Buradayım|Sen yoktun].”',
        needs: ['unreal', 'human', '!space', '!confined'],
      },
      {
        text: 'Yıllar sonra {F} sordu~: “[Ne oldu o mektuplara|Hani yazdıkların|Mektuplar ne oldu]?” “[Gittiler|Yola çıktılar|Uçup gittiler],” dedi^ {H}. “Nereye?” “[Gidebildikleri yere kadar|Okuyan nereye koyduysa oraya|Bilmem, ben yalnız kapattım].” {F} [cebinden|bir kitabın içinden|koynundan] [sararmış|ince|dörde katlı] bir kâğıt çıkardı~: “[Biri bana gelmişti|Birini göndermemiştim|Bunu ayırmıştım].”',
        needs: ['human'],
      },
      {
        text: '[İkisi de yaşlandı~|Yıllar ikisini de büktü~]; bir kez bile [yüz yüze gelmediler~|el sıkışmadılar~]. Ama {X} [hastalandığında|düştüğünde|ağladığında] {H} bunu [haber almadan|kimse söylemeden] bildi^: [Virgüller azalmıştı~|Satırlar yana yatmıştı~|İmza eskisinden uzundu~].',
        needs: ['!met', 'meets', 'stranger', 'third', '!confined'],
      },
      {
        text: 'Kâğıdı yıllar sonra [biri buldu~|bir eskici buldu~|torunlardan biri buldu~], [cama koyup|çerçeveletip|ütüleyip] [duvara astı~|masaya koydu~]. İmzanın üstünde bir leke vardı~; [gören|bakan herkes] [gözyaşı|kan|yağmur damlası] sandı~. [Çorbaydı~|Reçeldi~|Vişne suyuydu~].',
        needs: ['human', 'third', '!space'],
      },
      {
        text: 'Artık daha [seyrek|sakin|ağırdan], daha [kısa|düz|iri harflerle] yazıyordu^. Son mektubu^ [tek satırdı~|bir nefesti~]: “[Burada her şey yerinde, sen|Hava açtı, orası nasıl|Ben buradayım, ya sen]?” [Soru işaretini|Noktanın üstündeki kancayı|Son işareti] koydu^ ve [bekledi^|kalemi bıraktı^|gözlerini^ yumdu^].',
      },
      {
        text: '“Bugün bir şey [anlatmayacağım|sormayacağım|istemeyeceğim],” diye yazdı^, “[yalnızca oturalım|biraz susalım|birlikte bakalım].” Sayfanın kalanını [boş bıraktı^|bembeyaz bıraktı^]. [Akşam olana kadar|Işık çekilinceye dek|Uykusu^ gelinceye kadar] o boşluğun karşısında [oturdu^|kaldı^], [acele etmeden|elini^ üstüne koyup|hafifçe sallanarak].',
        needs: ['unreal', 'human'],
      },
      {
        text: 'Bir çocuk gelip “[Bana da yazar mısın?|Bana da bir tane yaz,|Ben de mektup istiyorum,]” dedi~. “[Buradasın işte,|Yanımdasın ya,|Buradayım ya,]” dedi^ {H}, “[söyle, konuşalım|sor, söyleyeyim|ne istersen anlat].” Çocuk [başını iki yana salladı~|ayağını yere vurdu~|dudağını büktü~]. “[Bazı şeyler konuşulmaz|Söyleyince bitiyor|Kâğıtta kalır ama],” dedi~. {H} [bir kâğıt daha çıkardı^|kalemi yeniden açtı^|yanında^ yer gösterdi^].',
        needs: ['human', '!child', '!confined', '!solitary'],
      },
      {
        text: '{H} sonunda {X:ins} aynı masaya oturdu^ ve [konuşacak bir şey|tek bir söz|ağzını^ açacak hal] bulamadı^. [Kalkıp kâğıt getirdi^|Peçeteyi ortadan böldü^|Kalemi ortaya koydu^]. Masanın iki ucundan birbirlerine [yazdılar~|pusula yolladılar~|kâğıt ittiler~], ara sıra başlarını kaldırıp gülerek.',
        needs: ['meets', 'third', 'human', '!confined', '!space'],
      },
      {
        text: '{V.dik} günlerden parmağında^ [bir leke|mavi bir benek|ince bir iz] kaldı~, [mercimek kadar|kalemin dayandığı yerde|tırnağının^ dibinde]. [Ovsa^|Suya tutsa^|Taşa sürse^] [çıkacaktı~|geçecekti~|silinirdi~]. [Ovmadı^|Dokunmadı^|Öyle bıraktı^].',
        needs: ['human'],
      },
      {
        text: 'Bir gün [yazılacak hiçbir şey|söylenmemiş bir söz|eklenecek tek satır] kalmadığını [gördü^|anladı^]. [Üzülmedi^|Şaşırmadı^|Korkmadı^]; [oturup baştan okuyacak zamanı^ vardı~|önce tozlarını üfledi^]. Okudu^, [iki yerde güldü^|bir yerde öfkelendi^|bir satırı kendine^ sakladı^], [bir yerde durup uzağa baktı^|sonuncunun altına küçük bir “ben” çizdi^|en eskisini en üste koydu^].',
      },
      {
        text: '“Değdi mi?” dedi~ {F}. {H} elindeki^ kâğıdı [ışığa|pencereye|güneşe] tuttu^; [arka yüzdeki yazı öne vuruyor|iki yüz birbirine karışıyor|sözler üst üste biniyor], [iki satırdan bir üçüncüsü çıkıyordu~|ortada yeni bir kelime beliriyordu~]. “[Bak|Okusana|Gel],” dedi^, “[öbür sayfa da buradan okunuyor|bunu ben yazmadım|ne diyor, görüyor musun].”',
        needs: ['human'],
      },
      {
        text: 'Son sayfayı {F:dat} [verdi^|uzattı^|bıraktı^]: “[Bunu sen kapat|Gerisini sen yaz|Altına sen imza at].” {F} [kalemi yanlış tuttu~|uzun uzun düşündü~|dilini çıkarıp eğildi~] ve [iki kelime|bir tek satır|eğri bir cümle] [ekledi~|yazdı~]. {H} [okumadı^|bakmadan zarfa koydu^|gülerek katladı^]; [ikisinin sırrı olarak kalsın istedi^|gerisini açan görecekti~|ilk kez mektubun sonunu bilmiyordu^].',
        needs: ['third'],
      },
    ],
  },
];
