import type { Context } from 'hono';
import type { DeskEnvironment } from './desk-gates.ts';

const accepted = 202;

/** The answer to a change that waits for a second person. @param answer.id of what it changes @param answer.proposed number of the proposal */
export const answerProposed = (
  c: Context<DeskEnvironment>,
  answer: { id: number | string; proposed: number },
): Response => c.json(answer, accepted);
