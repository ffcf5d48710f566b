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
      text: '[Yanlış bir söz|Küçük bir dalgınlık] [yetti~|her şeyi açtı~]: {H} [bilmemesi^|söylememesi^] gereken [bir rengi|bir sokağı|bir saati] [söyleyiverdi^|ağzından^ kaçırdı^]. {F} [kaşığı|bardağı] [bıraktı~|yarı yolda durdurdu~]. [“Sen bunu nereden biliyorsun?”|“Ben sana bunu anlatmadım ki.”] [Sinek|Saat] [vızıldadı~|üç kez vurdu~], [kimse|ikisi de] [kıpırdamadı~|gözünü kaçırmadı~].',
      needs: ['settled', '!child', 'third'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '{F} [sabah erkenden|gün doğmadan] geldi~, [gözleri şişmişti~|saçı dağınıktı~]. [“Bana doğruyu söyleyecek|“Bu işte güvendiğim] [bir sen kaldın,”|tek kişi sensin,”] dedi~. {H} [kapının kolunu|sandalyenin arkalığını] [tuttu^|sıktı^]; [tahta|demir] [gıcırdadı~|avucunda^ terledi~]. [“Otur,”|“Su ister misin?”] [diyebildi^ ancak|dedi^ yalnız].',
      needs: ['settled', '!child'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '[Birileri|İki üç kişi] [fısıldaşıyordu~|baş başa vermişti~]. {H} [yaklaşınca|geçerken] [susuyor|havaya bakıyor], [uzaklaşınca|dönünce] [başlıyorlardı~|eğiliyorlardı~]. [Belki|Olur ya] [düğün parasını|bir eşeği|ekmeğin zammını] [konuşuyorlardı~|tartışıyorlardı~]. [Gelgelelim|Ama] [her fısıltıda|her duraklamada] [kendi adını^|{V.dik:acc}] [duyuyordu^|seçiyordu^].',
      needs: ['settled', '!solitary'],
      gives: ['close'],
    },
    {
      text: '“[Yemin et|Elini koy da söyle],” dedi~ {F}, [yarı şaka|gülerek]. {H} [elini^ göğsüne^ götürdü^|avucunu^ yüreğine^ bastırdı^]; [yürek|altındaki] [öyle hızlı|öylesine] [vuruyordu~|çırpınıyordu~] ki {F:gen} de [duyduğundan|saydığından] [korktu^|emindi^]. {F} [yemini beklemedi~|eli indirdi~], [havayı|bulutları] [övmeye|anlatmaya] [başladı~|koyuldu~].',
      needs: ['human'],
      gives: ['friend-suspects'],
    },
    {
      text: '{F} [hiç sormuyordu~|bir tek soru etmiyordu~]; [güçlük de|zorluk da] [buradaydı~|bundandı~]. [Sorana|Kızana] [yalan söylenir|kapı kapanır], [susana|sormayana] [çorba verilirdi~|yer açılırdı~] [yalnız|ancak]. {H} [iki tas|her akşam bir tas] [doldurdu^|koydu^], {F} [üfleyerek|acele etmeden] [içti~|bitirdi~] ve [giderken|kapıda] [kaşığını|mendilini] [unuttu~|bıraktı~], [ertesi gün gelmek için|bahanesi olsun diye].',
      needs: ['settled'],
      gives: ['friend-suspects'],
    },
    {
      text: '{F} [bir çocuk gibi|gülerek] [oyun önerdi~|bilmece sordu~]: [“Sıcak mı, soğuk mu?”|“Yaklaşıyor muyum?”] [Odanın|Evin] içinde [dolaşıyor|yürüyor], [dolaba|yatağa] [yaklaştıkça|eğildikçe] {H:gen} [yüzüne^|boynundaki^ damara] [bakıyordu~|dikkat ediyordu~]. [“Soğuk,”|“Buz,”] dedi^ {H}; [sesi^|dili^] [yandı~|titredi~].',
      needs: ['settled', 'third', '!child'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '[Bir iz|Küçük bir iz] [{F:gen} eline|{F:gen} önüne] [geçti~|düştü~]: [bir toz|bir iplik|yarım bir söz]. [Atabilirdi~|Görmezden gelebilirdi~]. [İzi|Bulduğunu] [avucuna aldı~|mendiline sardı~], {H:dat} [gösterdi~|uzattı~]. [“Bunu düşürmüşsün,”|“Senin sanırım,”] dedi~, [gerisini eklemeden|gözünü indirip]; [sesinde|bakışında] [öfke değil|suçlama değil], [yorgunluk|kırgınlık] vardı~.',
      needs: ['human', '!solitary'],
      gives: ['friend-suspects', 'close'],
    },
    {
      text: '{F} [çevresinde^ dolandı~|yanına^ çöktü~], [kokladı~|dinledi~]. [“Sende|“İçinde] [benim bilmediğim bir şey var,”|bir kapı kapalı,”] dedi~. {H} [“Yok,” diyecekti^|gülmek istedi^], [ses çıkmadı~|yarım kaldı~]. [“Söyleme,”|“Dursun,”] dedi~ {F}, [“ama anahtarı kaybetme.”|“ama pas tutmasın.”]',
      needs: ['!human', '!solitary'],
      gives: ['friend-suspects'],
    },
    {
      text: '[Ötekiler|Küçükler] [sıraya girdi~|halka oldu~]: [herkes|her biri] [bir sır verecekti~|içindekini gösterecekti~]. [Sıra|Gözler] {H:dat} [gelince|dönünce] {F} [öne atıldı~|düştü~, yalandan ağladı~], [oyun bozuldu~|halka dağıldı~]. [“Neden yaptın?”|“Bilerek mi?”] [diye fısıldadı^|dedi^] {H}. [“Sen de benim için yapardın,”|“Yüzün soluyordu,”] dedi~ {F}.',
      needs: ['!human', '!solitary', 'third'],
      gives: ['friend-suspects'],
    },
  ],
};
