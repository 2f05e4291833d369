import { nobody, type DueFilter, type PaymentFilter, type RefundFilter } from '../model/review-list.ts';
import queueStyles from './queue.module.css';
import shared from './review-shared.module.css';
import type { Queue } from './use-queue.ts';
import { useQueueChoices } from './use-queue-choices.ts';

const dueWords: Record<DueFilter, string> = {
  late: 'Late',
  today: 'Due today',
  later: 'Due later',
  paused: 'Waiting for the team',
};

const refundWords: Record<RefundFilter, string> = {
  checking: 'Waiting for the chain',
  unproven: 'Not proven',
  proven: 'Refunded',
};

const paymentWords: Record<PaymentFilter, string> = { 'second-person': 'Waits for a second person' };

/** `same-email`: Same email. */
const findingWord = (code: string) => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface ChoiceProps {
  label: string;
  value: string;
  /** Value and words. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const isGone = value !== '' && !options.some(([option]) => option === value);
  return (
    <label>
      <span>{label}</span>
      <select className={shared['field']} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All</option>
        {isGone && <option value={value}>{value}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The filters beside kind and state; their line says how many narrow the queue. */
export function MoreFilters({ queue: { filter, setFilter } }: { queue: Queue }) {
  const data = useQueueChoices();
  const { network, finding, due, refund, payment, holder, decider } = filter;
  const count = [network, finding, due, refund, payment, holder, decider].filter(Boolean).length;
  const people = (data?.people ?? []).map(({ id, name }) => [id, name] as const);
  const set = (name: Exclude<keyof typeof filter, 'q' | 'kind' | 'states'>) => (value: string) =>
    setFilter({ ...filter, [name]: value });
  return (
    <details className={queueStyles['more']} open={count > 0 || undefined}>
      <summary>{count > 0 ? `More filters, ${count} in use` : 'More filters'}</summary>
      <div>
        <Choice
          label="Payment"
          value={payment}
          options={Object.entries(paymentWords)}
          onChange={set('payment')}
        />
        <Choice label="Answer" value={due} options={Object.entries(dueWords)} onChange={set('due')} />
        <Choice
          label="Network"
          value={network}
          options={(data?.networks ?? []).map(({ key, title }) => [key, title])}
          onChange={set('network')}
        />
        <Choice
          label="Refund"
          value={refund}
          options={Object.entries(refundWords)}
          onChange={set('refund')}
        />
        <Choice
          label="Who has it"
          value={holder}
          options={[[nobody, 'Nobody'], ...people]}
          onChange={set('holder')}
        />
        <Choice label="Who decided" value={decider} options={people} onChange={set('decider')} />
        <Choice
          label="Finding"
          value={finding}
          options={(data?.findings ?? []).map((code) => [code, findingWord(code)])}
          onChange={set('finding')}
        />
      </div>
    </details>
  );
}
