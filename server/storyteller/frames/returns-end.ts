import type { Beat } from '../types.ts';

/** How the story of coming back is tested, decided and ended. */
export const RETURNS_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '{F} bir gece [gelip|yanına^ sokulup], “[Senin gittiğin yere ben de gitsem,|Beni de oralara gönderir misin?|Yolu tarif etsene bana,]” dedi~. {H} orasını [övebilirdi^|göklere çıkarabilirdi^], [kötüleyebilirdi^|korkutabilirdi^] de. “Oraya giden ben değildim,” dedi^ sonunda, “[buradan kaçan bendim|giden başkasıydı, adı benimdi|ben yalnız kapıyı çarptım].” {F} [gitmedi~|yerine döndü~]; o gece [bir daha da konuşmadı~|hiç uyumadı~|ışığı sönmedi~].',
        needs: ['human'],
      },
      {
        text: 'Bir yabancı geldi~, [aynı yoldan|öğle sıcağında|iki büklüm], [aynı yorgunlukla|aynı kırık adımlarla]. Kimse [dönüp bakmadı~|yerinden kalkmadı~|selam vermedi~]. {H} yanına gitti^, [adını sordu^|su verdi^], sonra bu adı ötekilere [yüksek sesle|üç kez|bağıra bağıra] söyledi^. [Birkaç kişi|En arkadakiler] [başını kaldırdı~|yer açtı~|bakıştı~].',
        needs: ['!solitary', '!space'],
      },
      {
        text: 'Giderken geride bıraktığı^ kişi sonunda [karşısına^ çıktı~|kapısına^ geldi~|yanına^ oturdu~]. Önce başka şeylerden söz edildi~: [yoldan|yağmurdan|fiyatlardan], [havadan|çocuklardan], [bir tanıdığın hastalığından|yeni köprüden]. Sonra öteki, “[Bir gün bekledim seni|Akşama kadar bekledim|Perdeyi kapatmadım o gün],” dedi~. “[Karanlık basınca anladım|Sonra ışığı söndürdüm|Yemek soğudu, döktüm].” “Özür dilerim,” dedi^ {H}.',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Yeniden gitmesi^ için [iyi bir teklif|parlak bir iş|açık bir davet] aldı^: [yolculuk hazırdı~|bileti^ kesilmişti~], [orada yer hazırdı~|kapı açıktı~], [sabah|gün ışırken] çıkılacaktı~. “Burada sana [ihtiyaç yok ki,|iş mi var?|kim bakıyor?]” dedi~ haberi getiren, [hiç kötü niyeti olmadan|gülümseyerek|ciddi ciddi]. {H} bütün gece [uyanık kaldı^|tavana baktı^|yürüdü^ durdu^].',
        needs: ['human', '!solitary'],
        gives: ['offer'],
      },
      {
        text: '“[Anlat bakalım|Söyle],” dediler~, “[orada ne gördün|oralar nasıl|buradan iyi mi]?” [Herkes sustu~|Kaşıklar durdu~]. {H} [doğruyu|olanı] [söylese^ kırılacaklardı~|anlatsa^ inanmayacaklardı~], [yalan söylese^|süslese^] [bir gün|er geç] [biri gidecekti~|anlaşılırdı~]. “[Geceleri buradaki kadar çok yıldız yok|Kimse kapıyı çalmadan girmiyor|Suyu başka, uykusu başka],” dedi^ ve [sofraya|yere] [baktı^|eğildi^].',
        needs: ['settled'],
      },
      {
        text: '{F} onu^ [yüksekçe bir yere|bir kapının önüne|kıyıya] götürdü~. “[Buraya kadar gelirdim|Her akşam buradan bakardım|Sen gidince burada oturdum],” dedi~. [Taşta|Yerde] [aşınmış|çukurlaşmış] bir [iz|yer] vardı~. {H} [parmağını^ değdirdi^|yanına oturdu^]: [Tam bir kişi|Ancak bir kişi] [sığıyordu~|içindi~]. “[Kaç kere|Ne kadar]?” dedi^. “[Saymadım|Yağmurda gelmezdim|Geçen yıl bıraktım].”',
        needs: ['human', '!space'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: 'Yola çıkılacak sabah [gelmedi^|ortalıkta görünmedi^]. [Bir süre|Güneş yükselene dek] beklediler~, sonra [peşinden^ birini yolladılar~|aramaya çıktılar~]. Giden onu^ {F:gen} yanında buldu~, elinde^ [bir süpürge|bir çekiç|boya fırçası] vardı~. “[Vaktim yok|İşim var|Yarım bırakamam],” dedi^ {H}.',
        needs: ['offer', 'human'],
      },
      {
        text: 'Sabah, [yola çıkılacak saatte|atlar koşulurken|kapılar açılırken] oradaydı^. “Gelmiyor musun?” dediler~. “Hayır,” dedi^. “[Ben geleceğim yere geldim|Benim yolum buraya kadarmış|Yerim dolu demeyin, doldurun].” Kimse [ısrar etmedi~|üstelemedi~]; ona^ ayrılan yere [bir çuval koydular~|bir sandık bağladılar~|başkasını oturttular~].',
        needs: ['offer'],
      },
      {
        text: 'Kalmaya [tek bir gün|yalnız o akşam] için karar verdi^. Akşam olunca bir gün daha [verdi^ kendine^|ekledi^], ertesi akşam [bir gün daha|yine]. {F} [onuncu günde|haftası dolunca|bir sabah] güldü~: “Sen böyle böyle [ihtiyarlarsın|kök salarsın|torun seversin] burada.”',
        needs: ['!accused', '!solitary'],
      },
      {
        text: 'Çantasını^ [boşalttı^|yere ters çevirdi^]. Gömleğini^ [çiviye|sandalyeye] astı^, [tarağını^|tıraş takımını^|tek kitabını^] pencerenin kenarına koydu^, boş çantayı da [tavan arasına|dolabın üstüne|odunluğa] kaldırdı^. Merdivenden inerken [dizleri^ titriyordu~|elleri^ iki yanına^ sarkıyordu~|ıslık çalıyordu^].',
        needs: ['settled', 'town', '!accused', '!child'],
      },
      {
        text: 'Gittiği^ günü anlattı^, ilk kez, [hiçbir yerini düzeltmeden|kendini^ kayırmadan]: [kimi kırdığını^|neyi devirdiğini^], [neden haber vermediğini^|kapıyı nasıl çarptığını^], yolun neresinde [durup arkasına^ baktığını^|ağladığını^]. Dinleyenlerden biri [kalkıp gitti~|burnundan soludu~, çıktı~]. Ötekiler [kaldı~|yaklaştı~]. “[Devam et|Sonra|Anlat],” dediler~.',
        needs: ['!offer', '!accused', '!solitary'],
      },
      {
        text: '{F:dat} döndü^. “Beni bir daha [beklemeyin|yola bakıp aramayın],” dedi^. {F} [irkildi~|yüzü düştü~|elindekini bıraktı~]. “[Çünkü bir yere gitmiyorum|Beklenmeyecek kadar yakınım artık|Beklenecek bir yer kalmadı, buradayım].” {F} önce [kızdı~|omzuna^ vurdu~|anlamadı~], sonra [gülmeye başladı~|sarıldı~ ona^|burnunu çekti~].',
      },
      {
        text: 'Gitti^ sonunda, ama bu sefer [herkese tek tek haber vererek|el sıkarak|kapıları çala çala]. Ne zaman geleceğini^ de [söyledi^|takvime yazdırdı^]. Söylediği^ günden [bir gün önce|iki gün erken] [geri geldi^|yol ağzındaydı^]; {F} [çoktan yola çıkmış, onu^ bekliyordu~|kapıda oturuyordu~|çayı koymuştu~].',
        needs: ['!offer', '!solitary', 'human'],
      },
      {
        text: 'Eski yerini^ geri [istemedi^|sormadı^]. [Kenarda|Dipte|Duvarın öte yanında], kimsenin gözünün olmadığı bir [köşe|parça] seçti^, orayı [temizledi^|süpürdü^|kazdı^], [orada durdu^|taşlarını dizdi^]. Gelip geçenler önce [yadırgadı~|güldü~], sonra [yol sormaya|selam vermeye|yanında^ soluklanmaya] başladı~.',
        needs: ['!offer', '!accused', '!solitary', '!space'],
      },
      {
        text: '[Anahtarı|Eski bir anahtarı|Kapısının^ anahtarını] {F:dat} [verdi^|uzattı^]: “[Bir daha gidersem|Bir gün yine kaçarsam] [kapıyı kilitle|içeri alma beni|bunu kuyuya at].” {F} anahtarı [evirip çevirdi~|dişledi~|cebine attı~]. “[Kilit bozuk|O kapı hiç kilitlenmedi ki|Ben pencereden alırım seni],” dedi~, “[senin haberin yok|yıllardır|merak etme].”',
        needs: ['settled', '!accused', '!offer'],
      },
      {
        text: '{H} [kırık basamağı|yamuk kapıyı|çöken duvarı] onarmaya başladı^. [Kimseye sormadı^|İzin istemedi^], [karşılık da beklemedi^|adını^ da söylemedi^]. [Öğleye doğru|İkinci gün] biri [çivileri tuttu~|harç taşıdı~|su getirdi~]; [konuşmadılar~|adını sormadı~|bir türkü mırıldandı~].',
        needs: ['settled', 'town', '!child', '!accused', '!offer'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: '{F} hâlâ arada bir, “Gelmeseydin ne [yapardık|olurdu halimiz]?” diyordu~. “[Beni beklerdiniz|Bakardınız yola|Konuşacak bir şey bulurdunuz],” dedi^ [bir gün|sonunda] {H}. “[Beklemezdik|Unutmuştuk bile|Sen öyle san],” dedi~ {F}, [gözlerini kaçırarak|burnunu kaşıyarak|gülmesini tutarak].',
      },
      {
        text: 'Bir gün [yabancının biri|yolunu şaşırmış biri|tozlu bir yolcu] yol sordu~. {H} tarif etti^: [şuradan dön|çeşmeyi bul], [büyük taşı geç|ıhlamuru soluna al], sağa. Yabancı, “[Buralı mısın|Burada mı doğdun|Çoktan beri mi buradasın]?” dedi~. {H} bu sorunun sorulmasını [ne kadar|ne çok] istediğini^ o an anladı^. “[Buralıyım|Evet|Hep buradaydım],” dedi^.',
        needs: ['!space', '!solitary'],
      },
      {
        text: 'Ertesi bahar [bir dut|bir ceviz|bir incir] fidanı dikti^. [Gölgesini|Meyvesini] görmeye ömrü^ [yetmeyebilirdi~|kısa gelebilirdi~]. Can suyunu verdi^, çevresine [taş dizdi^|çit ördü^], [yanına oturdu^|bir ip bağladı^ dalına]. Fidanın üstüne şimdilik [kendi gölgesi^|yalnız onun^ gölgesi^] düşüyordu~.',
        needs: ['settled', 'town'],
      },
      {
        text: '{F} bir akşam, [dalgınlıkla|kızgınlıkla|uykulu uykulu], [eski adıyla^|çocukluk adıyla^] seslendi~ ona^. {H} [dönüp baktı^|olduğu^ yerde kaldı^|elindekini^ düşürdü^]. “Efendim?” dedi^. {F} [bir şey olmamış gibi|başını kaldırmadan] işini sürdürdü~, ama [yüzü gülüyordu~|kulakları kızarmıştı~|bir daha söyledi~, alçak sesle].',
      },
      {
        text: '{V.dik:acc} hatırlayan [pek kalmamıştı~|iki kişi vardı~]. Bir çocuk, onu^ [hep buralı sanarak|taş gibi eski bilip], “Sen hiç [başka bir yer|dağın arkasını|uzakları] gördün mü?” diye sordu~. “[Bir tane gördüm|Gördüm|Birkaç tane],” dedi^ {H}. “[Orada da hep burayı anlattım|Hepsinde buranın yolunu sordum|Oradan burası görünüyordu].”',
        needs: ['settled', 'town', '!child'],
      },
      {
        text: 'Ayakkabılarını^ eşiğin yanına koydu^, burunları [içeriye bakacak|kapıya dönük] biçimde. O güne kadar [hep dışarıya bakmışlardı~|yatağın ucunda hazır beklemişlerdi~]. {F} [gördü~|fark etti~], [bir şey demedi~|ses etmedi~], kendi ayakkabılarını [yanlarına dizdi~|aynı yöne çevirdi~|biraz kaydırıp yer açtı~].',
        needs: ['settled'],
      },
      {
        text: 'Gidenler [oluyordu~|eksilmiyordu~] hâlâ. {H} onları [uğurlamaya|yolun başına kadar götürmeye] geliyor, her birine aynı şeyi [söylüyordu^|hatırlatıyordu^]: “Dönersen [beni bul|önce bana gel|kapımı çal].” Bulan oldu~, [bulmayan oldu~|unutan oldu~]. Bir tanesi, bulduğu gün, [hiç konuşmadan|çantasını bırakmadan] [sarıldı~ ona^|oturup ağladı~|su istedi~].',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Akşamları gelen yolu [gözlüyordu^|seyrediyordu^]. Beklediği^ [kimse|biri] yoktu~; yalnızca o yoldan gelen birinin buradan [nasıl göründüğünü|kim sanıldığını|ne zaman tanındığını] merak ediyordu^. [Toz kalktı~|Bir karaltı belirdi~], yaklaştı~, [geçip gitti~|bir keçi çıktı~|el salladı~, geçti~].',
        needs: ['!space'],
      },
      {
        text: 'Gelirken giydiği^ [ceketi|paltoyu|hırkayı] bir çocuğa verdi^. Cebinden [kurumuş bir ekmek kabuğu|delik bir para|buruşuk bir bilet] çıktı~. Çocuk bunun ne olduğunu [sordu~|merak etti~]. “[Yol|Uzaklık|Üç yıl],” dedi^ {H} ve [onu cebine^ koydu^|gülerek geri aldı^|avucuna bıraktı^].',
        needs: ['settled', '!space', '!child'],
      },
      {
        text: '{V.dik:acc} soran olursa, {F} artık onun^ yerine cevap [veriyordu~|yetiştiriyordu~]: “[Hiç gitmedi ki|Gitmiş sayılmaz|Bu mu? Bu hep buradaydı]. [Biraz uzun dolaştı|Çeşmeye kadar gitmişti|Ekmek almaya çıkmıştı].” {H} bunu duyduğunda^ [itiraz etmedi^|başını^ eğip güldü^|ilk kez inanır gibi oldu^].',
        needs: ['third'],
      },
      {
        text: 'Bir gece [dışarıdan|yoldan] [ayak sesi|bir öksürük|kapı tıkırtısı] geldi~. [Bir başkası|Bunca yıl sonra biri] dönüyordu~; [eşikte duruyor|ışığa bakıyor], [elini kaldırıp indiriyor|çalmaya çekiniyordu~], [belli ki söyleyeceklerini sıralıyordu~|bir türlü giremiyordu~]. {H} [kalktı^, lambayı kıstı^|ocağa bir odun attı^] ve kapıyı [o çalmadan|sonuna kadar] açtı^: “[Gel, soğuk giriyor|Söyleme daha, otur|Biliyorum, ben de öyle durdum].”',
        needs: ['settled', '!child', '!space'],
        gives: ['night'],
      },
      {
        text: '[Giderken|İlk ayrılışında^] [kazıdığı^|çizdiği^] [işaret|çentik|ad] hâlâ [oradaydı~|okunuyordu~]. {H} [yanına|altına] [bir tane daha|yenisini] [kazıdı^|ekledi^]: [biri gidişti~|ilki eğriydi~], [öteki dönüş|öbürü titrek]. {F} [bakıp|parmağıyla yoklayıp] “[Üçüncüye yer yok,|Yamuk olmuş,|Aralarında ne var?]” dedi~. “[İyi ya|Olsun|Uzun hikâye],” dedi^ {H}.',
        needs: ['human', '!space'],
      },
    ],
  },
];
