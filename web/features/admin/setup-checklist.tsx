import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { messages } from '#domain/messages/index.ts';
import { setupSteps } from '#domain/site/setup-steps.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { countUnfinished, type SetupState } from './setup-state.ts';

function Step({ name, missing }: SetupState) {
  const step = setupSteps[name];
  const done = missing.length === 0;
  const Icon = done ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${done ? 'text-success' : 'text-danger'}`}
      />
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="font-semibold">
          {step.title}
          <span className="font-normal text-ink-soft">: {done ? 'tamam' : 'eksik'}</span>
        </p>
        {missing.map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
        {!done && (
          <p className="wrap-anywhere text-ink-soft">
            Yeri: {'to' in step ? <TextLink to={step.to}>{step.where}</TextLink> : step.where}
          </p>
        )}
      </div>
    </li>
  );
}

/** The checklist of the first setup, closed once every step is done (docs/product/administration.md). */
export function SetupChecklist() {
  const { data, error } = useQuery(queries.administration.setup.queryOptions());
  const unfinished = data && countUnfinished(data.steps);
  return (
    <section id="kurulum" aria-labelledby="kurulum-baslik" className="grid scroll-mt-6 gap-4">
      <h2 id="kurulum-baslik" className="text-2xl">
        Kurulum
      </h2>
      {error && <Banner tone="error">{errorText(error, messages.administration.setupFailed)}</Banner>}
      {data && unfinished !== undefined && (
        <Disclosure
          title="Siteyi açmadan önce"
          defaultOpen={unfinished > 0}
          aside={
            <Badge tone={unfinished > 0 ? 'danger' : 'success'}>
              {unfinished > 0 ? `${unfinished} adım eksik` : 'Tamam'}
            </Badge>
          }
        >
          <ul>
            {data.steps.map((step) => (
              <Step key={step.name} {...step} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

/** Says on top of the page how many steps of the setup are open; its line is always there, so that nothing moves. */
export function SetupNote() {
  const { data } = useQuery(queries.administration.setup.queryOptions());
  const unfinished = data ? countUnfinished(data.steps) : 0;
  return (
    <p className="min-h-target text-sm">
      {unfinished > 0 && (
        <a
          href="#kurulum"
          className="inline-flex min-h-target items-center text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Kurulumda {unfinished} adım eksik
        </a>
      )}
    </p>
  );
}
