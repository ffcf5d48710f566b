import { useState } from 'react';
import type { SalesDocuments } from '#contract/payments.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { LegalDocument } from '#domain/content/legal/legal-document.ts';
import {
  distanceSalesContract,
  documentsVersionOf,
  preInformationForm,
  type SalesOrder,
} from '#domain/content/legal/sales-documents.ts';
import { api } from '#web/lib/api.ts';
import { useBrand } from '#web/lib/brand.ts';
import { prefill } from './prefill.ts';

/** Both filled-in documents. */
export interface ShownDocuments {
  preInformation: LegalDocument;
  contract: LegalDocument;
}

/**
 * The documents of a sale, filled in with the typed data. They come with the page; `renew` replaces them with those in
 * force. `terms` are those that the page shows.
 */
export function useSalesDocuments(
  sale: 'card' | 'link',
  terms: PlanTerms,
): {
  version: string;
  shown: (order: SalesOrder) => ShownDocuments;
  /** @throws ApiError when the request fails */
  renew: () => Promise<void>;
} {
  const brand = useBrand();
  const [fetched, setFetched] = useState<{ person: SalesDocuments; company: SalesDocuments } | null>(null);
  return {
    version: fetched?.person.version ?? documentsVersionOf(terms, brand),
    shown: (order) => {
      if (!fetched)
        return {
          preInformation: preInformationForm(order, brand),
          contract: distanceSalesContract(order, brand),
        };
      const buyer = order.buyer ?? {};
      const { preInformation, contract } =
        'companyName' in buyer && buyer.companyName ? fetched.company : fetched.person;
      return { preInformation: prefill(preInformation, buyer), contract: prefill(contract, buyer) };
    },
    async renew() {
      const [person, company] = await Promise.all([
        api.payments.documents({ sale }),
        api.payments.documents({ sale: sale === 'card' ? 'company' : sale }),
      ]);
      setFetched({ person, company });
    },
  };
}
