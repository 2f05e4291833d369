import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  questionActionSchema,
  questionStates,
} from '#features/submission/transfers/model/payment-question.ts';
import type { PaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import { assigneeEntries, caseVersion, createCaseRoutes, type CaseWork } from './case-routes.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, searchEntries } from './page-query.ts';

const questionQuery = listQuery({
  ...assigneeEntries,
  ...searchEntries,
  state: v.optional(v.picklist(questionStates), 'open'),
});

/** What teams ask a person about their payments. */
export const createPaymentQuestionRoutes = (
  questions: PaymentQuestions,
  cases: CaseWork,
): Hono<DeskEnvironment> =>
  createCaseRoutes({
    name: 'payment-questions',
    countsName: 'payment-question-counts',
    reading: allow('transfers.read'),
    deciding: allow('transfers.decide'),
    querySchema: questionQuery,
    bodySchema: v.object({ version: caseVersion, action: questionActionSchema }),
    counts: () => questions.counts(),
    work: { kind: 'payment-questions', cases },
    list: (query) => questions.list(query),
    get: (id) => questions.get(id),
    act: ({ id, body, person }) => questions.act({ id, ...body, person }),
  });
