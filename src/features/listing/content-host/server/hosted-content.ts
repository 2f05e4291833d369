import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import type { News } from '#features/core/news/server/news.ts';
import { copyLimits, createContentCopies, type OnInvalidate } from './content-copies.ts';
import { createContentHost, type ContentHostOptions } from './content-host.ts';
import type { Log } from '#platform/log/log.ts';
import { createHostCatalogue, type OwnContent } from './host-catalogue.ts';
import { createHostNews } from './host-news.ts';
import { createHostReader } from './host-reader.ts';

export interface HostedContentOptions extends ContentHostOptions {
  own: OwnContent;
  log: Log;
  now: () => Date;
}

/** The content of an existing host, in place of this portal's own on the pages. */
export interface HostedContent {
  catalogue: Catalogue;
  news: News;
  /** Allowed origins of its pictures, as sources of a Content-Security-Policy. */
  pictureSources: readonly string[];
  /** Checks the host every minute; `onInvalidate` drops rendered pages. */
  watch(onInvalidate: OnInvalidate): void;
  /** Checks immediately. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export function createHostedContent({ own, log, now, ...options }: HostedContentOptions): HostedContent {
  const host = createContentHost(options);
  const copies = createContentCopies({ log, now });
  const source = { host, copies, reader: createHostReader({ host, log }) };
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  /** One check at a time: a slow host is not asked twice. */
  const check = () => (running ??= copies.check().finally(() => (running = undefined)));
  return {
    catalogue: createHostCatalogue(source, own),
    news: createHostNews(source, own.news),
    // Hosts keep their pictures elsewhere too; only pictures may come from there.
    pictureSources: [host.origin, 'https:'],
    watch(onInvalidate) {
      copies.onInvalidate(onInvalidate);
      timer = setInterval(() => {
        check().catch((error: unknown) => log.warn({ error }, 'the content host could not be looked at'));
      }, copyLimits.lifeMs);
      timer.unref();
    },
    check,
    async close() {
      clearInterval(timer);
      await host.close();
      await running?.catch(() => undefined);
    },
  };
}
