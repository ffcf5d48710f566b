import type { Plot } from '../types.ts';

const THE_LOST_WAGER: Plot = {
  name: 'the-lost-wager',
  needs: ['willed', '!solitary', '!confined', '!child', '!several', '!space'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Öğleden sonra bir adam yolunu^ kesti~. “Senin yüzünden,” dedi~, “bıyığımı kesmem gerekiyor.” Bıyığı gürdü~, iki ucu [özenle|sabırla] burulmuştu~; adam onu avucuyla koruyordu~.',
    },
    {
      level: 2,
      text: '“Ben sana ne yaptım?” diye sordu^ {H}. “Bana değil, ona yaptın,” dedi~ adam, bıyığını göstererek. “On sekiz yaşımdan beri var. Askere onunla gittim, düğünde onunla [oynadım|güldüm]. Annem beni bıyıksız görse tanımaz.” Sesi gerçekten üzgündü~.',
    },
    {
      level: 3,
      text: 'Bıyığa yakından bakınca içindeki beyazlar görünüyordu~. Sol uç sağdan biraz uzundu~. Yıllarca her sabah [aynı parmaklar|aynı el] değmiş, aynı yöne burmuştu~. {H} bir ömrün böyle küçük bir yerde toplanabileceğini hiç düşünmemişti^.',
    },
    {
      level: 1,
      text: 'Ortada bir bahis vardı~. {H:gen} {V.eceği:acc} kimse beklemiyordu~; bu adam bıyığının üstüne “Yapmaz,” demişti~. “Yirmi yıldır tanırım seni,” dedi~. “[Öyle biri değildin|Sen öyle biri değildin].” {H}+de öyle sanıyordu^.',
    },
    {
      level: 2,
      text: '“Kim kazandı?” “Turşucu.” “Nereden bilmiş?” “Bilmemiş,” dedi~ adam. “O herkese yapar der. [Kırk yılda bir|Arada bir] tutturur, işte bu kez tutturdu.” {H} hiç konuşmadığı^ bir adamın inancını düşündü^; bu pek inanç sayılmazdı~ belki, ama içini^ ısıttı~.',
    },
    {
      level: 3,
      text: '“Yapmaz diyen çok muydu?” diye sordu^ {H}. Adam parmaklarıyla saydı~, elini değiştirdi~, yeniden saydı~. “Bir kişi dışında herkes.” “En önce kim dedi?” “Ben,” dedi~ adam, [utanmadan|gururla]. “En değerli şeyi de ben koydum. Ötekiler birer çörek koydu.”',
    },
    {
      level: 3,
      text: 'Yapmadan önceki günleri düşündü^. Kimseye bir şey söylememişti^, ama demek yüzünden^ okunuyordu~; demek [ayaküstü|köşe başlarında] konuşulmuş, tartılmış, üstüne bahis tutulmuştu~. İnsan kararını tek başına verdiğini sanıyor, bütün çevresi onunla birlikte bekliyordu~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'O gün {W:loc} herkesin yüzüne bakıp “Bu da mı?” diye düşündü^. Kimi gözünü kaçırıyor, kimi fazladan gülümsüyordu~. Bir ikisi [çörek|hesap] parası ödemiş gibi somurtuyordu~. {H} içinden^ güldü^; kaybettirmenin de bir tadı vardı~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Adam {T:acc} gösterdi~. “Keşke bunu koysaydım,” dedi~. “O benim,” dedi^ {H}. “İyi ya, acımazdı.” {H} {T:acc} [kendine^ doğru çekti^|hemen geri aldı^]. Herkesin koruduğu bir şey vardı~; kimi avucunda tutuyor, kimi dudağının üstünde taşıyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Yolda {S} duyulunca adam yerinden sıçradı~. “Makas sandım,” dedi~. Gülmek istedi~, dudağı bıyığın altında [kıpırdadı~|oynadı~], vazgeçti~. {H} kararını^ aslında o an verdi^; ama berberin kapısına kadar kendine^ bile söylemedi^.',
    },
    {
      level: 1,
      text: 'Birlikte berbere gidildi~. Adam oturdu~, gözlerini yumdu~. “Bir şey sorayım,” dedi^ {H}. “Yapmaz derken ne düşündün?” Adam gözünü açmadan cevap verdi~: “Ben olsam yapamazdım. [Onu düşündüm|Kendime baktım].”',
    },
    {
      level: 2,
      text: 'Berber önlüğü bağladı~, usturayı kayışa sürdü~. “Emin miyiz?” “Değiliz,” dedi~ adam. Aynada üç yüz vardı~: üzgün bir adam, meraklı bir berber ve olup bitenin [suçlusu|sebebi], elleri cebinde. {H} aynadan gözünü^ kaçırdı^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: '{K} {H:gen} üstüne^ sinmişti~; berber havayı kokladı~. “Yapan sensin demek,” dedi~. “Nereden bildin?” “Herkes yaptığı işin kokusunu getirir buraya. Ben [keser, süpürürüm|yalnız süpürürüm].”',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Beklerken {G.di}. Adam bunu aynadan gördü~. “Bunu böyle yapan,” dedi~ berbere, “onu da yapar. Ben nasıl bilemedim?” Berber omzunu silkti~. “Sen eline değil, [sözüne|lafına] bakmışsın,” dedi~. {H} elini^ cebine^ soktu^.',
    },
    {
      level: 1,
      text: '“Kesme,” dedi^ {H} berbere. Makas havada kaldı~. “Bahis bahistir,” dedi~ adam. “Bahsi ben bozuyorum. Yapan benim.” Adam tek gözünü açtı~. “Neye karşılık?” {H} düşündü^. “Sen de bir şey yap,” dedi^. “[Yapamam|Elimden gelmez] dediğin bir şey.”',
    },
    {
      level: 3,
      text: 'Berber para istemedi~. “Kesmedim ki,” dedi~. “Ama bu koltuk böylesini görmedi.” Önlüğü silkeledi~; yere bir tek kıl düşmedi~. Sonra kendi aynasına eğilip [uzun uzun|dikkatle] baktı~. “Benim de,” dedi~, “yapamam dediğim bir şey var.”',
    },
    {
      level: 2,
      text: 'Bahsi kazanan önce razı olmadı~. “Söz bu,” dedi~. Sonra işin tuhaflığı hoşuna gitti~. “Peki. Ama ne yaparsa bana haber verilecek.” “Verilmeyecek,” dedi^ {H}. “Onun [anlamı|tadı] orada.” Kazanan uzun uzun güldü~, elini uzattı~.',
    },
    {
      level: 3,
      text: '“Nasıl yapılır?” diye sordu~ adam, berberden çıkınca. “Ne?” “Yapamam dediğin şey.” {H} düşündü^; bunun bir yolu varsa da gözünü^ yumup geçmişti^ o yoldan. “Bir sabah,” dedi^, “[kalkıyorsun|uyanıyorsun]. Ötekiler gibi bir sabah.” Adam bunu aklına yazdı~.',
    },
    {
      level: 2,
      text: '{F} olanı duyunca “Sen ne karıştın?” dedi~. “Bıyık onun, söz onun.” “Orada otururken gördüm,” dedi^ {H}. “Bana inanmadığını yüzüme [söyleyebilen|söyleyen] bir o çıktı.” {F} ses etmedi~; belki o da “Yapmaz” diyenlerin arasında sayılmıştı~.',
    },
    {
      level: 3,
      text: 'Gece uyuyamadı^. Biri {o:dat} inanmamış ve yanılmıştı~; bunda sevinilecek bir yan aradı^, buldu^, sevindi^. Sonra başka bir şey düşündü^: adam haklı çıksaydı şimdi [kim|hangisi] daha rahat uyuyacaktı~?',
    },
    {
      level: 3,
      text: 'Adam iki gün ortada görünmedi~. Birinci gün {H} güldü^ geçti^. İkinci gün merak etti^; akşamüstü kendine^ bir iş uydurup yolunu^ iki kez oradan geçirdi^. Birinin ne yapacağını beklemek [kolay değildi~|ne zordu~]. Bahse girenleri ilk kez anladı^.',
    },
    {
      level: 3,
      text: '“Ya yapamazsa?” dedi~ {F}. “Yapar.” “Nereden biliyorsun?” “Bilmiyorum.” {F} elini uzattı~: “Var mısın bahse?” {H} o ele baktı^. Bu sözün nelere [mal olduğunu|yol açtığını] daha yeni öğrenmişti^. “Varım,” dedi^ yine de.',
    },
    {
      level: 3,
      text: 'Adamın ne yaptığı çok konuşuldu~. Kimi, kardeşiyle barıştığını söylüyordu~, kimi, borcunu istediğini. {H} hiçbirini doğrulamadı^; bilmiyordu^ çünkü. Ama adam geçerken [omuzlarına|yürüyüşüne] bakıyordu^: küçük ama gerçek bir şey yer değiştirmişti~ orada.',
    },
    {
      level: 1,
      text: 'Üç gün sonra adam yine yolunu^ kesti~. Bıyığı yerindeydi~, ama altındaki ağız titriyordu~. “Yaptım,” dedi~. Ne yaptığını söylemedi~, {H}+de sormadı^. Adam bıyığının bir ucunu burdu~, ötekini unuttu~ ve [ıslık çalarak|hızlı hızlı] uzaklaştı~.',
    },
  ],
};

