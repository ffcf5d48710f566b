import { expect, it } from 'vitest';
import { defaultBrand } from '#domain/site/brand.ts';
import { writeMail } from './write-mail.ts';

const parts = {
  to: 'ayse@yazihane.example',
  subject: 'E-posta adresinizi doğrulayın',
  greeting: 'Merhaba <b>Ayşe</b>,',
  paragraphs: ['Hesabınızı açtınız.'],
  action: { label: 'Adresimi doğrula', url: 'https://yazihane.example/dogrula?a=1&b="2"' },
  code: '123456',
  footnotes: ['Bu isteği siz yapmadıysanız bu postayı silebilirsiniz.'],
};

it('writes the same words as HTML and as plain text', () => {
  const mail = writeMail(defaultBrand, parts);
  for (const words of ['Hesabınızı açtınız.', 'Adresimi doğrula', '123456', 'siz yapmadıysanız']) {
    expect(mail.html).toContain(words);
    expect(mail.text).toContain(words);
  }
});

it('escapes the text of a person in the HTML', () => {
  const { html } = writeMail(defaultBrand, parts);
  expect(html).toContain('Merhaba &lt;b&gt;Ayşe&lt;/b&gt;,');
  expect(html).toContain('href="https://yazihane.example/dogrula?a=1&amp;b=&quot;2&quot;"');
});
