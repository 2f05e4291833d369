import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogoShape, LogoVariant } from '../model/logo-file.ts';

export const shapeWords: Record<LogoShape, MessageDescriptor> = {
  lockup: msg({ message: 'Lockup', comment: 'Sign and name of the logo together' }),
  mark: msg({ message: 'Mark', comment: 'The sign of the logo without the name' }),
  wordmark: msg({ message: 'Wordmark', comment: 'The name of the logo as letters, without the sign' }),
};

export const variantWords: Record<LogoVariant, MessageDescriptor> = {
  day: msg`Day`,
  night: msg`Night`,
  'one-color': msg`One color`,
  'one-color-night': msg`One color, night`,
};
