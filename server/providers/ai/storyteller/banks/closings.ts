/** The last sentence of a story made in one piece, by the asked ending: it says plainly which of the four it is. */
export const CLOSINGS: readonly string[] = [
  // happy
  '#happy O [gece|akşam] {H} [yıllar sonra|ilk kez] {P:loc} yüksek sesle güldü<m|>; {P.sound} bile [kulağa hoş geliyordu|neşeli sayılırdı].',
  '#happy #met {F} [kapıdan|eşikten] el salladı: “Yarın [erken gel|yine buradayım].” {H} [gelecekti<m|>|geç kalmayacaktı<m|>]; [bunu bilmek bile yetiyordu|daha güzel bir plan ~aklına gelmiyordu].',
  '#happy {H} {P.small:acc} yerine kaldırdı<m|>, {P.act.di} ve {P.light:dat} bakıp [gülümsedi<m|>|~içi rahat, ~gözlerini kapadı<m|>].',
  '#happy [Ertesi sabah|O hafta] {P:dat} [herkesten önce|ıslık çalarak] geldi<m|>; {P.smell} kokusu [bayram sabahlarını|yeni başlayan bir yılı] andırıyordu.',
  '#happy Korkulan hiçbir şey [olmamıştı|başa gelmemişti]; {P.part:gen} yanında {H} [bir süre daha|sırf keyfinden] oturdu<m|> ve {P.sound:acc} sonuna kadar dinledi<m|>.',
  '#happy #met {F} ile {P.part:gen} önünde [çay içtiler|ekmek bölüştüler]; anlatılacak çok şey, bunun için de [bol bol vakit|koca bir kış] vardı.',
  // dramatic
  '#dramatic {H} [kazanmıştı<m|>|doğruyu bulmuştu<m|>]; ama {P:loc} artık {~ad:acc} söyleyecek [kimse kalmamıştı|bir kişi eksikti].',
  '#dramatic O günden sonra {P.sound} ne zaman duyulsa {H} [işini gücünü bırakır<dım|dı>|susar<dım|dı>]; [bazı hesaplar kapanmıyordu|eksilenin yeri dolmuyordu].',
  '#dramatic Geriye {P.smell} kokusu, [boş bir sandalye|yarım kalmış bir cümle] ve {T:gen} ağırlığı kaldı; {H} [ağlamadı<m|>|kimseye anlatmadı<m|>].',
  '#dramatic {H} son kez {P.part:dat} dokundu<m|>. [Bedel ağırdı, ödenmişti|Doğru olan yapılmıştı]; [teselli sayılmazdı|bu kadarı kimseyi geri getirmiyordu].',
  '#dramatic #met {F} bir daha {P:dat} [uğramadı|dönmedi]; {H} her akşam {P.light:dat} bakıp [iki kişilik sustu<m|>|onun yerine de bekledi<m|>].',
  '#dramatic {P:loc} hayat [sürüyordu|eskisi gibiydi]; eskisi gibi olmayan <bendim|oydu>, bunu da yalnızca {P.part} biliyordu.',
  // open
  '#open Gerisini {P:loc} bilen yoktu; <ben de|o da> [sormadı<m|>|bir yanıt beklemedi<m|>], yalnızca {P.part:dat} [bir kez daha|uzun uzun] baktı<m|>.',
  '#open Gitmek mi [doğruydu|kolaydı], kalmak mı? {H} {P.part:gen} yanında durdu<m|>, {P.sound:acc} dinledi<m|> ve [cevabı yarına bıraktı<m|>|hiçbirini seçmedi<m|>].',
  '#open {P.light} {P.part:gen} üstünde bir an [durdu|titredi]; [bir işaret miydi|bir çağrı mıydı], {H} bunu [hiçbir zaman|o gece] öğrenemedi<m|>.',
  '#open Kapı aralıktı. {H} {P.small:acc} ~eline aldı<m|>, bir adım attı<m|>; [sonrasını {P.sound} örttü|ikincisini gören olmadı].',
  '#open #met “Peki ya {T}?” dedi {F}. {H} [omuz silkti<m|>|gülümsemekle yetindi<m|>]; {P.sound} soruyu [alıp götürdü|havada bıraktı].',
  '#open [Yarın|Bir gün] {T:gen} hikâyesi [başka türlü|yeniden] anlatılacaktı; hangisinin doğru olduğunu {H} bile [kestiremiyordu<m|>|bilmiyordu<m|>].',
  // twist
  '#twist Sonra {P.folk} [usulca|merakla] sordu: “{Y} yıldır kapalı bu yer; [içeri nasıl girdiniz|size kapıyı kim açtı]?” {H} ~arkasına baktı<m|>; {P.part} toz içindeydi.',
  '#twist #!old {P.part:gen} altından bir fotoğraf çıktı: {Y} yıl öncesinin tarihi, {P} ve ortada, [bugünkü yüzüyle|aynı giysilerle], <ben|{H}>.',
  '#twist #met {F} [gülümsedi|başını eğdi]. “Bunu da [geçen seferki|her seferki] gibi unutacaksın,” dedi; {H} o anda bunun [ilk olmadığını|kaçıncı olduğunu] anladı<m|>.',
  '#twist {H} {P.small:acc} kaldırınca altındaki notu gördü<m|>; <kendi yazımdı|kendi yazısıydı>: “[Buraya kadar geldiysen|Bunu okuyorsan] her şeyi <ben kurdum|o kurdu>, [affet|kızma].”',
  '#twist #rivalmet Günler sonra gerçek ortaya çıktı: {A} [baştan beri|ilk geceden beri] {H:acc} koruyordu; {T:gen} peşindeki ise [hiç şüphelenilmeyen|herkesin sevdiği] {P.folk.cop}.',
  '#twist [Tam o sırada|Işık sönerken] {P.part:gen} ardından {T:gen} [ikincisi|bir eşi] göründü; demek [bütün bu olanlar|onca yol] yanlış olanın peşinde [yaşanmıştı|aşılmıştı].',
];
