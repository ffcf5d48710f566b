import type { Frame } from '../types.ts';

/** Somebody falls in love with, or loves, another. */
export const LOVES: Frame = {
  name: 'loves',
  verbs: new Set(['âşık olmak', 'aşık olmak', 'gönül vermek', 'tutulmak', 'vurulmak', 'sevmek']),
  needs: ['beloved', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Bunu bir sayma oyunundan anladı^: Gün boyu {X:acc} kaç kez düşündüğünü^ saymaya kalktı^, kırka varınca saymayı bıraktı^.',
        },
        {
          text: '{HP}, {EW.olağan}. O gün gömleğinin^ düğmesi kopmuştu~; sabahtan beri bir eliyle^ yakasını^ tutuyordu^. Elini^ çektiğini^ ancak akşam, boynu^ üşüyünce fark etti^.',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Anladığında^ su içiyordu^; bardak dudağında^ kaldı~, su çenesinden^ aktı~. “Dökülüyor,” dedi~ yanındaki^ biri. {H} teşekkür etti^ ve boş bardaktan içmeyi sürdürdü^.',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk değişen, yolu^ oldu~. Kısa olanı bıraktı^, {X:acc} bir kez daha görebileceği^ uzun yoldan gitti^; hem de acelesi^ varken.',
          needs: ['!unreal', '!confined', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu kendisinden^ önce {F} fark etti~. “Üç kere aynı şeyi sordum,” dedi~, “üçünde de gülümsedin.” {H} neye gülümsediğini^ biliyordu^, ne sorulduğunu bilmiyordu^.',
        },
        {
          text: '{HP}, {EW.olağan}. {X} o gün topu topu dört kelime etmişti~: “Geç kaldım, hoşça kalın.” {H} bu dört kelimeyi yol boyunca mırıldandı^; her seferinde başka bir kelimenin üstüne bastı^.',
          needs: ['meets', '!confined'],
        },
        {
          text: '{HP}, {EW.olağan}. Oysa o gün yapılacak bir yığın iş vardı~. Hiçbiri yapılmadı~. Akşam olunca {H} yapılmayanları tek tek saydı^ ve birine bile üzülemedi^.',
        },
        {
          text: '{HP}, {EW.olağan}. Sarılacak bir omuz, tutulacak bir el yoktu~ ortada; bunu en başından biliyordu^. Yine de o akşam iki kişilik yemek hazırladı^, sonra ikisini de kendisi^ yedi^.',
          needs: ['unreal', 'human', '!child', '!confined'],
        },
        {
          text: '{HP}, {EW.olağan}. Bayramlık ceketini^ çıkardı^, yakasındaki lekeyi tükürüğüyle ovdu^; leke büyüdü~. Yine de o ceketle çıktı^ sokağa.',
          needs: ['human', '!child', '!confined', '!space', '!unreal'],
        },
        {
          text: '{HP}, {EW.olağan}. Başkası olsa önce sorardı~: Olur mu, yakışır mı, sonu nereye varır? {H}+de bunları sordu^, ama üç hafta geç.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.olağan}. “Bana bir şey oldu,” dedi^ {F:dat} o akşam. {F} tepeden tırnağa baktı~. “Bir yerin kırık değil.” “Değil.” “Ateşin yok.” “Yok.” {F} başını salladı~. “Tamam, anladım. Kim?”',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu ilk kime söyleyeceğini^ düşündü^; {F} gülerdi~, ötekiler acırdı~. Sonunda kendi kendine^ söyledi^. Ne gülen oldu~ ne acıyan, ama yer ayağının^ altından biraz kaydı~.',
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '{X:dat} bir şey götürmek istedi^. Aklına^ gelenlerin biri pahalıydı~, biri gülünçtü~, biri de başkasınındı~. Sonunda cebinde^ üç cevizle yola çıktı^, üçünü de yolda yedi^.',
          needs: ['human', '!unreal', '!space', '!confined'],
        },
        {
          text: 'Bir tek şey istiyordu^: {X:gen} bunu bilmesini. Bir tek şeyden korkuyordu^: {X:gen} bunu bilmesinden. Gündüzleri birincisi ağır basıyordu~, geceleri ikincisi.',
          needs: ['!unreal'],
        },
        {
          text: '{X:gen} yanına gitmek için bahane lazımdı~. Bir gün yol sordu^, bildiği^ bir yolu; ertesi gün, hiç düşürmediği^ bir mendili aradı^ ortalıkta. Üçüncü gün bahane bulamadı^, yine gitti^.',
          needs: ['meets', 'human', '!confined'],
        },
        {
          text: 'Onun sesini duyamayacaktı^, elini tutamayacaktı^. Buna karşılık bilebileceği^ çok şey vardı~: neye güldüğü, nerede sustuğu, saçını hangi eliyle düzelttiği. Bilmediklerini^ uydurdu^; uydurduklarına^ da bir süre sonra kendisi^ inandı^.',
          needs: ['unreal', 'human'],
        },
        {
          text: '{V.dik:acc} saklamak sandığından^ güçtü~. Susmasına susuyordu^; yürüyüşü^ ele veriyordu~, durup durup aynı yöne bakması^ ele veriyordu~.',
        },
        {
          text: 'Parasını^ saydı^. İki kişilik yola, iki kişilik yemeğe, bir de düşünmeden harcanacak bir akşama yetmiyordu~. Üç hafta öğle yemeklerini^ ikiye böldü^, yarısını bir beze sarıp akşama sakladı^.',
          needs: ['human', '!unreal', '!child', '!space', '!confined'],
        },
        {
          text: '{X:gen} günlerini öğrendi^: önce nerede durduğunu, sonra nereye baktığını, en son da neyin önünden hiç durmadan geçtiğini. Bir gün o son yere gidip kendisi^ bekledi^.',
          needs: ['meets', '!confined'],
        },
        {
          text: 'Söylemek için uzun bir konuşma hazırladı^. Sonra kısalttı^. Günler geçtikçe o kadar kısalttı^ ki geriye iki kelime kaldı~; onları da {X:gen} önünde yuttu^.',
          needs: ['!unreal'],
        },
        {
          text: 'Başka şeylerle oyalanmayı denedi^. Bir işe başladı^, yarım bıraktı^. İkincisini bitirdi^; bitince de onu {X:dat} göstermek için yaptığını^ anladı^.',
        },
        {
          text: 'Bedeli ilk haftadan belli oldu~: Duyduğu^ hiçbir sözün sonunu getiremiyordu^. Ona^ iki kez seslenenler vardı~, üç kez seslenenler vardı~, bir de seslenmeyi bırakanlar.',
        },
        {
          text: 'İki şeyi aynı anda istiyordu^: Hem {X} hep orada olsun hem de bunu kendisinden^ başka bilen olmasın. İkincisi için geç kalmıştı^; {F} çoktan anlamıştı~.',
          gives: ['friend-guessed'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '{V.dik:acc} {F} çoktan anlamıştı~. “Gözün hep aynı yerde,” dedi~. “Nerede?” “İşte, şimdi baktığın yerde.” {H} başını^ çevirdi^; geç kalmıştı^.',
          needs: ['!friend-guessed', 'third'],
          gives: ['named', 'friend-knows'],
        },
        {
          text: 'Olanı önce {F:dat} anlattı^. {F} güldü~, sonra {H:gen} gülmediğini^ gördü~. “Ciddi misin?” “Evet.” “Onun haberi var mı?” “Hayır.” “O zaman,” dedi~ {F}, “şimdilik iki kişiyiz.”',
          needs: ['!unreal'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ama o burada yok,” dedi~ {F}. “Kapıdan girmez, sofraya oturmaz, hastalansan bir çorba getirmez.” “Biliyorum.” “Peki ne yapacaksın?” {H} omuz silkti^. “Çorbayı ben pişireceğim,” dedi^.',
          needs: ['unreal', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} elindeki işi bıraktı~, ellerini önlüğüne sildi~. “Ben de birine tutulmuştum,” dedi~. “Söylemedim. Otuz yıldır her bayram aklıma gelir.” Sonra işine döndü~; sırtı dönükken ekledi~: “Sen söyle.”',
          needs: ['human', '!unreal', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '“Beni mi bekliyorsun?” dedi~ {X} bir gün. “Hayır,” dedi^ {H}; üç gündür bekliyordu^. “Yazık,” dedi~ {X}, “ben seni bekliyordum da.” Şaka olup olmadığını soramadı^.',
          needs: ['meets'],
        },
        {
          text: '“Geçer,” dedi~ {F}. “Ne kadar sürede?” “Bilmem. Benimki bir kış sürmüştü.” {H} hesapladı^: Kışa daha dört ay vardı~.',
          needs: ['!space'],
          gives: ['friend-knows'],
        },
        {
          text: '{F:dat} açıldığında^ ikisi bir saçağın altında yağmurun dinmesini bekliyordu~. “Söylesen en kötü ne olur?” dedi~ {F}. “Hayır der.” “Şimdi de evet demiyor.” Yağmur hızlandı~; biraz daha sokuldular~ duvara.',
          needs: ['human', '!unreal', '!space', '!confined', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} sonuna kadar dinledi~, araya girmedi~. Bitince tek bir şey sordu~: “Nesini sevdin?” Söylenecek çok şey vardı~. {H} aralarından en önemsizini seçti^: “Duruşunu,” dedi^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} yüzünü buruşturdu~. “Sana göre değil,” dedi~. “Bana göre olanı göster,” dedi^ {H}. {F} çevresine bakındı~, bakındı~, gösterecek kimse bulamadı~.',
          gives: ['friend-knows'],
        },
        {
          text: '“Nasıl oldu?” diye sordu~ {F}. {H} baştan aldı^, anlattı^, anlattı^; tam o ana gelince durdu^. “Ee?” “Ee’si bu. Bir baktım, olmuş.” {F} üzülmüş gibi başını salladı~ ama gülüyordu~.',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Söylentiye göre {X} gidiyordu~. Kimi yarın diyordu~, kimi ay sonunda. {H} bir gecede üç karar verdi^; üçü de birbirini tutmuyordu~.',
          needs: ['meets'],
        },
        {
          text: '{X:gen} yanında bir başkası daha vardı~. Daha rahat gülüyordu~ ve orada otururken dizleri titremiyordu~. {H} ona kızmaya çalıştı^; ama o, yere düşen mendilini^ kaldırıp uzatınca bunu da beceremedi^.',
          needs: ['meets', 'human'],
        },
        {
          text: '{V.dik} duyulmuştu~. {H} geçerken konuşma kesiliyor, geçince yeniden başlıyordu~. Bir gün geri döndü^, susanlara tek tek baktı^. “Doğru,” dedi^, “hepsi doğru.”',
          needs: ['!named', 'third'],
          gives: ['named'],
        },
        {
          text: 'Ellerinin^ aklı başında değildi~. Çaya tuz attı^, iki ayrı çorap giyip çıktı^, paranın üstünü almadan yürüdü^ gitti^. “Bir derdin mi var?” dediler~. Anlatsa^, tuzlu çayı da anlatması^ gerekecekti~.',
          needs: ['human', '!child', '!space', '!confined'],
        },
        {
          text: '{X:gen} yeni bir şey söylemesini bekliyordu^. Beklediği^ gelmedi~: aynı sözler, aynı bakış. {H} bir akşam ona kızdı^, sırtını^ döndü^, on dakika öyle oturdu^. Dönünce özür diledi^.',
          needs: ['unreal', 'human'],
        },
        {
          text: '{H} üç gün {X:acc} görmedi^. Birinci gün bahane buldu^, ikinci gün sebep aradı^, üçüncü gün kabahati kendine^ yükledi^. Dördüncü gün onu yine aynı yerde görünce hiçbirini söylemedi^.',
          needs: ['!unreal'],
        },
        {
          text: 'Sonunda {H:acc} çağırdılar~. “Aklın burada değil,” dediler~. “Ya işine bak ya yerini bir başkasına ver.” Akşama kadar süre tanıdılar~. {H} bütün gün çalıştı^, akşam olunca ne yaptığını^ hatırlamıyordu^.',
          needs: ['human', '!child', '!confined'],
        },
        {
          text: '{F} dayanamadı~. “Ya sen söylersin ya ben,” dedi~ ve yola düştü~. {H} arkasından^ yetişti^, önünü kesti^. “Bir gün ver,” dedi^. {F} tek parmağını kaldırdı~: “Bir.”',
          needs: ['!unreal', 'third', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '{H} {V.meden} önce neye sevindiğini^, neden korktuğunu^ düşündü^. Hepsini hatırladı^, bir bir denedi^ de. Sevindikleri^ eskisi kadar sevindirmiyor, korktukları^ eskisi kadar korkutmuyordu~.',
          needs: ['!named'],
          gives: ['named'],
        },
        {
          text: '“Vazgeçsen ne kaybedersin?” diye sordu~ {F}. {H} ciddiye aldı^, saydı^: “Beklediğim saati. Gittiğim yolu. Bir de konuşacak şeyi.” {F} üçüncüsüne karşı çıkmadı~.',
        },
        {
          text: 'Gelip öğüt verenler çoğaldı~. Biri unut diyordu~, biri üstüne git diyordu~, biri de bunun adının sevgi olmadığını söylüyordu~. “Adı ne peki?” dedi^ {H}. Öğüt veren düşündü~, sonra lafı havaya getirdi~.',
          needs: ['!space'],
        },
        {
          text: '{H} {X:acc} kötüleyen biriyle tartıştı^; ömründe^ ilk kez bağırdı^. Bağırınca orada kim varsa döndü~, baktı~. Kötüleyen haklıydı~ belki. {H} onun haklı olmasını bağışlayamadı^.',
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Bir sandık devrildi~, elmalar yokuş aşağı yuvarlandı~. Toplamaya koşanların arasında {X}+de vardı~. Son elmaya aynı anda uzandılar~; elma {H:dat} kaldı~. “Yarısı benim,” dedi~ {X}. {H} elmayı ikiye ayıramadı^, hepsini verdi^.',
          needs: ['meets', 'human', '!space', '!confined'],
        },
        {
          text: '“Benden kaçıyor musun?” dedi~ {X}. Kaçmıyordu^; tam tersiydi~, ama tersini söylemek bir cümle daha istiyordu~. {H} o cümleyi söyledi^. Sonra yere baktı^ ve cevap gelene kadar on yedi taş saydı^.',
          needs: ['meets', '!space'],
        },
        {
          text: '“Gerçek birini bul,” dediler~. Buldular~ da; iyi yürekli, güler yüzlü biriydi~. Birlikte yemek yediler~. {H} kibar davrandı^, tabağını^ bitirdi^ ve bütün akşam iki kişiyi birbiriyle karşılaştırdı^. Bir daha çağırmadılar~.',
          needs: ['unreal', 'human', '!child', '!confined'],
        },
        {
          text: 'Fırtına çıktı~. Herkes başının çaresine bakarken {H} {X:gen} olduğu yere gitti^. Vardığında^ yapılacak bir şey yoktu~; fırtına dinene kadar yanında durdu^.',
          needs: ['!unreal', '!space', '!confined'],
        },
        {
          text: '{V.dik} kulaktan kulağa yayılınca seçmesini^ istediler~: Ya {X:acc} bir daha anmayacaktı^ ya da buradan gidecekti^. Sabaha kadar süre verdiler~. Sabah sorduklarında ne toplanmış bir eşyası^ vardı~ ne de verilecek bir sözü^. “Onu anacağım,” dedi^, “burada.”',
          needs: ['!named'],
          gives: ['named'],
        },
        {
          text: 'Söyleyeceklerini^ bir kâğıda yazdı^; kâğıt cebinde^ bir hafta gezdi~, kenarları kıvrıldı~. {X:gen} karşısında çıkardığında^ ter, yazının yarısını silmişti~. Kalanı okudu^. {X} kâğıdı elinden^ aldı~, katladı~, kendi cebine koydu~.',
          needs: ['meets', 'human', '!child'],
        },
        {
          text: '“Ya karşılığı hiç olmazsa?” diye sordu^ bir gece kendine^. Bu soruyu hep yarım bırakırdı^. O gece sonuna kadar gitti^: Karşılığı olmazsa da {X:acc} sevecekti^.',
          needs: ['!state'],
        },
        {
          text: '“Unutturayım mı?” dedi~ yolda rastladığı^ bir kocakarı. “Bir yudum. Acımaz.” Şişenin dibinde bir parmak bulanık su vardı~. “Kaça?” “Bedava.” {H} bedava olduğunu duyunca şişeyi geri verdi^.',
          needs: ['human', '!space', '!confined'],
        },
        {
          text: 'Kimse istememişken {F} haberi götürdü~. Dönüşte yüzünden bir şey okunmuyordu~. “Ne dedi?” “Hiçbir şey.” “Hiç mi?” “Gülümsedi. Sonra senin nerede olduğunu sordu.”',
          needs: ['meets'],
          gives: ['friend-knows'],
        },
        {
          text: 'Uzak durabildiğini^ görmek için üç gün uzak durdu^. Birinci gün övündü^, ikinci gün sustu^. Üçüncü gün kimseye söylemeden geri döndü^; {X} bıraktığı^ yerdeydi~.',
        },
        {
          text: '“Diyelim ki yanıldın,” dedi~ {F}. “Diyelim ki hiç sandığın gibi değil.” “O zaman,” dedi^ {H}, “sandığım gibi olmayanı da severim.” {F} bir şey diyecekti~, vazgeçti~.',
        },
        {
          text: '{F} bir teklifle geldi~: Uzakta bir iş vardı~, yeri güzeldi~, gidenler memnundu~. {H} uzaklığı sordu^. “On gün,” dedi~ {F}. {H} on günü ikiyle çarptı^, {X:acc} görmeden geçecek yirmi günü düşündü^ ve teşekkür etti^.',
          needs: ['!unreal', '!space', '!child', '!confined'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: '{H} hiç hazırlanmadığı^ bir gün söyledi^: “Ben seni seviyorum.” {X:gen} elinde bir ekmek vardı~; onu kolunun altına aldı~, sonra yine eline. “Şunu bir tutar mısın?” dedi~ ve ekmeği {H:dat} uzattı~.',
          needs: ['meets', 'human', '!space'],
        },
        {
          text: '{H} söylememeye karar verdi^. Sorulursa saklamayacaktı^. Ama sorulmadıkça, {X:gen} önüne cevap bekleyen bir söz bırakıp onu köşeye sıkıştırmayacaktı^.',
          needs: ['!unreal'],
        },
        {
          text: '{H} gidip {X:gen} yanında durdu^. Uzun bir konuşma hazırlamıştı^; hepsini unutup “Buradayım,” dedi^. Başka bir şey gelmedi~ dilinin^ ucuna.',
          needs: ['!unreal'],
        },
        {
          text: '{H} {X:acc} olduğu yerde bırakmaya razı oldu^. Peşinden gitmeyecek, gelsin diye yalvarmayacaktı^. Buna karşılık her gün aynı saatte orada olacaktı^; anlaşma buydu~ ve altında tek imza vardı~.',
          needs: ['unreal'],
        },
        {
          text: '{H} yola çıkan {X:gen} arkasından koştu^; ayakkabısının^ teki çıktı~, dönüp almadı^. “Kal demeyeceğim,” dedi^ soluk soluğa. “Nereye gittiğini söyle, yeter.”',
          needs: ['meets', 'human', '!confined', '!space'],
        },
        {
          text: '“Gülen gülsün,” dedi^ {H}. {X:acc} sevdiğini^ o gün ilk kez yüksek sesle, herkesin ortasında söyledi^. Bir an sustular~. Sonra biri öksürdü~, biri yer gösterdi~, konuşma başka yerden sürdü~.',
        },
        {
          text: '{H} beklemeye karar verdi^ ve beklemeyi düzgün yapmaya: oflamadan, gün saymadan, kimseyi suçlamadan. {F} geçerken başıyla selam verdi~; artık “Ne oldu?” diye sormuyordu~.',
        },
        {
          text: '{V.meden} önceki günleri^ daha rahattı~, bunu inkâr etmedi^. Yine de birini yeniden yaşa deseler, sonrakilerden birini seçerdi^, hem de en kötüsünü.',
          needs: ['!named'],
        },
        {
          text: '“Bir şey söylemem lazım,” dedi^ {H}. {X} bekledi~. “Ama uzun.” “Vaktim var,” dedi~ {X} ve {H:gen} yanına^ oturdu~. Uzun sanmıştı^; iki kelimede bitti~.',
          needs: ['meets'],
        },
        {
          text: '“Ne yapacaksın?” dedi~ {F}. “Yarın yine gideceğim.” “Sonra?” “Öbür gün yine.” {F} parmaklarını açtı~, öbür günden sonrasını saymaya başladı~, ikinci elinde sıkıldı~.',
          needs: ['!unreal'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'Ertesi bahar iki iskemle aldılar~; birinin bacağı kısaydı~. Kısa olana kimin oturacağı her akşam yeniden tartışıldı~, her akşam {H} kazandı^ ve kısa olana oturdu^.',
          needs: ['meets', 'human', '!space', '!confined', '!child'],
        },
        {
          text: '“Değdi mi?” diye soran oldu~ sonradan. {H} soranın omzunun üstünden arkaya bakıyordu^; {X} oradaydı~. “Bir şey mi dedin?” dedi^.',
          needs: ['!unreal'],
        },
        {
          text: 'Yıllar geçti~. {X} hiç yaşlanmadı~; {H} yaşlandı^. Bir sabah aralarında kaç yıl biriktiğini hesapladı^, çıkan sayıya güldü^ ve yine aynı yere, onun karşısına oturdu^.',
          needs: ['unreal', 'human'],
        },
        {
          text: '{V.dik} günlerden bir alışkanlık kaldı~: Akşamüstü, gölgeler uzayınca, başını^ {X:gen} durduğu yere çeviriyordu^. Bazen orada hiç kimse olmuyordu~. {H} o zaman da sonuna kadar bakıyordu^.',
          needs: ['!unreal', '!space'],
        },
        {
          text: 'Cevap ne evetti~ ne hayır. “Yarın gel,” dedi~ {X}. Ertesi gün gitti^. “Yarın gel,” dedi~ {X}, bu kez gülerek. Üstünden yirmi yıl geçti~; {H} hâlâ gidiyor, hâlâ aynı cevabı alıyordu^.',
          needs: ['meets', '!confined'],
        },
        {
          text: 'Yıllar sonra {F} o günleri açtı~. “Ne çok konuşurdun,” dedi~. “Ne çok susardım,” dedi^ {H}. Doğruydu~ ikisi de: Konuştuklarını^ {F} dinlemişti~, sustuklarını^ {X}.',
        },
        {
          text: '{X} gitti~. {H} arkasından bakmadı^; sofrayı topladı^, bardakları yıkadı^, ikincisini kurulayıp rafa kaldırdı^. Ertesi akşam onu yine indirdi^.',
          needs: ['meets', 'human', '!child', '!space', '!confined'],
        },
        {
          text: 'Başka şeylere de sevindi^ sonra, başka şeylere de üzüldü^. Ama yanında^ biri {X:acc} ansa, ne yapıyorsa^ bırakıyor, sözün sonuna kadar kımıldamadan dinliyordu^.',
        },
        {
          text: '“Bugün de mi?” dedi~ {F}, geçerken. “Bugün de,” dedi^ {H}. Başka bir şey konuşmadılar~; {X} az ötede, ışığın altında duruyordu~.',
          needs: ['!unreal', '!confined'],
        },
        {
          text: 'Günün birinde hiç ummadığı^ biri, sesi titreyerek, onu^ sevdiğini söyledi~. {H} o titremeyi tanıdı^. Hemen cevap vermedi^; karşısındakini^ oturttu^, bir bardak su getirdi^ ve içmesini bekledi^.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: '“Anlatsana,” dedi~ {F} yıllar sonra, “nasıl başladı?” {H} düşündü^. Kırk yerden başlanabilirdi~. “Bir gün,” dedi^ ve gerisini o günkü gibi, kelimesi kelimesine hatırladı^.',
          needs: ['third'],
        },
        {
          text: 'Kimse bir şey sormaz oldu~. {H} cevabı hâlâ hazır tutuyordu^: “Evet, hâlâ.” Yılda bir iki kez, kimse yokken, bozulmuş mu diye yüksek sesle söyleyip bakıyordu^.',
        },
        {
          text: 'Bir gün {F} sordu~: “{X:acc} ilk gördüğün gün nasıl bir gündü?” {H} düşündü^. O günden aklında^ kendi sözü^ kalmıştı~: “Bir şey olmaz,” demişti^ {F:dat}, “geçer.”',
        },
        {
          text: '“Baştan alsan yine mi?” dedi~ {F}. {H} uzun uzun düşünür gibi yaptı^. “Bu kez,” dedi^, “o kadar beklemem.”',
        },
      ],
    },
  ],
};
