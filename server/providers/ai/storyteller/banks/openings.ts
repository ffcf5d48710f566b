/** Opening images: the place, the hour and the hero at once. */
export const OPENINGS: readonly string[] = [
  '#night {P:loc} gece [yarısını|on ikiyi] [çoktan] geçmişti. {H} [uyumaya çalışmaktan vazgeçmiş,|hâlâ giyinikti;] {P.sound:acc} dinliyor<dum|du>.',
  '#night [Gecenin bu saatinde|Herkes uyuduktan sonra] {P:loc} yalnızca {P.sound} duyulurdu. {H} o [sese|gürültüye] [yıllardır] alışıktı<m|>; onu uyandıran, sesin kesilmesi oldu.',
  '#night {P.light} {P.part:gen} üstünden [ağır ağır|bir kez daha] geçti. {H} [saate|karanlığa] baktı<m|>; sabaha [epey|daha] vardı.',
  '#morning {P:loc} sabah {P.smell} kokusuyla başlardı. {H} o gün herkesten önce uyanmış, {P.act.mişti}.',
  '#morning [Güneş|Gün] {P:gen} üstüne yeni [doğmuştu|vurmuştu]. {H} [her sabah yaptığı gibi|alışkanlıkla] {P.act.di}.',
  '#morning [Sabahın ilk saati|Daha gün ağarırken] {P:loc} {P.sound} duyuldu. {H}, {P.part:loc} [durup|oturup] [onun|o sesin] bitmesini bekledi<m|>.',
  '#evening Akşam {P:dat} [yavaş yavaş|sessizce] iniyordu. {P.light}, {P.part:gen} [kenarında|üstünde] [titriyor|bir süre asılı kalıyor], sonra sönüyordu. {H} bu [saati|alacakaranlığı] hep sevmişti<m|>.',
  '#evening [Gün biterken|Akşamüstü] {P:loc} {P.smell} kokusu ağırlaşırdı. {H} {P.part:loc} oturmuş, {P.act.iyordu}.',
  '#day {P:gen} [en kalabalık|en durgun] saatiydi; ortalıkta {P.smell} kokusu vardı. {H} {P.part:loc} durmuş, {P.act.iyordu}.',
  '#day Öğleden sonra {P:loc} [zaman|saatler] [ağır|uyuşuk] geçerdi. {H} {P.small:acc} [bir kenara|yerine] bırakıp {P.act.di}.',
  '{P:loc} ilk öğrenilen şey {P.sound:acc} [başka seslerden|uğultudan] ayırmaktı. {H} bunu [çocukken|ilk kışında] öğrenmişti<m|>.',
  '{H} {P:dat} [ilk ~geldiğinde|~alıştığında] {P.smell} kokusunu [bir daha] hiç [çıkmayacak|geçmeyecek] sanmıştı<m|>. Şimdi o koku olmadan uyuyamıyor<dum|du>.',
  '{P:gen} [dışarıdan görünmeyen|kimsenin bakmadığı] bir yeri vardı: {P.part}. {H} ne zaman düşünmek istese oraya [giderdi<m|>|sığınırdı<m|>].',
  '#rain Yağmur {n:2-6} gündür {P:gen} üstünden çekilmemişti. {H} {P.part:loc} [durmuş|oturmuş], {P.act.iyordu}.',
  '#rain #in Damlalar {P:gen} çatısında [tempo tutuyordu|koşuşturuyordu]. {H} {P.light:dat} biraz daha yaklaşıp {P.act.di}.',
  '#snow Kar {P:gen} bütün seslerini [örtmüştü|yutmuştu]. {H}, {P.part:gen} önünde ~nefesini [seyrediyor<dum|du>|izliyor<dum|du>].',
  '#snow [İlk kar|Kar] o yıl {P:dat} erken gelmişti. {H} [~avuçlarını ovuşturup|~yakasını kaldırıp] {P.act.di}.',
  '#fog Sis {P:gen} kenarlarını silmişti; {P.part} bile ancak birkaç adımdan seçiliyordu. {H} [el yordamıyla|ezberden] ilerledi<m|>.',
  '#wind Rüzgâr {P:loc} [sabahtan beri|günlerdir] [hiç] durmamıştı. {H} {P.sound:acc} artık [duymuyor|ayırt etmiyor]<dum|du>, yalnızca [bekliyor|sayıyor]<dum|du>.',
  '#role {H} {n:4-19} yıldır {P:gen} [her köşesini|her sesini] ezbere bilirdi<m|>. Gözü kapalı {P.part:dat} kadar [yürür|gider], tek bir [eşyaya|taşa] çarpmazdı<m|>.',
  '#role [İnsanlar|Gelip gidenler] {P:acc} [güzel|hüzünlü] bulurdu; {H} için orası [işti|işten ibaretti]. {P.act.ir}, {P.act.ir}, sonra yeniden başlardı<m|>.',
  '#heat Sıcak, {P:gen} üstüne [kalın bir örtü gibi|ağır ağır] çökmüştü. {H} {P.part:loc} [gölge arıyor<dum|du>|soluklanıyor<dum|du>]; uzaktan {P.sound} geliyordu.',
  '[Bir salı günüydü|Bir perşembeydi|Pazar günüydü|Haftanın son günüydü]; {H} {P:loc} [tek başınaydı<m|>|yalnızdı<m|>]. {P.small} [her zamanki|olması gereken] yerinde değildi.',
  '{P:loc} her şeyin [yeri|sırası] belliydi: {P.small}, {P.small}, sonra {P.part}. {H} o gün bu sıranın bozulduğunu [kapıdan girer girmez|daha ilk adımda] fark etti<m|>.',
];

/** First-person heroes say what they are. */
export const SELF: readonly string[] = [
  '#first #role {n:6-24} yıldır {R.di}; [insan|kişi] bir süre sonra yaptığı işin [sesini alıyor|rengini alıyor].',
  '#first #role Ben {R.bir} olarak [tanınırdım|bilinirdim]; [başkaca bir meziyetim yoktu|bu bana yetiyordu].',
  '#first #role {R.di}, [öyle kalacağımı sanıyordum|başka bir şey olmayı da düşünmemiştim].',
  '#first #role Bana “{R.ad}” derlerdi; [adımı bilen azdı|adımı soran çıkmazdı].',
];
