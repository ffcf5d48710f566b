/*
 * Verbs of everyday and literary Turkish, one word each, as roots: the infinitive follows from vowel harmony. Passives
 * and causatives with a meaning of their own ("açılmak", "göstermek") are listed; others are derinleş derived where needed.
 */

import { fronted, lastVowel } from './phonology.ts';

const ROOTS = `
  abart acı acık aç açıkla açıl açılıver açtır ada adan adımla adlandır affet ağar ağırla ağırlaş ağla ağlat
  ağrı ağrıt ak akıt akset aktar al alçal alçalt aldan aldat aldır aldırıl algıla alıkoy alış alıştır alıver
  alkışla alla an anımsa anımsat anla anlaş anlaşıl anlat anlatıl ara arala aralan aran araştır arın arındır
  arıt art artır arttır arzula as asıl aş aşağıla aşın aşındır aşır at atan atıl atış atla atlat avla avun
  avut ay ayaklan ayarla aydınlan aydınlat ayıkla ayıl ayıpla ayır ayırt ayrıl ayrış az azal azalt azarla
  azarlan azdır azımsa bağdaş bağır bağırt bağışla bağla bağlan bahset bak bakakal bakın bakış bakıver
  bandır barın barındır barış barıştır bas basıl bastır başar başarıl başkalaş başla başlan başlat bat batır
  bay bayıl bayılt becer beğen bekle beklen beklet belgele belir belirle belirt belle benimse benze benzet
  besle beslen bezdir beze bık bıktır bırak bırakıl biç biçimlen bil bildir bile bilen bilin bin bindir
  birik biriktir birleş birleştir bit bitir bocala boğ boğul boğuş boşal boşalt boşan boya boyan boz bozul
  bozuş böl bölün bölüş bölüştür buda bul bulan bulandır bulaş bulaştır buldur bulun bulundur buluş buluştur
  buna bunal bunalt bur burk burkul buruş buruştur buyur bük bükül bürü bürün büyü büyüle büyülen büyüt büz
  büzül canlan canlandır cay cesaretlen cevapla cezalandır cıvılda cilala çabala çağır çağla çağrıl çağrış
  çağrıştır çak çakıl çakış çal çalın çalış çalıştır çalkala çalkalan çap çapala çaprazla çarp çarpıl çarpış
  çarpıt çat çatıl çatış çatla çatlat çek çekil çekin çekiş çekiştir çekiver çektir çel çeliş çevir çevrele
  çevril çık çıkar çıkarıl çıkart çıkış çıkıver çıldır çınla çınlat çırp çırpın çıtırda çiğne çiğnen
  çimdikle çiz çiziktir çizil çoğal çoğalt çök çökert çömel çöz çözül çözümle çürü çürüt dadan dağıl dağıt
  dağla dal daldır dalgalan damgala damla damlat danış daral daralt darıl davran daya dayan dayandır dayat
  de değ değdir değerlen değerlendir değin değiş değiştir del delin delir demle demlen dene denen denetle
  deneyimle dengele dertlen dertleş destekle desteklen deş devir devral devret devril dik dikil dikizle dile
  dilen dilimle din dindir dinle dinlen dinlendir dinlet diren diret diril dirilt dişle dit diz dizginle
  dizil doğ doğra doğrul doğrula doğrult doğur doku dokun dokundur dol dolan dolandır dolaş dolaşıl dolaştır
  doldur don donakal donat dondur donuklaş doy doyur dök dökül dön döndür dönüş dönüştür dönüver döşe döşen
  döv dövün dövüş dövüştür dur durakla duraksa duraksat durdur durul duruver duy duyul duyumsa duyur düğümle
  düğümlen dürt düş düşle düşün düşündür düşünül düşür düşüver düz düzel düzelt düzenle düzenlen edin
  efkarlan eğ eğil eğit eğitil eğlen eğlendir eğleş ek ekil ekle eklen eksil eksilt ele elen elle em emekle
  emret emzir engelle er eri eriş eriştir erit ertele ertelen es esinlen esirge eski esne esnet eşele eşle
  eşleş eşleştir et etkile etkilen ettir evcilleş evir evlen evlendir evril eyle ez ezberle ezberlen ezil
  farklılaş fethet fırçala fırla fırlat fısılda fısıldaş fışkır filizlen fokurda fotoğrafla gecik geciktir
  geç geçil geçin geçindir geçir geçiştir gel gelin geliş geliştir geliver ger gerçekleş gerçekleştir gerek
  gerektir geril gerile gerilet getir getirt gevele gevşe gevşet gez gezdir gezil gezin gıcırda gıcırdat
  gıdıkla gidil gidiver gir giril giriş git giy giydir giyil giyin gizle gizlen göç göğüsle gölgele gölgelen
  göm gömül gönder gönderil gör görevlendir görül görün görüntüle görüş görüştür göster gösteril götür
  götürül gözet gözetle gözle gözlemle gözlen gözük gücen gücendir güçlen güçlendir güçleş gül güldür
  gülümse gülümset gülüş gümbürde güncelle güreş gürle güt güven güvenil haberleş hafifle hafiflet hafifse
  halleş hallet hapset hapsol hapşır harca harcan hatırla hatırlan hatırlat havalan havalandır havla
  hayıflan haykır haykırt hazırla hazırlan hecele hedefle hesapla hesaplaş heveslen heyecanlan hıçkır hırla
  hırpala hırpalan hırslan hışırda hızlan hızlandır hissedil hisset hissettir homurdan hopla horla hoşlan hükmet
  hüzünlen hüzünlendir ıkın ısın ısındır ısır ısırt ısıt ısıtıl ıskala ıslan ıslat ısmarla ışı ışılda
  ışıldat iç içer içerle içil içir içselleştir iğnele iğren iğrendir ikile ilerle ilerlet ilet iletil
  ilgilen ilgilendir iliş iliştir imren imrendir imzala in inan inandır incel incele incelen incelt incin
  incit indir inil inle inlet irdele irkil irkilt isle iste isten istet istifle işaretle işit işitil işle
  işlen işlet it itele itil itiş iyileş iyileştir izle izlen izlet kabar kabart kabullen kaç kaçıl kaçın
  kaçır kaçış kak kakala kal kalakal kaldır kaldırıl kalın kalk kalkış kamaş kamaştır kan kana kanat kandır
  kanıksa kanıtla kap kapa kapan kapanıver kapat kapatıl kapıl kapış kapla kaplan kapsa kar karala karalan
  karar kararlaş kararlaştır karart karıl karıncalan karış karıştır karşıla karşılan karşılaş karşılaştır
  kas kasıl kaşı kaşın kat katıl katılaş katla katlan katlet kavra kavran kavrul kavur kavuş kavuştur kay
  kaybet kaybol kaydet kaydır kayır kayna kaynaş kaynaştır kaynat kaz kazan kazandır kazanıl kazı kazıl
  kazın kekele kemir kenetle kenetlen kes kesil kesinleş kesiş keskinleş keşfedil keşfet kıl kılın kımılda
  kımıldan kımıldat kına kınan kıpırda kıpırdan kıpırdat kır kırıl kırış kırıştır kırp kırpıl kıs kısal
  kısalt kısıl kısıtla kıskan kıskandır kıstır kıvır kıvran kıvrıl kıy kıyasla kıyıl kız kızar kızart kızdır
  kızıl kızış kızıştır kilitle kilitlen kirala kiralan kirlen kirlet koca kok kokla koklat kokuş kokut
  kolaylaş kolaylaştır kolla kollan kon konakla kondur konul konuş konuştur konuşul kop kopar koparıl kork
  korkut koru korun koş koştur koşuştur kov kovala kovul kovuştur koy koyul koyulaş koyver köhne köpür
  köpürt körel körelt köreltil kötüle kötüleş kucakla kucaklaş kudur kudurt kullan kullanıl kur kurcala
  kurgula kurtar kurtarıl kurtul kuru kurul kurula kurulan kurut kus kuşan kuşat kuşkulan kutla kutsa
  kuvvetlen küçül küçült küçümse küfret küllen kümelen küre küs küstür lanetle lekele lekelen lütfet mahvet
  mahvol mırıldan mızmızlan morar mühürle mühürlen müjdele nefeslen nişanlan nitele notla nükset ofla okşa
  okşat oku okun okut ol olgunlaş oluş oluştur oluver onar onarıl onayla otur oturt oturul ov ovala ovuştur
  oy oyala oyalan oyna oynan oynaş oynat oyul öde öden ödeş ödet ödüllendir öfkelen öfkelendir öğren öğrenil
  öğret öğüt öğütle öksür öksürt öl ölç ölçül ölçüş öldür öldürül öncele önemse öner önle önlen öp öpül öpüş
  ör örgütle örnekle ört örtül örtün örtüş örül öt ötele öttür ötüş öv övün öykün özdeşleş özen özendir
  özetle özgürleş özle özlen pahalan paketle panikle parçala parçalan parılda parla parlat paslan patla
  patlat paylaş paylaşıl paylaştır pazarla pekiş pekiştir perdele peydahlan pırılda piş pişir pişiril planla
  planlan püskür püskürt rahatla rahatlan rahatlat rastla rastlan rastlaş reddedil reddet renklen resimle
  saç saçıl saçmala sadeleş sağ sağal sağırlaş sağla sağlamlaş sağlan sahiplen sakatlan sakın sakinleş
  sakinleştir sakla saklan saklanıl sal salın salıver salla sallan san sanıl sap sapıt sapla saplan sapta
  saptan sar sardır sarıl sark sarkıt sars sarsıl sat satıl sav savaş savaştır savrul savsakla savun savunul
  savur savuştur say saydamlaş sayıkla sayıl seç seçil sek selamla selamlaş semir sendele ser seril serinle
  serinlet serp serpil serpiştir sersemle sertleş seslen seslendir sessizleş sev sevdir sevil sevin sevindir
  seviş seyredil seyrel seyret sez sezdir sezil sezinle sıçra sıçrat sığ sığdır sığın sığış sık sıkıl
  sıkılaş sıkış sıkıştır sıklaş sıklaştır sına sınan sınırla sırala sıralan sırıt sırtla sıva sıvan sıvazla
  sıvış sıyır sıyrıl sız sızdır sızla sızlan sızlat sil silahlan silin silk silkele silkelen silkin simgele
  sin sindir sinirlen sinirlendir sislen sivril soğu soğut sok sokul sol soldur solu solukla soluklan somurt
  somutlaş sonlan sonlandır sonuçlan sor sorgula sorul soruştur soy soyul soyun sök sökül sön söndür söv
  söyle söylen söyleş söylet sözleş suçla suçlan sula sulan sun sunul sus susa susat sustur süpür sür sürdür
  süregel sürt sürtün sürükle sürüklen sürül sürün süsle süslen süz süzül şahlan şakala şakalaş şaklat şaş
  şaşakal şaşala şaşır şaşırt şekillen şekillendir şenlen şımar şımart şırılda şiş şişin şişir şükret
  şüphelen tak takıl takın takırda takıştır tamamla tamamlan tanı tanımla tanın tanış tanıştır tanıt tap
  tapın tara taran tart tartıl tartış tartışıl tasalan tasarla taş taşı taşın taşır taşıt taşla taşlaş tat
  tattır tavla tazele tazelen tekle tekmele tekrarla tekrarlan telaşlan temizle temizlen tep tepele tepin
  terle terlet tersle tertiple tetikle tıka tıkan tıkırda tıkış tıkıştır tıkla tıklat tıngırda tırmala
  tırman tırmandır tiksin tiksindir titre titreş titret tokalaş tokatla topalla toparla toparlan topla
  toplan toplat tosla toz tozlan törpüle tut tuttur tutukla tutuklan tutul tutun tutuş tutuştur tuzla tuzlan
  tüken tüket tüketil tükür türe türet tüt tüttür tüy uç uçur uçuş ufal ufala uğra uğraş uğraştır uğrat
  uğulda uğurla ulaş ulaştır ulu um umul umursa umutlan unut unuttur unutul usan usandır utan utandır uy
  uyan uyandır uyandırıl uyar uyarıl uyarla uydur uydurul uyu uyukla uyuş uyuştur uyut uyuyakal uza uzaklaş
  uzaklaştır uzan uzat uzatıl uzlaş uzmanlaş üçle üfle ümitlen üre üret üretil ürk ürküt ürper ürpert üstele üstlen
  üşen üşü üşüş üşüt ütüle üz üzül vakfet var varıl varsay vazgeç vazgeçir ver verdir veril vızılda vur
  vurdur vurgula vurul vuruş yabancılaş yadırga yağ yağdır yağla yağmala yak yakala yakalan yakalat yakar
  yakıl yakın yakınlaş yakış yakıştır yaklaş yaklaştır yala yalan yalanla yalpala yalvar yama yaman yan
  yanaş yanaştır yanıl yanılt yanıtla yankılan yansı yansıt yansıtıl yap yapıl yapış yapıştır yaptır yar
  yara yarala yaralan yaran yarat yaratıl yargıla yargılan yarıl yarış yarıştır yasakla yasaklan yasla
  yaslan yaşa yaşan yaşar yaşat yaşlan yat yatır yatış yatıştır yavaşla yavaşlat yay yayıl yayımla yayımlan
  yayınla yayınlan yaz yazdır yazıl yazış ye yedir yeğle yen yenil yenile yenilen yerleş yerleştir yeşer
  yeşert yet yetin yetiş yetiştir yığ yığıl yık yıka yıkan yıkıl yıl yıldır yıpran yıprat yırt yırtıl yit
  yitir yitiril yoğunlaş yoğur yokla yoklan yol yolla yollan yont yor yorul yorumla yönel yönet yudumla
  yuhala yum yumrukla yumuşa yumuşat yut yutkun yuvalan yuvarla yuvarlan yücel yücelt yüceltil yükle yüklen
  yüksel yükselt yüreklen yürü yürüt yürütül yüz yüzdür yüzleş yüzleştir zannet zayıfla zayıflat zedele
  zehirle zehirlen zenginleş zıpla zıplat zincirle zonkla zorla zorlan zorlaş zorlaştır
  afalla aksa aksat sabret sakatla silikleş dirsekle yavrula dilsizleş alevlen arakla ateşle avuçla ban borçlan buharlaş buzlan buğulan ciltle
  ciltlen debelen demirle depola depreş didikle didin didiş diklen dikleş dinginleş dosyala dumanlan
   ekşi genişle genişlet gerginleş gocun gümle güneşlen hastalan
   huylan huysuzlan huzursuzlan hırçınlaş ilikle ipotekle işaretlen
  kalayla kalınlaş kamçıla kanatlan kodla kurşunla köstekle küflen kükre kıkırda
   mayala mayalan meraklan miyavla nemlen niyetlen omuzla oyla
   programla sabunla sarar seğir seğirt sigortala
  soyutla sürgüle sürgülen sırtlan teyelle tökezle
  tökezlet tırpanla tısla ustalaş uygula uygulan uysallaş vadet yadsı yamala yelten
   yumruklan yüreklendir zımbala zımparala çatırda çatırdat
  çimlen çivile çiçeklen çıkagel çıtlat örgütlen ıssızlaş ışıklandır şakırda şifrele
  şişele yinele güzelleş ciddileş tuhaflaş tatsızlaş uslan dola mektuplaş
`;

function infinitiveOf(root: string): string {
  const vowel = lastVowel(root) ?? 'e';
  return root + (fronted(vowel) === vowel ? 'mek' : 'mak');
}

/** Infinitives of about 1,700 verbs, each of one word. */
export const VERBS: readonly string[] = ROOTS.trim().split(/\s+/u).map(infinitiveOf);
