import type { Beat } from '../../types.ts';

/** The question is asked aloud, a witness comes, a trace is left. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Soru|Asıl soru] [açıkça|herkesin içinde] [soruldu~|ortaya kondu~] sonunda. [Kaşıklar durdu~|Bir iğne düşse duyulacaktı~]. {H} [yüzlere|masanın çevresine] [tek tek|ağır ağır] baktı^: [kimi merakla|kimi korkuyla], [kimi yan gözle|kimi ağzı açık] [bekliyordu~|bakıyordu~]. [Bir tek|Yalnız] {F} [yere bakıyordu~|gözünü kaçırıyordu~]; [bir şey sezmişti~|doğruyu duymaktan korkuyordu~].',
      needs: ['settled', '!solitary', '!child'],
      gives: ['public', 'friend-knows'],
    },
    {
      text: '“[Söyle|Artık söyle],” dedi~ {F}, [“ne olursa olsun.”|“ben dururum yerimde.”] {H} [ağzını^ açtı^|soluk aldı^].  [Söz|Cümle] dilinin^ ucundan [geri döndü~|kaydı~]. [“Yarın,”|“Bir gün daha,”] dedi^. {F} başını eğdi~: “[Yine mi|Hep yarın]?”',
      needs: ['human'],
      gives: ['pressed'],
    },
    {
      text: '{F} [kapıyı vurmadan|soluk soluğa] girdi~. [“Hepsini biliyorum,”|“Öğrendim,”] dedi~. {H} [bir an|uzun bir an] [rahatladı^ sanki|soluğunu^ bıraktı^]. [“Hayır,” dedi^ sonra,|“Yarısını,” dedi^,] [“gerisini benden dinle.|“öbür yarısını bilmiyorsun.] Otur.” {F} oturmadı~, [ama gitmedi~ de|duvara yaslandı~].',
      needs: ['friend-suspects', 'settled'],
      gives: ['friend-knows', 'pressed'],
    },
    {
      text: '[Saklanan|Gizlenen] [az kalsın|bir anlığına] [ortaya çıkıyordu~|görülecekti~]: [bir misafirin eli|bir çocuğun topu] [yanına kadar|tam üstüne] [geldi~|uzandı~]. {H} [atıldı^|bağırdı^], [önüne geçti^|bir şey devirdi^]; [herkes|oradakiler] [dönüp|şaşkınlıkla] [baktı~|sustu~]. [“Bir şey yok,”|“Ayağım takıldı,”] dedi^. [Kimse|Oradakiler] [inanmadı~|üstelemedi~].',
      needs: ['holdable', 'settled', '!negative', '!solitary'],
      gives: ['close'],
    },
    {
      text: '[Son kez|Bir kez daha] [soruldu~ ona^|fırsat verildi~]: {V.mek} [yerine|dururken] [bir evet|bir baş sallamak] [yetecekti~|her şeyi bitirecekti~]. {H} [soranın|karşısındakinin^] yüzüne baktı^; [söz|doğrusu] [dilinin^ ucuna kadar|dudağına^ kadar] [geldi~|dayandı~].',
      needs: ['human', '!solitary', '!negative', 'short'],
      gives: ['pressed'],
    },
    {
      text: '[Karanlıkta|Sessizlikte] [tek başına|yalnızken] {H} {V.dik:acc} [yüksek sesle|ilk kez] [söyledi^|denedi^]. [Hiçbir şey olmadı~|Dünya yıkılmadı~]; [bir daha|üç kez daha] [söyledi^|tekrarladı^], [her seferinde|gittikçe] [daha alçak|daha sakin].  [Artık|Demek] söyleyebiliyordu^.',
      needs: ['human', '!mute'],
    },
    {
      text: '[Büyükler|En yaşlılar] [sordu~|toplandı~]: [“Bunu bilen öne çıksın,”|“Kim saklıyorsa şimdi söylesin,”] dediler~. [Kimse kıpırdamadı~|Uzun bir sessizlik oldu~]. {F} {H:dat} [sokuldu~|iyice yaklaştı~]; {H} [bir adım attı^, durdu^|ağzını^ açtı^, kapadı^].',
      needs: ['!human', '!solitary'],
      gives: ['pressed', 'public'],
    },
  ],
};
