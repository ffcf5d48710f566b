import { nameInCase } from '#domain/site/name-in-case.ts';
import { type MailParts, type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

interface Recipient {
  email: string;
  name: string;
}

const greet = ({ name }: Recipient) => `Merhaba ${name},`;
const notAsked = 'Bu isteği siz yapmadıysanız bu postayı silebilirsiniz; hesabınızda bir şey değişmez.';

const compose = (to: Recipient, { brand }: MailSite, parts: Omit<MailParts, 'to' | 'greeting'>): Mail =>
  writeMail(brand, { to: to.email, greeting: greet(to), ...parts });

const link = ({ url }: MailSite, path: string, secret: string) => `${url}${path}#${secret}`;

/** The mail with the link that verifies the address. */
export function verificationMail(to: Recipient, site: MailSite, secret: string): Mail {
  return compose(to, site, {
    kind: 'verify_email',
    subject: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      `${site.brand.name} hesabınızın e-posta adresini doğrulamak için aşağıdaki düğmeye basın. Doğruladıktan sonra günlük token hakkınız da yenilenmeye başlar.`,
    ],
    action: { label: 'Adresimi doğrula', url: link(site, '/e-posta-dogrula', secret) },
    footnotes: [
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılır.',
      'Bu hesabı siz açmadıysanız postayı silmeniz yeterli. Adresinizi kendiniz kullanmak isterseniz düğmeye basıp hesabı devralabilirsiniz.',
    ],
  });
}

/** The mail with the link that resets the password. */
export function resetMail(to: Recipient, site: MailSite, secret: string): Mail {
  return compose(to, site, {
    kind: 'reset_password',
    subject: 'Şifrenizi yenileyin',
    paragraphs: [
      'Hesabınız için yeni bir şifre belirlemek istediğinizi bildirdiniz. Yeni şifrenizi buradan seçin.',
    ],
    action: { label: 'Yeni şifre belirle', url: link(site, '/sifre-yenile', secret) },
    footnotes: [
      'Bağlantı 1 saat geçerlidir ve bir kez kullanılır. Şifreniz değişince bütün cihazlardaki oturumlar kapanır.',
      notAsked,
    ],
  });
}

/** The mail with the sign-in code. */
export function codeMail(to: Recipient, site: MailSite, code: string): Mail {
  return compose(to, site, {
    kind: 'sign_in_code',
    subject: `Giriş kodunuz: ${code}`,
    paragraphs: [`${nameInCase(site.brand.name, 'dat')} giriş yapmak için bu kodu girin:`],
    code,
    footnotes: [
      'Kod 10 dakika geçerlidir, yalnızca istendiği tarayıcıda ve bir kez kullanılır. Kimseyle paylaşmayın; biz de sizden istemeyiz.',
      notAsked,
    ],
  });
}

/** Asks the old address to confirm an e-mail change. */
export function emailChangeOldMail(to: Recipient, site: MailSite, secret: string, newEmail: string): Mail {
  return compose(to, site, {
    kind: 'email_change',
    subject: 'E-posta adresiniz değişsin mi?',
    paragraphs: [
      `Hesabınızın e-posta adresini ${newEmail} yapmak istediğinizi bildirdiniz. Onaylıyorsanız düğmeye basın; yeni adrese giden bağlantıyı da onaylayınca değişiklik tamamlanır.`,
    ],
    action: { label: 'Değişikliği onayla', url: link(site, '/e-posta-degistir', secret) },
    footnotes: [
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılır.',
      'Bu isteği siz yapmadıysanız onaylamayın ve şifrenizi hemen değiştirin.',
    ],
  });
}

/**
 * Asks the new address to confirm an e-mail change. It contains no name, because the requester chose the name and could
 * send any text to strangers by it.
 */
export function emailChangeNewMail(email: string, site: MailSite, secret: string): Mail {
  return writeMail(site.brand, {
    to: email,
    kind: 'email_change',
    subject: 'Yeni e-posta adresinizi onaylayın',
    greeting: 'Merhaba,',
    paragraphs: [
      `${site.brand.name} hesabının e-posta adresi olarak bu adres gösterildi. Onaylıyorsanız düğmeye basın; eski adrese giden bağlantı da onaylanınca değişiklik tamamlanır.`,
    ],
    action: { label: 'Bu adresi onayla', url: link(site, '/e-posta-degistir', secret) },
    footnotes: ['Bağlantı 24 saat geçerlidir ve bir kez kullanılır.', notAsked],
  });
}

