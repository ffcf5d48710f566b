/** What the hero does at once, by kind of thing. */
export const REACTIONS: readonly string[] = [
  '#portable {H} {T:acc} {P.part:dat} götürdü<m|>, {P.small:acc} kenara itip yer açtı<m|>. {T.part:gen} üstünde [tanımadığı bir leke|ince bir çizik] vardı; [suyla|~başparmağıyla] silmeyi denedi<m|>, çıkmadı.',
  '#portable [Önce|İlk iş] kapıyı kapattı<m|>. Sonra {T:acc} {T.use.di}, {T.part:acc} [yokladı<m|>|inceledi<m|>] ve bunun [yanlışlıkla|rastgele] buraya gelmiş olamayacağına karar verdi<m|>.',
  '#portable {T:acc} ~yanına alıp {P:loc} bir tur attı<m|>. {P.small.de} {P.small.de} yerindeydi. [Öyleyse|Demek ki] gelen, almak için değil, {T:acc} bırakmak için gelmişti.',
  '#portable Bir süre {T:dat} dokunmadan [bekledi<m|>|oturdu<m|>]. {P.sound} kesilince {T:acc} [hızla|birdenbire] kavradı<m|>; [ağırlığı|sıcaklığı] hiç yabancı gelmedi.',
  '#portable {H} {T:acc} ışığa kaldırdı<m|>. {T.part:gen} kenarında, [çıplak gözle|dikkatsiz biri için] görünmeyecek kadar küçük [üç harf|bir işaret] vardı: [ikisi silikti|ortadaki kazınmıştı].',
  '#vessel {H} {P.small:acc} alıp [dışarı|öne] çıktı<m|>. [Seslendi<m|>|El salladı<m|>]; {T} karşılık vermedi. Yalnızca {T.part:loc} bir [kıpırtı|ışık] belirdi, iki [saniye|nefes] sürdü, söndü.',
  '#vessel Saati [deftere|~avucuna] yazdı<m|>. Sonra {T:gen} [boyunu|yönünü] göz kararı ölçtü<m|>; ~bildiği hiçbir [çizime|kayda] uymuyordu. {T.part} ise [fazla|tuhaf biçimde] tanıdıktı.',
  '#vessel {T:gen} geçip gitmesini bekledi<m|>. Gitmedi. {T.sound} [uzun uzun|bir kez daha] yankılandı ve {P:loc} bütün [konuşmalar|öteki sesler] sustu.',
  '#being {H} {P.small:acc} ağır ağır yere koydu<m|>, [~avuçlarını gösterdi<m|>|olduğu yere çöktü<m|>]. {T} bir süre düşündü, sonra {P.part:gen} önüne kadar [yaklaştı|geldi].',
  '#being [Korkutmamak|Ürkütmemek] için yüzünü çevirdi<m|>; göz ucuyla {T:acc} izledi<m|>. {T.part} [kirliydi|yara içindeydi]. Buraya [uzun|zor] bir yoldan gelmişti, belliydi.',
  '#being O gece {T} için [bir köşe|sıcak bir yer] hazırladı<m|>: {P.small}, [eski bir örtü|biraz su], [yarım ekmek|kapı aralığı]. Sabaha kadar [ikisi de|hiçbiri] uyumadı.',
  '#being “Adın ne senin?” diye sordu<m|>, {T:abl} cevap beklemeden. Gelen ses [kısıktı|tuhaftı], ama [bir ada|bir sözcüğe] benziyordu; {H} [irkildi<m|>|yine de duydu<m|>].',
  '#site #out {H} {P.small:acc} getirip {T:gen} çevresini [adımladı<m|>|aydınlattı<m|>]. [Kuzey|Arka] yanında, otların arasında, [avuç içi kadar|kilit biçiminde] bir boşluk vardı.',
  '#site {T.part:dat} [~kulağını|~elini] dayayıp bekledi<m|>. İçeriden [hava|soğuk bir soluk] geliyordu; demek {T} sanıldığı gibi [boş|ölü] değildi.',
  '#site {H} eski anlatılanları hatırladı<m|>: {T:dat} giren [son kişi|iki kardeş] dönmemiş, [kapı|yol] o günden sonra [örülmüştü|unutulmuştu]. Gülüp geçilen bir hikâyeydi. [Şimdi|O an] gülen yoktu.',
  '#phenomenon {H} {T:acc} [tarif etmeye|birine anlatmaya] çalıştı<m|>, sözcükler [küçük|yavan] kaldı. En iyisi [yazmaktı|çizmekti]; {P.small:gen} arkasına saatini, süresini, [yönünü|etkisini] geçirdi<m|>.',
  '#phenomenon Ertesi gün [herkes|komşular] başka şeylerden konuştu. {H} ise {T:acc} düşünerek {P.act.di}, aynı [cümleyi|hareketi] {n:3-5} kez yineledi<m|>.',
  '#phenomenon {P.part:abl} [dışarı|aşağı] baktı<m|>; başka kim [görmüş|duymuş] olabilirdi? Karşıda bir [perde|kapı] kımıldadı, hemen kapandı.',
];

