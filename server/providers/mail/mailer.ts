/** One mail to one person, as it is handed to the mail server. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where not to the address that mails come from. */
  replyTo?: string | undefined;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail. `id` becomes its Message-ID: the same mail handed over twice (the
   * process died before it knew) is one mail for the programs that receive it.
   * @throws MailError
   */
  deliver(mail: Mail, id: string): Promise<void>;
  close(): Promise<void>;
}

/** A mail was not taken. A permanent fault (no such address) is not worth another try. */
export class MailError extends Error {
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.permanent = permanent;
  }
}
