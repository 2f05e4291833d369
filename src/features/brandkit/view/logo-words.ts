import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogoShape, LogoVariant } from '../model/logo-file.ts';

export const shapeWords: Record<LogoShape, MessageDescriptor> = {
  lockup: msg`Lockup`,
  mark: msg`Mark`,
  wordmark: msg`Wordmark`,
};

export const variantWords: Record<LogoVariant, MessageDescriptor> = {
  day: msg`Day`,
  night: msg`Night`,
  'one-colour': msg`One colour`,
  'one-colour-night': msg`One colour, night`,
};
