import type { Plot, PlotClass } from '../types.ts';

const THE_OTHER_COAT: Plot = {
  name: 'the-other-coat',
  needs: ['!space', '!wide', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Son görüldüğü yerde yalnız bir palto kalmıştı~; giderken gören, bir ses duyan yoktu~. {F} paltoyu koluna aldı~, daha ilk adımda durdu~. [Bunu tanımıyordu~|Bu paltoyu hiç görmemişti~]: dirsekleri yamalıydı~, kolları uzundu~.',
    },
    {
      level: 2,
      text: 'Her yere bakıldı~, her tanıyana soruldu~. Akla gelen bütün yerler akşama kadar tükendi~; gece, akla gelmeyenlere geçildi~. Herkes {H:acc} en son başka bir saatte, başka bir yöne bakarken görmüştü~. Anlatılanlar [yan yana konunca|toplanınca] ortaya birkaç ayrı insan çıkıyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca {F} irkildi~, arkasına döndü~. Döneceğini sanmıştı~, o kadar belli ki şimdi, tam şimdi. Kimse yoktu~. Sesin sahibi başkasıydı~, yolu başkaydı~; {F} yine de o geçip gidene kadar [arkasından|öyle] baktı~, yürüyüşü benziyor mu diye.',
    },
    {
      level: 3,
      text: 'İnsan nasıl olur da bir yerde vardır, sonra yoktur? {F} bunu kafasında kaç kez kurdu~: bir adım, bir dönüş, arkada kalan bir boşluk. Eksik olan parça hep aynıydı~, o bir anlık kısım. Herkes [o anda|tam o sırada] başka bir yere bakmıştı~.',
    },
    {
      level: 1,
      text: '{F} sora sora bir eskiciye vardı~. “Benim,” dedi~ adam hemen. “Ödünç istedi. ‘Arkamda bir şey kalsın,’ [dedi|dedi bana], ‘ama benim olmasın.’” “Kendi paltosu?” “Üstündeydi. Düğmelerini de yakasına kadar iliklemişti.”',
    },
    {
      level: 3,
      text: 'Yamalar özenliydi~, ipliği kumaşın rengine uydurulmuştu~; biri bu paltoyu uzun zaman sevmişti~. {F} koluna dokundu~. {H:gen} yanında böyle bir şey hiç görmemişti~. Tanıdığını sandığı birinin arkasında, bilmediği tek bir giysi kalması bile insanı [şaşırtıyordu~|tedirgin ediyordu~].',
    },
    {
      level: 2,
      text: '“Nasıl görünüyordu?” diye sordu~ {F} eskiciye. “Üzgün müydü?” Adam düşündü~. “Üzgün değildi. Acelesi de yoktu. Düğmeleri iliklerken bir türkü mırıldanıyordu.” “Hangi türkü?” Adam birkaç ses çıkardı~; {F} o türküyü biliyordu~, ama {o:abl} [hiç duymamıştı~|duyduğu olmamıştı~].',
    },
    {
      level: 3,
      text: '“Neden senden istedi dersin?” Eskici omzunu silkti~. “Ben sormam. Kimi satar, kimi alır, kimi bırakır.” “Bu sence hangisi?” Adam yamalara baktı~. “Ödünç alan,” dedi~ yavaşça, “geri getirmeyi [düşünüyordur|aklına koymuştur]. Satın alsa korkardım.” {F} bu sözü yol boyunca tekrarladı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:loc} her şey bıraktığı gibiydi~. Yarım iş yarım duruyordu~, kimse tamamlamaya kıyamamıştı~. {F} orada uzun süre oturdu~. Kaçan biri böyle mi bırakırdı~? Yarın dönecek biri mi böyle bırakırdı~? Orası iki soruya da aynı cevabı veriyordu~.',
    },
    {
      level: 1,
      text: '“Nereye gitti?” “Söylemedi. ‘Aramasınlar,’ dedi, ‘yedinci sabah seninkini kendi elimle alırım.’” Eskici yere baktı~. “Ben de söz verdim.” O sırada arayanlar yola çıkmak üzereydi~; {F} [koşup|yetişip] önlerine geçti~.',
    },
    {
      level: 3,
      text: '“Kaybolan aranır,” dedi~ arayanların en yaşlısı. “Kaybolmadı. Gitti.” “Ne farkı var?” {F} elindeki paltoyu gösterdi~: “Kaybolan, gitmeden palto ödünç almaz.” Kimse buna verecek bir cevap bulamadı~, ama kimse de [yerine oturmadı~|geri dönmedi~]; eller hâlâ fenerlerdeydi~.',
    },
    {
      level: 2,
      text: '“Ya yanılıyorsan?” dediler~ {F:dat}. “Ya başına bir şey geldiyse, biz de burada oturduysak?” {F} bunu herkesten önce kendine sormuştu~. “Yedi gün,” dedi~. “Sekizinci sabah en önde ben yürürüm.” [Sesi titredi~|Sesi ince çıktı~], ama yolun ortasından çekilmedi~.',
    },
    {
      level: 3,
      text: 'Sonunda fenerler birer birer söndürüldü~. En yaşlıları gelip paltoya dokundu~, yamaları yokladı~. “Beklemek uzun,” dedi~. “Aramak kısa mı olacaktı?” Yaşlı adam cevap vermedi~, kendi atkısını çıkarıp {F:gen} [boynuna doladı~|omzuna attı~] ve evine doğru yürüdü~.',
    },
    {
      level: 1,
      text: 'Beklemek, aramaktan zordu~. “Bir şey biliyor,” dediler~ {F} için, “biliyor da [susuyor|söylemiyor].” {F} her akşam paltoyu kapısının dışına, duvardaki çiviye astı~, her sabah yerinde buldu~. Altıncı gece bir söküğünü dikti~.',
    },
    {
      level: 3,
      text: 'İlk gece {F} hiç uyumamış, kapının aralığından çiviyi gözlemişti~. Gölgeler uzuyor, kısalıyordu~; palto rüzgârda bir kolunu kaldırıyor, sonra indiriyordu~. Sabaha karşı birinin durduğunu sanmış, kapıyı açmıştı~. Yalnız palto vardı~, bir de [kendi soluğunun buğusu|kapının gıcırtısı].',
    },
    {
      level: 3,
      text: 'Yolda {F:acc} çevirip soruyorlardı~. “Ne zaman konuşacaksın?” “Söyleyecek bir şeyim olunca.” “Yok mu?” “Bir günüm var,” dedi~ {F}, “yedinci gün. Ondan önce hiçbir şeyim yok.” Kimse inanmadı~; ama o günden sonra [herkes|soranlar], belli etmeden, günleri saymaya koyuldu~.',
    },
    {
      level: 3,
      text: 'Birinci gün kolaydı~, ikinci gün uzun. Üçüncü gün {F}, karşıdan gelen herkesin omzuna bakar oldu~: kimin paltosu kimin üstündeydi~, hiç [düşünmemişti~|dikkat etmemişti~]. Dördüncü gün yağmur yağdı~; çividekini içeri almakla almamak arasında akşama kadar gidip geldi~, almadı~.',
    },
    {
      level: 3,
      text: '“Bana bir tek laf etmedi,” dedi~ {F} kendi kendine. “Bir eskiciye söyledi de bana söylemedi.” İçini en çok bu acıtıyordu~. Sonra düşündü~: kendisine söylense durmaz, peşinden giderdi~. {H} bunu da bilmiş olmalıydı~; kimin [duracağını|bekleyebileceğini] seçerek gitmişti~.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Paltonun yakasında {K} kalmıştı~. {F} önce buna bir anlam verdi~, bir yer, bir yön çıkarmaya çalıştı~. Sonra kokunun, {H:gen} üstünde her zaman [duyduğu|bulduğu] koku olduğunu anladı~. Demek palto, kısacık da olsa, onun omuzlarında durmuş, sonra bırakılmıştı~.',
    },
    {
      level: 3,
      needs: ['tool'],
      text: 'Cebi yokladı~: {T} vardı~ içinde. Eskicinin değildi~, {H:gen} elinden düşmeyen şeydi~ o. Boş yere bırakmazdı~; ya lazım olmayacağı bir yere gitmişti~ ya da [dönüp alacaktı~|dönünce kaldığı yerden sürdürecekti~]. {F} onu yerine koydu~, cebin kapağını kapattı~.',
    },
    {
      level: 3,
      text: 'Eskici beşinci akşam uğradı~, kapıdan çiviye baktı~. “Duruyor,” dedi~. “Duruyor.” “Lazımsa giy, üşüyorsun.” “Üşümüyorum,” dedi~ {F}. Kapıda biraz beklediler~, sanki palto [söze karışacaktı~|bir şey diyecekti~]; sonra eskici yakasını kaldırıp gitti~.',
    },
    {
      level: 2,
      text: 'Altıncı gün biri, uzak bir yol ağzında {H:gen} paltosuna benzer bir palto gördüğünü söyledi~. Giyeni görmemişti~, yalnız sırtını. {F} ayağa kalktı~, oturdu~, yine kalktı~. Oraya varmak [yarım gün|bir gece] sürerdi~. Çiviye baktı~; sözü söz bilmişti~, gitmedi~.',
    },
    {
      level: 3,
      text: 'Beklerken {F} tuhaf bir şey fark etti~: başını {H:gen} eğdiği gibi eğiyor, bir söze başlarken onun durduğu yerde [duruyordu~|soluklanıyordu~]. Yıllarca karşısında gördüğü o küçük huylar, sahibi gidince gelip ona yerleşmişti~; koyacak başka yerleri yoktu~ belki.',
    },
    {
      level: 2,
      text: '“Dönecek mi?” diye sordu~ bir çocuk, kapının önünden geçerken. {F} ne diyeceğini bilemedi~. “Paltosu burada değil,” dedi~ sonunda, “[paltosuyla|onunla] gitti. Bu başkasının.” Çocuk uzanıp yamalı kola dokundu~. “Öyleyse başkası da üşüyordur,” dedi~. {F} bunu hiç düşünmemişti~.',
    },
    {
      level: 3,
      text: 'Bir akşam {F} kendi eski hırkasını alıp eskiciye götürdü~. Adam hırkayı giydi~, kolları kısa geldi~. “Sen ne giyeceksin?” “Benim evim yakın.” {H} gideli beri insanlar bir başkasının giysisiyle dolaşıyordu~; bunu gören, bir bayramın [ortasına|hazırlığına] düştüğünü sanırdı~.',
    },
    {
      level: 1,
      text: 'Yedinci sabah yamalı palto gitmiş, çiviye {H:gen} kendi paltosu asılmıştı~. {F} yola koştu~, kimse yoktu~. Elini cebine soktu~: içi hâlâ sıcaktı~. [Yakasını kaldırıp|Paltoyu omzuna alıp] kapının önünde, yola karşı beklemeye oturdu~.',
    },
  ],
};

/** Somebody is gone and others stay behind. */
export const DISAPPEARS: PlotClass = {
  name: 'disappears',
  verbs: new Set(['kaybolmak', 'ortadan kaybolmak', 'sırra kadem basmak', 'kayıplara karışmak']),
  needs: ['human', 'third', '!negative', '!habit', '!child', '!several'],
  plots: [THE_OTHER_COAT],
};
