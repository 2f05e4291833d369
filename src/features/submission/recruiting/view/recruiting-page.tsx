import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { useTranslatedQuestions } from '#i18n/use-translated-questions.ts';
import { Questions } from '#ui/questions/questions.tsx';
import styles from './ambassador-questions.module.css';
import { AmbassadorWork } from './ambassador-work.tsx';
import { HowToApply } from './how-to-apply.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { questions } from './question-words.ts';
import { RequirementList } from './requirement-list.tsx';

const chartSeed = 64;

/** Questions before applying. */
function AmbassadorQuestions() {
  return (
    <Questions
      className={styles.questions}
      heading={<Trans>Questions and answers</Trans>}
      questions={useTranslatedQuestions(questions)}
    />
  );
}

/** The ambassador program: requirements, what it means, and how to apply. */
export function RecruitingPage() {
  const wallet = brand.name;
  const href = useHref();
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            Be the one <em>people come to</em>
          </Trans>
        }
        lead={
          <Trans>
            {wallet} ambassadors help people in their own language and city to keep their keys safe.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="send" href={href('/recruiting/apply')}>
              <Trans>Apply</Trans>
            </Button>
            <Button href="#requirements">
              <Trans>Who can apply</Trans>
            </Button>
          </>
        }
      />
      <ApplicationSteps />
      <RequirementList />
      <AmbassadorWork />
      <AmbassadorQuestions />
      <HowToApply />
    </>
  );
}
