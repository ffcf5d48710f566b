/** Where a support request begins, with its category chosen. */
export const supportPath = '/iletisim?konu=technical';
