/** A file of releases that `import` takes. */
export const exampleReleases = [
  {
    platform: 'desktop-windows',
    version: '3.8.0',
    released: '2026-05-04',
    notes: { en: 'Faster start.' },
    file: {
      name: 'wallet-3.8.0.exe',
      sizeBytes: 98_304_000,
      sha256: '64 digits of lower-case hex',
      checksums: 'the text of the build’s own checksum file, which must name the same SHA-256',
    },
    further: [
      {
        name: 'wallet-3.8.0-arm64.exe',
        sizeBytes: 96_104_000,
        sha256: 'of another file of the release, which the same checksum file names',
      },
    ],
  },
];
