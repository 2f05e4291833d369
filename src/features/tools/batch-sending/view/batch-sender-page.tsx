import { Trans } from '@lingui/react/macro';
import type { TutorialReference } from '#features/core/news/model/tutorial.ts';
import { TutorialLink } from '#features/core/news/view/tutorial/tutorial-link.tsx';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { useEndpointNames } from '#features/tools/approvals/view/use-endpoint-names.ts';
import { Note } from '#ui/note/note.tsx';
import { ToolPage, ToolSources } from '#ui/tool-page/tool-page.tsx';
import type { SendNetwork } from '../model/send-network.ts';
import { BatchTool } from './batch-tool.tsx';
import { Limits } from './limits.tsx';

export interface BatchSenderData {
  networks: readonly SendNetwork[];
  /** The network on which names are looked up (ENS); null where it has no endpoint. */
  names: ReadNetwork | null;
  /** The one that explains the tool. */
  tutorial: TutorialReference | null;
}

const chartSeed = 89;

/** Many payments from one list. */
export function BatchSenderPage({ data: { networks, names, tutorial } }: { data: BatchSenderData }) {
  return (
    <>
      <ToolPage
        chartSeed={chartSeed}
        title={
          <Trans>
            One list, <em>many transfers</em>
          </Trans>
        }
        lead={
          <Trans>
            Every line is checked before you sign, and no line is paid twice, even if you close the page
            halfway.
          </Trans>
        }
        tutorial={<TutorialLink tutorial={tutorial} />}
      >
        <noscript>
          <Note tone="info">
            <Trans>This tool needs JavaScript: the list is checked in your browser.</Trans>
          </Note>
        </noscript>
        {networks.length === 0 ? (
          <Note tone="info" title={<Trans>Sending is not available here.</Trans>}>
            <Trans>
              No network has a payment contract. Without it, a repeated transaction could pay someone twice.
            </Trans>
          </Note>
        ) : (
          <BatchTool networks={networks} names={names} />
        )}
        <Sources networks={networks} names={names} />
      </ToolPage>
      <Limits />
    </>
  );
}

/** Who learns what is entered. */
function Sources({ networks, names }: Pick<BatchSenderData, 'networks' | 'names'>) {
  const hosts = useEndpointNames(names === null ? networks : [...networks, names]);
  if (networks.length === 0) return null;
  return (
    <ToolSources>
      <Trans>
        Your list stays in this browser until you start the dry run. The addresses of your wallet and the
        token are sent earlier, to read your balance. Everything goes to this site, which asks {hosts} and
        stores nothing. What you sign is public on the chain.
      </Trans>
    </ToolSources>
  );
}
