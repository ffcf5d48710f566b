import type { PlotClass } from '../types.ts';

/** Somebody gives something to a person who can ask why; also where the idea leaves the thing without a slot. */
export const GIVES_SOMEBODY: PlotClass = {
  name: 'gives-somebody',
  verbs: new Set(['vermek', 'hediye etmek', 'armağan etmek', 'bağışlamak']),
  needs: [
    'human',
    'given',
    'keepsake',
    'meets',
    '!lent',
    '!negative',
    '!habit',
    '!state',
    '!wordless',
    '!land',
    '!creature',
    '!abstract',
    '!person-object',
  ],
  plots: [
    {
      name: 'the-third-time-of-asking',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. {X} hemen gitmedi~. Verilen şeye baktı~, sonra {H:gen} yüzüne^, sonra [yeniden|bir kez daha] elindekine. Teşekkür edecek biri bu kadar uzun bakmazdı~. “Neden ben?” dedi~ {X} sonunda.',
        },
        {
          level: 2,
          text: 'Soruyu beklemiyordu^. Teşekkürü beklerdi^, utangaç bir gülümsemeyi, belki ardına bakmadan kaçıp gitmeyi; bunların her birine verecek bir karşılığı^ [vardı~|bulunurdu~]. Soruya yoktu~. Uzattığı^ elini^ indirmeyi bile unutmuş, öylece duruyordu^.',
        },
        {
          level: 3,
          text: '“Başkası yok muydu?” diye ekledi~ {X}. Vardı~. {H} olabilecek ötekileri [bir bir|şöyle bir] aklından^ geçirdi^: daha yakını, daha hak edeni, daha çok isteyeni. Hiçbirine vermemişti^. Demek bir nedeni vardı~ bunun, yalnız {o:dat} söylenmemişti~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} araya girdi~, soruyu bastırdı~. {H} bir an kurtulduğunu^ sandı^. Sonra ses [dindi~|kesildi~]; {X} hâlâ aynı yerde, aynı yüzle bekliyordu~. Üstüne gürültü gelince kaybolan, unutulan sorulardan değildi~ bu.',
        },
        {
          level: 3,
          text: 'Vermek kolay olmuştu~; eli^ düşünceden önce davranmıştı~. Zor olan şimdi başlıyordu~: elin bildiğini dile anlatmak. {H} daha önce kimseye, verdiği^ bir şeyin hesabını [vermemişti^|ödememişti^]; hesap hep alandan, kırılan ya da kaybedilen için sorulurdu~.',
        },
        {
          level: 3,
          text: 'Şaka mı ediyordu~? {H} dikkatle baktı^. {X:gen} dudaklarında tek bir kıpırtı yoktu~, gözleri de kısılmamıştı~. Gerçekten bilmek istiyordu~; yolda duran birinin, önünde açılan yolun nereye çıktığını [bilmek istemesi|sorması] gibi.',
        },
        {
          level: 1,
          text: '“İçimden geldi,” dedi^ {H}. {X} verileni geri uzattı~. “Öyle olmaz. İçinden gelenin bir nedeni vardır.” {H} ellerini^ arkasına^ sakladı^; verilmiş bir şey geri alınır mıydı~? “Doğrusunu söylersen [alırım|bende kalır],” dedi~ {X}.',
        },
        {
          level: 2,
          text: '“Geri almam,” dedi^ {H}. “Ben de böyle tutamam,” dedi~ {X}. Bir süre öyle kaldılar^: biri uzatıyor, öteki almıyordu~. Az önceki duruşun aynısıydı~ bu; yalnız [uzatanla alan|eller] yer değiştirmişti~.',
        },
        {
          level: 2,
          text: '“Sana ne kazandırır bu?” dedi~ {X}. “Hiçbir şey.” “Bana ne kaybettirir?” “Onu da bilmem.” {X} parmağını kaldırdı~. “Görüyor musun? Hiçbir şey bilmeden veriyorsun.” Bu söz {H:acc} [gülümsetti~|güldürdü~]; söyleyeni gülümsetmedi~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} böyle sorular sorulmazdı~. Orada bir şey ya verilir ya alınırdı~; nedenini soranı [oyalanıyor|işten kaçıyor] sanırlardı~. {H} o kolay alışverişi özledi^. Orada olsa^ çoktan işinin^ başına dönmüş, ne verdiğini^ bile unutmuş olurdu^.',
        },
        {
          level: 3,
          text: '{X} aceleci değildi~. Verileni sıkmadan, sahiplenmeden tutuyordu~; her an geri verebilecek birinin tutuşuydu~ bu. {H} ona bakarken gücendiğini^ [fark etti^|anladı^]. Sonra gücenmenin de bir cevap olmadığını, üstelik sorulmadığını düşündü^, sesini^ çıkarmadı^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Vakit kazanmak için {G.di}. {X} bunu da [gördü~|izledi~], bekledi~, bitince başını eğdi~: “Şimdi söyle.” Başka kaçacak yer kalmamıştı~; {H} nereye dönse^, ne yapsa^ o iki kelimelik soru karşısına^ geliyordu~.',
        },
        {
          level: 3,
          text: '“Herkese böyle sorar mısın?” dedi^ {H}. “Bana her gün bir şey veren yok ki sorayım,” dedi~ {X}. Bunu yakınmadan, hava soğudu der gibi söyledi~. {H} hazırladığı^ sözü [yuttu^|geri aldı^]; o söz, çok almaya alışmış birine göre hazırlanmıştı~.',
        },
        {
          level: 3,
          text: 'Vazgeçmek de vardı~: uzatılanı almak, dönmek, bütün bunları hiç olmamış saymak. {H} aklından^ geçirdi^ ve [yüzü^|kulakları^] kızardı~. Geri aldığı^ şey eski yerine sığmazdı~ artık; ona her bakışında^ cevap veremediği^ o soruyu görürdü^.',
        },
        {
          level: 1,
          text: '{H} bu kez uzun düşündü^. “Benim işime yaramıyordu,” dedi^. Doğru değildi~; daha söylerken sesi^ [inceldi~|çatladı~]. {X} bir adım geriledi~. “İki oldu,” dedi~. “Bir kez daha sorarım, sonra bunu buraya bırakır, giderim. Neden ben?”',
        },
        {
          level: 2,
          text: '“Yalan olduğunu nereden anladın?” dedi^ {H}. “Omzun kalktı,” dedi~ {X}, “biraz, soldaki.” {H} omzunu^ indirdi^. Bunu {o:dat} şimdiye kadar söyleyen olmamıştı~; oysa o omuzla [kim bilir kaç kişinin|nice insanın] karşısına çıkmıştı^.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T} gözüne^ ilişti~. Onu da biri vermişti~ {o:dat}, çok önceden; neden verdiğini sormak [aklına^|hatırına^] gelmemişti~. Almış, kullanmış, eskitmişti^. Şimdi sormak istese^ soracak kimse yoktu~. Karşısında^ duran hiç değilse geç kalmıyordu~.',
        },
        {
          level: 3,
          text: 'Doğru cevap aramakla bulunacak gibi değildi~. {H} geriye gitti^, vermeden önceki ana: ne görmüştü^ de eli^ kımıldamıştı~? Bir yüz mü, bir ses mi, bir duruş mu? Küçük bir şeydi~; [üstüne vardıkça|düşündükçe] kaçıyordu~.',
        },
        {
          level: 3,
          text: '“Üçüncüde de bulamazsam?” dedi^ {H}. “Bulursun.” “Nereden biliyorsun?” “Vermeden önce bir an durdun,” dedi~ {X}. “O anda ne gördüysen onu söyle.” {H} o anı aradı^; gerçekten de durmuştu^, bir soluk kadar, ve o solukta bir şeye [bakmıştı^|gözü^ takılmıştı~].',
        },
        {
          level: 3,
          text: '“Acıdın mı bana?” dedi~ {X}. Bunu sertçe söylemedi~; gene de {H} irkildi^. “Hayır,” dedi^. Sesi^ bu kez [incelmedi~|titremedi~]. {X} uzun uzun baktı~. “Hayır,” dedi~ sonra, “acımadın. Acıyan böyle bakmaz.”',
        },
        {
          level: 3,
          text: 'Sessizlik uzadı~. {X} ağırlığını bir ayağından ötekine geçirdi~; gitmeye de kalmaya da hazır [gibiydi~|duruyordu~]. {H} o duruşa bakarken aradığının^ ucuna değdiğini^ duydu^: cevap kendi^ içinde^ değil, tam karşısında^ duruyordu~.',
        },
        {
          level: 1,
          text: '{H} düşünmeyi bıraktı^, baktı^. “Ellerin boştu,” dedi^. “Seni gördüğümde iki yanında açık duruyorlardı; tutacak bir şey arıyor gibiydiler. Ben bir tek bunu gördüm.” {X} kendi ellerine, [ilk kez görüyormuş|yeni verilmişler] gibi baktı~.',
        },
        {
          level: 2,
          text: '“Bir tek bu mu?” dedi~ {X}. “Bir tek bu.” “Hak ettiğim için değil, öyle mi?” “Bilmem,” dedi^ {H}. “Ona bakmadım.” {X} güldü~; ilk kez gülüyordu~ ve gülünce yüzü [bütünüyle değişiyordu~|bambaşka oluyordu~].',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} duyuldu~. Belki baştan beri oradaydı~ da {H} yeni fark ediyordu^; cevap ararken insan burnunu bile [unutuyordu~|kapatıyordu~]. {X}+de içine çekti~. Konuşmadan, acele etmeden, öylece bir iki soluk durdular^.',
        },
        {
          level: 3,
          text: '“Benim ellerim hep boş durur,” dedi~ {X}, “kimse dönüp bakmaz.” Birini açtı~, kapadı~, avucunun çizgilerine eğildi~. {H}+de eğildi^. Görülecek bir şey yoktu~ orada; gene de [uzun uzun|gözlerini kısıp] baktılar^.',
        },
        {
          level: 3,
          text: '“Ellerimi saklıyorum sanıyordum,” dedi~ {X}. “Saklamıyordun.” “Demek belli oluyor.” Biraz utandı~, biraz da sevindi~; görülmek böyle, iki yüzü olan bir şeydi~. {H} başka yere bakarak ona zaman bıraktı^: utanmanın geçmesi, sevincin [kalması|yerleşmesi] için.',
        },
        {
          level: 3,
          text: '“Öyleyse ellerim dolunca geri isteyecek misin?” dedi~ {X}. “Hayır.” “Ya bir gün seninkiler boş kalırsa?” {H} ellerine^ baktı^; o gün bugündü~, ama bunu [söylemedi^|dile getirmedi^]. “O zaman da sen görürsün,” dedi^.',
        },
        {
          level: 3,
          text: '{X:gen} yüzündeki sertlik çözüldü~. Baştan beri istediği, demek, büyük bir söz değildi~; birinin [gerçekten|dönüp] bakmış olmasıydı~. {H} bunu önceden anlasa^ ilk soruda kurtulurdu^; ama ilk soruda daha bakmıyordu^, yalnızca veriyordu^.',
        },
        {
          level: 1,
          text: '“Doğru,” dedi~ {X} ve verileni bu kez sormadan aldı~, ama tek eline. “Öteki niye boş?” dedi^ {H}. “Lazım olur.” Uzaklaşırken o boş elini başının üstüne kaldırıp salladı~. {H} iki elini^ birden kaldırdı^.',
        },
      ],
    },
  ],
};
