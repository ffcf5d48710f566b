import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Önce bunun ne demek olduğunu|Ne anlama geldiğini] [kavrayamadı^|çıkaramadı^]; [yalnızca|bir tek] [içinde^ bir şeyin yer değiştirdiğini|eski yerinin^ artık eskisi gibi olmadığını] duydu^. [Sonra|Derken] [her şeye|çevresine^] [yeniden baktı^|bir kez daha baktı^].',
    },
    {
      text: '{HP}, {EW.olağan}. [Bir an için|O anda] [çevresindeki^ her şey|ne varsa] yerinde duruyordu~: [masa masaydı~|taş taştı~], [ışık aynı yerden geliyordu~|uzaktaki sesler sürüyordu~]. [Değişen yalnızca|Başka olan tek şey] [bunlara bakan gözlerdi~|bundan önce bildikleriydi^]; [hepsini yeniden öğrenmesi^ gerekecekti~|geriye doğru, gün gün, hepsi kayıyordu~].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Küçük bir şeyden|Ufacık bir ayrıntıdan] çıkmıştı~: [yanlış yere konmuş bir noktadan|iki kez söylenen bir addan|fazla çabuk verilmiş bir cevaptan]. [Başkası olsa|Başka bir gün olsa] [üstünde durmazdı~|geçip giderdi~]. {H} [durdu^|geri döndü^], [bir daha baktı^|parmağını^ üstüne koydu^] ve [gerisi kendiliğinden geldi~|iplik çektikçe uzadı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk yaptığı^ iş|Öğrendiği^ an yaptığı^ tek şey] [pencereyi kapatmak oldu~|bir sandalye çekip oturmak oldu~|başladığı^ işi bitirmek oldu~]. [Gören|O sırada içeri giren] [hiçbir şey sezmezdi~|onu^ dinleniyor sanırdı~]; [oysa elleri^|oysa dizleri^] [bir türlü durmuyordu~|hâlâ titriyordu~] ve [saatin sesi|kendi nefesi^] [bütün odayı dolduruyordu~|kulaklarında^ büyüyordu~].',
      needs: ['settled', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [“Demek herkes biliyordu,” diye geçirdi^ içinden^.|“Kaç kişi biliyor?” diye sordu^ kendine^.] [Yarım kalan konuşmaları|Kapanan kapıları|Kaçırılan gözleri] [bir bir hatırladı^|yeniden gördü^]; [hepsi|her biri] [şimdi yerine oturuyordu~|başka bir şey söylüyordu~]. [En çok|Hepsinden çok] {F:gen} [o eski suskunluğu|bir gün söylemeye başlayıp vazgeçtiği söz] [canını^ acıttı~|aklına^ takıldı~].',
      needs: ['human', '!solitary', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce inanmadı^, kanıt aradı^.|Önce yanıldığını^ düşündü^, baştan başladı^.] [İkinci kez|Üçüncü kez] [aynı yere vardı^|aynı sonuç çıktı~]; [dördüncüsünde|son denemede] [kâğıdı katladı^|elini^ çekti^] ve [gülmeye başladı^|uzun süre kıpırdamadı^]. [Kanıtın fazlası vardı~|Kanıt aramaya gerek yoktu~]; [eksik olan, bunu kime söyleyeceğiydi^|eksik olan, bununla ne yapılacağıydı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir an|Kısacık bir süre] [sevinç duydu^|hafifledi^]: [Demek deli değildi^|Demek boşuna kuşkulanmamıştı^]. [Sevinci^|O hafiflik] [uzun sürmedi~|kapıya kadar yetti~]. [Ardından|Sonra] [asıl soru|sorulması gereken] [geldi~, karşısına^ oturdu~|sessizce yanına^ yaklaştı~]: [Şimdi ne olacaktı~?|Bununla nasıl yaşanırdı~?]',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kimse duysun istemezdi^ belki|Bunu bilmek istememişti^]; [ama bilinen bir şey|ama öğrenilen] [geri verilmiyordu~|unutulmakla silinmiyordu~]. [Günlerdir|Her sabah] [aynı düşünceyle uyanıyor|aynı ayrıntıya dönüyor], [her şeyin altında|gülen yüzlerin ardında] [o bilginin izini|aynı gerçeği] [buluyordu^|görüyordu^].',
      needs: ['state', 'human'],
    },
    {
      text: '{HP}, {EW.di}. [Bunu ondan^ saklayanlara kızmadı^.|Kimseye öfkelenmedi^.] [Öfke|Kızmak] [sonradan gelecekti~|için erkendi~]; [şimdilik|o an] [yalnızca bir ayıbı örter gibi|üşüyen birini örter gibi] [gördüğünün^ üstünü örttü^|sesini^ alçalttı^] ve [çevresine^ baktı^|kapıyı dinledi^]: [bunu bilen ikinci biri|başka bir tanık] [var mıydı~, yok muydu~?|daha olmalıydı~.]',
      needs: ['human', '!state'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Bildiğini^ belli etmemek|Bilmiyormuş gibi yapmak] [en ağır işti~|bütün gününü^ alıyordu~]: [aynı yerde gülmek|aynı soruyu sormak], [sofrada tuzu uzatmak|eskisi kadar uyumak] gerekiyordu~. [Üçüncü gün|Bir hafta sonra] [birisi|karşısındaki^] “[Bugün bir tuhafsın,” dedi~.|Sana ne oldu?” dedi~.] “[Hiç,” dedi^ {H}.|Yok bir şey,” dedi^ {H}.] [Oynuyordu^, hem de ilk kez|Yorulmuştu^ oynamaktan].',
      needs: ['human', '!solitary'],
    },
    {
      text: '{F} [yüzüne^ bakar bakmaz|daha kapıdan girerken] [anladı~|bir şey sezdi~]. “[Öğrenmişsin,” dedi~.|Sana söylemişler,” dedi~.] “[Sen biliyor muydun?” dedi^ {H}.|Ne zamandan beri biliyorsun?” dedi^ {H}.] {F} [ellerini ovuşturdu~|yere baktı~]. “[Bilmek isteyeceğini bilmiyordum,” dedi~.|Her gün söylemeye geldim, her gün başka şey konuştuk,” dedi~.]',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Geçmiş günlere dönüp baktı^|Eski günleri tek tek gözden geçirdi^]. [Sevdiği^ bir bayram|Bildiği^ bir yolculuk|Bir doğum günü] [başka bir ışık altında duruyordu~ artık|birden başka görünüyordu~]: [o gülüş neydi~|o kapı niye çarpılmıştı~], [kim kime bakmıştı~|kim sofradan erken kalkmıştı~]? [Bir çekmece dolusu anı|Koca bir geçmiş] [yeni adını bekliyordu~|elinde^ yabancı gibi duruyordu~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Sormaya gitti^|Doğrusunu bilen birini buldu^]. [Adam|Kapıyı açan yaşlı kadın] [önce reddetti~|önce duymazdan geldi~], [sonra bir bardak su istedi~|sonra oturacak yer gösterdi~]. “[Bunu kim bilse|Her öğrenen] [bana gelir,” dedi~|önce bana kızar,” dedi~]. “[Sen hangi yarısını öğrendin?”|Anlatırım, ama iki kez değil.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Uykusu^ bölündü~|Gece ikide, üçte uyandı^]. [Karanlıkta|Tavana bakarken] [bildiğini^ söyleyeceği^ cümleyi kuruyor|aynı cümlenin başını arıyor], [her seferinde|tam bitirirken] [bir kelime fazla geliyordu~|bir ad eksik kalıyordu~]. [Sabah olunca|Gün ışıyınca] [cümle dağılıyor|kelimeler kaçışıyor], [geriye yalnız yorgunluk kalıyordu~|elinde^ yalnız noktası kalıyordu~].',
      needs: ['human'],
    },
    {
      text: '[Bilgi|Öğrendiği^ şey] [bir para gibi değildi~|cebe konulacak şey değildi~]; [tutmak da harcamak da|saklaması da söylemesi de] [bir şey eksiltiyordu~|birini yakıyordu~]. [Kâğıda yazdı^, yırttı^|Bir ağacın kovuğuna fısıldadı^|Denize bağırmak istedi^, fısıldadı^]. [Rahatlamadı^|Bir işe yaramadı~]; [yine de|ama] [o gece|ilk kez] [bir iki saat uyudu^|yastığı^ serin geldi~].',
      needs: ['human', '!space', '!child'],
    },
    {
      text: '[İşine^ dönmeye çalıştı^|Günlük işlerine^ sarıldı^]. [Alışkın elleri|Parmakları^] [bildiği işi yaptı~|kendiliğinden gidip geldi~], [aklı^ ise|düşüncesi^ ise] [hep aynı yerde durdu~|bir türlü yanlarına gelmedi~]. [Akşama|Gün sonunda] [önünde^ yanlış bitmiş bir iş vardı~|aynı işi iki kez yapmıştı^]; [kimse görmeden söktü^|gülümseyerek baştan başladı^].',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Gerçeği bilmeyen|Hiçbir şeyden haberi olmayan] [biri|o kişi], [güle oynaya|elinde bir demet çiçekle], [gelip|karşısına^ oturup] [sordu~|planlarını anlattı~]: “[Sence de güzel olmayacak mı?”|Sen benim yerimde olsan sevinmez miydin?”] [Bir cümle|Tek bir söz] [bu sevinci yıkardı~|her şeyi durdururdu~]; [susmak ise|söylememek ise] [onu uçuruma bırakmaktı~|yalana ortak olmaktı~].',
      needs: ['human', '!solitary', '!open'],
      gives: ['innocent', 'open'],
    },
    {
      text: '[Bunu saklayan|Gerçeği örten kişi] [sonunda yüz yüze geldi~|bir akşam karşısına^ çıktı~]. [Bağırmadı~|Özür dilemedi~]. “[Seni korumak içindi,” dedi~.|Söyleseydim kalır mıydın?” dedi~.] “[Bana sormadın,” dedi^ {H}.|Kimden koruyordun?” dedi^ {H}.] [Aralarındaki masa her zamankinden genişti~|Aradaki sessizlik elle tutulacak gibiydi~]; [ilk adım kimden gelecekti~, belli değildi~|kimse karşıya geçmeyi göze alamıyordu~].',
      needs: ['human', 'third', '!solitary', '!open'],
      gives: ['keeper', 'open'],
    },
    {
      text: '[Kanıtı|Elindeki^ kanıtı] [istediler~|almak istediler~]: “[Yakalım gitsin,” dediler~.|Ver, unutalım,” dediler~.] “[Yirmi yıldır|Bunca zaman] [böyle yaşadık.|kimseye zararı olmadı.] [Şimdi mi doğru olacak?”|Doğru olsa ne değişecek?”] {H} [elini^ arkasına^ götürdü^|ateşe baktı^]; [haklı oldukları bir yan|sözlerinde doğru bir taraf] [vardı~, işin kötüsü buydu~|bulunması işi zorlaştırıyordu~].',
      needs: ['human', '!solitary', '!child', '!open'],
      gives: ['evidence', 'open'],
    },
    {
      text: '[Yanıldığını^ gösteren bir şey|Başka bir ayrıntı] [çıktı~ ortaya|eline^ geçti~]: [gerçek doğruydu~ ama sebebi başkaydı~|öğrendiği^ şey yarımdı~]. [Günlerdir kızdığı^ kişi|Suçladığı^ kişi] [suçsuzdu~|asıl kaybedendi~]. [Utanç|Yüzüne^ yayılan sıcaklık] [öfkenin yerini aldı~|boynuna^ kadar indi~]; {H} [hemen gidip|aynı akşam] [kapısında durdu^|özür diledi^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Bir çocuk|Küçük bir kız], [en zor soruyu|büyüklerin sormadığını] sordu~: “Bunu bilmeden önce [mutlu muydun?”|daha mı iyiydi?”] {H} [bir an düşündü^|çömeldi^, gözlerine baktı^]. “[Evet,” dedi^,|Öyleydi,” dedi^,] “[ama ben yoktum içinde.”|ama ödünç gibiydi.”] [Çocuk bunu anlamış gibi başını salladı~|Çocuk elindeki taşı ona^ verdi~, gitti~].',
      needs: ['human', '!child', '!solitary'],
    },
    {
      text: '{F} [bir gün|sonunda] [açıkça söyledi~|dayanamadı~]: “[Biliyorsun da ne oldu?|Şimdi ne yapacaksın?] [Yüzün gülmüyor.”|Yemiyorsun, içmiyorsun.”] “[Ne yapayım?” dedi^ {H}.|Unutayım mı?” dedi^ {H}.] “[Unutma,” dedi~ {F},|Hayır,” dedi~ {F},] “[ama bir yere koy da ellerin boşalsın.”|ama her gün yeniden öğrenme.”]',
      needs: ['friend-knows'],
    },
    {
      text: '[Aynı gerçeğin|Öğrendiğinin^] [ikinci bir yüzü|başka bir ucu] [vardı~|çıktı~]; onu [bir mezar taşında|eski bir defterin son sayfasında|bir yabancının cebinde] [buldu^|gördü^]. [Demek|Anlaşılan] [kendisinden^ önce|yıllar önce] [biri daha|bir başkası] [buraya kadar gelmiş|aynı şeyi bulmuş] ve [susmayı seçmişti~|yarım satır bırakıp gitmişti~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kalabalık bir yerde|Herkesin toplandığı gün] [konu açıldı~|yalan bir kez daha anlatıldı~], [hem de gülünerek|hem de alkışlarla]. [Bilen bir tek|Doğrusunu bilen] {H} [oradaydı^|ön sıradaydı^]. [Elleri^ alkışa kalkmadı~|Gülmedi^]; [yanındaki|önündeki] [dönüp baktı~|kaşlarını kaldırdı~], [sonra onun da gülüşü|sonra onun da alkışı] [yavaşladı~, kesildi~|yarıda kaldı~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Bildiğini^ kullanabilirdi^|Bu bilgi bir anahtar gibiydi~]: [borcu silinirdi~|kapılar açılırdı~], [ona^ haksızlık edenler diz çökerdi~|istediği^ yere otururdu^]. [Bir akşam|Bir gece] [cümleyi hazırladı^, ceketini^ giydi^|mektubu yazdı^, zarfı kapattı^]. [Kapıda|Eşikte] [durdu^|elini^ tokmaktan çekti^]: [bunu kullanırsa^|söylerse^] [saklayandan farkı kalmayacaktı~|gerçek de kirlenecekti~].',
      needs: ['settled', '!child'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Sevinen yüze baktı^|Çiçeklerin kokusunu içine^ çekti^] ve [söyledi^|doğruyu seçti^], [yavaşça, yanına oturup|elini bırakmadan]. [Çiçekler|Planlar] [yere düştü~|masada kaldı~]. “[Bugün mü söyledin bunu?” dedi~.|Neden şimdi?” dedi~.] “[Yarın daha geç olacaktı,” dedi^ {H}.|Ben bildiğim gün ölüyordum,” dedi^ {H}, “sen dün yaşıyordun.”]',
      needs: ['innocent'],
    },
    {
      text: '[Söylemedi^ o gün|Sustu^], [ama yalana da katılmadı^|yalan da söylemedi^]. “[Gitmeden önce|Karar vermeden] [şu kapıyı çal,” dedi^|şu mektubu oku,” dedi^], “[sonra yine konuşalım.”|sonra istersen bana kız.”] [Öteki|Karşısındaki^] [güldü~, sonra gülmesi kesildi~|söyleneni avucuna yazdı~]. [Gerçeği|Doğruyu] [kendi eliyle bulması için|kendi gözüyle görsün diye] [bir kapı aralamıştı^|ona bir gün bırakmıştı^].',
      needs: ['innocent'],
    },
    {
      text: '[İlk adımı attı^|Masanın çevresini dolaştı^], [karşısına değil, yanına oturdu^|iskemlesini yan yana çekti^]. “[Baştan anlat,” dedi^,|Şimdi sor,” dedi^,] “[korumadan.”|on yıl geç de olsa.”] [Uzun sürdü~|Gece boyu konuştular~]. [Ağlayan da oldu~, susan da|İki kez kapıya yürüyen oldu~, iki kez dönen]; [sabah|gün ışırken] [masa yine bir kol boyuydu~|aradaki boşlukta iki boş bardak vardı~].',
      needs: ['keeper'],
    },
    {
      text: '[Kanıtı vermedi^|Elini^ açmadı^]. “[Yakmayın,” dedi^,|Olmaz,” dedi^,] “[kimseye göstermem. Ama yok olmayacak.|bende duracak, kapağı kapalı.] [Soran olursa|Bir gün biri isterse] [yeri belli.”|doğrusu olsun.”] [Homurdandılar~|Uzun uzun baktılar~]; [en yaşlıları|içlerinden biri] [kalkarken|giderken] [kutuya dokundu~|eğilip fısıldadı~]: “[İyi sakla.”|Ben söyleyemedim. Sağ ol.”]',
      needs: ['evidence'],
    },
    {
      text: '[Öğrendiğiyle^ yaşamayı|Bu bilgiyi taşımayı] [seçti^|üstüne^ aldı^]. [Bir kutu yaptı^|Bir köşe ayırdı^], [içine ilk ayrıntıyı|oraya o küçük izi] [koydu^|bıraktı^], [haftada bir|yılda bir gün] [açıp bakacaktı^|önünde duracaktı^]. [Geri kalan günlerde|Öteki günler] [ekmek alacak, su taşıyacaktı^|gülecek, gerektiğinde kızacaktı^]; [bilen biri gibi|ama bilerek].',
      needs: ['!open', 'settled', '!child'],
    },
    {
      text: '[Saklayanları|Ondan^ gizleyenleri] [affetmeye çalışmadı^|yargılamadı^]; [her birine|hepsine sırayla] gidip “[Artık biliyorum,” dedi^|Benden saklamana gerek yok,” dedi^]. [Kimi ağladı~|Kimi omuzlarını indirdi~], [kimi|bir ikisi] [hiç anlamamış gibi yaptı~|kapıyı kapadı~]. [Yük|O ağırlık] [bir gecede|o akşam] [birçok omuza dağıldı~|yarı yarıya inmişti~].',
      needs: ['!open', 'human', '!solitary'],
    },
    {
      text: '{F:dat} [gitti^|döndü^]. “[Bir şey biliyorum,” dedi^,|Sana bir şey soracağım,” dedi^,] “[bunu bilen biri ne yapmalı?”|sen olsan bilmek ister miydin?”] {F} [düşündü~|elindekini bıraktı~]. “[Önce yemek yemeli,” dedi~.|Tek başına bilmemeli,” dedi~.] [Birlikte|Yan yana] [sofraya oturdular~|kapının önüne çıktılar~]; {H} [anlatırken|kelimeleri ararken] [ilk kez acıktığını^|sesinin^ titremediğini] [duydu^|fark etti^].',
      needs: ['!open', 'human', '!solitary'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Bir zaman sonra|Aylar sonra] [gerçek|öğrendiği^ şey] [evin eşyası gibi oldu~|herkesin bildiği bir sokak adı gibi oldu~]: [orada duruyor|yerini kimse değiştirmiyor], [geçerken ayağa takılmıyordu~|adı anılınca kimse irkilmiyordu~]. {H} [bazen|kimi akşam] [eliyle^ yokluyor|yanından^ geçerken dönüp bakıyor], [yerinde olduğuna|hâlâ doğru olduğuna] [şaşırıyordu^|seviniyordu^].',
      needs: ['settled'],
    },
    {
      text: '“[Bilmesen daha mı iyiydi?” dedi~ {F} yıllar sonra.|Keşke öğrenmeseydin, der misin?” dedi~ {F}.] {H} [uzun uzun düşündü^|çayını^ karıştırdı^]. “[Daha kolaydı,” dedi^.|Uykum daha iyiydi,” dedi^.] [“Ama gece uyanınca karanlıkta ne olduğunu biliyorum.”|“Ama şimdi aynaya bakınca ikimiz de aynı şeyi biliyoruz.”]',
      needs: ['human', '!child'],
    },
    {
      text: '[Günün birinde|Bir sabah] [aynı ayrıntı|ilk gördüğü^ o küçük iz] [yeniden önüne^ çıktı~|bir kez daha karşısındaydı^]. [Bu kez|Artık] [durmadı^|başka bir şey gördü^ onda]: [bir uyarı değil|bir yara değil], [eski bir tanıdık|yolun başladığı yer]. [Parmağını^ üstünde gezdirdi^|Başıyla^ selam verdi^] ve [işine^ döndü^|yürüdü^].',
      needs: ['human'],
    },
    {
      text: '[Sonradan gelenlere|Gençlere] [bunu anlatmak|doğrusunu söylemek] [ona^ düştü~|hep {H:dat} kaldı~]. [Uzatmıyor|Süslemiyor], [“Ben de bilmiyordum,” diye başlıyor|önce oturmalarını istiyor], [bitince|sonunda] [soru sorana da susana da birer bardak su veriyordu^|ilk susanın omzuna dokunuyordu^].',
      needs: ['human', '!solitary', '!child'],
    },
    {
      text: '[Defterin|O eski kaydın] [kenarına|altına] [bir not düştü^|kendi tarihini^ ekledi^]: “[Bu gün öğrendim.”|Doğrusu budur.”|Okuyan, otursun.”] [Yıllar sonra|Çok zaman sonra] [açıp okuyan|sayfaları çeviren] [gerçekten oturdu~|sandalyeyi çekti~]; ışık [tam o satırın üstüne|sayfanın üstüne] düşüyordu~.',
      needs: ['settled', '!child'],
    },
    {
      text: '[Artık insanlara bakarken|O günden sonra] [ilk söylenene değil|sözün kendisine değil], [söylenmeden önceki nefese|sözden sonra gelen boşluğa] [kulak veriyordu^|bakıyordu^]. [Çoğu zaman|Çoğunlukla] [orada bir şey yoktu~|yalnızca yorgunluk vardı~]. [Kimi zaman ise|Arada bir] [küçük, ürkek bir gerçek|söylenmek isteyen bir şey] [başını uzatıyor|ona^ bakıyor], {H} [yer açıyordu^|bekliyordu^, acele ettirmeden].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Baharda|İlk sıcak günde] [pencereleri açtı^|eşyayı dışarı taşıdı^], [tozunu|örtüsünü] [silkti^|çırptı^]. [Bildiği^ şey de|Gerçek de] [ötekilerin arasında|onlarla birlikte] [havalanıyordu~|ışık alıyordu~]. [Komşu|Yoldan geçen biri] [durdu~, baktı~|selam verdi~]: “[Temizlik mi?” dedi~.|Kolay gelsin,” dedi~.] “[Yer açıyorum,” dedi^ {H}.|Sağ ol,” dedi^ {H}, “bitti sayılır.”]',
      needs: ['settled', '!space', '!child'],
    },
  ],
};

/** Somebody learns a truth that changes what they took for known. */
export const LEARNS: Frame = {
  name: 'learns',
  verbs: new Set(['öğrenmek', 'fark etmek', 'anlamak', 'farkına varmak', 'ortaya çıkarmak', 'haber almak']),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
