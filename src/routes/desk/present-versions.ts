import type { VersionHistory } from '#features/team/versions/model/kept-version.ts';

/** The shape that the data layer of the desk's pages reads. */
export const presentVersions = ({ data, current, seen }: VersionHistory) => ({
  data,
  total: data.length,
  meta: { current, seen },
});
