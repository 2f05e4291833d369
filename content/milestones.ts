import * as v from 'valibot';
import { milestoneSchema, type Milestone } from '#features/about/model/milestone.ts';
import file from './milestones.json' with { type: 'json' };

/** The brand's history, for the about page. It changes a few times a year, so it is read at the start and not kept in the database. */
export const milestones: readonly Milestone[] = v.parse(v.array(milestoneSchema), file);
