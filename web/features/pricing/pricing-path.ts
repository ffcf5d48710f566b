/** Where the plans and their prices stand. */
export const pricingPath = '/fiyatlandirma';
