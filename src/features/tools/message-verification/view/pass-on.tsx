import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { writeSignedExport } from '../model/signed-export.ts';
import type { Fields, Outcome } from './use-verification.ts';
import styles from './verification-tool.module.css';

/** How to show others the same result without a link. */
export function PassOn({
  fields,
  outcome: { address, check, signature },
}: {
  fields: Fields;
  outcome: Outcome;
}) {
  const { t } = useLingui();
  const signer = 'signer' in check ? check.signer : '';
  const value = writeSignedExport({
    address: address ?? signer,
    message: fields.message,
    kind: fields.kind,
    signature: signature.bytes,
  });
  return (
    <section className={styles.step} aria-labelledby="pass-on">
      <h2 id="pass-on">
        <Trans>Let others check it</Trans>
      </h2>
      <p>
        <Trans>
          There is no link to share, because a link would put the message into browser histories and server
          logs. Send this JSON instead: anyone can paste it here or into an explorer.
        </Trans>
      </p>
      <CopyButton
        value={value}
        label={t`Copy JSON`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
      />
    </section>
  );
}
