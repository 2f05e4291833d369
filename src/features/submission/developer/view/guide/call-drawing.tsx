import { brand } from '#brand/brand.ts';
import type { QuayChart } from '#ui/object-hero/object-hero.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './call-drawing.module.css';
import quayUrl from './call-quay.svg?url&no-inline';

/** The water around the drawing. */
export const callChart: QuayChart = {
  url: quayUrl,
  width: 1760,
  height: 980,
};

const answer = `{
  "result": 0,
  "message": "",
  "data": [
    { "hid": 1, "title": "Ethereum", "ns": "ethereum",
      "metadata": "{\\"chain_id\\":1}", "deprecated": 0 },
    { "hid": 2, "title": "BNB Chain", "ns": "ethereum",
      "metadata": "{\\"chain_id\\":56}", "deprecated": 0 },
    { "hid": 3, "title": "Base", "ns": "ethereum",
      "metadata": "{\\"chain_id\\":8453}", "deprecated": 0 },
    …
  ]
}`;

/** A request and its response, as two sheets with water between them; the dashed line is the call. */
export function CallDrawing() {
  return (
    <div className={styles.call} dir="ltr" aria-hidden="true">
      <div className={styles.request}>
        <p>
          <b>GET</b> <code>/v1/block_chain/list?lang=en</code>
        </p>
        <p className={styles.fields}>
          <code>Host: {new URL(brand.hosts.primary).host}</code>
          <code>Accept: application/json</code>
        </p>
      </div>
      <svg className={styles.line} viewBox="0 0 660 584" preserveAspectRatio="none">
        <path d="M562 70H592Q612 70 612 90V178" strokeDasharray="6 4" />
        <path d="M606 170 612 184 618 170" />
      </svg>
      <div className={styles.response}>
        <p>
          <StatusIcon kind="success" />
          <code>200 OK</code>
        </p>
        <ol>
          {answer.split('\n').map((line, number) => (
            <li key={number}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
