import { useId } from 'react';
import { immediateServiceConsent } from '#domain/content/legal/sales-documents.ts';
import { messages } from '#domain/messages/index.ts';
import { SalesDocument } from './sales-document.tsx';
import type { ShownDocuments } from './use-sales-documents.ts';

/** The documents that are accepted before the payment, by the names of the order's fields. */
export type Acceptance = 'preInformationAccepted' | 'contractAccepted' | 'withdrawalWaived';
export type Accepted = Readonly<Record<Acceptance, boolean>>;

export const nothingAccepted: Accepted = {
  preInformationAccepted: false,
  contractAccepted: false,
  withdrawalWaived: false,
};

/** The errors of what is not accepted, by field; empty when all is. */
export function acceptanceFaults(accepted: Accepted): Partial<Record<Acceptance, string>> {
  const { acceptPreInformation, acceptContract, waiveWithdrawal } = messages.payments;
  return {
    ...(!accepted.preInformationAccepted && { preInformationAccepted: acceptPreInformation }),
    ...(!accepted.contractAccepted && { contractAccepted: acceptContract }),
    ...(!accepted.withdrawalWaived && { withdrawalWaived: waiveWithdrawal }),
  };
}

function Tick({
  name,
  checked,
  onChange,
  fault,
  children,
}: {
  name: Acceptance;
  checked: boolean;
  onChange: (checked: boolean) => void;
  fault: string | undefined;
  children: string;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex min-h-target items-start gap-3 py-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          required
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <label htmlFor={id} className="text-sm">
          {children}
        </label>
      </div>
      {fault && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Both documents, filled in with buyer and price, and the checkboxes to accept them; the waiver of the right of
 * withdrawal has a checkbox of its own, as the law asks (docs/product/payments.md). */
export function Acceptances({
  documents,
  accepted,
  onChange,
  faults,
}: {
  documents: ShownDocuments;
  accepted: Accepted;
  onChange: (change: Partial<Accepted>) => void;
  faults: Readonly<Partial<Record<Acceptance, string>>>;
}) {
  return (
    <>
      <div className="grid gap-1">
        <SalesDocument document={documents.preInformation} />
        <Tick
          name="preInformationAccepted"
          checked={accepted.preInformationAccepted}
          onChange={(preInformationAccepted) => onChange({ preInformationAccepted })}
          fault={faults.preInformationAccepted}
        >
          Ön bilgilendirme formunu okudum, onaylıyorum.
        </Tick>
      </div>
      <div className="grid gap-1">
        <SalesDocument document={documents.contract} />
        <Tick
          name="contractAccepted"
          checked={accepted.contractAccepted}
          onChange={(contractAccepted) => onChange({ contractAccepted })}
          fault={faults.contractAccepted}
        >
          Mesafeli satış sözleşmesini okudum, kabul ediyorum.
        </Tick>
      </div>
      <Tick
        name="withdrawalWaived"
        checked={accepted.withdrawalWaived}
        onChange={(withdrawalWaived) => onChange({ withdrawalWaived })}
        fault={faults.withdrawalWaived}
      >
        {immediateServiceConsent}
      </Tick>
    </>
  );
}
