/** Written by benchmarks/write-samples.ts. */
export const excerpts = {
  'uzayan-yayin': [
    'Ay’ın arka yüzündeki dinleme istasyonunda tek başına çalışan Sevda, on bir yıl önce ölen kardeşinin sesini duydu. Soluğunu tuttu, başını yana eğdi. Ses öyle hafifti ki giysisinin hışırtısı bile üstünü örtüyordu. Sevda daha iyi duymak için bütün öteki sesleri kesmeye karar verdi.',
    '“Bir dakika,” diye fısıldadı, kime söylediğini bilmeden. “Hemen geliyorum.” Ayağındakileri çıkardı, bir kenara koydu. Yalınayak üç adım attı, durdu. Artık adımları duyulmuyordu; ses ise yerindeydi ve sanki eskisinden bir parça açıktı.',
    'Bir yerde gevşek bir şey tıkırdıyordu; buldu, kenarına bez sıkıştırdı. Arkasından bir gıcırtı çıktı, onu da susturdu. Her gürültünün altında daha incesi saklıydı; Sevda birini kesse ötekini duyuyordu. Sıra kendisine geldi. Karnından bir ses yükseldi, iki büklüm oldu. Burnunun içinde ince bir ıslık vardı, ağzından solumaya başladı. “Ne çok gürültüymüşüm,” dedi usulca; bu söz bile sesi bir an için örttü, söylediğine pişman oldu.',
    'En son, soluğunu kesti. Şimdi hiçbir şey yoktu; ne hışırtı ne gıcırtı. Sevda bekledi. Sesi ilk kez tertemiz duyacaktı. Duymadı. Sessizlik eksiksizdi ve ses de öteki seslerle birlikte gitmişti.',
    '“Öyleyse geri vereyim,” dedi. Bezi çekti; tıkırtı başladı. Ayağını yere sürttü, kolunu kımıldattı, öksürdü. Bir şey gelmedi. Sonunda, gözlerini yumup çocukluğundan kalma bir ezgi mırıldandı; sesi titriyordu.',
    '“Geç kalma ama,” dedi, gülümsedi. Az önce bir hışırtıya kızan kendisi değildi sanki. Kolunu bilerek salladı, kumaş kumaşa sürttü; parmaklarını çıtlattı, yutkundu. Ses yoktu daha, ama gelecek olsa basacağı yer hazırdı.',
    'Ses işte o zaman, mırıltısının altından yavaşça çıkageldi. Sevda susmadı. Susarsa ses yine gidecekti; onun için gıcırtısıyla, tıkırtısıyla gündelik işine döndü, ezginin arasında ona küçük bir boşluk bıraktı ve ses her seferinde o boşluğa girdi.',
  ],
  'kirk-kus': [
    'Sarayın en genç nakkaşı Yakup, çizdiği kuşların geceleri kâğıttan uçup gittiğini fark etti. Geri çekildi, bekledi, bir daha yokladı: yanılmıyordu. Ya da iki kez aynı biçimde yanılıyordu. Bunu tek başına bilmek yetmezdi; kuşları bir başkası da, hiçbir şey bilmeden, sınamalıydı. Eski dostu Kayra’yı çağırdı. “Dur burada,” dedi. “Neyi fark edersen söyle. Sana ipucu vermeyeceğim.” Kayra durdu, başını bir yana eğdi. “Bir şey yok.” “Acele etme.” Yakup’un kalbi, sakladığı cevapla birlikte atıyordu.',
    '“Ne aradığımı bilsem,” dedi Kayra. “Bilsen ararsın. Arayan bulur, ben bulmanı istemiyorum.” “Ne istiyorsun?” “Başına gelmesini.” Kayra içini çekti, ağırlığını öbür ayağına verdi ve başına bir şey gelmesini beklemeye başladı.',
    '“Ben bazen,” dedi Kayra, “önemli bir şey söyleneceği zaman kulağımın kapandığını hissederim.” “Önemli bir şey söylemedim.” “Söylemedin, ama öyle duruyorsun.” Yakup öyle durmamaya çalıştı: kollarını çözdü, hafiften ıslık çaldı, iki notada kesti.',
    '“Tamam,” dedi Kayra en sonunda, “bir şey fark ettim.” Parmağını uzattı. Kuşları değil, Yakup’u gösteriyordu. “Sen. Ne zaman o yana dönsem soluğunu tutuyorsun.” Yakup soluğunu bıraktı; sınama boşa gitmişti.',
    '“Korkuyor musun?” diye sordu Kayra. Yakup düşündü. “Senin de fark etmenden korkuyorum,” dedi, “bir de hiç fark etmemenden.” “Hangisi daha kötü?” “Saatine göre değişiyor.” Kayra bu cevabı yabana atmadı, bir daha şaka yapmadı.',
    '“Öyleyse ben gideyim,” dedi Yakup. “Sen yalnız kal.” Uzaklaştı, arkasına bakmadan bekledi, sonra dayanamayıp döndü. Kayra aynı yerdeydi, ama başka türlü duruyordu. “Ne zamandan beri böyle?” diye sordu, yüzünü çevirmeden.',
    '“Birlikte söyleyelim,” dedi Yakup. Kayra başıyla saydı: bir, iki, üç. İki ağızdan aynı söz çıktı, sonunda aynı soru işareti vardı. Sonra Yakup, soluğunu bu kez tutmadan, yüzünü kuşlara çevirdi.',
  ],
  'haritada-olmayan': [
    'Balıkçı Temel, fırtınada haritada olmayan bir ada buldu. Uzun süre yalnız baktı; ne yaklaştı ne uzaklaştı. Sonra gördüğünü birine anlatma isteği korkusunu da bastırdı ve Temel eski dostu Orhan’ı aramaya gitti.',
    '“Bir şey oldu,” diye başladı Temel. Orhan elindekini bıraktı. “İyi mi, kötü mü?” “Bilmiyorum. Büyük.” Temel kollarını iki yana açtı, bunun yetmediğini görünce indirdi. “Otur da baştan anlat,” dedi Orhan.',
    '“Nasıl bir şey?” diye sordu Orhan. Temel adayı anlatmaya koyuldu, üç cümle sonra sustu. “Yok, öyle değil.” Bir daha denedi. “Bu da değil.” Orhan güldü. “Üçüncüsünü sakla,” dedi. “Gidip bakalım.”',
    '“Renginden başla,” dedi Orhan. Temel renginden başladı, rengin adını bulamadı. “Akşamüstü gibi,” dedi, “ama daha eskisi.” Orhan uzaklara baktı, akşamüstünün eskisini gözünün önüne getirmeye çalıştı. “Bir de kokusunu söyle,” dedi umutla.',
    'Gece huzursuz geçti. Ya ada gerçekten anlattığı kadar değilse? Sözleriyle büyütmüş olabilirdi, küçültmüş de. Adayı bulduğu anı baştan düşündü; gözünün önüne gördüğü değil, söylediği geldi. Bu onu korkuttu.',
    '“Ya bulamazsak?” diye sordu Orhan. “Buluruz.” “Ya bulur da bir şey anlamazsam?” Bunu Temel de bütün gece kendine sormuştu. “O zaman anlamamış gibi yapma,” dedi. “Yüzüme baka baka söyle.” “Söylerim,” dedi Orhan.',
    'Sonunda Orhan adayı kendi gözleriyle gördü. Uzun süre konuşmadı. Temel’in içi daraldı. “Eee?” dedi. “Hiç anlattığın gibi değil,” dedi Orhan, gözünü ayırmadan. “Sen bunun asıl yerini unutmuşsun.”',
    '“Şimdi sen anlat,” dedi Temel ve gözlerini kapadı. Orhan acele etmeden başladı: önce ışığı söyledi, sonra bir kenarı, sonra gölgeyi. Karanlıkta ada ağır ağır belirdi; Temel onu ilk kez görüyordu.',
  ],
} as const;
