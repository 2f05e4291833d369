import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { PartState, ServicePart } from '../model/parts.ts';

export const partWords: Record<ServicePart, { name: ReactNode; about: ReactNode }> = {
  portal: { name: <Trans>Portal</Trans>, about: <Trans>Pages, forms and the DApp store</Trans> },
  'content-api': { name: <Trans>Content API</Trans>, about: <Trans>What the wallet’s apps read</Trans> },
  'chain-checks': {
    name: (
      <Trans comment="name of a service: looks for donations on the chain and confirms them">
        Chain checks
      </Trans>
    ),
    about: <Trans>Confirmation of donations on the chain</Trans>,
  },
  mail: {
    name: <Trans context="service that sends emails">Email</Trans>,
    about: <Trans>Confirmations, answers and status links</Trans>,
  },
  reviews: {
    name: <Trans comment="name of a service: people review submissions">Reviews</Trans>,
    about: <Trans>Answers to submissions</Trans>,
  },
};

export const stateWords: Record<PartState, { name: ReactNode; icon: StatusIconKind }> = {
  works: { name: <Trans comment="state of a service">Works</Trans>, icon: 'success' },
  slow: { name: <Trans comment="state of a service">Slow</Trans>, icon: 'warning' },
  disrupted: { name: <Trans comment="state of a service">Disrupted</Trans>, icon: 'error' },
  unknown: {
    name: <Trans comment="state of a service that was not measured">Not known</Trans>,
    icon: 'unknown',
  },
};

/** What is said of all services together, by the worst of them. */
export const overallWords: Record<PartState, ReactNode> = {
  works: <Trans>All services work.</Trans>,
  slow: <Trans>Some services are slow.</Trans>,
  disrupted: <Trans>Some services are disrupted.</Trans>,
  unknown: <Trans>The state of some services is not known.</Trans>,
};
