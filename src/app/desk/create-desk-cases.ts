import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { appealCases } from '#features/listing/appeals/server/appeal-cases.ts';
import { findingCases } from '#features/listing/watching/server/finding-cases.ts';
import { reportCases } from '#features/store/reports/server/report-cases.ts';
import { questionCases } from '#features/submission/transfers/server/question-cases.ts';
import { transferCases } from '#features/submission/transfers/server/transfer-cases.ts';
import { createCases, type Cases } from '#features/team/cases/server/cases.ts';
import type { Database } from '#platform/database/database.ts';

interface DeskCaseParts {
  database: Database;
  brand: Brand;
  now: () => Date;
}

/** Who works on what: each kind of case from the room that decides about it. Tests compose them here too. */
export const createDeskCases = ({ database, brand, now }: DeskCaseParts): Cases =>
  createCases({
    database,
    now,
    sources: {
      reports: reportCases,
      watch: findingCases,
      appeals: appealCases,
      transfers: transferCases({ database, brand, now }),
      'payment-questions': questionCases,
    },
  });
