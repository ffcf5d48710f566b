import { Check } from 'lucide-react';

const steps = ['Sipariş kaydedildi', 'Ödeme onayı bekleniyor', 'Plan etkinleştirilecek'] as const;

/** How far the activation is: the order stands, the payment's confirmation is outstanding. */
export function ActivationSteps() {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === 1 ? 'step' : undefined}
          className="flex items-center gap-3 text-ink-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          <span className="grid size-6 shrink-0 place-items-center" aria-hidden="true">
            {index === 0 ? (
              <Check className="size-5 text-success" />
            ) : index === 1 ? (
              <span className="spinner text-accent" />
            ) : (
              <span className="size-2 rounded-full bg-line-strong" />
            )}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
