import type { Plot } from '../types.ts';

/** It can be turned, so it does not hang out of reach. */
export const THE_DOT: Plot = {
  name: 'the-dot',
  needs: ['!solitary'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Gözü^ hep aynı yere takılıyor, takıldıkça {o:dat} da oradan bakılıyormuş gibi geliyordu~. Dayanamadı^, {O:acc} yüzüstü çevirdi^. Arka yüz boştu~; tam rahatlayacakken ortaya yakın tek bir nokta gördü^. [Koyuydu~|Kapkaraydı~] ve bile bile konmuştu~.',
    },
    {
      level: 2,
      text: 'Arka yüzde bir ad, bir tarih, bir selam arardı~ insan. {H} kenarlara kadar baktı^, ışığı yandan düşürdü^, silinmiş bir satır olabilir diye [yüzeyi|boşluğu] parmağıyla^ yokladı^. Yoktu~. Bunca yerin içinde yalnız o nokta vardı~.',
    },
    {
      level: 3,
      text: 'Birkaç kez çevirip geri çevirdi^: bir yüz kalabalık, bir yüz tenha. Kalabalık yüz susuyor, tenha yüzdeki tek nokta [konuşuyordu~|durmadan konuşuyordu~] sanki. Hangisine bakacağını^ seçemeyince {O:acc} kıyısından tuttu^, iki yüzünü de görmeyecek biçimde; orada yalnız ince bir kenar vardı~.',
    },
    {
      level: 2,
      text: 'Yüzüstü dururken {O} daha az tehlikeliydi~. {H} elinin^ altında boş, düz bir yer duydu^; buraya ne istense konabilirdi~, buradan {o:dat} bakan yoktu~. Yalnız şu nokta olmasaydı~. [Hangi yandan|Nereden] eğilse^ gözünün^ ucunda bir tanecik karaltı kalıyordu~.',
    },
    {
      level: 3,
      text: 'Ön yüze yeniden bakmaya hemen cesaret edemedi^. Yüzüstü çevirince kapanmamıştı~; aklında^ açıktı~: gözü^ ilk nereye değdiyse orası [ötekilerden|her yerden] parlak kalmıştı~. Arkadaki boşluk iyi geldi~ önce; sonra nokta, boşluğun içinde bir göz gibi durmaya başladı~.',
    },
    {
      level: 3,
      text: 'Noktaya tırnağını^ değdirdi^. Küçük bir çukurdu~ aslında; ucu sivri bir şey oraya konmuş, bir süre kalmış, kalırken [ağırlaşmıştı~|içine işlemişti~]. Çevresine ince bir gölge yayılmıştı~. Hızla konan nokta böyle olmazdı~; bu, kalkmak bilmeyen bir elin noktasıydı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{O:acc} {W:dat} götürdü^, yüzü aşağıda bıraktı^ ve işine^ baktı^. Daha doğrusu bakmak istedi^. Yaptığı^ işin [tam ortasında|en olmadık yerinde] gözü^ noktaya kayıyor, her seferinde onu biraz yer değiştirmiş sanıyordu^. Değişmemişti~, oradaydı~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Arka yüzü kokladı^. {K} ağır basıyordu~ ama o, çevrenin kokusuydu~; {O:gen} kokusu altta, daha kuru, daha [sessizdi~|gerideydi~]. Uzun zaman kapalı kalmış şeyler böyle kokardı~. Noktayı koyan, üstüne eğilip soluk alırken herhâlde bunu duymamıştı~.',
    },
    {
      level: 1,
      text: '{F:dat} noktayı gösterdi^. “Elinden düşmüştür kalemi,” dedi~ {F}. “Düşse iz kayardı, bu kaymamış.” “Öyleyse bir söze başlamış, vazgeçmiş.” {H} noktaya [uzun uzun|dikkatle] baktı^. “Tek bir nokta koyup vazgeçen biri,” dedi^, “ne yazacaktı?”',
    },
    {
      level: 2,
      text: '{F} öne arkaya çevirip duruyordu~. “Yapanı bilsek sorardık,” diyecek oldu~, sonra sustu~: yapan yoktu~ ortada, yalnız yaptığı vardı~. “Ona soralım öyleyse,” dedi^ {H} ve [şakasına|gülerek] kulağını^ arka yüze dayadı^. Gülen yalnız {F} oldu~.',
    },
    {
      level: 3,
      text: '“Nokta başta konmaz ki,” dedi~ {F}, “sonda konur. Belki söylemiş bitirmiştir.” “Nerede söylemiş? Hiçbir şey yok.” “Öbür yüzde.” {H} buna gülecekti^, gülemedi^; öbür yüz gerçekten de [bir şey söyleyip|sözünü söyleyip] susmuş gibiydi~.',
    },
    {
      level: 3,
      text: '“Bir böcek bırakmıştır,” dedi~ {F}. “Böcek bastırmaz.” “Bir kıvılcım düşmüştür.” “Yanık kokmuyor.” {F} bildiği bütün küçük kazaları sıraladı~; {H} her birine, neden olmadığını [söyledi^|anlattı^]. Sonunda geriye yalnız bir insan kaldı~, elinde sivri uçlu bir şeyle, eğilmiş.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} araya girdi~. {F} onu beklemiş gibi başını kaldırdı~. “Duydun mu? Orada da bir durak var.” {H} dinledi^; ses kesiliyor, bir nokta kadar boşluk kalıyor, [sürüyordu~|yeniden başlıyordu~]. “Demek bu bitiş değil,” dedi^ {H}, “soluk alma yeri.”',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Karar veremediği^ zamanların alışkanlığıyla {G.di}. {F} bekledi~. “Şimdi,” dedi~, “bana hiç düşünmeden söyle: çevirdiğin anda neyden kaçıyordun?” Cevap diline^ kadar geldi~, ama [tek bir kelimeye|bir kelimeye] sığmadı~. {H} yüzünü^ öbür yana döndü^.',
    },
    {
      level: 1,
      text: '{H} bir kalem aldı^, ucunu noktanın üstüne koydu^ ve bekledi^. Yazanın yerinde durursa^ yazamadığını bulur sanıyordu^. Kalem [kımıldamadı~|yürümedi~]. Eli^ uyuştu~, aklına^ bir tek kelime gelmedi~; gözünün^ önüne {V.dik} an geldi~ yalnız.',
    },
    {
      level: 2,
      text: '“Ne hissediyorsun?” diye sordu~ {F}. “Kolum ağrıyor.” “Başka?” {H} kalemi bırakmadan düşündü^. “Arkasına yazmak için onu yüzüstü çevirmek gerek,” dedi^ sonunda. “Yazarken görmüyorsun. [Belki görmeden yazamadı|Görmeden yazmak istememiş olabilir].” {F} kalemin ucuna baktı~.',
    },
    {
      level: 3,
      text: 'Bir harf çizmeyi denedi^, havada, ucu değdirmeden. Noktadan hangi harfe gidilse [ilk adım|ilk kıvrım] yanlış geliyordu~. Aşağı inen çizgi fazla sertti~, yana giden kararsız. Nokta kendi başına, hiçbir yere gitmeden, bütün bu harflerden daha çok şey biliyordu~.',
    },
    {
      level: 3,
      text: 'Kalemin ucuyla nokta arasında kıl kadar bir açıklık bıraktı^, orada tuttu^. Yazmaya bundan daha yakın durulamazdı~. İçinden^ geçenler uca kadar iniyor, [karşıya geçemiyordu~|oradan öteye gitmiyordu~]. Biri tam burada durmuş, sonra o kıl payını geçmiş, ama yalnız bir kere değip kalmıştı~.',
    },
    {
      level: 3,
      text: '“Ben yazardım,” dedi~ {F}. “Ne yazardın?” “Kim olduğunu, ne zaman olduğunu. Sonra gelen bilsin diye.” {H} kalemi uzattı^. “Yaz öyleyse.” {F} aldı~, eğildi~, [epey|bir süre] durdu~, geri verdi~. Arka yüzde hâlâ tek bir nokta vardı~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Noktanın yanına {T:acc} koydu^, büyüklüğünü ölçmek ister gibi. {T}, o kadarcık karaltının yanında kocaman ve [işe yaramaz|çaresiz] kaldı~. Elindeki^ hiçbir şey bir noktayı açmaya yaramazdı~. {T:acc} çekti^; nokta, ağırlığından kurtulmuş gibi göze daha yakın geldi~.',
    },
    {
      level: 1,
      text: '“Bir de ön yüze göre nerede, ona bak,” dedi~ {F}. {H} {O:acc} dikine tuttu^; bir parmağını^ noktaya, birini öne koydu^. Parmakları^ karşı karşıya gelince [dondu^|donup kaldı^]: nokta, gözünün^ takıldığı yerin tam arkasındaydı~.',
    },
    {
      level: 2,
      text: '“Rastlantıdır,” dedi~ {F}, sesi inanmıyordu~. Ön yüzde bakılacak onca yer vardı~. {H} gözünü^ kapatıp açtı^, {O:dat} yeni görüyormuş gibi [baktı^|bakmaya çalıştı^]; gözü^ yine aynı yere, arkasında parmağının^ beklediği yere gitti~. Sıcaktı~ orası; parmağının^ sıcaklığıydı~ belki.',
    },
    {
      level: 3,
      text: '“Şimdi ne olacak?” dedi~ {F}. “Bilmiyorum. Çevirmem gerek.” “Çevir öyleyse.” {H} çevirmedi^; arka yüzde durmak, bir kapının ardından [dinlemek|içeriyi dinlemek] gibiydi~, güvenliydi~. {F} üstelemedi~. Yalnız parmağını noktanın yanına, değdirmeden, koydu~ ve çekti~: “O da buraya kadar gelmiş.”',
    },
    {
      level: 3,
      text: '“Dene,” dedi^ {H} ve {O:acc} {F:dat} çevirdi^. “Nereye bakıyorsun?” {F} başka bir yeri gösterdi~, kenarda, ışıklı bir yeri. Sonra bir daha baktı~, [kararsız kaldı~|duraksadı~]. “Önce oraya değil,” dedi~, “seninkine baktım. Ama kaçırdım gözümü.”',
    },
    {
      level: 3,
      text: 'Bunu sınamak için {O:acc} ışığa doğru kaldırdı^, arkadan parmağını^ noktaya bastırdı^, önden baktı^. Parmağının^ yeri ön yüzde [belli olmuyordu~|görünmüyordu~]. Yine de nerede durduğunu biliyordu^: bakmaktan kaçındığı^ yerin öbür yanında, oraya arkadan destek olur gibi.',
    },
    {
      level: 3,
      text: 'Demek nokta bir sözün başı değildi~. Biri bu yüze bakmış, gözü aynı yere takılmış, bunu [anlatmaya|söylemeye] söz bulamamıştı~. Yazmamış, parmak basar gibi işaret etmişti~, arkadan, kimseye göstermeden. {H} o kişiye, kim olduğunu bilmeden, hak verdi^.',
    },
    {
      level: 3,
      text: '“Sence bizim için mi koymuş?” dedi~ {F}. “Kendisi için. Yerini kaybetmesin diye.” “İnsan bakacağı yeri kaybeder mi?” {H} {O:acc} yüzüstü çevirdiği^ o ilk anı düşündü^. “Kaybeder,” dedi^. “[Bile bile|İsteyerek] kaybeder.” {F} başka soru sormadı~.',
    },
    {
      level: 3,
      text: 'Parmağını^ çekerse^ o yeri bir daha bulamayacakmış gibi geldi~. Oysa bulurdu^; asıl bulmamak elinde^ değildi~. {O} incecikti~, iki parmağının^ arasında bir yüzle bir arka yüz vardı~ ve aralarındaki yol [hiç bu kadar|o güne dek hiç böyle] kısa olmamıştı~.',
    },
    {
      level: 3,
      text: '{F} alçak sesle, “Peki orada ne görüyorsun?” dedi~. {H} söylemeyi denedi^; ışıktan başladı^, bir çizgiyi anlattı^, çizginin bittiği yere gelince durdu^. Sözü^ orada, bir nokta gibi, [kalakaldı~|kesildi~]. “Tamam,” dedi~ {F}, “tamam. Şimdi ben de anladım.”',
    },
    {
      level: 1,
      text: 'Kalemi bıraktı^; noktanın yanına hiçbir şey eklemedi^. {O:acc} çevirdi^, yüzünü yukarı getirdi^. Bir parmağı^ arkada, noktanın çukurundaydı~. Gözü^ yine aynı yere [gitti~|düştü~] ve {H} bu kez kaçmadı^, uzun uzun baktı^.',
    },
  ],
};
