import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Compass } from '#ui/compass/compass.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './error-page.module.css';

export interface ErrorPageData {
  /** HTTP status; defaults to 500. */
  status: number;
  /** The number under which the log has this failure. */
  reference?: string;
  /** The error for developers; absent in production. */
  detail?: { message: string; stack: string };
}

/** What the status means to the visitor. */
function Sentence({ status }: { status: number }) {
  if (status === 429) return <Trans>Too many requests came from your network.</Trans>;
  if (status === 503) return <Trans>This page is not available at the moment.</Trans>;
  return <Trans>Something went wrong on our side.</Trans>;
}

/** Replaces a page that failed; if it fails itself, one line and a link home remain. */
export function ErrorPage({ data }: { data: ErrorPageData }) {
  return (
    <ErrorBoundary fallback={<LastResort />}>
      <ErrorMessage data={data} />
    </ErrorBoundary>
  );
}

function ErrorMessage({ data }: { data: ErrorPageData }) {
  const href = useHref();
  const { status, reference, detail } = data;
  return (
    <div className={`wrap ${styles.error}`}>
      <Compass className={styles.compass} />
      <p className={`num ${styles.status}`}>{status}</p>
      <h1>
        <Sentence status={status} />
      </h1>
      <p className="lead">
        <Trans>Try again in a moment, or go back to the home page.</Trans>
      </p>
      {reference ? (
        <p className={styles.reference}>
          <Trans>
            If you contact us about this, quote the number <code>{reference}</code>.
          </Trans>
        </p>
      ) : null}
      <p className={styles.actions}>
        <Button variant="primary" href={href('/')}>
          <Trans>Back to home</Trans>
        </Button>
      </p>
      {detail ? (
        <pre className={styles.detail} lang="en" dir="ltr">
          {`${detail.message}\n${detail.stack}`}
        </pre>
      ) : null}
    </div>
  );
}

function LastResort() {
  const href = useHref();
  return (
    <div className={`wrap ${styles.error}`}>
      <h1>
        <Trans>An error occurred while showing the error page</Trans>
      </h1>
      <p className={styles.actions}>
        <a className={styles.link} href={href('/')}>
          <Trans>Back to home</Trans>
        </a>
      </p>
    </div>
  );
}
