/** Correct words that the dictionary lacks; their forms are accepted too. */
export const extraWords: ReadonlySet<string> = new Set(
  'büyükanne büyükbaba babaanne anneanne internet podcast tablet drone'.split(' '),
);

/** Given names, which are recognised at a sentence's start too, where a capital does not mark a name. */
export const givenNames: ReadonlySet<string> = new Set(
  (
    'abdullah adem adnan ahmet alev ali alper arda arzu asuman aslı asya ayça aydın ayhan ayla aynur aysel ayşe ayşegül azra bahar ' +
    'barış başak batuhan behice belgin berk berna beste betül beyza bilal bilge birgül buket bülent burak burcu burhan can canan ' +
    'cansu celal cem cemal cemile cengiz ceren cevdet ceyda cihan çağla çağlar çiğdem damla defne demet derya deniz dilan dilek ' +
    'doğan doruk duygu ebru ece eda efe ege ekrem ela elif elvan emel emin emine emir emre engin enver ercan erdal erdem eren ergin ' +
    'erhan erkan erol ersin ertuğrul esin esma esra eylül eymen ezgi fadime fahri faruk fatih fatma ferhat feride ferit feyza ' +
    'fikret fikriye filiz funda füsun gamze gizem gökçe gökhan gonca gönül güler gülay gülcan gülden gülsüm gülten günay gürkan ' +
    'hakan hakkı haldun hale halil haluk hamza handan harun hasan hasret hatice hayriye hazal hilal hikmet huriye hülya hüseyin ' +
    'ibrahim ilayda ilhan ilker ilknur imran inci ipek irem irfan ishak ismail ismet kaan kadir kadriye kamil kamile kaya kazım kemal ' +
    'kenan kerem kerim koray kübra lale latife leman levent leyla mahmut makbule mehmet melahat melek melike melis meltem memduh ' +
    'menekşe meral mert merve meryem mesut metin mevlüt mine mualla muammer muhammed muharrem muhsin murat musa mustafa muzaffer ' +
    'mücahit münevver münir müge müjde mümtaz nail nalan nazan nazım nazlı nebahat necati necla necmi nermin nesrin neşe nevin ' +
    'nihal nihat nil nilay nilgün nilüfer nimet nur nuran nuray nurettin nurhan nuri nursel okan oktay onur orhan osman oya ozan ' +
    'ömer önder özcan özge özgür özlem pelin perihan pınar poyraz rabia ramazan recep refik reyhan rıfat rıza rüya rüzgar sabri ' +
    'sadık safiye salih salim samet sami sanem saniye seçil seda sedat sefa selçuk selim selin selma sema semih semra sena serap ' +
    'serdar serhat serkan serpil sevda sevgi sevim sevgül sevinç sezen sezgin sibel sinan songül suat sude sultan suna suzan ' +
    'süleyman süreyya şaban şahin şebnem şenay şengül şerif şermin şevket şirin şule şükran şükrü tahir tahsin taner tarık tayfun ' +
    'tekin tolga tuba tuğba tuğçe tuğrul tuna tuncay turan turgut turhan tülay türkan tülin ufuk ulaş umut utku ümit vahide vahit ' +
    'vedat vildan volkan yağız yağmur yakup yalçın yaman yasemin yasin yaşar yavuz yeliz yeşim yiğit yılmaz yonca yunus yusuf ' +
    'yüksel zafer zahide zehra zekeriya zeki zeliha zerrin zeynep ziya zuhal zübeyde'
  ).split(' '),
);

/** Misspellings for which the dictionary suggests poor corrections, with the correct word. */
export const usualMistakes: ReadonlyMap<string, string> = new Map(
  (
    'herkez/herkes yanlız/yalnız yalnış/yanlış yanlızca/yalnızca birşey/bir_şey herşey/her_şey hiçbirşey/hiçbir_şey birsürü/bir_sürü ' +
    'orjinal/orijinal insiyatif/inisiyatif süpriz/sürpriz traş/tıraş makina/makine şarz/şarj eşortman/eşofman kirbit/kibrit ' +
    'hoşçakal/hoşça_kal hoşgeldin/hoş_geldin hoşgeldiniz/hoş_geldiniz aferim/aferin antreman/antrenman kapşon/kapüşon ' +
    'meyva/meyve mütevazi/mütevazı pantalon/pantolon sezeryan/sezaryen sandaliye/sandalye sarmısak/sarımsak ' +
    'şöför/şoför tabi/tabii ünvan/unvan yada/ya_da yüzsene/yüz_sene zerafet/zarafet acaip/acayip açıkcası/açıkçası ' +
    'bisküvit/bisküvi ceryan/cereyan dinazor/dinozor egsoz/egzoz entellektüel/entelektüel fasülye/fasulye gurup/grup ' +
    'kıravat/kravat kollej/kolej klüp/kulüp laboratuar/laboratuvar muhattap/muhatap müsade/müsaade parağraf/paragraf ' +
    'proğram/program psikoloğ/psikolog raslamak/rastlamak satlık/satılık sövalye/şövalye tesbih/tespih vejeteryan/vejetaryen ' +
    'bugünki/bugünkü dünki/dünkü vücüt/vücut'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split('/');
      return [wrong, right.replaceAll('_', ' ')];
    }),
);
