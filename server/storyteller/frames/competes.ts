import type { Beat, Frame } from '../types.ts';

/** The contest as it is agreed on; a race lies ahead ("ecekti"), a bet is made ("di"). */
const agreement = (form: 'ecekti' | 'di'): Beat => ({
  name: 'event',
  variants: [
    {
      text: `{HP}, {EW.${form}}. Duyanlar önce güldü~. Sonra gününü, saatini sordular~; gülmek başkaydı~, kaçırmak başka.`,
      needs: ['!state'],
    },
    {
      text: `{HP}, {EW.${form}}. Söz ağzından^ çıkmış, karşıdaki de başını sallamıştı~. Vazgeçmek için bir soluk kadar zamanı^ oldu~; {H} onu gülmeye harcadı^.`,
      needs: ['!state'],
    },
    {
      text: `Her şey bir şakayla başladı~. Biri, “Yapamazsın,” dedi~. Kimse gülmedi~. Ertesi sabah duymayan kalmamıştı~: {HP}, {EW.${form}}.`,
      needs: ['!state', '!when', 'third'],
    },
    {
      text: `{HP}, {EW.${form}}. Anlaşmak için uzatılan eli sıktı^; sert, kuru bir eldi~ ve biraz fazla sıkıyordu~.`,
      needs: ['human', '!state'],
    },
    {
      text: `{HP}, {EW.${form}}. Neden kabul ettiğini^ sorsalar, o sırada herkesin sustuğunu söylerdi^. Öyle bir susmaktı~ ki birinin bir şey demesi gerekiyordu~.`,
      needs: ['!state'],
    },
    {
      text: `{HP}, {EW.${form}}. Haberi alan yerini ayırttı~: Kimi taşın üstüne oturdu~, kimi birinin omzuna çıktı~; ortada daha hiçbir şey yoktu~.`,
      needs: ['!state', '!space'],
    },
    {
      text: `{HP}, {EW.${form}}. Ne kadar zamanı^ kaldığını hesapladı^; çok azdı~. Bir daha hesapladı^. Hesaplarken biraz daha azalmıştı~.`,
      needs: ['!state'],
    },
    {
      text: '{HP}, {EW.olağan}. Kazandığı^ günler azdı~, onları da kimse görmüyordu~. Kaybettiği^ günler ise herkes oradaydı~.',
      needs: ['state'],
    },
    {
      text: '{HP}, {EW.olağan}. Başta oyundu~. Ne zaman oyun olmaktan çıktığını sorsalar, kaybedip de gülmediği^ ilk günü söylerdi^.',
      needs: ['state'],
    },
    {
      text: '{HP}, {EW.olağan}. Kimin önde olduğunu yazan yoktu~; {H} yine de biliyordu^. Bir gün herkesin önünde, sonuna kadar gidilecekti~.',
      needs: ['state'],
    },
    {
      text: '{HP}, {EW.olağan}. Her seferinde “bu son” diyerek ayrılıyor, her seferinde ertesi günün saatini soruyordu^.',
      needs: ['state'],
    },
  ],
});

