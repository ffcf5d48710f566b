import type { Beat } from '../../types.ts';

/** The event itself, as the idea has it, with who saw it and what was done right after. */
export const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Üç adım ötede|Hemen arkada|Biraz ileride] biri [durmuş|işini bırakmış|nefesini tutmuş], {o:acc} izliyordu~. [“Ben bir şey görmedim,”|“Benden sır çıkmaz,”|“Bunu ben görmemiş olayım,”] dedi~, [sorulmadan|daha kimse sormadan|alçak sesle]. [Gören birinin|Her şeyi görmüş birinin|Göreceğini görmüş birinin] sesiydi~ bu.',
      needs: ['!state', 'human', 'harmful'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk iş|Ardından ilk yaptığı^ şey olarak|Hiç beklemeden] [ellerine^ baktı^|ellerini^ yokladı^|iki elini^ açıp kapadı^]; [parmakları^ titriyordu~|parmak uçları^ buz gibiydi~|avuçları^ terlemişti~]. [Sonra bir köşeye çekilip|Sonra olduğu^ yere çöküp|Sonra sırtını^ dayayıp] [titreme geçene kadar|nefesi^ düzelene kadar|yüze varana kadar] [bekledi^|sayı saydı^].',
      needs: ['!state', 'human', 'willed'],
    },
    {
      text: '{HP}, {EW.olağan}. Haberi {F:dat} [bir saat içinde|akşam olmadan|daha gün dönmeden] [yetiştirdiler~|ulaştırdılar~|anlattılar~]. {F} [işini yarım bıraktı~|elindekini yere koydu~|ayağa fırladı~], [bir süre düşündü~|iki kez “emin misiniz” diye sordu~|haberi getirene uzun uzun baktı~] ve [yola çıktı~|kalkıp geldi~].',
      needs: ['!state', '!solitary'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. Hepsi [bir nefes|birkaç göz kırpması|yüz sayana kadar] sürdü~. [Bu kadarcık zamanın|O kısacık aralığın|Bu bir avuç anın] ardından {H} [hangi günde olduğunu^|az önce ne yapacağını^|nereye gittiğini^] [unuttu^|hatırlayamadı^|bulup çıkaramadı^] ve [çevresinde^ ne varsa|gözüne^ çarpan her şeyi|orada duran her şeyi] [tek tek saymaya|bir bir yoklamaya|sırayla gözden geçirmeye] başladı^.',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Akşam|Ertesi gün|Daha o gün] [üç kişi|iki ayrı kişi|tanıdık tanımadık dört kişi] [gelip bunu sordu~|aynı soruyu sordu~|işin aslını merak etti~]. {H} [birincisine|ilk gelene] [doğruyu|olanı] söyledi^, [ikincisine yarısını|ikinciye sadece başını], [sonrakine hiçbir şeyi|sonrakine “bilmiyorum” demeyi seçti^]. [Sabaha|Çok geçmeden|İki güne varmadan] ortada üç ayrı hikâye [vardı~|dolaşıyordu~].',
      needs: ['!state', '!solitary'],
    },
    {
      text: '[“Yapamaz,” demişlerdi~.|“Yapmaz,” demişlerdi~.|“Göze alamaz,” demişlerdi~.] {HP}, {EW.olağan}. [Bunu diyenlerden biri|İçlerinden en çok konuşan|Sözü ilk söyleyen] [oradaydı~|her şeyi görmüştü~|bir köşeden bakıyordu~]; [yutkundu~|yüzünü çevirdi~|bir şey diyecek oldu~], [sonra yol açtı~|sonra kenara çekildi~|sonra sustu~].',
      needs: ['!state', 'willed', '!solitary', '!negative'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunun için|Bunu başarmak için|Bu iş için] [bir geceyi|iki geceyi|tam üç günü] [gözden çıkarmıştı^|uykusuz geçirmişti^|hesap kitapla geçirmişti^]. [Bitince|İş olup bitince|Sonunda] [hesapta olmayan bir şey|hiç düşünmediği^ bir şey] oldu~: [Dizleri^ tutmadı~|Sesi^ çıkmadı~|Gözleri^ doldu~] ve {H} [uzun süre|bir hayli|epeyce] yerinden^ [kıpırdamadı^|kalkmadı^].',
      needs: ['!state', 'human', 'willed', '!negative'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yanından^ geçen biri|O sırada oradan geçen biri|Az ötedeki yaşlı bir adam] [yavaşladı~|durup baktı~|başını uzattı~]. [“Ne oluyor?”|“Bir şey mi oldu?”|“Ne var burada?”] dedi~. {H} [“Hiç,” diye karşılık verdi^|“Yok bir şey,” dedi^|başını^ iki yana salladı^]; [bu küçük yalan|bu ilk yalan] [dilinde^|ağzında^] [bakır tadı bıraktı~|acı bir tat bıraktı~|saatlerce kaldı~].',
      needs: ['!state', 'human', '!solitary', '!mute'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir şey devrildi~|Bir yerden bir ses geldi~|Birinin sesi yükseldi~], [sonra ortalık sustu~|sonra her şey duruldu~]. {H} [kıpırdamadan|olduğu^ yerde|bekleyerek] [o sessizliği dinledi^|kimin geleceğini kolladı^|içinden^ ona kadar saydı^]. [Kimse gelmedi~.|Gelen olmadı~.] [Gelmemesi|Bu] [daha çok korkuttu~ onu^|işi kolaylaştırmadı~|onu^ rahatlatmadı~].',
      needs: ['!state', '!mute'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yıllarca|Uzun zaman] bunun [hayalini kurmuş biri|sözünü etmiş biri] [sevinirdi~|bağırırdı~|havalara uçardı~]; {H} [sadece oturdu^|yalnızca gözlerini^ kapadı^|sessizce soluklandı^]. [Kalbi^|Yüreği^] [koşmuş gibi|merdiven çıkmış gibi|kapana kısılmış gibi] [atıyordu~|çarpıyordu~] ve [bunu kimseye belli etmek|bunun görülmesini|kimsenin anlamasını] istemiyordu^.',
      needs: ['!state', 'human', 'willed', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. Bundan [bir tek|yalnızca] {F:gen} [haberi vardı~|haberi olmuştu~] ve {F} [bunu|bildiğini] [tek bir cümleyle|kısacık bir sözle|hiç gülmeden] [karşılamıştı~|geçiştirmişti~]: [“Sonu kötü olur.”|“Bana hiç bulaştırma.”|“Vazgeçmek için geç değil.”] {H} [bu sözü|o cümleyi] [her gün duyuyordu^|aklından^ atamıyordu^|bir türlü unutamıyordu^].',
      needs: ['state', '!solitary'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Sabahları|Uyanınca|Gün başlarken] ilk [bunu düşünüyor|aklına^ gelen bu oluyor], [akşamları|yatarken|gün biterken] son [buna bakıyordu^|bununla uğraşıyordu^]. [Arada geçen saatlerde|Gündüzleri|İkisi arasında] [yüzüne^ bakan|{o:ins} konuşan|karşısına^ çıkan] [hiç kimse bir şey sezmiyordu~|kimse bunu anlamıyordu~].',
      needs: ['state', '!solitary', 'third', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Günü gününe|Bir kez bile atlamadan|Hiç aksatmadan] [bir iz|bir çizgi|küçük bir işaret] [koyuyordu^|kazıyordu^] [duvarın dibine|gördüğü^ bir yere|kimsenin bakmadığı bir yere]. [O gün|Bir akşam] [saydı^|baştan saydı^]: [yüz on dört|iki yüz altı|kırk bir] [tane|işaret] [olmuştu~|vardı~].',
      needs: ['state', 'human'],
      gives: ['marks'],
    },
    {
      text: '{HP}, {EW.olağan}. [Başlarda|İlk günlerde|Önceleri] [bunu saklıyor|kimseye göstermiyor|gizlice yaşıyor], [biri yaklaşınca|bir ses duyunca] [işi şakaya vuruyordu^|başka şeyle uğraşır görünüyordu^|hemen konuyu değiştiriyordu^]. [Sonra yoruldu^|Sonra usandı^|Bir yerden sonra bıktı^]. [Artık görmek isteyen|Artık bakmak isteyen] [görüyordu~|bakıyordu~].',
      needs: ['state', 'willed', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir kez|Yalnızca bir kez] [vazgeçmeyi|bırakmayı|kurtulmayı] denemiş, [iki gün|bir hafta|yarım gün] [dayanmıştı^|sabretmişti^]. [Üçüncü gün|Sonunda|O günün akşamında] [yine aynı yerdeydi^|eski hâline^ dönmüştü^], [üstelik|bir de] [bütün bunları|bu denemeyi] {F:dat} [anlatmak zorunda kalmıştı^|itiraf etmişti^].',
      needs: ['state', '!solitary'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Duvara dayanıp|Bir kenara oturup|Kıpırdamadan durup] [kendi nefesini^|nefesinin^ sesini] dinledi^. [Bunu paylaşacak kimse yoktu~|Anlatacak kimse yoktu~|Soracak kimse yoktu~]; [bunun üzerine|sonunda|en sonunda] [adını^|günün tarihini|olanı] [yüksek sesle söyledi^, sonra bir daha|bir yere kazıdı^, altına bir çizgi çekti^|fısıltıyla tekrarladı^, sonra biraz daha yüksek].',
      needs: ['solitary', 'human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Öbürleri|Ötekiler|Oradakiler] [bir an|kısa bir süre|göz açıp kapayana kadar] [donup kaldı~|kıpırdamadı~|ses çıkarmadı~]. [İlk konuşan|Sessizliği ilk bozan|İlk gülen] {F} oldu~: [“Bunu bir daha yap.”|“Gördünüz mü?”|“Ben demiştim!”] [Ama kimse|Öbürleri ise] [gülmüyordu~|ona katılmadı~].',
      needs: ['!human', '!state'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunun bir adı|Bu yapılanın bir adı|Böyle bir şeyin kuralı] yoktu~ [henüz|daha]. {H} [ad bulmaya çalıştı^|ona bir ad aradı^|üç ad denedi^], [hiçbiri oturmadı~|hiçbiri uymadı~|hepsi büyük geldi~]. [Sonunda|En son] [“o gün” demekle yetindi^|adsız bıraktı^].',
      needs: ['!human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk fark eden|Bunu ilk gören] {F} oldu~; [yaklaştı~|yanaştı~|usulca sokuldu~], [baktı~|uzun uzun baktı~], [geri çekildi~|bir daha baktı~]. [“Sen eskiden böyle değildin,”|“Sende bir şey değişmiş,”|“Bunu sana kim öğretti?”] dedi~. {H} [ne diyeceğini bilemedi^|cevap vermedi^|bunu övgü sandı^].',
      needs: ['!human'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Beklediği^ gürültü|Korktuğu^ patırtı|Sandığı^ kıyamet] [kopmadı~|olmadı~]. [Bir toz kalktı~|Işık biraz oynadı~|Bir gölge kıpırdadı~], [o kadar|hepsi bu|başka bir şey olmadı~]. {H} [yine de|bütün gün|o günün sonuna kadar] [birinin gelip|birilerinin çıkıp] [hesap sormasını bekledi^|bunu geri almasını bekledi^].',
      needs: ['!human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce küçükler|Önce en meraklılar|Önce yakındakiler] [toplandı~|geldi~|başına^ üşüştü~], sonra [büyükler|uzaktakiler|hiç tanımadıkları]. [Kimi sevindi~|Kimi alkışladı~|Kimi güldü~], [kimi ürktü~|kimi kaçtı~|kimi kızdı~]. {H} [ilk kez|bir anda] [herkesin ortasında|bütün bakışların ortasında] [kalmıştı^|duruyordu^].',
      needs: ['!human', '!state', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Günler böyle geçiyor|Zaman böyle akıyor|Bir gün ötekini kovalıyor], [kimse bunun|kimse işin] [sonunu sormuyordu~|nereye varacağını düşünmüyordu~]. {F} [bir gün sordu~|en sonunda merak etti~]: [“Hep böyle mi olacak?”|“Bunun sonu yok mu?”] {H} [soruyu sevmedi^|soruya şaştı^]; [hep ne demekti~|son ne demekti~], [bilmiyordu^|hiç düşünmemişti^].',
      needs: ['!human', 'state'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. Bunu [kimseye göstermediğini^|gizli tuttuğunu^|iyi sakladığını^] sanıyordu^. [Oysa|Ama|Gelgelelim] [üç ayrı yerden|iki çift göz|bir başkası] [onu^ izliyordu~|her şeyi görüyordu~]; [gördükleri|izlediği şey] [akşama|gün bitmeden|bir saat sonra] [bütün çevreye yayıldı~|kulaktan kulağa dolaştı~].',
      needs: ['!human', 'third'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [Olacak şey değildi~|Böyle şey görülmemişti~|Daha önce kimse yapmamıştı~], [ama oldu~|yine de oldu~]. [Hemen ardından|Bunun üstüne] {H} [iki kez döndü^ olduğu^ yerde|yukarı baktı^, aşağı baktı^|bir kez daha denedi^]; [her şey yerindeydi~|hiçbir şey kaymamıştı~], [bir tek kendisi^ yerinde değildi^|yalnız bir şey eksikti~: eski korkusu^].',
      needs: ['!human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Uzakta bir kapı çarptı~|Bir yerden kahkaha geldi~|Arkada biri öksürdü~]; dünya [kendi işinin başındaydı~|hiç oralı değildi~|bildiğini okuyordu~]. {H} [dönüp bakmadı^|kıpırdamadan durdu^|elini^ ağzına^ götürdü^], [çünkü dönse^|çünkü baksa^|çünkü bir ses çıkarsa^] [her şey gerçek olacaktı~|olan, olmuş sayılacaktı~|birine anlatması^ gerekecekti~].',
      needs: ['!state', 'human', '!mute'],
    },
    {
      text: '[Kimse uyarmadı~.|Bir işaret yoktu~.|Gün, ötekiler gibi başlamıştı~.] {HP}, {EW.olağan}; [öğlene kalmadan|bir saat sonra|daha akşam olmadan] [bütün tanıdıkları^|selam verdiği^ herkes|adını^ bilen kim varsa] [bundan söz ediyordu~|bunu öğrenmişti~|bunu konuşuyordu~]. {H} [en son|herkesten sonra] [konuşan oldu^|ağzını^ açtı^|söz aldı^]: [“Evet, öyle oldu.”|“Anlatacak fazla bir şey yok.”|“Doğru, hepsi doğru.”]',
      needs: ['!state', '!solitary', '!when', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yerde|Ayağının^ dibinde|Hemen önünde^] [eğri bir taş|kırık bir düğme|boş bir kabuk] [duruyordu~|vardı~]; {H}, [neden bilmeden|hiç düşünmeden|başka yapacak bir şey bulamadan], [onu aldı^|eğilip onu aldı^] ve [cebine^ attı^|avucunda^ sıktı^]. [O günden|Bu olandan] [elde kalan|geriye kalan tek] [kanıt buydu~|şey o oldu~].',
      needs: ['!state', 'human'],
      gives: ['pebble'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu öğrenen|Haberi alan] [ilk kişi|ilk insan] [kızdı~|inanmadı~|güldü~], [ikincisi|sonraki] [para sordu~|tarih sordu~|şahit sordu~]. {F} ise [hiçbir şey sormadan|kimseye danışmadan|tek söz etmeden] [gelip yanında^ durdu~|yanı başına^ oturdu~|omzuna^ dokundu~] ve [susmayı seçti~|akşama kadar ayrılmadı~|bekledi~].',
      needs: ['!state', '!solitary', 'human'],
      gives: ['friend-heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir gün|Günün birinde|Bir akşam] [yolda|kalabalıkta|hiç umulmadık bir anda] biri [kolunu^ tuttu~|yolunu^ kesti~|eğilip kulağına^ fısıldadı~]: [“Seni biliyorum.”|“Ben her şeyin farkındayım.”|“Bunu daha ne kadar sürdüreceksin?”] {H} [yüzünü seçemedi^|kim olduğunu çıkaramadı^|sesini tanıyamadı^]; [öteki kalabalığa karıştı~|adam çoktan uzaklaşmıştı~|dönünce kimse yoktu~].',
      needs: ['state', 'human', '!solitary'],
      gives: ['witness'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunun hesabını|Bunun bedelini] [saatle tutuyordu^|saatle ölçüyordu^]: [günde iki saat, ayda altmış|her gün bir saat, ayda otuz|günde üç saat, ayda doksan]. [Bir keresinde|Bir gece] [yılları da topladı^|bütün ömrüne^ vurdu^] ve [çıkan sayıyı|bulduğu^ sayıyı] [kimseye söylemedi^|hemen sildi^|{F:dat} bile göstermedi^].',
      needs: ['state', 'human', '!child'],
    },
    {
      text: '{HP}, {EW.olağan}. [Alay ettiler~|Güldüler~|Arkasından^ konuştular~], [aldırmadı^|duymazdan geldi^|sesini^ çıkarmadı^]. [Öğüt verdiler~|Akıl verdiler~], [dinler gibi yaptı^|başını^ salladı^|teşekkür etti^]. [En sonunda|Bir gün] {F} [başka türlü sordu~|usulca sordu~]: [“Sana ne veriyor bu?”|“Bundan ne bekliyorsun?”] {H} [o gece|bütün gece|üç gün] [cevabı aradı^|bu soruyla uğraştı^].',
      needs: ['state', 'human', '!solitary'],
      gives: ['friend-heard'],
    },
  ],
};
