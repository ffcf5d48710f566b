import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Başkaları çoktan inanmış|Herkes içini rahatlatmış|Ötekiler sevinçle kabul etmiş], [konuyu kapatmıştı~|başka işlere dönmüştü~]. {H} ise [gözünü^ kısıyor|parmağını^ masaya vuruyor|sözü baştan alıyor], [bir kelimeye|küçük bir duraklamaya|yarım bir bakışa] takılıp kalıyordu^: [oradan ince bir soğuk giriyordu~|o kelime yerine oturmuyordu~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Kanıt istediler~|“Neden?” diye sordular~]. [Elinde^ bir şey yoktu~|Gösterecek tek şeyi^ yoktu~]: yalnızca [midesinde^ bir taş|ensesinde^ bir ürperme|kulağında^ yanlış bir nota]. “[Bu yetmez,” dediler~.|Bununla olmaz,” dediler~.] “[Bana yetiyor,” dedi^ {H}.|Biliyorum,” dedi^ {H}, “ama var.”]',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Oysa inanmak|Halbuki inansa^] [kolaydı~|rahat edecekti^]; [sofra kurulmuş|mumlar yakılmış], [bir iskemle de ona ayrılmıştı~|onun^ için de yer açılmıştı~]. [Oturdu^|İskemleyi çekti^], [yemedi^|tabağına^ dokunmadı^]; [karşısında^|masanın öbür ucunda] [gülümseyen yüze|sevinenlere] [bakıp durdu^|bir şey arayarak baktı^].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [İlk kuşku|Kuşkusu^] [bir toz tanesi kadardı~|ufacıktı~]: [ayakkabıdaki çamurun rengi|elin yanlış cebe gitmesi|bir adın geç söylenmesi]. [Unutabilirdi^|Üstünde durmayabilirdi^]. [Gece|Yatınca] [toz tanesi|o küçük şey] [gözüne^ kaçtı~|büyüyüp odayı doldurdu~] ve [sabaha kadar|gün ağarana dek] [uyutmadı~|battı~ durdu~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu yüzüne söylemedi^ kimsenin|Kimseyle tartışmadı^]. [Yalnız o günden sonra|Ama bundan böyle] [kapıyı iki kez yokluyor|aynı soruyu başka kelimelerle soruyor|söylenenleri bir deftere yazıyor], [cevapları|saatleri, adları] [yan yana koyuyordu^|karşılaştırıyordu^]. [Üçüncü gün|Bir hafta sonra] [ilk çatlak|ilk uymazlık] [çıktı~|göründü~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. {F} [sevinçle anlatmıştı~|haberi koşa koşa getirmişti~], [yüzü ışıl ışıldı~|nefesi kesiliyordu~]. {H} [sevinemedi^|gülümsemekte gecikti^]. “[Sen ne zaman bu kadar taşlaştın?” dedi~ {F}.|Bir kere de inan,” dedi~ {F}.] [Taş değildi~|Taşlaşmamıştı^]; [çok isteyince|çok istediği^ için] [elini^ yakmaktan korkuyordu^|bir daha kırılmayı göze alamıyordu^].',
      needs: ['human'],
      gives: ['friend-knows'],
    },
    {
      text: '{HP}, {EW.olağan}. [Çünkü|Bir zamanlar] [bir kez inanmıştı^|böyle bir söze kanmıştı^]: [aynı sıcak sesle|aynı dolu gözlerle] [söylenmiş|yemin edilmiş] bir söze. [O sözün|Sonrasında] [götürdüklerini|aldıklarını] [hâlâ sayıyordu^|parmaklarıyla^ sayardı^]: [bir ev, iki yıl, bir köpek.|bir yaz, bir dost, bütün parası^.]',
      needs: ['settled', '!child'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yüksek sesle söylenen|Herkesin bir ağızdan söylediği] [her şeyde bir delik arardı^|hiçbir şeye yanaşmazdı^] zaten. [Bu sefer|Bu kez] [delik aramasına gerek kalmadı~|aramadı^ bile]: [söz|anlatılan] [öyle pürüzsüz|o kadar yuvarlak] [geliyordu~ ki|akıyordu~ ki], [ancak çok çalışılmış bir şey|yalnızca ezberlenmiş bir hikâye] [böyle olurdu~|bu kadar parlardı~].',
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Yanında^ oturanlar|Sofradakiler] [birer birer|sessizce] [iskemlelerini çekti~|yer değiştirdi~]. [Sevincin ortasında|Bayram havasında] [asık bir yüz|tek bir “acaba”] [fazla geliyordu~|tadı kaçırıyordu~]. “[Sen de bir kere|Bir gün de] [bozma,” dediler~|gölge etme,” dediler~]. {H} [tabağını^ aldı^, mutfakta yedi^|bardağını^ aldı^, bahçede içti^].',
      needs: ['settled'],
    },
    {
      text: '{F} [bir gece|sonunda] [dayanamadı~|patladı~]: “[Ya doğruysa?” dedi~.|Ya yanılıyorsan?” dedi~.] “[Bunca günü|O zaman bu geceleri] [kim geri verecek?”|kime ödeteceksin?”] {H} [bunu düşünmemişti^|cevap veremedi^]. [Doğruysa|Yanılıyorsa^], [inanmadığı^ her gün|böyle geçen her saat] [çalınmış bir gündü~|boşa gitmişti~]; [çalan da kendisiydi^|bunu yapan da kendisiydi^].',
      needs: ['human', '!solitary'],
      gives: ['friend-knows'],
    },
    {
      text: '[Sormaya başladı^|İz sürdü^]. [Kapı kapı dolaştı^|Eski tanıdıkları buldu^]; [kimi hatırlamıyor|kimi gözünü kaçırıyor], [kimi lafı havaya çeviriyordu~|kimi çok fazla şey biliyordu~]. [Eve döndüğünde|Akşamları] [ayakkabısında^ dört mahallenin çamuru|cebinde^ üç ayrı kâğıt], [kafasında^|elinde^] [birbirini yalanlayan|iki ucu tutmayan] [beş cevap|hikâyeler] vardı~.',
      needs: ['settled'],
    },
    {
      text: '[Gece|Uykusunda^] [inanıyordu^ ama|hep inanmış oluyordu^]: [kollarını^ açıyor|ağlıyor], [“Doğruymuş,” diyordu^|özür diliyordu^ herkesten]. [Uyanınca|Sabah] [yüzü^ ıslak|yastığı^ nemli], [gönlü^|içi^] [yumuşacık oluyordu~|bir an açık kalıyordu~]. [Sonra|Çok sürmeden] [gündüzün ilk sorusu|ilk ışıkla o küçük çatlak] [geri geliyordu~|yerine yerleşiyordu~].',
      needs: ['human'],
    },
    {
      text: '[Kendi aklından^|Zamanla kendinden^] bile [kuşkulandı^|şüphe etmeye başladı^]. [Hatırladıkları^|Gördükleri^] [doğru muydu~|gerçek miydi~], yoksa [öyle olsun diye mi|huysuzluğundan^ mı] [eğip bükmüştü^ onları|öyle hatırlıyordu^]? [Bir gün|Bir sabah] [kendi adını^ bile|aynadaki yüzü bile] [iki kez sordu^|uzun uzun yokladı^].',
      needs: ['human'],
    },
    {
      text: '[Yemek tadını|Günler rengini] [yitirdi~|kaybetti~]. [Kime baksa^|Kim konuşsa] [sözünün altında ikinci bir söz|gülüşünün kenarında bir dikiş] [arıyordu^|buluyordu^]. [Fırıncı “taze” dese elini^ ekmeğe bastırıp|Komşu “günaydın” dese göğe bakıp] [öyle inanıyordu^|ancak ondan sonra inanıyordu^]. [Haklı çıktığı^ da|Aldandığı^ da] [oluyordu~ arada|olmuyor değildi~], [tadı yoktu~|sevindirmiyordu~].',
      needs: ['settled'],
    },
    {
      text: '[Susması^ için|Vazgeçmesi^ için] [önce rica ettiler~, sonra sesleri sertleşti~|önce hediye getirdiler~, sonra hediyeyi geri aldılar~]. “[Bu iş|Bu söz] [burada kalacak,” dediler~.|kapanacak,” dediler~.] [Demek|Öyleyse] [kapatılacak bir şey vardı~|açık kalan bir yer vardı~]. {H} [bunu duyunca|o gece] [günlerdir ilk kez|kaç gündür ilk defa] [rahat bir nefes aldı^|deliksiz uyudu^].',
      needs: ['human', '!solitary'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Gece yarısı|Bir gece] [yalan söylediğini sandığı^ kişiyi|kuşkulandığı^ yüzü] [kimse yokken|uykusunda] [seyretti^|gizlice izledi^]. [Rol yapmıyordu~ kimseye|Bakanı yoktu~]: [ellerini kavuşturmuş|dizlerini çekmiş], bir şey mırıldanıyordu~. {H} [sözlerini|ne dediğini] [seçmeye çalıştı^|duymak için yaklaştı^]; [döşeme gıcırdadı~|ayağı^ bir şeye takıldı~].',
      needs: ['human', '!solitary', '!open'],
      gives: ['caught-looking', 'open'],
    },
    {
      text: '[İki kişi kalmışlardı~|Yüz yüzeydiler~]. “[İnanmadığını biliyorum,” dedi~ öteki.|Sana kızmıyorum,” dedi~ öteki.] “[Ben de olsam|Yerinde ben de olsam] [inanmazdım.|sorardım.] [Sor.|Ne istersen sor.] [Bir tek soru.”|Ama bir kez.”] {H} [yüz soru hazırlamıştı^|günlerdir o soruyu yazıp siliyordu^]; [şimdi|o an] [hepsi birbirine karıştı~|dilinin^ ucunda bir tanesi bile yoktu~].',
      needs: ['human', 'third', '!solitary', '!open'],
      gives: ['one-question', 'open'],
    },
    {
      text: '[Bir çocuk|Küçük bir kız] [her şeyi görmüştü~|tek tanıktı~] ve [kimse ona sormamıştı~|sözünü dinleyen olmamıştı~]. {H} [çömeldi^|yanına oturdu^], [yavaşça|bir şeker uzatmadan] [sordu^|anlattırdı^]. [Çocuğun söylediği|Duyduğu^ şey] [ne onu^ haklı çıkarıyordu~ ne ötekileri|ne umduğu^ gibiydi~ ne korktuğu^ gibi]; [üçüncü bir şeydi~|hiç akla gelmeyendi~].',
      needs: ['human', '!child'],
    },
    {
      text: '[İmza|Onay] [isteniyordu~|gerekiyordu~]: [herkes atmıştı~|bir tek onun^ imzası^ eksikti~]. [Kalem|Mürekkepli kalem] [önündeydi^|uzatıldı~]. “[Bir ad, o kadar,” dediler~.|İnanmasan da at,” dediler~.] “[Yoksa|Atmazsan] [bu kapı kapanır.”|hepimiz bekleriz.”] [Dışarıda|Pencerenin dibinde] {F} [volta atıyordu~|çevresine bakınıyordu~].',
      needs: ['settled', '!child', '!open'],
      gives: ['signature', 'open'],
    },
    {
      text: '[Haklı çıktığı^ bir gün oldu~.|Bir gün söylediklerinin^ biri doğru çıktı~.] [Küçük bir yalandı~|Ufak bir aldatmaydı~], [kanıtıyla ortadaydı~|suçlusu ağladı~]. [Herkes|İnsanlar] {H:dat} [hayranlıkla|ürkerek] [baktı~|yol açtı~]. [Tatlı olmalıydı~|Sevinmesi^ gerekirdi^]; elindeki^ kanıt [boş bir ceviz gibi hafifti~|ıslak bir kâğıt gibi ezildi~].',
      needs: ['human'],
    },
    {
      text: '[İnanmadığı^ şeyin|Kuşku duyduğunun^] [yıldönümü|töreni] vardı~; [çiçekler, şarkılar|uzun konuşmalar]. [Tam ortasında|Sessiz bir anda] [en inançlıları|ağlayarak anlatan kadın] [gelip|yanına^ sokulup] [kulağına^ fısıldadı~|alçak sesle söyledi~]: “[Ben de emin değilim.|Hiç inanmadım aslında.] [Ama başka neyim var?”|Sakın söyleme, bozulur.”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir haber|Uzaktan bir mektup] [geldi~|ulaştı~]: [başka bir yerde de|üç köy ötede] [tıpkı aynısı|aynı söz, aynı bakış] [yaşanmıştı~|söylenmişti~]. [Orada inanmışlardı~|Oradakiler inanmıştı~]. [Sonu|Mektubun sonu] [yırtıktı~|su almıştı~]: “[Ve böylece|Sonunda] [hepimiz...”|öğrendik ki...”] {H} [kâğıdı ışığa tuttu^, çevirdi^|o üç noktaya bakıp kaldı^].',
      needs: ['settled', '!child'],
    },
    {
      text: '{F} [onun^ yüzünden|bu inat uğruna] [tehlikeye girdi~|yola çıktı~]: “[Gidip bakacağım,” dedi~.|Gözümle görüp geleceğim,” dedi~.] “[O zaman inanırsın.”|Bana da mı inanmazsın?”] [Üç gün dönmedi~|Akşam oldu~, dönmedi~]. {H} [ilk kez|o gece] [bir şeye inanmak istedi^|dua etti^], [hangisi olursa olsun|her neyse o].',
      needs: ['human', '!solitary', '!open'],
      gives: ['friend-gone', 'open'],
    },
    {
      text: '[Bir deney kurdu^|Sınamaya karar verdi^]: [yalnız doğru söyleyenin bileceği|uydurulamayacak] [bir şey sordu^, gülerek|küçük bir tuzak soru hazırladı^]. [Cevap|Karşılık] [gecikmedi~|hemen geldi~], [üstelik doğruydu~|hem de eksiksiz]. {H} [sevineceğine|rahatlayacağına] [daha kötü oldu^|terledi^]: [ya|acaba] [tuzağı da|soruyu da] [biliyorsa|önceden duymuşsa]?',
      needs: ['human', '!solitary'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Kaçmadı^|Saklanmadı^]; [ışığı yaktı^|karanlıkta bir iskemle buldu^]. “[Uyuyamadım,” dedi^.|Seni izliyordum,” dedi^.] [Öteki yaşını sildi~|Öteki doğruldu~]. “[Ben de,” dedi~.|Biliyorum,” dedi~, “kaç gecedir.”] [Sabaha kadar|Gün ışıyana dek] [konuştular~|oturdular~]; [inanmaktan|kanıttan] [söz etmediler~|söz açan olmadı~].',
      needs: ['caught-looking', 'third'],
    },
    {
      text: '[Yüz sorunun içinden|Sonunda] [hiç hazırlamadığı^ birini|en küçüğünü] [seçti^|sordu^]: “[Korkuyor musun?”|Yoruldun mu?”] [Öteki uzun uzun baktı~|Karşısındaki^ böyle bir soru beklemiyordu~]. “[Evet,” dedi~,|Çok,” dedi~,] [omuzları çöktü~|sesi çatladı~]. [Bu doğruydu~|Buna inandı^ {H}]; [gerisi bekleyebilirdi~|ötekileri bir daha sormadı^].',
      needs: ['one-question'],
    },
    {
      text: '[Kalemi geri verdi^|İmzayı atmadı^]. “[İnanırsam atarım,” dedi^.|Adımı inanmadığım yere koymam,” dedi^.] [Kapı kapandı~|Öfkelendiler~]. [Merdivende|Dışarıda] {F} [yetişti~|bekliyordu~]: “[Ne oldu?”|Attın mı?”] “[Adım bende,” dedi^ {H}.|Hayır,” dedi^ {H}, “hafifledim.”] [Yürürken|Yolda] [cebindeki^ son simidi|elindeki^ elmayı] [ikiye böldü^|ona uzattı^].',
      needs: ['signature'],
    },
    {
      text: '[Yola çıktı^|Gece karanlığında {F:gen} ardından gitti^], [neye inanacağını bilmeden|kanıt aramadan]. {F:acc} [yolun yarısında|bir çeşmenin başında] [buldu^|uyurken buldu^]. “[Gördün mü?” diye sormadı^|Doğru muymuş?” demedi^]. “[Acıktın mı?” dedi^.|İyi misin?” dedi^.] {F} [gülümsedi~|başını salladı~]: “[Hepsini anlatayım mı?”|Sormayacak mısın?”] “[Yolda,” dedi^ {H}.|Sen söylersen inanırım,” dedi^ {H}.]',
      needs: ['friend-gone'],
    },
    {
      text: '[Kuşkusunu^ saklamaktan|Haklı çıkmaya çalışmaktan] [vazgeçti^|yoruldu^]. [Ortaya koydu^|Herkesin önünde söyledi^]: “[Ben inanmıyorum. Siz inanın.|Bilmiyorum. Bilmemek ayıp değil.] [Bu masada ikimize de yer var.”|Ben burada, kapının yanında otururum.”] [Bir sessizlik oldu~|Kaşıklar durdu~]; [sonra biri|en yaşlıları] [ona^ ekmek uzattı~|yanındaki iskemleyi itti~].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[Bütün defterini|Topladığı^ her şeyi] [masaya yaydı^|bir daha okudu^], [sabaha kadar|satır satır]. [Sonra|Gün doğarken] [hepsini sobaya attı^|defteri kapattı^]; [bir tek|yalnızca] [son cümleyi|en kısa satırı] [kesip sakladı^|ezberledi^]. [Bundan sonrasını|Kararını^] [kâğıda göre değil|kimin haklı olduğuna göre değil], [neyi korumak istediğine^ göre|kimin üşüdüğüne bakarak] [verecekti^|kuracaktı^].',
      needs: ['!open', 'settled'],
    },
    {
      text: '[İnanmadığı^ hâlde|Emin olmadan] [yardım etti^|elini^ uzattı^]. [“Doğru mu, bilmiyorum,” dedi^, “ama bu gece yağmur var.”|“Yalansa bile,” dedi^, “karnın aç.”] [Öteki|Karşısındaki^] [teşekkür etmedi~, oturdu~|iki eliyle tası tuttu~]. [Buharın ardında|Ateşin ışığında] [yüzü|o yüz] [ne doğruya ne yalana|yalnızca yorgunluğa] [benziyordu~|çekiyordu~].',
      needs: ['!open', 'settled'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[İşin doğrusu|Gerçek] [bir gün|hiç beklenmeyen bir anda] [anlaşıldı~|kendiliğinden çıktı~ ortaya]: [yarısı doğruydu~|herkes biraz yanılmıştı~]. {H} [sevinmedi^|“Ben demiştim” demedi^]. [Mutfağa gitti^|Sofraya bir tabak daha koydu^], [çorbayı karıştırdı^|ekmeği böldü^]; [herkes sustuğunda|gelenler oturunca] [kaşık sesleri|tabakların sesi] [barışa benziyordu~|yetiyordu~ konuşmaya].',
      needs: ['settled'],
    },
    {
      text: '[Hâlâ iki kez yokluyordu^ kapıyı|Kapıyı hâlâ iki kez yokluyordu^], [alışkanlıktan|ne olur ne olmaz]; [ama artık|yalnız şimdi] [birincisi kuşku içindi~|biri kilide bakmak içindi~], [ikincisi|öteki] [gelen var mı diye|bir ses duymak için]. [Bir akşam|Bir gece] [tam yoklarken|eli^ tokmaktayken] [öbür yandan|dışarıdan] [biri vurdu~|biri seslendi~].',
      needs: ['settled'],
    },
    {
      text: '“[Şimdi inanıyor musun?” dedi~ {F}.|Ne oldu, inandın mı?” dedi~ {F} yıllar sonra.] {H} [düşündü^|pencereden baktı^]. “[Pazartesileri,” dedi^.|Yağmur yağarken,” dedi^.] “[Öteki günler|Öbür vakitler] [soruyorum.”|seninle konuşuyorum.”] {F} [bu cevabı yeterli buldu~|güldü~, ikinci bardağı doldurdu~].',
      needs: ['human'],
    },
    {
      text: '[Defter|O kuşkulu notlar] [bir çekmecede|tavan arasında] [sarardı~|kaldı~]. [Bulanlar|Yıllar sonra bulan bir genç] [son sayfada|arka kapakta] [bir tek cümle okudu~|şunu gördü~]: “[Yanlış çıkarsam sevineceğim.”|İnanmadım, ama bekledim.”] [Altında|Yanında] [iki ayrı elle|titrek bir yazıyla] [iki tarih vardı~|“Ben de” yazıyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[En büyük sırlarını|En güç sözlerini] [inananlara|birbirlerine] değil, {H:dat} [anlatır oldular~|getiriyorlardı~]. “[Sen hemen inanmazsın,” diyorlardı~,|Sen sorarsın,” diyorlardı~,] “[onun için.”|söylerken insan kendini de duyuyor.”] {H} [dinliyor|gözünü^ kısıp dinliyor], [sonunda|bitince] [tek bir şey soruyordu^|“Peki sonra?” diyordu^].',
      needs: ['human'],
    },
    {
      text: '[Ensesindeki^ o ürperme|Midesindeki^ taş] [bir gün|günlerden bir gün] [gelmedi~|yoktu~]. [Bekledi^|Aradı^ bile]; [söylenen söz|karşısındaki^ yüz] [sıradandı~, eksikti~|kekeliyordu~, unutuyordu~], [hiç parlamıyordu~|çalışılmış bir yanı yoktu~]. [Demek|İşte] [doğrusu|inanılacak olan] [böyle|bu kadar acemi] [gelirdi~|olurdu~].',
      needs: ['human'],
    },
    {
      text: '[Başkaları|Herkes] [konuyu unuttu~|yeni bir şeye inandı~]. {H} [unutmadı^|eski soruyu cebinde^ tuttu^]; [ara sıra|uzun gecelerde] [çıkarıyor|evirip çeviriyor], [kenarlarının|köşelerinin] [yuvarlandığını|aşındığını] [görüyordu^|parmağıyla^ duyuyordu^]. [Kesmiyordu~ artık|Batmıyordu~]; avucunda^ [bir çakıl gibi|ılık bir taş gibi] duruyordu~.',
      needs: ['human'],
    },
    {
      text: '[Bir gün kendisine^ inanmadılar~.|Bir gün anlattığı^ şeye gülündü~.] [Oysa doğruydu~ anlattığı^|Oysa her kelimesi doğruydu~]. [Kızmadı^|Bağırmadı^]; [arka sırada|kapının yanında] [gözünü kısan|parmağını masaya vuran] [genç birini|bir çocuğu] [gördü^|seçti^]. “[Sor,” dedi^ ona.|Sen,” dedi^, “sormak istediğini sor.”]',
      needs: ['human', '!child'],
    },
  ],
};

/** Somebody does not believe what everybody takes for settled. */
export const DISBELIEVES: Frame = {
  name: 'disbelieves',
  verbs: new Set([
    '-inanmak',
    'şüphelenmek',
    'kuşkulanmak',
    '-güvenmek',
    'sorgulamak',
    'kuşku duymak',
    '-kanmak',
    'şüphe duymak',
    'şüphe etmek',
  ]),
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
