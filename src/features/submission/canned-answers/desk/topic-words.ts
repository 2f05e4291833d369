import type { AnswerTopic } from '../model/answer.ts';
import { reasonWords } from '#features/submission/review-queue/desk/reason-words.ts';

/** What a canned answer is offered for. */
export const topicWords = (topic: AnswerTopic): string =>
  topic === 'request-changes' ? 'Request for changes' : reasonWords[topic];
