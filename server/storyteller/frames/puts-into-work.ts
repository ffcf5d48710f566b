import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Bir kez başlayınca|İlk izden sonra] [duramadı^|geri dönemedi^]; [gün geçti~|ışık yer değiştirdi~], [ortaya çıkan şey|yaptığı^ iş] [giderek ona^ benzedi~|her an biraz daha konuştu~].',
    },
    {
      text: '{HP}, {EW.olağan}. [Siparişte böyle bir şey yoktu~|Kimse bunu istememişti~|Anlaşmada bunun sözü geçmemişti~]. [El işin içine girince|Parmaklar ısınınca] [akıl geride kalmış|söz dinlemez olmuş], [gün ağardığında|başını^ kaldırdığında^] [iş bitmişti~|olan olmuştu~]; {H} [iki adım geri çekildi^, baktı^|yaptığına^ kendisi^ de ilk kez baktı^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bunu en dipte|Bunu öyle bir yerde], [ışığın geç vurduğu bir köşede|bakmayanın görmeyeceği bir incelikte] yapmıştı^. [Acemi bakan|Gelip geçen] [güzelliğe bakar geçerdi~|bir şey anlamazdı~]; [bilen biri ise|tek bir kişi ise] [bir adımda anlardı~|görür görmez durur kalırdı~]. {H} [o bir kişinin|bilenin] [yolu buraya düşmesin diye|bir gün geçip geçmeyeceğini düşünerek] [uykusuz kaldı^|günlerini saydı^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Her dokunuşta|Her ilmekte, her çizgide] [geri dönebilirdi^|vazgeçebilirdi^]: [silmek vardı~|sökmek vardı~], [üstünü örtmek|yeniden başlamak] vardı~. [Dönmedi^|Vazgeçmedi^]. [Ustasının^ bir sözü|Çıraklığından kalma bir söz] [kulağındaydı^|aklındaydı^]: [“El yalan söylemez, sen sussan o konuşur.”|“İş, sahibini ele verir.”]',
      needs: ['human', '!child'],
    },
    {
      text: '{HP}, {EW.olağan}. [Parmakları^|Elleri^] [bunu yıllardır biliyordu~|ezbere yapıyordu~]; [geceleri havaya çizmiş|boş kâğıtlara denemiş|ekmek kırıntılarıyla sofraya dizmiş], [kimse gelmeden dağıtmıştı^|hep bozmuştu^]. [Şimdi|Bu kez] [bozulmayacak bir yerdeydi~|kalıcıydı~] ve [bundan korkması^ gerekirdi~|ağzının^ içi kupkuruydu~].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Parasını peşin almıştı^|Ücreti konuşulmuştu~], [teslim günü belliydi~|vakit dardı~]. [Geriye|Son gün] [küçücük bir boşluk|bir karış yer] [kalmıştı~|duruyordu~]; [herkes orayı düz geçerdi~|çiçek koysa yeterdi~]. {H} [çiçek koymadı^|düz geçmedi^]. [Elini^ sildi^, bekledi^|Aletini^ yıkadı^]: [şimdi sıra bakanlardaydı~|bundan sonrası artık onun^ elinde değildi~].',
      needs: ['human', '!child'],
    },
    {
      text: '{HP}, {EW.olağan}. [İş ilerledikçe|Her gün biraz daha] [çevresi^ sessizleşiyordu~|nefesi^ yavaşlıyordu~]. [Yemek soğuyor|Gelen seslenip gidiyor], [mum dibine iniyor|ışık bir duvardan ötekine geçiyor], {H} [duymuyor, görmüyordu^|başını^ kaldırmıyordu^]. [Bitince|Son dokunuşta] [parmaklarını^ açamadı^|yüzünü^ elleriyle kapadı^]: [söylemişti^ işte|yıllardır susulan söz ortadaydı~].',
      needs: ['human'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[İş sahibi|Ismarlayan] [gördü~, beğendi~|parmağıyla okşadı~, övdü~]. “[Bir şey var bunda,” dedi~,|Canlı gibi,” dedi~,] “[adını koyamıyorum.”|bana birini hatırlatıyor.”] {H} ellerini^ [önlüğüne^ sildi^|bezle sildi^]; [temizdi~ elleri^|silinecek bir şey yoktu~]. [Anladığı gün|Gözü açıldığı gün] [ne olacağını|başına^ geleceği] [hesaplıyordu^|düşünmemeye çalıştı^].',
      needs: ['human', '!child'],
    },
    {
      text: '{F} [işin önünde|yaptığının^ karşısında] [uzun süre durdu~|gidip geldi~]. [Bir yaklaştı~, bir uzaklaştı~|Başını bir o yana, bir bu yana eğdi~]. “[Delirdin mi sen?” dedi~ fısıltıyla.|Bunu görürlerse?” dedi~ dönmeden.] “[Görsünler diye yaptım,” dedi^ {H}.|Görecek göz az,” dedi^ {H}.] {F} [pencereyi kapadı~|sesini alçalttı~]: “[Bende var o göz.|Ben gördüm ya.] [Başkasında da olur.”|Bir kişi yeter.”]',
      needs: ['human', '!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Ondan sonraki her işte|Yeni siparişlerde] [eli^ aynı yere kayıyordu~|parmakları^ aynı kıvrımı arıyordu~]. [Çiçek istiyorlar|Düz bir şerit istiyorlar], [ortasından|kenarından] [hep aynı biçim|o bildik gölge] çıkıyordu~. [Üç işi bozdu^|Gece kalkıp söktü^, sildi^]; [parasını kendi cebinden^ ödedi^|“Yetişmedi,” dedi^ sahiplerine].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Gözleri^ bozuldu~|Sırtı^ büküldü~]; [gece çalışmanın|o ince işin] bedeliydi~ bu. [Hekim|Gözlükçü] [baktı~, başını salladı~|mumu yaklaştırıp uzaklaştırdı~]. “[Ne yapıyordun bunca zaman?” dedi~.|Bir yere çok yakından bakmışsın,” dedi~.] {H} [gülümsedi^|başını^ salladı^]; [doğruydu~|bundan iyi söylenmezdi~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Gelip bakanlar|Duyanlar] [çoğaldı~|kapıya dizildi~]. [Kimi ışığı övüyor|Kimi rengi beğeniyor], [kimi ölçüyordu~|kimi kusur arıyordu~]. [Bir yaşlı kadın|Sessiz bir adam] [her gün geliyor|ötekilerden uzakta duruyor], [hep aynı noktaya|tam o köşeye] bakıyordu~. {H} [onu görünce|o geldiğinde] [arkaya kaçıyordu^|elindekini^ düşürüyordu^].',
      needs: ['human'],
    },
    {
      text: '[Uykusunda^|Rüyasında^] [iş kıpırdıyordu~|yaptığı^ şey yerinden iniyordu~]: [önce gözleri|önce kenarları], [sonra hepsi|sonra bütün çizgileri]. [Karşısına^ oturup|Gelip] “[Beni niye buraya koydun?|Burada üşüyorum.] [Kim bakacak bana?”|Sen nereye gidiyorsun?”] [diyordu~|diye soruyordu~]. {H} [kalkıp|ter içinde uyanıp] [ışığı yakıyor|yanına gidiyor], [yerinde olduğuna bakıyordu^|sabaha kadar başında oturuyordu^].',
      needs: ['human'],
    },
    {
      text: '[Çevresindekiler^|Yakınları^] [değiştiğini^ söylüyordu~|sesini^ alçaltmasına şaşıyordu~]: [şarkı söylemez olmuş|sofrada dalıp gider olmuştu^], [ellerini^ saklıyordu^|adı^ söylenince irkiliyordu^]. “[Yoruldun,” diyorlardı~.|Bu iş seni bitirdi,” diyorlardı~.] [Yorgunluk değildi~ bu|Yorulmamıştı^]; [ilk kez|ömründe^ ilk kez] [kaybedecek bir şeyi^|korunacak bir şeyi^] vardı~.',
      needs: ['human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '“[Kazı onu,” dediler~.|Sök,” dediler~.] [Emir yukarıdandı~|Bunu söyleyen güldü~, ama gözleri gülmüyordu~]. “[Sabaha kadar vaktin var.|Kendi elinle.] [Yoksa hepsi gider.”|Yoksa elin gider.”] {H} [işe baktı^, sonra aletine|parmaklarını^ açtı^, kapadı^]. [Bir köşe için|Bir karış yer için] [bütün iş yanacaktı~|bir ömürlük emek tehlikedeydi~].',
      needs: ['human', '!child', '!open'],
      gives: ['erase', 'open'],
    },
    {
      text: 'Bunu anlayacak tek kişi, [yıllardır beklediği^|hiç beklemediği^] o kişi, [günün birinde|hiç haber vermeden] [geldi~|kapıdan girdi~]. [Kalabalığa karışıp|Ötekiler gibi] [baktı~, baktı~|yavaş yavaş yaklaştı~] ve [tam orada|o köşede] [durdu~|soluğunu tuttu~]. {H} [bir direğin ardındaydı^|elindeki^ işi bıraktı^]; [kalbi^ kaburgalarını^ sayıyordu~|dönüp bakmasından korktu^, bakmamasından daha çok].',
      needs: ['human', '!open'],
      gives: ['seen', 'open'],
    },
    {
      text: '[Bir başkası|Hiç ilgisi olmayan biri] [suçlandı~|onun yerine tutuldu~]: “[Bunu o yapmış,” dediler~,|Elinden çıkmış,” dediler~,] “[eli de uyuyor.”|çırağıymış.”] [Çocuk inkâr etmiyordu~|Genç susuyordu~]; [ustasına bakıyor|dudağını ısırıyor], [bekliyordu~|tek kelime etmiyordu~]. [O suskunlukta|Bakışında] [bir soru|bir armağan] [vardı~|duruyordu~].',
      needs: ['human', '!child', '!open'],
      gives: ['apprentice', 'open'],
    },
    {
      text: '[Büyük bir para|Daha büyük bir iş] [önerdiler~|teklif ettiler~], [şartı küçüktü~|yalnız bir şartla]: [o köşe|o ince yer] [onların istediği gibi|yeni gelenin adıyla] [değişecekti~|dolacaktı~]. [“Kimse fark etmez,” dediler~, “on dakikalık iş.”|“Sen de bilirsin, düzeltmek on dakika,” dediler~.] [On dakika doğruydu~|Doğruydu~]; [yapmak on yıl sürmüştü~|{H} öncesini düşündü^].',
      needs: ['human', '!child', '!open'],
      gives: ['offer', 'open'],
    },
    {
      text: '[Işık değişti~|Günün bir saatinde ışık döndü~] ve [kimsenin görmediği|o güne kadar saklanan] [köşe parladı~|yer ortaya çıktı~]. [Odada|Çevrede] [ne kadar insan varsa|herkes] [başını kaldırdı~|sustu~]. {H} [ışığın önüne geçti^|gölgesini^ oraya düşürdü^], [öksürdü^|bir fırça düşürdü^]; [kimi döndü~ baktı~|iki kişi gülümsedi~], [kimi|ötekiler] [gördüğünü unuttu~|işine döndü~].',
      needs: ['human'],
    },
    {
      text: '[Bir çocuk|Küçük bir kız] [elini uzattı~|parmağıyla gösterdi~]: “[Bu kim?|Niye burada?] [Üzgün mü?”|Niye herkesten saklı?”] [Annesi|Babası] [kolundan çekti~|susturdu~]. {H} [çocuğun boyuna indi^|parmağın ucuna baktı^]. “[Bekliyor,” dedi^.|Seni bekliyordu,” dedi^, “bulman için.”] [Çocuk buna hemen inandı~|Çocuk bunu uzun uzun düşündü~].',
      needs: ['human', '!child'],
    },
    {
      text: '[Eli^ tutulmuştu~|Parmağı^ şişmişti~]; [iş yarımdı~|son dokunuş kalmıştı~]. [Çırağa|{F:dat}] [tarif etmek|anlatmak] [gerekti~|zorunda kaldı^]: [nereye basacağını|hangi rengi alacağını], [nerede duracağını|neresini boş bırakacağını]. [Anlatırken|Söyledikçe] [kendi sesinde^|kelimelerinde^] [yıllardır sakladığı^ adı|bütün hikâyeyi] [duydu^|ele verdi^]. “[Anladım,” dedi~ öteki|Tamam,” dedi~ öteki], [başını kaldırmadan|usulca].',
      needs: ['human', '!child', '!solitary'],
    },
    {
      text: '[Kendi gözüyle^|Bir sabah, uykudan kalkar kalkmaz] [baktığında^|işe bakınca] [yanlışı gördü^|bir şey fark etti^]: [yıllarca taşıdığı^ yüz|oraya koyduğu^ şey] [hatırladığı^ gibi değildi~|aslına benzemiyordu~]; [biraz kendisine^|biraz annesine^] benziyordu~. [Kimi özlediğini^|Kime seslendiğini^] [yeni baştan|ilk kez] [düşündü^|sordu^ kendine].',
      needs: ['human'],
    },
    {
      text: '[Ustası^|Çoktan köşesine çekilmiş ustası^] [çağrıldı~ yargılamak için|geldi~, gözleri zor görüyordu~]. [Parmaklarını|Avucunu] [işin üstünde gezdirdi~|usulca sürdü~]; [o yerde|tam orada] durdu~. [Oda|Herkes] [bekliyordu~|nefesini tuttu~]. “[Kusur yok,” dedi~|Temiz iş,” dedi~] [yüksek sesle|ötekilere], [sonra kulağına^|çıkarken yanından^ geçip]: “[Ben de yapmıştım.|Benimki hâlâ duruyor.] [Kimse bulamadı.”|Öbür yakada.”]',
      needs: ['settled', '!child'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Sabah|Gün doğarken] [geldiklerinde|kapı açıldığında] [köşe yerindeydi~|hiçbir şeye dokunulmamıştı~]; [üstelik|üstüne üstlük] [altına adını^ koymuştu^|daha belirgin olmuştu~]. “[Kazımadın,” dediler~.|Söktün sandık,” dediler~.] [“Elim tutmadı,” dedi^ {H}, “isterseniz elimi alın.”|“Hayır,” dedi^ {H}, “şimdi herkes görsün.”] [Uzun bir sessizlik oldu~|Kimse kımıldamadı~]; [sonra|ardından] [biri şapkasını çıkardı~|en yaşlıları gülmeye başladı~].',
      needs: ['erase'],
    },
    {
      text: '[Kazıdı^|Söktü^], [kendi eliyle^|sabaha kadar], [tozunu|ipliklerini] [tek tek topladı^|bir mendile doldurdu^]. [Geriye|Yerinde] [küçük, soluk bir iz|bir boşluk] kaldı~ ve [ne tuhaf|görenler bilir]: [bakan herkes|sonradan gelenler] [önce o boşluğu|ilk o izi] görüyordu~. “[Burada ne vardı?” diyorlardı~.|Buradaki kim?” diye soruyorlardı~.]',
      needs: ['erase'],
    },
    {
      text: '[Saklandığı^ yerden çıktı^|Kaçmadı^ bu kez], [gidip yanında durdu^|bir adım arkasında durdu^]. [İkisi de işe bakıyordu~|Söze ilk başlayan olmadı~]. [“Bana mı söyledin bunu?” dedi~ öteki. “Sana söyleyemedim,” dedi^ {H}, “buraya söyledim.”|“Kaç yıldır burada?” dedi~ öteki. “İlk günden beri,” dedi^ {H}, “sen geçmiyordun.”] [Öteki elini uzattı~, o yere dokundu~|Öteki ağladı~ mı, güldü~ mü, belli değildi~].',
      needs: ['seen', 'third'],
    },
    {
      text: '“[Benim,” dedi^|O değil, ben,” dedi^] [kalabalığı yararak|yüksek sesle]. “[Elimi tanırsınız.|Bakın, böyle yapılır.] [Çırağın eli daha bu kadar kanamadı.”|O daha bu kıvrımı bilmiyor.”] [Herkesin önünde|Oracıkta] [aynısını bir daha yaptı^|bir kömür parçasıyla duvara yeniden yaptı^]. [Genç|Çırak] [gözünü ayırmadan|ağlayarak] [seyretti~, öğreniyordu~|baktı~].',
      needs: ['apprentice'],
    },
    {
      text: '“[On dakika yetmez,” dedi^|Olmaz,” dedi^] {H} ve [parayı geri itti^|keseyi kapadı^]. “Onu silmek için [önce kendimi unutmam gerek.”|on yıl daha isterim.”] [Gittiler~|Omuz silktiler~]. [O kış|Sonraki aylarda] [odun azdı~|iş gelmedi~]; [üşüdükçe|akşamları] [o köşenin karşısına|işin önüne] [oturuyor|geçip bakıyor], [ısınıyordu^|ekmeğini^ orada yiyordu^].',
      needs: ['offer', 'settled'],
    },
    {
      text: '[Kimsenin sormasını beklemedi^|Artık saklamamaya karar verdi^]. [İşin yanına|Köşenin altına] [bir lamba koydu^|bir iskemle çekti^], [geleni oturttu^|isteyene yeri gösterdi^] ve [hikâyesini anlattı^|olanı baştan söyledi^]. [Dinleyenler|Gelenler] [bir işe, bir ona^ bakıyordu~|bir köşeye, bir yüzüne^ bakıyordu~]; [soran oluyor|kimi gülüyor], [susan daha çok oluyordu~|çoğu başını sallıyordu~].',
      needs: ['!open', 'settled', '!child'],
    },
    {
      text: '[Yeni bir işe başladı^|Aynı gün temiz bir yüzeyin başına geçti^]. [Bu sefer|Bu kez] [köşeye değil, ortaya|gizlemeden], [büyükçe|gün ışığında] [yapacaktı^|koyacaktı^] ne yapacaksa. “[Kim ısmarladı?” dedi~ {F}.|Parasını kim verecek?” dedi~ {F}.] “[Ben,” dedi^ {H}.|Kimse,” dedi^ {H}, “bu benim.”]',
      needs: ['!open', 'human'],
    },
    {
      text: '[İşi|Bitmiş işi] [bırakıp çıktı^|teslim etti^]. [Aletlerini^|Eski aletlerini^] [çırağa|kapıdaki çocuğa] [verdi^|bıraktı^]: “[Eline yalan söyletme,” dedi^.|Bir köşeyi hep kendine ayır,” dedi^.] [Yola koyulduğunda|Giderken] [elleri^ iki yanında^ sallanıyordu~|cebinde^ yalnız bir iğne vardı~], [hafif|boş].',
      needs: ['!open', 'human', '!child'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yüzyıl geçti~ belki|Çok zaman geçti~]: [adı^|yapanın adı] [unutuldu~|silindi~], [iş kaldı~|köşe kaldı~]. [Bir gün|Bir sabah] [temizlik yapan genç bir kadın|okuldan kaçmış bir çocuk] [ıslak bezle|parmağıyla] [tozu sildi~|oraya dokundu~] ve [geri çekildi~|durdu~]: [Biri|Orada biri], [tam oradan|tozun altından], [ona bakıyordu~|onu görüyordu~].',
      needs: ['human'],
    },
    {
      text: '[Kalan günlerinde^|Ondan sonra] [her akşam|iş bitince] [yolunu^ oradan geçiriyor|işin önüne uğruyor], [bir şey söylemeden|şapkasını^ çıkarıp] [duruyor|bakıyor] ve [evine dönüyordu^|yürüyüp gidiyordu^]. [Bekçi|Kapıdaki] [tanıyordu~ artık|ışığı onun^ için açık bırakıyordu~]: “[Yerinde,” diyordu~|Bugün iyi,” diyordu~], [hasta ziyaretine gelen birine der gibi|hiç gülmeden].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Çırak|Yetiştirdiği^ çırak] [usta oldu~|büyüdü~]. [İlk büyük işini|Kendi işini] [gösterirken|açarken] [gözlerini kaçırıyordu~|eli titriyordu~]. {H} [yaklaştı^|gözlüğünü^ taktı^], [her karışına|köşesine bucağına] baktı^, [sonunda|en dipte] [aradığını^ buldu^|küçük bir şey gördü^]. “[Temiz iş,” dedi^|Kusur yok,” dedi^] [yüksek sesle|ötekilere] ve [göz kırptı^|omzuna dokundu^].',
      needs: ['settled', '!child'],
    },
    {
      text: '“[Değdi mi?” dedi~ {F}.|Pişman mısın?” dedi~ {F} bir gün.] {H} [ellerini^ gösterdi^|ellerini^ kaldırdı^]: [eğrilmiş|nasırlı], [lekeli|kesik içinde] [on parmak|iki el]. “[Bunlar bir kez doğruyu söyledi,” dedi^.|Bir kez işe yaradılar,” dedi^.] [Sonra|Ardından] [çayını^|bardağını^] [o ellerle|iki eliyle] [tuttu^, içti^|kavradı^].',
      needs: ['human', '!child'],
    },
    {
      text: '[İşe bakanlar|Görenler] [hep aynı şeyi tartışıyordu~|bir konuda ayrılığa düşüyordu~]: [gülüyor mu, ağlıyor mu?|kime bakıyor?] {H} [yanlarından geçerken|tartışmayı duyunca] [adımlarını^ yavaşlattı^|durup dinledi^]. [Cevabı biliyordu^|Bir tek kendisi^ bilirdi^]; [ışığına göre değişiyordu~|sabahları başka, akşamları başkaydı~], [hep öyle olmuştu~|aslında da böyleydi~].',
      needs: ['human'],
    },
    {
      text: '[Tezgâhında^|Çalıştığı^ yerde] [hiç ısmarlanmamış bir iş|kimsenin istemediği bir iş] duruyordu~ artık. [Her sabah|Her gün] [küçük bir parça ekliyor|bir dokunuşta bulunuyor], [akşamları üstünü örtmüyordu^|kapıyı açık bırakıyordu^]. [Gelen|Geçen] “[Bu kim?” diyordu~.|Kimin için?” diye soruyordu~.] “[Bilmiyorum daha,” diyordu^|Bitince öğreneceğim,” diyordu^] {H}.',
      needs: ['settled', '!child'],
    },
  ],
};

/** Somebody puts into a work what was not ordered. */
export const PUTS_INTO_WORK: Frame = {
  name: 'puts-into-work',
  verbs: new Set([
    'çizmek',
    'işlemek',
    'dikmek',
    'resmetmek',
    'nakşetmek',
    'oymak',
    'yontmak',
    'kazımak',
    'boyamak',
    'bestelemek',
  ]),
  needs: ['!negative', '!planted', '!person-object'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
