/** Where the prices stand: a section of the landing page. */
export const pricingPath = '/#fiyatlar';
