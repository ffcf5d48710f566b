/** The address of the contact form with the support category selected. */
export const supportPath = '/iletisim?konu=technical';
