import type { Plot, PlotClass } from '../types.ts';

const PLOTS: readonly Plot[] = [
  {
    name: 'nobody-could-tell',
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Elinden^ çıktığı an geri çağırılamaz olmuştu~. {H} gidişini görmedi^, yalnızca bekledi^, bekledi^. Boş eli^ bir süre havada, yolun başladığı yana dönük kaldı~. Şimdi neredeydi~, kimin [elindeydi~|yanındaydı~]?',
      },
      {
        level: 2,
        text: 'O günlerde aklı^ hep yoldaydı~. Sabah kalkınca ilk, şimdi nereye vardı, diye [düşünüyordu^|soruyordu^] kendi kendine^; akşam, kimin yanında kalıyor, diye. Yolun nereden geçtiğini bilmiyordu^. Bilmediği^ yolu her gün yeniden kuruyor, her gün biraz uzatıyordu^.',
      },
      {
        level: 3,
        text: 'Göndermek tuhaf işti~: elin bir an açılır, gerisini başka eller yapardı~. {H} o elleri hiç görmemişti^. Yola çıkanı kaç kişi tutacak, kaç kişi [bırakacaktı~|yere koyacaktı~]? İçlerinden biri olsun durup, bu kimden acaba, diyecek miydi~?',
      },
      {
        level: 3,
        text: 'Bir ara vazgeçmek istedi^. Koşsa^ yetişir miydi^? Yetişmezdi^; yetişse^ de ne diyecekti^? “Fikrimi değiştirdim” demek için insanın fikrinin ne olduğunu bilmesi gerekirdi~. {H} [kendi^|önceki] fikrini^ bile açık seçik hatırlamıyordu^ artık.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} işine^ bakıyordu^ ama kulağı^ yoldaydı~. Bir ayak sesi gelse başını^ kaldırıyor, ses uzaklaşınca [yeniden eğiliyordu^|işine^ dönüyordu^]. Kimse gelmiyordu~. Gelmemesi iyi miydi~, kötü müydü~, ondan da emin değildi^; ikisi de olabilirdi~.',
      },
      {
        level: 1,
        text: 'Bir gün [yorgun|toz içinde] biri geldi~, omzundaki yükü indirdi~. “Gönderen sen misin?” “Benim,” dedi^ {H}. “Vardı mı?” “Varmasına vardı. Ama yolda [bozulmuş|hırpalanmış], kimse ne olduğunu anlayamadı. Beni yolladılar: bir daha göndersin, dediler.”',
      },
      {
        level: 2,
        text: '“Kim anlamadı?” diye sordu^ {H}. “Hiç kimse. [En yaşlısına|En bilgilisine] sordular, o da bilemedi. Biri güldü, biri ağladı.” “Neden ağladı?” “Kendine göre bir şeye benzetmiş.” Gelen omuz silkti~. “Herkes kendine göre benzetti.”',
      },
      {
        level: 3,
        text: 'Gelen, bozulanı geri getirmemişti~. “Atmadık,” dedi~, “saklıyorlar. Belki bir gün biri çıkar, anlar.” {H:gen} gözünün^ önüne bir köşe geldi~, o köşede {O}; gelip geçen eğiliyor, bakıyor, [başını sallayıp|bir şey anlamadan] gidiyordu~.',
      },
      {
        level: 2,
        text: '{H} önce kızdı^, sonra içinde^ [tuhaf|gizli] bir sevinç kıpırdadı~. Anlaşılmamıştı~! Demek hiç gönderilmemiş sayılırdı~. O ilk gün, o ilk an, bütün acelesi ve bütün pişmanlığıyla önüne^ geri konuyordu~.',
      },
      {
        level: 3,
        text: '“Peki, ne sandılar?” diye sordu^ {H}. Gelen parmaklarıyla saydı~: birine göre bir çağrıydı~ bu, birine göre bir veda, birine göre şaka. Her biri {H:acc} başka bir yerinden^ [tutuyordu~|yakalıyordu~]; en yanlışında bile bir parça doğruluk vardı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Konuşurlarken {S} duyuldu~. Gelen irkildi~, yükünün ipini [tuttu~|sıktı~]; yolların alışkanlığıydı~ bu. {H} o ellere baktı^: çatlamış, yanmış, sabırlı. Göndermek için açılan elin ardından işi bunlar görüyordu~, demek.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Gelen cevap bekliyordu~. {H} vakit kazanmak için {G.di}. “Acele etme,” dedi~ gelen. “Ben dönüş yolunda da beklerim, orada da. Beklemek işin [yarısı|çoğu].” Yükünün üstüne oturdu~, ayaklarını uzattı~, gözlerini {o:dat} dikti~.',
      },
      {
        level: 1,
        text: 'Bir daha! {H} bunu hiç ummamıştı^. İkinci kez göndermek demek, ilkini düzeltmek, değiştirmek, istese^ büsbütün vazgeçmek demekti~. Kimse bilmeyecekti~. “Anlaşılan bir yeri hiç mi yoktu?” diye sordu^. “Vardı,” dedi~ gelen. “Bir telaş. Onu [herkes gördü|görmeyen kalmadı].”',
      },
      {
        level: 2,
        text: '“Bana kalsa,” dedi~ gelen, “hiç göndermem. Bir şeyin kaybolmasından değil korkum, yanlış yere [oturmasından|yerleşmesinden].” “Sen neler taşıdın böyle?” “Sormam. Ama iyisini de kötüsünü de omzum tanır; kötüsü ilk yokuşta sırtıma batar.” {H} merak etti^: {O} da batmış mıydı~ acaba?',
      },
      {
        level: 3,
        text: 'Aynısını bir daha göndermek en kolayıydı~. {H} bunu düşündü^; ama aynı şey aynı yoldan geçer, aynı yerde bozulurdu~. Belki de yoldan değildi~ bozulması. Belki daha yola çıkmadan, {H:gen} elinde^, yarısı [silikti~|seçilmiyordu~].',
      },
      {
        level: 3,
        text: '“İlkinde doğrusunu göndermedin mi yoksa?” dedi~ gelen. Sesinde kınama yoktu~, yol arkadaşı gibi [soruyordu~|konuşuyordu~]. {H} cevap vermedi^. Doğru muydu~, yanlış mıydı~? O gün bildiği^ kadarını göndermişti^; bugün bildiği^ o kadar değildi~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Gelenin üstünde yol vardı~, {H:gen} çevresinde {K}. İki koku bir süre karışmadan, yan yana [durdu~|bekledi~]. Birazdan biri kalkıp gidecek, öteki kalacaktı~. {H} burada olanı oraya ulaştırmanın ne kadar zor olduğunu bu kokudan anladı^.',
      },
      {
        level: 3,
        text: '“Başkası olsa ne yapardı?” dedi^ {H}. “Başkaları da var,” dedi~ gelen. “Kimi aynısını verir, kimi daha [süslüsünü|parlağını], kimi ‘Ben değilim’ deyip kapısını kapatır.” “Hangisi iyi?” “Beni boş yere yormayan.” {H} bu cevapla biraz daha yalnız kaldı^.',
      },
      {
        level: 3,
        text: '“Kaç günlük yol?” diye sordu^ {H}. “Sana söylesem yarısını yürümüş gibi yorulursun.” “Öyleyse söyleme.” Gelen güldü~. Yorgundu~, ama gitmeye hazırdı~; ne taşıyacağını [bilmiyor|sormuyor], gene de taşımaya hazır duruyordu~. {H} bu güveni hak etmek istedi^.',
      },
      {
        level: 1,
        text: '“Bu kez bir şey göndermeyeceğim,” dedi^ {H}. “Söyleyeceğim. Sen taşı.” “Ben mi? Ağzımda mı?” “Orada bozulmaz.” Gelen düşündü~, [yükünü|ipini] çözdü~, oturdu~. {H} söyledi^: ne gönderdiğini^, neden gönderdiğini^, nerede acele ettiğini^. Hiçbirini [süslemedi^|saklamadı^].',
      },
      {
        level: 2,
        text: 'Gelen sözleri bir bir tekrarladı~, birini yanlış söyledi~. {H} düzeltti^. Bir daha yanlış söyledi~; {H} tam düzeltecekken durdu^, dinledi^: yanlışı, doğrusundan daha [doğruydu~|açıktı~]. “Öyle kalsın,” dedi^. Gelen başını salladı~, sözü o hâliyle ezberledi~.',
      },
      {
        level: 3,
        text: '“Ya sorarlarsa?” dedi~ gelen. “Neyi?” “Bilmediğim bir yeri.” “Bilmiyorum dersin. Ben de bilmiyordum, dedi, dersin.” Gelen bunu da [ezberine|aklına] kattı~. Yükü ağırlaşmıştı~ sanki; omuzlarını oynattı~, ağızda taşınanın yerini orada da aradı~.',
      },
      {
        level: 3,
        text: 'Anlatmak göndermekten uzun sürdü~. {H} bir yerde geri döndü^, atladığını^ ekledi^; bir yerde sesi^ kısıldı~, gelen eğilip dinledi~. O gün bir anda elinden^ çıkan şeyi şimdi parça parça, her birini [tartarak|yoklayarak] veriyordu^.',
      },
      {
        level: 3,
        text: 'Kendi^ sözünü^ başka bir ağızdan dinlemek garipti~. {H} bir yabancının hikâyesini dinler gibi dinledi^, kimi yerinde [hak verdi^|başını^ salladı^], kimi yerinde utandı^. Utandığı^ yerleri çıkarttırmadı^. Çıkarılan yer yolda ilk bozulan yer olurdu~.',
      },
      {
        level: 3,
        text: '“Bunun parası yok,” dedi^ {H}, “ağırlığı yok ki tartasın.” “Var,” dedi~ gelen. “Yol boyunca başka şey düşünemeyeceğim.” {H} özür diledi^. Gelen [elini salladı~|güldü~]: “Boş ver. Hep başkalarının kapalı yükünü taşıdım. Bir kere de içinde ne olduğunu bileyim.”',
      },
      {
        level: 1,
        text: 'Gelen kalktı~, yola çıktı~. Biraz gitti~, durdu~, arkasına dönüp bütün söylenenleri [yüksek sesle|bağırarak] bir kez daha söyledi~. Hiçbir kelimesi bozulmamıştı~. {H} elini^ kaldırdı^: tamam. Sonra o sesin uzaklaşmasını dinledi^; giderken bile anlaşılıyordu~.',
      },
    ],
  },
];

const NEEDS = ['human', 'object', '!negative', '!habit', '!state', '!passive', '!space', '!confined'];

/** Somebody sends off a writing, a picture or news that others carry. */
export const SENDS: readonly PlotClass[] = [
  {
    name: 'sends',
    verbs: new Set(['göndermek', 'yollamak', 'postalamak']),
    needs: [...NEEDS, 'written'],
    plots: PLOTS,
  },
  {
    name: 'sends',
    verbs: new Set(['göndermek', 'yollamak', 'postalamak']),
    needs: [...NEEDS, 'picture'],
    plots: PLOTS,
  },
  { name: 'sends', verbs: new Set(['haber göndermek', 'haber yollamak']), needs: NEEDS, plots: PLOTS },
];
