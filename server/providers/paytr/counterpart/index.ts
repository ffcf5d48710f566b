/** Where the test payment page stands in for PayTR. */
export const counterpartPath = '/gelistirme/paytr';
