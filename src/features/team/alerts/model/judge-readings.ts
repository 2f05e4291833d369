import { ruleOf, type AlertName } from './alert-rules.ts';

/** One thing that was measured. */
export interface AlertReading {
  /** A queue, a job, a chain, a host; empty where there is one of it. Never a person. */
  subject: string;
  /** In the unit of the rule; null where there should be something and is nothing, which is wrong. */
  figure: number | null;
  /** What is planned, for rules that are a part of it. */
  planned?: number;
}

/** What was measured, by rule. A rule that is left out is not known now: nothing changes about its alerts. */
export type AlertReadings = Readonly<Partial<Record<AlertName, readonly AlertReading[]>>>;

/** Something that is wrong now. */
export interface AlertFinding {
  name: AlertName;
  subject: string;
  /** Whole. */
  figure: number | null;
  /** Whole. */
  limit: number;
}

/** What is wrong among what was measured. */
export function judgeReadings(readings: AlertReadings): AlertFinding[] {
  return Object.entries(readings).flatMap(([key, measured]) => {
    const name = key as AlertName;
    const { times = 0, plus } = ruleOf(name).limit;
    return measured.flatMap(({ subject, figure, planned = 0 }) => {
      const limit = times * planned + plus;
      if (figure !== null && figure <= limit) return [];
      return [
        { name, subject, figure: figure === null ? null : Math.floor(figure), limit: Math.round(limit) },
      ];
    });
  });
}
