import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.di}. [Söze en baştan girmedi^|Ortasından başladı^|Önce havadan, sudan açtı^ sözü]; [asıl cümle|söylenmesi gereken], [kaşık seslerinin|bir öksürüğün|iki küçük sorunun] arasından [kayıp çıktı~|kendiliğinden geldi~]. [Bittiğinde|Son kelimede] [hava aynıydı~|ışık aynı yerden vuruyordu~]; [bakışlar aynı değildi~|yüzler değişmişti~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Söz bir kez çıkınca|İlk kelimeden sonra] [gerisi ipliğinden kopmuş boncuk gibi|arkası bir kova su gibi] [döküldü~|dağıldı~]. [Toplamak için eğildi^|Birkaçını geri almak istedi^]: “[Şaka,” dedi^,|Öyle demek istemedim,” dedi^,] [ama kimse gülmedi~|ama dinleyen çoktan doğrulmuştu~].',
      needs: ['!solitary'],
    },
    {
      text: '{HP}, {EW.di}. [Yıllarca|Bunca zaman] [dilinin^ altında taşımış|her akşam yutmuş], [birçok kez|kaç kez] [ucuna kadar getirip|tam söyleyecekken] [tuzu istemişti^|bir bardak su istemişti^|havayı sormuştu^]. [Bu kez|O akşam] [tuz da su da masadaydı~|isteyecek bir şey kalmamıştı~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [Dinleyen|Karşısındaki^] [sözünü kesmedi~|kımıldamadı~]. [Yalnız elindeki iş|Bir tek parmakları] [yavaşladı~, yavaşladı~, durdu~|boşlukta kaldı~]. “[Peki,” dedi~ sonunda.|Demek öyle,” dedi~ sonunda.] [Beklediği^ bağırış|Hazırlandığı^ soru] [gelmeyince|yerine bu tek söz gelince] {H} [ne yapacağını^ bilemedi^|bir de özür diledi^].',
      needs: ['!solitary'],
    },
    {
      text: '{HP}, {EW.di}. [Kapı aralıktı~|Pencere açıktı~|Duvar inceydi~]; bunu [söz bittikten sonra|son kelimede] gördü^. [Dışarıda bir dal kıpırdadı~|Uzaklaşan bir ayak sesi duydu^]. [Bir kişiye söylemişti^|Bir tek kulak içindi~]; [kaç kulağa gittiğini|kime vardığını] [sabah öğrenecekti^|kim bilebilirdi~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [Sesi^ titrer sanıyordu^|Ağlarım diye korkmuştu^]; [tersine|oysa] [bir alışveriş listesi okur gibi|yol tarif eder gibi] [düz|serin] çıktı~ sesi^. [Korkan, ağlayan|Yüzü bembeyaz kesilen] [dinleyen oldu~|karşısındakiydi^]. {H} [kalkıp|yerinden^ doğrulup] [ona su verdi^|omzuna bir şey örttü^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '{HP}, {EW.di}. [Neden o gün|Neden tam o saatte], [kendisi^ de bilmiyordu^|sonradan çok düşündü^]. [Bir koku geçmişti~|Birinin gülüşü yarım kalmıştı~|Yağmur birden kesilmişti~], [bir sessizlik olmuştu~|araya küçük bir boşluk girmişti~]; söz [boşluğu gördü~ ve çıktı~|açık kapı bulmuş gibi dışarı yürüdü~].',
      needs: ['human', '!space'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Ertesi sabah|Ertesi gün] [ilk karşılaştığı^ kişi|yoldan geçen biri] [gülümsedi~|başını fazla eğdi~]: [Biliyordu~.|Duymuştu~.] [İkincisi de|Ardından gelen de] biliyordu~, [üçüncüsü ise|bir başkası] [hiç söylenmemiş şeyleri bile|ekleriyle, süsleriyle] biliyordu~. [Söz|Anlattığı^], [bir gecede|uykusunu alıp] [büyümüş, ayaklanmıştı~|kılık değiştirmişti~].',
      needs: ['human', '!solitary'],
    },
    {
      text: '“[Bana niye söylemedin?” dedi~ {F}.|Önce bana gelmeliydin,” dedi~ {F}.] {H} [cevap aradı^|ayağının^ ucuna baktı^]. “[Sen üzülürdün,” dedi^.|Sana söyleseydim doğru olurdu,” dedi^, “ötekine söyleyince yalnızca söz oldu.”] {F} [uzun süre|bir an] [sustu~|uzağa baktı~]. “[Şimdi de üzüldüm,” dedi~.|Bir daha anlat,” dedi~, “bu sefer bana.”]',
      needs: ['!friend-knows', 'human'],
      gives: ['friend-knows'],
    },
    {
      text: '[Hafifler sanmıştı^|Söyleyince geçecek sanıyordu^]. [Geçmedi~|Hafiflemedi^]; [yük yer değiştirdi~|yalnızca ağırlık kaydı~]: [eskiden göğsündeydi^, şimdi başkasının yüzündeydi~|şimdi iki kişi uyumuyordu~]. [Geceleri|Yatağında^] [o yüzü|öbür uykusuzu] düşünüyor, “[Yarısını geri alsam,” diyordu^|Keşke kötü anlatsaydım,” diyordu^].',
      needs: ['human'],
    },
    {
      text: '[Dinleyen|Anlattığı^ kişi] [üç gün|bir hafta] [ortada görünmedi~|kapısını açmadı~]. [Tabağı|Ekmeği] [eşikte|kapının önünde] [duruyor|soğuyor], [akşam|ertesi sabah] [olduğu gibi|hiç dokunulmadan] geri geliyordu~. [Dördüncü gün|Sonunda] [tabak boş döndü~|kapı aralandı~]; [içinde|altında] [katlanmış bir kâğıt vardı~|tek satırlık bir kâğıt vardı~]: “[Emin misin?”|Başka?”]',
      needs: ['settled', '!child'],
    },
    {
      text: '[Adı geçenler|Sözün dokunduğu insanlar] [birer birer geldi~|kapıya dayandı~]: [kimi inkâr etti~|kimi ağladı~], [kimi|bir tanesi] [para uzattı~|susup bir iskemleye oturdu~], [kimi de|en yaşlıları] [teşekkür etti~|“Geç bile kaldın,” dedi~]. {H} [hepsine çay koydu^|her birine aynı iskemleyi gösterdi^]; [bardak yetmedi~|akşama kadar susmadı~ kapı].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir ayrıntıyı|Küçük bir yeri] [yanlış hatırlamıştı^|atlamıştı^]; [sonradan|gece yarısı] [aklına^ geldi~|fark etti^]. [Düzeltmek için|Doğrusunu söylemeye] [koştu^|gitti^]; [dinleyen|karşısındaki^] [elini kaldırdı~|başını iki yana salladı~]: “[Bozma,” dedi~.|Dokunma,” dedi~.] [“Ben onun üstüne üç gündür ağlıyorum.”|“O yanlışa yaslandım, şimdi çekersen düşerim.”]',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Anlatmayı|Bu hikâyeyi] [ondan^ istemeye başladılar~|bir daha, bir daha dinlemek istediler~]. [İlk günlerdeki acı|O ilk titreme] [her anlatışta|söyledikçe] [biraz daha aşındı~|kenarından eksildi~]; [bir akşam|sonunda] [kendini^|ağzını^] [hikâyeyi güzelleştirirken|araya bir fıkra sıkıştırırken] yakaladı^ ve [durdu^|yarıda kesti^], [dinleyenler|alkışlayanlar] [bekledi~|alındı~].',
      needs: ['human', '!solitary'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Söylediğini^ geri alması|Anlattıklarını^ yalanlaması^] [istendi~|için sıkıştırdılar~]: “[Yanıldım de,|Uydurdum de,] [kapansın.”|herkes evine gitsin.”] [Önüne^ bir kâğıt|Karşısına^ bir tanık] [koydular~|diktiler~]. [Bir kelime|Tek bir “yalandı”] [yetecekti~|her şeyi durdururdu~]; [dışarıda|kapının önünde] [öfkeli sesler|fısıltılar] [toplanıyordu~|çoğalıyordu~].',
      needs: ['human', '!solitary', '!open'],
      gives: ['take-back', 'open'],
    },
    {
      text: '[Anlattığı^ kişi|Dinleyen] [sonunda geldi~|bir akşam kapıda belirdi~], [gözleri çukurda|elinde eski bir resimle]. “[Ben de sana bir şey söyleyeceğim,” dedi~.|Bir de benden dinle,” dedi~.] “[Biliyordum.|Baştan beri biliyordum.] [Bekledim ki sen söyleyesin.”|Senin bilmediğin bir yeri var.”] {H} [oturacak yer aradı^|kapının koluna tutundu^].',
      needs: ['human', '!solitary', '!open'],
      gives: ['knew', 'open'],
    },
    {
      text: '[Söz yanlış birine|Anlatılanlar kötü birine] [yaradı~|silah oldu~]: [suçsuz birini|adı geçen en zayıfı] [kovdular~|taşladılar~ sözle]. {H} [onu|kovulanı] [yolda|elinde bohçasıyla] [gördü^|yakaladı^]. [Sitem etmedi~|Öfkesi yoktu~]; “[Sen doğruyu söyledin,” dedi~,|Yalan demedin ki,” dedi~,] “[onlar eğri duydu.”|keşke yarısını da dinleselerdi.”]',
      needs: ['human', '!solitary', '!open'],
      gives: ['harmed', 'open'],
    },
    {
      text: '[Bir çocuk|Küçük biri] [her şeyi duymuştu~|kapının ardından dinlemişti~]. [Günlerce sustu~|Kimseye bir şey demedi~], [sonra gelip|bir akşam] {H:dat} [sordu~|fısıldadı~]: “[Ben de birine söyleyebilir miyim?|Bu artık benim de mi?] [Çok ağır.”|Uyutmuyor.”] {H} [yanına oturdu^|saçını okşadı^]: “[Bana söyle,” dedi^|Geri ver,” dedi^], “[sanki ben bilmiyormuşum gibi.”|ben taşırım.”]',
      needs: ['human', '!child'],
    },
    {
      text: '[Bir gün|Karşılığında] [başkasının sırrını|ondan^ saklananı] [dinlemek zorunda kaldı^|öğrendi^]. [Gülerek anlattılar~|Bir çırpıda söylediler~], [olağan bir şeymiş gibi|iki gülüşün arasında]. [Kendi anlattığının^|Söylediğinin^] [karşıda ne yaptığını|bir yüzde nasıl dolaştığını] [şimdi|o an] [kendi yüzünde^|içeriden] [duydu^|gördü^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '{F} [arada kaldı~|iki yanın arasında kalmıştı~]: [bir yanda sözün yaktıkları|bir yanda eski dostlar], [öbür yanda {H}|bir yanda {H}]. “[Doğruyu söyledin,” dedi~,|Sana hak veriyorum,” dedi~,] “[ama bugün seninle yürüyemem.”|ama sofraya onlarla oturacağım.”] [Ayrılırken|Giderken] [dönüp baktı~|ceketini {H:dat} bıraktı~]; [hava soğuktu~|yol uzundu~].',
      needs: ['friend-knows', 'human', 'third'],
      gives: ['friend-cold'],
    },
    {
      text: '[Bir belge|Eski bir mektup] [çıktı~ ortaya|bulundu~]: anlattıklarının^ yarısını [doğruluyor|destekliyor], öbür yarısını [çürütüyordu~|başka türlü söylüyordu~]. [Herkes {H:dat} baktı~|Sesler kesildi~]. [Yalan söylememişti^|Uydurmamıştı^]; [yalnızca|bir tek] [kırk kere hatırlanan şey|uzun süre saklanan söz] [kendi kendini dikmişti~|yer yer yamanmıştı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Kimse inanmadı~ önce|Söylediklerine^ gülenler oldu~]. [En çok güvendiği^|Yanında duracağını^ sandığı^] kişi “[Düş görmüşsün,” dedi~|Bunu uydurman için kaç kadeh içtin?” dedi~]. {H} [tartışmadı^|sesini^ yükseltmedi^]; [bir yer adı, bir tarih|bir renk, bir koku] [söyledi^|ekledi^]. [Gülen durdu~|Karşısındakinin^ dudağı titredi~]: o ayrıntıyı [o da biliyordu~|yalnız orada olan bilirdi~].',
      needs: ['human', '!child', '!solitary'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '“[Yanılmadım,” dedi^|Uydurmadım,” dedi^] ve [kâğıdı geri itti^|tanığın gözlerine baktı^]. “[Ama istiyorsanız|Yalnız bir şey ekleyeceğim:] [beni de yazın.|ben de sustum yıllarca.] [Bildiğim hâlde|Suçsa,] [susan bendim.”|suçun yarısı orada.”] [Dışarıdaki sesler|Fısıltılar] [bu söze hazırlıklı değildi~|birer birer sustu~].',
      needs: ['take-back'],
    },
    {
      text: '“[Söyle,” dedi^.|Dinliyorum,” dedi^ {H}.] [Bu kez|Şimdi] [anlatan öteki|konuşan karşısındaki^], [susan {H} oldu^|dinleyen {H} oldu^]. [Gece boyunca|Lamba sönene kadar] [iki hikâye|iki yarım] [bir masanın üstünde|yan yana] [durdu~, birbirine baktı~|uç uca geldi~]; [uymayan yeri|arada kalan boşluğu] [ikisi de ellemedi~|kimse doldurmaya kalkmadı~].',
      needs: ['knew', 'third'],
    },
    {
      text: '[Kovulanın|Haksızlığa uğrayanın] [bohçasını elinden aldı^|önüne geçti^]. [“Benim sözüm attı seni,” dedi^, “benim kapım alacak.”|“Sözümü geri almam,” dedi^, “ama kapımı açarım.”] [O akşam|Aynı gün] [sofrada iki tabak vardı~|iskemleyi pencerenin önüne koydu^], [perde açıktı~|lamba dışarıdan görünüyordu~]: [geçen herkes gördü~|isteyen taş atabilirdi~].',
      needs: ['harmed', 'settled'],
    },
    {
      text: '[Bir kez de|Bu sefer] [kalabalığın önünde|ilgili herkesi toplayıp] [anlattı^|söyledi^], [eksiksiz|kendi payını^ atlamadan], [süslemeden|ağlamadan]. “[Bundan sonra|Bir daha] [bu söz benden çıkmayacak,” dedi^.|kim eklerse, eklediği onundur,” dedi^.] [Çıkmadı~ da|Sözünde^ durdu^]; [soranlara|sonradan gelenlere] [o günü hatırlatıyordu^ yalnızca|yalnızca başını^ sallıyordu^].',
      needs: ['!open', 'human', '!solitary'],
    },
    {
      text: '[Özür dilemeye gitti^|Anlattığı^ kişinin kapısını çaldı^]. “[Söylediğim için değil,” dedi^,|Sözüm doğruydu,” dedi^,] “[söyleyip gittiğim için.”|ama seni onunla yalnız bıraktım.”] [Kapı kapanmadı~.|Eşikteki yana çekildi~.] [İçeride|Masada] [o günden kalma|hiç dokunulmamış] [iki fincan|iki bardak] [vardı~|duruyordu~].',
      needs: ['!open', 'settled', '!child'],
    },
    {
      text: '[Susmayı yeniden seçti^|Artık konuşmamaya karar verdi^], [ama bu başka bir susmaktı~|bu kez başka türlü]: [içinde saklanan bir şey yoktu~|boğazını^ sıkmıyordu~]. {F} [yanına^ oturdu~|geldi~]. “[Ne düşünüyorsun?” dedi~.|Daha var mı?” dedi~.] “[Hiç,” dedi^ {H},|Bitti,” dedi^ {H},] [ve ilk kez|ömründe^ ilk defa] [bu doğruydu~|yalan değildi~].',
      needs: ['!open', '!solitary'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yıllar sonra|Çok sonra] [hikâyeyi|aynı sözü] [bir yabancıdan|tanımadığı^ bir çocuktan] dinledi^. [Yer değişmiş|Adlar değişmiş], [sonu iyileşmişti~|bir de köpek eklenmişti~]. “[Güzelmiş,” dedi^ {H}.|Kim anlattı sana?” dedi^ {H}.] “[Herkes bilir,” dedi~ öteki,|Eskiden olmuş,” dedi~ öteki,] “[sen duymadın mı?”|çok eskiden.”]',
      needs: ['human'],
    },
    {
      text: '[Sofradaki o boşluk|Aralarındaki o soğuk] [yavaş yavaş|kendiliğinden] [doldu~|ısındı~]: [önce tuz istendi~|önce havadan söz edildi~], [sonra bir gülüş|sonra eski bir şaka] [kaçtı~ ağızlardan|geri geldi~]. [Konuşulan şey|Anlatılan] [bir daha anılmadı~|masanın altında yatan yaşlı bir köpeğe döndü~]; [herkes ayağını ona göre uzatıyordu~|kimse uyandırmadı~].',
      needs: ['settled'],
    },
    {
      text: '“[Sana bir şey söyleyeceğim,” dedi~ {F} bir akşam,|Bende de bir şey var,” dedi~ {F} bir gün,] [sesi kısılarak|kapıyı örterek]. {H} [elindekini^ bıraktı^|pencereyi kapadı^], [iskemleyi çekti^|yanına sokuldu^]. “[Acele etme,” dedi^,|Nereden istersen başla,” dedi^,] “[tuz da var, su da.”|ben ortasından başlamıştım.”]',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Dinleyen|Anlattığı^ kişi] [o günden sonra|zamanla] {H:dat} [başka bakıyordu~|daha az kızıyordu~]. [Bir gün|Bir bayram sabahı] [gelip|hiçbir şey söylemeden] [elini avucunun^ içine koydu~|alnını omzuna^ dayadı~]. “[Bunca yıl çok değil mi?” dedi~.|Tek başına nasıl taşıdın?” dedi~.] {H} [bu soruyu beklememişti^|ilk kez ağladı^].',
      needs: ['human', '!solitary', '!child'],
    },
    {
      text: '[Dili^ hafiflemişti~|Ağzının^ tadı geri geldi~]. [Ekmeği|Suyu] [bir başka|yıllardır ilk kez] [duyuyordu^|seviyordu^], [uykuda|rüyasında^] [bağırmıyordu^|konuşmuyordu^ artık]. [Bir sabah|Bir öğle vakti] [kendini^|avluda, kendini^] [türkü söylerken|bir çocuğa bilmece sorarken] [yakaladı^|buldu^]; [sözlerin hepsi|bütün kelimeler] [yerindeydi~|ona^ kalmıştı~].',
      needs: ['human', '!space', '!child'],
    },
    {
      text: '[Bir daha|Ondan sonra] [sır verene|söz emanet etmek isteyene] {H} [önce bir şey soruyordu^|kapıyı göstermeden önce düşünüyordu^]: [“Bunu tutmamı mı istiyorsun, yoksa bir gün söylememi mi?”|“Saklayayım diye mi söylüyorsun, söyleyeyim diye mi?”] [Çoğu|Gelenlerin çoğu] [bilmiyordu~|durup düşünüyordu~]; [bilmeyince|düşünürken] [çay içiliyordu~|susuluyordu~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Geriye|Bütün bu gürültüden geriye] [bir alışkanlık|küçük bir huy] kaldı~: [önemli bir şey söylemeden önce|ne zaman doğruyu söyleyecek olsa^] [pencereyi açıyordu^; söz çıkarken duvara çarpmasın diye|bir bardak su dolduruyordu^; dinleyen isterse diye].',
      needs: ['settled'],
    },
  ],
};

/** Somebody tells what was not to be told, and it goes its way. */
export const TELLS: Frame = {
  name: 'tells',
  verbs: new Set([
    'anlatmak',
    'söylemek',
    'itiraf etmek',
    'açıklamak',
    'ifşa etmek',
    'duyurmak',
    'haber vermek',
    'ağzından kaçırmak',
    'açığa vurmak',
    'miras bırakmak',
  ]),
  needs: ['!negative', '!state'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
