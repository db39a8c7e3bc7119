import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function AssessmentPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('assessment')}
      question={t('assessment.question')}
      needs={[t('need.assessments'), t('need.reductions'), t('need.paymentsOnAssessments')]}
    />
  );
}
