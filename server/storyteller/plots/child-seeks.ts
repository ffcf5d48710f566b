import type { PlotClass } from '../types.ts';

/** A child looks for a thing or a place. */
export const CHILD_SEEKS: PlotClass = {
  name: 'child-seeks',
  verbs: new Set(['aramak', 'peşine düşmek']),
  needs: ['child', 'human', 'object', '!negative', '!person', '!person-object', '!abstract', '!happening'],
  plots: [
    {
      name: 'what-others-had-lost',
      needs: ['!solitary', '!space', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Büyüklerin bakmadığı yerlere bakıyordu^: alçak yerlere, arkalara, [kimsenin eğilmediği|herkesin yanından geçtiği] kuytulara. {O} oralarda yoktu~; ama başka şeyler vardı~ ve {H} onları da yerde bırakmıyordu^.',
        },
        {
          level: 2,
          text: '“Ne arıyorsun orada?” diyorlardı~ eğilmiş görünce. Cevabı duyunca da gülüyor, “Orada ne işi olsun?” diyorlardı~. {H} bu soruyu [ciddiye aldı^|kafasına^ taktı^]. Nerede işi olurdu~ öyleyse? Bunu sorunca kimse bir yer gösteremiyordu~.',
        },
        {
          level: 3,
          text: 'Eğilince dünya başka bir yer oluyordu~: ayaklar konuşuyor, etekler rüzgâr çıkarıyor, kimsenin silmediği kenarlar ortaya çıkıyordu~. {H} burayı iyi öğrendi^. {O} bir yerdeyse önce buradan [belli olurdu~|görünürdü~], yukarıdan değil.',
        },
        {
          level: 3,
          text: 'Bir yere bir kez bakmak yetmiyordu~; sabahın yeri akşama başka yer oluyordu~. Gölgeler yürüyor, açıklıklar kapanıyor, [karanlık köşeler|loş köşeler] aydınlanıyordu~. {H} baktığı^ yerleri bitmiş saymıyor, yalnızca sıranın sonuna koyuyordu^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Bir kovuğa başını^ soktu^; içeriden {K} geldi~. Yanlış yerde miydi^? Bunu bir an düşündü^, sonra [düşünmekten vazgeçti^|bıraktı^]: doğru yeri bilse^ zaten arıyor olmazdı^. Elini^ iyice uzattı^, dibe kadar.',
        },
        {
          level: 1,
          text: 'Önce bir kaşık buldu^, sonra sapı kırık bir tarak. Tarağı tanıyan bir büyük, {F}, [gözlerine inanamadı~|olduğu yerde kaldı~]. “Nerede buldun?” “{O:acc} ararken.” “Ben bunu aramayı bırakalı ne kadar oldu, biliyor musun?”',
        },
        {
          level: 2,
          text: '{F} tarağı evirip çevirdi~, saçına değdirdi~. “Bunun için ağlamıştım,” dedi~. “Sonra ağladığımı da unuttum.” {H} kırık sapa baktı^ ve {O:acc} aramayı bir gün bile bırakmamaya karar verdi^, [yağmurda bile|uykusuz kalsa^ bile].',
        },
        {
          level: 3,
          text: '“Neden bıraktın aramayı?” diye sordu^ {H}. {F} düşündü~. “Bir sabah işim çoktu, o gün bakmadım. Ertesi gün de bakmadım.” “O kadar mı?” “O kadar.” {H} büyük bir kavga, bir yemin, hiç değilse bir [hastalık|yolculuk] beklemişti^.',
        },
        {
          level: 3,
          text: '“Bulunca ne yapacaksın?” diye sordu~ {F}. {H} bunu hiç düşünmemişti^. “Bakacağım,” dedi^. “Sonra?” “Sonra aramayacağım.” {F} başını salladı~; ikinci cevabı birincisinden daha az [beğenmiş gibiydi~|beğenmişti~].',
        },
        {
          level: 3,
          text: 'Her şeyin yattığı yer kendine göreydi~: iğneler tahta aralarında, düğmeler eşik diplerinde, paralar [en umulmadık yerde|hep en derinde]. {O} nereyi severdi~, bunu bilen yoktu~. {H} bütün aralıkları, bütün dipleri öğrenmeye karar verdi^.',
        },
        {
          level: 3,
          text: 'Sahibi çıkmayanlar bir kenara yığıldı~: kaşık, düğme, tek eldiven, ne olduğu anlaşılmayan [tahta bir şey|demir bir şey]. {H} onları dizdi^, yerlerini değiştirdi^, yeniden dizdi^. Hiçbirinin {O:ins} ilgisi yoktu~; ama her birini bir zamanlar biri aramıştı~.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: 'Bu arada {T}+de kayboldu~. Kendi^ eliyle^ koymuştu^, yine de onu bulması^ [hepsinden|öbürlerinden] uzun sürdü~. {H} buna şaştı^: başkalarının düşürdüğünü görüyordu^ da kendi^ bıraktığını^ görmüyordu^.',
        },
        {
          level: 1,
          text: '“Eli uğurlu” diye adı^ çıktı~. Bir şeyini yitiren {H:dat} geliyordu~: “Nasıl olsa arıyorsun, benimkine de bakıver.” {H} baktı^. Makas çıktı~, yüzük çıktı~, yitik bir [küpenin|terliğin] eşi çıktı~. Herkesinki bulunuyor, {o:gen}ki bulunmuyordu~.',
        },
        {
          level: 3,
          text: 'Bulunan her şey için küçük bir şenlik oluyordu~: sahibi bağırıyor, yanındakiler toplanıyor, kaybolduğu gün bir daha anlatılıyordu~. {H} ortalarında durup bekliyordu^. Kendi^ gününde^ ne diyeceğini^ çoktan [hazırlamıştı^|ezberlemişti^]; yalnız kim bağıracaktı~, onu bilmiyordu^.',
        },
        {
          level: 2,
          text: '“Bir de benim çakıya bak,” dedi~ biri. “Nerede kaybettin?” “Bilsem sana mı gelirim?” Haklıydı~; {O} sorulsa {H}+de [aynı cevabı verirdi^|başka bir şey diyemezdi^]. Bu yüzden kimseyi geri çeviremiyordu^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Aradıkça kulağı^ da açılmıştı~. {S} bile artık {o:dat} bir yer gösteriyordu~; o yana gitti^, eğildi^, parmaklarını^ gezdirdi^. “Bir düğme daha,” dedi^ kendi kendine^. Sesinde^ hem bıkkınlık vardı~ hem [keyif|biraz keyif].',
        },
        {
          level: 3,
          text: 'Yüzüğün sahibi sevinçten el çırptı~, sonra yüzüğü takmaya kalktı~; parmağı kalınlaşmıştı~. “Büyüyünce sen takarsın,” dedi~ gülerek. {H} [almadı^|geri verdi^]. Cebi^ başkalarının kaybettikleriyle doluydu~; {O:dat}+de bir yer kalmalıydı~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:dat} uğradığında^ herkes bir ağızdan, “Buldun mu?” diye sordu~. Kimi makasını soruyordu~, kimi çakısını. {O:acc} soran yoktu~. {H} hepsine ayrı ayrı cevap verdi^ ve [oradan çabuk ayrıldı^|orada fazla durmadı^].',
        },
        {
          level: 3,
          text: 'Dizleri^ yara bere, tırnakları^ simsiyah dönüyordu^ her gün. Bulduklarını^ verince teşekkür ediyor, sırtını^ sıvazlıyorlardı~. {H} teşekkürün de [güzel bir şey|iyi bir şey] olduğunu düşünüyordu^; ama onu aramıyordu^.',
        },
        {
          level: 3,
          text: 'Bir gün yolda durdu^ ve ne aradığını^ bir an hatırlayamadı^. Elinde^ birinin kapağı, aklında^ birinin makası vardı~. Sonra {O} [usulca|uzaktan] geri geldi~ aklına^. {H} çok korktu^; o akşam kimseye uğramadan döndü^.',
        },
        {
          level: 2,
          text: 'Bir kez {F:acc}+de yerde gördü^: eğilmiş, bir taşın arkasına bakıyordu~. “Neyin kayboldu?” diye sordu^ {H}. “Hiçbir şeyim.” {F} doğruldu~, üstünü silkeledi~. “Seni göre göre [alıştım|gözüm alıştı],” dedi~, biraz utanarak.',
        },
        {
          level: 1,
          text: '“Artık başkasınınkine bakmayacağım,” dedi^ {H} bir akşam. “Bakma,” dedi~ {F}. “Peki {O:acc} nerelerde aradın?” {H} saymaya başladı^; saydıkça [sesi^ kısıldı~|yavaşladı^]. Ne zamandır yalnız başkalarının bir şey kaybettiği yerlere bakmıştı^.',
        },
        {
          level: 2,
          text: '“Ya şu taraf?” dedi~ {F}. “Makas oradan çıktı.” “Arkası?” “Yüzük.” “Daha öte?” {H} sustu^. Daha öteye gitmemişti^; oraya kimse gitmiyordu~, gitmeyen de orada bir şey [düşürmüyordu~|kaybetmiyordu~].',
        },
        {
          level: 3,
          text: '“Kızdın mı onlara?” diye sordu~ {F}. “Yok.” “Bana?” {H} tarağı düşündü^, ilk bulunanlardan biriydi~. “Sana da yok. Ama senden sonra çok oldular.” {F} başını eğdi~. “Ben [alıştırdım|başlattım],” dedi~, “doğru.”',
        },
        {
          level: 3,
          text: '“Belki de yoktur,” dedi~ {F} alçak sesle. {H} kızmadı^; bunu çok duymuştu^. “Tarağın da yoktu,” dedi^. {F} elini cebine götürdü~, tarağa dokundu~ ve o sözü bir daha [söylemedi~|ağzına almadı~].',
        },
        {
          level: 3,
          text: '“Bulamazsam ne olur?” dedi^ {H}. “Bir şey olmaz,” dedi~ {F}, sonra bu cevap içine sinmedi~. “Yani kimse fark etmez. Sen edersin.” “Ben ederim,” dedi^ {H}. İlk kez biri bunu [küçültmeden|hafife almadan] söylüyordu~.',
        },
        {
          level: 3,
          text: 'Gece {O:acc} düşündü^: nasıl durduğunu, ilk neresini göreceğini^. Kimseye anlatmadığı^ için her gece biraz değişiyordu~; bir gece [yakındı~|yanı başındaydı~], bir gece elini^ uzatsa^ değmezdi~. Bu gece olduğu yerde durdu~.',
        },
        {
          level: 3,
          text: 'Sabah biri seslendi~: “Benim tespihe baksana!” {H} ilk kez, “Bugün olmaz,” dedi^. Tespihi kaybolan adam kızmadı~. “Sen de bir şey arıyordun, değil mi?” dedi~. {H} [şaşırdı^|durdu^]: bilen varmış demek.',
        },
        {
          level: 3,
          text: 'Yola çıkmadan ceplerini^ boşalttı^. Başkalarının düğmeleri, çengelleri, iğneleri bir avuç tuttu~; onları görünür bir yere bıraktı^, isteyen [gelip alsın|seçip alsın] diye. Cepleri^ boşalınca yürüyüşü^ hafifledi~; nicedir tıngırdayarak geziyordu^.',
        },
        {
          level: 1,
          text: 'Ertesi gün kimsenin bir şey yitirmediği yana yürüdü^. Ardından ayak sesleri geldi~: {F}, yüzüğü bulunan, makası bulunan; eğile eğile, alçak yerlere bakıyorlardı~. “Neye benziyordu?” diye seslendi~ biri. {H} durdu^ ve {O:acc} [anlatmaya|baştan anlatmaya] başladı^.',
        },
      ],
    },
  ],
};
