import { limits, signInCodePattern, usernamePattern } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError, fieldIssues } from '#web/lib/api-error.ts';

/** The errors of a form: texts by field, and one above the form when the error belongs to no field. */
export interface FormFaults {
  fields: Readonly<Record<string, string>>;
  box: string | null;
}

export const noFaults: FormFaults = { fields: {}, box: null };

const texts = messages.account;
/** Detects only obvious typing errors; the server validates the address. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Rule = (value: string) => string | null;

const signUpRules: Record<string, Rule> = {
  username: (value) => (usernamePattern.test(value.trim()) ? null : texts.usernameRule),
  email: (value) => (emailShape.test(value.trim()) ? null : texts.invalidEmail),
  password: (value) =>
    value.normalize('NFKC').length < limits.passwordMin
      ? texts.passwordTooShort
      : value.length > limits.passwordMax
        ? texts.passwordTooLong
        : null,
};

const signInRules: Record<string, Rule> = {
  email: (value) => (value.trim() === '' ? 'E-posta gereklidir.' : null),
  password: (value) => (value === '' ? 'Şifre gereklidir.' : null),
};

function check(
  rules: Record<string, Rule>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const fault = rule(values[field] ?? '');
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** Returns the errors of a sign-up before it is sent, by field (docs/product/accounts.md). */
export const checkSignUp = (values: Readonly<Record<string, string>>) => check(signUpRules, values);
/** Returns the errors of a sign-in before it is sent, by field (docs/product/accounts.md). */
export const checkSignIn = (values: Readonly<Record<string, string>>) => check(signInRules, values);

/** Returns the errors of a form with only the account's password. */
export const checkPassword = ({ password = '' }: Readonly<Record<string, string>>) =>
  check({ password: signInRules.password ?? (() => null) }, { password });

/** Returns the errors of a form with only an e-mail address. */
export const checkEmail = (values: Readonly<Record<string, string>>) =>
  check({ email: (value) => (emailShape.test(value.trim()) ? null : texts.invalidEmail) }, values);
/** Returns the errors of a new password. It is typed once, because the field can show it. */
export const checkNewPassword = (values: Readonly<Record<string, string>>) =>
  check({ password: signUpRules.password ?? (() => null) }, values);
/** Returns the errors of a username before it is sent. */
export const checkUsername = (values: Readonly<Record<string, string>>) =>
  check({ username: signUpRules.username ?? (() => null) }, values);
/** Returns the errors of a mailed code before it is sent. */
export const checkCode = (values: Readonly<Record<string, string>>) =>
  check(
    {
      code: (value) =>
        signInCodePattern.test(value.trim()) ? null : 'E-postanıza gelen sekiz haneli kodu girin.',
    },
    values,
  );
/** Returns the errors of a second factor's code before it is sent. */
export const checkSecondStep = (values: Readonly<Record<string, string>>) =>
  check({ code: (value) => (value.trim().length < 6 ? texts.secondFactorWrong : null) }, values);

/** The field of each error code of the server. */
const fieldOfCode: Readonly<Record<string, string>> = {
  EMAIL_TAKEN: 'email',
  INVALID_EMAIL: 'email',
  USERNAME_TAKEN: 'username',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
  WRONG_PASSWORD: 'password',
  SECOND_FACTOR_WRONG: 'code',
  CODE_INVALID: 'code',
};

/** Maps an error of the server to its field or to the text above the form; `fallback` is the text of unknown errors. */
export function faultsOfRefusal(error: unknown, fallback: string): FormFaults {
  if (!(error instanceof ApiError) || error.code === 'UNKNOWN') return { fields: {}, box: fallback };
  const issues = fieldIssues(error);
  if (Object.keys(issues).length > 0) return { fields: issues, box: null };
  const field = fieldOfCode[error.code];
  return field ? { fields: { [field]: error.message }, box: null } : { fields: {}, box: error.message };
}
