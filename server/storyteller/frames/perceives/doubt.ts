import type { Beat } from '../../types.ts';

/** The hero doubts it, looks for causes and tries to forget. */
export const DOUBT: Beat = {
  name: 'doubt',
  variants: [
    {
      text: '[O gece|Geceleyin] [uyku tutmadı~|yatağa sığmadı^]. {H} [kalktı^|doğruldu^], [su içti^|pencereyi araladı^|ışığı yaktı^], [yeniden uzandı^|sırtını^ dayadı^]. [Sabaha karşı|Horozlardan önce] [bir karar verdi^|eline^ kalem aldı^]: [Bir daha olursa|Yinelenirse] [saatini|yerini, saatini] [yazacaktı^|duvara çizecekti^], [üçü bulunca|yedi olunca] [birine gidecekti^|{F:dat} anlatacaktı^].',
      needs: ['settled', 'outer', '!child'],
      gives: ['wrote'],
    },
    {
      text: '[Sebep aradı^|Bir açıklama bulmak istedi^]: [yorgunluk dedi^|uykusuzluk dedi^], [rastlantı dedi^|dalgınlık dedi^], [açlık dedi^|hava değişti dedi^]. [Sebepleri|Bunları] [bir kâğıda|parmaklarıyla^] [yazdı^|saydı^], [birer birer|sırayla] [denedi^|yokladı^]. [Dördüncüden sonra|Hepsi elenince] [yanıldığına|uydurduğuna] [inanacak|inanmak için] bir neden kalmadı~.',
      needs: ['settled', 'outer', '!child', 'third'],
    },
    {
      text: '[Ertesi gün|Sabah] [her şey|dünya] [yerli yerindeydi~|hiç oralı değildi~]; [kuşlar ötüyor|satıcılar bağırıyor|komşular su taşıyor], [çocuklar kavga ediyordu~|kediler güneşleniyordu~]. {H} [böyle davranmayı|onlara uymayı] [denedi^|seçti^]: [selam verdi^|gülümsedi^], [güldü^|yemeğini^ yedi^]. [İkindiye doğru|Öğleyi geçince] [elindeki^|taşıdığı^] [tabak|sepet] [titremeye başladı~|ağırlaştı~].',
      needs: ['settled'],
    },
    {
      text: '[Unutmaya çalıştı^|Aklından^ atmak istedi^]. [Ellerini^|Kendini^] [işe verdi^|hiç boş bırakmadı^]: [yerleri sildi^|bütün dolapları döktü^], [gece|hava kararınca] [kalabalığa karıştı^|en gürültülü yere oturdu^]. [Gürültü|Kalabalık] [dağılınca|çekilince] {H} [yine oradaydı^|aynı yere dönmüştü^]; [{V.dik} an|o an] [hiç gitmemiş gibiydi~|aklından^ çıkmıyordu~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Kendine^|İçinden^ kendine^] [üç soru|birkaç soru] sordu^ {H}: [Uyuyor muydum?|Ateşim var mıydı?] [Hayır.|Sanmam.] [Korkuyor muydum?|Bunu istiyor muydum?] [Biraz.|Belki.] [Bunu daha önce|Benden önce] biri [anlatmış mıydı?|yaşamış mıydı?] [Sonuncusu|Bu üçüncü soru] [günlerce|bütün gece] [cevapsız|açık] [kaldı~|durdu~].',
    },
    {
      text: '[Aynı yere|Oraya] [bir daha|ertesi gün] gitti^ {H}; [aynı taşa bastı^|aynı noktada durdu^], [aynı yöne döndü^|başını^ aynı yana çevirdi^]. [Yanılmışsa|Hata ettiyse] [burada anlayacaktı^|yerinde görecekti^]. [Bir terslik|Bir açıklama] [aradı^|bekledi^], [bulamadı^|çıkmadı~].',
      needs: ['outer', '!space'],
    },
    {
      text: '[İki gün|Üç gün] {H} [kimsenin|hiç kimsenin] [gözüne bakmadı^|yüzüne bakamadı^]. [Baksa^|Karşılaşsa^] [söyleyecekti^|ağzından^ kaçıracaktı^]; [söylese^|kaçırsa^] [gülünç olacaktı^|acınacak hâle düşecekti^]. [Sonraki gün|Ertesi sabah] [{F} önünü^ kesti~|{F} sordu~]: [“Benden ne saklıyorsun?”|“Neyin var?”|“Neden kaçıyorsun?”]',
      needs: ['human', '!solitary', 'third'],
    },
    {
      text: '[Bir kenara çekildi^|Sessiz bir yer buldu^], [baştan|en başından] [düşündü^|sıraladı^] {H}: [önce ne olmuştu~|ilk ne vardı~], [ardından ne|sonra kim], [arada kaç nefes geçmişti~|arada ne kadar beklemişti^]? [Parçalar|Olanlar] [birbirine uyuyordu~|kenar kenara oturdu~]. Düş olsaydı [böyle durmazdı~|bir yeri tutmazdı~].',
    },
    {
      text: '[Kendini^ sınadı^|Bir sınav kurdu^ kendine^]: [yirmiye kadar saydı^|çarpım tablosunu okudu^|ayların adını tersten söyledi^], [ay|gün] [adlarını|isimlerini] [düşündü^|yokladı^], [dün ne yediğini^|çocukluğundan bir günü] hatırladı^. [Aklı^ yerindeydi~|Hepsi tamamdı~]. {H} buna sevinemedi^: [Demek ki|Öyleyse] {V.dik} [gerçekti~|doğruydu~].',
      needs: ['human', '!child', 'third', '!solitary'],
    },
    {
      text: '[Bir de tersini|Tersini] düşündü^ {H}: Ya [hep böyleydi de|bu yeni değildi de] {H} [fark etmemişti^|aldırmamıştı^]? [Eski günleri|Geçmişi] [taradı^|karıştırdı^];  [emin olamadı^|bir şey bulamadı^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Yüksek sesle|Kendi kendine^] [söyledi^|tekrarladı^] {H}: “{V.mek}… [Olacak iş değil.”|Peki, tamam.”|Güldürme beni.”] [Gülmeyi denedi^|Kendine^ gülmek istedi^], [gülemedi^|olmadı~]. [Bir daha söyledi^|Sonra bir daha söyledi^]; [değişen bir şey yoktu~|yine inanamadı^].',
      needs: ['human', '!mute', '!negative'],
    },
    {
      text: '{F} [sormadan|işaret beklemeden] [yanına^|dibine^] [geldi~|sokuldu~]: [“Sende bir hâl var.”|“Duruşun değişmiş.”] {H} [kendini^|her yanını^] [yokladı^|dinledi^]: [gerçekten değişmişti^|{F} haklıydı~]. [“Geçer,”|“Bilmem,”] dedi^; ama [geçmesini istiyor muydu^, emin değildi^|geçsin istemiyordu^].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '{H} [bir kez daha|yeniden] [baktı^|yokladı^|bekledi^], [sonra|ardından] [bir daha|üç kez daha]. [Her seferinde|Hepsinde] [aynı sonuç|aynı cevap] [çıkıyordu~|geliyordu~]. [Yanılmıyordu^|Doğruydu~]; [bu|böyle olması] onu^ [hem sevindirdi~ hem ürküttü~|şaşırttı~].',
      needs: ['!human', 'third'],
    },
  ],
};
