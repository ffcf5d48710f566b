import type { Frame } from '../types.ts';
import { LOVES_END } from './loves-end.ts';

/** Somebody falls in love, with a person or with one who is not real. */
export const LOVES: Frame = {
  name: 'loves',
  verbs: new Set(['âşık olmak', 'aşık olmak', 'gönül vermek', 'tutulmak', 'vurulmak', 'sevmek']),
  needs: ['beloved', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Bunu bir sayma oyunundan [anladı^|çıkardı^]: Gün boyu {X:acc} kaç kez [düşündüğünü^|andığını^|özlediğini^] saymaya kalktı^, [kırka|otuza|öğleye] varınca saymayı [bıraktı^|şaşırdı^|{F:dat} devretti^].',
        },
        {
          text: '{HP}, {EW.olağan}. O gün [gömleğinin^ düğmesi kopmuştu~|ceketinin^ astarı sökülmüştü~|yakası^ yırtıktı~]; sabahtan beri [bir eliyle^ yakasını^ tutuyordu^|kolunu^ göğsüne^ bastırıyordu^]. Elini^ çektiğini^ ancak [akşam|yokuşun sonunda|ışıklar yanınca], [boynu^ üşüyünce|biri bakınca|rüzgâr girince] fark etti^.',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Anladığında^ su içiyordu^; bardak [dudağında^ kaldı~|havada durdu~], su çenesinden^ aktı~. “[Dökülüyor|Islandın|Yere bak],” dedi~ yanındaki^ biri. {H} teşekkür etti^ ve boş bardaktan içmeyi [sürdürdü^|denedi^].',
          needs: ['human', '!space', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk değişen, [yolu^|yürüdüğü^ yol] oldu~. Kısa olanı [bıraktı^|unuttu^], {X:acc} bir kez daha [görebileceği^|rastlayabileceği^ köşeden dolanan|uzaktan seçebileceği^] uzun yoldan gitti^; hem de [acelesi^ varken|yağmurda|eli^ kolu^ doluyken].',
          needs: ['!unreal', '!confined', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu kendisinden^ önce {F} fark etti~. “[Üç|Dört|İki] kere aynı şeyi [sordum|söyledim],” dedi~, “hepsinde [gülümsedin|başını salladın|“Çok güzel,” dedin].” {H} neye [gülümsediğini^|baktığını^] biliyordu^, ne [sorulduğunu|konuşulduğunu] bilmiyordu^.',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. {X} o gün topu topu [üç beş|birkaç] kelime etmişti~: “[Geç kaldım, hoşça kalın, yine gelirim|Burası hep böyle esiyor mu|Bunu sizin için ayırmıştım].” {H} bunu [yol boyunca|uykuya kadar|iş arasında] [mırıldandı^|tekrarladı^]; her seferinde başka bir [kelimenin|hecenin] üstüne bastı^.',
          needs: ['meets', '!confined'],
        },
        {
          text: '{HP}, {EW.olağan}. Oysa o gün yapılacak [bir yığın iş|üç önemli iş|verilmiş bir söz] vardı~. [Hiçbiri yapılmadı~|Hepsi yarım kaldı~|Ucundan tutulmadı~]. Akşam olunca {H} [yapılmayanları|yarım kalanları] tek tek [saydı^|andı^] ve birine bile [üzülemedi^|kızamadı^|hayıflanmadı^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. [Sarılacak bir omuz|Tutulacak bir el|Çalınacak bir kapı] yoktu~ ortada; bunu [en başından|herkesten iyi] biliyordu^. Yine de o akşam [iki kişilik yemek hazırladı^|iki tabak çıkardı^|çayı iki kişilik demledi^], sonra [ikisini de kendisi^ yedi^|karşı tarafı boş boş seyretti^|ikincisini sabaha bıraktı^].',
          needs: ['unreal', 'human', '!child', '!confined', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. [Bayramlık ceketini^|Dolaptaki iyi giysisini^|Düğünlük ayakkabısını^] çıkardı^, [üstündeki|kenarındaki] lekeyi [tükürüğüyle|ıslak mendille|sabunla] ovdu^; leke [büyüdü~|inat etti~|yayıldı~]. Yine de [öyle|lekesiyle|elini^ üstüne kapatarak] çıktı^ sokağa.',
          needs: ['human', '!child', '!confined', '!space', '!unreal'],
        },
        {
          text: '{HP}, {EW.olağan}. Başkası olsa önce [sorardı~|düşünürdü~|hesap yapardı~]: [Olur mu|Adı ne], [yakışır mı|evi nerede], [sonu nereye varır|herkes ne der]? {H}+de bunları sordu^, ama [üç hafta geç|iş işten geçince|kapının önünde dururken].',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.olağan}. “[Bana bir şey oldu|Bende bir tuhaflık var|Galiba hastayım],” dedi^ {F:dat} o akşam. {F} [tepeden tırnağa baktı~|elini alnına^ koydu~]. “[Bir yerin kırık değil|Nabzın yerinde].” “Değil.” “[Ateşin yok|Dilin pembe].” “Yok.” {F} [başını salladı~|bir sandalye çekti~|gözlerini devirdi~]. “[Tamam, anladım|Ha, o hastalık|Eyvah]. Kim?”',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu ilk kime [söyleyeceğini^|açacağını^] düşündü^; {F} [gülerdi~|inanmazdı~], ötekiler [acırdı~|akıl verirdi~|konuşurdu~]. Sonunda [kendi kendine^|boş bir odaya|aynadaki yüze] söyledi^. Ne gülen oldu~ ne [acıyan|şaşıran], ama yer ayağının^ altından [biraz|bir karış] [kaydı~|oynadı~].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. [Sesi^|Yürüyüşü^|Uykusu^] [ertesi gün|o günden sonra] başka türlüydü~; [bir eşyayı iki kez aynı yere koyuyor|yolda kendi kendine gülümsüyor|düğmesini^ yanlış ilikliyor], [çağrılınca|adını^ duyunca] [geç dönüyordu^|irkiliyordu^]. “[İyi haber mi var|Ne bu hal|Piyango mu çıktı]?” [dediler~|diye sordular~]. “[Yok|Hiç|Sayılır],” dedi^ {H}.',
          needs: ['human', '!solitary'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '{X:dat} bir şey götürmek istedi^. Aklına^ gelenlerin biri [pahalıydı~|ağırdı~], biri [gülünçtü~|soluktu~], biri de [başkasınındı~|çalıntıydı~]. Sonunda cebinde^ [üç ceviz|iki nar|bir avuç kestane] yola çıktı^, [hepsini de yolda yedi^|kapıya varınca cebinde^ unuttu^|verirken yere döktü^].',
          needs: ['human', '!unreal', '!space', '!confined'],
        },
        {
          text: 'Bir tek şey istiyordu^: {X:gen} [bunu bilmesini|başını çevirip bakmasını|adını^ söylemesini]. Bir tek şeyden [korkuyordu^|kaçıyordu^]: {X:gen} [bunu bilmesinden|başını çevirmesinden]. Gündüzleri birincisi [ağır basıyordu~|kazanıyordu~], geceleri [ikincisi|öteki].',
          needs: ['!unreal'],
        },
        {
          text: '{X:gen} yanına gitmek için bahane [lazımdı~|gerekiyordu~]. Bir gün [yol|saat|bir adres] sordu^, bildiği^ bir şeyi; ertesi gün, [hiç düşürmediği^ bir mendili|kaybetmediği^ bir anahtarı] aradı^ ortalıkta. [Üçüncü gün|Sonunda] bahane [bulamadı^|tükendi~], [yine gitti^|elini^ kolunu^ sallayarak gitti^].',
          needs: ['meets', 'human', '!confined'],
        },
        {
          text: 'Onun [sesini duyamayacaktı^|koluna giremeyecekti^], [elini tutamayacaktı^|adını^ ondan duyamayacaktı^]. Buna karşılık bilebileceği^ çok şey vardı~: [neye güldüğü|hangi mevsimi sevdiği], [nerede sustuğu|neden korktuğu], [saçını hangi eliyle düzelttiği|üşüyünce ne yaptığı]. Bilmediklerini^ [uydurdu^|tamamladı^]; uydurduklarına^ da [bir süre sonra|geceleri] [kendisi^ inandı^|ağladı^].',
          needs: ['unreal', 'human'],
        },
        {
          text: '{V.dik:acc} saklamak [sandığından^|her şeyden] güçtü~. Susmasına susuyordu^; [yürüyüşü^|gülüşü^|kulakları^] ele veriyordu~, [durup durup aynı yöne bakması^|iki kişilik gülmesi^|adı geçince öksürmesi^] ele veriyordu~.',
          needs: ['human'],
        },
        {
          text: 'Parasını^ [saydı^|denkleştirdi^]. [İki kişilik yola|Bir çift bilete], [iki kişilik yemeğe|bir demet çiçeğe], bir de [düşünmeden harcanacak bir akşama|dönüşte faytona] yetmiyordu~. Üç hafta [öğle yemeklerini^|ekmeğini^] ikiye böldü^, yarısını [bir beze sarıp|cebine^ koyup] akşama sakladı^.',
          needs: ['human', '!unreal', '!child', '!space', '!confined'],
        },
        {
          text: '{X:gen} günlerini [öğrendi^|ezberledi^]: önce [nerede durduğunu|hangi saatte geçtiğini], sonra [nereye baktığını|kime gülümsediğini], en son da [neyin önünden hiç durmadan geçtiğini|nerede adımını yavaşlattığını]. Bir gün [o son yere gidip kendisi^ bekledi^|tam oraya bir sandalye koydu^].',
          needs: ['meets', '!confined', 'human'],
        },
        {
          text: 'Söylemek için uzun bir konuşma [hazırladı^|kurdu^|yazdı^]. Sonra [kısalttı^|yarısını attı^]. Günler geçtikçe o kadar [kısalttı^|budadı^] ki geriye [iki kelime|bir soru|tek bir ad] kaldı~; onu da {X:gen} önünde [yuttu^|öksürüğe çevirdi^|unuttu^].',
          needs: ['!unreal'],
        },
        {
          text: 'Başka şeylerle oyalanmayı [denedi^|istedi^]. Bir işe [başladı^|girişti^], yarım bıraktı^. İkincisini [bitirdi^|sonuna vardırdı^]; bitince de onu {X:dat} [göstermek|beğendirmek|anlatmak] için yaptığını^ [anladı^|gördü^].',
        },
        {
          text: 'Bedeli [ilk haftadan|hemen|ilk günden] belli oldu~: [Duyduğu^ hiçbir sözün|Başladığı^ hiçbir cümlenin] sonunu getiremiyordu^. Ona^ [iki kez seslenenler|önce kızanlar] vardı~, [üç kez seslenenler|sonra gülenler] vardı~, bir de [seslenmeyi bırakanlar|yemeğini^ önüne^ koyup gidenler].',
          needs: ['human', '!solitary'],
        },
        {
          text: 'İki şeyi [aynı anda|birden] istiyordu^: Hem {X} [hep orada olsun|ona^ baksın|kapıdan girsin] hem de bunu kendisinden^ başka [bilen|gören] olmasın. İkincisi için [geç kalmıştı^|çaresi^ kalmamıştı~]; {F} çoktan [anlamıştı~|fark etmişti~|bıyık altından gülüyordu~].',
          gives: ['friend-guessed'],
        },
        {
          text: '{X:gen} [dokunduğu|bıraktığı|tuttuğu] bir şey [arıyordu^|bulmak istiyordu^]: [bir düğme|bir saç teli|kullanılmış bir bilet]. [Bulunca|Sonunda] [utandı^|güldü^ kendine^]; onu [cüzdanına^|bir kitabın arasına|avucuna^] koyup [üç kez baktı^|hemen attı^, sonra koşup aldı^|kimseye göstermedi^].',
          needs: ['meets', 'human', '!confined', '!space'],
        },
        {
          text: '[Ayna karşısında|Boş bir sokakta|Uyku tutmayınca] [“Merhaba” demeyi|gülmeden bakmayı] denedi^. [İlkinde sesi^ ince çıktı~|Birinde fazla ciddiydi^], [ötekinde fazla neşeli|sonra fazla kısık]. {X:gen} önünde [bunların hiçbiri|çalıştıkları^] [aklına^ gelmedi~|işe yaramadı~]; [“Günaydın,” dedi^, akşamdı~|kapı kolunu tersine çevirdi^].',
          needs: ['human', '!unreal', '!space', '!confined', '!child'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{V.dik:acc} {F} [çoktan|herkesten önce] anlamıştı~. “Gözün hep [aynı yerde|o yanda],” dedi~. “Nerede?” “[İşte, şimdi baktığın yerde|Bak, yine gitti|Kaşığını tuttuğun yönde].” {H} başını^ [çevirdi^|eğdi^]; [geç kalmıştı^|kulakları^ çoktan kızarmıştı~].',
          needs: ['!friend-guessed', 'third', 'human'],
          gives: ['named', 'friend-knows'],
        },
        {
          text: 'Olanı önce {F:dat} [anlattı^|açtı^]. {F} [güldü~|şaka sandı~], sonra {H:gen} [gülmediğini^|sustuğunu^] gördü~. “[Ciddi misin|Sahiden mi|Yapma]?” “Evet.” “[Onun haberi var mı|O biliyor mu]?” “Hayır.” “O zaman,” dedi~ {F}, “[şimdilik iki kişiyiz|bu sırrı yemekle taşıyamayız|ben ondan çok biliyorum].”',
          needs: ['!unreal', '!friend-guessed'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ama o [burada yok|kâğıttan biri|nefes almıyor],” dedi~ {F}. “[Kapıdan girmez|Elini tutmaz], [sofraya oturmaz|sesini duymaz], [hastalansan bir çorba getirmez|doğum gününü bilmez].” “Biliyorum.” “Peki ne yapacaksın?” {H} [omuz silkti^|gülümsedi^]. “[Çorbayı ben pişireceğim|İki kişilik bileceğim|Kapıyı açık bırakacağım],” dedi^.',
          needs: ['unreal', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} elindeki işi [bıraktı~|yarıda kesti~], ellerini [önlüğüne|pantolonuna|bir beze] sildi~. “Ben de birine [tutulmuştum|vurulmuştum],” dedi~. “Söylemedim. [Otuz yıldır|Kaç zamandır] [her bayram|her yağmurda|iğde kokunca] aklıma gelir.” Sonra işine döndü~; [sırtı dönükken|sesini alçaltıp] ekledi~: “Sen [söyle|sus kalma|benim gibi yapma].”',
          needs: ['human', '!unreal', '!child', '!confined'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Beni mi bekliyorsun|Bana mı bakıyordun|Beni mi aradın]?” dedi~ {X} bir gün. “Hayır,” dedi^ {H}; [üç gündür|sabahtan beri] [bekliyordu^|oradaydı^]. “[Yazık|Tüh|Peki],” dedi~ {X}, “[ben seni bekliyordum da|ben sana bakmıştım|öyle olsun isterdim].” [Şaka olup olmadığını|Gülüp gülmediğini] soramadı^.',
          needs: ['meets'],
        },
        {
          text: '“Geçer,” dedi~ {F}. “Ne kadar [sürede|zamanda]?” “[Bilmem|Belli olmaz]. Benimki [bir kış|iki yaz|bir hasat] sürmüştü.” {H} [hesapladı^|parmaklarıyla^ saydı^]: [Kışa daha dört ay vardı~|Öyleyse bahara kalmazdı~|Geçsin istemiyordu^].',
          needs: ['!space', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} sonuna kadar dinledi~, [araya girmedi~|bir kez bile gülmedi~]. Bitince tek bir şey sordu~: “[Nesini sevdin|İlk neyini gördün|Neresi başka]?” Söylenecek [çok şey|kırk şey] vardı~. {H} aralarından [en önemsizini|en küçüğünü] seçti^: “[Duruşunu|Kapıyı yavaş kapatmasını|Bileğini],” dedi^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} yüzünü [buruşturdu~|astı~]. “Sana göre [değil|biri sayılmaz],” dedi~. “Bana göre olanı [göster|bul, getir],” dedi^ {H}. {F} çevresine [bakındı~, bakındı~|uzun uzun baktı~], gösterecek kimse [bulamadı~|çıkmadı~]; “[Neyse,|Ben mi doğurayım?|Sen bilirsin,]” dedi~.',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '“Nasıl oldu?” diye sordu~ {F}. {H} [baştan aldı^|sabahtan başladı^], anlattı^, [anlattı^|havayı bile söyledi^]; tam o ana gelince [durdu^|sustu^]. “[Ee|Sonra]?” “[Gerisi bu. Bir baktım, olmuş|Orada bir boşluk var|Sonrasında sen sordun].” {F} [üzülmüş gibi|ayıplar gibi] başını salladı~ ama [gülüyordu~|gözü parlıyordu~].',
          gives: ['friend-knows'],
        },
        {
          text: '“[Benim için bak|Git, uzaktan bak|Bir de sen gör],” dedi^ {H} {F:dat}. {F} [gitti~|dolandı~], [yarım saat|bir çay içimi] sonra döndü~. “[Dişi eğri|Sesi kısık|Boyu kısa],” dedi~. “Biliyorum.” “[Bir kediye yol verdi ama|Yürürken taşa selam verdi|Eğilip birinin düşürdüğünü aldı].” {F} [yere bir çizgi çekti~|burnunu kaşıdı~]: “[Anlıyorum seni|İyi, oldu bu|Ben de az kalsın].”',
          needs: ['meets', 'human', '!confined', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Korkuyorum|Beceremem|Ya bozulursa],” dedi^ {H}. “[Neden|Neyden|Ne bozulur]?” “[Şimdi güzel|Her sabah bir umutla kalkıyorum|Ondan sonra bekleyecek bir şeyim kalmaz].” {F} [çakmağı yakıp söndürdü~|ayağını salladı~|bir çöpü kırdı~]. “[Açılmayan mektup da eskir|Güzel şey durdukça ekşir|Ben olsam bir sabahı harcardım],” dedi~.',
          needs: ['human', '!unreal', '!space'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '{X:gen} yanında bir başkası daha vardı~. Daha rahat [gülüyordu~|konuşuyordu~] ve orada otururken [dizleri titremiyordu~|elini koyacak yer aramıyordu~]. {H} ona kızmaya [çalıştı^|hazırlandı^]; ama o, yere düşen [mendilini^|şapkasını^|anahtarını^] kaldırıp uzatınca bunu da [beceremedi^|bir yana bıraktı^].',
          needs: ['meets', 'human'],
        },
        {
          text: '{V.dik} [duyulmuştu~|dillere düşmüştü~]. {H} geçerken konuşma [kesiliyor|fısıltıya dönüyor], geçince yeniden [başlıyordu~|açılıyordu~]. Bir gün geri [döndü^|yürüdü^], susanlara [tek tek|gülümseyerek] baktı^. “[Doğru|Evet],” dedi^, “[hepsi doğru|eksik bile anlatıyorsunuz|başka sorusu olan].”',
          needs: ['!named', 'third', '!solitary'],
          gives: ['named'],
        },
        {
          text: 'Ellerinin^ aklı [başında değildi~|başka yerdeydi~]. [Çaya tuz attı^|Sütü taşırdı^|Çiçeğe kahve döktü^], [iki ayrı çorap giyip çıktı^|ceketini^ ters giydi^|anahtarı buzluğa koydu^], [paranın üstünü almadan yürüdü^ gitti^|iki durak fazla gitti^]. “[Bir derdin mi var|Hasta mısın]?” dediler~. Anlatsa^, [tuzlu çayı da|çorapları da|hepsini] anlatması^ gerekecekti~.',
          needs: ['human', '!child', '!space', '!confined'],
        },
        {
          text: '{X:gen} [yeni bir şey söylemesini|bir kez olsun kıpırdamasını|cevap vermesini] bekliyordu^. Beklediği^ gelmedi~: aynı [sözler|duruş], aynı bakış. {H} bir akşam ona [kızdı^|küstü^], sırtını^ döndü^, [on dakika|bir saat] öyle oturdu^. Dönünce [özür diledi^|ilk söz yine ondan^ çıktı~|ışığı biraz daha yaklaştırdı^].',
          needs: ['unreal', 'human'],
        },
        {
          text: '{H} üç gün {X:acc} [görmedi^|göremedi^]. Birinci gün [bahane|hastalık] buldu^, ikinci gün [sebep aradı^|yollara baktı^], üçüncü gün kabahati [kendine^ yükledi^|geçen günkü bir sözünde^ buldu^]. [Dördüncü gün|Sonunda] onu yine [aynı yerde|gülerken] görünce [hiçbirini söylemedi^|her şeyi unuttu^].',
          needs: ['!unreal', 'human'],
        },
        {
          text: '{F} [dayanamadı~|sabrını tüketti~]. “Ya sen söylersin ya ben,” dedi~ ve [yola düştü~|kapıya yöneldi~|kasketini giydi~]. {H} arkasından^ [yetişti^|koştu^], [önünü kesti^|kolunu tuttu^]. “[Bir gün ver|Yarına bırak|Dur, ne olur],” dedi^. {F} tek parmağını [kaldırdı~|salladı~]: “[Bir|Bir gün|Yarın akşama kadar].”',
          needs: ['!unreal', 'third', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{H} {V.meden} önce [neye sevindiğini^|akşamları ne yaptığını^], [neden korktuğunu^|neye güldüğünü^] düşündü^. Hepsini [hatırladı^|buldu^], bir bir [denedi^|yeniden yaptı^]. Sevindikleri^ [eskisi kadar sevindirmiyor|yavan geliyor], korktukları^ [eskisi kadar|o kadar] korkutmuyordu~.',
          needs: ['!named', 'human'],
          gives: ['named'],
        },
        {
          text: '“Vazgeçsen ne [kaybedersin|olur]?” diye sordu~ {F}. {H} ciddiye aldı^, [saydı^|sıraladı^]: “[Beklediğim saati|Sabah uyanma nedenimi]. [Gittiğim yolu|Yeni ezberlediğim yolu]. Bir de [konuşacak şeyi|seninle bu kavgayı|bu titremeyi].” {F} sonuncusuna [karşı çıkmadı~|güldü~|bir şey diyemedi~].',
          needs: ['human'],
        },
        {
          text: 'Gelip öğüt verenler [çoğaldı~|sıraya girdi~]. Biri [unut|kaç] diyordu~, biri [üstüne git|şarkı yaz] diyordu~, biri de bunun adının [sevgi olmadığını|heves olduğunu] söylüyordu~. “Adı ne peki?” dedi^ {H}. Öğüt veren [düşündü~|kekeledi~], sonra lafı [havaya|yemeğe|kendi düğününe] getirdi~.',
          needs: ['!space', '!solitary'],
        },
        {
          text: '{H} {X:acc} [kötüleyen|alaya alan] biriyle [tartıştı^|atıştı^]; [ömründe^ ilk kez|beklemedik bir sesle] bağırdı^. Bağırınca orada kim varsa [döndü~, baktı~|sustu~]. Kötüleyen [haklıydı~ belki|bir yerinde haklıydı~]. {H} onun [haklı olmasını|gülüşünü] [bağışlayamadı^|unutmadı^].',
          needs: ['!solitary', 'human'],
        },
        {
          text: '[Bir borç|Bir söz|Bir iş] [bozuldu~|yarım kaldı~] bu yüzden: {F:gen} [düğününe|taşınma gününe|hastane sırasına] [geç kaldı^|gidemedi^|yarısında yetişti^]. “[O yüzden mi|Yine mi o|Onu mu gördün]?” dedi~ {F}. {H} [başını^ eğdi^|yalan söylemedi^]. {F} [bir süre|üç gün] [konuşmadı~|selamı kısa kesti~]; [sonra|hafta sonunda] “[Bari mutlu ol|Hiç değilse söyle şuna|Ben olsam ben de kalırdım],” dedi~.',
          needs: ['human', '!space', '!confined', '!unreal'],
          gives: ['friend-knows'],
        },
      ],
    },
    ...LOVES_END,
  ],
};
