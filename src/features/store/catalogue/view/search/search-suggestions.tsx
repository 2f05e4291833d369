import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { optionId } from '#ui/field/use-listbox.ts';
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
  onPick: (position: number) => void;
  onForget: () => void;
}

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
  const attributes = (position: number, className: string | undefined) => ({
    id: optionId(id, position),
    role: 'option',
    'aria-selected': position === active,
    className: classNames(className, position === active && styles.active),
    onClick: () => onPick(position),
  });
  const group = (label: string, className: string | undefined, children: ReactNode) => (
    <div role="group" aria-label={label} className={className}>
      <span className={styles.heading} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
  const recent = options.map((option, position) =>
    option.kind === 'recent' ? (
      <div key={option.words} {...attributes(position, styles.chip)} title={option.words}>
        <Icon name="history" size={15} />
        {shorten(option.words)}
      </div>
    ) : null,
  );
  const hot = options.map((option, position) =>
    option.kind === 'hot' ? (
      <div key={option.dapp.hid} {...attributes(position, styles.entry)}>
        <span className={styles.rank} aria-hidden="true">
          {position - hotStart + 1}
        </span>
        <AppIcon src={option.dapp.icon_url} size={28} />
        <b>{option.dapp.title}</b>
        <small>{titleOf(option.dapp.category_id)}</small>
      </div>
    ) : null,
  );
  return (
    <div className={styles.sheet} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {hotStart === 0 ? null : group(t`Recent`, styles.recent, recent)}
        {hotStart === -1 ? null : group(t`Hot this week`, styles.hot, hot)}
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
