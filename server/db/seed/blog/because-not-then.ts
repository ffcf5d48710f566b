import type { SeedPost } from './seed-post.ts';

/** On plot: events that follow from each other, decisions, scenes, endings. */
export const becauseNotThen: SeedPost = {
  title: '“Ve sonra” değil, “bu yüzden”',
  slug: 've-sonra-degil-bu-yuzden',
  excerpt:
    'Olay örgüsü olayların sırası değildir. Hikâyenin koptuğu yeri üç bağlaçla bulmak, sonunu baştan hazırlamak.',
  category: 'Kurgu',
  publishedDaysAgo: 12,
  html: `<p>Bir çocuğa okulda ne yaptığını sorun: “Beden vardı, sonra yemek yedik, sonra Efe ağladı, sonra eve geldik.” Dinlersiniz, çünkü çocuk sizindir. Yabancı biri ise yalnız bir yerde kulak kabartır: Efe neden ağladı? Olay örgüsü, o soruyu sordurma işidir.</p>
<h2>Üç bağlaçla sınama</h2>
<p>Hikâyenizi beş on cümlede özetleyin, her olayı ayrı satıra yazın. Sonra satırların arasına en doğru bağlacı koyun. Üç seçeneğiniz var: <em>ve sonra</em>, <em>bu yüzden</em>, <em>ama</em>.</p>
<blockquote><p>Hatice dükkânı kızına devreder <strong>ve sonra</strong> kızı vitrini değiştirir <strong>ve sonra</strong> müşteri azalır <strong>ve sonra</strong> Hatice hastalanır.</p></blockquote>
<p>Bu bir yıl sonu raporudur. Aynı malzeme, bağlaçlar değişince:</p>
<blockquote><p>Hatice dükkânı kızına devreder, <strong>ama</strong> anahtarın birini saklar. <strong>Bu yüzden</strong> kızının vitrini söktüğü gece gizlice girip eskisini geri kurar. <strong>Ama</strong> sabah ilk müşteri vitrine bakıp kızını kutlar; <strong>bu yüzden</strong> Hatice ya susacak ya da gece dükkâna hırsız gibi girdiğini söyleyecektir.</p></blockquote>
<p>“Bu yüzden” olayları birbirine bağlar, “ama” beklentiyi kırar. Arasında “ve sonra” kalan iki olay birbirini tanımıyordur: Ya birini atın ya aralarına bir karar koyun. İkinci özette hastalığın düştüğünü fark etmişsinizdir. Rastlantı hikâyeyi başlatabilir; sürdüremez, hele hiç bitiremez.</p>
<h2>Kararı karaktere verdirin</h2>
<p>Sınamayı geçen örgü de cansız kalabilir: Yağmur yağar, bu yüzden yol kapanır, bu yüzden uçak kaçar. Neden-sonuç tamam, insan yok. Zincirin en az üç halkası birinin kararı olsun; kararın bir bedeli olsun, bedeli de kararı veren ödesin.</p>
<ul>
<li><strong>İlk karar</strong> hikâyeyi başlatır: anahtarı saklamak.</li>
<li><strong>Ortadaki karar</strong> dönüşü kapatır: gece dükkâna girmek.</li>
<li><strong>Son karar</strong> kim olduğunu gösterir: söylemek ya da susmak.</li>
</ul>
<h2>Karar varsa sahne, yoksa özet</h2>
<p>Her halkayı aynı uzunlukta anlatmayın. “İki hafta boyunca kimse vitrinden söz etmedi” tek cümlede geçer. Hatice’nin karanlıkta anahtarı kilide sokuşu ise dakika dakika yazılır: Kilit değişmiş mi, kapının zili çalacak mı, mankenin eli ne kadar soğuk? Okur, zamanın yavaşladığı yerde önemli bir şey olduğunu anlar. Acemi metinlerde çoğu kez tersi olur; yolculuk iki sayfa, itiraf iki satırdır.</p>
<h2>Bedel artmalı</h2>
<p>İyi örgüde her karar bir öncekinden pahalıya mal olur. Anahtarı saklamak Hatice’ye bir sıkıntıya, vitrini bozmak uykusuz bir geceye, susmak ise kızının güvenine patlar. Sırayı ters çevirin, hikâye söner: Okur en büyük kaybı gördükten sonra küçüğüne aldırmaz. Özetinizde her kararın yanına, karakterin yanlış yaparsa ne yitireceğini tek sözcükle yazın. Liste “rahatı, uykusu, kızı” diye büyüyorsa yoldasınız. “Kızı, parası, şapkası” diye küçülüyorsa sahnelerin yerini değiştirin.</p>
<p>Bedelin büyük olması gürültülü olmasını gerektirmez. Kısa hikâyede dünyanın kurtulması kimseyi ilgilendirmez; bir annenin bir sabah kızının yüzüne bakamaması herkesi ilgilendirir.</p>
<h2>Son, başta verilen sözdür</h2>
<p>İyi son şaşırtır; ama okur başa döndüğünde onun oraya konmuş olduğunu görür. Bunun için hile gerekmez. İlk sayfaya bir nesne, bir söz ya da bir alışkanlık bırakın, son sayfada ona yeni bir anlam verin. Hatice ilk sayfada anahtarlarını sayıyorsa, son sayfada sakladığı anahtarı kızının avucuna bırakması uzun bir itiraftan fazlasını söyler. Sonu bulamıyorsanız sorun genellikle sonda değil baştadır: Söz vermeyi unutmuşsunuzdur.</p>
<p>Üç sondan kaçının. Her şeyin rüya çıkması, o ana kadar görünmemiş birinin yetişip kurtarması, anlatıcının ne öğrendiğimizi özetlemesi. Üçü de okurun hikâyede geçirdiği zamanı geri alır.</p>
<h2>Örgüyü denetleme listesi</h2>
<ol>
<li>Özeti yazın, bağlaçları koyun.</li>
<li>“Ve sonra”ların altını çizin; her birini atın ya da bir karara çevirin.</li>
<li>Üç kararı işaretleyin. Üçünü de aynı kişi mi veriyor? Vermiyorsa hikâye kimin?</li>
<li>Son cümleyi, ilk sayfadaki bir nesneyle yazmayı deneyin.</li>
</ol>
<p><a href="/editor">Editörde</a> zincirin her halkasını bir olay örgüsü kartına yazarsanız bütünü bir arada görür, kopan yeri daha kolay bulursunuz. Hikâyeye eklediğiniz kartlar yapay zekâya da gider; böylece ona “ne olacağını” değil, “neden olacağını” söylemiş olursunuz. Adımların hepsi <a href="/nasil-calisir">Nasıl çalışır?</a> sayfasında. Zinciriniz sağlam da kişileriniz hâlâ kukla gibiyse <a href="/blog/karakterin-istegi-ve-ihtiyaci">istekle ihtiyaca</a> bir daha bakın.</p>`,
};
