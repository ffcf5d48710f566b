import type { Strand } from '../strand.ts';

/** Whole stories about somebody or something alive. */
export const BEING_TALES: readonly Strand[] = [
  {
    id: 'the-guard',
    when: '#being #!children',
    beats: {
      open: [
        '{T} her akşam aynı yere, {P.part:gen} yanına gelir, {Y} dakika durur, sonra giderdi. {H} önce saatini buna göre ayarladı<m|>; sonra, bir akşam {T} gelmeyince, [saatinin|dünyanın] durduğunu sandı<m|>.',
        '{P:loc} {T:acc} gören herkes başka bir şey anlatırdı, ama bir noktada [birleşirlerdi|susarlardı]: {T} {P.part:dat} kadar gelir, oradan öteye kimseyi geçirmezdi. {H} geçen ilk kişi olmaya o gece karar verdi<m|>.',
      ],
      hook: [
        '{T:gen} {P.part:gen} önünü kesmesinde bir düzen vardı. {H} sağdan denedi<m|>, {T} sağa kaydı; soldan denedi<m|>, {T} sola. Ne saldırıyor ne kaçıyordu. Yalnızca {P.part:gen} önünde duruyor, [soluk soluğa|gözünü ayırmadan] <bana|ona> bakıyordu.',
        'O gün {H} {T:acc} daha yakından gördü<m|>; [sırtında|boynunda] taze bir yara vardı ve {P.part:gen} dibindeki toprağı kazmaktan [pençesi|ayağı] kanıyordu. {P.small:acc} uzattı<m|>. {T} ona değil, yerin altına kulak verdi.',
      ],
      wish: ['{H} {T:acc} kovmak istemiyor<dum|du> artık; neyi koruduğunu öğrenmek istiyor<dum|du>.'],
      step: [
        '{H} {F.intro:dat} gitti<m|>; {T:acc} en eski o bilirdi. “Geçen kış da böyle yaptı,” dedi {F}, “{P.part:gen} önüne yattı, kimseyi bırakmadı. Kızıp bağladık. Ertesi gün {P:gen} yarısı çöktü.” {P.small:acc} masaya bıraktı. “{T:acc} bağladığım ip {P.part:gen} oradadır; [utancımdan|elim varıp] atamıyorum.”',
      ],
      talk: [
        '“{T} konuşabilse ne derdi?” diye sordu<m|> {H}. {F} düşündü. “Söylüyor ya,” dedi, “biz {P.sound:acc} dinlemekten onu duymuyoruz.”',
      ],
      attempt: [
        '{H} {T:gen} karşısına oturdu<m|>, {P.small:acc} aralarına koydu<m|>. Bir saat geçti, iki saat. Sonunda {T} bir adım geri çekildi; ~elini uzatınca da [başını|alnını] ~avucuna dayadı.',
      ],
      block: [
        '{A.intro} o akşam elinde bir iple geldi. “{T} artık buradan gidecek,” dedi, “{P.part:dat} yarın kamyonlar girecek.” {H} araya girdi<m|>. İp {T:gen} başının üstünde ıslık çaldı, {H:gen} ~koluna dolandı; <ikimiz de yere yuvarlandık|ikisi de yere yuvarlandılar>.',
        '“{T} tehlikeli,” dedi {A.intro}, arkasında {n:3-6} adamla. {H} {P.small:acc} kaptı<m|> ve {T:gen} yanına geçti<m|>; ~dizlerinin titrediğini saklamaya çalışmadı<m|>. Adamlar yaklaşınca {T} dönüp {P.part:acc} tırmalamaya başladı.',
      ],
      turn: [
        'O anda {P.sound} kesildi ve alttan, çok derinden, bir ses geldi: tak, tak, tak. {A:gen} yüzü değişti. {n:2-5} saat <kazdık|kazdılar>; {P.part:gen} altındaki boşluktan önce bir el, sonra {F.intro} çıktı. {T:gen} bütün akşamlar neyin üstünde durduğunu ancak o zaman <anladık|anladılar>.',
        '{H} diz çöküp {T:gen} kazdığı yere ~kulağını dayadı<m|>. Zemin uğulduyordu. “Geri çekilin!” diye bağırdı<m|>; {A} son anda sıçradı. {P.part} bir [iç çekişle|gümbürtüyle] yere gömüldü, {A:gen} bir saniye önce durduğu yerde koca bir çukur açıldı.',
      ],
      settle: [
        '{A} elindeki ipe baktı, sonra onu çukura attı. {T:dat} doğru eğildi, {P.light:gen} altında elini uzatmaya utandı. {H} {P.small:acc} ona verdi<m|>: “Siz doyurun. Bunu [unutmaz|bekliyordur].”',
      ],
      after: [
        '#happy/open O günden sonra {P:loc} kimse {T:acc} kovmadı. Akşamları {P.part:gen} yanında bir tas su, bir dilim ekmek duruyordu. {H} [saatini|gününü] yine ona göre ayarlıyor<dum|du>; ama gecikince artık kızmıyor, ~elini işinden çekip yere kulak veriyor<dum|du>.',
        '#dramatic/twist {T} sabah {P.part:gen} yanında yoktu. {P.part:gen} yanında yalnız izleri kalmıştı, [tek yöne|uzağa] gidiyorlardı. {H} peşinden yürüdü<m|>; izler {P:gen} öbür ucunda, yepyeni bir duvarın önünde durmuştu ve duvarın dibi kazılmıştı.',
      ],
    },
  },
  {
    id: 'one-word',
    when: '#being #!children',
    beats: {
      open: [
        '{T} tek bir sözcük biliyordu ve onu yalnız geceleri söylüyordu. {H} ilk duyduğunda {P.sound} sandı<m|>, ikincisinde düş. Üçüncüsünde ışığı yaktı<m|>: {T} {P.part:gen} yanında oturmuş, aynı sesi yineliyordu.',
        '{H} {T:acc} bulduğunda ağzında bir sözcük vardı; ne dua ne [küfür|yardım çığlığı], anlamsız iki hece. {P:loc} herkes bir şeye benzetti, kimse bilemedi. {T} ise vazgeçmiyor, {P.sound} kesildikçe başlıyordu.',
      ],
      hook: [
        '{H} sözcüğü {P.small:gen} arkasına yazdı<m|>, tersinden okudu<m|>, [harflerini|hecelerini] değiştirdi<m|>. {T} onu izliyordu. Doğru okuduğu tek anda [başını kaldırdı|gözleri parladı] ve kapıya, sanki biri girecekmiş gibi, uzun uzun baktı.',
        'Sözcüğü söyleyince {T} susuyor, söylemeyince sabaha kadar tekrarlıyordu. {H} yorgunluktan onunla birlikte söylemeye başladı<m|>. Bir gece {P.part:gen} öte yanından biri, ağlamaklı bir sesle, aynı sözcüğü geri söyledi.',
      ],
      wish: ['{H} bu sözcüğün kimin adı olduğunu bulmadan {T:acc} kimseye vermeyecekti<m|>.'],
      step: [
        '{H} sözcüğü {F.intro:dat} söyledi<m|>. {F:gen} elindeki {P.small} yere düştü. “{P:loc} bunu [nereden|kimden] duydun?” “{T}, {P.part:gen} yanında söyledi.” {F} kapıyı kapattı, sesini alçalttı: “{P:loc} bu adı taşıyan biri vardı. {Y} yıl önce çıktı, bir daha ne adı ne kendi geldi.”',
      ],
      talk: [
        '“{T} onu tanımış olabilir mi?” “Bekleyen tanır,” dedi {F}. {P.sound:acc} bir süre birlikte <dinledik|dinlediler>. “Ben {Y} yıl sonra bıraktım,” diye ekledi, “{T} [bırakmamış|vazgeçmemiş] demek.”',
      ],
      attempt: [
        '{H} {T:acc} {P.part:dat} kadar götürdü<m|> ve sözcüğü, avaz avaz, karanlığa bağırdı<m|>. Yankı geldi, sonra yankıya benzemeyen bir şey: [yukarıda|karşıda] bir ışık yandı, söndü, yine yandı.',
      ],
      block: [
        '{A.intro} {T:acc} almaya geldi; yanında kâğıtlar, mühürler vardı. “{P:loc} sahibi çıkmadı,” dedi, “[yarın|haftaya] satılacak.” {T} sözcüğünü söyledi. {A} güldü: “Bunu {Y} yıldır söylüyormuş, kimse gelmemiş. [Siz mi geldiniz|Bu gece mi gelecek]?”',
        'Ertesi gün {T} sustu. Ne su içti ne {H:gen} verdiğine baktı; {P.part:gen} dibine kıvrıldı, gözlerini kapadı. {H} sözcüğü {n:20-90} kez söyledi<m|>. {P.sound} arasında sesi [incelip|çatlayıp] kayboluyordu.',
      ],
      turn: [
        '{P.sound} o anda kesildi. Kapının eşiğinde, {P.smell} kokusunun içinde, [yaşlı|ince uzun] bir kadın duruyordu; adını değil, ninnisini söyleyerek girdi ve o anlamsız iki hece ninninin ilk sözü çıktı. {T} başını onun dizine koydu. “Seni {P:loc} bıraktığım yerde beklemişsin,” dedi [kadın|usulca].',
        '{F.intro} içeri girip dinledi, yüzü bembeyaz oldu. “O bir ad,” dedi, “benim çocukluk adım. {P:loc} onu bilen tek kişi öldü sanıyordum.” Çömeldi, kollarını açtı. {T}, ilk kez susup, [titreyerek|sürünür gibi] ona doğru gitti.',
      ],
      settle: [
        '{H} dışarı çıktı<m|>; bazı kavuşmalara bakılmazdı. {P.sound} içeriden gelen hıçkırığı örttü. Sonra ses değişti: {T} sözcüğü bir kez daha söylüyor, bu kez biri [“Buradayım,” diyordu|cevap veriyordu].',
      ],
      after: [
        '#happy/open Birlikte gittiler. {P.part:gen} yanı boş kaldı, geceler sessizleşti. {H} ilk hafta uyuyamadı<m|>; sonra bir gece {P.sound} kesilince kendi ~sesini duydu<m|>, o iki heceyi söylüyor<dum|du>. Karşı pencereden biri [güldü|ışığı yaktı].',
        '#dramatic/twist Sabaha karşı {T} son kez söyledi ve sustu; başı hâlâ o dizdeydi. {H} {P.part:gen} yanına küçük bir taş koydu<m|>, üstüne iki heceyi kazıdı<m|>. Yoldan geçenler bunu {P:loc} bir [ad|yer adı] sandı. Doğru sanmışlardı.',
      ],
    },
  },
];
