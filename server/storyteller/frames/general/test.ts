import type { Beat } from '../../types.ts';

/** A second chance, a demand or a witness: what was done is tried once more. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[O gün gören|Her şeye tanık olan|Olanı gören] [adam|yabancı] [ortaya çıktı~|yolunu^ kesti~]. [“Susmam için|“Unutmam için] [on altın istiyorum,”|bir yıllık emeğini isterim,”|evinin anahtarını ver,”] dedi~. {H} [güldü^ önce|önce yutkundu^], [sonra pazarlık etti^|sonra kapıya baktı^]: [“Sana doğruyu vereyim.|“Bende daha değerlisi var.] [Kime istersen onu anlat.”|Anlatma hakkını sana bırakıyorum.”]',
      needs: ['witness', 'harmful', 'human', '!child'],
      gives: ['offer'],
    },
    {
      text: '[Süre doldu~|Verilen gün geldi~|Son gün de bitti~]. {F} [söz verdiği saatte|tam vaktinde] [geldi~|kapıya dikildi~], [oturmadı~|şapkasını çıkarmadı~]. [“Ya sen ya ben,”|“Hangimiz konuşuyoruz?”|“Bekliyorum,”] dedi~. {H} [ağzını^ açtı^|masaya tutundu^]; [dışarıdan|uzaktan] [çocuk sesleri|bir satıcının sesi|bir çan sesi] [geliyordu~|duyuluyordu~] ve [o ses bitene kadar|susana dek] [ikisi de|kimse] [kıpırdamadı~|konuşmadı~].',
      needs: ['deadline', 'settled'],
      gives: ['pressed'],
    },
    {
      text: '[Aynı fırsat|Tıpatıp aynı durum] [yeniden|bir kez daha] [doğdu~|karşısına^ çıktı~]: [aynı yer|aynı ışık], [aynı saat|aynı sessizlik], [yine kimse yoktu~|yine bir nefeslik zaman vardı~]. {H} [elini^ uzattı^|bir adım attı^], [durdu^|geri çekti^|bekledi^]. [Bu kez|Şimdi] [sonrasını biliyordu^|bedelini biliyordu^]: [uykusuz geceleri|kapanan kapıları], {F:gen} [yüzünü|gözlerini], [ödenecek borcu|titreyen ellerini^]. [Yine de eli^ aynı yere gitti~.|Bilmek işe yaramadı~.|Bildikleri^ bacaklarını^ durdurmadı~.]',
      needs: ['human', '!state', '!solitary'],
      gives: ['second'],
    },
    {
      text: '[Bir dilekçe|Bir kâğıt] [uzattılar~|koydular~ önüne^]: [on iki satır|yarım sayfa], [altında|en altta] [boş bir yer|noktalı bir çizgi]. [“İmzala,|“Altına adını yaz,] [hiçbir şey olmamış sayılsın,”|kapansın bu iş,”|evine dön,”] dediler~. {H} [iki kez okudu^|satır satır okudu^]; [üçüncü satırda|sondan bir önceki satırda] [bir yalan|{F:gen} adı|başkasının suçu] [vardı~|geçiyordu~]. [Kalemi|Mürekkebi] [eline^ aldı^|kuruttu^] [yavaşça|düşünerek].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
      gives: ['offer'],
    },
    {
      text: '[Bahis|İddia] [üçüncü hafta|ay dolmadan] [sonuçlandı~|belli oldu~]. {F} [parmak hesabıyla|tek tek] [saydı~|döktü~]: [on kişiden|o on kişiden] [hiçbiri|yalnız biri] [unutmamıştı~|unutmuştu~]. [“Kaybettim,” dedi~|“Sen kazandın,” dedi~]. {H:gen} [sevinmeye niyeti^|gülecek hâli^] yoktu~. [“O zaman onuncuya gidelim,”|“Hiç değilse biri unutmalıydı,”|“Keşke sen kazansaydın,”] dedi^.',
      needs: ['bet', 'human', '!negative'],
    },
    {
      text: '[Yangın|Bir yangın] [gece yarısı|şafak sökerken] çıktı~. [Kovalar|Su dolu kaplar] [elden ele geçti~|zincir oldu~]; [kimse|hiç kimse] [kimin yanında durduğuna|yanındakinin adına] [bakmıyordu~|aldırmıyordu~]. {H:gen} [bir yanında^ {F}|sağında^ {F}], [öbür yanında^|solunda^] [selamı kesen komşusu^|kendisine^ en çok kızan adam] [vardı~|duruyordu~]. [Ateş|Alev] [sönünce|yatışınca] [komşu|öteki] [isli elini|kovasını] [çekmeden|uzatıp] [bir an bekledi~|“Sağ ol,” dedi~].',
      needs: ['settled', '!child', 'harmful', 'third', '!friend-cold'],
    },
    {
      text: '[Genç biri|On beşinde bir oğlan|Uzaktan gelmiş bir kız] [onu^ bulmuş|adını^ sorup öğrenmiş], [kapısına^ dayanmıştı~|karşısına^ oturmuştu~]. “{V.mek} istiyorum,” dedi~. [“Senin gibi.”|“Bana yolunu göster.”] {H} [cevap yerine|konuşmadan] [ellerini^ gösterdi^|kollarını^ sıvadı^|yüzünü^ ışığa tuttu^]: [nasır|çizgi], [yanık izi|yara], [eksik bir tırnak|ince bir titreme]. [“Bunları da ister misin?”|“Bedava değil, gör.”]',
      needs: ['human', '!child', 'willed', '!solitary', '!negative', 'short'],
      gives: ['pupil'],
    },
    {
      text: '{F} [düşmüştü~|yaralanmıştı~|ateşler içindeydi~]; [haberi|kara haberi] [bir çocuk|komşular] getirdi~. [Oraya|Başına] gitmek için [dik bir yokuş|karanlık bir yol|yarım günlük yol] [vardı~|aşılacaktı~] ve [{V.dik:acc} bilen herkes|konuşmadığı^ herkes] [o yolun üstünde|kapı önlerinde] [oturuyordu~|olacaktı~]. {H} [başını^ eğmedi^|yüzünü^ saklamadı^]; [koşarak|bağıra bağıra yol açarak] [geçti^|aralarından yürüdü^].',
      needs: ['settled', '!child', '!friend-cold', 'harmful', '!healer'],
      gives: ['friend-ill'],
    },
    {
      text: '[Borcun|Kalan borcun] [günü|vadesi] [geldi~|doldu~]. {H} [elindekini^|eldekini] [masaya saydı^|bir beze sardı^]; [on iki eksikti~|üçte biri yoktu~]. [Alacaklı|Adam] [parmağıyla|bıyığını çekip] [ileri itti~|geri verdi~]: [“Parayı istemiyorum.|“Senden para almam.] [Bir gün benim için aynısını yapacaksın.”|Bana {V.en} birini bul, yeter.”|Bana da gösterirsen silerim.”]',
      needs: ['debt', 'harmful', '!negative'],
      gives: ['offer'],
    },
    {
      text: '[Kalabalık|Bir kalabalık] [toplanmıştı~|yolu kapatmıştı~], [ortada|ortalarında] [biri|bir kadın] [ağlıyordu~|bağırıyordu~]: [başına|onun da başına] [aynı şey|buna benzer bir şey] gelmişti~. [“Bunu yalnız sen anlarsın,”|“Senin bilmen lazım,”|“Söyle, geçecek mi?”] dedi~ {H:acc} [görünce|fark edince]. [Herkes|Bütün başlar] döndü~. {H} [cebindekini^ sıktı^|dudağını^ ısırdı^], [yere|kadının yanına] [çöktü^|oturdu^].',
      needs: ['human', '!solitary', '!willed', '!child'],
    },
    {
      text: '[Kayıp bir ayrıntı|Unuttuğu^ şey] [çamaşır yıkarken|merdiven inerken|taş ayıklarken] [geldi~ aklına^|su yüzüne çıktı~]: [o gün|o anda] [bir el|bir ses|birinin gölgesi] [oradaydı~|yakındaydı~]. [Yalnız değildi^|Tek başına^ değildi^]; [biri|birileri] [beklemişti~|istemişti~], [biri yol vermişti~|biri göz yummuştu~]. {H} [kim olduğunu|o elin sahibini] [tanıdığını^|bildiğini^] [ürpererek|yavaş yavaş] [anladı^|çıkardı^].',
      needs: ['human', '!solitary', '!state', '!space'],
      gives: ['secret-hand'],
    },
    {
      text: '{F} [beklenmedik bir şey|olmayacak bir iş] yaptı~: [herkesin içinde|meydanda|kalabalığın ortasında] [ayağa kalktı~|bir taşın üstüne çıktı~] ve [suçu|bütün yükü] [üstüne aldı~|üstlendi~]. [“Ben istedim, yapan da sayılırım,”|“Aklına ben soktum,”] dedi~. [Yalandı~|Doğru değildi~]. {H} [önünde^|hemen önünde^] [iki yol|iki söz] [gördü^|buldu^]: [susmak|bu armağanı almak] ya da [“Yalan söylüyor” demek|gerçeği söylemek].',
      needs: ['friend-knows', '!friend-cold', 'harmful', '!state', '!solitary', '!mute'],
      gives: ['friend-covers'],
    },
    {
      text: '[Bir hafta|On gün] [hiç olmadı~|kesildi~|uğramadı~]. [Kurtulmuş|İyileşmiş] [gibiydi^|sayılırdı^]: [yedi^|uyudu^], [güldü^|şarkı söyledi^], [saçını^ kestirdi^|yürüyüşe çıktı^]. [Sonra|Derken] bir [eşikte|köşede|nefeste] [yokluğunu duydu^|eksikliğini fark etti^]; [dizlerinin^ bağı çözüldü~|ağlamaya başladı^]. [Kurtulmak istediği^|Bıktığı^] şey, [meğer|demek] [onu^ ayakta tutuyormuş|başka bir adı olan özlemmiş].',
      needs: ['state', 'human', '!child'],
    },
    {
      text: '[“Buna bir son ver,”|“Ya bu ya biz,”|“Seç artık,”] dediler~. [Üç kişiydiler~|Dört kişiydiler~]; [en gençleri|ortadaki] [ağlamaklıydı~|yere bakıyordu~]. {H} [hepsinin eline|yüzlerine] tek tek baktı^: [biri ekmek getirmişti~|biri para getirmişti~], [öbürü ilaç|öbürü bir mektup], [sonuncusu|en sondaki] hiçbir şey. [Boş elleri|Eli boş geleni] [tuttu^|kucakladı^]. [“Önce sen söyle,” dedi^.|“Sen ne istiyorsun?” diye sordu^.]',
      needs: ['state', 'human', '!solitary', '!child'],
      gives: ['pressed'],
    },
    {
      text: '[Bir ses|Bir çağrı|Bir ışık] [üç gece|iki gün] üst üste [geldi~|belirdi~]. [Karşılık vermek|Peşine düşmek] [son yiyeceği|son gücünü^|elde kalan ışığı] [harcamak demekti~|tüketmek olacaktı~]. {H} [terazinin|hesabın] [bir yanına|soluna] [yarını^|kalan günleri], [öbür yanına|sağına] [tek bir insan yüzünü|“belki” sözünü] [koydu^|yazdı^] ve [sabahı beklemedi^|gözünü^ kırpmadan hazırlandı^].',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '{F} [kayboldu~|ortadan yok oldu~]. {H} [her deliğe|her taşın altına|bütün oyuklara] [baktı^|seslendi^]; [gün dönerken|ışık azalırken] [derin bir çukurda|iki kayanın arasında] [buldu^ onu|sesini duydu^]. [“Geleceğini|“Beni arayacağını] biliyordum,” dedi~ {F}, [titreyerek|gülmeye çalışarak]. [“Çünkü sen korkmayı bırakmıştın.”|“Ancak {V.en} biri vazgeçmez.”|“Senden başka kim arar beni?”]',
      needs: ['!human', 'third', '!negative', '!state'],
      gives: ['rescued'],
    },
    {
      text: '[İri biri|Güçlü biri|Gürültücü bir yabancı] [yolu kapattı~|önüne^ dikildi~]. [“Söyleyenler doğru mu?|“Anlatılan sen misin?] [{V.en} sensin demek.”|Hiç benzemiyorsun.”] {H} [küçüldü^|geri çekilmedi^], [sonra|ama] [bir şey|içinde^ bir şey] [doğruldu~|dikeldi~]. [“Benim,” dedi^.|“Evet,” dedi^.] [Yabancı|Öteki] [eğildi~|diz çöktü~]: [“Öyleyse bana yardım et.”|“Seni üç gündür arıyorum.”]',
      needs: ['!human', '!solitary'],
      gives: ['offer'],
    },
    {
      text: '[Eskisi gibi|Eskiden olduğu gibi] [olabileceğini^|kalabileceğini^] söylediler~: [bir düğmeye basmak|bir kapıdan geçmek|gözünü^ yummak] yetiyordu~. [Bütün bunlar|{V.dik} gün] [silinecekti~|hiç olmamış olacaktı~]. {H} [bir kez|iki kez] [uzandı^|yaklaştı^]. [{F} ne olacak?|Ya {F}?] [O da mı silinecekti~?|O da mı unutulacaktı~?] [Soruyu|Bunu] [kimse|hiçbiri] [cevaplamadı~|üstüne almadı~].',
      needs: ['!human', '!solitary', '!state'],
      gives: ['offer'],
    },
    {
      text: '[Fırtına koptu~|Karanlık bastı~|Her şey sallandı~]. [Küçükler|Ötekiler|Yavrular] [ağlıyordu~|çığlık atıyordu~], [büyükler|en güçlüler] [saklanmıştı~|donup kalmıştı~]. {H} [ortaya çıktı^|öne geçti^] ve [{V.dik} günü|o günü] [hatırladı^|düşündü^]: [O zaman da|O gün de] [kimse yol göstermemişti~|elinden^ tutan olmamıştı~]. [“Peşimden gelin,”|“Sesime yürüyün,”] dedi^.',
      needs: ['!human', '!solitary', '!state', '!mute'],
      gives: ['led'],
    },
    {
      text: '{F} [bir yarış|bir sınav|bir oyun] [önerdi~|kurdu~]: [kim daha uzun|hangisi daha çok] [susarsa|kıpırdamazsa], [ötekinin|öbürünün] bir dileği [olacaktı~|yerine gelecekti~]. [Saatler|Uzun bir zaman] geçti~. {H} [kazanmak üzereydi^|dayanıyordu^]; [derken|tam o sırada] {F:gen} [titrediğini|üşüdüğünü|ağladığını] [gördü^|fark etti^] ve [bile bile|hemen] [kıpırdadı^|ses çıkardı^].',
      needs: ['!human', '!solitary', 'third', '!friend-cold'],
    },
    {
      text: '[Bir kutu|Kilitli bir sandık|Sarılı bir şey] [indirdiler~|getirdiler~] [önüne^|ortaya]. [“İçinde|“Bunun içinde] [en çok istediğin şey var,”|eski hâlin var,”|unuttuğun şey var,”] dediler~; [“aç ama bir daha|“açarsan bir daha] [konuşamazsın.”|geri dönemezsin.”] {H} [kutuyu|gelen şeyi] [salladı^|dinledi^]. [Boş|Bomboş] [gibiydi~|ses veriyordu~]. [“Almam,” dedi^|Geri itti^] [gülerek|bir süre sonra].',
      needs: ['!human', '!solitary'],
      gives: ['offer'],
    },
    {
      text: '[Solmak|Azalmak] [durmuyordu~|hızlanmıştı~]; [hesaba göre|ölçtüğüne^ göre] [üç günü^|az bir zamanı^] [kalmıştı~|vardı~]. {F} [bir çare|bir yol] [duymuştu~|bulmuştu~]: [{V.dik:acc} inkâr etmek|bunu hiç yapmadım demek] [yetecekti~|her şeyi durduracaktı~]. {H} [sözü|o cümleyi] [ağzında^|içinde^] [çevirdi^|tarttı^]; [söyleyemedi^|söylemedi^]. [Bir tutam daha|Bir parça daha] soldu~.',
      needs: ['fading', '!mute'],
    },
    {
      text: '[Yolda|Bir dönemeçte|Suyun kıyısında] [kendine^ benzeyen|aynı izi taşıyan] [birine|bir başkasına] [rastladı^|çarptı^]. [Öteki|Karşısındaki^] [daha yaşlıydı~|daha solgundu~|daha sessizdi~]. [“Ben de senin gibiydim,|“Bende de böyle başladı,] [sonra geri aldım,”|sonra vazgeçtim,”|sonra kaçtım,”] dedi~. [“Pişman mısın?”|“Ya şimdi?”] [“Her gün,”|“Sorma,”] dedi~ [öteki|yorgun bir sesle].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '[Bırakması^ için|Kesmesi^ için] [iyi bir sebep|sağlam bir neden] [çıktı~|doğdu~]: {F} [uzağa gidiyordu~|hastaydı~|ev kuruyordu~] ve [yanında|giderken] [onu^ da|{H:acc} de] [istiyordu~|çağırmıştı~]. [“Ama tek şartla,”|“Yalnız bir şartım var,”] dedi~ {F}, [“bunu burada bırakacaksın.”|“elin boş gel.”] {H} [ellerine^|avuçlarına^] [baktı^|bakıp sustu^]: [boşaltmak|bırakmak] [nasıl bir şeydi~, unutmuştu^|bir parmağı^ kesmek gibiydi~].',
      needs: ['state', 'human', '!solitary', '!friend-cold', '!child'],
      gives: ['pressed'],
    },
    {
      text: '[Bir sabah|Bir öğle] [alışılmadık bir şey|ummadığı^ bir şey] oldu~: {H} [yanında^|hemen karşısında^] {V.en} [bir başkasını|ikinci birini] [gördü^|buldu^]. [Kıskandı^ önce|Önce sevindi^], [sonra|ardından] [dikkatle izledi^|uzaktan baktı^]. [Öteki|O kişi] [hiç utanmıyor|hiç saklanmıyor], [gülüyor|türkü söylüyor], [kimseye|hiçbir şeye] [hesap vermiyordu~|aldırmıyordu~]. [Demek|Anlaşılan] [böyle de|bu türlü de] [oluyordu~|taşınıyordu~].',
      needs: ['state', 'human', '!solitary', '!negative', 'short'],
      gives: ['second'],
    },
    {
      text: '[Güvendiği^ biri|Sözü geçen biri|Okumuş bir adam] [oturdu~|geldi~], [uzun uzun|tane tane] [anlattı~|kanıtladı~]: [Hepsi|Bunların hepsi] [yorgunluktandı~|kuruntuydu~|boşunaydı~]. [Kâğıtlar|Kitaplar] [serdi~|açtı~], [şekiller|rakamlar] [gösterdi~|çizdi~]. {H} [ikna oldu^|başını^ salladı^], [kalktı^|elini sıktı^]; [kapıdan|eşikten] [çıkar çıkmaz|geçer geçmez] {V.dik:acc} [bütün gövdesiyle^|iliklerinde^] [duydu^|bildi^].',
      needs: ['state', 'settled', '!child', '!solitary'],
    },
    {
      text: '{F} [bir sandalye çekti~|karşısına^ geçti~], [“Bir gece|“Tek bir gün] [ben taşıyayım,”|yerini bana ver,”] dedi~. {H} [güldü^ önce|inanmadı^], [sonra|ama] [anlattı^|öğretti^]: [nereye bakılır|nasıl durulur], [ne zaman susulur|neye dayanılır]. [Sabah|Gün dönünce] {F} [bembeyazdı~|konuşamıyordu~]. [“Her gün mü?”|“Bunca zaman mı?”] [dedi~ yalnız|diye sordu~]. [“Her gün,”|“Alışıyor insan,”] dedi^ {H}.',
      needs: ['state', 'human', 'friend-knows', '!friend-cold', '!child', '!solitary'],
      gives: ['friend-shares'],
    },
    {
      text: '{H} [hiç beklemediği^ bir anda|ansızın] [sınandı^|köşeye sıkıştı^]: [Soran|Karşısındaki^] [bir çocuktu~|küçük bir kızdı~], [gözünü kırpmadan|dosdoğru] [bakıyordu~|soruyordu~]. [“Başına ne geldi?”|“Neden böyle oldu?”] [Büyüklere|Başkalarına] [hazır|ezberlenmiş] cevapları^ [vardı~|çoktu~]; [ona|küçüğe] [hiçbiri|bir teki] [yakışmadı~|uymadı~]. [“Bilmiyorum,”|“Ben de merak ediyorum,”] dedi^; [ilk kez|belki ilk kez] [doğruyu söylüyordu^|dili^ dolanmadı~].',
      needs: ['human', '!child', '!solitary', '!willed', '!state'],
    },
    {
      text: '[Başına^ gelenin|Olanın] [öcünü|karşılığını] [alabileceği^|çıkarabileceği^] [biri|bir kapı] [gösterdiler~|çıktı~]: [suçlu|sorumlusu] [oydu~|orada oturuyordu~], [adını fısıldadılar~|evini tarif ettiler~]. {H} [gitti^|yola koyuldu^], [kapıyı gördü^|karşısına dikildi^]. [Açan|Karşısındaki^] [titreyen|uykusuz] [bir ihtiyardı~|bir adamdı~]; [elinde|önünde] [aynı yara|soğumuş bir tas çorba] [vardı~|duruyordu~]. {H:gen} [hazırladığı^|ezberlediği^] [söz|öfke] [boğazında^|yarıda] [kaldı~|söndü~].',
      needs: ['settled', '!child', '!willed', '!solitary', '!state'],
      gives: ['second'],
    },
    {
      text: '[Ses|Işık|Gösterge] [bir an|ansızın] [kesildi~|söndü~]; {H} [karanlıkta|sessizlikte] [tek başına|elleriyle^ yoklayarak] [kaldı^|ilerledi^]. [Otuz adım|On iki adım|Kırk nefes] [ötede|sonra] [bir kol|bir kapak|bir çıkıntı] [değdi~ eline^|buldu^]. [Çevirse^|Çekse^] [ya her şey geri gelecek|ya kurtulacak], [ya|yahut] [kalanı|son şansını^] [da yitirecekti^|da harcayacaktı^]. [Elini^|Parmaklarını^] [çekmedi^|sıkıca kapadı^].',
      needs: ['solitary', 'human', '!state'],
    },
  ],
};
