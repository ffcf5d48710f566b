import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Herkes bekliyordu~|Bütün gözler ondaydı~|Bir nefes boyu kimse kıpırdamadı~]; [az önce|daha demin] [konuşanlar susmuş|gülenler ciddileşmiş], [arkadakiler parmak uçlarına kalkmıştı~|öndekiler birbirini dirseklemişti~]. [Sonunda|En sonunda] [bir çocuk|en arkadan biri] [sordu~|dayanamadı~]: [“Niye olmuyor?”|“Bitti mi şimdi?”|“Şimdi ne olacak?”]',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunun için ayrılan an|Beklenen an] [geldi~, durdu~, geçti~|önünden^ yavaşça geçip gitti~]; [ardında|geride] [hiçbir ses|küçücük bir iz bile] kalmadı~. [Başkaları|Gelip geçenler] [bunu fark etmedi~|olağan saydı~]. {H} [ise o boşluğun|ise olmayan şeyin] [tam ortasında|kıyısında] [duruyordu^|kalmıştı^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Oysa her şey hazırdı~|Oysa eksik bir şey yoktu~]: [gün uygundu~|yol açıktı~|kimse karışmıyordu~], [bir adım|tek bir hareket] [yeterdi~|yetecekti~]. [O adımı|O hareketi] [yüz kere|bin kere] [düşünmüştü^|aklından^ geçirmişti^]. [Düşünmediği^ tek şey|Aklına^ gelmeyen tek şey] [böyle kalakalmaktı~|içinden^ yükselen o küçük “hayır” oldu~].',
    },
    {
      text: '{HP}, {EW.olağan}. [“Yarın,” dedi~ kimi.|“Alışır,” dediler~.|“Geçer,” dediler~.] [Yarın oldu~|Hafta bitti~], [bir yarın daha|bir hafta daha] [oldu~|geçti~]. [Sonunda|En sonunda] [gelip gidenlerden|bakmaya gelenlerden] [en sabırlısı|bir tek {F}] kaldı~; o da [her akşam|her gelişinde] [aynı yere oturuyor|uzaktan bakıyor], [hiçbir şey sormuyordu~|yalnızca bekliyordu~].',
    },
    {
      text: '{HP}, {EW.olağan}. [Önceleri|İlk günlerde] [buna bir ad bulmaya çalıştı^|adını koymak istedi^]: [inat|korku|yorgunluk], [belki biraz|biraz da] [gurur|utanç|özlem]. [Hiçbiri|Bulduğu^ adların hiçbiri] [üstüne^ olmadı~|tam oturmadı~]; [hepsini|birer birer hepsini] [denedi^, çıkardı^|bir yana koydu^]. [Adsız kaldı~ sonunda.|Sonunda adsız kaldı~ bu hâl.]',
    },
    {
      text: '{HP}, {EW.olağan}. [İçinde^ bir şey|Göğsünün^ altında bir şey] [sıkışmıştı~|düğümlenmişti~], [ceviz büyüklüğünde|küçük bir taş kadar]. [Ne zaman yeltense^|Her denediğinde^] [o taş yer değiştiriyor|düğüm biraz daha çekiliyor], [nefesi^ yarıda kalıyordu~|kolu^ bacağı^ ağırlaşıyordu~]. [Sonra|Vazgeçince] [geçiyordu~|çözülüyordu~], [sanki|tıpkı] [hiç olmamış gibi|bir oyun oynanmış gibi].',
      needs: ['state', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu|Olanı, daha doğrusu olmayanı] [saatine kadar biliyordu^|dakikası dakikasına hatırlıyordu^]: [gölge kapıdan iki karış içerideydi~|uzakta bir köpek havlıyordu~], [çorba taşmıştı~|biri adını^ sesleniyordu~]. [Hepsini|Bunların hepsini] [sayabilirdi^|sırasıyla anlatabilirdi^]. [Nedenini|Sebebini] sorsalar [susardı^|bakışlarını^ kaçırırdı^].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kararsız değildi^|Unutmuş da değildi^], [korkudan da değildi~|tembellik hiç değildi~]. [Yalnızca|Bir tek], [tam o sırada|o kısacık anda], [bir kuşun sesi gibi ince|bir kapı aralığı kadar dar] [bir soru|bir düşünce] [gelmişti~|geçmişti~]: [“Ya olursa?”|“Olunca ne olacak?”|“Bunu ben mi istiyorum?”]',
    },
    {
      text: '{HP}, {EW.olağan}. [Kimseye haber vermedi^|Bir açıklama yapmadı^]. [Akşam|O akşam] [her zamanki yerine^ oturdu^|her zamanki saatte yattı^], [her zamanki kadar|alıştığı^ kadar] [yedi^|konuştu^]. [Değişen tek şey|Başka olan yalnızca] [ellerini^ nereye koyacağını^ bilmemesiydi^|ellerinin^ kucağında^ yabancı gibi durmasıydı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk fark eden|Bunu ilk anlayan] {F} oldu~. [Uzaktan baktı~|Yaklaştı~], [bir sağına geçti~, bir soluna|çevresinde^ dolandı~], [başını yana eğdi~|kaşlarını çattı~]. [“Bilerek mi?” dedi~.|“Sen bunu isteyerek yapıyorsun,” dedi~.] {H} [ne evet dedi^ ne hayır|cevap vermedi^]; [bu da|susması^ da] [bir cevaptı~|yetti~].',
      needs: ['third'],
      gives: ['friend-knows'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Söz|Lakırtı] [çabuk yayıldı~|ağızdan ağza geçti~]. [Kimi acıdı~|Kimi kınadı~], [kimi güldü~|kimi uzaktan el salladı~]; [en kötüsü|en ağır geleni] [hiçbir şey olmamış gibi davrananlardı~|bilip de sormayanlardı~]. {H} [onların yanından|aralarından] [geçerken|her geçişinde^] [başka bir yol|daha tenha bir yol] [arar oldu^|seçmeye başladı^].',
    },
    {
      text: '[“Neden {V.dik:acc} sorma bana,” dedi^ {H}.|“Sorma,” dedi^ {H}, soru daha gelmeden.] {F} [sormadı~|omuz silkti~]. [Bir süre|Uzunca bir süre] [aynı yöne|önlerindeki boşluğa] [baktılar~|bakıp durdular~]. [“Ben de bir keresinde,” dedi~ sonra {F},|“Bende de oldu,” dedi~ {F} sonunda,] [“bir kapının önünde üç saat durdum. Zil yarım karış ötedeydi.”|“bir mektup vardı, hâlâ kapalı durur.”]',
      needs: ['short', 'human', '!child', '!friend-knows', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '[Bekleyenlerden biri|Ondan^ bir şey uman biri] [sonunda|üçüncü günün sonunda] [geldi~|karşısına^ dikildi~]. [Yüzü|Gözleri] [uykusuzdu~|kıpkırmızıydı~]. [“Senin yüzünden ne kaybettiğimi bilsen,” dedi~|“Ben sana güvenmiştim,” dedi~] ve [cümlenin sonunu|gerisini] [getiremedi~|söylemeden döndü~]. {H} [bunu haksız bulmadı^.|savunmadı^ kendini^.]',
      needs: ['short'],
    },
    {
      text: '[Kendine^ küçük işler buldu^|Günü doldurmaya çalıştı^]: [düğme dikti^|fasulye ayıkladı^|bıçak biledi^], [raf düzeltti^|eski kâğıtları yırttı^], [bir çiviyi söküp yeniden çaktı^|aynı camı iki kez sildi^]. [Akşam olduğunda|Hava kararınca] [yapılmış otuz iş vardı~|her şey yerindeydi~], [yapılmamış o bir tanesi|o tek yapılmayan] [hepsinden büyük|masanın ortasında] duruyordu~.',
      needs: ['settled'],
    },
    {
      text: '[Uykuda|Rüyasında^] [yapıyordu^ ama|oluyordu~ ama]: [kolayca, güle oynaya|bir solukta], [hem de|üstelik] [herkesin gözü önünde|en güzel biçimiyle]. [Alkış sesine|Kendi sesine^] [uyanıyor|gözünü^ açıyor], [karanlıkta|ilk ışıkta] [bir an|kısa bir an] [olmuş sanıyordu^|inanıyordu^]. [Sonra|Derken] [yastık soğuk geliyordu~|yerini^ yadırgıyordu^].',
      needs: ['human'],
    },
    {
      text: '{F} [her gün|bıkmadan] [yeni bir çare|başka bir yol] getiriyordu~: [bir gün nane suyu|bir gün bir dua], [ertesi gün|öbür gün] [eski bir tekerleme|bir tutam tuz], [bir başka gün|en sonunda] [yalnızca kendini|iki kulak]. [“Dinliyorum,” dedi~|“Bugün elim boş,” dedi~] ve [toprağa|yanına^] [oturdu~|çöktü~]. {H} [en çok buna|o gün] [sevindi^|güldü^].',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Yerine^|Onun^ yerine] [başkasını|hevesli birini] [denediler~|çağırdılar~]. [Gelen|O] [bir bakışta anladı~|kollarını sıvadı~], [bir çırpıda|hiç zorlanmadan] [yaptı~|halletti~] ve [dönüp|gülerek] [“Bu kadar mıydı?” dedi~|“Kolaymış,” dedi~]. {H} [gözünü^ kaçırmadı^|onu kutladı^]; [kıskanmadığına|rahatladığına^] [kendisi^ de|en çok kendisi^] [şaştı^|inanamadı^].',
      needs: ['human', '!state'],
    },
    {
      text: '[Aynı yerden|Aynı noktadan] [her geçişinde^|bir daha geçtiğinde^] [ayakları^ yavaşlıyordu~|içi^ çekiliyordu~]. [Bir seferinde|Bir kez] [durdu^, bekledi^|sonuna kadar yaklaştı^]; [olacak gibiydi~|neredeyse oluyordu~]. [Bir dal çatırdadı~|Bir ses geldi~], [ürktü^|irkildi^], [bütün cesaret|içindeki^ bütün hız] [uçup gitti~|toprağa aktı~].',
      needs: ['!space'],
    },
    {
      text: '[Borç gibiydi~|Bir borç gibi büyüdü~]: [ödenmedikçe|geciktikçe] [üstüne bir şey ekleniyordu~|kabarıyordu~]. [İlk hafta|Önce] [bir açıklama|bir özür] [yetecekti~|yeterdi~], [ikinci hafta|sonra] [bir hediye|uzun bir mektup], [üçüncüsünde|bir ay sonra] [yüz yüze bakmak|kapıyı çalmak] gerekiyordu~. {H} borcunu^ [her akşam|her sabah] [yeniden hesaplıyordu^|bir daha topluyordu^].',
      needs: ['settled', '!state'],
    },
    {
      text: '[Onu^ sevenler|Yakınları^] [iki yana ayrıldı~|kavgaya tutuştu~]: [“Bırakın hâline,” diyenlerle|“Rahat bırakın,” diyenlerle] [“Zorlayın, olur,” diyenler|“İtin biraz,” diyenler]. [Ne bağırdılar~ ne küstüler~|Bir gün bağırdılar~, bir gün küstüler~]. [Kimse|Hiçbiri] [dönüp|bir kez olsun] [ona^|asıl kişiye] [ne istediğini^|ne düşündüğünü^] [sormamıştı~|sormayı akıl etmedi~].',
      needs: ['third'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Derken|Bir sabah] [aynı an|o beklenen an] [geri geldi~|bir kez daha önüne^ çıktı~], [üstelik|hem de] [daha açık|daha yakın|daha ürkütücü] bir yüzle. [Bu kez|Şimdi] [seyirci yoktu~|kimse beklemiyordu~]; [yapsa^ da yapmasa^ da|olsa da olmasa da] [bilen çıkmayacaktı~|gören olmayacaktı~]. {H} [bunun daha zor olduğunu|yalnızken daha ağır geldiğini] [gördü^|anladı^].',
      needs: ['!open'],
      gives: ['second', 'open'],
    },
    {
      text: '{F} [tehlikedeydi~|darda kalmıştı~|yardım bekliyordu~] ve [onu^ kurtaracak şey|gereken tek şey], [tam da|işte tam] [{H:gen} yapmadığı^ şeydi~|o yarım kalan işti~]. [“Yalnız sen varsın,” dedi~|“Senden başkası yok,” dedi~] {F}. [Sesinde|Bakışında] [suçlama yoktu~|ne sitem vardı~ ne yalvarma]; [bu, işi|bu da] [kolaylaştırmıyordu~|daha çok sıkıştırıyordu~].',
      needs: ['!solitary', '!open'],
      gives: ['friend-in-need', 'open'],
    },
    {
      text: '[Bir yabancı|Uzaktan gelen biri] [olup biteni|hiçbir şeyi] bilmeden [geldi~|oturdu~], [uzun uzun kendini anlattı~|gülerek söze girdi~]. [“Ben de yapmadım,” dedi~|“Ben on yıl yapmadım,” dedi~], [“kimse ölmedi.|“dünya dönmeye devam etti.] [Yalnız bir daha soran da olmadı.”|Ama özlüyorum, biliyor musun, sorulmayı.”] {H} [bu söz üstüne|o gece] [uyuyamadı^|yerinde^ duramadı^].',
      needs: ['human'],
    },
    {
      text: '[İki kişi|Güçlü kuvvetli iki kişi] [onu^ omzundan^ tuttu~|arkasına^ geçti~]. [“Haydi,” dediler~,|“Bir, iki, üç,” dediler~,] [“itiyoruz.”|“kapat gözünü.”] {H} [ayaklarını^ yere dayadı^|kaskatı kesildi^]. [Zorla olunca|İtildikçe] [içindeki^ o yer|direnci^] [büyüdü~|sertleşti~]. [Sonunda|Terleyince] [bıraktılar~|onlar yoruldu~], [biri de|gençleri] [“Keçi gibi,” dedi~|güldü~].',
      needs: ['human'],
    },
    {
      text: '[Oyunun kuralını|Şartı] [değiştirdiler~|bozdular~]: [“Yapmazsan|“Bu akşama kadar yapmazsan] [gideceksin,”|bizden sayılmayacaksın,”|suç {F:gen} üstüne kalacak,”] dediler~. [Güneş|Gölge] [duvara tırmanıyordu~|hızlı yürüyordu~]. {H} [kaybedeceklerini^|bırakacaklarını^] [parmaklarıyla^ saydı^|tek tek gözünün^ önüne getirdi^]: [beşte durdu^|bir elin parmağı yetmedi~].',
      needs: ['human', '!open'],
      gives: ['ultimatum', 'open'],
    },
    {
      text: '[Yıllar önce|Bir zamanlar] [aynısını yaşamış|aynı yerde durmuş] [yaşlı biri|bir ihtiyar] [onu^ yanına çağırdı~|haber yolladı~]. [“Bana bak,” dedi~.|“Gel, otur,” dedi~.] [“Ben yaptım. Herkes alkışladı.|“Ben dayanamadım, yaptım.] [O günden beri alkış arıyorum.”|Ertesi sabah kimse hatırlamadı.”] {H} onun [ellerine|titreyen dizlerine] [baktı^|uzun uzun baktı^] ve [bir şey demedi^|sustu^].',
      needs: ['human'],
    },
    {
      text: '[Beklenmedik bir hediye|Küçük bir paket] [geldi~|bıraktılar~ önüne^]; [içinden|kâğıdın arasından] [bir kanat tüyü|bir anahtar|bir düdük] çıktı~. [Üstünde|İliştirilen pusulada] [tek satır vardı~|şu yazıyordu~]: [“Hazır olunca.”|“Acelesi yok.”|“Olmazsa da olur.”] [Kimin yolladığı|Gönderenin adı] [yazmıyordu~|belli değildi~]. [El yazısı|Harfler] {F:gen} [harflerine|yazısına] benziyordu~.',
      needs: ['settled'],
    },
    {
      text: '[Bir an|Kısacık bir an] [oldu~ sanıldı~|herkes oldu sandı~]. [Bağıranlar|Sevinenler] [oldu~|birbirine sarıldı~]. {H} [yanlışlıkla|hiç istemeden] [yarısına kadar gelmiş|ilk adımı atmış], [sonra|ardından] [geri çekilmişti^|durmuştu^]. [Yarım kalmak|Yarıda durmak] [hiç başlamamaktan|ilkinden] [ağırdı~|beterdi~]; [şimdi|artık] [iki yanda da|hiçbir yanda] [yeri^ yoktu~|rahat yoktu~].',
    },
    {
      text: '[Gece|Gecenin bir yarısı] [uyandı^, çıktı^|kimseler yokken], [o yere gitti^|bir kez daha denedi^]. [Ay|Yalnız ay] [tepedeydi~|bakıyordu~]. [Bir, dedi^ içinden^, iki...|Gözünü^ kapadı^, saydı^.] [Üçte|Tam o sırada] [yanı başında^|karanlıkta] [biri kıpırdadı~|biri öksürdü~]: [“Ben bakmıyorum,” dedi~ {F}.|“Sen rahatına bak,” dedi~ {F}, “ben uyuyamadım da.”]',
      needs: ['!night', '!space'],
      gives: ['night'],
    },
    {
      text: '[Küçük bir şey|Belki küçük bir şey] oldu~: [bir yavru|tanımadığı^ bir çocuk] [geldi~, aynı yerde durdu~|yanına^ sokuldu~] ve [tıpkı onun^ gibi|aynı biçimde] [donup kaldı~|yapamadı~]. [“Sen nasıl yapıyorsun?” dedi~. “Yapmıyorum,” dedi^ {H}.|“Sende de mi?” dedi~. “Bende de,” dedi^ {H}.] [Küçük rahatladı~.|Yüzü güldü~.] [Yan yana|Öylece] [durdular~|beklediler~].',
      needs: ['!child', 'third'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Bu kez|İkincisinde] [durup bekledi^|acele etmedi^]: [nefesi^ yerine geldi~|göğsündeki^ gürültü azaldı~], [uzakta|bir yerlerde] [bir kapı kapandı~|gün ağardı~]. [Sonra|Ardından] [tek bir hareketle|küçücük bir adımla] [yaptı^|başladı^]; [nasıl yaptığını|ne zaman başladığını^] [görmedi^ bile|kendisi^ de anlamadı^]. [Düşmedi^|Yer yarılmadı~], [gök de yerindeydi~|kimse de bağırmadı~].',
      needs: ['second'],
    },
    {
      text: '[Aynı an bir daha geldi~|O an ikinci kez önündeydi~] ve {H} [bir daha geçip gitmesine izin verdi^|onu ikinci kez uğurladı^]. [Ama|Fakat] [bu sefer|şimdi] [donup kalarak değil|korkudan değil], [bile isteye|göz göze gelerek], [sırtını^ dönmeden|gülümseyerek]. [“Sağ ol,” dedi^|“Benim değilmişsin,” dedi^] [ona, usulca|içinden^].',
      needs: ['second'],
    },
    {
      text: '[Düşünmeye vakit yoktu~|Sorular bir yana düştü~]; {H} [atıldı^|davrandı^], [gözünü^ {F:abl} ayırmadan|yalnız {F:gen} yüzüne bakarak]. [Bittiğinde|Her şey olup bittiğinde] [ikisi de yerdeydi~|ikisi de nefes nefeseydi~]. [“Yaptın,” dedi~ {F}.|“Gördün mü?” dedi~ {F}.] [“Neyi?” dedi~ {H}|“Sana bir şey oldu mu?” dedi~ {H}] ve [gerçekten|sahiden] [bilmiyordu~|onu soruyordu~].',
      needs: ['friend-in-need', 'third'],
    },
    {
      text: '{F:gen} [yanına gitti^|yanında belirdi^]. [Yapılması gereken şeyi|İsteneni] [yine yapmadı^|yapamadı^]; [onun yerine|bunun yerine] [oturdu^|uzandı^], [elini tuttu^|sırtını ona dayadı^] ve [gelecek olanı|sonrasını] [onunla birlikte|yan yana] [bekledi^|karşıladı^]. [“Buna da şükür,” dedi~ {F}.|“Kurtarmadın ama geldin,” dedi~ {F}.]',
      needs: ['friend-in-need', 'human'],
    },
    {
      text: '[Akşam olmadan|Süre dolmadan] [eşyasını^ topladı^|eşiğe çıktı^]. [“Beklemeyin,” dedi^.|“Cevabım belli,” dedi^.] [“Bunu bana|“Zorla] [yaptıramazsınız.|olsaydı, benim olmazdı.] [Gönlüm olursa haber ederim.”|Belki bir gün, kapım açıkken.”] [Kimse konuşmadı~|Bir süre kimse yolundan^ çekilmedi~]; [sonra|ardından] [en yaşlıları|biri] [kenara çekildi~|yol verdi~].',
      needs: ['ultimatum'],
    },
    {
      text: '[“Yapmayacağım,” dedi^|“Olmayacak,” dedi^] [yüksek sesle|herkesin içinde], [ilk kez|ilk defa] [adını koyarak|saklamadan]. [Beklediği^ gürültü|Korktuğu^ kıyamet] [kopmadı~|gelmedi~]. [Birkaç kişi|Arkadakilerden ikisi] [başını salladı~|dağılmaya başladı~], [biri|bir kadın] [“Bunu baştan deseydin,” dedi~|“Tamam,” dedi~, “çorba soğuyor”].',
      needs: ['!open', 'human', '!state'],
    },
    {
      text: '[Kendine^ bir gün verdi^|Bir gün seçti^]: [ne bugün, ne yarın|bugün değil, yarın da değil]; [kirazlar olunca|ilk kar düşünce|göçmen kuşlar dönünce]. [O güne kadar|O vakte dek] [kimse|ne kendisi^ ne başkası] [bu konuyu|bunu] [açmayacaktı~|sormayacaktı~]. [Anlaştılar~|{F} de söz verdi~] ve [o gece|günler sonra] [rahat bir uyku|sessiz bir akşam] geldi~.',
      needs: ['!open', '!solitary', '!space'],
    },
    {
      text: '[Neyi istemediğini^ bulunca|Sonunda] [ne istediğini^ de|yapmak istediğini^ de] [gördü^|buldu^]: [başka bir şeydi~|bambaşkaydı~], [hep orada durmuştu~|kimsenin bakmadığı bir yerdeydi~]. {H} [ona doğru|o yana] [yürüdü^|döndü^]. [Bacakları^|Adımları^] [bu kez|şimdi] [ağır değildi~|kendiliğinden gitti~].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Yarısını yaptı^|Küçük bir parçasını denedi^], [o kadar|hepsi o kadar]. [Ertesi gün|Sonraki gün] [biraz daha|bir parmak daha], [öbür gün|daha ertesi] [hiç|yine biraz]. [Bu kadarına|Böylesine] [ad veren|alkış tutan] [yoktu~|çıkmadı~], [ama|fakat] {F} [bir çentik atıyordu~ her gün|her akşam gülümsüyordu~] ve [çentikler|gülümsemeler] [çoğalıyordu~|birikiyordu~].',
      needs: ['!open'],
    },
    {
      text: '[Bekleyenlere|Ondan^ umut kesmeyenlere] [gitti^|döndü^] ve [her birine|tek tek] [kendi ağzıyla^|gözlerine bakarak] [anlattı^|söyledi^]: [“Sizin için değil, kendim için.”|“Size kızdığımdan değil. Hazır değilim.”] [Kimi sarıldı~|Kimi el sıktı~], [kimi|ötekiler] [kapıyı|sırtını] [kapadı~|döndü~]; {H} [hepsine|giden gelen herkese] [teşekkür etti^|iyi akşamlar diledi^].',
      needs: ['!open', 'settled'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Zaman geçti~|Aradan yıllar geçti~]; [olmayan şeyin yerinde|o boşlukta] [ot bitti~|başka şeyler büyüdü~]. {H} [bir gün|bir akşamüstü] [oradan geçti^|önünde durdu^], [eğildi^|baktı^], [bir yaprak|küçük sarı bir çiçek] [kopardı^|gördü^]. [Demek|Öyleyse] [boş kalan yer de|hiç ekilmeyen yer bile] [bir şey veriyordu~|çiçek açıyordu~].',
      needs: ['!space'],
    },
    {
      text: '[“Pişman mısın?” dedi~ {F} yıllar sonra.|“Keşke yapsaydım, der misin?” dedi~ {F}.] {H} [uzun uzun|gözlerini^ kısarak] [düşündü^|baktı^ uzağa]. [“Salı günleri,” dedi^.|“Yağmurlu günlerde biraz,” dedi^.] [“Öbür günler|“Kalanında] [meşgulüm.”|aklıma gelmiyor.”] {F} [güldü~|kahkahayı bastı~], [o da|ardından {H}] [güldü^|dayanamadı^].',
      needs: ['human', 'third'],
    },
    {
      text: '[O gün|Sonunda o gün], [kimse beklemezken|hiç ummadıkları bir anda], {H} [bir baktı^ ki|gözünü^ açtığında^] [yapmıştı^|olmuştu~]. [Ne davul çaldı~|Ne alkış koptu~] [ne bir ses yükseldi~|ne soran oldu~]; [bir kedi esnedi~|bir kuş daldan kalktı~], [hepsi o|o kadar]. [Böylesi|Böyle sessizce olması] [en iyisiydi~|ona^ yetti~].',
      needs: ['!space'],
    },
    {
      text: '[Çocuklara|Yeni gelenlere] [anlatırken|ders verir gibi anlatanlar] [onu^ kötü örnek|onu^ ibret] [gösteriyordu~|sayıyordu~]. [Yalnız|Bir tek] [arka sırada|kapının dibinde] [sessiz bir çocuk|gözlüklü bir kız] [dinlerken|her seferinde] [gülümsüyordu~|başını kaldırıyordu~]: [Demek|Öyleyse] [yapmamak da|durmak da] [olabilen bir şeydi~|insanın elindeydi~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Gelip|Yanına^ gelip] [hâlâ soran|ara sıra soran] [oluyordu~|çıkıyordu~]. {H} [onlara|sorana] [bir iskemle|bir bardak su] [veriyor|gösteriyor], [güneşin batışını|gelip geçeni] [birlikte|yan yana] [seyrediyordu^|izliyordu^]. [Güneş batınca|Hava kararınca] [soruyu|ne sorduklarını] [unutmuş oluyorlardı~|kimse hatırlamıyordu~].',
      needs: ['settled', 'third'],
    },
    {
      text: '[İçindeki^ o taş|İçindeki^ düğüm] [bir sabah|hiç beklemezken] [yoktu~|çözülmüştü~]. [Yokladı^|Aradı^], [eliyle^ bastırdı^|derin bir nefes aldı^]; [yerinde|orada] [ılık bir boşluk|hafif bir sızı] [vardı~|kalmıştı~]. [Uzandı^|Kalktı^], [pencereyi|kapıyı] [açtı^|araladı^] ve [dışarıya|gelen güne] [“Günaydın,” dedi^|baktı^].',
      needs: ['settled'],
    },
    {
      text: '[Geride|Her şeyden geriye] [bir soru|yarım bir cümle] kaldı~; {H} [onu|o soruyu] [yanından^ ayırmadı^|atmadı^]. [Kimi gece|Uzun yollarda] [çıkarıp bakıyor|evirip çeviriyor], [parlatıp|tozunu alıp] [yerine koyuyordu^|gene saklıyordu^]. [Cevaplar|Hazır cevaplar] [eskimişti~|dağılmıştı~]; [soru|o soru] [ilk günkü gibi|hâlâ] [pırıl pırıldı~|diriydi~].',
    },
    {
      text: '{F} [hep yanındaydı~|gitmedi~]. [Bir kez bile|Bir tek gün] [“Haydi” demedi~|zorlamadı~]. [Bir akşam|Günlerden bir gün] {H} [dönüp|birden] sordu^: [“Sen ne bekledin bunca zaman?” “Beklemedim ki,” dedi~ {F}.|“Sıkılmadın mı?” “Neden?” dedi~ {F}.] [“Ben buradaydım.”|“Oturuyordum, yanında.”]',
    },
    {
      text: '[Sonradan|Çok sonra] [gelenler|bir yabancı] [bir hikâye uydurdu~|bunun üstüne bir türkü yaktı~]. [Türküde|Anlatılanda] {H} [üç gün ağlıyor|bir deve yeniliyor], [dördüncü gün|en sonunda] [taş oluyordu^|kanatlanıyordu^]. [Aslını|Doğrusunu] bilenler [gülümsüyordu~|sesini çıkarmıyordu~]: {H} [hiç ağlamamıştı^|taş da olmamıştı^]; [yalnızca durmuştu^|durmuştu^ sadece], [hem de|üstelik] dimdik.',
      needs: ['third'],
    },
    {
      text: '[O yerin|Donup kaldığı^ yerin] [tam ortasına|bir kenarına] [bir işaret|küçük bir taş] [bıraktı^|koydu^]. [Altına|Üstüne] [ne tarih|ne ad] [yazdı^|koydu^] [ne ders|ne öğüt]. [Yalnız|Bir tek] [oraya gelen|yolu düşen] [bilirdi~|anlardı~]: [burada|bu noktada] [biri|bir zamanlar biri] [durmuş|beklemiş], [düşünmüş|kendini dinlemiş] ve [yoluna|başka yöne] [gitmişti~|devam etmişti~].',
    },
  ],
};

