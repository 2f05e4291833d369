import { msg } from '@lingui/core/macro';
import { ChangePage } from '#features/listing/own-listings/view/change/change-page.tsx';
import { kindLabels } from './kind-labels.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submission-change.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => {
    const { title } = data;
    return {
      title: i18n._(
        msg({ message: `Change ${title}`, comment: 'Heading: the team of a listed item asks to change it' }),
      ),
      description: i18n._(msg`Request a change to a listed item.`),
      noIndex: true,
    };
  },
  View: ({ data }) => <ChangePage data={data} labels={kindLabels} />,
} satisfies Page<DataOf<typeof loader>>;
