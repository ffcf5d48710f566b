import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Ne bunu istemişti^|Bunu ne beklemişti^] [ne de bundan kaçabilmişti^|ne de önleyebilmişti^]; [olan, başkalarının kararıydı~|başkaları karar vermişti~]. [Geriye|Ona^ ise] [bununla ne yapacağını bulmak|bundan sonrası] kalıyordu~.',
    },
    {
      text: '{HP}, {EW.olağan}. [Kimse ona^ sormamıştı~|Fikrini^ soran olmamıştı~|Ne düşündüğünü^ bilen yoktu~]; [her şey|bütün iş] [o^ daha ağzını^ açmadan|bir öğle arasında|başkalarının gözü önünde] olup bitmişti~. [Ayakkabısının^ teki|Düğmelerinden^ biri|Şapkası^] yolda kalmıştı~; [nedense|olan biten bir yana] [en çok ona|önce ona] üzüldü^.',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk söylediği^ söz|Ağzından^ çıkan ilk şey] [“Bir yanlışlık olmalı” oldu~|“Beni birine benzettiniz” oldu~]. [Karşısındakiler^|Çevresindekiler^] [birbirlerine baktılar~|gülümsediler~]. “[Herkes öyle der,” dedi~ biri.|Yanlışlık yok,” dedi~ en gençleri.] [O andan sonra|Ondan sonra] [kendi adı^ bile|söylediği^ her söz] [ona^ biraz yabancı geldi~|kanıt sayıldı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Haberi {F} getirdi~, koşarak|Bunu ilk duyan {F} oldu~]; [oysa {H} oradaydı^|oysa {H} çoktan biliyordu^], [hem de tam ortasında|hem de en başından beri]. [Dinlerken|Anlatılanı dinlerken] [başkasının başına gelmiş gibi|bir masal dinler gibi] [meraklandı^|başını^ salladı^]: “[Sonra ne olmuş?” diye sordu^.|Ya o ne demiş?” diye sordu^.]',
      needs: ['third', '!solitary', '!state'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Dünden bugüne|Bir gecede] [ne değişmişti~|neyi değiştirmişti~ ki bu]? [Yüzü^ aynıydı~|Elleri^ aynıydı~], [ayakkabıları^ aynı yerden vuruyordu~|ceketinin^ cebi aynı yerden sökülüyordu~]. [Ama bakanlar|Yine de insanlar] [başka birine bakar gibiydi~|gözlerini kaçırıyor ya da hiç ayırmıyordu~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kaçacak yer|Saklanacak bir köşe] [aradı^ önce|yoktu~]; [sonra|biraz sonra] [kaçmanın|saklanmanın] [suç gibi görüneceğini|kimseye yaramayacağını] düşündü^ ve [durdu^|olduğu^ yerde kaldı^]. [Durmak|Beklemek] [daha zordu~|bütün gücünü^ aldı~]: [dizleri^ bunu bilmiyordu~|bacakları^ hâlâ koşuyordu~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İçinde^|İçinin^ bir köşesinde] [küçük, utanç verici bir sevinç|çocukça bir heyecan] [kıpırdadı~|baş kaldırdı~]: [Demek biri onu^ görmüştü~|Demek adını^ bilenler vardı~]. [Bastırdı^|Hemen kovdu^]. [Sevinç|O kıpırtı] [kapının önünde oturup bekledi~|bir adım öteden gitmedi~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu yapanın|İşin ardındakinin] [yüzünü|gözlerini] [gördü^|bir an yakaladı^]: [korktuğu^ kadar kötü değildi~|umduğu^ kadar iyi değildi~]; [yorgundu~|terliyordu~], [bir işi bitirmeye çalışan|eve yetişmek isteyen] [biriydi~|herhangi biri]. [Bu|Böyle sıradan olması] [her şeyi|olanı] [daha da ürkütücü yaptı~|büsbütün anlaşılmaz kıldı~].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Duyanlar|Olanı duyanlar] [ikiye ayrıldı~|hemen hüküm verdi~]: [“Hak etmişti,” diyenler|“Zaten belliydi,” diyenler] ile [“Ona mı kaldı?” diyenler|“Yazık oldu,” diyenler]. {H} [iki yanı da dinledi^|pencerenin ardından ikisini de duydu^]; [ikisi de|her iki yan da] [başka birinden|hiç tanımadığı^ birinden] söz ediyordu~.',
      needs: ['settled'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Eşyası^|Her günkü eşyası^] [olduğu yerde|arkada] kalmıştı~: [yarım bir bardak, açık bir kitap|açık bir kitap, asılı bir ceket, yarım bir bardak]. [Geceleri|Uyumadan önce] {H} [onları tek tek düşünüyor|odayı gözünün^ önüne getiriyor], [bardağın dibini|kaçıncı sayfada kaldığını^] [hatırlamaya çalışıyordu^|merak ediyordu^]. [Dönünce|Bir gün dönse^], [hepsi|kaldığı^ yer] [ona^ dar gelecekti~|onu^ tanımayacaktı~] belki.',
      needs: ['settled'],
    },
    {
      text: '{F} [bulunduğu^ yere kadar geldi~|bir yolunu bulup yanına^ ulaştı~], [kucağında bir bohçayla|cebinde iki haşlanmış yumurtayla]. [“Nasıl dayanıyorsun?” dedi~. “Dayanmıyorum,” dedi^ {H}, “bekliyorum.”|“Sana ne yaptılar?” dedi~. “Hiçbir şey,” dedi^ {H}, “en kötüsü de bu.”] {F} getirdiğini ortaya koydu~; [konuşmadan yediler~|tuzu unutmuştu~].',
      needs: ['settled', 'third'],
    },
    {
      text: '[Herkesin ondan^ istediği|Ondan^ beklenen] [bir yüz vardı~ artık|başka bir yürüyüş vardı~]: [gülümsemesi^ ölçülüyor|suskunluğu^ yorumlanıyor], [bir lokma fazla yese^|ayağı^ sürçse] [ertesi gün konuşuluyordu~|birileri not alıyordu~]. {H} [aynanın karşısında|suyun yüzünde] [eski yüzünü^ çalıştı^|eskisi gibi bakmayı denedi^]; [olmadı~|yüzü^ unutmuştu~].',
      needs: ['human'],
    },
    {
      text: '[Önce adını^ söylemez oldular~|İlk günlerde adını^ yanlış söylediler~], [sonra ona^ bir ad taktılar~|sonra başka bir ad buldular~]. [Yeni ad|Taktıkları ad] [kısaydı~|kolaydı~], [herkes biliyordu~|çocuklar bile biliyordu~]. [Bir gece|Uykusunda^] [annesinin^ sesiyle|kendi sesiyle^] [eski adını^|asıl adını^] [duydu^, kalktı^|söyledi^, uyandı^]; [cevap verecek kimse|karanlıkta kimse] yoktu~.',
      needs: ['human'],
    },
    {
      text: '[Bunun bir karşılığı vardı~|Bedeli hemen söylendi~]: [bir imza|bir söz|bir yıl]. “[Küçük bir şey,” dediler~,|Gözünde büyütme,” dediler~,] “[başkası olsa koşa koşa verirdi.”|eskiden bunun için teşekkür ederlerdi.”] {H} istenenin ağırlığını [avucunda^ duydu^|dilinde^ tarttı^]; [küçük şeyler|o küçük şey] [böyle ağır olmamalıydı~|yere düşse iz bırakırdı~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Geride kalanlar|Yakınları^] [onsuz yaşamayı öğreniyordu~|günlerini ona^ göre kurmaktan vazgeçti~]. [Birinden duydu^|Bir yolcu anlattı~]: [iskemlesine^ başkası oturmuş|kapının kilidi değişmiş|köpek artık beklemiyormuş]. [Kızamadı^|Kimseye kızmadı^]. [Gece|O gece] [içinden^ uzun bir mektup yazdı^|içinden^ eve yürüdü^, kapıda durdu^].',
      needs: ['settled'],
    },
    {
      text: '[Sorular|Aynı sorular] [bitmiyordu~|her sabah yeniden başlıyordu~]: “[Neden sen?”|Başka kim biliyordu?”|Ne hissettin?”] {H} [önce uzun anlattı^|ilkinde doğruyu söyledi^], [sonra kısalttı^|ikincisinde bir parçasını], [en sonunda|sonunda] [karşısındakinin^ duymak istediğini|yalnızca “evet” ile “hayır”ı] [seçti^|söyler oldu^]. [Defterler doldu~|Kalemler hızlandı~]; [hiçbirinde {H} yoktu~|okusa^ kendini^ tanımazdı^].',
      needs: ['human', 'third'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Bunu yapan|Asıl kararı veren] [tek başına geldi~|bir gece yanına^ oturdu~]. “[Sana bir şey itiraf edeceğim,” dedi~.|Bilmeni istiyorum,” dedi~.] “[Asıl istenen sen değildin.|Kura çektik.] [Yanındakiydi.”|En kısa çöp sana çıktı.”] {H} [gülmeye başladı^, duramadı^|uzun süre bir şey söylemedi^]; [bunca günün anlamı|kurduğu^ bütün sebepler] [bir çöp kadar|bir yanlış kadar] [hafifti~|kısaydı~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Kapı|Çıkış] [açık bırakılmıştı~|aralıktı~]: [unutkanlıktan mı, acıdıklarından mı|bir tuzak mı, bir armağan mı], [bilinmezdi~|kestiremedi^]. [Dışarıda|Öbür yanda] [yol|gece] [bomboştu~|sessizdi~]. [İçeride ise|Arkasında^ ise] [biri uyuyordu~|nöbetçinin nefesi geliyordu~]; [kaçarsa^|çıkarsa^] [cezayı o görecekti~|sabah onun başı yanacaktı~].',
      needs: ['human', '!space', '!open'],
      gives: ['open-door', 'open'],
    },
    {
      text: '[Kalabalığın önüne|Herkesin karşısına] [çıkardılar~|çıkması^ istendi~]. “[Konuş,” dediler~,|Bir şey söyle,” dediler~,] “[ne istersen.”|kısa tut.”] [Yüzlerce göz|Bütün meydan] [bekliyordu~|ona^ dönmüştü~]: [kimi alkışa, kimi yuhaya hazırdı~|kimi alkışlayacak, kimi gülecekti~]. {H} [cebindeki^ kâğıda|ezberlediklerine^] [baktı^|uzandı^]; [kelimeler|yazılanlar] [başkasınındı~|ona^ ait değildi~].',
      needs: ['human', '!open'],
      gives: ['speech', 'open'],
    },
    {
      text: '{F} [yerine^ geçmeyi önerdi~|onun^ yerine kalmak istedi~]. “[Senin işin yarım kaldı,” dedi~,|Beni bekleyen yok,” dedi~,] “[benim ne işim var ki?”|kimse fark etmez.”] [Üstündekileri çıkarmaya başlamıştı~ bile|Saçını bile onun^ gibi taramıştı~]. {H} [elini tuttu^|durdurmak için ayağa kalktı^].',
      needs: ['human', '!solitary', '!open'],
      gives: ['instead', 'open'],
    },
    {
      text: '[Küçük bir fırsat eline^ geçti~|Yarım bir söz kulağına^ çalındı~]: [isterse^|canı^ isterse] [ona^ bunu yapanların|işin ardındakilerin] [hepsini yakabilirdi^|adını herkese duyurabilirdi^]. [Bir ad, bir tarih|Tek bir cümle] [yeterdi~|yetecekti~]. [Gece boyunca|Sabaha kadar] [cümleyi kurdu^, bozdu^|o adı ağzında^ çevirdi^]; [adın|o cümlenin] [arkasında çocuklar da vardı~|ucunda suçsuz biri de vardı~].',
      needs: ['human', '!child', '!open'],
      gives: ['revenge', 'open'],
    },
    {
      text: '[Aynaya|Suya] [eğildiğinde|bakınca] [tanımadığı^ bir çizgi|yabancı bir çizgi] [gördü^|buldu^] yüzünde^. [Parmağıyla^ sildi^|Suyu dalgalandırdı^]; [gitmedi~|yerinde kaldı~]. “[Ben bunu istemedim,” dedi^.|Ben kimim şimdi?” dedi^.] Çizgi [ağzıyla^ birlikte kıpırdadı~|soruyla birlikte kırıldı~], [sanki cevap verir gibi|sonra yeniden durdu~].',
      needs: ['human'],
    },
    {
      text: '[Unuttuğu^ bir iyilik|Yıllar önce yaptığı^ küçük bir şey] [geri döndü~|karşısına^ çıktı~]: [kapıdaki nöbetçi|kâğıtları tutan kadın] [onu^ tanıdı~|adını^ biliyordu~]. “[Bir kış bize odun getirmiştin,” dedi~ fısıltıyla.|Kardeşime okumayı sen öğretmiştin,” dedi~ usulca.] [Eline^ sıcak bir şey tutuşturdu~|Pencereyi araladı~], [hemen dönüp|kimse görmeden] [yerine geçti~|uzaklaştı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Sonunda|Bir akşam] [olanların sebebini|neden onun^ seçildiğini] öğrendi^: [bir adın benzerliği|bir yalan|eski bir borç]. [Üzüleceğini sanıyordu^|Öfkeleneceğini bekledi^]; [yalnızca yoruldu^|karnı^ acıktı~]. [Sebep|Nedeni] [başına^ gelenden|olandan] [o kadar küçüktü~ ki|öyle ufaktı~ ki], [ikisini yan yana koyunca|düşündükçe] [gülünç oluyordu~|biri ötekini taşıyamıyordu~].',
      needs: ['human'],
    },
    {
      text: '[Gelenler|Seyre gelenler] [onu^ görmek için|bir kez dokunmak için] [para veriyordu~|kuyruk olmuştu~]. [Küçük bir kız|Yaşlı bir kadın] [sırası gelince|karşısına geçince] [bakmadı~|başını kaldırmadı~]; “[Sıkılmadın mı?” dedi~|Seni kim bekliyor?” dedi~] ve [elindeki şekeri|bir dilim ekmeği] [uzattı~|kucağına^ bıraktı~].',
      needs: ['human', '!child'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Çıktı^|Eşikten geçti^], [yedi adım attı^|köşeye kadar gitti^] ve [durdu^|döndü^]. [Uyuyanın yanına|Nöbetçinin başına] [oturdu^|çömeldi^], [omzuna dokundu^|uyandırdı^]: “[Gidiyorum,” dedi^.|Kapı açık kalmış,” dedi^.] “[Ya bağır, ya benimle gel.”|İstersen önce sen uyan.”] [Öteki uzun uzun baktı~|Nöbetçi gözlerini ovuşturdu~]; [sonra botlarını aradı~|sonra feneri söndürdü~].',
      needs: ['open-door'],
    },
    {
      text: '[Kâğıdı katladı^|Ezberini^ unuttu^]. “[Bunları ben yazmadım,” dedi^.|Size ne söyleyeceğimi söylediler,” dedi^.] “[Ben yalnız şunu biliyorum:|Benim bildiğim şu kadar:] [bana sorulmadı.”|bunu istemedim, ama buradayım.”] [Meydan|Kalabalık] [ne alkışladı~ ne yuhaladı~|bir an tek bir nefes oldu~]; [en arkada|öndekilerden] biri [şapkasını çıkardı~|“Bana da sorulmamıştı,” dedi~].',
      needs: ['speech'],
    },
    {
      text: '“[Olmaz,” dedi^ {H}.|Giyin,” dedi^ {H}.] “[Fark edecek biri var,|Beni aldılar,] [o da benim.”|sen niye eksilesin?”] {F} [oturdu~, ağladı~ biraz|direndi~, sonra ceketini ilikledi~]. [Ayrılırken|Giderken] [ayakkabılarını değiştirdiler~|ceplerindekini bölüştüler~]: [böylece|hiç değilse] [bir parçası^ dışarıda yürüyecekti~|yarısı^ eve dönecekti~].',
      needs: ['instead'],
    },
    {
      text: '[Adı|Cümleyi] [söylemedi^|yuttu^]. [Bunun yerine|Onun yerine] [işin ardındakine|yapana] [gidip|bir gün] [bildiğini^ söyledi^|her şeyi anlattı^], [yalnız ona|başka kimseye değil]. [“Kullanacak mısın?” dedi~ öteki. “Hayır,” dedi^ {H}.|“Ne istiyorsun?” dedi~ öteki. “Hiç,” dedi^ {H}.] “[Ama artık|Yalnız bundan sonra] [ikimiz de uyanık yatacağız.”|bana baktığında bileceksin.”]',
      needs: ['revenge'],
    },
    {
      text: '[Olanı geri çeviremezdi^|Başına^ gelen gelmişti~]; [ama içinde nasıl duracağını^|ama ne yapacağını^] [kendisi^ seçebilirdi^|başkasına bırakmadı^]. [Sabah erken kalktı^|Ertesi sabah], [yatağını^ topladı^|yerini^ süpürdü^], [pencereyi açtı^|saçını^ taradı^]. [İlk kez|O gün ilk kez] [gelenler kapıyı vurmak zorunda kaldı~|“Buyurun,” diyen {H} oldu^].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Adını^|Kendi adını^] [geri istedi^|yüksek sesle söyledi^]. “[Bana böyle seslenin,” dedi^,|Adım bu,” dedi^,] “[başka türlüsüne bakmam.”|yalnız buna cevap veririm.”] [Güldüler~|İlk gün kimse aldırmadı~]. [Üç gün|Bir hafta] [dönüp bakmadı^|tek söze cevap vermedi^]; [dördüncü gün|sonunda] [biri, çekinerek|en inatçıları] [adıyla seslendi~|o adı söyledi~].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Ona^ düşeni yaptı^|Payına^ düşeni aldı^], [ne eksik ne fazla|şikâyet etmeden]. [Yalnız|Ama] [her akşam|gün biterken] [bir saati|küçük bir vakti] [kimseye vermedi^|kendine^ ayırdı^]: [kapıyı kapadı^, şarkı söyledi^|ışığı söndürdü^, eskiden bildiği^ sokakları dolaştı^ içinden^]. [O saatte|O vakit] [kimse ona^ bir şey yapamıyordu~|başına^ hiçbir şey gelmiyordu~].',
      needs: ['!open', 'human'],
    },
    {
      text: '{F:dat} [haber yolladı^|söyledi^]: “[Beni kurtarma,|Beklemeyin,] [ben bir yol buldum.”|kendim geleceğim.”] {F} [inanmadı~|öfkelendi~]; [yine de|ama] [lambayı pencereye koydu~|kapıyı kilitlemeden yattı~]. [Üçüncü gece|Bir sabaha karşı] {H} [eşikteydi^|kapıdaydı^], [üstü başı^|ayakları^] [yol içinde|çamurlu].',
      needs: ['!open', 'settled', '!solitary'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yıllar sonra|Çok sonra], [olanı anlatırken|biri sorunca], {H} [başka türlü konuşuyordu^ artık|cümleyi başka kuruyordu^]: “[Oldum,” demiyordu^, “oradaydım” diyordu^.|Yaptılar,” demiyordu^, “yaşadım” diyordu^.] [Küçük bir farktı~|Bir kelimeydi~ değişen]; [dinleyenlerin çoğu kaçırıyordu~|fark eden azdı~], {F} ise [her seferinde|o cümlede] [gülümsüyordu~|göz kırpıyordu~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Bir gün|Sonunda] [her şey|o olay] [eskidi~|başka haberlerin altında kaldı~]. [Kimse|Sokakta kimse] [dönüp bakmıyordu~|adını^ sormuyordu~]. {H} [bir simit aldı^|bir taşın üstüne oturdu^], [tek başına|acele etmeden] [yedi^|gökyüzüne baktı^]; [hiç kimse olmanın|sıradanlığın] [bu kadar tatlı|böyle geniş] olduğunu [unutmuştu^|bilmezdi^].',
      needs: ['settled'],
    },
    {
      text: '[Ona^ bunu yapan|Kararı veren] [bir gün|yaşlanınca] [kapısını^ çaldı~|yoluna^ çıktı~]. [Titriyordu~|Sesi çıkmıyordu~]. “[Beni tanıdın mı?” dedi~.|Beni bekliyor muydun?” dedi~.] “[Hayır,” dedi^ {H},|Bir zamanlar,” dedi^ {H},] “[ama üşümüşsün.”|sonra bıraktım.”] [İçeri aldı^|Kenara çekildi^]; [konuşacak bir şey bulamadılar~|eski günlerden söz etmediler~], [çay içtiler~|ateşe baktılar~].',
      needs: ['settled', '!child', 'third'],
    },
    {
      text: '[Aynısı başına gelen|Sonradan aynı şeyi yaşayan] [bir genç|ürkek biri] [ona^ yollandı~|kapısında^ belirdi~]. “[Geçiyor mu?” dedi~.|Ne yapayım?” dedi~.] {H} [hemen cevap vermedi^|su koydu^, ekmek kesti^]. “[Geçmiyor,” dedi^,|İlk gece ayakkabını çıkar,” dedi^,] “[içinden sen geçiyorsun.”|gerisi sabah düşünülür.”]',
      needs: ['human', '!child'],
    },
    {
      text: '[O günün yıldönümünde|Her yıl aynı gün] [kapıya bir çiçek bırakılıyordu~|imzasız bir kart geliyordu~]: “[Özür.”|Hâlâ düşünüyorum.”|O gün ben de oradaydım.”] {H} [kimden olduğunu|yazanı] [aramadı^|merak etmedi^]; [çiçeği suya|kartı bir kitabın arasına] koyuyor, [sonraki yılı bekliyordu^|ertesi yıl gelmezse diye biraz üzülüyordu^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kendi kapısına^|Kapısının^ içine] [kendi eliyle^|o gün] [bir kilit değil|sürgü değil], [bir tokmak taktı^|bir zil astı^]. “[Bundan sonra|Artık] [kim gelecekse|kim ne isteyecekse] [önce vuracak,” dedi^|önce soracak,” dedi^]. [İlk vuran|Zili ilk çalan] [rüzgâr oldu~|bir kuş oldu~]; {H} [kalktı^, açtı^|“Buyurun,” dedi^], [güldü^|içeri aldı^ serinliği].',
      needs: ['settled', '!space'],
    },
    {
      text: '[Sabahları|Uyandığında^] [ilk işi^|ilk olarak] [ellerine^ bakmaktı~|adını^ söylemekti~]; [yerindeydi~|tamamdı~]. [Sonra|Ardından] [o günün|önündeki^ günün] [başına ne getireceğini^ değil|kendisine^ ne yapacağını değil], [güne ne yapacağını^|o güne ne söyleyeceğini^] [düşünüyordu^|seçiyordu^], [çayını karıştırırken|ayakkabısını^ bağlarken].',
      needs: ['human', '!child', '!space'],
    },
    {
      text: '[Anlatanlar|Hikâyeyi sürdürenler] [sonunu değiştirmişti~|mutlu bir son uydurmuştu~]: [düğün vardı~|alkış vardı~|bir heykel vardı~]. {H} [düzeltmedi^|bir kez dinledi^, karışmadı^]. [Kendi sonu^|Gerçek son] [küçüktü~|sessizdi~]: [bir akşam|kimse yokken] [kapıyı içeriden kapatmış|lambayı kendi söndürmüş], [uyumuştu^|sabaha kadar uyumuştu^].',
      needs: ['settled', 'third'],
    },
  ],
};

/** Others do something to somebody, who has to answer for it. */
export const BEFALLS: Frame = {
  name: 'befalls',
  verbs: new Set([
    'yakalanmak',
    'kurtarılmak',
    'seçilmek',
    'görülmek',
    'kovulmak',
    'sürülmek',
    'unutulmak',
    'terk edilmek',
    'aldatılmak',
    'atanmak',
    'vurulmak',
    'suçlanmak',
    'passive kaçırmak',
    'passive tehdit etmek',
    'passive kurtarmak',
    'passive seçmek',
    'passive kovmak',
    'passive suçlamak',
    'passive davet etmek',
    'passive sürgün etmek',
    'passive unutmak',
    'passive tutuklamak',
  ]),
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
