import type { Beat } from '../types.ts';

/** The event comes back: in a dream, in another's mouth, on paper, in a habit of the hands. */
export const AGAIN: Beat = {
  name: 'again',
  variants: [
    {
      text: '[Rüyasında^|O gece düşünde^] {H} [bir daha|yeniden|baştan] {V.di}. [Her şey|Hepsi] [olduğu gibiydi~|gündüzkinden yavaştı~]. [Sonunda|En son anda] [uyandı^|gözlerini^ açtı^], [soluk soluğa|avuçları^ sımsıkı]; [bir süre|epeyce] [nerede olduğunu^ bilemedi^|kıpırdamadan yattı^].',
      needs: ['!negative', 'human', 'short', '!state'],
    },
    {
      text: '{V.dik:acc} [tek cümleyle|birkaç kelimeyle] [bir kâğıda yazdı^|kâğıda döktü^] {H}, [üç kez|baştan sona] okudu^. [Sekiz kelime|Bir satır] bile [etmiyordu~|tutmuyordu~]. [Altına|Yanına] [tarihi ekledi^|kendi adını^ yazdı^] ve [kâğıdı katladı^|kâğıdı kaldırdı^].',
      needs: ['human', '!child', 'third', '!said'],
    },
    {
      text: '[Bir an|Kısa bir an] {VN.dik:acc} [hayal etti^|gözünün^ önüne getirdi^] {H}. [O zaman|Öyle olsa] [gün eskisi gibi geçecekti~|her şey dünkü gibi kalacaktı~]. {F} hiçbir şey [sormayacaktı~|fark etmeyecekti~]. [Güzel miydi~ bu, kötü müydü~|İyi mi olurdu~, kötü mü]? [Karar veremedi^|Bilemedi^].',
      needs: ['human', '!child', 'third', '!state', '!solitary'],
    },
    {
      text: '[Haftalar geçmişti~|Aradan zaman geçmişti~]; {V.dik} gün [başkaları için|ötekiler için] [eski bir haberdi~|geride kalmıştı~]. {H} [ise|hâlâ] [en küçük ayrıntısını|her anını] [hatırlıyordu^|biliyordu^]: [ışığı|havayı], [çevredeki sesleri|kendi soluğunu^], [ilk düşündüğü^ şeyi|sonraki sessizliği].',
      needs: ['human', '!state', '!habit'],
    },
    {
      text: '{F} [bir akşam|hiç yoktan] sordu~: [“{V.mek} nasıl bir şeydi?”|“Bir daha anlatsana, nasıl oldu?”] {H} [önce güldü^|biraz düşündü^]. [“Anlatınca küçülüyor,”|“Söylemesi yaşamasından uzun,”|“Bir anda oldu, anlatması bir saat,”] dedi^. {F} [yine de dinlemek istedi~|bekledi~]; [anlattı^|baştan anlattı^].',
      needs: ['human', '!child', '!state', 'friend-knows', '!friend-cold'],
    },
    {
      text: '[Kendi kendine^|Gece yarısı] [konuşurken|söylenirken] [yakaladı^ kendini^|buldu^ kendini^] {H}: “{V.mek} [kolaydı|bir an sürdü]; [asıl sonrası zor|sonrası daha uzun].” [Kendi sesini^ duyunca|Duyan yoktu~;] [sustu^|başını^ salladı^].',
      needs: ['willed', '!state', 'human', '!solitary', '!mute', '!negative'],
    },
    {
      text: '[Tam bir yıl sonra|Yıl dolduğunda] {H} [o sabaha|aynı güne] [erken uyandı^|uyanık girdi^]; {V.dik} saat [yaklaşınca|gelince] [elindeki^ işi bıraktı^|lafını^ yarıda kesti^]. [Saat geçti~|O an geldi~, geçti~]. [Başka bir şey olmadı~|Hepsi bu kadardı~]; [ama|yine de] [hemen sonra|ardından] [daha rahat soludu^|ilk kez güldü^].',
      needs: ['human', '!state', '!habit', '!space', '!when'],
    },
    {
      text: '{VN.se}, [diye düşündü^|diye başladı^] {H}, [şimdi|bugün] [başka bir yerde|başka bir işin başında] [olurdu^|dururdu^]. [O öteki hayatı|Öyle geçecek günleri] [merak etti^|gözünün^ önüne getirdi^]; [kendi yeriyle^ değişmezdi^ ama|ama onu kıskanmadı^].',
      needs: ['human', '!child', 'third', 'short', '!state', '!space'],
    },
    {
      text: '[Bir sabah|Günün birinde] {H} [kendine^ şaştı^|durup kaldı^]: [sabahtan beri|saatlerdir] {V.dik:acc} hiç [düşünmemişti^|hatırlamamıştı^]. [Unutmaktan korktu^|Unutursa^ ne kalırdı~]; [hemen|olduğu^ yerde] [olanı|her ayrıntıyı] [baştan sona|bir bir] [aklından^ geçirdi^|saydı^].',
      needs: ['human', '!mute', '!solitary'],
    },
    {
      text: '[Yine|Bir kez daha|O hafta da] {V.iyordu} {H}. [Her seferinde|Her defasında] [küçük bir fark|yeni bir ayrıntı] [yakalıyordu^|buluyordu^]. [Bunları|Bulduklarını^] {F:dat} [anlattı^|tek tek saydı^]; {F} [sonuna kadar dinledi~|“Sen hiç sıkılmıyorsun,” dedi~].',
      needs: ['state', 'human', '!solitary', '!negative', 'short'],
    },
    {
      text: '[Bir hesap yaptı^|Parmak hesabı yaptı^] {H}: {V.dik} [günler|zamanlar] [uç uca eklense|yan yana konsa] [bir kışı geçiyordu~|yüz günü buluyordu~]. [Çıkan sayıya|Hesaba] [bir daha baktı^|önce inanmadı^]; [ilk günü|ilkini] [hâlâ|dün gibi] hatırlıyordu^.',
      needs: ['state', 'human', 'third'],
    },
    {
      text: '[Yalnızlık|Sessizlik] [uzadıkça|bastıkça] {H} {V.dik:acc} [kendine^ anlattı^|yüksek sesle söyledi^], her [gün|defasında] [biraz daha kısa|birkaç kelime eksik]. [Sonunda|En sonunda] [tek cümle|üç kelime] [kaldı~|yetti~]; [onu|kalanı] [bir yere kazıdı^|ezberledi^].',
      needs: ['solitary', 'human', '!mute'],
    },
    {
      text: '[O gece|Bir gece] {H} [karanlıkta|durduğu^ yerde], düş görür gibi, [yine|yeniden] {V.di}. [Işık gelince|Sabah] [sağına^ soluna^ baktı^|kendini^ yokladı^]: [her şey yerindeydi~|değişen yoktu~].',
      needs: ['!negative', '!human', 'short', '!state'],
    },
    {
      text: '{V.meden} önceki [hâlini^|günlerini^] [düşündü^|hatırladı^] {H}. [O günler|Eskisi] [daha sessizdi~|daha kolaydı~]; [şimdi|artık] [her sabah|uyanınca] [ilk aklına^ gelen|ilk düşündüğü^] [belliydi~|hep aynıydı~]. {F} [bunu soruyor|yüzüne^ bakıp anlıyor], [gülüyordu~|bir şey demiyordu~].',
      needs: ['!human', '!negative', '!state', '!solitary', 'third'],
    },
    {
      text: '[Yine|Bir kez daha] {V.iyordu} {H}; {F} [yanında^|hemen ötede] [sessizce izliyordu~|bekliyordu~]. [“Kaç oldu?”|“Bu kaçıncı?”] dedi~. [“Saymıyorum,”|“Yirmi iki,”] dedi^ {H}. {F} [“Ben sayarım,” dedi~|güldü~].',
      needs: ['!human', 'state', '!solitary', 'short', '!negative', 'third'],
    },
    {
      text: '[Bir taş koydu^|Bir işaret bıraktı^] {H} {V.dik} yere, [unutmamak için|kaybetmemek için]. [Ertesi gün|Sonra] {F} [gelip|görüp] [yanına|hemen ötesine] [ikincisini|bir tane de kendisi] [koydu~|bıraktı~].',
      needs: ['!human', '!state', '!solitary'],
    },
  ],
};
