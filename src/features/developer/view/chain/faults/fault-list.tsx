import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Buoy, type BuoyKind } from '#ui/buoy/buoy.tsx';
import type { ChainFault, FaultWeight } from '../../../model/chain-file/chain-fault.ts';
import { addressWords } from './address-words.ts';
import styles from './fault-list.module.css';
import { ruleWords } from './rule-words.ts';
import { syntaxWords } from './syntax-words.ts';

const words = { ...syntaxWords, ...addressWords, ...ruleWords };
const buoys: Record<FaultWeight, BuoyKind> = { fault: 'can', mended: 'cone', advice: 'cardinal' };
/** More than anybody mends by hand; the rest shows when these are gone. */
const shownMax = 60;

export interface FaultListProps {
  faults: readonly ChainFault[];
  /** Goes to the place in the text. */
  onShow(fault: ChainFault): void;
  /** The first of the list, for the focus. */
  first: Ref<HTMLButtonElement>;
}

/** Everything that was found, each with its place, what is wrong, and what mends it. */
export function FaultList({ faults, onShow, first }: FaultListProps) {
  const hidden = faults.length - shownMax;
  return (
    <>
      <ul className={styles.list}>
        {faults.slice(0, shownMax).map((fault, place) => (
          <li key={`${fault.code} ${fault.path} ${fault.at}`} className={styles[fault.weight]}>
            <Buoy kind={buoys[fault.weight]} className={styles.buoy} />
            <FaultLine fault={fault} onShow={onShow} first={place === 0 ? first : undefined} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="mute sm">
          <Plural value={hidden} one="One more is not shown yet." other="# more are not shown yet." />
        </p>
      ) : null}
    </>
  );
}

interface FaultLineProps {
  fault: ChainFault;
  onShow(fault: ChainFault): void;
  first: Ref<HTMLButtonElement> | undefined;
}

function FaultLine({ fault, onShow, first }: FaultLineProps) {
  const { i18n } = useLingui();
  const { path, line, column, weight, count } = fault;
  return (
    <div>
      <p className={styles.head}>
        <button type="button" ref={first} className={styles.place} onClick={() => onShow(fault)}>
          {path === '' ? null : <code>{path}</code>}
          <span>
            <Trans>
              line {line}, column {column}
            </Trans>
          </span>
        </button>
        {weight === 'fault' ? null : (
          <span className={styles.mark}>
            {weight === 'mended' ? (
              <Trans context="a fault of a file">mended in the copy</Trans>
            ) : (
              <Trans context="a hint about a file">advice</Trans>
            )}
          </span>
        )}
        {count > 1 ? (
          <span className={styles.mark}>
            <Plural value={count} one="# place" other="# places" />
          </span>
        ) : null}
      </p>
      <p>{i18n._(words[fault.code](fault))}</p>
    </div>
  );
}