/** Somebody doesn't do, or can't do, what everybody expects. */
export const LEAVES_UNDONE: Frame = {
  name: 'leaves-undone',
  verbs: new Set([
    '-kurtarmak',
    '-gitmek',
    '-konuşmak',
    '-uçmak',
    '-bakmak',
    '-bulmak',
    '-açmak',
    '-dönmek',
    '-gelmek',
    '-almak',
    '-okumak',
    '-yazmak',
    '-uyumak',
    '-gülmek',
    '-ağlamak',
    '-çıkmak',
    '-girmek',
    '-inmek',
    '-dokunmak',
    '-kapatmak',
    '-göndermek',
    '-cevap vermek',
    '-karşılık vermek',
    '-bırakmak',
    '-görmek',
    '-duymak',
    '-yapmak',
    '-yemek',
    '-katılmak',
    '-affetmek',
    '-unutmak',
    '-durmak',
    '-kaçmak',
    '-öldürmek',
    '-kalkmak',
    '-büyümek',
    '-yetişmek',
    '-ayrılmak',
    '-bitirmek',
    '-ölmek',
    '-hatırlamak',
    '-sevmek',
    '-çalmak',
    '-dinlemek',
    '-geçmek',
    '-teslim etmek',
    '-yardım etmek',
    '-binmek',
  ]),
  needs: ['negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
