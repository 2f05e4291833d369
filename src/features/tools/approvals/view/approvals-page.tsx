import { Trans } from '@lingui/react/macro';
import type { TutorialReference } from '#features/core/news/model/tutorial.ts';
import { TutorialLink } from '#features/core/news/view/tutorial/tutorial-link.tsx';
import { Note } from '#ui/note/note.tsx';
import { ToolPage, ToolSources } from '#ui/tool-page/tool-page.tsx';
import type { ReadNetwork, SpenderNames } from '../model/read-network.ts';
import { ApprovalsTool } from './approvals-tool.tsx';
import { Limits } from './limits.tsx';
import { useEndpointNames } from './use-endpoint-names.ts';

export interface ApprovalsData {
  networks: readonly ReadNetwork[];
  names: SpenderNames;
  /** The one that explains the tool. */
  tutorial: TutorialReference | null;
}

const chartSeed = 71;

/** Who can spend someone's tokens, and how to end it. */
export function ApprovalsPage({ data }: { data: ApprovalsData }) {
  return (
    <>
      <ToolPage
        chartSeed={chartSeed}
        title={
          <Trans>
            See who can spend <em>your tokens</em>
          </Trans>
        }
        lead={
          <Trans>
            Look up any address without connecting a wallet. To revoke an approval, connect the wallet that
            gave it.
          </Trans>
        }
        tutorial={<TutorialLink tutorial={data.tutorial} />}
      >
        <noscript>
          <Note tone="info">
            <Trans>This tool needs JavaScript.</Trans>
          </Note>
        </noscript>
        {data.networks.length === 0 ? (
          <Note tone="info">
            <Trans>No network is set up here, so nothing can be read.</Trans>
          </Note>
        ) : (
          <ApprovalsTool {...data} />
        )}
        <Sources networks={data.networks} />
      </ToolPage>
      <Limits />
    </>
  );
}

/** Who learns what is looked up. */
function Sources({ networks }: Pick<ApprovalsData, 'networks'>) {
  const hosts = useEndpointNames(networks);
  if (networks.length === 0) return null;
  return (
    <ToolSources>
      <Trans>
        The address is sent to this site, which asks {hosts} and stores nothing. They learn which address you
        looked up. Your keys stay in your wallet.
      </Trans>
    </ToolSources>
  );
}
