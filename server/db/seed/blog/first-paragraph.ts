import type { SeedPost } from './seed-post.ts';

/** For beginners: from an idea to a first paragraph. */
export const firstParagraph: SeedPost = {
  title: 'Boş sayfadan ilk paragrafa',
  slug: 'bos-sayfadan-ilk-paragrafa',
  excerpt:
    'Konu aramayı bırakıp bir insan arayın. Dört soru, bir an ve on dakikayla gerçekten başlayan bir ilk paragraf.',
  category: 'Başlangıç',
  publishedDaysAgo: 44,
  html: `<p>Yazmaya niyetlenen çoğu kişinin defterinde aynı sayfa durur: tarih atılmış, üç satır yazılmış, üstü çizilmiş. O üç satırın suçu genellikle kötü olmaları değildir. Suçları, bir <em>konuyu</em> anlatmaya kalkmalarıdır. “Yalnızlık üzerine bir hikâye” yazılmaz; pazar sabahı iki bardak çıkarıp birini dolaba geri koyan adam yazılır. Yalnızlığı okur kendisi bulur.</p>
<p>Bu yazı ilk paragrafa kadar olan yolu anlatıyor. Yol kısadır: dört soru, bir an, on dakika.</p>
<h2>Konuyu değil, birini arayın</h2>
<p>Konu geniştir, insanı oyalar. İnsan dardır, hemen bir şey yapmaya başlar. Aklınızdaki fikri şu dört soruyla daraltın:</p>
<ol>
<li><strong>Kim?</strong> Adı, yaşı, işi yeter. Ama işi gerçekten işi olsun: “otuz yıldır aynı vapurda çımacı” ile “denizci” aynı kişi değildir.</li>
<li><strong>Ne istiyor?</strong> Gözle görülür bir şey. “Mutlu olmak” görünmez; “emekli olmadan bir kez dümene geçmek” görünür.</li>
<li><strong>Önünde ne var?</strong> Bir kural, bir insan, kendi korkusu. Engel yoksa hikâye yoktur, haber vardır.</li>
<li><strong>Neden bugün?</strong> Dün de istiyordu bunu. Bugünü dünden ayıran şey, hikâyenizin kapısıdır.</li>
</ol>
<p>Dört yanıtı tek cümlede toplayın: “Otuz yıllık çımacı Rıza, vapur söküme gitmeden önceki son seferde bir kez dümene geçmek istiyor; ama dümende, yıllar önceki kazayı onun üstüne atan kaptan var.” Artık bir fikriniz değil, bir hikâyeniz var. Hiçbir parçası olağanüstü değil. Olağanüstü olan, hepsinin aynı akşama düşmesi.</p>
<h2>Hikâyeye geç girin</h2>
<p>Acemi hikâye çoğu kez çalar saatle başlar: kişi uyanır, pencereden bakar, kahve yapar. Okur bunların hiçbirini merak etmez. Günün başına değil, işlerin <em>değiştiği ana</em> gidin. Rıza’nın hikâyesi çocukluğunda başlamaz, o sabahki kahvaltıda da başlamaz. Kaptanın “Halatı hazırla, bu gece erken bağlıyoruz,” dediği anda başlar. Gerisini okur yolda öğrenir; öğrenemediğini de pek aramaz.</p>
<h2>İlk paragrafın üç işi</h2>
<p>İlk paragraf okura üç şey verir: bakacak bir yer, tutunacak bir insan, soracak bir soru. Şu iki başlangıcı yan yana okuyun.</p>
<blockquote><p>Rıza yaşlı ve yorgun bir çımacıydı. Hayatı boyunca denizde çalışmıştı ve artık emekli olacaktı. İçinde tarifsiz bir hüzün vardı.</p></blockquote>
<blockquote><p>Rıza halatı iskele babasına üç kez doladı, sonra bir kez daha doladı. Vapur artık hiçbir yere gidemezdi; zaten yarın söküme gidiyordu. Yukarıda, kaptan köşkünün ışığı hâlâ yanıyordu.</p></blockquote>
<p>Birincisi Rıza hakkında bilgi veriyor, ikincisi Rıza’yı gösteriyor. “Tarifsiz hüzün” hiçbir duyuya dokunmaz; gereksiz yere atılan dördüncü tur ise adamın elinin o halattan ayrılmak istemediğini söyler. Köşkteki ışık da soruyu bırakır: Orada kim var, Rıza oraya çıkacak mı?</p>
<h2>Ya fikrim sıradansa?</h2>
<p>Sıradandır. Fikirlerin çoğu sıradandır: biri gider, biri kalır, biri öğrenir. Hikâyeyi sizin yapan, fikrin kendisi değil, ona hangi kapıdan girdiğinizdir. Aynı çımacıyı on kişiye verin. Biri kaptanın, biri vapura her sabah binen hemşirenin, biri sökümcü ustanın gözünden anlatır; on ayrı hikâye çıkar. Fikriniz size yavan geliyorsa onu atmadan önce anlatanı değiştirin: Bu akşamı en az isteyen kim? Çoğu zaman en iyi anlatıcı odur.</p>
<p>Bir de yer değiştirmeyi deneyin. Vapuru minibüse, limanı adliye koridoruna çevirin. Hikâye hâlâ ayaktaysa iskeleti sağlamdır; çöktüyse yerin bir süs değil, olayın parçası olduğunu öğrenmiş olursunuz.</p>
<h2>On dakikalık deneme</h2>
<ul>
<li><strong>İki dakika:</strong> Dört soruyu yanıtlayın. Akla ilk geleni yazın, beğenmeseniz de.</li>
<li><strong>Bir dakika:</strong> Yanıtları tek cümlede birleştirin.</li>
<li><strong>Beş dakika:</strong> Geç girilmiş anı yazın. Silmek yok, başa dönmek yok. Sözcük gelmiyorsa yerine üç nokta koyup geçin.</li>
<li><strong>İki dakika:</strong> İlk cümleyi elinizle kapatıp ikinciden okuyun. Hikâye oradan da başlıyorsa ilk cümleyi atın; o bir ısınma cümlesiydi.</li>
</ul>
<p>İkinci adımdaki cümle <a href="/editor">editörde</a> de işinize yarar. Fikir alanına “denizci bir adamın hikâyesi” yerine onu yazdığınızda bambaşka bir taslak gelir, çünkü istek de engel de içindedir. Böyle bir cümlenin sayfada neye dönüştüğünü görmek isterseniz <a href="/ornekler">örneklerde</a> üç fikir ve üç ilk sayfa var.</p>
<p>Sonra defteri kapatıp bir gün bekleyin. Ertesi gün paragrafın kusurlarını siz bulacaksınız; buna sevinin. Boş sayfada kusur bulunmaz, çünkü orada bir şey yoktur. Kusur bulabiliyorsanız yazmaya başlamışsınız demektir. Sıradaki soru Rıza’nın o dümeni neden bu kadar istediğidir: <a href="/blog/karakterin-istegi-ve-ihtiyaci">karakterin isteği ve ihtiyacı</a> yazısı oradan sürüyor.</p>`,
};
