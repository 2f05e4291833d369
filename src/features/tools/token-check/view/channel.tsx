import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Step, StepId, StepState } from '../model/read-result.ts';
import styles from './channel.module.css';
import { checkNames } from './check-words.ts';
import { formatHundredths } from './format-measure.ts';

/** Where each step is on the passage, in units of the drawing. */
const places: Record<
  StepId,
  { from: number; to: number; y: number; label: number; anchor: 'start' | 'end' }
> = {
  purchase: { from: 40, to: 190, y: 152, label: 50, anchor: 'start' },
  transfer: { from: 190, to: 344, y: 152, label: 244, anchor: 'start' },
  resale: { from: 344, to: 540, y: 148, label: 600, anchor: 'end' },
};

const banks = [
  'M0 40C140 60 210 34 330 62S470 118 540 128L640 132V0H0Z',
  'M0 262C150 232 240 268 350 236S480 168 548 160L640 158V300H0Z',
];
const depth = 'M0 66C140 86 210 62 320 88S460 132 540 138M0 238C150 208 240 244 340 212S470 158 540 152';

/** The same shapes as the status icons, around the middle. */
const marks: Record<Exclude<StepState, 'unknown'>, string> = {
  worked: 'M0-9 8 7H-8Z',
  partly: 'M0-9 6-1H-6ZM0 11-6 1H6Z',
  failed: 'M-9-9H9V9H-9Z',
};

/** The simulated passage as a channel: a bar where a step failed. The list beside it says the same in words. */
export function Channel({ steps }: { steps: readonly Step[] }) {
  const blocked = steps.find(({ state }) => state === 'failed');
  return (
    <svg className={styles.channel} viewBox="0 0 640 300" aria-hidden="true">
      {banks.map((bank) => (
        <path key={bank} className={styles.bank} d={bank} />
      ))}
      <path className={styles.depth} d={depth} />
      {steps.map((step, index) => (
        <Passage key={step.id} step={step} number={index + 1} />
      ))}
      {blocked ? <Bar at={places[blocked.id]} /> : null}
    </svg>
  );
}

const Bar = ({ at: { to, y } }: { at: { to: number; y: number } }) => (
  <path className={styles.bar} d={`M${to} ${y - 28}V${y + 28}`} />
);

function Passage({ step: { id, state, fee }, number }: { step: Step; number: number }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { from, to, y, label, anchor } = places[id];
  const name = i18n._(checkNames[id]);
  const taken = fee === null ? '' : formatHundredths(fee, locale);
  return (
    <>
      <path className={styles[state]} d={`M${from} ${y}H${to - 14}`} />
      <g transform={`translate(${to - 30} ${y})`}>
        {state === 'unknown' ? (
          <circle className={styles.ring} r="8" />
        ) : (
          <path className={`${styles.mark} ${styles[state]}`} d={marks[state]} />
        )}
      </g>
      <text x={label} y={y + 34} textAnchor={anchor}>
        {number} · {name}
      </text>
      {fee === null ? null : (
        <text className={styles.small} x={label} y={y + 52} textAnchor={anchor}>
          {t`fee ${taken}`}
        </text>
      )}
    </>
  );
}
