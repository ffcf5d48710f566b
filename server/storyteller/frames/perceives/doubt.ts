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
      text: '[Sebep aradı^|Bir açıklama bulmak istedi^]: [rüzgâr dedi^|eski borular dedi^], [tahta çatlağı dedi^|uzaktaki bir araba dedi^], [iki öğün atladım dedi^|gözüm yorgun dedi^]. [Sebepleri|Bunları] [bir kâğıda|parmaklarıyla^] [yazdı^|saydı^], [birer birer|sırayla] [denedi^|yokladı^]. [Dördüncüden sonra|Hepsi elenince] [kâğıtta|elinde^] [bir tek|yalnız] {V.mek} [kaldı~|duruyordu~].',
      needs: ['settled', 'outer', '!child', 'third'],
    },
    {
      text: '[Ertesi gün|Sabah] [her şey|dünya] [yerli yerindeydi~|hiç oralı değildi~]; [kuşlar ötüyor|satıcılar bağırıyor|komşular su taşıyor], [çocuklar kavga ediyordu~|kediler güneşleniyordu~]. {H} [böyle davranmayı|onlara uymayı] [denedi^|seçti^]: [selam verdi^|işe gitti^], [güldü^|yemeğini^ yedi^]. [İkindiye doğru|Öğleyi geçince] [elindeki^|taşıdığı^] [tabak|sepet] [titremeye başladı~|ağırlaştı~].',
      needs: ['settled'],
    },
    {
      text: '[Unutmaya çalıştı^|Aklından^ atmak istedi^]. [Ellerini^|Kendini^] [işe verdi^|hiç boş bırakmadı^]: [yüz elma soydu^|üç sepet söktü^|bütün dolapları döktü^], [gece|hava kararınca] [kalabalığa karıştı^|en gürültülü yere oturdu^]. [Gürültü|Kalabalık] [dağılınca|çekilince] {H} [yine oradaydı^|aynı yere dönmüştü^]; [{V.dik} an|o an] [sandalyesini çekmiş|hiç gitmemiş gibi], [bekliyordu~|susuyordu~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Kendine^|İçinden^ kendine^] [üç soru|birkaç soru] sordu^ {H}: [Uyuyor muydum?|Ateşim var mıydı?] [Hayır.|Sanmam.] [Korkuyor muydum?|Bunu istiyor muydum?] [Biraz.|Belki.] [Bunu daha önce|Benden önce] biri [anlatmış mıydı?|yaşamış mıydı?] [Sonuncusu|Bu üçüncü soru] [günlerce|bütün gece] [cevapsız|açık] [kaldı~|durdu~].',
    },
    {
      text: '[Aynı yere|Oraya] [bir daha|ertesi gün] gitti^ {H}; [aynı taşa bastı^|aynı noktada durdu^], [aynı yöne döndü^|başını^ aynı yana çevirdi^]. [Yanılgıyı|Hatayı] [suçüstü yakalayacaktı^|yerinde bulacaktı^]. [Beklediği^|Umduğu^] [yanılgı|hata] [gelmedi~|çıkmadı~]; [yerine|onun yerine] [daha kötüsü|beteri] [çıktı~ karşısına^|geldi~]: [her şey tutuyordu~|{V.dik} yer olduğu gibiydi~].',
      needs: ['outer', '!space'],
    },
    {
      text: '[İki gün|Üç gün] {H} [kimsenin|hiç kimsenin] [gözüne bakmadı^|yüzüne bakamadı^]. [Baksa^|Karşılaşsa^] [söyleyecekti^|ağzından^ kaçıracaktı^]; [söylese^|kaçırsa^] [gülünç olacaktı^|acınacak hâle düşecekti^]. [Sonraki gün|Ertesi sabah] [{F} önünü^ kesti~|{F} sordu~]: [“Benden ne saklıyorsun?”|“Kime borcun var?”|“Yerde ne arıyorsun?”]',
      needs: ['human', '!solitary', 'third'],
    },
    {
      text: '[Bir kenara çekildi^|Sessiz bir yer buldu^], [baştan|en başından] [düşündü^|sıraladı^] {H}: [önce ne olmuştu~|ilk ne vardı~], [ardından ne|sonra kim], [arada kaç nefes geçmişti~|arada ne kadar beklemişti^]? [Parçalar|Olanlar] [birbirine uyuyordu~|kenar kenara oturdu~]. [Yalan|Düş] olsaydı [bir köşesinden sırıtırdı~|bir dikişi atardı~]; [dikiş|köşe] [sapasağlamdı~|yerindeydi~].',
    },
    {
      text: '{H} [en akıllı bildiği^|okumuş bir] [adama|kadına] [gitti^|danıştı^], [adını saklayıp|başkasının derdi diye] [anlattı^|sordu^]: [“Bir tanıdığım|“Uzaktan bir akrabam] {V.erek} [yaşıyor.|gün geçiriyor.] [Ne dersiniz?”|Tuhaf, değil mi?”] [Karşısındaki^|Öteki] [gözlüğünü sildi~|uzun uzun baktı~]: [“Tanıdığınıza söyleyin,|“O akrabanıza selam edin,] [yalnız değil.”|su içmeyi unutmasın.”|defter tutsun.”]',
      needs: ['settled', '!child', '!solitary', 'short', 'habit'],
    },
    {
      text: '[Kendini^ sınadı^|Bir sınav kurdu^ kendine^]: [yirmiye kadar saydı^|çarpım tablosunu okudu^|ayların adını tersten söyledi^], [ay|gün] [adlarını|isimlerini] [düşündü^|yokladı^], [annesinin^ yüzünü|{F:gen} sesini] [gözünde^ canlandırdı^|aradı^]. [Aklı^ yerindeydi~|Hepsi tamamdı~]. {H} [buna|böyle çıkmasına] [sevinemedi^|üzülmedi^ de]: [Demek ki|Öyleyse] {V.dik} [gerçekti~|doğruydu~].',
      needs: ['human', '!child', 'third', '!solitary'],
    },
    {
      text: '[Eskiden|Daha önce] [buna benzer bir şey|böyle bir şey] [yaşayanı|duyanı] [aradı^|sordu^] {H}; [bir adı|üç adı] [yazdı^|buldu^]. [Biri ölmüştü~|İlki taşınmıştı~], [biri|ikincisi] [kapıyı yüzüne^ kapadı~|konuşmak istemedi~], [sonuncusu|üçüncüsü] [çay koyup|elini tutup] [“Hoş geldin,” dedi~|“Kaç gün oldu?” diye sordu~]. [Sonra|Bir süre] [birlikte|karşılıklı] [sustular~|duvara baktılar~].',
      needs: ['settled', '!child', '!solitary', 'third'],
    },
    {
      text: '[Bir de tersini|Tersini] düşündü^ {H}: [Ya|Ya hep] [bu vardı~ da {H} bakmamıştı^|böyleydi~ de {H} aldırmamıştı^]? [Eski günleri|Geçmişi] [taradı^|karıştırdı^]; [bir ikindi|bir kış gecesi], [bir koku|bir duraklama], [açıklanmamış bir ürperme|yarıda kesilen bir söz] [buldu^|çıktı~]. [Belki de|Demek] {V.mek} [yeni değildi~|bir başlangıç değildi~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Yüksek sesle|Kendi kendine^] [söyledi^|tekrarladı^] {H}: “{V.mek}… [Olacak iş değil.”|Peki, tamam.”|Güldürme beni.”] [Söz|Ses] [odanın içinde|boşlukta] [bir kez döndü~|yere düştü~]; [çürük bir yeri|komik bir yanı] [aradı^|bekledi^], [bulamadı^|çıkmadı~]. [Aynı sözü|Onu] [bir daha|yüz kez daha] [söylese^|kursa^] [yine|belki] [taş gibi|aynı ağırlıkta] [duracaktı~|düşecekti~].',
      needs: ['human', '!mute', '!negative'],
    },
    {
      text: '{F} [sormadan|işaret beklemeden] [yanına^|dibine^] [geldi~|sokuldu~]: [“Sende bir şey titriyor.”|“Bugün başka parlıyorsun.”|“Duruşun değişmiş.”] {H} [kendini^|her yanını^] [yokladı^|dinledi^]: [titreyen|değişen] [küçücük bir yerdi~|adını bilmediği^ bir yerdi~]. [“Geçer,”|“Bilmem,”] dedi^; [geçmesini istiyor muydu^, ondan emin değildi^|ama geçmesin diye bekledi^].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '{H} [bir kez daha|yeniden] [baktı^|yokladı^|bekledi^], [sonra|ardından] [bir daha|üç kez daha]. [Her seferinde|Hepsinde] [aynı sonuç|aynı cevap] [çıkıyordu~|geliyordu~]. [Bir parçası^|Bir yeri^] bozulmuş olsa [onarırlardı~|düzeltirlerdi~]; [bu düşünce|onarılmak] [eskiden rahatlatırdı~ onu^|eskiden hoşuna^ giderdi~], [şimdi|bu kez] [ürküttü~|istemedi^ bunu].',
      needs: ['!human', 'third'],
    },
  ],
};
