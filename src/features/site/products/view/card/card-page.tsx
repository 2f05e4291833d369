import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { OfferedCard } from '../../model/offered-products.ts';
import { Button } from '#ui/button/button.tsx';
import { PaymentCard } from '../device/payment-card.tsx';
import { NextStep } from '../section/next-step.tsx';
import { ProductHero } from '../section/product-hero.tsx';
import { ProductQuestions } from '../section/product-questions.tsx';
import { CardFacts } from './card-facts.tsx';
import { cardQuestions } from './card-question-words.ts';
import { CardWeek } from './card-week.tsx';
import { LostCard } from './lost-card.tsx';
import { TwoBalances } from './two-balances.tsx';

const seeds = { hero: 539, next: 856 };

/** The payment card: what it holds, what it does not, and who is responsible for what. */
export function CardPage({ data: { card, order: orderUrl } }: { data: OfferedCard }) {
  const wallet = brand.name;
  const order = (
    <Button variant="primary" iconEnd="arrow-up-right" href={orderUrl}>
      <Trans>Get the card</Trans>
    </Button>
  );
  return (
    <>
      <ProductHero
        seed={seeds.hero}
        drawn="object"
        title={
          <Trans>
            <em>Spend a little.</em> Keep the rest.
          </Trans>
        }
        lead={
          <Trans>
            Move an amount from {wallet} to the card and pay wherever cards are accepted. Everything else
            stays at your own address, under your own keys.
          </Trans>
        }
        actions={
          <>
            {order}
            <Button icon="hand-coins" href="#balances">
              <Trans>Who holds what</Trans>
            </Button>
          </>
        }
        note={<Availability />}
        drawing={<PaymentCard card={card} />}
      />
      <TwoBalances issuer={card.issuer} />
      <CardWeek />
      <CardFacts card={card} />
      <LostCard />
      <ProductQuestions questions={cardQuestions(card)} />
      <NextStep
        product="card"
        seed={seeds.next}
        title={<Trans>Apply for a card</Trans>}
        lead={<Trans>The order page shows terms, fees and limits before you enter your name.</Trans>}
        actions={order}
      />
    </>
  );
}

function Availability() {
  return (
    <Trans>
      The card is offered in some countries and regions only. The{' '}
      <a href={brand.links.regionalNotice}>regional notice</a> lists them.
    </Trans>
  );
}
