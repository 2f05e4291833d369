import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import type { CorrectedChain } from '../../../model/chain-file/check-chain-json.ts';
import { CodeBlock } from '../../code/code-block.tsx';
import { downloadText } from '#lib/download-text.ts';

/** The file to submit. */
export function CorrectedCopy({ corrected }: { corrected: CorrectedChain }) {
  const { t } = useLingui();
  const { text, fileName } = corrected;
  if (fileName === null) return null;
  return (
    <CodeBlock
      title={<code dir="ltr">{fileName}</code>}
      code={text}
      actions={
        <>
          <CopyButton value={text} label={t`Copy`} copiedLabel={t`Copied`} failedLabel={t`Could not copy`} />
          <Button
            size="small"
            icon="download"
            onClick={() => downloadText(text, { fileName, type: 'application/json' })}
          >
            <Trans>Download</Trans>
          </Button>
        </>
      }
    />
  );
}
