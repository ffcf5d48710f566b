import type { SeedPost } from './seed-post.ts';

/** On habits: revising in five readings, one thing at a time. */
export const secondDraft: SeedPost = {
  title: 'Beş okumada ikinci taslak',
  slug: 'bes-okumada-ikinci-taslak',
  excerpt:
    'Düzeltmek tek bir iş değildir. Her okumada yalnız bir şeye bakarak ilk taslağı temize çekmenin yolu.',
  category: 'Yazı alışkanlığı',
  publishedDaysAgo: 4,
  html: `<p>“Bir daha okudum, düzelttim” diyen yazar çoğunlukla virgül düzeltmiştir. İlk taslağın sorunları ayrı ayrı katlardadır. Hepsine birden bakan göz en kolayını, yazım yanlışını görür ve işini bitmiş sayar. Oysa atılacak bir sahnenin virgülünü düzeltmek, yıkılacak evin camını silmektir.</p>
<p>Çare, okumaları ayırmaktır. Her birinde tek bir şey arayın, ötekilere dokunmayın. Kısa bir hikâyede her okuma on beş dakika sürer. Başlamadan önce metni bir gece bekletin ki yazdığınızı okuyasınız, yazdığınızı sandığınızı değil.</p>
<h2>Birinci okuma: Kimin hikâyesi?</h2>
<p>Kalemi bırakın, baştan sona okuyun. Sonra şu cümleyi tamamlayın: “Bu hikâyede … ister, ama …, bu yüzden ….” Boşlukları dolduramıyorsanız sorun cümlelerde değildir, <a href="/blog/ve-sonra-degil-bu-yuzden">olay örgüsüne</a> dönün. Doldurabiliyorsanız bu cümleye hizmet etmeyen sahneleri işaretleyin. En sevdiğiniz sahne de aralarındaysa onu silmeyin, başka bir sayfaya taşıyın. Silmek zordur, taşımak kolay; metin için sonuç aynıdır.</p>
<h2>İkinci okuma: Baş ve son</h2>
<p>İlk paragrafı elinizle kapatıp ikinciden başlayın. Hikâye yine anlaşılıyorsa ilk paragraf ısınmaydı. Aynısını sonda yapın; çünkü pek çok taslakta son cümle, bir öncekinin söylediğini açıklar:</p>
<blockquote><p>Anahtarı masaya bıraktı, kapıyı çekti. Artık geçmişi ardında kalmış, önünde yepyeni bir hayat açılmıştı.</p></blockquote>
<p>İkinci cümle, birincinin ne demek olduğunu söylüyor. Okur onu zaten anlamıştı; şimdi kendisine güvenilmediğini de anladı. Noktayı kapıdan sonra koyun.</p>
<h2>Üçüncü okuma: Fazlalık avı</h2>
<p>Aşağıdaki sözcükleri metninizde tek tek arayın. Her birine kalması için bir neden sorun, yoksa silin.</p>
<ul>
<li><strong>birden, aniden, bir anda:</strong> Ani olan şey, önüne sözcük konmadığında anidir.</li>
<li><strong>sanki, âdeta, gibi:</strong> Aynı paragrafta üç benzetme varsa birbirini söndürürler. Birini seçin.</li>
<li><strong>hissetti, fark etti, gördü:</strong> “Soğuğu hissetti” demeyin; karakteriniz ellerini koltuk altına soksun.</li>
<li><strong>bir:</strong> “Odada bir sessizlik oldu” ile “Odada sessizlik oldu” arasında ne fark var? Varsa kalsın.</li>
<li><strong>-meye başladı:</strong> “Ağlamaya başladı” ancak yarıda kalacaksa gerekir. Kalmayacaksa ağladı.</li>
</ul>
<h2>Dördüncü okuma: Kulak</h2>
<p>Yüksek sesle okuyun, olabiliyorsa ayakta. Nefesinizin yetmediği, dilinizin sürçtüğü, kendi sesinizden utandığınız yeri işaretleyin; üçünün de nedeni metindedir. Art arda üç cümle aynı ekle bitiyorsa ikisini bağlayın. Dört uzun cümle üst üste gelmişse araya bir kısa koyun. Kısa cümle vurur.</p>
<h2>Beşinci okuma: Yazım</h2>
<p>Ancak şimdi. Ayrı yazılan “de” ve “ki”, soru eki, özel adlara gelen ekler, tırnakların içi. Sondan başa, cümle cümle okumak işe yarar; anlam sizi sürüklemeyince göz harfleri görür. Yazı tipini değiştirmek ya da metni kâğıda basmak da aynı işi görür: Sayfa yabancılaşır, siz okur olursunuz.</p>
<h2>Başkasına ne zaman okutmalı?</h2>
<p>Beşinci okumadan sonra, daha önce değil. Yarım metni gösterirseniz övgüyü de yergiyi de olmayan bir hikâye için alırsınız. Okutacağınız kişiye “Nasıl buldun?” diye sormayın; bu soru nezaket ister. Üç dar soru sorun:</p>
<ol>
<li>Nerede sıkıldın, nerede atladın?</li>
<li>Bitince aklında hangi görüntü kaldı?</li>
<li>Kimin neden öyle davrandığını anlamadın?</li>
</ol>
<p>Yanıtlar hastalığı doğru, ilacı çoğu zaman yanlış gösterir. Okur “Sonu uzun olmuş” diyorsa bir yerde gerçekten sıkılmıştır; ama sıkıldığı yer genellikle bir sayfa öncedir. Nerede takıldığına inanın, nasıl düzelteceğinizi kendiniz bulun.</p>
<h2>Taslak yapay zekâdan geldiyse</h2>
<p>Okumalar aynı, ağırlık başka. Makinenin yazdığı taslak genellikle düzgün gelir: yazımı doğru, cümleleri birbirine yakın uzunlukta. Zayıf yeri ayrıntıdır. Bu yüzden üçüncü okumada silmekle yetinmeyin, her sayfaya <em>yalnız sizin bilebileceğiniz</em> bir şey koyun: dedenizin radyoyu kısma biçimi, sokağınızda akşam altıda duyulan ses. Üç cümlelik böyle bir dokunuş metni sizin yapar.</p>
<p><a href="/editor">Editörde</a> yapay zekânın yazdığı yerler renkli durur, siz değiştirdikçe renk çekilir; beş okumanın sonunda sayfada ne kadar renk kaldığına bakmak iyi bir ölçüdür. Beğenmediğiniz yeri bütün metni yeniden yazdırmadan, parça parça yenileyin; günlük hakkınız da daha uzun yeter. Planların gününe kaç token düştüğünü <a href="/fiyatlandirma">fiyatlandırma</a> sayfasında bulursunuz.</p>`,
};
