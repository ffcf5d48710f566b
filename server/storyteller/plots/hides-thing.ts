import type { Plot, PlotClass } from '../types.ts';

const PLOTS: readonly Plot[] = [
  {
    name: 'the-search',
    needs: ['!state', '!habit', '!solitary', '!child', '!land', '!opening', '!voice'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. {O:acc} [son bir kez|bir kez daha] yokladı^, iyice örttü^, geri çekilip baktı^: dışarıdan hiçbir şey belli olmuyordu~. Tam içi^ rahatlayacakken {F} soluk soluğa geldi~ ve kolundan^ tuttu~.',
      },
      {
        level: 3,
        text: 'Saklayacak yeri uzun uzun düşünmüştü^. İlk aklına^ gelen yer herkesin ilk aklına gelecek yerdi~; ikincisi ıslaktı~, üçüncüsü fazla [açıktı~|yakındı~]. Sonunda her gün önünden geçilip de hiç bakılmayan bir köşe bulmuştu^. {O} için bundan iyisi olamazdı~.',
      },
      {
        level: 3,
        text: 'Örtüyü kaç kez düzeltmişti^; düzeltince fazla düzgün durmuş, bozunca fazla bozuk. Ne kadar uğraşsa^ orası öteki yerlerden biraz daha masum görünüyordu~. En sonunda elini^ çekmiş, olduğu gibi bırakmıştı^. Şimdi {F:gen} omzunun üstünden o yana bakmamaya [çalışıyordu^|uğraşıyordu^].',
      },
      {
        level: 1,
        text: '“Arama var,” dedi~ {F}. “Neyi aradıklarını söylemiyorlar, ne bulurlarsa alıyorlar. Bize de arayın dediler.” {H} hayır diyemezdi^; [yan çizen|katılmayan] göze batardı~. Az önce {O:acc} saklayan elleri^ şimdi her yeri karıştırıyordu~.',
      },
      {
        level: 2,
        text: 'Zor olan {O:acc} saklamak değildi~, şimdi o yana bakmamaktı~. Gözü^ kendiliğinden kayıyordu~. Yürürken yüzünü^ başka yana çevirdi^, durunca sırtını^ döndü^; sırtını^ dönünce de {O} tam ensesinde^ [duruyor sandı^|duruyormuş gibi oldu~].',
      },
      {
        level: 3,
        text: 'Ararken içinden^ bir cümle tekrarladı^: “Burada hiçbir şey yok.” Cümleye alışmak istiyordu^; sorulursa ağzından^ [kendiliğinden|rahatça] çıkmalıydı~. On kez söyledi^, yirmi kez söyledi^. Yirmincide cümle bütün anlamını yitirdi~; geriye yalnız {O} kaldı~, örtünün altında.',
      },
      {
        level: 2,
        text: 'Böyle aramanın da bir hilesi vardı~: insan nereye bakılmasını istemiyorsa ondan uzakta çok gürültü etmeliydi~. {H} ağır bir şeyi gürültüyle çekti^, arkasına uzun uzun baktı^, “Burada yok!” diye seslendi^. Sesi^ o kadar inandırıcıydı~ ki bir an {H}+de [inandı^|umutlandı^].',
      },
      {
        level: 3,
        text: '“Kim istemiş aramayı?” diye sordu^ {H}. “Yukarıdakiler.” “Ne kaybolmuş?” “Kimsenin bir şeyi kaybolmamış,” dedi~ {F}. “Bir şey saklandığını duymuşlar, o kadar.” Bu söz {H:gen} sırtından^ aşağı [soğuk bir su|buz] gibi indi~; dönüp bakmamak için ayaklarını^ yere bastırdı^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} aranmadık köşe kalmadı~. {H} her gün dokunduğu^ şeylere yabancı biri gibi dokundu^, kaldırdı^, altına baktı^, yerine koydu^. Bulmamak için aramak, bulmak için aramaktan [yorucuydu~|zordu~]: eli^ hem çabuk olmalı hem hiçbir yere gerçekten varmamalıydı~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} bile elinden^ aldılar~, evirip çevirdiler~, bir kenara koydular~, sonra geri verdiler~. {H} teşekkür etti^. Her gün göz önünde duran bir şey bu kadar [didiklenirse|kurcalanırsa], diye düşündü^, {O:dat} kim bilir nasıl bakarlar.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Eli^ boş kalınca {G.di}; her gün yaptığı^ bir şeydi~, kimsenin dikkatini çekmezdi~. Ama o gün herkes herkese bakıyordu~. Bir çift göz {H:gen} üstünde fazla [durdu~|oyalandı~]. {H} en sıradan yüzünü^ takındı^, yeniden aramaya koyuldu^.',
      },
      {
        level: 2,
        text: 'Arayanlar işi [ciddiye alıyordu~|sıkı tutuyordu~]. Ötede bir başkasının sakladığı çıktı~ ortaya: işe yaramaz, eski, küçük bir şey. Sahibi önüne baktı~, kimse konuşmadı~. {H} o insanın ellerine baktı^; boşalmış ellerin nasıl sarktığını [ilk kez|o gün] gördü^.',
      },
      {
        level: 1,
        text: 'Her yere baktı^, bir yer dışında. Sonunda {F} tam oraya yöneldi~, elini uzattı~. “Oraya ben baktım,” dedi^ {H}. {F:gen} eli durdu~. “Sen baktıysan yoktur,” dedi~ ve hiç [duraksamadan|kuşkulanmadan] geçti~. {H:gen} yüzü^ yandı~.',
      },
      {
        level: 2,
        text: '“Yoruldun mu?” diye sordu~ {F}. “Hayır.” “Rengin uçmuş da.” “Tozdan,” dedi^ {H}. {F} kendi yenini uzattı~, {H:gen} alnını^ sildi~. Toz yoktu~, ter vardı~; {F} onu da [görmezden geldi~|toza saydı~], aramaya döndü~.',
      },
      {
        level: 3,
        text: 'Oraya bakmıştı^, bu doğruydu~. Ne gördüğünü^ soran olmamıştı~. {H} kendini^ böyle [avutmayı denedi^|avutmaya çalıştı^], olmadı~; o söz hâlâ kulağındaydı^. “Sen baktıysan yoktur.” İnsana bundan ağır bir şey söylenemezdi~: içinde tek bir kuşku kırıntısı yoktu~.',
      },
      {
        level: 3,
        text: 'Doğruyu söylemenin yeri o cümlenin hemen ardıydı~: gülüp “Şaka ettim,” demek, {F:acc} kolundan tutup geri çağırmak. {H} o yeri geçti^. Bir adım daha geçti^. Artık dönmek için koşmak gerekirdi~, koşan biri de herkesin gözüne batardı~.',
      },
      {
        level: 3,
        text: '{F} o köşenin yanından sonra da geçti~, hem de birkaç kez. Bir defasında önünde durup soluklandı~, sırtını bile dayadı~. Sırtıyla {O:gen} arasında bir örtü vardı~. {H} uzaktan baktı^; çekil oradan, dedi^ içinden^, sonra da, [kal, iyice kapatıyorsun|kal, kimse görmüyor].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca herkes bir an [durdu~|sustu~]. {H} o sessizlikte {O:gen} durduğu yerden bir ses gelecek sandı^; bir şey kayacak, düşecek, kendini ele verecekti~. Hiçbir şey kaymadı~. Arama kaldığı yerden, konuşa konuşa sürdü~.',
      },
      {
        level: 3,
        text: '“Sen olsan nereye saklardın?” diye sordu~ {F} birden. {H:gen} eli^ [havada|olduğu yerde] kaldı~. “Ben mi?” “Sen ince düşünürsün.” Güldü~, cevabı beklemedi~, başka bir köşeye eğildi~. {H} gülmeye sonradan katıldı^, biraz geç, biraz fazla.',
      },
      {
        level: 3,
        text: '“Bulunmadı,” dedi~ {F}. “Demek yokmuş.” Sesinde ne öfke vardı~ ne düş kırıklığı; payına düşeni yapmış birinin sesiydi~. {H} keşke kızsa, keşke kuşkulansa diye bekledi^. Kuşkulanan birine gerçeği göstermek daha [kolay|az utandırıcı] olurdu~.',
      },
      {
        level: 3,
        text: 'Kurtulmak kolaydı~: bir işaret, bir söz, bir bakış yeterdi~. {H} sonrasını gözünün^ önüne getirdi^: yabancı eller uzanıyor, {O:acc} alıyor, evirip çeviriyor, bir yığının üstüne bırakıyordu~. Neden saklandığını soran bile olmayacaktı~. Ağzını^ [sıkı sıkı|iyice] kapadı^.',
      },
      {
        level: 1,
        text: 'Akşam {F} bir kenara oturmuş, sıyrılan parmaklarını ovuyordu~. Bütün gün {H:gen} yüzünden^ [boşuna|boş yere] aramıştı~. {H} bir süre o parmaklara baktı^, sonra ayağa kalktı^. “Gel,” dedi^. “Bir yere daha bakalım.”',
      },
      {
        level: 2,
        text: '“Nereye?” dedi~ {F}. “Bakmadığımız bir yer kaldı.” “Oraya ben baktım demiştin.” {H} cevap vermedi^, yalnız yürüdü^. {F} birkaç adım arkadan geldi~; adımları önce [şaşkındı~|isteksizdi~], sonra yavaşladı~, sonunda neredeyse duyulmaz oldu~.',
      },
      {
        level: 3,
        text: 'Kararını^ bir anda vermişti^, ama yol uzundu~. Her adımda vazgeçebilirdi^: başka bir köşe gösterir, “Yokmuş,” der, dönerdi^. {O} yerinde kalırdı~, {F} yine inanırdı~. {H:acc} yürüten de [bu oldu~|buydu~]: {F} yine inanırdı~.',
      },
      {
        level: 3,
        text: '“Ya bulmasak daha iyiyse?” dedi~ {F} arkadan. {H} durdu^. Sabahtan beri içinde^ dönen soruyu ilk kez yüksek sesle duyuyordu^. “Belki,” dedi^. “Ama sen boşuna aramış olma.” {F} sıyrıklarına baktı~, omuz silkti~, [yürümeye devam etti~|peşinden^ geldi~].',
      },
      {
        level: 3,
        text: 'Köşeye varınca durdu^. {F} bir {H:dat} baktı~, bir köşeye. “Burası mı?” “Burası.” “Ben bugün buranın önünde dinlendim.” “Gördüm,” dedi^ {H}. {F} elini sırtına götürdü~, orada bir iz [kalmış|bırakmışlar] gibi yokladı~.',
      },
      {
        level: 2,
        text: 'Elini^ örtüye koydu^, ama hemen kaldırmadı^. “Bunu gördükten sonra sen de saklıyor olacaksın,” dedi^. “Görmezsem?” “Görmezsen bugün yalnız aramış olursun.” {F} parmaklarına baktı~. “Aradım zaten,” dedi~. “Bulmadan [dönmeyeyim|gitmeyeyim].”',
      },
      {
        level: 1,
        text: 'Örtüyü [kaldırdı^|araladı^]; {O} oradaydı~. {F} uzun uzun baktı~, hiçbir şey sormadı~. Uzaktan ayak sesleri yaklaştı~, biri seslendi~: “Orada bir şey var mı?” {F} örtüyü kendi eliyle indirdi~. “Oraya ben baktım,” dedi~.',
      },
    ],
  },
  {
    name: 'too-well-hidden',
    needs: ['!state', '!habit', 'holdable', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. İlk yer içine^ sinmedi~, {O:acc} aldı^, ikinci bir yere koydu^. Gece oradan da çıkardı^, karanlıkta [el yordamıyla|yoklaya yoklaya] üçüncü bir yere yerleştirdi^. Sabah elini^ uzattı^; {O} orada değildi~.',
      },
      {
        level: 2,
        text: 'Aynı yere üç kez daha baktı^, {O} bu arada dönüp gelebilirmiş gibi. Elini^ sonuna kadar soktu^, parmaklarını^ gezdirdi^: toz, biraz kırıntı, soğuk bir yüzey. Doğruldu^ ve ilk kez çevresine^ [bir hırsız|bir yabancı] gözüyle baktı^.',
      },
      {
        level: 3,
        text: 'Birinci yer fazla akıllıcaydı~: akıllı biri ilk oraya bakardı~. İkincisi fazla budalacaydı~, ama budala biri de oraya bakardı~. {H} gecenin yarısını bu hesapla geçirmişti^. {O} hesaba karışmamış, konulduğu yerde [uslu uslu|sessizce] durmuştu~.',
      },
      {
        level: 3,
        text: 'Bir şey saklamak, uyurken de bir elini açık tutmak gibiydi~. {H} her uyanışında^ ilk oraya uzanmış, yoklamış, rahatlamıştı^. Üçüncü uyanışta yokladığı^ yerin eski yer mi yeni yer mi olduğunu [çıkaramamıştı^|kestirememişti^]; uyku ağır basmış, elini^ çekmişti^.',
      },
      {
        level: 1,
        text: 'Kimse almış olamazdı~; üçüncü yeri kimse bilmiyordu~. O karanlıkta nereye uzandığını^ {H}+de doğru dürüst görmemişti^. Bir yarığa mı itmişti^, bir şeyin altına mı sürmüştü^, hatırlamıyordu^. {O:acc} herkesten önce kendinden^ [saklamıştı^|gizlemişti^].',
      },
      {
        level: 2,
        text: 'Geceyi baştan yaşamaya kalkıştı^. Gözlerini^ kapadı^, kalktığı^ yerden kalktı^, elinde^ {O} varmış gibi yürüdü^. Sağa mı dönmüştü^, sola mı? Ayakları^ bir yerde kararsız kaldı~. Gece o noktada [ikiye ayrılıyordu~|ikiye bölünüyordu~], gündüz ise hiçbir şey söylemiyordu~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} her şeyin altına baktı^. “Ne arıyorsun?” dedi~ biri. “Hiç.” “Hiç orada olmaz, şurada olur,” dedi~ öteki gülerek. {H}+de güldü^; sonra, o uzaklaşınca, ne olur ne olmaz diye [oraya da|gösterdiği yere de] baktı^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} üç kez kaldırdı^, üç kez yerine koydu^. Altında bir şey olamayacağını biliyordu^; yine de umut, insanın elini olmayacak yerlere götürüyordu~. Dördüncüde güldü^ kendine^. Sonra gülüşü^ soldu~: ya {O} gerçekten böyle [olmayacak|akla gelmez] bir yerdeyse?',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Biraz olsun sakinleşmek için durdu^, {G.di}. Elleri^ bunu hiç düşünmeden yapıyordu~; demek {O:acc} saklarken de düşünmemişlerdi~. {H} ellerine^ baktı^, bir ipucu bekler gibi bekledi^. Onlar biliyordu~ belki, ama [söylemiyorlardı~|susuyorlardı~].',
      },
      {
        level: 3,
        text: 'Başka bir korku geldi~: {O:acc} biri bulmuş, bir şey demeden almış olabilirdi~. {H} yanından^ geçenlerin yüzüne baktı^. Biri gülümsedi~, biri gözünü kaçırdı~; ikisinde de suç vardı~, ikisinde de yoktu~. Saklayana herkes [biraz|az çok] hırsız görünüyordu~.',
      },
      {
        level: 3,
        text: 'İz aradı^. Yerde, kenarda, tozda parmağının^ değdiği bir yer olmalıydı~. Vardı~ da: her yerde vardı~. Her gün dokunduğu^ şeylere o gece de dokunmuştu^; hangi izin geceden, hangisinin önceki günden kaldığı [belli değildi~|anlaşılmıyordu~].',
      },
      {
        level: 3,
        text: '{O:acc} yitirdiği^ için mi üzülüyordu^, saklamayı beceremediği^ için mi? Birini öbüründen ayıramadı^. Saklamasa^ şimdi elinin^ altında olurdu~; saklamasa^ belki [çoktan gitmiş olurdu~|bir başkasının olurdu~]. Düşünce aynı yerde dönüp durdu~, {H}+de onunla birlikte.',
      },
      {
        level: 1,
        text: 'Sonunda gidip {F:acc} çağırdı^. “Bir şey sakladım, bulamıyorum.” “Ne sakladın?” “Söyleyemem.” {F} güldü~. “Ne aradığımı bilmeden mi bulayım?” “Beni biliyorsun ya,” dedi^ {H}. “Ben bir şeyi [nereye koyarım|nereye saklarım]?”',
      },
      {
        level: 2,
        text: '“Saklarken korkuyor muydun, seviniyor muydun?” diye sordu~ {F}. “Ne fark eder?” “Korkan alçağa saklar, sevinen yükseğe.” {H} düşündü^. “Önce sevindim,” dedi^, “sonra korktum.” “Öyleyse ortalarda bir yerdedir,” dedi~ {F}, [şaka etmeden|ciddi ciddi].',
      },
      {
        level: 3,
        text: '“Ağır mı, hafif mi?” diye sordu~ {F}. “Söyleyemem.” “Kırılır mı?” “Söyleyemem.” “Peki, bulursam ağlar mısın, güler misin?” {H} bunu hiç düşünmemişti^. “Otururum,” dedi^. {F} bunu [yeterli buldu~|bir cevap saydı~], kollarını sıvadı~.',
      },
      {
        level: 3,
        text: '{F} önce geceyi anlattırdı~: kaç kez kalktığını^, ne giydiğini^, ayağının^ neye takıldığını. {H} anlattıkça {F} başını sallıyor, arada gözlerini kapıyordu~. {O} için tek soru sormadı~. Aranan sanki yalnız o [gecenin|karanlığın] bir parçasıydı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyuldu~. “Dün gece de var mıydı bu?” diye sordu~ {F}. “Vardı,” dedi^ {H}. “Saklarken hangi kulağına daha yakındı?” {H} iki kulağını^ da sırayla kapadı^, dinledi^. “Buna,” dedi^, pek emin olmadan. {F} [başını salladı~|o yana döndü~].',
      },
      {
        level: 3,
        text: '{F} bir iki yere eğildi~, elini sürmeden baktı~, geçti~. {H} her eğilişte soluğunu^ tuttu^: {O} bulunsun istiyordu^, ama bulan başkası olsun istemiyordu^. Bunu {F:dat} söylese^ kırılırdı~; söylemedi^, yalnız bir adım [yaklaştı^|sokuldu^].',
      },
      {
        level: 3,
        text: '“Bana kızma,” dedi^ {H}, “ne olduğunu sana da söylemediğim için.” “Niye kızayım? Söylersen onu ararım. Söylemezsen seni düşünürüm.” {F} bir süre konuşmadı~, sonra omuz silkti~. “[Böylesi|Bu] daha kolay,” dedi~. “Eşya huysuz olur, insanın huyu bellidir.”',
      },
      {
        level: 1,
        text: '{F} çevreye hiç bakmadı~, {H:dat} baktı~: omzuna^, eline^, uykusuz gözlerine^. Sonra yürüdü~, bir köşede çömeldi~, elini uzattı~. “Burada bir şey var,” dedi~ ve [bakmadan|başını çevirip] geri çekildi~. Oradaydı~ {O}.',
      },
      {
        level: 3,
        text: '{H} bir süre yaklaşamadı^. Bulsun diye çağırdığı^ kişi bulmuştu~, hem de bir türkü söylenecek kadar kısa zamanda; buna sevinmesi^ gerekirdi~. Ama o kadar uğraşmış, [gecesini^|uykusunu^] vermiş, yine de tek bir kişiden saklayamamıştı^. Eli^ {O:dat} giderken bile bunu düşünüyordu^.',
      },
      {
        level: 2,
        text: '“Nasıl bildin?” “Sen bir şeyden çekinince hep aynı yanına dönersin,” dedi~ {F}. “Otururken, yürürken, konuşurken. Gece de dönmüşsündür.” {H} o yanına^ baktı^. Ne zamandır oradaydı~ demek, üstünde^ taşıdığı^ bir [işaret|ok] gibi; bir tek {H:gen} haberi^ yoktu~.',
      },
      {
        level: 2,
        text: '“Ne olduğunu gördün mü?” “Parmağım değdi,” dedi~ {F}. “Hemen çektim.” “Ne sandın?” {F} parmağına baktı~. “Soğuktu ya da bana soğuk geldi. Sorma, tahmin yürütürsem bulurum, bulursam da [unutamam|aklımdan çıkaramam].”',
      },
      {
        level: 3,
        text: '{O:acc} iki eliyle^ çıkardı^, üstündeki tozu üfledi^. Bir gecede değişmiş olacağını sanmıştı^ nedense; aynıydı~. Değişen, çıktığı yerdi~: artık bir saklama yeri değil, [herhangi|sıradan] bir boşluktu~. {H} bir daha oraya hiçbir şey koyamazdı^.',
      },
      {
        level: 3,
        text: '“Ne kadar sürdü?” diye sordu^ {H}. “Ayakta durduğumu saymazsan, hiç.” “Ben sabahtan beri arıyorum.” “Sen onu aradın,” dedi~ {F}. “Ben seni aradım. Sen daha [büyüksün|kolay bulunuyorsun].” Bu söz {H:acc} güldürecekti~, güldürmedi~; düşündürdü~.',
      },
      {
        level: 3,
        text: 'Bir an dördüncü bir yer düşündü^. Daha derin, daha karanlık, daha uzak. Sonra beşincisini düşündü^. Her birinin yolu aynı geceden, aynı ayaklardan, aynı [ellerden|parmaklardan] geçiyordu~. Ne kadar uğraşsa^ yine kendine^ benzeyen bir yer bulacaktı^.',
      },
      {
        level: 3,
        text: '“Demek kötü saklamışım,” dedi^ {H}. “Yok, çok iyi saklamışsın. Ben yalnız seni tanıyorum.” {F} ellerini silkeledi~, köşeye bir kez bile dönüp bakmadı~. Bakmamak için gösterdiği özen, {H:dat} bulunmuş olmaktan daha [çok|derin] dokundu~.',
      },
      {
        level: 2,
        text: 'Akşama kadar {O} elinden^ düşmedi~. Birine rastlasa^ elini^ arkasına^ saklıyor, selam verecek olsa^ öbür elini^ kaldırıyordu^. Böyle de yaşanmazdı~: saklanan şey elde durdukça [el de|onu tutan el de] saklanmak zorundaydı~.',
      },
      {
        level: 1,
        text: '“Demek beni tanıyan bulur,” dedi^ {H}. {O:acc} bir beze sardı^, {F:dat} uzattı^. “Sen sakla. Yerini bana söyleme.” {F} karanlıkta gitti~, [avuçları|elleri] boş döndü~. O gece {H} ilk kez hiçbir yere bakmadan uyudu^.',
      },
    ],
  },
];

/** The hero hides something that can be looked for. */
export const HIDES_THING: PlotClass = {
  name: 'hides-thing',
  verbs: new Set(['saklamak', 'gizlemek']),
  needs: ['human', 'object', '!negative', '!abstract', '!person-object', '!creature', '!passive'],
  plots: PLOTS,
};
