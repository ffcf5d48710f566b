import type { Beat } from '../../types.ts';

/** How the hero lives with it. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Bildiğiyle^|Öğrendiğiyle^] yaşamayı [yavaş yavaş|bir kış boyunca] [öğrendi^|becerdi^] {H}: [önce geceleri|önce yalnızken], [sonra|derken] [başkalarının yanında|gündüzleri]. [Kimi geceler|Yorgun günlerde] [yine canı^ yanıyordu~|yine uyuyamıyordu^]; [sabah|ertesi gün] [kaldığı^ yerden|yeniden] başlıyordu^.',
      needs: ['!outer', 'human', '!child'],
    },
    {
      text: '“[Gerçekten oldu mu|Doğru mu anlattıkların]?” diye [sordular~|sordu~ biri] [yıllar sonra|bir yolculukta]. {H} [cevaptan önce|eski alışkanlıkla] [çevresine^ bakındı^|başını^ kaldırdı^]. [“Bekle,”|“Acelen yoksa otur,”] dedi^, [“az sonra yine olacak.”|“bu saatlerde uğrar.”] [Soran|Yolcu] [oturdu~|güldü~, ama gitmedi~]; [zaman geçti~|akşam oldu~], [derken|tam o sırada] [o da sustu~|yüzü değişti~].',
      needs: ['habit', 'outer', 'human', '!solitary'],
    },
    {
      text: '[Bir yıl sonra|Uzun zaman sonra] [tanımadığı^|yalınayak] bir [çocuk|kız] [geldi~|belirdi~], [sormadan|bir şey demeden] [yanında^ durdu~|aynı yöne döndü~]. [Uzun süre|Bir türkü boyu] [baktılar~|beklediler~]. [“Ben de,” dedi~ çocuk.|“Demek sen de,” dedi~ küçük.] {H} [kenara kaydı^|ceketini^ serdi^], [yer açtı^|oturttu^].',
      needs: ['!habit', 'outer', 'human', '!child', 'third', '!solitary', '!space'],
    },
    {
      text: '[Bir kez daha|Son kez] {V.di}; bu sefer [acele etmedi^|korkmadı^]. [Konuk uğurlar|Tren bekler] gibi [ayakta|elleri^ iki yanında] [durdu^|dinledi^], [sonuna kadar|kesilene dek] [eşlik etti^|kıpırdamadı^]. [Bittiğinde|Sonra] “Güle güle,” dedi^ ve [eve|geldiği^ yoldan] [ağır ağır|ıslık çalarak] [döndü^|yürüdü^].',
      needs: ['short', '!habit', 'outer', 'settled', '!child', '!mute'],
    },
    {
      text: '[Gün ağarırken|Sabah erkenden] [çıktı^|dışarı çıktı^] {H}. [Yollar|Taşlar] [aynıydı~|yerindeydi~], [fırından|çeşmeden] [aynı koku|aynı ses] [geliyordu~|yükseliyordu~]. Ama [hiçbirine|tekine bile] bakmadan geçemiyordu^: [bir çatlak|bir kuş yuvası|bir kapı tokmağı] [için|önünde] [duruyor|eğiliyor], gideceği^ yere hep geç kalıyordu^.',
      needs: ['settled', 'third'],
    },
    {
      text: '[Artık pek anlatmıyordu^|Bunu bir daha kimseye anlatmadı^]. [Bazı akşamlar|Haftada bir] {F} [geliyor|uğruyor], [ayakkabısını çıkarıp|sessizce] [yanına^|dizinin^ dibine] [oturuyordu~|ilişiyordu~]. [“Bugün?”|“Geldi mi?”] diyordu~. {H} [başını^ sallıyordu^|parmağıyla^ gösteriyordu^]. [Konuşma|Bütün söz] [bu kadardı~|orada bitiyordu~]; ikisi de kalkmıyordu~.',
      needs: ['friend-knows', '!friend-cold', 'outer', 'settled', 'third'],
    },
    {
      text: '[Ne olduğunu|Adını] [öğrenemedi^|hiçbir zaman bulamadı^] {H}. [Yerini|Saatini] [biliyordu^|ezbere biliyordu^], beklemeye [cesareti^ vardı~|sabrı^ yetiyordu~]. [Bir akşam|Sonunda] [kendisi^ bir ad taktı^|ona seslendi^]. [Karşılık|Cevap] [gelmedi~|beklemedi^]; [yine de|ama] [rahatladı^|gülümsedi^].',
      needs: ['outer', 'human', 'third', '!mute'],
    },
    {
      text: '{F} [taş çekti~|tahta taşıdı~], {H} [çivi çaktı^|kireç kardı^]; [yaz bitmeden|iki hafta sonra] {V.dik} [yerde|noktada] [küçük bir sıra|iki kişilik bir oturak] [vardı~|duruyordu~]. [Gelip geçen|Yorulan] [oturuyor|soluklanıyor], [bir süre|bir an] [susuyordu~|kulak veriyordu~]. [Duyan duyuyor|Gören görüyor], [duymayan|görmeyen] [ayaklarını dinlendirip|terini silip] [gidiyordu~|kalkıyordu~].',
      needs: ['friend-believes', 'settled', '!child', '!habit'],
    },
    {
      text: '{V.dik} günden beri {H} [eskisi gibi değildi^|değişmişti^]. [Geceleri|Işık azalınca] [hâlâ bekliyordu^|kulak veriyordu^]; {F} [yanına^ geliyor|sokuluyor], [birlikte bekliyorlardı~|hiçbir şey sormuyordu~].',
      needs: ['!state', '!habit', '!human', 'third', '!friend-cold', 'outer', '!solitary'],
    },
    {
      text: '{H} [öğrendiğini^|bildiğini^] [içinde^ taşıdı^|unutmadı^]. {F} [arada|bazı geceler] [soruyordu~|fısıldıyordu~]: [“Ağır mı?”|“Hâlâ aklında mı?”] [“Alıştım,”|“Sen de bilince hafif,”] diyordu^.',
      needs: ['!human', '!outer', '!solitary', '!friend-cold'],
    },
    {
      text: '[Sonunda|En sonunda] {H} {V.dik} yere [bir daha gitti^|geri döndü^]. [Hiçbir şey değişmemişti~|Her şey aynıydı~]; [yalnız kendisi^ değişmişti^|yalnız artık korkmuyordu^]. [Bir süre durdu^|Gülümsedi^] ve [yürüdü^|yoluna^ gitti^].',
      needs: ['outer', '!confined', '!state', '!habit'],
    },
    {
      text: '“[Bir daha olsa|Baştan olsa] ne yapardın?” diye sordu~ {F}. {H} hiç [duraksamadı^|düşünmedi^]. “[Yine aynısını|Yine beklerdim],” dedi^. “[Bu sefer seni de çağırırdım|Bu sefer korkmazdım].”',
      needs: ['friend-knows', '!solitary', '!friend-cold', '!mute'],
    },
  ],
};
