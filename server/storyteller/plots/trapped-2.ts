import type { Plot } from '../types.ts';

/** For a hero who is shut in with somebody the idea names. */
export const TWO_NAMES: Plot = {
  name: 'two-names',
  needs: ['meets', '!space', '!confined', '!stranger', '!wordless'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Geçit vermeyen yer zorlandı~, yoklandı~, yine zorlandı~; sonra sıra bağırmaya geldi~. {H} sesi^ kısılana kadar “İmdat!” dedi^. Kimse gelmedi~. “[Biraz da ben|Şimdi ben],” dedi~ {X} ve doğruldu~.',
    },
    {
      level: 3,
      text: 'İlk saat konuşacak çok şey vardı~: kim son gelmiş, kim neyi görmemiş, şu olsaydı, bu olmasaydı. İkinci saatte bunlar bitti~. {H} {X:acc} bu kadar yakından hiç dinlememişti^; soluk alışını bile [ayırt ediyordu^|duyuyordu^] artık.',
    },
    {
      level: 2,
      needs: ['tight'],
      text: 'Elde olan bir parça ekmekle bir yudum suydu~. {H} ortadan bölmek istedi^, {X} küçük parçayı kendine çekti~. {H} öbürünü itti^, o geri itti~. Ekmek bir o yana bir bu yana gidip geldi~, sonunda [sabaha|sonraya] saklandı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: 'Bir ara {S} duyuldu~. {H} elini^ kaldırdı^, {X} sustu~; o ses geçene kadar kimse kıpırdamadı~. Gelen değildi~. Ama sustukça içerisi küçülüyor, dışarısı büyüyordu~; [konuşmak|ses çıkarmak], hiç değilse bir duvarı biraz geriye itiyordu~.',
    },
    {
      level: 3,
      text: '{H} nerede hata ettiğini^ bulmaya çalıştı^. “Arama,” dedi~ {X}. “Bulsan ne olacak?” “Bir daha yapmam.” “Buradan çık da yapma.” {H} güldü^, gülünce biraz ısındı^. Bu sözü dışarıda duysa^ kızardı^ belki; [içeride|burada] kızacak kadar yer yoktu~.',
    },
    {
      level: 3,
      text: 'Üşüyen kimse üşüdüğünü söylemiyordu~. {H} üstündekinin^ bir ucunu uzattı^, {X} almadı~; biraz sonra uyukladı~, {H} ucu sessizce onun omzuna bıraktı^. Uyanınca geri vermek istedi~. “[Senin o|O senin],” dedi^ {H}, “bende yeterince var.”',
    },
    {
      level: 1,
      text: '{X} “İmdat!” demedi~. Ellerini ağzına götürdü~ ve var gücüyle {H:gen} adını^ bağırdı~. Bir daha, bir daha. “Ben buradayım,” dedi^ {H} şaşkınlıkla. “Biliyorum. İmdat diyene herkes ‘Biri koşar’ der. [Ada koşarlar|Adı duyan koşar].”',
    },
    {
      level: 3,
      text: 'İnsan kendi adının bağrıldığını kaç kez duyardı~? {H} çocukluğundan^ bir akşam hatırladı^, uzaktan gelen, yemeğe çağıran bir ses. O günden beri kimse onu bu kadar [uzağa|yükseğe] fırlatmamıştı~. Ad dışarı çıkıyor, bir yere çarpıyor, biraz değişmiş olarak dönüyordu~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Beklerken {H} alışkanlıkla {G.di}. {X} baktı~, gülümsedi~. “Burada da mı?” “Elim durmuyor.” “Dursa [korkardım|üşürdüm].” Kısa bir konuşmaydı~; ama ondan sonra {H} bunu arada bir, sırf bakılıyor diye, yeniden yaptı^.',
    },
    {
      level: 2,
      text: '“Ya benim adımı kim bağıracak?” dedi~ {X} soluklanırken. Şakaydı~ belki. {H} boğazını^ tuttu^: sesi^ bir fısıltı kadar kalmıştı~. “Yarına açılır,” dedi^. “Açılınca bağırırsın.” {X} başını salladı~, bir daha [derin derin|uzun uzun] soluk aldı~, yine {H:gen} adını^ çağırdı~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Nereden geldiği belli olmayan {K} dolaştı~ içeride. “Duyuyor musun?” “Duyuyorum.” Koku bir yerden sızdıysa ses de çıkardı~ oradan. {X} yüzünü kokunun geldiği yana döndü~ ve bu sefer [oraya|o yana] bağırdı~, gözlerini kapayarak.',
    },
    {
      level: 3,
      text: 'Bağırdıkça {X}+de yoruluyordu~; her seslenişten sonra durup dinliyor, omuzları biraz daha iniyordu~. {H} omzunu^ ona destek yaptı^. “Bir tane daha,” dedi~ {X}, kime söylediği belli olmadan. Bir tane daha bağırdı~, ardından [bir tane daha|bir kez daha].',
    },
    {
      level: 3,
      needs: ['tight'],
      text: 'Bir ara ses kesildi~, {H} hemen döndü^. “Boğazım,” dedi~ {X} eliyle boynunu göstererek. Son yudum su duruyordu~. {H} uzattı^, bu kez itiraz eden olmadı~. {X} suyu içmedi~, ağzında tuttu~, uzun uzun bekletti~; sonra yutup [yeniden|daha gür] bağırdı~.',
    },
    {
      level: 3,
      text: '“Sesin güzelmiş,” dedi^ {H}. “Bağırırken mi?” “Bağırırken.” {X} yüzünü buruşturdu~ ama gözleri güldü~. “Söylesen daha önce bağırırdım.” Karanlık çöküyordu~ artık; [yüzler silinmiş|yüzler seçilmez olmuş], geriye iki soluk ve arada bir yükselen o tek ad kalmıştı~.',
    },
    {
      level: 2,
      text: '“Korkuyor musun?” diye sordu~ {X}. {H} hayır diyecekti^. “Biraz,” dedi^. “Ben de biraz.” İki biraz yan yana gelince tuhaf bir şey oldu~: korku [büyümedi~|artmadı~], bölündü~. {X} omzunu dayadı~, {H} çekilmedi^; bir süre öyle, dışarıyı dinlediler^.',
    },
    {
      level: 3,
      text: '{H} kendi adının^ {X:gen} ağzında nasıl durduğuna ilk kez dikkat etti^. Her zaman çabucak söylenir, arkasından hemen bir iş, bir istek gelirdi~. Şimdi arkasından hiçbir şey gelmiyordu~; ad tek başına, [bütün harfleriyle|eksiksiz] söyleniyor, sonra cevap bekleniyordu~.',
    },
    {
      level: 1,
      text: 'Sonunda dışarıdan bir cevap geldi~: {H:gen} adını^ soran telaşlı sesler. Bir aralık açıldı~, ancak bir kişilikti~; bir el uzandı~. “Gel, tut! Üstü her an kapanabilir.” Duydukları tek addı~; {X:acc} [kimse sormadı~|soran yoktu~].',
    },
    {
      level: 2,
      text: '“Kaç kişisiniz?” diyen olmadı~. Dışarıdakilere göre içeride bir ad vardı~, bir de onu bağıran kendi sesi. {X} bunu {o:abl} önce anladı~. “Sen çık,” dedi~, “beni sonra söylersin.” Sesi artık yok gibiydi~; bütün gün bir başkası için [harcanmıştı~|tükenmişti~].',
    },
    {
      level: 3,
      text: 'Uzanan el bekliyordu~: iri, tanımadık, sabırsız. {H} ona baktı^, sonra {X:dat}. Işık aralıktan eğik giriyor, içeride iki solgun yüz olduğunu ilk kez [gösteriyordu~|ele veriyordu~]. Elin parmakları açılıp kapandı~. “Hadi!” dediler~ dışarıdan. “Ne duruyorsun?”',
    },
    {
      level: 2,
      text: '“Bir kişi daha var,” dedi^ {H} dışarıya. Sözü^ bir hırıltı olarak çıktı~; duyan olmadı~. Dışarıda ayak sesleri, bağrışmalar, birbirine karışan emirler vardı~. “Tut artık!” dediler~. {H} bir daha denedi^, [yine duyuramadı^|yine olmadı~]; el sabırsızlıkla havayı yokluyordu~.',
    },
    {
      level: 3,
      text: 'Çıkınca söylerdi^; söylemek bir an sürerdi~. Ama o bir anın içinde aralık kapanabilirdi~. {H} bunu aralığın gıcırtısından anladı^. {X:acc} orada, o yarı karanlıkta, adı hiç söylenmemiş olarak bırakmak ne demekti~, bir soluk boyunca düşündü^.',
    },
    {
      level: 1,
      text: '“Benim sesim kalmadı,” dedi~ {X}, dudaklarıyla. “Biliyorum,” dedi^ {H}. Bir ad, bağıranı olmazsa burada kalırdı~; bunu o gün, saatlerce, kulağıyla^ öğrenmişti^. Uzanan eli [tutmadı^|kavramadı^], yalnız üstüne vurdu^: bekle.',
    },
    {
      level: 1,
      text: '{H} kalan bütün sesini^ topladı^ ve aralıktan {X:gen} adını bağırdı^. Dışarısı sustu~. “Kim o?” dediler~. “Önce o,” dedi^ {H}, {X:acc} ışığa doğru [iterek|kaldırarak]; dışarıda şimdi iki ad birden çağrılıyordu~.',
    },
  ],
};
