/** Chance meetings: somebody of the place, a few words about the thing. */
export const MEETINGS: readonly string[] = [
  'Bir {P.folk} işini yarıda bırakıp {H:dat} baktı. “Demek sen de {T:acc} [gördün|duydun],” dedi; soru sormuyordu. {H} cevap verene kadar [adam|yaşlı adam] {P.small:acc} toplamış, {P.part:gen} ardında kaybolmuştu.',
  '{P.part:gen} önünde bir {P.folk} ~yolunu kesti. “{T:dat} bulaşma,” dedi, [yün|lacivert] atkısını çekiştirerek. “Benim [kardeşim|babam] bulaştı, hâlâ [evin ışığını açık bırakıyoruz|adını söylemiyoruz].”',
  '“Üç gündür uyumuyorsun,” dedi {P.folk}, {P.small:acc} uzatarak. “[Yüzünden|{T:dat} bakışından] belli.” {H} [teşekkür etti<m|>|~başını salladı<m|>], ama ne {P.small:acc} aldı<m|> ne de {T:abl} söz açtı<m|>.',
  'Bir {P.folk} {P.part:gen} yanına çökmüş, [ekmeğini|elmasını] dilim dilim kesiyordu. “{T:acc} soran çok olur,” dedi, ağzı dolu, “[cevabı|bulmayı] isteyen az.” Bıçağı silip katladı, {P.part:dat} döndü; konuşma bitmişti.',
  '{n:6-11} yaşlarında bir çocuk {H:gen} ~peşine takıldı. “{T} [geceleri|yağmurda] konuşuyormuş,” dedi fısıltıyla. “[Dedem|Ablam] {P.part:gen} orada duymuş.” {H} ne dediğini sorunca çocuk omuz silkti: “[Herkese başka bir şey|Yalnızca {W.sen:gen} adını].”',
  'Yaşlı bir kadın {P.part:dat} oturmuş, [yün sarıyordu|fasulye ayıklıyordu]. {H:acc} görünce eli durdu. “{W.sen:gen} [yürüyüşü|bakışı] var sende,” dedi. Sonra {T:acc} başıyla gösterdi: “O da [hep oraya|hep onu] sorardı.”',
  '{P.folk}, “[Bu saatte|Bu havada] burada ne işin var?” diye sordu. {H} uydurma bir şey söyledi<m|>. Adam inanmadı; {P.small:acc} [omzuna|koltuğunun altına] alırken, “{T} [uykunu kaçırmışsa|çağırmışsa] bana söyle,” dedi.',
  'Çay [ikram eden|dolduran] {P.folk} bir süre sustu, sonra bardağını [çevirdi|masaya bıraktı]. “Sana {n:20-40} yıl önce olanı anlatayım,” dedi. “{T} yine [böyle|bu aylarda] gelmişti. Ardından {n:2-4} [ev|kapı] kapandı; sebebini {P.part} bilir, bir de ben.”',
  '“{P.small:acc} [düşürmüşsün|unutmuşsun],” dedi arkadan bir ses. Dönünce bir {P.folk} gördü<m|>; elindeki {H:gen} değildi. {P.part:abl} bir tıkırtı geldi, <ikimiz|ikisi> de aynı anda oraya baktı<k|>.',
  '#met {F:acc} tanıyan bir {P.folk}, sözü döndürüp dolaştırıp {T:dat} getirdi. “[Arkadaşın|O] bilir,” dedi, “ama söylemez. [Yeminlidir|Söz vermiştir].” {H} {F:gen} neden hep [kapıya yakın|sırtı duvara dönük] oturduğunu düşündü<m|>.',
  '#child “Ben de [küçükken|senin yaşındayken] {T:acc} görmüştüm!” dedi {P.folk}. {H} ~kulaklarına inanamadı<m|>. “Peki sonra?” “Sonra büyüdüm,” dedi adam, içini çekerek, “büyüyünce [bakmayı unutuyor insan|başka yerlere bakılıyor].”',
];

