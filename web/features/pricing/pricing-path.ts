/** The path of the page with the plans and their prices. */
export const pricingPath = '/fiyatlandirma';
