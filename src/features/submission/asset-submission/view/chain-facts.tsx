import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import facts from './chain-facts.module.css';
import { useChainFacts, type ChainFacts as Facts } from './use-chain-facts.ts';
import { fieldId, focusField } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useChosenNetwork } from './use-asset-flow.ts';
import { useDifferenceWords } from './use-difference-words.ts';

/** Reads the contract, and says what came of it. */
export function ChainFacts() {
  const { t } = useLingui();
  const state = useChainFacts();
  return (
    <div className={facts.facts}>
      <Button
        size="small"
        icon="rotate-cw"
        disabled={!state.canRead}
        busy={state.reading}
        busyLabel={t`Reading`}
        onClick={state.read}
      >
        <Trans context="button: an order to the site">Read from the chain</Trans>
      </Button>
      <div role="status">{state.reading ? null : <Outcome state={state} />}</div>
      <Differences state={state} />
    </div>
  );
}

function Outcome({ state }: { state: Facts }) {
  const network = useChosenNetwork()?.short ?? '';
  switch (state.outcome) {
    case null:
      return null;
    case 'read':
      return (
        <Note tone="ok">
          <Trans>Read from the chain. Check what is filled in below.</Trans>
        </Note>
      );
    case 'no-endpoint':
      return (
        <Note tone="info">
          <Trans>We cannot read contracts on {network}. Fill in the rest by hand.</Trans>
        </Note>
      );
    case 'not-a-contract':
      return (
        <Note tone="caution">
          <Trans>There is no contract at this address on {network}. Check the address and the network.</Trans>
        </Note>
      );
    case 'not-a-token':
      return (
        <Note tone="caution">
          <Trans>This is not a token contract. Check the address and the standard.</Trans>
        </Note>
      );
    case 'unreachable':
      return (
        <Note tone="caution">
          <Trans>{network} did not respond. Try again, or fill in the rest by hand.</Trans>
        </Note>
      );
    default:
      return (
        <Note tone="caution">
          <Trans>We could not read the contract. Try again, or fill in the rest by hand.</Trans>
        </Note>
      );
  }
}

/** What was typed stays until the person says otherwise. */
function Differences({ state: { differences, takeRead } }: { state: Facts }) {
  const words = useDifferenceWords();
  if (differences.length === 0) return null;
  return (
    <Note tone="caution" role="status" title={<Trans>The contract says something different.</Trans>}>
      <ul className={facts.list}>
        {differences.map((difference) => (
          <li key={difference.field}>
            <a
              href={`#${fieldId(difference.field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(difference.field);
              }}
            >
              {words(difference)}
            </a>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={takeRead}>
        <Trans>Use the contract’s values</Trans>
      </Button>
    </Note>
  );
}
