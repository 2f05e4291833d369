import type { Generated } from 'kysely';

export interface NewsTable {
  id: Generated<number>;
  status: number;
  create_time: string;
  /**
   * JSON `{ [API language]: { title, desc, content, coverAlt? } }`, content in Markdown: zh-Hans and en, and further
   * languages for the pages.
   */
  texts: string;
  /** As in `news/model/news-kinds.ts`. */
  kind: Generated<'release' | 'maintenance' | 'warning' | 'company'>;
  /** Until when it is on top of the list; null where it is not. */
  pinned_until: string | null;
  /** JSON of a `StoredCover` (`news/model/cover.ts`); null where visitors see a chart. */
  cover: string | null;
}

export interface PromotionTable {
  hid: Generated<number>;
  kind: 'banner' | 'activity' | 'ad';
  url: string;
  image_url: string;
  status: number;
  position: number;
  /** JSON `{ [content language]: title }`. */
  titles: string;
}

export interface TutorialTable {
  id: Generated<number>;
  minutes: number;
  position: number;
  /** JSON `{ [locale]: { title, body, coverAlt? } }`, body in Markdown. */
  texts: string;
  /** 0 is published, like `news`. */
  status: Generated<number>;
  /** Like `news`. */
  cover: string | null;
}

/** The wallet's history, as the about page shows it. */
export interface MilestoneTable {
  id: Generated<number>;
  shown: number;
  /** `2018-03` */
  month: string;
  /** JSON `{ [locale]: { title, text } }`. */
  texts: string;
}

/** The strip above the header: of those that are shown, the one that was published last. */
export interface NoticeTable {
  id: Generated<number>;
  shown: number;
  /** When it was published last. */
  since: string;
  url: string;
  /** JSON `{ [locale]: text }`. */
  texts: string;
}

/** What editors work on: one row per item of content, whether visitors see it or not. */
export interface ContentEntryTable {
  id: Generated<number>;
  /** Name of the kind: `news`, `banner`, … */
  kind: string;
  /** Of the latest version: the value of the field that the list can be narrowed by; null where the kind has none. */
  choice: string | null;
  /** Id of the row that visitors read; null until it was first published. */
  row_id: number | null;
  state: 'draft' | 'scheduled' | 'published' | 'unpublished';
  /** Number of the latest version. */
  version: number;
  /** Number of the version that visitors see; null when they see none. */
  live_version: number | null;
  /** When it was first published; null before. */
  publish_time: string | null;
  /** When the latest version goes out, and when it disappears; null for neither. */
  from_time: string | null;
  until_time: string | null;
  /** What the list is sorted by: when it is or was published, goes out, was taken down, or was saved. */
  listed_time: string;
  title: string;
  /** JSON `{ [locale]: mark }`. */
  marks: string;
  /** Name of the account that changed it last. */
  editor: string;
  /** When a draft that was never published was deleted: nobody sees it again, and its versions stay. */
  deleted_time: Generated<string | null>;
  /** Of the form that made it, so that sending it again makes no second entry; null where none was named. */
  form_key: Generated<string | null>;
}

/** A picture that a version shows. Rows are never deleted: every version can be restored. */
export interface ContentFileTable {
  sha256: string;
  entry_id: number;
  /** Of the version. */
  number: number;
}

/** Which part of which picture a cut one shows, in pixels of the whole; the whole is kept as long as a part of it. */
export interface PictureCutTable {
  sha256: string;
  whole_sha256: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Files that show a picture in less width; deleted with it. */
interface PictureWidthTable {
  sha256: string;
  /** In pixels. */
  width: number;
  narrow_sha256: string;
}

/** Every version of every entry; rows are never changed or deleted. */
export interface ContentVersionTable {
  entry_id: number;
  /** From 1, without gaps. */
  number: number;
  act: string;
  /** JSON, see `features/team/editing/model/content-body.ts`. */
  body: string;
  /** JSON `{ [locale]: number of the version whose English this language matches }`. */
  checked: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
  actor_id: string | null;
  /** Name of the account. */
  actor: string;
  at: string;
}

/** Every version of what the desk changes outside of contents (`features/team/versions`); rows are never changed or deleted. */
export interface KeptVersionTable {
  /** As in the audit log: `network 12`. */
  subject: string;
  /** From 1, without gaps. */
  number: number;
  act: 'found' | 'saved' | 'restored';
  /** JSON of all that restoring needs. */
  body: string;
  /** JSON, see `features/team/versions/model/kept-version.ts`. */
  lines: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
  actor_id: string | null;
  /** Name of the account; empty for what was found. */
  actor: string;
  at: string;
}

/** A script, style or drawing of a build (`app/earlier-assets`). */
export interface BuiltAssetTable {
  path: string;
  media_type: string;
  /** Uncompressed. */
  size_bytes: number;
  /** Of the uncompressed file, for its validators; null for what is not compressed. */
  hash: string | null;
  /** Compressed with Brotli; null for what is not compressed. */
  br: Uint8Array | null;
  /** Compressed with gzip, and empty where the build did not do that; as it is where `br` is null. */
  bytes: Uint8Array;
  /** When a node with this build last ran. */
  used_time: string;
}

/** A page as it would be, for the frame of the person who writes it (`features/team/editing/server/previews.ts`). */
interface PreviewTable {
  id: Generated<number>;
  /** Account. */
  person_id: string;
  /** Last part of its address; not to be guessed. */
  name: string;
  document: string;
  /** Its Content-Security-Policy. */
  policy: string;
  create_time: string;
}

/** What editors write, and what visitors read of it. */
export interface ContentTables {
  news: NewsTable;
  promotions: PromotionTable;
  tutorials: TutorialTable;
  milestones: MilestoneTable;
  notices: NoticeTable;
  content_entries: ContentEntryTable;
  content_versions: ContentVersionTable;
  content_files: ContentFileTable;
  picture_cuts: PictureCutTable;
  picture_widths: PictureWidthTable;
  kept_versions: KeptVersionTable;
  built_assets: BuiltAssetTable;
  previews: PreviewTable;
}
