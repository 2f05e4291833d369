import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { FormColumns } from '#ui/form-columns/form-columns.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ReportPageData } from '../../model/report.ts';

/** What becomes of a report, in the order in which it happens. */
function listSteps({ item, mails }: ReportPageData): ReactNode[] {
  return [
    <Trans>A person will look at it. Until then nothing changes.</Trans>,
    <Trans>What we find decides, not the number of reports.</Trans>,
    item ? (
      <Trans>If the report is right, we correct the entry or remove it from the store.</Trans>
    ) : (
      <Trans>
        If the site is fake, we report it to its hosting provider and to lists of dangerous sites.
      </Trans>
    ),
    ...(mails ? [<Trans>If you entered your email, we will tell you the outcome.</Trans>] : []),
  ];
}

/** Beside the form: how a report is decided, and what helps people who were deceived already. */
export function ReportColumns({ data, children }: { data: ReportPageData; children: ReactNode }) {
  const href = useHref();
  return (
    <FormColumns
      title={<Trans comment="Heading of a list: what happens after the form is sent">Next steps</Trans>}
      steps={listSteps(data)}
      notes={
        <>
          <p>
            <Trans>
              If you entered your recovery phrase there, move your assets to a new wallet now, from another
              device.
            </Trans>
          </p>
          <p>
            <Trans>If you connected your wallet or signed something there:</Trans>{' '}
            <TextLink size="small" href={href('/tools/approvals')}>
              <Trans>Check approvals</Trans>
            </TextLink>
          </p>
        </>
      }
    >
      {children}
    </FormColumns>
  );
}
