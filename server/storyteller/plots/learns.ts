import type { Plot, PlotClass } from '../types.ts';
import { LEARNS_PLOTS_2 } from './learns-2.ts';
import { LEARNS_PLOTS_3 } from './learns-3.ts';

const PLOTS: readonly Plot[] = [
  {
    name: 'the-other-side',
    needs: ['about-person', '!unreal', '!wordless', '!solitary', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Bir süre yerinden^ kıpırdamadı^. Gözünün^ önüne {A:acc} en son gördüğü^ yer geliyordu~: {A} işte orada durmuştu~, yüzü {o:dat} dönük. O gün ne olmuştu~? {H} [yalnızca|sadece] acelesi^ olduğunu hatırlıyordu^.',
      },
      {
        level: 3,
        text: 'O karşılaşma kısa sürmüştü~. Bir selam, bir iki söz, sonra herkes [kendi yoluna|kendi işine]. Öyle günlerin hesabını kimse tutmazdı~. Şimdi o bir iki sözün hangileri olduğunu bulmak için gözlerini^ yumuyor, karanlıkta dudak kıpırtısı arıyordu^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} her şey bıraktığı^ gibiydi~. Yine de eşyaya başka gözle bakıyordu^: dün bilmediği^ bir şeyi bugün bilen biri, [eski yerine|yerine] biraz eğreti yerleşiyordu~. Sırtını^ dikleştirdi^, olmadı~; ayağa kalktı^, o da işe yaramadı~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^, neden aldığını^ unuttu^. Demek o gün de böyle olmuştu~: eli^ dolu, aklı^ başka yerde. {A} ne kadar beklemişti~ karşısında^? Bir soluk mu, beş mi? {T:acc} usulca [yerine koydu^|bıraktı^].',
      },
      {
        level: 3,
        text: 'Öğrendiği^ şeyi {A:gen} sesiyle düşünmeye çalıştı^; ses gelmedi~. Yürüyüşünü hatırlıyordu^, ellerini bir ölçüde, sesini hiç. Birini tanıdığını^ söylemek ne kadar kolaydı~. Akşama doğru kararını^ verdi^: [oraya gidecek|o yere dönecek], durup bir daha bakacaktı^.',
      },
      {
        level: 3,
        text: 'Gitmesi^ neyi değiştirecekti~? Olan olmuştu~, {V.dik} anda her şey yerli yerine oturmuştu~ bile. Yine de insan, okuduğu bir sayfayı yanlış anladığını sezince geri dönüp bir daha okumak isterdi~. {A:ins} son karşılaşma böyle bir sayfaydı~; {H} o sayfayı gözünü^ kaçıra kaçıra [geçmişti^|çevirmişti^].',
      },
      {
        level: 1,
        text: 'Akşam oraya gitti^. {F}+de oradaydı~. “Birini mi arıyorsun?” “Kendimi,” dedi^ {H}. “Şuraya geç, ben ol. Başını eğ, elin işte olsun; o gün öyleydim.” Sonra {A:gen} durduğu yere [geçti^|gitti^] ve döndü^.',
      },
      {
        level: 2,
        text: '“İş ne?” diye sordu~ {F}. “Önemi yok. Ben de hatırlamıyorum.” {F} olmayan bir şeyi evirip çevirmeye başladı~. “Böyle mi?” “Biraz daha hızlı. Acelem vardı.” “Nereye?” {H} bunu da [bilemedi^|çıkaramadı^]; eliyle^ sürdürmesini işaret etti^.',
      },
      {
        level: 3,
        text: 'Oradan bakınca dünya [azıcık|biraz] kaymıştı~: sağdaki soldaydı~, uzaktaki yakında. {H} kendi^ yerini^ ilk kez karşıdan görüyordu^. Nasıl göründüğünü^ bunca zaman bir kez olsun merak etmemişti^; {A:gen} gözünde boyu^ ne kadardı~, yüzü^ nasıldı~?',
      },
      {
        level: 2,
        text: '“Boyun da uymadı,” dedi~ {F}. “O senden uzun muydu, kısa mı?” {H} elini^ başının^ hizasına kaldırdı^, indirdi^, yeniden kaldırdı^. Kaç kez karşı karşıya gelmişti^ {A:ins}, şimdi bir karış yukarıda mı aşağıda mı karar veremiyordu^. “[Öyle|Şöyle] bir şey,” dedi^, elini^ havada bırakıp.',
      },
      {
        level: 3,
        text: 'Bir şey daha tuhaftı~: buradan bakınca aralarındaki açıklık azalmıyor, çoğalıyordu~. Elini^ uzatsa^ karşıdakine değmezdi~, sesini^ biraz yükseltse^ yeterdi~. {A} sesini yükseltmemişti~. Yüksek sesle söylenmeyecek bir sözdü belki, belki de yalnızca [alışkın değildi~|öyle biri değildi~]. {H} bunu da bilmiyordu^.',
      },
      {
        level: 3,
        text: '{F:gen} önünden biri geçecek olsa oyunu anlamaz, akşam vakti bomboş ellerini ovuşturan birine şaşardı~. Kimse geçmedi~. {H} yarım adım sola kaydı^, sonra yine sağa; {A:gen} durduğu yeri ayaklarının^ altında [arıyordu^|yokluyordu^].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyuldu~. Bu ses o gün de duyulmuş muydu~? {H} kulak kabarttı^. Kendi^ yerinde dururken böyle sesleri duymazdı^ bile; buradan her biri [açık seçik|tek tek] işitiliyordu~. {A} epeyce bir şey duymuş olmalıydı~ beklerken.',
      },
      {
        level: 2,
        text: '“Biraz konuş bari,” dedi~ {F}, başı önünde. “O gün sen ne duydunsa onu duyayım.” {H} ağzını^ açtı^. Ne söyleyecekti^? {A} konuşmuştu~ elbette, ama {H:gen} aklında^ bir tek sonuncu söz kalmıştı~: “Neyse.” “Neyse,” dedi^ {H}.',
      },
      {
        level: 3,
        text: '{F} oyuna kendini kaptırmıştı~. Olmayan işini bitirip olmayan bir başkasına başlıyor, arada alnını siliyor, bir kez bile yukarı bakmıyordu~. {H} bunu izlerken önce eğlendi^, sonra eğlencesi^ yarıda kaldı~. Başı böyle önünde, bu kadar kapalı duran birine insan hangi sözü, hangi cesaretle [söylerdi~|uzatırdı~]?',
      },
      {
        level: 1,
        text: '“Şimdi bana bak,” dedi^ {H}. “Bakamam,” dedi~ {F}. “Başını eğ dedin.” {H} sustu^. Doğruydu~: o gün bir kez olsun başını^ kaldırmamıştı^. {A:gen} gördüğü [buydu~ demek|demek buydu~]: eğilmiş bir baş, durmadan oynayan iki el.',
      },
      {
        level: 3,
        text: '“Kızdın mı bana?” diye sordu~ {F}. “Sana niye kızayım?” “Sesin değişti.” “Sana değil, senin durduğun yere.” {F} ayaklarının bastığı yere baktı~, sonra [iyice|hepten] karıştırmış gibi omuz silkti~ ve ellerini oynatmayı sürdürdü~.',
      },
      {
        level: 3,
        text: '{A:gen} yerinde başkası olsa ne yapardı~? Seslenir, kolundan^ tutar, belki darılır giderdi~. {H} bunların hangisine izin verirdi^, kestiremedi^. Bugün öğrendiğini^ bilmeden yaşadığı^ günlerde yanına^ yaklaşan herkese iki söz yetiyor sanmıştı^.',
      },
      {
        level: 2,
        text: '“Ne öğrendin ki sen?” dedi~ {F}. {H} anlattı^; kısa anlattı^, çünkü bilinen kısmı kısaydı~. {F:gen} elleri ilk kez durdu~. “Peki, buraya niye geldik?” “Ne öğrendiğimi biliyorum,” dedi^ {H}. “Neyi kaçırdığımı [arıyorum|bilmiyorum].”',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} geldi~ bir yerden, sonra dağıldı~. {H} bunu hatırladı^: o gün de havaya aynı koku sinmişti~ ve biri bundan söz etmişti~. Biri, yani {A}. Demek büsbütün sağır değildi^; bir şey, [geç de olsa|sonunda], geri gelmişti~.',
      },
      {
        level: 1,
        text: '“Daha duracak mıyız?” dedi~ {F}. “Karşımda biri durunca bir şey söyleyecek sanıyorum.” {H} irkildi^. {A}+de öyle durmuştu~; gitmeye hazırlanan biri gibi değil, söze nereden gireceğini [arayan|düşünen] biri gibi.',
      },
      {
        level: 3,
        text: '“Ne söyleyecekti acaba?” diye sordu~ {F}. “Belki hiçbir şey.” “Belki de bugün öğrendiğini.” Bu söz havada kaldı~. {H} sırtından^ aşağı bir ürperti indiğini duydu^; {A:gen} o gün yanında ne taşıdığını artık [az çok|hiç değilse] biliyordu^.',
      },
      {
        level: 3,
        text: '“Sen ne yapardın?” diye sordu^ {H}. “Onun yerinde mi, senin yerinde mi?” Soru o kadar yerindeydi~ ki {H} bir süre [karşılık veremedi^|düşündü^]. Bütün gün hep tek yerden bakmıştı^ olana. “Önce onun yerinde,” dedi^. “Beklerdim,” dedi~ {F}. “Senin yerinde de utanırdım biraz.”',
      },
      {
        level: 3,
        text: '“Yer değişelim,” dedi~ {F}. “Ben de oradan bakayım.” Geldi~, durdu~, uzun uzun baktı~ boş kalan yere. “İnsan buradan sana seslenmeye [çekinir|çekiniyor],” dedi~ sonunda. {H} neden diye sormadı^; kendisi^ de az önce çekinmişti^.',
      },
      {
        level: 2,
        text: '“Bir daha oynayalım mı?” diye sordu~ {F}. “Hayır,” dedi^ {H}. “Aynısını oynamanın yararı yok.” “Başka türlüsünü?” {H} karşıya, az önce {F:gen} durduğu yere baktı^. Orada eğik bir baş olmayınca [yer genişlemişti~|ortalık açılmıştı~].',
      },
      {
        level: 3,
        text: '“Belki söylemek istemiyordu,” dedi~ {F}. “Belki yalnızca yanında durmak istedi.” {H} buna hazırlıklı değildi^. Bütün akşam kaçmış bir cümlenin peşinde koşmuştu^; ortada cümle yoksa, {A} oraya sırf biraz durmaya geldiyse, kaçan şey daha büyüktü~. Bir süre sustu^, ayakkabısının^ ucuyla yere [bir çizgi çekti^|bir daire çizdi^].',
      },
      {
        level: 3,
        text: 'Hava karardıkça karşısı [silikleşiyor|siliniyor], yalnız kendi^ yeri^ belli oluyordu~. {H} bir şeyi daha fark etti^: {A:gen} durduğu noktadan oraya ancak üç adım vardı~. O üç adımı iki yandan biri pekâlâ atabilirdi~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Yerine^ geçmeden önce, alışkanlıkla, {G.di}. Sonra ne yaptığını^ gördü^ ve durdu^. O gün de tam bunu [yapmış|yapıyor] olmalıydı^, {A} karşısında^ sözünü ararken. “Bunu da hesaba kat,” dedi~ {F}.',
      },
      {
        level: 3,
        text: '{V.dik} andan beri {A:acc} düşünürken hep bir şey eksikti~, şimdi ne olduğunu buldu^: kendi^ payını^ katmamıştı^ işin içine. Orada bir değil, iki kişi durmuştu~. Biri öğrenilecek şeyi taşıyor, öteki öğrenmemek için elindeki^ işe sarılıyordu~. {H} ötekini yakından [tanıyordu^|tanırdı^].',
      },
      {
        level: 3,
        text: '“Ya iş işten geçtiyse?” dedi~ {F}. {H} bunu düşünmüştü^. “Geçtiyse geçti,” dedi^. “Ama ben bundan sonra karşımda durana bakacağım.” “Bana da mı?” “Önce sana.” {F} [biraz utandı~|güldü~], başını başka yana çevirdi~.',
      },
      {
        level: 1,
        text: 'Sonunda kendi^ yerine^ geçti^. {F} yol vermek ister gibi kenara çekildi~. {H} ellerini^ iki yana indirdi^, başını^ kaldırdı^ ve {A:gen} durduğu yere baktı^. “Buyur,” dedi^. Bu kez acelesi^ yoktu~; [bekledi^|durup bekledi^].',
      },
    ],
  },
  {
    name: 'the-second-sentence',
    needs: ['about-near', '!wordless', '!unreal', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Soluğunu^ tuttu^. Er geç {A:ins} yüz yüze gelecekti^, o zaman ağzından^ ilk hangi söz çıkacaktı~? Akşama kadar [bir düzine|bir sürü] cümle kurdu^; kimi fazla sert başlıyordu~, kimi fazla yumuşak, sonu gelen yoktu~.',
      },
      {
        level: 3,
        text: 'Bir tanesini beğenir gibi oldu^: “Öğrendim.” Kısaydı~, dürüsttü~. Ama {A:gen} yüzünü karşısına^ koyup söyleyince bunun bir [yumruktan|tokattan] farkı kalmadı~; insan böyle bir sözden sonra ya bağırırdı~ ya susardı~. {H} ikisini de istemiyordu^.',
      },
      {
        level: 3,
        text: 'Başka bir gün olsa {A:ins} karşılaşmak için hazırlanmazdı^ bile. İnsan tanıdığı birinin yanına cümle kurarak gitmezdi~; söz nasıl olsa yolda bulunurdu~. {V.dik} andan beri bu rahatlık gitmişti~. Bildiği^ şey, ağızda tutulan sıcak bir lokma gibi, {o:acc} [konuşturmuyordu~|rahat bırakmıyordu~].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} çalışırken yanından^ geçen her ayak sesinde başını^ kaldırdı^. Gelen {A} değildi~. Her seferinde önce seviniyor, sonra bir cümlesi^ daha boşa gittiği için üzülüyordu^. Akşama kadar [epeyce|bir yığın] cümle böyle eskidi~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} tutan eli^ durup durup havada kalıyordu~, konuşurken elini sallayanların eli gibi. Dışarıdan gören, karşısında^ biri var sanırdı~. Vardı~ da: {A} sabahtan beri oradaydı~, görünmeden, ve {H:gen} [her sözüne|bütün sözlerine] omuz silkiyordu~.',
      },
      {
        level: 1,
        text: 'Akşam {F:acc} buldu^, derdini^ açtı^, yalnız kimden söz ettiğini^ söylemedi^. “İlk cümleyi kurma,” dedi~ {F}. “Onu karşıdaki söyler. Sen ikincisini hazırla.” “Ne diyeceğini bilmeden mi?” “Bilmeden. İkinci cümle [her şeye|hepsine] uymalı.”',
      },
      {
        level: 2,
        text: '“Bu sende hep işe yaradı mı?” diye sordu^ {H}. “Bir kere yaradı,” dedi~ {F}. “Annem kırdığım testiyi bulmuştu. Ben bin yalan hazırlamıştım. Bana aç mısın dedi.” “Sen ne dedin?” “Açım dedim. [Testi orada bitti.|Testi lafı orada kapandı.]”',
      },
      {
        level: 3,
        text: '“Haydi, deneyelim,” dedi~ {F}. “Ben ilk cümleyi söylüyorum: bugün çok yoruldum.” “Neden yaptın?” dedi^ {H}. {F} yüzünü buruşturdu~. “Yorulduğum için özür mü dileyeyim? Gördün mü, [uymadı|olmadı].” {H} elinde^ olmadan güldü^.',
      },
      {
        level: 2,
        text: '“Bir de şunu unutma,” dedi~ {F}. “İkinci cümleden sonra üçüncüsü yok.” “Nasıl yok?” “Onu da karşındaki söyler. Dördüncüyü de. Sen gerisini kulağınla halledeceksin.” {H} bunun kurduğu^ bütün cümlelerden zor olduğunu [o anda|hemen] anladı^; lafa girmeden durabildiği^ bir sohbet aradı^ hafızasında^, bulamadı^.',
      },
      {
        level: 3,
        text: '“Peki, şuna ne diyeceksin?” dedi~ {F}. “Ben seni görüp yolumu değiştiriyorum. İlk cümlem bu, ayaklarım söylüyor.” {H} düşündü^. Sessiz bir cümleye de karşılık gerekiyordu~ demek. Bunu [hiç hesaba katmamıştı^|aklına bile getirmemişti^].',
      },
      {
        level: 3,
        text: 'Yatarken {A:gen} söyleyebileceği ilk cümleleri sıraladı^. Selam verebilirdi~, bir şey isteyebilirdi~, bir şeyden yakınabilirdi~. Hiçbirinin öğrendiği^ şeyle ilgisi yoktu~. Garipti~: {A} olup bitenden [habersizdi~|haberli değildi~], gelip havadan sudan konuşacaktı~.',
      },
      {
        level: 1,
        text: '{H} o cümleyi bütün gece aradı^. “Neden?” sert kaçıyor, “Biliyorum,” kapıyı kapatıyordu~. Sabaha karşı elinde^ kısacık bir şey kaldı~: “Vaktim var.” Karanlığa söyledi^; içinde [suçlama|sitem] yoktu~, sonu da açıktı~.',
      },
      {
        level: 3,
        text: 'Söylemesi kolaydı~, doğru olması zordu~: gerçekten vakti^ var mıydı~? O günkü işlerini^ düşündü^, ikisini ertesi güne attı^, birini büsbütün sildi^. Böylece iki sözlük cümlenin altı doldu~. {A} ne zaman gelirse gelsin, [söz tutulacaktı~|boş laf olmayacaktı~].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} arasında cümlesini^ alçak sesle bir kez daha denedi^. Ses ne kadar yükselirse {H} o kadar alçalttı^ sesini^, bağıra bağıra “Vaktim var” denmezdi~. Duyulması şart değildi~; [dilinin^|ağzının^] alışması yetiyordu~.',
      },
      {
        level: 2,
        text: 'Sabah {F} yoluna^ çıktı~. “Hazır mı?” “Hazır.” “Söyle bakayım.” {H} söyledi^. {F} cümleyi dilinin ucunda evirdi~, çevirdi~, [bir kusurunu|zayıf yerini] aradı~. “Kısa,” dedi~ sonunda. “Ama ben olsam, bana söylense, otururdum.”',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} her günkü gibiydi~; dünyanın {H:gen} heyecanından^ haberi yoktu~. Bu iyi geldi~. {A}+de bugünü sıradan bir gün sanacaktı~, hiç değilse ilk cümleye kadar. {H} omuzlarını^ gevşetti^, [yüzünü^ yokladı^|derin bir soluk aldı^].',
      },
      {
        level: 3,
        text: 'O sabah {A:gen} sesini uzaktan duyar gibi oldu^, arkasına^ döndü^. Başkasıydı~. Başkasına da “Vaktim var” diyecek hâli^ vardı~ neredeyse; karşısındaki^ şaşırır, sonra belki de oturup anlatırdı~. {H} kendi kendine^ güldü^. Cümle cebinde^ anahtar gibi duruyordu~, tek bir kilit için [kesilmiş|yapılmış] bir anahtar gibi.',
      },
      {
        level: 3,
        text: 'Bir korku daha vardı~: ya {A}, {H:gen} yüzüne^ bakar bakmaz her şeyi okursa? Yüz, cümle gibi prova edilmiyordu~. Parmaklarının^ ucuyla yokladı^: alnı^ kırışık, dudakları^ sıkıydı~, kapısını sürgülemiş bir ev gibi. Kaşlarının^ arasını uzun uzun ovdu^, o sürgüyü [çekene|açana] kadar.',
      },
      {
        level: 3,
        text: 'Beklemek de bir işmiş meğer. Yapılacak ne varsa yapıldı~, yapılmayacaklar bile bir kez gözden geçti~. {A} ortada yoktu~. {H} bir ara {A:gen} hiç gelmemesini diledi^, sonra bu dilekten utanıp [yola|kapıdan yana] baktı^.',
      },
      {
        level: 2,
        text: 'Kaçmak da vardı~. Öğrendiği^ şey nasıl olsa eskirdi~; {A:ins} yine önceki gibi selamlaşıp geçmek yeterdi~. {H} bunu ciddi ciddi tarttı^. Sonra o selamın içinde [ne kadar|nasıl] yalnız kalacağını^ gördü^ ve yerinden^ kalktı^.',
      },
      {
        level: 1,
        text: '{A:acc} karşısında^ görünce aklında^ ne varsa uçtu~. “Bir şey mi oldu?” dedi~ {A}. İlk cümle buydu~ demek. “Vaktim var,” dedi^ {H}. {A} önce anlamadı~; sonra omuzları indi~ ve bambaşka bir yerden [anlatmaya|konuşmaya] başladı~.',
      },
      {
        level: 3,
        text: 'Başladığı yer o kadar uzaktı~ ki {H} bir an yanlış kapı çaldığını^ sandı^. {A} hiç önemi olmayan bir sabahtan söz ediyordu~, o sabahın havasından, içinin nasıl daraldığından. {H} sormadı^; [cümlesini^|verdiği^ sözü] tutuyordu^.',
      },
      {
        level: 2,
        text: '“Sıktım mı?” diye sordu~ {A} bir yerde. “Hayır.” “Nereye varacağımı ben de bilmiyorum.” {H} biliyordu^. Dilinin^ ucuna kadar gelmişti~, bir söz yeterdi~ yolu kısaltmaya. O sözü yuttu^ ve [başını^ salladı^|bekledi^].',
      },
      {
        level: 3,
        text: '{A} iki kez sözünü kesip uzağa baktı~. Her seferinde {H}+de baktı^; görülecek bir şey yoktu~. Böyle anlarda eskiden hemen bir laf bulur, boşluğu doldururdu^. Şimdi boşluğu {A:dat} [bıraktı^|bırakıyordu^], içinde dönüp dolaşsın diye.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Bir ara, dinlerken, {G.di}. {A} sustu~ hemen, kalkıp gidiyor sandı~ {o:acc}. “Yok,” dedi^ {H}, “alışkanlık.” Ellerini^ dizlerine^ koydu^, bir daha da [kaldırmadı^|oynatmadı^]; {A} ancak o zaman geri yaslandı~.',
      },
      {
        level: 3,
        text: '{A} anlattıkça yüzü gençleşiyor, sonra birden yoruluyordu~. Arada kısa bir gülüş geçiyordu~, sahibini bile şaşırtan bir gülüş. {H} bu gülüşü daha önce hiç işitmemişti^. Öğrendiği^ o tek şeyi soruvermiş olsaydı^ bunların hiçbirini göremeyecekti^; cevap gelir, konuşma orada [biterdi~|kapanırdı~].',
      },
      {
        level: 3,
        text: 'Anlatılanlar arasında bilmediği^ çok şey vardı~. {H} tek bir şey öğrenmişti^ ve {A:acc} tanıdığını^ sanmıştı^; oysa o tek şeyin çevresinde koca bir ömür [uzanıyordu~|duruyordu~]. Kulağını^ biraz daha verdi^, iki elini^ dizine^ koyup eğildi^.',
      },
      {
        level: 3,
        text: '“Ben bunu kimseye anlatmadım,” dedi~ {A}. {H} söyleyecek söz bulamadı^. Üçüncü bir cümle hazırlamamıştı^, hazırlasa^ da buraya uymazdı~. Elini^ uzattı^, bir sözü kırmaktan korkar gibi yavaşça; {A} o ele baktı~, tutmadı~, ama yüzündeki gerginlik [çözüldü~|dağıldı~] ve söz kaldığı yerden yürüdü~.',
      },
      {
        level: 3,
        text: 'Söz dönüp dolaşıp o yere yaklaştı~. {H} bunu {A:gen} sesinden anladı^: ses alçaldı~, kelimelerin arası açıldı~. Şimdi atılsa^, “Biliyorum,” dese^ {A} rahatlar mıydı~, yoksa kapanır mıydı~? Sınamadı^. [Soluğunu^|Dilini^] tuttu^.',
      },
      {
        level: 3,
        text: 'Bir an geldi~, {A} sustu~ ve bu kez susuşu uzadı~. {H} içinden^ yardım etmek istedi^; ucunu verse^ gerisi çorap söküğü gibi gelecekti~. Dün {F:gen} dediğini hatırladı^: karşıdaki söyleyecekti~, ilk cümleyi olduğu gibi sonuncuyu da. Ellerini^ birbirine kenetledi^, [sabretti^|bekledi^].',
      },
      {
        level: 3,
        text: 'Gölgeler yer değiştirdi~, etraf biraz daha sessizleşti~. İnsanın birini bu kadar uzun dinlediği kaç gün olurdu~? {H} arayıp bulamadı^. Yorulmamıştı^ üstelik. Dinledikçe, dün akşam kurduğu^ bütün o cümlelerin neden [yarım kaldığını|sonunun gelmediğini] anlıyordu^: hepsinde yalnız kendi^ sesi^ vardı~.',
      },
      {
        level: 1,
        text: '{H} sözün nereye varacağını biliyordu^, önüne geçmedi^. {A} dolaştı~, durdu~, geri döndü~; sonunda {H:gen} iki gündür içinde^ taşıdığı^ şeyi kendi ağzıyla söyledi~. {H} “Biliyordum” demedi^. Biraz kaydı^, yanında^ {A:dat} [yer açtı^|yer gösterdi^].',
      },
    ],
  },
];

/** Somebody learns, understands or notices that something is so. */
export const LEARNS: PlotClass = {
  name: 'learns',
  verbs: new Set([
    'öğrenmek',
    'anlamak',
    'fark etmek',
    'farkına varmak',
    'görmek',
    'hissetmek',
    'sezmek',
    'haber almak',
    'tanımak',
  ]),
  needs: ['human', 'perceived', '!object', '!negative', '!habit', '!child'],
  plots: [...PLOTS, ...LEARNS_PLOTS_3],
};

/** Somebody learns or understands that something is so, and has to live on with it. */
export const KNOWS: PlotClass = {
  name: 'learns',
  verbs: new Set(['öğrenmek', 'anlamak', 'haber almak']),
  needs: ['human', 'perceived', '!object', '!negative', '!habit', '!child'],
  plots: LEARNS_PLOTS_2,
};
