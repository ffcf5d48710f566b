import type { Plot } from '../types.ts';

const EVERYBODYS_TURN: Plot = {
  name: 'the-bench-of-failures',
  needs: ['settled', '!solitary', '!confined', '!child', '!several', '!sense'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Kimsenin yüzüne bakmadan dışarı çıktı^, ilk gördüğü^ yere oturdu^. Az sonra yanına^ hiç tanımadığı^ bir kadın oturdu~. “Ben de,” dedi~ kadın [sorulmadan|durup dururken]. “Yirmi yıl önce. Çok daha kötüsünü yaptım.”',
    },
    {
      level: 2,
      text: '{H} konuşmak istemiyordu^. Kadın da istemiyor gibiydi~; sözleri ağzından değil, [kucağındaki çantadan|eteğinden] çıkıyor gibiydi~. “Ne yaptınız?” diye sordu^ yine de. Kadın anlattı~. Gerçekten daha kötüydü~. {H} utandığını^ bir an unuttu^, hatırlayınca da eskisi kadar büyük bulmadı^.',
    },
    {
      level: 3,
      text: 'Olan biten hâlâ gözünün^ önündeydi~. Bir daha, bir daha oluyordu~; her seferinde son anda başka türlü davranıyor, her seferinde [geç kalıyordu^|yetişemiyordu^]. Bir insanın bir günde aynı yere kaç kez düşebileceğini o ana kadar bilmezdi^.',
    },
    {
      level: 3,
      text: '“Ne zaman geçer?” diye sordu^ {H}. “Geçmez,” dedi~ kadın. “Yaşlanır.” {H} bunu kötü bir haber sandı^. Kadın [gülümsedi~|başını salladı~]: “Yaşlanınca yanına oturulur. Gençken insan ondan kaçar, o da koşar. Sonra yorulur, şurada, yanı başında oturur.”',
    },
    {
      level: 1,
      text: 'Kadın gitmeden karşıdan bir adam geldi~, öteki yana oturdu~. “Yer var mı?” demişti~ ama cevap beklemedi~. “Ben sahnede adımı unuttum,” dedi~. “[Kendi adımı|Öz adımı]. Üç yüz kişi bekledi.” Kadın eğilip adama baktı~. “Hatırladınız mı bari?” “Eve gidince.” {H}+de {V.dik:acc} söyledi^, alçak sesle.',
    },
    {
      level: 2,
      text: '{H} güldü^; elinde^ olmadan, utandığı^ günün ortasında, kısacık güldü^. Adam alınmadı~, o da güldü~. “Bunu ilk kez birine anlatıyorum,” dedi~. “Nasıl?” “[Küçük geldi|Üç yüz kişi yokmuş gibi],” dedi~ adam. “Sizin yüzünüz onlardan daha yakın.”',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} duyulunca üç baş birden kalktı~, üç baş birden indi~. Utanan insan her sesi kendine sanıyordu~. Kadın bunu fark etti~, parmağını kaldırdı~. “[Bizimle ilgisi yokmuş|Bizi çağırmıyor],” dedi~. Ses geçip gitti~; oturdukları yerde bir rahatlık oldu~.',
    },
    {
      level: 1,
      text: 'Akşama doğru sıra uzamıştı~. Bir fırıncı, bir öğrenci, başkaları: herkesin bir günü vardı~. {F} kalabalığı görüp koştu~. “Ne bekleniyor burada?” “Sıra,” dedi~ [biri|en sondaki]. “Anlatacağız.” {F} sıraya girdi~.',
    },
    {
      level: 2,
      text: '“Senin neyin var?” diye sordu^ {H}, şaşırarak. {F} en iyi tanıdığı^ insandı~; onda saklı bir şey kalmadığını sanırdı^. “Sırada söylenmez,” dedi~ {F}. “Bekleyeceksin.” Kulakları kızarmıştı~. {H} [ilk kez|bunca yıldan sonra] onun da bir günü olduğunu gördü^.',
    },
    {
      level: 3,
      text: 'Fırıncı bir düğünün ekmeğini yakmıştı~. Öğrenci tek bildiği soruyu boş bırakmıştı~, [bildiğine inanamadığı|elinin titrediği] için. Kucağında bebekle gelen bir kadın hiçbir şey anlatmadı~; bebeği gösterdi~, “Adını,” dedi~, “kızgınken koydum.” Bebek mışıl mışıl uyuyordu~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '“{W:dat} nasıl döneceğim?” diye sordu^ {H}. Sırada o yolu bilmeyen yoktu~. “Önce ayaklarına bak,” dedi~ fırıncı. “Üçüncü gün [omuzlara|yüzlere] bakarsın. Bir haftaya kalmaz, biri senden bir şey ister, unutur gidersin.” “Unutur muyum?” “İki dakikalığına.”',
    },
    {
      level: 3,
      needs: ['tool'],
      text: '{T:acc} cebinde^ unutmuştu^; çıkarıp dizine^ koydu^. “O mu yaptı?” diye sordu~ adam. “Ben yaptım.” “Elinde bir şey olunca suç [kolay bölüşülüyor|yarıya iniyor] sanırsın,” dedi~ adam. “Ben mikrofona kızmıştım.” {H} {T:acc} sildi^, yine cebine^ soktu^.',
    },
    {
      level: 3,
      text: 'Oturanlar arasında bir çocuk da vardı~, sırasını kimseye vermiyordu~. “Ben,” dedi~ sonunda, göğsünü şişirerek, “bir bilyeyi kaybettim, sonra ağabeyim aldı dedim.” Kimse gülmedi~. “[Kötüymüş|Ağırmış],” dedi~ adam, büyük bir ciddiyetle. Çocuk rahat bir soluk aldı~.',
    },
    {
      level: 2,
      text: '“Bizden birini tanıyan olursa?” dedi~ sıradakilerden biri. Bir sessizlik oldu~. Kadın omzunu silkti~. “Tanıyan da gelsin, anlatsın,” dedi~. Sonra çantasından bir elma çıkardı~, dilimledi~, [sırayla|elden ele] dağıttı~. {H} bütün gün ilk kez bir şey yedi^.',
    },
    {
      level: 3,
      needs: ['smell'],
      text: 'Bir yerden {K} geldi~. Kadın gözlerini kapadı~. “O günün kokusu,” dedi~. “Yirmi yıl oldu, hâlâ böyle kokuyor.” {H} korktu^; demek onunki de [kokusunu bulacaktı~|bir kokuya saklanacaktı~]. “Korkma,” dedi~ kadın. “Güzel bir kokuysa işine bile yarar.”',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Söz ararken {G.di}. “Bak,” dedi~ kadın, “elin hâlâ bildiğini yapıyor.” {H} eline^ baktı^. Doğruydu~: bir tek o an şaşmıştı~, öncesinde de sonrasında da [doğru yapmıştı~|yanılmamıştı~]. Bunu sayan olmamıştı~; yanlışları saymak daha kolaydı~.',
    },
    {
      level: 1,
      text: 'Hava kararınca sıra {F:dat} geldi~. {F} ağzını açtı~, kapadı~. “Ben,” dedi~, “senin iyi gününde sevinmedim. Bir kez. [Beş yıl önce|Çok önce].” Kimse bir şey demedi~. {H} yerinden^ kalktı^, {F:dat} kendi yerini^ verdi^. “Otur,” dedi^. “Sıcak daha.”',
    },
    {
      level: 3,
      text: '“Hangi gündü?” diye sormadı^ {H}. Bilse o günü bir daha tartacak, bir yerinde bir [soğukluk|gölge] arayacaktı^. Bilmeyince bütün iyi günler biraz eksildi~, biraz da yakınlaştı~. {F} başını eğmiş bekliyordu~; bunu söylemek için bütün sırayı beklemişti~.',
    },
    {
      level: 2,
      text: '“Sen olsan ne yapardın?” dedi~ {F} alçak sesle. “Sana mı?” “Bana.” {H} düşündü^. Sabah olsa kızardı^, dün olsa küserdi^. Şimdi, bunca anlatılandan sonra, elinde^ taş [kalmamıştı~|kalmamış gibiydi~]. “Yer verirdim,” dedi^. “Verdim ya.”',
    },
    {
      level: 3,
      text: '“En kötüsü kiminki?” diye sordu~ öğrenci. Bütün eller havaya kalktı~. Bir sessizlik oldu~; sonra eller [bir bir|yavaşça] indi~. Kimse kendininkini geri almak istemiyordu~, ama ötekininkini de küçük göremiyordu~.',
    },
    {
      level: 3,
      text: 'Sıradakilerin kimi sonunu değiştirerek anlatıyordu~. Kadın hemen anlıyordu~. “Orada gülmedin,” diyordu~ usulca. “Nereden bildiniz?” “Orada gülünmez.” Anlatan geri dönüyor, [doğrusunu|gülmediğini] söylüyor, söyleyince bir taş bırakmış gibi doğruluyordu~.',
    },
    {
      level: 3,
      text: '“Size ne dediler?” diye sordu^ {H} kadına. “Hiç. Kimse bilmedi.” “Bilinmeyince daha kolay mı?” Kadın çantasının sapını [büktü~|çevirdi~]. “Bilinmeyince,” dedi~, “kimse yanına oturmuyor.” Bunu yirmi yıldır ilk kez söylüyordu~; söyleyip önüne baktı~.',
    },
    {
      level: 3,
      text: 'Oturulan yer dar geliyordu~; kalkan olmadı~, sıkışıldı~. {H} bir yanında^ kadının omzunu, öbür yanında^ adamın dirseğini duydu^. İki yabancının sıcaklığı arasında utanmak [güçleşiyordu~|zorlaşıyordu~]; utanç yer istiyordu~, tek başına bir sandalye, kapalı bir kapı.',
    },
    {
      level: 3,
      text: 'Kalabalık yavaş yavaş dağıldı~. Giden, oturduğu yeri eliyle siliyordu~, [sanki|belki] bir şey bırakmıştı~. En son kadın kalktı~. “Yarın da gelir misiniz?” diye sordu^ {H}. “Yarın ben değil,” dedi~ kadın, “senin sıran. Bir başkası gelip oturacak.”',
    },
    {
      level: 1,
      text: 'Ertesi gün aynı yerden geçerken oturan birini gördü^: genç bir adam, yüzü ellerinin arasında. {H} durdu^, gidip yanına oturdu^. Önce bir şey [demedi^|söylemedi^]. Sonra, önüne^ bakarak, “Ben de,” dedi^. “Daha dün.”',
    },
  ],
};

/** What goes wrong, and who else has such a day. */
export const FAILS_PLOTS_2: readonly Plot[] = [EVERYBODYS_TURN];
