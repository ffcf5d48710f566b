import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** The outcomes that a tester can choose on the payment page. */
export const ways = {
  pay: 'Öde',
  fail: 'Kart reddedilsin',
  cancel: 'Vazgeç',
  twice: 'Öde, bildirim iki kez gelsin',
  late: 'Öde, bildirim geç gelsin',
  never: 'Öde, bildirim hiç gelmesin',
  forged: 'Öde, bildirimin imzası yanlış olsun',
} as const;
export type Way = keyof typeof ways;

export const isWay = (value: unknown): value is Way =>
  typeof value === 'string' && Object.hasOwn(ways, value);

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
* { box-sizing: border-box }
body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem }
.mark { padding: 0.75rem 1rem; border: 2px dashed #a65a00; border-radius: 0.5rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 0.25rem 1rem; margin: 1.5rem 0 }
dt { opacity: 0.75 } dd { margin: 0; overflow-wrap: anywhere }
.price { font-size: 1.5rem; font-weight: 600 }
form { display: grid; gap: 0.75rem }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid currentColor; border-radius: 0.5rem;
  background: transparent; color: inherit; font: inherit; text-align: start; cursor: pointer }
button[value=pay] { background: #8f3b1f; border-color: #8f3b1f; color: #fff; font-weight: 600; text-align: center }
button:focus-visible { outline: 3px solid #2f6fde; outline-offset: 2px }
`;

/** The Content-Security-Policy: only the page's own style, and forms that may redirect to any shop. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`,
};

const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head><body><main>
<p class="mark" role="note"><strong>Test ödemesi.</strong> Burası geliştirme için yapılmış bir sayfadır: gerçek kart istenmez, para çekilmez.</p>
${body}
</main></body></html>`;

/** The payment page. */
export function paymentPage(
  payment: { title: string; amount: number; reference: string },
  offered: readonly Way[],
) {
  return page(
    'Test ödemesi',
    html`<h1>${payment.title}</h1>
<dl><dt>Tutar</dt><dd class="price">${money.format(payment.amount / 100)}</dd><dt>Numara</dt><dd>${payment.reference}</dd></dl>
<form method="post">${offered.map((way) => html`<button name="way" value="${way}">${ways[way]}</button>`)}</form>`,
  );
}

/** The page for a payment that is unknown or has ended. */
export const messagePage = (title: string, text: string) =>
  page(title, html`<h1>${title}</h1><p>${text}</p>`);
