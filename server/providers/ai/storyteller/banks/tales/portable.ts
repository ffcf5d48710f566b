import type { Strand } from '../strand.ts';

/** Whole stories about something that can be carried. */
export const PORTABLE_TALES: readonly Strand[] = [
  {
    id: 'the-buyer',
    when: '#portable #!children #!romance',
    beats: {
      open: [
        '{A.intro} {P:dat} [girdiğinde|adım attığında|uğradığında] ne [selam verdi|oturdu|elini uzattı] ne de {P.smell} kokusuna yüzünü buruşturdu; [yalnızca|sadece|sesini alçaltıp], “{T} [hâlâ burada mı|hâlâ sizde mi|daha duruyor mu]?” diye sordu. {H} {P.small:acc} [elinden bıraktı<m|>|düşürecek oldu<m|>|olduğu yere koydu<m|>]. {T:abl} [kimseye söz etmemişti<m|>|kimseye bahsetmemişti<m|>|tek kişiye söz açmamıştı<m|>]. {A} {P.part:gen} [yanına|önüne] {n:3-9} deste para [bıraktı|dizdi|koydu].',
        'Para, {P.small:gen} yanında, {n:3-9} deste hâlinde [duruyordu|yatıyordu]; {A.intro} onu [oraya koyalı|saymadan bırakalı|cebinden çıkaralı] [bir saat olmuştu|yarım saat olmuştu|bir saati geçmişti]. “{T} için,” [demişti|demişti, o kadar|demiş, başka söz etmemişti]. {H} [desteye değil, kapıya baktı<m|>|paraya el sürmedi<m|>, kapıya döndü<m|>|desteleri saymadı<m|>, kapıyı gözledi<m|>]: {T:acc} {P:loc} ~bulduğunu [bilen tek bir kişi yoktu|kimse bilmiyordu|kimseye söylememişti<m|>].',
      ],
      hook: [
        '{H} [o gece|kapıyı kilitleyip|el ayak çekilince] {T:acc} {P.light:gen} altına [koydu<m|>|getirdi<m|>|tuttu<m|>]. [Para edecek bir yanı yoktu|Değerli bir şeye benzemiyordu|Bakan üç kuruş vermezdi]: {T.part} [aşınmış|çizilmiş|yıpranmış], üstüne {P.smell} kokusu sinmişti. [Demek|Öyleyse] {A} [eşyayı|{T:acc}|gözle görüleni] değil, [içinde kalan bir şeyi istiyordu|içinde saklı duran bir şeyi arıyordu|onun hatırlattığı bir şeyi istiyordu].',
        '“[Bende öyle bir şey yok|Yanlış yere geldiniz|Neden söz ettiğinizi bilmiyorum],” dedi<m|> {H}. [Yalan|Söz|Cümle], {P.sound:gen} arasında [cılız kaldı|eriyip gitti|kimseyi kandırmadı]. {A}, {T:gen} {T.part:acc}, üstündeki [çiziğe|lekeye|çentiğe] varıncaya kadar [tarif etti|anlattı]; onu {P:loc} gören değil, [yıllarca elinde tutan|kendi eliyle saran|karanlıkta bile tanıyan] biri gibi.',
      ],
      wish: [
        '{H} {T:acc} {satmak.fut.neg:acc} [o an anladı<m|>|artık biliyor<dum|du>|sonunda kabul etti<m|>]; önce kimin sakladığını, sonra [kimden sakladığını|neden sakladığını|kimden kaçırdığını] [öğrenecekti<m|>|bulacaktı<m|>|ortaya çıkaracaktı<m|>].',
      ],
      step: [
        '{H} {F.intro:acc} {P.part:gen} [yanında|önünde] buldu<m|> ve {T:acc} [gösterdi<m|>|uzattı<m|>|önüne koydu<m|>]. {F} dokunmadı, [iki elini arkasına aldı|ellerini cebine soktu|bir adım geri çekildi]. “{A.intro} {P:dat} [geldi|uğradı] mı?” diye [sordu|fısıldadı]. “[Her {n:6-9} yılda bir|Her sonbahar|Birkaç yılda bir] [gelir|çıkagelir|görünür], {T:acc} sorar, sonra {P:loc} kimsenin yüzüne bakmadan [gider|çekip gider|uzaklaşır]. [Ona bir kez olsun neden istediğini soran çıkmadı|Neden istediğini merak eden olmadı|Kimse de kalkıp nedenini sormadı].”',
      ],
      talk: [
        '“[Sen sordun mu|Sen de mi sormadın|Peki, sen hiç sordun mu]?” dedi<m|> {H}. {F} {P.small:acc} [yerine bıraktı|usulca yerine koydu|biraz öteye itti]. “{P.part:gen} [yanında|önünde] [soracaktım|sormaya niyetlendim|soracak oldum],” dedi, “ama {A} ağlıyordu. [Ağlayan birine {T} için ne sorulur, bilemedim|Gözü yaşlı birine {T:acc} sormak elimden gelmedi|Öyle ağlayan birinin yanında insanın dili dönmüyor].”',
      ],
      attempt: [
        '{H} [ertesi gün|ertesi sabah|iki gün sonra] {A:gen} yolunu {P.part:gen} önünde [bekledi<m|>|gözledi<m|>|kesti<m|>]. [Paltosunun bir düğmesi kopmuştu|Yakası bir yana kaymıştı|Omuzları çökmüştü]; {H:acc} görünce [adımını yavaşlattı|durdu|duraksadı]. “[Parayı geri getirdim|Paranız burada|Paranızı alın],” dedi<m|> {H}, “{T} [bende|yanımda|bende duruyor]. Ama [bana önce bir hikâye borçlusunuz|önce bana nedenini anlatacaksınız|önce oturup bana her şeyi anlatın].”',
      ],
      block: [
        '“[Sabaha|Gün doğana|Horozlar ötene] kadar [düşünün|karar verin|vaktiniz var],” dedi {A} {P.part:gen} oradan. “{T} yarın burada olursa {P:loc} [rahat yüzü görmezsiniz|size uyku haram olur|huzur bulamazsınız].” [Gittikten sonra|O gidince|Ayak sesleri uzaklaşınca] {H} {P.part:gen} önüne {P.small:acc} [dayadı<m|>|çekti<m|>]; {P.sound} her kesildiğinde [doğruldu<m|>|~nefesini tuttu<m|>|kapıya baktı<m|>]. [Gün ağarırken|Ortalık aydınlanırken|Sabaha karşı] {A} geri geldi, [eli boş|şapkasız|sesi kısılmış], [başka biri gibi|bir gecede yaşlanmış gibi|bambaşka bir yüzle].',
        '[İkinci gelişinde|Yeniden geldiğinde|Bu kez] {A} [pazarlık etmedi|para sözü açmadı|tek söz etmedi], {T:dat} [uzandı|atıldı]. {H} [ondan önce|daha çabuk] davrandı<m|>; {P.small} [devrildi|yere düştü|bir yana savruldu], <ikimiz|ikisi> {T:acc} [iki ucundan <tuttuk|tuttular>|aynı anda <kavradık|kavradılar>]. {A:gen} [eli|parmakları|dudakları] titriyordu. [Böyle titreyen biri|Bu kadar titreyen biri] [hırsız|düşman|dolandırıcı] olamazdı.',
      ],
      turn: [
        '#dramatic/twist [{T:acc} ters çevirince|{T:acc} ışığa tutunca|{T:gen} altına bakınca], [tırnakla|çakıyla|iğneyle] kazınmış iki ad çıktı: biri {A:gen} adıydı, öteki [üstü defalarca çizilmiş|yarım bırakılmış|silinmeye yüz tutmuş] bir kadın adı. “[Kardeşim|Kız kardeşim],” dedi {A}, [{P.part:dat} yaslanarak|gözlerini kapayarak|güçlükle]. “[{T:acc} ondan çalmıştım|{T} onundu, çalan bendim|{T:acc} ondan gizlice almıştım]. [Geri vereceğim gün|Özür dilemeye gittiğim gün|Getirmeye cesaret ettiğim gün] [cenazesine yetişebildim|toprağına yetişebildim|kapısında ağlıyorlardı].”',
        '“[Onu buraya ben sakladım|Onu saklayan bendim|Onu bu köşeye koyan bendim],” dedi {A} [birden|sonunda|kısık sesle], “[on yaşındaydım|daha on yaşındaydım|on yaşında bir çocuktum]. {T} [kayboldu diye|ortada yok diye] evdeki kızı [kovdular, ben sustum|kapıya koydular, ağzımı açmadım|hırsız diye kovdular, sesimi çıkarmadım].” {P.sound} bile [çekilmiş|susmuş|uzaklaşmış] gibiydi. “[Kızı buldum|Kız yaşıyor|O kızın izini buldum]; {T:acc} [önüne koyup adımı söyleyeceğim|ona götürüp yaptığımı anlatacağım|eline verip yüzüne bakacağım]; [ondan sonrası onun bileceği iş|gerisini o bilir|ötesine o karar verir].”',
      ],
      settle: [
        '{H} {T:acc} [bir beze|bir kâğıda|temiz bir mendile] sardı<m|>. Para {P.small:gen} yanında [kaldı|öylece kaldı|duruyordu]; <ikimiz|ikisi> de [ona <bakmadık|bakmadılar>|el <sürmedik|sürmediler>|yüzüne <bakmadık|bakmadılar>]. “[Gelmemi ister misiniz|Ben de geleyim mi|Yanınızda biri olsun mu]?” diye sordu<m|> {H}. {A} [uzun süre|epeyce|bir zaman] [cevap vermedi|{T:dat} baktı|sustu], sonra [başını salladı|başını eğip “Olur,” dedi|gözleriyle evet dedi].',
      ],
      after: [
        '#happy/open {H} {T:acc} [verdi<m|>|teslim etti<m|>|uzattı<m|>], parayı da [peşinden koşup|kapıda yetişip|itirazını dinlemeden] {A:gen} cebine [soktu<m|>|koydu<m|>]. {n:2-6} hafta sonra {P:dat} [bir zarf|ince bir zarf|pulu eğri bir zarf] geldi; içinde {T} yoktu, [iki kişilik bir fotoğraf vardı|yan yana iki kişinin fotoğrafı vardı|arkası boş bir fotoğraf vardı]. [Bir kapının önünde|Bir ağacın altında|Bir masanın başında] ikisi de [ağlıyordu|gülüyordu|el ele duruyordu], [hangisinin bağışladığı|hangisinin bağışlandığı] [belli değildi|anlaşılmıyordu].',
        '#dramatic/twist {A} {T:acc} aldı, [eşikte durdu|kapıya kadar yürüdü|iki adım attı], sonra geri dönüp {P.part:gen} yanına [bıraktı|koydu]. “[{T} için geç kaldım|Artık çok geç|Ben bunun için geç kaldım],” dedi. {H} o günden beri {T:acc} [kaldırmadı<m|>|yerinden oynatmadı<m|>|kimseden saklamadı<m|>]; [biri|bir gün biri|yabancı biri] [girip “Hâlâ burada mı?” diye|gelip onu|kapıdan başını uzatıp onu] sorarsa, bu kez [“Evet,” diyecekti<m|>|“Burada,” diyecekti<m|>|yalan söylemeyecekti<m|>].',
      ],
    },
  },
  {
    id: 'it-comes-back',
    when: '#portable #!romance #!historical',
    beats: {
      open: [
        '{H} {T:acc} ilk kez [salı günü|bir salı akşamı|salıyı çarşambaya bağlayan gece] [attı<m|>|gözden çıkarıp attı<m|>]. [Çarşamba sabahı|Ertesi sabah|Sabah olduğunda] {T}, {P.part:gen} yanında, {P.small:gen} üstünde, [özenle|sanki hiç gitmemiş gibi|yerini bilir gibi] [duruyordu|bekliyordu].',
        '{P:loc} [bir şeyden kurtulmanın|bir eşyayı başından savmanın|istenmeyen bir şeyi yok etmenin] üç yolu vardı: atmak, vermek, [unutmak|gömmek|saklamak]. {H} {T} için [üçünü de|her birini|hepsini sırayla] denemişti<m|>; [üçünün de sabahında|her seferinde, sabah olunca,|her gecenin sabahında] {T}, {P:loc}, {P.part:gen} yanında <beni|onu> [bekliyordu|karşılıyordu].',
      ],
      hook: [
        '[İkinci sefer|Bir sonraki gece|Ardından] {T:acc} {P:gen} [en uzak ucuna|en kuytu yerine|öbür ucuna] götürdü<m|>, {P.small:gen} altına [gömdü<m|>|sakladı<m|>|soktu<m|>]. [Ertesi gün|Sabahleyin|Gün ışıyınca] {T} [geri gelmekle kalmamış|yerine dönmekle kalmamış|dönmekle kalmamış], [silinmiş|temizlenmiş|kurulanmış], {T.part} [parlatılmıştı|onarılmıştı|ovulmuştu]. {H} [kapının kilidine|kilide|kapının sürgüsüne] baktı<m|>: [zorlanmamıştı|tek çizik yoktu|el değmemişti].',
        '{H} {T:dat} [bir işaret|bir nişan] koydu<m|>: {T.part:gen} üstüne [ince, kırmızı|kısacık, kırmızı|kırmızı, eğri] bir çizgi. Sonra {T:acc} {P:abl} geçen ilk {P.folk:dat} [verdi<m|>|armağan etti<m|>|bıraktı<m|>]. [Gece|Gece yarısı|Karanlıkta] {P.sound} [kesildiğinde|dindiğinde] [~içine doğdu|anladı<m|>|yataktan fırladı<m|>]; [kapının önündeki|eşikteki|kapıya dayalı duran] {T:gen} üstünde aynı kırmızı çizgi [vardı|duruyordu|parlıyordu].',
      ],
      wish: [
        '[Korkunun yerini merak aldı|Korku geçti, geriye merak kaldı|Merak sonunda korkuya baskın çıktı]. {H} {T:acc} kimin getirdiğini, [daha da önemlisi|ondan da çok|asıl], neden [vazgeçmediğini|usanmadığını|bu kadar uğraştığını] [bilmek|öğrenmek|anlamak] istiyor<dum|du>.',
      ],
      step: [
        '{H} {F.intro:dat} [danıştı<m|>|akıl sordu<m|>|{~dert:acc} açtı<m|>]. {F} {T:acc} [evirdi, çevirdi, güldü|elinde tarttı, gülümsedi|kokladı, salladı, güldü]. “[Eşya yürümez|Eşyanın ayağı olmaz|Hiçbir eşya kendi gelmez],” dedi, “[ama insanlar yürür|ama getirenin ayağı vardır|onu taşıyan biri olur]. Bu gece {P.part:gen} yanına un [dök|serp], [bakalım {T} kaç numara ayakkabı giyiyormuş|sabah {T} kaç numara giyiyormuş, görürüz|{T} gelirken ayağının izini bıraksın].” [Unu birlikte <döktük|döktüler>|Yarım torba unu birlikte <serptik|serptiler>|Unu el birliğiyle yere <yaydık|yaydılar>]; {F} [kalmak istemedi|beklemeye yanaşmadı|geceye kalmadı], [yüzünü de göstermedi|biraz acele etti|bir an önce çıktı].',
      ],
      talk: [
        '“{T} [sana ne yaptı ki atıyorsun|gözüne neden batıyor|sana ne etti ki kurtulmak istiyorsun]?” diye sordu {F}. {H} bunu [hiç düşünmemişti<m|>|{kendi:dat} hiç sormamıştı<m|>|ilk kez düşünüyor<dum|du>]. “[Bakınca|Ona bakınca|Gözüm iliştikçe],” dedi<m|> [sonunda|usulca|bir süre sonra], “{P:loc} ne kadar yalnız kaldığım [geliyor aklıma|aklıma düşüyor|yüzüme vuruyor].” {F} uzun süre [ayakkabılarına|ellerine|yere] baktı.',
      ],
      attempt: [
        '[Sabah|Gün ışıyınca|Ertesi sabah] unun üstünde [küçük|ufacık|küçücük] izler vardı; {P.part:abl} başlıyor, {T:gen} [durduğu yerde|yanı başında|önünde] bitiyordu. {H} izlerin yanına [kendi ~ayağını koydu<m|>|~ayağını bastı<m|>|~ayağını uzattı<m|>]: [yarısı kadardı|çok daha küçüktü|bir karış bile değildi]. [Üstelik birinin bağcığı çözülmüştü|Birinin peşinde çözük bir bağcığın izi sürünüyordu|Bağcıklardan biri de çözülmüş, unu çizmişti].',
      ],
      block: [
        '#k1 Üçüncü gece {H} [uyumadı<m|>|yatmadı<m|>|~gözünü kırpmadı<m|>]; {P.light:abl} uzak bir köşeye, {P.part:gen} dibine [çöktü<m|>|oturdu<m|>|sindi<m|>]. {P.sound} [iki|üç] kez kesildi, [her seferinde ~kalbi ~boğazına geldi|her seferinde ~nefesini tuttu<m|>|her seferinde ~kalbi duracak gibi oldu]. [Tam sabah olurken|Şafak sökmeden|Ortalık ağarırken] kapı kolu [kımıldadı|ağır ağır indi|gıcırdadı] ve {T}, [bir elin ucunda|incecik bir bileğin ucunda|küçük bir elin içinde], aralıktan içeri [uzandı|süzüldü].',
        '#k2 {A.intro} {T:acc} görünce {P.small:acc} [elinden attı|elinden düşürdü|yere bıraktı]. “[Kurtul ondan|At onu|Durma, götür şunu],” dedi, “{P:dat} uğursuzluk getirir, [herkes bilir|bilmeyen yok|eskiler boşuna söylemez].” [O akşam|Akşama|Hava kararınca] {P.part:gen} önünde {n:4-9} kişi [toplandı|birikti]; {H} {T:acc} suya {atmak.fut:dat} [söz verdi<m|>|ant içti<m|>] ve [{~söz:acc} tuttu<m|>|attı<m|>|~dediğini yaptı<m|>]. [Gece yarısı|Sabaha karşı|Gecenin bir vakti], {P.sound:gen} arasında, kapı [tıkırdadı|tıklatıldı|hafifçe vuruldu].',
      ],
      turn: [
        '#k1 {H} o bileği [yakaladı<m|>|kavradı<m|>|tuttu<m|>]. [Ucunda bir çocuk vardı|Eşikte bir çocuk duruyordu|Bileğin ucunda bir çocuk titriyordu]: [saçı ıslak|yanakları al al|nefes nefese], dizleri çamur, {T:acc} göğsüne bastırmış. “[Hep düşürüyorsunuz|Durmadan düşürüyorsunuz|Yine düşürmüşsünüz],” dedi, “[ben de buluyorum|ben de bulup getiriyorum|ben de peşinizden topluyorum]. {T} yanınızdayken [ıslık çalıyordunuz|türkü söylüyordunuz|kendi kendinize mırıldanıyordunuz]. [Kaybolunca|O yokken|O gidince] {P:loc} [hiç ses kalmıyor|çıt çıkmıyor|her yer susuyor].”',
        'Kapıda [ne hayalet vardı ne hırsız|hayalet de yoktu, hırsız da|korkulacak kimse yoktu]; karşıda [oturan o ufak tefek kadın|tek başına oturan ufak tefek kadın|oturan, adı sorulmamış ufak tefek kadın], {T:acc} önlüğüne [siliyordu|sarmıştı|sürüp parlatıyordu]. “[Kızma|Darılma|Kusura bakma],” dedi, “{T} gidince ışığını [söndürüyorsun|yakmıyorsun|erkenden söndürüyorsun]. [Karşıdan bir tek senin ışığın görünüyor|Benim oradan başka ışık görünmüyor|Karşıda senden başka yanan ışık yok]. Ben {P:loc} o ışığa bakıp [yaşıyorum|ilacımı alıyorum|sabahı ediyorum].”',
      ],
      settle: [
        '{H} [ne ~diyeceğini bilemedi<m|>|söyleyecek söz bulamadı<m|>|<soracaklarımı|soracaklarını> unuttu<m|>]; bir [bardak su|fincan ıhlamur|kâse çorba], bir dilim ekmek, {P.part:gen} yanında bir yer verdi<m|>. {T} [ortada|<aramızda|aralarında>|ekmeğin yanında] duruyordu. [İlk kez|O gece ilk kez] [kimse onu kaldırmaya kalkmadı|kimse gitmeye kalkmadı|kimsenin acelesi yoktu].',
      ],
      after: [
        '#happy/open {H} {T:acc} {P.part:gen} [en görünür yerine|tam karşısına|en aydınlık yanına] [astı<m|>|koydu<m|>|yerleştirdi<m|>]. [Artık atmıyor<dum|du>|Bir daha atmadı<m|>|Onu atmaktan çoktan vazgeçmişti<m|>]; ama cuma akşamları {T:acc} [bilerek|mahsus|sözde dalgınlıkla] [kapının önünde|eşikte] unutuyor<dum|du>. [Biri {P.part:dat} kadar getirsin|Bulan içeri kadar getirsin|Birinin yolu buraya düşsün], [getirince de|gelmişken|hazır gelmişken] [çaya kalsın|bir bardak çay içsin|biraz otursun] diye.',
        '#dramatic/twist {H} o günden sonra {T:acc} [bir daha kaybetmedi<m|>|~yanından ayırmadı<m|>|hiç ~elinden bırakmadı<m|>]. [Kış geldi|Günler kısaldı|Aylar geçti], kapıyı [çalan|açan|tıklatan] [kesildi|kalmadı]. [Sonunda|Bir akşam|En sonunda] {T:acc} aldı<m|>, {P:abl} çıktı<m|>, [yolun ortasına|yol kıyısına|ilk dönemece] bıraktı<m|> ve [ışığı söndürmeden bekledi<m|>|ışığı yakıp beklemeye koyuldu<m|>|bütün ışıkları yakıp bekledi<m|>].',
      ],
    },
  },
  {
    id: 'two-halves',
    when: '#portable #romance',
    beats: {
      open: [
        '“[O benim|O bana ait|Affedersiniz, o benim],” dedi [bir ses|arkadan bir ses|alçak bir ses], {H} {T:acc} [~eline alır almaz|tutar tutmaz|yerinden kaldırır kaldırmaz]. {F.intro} {P.part:gen} yanında [duruyordu|bekliyordu|dikiliyordu]; [saçında|yakasında|omuzlarında] yağmur, elinde {T:gen} [tıpatıp eşi|ikizi|tam bir benzeri] vardı.',
        '{P:loc} aynı gün [iki kişi {T:acc} sordu|{T:acc} soran iki kişi çıktı|iki kişi {T:gen} peşine düştü]. İlki <bendim|{H}>, ikincisi {F.intro.cop}; <ikimiz|ikisi> de ötekinin {T:acc} [haksız yere|kurnazlıkla|sırası gelmeden] aldığını [<düşündük|düşündü>|<öne sürdük|öne sürdü>|<söyledik|söyledi>] ve <ikimiz|ikisi> de gitmek için [ötekini|ötekinin kalkmasını] <bekledik|bekledi>.',
      ],
      hook: [
        '#k2 [Yan yana koyunca|Yan yana gelince|Işığa tutulunca] iki {T} arasında [tek bir fark çıktı|bir tek fark kaldı|ancak bir fark görüldü]: {T.part:gen} üstündeki çizgi birinde [sola, ötekinde sağa|yukarı, ötekinde aşağı] kıvrılıyordu. {F} ikisini birbirine [yaklaştırdı|değdirdi|bitiştirdi]; çizgiler [bir isim|bir tarih|tek bir harf] oldu. {P.sound:abl} başka ses [kalmamıştı|yoktu|duyulmuyordu].',
        '#k1 “{T:acc} size [nasıl verdiler|kim verdi|nasıl emanet ettiler]?” diye sordu {F}. {H} anlattı<m|>; [anlatırken {F:gen} yüzünün değiştiğini gördü<m|>|anlattıkça {F:gen} yüzü değişti|daha sözün ortasında {F:gen} rengi attı]. [Aynı kadın, aynı söz, {P:loc} aynı köşe|{P:loc} aynı köşede aynı kadın, aynı söz|Kadın da, köşe de, söz de aynıydı]: “Öteki yarısını [arama|sorma|merak etme], [o seni bulur|o gelir, seni bulur|vakti gelince o seni bulur].”',
      ],
      wish: [
        '{H} {T:acc} geri istemekten [utandı<m|>|vazgeçti<m|>|caydı<m|>]; [bir saat daha konuşmaktan başka bir şey istemiyor<dum|du>|konuşma biraz daha uzasın istiyor<dum|du>|bir saat daha yan yana oturmak <bana|ona> yeterdi].',
      ],
      step: [
        '#k1 [Ertesi gün|Ertesi sabah|İki gün sonra] {P:loc} [<buluştuk|buluştular>|yeniden <buluştuk|buluştular>]; {F} {T:acc} bir [mendile|eşarba|gazeteye] sarmış, {H} [hiç uyumamıştı<m|>|bütün gece uyumamıştı<m|>|sabahı zor etmişti<m|>]. Kadını {P:loc} [köşe bucak|kapı kapı|sora sora] <aradık|aradılar>. {P.folk} omuz silkti, [kapılar açılıp kapandı|başlar iki yana sallandı|herkes başka bir yeri gösterdi]; akşama kadar <öğrendiğim|öğrendiği> tek şey, {F:gen} [gülünce sol eliyle ağzını kapattığıydı|düşünürken dudağını ısırdığıydı|yorulunca türkü mırıldandığıydı].',
      ],
      talk: [
        '“{T} olmasaydı benimle konuşur muydun?” dedi {F}. {H} {P.small:acc} düzeltti<m|>, bozdu<m|>, yeniden düzeltti<m|>. “{T} olmasa [hayır|asla],” dedi<m|> sonunda, “cesaret edemezdim.” {F} buna “evet” <demişim|demiş> gibi [sevindi|baktı].',
      ],
      attempt: [
        '{H} {F:gen} kapısına kadar gitti<m|>, elini kaldırdı<m|>, indirdi<m|>. {P.sound} arkasından geliyordu. Üçüncüsünde kapı kendiliğinden açıldı: {F} de, elinde {T}, çıkmak üzereydi.',
      ],
      block: [
        '{A.intro} o akşam {F:gen} yanına oturdu, elini {T:gen} üstüne koydu. “{P:abl} yarın gidiyoruz,” dedi gülümseyerek, “[söylemedi mi|bilmiyor muydunuz]?” {H} {F:dat} baktı<m|>; {F} {P.small:acc} [inceliyordu|parmağında döndürüyordu].',
        'Tam o sırada {F:gen} telefonu çaldı. Konuşma kısaydı; kapatınca {T:acc} çantasına koydu. “Bu akşam [dönmem|gitmem] gerek,” dedi. {H} “Kal,” diyecekti<m|>, ama ~ağzından {T:ins} ilgili [saçma|önemsiz] bir cümle çıktı.',
      ],
      turn: [
        '#k1 {H} {P:gen} kapısına ~koştuğunda {F} orada yoktu. Eşikte iki {T} yan yana duruyordu; {F} kendininkini de bırakmıştı. Altındaki kâğıtta üç satır vardı: “Kadın benim annemdi. {T:acc} sana vermesini ben istedim. [Seni her cuma|Seni bir yıl] karşıdan seyrettim.”',
        '#k2 “Bir şey itiraf edeceğim,” dedi {F}, çantasından {T:acc} çıkararak, “bunun eşi yok. Seninkini {P:loc} gördüm, aynısını [yaptırdım|{n:3-9} gece uğraşıp yaptım]. Yoksa sana ne diyecektim?” {T.part:gen} boyası gerçekten de henüz kurumamıştı.',
      ],
      settle: [
        '{H} güldü<m|>, sonra {F.de} güldü; {P.folk} dönüp baktı. İki {T.de} masada unutuldu. Dışarı çıkınca {F:gen} eli, sanki yıllardır yerini biliyormuş gibi, {H:gen} {~avuç:acc} buldu.',
      ],
      after: [
        '#happy/open {H} cuma günü {T:acc} {P.part:gen} üstüne koydu<m|>. {F}, {n:4-9} dakika gecikerek, [eşiyle|öteki yarısıyla] geldi. {P.smell} kokusu, {P.sound}, her şey yerli yerindeydi; yalnızca {P:loc} artık iki sandalye [yan yana duruyordu|birbirine bakıyordu].',
        '#dramatic/twist {F} o akşam gitti. {T} {P.part:gen} üstünde kaldı, çizgisi yarım. {H} onu ne saklıyor<dum|du> ne veriyor<dum|du>; her cuma {P:loc} karşıdaki boş yere bakıyor, [gülümsemeye|başını çevirmemeye] çalışıyor<dum|du>.',
      ],
    },
  },
  {
    id: 'the-deposit',
    when: '#portable #!children #!thriller',
    beats: {
      open: [
        '“Bir saatliğine,” demişti yabancı, {T:acc} {H:gen} ~eline bırakırken. O saat {Y} yıl sürdü. {T} bunca zaman {P.part:gen} yanında, bir bezin altında, sahibini bekledi.',
        '{P:loc} {T:dat} kimse dokunmazdı; üstündeki kâğıtta, {H:gen} {~yazı:ins}, “Emanet” yazıyordu. Kâğıt {Y} yılda üç kez sararmış, üç kez yenilenmişti. O akşam kapıda duran adam kâğıdı [yüksek sesle|hecelerek] okudu.',
      ],
      hook: [
        '#k1 “{T:acc} {P:abl} [almaya|götürmeye] geldim,” dedi adam. Saçı ağarmıştı, ama {P.small:acc} tutuşundan {H} onu tanıdı<m|>. Bezi kaldıracakken [~eli durdu|duraladı<m|>]: {T:gen} bir parçası yerinde değildi. Onu ilk kış, ekmek alabilmek için, [satmıştı<m|>|elden çıkarmıştı<m|>].',
        '#k2 Adam {T:acc} bezden çıkardı, ışığa tuttu, evirip çevirdi. {H} {P.sound:acc} dinler gibi yaptı<m|>. {T.part:acc} ~bozduğu günü, gece yarısı gizlice [~onardığı|~düzelttiği] masayı, yıllarca ~hazırladığı yalanı düşünüyor<dum|du>.',
      ],
      wish: [
        '{H} {T:acc} alıp {P:abl} gitmesini, tek bir soru sormamasını istiyor<dum|du>. Adam ise {P.part:gen} yanına oturdu, [paltosunu|atkısını] çıkardı.',
      ],
      step: [
        '#k1 {H} adamdan bir gün istedi<m|> ve {F.intro:dat} koştu<m|>. “{T:gen} o parçasını sana satmıştım,” dedi<m|>, “on katını veririm.” {F} çekmeceleri, sandıkları, {P.small:gen} altını aradı. “Ben de [sattım|elden çıkardım],” dedi sonunda, “ama {P:abl} kime gittiğini biliyorum. O da sattıysa, {T} bütün şehri dolaşmış demektir.”',
      ],
      talk: [
        '“Doğruyu söylesen ne olur?” dedi {F}. “Kızar, {P.small:acc} başıma atar.” “[Kızsın|Atsın],” dedi {F}, “{T} için kızan adamın yüzünü görürsün. {Y} yıl merak ettin, az şey mi?”',
      ],
      attempt: [
        '#k1 {H} {P:abl} çıkıp akşama {n:4-9} kapı çaldı<m|>. Çoğunda {T:gen} adını duyan olmadı; sonuncusunda yaşlı bir kadın {P.smell} kokusuna doğru başını salladı. “{T:gen} o parçası mı?” dedi. “O kış bir adam gelip aldı, {T} diye ağlıyordu, ne istediysem [verdi|ödedi].”',
      ],
      block: [
        '#k1 “Eksik,” dedi adam usulca. {P.part:gen} yanındaki sandalyeye çöktü. {H} “Böyle vermiştiniz,” diyecek oldu<m|>; söz {~dil:gen} ucuna kadar geldi. O sırada {A.intro} içeri girdi, {T:dat} baktı: “Bunu ben de [isterim|arıyordum], kaç para?”',
        '“{T} size {P:loc} [ağırlık|sıkıntı] etti mi?” diye sordu adam. {H} [yutkundu<m|>|~bakışlarını kaçırdı<m|>]. {T:acc} uzatıp “Hayır,” demek [kolaydı|işten bile değildi]. {P.sound} bir an kesildi; yalan söylemek için bundan sessiz bir an olamazdı.',
      ],
      turn: [
        '#k1 “Aç kaldım, {T:gen} o parçasını [sattım|elden çıkardım],” dedi<m|> {H} bir solukta. Adam {P.part:dat} yaslanıp güldü. Cebinden o parçayı çıkarıp masaya koydu. “{T} çarşıya [o kış|ertesi bahar] düşmüştü, gördüm, aldım. {P:dat} {T} için değil, bunu söyleyip söylemeyeceğini [merak ettiğim|görmek istediğim] için geldim.”',
        '#k2 {H} her şeyi anlattı<m|>; bozulanı, saklananı, [onarılanı|uydurulanı]. Adam, {T} dizinde, sonuna kadar [dinledi|sustu]. “{T} benim değildi,” dedi, “bana da {P.folk} kılıklı biri bir saatliğine vermişti. Onu bozan bendim, sana öyle verdim. [Kaçtım|Yüzüm yoktu]; {Y} yıldır {T:ins} birlikte benim suçumu saklamışsın.”',
      ],
      settle: [
        '{P.part:gen} yanında iki bardak çay soğudu. {T} aralarında duruyordu, [bütün eksikleriyle|yamalı hâliyle]. Adam {T:acc} {P.part:dat} doğru geri itti: “[Sende kalsın|Kimseye emanet etme]. Bakmasını biliyorsun.” {H} {Y} yıl sonra kâğıdı {T:gen} üstünden [kaldırdı<m|>|çekti<m|>].',
      ],
      after: [
        '#happy/open Adam giderken {T:acc} almadı. {H} {T:gen} üstündeki kâğıdı çevirdi<m|>, arkasına [yeni|tek] bir söz yazdı<m|>: “Hediye.” O gece {P:loc} {P.sound} eskisi gibiydi, ama {H} [yıllar sonra|ilk kez] kapıya bakmadan uyudu<m|>.',
        '#dramatic/twist Adam sabahı görmedi; {P.part:gen} yanında, {T} kucağında, uyur gibi bulundu. {P.small:gen} altından bir kâğıt çıktı: “Bir saatliğine.” {H} kâğıdı {T:gen} üstüne koydu<m|> ve [beklemeye|saymaya] yeniden başladı<m|>.',
      ],
    },
  },
  {
    id: 'the-warning',
    when: '#portable #in #!romance #!children',
    beats: {
      open: [
        '{T} ile birlikte bir kâğıt gelmişti, üzerinde tek cümle: “Bu akşam {P.part:gen} yanında durma.” {H} kâğıdı ikiye katladı<m|>, güldü<m|>, sonra {P.part:dat} baktı<m|> ve gülmeyi bıraktı<m|>.',
        'Saat {n:4-9} olmadan {P:abl} çıkması gerektiğini {H} {T:abl} öğrendi<m|>. {T.part:gen} altına, [kurşun kalemle|titrek bir elle], adı ve bir saat yazılmıştı. Saatin yanında küçük bir çarpı vardı.',
      ],
      hook: [
        'Yazı {P:abl} [tanıdıktı|birinindi] ve bu, yazılandan daha kötüydü. {H} {T:acc} ışığa tuttu<m|>; {T.part:loc} tozun içinde bir parmak izi duruyordu. {P:dat} o gün {n:3-6} kişi girip çıkmıştı. Biri [biliyordu|yalan söylüyordu].',
        '{H} {T:acc} herkese gösterdi<m|>. {P.folk} dudak büktü, bir başkası “Şakadır,” dedi, {A.intro} ise {T:gen} yüzüne bile bakmadan {P.part:dat} yaslandı: “Böyle şeylerden korkan, {P:loc} çalışmasın.”',
      ],
      wish: [
        '{H} kahraman olmak istemiyor<dum|du>; yalnızca, {T:acc} kimin bıraktığını saat dolmadan öğrenmek istiyor<dum|du>.',
      ],
      step: [
        '{H} {T:acc} cebine koyup {F.intro:dat} gitti<m|>. {F} yazıyı görünce kalemini sakladı; geç kalmıştı. “Kimseye inandıramadım,” dedi, “{n:2-5} kez dilekçe verdim. {P.part:gen} altı boş. İnsan uyarıya gülüyor, ama [kendi adını|esrarlı bir şeyi] görünce duruyor.”',
      ],
      talk: [
        '“Neden {T}?” diye sordu<m|> {H}. “Çünkü sen {T:acc} görmeden geçmezsin,” dedi {F}, “başkası olsa dosya gönderirdim. Dosyalar okunmuyor.”',
      ],
      attempt: [
        '{H} yere diz çöktü<m|>, {P.small:acc} {P.part:gen} dibine bıraktı<m|>. Kendi kendine yuvarlandı, çatlağın ağzında durdu. Çatlak dün parmak girmez incelikteydi; şimdi {H} içine elini sokabiliyor<dum|du>.',
      ],
      block: [
        'Saat yaklaşınca {H} kapıları açtı<m|>, “Çıkın,” diye bağırdı<m|>. Kimse kımıldamadı. {A.intro} kolunu tuttu: “Bir {T} yüzünden mi?” {P.sound:gen} altında, çok derinden, [kalın bir bez yırtılır|dişler gıcırdar] gibi bir ses geliyordu.',
        'Çıkmak kolaydı, geride kalanlara anlatmak değildi. {H} {T:acc} havaya kaldırdı<m|>, yazılanı okudu<m|>; {n:4-9} kişi güldü. Gülmeyen tek kişi {F.cop}; o da {P.part:gen} yanında, yüzü kireç gibi, duruyordu.',
      ],
      turn: [
        '{H} {T:acc} bırakıp {P.part:gen} uzağına koştu<m|>, avaz avaz bağırdı<m|>; herkes ne oluyor diye peşinden koştu. {P.part} arkalarında, uzun bir iç çekişle, çöktü. Toz inince {F.intro} öksürerek yaklaştı: “Yazı benim. {T} yerine dilekçe bıraksaydım, hepiniz hâlâ orada duruyor olacaktınız.”',
        '{H} bir sandalye kaptı<m|>, “Yangın!” diye haykırdı<m|>. Yalan işe yaradı; {P:loc} kim varsa dışarı döküldü. Kapı kapanmadan tavan indi. {P.sound} kesildi, {T} {H:gen} ~elinde kaldı; arkasında, yeni fark edilen küçücük bir imza: {F.intro}.',
      ],
      settle: [
        '{A} üstündeki tozu silkmeden oturdu, {T:acc} istedi, yazıyı üç kez okudu. “Ben de bilirdim,” dedi kısık sesle, “{P.part:loc} çatlağı ilk ben gördüm, [masraf çıkmasın|iş durmasın] diye sustum.” {F} {P.small:acc} [yere bıraktı|ona uzattı]; söyleyecek söz yoktu.',
      ],
      after: [
        '#happy/open Aylar sonra {P:loc} yeni {P.part} yapıldı. {H} {T:acc} harcın içine, tam köşeye koydurdu<m|>, kâğıdıyla birlikte. Bir gün biri bulursa [gülmesin|okusun] diye altına kendi adını da yazdı<m|>.',
        '#dramatic/twist Herkes {H:gen} ~elini sıktı, {T:acc} sordu, {F:acc} alkışladı. {H} kâğıdı bir daha açtı<m|>. Az önce boş olan arka yüzünde yeni bir cümle vardı: “Yarın, [öğleden önce|ilk yağmurda], köprüde.” {F} başını iki yana salladı: “Bunu ben yazmadım.”',
      ],
    },
  },
];
