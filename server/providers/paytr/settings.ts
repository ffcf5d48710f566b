/** The merchant's credentials; key and salt never leave the server. */
export interface PaytrSettings {
  merchantId: string;
  merchantKey: string;
  merchantSalt: string;
  /** Whether payments are tests, which move no money and activate nothing in production. */
  testMode: boolean;
  /** Address of PayTR's API and payment pages, without a trailing slash. */
  baseUrl: string;
}

/** PayTR's own address. */
export const paytrUrl = 'https://www.paytr.com';
