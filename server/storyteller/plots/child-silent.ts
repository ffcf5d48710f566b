import type { PlotClass } from '../types.ts';

/** A child speaks to nobody. */
export const CHILD_SILENT: PlotClass = {
  name: 'child-silent',
  verbs: new Set(['-konuşmak']),
  needs: ['child', 'human', '!object', '!other'],
  plots: [
    {
      name: 'two-half-sentences',
      needs: ['!solitary', '!space', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Başta herkes uğraştı~: sordular~, güldürdüler~, [kızdılar~|darıldılar~]. Sonra bıraktılar~. Derken başka bir şey oldu~: büyükler birer birer {H:gen} yanına^ oturmaya, kendileri anlatmaya başladı~.',
        },
        {
          level: 2,
          text: 'Gelenlerin hepsi aynı şeyi yapıyordu~: önce havadan sudan söz ediyor, sonra susuyor, sonra seslerini alçaltıyorlardı~. Anlatınca [hafiflemiş|ferahlamış] kalkıyorlardı~. Bıraktıkları ise {H:gen} içinde^ kalıyordu~; hangisi kimindi~, karıştırmamak gerekiyordu~.',
        },
        {
          level: 3,
          text: 'Susmak sanıldığı kadar [boş|sessiz] değildi~. Sözler ağzına^ kadar geliyor, orada oturup bekliyor, sıkılınca geri dönüyordu~. {H} onları huylarından tanıyordu^: “evet” çabuk usanıyor, “bilmiyorum” hep geç kalıyor, kendi^ adı^ en geride duruyordu~.',
        },
        {
          level: 3,
          text: 'Dinlediği^ şeyler çoğaldıkça çoğaldı~: gömülmüş bir bilezik, yakılmış bir mektup, hiç sevilmemiş bir dayı. {H} bunları geceleri [yerlerine koyuyordu^|ayırıyordu^]. Gündüz bilezikle dayı yolda karşılaşıyor, selamlaşıp geçiyordu~; {H} önüne^ bakıyordu^.',
        },
        {
          level: 3,
          text: 'Karşılığında bir şeyler de bırakıyorlardı~: bir avuç ceviz, bir elma, bazen yalnızca saçına^ dokunan bir el. {H} cevizleri [saklıyor|bir kenara diziyor], elmayı yiyor, ele ses etmiyordu^. Anlatılanların ağırlığına bakılırsa azdı~ bu; yine de ceviz iyiydi~.',
        },
        {
          level: 3,
          text: 'Neden sustuğu^ üzerine herkesin bir düşüncesi vardı~. Biri korktuğunu^ söylüyordu~, biri [kibrini|inadını], biri de dilini^ yuttuğunu^. {H} hepsini dinledi^. Doğrusu hiçbiri değildi~; doğrusunu söylemek için ise konuşmak gerekirdi~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} otururken yanında^ her şeyi konuşuyorlardı~, orada [kimse yokmuş|bir çuval duruyormuş] gibi. {H} öksürdü^. Sustular~, baktılar~, gülümsediler~. “Merak etme, söylemez,” dedi~ biri; söz kaldığı yerden yürüdü~.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: 'Susan birine çok iş veriliyordu~; itiraz gelmiyordu~ çünkü. {T} elinde^ dururken bile oturup anlatıyorlardı~. {H} {T:acc} bırakıyor, dinliyor, onlar kalkınca [yeniden alıyordu^|kaldığı^ yerden sürdürüyordu^].',
        },
        {
          level: 1,
          text: 'En çok da, iki sözünün arasına soluk koymayan bir büyük, {F}, geliyordu~. “Biriyle küsüz,” dedi~ bir gün. “Kısa saçlı, tanırsın. Özledim aslında. Ama önce o gelsin.” {H} [başını^ salladı^|gözünü^ kırptı^]: tanıyordu^.',
        },
        {
          level: 2,
          text: '{F} gitmeden durdu~. “Haksız mıyım?” diye sordu~, sonra eliyle ağzını kapadı~. “Kusura bakma, unuttum.” {H} bir omzunu^ kaldırdı^, indirdi^. {F} bu omza uzun uzun baktı~. “Biraz haksızsın diyorsun,” dedi~ ve [ağır ağır|başı önünde] yürüdü~.',
        },
        {
          level: 3,
          text: '“En çok neyini özledim, biliyor musun?” dedi~ {F} bir başka gün. “Sözümü kesmesini.” Bunu söyleyince durdu~, kesecek birini bekler gibi. {H} kesmedi^. {F} içini çekti~, [kaldığı yerden|yeniden] anlatmaya koyuldu~; kesilmeyen söz uzadıkça uzadı~.',
        },
        {
          level: 2,
          text: 'Küslük bir tencereden çıkmıştı~: ödünç verilmiş, dibi yanmış olarak dönmüştü~. “Tencere değil mesele,” diyordu~ {F}. {H} o tencereyi biliyordu^; hâlâ kullanılıyordu~, dibi de [pırıl pırıldı~|tertemizdi~]. Demek mesele de, tencere gibi, çoktan ovulmuştu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Gelenleri başını^ çevirmeden tanıyordu^: ayak sesinden, oturuşundan, getirdiği kokudan. Bu kez önce {K} geldi~, sonra bir iç çekiş, en son da [gelenin kendisi|bir etek hışırtısı]. {H} kayıp yanında^ yer açtı^.',
        },
        {
          level: 1,
          text: 'Ertesi gün kısa saçlı kadın geldi~, aynı yere oturdu~, aynı küslüğü öbür ucundan anlattı~. “Özledim,” dedi~ o da, “ama önce o gelsin.” İki yarım söz {H:gen} içinde^ [yan yana durdu~|birbirini buldu~]. Onları bir arada {o:abl} başka bilen yoktu~.',
        },
        {
          level: 3,
          text: 'Kadın az konuşuyordu~; iki sözünün arasında {F:gen} bir günlük lafı sığacak kadar boşluk vardı~. {H} o boşlukları [tanıdı^|bildi^]: birisi gelip doldursun diye bırakılmışlardı~. Onların yanında otururken insanın nefesi genişliyordu~.',
        },
        {
          level: 3,
          text: '“Ona diyeceğim tek bir şey var,” dedi~ kadın. “Her akşam söylüyorum, duvara.” Sonra onu {H:dat}+de söyledi~. Kısacıktı~; {H} [bir dinleyişte|hemen] ezberledi^. Duvara söylenecek bir şey değildi~ gerçekten.',
        },
        {
          level: 2,
          text: 'O günden sonra bir söz dilinin^ ucuna oturdu~ ve geri dönmedi~. {H} yuttu^, geldi~; su içti^, yine geldi~. Susmak ilk kez bir iş olmuştu~, hem de [yorucu|zor] bir iş. Akşama çenesi^ ağrıyordu~.',
        },
        {
          level: 3,
          text: 'Gece uyku tutmadı~. Duydukları^ sağından^, solundan^ dürtüyordu~. {H} onları üst üste koydu^, uç uca ekledi^, [ters çevirdi^|tersinden okudu^]; ne yapsa^ aynı kapıya çıkıyordu~: “Önce o gelsin.” İki kişi birden önce gelemezdi~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Yalnızken {S} yetiyordu~ {o:dat}. O sese parmağıyla^ vura vura cevap veriyordu^, [usul usul|hafif hafif]. Böyle cevaplarda yanlış söz yoktu~, “Efendim?” diyen yoktu~; bu kez ise parmağı^ havada kaldı~, aklı^ öbür işteydi~.',
        },
        {
          level: 3,
          text: 'Bütün gün elleri düşündü^. El çağırır, iter, tutar, gösterirdi~; ağız bunların yalnızca adını söylerdi~. {H} ellerini^ önüne^ koyup baktı^. Biri {F} için, biri kısa saçlı kadın için, [tam yeterdi~|tam yetişiyordu~].',
        },
        {
          level: 1,
          text: 'Bir söz yeterdi~. {H} ağzını^ açtı^, açık tuttu^, kapadı^. Sonra gitti^, önce {F:acc} elinden yakaladı^, sonra kısa saçlı kadını; [çeke çeke|hiç durmadan] aynı yere getirdi^, karşı karşıya bıraktı^. Gerisi kolaydı~. Ama kimse konuşmadı~.',
        },
        {
          level: 2,
          text: '“Nereye çekiyorsun beni?” demişti~ {F} yolda. “Dur, ayakkabım! Kime gidiyoruz? Bir şey mi oldu?” Sorularını kendi yanıtlamış, sonra birden anlamış, susmuştu~. Sustukça eli, {H:gen} elinin^ içinde, [terlemişti~|üşümüştü~]; ama çekip kurtarmamıştı~.',
        },
        {
          level: 3,
          text: 'Kısa saçlı kadın hiçbir şey sormamıştı~. Kime götürüldüğünü köşede görmüş, durmuş, [bileğini kurtarmak|geri dönmek] istemişti~. {H} var gücüyle^ asılmıştı^. Susan birinin böyle çekebileceği kimsenin aklına gelmezdi~.',
        },
        {
          level: 3,
          text: '“Sen mi geldin?” der gibiydi~ kadının yüzü. “Getirildim,” der gibiydi~ {F:gen} yüzü. Kim önce gelmişti~? Bir çocuğun iki elinde gelmişlerdi~; {H} bunu da hesaba katmış, ikisini [aynı anda|aynı adımda] durdurmuştu^.',
        },
        {
          level: 3,
          text: 'Gelen geçen [yavaşladı~|durup baktı~]. “Ne oluyor burada?” dedi~ biri. “Susuyorlar.” “Çocuktan bulaşmıştır.” Güldüler~, gittiler~. {H} gülmedi^; haklı olabilirler, diye düşündü^ ve gizlice bir adım geriledi^, daha çok bulaşmasın diye.',
        },
        {
          level: 3,
          text: 'Artık sıra onlardaydı~. {H} dinleyeceği^ şeyin iki yarısını da biliyordu^; yalnız birleşince [nasıl duyulacağını|kulağa nasıl geleceğini] merak ediyordu^. Başını^ hafifçe yana eğdi^, herkesi dinlediği^ gibi. Rüzgâr esse duyulurdu~; esmedi~.',
        },
        {
          level: 3,
          text: '{F} ağzını açtı~, kapadı~. Bu kadar çok söz bilen biri için tuhaftı~; hepsi birden çıkmak istemiş, [kapıda|eşikte] sıkışmıştı~ anlaşılan. {H} o kapıyı iyi biliyordu^. Bir tanesi çıkabilse ötekiler arkasından gelecekti~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Beklerken {G.di}, [bir işi^ varmış|oradan geçiyormuş] gibi. Bakılmayınca konuşurlar sanıyordu^. Konuşmadılar~; aradaki boşluk bir adım daha büyüdü~. {H} yaptığını^ bıraktı^, gelip o boşluğun tam yanında durdu^.',
        },
        {
          level: 3,
          text: 'Kadının parmakları eteğini buruyor, {F:gen} parmakları bir düğmeyi [çeviriyordu~|kurcalıyordu~]. Eller konuşuyordu~ aslında, hem de durmadan; yalnız karşıya bakan yoktu~. {H} bir ona baktı^ bir öbürüne, bütün konuşmayı [duydu^|izledi^].',
        },
        {
          level: 1,
          text: 'Biri yere bakıyordu~, öbürü uzağa. Öyle uzun sustular~ ki {H} susmanın dışarıdan nasıl göründüğünü ilk kez gördü^: [can sıkıcıydı~|sıkıcı bir şeydi~]. Bir ayağından^ öbürüne geçti^, bekledi^, yine geçti^. Sonunda dayanamadı^. “Söylesenize!” dedi^.',
        },
      ],
    },
  ],
};
