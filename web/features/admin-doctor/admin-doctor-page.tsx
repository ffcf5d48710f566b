import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, MailCheck, Stethoscope, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { CheckReport } from '#contract/doctor.ts';
import type { CheckResult } from '#domain/site/check-results.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const looks = {
  ok: { word: 'Tamam', Icon: CircleCheck, color: 'text-success' },
  warning: { word: 'Uyarı', Icon: TriangleAlert, color: 'text-accent-strong' },
  error: { word: 'Sorun', Icon: CircleAlert, color: 'text-danger' },
  skipped: { word: 'Atlandı', Icon: CircleMinus, color: 'text-ink-soft' },
} as const satisfies Record<CheckResult, object>;

/** What was found, in one line: "2 sorun, 1 uyarı". */
function summaryOf(reports: readonly CheckReport[]): string {
  const count = (wanted: CheckResult) => reports.filter(({ result }) => result === wanted).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const parts = [errors > 0 && `${errors} sorun`, warnings > 0 && `${warnings} uyarı`].filter(Boolean);
  return parts.length === 0 ? 'Sorun bulunmadı' : parts.join(', ');
}

function Report({ report }: { report: CheckReport }) {
  const { word, Icon, color } = looks[report.result];
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-4 sm:grid-cols-[8rem_1fr]">
      <p className={`flex items-center gap-2 self-start font-medium ${color}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {word}
      </p>
      <div className="grid gap-1">
        <h2 className="text-lg">{report.title}</h2>
        <p className="max-w-prose wrap-anywhere">{report.found}</p>
        {report.advice !== null && (
          <p className="max-w-prose text-sm wrap-anywhere text-ink-soft">{report.advice}</p>
        )}
      </div>
    </li>
  );
}

const mailTones = { ok: 'success', warning: 'accent', error: 'error', skipped: 'info' } as const;

function TestMail() {
  const send = useMutation({ mutationFn: () => api.doctor.sendTestMail() });
  const { data, error } = send;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        icon={<MailCheck aria-hidden="true" />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        Deneme postası gönder
      </Button>
      {data && (
        <Banner tone={mailTones[data.result]} title={data.found}>
          {data.advice}
        </Banner>
      )}
      {error && <Banner tone="error" title={errorText(error)} />}
    </div>
  );
}

/** Runs the checks of the running site on demand (docs/product/administration.md). */
export default function AdminDoctorPage() {
  // Kept when another run fails.
  const [data, setData] = useState<Awaited<ReturnType<typeof api.doctor.check>>>();
  const check = useMutation({ mutationFn: () => api.doctor.check(), onSuccess: setData });
  const { error } = check;
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Durum denetimi">
        Sitenin dayandığı her şeye şimdi bakılır; en çok on saniye sürer. Posta kendi adresinize gider.
      </PageHeading>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="primary"
          icon={<Stethoscope aria-hidden="true" />}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          Denetle
        </Button>
        <TestMail />
      </div>
      {error && <Banner tone="error" title={errorText(error)} />}
      {data && (
        <section aria-labelledby="doctor-result" className="grid gap-4">
          <p id="doctor-result" role="status" className="font-serif text-xl">
            {summaryOf(data.reports)}
            <span className="ml-3 font-sans text-sm text-ink-soft">{formatMoment(data.checkedAt)}</span>
          </p>
          <ul>
            {data.reports.map((report) => (
              <Report key={report.name} report={report} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
