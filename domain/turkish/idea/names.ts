import type { Gender } from './idea.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

const WOMEN = list(`
  Adalet Adile Afet Afitap Ahsen Ahu Ajda Akgül Alara Aleyna Alev Aliye Alya Arife Armağan Arzu Asena Asiye Aslı Aslıhan Asu Asude Asuman Atiye
  Ayben Ayça Aydan Ayfer Aygül Ayla Aylin Ayperi Aysel Aysen Aysu Aysun Ayşe Ayşegül Ayşen Ayşenur Ayten Aytül Azade Azize Azra Bade Bahar
  Balım Banu Başak Bedia Bedriye Begüm Behice Behiye Belgin Belkıs Belma Bengi Bengisu Bengü Beren Berna Berrak Berrin Beste Betül Beyza Bihter
  Bilge Billur Binnaz Binnur Birgül Birsen Buket Burcu Buse Büşra Cahide Canan Canfeda Cansu Cavidan Cemile Cemre Cennet Ceren Ceyda Ceyla Ceylan Ceylin
  Cavide Çağla Çiçek Çiğdem Çisem Çolpan Damla Defne Deniz Derya Destan Didem Dilan Dilara Dilek Dilruba Dilşad Döndü Döne Duru Duygu Ebru Ece Ecrin Eda Edibe Efsun
  Ekin Ela Eleni Elif Elmas Elvan Emel Emine Eylül Esen Eser Esin Esma Esme Esra Evin Eysan Ezgi Fadime Fahriye Fatma Fatoş Fazilet Ferah Feray Ferda Feride
  Ferihan Fethiye Feyza Fidan Figen Filiz Firdevs Firuze Fulya Funda Füreya Füruzan Füsun Gamze Gizem Gonca Gökçe Gözde Gül Gülay Gülbahar Gülben Gülcan Gülçin Gülden Güldane Gülendam Güler
  Gülfem Gülfidan Gülhan Gülizar Gülnihal Gülnaz Gülnur Gülperi Gülsen Gülseren Gülsüm Gülşah Gülşen Gülten Günay Güneş Günseli Güzide Güzin Habibe Hacer Hadiye Hafize Hale Halenur Halide
  Halime Hamide Hamiyet Handan Hande Hanife Hatice Hatun Havva Hayriye Hazal Hediye Hicran Hilal Huriye Hülya Hümeyra Hürrem Hüsniye Ilgın Işıl Işılay Itır İclal İdil İlayda İlkay İlknur İnci
  İpek İrem İsmet İzel Jale Jülide Kader Kadriye Kamuran Kevser Kıymet Kısmet Kumru Lale Lamia Latife Leman Lerzan Leyla Lidya Lina Livia Macide Mahinur Makbule Manolya Maral Maria Maya Mebrure Mediha
  Mehlika Mehtap Mehveş Melahat Melek Melda Melike Melis Melisa Meltem Menekşe Meral Mercan Meri Merve Meryem Mesude Mihriban Mihrimah Mina Mine Mira Muazzez Mualla Muhterem Mukadder Munise
  Müberra Müesser Müfide Müge Müjde Müjgan Mükerrem Mümine Münevver Münire Mürvet Müşerref Müyesser Müzeyyen Naciye Nadide Nadire Nakşidil Nalan Narin Nazan Nazende Nazife Nazik Nazire Nazlı Nazmiye Nebahat
  Necla Necmiye Nefise Nehir Nergis Neriman Nermin Nesibe Neslihan Nesrin Neşe Nevin Nevra Nevriye Neyyire Nezahat Nezihe Nida Nigâr Nigar Nihal Nihan Nil Nilay Nilgün Nilüfer Nimet Nisa Nur Nuran Nurane Nuray Nurbanu Nurcan
  Nurdan Nurgül Nurhan Nuriye Nursel Nurşen Nurten Olcay Oya Öykü Özden Özge Özgül Özlem Pakize Papatya Pelin Perihan Pervin Petek Pınar Peri Perizat Piraye Rabia Raziye Rahime Rana Rebia Refika Remziye Reyhan Rukiye
  Rümeysa Rüya Saadet Saba Sabahat Sabiha Sabriye Sacide Sadiye Safiye Saime Sakine Saliha Saniye Sare Seçil Seda Sedef Seher Selda Selin Selma Selvi Selva Sema Semahat Semanur Semiha Semra Sena Senem Seniha
  Sera Serap Seray Serpil Serra Sevcan Sevda Sevgi Sevil Sevilay Sevim Sevinç Seyhan Sezen Sibel Sidelya Simge Sinem Songül Su Suna Suzan Süheyla Sümeyye Süreyya Süeda Şadiye Şahika Şaziye Şebnem Şehnaz Şenay Şengül Şerife Şermin Şevval Şeyda
  Şeyma Şirin Şule Şükran Şükufe Tansu Tijen Tomris Tuba Tuğba Tuğçe Turna Tülay Tülin Türkan Türkân Ulviye Umay Üftade Ülker Ülkü Vahide Vasfiye Vedia Vesile Vildan Vuslat Yaprak Yaren Yasemin Yekta Yeliz Yelda Yeşim Yıldız Yonca Yurdagül Yüksel Zahide
  Zahra Zarife Zehra Zekiye Zeliha Zerda Zerrin Zeynep Zeyno Zinnur Ziynet Zuhal Zübeyde Züleyha Zümra Zümrüt Zehranur Anna Marta Elena Clara Emma Alice Julia Sofia Laura Nora Olga Natasha Rosa Lucia Ingrid Greta Hannah Sarah Mary Jane Yuki Sakura Amira Layla Fatima Lena Iris Vera
`);

