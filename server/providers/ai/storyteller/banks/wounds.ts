import type { Strand } from './strand.ts';

/** What the hero carries from before the story: memory (background), dark (doubt), heal (what is settled at last). */
export const WOUNDS: readonly Strand[] = [
  {
    id: 'father-lost',
    when: '#!child #!old',
    kin: 'baba',
    beats: {
      memory: [
        '{W} [bir kış sabahı|on yedi yıl önce] evden çıkmış, [bir daha|o günden sonra] dönmemişti. Arkasında [yarım bardak çay|çözülmemiş bir bulmaca] kalmıştı; {H} o bardağı [yıllarca|uzun süre] yıkamamıştı<m|>.',
        '{W}, “[Beklemek de bir iştir|Kapıyı kilitleme],” derdi. Bunu söyledikten [iki gün|bir hafta] sonra gitmişti. {H} o cümlenin [içinde|altında] ne olduğunu [hâlâ|bugün bile] bilmiyor<dum|du>.',
      ],
      dark: [
        '{W:gen} yüzünü hatırlamaya çalıştı<m|>; [~aklına|~gözünün önüne] yalnızca [paltosunun arkası|kapıyı çeken eli] geldi.',
        '[İnsan|Kişi] giden birini [bir ömür|bu kadar yıl] bekleyince, dönse de tanımaz diye [düşündü<m|>|korktu<m|>].',
      ],
      heal: [
        '{W:gen} yarım bıraktığı [çayı|bulmacayı] ilk kez öfkelenmeden hatırladı<m|>. Bazı [gidişlerin|kapıların] nedeni [geç|yıllar sonra] anlaşılıyordu.',
        'Artık {W:acc} beklemiyor<dum|du>; [onu|adını] özlüyor<dum|du> yalnızca. İkisi [başka|ayrı] şeylerdi.',
      ],
    },
  },
  {
    id: 'sister-quarrel',
    when: '#!child #!old',
    kin: 'abla',
    beats: {
      memory: [
        '{W:ins} son <konuşmamız|konuşmaları> [bir tren garında|mutfakta, ayakta] olmuştu. Söylenen [iki ağır söz|tek bir cümle] {n:5-12} yıl [susmaya|uzaklığa] yetmişti.',
        '{W} giderken [eldiveninin tekini|sarı hırkasını] unutmuştu. {H} onu ne geri gönderebilmişti<m|> ne de atabilmişti<m|>.',
      ],
      dark: [
        '[Telefonu|Kalemi] ~eline aldı<m|>, {W:gen} [numarasını|adresini] [ezberden|içinden] tekrar etti<m|>, sonra bıraktı<m|>.',
        '{W} burada olsa [gülerdi|kızardı]: “[Yine|Gene] en zor yolu seçtin.”',
      ],
      heal: [
        '[Ertesi hafta|O akşam] {W:dat} üç satır yazdı<m|>. Dördüncü satır özürdü; onu [silmedi<m|>|karalamadı<m|>].',
        '{W:gen} sesi [telefonda|karşıdan] hiç değişmemişti. İlk dakika [kimse konuşmadı|yalnızca solukları duyuldu]; sonrası [kolaydı|eskisi gibiydi].',
      ],
    },
  },
  {
    id: 'brother-sea',
    when: '#!child',
    kin: 'ağabey',
    beats: {
      memory: [
        '{W} [on dokuzunda|yirmisine varmadan] gitmişti; cebinden [bir düğme|ıslak bir bilet] çıkmıştı. {H} o [düğmeyi|bileti] yıllardır [~yanında|~cebinde] taşıyor<dum|du>.',
        'O gün {W:ins} [birlikte|yan yana] <olmamız|olmaları> gerekiyordu. {H} [uyuyakalmış|küsüp gitmemiş], bunu kimseye söyleyememişti<m|>.',
      ],
      dark: [
        'O gün [uyanmış olsaydı|gitmiş olsaydı] her şey başka mı olurdu? {H} soruyu [her zamanki gibi|yine] yarıda kesti<m|>.',
        '~Eli ~cebine gitti; {W:dat} ait [o küçük şey|o tek şey] yerindeydi.',
      ],
      heal: [
        '{W:abl} kalan [düğmeyi|bileti] ~cebinden çıkarıp {P:dat} bıraktı<m|>. [Hafiflemek|Bırakmak] unutmak değildi.',
        'Yıllardır {kendi:dat} ~sorduğu sorunun [bir cevabı yoktu|cevabı buydu belki]: O gün kimse [yetişemezdi|kurtaramazdı].',
      ],
    },
  },
  {
    id: 'grandmother-saying',
    when: '',
    kin: 'babaanne',
    beats: {
      memory: [
        '{W}, “[Her eşyanın bir sahibi, her sahibin bir borcu vardır|Kapı çalınırsa önce sesini dinle],” derdi. {H} bunu [masal|yaşlı sözü] sanırdı<m|>.',
        '~Çocukluğunun bütün yazları {W:gen} [mutfağında|dizinin dibinde|{P.smell} kokan evinde] geçmişti. Orada {T:abl} [bir kez|yalnızca bir kez] söz edilmiş, sonra kapı kapanmıştı.',
      ],
      dark: [
        '{W} olsa ne yapardı? [Çay koyardı|Önce pencereyi açardı], sonra [en zor soruyu|asıl soruyu] sorardı.',
        '{W:gen} [sesini|kokusunu] duyar gibi oldu<m|>; [cesareti|inadı] ondan öğrenmişti<m|>.',
      ],
      heal: [
        '{W:gen} sözünü [bu kez|ilk kez] yüksek sesle söyledi<m|>. {T} için söylenmiş de {n:10-30} yıl erken söylenmiş.',
        'O akşam {W:gen} [tarifiyle|bardağında] çay demledi<m|>, iki bardak doldurdu<m|>.',
      ],
    },
  },
  {
    id: 'promise-mother',
    when: '',
    kin: 'anne',
    beats: {
      memory: [
        '{W:dat} verilmiş bir <sözüm|sözü> vardı: [~Korktuğu yerden geri dönmeyecekti<m|>|Kimseyi karanlıkta bırakmayacaktı<m|>]. O sözü [bir kış sabahı|bir yağmur gecesi] vermişti<m|>.',
        '{W} [az konuşur|sessiz biriydi], [çok şey saklardı|gözleriyle anlatırdı]. Bir tek {T} [söz konusu olunca|geçince] sesi değişirdi; {H} nedenini [sormaya çekinmişti<m|>|hiç sormamıştı<m|>].',
      ],
      dark: [
        '{W:dat} ~verdiği sözü [hatırladı<m|>|içinden tekrar etti<m|>]. Söz vermek kolaydı; [gece|korku] uzundu.',
        '“{W:acc} [utandırma|yalancı çıkarma],” dedi<m|> kendi {kendi:dat}, ~dudakları kıpırdamadan.',
      ],
      heal: [
        '{W:dat} ~verdiği söz [tutulmuştu|yerini bulmuştu]. Bunu [kimse|bir kendisi, bir de gece] bilmese de olurdu.',
        '{W:gen} neden sustuğunu artık biliyor<dum|du>. [Susmak|Saklamak] bazen [sevmenin|korumanın] en zor yoluydu.',
      ],
    },
  },
  {
    id: 'master',
    when: '#!child',
    kin: 'usta',
    beats: {
      memory: [
        '{W}, “[Acele eden elini keser|Yanlışını saklama, üstüne çalış],” derdi. {H} ondan [bir zanaat değil|işten çok], [sabretmeyi|bakmayı] öğrenmişti<m|>.',
        '{W:gen} ölümünden sonra [dükkânın anahtarı|eski önlüğü] {H:dat} kalmıştı. Bir de [yarım bırakılmış bir iş|hiç açılmamış bir çekmece].',
      ],
      dark: [
        '{W:gen} [elleri|sesi] geldi ~aklına: [Ağır|Telaşsız], ama hiç şaşmayan.',
        '{W} bu işin altından [kalkardı|bir çay içimi sürede kalkardı]. <Ben|Kendisi> [emin değildi<m|>|bocalıyor<dum|du>].',
      ],
      heal: [
        '{W:gen} yarım bıraktığı iş [bitmişti|tamamlanmıştı]. [Önlüğü|Anahtarı] duvardaki çiviye astı<m|>; [duvar artık çıplak değildi|orası hak edilmiş bir yerdi].',
        '“[Üstüne çalıştım|Acele etmedim] usta,” dedi<m|> boş odaya. Oda [bunu duymuş|onaylamış] gibi sustu.',
      ],
    },
  },
  {
    id: 'guilt-silence',
    when: '#!child #!children #!grown',
    kin: 'çocukluk arkadaşı*',
    beats: {
      memory: [
        '{H} {n:8-20} yıl önce [konuşması|tanıklık etmesi] gereken bir günde susmuştu<m|>. Bedelini {W} ödemişti; [kasabayı terk ederek|tek söz etmeden].',
        '{W:ins} [bir yaz|dokuz yaşında] aynı [ağaca|duvara] adlarını <kazımıştık|kazımışlardı>. Sonra o suskunluk gelmiş, [ad|harfler] orada kalmıştı.',
      ],
      dark: [
        'Bir kez susmuştu<m|>, ne olduğunu görmüştü<m|>. İkincisine <hakkım|hakkı> yoktu.',
        '{W:gen} bakışı geldi ~aklına: [Suçlamıyordu|Kızgın değildi]; [en kötüsü de|ağır olan da] buydu.',
      ],
      heal: [
        'Bu kez [susmadı<m|>|sonuna kadar konuştu<m|>]. {W} bunu [duyar mıydı|bir gün öğrenir miydi] bilmiyor<dum|du>, ama cümle [sonunda|yıllar sonra] kurulmuştu.',
        'Haftalar sonra {W:abl} tek satırlık bir [haber|kart] geldi: “[Geç oldu, ama oldu|Duydum]. Teşekkür ederim.”',
      ],
    },
  },
  {
    id: 'left-home',
    when: '#!child',
    kin: 'dede',
    beats: {
      memory: [
        '{W} {P:acc} [avucunun içi gibi|ezbere] bilirdi. Son yazında {H:dat} [bir yer gösterecek|bir şey anlatacak] olmuş, [nefesi|ömrü] yetmemişti.',
        '{H} {P:dat} {W:abl} kalan [bir borç|bir merak] yüzünden gelmişti<m|>. [Bir mevsim|İki hafta] kalacaktı<m|>; [yıllar geçmişti|takvim kendi bildiğini okumuştu].',
      ],
      dark: [
        '{W:gen} [bastonunun|ayak sesinin] tıkırtısını ~duyduğunu sandı<m|>. [Duvarlar|Eski yerler] böyle oyunlar oynardı.',
        '“[Bakmayı bilene|Sabredene] her taş konuşur,” derdi {W}. {H} o gece [hiçbirini|taşların dilini] duyamadı<m|>.',
      ],
      heal: [
        '{W:gen} göstereceği yer [burasıydı|burasıymış]. {H} oraya oturdu<m|> ve [ilk kez|nicedir ilk kez] acele etmedi<m|>.',
        'Takvimden bir yaprak [kopardı<m|>|yırttı<m|>]. Gitmek için <bahanem|bahanesi> kalmamıştı, kalmak içinse [tek bir|sağlam bir] <nedenim|nedeni> vardı.',
      ],
    },
  },
  {
    id: 'child-fear',
    when: '#child',
    kin: 'dede',
    beats: {
      memory: [
        '{W} “[Cesur olmak korkmamak değildir|Korkunun boyu gölge kadardır],” derdi. {H} bunu [yastığın altında|her gece] {kendi:dat} tekrarlardı<m|>.',
        '{H} karanlıktan [biraz|azıcık] korkardı<m|>. Bunu yalnızca {W} bilir, kimseye söylemezdi.',
      ],
      dark: [
        '~Dizleri titredi. “Korkunun boyu [şu|bir] kapı kadar,” dedi<m|> ~içinden, “kapı da [benim boyum kadar|küçücük].”',
        '{W:gen} [sıcacık|kocaman] eli [~yanında olsaydı|~omzunda olsaydı] ne iyi olurdu!',
      ],
      heal: [
        'O gece ışığı [ilk kez|kendi eliyle] söndürdü<m|>. Karanlık [o kadar da büyük değildi|yumuşacıktı].',
        '{W} [bıyık altından|göz kırparak] güldü: “[Gördün mü|Demedim mi] bak, [boyunu geçti|küçüldü] değil mi?”',
      ],
    },
  },
  {
    id: 'child-friendless',
    when: '#child',
    kin: 'anne',
    beats: {
      memory: [
        '{H} {P:dat} yeni taşınmıştı<m|>; henüz [tek|bir tane bile] <arkadaşım|arkadaşı> yoktu. {W} “[Bir gülümseme|Bir merhaba] yeter,” demişti, ama [merhaba|sözcük] ~boğazına takılıyordu.',
        'Sınıfta en arkada otururdu<m|>. ~Adını [yanlış|eksik] söyleyenleri [düzeltmezdi<m|>|duymazdan gelirdi<m|>].',
      ],
      dark: [
        'Eve dönüp [yatağın altına|battaniyenin altına] girmek [istedi<m|>|en kolayıydı]. Ama {T} [orada|yalnız başına] kalacaktı.',
        '“[Ya gülerlerse|Ya kimse inanmazsa]?” diye düşündü<m|>. Sonra [~burnunu çekti<m|>|derin bir nefes aldı<m|>].',
      ],
      heal: [
        'Ertesi gün {n:3-5} çocuk [kapıda|bahçede] <beni|onu> bekliyordu. “Merhaba,” dedi<m|> {H}; [sözcük|bu kez] hiç takılmadı.',
        'Artık ~adını herkes [doğru|güzel] söylüyordu. Söylemeyeni {H} [gülerek|çekinmeden] düzeltti<m|>.',
      ],
    },
  },
  {
    id: 'unfinished-love',
    when: '#!child #!children #!old',
    kin: 'eski nişanlı',
    beats: {
      memory: [
        '{W:ins} <ayrıldığımız|ayrıldıkları> gün [yağmur yağıyordu|hava güzeldi]; [en çok|nedense] bunu unutamıyor<dum|du>. [Söylenecek|Doğru] sözü ~bulduğunda [otobüs|vapur] kalkmıştı.',
        '{H} o günden sonra kimseye [~evinin anahtarını|hafta sonlarını] vermemişti<m|>. [Yalnızlık|Düzen] kolaydı; [soru sormuyordu|geç kalmıyordu].',
      ],
      dark: [
        '[Yeniden|Bir daha] incinmekten değil, [incitmekten|yanılmaktan] korkuyor<dum|du>.',
        'Gitmek [kolaydı|~bildiği bir şeydi]; [kapıyı açık tutmak|kalmak] için [yürek|başka bir güç] gerekiyordu.',
      ],
      heal: [
        'Doğru söz [sonunda|yıllar sonra] gelmişti; [kısaydı|tek heceliydi]: “Kal.”',
        '{W:gen} adını [acımadan|~sesi titremeden] ~söyleyebildiğini fark etti<m|>. [Bir yara|Bir yaz] daha kapanmıştı.',
      ],
    },
  },
  {
    id: 'failed-once',
    when: '#!child #!children',
    kin: 'eski öğretmen',
    beats: {
      memory: [
        '{H} bir kez [yanlış karar vermiş|yanlış kişiye güvenmiş], bunun bedelini [başkası|{n:3-6} kişi] ödemişti. O günden beri [her şeyi|kapıları] iki kez denetler<dim|di>.',
        '{W}, “[Sen bakarsın, ama görmek istemezsin|Senin hatan erken vazgeçmek],” demişti. Haklı olması [~canını|hâlâ ~canını] yakıyordu.',
      ],
      dark: [
        'Aynı yanlışı [ikinci kez|bir daha] yapıyor olabilirdi<m|>. [~Avuçları terledi|~Sırtından soğuk bir ter indi].',
        'Elindekiler [yetmiyordu|bir kanıt değil, bir sezgiydi]. Eskiden [olsa|böyle bir gecede] vazgeçerdi<m|>.',
      ],
      heal: [
        'Bu kez [erken vazgeçmemişti<m|>|görmek ~istediği için bakmıştı<m|>]. Eski hata silinmemişti, ama [yanına|karşısına] bir doğru yazılmıştı.',
        '{W:dat} bir [not|kart] yolladı<m|>: “[Gördüm|Bu kez vazgeçmedim].” Başka söz gerekmedi.',
      ],
    },
  },
  {
    id: 'nameless',
    when: '#fantasy/historical/scifi #!child',
    kin: 'amca',
    beats: {
      memory: [
        '<Beni|Onu> {W} büyütmüştü; {n:18-40} yıl önce, [bir kış gecesi|savaş biterken], {P.part:gen} dibine bırakılmıştı<m|>. Kundağın içinden [yalnızca bir ad|işlemeli bir bez], bir de {P.small} çıkmış.',
        '{W} [gerçek ailesini|o geceyi] ~sorduğunda hep [ateşe bakar|susar], “Zamanı gelince,” derdi. O zaman [hiç|ömrü boyunca] gelmemişti.',
      ],
      dark: [
        'Kimin [kanını|adını] taşıdığını bilmeden [bunca yol|bunca yıl] yürümüştü<m|>. Bir adım daha [yürüyebilirdi<m|>|atmak o kadar zor olmamalıydı].',
        '{W:gen} “Zamanı gelince,” deyişi [~kulağında|~aklında] yankılandı. Zamanı [belki de|ya] buydu.',
      ],
      heal: [
        '~Adını {P.part:gen} önünde [ilk kez|yüksek sesle] sonuna kadar söyledi<m|>; {P.sound} bile saygıyla alçaldı.',
        'Kanın değil, [ekmeğini bölenin|kapıyı açanın] aile olduğunu {W:abl} öğrenmişti<m|>; {T} bunu bir kez daha göstermişti.',
      ],
    },
  },
  {
    id: 'teacher-book',
    when: '#!children #!old #!grown',
    kin: 'ilkokul öğretmeni*',
    beats: {
      memory: [
        '{W}, son derste tahtaya tek bir cümle yazmıştı: “Yarım bırakılan her şey, bir gün kapıyı çalar.” {H} o cümleyi bir deftere geçirmiş, defteri kaybetmiş, cümleyi kaybedememişti<m|>.',
        '{H} {n:9-12} yaşındayken {W:dat} bir söz vermişti<m|>: büyüyünce ~korktuğu yere ~arkasını dönmeyecekti<m|>. Büyümüştü<m|>; o yerin {P} olacağını <ikimiz de bilmiyorduk|ikisi de bilmiyordu>.',
      ],
      dark: [
        '{W:gen} tahtaya vuran tebeşiri duyar gibi oldu<m|>: yarım, yarım, yarım. {H} {P.part:dat} yaslanıp ~gözlerini kapadı<m|>.',
        'Kapı çalınmıştı işte. Açmak için {W} kadar cesur olmak gerekiyordu, {o} ise yalnızca inatçıydı<m|>.',
      ],
      heal: [
        'O cümleyi yıllar sonra bir kez daha, bu kez {P.small:gen} arkasına yazdı<m|> ve altına bir satır ekledi<m|>: “Çaldı. Açtım.”',
        '{W:gen} mezarına gitti<m|>; çiçek yerine {P:abl} küçük bir taş götürdü<m|>. Ödevini {n:20-35} yıl geç teslim eden bir öğrenci gibiydi<m|>.',
      ],
    },
  },
  {
    id: 'aunt-letters',
    when: '',
    kin: 'teyze',
    beats: {
      memory: [
        '{W} her bayram uzaktan bir zarf yollardı; içinde para değil, {P:abl} kurutulmuş bir yaprak olurdu. {n:4-9} bayram önce zarflar kesilmiş, nedenini soran {H:dat} kimse cevap vermemişti.',
        '{W} güldüğünde elini ağzına götürürdü; bir tek {T:acc} anlatırken unuturdu bunu. {H} o hikâyenin sonunu {n:3-6} kez sormuş, her seferinde başka bir son dinlemişti<m|>.',
      ],
      dark: [
        'Kurutulmuş yapraklardan sonuncusu hâlâ ~cebindeydi; ufalanmış, kenarı kopmuştu. {H} onu çıkarmadan, yalnızca varlığını yokladı<m|>.',
        '{W:gen} anlattığı sonlardan hangisi doğruydu? Belki de hepsi, belki de {H:gen} bulacağı bambaşka bir son.',
      ],
      heal: [
        '{H} bir zarf aldı<m|>, {P:abl} ~topladığı ilk yaprağı içine koydu<m|> ve {W:gen} eski adresini yazdı<m|>. Zarf {n:3-9} hafta sonra hâlâ geri gelmemişti; demek birisi açmıştı.',
        '{T:gen} hikâyesinin sonunu artık biliyor<dum|du>. Anlatırken, farkında olmadan, ~elini ~ağzına götürmeyi unuttu<m|>.',
      ],
    },
  },
  {
    id: 'cousin-race',
    when: '#!children #!old #!scifi',
    kin: 'kuzen',
    beats: {
      memory: [
        '{W:ins} {P:loc} geçen son yazda bir iddiaya <girmiştik|girmişlerdi>: ilk vazgeçen, ötekine en değerli şeyini verecekti. {H} vazgeçmiş<tim|ti>, {W} ise ödülünü hiç istememişti.',
        '{W} hız tutkunuydu; {H} frene basan. Bir {n:10-29} ekim akşamı roller değişmiş, yol ıslanmış, o günden beri {H} kimsenin arabasına binmemişti<m|>.',
      ],
      dark: [
        '“Yine mi vazgeçiyorsun?” {W:gen} sesi ~kulağındaydı; alay yoktu içinde, yalnızca merak vardı.',
        '{H} {P.part:gen} yanında durup {W:gen} yerine bir karar vermeye çalıştı<m|>; olmadı, kararların vekili yoktu.',
      ],
      heal: [
        'İddianın ödülünü {n:8-15} yıl sonra ödedi<m|>: {T:gen} hikâyesini {W:gen} adıyla anlattı<m|>, baştan sona, tek virgülünü atlamadan.',
        '{H} o gün {P:abl} dönerken direksiyona <ben|kendi> geçti<m|>. Yol kuruydu; {W} olsa camı açar, bağırarak şarkı söylerdi.',
      ],
    },
  },
  {
    id: 'lost-song',
    when: '',
    kin: 'anneanne',
    beats: {
      memory: [
        '{W} {P.sound:acc} duyunca işini bırakır, hep aynı ezgiyi mırıldanırdı; sözlerini soranlara, “Sözleri {T:loc} kaldı,” derdi. {H} bunu yıllarca bir dil sürçmesi sanmıştı<m|>.',
        '{W:gen} sandığından {H:dat} üç şey kalmıştı: {P.small}, kenarı yanmış bir mendil, bir de kimsenin bilmediği bir ezgi. İlk ikisini saklamış, sonuncusunu unutmuştu<m|>.',
      ],
      dark: [
        'Ezginin üçüncü notası bir türlü gelmiyordu; {H} {P.act.ken} iki notayı tekrar tekrar mırıldandı<m|>.',
        '{W} burada olsa, “Otur,” derdi, “önce {P.sound:acc} dinle, sonra ağla.” {H} oturdu<m|>, dinledi<m|>.',
      ],
      heal: [
        'Üçüncü nota {P.sound:gen} içinden çıkıp geldi; dördüncüsü, beşincisi onu izledi. {H} ezgiyi sonuna kadar, {W} gibi, ~gözleri kapalı söyledi<m|>.',
        '“Sözleri {T:loc} kalmış,” dedi<m|> {H} gülerek. Dil sürçmesi değilmiş; yalnızca kimse sormayı bilmemiş.',
      ],
    },
  },
];
