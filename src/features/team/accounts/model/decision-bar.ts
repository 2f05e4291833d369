/** Why another person decides: `own` is what the person sent or paid for, `overruled` what an appeal has already decided against them. */
export type DecisionBar = 'own' | 'overruled';

/** About a submission. */
export const submissionBarWords: Record<DecisionBar, string> = {
  own: 'You sent this yourself, so another person decides.',
  overruled: 'Your rejection was overruled after an appeal, so another person decides.',
};

/** About a listed item. */
export const itemBarWords: Record<DecisionBar, string> = {
  own: 'You sent this item yourself, so another person decides.',
  overruled: 'Your delisting of this item was overruled after an appeal, so another person decides.',
};
