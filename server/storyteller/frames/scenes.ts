import type { Beat } from '../types.ts';

/** The hero at work: tool and gesture carry what is not said. */
const SCENE_WORK: Beat = {
  name: 'scene: work',
  variants: [
    {
      text: '[Az sonra|Bir ara|Ertesi gün] {T:acc} [eline^ aldı^|avucunda^ çevirdi^|yerinden kaldırdı^] ve {G.di}. [Her zamanki iş|Ezbere bildiği^ iş|Önündeki^ iş] [yürümüyordu~|ağırlaşmıştı~|bir türlü bitmiyordu~]; {H} [üçüncü kez|yeniden] [aynı yere döndüğünü^ anladı^|başa döndü^|aynı noktada durdu^].',
      needs: ['human', 'tool', 'gesture'],
    },
    {
      text: '{H} [{T:dat} uzandı^|{T:acc} aradı^|elini^ {T:dat} götürdü^], [parmakları^ boşta kaldı~|yanlış yeri tuttu^|son anda vazgeçti^]. [Eşyalar|Her şey] [yerindeydi~|dünkü gibi duruyordu~]; [kaymış olan kendisiydi^|yerinde olmayan, aklıydı^|şaşıran yalnızca eliydi^]. [Derin bir nefes aldı^|Yutkundu^] ve {G.di}.',
      needs: ['human', 'tool', 'gesture', '!confined'],
    },
    {
      text: '{W:loc} [ikindiye kadar|saatlerce|yemek arası vermeden] çalıştı^. {G.erek} [oyalandı^|vakit kazandı^|kendini^ tuttu^]; [{T} ısınmıştı~ avucunda^|{T} elinde^ ağırlaşmıştı~|{T:acc} hiç bırakmamıştı^]. [Bitirdiği^ iş|Ortaya çıkan|Elinden^ çıkan iş] [fena değildi~|eğriydi~|kusursuzdu~] ama [bakmadı^ bile|sevinmedi^|{H:gen} umurunda^ olmadı~].',
      needs: ['human', 'tool', 'workplace', 'gesture', '!space', '!child'],
    },
    {
      text: 'Bir yanlışlık [yaptı^|oldu~]: {T} [elinden^ kaydı~|parmaklarının^ arasından düştü~|yere çarptı~] ve [{S} bir an kesildi~|{S} gürültünün altında kaldı~]. {H} [eğilip aldı^|ağır ağır çömeldi^|ayağıyla^ kendine^ çekti^], [bir çatlak aradı^|üstünü sildi^|kırılan yer var mı diye baktı^]. [Yoktu~.|Küçük bir çizik vardı~.|Bir şey olmamıştı~.] [Eli^ titriyordu~|Elleri^ buz gibiydi~], [asıl kırılan oydu~|asıl düşen uykusuydu^].',
      needs: ['human', 'tool', 'sound'],
    },
    {
      text: '{G.meden} önce [bir an|kısacık|bir solukluk] [durdu^|bekledi^|çevresine^ baktı^]. [Eskiden|Başka günlerde|Çırak gibi davrandığı^ günlerde] bunu [düşünmeden yapardı^|gözü^ kapalı yapardı^|şarkı söyleyerek yapardı^]. [Şimdi|O gün] [her hareketi^|en küçük hareketi^] [önce tartıyor|içinden^ sayıyor], [{T:acc} sonra kaldırıyordu^|{T:dat} sonra dokunuyordu^].',
      needs: ['human', 'tool', 'gesture', '!child'],
    },
    {
      text: '[Unutmak için|Susmak için|Başka şey düşünmek için] çalıştı^. [{T:acc} temizledi^|{T:acc} sildi^, kuruladı^|{T:acc} bezle ovdu^], [yerine koydu^|yan çevirdi^], [beğenmedi^|içine^ sinmedi~], [baştan aldı^|bir daha sildi^]. [Temiz olan şey|Parlayan şey] [biraz daha parladı~|daha temiz olmadı~]; {K} [geçmedi~|aynı yerde kaldı~|parmaklarından^ çıkmadı~].',
      needs: ['human', 'tool', 'smell'],
    },
    {
      text: '[Bir sayı tutturmuştu^|Kendine^ bir ölçü koydu^|Oyun gibi bir şey buldu^]: {S} [beş kez duyulunca|kesilince|her başladığında] {G.iyordu}. [Dokuzda|Yirmide|Otuzda] [şaşırdı^|sayıyı kaçırdı^|durdu^]. [{T:acc} bıraktı^|{T:acc} yanına^ koydu^] ve [ilk kez|uzun zamandan sonra] [{W:acc} bir yabancı gibi gördü^|{W:dat} bir konuk gibi baktı^].',
      needs: ['human', 'tool', 'sound', 'gesture', 'workplace', '!mute'],
    },
    {
      text: '{T} [hep aynı yerde dururdu~|bir karış bile kıpırdamazdı~ yerinden|kimsenin dokunmadığı köşede dururdu~]. O gün [öte yandaydı~|ters konmuştu~|bir karış sağdaydı~]. {H} [kimin dokunduğunu sormadı^|uzun uzun ona baktı^|geri çevirdi^, sonra yine baktı^]. [Belki kendi koymuştu^|Belki kendisi^ unutmuştu^] öyle; [belki de artık|belki çoktandır] [unutuyordu^|dalıp gidiyordu^].',
      needs: ['human', 'tool', '!solitary'],
    },
    {
      text: '[Öğleye doğru|Bir ara|İşin ortasında] {G.di}, [sonra bir daha|sonra yeniden, daha yavaş]. [Elleri^ ona^ ihanet etmiyordu~|Elleri^ işini biliyordu~|Elleri^ alışkındı~]; [aklı^ başka yerdeydi~|kafası^ uzaktaydı~]. [{T:acc} o yüzden sıkı tuttu^|{T:dat} o yüzden daha sıkı sarıldı^], [bir tutamak gibi|düşmekten korkar gibi|sonuncusuymuş gibi].',
      needs: ['human', 'tool', 'gesture', 'third'],
    },
    {
      text: '{H} {W:dat} [erkenden geldi^|herkesten önce vardı^|ilk ışıkla döndü^]. [{T} bıraktığı^ yerde duruyordu~|{T:acc} bıraktığı^ gibi buldu^], [{K} geceden kalmıştı~|{K} henüz dağılmamıştı~]. [Hiçbir şey yapmadan|Elini^ sürmeden|Ayakta, öylece] [on dakika|bir süre|epey] [bekledi^|dinledi^|durdu^]. [Sonra|En sonunda] {G.di}.',
      needs: ['human', 'tool', 'workplace', 'smell', 'gesture', '!space', '!solitary'],
    },
    {
      text: '[İşini^ hiç bu kadar yavaş yapmamıştı^|Bir işi hiç böyle uzatmamıştı^]. {G.di}, [durdu^|bekledi^|başını^ kaldırdı^], [{S} duyulunca|{S} bir daha duyulunca] [yeniden başladı^|baştan aldı^]. [Bir bitirse^|Bitirse^] [düşünecek zamanı^ olacaktı~|eve dönmesi^ gerekecekti~|sıra öbür işe gelecekti~]; [bitirmedi^|bu yüzden bitirmedi^|elini^ ağırdan aldı^].',
      needs: ['human', 'sound', 'gesture'],
    },
    {
      text: '[Ustası^ derdi~ ki|İlk öğrendiği^ kural şuydu~|Bu işi öğreten kadın söylemişti~]: [elin kararsızsa {T:acc} bırak|canın sıkkınken {T:dat} dokunma|{T:acc} öfkeyle tutma]. {H} [bıraktı^|söz dinledi^|parmaklarını^ açtı^]. [Avucunda^ kırmızı bir iz vardı~|Avucu^ terlemişti~]. [İz geçene kadar|Eli^ kuruyana kadar|Bir süre] {S:acc} dinledi^.',
      needs: ['human', 'tool', 'sound', '!child', '!mute'],
    },
    {
      text: '[Yarım kalan iş|Sırada bekleyen iş|Söz verilmiş iş] [ertesi güne yetişecekti~|artık bekleyemezdi~|gece yarısına kadar bitecekti~]. {H} [kollarını^ sıvadı^|yerine^ geçti^|omuzlarını^ dikleştirdi^], {T:acc} [yokladı^|önüne^ koydu^|sıkıca kavradı^]. [Bir saat sonra|Kısa süre sonra] [başını^ kaldırdığında^|durduğunda^] [tek düşündüğü^ işti~|nefesi^ düzelmişti~]. [Az şey değildi~ bu.|Bu da bir şeydi~.|O kadarı yetti~.]',
      needs: ['human', 'tool', '!child', '!space'],
    },
    {
      text: '[Küçük bir iş buldu^ kendine^|Ertelenmiş bir işi önüne^ çekti^|Kolay bir işten başladı^]: {G.di}. [Bitti~.|O kadar.|Birkaç dakika sürdü~.] [Sonra bir küçük iş daha|Ardından bir başkası|Sonra onun yanındaki], [sonra {T:acc} yerine kaldırmak|sonra {W:acc} toplamak|sonra {T:acc} silmek]. [Büyük olan|Asıl mesele|Kaçtığı^ şey] [kenarda bekliyordu~|sırasını bekliyordu~|hepsini izliyordu~].',
      needs: ['human', 'tool', 'workplace', 'gesture'],
    },
  ],
};

