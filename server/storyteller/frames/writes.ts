import type { Frame } from '../types.ts';

/** Somebody writes letters to one who is far away, unknown or dead. */
export const WRITES: Frame = {
  name: 'writes',
  verbs: new Set(['mektup yazmak', 'yazmak', 'yazışmak', 'mektuplaşmak']),
  needs: ['letter', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. İlk kâğıdı buruşturdu^, ikincisini yırttı^. Üçüncüye yalnızca tarih attı^ ve başında yarım saat oturdu^.',
          needs: ['human', '!habit', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk cümlesi şuydu~: “Beni tanımazsınız.” Gerisi kolay gelir sanmıştı^; gelmedi~.',
          needs: ['stranger', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Kâğıdın iki yüzünü de dolduruyor, kenarları da boş bırakmıyordu^. Bitince katlıyor, üstüne adresi değil, günü yazıyordu^.',
          needs: ['habit', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Anlatacak çok şeyi^, soracak bir tek şeyi^ vardı~; sayfanın sonuna gelince onu sormadığını^ gördü^. Altına bir satır daha sıkıştırdı^.',
          needs: ['!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Dizinin^ üstünde, ufacık harflerle yazıyordu^; kâğıt azdı~. Kalemin ucu iki kez kırıldı~, ikisinde de çakıyla yonttu^.',
          needs: ['human', '!habit', '!space', '!child'],
        },
        {
          text: '{HP}, {EW.olağan}. Nereye göndereceğini^ ancak son satırdan sonra düşündü^. Üstüne bildiği^ kadarını yazdı^, altına da “Bulan ulaştırsın.”',
          needs: ['!habit', '!unreal', 'stranger'],
        },
        {
          text: '{HP}, {EW.olağan}. “Merhaba,” diye başladı^, sildi^. “Nasılsın?” diye başladı^, onu da sildi^. Sonunda hiç seslenmeden girdi^ söze: “Bugün burada bir şey oldu.”',
          needs: ['!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Gidecek bir adres yoktu~. Yine de her defasında zarfı kapatıyor, kenarını tırnağıyla^ düzeltiyor, üstüne bir ad yazıp kaldırıyordu^.',
          needs: ['unreal', 'human'],
          gives: ['no-address'],
        },
        {
          text: '{HP}, {EW.olağan}. “Kime?” dedi~ {F}, satırlara doğru eğilerek. {H} koluyla^ kâğıdın üstünü örttü^. “Kimseye.” “Kimseye bu kadar uzun yazılmaz.”',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. Her harfi tek tek düşünüyor, beğenmediğini^ bozuyor, beğendiğini^ de bir süre sonra bozuyordu^. Bittiğinde baştan okumadı^; okusa^ göndermezdi^.',
          needs: ['!unreal', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu günün en boş vaktinde yapıyordu^, ortalık sakinleşince. Bir satır yazıyor, duruyor, sanki sözünü^ kesen olmuş gibi bekliyor, sonra sürdürüyordu^.',
          needs: ['habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Nereden başlayacağını^ bilmiyordu^; gördüğü^ ilk şeyden, kırık bir kabuktan başladı^. Kabuk iki sayfa sürdü~.',
          needs: ['!habit', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Başlamak hep aynıydı~: bir selam, bir özür, bir de o gün görülmüş küçük bir şey. Zor olan bitirmekti~; son satır her seferinde iki satır daha istiyordu~.',
        },
        {
          text: '{HP}, {EW.olağan}. {F} bunu bir iş sandı~, karışmadı~. {H} düzeltmedi^; iş denince kimse ne yazdığını^ sormuyordu~.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Beklediği^, bir cevaptı~. Uzun olması gerekmiyordu~; “Aldım,” dese yeterdi~. Günde iki kez yola baktı^, sonra üç kez.',
          needs: ['!unreal', '!space'],
        },
        {
          text: 'Göndermek para istiyordu~. İki gün öğle yemeğini^ atladı^; üçüncü gün, parayı sayarken, bir ekmekle mektup arasında durdu^ ve mektubu seçti^.',
          needs: ['human', '!unreal', '!space', '!confined', '!child'],
        },
        {
          text: 'Gönderilmeyen mektuplar yer tutuyordu~. Önce bir kutuya sığdılar~, sonra iki kutuya. {H} kutuları tarihe göre dizdi^; bakınca hangi yıl az konuştuğunu^ görüyordu^.',
          needs: ['unreal', 'human', '!confined'],
        },
        {
          text: 'Yazdıklarını^ içinden^ tekrarladı^. Bir yerde “Korkuyorum,” demişti^; şimdi olsa “Yoruldum,” diyecekti^. Geç kalmıştı^, mektup gitmişti~.',
          needs: ['!unreal'],
        },
        {
          text: 'Anlatacaklarını^ gün içinde topluyordu^: topallayan bir kuş, ters giyilmiş bir kazak, ölçü yüzünden kavga eden iki satıcı. Bakarken cümlesini kuruyor, unutmamak için yol boyunca mırıldanıyordu^.',
          needs: ['!space', '!confined', 'human'],
        },
        {
          text: 'Kâğıdı ekmekle değişti^, kalemi tütünle. Geceleri, herkes uyuyunca, sırtını^ duvara verip karanlıkta yazdı^; sabah baktığında^ satırlar birbirine binmişti~.',
          needs: ['confined', 'human', '!child'],
        },
        {
          text: '{X:gen} nasıl okuduğunu düşündü^: ayakta mı, oturarak mı, sesli mi? Bir gün sesli okuduğuna karar verdi^; o günden sonra kısa cümleler yazdı^.',
          needs: ['meets'],
        },
        {
          text: 'Her mektupta bir şeyi gizliyordu^. Önce küçük bir şeydi~: ağrıyan bir diş, kaçan bir uyku. Gizledikleri^ büyüdükçe mektupların dili şakacı oldu~.',
          needs: ['human'],
        },
        {
          text: 'Cevap gelmedikçe bir tane daha gönderdi^; ilkini düzelten bir mektup. Üçüncüsü, ikincisi için özür diliyordu~.',
          needs: ['!unreal'],
        },
        {
          text: 'Yazarken karşılık alır gibi oluyordu^: kısa, biraz alaycı sözlerdi~ bunlar. Bir süre sonra onları da satır aralarına, daha küçük harflerle yazmaya başladı^.',
        },
        {
          text: 'Bir kelime istiyordu^ karşıdan, hangisi olursa. Bekledikçe kelimeyi kendisi^ seçmeye başladı^: önce “iyiyim”, sonra “gel”, en sonunda yalnızca “yaz”.',
          needs: ['!unreal'],
        },
        {
          text: 'Söz uzadıkça kendisine^ benzemeyen biri çıkıyordu~ ortaya: daha sabırlı, daha açık sözlü biri. {H} onu tanımıyordu^, yine de yazarken yerini^ ona bırakmaya alıştı^.',
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{V.dik:acc} {F}+de duymuştu~. “Ne yazıyorsun ki?” dedi~. “Havayı.” “Hep mi?” “Hava hep aynı değil.”',
          needs: ['human', 'third', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Okuyamaz ki,” dedi~ {F}, elinden geldiğince yumuşak. “Biliyorum.” “Peki niye yazıyorsun?” {H} kalemi kâğıttan ayırmadan cevap verdi^: “Sözümü kesmiyor.”',
          needs: ['unreal', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Yakalanırsan ne diyeceksin?” dedi~ {F}. “Mektup yazıyordum diyeceğim.” “Kime?” {H} kâğıdı katladı^. “Onu sormazlar.” {F} bir şey demedi~; ikisi de ilk onu soracaklarını biliyordu~.',
          needs: ['confined'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} mektubu elinde tarttı~. “Ağır,” dedi~. “Üç sayfa.” “Tanımadığın birine üç sayfa ne yazdın?” “Tanıdıklarıma yazamadıklarımı.”',
          needs: ['stranger', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ben götürürüm,” dedi~ {F}. “Okumayacaksın.” “Okumam.” {F} iki adım gitti~, döndü~. “İçinde ben var mıyım?” {H} düşündü^. “İkinci sayfada,” dedi^.',
          needs: ['!unreal', '!confined'],
          gives: ['friend-knows'],
        },
        {
          text: 'Bir türlü bulamadığı^ kelimeyi {F:dat} sordu^. “Hani insanın içi…” “Sıkılır?” “Yok.” “Ezilir?” “O da değil.” Akşama kadar aradılar~. Sonunda {H} kelimenin yerini boş bıraktı^, okuyan doldursun diye.',
          needs: ['human', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '“Bugün ne yazdın?” dedi~ {F}. “Ekmek aldığımı.” “Başka?” “Ekmeğin taze olduğunu.” {F} güldü~, sonra neye güldüğünü unutup sustu~.',
          needs: ['human', '!confined', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Cevap verse ne desin istersin?” dedi~ {F}. “Bir şey sorsun,” dedi^ {H}. “Soran bir daha yazar.”',
          needs: ['!unreal'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} yazılanları gizlice okumuştu~; yüzünden belliydi~. “Kızma,” dedi~. “Bana hiç böyle şeyler anlatmadın.” {H} kızmaya hazırlanmıştı^, kızamadı^. “Sen soruyorsun,” dedi^, “kâğıt sormuyor.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} gelip yanında^ durdu~. “Selam söyle,” dedi~. “Seni tanımıyor.” “Olsun. Selam selamdır.” {H} sayfanın dibine küçücük yazdı^: “{F:gen} selamı var.”',
          needs: ['other'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ne yapıyorsun orada?” dedi~ {F}. {H} {V.dik:acc} söyledi^. {F} bir süre düşündü~. “Yazım güzel değildir,” dedi~, “ama istersen temize çekerim.”',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Yollar kapandı~. Mektupların bir yerde üst üste beklediğini düşünmek, hiç gitmediklerini düşünmekten daha kötüydü~. {H} yine de yazdı^; yazılanlar bu kez kendi önünde^ birikti~.',
          needs: ['!unreal', '!space'],
        },
        {
          text: '{H:gen} bir mektubu^ geri geldi~; kenarı ezilmişti~, üstünde bir yabancının yazısı vardı~: “Bulunamadı.” {H} açıp baştan okudu^. İlk kez bir yabancı gibi okuyor, yer yer sıkılıyordu^.',
          needs: ['!unreal', '!confined'],
          gives: ['answered'],
        },
        {
          text: '“Bu kimin?” Kâğıt elden ele dolaştı~, herkes bir satırını okudu~, gülen olmadı~. {H} “Benim,” dese^ cezası^ belliydi~. Bir adım öne çıktı^.',
          needs: ['confined'],
        },
        {
          text: 'Dedikodu mektuptan hızlı gitti~. Kimi sevgili dedi~, kimi alacaklı, kimi de aklını kaçırmış. {H} üçünü de bir sonraki mektuba yazdı^.',
          needs: ['!solitary'],
        },
        {
          text: 'Cevap geldi~, tek satırdı~: “Bir daha yazma.” {H} satırı kırk kez okudu^ ve her seferinde aynı kelimede durdu^: “Daha.” Demek öncekiler okunmuştu~.',
          needs: ['!unreal'],
          gives: ['answered'],
        },
        {
          text: '{H} işinden^ iki kez azar işitti^; başı^ öne eğikti~, ama utandığından^ değil, cümle kurduğundan^. Akşamları parmağının^ yanındaki nasırı ovuyordu^.',
          needs: ['!solitary', '!space', '!old', 'human', '!child', '!confined'],
        },
        {
          text: 'Bir gece, çoktan gönderdiği^ bir satır aklına^ geldi~, yüzü^ kızardı~. Öyle söylenmezdi~. Sabaha kadar o satırı on türlü kurdu^; hepsi ilkinden kötüydü~.',
          needs: ['!unreal', 'human'],
        },
        {
          text: '{H} o gün yazacak bir şey bulamadı^. Başladı^, bıraktı^, yine başladı^. Sonunda “Bugün bir şey olmadı,” diye yazdı^ ve altını iki kez çizdi^; önemliydi~.',
        },
        {
          text: '“Bırak artık,” dedi~ {F}. “Kendini yoruyorsun.” {H} bıraktı^, üç gün yazmadı^. Dördüncü gün {F} kâğıdı kendisi getirdi~. “Konuşmuyorsun da,” dedi~, “bari yaz.”',
          gives: ['friend-knows'],
        },
        {
          text: 'Kâğıt bitti~. Bir paketin kâğıdını açıp düzeltti^, eski bir hesabın arkasını doldurdu^. En önemlisini avuç içi kadar bir parçaya sığdırdı^.',
          needs: ['human', '!space'],
        },
        {
          text: '{V.dik} duyulmuştu~. Bir gün biri gelip önüne^ dikildi~. “Bana da yazsana,” dedi~. “Ne yazayım?” “Ona ne yazıyorsan.” {H} denedi^; yabancının kâğıdı bomboş kaldı~.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: '“Bu senin mi?” dedi~ {X}, elinde katlanmaktan yumuşamış bir kâğıtla. {H} yazısını^ tanıdı^, cümleleri tanımadı^; ne kadar da cesurdular~. “Benim,” dedi^, “en azından o gün benimdi.”',
          needs: ['meets', '!confined'],
          gives: ['met'],
        },
        {
          text: 'Ne olacağını görmek için bir hafta yazmadı^. Hiçbir şey olmadı~. Ekmek pişti~, yağmur yağdı~, selam verildi~. Bu kadar kolay olmasından korktu^ ve hemen kalemi aldı^ eline^.',
          needs: ['human', '!space'],
        },
        {
          text: 'Gelen cevap başkasındandı~. “Yanlışlıkla bana geldi,” diyordu~ yazan, “ama okudum, bağışlayın. Üçüncü sayfada sorduğunuzu ben de çok düşündüm.” Altında beş sayfa vardı~.',
          needs: ['!no-address', '!answered', '!space'],
          gives: ['answered'],
        },
        {
          text: 'Bir kez de doğrusunu yazdı^: ne gizlediyse^, sırasıyla. Şimdi önünde^ iki mektup vardı~, biri neşeli, biri doğru. İkisini de cebine^ koyup yola çıktı^; vardığında^ hangisi hangi cebinde^, unutmuştu^.',
          needs: ['!solitary', '!space', 'human', '!confined', '!unreal'],
          gives: ['carried'],
        },
        {
          text: 'Mektubu götürecek adam avucunu açtı~: önce para. {H:gen} parası^ yoktu~. Yüzüğünü^ verdi^, kemerini^ verdi^. Adam kemeri geri uzattı~. “Pantolonun düşer,” dedi~.',
          needs: ['confined', 'human', '!unreal'],
        },
        {
          text: '{F} yazılanı yüksek sesle okumasını^ istedi~. İlk satırda sesi^ titredi~, ikincide düzeldi~. Sonuna geldiğinde^ {F} burnunu sildi~. “Gönder,” dedi~, “vazgeçmeden gönder.”',
          needs: ['!unreal'],
        },
        {
          text: 'Cevap geldi~. Gelemezdi~, ama gelmişti~: aynı zarf, aynı kâğıt, hiç tanımadığı^ bir el yazısı. “Bunlar yıllardır bana geliyor,” diyordu~ yazan. “Sakın kesmeyin.”',
          needs: ['unreal', 'human', '!confined'],
        },
        {
          text: '“Yazmasan ölür müsün?” dediler~. {H} ölmezdi^, bunu söyledi^ de. “Ama siz,” diye sordu^, “ışık sönünce kiminle konuşuyorsunuz?” Cevap veren olmadı~; biri ışığı biraz açtı~.',
          needs: ['human'],
        },
        {
          text: 'Yazacak bir şey bırakmadılar~ önünde^. O zaman aklından^ yazdı^: Koca bir mektubu, virgülüne kadar, ezberinde^ kurdu^. Üç gün sonra kâğıdı geri verdiklerinde bir kelimesi bile eksilmemişti~.',
          needs: ['confined'],
        },
        {
          text: '“Sana bir şey diyeyim mi?” dedi~ {F}. “Okumuyor. Ben olsam okumazdım.” “Sen olsan sana yazmazdım,” dedi^ {H}. {F} önce gücendi~, sonra güldü~.',
          needs: ['!unreal'],
        },
        {
          text: 'Yaşlı bir yabancı, ne yaptığını^ görünce yanına^ oturdu~. “Ben de yazdım,” dedi~, “on iki yıl.” “Cevap aldınız mı?” “Bir kere. Keşke almasaydım; ondan sonra ne yazacağımı bilemedim.”',
          needs: ['human', '!solitary', '!confined'],
        },
        {
          text: 'Bir gece, yazdıklarının^ hepsini yan yana getirdi^. Aynı cümle dokuz kez geçiyordu~. {H} dokuzunun da altını çizdi^ ve o güne kadar sormaktan kaçtığı^ şeyin bu olduğunu anladı^.',
          needs: ['unreal', 'human'],
        },
        {
          text: '“Bir satırını oku,” dedi~ {F}, “beğenmezsem bir daha sormam.” {H} en kısasını seçti^: “Bugün seni üç kez haklı buldum.” {F} uzun süre başka bir şey istemedi~.',
        },
        {
          text: 'Bir gün, neden sürdürdüğünü^ anlamak için baştan okudu^. İlkinde her cümle bir şey istiyordu~. Sonuncusunda isteyen bir tek cümle kalmıştı~: “Beni dinle.”',
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '{H} gidip bulmaya karar verdi^. Yanına^ bir gömlek, bir ekmek, bir de boş kâğıt aldı^: Yüz yüze söyleyemezse^ oracıkta yazacaktı^.',
          needs: ['human', '!confined', '!child', '!unreal', '!space'],
        },
        {
          text: '{H} sonuncusu olsun istedi^, öyle de başladı^: “Bu son mektup.” Sayfanın dibinde, bir sonrakinde anlatacağı^ şeyi haber veriyordu^.',
        },
        {
          text: '{H} gizlediğini^ yazdı^; bir satır tuttu~. Kapatmadan önce {F:dat} gösterdi^. “Bu kadar mıydı?” dedi~ {F}. “Bu kadardı.”',
        },
        {
          text: '“Ben yazdım,” dedi^ {H}. Kimsenin sesi çıkmadı~. “Sesli oku,” dedi~ arkadan biri; emir değildi~, ricaydı~. {H} okudu^. Sonuna gelmeden, bir başkası da kendi kâğıdını çıkardı~.',
          needs: ['confined'],
        },
        {
          text: '{H} mektupları baştan okudu^, ama bu kez kendini^ {X:gen} yerine koydu^. Ne çok soru vardı~. Temiz bir kâğıt aldı^ ve hepsine, onun ağzından, tek tek cevap yazdı^.',
          needs: ['unreal', 'other', 'human'],
        },
        {
          text: '{H} o güne kadar hiçbirinin altına adını^ yazmamıştı^. Önce başka bir kâğıtta denedi^, üç kez; dördüncüyü mektuba yazdı^ ve mürekkep kurumadan katladı^.',
          needs: ['human', 'stranger'],
        },
        {
          text: '{H} cevap beklemeyi bıraktı^, yazmayı bırakmadı^. Bunların iki ayrı iş olduğunu anlaması^ bir deste kâğıda mal olmuştu~.',
        },
        {
          text: '{H} mektubu göndermedi^. Saklamadı^ da; {F:gen} her gün geçtiği yere, açıkta bir yere bıraktı^. Üç gün sonra kâğıt orada yoktu~. {F} bir şey demedi~, yalnız o günden sonra daha yavaş geçti~ oradan.',
          needs: ['!carried'],
        },
        {
          text: '{H} mektubu kendi eliyle^ götürdü^. Yolda iki kez geri döndü^; birinde bahanesi^ yağmurdu~, birinde ayakkabısı^. Üçüncüde gitti^, kâğıdı eşiğe koydu^, üstüne bir taş bastırdı^ ve koştu^.',
          needs: ['!carried', '!unreal', 'human', '!confined', '!space'],
        },
        {
          text: '{H} artık iyi haber uydurmayacaktı^. O gün ilk kez kötü bir haberi olduğu gibi yazdı^, süslemeden. Bitirince beklediği^ gibi ağlamadı^; karnı^ acıktı~.',
          needs: ['human'],
        },
        {
          text: '“Ya yanlış anlarsa?” dedi~ {F}. {H} kâğıda bir daha baktı^. Yanlış anlaşılacak yer çoktu~; bir tanesini düzeltti^, ötekileri bıraktı^. “Anlarsa sorar,” dedi^.',
          needs: ['!unreal'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Cevap baharda geldi~. {H} bir hafta açmadı^; kapalıyken içinde her şey yazılı olabilirdi~. Sekizinci gün açtı^. “Ben de,” diyordu~.',
          needs: ['!answered', '!unreal', '!space'],
        },
        {
          text: 'Kutular hâlâ duruyordu~. Kim açarsa bir ömrün havasını okuyacaktı~: hangi gün yağmur, hangi gün taze ekmek, hangi gün yalnızca “İyiyim.”',
          needs: ['unreal', 'human', '!space', '!confined'],
        },
        {
          text: 'Yıllar sonra {F} sordu~: “Ne oldu o mektuplara?” “Gittiler,” dedi^ {H}. “Nereye?” “Gidebildikleri yere kadar.”',
        },
        {
          text: 'İkisi de yaşlandı~; bir kez bile yüz yüze gelmediler~. Ama {X} hastalandığında {H} bunu haber almadan bildi^: Virgüller azalmıştı~.',
          needs: ['!met', 'meets', 'stranger', 'third', '!confined'],
        },
        {
          text: 'Kâğıdı yıllar sonra biri buldu~, cama koyup duvara astı~. İmzanın üstünde bir leke vardı~; gören gözyaşı sandı~. Çorbaydı~.',
          needs: ['human', 'third', '!space'],
        },
        {
          text: 'Artık daha seyrek, daha kısa yazıyordu^. Son mektubu^ tek satırdı~: “Burada her şey yerinde, sen?” Soru işaretini koydu^ ve bekledi^.',
        },
        {
          text: '“Bugün bir şey anlatmayacağım,” diye yazdı^, “yalnızca oturalım.” Sayfanın kalanını boş bıraktı^. Akşam olana kadar o boşluğun karşısında oturdu^, acele etmeden.',
          needs: ['unreal', 'human'],
        },
        {
          text: 'Bir çocuk gelip “Bana da yazar mısın?” dedi~. “Buradasın işte,” dedi^ {H}, “söyle, konuşalım.” Çocuk başını iki yana salladı~. “Bazı şeyler konuşulmaz,” dedi~. {H} bir kâğıt daha çıkardı^.',
          needs: ['human', '!child', '!confined', '!solitary'],
        },
        {
          text: '{H} sonunda {X:ins} aynı masaya oturdu^ ve konuşacak bir şey bulamadı^. Kalkıp kâğıt getirdi^. Masanın iki ucundan birbirlerine yazdılar~, ara sıra başlarını kaldırıp gülerek.',
          needs: ['meets', 'third', 'human', '!confined', '!space'],
        },
        {
          text: '{V.dik} günlerden parmağında^ bir leke kaldı~, mavi, mercimek kadar. Ovsa^ çıkacaktı~. Ovmadı^.',
          needs: ['human'],
        },
        {
          text: 'Bir gün yazılacak hiçbir şey kalmadığını gördü^. Üzülmedi^; tersine, ilk kez baştan okuyacak kadar zamanı^ vardı~. Okudu^, iki yerde güldü^, bir yerde durup uzağa baktı^.',
        },
        {
          text: '“Değdi mi?” dedi~ {F}. {H} elindeki^ kâğıdı ışığa tuttu^; arka yüzdeki yazı öne vuruyor, iki yüz birbirine karışıyordu~. “Bak,” dedi^, “öbür sayfa da buradan okunuyor.”',
          needs: ['human'],
        },
      ],
    },
  ],
};
