import type { Frame } from '../types.ts';
import { SEEKS_END } from './seeks-end.ts';

/** Somebody looks or waits for a person or a thing. */
export const SEEKS: Frame = {
  name: 'seeks',
  verbs: new Set(['aramak', 'beklemek', 'peşine düşmek']),
  needs: ['sought', '!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. İlk sorduğu^ [bilmiyordu~|omuz silkti~]. İkincisi de bilmiyordu~, ama [bilen birini tanıyordu~|bir ad verdi~]. Bilen [uzaktaydı~|üç günlük yoldaydı~]; {H} oraya vardığında^ ondan [iki kelime|tek söz] öğrendi^: “[Burada değil|Dün gitti|Geç kaldın].”',
          needs: ['seeks', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. Yola çıkarken {F:dat} “[Üç gün|Bir hafta|Akşama]” demişti^. [Süre doldu~|O gün geçti~], {H} bir gün daha [istedi^|ekledi^], sonra [bir gün daha|iki gün]. {F} sonunda saymaktan [vazgeçti~|yoruldu~]; [yemeği ocakta|ışığı açık] bıraktı~.',
          needs: ['seeks', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. “[Haber veririz|Biz bakarız],” diyorlardı~, “sen [git|dinlen].” “O an [burada|ayakta] olmam gerek,” diyordu^ {H}. Bunu kimin [istediğini|emrettiğini] soran olmadı~. [Kimse istememişti~|{H}+de bilmiyordu^|Kendisi^ istemişti^].',
          needs: ['waits', '!solitary', 'third'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk gün [ayakta|kıpırdamadan] bekledi^, ikinci gün [oturdu^|bir taşa ilişti^]. Üçüncü gün yanına^ [yiyecek|bir matara su|bir battaniye] almayı akıl etti^. Ondan sonrasını [saymadı^|{F} saydı~|çentik atmayı bıraktı^].',
          needs: ['waits', 'human', '!habit', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. “[Bugün de mi|Yine mi]?” diyorlardı~ geçerken. “[Bugün de|Yine],” diyordu^ {H}. Bu konuşma hep [aynı iki cümleyle|aynı sesle] yapılıyor, kimse bir üçüncüsünü [eklemiyordu~|aramıyordu~]; [bir gün|ilk karda] biri [durdu~|yavaşladı~]: “[Ya yarın?|Üşümüyor musun?|Kim bu, değer mi?]” dedi~.',
          needs: ['waits', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. O an geldiğinde ilk ne [söyleyeceğini^|diyeceğini^] çoktan [seçmişti^|bulmuştu^]. Sonra o cümleyi [beğenmemiş|çok uzun bulmuş], başkasını [seçmişti^|kurmuştu^]. Şimdi {H:gen} aklında^ [kırk kadar|bir deste] ilk cümle vardı~; [hepsi de|en kısası da] “[Nerede kaldın|Geldin mi|Sonunda]” diye başlıyordu~.',
          needs: ['waits'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunun için kendine^ bir köşe [ayırmıştı^|seçmişti^]; oradan hem [geleni|yolu] hem [gideni|gökyüzünü] görüyordu^. Gelip geçenler o köşeyi {H:gen} adıyla^ [anmaya|çağırmaya] başladı~: “[Şu tarafa, onun durduğu yere|Oradan sola, bekleyenin yanından].”',
          needs: ['waits', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. Cebinde^ [elle çizilmiş bir harita|katlana katlana yumuşamış bir kâğıt] vardı~; nereye [sorduysa^|baktıysa^] oraya bir [çarpı|nokta] koymuştu^. Aralardaki boşluklar [günden güne|hafta hafta] [küçülüyordu~|azalıyordu~]; {H} [geceleri|uyumadan önce] [onları parmağıyla^ yokluyordu^|en beyaz yeri seçiyordu^].',
          needs: ['seeks', 'settled'],
        },
        {
          text: '{HP}, {EW.olağan}. “Ne zamandır?” diye sordular~. {H} söyledi^. [Birbirlerine baktılar~|Biri ıslık çaldı~]. “Biz [rastlamadık|görmedik],” dedi~ içlerinden biri, “ama rastlarsak nasıl [tanıyacağız|bileceğiz]?” {H} [tarif etmeye başladı^|iki elini^ açtı^], [yarısında sustu^|bir yerde takıldı^]: {O:acc} anlatan her söz [başkasına da|herkese] [uyuyordu~|yakışıyordu~].',
          needs: ['seeks', 'object', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. O gün bakmadığı^ [tek bir yer|son bir köşe] kalmıştı~. Oraya [öğleden sonra|güneş batarken] gitti^; yerdeki [tozda|çamurda] kendi ayak izlerini^ [buldu^|gördü^]. Demek daha önce [bakmış|gelmiş], sonra da [unutmuştu^|umut edip silmişti^].',
          needs: ['seeks', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. Vazgeçmesini^ söyleyenlerin hepsi [iyi kalpliydi~|onu^ severdi~]. Biri [her hafta|yağmur çamur demeden] geliyor, her seferinde yanında bir haber [getiriyordu~|taşıyordu~]: “{O:acc} [bir yerlerde görmüşler|sormuşlar pazarda]. Ama sen yine de [vazgeç|umutlanma].”',
          needs: ['object', '!solitary', 'person'],
        },
        {
          text: '{HP}, {EW.olağan}. {H} en kolay yerden [başladı^|girişti^]: gözünün^ önünden. Sonra bir adım öteye [baktı^|gitti^], sonra [bir adım daha|on adım] öteye. Gün biterken [başladığı^ nokta|ilk taş] [görünmez olmuştu~|bir tepenin ardında kalmıştı~]; {O:abl} [bir iz|bir haber] bile [yoktu~|bulamadı^].',
          needs: ['seeks', 'object'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '{H} {V.erek} geçen günlerde kimseyle [kavga etmedi^|küsmedi^], kimseden [borç|söz] almadı^, hiçbir işe [başlamadı^|girişmedi^]; o an geldiğinde [yarım bir şey|kapanmamış bir hesap] kalsın istemiyordu^. Başlanmamış işler [çoğaldı~|dağ oldu~].',
          needs: ['waits', 'human'],
        },
        {
          text: '{V.mek} uzun işti~; arada [küçük bir işaret|bir kıpırtı|yarım bir haber] gerekiyordu~. {H} yanlış haberlere bile [sevinmeyi|tutunmayı] öğrenmişti^; biri onu^ [bir hafta|üç gece] [idare ediyordu~|ayakta tutuyordu~].',
        },
        {
          text: '{H} bunun için para [ayırdı^|biriktirdi^]. Her hafta [birkaç kuruşu|artan parayı] [bir çorabın içine|boş bir teneke kutuya] koyuyor, onu da [yastığının^ altında|tavan arasında] tutuyordu^. {O:acc} [almak için|getirmek için] yol parası gerekirse [hazır olsun|kapıdan fırlasın] istiyordu^.',
          needs: ['person', 'settled', '!child', 'object'],
        },
        {
          text: '{H} {O:dat} anlatmak üzere her şeyi [aklında^ tutuyordu^|bir kenara koyuyordu^]: [kim evlenmiş|kim göçmüş], [hangi ağaç kurumuş|hangi kuyu taşmış], [köpek kaç yavrulamış|fırın kaçta kapanmış]. Aklına^ sığmayınca [bir deftere|takvim yapraklarına] geçirdi^. İlk sayfa [dolduğunda|bittiğinde] [kalem değiştirdi^|tarih atmayı bıraktı^].',
          needs: ['waits', 'human', '!child', 'person', 'object', '!space'],
        },
        {
          text: 'Bir ara [bıraktı^|pes etti^]. {H} tam [altı|on] gün dayandı^. Sonra bir iş için [dışarı çıktı^|yola düştü^], dalgın dalgın [yürüdü^|dolandı^] ve kendini^ [yine aynı yerde|aynı taşın dibinde] buldu^; [ağzında^ aynı soru vardı~|eli^ gözüne^ siperdi~].',
          needs: ['human'],
        },
        {
          text: 'Yardım edenlerden üçü karşılık [istemedi~|sormadı~], ikisi istedi~. İlk üçü [ikinci gün|akşam olmadan] [yoruldu~|caydı~]. Ötekiler [bir hafta|parası bitene dek] dayandı~. Sonra {H} yine tek başına^ [kaldı^|yürüdü^]; {O:acc} [ararken|sayıklarken] [tek duyduğu^|yanındaki^ tek] ses [kendi soluğu^|kuşların sesi] oldu~.',
          needs: ['seeks', 'object', '!solitary', '!space'],
        },
        {
          text: 'Ona^ bir gün [söylemişlerdi~|vermişlerdi~]. O gün [geldi~, geçti~|doldu~]. “Hesap [şaşmıştır|yanlıştır],” dediler~ ve yeni bir gün verdiler~, [ondan sonra|ardından] bir tane daha. En sonuncusunu {H}, kimseye [sormadan|danışmadan], kendisi^ [koydu^|seçti^].',
          needs: ['waits', '!solitary'],
        },
        {
          text: '{H} sofraya bir tabak fazla [koyuyordu^|diziyordu^]. [Doldurmuyor|Kimseye vermiyor], yalnızca koyuyor, yemekten sonra [ötekilerle birlikte|ılık suyla] yıkıyordu^. En çok da [hiç kirlenmeyen|hep temiz duran] o tabağı [ovuyordu^|kuruluyordu^].',
          needs: ['settled', 'person'],
          gives: ['plate'],
        },
        {
          text: '{H} her sabah kendine^ bir söz [veriyordu^|yazıyordu^]: bugün yalnızca [bir saat|yarım saat]. Dolunca [biraz daha|bir o kadar daha] ekliyordu^. Akşam, eklediklerini^ [topladığında^|ölçtüğünde^] ortaya [koca bir gün|bir gün, bir gece] çıkıyordu~.',
        },
        {
          text: '{O:acc} son gören [kimdi~|ne zamandı~], {H} bunu [döndürüp duruyordu^|bir ipe diziyordu^]: [bir sabahtı~|yağmur yeni dinmişti~], [kapı aralıktı~|bir ses gelmişti~], [kimse önemsememişti~|herkes başka bir işteydi~]. Aynı günü [her seferinde|yeniden] [bir yerinden|sondan] [açıyor|kuruyor], [eksik bir şey|bir ayrıntı] [arıyordu^|bekliyordu^].',
          needs: ['seeks', 'object'],
        },
        {
          text: '{H} [sesini^|adımlarını^|uykusunu^] buna göre [ayarlamıştı^|değiştirmişti^]: [kapıya yakın|yola dönük] yatıyor, [her tıkırtıya|her gölgeye] [doğruluyor|dönüyor], [yanlış çıkınca|boş çıkınca] {O:gen} adını [içinden^|yalnız dudağıyla^] [söylüyordu^|anıyordu^].',
          needs: ['object', 'human', '!mute'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“[Bir de bana anlat|Baştan söyle bakalım],” [demedi~|diye tutturmadı~] {F}; yalnızca [geldi~, bekledi~|yanına^ oturdu~]. Sonunda {H} [kendisi^ başladı^|dayanamadı^, anlattı^]. Sözün yarısında {F}, “[Burasını biliyordum|Bunu tahmin etmiştim],” dedi~, “ama sen [anlat|dur deme|bir de senden duyayım].”',
          gives: ['friend-knows'],
        },
        {
          text: '“Hâlâ mı?” dedi~ {F}. “Hâlâ.” {F} yanında^ [durdu~|çömeldi~], aynı yöne [baktı~|döndü~]. “Ben bir şey [görmüyorum|duymuyorum],” dedi~ sonunda. “Ben de,” dedi^ {H}. “Ama iki kişi [görmeyince|duymayınca] daha [az ürkütüyor|çabuk geçiyor|kolay].”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir çift [yün çorap|eldiven] getirdi~. {V.dik:acc} öğrendiğinden beri [örüyordu~|uğraşıyordu~]; biri ötekinden [uzun|geniş] olmuştu~. “Hep ayaktasın,” dedi~. {H} [uzununu|bolunu] [giydi^|geçirdi^], fazlasını [katladı^|kıvırdı^]: “[Bu büyüyene kadar bulurum|Tam oldu|Bir tanesi bana yeter].”',
          needs: ['settled', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Birlikte bakalım,” dedi~ {F}. “Sen [sağdan|alttan] git, ben [soldan|üstten]. Akşama burada.” Akşam {F} [dizlerine kadar çamur içinde|saçı başı dağınık] döndü~. Bulamamıştı~, ama gözleri [parlıyordu~|gülüyordu~]: “[Bir yer gördüm|Bir iz vardı|Biri bir şey dedi], yarın [oraya|ona] [gideriz|sorarız].”',
          needs: ['seeks', '!space', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} ilk duyduğunda {F} [alay etmişti~|gülmüştü~]. Şimdi [gülmüyordu~|yüzü ciddiydi~]. “Bana da anlat,” dedi~. “Nasıl [güler|yürür], neye [kızar|dalar]? Bilirsem ben de [bakarım|tanırım].” {H} anlattı^. {F} bir yerde [gülümsedi~|yutkundu~]: “[Onu seviyorum galiba|Bende de öyle biri vardı|Tanıdım bile].”',
          needs: ['person'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ya hiç [olmazsa|çıkmazsa]?” diye sordu~ {F}. Bunu o güne kadar kimse [sormamıştı~|ağzına almamıştı~]. {H} o kadar uzun [sustu^|durdu^] ki {F} özür [diledi~|dileyecek oldu~]. “Dileme,” dedi^ {H}. “[Düşünüyorum|Ben de ilk kez duyuyorum|Güzel soru].”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} nöbeti devralmak [istedi~|önerdi~]: “Sen biraz [uyu|uzan], gelirse [uyandırırım|bağırırım].” {H} [uyudu^|daldı^]. Gözlerini^ açtığında {F} hâlâ [aynı yerdeydi~|ayaktaydı~], göz kapakları [şişmişti~|kızarmıştı~]. “Gelmedi,” dedi~. “[Ama ben alıştım biraz|Bir tilki geçti, o kadar|Sen nasıl dayanıyorsun].”',
          needs: ['waits', 'human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Sana bir şey söyleyeceğim,” dedi~ {F}, “kızma. Ben de bir zamanlar [böyleydim|beklerdim].” “[Ne oldu|Sonra]?” “[Bir sabah canım istemedi|Bir gün unuttum|Yağmur yağdı, içeri girdim]. O kadar.” {H} [kızmadı^|bir şey demedi^], ama o gece öyle bir sabahtan [korktu^|kaçtı^ uykusunda^].',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Anlat bakalım,” dedi~ {F}, “{O:acc} en son [ne zaman|nerede|kiminle] gördün?” {H} o günü [baştan sona|saat saat] anlattı^. {F} hiç [kıpırdamadan|lafa girmeden] dinledi~. “Bunu bana üçüncü anlatışın,” dedi~ bitince. “[Her seferinde hava başka|Bugün kapı açıktı, dün kapalı|Bu kez sen de gülüyordun].”',
          needs: ['object', 'sought', 'person'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Bulunca|Gelince] ne yapacaksın?” dedi~ {F}. {H} [duraksadı^|ellerine^ baktı^]. “[Önce bir bakarım|Kızarım|Oturturum].” “[Sonra|Sonra gider misiniz]?” “[Sonra gidip uyurum|Sana haber veririm|Bilmem, oraya kadar varmadım].” {F} [toprağı eşeledi~|bir çöp kopardı~]: “[Beni unutma|İyi, uyu sen|Ben buralardayım].”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} [elinde bir şeyle|koşa koşa] [geldi~|göründü~]: [eski bir düğme|yırtık bir kâğıt|bir tutam yün]. “{O:gen} olabilir mi?” dedi~. {H} [aldı^|ışığa tuttu^], [kokladı^|çevirdi^]. “[Değil|Olamaz|Benzemiyor].” {F:gen} [omuzları|yüzü] [düştü~|asıldı~]. “[Yine de kalsın bende|Aradın ya|Sağ ol],” dedi^ {H} ve [cebine^ koydu^|bir kenara kaldırdı^].',
          needs: ['object', 'seeks', 'human', '!space', '!unreal'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '“[Bunca yorgunluk|Bu inat] sana ne [kazandırıyor|getiriyor]?” diye sordu~ biri. {H} düşündü^; [faydası|kazancı] yoktu~. “Senin her yaptığının faydası var mı?” dedi^. Öteki [kızıp gitti~|ağzını açtı~, kapadı~], ertesi gün [aynı soruyu başka kelimelerle sordu~.|geri geldi~: “Düşündüm, yokmuş.”]',
          needs: ['!solitary'],
        },
        {
          text: 'İşaret sandığı^ şeyler [çoğaldı~|her yandaydı~]: [bir gölge|bir kırık dal], [uzaktan bir ses|tanıdık bir koku], [yarım kalmış bir iz|kapanan bir kapı]. {H} her birine [ayrı ayrı|bütün kalbiyle^] inandı^. Bir günün sonunda [saydı^|topladı^]; [dokuz|on iki] etmişti~, hepsi [boş çıkmıştı~|rüzgârın işiydi~].',
          needs: ['!space'],
        },
        {
          text: 'Herkesin bu iş için biçtiği bir süre [vardı~|oldu~]; kimi [bir ay|kırk gün] vermişti~, kimi [bir yıl|bahara kadar]. Süresi dolan, “Artık yeter,” diyor, bir daha da [sormuyordu~|uğramıyordu~]. {H:acc} sonunda soran yalnızca {F} [kaldı~|vardı~].',
          needs: ['!solitary', '!alone'],
        },
        {
          text: '{H:gen} ayakkabısının^ tabanı [delindi~|düştü~]. Kunduracı tabanı ışığa [tuttu~|kaldırdı~], [güldü~|ıslık çaldı~]: “Bununla nereleri [gezdin|dolaştın]?” {H} [söyledi^|bir bir saydı^]. Adam gülmeyi kesti~, yeni [kösele|pençe] çaktı~, para [almadı~|istemedi~]: “[Bulunca bir gün getir, göreyim|Dönüşte bir çay içersin|Benimki bulunmadı].”',
          needs: ['seeks', 'settled', '!child'],
        },
        {
          text: 'Bir gün {H} hasta [düştü^|yattı^], gidemedi^. Ertesi gün [koştu^|sendeleyerek gitti^] ve ilk rastladığına^ sordu^: “Dün [gelen|geçen] oldu mu?” “Bilmem,” dedi~ öteki, “[ben de dün yoktum|bakmadım|hava kapalıydı].” {H} bu cevabı günlerce [çevirdi^|içinde^ taşıdı^]: [ya olduysa|ya o gün geldiyse]?',
          needs: ['waits', 'human', '!solitary'],
        },
        {
          text: 'Çocuklar [oyununu|taklidini] çıkarmıştı~: biri {H:gen} yerine geçiyor, elini gözüne [siper ediyor|götürüyor], ötekiler [saklanıyordu~|gülüyordu~]. {H} bir gün durup [seyretti^|izledi^]. Siperi yapan çocuk, [elini tam onun^ gibi indiriyor|içini tam onun^ gibi çekiyor], [sonra hiç gülmüyordu~|ötekiler çağırınca bile gitmiyordu~].',
          needs: ['human', '!solitary', '!child'],
        },
        {
          text: 'Bir gün {H:dat} [yerini^ değiştirmesini^|biraz öteye gitmesini^] söylediler~: “Burada [ayak altındasın|yol geçecek], başka yerde bekle.” Başka yerde olmazdı~ ki; gelen, onu^ [orada nasıl bulurdu~|burada arayacaktı~]? {H} [bir işaret bırakmayı|yere adını^ kazımayı] [önerdi^|denedi^]; [güldüler~|süpürdüler~], [gece geri geldi^|üç adım geri çekilip durdu^].',
          needs: ['waits', '!solitary'],
        },
        {
          text: '{F} bir gün, “Ben artık [gelmeyeceğim|bakamayacağım],” dedi~. [Kızgın değildi~|Sesi yorgundu~]. “Seni böyle gördükçe ben de [bir şey yapamaz oluyorum|uyuyamıyorum].” {H} ona [hak verdi^|darılmadı^]. Ertesi gün {F:gen} her zaman [durduğu|oturduğu] yere [bakmamaya çalıştı^|ceketini^ koydu^].',
          needs: ['friend-knows'],
          gives: ['alone'],
        },
        {
          text: '“{O:gen} yüzünü [unutmuşsundur|silmişsindir] artık,” dediler~. {H} o gece [denedi^|yokladı^]: [gözlerini|kaşlarını], [alnını|saçını], gülüşünü tek tek [hatırladı^|kurdu^]. Bir tek [çenesi|sesi] [gelmedi~ aklına^|eksikti~]. Sabaha kadar onunla [uğraştı^|boğuştu^].',
          needs: ['person', 'human', 'object', '!solitary'],
          gives: ['face'],
        },
        {
          text: '{V.dik:acc} duyan bir yabancı akıl vermek [istedi~|için eğildi~]: “Ben olsam [unuturdum|çoktan dönerdim].” “Nasıl?” diye sordu^ {H}, [gerçekten öğrenmek için|merakla]. Yabancı [düşündü~|kaşındı~], ağzını [açtı~|araladı~], kapadı~. “[Bilmem, hiç aramadım|Galiba unutmazdım|Sen yine de bekle],” dedi~.',
          needs: ['!solitary'],
        },
        {
          text: '{V.mek} {H:gen} [bir kışına^|bir dostuna^|uykusuna^] mal oldu~: [çağrıldığı^ bir düğüne|söz verdiği^ bir güne] gitmedi^, [sevenlerden biri küstü~|ekmek kapısı kapandı~], [elleri^ çatladı~|yüzü^ inceldi~]. {F} bunları [bir bir saydı~|yüzüne^ söyledi~]. “[Biliyorum|Doğru],” dedi^ {H}, “[bir de onun eksiğini say|yarın bakarız|sonra öderim].”',
          needs: ['human', '!space', '!alone', 'third'],
        },
      ],
    },
    ...SEEKS_END,
  ],
};
