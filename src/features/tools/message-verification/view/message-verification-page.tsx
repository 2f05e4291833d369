import { Trans } from '@lingui/react/macro';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { Note } from '#ui/note/note.tsx';
import { ToolPage, ToolSources } from '#ui/tool-page/tool-page.tsx';
import { Limits } from './limits.tsx';
import { VerificationTool } from './verification-tool.tsx';

export interface MessageVerificationData {
  networks: readonly ReadNetwork[];
}

const chartSeed = 83;

/** Who signed a message. */
export function MessageVerificationPage({ data: { networks } }: { data: MessageVerificationData }) {
  return (
    <>
      <ToolPage
        chartSeed={chartSeed}
        title={
          <Trans>
            Find out <em>who signed</em> a message
          </Trans>
        }
        lead={
          <Trans>Paste a message and its signature. Your browser computes which address signed it.</Trans>
        }
      >
        <noscript>
          <Note tone="info">
            <Trans>This tool needs JavaScript: the signature is checked in your browser.</Trans>
          </Note>
        </noscript>
        <VerificationTool networks={networks} />
        <ToolSources>
          <Trans>
            The message stays in this browser. If you ask a contract wallet, its address, the message’s hash
            and the signature are sent.
          </Trans>
        </ToolSources>
      </ToolPage>
      <Limits />
    </>
  );
}
