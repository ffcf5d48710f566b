import type { MailKind } from '#domain/account/mail-kinds.ts';
import type { Brand } from '#domain/site/brand.ts';
import { htmlText } from '#domain/text/html-text.ts';
import type { Mail } from '../providers/mail/index.ts';

/** The content of a mail: Turkish plain text. */
export interface MailParts {
  to: string;
  /** Names the mail in its account's list of sent mails; without it the mail is 'other'. */
  kind?: MailKind;
  subject: string;
  /** Such as "Merhaba Ayşe,". */
  greeting: string;
  paragraphs: readonly string[];
  /** The mail's only button. */
  action?: { label: string; url: string };
  /** A code to type, shown large. */
  code?: string;
  /** Earlier turns of the conversation, quoted below everything else. */
  history?: readonly { heading: string; lines: readonly string[] }[];
  /** Below the link or code: how long it is valid, and what to do if the reader did not request it. */
  footnotes?: readonly string[];
  /** A small link at the end, by which the reader leaves the mail's list. */
  leave?: { text: string; url: string };
}

// Mail programs ignore stylesheets, so each element has its own style.
const serif = "Literata, Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const style = {
  page: `margin:0;padding:32px 16px;background:#f8f4ec;color:#2b2620;font:16px/1.6 ${sans}`,
  sheet:
    'max-width:34rem;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e4dccb;border-radius:12px',
  name: `margin:0 0 24px;font:600 22px/1.2 ${serif};color:#2b2620`,
  text: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 22px;background:#8f3b1f;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  code: 'margin:0 0 16px;font:600 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px',
  small: 'margin:0 0 10px;font-size:14px;color:#6b6255',
  quote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e4dccb',
  rule: 'margin:24px 0 16px;border:0;border-top:1px solid #e4dccb',
} as const;

const paragraph = (text: string, look: string) => `<p style="${look}">${htmlText(text)}</p>`;

function htmlOf(brand: Brand, parts: MailParts): string {
  const { subject, greeting, paragraphs, action, code, footnotes = [], history = [], leave } = parts;
  const body = [
    paragraph(greeting, style.text),
    ...paragraphs.map((text) => paragraph(text, style.text)),
    ...(code ? [paragraph(code, style.code)] : []),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${htmlText(action.url)}" style="${style.button}">${htmlText(action.label)}</a></p>`,
          `<p style="${style.small}">Düğme açılmazsa bu adresi tarayıcınıza yapıştırın:<br><a href="${htmlText(action.url)}" style="color:#8f3b1f;word-break:break-all">${htmlText(action.url)}</a></p>`,
        ]
      : []),
    `<hr style="${style.rule}">`,
    ...footnotes.map((text) => paragraph(text, style.small)),
    ...(leave
      ? [
          `<p style="${style.small}"><a href="${htmlText(leave.url)}" style="color:#6b6255">${htmlText(leave.text)}</a></p>`,
        ]
      : []),
    ...history.flatMap(({ heading, lines }) => [
      paragraph(heading, style.small),
      `<blockquote style="${style.quote}">${lines.map((line) => paragraph(line, style.small)).join('')}</blockquote>`,
    ]),
    paragraph(`${brand.name} · ${brand.tagline} · ${brand.email}`, style.small),
  ];
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlText(subject)}</title></head>
<body style="${style.page}"><div style="${style.sheet}"><p style="${style.name}">${htmlText(brand.name)}</p>
${body.join('\n')}
</div></body></html>`;
}

function textOf(
  brand: Brand,
  { greeting, paragraphs, action, code, footnotes = [], history = [], leave }: MailParts,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...footnotes,
    ...(leave ? [`${leave.text}:\n${leave.url}`] : []),
    ...history.map(({ heading, lines }) => [heading, ...lines.map((line) => `> ${line}`)].join('\n')),
    `--\n${brand.name} · ${brand.email}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes a mail of the brand as HTML and as plain text with the same words. */
export function writeMail(brand: Brand, parts: MailParts): Mail {
  return {
    to: parts.to,
    ...(parts.kind && { kind: parts.kind }),
    subject: parts.subject,
    text: textOf(brand, parts),
    html: htmlOf(brand, parts),
  };
}
