import type { Frame } from '../types.ts';
import { WRITES_END } from './writes-end.ts';

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
          text: '{HP}, {EW.olağan}. İlk [kâğıdı|yaprağı|müsveddeyi] [buruşturdu^|dörde böldü^|top yapıp attı^], [ikincisini|arkasından gelenini|bir sonrakini] [yırttı^|yarıda bıraktı^|karalayıp kapattı^]. [Üçüncüye|Sonrakine] yalnızca [tarih attı^|bir virgül koydu^|günün adını yazdı^] ve [başında yarım saat oturdu^|mürekkep kuruyana dek bekledi^|kalemi bırakıp ellerini^ ovuşturdu^].',
          needs: ['human', '!habit', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. [İlk cümlesi şuydu~|Söze şöyle girdi^|En üste şunu koydu^]: “Beni [tanımazsınız|bilmezsiniz|hiç görmediniz].” [Gerisi kolay gelir|Arkası kendiliğinden akar|Bundan sonrası çözülür] sanmıştı^; [gelmedi~|öyle olmadı~|yanıldı^]. [Akşama kadar|Bir bardak su soğuyana kadar|Uzun süre] o satırın [karşısında|altındaki boşlukta|yanında] [kaldı^|bekledi^|oyalandı^].',
          needs: ['stranger', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Kâğıdın [iki yüzünü de|önünü, arkasını|bütün satırlarını] dolduruyor, [kenarları da boş bırakmıyordu^|sığmayanı kenara dikine yazıyordu^|köşelere bile bir söz sıkıştırıyordu^]. Bitince [katlıyor|üçe büküyor|avucuyla^ düzeltiyor], üstüne [adresi değil günü|bir ad değil bir tarih|yalnızca o günün havasını] [yazıyordu^|not ediyordu^|işliyordu^].',
          needs: ['habit', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. [Anlatacak|Sıralayacak|Dökecek] çok şeyi^, soracak [bir tek şeyi^|tek bir sorusu^] vardı~; [sayfanın sonuna gelince|son satıra varınca|imzaya sıra gelince] [onu sormadığını^|asıl onu atladığını^|sorunun dışarıda kaldığını] [gördü^|fark etti^|anladı^]. Altına [bir satır daha|ufacık bir satır|eğri büğrü bir cümle] [sıkıştırdı^|ekledi^|kondurdu^].',
          needs: ['!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. [Dizinin^ üstünde|Bir sandık kapağında|İki büklüm oturup], [ufacık|sıkışık|karınca gibi] harflerle yazıyordu^; [kâğıt azdı~|boş yer kalmamıştı~|bir yaprak daha bulunmazdı~]. Kalemin ucu [iki kez|üç kere|durmadan] [kırıldı~|köreldi~]; [çakıyla yonttu^|dişiyle^ açtı^|taşa sürtüp sivriltti^].',
          needs: ['human', '!habit', '!space', '!child'],
        },
        {
          text: '{HP}, {EW.olağan}. [Nereye göndereceğini^|Hangi adrese gideceğini|Kimin eline vereceğini^] ancak [son satırdan sonra|imzayı attıktan sonra|kâğıdı katlarken] düşündü^. Üstüne [bildiği^ kadarını|aklında^ kalan iki kelimeyi|bir tek şehir adını] yazdı^, altına da [“Bulan ulaştırsın.”|“Gören götürsün.”|“Bilen söylesin.”]',
          needs: ['!habit', '!unreal', 'stranger'],
        },
        {
          text: '{HP}, {EW.olağan}. “[Merhaba|Selam|Sevgili],” diye başladı^, [sildi^|üstünü çizdi^|beğenmedi^]. “[Nasılsın|Orada mısın|Beni duyuyor musun]?” diye [denedi^|yeniledi^|baştan aldı^], onu da [sildi^|karaladı^|kapattı^]. Sonunda [hiç seslenmeden|selamı atlayıp|dosdoğru] girdi^ söze: “[Bugün burada bir şey oldu|Sana söylemediğim bir şey var|Dün gece seni düşündüm].”',
          needs: ['!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. [Gidecek bir adres|Bırakılacak bir posta kutusu|Yolu bilen bir postacı] yoktu~. Yine de [her defasında|bıkmadan|işi savsaklamadan] [zarfı kapatıyor|kâğıdı zarfa koyuyor|zarfı diliyle ıslatıyor], kenarını [tırnağıyla^|parmağıyla^|kaşık sapıyla] düzeltiyor, üstüne [bir ad|iki harf|eski bir adres] yazıp [kaldırıyordu^|ötekilerin yanına koyuyordu^|çekmeceye bırakıyordu^].',
          needs: ['unreal', 'human'],
          gives: ['no-address'],
        },
        {
          text: '{HP}, {EW.olağan}. “[Kime|Kime o|Bu kime]?” dedi~ {F}, [satırlara doğru eğilerek|omzunun^ üstünden bakarak|yazıya göz atarak]. {H} [koluyla^|eliyle^|avucuyla^] [kâğıdın üstünü|yazının yarısını|ilk satırı] örttü^. “[Kimseye|Hiç kimseye|Öyle, birine].” “[Kimseye bu kadar uzun yazılmaz|Öyle birine dört sayfa çok|Birinin adı olur].”',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. [Her harfi tek tek|Her kelimeyi iki kez|Virgülleri bile] [düşünüyor|tartıyor|ölçüp biçiyor], [beğenmediğini^ bozuyor|fazlasını atıyor|olmayanı karalıyor], [beğendiğini^ de|kalanı da] [bir süre sonra|üç satır sonra|dönüp] [bozuyordu^|siliyordu^|çiziyordu^]. Bittiğinde [baştan okumadı^|bir daha bakmadı^|gözünü^ kaçırdı^]; okusa^ [göndermezdi^|vazgeçerdi^|yırtardı^].',
          needs: ['!unreal', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu [günün en boş vaktinde|herkes çekilince|işler bitince] yapıyordu^, [ortalık sakinleşince|kimse seslenmezken|göz önünden çekilip]. [Bir satır yazıyor|Bir söz koyuyor|Yarım cümle kuruyor], [duruyor|susuyor|kulak kabartıyor], sanki [sözünü^ kesen olmuş|karşıdan biri konuşmuş|cevap hakkı verir] gibi [bekliyor|ara veriyor], sonra [sürdürüyordu^|kaldığı^ yerden gidiyordu^|yine eğiliyordu^].',
          needs: ['habit'],
        },
        {
          text: '{HP}, {EW.olağan}. Nereden [başlayacağını^|tutacağını^|gireceğini^] bilmiyordu^; [gördüğü^ ilk şeyden|yanı^ başındakinden|ayağının^ dibinden], [kırık bir kabuktan|suda dönen bir tüyden|üç ayaklı bir böcekten] [başladı^|girdi^|tuttu^]. [O küçücük şey|Bu kadarcık şey|Küçük dediği^ şey] [iki sayfa|yirmi satır|akşama kadar] sürdü~.',
          needs: ['!habit', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Başlamak [hep aynıydı~|kolaydı~|alışkanlıktı~]: bir selam, [bir özür|bir şaka|bir hal hatır], bir de [o gün görülmüş küçük bir şey|gökyüzünün rengi|kimsenin bakmadığı bir ayrıntı]. Zor olan [bitirmekti~|kalkmaktı~|kalemi bırakmaktı~]; son satır [her seferinde|ne yapsa^|inat edip] [iki satır daha|bir “ayrıca”|bir not daha] istiyordu~.',
        },
        {
          text: '{HP}, {EW.olağan}. {F} [bunu bir iş|yazılanı bir hesap|onu^ çalışıyor] sandı~, [karışmadı~|sessizce geçti~|sesini alçalttı~]. {H} [düzeltmedi^|doğrusunu söylemedi^|ses çıkarmadı^]; [iş denince|hesap deyince|çalışan birine] kimse [ne yazdığını^|kime yazdığını^|neden güldüğünü^] sormuyordu~.',
        },
        {
          text: '{HP}, {EW.olağan}. [Sesini^ alçaltarak|Dudaklarını^ kıpırdatarak|Heceleyerek] yazdı^: [her kelimeyi|her satırı|her noktayı] önce [kendi kulağına^|karanlığa|ıslak havaya] [söyledi^|fısıldadı^|denedi^]. Kulağa [kuru|yabancı|fazla süslü] geleni [attı^|değiştirdi^|bir başkasıyla takas etti^]. Geriye [on bir|yirmi|yedi] [satır|cümle] kaldı~.',
          needs: ['!mute', '!habit'],
        },
        {
          text: '{HP}, {EW.olağan}. [Elinde^|Önünde^] [mürekkebi akan|ucu ezik|yarısı kemirilmiş] bir kalem, [yanında^|bir köşede|dibinde^] [sönmeye yüz tutmuş bir ışık|bir avuç buruşuk kâğıt|soğumuş bir tas çorba] vardı~. [Bir kelimede|Tek bir hecede|İki nokta arasında] [takıldı^|durdu^|eli^ havada kaldı~]: “[Özledim|Affet|Keşke],” [mi diyecekti^|demek kolay mıydı~]? [Yazdı^|Sonunda yazdı^]; [mürekkep dağıldı~|harfler titrek çıktı~|kelime ötekilerden iri durdu~].',
          needs: ['human', '!space', '!habit'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Beklediği^, [bir cevaptı~|iki satırdı~|ufak bir karşılıktı~]. Uzun olması gerekmiyordu~; “[Aldım|Okudum|Buradayım],” [dese|yazsa] [yeterdi~|olurdu~|bayram ederdi^]. Günde [bir|iki|üç] kez [yola baktı^|gelene gidene sordu^|uzağı gözledi^], sonra [dört kez|daha sık|beş altı kez], sonunda [durmadan|her ses duyuşta|uykusunu^ böle böle].',
          needs: ['!unreal', '!space'],
        },
        {
          text: 'Göndermek [para istiyordu~|pahalıydı~|ucuza gelmiyordu~]. [İki gün öğle yemeğini^ atladı^|Tütünü bıraktı^|Bir hafta yayan gitti^]; [üçüncü gün|sonunda|gişenin önünde], [bozuklukları sayarken|avucundakileri^ dizerken], [bir ekmekle|sıcak bir çorbayla|yeni bir çift çorapla] bir pul arasında [durdu^|kaldı^|gidip geldi^]. [Pulu aldı^|Pul kazandı~|Açlığı seçti^].',
          needs: ['human', '!unreal', '!space', '!confined', '!child'],
        },
        {
          text: 'Gönderilmeyen mektuplar [yer tutuyordu~|yığılıyordu~|çoğalıyordu~]. Önce [bir kutuya|bir çekmeceye|eski bir çantaya] sığdılar~, sonra [iki kutuya|dolabın altına|yatağın altına] [yayıldılar~|taştılar~]. {H} onları [tarihe|kalınlığa|mürekkebin rengine] göre [dizdi^|ayırdı^|sıraladı^]; [hangi yıl az konuştuğu^|hangi kış sustuğu^|hangi yaz neşelendiği^] [bakınca|tek bakışta] [görülüyordu~|anlaşılıyordu~].',
          needs: ['unreal', 'human', '!confined'],
        },
        {
          text: '[Yazdıklarını^ içinden^ tekrarladı^|Satırları aklında^ bir daha okudu^|Mektubu ezberinden^ geçirdi^]. Bir yerde “[Korkuyorum|Kızgınım|Üzülmüyorum],” demişti^; şimdi olsa “[Yoruldum|Özledim|Bilmiyorum],” [diyecekti^|yazardı^]. [Geç kalmıştı^|İş işten geçmişti~]; [mektup gitmişti~|kâğıt çoktan yoldaydı~|geri alacak bir yol yoktu~].',
          needs: ['!unreal'],
        },
        {
          text: '[Anlatacaklarını^|Malzemesini^|Yazacaklarını^] gün içinde [topluyordu^|seçiyordu^|biriktiriyordu^]: [topallayan bir kuş|boyası akmış bir tabela|kapıya sıkışmış bir etek], [ters giyilmiş bir kazak|şapkasını kovalayan bir adam|yokuşta devrilmiş bir araba], [tartı başında kavga eden iki satıcı|pencereden sarkıtılan bir sepet|çeşmede sıra bekleyen üç ihtiyar]. [Bakarken|Daha oradayken|Yürürken] [cümlesini kuruyor|söze döküyor], [unutmamak için|dağılmasın diye] [yol boyunca|dişlerinin^ arasından] mırıldanıyordu^.',
          needs: ['!space', '!confined', 'human'],
        },
        {
          text: 'Kâğıdı [ekmekle|iki düğmeyle|bir çift çorapla] değişti^, kalemi [tütünle|bir öğün yemekle|sırasını^ vererek]. [Geceleri|Işık sönünce|Herkes uyuyunca], sırtını^ [duvara|soğuk taşa|toprağa] verip [karanlıkta|el yordamıyla|görmeden] yazdı^; [sabah baktığında^|gün ışıyınca|ilk ışıkta] satırlar [birbirine binmişti~|üst üste yığılmıştı~|aşağı kaymıştı~].',
          needs: ['confined', 'human', '!child'],
        },
        {
          text: '{X:gen} [nasıl okuduğunu|nerede okuduğunu|okurken ne yaptığını] düşündü^: [ayakta mı|pencerede mi|kapı aralığında mı], [oturarak mı|yatağında mı|yürürken mi], [sesli mi|birine de göstererek mi|dudaklarını oynatarak mı]? [Bir gün|Bir sabah] [sesli|acele acele|iki kez] okuduğuna [karar verdi^|inandı^]; o günden sonra [kısa cümleler|iri harflerle|daha az virgülle] yazdı^.',
          needs: ['meets'],
        },
        {
          text: 'Her mektupta [bir şeyi|bir yeri|bir acıyı] gizliyordu^. Önce [küçük bir şeydi~|önemsizdi~]: [ağrıyan bir diş|kaçan bir uyku|tutmayan bir bacak]. Gizledikleri^ [büyüdükçe|arttıkça|ağırlaştıkça] [mektupların dili|satırlar|anlattıkları^] [şakacı oldu~|güler yüzlü oldu~|güldürmeye başladı~]; [en komik sayfayı|en uzun kahkahayı|bir fıkrayı] [ateşler içinde|aç karnına|ağlamaktan şişmiş gözlerle] yazdı^.',
          needs: ['human'],
        },
        {
          text: 'Cevap [gelmedikçe|geciktikçe] bir tane daha gönderdi^; [ilkini düzelten|ilkini yumuşatan|öncekini açıklayan] bir mektup. [Üçüncüsü|Ondan sonraki|Bir hafta sonraki], [ikincisi için özür diliyordu~|ikisini de yalanlıyordu~|ilkini unutmasını istiyordu~]. [Dördüncüde|Bir sonrakinde] yalnızca [hava vardı~|bir soru işareti vardı~|“Neyse,” yazıyordu~].',
          needs: ['!unreal'],
        },
        {
          text: 'Yazarken [karşılık alır|cevap duyar|lafı kesilir] gibi oluyordu^: [kısa, biraz alaycı sözlerdi~|ufak itirazlardı~|tek kelimelik sorulardı~] bunlar. [Bir süre sonra|Zamanla|Üçüncü mektupta] onları da [satır aralarına|kenara|parantez içinde], [daha küçük harflerle|başka bir mürekkeple|eğik yazıyla] [yazmaya|geçirmeye|sıkıştırmaya] başladı^.',
        },
        {
          text: '[Bir kelime istiyordu^ karşıdan|Karşıdan tek kelime bekliyordu^], [hangisi olursa|uzunu kısası fark etmezdi~]. [Bekledikçe|Gün geçtikçe] kelimeyi kendisi^ [seçmeye|uydurmaya|yakıştırmaya] başladı^: önce “[iyiyim|geldi|sağ ol]”, sonra “[gel|anlat|özledim]”, en sonunda [yalnızca|bir tek] “[yaz|devam et|bırakma]”.',
          needs: ['!unreal'],
        },
        {
          text: '[Söz uzadıkça|Sayfalar arttıkça|Satırlar ilerledikçe] [kendisine^ benzemeyen|başka huylu|daha cesur] biri çıkıyordu~ ortaya: [daha sabırlı, daha açık sözlü|lafını sakınmayan|kolay gülen, çabuk bağışlayan] biri. {H} onu [tanımıyordu^|biraz kıskanıyordu^|yadırgıyordu^], yine de [yazarken|kalem eldeyken] [yerini^ ona bırakmaya alıştı^|sözü ona veriyordu^|onun dediğini yapıyordu^].',
        },
        {
          text: '[Bir tek şeyi|Asıl söyleyeceğini^] yazamıyordu^. [Yaklaşıyor|Çevresinde dolanıyor|Kapısına kadar geliyor], [son anda|tam oradayken] [havadan söz ediyordu^|bir kuşu anlatıyordu^|lafı yemeğe getiriyordu^]. [Her mektupta|Her seferinde] [bir boşluk|iki satırlık bir aralık|karalanmış bir yer] kalıyordu~; [orayı okuyan|dikkatli biri|gören] [anlardı~|sorardı~|merak ederdi~].',
        },
        {
          text: '[Yanına^ {F} geldi~|{F} omzundan^ baktı~|{F} tepesine^ dikildi~]: “[İmzan yok|Adını koymamışsın|Altı boş bunun].” “[Koymuyorum|Koyamam|Şimdilik böyle].” “[Kimden geldiğini nereden bilecek|Cevabı kime yazacak|Ya ben yazdım sanırsa]?” {H} [kalemi çevirdi^|bir süre düşündü^|kâğıdı kendine^ çekti^]. “[Bilirse okumaz|Bir kez okusun, sonra söylerim|Bilse yırtar],” dedi^.',
          needs: ['stranger'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{V.dik:acc} {F}+de [duymuştu~|öğrenmişti~|biliyordu~]. “[Ne yazıyorsun ki|Ne buluyorsun yazacak|Neyi anlatıyorsun]?” dedi~. “[Havayı|Yağmuru|Gelip geçeni].” “Hep mi?” “[Hava hep aynı değil|Hepsi başka başka|Dünkü yağmur ince yağdı].” {F} [göğe baktı~|omuz silkti~|dışarıya bir göz attı~], [farkı göremedi~|bir şey bulamadı~|bulut saydı~].',
          needs: ['human', 'third', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Okuyamaz ki|Eline geçmez ki|Bunu alan yok ki],” dedi~ {F}, [elinden geldiğince yumuşak|gözlerini kaçırarak|alçak bir sesle]. “Biliyorum.” “[Peki niye yazıyorsun|O zaman kimin için|Neden uğraşıyorsun]?” {H} kalemi [kâğıttan ayırmadan|mürekkebe batırarak|iki parmağında^ çevirerek] cevap verdi^: “[Sözümü kesmiyor|Yazarken yaşıyor|Başka türlü susamıyorum].”',
          needs: ['unreal', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Yakalanırsan|Bulurlarsa|Görürlerse] ne diyeceksin?” dedi~ {F}. “[Mektup yazıyordum|Evime yazıyordum|Can sıkıntısından] diyeceğim.” “[Kime|Kime diye sorarlarsa]?” {H} kâğıdı [katladı^|koynuna^ koydu^|çizmesine^ soktu^]. “[Onu sormazlar|O kadar meraklı değiller|Oraya kadar dinlemezler].” {F} [bir şey demedi~|yüzünü buruşturdu~|iç çekti~]; ilk [sorulacak soru|bakılacak yer|öğrenmek isteyecekleri şey] [o olacaktı~|buydu~].',
          needs: ['confined'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} mektubu [elinde tarttı~|ışığa tuttu~|avucunda sektirdi~]. “[Ağır|Kalın|Dolu bu],” dedi~. “[Üç sayfa|Dört yaprak|Önlü arkalı].” “[Tanımadığın birine|Yüzünü görmediğine|Bir yabancıya] [ne yazdın|anlatacak ne buldun]?” “[Tanıdıklarıma yazamadıklarımı|Size söylemediklerimi|Bana sorulmayanları].”',
          needs: ['stranger', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ben [götürürüm|ulaştırırım|yollarım],” dedi~ {F}. “[Okumayacaksın|Açmayacaksın|İçine bakmak yok].” “[Okumam|Bakmam|Söz].” {F} [iki adım|üç adım|biraz] gitti~, [döndü~|durdu~|geri geldi~]. “[İçinde ben var mıyım|Benden söz ettin mi|Adım geçiyor mu]?” {H} [düşündü^|güldü^|duraksadı^]. “[İkinci sayfada|Bir yerde|Sonlara doğru],” dedi^.',
          needs: ['!unreal', '!confined'],
          gives: ['friend-knows'],
        },
        {
          text: '[Bir türlü bulamadığı^|Dilinin^ ucuna gelen|Yeri boş duran] kelimeyi {F:dat} sordu^. “[Hani insanın içi|Hani birini beklerken|Hani akşamüstü olur ya]…” “[Sıkılır|Daralır|Kararır]?” “[Yok|Değil].” “[Ezilir|Burkulur|Üşür]?” “O da değil.” [Akşama kadar|Gün boyu|Lamba yanana kadar] [aradılar~|kelime denediler~|sözlük gibi konuştular~]. Sonunda {H} [yerini boş|bir çizgi|üç nokta] bıraktı^, okuyan [doldursun|bulsun|koysun] diye.',
          needs: ['human', 'third', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Bugün ne yazdın|Yine ne anlattın|Neyi yazdın bu sefer]?” dedi~ {F}. “[Ekmek aldığımı|Ayağımın kaydığını|Komşunun kedisini].” “Başka?” “[Fırının buğusunu|Kimsenin görmediğini|Kedinin tek kulağını].” {F} güldü~, sonra [neye güldüğünü unutup|birden|ağzı açık] [sustu~|durdu~|daldı~]: “[Bunu bana anlatmadın|Ben de oradaydım, görmedim|Sahi, kulağı yoktu].”',
          needs: ['human', '!confined', '!space', 'settled'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Cevap verse|Bir satır yazsa|Karşılık gelse] ne desin istersin?” dedi~ {F}. “[Bir şey sorsun|Soru sorsun|Merak etsin],” dedi^ {H}. “[Soran bir daha yazar|Sorunun arkası gelir|Sormayan bitirmiş demektir].” {F} [hemen|parmağını kaldırıp|şakacıktan] [bir soru attı~ ortaya|sordu~]: “[Üşüyor musun|Karnın tok mu|Rüya görüyor musun]?” {H} [cevabı kâğıda yazdı^|güldü^, cevap vermedi^|soruyu bir kenara not etti^].',
          needs: ['!unreal'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} yazılanları gizlice [okumuştu~|karıştırmıştı~]; [yüzünden belliydi~|kulakları kızarmıştı~|gözünü kaçırıyordu~]. “Kızma,” dedi~. “Bana hiç [böyle şeyler anlatmadın|bunlardan söz etmedin|böyle konuşmadın].” {H} kızmaya [hazırlanmıştı^|niyetliydi^], [kızamadı^|beceremedi^]. “[Sen soruyorsun|Sen hemen bir çare buluyorsun|Sen üzülüyorsun],” dedi^, “kâğıt [sormuyor|bulmuyor|üzülmüyor].”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} [gelip yanında^ durdu~|çömeldi~|kâğıda doğru eğildi~]. “[Selam söyle|Benden de selam yaz|Beni de an],” dedi~. “[Seni tanımıyor|Adını bile bilmiyor|Kim diye sorar].” “[Olsun|Sorsun|Öğrenir].” {H} sayfanın [dibine|kenarına|köşesine] [küçücük|eğri büğrü|özene bezene] yazdı^: “{F:gen} selamı var.”',
          needs: ['other'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Ne yapıyorsun orada|Neye eğildin öyle|Nedir o elindeki]?” dedi~ {F}. {H} {V.dik:acc} [söyledi^|anlattı^|gizlemedi^]. {F} [bir süre düşündü~|başını kaşıdı~|satırlara baktı~]. “[Yazım güzel değildir|Elim yatkın değil|Benim harfler çarpıktır],” dedi~, “ama istersen [temize çekerim|ben okurum, sen dinle|virgülleri ben koyarım].”',
          gives: ['friend-knows'],
        },
        {
          text: '“Bana [oku|okusana|bir satır oku],” dedi~ {F}. {H} [ortadan|rastgele|son sayfadan] bir yer seçti^: “[Bugün üç kez arkama baktım|Burada saatler ağır akıyor|Sana benzeyen birini gördüm].” {F} [yutkundu~|gözlerini yumdu~|uzun uzun burnunu çekti~]. “[Sen neden bana böyle konuşmuyorsun?|Bana da bir gün yaz,|Devam et, dinliyorum,]” dedi~.',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} [kâğıdın bir ucundan|kalemin sapından|dirseğinden^] tuttu~: “[Yapma|Dur biraz|Bir dinle]. [Ya cevap verirse|Ya kapına gelirse|Ya sana inanırsa]?” {H} bunu [ilk kez|ciddi ciddi] [düşündü^|aklından^ geçirdi^]. [Kulakları^ uğuldadı~|Ağzı^ kurudu~|Boynu^ kızardı~]. “[O zaman susarım|Saklanırım|Kaçarım],” dedi^ ve [noktayı koydu^|yazmayı sürdürdü^|bir satır daha ekledi^].',
          needs: ['human', '!unreal'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '{H:gen} bir mektubu^ [geri geldi~|döndü~|eline^ geri verildi~]; kenarı [ezilmişti~|yanmıştı~|açılıp yapıştırılmıştı~], üstünde [yabancı bir yazı|kırmızı bir damga|acele bir not] vardı~: “[Bulunamadı|Tanınmıyor|Taşınmış].” {H} [açıp|oturup|ayakta] baştan okudu^. [İlk kez bir yabancı gibi|Başkasının gözüyle|Yazanı tanımıyormuş gibi] okuyor, [yer yer sıkılıyordu^|iki yerde utanıyordu^|en çok da susulan yere takılıyordu^].',
          needs: ['!unreal', '!confined'],
          gives: ['answered'],
        },
        {
          text: '“[Bu kimin?|Kim yazdı bunu?|Sahibi çıksın!]” Kâğıt [elden ele|bir baştan öbürüne|sıra boyunca] dolaştı~, [herkes bir satırını|kimi başını, kimi sonunu] okudu~, gülen [olmadı~|çıkmadı~]. {H} “[Benim|Ben yazdım],” dese^ [cezası^|başına^ gelecek] belliydi~. Bir adım öne [çıktı^|attı^|geçti^].',
          needs: ['confined'],
        },
        {
          text: 'Dedikodu [mektuptan hızlı gitti~|her kapıyı çaldı~|bir günde yayıldı~]. Kimi [sevgili|nişanlı|gizli bir eş] dedi~, kimi [alacaklı|kaçak bir akraba|müfettiş], kimi de [aklını kaçırmış|kendi kendine yazıyor|uykusunda konuşuyor]. {H} [üçünü de|hepsini|söylenenleri] [bir sonraki mektuba|en üste|not diye sayfanın dibine] [yazdı^|geçirdi^|ekledi^].',
          needs: ['!solitary'],
        },
        {
          text: 'Cevap [geldi~|çıktı~ sonunda|bir sabah elindeydi~], [tek satırdı~|üç kelimeydi~|kısacıktı~]: “Bir daha [yazma|yollama|zahmet etme].” {H} satırı [kırk kez|ezberleyene kadar|ışığa tutarak] okudu^ ve [her seferinde|en çok] “daha” sözünde [durdu^|takıldı^|oyalandı^]. Demek öncekiler [okunmuştu~|eline geçmişti~|açılmıştı~].',
          needs: ['!unreal'],
          gives: ['answered'],
        },
        {
          text: '{H} [işinden^|başındakilerden|büyüklerinden^] iki kez azar işitti^; başı^ [öne eğikti~|düşüktü~|kitaptaymış gibiydi~], ama [utandığından^|korktuğundan^|üzüldüğünden^] değil, [cümle kurduğundan^|kelime aradığından^|virgül düşündüğünden^]. Akşamları parmağının^ [yanındaki nasırı|mürekkepli yerini|şişen boğumunu] [ovuyordu^|ısırıyordu^|suya sokuyordu^].',
          needs: ['!solitary', '!space', '!old', 'human', '!child', '!confined'],
        },
        {
          text: '[Bir gece|Uykuya dalarken|Hiç yoktan], [çoktan gönderdiği^|haftalar önceki|unuttuğu^] bir satır [aklına^ geldi~|gözünün^ önüne dikildi~], [yüzü^ kızardı~|kulakları^ yandı~|yatakta doğruldu^]. Öyle [söylenmezdi~|denmezdi~|yazılmazdı~]. [Sabaha kadar|Gün ışıyana dek] o satırı [on türlü|başka başka|sekiz kez] kurdu^; hepsi [ilkinden kötüydü~|daha da ağırdı~|aynı kapıya çıkıyordu~].',
          needs: ['!unreal', 'human'],
        },
        {
          text: '{H} o gün yazacak [bir şey|tek söz|haber] bulamadı^. [Başladı^, bıraktı^, yine başladı^|Kalemi aldı^, koydu^, gene aldı^|Kâğıdı çevirdi^, gene çevirdi^]. Sonunda “[Bugün bir şey olmadı|Bugün kimse gelmedi|Bugün yalnız rüzgâr vardı],” diye yazdı^ ve altını [iki kez çizdi^|kalın kalın çizdi^|parmağıyla^ bastırdı^]; [önemliydi~|bu da haberdi~|doğruydu~].',
        },
        {
          text: '“Bırak artık,” dedi~ {F}. “[Kendini yoruyorsun|Gözlerin çöktü|Sana iyi gelmiyor].” {H} bıraktı^, [üç gün|bir hafta|beş gün] yazmadı^. [Ertesi sabah|Sonra bir akşam|Süre dolunca] {F} kâğıdı kendisi [getirdi~|uzattı~|önüne^ sürdü~]. “[Konuşmuyorsun da|Yüzün asık, yemek de yemiyorsun|Uykunda yazıyorsun zaten],” dedi~, “[bari yaz|al, yaz şunu|hiç değilse kâğıda dök].”',
          gives: ['friend-knows'],
        },
        {
          text: 'Kâğıt [bitti~|tükendi~|kalmadı~]. [Bir paketin kâğıdını açıp düzeltti^|Takvimden iki yaprak kopardı^|Bir torbanın içini çevirdi^], [eski bir hesabın arkasını|bir reçetenin boşluğunu|biletlerin sırtını] doldurdu^. En önemlisini [avuç içi kadar|pul boyunda|parmak eninde] bir parçaya [sığdırdı^|yazdı^|kazıdı^].',
          needs: ['human', '!space'],
        },
        {
          text: 'Yazmak {H:dat} [pahalıya geliyordu~|bir şeylere mal oluyordu~]: [uykusu^|iştahı^|gözünün^ feri] [azaldı~|gitti~|kaçtı~], [sırtı^ eğildi~|işler aksadı~|sesi^ kısıldı~]. [Bir sabah|Günün birinde] {V.dik:acc} bile [unutup|bir yana koyup] [boş boş oturdu^|kımıldamadan kaldı^]; [öğleye doğru|gölge dönünce|bir ses duyunca] [eli^ yine kâğıda gitti~|ilk kelime kendiliğinden geldi~].',
          needs: ['human'],
        },
        {
          text: '[Bir yerden sonra|Günler uzadıkça] [harfler|satırlar] [bozuldu~|küçüldü~|birbirine yaslandı~]. {H} [ilk yazdığıyla^|eski bir sayfayla|başlangıçtakiyle] [son yazdığını^|yenisini|dünküyü] yan yana koydu^: [birinde|ilkinde] [koşan|şarkı söyleyen|dimdik duran] biri vardı~, [ötekinde|sonuncuda] [oturan|bekleyen|bastona dayanan] biri.',
        },
      ],
    },
    ...WRITES_END,
  ],
};
