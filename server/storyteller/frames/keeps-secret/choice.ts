import type { Beat } from '../../types.ts';

/** Told, or kept for good. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Ayağa kalktı^|Doğruldu^] {H}. “Ben,” dedi^, [sesi^ çatladı~|boğazını^ temizledi^], [yeniden başladı^|bir yudum su içti^]. “[Ben size bir şey söylemedim.|Benden duyun.]” [Sonra|Ardından] [söyledi^|anlattı^]. [Bir dakika|Birkaç cümle] [sürdü~|yetti~]; [bunca zaman|bunca gün] [saklanan|söylenmeyen] bu kadarcıktı~.',
      needs: ['human', '!solitary'],
      gives: ['told'],
    },
    {
      text: '{F:acc} [karşısına^ aldı^|bir kenara çekti^] {H}, [süslemeden|acele etmeden] anlattı^. [Özür dilemedi^|Gözyaşı dökmedi^]: [özür|gözyaşı] [bir şey istemek|karşılık beklemek] [olurdu~|sayılırdı~]. [Bitince|Sonunda] [kalkıp gidebilsin diye|istediğini yapsın diye] [kapıyı açtı^|geri çekildi^]. {F} [kapıya|eşiğe] [baktı~|yürüdü~], [döndü~|durdu~]: [“Bir bardak su ver,” dedi~.|“Bir daha anlat,” dedi~.]',
      needs: ['settled'],
      gives: ['told'],
    },
    {
      text: '[Sustu^ yine|Yine sustu^] {H}; ama [bu kez|bu sefer] [korkudan değil|kaçmak için değil]. [Bedelini|Neye mal olacağını] bilerek, [kimseyi suçlamadan|kendi isteğiyle^] susmayı [seçti^|kabul etti^].',
      needs: ['human'],
      gives: ['silent'],
    },
    {
      text: '[Yolda vazgeçti^|Yarı yolda caydı^], kapıda [yeniden karar verdi^|dişini^ sıktı^] {H}. [Kapı açıldı~|Açan göründü~]; [ezberlediği^|hazırladığı^] [cümleler|sözler] [uçtu~|karıştı~]. [En kısası|Bir tek söz] [kaldı~|kalmıştı~] dilinde^: [“Sana söylemem gereken bir şey var.”|“Sana söylemediğim bir şey var.”] [Karşısındaki^|Kapıdaki] [kapıyı kapamadı~|bir adım çekildi~]: [“Gir,” dedi~.|“Otur da anlat,” dedi~.]',
      needs: ['settled', '!child'],
      gives: ['told'],
    },
    {
      text: '[Yazdı^|Kâğıda döktü^] {H}: [üç sayfa|beş sayfa] [tuttu~|doldu~]. [Zarfı|Kâğıdı] [kapadı^|mühürledi^], [üstüne|ön yüzüne] {F:gen} adını [koydu^|yazdı^]. [Elinden^ çıkana dek|Teslim edene kadar] [soluk almadı^|hiçbir yere oturmadı^]; {F} [okurken|zarfı açarken] [yanında|karşısında] [bekledi^|durdu^].',
      needs: ['settled', '!child'],
      gives: ['told'],
    },
    {
      text: '[İki liste|İki sütun] yaptı^ {H}: [konuşursa^|söylerse^] [olacaklar bir yana|neler olacağı sola], [susarsa^|saklarsa^] [olacaklar öbür yana|neler olacağı sağa]. [Kâğıdı|Listeyi] [katladı^|yırttı^] ve [o gün öğleden sonra|akşam olmadan] [konuştu^|her şeyi anlattı^].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['told'],
    },
    {
      text: '[Saklananı|Sakladığını^] [yerinden|köşesinden] çıkardı^ {H}, [tozunu sildi^|eliyle^ tarttı^], herkesin göreceği yere [koydu^|bıraktı^]. [Konuşmadı^|Açıklamadı^]. Gelenler [birer birer|sırayla] [gördü~|sustu~]. [En yaşlısı|Sonunda biri] “Demek [buradaydı|sendeydi],” dedi~.',
      needs: ['settled', '!negative', '!child', '!solitary', 'holdable'],
      gives: ['told'],
    },
    {
      text: '[Yalnızca|Bir tek] {F:dat} [söyleyecekti^|açacaktı^] {H}; [başkası bilmeyecekti~|duvar bile duymayacaktı~]. [Yürüyüşe çıktılar~|Birlikte su taşıdılar~]; [en ıssız yerde|yolun ortasında] [durdu^|yükünü^ yere bıraktı^]. [Söz|Cümle] [üç kelimeydi~|kısacıktı~]. {F} [bir süre düşündü~|derin bir soluk aldı~]: [“Ağırmış,|“İkimize bölersek] [neden hep sen taşıdın?”|taşınır bu.”]',
      needs: ['settled', 'third', '!friend-cold'],
      gives: ['told', 'shared'],
    },
    {
      text: 'Öne çıktı^ {H}. [“Size söylemedim,”|“Ben sakladım,”] dedi^; [sesi^ küçüktü~|sesi^ titredi~], [ama yetti~|ama herkes duydu~].  [Ötekiler|Duyanlar] [şaşırdı~|sustu~]. {F} yanına^ geçti~: “[Ben buradayım|Korkma],” dedi~.',
      needs: ['!human', '!solitary'],
      gives: ['told'],
    },
    {
      text: '{H} [söylememeye|susmaya] karar verdi^. [Ama|Yalnız] {F} [bir gün sorarsa|yine sorarsa] [yalan söylemeyecek|kaçmayacak], [“Bir şey var, ama anlatamam,” diyecekti^|doğrusunu söyleyecekti^].',
      needs: ['!human'],
      gives: ['silent'],
    },
  ],
};