const THE_HONEY: Plot = {
  name: 'the-thanks',
  needs: ['willed', 'settled', '!harmful', '!solitary', '!confined', '!child', '!several'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Ertesi sabah eşikte bir kavanoz bal duruyordu~, yanında dörde katlanmış bir kâğıt. “Teşekkür ederim,” yazıyordu~ kâğıtta. Ad yoktu~. {H} arkasını da çevirdi^; [orası|arkası] boştu~.',
    },
    {
      level: 2,
      text: 'Kavanozu ışığa tuttu^. Bal taze görünüyordu~, içinde bir parça petek yüzüyordu~. Böyle bir şeyi insan kendine saklardı~; [birine|bir yabancıya] vermesi için bir sebebi olmalıydı~. {H} kapağı açtı^, kokladı^, kapadı^. Hak etmediği^ bir şeye parmağını^ bile değdirmedi^.',
    },
    {
      level: 3,
      text: 'Kâğıttaki yazı küçüktü~, harfler birbirine [yaslanmıştı~|tutunuyordu~]. Birkaç kez silinip yeniden başlanmıştı~; kâğıdın yüzü orada incelmişti~. İki kelime için bu kadar uğraşan biri, demek, daha uzun bir şeyi yazamamıştı~.',
    },
    {
      level: 1,
      text: 'Kime iyilik ettiğini^ düşündü^. {V.dik} gün aklında^ yalnız kendi işi^ vardı~. Yanlış kapıya bırakılmış olabilirdi~; ama kâğıt öyle özenle katlanmıştı~ ki [kapı şaşıracak|yanlışlık yapacak] birinin işine benzemiyordu~.',
    },
    {
      level: 3,
      text: 'O günü baştan düşündü^: neye dokunmuş, kime yol vermiş, kiminle konuşmuştu^. Kendi yaptığı^ şey gözünde^ büyüktü~; çevresindeki her şey bulanıktı~. Şimdi o bulanık yerlerde [bir yüz|birini] arıyordu^: duran birini, bakan birini, belki açık bir pencereyi.',
    },
    {
      level: 2,
      text: '{F} kavanozu görünce güldü~. “Ye gitsin,” dedi~. “Benim değil.” “Kapına konmuş.” “Ne için konduğunu bilmiyorum.” {F} omzunu silkti~: “Ben bana gelen hiçbir şeyin sebebini bilmem, [hepsini yerim|yine de yerim].” {H} kavanozu yine de açmadı^.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'O gün {W:loc} gelene geçene başka gözle baktı^. Hangisi olabilirdi~? Uzun boylu olan mı, acele eden mi, selam vermeden geçen mi? Her yüz bal [bırakabilirdi~|taşıyabilirdi~]. Bu yüzden herkesle biraz daha yumuşak konuştu^.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} bir yana koydu^, kavanozu bir yana. İkisi de elinin^ altında duruyordu~. Birinin nereden geldiğini biliyordu^, ötekinin bilmiyordu^; [gözü^|aklı^] hep ötekine gidiyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Dışarıdan {S} gelince kapıya koştu^. Kimse yoktu~. Eşiğin taşı boştu~, [hava|yol] durgundu~. Yine de kapıyı hemen kapatmadı^; birinin bir sabah bu taşa kadar gelip sessizce döndüğünü düşündü^.',
    },
    {
      level: 1,
      text: 'Kavanozu alıp kapı kapı dolaştı^. “Bu sizin mi?” Kimsenin değildi~. Sonuncu kapıyı genç bir kadın açtı~; kavanozu görünce kızardı~. “Geri mi getirdiniz?” “Neden bıraktığınızı soracaktım,” dedi^ {H}. Kadın [kapıyı araladı~|kenara çekildi~].',
    },
    {
      level: 2,
      text: 'Kapılardan birinde yaşlı bir adam kavanozu aldı~, evirip çevirdi~. “Bunu ben bırakmadım,” dedi~, “ama bırakmalıydım.” “Neden?” “Geçen yıl bana bir şey olmuştu, sen yanımda durmuştun. [Unutmuşsundur|Hatırlamazsın].” {H} unutmuştu^. Adam unutmamıştı~.',
    },
    {
      level: 3,
      text: 'Bir kapıyı çocuk açtı~. “Bal mı dağıtıyorsunuz?” “Hayır, sahibini arıyorum.” Çocuk parmağını kavanoza uzattı~, dokunmadan geri çekti~. “Bulamazsanız,” dedi~, “[bizim kapı burası|ben evdeyim].” {H} bunu aklında^ tuttu^.',
    },
    {
      level: 3,
      text: 'Bir kapının ardında kavga vardı~, açan olmadı~. Bir kapının ardında bebek ağlıyordu~, “Sonra!” dendi~. {H} her kapının ardında [bir gün|koca bir gün] olduğunu, o gün ne yapıldıysa içeride kaldığını düşündü^. Bal bırakan bunu bilmiş, eşikten öteye geçmemişti~.',
    },
    {
      level: 1,
      text: '“Sizi gördüm,” dedi~. “O gün ben gidiyordum; her şeyden, herkesten. Eşyam toplanmıştı. Sonra sizi gördüm, onu yaparken.” Sustu~, aradığı sözü bulamadı~. “Eşyamı [geri yerleştirdim|yeniden açtım],” dedi~. “Hepsi bu.”',
    },
    {
      level: 2,
      text: '“Ben sizin için yapmadım,” dedi^ {H}. Yalan söyleyecek değildi^. “Biliyorum,” dedi~ kadın. “Onun için işe yaradı. Benim için yapılan her şeyden [usanmıştım|bıkmıştım].” İlk kez gülümsedi~; gülümseyince yüzü aydınlandı~.',
    },
    {
      level: 3,
      text: '“Ya görmeseydim?” dedi~ kadın. {H} buna cevap veremedi^. Biraz geç kalınsa, biraz öteden geçilse, hava bozuk olsa… [Bir ömür|Koca bir hayat] bu kadar ince bir yere dayanıyordu~ demek; dayanan da dayanılan da bunu bilmeden yürüyüp gidiyordu~.',
    },
    {
      level: 2,
      text: '“Nasıl görünüyordum?” diye sordu^ {H}. Bunu hiç kimseye sormamıştı^. Kadın düşündü~. “Korkuyordunuz,” dedi~. “Korkuyordunuz ve bırakmıyordunuz. Ben de korkuyordum. Bende [öbür yarısı|ikincisi] eksikti.” {H} o gün korktuğunu^ kendine^ bile söylememişti^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Ne diyeceğini^ bilemeyince {G.di}. Kadın bunu görünce başını salladı~. “Tam böyle yapıyordunuz,” dedi~. “Uzaktan bakınca insan sizin [hiç şaşmayacağınızı|her şeyi bildiğinizi] sanıyor.” {H} güldü^. Yakından bakan öyle sanmazdı~.',
    },
    {
      level: 3,
      text: 'Kadının evinde her şey ikişer ikişer duruyordu~: iki tabak, iki minder, iki bardak. Birinin tozu alınmış, ötekininki [bırakılmıştı~|kalmıştı~]. {H} sormadı^. İnsanın gitmek istemesi için bazen tek bir bardak yetiyordu~; kalması için de.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'İçeride {K} vardı~, kapağın kenarından da incecik bir çiçek kokusu sızıyordu~. Bir yerde bir yamaç vardı~ demek, arılar vardı~, sonra bu kavanoz, sonra [o eşik|o kapı]. Uzun bir yoldan gelmişti~.',
    },
    {
      level: 3,
      text: '“Pişman mısınız?” diye sordu^ {H}. “Kaldığıma mı? Her sabah biraz,” dedi~ kadın. “Akşama kadar geçiyor. Siz?” {H} kendi yaptığını^ düşündü^. “Benimki [akşam başlıyor|akşamları geliyor],” dedi^, “sabaha kadar geçiyor.”.',
    },
    {
      level: 3,
      text: '“Bunu bir daha yapar mıydınız?” dedi~ kadın. “Yapardım,” dedi^ {H}. Ama bundan sonra hiçbir şeyi [eskisi gibi|o günkü gibi], kimse görmüyor diye yapamayacaktı^. Bunun iyi mi, kötü mü olduğunu ancak zamanla anlayacaktı^.',
    },
    {
      level: 1,
      text: '{H} kavanozu masaya koydu^. “Öyleyse bunu birlikte açalım,” dedi^. Kadın ekmek getirdi~. Bal ağır ağır aktı~. Uzun süre kimse konuşmadı~; kapının yanında, boşalmış bir sandığın [kapağı|ağzı] hâlâ açık duruyordu~.',
    },
  ],
};

/** A human being and any deed: who bet against it, and whom it helped unknowingly. */
export const WILLED_PLOTS: readonly Plot[] = [THE_LOST_WAGER, THE_HONEY];