/** The place of work and what is heard and smelled there. */
const SCENE_PLACE: Beat = {
  name: 'scene: place',
  variants: [
    {
      text: '{W:loc} [{K} vardı~|{K} birikmişti~|{K} ağırdı~]. {H} [bu kokuyu|onu] [yıllardır fark etmiyordu^|çoktandır almıyordu^]; [o gün|şimdi] [ilk kez|yeniden] [genzine^ doldu~|başını^ döndürdü~|boğazına^ oturdu~]. [Bir şeyin değiştiğini|Alıştığını^|Burada ne kadar kaldığını^] [en çok bundan|ancak böyle] anladı^.',
      needs: ['human', 'workplace', 'smell'],
    },
    {
      text: '{S} [birden|ansızın|uyarmadan] kesildi~. [İnsan|Kulak] sesi [değil de|değil], [kesildiği anı|boşluğunu] duyuyordu~ [önce|asıl]. {H} [başını^ kaldırdı^|elindekini^ bıraktı^|nefesini^ tuttu^], {W:loc} [bir o yana bir bu yana baktı^|kıpırdamadan bekledi^|kendi^ soluğunu^ dinledi^]. [Sonra ses yeniden başladı~|Ses geri geldi~], [hiçbir şey olmamış gibi|kaldığı yerden|biraz daha alçaktan].',
      needs: ['human', 'sound', 'workplace', '!mute'],
    },
    {
      text: '{W:abl} [ayrılmak istemedi^|bir türlü ayrılamadı^|gitmedi^ o gün]. [Her köşesini biliyordu^|Ezbere biliyordu^ buraları]: [{S} nereden gelir|{K} nerede ağırlaşır], [hangi köşe gölge|ışık neye vurur], [kim nereye bakar|ne nereye konur]. [Bilmediği^ tek şey vardı~|Bir şeyi bilmiyordu^]: [burada daha ne kadar kalacağı^|bundan sonra ne yapacağı^].',
      needs: ['human', 'workplace', 'sound', 'smell', '!confined'],
    },
    {
      text: '[Işık|Aydınlık] [çekildikçe|azaldıkça|yer değiştirdikçe] {W} [küçülüyordu~|başka bir yere benziyordu~|daralıyordu~]. {H} [ışığın değdiği son yere oturdu^|sırtını^ duvara verdi^|ayakta kaldı^], {S:acc} [dinledi^|saydı^|bekledi^]. [{K} inceldi~|{K} dağıldı~], [yerine serinlik geldi~|yerini soğuk aldı~|üstüne^ bir ağırlık çöktü~].',
      needs: ['human', 'workplace', 'sound', 'smell', 'workplace-indoors', '!mute'],
    },
    {
      text: '[Toz|Sessizlik] değil, [yokluk|eksik bir şey] [birikiyordu~|çöküyordu~] {W:dat}. {H} [süpürdü^|eşyaları kenara çekti^|her şeyi bir kez daha yerine koydu^], [pencereyi aradı^|kapıyı araladı^|içeriyi havalandırdı^]; {K} [çıktı~, geri geldi~|gitmedi~|bir saate kalmadan döndü~]. [Dert|Sıkıntı] [havada değildi~|tozda değildi~].',
      needs: ['human', 'workplace', 'smell', 'workplace-indoors', '!space', '!confined'],
    },
    {
      text: '[Gözünü^ kapasa^|Gözlerini^ bağlasalar|Karanlıkta bile] [yolunu^ bulurdu^|nerede olduğunu^ bilirdi^]: [önce {K}|{K} önde], [ardından {S}|sonra {S}], [en son|hepsinden sonra] {W}. {H} [denedi^|gerçekten kapadı^ gözlerini^|bunu o gün denedi^]. [Üç adım attı^|Beş adım yürüdü^] ve [hiç beklemediği^|olmaması gereken] [bir boşluğa değdi~ eli^|bir köşeye çarptı^].',
      needs: ['human', 'workplace', 'smell', 'sound', '!mute', '!tight'],
    },
    {
      text: '[Kimse konuşmuyordu~|Konuşan yoktu~|Söz bitmişti~] {W:loc}; [yalnızca|bir tek] {S} [sürüyordu~|duyuluyordu~]. {H} [o sese tutundu^|sesi bir ip gibi tuttu^|ona ayak uydurdu^], {G.di}, [içinden^ ona kadar saydı^|dudağını^ ısırdı^]. [Onda|Sonunda] [karar vermiş olacaktı^|kalkacaktı^]; [dokuzda kaldı^|saymayı unuttu^|baştan başladı^].',
      needs: ['human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Bir köşede|Gözden uzak bir yerde|Ayak altında] [bir çizik gördü^|eski bir leke buldu^|unutulmuş bir düğme buldu^]. {W:loc} [bunca zaman|yıllarca] [üstünden^ atlayıp geçmişti^|görmeden geçmişti^ yanından]. [Parmağını^ üstünde gezdirdi^|Eğilip baktı^|Tırnağıyla^ yokladı^]. {S} [sürüp gidiyordu~|arkada kaldı~]; {H} [bir an|kısacık] [ne aradığını^ unuttu^|gülümsedi^|çocuk gibi meraklandı^].',
      needs: ['human', 'workplace', 'sound', '!child'],
    },
    {
      text: '{K} [ceketine^ sinmişti~|saçına^ sinmişti~|ellerine^ sinmişti~]. [Nereye gitse^|Neye dokunsa^] [{W:acc}+de yanında^ götürüyordu^|{W} peşinden^ geliyordu~]. [Eskiden utanırdı^ bundan|Gençken saklamaya uğraşırdı^]; [o günlerde|artık] [avucunu^ burnuna^ götürüp|bileğini^ koklayıp] [rahatlıyordu^|yerini^ buluyordu^].',
      needs: ['human', 'workplace', 'smell', '!child', '!space'],
    },
    {
      text: '{H} {W:loc} [bir iskemle çekti^|yere oturdu^|duvara yaslandı^] ve [hiçbir şey yapmadan|kollarını^ kavuşturup|bir süre] {S:acc} dinledi^. [Aynı sesti~|Dünkü sesti~]. [Dün|Eskiden] [huzur verirdi~|uyku getirirdi~]; [şimdi|o gün] [bir soru gibi|dürter gibi|adını^ söyler gibi] [geliyordu~|uzuyordu~].',
      needs: ['human', 'workplace', 'sound', '!mute', '!space'],
    },
    {
      text: '[Başka yerde|Bir başkasının yanında|Uzakta] [uyuyamazdı^|duramazdı^|kendini^ bulamazdı^]; {W:loc} [ise|bile] [bir saat|biraz] [dalabiliyordu^|kestirebiliyordu^]. [{S} ninni gibiydi~|{S} uzaklaşıyordu~], {K} [yorgan gibi|ağır ağır] [üstüne^ çöküyordu~|örtüyordu~ onu^]. [Uyandığında^|Gözünü^ açtığında^] [her şey yerindeydi~|hiçbir şey kıpırdamamıştı~], [dert de|sıkıntısı^ da].',
      needs: ['human', 'workplace', 'sound', 'smell', '!child', '!tight'],
    },
  ],
};

/** Evenings and nights in the scene. */
const SCENE_EVENING: Beat = {
  name: 'scene: evening',
  variants: [
    {
      text: '[Akşam|O akşam] {W} [boşaldı~|sessizleşti~|sustu~]. {H} [kalmayı seçti^|gitmedi^|ayak sürüdü^]; {T:acc} [bir kez daha sildi^|önüne^ koydu^|kucağına^ aldı^]. {S} [gündüz duyulmazdı~|gündüzün altında kalırdı~], [gece|karanlıkta] [her yeri dolduruyordu~|baş köşeye geçiyordu~].',
      needs: ['human', 'workplace', 'tool', 'sound', '!space', '!mute', '!solitary'],
      gives: ['night'],
    },
    {
      text: '[Gece yarısı|Gece bir ara|Uykunun ortasında] [uyandı^|doğruldu^|gözlerini^ açtı^]: [burnunda^|odada] {K} vardı~. [Oysa {W} uzaktaydı~|Oysa {W:abl} saatler önce çıkmıştı^]. [Ellerini^ kokladı^|Yastığı çevirdi^|Yüzünü^ yıkadı^], [koku gitmedi~|koku azaldı~, bitmedi~]. [Sabaha kadar|Gün doğana dek] {V.dik:acc} [evirip çevirdi^|düşündü^|kendine^ anlattı^].',
      needs: ['human', 'workplace', 'smell', '!confined', '!space', '!solitary', '!child'],
      gives: ['night'],
    },
    {
      text: '[Günün son işi|En son iş] [hep aynıydı~|değişmezdi~]: {G.mek}. [O akşam|Bu kez] {H} [sırayı bozdu^|unuttu^|yarıda kesti^], {T:acc} [olduğu yerde bıraktı^|ortada bıraktı^|kaldırmadı^]. [Çıkarken|Uzaklaşırken] [dönüp baktı^|bir an durakladı^]; [dağınıklık iyi geldi~|dönüp toplamak istedi^, toplamadı^].',
      needs: ['human', 'tool', 'gesture', '!solitary', '!confined'],
      gives: ['night'],
    },
    {
      text: '[Lambayı kıstı^|Işığı azalttı^|Tek bir ışık bıraktı^]. {W} [yarı yarıya silindi~|karanlığa gömüldü~|küçüldü~], [geriye {S} kaldı~|bir tek {S} kaldı~]. {H} [kalan aydınlıkta|o dar ışıkta] {G.di}, [acele etmeden|kimseye görünmeden|ağır ağır]. [Biri görse|Dışarıdan bakan] [çalışıyor sanırdı~|ne yaptığını^ anlamazdı~]; [oysa bekliyordu^|oysa vakit öldürüyordu^].',
      needs: ['human', 'workplace', 'sound', 'gesture', 'workplace-indoors', '!solitary'],
      gives: ['night'],
    },
    {
      text: '{T:acc} [o gece|ilk kez] yanında^ [götürdü^|taşıdı^]. [Baş ucuna^ koydu^|Yastığın yanına koydu^|Battaniyenin altına aldı^]; [saçmaydı~, biliyordu^|niye yaptığını^ bilmiyordu^]. [Karanlıkta elini^ uzatınca|Uyanıp dokununca] [tanıdık bir şey vardı~ orada|parmakları^ onu buldu~], [soğuk|ağır], [kendinin^|yerinde].',
      needs: ['human', 'tool', '!confined', '!space'],
      gives: ['night'],
    },
    {
      text: '[Sabaha karşı|Gecenin dibinde|Uyku tutmayınca] {W:dat} [döndü^|indi^|geri geldi^]. [Kimsecikler yoktu~|Kimse yoktu~]. {K} [gündüzkinden keskindi~|soğukla keskinleşmişti~], {S} [uzaktan geliyordu~|daha yakındı~]. {H} {G.di}, [sonra hiçbir şeye dokunmadan|sonra gün ağarana dek] [oturdu^|bekledi^].',
      needs: ['human', 'workplace', 'smell', 'sound', 'gesture', '!confined', '!space', '!mute', '!child'],
      gives: ['night'],
    },
    {
      text: '[Herkes yatınca|Sesler kesilince|El ayak çekilince] {H} {V.dik:acc} [bir kâğıda yazdı^|yüksek sesle söyledi^|baştan sona düşündü^]. {S} [sürüyordu~|duyuluyordu~]; [onu^ bölecek başka bir şey yoktu~|başka tanığı^ yoktu~]. [Bitirince|Son cümleden sonra] [{T:acc} eline^ aldı^, bıraktı^|{T:acc} kenara itti^|{T:dat} dokundu^], [bitti demek ister gibi|bir nokta koyar gibi|tanık tutar gibi].',
      needs: ['human', 'tool', 'sound', '!solitary', '!confined', '!child', '!space'],
      gives: ['night'],
    },
    {
      text: '[Bir gece|Gecelerden birinde] {S} [uyandırdı~ onu^|uykusundan^ kaldırdı~ onu^]. [Tanıdık bir sesti~|Bin kez duymuştu^]; [bu kez|karanlıkta] [yanlış yerden|yanlış saatte] geliyordu~. {H} [kapıya gitti^|doğruldu^|el yordamıyla yürüdü^], {W:dat} [varınca|yaklaşınca] [ses sustu~|ses kesildi~]. [Sabah, yalnızca {K} kaldı~|Geriye yalnızca {K} kaldı~].',
      needs: ['human', 'sound', 'smell', 'workplace', '!confined', '!mute', '!heard', '!solitary'],
      gives: ['night'],
    },
  ],
};

/** Somebody comes in, or something falls, in the middle of the work. */
const SCENE_INTERRUPTED: Beat = {
  name: 'scene: interrupted',
  variants: [
    {
      text: '{F} {W:dat} [geldiğinde|uğradığında|ses etmeden girdiğinde] {H} {G.iyordu}. “[Bırak şunu|Elindekini bırak|Bir dakika dur],” dedi~ {F}. {T} [masaya kondu~|havada kaldı~|elinde^ kaldı~]. “[Yüzüme bak|Bana bak|Şimdi konuş].” [Bakmadı^.|Baktı^, dayanamadı^.|Bir süre sonra baktı^.]',
      needs: ['human', 'workplace', 'tool', 'gesture', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '“[Burası|Burada] hep böyle mi [kokar|kokuyor]?” dedi~ {F}. {H} [kokladı^|başını^ kaldırdı^]. “[Nasıl?|Ne gibi?]” “[Böyle işte.|Bilmiyorum.] {K}.” [İkinci kez|Gerçekten] [kokladı^|içine^ çekti^]; [doğruydu~|vardı~ bir şey]. [Yıllardır|Çoktandır] [kimse sormamıştı~|ona^ bunu söyleyen olmamıştı~].',
      needs: ['human', 'smell', '!alone', '!friend-cold', '!confined', '!solitary'],
    },
    {
      text: '{F} [eşikte|iki adım ötede|arkasında^] [durdu~|bekledi~], {T:dat} baktı~. “[Onu bana ver|Ver şunu bana|Uzat şunu].” [Vermedi^|Vermek istemedi^|Önce vermedi^]. “[Senin elin titriyor|Ellerine bak|Bir yerini keseceksin],” dedi~ {F}. [Haklıydı~.|Doğruydu~.] {H} [uzattı^|sonunda verdi^|avucunu^ açtı^] ve [birden|nedense] [ağlayacak gibi oldu^|hafifledi^|yorulduğunu^ anladı^].',
      needs: ['human', 'tool', '!alone', '!friend-cold', '!confined', '!child'],
    },
    {
      text: '[Bir yabancı|Yaşlı bir kadın|Genç bir adam] {W:dat} [geldi~|sokuldu~|yaklaştı~], [bir şey soracak oldu~|ağzını açtı~]. {H} [dalgındı^|duymadı^|başını^ kaldırmadı^]. [Gelen|Öteki] [biraz bekledi~|öksürdü~|bir kez daha denedi~], [sonra|sonunda] [{S} arasında|hiçbir şey demeden] [çekip gitti~|uzaklaştı~]. [Arkasından koşmak geldi~ aklına^|Geç kaldığını^ anladı^|Adını sormadığına^ yandı^].',
      needs: ['human', 'workplace', 'sound', '!solitary', '!confined', '!space', '!child'],
    },
    {
      text: '“[Aklın nerede senin|Sen iyi misin|Kaçıncı bu]?” [diye sordu~|dedi~] {F}. {H} {T:acc} [ters tuttuğunu^ gördü^|elinde^ unuttuğunu^ gördü^|yanlış yere koyduğunu^ gördü^]. “Hiç,” dedi^. “[Hiç dediğin|Bu hiç] [üç gündür|günlerdir] {W:loc} [oturuyor|seninle oturuyor],” dedi~ {F}; [gülmüyordu~|sesi yumuşaktı~|şaka yapmıyordu~].',
      needs: ['human', 'tool', 'workplace', '!alone', '!friend-cold', '!confined', '!child'],
    },
    {
      text: '[Tam o sırada|O sırada|Birden] {S} [bastırdı~|yükseldi~|kesildi~] ve {F:gen} [ne dediği|sözünün sonu] [duyulmadı~|anlaşılmadı~]. “[Ne dedin|Bir daha söyle]?” [diye sordu^|dedi^] {H}. {F} [omuz silkti~|başını salladı~]. “[Önemli değil|Geçti|Boş ver].” [Önemliydi~.|Geçmemişti~.|İkinci kez söylenecek söz değildi~.] {G.erek} [sustu^|konuyu kapattı^].',
      needs: ['human', 'sound', 'gesture', '!alone', '!friend-cold', '!confined', '!mute', '!solitary'],
    },
    {
      text: '{F} [yardım etmek istedi~|işin ucundan tuttu~|yanına^ çöktü~]. [Beceremedi~|Eline yakışmadı~]: {T:acc} [ters tuttu~|yanlış yere koydu~|iki kez düşürdü~]. {H} [güldü^|gülmemek için dudağını^ ısırdı^|kızmadı^]; [kaç gündür|ne zamandır] [ilk gülüşüydü^ bu|yüzü^ böyle açılmamıştı~]. “[Gördün mü|Bak],” dedi~ {F}, “[hâlâ gülebiliyorsun|yüzün gülüyor].”',
      needs: ['human', 'tool', 'third', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '“{V.dik:acc} [kimseye söyleme|burada konuşmayalım|bir daha açma],” dedi~ {F}, {S} [sesini örtsün diye beklemişti~|sürerken]. “[Niye|Neden]?” “[Çünkü|Bilmiyorum ama] [duyan yanlış anlar|seni işinden ederler|{W:loc} duvar ince].” {H} {T:acc} [sıktı^|elinde^ çevirdi^|bıraktı^]. [Söz vermedi^.|Söz verdi^, tutmayacağını^ bile bile.]',
      needs: [
        'human',
        'tool',
        'workplace',
        'sound',
        'friend-knows',
        'third',
        '!alone',
        '!confined',
        '!solitary',
        '!child',
        '!mute',
      ],
    },
    {
      text: '{F} [bir süre|kapının ağzından] [seyretti~ onu^|baktı~ ona^]: {G.di}, [durdu^|bekledi^], [yine yaptı^|baştan yaptı^]. “[Üç kere oldu|Saydım, üç],” dedi~ [sonunda|alçak sesle]. “[Ne üç|Neyin üçü]?” “[Aynı şeyi yapıyorsun|Hep aynı şey].” {H} [ellerine^ baktı^|elini^ geri çekti^]; [farkında^ değildi~|hiçbirini hatırlamıyordu^].',
      needs: ['human', 'gesture', 'third', '!alone', '!friend-cold', '!confined'],
    },
  ],
};

/** The event comes up in the scene. */
const SCENE_EVENT: Beat = {
  name: 'scene: event',
  variants: [
    {
      text: '{V.dik:acc} [düşündükçe|hatırladıkça|aklına^ getirdikçe] {T:acc} [daha sıkı tutuyordu^|bırakıyor, yeniden alıyordu^]. {W} [aynı {W} değildi~ artık|birden dar geldi~|yabancı bir yere dönmüştü~]. {H} {G.di}, [bir kez daha denedi^|alışkanlıkla], [ama|yine de] {S} [araya girdi~|arkadan geliyordu~|bütün düşünceleri^ dağıttı~].',
      needs: ['human', 'tool', 'workplace', 'gesture', 'sound', '!mute'],
    },
    {
      text: '[Günlerdir|Kaç gündür|Epeydir] {G.erek} [susuyordu^|kaçıyordu^|vakit geçiriyordu^]. Ama [iş|el] [bitince|durunca], {V.dik} [an|saat] geri geliyordu~: [{S}, o {K}|{K}, ardından {S}], [bir de kendi^ yüzü^|bir de o soğukluk]. {T:acc} [uzağa itti^|masaya vurdu^|yere bıraktı^].',
      needs: ['human', 'tool', 'gesture', 'sound', 'smell', '!habit', '!state', '!confined'],
    },
    {
      text: '{V.dik:acc} [bilen yoktu~|kimse bilmiyordu~] {W:loc}. {H} [her zamanki gibi|herkes gibi] {G.iyordu}; [dışarıdan bakan|yanından^ geçen] [bir fark görmezdi~|işini^ seven birini görürdü~]. [Yalnız|Bir tek] {T} [ele veriyordu~ onu^|biliyordu~]: [avucunda^ titriyordu~|hep yanlış yerde duruyordu~].',
      needs: ['human', 'workplace', 'gesture', 'tool', '!friend-knows', '!said', '!confined', 'secret'],
    },
    {
      text: 'Aklı^ [hep|yine|gün boyu] {O:loc} kaldı~. {T:acc} [iki kez|üç kez] [yanlış yere koydu^|yere düşürdü^|ararken elinde^ buldu^], [{G.meden} kalktı^|{G.erek} toparlanmaya çalıştı^]. [Sonunda|Akşama doğru] {W:loc} [dikilip kaldı^|bir köşeye çöktü^] ve {O:acc} [gözünün^ önüne getirdi^|en küçük çizgisine kadar düşündü^].',
      needs: ['human', 'object', 'event', 'tool', 'workplace', 'gesture', '!person-object', '!space'],
    },
    {
      text: '“{V.en} [ben miyim|ben miydim] [gerçekten|şimdi]?” [diye fısıldadı^|dedi^ kendi kendine^]. {S} [cevap yerine geçti~|sürdü~|biraz alçaldı~]. {H} {T:acc} [gözlerinin^ hizasına kaldırdı^|iki avucunun^ arasına aldı^], [sanki orada yazıyordu~|bir cevap bekledi^]. [Soğuktu~.|Ağırdı~.|Hiçbir şey söylemiyordu~.]',
      needs: ['human', 'tool', 'sound', '!negative', '!mute', '!solitary'],
    },
    {
      text: '[Yapacak şey belliydi~|Önce elindeki^ işi bitirecekti^]: {G.mek}, {T:acc} [kaldırmak|yerine koymak], {W:acc} [toplamak|kapatmak]. [Sonra|Ancak ondan sonra] {V.dik:acc} [düşünecekti^|birine anlatacaktı^]. [Hepsini yaptı^|Üçünü de yaptı^]. [Sıra sonuncuya gelince|Sıra ona gelince] [yeniden başa döndü^|{T:acc} bir daha çıkardı^].',
      needs: ['human', 'tool', 'workplace', 'gesture', '!confined', '!child', '!solitary'],
    },
    {
      text: '{V.meden} önce de {W:loc} [böyle oturur|böyle durur], {G.mek} için [acele etmezdi^|kimseyi beklemezdi^]. [Aynı {T}|Aynı el, aynı {T}], [aynı {S}|arkada aynı {S}]. [Fark|Değişen] [küçücüktü~|tek şeydi~]: {H} [artık kapıya dönük oturuyordu^|artık arkasını^ duvara veriyordu^].',
      needs: [
        'human',
        'tool',
        'workplace',
        'gesture',
        'sound',
        '!negative',
        '!state',
        '!solitary',
        '!space',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Biri sorsa|Bir soran çıksa] {V.dik:acc} [{T} kadar|{W} kadar] [gerçek bir şey gibi|elle tutulur bir şey gibi] [anlatabilirdi^|gösterebilirdi^]. [Kimse sormadı~|Soran olmadı~]. {H} {G.di}; {K} [her zamanki gibiydi~|biraz daha keskindi~], [gün de|zaman da] [öyle geçti~|kimseye aldırmadan geçti~].',
      needs: ['human', 'tool', 'workplace', 'gesture', 'smell', '!friend-knows', '!solitary'],
    },
    {
      text: '{F} {W:loc} [yanına^ oturdu~|karşısına^ geçti~] ve {S} [bitene kadar|kesilene kadar] bekledi~. “[Peki|Söyle],” dedi~, “{V.dik:acc} [ne yapacağız|kime anlatacağız|nasıl taşıyacaksın]?” {H} {G.di}. “[Önce işimi bitireceğim|Bilmiyorum|Bir gün daha ver].” {F} [saatine baktı~|başını salladı~|hiç kıpırdamadı~]. “[Bir gün|O kadar],” dedi~.',
      needs: [
        'human',
        'workplace',
        'sound',
        'gesture',
        'friend-knows',
        '!alone',
        '!friend-cold',
        '!confined',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Her şeyin başına döndü^|Baştan düşündü^|Sırayla hatırladı^]: {W:loc} [ne vardı~ o gün|kim vardı~ o gün], {T} neredeydi~, {S} [kesilmiş miydi~|duyuluyor muydu~]. {V.dik} [an|sırada] [elinde^ ne tuttuğunu^|neye baktığını^] [hatırlamıyordu^|bir türlü bulamadı^]. [Bulsa^|Bir bulsa^], [gerisi gelecekti~|düğüm çözülecekti~].',
      needs: ['human', 'workplace', 'tool', 'sound', '!habit', '!state', '!negative', '!confined', '!mute'],
    },
  ],
};

/** Where nothing but sounds, smells and one's own body is left. */
const SCENE_STILL: Beat = {
  name: 'scene: still',
  variants: [
    {
      text: '{S} [uzun uzun sürdü~|bir geliyor bir gidiyordu~|kesilip yeniden başladı~]. {H} [kulak verdi^|başını^ o yana çevirdi^|sayarak dinledi^], {G.di}. [Vakit|Zaman] [ancak böyle|bununla] [ölçülüyordu~|geçiyordu~]: [bir ses, bir boşluk|ses, sessizlik, yine ses].',
      needs: ['sound', 'gesture', '!mute'],
    },
    {
      text: '{K} [ağırlaştı~|bir artıp bir azalıyordu~|her şeyin üstündeydi~]. {H} [ona alıştı^|onu içine^ çekti^|önce yadırgadı^]; [kapalı gözle bile|hiç bakmadan da] [burayı|nerede olduğunu^] [ondan tanırdı^|ondan biliyordu^]. {G.di} ve [bir süre|epeyce] [öyle kaldı^|kıpırdamadı^].',
      needs: ['smell', 'gesture'],
    },
    {
      text: '[Arada bir|Ara sıra|Vakit uzadıkça] {G.iyordu}; [bundan bir şey ummuyordu^|bir işe yaradığından değil|bu bir alışkanlıktı~]. {S} [duyulunca|yaklaşınca] [duruyor|donup kalıyor], [geçince|dinince] [yeniden başlıyordu^|sürdürüyordu^]. [Korku|Telaş] [böyle böyle|bu düzen içinde] [inceldi~|küçüldü~|sustu~].',
      needs: ['sound', 'gesture', '!mute'],
    },
    {
      text: '{S} [kesilince|durunca] [yerini|arkasından] [başka bir şey|daha derin bir şey] [aldı~|geldi~]: [{H:gen} kendi^ soluğu^|koyu bir sessizlik|kalbinin^ vuruşu]. [Dinledi^|Bir süre dinledi^], {G.di}, [bir daha dinledi^|yine dinledi^]. [Yaşıyordu^.|Buradaydı^.|Uyanıktı^.] [O an için|Şimdilik] [bu kadarı yeterdi~|gerisi sonraydı~].',
      needs: ['sound', 'gesture', '!mute', 'human'],
    },
    {
      text: '{T:acc} [yanından^ ayırmıyordu^|elinden^ bırakmıyordu^]. [Buradan önceki günlerden|O günlerden] [kalan tek şey oydu~|elinde^ o kalmıştı~]. {G.erek} [kendini^ topladı^|düşündü^|bekledi^]; {S} [sürdükçe|oldukça] [yalnız sayılmazdı^|umut da vardı~].',
      needs: ['human', 'tool', 'gesture', 'sound', '!workplace', '!mute'],
    },
    {
      text: '{V.dik:acc} [düşündü^|bir kez daha düşündü^] ve {G.di}. {K} [hiç değişmemişti~|olduğu yerdeydi~|aynıydı~], {S} [arada bir duyuluyordu~|uzaktan geliyordu~]. [Değişen|Başka olan] [bir tek kendisiydi^|kendisiydi^ yalnızca]. [Bu düşünce|Bunu anlamak] [korkutmadı~ onu^|hoşuna^ gitti~|tuhafına^ gitti~].',
      needs: ['smell', 'sound', 'gesture', '!mute'],
    },
  ],
};

/** Animals, machines, ghosts and toys in their own place. */
const SCENE_BEING: Beat = {
  name: 'scene: being',
  variants: [
    {
      text: '{H} {W:loc} [uzun uzun|hiç ses etmeden|gün dönene dek] [bekledi^|durdu^]. {S} [geldi~, geçti~|bir ara kesildi~|her yandan geliyordu~]. [Bir şey olacaksa|Ne olacaksa] [burada olacaktı~|şimdi olacaktı~]. {G.di}; [olmadı~|hiçbir şey olmadı~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Önce {K} geldi~|{K} her şeyden önceydi~], [sonra|ardından] {S}. {H} [ikisini de tanıyordu^|ikisini yan yana koydu^]; [ikisi de|hiçbiri de] [tehlike demek değildi~|bir cevap değildi~]. {G.erek} {W:dat} [döndü^|sokuldu^|çekildi^].',
      needs: ['!human', 'smell', 'sound', 'gesture', 'workplace', 'third', '!mute'],
    },
    {
      text: '{W:loc} [herkesin bir yeri|her şeyin bir sırası] vardı~. {H} [kendininkini^ bulana kadar|sırasını^ beklerken] {G.di}, [bir daha|iki kez daha] {G.di}. [Onu^ gören|Bakan biri] [oyun sanırdı~|korktu sanırdı~]; [oyun değildi~ bu|yalnızca düşünüyordu^].',
      needs: ['!human', 'workplace', 'gesture', '!solitary'],
    },
    {
      text: '{V.dik:acc} [anlatacak|söyleyecek] [sözü^ yoktu~|dili^ yoktu~ {H:gen}]. {G.di}; [bildiği^|elinden^ gelen] [buydu~|tek cümle buydu~]. {S} [sustu~|yavaşladı~], [sanki anlamıştı~|dinler gibi|bir karşılık gibi].',
      needs: ['!human', 'gesture', 'sound', '!said', '!mute'],
    },
    {
      text: '[Karanlık|Gece] {W:dat} [yavaş yavaş|kenarlardan] [doldu~|indi~]. {K} [koyulaştı~|ağırlaştı~|değişti~]. {H} [en küçük kıpırtıyı bile|her şeyi] [görüyordu^|duyuyordu^]: {S}, [bir adım|bir soluk], [sonra yine|sonra uzaktan] [hiçbir şey|sessizlik]. {G.di} ve [sabahı bekledi^|uyumadı^].',
      needs: ['!human', 'workplace', 'smell', 'sound', 'gesture', '!mute', '!space'],
      gives: ['night'],
    },
    {
      text: '[O günlerde|Bir ara] {H} {W:abl} [uzaklaşmadı^|hiç ayrılmadı^]. {S} [duyulunca|kesilince] {G.iyordu}; [başka ne yapılır bilmiyordu^|beklemek böyle bir şeydi~|bunu kimse öğretmemişti~ ona^]. [Üçüncü gün|Sonunda] [beklediği^|aradığı^] [gelmedi~ ama|yoktu~ ama] [yerine {K} geldi~|havada {K} vardı~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', 'smell', '!space', '!mute'],
    },
    {
      text: '{F} {W:loc} [buldu~ onu^|gördü~ onu^]. “[Burada mıydın|Demek buradasın],” dedi~. {H} {G.di}. [Başka cevabı^ yoktu~|Bu bir cevaptı~]. {F} [anladı~|yanına^ çöktü~|bir şey sormadı~], {S} [sürerken|dinerken] [birlikte beklediler~|ses çıkarmadılar~].',
      needs: [
        '!human',
        'workplace',
        'gesture',
        'sound',
        'third',
        '!alone',
        '!friend-cold',
        '!solitary',
        '!mute',
      ],
    },
    {
      text: '[Bir iz|Küçük bir iz] [arıyordu^|bulmuştu^] {W:loc}: [önce {K}|{K} belliydi~], [sonra|onun ardından] [belli belirsiz|uzaktan] {S}. {G.di}, [yeniden aradı^|başa döndü^]. {V.dik} [yer|an] [çok uzakta kalmıştı~|hâlâ oradaydı~]; {H} [yolu unutmamıştı^|dönüp bakmadı^].',
      needs: ['!human', 'workplace', 'smell', 'sound', 'gesture', '!habit', '!state', '!mute', '!space'],
    },
    {
      text: '{H} {G.di}. [Kimse görmedi~.|Gören olmadı~.] [Görseler|Biri görse] {V.dik:acc} [anlarlardı~|belki anlardı~]; [böyle şeyler|böyle bir şey] [insanın gözünden|bakan gözden] [kaçmazdı~|saklanmazdı~]. {W} [boştu~|sessizdi~], {K} [uçup gitmişti~|zor duyuluyordu~].',
      needs: ['!human', 'workplace', 'smell', 'gesture', '!space'],
    },
  ],
};

/** The hero in their scene: at work, in its place, in the evening, interrupted, with the event on their mind. */
export const SCENES: readonly Beat[] = [
  SCENE_WORK,
  SCENE_PLACE,
  SCENE_EVENING,
  SCENE_INTERRUPTED,
  SCENE_EVENT,
  SCENE_STILL,
  SCENE_BEING,
];
