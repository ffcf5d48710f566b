import type { Strand } from '../strand.ts';

/** Whole stories of one genre, whatever the thing. */
export const GENRE_TALES: readonly Strand[] = [
  {
    id: 'tomorrows-record',
    when: '#scifi',
    beats: {
      open: [
        '{T} üzerine gelen kayıt [yarının|ertesi günün] [tarihini taşıyordu|tarihiyle damgalanmıştı]. {H} [saati|saati iki kez] denetledi<m|>, [{P.part:gen} saatini de denetledi<m|>|{P.part:gen} saatine de baktı<m|>]; ikisi de [bugünü gösteriyordu|bugündeydi|bugünde ısrar ediyordu]. Kayıttaki [ses ise|sese gelince], {P.sound:gen} [altında|ardında], [açık seçik|hiç kuşkusuz|şaşmaz biçimde] <benim sesimdi|onun sesiydi>: “[{T:acc} açma|Sakın {T:acc} açma].”',
        '{P:loc} {n:100-900} gündür [hiçbir şey olmamıştı|günlüğe tek satır düşmemişti|bir tek alarm çalmamıştı]. Sonra [günlükte|sistem günlüğünde|ekranda] {H:gen} ~yazmadığı bir [satır|cümle] [belirdi|göründü], [kendi kullanıcı adıyla|kendi imzasıyla|kendi koduyla]: “{T} için [çok geç|artık geç]. {P.smell} kokusunu alınca [koş|kapıyı kilitle|soluğunu tut].”',
      ],
      hook: [
        '{H} önce {P.part:loc} bir [arıza|kaçak|kısa devre] aradı<m|>, [bir şey çıkmadı|bulamadı<m|>|her şey sağlamdı]. {T:acc} üç [sensörle|ayrı cihazla|dalga boyunda] [taradı<m|>|ölçtü<m|>]; [ilk ikisi|iki tarama] [hiçbir şey görmedi|boş çıktı|sıfır yazdı], üçüncüsü {T:gen} içinde bir [nabız|atım] [saydı|yakaladı]: dakikada {n:58-72}. {H} [~bileğini tuttu<m|>|iki parmağını ~bileğine koydu<m|>|kendi ~bileğine uzandı<m|>]. [Sayılar aynıydı|İki sayı birbirini tuttu|Aynı sayıydı|Sayı değişmedi].',
        'Merkez {P:abl} geleni [dinleyip güldü|ciddiye almadı|yarıda kesti]. “[Yankı|Yansıma|Parazit],” dediler, “{T} eski sinyalleri [geri yansıtıyor|tekrarlıyor|geri yolluyor].” {H} [kabul edecekti<m|>|inanmaya hazırdı<m|>|hattı kapatacaktı<m|>]; ama [o sırada|tam o anda] {P.part:gen} ışığı [söndü|kırpıştı], {P.smell} kokusu [yükseldi|yayıldı] ve kayıt kendiliğinden [başa sardı|yeniden başladı]: “Sana [kızmıyorum|kızgın değilim|kızamıyorum].”',
      ],
      wish: [
        '{H} {T:acc} açmaktan çok, [o cümleyi|o iki sözcüğü|böyle bir şeyi] neden ~söyleyeceğini [merak ediyordu<m|>|bilmek istiyordu<m|>|anlamak istiyordu<m|>].',
      ],
      step: [
        '{H} kaydı {F.intro:dat} [dinletti<m|>|götürdü<m|>|açtı<m|>]. {F} [sonuna kadar|kıpırdamadan|gözleri kapalı] dinledi, sonra [geri sardı|başa aldı|bir daha dinledi]. “[Şurada|İşte burada|Tam şurada],” dedi, “{P.sound:gen} [arkasında|altında] bir ses daha var. [Benim|O benim], {T} için [ağlıyorum|yalvarıyorum].” {P.small:acc} [masaya bıraktı|yavaşça masaya koydu|önüne itti]. “Ben {Y} yıldır {P:loc} [hiç ağlamadım|gözyaşı dökmedim], {T} [ne yapacak bize|bize ne yapacak|neyimizi alacak]?”',
      ],
      talk: [
        '“{T:acc} [dışarı atalım|boşluğa bırakalım|yok edelim],” dedi {F}. “Yarınki ben {T:acc} [atmamış|elden çıkarmamış|saklamış],” dedi<m|> {H}, “[belki pişman|belki o yüzden pişman|herhâlde o yüzden uyarıyor|belki o yüzden korkuyor].” <İkimiz|İkisi> de {P.part:dat} [baktı<k|>|döndü<k|>]; karar vermek, [verilmiş bir kararı|çoktan verilmiş bir kararı] dinlemekten [çok daha|her zaman] [kolaydı|sessizdi|yalındı].',
      ],
      attempt: [
        '{H} [kayda cevap verdi<m|>|kayda karşılık verdi<m|>|kaydı durdurup konuştu<m|>]; mikrofona, boş {P:dat}, kendi ~sesine: “[Neden {T}|Niye {T}|{T} neden önemli]?” diye sordu<m|>. Yanıt {n:4-9} dakika [sonra|gecikmeyle] [geldi|ulaştı|düştü]: “Çünkü {T} bir kapı değil, [bir ayna|ayna]. [Soruyu|Sorunu] [içeri sor|doğru kişiye sor|kendine sor].”',
      ],
      block: [
        '{A.intro} kapıyı [dışarıdan kilitledi|dıştan mühürledi|dışarıdan sürgüledi]. “[Emir böyle|Bana verilen emir bu|Yukarısı böyle istiyor],” dedi {P:loc} [yankılanan bir sesle|yankılanan, düz bir sesle], “{T.de} sen de [yarına kadar oradasınız|yarına kadar içeridesiniz|sabaha kadar çıkmayacaksınız].” Oksijen göstergesi yüzde {n:11-29} [dedi|yazdı|gösterdi]. {P.sound} [bir vites|bir perde|belirgin biçimde] [yavaşladı|ağırlaştı]; {H} [ilk kez|günler sonra ilk kez] kendi ~soluğunu [saydı<m|>|duydu<m|>|tarttı<m|>].',
        '[Saat gelince|Kayıttaki saat gelince|Vakit dolunca] bütün [sistemler|ekranlar|kilitler] {H:gen} ~adını sordu. [Yazdı<m|>|Tek tek yazdı<m|>|Harf harf girdi<m|>]. “Bu kullanıcı {P:loc} [zaten oturum açmış|zaten içeride|çoktan giriş yapmış],” [dedi ekran|yazdı ekran|diye yanıtladı sistem]. {A.intro} silahını {T:dat} [çevirdi|doğrulttu]: “[Biriniz fazlasınız|İkinizden biri fazla|Biriniz gerçek değil].” {P.part:gen} [camında|parlak yüzünde] [iki|bir an iki|üst üste iki] gölge [vardı|göründü].',
      ],
      turn: [
        '{H} {T:dat} [dokundu<m|>|~elini sürdü<m|>] ve yarını gördü<m|>: [boş {P}|bomboş {P}|karanlık {P}], [yanıp sönen bir lamba|kırpışan bir gösterge|can çekişen bir ampul], mikrofona eğilmiş, [yorgun|uykusuz|solgun] bir yüz. [<Kendi yüzüm|Kendi yüzü>|<Kendi yüzümdü bu|Kendi yüzüydü bu>|<Yüz benimdi|Yüz onundu>]. “{P:gen} kapısını açma [demedim|diyen olmadı],” diyordu, “{T:acc} açma dedim. Kapıyı [aç|tekmele|kır]. {n:20-40} saniyen [var|kaldı].” {H} {T:acc} [bırakıp|yere bırakıp] {P.part:dat} [koştu<m|>|atıldı<m|>|fırladı<m|>].',
        '[Kayıt son kez konuştu|Kayıt bir kez daha, son kez açıldı|Ses son kez geldi]: “{T} [seni kopyaladı|senden bir tane daha yaptı|seni çoğalttı]. Hangimizin önce uyandığını [bilmiyorum|hatırlamıyorum], [önemi de yok|artık önemi de kalmadı]; {P:loc} hava [bir kişilik|tek kişiye yeter]. Ben {P:loc} yalnız kalmaya [alışığım|çoktan alıştım].” {P.part:gen} ötesinde bir kapak [açıldı, kapandı|açılıp kapandı|tıslayarak kapandı]; [oksijen göstergesi|oksijen|hava göstergesi] [ağır ağır|titreyerek|birer birer] yükseldi.',
      ],
      settle: [
        'Merkez, {P:abl} {T} için [rapor|açıklama|bir cümle] [istedi|bekledi]. {H} “{P:loc} {T} [arızalı|devre dışı|kullanılamaz], [kişi sayısı|mevcut|hayatta kalan]: bir,” [yazdı<m|>|diye yazdı<m|>]. Sonra [son sözcüğü|o son sözü|sayıyı] [sildi<m|>|geri aldı<m|>]; {P.part:gen} camına, içeriden, {~el:acc} [koydu<m|>|dayadı<m|>|bastırdı<m|>]. [Dışarıdaki buzun|Dıştaki kırağının|Öbür yüzdeki buğunun] üstünde, {T:dat} bakan yanda, aynı [yükseklikte|boyda|hizada] bir el izi [vardı|duruyordu].',
      ],
      after: [
        '#happy/open {H} ertesi gün, [tam saatinde|dakikası dakikasına|kayıttaki saatte], mikrofona [eğildi<m|>|yaklaştı<m|>]. Aynı sözcükleri [söyledi<m|>|sırayla söyledi<m|>|bir bir yineledi<m|>]; ama sonuna, kayıtta [olmayan|geçmeyen] bir [şey|cümle] ekledi<m|>: “[Korkma|Sık dişini|Merak etme], {P:abl} çıkacaksın.” {P.sound} [sözü aldı|cümleyi yuttu|sesi kaptı], [bir gün geriye|düne|dünkü boşluğa] [götürdü|taşıdı].',
        '#dramatic/twist {P:loc} şimdi her gece [bir yanıp sönüş|bir ışık|aynı işaret] görülüyordu, [üç kısa, bir uzun|iki uzun, bir kısa|bir kısa, üç uzun]. {H} [karşılık verdi<m|>|aynısıyla cevap verdi<m|>|feneri alıp yanıtladı<m|>]. [Takvime göre|Kayıtlara göre|Resmen] {T} yok olmuştu, orada [kimse yoktu|kimse yaşamıyordu]. Yine de [günlüğe|ekrana|sistem günlüğüne] her sabah bir satır [düşüyordu|ekleniyordu]: “[Günaydın, ben|Günaydın bana|Yine sabah, yine ben].”',
      ],
    },
  },
  {
    id: 'the-toll',
    when: '#fantasy',
    beats: {
      open: [
        '{P:loc} her şeyin bir [bedeli|karşılığı|fiyatı] vardı; [ekmeğin|somunun|bir ekmeğin] üç bakır, [sözün|selamın|türkünün] bir [kıl|tel saç], {T:gen} ise bir ad. {H} [üç bakırı, bir tutam saçı|bakırları da saçı da|bakırı kesesine, saçı mendiline] [hazırlamıştı<m|>|koymuştu<m|>]. Adı [sona bırakmıştı<m|>|saklamıştı<m|>|kimseye söylememişti<m|>].',
        '{T} [yüz yılda bir|yüz kışta bir|yedi kuşakta bir] [uyanır|kıpırdar], tek bir soru sorar, [doğru cevabı verenin|bilenin] [dileğini yapardı|dileğini yerine getirirdi]. {P:loc} doğru cevabı veren [çıkmamıştı|hiç olmamıştı|görülmemişti]. {H} soruyu duyunca [güldü<m|>|gülümsedi<m|>|rahatladı<m|>]: “[En değerli|En ağır|En sevdiğin] şey ne?”',
      ],
      hook: [
        '#k1 {H} {T:dat} yaklaştıkça ~adımları [ağırlaştı|kurşun gibi oldu|kısaldı]. {P.part:gen} yanında, [taşların arasında|otların içinde|kuru yaprakların altında], [başkalarının bıraktıkları|önce gelenlerin ödedikleri] duruyordu: [gölgeler, gülüşler|gülüşler, ninniler|adlar, gölgeler], bir de {n:7-40} kapalı göz. Hepsi {H:gen} ~yüzüne [döndü|çevrildi|baktı] ve [fısıldadı|inledi|mırıldandı]: “[Dön|Geri dön|Gitme].”',
        '#k2 {T} {H:acc} görür görmez [soludu|ürperdi|derin bir nefes aldı]; {P.light} [mora döndü|morardı|yeşile çaldı], {P.sound} [dilsiz kaldı|sustu]. “Seni [tanıyorum|bekliyordum|yürüyüşünden tanıdım],” dedi {P.part:gen} oradan bir ses. “Senden önce {W.sen} {P:dat} [gelmişti|kadar gelmişti]; {T} için ne istediysem [ödeyemedi|veremedi|bulamadı], [borç|hesap] [sana kaldı|senin üstünde].”',
      ],
      wish: [
        '#k2 {H} {T:abl} [yalnızca bir şey|tek bir şey|ne altın ne ömür, bir tek şey] istiyor<dum|du>: {W:gen} o gün ne dilediğini [öğrenmek|bilmek|duymak].',
      ],
      step: [
        '{F.intro} {P.part:gen} [eşiğinde|dibinde|önünde] [oturuyordu|bağdaş kurmuştu], [gölgesi yoktu|yere gölgesi düşmüyordu]. “Ben {T:dat} gölgemi verdim,” dedi, “[karşılığında|yerine] bir kış daha [aldım|yaşadım]. [İyi bir kıştı|Güzel kıştı doğrusu|Değdi mi, değdi].” {P.small:acc} <bana|ona> [uzattı|verdi]: “Sen [ucuz pazarlık et|sıkı pazarlık et|benden akıllı ol]. [En sevdiğini|En kıymetlini] ver derse, [onu söyleme|sonuncuyu söyleme|aklına ilk geleni söyleme].”',
      ],
      talk: [
        '“[Yalan söylersem|Ya yalan söylersem|Kandırmaya kalkarsam]?” diye sordu<m|> {H}. {F} yere, gölgesinin [olması gereken|düşmesi gereken|eksik olduğu] yere baktı. “{T} yalanı da [alır|kabul eder],” dedi, “[hem de|üstelik] {P:loc} herkes [gerçek sanır|inanır]. [Bak, ben hep|Ben eskiden hep] [gülerdim|şarkı söylerdim|ıslık çalardım] [dediler mi sana|diye anlattılar mı sana]? {T:dat} gelene kadar [hiç denemedim|bir kez bile yapmadım|aklımdan geçmedi].”',
      ],
      attempt: [
        '{H} önce {P.small:acc} [sundu<m|>|uzattı<m|>]; {T} [soğuk kaldı|kıpırdamadı|ısınmadı bile]. Sonra ~sesini [sundu<m|>|verdi<m|>|önerdi<m|>]; {P.sound} bir an <benim sesimle|onun sesiyle> [konuştu|güldü] ve [geri verdi|sesi geri bıraktı]. “{T} için [ucuz|az|hafif],” dedi [taşlar|bir ses|karanlık]. “{P.small.de} sesin de [senin değil|ödünç|emanet] zaten.”',
      ],
      block: [
        '{A.intro} {P.part:gen} önüne [bir çember çizdi|külden bir çember çizdi|asasıyla bir çember çekti]. “{T} [benim|bana ait|artık benim],” dedi, “bedelini {n:3-9} köyün [uykusuyla|rüyalarıyla|baharıyla] ödedim.” Çember [daraldı|küçüldü]; {H} [bir adım attı<m|>|geri çekildi<m|>|yana kaçtı<m|>], ~ayağının altında otlar [küle döndü|karardı|kavruldu]. [Geride kalan tek yol|Açık kalan tek yol|Kurtuluşa giden yol] {T:gen} içinden [geçiyordu|uzanıyordu].',
        '“[Adını ver|Adın|Şimdi adını söyle],” dedi {T}. {H} [söylemek için|cevap vermek için] ~ağzını [açtı<m|>|araladı<m|>]; {A.intro} ondan önce, <benim sesimle|onun sesiyle>, [söyledi|o adı söyledi|üç kez söyledi]. [Yer çatladı|Toprak yarıldı|Gök bir an karardı]. {P:loc} herkes {H:dat} bakıp kim ~olduğunu [sordu|sormaya başladı|çıkaramadı].',
      ],
      turn: [
        '{H} {T:gen} önünde [anladı<m|>|birden anladı<m|>|sonunda kavradı<m|>]: [en değerli şey|pahası biçilmeyen|bedellerin en büyüğü], [verilince|bölüşülünce|dağıtılınca] azalmayandı. “[Bağışlıyorum|Ben bağışlıyorum|Helal olsun],” dedi<m|>, {W:acc} düşünerek, {P.part:gen} önündeki {A:dat} [bakarak|dönerek]. {T} [bunu bekliyormuş|bu sözü özlemiş] gibi, [ipini koparmış bir tekne|karını silken bir dal|yükü alınmış bir at] gibi, [silkindi|titredi|doğruldu]. “{Y} yıl önce {W.sen.de} [bunu dilemişti|aynı şeyi dilemişti]: [bağışlanmayı|bağışlanmak|affedilmeyi].”',
        '#k2 {H} {T:dat} kendi {~ad:acc} değil, {W:gen} adını [verdi<m|>|söyledi<m|>|fısıldadı<m|>]. Çember [söndü|dağıldı|çözüldü]. {P.part:gen} altından, [yosun ve ışık|toprak ve buğu|kök ve kar] içinde, bir el [uzandı|çıktı]; {H} onu [çocukluğundan|parmaklarından|nasırından] [tanıdı<m|>|bildi<m|>]. “{P:loc} beni {Y} yıldır kimse [çağırmadı|anmadı],” dedi {W}, “[adımı|yüzümü|sesimi] [unuttular sandım|unuttunuz sandım].”',
      ],
      settle: [
        '{A} {P.part:gen} dibine [diz çöktü|çöktü|yığıldı]; büyüsü üstünden [eski|ıslak|dikişi sökülmüş] bir [palto|hırka] gibi [kaydı|düştü]. {H} ona {P.small:acc} [verdi<m|>|uzattı<m|>], bir de [su|bir tas su|yarım ekmek]. {T} artık [ne soruyor ne istiyordu|hiçbir şey sormuyordu|kimseden bir şey istemiyordu]; {P.sound} ise, [ilk kez|ezelden beri ilk kez], [yalnızca kendi sesiydi|kimsenin sesine benzemiyordu].',
      ],
      after: [
        '#happy/open {T} bir daha [bedel istemedi|kimseden bedel almadı|soru sormadı]. {P:loc} [ekmek|somun] hâlâ üç [bakırdır|bakır eder]; ama fırıncı [bazı sabahlar|arada bir|karlı sabahlarda], {H:gen} ~yüzünü görünce, “[Bugün bağışla|Bugün benden olsun|Bugünlük bedava],” der. {P:loc} bunun nereden [kaldığını|çıktığını|geldiğini] {H} [<bilirim, söylemem|bilir, söylemez>|<unutmam, anlatmam|unutmaz, anlatmaz>].',
        '#dramatic/twist {T} [dileğini|sözünü|payına düşeni] [yerine getirmişti|eksiksiz yapmıştı]. [Yalnız|Ne var ki|Ancak], {P:abl} dönerken kime <rastladıysam|rastladıysa> {~ad:acc} sordu; [söyledi<m|>, duymadılar|söyledi<m|>, işitmediler|söyledi<m|>, rüzgâr sandılar]. {H} {T:gen} ne aldığını [o akşam|eve varınca|gün batarken], {P.part:gen} üstünde kendi ~adımlarının [sesini|izini|gölgesini] ararken [anladı<m|>|fark etti<m|>].',
      ],
    },
    kin: 'büyükanne',
  },
  {
    id: 'hide-in-sight',
    when: '#historical #!child',
    beats: {
      open: [
        'Tellal üç kez [bağırdı|seslendi|davulunu vurdu]: {T:acc} saklayanın [başı gidecek|boynu vurulacak], bulanın kesesi [dolacaktı|altınla dolacaktı]. {H} kalabalığın [içinde|ortasında|arasında], {A.intro:gen} [bir adım arkasında|hemen ardında], [~kuşağını|~yakasını|~kemerini] [düzeltti<m|>|toparladı<m|>]. {T} {P:loc}, herkesin [gözünün önündeydi|baktığı yerdeydi|burnunun dibindeydi].',
        '{P:gen} kapıları [yatsıdan önce|akşam ezanıyla|gün batmadan] [kapandı|sürgülendi]. {A.intro} ev ev, [oda oda|sandık sandık|avlu avlu] {T:acc} arıyordu; {o} ise {P.part:gen} yanında, elinde {P.small:ins}, [çağrılmayı bekliyor<dum|du>|sıranın <bana|ona> gelmesini bekliyor<dum|du>|ayak seslerini sayıyor<dum|du>].',
      ],
      hook: [
        '[Kimse|Tek bir kul|{P:loc} kimse] {T:gen} {H:dat} nasıl geçtiğini [bilmiyordu|duymamıştı]. [Bir yolcu|Yaralı bir yolcu|Atından düşen bir yolcu], [bir avuç kan|bir mendil dolusu kan], [yarım|kesik] bir cümle: “{P:loc} kalırsa [hepimiz|yedi kişi|bütün bir soy] ölür.” Yolcu gömüldü, [cümle kaldı|sözü kaldı|söz gömülmedi]. {H} o geceden beri {T:gen} yerini [üç kez|iki kez|dört kez] [değiştirdi<m|>|değiştirmişti<m|>].',
        '{T} yüzünden [o hafta|bir haftada|üç günde] {n:3-7} kişi divana [götürülmüştü|çağrılmıştı]; [dönen olmamıştı|geri gelen yoktu|hiçbiri dönmemişti]. {H} [geceleri|yatsıdan sonra] {P.sound:acc} dinliyor, [atlıları|nalları|nöbetçileri] sayıyor<dum|du>. <Beni|Onu> [en çok|asıl|her şeyden çok] {A:gen} [her akşam|her ikindi] gelip {T:abl} [hiç söz etmeden|tek kelime etmeden] [kahve içmesi|oturması|tespih çekmesi] [korkutuyordu|ürkütüyordu].',
      ],
      wish: [
        '{H} {T:acc} {P:abl} [çıkarmalıydı<m|>|kaçırmalıydı<m|>|uzaklaştırmalıydı<m|>]; ama kapıda [tek bir heybe|bir tek heybe|yalnız bir heybe] [aranmadan|açılmadan] geçiyordu: {A:gen} heybesi.',
      ],
      step: [
        '{H} {F.intro:acc} [gece yarısı|yatsıdan sonra|el ayak çekilince], {P.part:gen} [gölgesinde|karanlığında] [buldu<m|>|gördü<m|>]. “{T} sende,” dedi {F}, [soru bile sormadan|lafı dolandırmadan|selam bile vermeden], “[yüzünden okunuyor|alnında yazıyor|gözünden belli]. Yüzünü [değiştiremezsin|saklayamazsın|söküp atamazsın]; ama {P:loc} nereye baktığını [seçebilirsin|değiştirebilirsin].” {P.small:acc} [uzattı|~eline tutuşturdu|verdi]. “Yarın [yalnız buna|gözünü ayırmadan buna|kim ne derse desin buna] bak.”',
      ],
      talk: [
        '“[Yakalanırsan|Ele geçersen|Sıkıştırırlarsa] [adımı verir misin|beni söyler misin]?” diye sordu {F}. {H} [düşündü<m|>|biraz durdu<m|>|hemen cevap vermedi<m|>]. “{P:loc} kalacağım [geceye göre|gece sayısına göre|gecenin uzunluğuna bakar],” dedi<m|>. {F} [güldü|sessizce güldü|bıyık altından güldü]; {P.sound} bile [bir an|bir soluk] durdu sanki. “{T} [doğru adama düşmüş|doğru eldeymiş|yerini bulmuş],” dedi, “[yiğidinden korkardım|kahramandan korkardım|ben yiğitlik taslayandan korkarım].”',
      ],
      attempt: [
        '#k1 [Sabah|Sabahın alacasında|Ezandan önce] {H} {A:gen} atını [tımar etmeye|eyerlemeye|hazırlamaya] [gönüllü oldu<m|>|talip oldu<m|>]. Kolanı [sıktı<m|>|çekti<m|>], heybeyi [düzeltti<m|>|yerleştirdi<m|>], {T:acc} [bir nefeslik zamanda|göz açıp kapayana dek|bir solukta] [dibe|ekmeğin altına|torbanın dibine] [yerleştirdi<m|>|kaydırdı<m|>]. ~Başını [kaldırınca|çevirince] {A} {P.part:gen} yanında [duruyor|dikiliyor], <beni|onu> [seyrediyordu|izliyordu|süzüyordu].',
      ],
      block: [
        '“[Ellerini|Avuçlarını|İki elini de] {P.light:dat} tut,” [dedi|diye buyurdu] {A}. {H} [tuttu<m|>|uzattı<m|>|~ellerini açtı<m|>]; ~avuçlarında {P.smell} kokusu vardı, {T:gen} [tozu değil|izi yoktu|izi değil]. Nöbetçiler {P.part:acc} söktü, {P.small:acc} [kırdı|parçaladı], [döşemeyi kaldırdı|minderleri deşti|duvarları yokladı]. {A} hiçbirine [bakmadı|aldırmadı|dönmedi]; [gözü|bakışı|bütün dikkati] {H:gen} ~yüzündeydi.',
        '[Ferman|Buyruk|Hüküm] okunurken {A} {H:acc} [yanına çağırdı|kenara çekti|el edip çağırdı]. “{T:acc} sabah namazına kadar [getiren|söyleyen|teslim eden] [bağışlanacak|canını kurtaracak],” dedi, “[getirmeyen|susan|saklayan] için de {P:gen} meydanında yer [hazır|ayrıldı].” Sonra [alçak sesle|~kulağına eğilip|sesini kısıp] [ekledi|sordu]: “Senin bir [kızın|kardeşin|oğlun] vardı, [değil mi|yanlış mı bilirim]?”',
      ],
      turn: [
        '#k1 {A} [atına bindi|ata sıçradı|üzengiye bastı], {P.part:gen} yanından kapıya [sürdü|yöneldi]. Nöbetçiler [selama durdu|mızrakları dikti|iki yana açıldı]; {T}, {P:gen} en sıkı [aranan|beklenen|tutulan] kapısından, onu arayanın heybesinde [çıktı|geçti]. [Köprünün başında|İlk dönemeçte|Çeşmenin önünde] {A} dizgini [çekti|kıstı], [dönmeden|arkasına bakmadan] seslendi: “[Hafif|Ucuz|Az] yük değilmiş. Söyle, [nereye bırakayım|kime vereyim|nereye götüreyim]?”',
        '#k2 “[Biliyordum|Baştan beri biliyordum|Çoktan biliyordum],” dedi {A}, {P.part:gen} yanı [boşalınca|tenhalaşınca|ıssız kalınca]. {T:acc} [koynundan|kaftanının altından|kuşağının arasından] [çıkardı|usulca çıkardı]. “[İlk gece buldum|Daha ilk gece bulmuştum|Ben onu ilk gece aldım]. {P:loc} herkesi aradım ki [bir tek seninki|yalnız senin evin] [aranmamış sanılmasın|göze batmasın].” {T:acc} tutan eli [titriyordu|gevşedi|ağır ağır indi]. “O yolcu [kardeşimdi|oğlumdu|sütkardeşimdi]; {P:acc} arayan [ferman da|mühür de|buyruk da] [benim elimdeydi|benim elimden çıktı].”',
      ],
      settle: [
        '{H} {P.part:gen} yanında, ~dizlerinin [bağının çözüldüğünü|titrediğini] [ancak o zaman|ancak ortalık durulunca] [duydu<m|>|fark etti<m|>]. {A} ile {T:gen} üstüne [bir yemin|dönülmez bir yemin|sessiz bir yemin] <ettik|ettiler>; [hangi kitaba el basıldığı|ne üstüne ant içildiği|kimin önce konuştuğu] {P:loc} hiçbir deftere [yazılmadı|geçmedi].',
      ],
      after: [
        '#happy/open {T} {n:4-9} konak ötede [yerini|sahibini] buldu. {H} {P:loc} [kaldı<m|>, yaşlandı<m|>|kaldı<m|>, ~saçını orada ağarttı<m|>|yaşlandı<m|>], {A:ins} [her cuma|her bayram|perşembeleri] kahve içti<m|>. <İkimiz|İkisi> de {P.part:gen} oradaki geceyi [anmadı<k|>|ağza almadı<k|>]; yalnız {A}, [fincanı bırakırken|kahvesi bitince|kapıdan çıkarken], [göz kırpar|başını sallar|bıyığını burar], gülerdi.',
        '#dramatic/twist [Kellesi alınan|Boynu vurulan|Cellada giden] {A} oldu; [heybede|heybenin dibinde|eyerin altında] {T:abl} bir iz [kalmıştı|bulunmuştu]. {H} meydanda, kalabalığın [önünde|ortasında], {T} için can verene [baktı<m|>|bakakaldı<m|>]. {A} gözünü {P.part:dat} [çevirdi|dikti], {H:dat} [değil|bir kez bile bakmadı]. Son nefesine kadar [ele vermedi|sustu|kimsenin adını anmadı].',
      ],
    },
  },
  {
    id: 'the-informer',
    when: '#thriller',
    beats: {
      open: [
        'Telefon {P:loc} gece {n:2-4} [sularında|gibi] [çaldı|acı acı çaldı|titredi]. {H} {P.small:acc} [bırakıp|~elinden bırakıp|masaya koyup] [açtı<m|>|ahizeyi kaldırdı<m|>]; [karşıdaki ses|hattaki adam|boğuk bir ses] [adını söylemedi|kendini tanıtmadı], yalnızca {P:gen} içinde olanları [saydı|sıraladı]: {P.small}, {P.small}, yarım bardak [su|çay|süt]. Sonra, “{T.de:acc} [görüyorum|görebiliyorum],” [dedi|diye ekledi].',
        '{H} {P:abl} çıkarken [kapının üstüne|kapıyla pervaz arasına|kapının köşesine] [bir saç teli|ince bir saç teli|tek bir saç teli] [yapıştırmıştı<m|>|tutturmuştu<m|>]. ~Döndüğünde [o yerindeydi|kopmamıştı|olduğu gibi duruyordu], {P.small} yerindeydi; ama {P.part:gen} yanında duran {T} [yarım karış|iki parmak|bir el kadar] [sola|sağa|pencereye doğru] [kaymıştı|kaydırılmıştı].',
      ],
      hook: [
        '{T} için {n:3-6} kişi [aranıyordu|kayıptı], [ikisi ölmüştü|ikisinin ölüsü bulunmuştu]; {H} bunu polisten değil, [kapının altından atılan|posta kutusuna sıkıştırılan|cama bantlanan] gazete kesiğinden [öğrendi<m|>|okudu<m|>]. Kesiğin [kenarında|arkasında|köşesinde] [kurşun kalemle|küçük harflerle|silik bir el yazısıyla] bir not [vardı|duruyordu]: “{P:loc} [yalnız değilsin|seni izliyorlar]. [Perdeyi açma|Işığı yakma|Telefona dokunma].”',
        '{H} {T:acc} bilen kişileri [yazdı<m|>|alt alta yazdı<m|>|bir kâğıda döktü<m|>]: üç ad. İlki [yurt dışındaydı|yıllardır yurt dışındaydı], ikincisi [ölmüştü|geçen kış ölmüştü], [üçüncüsü|sonuncusu] {F.intro}. Kâğıdı [yaktı<m|>|kül tablasında yaktı<m|>|buruşturup yaktı<m|>], külü {P.part:gen} altına [süpürdü<m|>|üfledi<m|>]; [dumanı bile|kokusu|yanık kokusu] {P.smell} kokusunu [bastıramadı|örtemedi|silemedi].',
      ],
      wish: [
        '{H} [kaçmayacaktı<m|>|yer değiştirmeyecekti<m|>|saklanmayacaktı<m|>]. [Sabah olmadan|Gün ışımadan|Bu gece bitmeden], {T:acc} isteyenin [kendi ayağıyla gelmesini|gelip kapıyı çalmasını|yüzünü göstermesini] [sağlayacaktı<m|>|bekleyecekti<m|>].',
      ],
      step: [
        '{H} {F.intro:ins} {P.part:gen} yanında [buluştu<m|>|görüştü<m|>]. “{T} [güvende|emin ellerde|sağlam yerde],” dedi<m|>, [yalan bir adres söyledi<m|>|uydurma bir adres verdi<m|>]; [yalnızca ona, yalnızca bir kez|bir tek ona, bir tek kez|ondan başka kimseye vermediği bir adres]. {F} kahvesini [karıştırdı|çevirdi durdu], adresi [sormadı|yinelemedi|tekrar ettirmedi], [not almadı|bir yere yazmadı]. Kaşığı [üç kez|hep aynı yöne|gereğinden uzun] [çevirdi|döndürdü].',
      ],
      talk: [
        '“[Bana güveniyor musun|Bana güvenin tam mı|Bana inanıyorsun, değil mi]?” dedi {F}. {H} [bir süre|yanıt vermeden önce] {P.sound:acc} dinledi<m|>. “[Sabah sorsana|Bunu sabah sor|Sabah olsun, söylerim],” dedi<m|>. {F} [gülümsedi|dudağının ucuyla gülümsedi|gülmeye çalıştı]; {T:gen} [sözü geçtiğinden|lafı açıldığından|adı anıldığından] beri ilk kez [saatine|kapıya|telefonuna] bakıyordu.',
      ],
      attempt: [
        'O yalan adresin karşısında, [karanlık bir arabada|farları sönük bir arabada|ıslak bir kamyonetin içinde], {H} [bekledi<m|>|pusuya yattı<m|>|~gözünü kırpmadan bekledi<m|>]. {n:2-4} saat sonra [iki adam|iki gölge|eldivenli iki adam] geldi, kapıyı [kırdı|zorladı|omuzladı], eli boş [çıktı|döndü]. [Telefonu biri kulağına götürdü|Uzun olanı telefonunu çıkardı|Biri hemen telefona sarıldı]. [Üç saniye|Birkaç saniye|Bir soluk] sonra, {P:gen} o yanında, {F:gen} [penceresinde|odasında] [ışık yandı|lamba yandı|bir perde kıpırdadı].',
      ],
      block: [
        '[Işıklar söndü|Elektrik kesildi|Sigorta attı]. {P.sound} [kesildi|dindi|yitti], [yerine|ardından] {n:2-3} kişinin [adımları|ayak sesleri] [geldi|duyuldu]. {H} {T:acc} ~göğsüne [bastırıp|çekip] {P.part:gen} arkasına [sindi<m|>|çömeldi<m|>|saklandı<m|>]. Adımlar [durdu|bir yerde durdu|yaklaştı, durdu]; {A.intro} [sigarasını|çakmağını|bir kibrit] yaktı ve alevin [ucunda|ışığında|arkasında] güldü: “[Nefesin duyuluyor|Soluğunu duyuyorum|Kalbin dışarıdan duyuluyor].”',
        '{A.intro} {P.part:gen} önüne [bir sandalye çekip|ters bir sandalye çekip|bir kasa devirip] [oturdu|kuruldu]. “[Acelem yok|Vaktim bol|Ben beklerim],” dedi, “{T} bu gece ya bende olacak [ya kimsede|ya hiç kimsede].” Masaya {H:gen} [bu sabah|iki saat önce|o öğlen], {P:gen} önünde çekilmiş bir fotoğrafını [bıraktı|sürdü|koydu]. [Çeken kişi|Resmi çeken|Makineyi tutan] [çok yakındaydı|tanıdıktı|kol boyu uzaktaydı].',
      ],
      turn: [
        '{H} [bir kutu|kapalı bir kutu|bantlı bir kutu] [uzattı<m|>|çıkardı<m|>|çıkarıp masaya koydu<m|>]. {A} kapağı [açtı|kaldırdı|söktü], içi boştu; [yalnız bir not|dibinde bir not|bir tek not vardı]: “{T} [yarım saattir|bir saattir|çoktan] savcıda.” {P.sound:gen} arasından [sirenler yükseldi|bir siren yükseldi|siren sesleri geldi]. “{P:acc} [kim söyledi|kim verdi]?” diye [bağırdı|tısladı|hırladı] {A}. {H} [cevap vermedi<m|>|sustu<m|>|omuz silkti<m|>]; kapıda [duran|dikilen|bekleyen] {F.intro:dat} [baktı<m|>|döndü<m|>]. {F} [gözünü yere indirdi|başını salladı|{T:acc} sormadı].',
        '“[{F} dedi ki|{F} bana|Ama {F}]…” diye söze [başladı|girdi] {A} ve [dilini ısırdı|birden sustu|yarıda kesti]. [Geç kalmıştı|Artık çok geçti|Söz ağzından çıkmıştı]. {H} {P.small:acc} [masadan itti<m|>|kenara çekti<m|>|kaldırdı<m|>], altındaki [kayıt cihazının|ses kayıt aletinin|küçük aygıtın] kırmızı ışığı [göründü|ortaya çıktı|yanıp söndü]. “{T} [burada hiç olmadı|buraya hiç gelmedi|en başından beri başka yerde],” dedi<m|>. “Bana [bir ad|o ad|ağzından çıkacak tek ad] gerekiyordu, [sağ olun|teşekkürler|eksik olmayın].”',
      ],
      settle: [
        '{F} [~karşısına geçip oturdu|sandalyeye çöktü|duvarın dibine oturdu]. “[Kızımı almışlardı|Kızım ellerindeydi|Kızımı kaçırdılar],” dedi, “{T:acc} [versem bırakacaklardı|verirsem bırakacaklardı|karşılığında istediler].” {H} {P.small:acc} ona doğru [itti<m|>|sürdü<m|>|uzattı<m|>]: [içinde|altında|yanında] bir adres, bir saat, bir anahtar vardı. “[Bu gece aldık|Akşam oradan çıkardık|Onu bulduk],” dedi<m|>, “[yukarıda|yan odada|arabada] uyuyor.”',
      ],
      after: [
        '#happy/open Sabah {P:loc} ilk kez [perdeler açıldı|panjurlar kalktı|pencereler açıldı]. {H} {T:acc} [tutanağa yazdırdı<m|>|tutanağa geçirtti<m|>|savcının önünde teslim etti<m|>], [imzaladı<m|>, çıktı<m|>|imzasını attı<m|>, çıktı<m|>]. Eve ~vardığında [kapının üstündeki saç teli|kapıdaki saç teli|o incecik tel] [yerindeydi|duruyordu|kopmamıştı]. Yine de, {P.small:acc} bırakmadan, [eğilip|~parmağının ucuyla|alışkanlıkla] bir yenisini [yapıştırdı<m|>|ekledi<m|>].',
        '#dramatic/twist [Dosya kapandı|Dava bitti|Kararlar okundu], adı geçen herkes [tutuklandı|içeri girdi|ceza aldı]. {H} {P:abl} çıktı<m|>, [derin bir nefes aldı<m|>|ilk kez rahat bir soluk aldı<m|>|~omuzlarını gevşetti<m|>]. Telefon, {P.sound:ins} birlikte, [gece yarısı|aynı gece|sabaha karşı] yine [çaldı|titredi]; aynı ses, aynı [sakinlik|soluk|rahatlık]: “[Aferin|Kutlarım|İyi iş]. Şimdi [asıl|öteki|gerçek] {T:acc} [konuşalım|konuşabiliriz].”',
      ],
    },
  },
];
