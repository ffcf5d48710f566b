import type { PlotClass } from '../types.ts';

/** A being that is not human lies. */
export const BEING_LIES: PlotClass = {
  name: 'being-lies',
  verbs: new Set(['yalan söylemek']),
  needs: ['!human', '!negative', '!habit', '!of-teller'],
  plots: [
    {
      name: 'the-same-pause',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Soru kısacıktı~: “İyi misin?” {H} bir an durdu^, sonra “İyiyim,” dedi^. [Yalan buydu~|Yalan bu kadardı~]. Soran gülümsedi~, [başını salladı~|bir oh çekti~], işine döndü~. Hiçbir şey devrilmedi~, hiçbir ışık sönmedi~.',
        },
        {
          level: 3,
          text: '{H} yine de [bekledi^|biraz bekledi^]. Böyle bir sözün ardından bir gürültü, hiç değilse bir çıtırtı duyulmalıydı~. Duyulmadı~. “İyiyim” havada azıcık asılı kaldı~, doğru bir söz ne kadar kalırsa o kadar, sonra [ötekilerin arasına|öbür sözlere] karışıp gitti~.',
        },
        {
          level: 3,
          text: 'Doğrusunu söylemek bir o kadar kolaydı~: bir kelime yerine iki kelime. Neden söylememişti^? {H} o kısacık duraksamaya geri döndü^. Orada iki kapı yan yanaydı~; biri uzun bir konuşmaya çıkıyordu~, öteki [sessizliğe|hiçbir yere]. {H} kısa olanı seçmişti^.',
        },
        {
          level: 2,
          text: 'Öğleden sonra yeni bir şey çıktı~ ortaya. “İyi olduğuna göre şunu da yapıversen?” dedi~ soran. {H} bunu hesaba katmamıştı^. İyi olan hayır demezdi~. “Yaparım,” dedi^ ve yaptı^; ilk yalan daha [akşam olmadan|günü bitmeden] kendine bir arkadaş bulmuştu~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} bütün gün iyi olmaya çalıştı^. İyi olan biri nasıl dururdu~? Biraz daha dik, biraz daha [çabuk|hafif]. Eskiden bunu hiç düşünmezdi^, nasılsa öyle olurdu^. Şimdi her kıpırtısına^ dışarıdan bakıyor, bir yanlış [arıyordu^|kolluyordu^].',
        },
        {
          level: 3,
          text: 'En tuhafı şuydu~: yalan işe de yarıyordu~. Soranın yüzü o cevaptan sonra [yumuşamıştı~|açılmıştı~], sesine neşe gelmişti~. Demek bir kelime, doğru olmadığı halde, birine iyi gelebiliyordu~. {H} bunu nereye koyacağını^ bilemedi^; ne iyinin yanına sığıyordu~ ne kötünün.',
        },
        {
          level: 1,
          text: 'Ertesi gün aynı soru geldi~: “Bugün nasılsın?” “Dünkü gibi,” dedi^ {H}. Bu doğruydu~, ama [dünkü yalanı|bir önceki yalanı] da taşıyordu~ sırtında. {H} anladı^ ki yalan bir kez söylenip bitmiyordu~; her sabah [yeniden|bir daha] ayağa kaldırmak gerekiyordu~.',
        },
        {
          level: 3,
          text: 'Üçüncü gün sorulmadan söyledi^: “Ben iyiyim.” Soran şaşırdı~. “Bir şey demedim ki.” {H} [sustu^|hemen sustu^]; demek yalanın acemisi, cevabı sorudan önce yetiştiriyordu~. Bunu aklının^ bir kenarına yazdı^ ve o gün bir daha [söze karışmadı^|konuşmadı^].',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldu~, kesildi~. Arkasından gelen sessizlikte {H} o tek kelimeyi kendi kendine^ [denedi^|tekrarladı^], önce hızlı, sonra ağır. Hızlı söyleyince inandırıcı değildi~. Ağır söyleyince de değildi~. Oysa ilk seferinde, hiç denemeden, [tam kıvamında|kusursuz] çıkmıştı~.',
        },
        {
          level: 2,
          text: 'Akşama doğru doğruyu söylemeye karar verdi^, [bir giriş cümlesi|bir başlangıç] hazırladı^: “Hani sormuştun ya.” Gerisi kendiliğinden gelecekti~. “Hani sormuştun ya,” dedi^ {H}. “Neyi?” dedi~ soran. “Hiç,” dedi^ {H}. Hazırladığı^ söz [içinde^ kaldı~|yine söylenmeden kaldı~].',
        },
        {
          level: 3,
          text: 'Gece, herkes çekilince, {H} o anı baştan kurdu^. Soru geliyor, ardından o küçük boşluk, ardından cevap. Cevabı [değiştirdi^|doğrusuyla değiştirdi^]. Karanlıkta ne kolaydı~! Söz kimseye çarpmadan gitti~, [geri de dönmedi~|bir yere de varmadı~]. Kimsenin duymadığı doğru, neredeyse hiç söylenmemiş gibiydi~.',
        },
        {
          level: 3,
          text: 'Yalan, doğru sözden çok yer tutuyordu~. Doğruyu hatırlamaya gerek yoktu~, o nasılsa oradaydı~. Ama söylediğini^ hep [yanında^ taşıması^|akılda tutması^] gerekiyordu~: kime, hangi sesle, hangi saatte. {H} bunca zaman nasıl da yüksüz yaşadığını^ ancak şimdi fark etti^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: '{G.di}. Bu bildiği^ bir hareketti~, içinde yalan [yoktu~|barınmazdı~]. Bir daha yaptı^, sırf bu yüzden. Keşke sorulara da böyle cevap verilebilseydi~, diye düşündü^: sorarlar, sen de [nasılsan|içinden nasıl geliyorsa] öyle kıpırdarsın, gören anlar.',
        },
        {
          level: 1,
          text: 'Dördüncü gün {H} soruyu kendisi^ sordu^, yalnızca ilk soran olmak için: “Sen iyi misin?” Karşısındaki [bir an durdu~|durakladı~], sonra “İyiyim,” dedi~. {H} o duruşu tanıdı^. [Kısacıktı~, incecikti~|İncecikti~, kısacıktı~] ve tıpatıp kendi duruşuydu^.',
        },
        {
          level: 3,
          text: 'Daha bir hafta önce olsa fark etmezdi^. O aralık, [göz kırpmaktan|bir soluktan] kısaydı~; doğru söyleyen birinin duyacağı şey değildi~. Ama {H} orada bulunmuştu^. Bir yeri ancak içinden geçmiş olan, [uzaktan da|başkasında da] tanırdı~.',
        },
        {
          level: 2,
          text: '{H} geçmiş günleri bir bir yokladı^. O gülümseme, o baş sallama, o [fazla|biraz fazla] neşeli ses… Soran da her gün bir şeyi ayağa kaldırıyordu~ demek. “İyi misin?” derken belki de birinin kendisine aynı soruyu sormasını [bekliyordu~|istiyordu~].',
        },
        {
          level: 3,
          text: 'Şimdi iki “iyiyim” karşı karşıyaydı~ ve hiçbiri [doğru değildi~|iyi değildi~]. Biraz daha böyle gidebilirdi~; herkes işine bakar, akşam olurdu~. {H} bunu gözünün^ önüne getirdi^: iki kibar söz, birbirine yol verip duran, hiçbiri önden [geçmeyen|gitmeyen].',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} vardı~ havada. {H} bir şey söylemeden önce onun geçmesini bekledi^; sonra bunun da bir [bahane|oyalanma] olduğunu anladı^. Yalan söylemek için beklememişti^. Doğru söz ise her şeyin yerli yerinde olmasını ister gibi, bir türlü [sırasını beğenmiyordu~|öne çıkmıyordu~].',
        },
        {
          level: 2,
          text: '“Durdun,” dedi^ {H}. “Ne?” “Cevap vermeden önce. Az bir şey durdun.” Karşısındaki güldü~, ama gülüşü [yarım kaldı~|yarıda kesildi~]. “Sen bunu nereden biliyorsun?” {H} uzun bir açıklama aradı^; bulamayınca [en kısasını|kısa olanı] söyledi^: “Ben de durmuştum.”',
        },
        {
          level: 1,
          text: '“Ben iyi değilim,” dedi^ {H}. “O gün de değildim.” Karşısındaki uzun süre [konuşmadı~|sustu~]. {H} kızmasını [bekledi^|göze aldı^]; kızmadı~, yanına oturdu~. “Neden söylemedin?” “Sen gülümseyince vazgeçtim.” “Ben,” dedi~ öteki, “sen üzülme diye gülümsemiştim.”',
        },
        {
          level: 3,
          text: 'Bunun üzerine yapılacak pek bir iş kalmadı~. {H} iyi olmayan yerini anlattı^; anlatmak [çok sürmedi~|kısa sürdü~], saklamaktan kısaydı~. Öteki de kendininkini anlattı~. Şaşılacak şey, anlatılan iki dertten hiçbiri [küçülmedi~|ortadan kalkmadı~], yalnız ikisine de bakılabilir oldu~.',
        },
        {
          level: 3,
          text: '“Bir daha yalan söylersem anlarsın artık,” dedi^ {H}. “Anlarım,” dedi~ öteki. “Sen de anlarsın.” “Durmadan söylemeyi öğrenirsek?” Bu soru [bir süre|biraz] ortada kaldı~. “O zaman,” dedi~ öteki, “soruyu iki kere sorarız. İkincisine [kimse hazırlanmıyor|hazırlık yetmiyor].”',
        },
        {
          level: 1,
          text: 'Ertesi sabah soru yine geldi~: “İyi misin?” {H} bu kez acele etmedi^, kendini^ [şöyle bir|iyice] yokladı^. Karşısındaki ses çıkarmadan bekledi~, o duraksama bitene kadar. “Daha bilmiyorum,” dedi^ {H}. “Öğlene bir daha sor.”',
        },
      ],
    },
  ],
};