/** Tells the new address of an e-mail change that it has an account already; the requester does not learn it. */
export function emailAlreadyUsedMail(email: string, site: MailSite): Mail {
  return writeMail(site.brand, {
    to: email,
    kind: 'email_change',
    subject: 'Bu adresin zaten bir hesabı var',
    greeting: 'Merhaba,',
    paragraphs: [
      `Bu e-posta adresi başka bir ${site.brand.name} hesabına taşınmak istendi, ama adresinizin zaten bir hesabı var. Bu yüzden hiçbir şey değişmedi.`,
    ],
    footnotes: [notAsked],
  });
}

/** Reports a password change. */
export function passwordChangedMail(to: Recipient, site: MailSite): Mail {
  return compose(to, site, {
    kind: 'password_changed',
    subject: 'Şifreniz değişti',
    paragraphs: ['Hesabınızın şifresi az önce değiştirildi ve öteki cihazlardaki oturumlar kapatıldı.'],
    action: { label: 'Bunu ben yapmadım', url: `${site.url}/sifremi-unuttum` },
    footnotes: ['Değişikliği siz yaptıysanız bir şey yapmanıza gerek yok.'],
  });
}

/** Reports that the first proof of the address deleted the password (`claimAddress`). */
export function passwordDroppedMail(to: Recipient, site: MailSite): Mail {
  return compose(to, site, {
    kind: 'password_changed',
    subject: 'Hesabınıza yeni bir şifre belirleyin',
    paragraphs: [
      'Adresinizin size ait olduğunu az önce ilk kez gösterdiniz. Hesap açılırken belirlenen şifreyi ve o sırada açık kalan oturumları güvenliğiniz için kaldırdık: hesabı sizin adresinizle bir başkası açmış olabilirdi.',
      'Şifreyle giriş yapmak isterseniz yeni bir şifre belirleyin. Kodla ya da Google ile girmeyi de sürdürebilirsiniz.',
    ],
    action: { label: 'Şifre belirle', url: `${site.url}/sifremi-unuttum` },
  });
}

/** Reports the takeover of an account by the owner of its address. */
export function accountTakenOverMail(to: Recipient, site: MailSite): Mail {
  return compose(to, site, {
    kind: 'taken_over',
    subject: 'Hesabı devraldınız',
    paragraphs: [
      `E-posta adresinizle açılmış ${site.brand.name} hesabını az önce devraldınız. Eski şifre ve açık oturumlar kaldırıldı, hesaptaki hikâyeler ve öteki veriler silindi.`,
      'Yeni şifrenizi henüz belirlemediyseniz buradan belirleyebilirsiniz.',
    ],
    action: { label: 'Şifre belirle', url: `${site.url}/sifremi-unuttum` },
  });
}

/** Reports the deletion of the account. */
export function accountRemovedMail(to: Recipient, site: MailSite): Mail {
  return compose(to, site, {
    subject: 'Hesabınız silindi',
    paragraphs: [
      `İsteğiniz üzerine ${site.brand.name} hesabınızı, hikâyelerinizi ve hesaba bağlı öteki verileri sildik. Yalnızca sipariş kayıtları, bize yazdığınız mesajlar ve ileti onaylarınızın kaydı, gizlilik politikasında yazan sürelerin sonuna kadar kalır.`,
      'Bu isteği siz yapmadıysanız hemen bize yazın.',
    ],
  });
}

/** Reports an e-mail change to the old address. */
export function emailChangedMail(to: Recipient, site: MailSite, newEmail: string): Mail {
  return compose(to, site, {
    kind: 'email_changed',
    subject: 'E-posta adresiniz değişti',
    paragraphs: [`Hesabınızın e-posta adresi artık ${newEmail}. Bundan sonra giriş yaparken onu kullanın.`],
    footnotes: ['Bu değişikliği siz yapmadıysanız hemen bize yazın.'],
  });
}
