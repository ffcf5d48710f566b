import type { Plot } from '../types.ts';

/** What lasts or is done again and again: one day that changes how it goes on. */
export const LASTING_PLOTS: readonly Plot[] = [
  {
    name: 'the-first-day',
    needs: ['human', '!solitary', '!child'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bir gün {F} yanına^ oturup [hiç beklenmedik|tuhaf] bir şey sordu~: “Bu ne zaman başladı?” {H} cevap vermek için ağzını^ açtı^ ve ilk günü hatırlamadığını^ fark etti^.',
      },
      {
        level: 3,
        text: '“Eskiden,” dedi^ {H}. “Eskiden bir gün değildir,” dedi~ {F}. “Her şeyin bir ilk günü vardır; o gün hava nasıldı, ayağında ne vardı, [kim ne dedi|yanında kim vardı]?” {H} gözlerini^ kıstı^. İlk günün yerinde [sisli|bomboş] bir düzlük duruyordu~.',
      },
      {
        level: 2,
        text: 'O akşam {H} geriye doğru saymayı denedi^. Dünü biliyordu^, evvelsi günü biliyordu^; ondan öncesi [bir yumak gibi|birbirinin içine girip] dolaşıyordu~. Günler birbirine öyle benzemişti~ ki aralarından ip geçmiyordu~. Bunu bilmek kolaydı~; ne zamandan beri, işte [o yoktu~|o bilinmiyordu~].',
      },
      {
        level: 3,
        text: 'Uyku tutmayınca ellerine^ baktı^. İlk gün bu eller böyle değildi~ herhâlde; [şu iz yoktu~|şu çizgi bu kadar derin değildi~], şu parmak böyle durmuyordu~. Eller değişirken yanlarında hep aynı şey sürmüştü~. {H} onları [birbirine sürttü^|kapatıp açtı^] ve üşüdüğünü^ anladı^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Ertesi gün {W:loc} dalıp gitti^. Biri seslense duymayacaktı^. Aklı^ [geriye|eskiye] doğru yürüyor, yürüyor, bir dönemeçte hep aynı yerde tökezliyordu~. {H} o dönemecin ardını görmek istiyordu^, çünkü [ilk gün|başlangıç] orada bir yerdeydi~.',
      },
      {
        level: 1,
        text: 'İki gün aradı^. Eski bir yara izini, bir kışı, bir yolculuğu sıraya dizdi^; hiçbiri [ilk değildi~|başa varmıyordu~]. “Bulamıyorum,” dedi^ sonunda. {F} {H:dat} bakmadan, “Ben biliyorum,” dedi~. “İlk gün yanındaydım.”',
      },
      {
        level: 2,
        text: '“Neden söylemedin?” diye çıkıştı^ {H}. “Sormadın ki,” dedi~ {F}. “Sen hep o gün vardın zaten, ben [bir ara|arada bir] uzağa gittim, döndüm, baktım ki hâlâ aynı. Hiç sormadın. İnsan [içindeyken|ortasındayken] sormuyor demek.” Sesinde sitem yoktu~.',
      },
      {
        level: 3,
        text: '{H} “Anlat,” diyecekti^, diyemedi^. Ya küçük bir şeyse? Ya bunca zaman sürdürdüğü^ şey [bir inattan|bir şakadan] doğduysa? Bilmezse^ eskisi gibi devam eder, [bilirse^|öğrenirse^] belki edemezdi^. Dilini^ ısırdı^. “Yarın anlatırsın,” dedi^.',
      },
      {
        level: 3,
        text: 'Yarın oldu~, {H} işini^ uzattı^, [sözü dolandırdı^|yolunu^ değiştirdi^]. {F} acele etmedi~. Akşama doğru bir ara göz göze gelince {H} kaçıracak yer bulamadı^. “Korkuyor musun?” dedi~ {F}. “İlk günden mi?” “Hayır,” dedi~ {F}, “ondan sonraki günden.”',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ aldı^, [öylece|bir süre] tuttu^. Bunu ilk gün de tutmuş olabilirdi^; soğukluğu, ağırlığı, hep aynıydı~. Eşya hatırlasa, ona sorardı^. Ama eşya [susuyordu~|bir şey söylemiyordu~]; ilk gün yalnız {F:gen} aklında sağ kalmıştı~.',
      },
      {
        level: 2,
        needs: ['!negative'],
        text: 'Gece yatınca {H} bunsuz bir günü düşünmeye çalıştı^. Bütün bir gün: sabahı, öğlesi, akşamı. Elleri^ [nereye gidecekti~|neyle oyalanacaktı~], aklı^ nereye konacaktı~? Düşündüğü^ gün ne acı ne tatlıydı~; [yalnızca|sadece] kocamandı~ ve ortasında yürüyen yoktu~.',
      },
      {
        level: 1,
        text: '“Peki,” dedi^ {H} sabah. “Nasıl bir gündü?” {F} gülümsedi~. “Sakindi. Ben sana ‘Ne kadar sürer?’ dedim. Sen [hiç düşünmeden|başını bile çevirmeden], ‘En çok bir gün,’ dedin.” {H} yanlış duyduğunu^ sandı^.',
      },
      {
        level: 3,
        text: '“Bir gün mü?” “Bir gün. ‘Yarın biter,’ dedin.” {H} gülmeye başladı^, durduramadı^; [gözünden^ yaş geldi~|yanları^ ağrıdı~]. Sonra gülüşü^ indi~, indi~, dudaklarında^ ince bir çizgi kaldı~. {F} o çizgiye baktı~ ve bir şey söylemedi~.',
      },
      {
        level: 3,
        text: 'Demek hiçbir zaman uzun bir şeye karar vermemişti^. [Kimseye söz vermemiş, yemin etmemişti^|Ne söz vermişti^ ne yemin]. Yalnızca o günü geçirmeye kalkmıştı^; sonra bir gün daha gelmişti~, onu da. Bu {H:acc} hem [utandırdı~|şaşırttı~] hem hafifletti~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Konuşmadan {G.di}. Bunu da bir ilk gün yapmış, sonra [sürdürmüştü^|bırakmamıştı^]. İnsanın kaç ilk günü vardı~ böyle, [kimsenin saymadığı|geride unuttuğu]? {F} eline^ baktı~ ve, “Onu,” dedi~, “ilk günden önce de yapardın.”',
      },
      {
        level: 2,
        text: '“Pişman olayım diye mi söyledin?” dedi^ {H}. {F} başını iki yana salladı~. “Yorulduğunu gördüm. Bir gün taşıyan gibi değil, [hepsini birden|bütün günleri] taşıyan gibi yürüyorsun. Oysa o gün elinde [bir gün vardı|bir tek gün vardı]. Hafiftin.”',
      },
      {
        level: 3,
        text: '{H} bunu denemek istedi^: bir tek günün ağırlığıyla kalktı^, birkaç adım attı^. Dün arkasında^ kaldı~, yarın [daha gelmemişti~|ortada yoktu~]. Omuzları^ gerçekten de indi~. {F} {H:acc} uzaktan izliyor, gülmemek için [ağzını tutuyordu~|başka yana bakıyordu~].',
      },
      {
        level: 3,
        text: '“Başka neler dedim o gün?” diye sordu^ {H}. “Çok şey,” dedi~ {F}. “Hepsini [hatırlamıyorum|saklamadım]. Bir de güldün. Neye güldüğünü söylemedin.” {H} o gülüşü aradı^, bulamadı^; ama bir yerlerde [durduğuna|kaldığına] inandı^ ve bu inanç hoşuna^ gitti~.',
      },
      {
        level: 3,
        text: 'Akşama doğru eski alışkanlık geri geldi~: aklı^ [gelecek kışa|uzak günlere] kaydı~, sırtı^ yine büküldü~. {H} kendini^ yakaladı^. “En çok bir gün,” dedi^ alçak sesle. Sözün küçük bir kapı gibi [açılıp kapandığını|döndüğünü] duydu^; sığacak kadardı~.',
      },
      {
        level: 3,
        text: 'Bunu herkese anlatmadı^. Anlatsa^ gülerlerdi~, [bunca zamana|bunca güne] acırlardı~. Yalnız {F} bilsin istedi^, çünkü bir günün bu kadar uzadığına ondan başka inanacak yoktu~. {F} zaten çoktan başka şeyden söz etmeye [başlamıştı~|koyulmuştu~].',
      },
      {
        level: 2,
        needs: ['!negative'],
        text: 'O gece yatmadan önce {H} yarını düşünmedi^; daha doğrusu başladı^, [yarısında bıraktı^|sonunu getirmedi^]. Bırakmak iyiydi~. Bunsuz geçecek o kocaman günü de düşünmedi^. Biri ne kadar gerekmiyorsa öbürü de o kadar gerekmiyordu~; ortada [tek bir gece|bu gece] vardı~.',
      },
      {
        level: 1,
        text: 'Ertesi gün {H} uyanır uyanmaz kalkmadı^. [İlk kez|O güne kadar ilk kez] kendine^ sordu^: “Bugün de mi?” Kimse zorlamıyordu~. {V.dik:acc} bir süre düşündü^; sonra bunu, yalnız o gün için, yeni baştan seçti^.',
      },
      {
        level: 1,
        text: '{F} geldi~, {H:acc} orada buldu~. “Demek bugün de,” dedi~. “Bugün de,” dedi^ {H}. “Ne kadar sürer?” {H} [ışığın nerede olduğuna|yukarıya, ışığa] baktı^. “En çok bir gün,” dedi^ ve biraz kenara kaydı^; ikisine de yer vardı~.',
      },
    ],
  },
  {
    name: 'the-price',
    needs: ['human', '!solitary', '!negative', '!space', '!confined', '!child'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bir gün {F} geldi~, hiç oturmadan, “Sana bir teklifim var,” dedi~. “Bundan vazgeçmen için ne vermem gerekir?” {H} [şaka sandı^|gülecek oldu^], ama {F} gülmüyordu~; üstünde yol giysileri vardı~.',
      },
      {
        level: 3,
        text: '“Neden vazgeçeyim?” dedi^ {H}. “Onu sormadım,” dedi~ {F}. “Her şeyin bir karşılığı vardır; [seninkini|bunun karşılığını] öğrenmek istiyorum.” Elini koynuna soktu~, bir şey aradı~. {H} onun kaç yıldır bu kadar [ciddi|dik] durmadığını düşündü^.',
      },
      {
        level: 2,
        text: 'İlk gün {F} yarım ekmek koydu~ önüne^. “Bu?” “Karnım tok,” dedi^ {H}. İkinci gün bütün bir ekmek koydu~, yanına da [kuru yemiş|bir avuç incir]. {H} inciri yedi^, ekmeği geri itti^. “Demek ekmekle olmuyor,” dedi~ {F}, [not eder gibi|başını sallayarak].',
      },
      {
        level: 3,
        text: '{H} bu oyunu [sevmedi^|tuhaf buldu^], ama gece düşünmeden edemedi^. Sahi, neye değişirdi^? bu günlerin hepsini bir kefeye koysa^, karşısına ne konurdu~? Aklından^ büyük şeyler geçti~, [hepsi|her biri] hafif geldi~. Sonra küçük şeyler geçti~, onlara da kıyamadı^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Ertesi gün {W:loc} eli^ ağır gitti~. {F:gen} sorusu bir [sinek|arı] gibi dolanıyordu~. Kovuyor, geliyor; vuruyor, kaçıyordu~. Akşama doğru {H} ilk kez [kendi kendine^|içinden^], sesini^ çıkarmadan, bir karşılık söyledi^ ve söylediği^ şeyden utandı^.',
      },
      {
        level: 1,
        text: 'Üçüncü gün {F} eli boş geldi~. “Sıcak bir yer,” dedi~, “iyi bir uyku, [tasasız bir kış|dertsiz bir yıl].” {H} başını^ salladı^. “Beni alamazsın,” dedi^. “{F},” diyecekti^ sonra, sustu^: karşısında^ yorgun bir yüz vardı~.',
      },
      {
        level: 2,
        text: '“Bir daha düşün,” dedi~ {F}. “İstersen hiçbir şey yapmamayı da veririm: uzanırsın, [bulutlara|göğe] bakarsın.” “Onu bir gün denedim,” dedi^ {H}. “Öğleye kadar dayandım.” {F} güldü~ o zaman, ama gülüşü bir yere [varmadan|konmadan] dağıldı~.',
      },
      {
        level: 3,
        text: '“Peki sen,” diye sordu^ {H}, “sen neyi bırakmazsın?” {F} uzun uzun düşündü~; sanki bu soru yıllardır [kimsenin aklına gelmemişti~|ona sorulmamıştı~]. “Bıraktım bile,” dedi~ sonunda. {H} ne demek istediğini anlamadı^, sormaya da [çekindi^|dili^ varmadı~].',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} elinden^ hiç bırakmadan dinliyordu^ onu; {F} eline^ baktı~, “Bunu versem?” dedi~, “yenisini, [daha iyisini|en iyisini]?” {H} elindekini^ çevirdi^. Yıpranmıştı~, [ağırlığı yıllar önce avucuna^ alışmıştı~|sapı kararmıştı~]. “Bunun yenisi olmaz,” dedi^.',
      },
      {
        level: 3,
        text: 'O gece {H} bir şeyi ilk kez gördü^: {F} günlerdir teklif ediyor, ama hiç pazarlık etmiyordu~. İnsan almak istediği şeyi [kötüler|küçültür], kusurunu söylerdi~. {F} ise her gün daha çok veriyordu~, [sanki|demek ki] almak değil, boşaltmak istiyordu~ ellerini.',
      },
      {
        level: 2,
        text: '{H} dördüncü gün onu yolda karşıladı^. “Doğruyu söyle,” dedi^, “neyin var?” {F} ayağıyla [toprağı|yeri] eşeledi~. “Bir günün var mı?” dedi~. “Bütün bir gün, bana.” {H} bunu düşündü^, cevabı geciktirdi^; {F} o gecikmeyi [aldı~|gördü~], [hesabına yazdı~|içine koydu~].',
      },
      {
        level: 1,
        text: '“Ben gidiyorum,” dedi~ {F} o akşam. “Uzağa. Dönmem belki.” {H:gen} [içi^ boşaldı~|sesi^ çıkmadı~]. “Gel diyecektim, dilim varmadı. Ne verirsem bunu bırakırsın, önce onu bileyim dedim.” Yolun ucuna baktı~. “Yetmedi elimdekiler.”',
      },
      {
        level: 3,
        text: '“Neden düpedüz sormadın?” dedi^ {H}. “Hayır dersin diye,” dedi~ {F}. “Ekmeğe hayır desen gücenmem. Bana hayır dersen [yolda|dönüp] hep onu duyarım.” {H} ona baktı^, yıllardır her gün gördüğü^ yüze; ilk kez sanki [okuyordu^|ışığa tutuyordu^].',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Arada yalnız {S} kaldı~. {H} bir cevap aradı^; bulduğu^ her söz [ya fazlaydı~|ya uzundu~] ya eksik. Kalmak için yüz nedeni^ vardı~, gitmek için bir tane. Yüz neden hep birlikte konuşuyor, o bir tanesi karşıda [susup bekliyordu~|sessizce duruyordu~].',
      },
      {
        level: 3,
        text: '“Ne zaman?” diye sordu^ sonunda. “Sabah, ışıkla.” {H} elini^ uzattı^, {F:gen} torbasındaki ekmeği aldı^, böldü^. İki parça eşit olmadı~; {H} büyüğünü [geri verdi^|ona uzattı^]. Yarın ne ekmek ne söz bu kadar yakın olacaktı~; bu akşam ikisi de [el altındaydı~|elin uzandığı yerdeydi~].',
      },
      {
        level: 2,
        text: 'Gece ne biri uyudu~ ne öbürü. {H} bir ara kalktı^, gidecekmiş gibi üstünü^ topladı^, [eşikte|kapıda] durdu^; sonra geri geldi^, kalacakmış gibi oturdu^. Hiçbir gün kimse zorlamamıştı~. Bunu ilk kez bir ip gibi değil, [bir el|tuttuğu^ bir el] gibi duydu^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Sabaha karşı {K} geldi~. Bunu her sabah duyar, [üstünde durmazdı^|duyduğunu^ bilmezdi^]. Giden biri ilk bunu özlerdi~ herhâlde. {H} bütün göğsüyle^ çekti^ ve {F} için, o da çeksin diye, [kapıyı açtı^|yüzünü^ çekip yer açtı^].',
      },
      {
        level: 3,
        text: '{F} toparlanırken {H} bir düğümü bağladı^, [gevşek buldu^|beğenmedi^], çözdü^, yeniden bağladı^. Söylenecek şeyler ellerine^ inmişti~. Kim bilir kaç kez böyle yan yana, bir şey söylemeden [iş görülmüştü~|durulmuştu~]; en çok bu eksilecekti~, bunun da ekmekle karşılığı yoktu~.',
      },
      {
        level: 3,
        text: '“Yine soracağım,” dedi~ {F}, torbasını sırtına alırken. “[Son kez|Bir son kez].” “Sor.” “Neye bırakırsın?” {H} gülümsedi^. “Birine yarım gün bırakırım,” dedi^. “Daha önce kimseye bırakmadım.” {F} torbasını yere koyup tekrar [aldı~|sırtladı~]; elleri titriyordu~.',
      },
      {
        level: 2,
        text: 'Yolda az konuşuldu~. {F} tanıdık her şeye bir kez dokundu~: bir taşa, [bir duvara|bir ağaca], bir su kıyısına. {H} bir adım geriden geldi^. Gün yükseliyordu~; {H:gen} o saatte nerede olması^ gerektiği belliydi~. Bir kez bile [dönüp bakmadı^|başını^ çevirmedi^].',
      },
      {
        level: 1,
        text: '{H} o gün, ilk kez, {V.dik} günlerden birinin yarısını vermeye karar verdi^. {F:ins} son dönemece kadar yürüdü^, orada [durdu^|kaldı^]. “Demek karşılığı buymuş,” dedi~ {F}. “Bir dost,” dedi^ {H}, “yarım güne.”',
      },
      {
        level: 1,
        text: '{F:gen} gölgesi küçülünce {H} geri döndü^. Her şeye geç kalmıştı^. Yerini^ aldı^, [kaldığı^ yerden|usulca] sürdürdü^; yalnız o günden sonra yüzünü^ öbür yana, yolun göründüğü yana çevirip oturdu^.',
      },
    ],
  },
];
