import type { SeedPost } from './seed-post.ts';

/** On dialogue: what Turkish gives a writer to say one thing by another. */
export const unsaidInDialogue: SeedPost = {
  title: 'Diyalogda söylenmeyen',
  slug: 'diyalogda-soylenmeyen',
  excerpt:
    'Sen ile siz arasındaki mesafe, bir hitap, yanıtsız bir soru: Türkçe diyaloğun elindeki araçlar ve dört tuzak.',
  category: 'Dil',
  publishedDaysAgo: 29,
  html: `<p>Kahvede yan masayı dinleyip duyduğunuzu bire bir yazın; ortaya okunmayacak bir şey çıkar. Gerçek konuşma “şey”lerle, yarım cümlelerle, aynı sözün üç kez söylenmesiyle doludur. Diyalog konuşmanın kaydı değil, damıtılmışıdır. Okura herkes böyle konuşurmuş gibi gelir; oysa kimse bu kadar az sözle bu kadar çok şey söylemez.</p>
<h2>Herkes bir şey istesin</h2>
<p>Bir sahnede iki kişi konuşuyorsa ikisi de bir şey istiyordur. İstekleri çatışmıyorsa o konuşmayı bir cümleyle özetleyip geçin. Çatışma kavga demek değildir; aşağıdaki dört satırda kimse sesini yükseltmiyor:</p>
<blockquote>
<p>— Çay koyayım mı?</p>
<p>— Yok, kalkacağım şimdi.</p>
<p>— Şeker de almıştım. Sen iki atıyorsun diye.</p>
<p>— Bıraktım ben şekeri, anne.</p>
</blockquote>
<p>Anne oğlunu biraz daha tutmak istiyor, oğul gitmek. Son satırdaki “bıraktım” yalnız şekerle ilgili değil, bunu ikisi de biliyor. Sözün üst katında şeker, alt katında ayrılık var; diyalog bu iki katın arasında yaşar.</p>
<h2>Türkçenin hazır araçları</h2>
<ul>
<li><strong>Sen ve siz.</strong> Elimizde hazır bir mesafe ölçer var. “Siz”den “sen”e geçmek bir ilandır, “sen”den “siz”e dönmek bir kapının kapanması. Harcamayın: Bir hikâyede bir kez yapın.</li>
<li><strong>Hitap.</strong> Hocam, abla, evladım, Rıza Bey, Rıza. Biri ötekine seslenişini değiştirdiğinde ilişki değişmiştir; ayrıca açıklamanız gerekmez.</li>
<li><strong>Devrik cümle.</strong> Konuşan insan önemlisini öne alır: “Satmış evi.” “Gördüm onu dün.” Ama her cümle devrikse hiçbiri değildir; gerilen yere saklayın.</li>
<li><strong>Ekler.</strong> “Gelir misin?”, “Gelsene”, “Geliver”, “Gelseydin ya.” Dört ayrı insan, dört ayrı geçmiş. Karakterin kim olduğunu fiilin ekine söyletin.</li>
</ul>
<h2>Çizgi mi, tırnak mı?</h2>
<p>Türkçede iki gelenek de yaşıyor. Konuşma çizgisi, uzun bir karşılıklı konuşmada sayfayı temiz tutar; söze hareket karışacaksa tırnak daha rahattır. Birini seçin, metin boyunca ona uyun.</p>
<blockquote><p>“Anahtarı komşuya bıraktım,” dedi Sevim. Ayakkabısını giyerken duvara tutundu. “Kediyi de.”</p></blockquote>
<p>“Dedi”nin yanında zarf olmadığına dikkat edin. “Üzüntüyle dedi” yerine duvara tutunan bir el koymak hem duyguyu verir hem de kimin konuştuğunu hatırlatır. Kedinin sona kalması da boşuna değil: Kedisini bırakan insan, kısa süreliğine gitmiyordur.</p>
<h2>Sık düşülen dört tuzak</h2>
<ol>
<li><strong>Bilgi taşıyan konuşma.</strong> “Bildiğin gibi babamız on yıl önce öldü.” Kardeşi biliyorsa neden söylüyor? Bilgi okura gerekiyorsa anlatıcı versin ya da sahneye gerçekten bilmeyen birini alın.</li>
<li><strong>“Dedi” korkusu.</strong> Haykırdı, mırıldandı, buyurdu, ekledi, vurguladı… “Dedi” görünmezdir; bırakın öyle kalsın. İki kişi konuşuyorsa çoğu satırda ona da gerek yoktur.</li>
<li><strong>Her sorunun yanıt bulması.</strong> “Neredeydin?” “İşteydim.” Bu bir tutanaktır. “Neredeydin?” “Ocağı sen mi açık bıraktın?” İşte şimdi biri bir şey saklıyor.</li>
<li><strong>Ad söyleyip durmak.</strong> Kimse karşısındakine her cümlede adıyla seslenmez. Seslendiyse bir nedeni vardır: kızmıştır, yalvarıyordur, veda ediyordur.</li>
</ol>
<h2>Ağız ve şive: Bir tutam yeter</h2>
<p>Karakteriniz Trabzonluysa her cümlesini “uy” ile başlatmayın. Şiveyi harf harf yazmak okuru heceletir, kişiyi de fıkra kahramanına çevirir. Ağzı söz diziminden ve sözcük seçiminden verin: “Sana söylemiştim” yerine “Dedim ben sana da”, “anneannem” yerine “nenem”. Bir sahnede iki üç işaret yeter; okur gerisini kendi kulağıyla tamamlar. Aynı ölçü argo için, gençlerin dili için, meslek dili için de geçerlidir. Hele güncel argoyu seyrek kullanın: Bugün en canlı duran söz, beş yıl sonra metnin tarihini ele veren sözdür.</p>
<h2>Susmak da bir yanıttır</h2>
<p>Konuşmanın en güçlü satırı bazen yazılmayan satırdır. “Beni özledin mi?” sorusundan sonra gelen “Ocağın altını kıstım,” cümlesi, uzun bir itiraftan daha çok şey söyler. Susan kişiye yapacak bir iş verin: bardağı çevirsin, düğmesini iliklesin, pencereye baksın. İş sıradan kaldıkça suskunluk büyür.</p>
<h2>Kulağınıza güvenin</h2>
<p>Diyaloğu sınamanın en iyi yolu yüksek sesle okumaktır. Nefesinizin yetmediği cümleyi bölün; dilinizin sürçtüğü yerde bir yazışma sözcüğü arayın, “gerçekleştirmek” ya da “hususunda” gibi. Sonra konuşanların adlarını elinizle kapatın. Kimin ne söylediği yine de anlaşılıyorsa sesleri ayırmışsınız demektir. Anlaşılmıyorsa sorun diyalogda değil kişilerdedir: <a href="/blog/karakterin-istegi-ve-ihtiyaci">Ne istediklerini</a> yeniden düşünün.</p>
<p><a href="/editor">Editörde</a> bir sahneyi yapay zekâyla sürdürürken de aynı ölçüyü kullanın. Gelen konuşmada herkes aynı tornadan çıkmışsa fikrinize bir sıfat değil, bir alt kat ekleyin: “Annesi gitmesini istemiyor ama bunu söylemiyor, sofraya bir tabak daha koyuyor.” Aynı sahne, bu kez susan insanlarla gelir.</p>`,
};
