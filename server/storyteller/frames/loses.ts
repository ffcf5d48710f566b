import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Somebody no longer has what was theirs: lost, forgotten, sold or given away. */
export const LOSES: Frame = {
  name: 'loses',
  verbs: new Set(['kaybetmek', 'yitirmek', 'satmak', 'yakmak', 'silmek']),
  needs: ['object', '!person-object', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. [Önce|Bir süre] [eksiklik duymadı^|fark etmedi^]; [akşama doğru|günün sonunda] [sebepsiz|birden] [durdu^|arkasına^ döndü^], [sanki biri seslenmişti~|eli^ boşlukta kaldı~]. [Kimse yoktu~|Ses yoktu~]. {H} [o zaman|işte orada] [eksiğin yerini|neyin gittiğini] [buldu^|anladı^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Bir nefeslik zamanda|Göz açıp kapayana dek] [oldu~|bitti~]. [Ellerine^|Avuçlarına^] baktı^ {H}: [az önce|demin] [ağır|dolu] [olan|duran] yerde [yalnız|bir tek] [bir iz|ter] [kalmıştı~|vardı~]; [izi|avucunu^] [silmeye|ovuşturmaya] [eli^ varmadı~|kıyamadı^].',
          needs: ['human', 'holdable'],
        },
        {
          text: '{HP}, {EW.di}. [Hava nasıldı~|Yanında^ kim vardı~], [sonradan|sorulunca] [söyleyemedi^|hatırlayamadı^]: [bir çan çaldı~ belki|bir çocuk güldü~ belki], [belki|yahut] [hepsi susmuştu~|kapı aralıktı~]. {H} [bir tek|yalnız] [kendi soluğunu^|ayağının^ altındaki taşı] [hatırlıyordu^|unutmadı^].',
          needs: ['!mute', 'human'],
        },
        {
          text: '{HP}, {EW.di}. [Olmamış gibi|Her günkü gibi] [davrandı^|sürdürdü^]: [ekmek aldı^|selam verdi^], [gülünecek yere güldü^|hesabını^ ödedi^]. [Öğleden sonra|Dönüşte] [biri adıyla^ çağırdı~|adı^ söylendi~]; {H} [bir an|üç adım] [kime seslendiklerini|kimin arandığını] [bilemedi^|anlayamadı^].',
          needs: ['settled', '!solitary', '!child'],
        },
        {
          text: '{HP}, {EW.di}. [Geri dönmek|Geri almak] için [kaç adım|ne kadar yol] [gerektiğini|yürüyeceğini^] hesapladı^ {H}: [yüz|iki yüz] [adım|nefes]. [Saymaya başladı^|Yola koyuldu^]; [sonuncuda|tam orada] [durdu^|çevresine^ bakındı^]: [yer aynıydı~|taşlar yerindeydi~], {O} [yoktu~|görünmüyordu~]. [Bir yüz daha saydı^|Bir o kadar daha yürüdü^].',
        },
        {
          text: '{HP}, {EW.di}. [Ağlamadı^|Bağırmadı^]; [bunun için|önce] [neyin gittiğini|ne kadarının gittiğini] [bilmek|ölçmek] gerekiyordu~. {H} [ölçmeye|saymaya] [eşikten|en küçüğünden] başladı^: [bir alışkanlık|bir ağırlık], [bir cümle|bir ses], [her sabah bakılan yer|elin gittiği köşe]. [Akşama|Karanlıkta] [hâlâ sayıyordu^|bitirememişti^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Öncesiyle|O andan öncesiyle] sonrası [birbirine değmiyordu~|iki ayrı kıyıydı~] artık. {H} [bir ayağı^|bir eli^] [öteki kıyıda|geride] [kalmış gibi|unutulmuş gibi] [durdu^|bekledi^]; [{O:gen} yerinde|boş kalan yerde] [toz|ışık] [dönüyordu~|oynuyordu~].',
        },
        {
          text: '{HP}, {EW.di}. [Fark eden|Dönüp bakan] [olmadı~|çıkmadı~]: [ekmek pişti~|çocuklar eve çağrıldı~], [lambalar yandı~|dükkânlar kapandı~]. {H} [herkesin|komşuların] [ortasında|arasında] [yürüdü^|durdu^], [cebi^|sol yanı^] [her adımda|gittikçe] [biraz daha|ürkütecek kadar] [hafifti~|hafifliyordu~].',
          needs: ['settled', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. [İlk öğrenen|Duyan] {F} oldu~: [“Bir daha bak,”|“Ceplerini boşalt,”|“Ne zaman en son gördün?”] dedi~. {H} [bir daha|üçüncü kez] [baktı^|yokladı^]; {O:abl} [geriye|elde] [bir koku|bir boşluk|bir alışkanlık] [kalmıştı~|duruyordu~]. [“En son,|“Son gördüğümde,] [buradaydı,”|elimdeydi sanki,”] dedi^.',
          needs: ['human', '!solitary', '!willed'],
        },
        {
          text: '{HP}, {EW.di}. {F} [yanına^ geldi~|usulca sokuldu~]: [“Üşüdün mü?”|“Niye küçüldün?”|“Sende bir delik var sanki.”] {H} [kendini^ yokladı^|döndü^, baktı^]: [delik|eksik] [tam orada|içeride] [rüzgâr gibi|serin serin] [duruyordu~|esiyordu~]. [“Bilmem,|“Sorma,] [bir yerim boşaldı,”|bir yanım eksik,”] dedi^.',
          needs: ['!human', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. [Dünya|Çevre] [azıcık|bir parmak] [büyüdü~|genişledi~] [sanki|bir anda]; [aradaki boşluğu|yeni açılan yeri] {H} [adımlayarak|bakarak] [ölçtü^|dolaştı^]. [Üç dönüş|İki tur] sonra [başladığı^ yerdeydi^|aynı noktaya geldi^]: {O} [yoktu~|orada değildi~], [gölgesi|izi] [duruyordu~|belliydi~].',
          needs: ['!human'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '[Aramaya|Bakmaya] [bulunabileceği|en olağan] yerlerden başladı^: [çekmece|sandık], [yatağın altı|paltonun astarı]. [Sonra|Ardından] [bulunamayacağı|olmayacak] yerlere [geçti^|sıra geldi~]: [un küpü|soğuk soba], [kuyunun ağzı|komşunun çatısı]. {H} [akşam|hava kararınca] [tırnakları^ kir içinde|dizleri^ sıyrık] [oturdu^|eve girdi^]; {O} [yoktu~|çıkmamıştı~], [üç yıllık bir düğme|eski bir bozuk para] [çıkmıştı~|bulunmuştu~].',
          needs: ['settled', '!willed', 'holdable', '!child'],
        },
        {
          text: '[Günde on kez|Dalıp dalıp] [{O:gen} yerine|o yere] [uzandı^|baktı^]; [her seferinde|her baktığında^] [boşluk|hava] [oradaydı~|karşılık verdi~]. {H} [sonunda|üçüncü gün] [oraya|tam oraya] [küçük bir taş|bir çakıl] [koydu^|bıraktı^]. [Ertesi sabah|İki gün sonra] [taşı da|onu da] [kaldırdı^|attı^]: [hiçbir şeye|olmayana] [benzemiyordu~|yakışmıyordu~].',
          needs: ['holdable'],
        },
        {
          text: '[Karşılığında|Bunun yerine] ne geçtiğini [saydı^|yazdı^]: [bir kese para|iki altın], [ödenmiş bir borç|üç ay rahat], [temiz bir yatak|bir sıcak yemek]. {H} [toplamı|sonuncusunu] [iki kez|yüksek sesle] [okudu^|hesapladı^]. {O} [listede yoktu~|bu hesaba sığmıyordu~]; [kalemi|kâğıdı] [kırdı^|buruşturdu^], [sonra düzeltti^|sonra yeniden açtı^].',
          needs: ['willed', 'settled', '!child'],
        },
        {
          text: '[Teselliye|Avutmaya] [gelenler oldu~|komşular geldi~]: [“Zamanla geçer.”|“Yenisini alırsın.”] [“Sağlık olsun.”|“Bizimki de gitmişti.”] {H} [her birine|gelenlere] [su|bir iskemle] [verdi^|uzattı^], [hepsini uğurladı^|kapıya kadar geçirdi^]; [kapı kapanınca|yalnız kalınca] [{O:gen} adını|adını] [duvara|boş odaya] [söyledi^|fısıldadı^].',
          needs: ['settled', '!child', '!solitary'],
        },
        {
          text: '[Rüyasında^|Uykusunda^] {O} [hâlâ vardı~|yerinde duruyordu~]. [Bunun için|Bu yüzden] {H} [erken yatıyor|akşam olmadan yatıyor], [geç|öğleye doğru] kalkıyordu^. [Bir sabah|Dördüncü sabah] [uyandığında^|gözünü^ açtığında] [parmakları^ kapalıydı~|avucu^ sıkılıydı~]; [tek tek|yavaşça] [açtı^|çözdü^] ve [içinde|ortasında] [kendi tırnak izlerini^|dört küçük çizgi] [buldu^|gördü^].',
          needs: ['human', '!space'],
        },
        {
          text: '[Kimseye söylemedi^|Ağzını^ açmadı^] [günlerce|bir hafta]. [Söylerse^|Anlatırsa^] [olup bitmiş|gerçek] [olacaktı~|sayılacaktı~]. [Soran|Merak eden] olunca {H} [“Evde,”|“Yerinde,”|“Bir yerdedir,”] [diyor|deyip geçiyor], [yalanı|sözü] [ağzında^|dilinde^] [taş gibi|acı bir çekirdek gibi] [çeviriyordu^|tutuyordu^].',
          needs: ['!mute', '!willed', 'human'],
        },
        {
          text: '[Önce|İlk gün] {O:gen} [gittiği|kaybolduğu] yöne [baktı^|yürüdü^]. [Sonra|İkinci gün] [sesini^ değiştirerek|alçaktan] [çağırdı^|adını söyledi^]; [üçüncü gün|en sonunda] [olduğu^ yere|bir köşeye] [kıvrıldı^|sindi^]. [Geçen|Yaklaşan] her [gölgede|çıtırtıda] {H} [başını^ kaldırıyor|doğruluyor], [yine|boşuna] [indiriyordu^|yerine çöküyordu^].',
          needs: ['!human', '!willed', '!mute'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{F}, {V.dik:acc} [duyunca|öğrenince] [ayağa kalktı~|fırladı~]. [“Nerede?”|“En son neredeydi?”] {H} [omuz silkti^|başını^ öne eğdi^]. [“O zaman her yerde ararız,”|“Öyleyse kapıdan başlarız,”] dedi~ {F}; [ayakkabısını ters giymişti~|ceketinin tek kolu boştaydı~], [farkında değildi~|umursamadı~].',
          needs: ['!willed', 'settled', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '[“Geri isteyemez misin?”|“Gidip alamaz mısın?”] dedi~ {F}. {H} [başını^ iki yana salladı^|yere baktı^]. [“İmzaladım.”|“Elimle yaptım.”|“Kendim istedim.”] {F} [uzun süre|bir hayli] [sustu~|parmağıyla masayı çizdi~]. [“Ben olsam|“Bana sorsaydın] [kapısında yatardım,”|kolunu tutardım,”] [dedi~ sonunda|dedi~].',
          needs: ['willed', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} [zaten biliyordu~|çoktan anlamıştı~]. [“Yürüyüşünden,”|“Oturuşundan,”|“Gözlerinden,”] dedi~. [“Üç gündür|“Bir haftadır] [sağ cebini yokluyorsun.”|dönüp arkana bakıyorsun.”|aynı yerde duruyorsun.”] {H} [elini^ cebinden^ çıkardı^|durduğu^ yerden çekildi^] ve [ilk kez|o gün ilk kez] [güldü^|soluk aldı^].',
          needs: ['human', 'third', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '[“İyi olmuş,”|“Bence kurtulmuşsun,”] dedi~ {F}, [düşünmeden|lokmasını çiğnerken]. [Sonra|O anda] {H:gen} [yüzünü^|ellerini^] gördü~. [“Yani,”|“Şey,”] [diye geveledi~|dedi~], [“yer açılmıştır…”|“ağırdı ya…”] [Cümle|Söz] [bitmedi~|yarıda kaldı~]; {F} [tabağını itip|gözünü kaçırıp] [kalktı~|sustu~].',
          gives: ['friend-knows', 'friend-cold'],
          needs: ['third', 'settled'],
        },
        {
          text: '{F} [hiçbir şey sormadan|sessizce] [yanına^ çöktü~|yanı başına^ oturdu~]. [İkisi|Birlikte] [aynı noktaya|{O:gen} yerine] [baktılar~|daldılar~]. [“Benimki de|“Bende de bir tane vardı,] [böyle gitmişti,”|böyle kayboldu,”] dedi~ {F}. [“Geldi mi?”|“Buldun mu?”] [“Hayır.|“Gelmedi.] [Ama beklemeyi bıraktığım gün acıktım.”|Ama bir sabah aklıma gelmedi.”]',
          needs: ['third'],
          gives: ['friend-knows'],
        },
        {
          text: '[Olanı|{V.dik:acc}] duyan {F} bir liste [yaptı~|yazdı~]: [sorulacak üç kişi|iki dükkân], [bakılacak beş yer|bir istasyon], [asılacak bir ilan|verilecek bir ödül]. {H} [kâğıdı|listeyi] [aldı^|okudu^], [en alta|sonuna] [kendi adını^|bir ad daha] [ekledi^|yazdı^]. [“Bu niye?”|“Kendini niye yazdın?”] [“Ben de kayboldum o gün,”|“Beni de arayın,”] dedi^.',
          needs: ['settled', '!willed', '!child', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} [güldü~|gülümsedi~]; [sırası değildi~|yeri değildi~]. [“Sen onu|“Onu sen] [kışın bir kez bile|aylardır] [yanına almadın ki,”|anmadın ki,”] dedi~. {H} [kızdı^|kapıyı vurup çıktı^], [iki gün|üç gün] [konuşmadı^|uğramadı^]; [üçüncü gün|sonunda] [geri geldi^|döndü^]: [“Haklısın,|“Doğru,] [anmadım.”|hiç bakmadım.”]',
          gives: ['friend-knows'],
          needs: ['human', '!child', '!space'],
        },
        {
          text: '{V.dik:acc} [anlatırken|söylerken] {H:gen} [sesi^ inceldi~|başı^ eğildi~]. {F} [sokuldu~|yaklaştı~]: [“Benimkini al.”|“Yarısını sana vereyim.”|“Birlikte bakarız.”] [Uzattığı|Verdiği] [büyüktü~|başka bir renkteydi~], [uymadı~|yerini tutmadı~]; {H} [yine de|buna karşın] [aldı^|geri çevirmedi^] ve [bütün gece|sabaha dek] [sıkı sıkı tuttu^|yanından ayırmadı^].',
          needs: ['!human', '!mute', '!solitary'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: '[Eksik|Gidenin açtığı yer] [büyüdü~|kenarlarını yedi~]: [önce|ilkin] [sabah yürüyüşü|sabah türküsü] [gitti~|bitti~], [sonra|arkasından] [cuma sofrası|pazar ziyareti], [sonra|en son] {F:ins} [oynadığı^ tavla|ettiği^ sohbet]. {H} [gidenleri|bitenleri] [takvime|duvara] [yazıyordu^|çiziyordu^]; [kasıma gelince|bir ay sonra] [yer kalmadı~|kalemi^ bıraktı^].',
          needs: ['settled', '!child', 'third'],
        },
        {
          text: '[Tanıyanlar|Eski tanıdıkları^] [bir an duraksıyor|yüzüne^ bakıyor], [çıkaramıyordu~|bir şey arıyordu~]. [“Saçını mı kestirdin?”|“Zayıfladın mı?”|“Sende bir şey değişmiş.”] {H} [“Yok,”|“Aynıyım,”] [dedikçe|deyip güldükçe] [karşısındaki^|soran] [bir adım|biraz] [geri çekiliyordu~|uzaklaşıyordu~]. [Ay sonunda|Bir hafta sonra] [soran|duran] [kalmadı~|olmadı~].',
          needs: ['settled', '!solitary', '!child'],
          gives: ['alone'],
        },
        {
          text: '[Bir düğünde|Bir doğum gününde] [herkes|sofradakiler] [kadeh kaldırdı~|el çırptı~]. {H} [kaldıracak|çırpacak] elini^ [kaldırdı^|oynattı^], [gözü^ boş sandalyeye|gözü^ kapıya] [kaydı~|takıldı~], [bardak|sürahi] [devrildi~|yere indi~]. [“Bir şey yok,”|“Silerim,”] dedi^; [silerken|eğilmişken] [kapıya kadar|arka bahçeye kadar] [gitti^, dönmedi^|çıktı^, orada kaldı^].',
          needs: ['settled', '!solitary', '!child', 'third'],
          gives: ['alone'],
        },
        {
          text: '[Yerine|Onun yerine] [bir başkasını|benzerini] [aldı^|buldu^]: [daha yeniydi~|pahalısıydı~], [daha parlaktı~|gıcır gıcırdı~]. [Üç gün|Bir hafta] [kullandı^|taşıdı^]; [avucuna^ oturtamıyor|dengesini bulamıyor], [yanlış yerden|tersinden] [tutuyordu^|kavrıyordu^]. [Dördüncü gün|Sonunda] {H} [onu|yenisini] [rafa|çekmeceye] [kaldırdı^|koydu^]: [{O} değildi~|{O:gen} yerini istemiyordu~].',
          needs: ['holdable', 'settled', '!child'],
        },
        {
          text: '[Bir öğle|Bir gün] {H} [birden|kaşık elinde^] [durdu^|dondu^]: [sabahtan beri|koca bir gün] {O} [aklına^ gelmemişti~|hiç yoktu~ aklında^]. [Sevinmedi^|Rahatlamadı^]; [koştu^|gidip] [fotoğrafı|son görüldüğü yeri] [aradı^|açtı^], [baktı^|uzun uzun baktı^], [yüzünü^ yıkadı^|yüksek sesle adını söyledi^]. [İkincisi|Bu] [ilkinden|öncekinden] [ağırdı~|beterdi~].',
          needs: ['settled', '!child', '!mute'],
        },
        {
          text: '[Uykusu^|Gecesi^] [kısaldı~|bölündü~]. [Saat üçte|Gece yarısı] [kalkıyor|uyanıyor], [mutfakla kapı arasında|koridorda] [dolaşıyor|gidip geliyor], [her seferinde|hep] [aynı döşeme tahtasında|aynı yerde] [duruyordu^|kalıyordu^]. [Bir ay sonra|Kış bitmeden] [tahta|orası] [aşındı~|parladı~]; {F} [gelince|bir akşam] [kilimi|halıyı] [oraya çekti~|üstüne serdi~], [bir şey demedi~|hiç söz açmadı~].',
          needs: ['settled', '!child', '!solitary'],
        },
        {
          text: '{F} [iki kez|üç akşam] [uğradı~|geldi~], [sonra|ondan sonra] [bahane buldu~|haber yolladı~]: [çocuk ateşliydi~|iş çoktu~], [yol bozuktu~|yağmur vardı~]. {H} [kızmadı^|darılmadı^]; [iki tabağın birini|ikinci iskemleyi] [kaldırdı^|duvara dayadı^]. [Kalan tabakta|Öbüründe] [yemek|çorba] [soğuyordu~|bitmiyordu~].',
          needs: ['friend-knows', 'settled', '!child'],
          gives: ['alone'],
        },
        {
          text: '{O} [gideli|olmayalı] {H} [yolları|dönüşleri] [karıştırıyor|şaşırıyor], [bildiği^ yerde|en kolay yerde] [takılıyordu^|dönüp duruyordu^]. [Bir seferinde|Bir akşam] [yanlış kapıda|yabancı bir yerde] [bekledi^|uyudu^], [sabah|uyandığında^] [onu^ tanımayan|meraklı] [bir yüz|iki göz] [eğilmişti~ üstüne^|bakıyordu~]: [“Neyin eksik senin?”|“Kimi arıyorsun?”]',
          needs: ['!human', '!solitary'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: '[Bir gece|Fırtınalı bir gece] [ışıklar söndü~|her yer karardı~]. {H} [{O} olmadan|eksiğiyle^] [ilk kez|tek başına^] [yol bulacaktı^|ilerleyecekti^]: [duvarı yokladı^|basamakları saydı^], [yedi adım sağa|on adım ileri], [bir eşik|bir köşe], [bir kapı kolu|soğuk bir demir]. [Sabah|Gün ışıyınca] [geldiği^ yere|arkasına^] [baktı^|döndü^]: [düşündüğünden^|sandığından^] [üç kat uzaktaydı^|çok uzağa varmıştı^].',
          needs: ['human', '!space'],
        },
        {
          text: '[Bir sabah|Pazar günü] [şapkalı|gülümseyen] bir adam [geldi~|kapıya dayandı~]. [“Bende,”|“Buldum onu,”] dedi~, [“ama bedava vermem.|“ama bir şartla.] [Küçük bir yalan söyleyeceksin.”|Mahkemede beni görmediğini söyle.”] {H} [yalanı|cümleyi] [bütün gün|aynanın önünde] [çalıştı^|denedi^]; [akşam|adam dönünce] [ağzından^|dudağından^] [yine doğrusu|öteki, gerçeği] [çıktı~|döküldü~].',
          needs: ['settled', 'holdable', '!child', '!mute', '!solitary'],
        },
        {
          text: '[Tam vazgeçtiği^ gün|Aramayı bıraktığı^ akşam] [bir iz|bir ipucu] [çıktı~|buldu^]: [yerde|bir kapı altında] [{O:gen} yanında duran|hep onunla taşıdığı^] [ipin ucu|mavi düğme]. {H} [peşine düştü^|izi sürdü^]; [iki sokak|üç yokuş] [sonra|ötede] [iz|yol] [bir duvarda|çıkmazda] [bitti~|kesildi~]. [Duvara|Sıvaya] [biri|bir çocuk] [tebeşirle|kömürle] [bir kapı|bir ok] [çizmişti~|çizip gitmişti~].',
          needs: ['settled', 'holdable', '!willed', '!child'],
        },
        {
          text: '[Aynısını yitirmiş|Onun gibi bir şey yitirmiş] [birine|bir kadına] [rastladı^|denk geldi^]. [Açıklamadan|Ayrıntı sormadan] [oturdular~|yürüdüler~]: [biri|kadın] [“Kışın,”|“Trende,”] dedi~, {H} [“Yazın,”|“Evde,”] dedi^. [Ayrılırken|Köşede] [kadın|öteki] sordu~: [“Geri gelse|“Bulsan] [ilk ne yaparsın?”|tanır mısın?”] {H} [yanıtı|cevabı] [eve kadar|iki gün] [aradı^|taşıdı^].',
          needs: ['settled', 'third', '!child', '!solitary', '!mute'],
        },
        {
          text: '[Yolda|Köşeyi dönünce] {F} [belirdi~|karşısına^ çıktı~], [ellerini arkasında tutuyordu~|bir şey saklıyordu~]. {H:gen} [yüreği^ ağzına^ geldi~|dizleri^ boşaldı~]. [“Aç,”|“Göster,”] dedi^. {F} [açtı~|avucunu uzattı~]: [iki dilim ekmek|bir elma|yarım simit]. [“Acıkmışsındır,”|“Sabahtan beri yemedin,”] dedi~. {H} [yarısını|bir lokma] [aldı^|ısırdı^], [çiğnerken|yutarken] [ağladı^|güldü^].',
          needs: ['settled', 'friend-knows', '!friend-cold'],
        },
        {
          text: '[Bir tezgâhta|Eskicinin önünde] {O:acc} [gördü^|görür gibi oldu^]. [Aldı^|Eline^ aldı^], [çevirdi^|ışığa kaldırdı^]: [çizik|leke] [aynı yerdeydi~|oradaydı~]. [“Kaça?”|“Bunu nereden aldınız?”] [Satıcı|Eskici] [omuz silkti~|elini açtı~]: [“Senin gibi biri bıraktı.”|“Yolda bulanlar getiriyor.”] {H:gen} [cebinde^|kesesinde^] [yarısı vardı~ paranın|parasının^ yarısı vardı~]; [öbür yarısı için|gerisi için] [saatini^|ceketini^] [çıkardı^|çözdü^].',
          needs: ['holdable', 'settled', '!child', '!solitary'],
        },
        {
          text: '[Biri|Sert yüzlü bir ihtiyar] [{O:acc} hiç görmediğini|öyle bir şeyin hiç olmadığını] [söyledi~|ileri sürdü~]. [Güzel konuşuyor|Tane tane anlatıyor], [herkesi|yanındakileri] [inandırıyordu~|susturuyordu~]. {H} [bir an|az kalsın] [başını^ sallayacaktı^|“Haklısın” diyecekti^]; [sonra|o sırada] {F} [araya girdi~|öne çıktı~]: [“Ben gördüm.|“Ben dokundum.] [Kenarı kırıktı.”|Bir yanı eğriydi.”]',
          needs: ['human', 'holdable', 'friend-knows', '!friend-cold', 'third'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '[Kapıyı açık bıraktı^|Kapının sürgüsünü çekti^], [pencereye bir mum|eşiğe bir lamba] [koydu^|yaktı^] ve {H} [ilk kez|haftalar sonra] [sırtını^ oraya dönüp|dönüp bakmadan] [işine^|masasına^] [oturdu^|eğildi^]. [Gelirse|Dönerse] [ışık vardı~|yol açıktı~]; [gelmezse|dönmezse] [bu iş|önündeki^ iş] [akşama|sabaha] [bitecekti~|yetişecekti~].',
          needs: ['settled', '!child', '!willed'],
        },
        {
          text: '[Yerine|Boş kalan yere] [bir şey koymadı^|kimseye dokundurmadı^]. [Tozunu aldı^|Kenarını sildi^], [altına|yanına] [bir kâğıt|bir satır yazı] [iliştirdi^|bıraktı^]: [“Burada bir {O} vardı.”|“Boş değildir, {O} durur.”] [Soran|Gelen] [çocuk|komşu] [okudu~|hecelerken durdu~]; {H} [başladı^ anlatmaya|“Otur da anlatayım,” dedi^].',
          needs: ['settled', '!child', '!mute', '!owned'],
        },
        {
          text: '[“Bir daha deneyelim,”|“Son bir kez bakalım,”] dedi~ {F}. {H} [çizmesini^|ayakkabısını^] [giydi^, çıkardı^|bağlıyordu^, durdu^]. [“Hayır,”|“Yeter,”] dedi^. [“Bugün|“Bu sabah] [kalanı sayalım.”|elimizde ne var, ona bakalım.”] [Saydılar~|Birlikte saydılar~]: [on bir şey|yedi şey], [birini|sonuncusunu] [ikisi de unutmuştu~|{F} buldu~].',
          needs: ['settled', 'friend-knows', '!friend-cold', 'third', '!willed'],
        },
        {
          text: '[Bir akşam|Sofradan sonra] [baştan|hepsini] anlattı^, [kimseyi suçlamadan|yalan katmadan]: [neredeydi^|ne giymişti^], [nasıl|hangi elle] [tutuyordu^ {O:acc}|bakmıştı^ son kez], [kim seslenmişti~|saat kaçtı~]. {F} [kesmedi~|yalnız dinledi~]. [Bitince|Son sözde] {H} [elini^ masaya|avucunu^ dizine^] [koydu^, açtı^|bıraktı^]; [titremiyordu~|kuruydu~].',
          needs: ['settled', '!child', '!mute', 'friend-knows'],
        },
        {
          text: '[Son bir kez|Bir daha] {V.dik} yere gitti^. [Orada|Gördüğü^] ne varsa [saydı^|adıyla söyledi^]: [bir taş|bir kütük], [iki ayak izi|kırık bir dal], [ezilmiş ot|bir kuş tüyü]. {O} [yoktu~|aralarında değildi~]. {H} [tüyü|küçük bir taşı] [aldı^|cebine^ koydu^], [geldiği^ yoldan değil|başka bir yoldan], [ötekinden|uzun olanından] [döndü^|yürüdü^].',
          needs: ['settled', '!state', '!willed'],
        },
        {
          text: '[Beklemeyi bırakmadı^|Umudunu^ kesmedi^], [yalnız|ama] [yanına^ bir iş aldı^|boş durmadı^]: [bir kazak|bir sepet] [örmeye|yapmaya] [başladı^|oturdu^]. [Her gün|Gün başına] [bir sıra|iki parmak]; [ilk sıralar|başı] [eğri|gevşek] [oldu~|çıktı~], [sonrakiler|gerisi] [düzeldi~|sıkıydı~]. {F} [ölçtü~|üstüne tuttu~]: [“Bu kime?”|“Kimin bedeni bu?”] [“Gelene,”|“Önce gelene,”] dedi^ {H}.',
          needs: ['settled', '!child', '!willed', '!solitary'],
        },
        {
          text: '{H} [ayağa kalktı^|doğruldu^], [silkindi^|üstünü^ temizledi^]. {O:gen} [yerini|boşluğunu] [bir çizgiyle|üç taşla] [çevirdi^|işaretledi^]: [kimse basmasın|rüzgâr doldurmasın] diye. Sonra [çizginin|taşların] [öbür yanına|ötesine] [geçti^|bir adım attı^], [durdu^|dinledi^], [bir adım daha|ikincisini] attı^.',
          needs: ['!space'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '{F} [o yıl|bütün kış] [konuyu açmadı~|bir kez olsun sormadı~]. [Yılın son akşamı|Bayram akşamı] [sofraya|masaya] bir tabak fazla [koydu~|getirdi~]. {H} [gördü^|baktı^], [ses etmedi^|bir şey demedi^]; [kalkarken|gece yarısı] [o tabağı|fazla tabağı] [yıkadı^|kuruladı^], [ötekilerin|bütün tabakların] [en üstüne|altına] koydu^.',
          needs: ['friend-knows', 'settled', '!child'],
        },
        {
          text: '[Sonunda|Bir gün] [bir çocuk|küçük bir kız] [sordu~|merak etti~]: [“Nasıl bir şeydi?”|“Neye benziyordu?”] {H} [elleriyle^ gösterdi^|havaya çizdi^]: [şu kadar|bir karış], [burası eğri|kenarı aşınmış], [şurası|bir köşesi] [sıcak|hep tozlu]. [Çocuk|Küçük] [gözünü kısıp|ciddiyetle] [baktı~|izledi~], [sonra|en son] [iki elini uzattı~|avuçlarını açtı~]: [“Dur, tutayım,”|“Biraz da ben tutayım,”] dedi~.',
          needs: ['settled', '!mute', '!child', 'holdable', '!solitary'],
        },
        {
          text: '[İlan|Kayıp ilanı] [uzun süre|iki kış] [duvarda|direkte] kaldı~. [Yağmur|Güneş] [harfleri|yazıyı] [birer birer|soldan başlayarak] [sildi~|aldı~]; [en sona|geriye] [bir tek|yalnızca] [telefonun son iki rakamı|bir soru işareti] [kaldı~|duruyordu~]. {H} [geçerken|her sabah] [ona|kâğıda] [şapkasıyla^|başıyla^] [selam veriyor|dokunuyor], [adımını^|yürüyüşünü^] [yavaşlatmıyordu^|bozmuyordu^].',
          needs: ['settled', '!willed', '!child', 'holdable'],
        },
        {
          text: '[O günü|{V.dik} günü] [artık|bir süredir] [başka türlü|yeni bir adla] [anıyordu^|anlatıyordu^]: [“Ellerimin boşaldığı gün,”|“Elim boş kaldığı gün,”] diyordu^. {H} [bu ellerle|boşalan elleriyle^] [o yıl|o kış] [bir çocuk kaldırmış|bir duvar örmüş], [iki mektup yazmış|bir ağaç aşılamış], {F:gen} [sandalını boyamıştı^|çatısını onarmıştı^]. [Bileği^|Parmakları^] [ağrıyordu~|sızlıyordu~], [iyi bir ağrıydı~|tatlı tatlı].',
          needs: ['settled', '!child', '!state', '!solitary'],
        },
        {
          text: '[Akşamları|Geceleri] [aynı saatte|herkes yatınca] [lambayı|ışığı] [biraz geç|en son] söndürüyordu^. [“Unutuyorum,”|“Dalmışım,”] diyordu^ [soranlara|{F} sorunca]. {F} [inanmıyordu~|başını sallıyordu~]; [karşı evde de|karşı pencerede] [o saatte|gecenin o vakti] [bir ışık|küçük bir lamba] [yanıyordu~|bekliyordu~]. {H} [perdeyi|camı] [araladı^|açtı^] ve [el salladı^|kendi ışığını^ bir kez yakıp söndürdü^].',
          needs: ['settled', '!child', '!solitary', 'friend-knows', '!friend-cold'],
        },
        {
          text: '[Gece|Karanlık] [indi~|çöktü~]. {H} [gözünü^ yumdu^|başını^ koydu^]; [o gece|ilk kez] [boşluk|{O:gen} yeri] [değil|değil de], [bir ses|uzak bir ışık] [geldi~ karşısına^|belirdi~]. [Ona doğru|Oraya] [üç adım attı^|yürüdü^] ve [yarı yolda|varmadan] [uyudu^|uykuya daldı^]; [sabah|gün doğunca] [eli^ boştu~|avucu^ açıktı~], [sıcaktı~|üşümemişti~].',
          needs: ['human', '!space'],
        },
        {
          text: '[Yazın|Güz gelince] {F} [elinde bir şeyle|koşarak] geldi~: [“Bunu buldum,|“Bak,] [seninkine benziyor.”|o olabilir mi?”] {H} [kokladı^|yaklaştı^], [çevirdi^|yokladı^]: [değildi~|benzemiyordu~]. [“Evet,”|“Çok benziyor,”] dedi^ [yine de|hemen]; {F:gen} [gözleri parladı~|yüzü güldü~] ve {H} [onu|getirdiğini] [en güzel köşeye|başucuna^] [koydu^|yatırdı^].',
          needs: ['!human', '!solitary', '!mute', '!space'],
        },
      ],
    },
  ],
};
