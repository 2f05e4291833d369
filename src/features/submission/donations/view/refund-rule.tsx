import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import rule from './refund-rule.module.css';

/** The rule of refunds, wherever people pay or ask about a payment. */
export function RefundRule() {
  const { symbol } = brand.token;
  return (
    <details className={rule.rule}>
      <summary>
        <Trans>When a payment is refunded</Trans>
      </summary>
      <ul>
        <li>
          <Trans>
            You paid another amount, or paid twice: a reviewer counts the payment for your submission or
            refunds it.
          </Trans>
        </li>
        <li>
          <Trans>
            A refund is sent in {symbol} to the address that paid. The status page shows its transaction.
          </Trans>
        </li>
        <li>
          <Trans>
            A donation that was counted is usually not refunded, even after a rejection or a withdrawal.
          </Trans>
        </li>
      </ul>
    </details>
  );
}
