import type { PlotClass } from '../types.ts';
import { SOUND_PLOTS_2 } from './sound-2.ts';

/** The hero perceives a sound or a voice, or an event by its sound. */
export const SOUND: PlotClass = {
  name: 'sound',
  verbs: new Set(['duymak', 'işitmek']),
  needs: ['heard', 'human', '!negative'],
  plots: [
    {
      name: 'the-quiet',
      needs: ['object', 'voice'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Soluğunu^ tuttu^, başını^ yana eğdi^. {O} öyle hafifti~ ki giysisinin^ hışırtısı bile üstünü örtüyordu~. {H} daha iyi duymak için bütün öteki sesleri [susturmaya|kesmeye] karar verdi^.',
        },
        {
          level: 3,
          text: 'Bir süre yalnızca dinledi^. {O} bir güçleniyor, bir inceliyordu~; tam seçilecekken üstüne başka bir gürültü biniyordu~: uzakta bir takırtı, yakında kendi^ yutkunuşu^, arada da nereden geldiği belirsiz, sivrisinek gibi ince bir [vızıltı|cızırtı].',
        },
        {
          level: 3,
          text: 'Yaklaşınca {O} güçlenmedi~, uzaklaşınca da kesilmedi~. {H} bir adım sağa, bir adım sola [gitti^|kaydı^]; her yerde aynı incelikte duyuyordu^. Demek iş uzaklıkta değildi~. Arada bir şey vardı~, bir örtü, bir perde; onu kaldırmak gerekiyordu~.',
        },
        {
          level: 2,
          text: '“Bir dakika,” diye fısıldadı^, kime söylediğini^ bilmeden. “Hemen geliyorum.” Ayağındakileri^ çıkardı^, bir kenara koydu^. Yalınayak üç adım attı^, durdu^. Artık adımları^ duyulmuyordu~; {O} ise yerindeydi~ ve sanki eskisinden bir parça [açıktı~|berraktı~].',
        },
        {
          level: 3,
          text: 'Kollarını^ sıvadı^, kumaş kumaşa sürtmesin istiyordu^. Üstünde^ sallanan, tıkırdayan ne varsa [yokladı^|aradı^]; bir düğmeyi avucunun^ içine aldı^, bir kemer ucunu sıkıştırdı^. Her susan şeyle birlikte {O} yerini biraz daha belli ediyordu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldu~ o sırada. Her gün yanı başında^ olan, yıllardır kulak asmadığı^ bir şeydi~. {H} ilk kez kaşlarını^ çattı^, “Sırası mı şimdi?” der gibi o yana döndü^, bitmesini bekledi^. {O} onun arkasından, [kırılmadan|incinmeden] yine geldi~.',
        },
        {
          level: 1,
          text: 'Bir yerde gevşek bir şey tıkırdıyordu~; buldu^, kenarına bez sıkıştırdı^. Arkasından bir gıcırtı çıktı~, onu da susturdu^. Her gürültünün altında daha incesi saklıydı~; {H} [birini|hangisini] kesse^ ötekini duyuyordu^.',
        },
        {
          level: 3,
          text: 'Gıcırtının sebebi kendi^ ağırlığıydı^. Bir ayağından^ ötekine geçtikçe altındaki^ zemin söyleniyordu~. En sessiz yeri ayak parmaklarıyla^ aradı^, buldu^, oraya çöktü^; ondan sonra dizi^ uyuştuğunda bile yerini^ değiştirmedi^, çünkü {O} [sürüyordu~|kesilmemişti~].',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} bile elinden^ bırakması^ gerekti~; parmaklarının^ arasında ufacık bir ses çıkarıyordu~. Öyle yavaş bıraktı^ ki koymasıyla^ elini^ çekmesi^ arasına {O} [iki|üç] kez sığdı~. Boş kalan eliyle^ kulağının^ arkasını büyüttü^.',
        },
        {
          level: 2,
          text: 'Sıra kendisine^ geldi~. Karnından^ bir ses yükseldi~, iki büklüm oldu^. Burnunun^ içinde ince bir ıslık vardı~, ağzından^ solumaya başladı^. “Ne çok gürültüymüşüm,” dedi^ usulca; bu söz bile {O:acc} [bir an için|kısacık bir an] örttü~, söylediğine^ pişman oldu^.',
        },
        {
          level: 3,
          text: 'Dişlerinin^ birbirine değdiğini, gözkapaklarının^ kapanırken çıt ettiğini ilk kez o zaman duydu^. İnsan bu kadar sesle nasıl yaşar, bu kadar sesin içinde bir başkasını nasıl [işitirdi~|duyardı~]? Gözlerini^ yarı kapalı tuttu^; {O} biraz daha seçilir oldu~.',
        },
        {
          level: 3,
          text: 'Saçının^ kulağına^ sürtünmesi bile bir hışırtıydı~; onu da geriye itti^. Parmakları^ şakağında^ kaldı~, nabzı^ oradaydı~: tak, tak. “Sen de mi?” dedi^ içinden^. {O} iki vuruşun arasına sığınmış, [bekliyordu~|sürüyordu~].',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} yarım kalmış işi^ bekliyordu~. İş gürültü demekti~; elini^ sürmedi^. Biri gelse, “Ne yapıyorsun?” dese verecek cevabı^ hazırdı~: dinliyorum. Kimse gelmedi~. {H} bunun için de sevindi^, çünkü gelen [mutlaka|nasıl olsa] konuşacaktı~.',
        },
        {
          level: 3,
          text: 'Artık {O:acc} başından sonuna kadar izleyebiliyordu^. Nerede yükseldiğini, nerede duraladığını, nerede bir soluk boyu susup yeniden başladığını ezberledi^. Ezberledikçe daha fazlasını istedi^: biraz daha [yakın|açık], biraz daha duru, arada hiçbir şey kalmadan.',
        },
        {
          level: 3,
          text: 'Bir ara öksürüğü^ geldi~. Öksürmemek için gözleri^ yaşarana kadar yutkundu^, yumruğunu^ ağzına^ bastırdı^. Geçti~. O sırada {O:acc} kaçırdığını^ sanıp [telaşlandı^|korktu^]; hayır, oradaydı~, incecik, kopmaya hazır bir kıl gibi.',
        },
        {
          level: 1,
          text: 'En son, soluğunu^ kesti^. Şimdi hiçbir şey yoktu~; ne hışırtı ne gıcırtı. {H} bekledi^. {O:acc} [ilk kez|sonunda] tertemiz duyacaktı^. Duymadı^. Sessizlik eksiksizdi~ ve {O}+de öteki seslerle birlikte gitmişti~.',
        },
        {
          level: 3,
          text: 'Dayanabildiği^ kadar öyle kaldı^. Kulaklarının^ içinde yalnızca kendi^ kanı^ uğulduyordu~; onu susturmanın yolu yoktu~. Sonunda büyük bir soluk aldı^, bu soluk ortalığı bir rüzgâr gibi [doldurdu~|kapladı~]. “Buradaydın,” dedi^. “Az önce buradaydın.”',
        },
        {
          level: 2,
          text: '“Küstün mü?” diye sordu^. Cevap gelmedi~. “Ben sana yer açıyordum yalnızca.” Sözün sonu boşlukta asılı kaldı~. {H} dinledi^: {O} yoktu~, yankı bile yoktu~. O kadar uğraşıp [eline^ geçen|kazandığı^], dümdüz, tüysüz bir sessizlikti~.',
        },
        {
          level: 3,
          text: 'Gözlerini^ açtı^. Ortalık hiç bu kadar düzenli, hiç bu kadar boş görünmemişti~; bağlanmış, sıkıştırılmış, susturulmuş şeyler ona^ [bakıyordu~|bakar gibiydi~]. {H} içlerinde en suskununun kendisi^ olduğunu gördü^. Bir bunu eliyle^ bağlamamıştı^, o kendiliğinden olmuştu~.',
        },
        {
          level: 3,
          text: 'Belki o ses hiçbir zaman tek başına olmamıştı~. Belki gıcırtıya yaslanıyor, tıkırtının [arasından|içinden] sızıyor, hışırtının altında ilerliyordu~. Bir sarmaşığın dayandığı duvarı yıkar gibi, {H} {O} neye tutunuyorsa hepsini tek tek elinden almıştı^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Eski alışkanlıkla {G.di}. Ufak bir ses çıktı~ bundan; başka zaman duymazdı^ bile. {H} donup kaldı^, gülümsedi^. Demek işe buradan, kendi^ eliyle^ yaptığı^ ve hiç [işitmediği^|fark etmediği^] gürültülerden başlayacaktı^.',
        },
        {
          level: 1,
          text: '“Öyleyse geri vereyim,” dedi^. Bezi çekti^; tıkırtı başladı~. Ayağını^ yere sürttü^, kolunu^ kımıldattı^, öksürdü^. Bir şey gelmedi~. Sonunda, gözlerini^ yumup çocukluğundan^ kalma bir ezgi [mırıldandı^|tutturdu^]; sesi^ titriyordu~.',
        },
        {
          level: 3,
          text: 'Ezginin ortasını unutmuştu^, orayı uydurarak geçti^. Bir yerde sesi^ çatladı~, baştan aldı^. Kimseye söylemiyordu^; söylediği^, duvar diye yıktığının^ yerine konmuş bir [parmaklıktı~|çitti~], bir ses tutunmak isterse tutunsun diye.',
        },
        {
          level: 2,
          text: '“Beğenmezsen başka bir tane biliyorum,” dedi^ ezginin arasında. Onu da denedi^. Sonra ayağıyla^ yere hafifçe vurdu^, avucunu^ dizine^ sürttü^. Bütün o kovduğu^ sesleri bir bir [çağırıyordu^|eve çağırıyordu^]; geldiler~, yerlerini aldılar~, ortalık yeniden doldu~.',
        },
        {
          level: 3,
          text: 'Her ses dönünce bir an durup dinliyordu^, sonra bir yenisini katıyordu^. Acelesi^ yoktu~ artık. Az önce [düşman|yabancı] saydığı^ gıcırtıyı bulmak için iki kez kalkıp oturdu^; duyduğunda^ sevindi^, sanki kapıdan bir tanıdık girmişti~.',
        },
        {
          level: 2,
          text: '“Geç kalma ama,” dedi^, gülümsedi^. Az önce bir hışırtıya kızan kendisi^ değildi^ sanki. Kolunu^ bilerek salladı^, kumaş kumaşa [sürttü~|dokundu~]; parmaklarını^ çıtlattı^, yutkundu^. {O} yoktu~ daha, ama gelecek olsa basacağı yer hazırdı~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Burnuna^ {K} geldi~. Dinlemekten onu da unutmuştu^. Sessizlik ararken kokuyu, ışığı, üşüyen ayaklarını^, ne varsa hepsini kapatmıştı^. {H} derin derin kokladı^; yavaş yavaş [olduğu^|bulunduğu^] yere geri döndü^.',
        },
        {
          level: 3,
          text: 'Dinlemeyi bıraktığı^ bir andı~; ayağındakileri^ bulmuş, birini giymişti^. Gıcırtı ile mırıltının arasında, [parmak|kıl] kadar bir aralıkta bir şey kımıldadı~. Öteki ayağı^ havada kaldı~. Başını^ çevirmedi^, susmadı^ da; ezgisine^ devam etti^.',
        },
        {
          level: 1,
          text: '{O} işte o zaman, mırıltısının^ altından [usulca|yavaşça] çıkageldi~. {H} susmadı^. Susarsa^ ses yine gidecekti~; onun için gıcırtısıyla, tıkırtısıyla gündelik işine^ döndü^, ezginin arasında ona küçük bir boşluk bıraktı^ ve {O} her seferinde o boşluğa girdi~.',
        },
      ],
    },
    {
      name: 'the-raised-finger',
      needs: ['object', 'voice', '!solitary', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. {F} iki adım ötedeydi~. {H} parmağını^ kaldırdı^: “Dinle.” {F} dinledi~, başını iki yana salladı~. “Hiçbir şey yok.” Oysa {O} tam o sırada [yeniden|bir kez daha] geldi~.',
        },
        {
          level: 3,
          text: '“Şimdi,” dedi^ {H}. {F} kaşlarını kaldırdı~. “Şimdi ne?” “Şimdi geldi. İşte, bir daha.” {F} yüzünü buruşturup kulak kesildi~; öyle çok çabalıyordu~ ki boynundaki damar kabardı~. Sonra [omuzları düştü~|soluğunu bıraktı~]: “Yok.”',
        },
        {
          level: 2,
          text: '“Rüzgârdır desem?” “Değil.” “Kulağın çınlıyordur desem?” {H} iki kulağını^ birden tıkadı^. {O} kesildi~. Açtı^, bekledi^; biraz sonra yine duydu^. Demek içinde^ değil, dışarıdaydı~. “Tıkayınca susuyor,” dedi^. “İçimde olsa [susar mıydı|susar mı hiç]?”',
        },
        {
          level: 3,
          text: '{F} yaklaştı~, {H:gen} durduğu^ yere sokulup aynı yana döndü~. Boyu tutsun diye biraz eğildi~ bile. {H} hiç kıpırdamadan {O:acc} bekliyordu^. Geldi~. {F} geldiğini ancak {H:gen} [gözlerinden^|bakışından^] anlayabildi~.',
        },
        {
          level: 3,
          text: 'İnsanın duyduğunu ispat etmesi ne zordu~. Görülen şey parmakla gösterilir, tutulan şey ele verilirdi~; {O} ise çıktığı anda bitiyordu~, {H:dat} yalnız “Vardı” demek [kalıyordu~|düşüyordu~]. Bunu üçüncü söyleyişinde^ kendi^ sesi^ bile inandırıcı gelmedi~.',
        },
        {
          level: 3,
          text: '“Sen bana inanmıyorsun,” dedi^ {H}. “Sana inanıyorum. Kulağına inanmıyorum.” “Kulağım benim ama.” {F} düşündü~, bu söze hak verdi~. Sonra avucunu {H:gen} kulağının^ arkasına koydu~, büyüttü~. “Böyle [daha çok mu|daha mı iyi]?” “Böyle senin elini duyuyorum.”',
        },
        {
          level: 1,
          text: '“Şöyle yapalım,” dedi~ {F}. “Duyunca parmağını kaldır, kesilince indir. Ben sana bakarım.” {H} gözlerini^ kapadı^. {O} geldikçe parmağı^ [kalktı~|havalandı~], kesildikçe indi~. {F} bir süre sonra şaka yapmayı bıraktı~.',
        },
        {
          level: 3,
          text: 'Gözleri^ kapalıyken {O} daha yakındı~. {H} parmağını^ kaldırırken kalabalıkta söz isteyen bir çocuk gibi utandı^ önce; sonra utanmayı da unuttu^. Kalkıyor, duruyor, iniyordu~ parmağı^; onu [kaldıran|indiren] sanki eli^ değil, {O:gen} kendisiydi~.',
        },
        {
          level: 3,
          text: '“Hile yapmıyorsun, değil mi?” dedi~ {F}. “Niye yapayım?” “Bilmem. Çok düzgün kalkıyor da.” Gerçekten de bir düzeni vardı~: bir uzun, bir kısa, sonra uzunca bir boşluk. {H} düzenine hiç [dikkat etmemişti^|bakmamıştı^], duymakla o kadar meşguldü^.',
        },
        {
          level: 2,
          text: '{F} ayağının ucuyla yere vurmaya başladı~; parmak kalkınca vuruyor, inince bekliyordu~. “Ne yapıyorsun?” “Ezberliyorum.” “Duymadığın şeyi mi?” “Gördüğüm şeyi.” {H} gözünü^ aralayıp baktı^; {F} parmağına^ değil, [kirpiklerine^|yüzüne^] bakıyordu~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: 'İş {W:loc} yarım duruyordu~ ve {H} oraya dönmek zorundaydı^. Döndü^, ama bir eli^ boş kaldı~; {O} her duyulduğunda o elin parmağı kalkıyordu~. {F} uzaktan [bakıyor|izliyor], her kalkışta başını eğip bir şeyi onaylar gibi gülümsüyordu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyulunca {F} umutla doğruldu~: “Bu mu?” “Bu değil. Bunu herkes duyuyor.” {F} yeniden çöktü~, biraz [kırgın|küskün]. Sonra gülmeye başladı~: “Herkesin duyduğunu da senin yüzünden ilk kez duydum.” {H:gen} parmağı^ yerinde duruyordu~.',
        },
        {
          level: 1,
          text: 'Vakit geçti~; {H} yoruldu^, dinlemekten başı^ [ağırlaştı~|uyuştu~]. Uzun süre {O} gelmedi~. “Gitti galiba,” dedi^, elini^ indirdi^. “Gitmedi,” dedi~ {F}. Ayağıyla bir şey sayıyordu~. “Şimdi.” Ve {O} tam o anda duyuldu~.',
        },
        {
          level: 3,
          text: '{H} yerinden^ sıçradı^. “Duydun!” “Duymadım.” “Nasıl bildin öyleyse?” {F} yere vurduğu ayağını gösterdi~: uzun, kısa, boşluk. “Sen yoruldun, o yorulmadı. Ben onu senin elinden [öğrendim|ezberledim]; elin durunca bende sürdü.”',
        },
        {
          level: 3,
          text: 'Bir daha denemek istedi^ {H}. Bu kez sırtını^ döndü^ ki {F} yüzünü^ görmesin. Arkasından^ bir “Şimdi” geldi~, bir “Şimdi” daha; her birinin [üstüne|ardına] {O} öyle tam oturdu~ ki {H} ensesinin^ ürperdiğini duydu^.',
        },
        {
          level: 2,
          text: '“Korkmuyor musun?” diye sordu^ {H}. “Neden korkayım? Ben bir şey duymuyorum.” {F} bunu söylerken iyice yakına [sokuldu~|geldi~]. “Sen korkuyor musun?” “Tek başıma duyarken korkuyordum.” “Şimdi?” {H} cevap yerine parmağını^ kaldırdı^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Biraz olsun oyalanmak için {G.di}; her zamanki hareketti~, kulağı^ başka yerdeydi~. {F} bunu gördü~. “Yarısını bana ver,” dedi~. “Neyin yarısını?” “Beklemenin. Bir sen dinle, bir ben sayayım; [öbürümüz|boşta kalan] dinlensin.”',
        },
        {
          level: 3,
          text: 'Başkası olsa çoktan gider, gidince de bunu önüne gelene gülerek anlatırdı~. {F} gitmedi~. Duymadığı bir sesi, unutmasın diye, dudaklarını [kımıldatarak|oynatarak] içinden tekrar ediyordu~. Bir ara yanlış saydı~, kendi kendine kızdı~, düzeltti~.',
        },
        {
          level: 3,
          text: 'Sıra böyle bölündü~. {H} dinlerken {F} dinlendi~, {F} sayarken {H}. Arada bir bakış gidip geliyordu~: geldi mi, geldi. Bu sessiz alışverişte {O} sanki [emanet|ödünç] bir eşya olmuştu~; bir elden ötekine, düşürülmeden, uzatılıp duruyordu~.',
        },
        {
          level: 3,
          text: '“Neye benziyor?” diye sordu~ {F} en sonunda. {H} düşündü^. {O:acc} benzetecek bir şey [bulamadı^|gelmedi~ aklına^]. Elini^ uzattı^, parmağının^ ucunu {F:gen} bileğine koydu^; duydukça hafifçe bastırdı^, kesildikçe çekti^. “Böyle,” dedi^. “Tam böyle.”',
        },
        {
          level: 1,
          text: '“Sen uyu,” dedi~ {F}, “ben beklerim.” “Duymuyorsun ki.” “Elin duyuyor.” {H} itiraz edecek oldu^, esnedi^. Duyduğu^ şeyi, onu hiç duymamış birine [bıraktı^|emanet etti^]; elini^ görünecek bir yere koydu^ ve gözlerini^ kapadı^.',
        },
        {
          level: 3,
          text: 'Uyku hemen gelmedi~. {O} iki kez daha duyuldu~; ikisinde de parmağını^ kaldırdı^, ikisinde de {F} alçak sesle “Tamam,” dedi~. Bu söz, [bütün o|o] beklemenin üstüne örtülmüş ince bir battaniyeye benziyordu~; {H} altında yavaş yavaş ısındı^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} vardı~ havada, bir de {F:gen} ayağının düzenli vuruşu. {H} artık hangisinin {O}, hangisinin ayak olduğunu [karıştırıyordu^|ayıramıyordu^]. İkisi aynı yere basıp aynı yerde susuyordu~. Bunu söylemek istedi^, ağzı^ yarı açık uyudu^.',
        },
        {
          level: 2,
          text: 'Gözünü^ açtığında^ ortalık değişmişti~; {F} aynı yerdeydi~, gözleri kızarmıştı~. “Geldi mi?” “Dört kere.” “Nereden biliyorsun?” {F} elini tuttu~, parmağını^ hafifçe kaldırıp bıraktı~. “Uykunda dördünü de [gösterdin|haber verdin].”',
        },
        {
          level: 3,
          text: '“İnsan uyurken duyar mı?” dedi^ {H}. “Sen duydun.” “Belki rüyaydı.” “Rüyaysa benim ayağımla aynı rüyayı [gördün|görmüşsün].” {H} bu cevaba karşı söyleyecek söz bulamadı^; dinledi^, {O} gelene kadar soluk almadan dinledi^.',
        },
        {
          level: 3,
          text: 'Parmağına^ baktı^; her zamanki parmaktı~. Demek uyurken, haberi^ olmadan, birine bir şey anlatıp durmuştu^. “Başka ne dedim?” diye sordu^. “Bir kere de hepsini birden kaldırdın,” dedi~ {F}. “Onu [saymadım|ben de anlamadım].”',
        },
        {
          level: 3,
          text: 'Sonra {F} gözlerini yumdu~. “Bir de ben deneyeyim.” Uzun süre kıpırdamadı~. {O} geldi~, geçti~; {F:gen} yüzünde bir şey değişmedi~. {H} [seslenmedi^|söylemedi^]. Birinin bir başkası için duymaya çalışması, o güne kadar dinlediği^ en sessiz şeydi~.',
        },
        {
          level: 1,
          text: 'Bir daha gelecekti~; {H} dinlemeye hazırlandı^. Ama önce {F:gen} parmağı kalktı~, havada [bekledi~|durdu~]. “Duydun mu?” diye fısıldadı^ {H}. “Hayır,” dedi~ {F}, gülümseyerek. Parmağı daha inmeden {O}, olması gereken yerde, yavaşça başladı~.',
        },
      ],
    },
    ...SOUND_PLOTS_2,
  ],
};
