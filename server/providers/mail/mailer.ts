/** A file of a mail. */
export interface MailAttachment {
  name: string;
  /** Its media type. */
  type: string;
  content: Buffer;
}

/** One mail to one person. */
export interface Mail {
  to: string;
  /** For the list of mails that an account was sent; it is no part of the sent mail. */
  kind?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The reply address; the sender's by default. */
  replyTo?: string | undefined;
  /** Ids of the earlier mails of the conversation, oldest first; mail programs show them as one thread. */
  thread?: readonly string[] | undefined;
  /** Whether a person wrote it; other mails are marked as automatic. */
  isPersonal?: boolean | undefined;
  /** The invoice whose files are attached; they are made when the mail is sent. */
  invoiceId?: string | undefined;
  /** The address that a mail program posts to when its reader leaves the mail's list (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail. `id` becomes its Message-ID, so that mail programs recognise a
   * mail that is sent twice because a process died.
   * @throws MailError
   */
  deliver(mail: Mail, id: string, attachments?: readonly MailAttachment[]): Promise<void>;
  close(): Promise<void>;
}

/** The mail server did not accept a mail. A permanent error (unknown address) is not retried. */
export class MailError extends Error {
  readonly permanent: boolean;
  /** Whether the server refused the recipient's address for good, and not the mail or its sender. */
  readonly refusesAddress: boolean;
  constructor(
    message: string,
    permanent: boolean,
    { refusesAddress = false, ...options }: ErrorOptions & { refusesAddress?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'MailError';
    this.permanent = permanent;
    this.refusesAddress = permanent && refusesAddress;
  }
}
