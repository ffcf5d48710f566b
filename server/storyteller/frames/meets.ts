import type { Frame } from '../types.ts';
import { MEETS_END } from './meets-end.ts';

/** Two who meet: strangers, old acquaintances, oneself as a child, a shadow. */
export const MEETS: Frame = {
  name: 'meets',
  verbs: new Set(['karşılaşmak', 'rastlamak', 'tanışmak']),
  needs: ['someone', '!negative', '!wordless'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. İkisi de [aynı yana|sağa] çekilip yol verdi~, sonra aynı anda [öbür yana|sola]. [Üçüncüde|Bir kez daha çarpışınca|Dördüncü denemede] {X} [güldü~|durup bekledi~|eliyle “Buyur,” dedi~].',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.di}. Önce ellerini tanıdı^: [sol başparmaktaki eğri tırnak|kaşınınca kızaran bilek], [düğmeyle oynayan parmaklar|küçük, beyaz bir yara izi]. Yüze bakmak [daha uzun|yarım dakika] [sürdü~|aldı~]; [gözler hiç değişmemişti~|ağız ondan^ önce kıpırdadı~|orada hâlâ gülmek isteyen biri vardı~].',
          needs: ['self', 'human'],
        },
        {
          text: '{HP}, {EW.di}. [Selam vermeyi|Gülümsemeyi|Adını^ söylemeyi] unuttu^, [elini^ uzatmayı|kenara çekilmeyi] unuttu^; aklına^ gelen ilk şeyi söyledi^: “[Yağmur yağacak galiba|Hava bozacak].” {X} göğe baktı~, [ciddi ciddi|hiç gülmeden]: “[Yağmaz|Olsun],” dedi~.',
          needs: ['meets', 'human', '!space', '!tight', '!night'],
        },
        {
          text: '{HP}, {EW.di}. {X} [henüz görmemişti~|başka yana bakıyordu~]; [dönüp gidebilirdi^|saklanacak bir gölge vardı~|yol değiştirmek kolaydı~]. [Ayakkabısını^ bağlar|Yere bir şey düşürmüş] gibi eğildi^. Doğrulduğunda^ {X} [tam karşısındaydı~|üç adım ötesindeydi~].',
          needs: ['human', 'third'],
        },
        {
          text: '{HP}, {EW.di}. “[Sonunda|Geç kaldın|Demek böyle oluyormuş],” dedi~ öteki. {H} bu sesi yalnız [kendi kafasının^ içinden|sustuğu^ zamanlardan|eski bir kayıttan] [biliyordu^|tanıyordu^]; dışarıdan [daha ince|daha yorgun|biraz alaycı] [geliyordu~|çıkıyordu~].',
          needs: ['self'],
        },
        {
          text: '{HP}, {EW.di}. Bunun için seçilecek [en kötü|en olmadık] gündü~: {H} [uykusuzdu^|açtı^|nezleydi^], [gömleğinin^ düğmesi kopuktu~|elleri^ yağlıydı~] ve [az önce|sabah] birine [kötü bir söz söylemişti^|kapıyı çarpmıştı^|yalan söylemişti^]. {X} [bunların hiçbirini sormadı~|yalnız gözlerine^ baktı~].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Yaklaşıp dokunmak|Adıyla seslenmek|Bir adım daha atmak] istedi^, [cesaret edemedi^|yerinden^ kıpırdayamadı^|sesi^ çıkmadı~]. {X} [sakindi~|acele etmiyordu~|gözünü kırpmadı~]; [ilk sözü|ilk adımı|ilk kıpırtıyı] {H:abl} [bekliyordu~|istiyordu~].',
        },
        {
          text: '{HP}, {EW.di}. Beş adım kala [durdu^|çakıldı^ kaldı^]. Beş adım [çoktu~|uzaktı~], konuşmak için [bağırmak|sesini^ yükseltmek] gerekirdi~; dört adım [azdı~|fazla yakındı~]. Aradaki adımı [{X} attı~|ikisi birden attı~].',
          needs: ['third', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Sonradan bunu {F:dat} anlatırken [hep aynı yerden başladı^|söze şöyle girdi^]: “[Üşüyordum, bir de acıkmıştım|Ayakkabım vuruyordu|Cebimde yarım elma vardı].” Olanın yanında bunların [sözü olmazdı~|ne önemi vardı~] ama {H} [atlamıyordu^|illa söylüyordu^|özenle tarif ediyordu^].',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. [Yarım dakika|On soluk|Bir süre] ikisinden de [ses çıkmadı~|kıpırtı gelmedi~]. Sonra aynı anda [konuştular~|öksürdüler~|ağızlarını açtılar~], aynı anda [sustular~|özür dilediler~]. “[Önce sen|Buyur|Söyle],” dedi~ {X}.',
          needs: ['third', 'meets'],
        },
        {
          text: '{HP}, {EW.di}. İlk düşündüğü^ şey, [ne kadar küçük|ne kadar çelimsiz] olduğuydu~; belki kendisi^ onu hep [büyüterek|daha cesur|daha temiz] hatırlamıştı^. {X} başını [kaldırıp|yana eğip] baktı~: “[Boyun uzamış,|Bu sen misin?]” dedi~.',
          needs: ['younger'],
        },
        {
          text: '{HP}, {EW.di}. Söyleyecek bir şey [aradı^|düşündü^], bulamadı^, [bir adım geriledi^|elini^ ağzına^ götürdü^]. {X} [gülümsedi~|başını eğdi~]. “[Kaçma|Dur|Korkma],” dedi~, “ben de [ilk kez görüyorum|bilmiyorum ne denir|senden çok titriyorum].”',
          needs: ['!known', '!self'],
        },
        {
          text: '{HP}, {EW.di}. [Yanlış gördüğünü^|Işığın oyunu olduğunu|Uyukladığını^] sandı^, gözünü^ [kaçırdı^|ovuşturdu^|kapayıp açtı^], yeniden baktı^. [Yanlış değildi~|Oyun değildi~|Yerindeydi~]. Üstelik {X}+de [gözünü kaçırmıştı~|bakıyordu~].',
        },
        {
          text: '{HP}, {EW.di}. O güne kadar [böyle şeyleri|bunu] hep [başkalarının başına gelir sanmıştı^|anlatanların uydurduğunu sanmıştı^]; başkaları anlatır, {H} [gülerdi^|esnerdi^|lafı değiştirirdi^]. Şimdi gülen [kimse|tek kişi] yoktu~; [kendi nabzını^|bir saatin tıkırtısını|kendi soluğunu^] [duyuyordu^|sayıyordu^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. Elindekini^ [düşürdü^|bıraktı^]; [yuvarlandı~|döndü~], [öteki|{X}] [ayağıyla durdurdu~|eğilip aldı~|arkasından baktı~]. “[Bu senin|Düşürdün|Kırılmamış],” dedi~. {H} [uzanan ele|karşısındaki^ yüze|ağız kıpırtısına] [baktı^|takıldı^] ve [teşekkür etmeyi|almayı] [unuttu^|beceremedi^].',
          needs: ['human', '!space', '!solitary'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Sormak istediği^ [tek bir soru|bir şey] vardı~ ve {X} ondan başka her şeyden konuşmaya [hazırdı~|hevesliydi~]: [havadan|yemekten], [yoldan], [ekmeğin tadından|kedilerin huyundan]. {H} soruyu [üç kez|kaç kez] dilinin^ ucuna [getirdi^|aldı^], [hepsinde|sonunda] [yuttu^|öksürdü^|“Öyle,” dedi^].',
          needs: ['!space', 'human', 'meets'],
        },
        {
          text: 'Ona [bir öğüt|bir uyarı|tek bir kural] vermeliydi^. “[Şunu yapma|O gün evden çıkma|O kâğıdı imzalama],” diyecekti^. Ama bugün durduğu^ yere [o yanlıştan geçerek|tam da öyle yaparak] gelmişti^; [öğüdü yuttu^|sustu^|“Güzel ceket,” dedi^ onun yerine].',
          needs: ['younger', 'human'],
        },
        {
          text: 'Ceplerini^ [karıştırdı^|ters çevirdi^], ona verecek bir şey [aradı^|bulmaya çalıştı^]. [Bir düğme|Yassı bir taş|Mavi bir misket] buldu^, bir de [kırık bir tarak|ezik bir çikolata|eski bir bilet]. Öteki ilkini [tanıdı~|kaptı~ hemen]: “[Onu daha kaybetmedim|Bundan bende var|Demek bunu hiç atmadın],” dedi~.',
          needs: ['younger', 'human'],
        },
        {
          text: '{X:acc} bırakmak [istemiyordu^|elinden^ gelmiyordu~] ama tutacak bahanesi^ de [yoktu~|kalmamıştı~]. “[Bir çay|Bir kahve|İki lokma yemek],” dedi^ sonunda. “[İçtim|Tokum|Yeni kalktım sofradan],” dedi~ {X}. “[Bir daha iç|Otur, bakarsın|Benim için].”',
          needs: ['meets', 'human', '!space', '!confined'],
        },
        {
          text: '{V.dik} andan beri [işine^ dönemiyordu^|hiçbir şeyi bitiremiyordu^]. Eline^ bir şey [alıyor|geçiriyor], [bırakıyor|bir yere koyuyor], bıraktığını^ [arıyordu^|bulamıyordu^]. “Ne [arıyorsun|oldu sana]?” diyenlere [elindekini^ gösteriyordu^|“Hiç,” diyordu^].',
          needs: ['!child', 'human', '!solitary'],
        },
        {
          text: '{X:acc} bir kez daha görmek [istiyordu^|için her şeyi verirdi^]. Aynı yere, [aynı saatte|aynı hevesle], [üç gün|dört akşam] üst üste gitti^. Sonuncusunda kendinden^ [utandı^|bezdi^], ertesi gün [yine gitti^|daha erken gitti^|başka bir şapkayla gitti^].',
          needs: ['!confined', '!tight', '!solitary'],
        },
        {
          text: 'Gerçek olup olmadığını [başka türlü|uzaktan] anlayamayacaktı^; elini^ [uzattı^|kaldırdı^]. {X} [geri çekilmedi~|kıpırdamadı~|merakla baktı~]. Parmakları^ [bir karış|iki parmak|bir saç teli] kala [kendiliğinden durdu~|titredi~, geri kaçtı~|bir serinliğe girdi~].',
          needs: ['!meets', 'human'],
        },
        {
          text: '{X} bir ara adını^ [sordu~|merak etti~]. {H} [söyledi^|heceledi^]. {X} adı [ağzında çevirdi~|iki kez denedi~], yanlış [vurguladı~|söyledi~|bir harfle]. {H} [düzeltmedi^|ses etmedi^]; [öylesi de güzeldi~|yeni ad hoşuna^ gitmişti~|o günden sonra öyle çağrılsın istedi^].',
          needs: ['first-time', '!mute'],
        },
        {
          text: 'Bir şey olmamış gibi [yürüyüp gitmeyi|işine^ bakmayı|başını^ çevirmeyi] denedi^. [On adım|Yarım dakika|Bir türkü boyu] sonra [arkasına^ baktı^|dayanamadı^, döndü^]. {X}+de [bakıyordu~|yerinden kıpırdamamıştı~|dönmüştü~].',
        },
        {
          text: 'Kıskandı^. Ötekinin [dizleri ağrımıyordu~|gözleri her şeye açılıyordu~], borcu [yoktu~|bir sakızdı~], [gece uyanıp tavana bakmıyordu~|kimseye küsmemişti~ daha]. Üstelik bunların [hiçbirinin farkında değildi~|hiçbirine aldırmıyordu~]; [bir an önce büyümek|koşmak|gitmek] istiyordu~.',
          needs: ['younger', 'human', '!child'],
        },
        {
          text: 'Konuşmak istiyordu^, ama [söz bitince|konuşunca] {X:gen} [gidebileceğini de|kalkacağını da] biliyordu^. Bu yüzden [uzattı^|oyaladı^]: [önemsiz şeyler|yolun adını], [cevabını bildiği^ şeyler|günlerden ne olduğunu], [cevabı uzun süren şeyler|çocukken kırdığı bir bardağı] sordu^.',
          needs: ['human', 'meets'],
        },
        {
          text: '{H} o gün [beklendiği^ yere|sözleştiği^ yere] gidemedi^, [verdiği^ sözü|başladığı^ işi] [tutamadı^|bitiremedi^]. “Neredeydin?” diye [sorduklarında|çıkıştıklarında] [doğruyu söyledi^|olanı anlattı^]; yalan söylese^ [daha az|o kadar] [kızarlardı|gülerlerdi].',
          needs: ['!confined', '!solitary'],
        },
        {
          text: '{X:dat} [bir borcu^ vardı~|söylenmemiş bir sözü^ vardı~|verecek bir cevabı^ vardı~]; [eski|küçük|yıllanmış] bir şey, [kimsenin hatırlamadığı|iki kişinin bildiği]. [Şimdi|İşte] karşısındaydı~ ve {H} [nereden başlayacağını^|hangi yüzle bakacağını^] [bilmiyordu^|seçemiyordu^]: [gülerek mi|ağlayarak mı], [sondan mı|en ağırından mı]?',
          needs: ['known', 'meets'],
        },
        {
          text: '[Bu işin|Bu karşılaşmanın] [bir sebebi|bir yararı] olmalıydı~. {H} [üstünü başını yokladı^|cebini^ yokladı^], [ötekinin ellerine|gelene] baktı^: [haber mi getirmişti~|bir şey mi isteyecekti~]? {X} [hiçbirini yapmadı~|ıslık çaldı~|yere çömeldi~]: “[Öyle, geçiyordum,|Ben de onu soracaktım,|Acelen mi var?]” dedi~.',
          needs: ['human', '!space'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '“Benden ne [istiyorsun|bekliyorsun]?” dedi~ {X}. “[Hiç|Bilmem]. Bir bakayım dedim.” “Baktın.” “Öyle,” dedi^ {H}. İkisi de önce [ötekinin dönüp gitmesini|ötekinin kıpırdamasını] [bekledi~|kolladı~].',
          needs: ['third'],
        },
        {
          text: '“[Mutlu muyuz|İyi miyiz biz|Sonunda oldu mu]?” diye sordu~ öteki. {H} önce [yalan söylemeyi|başını^ sallamayı] düşündü^, sonra [gülmeyi|bir şarkı açmayı]. “[Meşgulüz|Bazı pazarlar|Yarı yarıya],” dedi^. Öteki [buna razı oldu~|yüzünü buruşturdu~|parmaklarıyla hesapladı~].',
          needs: ['younger'],
        },
        {
          text: '{V.dik:acc} {F:dat} [anlattı^|bir solukta söyledi^]. “[Ne giymişti|Boyu nasıldı|Gözü ne renkti]?” dedi~ {F}. “[Bilmiyorum|Bakmadım].” “[Ne dedi|İlk sözü ne oldu]?” “Hatırlamıyorum.” “Peki sen ne [biliyorsun|gördün]?” {H} düşündü^. “[Gözünü kaçırmadı|Bana baktı],” dedi^.',
          gives: ['friend-knows'],
        },
        {
          text: '“[Hiç değişmemişsin|Hâlâ o gülüş|Yıllar sana dokunmamış],” dedi~ {X}. [Yalan olduğunu|Doğru olmadığını] ikisi de [biliyordu~|görüyordu~]. “Sen de,” dedi^ {H}; [o da doğru değildi~|o da nezaketti~]. [Rahatladılar~|Omuzları indi~] ve ilk kez [birbirinin yüzüne|gözlerinin altındaki çizgilere] baktılar~.',
          needs: ['known', 'meets', 'third'],
        },
        {
          text: '“[Buralı mısınız|Uzaktan mı geliyorsunuz|Burada mı oturuyorsunuz]?” dedi~ {X}. “Hayır.” “Ben de değilim.” “Nerelisiniz?” {X} [uzun uzun|eliyle çize çize] anlattı~: [bir ırmak|bir tren köprüsü|üç minareli bir tepe] vardı~. {H} yalnız [sesini|ellerini] [dinledi^|izledi^]; sonunda aklında^ [bir tek yer adı|ırmaktan başka bir şey] kalmadı~.',
          needs: ['first-time', 'meets', 'human', '!space', '!child'],
        },
        {
          text: '“Beni [görmemen|duymaman] gerekirdi,” dedi~ {X}. “Niye?” “Kural.” “[Kimin kuralı|Kim koymuş|Bozunca ne oluyor]?” {X} [sustu~|kaşlarını çattı~|çevresine bakındı~]; kuralı kendisi de [yeni duymuş|hiç düşünmemiş|birinden ödünç almış] gibiydi~.',
          needs: ['!meets', '!self'],
        },
        {
          text: '“[Uyduruyorsun|Rüya görmüşsün|Dalga geçiyorsun],” dedi~ {F}. “Yok.” “Öyleyse [nasıl konuşuyordu|nasıl yürüyordu|nasıl gülüyordu], [yap bakayım|göster].” {H} [denedi^|gözünü^ kapayıp yaptı^]. {F} [bir adım geri çekildi~|kolundaki tüylere baktı~|renk değiştirdi~]. “Tamam,” dedi~, “[yapma bir daha|yeter|anladım, otur].”',
          needs: ['!known', '!mute', '!meets'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} olanları dinlerken [gözünü yerden|elini çenesinden] [ayırmadı~|çekmedi~]. “Ben olsam [yolumu değiştirirdim|arkama bakmazdım|bağırırdım],” dedi~. “Ben de [öyle sanırdım|öyle derdim],” dedi^ {H}. “[İnsanın ayağı yapışıyor|Olmuyor|Karşına gelsin, görürsün].”',
          needs: ['human', '!known'],
          gives: ['friend-knows'],
        },
        {
          text: 'Öteki, [avucundaki kırıntıları|cebindeki leblebileri] [bir serçeye|bir karıncaya] [attı~|uzattı~]. “Büyüyünce [ne olacağım|nerede oturacağım|köpeğim olacak mı]?” dedi~. {H} [çatlak ellerini^|ayakkabısının^ yamasını|saçındaki^ akı] [sakladı^|örttü^]. “[Meraklı|Uykusuz|Uzun boylu],” dedi^.',
          needs: ['childhood', 'human', '!space', '!child'],
        },
        {
          text: '“Bir dakikan var mı?” dedi^ {H}. “[Bir dakikam var|Bir dakika olur|Saymaya başla],” dedi~ {X}. Saat tutan olsa o dakikanın [güneş batarken|fırın kapanırken|çay üç kez soğuyunca] bittiğini görürdü.',
          needs: ['!space', '!tight', 'human'],
        },
        {
          text: '“Niye [şimdi|bugün|burada]?” dedi^ {H}. {X} [omuz silkti~|başını yana eğdi~]. “Başka zaman da geldim. [Bakmıyordun|Uyuyordun|Konuşuyordun].” “Söyleseydin.” “Söyledim ya,” dedi~ {X}, “[yeni duydun|sonunda duydun].”',
          needs: ['!meets'],
        },
        {
          text: '“Seni gördüm,” dedi~ {F}. “[Selam verecektim|Seslenecektim|Yanına gelecektim], [veremedim|dilim varmadı]. Yüzün kapalıydı.” “[Kapalı mıydı|Nasıl yani]?” “[Kapıya tabela asmışsın gibi|Perdesi inmiş dükkân gibi].”',
          needs: ['third', '!self', '!space', '!confined'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Adını sordun mu|Bir yer, bir ad var mı elinde|Nereye gittiğini gördün mü]?” dedi~ {F}. {H} [başını^ iki yana salladı^|avucunu^ açtı^, boştu~]. “[Bunca|O kadar] zaman ne konuştunuz?” “[Kuşları|Susamışız, suyu konuştuk|Hiç].” {F} [alnına vurdu~|güldü~]: “[Bir dahakine beni götür|Bir dahakine sorarsın].”',
          needs: ['!self', 'human', '!space', '!confined', '!known'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '“Kiminle [konuşuyordun|gülüşüyordun|dertleşiyordun]?” dediler~. {H} [dönüp gösterdi^|başıyla^ işaret etti^]; gösterdiği^ yer [boştu~|bomboştu~|tozdan ibaretti~]. “[Az önce buradaydı|Şuradaydı işte|Gitmiş],” dedi^ ve böyle diyenlere [nasıl bakıldığını|nasıl gülümsendiğini] [ilk kez|o gün] gördü^.',
          needs: ['!meets', '!self'],
        },
        {
          text: '{X} o akşam gidiyordu~; bunu [en sona|son lokmaya|kapıya kadar] saklamıştı~. “[Dönecek misin|Ne kadar kalırsın oralarda|Yazar mısın]?” “[Bilmem|Söz veremem|Bakarız].” {H} güneşe baktı^: [Batmasına iki karış kalmıştı~|Damın ucuna değmişti~|Gölgeler uzamıştı~ bile].',
          needs: ['meets', '!space', '!tight', '!confined', '!night', '!place', '!known'],
        },
        {
          text: 'Öteki durmadan soruyordu~. [Anneyi|Evi|Bisikleti] sordu~, [sokaktaki köpeği|dişi sallanan arkadaşı|bahçedeki salıncağı] sordu~. “Peki [o iş oldu mu|gemiye bindik mi|kemanı öğrendik mi]?” dedi~. {H} [bundan sonrasına|son soruya] [cevap vermedi^|“Yolda,” dedi^|bir taş tekmeleyerek karşılık verdi^].',
          needs: ['younger', 'human', '!space'],
        },
        {
          text: '“Bana bir [özür|cevap|bilet] borcun var,” dedi~ {X}; [gülümseyerek|usulca|şaka gibi] söylemişti~. {H} [unutmuş gibi yaptı^|anlamazdan geldi^]. {X} [günü|yılı] söyledi~, [saati söyledi~|havayı söyledi~], [o gün esen rüzgârı|üstündekini^] söyledi~.',
          needs: ['known', 'meets', 'third'],
        },
        {
          text: '{X} ertesi gün [ortada yoktu~|gelmedi~|görünmedi~]. {H} [sordu^|tarif etti^|boyunu eliyle^ gösterdi^]; [sorduğu^ kişiler|duyanlar] [birbirine baktı~|dudak büktü~]. Öyle birini [gören olmamıştı~|tanıyan yoktu~|hiç kimse anmıyordu~].',
          needs: ['!meets', '!solitary', '!self'],
        },
        {
          text: '{H:gen} elleri^ durmuyordu~. [Bir ipi çözüp yeniden düğümledi^|Düğmesini^ koparıp dikti^|Bir kâğıdı kırka katladı^], [bir ekmeği|bir dal parçasını] [ufaladı^|didikledi^]; [kuşlar toplandı~|yer kırıntı doldu~]. “[Bitir şu işi|Yeter artık|İkisinden biri],” dedi~ {F}, “ya [git konuş|bul getir] ya [unut|sus].”',
          needs: ['human', '!space', '!confined', '!tight'],
        },
        {
          text: '{X:gen} bir sözü [ertesi gün|gece yarısı|işin ortasında] kulağında^ [çınladı~|döndü~]: “[Kendine iyi bak|Görüşürüz].” Söylenirken [sıradandı~|bir şey değildi~]. Şimdi [üç|iki] ayrı anlama geliyordu~ ve {H} [hangisinin doğru olduğunu|hangisini seçeceğini^] [bilemiyordu^|kestiremiyordu^].',
          needs: ['!mute'],
        },
        {
          text: 'Görenler [olmuştu~|çıktı~]. [Akşama varmadan|Bir çay içimlik sürede] herkes [kimin kiminle, nerede, ne kadar durduğunu|kimin güldüğünü, kimin ağladığını] biliyordu~. Ne konuşulduğunu bilen [yoktu~|çıkmadı~], [onu da uydurdular~|boşluğu doldurdular~]. {H} uydurulanı [daha çok|biraz] [beğendi^|kıskandı^].',
          needs: ['meets', '!solitary', '!tight', '!wide'],
        },
        {
          text: '[Böyle|Birbirinin aynı] iki kişi [bir yere|bir hayata] [fazlaydı~|çoktu~]. [Birinin gitmesi|Sandalyeyi birinin bırakması] gerekiyordu~ ve [ikisi de|her biri] [ötekinin gideceğine|öbürünün vazgeçeceğine] [güveniyordu~|inanıyordu~]. [İlk gece|O akşam] [tek yatağa|tek lokmaya] [uzun uzun baktılar~|ikisi birden uzandı~].',
          needs: ['self', 'third'],
        },
        {
          text: '{H} o gece [uyumadı^|gözünü^ yummadı^], {V.mek:acc} [baştan kurdu^|kafasında^ döndürdü^]: Bu kez [doğru sözü|şakayı|özrü] buluyor, [doğru yerde|vaktinde] susuyordu^; bu kez {X} [kalıyordu~|gülüyordu~|adını söylüyordu~]. Sabah olunca bir an [ikisini karıştırdı^|hangisi olmuştu~, bilemedi^].',
          needs: ['human', '!space'],
        },
        {
          text: '{F} iki kez [çağırdı~|haber yolladı~], {H} [ikisinde de|birine bile] [gitmedi^|dönmedi^]. [Sonunda|Üçüncüsünde] {F} gelip karşısına^ [oturdu~|dikildi~]. “Bir kişi gördün,” dedi~, “[dünya durdu|bizi sildin|yemeden içmeden kesildin].” {H} [durmadığını|silmediğini^|yediğini^] söyledi^; söylerken [hangi günde olduklarını|en son ne yediğini^] hatırlamaya çalışıyordu^.',
          needs: ['third', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{X} her seferinde [biraz daha erken|daha çabuk] [gidiyordu~|siliniyordu~]. {H} bunu ölçtü^: ilk gün [gölgesi^ ayağının^ ucundayken|çay bitince|şarkının sonunda], ertesi gün [daha gölge belirmemişken|ilk yudumda|ikinci dizede].',
          needs: ['!space', 'human', '!tight', '!meets', '!self'],
        },
        {
          text: '{V.dik} günden sonra {H} [dalgındı^|dağınıktı^]: [yemeği yaktı^|tuzu iki kez attı^], [para üstünü almadan çıktı^|bir dostunu^ başka adla çağırdı^]. [Sonuncusu|Sonra yaptığı^] ağırdı~: {F:gen} [doğum gününü|ilk kez istediği bir iyiliği|üç saatlik bekleyişini] [unuttu^|atladı^]. {F} [“Olur,” dedi~|küsmedi~ bile|elindekini sessizce bıraktı~], [en kötüsü buydu~|bu daha çok acıttı~].',
          needs: ['human', '!space', '!confined', '!tight', '!child'],
          gives: ['friend-knows'],
        },
      ],
    },
    ...MEETS_END,
  ],
};
