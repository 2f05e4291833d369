import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import { payloadSchema, removedPayloadVersion, type StoredFormat } from '../model/stored-payload.ts';

/** The columns of `submissions` that hold a form. */
export interface StoredForm {
  id: number;
  payload: string;
  payload_version: number;
}

/** What is said of a form that was deleted when its submission expired. */
const removedProblem = 'deleted when the submission expired';

export type ReadPayload<Payload extends object> =
  { ok: true; payload: Payload } | { ok: false; problem: string };

const problemOf = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

/**
 * Reads the stored form of a submission: the only way in which the column `payload` becomes a value.
 * @returns what is wrong in one line, instead of the form, where the row does not hold one of its kind and version
 */
export function readPayload<Payload extends object>(
  format: StoredFormat<Payload>,
  row: StoredForm,
): ReadPayload<Payload> {
  if (row.payload_version === removedPayloadVersion) return { ok: false, problem: removedProblem };
  const schema = payloadSchema(format, row.payload_version);
  if (!schema) return { ok: false, problem: `unknown payload version ${row.payload_version}` };
  const stored = v.pipe(v.string(), v.parseJson(undefined, 'not JSON'), schema);
  const parsed = v.safeParse(stored, row.payload, { abortEarly: true });
  if (parsed.success) return { ok: true, payload: parsed.output };
  return { ok: false, problem: problemOf(parsed.issues[0]) };
}

/**
 * The stored form of a submission, where nothing can be done without it.
 * @throws AppError conflict that names the submission and what is wrong with its form
 */
export function parsePayload<Payload extends object>(
  format: StoredFormat<Payload>,
  row: StoredForm,
): Payload {
  const read = readPayload(format, row);
  if (read.ok) return read.payload;
  throw new AppError(
    'conflict',
    `The stored form of submission ${row.id} (${format.kind}, version ${row.payload_version}) cannot be read: ${read.problem}.`,
  );
}

/** The forms that can be read, for lists of which one broken row must not take the others away. */
export function readPayloads<Payload extends object, Row extends StoredForm>(
  format: StoredFormat<Payload>,
  rows: readonly Row[],
): { row: Row; payload: Payload }[] {
  return rows.flatMap((row) => {
    const read = readPayload(format, row);
    return read.ok ? [{ row, payload: read.payload }] : [];
  });
}
