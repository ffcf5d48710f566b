import type { Strand } from '../strand.ts';

/** Whole stories about something that can be carried. */
export const PORTABLE_TALES: readonly Strand[] = [
  {
    id: 'the-buyer',
    when: '#portable #!children #!romance',
    beats: {
      open: [
        '{A.intro} {P:dat} [girdiğinde|adım attığında|uğradığında] ne [selam verdi|oturdu|elini uzattı] ne de {P.smell} kokusuna yüzünü buruşturdu; [yalnızca|sadece|sesini alçaltıp], “{T} [hâlâ burada mı|hâlâ sizde mi|daha duruyor mu]?” diye sordu. {H} {P.small:acc} [~elinden bıraktı<m|>|düşürecek oldu<m|>|olduğu yere koydu<m|>]. {T:abl} [kimseye söz etmemişti<m|>|kimseye bahsetmemişti<m|>|tek kişiye söz açmamıştı<m|>]. {A} {P.part:gen} [yanına|önüne] {n:3-9} deste para [bıraktı|dizdi|koydu].',
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
        '{H} {F.intro:acc} {P.part:gen} [yanında|önünde] buldu<m|> ve {T:acc} [gösterdi<m|>|uzattı<m|>|önüne koydu<m|>]. {F} dokunmadı, [iki elini arkasına aldı|ellerini cebine soktu|bir adım geri çekildi]. “{A.intro} {P:dat} [geldi mi|uğradı mı]?” diye [sordu|fısıldadı]. “[Her {n:6-9} yılda bir|Her sonbahar|Birkaç yılda bir] [gelir|çıkagelir|görünür], {T:acc} sorar, sonra {P:loc} kimsenin yüzüne bakmadan [gider|çekip gider|uzaklaşır]. [Ona bir kez olsun neden istediğini soran çıkmadı|Neden istediğini merak eden olmadı|Kimse de kalkıp nedenini sormadı].”',
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
        '“[Onu buraya ben sakladım|Onu saklayan bendim|Onu bu köşeye koyan bendim],” dedi {A} [birden|sonunda|kısık sesle], “[on yaşındaydım|daha on yaşındaydım|on yaşında bir çocuktum]. {T} [kayboldu diye|ortada yok diye] evdeki kızı [kovdular, ben sustum|kapıya koydular, ağzımı açmadım|hırsız yerine koyup kovdular, sesimi çıkarmadım].” {P.sound} bile [çekilmiş|susmuş|uzaklaşmış] gibiydi. “[Kızı buldum|Kız yaşıyor|O kızın izini buldum]; {T:acc} [önüne koyup adımı söyleyeceğim|ona götürüp yaptığımı anlatacağım|eline verip yüzüne bakacağım]; [ondan sonrası onun bileceği iş|gerisini o bilir|ötesine o karar verir].”',
      ],
      settle: [
        '{H} {T:acc} [bir beze|bir kâğıda|temiz bir mendile] sardı<m|>. Para {P.small:gen} yanında [kaldı|öylece kaldı|duruyordu]; <ikimiz|ikisi> de [ona <bakmadık|bakmadılar>|el <sürmedik|sürmediler>]. “[Gelmemi ister misiniz|Ben de geleyim mi|Yanınızda biri olsun mu]?” diye sordu<m|> {H}. {A} [uzun süre|epeyce|bir zaman] [cevap vermedi|{T:dat} baktı|sustu], sonra [başını salladı|başını eğip “Olur,” dedi|gözleriyle evet dedi].',
      ],
      after: [
        '#happy/open {H} {T:acc} [verdi<m|>|teslim etti<m|>|uzattı<m|>], parayı da [peşinden koşup|kapıda yetişip|itirazını dinlemeden] {A:gen} cebine [soktu<m|>|koydu<m|>]. {n:2-6} hafta sonra {P:dat} [bir zarf|ince bir zarf|pulu eğri bir zarf] geldi; içinde {T} yoktu, [iki kişilik bir fotoğraf vardı|yan yana iki kişinin fotoğrafı vardı|iki kişinin sığıştığı bir fotoğraf vardı]. [Bir kapının önünde|Bir ağacın altında|Bir masanın başında] ikisi de [ağlıyordu|gülüyordu|el ele duruyordu], [hangisinin bağışladığı|hangisinin bağışlandığı] [belli değildi|anlaşılmıyordu].',
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
        '[Korkunun yerini merak aldı|Korku geçti, geriye merak kaldı|Merak sonunda korkuya baskın çıktı]. {H} {T:acc} kimin getirdiğini, [daha da önemlisi,|ondan da çok,|asıl da] neden [vazgeçmediğini|usanmadığını|bu kadar uğraştığını] [bilmek|öğrenmek|anlamak] istiyor<dum|du>.',
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
        '#happy/open {H} {T:acc} {P.part:gen} [en görünür yerine|tam karşıya|en aydınlık yanına] [astı<m|>|koydu<m|>|yerleştirdi<m|>]. [Artık atmıyor<dum|du>|Bir daha atmadı<m|>|Onu atmaktan çoktan vazgeçmişti<m|>]; ama cuma akşamları {T:acc} [bilerek|mahsus|sözde dalgınlıkla] [kapının önünde|eşikte] unutuyor<dum|du>. [Biri {P.part:dat} kadar getirsin|Bulan içeri kadar getirsin|Birinin yolu buraya düşsün], [getirince de|gelmişken|hazır gelmişken] [çaya kalsın|bir bardak çay içsin|biraz otursun] diye.',
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
        '#k2 [Yan yana koyunca|Yan yana gelince|Işığa tutulunca] iki {T.yalın} arasında [tek bir fark çıktı|bir tek fark kaldı|ancak bir fark görüldü]: {T.part:gen} üstündeki çizgi birinde [sola, ötekinde sağa|yukarı, ötekinde aşağı] kıvrılıyordu. {F} ikisini birbirine [yaklaştırdı|değdirdi|bitiştirdi]; çizgiler [bir isim|bir tarih|tek bir harf] oldu. {P.sound:abl} başka ses [kalmamıştı|yoktu|duyulmuyordu].',
        '#k1 “{T:acc} size [nasıl verdiler|kim verdi|nasıl emanet ettiler]?” diye sordu {F}. {H} anlattı<m|>; [anlatırken {F:gen} yüzünün değiştiğini gördü<m|>|anlattıkça {F:gen} yüzü değişti|daha sözün ortasında {F:gen} rengi attı]. [Aynı kadın, aynı söz, {P:loc} aynı köşe|{P:loc} aynı köşede aynı kadın, aynı söz|Kadın da, köşe de, söz de aynıydı]: “Öteki yarısını [arama|sorma|merak etme], [o seni bulur|o gelir, seni bulur|vakti gelince o seni bulur].”',
      ],
      wish: [
        '{H} {T:acc} geri istemekten [utandı<m|>|vazgeçti<m|>|caydı<m|>]; [bir saat daha konuşmaktan başka bir şey istemiyor<dum|du>|konuşma biraz daha uzasın istiyor<dum|du>|bir saat daha yan yana oturmak <bana|ona> yeterdi].',
      ],
      step: [
        '#k1 [Ertesi gün|Ertesi sabah|İki gün sonra] {P:loc} [<buluştuk|buluştular>|yeniden <buluştuk|buluştular>]; {F} {T:acc} bir [mendile|eşarba|gazeteye] sarmış, {H} [hiç uyumamıştı<m|>|bütün gece uyumamıştı<m|>|sabahı zor etmişti<m|>]. Kadını {P:loc} [köşe bucak|kapı kapı|sora sora] <aradık|aradılar>. {P.folk} omuz silkti, [kapılar açılıp kapandı|başlar iki yana sallandı|herkes başka bir yeri gösterdi]; akşama kadar <öğrendiğim|öğrendiği> tek şey, {F:gen} [gülünce sol eliyle ağzını kapattığıydı|düşünürken dudağını ısırdığıydı|yorulunca türkü mırıldandığıydı].',
      ],
      talk: [
        '“{T} [olmasaydı|hiç olmasaydı|araya girmeseydi] benimle [konuşur muydun|tanışır mıydın|iki söz eder miydin]?” dedi {F}. {H} {P.small:acc} [düzeltti<m|>, bozdu<m|>, yeniden düzeltti<m|>|kaldırdı<m|>, indirdi<m|>, yine kaldırdı<m|>|bir sağa çekti<m|>, bir sola çekti<m|>]. “{T} olmasa [hayır|asla|yapamazdım],” dedi<m|> [sonunda|neden sonra|en sonunda], “[cesaret edemezdim|o yürek bende yoktu|selam bile veremezdim].” {F} buna [“evet”|“konuşurdum”|en güzel sözü] <demişim|demiş> gibi [sevindi|baktı|gülümsedi].',
      ],
      attempt: [
        '{H} {F:gen} kapısına kadar [gitti<m|>|yürüdü<m|>|vardı<m|>], [~elini|~parmağını] kaldırdı<m|>, [indirdi<m|>|geri çekti<m|>|tıklatamadı<m|>]. {P.sound} [~arkasından geliyordu|~peşinden duyuluyordu|uzaktan uzağa sürüyordu]. [Üçüncüsünde|Üçüncü seferde|Bir daha denerken] kapı [kendiliğinden|içeriden|birden] açıldı: {F.de}, [elinde|avucunda|göğsünde] {T}, [çıkmak üzereydi|eşikte kalakalmıştı|tam yola çıkıyordu].',
      ],
      block: [
        '{A.intro} [o akşam|hava kararınca|akşam olunca] {F:gen} yanına oturdu, elini {T:gen} üstüne [koydu|bıraktı|kapadı]. “{P:abl} [yarın gidiyoruz|yarın ayrılıyoruz|sabah yola çıkıyoruz],” dedi [gülümseyerek|tatlı tatlı|çayını karıştırırken], “[söylemedi mi|bilmiyor muydunuz|haberiniz yok muydu]?” {H} {F:dat} [baktı<m|>|döndü<m|>]; {F} {P.small:acc} [inceliyordu|parmağında döndürüyordu|eviriyor, çeviriyordu].',
        '[Tam o sırada|O anda|Söz oraya gelmişken] {F:gen} telefonu çaldı. Konuşma [kısaydı|kısa sürdü|iki cümleydi]; [kapatınca|telefonu bırakınca] {T:acc} çantasına [koydu|attı|yerleştirdi]. “[Bu akşam|Bu gece|Hemen] [dönmem|gitmem] gerek,” dedi. {H} “Kal,” [diyecekti<m|>|demek üzereydi<m|>|demeye hazırlandı<m|>], ama ~ağzından {T:ins} ilgili [saçma|önemsiz|yarım] bir cümle [çıktı|döküldü].',
      ],
      turn: [
        '#k1 {H} {P:gen} kapısına ~koştuğunda {F} [orada yoktu|gitmişti|ortalarda yoktu]. Eşikte iki {T.yalın} yan yana [duruyordu|bekliyordu|yatıyordu]; {F} [kendininkini de bırakmıştı|kendi payını da geride koymuştu|hiçbirini almamıştı]. Altındaki kâğıtta [üç satır vardı|üç satır yazıyordu|birkaç satır vardı]: “Kadın [benim annemdi|annemdi]. {T:acc} sana [vermesini ben istedim|versin diye ona ben yalvardım|ulaştırmasını ben rica ettim]. [Seni her cuma|Seni bir yıl|Seni bütün kış] karşıdan [seyrettim|izledim].”',
        '#k2 “[Bir şey itiraf edeceğim|Sana bir itirafım var|Bir şeyi artık söylemeliyim],” dedi {F}, çantasından {T:acc} çıkararak, “[bunun eşi yok|bunun eşi hiç olmadı|bu, öteki yarı değil]. Seninkini {P:loc} [gördüm|fark ettim], [aynısını|bir benzerini] [yaptırdım|{n:3-9} gece uğraşıp yaptım]. [Yoksa|Başka türlü|O olmasa] sana [ne diyecektim|nasıl yaklaşacaktım|hangi sözle gelecektim]?” {T.part:gen} boyası gerçekten de [henüz kurumamıştı|hâlâ yaştı|parmağa bulaşıyordu].',
      ],
      settle: [
        '{H} [güldü<m|>|gülmeye başladı<m|>|bir kahkaha attı<m|>], sonra {F.de} güldü; {P.folk} [dönüp baktı|başını çevirdi|şaşkın şaşkın baktı]. İki {T.de} masada [unutuldu|kaldı|unutulup gitti]. [Dışarı çıkınca|Kapının önünde|Birkaç adım sonra] {F:gen} eli, [sanki yıllardır yerini biliyormuş|yolu çoktan öğrenmiş|bunu her gün yapıyormuş] gibi, {H:gen} {~avuç:acc} buldu.',
      ],
      after: [
        '#happy/open {H} [cuma günü|ertesi cuma|cuma akşamı] {T:acc} {P.part:gen} üstüne [koydu<m|>|bıraktı<m|>|yerleştirdi<m|>]. {F}, {n:4-9} dakika [gecikerek|geç kalarak], [eşiyle|öteki yarısıyla|cebinde ötekiyle] [geldi|çıkageldi]. {P.smell} kokusu, {P.sound}, [her şey yerli yerindeydi|hiçbiri değişmemişti|hepsi eskisi gibiydi]; yalnızca {P:loc} artık iki sandalye [yan yana duruyordu|birbirine bakıyordu|aynı masaya çekiliydi].',
        '#dramatic/twist {F} [o akşam|gece olmadan|sabahı beklemeden] [gitti|yola çıktı]. {T} {P.part:gen} üstünde kaldı, [çizgisi yarım|çizgisi eksik|yarım çizgisiyle]. {H} onu [ne saklıyor<dum|du> ne veriyor<dum|du>|ne kaldırıyor<dum|du> ne birine veriyor<dum|du>|ne atabiliyor<dum|du> ne gizleyebiliyor<dum|du>]; [her cuma|cuma akşamları] {P:loc} karşıdaki [boş yere|boş sandalyeye|boşluğa] bakıyor, [gülümsemeye|~başını çevirmemeye|beklememeye] çalışıyor<dum|du>.',
      ],
    },
  },
  {
    id: 'the-deposit',
    when: '#portable #!children #!thriller',
    beats: {
      open: [
        '“[Bir saatliğine|Yalnız bir saatliğine|Bir saatliğine, fazla değil],” demişti yabancı, {T:acc} {H:gen} ~eline [bırakırken|tutuştururken|verirken]. [O saat|O bir saat|Saat dediği] {Y} yıl [sürdü|tuttu]. {T} [bunca zaman|onca yıl|o günden beri] {P.part:gen} yanında, [bir bezin altında|eski bir örtünün altında|beze sarılı], sahibini [bekledi|bekleyip durdu].',
        '{P:loc} {T:dat} [kimse dokunmazdı|kimse el sürmezdi|kimse yaklaşmazdı]; üstündeki kâğıtta, {H:gen} {~yazı:ins}, [“Emanet” yazıyordu|tek sözcük vardı: “Emanet”|“Emanet” diye okunuyordu]. Kâğıt {Y} yılda üç kez [sararmış|solmuş|yıpranmış], üç kez [yenilenmişti|değişmişti|yeniden yazılmıştı]. [O akşam|Sıradan bir akşam|Derken bir akşam] kapıda duran adam kâğıdı [yüksek sesle|hecelerek|fısıldayarak] okudu.',
      ],
      hook: [
        '#k1 “{T:acc} {P:abl} [almaya|götürmeye] geldim,” dedi adam. Saçı [ağarmıştı|kırlaşmıştı|dökülmüştü], ama {P.small:acc} tutuşundan {H} onu [tanıdı<m|>|hemen tanıdı<m|>|bildi<m|>]. Bezi [kaldıracakken|açacakken|çekecekken] [~eli durdu|duraladı<m|>|donup kaldı<m|>]: {T:gen} bir parçası [yerinde değildi|eksikti|çoktan gitmişti]. Onu [ilk kış|ilk kışın ortasında|en zor kış], [ekmek alabilmek için|aç kalınca|bir çuval un uğruna], [satmıştı<m|>|elden çıkarmıştı<m|>|pazara götürmüştü<m|>].',
        '#k2 Adam {T:acc} bezden [çıkardı|sıyırdı], [ışığa tuttu|aydınlığa tuttu|gözüne yaklaştırdı], [evirip çevirdi|her yanına baktı|tek tek yokladı]. {H} {P.sound:acc} [dinler gibi yaptı<m|>|dinliyormuş gibi durdu<m|>|bahane edip ~başını çevirdi<m|>]. {T.part:acc} ~bozduğu [günü|akşamı|saati], [gece yarısı gizlice|kapıyı kilitleyip|mum ışığında] [~onardığı|~düzelttiği] masayı, [yıllarca ~hazırladığı yalanı|~ezberlediği yalanı|yıllardır hazır tuttuğu<m|> yalanı] düşünüyor<dum|du>.',
      ],
      wish: [
        '{H} {T:acc} alıp {P:abl} [gitmesini|çıkmasını|uzaklaşmasını], [tek bir soru sormamasını|hiçbir şey sormamasını|açıp bakmamasını] istiyor<dum|du>. Adam ise {P.part:gen} yanına [oturdu|yerleşti|çöktü], [paltosunu|atkısını|şapkasını] çıkardı.',
      ],
      step: [
        '#k1 {H} adamdan bir gün [istedi<m|>|izin istedi<m|>|süre diledi<m|>] ve {F.intro:dat} koştu<m|>. “{T:gen} o parçasını sana [satmıştım|vermiştim],” dedi<m|>, “[on katını veririm|on katına geri alırım|kaç para istersen veririm].” {F} [çekmeceleri, sandıkları|rafları, kutuları|sandıkları, torbaları], {P.small:gen} altını [aradı|yokladı|karıştırdı]. “Ben de [sattım|elden çıkardım|başkasına verdim],” dedi [sonunda|doğrulurken|neden sonra], “ama {P:abl} kime gittiğini [biliyorum|hatırlıyorum]. O da [sattıysa|elden çıkardıysa|birine verdiyse], {T} [bütün şehri dolaşmış|kapı kapı gezmiş|dünyayı dolanmış] demektir.”',
      ],
      talk: [
        '“[Doğruyu|Gerçeği|Olanı] söylesen ne olur?” dedi {F}. “[Kızar|Küplere biner|Köpürür], {P.small:acc} [başıma atar|kafama fırlatır|duvara çalar].” “[Kızsın|Atsın|Varsın olsun],” dedi {F}, “{T} için kızan adamın [yüzünü görürsün|kim olduğunu öğrenirsin|içini görürsün]. {Y} yıl [merak ettin|bekledin|düşündün], [az şey mi|buna değmez mi|hiç mi değmez]?”',
      ],
      attempt: [
        '#k1 {H} {P:abl} çıkıp [akşama|geceye] kadar {n:4-9} kapı [çaldı<m|>|dolaştı<m|>]. [Çoğunda|Kapıların çoğunda|Nereye sorsa<m|>] {T:gen} adını [duyan olmadı|bilen çıkmadı|anan olmadı]; sonuncusunda [yaşlı bir kadın|beli bükük bir kadın|şalına sarınmış bir kadın] {P.smell} kokusuna doğru başını salladı. “{T:gen} o parçası mı?” [dedi|diye güldü|diye sordu]. “[O kış|Kar yağarken|O kışın sonunda] bir adam gelip aldı, {T} diye [ağlıyordu|inliyordu|gözü yaşlıydı], ne istediysem [verdi|ödedi|saydı].”',
      ],
      block: [
        '#k1 “[Eksik|Bu eksik|Bir parçası yok],” dedi adam [usulca|sesini yükseltmeden|kaşlarını kaldırıp]. {P.part:gen} yanındaki sandalyeye [çöktü|oturdu|yığıldı]. {H} “[Böyle vermiştiniz|Bana böyle verdiniz|Geldiğinde de böyleydi],” [diyecek oldu<m|>|demeye yeltendi<m|>]; söz {~dil:gen} ucuna kadar [geldi|gelip durdu]. [O sırada|Tam o anda|Kapı açıldı,] {A.intro} içeri girdi, {T:dat} [baktı|yaklaştı|gözünü dikti]: “Bunu ben de [isterim|arıyordum|alırım], [kaç para|ne istersiniz|fiyatı ne]?”',
        '“{T} size {P:loc} [ağırlık etti mi|sıkıntı verdi mi|yük oldu mu]?” diye sordu adam. {H} [yutkundu<m|>|~bakışlarını kaçırdı<m|>|~boğazını temizledi<m|>]. {T:acc} uzatıp “Hayır,” demek [kolaydı|işten bile değildi|bir solukluk işti]. {P.sound} [bir an|birden] kesildi; yalan söylemek için bundan [sessiz bir an olamazdı|sessizi bulunmazdı|uygun bir sessizlik gelmezdi].',
      ],
      turn: [
        '#k1 “[Aç kaldım|Açtım|Ekmek yoktu], {T:gen} o parçasını [sattım|elden çıkardım],” dedi<m|> {H} [bir solukta|~gözünü kapayıp|soluk almadan]. Adam {P.part:dat} yaslanıp [güldü|uzun uzun güldü|kahkahayı bastı]. Cebinden o parçayı çıkarıp [masaya|ortaya] [koydu|bıraktı]. “{T} çarşıya [o kış|ertesi bahar|aynı ay] düşmüştü, [gördüm, aldım|görür görmez aldım|tanıdım, parasını saydım]. {P:dat} {T} için değil, bunu [söyleyip söylemeyeceğini|açık edip etmeyeceğini|saklayıp saklamayacağını] [merak ettiğim|görmek istediğim|öğrenmek istediğim] için geldim.”',
        '#k2 {H} her şeyi [anlattı<m|>|bir bir anlattı<m|>|ortaya döktü<m|>]; bozulanı, saklananı, [onarılanı|uydurulanı|yamananı]. Adam, {T} dizinde, [sonuna kadar sustu|sonuna kadar dinledi|sözü hiç bölmeden dinledi]. “{T} [benim değildi|hiç benim olmadı|zaten benim değildi],” dedi, “bana da {P.folk} kılıklı biri [bir saatliğine|bir saat dursun diye] vermişti. [Onu bozan bendim|İlk ben bozdum|Kıran bendim], [sana öyle verdim|sana o hâliyle bıraktım|senin eline öyle geçti]. [Kaçtım|Yüzüm yoktu|Dönemedim]; {Y} yıldır {T:ins} birlikte benim [suçumu|ayıbımı|kusurumu] saklamışsın.”',
      ],
      settle: [
        '{P.part:gen} yanında iki bardak çay [soğudu|buz gibi oldu|içilmeden kaldı]. {T} <aramızda|aralarında> duruyordu, [bütün eksikleriyle|yamalı hâliyle|olduğu gibi]. Adam {T:acc} {P.part:dat} doğru [geri itti|sürdü|kaydırdı]: “[Sende kalsın|Kimseye emanet etme|Bu artık senin]. [Bakmasını|Kıymetini|Korumasını] biliyorsun.” {H} {Y} yıl sonra kâğıdı {T:gen} üstünden [kaldırdı<m|>|çekti<m|>|söküp aldı<m|>].',
      ],
      after: [
        '#happy/open Adam [giderken|ayrılırken|kalkıp gittiğinde] {T:acc} [almadı|götürmedi|geride bıraktı]. {H} {T:gen} üstündeki kâğıdı [çevirdi<m|>|ters yüz etti<m|>], arkasına [yeni|tek|başka] bir söz [yazdı<m|>|ekledi<m|>]: “Hediye.” [O gece|Gece inince|Yatma vakti] {P:loc} {P.sound} [eskisi gibiydi|her geceki gibiydi|sürüp gidiyordu], ama {H} [yıllar sonra|ilk kez|nihayet] kapıya bakmadan [uyudu<m|>|uykuya daldı<m|>].',
        '#dramatic/twist Adam sabahı [görmedi|göremedi|çıkaramadı]; {P.part:gen} yanında, {T} kucağında, [uyur gibi|gülümser gibi|başı önünde] bulundu. {P.small:gen} altından [bir kâğıt|katlı bir kâğıt|eski bir kâğıt] çıktı: “[Bir saatliğine|Yalnız bir saatliğine].” {H} kâğıdı {T:gen} üstüne [koydu<m|>|iliştirdi<m|>|bıraktı<m|>] ve [beklemeye|saymaya] [yeniden|bir kez daha|baştan] başladı<m|>.',
      ],
    },
  },
  {
    id: 'the-warning',
    when: '#portable #in #!romance #!children',
    beats: {
      open: [
        '{T} ile birlikte [bir kâğıt|katlı bir kâğıt|küçük bir not] gelmişti, üzerinde [tek cümle|bir tek cümle|tek satır]: “Bu akşam {P.part:gen} yanında [durma|bulunma|olma].” {H} kâğıdı [ikiye katladı<m|>|buruşturdu<m|>|~cebine soktu<m|>], [güldü<m|>|gülüp geçecek oldu<m|>|bir kahkaha attı<m|>], sonra {P.part:dat} [baktı<m|>|döndü<m|>] ve [gülmeyi bıraktı<m|>|~yüzü düştü|~sesi kesildi].',
        'Saat {n:4-9} [olmadan|çalmadan|vurmadan] {P:abl} ~çıkması gerektiğini {H} {T:abl} öğrendi<m|>. {T.part:gen} altına, [kurşun kalemle|titrek bir elle|ufacık harflerle], [~adı ve bir saat|~adı, yanına da bir saat] [yazılmıştı|düşülmüştü|sıkıştırılmıştı]. Saatin yanında [küçük bir çarpı|kırmızı bir çarpı|ince bir çarpı] [vardı|duruyordu].',
      ],
      hook: [
        'Yazı {P:abl} [tanıdıktı|birinindi] ve bu, [yazılandan daha kötüydü|yazının kendisinden beterdi|uyarının kendisini bile gölgeledi]. {H} {T:acc} ışığa [tuttu<m|>|çevirdi<m|>|yaklaştırdı<m|>]; {T.part:loc} tozun içinde [bir parmak izi|taze bir parmak izi|bir başparmak izi] [duruyordu|seçiliyordu]. {P:dat} [o gün|o sabah|öğlene kadar] {n:3-6} kişi [girip çıkmıştı|uğramıştı|gelip gitmişti]. [Biri|İçlerinden biri] [biliyordu|yalan söylüyordu|susuyordu].',
        '{H} {T:acc} [herkese gösterdi<m|>|elden ele dolaştırdı<m|>|~önüne gelene gösterdi<m|>]. {P.folk} [dudak büktü|omuz silkti|başını çevirdi], bir başkası “[Şakadır|Şaka yapmışlar|Çocuk işi],” dedi, {A.intro} ise {T:gen} yüzüne bile bakmadan {P.part:dat} yaslandı: “[Böyle şeylerden korkan|Her kâğıttan ürken|Gölgesinden korkan], {P:loc} [çalışmasın|durmasın|işe kalkmasın].”',
      ],
      wish: [
        '{H} [kahraman olmak|ortalığı ayağa kaldırmak|kimseyi kurtarmak] istemiyor<dum|du>; yalnızca, {T:acc} kimin [bıraktığını|koyduğunu|yolladığını] [saat dolmadan|vakit geçmeden|akşam olmadan] öğrenmek istiyor<dum|du>.',
      ],
      step: [
        '{H} {T:acc} [~cebine koyup|~ceketinin altına alıp|beze sarıp] {F.intro:dat} [gitti<m|>|koştu<m|>]. {F} yazıyı görünce [kalemini sakladı|mürekkepli elini cebine soktu|önündeki kâğıtları kapattı]; [geç kalmıştı|artık geçti]. “[Kimseye inandıramadım|Beni kimse dinlemedi|Kime söylediysem güldü],” dedi, “{n:2-5} kez dilekçe [verdim|yazdım]. {P.part:gen} altı [boş|oyulmuş|bomboş]. İnsan uyarıya [gülüyor|aldırmıyor|omuz silkiyor], ama [kendi adını|esrarlı bir şeyi|açıklayamadığı bir şeyi] görünce [duruyor|bir düşünüyor|olduğu yerde kalıyor].”',
      ],
      talk: [
        '“[Neden|Niye|Peki neden] {T}?” diye sordu<m|> {H}. “Çünkü sen {T:acc} [görmeden geçmezsin|görünce durursun|mutlaka eline alırsın],” dedi {F}, “[başkası olsa|bir başkasına|başka birine] [dosya gönderirdim|dilekçe yollardım]. [Dosyalar okunmuyor|Dosyaları kimse açmıyor|Kâğıtlar rafta kalıyor].”',
      ],
      attempt: [
        '{H} [yere diz çöktü<m|>|yere çömeldi<m|>|~dizlerinin üstüne indi<m|>], {P.small:acc} {P.part:gen} dibine bıraktı<m|>. [Kendi kendine yuvarlandı|Dokunmadan yuvarlandı|Parmak değmeden kaydı], çatlağın [ağzında|kıyısında] [durdu|takıldı]. Çatlak [dün|daha dün|bir gün önce] [parmak girmez incelikteydi|kıl kadardı|bıçak sırtı kadardı]; şimdi {H} içine [~elini|~parmağını] sokabiliyor<dum|du>.',
      ],
      block: [
        '[Saat yaklaşınca|Vakit gelince|Son dakikalarda] {H} kapıları [açtı<m|>|ardına kadar açtı<m|>], “[Çıkın|Çabuk çıkın|Dışarı],” diye bağırdı<m|>. [Kimse kımıldamadı|Yerinden kalkan olmadı|Kimse oralı olmadı]. {A.intro} [~kolunu tuttu|~kolundan yakaladı|~önüne geçti]: “{T} [yüzünden mi|uğruna mı|için mi]?” {P.sound:gen} altında, [çok derinden|aşağılardan], [kalın bir bez yırtılır|dişler gıcırdar|ağır bir sandık sürüklenir] gibi bir ses [geliyordu|yükseliyordu].',
        '[Çıkmak kolaydı, geride kalanlara anlatmak değildi|Kendi çıkıp gitmek kolaydı, ötekileri inandırmak zordu|Kaçmak işin kolayıydı, kalanlara dert anlatmak zordu]. {H} {T:acc} [havaya|~başının üstüne] kaldırdı<m|>, [yazılanı okudu<m|>|yazıyı yüksek sesle okudu<m|>]; {n:4-9} kişi [güldü|gülüştü]. [Gülmeyen tek kişi|Gülmeyen|Bir tek gülmeyen] {F.cop}; o da {P.part:gen} yanında, [yüzü kireç gibi|rengi uçmuş|dudakları bembeyaz], [duruyordu|bekliyordu].',
      ],
      turn: [
        '{H} {T:acc} bırakıp {P.part:gen} uzağına [koştu<m|>|kaçtı<m|>|fırladı<m|>], [avaz avaz|var <gücümle|gücüyle>|olanca sesle] bağırdı<m|>; herkes [ne oluyor diye|merakla|söylene söylene] ~peşinden [koştu|geldi]. {P.part} <arkamızda|arkalarında>, [uzun bir iç çekişle|derin bir uğultuyla|toz bulutuyla], [çöktü|yere indi|yıkıldı]. [Toz inince|Toz dağılınca|Göz gözü görünce] {F.intro} öksürerek yaklaştı: “[Yazı benim|Yazan bendim|Kâğıdı ben yazdım]. {T} yerine dilekçe [bıraksaydım|koysaydım|verseydim], hepiniz [hâlâ orada duruyor|şimdi onun altında|hâlâ onun dibinde] olacaktınız.”',
        '{H} bir sandalye [kaptı<m|>|devirdi<m|>|kaldırıp yere vurdu<m|>], “Yangın!” diye [haykırdı<m|>|bağırdı<m|>|çığlık attı<m|>]. Yalan [işe yaradı|tuttu|yetti]; {P:loc} kim varsa [dışarı döküldü|kapıya koştu|soluğu dışarıda aldı]. [Kapı kapanmadan|Son kişi çıkarken|Ardından] tavan [indi|çöktü]. {P.sound} kesildi, {T} {H:gen} ~elinde kaldı; [arkasında|altında|kenarında], [yeni fark edilen|tozun açığa çıkardığı|o ana dek görülmeyen] küçücük bir imza: {F.intro}.',
      ],
      settle: [
        '{A} üstündeki tozu silkmeden [oturdu|yere çöktü|bir taşa oturdu], {T:acc} istedi, yazıyı [üç kez|tekrar tekrar|baştan sona iki kez] okudu. “[Ben de bilirdim|Ben de biliyordum|Haberim vardı],” dedi [kısık sesle|boğuk bir sesle|başını kaldırmadan], “{P.part:loc} çatlağı ilk ben gördüm, [masraf çıkmasın|iş durmasın|adımız lekelenmesin] diye [sustum|sakladım].” {F} {P.small:acc} [yere bıraktı|ona uzattı]; [söyleyecek söz yoktu|kimse bir şey demedi|buna verilecek cevap yoktu].',
      ],
      after: [
        '#happy/open [Aylar sonra|Bahar gelince|Ertesi yıl] {P:loc} yeni {P.part} yapıldı. {H} {T:acc} harcın içine, [tam köşeye|en alta|köşe taşının yanına] [koydurdu<m|>|gömdürdü<m|>|bıraktırdı<m|>], kâğıdıyla birlikte. [Bir gün|Günün birinde|Yüz yıl sonra] biri bulursa [gülmesin|okusun|ciddiye alsın] diye [altına|arkasına|kenarına] kendi ~adını da [yazdı<m|>|ekledi<m|>].',
        '#dramatic/twist Herkes {H:gen} ~elini [sıktı|tuttu], {T:acc} [sordu|görmek istedi], {F:acc} [alkışladı|kutladı|bağrına bastı]. {H} kâğıdı [bir daha|yeniden|gece olunca] açtı<m|>. [Az önce|Sabah|Daha demin] boş olan arka yüzünde [yeni bir cümle|tek bir cümle|başka bir cümle] vardı: “Yarın, [öğleden önce|ilk yağmurda|akşamüstü], [köprüde|iskelede|istasyonda].” {F} [başını iki yana salladı|bir adım geriledi|kâğıdı geri verdi]: “[Bunu ben yazmadım|Bu benim yazım değil|Bu kez ben değilim].”',
      ],
    },
  },
];
