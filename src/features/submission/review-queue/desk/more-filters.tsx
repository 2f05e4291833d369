import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import {
  nobody,
  type DueFilter,
  type PaymentFilter,
  type QueueChoices,
  type RefundFilter,
} from '../model/review-list.ts';
import type { QueueFilter } from './queue-filter.ts';
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

const paymentWords: Record<PaymentFilter, string> = { 'second-person': 'Waiting for a second person' };

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

interface FoldedFilter {
  name: Exclude<keyof QueueFilter, 'q' | 'kind' | 'states'>;
  label: string;
  options: ChoiceProps['options'];
}

function listFilters(data: QueueChoices | undefined): readonly FoldedFilter[] {
  const people = (data?.people ?? []).map(({ id, name }) => [id, name] as const);
  const networks = (data?.networks ?? []).map(({ key, title }) => [key, title] as const);
  const locales = (data?.locales ?? []).map((locale) => [locale, localeWord(locale)] as const);
  const findings = (data?.findings ?? []).map((code) => [code, findingWord(code)] as const);
  return [
    { name: 'payment', label: 'Payment', options: Object.entries(paymentWords) },
    { name: 'due', label: 'Due date', options: Object.entries(dueWords) },
    { name: 'network', label: 'Network', options: networks },
    { name: 'locale', label: 'Language', options: locales },
    { name: 'refund', label: 'Refund', options: Object.entries(refundWords) },
    { name: 'holder', label: 'Assigned to', options: [[nobody, 'Unassigned'], ...people] },
    { name: 'decider', label: 'Decided by', options: people },
    { name: 'finding', label: 'Finding', options: findings },
  ];
}

/** The filters beside kind and state; their line says how many narrow the queue. */
export function MoreFilters({ queue: { filter, setFilter } }: { queue: Queue }) {
  const filters = listFilters(useQueueChoices());
  const count = filters.filter(({ name }) => filter[name] !== '').length;
  return (
    <details className={queueStyles['more']} open={count > 0 || undefined}>
      <summary>{count > 0 ? `More filters, ${count} in use` : 'More filters'}</summary>
      <div>
        {filters.map(({ name, label, options }) => (
          <Choice
            key={name}
            label={label}
            value={filter[name]}
            options={options}
            onChange={(value) => setFilter({ ...filter, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
