import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from '#ui/field/check.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { referralModes } from '../model/dapp-fields.ts';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { DappField } from './dapp-field.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextField } from '#features/submission/submission-form/view/form/text-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

export function ReferralSection() {
  const { labels } = useDappWords();
  const { fields, setFields } = useDappFlow();
  return (
    <FormSection
      title={<Trans>Referral rewards</Trans>}
      text={<Trans>Only if your DApp pays people for invitations.</Trans>}
    >
      <YesNoField
        path="has_referral"
        legend={labels.has_referral}
        value={fields.has_referral}
        onChange={(has_referral) =>
          setFields({ has_referral, referral_mode: fields.referral_mode ?? 'automatic' })
        }
      />
      {fields.has_referral ? <ReferralFields /> : null}
    </FormSection>
  );
}

function InviteRewardField() {
  const { labels } = useDappWords();
  const { fields, setFields } = useDappFlow();
  return (
    <Check
      id={fieldId('has_invite_reward')}
      checked={fields.has_invite_reward}
      onChange={(event) => setFields({ has_invite_reward: event.target.checked })}
    >
      {labels.has_invite_reward}
    </Check>
  );
}

function ReferralFields() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { labels, choices } = useDappWords();
  const { fields, setFields, issueAt } = useDappFlow();
  const issue = issueAt('referral_mode');
  const isManual = fields.referral_mode === 'manual';
  return (
    <>
      <RadioGroup
        id={fieldId('referral_mode')}
        legend={labels.referral_mode}
        error={issue && sentenceOf(issue)}
        options={referralModes.map((value) => ({ value, label: choices.referral_mode[value] }))}
        value={fields.referral_mode ?? ''}
        onChange={(referral_mode) => setFields({ referral_mode })}
      />
      <DappField name="rake_back_account" placeholder="0x…" />
      <DappField
        name="referral_contract"
        placeholder="0x…"
        hint={t`Leave it empty if it is the same contract.`}
      />
      <Check
        id={fieldId('inviter_must_transact')}
        checked={fields.inviter_must_transact}
        onChange={(event) => setFields({ inviter_must_transact: event.target.checked })}
      >
        {labels.inviter_must_transact}
      </Check>
      {isManual ? <InviteRewardField /> : null}
      <TextField
        path="invite_account"
        label={labels.invite_account}
        verbatim
        required={isManual && fields.has_invite_reward}
        disabled={!isManual || !fields.has_invite_reward}
        placeholder={isManual ? '' : t`Available when rewards are claimed manually`}
        value={isManual ? fields.invite_account : ''}
        onChange={(invite_account) => setFields({ invite_account })}
      />
    </>
  );
}
