import type { Beat } from '../types.ts';

/** How the story of a theft is tested, decided and ended. */
export const STEALS_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '{H} {O:acc} [yerine koymak|bırakmak] için [elini^ uzattı^|eğildi^]; [tam o sırada|daha parmakları^ açılmadan] [ışık yandı~|bir kapı açıldı~]. [Gelen|Giren] [sahibinin küçük kızıydı~|yaşlı bir kadındı~|bekçiydi~]. “[Sen mi buldun|Getirdin demek],” dedi~, [gözleri parlayarak|elini göğsüne bastırarak]; “[herkese söyleyeceğim|sana nasıl teşekkür etsek].” [Düzeltmek|Doğrusu] [tek cümleydi~|bir nefeslikti~]; {H} [yutkundu^|ağzını^ açtı^].',
        needs: ['holdable', 'human', '!child', '!space', '!solitary'],
      },
      {
        text: 'Geri götürmek almaktan [zordu~|uzundu~]. {H} üç kez yola [çıktı^|koyuldu^], üçünde de döndü^: birincisinde [biri bakıyordu~|köpek havladı~], ikincisinde [kimse bakmıyordu~|yağmur başladı~], sonuncusunda {O:acc} [vermeye kıyamadı^|bir kez daha görmek istedi^].',
        needs: ['holdable', '!space'],
      },
      {
        text: '{H} sahibiyle yüz yüze [geldi^|kaldı^]. Arada [iki adım|bir masa] vardı~. “Sende bir şeyim var,” dedi~ öteki; [sormuyordu~, biliyordu~|sesi düzdü~]. “İstersen [sende kalsın|bir ay daha dursun]. Ama bunu [yüzüme söyle|bir kere ağzından duyayım].”',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Bir alıcı [çıktı~|geldi~]. Parayı önüne^ [yığdı~|dizdi~], [saymadan|bağırmadan]. {H} paraya [baktı^|dokundu^], {O:dat} baktı^. “[Benim değil ki satayım|Bende emanet],” dedi^. Bunu ilk kez [yüksek sesle|birine] söylemişti^; [alıcı güldü~|kulakları^ yandı~].',
        needs: ['holdable', 'human', '!child', '!solitary'],
      },
      {
        text: '{V.dik} yere bir kez daha [gitti^|yolu^ düştü~]. Nöbet [koymamışlardı~|yoktu~], hiçbir şeyi [kilitlememişlerdi~|saklamamışlardı~]. {H} boş kalan yere [baktı^|eğildi^]: Biri oraya [bir avuç kır çiçeği|bir mum|küçük bir not] [bırakmıştı~|koymuştu~], [ölü evine koyar gibi|sanki bir gün dönecek diye].',
        needs: ['human', '!space', '!state', 'holdable'],
      },
      {
        text: 'Yıkılacağını^ sandığı^ gün kimse {H:acc} [suçlamadı~|aramadı~]. Sahibi gelmiş, [oturmuş|bir su istemiş], ellerini [dizlerine|masaya] koymuştu~. “Ben aramayı [bırakıyorum|kesiyorum],” dedi~. “Alan [benden çok istemiş|muhtaçmış]. [Hiç değilse baksın ona|Tek isteğim, kırmasın].”',
        needs: ['human', '!solitary'],
      },
      {
        text: '{O} [bozuldu~|kırılacak gibi oldu~|eksildi~]: [bir köşesi|en ince yeri] [çatlamıştı~|solmuştu~]. Onu yalnız [sahibi|asıl yapan] [onarabilirdi~|anlardı~]. {H} [onu uzun uzun evirdi^ çevirdi^|üç gece kendisi^ denedi^]; [daha kötü oldu~|elinde^ dağılıyordu~]. [Ya götürecek|Ya itiraf edecek] ya [ölmesini seyredecekti^|onu büsbütün yitirecekti^].',
        needs: ['holdable', 'human'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} sahibine [bir iş|bir yardım] [önerdi^|teklif etti^]: [bahçesini belleyecek|çatısını onaracak|hastasına bakacaktı^], [karşılık istemeden|gün saymadan]. [Aylarca|Bir kış boyu] [gitti^ geldi^|çalıştı^]. [Son gün|Bir akşam] öteki [çay koydu~|elini omzuna^ attı~]: “[Borcun bitti|Onu artık bırakabilirsin, yeri hazır].” [Demek biliyordu~|Baştan beri biliyordu~]; {H} [fincanı iki eliyle^ tuttu^|gözünü^ yere indirdi^].',
        needs: ['human', '!child', '!space', '!solitary', 'holdable'],
        gives: ['confessed', 'returned'],
      },
      {
        text: 'Bir sabah, [kimse uyanmadan|sis kalkmadan], {H} {O:acc} aldığı^ yere [bıraktı^|koydu^]. Gören [olmadı~|yoktu~]. Biri görse daha [kolay|hafif] olurdu~; o zaman bir ceza [kesilir|verilir], ceza da [bir gün biterdi~|günün birinde kapanırdı~].',
        needs: ['holdable', 'human', '!space'],
        gives: ['returned'],
      },
      {
        text: 'Ertesi gün, [herkesin içinde|yemeğin ortasında], sorulmadan, “Ben aldım,” dedi^ {H}. Önce [anlamadılar~|duymadılar~]; köşede biri [konuşmasını|gülüşünü] sürdürdü~. Bir daha [söyledi^|daha yavaş söyledi^]. Bu sefer [kaşıklar durdu~|herkes döndü~].',
        needs: ['!solitary', 'human'],
        gives: ['confessed'],
      },
      {
        text: '{H} geri [vermedi^|götürmedi^]. Verebileceği^ son gün de [geçti~|bitti~]; o gün boyunca yerinden^ [kalkmadı^|ayrılmadı^], [gelene gidene|kapıya] baktı^. Hava karardığında {O} artık [büsbütün onundu~|dönülmez biçimde ondaydı~]; bunu [sevinçten|rahatlamadan] başka bir şeyle [karşıladı^|duydu^].',
        gives: ['kept'],
        needs: ['third'],
      },
      {
        text: '{H} geri [vermedi^|götürmedi^]. Sahibinin önünden iki kez [geçti^|yürüdü^], ikisinde de söyleyecek gibi [durdu^|soludu^], ikisinde de başka bir şey [söyledi^|sordu^]: önce [bir selam|havayı], sonra [bir hatır|bir adres].',
        needs: ['!solitary', 'human'],
        gives: ['kept'],
      },
      {
        text: '{H} {O:acc} {F:dat} [uzattı^|verdi^]. “Sen götür,” dedi^. {F} [almadı~|ellerini cebine soktu~]. “Ben götürürsem [sen burada kalırsın|yükün sende kalır],” dedi~. Yanında^ [yürüdü~|geldi~] ama az kala [durdu~|geride kaldı~]; [son adımları|kapıyı] {H} [tek başına^ attı^|kendisi^ çaldı^].',
        needs: ['holdable', 'human', 'friend-knows', '!friend-cold', '!space'],
        gives: ['returned', 'confessed'],
      },
      {
        text: '{H} sahibine gitti^, {O:gen} nerede olduğunu [söyledi^|bir bir anlattı^]. “Kim almış?” dedi~ öteki. Bunu [sormayacağını|atlayacağını] ummuştu^. “Ben,” dedi^. Uzun bir sessizlik [oldu~|çöktü~]; [bir saat tıkırdadı~|ikisi de yere baktı~]. “[Otur,|Aç mısın?|Neden geldin?]” dedi~ sonunda.',
        needs: ['!solitary', 'third'],
        gives: ['confessed'],
      },
      {
        text: 'Çıkınında^ bir günlük ekmek vardı~, önü^ [boştu~|açıktı~], [kimse beklemiyordu~|yol çağırıyordu~]; [kaçabilirdi^|gidebilirdi^]. {H} ekmeği ikiye [böldü^|kırdı^], yarısını [yedi^|bıraktı^], öteki yarısını suçladıkları adama [götürdü^|uzattı^]: “[Ye|Al]. [Seni ben bıraktım buraya|Asıl ben aldım].”',
        needs: ['blamed', 'human', '!space'],
        gives: ['confessed'],
      },
      {
        text: '{H} aldığının^ yerine ne koyabileceğini^ [düşündü^|aradı^]. Neyi^ varsa önüne^ [dizdi^|döktü^], tek tek [baktı^|tarttı^]; hepsi bir araya gelse {O:gen} yerini [tutmuyordu~|doldurmazdı~]. Yine de hepsini [bir torbaya koydu^|sırtına^ vurdu^] ve [{O:ins} birlikte|geceyle birlikte] [sahibinin kapısına bıraktı^|yola çıktı^].',
        needs: ['human', 'holdable', '!space'],
        gives: ['returned', 'confessed'],
      },
      {
        text: '{H} kendine^ söz [verdi^|kesti^]: Bir kişi daha sorarsa [söyleyecekti^|saklamayacaktı^]. O gün herkes [işten|yağmurdan], [yemekten|düğünden], [ağrıyan dizinden|satılık bir eşekten] konuştu~. Ertesi gün {H} sorulmasını beklemekten [vazgeçti^|yoruldu^] ve {V.dik:acc} [ilk gördüğüne^|{F:gen} yüzüne] [söyledi^|anlattı^].',
        needs: ['!solitary', 'human', '!space'],
        gives: ['confessed'],
      },
      {
        text: '“Artık almayacağım,” dedi^ {H} kendine^. [Sözü|Bu cümleyi] daha önce de [vermişti^|kurmuştu^]; bu kez [bir tanık istedi^|{F:gen} karşısında söyledi^]. {F} [gözünü kırpmadı~|elini uzattı~]: “[Ellerini göster|Bir daha söyle].” {H} [açtı^, gösterdi^|söyledi^, sesi^ titremedi~]; [boştular~|ilk kez boştu~ ikisi de].',
        needs: ['state', 'human'],
        gives: ['confessed'],
      },
      {
        text: 'Bir [mektup|not] yazdı^, [adını^ koymadı^|adını^ koydu^, sildi^, yine koydu^]: “[Sizde eksilen bende|Ben aldım, nedenini bilmiyorum|Bağışlayın demeyeceğim].” {H} bunu {O:gen} [boş yerine|eski yerine] [bıraktı^|iliştirdi^] ve [kapıda|köşede] [bekledi^|durdu^]; [kaçmak için|gitmek için] [bacakları^ hazırdı~|yol açıktı~], [kaçmadı^|adım atmadı^].',
        needs: ['human', '!space', 'holdable', '!solitary'],
        gives: ['confessed'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: '{O} şimdi [eski yerindeydi~|yerine dönmüştü~]. {H} önünden^ her geçişinde^ ellerini^ arkasında^ [birleştiriyordu^|kilitliyordu^]. Nedenini [soran|merak eden] yoktu~; [bir tek {F} gülümsüyordu~|sahibi bunu görüp başını çeviriyordu~].',
        needs: ['returned', 'human', 'holdable'],
      },
      {
        text: 'O gece {H} [deliksiz|taş gibi] uyudu^. Sabah gözünü^ açar açmaz {O:acc} [yoklamak|görmek] için uzandı^, [alışkanlıkla|yarı uykuda]. Eli^ boş [döndü~|kaldı~]. [Güldü^|Gerindi^], bir daha [uyudu^|daldı^].',
        needs: ['returned', 'human', 'holdable'],
      },
      {
        text: 'Bir zaman selamını^ [almadılar~|kestiler~], bir zaman o yaklaşınca [eşyalarını toplayıp kalktılar~|ceplerini yokladılar~]. Sonra bir gün biri, [giderken|koşarken], “Şuna göz kulak ol,” dedi~ ve [çantasını|çocuğunu|kasasını] {H:dat} [bırakıp gitti~|emanet etti~].',
        needs: ['confessed', 'third', '!solitary', '!space'],
      },
      {
        text: 'Verdikleri ceza, [anlattıkları|korktuğu^] kadar ağır [olmadı~|değildi~]. {H} [kırk gün|iki ay] herkesin suyunu taşıdı^. Süre bitince kovayı yine [aldı^|eline^ aldı^]; kimse bir şey [demedi~|sormadı~], yalnız kapılar açık bırakıldı~.',
        needs: ['confessed', 'human', '!space', '!child'],
      },
      {
        text: '“Niye [söyledin|anlattın]?” diye sordu~ {F}. “Kimse bilmiyordu.” {H} [düşündü^|omuz silkti^]. “Ben biliyordum,” dedi^. “Bir de sen.” {F} elindeki ekmekten bir parça [kopardı~|ayırdı~], [uzattı~|önüne^ koydu~]: “[Ye, soğumasın|Ben unutmuştum bile|İyi ettin, üçümüz bilmeyelim].”',
        needs: ['friend-knows', 'confessed'],
      },
      {
        text: 'Yıllar sonra {O:gen} lafı bir yerde yine [açıldı~|geçti~]. Anlatan, işin aslını [bilmiyordu~|duymamıştı~]; kendince bir hikâye [uydurmuştu~|örmüştü~], güzeldi~ üstelik. {H} sonuna kadar [dinledi^|oturdu^], [düzeltmedi^|“Hırsız nasıl biriydi?” diye sordu^|çayını^ soğuttu^].',
        needs: ['!solitary', 'human', '!space'],
      },
      {
        text: 'Sahibi {H:acc} gördüğü her yerde başıyla [selam verdi~|onayladı~], ne eksik ne [fazla|sıcak]. {H} selamı her seferinde [aldı^|karşıladı^]. [Yıllarca sürdü~|Böyle gitti~] bu; bir gün olsun [hafiflemedi~|kolaylaşmadı~].',
        needs: ['confessed', '!solitary'],
      },
      {
        text: '{O} hep {H:gen} yanında^ [kaldı~|durdu~]. [Eskidi~|Soldu~], rengi [attı~|kaçtı~], peşine düşülecek bir şey olmaktan [çıktı~|uzaklaştı~]. Yine de onu hiçbir yabancının önünde eline^ [almadı^|alamadı^]; [elini^ uzatınca|dokununca] [hâlâ o ilk geceyi duyuyordu^|parmakları^ üşüyordu~].',
        needs: ['kept', 'holdable', 'human'],
      },
      {
        text: 'Çok sonra, avucunda küçük bir şeyle [bir çocuk|küçük bir oğlan] geldi~. “Bunu aldım,” dedi~, “[kimse görmedi|şimdi ne olacak].” {H} [kalktı^|doğruldu^], [üstünü^ silkeledi^|şapkasını^ aldı^]. “Gel,” dedi^, “[yolu biliyorum|birlikte götürelim|ben o yolu yalnız yürüdüm, uzundu].”',
        needs: ['human', '!child', '!solitary'],
      },
      {
        text: '{F} bir alışkanlık [edindi~|tuttu~]: {H:gen} yanından^ ayrılırken ellerini [açıp gösteriyordu~|ceplerini çevirip gülüyordu~], bak, bir şey almadım, diye. Başta [acı|kırıcı] bir şakaydı~. Zamanla yalnızca [şaka oldu~|bir veda oldu~]; [bir gün|sonunda] {H}+de [ellerini^ açtı^|aynısını yaptı^].',
        needs: ['friend-knows', '!friend-cold', 'third', 'human'],
      },
      {
        text: 'O yere {H} bir daha [gitmedi^|uğramadı^]. Yolu^ oraya düşünce çevresinden [dolanıyor|geçiyor], uzayan yol boyunca {V.meden} önceki hâlini^ [düşünüyordu^|anıyordu^]: [bir adım geride duran|eli^ cebinde^], [daha az bilen|rahat uyuyan] birini.',
        needs: ['!state', '!space', 'human'],
      },
      {
        text: '{V.dik:acc} sonunda sahibine {H} kendisi^ [anlattı^|söyledi^]. Sahibi [dinledi~|gözünü kıstı~], çenesini [kaşıdı~|sıvazladı~]. “Bunu bana on yıl önce [söyleseydin|deseydin],” dedi~, “seninle bir daha [konuşmazdım|oturmazdım]. [Şimdi kiminle konuşacağım ki|Şimdi gül de geçsin|Şimdi çayın soğuyor].”',
        needs: ['!confessed', '!solitary', 'human', '!space'],
      },
    ],
  },
];
