import { paidDays } from '../../billing/plan-orders.ts';
import type { PlanCatalogue, PlanTerms } from '../../billing/plans.ts';
import type { Brand } from '../../site/brand.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { kvkkNotice } from './kvkk-notice.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { distanceSalesContract, preInformationForm, type SalesOrder } from './sales-documents.ts';
import { termsOfUse } from './terms-of-use.ts';

/** The sales documents without a buyer. */
const specimen = (terms: PlanTerms): SalesOrder => ({
  buyer: null,
  terms,
  priceKurus: terms.monthlyPriceKurus ?? 0,
  days: paidDays,
  date: null,
});

/** All legal texts with their own page, by path. */
const documents: Readonly<Record<string, (brand: Brand, catalogue: PlanCatalogue) => LegalPageDocument>> = {
  '/gizlilik-politikasi': privacyPolicy,
  '/kullanim-kosullari': termsOfUse,
  '/kvkk': kvkkNotice,
  '/cerez-politikasi': cookiePolicy,
  '/mesafeli-satis-sozlesmesi': (brand, { pro }) => ({
    ...distanceSalesContract(specimen(pro), brand),
    description: `${brand.name} planlarını satın alırken onaylanan mesafeli satış sözleşmesinin tam metni.`,
    lead: 'Ücretli bir plan satın alırken onayladığınız sözleşmenin metni. Siparişinizde Alıcı bilgileri, tarih ve sipariş numarası sizin için doldurulur.',
  }),
  '/on-bilgilendirme-formu': (brand, { pro }) => ({
    ...preInformationForm(specimen(pro), brand),
    description: `${brand.name} planlarını satın almadan önce bilmeniz gerekenler: nitelik, bedel, ifa, cayma hakkı, şikâyet yolları.`,
    lead: 'Ücretli bir plan satın almadan önce okuduğunuz bilgilendirme. Siparişinizde Alıcı bilgileri, tarih ve sipariş numarası sizin için doldurulur.',
  }),
  '/iptal-ve-iade': (brand, { pro }) => refundPolicy(specimen(pro), brand),
  '/erisilebilirlik': accessibilityStatement,
};

/** The paths of the legal texts. */
export const legalPaths: readonly string[] = Object.keys(documents);

/** Returns the legal text of a path with the facts of the brand and the figures of the newest terms, or null. */
export function legalDocument(
  path: string,
  brand: Brand,
  catalogue: PlanCatalogue,
): LegalPageDocument | null {
  return documents[path]?.(brand, catalogue) ?? null;
}
