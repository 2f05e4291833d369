import { Box, Tab, Tabs } from '@mui/material';
import type { ContentKind } from '../model/content-kind.ts';
import { editorLanguages, type LanguageMark, type LanguageMarks } from '../model/languages.ts';
import { markWords } from './content-words.ts';
import { LanguageShape } from './state-shapes.tsx';

export type EditedLocale = keyof LanguageMarks;

export const tabId = (locale: EditedLocale) => `language-${locale}`;
export const panelId = 'language-texts';

/** What the marks mean. */
function Legend({ words }: { words: typeof markWords }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.75,
        pt: 0.75,
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      {(Object.keys(markWords) as LanguageMark[]).map((mark) => (
        <Box component="span" key={mark} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <LanguageShape mark={mark} /> {words[mark]}
        </Box>
      ))}
      <span>
        <Box component="span" sx={{ color: 'error.main' }}>
          *
        </Box>{' '}
        required
      </span>
    </Box>
  );
}

interface LanguageTabsProps {
  kind: ContentKind;
  marks: LanguageMarks;
  locale: EditedLocale;
  onChange: (locale: EditedLocale) => void;
}

/** The languages with their marks, and what the marks mean. */
export function LanguageTabs({ kind, marks, locale, onChange }: LanguageTabsProps) {
  // What is not shown to visitors says itself what its readers get.
  const words = kind.handover ? { ...markWords, missing: 'missing' } : markWords;
  return (
    <div>
      <Tabs
        value={locale}
        onChange={(_event, next: EditedLocale) => onChange(next)}
        aria-label="Languages"
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTabs-list': { flexWrap: 'wrap' },
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root': { columnGap: 0.75 },
          '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
        }}
      >
        {editorLanguages.map(({ locale: each, name }) => {
          const mark = marks[each] ?? 'missing';
          const isRequired = kind.requiredLanguages.includes(each);
          return (
            <Tab
              key={each}
              value={each}
              id={tabId(each)}
              aria-controls={panelId}
              aria-label={`${name} (${each}), ${words[mark]}${isRequired ? ', required' : ''}`}
              title={name}
              icon={<LanguageShape mark={mark} />}
              iconPosition="start"
              label={
                <span>
                  {each}
                  {isRequired && (
                    <Box component="sup" aria-hidden sx={{ color: 'error.main' }}>
                      *
                    </Box>
                  )}
                </span>
              }
            />
          );
        })}
      </Tabs>
      <Legend words={words} />
    </div>
  );
}
