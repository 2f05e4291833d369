import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { newsFeedAddress } from '../../model/news-address.ts';
import { NewsList } from './news-list.tsx';
import styles from './news-page.module.css';
import type { NewsListData } from './news-list-data.ts';

/** All news, latest first. */
export function NewsPage({ data }: { data: NewsListData }) {
  const href = useHref();
  const locale = useLocale();
  const wallet = brand.name;
  return (
    <>
      <div className="wrap">
        <PageHead
          className={styles.head}
          title={
            <Trans>
              News <em>and notices</em>
            </Trans>
          }
          lead={
            <Trans>
              Releases, new networks, maintenance and warnings from the people who build {wallet}.
            </Trans>
          }
        >
          <TextLink className={styles.feed} href={href(newsFeedAddress)} icon="rss">
            <Trans>RSS feed</Trans>
          </TextLink>
        </PageHead>
      </div>
      {data.items.length > 0 ? (
        <NewsList key={`${locale} ${data.start}`} data={data} />
      ) : (
        <div className={`wrap ${styles.empty}`}>
          <EmptyState
            title={<Trans>No notices yet</Trans>}
            actions={
              <Button href={href('/')}>
                <Trans>Back to home</Trans>
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
