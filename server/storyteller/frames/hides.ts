import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Yerini|Nereye koyduğunu^] [bir tek kendisi^ biliyordu^|kimseye göstermedi^]; [önünden geçerken|o yana yolu düşünce] [bakmamaya çalışıyor|adımlarını^ hızlandırıyor], [bakmadığı^ için|hızlandığı^ için] [daha çok belli oluyordu~|yeri daha da ışıldıyordu~ sanki].',
    },
    {
      text: '{HP}, {EW.olağan}. [Önce bir gecelikti~|Bir günlüğüne diye başlamıştı^]; [sabah|ertesi gün] [yerine koyacak|her şeyi düzeltecek], [kimse fark etmeyecekti~|kimsenin haberi olmayacaktı~]. [Sabah oldu~|Ertesi gün geldi~]: [yağmur yağıyordu~|kapıda bekleyenler vardı~], [bir gün daha|akşama kadar daha] [beklese ne çıkardı~|dursa bir şey olmazdı~]. [Günler böyle eklendi~|Bir gün haftaya döndü~].',
      needs: ['!space'],
    },
    {
      text: '{HP}, {EW.olağan}. [Parmakları^|Elleri^] [hâlâ soğuktu~|titriyordu~]. [Arkasını^ dinledi^|Nefesini^ tuttu^]: [bir tahta gıcırdadı~|uzakta biri öksürdü~], [başka ses çıkmadı~|sonra o da sustu~]. [Üstünü|Yerini] [bir parça bezle|kuru otla|eski kâğıtlarla] [örttü^|kapadı^], [iki adım çekildi^|doğruldu^] ve [hiçbir şey olmamış gibi|ıslık çalarak] [yürüdü^|döndü^]; [ıslığın sonunu getiremedi^|dizleri^ ona inanmadı~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Almak için değil|Kötülük olsun diye değil]; [yalnızca|bir tek] [başkasının olmasın istiyordu^|biraz daha kendisinde^ kalsın istiyordu^]. [Bunu düşününce|Kendi kendine^ söyleyince] [kulağa masum geliyordu~|suç küçülüyordu~]. [Yüksek sesle söylemeyi denedi^ bir kez|Bir kez ayna karşısında söyledi^]; [ses|cümle] [ortada kaldı~|yüzüne^ yakışmadı~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yokluğu|Eksikliği] [çabuk anlaşıldı~|öğleye kalmadan konuşuldu~]. [Herkes arıyor, {H} de arıyordu^|Herkes soruyor, {H} de soruyordu^]: [eğiliyor|örtüleri kaldırıyor], “[Burada da yok,” diyordu^|Şaşılacak şey,” diyordu^]. [En iyi o arıyordu^|En çok o terliyordu^]; [nereye bakılmayacağını|hangi köşenin atlanacağını] [yalnız o biliyordu^|ustaca seçiyordu^].',
      needs: ['third', '!solitary'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu neden yaptığını|Sebebini] [sorsalar|biri sorsa] [hazırdı~ cevabı^|söyleyecekti^]: “[Bir gün gerekecek.”|Sizden koruyorum.”|Sırası var.”] [Kimse sormadı~|Soran çıkmadı~]. [Cevap|Söz] [dilinde^ bekleye bekleye|sorulmadıkça] [eskidi~ biraz|inandırıcılığını yitirdi~]; [kendisi^ bile|en sonunda kendisi^] [sormaya başladı^|dudak büktü^].',
      needs: ['human'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Saklanan şeyin|Gizlediğinin^] [bir iştahı vardı~|bakımı vardı~]: [her gün yoklanmak|kimse yokken havalandırılmak|gece gece yeri değiştirilmek] istiyordu~. {H} [uykusundan|ekmeğinden] [kesiyor|artırıyor], [gün ağarmadan kalkıyor|herkes yatınca kalkıyor], [dönünce|yatağa girince] [ayaklarının^ buz kestiğini|nefesinin^ sesini] [duyuyordu^|saklamaya çalışıyordu^].',
      needs: ['human'],
    },
    {
      text: '{F} [bir şey sezdi~|çevresinde^ dolanmaya başladı~]. [“Ne var orada?” dedi~. “Hiç,” dedi^ {H}.|“Neden hep o yana bakıyorsun?” dedi~. “Bakmıyorum,” dedi^ {H}.] {F} [gülümsedi~|omuz silkti~]: “[Sen yalan söylerken kulağını çekiyorsun,” dedi~.|Üstünü iyi ört,” dedi~, “ucu görünüyor.”]',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Suç başkasına kaldı~|Şüphe bir başkasının üstünde toplandı~]: [sessiz biriydi~|kendini savunmayı bilmiyordu~], [cepleri arandı~|kapısı zorlandı~], [bulunamayınca|bir şey çıkmayınca] [daha da kızdılar~|“İyi saklamış,” dediler~]. {H} [bunu uzaktan izledi^|kalabalığın ucundaydı^]; [boğazına^ bir şey oturdu~|yutkundu^], [öne bir adım attı^, geri çekildi^|ağzını^ açtı^, esnedi^].',
      needs: ['human', '!solitary'],
      gives: ['blamed'],
    },
    {
      text: '[Konuklar azaldı~|Gelen giden kesildi~], [çünkü kapıyı|kapıyı artık] [aralık tutuyor|zinciriyle açıyor], [kimseyi içeri buyur etmiyordu^|eşikte lafı bitiriyordu^]. “[Bir şey mi saklıyorsun?” diye takıldılar~|Evde altın mı var?” dediler~] [gülerek|bir gün]. {H} [onlardan çok güldü^|kahkahayı fazla uzattı^]; [gülüşü|sesi^] [kapıda|merdivende] [kaldı~|asılı durdu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bozulmaya başladı~|Solmaya yüz tuttu~]: [ışıksız kalınca|sıkıştığı yerde] [rengi dönüyor|kenarı kıvrılıyor], [inceden bir koku|belli belirsiz bir toz] [yayılıyordu~|birikiyordu~]. [Korumak için saklanan|Kıyamadığı^ şey] [saklandıkça|korundukça] [eksiliyordu~|elden gidiyordu~]. {H} [yerini değiştirdi^|üstünü açtı^, kapadı^]; [bir çaresi yoktu~|çıkarmaktan başka çare bulamadı^], [onu da yapmadı^|onu da istemiyordu^].',
      needs: ['human'],
    },
    {
      text: '[Rüyasında^|Uykusunda^] [herkes oradaydı~|kalabalık başına^ toplanmıştı~] ve [örtüyü kaldırıyorlardı~|elden ele geçiriyorlardı~]. [Kızmıyor|Bağırmıyor], [yalnızca bakıyorlardı~|teşekkür ediyorlardı~]: “[Bizim için mi sakladın?” diyorlardı~.|Ne iyi korumuşsun,” diyorlardı~.] {H} [utançtan|yastığı^ ısırarak] [uyanıyordu^|gözünü^ açıyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Hesap|İçindeki^ hesap] [büyüdü~|karıştı~]: [geri koysa^|çıkarsa^] [neredeydin diyeceklerdi~|bunca gün sorulacaktı~], [koymasa^|beklese^] [her gün biraz daha suç oluyordu~|geri dönüş uzuyordu~]. [Ortasında durdu^|İkisinin arasında kaldı^], [iki kolu iki yana çekilen biri gibi|yarım kalmış bir adım gibi].',
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Onu|Saklananı] [gerçekten isteyen|en çok bekleyen] [biri|küçük bir çocuk] [geldi~|kapıya kadar geldi~]. [Bağırmadı~|Hesap sormadı~], [suçlamadı~|yalvarmadı~]; “[Görürsen söyler misin?” dedi~,|Sende olsa bilirdim,” dedi~,] “[onsuz uyuyamıyorum.”|sen saklamazsın.”] {H} [kapının pervazına tutundu^|elini^ arkasına^ götürdü^]. [On adım ötedeydi~|Bir duvar kadar yakındaydı~] [aradığı|o şey].',
      needs: ['human', '!solitary', '!open'],
      gives: ['asked-for', 'open'],
    },
    {
      text: '[Arama sırası ona^ geldi~|Bu kez onun^ kapısını çaldılar~]: [üç kişiydiler~|ellerinde fener vardı~], [biri eski dostuydu^|biri özür diliyordu~ durmadan]. [Dolapları açtılar~|Döşemeye vurdular~], [yaklaştılar~|tam yerine geldiler~]. {H} [konuştu^, konuştu^|su ikram etti^, düşürdü^ bardağı]. [Eski dostu|Feneri tutan] [örtünün ucunu gördü~|bir an durdu~] ve [örtünün önüne geçti~|“Burada bir şey yok,” dedi~].',
      needs: ['settled', '!child', '!open'],
      gives: ['covered', 'open'],
    },
    {
      text: '[Saklananı|Gizlediğini^] [yerinde bulamadı^|aramaya gitti^, yeri boştu~]. [Önce soğuk bir ter|Önce kulaklarında^ bir uğultu], [sonra şaşırtıcı bir şey|sonra ayıp bir şey] duydu^: [rahatladı^|hafifledi^]. [Hafiflik|Rahatlık] [üç nefes sürdü~|çabuk geçti~]; [ardından|yerine] [merak geldi~|bir soru kaldı~]: [Yerini kim biliyordu~?|Onu kim almıştı~?]',
      needs: ['human', '!solitary', '!open'],
      gives: ['gone', 'open'],
    },
    {
      text: '[Bir felaket|Bir yoksunluk] [geldi~|çöktü~ çevreye]; [herkesin|bütün oradakilerin] [tam da buna|saklanan şeye] [ihtiyacı vardı~|muhtaçlığı vardı~]. [Ortaya çıkarsa^ hem kurtaracak, hem hırsız olacaktı^.|Çıkarsa^ önce sevinecek, sonra “Neredeydi?” diye soracaklardı~.] [Sabaha kadar|Gece boyu] {H} [bir o yana döndü^, bir bu yana|örtünün başında oturdu^].',
      needs: ['human', '!solitary', '!open'],
      gives: ['needed', 'open'],
    },
    {
      text: '[Yalnız kalıp|Kapıyı kilitleyip] [örtüyü kaldırdığında^|ona baktığında^] [eskisi gibi olmuyordu~|içi^ ısınmıyordu~ artık]: [yanında “bak” diyeceği^ biri|bir başkasının sesi] [olmayınca|eksik kalınca] [ışığı azalıyordu~|öylesine bir şeye dönüyordu~]. [Bir gece|Sonunda] [kapının kilidini açtı^|perdeyi araladı^]; [gelen olmadı~|sokaktan geçen yoktu~], [açık bıraktı^ yine de|yine de kapamadı^].',
      needs: ['settled'],
    },
    {
      text: '{F} [her şeyi biliyordu~|yerini çoktan bulmuştu~] ve [kimseye söylememişti~|susmuştu~]. “[Sen söyleyesin diye bekliyorum,” dedi~.|Benim ağzımdan çıkmaz,” dedi~.] “[Ama|Yalnız] [her gün biraz daha|bana bakarken] [küçülüyorsun gözümde.”|gözünü kaçırıyorsun, onu özledim.”] {H} [bir özür aradı^|tırnağını^ yedi^]; [bulduğu^ bütün sözler|dilinin^ ucundakiler] [kulağını^ çekmeyi gerektiriyordu~|yalandı~].',
      needs: ['human', 'friend-knows'],
    },
    {
      text: '[Saklamayı öğrettiği^ biri çıktı~|Bir çocuk onu^ gizlice izlemişti~]: [küçücük elleriyle|dilini çıkararak] [kendi oyuncağını|ekmeğinin yarısını] [aynı yere|aynı örtünün altına] [sokuyordu~|gömüyordu~]. “[Ben de saklıyorum,” dedi~,|Senden öğrendim,” dedi~,] “[niye bilmiyorum.”|şimdi ne yapacağız?”] {H:gen} [verecek cevabı^ yoktu~|yüzü^ yandı~].',
      needs: ['human', '!child', '!solitary'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '“[Gel,” dedi^ isteyene|Bekle,” dedi^ {H}] ve [on adımı yürüdü^, getirdi^|örtüyü kaldırdı^, avuçlarına bıraktı^]. [Öteki kızmadı~|Gelen bağırmadı~]; [kokladı~|göğsüne bastırdı~], [sonra|neden sonra] [başını kaldırdı~|sordu~]: “[Güzel bakmışsın,” dedi~.|Sende miydi hep?” dedi~.] {H} [bu cümleyi|bu tek sözü] [ceza gibi taşıdı^|hiç unutmadı^].',
      needs: ['asked-for'],
    },
    {
      text: '[Ötekiler gidince|Aramacılar uzaklaşınca] [eski dostunun ardından|feneri tutanın peşinden] [koştu^|gitti^]. “[Gördün,” dedi^.|Niye söylemedin?” dedi^.] “[Sen söyleyecektin,” dedi~ öteki,|Seni tanıyorum,” dedi~ öteki,] “[ben yalnızca sana sabaha kadar vakit verdim.”|sabah kendin getirirsin.”] [Sabah|Gün doğarken] [getirdi^|herkesin ortasındaydı^, elinde^ o örtü].',
      needs: ['covered'],
    },
    {
      text: '[Aramadı^|Peşine düşmedi^]. [Boş yerin|O çukurun] [başına oturdu^|yanına çömeldi^] ve [alana|götürene] [bir not bıraktı^|seslendi^]: “[Gözün gibi bak.”|Nemden koru. Geceleri sarıl.”] [Ertesi gün|İki gün sonra] [notun altında|aynı yerde] [bir satır vardı~|bir cevap buldu^]: “[Yerine koydum. Asıl yerine.”|Sahibine götürdüm. Adını söylemedim.”]',
      needs: ['gone', 'human'],
    },
    {
      text: 'Sakladığını^ [omzuna^ aldı^|kucakladı^] ve [çıktı^|yürüdü^], [gün ortasında|herkesin içinden geçerek]. “[Bende,” dedi^.|İşte,” dedi^.] “[Kızmak isteyen|Hesap soracak olan] [sonra kızsın,|yarın gelsin,] [önce alın.”|bugün lazım.”] [Kimse kızmadı~ o gün|Aldılar~, paylaştılar~]; [kızacak olanlar|hesap soracaklar] [ertesi sabah tok kalktı~|o gece rahat uyudu~].',
      needs: ['needed'],
    },
    {
      text: '[Gece|Herkes uyurken] [yerine koydu^|aldığı^ yere bıraktı^], [tam eskisi gibi|bir karış bile kaydırmadan]. [Sabah|Bulununca] [sevinç çığlıkları arasında|herkes “Mucize!” derken] [bir tek kişi|{F}] [gülmüyordu~|{H:dat} bakıyordu~]. [Göz göze geldiler~|Başını salladı~ yavaşça]: [Bitmişti~|Biliyordu~], [bir daha da|ömür boyu] [sormadı~|yüzüne vurmadı~].',
      needs: ['!open', 'human', 'third', '!solitary'],
    },
    {
      text: '[Ortaya koydu^|Herkesin önüne getirdi^]. “[Ben sakladım,” dedi^,|Benden,” dedi^,] [“kaybolur diye korktum, korkarken ben kaybettim.”|“güzeldi, sizden iyi bakarım sandım.”] [Kimi arkasını döndü~|Uzun bir sessizlik oldu~]; [en çok arayan|en öfkelileri] [yaklaştı~|bir adım attı~] ve [elini sıktı~|“Yerini değiştirmeseydin bulurdum,” dedi~].',
      needs: ['!open', 'human', '!solitary'],
    },
    {
      text: '[Paylaşmayı|İkiye bölmeyi] [denedi^|seçti^]: [bir gün ötekilerde, bir gün kendisinde^|gündüzleri ötekilerde, geceleri kendisinde^] [duracaktı~|kalacaktı~]. [Önce tuhaf karşıladılar~|Önce güldüler~]; [sonra|zamanla] [o nöbet|bu gidiş geliş] [hepsinin|herkesin] [en sevdiği saat oldu~|buluşma bahanesine döndü~].',
      needs: ['!open', 'human', '!solitary'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yeri|Eski saklama yeri] [boş kaldı~|açık duruyordu~]. {H} [oraya|o boşluğa] [başka bir şey koymadı^|yalnız bir mum koydu^]; [geçerken|kimi akşam] [eliyle^ yokluyor|eğilip bakıyor], [boşluğun|yokluğun] [da bir sıcağı olduğunu|bir şey sakladığını] [düşünüyordu^|görüyordu^].',
      needs: ['human'],
    },
    {
      text: '[“Şimdi ne var o örtünün altında?” dedi~ {F}. “Söylemem,” dedi^ {H}, “doğum günün yakın.”|“Bir daha bir şey sakladın mı?” dedi~ {F} yıllar sonra. “Bir tane,” dedi^ {H}, “sana söylemeyeceğim.”] {F} [uzun uzun|gülerek] {H:gen} ellerine^ baktı~; [yerindeydi~ elleri^|kulağını^ çekmiyordu^].',
      needs: ['human', 'friend-knows'],
    },
    {
      text: '[Herkesin olunca|Ortaya çıkınca] [eskidi~, elden geçti~|kenarı kırıldı~, leke aldı~]; [yine de|ama] [hiç bu kadar güzel olmamıştı~|saklandığı günlerde bile böyle parlamamıştı~]. {H} [bir köşeden seyretti^|sırasını bekledi^ herkes gibi], [sıra gelince|eline^ geçince] [iki kat sevindi^|bir an tuttu^, yanındakine verdi^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Suçlanmış olan|O günlerde haksızlığa uğrayan] [bir akşam geldi~|kapıyı vurdu~]. [Elinde küçük bir kutu vardı~|Koltuğunun altında bir sandık getirmişti~]. “[Bunu sana bırakmak istiyorum,” dedi~.|Bir süre sende dursun,” dedi~.] “Niye ben?” dedi^ {H}. “[Saklamanın ne olduğunu bilen sensin,” dedi~.|Bir daha yapmazsın da ondan,” dedi~.]',
      needs: ['blamed', 'settled'],
    },
    {
      text: '[Avucunda^|Parmaklarının^ arasında] [ince bir toz|kurumuş bir parça] [kalmıştı~|buldu^ bir gün]: [ondan|o günlerden] [son kalan|geriye kalan]. [Saklayacak oldu^|Cebine^ götürdü^ elini^], [durdu^, güldü^|yarı yolda vazgeçti^]; [üfledi^|rüzgâra verdi^], [nereye gittiğine|kime konduğuna] [bakmadı^ bile|bakıp el salladı^].',
      needs: ['human', '!space'],
    },
    {
      text: '[Kapısı^ artık açıktı~|Zinciri kapıdan söktü^]; [gelen giriyor|isteyen oturuyor], [dolaplar|çekmeceler] [karıştırılıyor|açılıp kapanıyor], [bir kaşık eksiliyordu~ arada|bir bardak yer değiştiriyordu~]. {H} [aldırmıyordu^|saymıyordu^]. [Eksilen|Giden] [nasılsa|bir gün] [başka bir şeyle|bir kavanoz reçelle] [geri geliyordu~|dönüyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Tarih|Konuşulanlar] [bunu|olanı] [bir unutkanlık|bir karışıklık] [diye yazdı~|saydı~]. [Yalnız iki kişi|Bir tek iki kişi] [aslını biliyordu~|doğrusunu bilirdi~]; [karşılaştıklarında|göz göze gelince] [biri kulağını çekiyor|biri elini arkasına götürüyor], [öteki|öbürü] [gülmemek için dudağını ısırıyordu~|başka yana bakıyordu~].',
      needs: ['friend-knows', 'third'],
    },
  ],
};

/** Somebody keeps a thing away from everybody else. */
export const HIDES: Frame = {
  name: 'hides',
  verbs: new Set([
    'saklamak',
    'gizlemek',
    'boş tutmak',
    'gömmek',
    'kilitlemek',
    'alıkoymak',
    'ayırmak',
    'biriktirmek',
  ]),
  needs: ['!negative', 'object', '!person-object'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
