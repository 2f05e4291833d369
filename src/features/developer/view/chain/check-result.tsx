import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import styles from './chain-page.module.css';
import { MendedCopy } from './copy/mended-copy.tsx';
import { EndpointList } from './endpoints/endpoint-list.tsx';
import { FaultList } from './faults/fault-list.tsx';
import type { ChainPageState } from './use-chain-page.ts';

/** What the check found, the endpoints, and the copy as soon as no fault is left. */
export function CheckResult({ state }: { state: ChainPageState }) {
  const { kind, faults, isSound, mended, endpoints } = state;
  if (kind === 'empty') return null;
  const urls = mended?.rpc.filter((url) => url !== '') ?? [];
  return (
    <>
      {faults.length > 0 ? <Faults state={state} /> : null}
      {urls.length > 0 && mended?.chainId != null ? (
        <FormSection
          title={<Trans>The endpoints</Trans>}
          text={<Trans>Our server asks each of them for its chain id.</Trans>}
        >
          <div>
            <EndpointList urls={urls} check={endpoints} />
          </div>
        </FormSection>
      ) : null}
      {isSound && mended ? (
        <FormSection
          title={<Trans>The copy to submit</Trans>}
          text={<Trans>In the order and the formatting that the repository asks for.</Trans>}
        >
          <MendedCopy mended={mended} />
        </FormSection>
      ) : null}
    </>
  );
}

function Faults({ state }: { state: ChainPageState }) {
  const { faults, openCount, mended, setText, showFault, firstFault } = state;
  const mendedCount = faults.filter(({ weight }) => weight === 'mended').length;
  return (
    <FormSection title={<Trans>What the check found</Trans>}>
      {openCount > 0 ? (
        <Note
          tone="bad"
          role="status"
          title={
            <Plural
              value={openCount}
              one="One fault is for you to mend."
              other="# faults are for you to mend."
            />
          }
        >
          <Trans>Choose a line to go to its place in the text.</Trans>
        </Note>
      ) : (
        <Note tone="ok" role="status" title={<Trans>No fault is left.</Trans>}>
          <Trans>What is listed here was mended in the copy, or is advice.</Trans>
        </Note>
      )}
      <div>
        <FaultList faults={faults} onShow={showFault} first={firstFault} />
        {mended && mendedCount > 0 ? (
          <Button className={styles.take} onClick={() => setText(mended.text)}>
            <Plural
              value={mendedCount}
              one="Mend one of them in the text"
              other="Mend # of them in the text"
            />
          </Button>
        ) : null}
      </div>
    </FormSection>
  );
}
