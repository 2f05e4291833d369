import type { Locale } from '#i18n/locales.ts';

/** A text that has a version in each language. */
export interface TextField {
  name: string;
  label: string;
  type: 'line' | 'markdown';
  maxLength: number;
  /** A language without it is not complete, and visitors do not get it. */
  required: boolean;
  /** Present where a Markdown text may have pictures: they are scaled down to this width, and cut to this ratio where an editor chooses a part. */
  pictures?: { width: number; height: number };
}

interface FactBase {
  name: string;
  label: string;
  /** One sentence below the field. */
  hint?: string;
}

/** A field that is the same in every language. */
export type FactField = FactBase &
  (
    | { type: 'line'; maxLength: number; required: boolean }
    /** An address of the web; `http` and `https` only. */
    | { type: 'link'; required: boolean }
    | { type: 'number'; min: number; max: number; initial: number }
    | { type: 'choice'; options: readonly { value: string; label: string }[]; initial: string }
    | { type: 'date'; required: boolean }
    /** `2026-11` */
    | { type: 'month'; required: boolean }
    /**
     * The address of a picture of this site, or empty. What is uploaded is cut to the ratio of `size` and stored in this size, in pixels,
     * or down to half of it, and in the lesser `widths` too, where it has them. `describedBy` names the text that says what it shows,
     * which each language then needs.
     */
    | {
        type: 'picture';
        initial: string;
        size: { width: number; height: number };
        describedBy?: string;
        widths?: readonly number[];
      }
    | { type: 'flag'; initial: boolean }
  );

/**
 * What editors write of one kind. The check of what is sent, the form, the marks of the languages, and the differences between
 * versions follow from it.
 */
export interface ContentKind {
  /** In addresses and in the database, for example `news`. */
  name: string;
  /** As the desk calls several of them: `News`. */
  label: string;
  /** As the desk calls one of them: `news item`. */
  singular: string;
  texts: readonly TextField[];
  facts: readonly FactField[];
  /** Name of a fact of the type `choice` that the desk's list can be narrowed by. */
  narrowedBy?: string;
  /** Languages without which nothing is published. */
  requiredLanguages: readonly Locale[];
  /**
   * Present where visitors see nothing when it is published: another room takes it over. `action` is on the button, `hint` says what
   * follows. Such a kind has no times.
   */
  handover?: { action: string; hint: string };
}
