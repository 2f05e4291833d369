import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { Note } from '#ui/note/note.tsx';
import { readRequest } from '../../model/read-request.ts';
import type { RequestReading } from '../../model/request.ts';
import { Acts } from './acts.tsx';
import { Dangers } from './dangers.tsx';
import { Descriptions } from './descriptions.tsx';
import styles from './request-result.module.css';
import { useFaultWords } from './use-fault-words.ts';
import { Values } from './values.tsx';

interface RequestResultProps {
  text: string;
  /** In seconds. */
  now: number;
}

/** A pasted request in the five parts of the page, or why it cannot be read. */
export function RequestResult({ text, now }: RequestResultProps) {
  const result = useMemo(() => readRequest(text, now), [text, now]);
  const words = useFaultWords();
  if ('fault' in result) return <Note tone="bad">{words(result.fault)}</Note>;
  return <Reading reading={result.reading} />;
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h4>{name}</h4>
      {children}
    </li>
  );
}

function Reading({ reading }: { reading: RequestReading }) {
  const { asker, acts, dangers, parts } = reading;
  return (
    <div className={styles.result}>
      <ol className={styles.parts}>
        <Part name={<Trans>Who is asking</Trans>}>
          <Asker name={asker} />
        </Part>
        <Part name={<Trans>What will be transferred</Trans>}>
          <Acts acts={acts} />
          <Descriptions reading={reading} />
        </Part>
        <Part name={<Trans>Recipient and chain</Trans>}>
          <Where reading={reading} />
        </Part>
        <Part name={<Trans>What we know about it</Trans>}>
          <Dangers dangers={dangers} />
        </Part>
        <Part name={<Trans>Two answers</Trans>}>
          <p>
            {dangers.length > 0 ? (
              <Trans>
                Reject it unless you know exactly why each warning is there. Rejecting costs nothing.
              </Trans>
            ) : (
              <Trans>Approve it only if it is what you expected. Rejecting costs nothing.</Trans>
            )}
          </p>
        </Part>
      </ol>
      <Values parts={parts} />
    </div>
  );
}

function Asker({ name }: { name: string | null }) {
  if (name === null)
    return (
      <p>
        <Trans>The request does not name a site. Check the address in your browser.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <bdi className={styles.value} translate="no">
          {name}
        </bdi>
      </p>
      <p>
        <Trans>This name comes from the request itself. Check the address in your browser.</Trans>
      </p>
    </>
  );
}

function Where({ reading: { chainId, contract } }: { reading: RequestReading }) {
  const chain = String(chainId);
  return (
    <>
      <p>{chainId === null ? <Trans>No chain is named.</Trans> : <Trans>Chain ID {chain}</Trans>}</p>
      {contract === null ? null : (
        <p>
          <Trans>Contract</Trans>{' '}
          <span className={styles.value} translate="no">
            {contract}
          </span>
        </p>
      )}
    </>
  );
}
