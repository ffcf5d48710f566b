import type { Beat } from '../../types.ts';

/** The place of work and what is heard and smelled there. */
export const SCENE_PLACE: Beat = {
  name: 'scene: place',
  variants: [
    {
      text: '{W:loc} [{K} vardı~|{K} birikmişti~|{K} ağırdı~]. {H} [bu kokuyu|onu] [yıllardır fark etmiyordu^|çoktandır almıyordu^]; [o gün|şimdi] [ilk kez|yeniden] [genzine^ doldu~|başını^ döndürdü~|boğazına^ oturdu~]. [Bir şeyin değiştiğini|Alıştığını^|Burada ne kadar kaldığını^] [en çok bundan|ancak böyle] anladı^.',
      needs: ['human', 'workplace', 'smell'],
    },
    {
      text: '{S} [birden|ansızın|uyarmadan] kesildi~. [İnsan|Kulak] sesi [değil de|değil], [kesildiği anı|boşluğunu] duyuyordu~ [önce|asıl]. {H} [başını^ kaldırdı^|elindekini^ bıraktı^|nefesini^ tuttu^], {W:loc} [bir o yana bir bu yana baktı^|kıpırdamadan bekledi^|kendi soluğunu^ dinledi^]. [Sonra ses yeniden başladı~|Ses geri geldi~], [hiçbir şey olmamış gibi|kaldığı yerden|biraz daha alçaktan].',
      needs: ['human', 'sound', 'workplace', '!mute'],
    },
    {
      text: '{W:abl} [ayrılmak istemedi^|bir türlü ayrılamadı^|gitmedi^ o gün]. [Her köşesini biliyordu^|Ezbere biliyordu^ buraları]: [{S} nereden gelir|{K} nerede ağırlaşır], [hangi köşe gölge|ışık neye vurur], [kim nereye bakar|ne nereye konur]. [Bilmediği^ tek şey vardı~|Bir şeyi bilmiyordu^]: [burada daha ne kadar kalacağı^|bundan sonra ne yapacağı^].',
      needs: ['human', 'workplace', 'sound', 'smell', '!confined'],
    },
    {
      text: '[Işık|Aydınlık] [çekildikçe|azaldıkça|yer değiştirdikçe] {W} [küçülüyordu~|başka bir yere benziyordu~|daralıyordu~]. {H} [ışığın değdiği son yere oturdu^|sırtını^ duvara verdi^|ayakta kaldı^], {S:acc} [dinledi^|saydı^|bekledi^]. [{K} inceldi~|{K} dağıldı~], [yerine serinlik geldi~|yerini soğuk aldı~|üstüne^ bir ağırlık çöktü~].',
      needs: ['human', 'workplace', 'sound', 'smell', 'workplace-indoors', '!mute'],
    },
    {
      text: '[Toz|Sessizlik] değil, [yokluk|eksik bir şey] [birikiyordu~|çoğalıyordu~] {W:loc}. {H} [süpürdü^|eşyaları kenara çekti^|her şeyi bir kez daha yerine koydu^], [kapıyı araladı^|içeriyi havalandırdı^|ne varsa silkeledi^]; {K} [çıktı~, geri geldi~|gitmedi~|bir saate kalmadan döndü~]. [Dert|Sıkıntı] [havada değildi~|tozda değildi~].',
      needs: ['human', 'workplace', 'smell', 'workplace-indoors', '!space', '!confined'],
    },
    {
      text: '[Gözünü^ kapasa^|Gözlerini^ bağlasalar|Karanlıkta bile] [yolunu^ bulurdu^|nerede olduğunu^ bilirdi^]: [önce {K}|{K} önde], [ardından {S}|sonra {S}], [en son|hepsinden sonra] {W}. {H} [denedi^|gerçekten kapadı^ gözlerini^|bunu o gün denedi^]. [Üç adım attı^|Beş adım yürüdü^] ve [hiç beklemediği^|olmaması gereken] [bir boşluğa değdi~ eli^|bir köşeye çarptı^].',
      needs: ['human', 'workplace', 'smell', 'sound', '!mute', '!tight'],
    },
    {
      text: '[Kimse konuşmuyordu~|Konuşan yoktu~|Söz bitmişti~] {W:loc}; [yalnızca|yalnız] {S} [sürüyordu~|duyuluyordu~]. {H} [o sese tutundu^|sesi bir ip gibi tuttu^|ona ayak uydurdu^], {G.di}, [içinden^ ona kadar saydı^|dudağını^ ısırdı^]. [Onda|Sonunda] [karar vermiş olacaktı^|kalkacaktı^]; [dokuzda kaldı^|saymayı unuttu^|baştan başladı^].',
      needs: ['human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Bir köşede|Gözden uzak bir yerde|Ayak altında] [bir çizik gördü^|eski bir leke buldu^|unutulmuş bir düğme buldu^]. {W:loc} [bunca zaman|her gün] [üstünden^ atlayıp geçmişti^|görmeden geçmişti^ yanından]. [Parmağını^ üstünde gezdirdi^|Eğilip baktı^|Tırnağıyla^ yokladı^]. {S} [sürüp gidiyordu~|arkada kaldı~]; {H} [bir an|kısacık] [ne aradığını^ unuttu^|gülümsedi^|çocuk gibi meraklandı^].',
      needs: ['human', 'workplace', 'sound', '!child'],
    },
    {
      text: '{K} [ceketine^ sinmişti~|saçına^ sinmişti~|ellerine^ sinmişti~]. [Nereye gitse^|Neye dokunsa^] [{W:acc}+de yanında^ götürüyordu^|{W} peşinden^ geliyordu~]. [Eskiden utanırdı bundan|Gençken saklamaya uğraşırdı]; [o günlerde|artık] [avucunu^ burnuna^ götürüp|bileğini^ koklayıp] [rahatlıyordu^|yerini^ buluyordu^].',
      needs: ['third', 'human', 'workplace', 'smell', '!child', '!space'],
    },
    {
      text: '{H} {W:loc} [çömeldi^|yere oturdu^|bir köşeye ilişti^] ve [hiçbir şey yapmadan|kollarını^ kavuşturup|bir süre] {S:acc} dinledi^. [Aynı sesti~|Dünkü sesti~]. [Dün|Eskiden] [huzur verirdi|uyku getirirdi]; [şimdi|o gün] [bir soru gibi|dürter gibi|adını^ söyler gibi] [geliyordu~|uzuyordu~].',
      needs: ['human', 'workplace', 'sound', '!mute', '!space'],
    },
    {
      text: '[Başka yerde|Bir başkasının yanında|Uzakta] [uyuyamazdı^|duramazdı^|kendini^ bulamazdı^]; {W:loc} [ise|bile] [bir saat|biraz] [dalabiliyordu^|kestirebiliyordu^]. [{S} ninni gibiydi~|{S} uzaklaşıyordu~], {K} [yorgan gibi|ağır ağır] [üstüne^ çöküyordu~|örtüyordu~ onu^]. [Uyandığında^|Gözünü^ açtığında^] [her şey yerindeydi~|hiçbir şey kıpırdamamıştı~], [dert de|sıkıntısı^ da].',
      needs: ['human', 'workplace', 'sound', 'smell', '!child', '!tight'],
    },
    {
      text: '{W} [dar geldi~|gözüne^ küçük göründü~|bir beden küçülmüştü~]. {H} [bir baştan öbür başa|bir uçtan bir uca] [yürüdü^|gidip geldi^], [yedi adım|on adım|dokuz adım] saydı^. [Geçen hafta|Eskiden] [on ikiydi|daha çoktu|iki adım uzundu]. {S} [adımlarına^ karıştı~|arkasından^ geldi~]; [durunca|dönünce] [onu duydu^ yalnızca|o da durdu~ sanki].',
      needs: ['human', 'workplace', 'sound', '!mute', '!tight'],
    },
    {
      text: 'Işık [bir an|kısa bir süre|hiç beklenmedik bir anda] [titredi~|söndü~]. {S} [kesilmedi~|sürdü~]; [görmeyince|karanlıkta] [daha gür|daha yakından] [geliyordu~|duyuluyordu~]. {H} [el yordamıyla|ezbere|göz kararı] {G.di} ve [ışık dönünce|ortalık aydınlanınca] [kendini^ bambaşka bir köşede buldu^|{T:acc} iki eliyle^ tuttuğunu^ gördü^].',
      needs: ['human', 'tool', 'workplace', 'workplace-indoors', 'sound', 'gesture', '!mute'],
    },
    {
      text: '{W:loc} [hiçbir şey|kimse] [acele etmezdi~|yerinden oynamazdı~]. {S} [sırasını bilir|kendi sırasını bekler], {K} [kendi köşesinde dururdu~|kendi köşesinden çıkmazdı~]. {H} [o gün|bu kez] [düzeni bozdu^|yerini^ değiştirdi^|sırtını^ ters yana döndü^]; [aynı yer|bildiği^ yer] [öbür taraftan|bu açıdan] [yabancı görünüyordu~|başka birinindi~].',
      needs: ['human', 'workplace', 'sound', 'smell', '!confined', '!mute'],
    },
    {
      text: '[Buraya ilk geldiği^ günü|İlk gelişini^] hatırladı^: {K} [başını^ döndürmüştü~|yadırgatmıştı~], {S} [korkutmuştu~ onu^|ürkütmüştü~], {T:acc} [nasıl tutacağını^ bilememişti^|ters tutmuştu^]. [Şimdi|O gün ise] {W:loc} [gözü^ kapalı yürürdü^|her şeyin yerini bilirdi^]. [Bir daha|Yeniden] [acemi olmak|hiçbir şey bilmemek] [hiç fena olmazdı~|için neler vermezdi^].',
      needs: ['human', 'trade', 'workplace', 'tool', 'sound', 'smell', '!child', '!confined'],
    },
  ],
};
