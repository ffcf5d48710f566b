function list(text: string): readonly string[] {
  return text.split(' ');
}

/** Names that only women bear; where an idea says "kız", "kadın" or "anne", the hero gets one of these. */
export const WOMENS_NAMES = new Set(
  list(
    'Nermin Leyla Feride Zehra Handan Meral Sevgi Nilgün Ayten Suna Perihan Şule Gülten Nesrin Mualla Belgin Füsun Hatice Türkan Melike Sabiha Müjgan Aysel Emine Safiye Güler Neriman Pervin Suzan Zerrin Oya Jale Vildan Bedia Nazan Hale Lale Sevda Defne Ceren Elif Duygu Ece İpek Derya Aslı Pınar Ezgi Damla Gizem Tuğba Yasemin Mihrimah Gülnihal Nigâr Rukiye Şirin Gülbahar Fatma Hümeyra Dilşad Nurbanu Esma Canfeda Mehlika Zeynep Ayşe Havva Melek Nakşidil Cevher Lâmia Meryem Gevher Alara Belen Asena Selcen Aybüke Umay Ayla Yıldız Tomris Gökçe Elvan Nilüfer Mayıs Saye Aysu Bengü Peri Kumru Vera Lina Mira Nova Sera Ada Eda Maya Lara Nil Su Ilgın Asya Alin Pera Neva İdil Lidya Mina Rana Ela Sim Zara Nehir Duru Mine Selin Işıl Pelin Ceylin Bade Nisa Yaren Rüya Ahu İnci Gonca',
  ),
);
/** Names that men and women share. */
export const SHARED_NAMES = new Set(
  list(
    'Deniz Umut Ege Toprak Kuzey Güney Evren Yaz Uzay Doğa Masal İclal Ürün Ilgaz Poyraz Tan Aren Arin Yada Özgür Çınar Atlas Derya Duygu',
  ),
);
/** Everyday names, any time and place in Turkey. */
export const EVERYDAY_NAMES = list(
  'Halil Nermin Cemal Leyla Kerem Feride Yusuf Zehra Selim Handan Orhan Meral Tarık Sevgi Murat Nilgün Rıza Ayten Kemal Suna Hakan Perihan Levent Şule Burhan Gülten Tahir Nesrin Vedat Mualla Ekrem Belgin İlhan Füsun Nedim Hatice Sami Türkan Erdem Melike Bülent Sabiha Cevat Müjgan Turgut Aysel Fikret Emine Nihat Safiye Rasim Güler Ziya Neriman Hikmet Pervin Adnan Suzan Faruk İclal Necati Zerrin Kâzım Oya Remzi Jale Salih Vildan Mazhar Bedia Arif Nazan Sıtkı Hale Enver Lale Ragıp Sevda Haluk Defne Barış Ceren Onur Elif Deniz Umut Duygu Ozan Ece Mert İpek Sinan Derya Tolga Aslı Volkan Pınar Kaan Ezgi Emre Damla Alper Gizem Serkan Tuğba Ufuk Yasemin',
);
/** Names that sound at home in other centuries. */
export const OLD_NAMES = list(
  'Behram Mihrimah Zülfikar Gülnihal Sinan Nigâr Davut Rukiye Hüsrev Şirin Lütfi Gülbahar İskender Fatma Yakup Hümeyra Piri Dilşad Selman Nurbanu Kasım Esma Mahmut Canfeda Ömer Mehlika Bedri Safiye Salih Zeynep İbrahim Ayşe Rüstem Havva Hızır Melek Turhan Nakşidil Şemsi Cevher Musa Lâmia Süleyman Handan Tursun Hatice İlyas Meryem Bayezit Gevher',
);
/** Names for made-up lands. */
export const FANTASY_NAMES = list(
  'Alara Toran Belen Ulaş Asena Korkut Ilgaz Selcen Bamsı Aybüke Tuğrul Umay Karan Sirma Baran Ayla Temir Yıldız Kayra Alpagut Tomris Batu Ece Aras Gökçe Bozkır Elvan Kutay Nilüfer Sungur Aytek Mayıs Çağrı Ildız Poyraz Saye Tan Börte Yada Kunter Erlik Aysu Yalaz Bengü Tolun Ürün Savaş Peri Yağız Kumru',
);
/** Names for days to come. */
export const FUTURE_NAMES = list(
  'Arin Deniz Vera Kaya Lina Toprak Mira Atlas Nova Ege Sera Tuna Ada Kuzey Eda Maya Doruk Lara Çınar Nil Aren Yaz Bora Su Polat Ilgın Evren Asya Güney Alin Uzay Pera Timur Neva Cem İdil Sarp Ayaz Lidya Özgür Mina Demir Rana Teoman Ela Yekta Sim Oktay Zara',
);
/** Names for young heroes. */
export const CHILD_NAMES = list(
  'Ali Zeynep Can Elif Mete Nehir Efe Duru Kerem Ada Yiğit Mine Emir Selin Toprak Ela Arda Defne Ozan Işıl Kuzey Pelin Tuna Ceylin Sarp Bade Ege Masal Poyraz Nisa Deniz Yaren Rüya Umut Ahu Bora İnci Doğa Memo Gonca',
);
