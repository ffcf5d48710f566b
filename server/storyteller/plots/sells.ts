import type { PlotClass } from '../types.ts';

/** Somebody sells a thing of theirs. */
export const SELLS: PlotClass = {
  name: 'sells',
  verbs: new Set(['satmak']),
  needs: [
    'human',
    'object',
    '!negative',
    '!habit',
    '!state',
    '!passive',
    '!harmful',
    '!confined',
    '!land',
    '!opening',
    '!abstract',
    '!voice',
    '!food',
    '!written',
    '!picture',
    '!person-object',
  ],
  plots: [
    {
      name: 'the-habit-untold',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Para eline^ sayıldı~; alıcı, aldığıyla birlikte yola koyuldu~. {H} arkasından baktı^, elini^ kaldıracak oldu^, kaldırmadı^. Bir şey eksikti~. Derken [birden|ansızın] aklına^ geldi~: en önemli şeyi söylemeyi unutmuştu^.',
        },
        {
          level: 2,
          text: 'Oysa her şeyi konuşmuşlardı^: fiyatını, geçmişini, bir yerindeki küçük kusuru. Alıcı sormuş, {H} cevap vermişti^; kimse acele etmemişti~. [Geriye|Ortada] sorulmayan tek bir şey kalmıştı~. Sorulmadığı için de söylenmemişti~.',
        },
        {
          level: 3,
          text: 'Pazarlık kısa sürmüştü~. Alıcı önce {O:dat}, sonra {H:gen} yüzüne^ bakmış, yüzde ne gördüyse ona göre bir fiyat söylemişti~. {H} karşı çıkmamıştı^. Asıl pazarlığın o bakışla yapıldığını, daha ağzını^ açmadan “peki” dediğini^ şimdi [anlıyordu^|fark ediyordu^].',
        },
        {
          level: 3,
          text: 'Avucundaki^ para sıcaktı~, başka bir avucun sıcağını taşıyordu~. {H} onu ne cebine^ koyabildi^ ne bir yere bırakabildi^. Neyin karşılığıydı~ bu? {O:gen}+mi, yoksa {O:dat} dair bildiği^ her şeyin mi? İkincisini satmamıştı^ [ki|oysa].',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} eline^ aldı^, yerine bıraktı^, yeniden aldı^. Satmadığı^ şeylerin de bir huyu vardı~, hepsini bilirdi^: hangisi elden kayar, hangisi [insanı oyalar|üstüne düşülmek ister]. Onları da bir gün biri alsa hangisini söylemeyi unuturdu^ acaba?',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyulunca {H} [kulak kesildi^|başını^ kaldırdı^]: alıcı dönüyor, {O:acc} geri getiriyor sandı^. Dönen yoktu~. Ses dinince ortalık eskisinden daha boş kaldı~ ve söylenmemiş söz dilinin^ ucuna kadar geldi~, orada beklemeye koyuldu~.',
        },
        {
          level: 1,
          text: 'Her şeyin bir huyu olur; {O:gen} huyu da ilk seferde nazlanmaktı~. İlk denemede insanı [yarı yolda bırakır|utandırır], ikincisinde hiçbir şey olmamış gibi yola gelirdi~. Yalnız arada biraz beklemek gerekirdi~. Bunu {o:abl} başka bilen yoktu~.',
        },
        {
          level: 2,
          text: 'Bu huyu öğrenene kadar az çekmemişti^. Kızmış, söylenmiş, bir keresinde [tepesi atıp|bıkıp] sırtını^ dönmüştü^; tam o sırada, kimse zorlamadan, {O} kendiliğinden yola gelmişti~. Bütün istediği, demek, bir solukluk sabırdı~.',
        },
        {
          level: 3,
          text: 'Söylenecek söz kısaydı~: ilkinde olmazsa bekle, bir daha dene. {H} onu içinden^ hazırladı^, uzattı^, süsledi^, sonra bütün süsünü geri aldı^; [geriye|elinde^] gene o kısa söz kaldı~. Bu kadarcık şey nasıl unutulurdu~?',
        },
        {
          level: 3,
          text: 'Hep aynı yerde nazlanırdı~; insan zamanla o yeri ezberler, oraya gelince elini gevşetir, başka bir şey düşünürdü~. Uzaktan gören, “Ne kolaymış!” derdi~. Kolay olan {O} değildi~; [kolaylık|bütün kolaylık] uzun, görünmez bir alışkanlıktı~ ve alıcıya onu satmak kimsenin aklına gelmemişti~.',
        },
        {
          level: 3,
          text: 'Belki de söylememek daha iyiydi~. Her yeni sahip bunu kendi bulmalı değil miydi~? {H} bu düşüncenin arkasına sığındı^, orada [biraz|bir süre] oturdu^. Rahat bir yer sayılmazdı~; alıcının uğraşıp duran elleri oradan da görünüyordu~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Oyalanmak için {G.di}, ama aklı^ {O:loc} kalmıştı~. İlk seferde nazlananı ikincisinde getiren o küçük bekleyişi kendi^ üstünde [denedi^|sınadı^]: durdu^, bekledi^. İçindeki^ sıkıntı {O} kadar uysal çıkmadı~, yerinden kıpırdamadı~.',
        },
        {
          level: 1,
          text: '{H} alıcının arkasından gitti^, yetişti^. Alıcı yarı yolda durmuş, [ter içinde|suratı asık] uğraşıyordu~. “İyi ki geldin,” dedi~. “Bende olmadı. Bozuk bu; paramı ver, geri al.” {O} aralarında, hiçbir suçu yokmuş gibi duruyordu~.',
        },
        {
          level: 2,
          text: '“Sağlam diye sattın,” dedi~ alıcı. “Sağlam.” “Öyleyse ben mi beceremiyorum?” {H} buna hemen cevap veremedi^; evet dese^ alıcı kırılacaktı~, hayır dese^ {O} [suçlu çıkacaktı~|haksızlığa uğrayacaktı~]. “Daha tanışmadınız,” dedi^ sonunda.',
        },
        {
          level: 3,
          text: 'Alıcı kollarını sıvamıştı~, bir parmağı kızarmıştı~; [boş durmadığı|epey uğraştığı] belliydi~. Öfkeli değildi~ aslında, mahcuptu~: aldığını eve götürüp gösteremeyecek birinin mahcupluğu. {H} bu yüzü tanıyordu^. İlk gün aynısı kendi^ yüzünde^ vardı~.',
        },
        {
          level: 3,
          text: '{O:dat} baktı^. Ayrılalı ne kadar olmuştu~ ki? Gene de başka türlü duruyordu~, yabancı bir elin altında biraz küsmüş, biraz [susmuş|sinmiş]. Sırrını saklayacak birini bulmuş gibiydi~; ya da {H} öyle görmek istiyordu^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} geldi~ burnuna^; satıştan önceki günlerin kokusuydu~ bu, {O:ins} geçen bütün [günlerin|saatlerin]. Alıcı onu duymadı~, duysa da tanımazdı~. {H} soluğunu^ bir an tuttu^; koku, demek, parayla birlikte el değiştirmemişti~.',
        },
        {
          level: 3,
          text: '“Belki sen bir şey yapıyordun da ben bilmiyorum,” dedi~ alıcı. {H} yere baktı^. İşte söz ayağına^ kadar gelmişti~, eğilip almak kalıyordu~. “Her zamankini,” dedi^ [yalnız|yalnızca]. Alıcı iç çekti~; her zamanki, para sayılıp alınan şeylerden değildi~.',
        },
        {
          level: 3,
          text: '“Kaç para verdimse o kadarını isterim,” dedi~ alıcı, “fazlasını değil.” Aldatıldığını düşünüyor, gene de [pazarlık etmiyordu~|sesini yükseltmiyordu~]. Bu, {H:gen} işini^ hiç kolaylaştırmadı~; böyle birinin karşısında susmak, bağırmaktan daha zordu~.',
        },
        {
          level: 3,
          text: 'Bir an geri aldığını^ düşündü^: {O:acc} eski yerine koyuyor, soranlara “Vazgeçtim,” diyor, bir daha bu konuyu açmıyordu^. Güzeldi~ doğrusu. Ama o güzel hayalin bile bir köşesinde alıcı oturuyor, beceremediğini sanıp [ellerine|parmaklarına] bakıyordu~.',
        },
        {
          level: 2,
          text: 'Ne kadar kolaydı~! Para duruyordu~, daha hiç el sürülmemişti~; bir el uzanacak, öbür el alacak, {O} yerine dönecekti~. Kimse yalan söylemiş olmayacaktı~. [Yalnızca|Sadece] bir söz eksik kalacaktı~, zaten baştan beri eksik olan söz.',
        },
        {
          level: 1,
          text: '{H:gen} eli^ paraya gitti~. Sussa^ {O} geri gelecekti~. “Bir daha denedin mi?” diye sordu^ [gene de|buna karşın]. “Niye deneyeyim? Olmuyor işte.” {H} derin bir soluk aldı^. “İlkinde olmaz,” dedi^. “Biraz bekle. Bir daha dene.”',
        },
        {
          level: 2,
          text: '“Bunu niye söylüyorsun?” dedi~ alıcı. “Geri almak istemiyor musun?” “İstiyorum.” “Öyleyse?” {H} omuz silkti^. “Parasını aldım,” dedi^. “Huyu da içindeydi.” Alıcı bu cevabı evirdi~, çevirdi~, [altında|içinde] bir hile aradı~, bulamadı~.',
        },
        {
          level: 3,
          text: 'Alıcı gözlerini kıstı~. “Bunda bir oyun olmasın?” “Dene, gör.” Kımıldamadı~; insan aldatılmaktan korkunca [iyilikten de|doğru sözden de] korkardı~, {H} bunu anladı^, üstelemedi^. Sonunda alıcının omuzları indi~, eli kendiliğinden {O:dat} doğru uzandı~.',
        },
        {
          level: 3,
          text: 'Söz çıkmıştı~ bir kez. {H} parayı avucunda^ çevirdi^; {o:dat} biraz hafiflemiş gibi geldi~. Bildiğinin^ sonuncusunu da vermişti^ işte. Bundan sonra {O:acc} kendisinden^ iyi tanıyacak biri vardı~: [terli|yorgun], şaşkın, umutlanmaya başlayan bir alıcı.',
        },
        {
          level: 3,
          text: '“Ne kadar bekleyeceğim?” “Kızgınlığın geçene kadar.” Alıcı istemeden güldü~. {H} onun yanına geçip bekleyişe katıldı^; bu bekleyişi [çok iyi bilirdi^|iyi tanırdı^], ama şimdiye kadar hep tek başına, başka birinin soluğunu duymadan beklemişti^.',
        },
        {
          level: 3,
          text: 'O kısa bekleyişte {H} kötü bir şey diledi^: ikincisinde de olmasın. Diler dilemez utandı^, dileğini^ geri [aldı^|çağırdı^]. Duyan yoktu~; ama {O} bunca zaman, söylenmeden de anlamıştı~ {o:gen} ne istediğini^.',
        },
        {
          level: 1,
          text: 'Alıcı bekledi~, bir daha denedi~. Oldu~. “Baştan beri böyle mi bu?” dedi~, yüzü [aydınlanarak|açılarak]. “Baştan beri.” {H} parayı cebine^ koydu^ ve yürüdü^. Arkasında^ {O} ikinci kez uzaklaştı~; bu kez hiç nazlanmadan.',
        },
      ],
    },
  ],
};
