import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { PublishedKeysFile } from '../../model/keys-file.ts';
import type { Verdict } from '../../model/verdict.ts';
import { ReasonText } from './reason-text.tsx';
import styles from './stop-advice.module.css';
import { Day, Fact, Facts } from './verified-facts.tsx';

/** Page of the key generator, without language. */
const keysPath = '/tools/keys';

function KeysFileFacts({ file: { version, offered } }: { file: PublishedKeysFile }) {
  return (
    <Facts>
      <Fact name={<Trans>File</Trans>}>
        <Trans>Key generator</Trans>
      </Fact>
      <Fact name={<Trans>Version</Trans>}>{version}</Fact>
      <Fact name={<Trans>Released</Trans>}>
        <Day day={offered} />
      </Fact>
    </Facts>
  );
}

function CurrentFileLink() {
  const href = useHref();
  return (
    <TextLink size="small" href={href(keysPath)} iconEnd="arrow-right">
      <Trans>Get the current file</Trans>
    </TextLink>
  );
}

/** Which file of the key generator a check found. */
export function GenuineKeysFile({ verdict }: { verdict: Extract<Verdict, { kind: 'genuine-keys-file' }> }) {
  const { file, current } = verdict;
  return (
    <>
      <KeysFileFacts file={file} />
      {current && !file.isCurrent ? (
        <Note tone="caution" title={<Trans>This site offers another file now.</Trans>}>
          <Trans>It may have fixes that this one lacks.</Trans>
          <SentenceGap />
          <CurrentFileLink />
        </Note>
      ) : null}
    </>
  );
}

/** What to do with a file of the key generator that we withdrew. */
export function WithdrawnKeysFile({
  verdict: { file, current },
}: {
  verdict: Extract<Verdict, { kind: 'withdrawn-keys-file' }>;
}) {
  const { reason } = file.withdrawal;
  return (
    <>
      <p>
        <ReasonText reason={reason} />
      </p>
      <KeysFileFacts file={file} />
      <ol className={styles.steps}>
        <li>
          <Trans>Do not create keys with it.</Trans>
        </li>
        {reason === 'mistake' ? null : (
          <li>
            <Trans>
              If you have created keys with it, move your assets to a new wallet now, from another device.
            </Trans>
          </li>
        )}
        {current ? (
          <li>
            <CurrentFileLink />
          </li>
        ) : null}
      </ol>
    </>
  );
}
