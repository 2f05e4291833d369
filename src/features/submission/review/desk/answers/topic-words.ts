import type { AnswerTopic } from '../../model/answers/answer.ts';
import { reasonWords } from '../reason-words.ts';

/** What a canned answer is offered for. */
export const topicWords = (topic: AnswerTopic): string =>
  topic === 'request-changes' ? 'Request for changes' : reasonWords[topic];
