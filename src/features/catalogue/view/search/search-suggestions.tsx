import { Trans, useLingui } from '@lingui/react/macro';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Category } from '../../model/category.ts';
import styles from './search-suggestions.module.css';
import type { SearchOption } from './use-search-options.ts';

interface SearchSuggestionsProps {
  id: string;
  options: readonly SearchOption[];
  active: number;
  categories: readonly Category[];
  onPick: (option: SearchOption) => void;
  onForget: () => void;
}

export const optionId = (id: string, position: number) => `${id}-${position}`;

/** Long words, such as a contract address, are shortened in the middle. */
function shorten(words: string): string {
  return words.length > 24 ? `${words.slice(0, 6)}…${words.slice(-4)}` : words;
}

/** The listbox under the search field: recent searches as chips, hot ones as a numbered list. */
export function SearchSuggestions({
  id,
  options,
  active,
  categories,
  onPick,
  onForget,
}: SearchSuggestionsProps) {
  const { t } = useLingui();
  const titleOf = (hid: number | null) => categories.find((category) => category.hid === hid)?.title;
  const hotStart = options.findIndex(({ kind }) => kind === 'hot');
  const attributes = (option: SearchOption, position: number) => ({
    id: optionId(id, position),
    role: 'option',
    'aria-selected': position === active,
    onClick: () => onPick(option),
  });
  return (
    <div className={styles.sheet} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {hotStart === 0 ? null : (
          <div role="group" aria-label={t`Recent`} className={styles.recent}>
            <span className={styles.heading} aria-hidden="true">
              <Trans>Recent</Trans>
            </span>
            {options.map((option, position) =>
              option.kind === 'recent' ? (
                <div
                  key={option.words}
                  {...attributes(option, position)}
                  className={classNames(styles.chip, position === active && styles.active)}
                  title={option.words}
                >
                  <Icon name="history" size={15} />
                  {shorten(option.words)}
                </div>
              ) : null,
            )}
          </div>
        )}
        {hotStart === -1 ? null : (
          <div role="group" aria-label={t`Hot this week`} className={styles.hot}>
            <span className={styles.heading} aria-hidden="true">
              <Trans>Hot this week</Trans>
            </span>
            {options.map((option, position) =>
              option.kind === 'hot' ? (
                <div
                  key={option.dapp.hid}
                  {...attributes(option, position)}
                  className={classNames(styles.entry, position === active && styles.active)}
                >
                  <span className={styles.rank} aria-hidden="true">
                    {position - hotStart + 1}
                  </span>
                  <AppIcon src={option.dapp.icon_url} size={28} />
                  <b>{option.dapp.title}</b>
                  <small>{titleOf(option.dapp.category_id)}</small>
                </div>
              ) : null,
            )}
          </div>
        )}
      </div>
      {hotStart === 0 ? null : (
        <TextLink className={styles.forget} onClick={onForget}>
          <Trans>Clear</Trans>
          <span className="vh">
            <Trans>recent searches</Trans>
          </span>
        </TextLink>
      )}
    </div>
  );
}
