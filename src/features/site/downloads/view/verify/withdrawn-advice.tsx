import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Verdict } from '../../model/verdict.ts';
import { downloadPathOf } from './download-path.ts';
import { ReasonText } from './reason-text.tsx';
import { VerifiedFacts } from './verified-facts.tsx';
import styles from './stop-advice.module.css';

/** What to do with a release that we withdrew. */
export function WithdrawnAdvice({ verdict }: { verdict: Extract<Verdict, { kind: 'withdrawn' }> }) {
  const href = useHref();
  const { release, latest } = verdict;
  const wallet = brand.name;
  return (
    <>
      <p>
        <ReasonText reason={release.withdrawal.reason} />
      </p>
      <VerifiedFacts release={release} />
      <ol className={styles.steps}>
        <li>
          <Trans>Do not install it.</Trans>
        </li>
        {release.withdrawal.reason === 'tampered' ? (
          <li>
            <Trans>
              If you have typed your recovery phrase in it already, move your assets to a new wallet now, from
              another device.
            </Trans>
          </li>
        ) : null}
        <li>
          {latest ? (
            <Trans>
              If you use it,{' '}
              <TextLink href={href(downloadPathOf(release.platform))}>get the latest version</TextLink> now.
            </Trans>
          ) : (
            <Trans>If you use it, stop until we publish a new version of {wallet}.</Trans>
          )}
        </li>
      </ol>
    </>
  );
}
