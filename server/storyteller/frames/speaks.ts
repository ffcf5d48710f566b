import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [İlk söz|Ağzından^ çıkan ilk kelime] [küçüktü~|bir fısıltıdan büyük değildi~]: [“Burada mısın?”|“Üşüdün mü?”|“Ben de.”] [Sonra bir sessizlik oldu~|Ardından uzun bir boşluk geldi~]; [öyle bir sessizlik ki|o kadar derin ki], [kendi kanının^ aktığını|uzaktaki bir damlanın sesini] [duydu^|işitti^]. [Ve|Derken] [karşılığı geldi~|cevap geldi~].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce|İlk günlerde] [havadan sudan|önemsiz şeylerden] söz açılıyordu~: [yağacak mı, yağmayacak mı|günün nasıl geçtiği|kimin geç kaldığı]. [Sonra bir gece|Derken bir akşam] [laf döndü dolaştı~|söz uzadı~], [kimseye söylemediği^|kendinden^ bile sakladığı^] [o şeye|o eski yaraya] geldi~; {H} [durduramadı^ kendini^|sustuğunda^ gün ağarıyordu~].',
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu ilk duyan|İlk tanık] [kapının önünden geçen bir çocuktu~|merdiveni yıkayan kadındı~|elinde ekmekle bir ihtiyardı~]. [Durdu~, dinledi~|Kulağını yasladı~], [sonra|ardından] [ayaklarının ucuna basarak|hiç ses çıkarmadan] [geri geri gitti~|uzaklaştı~]. [Akşama|Gün bitmeden] [bütün mahalle|yedi ev ötesi] [biliyordu~|fısıldaşıyordu~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Sesi^|Kendi sesi^] [kulağına^ yabancı geldi~|beklediğinden^ kalındı~|paslı bir kapı gibiydi~]. [Boğazını^ temizledi^|Bir kez öksürdü^], [yeniden denedi^|aynı kelimeyi bir daha söyledi^]. [İkincisi|Bu seferki] [daha iyiydi~|daha yuvarlaktı~]; [üçüncüsünde|daha sonra] [bir cümle|koca bir cümle] [çıktı~ içinden|kurdu^].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yanlış yapmıştı^ belki|Bunu yapmaması^ gerekirdi^]: [Bazı seslere karşılık verilmezdi~|Kimi sözler başlatılmazdı~], [ninesi^ öyle derdi~|herkes böyle bilirdi~]. [Ama|Gelgelelim] [söz bir kez|kelime bir kere] [ağızdan çıkmıştı~|havaya karışmıştı~] ve [karşıda|öbür uçta] [biri|bir şey] [doğrulup kulak kesilmişti~|ona^ doğru dönmüştü~].',
      needs: ['human', '!state'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} [önce|ilk başta] [bir şarkı|dua] sandı~; [yaklaşınca|biraz durunca] [kelimeleri ayırt etti~|soruları, duraklamaları fark etti~]. [“Kiminle konuşuyorsun?” dedi~.|“Kime anlatıyorsun bunları?” dedi~.] {H} [parmağını^ dudağına^ götürdü^|başını^ çevirmeden elini^ kaldırdı^]: [“Sözünü kesme.”|“Bekle, bitiriyor.”]',
      needs: ['human'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Şaşıran|Buna en çok şaşıran] [kendisi^ oldu~|yine {H} oldu^]; [çünkü|nedense] [bunca zamandır|onca yıldır] [söyleyecek bir şeyi^ olmadığını sanıyordu^|susmayı bir huy bilmişti^]. [Meğer|Oysa] [sözler birikmiş|cümleler sıraya girmiş], [bir çatlak|bir kapı] [bekliyormuş|arıyormuş].',
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. [Saati bile vardı~|Vakti belliydi~]: [el ayak çekilince|gün batımından hemen sonra|herkes uyuyunca]. [Kısa bir selamla|Bir öksürükle] [başlıyor|açılıyor], [kaldıkları yerden|dünün sonundan] [sürüyordu~ konuşma|gidiyordu~]. [Bir gece|Bir keresinde] {H} [yetişemedi^|geç kaldı^]; [ertesi gün|sonraki akşam] [“Merak ettim,” diyen bir ses|sitemli bir sessizlik] [karşıladı~ onu|buldu^].',
      needs: ['state'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Öbürleriyle konuşmak|Eski konuşmalar] [zorlaştı~|tadını yitirdi~]. [Sofrada|Yolda] [bir şey soruyorlar|selam veriyorlar], {H} [yarım kelimeyle|başını^ sallayarak] [geçiştiriyordu^|karşılık veriyordu^]. [“Bize lafı bitiyor,” dediler~ arkasından^.|“Sözünü başkasına saklıyor,” dedi~ biri.] [Haksız değillerdi~.|Doğruydu~.]',
      needs: ['human'],
    },
    {
      text: '{F}, [duyduklarını|anlatılanları] [dinledi~|tarttı~], [sonunda|en sonunda] [tek bir şey|yalnızca şunu] sordu~: [“Sana ne diyor?”|“O da sana soruyor mu?”] {H} [düşündü^|bir an durakladı^]. [“Beni merak ediyor,” dedi^.|“Adımı soruyor,” dedi^, “her gün.”] {F} [önüne baktı~|parmaklarını büktü~]. [“Ben de ederdim,” dedi~ alçak sesle.|“Ben hiç sormadım,” dedi~.]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Bir gece|Üçüncü hafta] [ses|karşıdaki ses] [bir sır verdi~|bir şey istedi~]: [bir ad, bir tarih|bir taşın altındaki kutu|kapalı bir kapının yeri]. [“Kimseye söyleme,” dedi~|“Yalnız sen bil,” dedi~]. [Sır|O sır] [boğazında^ kılçık gibi|dilinin^ altında acı acı] [kaldı~|durdu~]; [yutkundukça|sustukça] [batıyordu~|büyüyordu~].',
    },
    {
      text: '[Uykusuzluktan|Geç saatlere kaldıkça] [gözleri^ çukura kaçtı~|elleri^ titremeye başladı~]. [Bir sabah|Öğleye doğru] [ayakta uyurken|işinin^ başında] [dalıp gitti^|bir an kendinden^ geçti^]; [bir çatırtı|bir bağırış] [koptu~|duyuldu~]. [Kırılan|Devrilen] [yalnızca bir testiydi~|bereket boş bir sandıktı~], [bu seferlik|şimdilik].',
      needs: ['settled'],
    },
    {
      text: '[Adı^|Bir lakabı^] [çıktı~|oldu~]: [“Duvarla konuşan”|“Kendi kendine söylenen”|“Fısıltı”]. [Çocuklar|Gençler] [kapısına^ gelip|arkasından^ yürüyüp] [onun^ sesini|konuşmasını] taklit ediyor, [kaçışıyorlardı~|gülüşüyorlardı~]. {H} [aldırmadı^|bir kez dönüp baktı^]; [bir tanesi|en küçükleri] [kaçmamıştı~|geride kalmıştı~]: [“Bana da öğretsene.”|“Seninle ben konuşayım mı?”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Hekime götürdüler~|Bir bilene danıştılar~]. [Adam|Hekim] [diline^ baktı~|ışık tuttu~ gözüne^], [sırtını^ dinledi~|dizine^ vurdu~]. [“Konuşuyor, bir şeyi yok,” dedi~.|“Yirmi hastam var, hiçbirini dinleyen yok,” dedi~.] [“Siz asıl|“Bence] [susanları getirin bana.”|o ses kimse, ona teşekkür edin.”]',
      needs: ['settled'],
    },
    {
      text: '[Sözün|Kelimelerin] [bir ağırlığı varmış|bir bedeli varmış]: [ne söylese|her söylediği^] [birine varıyordu~|bir yere dokunuyordu~]. [“Kapıyı kapat” dese^|“Sus” dese^] [biri susuyor|biri küsüyor], [“Güzel” dese^|“Gel” dese^] [biri bütün gün|birinin yüzü] [gülümsüyordu~|ışıldıyordu~]. {H} [daha az|daha yavaş] [konuşmaya başladı^|söyler oldu^], [ölçerek|tartarak].',
      needs: ['third'],
    },
    {
      text: '[Bir süre|Tam bir hafta] [ses gelmedi~|karşılık alamadı^]. [Seslendi^|Bekledi^], [bir daha seslendi^|daha yüksek sesle söyledi^]; [yalnızca rüzgâr|kendi yankısı^] [döndü~|geldi~]. [O hafta|Bu yedi gün] [konuşmaya|cevap almaya] [ne kadar alıştığını^|nasıl muhtaç olduğunu^] [gördü^|anladı^]; [utandı^ biraz|içi^ ürperdi~].',
      needs: ['!space'],
    },
    {
      text: '[Söylediklerini^|Konuşulanları] [biri yazıyordu~|birinin not ettiği ortaya çıktı~]: [kapının ardında|duvarın öbür yanında] [ince bir kalem|küçük bir defter]. [Defteri|Kâğıtları] [ele geçirip okudu^|bulunca satır satır okudu^]; [kendi sözleri^|söylediği^ şeyler] [kâğıtta|böyle yan yana] [bambaşka duruyordu~|başka birine benziyordu~].',
      needs: ['settled'],
    },
    {
      text: '[Gün ortasında|Kalabalığın içinde] [dalgınlıkla|farkına varmadan] [konuşmayı sürdürdü^|bir cümleyi yüksek sesle söyledi^]. [Yanındakiler|Çevresindekiler^] [sustu~|bir adım açıldı~]. [“Bana mı dedin?” diye sordu~ biri.|“Bir şey mi dedin?” dedi~ en yakındaki.] {H} [evet demeyi seçti^|başını^ salladı^] ve [böylece|o yüzden] [yıllardır selam vermediği^ biriyle|hiç tanımadığı^ biriyle] [bir saat|yol boyunca] [konuştu^|söyleşti^].',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[“Gel,” dedi~ ses bir gece.|Bir gece, “Artık gel,” dedi~ ses.] [Nereye olduğunu|Yolu] [tarif etti~|bir bir saydı~]: [üç basamak|yedi adım], [bir kapı|bir karanlık], [ondan sonrası|gerisi] [kolaydı~|kendiliğinden geliyordu~]. {H} [kalktı^|ayağa dikildi^]; [ayakları^|bacakları^] [ne geri gidiyordu~ ne ileri|yere kök salmış gibiydi~].',
      needs: ['human', '!open'],
      gives: ['called', 'open'],
    },
    {
      text: '{F} [konuşmayı|olup biteni] [dinlemeye geldi~|kendi kulağıyla duymak istedi~]. [Yan yana|Nefeslerini tutup] [beklediler~|oturdular~]. [Saat geçti~|Gece yarısı oldu~], [çıt yoktu~|ses seda çıkmadı~]. {F} [kalkarken|giderken] [omzuna^ dokundu~|başını eğdi~], [“Sana inanıyorum,” dedi~|“Bir dahaki sefere,” dedi~]. [Gözleri|Sesi] [başka söylüyordu~|buna uymuyordu~].',
      needs: ['friend-knows', 'third'],
    },
    {
      text: '[Ağzını^ bağladılar~|Konuşmasını^ yasakladılar~]: [“Bir hafta|“Bundan sonra] [tek kelime yok,” dediler~|susacaksın,” dediler~]. [İlk gün|Önce] [kolay geldi~|dinlendi^]; [üçüncü gün|sonra] [içindeki^ kelimeler|sözler] [parmak uçlarına^|ayaklarına^] [indi~|vurdu~]; [masaya|duvara] [tık tık|üç kısa, bir uzun] [vururken|tempo tutarken] [yakaladı^ kendini|buldu^ kendini].',
      needs: ['human', '!open'],
      gives: ['silenced', 'open'],
    },
    {
      text: '[Biri|Bir yabancı] [konuşmaların arasına girdi~|söze karıştı~]: [“Ben de duyuyorum onu,” dedi~.|“Benimle de konuşuyor,” dedi~.] [Kelimeleri|Sesin huyunu], [duraklarını|gülüşünü] [biliyordu~|tarif etti~ bir bir]. {H} [sevinmesi^ gerekirken|yalnız olmadığına rahatlayacakken] [içinde^|göğsünde^] [keskin bir şey|çocukça bir kıskançlık] [duydu^|buldu^].',
      needs: ['human', '!open'],
      gives: ['shared', 'open'],
    },
    {
      text: '[Ses|Karşısındaki^ ses] [bir gün|bir akşam] [açıkça sordu~|dolandırmadan söyledi~]: [“Ben yok olsam|“Ben susarsam] [beni kime anlatırsın?”|sen kiminle konuşacaksın?”] {H} [güldü^ önce|şaka sandı^]. [Sonra|Ardından] [saymaya başladı^|adları geçirdi^ içinden^]; [ikinci adda|üçüncüde] [takıldı^ kaldı^|durdu^].',
      needs: ['human'],
    },
    {
      text: '[Önemli bir şey|Geciktirilemez bir haber] [söylemesi^ gerekti~|iletmesi^ gerekiyordu~] ve [herkes|bütün gözler] [ona^ bakıyordu~|ondaydı~]. [Gecelerce konuşan dili^|O kadar söz bilen ağzı^] [kurudu~|kilitlendi~]. [Tam susacakken|Tam geri dönecekken] [içinden^|kulağının^ dibinden] [o bildik ses|küçük bir fısıltı] [“Baştan başla,” dedi~|“Adınla başla,” dedi~].',
      needs: ['human'],
    },
    {
      text: '[Konuştuğunun^|Kendisine^ cevap verenin] [kim olduğunu|gerçek yüzünü] [öğrendi^|gördü^] [sonunda|hiç istemeden]: [korktuğu^|beklediği^] gibi [bir canavar değildi~|büyük bir şey değildi~]; [yorgun|ihtiyar|ürkek] ve [en az onun^ kadar|kendisi^ kadar] [yalnız biriydi~|konuşacak kimsesi olmayan biriydi~]. [“Kızdın mı?” dedi~.|“Hayal kırıklığı, değil mi?” dedi~.]',
      needs: ['!open'],
      gives: ['revealed', 'open'],
    },
    {
      text: '[Söylediği^ bir söz|Ağzından^ kaçan bir cümle] [birinin canını yaktı~|yanlış yere gitti~]. [Geri almak istedi^|Düzeltmeye çalıştı^]: [“Öyle demek istemedim.”|“Yanlış çıktı ağzımdan.”] [Söz|Kelime] [dönmüyordu~|geri gelmiyordu~]; [üç gün|bir hafta] [o kapının önünde|o kişinin peşinde] [doğrusunu|yenisini] [aradı^|söylemeye çalıştı^].',
      needs: ['human'],
    },
    {
      text: '[Küçük bir çocuk|Mahallenin dilsiz bildiği bir çocuk] [gelip|her gün gelip] [yanına^ oturuyor|karşısına^ çöküyor], [konuşmaları|söylenenleri] [dinliyordu~|ağzı açık izliyordu~]. [Bir gün|Onuncu gün] [kendi sesiyle|ilk kez] [bir şey söyledi~|tek bir kelime etti~]: [“Devam.”|“Sonra?”] {H} [sesini^ bozmadan|sevincini^ belli etmeden] [sürdürdü^|sonrasını anlattı^].',
      needs: ['human', '!child'],
    },
    {
      text: '[İki söz arasında|Tam konuşurken] [fark etti^ ki|şunu anladı^]: [Soruları soran|Sözü açan] [hep karşıdakiydi~|hep öbürüydü~], [cevapların hepsi|anlatılanlar] [kendi hayatıydı^|kendisine^ dairdi~]. [O gece|Bu kez] [ilk o^ sordu^|ilk soruyu {H} sordu^]: [“Peki sen?”|“Ya sen nasılsın?”] [Sessizlik|Karşıdaki sessizlik] [ağlamaya benziyordu~|uzadı~, uzadı~].',
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Üç basamağı|Adımları] [sayarak gitti^|tek tek yürüdü^], [karanlığın kıyısında|kapının önünde] [durdu^|diz çöktü^]. [“Geldim,” dedi^.|“Buraya kadar,” dedi^.] [“Ama konuşmaya geldim, kalmaya değil.”|“Gerisini sen gel.”] [Uzun bir nefes|Bir hışırtı] [duyuldu~|yaklaştı~]; [sonra|ardından] [ilk kez yüz yüze|aynı basamakta] [konuştular~|oturdular~].',
      needs: ['called'],
    },
    {
      text: '[Gitmedi^|Yerinden^ kalkmadı^]. [“Sesin bana yeter,” dedi^.|“Yarın yine buradayım,” dedi^.] [Karşıdaki|Ses] [gücendi~ sandı^|susunca bitti sandı^]; [ertesi gün|sonraki gece] [aynı saatte|hiçbir şey olmamış gibi] [“Nerede kalmıştık?” dedi~|bir öksürükle başladı~].',
      needs: ['called'],
    },
    {
      text: '[Yasağı|Bu suskunluğu] [herkesin önünde|güpegündüz] bozdu^: [bağırmadı^|sesini^ yükseltmedi^], [yalnızca|bir tek] [“Günaydın” dedi^|kendi adını^ söyledi^]. [Bir kelimeydi~|Kısacık bir sözdü~]; [ama|fakat] [bir haftadır beklemiş|susarak büyümüş] [bir kelimeydi~|bir sözdü~] ve [en arkadan|kalabalıktan] [biri|bir kadın] [karşılık verdi~|“Günaydın,” dedi~].',
      needs: ['silenced'],
    },
    {
      text: '[O yabancıyı|Öbürünü] [yanına^ çağırdı^|içeri aldı^]. [“Sen pazartesileri konuş,” dedi^,|“Sırayla,” dedi^,] [“ben salıları.”|“yorulmasın.”] [Güldüler~|Öteki gülümsedi~]. [Sonra|Zamanla] [sesi beklerken|sıra beklerken] birbirleriyle [konuşmaya başladılar~|dertleşmeye alıştılar~] ve [bir gün|bir akşam] [sesi aramayı|dinlemeyi] [unuttular~|ikisi de akıl etmedi~].',
      needs: ['shared', 'third'],
    },
    {
      text: '[“Kızmadım,” dedi^.|“Hayal kırıklığı değil,” dedi^.] [“Yalnız seni|“Ben seni] [daha uzun sanıyordum.”|daha genç sanıyordum.”] [İkisi de güldü~.|Karşıdaki gülmeye başladı~.] [Yer açtı^|Yanını^ gösterdi^]; [artık|bundan böyle] [karanlıktan değil|uzaktan değil], [yan yana|dizleri dizine değerek] [konuşuyorlardı~|anlatıyorlardı~].',
      needs: ['revealed', 'third'],
    },
    {
      text: '[Döndü^|Yürüyüp gitti^]. [Üç gün|Bir hafta] [konuşmadı^|uğramadı^]; [kandırılmış|yarım kalmış] [hissediyordu^ kendini^|gibiydi^]. [Dördüncü gün|Sonra bir sabah] [söyleyecek komik bir şey|anlatacak bir olay] [gördü^ yolda|geldi~ başına^], [kime anlatacağını^|anlatacağı^ yeri] [düşünmeden buldu^|bilirdi^] ve [döndü^|oraya koştu^].',
      needs: ['revealed'],
    },
    {
      text: '[Konuşmayı|Bu sözleşmeyi] [saklamaktan|gizli yapmaktan] vazgeçti^. [Gündüz vakti|Herkesin içinde], [pencereyi açarak|sesini^ kısmadan] [konuştu^|seslendi^]. [Gelip geçen|Duyan] [önce durdu~|güldü~], [sonra|ardından] [kulak verdi~|kendi derdini anlatmaya başladı~]; [akşama doğru|hava kararırken] [pencerenin altında|kapının önünde] [beş kişi|küçük bir kalabalık] vardı~.',
      needs: ['!open', 'settled'],
    },
    {
      text: '{F:dat} [gitti^|döndü^]. [“Gecelerdir başkasına anlattıklarımı|“Söyleyecek ne varsa] [sana da anlatacağım,” dedi^|önce sana söylemeliydim,” dedi^]. {F} [elindekini bıraktı~|ateşi karıştırdı~]. [“Uzun mu?” dedi~.|“Hepsini mi?” dedi~.] [“Uzun.”|“Hepsini.”] [“İyi,” dedi~ {F}. “Ben de sıkılmıştım.”|“Otur o zaman,” dedi~ {F}.]',
      needs: ['!open'],
    },
    {
      text: '[Susmayı|Bir gün susmayı] [denedi^|kendisi^ seçti^]. [Sessizlikte|Kelimelerin çekildiği yerde] [su|ışık|bir böcek] [konuşuyordu~|kendi dilince söylüyordu~]. [Akşam|Gün bitince] [söyleyeceği^ şey|söz] [ağır ağır|süzülmüş olarak] [geldi~|ağzına^ doldu~]: [tek cümleydi~|kısaydı~], [ama doğruydu~|hiç eksiği yoktu~].',
      needs: ['!open'],
    },
    {
      text: '[Bir soru seçti^|En zor soruyu sordu^]: [“Beni unutur musun?”|“Doğru mu yaptım?”] ve [cevabı|gelecek karşılığı] [beklemeden|duymadan] [yürüdü^|ayrıldı^]. [Cevabın|Bu soruya gelecek sözün] [kendisinde^ olduğunu|kendi ağzından^ çıkacağını] [yarı yolda|ilk köşede] [anladı^|sezdi^], [ve güldü^|yüksek sesle söyledi^].',
      needs: ['!open', 'human'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Şimdi|O günden sonra] [konuşması^ azaldı~|sözü^ seyreldi~], [ama|fakat] [dinleyeni çoğaldı~|her sözü yerini buluyordu~]. [Çocuklar|Gelenler] [“Bir şey söyle,” diyor|“Anlat,” diye tutturuyor], {H} [bekliyordu^|gözünü^ yumuyordu^]: [“Şimdi değil.|“Önce siz.] [Önce siz anlatın.”|Dinlemeyi özledim.”]',
      needs: ['third'],
    },
    {
      text: '[Son konuşmada|Son gece] [veda etmediler~|kimse elveda demedi~]. [“Yarın görüşürüz,” dedi~ biri, “Olur,” dedi~ öbürü.|“Hava serin,” dedi~ biri, “Üstünü ört,” dedi~ öbürü.] [Sonraki gece|Ertesi gün] [ses yoktu~|karşılık gelmedi~]. {H} [yine de|her akşam] [bir cümle bırakıyordu^ oraya|“İyi geceler” diyordu^]; söz [boşa gitmezdi~|nasılsa birini bulurdu~].',
      needs: ['third'],
    },
    {
      text: '[Yıllar sonra|Bir gün] {F} [bir ses duydu~|durup dinledi~]. [“Şimdi duyuyorum,” dedi~ şaşkınca.|“Demek buymuş,” dedi~.] {H} [sormadı^|kolunu^ omzuna attı^]. [İkisi|Kımıldamadan] [dinlediler~|durdular~]; [ses|o ses] [iki ad söylüyordu~|yavaş yavaş iki adı heceliyordu~].',
      needs: ['friend-knows', 'third'],
    },
    {
      text: '[Kelimelerden|Bütün o konuşmalardan] geriye [bir tanesi|tek bir söz] kaldı~; [kimi zaman|dara düştüğünde^] [onu|o kelimeyi] [dilinin^ üstüne koyuyor|fısıldıyor], [şeker gibi eritiyordu^|ılık bir taş gibi orada tutuyordu^]. [Ne olduğunu|O kelimeyi] [soran çok oldu~|merak edenler oldu~]; [hiçbirine|kimseye] [söylemedi^|vermedi^].',
    },
    {
      text: '[Bir bebek|Komşunun bebeği] [ilk sözünü|ilk kelimesini] [onun^ kucağında|onun^ yanında] söyledi~. [Anlaşılmaz bir şeydi~|Kimse çözemedi~]; {H} [başını^ salladı^|ciddiyetle karşılık verdi^]. [“Ne dedi?” diye sordular~.|“Anladın mı?” dediler~.] [“Selam söyledi,” dedi^.|“Anlamak şart değil,” dedi^, “sırası bendeydi.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Duvarın|O yerin] [önünden|yanından] [geçerken|her geçişinde^] [insanlar|bilenler] [alışkanlıkla|gülümseyip] [selam veriyor|bir söz atıyor], [geçip gidiyorlardı~|yürüyorlardı~]. [Kimse|Hiçbiri] [cevap beklemiyordu~|durmuyordu~]; [oysa|ama] {H} [her seferinde|durup dinlese] [duyuyordu^ cevabı|duyardı^]: [ince|neşeli], [tastamam|biraz uykulu].',
      needs: ['settled'],
    },
    {
      text: '[“Neler anlatırdın ona?” dedi~ {F}.|“Ne konuşurdunuz?” dedi~ {F} yıllar sonra.] {H} [güldü^|omuz silkti^]. [“Seni,” dedi^.|“En çok seni,” dedi^.] {F} [ne diyeceğini bilemedi~|yüzünü öbür yana çevirdi~], [sonra|uzun bir aradan sonra] [“İyi şeyler mi?” diye sordu~|“Umarım abartmamışsındır,” dedi~].',
      needs: ['friend-knows'],
    },
    {
      text: '[Sesi^|Sonunda sesi^] [kendi sesi oldu~|yerine oturdu~]: [ne yabancı|artık yabancı değil], [ne paslı|ne ödünç]. [Sabahları|Uyanınca] [ilk iş|ilk olarak] [bir cümle|yüksek sesle bir söz] [söylüyor|deniyor], [tadına bakıyordu^|yankısını dinliyordu^]. [Beğenirse|Güzelse] [gün|o gün] [başlıyordu~|kolay geçiyordu~].',
      needs: ['human'],
    },
  ],
};

/** Somebody speaks with whom one doesn't speak, or for the first time. */
export const SPEAKS: Frame = {
  name: 'speaks',
  verbs: new Set([
    'konuşmak',
    'cevap vermek',
    'karşılık vermek',
    'seslenmek',
    'sohbet etmek',
    'dertleşmek',
    'fısıldamak',
    'yanıt vermek',
    'iletişim kurmak',
    'konuşmayı öğrenmek',
  ]),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
