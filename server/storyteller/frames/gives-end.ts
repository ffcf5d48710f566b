import type { Beat } from '../types.ts';

/** How the story of a gift is tested, decided and ended. */
export const GIVES_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: 'Biri, olanları kendi vermiş gibi anlatıyor, herkes de [onu dinliyordu~|gözünü silip “Helal,” diyordu~]. {H} arkada [durdu^|oturdu^], sonuna kadar [dinledi^|bekledi^]. Anlatan onu^ görünce [kekeledi~|sustu~|kızardı~]. “Devam et,” dedi^ {H}. “[Güzel anlatıyorsun|Sonunu merak ettim|Sende daha iyi duruyor].”',
        needs: ['!solitary'],
      },
      {
        text: '{X} bir gün [geri getirdi~|kapıda belirdi~, elinde onunla]. “[İşim bitti|Artık gerekmiyor|Emanet ağır geldi],” dedi~. {H} baktı^: [çizilmiş|solmuş], bir yanı [kararmıştı~|aşınmıştı~], ama [aynısıydı~|oydu~]. Eli^ [uzandı~|kalktı~], yarı yolda [durdu~|titredi~].',
        needs: ['holdable', 'keepsake', 'other'],
      },
      {
        text: 'Bu kez {H:dat} bir şey [verildi~|uzatıldı~], hem de hiç [beklemediği^|ummadığı^] birinden. Almayı [beceremedi^|bilemedi^]; [üç kez|iki kez] teşekküre başladı^, [hepsini|hep] yarım bıraktı^. Veren güldü~: “[Vermek kolay, değil mi|Avucunu aç, avucunu|Zormuş, gördün mü].”',
        needs: ['!solitary', 'human'],
      },
      {
        text: 'Verdiği^ şey bu kez [gerçekten|herkesten çok] {H:dat} gerekti~. Bir saatliğine geri [isteyebilirdi^|alabilirdi^], {X}+de hayır [demezdi~|demeyecekti~]. [Gitti^|Kapısına vardı^], onun karşısında [durdu^|dikildi^]. “[Nasılsın?|Bir şeye ihtiyacın var mı?|Geçiyordum,]” dedi^. Başka bir şey [sormadı^|diyemedi^].',
        needs: ['keepsake', 'other'],
      },
      {
        text: '{X} bir akşam [çıkıp geldi~|belirdi~], yanında [bir başkası|meraklı biri] vardı~. “Buna sen anlat,” dedi~, “[bana inanmıyor|uyduruyorsun diyor].” {H} anlatacak [uzun bir şey|süslü bir söz] [bulamadı^|aradı^, yoktu~]. “Doğru,” dedi^, “[ben verdim|öyle oldu|bir sabahtı].”',
        needs: ['other', '!solitary'],
      },
      {
        text: '{V.dik} için {H:acc} övmeye kalktılar~. Biri herkesin önünde konuştu~, olanı [üçe katladı~|destan gibi anlattı~]. {H} sözü kesti^: “O kadar [büyük|güzel] değildi.” Kalabalık [güldü~|alkışladı~]. “Ama [bir taneydi|benimdi|kolay olmadı],” dedi^ {H}. [Gülenler sustu~|Sesler dindi~].',
        needs: ['keepsake', '!solitary'],
      },
      {
        text: '{F} bir gün [utana sıkıla|dolana dolana] bir şey istedi~. {H:gen} elinde^ kalan son [değerli eşyaydı~|güzel şeydi~] bu. “Şaka,” dedi~ {F} hemen, “[nasıl bakacaksın, onu görmek istedim|yüzünü görecektim].” {H} çoktan [uzatmıştı^|kucağına koymuştu^].',
        needs: ['friend-knows', 'settled'],
        gives: ['empty'],
      },
      {
        text: '{H} {X:acc} [bir gece|bir akşam] [ağlarken|tek başına] [gördü^|buldu^]. [Verdiği^ şey|Verilen] [işe yaramamıştı~|derdine yetmemişti~]. “[Demek boşunaydı|Yetmedi],” dedi^. {X} [başını salladı~|elini tuttu~]: “[Ben ona bakıp bekledim|O gece beni o tuttu|Biri beni düşünmüş dedim, sabahı buldum].”',
        needs: ['other', 'human'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '“Sana da vereyim,” dedi^ {H} {F:dat}, “bende bir şey [daha var|kaldı].” “Ne var?” {H} [uzun uzun|ceplerini^ yoklayıp] düşündü^. “[Vaktim var|Bir hikâyem var|Akşamım boş],” dedi^. {F} hemen [oturdu~|sandalye çekti~|ceketini çıkardı~].',
        needs: ['human'],
      },
      {
        text: '{H} yeniden olsa ne yapacağını^ kendine^ [sordu^|defalarca sordu^] ve cevabı [beklemeden|bulmadan], ilk isteyene, bu sefer [çok daha küçük|avuç içi kadar] bir şey [verdi^|uzattı^]. Öteki teşekkür etmeyi [unuttu~|bilmiyordu~]. {H} bunu [fark etmedi^ bile|sonradan düşünüp güldü^].',
        needs: ['!solitary'],
      },
      {
        text: '“Doğru mu [yaptım|ettim]?” diye sordu^ {H} sonunda {F:dat}. {F} sandığından^ [çabuk|yavaş] cevap verdi~: “Bilmem. Ama bir daha sorma, çünkü [soranlar geri istiyor|sorunca eskiyor|ben evet deyince sen hayır diyorsun].” {H} bir daha [sormadı^|açmadı^].',
      },
      {
        text: '{H} geri [almadı^|istemedi^]. [Aldırmak isteyenlere|Üsteleyenlere] de hep aynı cümleyi [söyledi^|tekrarladı^]: “Bende dururken ona hiç [bakmıyordum|dokunmuyordum]; [şimdi her gün düşünüyorum|onda güneş görüyor].”',
        needs: ['keepsake', '!solitary'],
      },
      {
        text: '{H} bir şey daha verdi^, [küçük|ucuz ama sevdiği^] bir şey, [kimseye söylemeden|gece karanlığında]. O gece rahat uyudu^.',
        needs: ['keepsake', '!empty', 'human'],
      },
      {
        text: 'Boş kalan yere {H} [başka bir şey|küçük bir saksı] koydu^. Eli^ [alışkanlıkla|dalgınlıkla] oraya [uzanınca|gidince] [gülümsüyordu^|artık onu buluyordu~].',
        needs: ['keepsake', 'settled', '!child'],
      },
      {
        text: '“Bir daha olsa?” dedi~ {F}. {H} çevresine^ [baktı^|bakındı^]. “Versem [verecek bir şey yok|elim boş],” dedi^. {F}+de [baktı~|düşündü~]. “Ben varım,” dedi~. “[Beni verme yeter|Beni kimse almaz|Onu da bir gün iste bakalım].”',
        needs: ['friend-knows', '!friend-cold', '!solitary'],
      },
      {
        text: '{H} hesap tutmayı [bıraktı^|kesti^]. Kime ne verdiğini^, kimden ne aldığını^ yazdığı^ kâğıdı [dörde|sekize] katladı^ve [attı^|yaktı^]. O günden sonra [hesap yapmadı^|kimseye sormadı^].',
        needs: ['settled', '!child'],
      },
      {
        text: '{H} {X:dat} bir haber [yolladı^|saldı^]: “[Artık senindir, benim adımı anma|Bana borcun yok, geçerken eğilme].” Cevap [aynı gün|akşama kalmadan] geldi~: “[Anarım|Eğilirim|Ben isteyince susarım].”',
        needs: ['keepsake', 'other', '!solitary'],
      },
      {
        text: '{H} yola çıkıp {X:acc} [buldu^|ziyaret etti^]. Geri [istemedi^|almadı^]; [eksik kalanı|söylemediğini^] tamamladı^: [nasıl tutulur|neyle silinir], [nereye konur|nerede durur], [neden uzak tutulur|ne zaman dinlendirilir]. {X} hepsini [dinledi~|başıyla onayladı~]. Hepsini [biliyordu~|çoktan öğrenmişti~].',
        needs: ['keepsake', 'human', 'other', '!confined'],
      },
      {
        text: '{H} {F:gen} yanına gitti^. “Sen istemezsin diye [düşündüm|sormadım],” dedi^. {F} uzun zaman [yere|ellerine] baktı~. “İstemezdim de,” dedi~ sonunda. “Yalnızca [sorsaydın|bana bir baksaydın].” “Şimdi soruyorum,” dedi^ {H}. “[Benden ne istersin|Sana ne vereyim|Ne eksik sende].”',
        needs: ['friend-cold'],
        gives: ['!friend-cold'],
      },
      {
        text: 'Bir gün {X} [eli boş|yüzü asık] geldi~; verileni [kaybetmişti~|başkasına vermişti~]. [Bağırmasını|Kızmasını] bekliyordu~. {H} [bir süre|uzun uzun] [sustu^|yere baktı^]. “[Kime|Nasıl birine]?” diye sordu^. “[Daha çok lazım olana|Bir ihtiyara|Senin gibi birine].” “[İyi|Yürüyor demek|O zaman oldu],” dedi^ {H} ve [yer gösterdi^|iki bardak su doldurdu^].',
        needs: ['other', 'keepsake', 'human', '!space'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: '“Neden yaptığını artık [biliyor musun|anladın mı]?” dedi~ {F} bir gün. “Hayır.” “[Merak da mı etmiyorsun|Düşünmüyor musun]?” “[Etmiyorum|Düşünmem],” dedi^ {H}. “Öğrenirsem [geri almaya kalkarım|bir daha yapamam|övünürüm].”',
      },
      {
        text: '{H} çok sonra, hiç tanımadığı^ iki kişinin bunu [konuştuğunu|anlattığını] duydu^. “[Hiç böyle şey olur mu?|Uydurmuşlar,]” diyordu~ biri. “[Olmaz|Masal],” dedi^ {H} [yanlarından geçerken|çayını^ bitirirken] ve [gülümsemesini^ sakladı^|adımını^ hızlandırdı^].',
        needs: ['!solitary', 'human', '!space'],
      },
      {
        text: '{V.dik} günü {F} her yıl [hatırlatıyordu~|anıyordu~]: “Bugün.” “Biliyorum,” [diyordu^|diye kesiyordu^] {H}. Bir yıl {F} [unuttu~|hasta yattı~]; ertesi gün {H} [hatırlattı^|kapısını çaldı^]: “Dündü.”',
        needs: ['friend-knows'],
      },
      {
        text: '{F} {H:dat} bir gün, “En çok neyine [üzüldün|yandın]?” diye sordu~. {H} [düşündü^|bekledi^], buldu^: “Verirken [iki elimle uzatmadım|gülümsemedim|yüzüne bakmadım].” {F} gülecekti~, [gülmedi~|vazgeçti~].',
        needs: ['human', 'keepsake'],
      },
      {
        text: '{V.dik:acc} en son soran bir çocuktu~. “Sana ne [verdi|aldın karşılığında]?” dedi~. “[Bir şey vermedi|Hiç].” Çocuk [parmaklarıyla|kaşlarını çatıp] hesaplamaya kalktı~, olmadı~. “O zaman [sende bir eksik var|bir borç duruyor|sen yanlış oynamışsın],” dedi~. “[Var|Öyle],” dedi^ {H}.',
        needs: ['!child', '!solitary'],
      },
      {
        text: 'Yıllar sonra biri {H:gen} yolunu^ [kesti~|durdurdu~]: “[O günkü sendin, değil mi|Elini uzatan sendin|Yüzünü unutmadım].” Yüzü [değişmiş|sertleşmiş], sesi [kalınlaşmıştı~|kısılmıştı~]. {H} bakışından [tanıdı^|çıkardı^]. “Ne oldu [sonra|ondan sonra]?” diye sordu^. “Vaktin varsa [anlatırım|otur|yürüyelim],” dedi~ öteki.',
        needs: ['stranger', '!solitary'],
      },
      {
        text: 'Verdiği^ şey elden ele [dolaştı~|gezdi~]; en son [bir çocukta|uzak bir köyde] [gördüler~|rastladılar~]. Tutan onun [kimden geldiğini|kimin olduğunu] bilmiyor, yalnızca [sıkı sıkı|gururla] [tutuyordu~|taşıyordu~]. {F} haberi getirince {H}, “[Tutsun|Dolaşsın|Bende dursa paslanırdı],” dedi^.',
        needs: ['keepsake', '!solitary'],
      },
      {
        text: 'O günden {H:dat} bir alışkanlık [kaldı~|yadigârdı~]: [pazardan|dükkândan] ne alsa^ iki tane [alıyordu^|aldırıyordu^]. İkincisini [yolda|köşede], gözü kalan ilk kişiye [uzatıyordu^|bırakıyordu^]. Satıcılar artık [sormadan|gülerek] iki tane [sarıyordu~|tartıyordu~].',
        needs: ['settled', '!child'],
      },
      {
        text: '{V.dik:acc} anlatanlar her seferinde bir şey [ekledi~|büyüttü~]: biri [kar yağdırdı~|yağmur yağdırdı~], biri {H:acc} [ağlattı~|diz çöktürdü~]. {H} [düzeltmedi^|karışmadı^]. Yalnız bir yere [itiraz etti^|takıldı^]: “[Ben ağlamadım|O gün hava açıktı].” {F} [öksürdü~|tavana baktı~|kaşını kaldırdı~].',
        needs: ['friend-knows', '!solitary'],
      },
      {
        text: '{H} bir sabah aynı yerde bir [paket|bohça] [buldu^|gördü^]; üstünde ad [yoktu~|yazmıyordu~]. İçindeki, verdiğinin^ aynısı [değildi~|sayılmazdı~]; daha [yeniydi~|küçüktü~]. {H} onu [en görünen yere|başucuna^] koydu^.',
        needs: ['keepsake', 'human'],
      },
      {
        text: 'Son söz {F:gen} oldu~. “Sende [dursa|kalsa] ne olacaktı?” dedi~. {H} düşündü^. “[Tozlanacaktı|Ben ona bakacaktım, o bana|Bir çekmecede uyurdu].” “İyi o zaman,” dedi~ {F} ve bu konu bir daha [açılmadı~|konuşulmadı~].',
        needs: ['keepsake'],
      },
      {
        text: '“[Ödemek istiyorum|Borcumu kapatayım],” dedi~ {X}, uzun zaman sonra. {H} [düşündü^|çenesini^ kaşıdı^]. “[Bir bardak su ver|Bana bir türkü söyle],” dedi^. {X} [denileni yaptı~|hemen yaptı~]. “Tamam mı?” “Tamam,” dedi^ {H}, “[ödeştik|üstü kalsın|bir de gül].”',
        needs: ['human', 'other'],
      },
      {
        text: '{F} bir gün, “Geri verseler [alır mısın|ne yaparsın]?” diye sordu~. {H} gülmeye [başladı^|koyuldu^]. “Neye [gülüyorsun|güldün]?” “Vereni düşündüm,” dedi^. “Ben nasıl [uyuyamadım o gece|dönüp durdum]. O da [uyuyamaz|döner durur].”',
        needs: ['keepsake'],
      },
    ],
  },
];
