import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { Dock } from '#ui/dock/dock.tsx';
import { Note } from '#ui/note/note.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { StepsLayout } from '#ui/steps/steps-layout.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './chain-page.module.css';
import type { ChainPageData } from './chain-page-data.ts';
import { CheckResult } from './check-result.tsx';
import { downloadText } from '#lib/download-text.ts';
import { ChainFileField } from './file/chain-file-field.tsx';
import { FieldRules } from './help/field-rules.tsx';
import { PullRequestSteps } from './help/pull-request-steps.tsx';
import { useChainPage, type ChainPageState } from './use-chain-page.ts';

/**
 * Chains are submitted through the public repository: this page checks and corrects the file and explains
 * the pull request (rulings §4).
 */
export function ChainPage({ data }: { data: ChainPageData }) {
  const state = useChainPage(data);
  const { isSound, corrected } = state;
  return (
    <>
      <StepsLayout plan={<Plan state={state} />} narrow>
        <ChainHead />
        <noscript>
          <Note tone="caution" className={styles.note} title={<Trans>The check needs JavaScript.</Trans>}>
            <Trans>The rules and steps below work without it, and the repository runs the same checks.</Trans>
          </Note>
        </noscript>
        <FileSection state={state} />
        <CheckResult state={state} />
        <div id="pull-request" className={styles.anchor}>
          <FormSection
            title={<Trans>Open the pull request</Trans>}
            text={<Trans>After the merge, the chain is included in the next wallet release.</Trans>}
          >
            <PullRequestSteps chain={isSound ? corrected : null} />
          </FormSection>
        </div>
        <div id="rules" className={styles.anchor}>
          <FormSection
            title={<Trans>The rules of the file</Trans>}
            text={<Trans>A file with any field that is not listed here is rejected.</Trans>}
          >
            <div>
              <FieldRules />
            </div>
          </FormSection>
        </div>
      </StepsLayout>
      <ChainDock state={state} />
    </>
  );
}

function ChainHead() {
  const wallet = brand.name;
  return (
    <PageHead
      title={<Trans>Submit a chain</Trans>}
      lead={
        <Trans>
          {wallet} takes its chains from a public repository. Check your file here before you open the pull
          request. No donation is required.
        </Trans>
      }
    >
      <p className={styles.links}>
        <TextLink href={brand.links.chainRepository} iconEnd="arrow-up-right">
          <Trans>Open the repository</Trans>
        </TextLink>
        <TextLink href="#rules" iconEnd="arrow-right">
          <Trans>The rules of the file</Trans>
        </TextLink>
      </p>
    </PageHead>
  );
}

function Plan({ state: { kind, isSound } }: { state: ChainPageState }) {
  const { t } = useLingui();
  return (
    <Steps
      title={t`Steps`}
      steps={[
        { label: t`Paste the file`, detail: t`One chain, as JSON` },
        { label: t`Fix errors`, detail: t`Every error is listed` },
        { label: t`Get the corrected copy`, detail: t`In the required format` },
        { label: t`Pull request`, detail: t`In the public repository` },
      ]}
      current={isSound ? 2 : kind === 'empty' ? 0 : 1}
      doneLabel={t`done`}
    />
  );
}

function FileSection({ state }: { state: ChainPageState }) {
  const { text, setText, errorCount, input, ready, isMissing, knownCount, shortNameCount } = state;
  return (
    <FormSection
      title={<Trans>The file</Trans>}
      text={
        <Trans>
          IDs and names are compared with the {knownCount} chains that we know, and short names with the{' '}
          {shortNameCount} best-known ones. The repository compares them with all of its chains.
        </Trans>
      }
    >
      <form
        inert={!ready}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          state.checkAll();
        }}
      >
        <ChainFileField
          text={text}
          onText={setText}
          hasErrors={errorCount > 0}
          error={isMissing ? <Trans>There is nothing to check. Paste the file first.</Trans> : undefined}
          input={input}
        />
      </form>
    </FormSection>
  );
}

function ChainDock({ state }: { state: ChainPageState }) {
  const { t } = useLingui();
  const { errorCount, otherChainCount, isSound, corrected, endpoints, checkAll, problem } = state;
  const fileName = corrected?.fileName ?? '';
  const status =
    errorCount > 0 ? (
      <Plural value={errorCount} one="# error to fix" other="# errors to fix" />
    ) : otherChainCount > 0 ? (
      <Plural
        value={otherChainCount}
        one="One endpoint serves another chain"
        other="# endpoints serve another chain"
      />
    ) : isSound ? (
      <Trans>No errors: the corrected copy is ready</Trans>
    ) : problem === null ? undefined : (
      <Trans>Not saved on this device</Trans>
    );
  return (
    <Dock
      status={status}
      tone={errorCount + otherChainCount > 0 || problem !== null ? 'bad' : 'ok'}
      back={
        isSound && corrected ? (
          <Button
            icon="download"
            onClick={() => downloadText(corrected.text, { fileName, type: 'application/json' })}
            className={styles.download}
          >
            {fileName}
          </Button>
        ) : null
      }
      action={
        <Button
          variant="primary"
          busy={endpoints.state === 'asking'}
          busyLabel={t`Checking`}
          onClick={checkAll}
        >
          <Trans context="button: look for errors">Check</Trans>
        </Button>
      }
    />
  );
}
