import { FilteredPage, FurtherLink, PanelRow, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { AssessmentKpis } from '../components/assessment/assessment-kpis.tsx';
import { OutstandingPlaces } from '../components/assessment/outstanding-places.tsx';
import { TopAssessments } from '../components/assessment/top-assessments.tsx';
import {
  AssessmentCohorts,
  AssessmentSentence,
  AssessmentSteps,
  AssessmentWaterfall,
  BaseBands,
  DocumentDetails,
  DocumentMonths,
  DueBands,
} from '../components/assessment/panels.tsx';
import { messages } from '../messages/assessment.ts';
import { menu } from '../messages/menu.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'];

export default function AssessmentPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('assessment')} question={t('question')} sentence={<AssessmentSentence />} offers={OFFERS}>
      <AssessmentKpis />
      <PanelRow>
        <DocumentMonths />
        <AssessmentWaterfall />
      </PanelRow>
      <AssessmentCohorts />
      <OutstandingPlaces />
      <FurtherLink to="/arrears-tax-type">{t('toArrears')}</FurtherLink>
      <PanelRow>
        <AssessmentSteps />
        <DueBands />
      </PanelRow>
      <BaseBands />
      <FurtherLink to="/demo-taxobject">{t('toObjects')}</FurtherLink>
      <DocumentDetails />
      <TopAssessments />
    </FilteredPage>
  );
}
