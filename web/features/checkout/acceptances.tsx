import { useId } from 'react';
import {
  distanceSalesContract,
  immediateServiceConsent,
  preInformationForm,
  type SalesOrder,
} from '#domain/legal/sales-documents.ts';
import { SalesDocument } from './sales-document.tsx';

/** The two documents that are accepted before paying, by the names of the order's fields. */
export type Acceptance = 'preInformationAccepted' | 'contractAccepted';
export type Accepted = Readonly<Record<Acceptance, boolean>>;

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

/** Both documents filled in with buyer and price, and their acceptance (decisions, Payments). */
export function Acceptances({
  order,
  accepted,
  onChange,
  faults,
}: {
  order: SalesOrder;
  accepted: Accepted;
  onChange: (change: Partial<Accepted>) => void;
  faults: Readonly<Partial<Record<Acceptance, string>>>;
}) {
  return (
    <>
      <div className="grid gap-1">
        <SalesDocument document={preInformationForm(order)} />
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
        <SalesDocument document={distanceSalesContract(order)} />
        <Tick
          name="contractAccepted"
          checked={accepted.contractAccepted}
          onChange={(contractAccepted) => onChange({ contractAccepted })}
          fault={faults.contractAccepted}
        >
          {`Mesafeli satış sözleşmesini okudum, kabul ediyorum. ${immediateServiceConsent}`}
        </Tick>
      </div>
    </>
  );
}
