import type { Strand } from '../strand.ts';

/** Whole stories about somebody or something alive. */
export const BEING_TALES: readonly Strand[] = [
  {
    id: 'the-guard',
    when: '#being #!children',
    beats: {
      open: [
        '{T} her akşam [aynı yere|tam aynı noktaya|ışıklar yanarken aynı köşeye], {P.part:gen} yanına [gelir|sokulur], {Y} dakika [durur, sonra giderdi|bekler, sonra çekilirdi|kalır, sonra karanlığa karışırdı]. {H} önce [~saatini|~gününü|~çayını] buna göre ayarladı<m|>; sonra, bir akşam {T} [gelmeyince|görünmeyince|gecikince], [~saatinin|dünyanın|gecenin] durduğunu sandı<m|>.',
        '{P:loc} {T:acc} gören herkes [başka bir şey anlatırdı|ayrı bir hikâye anlatırdı|kendi masalını anlatırdı], ama [bir noktada|tek bir konuda|sıra şuna gelince] [birleşirlerdi|susarlardı]: {T} {P.part:dat} kadar gelir, [oradan öteye kimseyi geçirmezdi|ondan sonrasına kimseyi bırakmazdı|oradan bir adım öteye kimseyi koymazdı]. {H} geçen ilk kişi olmaya [o gece|~yatağında dönerken|ışığı söndürmeden] karar verdi<m|>.',
      ],
      hook: [
        '{T:gen} {P.part:gen} önünü kesmesinde [bir düzen|bir inat|bir hesap] vardı. {H} [sağdan|sağ yandan] [denedi<m|>|yürüdü<m|>], {T} sağa kaydı; [soldan denedi<m|>|sola geçti<m|>|soldan dolandı<m|>], {T} sola. Ne [saldırıyor ne kaçıyordu|ses çıkarıyor ne geri çekiliyordu|diş gösteriyor ne yol veriyordu]. Yalnızca {P.part:gen} önünde [duruyor|dikiliyor|bekliyor], [soluk soluğa|gözünü ayırmadan|başını eğmeden] <bana|ona> bakıyordu.',
        '[O gün|O akşam|İlk kez] {H} {T:acc} [daha yakından|ışıkta|üç adım öteden] gördü<m|>; [sırtında|boynunda|omzunda] [taze bir yara|kabuk tutmamış bir çizik|ince bir kesik] vardı ve {P.part:gen} dibindeki toprağı [kazmaktan|eşelemekten] [pençesi|ayağı] kanıyordu. {P.small:acc} [uzattı<m|>|önüne sürdü<m|>|yavaşça yaklaştırdı<m|>]. {T} [ona değil, yerin altına kulak verdi|ona bakmadı, başını yere eğip dinledi|hiç oralı olmadı, yerin altını dinledi].',
      ],
      wish: [
        '{H} {T:acc} [kovmak|uzaklaştırmak|ürkütmek] istemiyor<dum|du> artık; [neyi koruduğunu|neyin başında beklediğini|kime nöbet tuttuğunu] [öğrenmek|anlamak|bilmek] istiyor<dum|du>.',
      ],
      step: [
        '{H} {F.intro:dat} [gitti<m|>|danıştı<m|>|sordu<m|>]; {T:acc} [en eski o bilirdi|herkesten önce o tanımıştı|ondan iyi bilen yoktu]. “[Geçen kış da|İki kış önce de|Evvelki bahar da] [böyle yaptı|böyleydi],” dedi {F}, “{P.part:gen} önüne yattı, [kimseyi bırakmadı|kimseye yol vermedi|gelene geçene set oldu]. [Kızıp bağladık|İple bağladık|Tuttuk, bağladık]. [Ertesi gün|Sabahına|Gün dönmeden] {P:gen} yarısı [çöktü|göçtü|yerle bir oldu].” {P.small:acc} [masaya|yanına|önüne] bıraktı. “{T:acc} bağladığım ip {P.part:gen} [oradadır|yanında asılıdır|dibinde durur]; [utancımdan|elim varıp|kıyıp da] atamıyorum.”',
      ],
      talk: [
        '“{T} [konuşabilse ne derdi|dile gelse ne söylerdi|konuşsa bize ne anlatırdı]?” diye sordu<m|> {H}. {F} [düşündü|bir süre sustu|başını kaşıdı]. “[Söylüyor ya|Anlatıyor ya|Her akşam söylüyor],” dedi, “biz {P.sound:acc} dinlemekten onu [duymuyoruz|işitmiyoruz|kaçırıyoruz].”',
      ],
      attempt: [
        '{H} {T:gen} karşısına [oturdu<m|>|çöktü<m|>|bağdaş kurdu<m|>], {P.small:acc} [<aramıza|aralarına>|yere|<ikimizin|ikisinin> ortasına] koydu<m|>. [Bir saat geçti, iki saat|Bir saat bekledi<m|>, sonra bir saat daha|Gölgeler uzadı, ortalık karardı]. Sonunda {T} [bir adım geri çekildi|yana çekilip yer açtı|omuzlarını indirdi]; ~elini uzatınca da [başını|alnını|yüzünü] ~avucuna [dayadı|bıraktı|yasladı].',
      ],
      block: [
        '{A.intro} [o akşam|hava kararınca|yemek vakti] elinde [bir iple|kalın bir iple|ilmekli bir iple] geldi. “{T} artık [buradan gidecek|burada durmayacak|bu işe karışmayacak],” dedi, “{P.part:dat} [yarın|sabaha|gün doğunca] kamyonlar [girecek|gelecek|yanaşacak].” {H} araya [girdi<m|>|atıldı<m|>]. İp {T:gen} başının üstünde [ıslık çaldı|vınladı|havayı yardı], {H:gen} ~koluna [dolandı|sarıldı]; <ikimiz de [yere|tozun içine] yuvarlandık|ikisi de [yere|tozun içine] yuvarlandılar>.',
        '“{T} [tehlikeli|başımıza iş açacak|burada kalamaz],” dedi {A.intro}, [arkasında|yanında|peşinde] {n:3-6} adamla. {H} {P.small:acc} [kaptı<m|>|kavradı<m|>] ve {T:gen} [yanına|önüne] geçti<m|>; ~dizlerinin titrediğini [saklamaya çalışmadı<m|>|kimseden gizlemedi<m|>|umursamadı<m|>]. Adamlar [yaklaşınca|bir adım atınca|çemberi daraltınca] {T} dönüp {P.part:acc} [tırmalamaya|kazımaya|eşelemeye] başladı.',
      ],
      turn: [
        '[O anda|Tam o sırada|Birden] {P.sound} kesildi ve [alttan|aşağıdan|yerin altından], [çok derinden|boğuk boğuk|duvarların içinden geçer gibi], bir ses geldi: tak, tak, tak. {A:gen} [yüzü değişti|rengi attı|kolu yanına düştü]. {n:2-5} saat [<kazdık|kazdılar>|durmadan <kazdık|kazdılar>|ellerle, küreklerle <kazdık|kazdılar>]; {P.part:gen} altındaki [boşluktan|oyuktan] önce [bir el|tozlu bir el|bir kol], sonra {F.intro} çıktı. {T:gen} bütün akşamlar neyin [üstünde durduğunu|başında beklediğini|üstüne titrediğini] [ancak o zaman|orada, kürekler elde|o an] <anladık|anladılar>.',
        '{H} [diz çöküp|yere uzanıp|eğilip] {T:gen} kazdığı yere ~kulağını dayadı<m|>. [Zemin uğulduyordu|Toprağın içi uğulduyordu|Altı boştu, inliyordu]. “[Geri çekilin|Çekilin oradan|Kaçın]!” diye [bağırdı<m|>|haykırdı<m|>]; {A} son anda [sıçradı|kendini geriye attı|yana fırladı]. {P.part} bir [iç çekişle|gümbürtüyle|çatırtıyla] yere gömüldü, {A:gen} bir saniye önce [durduğu|bastığı|dikildiği] yerde [koca bir çukur|dibi görünmeyen bir çukur|adam boyu bir delik] açıldı.',
      ],
      settle: [
        '{A} elindeki ipe [baktı|uzun uzun baktı|ilk kez görür gibi baktı], sonra onu [çukura attı|çukurun içine bıraktı|topak edip çukura fırlattı]. {T:dat} doğru [eğildi|bir adım attı], {P.light:gen} altında elini uzatmaya [utandı|çekindi|cesaret edemedi]. {H} {P.small:acc} ona [verdi<m|>|uzattı<m|>]: “[Siz doyurun|Siz verin|Yemeğini siz götürün]. Bunu [unutmaz|bekliyordur|sizden bekler].”',
      ],
      after: [
        '#happy/open [O günden sonra|Bir daha|O geceden beri] {P:loc} kimse {T:acc} [kovmadı|rahatsız etmedi|kovalamaya kalkmadı]. [Akşamları|Hava kararırken|Her akşamüstü] {P.part:gen} yanında [bir tas su, bir dilim ekmek duruyordu|bir kap su ile biraz yiyecek bulunuyordu|dolu bir tas eksik olmuyordu]. {H} [~saatini|~gününü|~çayını] yine ona göre ayarlıyor<dum|du>; ama [gecikince|geç kalınca] [artık kızmıyor|eskisi gibi telaşlanmıyor], ~elini işten çekip [yere kulak veriyor<dum|du>|toprağı dinliyor<dum|du>|~ayağının altını dinliyor<dum|du>].',
        '#dramatic/twist {T} [sabah|gün doğduğunda|ertesi sabah] {P.part:gen} yanında [yoktu|değildi]. [Geride yalnız izleri kalmıştı|Yerde yalnız izleri duruyordu|Ondan birkaç sıra iz kalmıştı], [tek yöne|uzağa|hiç dönmeden ileri] gidiyorlardı. {H} peşinden [yürüdü<m|>|gitti<m|>|düştü<m|>]; izler {P:gen} öbür ucunda, [yepyeni|daha boyası kurumamış|yeni örülmüş] bir duvarın önünde [durmuştu|bitmişti] ve duvarın dibi [kazılmıştı|eşelenmişti].',
      ],
    },
  },
  {
    id: 'one-word',
    when: '#being #!children',
    beats: {
      open: [
        '{T} [tek bir sözcük biliyordu|bütün dillerden tek bir sözcük biliyordu|bir tek söz öğrenmişti] ve onu [yalnız geceleri söylüyordu|yalnız karanlıkta söylüyordu|gündüzleri ağzına almıyordu]. {H} ilk ~duyduğunda {P.sound} sandı<m|>, [ikincisinde düş|ikinci gece düş|sonra düş]. Üçüncüsünde [ışığı yaktı<m|>|kalkıp ışığı açtı<m|>|ışığa uzandı<m|>]: {T} {P.part:gen} yanında [oturmuş|kıpırtısız durmuş|başını dikmiş], [aynı sesi yineliyordu|aynı sesi tekrarlıyordu|hep o sesi çıkarıyordu].',
        '{H} {T:acc} ~bulduğunda ağzında [bir sözcük|tek bir sözcük|yarım bir söz] vardı; ne dua ne [küfür|yardım çığlığı|yakarış], [anlamsız iki hece|iki kuru hece|hiçbir dile benzemeyen iki hece]. {P:loc} herkes [bir şeye benzetti|bir anlam yakıştırdı|kendince yordu], kimse [bilemedi|çözemedi|emin olamadı]. {T} ise [vazgeçmiyor|yorulmuyor|usanmıyor], {P.sound} kesildikçe [başlıyordu|yeniden söylüyordu|kaldığı yerden sürdürüyordu].',
      ],
      hook: [
        '{H} sözcüğü {P.small:gen} arkasına [yazdı<m|>|not etti<m|>|karaladı<m|>], [tersinden|sondan başa] okudu<m|>, [harflerini|hecelerini|vurgusunu] değiştirdi<m|>. {T} {o:acc} [izliyordu|gözlüyordu|sabırla izliyordu]. [Doğru ~okuduğu tek anda|Bir kez doğru ~okuduğunda|Sesi ~tutturduğu anda] [başını kaldırdı|gözleri parladı|doğruldu] ve kapıya, [sanki biri girecekmiş|az sonra biri gelecekmiş|eşikte biri varmış] gibi, [uzun uzun|gözünü kırpmadan] baktı.',
        'Sözcüğü [söyleyince|duyunca] {T} [susuyor|yatışıyor|dinginleşiyor], [söylemeyince|duymayınca] [sabaha kadar|gün ağarana dek|bıkmadan] tekrarlıyordu. {H} [yorgunluktan|uykusuzluktan|çaresizlikten] onunla birlikte [söylemeye|mırıldanmaya] başladı<m|>. [Bir gece|Üçüncü gece|Sonunda bir gece] {P.part:gen} öte yanından biri, [ağlamaklı|kısık|titrek] bir sesle, aynı sözcüğü [geri söyledi|yineledi|karşılık diye söyledi].',
      ],
      wish: [
        '{H} bu sözcüğün kimin adı olduğunu [bulmadan|öğrenmeden|anlamadan] {T:acc} [kimseye vermeyecekti<m|>|kimseye bırakmayacaktı<m|>|elden çıkarmayacaktı<m|>].',
      ],
      step: [
        '{H} sözcüğü {F.intro:dat} [söyledi<m|>|fısıldadı<m|>|olduğu gibi aktardı<m|>]. {F:gen} elindeki {P.small} [yere düştü|elinden kaydı|yere yuvarlandı]. “{P:loc} bunu [nereden|kimden] [duydun|öğrendin|işittin]?” “{T}, {P.part:gen} yanında [söyledi|söylüyor|söyledi, kulağımla duydum].” {F} [kapıyı kapattı|kapıyı itti|perdeyi çekti], sesini [alçalttı|indirdi|kıstı]: “{P:loc} bu adı taşıyan [biri|tek bir kişi] vardı. {Y} yıl önce [çıktı|gitti|çekip gitti], bir daha ne [adı ne kendi geldi|haberi geldi ne kendi|izi çıktı ne sözü].”',
      ],
      talk: [
        '“{T} onu [tanımış olabilir mi|tanıyor olabilir mi|hatırlıyor mudur]?” “[Bekleyen tanır|Bekleyen unutmaz|Bekleyenin aklından çıkmaz],” dedi {F}. {P.sound:acc} [bir süre|konuşmadan|yan yana] birlikte <dinledik|dinlediler>. “Ben {Y} yıl sonra [bıraktım|umudu kestim|pes ettim],” diye [ekledi|mırıldandı], “{T} [bırakmamış|vazgeçmemiş|pes etmemiş] demek.”',
      ],
      attempt: [
        '{H} {T:acc} {P.part:dat} kadar götürdü<m|> ve sözcüğü, [avaz avaz|var <gücümle|gücüyle>|~ellerini ~ağzına siper edip], [karanlığa|geceye|boşluğa] bağırdı<m|>. [Yankı geldi|Ses geri döndü|Önce yankısı döndü], sonra [yankıya benzemeyen bir şey|hiç beklenmedik bir şey oldu|yankı olamayacak bir karşılık]: [yukarıda|karşıda|uzakta] bir ışık [yandı, söndü, yine yandı|yanıp söndü, yeniden yandı|iki kez yanıp söndü].',
      ],
      block: [
        '{A.intro} {T:acc} almaya [geldi|gelmişti|çıkageldi]; yanında [kâğıtlar, mühürler|bir tomar kâğıt|mühürlü bir dosya] vardı. “{P:loc} [sahibi çıkmadı|sahip çıkan olmadı|arayanı soranı yok],” dedi, “[yarın|haftaya|ay başında] [satılacak|satışa çıkacak|elden çıkarılacak].” {T} sözcüğünü [söyledi|yineledi|bir daha söyledi]. {A} [güldü|omuz silkti|alayla başını salladı]: “Bunu {Y} yıldır söylüyormuş, [kimse gelmemiş|gelen olmamış|kapıyı çalan çıkmamış]. [Siz mi geldiniz|Bu gece mi gelecek|Şimdi mi gelecek]?”',
        '[Ertesi gün|Sabah olunca|Ertesi sabah] {T} [sustu|sustu kaldı|tek ses çıkarmadı]. Ne [su içti|suya eğildi|bir yudum içti] ne {H:gen} ~verdiğine [baktı|dokundu]; {P.part:gen} dibine [kıvrıldı|büzüldü|çöktü], gözlerini [kapadı|yumdu]. {H} sözcüğü {n:20-90} kez [söyledi<m|>|yineledi<m|>|tekrarladı<m|>]. {P.sound} arasında ~sesi [incelip|çatlayıp|kısılıp] [kayboluyordu|gidiyordu|duyulmaz oluyordu].',
      ],
      turn: [
        '{P.sound} [o anda|birden|tam o sırada] kesildi. Kapının eşiğinde, {P.smell} kokusunun içinde, [yaşlı|ince uzun|ak saçlı] bir kadın [duruyordu|belirdi|bekliyordu]; [adını değil, ninnisini|selam değil, bir ninni|adını değil, bir ninniyi] söyleyerek [girdi|içeri girdi] ve o anlamsız iki hece [ninninin ilk sözü çıktı|meğer ninninin başıydı|ninnide yerini buluverdi]. {T} başını onun [dizine|kucağına] [koydu|bıraktı|yasladı]. “Seni {P:loc} bıraktığım yerde [beklemişsin|kalmışsın|durmuşsun],” dedi [kadın|usulca|kadın, ağlayarak].',
        '{F.intro} içeri girip [dinledi|kulak verdi|bir an dinledi], yüzü [bembeyaz oldu|kireç kesildi|soldu]. “[O bir ad|Bu bir ad|Söz değil, ad bu],” dedi, “benim [çocukluk adım|küçüklük adım|çocukken takılan adım]. {P:loc} onu bilen [tek kişi|son kişi] [öldü sanıyordum|çoktan gitti sanıyordum|artık yok sanıyordum].” [Çömeldi|Diz çöktü|Yere çöktü], kollarını [açtı|uzattı|iki yana açtı]. {T}, ilk kez susup, [titreyerek|sürünür gibi|ürkek ürkek] ona doğru [gitti|yürüdü|ilerledi].',
      ],
      settle: [
        '{H} dışarı [çıktı<m|>|çekildi<m|>|süzüldü<m|>]; [bazı kavuşmalara bakılmazdı|böyle bir şeye tanık gerekmezdi|içerisi artık başkalarınındı]. {P.sound} içeriden gelen [hıçkırığı|ağlamayı] [örttü|bastırdı|yuttu]. Sonra ses [değişti|yumuşadı|başkalaştı]: {T} sözcüğü [bir kez daha|yeniden|usulca] söylüyor, [bu kez|bu defa|artık] biri [“Buradayım,” diyordu|cevap veriyordu|“Geldim,” diyordu].',
      ],
      after: [
        '#happy/open [Birlikte gittiler|Yan yana gittiler|Gün doğarken birlikte gittiler]. {P.part:gen} yanı [boş|ıssız|bomboş] kaldı, geceler [sessizleşti|uzadı|dilsiz kaldı]. {H} [ilk hafta|günlerce|ilk geceler] uyuyamadı<m|>; sonra [bir gece|bir gece yarısı] {P.sound} kesilince kendi ~sesini duydu<m|>, o iki heceyi [söylüyor<dum|du>|mırıldanıyor<dum|du>|tekrarlıyor<dum|du>]. [Karşı pencereden|Karanlığın içinden|Karşıdan] biri [güldü|ışığı yaktı|karşılık verdi].',
        '#dramatic/twist [Sabaha karşı|Gün ağarırken|Şafakta] {T} [son kez söyledi ve sustu|bir kez daha söyledi ve sustu|sözünü son kez söyledi ve dindi]; başı hâlâ [o dizdeydi|o dizde duruyordu]. {H} {P.part:gen} yanına [küçük|yassı|beyaz] bir taş koydu<m|>, üstüne iki heceyi [kazıdı<m|>|yazdı<m|>|oydu<m|>]. [Yoldan geçenler|Görenler|Sonradan gelenler] bunu {P:loc} bir [ad|yer adı|çocuk adı] sandı. [Doğru sanmışlardı|Yanılmıyorlardı|Çok da yanılmamışlardı].',
      ],
    },
  },
];
