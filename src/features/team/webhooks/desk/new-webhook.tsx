import { Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import * as v from 'valibot';
import { SecretDialog } from '#features/core/desk-kit/desk/secret-dialog.tsx';
import { newWebhookSchema } from '../model/webhook.ts';
import { webhookTypes, type WebhookType } from '../model/webhook-event.ts';
import { typeWords } from './webhook-words.ts';

function TypeChoice({
  types,
  onChange,
}: {
  types: readonly WebhookType[];
  onChange: (types: WebhookType[]) => void;
}) {
  return (
    <FormGroup role="group" aria-label="Events">
      {webhookTypes.map((type) => (
        <FormControlLabel
          key={type}
          label={typeWords[type]}
          control={
            <Checkbox
              checked={types.includes(type)}
              onChange={(_event, isChosen) =>
                onChange([...types.filter((each) => each !== type), ...(isChosen ? [type] : [])])
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** Adds a receiver, and shows its secret once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider();
  const [types, setTypes] = useState<WebhookType[]>([...webhookTypes]);
  async function make(fields: FormData) {
    const given = v.safeParse(newWebhookSchema, { url: fields.get('url'), types });
    if (!given.success) throw new Error(given.issues[0].message);
    const made = await provider.create('webhooks', { data: given.output });
    return (made.data as { secret: string }).secret;
  }
  return (
    <SecretDialog
      title="Add a receiver"
      action="Add receiver"
      isComplete={types.length > 0}
      make={make}
      what="secret"
      about="Give this secret to the receiver, so that it can verify the signature. It is shown only now."
      onClose={onClose}
    >
      <TextField
        name="url"
        label="Address of the receiver"
        required
        autoFocus
        fullWidth
        margin="dense"
        helperText="It starts with https:// and is reachable over the public internet"
      />
      <TypeChoice types={types} onChange={setTypes} />
    </SecretDialog>
  );
}
