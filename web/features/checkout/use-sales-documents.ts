import { useState } from 'react';
import type { SalesDocuments } from '#contract/payments.ts';
import type { LegalDocument } from '#domain/content/legal/legal-document.ts';
import {
  distanceSalesContract,
  preInformationForm,
  type SalesOrder,
  salesDocumentsVersion,
} from '#domain/content/legal/sales-documents.ts';
import { api } from '#web/lib/api.ts';
import { prefill } from './prefill.ts';

/** Both documents as they are read on the page. */
export interface ShownDocuments {
  preInformation: LegalDocument;
  contract: LegalDocument;
}

/**
 * The documents of a sale: those that this page came with, or those in force once `renew` has fetched them in their
 * place; filled in as the buyer types.
 */
export function useSalesDocuments(sale: 'card' | 'link'): {
  version: string;
  shown: (order: SalesOrder) => ShownDocuments;
  /** @throws ApiError where they can't be read now */
  renew: () => Promise<void>;
} {
  const [fetched, setFetched] = useState<SalesDocuments | null>(null);
  return {
    version: fetched?.version ?? salesDocumentsVersion,
    shown: (order) =>
      fetched
        ? {
            preInformation: prefill(fetched.preInformation, order.buyer ?? {}),
            contract: prefill(fetched.contract, order.buyer ?? {}),
          }
        : { preInformation: preInformationForm(order), contract: distanceSalesContract(order) },
    renew: async () => setFetched(await api.payments.documents({ sale })),
  };
}
