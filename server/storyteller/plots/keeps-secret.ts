import type { Plot, PlotClass } from '../types.ts';

const PLOTS: readonly Plot[] = [
  {
    name: 'asked-in-the-noise',
    needs: ['human', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Söz kaç kez dilinin^ ucuna geldi~, kaç kez dişlerinin^ arkasında kaldı~. Yutkundu^, [başka şeyden söz açtı^|lafı değiştirdi^]. Söylenmeyen şey bütün gün boğazında^ durdu~, su içince de inmedi~.',
      },
      {
        level: 2,
        text: 'Konuşurken her cümleyi önce içinden^ tartıyor, o sözün ucu görünen cümleleri yarıda bırakıyordu^. Bir günde kaç cümleden döndüğünü^ bilmiyordu^ artık. Çevresindekiler^ bunu [dalgınlığa veriyordu~|dalgınlık sanıyordu~]. Oysa dalgın değildi^; kendi ağzının^ önünde nöbetteydi^.',
      },
      {
        level: 3,
        text: 'Saklamanın en zor yeri susmak değildi~, konuşmaktı~. Sustuğu^ zaman kimse bir şey anlamıyordu~. Ama birinin anlattığı bir hikâyeye gülecek olsa^, gülüşünün^ ardından o söz de dışarı çıkmak istiyordu~; {H} gülmeyi [yarıda kesti^|yarım bıraktı^], öksürdü^.',
      },
      {
        level: 3,
        text: 'Gece yatınca, söyleyecek olsa^ nasıl söyleyeceğini^ düşündü^. Baştan başladı^, ortasında takıldı^. Karanlıkta dudakları^ kıpırdadı~; ses çıkmadı~, ama cümle kuruldu~. Başkasının duyabileceği kadar [düzgündü~|tamamdı~]. {H} bundan ürktü^, yüzünü^ öbür yana çevirdi^.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Ne zaman söze yaklaşsa^ eli^ bir iş arıyordu~. O gün de {G.di} ve bitmesin diye ağırdan aldı^. Elleri^ oyalandığı sürece ağzının^ da işi var sanıyordu^; yanından^ geçenlere başıyla^ selam vermekle [yetindi^|kaldı^].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca {H} sevindi^: ses varken kimse soru sormazdı~. Kulağını^ oraya verdi^, biraz daha sürsün istedi^. Kesildi~. Ardından gelen sessizlikte kendi yutkunuşu^ bile [yüksek sesle söylenmiş bir söz gibi|bir söz kadar açık] duyuldu~.',
      },
      {
        level: 1,
        text: '“Bana söyleyeceğin bir şey var mı?” diye sordu~ {F}, en olmadık anda: herkesin ortasında, herkes [susmuşken|sustuğu sırada]. Bütün başlar {H:dat} döndü~. “Sonra,” dedi^ {H}. Yüzü^ yanıyordu~. {F} başını salladı~, üstelemedi~.',
      },
      {
        level: 2,
        text: 'O tek kelime ağzından^ çıkar çıkmaz herkes önüne döndü~, yalnız {F:gen} gözleri biraz daha kaldı~. {H} kendi sesini^ bir kez daha dinledi^ kulağında^: “Hayır” dememişti^. “Yok” da dememişti^. [“Sonra” demek, var demekti~.|Sonrası olan bir şeyin kendi de olmalıydı~.]',
      },
      {
        level: 3,
        text: '“Ne varmış?” diye sordu~ oradakilerden biri. “Hiç,” dedi^ {H}. “Hiç için bu kadar kızarılmaz.” Gülüştüler~, sonra konu değişti~, başka şeyler konuşuldu~. {H} gülüşmenin bittiğini [en son|herkesten sonra] anladı^; yüzündeki^ gülümsemeyi indirmekte geç kaldı^.',
      },
      {
        level: 3,
        text: 'Akşama kadar {F:acc} kolladı^. Neden herkesin içinde sorduğunu öğrenmek istiyordu^. Ama bunun için baş başa kalmak gerekirdi~ ve baş başa kalınca o soru yeniden gelirdi~. {H} [kuytulardan|köşelerden] uzak durdu^; gün boyu en kalabalık yerlerde oyalandı^.',
      },
      {
        level: 1,
        text: 'Başka bir gün yine sordu~, {H:gen} iki eli^ doluyken; bir başka gün, uykunun en tatlı yerinde. “Var mı?” “Sonra.” {F} doğru zamanı bir türlü bulamıyordu~; sorunun saati [hep|her seferinde] yanlıştı~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} çalışırken sorunun gelişini önceden duymayı öğrendi^: önce {F:gen} adımları yavaşlıyor, sonra boğazı temizleniyordu~. {H} o an işine^ iki elle sarılıyordu^. Soru yine de geliyordu~, hep aynı kelimelerle, hep aynı [sakin|alçak] sesle.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T} elindeydi^, iş en ince yerinde; soru arkasından^ geldi~. Eli^ titredi~. “Sonra, dedim.” “Peki,” dedi~ {F} ve bekledi~; ama cevabı değil, yalnız {H:gen} elinin^ [durulmasını|sakinleşmesini]. El duruldu~, iş kaldığı yerden sürdü~.',
      },
      {
        level: 3,
        text: '“Bırak da işini bitirsin,” dedi~ bir başkası {F:dat}. “Bitirsin,” dedi~ {F}, “acelem yok.” Bunu öyle bir söyledi~ ki {H} işin hiç bitmemesini istedi^. Bitirdi^ yine de; başını^ kaldırdığında {F} çoktan gitmişti~, soruyu da [beraberinde|yanında] götürmüştü~.',
      },
      {
        level: 2,
        text: '“Neden hep böyle zamanlarda soruyorsun?” dedi^ {H} üçüncü gün. “Nasıl zamanlarda?” “Elim kolum doluyken.” {F} omuz silkti~. “Aklıma o zaman geliyor.” Yüzü öyle [masumdu~|düzdü~] ki {H} inanmaktan başka çare bulamadı^.',
      },
      {
        level: 3,
        text: 'Zamanla “sonra” demekte ustalaştı^. Kısasını, uzununu, gülerek söylenenini, [esneyerek|iç çekerek] söylenenini denedi^; {F} her birini aynı baş sallayışla aldı~. Hiç sıkıştırmayan bir alacaklı gibiydi~. Asıl huzursuz eden de buydu~: borç bir yerlerde birikiyor olmalıydı~.',
      },
      {
        level: 3,
        text: 'Bir gün soru gelmedi~. {H} önce rahatladı^, sonra {F:acc} gözleriyle^ aramaya başladı^. “Hasta mı acaba?” diye düşündü^. “Yoksa vaz mı geçti?” Akşamüstü, ağzı^ lokmayla doluyken, omzunun^ üstünden o ses geldi~: “Var mı?” Az kalsın [sevinçten|rahatlamaktan] boğuluyordu^.',
      },
      {
        level: 3,
        text: 'O kelimeyi söylememeye karar verdiği^ bir gün de oldu~. Soru geldi~; {H} dudaklarını^ birbirine bastırdı^, başını^ iki yana sallamaya hazırlandı^. {F} bekledi~. Baş yerinden kıpırdamadı~. “Sonra,” dedi~ bu kez {F}, cevabı {H:gen} ağzından^ alıp [kendisi vererek|usulca geri koyarak].',
      },
      {
        level: 3,
        text: 'Doğru zaman nasıl olurdu~? {H} bunu ilk kez düşündü^. Sessiz bir yer isterdi~, acelesi olmayan bir akşam, bir de yüzüne^ bakmadan dinleyen biri. Aradığı^ şey zor değildi~. Her akşam biraz ötede, [boş boş|kendiliğinden] duruyordu~.',
      },
      {
        level: 1,
        text: 'Sonra bir akşam {F:ins} yalnız kaldı^. Ortalık sessizdi~; söylemek için bundan iyisi olmazdı~. {F} sormadı~. {H} bekledi^, bekledi^. “Bu akşam sormayacak mısın?” dedi^ [yavaşça|alçak sesle]. “Hayır,” dedi~ {F}. “Burada cevap verebilirsin.”',
      },
      {
        level: 2,
        text: '{H} bunun ne demek olduğunu hemen anlamadı^. “Yani bilerek mi?” “Sana kaçacak yer bırakıyordum,” dedi~ {F}. “Kalabalıkta geçiştirebiliyorsun. Baş başayken ya söyleyeceksin ya yalan uyduracaksın.” [Durdu~|Sustu~]. “Bana yalan söylemeni istemedim.”',
      },
      {
        level: 2,
        text: '“Peki, cevabı istemiyorsan neden soruyorsun?” “Bildiğimi bil diye,” dedi~ {F}. “Bir şey sakladığını. Ne sakladığını değil.” {H} önüne^ baktı^. Günlerdir o sorudan kaçmıştı^; meğer soru onu^ kovalamıyor, [yanında^|yanı^ sıra] yürüyordu~.',
      },
      {
        level: 3,
        text: 'Sessizlikte {F:gen} soluğu duyuluyordu~. {H} ağzını^ açtı^; söz oradaydı~, hazırdı~, adı okunan biri gibi ayağa kalkmıştı~. {F} elini kaldırıp durdurdu~. “[Soran yok|Daha sormadım],” dedi~. “Sorulmadan söyleme. Sonra pişman olur, bana kızarsın.”',
      },
      {
        level: 3,
        text: '“Merak etmiyor musun?” “Çok ediyorum,” dedi~ {F}. “Geceleri aklıma bin türlü şey geliyor. Kimini sana hiç yakıştıramıyorum.” “Hangisini?” “Onu da ben söylemem.” {H} [güldü^|gülümsedi^]; karşısında^ artık kendi sırrını taşıyan biri oturuyordu~.',
      },
      {
        level: 3,
        text: '{F} kalkıp gitmedi~. Akşamın geri kalanı havadan sudan konuşarak geçti~: kimin ne dediği, yarın neler yapılacağı, bir dizin durup dururken neden ağrıdığı. {H} uzun zamandır ilk kez cümlelerini^ tartmadı^. Sorulmayacağını bildiği^ yerde söz [rahat|uslu uslu] duruyor, kımıldamıyordu~ bile.',
      },
      {
        level: 2,
        text: '“Bir gün söylesem,” dedi^ {H}, “nasıl bir yerde olsun isterdin?” {F} düşündü~. “Benim duyamayacağım bir yerde.” “Öyle yer mi olur?” “Olur. Kulağıma değil, yüzüme söylersin. Yüzünden ne kadarını [okursam|anlarsam] o kadarı benim olur.”',
      },
      {
        level: 3,
        text: 'O gece yatınca cümle kurmaya çalışmadı^. İlk kez sözü değil, söyledikten sonrasını düşündü^: omuzlarının^ inişini, ertesi sabah ekmeğini^ nasıl [iştahla|rahatça] böleceğini^. Bunların hiçbiri için birinin duymuş olması gerekmiyordu~. Gereken, yalnız ağzını^ açmaktı~.',
      },
      {
        level: 3,
        text: 'Sabah olunca, ortalığın en çok ne zaman gürültüye boğulduğunu merak etti^. Hep yakındığı^ o saati şimdi [bekliyordu^|gözlüyordu^]. {F} uzaktaydı~, işine bakıyordu~; ama arada başını kaldırıyor, gürültü yeterince büyüdü mü diye havayı dinliyordu~.',
      },
      {
        level: 1,
        text: 'Sonunda bir gün, gürültünün en koyu anında, {F} uzaktan dudaklarını oynattı~: “Var mı?” {H} bütün soluğunu^ topladı^ ve sakladığı^ ne varsa [bağıra bağıra|avazı^ çıktığı kadar] söyledi^. Gürültü sözleri aldı~, götürdü~. “Duymadım!” diye bağırdı~ {F}, gülerek.',
      },
    ],
  },
  {
    name: 'unfinished-sentence',
    needs: ['human', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bir gün, söz arasında, az kalsın ağzından^ kaçırıyordu^. “Aslında ben…” dedi^ ve [durdu^|sustu^]. Karşısında^ {F} vardı~, kaşlarını kaldırmış bekliyordu~. Cümlenin bir sonu olmalıydı~.',
      },
      {
        level: 2,
        text: 'Sustuğu^ an uzadıkça uzadı~. Yarım cümle [ortada|havada] asılıydı~; içeriden doğrusu itiyor, dışarıdan {F:gen} bakışı çekiyordu~. {H} kapıp getirecek bir son aradı^: hava olmazdı~, yorgunluk olmazdı~. Öyle başlayan bir cümle, sonunda mutlaka bir şey açmalıydı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} zaman kazanmak için {G.di}. Her gün yaptığı^ şeydi~, kimse şaşırmazdı~; ama {F} şaşırmaya değil, dinlemeye hazırlanmıştı~. Gözlerini ayırmadı~. Cümlenin geri kalanı hâlâ bekleniyordu~, [kaçacak yer kalmamıştı~|vakit daralıyordu~].',
      },
      {
        level: 3,
        text: 'O iki kelimeyi geri almak mümkün değildi~. Boş ver dese^ merak büyürdü~, sussa^ daha çok büyürdü~. Oysa kaç gündür ne güzel saklamıştı^: konu açılınca gülmüş, kapanınca susmuş, tek bir kelime [harcamamıştı^|kaçırmamıştı^]. Bir anlık gevşeme yetmişti~.',
      },
      {
        level: 3,
        text: 'Kulakları^ yanıyordu~. Yüzünden^ ne okunduğunu bilmiyordu^, ama bir şey okunuyordu~; {F} gözlerini hafifçe kısmış, küçük yazılı bir sayfaya bakar gibi bakıyordu~. Biraz daha beklerse sonuna kadar [okuyacaktı~|sökecekti~]. {H} sayfayı çevirmek için aklındaki^ bütün kelimeleri yokladı^.',
      },
      {
        level: 1,
        text: '“…tuzlu sevmem,” diye bitirdi^ {H}. Aklına^ gelen ilk şeydi~. {F} bir an baktı~, sonra [ciddi ciddi|ağır ağır] başını salladı~. “Bunu bana daha önce söylemeliydin,” dedi~. “Merak etme, kimseye söylemem.”',
      },
      {
        level: 2,
        text: '“Ne zamandan beri?” diye sordu~ {F}. “Kendimi bildim bileli.” “Onca zaman yedin ama.” “Ayıp olmasın diye.” {F} öyle bir baktı~ ki gözleri dolacak sandı^ {H}. Tek bir soru [beklemişti^|ummuştu^], üçüne birden cevap yetiştirmişti^.',
      },
      {
        level: 3,
        text: 'Konu değişti~, başka şeyler konuşuldu~. {H} arada {F:gen} yüzünü yokladı^: bir kuşku, bir gülümseme aradı^. Hiçbiri yoktu~; yalnız, eline emanet verilmiş insanların o [dikkatli|derli toplu] hâli vardı~ üstünde. Ortada emanet bile yoktu~ oysa.',
      },
      {
        level: 3,
        text: 'Kurtulmuştu^. Asıl söz içeride, yerli yerinde duruyordu~; kapısının önüne de bir avuç tuz dökülmüştü~. {H} bu işe [içinden^|kendi kendine^] güldü^. Gece olunca gülmedi^: uydurduğu^ şeyi unutursa^ ilk tuzlu lokmada yakalanacaktı^.',
      },
      {
        level: 1,
        text: 'O günden sonra tuzsuz yedi^. {F} [yemekte|her yemekte] tuzu sessizce uzağa itiyor, soran olursa lafı değiştiriyordu~. Uydurma sır gerçeğinden daha iyi korunuyordu~; {H} her lokmada, olmayan bir şeyi böyle özenle bekleyenden biraz daha utandı^.',
      },
      {
        level: 2,
        text: 'Bir gün birisi {H:gen} önüne^ iyice tuzlanmış bir tabak koydu~. “Ye, özene bezene yaptım.” {F} tabağı alıverdi~, “Ben buna bayılırım,” dedi~ ve sonuna kadar yedi~; sonra bütün gece su içti~. {H} her yudumu [duydu^|işitti^].',
      },
      {
        level: 3,
        text: 'Bazen herkesin içinde bakışlar karşılaşıyordu~, tuz elden ele dolaşırken. {F} hafifçe göz kırpıyor, {H} gözlerini^ kaçırıyordu^. Gizli bir anlaşmaya benziyordu~ bu; iki taraf da sözünü tutuyordu~, yalnız biri [hangi sözü|neyin sözünü] tuttuğunu bilmiyordu~.',
      },
      {
        level: 3,
        text: 'Tuzsuz ekmeğin ilk gün tadı yoktu~, ikinci gün [kâğıt|saman] gibiydi~, üçüncü gün nedense biraz tatlıydı~. {H} bunu kimseye söyleyemezdi^; söylese^ alıştığı^ değil, alışmak zorunda kaldığı^ anlaşılırdı~. Böylece sırrına^ kendiliğinden bir sır daha eklendi~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} iş uzadı~, bir şeyler atıştırıldı~. {F} daha kimse uzanmadan kendi payından tuzsuz olanı ayırdı~, {H:gen} yanına^ bıraktı~. Ne bir işaret vardı~ bunda ne bir bakış; gizli bir şeyi koruyan insan böyle yapardı~, {H} bunu [iyi bilirdi^|herkesten iyi bilirdi^].',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} elinden^ bırakıp ayaküstü bir lokma aldı^; dalmıştı^. Lokma tuzluydu~. Ağzında^ öyle güzel dağıldı~ ki gözlerini^ kapadı^. Açtığında^ {F} karşıdaydı~. {H} yüzünü^ buruşturdu^; o güne kadar söylediği^ yalanların en [zoruydu~|ağırıydı~] bu.',
      },
      {
        level: 3,
        text: 'Bir başkası sordu~: “Sen tuz yemez misin?” {H} cevap veremeden {F} atıldı~: “Midesine dokunmuş, üç gün yemeyecek.” Üç gün dolunca başka bir şey [buldu~|uydurdu~]. Dürüst bir insanın başkası için peş peşe yalan dizmesini {H} yüzü^ kızararak dinledi^.',
      },
      {
        level: 3,
        text: 'Bir gün {F} {H:dat} küçük bir çıkın getirdi~; içinde tuzsuz pişirilmiş bir şey vardı~, daha sıcaktı~. “Kendim yaptım,” dedi~. “Kimse görmeden ye.” {H} bir köşede [son lokmasına|son kırıntısına] kadar yedi^. Hiç bu kadar tatsız, hiç bu kadar zor yutulan bir yemek yememişti^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} araya girince {F} eğildi~, yalnız {H:gen} duyacağı^ kadar alçak sesle, “Kimseye bir şey belli etmedim,” dedi~. Gururluydu~. {H} teşekkür etti^; sonra ne için teşekkür ettiğini^ düşündü^, [bulduğu^ cevap|vardığı^ yer] hoşuna^ gitmedi~.',
      },
      {
        level: 3,
        text: 'Gerçek sözü söylemek için kaç fırsat geçti~: {F} yanında^ yürürken, bir işin öbür ucundan tutarken, sessizce otururken. Her birinde cümle içinden^ aynı iki kelimeyle başladı~ ve tuza gelip dayandı~. Yolu bir kere [oraya|yanlış yere] açılmıştı~.',
      },
      {
        level: 1,
        text: 'Bir akşam {F} tuzu [alıp|getirip] araya koydu~. “O cümlenin sonu bu değildi,” dedi~. “Nereden bildin?” “İnsan tuz için öyle sararmaz.” {H} sustu^. “O zaman bunca gün neyi sakladın?” “Yarısı doğruydu ya,” dedi~ {F}. “Onu.”',
      },
      {
        level: 3,
        text: '{F} bunu öfkeyle söylemedi~; bir eşyayı yerine koyar gibi söyledi~. Sonra bir parça ekmek alıp yedi~, lokmasını bitirene kadar hiç konuşmadı~. {H} o arada kalkıp gidebilirdi^, gülüp geçebilirdi^, [yeni bir son|başka bir yalan] da bulabilirdi^. Yerinden^ kıpırdamadı^, tuza baktı^.',
      },
      {
        level: 2,
        text: '“Soracak mısın peki?” dedi^ {H}. “Sormam. Bir kere uydurdun, bir daha uydurursun; bu sefer de tatlıyı elinden alırlar.” {H} gülecekti^, gülemedi^. Günlerdir ne yese^ boğazından^ zor geçmişti~; meğer [tuzsuzluktan|tuzu eksik diye] değilmiş.',
      },
      {
        level: 2,
        text: '“Ben de sana bir şey söylemedim,” dedi~ {F}. “Neyi?” “Tuzsuzu ben hiç sevmem. Sen yalnız kalma diye kaç gündür seninle yiyorum.” {H} tabaklara baktı^. Demek ortada bir değil iki uydurma vardı~; ikincisi birincisinden [daha iyi saklanmıştı~|daha sessizdi~].',
      },
      {
        level: 3,
        text: 'Tuz aradaydı~, küçücük bir tepe. {H} uzandı^, elini^ geri çekti^. “Yasak kalktı mı?” “Çoktan,” dedi~ {F}. “Ne zaman bıkacaksın diye bekliyordum.” “Hiç bıkmış gibi [durdum mu|göründüm mü]?” “Her lokmada.”',
      },
      {
        level: 3,
        text: '“Kızmadın mı?” diye sordu^ {H}. “Kızdım. İlk gece çok kızdım. Sonra baktım, o uydurmayı bile bana söyledin, başkasına söylemedin.” {F} parmağının ucuyla bir iki tuz tanesini [topladı~|bir araya getirdi~]. “Bu da bir şey, dedim.”',
      },
      {
        level: 3,
        text: 'Anlaşılmış olmak korkunç değildi~; {H} buna şaştı^. Kaç gündür en çok korktuğu^ şey olmuştu~ ve [her şey|ortalık] yerindeydi~: ekmek duruyor, su duruyor, {F} parmağını tuza batırıp yalıyordu~. Bilinen tek şey, bilinmeyen bir şeyin var olduğuydu~.',
      },
      {
        level: 3,
        text: '“Peki, ya o yarıyı hiç söylemezsem?” “O zaman ben de yarım bir cümlenin dostu olurum,” dedi~ {F}. “Kötü bir yer değil. Başı belli, gerisi [açık|boş].” {H} ağzını^ açtı^, kapadı^. Söz bu kez boğazına^ kadar değil, dişlerine^ kadar gelmişti~.',
      },
      {
        level: 1,
        text: '{H} bir parça ekmek kopardı^, tuza batırdı^ ve {F:gen} gözünün içine baka baka yedi^. Söylenmeyen hâlâ söylenmemişti~. “Aslında ben…” dedi^ ağzı^ doluyken, [güldü^|gülümsedi^], yine bitirmedi^. {F} tuzu biraz daha yaklaştırdı~.',
      },
    ],
  },
  {
    name: 'same-answer',
    needs: ['human', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. [Yüzünü^|Sesini^] kolladı^, adımını^ kolladı^, uykusunda^ konuşmaktan korkup sırtüstü yatmadı^. Kimse bir şey anlamamıştı~; bundan emindi^. Derken biri, oradan geçerken durdu~ ve sordu~: “Sende bir hâl var, nedir?”',
      },
      {
        level: 2,
        text: 'Sakladığı^ şey gündüz küçülüyor, gece büyüyordu~. Gündüzleri bir iş gibiydi~: şunu söyleme, buna gülme, o yana bakma. Kuralları^ vardı~ ve kurallar işliyordu~. Gece olunca onlar uyuyor, söylenmeyen söz [karanlığın|gecenin] ortasında tek başına oturuyordu~.',
      },
      {
        level: 3,
        text: 'Konuşurken kelimelerini^ seçiyor, seçtiği^ belli olmasın diye arada yanlış bir kelime kullanıyordu^. [Gülüşünü^|Şakasını^] bile ölçtü^: ne erken ne geç, ne az ne fazla. Öyle doğal görünmeye çalıştı^ ki akşamları çenesi^ ağrıyordu~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} işler yolundaydı~. {H} kimseyle göz göze gelmeden çalışmanın bir yolunu bulmuştu^: elindeki^ işe eğiliyor, seslenene “Geldim,” diyor, gelmiyordu^. Biri adını^ iki kez söylese [saklandığı^ yerden çıkarılmış|suçüstü yakalanmış] gibi irkiliyordu^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ alınca biraz yatıştı^. Onunla yapılacak iş belliydi~, sonunda ne çıkacağı belliydi~, hiçbir soru sormazdı~. Uzun uzun çalıştı^. Biri geçerken “Kolay gelsin,” dedi~; {H} bunda bile bir ima aradı^, [bulamayınca|bulamadığı^ hâlde] rahatlamadı^.',
      },
      {
        level: 1,
        text: '“Yorgunluk,” dedi^ {H}. “Yorgunluk,” dedi~ aynı anda {F}, iki adım öteden. Tek ağızdan çıkmış gibiydi~. Soran güldü~, geçip gitti~. {H} dönüp {F:dat} baktı^: yorgun olduğunu^ kimseye söylememişti^; [üstelik|hem] yorgun da değildi^.',
      },
      {
        level: 2,
        text: '“Nereden çıkardın yorgunluğu?” dedi^ {H}. “Yorgun görünüyorsun.” “Ben de onu dedim zaten.” “Aynı şeyi demişiz,” dedi~ {F} ve işi varmış gibi uzaklaştı~. Adımını, sesini kollayan birinin [yürüyüşüydü~|gidişiydi~] bu; {H} o yürüyüşü kendinden^ tanıdı^.',
      },
      {
        level: 3,
        text: 'O tek kelime gece yeniden geldi~. Başka ne denebilirdi~ ki? Dalgınlık denirdi~, hastalık denirdi~, âşık olmuş diyen bile olurdu~. {F} bunların arasından gidip {H:gen} seçtiği^ kelimeyi seçmişti~, hem de hiç düşünmeden; [çoktandır|önceden] hazırmış gibi.',
      },
      {
        level: 3,
        text: 'Bu cevabı kaç gün önce hazırlamıştı^. Uzun söz kuşku uyandırırdı~; onun için tek kelime seçmiş, herkes inanır diye de en sıkıcısını almıştı^. Bir başkasının aynı rafa uzanıp aynı kelimeyi alması rastlantı olabilirdi~. Ama aynı anda, aynı [bezgin|isteksiz] sesle?',
      },
      {
        level: 3,
        text: 'Soran kişi bir daha geçti~. “Geçti mi yorgunluk?” “Geçti,” dedi^ {H}. “Geçmedi,” dedi~ {F}. Bu kez ağızlar ayrılmıştı~. {F} hemen düzeltti~: “Yani, geçiyor.” Üç kişi bir an öylece durdu~; içlerinden yalnız biri [neden susulduğunu|niye durulduğunu] bilmiyordu~.',
      },
      {
        level: 1,
        text: 'O günden sonra {H} {F:acc} sözle [yokladı^|sınadı^]. “Sence insan her şeyi söylemeli mi?” “Sen söylemiyorsan bir bildiğin vardır.” “Neyi söylemiyorum?” {F} yere bakıp gülümsedi~. “Ben nereden bileyim,” dedi~, fazla çabuk.',
      },
      {
        level: 2,
        text: 'Bir tuzak kurdu^. {F:gen} yanında, söz arasında, sakladığı^ şeye biraz benzeyen ama o olmayan bir şey anlattı^, yüzünü gözledi^. {F} dinledi~, sonra hiç beklenmedik bir yerde, sıra asıl şeye gelecekken, öksürdü~ ve su [istedi~|aramaya kalktı~].',
      },
      {
        level: 2,
        text: '{F:gen} küçük iyilikleri birer birer ortaya çıktı~. Tehlikeli bir soru yaklaşınca hep onun sesi yükseliyor, konu hep onun elinden dönüyordu~. {H} geriye doğru [düşündü^|gitti^]: önceki gün de öyle olmuştu~, ondan önce de. Kaç kez kurtulmuş, bunu kendi ustalığına^ vermişti^.',
      },
      {
        level: 3,
        text: 'Asıl şaşırtıcı olan {F:gen} ustalığıydı~. {H} kendi sırrını^ korurken hep bir şeyleri deviriyordu^: bir cümleyi, bir bakışı, bir konuyu. {F} hiçbir şeyi devirmiyordu~. Yalnız tam zamanında bir adım öne çıkıyor, sonra yine kenara, kimsenin [bakmadığı|görmediği] yere çekiliyordu~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} geliyordu~. {F} dinler gibi yaptı~, {H}+de öyle; konuşmamak için güzel bir bahaneydi~. “Duyuyor musun?” dedi~ {F}. “Duyuyorum.” Ses kesildi~, bahane de kesildi~. İki yandan, aynı anda, [derin bir soluk|bir iç çekiş] duyuldu~.',
      },
      {
        level: 3,
        text: '“Diyelim ki biri bir şey saklıyor,” dedi^ {H}. “Diyelim.” “Yanındaki de bunu biliyor.” “Diyelim.” “Hangisi önce konuşmalı?” {F} uzun uzun düşündü~. “Daha çok üşüyen,” dedi~. {H} ellerini^ koynuna^ soktu^; üşüyordu^, ama [konuşmadı^|ağzını^ açmadı^].',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Söz tehlikeli yere gelince {H} {G.di}. {F} bunu görür görmez başka bir konu [açtı~|buldu~]. Demek o hareketin ne anlama geldiğini de biliyordu~. {H} bir daha yapmamaya karar verdi^; az sonra eli^ kendiliğinden yine aynı işe gitti~.',
      },
      {
        level: 3,
        text: 'Bir an kızdı^. Bilmek de bir çeşit girmekti~: saklı yerine^ girilmiş, orada oturulmuş, çıkarken her şey yerli yerine konmuştu~. Sonra o titizliği düşündü^. Giren, hiçbir şeyin yerini [değiştirmemişti~|oynatmamıştı~]; tozuna bile dokunmamıştı~.',
      },
      {
        level: 3,
        text: 'Bu kez kendi susuşunu^ denedi^: {F} anlattı~, {H} hiç karşılık vermedi^. Başkası olsa gücenir, nedenini sorardı~. {F} susulan yerleri teker teker [atladı~|dolandı~], buzun üstünde ince yerleri bilen biri gibi; bir kez bile ayağı kaymadı~. {H} susmaktan yoruldu^, lafa karıştı^.',
      },
      {
        level: 1,
        text: 'Sonunda {H} dayanamadı^. “Biliyorsun.” “Biliyorum.” “Ne zamandan beri?” “Senden bir gün sonra.” Demek bunca zaman iki kişi saklamıştı~: biri söylemeyerek, öteki bildiğini söylemeyerek. “Neden [bir şey demedin|açmadın]?” “Sen söylemedin ki.”',
      },
      {
        level: 2,
        text: '“Nasıl öğrendin?” “Öğrenmedim. Sen sustun, ben de susuşunun kenarından gittim.” {F} parmağıyla havada bir çizgi çekti~, dolandırdı~, başladığı yere getirdi~. “Ortada tek bir şey kalıyordu.” {H} o boş ortaya baktı^; [tam|gerçekten] oradaydı~.',
      },
      {
        level: 3,
        text: '{H} oturdu^; ayakta duracak hâli^ kalmamıştı~. Kaç zamandır tek başına^ taşıdığı^ şeyin öbür ucunda biri varmış meğer. Bazı günler neden hafiflediğini şimdi anlıyordu^. {F} yanına^ çöktü~. “Ağır mıydı?” “Bazı günler,” dedi^ {H}. “Bazı günler [hiç değildi|değildi].”',
      },
      {
        level: 3,
        text: '“Bir gün sonra,” diye mırıldandı^ {H}. Demek ilk günden sonrasını hiç yalnız geçirmemişti^. Kapattığını^ sandığı^ o kapının arkasında biri sırtını dayamış oturuyordu~; içeri girmek için değil, [dışarıdan açılmasın|kimse gelip açmasın] diye.',
      },
      {
        level: 3,
        text: '“Birine söyledin mi?” diye sordu^ {H}. {F} incinmiş göründü~. “Sana bile söylemedim.” Bundan sağlam bir cevap olmazdı~. {H} soruyu geri almak istedi^; alınmıyordu~. [Yerine|Onun yerine] {F:gen} koluna dokundu^. Kol, küsmüş bir çocuk gibi, biraz sonra yumuşadı~.',
      },
      {
        level: 3,
        text: '“Ne sandın, kınayacağımı mı?” dedi~ {F}. “Hiçbir şey sanmadım. Söyleyince büyür diye korktum.” “Büyüdü mü?” {H} baktı^, [ölçtü^|düşündü^]. Üstüne konuşulmuş, ama söylenmemişti~ hâlâ; ne büyümüştü~ ne küçülmüştü~. Yalnız şimdi iki yanından da görünüyordu~.',
      },
      {
        level: 3,
        text: 'Ne çok şey boşa gitmişti~: tuzaklar, yarıda kesilen gülüşler, bahaneler. {H} bunları tek tek anlattı^; {F} her birinin öbür yüzünü [biliyordu~|tamamladı~]. “Geçen gün lafı kesen sendin.” “Kesmesem söyleyecektin.” Bir süre sonra gülmekten konuşulamaz oldu~.',
      },
      {
        level: 3,
        text: '“Artık söylemek kolay,” dedi~ {F}. “Bilene söylemek söylemekten sayılmaz.” {H} ağzını^ açtı^. Söz yine çıkmadı~; kapısı aynı kapıydı~, kimin dinlediği fark etmiyordu~. “Görüyor musun?” dedi^. “Sana bile [olmuyor|çıkmıyor].”',
      },
      {
        level: 1,
        text: '“Bir kez senden duyayım,” dedi^ {H}. “Hiç sesli söylenmedi.” {F} eğildi~, sözü kulağına^ fısıldadı~. Başkasının sesiyle ne kadar kısaydı~! {H} gözlerini^ kapayıp dinledi^, sonra, yine fısıltıyla, [tek bir|yalnız bir] kelimesini düzeltti^.',
      },
    ],
  },
];

