import type { Beat } from '../../types.ts';

/** It is put to the test: a watch, a sign left behind, a witness, an offer to deny it. */
export const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Yanılmış olmayı|Bir hata bulmayı] [istiyordu^|o kadar diledi^] ki {H}, [her ayrıntıyı|her tarihi] [bir daha|yeni baştan] [yokladı^|saydı^]: [günler|sözler] [tutuyordu~|yerindeydi~], [yüzler|davranışlar] [tutuyordu~|aynıydı~]. [Bir tek|Yalnız] [umduğu^|beklediği^] [hata|açık] [tutmadı~|çıkmadı~]; hepsi [doğruydu~|tutuyordu~].',
      needs: ['!outer', 'human'],
    },
    {
      text: '[Denemekten başka|Sınamaktan gayrı] yol kalmamıştı~. {H} [akşam olmadan|erkenden] [yerini^ aldı^|oturdu^], [kıpırdamadan|soluğunu^ sayarak] bekledi^. [Bacakları^ uyuştu~|Gözleri^ sulandı~]; [içinden^ yüze kadar saydı^|bildiği^ bütün adları söyledi^], [bir daha|baştan] [saydı^|başladı^].  [Tam kalkacakken|Vazgeçeceği^ anda] bir kez daha {V.di}.',
      needs: ['human', 'outer', '!habit'],
      gives: ['proved'],
    },
    {
      text: '“[Bu gece ben de duracağım|Ben de bakacağım|Yanındayım],” dedi~ {F}. [Yan yana|Omuz omuza] [durdular~|beklediler~]; [uzun zaman|bir mum boyunca] [hiçbir şey|ses seda] [olmadı~|çıkmadı~]. [Sonra|Derken] {F:gen} [eli|parmakları] [kolunu^ buldu~|bileğine^ yapıştı~], [sıktı~|acıttı~]. [Konuşmadı~|Tek söz etmedi~]; [gözleri|yüzü] [“Evet” diyordu~|bembeyazdı~].',
      needs: ['friend-knows', '!friend-cold', '!alone', 'outer', 'human', 'third'],
      gives: ['proved', 'friend-believes'],
    },
    {
      text: '[Ona^ kolay bir yol gösterdiler~|Vazgeçmesini^ istediler~]: [“Yanıldım de, bitsin.”|“Şakaydı de, gülelim.”|“Yorgundum de, unutalım.”]  [Bir cümle yetecekti~|Kolaydı~]. {H} ağzını^ [açtı^|araladı^]; [karşıdakilerin|bekleyenlerin] [omuzları|kaşları] [inmeye başladı~|gevşedi~]. [“Yanılmadım,”|“Olanı söyledim,”] dedi^; [omuzlar|kaşlar] [yeniden kalktı~|çatıldı~].',
      needs: ['human', '!solitary', '!mute'],
      gives: ['stood'],
    },
    {
      text: '[Bir de tersini denedi^|Kaçmayı denedi^] {H}: [bir hafta|birkaç gün] [aklından^ geçirmemeye|düşünmemeye] çalıştı^. [Dayandı^|Kendini^ tuttu^]; [üçüncü gün|sonra] [başı^ ağrıdı~|uykusu^ kaçtı~]. [Sonunda|Hafta dolunca] [vazgeçti^|bıraktı^ kaçmayı]: [olan olmuştu~|gerçek değişmiyordu~].',
      needs: ['outer', 'human'],
      gives: ['proved'],
    },
    {
      text: '[Bahsin|Anlaşmanın] [son gecesiydi~|süresi doluyordu~]. {F} [esniyor|gülüyor], [ellerini ovuşturuyordu~|odun hesabı yapıyordu~]. [Gece yarısına|Sabaha] [bir parmak|az] kala [gülmesi|esnemesi] [yarıda kaldı~|kesildi~]; [başını çevirdi~|kulağını dikti~]. {H} {F:gen} [yüzüne|gözlerine] bakıyordu^: [günlerdir|kaç gecedir] beklediği^ [şaşkınlık|inanç] oradaydı~.',
      needs: ['bet', 'outer', 'third'],
      gives: ['proved', 'friend-believes'],
    },
    {
      text: '[Her şey|Çevre] [bir anda|birden] [sustu~|karardı~]; {H} [sessizlikte|olduğu^ yerde] [tek başına kaldı^|bir an bocaladı^]. [Kaçmak|Seslenmek] [kolaydı~|ilk akla gelendi~]. [Kaçmadı^|Beklemeyi seçti^]: bir kez daha {V.di}.',
      needs: ['short', '!state', '!human', 'outer'],
      gives: ['proved'],
    },
    {
      text: '{F} [yanına^ geldi~|yaklaştı~]. “[Şimdi de mi|Hâlâ mı]?” diye sordu~. {H} [bekledi^|dinledi^]. “[Bak|Sessiz ol],” dedi^. [Bir süre|Uzun süre] [hiçbir şey söylemediler~|birlikte beklediler~]; [sonra|sonunda] {F} [başını salladı~|“Anladım,” dedi~].',
      needs: ['friend-knows', '!friend-cold', '!alone', '!solitary', 'third', 'outer', '!mute'],
    },
    {
      text: '{H} [emin olmak|yanılmadığını^ bilmek] istiyordu^. [Ertesi gün|Sonra] [aynı saatte|aynı yerde] [bekledi^|durdu^]. [İlk gün|Önce] [hiçbir şey olmadı~|boşuna bekledi^]; [ikinci gün|sonra] bir kez daha {V.di}.',
      needs: ['outer', '!habit', 'short'],
    },
  ],
};
