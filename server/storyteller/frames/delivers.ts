import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yol|Gidilecek yol] [uzundu~|kolay değildi~]; [kimi yerde durdu^|birkaç kez soluklandı^], [kimi yerde hızlandı^|birkaç kez yönünü^ şaşırdı^], [ama geri dönmedi^|ama yükünü^ bırakmadı^].',
    },
    {
      text: '{HP}, {EW.olağan}. [Kapıya varana kadar|Yol boyunca|İlk sapağa kadar] söyleyeceği^ cümleyi [üç kez kurdu^|durmadan değiştirdi^|içinden^ prova etti^]. [Kapı açılınca|Karşısına^ biri çıkınca] [cümlenin yalnız ilk kelimesi|aklında^ tek bir “buyurun”|ağzında^ kuru bir öksürük] kalmıştı~.',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunu [kimse ondan istememişti~|kimse ona^ yüklememişti~|kendisinden^ başka isteyen yoktu~]. [Belki bu yüzden|Belki de bundan], [her adımda|her dönemeçte] [geri dönebileceğini|bırakıp gidebileceğini] biliyor, [bildikçe|tam da bu yüzden] [daha hızlı yürüyordu^|adımlarını^ sıklaştırıyordu^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. {O:acc} [koynuna^ sokmuştu^|üç kat kâğıda sarmıştı^|gömleğinin^ altına saklamıştı^]. [Nefes aldıkça|Yürüdükçe] [hışırdıyordu~|kaburgasına^ değiyordu~]; [durup|bir duvarın dibinde durup] [yerinde mi diye yokladı^|eliyle^ bastırdı^], [sonra yine yürüdü^|derin bir soluk aldı^, yola koyuldu^].',
      needs: ['holdable', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yolda|Daha yolun başında] üç kişi [“Onu bana ver,” dedi~|“Bırak, ben götüreyim,” dedi~]. Üçü de [gülümsüyordu~|güler yüzlüydü~], üçünün de [acelesi vardı~|sesi fazla yumuşaktı~]. {H} [hiçbirine vermedi^|hepsine hayır dedi^]; [o günden sonra|ondan sonra] [gülümseyen kimseye|acele eden kimseye] [inanmadı^|arkasını^ dönmedi^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir an|Kısacık bir an] [bir yanlışlık olduğunu|işin ters gittiğini] sezdi^: [mürekkebin rengi başkaydı~|düğüm ters atılmıştı~|koku tanıdık değildi~]. [Dönmek için geçti~.|Geri almak için geç kalmıştı^.] [Giden gitmişti~|Artık yoldaydı~] ve [bir yerde, biri|bilmediği^ bir yerde biri] [çoktan uzanıp almıştı~|parmaklarını uzatıyordu~].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Uzun süre|Ne zamandır] yanında^ durmuştu~; [tozunu almış|yerini değiştirmiş], [bir gün|hep] “yarın” demişti^. [Sonunda|O sabah] “yarın” [bugün oldu~|bitti~]. [Elinden^ çıktığında|Yerine varınca] [avucunda^|omzunda^] [onun biçiminde bir boşluk|ağırlığının izi] kaldı~.',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Karşıdaki|Karşısındaki^] uzun süre [almadı~|elini uzatmadı~]. “Bunca zaman [neredeydi?” dedi~.|sende miydi?” dedi~.] [Sesi kızgın değildi~|Bağırmadı~]; [yalnızca hesap yapıyordu~|parmaklarıyla yılları sayıyordu~]. {H} [ne diyeceğini^ bilemedi^|başını^ eğdi^]: [doğru cevap uzundu~|kısa bir cevabı yoktu~], [eşik dardı~|hava soğuktu~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunun [ağırlığı|boyu bosu] [küçüktü~|bir şey değildi~]; [ağır olan|asıl taşınan], içinde ne olduğunu [bilmemekti~|merak etmemeye çalışmaktı~]. [Her durakta|Her mola yerinde] {H} [gözünü^ ondan kaçırıyor|sırtını^ ona dönüyor], [on dakika sonra|çok geçmeden] [yine ona bakarken|yine aynı yerde] buluyordu^ kendini.',
      needs: ['human'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Dönüş yolu|Geri gelirken aynı yol] [iki kat uzundu~|bitmek bilmedi~]. [Elleri^ boştu~|Artık taşıyacak bir şeyi^ yoktu~] ve [boş eller|boş kollar] [nereye konacağını bilmiyordu~|iki yanında^ yabancı duruyordu~]. [Bir taş aldı^ yoldan|Bir dal parçası buldu^]; [eve kadar|kapıya kadar] [onu taşıdı^|elinden^ bırakmadı^].',
      needs: ['settled'],
    },
    {
      text: '{F} [merakla bekliyordu~|kapının önünde bekliyordu~]. “Verdin mi?” [dedi~.|diye sordu~ daha uzaktan.] “Verdim,” dedi^ {H}. “Ne dedi?” [“Hiç.”|“Kapıyı kapattı.”|“Ağladı.”] {F} [başını salladı~|düşündü~]. [“Demek yerine gitmiş,” dedi~.|“O zaman doğru kişiymiş,” dedi~.]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Ertesi gün|İki gün sonra] {O} üzerine [üç ayrı söylenti|iki ayrı hikâye] [dolaşıyordu~|çıkmıştı~]. [Birinde {H} hırsızdı^|Birinde {H} her şeyi çalmıştı^], [öbüründe|ötekinde] [bir evliyaydı^|canını^ ortaya koymuştu^]. [Pazarda|Yolda] [kimi elini^ sıkıyor, kimi cebini yokluyordu~|kimi selam veriyor, kimi kapısını kilitliyordu~].',
      needs: ['object', 'settled', 'third'],
    },
    {
      text: 'Yanlış [yaptığını^|yola girdiğini^] [söyleyen de oldu~|söyleyenler eksik değildi~]: [“Gömülü kalmalıydı,” dediler~.|“Uyuyanı uyandırdın,” dedi~ biri.|“Herkesin bir bildiği vardı,” dediler~.] [Gece|Yatağında^] {H} bu sözü [evirdi^, çevirdi^|üç kez tarttı^]; [her seferinde|tarttıkça] [biraz daha doğru|biraz daha ağır] [geldi~|çıktı~].',
      needs: ['human'],
    },
    {
      text: '[Gittiği^ yerden|Öbür uçtan] [haber çıkmadı~|ses gelmedi~]. [Bir hafta|On gün] [kapı her çalındığında|her ayak sesinde] [yerinden^ fırladı^|kalbi^ ağzına^ geldi~]. Gelen [komşuydu~, tuz istiyordu~|yanlış kapıyı çalmış bir yolcuydu~|rüzgârın oynattığı tahtaydı~].',
      needs: ['settled', '!space'],
    },
    {
      text: '{V.dik:acc} [bir tek|yalnız] {F} öğrendi~. [“İçine baktın mı?” dedi~ önce.|“Açmadın mı hiç?” diye sordu~.] [“Bakmadım,” dedi^ {H}.|“Hayır,” dedi^ {H}.] {F} [inanmak istiyordu~|yüzünü^ inceledi~]. [“Ben bakardım,” dedi~.|“Senden başkası bakardı,” dedi~.] {H} [kulaklarına^ kadar kızardı^|suyundan bir yudum içti^, boğuldu^].',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Asıl ağır olan|Kimsenin bilmediği şey] [sonradan geldi~|yükten sonra başladı~]: {O:acc} [vermekle|elinden^ çıkarmakla] [bir sır daha edinmişti^|bir şeye daha ortak olmuştu^]. [Şimdi|Artık] [bir adresi, bir yüzü|bir sesi, bir kapıyı] biliyor ve [bildiğini^ kimseye söyleyemiyordu^|o yüz gözünün^ önünden gitmiyordu~].',
      needs: ['object', 'human', '!state'],
    },
    {
      text: '[İş sahibi|Onu^ çalıştıran adam] [öğrenince|duyunca] [köpürdü~|yumruğunu masaya vurdu~]: “[Kime sordun?”|Senin işin bu mu?”] [Yevmiyesini^ kestiler~|Üç gün kapının önünde beklettiler~]; [dördüncü gün|sonunda] [yerine^ bir başkası gelmişti~|anahtarını^ geri istediler~]. {H} [anahtarı|elindekini^] [masaya bıraktı^|sessizce uzattı^].',
      needs: ['settled', '!child', '!old'],
    },
    {
      text: '[Rüyasında^|Uykusunda^] [hep aynı yoldaydı^|o yolu yeniden yürüyordu^]; [kapılar birbirinin eşiydi~|numaralar karışmıştı~], {O} ise [her adımda ağırlaşıyordu~|kollarında^ büyüyordu~]. [Tam verecekken|Kapı açılırken] [uyanıyor|sıçrıyor], [kollarını^|ellerini^] [gerçekten yorgun|uyuşmuş] buluyordu^.',
      needs: ['object', 'human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Alan kişi|Verdiği^ kişi] [geri geldi~|bir akşam çıkageldi~], [elinde aynı şeyle|hiç açmamıştı~]. “[Bunu istemiyorum,” dedi~.|Taşıyamadım,” dedi~.] “Sende [dursun.”|kalsaydı keşke.”] [İki kişinin arasında|Eşikte] [duran o küçük şeye|kalan o küçük şeye] [ikisi de bakmıyordu~|kimse dokunmuyordu~].',
      needs: ['human', 'third', '!open'],
      gives: ['back', 'open'],
    },
    {
      text: '[Bir yabancı|Kibar bir adam] [yolunu^ kesti~|kapıya geldi~]: [“Ne verdiğini biliyorum,” dedi~.|“Sen bir şey götürmüşsün,” dedi~.] “Kime olduğunu söyle, [gerisine karışma.”|seni zengin edeyim.”] [Cebindeki şişkinlik para olabilirdi~, bıçak da.|Ayakkabıları yeniydi~, gözleri uykusuz.] {H} [geri çekilmedi^|yerinden^ oynamadı^].',
      needs: ['human', '!child', '!open'],
      gives: ['pressed', 'open'],
    },
    {
      text: '[Asıl sahibinin|Gerçek alıcının] başkası olduğu [anlaşıldı~|ortaya çıktı~]: [aynı adı taşıyan|karşı kıyıda oturan|kimsenin hatırlamadığı] biri. [Alan kişi|Yanlış kişi] [çoktan alışmış|hemen benimsemiş], [başköşeye koymuştu~|onunla mutlu olmuştu~]; [asıl sahibi ise|asıl bekleyen ise] [hâlâ bekliyordu~|her gün yola bakıyordu~].',
      needs: ['!open'],
      gives: ['wrong-one', 'open'],
    },
    {
      text: '[Yarı yolda|İkinci bir gidişte] [hava döndü~|fırtına bastırdı~]. [Köprü sallanıyordu~|Geçit su altında kalmıştı~]; [geri dönmek|beklemek] [daha akıllıca görünüyordu~|en doğrusuydu~]. {H} [üstündekini^ çıkarıp|paltosunu^ çıkarıp] [onu sardı^|yükünü^ örttü^]; [kendisi^ ıslanabilirdi^|üşümek ona^ kalmalıydı~].',
      needs: ['human', '!space'],
    },
    {
      text: '{F} [yükü paylaşmak istedi~|“Biraz da ben taşıyayım,” dedi~]. {H} [vermek istemedi^|önce duymazdan geldi^], [sonra|on adım sonra] [kolları^ titreyince|dizi^ bükülünce] [uzattı^|yarısını verdi^]. [Yan yana, konuşmadan|Bir o yana, bir bu yana] [yürüdüler~|yol aldılar~]. [“Ağırmış,” dedi~ {F}|“Bunu tek başına mı taşıdın?” dedi~ {F}] [sonunda|bir süre sonra].',
      needs: ['human', 'third'],
    },
    {
      text: '[Bir çocuk|Alanın küçük kızı] [gelip teşekkür etti~|kapıya bir torba ceviz bıraktı~]. “Babam [konuşmuyordu,” dedi~.|yıllardır gülmüyordu,” dedi~.] “[Onu alınca|Onu görünce] [bütün gece anlattı.”|bahçeye çıkıp dolaştı.”] {H} [cevizleri saydı^, bir daha saydı^|ne diyeceğini^ bilemediği^ için ceviz kırdı^]; [gözüne^ bir şey kaçmıştı~|sesi^ yerine gelmiyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kapıda|Varılan yerde] [kimse yoktu~|kilit asılıydı~]: [taşınmışlar|ölmüş|üç yıl önce gitmişler]. [Komşu|Yan pencereden bir kadın] “[Bana bırak,” dedi~,|Ver, saklarım,” dedi~,] “[nasılsa kimse aramaz.”|ben de bir şey bekliyordum zaten.”] {H} [kadının boş ellerine|kilide] [baktı^|uzun uzun baktı^].',
      needs: ['settled', '!child', '!open'],
      gives: ['nobody', 'open'],
    },
    {
      text: '[Gizlice|Gece yarısı], [ilk kez|yıllardır tuttuğu^ sözü bozarak], [içine|örtüyü aralayıp] baktı^. [Gördüğü^|Bulduğu^] [umduğu^ şey değildi~|düşündüğünden^ küçüktü~]: [üç satır yazı|kurumuş bir çiçek|bir çocuk eldiveni]. [Bir daha kapatamadı^|Eski hâline sokamadı^]; [parmak izi^|pişmanlığı^] [üstünde kaldı~|kenarından taşıyordu~].',
      needs: ['holdable', 'human'],
    },
    {
      text: '[İki kişi birden|İki ayrı kapıdan iki kişi] [hak iddia etti~|“Benim,” dedi~]. [İkisinin de|Her birinin] [belgesi vardı~|gözü yaşlıydı~], [ikisi de|her biri] [aynı ayrıntıyı biliyordu~|aynı çiziği tarif etti~]. [Kalabalık|Çevredekiler] [{H:dat} döndü~|ona^ baktı~]: [taşıyan bilirdi~|karar ona^ düşmüştü~].',
      needs: ['human', '!state', '!open'],
      gives: ['two-owners', 'open'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '“[Sende kalmayacak,” dedi^|Bende de kalmayacak,” dedi^] {H}, “[ikimizden de|buradan da] çıkacak.” [Birlikte|Yan yana] [tepeye çıktılar~|suyun kıyısına indiler~]. [Orada|Rüzgârda], [bir kuş yuvasının altına|en büyük taşın dibine] [bıraktılar~|gömdüler~] ve [dönerken|inerken] [ilk kez havadan konuştular~|yol boyunca elleri boştu~].',
      needs: ['back'],
    },
    {
      text: '“[Adını biliyorum,” dedi^|Kime olduğunu biliyorum,” dedi^] [adama|yabancıya], “[ama söylemek benim işim değil.|ama dilim yolda kaldı.] Ben [yalnız götürdüm.”|taşıyıcıyım.”] [Yabancı|Adam] [elini cebine soktu~|bir adım attı~]. [Çıkardığı bir mendildi~; alnını sildi~, gitti~.|Eli boş çıktı~; bir şey söylemeden döndü~.]',
      needs: ['pressed'],
    },
    {
      text: '[Yanlış kişiye|Alıp mutlu olana] gitti^. [“Bu senin değilmiş,” demek için|Geri istemek için] [kapıyı çaldı^|eşikte durdu^], [içeriden|pencereden] [gülüşler geliyordu~|bir türkü duyuluyordu~]. [Vurmadı^ ikinci kez|Sesini^ çıkarmadı^]; asıl bekleyene [kendisi^ gidip olanı anlattı^|kendi eliyle^ bir mektup yazdı^].',
      needs: ['wrong-one', 'human'],
    },
    {
      text: '[Komşu kadına|Yan kapıya] [bıraktı^|uzattı^]. “[İçindeki sana değil,” dedi^,|Sahibi gelmeyebilir,” dedi^,] “ama [birinin beklemesi gerek.”|boşuna gelmiş olmasın.”] [Kadın|O] [iki eliyle aldı~|göğsüne bastırdı~]. [Kilitli kapının önünden|O boş evden] ayrılırken {H} [ıslık çalıyordu^|arkasına^ bakmadı^].',
      needs: ['nobody'],
    },
    {
      text: '[İkisini de|İki sahibi] [aynı masaya oturttu^|karşılıklı dikti^]. “[Anlatın,” dedi^,|Sırayla,” dedi^,] “[bunu nasıl yitirdiniz?”|en son ne zaman gördünüz?”] [Biri günü, saati söyledi~|Biri uzun uzun anlattı~]; öbürü [başladı~, ağlayıp sustu~|tek kelime edemedi~]. {H} susana [verdi^|uzattı^].',
      needs: ['two-owners'],
    },
    {
      text: '[Bir daha|Artık] [kimsenin yükünü|başkasının emanetini] [almamaya karar verdi^|kabul etmeyecekti^]. [Ertesi sabah|Üç gün sonra] [kapıda bir çocuk|eşikte yaşlı bir kadın] duruyordu~: “[Uzağa gidecek,” dedi~,|Küçük bir şey,” dedi~,] “[senden başkasına veremem.”|götürür müsün?”] {H} [içini^ çekti^, elini^ uzattı^|paltosunu^ aldı^].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Yaptığının^ hesabını|Olanları] [herkese tek tek|yüksek sesle] anlattı^: [nereden aldığını^, ne kadar sakladığını^|kime verdiğini^, neden geciktiğini^]. [Dinleyenler|Karşısındakiler^] [sonuna kadar dinlemedi~|arada bir başını salladı~]; {H} [yine de|buna karşın] [bir tek kelimesini bile|hiçbir gecikmeyi] [atlamadı^|eksiltmedi^].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Sonrasını|Ondan sonra olacakları] [merak etmeyi bıraktı^|bilmek istemedi^]. {F}, “[Gidip baksana,” dedi~,|Bir haber alsana,” dedi~,] “[mutlu mu, değil mi?”|neye yaradı?”] “[Onun artık,” dedi^ {H}.|Benim işim kapıya kadardı,” dedi^ {H}.] [Sözü kısaydı~, sesi^ rahattı~|Bunu söylerken gülümsüyordu^].',
      needs: ['!open'],
    },
    {
      text: '[Geri dönüp|Aynı yolu bir daha yürüyüp] [özür diledi^|bir şey daha bıraktı^]: [gecikilmiş günler için|onca yılın karşılığında] [bir demet ot|elinin^ emeğini|tek cümlelik bir mektup]. [“Buna gerek yoktu,” dedi~ öteki.|“Geç oldu ama oldu,” dedi~ öteki.] [Bir bardak çay içtiler~|Bir tas ayranı paylaştılar~], [hiç konuşmadan|güneş inene kadar].',
      needs: ['!open', 'human', 'third'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Eski torbası^|Taşırken kullandığı^ bez] [çivide asılı kaldı~|sandığın dibindeydi~]. [İçinden|Katları arasından] [kırk yıllık bir toz|bir başkasının kokusu] geliyordu~; {H} onu [yıkamadı^|kimseye vermedi^]. [Yolculuklar|Gidip gelmeler] [bitse de|çoktan bitmişti~ ama] [torba|bez] [hazır dursun istiyordu^|her sabah silkelenirdi~].',
      needs: ['settled'],
    },
    {
      text: '[Yıllar sonra|Çok sonra] [aynı biçimde sarılmış bir şey|küçük bir paket] [kapısına^ geldi~|eline^ ulaştı~]. [Getiren çocuk|Taşıyan] [nefes nefeseydi~|kapıda kıpır kıpırdı~]. “[İçine bakmadım,” dedi~|Sallamadım bile,” dedi~] hemen. {H} [güldü^|kenara çekildi^]: “[Gel, birlikte bakalım.”|Ben bakmıştım, biliyor musun?”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Alan kişiyi|Verdiği^ kişiyi] [bir kez daha|kalabalıkta] [gördü^|uzaktan tanıdı^]. [Durmadılar~|Adımlar yavaşlamadı~]; [öteki yalnızca|geçerken öteki] [elini göğsüne koydu~|şapkasına dokundu~], [orada bir şey varmış gibi|tam kalbinin üstüne]. {H} [aynısını yaptı^|gülümsedi^].',
      needs: ['human'],
    },
    {
      text: '“[Ne getirdin?” diye sordular~|Eline ne geçti?” dediler~] [köşedekiler|her zamanki gibi]. {H} [ceplerini^ ters çevirdi^|avuçlarını^ açtı^]: [iki kırıntı, bir düğme.|toz, bir de iplik.] “[Bunu,” dedi^.|Yolu,” dedi^.] [Güldüler~|Kimse anlamadı~]. {F} [anladı~|gülmedi~].',
      needs: ['settled'],
    },
    {
      text: '[Yol|O yol] [ayaklarında^ kaldı~|ezberindeydi^]: [gözü^ kapalı|uykusunda^ bile] [her taşını|her dönemecini] [biliyordu^|sayardı^]. [Kimi akşam|Canı^ sıkıldıkça] [eli^ boş|yüksüz] [yarısına kadar gidiyor|o kapıya kadar yürüyor], [ışık var mı diye bakıyor|pencereyi görüyor] ve [dönüyordu^|rahatlayıp geri geliyordu^].',
      needs: ['human', '!space'],
    },
    {
      text: '[Çocuklar|Mahallenin küçükleri] ona^ “[Postacı”|Geç kalan”] [diyordu~|adını takmıştı~]. [Yanlış değildi~|Kızmadı^]. [Bir gün|Sonunda] [küçüklerden biri|en küçükleri] [mektup diye|emanet diye] [bir yaprak uzattı~|bir taş verdi~]: “[Anneme.”|Denize götür.”] {H} [aldı^, üstünü^ ilikledi^, yola çıktı^|iki eliyle aldı^].',
      needs: ['settled', '!child', '!space'],
    },
    {
      text: '[En sonunda|Bir gün] {F} sordu~: “[Hiç merak etmedin mi?|Pişman mısın?] [Sende kalsaydı ne olurdu?”|Versen de olurdu, vermesen de.”] {H} [uzağa baktı^|avuçlarını^ ovuşturdu^]. “[Ağırlaşırdı,” dedi^.|Bende kalsa ben de kalırdım,” dedi^, “olduğum yerde.”]',
      needs: ['human'],
    },
    {
      text: '[Geriye|Elinde^] [yalnızca ip kaldı~|onu saran kâğıt kaldı~]; {H} onu [çöpe atmadı^|bir çiviye astı^]. İlkbaharda onu [bir fasulye sırığına|kırık bir çiçeğin sapına] [bağladı^|destek yaptı^]. [Yaz sonunda|Bir ay sonra] [bitki|sap] ona tutunup [tırmanmıştı~|doğrulmuştu~].',
      needs: ['settled', '!space'],
    },
  ],
};

/** Somebody brings a thing to whom it belongs, or sends it to the wrong one. */
export const DELIVERS: Frame = {
  name: 'delivers',
  verbs: new Set([
    'götürmek',
    'taşımak',
    'göndermek',
    'yollamak',
    'iletmek',
    'ulaştırmak',
    'teslim etmek',
    'geri götürmek',
    'geri vermek',
    'dağıtmak',
    'getirmek',
    'iade etmek',
  ]),
  needs: ['!negative', '!person-object'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
