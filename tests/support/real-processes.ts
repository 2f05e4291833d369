/**
 * Options of a test that waits for a process of its own, which the system may start, stop or kill late when the machine is busy: it gets two
 * more tries, and `npm test` names it when it needed one. Other tests get none, because what they wait for is in their own hands.
 */
export const realProcesses = { retry: 2 };
