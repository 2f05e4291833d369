import type { ComponentType } from 'react';
import type { FetchedOnce } from '#lib/fetched-once.ts';
import type { FormPageData } from '../flow/submit-page-data.ts';
import type { FormCompletion } from './form-completion.ts';
import type { DraftKind } from './draft-kind.ts';

export interface KindWords {
  /** Title of the form. */
  title: string;
  lead: string;
  /** How long filling it in takes. */
  duration: string;
}

/** The steps that follow the review where a donation is asked for. */
export interface DonationSteps {
  /** The step that the flow is at. */
  Step: ComponentType;
  /** Fetches their code in advance. @throws when it cannot be fetched; `Step` tries again */
  prepare(): Promise<unknown>;
}

/** Everything in which the form of one kind differs from the others; the flow around it is one for all. */
export interface FormKind<
  Controls extends object = object,
  Data extends FormPageData = FormPageData,
> extends DraftKind<Controls> {
  /** What checks the filled form and shows it for review. Fetched when the person begins to fill in. */
  completion: FetchedOnce<FormCompletion<Data>>;
  /** Names of the fields. */
  useLabels(): Readonly<Record<string, string>>;
  useWords(): KindWords;
  /** Says what works without JavaScript, where it is not the usual. */
  WithoutScript?: ComponentType;
  /** What has to be true in order to be listed; null where the form itself asks. */
  Requirements: ComponentType | null;
  Sections: ComponentType;
  /** How it will look, beside the form. */
  Preview: ComponentType;
  /** Null for a kind without a donation. */
  donation: DonationSteps | null;
}
