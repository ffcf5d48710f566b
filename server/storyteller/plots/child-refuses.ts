import type { PlotClass } from '../types.ts';

/** A child does not want to do what is expected. */
export const CHILD_REFUSES: PlotClass = {
  name: 'child-refuses',
  verbs: new Set(['-istemek']),
  needs: ['child', 'human', '!object', 'settled'],
  plots: [
    {
      name: 'the-part-not-wanted',
      needs: ['!solitary', '!space', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. “Niye?” dediler~. Bilmiyordu^. “Niye ama?” dediler~. Her soruluşta içindeki^ hayır biraz daha [büyüyordu~|yer kaplıyordu~]; sonunda öyle büyüdü~ ki ötesi {o:dat} da görünmez oldu~.',
        },
        {
          level: 2,
          text: 'Söz verdiler~, gözdağı verdiler~, [şeker|ninni] de işe yaramadı~. “Bak, herkes istiyor,” dediler~. {H} herkesi tek tek düşündü^; bunu hiçbirinin kendi ağzından duymamıştı^. Belki onlar da “Niye?” diye sorulmasın diye istiyor görünüyorlardı~.',
        },
        {
          level: 3,
          text: '“Peki ne istiyorsun?” dediler~ bu kez. Bu daha da zordu~; bir şey istemek için önce hayırın kenara çekilmesi gerekiyordu~. {H} bir iki şey düşündü^, [beğenmedi^|ağzına^ almadı^]: ne söylese^ “Onu sonra yaparsın,” diyeceklerdi~.',
        },
        {
          level: 3,
          text: 'Cevap uydurmayı denedi^. “Karnım ağrıyor,” dedi^; karnına^ baktılar~, bir şey bulamadılar~. “Sevmiyorum,” dedi^; “Seversin,” dediler~. Uydurma cevaplar çabucak [yenildi~|tükendi~]. {H} cevap vermeyi bıraktı^: cevapsız bir hayırla kimse baş edemiyordu~.',
        },
        {
          level: 3,
          text: 'Bir büyük “Ben senin yaşındayken,” diye başladı~. {H} gerisini biliyordu^: o yaşta her şeyi istermiş, hem de koşa koşa istermiş. Kimse “Ben de istemezdim,” [demiyordu~|demezdi~]; istememek sanki bir tek {o:dat} vergiydi~.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{o:acc} oyalamak için eline^ {T:acc} tutuşturdular~. Tuttu^. Bir şey tutmak iyiydi~, ama onun bu hayırla [hiçbir|bir] ilgisi yoktu~; {H} biraz sonra geri uzattı^. “Bunu da mı istemiyor?” diye bakıştılar~.',
        },
        {
          level: 3,
          text: 'Sonunda kollarından^ tutup kaldırmaya kalktılar~; {H} bütün ağırlığını^ yere bıraktı^. İnsan isteyince [taş kadar|çuval kadar] ağır olabiliyordu~. Kaldıranlar yoruldu~, söylene söylene dağıldı~. Hayır yerinde kaldı~; yanında^ ise kimse kalmadı~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Bir yandan {S} geliyordu~. {H} uzun uzun ona kulak verdi^. Hiç kimse o sese “Niye?” diye sormuyordu~; ses canı isteyince yükseliyor, istemeyince kesiliyordu~. Böyle yaşamak da vardı~ demek, [hesap vermeden|kimseye bir şey demeden].',
        },
        {
          level: 1,
          text: 'Büyüklerden biri, {F}, sormadı~; gelip yanına^ oturdu~. “Başını da mı istemiyorsun?” dedi~. “Başı neresi?” “Yerinden kalkman.” {H} şaşırdı^; bunu ayrı bir şey diye hiç [düşünmemişti^|görmemişti^]. “Kalkmak olur,” dedi^.',
        },
        {
          level: 3,
          text: '“Beni kandırmaya mı geldin?” diye sordu^ {H}. “Daha bilmiyorum,” dedi~ {F}. “Önce bir bakayım, ne varmış.” {H} bu cevaba [inandı^|güvendi^]; kandırmaya gelen insan “Hayır,” derdi~, hem de hemen. Dizlerini^ karnına^ çekip bekledi^.',
        },
        {
          level: 2,
          text: '“Sen niye sormuyorsun?” dedi^ {H}. “Neyi?” “Niye diye.” “Sordular ya,” dedi~ {F}. “Bir işe yarasaydı şimdiye kadar cevabı çıkardı.” {H} bunu [haklı buldu^|beğendi^]. Biraz yana kaydı^; {F:dat} rahatça oturacak yer açıldı~.',
        },
        {
          level: 3,
          text: '{F}+de bir süre hiçbir şey istemeyen biri gibi oturdu~. Ayakkabısının bağına baktı~, bağlamadı~. “Ben de bugün yokuşu çıkmak istemiyorum,” dedi~ sonra. “Çıkma.” “Ama evim yukarıda.” {H} [elinde olmadan|ilk kez] güldü^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Düşünürken {G.di}, [alışkanlıkla|farkına varmadan]. “Bak, bunu istedin,” dedi~ {F}. “İstemedim, oldu.” “Demek bazı şeyler istemeden de oluyormuş.” {H} buna kızdı^; ama kızgınlığı^ uzun sürmedi~, çünkü doğruydu~.',
        },
        {
          level: 1,
          text: '“Ya biraz ötesi?” dedi~ {F}. “O da olur.” “Daha ötesi?” Hayır her sözde biraz geri çekiliyordu~; {H} nerede duracağını [merak etmeye başladı^|merak etti^]. Derken midesi^ kasıldı~. “Dur,” dedi^. “İşte burada.”',
        },
        {
          level: 3,
          text: '“Ağrıyor mu orası?” dedi~ {F}. “Ağrımıyor. Bekliyor.” “Neyi?” “Oraya gelmemi.” {F} bunu düşünürken elini kendi midesinin üstüne koydu~, bir süre öyle tuttu~. Orada da bir şey [bekliyor olabilirdi~|bekliyordu~ belki]; {H} sormadı^.',
        },
        {
          level: 3,
          text: '“Buradan sonrasına bir ayağını atsan?” dedi~ {F}. “Atamam.” “Düşünerek bile mi?” {H} denedi^; aklında^ ayağını^ kaldırdı^, [tuttu^|havada tuttu^], indirdi^. Kasılan şey kımıldamamıştı~. “Bak,” dedi^, “ben demiştim.”',
        },
        {
          level: 3,
          text: '“Sessiz kısmını ister misin?” diye sordu~ {F}. “İsterim.” “Uzun kısmını?” {H} elini^ salladı^, [orta|şöyle böyle] demekti~ bu. “Kalabalık kısmını?” “Alışınca.” {F} bunları ciddi ciddi topluyordu~; koca bir hayırdan ne çok evet çıkmıştı~.',
        },
        {
          level: 2,
          text: '{F} yine de yeri iki kez şaşırdı~. “Şurası mı?” “Değil.” “Ya burası?” “Geçtin.” {H} onun elini tuttu^, havada [biraz öteye|biraz geriye] götürdü^. Orada boşluktan başka bir şey yoktu~; {F} yine de parmaklarını yanmış gibi çekti~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Bir ara {K} duyuldu~; dışarıda her şey [her günkü gibiydi~|olağandı~]. {H} yerde bir çizgi buldu^, gözüyle^ sonuna kadar gitti^, döndü^, bir daha gitti^. Çizgiye bakmak, o kasılan yere bakmaktan kolaydı~.',
        },
        {
          level: 1,
          text: '“Ne var burada?” {H} gözlerini^ yumdu^. “Elimi bırakıyorsunuz,” dedi^, “sonra da çabuk çabuk gidiyorsunuz.” {F} sustu~. Demek istemediği^ şeyin bütünü değildi~; [şu kadarcık|göz açıp kapayıncaya dek süren] bir an, ama tam ortasında duruyordu~.',
        },
        {
          level: 3,
          text: '“Biz mi gidiyoruz çabuk çabuk?” dedi~ {F}. “Hepiniz.” “Ben de mi?” “Sen de.” {F} karşı çıkacak oldu~, ağzını kapadı~. Ayaklarına baktı~, [onlara soracakmış|onlardan cevap bekliyormuş] gibi; ayaklar yan yana, suçlu suçlu duruyordu~.',
        },
        {
          level: 2,
          text: '“Ne zamandır orada?” dedi~ {F}. {H} aradı^, buldu^: bir keresinde eli^ bırakılınca dönüp bakmıştı^. “Kimse yoktu. Gitmişlerdi bile.” “Ağlarsın diyedir.” “Ağlamayacaktım ki,” dedi^ {H}. “[Bakacaktım|Yalnız bakacaktım].”',
        },
        {
          level: 3,
          text: '“Büyükler eli bırakınca ne yapıyor?” diye sordu^ {H}. {F} avucuna baktı~. “Hızlı yürüyor,” dedi~ sonunda. “Niye?” O söz bu kez {H:gen} ağzından^ çıkmıştı~, hem de [kolayca|kendiliğinden]. {F} düşündü~, düşündü~; bilmiyordu~.',
        },
        {
          level: 3,
          text: 'Elini^ açtı^, kapadı^. Kimsenin eli içinde değilken de bir işe yarıyordu~: ip tutuyor, kapı itiyor, burun siliyordu~. Yalnız o an gelince ne yapacağını bilemiyor, [havada|öylece] açık kalıyordu~. {H} onu dizinin^ üstüne koydu^.',
        },
        {
          level: 3,
          text: 'O anı bir de tersinden kurdu^: elini^ önce {H} çekse^ nasıl olurdu~? Parmaklarını^ açıyor, dönüp yürüyordu^; büyük, arkada, boş eline bakıyordu~. Bu daha iyiydi~, ama [büsbütün iyi değildi~|tam da iyi değildi~]: orada biri yine yalnız kalıyordu~.',
        },
        {
          level: 3,
          text: '“Bunu öbürlerine söyleyeyim mi?” dedi~ {F}. “Söyleme.” “Neden?” “Söylersen hiç bırakmazlar. Onu da istemem.” {F} başını kaşıdı~. Böyle bir hayır duymamıştı~; içinde, dikkatle bakınca, [bir evet|kocaman bir evet] de vardı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} herkes işini görüyordu~. İstemedikleri işleri de görüyorlardı~ herhâlde; yüzlerinden [anlaşılmıyordu~|belli olmuyordu~]. {H} eliyle^ kendi^ yüzünü^ yokladı^: kaşları^ çatık, ağzı^ sımsıkıydı~. Ağzını^ biraz gevşetti^, kaşlarını^ öyle bıraktı^.',
        },
        {
          level: 2,
          text: '“Peki ya sonu?” dedi~ {F}. “Sonunda bitiyor,” dedi^ {H}. “Onu isterim.” Başı olurdu~, sonu da olurdu~. Hayır bunların arasında [sıkışıp kalmıştı~|küçücük kalmıştı~]; öyle koca görünmekten sanki o da yorulmuştu~.',
        },
        {
          level: 3,
          text: '“Ne yapsak o an kısalır?” diye sordu~ {F}. “Kısalmasın. Kısa zaten, ondan kötü.” {F} bunun üzerine [uzun uzun|epeyce] düşündü~. Ayaklarını öne arkaya oynattı~; aklından bir şey geçtiği topuklarından belliydi~.',
        },
        {
          level: 1,
          text: '“Elini bırakınca geri geri giderim,” dedi~ {F}, “yüzüm sana dönük.” “Bir yere çarparsın.” “Çarparım.” {H} bunu gözünün^ önüne getirdi^. Kalktı^, uzatılan eli tuttu^. Hâlâ istemiyordu^; ama bunu da [görmek istiyordu^|kaçırmak istemiyordu^].',
        },
      ],
    },
  ],
};
