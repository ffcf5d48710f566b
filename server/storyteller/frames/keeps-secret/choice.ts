import type { Beat } from '../../types.ts';

/** Told, or kept for good. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Ayağa kalktı^|Doğruldu^] {H}. “[Ben|Size],” dedi^, [sesi^ çatladı~|boğazını^ temizledi^], [yeniden başladı^|bir yudum su içti^]. “[Ben size bir şey söylemedim.|Benden duyun.]” [Sonra|Ardından] [söyledi^|anlattı^]: [gün, yer, sebep|önce sonunu, sonra başını]. [Bir dakika|Bir ekmek dilimi yenecek kadar] [sürdü~|yetti~]; [bunca yıl|bunca gün] [saklanan|taşınan] [bu kadarcıktı~|bir dakikaya sığmıştı~].',
      needs: ['human', '!solitary'],
      gives: ['told'],
    },
    {
      text: '{F:acc} [karşısına^ aldı^|bir kenara çekti^] {H}, [süslemeden|acele etmeden] anlattı^. [Özür dilemedi^|Gözyaşı dökmedi^]: [özür|gözyaşı] [bir şey istemek|karşılık beklemek] [olurdu~|sayılırdı~]. [Bitince|Sonunda] [kalkıp gidebilsin diye|istediğini yapsın diye] [kapıyı açtı^|geri çekildi^]. {F} [kapıya|eşiğe] [baktı~|yürüdü~], [döndü~|durdu~]: [“Bir bardak su ver,” dedi~.|“Bir daha anlat,” dedi~.]',
      needs: ['settled'],
      gives: ['told'],
    },
    {
      text: '[Sustu^ yine|Yine sustu^] {H}; ama [bu kez|bu sefer] [korkudan değil|kaçmak için değil]. [Bedelini|Neye mal olacağını] [bilerek|kâğıda yazıp], [kimseyi araya koymadan|tek başına^] [seçti^|kabul etti^] susmayı. {V.dik:acc} [kendisiyle^ birlikte|cebinde^] [götürecek|taşıyacak], [soran|sınayan] [çıkarsa|olursa] [gözünün içine bakacak|gülümseyecek], [yalan da söylemeyecekti^|başını^ eğmeyecekti^].',
      needs: ['human'],
      gives: ['silent'],
    },
    {
      text: '[Ya onu^|{H:acc} ya] [böyle seveceklerdi~|bilmeden seveceklerdi~] ya da [doğrusunu bilip|her şeyi bilip]. [İlki sıcaktı~|Birincisi kolaydı~]; [yünü|sıcaklığı] [başkasının sırtındandı~|ödünçtü~]. {H} [ödüncü|sıcağı] [çıkardı^|geri verdi^], [üşümeyi|titremeyi] [göze aldı^|seçti^] ve [en yakınındakinden|{F:abl}] başlayarak [tek tek|kapı kapı] [söyledi^|anlattı^].',
      needs: ['third', 'human', '!solitary'],
      gives: ['told'],
    },
    {
      text: '[Yolda vazgeçti^|Merdivende caydı^], [kapıda|son basamakta] [yeniden karar verdi^|dişini^ sıktı^] {H}. [Kapı açıldı~|Açan göründü~]; [ezberlediği^|hazırladığı^] [cümleler|sözler] [uçtu~|karıştı~]. [En kısası|Bir tek söz] [kaldı~|kalmıştı~] [dilinde^|elinde^]: [“Bendim.”|“Ben sakladım.”|“Doğrusunu biliyorum.”] [Karşısındaki^|Kapıdaki] [kapıyı kapamadı~|bir adım çekildi~]: [“Gir,” dedi~.|“Üşüme,” dedi~.]',
      needs: ['settled', '!child'],
      gives: ['told'],
    },
    {
      text: '[Suçlananın|Cezalının] [yanına gitti^|karşısına oturdu^] {H}. [“Yeter,|“Kalk,] [bu benim yüküm,”|sıra bende,”] dedi^. [Öteki|Suçsuz olan] [başını salladı~|gülümsedi~]: [“Geleceğini biliyordum.|“Ben de seni bekliyordum.] [Gelmesen de söylemezdim.”|Yüzünden belliydi.”] [Birlikte|Yan yana] [kapıya|meydana] [yürüdüler~|çıktılar~]; {H} [önden|yüksek sesle] [konuştu^|anlattı^].',
      needs: ['other-blamed', 'human', '!solitary', 'third'],
      gives: ['told'],
    },
    {
      text: '[Yazdı^|Kâğıda döktü^] {H}: [üç sayfa|beş sayfa] [tuttu~|doldu~]. [Zarfı|Kâğıdı] [kapadı^|mühürledi^], [üstüne|ön yüzüne] {F:gen} adını [koydu^|yazdı^]. [Elinden^ çıkana dek|Teslim edene kadar] [soluk almadı^|hiçbir yere oturmadı^]; [zarf|kâğıt] [kutunun dibine|kapının altından] [düşünce|kayınca] [çıkan ses|duyulan hışırtı] [bir kapı kadar|bir dağ kadar] [büyüktü~|ağırdı~].',
      needs: ['settled', '!child'],
      gives: ['told'],
    },
    {
      text: '[İki liste|İki sütun] yaptı^ {H}: [konuşursa^|söylerse^] [yitirecekleri^ sola yazıldı~|gidecekler bir yana dizildi~], [ev, iş, üç dost|bir dükkân, iki komşu]; [susarsa^|saklarsa^] yitireceği^ [tek şey|bir tek ad] [öbür yana|sağa]. [Sağdaki|O tek ad] [kendi adı^ oldu~|{F:gen} adı oldu~]. [Kâğıdı|Listeyi] [katladı^|mumda yaktı^] ve [o gün öğleden sonra|akşam olmadan] [konuştu^|her şeyi anlattı^].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['told'],
    },
    {
      text: '[Saklananı|Sakladığını^] [yerinden|köşesinden] çıkardı^ {H}, [tozunu sildi^|eliyle^ tarttı^], [masanın ortasına|herkesin göreceği yere] [koydu^|bıraktı^]. [Konuşmadı^|Açıklamadı^]. [Gelenler|Sofraya oturanlar] [birer birer|sırayla] [gördü~|sustu~]; [tuz|ekmek] [elden ele|yavaşça] [dolaştı~|geçti~]. [En yaşlısı|Sonunda biri] [“Demek buradaydı,” dedi~|“Otur, soğumasın,” dedi~].',
      needs: ['settled', '!negative', '!child', '!solitary', 'holdable'],
      gives: ['told'],
    },
    {
      text: '[Yalnızca|Bir tek] {F:dat} [söyleyecekti^|açacaktı^] {H}; [başkası bilmeyecekti~|duvar bile duymayacaktı~]. [Yürüyüşe çıktılar~|Birlikte su taşıdılar~]; [en ıssız yerde|yolun ortasında] [durdu^|yükünü^ yere bıraktı^]. [Söz|Cümle] [üç kelimeydi~|kısacıktı~]. {F} [yerdeki taşı|ayağının ucundaki dalı] [kaldırdı~|öteye itti~]: [“Ağırmış,|“İkimize bölersek] [neden hep sen taşıdın?”|taşınır bu.”]',
      needs: ['settled', 'third', '!friend-cold'],
      gives: ['told', 'shared'],
    },
    {
      text: '[Öne çıktı^|Halkanın ortasına geldi^] {H}. [“Bende,”|“Ben sakladım,”] dedi^; [sesi^ küçüktü~|sesi^ titredi~], [ama yetti~|ama herkes duydu~]. [Ötekiler|Büyükler] [kızdı~|homurdandı~], [cezalı küçük|en küçükleri] [güldü~|zıpladı~]. {F} [yanına^ geçti~|gölgesini uzattı~]: [“İkimiz,” dedi~|“Ben de biliyordum,” dedi~]; [bilmiyordu~ aslında|doğru değildi~ bu].',
      needs: ['!human', '!solitary'],
      gives: ['told'],
    },
    {
      text: '{H} [sırrı|sakladığını^] [bir tohum gibi|bir ışık gibi] [daha derine|en sıcak yere] [gömdü^|aldı^]. [Söylemeyecekti^|Açmayacaktı^]; [ama|yalnız] [her gün|yılda bir] [başında|üstünde] [bekleyecek|nöbet tutacak], {F} [sorarsa|gelirse] [yalan söylemeden|yana kaçmadan] [“Orada,” diyecekti^|yer gösterecekti^].',
      needs: ['!human'],
      gives: ['silent'],
    },
  ],
};
