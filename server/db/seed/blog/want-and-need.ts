import type { SeedPost } from './seed-post.ts';

/** On characters: what they say they want, and what they can't say they need. */
export const wantAndNeed: SeedPost = {
  title: 'Karakterin isteği ve ihtiyacı',
  slug: 'karakterin-istegi-ve-ihtiyaci',
  excerpt:
    'Okur kimseyi saç renginden tanımaz, kararlarından tanır. İstekle ihtiyacın çarpıştığı yerden insan kurmanın yolu.',
  category: 'Karakter',
  publishedDaysAgo: 37,
  html: `<p>Karakter kartı doldurmak keyiflidir: göz rengi, burcu, en sevdiği yemek. Kırk satır sonra elinizde bir nüfus kaydı olur; ama kişiyi bir odaya soktuğunuzda ne yapacağını hâlâ bilmezsiniz. Okur kimseyi özelliklerinden tanımaz. <strong>Kararlarından tanır</strong>: kapıyı açıp açmamasından, son lokmayı kime bıraktığından, yalanı hangi soruda söylediğinden.</p>
<p>Karar veren bir insan kurmak için iki şeyi bilmek yeter: ne istediğini ve neye muhtaç olduğunu. İkisi aynı şeyse elinizde iyi bir insan olabilir, iyi bir karakter yoktur.</p>
<h2>İstek görünür, ihtiyaç saklanır</h2>
<p><em>İstek</em>, karaktere sorsanız söyleyeceği şeydir: tarlayı satmak, sınavı kazanmak, kızını evlendirmek. <em>İhtiyaç</em>, sorsanız söyleyemeyeceğidir: babasını bağışlamak, yardım istemeyi öğrenmek, yenildiğini kabul etmek. Hikâye, isteğinin peşinden koşan kişinin ihtiyacına çarptığı yerde olur.</p>
<table>
<thead><tr><th>Kim</th><th>İsteği</th><th>İhtiyacı</th><th>Çarpıştıkları yer</th></tr></thead>
<tbody>
<tr><td>Nermin, emekli öğretmen</td><td>Eski öğrencilerinin vereceği plaket</td><td>Haksız yere sınıfta bıraktığı çocuktan özür dilemek</td><td>Plaketi o çocuk verecektir</td></tr>
<tr><td>Yusuf, minibüs şoförü</td><td>Hattı satıp köyüne dönmek</td><td>Dönecek köy kalmadığını kabul etmek</td><td>Minareyi baraj gölünün ortasında bulur</td></tr>
<tr><td>Selin, tıp öğrencisi</td><td>Babasına benzememek</td><td>Babasının neden hep sustuğunu anlamak</td><td>İlk kötü haberi kendi verir ve susar</td></tr>
</tbody>
</table>
<p>Son sütun kendiliğinden yazılmış gibi durur, çünkü öyledir. İstekle ihtiyacı doğru seçtiyseniz sahne ikisinin arasında zaten bekler.</p>
<h2>Çelişkiyi ayrıntıya yükleyin</h2>
<p>“Cimri ama yufka yürekliydi” cümlesi çelişkiyi bildirir, göstermez. Çelişki bir harekette yaşar:</p>
<blockquote><p>Hesabı kuruşuna kadar böldü, fazla verdiğim üç lirayı sayıp önüme koydu. Kalkarken garsonun cebine, pul kadar katlanmış bir yüzlük sıkıştırdığını yalnız ben gördüm; ben de görmemiş gibi yaptım.</p></blockquote>
<p>Burada sıfat yok, iki hareket var. Okur cimriliği de yufka yürekliliği de kendi adlandırır, üstelik bir soru daha sorar: Neden kimse görmesin istiyor? İyi ayrıntı, açıkladığından fazlasını merak ettirir.</p>
<h2>Ses, söylemekten kaçınılandır</h2>
<p>Karakterleri ayırmak için birini kekeme, ötekini küfürbaz yapmaya gerek yok. Herkesin rahatça söylediği ve çevresinden dolandığı sözler vardır. Nermin Hoca “Yanılmışım” demez, “O yıl sınıflar çok kalabalıktı” der. Yusuf köyünden geniş zamanla söz eder: “Bizde erik temmuzda olur.” Artık olmaz; ama fiili geçmişe çekmeye dili varmaz. Bu küçük kaçışları bir kez yakalayın, diyaloglarınızın yarısı yazılmış olur. Öteki yarısı için <a href="/blog/diyalogda-soylenmeyen">diyalogda söylenmeyenlere</a> bakabilirsiniz.</p>
<h2>Karşısına kimi koymalı?</h2>
<p>Karakter tek başına görünmez; onu karşısındaki görünür kılar. En iyi karşıtlık iyiyle kötü arasında değil, aynı şeyi başka yoldan isteyen iki kişi arasında kurulur. Nermin’in karşısına ona düşman birini değil, aynı okuldan emekli olmuş, herkesten özür dileyip rahatlamış bir arkadaşını koyun. Arkadaşı ağzını her açtığında Nermin’in yapmadığı şey odaya girer. Kötü adama gerek kalmaz; çatışma çay masasında, pastanın son dilimi kesilirken olur.</p>
<p>Yan kişilere de birer istek verin, küçük olsun: garson mesaisinin bitmesini ister, torun telefonunu şarj etmek. İsteği olan kişi, iki satır görünse bile dekor değildir.</p>
<h2>Beş soruluk sınama</h2>
<p>Yazmaya başlamadan önce kişinizi şu beş durumda düşünün. Yanıtı iki saniyede gelmeyen durum, onu henüz tanımadığınız yerdir.</p>
<ol>
<li>Yolda bir cüzdan bulur; içinde para ve tanıdığı birinin kimliği vardır.</li>
<li>Çok sevdiği biri, herkesin önünde yanlış bir şey söyler.</li>
<li>Asansörde, on yıldır konuşmadığı insanla kalır.</li>
<li>İstediğini, hak etmeden verirler.</li>
<li>Gece ikide telefonu çalar: Kimi umar, kimden korkar?</li>
</ol>
<p>En işe yarayanı dördüncüsüdür. İstediği eline geçince rahat eden karakterin hikâyesi bitmiştir; eline bakıp kalanınki o anda başlar.</p>
<h2>Karta ne yazmalı?</h2>
<p>Bulduklarınızı <a href="/editor">editördeki karakter kartına</a> geçirirken boyu, kiloyu sona bırakın. Önce üç satır: ne ister, neden korkar, neyi söylemez. Hikâyeye eklediğiniz kartlar yapay zekâya da gider; bu üç satır, kişinizin herkes gibi konuşmasını önlemenin en kısa yoludur. “Otuz beş yaşında, esmer, inatçı” diye tarif edilen biri her hikâyeye uyar. “Özür dilemez, onun yerine bir şey tamir eder” diye tarif edilen biri ise yalnız sizinkine.</p>`,
};
