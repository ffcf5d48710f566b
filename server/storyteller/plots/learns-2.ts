import type { Plot } from '../types.ts';

/** What the hero asks of the one whom the knowledge is about, and what knowledge does to the next day. */
export const LEARNS_PLOTS_2: readonly Plot[] = [
  {
    name: 'nothing-new',
    needs: ['!solitary', '!confined', '!space', '!about-person', '!several'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Ne haykırdı^ ne koştu^; ağzı^ bir karış açık kaldı~. Akşam her zamanki yerde {F:ins} karşılaşacak, her zamanki soruyu duyacaktı^: “Ne var ne yok?” Cevabı^ yıllardır hep [aynıydı~|tek sözdü~]: “Hiç.”',
      },
      {
        level: 3,
        text: 'Ayakta durmak iyi gelmedi~, çömeldi^; çömelmek de iyi gelmedi~. Öğrendiği^ şey bir saniyede içeri girmiş, kapıyı arkasından örtmüştü~. Şimdi ne kadar düşünse^ o kapının öbür yanına, bir şey bilmediği^ sabaha [dönemiyordu^|geçemiyordu^].',
      },
      {
        level: 3,
        text: 'Aynı şeyi bir kez daha yokladı^: yanlış anlamış olabilir miydi^? Her ayrıntıyı tek tek önüne^ koydu^, ters yüz etti^, başka bir anlama çekmeye uğraştı^. Hiçbiri çekildiği yerde durmadı~; hepsi sessizce eski yerine, [aynı sonuca|o tek sonuca] döndü~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} gün her günkü gibi sürüyordu~, en tuhafı da buydu~. Dünya, {H:gen} öğrendiği^ şeyi çoktan biliyormuş da söylememiş gibiydi~. Eşya yerli yerindeydi~; yer değiştiren yalnız {H:gen} o eşyaya bakan [gözüydü~|gözleriydi~].',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^ ve dünden kalan işi sürdürdü^. Dün bu işi yapan, hiçbir şey bilmeyen biriydi~; ondan kalanı tamamlamak bir başkasının yarım mektubuna devam etmeye [benziyordu~|benzer bir şeydi~]. El aynı eldi~, ama biraz daha ağırdı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Düşünmemek için {G.di}, sonra bir daha, sonra gerekmediği hâlde bir daha. O bitince akıl yine oraya döndü~. Böyle kaç kez dönmüştü~ o gün? Bir daha dönerse^ birine söylemesi^ [gerekecekti~|şart olacaktı~].',
      },
      {
        level: 1,
        text: '{H} yol boyunca cevabını^ denedi^. “Hiç.” Fazla tok çıktı~. “Hiç işte.” Bu da fazlaydı~. Dün bu söz ağzından^ kendiliğinden dökülmüştü~; şimdi öğrendiği^ şeyi arkasına saklamaya [yetmiyor|küçük geliyor], bir ucu hep dışarıda kalıyordu~.',
      },
      {
        level: 2,
        text: 'Başka bir söz aradı^. “İyilik” dese^ yalan olacaktı~, “Anlatırım” dese^ hemen anlatması^ istenecekti~. “Sonra” demeyi denedi^; onun da ardından “Ne zaman?” gelirdi~. Yılların “Hiç”i meğer ne sağlam bir sözmüş, içine [her şey sığarmış|dünya sığarmış].',
      },
      {
        level: 3,
        text: 'Yol biraz uzasın istedi^, adımlarını^ ağırlaştırdı^. Bilmediği^ zamanlar bu yolda neler düşünmüştü^? Yarını, akşam yemeğini, incir çekirdeğini doldurmayacak şeyleri. Şimdi hiçbirine sıra gelmiyordu~; tek bir düşünce [en öne geçmiş|başa geçmiş], yolu tutmuştu~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Kulağında^ hâlâ {S} vardı~, yol boyunca da silinmedi~. {H} o sesin üstüne cevabını^ yüksek sesle söyledi^, nasılsa duyan olmazdı~. Sonra bir de doğrusunu söyledi^, öğrendiği^ gibi. Ağzından^ çıkan cümle sandığından^ [kısaydı~|çok daha kısaydı~]; öbür “Hiç”ten birazcık uzun.',
      },
      {
        level: 1,
        text: '{F} göründü~, yaklaştı~, başıyla selam verip geçti~. Bu akşam hiçbir şey sormamıştı~. {H} arkasından birkaç adım gitti^. “Bir şey unutmadın mı?” “Unutmadım,” dedi~ {F}. “Yüzünü gördüm. Sorsaydım [hiç diyecektin|yine hiç diyecektin].”',
      },
      {
        level: 2,
        text: '“Yüzümde ne var?” dedi^ {H}. “Bir şey var. Sabah yoktu.” {F} parmağını havada kaşlarının arasında gezdirdi~. “Tam burada.” {H} elini^ oraya götürdü^; deri sıcaktı~, hepsi o kadar. Demek bilmek insanın [alnından okunuyordu~|alnına yazılıyordu~].',
      },
      {
        level: 3,
        text: '“Sormadın ya,” dedi^ {H}, “bana kalsa bu daha kötü.” “Neden?” “Cevap vermediğim soru peşimden geliyor.” {F} bunu düşündü~, yolun kenarına çekildi~. Soruyu geri almak da bir çeşit soruydu~; {F} bunu [yeni anlıyordu~|hesap etmemişti~].',
      },
      {
        level: 2,
        text: '“Zorlamayacağım,” dedi~ {F}. “Ama burada biraz dururum. Acelem yok.” Durdu~ da. Bir süre önündeki yere baktı~, sonra çok uzaklara. {H} bu bekleyişi hiç bilmiyordu^; bunca akşamın selamı üç solukta verilmiş, [üç solukta alınmıştı~|üç solukta bitmişti~].',
      },
      {
        level: 1,
        text: '{H} yutkundu^. “Bu akşam ben sorayım,” dedi^. “Ne var ne yok?” “Hiç,” dedi~ {F}, fazla çabuk. {H} bu sesi tanıyordu^; yol boyunca kendi^ ağzından^ çıkan sesti~. “Nasıl bir hiç?” diye [sordu^|üsteledi^].',
      },
      {
        level: 3,
        text: 'Soru havada kaldı~. {F} gülmek istedi~, yüzünün ancak yarısı güldü~. {H} şaşkındı^: kendi^ bildiğini^ saklamakla o kadar uğraşmıştı^ ki karşısındakinin de yıllardır aynı söze yaslandığını, aynı sözün arkasında durduğunu [düşünmemişti^|aklına bile getirmemişti^].',
      },
      {
        level: 3,
        text: '“Kaç yıldır hiç diyorsun?” diye sordu^ {H}. “Sen kaç yıldır inanıyorsan o kadar.” “İnanıyordum.” “Ben de sana inanıyordum.” İki yandan da kısa bir gülüş koptu~. Ne çok akşam, ne çok “Hiç” birikmişti~ aralarında; üst üste konsa [bir duvar|bir merdiven] olurdu~.',
      },
      {
        level: 2,
        text: '“Önce sen,” dedi~ {F}. “Hayır, önce sen; benimki uzun.” “Benimki de kısa değil.” Biraz çekişildi~, sonra susuldu~. {H} gördü^ ki bu işin bir sırası yok; ilk söyleyen [yalnız kalmayacak|açıkta kalmayacak], yalnızca ilk söyleyen olacaktı~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} akşamla birlikte ağırlaştı~. {H} derin bir soluk aldı^; söze başlamak için değil, başlamamak için de. {F} sabırla bekliyordu~. Birinin bu kadar rahat beklemesi insana, elindekini [göstermekten|ortaya koymaktan] başka bir yol bırakmıyordu~.',
      },
      {
        level: 3,
        text: '“Küçümsersin belki,” dedi~ {F}, “benim hiçim ufak bir hiç.” “Benimki de büyük değildir belki,” dedi^ {H}; ama bunun doğru olmadığını biliyordu^. Gün boyu içinde^ taşıdığı^ şeyin bir boyu, bir eni vardı~ artık, [omzunu^|boynunu^] ağrıtıyordu~.',
      },
      {
        level: 2,
        text: '“Anlatınca değişecek mi?” diye sordu^ {H}. “Neyin değişeceğine bağlı,” dedi~ {F}. “Olan değişmez. Senin akşamların değişir.” {H} gelecek akşamları düşündü^: aynı yol, aynı selam, ama ortasında bu sözle. Başını^ eğdi^, bir süre yerdeki bir taşı ayağının^ ucuyla [bir o yana bir bu yana itti^|oynattı^].',
      },
      {
        level: 3,
        text: '“Bir keresinde az kalsın soracaktım,” dedi~ {F}. “Geçen kıştı. Yüzün yine böyleydi.” {H} geçen kışı aradı^, kendi^ yüzünü^ orada bulamadı^. İnsan kendi yüzünü taşıyor, ama göremiyordu~; onu hep başkası görüyor, çoğu zaman da [söylemiyordu~|kibarlığından susuyordu~]. “Sorsaydın ya,” dedi^. “Hiç derdin,” dedi~ {F}.',
      },
      {
        level: 3,
        text: 'Söylemenin bir de sonrası vardı~. {F} öğrenince her şey bir kişi daha bilecekti~ ve iki kişinin bildiği artık unutulmuş gibi yapılamazdı~. {H} buna hazır mıydı^? Ellerine^ baktı^; eller kararını çoktan vermiş, [kucağında^ açılmıştı~|iki yana açılmıştı~].',
      },
      {
        level: 3,
        text: 'İlk kelime zordu~. {H} ona bir başlangıç aradı^; “biliyor musun” dedi^, vazgeçti^; “hani bir zamanlar” dedi^, ondan da. Sonunda kelimelerin en sadesini, olan biteni olduğu gibi söyleyenini [seçti^|buldu^] ve gözünü^ {F:abl} ayırmadı^.',
      },
      {
        level: 3,
        text: '{F} araya girmedi~, “Emin misin?” demedi~, yalnız dudakları bir sözü sessizce tekrarladı~. Sonra başını salladı~; bir haberi alan değil, bir emaneti [teslim alan|üstlenen] biri gibi. {H} o zaman o gün ilk kez omuzlarını^ indirdi^.',
      },
      {
        level: 3,
        text: 'Sonra {F} kendi hiçini anlattı~. Küçüktü~ gerçekten, ama küçük şeylerin de bir ağırlığı vardı~; yıllarca cebinde taşınan bir çakıl gibi, astarı delmişti~. {H} ne gülümsedi^ ne akıl verdi^. Yalnız bir yerde, tam sırası geldiğinde, sorulması gereken soruyu [sordu^|buldu^]: “Sonra?”',
      },
      {
        level: 3,
        text: 'Hava karardı~, geçenler azaldı~, selam verenlere yarım ağızla karşılık verildi~. Kim görse iki tembelin oyalandığını sanırdı~. Oysa {H} ömründe^ hiç bu kadar çalışmamıştı^: bir yandan kendi^ öğrendiğini^ tutuyor, bir yandan {F:gen} uzattığını alıyordu^ ve [hiçbirini düşürmüyordu^|hiçbiri yere düşmüyordu~].',
      },
      {
        level: 3,
        text: 'Dönüş yolu gidişten kısaydı~. {H} bu kez “Hiç”i denemedi^, ona ihtiyacı^ kalmamıştı~. Öğrendiği^ şey değişmemiş, küçülmemişti~; yalnız taşınışı değişmişti~, iki kulplu bir sepet gibi, bir ucu artık [başka bir eldeydi~|öbür eldeydi~].',
      },
      {
        level: 1,
        text: '{H} o akşam ne öğrendiğini^ söylemeden dönmedi^, {F:gen} hiçini de sonuna kadar dinledi^. Ertesi akşam aynı yerde {F} yine sordu~: “Ne var ne yok?” {H} yana çekildi^, yer açtı^. [“Var,” dedi^.|“Var,” dedi^, “gel.”]',
      },
    ],
  },
  {
    name: 'the-hour-before',
    needs: ['!about-person', '!space', '!confined', '!several'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Bunu geri vermek, bilmediği^ dakikaya dönmek istedi^; olmuyordu~. Yine de inat etti^: bir saat, yalnız bir saat, hiçbir şey öğrenmemiş biri gibi yaşayacaktı^. Bakalım eski gün geri gelecek miydi~?',
      },
      {
        level: 3,
        text: 'Kuralı kendi^ koydu^: bu bir saat içinde o konuyu düşünmeyecek, yüzüne^ bir şey vurdurmayacaktı^. Yarım kalmış ne varsa onu sürdürecekti^, elinden^ geldiğince aynı hızda. Kolay görünüyordu~; insan dün bunu [hiç uğraşmadan|hiç emek vermeden] yapmıştı~ çünkü.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} her zamanki yerini^ aldı^. Dün burada otururken omuzları^ nasıldı? Daha aşağıda, daha gevşek olmalıydı~. Omuzlarını^ indirdi^; üç soluk sonra, haberi^ olmadan, [yine yükseldiklerini|eski yerine çıktıklarını] gördü^. Onları bir daha indirdi^, başka bir şeye baktı^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^, bir süre her şey yolunda gitti~. Parmaklar işlerini biliyor, kimseye [danışmıyordu~|sormuyordu~]. Tam rahatlayacakken el birden durdu~; sanki o da öğrenmişti~, kol yolundan, yavaşça. {T:acc} geri bıraktı^.',
      },
      {
        level: 1,
        text: 'İlk dakikalar kolay geçti~. Dün ne yaptıysa^ onu yaptı^, dün neye güldüyse^ ona gülmeye çalıştı^. Sonra bir şarkı mırıldandığını^ fark etti^ ve dondu^: bu şarkıyı ancak bir şeyi [düşünmemeye çalışırken|unutmak isterken] söylerdi^.',
      },
      {
        level: 2,
        text: 'Şarkıyı kesti^. Sessizlik daha kötüydü~; içinden^ kendi^ sesi^, öğrendiği^ şeyi olduğu gibi söylemeye hazırlanıyordu~. Hemen bir başkasını tutturdu^, sözlerini yarım yamalak bildiği^ bir türküyü. Bilmediği^ yerlere uydurduğu^ sözler, [tuhaftır|ne tuhaf], hep aynı şeyi anlatıyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Tam o sırada, düşünmeden, {G.di}. İşte bu gerçekti~, dünküyle aynı; bir an sevindi^. Ama sevinince baktığını^, baktıkça da tarttığını^ gördü^. Dünkü insan hiçbir hareketini böyle [izlememişti~|gözlememişti~]; onun seyircisi olmamıştı~.',
      },
      {
        level: 2,
        text: 'En zoru, küçük alışkanlıklardı~. Sağına^ bakacağı^ yerde, öğrendiği^ şeyin geldiği yana bakıyor, sonra suçüstü yakalanmış gibi başını^ çeviriyordu^. Boyun da bir şey öğrenmiş olmalıydı~. Vücudunda^ haberi^ olmayan bir parça [kalmış mıydı~|var mıydı~] acaba?',
      },
      {
        level: 3,
        text: 'O sırada biri görse hiçbir tuhaflık sezmezdi~. Sıradan bir gün, sıradan bir insan. Ama {H} içeride, perdenin arkasında koşup duruyordu^: bir düşünce beliriyor, daha o yatışmadan bir başkası ayağa kalkıyordu~. Yarım saat bile olmadan [soluk soluğa kaldı^|soluğu^ kesildi~].',
      },
      {
        level: 3,
        text: 'Ayak parmaklarına^ kadar yokladı^ kendini^. Ayakları^ bilmiyordu~ herhâlde; yere her zamanki gibi basıyorlardı~. Bunun üzerine biraz yürüdü^, dünkü gibi, dalgın dalgın. Dönüş yerinde, hep sola dönülen yerde, bu kez sağa [saptığını^|döndüğünü^] gördü^.',
      },
      {
        level: 1,
        text: 'Yarım saat sonra oyun bozuldu~. Elleri^ dünkü ellerdi~, sözleri^ dünkü sözler; yine de her birinin altından öğrendiği^ şey görünüyordu~. {H} o zaman asıl soruyu sordu^: dün gerçekten [hiçbir şey sezmemiş|hiç kuşkulanmamış] miydi^?',
      },
      {
        level: 3,
        text: 'Geriye doğru yürüdü^ belleğinde^. Geçen gün bir an duraksamıştı^, nedensiz. Ondan önce de bir kez, dilinin^ ucuna gelen bir soruyu yutmuştu^. Bunlar o zaman hiçbir şeye benzemiyordu~; şimdi yan yana durunca [bir cümle|bir satır] oluyorlardı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca başını^ kaldırdı^, sonra güldü^. Kaç zamandır bu sesi her duyuşunda^ kaldırıyordu^ başını^; bir şey bekler gibi. Neyi beklediğini^ kendine^ hiç sormamıştı^. Belki [beklediği^ şey buydu~|beklediği^ buydu~], bugün öğrendiği^.',
      },
      {
        level: 2,
        text: 'Kanıt istedi^ kendinden^. Dünden önceki günü, onun da öncesini, sırayla gözünün^ önüne getirdi^. Her birinde ufak bir iz vardı~: görmezden gelinmiş bir bakış, yarıda kesilmiş bir düşünce. Hiçbiri tek başına bir şey demiyordu~; toplanınca [susmuyorlardı~|hepsi konuşuyordu~].',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} burnuna^ geldi~, onunla birlikte eski bir an: yine burada, yine bu kokunun içinde, tam anlayacakken vazgeçmişti^. O gün bu vazgeçişe yorgunluk demişti^. Yorgunluk değildi~ o; [hazır olmamaktı~|korkmaktı~], o kadar.',
      },
      {
        level: 3,
        text: '“Biliyordun,” dedi^ kendi kendine^, suçlamadan. “Bilmiyordum.” “Öyleyse neden şaşırmadın?” Gerçekten de şaşırmamıştı^, ilk anı iyice yoklayınca bunu gördü^; yalnızca irkilmişti^, beklenen bir ayak sesini sonunda [duyan|işiten] biri gibi. İkisi arasında ince ama sağlam bir fark vardı~.',
      },
      {
        level: 3,
        text: 'Buna kızması^ gerekirdi~. Boş yere geçmiş bunca gün, görmemek için harcanmış bunca çaba. Ama kızgınlık gelmedi~; yerine, kapıda uzun zaman bekletilmiş birine duyulan mahcubiyet geldi~. Bildiği^ şey kapıyı çalmış, çalmış, [sonunda kendi girmişti~|sonunda içeri girmişti~].',
      },
      {
        level: 1,
        text: 'Saatin dolmasını beklemedi^. Ayağa kalktı^, derin bir soluk aldı^ ve öğrendiği^ şeyi ilk kez yüksek sesle söyledi^. Sesi^ çatlak çıktı~, sonu [duyulmadı~|kayboldu~]. Bir daha söyledi^. Bu kez sonuna kadar gitti^.',
      },
      {
        level: 2,
        text: 'Söz havada bir süre asılı kaldı~. Hiçbir şey yıkılmamıştı~, hiçbir şey yerinden oynamamıştı~; yalnızca kulakları^, ağzından^ çıkanı tanıyıp sakinleşmişti~. Demek korktuğu^ bilmek değildi~, duymaktı~. Duyulmuştu~ işte, ve {H} [hâlâ ayaktaydı^|hâlâ oradaydı^].',
      },
      {
        level: 3,
        text: 'Bir kulak aradı^ çevresinde^; bu söz ilk kez söyleniyordu~ ve insanlık gereği biri duymalıydı~. Gökyüzünden başka kimse yoktu~. O da her zamanki gibi, üstüne alınmadı~. {H} buna neredeyse gücenecekti^, sonra bu genişliğe [şükretti^|sevindi^]: bu kadar söz sığıyor, yine de dolmuyordu~.',
      },
      {
        level: 3,
        text: 'Sözü söylemiş olan ağız biraz kurumuştu~. Su içti^, uzun uzun. Bilmeyen hâliyle^ bilen hâli^ arasında belki de fark bu kadardı~: öteki susadığını anlamadan içerdi~, bu ise her yudumu [duyuyordu~|sayar gibi içiyordu~]. Boğazından^ aşağı inen serinlik gerçekti~, bugüne aitti~.',
      },
      {
        level: 3,
        text: 'Üçüncü kez söyleyince cümlenin içindeki kelimeler birbirinden ayrıldı~. Her biri gündelik, her biri defalarca kullandığı^ bir kelimeydi~. Onları bu sırayla dizmek yetmişti~. {H} sırayı değiştirmeyi denedi^; cümle [direndi~|karşı koydu~], eski biçimine döndü~.',
      },
      {
        level: 3,
        text: 'Sesin yankısı dinince geriye iş kaldı~. Bilen biri şimdi ne yapardı~? İlk yapılacak şeyi düşündü^, sonra ondan bir öncekini. En başta küçücük bir hareket duruyordu~, bir elin uzanıp bir şeyi yerinden alması kadar. Gözü^ o yana [kaydı~|döndü~].',
      },
      {
        level: 3,
        text: '“Peki,” dedi^ kendine^, “şimdi ne olacak?” Soruyu sesli sorunca cevap da sesli geldi~: “Bilmiyorum.” Bu iki kelime, bütün gün söylediklerinin^ en rahatıydı~. Bilmediği^ bir şeyin bulunması iyi gelmişti~; demek bilmek insanı [büsbütün doldurmuyordu~|tepeden tırnağa kaplamıyordu~], kenarlarda hâlâ boş yerler kalıyordu~.',
      },
      {
        level: 3,
        text: 'Bir an yine kaçmak geldi~ içinden^. Oyunun kalan yarım saati duruyordu~, kimse hesabını sormazdı~; bilmeyenlerin o rahat, gölgeli köşesinde biraz daha oyalanabilirdi^. Köşeye baktı^. Orada kendi^ biçiminde^ bir boşluk vardı~ ve içine artık [sığmıyordu^|giremiyordu^].',
      },
      {
        level: 2,
        text: 'Sonra aklına^ yarın geldi~. Yarın uyandığında^ bir iki saniye hiçbir şey hatırlamayacaktı^, sonra hepsi birden geri gelecekti~. O birkaç saniyeyi şimdiden hediye saydı^. Gerisi için bir yol lazımdı~ ve yol, [nereden bakılsa|ne yandan bakılsa], bu akşamdan başlıyordu~.',
      },
      {
        level: 3,
        text: 'Yüzünü^ yıkar gibi iki avucuyla^ sıvazladı^. Az önceki acemi oyuncu gitmişti~ o yüzden. Alnı^ nasılsa öyle, ağzı^ nasılsa öyle duruyordu~; kimseye bir şey [saklamıyordu~|anlatmıyordu~]. Böylesi daha az yoruyordu~ insanı, hiç değilse bunu da öğrenmişti^.',
      },
      {
        level: 3,
        text: 'Zaman kendini belli etmeden geçti~. Bir ara bakışı^, saatin dolduğu yere, ışığın yer değiştirmesine takıldı~. Oyun bitmişti~ demek; bitişini bile kaçırmıştı^. O sırada öğrendiği^ şeyle ne yapacağını^ düşünüyordu^, üstelik [ilk kez|uzun zamandır ilk kez] merakla.',
      },
      {
        level: 3,
        text: 'Bir de şunu anladı^: bu haberi taşıyan artık yalnızca kafası^ değildi~. Mırıldandığı^ türkü, saptığı^ yol, yarıda kalan el; her biri bir parçasını almıştı~. Yük böyle dağılınca [hafifliyor|omuza az biniyor], insanı yürümekten alıkoymuyordu~.',
      },
      {
        level: 1,
        text: 'Sonra başladığı^ yere döndü^ ve dün yarım bıraktığı^ ne varsa önüne^ çekti^. Şarkıyı yine tutturdu^, ama bu kez ortasında kesmedi^; öğrendiği^ şeyi sözlerin arasına, tam yerine [koydu^|yerleştirdi^] ve sonuna kadar söyledi^.',
      },
    ],
  },
];
