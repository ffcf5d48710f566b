import { companyFacts } from '#domain/billing/company.ts';
import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import type { WrittenKind } from './mailing-row.ts';
import type { WeekOfWriting } from './read-week.ts';
import type { Week } from './week.ts';

const numbers = new Intl.NumberFormat('tr-TR');
const list = new Intl.ListFormat('tr', { type: 'conjunction' });
const dayAndMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone });

/** The addresses by which a person leaves a list: of the page, and of the mail program's own button (RFC 8058). */
function leaving({ url }: MailSite, token: string) {
  return {
    page: `${url}${subscriptionPath}#${token}`,
    oneClick: `${url}${unsubscribePath}?b=${token}`,
  };
}

/** The page that asks before a person leaves a list. */
export const subscriptionPath = '/e-posta-tercihi';

/** The path that mail programs post to (RFC 8058). */
export const unsubscribePath = '/api/e-posta-tercihi/cik';

/** A text that an administrator wrote, for one person. */
interface WrittenMailing {
  kind: WrittenKind;
  subject: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  linkLabel: string;
  /** A path of this site. */
  linkPath: string;
}

/**
 * The mail of an announcement or of product news. News are commercial messages: they name their sender and how to leave
 * (Ticari İletişim ve Ticari Elektronik İletiler Hakkında Yönetmelik).
 * @param token of the person's link out of the list; null for an announcement, which everybody gets
 */
export function writtenMail(
  site: MailSite,
  person: { email: string; name: string },
  { kind, subject, body, linkLabel, linkPath }: WrittenMailing,
  token: string | null,
): Mail {
  const leave = token === null ? null : leaving(site, token);
  const facts = companyFacts(site.brand.company).map(([label, value]) => `${label}: ${value}`);
  return {
    ...writeMail(site.brand, {
      to: person.email,
      subject,
      greeting: `Merhaba ${person.name},`,
      paragraphs: body
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      ...(linkPath !== '' && { action: { label: linkLabel, url: `${site.url}${linkPath}` } }),
      footnotes:
        kind === 'terms'
          ? ['Bu postayı, hesabınızı ilgilendiren koşullar değiştiği için gönderdik; bir reklam değildir.']
          : [
              'Bu postayı, ürün haberlerini almayı kabul ettiğiniz için gönderdik.',
              ...(facts.length > 0 ? [facts.join(' · ')] : []),
            ],
      ...(leave && { leave: { text: 'Ürün haberlerini artık almak istemiyorum', url: leave.page } }),
    }),
    ...(leave && { unsubscribeUrl: leave.oneClick }),
  };
}

const goalText = ({ words, reached }: NonNullable<WeekOfWriting['goal']>): string =>
  reached === 0
    ? `Günlük hedefiniz ${numbers.format(words)} sözcük. Bu hafta tutmadıysa da sorun değil; yeni hafta bugün başladı.`
    : `Günlük ${numbers.format(words)} sözcük hedefinize ${reached} gün ulaştınız.`;

function storiesText({ stories, titles }: WeekOfWriting): string | null {
  if (stories === 0) return null;
  const named = titles.map((title) => `“${title}”`);
  if (named.length === 0) return `Üzerinde çalıştığınız hikâye: ${stories}.`;
  const others = stories - named.length;
  return `Üzerinde çalıştığınız hikâyeler: ${list.format([...named, ...(others > 0 ? [`${others} hikâye daha`] : [])])}.`;
}

/** The mail of a week of writing: figures, the titles of stories, and the way back to the last one; never their text. */
export function weeklyMail(
  site: MailSite,
  person: { email: string; name: string },
  week: Week,
  written: WeekOfWriting,
  token: string,
): Mail {
  const leave = leaving(site, token);
  const span = `${dayAndMonth.format(week.from)} – ${dayAndMonth.format(new Date(week.to.getTime() - 1))}`;
  const stories = storiesText(written);
  return {
    ...writeMail(site.brand, {
      to: person.email,
      subject:
        written.words > 0
          ? `Geçen hafta ${numbers.format(written.words)} sözcük yazdınız`
          : 'Geçen haftanın özeti',
      greeting: `Merhaba ${person.name},`,
      paragraphs: [
        written.words > 0
          ? `${span} haftasında ${written.days} günde ${numbers.format(written.words)} sözcük yazdınız.`
          : `${span} haftasında yeni sözcük eklemediniz, ama hikâyelerinize uğradınız.`,
        ...(written.goal ? [goalText(written.goal)] : []),
        ...(stories ? [stories] : []),
      ],
      action: written.last
        ? {
            label:
              written.last.title === ''
                ? 'Kaldığınız yerden sürdürün'
                : `“${written.last.title}”: kaldığınız yerden sürdürün`,
            url: `${site.url}/editor?hikaye=${written.last.id}`,
          }
        : { label: 'Yeni bir hikâyeye başlayın', url: `${site.url}/editor` },
      footnotes: [
        'Bu özeti panelinizdeki bildirim tercihlerinde istediğiniz için gönderdik; boş geçen haftalarda göndermeyiz.',
      ],
      leave: { text: 'Haftalık özeti artık almak istemiyorum', url: leave.page },
    }),
    unsubscribeUrl: leave.oneClick,
  };
}
