import { Trans } from '@lingui/react/macro';
import type { TutorialReference } from '#features/core/news/model/tutorial.ts';
import { TutorialLink } from '#features/core/news/view/tutorial/tutorial-link.tsx';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { useEndpointNames } from '#features/tools/approvals/view/use-endpoint-names.ts';
import { Note } from '#ui/note/note.tsx';
import { ToolPage, ToolSources } from '#ui/tool-page/tool-page.tsx';
import { Limits } from './limits.tsx';
import { TokenCheckTool } from './token-check-tool.tsx';

export interface TokenCheckData {
  networks: readonly ReadNetwork[];
  /** Host of the repository that is asked for sources; null where none is. */
  sourceHost: string | null;
  /** The one that explains the tool. */
  tutorial: TutorialReference | null;
}

const chartSeed = 97;

/** Whether a token can be bought, passed on and sold again, with the evidence. */
export function TokenCheckPage({ data: { networks, sourceHost, tutorial } }: { data: TokenCheckData }) {
  return (
    <>
      <ToolPage
        chartSeed={chartSeed}
        title={
          <Trans>
            Can you <em>sell it again?</em>
          </Trans>
        }
        lead={
          <Trans>
            We simulate a purchase, a transfer and a resale on a copy of the chain. Nothing is sent, and you
            see what each result is based on.
          </Trans>
        }
        tutorial={<TutorialLink tutorial={tutorial} />}
      >
        <noscript>
          <Note tone="info">
            <Trans>This tool needs JavaScript: it shows the check in your browser.</Trans>
          </Note>
        </noscript>
        {networks.length === 0 ? (
          <Note tone="info">
            <Trans>No network is set up here, so no token can be checked.</Trans>
          </Note>
        ) : (
          <TokenCheckTool networks={networks} />
        )}
        <Sources networks={networks} sourceHost={sourceHost} />
      </ToolPage>
      <Limits />
    </>
  );
}

/** Who learns what is looked up. */
function Sources({ networks, sourceHost }: Pick<TokenCheckData, 'networks' | 'sourceHost'>) {
  const repository = sourceHost === null ? [] : [{ endpointName: sourceHost }];
  const hosts = useEndpointNames([...networks, ...repository]);
  if (networks.length === 0) return null;
  return (
    <ToolSources>
      <Trans>
        The address is sent to this site, which asks {hosts}. The result is kept for 90 days for everyone who
        asks about this token. We do not store who asked.
      </Trans>
    </ToolSources>
  );
}
