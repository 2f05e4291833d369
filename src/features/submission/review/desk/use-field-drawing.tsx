import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field } from '#features/submission/form-fields/model/field.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { useDeskKind } from './desk-kind.ts';
import { DocumentPages } from './document-pages.tsx';
import { LinkedText } from './linked-text.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';

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

export interface FieldDrawing {
  /** Null where nothing was said. */
  draw: (name: string, value: unknown) => ReactNode;
  /** Of a field that has several rows: each a `Fact`; undefined for all others. */
  rows: (name: string, value: unknown) => ReactNode;
}

/** How the values of this submission's form are drawn. */
export function useFieldDrawing(submission: ReviewSubmission): FieldDrawing {
  const { choices, fields, drawingOf } = useDeskKind();
  const drawing = drawingOf?.(submission) ?? {};

  function draw(name: string, value: unknown): ReactNode {
    const field = fields[name];
    const drawOwn = drawing.draw?.[name];
    // A kind's drawing takes the type of its field, which the stored form was read with.
    if (drawOwn) return drawOwn(value as never);
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (field?.type === 'links' && Array.isArray(value))
      return value.map((link) => (
        <div key={String(link)}>
          <OuterLink href={String(link)} />
        </div>
      ));
    if (!field || typeof value !== 'string' || value === '') return null;
    if (field.type === 'file' && field.role === 'icon')
      return <LogoPreview sha256={value} title={submission.title} />;
    return choices?.[name]?.[value] ?? drawText(field, value, drawing.addressLink ?? null);
  }

  return { draw, rows: (name, value) => drawing.rows?.[name]?.(value as never) };
}
