import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { isApplicable, isEmptyValue } from '#features/submissions/model/form/empty-fields.ts';
import type { Field } from '#features/submissions/model/form/field.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { ChainAddress } from './chain-address.tsx';
import { useDeskKind } from './desk-kind.ts';
import { DocumentPages } from './document-pages.tsx';
import { Fact, FactGroup, FactList } from './facts.tsx';
import { fieldWord, groupWords } from './field-words.ts';
import { LinkedText } from './linked-text.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { OuterLink } from './outer-link.tsx';

/** Digits in groups of three, so that a missing zero is seen. */
const grouped = (digits: string) =>
  digits.replace(/^\d+/, (whole) => {
    const first = whole.length % 3;
    return [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
  });

function drawText(field: Field, value: string, addressLink: string | null): ReactNode {
  switch (field.type) {
    case 'account':
      return <ChainAddress address={value} addressLink={addressLink} />;
    case 'link':
      return <OuterLink href={value} />;
    case 'email':
      return <Link href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</Link>;
    case 'contact':
      return <LinkedText>{value}</LinkedText>;
    case 'number':
      return grouped(value);
    case 'file':
      return <DocumentPages sha256={value} name="the report" />;
    case 'text':
      return field.lines ? (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <LinkedText>{value}</LinkedText>
        </Box>
      ) : (
        value
      );
    default:
      return value;
  }
}

/** Everything that was sent, in the order in which a reviewer looks at it: the groups of the kind. */
export function SentFields({ submission }: { submission: ReviewSubmission }) {
  const { fields, groups, words, drawingOf } = useDeskKind();
  const drawing = drawingOf?.(submission) ?? {};
  const form = submission.payload ?? {};

  function drawValue(name: string, field: Field): ReactNode {
    const value = form[name];
    const drawOwn = drawing.draw?.[name];
    // A kind's drawing takes the type of its field, which the stored form was read with.
    if (drawOwn) return drawOwn(value as never);
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (field.type === 'links' && Array.isArray(value))
      return value.map((link) => (
        <div key={String(link)}>
          <OuterLink href={String(link)} />
        </div>
      ));
    if (typeof value !== 'string' || value === '') return null;
    if (field.type === 'file' && field.role === 'icon')
      return <LogoPreview sha256={value} title={submission.title} />;
    return drawText(field, value, drawing.addressLink ?? null);
  }

  function row(name: string): ReactNode {
    const field = fields[name];
    if (field === undefined) return null;
    // An earlier version may have kept what today's form does not ask for: whatever was sent is shown.
    const isUnsaid = form[name] === false || isEmptyValue(form[name]);
    if (isUnsaid && !isApplicable(field, form)) return null;
    const ownRows = drawing.rows?.[name];
    if (ownRows) return ownRows(form[name] as never);
    if (field.type === 'file' && form[name] === null) return null;
    return (
      <Fact key={name} name={fieldWord(words, name)}>
        {drawValue(name, field)}
      </Fact>
    );
  }

  return groups.map(({ key, fields: names }) => (
    <FactGroup key={key} title={groupWords[key] ?? key}>
      <FactList>
        {names.map(row)}
        {key === 'contact' && <Fact name="Reads the portal in">{submission.locale}</Fact>}
      </FactList>
    </FactGroup>
  ));
}
