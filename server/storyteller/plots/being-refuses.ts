import type { PlotClass } from '../types.ts';

/** A being that is not human won't do what everybody expects of it. */
export const BEING_REFUSES: PlotClass = {
  name: 'being-refuses',
  verbs: new Set([
    '-istemek',
    '-gitmek',
    '-katılmak',
    '-uçmak',
    '-kalkmak',
    '-inmek',
    '-çıkmak',
    '-girmek',
    '-binmek',
    '-dönmek',
    '-oynamak',
    '-çalışmak',
    '-uyumak',
    '-yatmak',
    '-ötmek',
    '-yağmak',
  ]),
  needs: ['!human', 'negative', '!of-teller'],
  plots: [
    {
      name: 'nobody-has-asked',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Ne bağırdı^ ne kaçtı^; [olduğu^ yerde durdu^|yerinden kıpırdamadı^], o kadar. Haber çabuk yayıldı~. Öğleye varmadan ilk gelen karşısına^ dikildi~. “Anladım ben,” dedi~, “sen yorulmuşsun.” Yanında yumuşacık bir minder getirmişti~.',
        },
        {
          level: 3,
          text: '{H} yorgun değildi^. Bunu söylemek için [doğru anı kolladı^|sıranın gelmesini bekledi^], ama ilk gelenin anlatacağı çoktu~: kendi yorgunluklarını büyükten küçüğe dizmişti~ ve her birinin bir tarihi vardı~. Konuştukça esniyordu~. En sonunda kendisi de mindere şöyle bir baktı~.',
        },
        {
          level: 1,
          text: 'İkincisi “Aç bu,” dedi~, bir tabak kurabiye koydu~ ortaya. Üçüncüsü [bir şişe şurupla|elinde bir şişe şurupla] geldi~: “Hasta.” Dördüncüsünün yüzü kıpkırmızıydı~. “Bana kırıldı,” dedi~, “geçen yaz yüzünden. Özür dilerim!” {H} geçen yazı düşündü^. Ne olmuştu~? Hiçbir şey bulamadı^.',
        },
        {
          level: 2,
          text: '“Affettin mi?” dedi~ dördüncüsü. {H} neyi affedeceğini^ bilmiyordu^, yine de bir [baş işareti|işaret] yaptı^. Beriki öyle rahatladı~ ki olduğu yere çöküverdi~. “Bir yıldır uyuyamıyordum,” dedi~. Şurup şişesi hemen ona uzatıldı~; iki kaşık içti~, yüzünü buruşturdu~, teşekkür etti~.',
        },
        {
          level: 2,
          text: 'Kurabiyeleri getiren hâlâ kendi fikrindeydi~. “Karnı aç bunun,” diye üsteledi~. “Aç olan hiçbir işe gönül vermez. Ben bilirim.” Bildiği [belliydi~|anlaşılıyordu~]; anlatırken tabaktan üç tane eksildi~, dördüncüyü de denemek için aldı~.',
        },
        {
          level: 3,
          text: '“Yorgun,” dedi~ ilki. “Aç,” dedi~ ikincisi. Aralarında alçak sesle [bir tartışma başladı~|bir çekişme çıktı~]. {H} bir ona bir ötekine baktı^. Kendi hakkında^ konuşulduğunu anlıyordu^, ama söze nereden girileceği görünmüyordu~; cümleler birbirine öyle sıkı diziliydi ki araya bir “ama” bile sığmazdı~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldu~. Gelenler [bir an|bir solukluk] sustular~ ve {H} tam o aralıkta konuşacak oldu^. “Bakın,” dedi~ içlerinden biri, “sesten de ürküyor.” Oysa ürktüğü^ yoktu~. Ürken, bunu söyleyenin kendisiydi~; yanındakine iyice sokulmuştu~.',
        },
        {
          level: 3,
          text: 'Beşincisi hiçbir şey getirmemişti~; [ağır ağır|ağır adımlarla] çevrede bir tur attı~. “Ben böylelerini çok gördüm,” dedi~. “Kaç tane?” diye soruldu~. Beşincisi durdu~, saydı~, bir daha saydı~. “Bununla bir,” dedi~, ama sesinden ağırlığı hiç eksilmedi~.',
        },
        {
          level: 3,
          text: 'Bir başkası [sevinçle|güle güle] araya girdi~: “Naz yapıyor! Biraz üsteleyin, bakın nasıl yumuşar.” Üstelediler~. Önce tatlı tatlı, sonra sıraya girip teker teker, sonra hep bir ağızdan üstelediler~. {H} yumuşamadı^; ama üsteleyenlerin sesi kısıldı~, kurabiyeler de epeyce azaldı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} bu kadar kalabalık ne zaman görülmüştü~? Her gelen kendine bir yer seçti~, sonra [daha iyisini|ötekinin yerini] beğendi~. {H} ortada kaldı^. Kimse üstüne^ basmıyordu~, kimse ona kötü davranmıyordu~; yalnız herkes {o:dat} bakıp bir başkasıyla konuşuyordu~.',
        },
        {
          level: 2,
          text: 'Akşama doğru sebepler [birbirine karıştı~|iç içe geçti~]. Açlık yorgunluktan geliyormuş, yorgunluk hastalıktan, hastalık geçen yazdan. Bunu yere bir şema olarak çizdiler~; oklar, çemberler, bir de soru işareti. Şemada {H:gen} yeri en köşedeydi~ ve üzerine, dalgınlıkla, tabak konmuştu~.',
        },
        {
          level: 3,
          text: '“Ben olsam,” dedi~ biri ve ne yapacağını anlattı~. “Ben olsam,” dedi~ yanındaki, [o da|hemen ardından] anlattı~. Böylece herkes bir kere {H:gen} yerine geçti~. Orası kalabalıklaştıkça {H} rahatladı^; demek o yerde bulunmak, sanıldığı kadar kötü bir şey değildi~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '{K} geldi~ bir yerden. Herkes havayı [kokladı~|içine çekti~] ve kısa bir sessizlik oldu~. “Bundan olmasın?” dedi~ biri, [umutla|heyecanla]. Bunu da öteki sebeplerin yanına koydular~; yorgunlukla uyuşmuyordu~, açlıkla ise [pek güzel|gayet iyi] gidiyordu~. İçlerinden biri, unutulmasın diye, iki kere tekrarladı~.',
        },
        {
          level: 3,
          text: 'Bir an geldi~, {H} kendinden^ kuşkulandı^. Belki gerçekten yorgundu^; bu kadar yorgun bir kalabalığın ortasında dinç kalmak [kolay değildi~|güçtü~]. Kendini^ baştan sona yokladı^. Aç değildi^, kırgın değildi^, bir yeri^ de ağrımıyordu~. Orada yalnızca kısa, sade bir şey duruyordu~.',
        },
        {
          level: 1,
          text: 'En küçükleri bütün gün arkada kalmıştı~. Şimdi [kalabalığın arasından|kalabalığın içinden] geçip öne çıktı~. Minderi, şişeyi, hepsini bir kenara itti~. “Peki,” dedi~ {H:dat}, “ister misin?” Ortalık sustu~. Bunu o güne kadar kimse sormamıştı~.',
        },
        {
          level: 3,
          text: 'Sessizlik [uzadı~|biraz sürdü~]. Büyükler kimin sorması gerektiğini gözleriyle araştırdılar~; ilk gelen ikinciye baktı~, ikinci tabağa. Sorunun bu kadar kısa olması da [ayıptı~|tuhaftı~] biraz. İki kelimeydi~. Cebe sığardı~, yolda ağırlık yapmazdı~, getirmesi minderden de kolaydı~.',
        },
        {
          level: 2,
          text: '“Ne demek, ister mi?” diye fısıldadı~ biri. “Öyle şey sorulur mu? Ya istemezse?” “O zaman öğreniriz,” dedi~ küçük olan. Bunun üzerinde [bir süre|epey] düşünüldü~. Karşı çıkacak bir yer bulunamadı~; yalnız ilk gelen, usulen, başını iki yana salladı~.',
        },
        {
          level: 1,
          text: '“Hayır,” dedi^ {H}. Küçük olan bekledi~, ardından bir şey gelmeyince başını salladı~: “Tamam.” Öteki gelenler [birer birer|yavaş yavaş] oturdular~. Yorgun olan minderi aldı~, aç olan karnını doyurdu~. Hiçbirinin aceleyle gideceği bir yer kalmamıştı~.',
        },
        {
          level: 3,
          text: '“Sadece hayır mı?” dedi~ şurubu getiren, [gözünü kırpıştırarak|inanamayarak]. “Ben ta nereden geldim.” “İyi ki geldin,” dedi^ {H}. Bu da doğruydu~. Şuruplu olan bir şey daha diyecekti~, vazgeçti~, şişenin kapağını sıktı~ ve ömründe ilk kez birini iyileştirmeden yanında oturdu~.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: '{G.di}. Bütün gözler [{H:dat}|hemen] döndü~; bu da mı bir sebepti~? Kimse ağzını açmadan küçük olan sordu~: “Bu ne?” “Hiç,” dedi^ {H}, “hep yaparım.” Kalabalık derin bir soluk verdi~. Sormak, bakıp anlamaktan ne kadar az yoruyordu~!',
        },
        {
          level: 3,
          text: 'Sonra bunu aralarında [denediler~|denemeye başladılar~]. “Kurabiye ister misin?” “Hayır.” “Minderi ister misin?” “Evet.” Evet de hayır da bir kelimeydi~, ikisi de kolayca söyleniyordu~. En çok özür dileyen eğlendi~: ne sorsalar hayır dedi~, sonra iki kurabiyeyi birden istedi~.',
        },
        {
          level: 2,
          text: 'Karanlık basınca dağıldılar~. Minder orada kaldı~, “belki lazım olur,” denerek; tabak [boş gitti~|bomboş gitti~]. Giderken hepsi bir bir sordu~: “Bir şey ister misin?” {H} hepsine hayır dedi^. Küçük olana “Yarın da gel,” dedi^.',
        },
        {
          level: 3,
          text: 'Ertesi gün gelenlerin yerde bıraktığı izler hâlâ duruyordu~. {H} onlara [uzun uzun|bir bir] baktı^: herkesin bir geliş izi vardı~, dolana dolana, bir de gidiş izi, dümdüz. Ortada, kurabiye tabağının yeri belli oluyordu~; yuvarlak, tertemiz, içinde tek kırıntı yok.',
        },
        {
          level: 1,
          text: 'Günlerce her sabah gelip sordular~, her sabah aynı cevabı aldılar~. Bir sabah gelen olmadı~. {H} öğleye kadar bekledi^, sonra [dayanamayıp seslendi^|uzağa doğru seslendi^]: “Bugün sormadınız!” Küçük olan koşup geldi~. “İster misin?” {H} iyice düşündü^. “Hayır,” dedi^ sevinçle.',
        },
      ],
    },
  ],
};
