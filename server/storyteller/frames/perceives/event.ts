import type { Beat } from '../../types.ts';

/** The moment in which it is seen, heard or learnt. */
export const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.olağan}. [Elindekini^|Tuttuğunu^|Taşıdığını^] [yavaşça yere koydu^|düşürmemek için iki eliyle^ kavradı^|nereye bırakacağını^ bilemedi^]. [Çevrede|O sırada] [herkes|ötekiler] [kendi işindeydi~|gülüp konuşuyordu~|yoluna gidiyordu~]; [bir bardak bile kırılmamıştı~|kimsenin sesi yükselmemişti~]. {H} [bu kadar sessiz olmasına|bunun sıradanlığına] [şaştı^|inanamadı^].',
      needs: ['!outer', 'human', '!solitary', '!habit'],
    },
    {
      text: '{HP}, {EW.olağan}. [Oturacak bir yer aradı^|Dizleri^ boşaldı~|Tutunacak bir şey aradı^], [bulamadı^|duvara yaslandı^|yere çöktü^]. [O sabah|Bir saat önce] [bambaşka bir sıkıntısı^ vardı~: ayağını^ vuran pabuç|tek sıkıntısı^ kararsız havaydı~|akşama ne pişecek diye düşünüyordu^]. [O sıkıntı|O sabahki insan] [şimdi|artık] [başkasınındı~|çok uzaktaydı~].',
      needs: ['!outer', '!habit', 'human', '!space'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce güldü^|İlk tepkisi^ gülmek oldu~|Şaka sandı^ önce]. [Kimse katılmayınca|Gülüşü^ duvardan dönünce|Sesi^ çatallanınca] [sustu^|yutkundu^]. [Aynı cümleyi|O cümleyi] [içinden^|bir de fısıltıyla|tersinden] [tarttı^|bir daha kurdu^|söyledi^]; [her kelime yerindeydi~|değişen bir şey yoktu~|bu kez gülecek yer kalmamıştı~].',
      needs: ['!outer', 'human', '!habit'],
    },
    {
      text: '{HP}, {EW.olağan}. [Yüzünü^ belli etmemeye|Kimseye sezdirmemeye] [çalıştı^|uğraştı^]: [düğmesini^ ilikledi^|bir şey arıyormuş gibi yaptı^|boğazını^ temizledi^]. [Yanından^ geçen biri|Oradaki biri] [“İyi misin?” dedi~|“Solgunsun,” dedi~|“Rengin attı,” dedi~]. [“Yorgunum,”|“Bir şey yok,”|“Sıcak bastı,”] dedi^ {H}; [ilk yalanı^ buydu~|bu da ilk yalan oldu~].',
      needs: ['!outer', 'human', '!solitary', '!mute', '!habit'],
    },
    {
      text: '{HP}, {EW.olağan}. [Önce|İlkin] [uykusuzluğa|yorgunluğa|açlığa] verdi^. [Gözünü^ yumup açtı^|Başını^ silkeledi^], [biraz bekledi^|yere baktı^], [bir daha|yeniden] [emin oldu^|yokladı^]. [Yorgunluk|Açlık] insana [çok şey gösterirdi~|oyunlar oynardı~], ama bu [gitmedi~|değişmedi~].',
      needs: ['!heard', 'outer', 'human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Nefesini^ tuttu^|Soluğunu^ kesti^|Kıpırdamadı^]; [ses kesilmedi~|durmadı~]. [Kulaklarını^ kapadı^|Avuçlarını^ kulağına^ bastırdı^]: [Sustu~|Kesildi~]. [Açınca|Ellerini^ çekince] [yine oradaydı~|kaldığı yerden sürdü~]. [Demek ki|Demek] [kafasının^ içinde değildi~|dışarıdan geliyordu~]; {H} [bunu anlayınca|bundan emin olunca] [sevinsin mi, korksun mu, bilemedi^|daha beter ürperdi^].',
      needs: ['heard', 'human', 'third'],
    },
    {
      text: '[İlkinde|Birincisinde|İlk seferinde] [güldü^ geçti^|üstünde durmadı^|rüzgâra verdi^]. [İkincisinde|Ertesi sefer] [gülmedi^|durup bekledi^]. {HP}, {EW.olağan}; [üstelik|dahası] [artık saatini biliyordu^|vakti yaklaşınca işini^ bırakıyordu^], [o gün gecikince|gecikse] [merak ediyordu^|özlüyordu^].',
      needs: ['habit', '!space'],
    },
    {
      text: '{HP}, {EW.olağan}. [Bir işaret|Bir çentik|Küçük bir çizgi] [atıyordu^|kazıyordu^] [her defasında|her seferinde] [duvarın dibine|elinin^ altına|bir tahtaya]. [Çentikler|Çizgiler] [yedi olunca|on ikiyi bulunca|iki sırayı geçince] {H} [saymayı bıraktı^|tesadüf sözünü bıraktı^] ve [birine anlatması^ gerektiğini|bunun kendisini^ bulduğunu] [anladı^|kabul etti^].',
      needs: ['habit', 'human'],
      gives: ['wrote'],
    },
    {
      text: '{HP}, {EW.di}. [Hepsi o kadardı~|Bundan ibaretti~|Olan buydu~]. [Yer sarsılmadı~|Çığlık kopmadı~|Işıklar sönmedi~]; [bir toz tanesi|bir yaprak|bir gölge] [yavaşça yere indi~|yerini değiştirdi~]. {H} [onun inişini|o kımıltıyı] [sonuna kadar|gözünü^ kırpmadan] izledi^, [çünkü başka yere bakarsa^|çünkü kıpırdarsa^] [hepsi doğru olacaktı~|dünya eskisi gibi olmayacaktı~].',
      needs: ['!habit'],
    },
    {
      text: '[Sıradan|Herhangi] bir [salıydı~|pazartesiydi~|gündü~]; [çamaşır kuruyor|ekmek pişiyor|bir yerde çekiç vuruluyor], [kimse bir şey beklemiyordu~|saatler ağır akıyordu~]. {HP}, [işte o gün|tam o saatte] {E.di}.  {H} [işini^|elindekini^] [yarıda bıraktı^|unuttu^].',
      needs: ['!when', '!habit', 'settled'],
    },
    {
      text: '{HP}, {EW.olağan}. [Seslenecek oldu^|Birini çağırmak istedi^|Ağzını^ açtı^], [sesini^ yuttu^|vazgeçti^|sustu^]: [Gelen olursa|Biri gelirse] [ya göremezse|ya gülerse|ya her şey dağılırsa]? [Kendine^|Yalnızca kendine^] [sakladı^|ayırdı^] [o anı|olanı]; [dağılmasın diye|bozulmasın diye] [ayak parmaklarını^ bile oynatmadı^|gözünü^ bile kırpmadı^].',
      needs: ['outer'],
    },
    {
      text: '[Önce ensesi^ ürperdi~|Önce ense kökü^ anladı~|Sırtından^ bir soğuk geçti~]. {HP} [yavaşça doğruldu^|elindeki^ işi bıraktı^|nefesini^ tuttu^]. Sonra {EW.di}. [Parmağını^ ısırdı^|Kolunu^ çimdikledi^|Dilini^ ısırdı^], [acıdı~|canı^ yandı~]; [uyanıktı^|düş değildi~] ve her şey [yerindeydi~|gerçekti~].',
      needs: ['human', '!habit', '!when', 'outer', '!heard'],
    },
    {
      text: '{HP}, {EW.olağan}. [Gözlerini^ ovuşturdu^|Başını^ çevirip yeniden baktı^|Üç adım yana kaydı^]. [Yanılmıyordu^|Gözü^ onu yanıltmıyordu~]. {H} bir adım [geri çekildi^|yaklaştı^] ve [bir daha|yeniden] baktı^.',
      needs: ['seen', 'outer', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Hemen|O saat] [birine koşmak|duyurmak] [geldi~ içinden^|istedi^]; [iki adım sonra|daha kapıya varmadan] [durdu^|yavaşladı^]: [Ne diyecekti^|Nereden başlayacaktı^]? [“Dinle,|“Bak,] [bir şey oldu” mu|bana deli deme” mi]? [Geri döndü^|Olduğu^ yerde kaldı^] ve [önce kendisi^|bir kez de kendisi^] [inanmaya|tanımaya] [çalıştı^|uğraştı^].',
      needs: ['human', '!solitary', '!habit', 'third'],
    },
    {
      text: '{HP}, {EW.olağan}. [Çevresinde^|Yakınında^] [kimse|başka hiç kimse] [dönüp bakmadı~|durmadı~|fark etmedi~]. {H} [olduğu^ yerde|kıpırdamadan] [bekledi^|durdu^]; [korkmalı mıydı^, sevinmeli miydi^, bilemedi^|kime soracağını^ bilmiyordu^].',
      needs: ['!human'],
    },
    {
      text: '{HP}, {EW.olağan}. [Böylesini|Bunu] [hiç bilmiyordu^|ilk kez yaşıyordu^]. [Gün dönene kadar|Uzun süre] [aynı yerde|hiç kıpırdamadan] [durdu^|bekledi^]; [içinden^|derininden^] [ilk kez|hiç bilmediği^] bir [ürperti|sıcaklık] [geçti~|yükseldi~].',
      needs: ['!human'],
    },
  ],
};