const MEN = list(`
  Abbas Abdullah Abdülkadir Abidin Abuzer Adem Adil Adnan Agâh Ahmet Akif Akın Alaattin Ali Alican Alp Alparslan Alper Alperen Alpay Altan Anıl Aras Arda Arif Asaf Ata Atakan Atıf Atilla Attila Avni Aydemir Aydın Ayhan Ayberk Aykut
  Aytekin Aziz Azmi Baha Bahadır Bahattin Bahri Baki Bamsı Baran Barbaros Barış Barlas Bartu Basri Başar Batu Batuhan Baturalp Bayram Bedirhan Bedri Behçet Behram Behzat Bekir Beratcan Berat Berk Berkay Berkan Berke Besim Bilal Bora Bozkurt Buğra
  Burak Burhan Burhanettin Bülent Bünyamin Caner Cafer Cahit Can Canberk Celal Celalettin Celil Cem Cemal Cemil Cenap Cengiz Cenk Cevat Cevdet Cezmi Cihan Cihangir Coşkun Cumali Cüneyt Çağan Çağatay Çağdaş Çelebi Çetin Davut Demir Demirhan Devrim
  Dilaver Doğan Doğukan Dursun Duran Ebubekir Edip Efe Ege Ekrem Emin Emir Emirhan Emrah Emre Ender Engin Enes Enver Ercan Ercüment Erdal Erdem Erdinç Erdoğan Eren Ergin Ergun Erhan Erkan Erkin Erman Erol Ersan Ersin Ertan Ertuğrul Esat Eşref
  Ethem Evliya Eyüp Fahrettin Fahri Faik Faruk Fatih Fazıl Fehmi Ferdi Ferhat Ferit Feridun Fethi Fevzi Feyyaz Fikret Fikri Fırat Fuat Furkan Galip Gazanfer Gencay Giray Gökalp Gökay Gökberk Gökhan Göktuğ Görkem Gültekin Günhan Gürbüz Gürkan Gürsel Güven
  Hacı Hadi Hakan Hakkı Haldun Halil Halim Halis Halit Haluk Hamdi Hamit Hamza Harun Hasan Haşim Haşmet Hayati Haydar Hayrettin Hayri Hızır Hikmet Hilmi Himmet Hulki Hulusi Hurşit Hüsamettin Hüseyin Hüsnü Hüsrev İbrahim İdris İhsan İlber İlhami İlhan İlker İlyas
  İrfan İsa İshak İskender İsmail İsmet İzzet Kaan Kadir Kadri Kağan Kâmil Kamil Karan Kasım Kaya Kayra Kazım Kâzım Keloğlan Kemal Kemalettin Kenan Kerem Kerim Koray Korkut Köroğlu Kudret Kutay Kürşat Kutlu Levent Lokman Lütfi Lütfü Macit Mahir Mahmut Mahzun
  Mansur Mazhar Mecit Mehmet Melih Memduh Memo Menderes Meriç Mert Mertcan Mesut Mete Metehan Metin Mikail Miraç Mithat Muammer Muhammet Muharrem Muhsin Muhittin Murat Musa Mustafa Muhterem Muzaffer Mübin Müfit Mümtaz Münir Müslüm Naci Nadir Nafiz Nail Naim Namık Nasuh
  Nazım Nazif Nazmi Necati Necdet Necip Necmettin Nedim Nejat Nevzat Nihat Nizam Nizamettin Niyazi Numan Nurettin Nuri Oğuz Oğuzhan Okan Okay Oktay Olcay Onur Orbay Orçun Orhan Osman Ozan Ömer Önder Özcan Özgür Özkan Pala Pamir Peyami Piri Polat Poyraz Raci Rafet Rahmi
  Raif Ramazan Ramiz Rasim Raşit Rauf Recai Recep Refik Remzi Reşat Reşit Rıdvan Rıfat Rıfkı Rıza Ruhi Ruşen Rüstem Rüştü Sabahattin Sabri Sadık Sadi Sadri Sadullah Safa Saffet Sait Salih Salim Sami Samet Samim Sarp Savaş Sedat Sefa Sefer Selahattin Selami Selçuk Selim Selman Semih
  Serdar Serhan Serhat Serkan Server Sertaç Seyfettin Seyfi Seyit Sezai Sezer Sıtkı Sinan Soner Suat Suavi Suphi Süha Süleyman Sungur Şaban Şadi Şahap Şahin Şakir Şeref Şerif Şevket Şinasi Şükrü Taceddin Tacettin Tahir Tahsin Talat Talip Tamer Taner Tanju Tankut
  Tarık Tarkan Tayfun Tayyar Tekin Temel Temir Teoman Tevfik Teyfik Timuçin Timur Tolga Tolgahan Toran Tufan Tuğrul Tuncay Tunç Turan Turgay Turgut Turhan Ufuk Uğur Ulaş Umut Umutcan Utku Uygar Ümit Vahap Vahit Vasfi Vecdi Vedat Vehbi Veli Veysel Volkan Yahya Yağız Yakup Yalçın
  Yalın Yaman Yaşar Yavuz Yasin Yekta Yener Yetkin Yıldırım Yiğit Yılmaz Yunus Yusuf Yücel Yüksel Zafer Zekai Zekeriya Zeki Zihni Ziya Zülfikar Dursunali Arthur Boris Carlos David Edgar Frank George Hans Henry Ivan Jack James John Karl Leo Luca Marco Marcus Michael Nikos Oliver Paul Pedro Peter Pierre Robert Thomas Tom Victor William Yorgo Agop Hrant Kirkor Dimitri Kenji Omar Viktor
`);