const CONTEST: readonly Beat[] = [
  {
    name: 'preparing',
    variants: [
      {
        text: 'Hazırlanmaya herkes uyurken başladı^. İlk sabah aynı şeyi yüz kez denedi^, ellincide durmak zorunda kaldı^. Onuncu sabah yüzüncüde hâlâ ayaktaydı^; bu sefer de sabah yetmedi~.',
        needs: ['!space'],
      },
      {
        text: 'Kazanan ne alacaktı~, onu konuşmamışlardı~. Kaybedenin ne vereceği belliydi~: Herkesin önünde, “Sen daha iyisin,” diyecekti~. {H} bu cümleyi bir kez, kimse yokken denedi^. Ağzından^ çıkmadı~.',
        gives: ['sentence'],
      },
      {
        text: 'Rakibini^ seyretmeye gitti^, uzaktan, belli etmeden. Hiç zorlanmıyordu~; arada durup birine laf bile atıyordu~. {H} dönerken adımlarını^ hızlandırdı^.',
      },
      {
        text: 'Kimse ona^ şans tanımıyordu~. Bunu yüzüne^ de söylüyorlardı~, kötülükten değil, yağmur yağacak der gibi. {H} her söyleyene, “Görürüz,” diyordu^. Akşama kadar görürüz demekten ağzı^ kurudu~.',
      },
      {
        text: 'Ne zaman gözünü^ kapasa^ kendini^ önde görüyordu^. Ama ne kadar dikkatle baksa^, öndekinin yüzü hiç gülmüyordu~. Bunu uykusuzluğa verdi^.',
      },
      {
        text: 'Kalan günleri bir taşa çentik atarak saydı^. Yedi çentik, beş çentik, üç. Üçten sonra çentik atmayı bıraktı^; atmazsa^ o gün sanki biraz daha geç gelecekti~.',
      },
    ],
  },
  {
    name: 'company',
    variants: [
      {
        text: 'Haberi duyunca {F} gözlerini kocaman açtı~. “Onunla mı?” “Onunla.” “Peki, ben ne yapayım?” {H} bunu hiç düşünmemişti^. “Sonunda orada dur,” dedi^.',
        gives: ['friend-knows'],
      },
      {
        text: 'Bir tek {F} onun^ kaybedeceğine para koymadı~. “Kazanacağına da koymadım,” dedi~, “param yok. Ama olsaydı düşünürdüm.” {H} o gün ilk kez güldü^.',
        needs: ['human', '!child'],
        gives: ['friend-knows'],
      },
      {
        text: '“Kaybedersen ne olacak?” diye sordu~ {F}. “Kaybederim.” “Kazanırsan?” {H} duraksadı^. Bu soruyu ona^ kimse sormamıştı~.',
        gives: ['friend-knows'],
      },
      {
        text: '{F} onu^ çalıştırmaya kalktı~. Yere bir çizgi çekti~, “Buradan başla,” dedi~. Bir süre sonra çizginin üstüne oturmuştu~; bağırmayı unutmuş, yalnızca bakıyordu~. “Sen değişmişsin,” dedi~.',
        needs: ['!space'],
        gives: ['friend-knows'],
      },
      {
        text: '“Vazgeç,” dedi~ {F}. “Onun kazanmaya ihtiyacı var, senin yok.” “Nereden biliyorsun?” {F} başını çevirdi~. “Yemeğini hep tek başına yiyor,” dedi~.',
        gives: ['friend-knows'],
      },
      {
        text: '{F} rakibini^ tanıyordu~. “Sol yanı zayıftır,” dedi~ alçak sesle. “Bunu sana söylediğimi bilse benimle konuşmaz.” {H} uzun uzun {F:dat} baktı^. “Söylememiş ol,” dedi^.',
        gives: ['friend-knows'],
      },
      {
        text: '{F} bir bez getirdi~, bileğine^ bağladı~. “Uğur mu?” “Yok,” dedi~ {F}. “Alnındaki teri silersin.” Bez yine de uğur gibi duruyordu~.',
        needs: ['human'],
        gives: ['friend-knows'],
      },
    ],
  },
  {
    name: 'pressure',
    variants: [
      {
        text: 'Rakibi^ yanına^ geldi~. “İstersen berabere diyelim,” dedi~, “kimse gücenmez.” Sesi dostçaydı~. {H} neredeyse kabul ediyordu^; sonra onun yutkunduğunu gördü^.',
      },
      {
        text: 'Herkes taraf tuttu~. Aynı kaptan yiyen iki kardeş ayrı yerlere oturdu~. “Senin yüzünden,” dediler~ {H:dat}. “Alt tarafı bir oyun,” diyecek oldu^; yüzlerine bakınca demedi^.',
      },
      {
        text: 'Bir gün önce bileğini^ incitti^. Kimseye söylemedi^; sıkıca sardı^, üstünü örttü^. Neden öyle durduğunu^ sorana, “Alışkanlık,” diyordu^.',
        needs: ['human'],
      },
      {
        text: 'Kuralları son gün değiştirdiler~. Değişikliğin kime yaradığı belliydi~. {H} itiraz etti^; dinlediler~, başlarını salladılar~, değiştirmediler~.',
      },
      {
        text: 'Adını^ yanlış okudular~, iki kez, herkesin önünde. Gülüşenler oldu~. {H} düzeltmedi^. Rakibi^ düzeltti~.',
      },
      {
        text: 'Bir gün ertelediler~, bir gün daha. Her ertelemede ona^ inananlardan biri eksildi~. Sonunda bir tek {F} kaldı~; o da oturmuş, kabak çekirdeği yiyordu~.',
        needs: ['!space'],
      },
      {
        text: 'Rakibinin^ neden kazanmak istediğini öğrendi^: Bir borcu vardı~, ödeyemezse buradan gidecekti~. {H} bunu hiç duymamış olmayı diledi^. Ertesi sabah yine kalktı^, yine çalıştı^, ama daha ağır.',
        needs: ['human', '!child'],
      },
      {
        text: 'Rakibi^ gece gündüz çalışıyordu~. Sesi geliyordu~: düşüyor, kalkıyor, baştan başlıyordu~. {H} o ses kesilmeden uyuyamaz oldu^.',
        needs: ['!space'],
      },
    ],
  },
  {
    name: 'test',
    variants: [
      {
        text: 'Önce geride kaldı^; o kadar geride ki seyredenler ona^ bakmayı bıraktı~. Kimse bakmayınca rahatladı^. Rahatlayınca arayı kapattı^. Sonunda başını^ kaldırdığında önünde^ kimse yoktu~.',
        gives: ['decided', 'won'],
      },
      {
        text: 'Öndeydi^. Herkes adını^ bağırıyordu~. Tam o sırada rakibi^ düştü~; bağıranlar sustu~. {H} önüne^ baktı^, arkasına^ baktı^. Döndü^, rakibinin^ yanına koştu^.',
        gives: ['decided', 'helped'],
      },
      {
        text: 'Kaybetti^. Az farkla bile değil, açık ara. Herkes rakibinin^ çevresine toplandı~. {H} yerde biraz oturdu^, üstünü^ silkeledi^, kalktı^. “Sen daha iyisin,” dedi^, herkesin önünde. Bu söz ağzından^ sandığından^ kolay çıktı~.',
        gives: ['decided', 'lost'],
      },
      {
        text: 'Kimin önde bitirdiğine karar veremediler~. Üç kişi sordular~, üçü de başka bir şey görmüştü~. Sonunda {H:dat} döndüler~: “Sen söyle.” Kazandım diyebilirdi^; inanırlardı~.',
        gives: ['decided', 'asked'],
      },
      {
        text: 'Eli^ titredi~, bir an, tam sonunda. O bir an yetti~. Rakibi^ öne geçti~, bitirdi~, olduğu yere çöktü~. {H} bir adım gerisinde durmuş, kendi eline^ bakıyordu^.',
        needs: ['human'],
        gives: ['decided', 'lost'],
      },
      {
        text: 'Kazandı^. Birileri onu^ kaldırdı~, birileri indirdi~, birileri kulağına^ bağırdı~. Yere basınca ilk aradığı^ yüz rakibinin^ yüzü oldu~. Kalabalıkta bulamadı^.',
        gives: ['decided', 'won'],
      },
      {
        text: 'Rakibi^ gelmedi~. Beklediler~, gölgeler bir karış uzadı~, yine gelmedi~. “Kazandın,” dediler~. {H} yine de başlama yerine geçti^, baştan sona, tek başına, hiçbir yerini atlamadan bitirdi^.',
        needs: ['!space'],
        gives: ['decided', 'won'],
      },
      {
        text: 'Tam ortasında rakibi^ durdu~. “Ben bunu istemiyorum,” dedi~. “Hiç istemedim. Onlar istedi.” Seyredenler bağırıyordu~. {H} bir iki adım daha gitti^, sonra geri döndü^, yanında durdu^.',
        gives: ['decided', 'stopped'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: 'Ne verdilerse aldı^, ikiye böldü^, yarısını rakibinin^ önüne koydu^. “Sen olmasan bu kadar uğraşmazdım,” dedi^. Rakibi^ önce yarıya baktı~, sonra aldı~.',
        needs: ['won'],
      },
      {
        text: 'Kalabalık susunca, “Bir daha,” dedi^. Herkes şaşırdı~; bunu hep kaybeden isterdi~. “Bu sefer nasıl oldu, ben de anlamadım,” dedi^. “Bir daha yapalım da göreyim.”',
        needs: ['won'],
      },
      {
        text: 'Omuzda gezdirmek istediler~, istemedi^. Bir ekmek aldı^, rakibinin^ tek başına oturduğu yere gitti^, karşısına çöktü^. Ekmeği ortaya koydu^.',
        needs: ['won', 'human', '!space'],
      },
      {
        text: 'Bahane çoktu~: değişen kurallar, uykusuz geceler, biraz da şanssızlık. Soran da çıktı~. {H} her sorana aynı şeyi söyledi^: “Benden iyiydi.”',
        needs: ['lost'],
      },
      {
        text: 'Herkes dağılınca rakibinin^ karşısına geçti^. “Bir yıl sonra yine,” dedi^. Rakibi^ gülmedi~. “Yine,” dedi~.',
        needs: ['lost'],
      },
      {
        text: 'Ertesi sabah herkes uyurken kalktı^. Karşısında^ kimse yoktu~. Baştan sona bir kez de kendi başına yaptı^, acele etmeden; nerede kaybettiğini^ o zaman gördü^.',
        needs: ['lost', '!space'],
      },
      {
        text: 'Sonunda, “O kazandı,” dedi^ {H}. Rakibi^ başını kaldırıp ona^ baktı~. Doğru olup olmadığını bilen varsa o iki kişiydi~, onlar da bilmiyordu~.',
        needs: ['asked', 'third'],
      },
      {
        text: '{H} başını^ kaldırdı^. “Bilmiyorum,” dedi^. Kalabalık homurdandı~; bir kazanan bekliyorlardı~. “Ben de bilmiyorum,” dedi~ rakibi^. Homurtu gülüşmeye döndü~.',
        needs: ['asked'],
      },
      {
        text: 'Rakibine^ omuz verdi^, sonuna kadar öyle götürdü^. Kim kazandı diye sordular~. “Saymadım,” dedi^, “yük taşıyordum.”',
        needs: ['helped'],
      },
      {
        text: 'Ona, “Peki sen ne istiyorsun?” diye sordu^. Rakibi^ uzun uzun düşündü~. “Uyumak,” dedi~. {H} kalabalığa döndü^. “Bugünlük bu kadar,” dedi^.',
        needs: ['stopped'],
      },
      {
        text: '{F} kalabalığın arkasında bekliyordu~. {H} kalabalığı yarıp ona gitti^. “Nasıldı?” diye sordu^. “Göremedim,” dedi~ {F}, “gözümü kapatmıştım.”',
        needs: ['friend-knows'],
      },
      {
        text: 'Kutlayanın da teselli edenin de elini sıktı^. Sonra bir köşeye çekilip o gün ilk kez su içti^, uzun uzun, dura dura.',
        needs: ['human', '!won', '!lost'],
      },
      {
        text: 'Gelip elini^ sıktılar~, sırtına^ vurdular~, bir şeyler söylediler~. {H} hiçbirini duymadı^; kalabalığın üstünden rakibine^ bakıyordu^. Rakibi^ iki parmağını kaldırdı~. Bir daha, diyordu~.',
        needs: ['human'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Aylar sonra rakibiyle^ aynı yolda karşılaştı^. Bir süre yanında, konuşmadan yürüdü^. “Hızlanma,” dedi~ rakibi^. “Sen hızlanıyorsun,” dedi^ {H}.',
        needs: ['!space'],
      },
      {
        text: 'Görenler, “Az kalmıştı,” diyordu~. Az kalmamıştı~. Düzeltmeyi bıraktı^; her anlatışta fark biraz daha kapanıyordu~, bir iki yıla kalmaz kazanacaktı^.',
        needs: ['lost'],
      },
      {
        text: 'Üçüncü yıl herkes unuttu~. {H} unutmadı^; her yıl o gün biraz daha erken kalkıyor, başladığı^ yere gidip biraz oturuyordu^.',
        needs: ['won'],
      },
      {
        text: 'Küçük bir çocuk yolunu^ kesti~: “Benimle de yarış.” {H} yorgundu^, üstelik geç kalmıştı^. “Nereye kadar?” dedi^.',
        needs: ['!child'],
      },
      {
        text: '“Değdi mi?” dedi~ {F}. {H} düşündü^. “Bir yerinde,” dedi^, “çok kısa bir yerinde, ne önümde biri vardı ne arkamda. Orası değdi.”',
        needs: ['friend-knows'],
      },
      {
        text: 'Yere çekilen çizgi bir süre durdu~, sonra basıla basıla silindi~. {H} nerede olduğunu biliyor, üstünden geçerken hâlâ ayağını^ biraz kaldırıyordu^.',
        needs: ['human', '!space'],
      },
      {
        text: 'Rakibi^ her yıl haber yolladı~: “Hazır mısın?” {H} her yıl, “Değilim,” diye cevap verdi^ ve her yıl ertesi sabah hazırlanmaya başladı^.',
      },
      {
        text: 'O günü anlatanlar kimin kazandığında hiç anlaşamadı~. Anlaştıkları tek şey, {F:gen} sevinçten birinin şapkasını havaya attığıydı~.',
        needs: ['asked', 'friend-knows'],
      },
      {
        text: '{V.dik:acc} anlatması^ istenince öncesini uzatıyordu^: erken kalkılan sabahları, uykusuz geceleri, {F:gen} yüzünü. Sonucu bir çırpıda söyleyip geçiyordu^.',
        needs: ['friend-knows'],
      },
    ],
  },
];

/** Somebody races another. */
export const COMPETES: Frame = {
  name: 'competes',
  verbs: new Set(['yarışmak', 'kapışmak']),
  needs: ['!negative'],
  beats: [agreement('ecekti'), ...CONTEST],
};

/** Somebody makes a bet or challenges another. */
export const BETS: Frame = {
  name: 'bets',
  verbs: new Set(['iddiaya girmek', 'bahse girmek', 'iddialaşmak', 'meydan okumak', 'bahse tutuşmak']),
  needs: ['!negative'],
  beats: [agreement('di'), ...CONTEST],
};
