import { keepSuffixes } from '#domain/turkish/suffix-hyphen.ts';
import type { SeedPost } from './seed-post.ts';

/** For advanced writers: what each Turkish past and present does to a narrator. */
export const narrativeTense: SeedPost = {
  title: 'Anlatıda zaman: -di, -miş, -yor',
  slug: 'anlatida-zaman',
  excerpt:
    'Aynı cümle üç ayrı ekle üç ayrı anlatıcı demektir. Hangi zaman ne kazandırır, ne götürür, aralarında nasıl geçilir?',
  category: 'Dil',
  publishedDaysAgo: 20,
  html: keepSuffixes(`<p>Türkçe bir hikâyeye başlarken verdiğiniz ilk karar fiilin sonundadır ve çoğu zaman farkına varmadan verilir. “Kapı açıldı”, “kapı açılmış”, “kapı açılıyor”: Kapı aynı kapı, ama üçünde ona bakan kişi başka yerde duruyor. Birincisi oradaydı, ikincisi sonradan gördü, üçüncüsü hâlâ eşikte. Ek seçmek, anlatıcının duracağı yeri seçmektir.</p>
<h2>-di: Oradaydım, olup bitti</h2>
<p>Görülen geçmiş zaman anlatının tabanıdır. Okur onu fark etmez; olanı olmuş sayar, anlatıcıya güvenir.</p>
<blockquote><p>Trenden en son bir kadın indi. Bavulunu yere koydu, peronda kimse kalmayana kadar bekledi, sonra bavulu almadan yürüdü.</p></blockquote>
<p>Bedeli tekdüzeliktir: Art arda on “-di” metni tutanağa çevirir. Çare zamanı değiştirmek değil, cümleleri bağlamaktır. Türkçe bunun için bir çekmece dolusu ek verir: -ip, -erek, -ince, -ken, -meden, -diğinde. “Koydu, bekledi, yürüdü” bir listedir; “bavulu yere koyup bekledi, peron boşalınca almadan yürüdü” bir sahne.</p>
<h2>-miş: Bana böyle anlattılar</h2>
<p>Masalın ekidir, ama yalnız masalın değil. Anlatan olaya tanık olmamıştır; duymuş, sonradan anlamış ya da şaşırmıştır. Aile efsaneleri, mahalle söylentileri onunla kendiliğinden canlanır:</p>
<blockquote><p>Büyük halam üç gün üç gece kuyunun başından ayrılmamış. Su çekilince dipte bir çift gelin ayakkabısı görünmüş. Tam halamın ayağına göreymiş; oysa halam o yaz daha nişanlı bile değilmiş.</p></blockquote>
<p>-miş, anlatıcıya “ben karışmam, duyduğumu söylüyorum” deme hakkı verir; olağanüstü olan da bu kapıdan girer. Bedeli uzaklıktır. Kovalamaca -miş’le anlatılınca okurun nabzı düşer, çünkü anlatan orada değildi.</p>
<p>Bir inceliği var: -di’li anlatının ortasında tek bir -miş, o anda fark etmeyi gösterir. “Elini cebine attı. Cüzdan gitmiş.” Burada uzaklık değil, şaşkınlık vardır.</p>
<h2>-yor: Sonunu ben de bilmiyorum</h2>
<p>Şimdiki zaman anlatıcıyı okurla aynı bilgisizliğe indirir. Kısa metinde tedirginlik, hatta rüya etkisi yapar:</p>
<blockquote><p>Asansör dördüncü katla beşinci kat arasında duruyor. Yanımdaki adam düğmelere bakmıyor. Bana bakıyor.</p></blockquote>
<p>Uzun metinde ise iki yerden su alır. Özet zorlaşır: “Aradan üç yıl geçiyor” hep biraz film tanıtımına benzer. Bir de uyak sorunu vardır; bakıyor, duruyor, susuyor derken kulak yorulur. Üç sayfadan uzun bir hikâyeye -yor’la başlıyorsanız nedenini bir cümleyle söyleyebilmelisiniz.</p>
<h2>-erdi: Eskiden böyleydi, ta ki</h2>
<p>Alışkanlığı kurmanın en kısa yolu geniş zamanın hikâyesidir: “Babam her akşam radyoyu kısar, perdeyi aralar, sokağa bakardı.” Ardından gelen “O akşam bakmadı” ile -di’ye inersiniz ve hikâye başlar. Pek çok iyi açılışın gizli menteşesi bu iki zamanın arasındadır.</p>
<table>
<thead><tr><th>Ek</th><th>Anlatıcı</th><th>İyi geldiği yer</th><th>Dikkat</th></tr></thead>
<tbody>
<tr><td>-di</td><td>Oradaydı</td><td>Her türlü sahne</td><td>Tekdüzelik</td></tr>
<tr><td>-miş</td><td>Duydu, sonradan anladı</td><td>Söylenti, aile efsanesi, olağanüstü</td><td>Uzaklık</td></tr>
<tr><td>-yor</td><td>Şu anda orada</td><td>Kısa, gergin metin</td><td>Özetleyememek</td></tr>
<tr><td>-erdi</td><td>Hatırlıyor</td><td>Alışkanlık, açılış</td><td>Olaysızlık</td></tr>
</tbody>
</table>
<h2>Geçişlerin dört kuralı</h2>
<ol>
<li>Tabanı ilk paragrafta belli edin; okur hangi zamanda olduğunu aramasın.</li>
<li>Tabandan bir nedenle ayrılın: geriye dönüş, alışkanlık, şaşkınlık, genel doğru.</li>
<li>Geriye dönüşü -mişti ile açın, iki üç cümle sonra -di’ye inin. Bütün anıyı -mişti ile yazmak okura her cümlede bir basamak daha çıkartır.</li>
<li>Dönerken bir nesneye basın. Anı bir kapı gıcırtısıyla açıldıysa aynı gıcırtıyla kapansın.</li>
</ol>
<h2>Anlatıcı kim, nereden biliyor?</h2>
<p>Ek, bakış açısıyla birlikte çalışır. Birinci kişi -di ile konuşuyorsa yaşadığını anlatır; -miş ile konuşuyorsa kendini dışarıdan görür: “Ben o gece hiç uyumamışım.” Bu cümleyi ancak sarhoş, hasta, çocuk ya da aldatılmış biri kurar; yani -miş, birinci kişide daha baştan bir sırdır. Üçüncü kişide ise tersi olur. Her şeyi bilen anlatıcıya -di yakışır; -miş, onu kapı aralığından dinleyen bir komşuya çevirir. Anlatıcınızın bir olayı nereden bildiğini açıklayamıyorsanız, ya ek yanlıştır ya anlatıcı.</p>
<h2>Bir alıştırma</h2>
<p>Kendi metninizden bir paragraf alın, üç kez yazın: -di’yle, -miş’le, -yor’la. Yalnız ekleri değiştirmeyin; her birinde anlatıcının bilemeyeceğini çıkarın, bildiğini ekleyin. Hangisinde paragraf kendiliğinden uzuyorsa hikâyenizin zamanı odur. Yapay zekâya yazdırırken de zamanı siz söyleyin: <a href="/editor">Editörde</a> fikrinizin sonuna “-miş’li geçmişle, bir mahalle söylentisi gibi” diye eklemek, çoğu kez tür seçmekten daha belirleyicidir. Konuşmaların zamanı ise bambaşka bir konudur; ona <a href="/blog/diyalogda-soylenmeyen">diyalog yazısında</a> değindik.</p>`),
};
