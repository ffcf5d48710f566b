import type { Beat } from '../../types.ts';

/** The question is asked aloud, a witness comes, a trace is left. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Soru|Asıl soru] [açıkça|herkesin içinde] [soruldu~|ortaya kondu~] sonunda. [Kaşıklar durdu~|Bir iğne düşse duyulacaktı~]. {H} [yüzlere|masanın çevresine] [tek tek|ağır ağır] baktı^: [kimi merakla|kimi korkuyla], [kimi yan gözle|kimi ağzı açık] [bekliyordu~|bakıyordu~]. [Bir tek|Yalnız] {F} [tabağına bakıyordu~|ekmeğini bölüyordu~]; [cevabı|doğruyu] [biliyordu~|duymak istemiyordu~].',
      needs: ['settled', '!solitary', '!child'],
      gives: ['public', 'friend-knows'],
    },
    {
      text: '“[Söyle|Artık söyle],” dedi~ {F}, [“ne olursa olsun.”|“ben dururum yerimde.”] {H} [ağzını^ açtı^|soluk aldı^]. [Dışarıda|Yakında] [biri geçti~|bir şey devrildi~|bir gölge yürüdü~]; [söz|cümle] [dilinin^ ucundan|dişlerinden^] [geri döndü~|kaydı~]. [“Yarın,”|“Bir gün daha,”] dedi^. {F} [parmaklarını saydı~|başını eğdi~]: [“Bu yedinci yarın.”|“Yarınlar bitti.”]',
      needs: ['human'],
      gives: ['pressed'],
    },
    {
      text: '[Bir tanık|Gören biri] [çıktı~|geldi~]: [yıllardır|o günden beri] [o da susmuştu~|ağzını açmamıştı~]. [“Konuşmam,|“Ben söylemem,] [ama ölmeden birinin konuştuğunu duyayım,”|ama uykum kalmadı,”] dedi~. {H} [bir bardak su verdi^|sandalye çekti^]; [tanığın|ihtiyarın] [elleri|dizleri] [titriyor|durmuyor], [su|bardak] [masaya|yere] [dökülüyordu~|damlıyordu~].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['witness', 'pressed'],
    },
    {
      text: '[Suçsuza|O suçsuza] [ceza kesilecekti~|hüküm okunacaktı~]: [cuma günü|üç gün sonra], [öğle vakti|sabah ezanından sonra]. {H} [takvime|güneşe] bakmamaya [çalıştı^|söz verdi^]; [günler|saatler] [bakılmayınca|görmezden gelince] [koşuyordu~|hızlanıyordu~]. [Perşembe gecesi|Son gece] [suçsuzun|cezalının] [annesi|kızı] [kapıyı çaldı~|yolunu^ kesti~]: [“Bir şey bilen var mı?”|“Sen iyi bir insansın, bir yol göster.”]',
      needs: ['other-blamed', 'settled', '!solitary'],
      gives: ['pressed'],
    },
    {
      text: '[Bir iz|Tek bir iz] kalmıştı~ [geriye|yok edilecek]. {H} [eline^ aldı^|ateşe tuttu^], [ucu karardı~|kenarı kıvrıldı~]; [geri çekti^|üfledi^]. [Parmağı^|Tırnağı^] [yandı~|karardı~], [buna|acıya] [sevindi^|gülümsedi^]. [İz|Kalan] [şimdi|artık] [yarımdı~|köşesizdi~], [ama okunuyordu~|ama görene yeterdi~]; [onu|bu yarımı] [{F:gen} bulacağı bir yere|kapının yanına] [bıraktı^|koydu^].',
      needs: ['settled', '!child'],
    },
    {
      text: '{F} [kapıyı vurmadan|soluk soluğa] girdi~. [“Hepsini biliyorum,”|“Öğrendim,”] dedi~. {H} [bir an|uzun bir an] [rahatladı^ sanki|soluğunu^ bıraktı^]. [“Hayır,” dedi^ sonra,|“Yarısını,” dedi^,] [“yalnızca kolay yanını.|“öbür yarısı daha kötü.] [Otur.”|Kapıyı kapa.”] {F} [kapamadı~|oturmadı~], [ama gitmedi~ de|duvara yaslandı~].',
      needs: ['friend-suspects', 'settled'],
      gives: ['friend-knows', 'pressed'],
    },
    {
      text: '[Övdüler~ onu^|Alkışladılar~ onu^], [hem de|üstelik] [sakladığı^ şey yüzünden|işin aslını bilmeden]: [madalya|çiçek|bir saat] [taktılar~|verdiler~]. {H} [teşekkür etmek|iki söz söylemek] için [kalktı^|kürsüye çıktı^]; [kulakları^ uğulduyor|iğne tenine^ batıyor], [ön sırada|karşıda] {F} [alkışlamıyor|ellerini dizinde tutuyor], [yalnızca|bir tek] [bakıyordu~|bekliyordu~].',
      needs: ['settled', '!child', 'third', '!solitary', 'willed'],
      gives: ['public'],
    },
    {
      text: '[İmzasız|Adsız] bir mektup [geldi~|atıldı~ kapı altından]: [“Ben olsam anlatırdım.”|“Yer değişmiyor, sen değişiyorsun.”|“Kaç gün kaldı?”] {H} [kırk kez|gece boyunca] [okudu^|ışığa tuttu^], [yazıyı|harfleri] [tanıdıklarının^|komşuların] [yazısıyla|imzasıyla] [karşılaştırdı^|ölçtü^]. [Sabaha karşı|En son] [bir kâğıda|kendi eliyle^] aynı cümleyi [yazdı^|karaladı^]: [harfler|“a”lar] [tıpatıp|ürkütücü biçimde] [benziyordu~|aynıydı~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Saklanan|Gizlenen] [az kalsın|bir anlığına] [ortaya çıkıyordu~|görülecekti~]: [bir misafirin eli|bir çocuk topu|bir yabancının bastonu] [yanına kadar|tam üstüne] [geldi~|uzandı~]. {H} [atıldı^|bağırdı^], [önüne geçti^|bir şey devirdi^]; [herkes|oradakiler] [dönüp|şaşkınlıkla] [baktı~|sustu~]. [“Fare,”|“Ayağım takıldı,”] dedi^. [Kimse|Oradakiler] [inanmadı~|üstelemedi~].',
      needs: ['settled', '!negative', '!solitary'],
      gives: ['close'],
    },
    {
      text: '[Son kez|Bir kez daha] [soruldu~ ona^|fırsat verildi~]: {V.mek} [yerine|dururken] [bir evet|bir baş sallamak] [yetecekti~|her şeyi bitirecekti~]. {H} [karşısındakinin^|soranın] [elindeki|göğsündeki] [eski saate|kopuk düğmeye] baktı^, [gözleri^ orada kaldı~|baktıkça yaklaştı~]; [söz|nefes] [göğsünden^|boğazından^] [kalktı~|yukarı çıktı~], [dudağına^|dişlerine^] [dayandı~|değdi~].',
      needs: ['human', '!solitary', '!negative', 'short'],
      gives: ['pressed'],
    },
    {
      text: '[Karanlıkta|Sessizlikte] [tek başına|yalnızken] {H} {V.dik:acc} [yüksek sesle|ilk kez] [söyledi^|denedi^]. [Ses|Söz] [karşı duvara|boşluğa] [çarptı~|yürüdü~], [değişmeden|çıplak] [döndü~|geri geldi~]. [Ölmemişti^|Yer yarılmamıştı~]; [bir daha|üç kez daha] [söyledi^|tekrarladı^], [her seferinde|gittikçe] [daha alçak|daha sakin]. [Artık|Demek] [söylenebiliyordu~|ağza sığıyordu~].',
      needs: ['human', '!mute'],
    },
    {
      text: '[Büyükler|En yaşlılar] [sordu~|toplandı~]: [“Bunu bilen öne çıksın,”|“Kim saklıyorsa şimdi söylesin,”] dediler~. [Bir taş|Bir yaprak] [düşse|kımıldasa] [duyulacaktı~|bütün başlar dönecekti~]. {F} {H:dat} [yaslandı~|sokuldu~] [yalnızca|sıkıca]; [bu yakınlık|o sıcaklık] [bütün gözlerden|bağırmaktan] [ağırdı~|daha çok sordu~].',
      needs: ['!human', '!solitary'],
      gives: ['pressed', 'public'],
    },
    {
      text: '[Cezalı küçük|O suçsuz] [hastalandı~|solmaya başladı~]. {H} [gece|kimse yokken] [yanına gitti^|bir ışık götürdü^]. [“Sen miydin?”|“Neden getirdin?”] dedi~ [küçük|öteki], [kızmadan|gözünü açıp]. {H:gen} [içinde^|derininde^] [saklı olan|tuttuğu^ şey] [ilk kez|birden] [kendisinden^ ağır|iki kat] [geldi~|çekti~].',
      needs: ['!human', 'other-blamed'],
      gives: ['pressed'],
    },
  ],
};
