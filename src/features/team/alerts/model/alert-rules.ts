/** When something that is measured is an alert. */
export interface AlertRule {
  /** It is wrong above `times` of what is planned and `plus`. */
  limit: { times?: number; plus: number };
  unit: 'seconds' | 'percent' | 'count' | 'yes-or-no';
  /** How long it must be wrong before it is told, and right before its end is. */
  holdMinutes: number;
  /** `node`: each node measures its own, and the subject is its host. */
  scope: 'portal' | 'node';
  /** Where the team reads what to do: a file of docs/ and the heading in it. */
  runbook: { file: 'runbooks.md' | 'operations.md'; heading: string };
}

const waits = { file: 'runbooks.md', heading: 'Jobs wait or fail' } as const;
const endpoint = { file: 'runbooks.md', heading: 'An endpoint of a chain is gone, slow or wrong' } as const;

/**
 * Every alert that the portal tells by itself. Those that docs/monitoring/alerts.yml has too have the same limits there
 * (tests/contract/alert-limits.test.ts).
 */
export const alertRules = {
  'jobs-stuck': {
    limit: { plus: 600 },
    unit: 'seconds',
    holdMinutes: 5,
    scope: 'portal',
    runbook: waits,
  },
  'job-failing': {
    limit: { times: 3, plus: 0 },
    unit: 'seconds',
    holdMinutes: 5,
    scope: 'portal',
    runbook: waits,
  },
  'watch-behind': {
    limit: { plus: 6 * 3600 },
    unit: 'seconds',
    holdMinutes: 15,
    scope: 'portal',
    runbook: waits,
  },
  'hijack-open': {
    limit: { plus: 0 },
    unit: 'count',
    holdMinutes: 1,
    scope: 'portal',
    runbook: { file: 'runbooks.md', heading: 'A listed site steals, or a download is not genuine' },
  },
  'chain-behind': {
    limit: { plus: 900 },
    unit: 'seconds',
    holdMinutes: 5,
    scope: 'portal',
    runbook: endpoint,
  },
  'chain-halted': {
    limit: { plus: 0 },
    unit: 'count',
    holdMinutes: 5,
    scope: 'portal',
    runbook: endpoint,
  },
  'mail-refused': {
    limit: { plus: 0 },
    unit: 'count',
    holdMinutes: 15,
    scope: 'portal',
    runbook: { file: 'operations.md', heading: 'Mail' },
  },
  'backup-late': {
    limit: { times: 1, plus: 3600 },
    unit: 'seconds',
    holdMinutes: 15,
    scope: 'portal',
    runbook: { file: 'operations.md', heading: 'Backup and restore' },
  },
  'disk-full': {
    limit: { plus: 95 },
    unit: 'percent',
    holdMinutes: 5,
    scope: 'node',
    runbook: { file: 'runbooks.md', heading: 'The disk is full' },
  },
  'audit-changed': {
    limit: { plus: 0 },
    unit: 'yes-or-no',
    holdMinutes: 0,
    scope: 'node',
    runbook: { file: 'operations.md', heading: 'The audit log' },
  },
} satisfies Record<string, AlertRule>;

export type AlertName = keyof typeof alertRules;

export const ruleOf = (name: AlertName): AlertRule => alertRules[name];

/** Whether a stored name is an alert of this version. */
export const isAlertName = (name: string): name is AlertName => Object.hasOwn(alertRules, name);