/** What people say about the thing. */
export const RUMOURS: readonly string[] = [
  '{T} için [üç|dört] ayrı hikâye anlatılırdı. Birinde [ölen bir gelin|boğulan iki kardeş], ötekinde [kaçak bir mahkûm|batan bir servet] vardı; üçüncüsünü bilenler [susardı|kapıyı kapatırdı]. {H} {P.folk:dat} üçüncüsünü sormaya karar verdi<m|>.',
  'Anlatılana bakılırsa {T:acc} [son gören|ilk gören] {P.folk}, ertesi gün {P:acc} terk etmiş. Evi [hâlâ boşmuş|üç kez satılmış]; sofrada [iki tabak|yarım ekmek] duruyormuş.',
  'Kimi {T:acc} uğur sayıyordu, kimi [felaket|yas]. {P:loc} bir düğün [bu yüzden|yalnızca bu yüzden] ertelenmiş, bir ortaklık bozulmuştu. {H} ikisine de inanmıyor<dum|du>; yine de {P.part:gen} önünden geçerken ~adımlarını sıklaştırıyor<dum|du>.',
  '#!scifi {P:loc} {T:abl} söz açıldığında sohbet [kesilirdi|yön değiştirirdi]. “[Olmamış say|Duymadın],” derlerdi yeni gelene. Ama herkes [evine dönerken|kalkarken] bir kez {P.part:dat} bakardı.',
  '#!old #!scifi #!children Eski bir gazetede {T} [dört satırla|küçücük bir haberle] geçmişti. Tarih silikti, [muhabirin|tanığın] adı karalanmıştı. {H} kâğıdı ışığa tuttu<m|>; karalamanın altından {W:gen} adının ilk harfi seçiliyordu.',
  '“{T} [insanı seçer|sahibini bulur],” derdi {P.folk}, ciddi mi [şaka mı|değil mi] bilinmezdi. {H} o zaman gülmüştü<m|>. Şimdi aynı sözü [gülmeden|yüksek sesle] tekrarlıyor<dum|du>.',
  '#!children #!old #!scifi {n:10-40} yıl önce [belediye|bir komisyon] {T} için rapor tutmuş, rapor [bodrumu su basınca|taşınma sırasında] yok olmuştu. Geriye kalan kapakta, kurşun kalemle, “{P.folk} biliyor, bir daha sormayın” yazıyordu.',
  '#fantasy Ozanlar {T:acc} yedi dizede anlatır, [sekizincisini|sonuncuyu] söylemezdi; söyleyenin dili [kururmuş|taşa dönermiş]. {H} o dizeyi {W:abl} duymuştu<m|>, [uykuyla uyanıklık|ateşle küllerin] arasında.',
  '#scifi Kayıtlarda {T} [altı haneli bir sayıyla|yalnızca bir kodla] anılıyordu. Dosyanın erişim listesinde {n:3-5} ad vardı; [üçü ölmüş|ikisi emekli olmuş], biri adını değiştirmişti. Sonuncusu {W:gen} adıydı.',
  '#historical Vakanüvisler {T:acc} [iki ayrı|birbirini tutmayan] tarihle yazmıştı. Arada [bir kış|yedi ay] vardı; o aralıkta kimin [nerede|kimin sofrasında] oturduğunu soran [kâtip|tarihçi] sürülmüştü.',
];

/** A small object and the person of old. */
export const KEEPSAKES: readonly string[] = [
  '{P.small#1:acc} ~eline aldı<m|>. {W.de} [böyle birini|aynısını] kullanırdı; sapındaki [diş izi|çentik] yüzünden kimseye vermezdi. {H} ~başparmağını {P.small#1:gen} üstünde, olmayan çentiğin yerinde gezdirdi<m|>.',
  '~Cebinde {W:abl} kalan [küçük bir çakı|eski bir para|kırık bir tarak] vardı. Ne zaman [{sıkışmak.se}|karar {vermek.se.neg.abil}] ona dokunurdu<m|>; şimdi de dokundu<m|>, ama bu kez [cevap|serinlik] gelmedi.',
  '{P.part:gen} yanındaki rafa yıllar önce {W} bir {P.small} bırakmış, kimse yerinden oynatmamıştı. {H} tozunu aldı<m|>, bir an daha tuttu<m|>.',
  '{W:gen} el yazısını [market listesinden|bir takvim yaprağından] bile tanırdı<m|>: harflerin kuyruğu hep [uzun|eğik], noktalar hep [unutulmuş|aceleci]. O el yazısını en son {n:5-15} yıl önce görmüştü<m|>.',
  '{P.smell} kokusu ne zaman yükselse {W} gelirdi ~aklına: [ıslak saçları|kolları sıvalı], ağzında [bir türkü|yarım bir ıslık]. Sonra koku dağılır, {P.sound} kalırdı.',
];

/** Troubled sleep. */
export const DREAMS: readonly string[] = [
  '#night O gece ~düşünde {T:acc} gördü<m|>. {W} karşı kıyıda duruyor, [eliyle bir şey anlatıyor|ağzını oynatıyor], ama sesi suyun öte yanından gelmiyordu. {uyanmak.dik:loc} ~avuçları ıslaktı.',
  '#night Uyku, [gelir gibi yapıp|kapıya kadar gelip] gidiyordu. {H} tavandaki [çatlağı|lekeyi] bir haritaya benzetti<m|>: şurası {P}, şurası {P.part}, ortadaki [karaltı|delik] ise {T}.',
  '#night Gece {n:2-4} kez uyandı<m|>, her seferinde aynı sesle: {P.sound}. Sonuncusunda [kalkıp|doğrulup] lambayı yaktı<m|>; {P.small} [masanın|rafın] üstünde [hafifçe sallanıyordu|yer değiştirmişti].',
  '#morning Sabaha karşı kısacık dalmış, [yüksekten düşer gibi|~adını duyup] uyanmıştı<m|>. Düşten geriye tek bir görüntü kalmıştı: {T}, ve onun üstüne eğilmiş {W}.',
];