const SHARED = list(`
  Armağan Ayhan Aydın Ayaz Aren Arin Atlas Barış Bilge Çınar Deniz Derya Devrim Doğa Doğan Duygu Ege Ekin Engin Eser Evren Evrim Güney Güneş Günay Hikmet Ilgaz İlkay İmge İsmet Kamuran Kuzey Masal Mayıs Meriç Muhterem Muzaffer Nova Nusret Olcay Özgür Poyraz Rüzgâr Saffet Sezer Suat Şeref
  Tan Toprak Tuna Uğur Umut Uzay Ümit Ürün Ülkü Yada Yaşar Yaz Yekta Yüksel Sim Seyhan Sevinç Servet Kıymet Fikret Nur Aras Özden Seçkin Cevher Cihan Eylem Ufuk Uğraş Yağmur Gökçe Efe
`);

/** Names that are also everyday words, and so are names only where a capital says so inside a sentence or by a suffix. */
const AMBIGUOUS = new Set(
  list(`
  Adalet Afet Alev Armağan Arife Aras Ata Atlas Ayaz Aydın Aziz Bahar Balım Barış Başak Başar Bayram Beste Bilge Bora Bozkurt Buket Can Cennet Ceylan Coşkun Çağla Çelebi Çetin Çınar Çiçek Çiğdem Dağ Damla Defne Demir Deniz Derya Destan
  Devrim Dilek Doğa Doğan Duran Dursun Duru Duygu Ece Efe Ege Ekin Ela Elmas Emir Engin Eren Eser Esin Evren Eylül Fazilet Fidan Fulya Funda Galip Gazanfer Gizem Gonca Görkem Gözde Gül Güler Güneş Güney Güven Hacı Hadi Hale Halis Hatun Hediye Hicran Hikmet Hilal Himmet
  Ilgın Işıl Itır İnci İpek İsmet Kader Kadir Kahraman Karan Kasım Kaya Kerem Kerim Kısmet Kıymet Kudret Kumru Kutlu Kuzey Lale Levent Mahir Mahzun Manolya Maral Masal Mayıs Mecit Melek Meltem Menekşe Mercan Mert Mesut Mina Mine Muhterem Müjde Nadir Narin
  Nazik Nazlı Nehir Nergis Neşe Nida Nihan Nimet Nişan Nur Okan Onur Ozan Önder Öykü Özgür Pala Papatya Petek Pınar Peri Poyraz Rana Rıza Ruhi Rüya Rüzgâr Saadet Saba Sadık Sakine Salim Savaş Seçkin Sedef Sefer Seher Selvi Server Servet Sevda Sevgi Sevinç Seyit Sezen
  Sim Simge Su Şahin Şakir Şerif Şeref Şirin Tan Tarık Tekin Temel Toprak Tufan Tuna Tunç Turna Ufuk Uğur Ulaş Umut Usta Uzay Üftade Ülker Ülkü Ümit Ürün Vuslat Yağız Yağmur Yalın Yaman Yaprak Yaren Yasemin Yaşar Yavuz Yaz Yener Yetkin Yıldırım Yıldız Yılmaz Yiğit Yonca Yücel Yüksel
  Zafer Zümrüt Ata Şadi Polat Safa Sefa Akın Yasin Cemre Yelda Miraç Destan Sena Iris Rosa Duygu Songül Vera Nova Alp Alev Berk Besim Cem Cenk Dilan Erdem Esen Ezgi Fikret Furkan Gamze Gülşen Hülya İzzet Kamer Nazende Nefise Neyyire Oya Utku Eylem Leman Ayla Aysel Ahu Asude Azade Berrak Damla Elvan Ferah Ferda Firuze Letafet Rahmi Sema Serap Sevil Şeyda Şule
`),
);

