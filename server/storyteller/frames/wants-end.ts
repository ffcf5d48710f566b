import type { Beat } from '../types.ts';

/** How the story of a wish is tested, decided and ended. */
export const WANTS_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: '[Bir yabancı|Yoldan geçen biri|Ağırbaşlı biri], “[Olursa|Eline geçerse|Kavuşursan] ne yapacaksın?” diye sordu~. “[Bir süre bakacağım|Önce inanmayacağım|Oturup ağlarım herhalde],” dedi^. “[Sonra|Ya ertesi gün]?” {H} sonrasını [hiç düşünmemişti^|bilmiyordu^|boş bırakmıştı^]. Yabancı başını salladı~: “[Çoğu orada vazgeçer|Ben o soruda döndüm|Demek gerçekten istiyorsun].”',
        needs: ['!price', '!solitary'],
      },
      {
        text: 'Uykusunda^ [oldu~|kavuştu^|aldı^ onu]. [Her şey tamamdı~|Bir eksik yoktu~|Tam istediği^ gibiydi~], yalnız [kimse yoktu~|yanı^ boştu~|ses yoktu~]; [seslendi^|bağırdı^], [kendi sesi^ de yoktu~|bir şey duyulmadı~]. Uyandığında^ [ilk kez|ter içinde], istediği^ şeyden [korktuğunu^|ürktüğünü^] anladı^.',
        needs: ['!price'],
      },
      {
        text: 'Bir seferinde [çok yaklaştı^|ucuna kadar geldi^]. Soluğunu^ tuttu^; [bir karış|bir adım|iki parmak] kalmıştı~. [Sonra|Tam o anda] biri arkasından^ [adını^ bağırdı~|inledi~|düştü~], [yardım istiyordu~|ayağı sıkışmıştı~|sesi boğuk geliyordu~]. {H} o [küçücük aralığa|son adıma] baktı^. [Döndü^|Geri koştu^|Söylene söylene döndü^].',
        needs: ['!price', '!solitary'],
      },
      {
        text: 'Karşısına^, [aynı şeyi|onun^ istediğini] [yıllar önce|çoktan] elde etmiş biri çıktı~. [Sıradan biriydi~|Hali perişandı~|Hiç övünmüyordu~], [burnunu siliyordu~|ayakkabısını bağlıyordu~|esniyordu~]. “[Güzel mi|Değdi mi|Nasıl bir şey]?” diye sordu^ {H}. “[Alışıyorsun|İdare eder|Herkes bunu sorar],” dedi~ öteki. Sonra [gözleri uzağa gitti~|sesi değişti~]: “[İlk gün güzeldi|Bir sabah vardı, ilk sabah|O ilk ses hâlâ kulağımda].”',
        needs: ['!price', '!solitary', 'human'],
      },
      {
        text: '{F} [haftalarca|geceleri] gizlice bir şeyle [uğraşmıştı~|oyalanmıştı~]. [Gelip gösterdi~|Sonunda ortaya çıkardı~]. {H:gen} istediği^ tam bu değildi~; [küçüktü~|rengi başkaydı~|cılızdı~], [bir yanı eğriydi~|bir ucu kırıktı~|ipleri görünüyordu~]. {H} bakarken {F} onun^ yüzünü^ [izliyordu~|kolluyordu~|okumaya çalışıyordu~].',
        needs: ['friend-knows', '!friend-cold', '!price'],
        gives: ['gift'],
      },
      {
        text: 'Şart koşan, [söylediği gibi|tam vaktinde|gölgesinden önce] [ertesi gün geldi~|çıkageldi~]. “[Karar verdin mi?|Söyle bakalım.|Evet mi?]” Biraz ötede {F} [bir taşa tekme atıyor|ıslık çalıyor|yerdeki çöpleri sayıyor], [orada olduğunu duyuruyordu~|duymuyormuş gibi yapıyordu~]. {H} [o sese|oraya] [kulak verdi^|baktı^].',
        needs: ['price'],
      },
      {
        text: '[Gece boyunca|Sabaha kadar|Yıldızlar sönene dek] gözüne^ [uyku|bir damla uyku] girmedi~. Bir yanda [istediği^|o şey] vardı~, öbür yanda {F}. [Gün ışıdığında|Sabah olduğunda] ikisinin de adını [yüz kez|durmadan|sırayla] söylemişti^; [birinde sesi^ kısılıyordu~|birini söylerken gülümsüyordu^].',
        needs: ['price', '!space'],
      },
      {
        text: 'Bir gün kendini^ [başka bir şeye gülerken|şarkı söylerken|gölge kovalarken] yakaladı^. O gün isteği^ [aklına^ hiç gelmemişti~|bir kez bile uğramamıştı~]. [Korktu^|İçi^ boşaldı~|Suçlandı^]; [durdu^|bir köşeye çekildi^], [içini^ yokladı^|gözünü^ kapadı^], orada mı diye. [Oradaydı~|Duruyordu~|Uyuyakalmıştı~].',
        needs: ['!price'],
      },
      {
        text: '[Kendisinden^ güçlü olan|Daha hızlısı|O çok güvenilen rakip] [başaramadı~|düştü~|elleri boş döndü~]. [Herkesin önünde|Yolun ortasında] [oturup ağladı~|yüzünü kapadı~|bağırdı~]. {H} sevinmeyi [bekledi^|denedi^], [sevinemedi^|beceremedi^]; gidip [yanına çöktü^|bir şey içirdi^ ona|gölge etti^]. “[Neresinde takıldın|Nerede bıraktın|Ne gördün orada]?” diye sordu^.',
        needs: ['!price', '!solitary'],
      },
      {
        text: '[Önüne^|Ayağına^ kadar] [gerçeği değil|sahtesini|taklidini] getirdiler~: [parlak|tıpatıp aynı|kokusu bile benzeyen] bir şey. “[İşte|Al|Bundan iyisi yok],” dediler~. {H} [dokundu^|yakından baktı^|bir süre sustu^]; [bilmese^|gözü^ kapalı olsa], [inanırdı^|sevinirdi^]. “[Sağ olun|Güzel olmuş],” dedi^, “[ama bu bana bakmıyor|bunun gölgesi yanlış|benimki bu kadar parlak değil].”',
        needs: ['!price', '!solitary'],
      },
      {
        text: '“[Yarısına|Bir günlüğüne|Azına] razı ol,” [dediler~|diye pazarlık ettiler~|diye fısıldadı~ biri]. “[Sus|Bir daha isteme|Adını anma], [hemen|bu gece|şimdi] [senin olsun|verelim].” {H} [hesap etti^|uzun süre düşündü^]: [yarım istek|tadımlık şey] [hiç yoktan iyi miydi~|onu^ daha da acıktırır mıydı~]? {F} [gözünün^ içine|ağzının^ kıpırtısına] bakıyordu~.',
        needs: ['!price', '!solitary'],
      },
      {
        text: 'Olmayacağını [bilen|ispatlayan] biri çıktı~; [kitabı|ölçüsü|yıllara varan deneyimi] vardı~. [Sayıları|Çizgileri] [bir bir|ağır ağır] gösterdi~. {H} [sonuna kadar|başıyla^ onaylayarak] dinledi^. “[Doğru|Haklısın],” dedi^. “[Peki|O halde] [neden hâlâ buradasın|niye gülümsüyorsun]?” “[Bu saydıkların nasıl olmayacağını anlatıyor|Ben hesabı değil onu istiyorum|Bir hata arıyorum, buldum gibi].”',
        needs: ['!price', '!solitary'],
      },
      {
        text: 'Bir şey [kıpırdadı~|oldu~]: [en uzak köşede|kimsenin bakmadığı yerde], [istediğinin^ gölgesi|istediği^ şeyden bir parça] [göründü~|belirdi~]. {H} [kımıldamadı^|soluk almadı^]. [Bir an|On sayana dek] [sürdü~|orada kaldı~], sonra [silindi~|çekildi~]. [Geriye|Ardında] [ne iz|ne koku] kaldı~; [yalnız|ama] {H:gen} [sesi^ titriyordu~|gözleri^ yaşarmıştı~|gülüşü^ değişmişti~].',
        needs: ['!price', '!object'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '“{F} [kalacak|benimle|yanımda kalıyor],” dedi^. “Ötekini [başka bir yoldan bulurum|sensiz denerim|kendim ararım].” Karşısındaki^ güldü~: “[Başka yol yok|Dönüp geleceksin|Benden başkası bilmez].” “[O zaman yaparım|Gelmem|Öğrenirim],” dedi^ {H} ve [ayağa kalktı^|sırtını^ döndü^|{F:dat} doğru yürüdü^].',
        needs: ['price'],
      },
      {
        text: '“[Peki|Kabul|Olur],” diyecekti^. [Dili^ dönmedi~|Sesi^ çıkmadı~]. [Üç kez|İki kez] açtı^ ağzını^, [üçünde de|her seferinde] [başka|aynı] bir ad çıktı~: {F}. Şart koşan [omuz silkip|tükürüp|gülerek] [gitti~|uzaklaştı~]; [yol da|tek çare de|o fırsat da] [onunla gitti~|ardından kapandı~].',
        needs: ['price'],
      },
      {
        text: '[Hiçbir şey demeden|İki eliyle^ birden|Titreye titreye] aldı^, [bağrına^ bastı^|yüzüne^ sürdü^|kokladı^]. {F:gen} omuzları [indi~|gevşedi~]; [o ana kadar|günlerdir] soluğunu [tutmuştu~|saklamıştı~]. “[Eğri olmuş|Bir yanı olmadı|Beceremedim],” dedi~. “[Tam böyle istiyordum|Kimse bana bir şey yapmamıştı|Eğrisi bana bakıyor],” dedi^ {H}.',
        needs: ['gift'],
      },
      {
        text: '[Bekleyerek|Oturduğu^ yerde] olmayacaktı~. Bir sabah, [gün ağarmadan|çiy kalkmadan|kimseyi uyandırmadan], yanına^ [üç günlük yiyecek|bir matara su|bir avuç kuru yemiş] alıp yola çıktı^. Dönüp baktığında^ {F} [oradaydı~|on adım gerideydi~|koşarak geliyordu~]. [Uğurlamaya gelmemişti~|El sallamıyordu~]; [onun da yiyeceği yanındaydı~|o da azığını sarmıştı~].',
        needs: ['friend-knows', '!friend-cold', '!space', '!price', '!gift'],
      },
      {
        text: 'Elinde^ ne varsa [onunla|toplayıp], [olduğu^ yerde|beklemeden], yapabileceği^ kadarını [yaptı^|kurdu^|denedi^]. [Çok değildi~|Az şeydi~]; istediğinin^ [onda biri|bir ucu|kırıntısı], belki [daha azı|o kadar bile değil]. [Kırıntının da|Azın da|Ucun da] bir tadı vardı~; {H} [gözünü^ yumup|acele etmeden] [uzun uzun tattı^|içine^ çekti^].',
        needs: ['!price', '!gift'],
      },
      {
        text: '[Vazgeçti^|Pes etti^] ve bunu [yüksek sesle|herkesin içinde] söyledi^; [herkes rahatladı~|sırtını^ sıvazladılar~|biri “Oh,” dedi~]. [Ötekiler uyuyunca|Ortalık kararınca] [usulca doğruldu^|bir köşeye çekildi^] ve söylediğini^, [kimsenin duymayacağı|ancak bir böceğin işiteceği|rüzgâra karışan] bir sesle, [geri aldı^|yuttu^ geri].',
        needs: ['!price', '!gift', '!solitary'],
      },
      {
        text: 'Yine, “Bugün değil,” dedi^. Bunu [her sabah|ne zamandır] söylüyordu^ zaten. Ama eskiden [hiçbir zaman|boş ver|kim bilir ne zaman] demekti~; şimdi [yarın|az kaldı|hazırlan] demekti~. [Akşamdan|Hemen o gün] [yolunu^ çizdi^|ayağını^ denedi^|erken yattı^].',
        needs: ['!price', '!gift'],
      },
      {
        text: 'Bildiği^ tek şeyi yaptı^: Bir daha denedi^. [Öncekilerden|Geçen seferden] farkı [yoktu~|azdı~]; yalnızca, düşerse^ [nereye düşeceğini^|neresinin^ acıyacağını] bu kez biliyordu^ ve [oraya ot sermişti^|dişini^ sıkmıştı^|{F} orada bekliyordu~]. [Düştü^|Kaydı^|Tutundu^]; [güldü^|kalktı^|bir parmak daha ilerideydi^].',
        needs: ['!price', '!gift', '!space'],
      },
      {
        text: 'İstediğini^ [çocuklara|ufaklıklara|küçüklere] anlatmaya [başladı^|koyuldu^]. Anlatırken bir yerini [büyüttü^|uzattı^], bir yerini [süsledi^|uydurdu^]. En arkadaki çocuğun ağzı [açık kalmıştı~|kıpırdıyordu~]; {H} isteğini^ ilk kez [dışarıdan|başkasının gözünde], [onun yüzünde|o küçük yüzde] gördü^.',
        needs: ['!child', '!price', '!gift', '!solitary'],
      },
      {
        text: 'Karar [bir anda|hiç beklemediği^ sırada|birinin esnemesi sırasında] geldi~: [İzin istemeyecekti^|Sormayacaktı^]. [Ayağa kalktı^|Doğruldu^], [yanındakilere|bakanlara] “[Ben gidiyorum|Deneyeceğim|Şimdi],” dedi^. [Kimse tutmadı~|Biri kolundan^ tuttu~, bıraktı~]; {F} [yol açtı~|ayağa fırladı~|yüzünü çevirdi~, sonra geri döndü~].',
        needs: ['!price', '!gift', '!solitary'],
      },
      {
        text: '{H} [isteğini^ ikiye böldü^|bir değiş tokuş yaptı^]: [Büyük olanı|Olmayacak yanını] [yarına|büyüyünceye|kışa] bıraktı^; küçük olanı, [bugün olabilecek|elinin^ yettiği] kadarını [aldı^|seçti^]. {F} [bunu görünce|başını kaldırıp] “[Az değil mi|Buna razı mısın]?” dedi~. “[Bununla başlıyorum|Az, ama benim|Öteki de onun içinde],” dedi^.',
        needs: ['!price', '!gift'],
      },
      {
        text: '“[Sen al|Senin olsun|Sen geç],” dedi^ {H}, [kendisinden^ sonra isteyene|arkasında^ bekleyene]; [sıra gelmişti~|fırsat ayağına^ gelmişti~]. [Ötekinin|Bekleyenin] [gözleri doldu~|ağzı açık kaldı~]. {F} [kızdı~|kulağına^ eğildi~]: “[Neden|Deli misin]?” “[O daha küçük|Bakmak istedim, nasıl sevinilir|Ben beklemeyi biliyorum].”',
        needs: ['!price', '!gift', '!solitary'],
      },
      {
        text: '[Son|En pahalı] [adımı|bedeli] göze aldı^: [en sevdiği^ şeyi|uykusunun^ en tatlı yerini|yıllardır sakladığını^] [verdi^|bıraktı^], karşılığında [bir ihtimal|yarım bir söz|kapı aralığı] aldı^. [Kötü pazarlıktı~|Gülünç bir alışverişti~]. {F} [elini uzattı~|bir şey söylemedi~]; {H} [boş avucunu^|kendine^ kalanı] [gösterdi^|kapattı^] ve [yürüdü^|gülümsedi^].',
        needs: ['!price', '!gift', 'human'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: '“[Oldu mu|Kavuştu mu|N’oldu o iş]?” diye soranlara {F} cevap [veriyordu~|yetiştiriyordu~]: “[Az kaldı|Yarın|Şurada bir şey kaldı].” Bunu [üç yıldır|kaç kıştır|her gün] söylüyor ve [her seferinde|en çok] [kendisi|{H} kadar o da] [inanıyordu~|heyecanlanıyordu~].',
        needs: ['friend-knows', '!friend-cold', 'third'],
      },
      {
        text: 'İstediği^ olmadı~. Onun yerine, [hiç istemediği^|aklına^ gelmeyen|kimsenin beklemediği] bir şey oldu~: Biri gelip yanına^ [oturdu~|sokuldu~] ve, “[Ben de|Yalnız sen değilsin|Anlat, aynısını istiyorum],” dedi~. {H} [yer açtı^|uzun süre konuşamadı^|güldü^, ilk kez içten].',
        needs: ['!solitary'],
      },
      {
        text: 'Türküyü yıllar sonra, onu^ [hiç tanımayan|görmemiş] biri söyledi~. İçinde adı^ [geçmiyordu~|unutulmuştu~] artık, ama isteği^ [olduğu gibi|dimdik|en güzel yerinde] [duruyordu~|kalmıştı~]. {H} nakarata [katıldı^|ayak uydurdu^|geç girdi^].',
        needs: ['song'],
      },
      {
        text: 'Hâlâ istiyordu^. Ama artık sabahları önce [suyunu^ içiyor|yüzünü^ yıkıyor|çevresine^ selam veriyor], [sonra istiyordu^|istemeyi biraz bekletiyordu^]. İstek [kızmıyordu~|uysallaşmıştı~]; [bir kenarda|dizinin^ dibinde] [sırasını|uyanmayı] [bekliyordu~|öğrenmişti~].',
      },
      {
        text: '{E.dik:acc} duymayan [kalmamıştı~|yoktu~]. [Gelip geçen|Uzaktan gelen|Yolu düşen] yanına^ bir şey [bırakıyordu~|getiriyordu~]: [bir tüy|bir boncuk|bir kabuk], [bir taş|bir çan|bir yaprak], [uzaktan getirilmiş bir avuç toprak|bir dağın resmi|bir tutam yün]. [Hiçbiri o değildi~|Hiçbiri tutmuyordu~]. [Hepsini sakladı^|Atmaya kıyamadı^].',
        needs: ['!space', '!solitary'],
      },
      {
        text: '“[Olmadı|Bugün de yok|Gene kaçtı],” dedi~ {F}. “Olmadı,” dedi^ {H}. [Bir süre|Işık sönene kadar] [aynı yere baktılar~|sustular~]. “Yarın?” “[Yarın|Erken kalk|Bu kez sağdan].”',
        needs: ['friend-knows', '!friend-cold', 'third'],
      },
      {
        text: 'Bir gün [küçük bir çocuk|ufacık biri|utangaç bir küçük] gelip [kendi isteğini|bir dileğini] anlattı~; [olacak şey değildi~|göğe merdiven kurmak gibiydi~|dinleyen gülerdi~]. {H}, “Olmaz,” demek için ağzını^ [açtı^|araladı^]. “[Anlat|Otur|Bir daha söyle],” dedi^ onun yerine, “[en çok neresini istiyorsun|önce neyi deneyeceksin|gözünü kapat, ne görüyorsun]?”',
        needs: ['!child', '!solitary'],
      },
      {
        text: '[Ne zaman oldu~|Hangi gün oldu~], [nasıl oldu~|kim gördü~], sonradan kimse [tam anlatamadı~|bilemedi~]; en az da {H} [anlatabildi^|konuştu^]. Sorunca gözlerini^ [kocaman açıyor|yumuyor], [soluğunu^ tutuyor|parmağını^ kaldırıyor] ve [susuyordu^|gülüyordu^|“Dinle,” diyordu^].',
        needs: ['third', '!object'],
      },
      {
        text: '[Geceydi~|Herkes uyumuştu~]. {H} [isteğini^|o eski sözü] [son bir kez|alışkanlıkla] [fısıldadı^|söyledi^]; [bu kez|hiç beklemezken] [karanlıktan|çok uzaktan] [bir ses|birinin soluğu] [karşılık verdi~|“Duydum,” dedi~]. [Sabaha kadar|Gün ışıyana kadar] [kıpırdamadı^|gözünü^ kırpmadı^], [ses uçmasın diye|yanlış duydum dememek için].',
        gives: ['night'],
      },
      {
        text: '[Çizdiği^ yol|Attığı^ adımlar|Bıraktığı^ izler] [kendisinden^ sonra|yıllar geçince] bir patika [olmuştu~|açmıştı~]. [Yürüyenler|Gelip geçenler] [nereye vardığını|kimin açtığını] [bilmiyordu~|sormuyordu~], ama [rahat yürüyorlardı~|en zor yerde bir soluk alacak taş buluyorlardı~]. {H} [o taşa|bir kenara] [oturdu^|yaslandı^] ve [gelenlere|yukarıya] baktı^.',
        needs: ['!space', '!solitary', '!object'],
      },
      {
        text: '“[Hâlâ istiyor musun|Geçti mi|Bitti mi]?” diye sordu~ {F} bir gün. {H} [cevap vermeden önce|usulca] [elini^ göğsüne^ koydu^|içini^ dinledi^|gökyüzüne baktı^]. “[Artık o beni istiyor|Daha az bağırarak|Evet, ama acelem yok],” dedi^. {F} [güldü~|yanına^ uzandı~|bir yer açtı~ kendine]; [akşam|gece] [üstlerine|ağır ağır] indi~.',
        needs: ['human', 'third', '!space'],
      },
    ],
  },
];
