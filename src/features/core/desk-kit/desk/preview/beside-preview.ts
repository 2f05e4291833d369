/** A phone has no room for two columns: the preview is below the form. @param rows each of which has its height by itself */
export const onPhone = (rows: string) => ({
  '@media (width < 720px)': {
    height: 'auto',
    gridTemplateRows: rows,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

/** A form or a list that scrolls by itself, with its preview beside, as tall as the window. */
export const besidePreview = {
  mx: -2.25,
  height: 'calc(100vh - var(--bar))',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 344px', lg: 'minmax(0, 1fr) 452px' },
  ...onPhone('auto 70vh'),
} as const;
