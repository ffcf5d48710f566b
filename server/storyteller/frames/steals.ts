import type { Frame } from '../types.ts';
import { STEALS_END } from './steals-end.ts';

/** Somebody takes what belongs to another. */
export const STEALS: Frame = {
  name: 'steals',
  verbs: new Set(['çalmak', 'aşırmak', 'araklamak', 'kaçırmak', 'el koymak', 'gasp etmek']),
  // `sounded`: a door that is knocked at, an instrument; `missed`: a ferry, a chance.
  needs: ['object', '!person-object', '!negative', '!sounded', '!missed'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Kimse [bağırmadı~|uyanmadı~], kimse kolundan^ [tutmadı~|çekmedi~]. {H} ilk on adımı [koşmadan|ıslık çalarak] yürüdü^, on birincide [dizleri^ çözüldü~|soluğu^ kesildi~]; bulduğu^ ilk gölgeye [çöktü^|girdi^|sığındı^].',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. Sandığından^ [kısa|kolay] sürdü~: [bir bakış|bir soluk], bir uzanış, [bir geri çekiliş|iki adım]. Uzun süren, ondan sonra {H:gen} [nefesini^ düzene sokması^|ellerini^ cebinden^ çıkarması^|bir selamı alması^] oldu~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. {O:acc} bir beze [sardı^|doladı gibi sardı^], [koltuğunun^ altına|kuşağına^] sıkıştırdı^. Yürürken [durup durup|on adımda bir] [bezi yokluyordu^|elini^ oraya götürüyordu^]; her seferinde de [birinin görüp görmediğine|arkasına^] bakıyordu^.',
          needs: ['holdable', 'human', '!state'],
        },
        {
          text: '{HP}, {EW.di}. Sonra hiç yapmaması^ gereken şeyi yaptı^: [durdu^|yavaşladı^], dönüp geriye [baktı^|bir göz attı^]. {O} olmayınca orası daha [büyük|çıplak|soğuk] görünüyordu~. [Gören|Giren] hemen [anlardı~|bağırırdı~].',
          needs: ['!state', 'holdable'],
        },
        {
          text: '{HP}, {EW.di}. “[Kolay gelsin,|Hayırlı işler,|Nereye böyle?]” diye seslendi~ o sırada biri. “[Sağ ol|Eve],” dedi^ {H}, başını^ [kaldırmadan|çevirmeden]. Sağ elinin^ hâlâ [yumruk|cebinde] olduğunu ancak [uzaklaşınca|köşeyi dönünce|ter basınca] [gördü^|fark etti^].',
          needs: ['human', '!state', '!solitary', '!space'],
        },
        {
          text: 'Niyeti^ yalnızca [bakmaktı~|dokunmaktı~|önünden geçmekti~]. [Baktı^|Yaklaştı^], [etrafı kolladı^|bir ses bekledi^], bir kez daha baktı^. Sonra {HP}, {EW.di}. [Elleri^|Parmakları^] {H:abl} [önce davranmıştı~|habersizdi~ sanki].',
          needs: ['human', '!state', '!when', 'third'],
        },
        {
          text: '{HP}, {EW.di}. Bir köşeye [sindi^|büzüldü^] ve bekledi^. Peşinden^ [gelen|koşan] yoktu~. {H} [başını^ uzattı^|kulak verdi^], dinledi^; [herkes işindeydi~|bir kapı gıcırdadı~, o kadar]. Bu kadar kolay olmasına [biraz kızdı^|neredeyse küstü^|neredeyse gülecekti^].',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. O gün başka hiçbir iş [yapmadı^|tutmadı^]. Akşam olunca [üşüdüğünü^|acıktığını^] anladı^, ama kalkıp [üstüne^ bir şey almadı^|bir lokma yemedi^]; yerinden^ kıpırdarsa^ {O:acc} [biri görür|biri duyar|yine eksik bulur] sanıyordu^.',
          needs: ['human', '!state', '!night'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk seferde elleri^ [titremişti~|terlemişti~], artık [titremiyordu~|kuruydu~]. Kimin ne zaman [başını çevirdiğini|daldığını], kimin uykusunun [ağır|hafif] olduğunu [ezberlemişti^|öğrenmişti^]; [yalnız|bir tek] {O:acc} [eline^ aldığı^ o ilk an|üstüne geçirdiği^ an] [hâlâ yüreğini^ ağzına^ getiriyordu~|eskimiyordu~].',
          needs: ['human', 'state'],
        },
        {
          text: '{HP}, {EW.olağan}. Her seferinde kendine^ bunun [son olduğunu|bir daha olmayacağını] söylüyordu^. Her seferinde {H} bir sonrakinin [saatini|gününü] ve [yolunu da|bahanesini de] [şimdiden|dönüş yolunda] biliyordu^.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Önce bekliyor, [ortalık sessizleşince|sesler dinince] [yaklaşıyordu^|sokuluyordu^]. Dönüşte hep [başka bir yoldan|dolana dolana] geliyordu^; aynı yerde iki kez [iz bırakmamayı|soluk almamayı] [erkenden|ilk korkudan sonra] öğrenmişti^.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Görenler onu^ orada [işi olan|çağrılmış|görevli] biri sanıyordu~. [İşi^ vardı~ gerçekten|Yanlış sayılmazdı~]; yalnızca o işin [adını bilen|sonunu düşünen] yoktu~. {H} [gülümsüyor|selam veriyor], [kapıyı kendisi^ kapatıyordu^|{O:acc} yokluyordu^].',
          needs: ['state', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. Dönüşte [yağmur|karanlık] [bastırdı~|çöktü~]. {H} [bir kemerin|bir ağacın] altında durup [ilk kez|titreyerek] [{O:dat} baktı^|ne aldığını^ düşündü^]: [Uzakta|Sahibinde] [parlayan|koca görünen] şey, [burada|kendi elinde^] [küçülmüştü~|sıradan duruyordu~|dilsizleşmişti~].',
          needs: ['!state', '!space', 'holdable'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Sıra saklamaya [geldi~|gelmişti~]. Yüksek yerler [göz önündeydi~|tozluydu~], alçak yerler [rutubetliydi~|fareliydi~]. {H} üç kez yer [değiştirdi^|aradı^]; sonunda {O:acc} gündelik eşyanın arasına, [herkesin her gün dokunduğu|kimsenin bakmaya tenezzül etmediği] bir yere [koydu^|bıraktı^].',
          needs: ['holdable', 'human', '!space'],
        },
        {
          text: 'Bundan sonrasını {H} hiç [düşünmemişti^|hesaplamamıştı^]. Almak [bir anlık işti~|bir nefesti~]; {O} artık onda^ diye yaşamak ise [sabahtan akşama kadar|her saat yeniden] sürüyordu~. Birinci gün aklından^ [geçen|çıkmayan] tek şey [bir merdiven gıcırtısıydı~|sahibinin yüzüydü~].',
          needs: ['!state'],
        },
        {
          text: 'Bir hesap [yapmıştı^|kurmuştu^]: [üç gün|bir hafta] bekleyecek, laf soğuyunca [hiçbir şey olmamış gibi|elini^ kolunu^ sallayarak] ortaya çıkacaktı^. Daha ilk akşam, [iki lokma arasında|bir selam alırken], {H} hesabın [unuttuğu^ yanını|açık yerini] [gördü^|buldu^]: kendi yüzü^.',
          needs: ['human', '!state'],
        },
        {
          text: 'Kendine^ bir gerekçe [bulmuştu^|uydurmuştu^]: {O} orada [boşuna duruyordu~|toz tutuyordu~], kendisi^ ise [kıymetini bilecekti^|onu gerçekten sevecekti^]. Gerekçe [üç gün|iki gece] dayandı~. Sonra {V.dik:acc} [alçak sesle|karanlıkta] söyledi^ {H} ve gerekçe [söze yetişemedi~|ağzında^ eridi~].',
        },
        {
          text: 'O hafta iki kez arkasından^ [seslendiler~|koştular~]. Birincisinde [yolu|saati] soracaklardı~, ikincisinde [düşürdüğü^ mendili|unuttuğu^ şapkayı] uzattılar~. {H} ikisinde de [her şeyi itiraf etmeye|{O:acc} uzatıp kaçmaya] [hazırdı^|yarım adım kalmıştı~].',
          needs: ['human', '!solitary', '!space'],
        },
        {
          text: 'En zoru [eskisi gibi|hiçbir şey yokmuş gibi] davranmaktı~. {H} aynı yollardan [geçti^|yürüdü^], aynı kişilere [selam verdi^|takıldı^], {O:gen} lafı açılınca herkes kadar şaşırdı^. Şaşırmakta [biraz geç kaldı^|bir an aceleciydi^]; bunu [kimse|yalnız {F}] [görmedi~|fark etmedi~] belki.',
          needs: ['!solitary', 'human', 'third'],
        },
        {
          text: '{V.meden} önce {H:gen} başka bir isteği^ [yoktu~|olmamıştı~]. Şimdi vardı~: [kimsenin öğrenmemesi|bir tek kişinin bakmaması]. Bu ikinci istek birincisinden [pahalıydı~|ağırdı~]; bedeli her gün [uykudan|iştahtan], [gülmekten|bir dosttan] ödeniyordu~.',
          needs: ['human'],
        },
        {
          text: 'Uyumadan önce {O:acc} eline^ alıyor, her yerini [parmaklarıyla^ yokluyor|ışıksız seyrediyor], sonra [gözlerini^ kapayıp|karanlıkta] [ezberden|bir kez] daha yokluyordu^. {H:dat} geri ver deseler, [elinde^ hiç değilse bu kalsın istiyordu^|izini tutacaktı^ parmaklarında^].',
          needs: ['holdable', 'human'],
        },
        {
          text: '{H} [acıktı^, yiyemedi^|oturdu^, duramadı^]; [susadı^, suyu yarıda bıraktı^|uzandı^, uyuyamadı^]. Ne zaman bir ayak sesi [yaklaşsa|duyulsa] {O:acc} değil, kendi yüzünü^ nereye [saklayacağını^|çevireceğini^] düşünüyordu^.',
          needs: ['human', '!solitary'],
        },
        {
          text: 'Bir şeye ihtiyacı^ vardı~: [birine göstermeye|birinin “Güzelmiş” demesine]. {H} [iki kez|üç kez] {F:gen} yanına [gitti^|sokuldu^], ağzını^ [açtı^|araladı^]: “[Sana bir şey|Bende bir şey var]…” Arkasını [getirmedi^|yuttu^]; [havadan|yağmurdan|yemekten] söz etti^ ve [eli^ boş|dili^ bağlı] döndü^.',
          needs: ['human', 'third', '!space'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '{F} {H:gen} [uykusunda|dalgınken] [ne mırıldandığını|ne sayıkladığını] duymuştu~. “[Uykunda konuşuyorsun|Kendi kendine konuşuyorsun],” dedi~. “[Rüyadır|Yorgunluktan].” “[Herkes özür dilemiyor ama|Özür diliyordun].” {H} [lokmasını^ yuttu^|elini^ bardağa uzattı^, devirdi^]; {F} [dökülen suyu|masayı] [sildi~, bir şey sormadı~|yavaş yavaş sildi~].',
          needs: ['human', '!space', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} kimseden [duymamıştı~|öğrenmemişti~]; görmüştü~. “[Arkandaydım|Oradaydım],” dedi~. “Seslenecektim. Uzandığını görünce sesim [çıkmadı|kesildi].” {H} bir şey [diyecekti^|söyleyecekti^], [boğazı^ kurudu~|başını^ eğdi^].',
          needs: ['!state'],
          gives: ['friend-knows'],
        },
        {
          text: '“Göster,” dedi~ {F}. {H} üstündeki bezi [açtı^|kaldırdı^]. {F} [eğildi~|diz çöktü~], {O:dat} dokunmadan [baktı~|soludu~], sonra ellerini arkasında [kavuşturdu~|sakladı~]. “Ört,” dedi~. “[Güzelmiş, ört|Buna bakmakla da ortak olunur|Gözüm görmesin].”',
          needs: ['holdable', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} karşısına^ [oturdu~|geçti~], cebinden bir avuç [fındık|leblebi] çıkardı~, ikiye böldü~. “Herkes [bir şey arıyor|aynı şeyi konuşuyor],” dedi~. “[Bulana para vereceklermiş|Gören var diyorlar].” [Bir tanesini|Kabuğunu] [kırdı~|yere attı~]. “[Sen buldun mu|Sen ne dersin|Paraya ihtiyacın var mı]?” dedi~; {H:gen} [payı^ avucunda^ kaldı~|çenesi^ durdu~].',
          needs: ['human', '!space', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Sen miydin|Sendin, değil mi]?” dedi~ {F}. Sesini [alçaltmamıştı~|saklamamıştı~]. “Yavaş,” diye [fısıldadı^|yalvardı^] {H}. {F} iki adım geri [çekildi~|gitti~]. “Demek sendin,” dedi~. “[Ben de herkese, o yapmaz, dedim|Seni savundum, biliyor musun|Bir an olsun sen olma istedim].”',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{H} {F:dat} anlatmaya [karar verdi^|başladı^]. {F} dinledi~, sözün ortasında [elini kaldırdı~|ayağa kalktı~]. “Dur,” dedi~. “Gerisini bilirsem [sorduklarında yalan söyleyemem|yüzümden okurlar]. Bana [buraya kadarını|yarısını] ver; [öteki yarı|kalanı] senin.”',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} önce [güldü~|inanmadı~]. “Sen mi?” dedi~. “Sen [fazla gelen parayı geri götürürsün|bir karıncadan özür dilersin].” {H:gen} [gülmediğini^|terlediğini^] görünce onun da ağzı [toplandı~|kurudu~]. “Ne kadar [zamandır|gündür]?” “[Üç gün|Çok oldu].” “[Uyudun mu|Bana niye gelmedin]?” dedi~, [kızmadan|usulca].',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} kızmadı~, [hesap yaptı~|düşündü~]: kim [görmüş|duymuş] olabilirdi~, kim kimden [şüphelenirdi~|kuşkulanırdı~]? Sonunda, “[En çok iki gün|Bir hafta sürer],” dedi~. “Sonra başka birinin [canı yanacak|adı çıkacak]. [Onu düşündün mü|Asıl o zaman uyuyamazsın].”',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '“[İstedin diye mi|Sevdin diye mi]?” dedi~ {F}. {H} başını^ salladı^. “Ben de [isterdim|severdim],” dedi~ {F}. “Yıllarca [önünden geçtim|baktım], yıllarca [istedim|elimi cebimde tuttum].” [Kalkıp gitmedi~|Darılmadı~]; {O:dat} [bir kez daha|uzun uzun] [baktı~|daldı~].',
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} söyleyince {F} etrafına [bakındı~|göz attı~], sesini [kıstı~|indirdi~]. “Sahibi biliyor mu?” “Daha bilmiyor.” “O zaman [bu gece|bir gece daha] [iki kişi|o] rahat uyuyacak,” dedi~, “[sen değil|sen onlardan değilsin|biz uyumayacağız].”',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Ne kadar eder|Kaça gider bu]?” diye sordu~ {F}. “[Satmayacağım|Satılık değil].” “[O zaman niye aldın|Neye yarar öyleyse]?” {H} [iki kez|bir süre] [cevap aradı^|yutkundu^]. “[Onda duruyordu, bende yoktu|Bir gün olsun benim olsun dedim|Bakınca içim ısınıyor].” {F} [başını iki yana salladı~|bir ıslık çaldı~]: “[Şimdi ısınıyor mu|Üşüyorsun ama|Satsaydın daha kolaydı].”',
          gives: ['friend-knows'],
          needs: ['holdable'],
        },
        {
          text: '{F} [hiçbir şey bilmeden|gülerek] {H:dat} {O:acc} [anlattı~|sordu~]: “[Duydun mu, yerinde yokmuş|Kim almış olabilir sence|Sahibi üç gündür yemiyormuş].” {H} [bir iş buldu^ eline^|yüzünü^ yıkamaya gitti^], [cevabı omzunun^ üstünden verdi^|sesini^ düzeltmesi^ uzun sürdü~]: “[Duydum|Bilmem|Bulunur].” {F} [susup|elindekini bırakıp] [arkasına^ baktı~|uzun uzun düşündü~].',
          needs: ['human', '!solitary', '!friend-knows', '!space'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Suçu başkasına [yıktılar~|attılar~]: oradan geçmiş, [üstü başı dökülen|kimsesi olmayan] bir yabancıya. {H} kalabalığın arkasından [baktı^|izledi^]. Adam, “Ben almadım,” [dedikçe|diye yemin ettikçe] [gülenler çoğaldı~|ses yükseldi~]; {H:gen} [dili^ damağına^ yapıştı~|parmakları^ birbirine geçti~].',
          needs: ['human', '!solitary', '!space'],
          gives: ['blamed'],
        },
        {
          text: 'Sahibi aramaya [çıktı~|koyuldu~]. [Bağırıp çağırmıyor|Kimseyi suçlamıyor], tek tek [herkese soruyor|kapı çalıyor], teşekkür edip [ötekine geçiyordu~|yürüyordu~]. Sıra {H:dat} gelince, “[Bir şey duyarsan bana gel,|Bir yerde görürsen tanırsın, değil mi?|Sende bir su var mı?]” dedi~. {H} [başını^ salladı^|suyu döktü^].',
          needs: ['human', '!solitary', '!space'],
        },
        {
          text: '{O:acc} getirene ödül [vereceklerini söylediler~|koydular~]. Ödül [her gün|haftadan haftaya] büyüdü~: önce [biraz para|bir at], sonra [çok para|bir ev], en sonunda [bağışlanma|“soru sorulmayacak” sözü]. {H} sonuncusunu duyunca [oturdu^|iki kez sordu^|elini^ göğsüne^ götürdü^].',
          needs: ['!solitary'],
        },
        {
          text: 'Elleri^ {H:acc} ele verecekti~. [Tuzu uzatırken|Kapı açarken], [ip düğümlerken|kaşık tutarken], birine [su verirken|el sallarken] titriyorlardı~. Soranlara, “[Üşüdüm|Yoruldum],” dedi^. [Alnı^ ter içindeydi~|Ağustostu~ sanki]; [inanmış gibi yaptılar~|biri üstüne^ hırka attı~].',
          needs: ['human', '!space', '!solitary'],
        },
        {
          text: '{V.en} kim, diye [soruyordu~|tartışıyordu~] herkes birbirine. Bir süre sonra aynı soruyu {H} kendisi^ de [sormaya|tekrarlamaya] başladı^. Sorarken bir ad [bekliyor|arıyor], başka bir ad söylendikçe [rahatlıyor|sevinir gibi oluyor], sonra [utanıyordu^|o adı taşıyana bakamıyordu^].',
          needs: ['!solitary', 'third'],
        },
        {
          text: '{O:acc} bırakıp bir yere [gidemez|ayrılamaz] olmuştu^. Çağrıldığı^ [sofraya|düğüne] gitmedi^, beklendiği^ yerde [görünmedi^|olmadı^]. Bir zaman sonra {H:acc} [çağırmayı|beklemeyi] [bıraktılar~|kestiler~].',
          needs: ['!solitary', 'human'],
        },
        {
          text: 'Kimse {V.dik:acc} [bilmiyordu~|görmemişti~], ama herkes bir şey [bilir|sezer] gibiydi~. Ne zaman {H} yaklaşsa laf [değişiyordu~|kesiliyordu~]; [yoldan|yemekten], [havadan|kedilerden] söz ediyorlardı~.',
          needs: ['!solitary', 'third'],
        },
        {
          text: 'Suçladıkları adamı götürürlerken {H} [oradaydı^|yolun kenarındaydı^]. Adamın bir ayağı [çıplaktı~|kanıyordu~], ayakkabısının teki [tozun içinde|basamakta] kalmıştı~. {H} eğilip onu [aldı^|silkeledi^], [arkasından koştu^|yetişip uzattı^]. “[Allah razı olsun|Sağ ol kardeş],” dedi~ adam; [en kötüsü buydu~|{H} o gece uyumadı^].',
          needs: ['blamed', 'human', '!space'],
        },
        {
          text: '{F:gen} evinde bir şey [kayboldu~|bulunamadı~]: [bir kaşık|iki lira|eski bir anahtar]. [Önce|Bir an] hiç [konuşmadı~|bir şey demedi~], [sonra|yere bakarak] {H:dat} [döndü~|baktı~]. “[Onu da mı|Sen değilsin, değil mi|Sormam ayıp olur mu]?” [Değildi^|Almamıştı^]. Bunu söylemek, [ötekini saklamaktan|her şeyden] [zordu~|ağır geldi~]; [anahtar akşam halının altından çıktı~|{F} gözünü kaçırdı~].',
          needs: ['friend-knows', 'human', 'settled', '!child'],
        },
      ],
    },
    ...STEALS_END,
  ],
};
