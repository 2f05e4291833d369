import type { Page } from '#platform/database/fetch-page.ts';
import type {
  PaymentQuestion,
  PaymentQuestionDetail,
  QuestionForm,
  QuestionResult,
  QuestionState,
  QuestionView,
} from '../model/payment-question.ts';
import { answerQuestion, type QuestionActionRequest } from './answer-question.ts';
import { askQuestion, forgetAskers, viewQuestion } from './ask-question.ts';
import type { QuestionDependencies } from './question-dependencies.ts';
import { countQuestions, getQuestion, listQuestions, type QuestionListRequest } from './read-questions.ts';

/** What teams ask a person about their payments. */
export interface PaymentQuestions {
  ask(form: QuestionForm, clientAddress: string | undefined): Promise<QuestionResult>;
  /** What the status page offers; null where no payment can be asked about. */
  view(reference: string): Promise<QuestionView | null>;
  list(request: QuestionListRequest): Promise<Page<PaymentQuestion>>;
  counts(): Promise<{ id: QuestionState; count: number }[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<PaymentQuestionDetail>;
  /** @throws AppError not-found, forbidden, conflict */
  act(request: QuestionActionRequest): Promise<void>;
  /** Erases what is known about the senders when it is no longer needed. */
  forgetAskers(): Promise<void>;
}

export function createPaymentQuestions(dependencies: QuestionDependencies): PaymentQuestions {
  const { database } = dependencies;
  return {
    ask: (form, clientAddress) => askQuestion(dependencies, form, clientAddress),
    view: (reference) => viewQuestion(dependencies, reference),
    list: (request) => listQuestions(database, request),
    counts: () => countQuestions(database),
    get: (id) => getQuestion(dependencies, id),
    act: (request) => answerQuestion(dependencies, request),
    forgetAskers: () => forgetAskers(dependencies),
  };
}
