const comment = 0xfe;
const isOfApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Segments of applications that say how the picture looks: its colors, and which side is up. The rest are previews, notes and gain maps. */
const known: readonly { marker: number; name: string; isRepeated: boolean }[] = [
  { marker: 0xe0, name: 'JFIF\0', isRepeated: false },
  { marker: 0xe1, name: 'Exif\0\0', isRepeated: false },
  // A large profile is divided into several.
  { marker: 0xe2, name: 'ICC_PROFILE\0', isRepeated: true },
  { marker: 0xee, name: 'Adobe', isRepeated: false },
];

/** Tells for one segment of a JPEG after the other, from its marker to its end, whether the picture needs it. */
export function createSegmentFilter(): (segment: Buffer) => boolean {
  const seen = new Set<string>();
  return (segment) => {
    const marker = segment[1] ?? 0;
    if (!isOfApplication(marker)) return marker !== comment;
    const found = known.find(
      (each) => each.marker === marker && segment.toString('latin1', 4, 4 + each.name.length) === each.name,
    );
    if (!found || (seen.has(found.name) && !found.isRepeated)) return false;
    seen.add(found.name);
    return true;
  };
}
