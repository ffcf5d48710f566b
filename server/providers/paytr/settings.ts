/** How PayTR knows this merchant; key and salt never leave the server, and are never sent. */
export interface PaytrSettings {
  merchantId: string;
  merchantKey: string;
  merchantSalt: string;
  /** Payments are tests: no money moves, and production activates nothing for them. */
  testMode: boolean;
  /** Where PayTR's API and payment pages are, without a trailing slash. */
  baseUrl: string;
}

/** PayTR's own address. */
export const paytrUrl = 'https://www.paytr.com';
