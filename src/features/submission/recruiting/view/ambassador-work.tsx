import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { TitledPoints } from '#ui/points/titled-points.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './ambassador-work.module.css';

const { symbol } = brand.token;

const answers = <Trans key="answer">Answer questions in the chat and the forum of your language</Trans>;

/** A brand without a chat or a forum asks for no answers there. */
const does: readonly ReactNode[] = [
  ...(brand.social.chat && brand.social.forum ? [answers] : []),
  <Trans key="words">Check translations, and write guides that people near you understand</Trans>,
  <Trans key="meet">Hold meetups and lessons on keys, signatures and fees</Trans>,
  <Trans key="report">Report scams, fake apps and bugs before they spread</Trans>,
];

const gets: readonly ReactNode[] = [
  <Trans key="pay">A monthly reward in {symbol}, for tasks agreed in advance</Trans>,
  <Trans key="costs">Event and material costs reimbursed</Trans>,
  <Trans key="early">New versions before release, and direct contact with the people who make them</Trans>,
  brand.links.careers ? (
    <Trans key="letter">A letter of reference, and early notice of open positions</Trans>
  ) : (
    <Trans key="letter">A letter of reference</Trans>
  ),
];

/** What ambassadors do and what they get. */
export function AmbassadorWork() {
  return (
    <section className={styles.work} aria-labelledby="work">
      <div className="wrap">
        <SectionHead
          id="work"
          title={<Trans>Tasks and rewards</Trans>}
          lead={<Trans>Ambassadors give about five hours a week, where and when they like.</Trans>}
        />
        <div className={styles.pair}>
          <TitledPoints title={<Trans>What you do</Trans>} items={does} />
          <TitledPoints title={<Trans>What you get</Trans>} items={gets} />
        </div>
      </div>
    </section>
  );
}
