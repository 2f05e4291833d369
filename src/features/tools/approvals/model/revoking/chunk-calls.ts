/** Most gas of one transaction since Fusaka (EIP-7825); chains that allow more lose nothing by it. */
export const transactionGasCap = 16_777_216n;

/** A batch costs more than its calls one by one: the account's code, the loop, refunds that come too late. */
const shareUsed = { numerator: 8n, denominator: 10n };

/**
 * Cuts calls into transactions under a chain's gas cap, in their order and as few as the order allows. A call that exceeds the cap alone
 * is a chunk of its own: the wallet refuses it by name, and the others go through.
 */
export function chunkCalls<Call extends { gas: bigint }>(
  calls: readonly Call[],
  {
    gasCap = transactionGasCap,
    callsMax = Number.MAX_SAFE_INTEGER,
  }: { gasCap?: bigint; callsMax?: number } = {},
): Call[][] {
  const room = (gasCap * shareUsed.numerator) / shareUsed.denominator;
  const chunks: { calls: Call[]; gas: bigint }[] = [];
  for (const call of calls) {
    const last = chunks.at(-1);
    if (last && last.gas + call.gas <= room && last.calls.length < callsMax) {
      last.calls.push(call);
      last.gas += call.gas;
    } else chunks.push({ calls: [call], gas: call.gas });
  }
  return chunks.map((chunk) => chunk.calls);
}