/** Ambiguous names that are everyday nouns ("deniz", "umut"): the others begin a sentence as a name. */
const EVERYDAY = new Set(
  list(`
  Adalet Afet Alev Armağan Ayaz Bahar Barış Başak Bayram Beste Can Cennet Ceylan Çınar Çiçek Dağ Damla Deniz Destan Devrim Dilek Doğa Duygu Ekin Elmas Emir Eser Evren Eylül Fidan Gizem Gonca Gül Güneş Güney Güven Hatun Hediye
  Kader Kahraman Kaya Kısmet Kumru Kuzey Lale Masal Mayıs Melek Menekşe Mercan Nehir Neşe Nişan Nur Ozan Öykü Papatya Petek Pınar Peri Poyraz Rüya Rüzgâr Saadet Savaş Sedef Sefer Seher Servet Sevda Sevgi Sevinç Su Şahin Şerif
  Toprak Tufan Turna Umut Usta Uzay Ülkü Yağmur Yalın Yaprak Yaz Yıldırım Yıldız Zafer Zümrüt Eylem Nazik Narin Nadir Mesut Mert Özgür Aydın Bilge Engin Çetin Temel Sadık Usta Genç Bozkurt Ata Hacı Hadi Kutlu Levent Önder Seçkin Tan Tunç Ufuk Uğur Yaman Yetkin
`),
);

const genders = new Map<string, Gender | undefined>();
for (const name of WOMEN) genders.set(name, 'female');
for (const name of MEN) genders.set(name, genders.has(name) ? undefined : 'male');
for (const name of SHARED) genders.set(name, undefined);

/** Whether a capitalised word is a known personal name. */
export const isKnownName = (word: string): boolean => genders.has(word);

/** Whether a known name is also an everyday word ("Deniz", "Umut"). */
export const isAmbiguousName = (word: string): boolean => AMBIGUOUS.has(word);

/** Whether a name is an everyday noun or adjective, which may begin a sentence. */
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word);

/** Who bears a name; undefined where women and men do, or where the name is unknown. */
export const genderOfName = (word: string): Gender | undefined => genders.get(word);
