/** The three drawings of the logo: the mark alone, mark and name together, the name alone. */
export const logoShapes = ['lockup', 'mark', 'wordmark'] as const;
export type LogoShape = (typeof logoShapes)[number];

/** The background a drawing is for, and whether it has one color or two. */
export type LogoVariant = 'day' | 'night' | 'one-color' | 'one-color-night';

/** The name alone has one color anyway. */
const logoVariants: Record<LogoShape, readonly LogoVariant[]> = {
  lockup: ['day', 'night', 'one-color', 'one-color-night'],
  mark: ['day', 'night', 'one-color', 'one-color-night'],
  wordmark: ['day', 'night'],
};

export const logoFormats = ['svg', 'png'] as const;
export type LogoFormat = (typeof logoFormats)[number];

/** Width of the PNG files in pixels: large enough to print at 100 mm. */
export const logoPngWidths: Record<LogoShape, number> = { lockup: 2400, mark: 1024, wordmark: 2400 };

/** A drawing's file in brand/logo: `<shape>-<variant>.svg`. */
export interface LogoDrawing {
  shape: LogoShape;
  variant: LogoVariant;
  name: `${LogoShape}-${LogoVariant}`;
}

export const logoDrawings: readonly LogoDrawing[] = logoShapes.flatMap((shape) =>
  logoVariants[shape].map((variant) => ({ shape, variant, name: `${shape}-${variant}` as const })),
);