/** How the thing touches the old wound. */
export const LINKS: readonly string[] = [
  '{T} [bütün bunları|o günleri] geri getirmişti. {W:gen} [adı|yüzü], {P.sound:gen} arasından [belirip|çıkıp] duruyordu.',
  '{H} {T:abl} ~gözünü ayıramıyor<dum|du>. {W.de} [böyle|tıpkı böyle] bakardı: [kıpırdamadan|hiç acele etmeden], bir cevap bekler gibi.',
  'Şimdi, {T:gen} karşısında, {W:gen} [o günkü|son] sözü [ilk kez|nedense] yerini bulur gibiydi.',
  '{W:ins} {T} arasında bir bağ olmalıydı. {H} bunu bilmiyor<dum|du>, ama [~avuçlarının terlemesinden|~ensesindeki ürpertiden] seziyor<dum|du>.',
  '{T:gen} [sırrı çözülürse|nereden geldiği öğrenilirse] {W:acc} {anlamak.fut:acc} düşündü<m|>.',
  'Yıllardır kapalı duran o [kapı|çekmece] aralanmıştı; {T} ile {W}, aynı [cümlenin|resmin] iki ucu gibiydi.',
];

/** The wish, said plainly. */
export const WISHES: readonly string[] = [
  '{H} o an ne ~istediğini biliyor<dum|du>: {T:gen} nereden geldiğini öğrenmek, [öğrenmeden|bilmeden] de {P:abl} ayrılmamak.',
  'Karar [bir cümle|tek cümle] kadardı: [Sabaha|Yarına] kadar {T:gen} peşini bırakmayacaktı<m|>.',
  'Başkası olsa {T:acc} [unuturdu|görmezden gelirdi]. {H} unutamadı<m|>; {T:acc} anlamak, [bir bakıma|belki de] {W:acc} anlamaktı.',
  '#!phenomenon {H} yalnızca tek bir şey istiyor<dum|du>: {T:gen} kime ait olduğunu [bulmak|öğrenmek]. [Ucunda|Sonunda] ne olduğu ~umurunda değildi.',
  '~İstediği [büyük bir şey|fazla bir şey] değildi: {T} hakkında [doğruyu söyleyecek|susmayacak] tek bir insan.',
  '[Ya şimdi|Ya bu gece] olacaktı ya da {T} [bir ömür|ömür boyu] cevapsız kalacaktı. {H} kalktı<m|>, [~ayakkabılarını bağladı<m|>|~ceketini giydi<m|>].',
];

