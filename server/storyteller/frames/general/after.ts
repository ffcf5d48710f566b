import type { Beat } from '../../types.ts';

/** The hours and days after the event: what is done with hands, who comes, what is asked. */
export const AFTER: Beat = {
  name: 'after',
  variants: [
    {
      text: '[Geceyi|O gecenin yarısını|Karanlık saatleri] [yürüyerek|bir aşağı bir yukarı dolaşarak|aynı yolu gidip gelerek] [geçirdi^|tüketti^]. [Bin iki yüz adımda bir|Her dönüşte|Her turda] [durup|soluklanıp] [başladığı^ yere|aynı noktaya|geldiği^ yöne] bakıyordu^. {V.meden} [önce|evvel] [uykusu^ derindi~|başını^ koyar koymaz uyurdu^]; [şimdi|bu gece] [yatmayı bile denemedi^|gözünü^ kırpmadı^].',
      needs: ['human', '!night', '!negative', '!confined', '!state'],
      gives: ['night'],
    },
    {
      text: '[Ertesi sabah|Sabah erkenden|Gün doğarken] [kapının önünde|eşikte|basamakta] [sarılı bir paket|üstü örtülü bir kap|ipi sıkıca bağlı bir bohça] [buldu^|duruyordu~]. [Kimin bıraktığı|Kimden geldiği|Kimin olduğu] [yazmıyordu~|belli değildi~]; içinden [bir somun ekmek|altı yumurta|bir avuç kuru kayısı] ile [iki satırlık|kısacık] bir [not|yazı] çıktı~: [“Hepimiz sana kızgın değiliz.”|“Ben de olsam öyle yapardım.”|“Kulak asma, konuşur konuşur susarlar.”]',
      needs: ['settled', 'harmful', '!solitary', '!child'],
      gives: ['ally'],
    },
    {
      text: '[Kolunda^|Omzunda^|Sırtında^] [bir ağrı|bir sızı|ağır bir uyuşukluk] [başladı~|belirdi~]; [her hareketinde^|uzandıkça|eğildikçe] [o anı hatırlatıyordu~|o günü geri getiriyordu~]. {H} [ağrıyan yeri|orayı] [ovdu^|sıcak suyla yıkadı^|sıkıca sardı^], [geçmedi~|dindiremedi^]. [Ağrının|Bu sızının] [en keskini|en beteri] {V.dik:acc} [düşününce|aklından^ geçirince] [geliyordu~|vuruyordu~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Üç gün|İki gün|Dört gün] [kimse gelmedi~|kapısını^ çalan olmadı~|ses seda çıkmadı~]. [Sonra|Derken] [bir sabah|bir ikindi vakti|hava kararırken] [iki kişi|şapkalı bir adam|eli çantalı bir kadın] [belirdi~|göründü~], [{V.dik:acc} sordu~|konuyu {V.dik:dat} getirdi~], [bir şeyler yazdı~|söylenenleri yazdı~] ve [teşekkür etmeden gitti~|imza istedi~|“Yine geleceğim,” dedi~].',
      needs: ['settled', '!solitary'],
      gives: ['official'],
    },
    {
      text: '[Yapacak bir iş aradı^|Ellerini^ oyalayacak bir şey aradı^|Kafasını^ dağıtmak istedi^], [buldu^ da|çok geçmeden buldu^]: [sökük bir dikiş|gevşemiş bir vida|körelmiş bir bıçak] [bekliyordu~|vardı~]. [Bir saatte bitecek iş|Basit iş] [dört saat|bütün gün|geceye kadar] sürdü~. {H} [her üç dakikada bir|sık sık|ikide bir] [durup|elindekini^ bırakıp] [dinliyordu^|arkasına^ bakıyordu^].',
      needs: ['human', '!child'],
    },
    {
      text: '[Bir liste yaptı^|Bir kâğıt aldı^|Kâğıda bir çizgi çekti^]: [sola|bir yana] [bundan zarar görecekleri|kime özür borçlu olduğunu^|kızacak olanları] yazdı^, [sağa|öbür yana] [sevinecekleri|yanında^ duracakları|kendi adını^]. [Sol yan|İlk liste] [uzadı~|dolup taştı~|on bir ad tuttu~]. [Sağda|Ötekinde] bir tek {F:gen} adı [vardı~|duruyordu~], [onun yanında da|ona da] [bir soru işareti koymuştu^|emin değildi^].',
      needs: ['human', '!child', '!solitary', 'harmful', '!state'],
      gives: ['list'],
    },
    {
      text: '[Duyan geldi~.|Meraklılar eksik olmadı~.|Gelen gideni arattı~.] [Biri nasıl olduğunu|Kimi nedenini] [sordu~|öğrenmek istedi~], [biri kaça patladığını|kimi ne kazandığını^|bir başkası kimden izin aldığını^]. {H} [hepsine|her birine] [aynı kısa cevabı verdi^|üç kelimeyle karşılık verdi^|omuz silkti^]. [Ayrıldıklarında|Hepsi gidince] [ortada|yerde] [çamurlu ayak izleri|soğumuş bardaklar] [kaldı~|duruyordu~].',
      needs: ['settled', '!solitary', '!state', '!child'],
    },
    {
      text: '[Aynı yere|Olayın geçtiği yere|O noktaya] [bir daha gitti^|ertesi gün geri döndü^]. [Yerde|Orada] [hiçbir iz|tek bir iz] [kalmamıştı~|yoktu~], [biri süpürmüş|birileri toplamış] [gibiydi~|olmalıydı~]. {H} [eğildi^|diz çöktü^], [parmağını^ gezdirdi^|eliyle^ yokladı^]; [bir çiziğin kenarı parmağına^ battı~|küçük bir leke hâlâ ıslaktı~|toprağın altı hâlâ ılıktı~].',
      needs: ['human', '!state'],
    },
    {
      text: '[Sesi^ değişti~ önce|İlk sesi^ değişti~]: [kalınlaştı~|alçaldı~|inceldi~]. [Kendi adını^|Bir selamı|“Günaydın”ı] [söylerken|derken] bile [dönüp bakıyorlardı~|tanımakta güçlük çekiyorlardı~]. [“Üşütmüşsün,”|“Hasta mısın?”|“Sende bir hâl var,”] dedi~ {F}. {H} [gülüp geçti^|yalandan öksürdü^|omuz silkti^]; [açıklasa^|anlatmaya kalksa^] {V.dik:dat} [gelecekti~ söz|varacaktı~ iş].',
      needs: ['human', '!mute', '!friend-knows', '!state'],
    },
    {
      text: '[İlk hafta|İlk günlerde] [her adım sesinde|her gölgede|adı^ her geçtiğinde] [irkildi^|yerinden^ sıçradı^]. [İkinci hafta|Sonraki günlerde] [irkilmez oldu^|korkusu^ azaldı~], ama [yemeğin tadı|şarkıların ezgisi|sabahların kokusu] [kaçtı~|gitti~|silindi~]. [Üçüncü hafta|Ay sonunda] {F} [gelip|çıkageldiğinde] [“Zayıflamışsın,”|“Saçına ak düşmüş,”|“Gözlerin çökmüş,”] dedi~; [{H} aynaya bakmadığını^ o zaman anladı^|sesi titriyordu~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Bir söz verdi^ kendine^|Kendi kendine^ yemin etti^|Bir karara vardı^]: [Kırk gün|Bir ay|Gelecek dolunaya kadar] [bu konuda|olanlar üstüne] [tek kelime etmeyecekti^|ağzını^ açmayacaktı^]. [Sözünü|Yeminini] [dokuz gün|on bir gün] tuttu^. [Sonraki gün|Ertesi gün] [hiç tanımadığı^ bir yolcuya|sarhoşun birine|sağır bir ihtiyara] {V.dik:acc} [baştan sona anlattı^|tek solukta döktü^].',
      needs: ['human', '!solitary', '!mute', '!child', '!said'],
      gives: ['leaked'],
    },
    {
      text: '[Karanlıkta|Gözlerini^ kapayınca|Sessizlikte] [aynı görüntü|o an] [geri geliyordu~|yeniden kuruluyordu~], [her seferinde|ama her gelişinde] [bir ayrıntısı eksik|biraz daha soluk|başka bir renkte]. {H} [eksileni|gideni] [yerine koymak için|kaçırmamak için] [yüksek sesle|fısıldayarak|bir taşa çizerek] [anlatmaya başladı^|sıraya dizdi^]: [önce ışık|önce yer], sonra [ses|saat], [en son kendi^ yüzü^|en son elleri^].',
      needs: ['human', '!state'],
    },
    {
      text: '[Aldığı^ her nefeste|Attığı^ her adımda|Baktığı^ her yerde] [bir şey bekliyordu^|bir işaret arıyordu^]: [bir ses|bir haber|bir el]. [Beklediği^|Aradığı^] [dördüncü gün|beşinci gün|bir hafta sonra] [geldi~|çıktı~ ortaya], [hem de|üstelik] [en ummadığı^ yerden|en sıradan biçimde]: [Hava birden soğudu~|Işık kesildi~|Bir kuş kondu~], {H} [saati aklına^ yazdı^|olduğu^ yerde kalakaldı^].',
      needs: ['!space', 'human'],
    },
    {
      text: '[Unutmanın yolunu|Rahat etmenin yolunu] [çalışmakta|yorulmakta] [aradı^|buldu^]. [Sabahtan akşama|Gün boyu|Saatlerce] [taşıdı^|sildi^|kazdı^], [elleri^ su topladı~|avuçları^ nasır tuttu~|beli^ büküldü~]. [Yatınca|Gözünü^ yumunca] [ellerinin^ sızısı|bedeni^] sustu~ ve {V.dik} [an|gün] [konuşmaya başladı~|geri geldi~|başucuna^ dikildi~].',
      needs: ['human', '!state', '!confined'],
    },
    {
      text: '[Alışkanlığını^|Bu yükü|Bunu] [bırakmak için|üstünden^ atmak için] [pazarlık etti^|bir pazarlığa girişti^] [kendiyle^|gecelerle]: [önce yarıya indirecek|önce günaşırı yapacak], [sonra|ardından] [büsbütün kesecekti^|unutacaktı^]. [Yarıya indiği gün|Daha ilk gün] [başı^ döndü~|elleri^ titredi~|ağzı^ kurudu~]. [Pazarlığı|Anlaşmayı] [bozan|ilk çiğneyen] {H} [oldu^|olmuştu^].',
      needs: ['state', 'human', 'third'],
    },
    {
      text: '[Bir gün|Bir sabah] [cebinde^|avucunda^|çantasının^ dibinde] [tanımadığı^ bir düğme|eski bir bilet|paslı bir anahtar] [buldu^|gördü^]. [Nereden geldiğini|Kimin koyduğunu] [çıkaramadı^|bilemedi^]; [ama kokusu|ama yıpranmış kenarı|ama duruşu] [{V.dik} yerden|o günden] [gelmiş gibiydi~|kalma gibiydi~]. {H} [onu|bulduğunu^] [atmadı^|geri koydu^|bir kenara ayırdı^].',
      needs: ['human', '!child', '!state'],
      gives: ['pebble'],
    },
    {
      text: '[Günleri^|Haftaları^] [ikiye bölündü~|başka türlü dizildi~]: [bunu düşündüğü^|içi^ rahat] saatler ve [düşünmemek için uğraştığı^|geri kalan] saatler. {F} [bir keresinde|bir akşam] [saymıştı~|hesap etmişti~]: [“Lafımı yedi kere yarıda bıraktın.”|“Bugün bana üç kez başka adla seslendin.”|“Dinler gibi yapıyorsun, gözün uzakta.”] {H} [özür diledi^|güldü^|inkâr etti^], [az sonra|çok geçmeden] [yine daldı^|yine aynısını yaptı^].',
      needs: ['state', 'human', '!friend-cold'],
    },
    {
      text: '[Bunun yüzünden|Bu yüzden|Sırf bu yüzden] [yolunu^ uzatıyor|başka yollardan gidiyor], [kimi kapıların önünden|kalabalık yerlerden|tanıdıkların yanından] [hızlı geçiyordu^|başını^ eğip geçiyordu^]. [Bir akşam|Bir gün] [geç kaldı^|acele etti^], [kestirmeden gitti^|o kapının önünden geçti^]: [Birisi adıyla^ seslendi~|Kapı aralıktı~], [duymamış gibi yürüdü^|adımlarını^ sıklaştırdı^|arkasına^ bakmadı^].',
      needs: ['state', 'settled', '!solitary'],
    },
    {
      text: '[Bir sınır çizdi^ kendine^|Kendine^ bir kural koydu^]: [Yalnız geceleri|Yalnız yedi günde bir|Yalnız yağmur varken] [buna izin verecekti^|bunu düşünecekti^]. [Kural|Sınır] [üç gece|iki hafta|bir ay] dayandı~. [Sonra|Derken] [öğle vakti|güpegündüz|tam iş başında] [bozdu^ onu|çiğneyiverdi^ onu]; [gören olmadı~|bir kişi gördü~], [ama kendisi^ biliyordu^|ama yüzü^ kızarmıştı~].',
      needs: ['state', 'human'],
    },
    {
      text: '{F} [usulca yaklaştı~|yanına^ sokuldu~|çevresinde^ bir tur attı~]. [“Acıdı mı?”|“Zor muydu?”|“Korktun mu?”] diye sordu~. {H} [ne diyeceğini^ bilemedi^|bu soruyu beklemiyordu^]; [acımak neydi, onu düşündü^|korku nasıl bir şeydi, onu aradı^]. [“Biraz,”|“Sonradan,”|“Sen yokken,”] dedi^, [en yakın söz buydu~|doğruya en çok bu benziyordu~].',
      needs: ['!human', '!state'],
    },
    {
      text: '[Aynı hareketi|O yaptığını^|Olanı] [bir daha denedi^|yeniden denedi^], [bu sefer yavaş|bu sefer kimse yokken|bu sefer tersinden]. [Olmadı~|Aynısı çıkmadı~]. [Üçüncü denemede|Beşincide] [küçük bir parça|bir tel|bir kıvılcım] [koptu~|düştü~]; {H} [onu|düşeni] [bir köşeye|kimsenin bulamayacağı yere] [sakladı^|gömdü^].',
      needs: ['!human', '!state', 'willed'],
    },
    {
      text: '[Ötekiler|Arkadaşları^] [artık|o günden sonra] [oyuna onsuz başlıyor|ondan^ biraz uzak duruyor|yanına^ ikişer ikişer geliyor], [yüksek sesle konuşuyordu~|fısıldaşıp duruyordu~]. {H} [kulak verdi^|yaklaştı^]: [konuştukları|ağızlarındaki] {H:gen} [yaptığı|başından geçen] [şeydi~|işti~], [ama içine|yalnız içine] [bir de ejderha|hiç yoktan bir kral|olmamış bir kavga] [katmışlardı~|koymuşlardı~].',
      needs: ['!human', '!solitary', 'third'],
    },
    {
      text: '[Gece indi~.|Işıklar söndü~.|Herkes çekildi~.] {H} [yerinde^ kaldı^|yerinden^ oynamadı^] ve [yıldızları|gölgeleri|uzaktaki ışıkları] saydı^. [Kırk birde|Yüz yedide] [karıştırdı^|şaşırdı^], [baştan aldı^|yeniden başladı^]. {V.meden} önce [hiç şaşırmazdı^|bir kez bile karıştırmamıştı^]; [demek|belli ki] [içinde^ bir şey|bir yanı^] [yerinden oynamıştı~|değişmişti~].',
      needs: ['!human', '!night', '!negative'],
      gives: ['night'],
    },
    {
      text: '[Bir iz kalmıştı~|Bir çizik kalmıştı~|Bir leke kalmıştı~] [üstünde^|bir yanında^]. {F} [görünce|bunu fark edince] [silmeye kalktı~|parmağıyla ovdu~|üfledi~]. [“Dokunma,”|“Bırak kalsın,”|“O bana lazım,”] dedi^ {H}. [İlk kez|Belki ilk kez] [bir şeyi|kendine^ ait bir şeyi] [saklamak istiyordu^|geri vermek istemiyordu^].',
      needs: ['!human', '!state'],
      gives: ['mark'],
    },
    {
      text: '[Bir soru takıldı~ aklına^|İçine^ bir soru düştü~]: [Bunu gerçekten kendisi^ mi yapmıştı^|Başkası olsa ne yapardı~|Bu bir yerde yazılı mıydı~]? [Soracak birini|Bileni] [aradı^|bulmak için dolaştı^]; [ilk rastladığı^|en yaşlı olan] [bilmiyordu~|güldü~], [ikincisi|öbürü] [“Sen söyle,” dedi~|soruyu geri verdi~].',
      needs: ['!human', '!solitary', 'willed', '!state'],
    },
    {
      text: '[Her gün|Gün aşırı|Her akşam] [aynı saatte|aynı ışıkta] [aynı yere gidip|bir kenara çekilip] [bekliyordu^|bakıyordu^]. [Neyi beklediğini^|Neye baktığını^] soran {F} [oldu~|olmuştu~]. {H} [dürüstçe|düşünüp taşınıp] [“Bitmesini,”|“Başka birini,”|“Kendimi,”] dedi^; {F} [anlamadı~|anlamış gibi yaptı~] [ama yanında^ kaldı~|ve birlikte beklediler~].',
      needs: ['!human', 'third'],
    },
    {
      text: '[Küçük bir yalan uydurdu^|Bir bahane buldu^]: [hiçbir şey olmamıştı~|uyuyordu^ o sırada|başkası yapmıştı~]. [Yalanı|Bahaneyi] [ilk dinleyen|ilk yutan] {F} [oldu~|çıktı~], [inandı~ da|hemen inandı~]. [Asıl kötüsü buydu~:|Bu, işleri karıştırdı~:] {H} [artık|şimdi] [hem olanı hem uydurduğunu^|iki ayrı günü] [akılda tutmak|taşımak] zorundaydı^.',
      needs: ['!human', '!state', 'harmful', '!friend-heard'],
      gives: ['lied'],
    },
  ],
};
