import type { ReactNode } from 'react';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFlow } from '../flow/flow-context.ts';
import { previewSeed } from '../form/preview-seed.ts';
import card from './review-card.module.css';

export interface ReviewCardProps {
  title: string;
  text: string;
  /** Networks, at the end of the line. */
  children: ReactNode;
}

/** The entry at a glance, at the head of the review. */
export function ReviewCard({ title, text, children }: ReviewCardProps) {
  const { draft } = useFlow();
  const logo = logoSource(draft);
  return (
    <div className={card.preview}>
      <div className={card.chart} data-screen-only="">
        <Chart kind="strip" seed={previewSeed} />
      </div>
      <div className={card.card}>
        {logo === null ? null : <AppIcon src={logo} size={64} />}
        <div className={card.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <span className={card.networks}>{children}</span>
      </div>
    </div>
  );
}
