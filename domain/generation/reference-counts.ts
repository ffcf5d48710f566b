/**
 * Turkish texts with the tokens that OpenAI's o200k_base and cl100k_base count (gpt-tokenizer 4.0.0, 2026-11-28): office
 * prose, short speech, words with many Turkish letters, figures, and stories.
 */
export const referenceCounts: readonly { text: string; o200k: number; cl100k: number }[] = [
  {
    text: 'Muhasebe kayıtlarına göre şirketin 2026 yılı ilk çeyreğinde elde ettiği gelir, önceki dönemin aynı aylarıyla karşılaştırıldığında yüzde 14,5 oranında artmıştır. Değerlendirilemeyen stokların envanterden çıkarılması, sözleşmelerdeki yükümlülüklerin yeniden yapılandırılması ve tahsil edilemeyen alacakların karşılıklarının ayrılması konularında yönetim kurulunun görevlendirdiği denetçiler çalışmalarını sürdürmektedir. Ortaklarımızın bilgilendirilmesi amacıyla hazırlanan bu açıklamada belirtilen tutarların tamamı Türk lirası cinsindendir; farklı bir para biriminin kullanıldığı hallerde ayrıca belirtilmiştir. Soruların en geç 15 Nisan tarihine kadar iletilmesi gerekmektedir.',
    o200k: 175,
    cl100k: 262,
  },
  {
    text: '— Geldin mi?\n— Geldim, dedi Ayşe. Yol uzundu.\n— Aç mısın?\n— Yok, yedim ben.\n— Otur o zaman. Çay koyayım sana.\nAyşe oturdu. Soba yanıyordu. Kedi, ocağın başında uyuyordu. Dışarıda kar vardı; ev sıcaktı, ama o üşüdü. Annesi bardağı masaya koydu, sonra pencereye gitti, perdeyi çekti.\n— Niye geldin? dedi.\n— Bilmem. Özledim.\n— Baban da öyle derdi, dedi kadın. Sonra gitti, bir daha da gelmedi. Sen gitme.\n— Gitmem, ana.\nKar yağdı, yağdı. Sabah oldu. Yol yoktu artık, iz yoktu; bir tek baca tütüyordu köyde. Ayşe kalktı, kovayı aldı, kuyuya indi. Su donmuştu. Taşla vurdu, kırdı, çekti. Elleri yandı soğuktan.',
    o200k: 228,
    cl100k: 276,
  },
  {
    text: 'Ülkücü düşünürlerin örgütlediği üniversite öğrencileri, güçlükle yürütülen görüşmelerin sürdürülebilirliğini sorguluyordu. Çözümsüzlüğün sürüncemede bırakılması, yüzyıllardır süregelen önyargıların güçlenmesine yol açmıştı. Gümüşsuyu’nun dik yokuşlarından aşağı süzülen sis, şehrin gürültüsünü örtüyor, vapurların düdükleri uzaktan, boğuk boğuk işitiliyordu. Züleyha, küçücük çantasından çıkardığı büyütecin altında mürekkebi dağılmış mektubu inceledi; büyükannesinin eğri büğrü çizgileri, gözyaşlarının izlerine karışmıştı. “Düşündüğümden çok daha güçlüymüşsün,” diye fısıldadı ölüye. Gözlüğünü çıkardı, üfledi, hırkasının ucuyla sildi; sonra yeniden, hiç acele etmeden, aynı sözcüğün üstüne eğildi.',
    o200k: 239,
    cl100k: 339,
  },
  {
    text: 'Otobüs terminalde durduğunda saat 04.35’ti. Muavin, “Son durak!” diye bağırdı. Kerem inip bavulunu aradı, ama bagajda bir tek karton koli kalmıştı: üzerinde kendi adı, kendi telefon numarası (0 555 012 34 56) ve “KIRILIR” yazıyordu. “Bu benim değil ki,” dedi. Muavin omuz silkti: “Fişte 17 numara yazıyor, abi. Sen de 17’desin.” Koliyi açtı. İçinde gazete kâğıtlarına sarılı bir gramofon, üç taş plak, bir de fotoğraf vardı; fotoğrafta, hiç gitmediği bir evin önünde, hiç görmediği bir kadının elini tutuyordu. Arkasında 12.06.1971 yazılıydı. Kerem 1989 doğumluydu.',
    o200k: 201,
    cl100k: 236,
  },
  {
    text: 'Deniz fenerinin merdivenleri yüz kırk iki basamaktı ve Nermin her akşam hepsini sayardı. O gün yüz kırk üçüncü basamağa bastı. Durdu, elindeki feneri kaldırdı; duvardaki çatlaktan içeri ince bir tuz kokusu sızıyordu. Babası bu fenerde otuz yıl bekçilik etmiş, ama fazladan bir basamaktan hiç söz etmemişti. Nermin eğilip taşa dokundu. Taş ılıktı, sanki biraz önce üzerinde biri oturmuş gibi.\n\n“Kim var orada?” diye seslendi. Sesi yukarı doğru döne döne çıktı, sonra başka bir ses olarak geri geldi. “Geç kaldın,” diyordu ses, “bu gece ışığı ben yaktım.” Nermin geri dönmek istedi, ama dizleri onu dinlemedi. Aşağıda dalgalar kayalara vuruyor, köyün pencereleri birer birer kararıyordu. Yukarıda ise, yıllardır bozuk olan büyük mercek ağır ağır dönmeye başlamıştı.\n\nSon basamakları koşarak çıktı. Lambanın yanında kimse yoktu; yalnızca babasının yağlı kasketi, camın önündeki çiviye asılmıştı. Nermin kasketi aldı, içindeki katlanmış kâğıdı gördü. Kâğıtta tek bir satır yazıyordu: “Işık sönerse gemiler değil, biz kayboluruz.” Kız kâğıdı cebine koydu, merceğin kolunu tuttu ve sabaha kadar bırakmadı. Gün ağarırken ufukta bir yelken belirdi.',
    o200k: 365,
    cl100k: 474,
  },
  {
    text: 'Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duydu. Düşünmeden karşılık verdi: “Buradayım!” Sesi umduğundan gür çıktı. Ses birden kesildi. Nevres Bey eliyle ağzını kapadı, ama söz çoktan yola çıkmıştı; geride kulak tırmalayan bir sessizlik kaldı.\n“Özür dilerim,” dedi bu kez fısıltıyla. “Bağırmak istemedim.” Hiçbir şey olmadı. “İstersen giderim.” Yine hiçbir şey. Nevres Bey yarım doğruldu, bir adım geriledi, gidiyormuş gibi yaptı; kulağı ise olduğu yerden ayrılmadı.\nDuyduğunu aklında yeniden kurmaya çalıştı. Başı vardı, ortası silinmişti; sonunu kendi bağırışıyla ezmişti. En çok da o sona yanıyordu. Bir soluk daha sussa ses kendiliğinden bitecek, belki bir şey söyleyip bitecekti. Uzunca bir zaman yalnız çark hışırtısı duyuldu. Her seferinde doğruldu, her seferinde onu ötekinden ayırıp yerine çöktü. Kulak tuhaf şeydi: aradığı yokken gelen her sesi ona benzetiyor, sonra benzettiği için utanıyordu. Beklerken beklemeyi de öğrendi. Önce boynunu uzatarak bekledi; yoruldu. Sonra gözünü bir noktaya dikti; nokta büyüdü, kaydı. En sonunda ellerini dizlerine bırakıp hiçbir şey',
    o200k: 346,
    cl100k: 452,
  },
  {
    text: 'Bir köy öğretmeni karne gününde öğrencilerinden birinin hiç var olmadığını öğrendi. Bunu geri vermek, bilmediği dakikaya dönmek istedi; olmuyordu. Yine de inat etti: bir saat, yalnız bir saat, hiçbir şey öğrenmemiş biri gibi yaşayacaktı. Bakalım eski gün geri gelecek miydi? Öğretmenler odasında her zamanki yerini aldı. Dün burada otururken omuzları nasıldı? Daha aşağıda, daha gevşek olmalıydı. Omuzlarını indirdi; üç soluk sonra, haberi olmadan, yine yükseldiklerini gördü. Onları bir daha indirdi, başka bir şeye baktı. İlk dakikalar kolay geçti. Dün ne yaptıysa onu yaptı, dün neye güldüyse ona gülmeye çalıştı. Sonra bir şarkı mırıldandığını fark etti ve dondu: bu şarkıyı ancak bir şeyi düşünmemeye çalışırken söylerdi. Şarkıyı kesti. Sessizlik daha kötüydü; içinden kendi sesi, öğrendiği şeyi olduğu gibi söylemeye hazırlanıyordu. Hemen bir başkasını tutturdu, sözlerini yarım yamalak bildiği bir türküyü. Bilmediği yerlere uydurduğu sözler, ne tuhaf, hep aynı şeyi anlatıyordu. Tam o sırada, düşünmeden, tahtayı yukarıdan aşağıya sildi. İşte bu gerçekti, dünküyle aynı; bir an sevindi. Ama',
    o200k: 329,
    cl100k: 469,
  },
  {
    text: 'Leman Hanım kırk yıl sakladığı sırrı torununa anlattı. Bunu ilk duyan, köşede taş sektiren bir çocuk oldu. “Sonra?” dedi çocuk. “Sonrası yok, bu kadar.” Çocuk beğenmedi. “Her şeyin sonrası olur,” dedi. “Yarın yine sorarım.” Leman Hanım bunu şaka sandı. Ama ertesi gün taşlar aynı köşedeydi, çocuk da. “Sonra?” “Bir şey olmadı.” “Hiç mi?” “Hiç.” Çocuk taşını indirdi. “Ben olsam,” dedi, “bir şey olurdum.” Taşı öyle bir attı ki sokağın ucuna kadar sekti. Çocuğun adı yoktu, ya da söylemiyordu. “Adım sonra belli olacak,” diyordu sorana. Bir ayağında bağcıklı, öbüründe tokalı bir ayakkabı vardı. Annesi uzaktan seslenince koşuyor, ama arkasına bakıyordu: hikâye o yokken devam etmesin diye. Üçüncü gün Leman Hanım köşeden geçmemek için yolunu değiştirdi. Çocuk öteki köşede bekliyordu. “Sonra?” Leman Hanım bir an düşündü. “Sonra,” dedi, “birine söylemeye karar verdim.” Bu doğru değildi; ama ağızdan çıkmıştı bir kere. Akşam gidip eski dostu İpek’e söyledi. İpek duyunca uzun süre sustu. “Bunu neden şimdi söylüyorsun?” dedi. “Bir çocuğa söz verdim.” “Hangi çocuğa?” Leman Hanım anlatınca İpek',
    o200k: 368,
    cl100k: 471,
  },
  {
    text: '2187 yılında hafıza satan bir tüccar, kendi çocukluğunu yanlışlıkla sattı. Para eline sayıldı; alıcı, aldığıyla birlikte yola koyuldu. Tüccar arkasından baktı, elini kaldıracak oldu, kaldırmadı. Bir şey eksikti. Derken birden aklına geldi: en önemli şeyi söylemeyi unutmuştu. Oysa her şeyi konuşmuşlardı: fiyatını, geçmişini, bir yerindeki küçük kusuru. Alıcı sormuş, tüccar cevap vermişti; kimse acele etmemişti. Geriye sorulmayan tek bir şey kalmıştı. Sorulmadığı için de söylenmemişti. Pazarlık kısa sürmüştü. Alıcı önce kendi çocukluğuna, sonra tüccarın yüzüne bakmış, yüzde ne gördüyse ona göre bir fiyat söylemişti. Tüccar karşı çıkmamıştı. Asıl pazarlığın o bakışla yapıldığını, daha ağzını açmadan “peki” dediğini şimdi fark ediyordu. Avucundaki para sıcaktı, başka bir avucun sıcağını taşıyordu. Tüccar onu ne cebine koyabildi ne bir yere bırakabildi. Neyin karşılığıydı bu? Kendi çocukluğunun mu, yoksa kendi çocukluğuna dair bildiği her şeyin mi? İkincisini satmamıştı oysa. Her şeyin bir huyu olur; kendi çocukluğunun huyu da ilk seferde nazlanmaktı. İlk denemede insanı utandırır,',
    o200k: 354,
    cl100k: 486,
  },
  {
    text: 'Uzay istasyonunda kalan son kozmonot, telsizden kendi sesini duydu. Düşünmeden karşılık verdi: “Buradayım!” Sesi umduğundan gür çıktı. Ses birden kesildi. Kozmonot eliyle ağzını kapadı, ama söz çoktan yola çıkmıştı; geride kulak tırmalayan bir sessizlik kaldı. Ne diye bağırmıştı? Ürkek bir kuşa yaklaşırken el çırpmaya benziyordu bu. Sözün son hecesi kulağında hâlâ çınlıyordu, her dönüşünde biraz daha kaba, biraz daha gereksiz. Kozmonot yere çömeldi, küçülürse unutulur sandı.\n“Özür dilerim,” dedi bu kez fısıltıyla. “Bağırmak istemedim.” Hiçbir şey olmadı. “İstersen giderim.” Yine hiçbir şey. Kozmonot yarım doğruldu, bir adım geriledi, gidiyormuş gibi yaptı; kulağı ise olduğu yerden ayrılmadı.\nDuyduğunu aklında yeniden kurmaya çalıştı. Başı vardı, ortası silinmişti; sonunu kendi bağırışıyla örtmüştü. En çok da o sona yanıyordu. Bir soluk daha sussa ses kendiliğinden bitecek, belki bir şey söyleyip bitecekti. Ağzında sözün tadı kalmıştı, demir gibi. “Buradayım” demek, insanın kendini bir tepenin üstüne dikmesiydi; oysa ona kimse nerede olduğunu sormamıştı. Belki yalnızca duyulmak',
    o200k: 364,
    cl100k: 472,
  },
  {
    text: '1453 yılında surları onaran bir taş ustası, düşman ordusunda kardeşini gördü. Aradaki yer genişti; kardeşi bir karış boyunda görünüyordu. Taş ustası elini kaldırdı, salladı. Kardeşi başını çevirmedi ve taş ustasının eli havada, ne yapacağını bilemeden asılı kaldı.\n“Kime el sallıyorsun?” dedi arkasından yakın arkadaşı Güler. “Hiç kimseye.” “Hiç kimse nerede duruyor?” Taş ustası eliyle gösterdi. Güler uzun uzun baktı, kardeşini buldu, ıslık çalacak oldu, vazgeçti. “Görmüş müdür seni?” “Nereden bileyim.”\nBağırsa sesi yolun yarısına varmadan dağılacaktı; koşsa, varana kadar orada kimse kalmayabilirdi. Elinde yalnızca bakmak vardı. Taş ustası da baktı, kardeşinin her kıpırtısını, sanki bir tanesini kaçırsa bütünü bozulacakmış gibi izledi. En son ne zaman bu kadar dikkatle bakmıştı birine? Yakındayken bakılmıyordu demek; yüz nasılsa orada, el nasılsa uzanılacak yerde diye. Taş ustası şimdi kardeşinin dirseğinin kıvrımını bile seçmek istiyor, seçemiyor, aradaki havaya kızıyordu. Araya birileri girdi, kardeşi görünmez oldu; çekildiler, yeniden göründü. Her seferinde taş ustasının yüreği',
    o200k: 355,
    cl100k: 447,
  },
];
