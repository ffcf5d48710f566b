import type { Beat } from '../../types.ts';

/** What the hero decides in the end, shown by something done. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: 'O gün {F} ile [pazara gittiler~|uzun bir yürüyüşe çıktılar~]; {H} [yarı yolda|dönüşte] bunu bir saattir düşünmediğini^ fark etti^. [“Demek olabiliyormuş,” dedi^|“Bak, unutmuşum,” dedi^]. {F} [koluna^ girdi~|güldü~]: [“Yarın da çıkarız.”|“O zaman yarın iki saat yürürüz.”]',
      needs: ['state', 'settled', 'third', '!confined', '!mute', '!friend-cold'],
      gives: ['decided'],
    },
    {
      text: '{H} bunu {F:dat} ilk kez [baştan sona|hiçbir şey atlamadan] anlattı^: [ne zaman başladığını, nasıl sürdüğünü|nasıl başladığını, günlerini nasıl doldurduğunu]. {F} [sözünü kesmedi~|sonuna kadar dinledi~]. [“Değişmeni istemiyorum,” dedi~,|“Senden bir şey istemiyorum,” dedi~,] “[yalnız bileyim.”|bilmek yeter.”]',
      needs: ['state', 'human', '!mute', '!solitary'],
      gives: ['decided'],
    },
    {
      text: '“Bundan utanmıyorum,” dedi^ {H} [bir akşam|sofrada]. “Utanmanı isteyen kim?” dedi~ {F}. [İkisi de güldü~|Bir süre sustular~]; [o günden sonra|bundan sonra] {H} bunu [kimseden saklamadı^|soran herkese söyledi^].',
      needs: ['state', 'human', 'third', '!mute', '!solitary', '!negative'],
      gives: ['decided'],
    },
    {
      text: '{F} bir akşam [“Bırak artık,” diyecek oldu~|“Yeter,” diyecekti~], {H:gen} yüzünü görünce vazgeçti~. [Onun yerine|Hiçbir şey demeden] [yanına^ oturdu~|bir iskemle çekti~]. [“Sağ ol,” dedi^ {H}.|“Demediğin iyi oldu,” dedi^ {H}.]',
      needs: ['state', 'human', '!mute', '!solitary', 'third'],
      gives: ['decided'],
    },
    {
      text: '{H} [masaya|lambanın yanına] oturdu^, {F:dat} bir mektup yazdı^; {V.dik:acc} [olduğu gibi|hiç süslemeden] anlattı^, [altına adını^ koydu^|sonuna tarihi ekledi^]. {F} mektubu [ayakta okudu~|iki kez okudu~], [cebine koydu~|katladı~] ve ertesi gün geldi~: [“Okudum,” dedi~.|“Anladım,” dedi~.]',
      needs: ['settled', '!child', '!state', '!friend-knows', 'third', '!friend-heard'],
      gives: ['decided', 'friend-knows'],
    },
    {
      text: '“[Yarın|Sabah] her şeye baştan başlayacağım,” dedi^ {H}. “Her şeye değil,” dedi~ {F}, “[yalnız yarına başla.”|bir şeyi seç, ondan başla.”] {H} [düşündü^|güldü^] ve [masayı toplamaktan|kapının önünü süpürmekten] başladı^.',
      needs: ['settled', '!mute', '!state'],
      gives: ['decided'],
    },
    {
      text: '{V.dik:acc} her önüne^ gelene anlatmayacaktı^; [yalnız {F} bilsin istedi^|bir tek {F} bilmeliydi~]. [O akşam|Ertesi gün] gidip [söyledi^|anlattı^]; {F} [“Bende kalır,” dedi~|“Söylediğin iyi oldu,” dedi~] ve [kapıya kadar onunla^ yürüdü~|onu^ sofraya oturttu~].',
      needs: ['settled', '!friend-knows', '!mute', '!state', '!said', 'third', '!friend-heard'],
      gives: ['decided', 'friend-knows'],
    },
    {
      text: '{H} o gün [işini^ erken bıraktı^|kimseye bir şey demedi^], [akşama kadar|saatlerce] yürüdü^. Döndüğünde^ [kararını^ vermişti^|ne yapacağını^ biliyordu^]: olanı [değiştirmeye kalkmayacak|geri almaya uğraşmayacak], bundan sonrasına bakacaktı^. İlk iş olarak [kapısının^ önünü süpürdü^|masayı topladı^].',
      needs: ['settled', '!state', '!confined'],
      gives: ['decided'],
    },
    {
      text: '{H} {F:gen} yanına gitti^. [“Bundan sonra|“Bir daha] [böyle bir şeyi tek başıma yapmam,”|sana haber vermeden bir şey yapmam,”] dedi^. {F} [buna inandı~|sevindi~] ve [yer açtı~|biraz daha sokuldu~].',
      needs: ['willed', '!state', '!mute', '!human', '!negative'],
      gives: ['decided'],
    },
    {
      text: '[Uzun uzun|Gece boyu] [düşündü^|tarttı^]. [Sonunda|Sabaha karşı] {V.dik:acc} [olduğu gibi kabul etti^|unutmaya çalışmaktan vazgeçti^]; [kalktı^|doğruldu^], [yüzünü^ yıkadı^|yüzüne^ su çarptı^] ve [güne başladı^|yarım kalan işine^ döndü^].',
      needs: ['human', '!space', '!state'],
      gives: ['decided'],
    },
    {
      text: '[Kararını^ verdi^|Bir karara vardı^]: {V.dik:acc} [soran olursa anlatacaktı^|kimseden saklamayacaktı^], ama [abartmayacaktı^|süslemeyecekti^]. İlk soran [komşulardan biri|{F:gen} kardeşi] oldu~. [Sonuna kadar dinledi~|Dinledi~, düşündü~]. [“Bu kadar mı?” dedi~.|“Hepsi bu mu?” dedi~.] “Bu kadar,” dedi^ {H}.',
      needs: ['settled', '!harmful', '!state', '!mute'],
      gives: ['decided', 'told'],
    },
    {
      text: '“Bundan sonra ne yapacaksın?” [dedi~|diye sordu~] {F}. {H} [düşündü^|elindekini^ bıraktı^]. “Önce [uyuyacağım|yemek yiyeceğim|biraz yürüyeceğim],” dedi^, “sonra [işimin başına döneceğim.”|kaldığım yerden devam edeceğim.”] [O gün|O akşam] dediğini^ yaptı^.',
      needs: ['human', '!state', '!solitary', '!child', '!mute'],
      gives: ['decided'],
    },
    {
      text: '“Böyle ne kadar sürecek?” dedi~ {F}. {H} [hemen cevap verdi^|düşünmeden konuştu^]: [“Bilmiyorum, ama bugün de sürecek.”|“Gittiği yere kadar.”] {F} [güldü~|başını salladı~] ve [bir daha sormadı~|sözü değiştirdi~].',
      needs: ['state', '!solitary', '!mute'],
      gives: ['decided'],
    },
    {
      text: '{H} {F:acc} [çağırdı^|yanına^ çağırdı^]. [“Bunu unutmak istemiyorum,”|“Seninle konuşmak istiyorum,”|“Otur, uzun sürecek,”] dedi^. [Gece boyu|Ortalık kararana kadar|Saatlerce] [konuştular~|oturup konuştular~|yan yana konuştular~]: [önce olanı|önce {V.dik:acc}], [sonra bambaşka şeyleri|sonra eski günleri]. [Kalkarken|Ayrılırken] {F} [“İyi ki söyledin,” dedi~|“Yarın da gelirim,” dedi~].',
      needs: ['third', '!solitary', '!friend-cold', '!state', '!mute'],
      gives: ['decided'],
    },
    {
      text: '[Gece|Sabaha karşı|Gün doğmadan] [bohçasını^|çantasını^] [hazırladı^|topladı^]: [iki gömlek|bir battaniye], [yarım ekmek], [bir de {F:gen} mendili|bir de küçük bıçağı]. [Kapıda|Eşikte] [durdu^|bekledi^], [üçe kadar saydı^|bir adım attı^], [sonra|ardından] [bohçayı çözdü^|her şeyi yerine koydu^]. [Kaçarak değil|Gizlice değil], [kalarak|güpegündüz] [ödeyecekti^ borcunu^|karşılayacaktı^ gelecek olanı].',
      needs: ['settled', '!child', 'harmful', '!solitary'],
      gives: ['decided'],
    },
    {
      text: '{H} [meydana çıktı^|kalabalığın ortasına yürüdü^], [bir taşın|bir sandığın|çeşmenin] üstüne [bastı^|tırmandı^]. [Sesi^|İlk kelimesi^] [kısık çıktı~|rüzgâra gitti~], [ikincisi|sonraki] [duyuldu~|yerine ulaştı~]: [“Ben yaptım.|“O bendim.] [Kimse zorlamadı,|Aklım başındaydı,] [bedelini de ben öderim.”|sonunu da ben taşırım.”] [Bir kişi|Bir kadın] [alkışladı~|ıslık çaldı~], [öbürleri|geri kalanlar] [kıpırdamadı~|birbirine baktı~].',
      needs: ['settled', 'harmful', '!state', '!child', '!negative', '!solitary'],
      gives: ['decided', 'public'],
    },
    {
      text: '“[Bir daha olsa|Yarın aynı gün gelse|Baştan başlasak] [yine mi?”|aynısını yapar mısın?”] dedi~ {F}. {H} cevap [verene kadar|bulana dek] {F} [üç kez nefes aldı~|bir elmayı soydu~|ateşe iki odun attı~]. [“Evet,”|“Yaparım,”|“Yine,”] dedi^ [sonunda|en son]. [“Ama bu sefer|“Yalnız o zaman] [önce sana söylerim.”|o kadar beklemem.”]',
      needs: ['friend-knows', '!state', 'willed', 'human', '!negative'],
      gives: ['decided'],
    },
    {
      text: '[Özür dilemeye|Hesap vermeye] gitti^: [kapı kapı|ev ev], [on bir kapı|yedi ev]. [Üçünde|İkisinde] [kapı açılmadı~|perde kapandı~], [birinde|bir yerde] [yüzüne^ su serptiler~|köpeği saldılar~], [birinde|sonuncuda] [çorba verdiler~|oturup dinlediler~]. {H} [saymayı unutmadan|yorgunluktan sendeleyerek] [hepsini bitirdi^|sona kadar gitti^].',
      needs: ['settled', '!child', 'harmful', '!state', '!solitary'],
      gives: ['decided', 'told'],
    },
    {
      text: '{F} [üstlendiği suçu|söylediği yalanı] [geri almıyordu~|bırakmıyordu~]. {H} [önüne geçti^|sözünü kesti^]: [“Yeter.|“Dur.] [O bunu benim için söyledi,|Onun bir günahı yok,] [yapan benim.”|cezayı bana verin.”] [Kalabalık|Dinleyenler] [homurdandı~|sustu~]; {F} [“Aptal,” diye fısıldadı~|başını eğdi~], [elini sıktı~|ağlıyordu~].',
      needs: ['friend-covers'],
      gives: ['decided', 'public', 'told'],
    },
    {
      text: '[Susulacak|Saklanacak] [bir şey kalmamıştı~|gün bitmişti~]. {H} {F:gen} [karşısına|gözlerine] [geçti^|baktı^] ve [süre dolmadan|söz ona kalmadan] [konuştu^|her şeyi söyledi^]: [Önce yer|Önce gün], sonra [saat|adlar], en sona neden. [Anlattıkça|Her cümlede] [omuzları^ indi~|sesi^ açıldı~]. [Sonra|Bitirince] sordu^: “Şimdi ne yapacağız?”',
      needs: ['deadline', 'pressed', '!mute'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Tek bir iş|Son bir iş] [kalmıştı~|bekliyordu~]. {H} [sert bir taşla|sivri bir parçayla] [{V.dik:acc}|olanı, gününü ve saatini] [bir yere kazıdı^|görülecek bir yere kazıdı^]; altına [gelecek olana|bulacak olana] bir söz ekledi^: [“Korkma, ses çıkar.”|“Buradaydım.”] [Bitince|Sonra] parmağını^ [harflerin üstünde|çizgilerde] gezdirdi^.',
      needs: ['solitary', 'human'],
      gives: ['decided', 'carved'],
    },
    {
      text: '[Karar|Ne yapacağı^] ekmeği bölerken [belli oldu~|geldi~ aklına^]: Yarısı kendine^ [yeterdi~|çoktu~ bile]. [Kalanını|Öbür yarısını] [en çok kızana|kapısını^ kapatana|adını^ silene] [götürdü^|gönderdi^], [geç kalmış|söylenmemiş] özrüyle^ birlikte. [Ekmek|Götürdüğü^] geri gelmedi~; bu da bir cevaptı~.',
      needs: ['settled', '!child', 'harmful', 'third', '!state'],
      gives: ['decided'],
    },
    {
      text: '[Bir söz verdi^|Yemin etti^]: olanı [saklamayacak|unutmayacak], [süslemeyecek|büyütmeyecek], [sorana|her sorana] olduğu gibi anlatacaktı^. İlk soran [meraklı bir küçük|küçük biri] oldu~. {H} {V.dik:acc} [anlattı^|kısaca anlattı^]; [dinleyenin|küçüğün] [gözü büyüdü~|ağzı açık kaldı~].',
      needs: ['!human', '!solitary', '!mute', '!state'],
      gives: ['decided', 'told'],
    },
    {
      text: '[Yalan|Uydurduğu^ yalan|Sakladığı^ şey] [büyümüş|ağırlaşmış], [yol|boy] almıştı~. {H} [onu|yalanı] [{F:gen} önünde|herkesin ortasında] [bozdu^|geri aldı^]: [“Öyle olmadı.|“Size doğruyu söylemedim.] [Ben yaptım,|Bendim,] [korktuğum için sakladım.”|sonra da söyleyemedim.”] {F} [çok kızdı~|bir süre surat astı~]; [gün batınca|akşam olunca] [yine|geri] [geldi~|yanına^ sokuldu~].',
      needs: ['!human', 'lied', '!state', '!solitary'],
      gives: ['decided', 'told'],
    },
  ],
};
