import type { Strand } from '../strand.ts';

/** Whole stories for children: small fears, small courage, a grown-up who was small once. */
export const CHILDREN_TALES: readonly Strand[] = [
  {
    id: 'the-night-noise',
    when: '#children',
    beats: {
      open: [
        '{P:loc} [o sabah|o gün] [bir şey eksikti|bir şeyler eksikti|bir tuhaflık vardı]. {P.part} [yerindeydi|yerli yerindeydi], {P.small} yerindeydi, {P.sound} bile [yerindeydi|eksik değildi]. {H} [~parmaklarıyla saydı<m|>|tek tek saydı<m|>|içinden saydı<m|>], [bir daha saydı<m|>|baştan saydı<m|>|sondan başa saydı<m|>]. [Sonra anladı<m|>|Az sonra anladı<m|>|Ve birden anladı<m|>]: [eksik olan|kayıp olan|ortada görünmeyen] {T.cop}!',
        '“[Hapşu|Haaapşu|Ha… hapşu]!” diye bir ses [geldi|yükseldi|patladı] {P.part:gen} arkasından. {H} [durdu<m|>|~olduğu yerde durdu<m|>|kulak kesildi<m|>]. {P:loc} [kimse yoktu|kimsecikler yoktu|in cin yoktu], {P.small.de} [hapşırmazdı|hapşıramazdı]. “[Çok yaşa|Çok yaşayın],” dedi<m|> yine de; çünkü <[annem|ninem|dedem]|[annesi|ninesi|dedesi]> öyle [öğretmişti|derdi]. “[Sen de gör|Hep beraber|Sen de yaşa],” [dedi|diye cevap verdi] {T}!',
      ],
      hook: [
        '#k1 Yerde [minik minik|küçücük|düğme kadar] izler vardı. İzler {P.part:gen} çevresini [dolanıyor|dönüyor], {P.small:gen} üstünden [atlıyor|geçiyor|zıplıyor], sonra… [pat, bitiyordu|hop, bitiyordu|birden bitiyordu]. {H} [~dizlerinin üstüne çöktü<m|>|yere çömeldi<m|>|yere kadar eğildi<m|>]. “{T} [buradan geçmiş|buradaymış|bu yoldan gitmiş],” diye [fısıldadı<m|>|mırıldandı<m|>], “ama [neden sekerek|neden tek ayakla|neden hoplaya hoplaya]?”',
        '#k2 {H} [bir adım attı<m|>|parmak ucunda bir adım attı<m|>|usulca ilerledi<m|>], {P.sound} [kesildi|sustu]. [Bir adım daha attı<m|>|Biraz daha yaklaştı<m|>|Bir adım daha], {P.part:gen} ardında bir şey [kıpırdadı|hışırdadı|oynadı]. {T} [oradaydı|işte oradaydı], {P.small:gen} yanında, üstünde [kocaman|yemyeşil|koskoca] bir yaprak. {P:loc} kimse [görmez|bulamaz|fark etmez] sanıyordu; oysa yaprak [ancak yarısını|ancak bir ucunu|yalnızca tepesini] [örtüyordu|kapatıyordu].',
      ],
      wish: [
        '{H} {T:acc} [yalnız bırakmayacağına|bulup sevindireceğine|üzülmekten kurtaracağına] [söz verdi<m|>|ant içti<m|>]; bir de akşam yemeğine [geç kalmayacağına|yetişeceğine|vaktinde oturacağına], ama [ikinci söz|bu ikincisi] biraz [zordu|şüpheliydi|cesur bir sözdü].',
      ],
      step: [
        '{H} {F.intro:dat} [koştu<m|>|seğirtti<m|>|bir solukta vardı<m|>]. “{P:loc} {T} için [yardım lazım|yardım gerek|acele yardım lazım],” dedi<m|> [soluk soluğa|bir çırpıda|nefes nefese]. {F} şapkasını [taktı, çıkardı, ters taktı|çıkardı, silkeledi, ters taktı|önce düz, sonra ters taktı]. “[Ters|Böyle|Tersten] takınca [{T} bile aklıma geliyor|{T} aklıma geliyor|aklım {T:dat} daha iyi eriyor],” dedi. “Bence {P.part:dat} [bakalım|gidelim]. Saklanan [herkes oraya saklanır|kim varsa oradadır|herkes oraya girer], ben hep orada [bulunuyorum|uyuyakalıyorum|yakalanıyorum].”',
      ],
      talk: [
        '“Ya {T} bizden [korkarsa|ürkerse|kaçarsa]?” dedi {F}. {H} [biraz|bir süre|uzun uzun] düşündü<m|>. “O zaman biz de {T:abl} [korkarız|kaçarız],” dedi<m|>, “[böylece ödeşiriz|berabere kalırız|kimse kimseye gücenmez].” {F} bunu [çok akıllıca|pek akıllıca|son derece doğru] buldu ve cebinden [yarım bir kurabiye|ezilmiş bir kurabiye|tek bir bisküvi] çıkarıp [paylaştırdı|ikiye böldü|büyük parçayı uzattı].',
      ],
      attempt: [
        'Önce {T} için [ıslık <çaldık|çaldılar>|el <çırptık|çırptılar>], [olmadı|işe yaramadı|fayda etmedi]. Sonra {F} [şarkı söyledi|bir şarkı tutturdu|avazı çıktığı kadar şarkı söyledi]; {P.folk} [pencereyi kapattı|kulaklarını tıkadı|pencereyi örttü]. En sonunda {H} [yere oturdu<m|>|bağdaş kurdu<m|>|yere çöktü<m|>], {T} için [bir masal|~bildiği en güzel masalı|bir ayı masalı] anlatmaya [başladı<m|>|koyuldu<m|>]. Masalın [tam ortasında|en heyecanlı yerinde|en tatlı yerinde], {P.part:gen} ardından bir ses, “[Sonra ne olmuş|Peki sonra|Eee, sonra]?” [dedi|diye sordu].',
      ],
      block: [
        '[Derken|O sırada|Tam o anda] {P.part} [gıcırdadı|sallandı|tıkırdadı] ve {A.intro} [kapıda belirdi|çıkageldi|karşıda göründü]. Kaşları [kocamandı|çalı gibiydi|fırça gibiydi], sesi kaşlarından da [kocamandı|gürdü|kabarıktı]: “{T:acc} [kim sakladı|kim gizledi|nereye sakladınız]?” {H} “Ben,” [demek istedi<m|>|diyecekti<m|>], ama ~ağzından yalnızca [minicik bir “Bö,” çıktı|incecik bir “Bi,” çıktı|fısıltı gibi bir “Be,” çıktı]. {T} [titredi|korkuyla ürperdi|{P.small:gen} altına girdi].',
        '[Tam o sırada|Birdenbire|İşte tam o an] {A.intro} [geldi|göründü|çıkageldi]; bir elinde [anahtar|süpürge|fener], bir elinde [çuval|koca bir çuval|boş bir torba]. “{P:loc} {T} [istemem|görmek istemiyorum|barındırmam]!” diye [gürledi|kükredi|bağırdı]. {H} {~kol.pl:acc} [iki yana açtı<m|>|kocaman açtı<m|>|kanat gibi açtı<m|>]. [Çok küçüktü<m|>|Küçücüktü<m|>|Ufacıktı<m|>] ve {A} [çok büyüktü|dağ gibiydi|kapı kadardı]; aralarında [yalnız bir {P.small}|bir tek {P.small}] [vardı|duruyordu].',
      ],
      turn: [
        '#k1 [İşte o anda|O anda|Tam o sırada] {H} [gördü<m|>|fark etti<m|>]: {A.de} [sekiyordu|tek ayağı üstünde hopluyordu]! {T} ile aynı [ayağı havada|ayağı yukarıda], [yüzü aynı biçimde buruşuk|yüzü aynı ekşilikte|suratı aynı asıklıkta]. “[Ayağınıza diken mi battı|Diken mi battı size de|Yoksa sizin de mi ayağınız acıyor]?” diye sordu<m|> {H}. {A} [kıpkırmızı oldu|pancar gibi kızardı|önüne baktı]. “{n:2-9} gündür,” dedi [usulca|fısıltıyla|utana sıkıla], “{T.de:acc} [o yüzden arıyorum|onun için arıyordum]. İkimizi birden [o diken|aynı çalı|aynı böğürtlen] [yakaladı|tuttu|haşladı].”',
        '#k2 Sonra [çok tuhaf|hiç beklenmedik|pek komik] bir şey oldu. {P.sound} birden [gümledi|coştu|yükseldi] ve {A} [hop diye|bir sıçrayışta|paldır küldür] {H:gen} arkasına [saklandı|gizlendi|kaçtı]! “Ben o sesten [korkarım|çok korkarım|ödüm kopacak kadar korkarım],” diye [fısıldadı|mırıldandı]. {T} yaprağını [uzattı|verdi]. “[Bunun altına gir|Altına sığarsın|Gel, altına sokul],” der gibiydi, “ben {P:loc} [hep|her gece|korkunca] böyle [yapıyorum|saklanıyorum].”',
      ],
      settle: [
        '{H} ikisini [yan yana oturttu<m|>|yan yana getirdi<m|>|karşılıklı oturttu<m|>]. [Bir ah, bir of|Önce bir of|Bir ay, bir uf], sonra [koca bir|kocaman bir|upuzun bir] oh [duyuldu|yayıldı] {P:loc}. {A} gülünce [kaşları yukarı kalktı|kaşları şapkasına değdi|kaşları birbirinden ayrıldı]; {T.de} onun [dizine|kucağına] [tırmandı|atladı], [üç kez|iki kez] [döndü, yerleşti|döndü, kıvrıldı].',
      ],
      after: [
        '#happy/open O akşam {P:loc} {n:3-5} kişilik bir sofra [kuruldu|serildi|donatıldı]: {A} bir yanda, {T} bir yanda, [kurabiyeler tam ortada|börek tam ortada|elmalı kek tam ortada]. {P.sound} [dışarıda kaldı|kapının dışında kaldı|duyulmaz oldu]. Kim en çok [korktuysa|titrediyse] en büyük [dilimi|parçayı|payı] o [alacaktı|yiyecekti]. {P:loc} herkes [aynı anda|bir anda|hiç beklemeden] [elini|parmağını] kaldırdı!',
        '#dramatic/twist Gece {H} ~yatağına [yattı<m|>|girdi<m|>|kıvrıldı<m|>], ışığı kendi ~eliyle [kapattı<m|>|söndürdü<m|>]. {P.part:gen} oradan [bir “Hapşu!” geldi|yine bir “Hapşu!” duyuldu|bir “Haaapşu!” yükseldi]. “[Çok yaşa|Yine mi, çok yaşa|Sağlıkla yaşa] {T},” dedi<m|>. [Bu kez|Bu sefer] [iki ses birden|iki ayrı ses|iki ses] [cevap verdi|teşekkür etti]: biri [inceydi|incecikti|cıvıl cıvıldı], öteki [kaşları gibi kocaman|gürül gürül|davul gibi].',
      ],
    },
  },
  {
    id: 'the-lost-colour',
    when: '#children',
    beats: {
      open: [
        '{H} {T:acc} ilk [~gördüğünde|~karşısında ~bulduğunda] güldü<m|>, çünkü {T} [baş aşağı|tepetaklak|tersine] duruyordu. “[Yanlış|Ters|Tepetaklak] duruyorsun,” dedi<m|>, “{P.part} bile [düz|dümdüz|doğru duruyor].” “[Hayır|Hiç de değil|Olur mu],” diye geldi [cevap|karşılık], “{P} [yanlış|ters|baş aşağı] duruyor.”',
        '{P:loc} [bir kural|tek bir kural|eski bir kural] vardı: [güneş batınca|hava kararınca|akşam olunca] [kimse|hiç kimse] {P.part:dat} [yaklaşmazdı|gitmezdi|adım atmazdı]. {H} kuralı [severdi<m|>|biliyordu<m|>|hiç bozmamıştı<m|>]. Ama kuralı {T} [bilmiyordu|duymamıştı|umursamıyordu]; o akşam [tam oraya doğru|dosdoğru oraya], [hoplaya zıplaya|sallana sallana|neşe içinde], [gitti|yollandı].',
      ],
      hook: [
        '#k1 {H} {T} gibi ~başını [eğdi<m|>|yere eğdi<m|>|aşağı sarkıttı<m|>], {~bacak.pl:gen} arasından [baktı<m|>|dünyaya baktı<m|>]. [Ve gerçekten|Aaa|Sahiden de], {P.small} [tavandaydı|yukarıdaydı], {P.sound} [yerden|aşağıdan] geliyordu; {T:gen} yanında ise daha önce hiç [göze çarpmamış|fark edilmemiş], [ufacık|boyalı|yuvarlak] bir [kapı|merdiven|pencere] [duruyordu|vardı].',
        '#k2 “[Dur|Hey, dur|Bekle]!” diye [bağırdı<m|>|seslendi<m|>] {H}. {T} [durmadı|dinlemedi|aldırmadı]. {H} [arkasından|peşinden|ardı sıra] [gitti<m|>|yürüdü<m|>|koştu<m|>]; bir adımda ~kalbi güm, [iki adımda|ikincisinde|ardından] güm güm. {P.part:gen} ardı [karanlıktı|kapkaranlıktı|zifiri karanlıktı] ve o karanlıkta biri [ağlıyordu|burnunu çekiyordu|iç çekiyordu].',
      ],
      wish: [
        '{H} [geri dönmek|eve dönmek|kaçmak] istedi<m|>. Ama {T:acc} orada [bırakırsa<m|>|bırakıp giderse<m|>] [gece|o gece|yatağında] nasıl [uyurdu<m|>|uyuyacaktı<m|>], onu da [bilmiyordu<m|>|hiç bilmiyordu<m|>|kestiremiyordu<m|>].',
      ],
      step: [
        '[Köşede|Karanlıkta|Az ileride] {F.intro} [belirdi|göründü], elinde bir fener, fenerin camında [kocaman|boydan boya|yıldız gibi] bir çatlak. “{T} buradan her gün [geçer|gelip geçer],” dedi, “ben de [peşinden gelirim|ardından yürürüm], ama hep burada [dururum|kalırım|çakılırım]. [Tek başıma|Kendi başıma|Yalnızken] bir adım daha [atamıyorum|gidemiyorum].” {H} ~elini [uzattı<m|>|tuttu<m|>|açtı<m|>]: “İki kişi olunca [iki adım eder|sayılmaz|adımlar kolaylaşır].”',
      ],
      talk: [
        '“[Sen neden korkuyorsun|Seni ne korkutur|Senin korkun ne]?” diye sordu {F}. “[Karanlıktan|En çok karanlıktan|Dolap arkalarından],” dedi<m|> {H}, “bir de {P.sound:abl}. [Sen|Ya sen|Peki sen]?” {F} [çok düşündü|uzun uzun düşündü|şöyle bir düşündü]. “[Ben|Ben mi|Şey],” dedi, “{T} korktuğumu [anlar|görür|duyar] diye korkuyorum.” {T} <ikimizin|ikisinin> arasına [girdi|sokuldu|yerleşti], <ikimize|ikisine> de [yaslandı|sürtündü|dokundu].',
      ],
      attempt: [
        'Fenerin ışığı {P.part:dat} [varınca|ulaşınca|değince] [küçüldü, küçüldü, söndü|titredi, küçüldü, söndü|inceldi, inceldi, kayboldu]. {H} ~gözlerini [yumdu<m|>|kapadı<m|>|sıkıca yumdu<m|>]; [zaten karanlıksa|her yer karanlıksa|nasılsa karanlıkta] kapalı olması [fark etmezdi|bir şey değiştirmezdi]. ~Elini [uzattı<m|>|ileri uzattı<m|>|boşluğa uzattı<m|>]. Karanlığın içinden başka bir el, [sımsıcak|yumuşacık|sıcacık], ~elini [tuttu|sıktı|kavradı].',
      ],
      block: [
        '{P.part:gen} tam önünde {A.intro} [oturuyordu|duruyordu|dikiliyordu], kollarını [kavuşturmuş|bağlamış|göğsünde birleştirmiş]. “[Geçmek yok|Buradan geçilmez|Yol kapalı],” dedi, “{T.de} olsa [yok|fark etmez|geçemez].” {H} sağdan [denedi<m|>|geçmeye kalktı<m|>], {A} sağa [eğildi|kaydı]; soldan denedi<m|>, [sola|o da sola|bu kez sola]. {P.small:gen} üstüne [çıkıp bakmayı|tırmanmayı|çıkmayı] bile denedi<m|>, ama {A} [dağ gibiydi|pek yüksekti|kule gibiydi].',
        '“[Kim o|Kim var orada|Kimdir o]?” diye [gürledi|seslendi|homurdandı] {A.intro}. {P.small} yere [düştü|devrildi], [yuvarlandı|döne döne gitti], {H:gen} ~ayağında durdu. [Kaçmak kolaydı|Kaçmak işten değildi|Kaçılabilirdi]: [kapı açıktı, yol boştu|yol boştu, kapı aralıktı|~arkası bomboştu]. Ama {T} {A:gen} tam önünde [kalmıştı|duruyordu] ve [kımıldamıyordu|kıpırdamıyordu|yerinden oynamıyordu].',
      ],
      turn: [
        '“[Neden geçmek yok|Neden kimse geçemiyor|Niçin geçilmiyor]?” diye sordu<m|> {H}. Bunu {A:dat} daha önce [kimse sormamıştı|hiç soran olmamıştı|bir kişi bile sormamıştı]. “[Çünkü|Çünkü şey|Şundan ki],” dedi {A}, [çenesi|dudağı|sesi] titreyerek, “herkes {P.part:dat} [geçiyor|geçip gidiyor], kimse [benimle|yanımda] [kalmıyor|durmuyor|oturmuyor].” {T} gitti, {A:gen} kocaman ayağının üstüne [oturdu|kuruldu|yerleşti].',
        '{H} {P.small#1:acc} [yerden aldı<m|>|kaldırdı<m|>|iki ~eliyle tuttu<m|>], {A:dat} [uzattı<m|>|gösterdi<m|>]. “[Bu {P.small#1}|Şu {P.small#1}] [sizin mi|size mi ait]?” {A} <bana|ona> [öyle bir|öyle şaşkın] baktı ki {T} bile [yaklaştı|sokuldu|merak etti]. “[Küçükken|Çocukken|Senin yaşındayken] [kaybetmiştim|düşürmüştüm|yitirmiştim],” dedi, “{n:20-50} yıldır burada [arıyorum|arar dururum]. [Bulamayınca|Aradıkça|Ararken] sesim böyle [kalınlaştı|kabalaştı].” {P.sound:gen} arasında sesi birden [incecik|yumuşacık|çocuk gibi] oldu.',
      ],
      settle: [
        '{H} yanına [oturdu<m|>|çöktü<m|>|sokuldu<m|>]. {T} [ortadaydı|tam aradaydı|tam ortaya geçti]. {P.sound} [yine|hâlâ] vardı, karanlık [yine vardı|hâlâ oradaydı|yerli yerindeydi]; ama [üç kişi olunca|üç kişi yan yana oturunca|yan yana durulunca] karanlığa pek yer [kalmıyordu|kalmadı|yoktu].',
      ],
      after: [
        '#happy/open Ertesi gün {P:gen} kuralı [değişti|yeniden yazıldı|değiştirildi]. Yeni kuralı {H} [yazdı<m|>|kâğıda geçirdi<m|>], {T} altına [bastı|izini bıraktı|mührünü bastı]: “[Güneş batınca|Hava kararınca|Akşam olunca] kimse {P.part:dat} yalnız gitmesin. [Birlikte|Üçlü|El ele] [gitsin|gidilsin].” {A.de} en alta, [kargacık burgacık|yana yatık|koca koca] harflerle, “[Kurabiyeyle|Elma şekeriyle|Ekmek arasıyla], bir de {P.small:ins},” diye [ekledi|yazdı].',
        '#dramatic/twist {H} dönerken {~arka:dat} [baktı<m|>|bir daha baktı<m|>]. {A} [el sallıyordu|mendil sallıyordu|şapkasını sallıyordu]. {T} ise… {T} [yoktu|ortada yoktu]! “[Buradayım|Ben buradayım|Hop, buradayım],” dedi bir ses, {H:gen} ~cebinden. “Yarın da [karanlığın arkasına|{P.part:gen} ötesine|öteki köşeye] [bakarız|gideriz], [değil mi|olur mu]?”',
      ],
    },
  },
];
