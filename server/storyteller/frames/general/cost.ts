import type { Beat } from '../../types.ts';

/** What it costs, in things that can be counted or touched: money, sleep, work, company. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: 'Arkadaşları {H:acc} yemeğe çağırdı~; gitti^, ama [aklı^ orada değildi~|pek konuşmadı^]. [Gülünecek yerde|Herkes gülerken] [geç güldü^|gülmeyi unuttu^]; {F} masanın altından [dizine^ dokundu~|ayağına^ dokundu~].',
      needs: ['state', 'settled', '!child', 'third', '!solitary', '!friend-cold'],
    },
    {
      text: 'Gömleğini^ ters giymişti^; {F} [gülerek gösterdi~|yakasını tutup gösterdi~]. {H} [baktı^|yakasını^ yokladı^], gülecek oldu^. {V.dik} günden beri [böyle şeyler çoğalmıştı~|kaçıncıydı~ bu, saymamıştı^]: [çorabının^ teki|anahtarı^] [masanın altından çıkıyordu~|olmadık yerlerden çıkıyordu~].',
      needs: ['settled', '!child', 'third', '!friend-cold', '!state', '!confined'],
    },
    {
      text: '[O hafta|Aynı hafta|Birkaç gün içinde] [iki bardak|iki tabak|bir sürahi] kırdı^; elindekini^ düşürürken {V.dik:acc} düşünüyordu^. [Parçaları süpürdü^|Yeri süpürdü^|Kırıkları topladı^], [bir daha|o günden sonra] [her şeyi iki eliyle^ taşıdı^|tepsiyi başkasına bıraktı^|acele etmedi^].',
      needs: ['settled', '!state', '!confined'],
    },
    {
      text: '{F} o günden beri [uzağa gitmiyor|yanından^ ayrılmıyor], sık sık dönüp {H:dat} bakıyordu~. “[Buradayım,” dedi^ {H}.|Gitmiyorum,” dedi^ {H}.] “Biliyorum,” dedi~ {F}, [ama az sonra yine baktı~|ve yine baktı~].',
      needs: ['!human', 'third', '!mute', '!state', '!friend-cold'],
    },
    {
      text: '{H} [o günden sonra|ertesi gün] [her zamankinden sessizdi^|pek ses çıkarmadı^]. {F} [oyuna çağırdı~|yanına^ çağırdı~]; {H} [geç duydu^|gitmedi^], [{V.dik:acc} düşünüyordu^|aklı^ hâlâ {V.dik} andaydı~].',
      needs: ['!human', '!state', '!solitary'],
    },
    {
      text: '[Sofrada|Akşam sofrasında] {H} [tabağına^ az koydu^|yemeğine^ az dokundu^]. “[Yemiyorsun,” dedi~|Hâlâ onu mu düşünüyorsun?” dedi~] {F}. {H} {V.dik:acc} [düşünüyordu^|aklından^ geçiriyordu^]; [kaşığı eline^ aldı^|bir lokma aldı^], [yeniden bıraktı^|zor yuttu^].',
      needs: ['settled', '!state', '!mute', '!solitary'],
    },
    {
      text: '{F} [her akşam buluştukları yerde|her zamanki yerde] bekledi~, {H} gelmedi^; [aklı^ başka yerdeydi~|bunu bütünüyle unutmuştu^]. [Ertesi gün|Sabah|Sonunda] {F} [“Dün seni bekledim,” dedi~|“Dün gelmedin,” dedi~|“Üşüdüm orada,” dedi~], [başka bir şey söylemedi~|o kadar|gülmeden]. {H} [özür diledi^|ne diyeceğini^ bilemedi^|başını^ eğdi^].',
      needs: ['third', '!solitary', '!friend-cold'],
    },
    {
      text: '[O günlerde|O sıralar] [bir yere|bir işe] [geç kalmadığı^|yetişebildiği^] gün [yoktu~|olmadı~]: [yolda dalıyor|yürürken dalıyor], {V.dik:acc} [düşünürken|aklından^ geçirirken] [iki kez aynı sokağa giriyordu^|gideceği^ yeri geçiyordu^]. [Bekleyenler|Onu^ bekleyenler] [sormaz oldu~|saate bakıp susuyordu~].',
      needs: ['settled', '!state', '!child', '!solitary', '!confined'],
    },
    {
      text: '[Gün boyu|Bütün gün] [{V.dik:acc} düşündü^|aklı^ {V.dik:dat} takıldı~]; [ocaktaki yemek yandı~|ocağın altını açık unuttu^]. [Tencereyi|Dibi kararmış tencereyi] [üç kez ovdu^|kumla ovdu^|akşama kadar ovdu^], [is çıkmadı~|karası kaldı~|sonunda vazgeçti^]. {F} [tencereye baktı~|kokuya geldi~|kapağı kaldırıp baktı~]: [“Sen bu ara burada değilsin.”|“Aklın hâlâ orada.”|“Bugün ben pişireyim.”]',
      needs: ['settled', '!child', '!state', 'third', '!friend-cold'],
    },
    {
      text: '[Kimseyle|O hafta kimseyle] [konuşmak istemedi^|görüşmek istemedi^]; [kapıya gelenlere|uğrayanlara] [“Başka gün,” dedi^|“Yorgunum,” dedi^]. [Üçüncü gün|Hafta sonunda] {F} [kapıyı çaldı~, cevap beklemeden girdi~|camı tıklattı~], [“Yeter bu kadar,” dedi~|“Biraz yürüyelim,” dedi~].',
      needs: ['settled', '!state', 'third', '!friend-cold', '!child'],
    },
    {
      text: '[Durmadan|Her gün] [aynı şeyi düşünmek|aynı şeyle uğraşmak] {H:acc} [yormuştu~|yoruyordu~]; [başladığı^ sözün sonunu|anlattığının^ sonunu] [unutuyor|getiremiyor], [adıyla^ çağrılınca|biri seslenince] [geç dönüyordu^|duymuyordu^]. {F} [omzuna^ dokundu~|önüne^ geçti~]: [“Biraz dinlen.”|“Bugün erken yat.”]',
      needs: ['state', '!solitary', 'third'],
    },
    {
      text: '{F} yardım istemişti~: [salı günü|pazar sabahı|ertesi hafta] [dam aktarılacaktı~|eşyası taşınacaktı~|bahçesi kazılacaktı~]. {H} [bunu|günü] [unuttu^|aklından^ çıkardı^]; [o saatte|tam o sırada] {V.dik:acc} düşünüyordu^. {F} [tek başına uğraşmış|yalnız çalışmış|kimseye haber vermeden işe girişmiş], [bileğini|elini|sırtını] incitmişti~. [“Önemli değil,”|“Geçer,”] dedi~, [yüzünü buruşturup|gülmeye çalışarak|çayını uzatıp].',
      needs: ['settled', '!child', '!solitary', 'third', '!friend-cold'],
    },
    {
      text: '{V.dik} günden beri [gecede|yirmi dört saatte] [dört saat|üç saat] uyuyordu^. [Gözleri^ yanıyor|Başı^ zonkluyor|Elleri^ uyuşuyor], [söylenenler|sesler] [uzaktan geliyordu~|bir duvarın ardından geliyordu~]. [Bir gün|Bir öğle üstü] ayakta uyuyakaldı^; uyandığında^ [nerede olduğunu^|hangi gün olduğunu] [bir an bilemedi^|hemen çıkaramadı^].',
      needs: ['human', '!child', '!state', '!negative', '!space'],
    },
    {
      text: '[Güvendiği^ bir dost|Yıllardır tanıdığı^ biri] [yolunu değiştirdi~|selamını kesti~|yüzünü çevirdi~]. {H} [arkasından koştu^|peşine düştü^], [kolundan tuttu^|yetişti^]: [“Ne yaptım sana?”|“Yüzüme bak.”|“Bir şey söyle.”] Öteki [kolunu çekti~|uzun uzun baktı~]: [“Bana bir şey yapmadın.|“Sana kızgın değilim.] [Yanında görülmek istemiyorum.”|Korkuyorum, hepsi bu.”]',
      needs: ['human', '!child', '!solitary', 'harmful', '!state'],
      gives: ['alone'],
    },
    {
      text: '[Bir söz vermişti^|Sözü^ vardı~]: [yedi yaşındaki birine|bir çocuğa] uçurtma yapacaktı^. [O hafta|Tam o günlerde] [vakit bulamadı^|aklına^ bile gelmedi~]. [Çocuk|Küçük] [üç gün beklemiş|üç gün eşikte oturmuş], [dördüncü gün|sonunda] [uçurtmayı kendi yapmaya kalkmıştı~|başkasına gitmişti~]. [O günden sonra|Bundan sonra] {H} [geçerken|yaklaşınca] [arkasını dönüyordu~|oyununu kesiyordu~].',
      needs: ['settled', '!child', 'third', '!solitary'],
    },
    {
      text: '[Kimse|Hiç kimse] [hesap sormadı~|{H:acc} suçlamadı~]; [herkes|komşular] [kibar davranıyordu~|fazla kibardı~]. [“Kusura bakma, seni çağıramadık,”|“Sen rahatsız olma,”|“Biz hallederiz,”] [diyorlardı~|deyip geçiyorlardı~]. {H} çağrılmadığı^ [günleri saydı^|sofraları saydı^]: [altı|yedi].',
      needs: ['human', '!solitary', 'harmful', '!state'],
      gives: ['alone'],
    },
    {
      text: '[Uzun günler|Haftalar] [tek heceyle|tek tük sözle] geçti~. [sesini^ yitirmesin diye|dili^ paslanmasın diye] {H} [her akşam|gün biterken] [gördüğü^ on şeyin adını|bildiği^ bütün sayıları] [saydı^|yüksek sesle söyledi^]. [Ortalarda|Sonlara doğru] [duraksıyordu^|sesi^ çatlıyordu~]. [Son söylediği^|Sıranın sonuna koyduğu^] [hep aynıydı~|hiç değişmiyordu~]: [kendi adı^].',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '[Yüzüne^|Alnına^] [bir çizgi|iki çizgi] [yerleşti~|oturdu~]; [gülünce|gülerken] bile [silinmiyordu~|geçmiyordu~]. {F} [bir akşam|konuşurken] [başparmağıyla|parmak ucuyla] [oraya dokundu~|çizgiyi düzeltmeye çalıştı~]. [“Bu eskiden yoktu,”|“Bunu sana kim çizdi?”] dedi~. [Çizgiyi|Onu] [oraya çizen|orada bırakan] şeyi ikisi de [biliyordu~|tanıyordu~].',
      needs: ['state', 'human', '!child', '!friend-cold', 'third', '!solitary'],
    },
    {
      text: '{F} [gelmez oldu~|ortalıkta yoktu~]. [İlk gün|Önce] [bekledi^|merak etti^], [ikinci gün|sonra] [darıldı^|seslendi^], [üçüncü gün|sonunda] [aramaya çıktı^|nedenini anladı^]: [Ona|{F:dat}] [“Ondan uzak dur,”|“Yanına gitme,”] [demişlerdi~|diye tembih etmişlerdi~]. {H} [kızamadı^|küsemedi^]; [ertesi gün|akşama kadar] [uzaktan baktı^|tek başına dolaştı^].',
      needs: ['!human', '!solitary', 'harmful'],
      gives: ['alone'],
    },
  ],
};
