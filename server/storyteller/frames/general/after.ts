import type { Beat } from '../../types.ts';

/** The hours and days after the event: what is done with hands, who comes, what is asked. */
export const AFTER: Beat = {
  name: 'after',
  variants: [
    {
      text: 'O hafta her gece [aynı saatte|gün ağarmadan] uyandı^. [Kalkıp su içiyor|Kalkıp kapıyı yokluyor], [pencereden dışarı bakıyor|karanlıkta biraz oturuyor], {V.dik:acc} bir kez daha düşünüp yatıyordu^.',
      needs: ['settled', '!state', '!night'],
    },
    {
      text: '{F:dat} uğradı^, [ne diyeceğini^ bilmeden|iki kez geri dönüp] kapıda durdu^. {F} [içeri çağırdı~|bir iskemle çekti~]. “Bir şey olmuş,” dedi~. {H} başını^ salladı^. “[Şimdi mi anlatırsın, yemekten sonra mı?”|Aç mısın, önce onu söyle.”]',
      needs: ['settled', 'third', '!friend-knows', '!state', '!mute', '!friend-cold', '!friend-heard'],
    },
    {
      text: '[Pazarda|Çarşıda] parayı vermeden [yürüdü^|uzaklaştı^]; [satıcı|tezgâhtaki kadın|küçük çırak] [seslendi~|arkasından^ koştu~]. {H} [geri döndü^|özür diledi^], [fazla para verdi^|üstünü almayı unuttu^|bozukluğu yere düşürdü^]. [Eve gelince|Akşam|Kapıda] [torbasına^|aldıklarına^] baktı^: [üç soğan ve bir süpürge|tuz, bir paket de mum|iki kilo elma, o kadar|bir demet maydanoz, üç de limon]. {V.dik:acc} düşünmekten ne almaya çıktığını^ unutmuştu^.',
      needs: ['settled', '!child', '!confined', '!state'],
    },
    {
      text: '{F} [o akşam|hava kararırken] geldi~; [bir tencere çorba|kapaklı bir tasta çorba] getirmişti~. [Önce yediler~|Önce çorbayı içtiler~], [sonra|ardından] {F} sordu~: [“Peki, bundan sonra?”|“Şimdi ne yapacaksın?”] {H} [kaşığı bıraktı^|önüne^ baktı^]. [“Daha bilmiyorum,”|“Yarın düşünürüm,”] dedi^.',
      needs: ['settled', 'third', '!state', '!friend-cold'],
    },
    {
      text: '[Gece|Yatınca] [uyuyamadı^|gözünü^ uyku tutmadı~]. {V.dik:acc} [baştan sona|bir bir|sırayla] [düşündü^|gözünün^ önünden geçirdi^|kendine^ anlattı^]. [Sonunda|Sabaha karşı] kalktı^, [su içti^|pencereyi açtı^|ayaklarını^ soğuk taşa bastı^] ve [günün ağarmasını bekledi^|ortalık aydınlanana kadar oturdu^].',
      needs: ['settled', '!night', '!state'],
      gives: ['night'],
    },
    {
      text: '[Ertesi gün|O hafta] [gündelik işlerine^|her günkü işine^] döndü^, ama [eli^ ağırdı~|aklı^ orada değildi~]; {V.dik:acc} [düşünmekten|aklından^ çıkaramadığı^ için] [aynı işi iki kez yaptı^|başladığı^ işi yarım bıraktı^].',
      needs: ['human', '!state', '!child', '!solitary'],
    },
    {
      text: '{H} [o gün|o günün kalanında] [az konuştu^|pek konuşmadı^]. {F} [seslendi~|uzaktan çağırdı~|bir şey sordu~], [cevap alamadı~|karşılık gelmedi~|ses çıkmadı~]. [“Neredesin?” dedi~|“Aklın nerede?” dedi~|“Seninle konuşuyorum,” dedi~] [sonunda|en son|gülerek]. [“Buradayım,”|“Hiç, dalmışım,”|“Bir şey mi dedin?”] dedi^ {H}; {V.dik:acc} [düşünüyordu^|aklından^ geçiriyordu^].',
      needs: ['!solitary', '!mute', '!state'],
    },
    {
      text: '{F} [bir akşam|o akşam] [yanına^ oturdu~|yanına^ çöktü~]; [ikisi de|ikisi] [bir süre sustu~|uzun süre konuşmadı~]. [“Anlatmak ister misin?” dedi~ sonra.|“Beni dinlersin, değil mi?” dedi~ sonra, “ben de seni dinlerim.”|“Konuşalım mı?” dedi~ sonra.] [“Şimdi değil,”|“Daha sonra,”|“Yarın,”] dedi^ {H}.',
      needs: ['third', '!solitary', '!friend-knows', '!friend-cold'],
    },
    {
      text: '[Geceyi|O gecenin yarısını|Karanlık saatleri] [yürüyerek|bir aşağı bir yukarı dolaşarak|aynı yolu gidip gelerek] [geçirdi^|tüketti^]. [Her dönüşte|Her turda] durup [başladığı^ yere|geldiği^ yöne] bakıyordu^. {V.meden} [önce|evvel] [uykusu^ derindi~|başını^ koyar koymaz uyurdu^]; [şimdi|bu gece] [yatmayı bile denemedi^|gözünü^ kırpmadı^].',
      needs: ['human', '!night', '!negative', '!confined', '!state'],
      gives: ['night'],
    },
    {
      text: '[Yapacak bir iş aradı^|Ellerini^ oyalayacak bir şey aradı^]: [sökük bir dikiş|bir gömleğin kopuk düğmesi] [bekliyordu~|vardı~]. [Bir saatlik iş|On dakikada bitecek iş] [bütün gün|akşama kadar] sürdü~; {H} [sık sık|ikide bir] [elindekini^ bırakıp|durup] [{V.dik:acc} düşünüyordu^|uzağa bakıyordu^].',
      needs: ['human', '!child', 'settled', '!state'],
    },
    {
      text: '[Bir kâğıt aldı^|Kâğıda bir çizgi çekti^]: [sola|bir yana] [kime özür borçlu olduğunu^|kızacak olanları] yazdı^, [sağa|öbür yana] [yanında^ duracakları|yine de gelecekleri]. [Sol yan|İlk liste] [uzadı~|on bir ad tuttu~]. [Sağda|Ötekinde] bir tek {F:gen} adı [vardı~|duruyordu~].',
      needs: ['human', '!child', '!solitary', 'harmful', '!state'],
    },
    {
      text: '[Bir söz verdi^ kendine^|Kendi kendine^ yemin etti^|Bir karara vardı^]: [Kırk gün|Bir ay|Bahara kadar] [bu konuda|olanlar üstüne] [tek kelime etmeyecekti^|ağzını^ açmayacaktı^]. [Bunu|Sözünü^] [dokuz gün|on bir gün] tuttu^. [Sonra bir gün|Derken bir akşam] [hiç tanımadığı^ bir yolcuya|sarhoşun birine|sağır bir ihtiyara] {V.dik:acc} [baştan sona anlattı^|tek solukta döktü^].',
      needs: ['human', '!solitary', '!mute', '!child', 'harmful', '!state'],
    },
    {
      text: '[Unutmanın yolunu|Rahat etmenin yolunu] [çalışmakta|yorulmakta] [aradı^|buldu^]. [Sabahtan akşama|Gün boyu|Saatlerce] [taşıdı^|çalıştı^], [elleri^ su topladı~|avuçları^ su topladı~]. [Yatınca|Gözünü^ yumunca] {V.dik} [an|gün] [yeniden gözünün^ önüne geldi~|geri geldi~].',
      needs: ['human', '!state', '!confined', 'harmful', 'settled'],
    },
    {
      text: '[Günleri^|Haftaları^] [ikiye bölündü~|başka türlü dizildi~]: [bunu düşündüğü^ saatler ve ötekiler|bununla geçen saatler ve ötekiler|düşündüğü^ saatler, unuttuğu^ saatler]. {F} [bir keresinde|bir akşam] [saymıştı~|hesap etmişti~]: [“Lafımı yedi kere yarıda bıraktın.”|“Bugün bana üç kez başka adla seslendin.”|“Dinler gibi yapıyorsun, gözün uzakta.”] {H} [özür diledi^|güldü^|inkâr etti^], [az sonra|çok geçmeden] [yine daldı^|yine aynısını yaptı^].',
      needs: ['state', 'human', '!friend-cold'],
    },
    {
      text: '{F} [usulca yaklaştı~|yanına^ sokuldu~]. [“Korktun mu?”|“O an korktun mu?”] diye sordu~. {H} [bu soruyu beklemiyordu^|ne diyeceğini^ bilemedi^]; [korku nasıl bir şeydi~, onu düşündü^|korkunun ne olduğunu düşündü^]. [“Biraz,”|“Sonradan, biraz,”] dedi^.',
      needs: ['!human', '!state'],
    },
    {
      text: '[Gece indi~.|Hava karardı~.] {H} [yerinde^ kaldı^|yerinden^ oynamadı^] ve [yıldızları|uzaktaki ışıkları] saydı^. [Kırk birde|Yüz yedide] [karıştırdı^|şaşırdı^], [baştan aldı^|yeniden başladı^]. {V.meden} önce [hiç şaşırmazdı^|bir kez bile karıştırmamıştı^]; [demek|belli ki] [aklı^ başka yerdeydi~|aklı^ oradaydı~].',
      needs: ['!human', '!night', '!negative', '!state'],
      gives: ['night'],
    },
    {
      text: '[Küçük bir yalan uydurdu^|Bir bahane buldu^]: [o sırada uyuyordu^|bunu başkası yapmıştı~]. [Yalanı|Bahaneyi] [ilk dinleyen|ilk yutan] {F} [oldu~|çıktı~], [inandı~ da|hemen inandı~]. {H} [artık|şimdi] [hem olanı hem uydurduğunu^|iki ayrı günü] [akılda tutmak|taşımak] zorundaydı^.',
      needs: ['!human', '!state', 'harmful', '!friend-heard'],
      gives: ['lied'],
    },
  ],
};
