import type { Beat } from '../../types.ts';

/** The friend begins to see it. */
export const SUSPICION: Beat = {
  name: 'suspicion',
  variants: [
    {
      text: '[İlk anlayan|Önce sezen] {F} oldu~. [Bir şey demedi~|Sormadı~]; [giderken|kalkarken] [eşikte durdu~|ceketini iliklemedi~]. [“Ne zaman istersen,|“Vakti gelirse,] [ben sormadan da otururum,”|kapım kilitli değil,”|çorba hep iki kişilik,”] dedi~. {H} [teşekkür edemedi^|başını^ salladı^]; [etse^|konuşsa^] [gerisi de|hepsi] [çıkacaktı~|dökülecekti~].',
      needs: ['human', '!child'],
      gives: ['friend-suspects'],
    },
    {
      text: '“[Eskiden|Bir zamanlar] [daha çok konuşurdun|kapını çalmadan girerdim|yüzüme bakardın],” dedi~ {F}. [“Eskiden daha az şey biliyordum.”|“Eskiden daha az uyurdum.”] [Şaka olsun diye|Gülerek] söylemişti^ {H}. [İkisi de|Kimse] [gülmedi~|sesini çıkarmadı~]; [masada|arada] [bir sinek dolanıyordu~|yalnız kaşık sesi kaldı~].',
      needs: ['third', 'human'],
      gives: ['friend-suspects'],
    },
    {
      text: '{F} [yürürken|ayıklarken|su taşırken] [birden|durup] sordu~: [“Bilip de söylemesen, ben de sonra öğrensem, kızar mıyım sence?”|“Bir dost susunca kimi korur?”|“Benden sakladığın bir şey olsa nerede saklardın?”] {H} [soruyu duymamış gibi|ayakkabısını^ bağlamak için] [eğildi^|geride kaldı^]; {F:gen} [adımları|gölgesi] [önde|biraz ileride] [bekliyordu~|durmuştu~].',
      needs: ['human'],
      gives: ['friend-suspects'],
    },
    {
      text: '[Yanlış bir söz|Küçük bir dalgınlık] [yetti~|her şeyi açtı~]: {H} [bilmemesi^|söylememesi^] gereken [bir adı|bir ayrıntıyı] [söyleyiverdi^|ağzından^ kaçırdı^]. {F} [kaşığı|bardağı] [bıraktı~|yarı yolda durdurdu~]. [“Sen bunu nereden biliyorsun?”|“Ben sana bunu anlatmadım ki.”]  İkisi de [kıpırdamadı~|bir süre konuşmadı~].',
      needs: ['settled', '!child', 'third'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '{F} [sabah erkenden|gün doğmadan] geldi~, [gözleri şişmişti~|saçı dağınıktı~]. [“Bana doğruyu söyleyecek|“Bu işte güvendiğim] [bir sen kaldın,”|tek kişi sensin,”] dedi~. {H} [kapının kolunu|sandalyenin arkalığını] [tuttu^|sıktı^]; [tahta|demir] [gıcırdadı~|avucunda^ terledi~]. [“Otur,”|“Su ister misin?”] [diyebildi^ ancak|dedi^ yalnız].',
      needs: ['settled', '!child'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '[Birileri|İki üç kişi] [fısıldaşıyordu~|baş başa vermişti~]. {H} [yaklaşınca|geçerken] [susuyor|havaya bakıyor], [uzaklaşınca|dönünce] [başlıyorlardı~|eğiliyorlardı~]. [Belki|Olur ya] [bir düğünü|havayı|bir komşuyu] [konuşuyorlardı~|tartışıyorlardı~]. [Gelgelelim|Ama] [her fısıltıda|her duraklamada] [kendi adını^|{V.dik:acc}] [duyuyordu^|seçiyordu^].',
      needs: ['settled', '!solitary'],
      gives: ['close'],
    },
    {
      text: '“[Yemin et|Elini koy da söyle],” dedi~ {F}, [yarı şaka|gülerek]. {H} [elini^ göğsüne^ götürdü^|avucunu^ yüreğine^ bastırdı^]; [yürek|altındaki] [öyle hızlı|öylesine] [vuruyordu~|çırpınıyordu~] ki {F:gen} de [duyduğundan|saydığından] [korktu^|emindi^]. {F} [yemini beklemedi~|eli indirdi~], [havayı|bulutları] [övmeye|anlatmaya] [başladı~|koyuldu~].',
      needs: ['human'],
      gives: ['friend-suspects'],
    },
    {
      text: '{F} [bir çocuk gibi|gülerek] [oyun önerdi~|bilmece sordu~]: [“Sıcak mı, soğuk mu?”|“Yaklaşıyor muyum?”] [Odanın|Evin] içinde [dolaşıyor|yürüyor], [dolaba|yatağa] [yaklaştıkça|eğildikçe] {H:gen} [yüzüne^|boynundaki^ damara] [bakıyordu~|dikkat ediyordu~]. [“Soğuk,”|“Buz,”] dedi^ {H}; [sesi^|dili^] [yandı~|titredi~].',
      needs: ['holdable', '!negative', 'settled', 'third', '!child'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '{F} [çevresinde^ dolandı~|yanına^ çöktü~] ve bekledi~. [“Sende|“İçinde] [benim bilmediğim bir şey var,”|saklı bir şey var,”] dedi~. {H} [“Yok,” diyecekti^|gülmek istedi^], [ses çıkmadı~|yarım kaldı~]. [“Söyleme,”|“Dursun,”] dedi~ {F}, [“ama beni unutma.”|“hazır olunca anlatırsın.”]',
      needs: ['!human', '!solitary'],
      gives: ['friend-suspects'],
    },
    {
      text: '{F} [o akşam|bir ara] [oyun oynarken|yan yana dururken] {H:dat} döndü~. “[Bana söyleyebilirsin|Ben kimseye demem],” dedi~. {H} [ağzını açacak oldu^|bir an durdu^], [sonra|ama] [başka bir şeyden söz etti^|yine sustu^]. {F} [anladı~|üstelemedi~].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-suspects'],
    },
  ],
};