/** What has no place where it could be looked for. */
const HIDDEN =
  'gerçeği|gerçekleri|sırrı|sırrını|aşkını|sevgisini|adını|kimliğini|hastalığını|geçmişini|korkusunu|yaşını|hamileliğini|suçunu|hatasını|yeteneğini|gücünü'
    .split('|')
    .flatMap((noun) => [`${noun} saklamak`, `${noun} gizlemek`]);

/** The hero tells nobody something, or hides that it is so. */
export const KEEPS_SECRET: readonly PlotClass[] = [
  {
    name: 'keeps-secret',
    verbs: new Set(['-söylemek', '-anlatmak', '-itiraf etmek', '-açıklamak', ...HIDDEN]),
    needs: ['human', '!passive'],
    plots: PLOTS,
  },
  // "vejetaryen olduğunu karısından", "romanın yazarı olduğunu"
  {
    name: 'keeps-secret',
    verbs: new Set(['saklamak', 'gizlemek']),
    needs: ['human', '!object', '!negative', 'perceived'],
    plots: PLOTS,
  },
  {
    name: 'keeps-secret',
    verbs: new Set(['saklamak', 'gizlemek']),
    needs: ['human', '!object', '!negative', 'person', '!other'],
    plots: PLOTS,
  },
  // "hastalığını karısından": nothing that has a place.
  {
    name: 'keeps-secret',
    verbs: new Set(['saklamak', 'gizlemek']),
    needs: ['human', 'abstract', '!negative'],
    plots: PLOTS,
  },
];
