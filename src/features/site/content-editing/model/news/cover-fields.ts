import type { FactField, TextField } from '#features/team/editing/model/content-kind.ts';

/** What previews of links show uncropped. */
export const coverSize = { width: 1200, height: 630 };

/** Says in each language what the cover shows. */
export const coverAltField: TextField = {
  name: 'coverAlt',
  label: 'What the cover shows',
  type: 'line',
  maxLength: 300,
  required: false,
};

/** The picture of a news item or a tutorial. */
export const coverField: FactField = {
  name: 'cover',
  label: 'Cover',
  hint: 'Lists, the article and link previews show it. If it is empty, visitors see a generated chart.',
  type: 'picture',
  initial: '',
  size: coverSize,
  widths: [480, 960],
  describedBy: coverAltField.name,
};
