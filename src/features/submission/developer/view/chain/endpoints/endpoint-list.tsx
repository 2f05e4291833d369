import { Trans, useLingui } from '@lingui/react/macro';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { Note } from '#ui/note/note.tsx';
import { endpointsMax } from '../../../model/endpoints-max.ts';
import styles from './endpoint-list.module.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EndpointCode } from '../../../model/endpoint-check.ts';
import type { EndpointCheck } from './use-endpoint-check.ts';

const endpointIcons: Record<EndpointCode, StatusIconKind> = {
  ok: 'success',
  'other-chain': 'error',
  unreachable: 'warning',
  'not-json-rpc': 'error',
  'needs-key': 'info',
  'not-checked': 'info',
};

/** The result of checking an endpoint. */
const endpointWords: Record<EndpointCode, (chainId: string) => MessageDescriptor> = {
  ok: (chainId) => msg`Reachable, chain ID ${chainId}.`,
  'other-chain': (chainId) =>
    msg`Reachable, but it serves chain ${chainId}. Remove it, or correct the chain ID.`,
  unreachable: () => msg`Not reachable from our server. Check that it is running and public.`,
  'not-json-rpc': () => msg`Reachable, but not an RPC endpoint. Check the path.`,
  'needs-key': () => msg`Not checked, because it requires a key.`,
  'not-checked': () => msg`Not checked, because we only test http and https.`,
};

/** The endpoints of the file and their results. */
export function EndpointList({ urls, check }: { urls: readonly string[]; check: EndpointCheck }) {
  const { i18n } = useLingui();
  const answers = new Map(check.answers.map((answer) => [answer.url, answer]));
  return (
    <>
      <ul className={styles.list}>
        {urls.slice(0, endpointsMax).map((url) => {
          const answer = answers.get(url);
          return (
            <li key={url}>
              <StatusIcon kind={answer ? endpointIcons[answer.code] : 'info'} className={styles.buoy} />
              <div>
                <code dir="ltr">{url}</code>
                <p>
                  {answer ? (
                    i18n._(endpointWords[answer.code](answer.chain_id ?? ''))
                  ) : check.state === 'asking' ? (
                    <Trans>Checking …</Trans>
                  ) : (
                    <Trans>Not checked yet. Select “Check” to test it.</Trans>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {urls.length > endpointsMax ? (
        <p className="mute sm">
          <Trans>Only the first {endpointsMax} are checked.</Trans>
        </p>
      ) : null}
      <Trouble state={check.state} />
    </>
  );
}

function Trouble({ state }: Pick<EndpointCheck, 'state'>) {
  if (state === 'offline')
    return (
      <Note
        tone="caution"
        role="status"
        className={styles.note}
        title={<Trans>The endpoints could not be checked.</Trans>}
      >
        <Trans>All other checks work without a connection. Select “Check” again later.</Trans>
      </Note>
    );
  if (state === 'too-many-requests')
    return (
      <Note
        tone="caution"
        role="status"
        className={styles.note}
        title={<Trans>Too many checks from your connection.</Trans>}
      >
        <Trans>You can check the endpoints again in a few minutes.</Trans>
      </Note>
    );
  return null;
}
