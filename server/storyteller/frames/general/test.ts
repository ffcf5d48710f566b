import type { Beat } from '../../types.ts';

/** A second chance, a demand or a witness: what was done is tried once more. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: 'Üç gün {F} gelmedi~, [uzaktaydı~|yoldaydı~]. {H} [günün nasıl geçtiğini|içinden^ geçenleri] anlatacak kimse bulamadı^. Dördüncü gün {F} kapıdaydı~: [“Anlat, neler kaçırdım?”|“Beni özledin mi?”] {H} [gülerek|sevinerek] [yer açtı^|kapıyı ardına kadar açtı^].',
      needs: ['state', 'settled', 'third', '!mute', '!friend-cold'],
    },
    {
      text: '{F} [bir gün|yolda] sordu~: [“Bu olmasa günlerin nasıl geçerdi?”|“Bu olmasa sen ne yapardın?”|“Bir gün bitse ne olur?”] {H} [düşündü^|adımlarını^ yavaşlattı^]. [“Bilmiyorum,”|“Onu hiç düşünmedim,”] dedi^. {F} [başka soru sormadı~|bu cevabı bir süre düşündü~].',
      needs: ['state', 'human', '!mute', '!solitary', 'third'],
    },
    {
      text: 'Bir gece lamba söndü~; {F} ile [karanlıkta oturdular~|yerlerinden kalkmadılar~|mum aramadılar~]. [Yüzler görünmeyince|Karanlıkta|Böyle] konuşmak [daha kolaydı~|kolay geldi~]: {H} {V.dik:acc} [baştan sona anlattı^|ilk kez böyle uzun anlattı^]. {F} [sonunda sordu~|bir süre sustu~|yerinde kıpırdadı~]: [“Üşüyor musun?”|“Acıktın mı?”|“Bunu gündüz de anlat.”]',
      needs: ['settled', 'third', '!mute', '!friend-cold', '!state'],
    },
    {
      text: 'Eski bir tanıdık yolda durdurdu~: “[Değişmişsin,” dedi~.|Sende bir başkalık var,” dedi~.] “İyi mi, kötü mü?” dedi^ {H}. “[Daha bilmiyorum,” dedi~ öteki|Onu sen bilirsin,” dedi~ öteki]; ayrılırken [iki kez|bir kez daha] dönüp baktı~.',
      needs: ['settled', '!mute', '!solitary', '!state', '!confined'],
    },
    {
      text: '{F} ile o hafta [küçük bir şey yüzünden|hiç yoktan] tartıştılar~: [çay soğumuştu~|tuz bitmişti~]. Asıl konunun o olmadığını ikisi de biliyordu~. [“Olanı mı konuşalım?” dedi^ {H} sonunda.|“Sen bana başka bir şeye kızıyorsun,” dedi^ {H} sonunda.] [“Konuşalım,” dedi~ {F}.|“Otur, konuşalım,” dedi~ {F}.]',
      needs: ['settled', 'third', '!mute', '!friend-cold', '!state', '!child'],
    },
    {
      text: '{F} ile {H} yan yana [uzandılar~|durdular~]. “O an ne düşündün?” dedi~ {F}. {H} [uzun uzun aradı^|bir süre sustu^]. [“Seni,” dedi^.|“Hiçbir şey,” dedi^.] {F} [buna sevindi~|buna şaşırdı~ ve bir daha sordu~].',
      needs: ['!human', 'third', '!mute', '!state', '!friend-cold'],
    },
    {
      text: '{F} [bir gün|o hafta] olanı [baştan dinlemek istedi~|bir daha dinlemek istedi~]. {H} [anlatırken|daha yarısındayken] {F} [araya girdi~|sözünü^ kesti~]: [“Ben olsam ne yapardım, bilmiyorum.” “Ben de bilmiyordum,” dedi^ {H}.|“Ben olsam sana koşardım.” “Ben de seni düşündüm,” dedi^ {H}.] [İkisi de bir süre sustu~.|{F} bir daha araya girmedi~.]',
      needs: ['human', '!mute', '!state', 'third', '!solitary'],
    },
    {
      text: '{F:gen} [o günlerde|o hafta] [işi çoktu~|yardıma ihtiyacı vardı~|eli yetmiyordu~]: [odun taşınacaktı~|dam akıyordu~|bahçenin duvarı yıkılmıştı~]. {H} [hiç düşünmeden|hemen] gitti^, [bütün gün|akşama kadar] çalıştı^. [Akşam|Kalkarken] {F} [“Bugün güldün,” dedi~|“Bugün sesin yerindeydi,” dedi~]; {H} {V.dik:acc} [saatlerdir|öğleden beri] düşünmemişti^.',
      needs: ['settled', '!confined', 'third', '!state', '!child', '!friend-cold'],
    },
    {
      text: '[Bir akşam|O hafta] [ikisi karşılıklı otururken|ateşin başında] {F} [birden sordu~|lafı açtı~]: [“Bunu bir başkası yapsa ne derdin?”|“Benim başıma gelse ne derdin?”] {H} [hemen cevap vermedi^|ağzını^ açtı^, kapadı^]. [“Otur, derdim,” dedi^|“Geçer, derdim,” dedi^] sonunda; [kendine^ bunu dememişti^|bunu kendine^ hiç söylememişti^].',
      needs: ['human', '!mute', '!state', 'third', '!solitary', '!friend-cold'],
    },
    {
      text: '“Pişman mısın?” dedi~ {F}. {H} [hemen cevap vermedi^|bir süre sustu^]; [elindeki^ işi bitirdi^|uzağa baktı^]. [“Hayır,”|“Değilim,”] dedi^ sonra, [“ama böyle olacağını bilmiyordum.”|“ama bu kadar zor olacağını düşünmemiştim.”] {F} [başını salladı~|bir daha sormadı~].',
      needs: ['willed', 'friend-knows', '!mute', '!solitary', '!state'],
    },
    {
      text: '{F} [çıkageldi~|erkenden geldi~|kapıda bitti~]: [“Bugün benimle gel,”|“Bir günlüğüne gidelim buradan,”|“Giyin, çıkıyoruz,”] dedi~, [“kafan dağılsın.”|“biraz hava al.”|“dönünce düşünürsün.”] {H} [ceketini^ eline^ aldı^|eşiğe kadar geldi^], [sonra|orada] durdu^. [“Yarın,”|“Bugün olmaz,”] dedi^; {V.dik:acc} [bir an bile unutamıyordu^|düşünmeden yola çıkamayacaktı^|aklından^ atamıyordu^].',
      needs: ['settled', '!state', 'third', '!friend-cold', '!child'],
    },
    {
      text: '{F} [dayanamadı~|sonunda konuştu~]: [“Bir gün ara versen ne olur?”|“Bir günlüğüne unutsan ne olur?”] {H} [bunu denedi^|denemeye söz verdi^]; [öğleyi zor etti^|akşamı zor etti^]. [“Olmuyor,”|“Yapamadım,”] dedi^. {F} [gülmedi~, kızmadı da|başını salladı~].',
      needs: ['state', '!solitary', 'third'],
    },
    {
      text: '[O gün gören|Her şeye tanık olan|Olanı gören] [adam|yabancı] [ortaya çıktı~|yolunu^ kesti~]. [“Susmam için|“Unutmam için] [on altın istiyorum,”|bir yıllık emeğini isterim,”] dedi~. {H} [önce yutkundu^|bir süre sustu^], [sonra başını^ kaldırdı^|sonra başını^ iki yana salladı^]: [“Para yok. Git, kime istersen anlat.”|“Ben anlatacağım, sana iş kalmayacak.”]',
      needs: ['witness', 'harmful', 'human', '!child', 'settled'],
    },
    {
      text: '[Süre doldu~|Verilen gün geldi~|Son gün de bitti~]. {F} [söz verdiği saatte|tam vaktinde] [geldi~|kapıya dikildi~], [oturmadı~|şapkasını çıkarmadı~]. [“Ya sen ya ben,”|“Hangimiz konuşuyoruz?”|“Bekliyorum,”] dedi~. {H} [ağzını^ açtı^|masaya tutundu^]; [dışarıdan|uzaktan] [çocuk sesleri|bir satıcının sesi|bir çan sesi] [geliyordu~|duyuluyordu~] ve [o ses bitene kadar|susana dek] [ikisi de|kimse] [kıpırdamadı~|konuşmadı~].',
      needs: ['deadline', 'settled'],
      gives: ['pressed'],
    },
    {
      text: '[Yangın|Bir yangın] [gece yarısı|şafak sökerken] çıktı~. [Kovalar|Su dolu kaplar] [elden ele geçti~|zincir oldu~]; [kimse|hiç kimse] [kimin yanında durduğuna|yanındakinin adına] [bakmıyordu~|aldırmıyordu~]. {H:gen} [bir yanında^ {F}|sağında^ {F}], [öbür yanında^|solunda^] [selamı kesen komşusu^|kendisine^ en çok kızan adam] [vardı~|duruyordu~]. [Ateş|Alev] [sönünce|yatışınca] [komşu|öteki] [isli elini|kovasını] [çekmeden|uzatıp] [bir an bekledi~|“Sağ ol,” dedi~].',
      needs: ['settled', '!child', 'harmful', 'third', '!friend-cold'],
    },
    {
      text: '{F} [düşmüştü~|yaralanmıştı~|ateşler içindeydi~]; [haberi|kara haberi] [bir çocuk|komşular] getirdi~. [Oraya|Başına] gitmek için [dik bir yokuş|karanlık bir yol|yarım günlük yol] [vardı~|aşılacaktı~] ve [{V.dik:acc} bilen herkes|konuşmadığı^ herkes] [o yolun üstünde|kapı önlerinde] [oturuyordu~|olacaktı~]. {H} [başını^ eğmedi^|yüzünü^ saklamadı^]; [koşarak|bağıra bağıra yol açarak] [geçti^|aralarından yürüdü^].',
      needs: ['settled', '!child', '!friend-cold', 'harmful', '!healer'],
    },
    {
      text: '{F} [beklenmedik bir şey|olmayacak bir iş] yaptı~: [herkesin içinde|meydanda|kalabalığın ortasında] [ayağa kalktı~|bir taşın üstüne çıktı~] ve [suçu|bütün yükü] [üstüne aldı~|üstlendi~]. [“Ben istedim, yapan da sayılırım,”|“Aklına ben soktum,”] dedi~. [Yalandı~|Doğru değildi~]. {H} [önünde^|hemen önünde^] [iki yol|iki söz] [gördü^|buldu^]: [susmak|bu armağanı almak] ya da [“Yalan söylüyor” demek|gerçeği söylemek].',
      needs: ['friend-knows', '!friend-cold', 'harmful', '!state', '!solitary', '!mute'],
      gives: ['friend-covers'],
    },
    {
      text: '[Bir ses|Uzaktan gelen bir ses] [üç gece|iki gece] üst üste [duyuldu~|geldi~]. [Peşine düşmek|Karşılık vermek için yola çıkmak] [son yiyeceği harcamak demekti~|kalan yiyeceği bitirmek olacaktı~]. {H} [bir yana|önce] kalan günleri, [öbür yana|sonra] [tek bir insan yüzünü|konuşacağı^ tek bir kişiyi] koydu^ ve sabahı beklemedi^.',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '{F} [kayboldu~|ortadan yok oldu~]. {H} [her deliğe|her taşın altına|bütün oyuklara] [baktı^|seslendi^]; [gün dönerken|ışık azalırken] [derin bir çukurda|iki kayanın arasında] [buldu^ onu|sesini duydu^]. [“Geleceğini|“Beni arayacağını] biliyordum,” dedi~ {F}, [titreyerek|gülmeye çalışarak]. “Senden başka kim arar beni?”',
      needs: ['!human', 'third'],
    },
    {
      text: '{F} bir yarış önerdi~: [kim daha uzun|hangisi daha çok] kıpırdamadan durursa [onun dediği olacaktı~|öteki ona bir şey getirecekti~|o günün oyununu o seçecekti~]. [Saatler geçti~.|Güneş yer değiştirdi~.|İkisi de dayandı~.] {H} [kazanmak üzereydi^|dayanıyordu^]; [derken|tam o sırada] {F:gen} [titrediğini|üşüdüğünü] [gördü^|fark etti^] ve [bile bile|hemen] kıpırdadı^.',
      needs: ['!human', '!solitary', 'third', '!friend-cold'],
    },
  ],
};
