import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { CorrectedChain } from '../../../model/chain-file/check-chain-json.ts';
import { CodeBlock } from '../../code/code-block.tsx';
import styles from './pull-request-steps.module.css';

/** Shown until a file without issues provides the real ones. */
const exampleIcon = 'lantern';

const iconFile = `[
  {
    "url": "ipfs://<CID>",
    "width": 512,
    "height": 512,
    "format": "png"
  }
]
`;

const commandsOf = (branch: string, title: string) => `git checkout -b ${branch}
git add _data
git commit -m "${title}"
git push -u origin ${branch}
`;

/** Step-by-step instructions for the file; with the chain's names as soon as they are known. */
export function PullRequestSteps({
  chain,
}: {
  chain: Pick<CorrectedChain, 'chainId' | 'name' | 'icons'> | null;
}) {
  const { t } = useLingui();
  const id = chain?.chainId ?? 'N';
  const name = chain?.name ?? 'Lantern Chain';
  const icon = chain ? chain.icons[0] : exampleIcon;
  const path = `_data/chains/eip155-${id}.json`;
  const iconPath = `_data/icons/${icon ?? exampleIcon}.json`;
  const title = `Add ${name} (${id})`;
  const commands = commandsOf(`add-eip155-${id}`, title);
  return (
    <ol className={styles.steps}>
      <Step title={<Trans>Fork the repository</Trans>}>
        <p>
          <Trans>Fork the public repository, or update your existing fork.</Trans>
          <SentenceGap />
          <TextLink href={brand.links.chainRepository} iconEnd="arrow-up-right">
            <Trans>Open the repository</Trans>
          </TextLink>
        </p>
      </Step>
      <Step title={<Trans>Add the file</Trans>}>
        <p>
          <Trans>
            The file is named after the chain ID and belongs at <code>{path}</code>. One chain, one file, one
            pull request.
          </Trans>
        </p>
      </Step>
      <Step title={<Trans>Add the icon, if the file names one</Trans>}>
        <p>
          <Trans>
            Pin the image (PNG or SVG) on IPFS so that it can be fetched by its CID, not only through one
            gateway. Put the image itself at <code>{'_data/iconsDownload/<CID>'}</code> and describe it in{' '}
            <code>{iconPath}</code>, with its width and height.
          </Trans>
        </p>
        <CodeBlock title={<code dir="ltr">{iconPath}</code>} code={iconFile} />
      </Step>
      <Step title={<Trans>Commit and push</Trans>}>
        <CodeBlock
          title={<Trans>In the folder of your fork</Trans>}
          code={commands}
          actions={
            <CopyButton
              value={commands}
              label={t`Copy`}
              copiedLabel={t`Copied`}
              failedLabel={t`Could not copy`}
            />
          }
        />
      </Step>
      <Step title={<Trans>Open the pull request</Trans>}>
        <p>
          <Trans>
            Title: <code>{title}</code>. Say who runs the chain, where it is documented, and when it went
            live.
          </Trans>
        </p>
      </Step>
      <Step title={<Trans>Wait for the checks, then for a reviewer</Trans>}>
        <p>
          <Trans>
            Reviewers start when the automatic checks pass. They check that the ID and the names are free,
            that the endpoints answer with this chain ID, that the explorer and the site are yours, and that
            the icon can be fetched. The first pull request gets the ID. After a requested change, ask for
            another review.
          </Trans>
        </p>
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
