import { useEffect, useRef, useState } from 'react';
import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import { askCheck, type CheckFailure, type Question } from './ask-check.ts';

/** What was asked last, and what came of it. */
export interface CheckState {
  question: Question | null;
  /** Stays while the same token is checked again. */
  check: CheckAnswer | null;
  failure: CheckFailure | null;
  isRunning: boolean;
}

const nothing: CheckState = { question: null, check: null, failure: null, isRunning: false };

/** Checks one token at a time; a new question ends the one before. */
export function useTokenCheck() {
  const [state, setState] = useState(nothing);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function run(question: Question, before: CheckAnswer | null) {
    stop.current.abort();
    const own = new AbortController();
    stop.current = own;
    setState({ question, check: before, failure: null, isRunning: true });
    const asked = await askCheck(question, own.signal);
    if (own.signal.aborted) return;
    const check = asked.ok ? asked.check : before;
    setState({ question, check, failure: asked.ok ? null : asked.failure, isRunning: false });
  }

  return {
    state,
    check: (question: Question) => void run(question, null),
    /** The same check of the latest block; what is shown stays until it is there. */
    again() {
      if (state.question) void run(state.question, state.check);
    },
    stop() {
      stop.current.abort();
      setState((now) => ({ ...now, isRunning: false }));
    },
  };
}
