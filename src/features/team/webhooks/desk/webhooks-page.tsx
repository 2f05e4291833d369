import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Webhook, WebhookAction } from '../model/webhook.ts';
import { NewWebhookDialog } from './new-webhook.tsx';
import { typeWords } from './webhook-words.ts';

/** How often the figures are asked for again. */
const refetchMs = 30_000;

function describeDeliveries({ waiting, failed, delivered_time }: Webhook): string {
  const last = delivered_time ? `Last delivered ${describeTime(delivered_time)}` : 'Nothing delivered yet';
  return [last, waiting > 0 && `${waiting} waiting`, failed > 0 && `${failed} failed`]
    .filter(Boolean)
    .join(', ');
}

function WebhookRow({ webhook, onAct, isBusy }: WebhookRowProps) {
  const button = (name: WebhookAction['name'], label: string) => (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => onAct({ name })}>
      {label}
    </Button>
  );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 280, overflowWrap: 'anywhere' }}>
        {webhook.url}
        {!webhook.isEnabled && <strong> (off)</strong>}
        <Box sx={{ color: 'text.secondary' }}>{webhook.types.map((type) => typeWords[type]).join(' · ')}</Box>
        <Box sx={{ color: 'text.secondary' }}>{describeDeliveries(webhook)}</Box>
        {webhook.last_error && <Box sx={{ color: 'error.main' }}>{webhook.last_error}</Box>}
      </Box>
      {webhook.failed > 0 && button('retry', 'Retry failed deliveries')}
      {webhook.isEnabled ? button('disable', 'Turn off') : button('enable', 'Turn on')}
      {button('remove', 'Remove')}
    </Box>
  );
}

interface WebhookRowProps {
  webhook: Webhook;
  onAct: (action: WebhookAction) => void;
  isBusy: boolean;
}

/** The receivers of signed calls. */
export function WebhooksPage() {
  const { data } = useGetList<Webhook>('webhooks', {}, { refetchInterval: refetchMs });
  const { change, isPending } = useChangeRecord('webhooks');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <title>Webhooks · Desk</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, mb: 1 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          Webhooks
        </Typography>
        <CsvButton list="webhooks" isEmpty={!data?.length} readRows={() => Promise.resolve(data ?? [])} />
        <Button variant="contained" color="secondary" onClick={() => setAdding(true)}>
          Add a receiver
        </Button>
      </Box>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        The portal calls your own systems when something changes, with a signature that they can verify.
      </Typography>
      {data?.length === 0 && <Typography>There is no receiver yet.</Typography>}
      {data && data.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              isBusy={isPending}
              onAct={(action) => void change({ record: webhook, data: action })}
            />
          ))}
        </Paper>
      )}
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </>
  );
}