/** On the way: place and movement together. */
export const WALKS: readonly string[] = [
  '{H} {P.part:abl} geçip {P.part:dat} yöneldi<m|>. {P.sound} arkada kaldı; [burada|bu yanda] yalnızca {P.smell} kokusu ve ~adımlarının sesi vardı.',
  'Yol boyunca {n:2-4} kez durdu<m|>: ilkinde {P.sound} için, sonuncusunda [emin olmak|nefes almak] için. {P.light} {P.part:gen} üstünde [titriyordu|bir açılıp bir kapanıyordu].',
  '{P.part}, [o saatte|gün boyu] kimsenin uğramadığı yerdi. {H} [alçak sesle sayarak|duvarı izleyerek] ilerledi<m|>; {P.smell} kokusu her adımda [ağırlaşıyordu|yaklaşıyordu].',
  '{H} {P.small:acc} [~yanına|~koltuğunun altına] aldı<m|> ve kimseye görünmeden {P.part:dat} kadar gitti<m|>. Oradan {T} [daha yakın|daha büyük] görünüyordu.',
  '#rain [Yağmur|Sağanak] altında {P.part:dat} varana kadar sırılsıklam olmuştu<m|>. {P.smell} kokusu, [ıslak yünün|ıslak kumaşın] kokusuna karıştı.',
  '#snow Her adımda kar [gıcırdıyor|bileklere kadar çıkıyor], arkada [tek sıra|derin] izler kalıyordu. {H} dönerken bu izleri [kullanmayı|silmeyi] düşündü<m|>.',
  '#night Karanlıkta {P.part} [uzamış|yaklaşmış] gibiydi. {H} el yordamıyla [ilerledi<m|>|geçti<m|>], {P.light} [görünene|seçilene] kadar ~nefesini tuttu<m|>.',
  '#day Gün ışığında {P.part} [zararsız|bakımsız] bir yerdi. Gelip geçenler {H:dat} [selam verdi|şöyle bir baktı], kimse [durup|dönüp] bir şey sormadı.',
];

/** After a blow: what is tried all the same. */
export const ATTEMPTS: readonly string[] = [
  '{H} [pes etmedi<m|>|oturup kalmadı<m|>]. {P.small:acc} [söktü<m|>|ikiye ayırdı<m|>], [parçasını|ucunu] {P.part:gen} aralığına soktu<m|> ve [bütün ~gücüyle|ağır ağır] bastırdı<m|>. [Üçüncü|İkinci|Beşinci] denemede {P.part:gen} içinde bir şey kımıldadı.',
  'Elde {P.small} ile [inattan|sabırdan] başka bir şey kalmamıştı. {H} [gün boyu|bütün gece] {P.part:gen} yanında uğraştı<m|>; ~elleri {P.smell} koktu, [sonuç|değişen bir şey] yoktu.',
  '{H} [başka bir yol|çevresinden dolaşmayı] denedi<m|>: {P.part:abl} [indi<m|>|geçti<m|>], [dar|kör] bir köşede sıkıştı<m|>, geri döndü<m|>. Dönerken {P.part:gen} [dibinde|arkasında] bir ayrıntı ~gözüne çarptı.',
  '~Gözlerini kapatıp baştan düşündü<m|>: [ilk|o] gün, {T}, {P.sound}, sonra [sessizlik|yabancı adımlar]. Sırada, {P.part:gen} önünde geçen {n:3-9} dakika eksikti.',
  '#met {H} {F:dat} haber yolladı<m|>. Cevap bir saat sonra geldi; [kâğıtta|üstünde] tek sözcük vardı: “[Bekle|Geliyorum|{P.part}].” {H} {P.act.erek} bekledi<m|>.',
  '#rivalmet {H} {A:acc} [uzaktan|saatlerce] izledi<m|>. Her yere [ağır ağır|aynı adımlarla] gidiyor, yalnızca {P.part:gen} önünde [hızlanıyordu|başını çeviriyordu]. Saklanan şey [oradaydı|o yandaydı].',
];

/** Just after the discovery. */
export const AFTERMATHS: readonly string[] = [
  '{n:5-20} saniye boyunca kimse konuşmadı; {P.sound} bile [uzaklaşmıştı|alçalmıştı]. {H} {P.part:dat} tutundu<m|>, ~dizlerinin yatışmasını bekledi<m|>.',
  '{H} {P.part:gen} önünde {ağlamak.fut:acc} ya da {bağırmak.fut:acc} sandı<m|>, ikisi de olmadı. Yalnızca ~göğsünde yıllardır sıkılı duran bir yumruk [gevşedi|açıldı].',
  '[Her şey|Bütün parçalar] yerine otururken çıkan ses [hafifti|küçücüktü]: {P.small} [masadan|yerinden] kayıp yere düştü, kimse [eğilip|uzanıp] almadı.',
  '{H} {T:dat} yeniden baktı<m|>. Aynı {T}, aynı [ışık|yer]; değişen yalnızca bakan olmuştu.',
  'Bunca [gün|yol], bunca [soru|uykusuzluk] tek bir [cümleye|ana] sığmıştı. {H} o cümleyi bir daha [söyletmedi<m|>|istemedi<m|>]; [bir kez|duymak] yetmişti.',
];
