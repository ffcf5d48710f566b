import type { Plot } from '../types.ts';

/** For what somebody has written by hand. */
export const THE_SAME_STROKE: Plot = {
  name: 'the-same-stroke',
  needs: ['letter', '!child', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Hemen {F:dat} koştu^. {F} yazıya baktı~, sonra {H:gen} yüzüne^. “Bunu sen mi yazdın?” “Yeni elime geçti, diyorum.” “El [senin elin|senin elin ama],” dedi~ {F}.',
    },
    {
      level: 2,
      text: '{O:acc} kimin yazdığını merak edeceği^ yerde kendini^ savunmak zorunda kalmıştı^. “Ben yazsam sana niye koşayım?” “Belki okutmak için.” Bunda kötülük yoktu~; {F} [gerçekten|sahiden] öyle sanıyordu~. {H} yazıya ilk kez kendi elinden^ çıkmış gibi baktı^, içine^ bir kurt düştü~.',
    },
    {
      level: 3,
      text: 'İnsan kendi yazısını pek görmezdi~; yazarken söze bakar, [yazınca bırakırdı~|yazınca kaldırırdı~]. {H}+de harflerinin^ nasıl durduğunu bilmiyordu^. Sesini^ duvarın öbür yanından duyan biri gibi, tanıdık mı yabancı mı, karar veremeden dinledi^ satırları.',
    },
    {
      level: 3,
      text: '“Uykuda yazmış olmayayım?” dedi^ {H}, şakayla. {F} gülmedi~. “Uykuda yazılan böyle düzgün olmaz,” dedi~ ve satırların nasıl aynı hizada gittiğini gösterdi~. Yazan [uyanıktı~|uyanıktı~, sakindi~]; bastırmış, kaldırmış, arada soluk almıştı~. O soluğun yerleri bile belliydi~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: '{O:acc} kokladı^, kendi ellerini^ de. Ellerinde^ {K} vardı~; yazıdaysa kuru, eski, [adı konmaz|kime ait olduğu bilinmez] bir koku. “Gördün mü,” dedi^ sevinerek, “bu ben değilim.” {F} burnunu yaklaştırdı~. “Koku geçer,” dedi~, “yazı kalır.”',
    },
    {
      level: 1,
      text: '“Yaz da görelim,” dedi~ {F}. {H} ilk satırı bir kâğıda geçirdi^. Harfler uymuyordu~; tam rahatlarken {F} parmağını [tek bir|bir tek] harfe bastı~. “Ya bu?” Kuyruğu içeri kıvrılan o harf iki yazıda da aynıydı~.',
    },
    {
      level: 2,
      text: '{F} iki yazıyı üst üste koyup ışığa tuttu~. Satırlar ayrı yollara gidiyor, hiçbir yerde buluşmuyordu~; yalnız o harfe gelince çizgiler [örtüştü~|üst üste bindi~], kuyruk kuyruğun içine girdi~. {F} yazıları indirdi~, bir daha kaldırdı~. “Makasla kesilmiş gibi,” dedi~ fısıltıyla.',
    },
    {
      level: 2,
      text: '“Herkes böyle yazar,” dedi^ {H}. {F} kalemi aldı~, aynı harfi yazdı~; onunkinin kuyruğu dışarı, [rüzgârda savrulmuş|saç teli] gibi uzandı~. “Ben böyle yazarım,” dedi~. “Benim gördüğüm herkes de böyle yazar.” İçeri kıvrılan iki kuyruk yan yana kalakaldı~.',
    },
    {
      level: 3,
      text: 'Öteki satırlarda da o harfi aradı^. Nerede geçse kuyruk içerideydi~: kimi yerde sıkı, kimi yerde gevşek, ama hep içeride. Yazanın eli [her şeyi|başka her harfi] değiştirmiş, yalnız ona kıyamamıştı~. {H} kendi satırına^ döndü^; onda da öyleydi~.',
    },
    {
      level: 3,
      text: '“Bilerek benzetmiş olamaz mı biri?” dedi^ {H}. “Benzeten bütün harfleri benzetir,” dedi~ {F}, “en gizli köşede bir tanesini değil.” Haklıydı~. O kuyruk gösterilecek bir şey değildi~; insanın [yürürken|kalkarken] hangi ayağını önce attığı gibi, sahibinin bile bilmediği bir huydu~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: 'Aklı^ {W:dat} gitti~; orada bıraktığı^ her notta, her [listede|hesapta] bu kuyruk vardı~. Yıllarca herkesin önünde durmuş, kimse görmemişti~. Bir yabancının satırında ise göz ilk ona takılmıştı~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyuldu~; {F} başını kaldırmadı~, kalemin çıkardığı sesi dinliyordu~. “Bir daha yaz,” dedi~. {H} yazdı^. “Kuyrukta sesi kesiliyor, bastırmıyorsun. [Burada da bastırmamış|Bunu yazan da bastırmamış].” {O:dat} eğildi~. “Duyulmuyor ama görülüyor.”',
    },
    {
      level: 1,
      text: '“Sana bunu kim öğretti?” diye sordu~ {F}. {H} harfi gözü^ kapalı bir daha yazdı^ ve eli^ hatırladı~: küçükken elini^ avucunun içine alan, kuyruğa gelince [usulca|yavaşça] içeri çeken bir el. {V.dik} ana kadar onu unutmuştu^.',
    },
    {
      level: 2,
      text: '“Nasıl biriydi?” dedi~ {F}. {H} o yüzü hatırlayamadı^; avuç sıcaktı~, biraz nasırlıydı~, [kalem küçük kalırdı~ içinde|kalemi bütünüyle örterdi~]. “Dışarı kaçırma, düşer,” derdi~ her kuyrukta. “Harf mi düşer?” “Harf de düşer, söz de.” Çocuk aklıyla inanmıştı^.',
    },
    {
      level: 3,
      text: 'Hatırlamak canını^ acıtmadı~, {o:acc} şaşırttı~. Yıllardır her gün, kim bilir kaç kez o avucun içinden geçmiş de dönüp bakmamıştı^. {H} kalemi bırakmadı^; bırakırsa^ [sıcaklık|o sıcaklık] da gidecek sandı^. Harfi bir kez daha, yavaş yavaş, kuyruğuna kadar yazdı^.',
    },
    {
      level: 3,
      text: 'O günlerden geriye bir harf kalmıştı~ demek. Öğretilen onca şeyin çoğu gitmiş, adlar karışmış, yerler silinmişti~; el ise, kimse sormadan, [o küçük dönüşü|o ufacık kıvrımı] saklamıştı~. {H} parmaklarına^ biraz saygıyla baktı^, kalemi tutuşunu^ bozmaktan korktu^.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: '{H}, farkında olmadan, {G.di}. {F} hemen yakaladı~: “Bunu kimden öğrendin peki?” “Bunu öğrenmedim.” “Öyle mi? Ben de kuyruğu öğrenmedim dersin sanmıştım.” Doğruydu~; [insanın üstünde|kendi üstünde] kim bilir kaç kişinin eli vardı~ da adlarını anan yoktu~.',
    },
    {
      level: 1,
      text: '“Öyleyse o mu yazmış?” “Hayır,” dedi^ {H}, “onun yazısı değil. Ama bunu yazanın elini de biri tutmuş.” {O:dat} yeniden eğildi^. Yazan da belki aynı avucun içinde, aynı kuyruğu [içeri çekmeyi|içeri kıvırmayı] öğrenmişti~; satırlar birden yakınlaştı~.',
    },
    {
      level: 3,
      text: '“Belki yan yana oturdunuz,” dedi~ {F}. “Belki ben doğmadan öğrendi.” “Belki senden sonra.” {H} üçünü de gözünün^ önüne getirdi^; üçünde de eğilen sırt aynı sırt, [avuç aynı avuçtu~|tutan el aynı eldi~]. Zaman, o kıvrımın çevresinden dolaşıp geçmiş, ona el sürmemişti~.',
    },
    {
      level: 3,
      text: '“Emin misin?” diye sordu~ {F}. {H} emindi^; elini^ tutan elin yazısını hatırlıyordu^ artık: iri, aceleci, satıra sığmaz. Bu yazı [ufaktı~|derli topluydu~], düşünerek ilerliyordu~. Kuyruk aynıydı~, el başkaydı~. O avuca, kendisinden^ önce ya da sonra, bir el daha sığmıştı~.',
    },
    {
      level: 2,
      text: '“Akraba mı oluyorsunuz şimdi?” dedi~ {F}. “Bir harf kadar.” {F} güldü~, sonra ciddileşti~. “Az değil,” dedi~, “benim kardeşimle o kadarı bile yok.” {H} yazıyı baştan okudu^; bu kez her kuyruğun önünde, [bir tanıdığa|eski bir tanıdığa] rastlamış gibi yavaşladı^.',
    },
    {
      level: 3,
      text: 'Okudukça yazanın nerede zorlandığını duymaya başladı^. Kuyruğun gevşediği satırda eli yorulmuş, sıkılaştığı satırda [canı sıkılmış|içi daralmış] olmalıydı~. Söylenenle söylenmeyen arasında küçük, kıvrık bir pencere açılmıştı~; {H} oradan eğilip içeri bakıyordu^, ayıp etmeden.',
    },
    {
      level: 3,
      text: '“Ona haber versek,” dedi~ {F}. “Kime? Nerede olduğunu bilmiyoruz.” “Kuyruğuna bakıp bulacak değiliz ya.” {H} neden olmasın, diye düşündü^. Bundan sonra eline^ geçen her yazıda önce o harfi [arayacaktı^|gözleyecekti^]; bunu kimseye söylemeden, bir selam yerine geçsin diye.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Üstüne bir şeyler karaladığı^ bir kâğıt çıktı~ {T:gen} altından; aceleyle yazılmıştı~. Kuyruk orada da içerideydi~. Acele her harfi bozmuş, [ona dokunamamıştı~|onu bozamamıştı~]. {H} kâğıdı {O:gen} yanına koydu^; iki yazı komşu gibi durdu~.',
    },
    {
      level: 3,
      text: '“Bana kızdın mı?” diye sordu~ {F}. “Neye?” “Sen yazdın dedim ya.” {H} güldü^. “İyi ki dedin. Demesen [ben bunu görmezdim|kuyruğa bakmazdım].” {F} omuz silkti~, ama sevindiği belliydi~; yanlış bir söz, ilk kez bu kadar doğru bir yere çıkmıştı~.',
    },
    {
      level: 3,
      text: '{H} kuyruğu bir de dışarı kaçırarak yazmayı denedi^. Eli^ gitmedi~; zorlayınca harf tökezledi~, çizgi [kırıldı~|çatallandı~]. “Bak, dağıldı,” dedi^. {F} eğildi~, ciddi ciddi baktı~. “Dağıldı hakikaten,” dedi~. Gülüştükten sonra bile {H:gen} o harfe bakınca içi^ burkuldu~.',
    },
    {
      level: 3,
      text: 'Kendi öğrettiği^ bir kimse var mıydı~, bunu düşündü^. Birinin elini avucuna^ alıp bir çizgiyi döndürdüğünü^ hatırlamıyordu^. O büyük el de [hatırlamazdı~|çoktan unutmuştu~] herhâlde; öğretmeye değil, bir çocuğa yardım etmeye eğilmişti~. Ama kuyruk buraya kadar gelmişti~.',
    },
    {
      level: 1,
      text: '“Bana da göster,” dedi~ {F}. Kalemi aldı~, denedi~; kuyruk hep dışarı kaçıyordu~. {H} onun elini [avucunun^ içine aldı^|avucuna^ aldı^] ve çizginin sonunda usulca içeri çekti^. Kâğıtta, {O:gen} yanında, üçüncü bir harf kıvrıldı~.',
    },
  ],
};
