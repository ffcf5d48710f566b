import type { PlotClass } from '../types.ts';

/** A being that is not human speaks, and everybody waits for wisdom. */
export const BEING_SPEAKS_FIRST: PlotClass = {
  name: 'being-speaks-first',
  verbs: new Set(['konuşmak', 'konuşmaya başlamak', 'dile gelmek']),
  needs: ['!human', '!negative', '!habit', '!of-teller', '!other', '!object'],
  plots: [
    {
      name: 'a-little-that-way',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Söylediği^ iki kelimeydi~: “Biraz öteye.” Çevresinde^ kim varsa [donup kaldı~|taş kesildi~]. Sonra bir fısıltıdır gitti~: “Duydunuz mu? Öteye, dedi!” {H} bekledi^; bunca fısıltının arasında yerinden kıpırdayan olmamıştı~.',
        },
        {
          level: 3,
          text: 'Sesi ne gür ne [incecikti~|kısıktı~]; ömür boyu konuşmuş birinin sesiydi~, acelesiz. En çok buna şaştılar~. “Hiç zorlanmadı,” dedi~ biri. “Demek hep biliyordu,” dedi~ bir başkası ve onun yanında bugüne kadar neler söylediğini hatırlayıp [kızardı~|sustu~].',
        },
        {
          level: 2,
          text: 'Duymayanlar duyanlara tekrar ettirdi~. “Ama nasıl dedi? Sen de öyle söyle.” Her söyleyen bir parça kendinden kattı~; “biraz” uzadıkça uzadı~, “öteye” [titremeye başladı~|titredi~]. {H} kendi sözünü^ dinliyor, hangisinin ondan çıktığını [güç seçiyordu^|zor tanıyordu^].',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldu~ ve hepsi birden “Şşt!” dedi~. İkinci söz geliyor sanmışlardı~. Gelen başka bir şey değildi~, [her zamanki|bildik] sesti~; yine de sonuna kadar, başlar eğik, dinlediler~. {H}+de dinledi^. Bunca zamandır o sese kimsenin kulak verdiği olmamıştı~.',
        },
        {
          level: 3,
          text: 'Birinin elinde bir defter vardı~. Tarihi yazdı~, saati yazdı~, iki kelimeyi yazdı~; altını [çizdi~|iki kere çizdi~]. Sonra sayfanın boş kalan yerine baktı~, kocamandı~. “Devamı gelecek,” dedi~ yanındakilere, kalemi havada tutarak. Kalem bir süre öyle kaldı~.',
        },
        {
          level: 1,
          text: 'Ertesi gün bilgisine güvenen koşup geldi~. Öte neresiydi~? “Uzak bir ülke,” dedi~ biri. “Gelecek,” dedi~ ikincisi. Üçüncüsü [çoktan|hemen] çantasını hazırlamıştı~. Gelen sokuldu~, sokulan itişti~; {H:gen} çevresinde nefes alacak yer kalmadı~.',
        },
        {
          level: 3,
          text: 'En çok “biraz” tartışıldı~. Öteyi [aşağı yukarı|az çok] herkes biliyordu~, ama ne kadarı birazdı~? “Bir yıl,” diyenler bir yana toplandı~, “bin yıl,” diyenler öbür yana. Ortada kalanlar iki yana da gidip geldi~. Her gidişte de, her gelişte de {H:dat} çarpıyorlardı~.',
        },
        {
          level: 2,
          text: '“Bize de bir şey söyle!” diye seslendi~ arkadakiler. Öndekiler kızdı~: “Acele ettirmeyin, düşünüyor.” {H} gerçekten düşünüyordu^. Söylediği^ şeyde [anlaşılmayacak|karanlık] bir yan var mıydı~? Baştan aldı^: biraz. Sonra: öteye. İki kelime de ortada, apaçık duruyordu~.',
        },
        {
          level: 3,
          text: 'Çantasını hazırlayan, vedalaşmaya başlamıştı~. Herkese sarıldı~, [eski bir borcunu|bir borcunu] ödedi~, ödünç aldığı bir kitabı geri verdi~. “Öteye nereden gidiliyor?” diye sordu~ en son. Bir sürü kol kalktı~; hiçbiri bir ötekiyle aynı yeri göstermiyordu~. Çantasının üstüne oturdu~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} hiç bu kadar çok bilen bir araya gelmemişti~. Söz alan sözü [bırakmıyordu~|uzatıyordu~], bırakan da hemen bir daha istiyordu~. Konuşmayı yeni öğrenmiş biri için iyi bir dersti~ bu: {H} o gün, çok bilenin çok yer tuttuğunu gördü^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} geldi~ bir ara. {H} ona doğru dönmek istedi^, ama dönecek kadar yer yoktu~. “Bakın, bir yere yöneldi!” dedi~ gözü keskin olan. Herkes o yana [baktı~|çevrildi~] ve kalabalık bir karış daha yaklaştı~. Kokuya aldıran, {H:abl} başka, olmadı~.',
        },
        {
          level: 2,
          text: 'Bir açıklama daha yapmayı denedi^. “Şöyle,” diye başladı^. Bütün boyunlar birden uzandı~. “Şöyle!” diye tekrarladı~ ön sıra, “Şöyle!” diye geçti~ [arkaya|arkalara]. Sonra bir sessizlik oldu~, kocaman, ağzına kadar dolu. {H} bu kadar beklenen bir sözün sonunu getiremedi^.',
        },
        {
          level: 1,
          text: 'O sırada {F} çıkageldi~. “Ne demiş?” diye sordu~. “Biraz öteye, demiş.” {F} kalabalığa baktı~, sonra ortada [sıkışıp kalan|sıkışan] {H:dat}. Kimsenin sormadığını sordu~: “Hangi yana?” “Fark etmez,” dedi^ {H}. “Yeter ki üstüme gelmeyin.”',
        },
        {
          level: 3,
          text: 'Sözün böyle [kısacık|kolay] bir cevabı olması kimsenin hoşuna gitmedi~. “Bu, görünen anlamı,” dedi~ çok bilenlerden biri. “Görünmeyenini de söylesin.” “Ayağım acıyor,” dedi~ arkadan biri, “bana da basıyorlar.” Birkaç kişi daha ona katıldı~. Görünen anlamın epeyce taraftarı çıktı~.',
        },
        {
          level: 2,
          text: '“Bunu mu söylemek istemişti?” dedi~ geleceği bilen. Sesi [kırgındı~|küskündü~]. “Bunu söyledi zaten,” dedi~ {F}. Sonra kollarını iki yana açtı~, kimseyi itmeden geri geri yürümeye başladı~. Arkasındakiler de ister istemez yürüdü~; ayakların altından ezilmiş bir şapka çıktı~.',
        },
        {
          level: 1,
          text: '{F} bir adım geri gitti~. “Bu kadar yeter mi?” “Biraz daha.” Bir adım daha gitti~, kalabalık da onunla [geriledi~|çekildi~]. Her adımda {H:gen} çevresi^ genişledi~. “Şimdi?” {H} boşluğu şöyle bir yokladı^, gevşedi^. “Oh,” dedi^.',
        },
        {
          level: 3,
          text: '“Oh,” diye geçti~ ağızdan ağıza. Bunun üzerinde [çok durulmadı~|fazla tartışılmadı~]; herkes biliyordu~ ne demek olduğunu. Hatta birkaçı, geniş geniş durunca, aynı sözü kendi ağzıyla denedi~. Güzel bir kelimeydi~, her ağza uyuyordu~. Çantasını hazırlayan onu en az dört kere söyledi~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: '{G.di}, çünkü artık bunun için [yer vardı~|yeri^ vardı~]. Önce çekinerek, sonra rahat rahat bir daha yaptı^. Bakanlardan biri güldü~: “Bunu hep yapardı, konuşmadan önce de.” Demek biri, hiç değilse biri, o suskun günlerde {o:dat} bakmıştı~.',
        },
        {
          level: 2,
          text: 'Yavaş yavaş dağıldılar~. Öteyi uzak ülke sananlar önden gitti~, gelecek sananlar arkadan; kapışacak bir şey [kalmamıştı~|bulamadılar~]. Giderken {H:dat} selam veriyor, o da selam alıyordu^. Son giden durup sordu~: “Bir isteğin var mı?” “Şimdilik yok,” dedi^. Bu da doğruydu~.',
        },
        {
          level: 3,
          text: 'Boşalan yer [göründüğünden genişti~|kocamandı~]. {H} sabahtan beri bunu istemişti^; şimdi bir yanına^ baktı^, boştu~, öbür yanına^ baktı^, o da boştu~. Sesini denemek için alçacık “öteye” dedi^. Söz gitti~, çarpacak kimse bulamadı~, gittiği yerde bitti~.',
        },
        {
          level: 3,
          text: 'Yalnız {F} gitmemişti~; tam gösterilen yerde, gerilediği son adımda [oturuyordu~|duruyordu~]. Bir şey sormuyordu~, bir şey yazmıyordu~. Arada bir başını kaldırıp bakıyor, yerinin hâlâ uygun olup olmadığını gözüyle ölçüyordu~. {H} konuşmanın böylesini de [beğendi^|sevdi^].',
        },
        {
          level: 3,
          text: 'Bir soru vardı~ ortada, ama {F} onu [sona bırakmıştı~|sona saklamıştı~]. “Daha önce neden hiç konuşmadın?” {H} düşündü^. “Konuştum sayılır,” dedi^. “Hep bir şeyler söylerdim kendi dilimce.” {F} o eski sesleri, o dönüşleri aklından geçirdi~. “Öyle ya,” dedi~, “ben de cevap verirdim.”',
        },
        {
          level: 3,
          text: '“Yarın yine gelirler,” dedi~ {F}. “Ne diyeceksin?” “Aynısını.” “Ya yine anlamazlarsa?” {H} bunun da [yolunu|çaresini] bulmuştu^: “Sen önden yürürsün.” {F} güldü~. Gülüşü aradaki boşluğu kolayca geçti~; demek o kadar da geniş değildi~.',
        },
        {
          level: 1,
          text: 'Gece olunca yalnız {F} kaldı~, çekildiği yerde. İkisinin arasındaki boşluk [büyüktü~|pek büyüktü~]. {H} uzun süre sustu^. Sonra, alçak sesle, “Biraz beriye,” dedi^. {F} sormadan geldi~, yanına^ oturdu~. “Bu kadar yeter mi?” “Yeter,” dedi^ {H}.',
        },
      ],
    },
  ],
};
