import { FilteredPage, FurtherLink, PanelRow } from '@pendapa/analysis';
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

export default function AssessmentPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<AssessmentSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
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
