import type { Beat } from '../types.ts';

/** The event comes back: in a dream, in another's mouth, on paper, in a habit of the hands. */
export const AGAIN: Beat = {
  name: 'again',
  variants: [
    {
      text: '[Rüyasında^|Uykusunda^|O gece düşünde^] {H} [bir daha|yeniden|baştan] {V.di}, [ama bu kez|yalnız bu sefer] [her şey suyun altındaydı~|herkes sırtını dönmüştü~|elleri^ bir çocuğun elleriydi~]. [Durabileceği^|Vazgeçebileceği^|Bağırabileceği^] [bir an vardı~|kısacık bir aralık vardı~]; [tam oraya gelince|o ana varınca] [uyandı^|gözlerini^ açtı^], [ağzında^ tuz tadı|avuçları^ sımsıkı|soluk soluğa].',
      needs: ['human', 'short', '!state'],
    },
    {
      text: '[Biri|Meraklının biri|Tanımadığı^ bir kadın] [yanaştı~|önünü^ kesti~|karşısına^ dikildi~]: [“{V.en} sen misin?”|“Sana benzettim: {V.en}, değil mi?”|“Doğru söyle, {V.en} sen değil misin?”] {H} [bir an|nefeslik bir süre] [hayır demeyi|başka bir ad vermeyi|sağır numarası yapmayı] [düşündü^|tarttı^]. [“Benim,”|“Evet, o benim,”|“Yanılmadınız,”] dedi^ [sonunda|alçak sesle|dişlerinin^ arasından]; [karşısındaki^|öteki] [hiç gerek yokken teşekkür etti~|bir şey sormadan kalktı~|uzun uzun yüzüne^ baktı~].',
      needs: ['human', '!mute', '!child'],
    },
    {
      text: '[Bir çocuk|Ayağı çıplak bir oğlan|Saçı örgülü bir kız] [parmağını uzattı~|arkasından^ bağırdı~|yanındakini dürttü~]: [“{V.en} bu işte!”|“Bakın, {V.en} geçiyor!”|“{V.en} buymuş!”] [Annesi|Ablası] [kolundan çekti~|ağzını kapadı~|“Ayıp!” dedi~]. {H} [döndü^|durdu^] ve [küçüğe|çocuğa] [göz kırptı^|selam verdi^|bir elma uzattı^]; [söylenenlerin|o hafta duyduklarının^] [en doğrusu|en kısası] [buydu~|bu olmuştu~].',
      needs: ['human', '!child', 'harmful', '!solitary'],
    },
    {
      text: '{V.dik:acc} [bir türkücü|gezgin bir ozan|kahvede bir adam] [anlatıyordu~|dinleyenlere satıyordu~|dizeye dökmüştü~]; {H} [arka sırada|kapının dibinde|kalabalığın kıyısında] [dinledi^|durdu^]. [Anlatılanda|Hikâyede] [kendisi^ iki karış uzundu^|bir at vardı~|gök gürlüyordu~], [kimse korkmuyordu~|korkan yoktu~]. [Bitince|Son sözde] [herkesle birlikte|en geç kalan olarak] [alkışladı^|bir kuruş attı^].',
      needs: ['third', 'human', 'willed', '!solitary', '!state'],
    },
    {
      text: '[Bir kâğıda|Küçük bir kâğıda|Avucunun^ içine] {V.dik:acc} [yazdı^|tek cümleyle yazdı^], [okudu^|üç kez okudu^]. [Sekiz kelime|On kelime|Bir satır] bile [etmiyordu~|tutmuyordu~]. [Altını|Sonunu] [doldurmak için|getirmek için] [kalemi|elini^] [oynattı^|bastırdı^], [bastırdıkça|yazdıkça] [mürekkep dağıldı~|kâğıt yırtıldı~]; {H} [o yeri|orayı] [başka yere çekmedi^|kapatmadı^]: [en doğru yer|söylemek istediği^] [orasıydı~|tam burasıydı~].',
      needs: ['human', '!child', 'third', '!said'],
    },
    {
      text: '[Bir an|Yalnızca bir an|Merdivende bir an] {VN.dik:acc} [hayal etti^|aklından^ geçirdi^|kurdu^]. [O gün|Öyle bir günde] [eve zamanında dönüyor|çorbasını^ sıcak içiyor|kimseye hesap vermiyor], [akşama|yatmadan önce] [{F} ile gülüyordu^|bir düğme dikiyordu^|hiçbir şey düşünmüyordu^]. [Hayal|Kurduğu^ gün] [güzeldi~|tamdı~], [yalnız|bir tek] [içinde {H} yoktu~|oradaki {H:gen} yüzü silikti~|kapısı içeriden kilitliydi~].',
      needs: ['human', '!child', 'third', '!state', '!solitary'],
    },
    {
      text: '{V.meden} [bir hafta|bir ay|iki gün] [önceki|evvelki] [bir alışveriş listesi|borç pusulası|çentikli değnek] [geçti~ eline^|çıktı~ çekmeceden]: [tuz|iplik], [iki mum|gaz], [{F:dat} para|çivi]. {H} [listeyi|yazılanları] [bir mektup okur gibi|satır satır] [okudu^|gezdi^]. [Bunları yazan el|Tuzu düşünen kişi] [kendi eliydi^|yine buydu~], ama [ne kadar tasasız|nasıl da düzgün] [yazmıştı~|bastırmıştı~] [o “t”leri|her harfi].',
      needs: ['settled', '!negative', '!child', '!state'],
    },
    {
      text: '[Haftalar geçmişti~|Aradan zaman geçmişti~|Takvim iki kez değişmişti~]; {V.dik} gün [başkaları için|ötekiler için] [eski bir haberdi~|kapanmış bir defterdi~]. [Bir koku|Bir ses|Bir ışık] [geldi mi|değdi mi] {H} [yine oradaydı^|hemen o güne dönüyordu^]: [dili^ kuruyor|ensesi^ üşüyor], [eli^ aynı boşluğa|gözü^ aynı köşeye] [gidiyordu~|takılıyordu~].',
      needs: ['human', '!state', '!habit'],
    },
    {
      text: '{F} [bir akşam|hiç yoktan|yemek ortasında] sordu~: [“{V.mek} nasıl bir şeydi?”|“Tam olarak ne duydun o an, {V.ken}?”|“Bir daha anlat, {V.ince} ne oldu?”] {H} [kaşığını^ bıraktı^|önce güldü^|lokmasını^ yuttu^]. [“Soğuk suya girmek gibi,”|“Merdivende bir basamak eksikmiş gibi,”|“Kapı itilecekken çekilir ya, öyle,”] dedi^. {F} [denemek ister gibi|yavaşça] [ayağını bastı~|gözünü yumdu~|elini uzattı~].',
      needs: ['human', '!child', '!state', 'friend-knows', '!friend-cold'],
    },
    {
      text: '[Kendi kendine^|Gece yarısı|Su taşırken] [konuşurken|söylenirken] [yakaladı^ kendini^|buldu^ kendini^]: [“{V.mek} kolaydı,|“{V.mek} bir an sürdü,] [asıl sonrası zor.”|taşıması bitmiyor.”|anlatması bin yıl.”] [Duvar|Karanlık] [cevap vermedi~|itiraz etmedi~]. {H} [aynı sözü|cümleyi] [bir de tersinden|bu sefer gülerek|yabancı bir sesle] [söyledi^|denedi^]; [yine doğru çıktı~|hiçbiri yalan olmadı~].',
      needs: ['willed', '!state', 'human', '!solitary', '!mute', '!negative'],
    },
    {
      text: '[Tam bir yıl sonra|Yıl dolduğunda|Ertesi yıl aynı gün] {H} [sabahı|o sabahı] [erken karşıladı^|uyanık karşıladı^]; {V.dik} saat [yaklaşınca|gelince] [elindeki^ işi bıraktı^|lafını^ yarıda kesti^|kapıya çıktı^]. [Saat geçti~|O an geldi~, gitti~], [bir kedi esnedi~|bir yaprak düştü~|uzakta bir çekiç durdu~]. [Hepsi bu kadardı~|Başka bir şey olmadı~]; [yine de|ama] [ertesi dakika|hemen sonra] [daha rahat soludu^|ilk kez güldü^].',
      needs: ['human', '!state', '!habit', '!space', '!when'],
    },
    {
      text: '[Öfkeli|Sarhoş|Bastonlu] bir [adam|ihtiyar] [yüzüne^ karşı|herkesin içinde|yolun ortasında] [söyledi~|haykırdı~]: [“{V.mek} sana mı kaldı?”|“{V.en} adam benimle konuşmasın!”|“{V.en} birinden selam almam!”] {H} [kızarmadı^|geri durmadı^|gözünü^ kaçırmadı^]; karşısındakinin^ [düğmesi kopmak üzereydi~|ceketi yanlış iliklenmişti~|yakası içe dönmüştü~]. [“Durun, düzelteyim,”|“Üşütmeyin,”] dedi^ ve [yürüdü^|eliyle^ düzeltti^].',
      needs: ['human', '!child', 'harmful', '!solitary'],
    },
    {
      text: '[Elleri^|Parmakları^] [kendiliğinden|düşünmeden|boş kaldıkça] [aynı hareketi yapıyordu~|o günü tekrarlıyordu~]. {F} [fark etti~|bir gün gösterdi~]: [“Yine {V.ken} yaptığını yapıyorsun.”|“Bak, elin yine orada.”] {H} [ellerini^|o eli] [cebine^ soktu^|dizlerinin^ altına koydu^|öbür eliyle^ tuttu^]. [O el|Serçe parmağı^] [biraz daha|bir süre] [kıpırdadı~|çırpındı~], [sonra yoruldu~|sonra duruldu~].',
      needs: ['willed', 'human', '!state', '!negative', '!solitary', 'third'],
    },
    {
      text: '{VN.se}, [diyordu^ içinden^|diye düşündü^|diye başladı^] {H}, [şimdi|bu saatte|bugün] [bambaşka bir kapının önünde|tanımadığı^ bir şehirde|hiç bilmediği^ bir işin başında] [olurdu^|dururdu^]. [O öteki kişiyi|Öbür kendini^] [merak etti^|gözünün^ önüne getirdi^]: [şişmanlamış mıydı~|dişi ağrıyor muydu~|çocukları var mıydı~]? [Karşılaşsalar|Sokakta görse^] [ceketini beğenirdi^|yol verirdi^], [imrenmezdi^|yerine geçmezdi^].',
      needs: ['human', '!child', 'third', 'short', '!state', '!space'],
    },
    {
      text: '{V.mek} [bir tek şeyi|yalnızca bir şeyi] [değiştirmedi~|eskitmedi~]: [sabah ilk yudum suyun tadını|ekmeğin kenarını sevmesini^|{F:gen} gülüşünü]. {H} [buna|değişmeyene] [iki eliyle^ tutundu^|sıkı sıkı sarıldı^|her gün baktı^]. [Geri kalan her şey|Ötekilerin hepsi] [bir parmak|azıcık] [yerinden oynamıştı~|kaymıştı~], [çarptıkça|yanlış yere basınca] [öğreniyordu^|küfretmeden gülüyordu^].',
      needs: ['human', '!solitary', 'willed'],
    },
    {
      text: '[Bir sabah|Günün birinde] {H} [kendine^ şaştı^|durup kaldı^]: [Bir saattir|Sabahtan beri|Koca bir öğle] {V.dik:acc} [hiç düşünmemiş|aklına^ bile getirmemiş], [ıslık çalmıştı^|türkü söylemişti^|bulutlara bakmıştı^]. [Sevinemedi^|Hemen korktu^]: [Unutursa^|Böyle giderse] [kim hatırlayacaktı~|elinde^ ne kalacaktı~]? [Akşama|Hemen] [oturdu^|köşesine^ çekildi^] ve [her ayrıntıyı|olanı] [baştan saydı^|bir bir dizdi^].',
      needs: ['human', '!mute', '!solitary'],
    },
    {
      text: '[Yine|Bir kez daha|O hafta da] {V.iyordu} {H}; [alışkanlık|el alışkanlığı] [değildi~ bu|demek yetmezdi~]. [Her seferinde|Her defasında] [küçük bir fark|bir ayrıntı] [yakalıyordu^|biriktiriyordu^]: [bir gün ışık|bir gün bir ses], [bir gün kendi nefesi^|öbür gün bir koku]. [Farkları|Biriktirdiklerini^] [{F:dat} anlattı^|parmaklarıyla^ saydı^]; [beş parmak|on parmak] [yetmedi~|çabuk doldu~].',
      needs: ['state', 'human', '!solitary', '!negative', 'short'],
    },
    {
      text: '[“Hâlâ mı?”|“Bitmedi mi daha?”] [diye sordular~|dediler~]. {H} [başını^ salladı^|omuz silkti^]. “{V.mek} [bırakılmaz,”|bir günlük iş değil,”|huy gibi,”] dedi^, [“insanla yaşlanır.”|“çıkarsan altında ten kalmaz.”|“uyusan yanında yatar.”] [Soranlar|Gülenler] [gülmeyi kesti~|birbirine baktı~], [biri|en genci] [kendi huyunu|kendi gizlisini] [düşünür gibi|anımsayıp] [sustu~|yutkundu~].',
      needs: ['state', 'human', '!solitary', '!child', 'short', '!negative'],
    },
    {
      text: '[Bir hesap yaptı^|Parmak hesabı yaptı^|Değneğe çentik attı^]: {V.dik} [günleri|anları] [uç uca eklese^|yan yana koysa^] [bir kışı geçiyordu~|yüz günü buluyordu~|iki takvim dolduruyordu~]. {H} [çıkan sayıya|hesaba] [bir daha baktı^|inanmadı^ önce]. [Başkası olsa|Bir yabancı] [boşa gitmiş derdi~|acırdı~]; [o ise|{H} ise] [en kısa günün|ilk sabahın] [kokusunu|havasını] bile [biliyordu^|anımsıyordu^].',
      needs: ['state', 'human', 'third'],
    },
    {
      text: '[Duyan|Bilen] [çoğaldıkça|arttıkça] {V.dik:acc} [başka türlü anlatıyorlardı~|kendilerine benzetiyorlardı~]: [cimriler parasını|yaşlılar günahını|âşıklar sebebini] [soruyor|merak ediyor], [çocuklar|en küçükler] [“Korktun mu?” diyordu~|“Karanlık mıydı?” diyordu~]. {H} [yalnız|bir tek] [çocuklara|küçüklere] [uzun cevap veriyordu^|doğrusunu söylüyordu^], [ötekilere|büyüklere] [havadan|kışlıktan] [söz ediyordu^|konuşuyordu^].',
      needs: ['human', '!child', '!solitary', '!mute'],
    },
    {
      text: '[Yalnızlık|Sessizlik] [uzadıkça|bastıkça] {H} {V.dik:acc} [kendine^ anlattı^|yüksek sesle tekrarladı^], [her gün|her defasında] [bir kelime eksilterek|biraz daha kısa]. [Sonunda|En sonunda] [elinde^|dilinde^] [üç kelime kaldı~|bir tek ad kaldı~]; [onu da|kalanı] [bir taşa|metalin üstüne] [kazıdı^|çizdi^], [parmağıyla^ okudu^|üstüne üfledi^].',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '[Ötekilerden biri|Yabancı bir ses|Uzaktan gelen biri] [sordu~|seslendi~]: [“{V.en} hangisi?”|“{V.en} burada mı?”] [Kimse göstermedi~|Herkes başını çevirdi~]; {H} [öne çıktı^|“Benim,” dedi^|bir adım attı^]. [Soran|Yabancı] [şaşırdı~|yaklaştı~]: [“Daha büyük sanmıştım.”|“Demek sensin.”|“Hiç de korkunç değilmişsin.”] [Bunu|Bu sözü] [günlerce|akşama kadar] [içinde^ çevirdi^|düşündü^].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '{F} [yeni bir oyun buldu~|bir oyun kurdu~], [adına|ismine] [“{V.en} kim?”|“{V.en} geliyor!”] dedi~. {H} [oyunda|ilk turda] [kendisi^ olmadı^|ağaç oldu^|ebe oldu^]; [yerine^|onun yerine] [en ufakları|{F}] geçti~. [Uzaktan bakınca|Dışarıdan] [o gün|olan biten] [kısacıktı~|gülünçtü~|güzeldi~ bile]; {H} [gülmeye başladı^|ilk kez rahatladı^].',
      needs: ['!human', '!solitary', 'third', '!state', '!negative'],
    },
    {
      text: '[Düş görmezdi^|Düş görüp görmediğini^ bilmezdi^|Uyku nedir bilmezdi^] [eskiden|önceleri]; [o gece|bir gece] {H} [karanlıkta|durduğu^ yerde] [yine|yeniden] {V.di}. [Kimse görmedi~|Tanığı yoktu~], [iz kalmadı~|ses çıkmadı~]. [Işık gelince|Sabah] [sağına^ soluna^ baktı^|kendini^ yokladı^]: [Her şey yerindeydi~|Eksik yoktu~], [yalnız|bir tek] [bir şey fazlaydı~: korku|içi^ ısınmıştı~].',
      needs: ['!human', 'short', '!state'],
    },
    {
      text: '{V.dik:acc} [artık|o günlerde] [bir kuş|bir karga|rüzgâr bile] [biliyordu~|öğrenmişti~] [sanki|neredeyse]: [Nereye gitse^|Hangi yana dönse^] [adı^ fısıldanıyordu~|bir fısıltı dolaşıyordu~]. {H} [fısıltıya|sese] [aynısıyla|gülerek] [karşılık verdi^|cevap verdi^]; [fısıltı|ses] [şaşırdı~|kesildi~], [sonra|ardından] [başka bir şey|eski bir şarkı] [fısıldadı~|mırıldandı~].',
      needs: ['!human', '!space', '!mute', '!solitary'],
    },
    {
      text: '{V.meden} önceki [hâlini^|günlerini^] [düşündü^|hatırladı^] {H}: [daha parlak|daha hafif|daha yalnız] [bir şeydi^|biriydi^], [ama|yalnız] [kimse|hiçbiri] [adını^ bilmezdi~|ona^ seslenmezdi~]. [Şimdi|Artık] [bir yanı^ ağırdı~|çizikleri^ vardı~], [buna karşılık|ama] [{F} uzaktan tanıyordu~|her sabah biri sesleniyordu~]. [Hangisi iyiydi~|Hangisini seçerdi^]? [Soru|Bu] [güldürdü~ onu^|hoşuna^ gitti~].',
      needs: ['!human', '!negative', '!state', '!solitary', 'third'],
    },
    {
      text: '[Yine|Bir kez daha] {V.iyordu} {H}; {F} [yanında^|hemen ötede] [saymaya başladı~|sessizce izliyordu~]. [“Kaç oldu?”|“Bu kaçıncı?”] [“Yirmi iki,”|“On dokuz,”|“Saymıyorum,”] dedi~ [öteki|{F}]. [Yirmi üçüncüde|Sonrakinde] [küçük bir şey|bir ayrıntı] [değişti~|eksik kaldı~]; [ikisi de|yalnız {H}] [duydu~ bunu|fark etti~].',
      needs: ['!human', 'state', '!solitary', 'short', '!negative', 'third'],
    },
    {
      text: '[Büyükler|Bilgeler|Yaşlılar] [toplanıp|baş başa verip] {V.dik:acc} [konuştular~|tarttılar~]. [Biri|İlki] [“Yazık,” dedi~|“Fazla,” dedi~], [biri|ikincisi] [“Geç bile kaldı,” dedi~|“Az,” dedi~], [üçüncü|en yaşlısı] [uyuyordu~|sustu~]. {H} [uyuyanın|susanın] [yanına gitti^|dibine oturdu^]: [en akıllıcasını|en doğru sözü] [o söylemiş gibiydi~|ondan duymuş gibiydi^].',
      needs: ['!human', '!solitary', 'third'],
    },
    {
      text: '[Bir çizgi çekti^|Bir taş koydu^|Bir işaret bıraktı^] {V.dik} yere, [unutmamak için|kaybetmemek için]. [Sonra|Ertesi gün] [yanına|ötesine] [ikincisini|bir başkasını] [ekledi^|koydu^]: [{F} geldiği için|güldüğü^ için]. [Günler geçtikçe|Zamanla] [ikinciler|gülüşler] [birinciyi|o ilkini] [sardı~|örttü~]; {H} [baştakini|ilk olanı] [bulmak için|seçmek için] [eğilip bakıyordu^|saymak zorunda kalıyordu^].',
      needs: ['!human', '!state', '!solitary'],
    },
  ],
};
