import type { Frame } from '../types.ts';
import { DECIDES_END } from './decides-end.ts';

/** Somebody decides, gives up or refuses, and others want it otherwise. */
export const DECIDES: Frame = {
  name: 'decides',
  verbs: new Set([
    'karar vermek',
    'vazgeçmek',
    'reddetmek',
    '-istemek',
    '-vermek',
    '-satmak',
    '-ele vermek',
    '-kabul etmek',
    '-evlenmek',
  ]),
  needs: [],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. “[Şaka yapıyor|Bizi deniyor|Uykusunu alamamış],” dediler~. {H} gülmelerinin [bitmesini|dinmesini] bekledi^. Bittiğinde yüzlerine [tek tek|soldan sağa] baktı^; [en çok gülen|en önde duran], gözünü ilk [kaçıran|indiren] oldu~.',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu söylerken sesi^ [titremedi~|yükselmedi~]. Karşısındakiler^ birbirine [baktı~|döndü~]. “Bir daha söyle,” dedi~ içlerinden [biri|en yaşlısı]. {H} bir daha [söyledi^|tekrarladı^], [aynı sesle|aynı kelimelerle]; bu kez [bir bardak devrildi~|kimse yüzüne^ bakmadı~].',
          needs: ['!solitary', '!mute'],
        },
        {
          text: '{HP}, {EW.olağan}. Yatıştırmak için {H:dat} [bir bardak su|bir iskemle|bir şeker] uzattılar~. [Aldı^|Kabul etti^], [teşekkür etti^|bekletti^], geri [verdi^|koydu^]. “[Fikrim aynı|Sağ olun, fikrim duruyor|Elim serin, fikrim aynı],” dedi^.',
          needs: ['human', '!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. Kimse hemen ciddiye [almadı~|alacak değildi~]. [Gülenler|Kaş kaldıranlar] oldu~, [omuz silkenler|saatine bakanlar] oldu~; biri de, “[Yarına geçer|Acıkınca unutur],” dedi~. Yarın [geldi~|oldu~]. {H:gen} [gözünde|sesinde] bir şey [geçmemişti~|değişmemişti~].',
          needs: ['!solitary', 'third'],
        },
        {
          text: '{HP}, {EW.olağan}. Bütün gece tersini [düşünmüş|savunmuş], tersine [hazırlanmıştı^|yatmıştı^]. Sabah, söylemesi^ gereken cümle [başka çıktı~|ağzında^ döndü~]. {H} [şaşkınlıkla|kaşını^ kaldırıp] kendini^ [dinledi^|izledi^]; [itiraz etmedi^|sonuna kadar gitti^].',
          needs: ['!mute'],
        },
        {
          text: '{HP}, {EW.olağan}. “Neden?” dediler~. {H:gen} üç sebebi^ [vardı~|hazırdı~], en küçüğünü [söyledi^|verdi^]: “[Uykum kaçıyor|Elim gitmiyor|Rüzgâr ters].” Ötekileri söylese^ oradan [bütün gün|akşama kadar] [ayrılamazdı^|kurtulamazdı^].',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.olağan}. Haber öğleden önce [yayıldı~|duyuldu~]. İkindide ilk akıl veren [geldi~|kapıdaydı~], akşama kadar [dört|beş] kişi oldular~. Hepsi aynı sözle [başladı~|girdi~]: “[Bak, seni severim ama|Ben karışmam da].” {H} çay [koydu^|doldurdu^], [dinledi^|başını^ salladı^].',
          needs: ['settled', '!child'],
        },
        {
          text: '{HP}, {EW.olağan}. {H} üstünü^ [fırçaladı^|silkeledi^], düğmelerini^ [boynuna^ kadar kapattı^|tek tek yokladı^], sanki birazdan birisi gelip [hesap soracaktı~|fotoğrafını^ çekecekti~]. Kimse [gelmedi~|çıkmadı~]. Akşama doğru [en üstteki düğmeyi|yakasını^] [açtı^|gevşetti^]; fikri^ [kapalı kaldı~|yerindeydi~].',
          needs: ['human', '!space'],
        },
        {
          text: '{HP}, {EW.olağan}. İlk kez birisi çıkıp sebebini [sordu~|merak etti~]. O zamana kadar yalnızca “[olmaz|yapma]” demişlerdi~ ona^, “[ayıp|günah]” demişlerdi~, “[sıran değil|sen kimsin]” demişlerdi~. {H} soruyu [iki kez|bir daha] [tekrarlattı^|söyletti^]; [hoşuna^ gitmişti~|cevabı^ uzundu~].',
          needs: ['!solitary', 'third'],
        },
        {
          text: '{HP}, {EW.olağan}. [Söz ağızdan çıkınca|Bu bitince] ortalık [hafifledi~|sessizleşti~]. {H} [avucunu^|parmaklarını^] [açıp kapadı^|çıtlattı^]; {F} [yanına^ geldi~|gözünü kırptı~], [alçak sesle|dişinin arasından] “[Şimdi koş,|Ne yaptın sen?|İyi dedin, yandık,]” dedi~.',
          needs: ['human', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{HP}, {EW.olağan}. Herkes [bunun bir öfke olduğunu|bir pazarlık] sandı~. {H} kızgın [değildi^|görünmüyordu^]; [eline^ bir iş aldı^|yere çömeldi^], [onu sonuna kadar|acele etmeden] [bitirdi^|yaptı^]. Kızgın biri [böyle durmazdı~|bu kadar düzgün düğüm atmazdı~]; [bunu ilk|en önce] {F} [anladı~|gördü~].',
          needs: ['third', '!solitary', 'human'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Kimse üstüne^ [gelmese|varmasa] belki birkaç gün sonra {H} fikrini^ kendisi^ [değiştirirdi^|gevşetirdi^]; bunu [biliyordu^|saklamıyordu^]. Ama daha ilk gün [yedi|altı] kişi üstüne^ [geldi~|yürüdü~]. Sonuncusu [bağırdı~|parmağını salladı~]; [o dakika bitti~ iş|kapı o anda kapandı~].',
          needs: ['!solitary'],
        },
        {
          text: '{H} kimsenin onu^ haklı bulmasını [beklemiyordu^|ummuyordu^]. Bir tek, neden {V.dik:acc} [merak eden|soran] biri çıksın [istiyordu^|diyordu^]. [Üç gün|Bir hafta] boyunca herkes ne yapması^ gerektiğini [söyledi~|anlattı~]; [neden diyen|bir “niye”] [çıkmadı~|duyulmadı~].',
          needs: ['!solitary'],
        },
        {
          text: '{V.dik} için neler kaybedeceğini^ {H} parmaklarıyla^ [saydı^|hesapladı^]: [bir dost|bir komşu], [bir kazanç|bir oda], [bir selam|bir pazar sofrası]. Üç parmağı^ [açıktı~|havadaydı~]. Ötekileri açmaya gerek [kalmadı~|görmedi^]; [elini^ yumdu^|elini^ cebine^ soktu^].',
          needs: ['human'],
        },
        {
          text: 'Uykusuz bir geceye [hazırlanmıştı^|niyetlenmişti^]; {H} [mumu yaktı^|lambayı doldurdu^], yanına [kitap|bir kâse ceviz] koydu^, [su koydu^|saati kurdu^]. Başını^ yastığa değdirir değdirmez [uyudu^|daldı^]. Sabah [ışık|fitil] [dibine kadar erimişti~|kendi kendine sönmüştü~] ve [fikri^|kararı^] [hâlâ ayaktaydı~|ondan^ önce uyanmıştı~].',
          needs: ['settled', '!child'],
        },
        {
          text: '{H} neden {V.dik:acc} anlatmayı [denedi^|göze aldı^]. İlk dinleyen [yarıda gitti~|esnedi~]. İkincisi sonuna kadar [kaldı~|oturdu~], ama bir kere bile gözlerini [kaldırmadı~|açmadı~]. Üçüncüsü, “[Peki|Anladım]” dedi~, “[ne zaman vazgeçiyorsun|hava da soğudu|şimdi doğrusunu söyle].”',
          needs: ['!solitary'],
        },
        {
          text: 'Fikri^ değişir diye [iki gün|bir hafta] süre vermişlerdi~. {H} ilk gün kimseyle [görüşmedi^|konuşmadı^]. Sonra, süre dolmadan gidip cevabının^ [aynı|yerli yerinde] olduğunu [bildirdi^|söyledi^]. “[Acelen neydi|Daha vaktin vardı],” dediler~. “[Beklemek size ağır geliyordu|Kapıyı boşuna açık tutmayın].”',
          needs: ['!solitary'],
        },
        {
          text: 'Karar bir anda [verilmişti~|çıkmıştı~ ağzından^], hazırlığı [günler|haftalar] sürdü~. {H} ne gerekiyorsa bir kâğıda [yazdı^|sıraladı^], onu [katlayıp koynuna^ soktu^|kasketinin^ içine koydu^]. Her sabah açıp [okuyordu^|bakıyordu^]: [bir satır çiziyor|bir satır ekliyor], [kapatıyordu^|üstüne hiç basmıyordu^].',
          needs: ['human', '!child', '!space'],
        },
        {
          text: '“Bunun dönüşü yok,” demişlerdi~. {H} dönüşü olmayan başka ne yaptığını^ [düşündü^|aradı^] ve aklına^ bir tek [doğduğu^ gün|ilk yalanı^|uzun bir yolculuk] geldi~. Onda da kimse ona^ [sormamıştı~|danışmamıştı~]; [ikisinden de|o gün de] [bir ağlama|bir tokat] [hatırlıyordu^|duyulmuştu~].',
          needs: ['!solitary', 'human'],
        },
        {
          text: '{H} kendine^ akşama kadar süre [tanıdı^|verdi^]; pişman olursa^ sözünü^ [geri alacaktı^|yutacaktı^]. Öğlen [yokladı^|sordu^] kendini^, pişman [değildi^|görünmüyordu^]. İkindide yine [yokladı^|dinledi^]. Akşam [unuttu^ sormayı|soruyu bile unutmuştu^]; [uykusu^ gelmişti~|karnı^ açtı~].',
          needs: ['human'],
        },
        {
          text: '{H} bir tek kişinin [yüzüne|gözüne] bakmaktan [çekiniyordu^|korkuyordu^]: {F:gen}. [Yolunu^ uzattı^|Sesini^ duyunca sustu^], [iki gün kaçtı^|üç kez geri döndü^]. {V.dik} için [bağıranlara|küsenlere] [katlanırdı^|aldırmazdı^]; {F} [“Peki,” deyip|omzunu kaldırıp] [giderse|susarsa] [ne yapacağını^ bilmiyordu^|bütün karar sallanırdı~].',
          needs: ['third', 'human'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '{V.dik} gün {F} [yoldaydı~|uykudaydı~|başka bir işteydi~]; bunu [iki gün|bir hafta] sonra öğrendi~. “[Bensiz mi|Beni beklemedin mi]?” dedi~ {H:dat}. “[Beklesem|Sana sorsam] [vazgeçerdim|ağlardım].” {F} [bunu beğendi~|bir süre tarttı~]: “[Bundan sonrasında varım|Öyleyse geç kalmamışım|Bir dahakine kolumdan çek].”',
          needs: ['!habit', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Emin misin|Kararlı mısın]?” dedi~ {F}. “Değilim.” “O zaman [neden|niçin şimdi]?” “Emin olmayı beklersem [geç olacak|kışa kalırız|kapı kapanacak].” {F} bir süre [yere|uzağa] baktı~. “Bari bana önceden [söyleseydin|çıtlatsaydın],” dedi~, “[hazırlanırdım|ben de bir palto alırdım|önce ben kızardım].”',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} öğrenince hiç konuşmadan [sepetini|torbasını] açtı~: [peynir|pastırma], ekmek, bir avuç [zeytin|hurma]. “Bunları [kötü günler için|kışa] saklıyordum,” dedi~. “[Başladı sanırım|Galiba geldi|Soğuk basmadan ye].” {H} [tuzlu tuzlu|tadını çıkararak] [yedi^|bir dilim kesti^].',
          needs: ['settled'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} duyan {F} önce [güldü~|inanmadı~], sonra yüzüne^ bakınca [oturdu~|sustu~]. “Ben [yapamazdım|beceremezdim],” dedi~. “[Yapardın|Yapardın ya].” “Hayır,” dedi~ {F}. “Sen yalnız [kalmaktan|yürümekten] korkmuyorsun. [Ben ışığı bile açık uyurum|Ben gölgemi bile çağırırım].”',
          gives: ['friend-knows'],
          needs: ['human'],
        },
        {
          text: '“Bana bir iyilik yap,” dedi~ {F}, “kimse sormadan [söyleme|açma].” “Soracaklar.” “[Sorarlarsa da|O zaman da] kısa söyle.” {H} hemen oracıkta [denedi^|prova etti^], [iki kelimeyle|bir solukta]; {F} [burnunu kırıştırdı~|başını salladı~]: “[Biri fazla|Daha kısa|Bir de gülümseme],” dedi~.',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} kolundan^ tutup onu^ kenara [çekti~|sürükledi~]. “Senin yüzünden bana da [bakacaklar|soracaklar],” dedi~ alçak sesle. {H} bunu hiç hesaba [katmamıştı^|yazmamıştı^]. “[Beni tanımıyorum de|Kavga ettik de].” “[Diyemem|Olmaz],” dedi~ {F}, “[herkes biliyor|dilim varmaz]. [Yalnızca bil istedim|Bir dahakine yavaş konuş].”',
          needs: ['!solitary', 'human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Anlat,” dedi~ {F}, “ama kendini [savunma|temize çıkarma], ne olduysa onu anlat.” {H} [anlattı^|sıraladı^]: [kim ne sormuştu~|kim nerede duruyordu~], [ne cevap vermişti^|nereye bakmıştı^], kim önce [kalkıp gitmişti~|başını eğmişti~]. {F} bir yerde [güldü~|“Dur,” dedi~|gözünü kıstı~]: “[Orada haklılarmış|Bir de şimdi söyle, sesini duyayım|Ben olsam orada ağlardım].”',
          gives: ['friend-knows'],
          needs: ['!solitary'],
        },
        {
          text: '{F} [kızgındı~|kırgındı~]; kızdığında hep yaptığı gibi elindeki [ipi düğümleyip çözüyordu~|çakıyı açıp kapıyordu~|kâğıdı yırtıyordu~]. “Bunu bana danışmadın.” “[Danışsam|Sorsam] ne derdin?” {F:gen} eli [durdu~|boşta kaldı~]. “[Yapma derdim|Bir gece uyu derdim],” dedi~. “[Sonra|Ertesi sabah]?” “[Sonra yanında dururdum|Gelir, ne giyeceğiz derdim].”',
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F:dat} başkaları [anlatmıştı~|yetiştirmişti~], hem de [çarpıtarak|süsleyerek]. “Doğrusunu senden [duyayım|işiteyim],” dedi~. {H} [söyledi^|anlattı^]; [anlatılandan daha kısaydı~|beş cümle tuttu~]. “[Bu kadar mı?|Bağırmadın yani,|Öbürü daha güzeldi,]” dedi~ {F} ve [rahatladı~|yanına^ oturdu~|gülümsedi~].',
          needs: ['!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Ya yanılıyorsan|Ya sonunda pişman olursan]?” dedi~ {F}. {H} [uzun süre|üç soluk] [sustu^|yere baktı^]. “[O zaman yanılmış olurum|Özür dilerim|Gelir, sana söylerim],” dedi^, “[bunu da ben yapmış olurum|başkasının yanlışından iyidir].” {F} [bunu bir yere yazacak gibi|başını yana eğip] [baktı~|mırıldandı~], [itiraz etmedi~|sesini çıkarmadı~].',
          gives: ['friend-knows'],
        },
        {
          text: '{F} [geldi~|çıkageldi~], [hiç lafı dolandırmadan|kapıda durup] “[Bana ne oluyor bundan|Ben bu işin neresindeyim]?” dedi~. {H} [düşünmemişti^|şaşırdı^]. “[Akşamları yanımda kimse olmayabilir|Seni de zor duruma sokarım|Bir şey istemiyorum senden].” “[Onu sormadım|Onu biliyorum],” dedi~ {F}, “[hangi yanında durayım, onu söyle|çay kaçta, onu sordum|ben ne diyeyim soranlara].”',
          needs: ['!solitary', 'human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Dediklerini duydun mu|Arkandan ne diyorlar, biliyor musun]?” dedi~ {F}. “[Az çok|Birazını].” “[Korkak diyorlar|Kendini beğenmiş diyorlar|Para almış diyorlar].” {H} [bir an|bir süre] [durdu^|dudağını^ ısırdı^]. “[Sen ne dedin|Ya sen]?” {F} [omzunu silkti~|elini ensesine attı~]: “[Öksürdüm, gittim|Parayı nereye sakladı, dedim|Keşke öyle olsaydı, dedim].”',
          needs: ['!solitary', '!child'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Araya hatırlı birini [koydular~|soktular~]. Gelen uzun uzun [konuştu~|öğüt verdi~], yoruldu~, [soluklanıp|su içip] bir daha [konuştu~|başladı~]. Kalkarken, “Beni de boşuna [yordular|getirdiler],” dedi~ ve {H:dat} [gizlice göz kırptı~|elini uzattı~|“Ben olsam ben de yapmazdım,” dedi~].',
          needs: ['!solitary'],
        },
        {
          text: 'Bir hafta boyunca {H:gen} karşısına^ hep aynı örneği [çıkardılar~|sürdüler~]: bir zamanlar böyle yapıp [pişman olan|yalnız kalan] birini. {H} gidip o kişiyi [buldu^|aradı^, buldu^]. “[Pişman mısın|Öyle mi]?” “[Ona mı|Kim demiş]? [Bir tek bağırdığıma pişmanım|Geç kaldığıma pişmanım|Bana hiç sormadılar],” dedi~ öteki.',
          needs: ['!solitary', '!space'],
        },
        {
          text: '{V.dik:acc} duyan üç kişi ertesi gün geldi~. Biri [rica etti~|ağladı~], biri eski bir iyiliği hatırlattı~, üçüncüsü hiç [konuşmadı~|oturmadı~]. Giderken dönüp, “[Herkes senin gibi olsa|Sen bilirsin|Ben de gençken]…” dedi~, gerisini getirmedi~.',
          needs: ['!solitary'],
        },
        {
          text: 'Önce [tatlılıkla|yumuşacık] söylediler~, sonra [sıkılarak|dişlerini sıkarak], en sonunda {H:gen} adını^ bile [anmadan|söylemeden]: “Değiştir fikrini.” Fikri^ [aynı kaldı~|yerinden oynamadı~]. Değişen, gün batarken ona^ [ayrılan yerdi~|uzatılan bardaktı~]: [daha küçük|daha kenarda|biraz soğuk].',
          needs: ['!solitary'],
        },
        {
          text: '{V.dik:acc} bir türlü kabul edemeyen biri vardı~ ve o, {H:gen} en sevdiği^ [kişiydi~|yüzdü~]. Bağırsa [katlanacaktı^|rahatlardı^]; [bağırmadı~|sesini yükseltmedi~]. Gelip geçerken yalnızca [gözlerini yerden kaldırmıyor|yolun öbür yanından yürüyor], [tabağını|payını] [ayrı koyuyordu~|geri itiyordu~].',
          needs: ['!solitary', 'human'],
        },
        {
          text: '{H:gen} hakkında^ bir oyun uydurdu~ çocuklar. Biri ortaya [geçiyor|dikiliyor], ötekiler ne derse desin “[Hayır|Olmaz]” diyordu~; ilk gülen [yanıyordu~|çıkıyordu~]. {H} bir gün uzaktan [seyretti^|izledi^]; ortadaki [küçücük bir kızdı~|en ufak olanıydı~] ve [hiç gülmüyordu~|gözünü bile kırpmıyordu~].',
          needs: ['!solitary', '!child', '!space'],
        },
        {
          text: 'Kararından^ dönmesi^ için {H:gen} en sevdiği^ şeyi getirip önüne^ [koydular~|dizdiler~]. {H} buna [biraz güldü^|uzun uzun baktı^]. “Bunu sevdiğimi nereden [biliyorsunuz|öğrendiniz]?” dedi^. [Kimse cevap vermedi~|Birbirlerine baktılar~]; {F} [yüzünü çevirdi~|yere bir şey arar gibi eğildi~].',
          needs: ['!solitary', 'third'],
        },
      ],
    },
    ...DECIDES_END,
  ],
};
