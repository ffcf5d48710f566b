/** Visible characters at the start of a masked word; a shorter word shows one. */
const shown = 2;

const maskWord = (word: string): string => {
  const characters = [...word];
  return `${characters.slice(0, characters.length > shown ? shown : 1).join('')}…`;
};

/** Masks a name so that those who know it recognise it: "Ayşe Yılmaz" is "Ay… Yı…". */
export const maskName = (name: string): string => name.trim().split(/\s+/).map(maskWord).join(' ');

/** Masks an e-mail address: "ayse@ornek.com" is "ay…@o….com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const [first = '', ...others] = labels;
  const top = others.at(-1);
  return `${maskWord(email.slice(0, Math.max(at, 0)))}@${[...first][0] ?? ''}…${top === undefined ? '' : `.${top}`}`;
}
