import type { Frame } from '../types.ts';

/** Somebody wins a case, a prize, a race or a bet. */
export const WINS: Frame = {
  name: 'wins',
  verbs: new Set(['kazanmak', 'birinci olmak', 'şampiyon olmak']),
  // `lottery`, `exam`: nobody loses to the hero.
  needs: ['!negative', '!person-object', '!lottery', '!exam'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Sevinmeye nereden başlanacağını bilemiyordu^; önce önüne^ baktı^, sonra etrafına^; herkes ondan^ önce başlamıştı~.',
        },
        {
          text: '{HP}, {EW.di}. Birileri alkışladı~. {H} dönüp arkasına^ baktı^; alkışın kime olduğunu ancak arkasında^ kimseyi göremeyince anladı^.',
          needs: ['!state'],
        },
        {
          text: 'Adını^ iki kez söylediler~. Birincisinde başkası sandı^. {HP}, {EW.mişti}.',
          needs: ['!when', '!state'],
        },
        {
          text: '{HP}, {EW.di}. O gün ne yediğini^ hatırlamıyordu^; yan tarafta birinin, ağzı doluyken, “Nasıl olur?” dediğini hatırlıyordu^.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu en geç öğrenen kendisi^ oldu~; kapı kapı dolaşan haber ona^ uğramayı unutmuştu~.',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Herkes, “Belliydi,” diyordu~. Belli değildi~; bir gün önce aynı ağızlar başka bir şey söylüyordu~.',
        },
        {
          text: '{HP}, {EW.olağan}. “Ne hissediyorsun?” diye sordular~. Acıkmıştı^, ayakları^ ağrıyordu~, biraz da uykusu^ vardı~. “Çok iyiyim,” dedi^.',
        },
        {
          text: '{HP}, {EW.olağan}. Ötekiler bu işin bir sırrı olduğuna inanıyor, yemeğini^, uykusunu^, hangi yanına yattığını^ gözlüyordu~.',
        },
      ],
    },
    {
      name: 'after',
      variants: [
        {
          text: 'O gece gözüne^ uyku girmedi~. Sabaha karşı kalktı^, olanı baştan sona bir daha geçirdi^ aklından^, bir yanlışlık aradı^. Bulamayınca daha da huzursuz oldu^.',
          needs: ['!state'],
        },
        {
          text: 'Birden çok akrabası, çok eski arkadaşı çıktı~. Biri çocukken sırtında taşımış, öteki ekmeğini bölmüştü~. {H} hepsine gülümsedi^; hiçbirini tanımıyordu^.',
          needs: ['human', '!child'],
        },
        {
          text: '{V.dik:acc} kendine^ ancak üçüncü gün söyleyebildi^, alçak sesle. Söyleyince hoşuna^ gitti~, bir daha söyledi^. Geçen biri durup, “Bana mı dedin?” diye sordu~.',
        },
        {
          text: 'Ertesi sabah her zamanki saatinde kalktı^, her zamanki işine^ gitti^. İşin başında bekleyenler, onu^ görünce ayağa kalktılar~. Oturun diyemedi^; daha önce hiç dememişti^.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: 'Kutlama bitti~, yerde kırıntılar kaldı~. {H} eğilip toplamaya başladı^. “Bugün sen dur,” dediler~. Durdu^; ne yapacağını^ bilmeden onların toplamasını seyretti^.',
          needs: ['human'],
        },
        {
          text: 'Şimdi ondan^ bir daha kazanmasını^ bekliyorlardı~. Bunu kimse söylemiyordu~, ama soruları değişmişti~: “Nasıl oldu?” gitmiş, “Sırada ne var?” gelmişti~.',
        },
        {
          text: 'Sevincini^ anlatacak birini aradı^. İlk rastladığı^ acele ediyordu~, ikincisi dinlerken başka yere baktı~. Üçüncüsüne anlatmadı^, hatırını sordu^.',
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Kutlarım,” dedi~ {F}. Bir süre bekledi~. “Sevinmedin mi?” “Sevindim.” “Yüzünün haberi yok,” dedi~ {F} ve güldürene kadar yanından^ ayrılmadı~.',
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} duyunca {F} koşarak geldi~, soluk soluğa. Ne diyeceğini yolda hazırlamıştı~, unutmuştu~. “İşte,” dedi~, kollarını açtı~, “geldim.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Hak ettin mi?” diye sordu~ {F}. Kimse böyle sormamıştı~. {H} uzun uzun düşündü^. “Yarısını,” dedi^. “Öteki yarısını ne yapacaksın?”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} herkesten sonra, kalabalık dağılınca geldi~. Elinde bir parça ekmek vardı~. “Sabahtan beri bir şey yemedin,” dedi~. {H} ancak o zaman acıktığını^ anladı^.',
          gives: ['friend-knows'],
        },
        {
          text: '{F} eski günleri açtı~: yanlış söylenen sözleri, kızaran yüzleri, kaçılan yerleri. “Onları anlatma,” dedi^ {H}. “Asıl onları anlatacağım,” dedi~ {F}. “Bunu herkes biliyor.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Şimdi ne olacak?” dedi~ {F}. {H} bilmiyordu^. “Eskiden her akşam bunu konuşurduk,” dedi~ {F}. “Yarın akşam ne konuşacağız?”',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Üç ayrı kişi üç ayrı şey istedi~: borç, öğüt, söz. Borcu verdi^, öğüdü veremedi^. Söze gelince uyuyor numarası yaptı^.',
          needs: ['human', '!child'],
        },
        {
          text: 'Onu^ bir yere oturttular~, herkesin görebileceği bir yere. Gelen bakıyor, bakan ötekini çağırıyordu~. Ayağı^ uyuştu~, kıpırdayamadı^; kıpırdasa, “Bakın, kıpırdadı,” diyeceklerdi~.',
        },
        {
          text: 'Küçük bir yanlış yaptı^, eskiden kimsenin görmeyeceği kadar küçük. Bu sefer herkes gördü~. “Kazandı ya,” dediler~, “artık önemsemiyor.”',
        },
        {
          text: 'Kazandığını^ herkes kendine göre bölüştürmüştü~: Şurası onarılacak, şu borç kapanacak, şu kişi evlenecekti~. {H} kimsenin ona^ sormadığını en sonunda fark etti^.',
          needs: ['human', '!child', '!space'],
        },
        {
          text: '[Herkes|Gelen giden] aynı şeyi soruyordu~: “[Nasıl başardın|Şimdi ne yapacaksın]?” {H} [ilk günler|önce] uzun uzun anlattı^; [sonra|bir hafta geçince] [yalnızca gülümsedi^|kısa kesti^].',
          needs: ['!solitary'],
        },
        {
          text: '{V.dik} günden beri {H} [daha az uyuyordu^|yerinde duramıyordu^]. [Sevinci^ geçmemişti~|Hâlâ seviniyordu^]; [ama|yalnız] [bundan sonra ne yapacağını^|sırada ne olduğunu] [düşünmeye başlamıştı^|merak ediyordu^].',
          needs: ['!state'],
        },
      ],
    },
    {
      name: 'test',
      variants: [
        {
          text: 'Aynı şeyi bir kez daha yapması^ istendi~, herkesin önünde. Aynı yerde durdu^, aynı soluğu aldı^. Bu kez olmadı~. Kalabalıkta biri, yavaşça, sevinçle soluk verdi~.',
          needs: ['!state'],
        },
        {
          text: '{F} bir gün, “Senden bir şey isteyeceğim,” dedi~; daha önce hiç istememişti~. İstediği küçüktü~ ama kazandığının^ tamamı ediyordu~. “Hayır dersen kırılmam,” diye ekledi~.',
          needs: ['friend-knows', 'human', '!child', '!friend-cold'],
          gives: ['request'],
        },
        {
          text: 'Küçük bir çocuk yanına^ oturdu~. “Ben hep kaybediyorum,” dedi~. “Nasıl yapıyorsun?” {H} ağzını^ açtı^. Söyleyebileceği^ hiçbir şey doğru değildi~, biri dışında: “Ben de anlamadım.”',
          needs: ['!child'],
          gives: ['pupil'],
        },
        {
          text: 'Bir daha kaybetmekten korktuğunu^, kimsenin oynamadığı bir oyunda hile yaparken anladı^. Tek başınaydı^, taşları kendi lehine diziyordu^. Elini^ çekti^.',
          needs: ['human'],
        },
        {
          text: '“Bir daha olsa yine [başarır mısın|kazanır mısın]?” diye sordu~ {F}. {H} [hemen cevap vermedi^|biraz düşündü^]. “[Bilmem|Belki],” dedi^. “[Ama yine denerim|Yine aynı yoldan giderim].”',
          needs: ['!solitary'],
        },
        {
          text: '{H} [ertesi hafta|bir gün] [eskisi gibi|hiçbir şey olmamış gibi] [yaşamayı|davranmayı] denedi^: [aynı saatte kalktı^|aynı yoldan yürüdü^], [aynı kişilere selam verdi^|aynı yere oturdu^]. [Olmadı~|Bir şey değişmişti~]; [herkes ona^ başka türlü bakıyordu~|kendisi^ değişmişti^].',
          needs: ['human', '!solitary'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Verdi^. {F} uzun uzun teşekkür edecekti~, fırsat bırakmadı^. “Zaten ne yapacağımı bilmiyordum,” dedi^. Doğruydu~.',
          needs: ['request'],
        },
        {
          text: 'Ona^ ayrılan yerden kalktı^, ötekilerin yanına, yere oturdu^. Biri itiraz edecek oldu~; yanındaki dürttü~. Bir süre sonra eskisi gibi konuşmaya başladılar~.',
          needs: ['!doubt'],
        },
        {
          text: 'Bir sonraki için adını^ yazdırmadı^. Nedenini sordular~. “Bunu daha bitirmedim,” dedi^; ne demek istediğini^ anlamadılar~, anlatmadı^ da.',
          needs: ['!doubt'],
        },
        {
          text: 'Konuşma yapmasını^ istediler~. Çıktı^, baktı^, yüzler çoktu~. “Dün burada olan var mı?” diye sordu^. İki el kalktı~. {H} inip o ikisinin yanına gitti^.',
          needs: ['human', '!doubt'],
        },
        {
          text: 'Kazandığından^ kendine^ tek bir şey ayırdı^: bir gün. O gün kimseye görünmedi^, hiçbir şey yapmadı^, hava kararana kadar uyudu^.',
          needs: ['!doubt', '!space'],
        },
        {
          text: '{H} {F:acc} [yanına^ çağırdı^|buldu^]. “[Sensiz tadı yok|Bunu seninle kutlamak istedim],” dedi^. {F} [önce şaşırdı~|güldü~], [sonra|ardından] [yanına^ oturdu~|elini sıktı~]: “[Anlat baştan|Hak ettin],” dedi~.',
          needs: ['!solitary', '!friend-cold'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: 'İkinci yıl adını^ hatırlayan azdı~, üçüncü yıl soran olmadı~. {F} hatırlıyordu~; her yıl o gün koşarak geliyor, kollarını açıyordu~.',
          needs: ['friend-knows', '!friend-cold'],
        },
        {
          text: 'Küçük çocuk bir gün koşarak geldi~. “Yine kaybettim,” dedi~, “ama az kaldı.” {H} yanında yer açtı^. “Anlat,” dedi^, “neresinde?”',
          needs: ['pupil', '!child'],
        },
        {
          text: '{V.dik} günden geriye, herkesin anlattığı bir hikâye kaldı~, bir de kimsenin bilmediği bir ayrıntı: O sabah az kalsın uyanamıyordu^.',
          needs: ['!state'],
        },
        {
          text: 'Bir daha kazandı^, bir daha kaybetti^. İkisinde de ertesi sabah aynı saatte kalktı^. Aradaki farkı soranlara, “Biri daha kalabalık,” diyordu^.',
        },
        {
          text: '“Neyi değiştirdi?” diye sordu~ {F} yıllar sonra. {H} düşündü^. “Bir süre herkes bana yer verdi,” dedi^. “Sonra yine ben verdim.”',
          needs: ['friend-knows'],
        },
        {
          text: 'Kalabalıklar dağıldı~. Bir akşam, işten dönerken, önünden geçtiği^ yerde iki çocuk onun^ adıyla yarışıyordu~. İkisi de o^ olmak istiyordu~. Görünmeden geçti^.',
          needs: ['third', 'human', '!child', '!space'],
        },
      ],
    },
  ],
};
